# What the page says, but for the rules.

# What this language calls itself.
language = English

## Names

side-red = Red
side-blue = Blue
phase-setup = Before the battle
phase-movement = Movement
phase-shooting = Shooting
phase-combat = Close combat
phase-over = Over
place-reserve = not deployed
place-camp = in its camp
place-bua = in a built-up area
place-lost = lost
place-table = on the table
player-you = you
player-solo-dba = Solo DBA, by the dice
player-solo-dba-help = Solo DBA is a published procedure for playing alone. Dice and tables decide for your opponent: his army, his terrain, where his troops stand and what he wants in each bound; then he makes the best move of the first kind on his list. Before his orders the log has a “Why”: open it to read his dice, what was added and for what, and the moves that he thought less of.
player-veteran = Solo DBA, with judgement
player-veteran-help = With judgement he throws the same dice and keeps to the same lists, but weighs all that they permit: he makes what leaves him in the best position, and leaves what would cost him too much.
player-greedy = the computer, keen
player-random = the computer, at random
player-dull = the computer, standing still
player-hot-seat = another person at this screen
edge-near = near edge
edge-far = far edge
edge-left = left edge
edge-right = right edge
quarter-1 = near left quarter
quarter-2 = near right quarter
quarter-3 = far left quarter
quarter-4 = far right quarter
going-good = good going
going-rough = rough going
going-bad = bad going
going-impassable = impassable
holder-empty = empty
holder-followers = held by its followers
holder-denizens = held by its denizens
holder-garrison = held by an element
holder-captured = taken
holder-razed = destroyed
home-Any = Any
home-Arable = Arable
home-Dry = Dry
home-Forest = Forest
home-Hilly = Hilly
home-Littoral = Littoral
home-Steppe = Steppe
home-Tropical = Tropical
terrain-gentle-hill = Gentle hill
terrain-steep-hill = Steep hill
terrain-difficult-hill = Difficult hill
terrain-wood = Wood
terrain-oasis = Oasis
terrain-dunes = Dunes
terrain-marsh = Marsh
terrain-rough = Rough going
terrain-gully = Gully
terrain-rocky = Rocky ground
terrain-scrub = Scrub
terrain-boggy = Boggy ground
terrain-enclosure = Enclosed fields
terrain-plough = Ploughed fields
terrain-hamlet = Hamlet
terrain-edifice = Edifice
terrain-bua = Built-up area
terrain-city = City
terrain-fort = Fort
terrain-road = Road
terrain-river = River
terrain-waterway = Waterway
terrain-camp = Camp
troop-El = Elephants
troop-Kn = Knights
troop-Cv = Cavalry
troop-LH = Light horse
troop-Cm = Camelry
troop-SCh = Scythed chariots
troop-Sp = Spears
troop-Pk = Pikes
troop-Bd = Blades
troop-Ax = Auxilia
troop-Bw = Bows
troop-Ps = Psiloi
troop-Wb = Warband
troop-Hd = Hordes
troop-Art = Artillery
troop-WWg = War wagons
troop-CP = Command post
troop-CF = Camp followers
troop-Den = Denizens
fate-stands = stands
fate-recoils = recoils
fate-flees = flees
fate-destroyed = destroyed
cause-score = beaten
cause-surrounded = surrounded
cause-blocked = nowhere to recoil to
cause-shot-in-rear = shot from behind
cause-trampled = trampled
cause-crushed = run into from behind
cause-supporting = lost with those it supported
cause-driven-from-camp = driven from the camp
cause-driven-from-bua = driven from the built-up area
cause-left-table = left the table
cause-river = lost in the river
contact-front = front to front
contact-left-flank = on its left flank
contact-left-flank-rear = on the rear half of its left flank
contact-right-flank-rear = on the rear half of its right flank
contact-right-flank = on its right flank
contact-rear = in its rear
contact-assault = an assault
contact-enter = going in
contact-overlap-left = overlapping its left
contact-overlap-right = overlapping its right
river-unknown = of unknown depth
river-paltry = paltry
river-slow = slow to cross
river-column = to be crossed by single elements and columns only
choice-stay-at-bank = Stay at the bank
choice-move-in = Move in
choice-stay-out = Stay outside
choice-flee-left = Flee to the left
choice-flee-right = Flee to the right

party = { $troop } { $id }
party-general = General’s { $troop } { $id }
party-group = { $first } and { $more ->
    [one] one other
   *[other] { $more } others
}
party-camp = { $side } camp
party-bua = { $side } built-up area
party-city = { $side } city
party-fort = { $side } fort
label-element = { $code }, { $side } { $troop } { $id }
label-general = the general
label-uncommanded = out of command
label-place = at { $x }, { $y } facing { $facing }°
label-terrain = { $what } around { $x }, { $y }

## Before a battle

start-tagline = A referee, an opponent and a table for DBA.
start-opponent = Blue is led by
start-attacker = Who attacks
attacker-dice = the dice decide
attacker-agreed = { $side }, as agreed
start-dice = Dice
start-seed = Seed of the dice
start-begin = Begin the battle
fight-now = Fight now
fight-now-help = Two historical enemies, set up by the referee: straight to your first bound.
fight-now-none = No two historical enemies were found among the army lists of this edition. Choose two armies below.
missing-engine = The engine of the page could not be loaded, and without it nothing can be played. Look whether you are connected and whether `acies play` still runs, then try again. If that does not help, load the page again. The browser has to allow WebAssembly.
missing-lists = The army lists could not be fetched. Look whether you are connected and whether `acies play` still runs, then try again. Once they have been loaded they are there without a connection as well.
missing-table = The table could not be loaded. Look whether you are connected and whether `acies play` still runs, then try again. What you have played is kept.
missing-reload = Load the page again
rules-house = House rules, from a file
rules-house-help = A file that changes rows of an edition, or a whole edition (docs/reference/editions.md). Conventions and rulings of the edition can be chosen beside it.
baroque-card = Baroque, at a real table
baroque-card-help = For Impetus: Baroque with your own figures: tokens, reactions and pursuit of both armies, kept for you while you play alone.
baroque-card-open = Open the assistant
baroque-card-back = To the start page
start-load = Go on with a record
start-foot = Everything happens on this machine. Battles are kept as they are played.
dice-program = thrown by the program
dice-typed = thrown at a real table and typed in
army-search = Find an army by number, name or year
army-search-example = II/12, Roman, 217 BC …
army-found = { $count ->
    [one] 1 army found
   *[other] { $count } armies found
}
army-none = No army is like that.
army-more = And { $count } more: say more of what you look for.
army-book = Book
army-century = Years
army-home = Home
army-every = any
army-years-bc = { $from }–{ $to } BC
army-years-ad = { $from }–{ $to } AD
army-by-lot = By lot:
army-lot-enemy = an enemy of { $key }
army-lot-composed = Solo DBA: an enemy of { $key }
army-lot-any = any army
army-no-enemy = The lists name no enemy of { $key }.
army-unknown = This edition has no army list { $key }: choose another.
army-general = The general
army-composed = What the list leaves open, the general chooses by his dice.
army-choose = Choose
army-historical = historical enemy
army-enemies-help = Press one to give it to { $side }.
army-enemies = { $count ->
    [one] One historical enemy
   *[other] { $count } historical enemies
}
aggression = aggression { $n }

## The bar

bar-bound = { $side }’s bound { $number }
bar-pips = { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}
bar-losses = Red has lost { $red }, Blue { $blue }
bar-lost = lost
bar-attacker = { $side } attacks
menu = Menu
view-language = Language
view-theme = Colours
theme-auto = as the machine
theme-light = light
theme-dark = dark
view-pace = Pace of the other side
pace-step = step by step
pace-calm = calm
pace-quick = quick
pace-at-once = at once
save = Save the record
concede = Concede the battle
concede-sure = { $side } gives up, and { $other } has won.
concede-final = That cannot be undone.
concede-yes = Give up
concede-no = Fight on
leave = Leave the battle; it is kept
again = Another battle
board-label = The board
side-label = What to do and what happened
log = What happened
lost = Lost
command = An order
command-example = move r1 forward 1.25
command-do = Order
command-lines = What may come next
ruler = Measure (R)
ruler-length = { $length } BW
zoom-in = Closer
zoom-out = Farther
handle-turn = Turn
handle-wheel-left = Wheel to the left
handle-wheel-right = Wheel to the right
thinking = { $side } is at it: { $who }
thinking-help = You can look around meanwhile.
pace-next = Next step
pace-skip = On to my turn

## Setup

before-army = Choose your army
before-army-help = The list leaves some elements open.
before-army-for-me = Choose for me
before-topography = Choose your home
before-topography-help = You defend: the battle is fought on your land.
before-topography-for-me = Choose for me
before-terrain = Lay the terrain
before-terrain-help = You defend. Lay it by hand, pick what the referee offers, or write an order below.
before-terrain-for-me = Let the referee lay it
before-features = Choose the terrain
before-features-help = You defend. Choose which features there are; a die then says for each in which quarter of the table it lies, and you place it there.
before-features-for-me = Choose for me
features-more = One more: { $what }
features-fewer = One fewer: { $what }
features-take = This is the terrain
before-quarter = Pick where it lies
before-quarter-help = The die leaves you the choice.
before-quarter-for-me = Pick for me
before-edge = Choose your edge
before-edge-help = You attack: choose the edge of the table that is yours. The defender gets the opposite one.
before-edge-for-me = Choose for me
before-garrison = Garrison the built-up area
before-garrison-help = Pick who holds it when the battle begins, or leave it to its own people.
before-garrison-for-me = Choose for me
next-feature = Next: { $what }.
next-feature-at = Next: { $what }, { $where }.
later-features = Then: { $kinds }.
several = { $count ->
    [one] { $what }
   *[other] { $what } × { $count }
}
before-edges = Number the edges
before-edges-help = The attacker's die decides between them. If you attack, a 1, 2 or 3 gives you the first, second or third edge, anything higher the last.
before-edges-for-me = Choose for me
before-prefer = Prefer two neighbouring edges
before-prefer-help = You attack. A 5 gives you the first of them, a 6 the second; any other number the edge that your opponent gave it.
before-prefer-for-me = Choose for me
before-camp = Place your camp
before-camp-help = On your base edge or shore, in good going.
before-camp-for-me = Place it for me
before-deployment = Deploy your army
before-deployment-help = Pick an element and put it into the marked zone; drag what stands there already.
before-deployment-for-me = Deploy for me
before-swap = Swap elements
before-swap-help = You defend: now that both armies stand, some of your elements may change places. Select two of them, or one and choose the other from the list.
before-swap-for-me = No swaps
before-all-for-me = Set up everything for me
reserve = Still to deploy
keep-back = { $count ->
    [one] The last may be kept back, to land in your first bound.
   *[other] These { $count } may be kept back, to land in your first bound.
}
deed-deploy-camp = Put { $who } into the camp
deed-deploy-bua = Garrison the built-up area with { $who }
deed-deploy-as = Deploy { $who } as { $troop }
deed-lift = Take { $who } back
deed-followers-in = Followers are in the camp
deed-followers-out = Nobody is in the camp
swap = Swap the two
swap-with = { $who } changes places with
lay-by-hand = Lay it by hand
lay-lift-help = What lies on the board can be taken up again: drag it.
lay-label = In the hand: { $what } around { $x }, { $y }
lay-take-up = Take up: { $what } around { $x }, { $y }
lay-held = { $what } around { $x }, { $y }: drag it to its place.
lay-legal = { $what } around { $x }, { $y }: it may lie here.
lay-do = Lay it here
lay-smaller = Smaller
lay-larger = Larger
lay-left = Turn left
lay-right = Turn right
lay-keys = Arrows move it, Q and E turn it, + and - size it, Enter lays it, Esc lets go; with Shift in finer steps. A point of its outline can be dragged alone.
offers = What the referee offers
offer-place = { $what } { $at }
offer-at = around { $x }, { $y }
offer-lift = Take feature { $number } away
offer-camp = Camp with a corner at { $x }, { $y }
offer-no-camp = No camp
offer-discard = There is no place for it
offer-end-terrain = The terrain is complete
offer-end-deployment = The army is deployed
offer-end-swap = That is all
offer-end-camp = Done
offer-end-army = Done
offer-end-topography = Done
offer-end-edges = Done
offer-end-garrison = That is all
offer-end-prefer = Done

## Throws

throw = Throw { $dice ->
    [one] the die
   *[other] the { $dice } dice
}
throw-typed = Die { $at } of { $dice }: what does it show?
throw-aggression = Who attacks? { $side } throws
throw-tie = { $times ->
    [one] Both came to { $total }, with their aggression: throw again.
   *[other] Both came to { $total } this time, with their aggression: throw again.
}
throw-to-beat = { $side } came to { $total }, with its aggression.
throw-quarter = Where does the next feature lie? { $side } throws
throw-edge = Which edge? { $side } throws
throw-pips = { $side } throws for PIPs
throw-denizens = Do the denizens come back? { $side } throws
throw-river = How deep is the river? { $side } throws
throw-shooting = The dice of the shooting
throw-combat = The dice of the combat
die = a die showing { $face }
last-fight = The last combat

## A bound

moving-title = Move
moving-pips = { $pips ->
    [0] No PIPs are left.
    [one] 1 PIP is left; { $ready ->
        [one] 1 element has not moved.
       *[other] { $ready } elements have not moved.
    }
   *[other] { $pips } PIPs are left; { $ready ->
        [one] 1 element has not moved.
       *[other] { $ready } elements have not moved.
    }
}
moving-help = Touch an element to see where it can go, and drag it there. Shift and touch adds another; drag over open ground to catch several.
moving-selected = { $who }: drag, or use the keys.
moving-go-on = The river’s depth is known. Go on with the same elements, or stay at the bank.
moving-column = as a column
moving-on-foot = dismount and go on foot
deed-dismount = Dismount here
deed-break-off = Break off by { $distance } BW · { $pips } PIP
deed-land = Land around { $x }, { $y } · { $pips } PIP
aboard = Still at sea
aboard-help = Choose who lands together, then press the board near the shore and drag along it; or take one of the places offered.
indoors = Inside
moving-line = Whole line
moving-end = End movement
undo = Undo
redo = Redo
contacts = Can make contact
contact = { $enemy }, { $how } · { $pips } PIP
contact-do = Go
keys = Arrows move what is selected, Q and E turn it, Enter orders, Esc lets go; with Shift in finer steps. Alt while dragging keeps it from clicking into place. R measures: Enter on one element and on another, or the arrows. + and - look closer, arrows with nothing selected look about. ? shows the rules.
overlays = On the board
overlays-help = Touch an enemy to see where it could go in its next bound. Green costs one PIP, gold more; dotted leads through other than good going. A broken outline is out of command.
overlays-ids-help = Text names elements as r4 or b8: whom it is about is outlined while the pointer or the focus is on it.
show-reach = where it can go
show-zones = zones of control
show-arcs = where troops can shoot
show-ids = names on the bases
show-good = drag in good going only
lens = See it by
lens-own = the rules of this battle
lens-legal = { $edition } allows it, for { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}.
lens-illegal = { $edition } forbids it: { $reasons }
wish-good-going = It would leave good going, and you wished to stay in it.
named = Moves by name
named-far = By (BW)
named-angle = By (degrees)
named-ahead = Straight ahead
named-back = Straight back
named-left = To the left
named-right = To the right
named-wheel-left = Wheel left
named-wheel-right = Wheel right
named-about = Turn about
named-column = Column behind { $who }
named-match = Match { $who }
named-road = On to the road
named-door = Close the door on { $who }
outcomes = What it would do on the board
outcome-throws = { $throws } of 36:
outcome-nothing = Nothing happens.
fight-all = All in this order
fight-order = Drag them, or use the arrows.
fight-earlier = Earlier: { $fight }
fight-later = Later: { $fight }
sheet = Rules
sheet-title = The sheet of DBA { $edition }
sheet-agreed = This is the edition as printed. In this battle these conventions change it; rulings stand in the bar.
sheet-english = The sheet is the one that the program prints, in English.
sheet-missing = The sheet of DBA { $edition } is not part of this page: `acies rules --edition { $edition }` prints it.
close = Close
draft-measure = { $distance } of { $allowance } BW · { $pips } PIP
draft-lands = lands · { $pips } PIP
draft-landing = { $who }: a landing for { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}.
draft-no = not allowed
draft-legal = { $who }: { $distance } of { $allowance } BW for { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}.
draft-deploys = { $who }: here.
corners = Its corners: { $corners }.
corners-even = Each corner: { $distance }.
corner-front-left = front left
corner-front-right = front right
corner-rear-right = rear right
corner-rear-left = rear left
through = Through: { $what }.
through-zone = zone of { $who }
draft-commit = Move
draft-commit-deploys = Put it here
draft-cancel = Let go
reasons = That is not allowed
reasons-unread = That is no order
measured = { $name } { $value }
reason-bare = It breaks the rule { $rule }.
reason-unread = At letter { $column }: found { $found }, expected { $expected }.
rule-title = Why an order is refused
rule-read = read the rule
rule-editions = Editions
rule-editions-none = none by itself
rule-depends = Depends on
rule-sections = From
rule-scenarios = As the scenarios show it
rule-scenarios-more = { $count } more
rule-all = All rules
rule-missing = What is known of this rule could not be fetched.
rule-topic-move = Moving
rule-topic-break-off = Breaking off
rule-topic-shoot = Shooting
rule-topic-fight = Close combat
rule-topic-dismount = Dismounting
rule-topic-land = Landing
rule-topic-deploy = Deploying
rule-topic-setup = Armies, terrain, edges and camps
rule-topic-choose = Small choices
rule-topic-order = Orders as such

bound-shooting = Shooting
bound-shooting-help = Choose which shooting is next.
bound-target = Choose a target
bound-target-help = The other side calls on your shooter.
bound-combat = Close combat
bound-combat-help = Choose which combat is fought next.
bound-main-attacker = Choose the main attacker
bound-main-attacker-help = Several of your elements are in contact with { $who }: one of them fights it, the others count against it.
bound-entry = Does the victor move in?
bound-entry-help = The place that it has won is empty.
bound-recoil = How far does it recoil?
bound-recoil-help = { $who } may choose between a base width and the depth of its own base.
bound-flight = Which way does it flee?
bound-flight-help = Both ways are alike.
offer-fight = { $one } against { $other }
offer-shoot = { $who } at { $target }
offer-call = Call on { $who } to shoot
offer-recoil = { $distance } BW back
offer-end = Done
offer-end-shooting = { $shooters ->
    [one] Done, though one can still shoot
   *[other] Done, though { $shooters } can still shoot
}
do = Do it
do-fight = Fight
do-attack = Attack with it
do-shoot = Shoot
odds-part = { $throws } of 36 { $fate }
odds-other = { $who }: recoils in { $recoils } of 36, destroyed in { $destroyed }
odds-chart = of 36
odds-chart-title = doubles, wins, ties, loses, is doubled

## The end

over-won = { $side } has won
over-conceded = { $side } has won: the other side gave up
over-drawn = Nobody has won
over-general = { $side } has lost its general.
over-camp = { $side } has lost its camp.
over-losses = Red lost { $red }, Blue { $blue }, in { $bounds ->
    [one] one bound
   *[other] { $bounds } bounds
}.

## What happened

log-army = { $side } has chosen its army.
log-aggression = { $side } throws { $total } with its aggression.
log-aggression-die = { $side } throws { $die }: { $total } with its aggression.
log-attacks = { $side } attacks.
log-topography = The battlefield is { $name }.
log-feature = Placed: { $what }.
log-lifted = Feature { $number } is taken away.
log-features = The terrain is to be: { $kinds }.
log-quarter = Feature { $number } lies in the { $quarter }.
log-quarter-die = The die shows { $die }: feature { $number } lies in the { $quarter }.
log-shore = Feature { $number } lies along the { $edge }.
log-discarded = Left out for want of a place: { $what }.
log-ground-soft = The ground is soft: ploughed fields are rough going.
log-ground-firm = The ground is firm: ploughed fields are good going.
log-edge = The attacker comes from the { $edge }.
log-edge-die = The die shows { $die }: the attacker comes from the { $edge }.
log-camp = { $side } pitches its camp.
log-camp-none = { $side } has no camp.
log-deployed = { $who } is deployed at { $x }, { $y }.
log-deployed-camp = { $who } is deployed in the camp.
log-deployed-bua = { $who } is deployed in the built-up area.
log-deployed-as = { $who } will be deployed as { $troop }.
log-taken-back = { $who } is taken back.
log-swapped = { $one } and { $other } change places.
log-bound = { $side }’s bound { $number }
log-pips = PIPs: { $pips }.
log-moved = { $distance ->
    [0] { $count ->
        [one] { $who } turns on the spot.
       *[other] { $who } turn on the spot.
    }
   *[other] { $count ->
        [one] { $who } moves { $distance } BW.
       *[other] { $who } move { $distance } BW.
    }
}
log-dismounted = { $who } dismounts.
log-landed = { $who } comes ashore.
log-as-if = { $who } meets { $enemy }; neither can line up, and they fight as if they had.
log-conformed = { $who } lines up.
log-turned = { $who } turns to face.
log-made-room = { $who } makes room.
log-recoiled = { $who } recoils.
log-pushed-back = { $who } is pushed back.
log-fled = { $who } flees.
log-pursued = { $who } pursues.
log-shifted = { $who } is moved.
log-river = The river is { $state }.
log-fought = { $one } { $own } + { $die } = { $score } against { $other } { $against } + { $otherDie } = { $otherScore }.
log-lost = { $who } is lost: { $why }.
log-followers-lost = The followers of { $side }’s camp are lost.
log-denizens-lost = The denizens of { $side }’s built-up area are lost.
log-denizens-back = The denizens of { $side }’s built-up area are there again.
log-bua-taken = { $side }’s built-up area is taken by { $who }.
log-bua-entered = { $who } goes into { $side }’s built-up area.
log-bua-left = { $who } leaves { $side }’s built-up area.
log-bua-regained = { $side }’s built-up area is its own again.
log-sacking-begins = { $side }’s city is sacked.
log-sacking-ends = The sacking of { $side }’s city is over.
log-bua-yields = { $side }’s city yields to the enemy.
log-camp-taken = { $side }’s camp is taken by { $who }.
log-camp-entered = { $who } goes into { $side }’s camp.
log-camp-left = { $who } leaves { $side }’s camp.
log-camp-regained = { $side }’s camp is its own again.
log-bound-ends = Losses: Red { $red }, Blue { $blue }.
log-ended-won = { $side } has won.
log-ended-conceded = { $side } has won: the other side gave up.
log-ended-drawn = Nobody has won.
log-concede = { $side } gives up.

# What a general says of his decisions, in short.
account-short = { $title }: { $result }
account-short-action = { $action }, rank { $rank } of his list
account-short-freely = as he likes, without his list
account-short-end = { $left ->
    [0] no PIPs are left
    [one] nothing more to be gained, 1 PIP is left
   *[other] nothing more to be gained, { $left } PIPs are left
}
account-why = Why: { $short }
account-part-2-2 = his army, by { $count } decisions
account-part-4-7 = how he deploys, by { $count } decisions
account-length-x = from the left edge
account-length-y = from the near edge
account-length-right = to the right of the middle
account-length-ahead = ahead of the base line
account-length-way = nearer to the enemy
account-refused = refused ({ $reason })
log-earlier = What happened before ({ $count })
log-help = Each “Why” tells how Solo DBA came to the order after it. NPG, the non-player general, is he; you are his enemy.
spoken-move = { $who }: { $way }

## The battles that are kept

keep-title = Your battles
keep-who = { $red } against { $blue }
keep-players = Red: { $red }, Blue: { $blue }
keep-both = Both sides: { $who }
keep-played = DBA { $edition }, played { $when }
keep-stands = { $bound }. Lost: Red { $red }, Blue { $blue }
keep-over = { $how }. Lost: Red { $red }, Blue { $blue }
keep-go-on = Go on
keep-export = Save as a file
keep-remove = Delete
keep-label = { $what }: { $who }
keep-all = Show all { $count }
keep-removed = Deleted: { $who }.
keep-restore = Have it back
keep-elsewhere = Open in another tab
watch-elsewhere = This battle is played in another tab
watch-elsewhere-help = Here you see what happens there. To play it here, go on here: the other tab then only shows it.
watch-look = You are only looking
watch-look-help = Nothing that you do here changes the battle.
watch-take-over = Go on here
watch-leave = To the list
keep-nowhere = This browser keeps no battles here: its database cannot be opened, as in some private windows or when data of pages is forbidden. You can play; save the record as a file before you close the page.
keep-unread = A battle that cannot be read
keep-unread-help = What the list knows of it is damaged. Its record may be whole: open it, or save it as a file.
unkept-title = The battle is not kept
unkept-full = The storage of this browser is full, so what happened last is only in this tab. Save the record as a file now. Then make room, in another tab by deleting battles from the list, and try again here.
unkept-nowhere = This browser does not store it, so what happened last is only in this tab. Save the record as a file before you close it; you can go on with that file.
unkept-again = Try again
damage-title = This battle is damaged
damage-unplayable = Line { $line } of its record cannot be played.
damage-head = Its record cannot be read from the beginning.
damage-differs = From line { $line } on, its record does not say what the referee makes of its orders and dice: it was changed, cut, or written by another version.
damage-nothing = Its record is gone.
damage-what-to-do = All before line { $line } is sound. You can go on from there with a copy; the damaged battle stays on the list until you delete it. Save it as a file first if somebody may mend it.
damage-nothing-sound = Nothing of it can be played. If there is something to save, save it as a file; then delete it.
damage-go-on = Go on from before line { $line }
damage-go-on-all = Go on with all of it, as the referee sees it
damage-save = Save what there is as a file
damage-file = damaged.acies
damage-remove = Delete it
damage-leave = Leave it for now
damage-file-title = { $file } cannot be opened
damage-file-head = It is no record of a battle, or its beginning is damaged.
damage-file-nothing = The file is empty.
damage-file-what-to-do = All before line { $line } is sound, and you can go on from there. The file stays as it is.
damage-file-nothing-sound = Nothing of it can be played. The file stays as it is.
cut = The file ends in the middle of line { $line }. All before that line is here.
keep-look = Look through
past-look = Look back
past-back = Back to the battle
past-title = Looking back
past-label = What happened up to there
past-beginning = Before the battle
past-now = Now
past-end = The end
past-moment = { $bound }, { $phase }, lost: Red { $red }, Blue { $blue }
past-at = Moment { $at } of { $last }.
past-first = To the beginning
past-bound-back = One bound back
past-step-back = One order back
past-step-on = One order on
past-bound-on = One bound on
past-newest = To the newest
past-keys = Keys: , and . by one order, < and > by one bound, Home and End, T turns the board, Esc goes back to the battle. Nothing here changes it.
past-turn = Turn the board
past-turned = Blue’s edge is below, and places are counted from there.
past-waits = The battle waits: the other side plays on when you come back.
past-row = The bounds
past-lost = lost { $red }–{ $blue }
past-slider = Moment of the battle
past-print = Print
past-take = Save or print
past-save-replay = The battle as a page (HTML)
past-save-picture = This board (SVG)
past-save-pictures = The board of each bound (SVG, in a zip)
past-file-title = The board: { $moment }
past-replay-about = DBA { $edition }. A battle of Acies, which plays in this file by itself.
past-replay-keys = Keys: , and . by one order, < and > by one bound, Home and End, T turns the board.
keep-open = Open
