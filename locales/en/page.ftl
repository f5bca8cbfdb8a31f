# What the page says, but for the rules.

# What this language calls itself.
language = English

## Names

side-red = Red
side-blue = Blue
side-civil = { $army } ({ $side })
phase-setup = Before the battle
phase-movement = Movement
phase-shooting = Shooting
phase-combat = Close combat
phase-over = Battle over
place-reserve = not deployed
place-camp = in its camp
place-bua = in a built-up area
place-lost = lost
place-table = on the table
player-online = Your opponent
player-you = You
player-solo-dba = Solo DBA
player-solo-dba-help = Solo DBA is a published procedure for playing alone. Dice and tables decide for your opponent: its army, its terrain, its deployment, and its aim in each bound; then it makes the best move of the first kind on its action list. A “Why?” below each of its orders in the battle log opens to show its dice, the modifiers, and the moves it considered and rejected.
player-veteran = Solo DBA – Veteran
player-veteran-help = The Veteran rolls the same dice and keeps to the same lists, but weighs every move they permit: it picks the one that leaves it best placed, and drops any that would cost too much.
player-greedy = Computer – Aggressive (easy)
player-random = Computer – Random (very easy)
player-dull = Computer – Passive
player-hot-seat = Another player at this screen
edge-near = near edge
edge-far = far edge
edge-left = left edge
edge-right = right edge
quarter-1 = near left quarter
quarter-2 = near right quarter
quarter-3 = far left quarter
quarter-4 = far right quarter
going-good = good going
going-good-or-rough = good or rough going
going-rough = rough going
going-bad = bad going
going-impassable = impassable
holder-empty = empty
holder-followers = held by camp followers
holder-denizens = held by its denizens
holder-garrison = garrisoned by an element
holder-turned = held by its denizens, which have gone over to the enemy
holder-captured = captured
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
kind-LCh = Light chariots
kind-HCh = Heavy chariots
kind-LCm = Light camels
kind-Lb = Longbows
kind-Cb = Crossbows
kind-Lit = Litter
kind-CWg = Standard wagon
fate-stands = holds
fate-recoils = recoils
fate-flees = flees
fate-destroyed = destroyed
fate-changes-sides = changes sides
cause-score = doubled or quick kill
cause-doubled = doubled
cause-quick-kill = quick kill – this enemy need only win, not double
cause-tie = a tie destroys it
cause-surrounded = enemy on its flank or rear
cause-blocked = nowhere to recoil
cause-shot-in-rear = shot in the rear
cause-trampled = trampled
cause-crushed = an enemy recoiled into it
cause-supporting = with the element it supported
cause-driven-from-camp = driven from the camp
cause-driven-from-bua = driven from the built-up area
cause-left-table = left the table
cause-river = in the river
contact-front = front on
contact-left-flank = on its left flank
contact-left-flank-rear = on the rear half of its left flank
contact-right-flank-rear = on the rear half of its right flank
contact-right-flank = on its right flank
contact-rear = in its rear
contact-assault = assault
contact-enter = moving in
contact-overlap-left = overlap on its left
contact-overlap-right = overlap on its right
river-unknown = not tested yet
river-paltry = paltry
river-slow = slow to cross
river-column = slow to cross, and groups cross only in column
choice-stay-at-bank = Stay on the bank
choice-move-in = Move in
choice-stay-out = Stay out
choice-flee-left = Flee left
choice-flee-right = Flee right

party = { $troop } { $number }
party-general = General’s { $troop } { $number }
# Of a side whose name ends in an s, and of any other.
party-of = { $many ->
    [one] { $side } { $party }
   *[other] { $side }’ { $party }
}
party-enemy = enemy { $party }
party-group = { $first } and { $more } others
party-camp = { $many ->
    [one] { $side } camp
   *[other] { $side }’ camp
}
party-bua = { $many ->
    [one] { $side } built-up area
   *[other] { $side }’ built-up area
}
party-city = { $many ->
    [one] { $side } city
   *[other] { $side }’ city
}
party-fort = { $many ->
    [one] { $side } fort
   *[other] { $side }’ fort
}
label-element = { $code } { $number }, { $side } { $troop }
label-general = the general
label-uncommanded = out of command
label-place = at { $x }, { $y } facing { $facing }°
label-terrain = { $what } around { $x }, { $y } BW

## Before a battle

start-corner = Your game
start-continue = Continue
start-night = Night
start-battle = Your battle
start-versus = v
start-led = opponent: { $who }
start-another = Another pair
start-swap = Swap sides
start-steps = Set up step by step
start-steps-help = Choose the rules and the opponent, then lay terrain, place your camp and deploy yourself.
start-more = More
friend = Play a friend
friend-help = Two players take turns at this screen. Each sets up an army.
friend-do = Play at this screen
relation-enemies = historical enemies
relation-civil = a civil war: both armies are of the same list
relation-contemporary = a “what if”: they lived at the same time
relation-apart = a “what if”: { $years } years apart
start-tagline = Ancient and medieval battles, by the rules of DBA.
start-opponent = Opponent
start-attacker = Attacker
attacker-dice = Decided by dice
attacker-agreed = { $side } (agreed)
start-dice = Dice
start-seed = Dice seed (same seed, same dice)
start-begin = Start the battle
fight-now = Fight now
fight-now-help = Terrain and armies are set up for you: go straight to the first bound.
fight-now-do = Fight { $the }
fight-now-none = The army lists of this edition name no historical enemies. Choose two armies below.
missing-engine = The game engine could not be loaded, and nothing can be played without it. Check your connection and that `acies play` is still running, then try again. If that does not help, reload the page. Your browser must allow WebAssembly.
missing-lists = The army lists could not be loaded. Check your connection and that `acies play` is still running, then try again. Once loaded, they are available offline.
missing-table = The table could not be loaded. Check your connection and that `acies play` is still running, then try again. Your battle is saved.
missing-reload = Reload the page
rules-house = House rules file
rules-house-choose = Choose a file…
rules-house-help = A file that changes parts of an edition, or a whole edition of your own. You can still choose the edition’s conventions and rulings.
baroque-card = Baroque, on a real table
baroque-card-help = Impetus: Baroque, solo with your own miniatures: tokens, reactions and pursuit of both armies.
baroque-card-back = Back to the start page
start-load = Load a battle
start-foot = Everything runs on this device. Battles are saved as you play.
start-army-renamed = In DBA { $edition }, list { $key } is { $army }.
start-armies-drawn = DBA { $edition } has no list for { $armies }: { $count ->
    [one] another army was drawn.
   *[other] two other armies were drawn.
}
about = About Acies
about-licence = Acies is free software, by the MIT or the Apache-2.0 licence as you like. The rules of the game belong to their authors.
about-figures = Figures on foot are drawn for Acies. Mounted ones and engines are made of silhouettes that were taken apart and changed, from
about-author = { $drawings }: by { $author }
about-fonts = Text is set in these typefaces, whose files are unchanged, under the
dice-program = Rolled for me
dice-typed = I roll real dice and enter them
search-near = Did you mean:
army-change = Change…
army-unknown = This edition has no army list { $key }. Choose another.
army-general = General
army-composed = Solo DBA picks the optional elements by dice.
army-choose = Optional element
army-troop = { $troop } ({ $code })

## The bar

bar-bound = { $side }, bound { $number }
bar-pips = { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}
bar-losses = Losses: { $one } { $red }, { $other } { $blue }
bar-lost = losses
bar-number = Bound { $number }
# Beside the army of the player at the page.
bar-own = you
bar-lost-count = { $limit ->
    [0] { $lost } lost
   *[other] { $lost } of { $limit } lost
}
bar-ways = Battle tools
bar-attacker = { $many ->
    [one] { $side } attacks
   *[other] { $side } attack
}
menu = Menu
view-language = Language
view-theme = Theme
theme-auto = Match system
theme-light = Light
theme-dark = Dark
view-hints = Hints
hints = Hints
hint-pips = { $pips ->
    [one] 1 PIP is unspent; it is lost when movement ends.
   *[other] { $pips } PIPs are unspent; they are lost when movement ends.
}
hint-general = { $count ->
    [one] Your general is in danger: { $who } could reach it in its next bound.
   *[other] Your general is in danger: { $who } could reach it in their next bound.
}
view-pale = Paint the defender’s bases pale
view-pace = Speed
view-sound = Sound
view-auto-roll = Roll for PIPs automatically
pace-step = Step by step
pace-calm = Slow
pace-quick = Fast
pace-at-once = Instant
save = Save to a file
concede = Concede the battle
concede-sure = Concede? { $other } will win.
concede-final = This cannot be undone.
concede-yes = Concede
concede-no = Fight on
leave = Exit to menu (saved)
again = New battle
board-label = Board
side-label = Actions and battle log
log = Battle log
dead = Fallen: { $army }
dead-uncounted = Do not count for victory
dead-general = The general counts as { $times }
dead-double = a double-based element counts two
dead-stronghold = the camp or built-up area is taken
dead-some-uncounted = some do not count for victory
rail = Dead and overlays
command = Type an order
command-example = move r1 forward 1.25
command-do = Send
command-lines = Suggestions
ruler = Measure
abbreviation-BW = base widths
ruler-length = { $length } BW
zoom-in = Zoom in
zoom-out = Zoom out
handle-turn = Turn
handle-wheel-left = Wheel left
handle-wheel-right = Wheel right
thinking = { $who } is thinking for { $the }…
waiting = Waiting for { $the }…
thinking-help = You can look around the table while you wait.
pace-next = Next step
pace-skip = Skip to my bound
pace-skip-answer = Skip ahead

## Setup

features-more = Add: { $what }
features-fewer = Remove: { $what }
features-take = Confirm terrain
next-feature = Next: { $what }.
next-feature-at = Next: { $what }, { $where }.
later-features = Then: { $kinds }.
several = { $count ->
    [one] { $what }
   *[other] { $what } × { $count }
}
reserve = Still to deploy
deed-deploy-camp = Put { $who } in the camp
deed-deploy-bua = Garrison the built-up area with { $who }
deed-deploy-as = Deploy { $who } as { $troop }
deed-lift = Take { $who } back
deed-followers-in = Put followers in the camp
deed-followers-out = Take the followers out of the camp
swap = Swap them
swap-with = Swap { $who } with
swap-none = { $who } cannot change places with any other.
lay-by-hand = Place it by hand
lay-lift-help = Drag a feature on the board to pick it up again.
lay-label = Placing: { $what } around { $x }, { $y }
lay-take-up = Pick up: { $what } around { $x }, { $y }
lay-held = { $what }: drag it into place.
lay-legal = { $what }: it may go here.
lay-do = Place here
lay-smaller = Smaller
lay-larger = Larger
lay-left = Turn left
lay-right = Turn right
lay-keys = Arrow keys move it, Q/E turn it, +/- resize it, Enter places it, Esc cancels; Shift makes finer steps. You can also drag a single point of its outline.
offers = Referee’s suggestions
offer-place = { $what } { $at }
offer-at = around { $x }, { $y }
offer-lift = Remove: { $what }
offer-camp = Camp { $at }
offer-no-camp = No camp
offer-edge = Choose the { $edge }
offer-edge-number = Edge { $number }: the { $edge }
templates = Saved deployments
template-use = Deploy as in “{ $name }”
template-forget = Delete “{ $name }”
template-name = Name of the deployment
template-save = Save this deployment
offer-discard = Discard it (won’t fit)
offer-end-terrain = Done
offer-end-deployment = Done
offer-end-camp = Done
offer-end-army = Done
offer-end-topography = Done
offer-end-edges = Done
offer-end-garrison = Done
offer-end-prefer = Done

## Throws

throw = { $dice ->
    [one] Roll the die
   *[other] Roll the { $dice } dice
}
throw-typed = Enter die { $at } of { $dice }
throw-aggression = Aggression roll: { $side }
throw-quarter = { $many ->
    [one] Where the next piece goes: { $side } rolls
   *[other] Where the next piece goes: { $side } roll
}
throw-edge = { $many ->
    [one] The attacker’s edge: { $side } rolls
   *[other] The attacker’s edge: { $side } roll
}
throw-pips = PIP roll: { $side }
throw-pips-do = Roll for PIPs
throw-pips-help = The die gives the PIPs of this bound: each move costs one or more.
throw-denizens = { $many ->
    [one] Do the denizens return? { $side } rolls
   *[other] Do the denizens return? { $side } roll
}
throw-river = { $many ->
    [one] River depth: { $side } rolls
   *[other] River depth: { $side } roll
}
throw-shooting = { $one } shoots at { $other }
throw-combat = { $one } fights { $other }
die = a die showing { $face }
summary-pips = { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}
summary-moved = { $count ->
    [0] Nothing moved.
    [one] 1 element moved.
   *[other] { $count } elements moved.
}
summary-moved-quiet = { $count ->
    [0] Nothing moved, and there was no shooting and no combat.
    [one] 1 element moved; no shooting and no combat.
   *[other] { $count } elements moved; no shooting and no combat.
}
summary-level = Both sides have lost { $lost }. The battle goes on until one side has lost more.
last-fight = Last combat

# What becomes of a party in a combat; in capitals on the ribbon, and in lists.
word-destroyed = destroyed
word-lost = lost
word-changes-sides = changes sides
word-flees = flees
word-recoils = recoils
word-pushed-back = pushed back
word-holds = holds
word-pursues = pursues
word-to-recoil = recoils – how far?
word-beaten = beaten
word-level = tied
word-ahead = wins
word-both-destroyed = both destroyed
word-both-lost = both lost
word-both-changes-sides = both change sides
word-both-flees = both flee
word-general-lost = the general falls
word-also-lost = { $word }, { $count } lost
word-both-recoils = both recoil
word-both-pushed-back = both pushed back
word-both-holds = no effect
word-both-level = tied
# The same as the title of the result.
result-destroyed = { $count ->
    [one] { $who } is destroyed
   *[other] { $who } are destroyed
}
result-lost = { $count ->
    [one] { $who } is lost
   *[other] { $who } are lost
}
result-changes-sides = { $count ->
    [one] { $who } changes sides
   *[other] { $who } change sides
}
result-flees = { $count ->
    [one] { $who } flees
   *[other] { $who } flee
}
result-recoils = { $count ->
    [one] { $who } recoils
   *[other] { $who } recoil
}
result-pushed-back = { $count ->
    [one] { $who } is pushed back
   *[other] { $who } are pushed back
}
result-holds = No effect: { $one } v { $other }
result-to-recoil = { $who } recoils – how far?
result-beaten = { $count ->
    [one] { $who } is beaten
   *[other] { $who } are beaten
}
result-level = Tied: { $one } v { $other }
result-cause = { $word }: { $why }
result-also-lost = { $result }; lost too: { $who }
result-tie-both = Equal totals: on a tie neither of these troops gives way.
result-tie = Equal totals: on a tie between these troops, { $who } does not hold.
result-chance = { $throws } of 36 rolls lead to this.
share-die = { $who } destroyed
share-recoil = { $who } recoils
share-flee = { $who } flees
share-give-way = { $who } recoils or flees
share-level = no effect
replay-bound = Replay: { $side }, bound { $number }
replay-stop = Stop
moment-aggression = { $die } + { $aggression } aggression = { $total }
moment-skip = click, tap or Space skips

## A bound

setting-up = Setting up the battle…
moving-title = Move your army
moving-pips = { $pips ->
    [0] No PIPs left: end movement when you are done.
    [one] 1 PIP left · { $ready ->
        [0] every element has moved
        [one] 1 element still to move
       *[other] { $ready } elements still to move
    }
   *[other] { $pips } PIPs left · { $ready ->
        [0] every element has moved
        [one] 1 element still to move
       *[other] { $ready } elements still to move
    }
}
moving-help = Click an element to see its moves, then drag it; Shift-click adds to the group. By keys, N takes up the next that can move, and C its best contact.
moving-help-fingers = Tap an element to see its moves, then drag it. Tap its neighbours to take them along.
moving-chosen = Selection
moving-selected = Drag it to move.
moving-stuck = { $count ->
    [one] It cannot move as it stands:
   *[other] They cannot move as they stand:
}
moving-selected-moved = { $count ->
    [one] It has already moved this bound.
   *[other] They have already moved this bound.
}
moving-selected-partly = Some of these have already moved this bound.
moving-selected-keys = Or use the arrow keys, and Q and E to turn it.
moving-go-on = Move on with the same elements, or stop at the river.
moving-river = The river is { $river }
moving-column = in column
moving-on-foot = dismount and move on foot
deed-dismount = Dismount here
deed-recall = Call the denizens back
deed-break-off = Break off { $distance } BW · { $pips } PIP
deed-land = Land { $at } · { $pips } PIP
aboard = Still at sea
aboard-help = Select the elements that land together, then press near the shore and drag along it, or pick one of the suggested places.
indoors = Elements in a camp or built-up area
moving-line = Whole line
facing-left = Turned { $degrees }° to the left
facing-right = Turned { $degrees }° to the right
facing-about = Turned about
moving-end = End movement
moving-end-sure = { $pips ->
    [one] 1 PIP unspent: press again to end.
   *[other] { $pips } PIPs unspent: press again to end.
}
moving-end-anyway = End all the same
moving-next = Next element
undo = Undo
redo = Redo
contacts = Possible contacts
contact = Against { $enemy }, { $how } · { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}
contact-fight = { $fight } of { $movers } elements fight
contact-odds = you win in { $better } of 36 rolls, the enemy in { $worse }
keys-select-first = Nothing is selected that can move. N takes up the next that can.
keys-refused = It may not go there. Lead it elsewhere, or let it go with Esc.
contacts-looking = Looking for contacts…
contact-do = Make contact
combats-to-come = Combats to come
overlays = Show on the board
overlays-show = Show
overlays-more = More
show-reach = Moves
show-zones = Zones of control
show-zones-3_0 = Threat zones
show-arcs = Shooting
show-ids = Element ids
show-grid = Grid
show-good = Snap only to places in good going
threat-sign = { $who }: next bound, { $edition }
piece-going = { $what }: { $going }
piece-river = { $what }: { $river }
piece-slows = { $who }: at most { $allowance } of { $good } BW
piece-frees = { $who }: as fast as in good going
piece-bars = { $who }: may not enter
lens = What would another edition say?
lens-own = Off
lens-legal = { $edition }: allowed, for { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}.
lens-illegal = { $edition }: not allowed. { $reasons }
wish-good-going = That would leave good going, and you asked to snap only to places in it.
named = Standard moves
named-far = Distance (BW)
named-angle = Angle (degrees)
named-ahead = Straight ahead
named-back = Straight back
named-left = Sideways left
named-right = Sideways right
named-wheel-left = Wheel left
named-wheel-right = Wheel right
named-about = Turn about
named-column = Column behind { $who }
named-match = Line up opposite { $who }
named-road = Onto the road
named-door = Close the door on { $who }
outcomes = Possible results
outcome-throws = { $throws }/36 ({ $percent } %):
outcome = { $who } { $fate }
outcome-nothing = No effect.
fight-all-combat = Fight all
fight-all-shooting = Shoot all
fight-order = from top to bottom (drag, or use the arrows)
fight-factors = { $own } against { $other }: odds and results
fight-earlier = Move up: { $fight }
fight-later = Move down: { $fight }
sheet = Reference
sheet-title = DBA { $edition } quick reference
sheet-missing = This page has no quick reference for DBA { $edition }: `acies rules --edition { $edition }` prints it.
close = Close
draft-measure = { $distance } of { $allowance } BW · { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}
draft-measure-door = { $distance } BW, closing the door (any distance) · { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}
draft-fine = legal
draft-contact = legal · makes contact
draft-lands = lands · { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}
draft-landing = { $who }: landing for { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}.
draft-no = not allowed
draft-deploys = { $who } may deploy here.
draft-release = Let go to move here.
draft-release-holds = Let go to hold it here; nothing is spent until you confirm it.
draft-meets = Against { $enemy }, { $how }
draft-as-if = Neither can conform: they will fight as if they had.
draft-aside = Cannot reach that place: this is the nearest legal one.
draft-commit = Confirm move
draft-commit-deploys = Place here
draft-cancel = Cancel
reasons = Not allowed
reasons-unread = I don’t understand that order
reasons-who = Which elements
# What else is wrong with an order, or follows from what is said first.
reasons-also = { $count ->
    [one] 1 more reason
   *[other] { $count } more reasons
}
reason-bare = That breaks the rule { $rule }.
reason-unread = At character { $column }: found { $found }, expected { $expected }.
reason-unread-now = Found { $found }. Now an order begins with one of: { $words }.
rule-read = Read the rule

offer-fight = { $one } against { $other }
offer-shoot = { $who } at { $target }
offer-shoot-helped = { $who }, helped by { $others }
offer-target-helped = { $target }, with the help of { $others }
shooter-one-of = { $who } may shoot at one of these:
shoot-one-of = At { $target }, one of these:
shots-other = { $count ->
    [one] another shot
   *[other] { $count } other shots
}
offer-call = Let { $who } shoot
offer-recoil = Recoil { $distance } BW
offer-end = Done
offer-end-shooting = { $shooters ->
    [one] End shooting (1 can still shoot)
   *[other] End shooting ({ $shooters } can still shoot)
}
do-fight = Fight
do-attack = Attack with this
do-shoot = Shoot
do-next-shooting = Shoot: { $who } at { $target }
do-next-combat = Fight: { $one } against { $other }
odds-of = of 36 rolls
odds-part = { $what }: { $throws }/36 ({ $percent } %)
odds-other = { $recoils ->
    [0] { $who } destroyed { $destroyed }/36
   *[other] { $who } recoils { $recoils }/36{ $destroyed ->
        [0] {""}
       *[other] , destroyed { $destroyed }/36
    }
}

## The end

over-won = Victory for { $the }!
over-lost = Defeat: { $the } { $many ->
    [one] wins
   *[other] win
}
over-conceded = { $many ->
    [one] { $side } wins: { $other } conceded
   *[other] The { $side } win: { $other } conceded
}
over-drawn = Draw
result-general-goes-on = The battle goes on: a lost general ends it only for the side that has lost more elements.
over-general = { $many ->
    [one] { $side } lost its general.
   *[other] { $side } lost their general.
}
over-camp = { $many ->
    [one] { $side } lost its camp.
   *[other] { $side } lost their camp.
}
over-losses = Losses: { $one } { $red }, { $other } { $blue }, after { $bounds ->
    [one] 1 bound
   *[other] { $bounds } bounds
} each.

## How generals decide

# A general's explanations of its decisions, in short.
log-earlier = Earlier entries ({ $count })
spoken-move = { $who }: { $way }

## The battles that are kept

keep-title = Your battles
keep-who = { $red } v { $blue }
keep-players = { $one }: { $red }, { $other }: { $blue }
keep-both = Both sides: { $who }
keep-played = DBA { $edition }, played { $when }
keep-stands = { $bound } · losses { $red }–{ $blue }
keep-over = { $how } · losses { $red }–{ $blue }
keep-go-on = Continue
keep-export = Save to a file
keep-remove = Delete
keep-label = { $what }: { $who }
keep-all = Show all { $count }
keep-save-all = Save all to a file
keep-save-all-help = With the games of the Baroque assistant. Load the file in another browser, or at another address.
keep-brought = { $fresh ->
        [0] Nothing new
        [one] 1 battle or game added
       *[other] { $fresh } battles and games added
    }{ $known ->
        [0] {""}
       *[other] , { $known } here already
    }{ $unread ->
        [0] {""}
       *[other] , { $unread } not readable or not saved
    }.
keep-removed = Deleted: { $who }.
keep-restore = Undo
keep-elsewhere = Open in another tab
watch-elsewhere = This battle is being played in another tab
watch-elsewhere-help = You see its moves here as they happen. If you play here instead, the other tab only watches.
watch-look = Spectating
watch-look-help = Nothing you do here changes the battle.
watch-take-over = Play here instead
watch-leave = Back to the list
keep-nowhere = This browser cannot save battles: its database cannot be opened, as in some private windows or when site data is blocked. You can play; save the battle to a file before you close the page.
keep-unread = Unreadable battle
keep-unread-help = Its entry in the list is damaged, but the save itself may be intact. Open it, or save it to a file.
unkept-title = The battle is not saved
unkept-full = This browser’s storage is full, so the latest moves exist only in this tab. Save the battle to a file now. Then delete battles from the list in another tab to make room, and try again here.
unkept-nowhere = This browser does not store the battle, so the latest moves exist only in this tab. Save it to a file before you close the tab; you can continue from that file.
unkept-again = Try again
damage-title = This battle is damaged
damage-unplayable = The save file is corrupt at line { $line }.
damage-head = The save file is corrupt from its beginning.
damage-differs = From line { $line } on, the save file does not match what the referee makes of its orders and dice: it was edited, cut short, or written by another version.
damage-nothing = The save file is gone.
damage-what-to-do = Everything before line { $line } is intact. You can continue from there in a copy; the damaged battle stays in the list until you delete it. Save it to a file first if it might be repaired.
damage-nothing-sound = None of it can be played. Save what is left to a file if you want to keep it, then delete it.
damage-go-on = Continue from before line { $line }
damage-go-on-all = Continue with all of it, as the referee reads it
damage-save = Save what is left to a file
damage-file = damaged.acies
damage-remove = Delete it
damage-leave = Leave it for now
damage-file-title = { $file } cannot be opened
damage-file-head = This is not a saved battle, or its beginning is damaged.
damage-file-nothing = The file is empty.
damage-file-what-to-do = Everything before line { $line } is intact, and you can continue from there. The file itself is not changed.
damage-file-nothing-sound = None of it can be played. The file itself is not changed.
damage-other-title = This battle was played by another version
damage-other-version = It was played by version { $record }; this is { $now }. From line { $line } on, the rules of this version lead to something else. Nothing is wrong with the battle.
damage-other-help = You can watch it as it was played, or continue a copy from before line { $line } by the rules of this version.
damage-other-watch = You can watch it as it was played.
damage-other-unshown = It cannot be shown: this version does not know its edition or its armies.
damage-watch = Watch it as it was played
damage-unnamed = one that does not name itself
brought-none = Opened from a file. The referee agrees with every step; no dice have been rolled.
brought-checked = Opened from a file. The referee agrees with every step, and all { $checked } rolls match the dice seed.
brought-typed-in = Opened from a file. The referee agrees with it. Dice typed in: { $typed }, the first in line { $line }; checked against the seed: { $checked }.
brought-shared = Opened from a file. The referee agrees with it. Its dice were thrown by three: { $known } of { $visits } visits have the values of all three, and { $checked } rolls are checked by them.
brought-not-checkable = Opened from a file. The referee agrees with it. Dice not checkable: { $unchecked }, typed in: { $typed }, checked against the seed: { $checked }.
brought-under-way = The battle is in progress, and its seed is still secret.
brought-no-seed = The battle is over, but its record lacks the seed of its dice.
brought-not-promised = The file promises no seed.
brought-earlier = They were rolled before it went to a server.
brought-other-source = They come neither from a seed nor from a player.
brought-engine = It was played by version { $record }; this is { $now }.
cut = The file breaks off in the middle of line { $line }. Everything before that line was loaded.
keep-look = Replay
past-look = Replay
past-back = Back to the battle
past-title = Replay
past-label = Battle log up to this point
past-beginning = Before the battle
past-now = Now
past-end = The end
past-moment = { $bound }, { $phase }, losses: { $one } { $red }, { $other } { $blue }
past-at = Step { $at } of { $last }.
past-first = Beginning
past-bound-back = Previous bound
past-step-back = Previous order
past-step-on = Next order
past-bound-on = Next bound
past-newest = Latest
past-play = Play
past-pause = Pause
past-keys = Keys: , and . step by one order, < and > by one bound, Home and End jump, P plays, T rotates the board, Esc returns to the battle. Nothing here changes the battle.
past-turn = Rotate the board
past-turned = The edge of { $the } is at the bottom; places are measured from there.
past-waits = The battle is paused: your opponent continues when you return.
past-row = Bounds
past-lost = Lost: { $one } { $red }, { $other } { $blue }
past-slider = Position in the battle
past-print = Print
past-take = Save or print
past-save-replay = The battle as a web page (HTML)
past-save-picture = This position (SVG)
past-save-pictures = The position at each bound (SVG files in a zip)
past-file-title = The board: { $moment }
past-replay-about = DBA { $edition }. A battle of Acies; this file replays it on its own.
past-replay-keys = Keys: , and . step by one order, < and > by one bound, Home and End jump, T rotates the board.
keep-open = Open

# The part of the table to which an order leads, as one would point at it.
spoken-to = to { $area }
spoken-at = at { $area }
spoken-into = into { $enemy }
spoken-column = in column
spoken-wheel-left = wheel { $degrees }° left
spoken-wheel-right = wheel { $degrees }° right
spoken-land = land
spoken-dismount = { $who }, dismounting
area-near-left = the near left
area-near-centre = the near centre
area-near-right = the near right
area-middle-left = the left
area-middle-centre = the centre
area-middle-right = the right
area-far-left = the far left
area-far-centre = the far centre
area-far-right = the far right
