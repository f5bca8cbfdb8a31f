# The lessons: what to do, why, and how it is done by pointer, by touch and by keys.

## The list, and the card

learn = Learn
learn-help = Moving, fighting and shooting: { $count } lessons of about 3 minutes.
learn-first = First lesson
learn-all = All lessons
learn-on = Next: { $title }
learn-done = done
learn-step = Step { $at } of { $of }
learn-ways = How to do it
learn-by-pointer = Pointer
learn-by-touch = Touch
learn-by-keys = Keys
learn-stray = Legal, but not what this step asks for. Undo it or carry on.
learn-back = Back to the start of this step
learn-bound-back = Back to the start of my bound
learn-again = Start over
learn-leave = Exit the lesson
learn-out = Exit
learn-go-on = Continue
learn-finished = Well done!
learn-finished-all = Well done! You know everything you need to play.
learn-next = Next: { $title }
learn-play = Play now

## Moving

lesson-moving = Moving
lesson-moving-about = PIPs, moving an element, and how far it goes.
lesson-moving-throw = You command the Romans, at the near edge. Each bound starts with a die: it shows how many PIPs you have, and every move costs at least one.
    .pointer = Click “Roll for PIPs” below.
    .touch = Tap “Roll for PIPs”.
    .keys = Press Space.
lesson-moving-take = You have four PIPs. Select your cavalry, the marked element on the right. Green shows every place it can reach for one PIP.
    .pointer = Click the element.
    .touch = Tap the element.
    .keys = Tab to the element on the board, then Enter.
lesson-moving-ahead = Cavalry moves up to { $far } base widths (BW). Move it forward to the broken outline. On the way you see how far it has come, how far it may go, and what it costs.
    .pointer = Drag it onto the outline and let go.
    .touch = Drag it onto the outline, then tap “Confirm move”.
    .keys = Press arrow up until it is there, then Enter.
lesson-moving-too-far = Now try to go too far. Blades move only { $far } BW, and the outline is 3 BW ahead of the marked ones. Drag them towards it: they stop at a full move, where a bar lies across their front.
    .pointer = Drag the blades to the outline and let go.
    .touch = Drag the blades to the outline, then tap “Confirm move”.
    .keys = Select r5 with Enter, press arrow up until it stops, then Enter.
lesson-moving-undo = The blades made a full move, and that cost a PIP. Nothing is final yet: until the next die is rolled you can take your moves back. Take this one back.
    .pointer = Click the arrow to the left of “End movement” (Undo).
    .touch = Tap the arrow to the left of “End movement” (Undo).
    .keys = Press U.
lesson-moving-end = The PIP is yours again. Move what you like with those that are left, then end your movement. PIPs that you do not use are lost.
    .pointer = Click “End movement”.
    .touch = Tap “End movement”.
    .keys = Press Space, or Tab to “End movement” and press Enter.

## Groups and wheels

lesson-groups = Groups and wheels
lesson-groups-about = Moving a line for one PIP, wheeling, and columns.
lesson-groups-line = Elements side by side can move as a group, and the whole group costs one PIP. Select the marked line.
    .pointer = Click one of them, then “Whole line”.
    .touch = Tap one of them, then “Whole line”.
    .keys = Tab to one of them and press Enter, then L.
lesson-groups-ahead = Six elements selected, and still only one PIP. Move the line forward about 1 BW.
    .pointer = Drag any of them forward and release.
    .touch = Drag any of them forward, then tap “Confirm move”.
    .keys = Press arrow up four times, then Enter.
lesson-groups-wheel = A group moves straight ahead, or it wheels: it swings forward about one of its front corners. Wheel the two spears on the left; how far is up to you.
    .pointer = Click one, “Whole line”, drag one of the two gold handles forward, then “Confirm move”.
    .touch = Tap one, “Whole line”, drag a gold handle forward, then “Confirm move”.
    .keys = Enter on one, L, then Q or E to wheel, and Enter. “Standard moves” has wheels too.
lesson-groups-column = In column, elements move one behind another, so a group can pass through woods and gaps. Send the two psiloi on the right forward in column.
    .pointer = Click one, “Whole line”, tick “in column”, then drag it forward.
    .touch = Tap one, “Whole line”, tick “in column”, drag it forward, then “Confirm move”.
    .keys = Enter on one, L, then open “Standard moves” and choose “Column behind”.
lesson-groups-end = Ten elements have moved for three PIPs. Keep your line together: once it breaks, each part costs a PIP of its own. Now end your movement.
    .pointer = Click “End movement”.
    .touch = Tap “End movement”.
    .keys = Tab to “End movement”, then Enter.

## Zones of control

lesson-zones = Zones of control
lesson-zones-about = What you may do in an enemy’s zone.
lesson-zones-show = The lines are close now. In front of each element lies its zone of control (in 3.0: its threat zone), one base width deep. Turn on “Zones of control” or “Threat zones”.
    .pointer = Click “Zones of control” or “Threat zones” beside the board.
    .touch = Tap the button with the layers on the board, then “Zones of control” or “Threat zones”.
    .keys = Press Z.
lesson-zones-refused = Your r8 is in such a zone. Try to leave it at a slant, back and to the side, to the marked place. The referee refuses.
    .pointer = Drag r8 to the marked place.
    .touch = Drag r8 to the marked place.
    .keys = Enter on r8, then arrow down and arrow right three times each.
lesson-zones-answer = In a zone you may do three things: contact the enemy whose zone it is, move closer facing it, or go straight back. Do one of them with r8.
    .pointer = Drag r8 straight forward or straight back, and release.
    .touch = Drag r8 straight forward or back, then tap “Confirm move”.
    .keys = Arrow up or down, then Enter.
lesson-zones-around = Outside the zones you move freely. Ride around them with your r2, to the marked place.
    .pointer = Drag r2 to the marked place and release.
    .touch = Drag r2 to the marked place, then tap “Confirm move”.
    .keys = Enter on r2, arrow up to the place, then Enter.

## Contact and overlap

lesson-contact = Contact and overlap
lesson-contact-about = Making contact, overlapping, and closing the door.
lesson-contact-front = Your r5 faces b4. Bring it into front contact: edge to edge, corner to corner. Near an enemy an element snaps into place by itself.
    .pointer = Drag r5 up to b4 and let go. Or click r5, then b4 twice.
    .touch = Tap r5, tap b4, then “Confirm move”.
    .keys = Enter on r5, then “Make contact” under “Possible contacts”.
lesson-contact-overlap = An element with an enemy beside it, level with its front, is overlapped and fights at −1. Bring r6 up beside r5, so that it overlaps b4.
    .pointer = Drag r6 onto the outline and let go. Or click r6, then b4 twice.
    .touch = Tap r6, tap b4, then “Confirm move”.
    .keys = Enter on r6, then “Make contact” under “Possible contacts”.
lesson-contact-door = On the left r4 and b3 have been fighting since the last bound, and your r3 stands beside r4. Close the door: swing r3 onto the flank of b3. With an enemy on its flank it cannot recoil, and if beaten it is destroyed.
    .pointer = Click r3, then b3 twice. “Standard moves” has it too.
    .touch = Tap r3, tap b3, then “Confirm move”.
    .keys = Enter on r3, then “Make contact” under “Possible contacts”.
lesson-contact-end = Three moves, three PIPs, and two enemies in trouble. Combat is fought when movement ends. End it.
    .pointer = Click “End movement”.
    .touch = Tap “End movement”.
    .keys = Tab to “End movement”, then Enter.
lesson-contact-fight = Look at the factors: your moves cost each of the spears 1. The bar below them shows the results of 36 rolls. Fight both combats.
    .pointer = Click “Fight” for one, then for the other.
    .touch = Tap “Fight” for one, then for the other.
    .keys = Press Space for each.

## Combat

lesson-combat = Close combat
lesson-combat-about = Factors, odds, and the order of combats.
lesson-combat-end = Three of your blades are in contact with three spears, and r6 overlaps the last. Combat begins when movement ends.
    .pointer = Click “End movement”.
    .touch = Tap “End movement”.
    .keys = Tab to “End movement”, then Enter.
lesson-combat-odds = Each side rolls a die and adds its factor. The lower total recoils; if it is half or less, it is usually destroyed. The bars count the results in 36 rolls. Look at them on the board for r5 against b5.
    .pointer = Open “Possible results”, and point at a result.
    .touch = Open “Possible results”, and tap a result.
    .keys = Tab to “Possible results”, Enter, then Tab to a result.
lesson-combat-first = You choose the order of combats. Start where you are strongest: r5 against b5, which is overlapped. If b5 recoils or is destroyed, r5 is free and overlaps the next enemy.
    .pointer = Click “Fight” for r5.
    .touch = Tap “Fight” for r5.
    .keys = Tab to “Fight” for r5, then Enter.
lesson-combat-rest = The spears recoiled: the arrow shows where. Your r5 is now beside b4, so b4 loses a point from its factor. Fight the others.
    .pointer = Click “Fight” for r4, then for the last.
    .touch = Tap “Fight” for r4, then for the last.
    .keys = Tab to “Fight”, then Enter.
lesson-combat-rest-lost = Doubled – destroyed! The element beside it is now exposed. Look at the factors again, and fight the others.
    .pointer = Click “Fight” for one, then for the other.
    .touch = Tap “Fight” for one, then for the other.
    .keys = Tab to “Fight”, then Enter.
lesson-combat-rest-beaten = This time the dice went against you. The factors have changed: look at them again, and fight the others.
    .pointer = Click “Fight” for one, then for the other.
    .touch = Tap “Fight” for one, then for the other.
    .keys = Tab to “Fight”, then Enter.
lesson-combat-rest-equal = Equal scores: both hold, and fight again in the next bound. Fight the others.
    .pointer = Click “Fight” for one, then for the other.
    .touch = Tap “Fight” for one, then for the other.
    .keys = Tab to “Fight”, then Enter.
lesson-combat-won = That is one bound. You win at the end of a bound when the enemy has lost four elements and more than you. A lost general or camp weighs more; the quick reference says how much.

## Terrain, camp and shooting

lesson-shooting = Shooting, terrain and the camp
lesson-shooting-about = Woods, an open camp, and bows in range.
lesson-shooting-wood = Woods are bad going: most troops are slow there, but fast and light foot are not. Move your fast foot, r9, into the wood, to the marked place.
    .pointer = Drag r9 to the marked place and release.
    .touch = Drag r9 to the marked place, then tap “Confirm move”.
    .keys = Enter on r9, arrow up to the place, then Enter.
lesson-shooting-slow = Cavalry moves { $far } BW in good going, but not through a wood. Try to ride r2 through it to the marked place. The referee says how far it may go.
    .pointer = Drag r2 to the marked place.
    .touch = Drag r2 to the marked place.
    .keys = Enter on r2, then arrow up to the place.
lesson-shooting-camp = The way to the enemy’s camp is open. An enemy camp is taken by contact or by combat, and counts for victory. Ride r3 against its edge.
    .pointer = Drag r3 up to the camp: it snaps into contact.
    .touch = Drag r3 up to the camp, then tap “Confirm move”.
    .keys = Enter on r3, then “Make contact” with the camp under “Possible contacts”.
lesson-shooting-range = Bows shoot after movement, at enemies in range ahead of them. Turn on the shooting arcs if you like, and move r4 forward until the spears are in range.
    .pointer = Drag r4 forward by about 0.75 BW and release.
    .touch = Drag r4 forward by about 0.75 BW, then tap “Confirm move”.
    .keys = Enter on r4, arrow up three times, then Enter.
lesson-shooting-end = Your movement is done. End it: shooting is next.
    .pointer = Click “End movement”.
    .touch = Tap “End movement”.
    .keys = Tab to “End movement”, then Enter.
lesson-shooting-shoot = The target rolls too, but only the target can suffer. Look at the odds, then shoot.
    .pointer = Click “Shoot”.
    .touch = Tap “Shoot”.
    .keys = Tab to “Shoot”, then Enter.
lesson-shooting-done = Bows that shoot at the same target help each other. The target moves back, flees or is destroyed as in close combat; then the combats are fought, and that for the camp with them.

## A whole battle

lesson-whole = A first battle
lesson-whole-about = A whole battle with hints, in about 15 minutes.
lesson-whole-pips = Roll for PIPs. With many you can do a lot; with one, move only your line.
    .pointer = Click “Roll for PIPs”.
    .touch = Tap “Roll for PIPs”.
    .keys = Press Space.
lesson-whole-march = The enemy is far away. Move the line first, as one group for one PIP: a line that stays together has no open flanks. Keep your general close behind it, so that it commands all of it.
    .pointer = Click an element, “Whole line”, and drag it forward.
    .touch = Tap an element, “Whole line”, drag it forward, “Confirm move”.
    .keys = Enter on an element, L, arrows, Enter.
lesson-whole-meet = The lines are close. Make contact where you can also overlap: one element in front, one beside it. Blades are good against foot. Keep the general out of fights that it may lose.
    .pointer = Click an element, then an enemy with a broken outline: its odds appear. Click it again to make contact.
    .touch = Tap an element, then an enemy with a broken outline: its odds appear. Then “Confirm move”.
    .keys = Enter on an element, then “Make contact” under “Possible contacts”.
lesson-whole-spent = Your PIPs are spent. End your movement; every element in contact then fights.
    .pointer = Click “End movement”.
    .touch = Tap “End movement”.
    .keys = Tab to “End movement”, then Enter.
lesson-whole-shoot = You can shoot. Elements that shoot at the same target help each other.
lesson-whole-fight = Fight first where you are strongest: the winner may then overlap the next enemy. Look at the bar before each combat.
lesson-whole-dice = Roll, and watch the result.
lesson-whole-choose = You have a choice. Each button is legal; the board shows what it does.
lesson-whole-wait = The enemy moves. Watch for weak points in its line.
lesson-whole-over = The battle is over. Win or lose, you have fought a complete battle.
lesson-whole-given-up = You conceded. Want to rewind a bound and try again?
