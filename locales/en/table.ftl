# What is read at the table of a battle alone; fetched with it.

# Where a place is: from the nearest element, in front of it and behind it as it looks.
beside-at = beside { $who }
beside-front = { $along } BW in front of { $who }
beside-behind = { $along } BW behind { $who }
beside-left = { $aside } BW left of { $who }
beside-right = { $aside } BW right of { $who }
beside-front-left = { $along } BW in front and { $aside } BW left of { $who }
beside-front-right = { $along } BW in front and { $aside } BW right of { $who }
beside-behind-left = { $along } BW behind and { $aside } BW left of { $who }
beside-behind-right = { $along } BW behind and { $aside } BW right of { $who }
beside-in = in the { $terrain }, { $lies }

# What counts against an element in a combat beside its opponent, and by which enemy.
factor-overlap-left = overlap on its left: { $who }
factor-overlap-right = overlap on its right: { $who }
factor-left = left flank: { $who }
factor-right = right flank: { $who }
factor-rear = rear: { $who }
factor-all-round = also in contact: { $who }
factor-edge-left = table edge on its left
factor-edge-right = table edge on its right

# A selection, on a screen that fingers use.
moving-selected-fingers = Drag it to move; the gold handle turns it. While you drag, a second finger turns it too.

# How to play: by pointer and keys, and with fingers.
key-space = Space
key-shift-enter = Shift Enter
help-title = How to play
help-moving = Click an element to see its moves, then drag it. Shift-click adds to the group; drag a box over open ground to select several. Hold Alt while you drag to switch off snapping and the stop at a full move.
help-moving-fingers = Tap an element to see its moves, then drag it with one finger. A second finger turns it while you drag, and its gold handle turns it before and after. “Confirm move” makes the move. Tap its neighbours to take them along, or “Whole line” for all of them.
help-contact = Enemies in reach have a broken red outline: click one to see the contact with its cost and odds, and click it again to make it.
help-contact-fingers = Enemies in reach have a broken red outline: tap one to see the contact with its cost and odds, then tap “Confirm move” to make it.
help-overlays = Click any other enemy to see where it could go in its next bound. Green costs 1 PIP, gold more; dotted lines cross rough or bad going. A broken outline marks an element out of command.
help-overlays-fingers = Tap any other enemy to see where it could go in its next bound. Green costs 1 PIP, gold more; dotted lines cross rough or bad going. A broken outline marks an element out of command.
help-ids = Elements are called by their kind and the number on their base, such as Blades 4. Point at a line of text to outline those it names; “Element ids” shows what a typed order calls them.
help-ids-fingers = Elements are called by their kind and number, such as Blades 4. Zoom in to read the numbers on the bases; “Element ids” shows what a typed order calls them.
help-why = Each “Why?” explains the order that follows it.
help-look-fingers = Pinch open ground to zoom, or use + and −; drag open ground to look around.
help-keys = Keys
key-arrows = move the selection (Shift: finer); with nothing selected, or with Ctrl, go from element to element
key-ahead = straight ahead, as far as it may go
key-turn = turn it (Shift: finer)
key-line = select its whole line
key-next = the next element that can still move, from left to right (Shift: back)
key-contact = the next contact that the selection can make; Space makes it
key-add = with Enter or a click: add it to the selection, or take it out
key-enter = act on what has the focus: select an element, meet an enemy, confirm the move, press a button
key-escape = cancel, then deselect
key-undo = undo, redo
key-tab = from the board to the main button; with Shift back to the board
key-zoom = zoom
key-overlays = moves, zones, shooting, grid
key-sounds = sounds
key-ruler = measure: Enter on one element, then on another, or the arrow keys
key-type = type an order
key-help = this help
key-sheet = quick reference
key-back = look back
key-do = the obvious next thing, whatever is selected: confirm the move you have prepared, else roll, fight or end

# A move that was held and let go of before it was confirmed, and a line of which some have moved.
draft-missed = Not confirmed, so not moved: { $who }.
draft-missed-deploys = Not confirmed, so not placed: { $who }.
draft-again = Hold it again
moving-left-out = { $count ->
    [one] Left out, because it has already moved: { $who }.
   *[other] Left out, because they have already moved: { $who }.
}
moving-keep-able = The others only

# What the enemy did between the deployment and the first bound.
swapped-by-enemy = { $side } saw your deployment and swapped { $pairs }.
swapped-pair = { $one } with { $other }

# What a refused mover lacks for a contact.
meant-ahead = { $far } BW farther ahead
meant-back = { $far } BW farther back
meant-left = { $far } BW farther to its left
meant-right = { $far } BW farther to its right
meant-turn-left = turned { $degrees }° more to its left
meant-turn-right = turned { $degrees }° more to its right

# Why a move costs more.
surcharge-unwieldy = This costs more PIPs: it is for elephants, hordes, wagons or artillery, dismounts, or leads into a built-up area.
surcharge-unwieldy-named = Moving { $who } costs { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
} more.
surcharge-command = This costs more PIPs: out of the general’s command.
surcharge-command-named = Out of the general’s command, moving { $who } costs { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
} more.
surcharge-general-hampered = This costs more PIPs: the general is hampered where it stands.
surcharge-city = This costs more PIPs: a column goes through a city.
surcharge-other = This costs more PIPs by another rule of this edition ({ $id }).

# Why an element cannot shoot.
no-target = { $who } has no target among the { $count } enemies: { $reasons }.
no-target-shoot-range = { $count } out of range
no-target-shoot-arc = { $count } outside its arc
no-target-shoot-sight = { $count } out of sight
no-target-shoot-contact = { $count } in contact or overlap
no-target-shoot-once = { $count } shot at already
no-target-shoot-target-terrain = { $count } where the terrain shields it
no-target-shoot-target = { $count } that it may not choose

# The main button while a combat is played.
moment-go-on = Continue
