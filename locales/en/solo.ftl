# Solo DBA: its tables, their facts and their results.
# “The NPG” is the general that the procedure controls, with its army; “you” are the other side.

# Titles of the tables.
solo-table-composition = An option of the NPG's army
solo-table-general = The NPG's own element
solo-table-alternative = Which of several options the NPG takes
solo-table-arable = What is compulsory on arable land
solo-table-second-piece = A second compulsory piece of terrain
solo-table-optional-count = How many optional pieces of terrain
solo-table-littoral-pair = Steep hills or marsh, woods or dunes on a littoral board
solo-table-optional-features = Which optional pieces of terrain
solo-table-waterway = Where the waterway lies
solo-table-built-up-area = Where the built-up area lies
solo-table-river = Where the river runs
solo-table-area-across = Where a piece of terrain lies, from left to right
solo-table-area-away = Where a piece of terrain lies, from near to far
solo-table-road = Where a road runs
solo-table-edge = The edge that the NPG prefers
solo-table-camp-garrison = Garrison of the NPG's camp
solo-table-town-garrison = Whether the NPG garrisons its built-up area
solo-table-landing = Whether the NPG may land troops
solo-table-position = Where a group is deployed
solo-table-who-lands = Which group lands
solo-table-warband-depth = How deep warbands stand
solo-table-spear-depth = How deep spears stand
solo-table-aggression = How the NPG plays this battle
solo-table-stance = The NPG's aim in this bound
solo-table-override = Whether the NPG departs from its list in this bound

# Facts.
solo-fact-blade-npg = blades of the NPG
solo-fact-spear-npg = spears of the NPG
solo-fact-pike-npg = pikes of the NPG
solo-fact-auxilia-npg = auxilia of the NPG
solo-fact-warband-npg = warbands of the NPG
solo-fact-bow-npg = bows of the NPG
solo-fact-psiloi-npg = psiloi of the NPG
solo-fact-horde-npg = hordes of the NPG
solo-fact-artillery-npg = artillery of the NPG
solo-fact-war-wagon-npg = war wagons of the NPG
solo-fact-elephant-npg = elephants of the NPG
solo-fact-camelry-npg = camelry of the NPG
solo-fact-infantry-npg = infantry elements of the NPG
solo-fact-mounted-npg = mounted elements of the NPG, elephants too
solo-fact-bad-going-troops-npg = psiloi, auxilia, warbands and bows of the NPG
solo-fact-fast-npg = elements of the NPG that move 300 paces or more in good going
solo-fact-blade-you = blades of yours
solo-fact-spear-you = spears of yours
solo-fact-pike-you = pikes of yours
solo-fact-auxilia-you = auxilia of yours
solo-fact-bow-you = bows of yours
solo-fact-psiloi-you = psiloi of yours
solo-fact-artillery-you = artillery of yours
solo-fact-elephant-you = elephants of yours
solo-fact-knight-you = knights of yours
solo-fact-cavalry-you = cavalry of yours
solo-fact-light-horse-you = light horse of yours
solo-fact-camelry-you = camelry of yours
solo-fact-infantry-you = infantry elements of yours
solo-fact-mounted-you = mounted elements of yours, elephants too
solo-fact-bad-going-troops-you = psiloi, auxilia, warbands and bows of yours
solo-fact-slow-you = elements of yours that move 300 paces or less in good going
solo-fact-odd-pikes = the army would have an odd number of pikes
solo-fact-mounted = the general is mounted
solo-fact-elephant = the general is on an elephant
solo-fact-infantry = the general is infantry
solo-fact-psiloi = the general is psiloi
solo-fact-slowest = the general is slower than every other element of the army
solo-fact-type-present = the army has the general's type already
solo-fact-rough-feature = the piece is a wood, a steep hill or rough
solo-fact-bad-pieces = compulsory pieces of bad going
solo-fact-waterway = the piece is a waterway
solo-fact-littoral-you = your home is littoral
solo-fact-zone-clear = the zone has no river and no bad going
solo-fact-zone-gentle-hill = the zone has a gentle hill
solo-fact-zone-bad-in-front = bad going within 6 inches before the zone
solo-fact-zone-bad-in-the-middle = much bad going near the middle of the zone
solo-fact-opposite-bad-in-the-middle = much bad going near the middle of the zone opposite
solo-fact-opposite-bad-in-front = bad going within 6 inches before the zone opposite
solo-fact-water-on-a-flank = a waterway on a flank of the zone
solo-fact-water-behind = a waterway behind the zone
solo-fact-town-on-npg-side = the built-up area is on the NPG's side
solo-fact-npg-attacks = the NPG attacks
solo-fact-camp-near-water-you = your camp is within 6 inches of the waterway
solo-fact-bad-by-the-water = bad going near the waterway and the centre line
solo-fact-dunes-by-the-water = dunes near the waterway and the centre line
solo-fact-slow-general-npg = the NPG moves 200 paces in good going
solo-fact-water-behind-you = the waterway is behind your troops
solo-fact-troops-near-camp-you = troops of yours stand within 3 inches of your camp
solo-fact-reserved-you = elements of yours that are kept back to land
solo-fact-main = what most of the group are
solo-fact-has-elephant-or-knight = the group has an elephant or a knight
solo-fact-general-alone-mounted = the group has the general, the only mounted element of the army
solo-fact-faces-good-going = good going lies before the group
solo-fact-flanks-bad = both flanks are bad going
solo-fact-lost-npg = elements that the NPG has lost
solo-fact-lost-you = elements that you have lost
solo-fact-pips = PIPs of the NPG in this bound
solo-fact-aggression = how the NPG plays this battle

# Results.
solo-result-arable-built-up-area = a built-up area
solo-result-arable-road = a road
solo-result-second-piece-one = one piece is enough
solo-result-second-piece-two = a second piece
solo-result-optional-count-two = two
solo-result-optional-count-three = three
solo-result-waterway-right = along the right edge, as you sit
solo-result-waterway-left = along the left edge, as you sit
solo-result-waterway-far = along the far edge
solo-result-waterway-near = along the near edge
solo-result-built-up-area-near-right = in the near right corner
solo-result-built-up-area-near-left = in the near left corner
solo-result-built-up-area-far-right = in the far right corner
solo-result-built-up-area-far-left = in the far left corner
solo-result-river-across-beyond-the-middle = from left to right, 12 to 18 inches from the near edge
solo-result-river-across-this-side = from left to right, 6 to 12 inches from the near edge
solo-result-river-along-left = from near to far, 6 to 12 inches from the left edge
solo-result-river-along-right = from near to far, 12 to 18 inches from the left edge
solo-result-area-across-left = left
solo-result-area-across-centre = centre
solo-result-area-across-right = right
solo-result-area-away-near = near
solo-result-area-away-middle = middle
solo-result-area-away-far = far
solo-result-road-across-near = from left to right, close to the near edge
solo-result-road-across-middle = from left to right, close to the middle
solo-result-road-across-far = from left to right, close to the far edge
solo-result-road-along-left = from near to far, on the left
solo-result-road-along-middle = from near to far, in the middle
solo-result-road-along-right = from near to far, on the right
solo-result-camp-garrison-followers = camp followers
solo-result-camp-garrison-spear = spears
solo-result-town-garrison-no = none
solo-result-town-garrison-yes = a garrison
solo-result-landing-no = no
solo-result-landing-may = yes
solo-result-position-reserve = in reserve, 200 paces behind the centre
solo-result-position-centre = in the centre
solo-result-position-left = on the left flank
solo-result-position-right = on the right flank
solo-result-position-landing = to land, or else on the right flank
solo-result-warband-depth-two-ranks = in two ranks
solo-result-warband-depth-one-rank-at-the-ends = in two ranks, but for one at each end
solo-result-spear-depth-two-ranks = in two ranks
solo-result-spear-depth-one-rank-at-the-ends = in two ranks, but for one at each end
solo-result-aggression-defensive = defensive
solo-result-aggression-neutral = neutral
solo-result-aggression-aggressive = aggressive
solo-result-stance-defensive = defensive
solo-result-stance-cautious = cautious
solo-result-stance-aggressive = aggressive
solo-result-override-follow = it follows the tables
solo-result-override-override = it chooses freely

# Kinds of troops.
solo-troops-blade = blades
solo-troops-spear = spears
solo-troops-pike = pikes
solo-troops-artillery = artillery
solo-troops-horde = hordes
solo-troops-auxilia = auxilia
solo-troops-warband = warbands

# Actions.
solo-action-aggressive-attack = aggressive attack
solo-action-aggressive-manoeuvre = aggressive manoeuvre
solo-action-calculated-attack = calculated attack
solo-action-defensive-manoeuvre = defensive manoeuvre
solo-action-form-column = form column
solo-action-form-line = form line
solo-action-occupy-terrain = occupy terrain
solo-action-re-arrange-line = re-arrange line
solo-action-reckless-attack = reckless attack
solo-action-re-enforce = re-enforce
solo-action-repair-line = repair line
solo-action-safe-attack = safe attack
solo-action-support-attack = support attack

# What is said around them.
solo-head = { $section } { $title } ({ $name })
solo-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, the highest wins
solo-dice-rows = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
solo-asks = needs { $facts }
solo-thrown = rolled: { $dice }
solo-modifier = { $value } (row { $row }): { $facts }
solo-fact = { $title }: { $value }
solo-total = total: { $total }
solo-comes-to = total: { $total }, { $result }
solo-not-said = not given, taken as none or no: { $facts }
solo-permitted = permitted actions, in order: { $actions }
solo-garrison = garrison: { $troops } (row { $row } of the list)
solo-no-garrison = no troops on the list to garrison with
solo-option = { $name }
solo-chosen = chosen: { $names }
solo-rulings = rulings: { $rulings }
