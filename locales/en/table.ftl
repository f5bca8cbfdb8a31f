# What is read at the table of a battle alone; fetched with it.

# Where a place is: from the nearest element, in front of it and behind it as it looks.
beside-at = beside { $who }
beside-front = { $along } BW in front of { $who }
beside-behind = { $along } BW behind { $who }
beside-left = { $aside } BW left of { $who }
beside-right = { $aside } BW right of { $who }
beside-front-left = { $along } BW in front and { $aside } BW left of { $who }
beside-front-right = { $along } BW in front and { $aside } BW right of { $who }
beside-behind-left = { $along } BW behind and { $aside } BW left of { $who }
beside-behind-right = { $along } BW behind and { $aside } BW right of { $who }
beside-in = in the { $terrain }, { $lies }

# What counts against an element in a combat beside its opponent, and by which enemy.
factor-overlap-left = overlap on its left: { $who }
factor-overlap-right = overlap on its right: { $who }
factor-left = left flank: { $who }
factor-right = right flank: { $who }
factor-rear = rear: { $who }
factor-all-round = also in contact: { $who }
factor-edge-left = table edge on its left
factor-edge-right = table edge on its right

# A selection, on a screen that fingers use.
moving-selected-fingers = Drag it to move; the gold handle turns it. While you drag, a second finger turns it too.

# How to play: by pointer and keys, and with fingers.
key-space = Space
key-shift-enter = Shift Enter
help-title = How to play
help-moving = Click an element to see its moves, then drag it. Shift-click adds to the group; drag a box over open ground to select several. Hold Alt while you drag to switch off snapping and the stop at a full move.
help-moving-fingers = Tap an element to see its moves, then drag it with one finger. A second finger turns it while you drag, and its gold handle turns it before and after. “Confirm move” makes the move. Tap its neighbours to take them along, or “Whole line” for all of them.
help-contact = Enemies in reach have a broken red outline: click one to see the contact with its cost and odds, and click it again to make it.
help-contact-fingers = Enemies in reach have a broken red outline: tap one to see the contact with its cost and odds, then tap “Confirm move” to make it.
help-overlays = Click any other enemy to see where it could go in its next bound. Green costs 1 PIP, gold more; dotted lines cross rough or bad going. A broken outline marks an element out of command.
help-overlays-fingers = Tap any other enemy to see where it could go in its next bound. Green costs 1 PIP, gold more; dotted lines cross rough or bad going. A broken outline marks an element out of command.
help-ids = Elements are called by their kind and the number on their base, such as Blades 4. Point at a line of text to outline those it names; “Element ids” shows what a typed order calls them.
help-ids-fingers = Elements are called by their kind and number, such as Blades 4. Zoom in to read the numbers on the bases; “Element ids” shows what a typed order calls them.
help-why = Each “Why?” explains the order above it.
help-look-fingers = Pinch open ground to zoom, or use + and −; drag open ground to look around.
help-keys = Keys
key-arrows = move the selection (Shift: finer); with nothing selected, or with Ctrl, go from element to element
key-ahead = straight ahead, as far as it may go
key-turn = turn it (Shift: finer)
key-line = select its whole line
key-next = the next element that can still move, from left to right (Shift: back)
key-contact = the next contact that the selection can make, or with nothing selected any element; Space makes it; before a combat or shot, another one first
key-add = with Enter or a click: add it to the selection, or take it out
key-enter = act on what has the focus: select an element, meet an enemy, confirm the move, press a button
key-escape = cancel, then deselect
key-undo = undo, redo
key-tab = from the board to the main button; with Shift back to the board
key-zoom = zoom
key-overlays = moves, zones, shooting, grid
key-sounds = sounds
key-ruler = measure: Enter on one element, then on another, or the arrow keys
key-type = type an order
key-help = this help
key-sheet = quick reference
key-back = look back
key-do = the obvious next thing, whatever is selected: confirm the move you have prepared, else roll, fight or end

# A move that was held and let go of before it was confirmed, and a line of which some have moved.
draft-missed = Not confirmed, so not moved: { $who }.
draft-missed-deploys = Not confirmed, so not placed: { $who }.
draft-again = Hold it again
moving-left-out = { $count ->
    [one] Left out, because it has already moved: { $who }.
   *[other] Left out, because they have already moved: { $who }.
}
moving-keep-able = The others only

# What the enemy did between the deployment and the first bound.
swapped-by-enemy = { $side } saw your deployment and swapped { $pairs }.
swapped-pair = { $one } with { $other }

# What a refused mover lacks for a contact.
meant-ahead = { $far } BW farther ahead
meant-back = { $far } BW farther back
meant-left = { $far } BW farther to its left
meant-right = { $far } BW farther to its right
meant-turn-left = turned { $degrees }° more to its left
meant-turn-right = turned { $degrees }° more to its right

# How far a drafted move goes, why it goes no farther, and what it passes through.
corners = Corners move, in BW: { $corners }.
corners-even = Each corner moves { $distance } BW.
corner-front-left = front left
corner-front-right = front right
corner-rear-right = rear right
corner-rear-left = rear left
short-of-contact = no contact: stops { $gap } BW short of { $who }
short-of-river = Stops at the river: its die is rolled there, and then you may move on.
stops-at-river = stops at the river to roll its die
slowed = At most { $allowance } of { $good } BW in { $going } ({ $what }).
slowed-stops = Stops after { $distance } of { $good } BW: at most { $allowance } BW in { $going } ({ $what }).
slowed-shortly = { $what }: at most { $allowance } BW
slowed-before = Stops after { $distance } BW. { $why }
through = Passes through: { $what }.
through-zone = { $count ->
    [1] zone of { $who }
    [2] zones of { $who }
   *[other] zones of { $count } enemies
}

# Why a move costs more.
surcharge-unwieldy = This costs more PIPs: it is for elephants, hordes, wagons or artillery, dismounts, or leads into a built-up area.
surcharge-unwieldy-named = Moving { $who } costs { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
} more.
surcharge-command = This costs more PIPs: out of the general’s command.
surcharge-command-named = Out of the general’s command, moving { $who } costs { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
} more.
surcharge-general-hampered = This costs more PIPs: the general is in the { $terrain }.
surcharge-general-lost = This costs more PIPs: the general is lost.
surcharge-city = This costs more PIPs: a column goes through a city.
surcharge-other = This costs more PIPs by another rule of this edition ({ $id }).

# Why an element cannot shoot.
no-target = { $who } has no target among the { $count } enemies: { $reasons }.
no-target-shoot-range = { $count } out of range
no-target-shoot-arc = { $count } outside its arc
no-target-shoot-sight = { $count } out of sight
no-target-shoot-contact = { $count } in contact or overlap
no-target-shoot-once = { $count } shot at already
no-target-shoot-target-terrain = { $count } where the terrain shields it
no-target-shoot-target = { $count } that it may not choose

# The main button while a combat is played.
moment-go-on = Continue

# A move that is put where it fits, and an enemy that cannot be met.
contacts-none = No contact is possible. The nearest is { $enemy }. { $why }
contacts-none-at-all = No element can meet an enemy.
contacts-none-at-all-why = No element can meet an enemy. The nearest, { $mover } and { $enemy }: { $why }
draft-among = { $of ->
    [one] The only contact.
   *[other] Contact { $at } of { $of }: C holds the next.
}
draft-nudged = Moved { $far } BW to where it fits.

## The end, on the board

end-victory = Victory
end-defeat = Defeat
end-drawn-anew = Rematch and Swap sides keep both army lists. The terrain and the computer’s optional elements are chosen again.
end-won = broke { $the } in { $bounds ->
    [one] one bound
   *[other] { $bounds } bounds
}, { $theirs } losses to { $ours }.
end-lost = broken by { $the } in { $bounds ->
    [one] one bound
   *[other] { $bounds } bounds
}, { $theirs } losses to { $ours }.
end-conceded = { $many ->
    [one] { $other } conceded
   *[other] The { $other } conceded
} after { $bounds ->
    [one] one bound
   *[other] { $bounds } bounds
}, with { $theirs } losses to { $ours }.
end-drawn = Neither army broke in { $bounds ->
    [one] one bound
   *[other] { $bounds } bounds
}.
end-losses = Losses: { $army }
end-none = No element was lost.
end-went = How it went
end-chart = Losses bound by bound, at the end { $one } { $red }, { $other } { $blue }
end-limit = broken: { $limit } lost, and more than the enemy
end-bound = bound
end-turning = The turning point
end-turned = { $one } against { $other }, { $score } to { $against }: { $what }{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}.
end-turn-end = It decided the battle.
end-turn-behind = { $many ->
    [one] From here on { $side } was behind.
   *[other] From here on { $side } were behind.
}
end-again = See it again
end-dice = Combat dice on average: { $one } { $red }, { $other } { $blue }.
end-rematch = Rematch
end-swap = Swap sides
end-save = Save
end-close = See the table
end-open = Result

## What happened

log-army = { $many ->
    [one] { $side } chose its army.
   *[other] { $side } chose their army.
}
log-aggression = { $side } rolled to see who attacks: { $total } in all.
log-aggression-die = { $aggression ->
    [0] { $side } rolled { $die } to see who attacks.
   *[other] { $side } rolled { $die } + { $aggression } aggression = { $total }.
}
log-attacks = The attacker is { $the }.
log-topography = The battlefield is { $name }.
log-feature = Placed: { $what }.
log-lifted = Removed: { $what }.
log-features = Chose the terrain: { $kinds }.
log-quarter = { $what } went to the { $quarter }.
log-quarter-die = { $what } went to the { $quarter }: a { $die } was rolled.
log-shore = { $what } went along the { $edge }.
log-discarded = Discarded (won’t fit): { $what }.
log-ground-soft = The ground is soft: ploughed fields are rough going.
log-ground-firm = The ground is firm: ploughed fields are good going.
log-edge = The attacker came from the { $edge }.
log-edge-die = The attacker rolled a { $die } and came from the { $edge }.
log-edge-turned = The attacker came from the { $edge }. The table was turned: it is now the { $now }.
log-edge-turned-die = The attacker rolled a { $die } and came from the { $edge }. The table was turned: it is now the { $now }.
log-camp = { $many ->
    [one] { $side } placed its camp.
   *[other] { $side } placed their camp.
}
log-camp-none = { $many ->
    [one] { $side } placed no camp.
   *[other] { $side } placed no camp.
}
log-deployed = { $who } deployed.
log-deployed-together = { $side } deployed { $count } elements.
log-deployed-camp = { $who } deployed in the camp.
log-deployed-bua = { $who } deployed in the built-up area.
log-deployed-as = { $side }: element { $number } will deploy as { $troop }.
log-taken-back = { $who } was taken back.
log-swapped = { $one } and { $other } changed places.
log-bound = { $side }, bound { $number }
log-pips = Rolled { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}.
log-moved = { $distance ->
    [0] { $who } turned in place.
   *[other] { $who } moved { $distance } BW.
}
log-dismounted = { $who } dismounted.
log-landed = { $who } landed.
log-as-if = { $who } met { $enemy }; neither could conform, so they fight as if they had.
log-conformed = { $who } conformed.
log-turned = { $who } turned to face.
log-made-room = { $who } moved aside to make room.
log-recoiled = { $who } recoiled.
log-recoiled-chosen = { $who } recoiled { $distance } BW: its owner chose the greater distance.
log-recoiled-through = { $who } recoiled { $distance } BW: it passed through { $friends }, and had to end behind them.
log-pushed-back = { $count ->
    [one] { $who } was pushed back.
   *[other] { $who } were pushed back.
}
log-fled = { $who } fled.
log-pursued = { $who } pursued.
log-river = The river is { $state }.
log-river-die = A { $die } was rolled for the river: it is { $state }.
# What the signs of the combats to come mean.
combats-sign-they-die = enemy destroyed
combats-sign-they-give-way = enemy recoils or flees
combats-sign-we-give-way = yours recoils or flees
combats-sign-we-die = yours destroyed
combats-signs = Crossed swords on the board show both factors before the dice, { $side } first.
# Why, in one sentence; what it rolled and counted is folded behind it.
account-gist = It { $what }.
account-gist-rolled = It rolled { $dice } ({ $result }), and { $what }.
account-motive = { $aim }: { $best }
account-best-most = of such moves, this promised most
account-best-pips = of such moves, this promised most for its PIPs
account-best-equal = of such moves, none promised more than this
account-best-die = several promised the same, and a die chose this one
account-best-only = no other move would do
account-best-plan = this is the next step of its plan
account-gist-end = { $left ->
    [0] had no PIPs left
    [one] found no move worth its last PIP
   *[other] found no move worth any of its { $left } PIPs
}
account-gist-deployed = formed { $groups ->
    [one] one group
   *[other] { $groups } groups
} and rolled for where each deploys: { $places }
account-gist-group = { $place } ({ $count })
account-gist-dice = rolled { $dice ->
    [each] a die for each choice
   *[other] { $dice }
}: { $results }
account-gist-rule = followed a rule that needs no dice: { $result }
account-gist-camp = put its camp where its rules like it best
account-gist-swap = looked for elements that are better off in each other’s place: { $result }
account-gist-shooting = chose the shot with the best odds
account-gist-combat = chose the combat with the best odds
account-numbers = The dice and numbers
account-short = { $title }: { $result }
account-rule = Decided without dice (Solo DBA { $section }{ $about })
account-tries = { $count ->
    [one] One place that was rolled before would not do
   *[other] { $count } places that were rolled before would not do
}: { $reasons }.
account-tried = { $reason } ({ $count }×)
account-short-end = { $left ->
    [0] no PIPs left
    [one] nothing more to gain, 1 PIP left
   *[other] nothing more to gain, { $left } PIPs left
}
account-why = Why? { $short }
account-part-2-2 = how it chose its army ({ $count } decisions)
account-part-4-7 = how it deployed ({ $count } decisions)
account-refused = refused ({ $reason })
log-moved-too-far = { $who } moved too far and will not shoot.
log-shot = { $shooters } ({ $own }+{ $die }={ $score }) shot at { $other } ({ $against }+{ $otherDie }={ $otherScore }){ $margin ->
    [doubles] : doubled
    [ahead] : beaten
   *[other] : no effect
}.
log-shot-back = { $shooters } ({ $own }+{ $die }={ $score }) shot at { $other } ({ $against }+{ $otherDie }={ $otherScore }), which shot back: { $margin ->
    [doubles] { $other } doubled
    [ahead] { $other } beaten
    [beaten] { $one } beaten
    [doubled] { $one } doubled
   *[equal] no effect
}.
log-helped = { $who } with { $others }
log-fought = { $one } ({ $own }+{ $die }={ $score }) { $margin ->
    [doubles] doubled
    [ahead] beat
    [equal] tied with
    [doubled] was doubled by
   *[beaten] lost to
} { $other } ({ $against }+{ $otherDie }={ $otherScore }).
log-lost = { $how ->
    [lost] { $who } was lost: { $why }.
   *[destroyed] { $who } was destroyed: { $why }.
}
log-followers-lost = The camp followers of { $the } were destroyed.
log-denizens-lost = The denizens of the built-up area of { $the } were destroyed.
log-denizens-back = The denizens of the built-up area of { $the } returned.
log-denizens-turned = The denizens of the built-up area of { $the } went over to { $to }.
log-bua-taken = { $who } captured the built-up area of { $the }.
log-bua-entered = { $who } entered the built-up area of { $the }.
log-bua-left = { $who } left the built-up area of { $the }.
log-bua-regained = { $many ->
    [one] { $side } regained its built-up area.
   *[other] { $side } regained their built-up area.
}
log-sacking-begins = The captor of the built-up area of { $the } stayed inside.
log-sacking-ends = The captor of the built-up area of { $the } may now leave it.
log-bua-yields = The city of { $the } surrendered.
log-camp-taken = { $who } captured the camp of { $the }.
log-camp-entered = { $who } entered the camp of { $the }.
log-camp-left = { $who } left the camp of { $the }.
log-camp-regained = { $many ->
    [one] { $side } regained its camp.
   *[other] { $side } regained their camp.
}
log-bound-ends = Losses: { $one } { $red }, { $other } { $blue }.
log-ended-won = { $the } won the battle.
log-ended-conceded = { $other } conceded. { $side } won the battle.
log-ended-drawn = The battle was a draw.

# What is asked in a bound after the moves.
bound-shooting = Shooting
bound-shooting-help = Choose what shoots next.
bound-target = Choose its target
bound-target-help = { $who } must shoot now: choose its target.
bound-combat = Close combat
bound-combat-help = Choose the next combat.
bound-main-attacker = Choose the main attacker
bound-main-attacker-help = Several of your elements are in contact with { $who }. The one you choose fights, and the others help it.
bound-entry = Occupy the camp or built-up area?
bound-entry-help = The attacker has won, and the place is empty now.
bound-recoil = How far does it recoil?
bound-recoil-help = { $who } may recoil its own base depth or a full base width.
bound-flight = Which way does it flee?
bound-flight-help = It can flee either way.

# Reporting a ruling to the house.

report-do = Report this ruling
report-help = Do you think the referee is wrong here? Send it to the club that runs this server. It gets the record of the battle so far and what stands below, and nothing else about you.
report-refused-order = Order
report-rule = Rule
report-step = After step
report-words = What do you think is wrong? (up to 1,000 characters)
report-send = Send
report-sent = Sent. It has the number { $number }.
report-trouble-unreachable = The server cannot be reached. Check your connection and try again.
report-trouble-busy = The server is busy. Try again in a minute.
report-trouble-too-many = That was one report after the other. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
report-trouble-too-long = This battle is too long to be sent. Save it to a file, and bring that to the club.
report-trouble-no-room = The server has no room for more reports. Save the battle to a file, and bring that to the club.
report-trouble-refused = The server did not take the report. Save the battle to a file, and bring that to the club.
