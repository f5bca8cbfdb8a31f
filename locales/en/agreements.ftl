# What players agree on before a battle: editions, conventions and rulings, in words. `.changes` says what a convention
# does to a battle; a ruling is a question, and each of its answers an attribute of the answer's name.

## Choosing

rules = Rules
rules-played = { $edition ->
    [house] House rules
   *[other] DBA { $edition }
}, { $agreed }
rules-as-printed = as printed
rules-preset = with { $preset }
rules-preset-and = with { $preset } and { $rulings ->
    [one] one ruling of your own
   *[other] { $rulings } rulings of your own
}
rules-own = with { $conventions ->
    [0] { $rulings ->
        [one] one ruling of your own
       *[other] { $rulings } rulings of your own
    }
    [one] one convention{ $rulings ->
        [0] {""}
        [one] {" "}and one ruling of your own
       *[other] {" "}and { $rulings } rulings of your own
    }
   *[other] { $conventions } conventions{ $rulings ->
        [0] {""}
        [one] {" "}and one ruling of your own
       *[other] {" "}and { $rulings } rulings of your own
    }
}
rules-change = Change…
rules-help = Start with “as printed”. Conventions are changes that clubs agree on; rulings answer what the rules leave open.
rules-edition = Edition
rules-conventions = Conventions
rules-conventions-help = Pick a preset, then toggle individual conventions.
rules-conventions-none = There are none for this edition.
rules-set = Preset
rules-set-printed = None: as printed
rules-set-own = Custom
rules-set-of = { $set }: { $count } conventions
rules-chosen = { $chosen } of { $count } chosen
rules-rulings = Rulings
rules-rulings-help = Where the rules are unclear, the usual answer applies unless you choose another.
rules-rulings-changed = { $changed ->
    [0] usual answers
    [one] one of { $count } changed
   *[other] { $changed } of { $count } changed
}
rules-usual = { $answer } (usual)
rules-settled = Decided by the convention “{ $convention }”.
rules-back = Reset to as printed
rules-conflict = These options conflict
rules-conflict-needs = “{ $one }” needs “{ $other }”: use both, or neither.
rules-conflict-excludes = “{ $one }” and “{ $other }” cannot be combined: switch one off.
rules-conflict-settles = “{ $one }” already answers “{ $other }”: choose the usual answer there, or switch the convention off.
rules-in-force = Rules of this battle
rules-in-force-conventions = Conventions in force
rules-in-force-rulings = Changed rulings
rules-in-force-none = As printed: no conventions, and the usual answer to every ruling.

edition-2_2 = DBA 2.2
    .changes = The defender’s home decides the terrain. Built-up areas can be garrisoned and stormed; there are dismounting, landings and camp followers.
edition-1_22 = DBA 1.22
    .changes = The edition before: terrain is chosen freely, the attacker deploys first, and fewer moves cost extra PIPs.
edition-house = House rules
    .changes = The last house rules file you chose.
edition-3_0 = DBA 3.0
    .changes = Foot is fast or solid, going may be rough, and elephants, warband and blades also pursue. Losing your general counts as two elements.

group-table = Table, camps and deployment
group-movement = Movement and zones of control
group-fighting = Shooting and fighting
group-outcomes = Outcomes
group-war-wagons = War wagons
group-built-up = Built-up areas
group-other = Others

## Conventions

convention-wadbag-24 = the WADBAG (Washington) conventions
    .title = WADBAG (Washington)
    .changes = The WADBAG (Washington-area) house rules, except those for their 30-inch board.
convention-wadbag-30 = the WADBAG (Washington) conventions, larger board
    .title = WADBAG (Washington), larger board
    .changes = All the WADBAG (Washington-area) house rules, on a board 18.75 base widths square.

convention-board-30 = Larger board (18.75 BW)
    .changes = The board is 18.75 base widths square instead of 15: 30 inches instead of 24 at 15 mm scale.
convention-board-20 = Larger board (20 BW)
    .changes = The board is 20 base widths square instead of 15.
convention-deploy-900 = Deeper deployment
    .changes = Armies deploy up to 900 paces from their edge instead of 600, to suit a larger board.
convention-followers-assumed = Camp followers assumed
    .changes = A camp has its followers unless its player says it is empty. This is already the usual answer to a ruling.
convention-camp-6 = Larger camps
    .changes = Length and width of a camp may total 6 base widths instead of 4.
convention-no-bua = No built-up areas
    .changes = No topography has built-up areas; arable must have a road instead.
convention-dismount-single = Single elements dismount
    .changes = Elements dismount one at a time, each for its own PIPs, and all deploy mounted.
convention-front-corners = Moves measured by front corners
    .changes = A move is measured by the front corners alone, not by all four.
convention-light-horse-recoil = Light horse only push spears and pikes back
    .changes = Spears and pikes beaten by light horse recoil instead of being destroyed. For the larger board.
convention-rear-shot-strict = Rear shots need every shooter behind
    .changes = A shot in the rear destroys only if every shooter is behind the target’s rear edge.
convention-war-wagon-no-turn = War wagons do not turn
    .changes = A war wagon contacted on its flank or rear does not turn. The rules already say so.
convention-war-wagon-no-zone = War wagons have no zone
    .changes = War wagons have no zone of control.
convention-war-wagon-pinned = War wagons are pinned by zones
    .changes = A war wagon in an enemy element’s zone of control cannot move.
convention-war-wagon-fixed-front = War wagons have a front only for moving
    .changes = In shooting and close combat a war wagon has neither flanks nor rear.
convention-war-wagon-shoots-all-round = War wagons shoot all round
    .changes = A war wagon shoots from all four sides and cannot be shot in the rear.
convention-war-wagon-six-slots = All-round contact with war wagons
    .changes = Six enemies may contact a war wagon: one in front, one in the rear, two on each side.
convention-war-wagon-main-attacker = War wagon attackers choose the main attacker
    .changes = The attacker of a war wagon chooses which element fights it; each of the others counts as an overlap.
convention-war-wagon-cascade = War wagon attackers recoil together
    .changes = If the main attacker recoils, flees or is destroyed, all others in contact with the war wagon recoil.
convention-war-wagon-overlaps = War wagons overlap on any side
    .changes = A war wagon overlaps with any of its sides, on both flanks at once while it fights.
convention-zone-carpet = Zones stop at the first element
    .changes = A zone of control ends at the first element it meets, or at a camp, even an empty one.
convention-zone-camp = Camps have zones
    .changes = An occupied camp has a zone of control all round. This is already the usual answer to a ruling.
convention-zone-options = Moves allowed in a zone
    .changes = Into contact, closer to contact, or straight back. The rules already say so.
convention-zone-not-in-outcomes = Outcome moves ignore zones
    .changes = Recoils, flights and pursuits ignore zones of control. The rules already say so.

## Rulings

ruling-supporters-die = Is a rear supporter destroyed with the element in front?
    .yes = yes, if they added to its factor
    .no = no, it survives
ruling-sch-on-equal = Scythed chariots on equal scores?
    .destroyed = they are destroyed
    .none = no effect
ruling-kn-beaten-by-bw = Knights beaten by bows?
    .recoil = they recoil
    .destroyed = they are destroyed
ruling-kn-in-bad-going = Knights beaten in bad going?
    .destroyed = they are destroyed
    .recoil = they recoil
ruling-sp-pk-beaten-by-lh = Spears and pikes beaten by light horse?
    .destroyed = they are destroyed in good going
    .destroyed-anywhere = they are destroyed in any going
    .recoil = they recoil
ruling-sp-pk-beaten-by-el = Spears and pikes beaten by elephants?
    .destroyed = they are destroyed
    .recoil = they recoil
ruling-ps-beaten-by-foot = Psiloi beaten by foot?
    .recoil = they recoil
    .flee = they flee
ruling-lh-doubled-by-wwg = Light horse doubled by war wagons?
    .flee = they flee
    .destroyed = they are destroyed
ruling-doubled-by-art = Elements doubled by artillery in close combat?
    .recoil = they recoil
    .destroyed = they are destroyed
ruling-art-shot-at = What factor does artillery use when shot at?
    .shooting = its shooting factor, 4
    .close = its close combat factor, 2
ruling-built-up-bonus = How much do walls add to the defenders of a built-up area?
    .four-two = 4 for a garrison, 2 for denizens
    .two-two = 2 for both
ruling-camp-attackers = How many elements may attack a camp at once?
    .three = three: one fights, the others each give −1
    .one = one
ruling-road-to-built-up = When does a built-up area need a road?
    .offered = wherever the topography has roads
    .laid = only if a road is placed
ruling-river-through-built-up = May a river cross a built-up area?
    .no = no
    .yes = yes
ruling-edges-with-built-up = With two edges left, when does the attacker get the preferred one?
    .three-to-six = on a 3 to 6
    .four-to-six = on a 4 to 6
ruling-mounted-in-built-up = May mounted troops capture a built-up area?
    .captors = yes, they may move in
    .nobody = no, never
ruling-denizens-return = Do denizens return when their captor has left?
    .five-or-six = on a 5 or 6 at the start of a bound
    .never = never
ruling-recoil-into-own-camp = An element that recoils into its own empty camp or built-up area?
    .destroyed = it is destroyed
    .enters = it moves in
ruling-blocked-turn = Friends block an element that must turn to face?
    .friends-move = they make room
    .friends-turn = they turn too and line up behind it
    .stays = it does not turn
ruling-flight-into-river = Elements that flee into a river that slows?
    .destroyed = they are destroyed
    .crosses = they cross it
ruling-camp-followers = Does a camp have followers if its player does not say?
    .there = yes
    .placed = no, they must be placed
ruling-zone-carpet = What stops a zone of control?
    .stopped = the first element, across the whole zone
    .goes-on = nothing
    .goes-on-beside = an element, but only directly behind it
ruling-zone-camp = Does an occupied camp have a zone of control?
    .yes = yes, all round
    .no = no
ruling-neither-lines-up = Two elements meet and neither has room to conform?
    .as-if = they fight as if conformed
    .refused = the move is not allowed
ruling-flank-start = Where must a move into an enemy’s flank or rear start?
    .anywhere = anywhere
    .behind-front-line = wholly behind the line of its front
ruling-followers-lost = Do destroyed camp followers count as losses?
    .uncounted = no
    .counted = yes, as an element
ruling-command-and-woods = Beyond the shorter range, what does a wood put out of command?
    .beyond = elements on its far side
    .in-or-beyond = elements in it as well
ruling-command-and-hills = Beyond the shorter range, what does a hill put out of command?
    .beyond-hill = elements on its far side
    .beyond-crest = elements behind its crest, on the hill or off it
ruling-shooting-in-woods = May elements in the same wood shoot at each other?
    .allowed = yes
    .never = no
ruling-first-bound-waiver = Are extra PIPs waived in a side’s first bound?
    .no = no
    .yes = yes
ruling-litter-factors = Which factors do command posts and litters use?
    .own = those of war wagons
    .as-blades = those of solid blades
ruling-mounted-infantry-speed = How far do mounted infantry move in rough and bad going?
    .own = three base widths, whatever their foot
    .as-weapon = as far as their foot would
ruling-war-wagons-in-bad-going = Where may war wagons move in bad going?
    .by-road = only along roads
    .slowly = anywhere, slowly
ruling-how-moves-are-measured = Which corners measure a move?
    .front-corners = the front corners
    .all-corners = all four
ruling-groups-in-command = When is a group in command?
    .any-one = when any element of it is
    .all = when all its elements are
ruling-hidden-from-the-general = Which elements in a wood, dunes or an oasis, or on a difficult hill, are hidden from the general?
    .entirely = those entirely in it
    .partly = those even partly in it
ruling-least-break-off = Minimum break-off distance?
    .base-width = one base width
    .any = any distance
ruling-threat-zones-blocked = Does an element in between block a threat zone?
    .no = no
    .yes = yes, the first element met
ruling-threat-zones-in-combat = Do elements in close combat have a threat zone?
    .none = not those in front contact
    .all = yes, all of them
ruling-threat-zone-moves = How must a move in a threat zone end, if not in contact?
    .lined-up = exactly opposite the enemy
    .partly-ahead = facing the enemy, partly ahead of it
    .nearer = nearer to the enemy, all the way
ruling-quick-kills-going = “In good going” for quick kills on foot: which element must be in it?
    .loser = the loser
    .both = both
ruling-knights-pursue = Which knights pursue?
    .all-but-4kn = all but 4Kn (cataphracts)
    .only-3kn = only 3Kn
ruling-factors-at-walls = Which factors apply in attacks on camps, cities and forts?
    .as-foot = those against foot
    .by-kind = those against the actual opponent
ruling-hill-and-bank = Does an element both uphill and defending a bank get +1 or +2?
    .one = +1
    .both = +2
ruling-elephants-at-walls = Elephants beaten by the defenders of a city or fort?
    .destroyed = they are destroyed
    .recoil = they recoil
ruling-shoot-side-edge = Is a side edge of only half a base width enough to shoot at?
    .counts = yes
    .too-short = no
ruling-shooting-range = How much of a target must be in range?
    .nearest-point = the nearest point of the part in the arc
    .least-part = half a base width of it
ruling-shooting-at-it = When does an enemy count as shooting at an element?
    .who-can = as soon as it can and would have to shoot back
    .when-shot-at = only once it has shot
ruling-wagon-overlaps = With which edges does a war wagon overlap?
    .any-edge = any edge
    .front = its front only
ruling-board-edge-overlap = When does the table edge overlap a flank?
    .room-for-one = when there is no room for an element beside it
    .touching = when it touches the corner
ruling-side-support-going = Does side support need good going?
    .both-good = yes, for both elements
    .any = no
ruling-pursuit-into-cover = A pursuit that would lead into cover?
    .stays = no pursuit
    .to-its-edge = it stops at the edge
ruling-flight-stopped-by-enemies = Fleeing elements stopped by enemies?
    .destroyed = they are destroyed
    .halts = they stop
ruling-double-elements = How much does a lost double element count?
    .first = two for the first, one for each other
    .each = two for each
ruling-recoil-through-hordes = Do mounted recoil through hordes?
    .no = no
    .yes = yes
ruling-attackers-edge = How is the attacker’s edge decided?
    .chosen = the attacker chooses it
    .diced = a die decides among the edges the attacker names
ruling-swaps = How many pairs may the defender swap?
    .two = two
    .one = one
    .none = none
ruling-landing-size = How many elements may come by sea?
    .three = three
    .two = two
    .four = four
ruling-landing-in-zones = How may elements land in an enemy’s threat zone?
    .answered = opposite the enemy or in contact with it
    .free = anywhere, facing any way
ruling-landed-move-on = May elements that have landed move again in that bound?
    .no = no
    .yes = yes, if they may make further moves
ruling-hamlet-going = What going is a hamlet?
    .rough = rough
    .bad = bad
    .good = good
ruling-waterway-edge = Along which edge does a waterway lie?
    .die = a die decides
    .defender = the defender chooses
ruling-waterway-depth = How far may a waterway reach in?
    .four = 4 base widths
    .two = 2 base widths
ruling-walls-size = How small may a city or a fort be?
    .two = 2 base widths each way
    .one = 1 base width each way
ruling-engines-are-solid = On equal scores, do mounted and fast foot recoil from artillery and war wagons?
    .yes = yes, as from solid foot
    .no = no
ruling-captured-camp = What happens to a captured camp?
    .removed = it is removed
    .stays = it stays, as terrain for both sides
ruling-city-surrenders = Does a city surrender to artillery that destroys its denizens?
    .no = no
    .to-artillery = yes
ruling-gates = How do elements enter and leave a city or fort?
    .needed = by its gates
    .anywhere = over any edge
ruling-sacking-doubled = An element doubled while sacking a city?
    .row = the usual outcome for its troop type
    .destroyed = it is destroyed
ruling-denizens-go-in-again = May denizens that have come out go back into their city?
    .no = no
    .yes = yes
