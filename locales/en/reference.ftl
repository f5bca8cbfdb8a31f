# The quick reference of an edition: what stands beside the numbers of its file. Loaded when it is opened.

reference-title = Quick reference
reference-about = DBA { $edition }, as printed · lengths in base widths (BW)
reference-search = Search the quick reference
reference-search-example = Threat zone, psiloi, archers, recoil …
reference-found = { $count ->
    [one] 1 line found
   *[other] { $count } lines found
}
reference-none = Nothing found for “{ $sought }”.
reference-said = What the rules of DBA { $edition } say
reference-refusals = Why an order is refused

# Everyday names for what the reference and the rules call otherwise: a search for one finds the others. Groups end with a semicolon.
reference-synonyms =
    threat zone, zone of control, ZOC, TZ;
    close combat, melee, fighting, hand to hand;
    shooting, missile, ranged, volley, fire;
    movement, move, march, distance;
    PIP, command points, order points;
    flee, rout, flight, run away;
    recoil, fall back, retreat, pushed back;
    pursue, pursuit, follow up;
    destroyed, killed, eliminated, quick kill, dead;
    bad going, difficult terrain, difficult ground;
    good going, open ground, open terrain, clear;
    wood, forest;
    marsh, swamp, bog;
    hill, high ground, uphill, slope;
    river, stream, ford;
    waterway, sea, lake, coast;
    general, leader, commander, CinC;
    camp, baggage;
    built-up area, BUA, town, city, village;
    fort, castle, walls;
    support, rear rank, second rank, behind;
    overlap, overlapped, flank;
    contact, charge, attack;
    line up, conform, align, alignment;
    closing the door, close the door;
    break off, disengage, withdraw;
    command, command range, command distance, out of command;
    group, line, battle line;
    wheel, turn, pivot;
    victory, win, winning, defeat, lose, losses;
    die, dice, roll;
    landing, land, by sea, amphibious;
    deployment, deploy, set up;
    denizens, townsfolk;
    dismount, on foot;
    interpenetration, pass through, passing through;
    going, terrain;
    psiloi, skirmishers, slingers, javelinmen, light infantry;
    bows, archers, bowmen, longbow, crossbow;
    blades, swordsmen, legionaries, heavy infantry;
    spears, spearmen, hoplites;
    pikes, pikemen, phalanx;
    warband, warriors, tribesmen;
    auxilia, peltasts, medium foot;
    hordes, levy, mob;
    artillery, catapult, ballista, cannon, bolt shooter;
    elephants, elephant;
    knights, cataphracts, lancers, companions, heavy chariots;
    cavalry, horsemen, light chariots;
    light horse, light cavalry, horse archers;
    camelry, camels;
    war wagons, wagons, wagon
reference-print = Print
reference-editions = Edition

## The course of a bound

reference-bound = A bound
reference-bound-pips = Roll for PIPs
    .text = One die: that many moves.
reference-bound-move = Move
    .text = Elements and groups, 1 PIP each.
reference-bound-shoot = Shoot
    .text = Both sides, each shooter once.
reference-bound-fight = Close combat
    .text = The player whose bound it is chooses the order.
reference-bound-victory = Victory?
    .text = { $losses } lost, and more than the enemy.

## Troops

reference-troops = Troops
    .text = close combat factor · move in BW
reference-mounted = Mounted
reference-foot = Foot
reference-v-foot = v foot
reference-v-mounted = v mounted
reference-good = good
reference-rough = rough
reference-bad = bad
reference-note = notes
reference-range = shoots { $range } BW
reference-shot-at = { $factor } when shot at
reference-shooting = { $factor } when shooting

## Words for troops

reference-set-any = all
reference-set-mounted = mounted
reference-set-foot = foot
reference-set-fast = fast foot
reference-set-solid = solid foot
reference-set-double = double elements
reference-set-mounted-infantry = mounted infantry
reference-set-close-foot = Sp Pk Bd Wb Hd
reference-set-skittish = Cv LH Cm
reference-but = { $troops } but { $not }
reference-of = { $troops }: { $what }

## Factors

reference-factors = Added to the die
reference-supports = Support
    .text = by a friend that is not in contact itself
reference-behind = { $troops } behind
reference-behind-or-beside-behind = { $troops } behind, or beside the one behind
reference-beside = { $troops } beside
reference-each = each { $what }
reference-against = against { $troops }
reference-unless = not { $what }
reference-mode-close = in close combat
reference-mode-shooting = shooting

## Conditions

reference-when-general = general
reference-when-unanswered-shooter = at what cannot shoot back
reference-when-uphill = uphill
reference-when-defends-bank = defending a bank
reference-when-in-own-camp = in its own camp
reference-when-bad-going = in bad going
reference-when-enemy-bad-going = enemy in bad going
reference-when-good-going = in good going
reference-when-supporter-good-going = supporter in good going
reference-when-good-for-enemy = enemy in going that is good for it
reference-when-in-camp = in a camp
reference-when-inside = in a camp or built-up area
reference-when-shot-on-rear = shot on the rear
reference-when-garrison = as a garrison
reference-when-enemy-inside = enemy in a camp or built-up area
reference-when-unfaced = contacted on an edge it cannot turn to
reference-when-pressed = with an enemy in front
reference-when-enemy-in-city = enemy in a city
reference-when-shot-partly-on-rear = shot partly on the rear
reference-when-sacking = sacking

## PIPs

reference-pips = PIPs
reference-pip-each = each move of an element or a group
reference-pip-road = a full move along a road, by an element or a column
reference-pip-waived = not in your first bound
reference-pip-not-into-contact = { $troops } unless into contact
reference-pip-command = the mover is more than { $far } BW from the general, or { $near } BW behind what blocks the view
reference-pip-command-of = { $far } BW for { $troops }
reference-pip-out-of-command = out of command
reference-pip-general-lost = general lost
reference-pip-general-hampered = general out of sight in terrain
reference-pip-dismounts = dismounting
reference-pip-built-up = into, out of or within a built-up area
reference-pip-leaves-garrison = leaving a garrison
reference-pip-through = a column through a { $terrain }, each element

## Further moves and shooting

reference-further = Further moves
reference-further-road = by road
reference-further-times = { $times ->
    [one] one more
   *[other] { $times } more
}
reference-further-clear = { $far } BW clear of the enemy
reference-further-first = in the first bound
reference-further-into = into contact
reference-further-not = not into contact
reference-further-all-good = in good going all the way
reference-further-good-to-rough-or-bad = from good going into rough or bad
reference-shooters = Shooting
reference-shooter-range = { $range } BW
reference-shooter-own = in its own bound
reference-shooter-replies = in reply to { $troops }
reference-shooter-both = in both bounds
reference-shooter-still = if it has not moved
reference-shooter-moved = if it has moved { $far } BW at most

## Zones

reference-zones = Threat zones
    .text = called zones of control in 2.2
reference-zone-lies = Where it lies
reference-zone-where = { $depth } BW straight ahead of the front edge
reference-zone-edges = ahead of every edge: { $troops }
reference-zone-camps = all round an occupied camp or built-up area
reference-zone-may = In an enemy’s zone
reference-zone-contact = move into contact with it
reference-zone-lined-up = line up opposite it, no farther away
reference-zone-partly-ahead = face it, at least partly ahead of it
reference-zone-nearer = come closer, facing it
reference-zone-back = go straight back

## Outcomes

reference-equal = Equal totals
reference-beaten = Beaten, but not doubled
reference-doubled = Doubled
    .text = half or less
reference-first-line = the first that fits
reference-others = others
reference-all-others = all others
reference-outcome-moves = Outcome moves
reference-recoil = Recoil
reference-recoil-foot = foot { $far } BW at most
reference-recoil-mounted = mounted { $far } BW at most
reference-recoil-depth = straight back by its own depth
reference-recoil-never = { $troops } are never pushed back
reference-recoil-tramples = { $troops } trample friends
reference-recoil-through = { $troops } through { $friends }
reference-flee = Flee
reference-flee-turn = turns about and moves away by its full move
reference-flee-river = destroyed by a river
reference-flee-stops = { $troops } stop at { $terrain }
reference-pursue = Pursue
reference-pursue-far = { $troops } { $far } BW
reference-pursue-depth = { $troops } by the depth of the enemy

## Terrain and victory

reference-terrain = Terrain
reference-good-for = good going for { $troops }
reference-hampers = a general in it is out of sight
reference-shot-crest = no shots over its crest
reference-shot-blocks = blocks shots
reference-shot-blocks-but-within = blocks shots but within it
reference-shot-depth = blocks shots where it is deep
reference-shot-not-at-or-partly-in = not shot at inside
reference-victory = Victory
reference-victory-losses = You lose the battle if, at the end of a bound, you have lost { $losses } elements and more than the enemy.
reference-victory-general = Losing your general loses the battle too, unless the enemy has lost more.
reference-victory-more = A lost general counts as { $count } elements.
reference-victory-camp = A lost camp counts as { $count }.
reference-victory-uncounted = { $troops } do not count as losses.
reference-rulings = Rulings
    .text = where the rules are unclear
reference-agreed = The numbers are those of the edition as printed. This battle also plays by:
reference-of-battle = as in this battle

# The rules reference: one rule with what the edition says of it, and the list of all.
rule-title = Rules reference
rule-editions = Editions
rule-editions-none = no printed edition
rule-depends = Depends on
rule-rest = The rest of §{ $number }
rule-says = What { $edition } says
rule-id = Short name
rule-scenarios = Examples
rule-paces = A base width (BW) is 160 paces (150 at 25 mm).
rule-more = Editions and examples
rule-all = All rules
rule-missing = The details of this rule could not be loaded.
rule-topic-move = Moving
rule-topic-break-off = Breaking off
rule-topic-shoot = Shooting
rule-topic-fight = Close combat
rule-topic-dismount = Dismounting
rule-topic-land = Landing
rule-topic-recall = Recalling denizens
rule-topic-deploy = Deploying
rule-topic-setup = Armies, terrain, edges and camps
rule-topic-choose = Other choices
rule-topic-order = Orders in general
