# One sentence for each rule that an order can break. The id is the rule's id with hyphens for its dots.
# What was measured is shown beside the sentence. A hand is that of the element that a sentence names first.

order-not-now = That cannot be done now: the battle is waiting for something else.
order-element = That element is not on the table.
    .measured = { $element } is not on the table.
order-not-yours = That element belongs to your opponent.
    .measured = { $element } belongs to your opponent: you can order only your own.
order-movers = Name at least one element, and each only once.
order-form = That order moves nothing, or cannot be carried out as it is written.

setup-army = The army does not match its army list.
    .measured = The army does not match its army list: { $problem }.
setup-topography = That is not a home terrain of this army.
setup-terrain-kind = Your home terrain does not allow a feature of that kind.
setup-terrain-count = Too many features of that kind for your home terrain.
    .measured = Too many features of that kind: { $count }. Your home terrain allows { $limit }.
setup-terrain-next = Another feature must be placed first.
setup-terrain-quarter = The feature must lie in the quarter, or along the edge, that was rolled or chosen for it.
    .measured = { $extends ->
        [may] It must lie at least partly in its quarter, and not in the one diagonally across.
        [must] It must lie partly in its quarter and partly in one beside it.
        [goes-on] It must lie partly in its quarter and go on into another.
       *[no] It must lie wholly in its quarter.
    }
setup-terrain-discard = It cannot be discarded: there is still room for it.
setup-terrain-form = A feature of that kind cannot have this shape.
    .measured = A feature of that kind cannot be placed like this: { $what } will not do.
setup-terrain-board = The feature would lie partly off the table.
setup-terrain-size = The feature is too large.
    .measured = The feature is too large: { $length } × { $width } BW. Length and width together may be { $limit } BW, and are { $sum } BW.
setup-terrain-thin = The feature is too narrow.
    .measured-long = The feature is too long for its width: { $length } BW. With a width of { $width } BW it may be { $limit } BW long.
    .measured = The feature is too narrow: { $width } BW wide, and at least { $least } BW is needed.
setup-terrain-short = The feature is too short for its width.
    .measured = The feature is too short for its width: { $length } BW long, and at least { $least } BW is needed.
setup-terrain-small = Too many small features.
    .measured = Too many features shorter than { $least } BW: { $count }, and at most { $limit } allowed.
setup-terrain-edge = The feature is too close to the table edge.
    .measured = Too close to the { $edge } table edge: { $distance } BW away, and at least { $least } BW is needed.
setup-terrain-crest = The crest of a hill must lie inside the hill.
setup-terrain-width = The river or road is too wide.
    .measured = The river or road is too wide: { $width } BW. At most { $limit } BW is allowed.
setup-terrain-ends = A river or road may not start or end there.
setup-terrain-length = The river or road bends too much.
    .measured = The river or road bends too much: { $length } BW long. At most { $limit } BW is allowed.
setup-terrain-clear = The river is too close to another edge.
    .measured = The river is too close to the { $edge } edge: { $distance } BW away, and at least { $least } BW is needed.
setup-terrain-quarters = The river or road crosses too many quarters of the table.
    .measured = The river or road crosses too many quarters of the table: { $count }. At most { $limit } are allowed.
setup-terrain-depth = The waterway reaches too far onto the table, or not far enough.
    .measured = A waterway reaches { $least } to { $limit } BW onto the table; this one reaches { $depth } BW.
setup-terrain-apart = The features are too close together.
    .measured = The features are too close together: { $distance } BW apart, and at least { $least } BW is needed.
setup-terrain-corner = A built-up area must lie wholly in a corner of the table.
    .measured = A built-up area must lie wholly within { $limit } BW of a corner of the table.
setup-terrain-overlap = The feature would overlap another.
    .measured = The feature would overlap another: { $feature }.
setup-terrain-lift = There is no feature with that number.
setup-terrain-whole-compulsory = Compulsory terrain is missing.
    .measured-kinds = Missing: compulsory terrain ({ $kinds }).
    .measured = Compulsory terrain is missing: you have { $count } of at least { $least }.
setup-terrain-whole-optional = Optional terrain is missing.
    .measured-kinds = Missing: optional terrain; { $count } of at least { $least } ({ $kinds }).
    .measured = Optional terrain is missing: you have { $count } of at least { $least }.
setup-terrain-whole-spread = More quarters of the table need terrain.
    .measured = Terrain must lie in at least { $least } quarters of the table; so far in { $count }.
setup-terrain-whole-difficult = More quarters of the table need a river, a waterway or bad going.
    .measured = At least { $least } quarters of the table need a river, a waterway or bad going; so far { $count }.
setup-terrain-whole-hard = At least one feature must be a river, a waterway, or rough or bad going.
setup-terrain-whole-road = The built-up area needs a road.
setup-edges = Number each of the four edges once, or the two edges that a built-up area leaves you.
setup-edges-neighbours = The two edges must meet at a corner.
    .measured = The { $edge } and { $other } edges do not meet: choose two that share a corner.
setup-camp-missing = This army needs a camp: place it first.
setup-camp-form = The outline of a camp may not cross itself.
setup-camp-size = The camp is too large or too small.
    .measured = The camp is { $length } × { $width } BW: each side needs at least { $least } BW, and both together may be { $limit } BW.
setup-camp-edge = The camp must touch your base edge or shore.
    .measured = The camp must touch your base edge or shore; it is { $distance } BW away.
setup-camp-side = The camp is too close to a side edge.
    .measured = The camp is too close to a side edge: { $distance } BW away, and at least { $least } BW is needed.
setup-camp-going = The camp must be in good going.
    .measured = The camp must lie in good going, and here is: { $feature }.
setup-camp-overlap = The camps overlap.

deploy-zone = The element is outside its deployment zone.
    .measured-fault = { $fault ->
        [edge] Outside the deployment zone: { $distance } BW from your base edge, at most { $limit } BW.
        [behind] Outside the deployment zone: behind your base edge or shore.
       *[side] Outside the deployment zone: { $from-side } BW from the side edge, at least { $least } BW.
    }
    .measured = Outside the deployment zone: { $distance } BW from your base edge (at most { $limit } BW) and { $from-side } BW from the side edge (at least { $least } BW).
deploy-going = The element may not deploy in that terrain.
    .measured = The element may not deploy in { $going }.
deploy-overlap = That place is taken.
    .measured = { $element } already stands there.
    .measured-place = { $place } is already there.
deploy-camp = You have no free camp or built-up area there to deploy into.
deploy-garrison = These troops may not garrison it.
    .measured = { $element } may not garrison it.
deploy-garrison-missing = The built-up area needs a garrison: deploy an element in it.
setup-terrain-gate = Gates go on the edges of a built-up area of a kind that has gates.
    .measured = Too many gates: { $count }. At most { $limit } are allowed.
deploy-lift = That element has not been deployed yet.
    .measured = { $element } has not been deployed yet.
deploy-all = Some elements have not been deployed yet.
    .measured = { $element } has not been deployed yet: place it first.
deploy-dismounted = An element starts on foot only where the rules allow it, and you must say so before you deploy it.
deploy-as = Only an element that its list gives as one troop type or another can change its type, and only before it is deployed.
deploy-swap = These two may not change places.
    .measured = { $element } and { $other } may not change places.

move-pinned = An element in front contact with an enemy may only stay, or break off.
    .measured = { $element } is in front contact with { $enemy }: it may only stay, or break off.
move-group = These elements cannot make that move together. A group moves straight ahead, wheels, or forms a column; other moves are for single elements.
    .measured-between = { $between } stands between { $mover } and { $friend }: select it as well, or move them one by one.
    .measured-apart = { $mover } does not touch the others: { $friend }, the nearest, is { $apart } BW away. Move { $mover } by itself.
    .measured-off = { $mover } is out of line with { $meant }: to move together, it would have to stand { $off }. Move it by itself.
    .measured-meant = { $mover } is out of line with { $meant }: move it by itself.
    .measured = { $fault ->
        [wheel] A group wheels at most 90° at a time; this wheel is { $leg }°.
       *[back] A group may not move back: move its elements one by one.
    }
move-group-going = A group may go through bad going only in column: form a column, or move its elements singly.
move-group-column = A column cannot move like that: its first element moves or wheels, and the others follow.
move-group-shift = A group may slide sideways only to line up with an enemy close in front.
    .measured = A group slides sideways { $most } BW at most, and only to line up with an enemy close in front; this slide is { $shift } BW.
move-second = It has already moved this bound. A second move is only for some troops, or along a road.
    .measured-starts = Off a road, { $element } may move again only where it stands more than { $least } BW from every enemy; { $enemy } is { $starts } BW away.
    .measured-comes = Off a road, another move must stay more than { $least } BW from every enemy all the way: { $element } would come to { $comes } BW from { $enemy }.
    .measured-ends = Off a road, another move must end more than { $least } BW from every enemy: { $element } would end { $ends } BW from { $enemy }.
    .measured-most = { $element } has moved { $moves } times this bound. Off a road it may move { $most } times at most.
    .measured-needs = { $needs ->
        [contact] { $element } has already moved. Off a road it may move again only into contact with an enemy.
        [lined-up] { $element } has already moved. Another move up to an enemy must end lined up in contact; an overlap alone is not enough.
        [no-contact] { $element } has already moved: another move by road may not end in contact with an enemy.
        [good-going] { $element } has already moved. Off a road, another move must stay in good going all the way.
        [cover] { $element } has already moved. Off a road, another move must begin in good going and end in rough or bad going.
        [first-bound] { $element } has already moved. Off a road it may move again only in your first bound.
        [landed] { $element } has landed this bound, and moves no more in it.
        [dismounted] { $element } has dismounted this bound, and moves no more in it.
       *[road] { $element } has already moved: it may move again only along a road.
    }
    .measured = { $element } has already moved this bound. A second move is only for some troops, or along a road.
move-pips = Not enough PIPs.
    .measured = Not enough PIPs: this costs { $cost }, and you have { $left }.
move-distance = Too far for its move.
    .measured-group = { $held-up } of the group passes through the { $terrain }: the group may move { $allowance } BW, and this is { $distance } BW.
    .measured-slow = Too far: { $distance } BW. Through the { $terrain } it may move { $allowance } BW.
    .measured = Too far: { $distance } BW. It may move { $allowance } BW.
move-going = These troops may not enter that terrain.
    .measured = { $element } may not enter the { $terrain }.
move-distance-river = Too far for a move in the river.
    .measured = Too far in the river: { $distance } BW. In it a move is { $allowance } BW at most.
move-board = The move would leave the table.
    .measured = { $element } would leave the table.
move-through = Something it may not pass through is in the way.
    .measured = { $other } is in the way of { $element }.
    .measured-place = { $place } is in the way of { $element }.
    .measured-terrain = { $element } may not pass through the { $terrain }.
move-gap = The gap is too narrow.
    .measured = The gap is too narrow for { $element }: { $gap } BW wide, and { $needed } BW is needed.
move-overlap = There is no room where the move ends.
    .measured-aside = { $other } is { $aside } BW in the way of { $element }: move it first, at least that far to its { $hand ->
        [left] left
       *[right] right
    }.
    .measured = There is no room: { $element } would end on top of { $other }.
    .measured-place = There is no room: { $element } would end on top of { $place }.
move-zone-of-control = An enemy’s threat zone (in 2.2 its zone of control) does not allow this move.
    .measured-meant = { $mover } is not lined up to meet { $meant } { $contact }: it must end { $off }.
    .measured-first = { $mover } cannot reach { $enemy } like this: the move begins in, or comes into, the zone of { $first } first, and must respond to { $first }.
    .measured-one-of = { $mover } cannot reach { $enemy } like this: the move begins in, or comes into, the zones of { $one-of } first, and must respond to one of them.
    .measured = { $zones ->
        [1] { $element } may not move like this in the zone of { $zone }.
        [2] { $element } may not move like this in the zones of { $zone }.
       *[other] { $element } may not move like this in the zones of { $zones } enemies.
    }
    .measured-place = { $element } may not move like this in the zone of { $place }.
    .instead-nearer = Allowed there: contact, closer facing the enemy, or straight back.
    .instead-lined-up = Allowed there: contact, lined up opposite and no farther away, or straight back.
    .instead-partly-ahead = Allowed there: contact, facing the enemy partly ahead and no farther away, or straight back.
move-zone-of-control-pinned = These troops may not move in an enemy’s zone of control.
    .measured = { $element } may not move in the zone of { $zone }: troops of its kind only come up to its edge.
move-contact-never = These troops may never move into contact.
    .measured = { $element } may not move into contact with { $enemy }: troops of its kind wait to be attacked.
    .measured-place = { $element } may not move into contact with { $place }: troops of its kind do not attack it.
move-contact-alignment = Elements in contact must be edge to edge with corners touching.
    .measured-aside = { $friend } is { $aside } BW in the way of { $element }: move it first, at least that far to its { $hand ->
        [left] left
       *[right] right
    }.
    .measured-meant = { $mover } is not lined up to meet { $meant } { $contact }: it must end { $off }.
    .measured = { $element } and { $enemy } would touch without lining up: contact is edge to edge, with corners touching.
move-contact-overlap = An overlap needs a friend fighting that enemy in front.
    .measured = { $element } may overlap { $enemy } only while a friend fights that enemy in front.
move-contact-flank-start = A move into an enemy’s flank must start behind the line of its front, and into its rear behind the line of its rear.
    .measured = { $element } starts too far forward to attack the flank or rear of { $enemy }.
    .instead-behind-front-line = It must start entirely behind the line of the enemy’s front.
    .instead-behind-line-met = For the flank it must start behind the line of the enemy’s front and partly beyond that side; for the rear, all of it behind the line of the rear.
move-contact-reach = That contact cannot be reached in this move.
    .measured = { $element } cannot reach { $enemy } and line up with it in this move.
move-contact-camp = The camp or built-up area cannot be contacted or entered like that.
    .measured = { $element } cannot contact or enter { $place } like that.
    .measured-place = { $place } cannot be contacted or entered like that.

move-gate = Walls can be passed only at a gate, and these troops may attack them only there.
move-sally = Denizens may leave their town only when both friends and enemies are near it.
move-sally-far = Denizens may not go that far from their town.
    .measured = Too far from { $place } for its denizens: { $distance } BW. At most { $limit } BW is allowed.
move-sacking = It has just taken that place, and stays inside until you roll a high enough PIP die.
    .measured = { $element } has just taken { $place }, and stays inside until you roll a high enough PIP die.
recall-denizens = Denizens can return only to your own built-up area, once its captor has left, and where the rules allow it.

dismount-troop = This element cannot dismount.
    .measured = { $element } cannot dismount.
dismount-contact = An element in contact with an enemy cannot dismount.
    .measured = { $element } is in contact with an enemy, and so cannot dismount.
dismount-group = Only a single element may dismount here: select it alone.
dismount-move = Dismounting takes a whole move: the element may not move as well.

land-shore = To land, a single element must touch the shore; of a group, two must.
land-bound = You can land only in your first bound.
land-once = There is only one landing, for a limited number of elements.
    .measured = Too many elements for the landing: { $count }. At most { $most } can land.
land-first = Elements that come by sea must land before any other moves.
land-troop = These troops cannot come by sea.
land-reserve = This element was not kept at sea to land.

break-off = This element cannot break off.
    .measured-speed = It cannot break off: it moves { $speed } BW and its enemy { $enemy-speed } BW, and it must be faster.
    .measured = { $element } cannot break off.
break-off-held = An element with an enemy on its flank or rear cannot break off.
    .measured = { $element } cannot break off: { $enemy } is on its flank or rear.
break-off-distance = The break-off does not go back far enough.
    .measured = Too short a break-off: { $distance } BW back, and at least { $least } BW is needed.

shoot-shooter = This element cannot shoot.
    .measured = { $element } cannot shoot.
shoot-shooter-bound = In this bound it may only shoot back at an enemy that shoots at it.
    .measured = In this bound { $element } may only shoot back at an enemy that shoots at it.
shoot-shooter-helpers = Too many elements shoot together.
    .measured = Too many elements shoot together: { $shooters }. At most { $most } may.
shoot-shooter-main = Another element must be the main shooter.
    .measured = { $main } must be the main shooter.
shoot-shooter-terrain = Elements cannot shoot from this terrain.
    .measured = { $element } cannot shoot from this terrain.
shoot-range = Out of range.
    .measured = Out of range for { $element }: { $distance } BW away, and it shoots { $limit } BW.
shoot-arc = The target, or too much of it, is not straight enough ahead.
    .measured = The target, or too much of it, is not straight enough ahead of { $element }.
shoot-sight = Something blocks the line of shot.
    .measured = Something blocks the line of shot from { $element }.
shoot-moved = It has moved too far to shoot.
    .measured = { $element } has moved too far to shoot: { $distance } BW. At most { $limit } BW is allowed.
shoot-target = It may not choose that target, or another target comes first.
    .measured = { $target } may not be chosen, or another target comes first.
shoot-target-mutual = It must shoot at an enemy that can shoot at it.
    .measured = { $element } must shoot at an enemy that can shoot at it, and { $target } cannot.
shoot-target-zone = It must shoot at an enemy in its threat zone.
    .measured = { $element } must shoot at an enemy in its threat zone, and { $target } is not in it.
shoot-target-terrain = The terrain where the target stands protects it from shooting.
    .measured = The terrain where { $target } stands protects it from shooting.
shoot-once = It has already shot, or been shot at, this bound.
    .measured = { $target } has already been shot at this bound.
    .measured-element = { $element } has already shot this bound.
shoot-sacking = An element that has just taken a city or built-up area can neither shoot nor be shot at.
    .measured = { $target } has just been taken and cannot be shot at.
    .measured-element = { $element } has just taken a city or built-up area and cannot shoot.
shoot-contact = An element that is in contact, or overlaps, neither shoots nor is shot at.
    .measured = { $target } is in contact, or overlaps, and cannot be shot at.
    .measured-element = { $element } is in contact, or overlaps, and cannot shoot.

fight-none = There is no such combat left to fight.
choose-none = There is no such choice to make now.
