# What a general says of its decisions, beside the board and in reports: one sentence first, and how it came about.

account-decided = { $title }: { $result }.
account-about = , { $subject }
account-table = It { $sum } (Solo DBA { $section }{ $about })
account-contest = The highest roll decides (Solo DBA { $section }{ $about }):
account-option = { $name }: { $sums }
account-option-ignored = { $name }: { $sums } (not counted)
account-dice = rolled { $dice }
account-added = { $value } for { $facts }
account-sum = { $parts }; total { $total }
account-fact = { $title }: { $value }
account-rule-because = { $facts } (Solo DBA { $section }{ $about })
account-action = It { $aim }: { $order }, for { $cost } of { $left ->
    [one] 1 PIP
   *[other] { $left } PIPs
} (Solo DBA { $section }, no. { $rank } on its list of actions).
account-freely = It { $aim }: { $order }, for { $cost } of { $left ->
    [one] 1 PIP
   *[other] { $left } PIPs
} (Solo DBA { $section }).
account-next = The next best was { $order }.
account-next-less = The next best, { $order }, promised less: { $worth }.
account-next-more = The next best, { $order }, promised more, but not for its PIPs.
account-next-equal = The next best, { $order }, was just as good.
account-end = Movement ends with { $left ->
    [one] 1 PIP
   *[other] { $left } PIPs
} left.
account-higher = It looked first for something else, and found nothing of use: { $actions }.
account-rejected = Also considered: { $orders }.
account-rulings = Rulings: { $rulings }
account-call = { $who } is asked to shoot first
account-vetoed = Not useful: { $action }, { $order } ({ $why }).
account-veto-general = the general would attack at equal odds or worse
account-veto-last-loss = it gambles, and one more loss ends the battle
account-veto-worse = it would be worse off
account-swap-faced = { $one } and { $other } change places: { $who } faced { $enemy }.
account-swap-faces = { $one } and { $other } change places: { $who } now faces { $enemy }.
account-length-x = { $length } BW from the left edge
account-length-y = { $length } BW from the near edge
account-length-right = { $length } BW right of centre
account-length-ahead = { $length } BW ahead of the base line
account-length-left = { $length } BW left of centre
account-length-behind = { $length } BW behind the base line

# What a move was meant for, as what is said of the opponent, and what it promised; the next best move is measured by the same.
account-aim-safe-attack = wanted to attack where it may destroy an enemy and cannot lose an element
account-aim-support-attack = wanted to help another attack on the same enemy
account-aim-calculated-attack = wanted to attack where it destroys more often than it loses
account-aim-aggressive-attack = wanted to attack even where it loses as often as it destroys
account-aim-reckless-attack = wanted to attack even against the odds
account-aim-aggressive-manoeuvre = wanted to threaten your troops, or to prepare an attack
account-aim-defensive-manoeuvre = wanted to get out of a threat
account-aim-occupy-terrain = wanted ground where its troops fight well
account-aim-re-enforce = wanted to help friends in danger
account-aim-re-arrange-line = wanted better troops in the front of its line
account-aim-repair-line = wanted to close a gap in its line
account-aim-form-line = wanted a wider line to fight in
account-aim-form-column = wanted to get ahead faster, or past bad going
account-aim-free = followed no list here, and took what it judged best
account-worth-judged = worth { $other } of an element for each PIP, against { $own }
account-worth-sum = { $other } elements gained on average, against { $own }
account-worth-gain = { $other } elements gained on average, against { $own }
account-worth-t = enemies destroyed: { $other } on average, against { $own }
account-worth-t-less-u = elements destroyed, less those lost: { $other } on average, against { $own }

# A move: what moves, what it does, where it goes, and what that changes. The general chooses the names.
account-who-two = { $one } and { $other }
account-who-many = { $count } elements
account-who-unknown = The opponent
account-moves = { $does }.
account-moves-because = { $does }: { $why }.
account-goes = { $does } ({ $way })
account-way-ahead = { $length } BW ahead
account-way-back = { $length } BW back
account-way-right = { $length } BW to the right
account-way-left = { $length } BW to the left
account-turn-right = { $degrees }° right
account-turn-left = { $degrees }° left
account-way-into = into the { $terrain }
account-does-safe-attack = { $who } { $count ->
    [one] attacks
   *[other] attack
} where nothing can be lost
account-does-support-attack = { $who } { $count ->
    [one] supports
   *[other] support
} another attack
account-does-calculated-attack = { $who } { $count ->
    [one] attacks where it wins more often than it loses
   *[other] attack where they win more often than they lose
}
account-does-aggressive-attack = { $who } { $count ->
    [one] attacks
   *[other] attack
} at even odds
account-does-reckless-attack = { $who } { $count ->
    [one] attacks
   *[other] attack
} against the odds
account-does-aggressive-manoeuvre = { $who } { $count ->
    [one] advances
   *[other] advance
}
account-does-defensive-manoeuvre = { $who } { $count ->
    [one] avoids
   *[other] avoid
} a threat
account-does-occupy-terrain = { $who } { $count ->
    [one] occupies
   *[other] occupy
} terrain
account-does-re-enforce = { $who } { $count ->
    [one] comes
   *[other] come
} to help
account-does-repair-line = { $who } { $count ->
    [one] returns
   *[other] return
} to the line
account-does-form-line = { $who } { $count ->
    [one] widens
   *[other] widen
} the line
account-does-form-column = { $who } { $count ->
    [one] narrows
   *[other] narrow
} to a column
account-does-free = { $who } { $count ->
    [one] moves
   *[other] move
} by free choice

# What the rules before the battle are called, and what they look at.
account-rule-your-army-first = Your army is chosen before the opponent's
account-rule-enemy-army = Your army, as the opponent counts it
account-rule-line = A line as it stands, file by file
account-rule-line-left = Sent out of the line it was in
account-rule-compound = Moves that follow this one as part of a plan
account-count-moves = { $value ->
    [one] one move in all
   *[other] a plan of { $value } moves
}
account-rule-override-reason = Why the opponent would choose freely
account-fact-thrown = earlier rolls for it
account-fact-free = by free choice
account-chance-wins = its list wins in { $percent } % of rolls
account-chance-peril = its list loses the general in { $percent } %
account-fact-spent = PIPs that its list would spend
account-rule-tie = Equally good moves, chosen by die
account-rule-shooting = Shooter and target
account-rule-combat = The next combat
account-rule-main-attacker = The main attacker
account-rule-recoil = How far an element recoils
account-rule-least-lost = Least loss
account-chance-kills = { $percent } % to destroy an enemy
account-chance-losses = { $percent } % to lose an element
account-chance-next-kills = the next best of these: { $percent } % to destroy an enemy
account-chance-next-losses = { $percent } % to lose an element
account-fact-others = combats left for later
account-rule-veto = A move rejected for what it would cost
account-rule-camp = The opponent's camp site
account-rule-camp-holder = Garrison of the opponent's camp
account-rule-town-holder = Garrison of the opponent's built-up area
account-fact-flank-by-the-water = on a waterside flank
account-fact-road-to-the-camp = by a road from your side
account-fact-camp-in-the-open = not behind bad going
account-fact-garrison-wanted = a garrison is needed
account-fact-garrison-row = row of the list
account-rule-group = A group
account-rule-deployed-as = Troop type an element deploys as
account-rule-other-flank = On the other flank, away from bad going
account-rule-most-land = No room to land
account-rule-no-place = No place for a group in its position
account-rule-two-ranks = Pikes in two ranks
account-rule-no-room = A line too wide for its place
account-rule-column-in-bad-going = A column because of bad going
account-rule-placed = Position of a group
account-rule-not-facing = Psiloi facing mounted
account-rule-not-opposite = Elephants and war wagons opposite artillery
account-rule-fastest-outside = The fastest at the ends
account-rule-general-in-the-middle = The general in the middle of its position
account-rule-left-to-the-referee = Not enough room for every element
account-rule-swap = Elements that swap places
account-rule-come-ashore = Where the elements kept back land
account-fact-first = enemies dangerous to the first
account-fact-second = enemies dangerous to the second
account-fact-bad-here = bad going there
account-fact-bad-there = bad going on the other
account-fact-most = elements that may land, at most
account-fact-facing = psiloi that face mounted
account-fact-opposite = elephants and war wagons opposite artillery
account-fact-inside = neighbours of which the faster stands farther in
account-fact-before-bad-going = mounted elements before bad going
account-fact-half-widths-off = half base widths from the middle
account-fact-before = before
account-fact-regret = gain from choosing freely
account-fact-threshold = least gain that is worth a roll
account-fact-after = after
account-rule-features = Choice of terrain features
account-rule-place = Place of a terrain feature
account-rule-refused = Rejected place, rolled again
account-rule-quarter = The quarter the opponent picks
account-rule-more-terrain = Terrain added because some is missing
account-fact-tries = rolls

# What rules without dice come to while an army deploys.
account-result-your-army-first-later = it waits for yours
account-result-override-reason-R1 = more to win
account-result-override-reason-R2 = the general is in danger
account-result-override-reason-R3 = a safe attack that the list leaves out
account-result-override-reason-R4 = its list leaves PIPs unused
account-result-override-reason-regret = its list is worth too much less
account-result-edge-near = the near edge
account-result-edge-far = the far edge
account-result-edge-left = the left edge
account-result-edge-right = the right edge
account-result-camp-holder-nobody = camp followers
account-result-camp-holder-followers = camp followers
account-result-refused-other-quarter = it would lie in another quarter
account-result-refused-no-room = there is no room
account-result-refused-no-quarter = there is no place in that quarter
account-result-refused-unfinished = the rest could no longer be placed
account-result-place-left-out = left out
account-result-group-alike = of one kind
account-result-group-psiloi-behind = with psiloi behind the middle
account-result-group-bows-between = with bows between
account-result-group-with-elephants = with elephants
account-result-group-left-over = of the elements left over
account-result-group-mounted-apart = of mounted, in two groups
account-result-other-flank-left = on the left flank
account-result-other-flank-right = on the right flank
account-result-most-land-right = on the right flank
account-result-no-place-reserve = not in reserve
account-result-no-place-centre = not in the centre
account-result-no-place-left = not on the left flank
account-result-no-place-right = not on the right flank
account-result-no-room-two-ranks = in two ranks
account-result-no-room-column = in column
account-result-column-in-bad-going-column = in column
account-result-two-ranks-line = in two ranks
account-result-two-ranks-two-ranks = in two ranks
account-result-two-ranks-column = in column
account-result-placed-reserve = in reserve
account-result-placed-centre = in the centre
account-result-placed-left = on the left flank
account-result-placed-right = on the right flank
account-result-not-facing-kept = none
account-result-not-facing-not-possible = some, for want of a better place
account-result-not-facing-nobody-there = the other army is not deployed yet
account-result-not-opposite-kept = none
account-result-not-opposite-not-possible = some, for want of a better place
account-result-not-opposite-nobody-there = the other army is not deployed yet
account-result-fastest-outside-kept = they are
account-result-fastest-outside-not-possible = not all of them are
account-result-general-in-the-middle-reserve = in reserve
account-result-general-in-the-middle-centre = in the centre
account-result-general-in-the-middle-left = on the left flank
account-result-general-in-the-middle-right = on the right flank
account-result-general-in-the-middle-landing = it is to land, or holds a camp or built-up area
account-result-left-to-the-referee-nowhere = the rest deploy wherever they may
account-result-swap-none = none
account-result-swap-from = from its place

# What a move changes, by the sign of a number; numbers without a phrase only rank moves. Chances are counted in 36 throws.
account-score-t-plus = { $value } of 36 rolls destroy its target
account-score-u-zero = none destroys the attacker
account-score-u-minus = { $value ->
    [one] 1 destroys the attacker
   *[other] { $value } destroy the attacker
}
account-score-gain-plus = it should win more than it loses in combat and shooting ({ $average } elements on average)
account-score-gain-minus = it should lose more than it wins in combat and shooting ({ $average } elements on average)
account-score-attack-plus = more of your elements should be destroyed ({ $average } more on average)
account-score-attack-minus = fewer of your elements should be destroyed ({ $average } fewer on average)
account-score-danger-plus = its army is in less danger ({ $average } fewer elements lost on average)
account-score-danger-zero = no more danger than before
account-score-danger-minus = its army is in more danger ({ $average } more elements lost on average)
account-score-nearer-plus = { $count ->
    [one] { $value ->
        [one] one bound’s march closer to your troops
       *[other] { $value } bounds’ march closer to your troops
    }
   *[other] closer to your troops
}
account-score-nearer-each = each is one bound’s march closer to your troops
account-score-nearer-minus = { $value ->
    [one] it reaches your troops one bound later
   *[other] it reaches your troops later
}
account-score-edge-minus = it ends { $length } BW short of the far side of that ground
account-score-need-plus = friends there are in danger ({ $average } of them would be lost on average)
account-score-gained-plus = { $length } BW closer to where help is needed
account-score-places-plus = { $value ->
    [one] a gap in the line is filled
   *[other] { $value } gaps in the line are filled
}
account-score-wider-plus = { $value ->
    [one] the line is one element wider
   *[other] the line is { $value } elements wider
}
account-score-risen-plus = its combats there go better (in { $value } of 36 rolls)
account-score-narrower-plus = { $value ->
    [one] the front is one element narrower
   *[other] the front is { $value } elements narrower
}
account-score-v-plus = its army stands better after it (worth { $share } of an element)
account-score-v-minus = its army stands worse after it (by { $share } of an element)
account-score-reply-plus = you can do less harm in your next bound (by { $share } of an element)
account-score-reply-minus = you can do more harm in your next bound (by { $share } of an element)
account-score-inversions-minus = { $value ->
    [one] an action that comes earlier on its list waits
   *[other] { $value } actions that come earlier on its list wait
}
account-score-compound-plus = the next step of a plan that began with its move { $value }
