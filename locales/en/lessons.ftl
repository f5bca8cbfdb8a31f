# The lessons: what to do, why, and how it is done by pointer, by touch and by keys.

## The list, and the card

learn = Learn
learn-help = Six short lessons on the board: you act, the referee answers.
learn-done = done
learn-step = Step { $at } of { $of }
learn-ways = How to do it
learn-by-pointer = Pointer
learn-by-touch = Touch
learn-by-keys = Keys
learn-stray = That was legal, and it is fine. It is only not what this step is about: take it back, or go on from here.
learn-back = Back to where this step began
learn-bound-back = Back to the beginning of my bound
learn-again = Start over
learn-leave = Leave the lesson
learn-out = Leave
learn-go-on = Go on
learn-finished = Well done!
learn-finished-all = Well done! You know all you need to play.
learn-next = Next: { $title }
learn-play = Play now

## Moving

lesson-moving = Moving
lesson-moving-about = The die, a move, its price, why not.
lesson-moving-throw = You lead Red. Each bound begins with a die: it gives you so many PIPs, and every move costs one.
    .pointer = Press “Throw the die” below.
    .touch = Tap “Throw the die”.
    .keys = Tab to “Throw the die”, then Enter.
lesson-moving-take = You have some moves now. Take up your cavalry, the marked element on the right. Green shows all the places where it can go for one PIP.
    .pointer = Click the element.
    .touch = Tap the element.
    .keys = Tab to the element on the board, then Enter.
lesson-moving-ahead = Cavalry is quick: 2.5 base widths, written BW. Move it ahead to the marked place. On the way you read how far it is, how far it may go, and what that costs.
    .pointer = Drag it to the marked place and let go.
    .touch = Drag it to the marked place, then tap “Move”.
    .keys = Arrow up until it is there, then Enter.
lesson-moving-too-far = Now ask for too much. Blades go 1.25 BW. Send the marked ones 3 BW ahead, and the referee says why not.
    .pointer = Drag the blades to the marked place.
    .touch = Drag the blades to the marked place.
    .keys = Take up r5 with Enter, then arrow up twelve times.
lesson-moving-undo = Nothing was moved: a refusal costs nothing. And as long as no die has been thrown, you can take back what you did. Take back the cavalry’s move.
    .pointer = Press “Undo”.
    .touch = Tap “Undo”.
    .keys = Press U.
lesson-moving-end = Move whom you like with what is left. Then end your movement; PIPs are not saved up.
    .pointer = Press “End movement”.
    .touch = Tap “End movement”.
    .keys = Tab to “End movement”, then Enter.

## Groups and wheels

lesson-groups = Groups and wheels
lesson-groups-about = A line for one PIP, a wheel, a column.
lesson-groups-line = Elements that stand side by side move as a group, all for one PIP. Take up the marked line.
    .pointer = Click one of them, then press “Whole line”.
    .touch = Tap one of them, then “Whole line”.
    .keys = Tab to one of them and press Enter, then L.
lesson-groups-ahead = Six elements in the hand, and still one PIP. Take the line ahead, by 1 BW or so.
    .pointer = Drag any of them ahead and let go.
    .touch = Drag any of them ahead, then tap “Move”.
    .keys = Arrow up four times, then Enter.
lesson-groups-wheel = A group goes straight ahead or wheels: it swings about one of its front corners. Wheel the two spears on the left; by how much is up to you.
    .pointer = Click one, “Whole line”, then drag one of the two gold handles forward.
    .touch = Tap one, “Whole line”, drag a gold handle forward, then “Move”.
    .keys = Enter on one, L, then Q or E to wheel, and Enter. “Moves by name” has wheels too.
lesson-groups-column = In a column they go one behind the other: that is how a group gets through woods and gaps. Send the two psiloi on the right ahead as a column.
    .pointer = Click one, “Whole line”, tick “as a column”, then drag it ahead.
    .touch = Tap one, “Whole line”, tick “as a column”, drag it ahead, then “Move”.
    .keys = Enter on one, L, then open “Moves by name” and take “Column behind”.
lesson-groups-end = Ten elements have moved for three PIPs. Keep your line together: a broken one needs a PIP for each piece. Now end your movement.
    .pointer = Press “End movement”.
    .touch = Tap “End movement”.
    .keys = Tab to “End movement”, then Enter.

## Zones of control

lesson-zones = Zones of control
lesson-zones-about = Close before an enemy, answer him.
lesson-zones-show = The lines are close now. Before every element lies its zone of control, one base width square. Let the page show the zones that bind you.
    .pointer = Tick “zones of control” under “On the board”.
    .touch = Tick “zones of control” under “On the board”, farther down.
    .keys = Tab to “zones of control” and press Space.
lesson-zones-refused = Your blades r8 stand in such a zone. Try to go past it: sideways, to the marked place. The referee will not have it.
    .pointer = Drag r8 to the marked place.
    .touch = Drag r8 to the marked place.
    .keys = Enter on r8, then arrow right four times.
lesson-zones-answer = In a zone you may do three things: meet the enemy who holds it, come closer facing him, or go straight back. Do one of them with r8.
    .pointer = Drag r8 straight ahead, or straight back, and let go.
    .touch = Drag r8 straight ahead or back, then tap “Move”.
    .keys = Arrow up or down, then Enter.
lesson-zones-around = Whoever stays out of the zones goes where he likes. Ride around them with your cavalry r2, to the marked place.
    .pointer = Drag r2 to the marked place and let go.
    .touch = Drag r2 to the marked place, then tap “Move”.
    .keys = Enter on r2, arrow up to the place, then Enter.

## Contact and overlap

lesson-contact = Contact and overlap
lesson-contact-about = Meet, overlap, and close the door.
lesson-contact-front = Your blades r5 face the spears b4. Meet them front to front: edges flush, corners together. The page finds the place by itself.
    .pointer = Drag r5 close to b4: it clicks into place. Or click r5, then b4.
    .touch = Tap r5, tap b4, then “Move”.
    .keys = Enter on r5, then “Go” under “Can make contact”.
lesson-contact-overlap = Whoever fights with an enemy beside him, level with his front, fights at −1: he is overlapped. Bring r6 up beside r5.
    .pointer = Drag r6 to the marked place, or click r6, then b4.
    .touch = Tap r6, tap b4, then “Move”.
    .keys = Enter on r6, then “Go” under “Can make contact”.
lesson-contact-door = On the left b3 has fought r4 since the last bound, and your r3 stands beside it. Close the door: swing r3 into its flank. An enemy whose flank is held cannot recoil: beaten, he is lost.
    .pointer = Click r3, then b3. “Moves by name” has it too.
    .touch = Tap r3, tap b3, then “Move”.
    .keys = Enter on r3, then “Go” under “Can make contact”.
lesson-contact-end = Three moves, three PIPs, two enemies in trouble. End your movement.
    .pointer = Press “End movement”.
    .touch = Tap “End movement”.
    .keys = Tab to “End movement”, then Enter.
lesson-contact-fight = Look at the factors: each of the spears has −1 for what you have done. Fight both combats.
    .pointer = Press “Fight” for one, then for the other.
    .touch = Tap “Fight” for one, then for the other.
    .keys = Tab to “Fight”, then Enter.

## Combat

lesson-combat = Combat
lesson-combat-about = Factors, odds, and which fight is first.
lesson-combat-end = Three of your blades have met three spears, and r6 overlaps the last. You fight when movement ends.
    .pointer = Press “End movement”.
    .touch = Tap “End movement”.
    .keys = Tab to “End movement”, then Enter.
lesson-combat-odds = Both throw a die and add their factor: who has less recoils, who has half or less is mostly destroyed. The bars say how many of 36 throws do what. See it for r5 against b5, on the board.
    .pointer = Open “What it would do on the board”, and point at an outcome.
    .touch = Open “What it would do on the board”, and tap an outcome.
    .keys = Tab to “What it would do on the board”, Enter, then Tab to an outcome.
lesson-combat-first = You choose which combat is first. Begin where you are strongest: r5 against b5, who is overlapped. If b5 gives way, r5 is free, and overlaps the next.
    .pointer = Press “Fight” for r5.
    .touch = Tap “Fight” for r5.
    .keys = Tab to “Fight” for r5, then Enter.
lesson-combat-rest = The spears recoiled: the arrow shows where to. Your r5 stands beside b4 now, so b4 has a factor less. Fight the others.
    .pointer = Press “Fight” for r4, then for the last.
    .touch = Tap “Fight” for r4, then for the last.
    .keys = Tab to “Fight”, then Enter.
lesson-combat-rest-lost = Half or less: they are destroyed, and gone. The one beside them has lost his neighbour. Look at the factors again, and fight the others.
    .pointer = Press “Fight” for one, then for the other.
    .touch = Tap “Fight” for one, then for the other.
    .keys = Tab to “Fight”, then Enter.
lesson-combat-rest-beaten = This time you gave way: dice do that. Look at the factors again, they have changed, and fight the others.
    .pointer = Press “Fight” for one, then for the other.
    .touch = Tap “Fight” for one, then for the other.
    .keys = Tab to “Fight”, then Enter.
lesson-combat-rest-equal = Equal: both stand, and fight on in the next bound. Fight the others.
    .pointer = Press “Fight” for one, then for the other.
    .touch = Tap “Fight” for one, then for the other.
    .keys = Tab to “Fight”, then Enter.
lesson-combat-won = That is a bound. A battle is won at the end of one: when the enemy has lost four elements or his general, and you have lost fewer. A camp that is taken counts as two.

## A whole battle

lesson-whole = A first battle
lesson-whole-about = From first die to last, with hints.
lesson-whole-pips = Throw for PIPs. With many you can do much; with one, only your line goes.
    .pointer = Press “Throw the die”.
    .touch = Tap “Throw the die”.
    .keys = Tab to “Throw the die”, then Enter.
lesson-whole-march = The enemy is far. Move the line first, as one group, for one PIP: a line that stays together has no open sides. Keep your general within call behind it.
    .pointer = Click an element, “Whole line”, and drag it ahead.
    .touch = Tap an element, “Whole line”, drag it ahead, “Move”.
    .keys = Enter on an element, L, arrows, Enter.
lesson-whole-meet = The lines are near. Meet the enemy where you can overlap him: one in front, one beside. Blades are good against foot; keep the general out of bad odds.
    .pointer = Click an element, then an enemy with a broken outline; the odds stand under “Can make contact”.
    .touch = Tap an element, then an enemy with a broken outline, then “Move”.
    .keys = Enter on an element, then “Go” under “Can make contact”.
lesson-whole-spent = Your PIPs are spent. End your movement; whoever is in contact fights.
    .pointer = Press “End movement”.
    .touch = Tap “End movement”.
    .keys = Tab to “End movement”, then Enter.
lesson-whole-shoot = Somebody can shoot. Several who shoot at one target help each other.
lesson-whole-fight = Fight first where you are strongest: who wins may overlap the next. Look at the odds before each.
lesson-whole-dice = Throw, and see what becomes of it.
lesson-whole-choose = The referee asks you for a choice. Each is legal; the odds and the board tell what it does.
lesson-whole-wait = The enemy moves. Watch where he is thin.
lesson-whole-over = The battle is over. Win or lose, you have fought one from the first die to the last.
lesson-whole-given-up = You have given up. Nobody learns by that: go back a bound and fight on, or start over.
