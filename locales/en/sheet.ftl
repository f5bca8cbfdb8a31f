# The titles of the sheet of an edition. A message for each section, named as its part of the edition file; an attribute
# for each fact or column of it. A section or key without a title goes by its name in the edition file.

sheet-head = The rules of DBA { $edition }, at the scale of { $scale }.
sheet-house = By the file { $file }.
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
sheet-breaches = Rules that an order can break

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
    .hampers-general = hampers a general
    .limit = At most
    .may-be-thin = may be thin
    .least-ratio = Length in widths, least
    .extends = Beyond its quarter
    .at-edge = may touch the edge
    .bars-rivers = no river crosses it
    .may-be-camp = may be a camp
    .serves-as-camp = its owner needs no camp
    .needs-garrison = wants a garrison
    .gates = has gates

sheet-setup = Setting up
    .board = Board, width/depth
    .aggression = Aggression is added to the die
    .placement = Terrain is placed
    .edges = Base edges
    .order = Who deploys first

sheet-setup-topographies = Topographies
    .name = Topography
    .compulsory = One of these is compulsory
    .optional = Optional, one of each set

sheet-setup-limits = How much terrain, and where
    .optional = Optional features
    .quarters = Quarters of the board with terrain, at least
    .difficult-quarters = Quarters with bad going, a river or a waterway, at least
    .hard-features = Features that are rough or bad going, a river or a waterway, at least
    .apart = Between two areas, at least
    .edge-gap = From the edges of the board, at least
    .greatest-sum = Length and width of an area together, at most
    .least-width = Width of an area, at least
    .greatest-ratio = Length of an area to its width, at most, in hundredths
    .small-length = Small is what is shorter than
    .small-most = Small features, at most
    .band-width = Width of a river or road, at most
    .river-length = Length of a river to the straight line, at most, in hundredths
    .road-length = The same of a road
    .opposite-edges = Rivers and roads run to the edge opposite
    .road-ends-at = Roads may end at
    .river-clear = A river keeps from other edges
    .band-quarters = Quarters that a river or road passes, at most
    .waterway = A waterway reaches in, at least/at most
    .waterway-die = A die decides on its edge

sheet-setup-camps = Camps
    .greatest-sum = Length and width together, at most
    .least-side = Length and width, at least
    .aside = From the side edges, at least
    .garrison = Who may be in it
    .captors = Who may take it when it is empty
    .followers = Camp followers
    .followers-assumed = are in the camp unless said otherwise
    .attackers = Attackers in one phase, at most
    .captured = A camp that is taken
    .advance = How far who takes it moves in, on foot/mounted

sheet-setup-camps-exempt = Armies without a camp
    .troops = Those with these troops
    .above = and more of them than

sheet-setup-built-up = Built-up areas
    .corner = Wholly within so much of a corner
    .least-side = Length and width, at least
    .road-wanted = Wants a road where the land has any
    .river-may-cross = A river may cross it
    .preferred-from = The edge that the attacker prefers on a die of, at least
    .garrison = Garrison
    .garrison-first = Garrisoned before the other camp
    .captors = Captors
    .victor-chooses = A victor may stay outside
    .denizens = Denizens
    .denizens-stay = They live there beside a garrison
    .denizens-return-from = They come back on a die of, at least
    .attackers = Attackers in one phase, at most
    .sacking-until = Sacked until a PIP die shows, at least
    .surrenders-to = Yields to shots of

sheet-setup-deployment = Deployment
    .depth = From the own base edge, at most
    .from-centre = From the middle of the board, at least
    .side = From the side edges, at least
    .flankers = These may be nearer
    .flankers-side = at least
    .swaps = Pairs that the defender may swap
    .dismounted = Dismounted from the start

sheet-setup-landing = Landing
    .topography = Armies whose home is
    .most = Elements kept back, at most
    .never = None of
    .at-shore = Of a group touch the shore, at least
    .before-moves = Before all other moves
    .moves-on = May move again in that bound
    .zones = Answer the zones that they come ashore in

sheet-movement = Movement
    .measure = Moves are measured at
    .corner-cut = One corner line may cut across
    .gap = The narrowest gap
    .free-by-road = A whole move by road costs nothing

sheet-movement-passing = Passing through friends
    .id = Rule
    .movers = Who
    .through = Through
    .needs-room = with room just beyond
    .lined-up = in its file

sheet-movement-groups = Groups
    .shift = Shift sideways to line up, at most
    .shift-reach = with an enemy ahead within
    .shift-to-fronts = but only to meet a front
    .column-in-bad-going = Bad going in column only
    .line-in-bad-going = but in line for
    .column-in-river = Rivers in column only
    .contraction = Who falls in when it contracts
    .narrows = May go on with a narrower front
    .columns-retire = A column in an enemy’s zone may go straight back

sheet-movement-zones = Zones of control
    .policy = How a zone lies
    .depth = Depth
    .exerted-by = Exerted by
    .camps = Occupied camps have one
    .built-up = Held built-up areas have one
    .while-engaged = In front contact too
    .empty-camps-stop = Empty camps stop it
    .pins = Pinned in it
    .all-edges = Before every edge of
    .entered-by = Entered by
    .answer = Leaves open beside contact and straight back

sheet-movement-contact = Contact
    .policy = Who lines up
    .slide = Slide to line up, at most
    .as-if-lined-up = Fight as if lined up where nobody can
    .side-by-side = May end side by side with who fights nobody
    .never = Never move into contact
    .never-at-walls = Never against camps and built-up areas
    .only-at-gates = Against walls at gates alone
    .never-turns = Never turn to face
    .places-all-round = Met in every place all round
    .flank-start = A move into a flank or rear starts
    .lone-enemy-conforms = A single enemy lines up with a group
    .closing-the-door = Close the door
    .door-needs-friend = with a friend in front contact
    .door-from-side = from side to side as well
    .friends-in-the-way = Friends in the way of who turns
    .unmatched-fights = Fronts out of line fight
    .unturned-fights = Who has not turned fights
    .supporters-turn = A second rank turns too

sheet-movement-break-off = Breaking off
    .least = Back at least
    .faster = Faster than the enemy

sheet-movement-dismounting = Dismounting
    .by-group = In a moving group
    .whole-move = It is the whole move
    .in-contact = In contact, but in no close combat

sheet-movement-further = Second and later moves
    .id = Rule
    .movers = Who
    .times = Times
    .first-bound = in the first bound
    .by-road = by road
    .into-contact = into contact
    .not-into-contact = not into contact
    .clear-of-enemy-distance = Clear of the enemy by
    .clear-of-enemy-whole-move = all the way
    .going = Going

sheet-movement-sallies = Who comes out of camps and built-up areas
    .id = Those
    .troops = Troops
    .near = If both sides are within
    .farthest = No farther from it than
    .returns = may go in again

sheet-movement-surcharges = More PIPs
    .id = Rule
    .pips = PIPs
    .waived-in-first-bound = not in the first bound
    .for-each = for each element
    .any = Any of these

sheet-movement-command = Command
    .far = With a clear line
    .near = Without one
    .hampered = In terrain that hampers a general
    .hidden = In terrain that hides from him
    .blocked-by = The line is blocked by

sheet-movement-command-ranges = Command of some
    .troops = Troops
    .far = With a clear line
    .near = Without one

sheet-movement-rivers = Rivers
    .states = A die of 1 to 6 makes it
    .limit = Move in it, at most
    .limits-whole-move = The whole move is limited
    .slows = Slowed while in it
    .bank = The bank is defended within

sheet-shooting = Shooting
    .arc-side = To either side of straight ahead
    .range-to = Range is measured to
    .least-target = So much of an edge has to be seen
    .more-than-least-target = and more
    .stopping-depth = Terrain that stops shots by its depth does so with
    .overlap-forbids = Overlaps forbid it
    .spared = Nobody shoots at
    .supporting = Supporting shooters, at most
    .nearest-leads = The nearest shooter is the main one
    .rear-shot-needs-all-behind = A shot on the rear needs all behind it
    .no-rear = Without a rear to be shot at

sheet-shooting-shooters = Shooters
    .id = Rule
    .troops = Who
    .range = Range
    .from = From edge
    .in-enemy-bound = in the enemy's bound too
    .replies-to = else in reply to
    .over = Over the enemy's
    .priority = First at
    .moved-at-most = Moved at most

sheet-combat = Combat
    .most-contacts = Overlaps and flank contacts that count, at most
    .edgeless = Without front, flank and rear in combat
    .main-attacker-chosen = Fight the one that the enemy chooses
    .overlaps-by-any-edge = Overlap by any edge
    .overlaps-while-fighting = Overlap corner to corner while they fight
    .no-corner-overlap = Not overlapped corner to corner
    .board-edge-overlaps = Overlapped by the edge of the table
    .board-edge-room = unless there is so much room
    .camps-as-foot = Factors against foot for and against those inside
    .attackers-in-turn = All attackers of a camp or town fight in turn
    .never-assaults = Attack no camp or town

sheet-combat-tactical = Tactical factors
    .id = Rule
    .value = Factor
    .per = Counts per
    .modes = In
    .own = Who
    .enemy = Against
    .all = Where
    .not = and not

sheet-combat-supports = Supports
    .id = Rule
    .front = Who
    .supporter = Supported by
    .same-class = of the same class
    .place = Standing
    .enemy = Against
    .value = Factor
    .all = Where
    .not = and not
    .dies-with-front = dies with the front

sheet-outcomes = Outcomes
    .flankers-recoil = Friends in flank or rear contact recoil with a loser
    .flankers-recoil-anyway = and with a loser who stands
    .cascade = Everybody in contact recoils from

sheet-outcomes-rows = Outcomes: the first row that fits holds, or else nothing happens
    .id = Rule
    .margin = Score
    .modes = In
    .own = Who
    .enemy = By whom
    .all = Where
    .not = and not
    .fate = Outcome

sheet-outcomes-pursuit = Pursuit
    .id = Rule
    .troops = Who
    .enemy = After whom
    .at-most = At most
    .by-depth = by own depth
    .supporter-follows = a supporter follows
    .column-follows = a column follows
    .stops-at = Stops at
    .stays-inside = not from inside it
    .stays-outside = nor where it would lead into it
    .on-equal = after equal scores too
    .after-break-off = after a breaking off too

sheet-outcomes-recoil = Recoil
    .foot-at-most = Foot, at most
    .mounted-at-most = Mounted, at most
    .chooses = Choose between that and their depth
    .never-pushed = Never pushed back
    .fighters-hold = Nor is anybody in close combat
    .pushes-no-farther = Pushes friends back just far enough
    .pushed-heed-going = Nobody is pushed where he may not go
    .tramples = Trample friends
    .tramples-enemies = Trample enemies too
    .crushes-enemy-behind = Takes along an enemy rear to rear
    .into-own = Goes into an own empty camp or built-up area

sheet-outcomes-recoil-passing = Recoiling through friends
    .movers = Who
    .through = Through

sheet-outcomes-flight = Flight
    .recoils-first = Recoils before it turns
    .river-destroys = A river that slows destroys it
    .paltry-too = A paltry river does so too
    .rounds-camps = Goes round empty camps too
    .enemies-destroy = Is destroyed where enemies stop it
    .takes-along = Destroyed with whom they cannot get past

sheet-outcomes-flight-avoids = Terrain that flight goes round
    .troops = Who
    .terrain = Terrain

sheet-outcomes-flight-halts-at = Terrain at which flight halts
    .troops = Who
    .terrain = Terrain

sheet-victory = Victory
    .losses = Losses that lose, if more than the enemy's
    .general = The general's loss as well
    .general-more = The general counts more by
    .uncounted = Not counted
    .camp = A captured camp counts
    .built-up = A captured built-up area counts
    .built-up-as-camp = One that stands in for a camp counts

sheet-victory-counts = Losses that count more
    .id = Rule
    .troops = Whose
    .count = Count
    .first-only = the first alone
