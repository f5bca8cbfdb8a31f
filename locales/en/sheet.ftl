# The titles of the sheet of an edition. A message for each section, named as its part of the edition file; an attribute
# for each fact or column of it. A section or key without a title goes by its name in the edition file.

sheet-head = DBA { $edition } quick reference, at the scale of { $scale }.
sheet-house = From the file { $file }.
sheet-lengths = { $unit ->
    [paces] Lengths are in paces.
    [mm] Lengths are in millimetres on the table.
   *[bw] Lengths are in base widths.
}
sheet-units = A base is { $wide } mm wide.
sheet-units-paces = A base is { $wide } mm wide, and 100 paces are { $paces } mm.
sheet-conventions = Conventions
sheet-others = (or { $others })
sheet-rulings = Rulings
sheet-ruling = { $answer } (or { $others })
sheet-none = none
sheet-yes = yes
sheet-no = no
sheet-any-number = any
sheet-no-limit = no limit
sheet-breaches = Reasons for refusing an order

sheet-troops = Troops
    .class = Class
    .mounted = mounted
    .allowance-good = Good going
    .allowance-rough = Rough going
    .allowance-bad = Bad going
    .allowance-road = By road
    .close = Close foot/ mounted
    .shooting = When shooting
    .shot-at = When shot at
    .listed = listed
    .troops = Troops

sheet-bases = Bases
    .depth = Depth
    .troops = Troops

sheet-terrain = Terrain
    .name = Terrain
    .shape = Shape
    .going = Going
    .softens = rough if the first PIP die is 1
    .good-for = Good going for
    .shot = Line of shot
    .command = Line of command
    .hill = a hill
    .hampers-general = hampers the general
    .limit = At most
    .may-be-thin = may be thin
    .least-ratio = Least length, in widths
    .extends = Beyond its quarter
    .at-edge = may touch the edge
    .bars-rivers = rivers may not cross it
    .may-be-camp = may be a camp
    .serves-as-camp = replaces the camp
    .needs-garrison = must be garrisoned
    .gates = has gates
    .most-gates = gates, at most
    .near-others = areas may be nearer to it
    .on-hills = may lie on a hill

sheet-setup = Setting up
    .board = Board, width/depth
    .aggression = Aggression added to the die
    .placement = Terrain placement
    .quarter-numbers = Quarters are numbered
    .edges = Base edges
    .order = First to deploy

sheet-setup-topographies = Topographies
    .name = Topography
    .compulsory = Compulsory: one of these
    .optional = Optional: one of each set

sheet-setup-limits = Terrain limits
    .optional = Optional features
    .quarters = Quarters of the board with terrain, at least
    .difficult-quarters = Quarters with bad going, a river or a waterway, at least
    .hard-features = Features that are rough or bad going, a river or a waterway, at least
    .apart = Between two areas, at least
    .edge-gap = From the edges of the board, at least
    .greatest-sum = Length and width of an area together, at most
    .least-width = Width of an area, at least
    .greatest-ratio = Length of an area to its width, at most, in hundredths
    .small-length = Features count as small below a length of
    .small-most = Small features, at most
    .band-width = Width of a river or road, at most
    .river-length = Length of a river against a straight line, at most, in hundredths
    .road-length = Length of a road against a straight line, at most, in hundredths
    .opposite-edges = Rivers and roads run to the opposite edge
    .road-ends-at = Roads may end at
    .river-clear = Between a river and other edges, at least
    .band-quarters = Quarters a river or road crosses, at most
    .waterway = Depth of a waterway, at least/at most
    .waterway-die = A die decides its edge

sheet-setup-camps = Camps
    .greatest-sum = Length and width together, at most
    .least-side = Length and width, at least
    .aside = From the side edges, at least
    .garrison = Possible garrison
    .captors = Troops that may occupy it when empty
    .followers = Camp followers
    .followers-assumed = present unless stated otherwise
    .held-unless-empty = also in described positions
    .attackers = Attackers in one phase, at most
    .captured = When captured
    .advance = Captors move in by, foot/mounted

sheet-setup-camps-exempt = Armies without a camp
    .troops = With these troops
    .above = more than

sheet-setup-built-up = Built-up areas
    .corner = Wholly within this distance of a corner
    .least-side = Length and width, at least
    .road-wanted = Needs a road where the topography has any
    .river-may-cross = A river may cross it
    .preferred-from = Attacker gets the preferred edge on a die of, at least
    .garrison = Garrison
    .garrison-first = Garrisoned before the other camp is placed
    .captors = Captors
    .victor-chooses = A victor may stay out
    .denizens = Denizens
    .denizens-stay = Live there besides a garrison
    .denizens-return-from = Return on a die of, at least
    .denizens-return-pips = Called back for so many PIPs
    .captors-stay-assumed = A described captor has just come
    .attackers = Attackers in one phase, at most
    .sacking-until = Sacked until a PIP die shows, at least
    .surrenders-to = Surrenders to shots of

sheet-setup-deployment = Deployment
    .depth = From your base edge, at most
    .from-centre = From the centre line, at least
    .side = From the side edges, at least
    .flankers = Troops that may be closer
    .flankers-side = at least
    .swaps = Pairs that the defender may swap
    .dismounted = Dismounted from the start

sheet-setup-landing = Landing
    .topography = Armies whose home is
    .most = Elements kept back, at most
    .never = Not available to
    .at-shore = Elements of a group touching the shore, at least
    .before-moves = Before all other moves
    .moves-on = May move again that bound
    .zones = Must respond to the zones they land in

sheet-movement = Movement
    .measure = Moves are measured at
    .corner-cut = One corner line may cut across an obstacle
    .gap = The narrowest gap
    .free-by-road = A whole move by road is free
    .free-by-road-again = and so are later ones of the bound
    .free-if-cut-short = So is one that an enemy cuts short
    .road-start = A road move starts this near its middle

sheet-movement-passing = Passing through friends
    .id = Rule
    .movers = Troops
    .through = Through
    .needs-room = with room just beyond
    .lined-up = in its file

sheet-movement-groups = Groups
    .shift = Sideways shift to line up, at most
    .shift-reach = with an enemy ahead within
    .shift-to-fronts = but only to meet a front
    .shift-is-free = and no part of the distance
    .column-in-bad-going = Bad going in column only
    .line-in-bad-going = but in line for
    .column-in-river = Rivers in column only
    .contraction = Elements that fall in when it contracts
    .narrows = May continue on a narrower front
    .columns-retire = A column in an enemy’s zone may go straight back
    .leg-by-leg = Legs count by their longest corner

sheet-movement-zones = Zones of control
    .policy = Extent of a zone
    .depth = Depth
    .exerted-by = Exerted by
    .camps = Occupied camps have one
    .built-up = Held built-up areas have one
    .while-engaged = In front contact too
    .empty-camps-stop = Empty camps stop it
    .elements-first = Elements come before camps and towns
    .pins = Pinned in it
    .all-edges = On every edge of
    .entered-by = Entered by
    .answer = Allowed besides contact and straight back

sheet-movement-contact = Contact
    .policy = Conforms
    .slide = Slide to conform, at most
    .as-if-lined-up = Fight as if conformed where neither can
    .side-by-side = May end side by side with an enemy not in combat
    .never = Never move into contact
    .never-at-walls = Never against camps and built-up areas
    .only-at-gates = Attack walls only at gates
    .never-turns = Never turn to face
    .places-all-round = Contacted all round
    .flank-start = A move into a flank or rear starts
    .lone-enemy-conforms = A single enemy conforms to a group
    .closing-the-door = Close the door
    .door-needs-friend = with a friend in front contact
    .door-from-side = from side to side as well
    .friends-in-the-way = Friends in the way of an element turning to face
    .unmatched-fights = Fronts out of alignment fight
    .unturned-fights = Elements that have not turned fight
    .supporters-turn = A second rank turns too
    .spares-front-rank = Its flank is not that of the first rank

sheet-movement-break-off = Breaking off
    .least = Distance back, at least
    .faster = Faster than the enemy

sheet-movement-dismounting = Dismounting
    .by-group = In a moving group
    .whole-move = Takes the whole move
    .in-contact = In contact, but not in close combat

sheet-movement-further = Second and later moves
    .id = Rule
    .movers = Troops
    .times = Times
    .first-bound = in the first bound
    .by-road = by road
    .into-contact = into contact
    .not-into-contact = not into contact
    .clear-of-enemy-distance = Clear of the enemy by
    .clear-of-enemy-whole-move = all the way
    .going = Going

sheet-movement-sallies = Leaving camps and built-up areas
    .id = Rule
    .troops = Troops
    .near = With both sides within
    .farthest = Farthest from it
    .returns = may return

sheet-movement-surcharges = Extra PIPs
    .id = Rule
    .pips = PIPs
    .waived-in-first-bound = not in the first bound
    .for-each = for each element
    .any = Any of these

sheet-movement-command = Command range
    .far = With a clear line of command
    .near = Without one
    .hampered = In terrain that hampers a general
    .hidden = Hidden from the general in terrain
    .blocked-by = The line is blocked by

sheet-movement-command-ranges = Special command ranges
    .troops = Troops
    .far = With a clear line
    .near = Without one

sheet-movement-rivers = Rivers
    .states = River by die roll, 1 to 6
    .limit = Move in a river, at most
    .limits-whole-move = The whole move is limited
    .slows = Slowed while in it
    .bank = The bank is defended within

sheet-shooting = Shooting
    .arc-side = Arc to either side of straight ahead
    .range-to = Range is measured to
    .least-target = Part of an edge in the arc, at least
    .more-than-least-target = and more
    .stopping-depth = Terrain that blocks shots by depth does so from
    .overlap-forbids = Not while in overlap
    .spared = Not shot at
    .supporting = Supporting shooters, at most
    .nearest-leads = The nearest shooter is the main shooter
    .rear-shot-needs-all-behind = A rear shot needs all shooters behind
    .no-rear = No rear when shot at

sheet-shooting-shooters = Shooters
    .id = Rule
    .troops = Troops
    .range = Range
    .from = From edge
    .in-enemy-bound = in the enemy's bound too
    .replies-to = otherwise in reply to
    .over = Over the enemy's
    .priority = First targets
    .moved-at-most = Moved at most
    .at-spared = at spared troops too

sheet-combat = Combat
    .most-contacts = Overlaps and flank contacts that count, at most
    .edgeless = No front, flank or rear in combat
    .main-attacker-chosen = The attacker chooses the main attacker of
    .overlaps-by-any-edge = Overlap by any edge
    .overlaps-while-fighting = Overlap corner to corner while in combat
    .no-corner-overlap = Not overlapped corner to corner
    .board-edge-overlaps = Overlapped by the table edge
    .board-edge-room = unless the gap is at least
    .camps-as-foot = Occupants fight, and are fought, with factors against foot
    .uphill-at-the-foot = A front edge on the foot of a hill is on the hill
    .attackers-in-turn = All attackers of a camp or built-up area fight in turn
    .never-assaults = Never attack camps or built-up areas

sheet-combat-tactical = Tactical factors
    .id = Rule
    .value = Factor
    .per = Counts per
    .modes = In
    .own = Troops
    .enemy = Against
    .all = Where
    .not = and not

sheet-combat-supports = Support
    .id = Rule
    .front = Troops
    .supporter = Supported by
    .same-class = of the same class
    .place = Position
    .enemy = Against
    .value = Factor
    .all = Where
    .not = and not
    .dies-with-front = destroyed with the front element

sheet-outcomes = Outcomes
    .flankers-recoil = Friends in flank or rear contact recoil with the loser
    .flankers-recoil-anyway = and with a loser that holds
    .standing-flankers-recoil = and those that would stand if beaten
    .cascade = All others in contact recoil from

sheet-outcomes-rows = Combat outcomes: the first row that fits applies, otherwise no effect
    .id = Rule
    .margin = Score
    .modes = In
    .own = Troops
    .enemy = Against
    .all = Where
    .not = and not
    .fate = Outcome

sheet-outcomes-pursuit = Pursuit
    .id = Rule
    .troops = Troops
    .enemy = After enemies
    .at-most = At most
    .by-depth = by its own depth
    .supporter-follows = a supporter follows
    .column-follows = a column follows
    .stops-at = Stops at
    .stays-inside = not from inside
    .stays-outside = not into
    .on-equal = also on equal scores
    .after-break-off = also after a break-off

sheet-outcomes-recoil = Recoil
    .foot-at-most = Foot recoil, at most
    .mounted-at-most = Mounted recoil, at most
    .chooses = May choose between that and base depth
    .never-pushed = Never pushed back
    .fighters-hold = Elements in close combat are not pushed back either
    .pushes-no-farther = Pushes friends back only far enough
    .pushed-heed-going = Not pushed into going it may not enter
    .tramples = Trample friends
    .tramples-enemies = Trample enemies too
    .crushes-enemy-behind = Destroys an enemy rear to rear behind it
    .crushes-squarely = only rear edge to rear edge
    .into-own = Enters its own empty camp or built-up area

sheet-outcomes-recoil-passing = Recoiling through friends
    .movers = Troops
    .through = Through

sheet-outcomes-flight = Flight
    .recoils-first = Recoils before turning
    .river-destroys = Destroyed by a river that slows
    .paltry-too = Also by a paltry river
    .rounds-camps = Also avoids empty camps
    .enemies-destroy = Destroyed when stopped by enemies
    .takes-along = Destroyed with friends it cannot pass

sheet-outcomes-flight-avoids = Terrain that flight avoids
    .troops = Who
    .terrain = Terrain

sheet-outcomes-flight-halts-at = Terrain where flight stops
    .troops = Who
    .terrain = Terrain

sheet-victory = Victory
    .losses = Losses that lose the battle, if more than the enemy’s
    .general = Loss of the general as well
    .general-more = The general counts extra
    .uncounted = Not counted
    .camp = A captured camp counts
    .built-up = A captured built-up area counts
    .built-up-as-camp = A built-up area that replaces a camp counts

sheet-victory-counts = Losses that count extra
    .id = Rule
    .troops = Whose
    .count = Count
    .first-only = only the first
