# One sentence for each rule that an order can break. The id is the rule's id with hyphens for its dots.
# What was measured is shown beside the sentence.

order-not-now = That order does not answer what the battle is waiting for.
order-element = That element is not on the table.
order-not-yours = That element belongs to the other side.
order-movers = Name each element once, and at least one.
order-form = The order cannot be followed the way it is written.

setup-army = The army list has no such army.
setup-topography = That is not a home topography of this army.
setup-terrain-kind = This topography has no terrain of that kind.
setup-terrain-count = There is no room for more terrain of that kind.
setup-terrain-next = Another feature has to be placed first.
setup-terrain-quarter = The feature has to lie in the quarter, or along the edge, that is its own.
setup-terrain-discard = There is still a place for this feature.
setup-terrain-form = That kind of terrain is drawn in another form.
setup-terrain-board = The feature reaches over the edge of the table.
setup-terrain-size = The feature is larger than it may be.
setup-terrain-thin = The feature is too narrow for its length.
setup-terrain-short = The feature is too short for its width.
setup-terrain-small = No more features may be as small as this one.
setup-terrain-edge = The feature comes too near the edge of the table.
setup-terrain-crest = A crest has to lie within its hill.
setup-terrain-width = A river or road may not be that wide.
setup-terrain-ends = The river or road has to start and end elsewhere.
setup-terrain-length = The river or road bends too much.
setup-terrain-clear = The river comes too close to another edge.
setup-terrain-quarters = The river or road passes through more quarters of the table than it may.
setup-terrain-depth = The waterway has to reach in farther, or less far.
setup-terrain-apart = The features need more space between them.
setup-terrain-corner = A built-up area has to lie wholly in a corner of the table.
setup-terrain-overlap = That feature may not lie across another.
setup-terrain-lift = There is no feature of that number.
setup-terrain-whole-compulsory = The compulsory terrain is not complete.
setup-terrain-whole-optional = The optional terrain is not complete.
setup-terrain-whole-spread = More quarters of the table need terrain.
setup-terrain-whole-difficult = More quarters of the table need a river, a waterway or bad going.
setup-terrain-whole-hard = Some of the terrain has to be a river, a waterway, rough or bad going.
setup-terrain-whole-road = A road has to lead to the built-up area.
setup-edges = Name each of the four edges once, or the two that a built-up area leaves you.
setup-edges-neighbours = The two edges have to be neighbours.
setup-camp-missing = This army has to have a camp.
setup-camp-form = A camp needs corners that make a simple shape.
setup-camp-size = The camp is too large or too small.
setup-camp-edge = The camp has to touch its own base edge or shore.
setup-camp-side = The camp comes too near a side edge.
setup-camp-going = The camp has to stand in good going.
setup-camp-overlap = The camps lie on each other.

deploy-zone = The element stands outside its deployment zone.
deploy-going = The element may not be put into that terrain.
deploy-overlap = There is something in that place already.
deploy-camp = There is no such free camp or built-up area of this side to be put into.
deploy-garrison = These troops may not be put in there.
deploy-garrison-missing = Somebody has to garrison the built-up area.
setup-terrain-gate = Gates lie on the edges of a built-up area, and only where its kind has gates.
deploy-lift = That element has not been deployed.
deploy-all = Some elements are still waiting to be deployed.
deploy-dismounted = An element comes to the table on foot only by saying so before it is deployed, where that is allowed.
deploy-as = Only what is written as one troop or another may be chosen, and before it is deployed.
deploy-swap = These two may not change places.

move-pinned = An element facing an enemy in contact can only break off.
move-group = These elements do not stand as one group, or a group cannot go like that.
move-group-going = Into such ground a group has to go in column.
move-group-column = A column cannot go like that.
move-group-shift = A group only slides sideways to line up with an enemy close in front of it.
move-second = It has moved already, and nothing allows it another move.
move-pips = There are too few PIPs left for this move.
move-distance = It cannot go that far.
move-going = These troops may not go into that terrain.
move-distance-river = The river does not let it go that far.
move-board = The way leads off the table.
move-through = Something stands in the way that it may not pass through.
move-gap = The gap on the way is too narrow.
move-overlap = There is no room where the move ends.
move-zone-of-control = An enemy's zone of control forbids this.
move-zone-of-control-pinned = These troops do not move while they are in an enemy's zone of control.
move-contact-never = These troops do not move into contact.
move-contact-alignment = In contact the edges have to lie flush and the corners together.
move-contact-overlap = An overlap alone needs a friend fighting that enemy in front.
move-contact-flank-start = A move into an enemy's flank or rear starts behind the line of its front; in some editions partly on that side of it, and into the rear behind the line of its rear.
move-contact-reach = That contact cannot be reached in this move.
move-contact-camp = The camp or built-up area cannot be met or entered like that.

move-gate = Walls are passed at a gate, and these troops attack them only there.
move-sally = Denizens come out only with both friends and enemies near their town.
move-sally-far = Denizens do not go so far from their town.
move-sacking = It is sacking a city, and does not move before that is over.

dismount-troop = This element has nobody to dismount to.
dismount-contact = Nobody dismounts in contact with an enemy.
dismount-group = Only single elements dismount here.
dismount-move = To dismount is a whole move: nobody goes anywhere in it.

land-shore = Landing needs a shore, and two of a group, or the one who lands, have to touch it.
land-bound = Landing is for the first bound only.
land-once = There is one landing, and so many cannot take part in it.
land-first = Those who come by sea land before anybody else of their side moves.
land-troop = These troops do not come by sea.
land-reserve = This element has not been kept back to land.

break-off = This element cannot break off.
break-off-held = With an enemy on its flank or rear an element cannot break off.
break-off-distance = It would go back too far, or not far enough.

shoot-shooter = This element does not shoot.
shoot-shooter-bound = In this bound it may only shoot back.
shoot-shooter-helpers = So many cannot shoot together.
shoot-shooter-main = Another of the shooters has to be the main one.
shoot-shooter-terrain = Nobody shoots from where this element stands.
shoot-range = The target is out of range.
shoot-arc = The target, or too much of it, is too far to the side.
shoot-sight = The line of shot is blocked.
shoot-moved = After that move it cannot shoot.
shoot-target = That is no target, or another one comes first.
shoot-target-mutual = It has to shoot at an enemy that can shoot at it.
shoot-target-zone = It has to shoot at an enemy in its threat zone.
shoot-target-terrain = Nobody shoots at one who stands there.
shoot-once = It has shot, or been shot at, in this bound.
shoot-sacking = Whoever sacks a city neither shoots nor is shot at.
shoot-contact = Neither shooter nor target may be in contact or in an overlap.

fight-none = No such combat is left to fight.
choose-none = Nobody is asking for that choice.
