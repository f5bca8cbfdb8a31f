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
rules-help = As printed is a good start. Conventions are changes that clubs agree on; rulings answer what the rules leave open.
rules-edition = Edition
rules-conventions = Conventions
rules-conventions-help = A set to begin with; then switch each of them as you like.
rules-conventions-none = None are known for this edition.
rules-set = The set
rules-set-printed = None: as printed
rules-set-own = A choice of your own
rules-set-of = { $set }: { $count } conventions
rules-chosen = { $chosen } of { $count } chosen
rules-rulings = Rulings
rules-rulings-help = Where the rules are unclear, the usual answer stands unless you take another.
rules-rulings-changed = { $changed ->
    [0] all { $count } as usual
    [one] one of { $count } differs
   *[other] { $changed } of { $count } differ
}
rules-usual = { $answer } (usual)
rules-settled = Settled by the convention “{ $convention }”.
rules-back = Back to as printed
rules-conflict = That does not go together
rules-conflict-needs = “{ $one }” makes sense only with “{ $other }”: take both, or neither.
rules-conflict-excludes = “{ $one }” and “{ $other }” exclude each other: change one of them.
rules-conflict-settles = “{ $one }” already answers the question “{ $other }”: take the usual answer there, or leave the convention out.
rules-in-force = What is played
rules-in-force-conventions = Conventions in force
rules-in-force-rulings = Rulings that differ from the usual
rules-in-force-none = Nothing was changed: every question is answered as usual.

edition-2_2 = DBA 2.2
    .changes = The defender’s home decides about the terrain. Built-up areas are held and stormed; there are dismounting, landings and camp followers.
edition-1_22 = DBA 1.22
    .changes = The edition before: terrain is chosen freely, the attacker deploys first, and extra PIPs are fewer.
edition-house = House rules
    .changes = The file of house rules that was chosen last.
edition-3_0 = DBA 3.0
    .changes = Foot is fast or solid, going may be rough, and elephants, warband and blades pursue too. A general counts twice.

group-table = Table, camps and deployment
group-movement = Movement and zones of control
group-fighting = Shooting and fighting
group-outcomes = Outcomes
group-war-wagons = War wagons
group-built-up = Built-up areas
group-other = Others

## Conventions

convention-wadbag-24 = the Washington conventions
    .title = Washington conventions
    .changes = What the players of Washington and its surroundings agree on, but for what belongs to their larger table.
convention-wadbag-30 = the Washington conventions on their larger table
    .title = Washington conventions, larger table
    .changes = All that the players of Washington and its surroundings agree on, with a table of 18.75 base widths.

convention-board-30 = A larger table
    .changes = The table is 18.75 base widths square instead of 15: 30 inches instead of 24 for small figures.
convention-board-20 = A larger table
    .changes = The table is 20 base widths square instead of 15.
convention-deploy-900 = Deeper deployment
    .changes = Armies deploy up to 900 paces from their edge instead of 600, to suit a larger table.
convention-followers-assumed = Followers go without saying
    .changes = A camp has its followers unless its owner says that it is empty. That is the usual answer to a ruling anyway.
convention-camp-6 = Larger camps
    .changes = Length and width of a camp may add up to 6 base widths instead of 4.
convention-no-bua = No built-up areas
    .changes = No topography has built-up areas; arable land has to have a road instead.
convention-dismount-single = Dismounting one by one
    .changes = Only single elements dismount, each for PIPs of its own, and everybody is deployed mounted.
convention-front-corners = Measured by the front corners
    .changes = How far a move goes is told by the front corners alone, not by all four.
convention-light-horse-recoil = Light horse drive spears and pikes back
    .changes = Spears and pikes that light horse beat recoil instead of being destroyed. For the larger table.
convention-rear-shot-strict = Shot from behind by all
    .changes = Being shot from behind kills only if every shooter is behind the target’s rear edge.
convention-war-wagon-no-turn = War wagons do not turn
    .changes = A war wagon met on its flank or rear stays as it stands. The rules say so already.
convention-war-wagon-no-zone = War wagons control nothing
    .changes = War wagons have no zone of control.
convention-war-wagon-pinned = War wagons are held by zones
    .changes = A war wagon in the zone of control of an enemy element does not move at all.
convention-war-wagon-fixed-front = A front for moving only
    .changes = In shooting and fighting a war wagon has neither flanks nor a rear.
convention-war-wagon-shoots-all-round = Shooting all round
    .changes = A war wagon shoots from each of its four sides, and nobody shoots it from behind.
convention-war-wagon-six-slots = Six places around a war wagon
    .changes = One element meets it in front, one behind and two on each side.
convention-war-wagon-main-attacker = A chosen main attacker
    .changes = Whoever attacks a war wagon says which element fights it; each of the others counts as an overlap.
convention-war-wagon-cascade = Beaten together
    .changes = If the main attacker recoils, flees or is destroyed, everybody else in contact with the war wagon recoils.
convention-war-wagon-overlaps = Overlapping with any side
    .changes = A war wagon overlaps with each of its sides, even those on both of its hands while it fights.
convention-zone-carpet = Zones roll out like a carpet
    .changes = A zone of control ends at the first element, or at a camp even if nobody holds it.
convention-zone-camp = Camps have zones
    .changes = A camp that is held has a zone of control all round. That is the usual answer to a ruling anyway.
convention-zone-options = What one may do in a zone
    .changes = Contact, closer to contact, or straight back. The rules say so already.
convention-zone-not-in-outcomes = Outcomes heed no zones
    .changes = Recoiling, fleeing and pursuing elements pass zones of control. The rules say so already.

## Rulings

ruling-supporters-die = Do rear supporters die with the element in front of them?
    .yes = yes, if they added to its factor
    .no = no, they live
ruling-sch-on-equal = What do equal scores do to scythed chariots?
    .destroyed = they are destroyed
    .none = nothing
ruling-kn-beaten-by-bw = What becomes of knights beaten by bows hand to hand?
    .recoil = they recoil
    .destroyed = they are destroyed
ruling-kn-in-bad-going = What becomes of knights beaten in bad going?
    .destroyed = they are destroyed
    .recoil = they recoil
ruling-sp-pk-beaten-by-lh = What becomes of spears and pikes beaten by light horse?
    .destroyed = they are destroyed in good going
    .destroyed-anywhere = they are destroyed in any going
    .recoil = they recoil
ruling-sp-pk-beaten-by-el = What becomes of spears and pikes beaten by elephants?
    .destroyed = they are destroyed
    .recoil = they recoil
ruling-ps-beaten-by-foot = What becomes of psiloi beaten by foot?
    .recoil = they recoil
    .flee = they flee
ruling-lh-doubled-by-wwg = What becomes of light horse doubled by war wagons?
    .flee = they flee
    .destroyed = they are destroyed
ruling-doubled-by-art = What becomes of those whom artillery doubles hand to hand?
    .recoil = they recoil
    .destroyed = they are destroyed
ruling-art-shot-at = With which factor does artillery stand when shot at?
    .shooting = that of shooting, 4
    .close = that of close combat, 2
ruling-built-up-bonus = What do walls add to those inside a built-up area?
    .four-two = 4 for a garrison, 2 for denizens
    .two-two = 2 for both
ruling-camp-attackers = How many may attack a camp at once?
    .three = three: one fights, two more take one off each
    .one = one
ruling-road-to-built-up = When does a built-up area need a road?
    .offered = wherever roads are on offer
    .laid = only if a road lies there
ruling-river-through-built-up = May a river cross a built-up area?
    .no = no
    .yes = yes
ruling-edges-with-built-up = When does an attacker who has two edges left get the one preferred?
    .three-to-six = on a 3 to 6
    .four-to-six = on a 4 to 6
ruling-mounted-in-built-up = May mounted troops capture a built-up area?
    .captors = yes, they may move in
    .nobody = no, they never are inside
ruling-denizens-return = Do denizens rise again when their captor has left?
    .five-or-six = on a 5 or 6 at the start of a bound
    .never = never
ruling-recoil-into-own-camp = What becomes of an element that recoils onto its own empty camp or built-up area?
    .destroyed = it is destroyed
    .enters = it goes in
ruling-blocked-turn = Friends stand in the way of an element that should turn to face. What then?
    .friends-move = they make room
    .friends-turn = they turn as well and get behind it
    .stays = it does not turn
ruling-flight-into-river = What becomes of those who flee into a river that slows?
    .destroyed = they are destroyed
    .crosses = they cross it
ruling-camp-followers = Are there followers in a camp of which nobody says anything?
    .there = yes
    .placed = no, they have to be put there
ruling-zone-carpet = Does anything stop a zone of control on its way ahead?
    .stopped = the first element met, in its whole width
    .goes-on = nothing
    .goes-on-beside = an element, but only right behind it
ruling-zone-camp = Does a camp that is held have a zone of control?
    .yes = yes, all round
    .no = no
ruling-neither-lines-up = What happens when neither of two who meet has room to line up?
    .as-if = they fight as if they had lined up
    .refused = the move is not made
ruling-flank-start = Where does a move into an enemy’s flank or rear start?
    .anywhere = anywhere
    .behind-front-line = wholly behind the line of that enemy’s front
ruling-followers-lost = Are camp followers who are killed counted among a side’s losses?
    .uncounted = no
    .counted = yes, as an element
ruling-command-and-woods = Beyond the shorter distance, whom does a wood hide from the general?
    .beyond = those on its far side
    .in-or-beyond = those in it as well
ruling-command-and-hills = Beyond the shorter distance, whom does a hill hide from the general?
    .beyond-hill = those on its far side
    .beyond-crest = those behind its crest, on the hill or off it
ruling-shooting-in-woods = May those who stand in one wood shoot at each other?
    .allowed = yes
    .never = no
ruling-first-bound-waiver = Are extra PIPs waived in a side’s first bound?
    .no = no
    .yes = yes
ruling-litter-factors = With what factors do command posts and litters fight?
    .own = with those of war wagons
    .as-blades = as solid blades
ruling-mounted-infantry-speed = How far do mounted infantry go in rough and bad going?
    .own = three base widths, all of them
    .as-weapon = as far as their foot would
ruling-war-wagons-in-bad-going = Where do war wagons go in bad going?
    .by-road = along roads alone
    .slowly = anywhere, slowly
ruling-how-moves-are-measured = Which corners measure a move?
    .front-corners = the front corners
    .all-corners = all four
ruling-groups-in-command = When is a group in command?
    .any-one = when any one of it is
    .all = when all of it is
ruling-hidden-from-the-general = Who is hidden from the general in a wood, dunes or an oasis, or on a difficult hill?
    .entirely = who is entirely in it
    .partly = who is even partly in it
ruling-least-break-off = How far does one go at least who breaks off?
    .base-width = a base width
    .any = as little as he likes
ruling-threat-zones-blocked = Does anybody in between block a threat zone?
    .no = no
    .yes = yes, the first element met
ruling-threat-zones-in-combat = Who in close combat has a threat zone?
    .none = nobody whose front is in it
    .all = everybody
ruling-threat-zone-moves = How does a move in a threat zone end, if not in contact?
    .lined-up = exactly opposite its owner
    .partly-ahead = facing its owner, partly ahead of it
    .nearer = nearer to its owner, all the way
ruling-quick-kills-going = Foot are ridden down “in good going”: who has to be in it?
    .loser = whoever is beaten
    .both = the winner as well
ruling-knights-pursue = Which knights pursue?
    .all-but-4kn = all but cataphracts
    .only-3kn = those of three figures alone
ruling-factors-at-walls = With which factors are camps, cities and forts fought for?
    .as-foot = with those against foot
    .by-kind = with those against what the other is
ruling-hill-and-bank = What has one that is uphill and defends a bank as well?
    .one = one point
    .both = a point for each
ruling-elephants-at-walls = What becomes of elephants that defenders of a city or fort beat?
    .destroyed = they are destroyed
    .recoil = they recoil
ruling-shoot-side-edge = Is a side edge of just half a base width enough to shoot at?
    .counts = yes
    .too-short = no
ruling-shooting-range = How much of a target has to be within range?
    .nearest-point = the nearest point of what is in the arc
    .least-part = half a base width of it
ruling-shooting-at-it = When does an enemy count as shooting at one?
    .who-can = as soon as it can, and would have to answer
    .when-shot-at = only once it has shot
ruling-wagon-overlaps = By which of its edges does a war wagon overlap?
    .any-edge = by any
    .front = by its front alone
ruling-board-edge-overlap = When does the edge of the table overlap a flank?
    .room-for-one = when nobody could stand beside it
    .touching = when it touches the corner
ruling-side-support-going = Does support from the side need good going?
    .both-good = yes, for both of them
    .any = no
ruling-pursuit-into-cover = What becomes of a pursuit that would lead into cover?
    .stays = there is none
    .to-its-edge = it ends at the edge
ruling-flight-stopped-by-enemies = What becomes of those whose flight enemies stop?
    .destroyed = they are destroyed
    .halts = they halt
ruling-double-elements = What does a lost double element count?
    .first = two for the first, one for each more
    .each = two for each
ruling-recoil-through-hordes = Do mounted recoil through hordes?
    .no = no
    .yes = yes
ruling-attackers-edge = How does the attacker come to his edge?
    .chosen = he takes the one that he likes
    .diced = a die decides among those that he names
ruling-swaps = How many pairs may the defender swap?
    .two = two
    .one = one
    .none = none
ruling-landing-size = How many elements may come by sea?
    .three = three
    .two = two
    .four = four
ruling-landing-in-zones = Where may they come ashore within an enemy's threat zone?
    .answered = opposite its owner or in contact with him
    .free = anywhere, whichever way they look
ruling-landed-move-on = May those who have come ashore move again in that bound?
    .no = no
    .yes = yes, if they may make further moves
ruling-hamlet-going = What going is a hamlet?
    .rough = rough
    .bad = bad
    .good = good
ruling-waterway-edge = Along which edge does a waterway lie?
    .die = a die says it
    .defender = the defender picks it
ruling-waterway-depth = How far may a waterway reach in?
    .four = 4 base widths
    .two = 2 base widths
ruling-walls-size = How small may a city or a fort be?
    .two = 2 base widths each way
    .one = 1 base width each way
ruling-engines-are-solid = Do mounted and fast foot recoil from engines and wagons on equal scores?
    .yes = yes, as from solid foot
    .no = no
ruling-captured-camp = What becomes of a camp that the enemy has taken?
    .removed = nothing is left of it
    .stays = it stays, as ground for everybody
ruling-city-surrenders = Does a city surrender to artillery that kills its denizens?
    .no = no
    .to-artillery = yes
ruling-gates = How do elements go into a city or a fort and come out?
    .needed = by its gates
    .anywhere = over any edge
ruling-sacking-doubled = What becomes of an element that is doubled while it sacks a city?
    .row = what becomes of its kind elsewhere
    .destroyed = it is destroyed
ruling-denizens-go-in-again = May denizens who have come out go into their city again?
    .no = no
    .yes = yes
