# The assistant for Impetus: Baroque.

## Words of the procedure

baroque-reaction-none = nothing
baroque-reaction-opportunity-fire = opportunity fire
baroque-reaction-defensive-fire = defensive fire
baroque-reaction-opportunity-charge = opportunity charge
baroque-reaction-counter-charge = counter-charge
baroque-reaction-evade = evade

baroque-barred-gone = it is no longer on the table
baroque-barred-too-far = the enemy is farther away than { $reach } BU
baroque-barred-unseen = it does not see the enemy
baroque-barred-stood-still = the shooter has not moved
baroque-barred-reacted = it has already reacted this turn
baroque-barred-disordered = it is disordered
baroque-barred-engaged = it is in melee
baroque-barred-silent = its mode does not react to this
baroque-barred-checked = it has already checked for this
baroque-barred-answered = another unit has already reacted to this
baroque-barred-no-token = its command has no token yet

baroque-mode-E = Escape
baroque-mode-W = Withdraw
baroque-mode-RO = Reorder
baroque-mode-HD = Hold and defend
baroque-mode-AA = Advance and attack
baroque-mode-AAA = Advance and attack aggressively
baroque-mode-help-E = Away from the enemy as fast as possible, facing away.
baroque-mode-help-W = Step by step back, facing the enemy, out of contact, protecting the command where needed. Not Baroque’s order of that name.
baroque-mode-help-RO = Restore order on the same ground; replace tired units with fresh ones.
baroque-mode-help-HD = Hold the position, improve it, support a friendly unit.
baroque-mode-help-AA = Advance together, one move each, to meet and defeat the enemy.
baroque-mode-help-AAA = Reach the enemy in as many moves as it takes, and attack.
baroque-hidden = hidden

baroque-trigger-withdraw-action = an enemy moves away
baroque-trigger-move-action = an enemy moves
baroque-trigger-charge-target = an enemy charges it
baroque-trigger-charge-action = an enemy charges another
baroque-trigger-shoot-target = an enemy shoots at it
baroque-trigger-shoot-action = an enemy shoots at another

baroque-short-none = –
baroque-short-opportunity-fire = opp. fire
baroque-short-defensive-fire = def. fire
baroque-short-opportunity-charge = opp. charge
baroque-short-counter-charge = counter-charge
baroque-short-tie = 2nd die
baroque-short-evade = evade
baroque-short-pursues = pursues

baroque-deed-move = moved
baroque-deed-withdraw = stepped back
baroque-deed-charge = charged
baroque-deed-shoot = shot
baroque-deed-about-face = turned about
baroque-deed-align = aligned
baroque-deed-disengage = tried to disengage
baroque-deed-withdraw-order = received Baroque’s withdraw order (2.5.1.1)
baroque-deed-rally-failed = failed to rally
baroque-deed-stop = does nothing more
baroque-did-move = Moved
baroque-did-withdraw = Stepped back
baroque-did-charge = Charged
baroque-did-shoot = Shot
baroque-did-shoot-moved = Moved and shot
baroque-did-about-face = Turned about
baroque-did-align = Aligned
baroque-did-leave = Left the table
baroque-did-disengage = Tried to disengage
baroque-did-withdraw-order = Withdraw order (2.5.1.1)
baroque-did-rally-failed = Failed to rally
baroque-outside = This ends outside the ground of its command: { $ground }, when the token was placed
baroque-did-stop = Nothing more

baroque-manner-support = Supporting a friendly unit
baroque-manner-laggard = It has fallen behind
baroque-manner-forlorn = As the unit sent ahead
baroque-manner-outside = Outside the ground of its command
baroque-manner-edge = It stops at the table edge
baroque-manner-spent = It can go no further
baroque-manner-could-charge = Although it could charge
baroque-manner-moved = After a move
baroque-manner-no-charge = No enemy it can charge

baroque-advice-one-move = Its mode allows one move
baroque-advice-only-support = Only a unit that supports a friendly unit moves more than once
baroque-advice-forlorn-used = One unit has already been sent ahead
baroque-advice-one-step-back = Only skirmishers and light horse step back twice
baroque-advice-comes-nearer = It must not move closer to the enemy
baroque-advice-no-charge = This mode does not charge
baroque-advice-no-shot = It is running and does not shoot
baroque-advice-turn-first = It must turn about first
baroque-advice-no-turning = It keeps facing the enemy
baroque-advice-disengage-due = It must try to disengage
baroque-advice-charge-due = It must charge an enemy in reach
baroque-advice-move-due = It must keep moving until it can go no further
baroque-advice-attack-due = It must keep moving until it fights or can go no further
baroque-advice-left-ground = It must stay on the ground of its command
baroque-advice-one-alignment = It aligns once, besides its moves

baroque-mark-reacted = has reacted
baroque-mark-disordered = disordered
baroque-mark-steady = rallied
baroque-mark-engaged = in melee
baroque-mark-free = out of melee
baroque-mark-gone = gone
baroque-mark-back = on the table after all

baroque-situation-pressing = winning
baroque-situation-even = even
baroque-situation-pressed = losing

baroque-ability-fire = shoots
baroque-ability-charge = charges
baroque-ability-evade = evades
baroque-ability-impetus = impetus above zero
baroque-ability-headlong = counts as warband, galloper or lancer
baroque-ability-not-headlong = does not count as warband, galloper or lancer
baroque-ability-nothing = none of these

baroque-weight-must = Must
baroque-weight-may = May
baroque-weight-not = Must not
baroque-duty-turn-away = turn about
baroque-duty-keep-moving = keep moving until it can go no further
baroque-duty-disengage = try to disengage
baroque-duty-leave-table = leave the table, or stop at its edge
baroque-duty-withdraw-order = receive Baroque’s withdraw order (2.5.1.1)
baroque-duty-charge = charge
baroque-duty-shoot = shoot
baroque-duty-come-nearer = move closer to the enemy
baroque-duty-face-enemy = step back facing the enemy
baroque-duty-protect-command = protect the command where it needs it
baroque-duty-second-step-back = step back a second time
baroque-duty-stay-on-ground = stay on the ground of the command
baroque-duty-more-moves = move more than once
baroque-duty-swap-tired = swap places with a tired unit
baroque-duty-attack = attack
baroque-duty-hold = keep its position
baroque-duty-better-place = move to a better position, or one that blocks the enemy
baroque-duty-support = support a friendly unit, with extra moves
baroque-duty-keep-together = keep together: one move
baroque-duty-align = align once
baroque-duty-catch-up = catch up with extra moves, if it has fallen behind
baroque-duty-forlorn = be the unit sent ahead, with extra moves
baroque-duty-keep-attacking = keep moving until it fights
baroque-duty-act-disordered = act while disordered and not rallied

## The screen

baroque-title = Baroque
baroque-turn = Turn { $turn }
baroque-undo = Undo
baroque-save = Save to a file
baroque-close = Other games (this one is saved)
baroque-leave = Exit the assistant
baroque-unkept = This browser does not save the game. Save it to a file before you leave.
baroque-asked = Next step
baroque-armies = Both sides
baroque-throw = Roll
baroque-flipped = finished
baroque-command-gone = no units left
baroque-unlisted = Its units are not listed.
baroque-beaten = Has beaten its enemy
baroque-stopped = finished
baroque-more = More
baroque-more-units = More
baroque-other-command = Another command
baroque-cancel = Back
baroque-anyway = Do it anyway

baroque-turn-next = Turn { $turn }
baroque-turn-first = First deploy both armies by Baroque’s rules.
baroque-turn-over = All commands have finished. The next turn removes the old tokens and the reaction marks.
baroque-turn-begin = Start turn { $turn }
baroque-dice = Which side places a token first?
baroque-dice-help = Each side rolls a die, with no modifiers. The lower roll places first.
baroque-dice-of = { $side } rolls
baroque-dice-shows = { $side } rolled { $die }.
baroque-dice-both = Roll both
baroque-place = { $side } places token { $number }
baroque-place-help = Place tokens in the order in which the commands should act.
baroque-place-command = Command
baroque-place-mode = Mode
baroque-mode-dice = Or choose it by die
baroque-mode-dice-help = Our addition, not part of the procedure: how is this side doing?
baroque-mode-die = Mode die
baroque-activate = Which command acts next?
baroque-activate-help = Baroque’s initiative decides between them.
baroque-activate-one = Next command
baroque-activate-one-help = No other command can act before it.
baroque-acts = { $command } acts
baroque-acts-unlisted = Its units are not listed: play it by its mode, then flip its token.
baroque-done = { $command } has finished
baroque-done-skips = Still required by its mode
baroque-done-anyway = Finish anyway
baroque-remarked = Advice from its mode

baroque-answers = Which unit reacts?
baroque-answers-help = { $unit }: { $deed }. Which unit reacts?
baroque-answers-shot = If it also shoots, say so first: a move and the shot after it get one reaction, as a shot.
baroque-answers-none = No enemy unit can react.
baroque-asks-target-charged = { $unit } charged. Which unit is its target?
baroque-asks-target-shot = { $unit } shot. Which unit is its target?
baroque-target-other = None of these
baroque-target-not = { $unit } does not react: { $why }.
baroque-another-unit = Another unit
baroque-answers-not = { $count ->
        [one] 1 unit cannot
       *[other] { $count } units cannot
    }
baroque-is-target = { $unit } is the target
baroque-how-far-after = { $unit }: how far away is the enemy now, after its move, from nearest edge to nearest edge, and does the unit see at least part of it?
baroque-how-far-before = { $unit }: how far away was the enemy before its move, from nearest edge to nearest edge, and does the unit see at least part of it?
baroque-how-far-path = { $unit }: does the path of the charge pass within 2 BU of it, and does the unit see at least part of the enemy?
baroque-how-far-charged = { $unit } are charged. Can they see the enemy, at least in part?
baroque-far-2 = Up to 2 BU
baroque-far-path = Within 2 BU
baroque-far-sees = Yes
baroque-far-sees-not = No
baroque-far-beyond-path = Never within 2 BU
baroque-far-3 = 2 to 3 BU
baroque-far-beyond-2 = More than 2 BU
baroque-far-beyond-3 = More than 3 BU
baroque-far-unseen = Not seen
baroque-abilities = What can { $unit } do?
baroque-abilities-known = The procedure names the code { $code } but does not say this.
baroque-abilities-unknown = The procedure does not name the code { $code }: it is taken as a name, and what you say counts. Only S, DR, LC and LCR evade.
baroque-abilities-say = Confirm abilities

baroque-check = { $unit }: { $trigger }
baroque-check-row = Each face shows the result in { $mode }.
baroque-check-hidden = Its token is hidden: the result is shown after the roll, and the mode only if the unit reacts.
baroque-check-plus = Its +1 to the die is already included.
baroque-check-evade = It may only evade; any other result is nothing.
baroque-check-die = Reaction die
baroque-judged = Your decision: { $reaction }
baroque-judge-help = You decide the reactions of this side. What does the unit do?
baroque-tied = It cannot do that; columns { $lower } and { $higher } are equally near
baroque-tied-die = Odd for { $lower }, even for { $higher }
baroque-tied-hidden = { $unit }: one more die decides
baroque-tied-die-hidden = Odd or even
baroque-wanted = { $unit }’s reaction: { $reaction }
baroque-wanted-yes = Carry it out
baroque-wanted-test = Take the Discipline Test
baroque-wanted-cannot = It cannot do that now
baroque-wanted-no = Or it tries to avoid it: class { $class } on { $least } or more. It is marked either way.
baroque-wanted-die = Die to avoid it
baroque-test = { $reaction }. Take the Discipline Test
baroque-test-help = { $unit }: Baroque’s rules give the roll it needs. Did it pass?
baroque-test-throw = Roll a die for it
baroque-test-shows = Die: { $die }. Roll again
baroque-test-passed = Passed
baroque-test-failed = Failed
baroque-pursuit = { $unit } has beaten its enemy
baroque-pursuit-row = Each face shows the result in { $mode }. This die has no modifiers.
baroque-pursuit-hidden = Its token is hidden, and so are the results. This die has no modifiers.
baroque-pursuit-die = Pursuit die
baroque-pursuit-judge = You decide the pursuits of this side. Does it pursue?
baroque-choose-pursue = It pursues
baroque-choose-stay = It does not pursue
baroque-asks-failed = Does the failed test do anything else to { $name }?
baroque-asks-failed-help = For some reactions Baroque’s rules may disorder the unit. The procedure does not say.
baroque-asks-failed-yes = It is disordered
baroque-asks-failed-no = No other effect
baroque-asks-pursuit-test = Does { $name } need a Discipline Test to pursue?
baroque-asks-pursuit-test-help = Baroque’s rules decide that. The procedure asks for none.
baroque-asks-pursuit-test-no = No test: it pursues
baroque-asks-pursuit-test-yes = If it does, did it pass?
baroque-asks-left = { $name } has left the table. Does it count as lost?
baroque-asks-left-help = Baroque’s rules decide whether a unit that has left the table counts.
baroque-asks-left-yes = It counts as lost
baroque-asks-left-no = It does not count
baroque-asks-officer = { $name } has lost its officer. Does another take over?
baroque-asks-officer-help = Baroque’s rules decide that. Either way the command keeps its mode this turn and gets a token next turn.
baroque-asks-officer-yes = Another officer takes over
baroque-asks-officer-no = No officer takes over
baroque-officer-lost = Officer lost
baroque-place-officer-lost = has lost its officer; the token belongs to the command
baroque-lost = counts as lost
baroque-remark = Losses, break point
baroque-remark-of = Losses and break point of { $unit }
baroque-edit = Edit
baroque-unit-name = Name of the unit
baroque-edit-do = Save the unit
baroque-reference = Tables and rulings
baroque-reference-reactions = Reactions
baroque-reference-column = The rows are modes of the command that reacts, the columns rolls after the modifier.
baroque-reference-trigger = When { $trigger }, within { $reach } BU
baroque-reference-vacating = Class { $class } avoids a reaction on { $least } or more.
baroque-reference-pursuit = Pursuit
baroque-reference-rulings = Rulings of this game

baroque-log = Game log
baroque-note = Note
baroque-note-keep = Add note

## Before a game

baroque-elsewhere = This game is open in another tab.
baroque-take-over = Play it here
baroque-kept = Your games
baroque-delete = Delete
baroque-delete-yes = Delete permanently
baroque-new = New game
baroque-new-help = Both armies, one unit per line: name, troop code, discipline class, and its abilities. Edit the example, or replace it with your own; rows pasted from a spreadsheet, with these in its columns, are read as well.
baroque-uses-tokens = Tokens for its commands
baroque-uses-reactions = Reactions by the tables
baroque-uses-pursuit = Pursuit by the table
baroque-uses-mode-dice = Modes by die, optional (our addition)
baroque-lines = Sides, commands and units
baroque-read = Red: { $red ->
        [one] 1 unit
       *[other] { $red } units
    } in { $redCommands ->
        [one] 1 command
       *[other] { $redCommands } commands
    }. Blue: { $blue ->
        [one] 1 unit
       *[other] { $blue } units
    } in { $blueCommands ->
        [one] 1 command
       *[other] { $blueCommands } commands
    }.
baroque-noted = Line { $line }, column { $column }: { $note }
baroque-noted-lines = Lines { $lines }: { $note }
baroque-note-unknown-code = the procedure does not name the code { $found }. It is taken as a name, and what you say about the unit counts, but it does not evade.
baroque-note-asked = the unit’s abilities are not listed: you will be asked.
baroque-note-may-not-evade = only S, DR, LC and LCR may evade; this unit will not.
baroque-note-not-headlong = this code does not count as warband, galloper or lancer; neither will the unit.
baroque-note-still-headlong = this code counts as warband, galloper or lancer; so will the unit.
baroque-begin = Start the game
baroque-load = Or load a saved game, or a file of such lines
baroque-add = Add with a form
baroque-add-side = Side
baroque-add-command = Command
baroque-add-officer = Officer
baroque-add-command-do = Add the command
baroque-add-unit = Unit of the last command
baroque-add-code = Troop code
baroque-add-class = Discipline class
baroque-add-can = Abilities
baroque-add-can-help = If you tick nothing, you are asked when it matters.
baroque-add-unit-do = Add the unit
baroque-example =
    side red tokens reactions pursuit
    command Left wing, Lord Byron
    Rupert's Horse, GA, A, charge impetus
    Commanded Shot, S, B, fire evade
    command Foot, Sir Jacob Astley
    Lifeguard, HBL, A, charge impetus
    Blue Halberdiers, HBL, B, charge impetus
    side blue tokens reactions pursuit
    command Right wing, Cromwell
    Scots Lancers, LCR, B, charge impetus
    Dragoons, DR, B, fire evade
    command Centre, Crawford
    Red Halberdiers, HBL, B, charge impetus
    Light Horse, LC, C, fire evade

baroque-rulings = Rulings: { $others ->
        [0] as usual
        [one] one changed
       *[other] { $others } changed
    }
baroque-rulings-help = Where the procedure leaves something open, you choose how to read it.
baroque-ruling-turn-order = Order of commands
baroque-ruling-turn-order-initiative = by Baroque’s initiative
baroque-ruling-turn-order-as-placed = as their tokens were placed
baroque-ruling-more-than-four = More than four commands a side
baroque-ruling-more-than-four-allowed = allowed
baroque-ruling-more-than-four-refused = not allowed
baroque-ruling-tokens-shown = Tokens
baroque-ruling-tokens-shown-face-up = face up
baroque-ruling-tokens-shown-hidden = hidden until their command acts or reacts
baroque-ruling-group = Units to support, and ground for reordering
baroque-ruling-group-command = the command
baroque-ruling-group-touching-units = units in contact with each other
baroque-ruling-second-step-back = Second step back in withdraw
baroque-ruling-second-step-back-skirmishers-and-light-horse = skirmishers and light horse
baroque-ruling-second-step-back-who-passes = any unit that passes its test
baroque-ruling-hold-charges = Units on hold charge in their own activation
baroque-ruling-hold-charges-no = no
baroque-ruling-hold-charges-yes = yes
baroque-ruling-forlorn = An advancing command sends one unit ahead
baroque-ruling-forlorn-each-turn = each turn
baroque-ruling-forlorn-each-game = once a game
baroque-ruling-ground-of-reorder = Ground of a command in reorder
baroque-ruling-ground-of-reorder-box = a rectangle around its units
baroque-ruling-ground-of-reorder-circle = a circle around their centre
baroque-ruling-ground-of-reorder-hull = the convex hull of its units
baroque-ruling-move-and-shot = A move and the shot after it
baroque-ruling-move-and-shot-one-action = one reaction
baroque-ruling-move-and-shot-two-actions = a reaction to each
baroque-ruling-standing-shooter = Shooting without moving first
baroque-ruling-standing-shooter-triggers = triggers a reaction
baroque-ruling-standing-shooter-does-not = triggers none
baroque-ruling-none-substitutes = “Nothing” counts as the nearest column a unit can do
baroque-ruling-none-substitutes-yes = yes
baroque-ruling-none-substitutes-no = no
baroque-ruling-substituted-none = “Nothing” taken from another column
baroque-ruling-substituted-none-not-marked = does not mark the unit
baroque-ruling-substituted-none-marked = marks the unit
baroque-ruling-substituted-evade = “Evade” taken from another column
baroque-ruling-substituted-evade-not-marked = does not mark the unit
baroque-ruling-substituted-evade-marked = marks the unit
baroque-ruling-reacted-evades = A unit that has reacted may still evade
baroque-ruling-reacted-evades-yes = yes
baroque-ruling-reacted-evades-no = no
baroque-ruling-vacating-evade = A unit may avoid an evade
baroque-ruling-vacating-evade-yes = yes
baroque-ruling-vacating-evade-no = no
baroque-ruling-codes = Units that count as warbands, gallopers and lancers
baroque-ruling-codes-player-decides = by code, unless you say otherwise
baroque-ruling-codes-decide = only the codes the procedure names
baroque-ruling-pursuit-in-retreat = Compulsory pursuit also in escape and withdraw
baroque-ruling-pursuit-in-retreat-must = yes
baroque-ruling-pursuit-in-retreat-mode-forbids = no
baroque-ruling-disordered-or-engaged = Disordered units and those in melee
baroque-ruling-disordered-or-engaged-only-evades = only evade
baroque-ruling-disordered-or-engaged-reacts = react normally
baroque-ruling-judged-evade = Evading by your decision in HD, AA and AAA
baroque-ruling-judged-evade-no = no
baroque-ruling-judged-evade-yes = yes
baroque-ruling-fruitless-check = Where a unit may only evade and its mode has no evade
baroque-ruling-fruitless-check-not-offered = it does not check
baroque-ruling-fruitless-check-offered = it checks all the same

## What cannot be read or given

baroque-unreadable = Line { $line }, column { $column }: found “{ $found }”, expected { $expected }.
baroque-unreadable-missing = Line { $line }, column { $column }: expected { $expected }.
baroque-unreadable-head = This file is not a game of the assistant.
baroque-unreadable-line = The log cannot be read at line { $line }: { $why }
baroque-expected-side = red or blue
baroque-expected-other-side = the other side: this one is already above
baroque-expected-side-word = tokens, reactions, pursuit or mode-dice
baroque-expected-tokens = tokens as well: the tables are read by the mode of a command
baroque-expected-side-first = a line “side red” or “side blue” above it
baroque-expected-command-first = a line “command NAME, OFFICER” above it
baroque-expected-name-after = a name after this word
baroque-expected-name = a name before the first comma
baroque-expected-code = a troop code, one word such as GA, after the name and a comma
baroque-expected-class = the discipline class A, B or C after the code and a comma
baroque-expected-ability = fire, charge, evade, impetus, headlong, not-headlong, or nothing alone
baroque-expected-line-end = the end of the line
baroque-expected-ruling = a ruling that can be changed
baroque-expected-ruling-first = rulings above the first side
baroque-expected-answer = an answer to this ruling
baroque-expected-fewer-commands = no more commands on this side
baroque-expected-fewer-units = no more units in this command
baroque-expected-both-sides = a line “side red” and a line “side blue”
baroque-expected-command-of-each = at least one command on each side
baroque-expected-tokens-somewhere = “tokens” in the line of one side or of both
baroque-refused-line = “{ $about }” is not an order.
baroque-refused-not-now = The assistant is waiting for something else.
baroque-refused-no-command = There is no command { $about } here.
baroque-refused-no-unit = There is no unit { $about } here.
baroque-refused-other-side = It is the other side’s turn to place.
baroque-refused-has-token = { $about } already has its token.
baroque-refused-done = { $about } has already finished this turn.
baroque-refused-earlier = { $about } acts first.
baroque-refused-not-active = { $about } is not in the acting command.
baroque-refused-no-action = There is no action this unit could react to.
baroque-refused-ask-abilities = The abilities of { $about } are not known yet.
baroque-refused-barred = { $about } may not check: { $why }.
baroque-refused-withdraw-order = Only a unit in escape receives Baroque’s withdraw order (2.5.1.1).
baroque-refused-unable = { $about } cannot do that.

## The log

baroque-event-turn = Turn { $turn } begins.
baroque-event-dice = Red rolls { $red }, Blue { $blue }: { $side } places first.
baroque-event-dice-again = Both roll { $die } and roll again.
baroque-event-placed = { $command } gets token { $number }: { $mode }.
baroque-event-placed-by-die = { $command } gets token { $number }: { $mode }, by a die roll of { $die } ({ $situation }; our addition).
baroque-event-placed-hidden = { $command } gets token { $number }, hidden.
baroque-event-placed-hidden-by-die = { $command } gets token { $number }, hidden; its mode was chosen by a die (our addition).
baroque-event-tokens-placed = Every command has its token.
baroque-event-activated = { $command } acts{ $mode ->
        [none] .
       *[other] , in { $mode }.
    }
baroque-event-did = { $unit }: { $deed }.
baroque-event-did-manner = { $manner }.
baroque-event-shown = { $command } reveals its token: { $mode }.
baroque-event-advice = Advice: { $advice }.
baroque-event-checks-charged = { $unit } checks: { $trigger }{ $sight ->
        [part] , seen in part.
       *[other] .
    }
baroque-event-checks = { $unit } checks: { $trigger }, { $distance } BU away{ $sight ->
        [part] , seen in part.
       *[other] .
    }
baroque-event-rolled = Die { $die }, column { $column } of { $mode }: { $reaction }.
baroque-event-rolled-plus = Die { $die } + 1, column { $column } of { $mode }: { $reaction }.
baroque-event-substituted = It cannot do that; the nearest column it can do is { $column }.
baroque-event-nowhere = It can do nothing in that row.
baroque-event-tie-due = It cannot do that; columns { $lower } and { $higher } are equally near.
baroque-event-tie = Die { $die }: column { $column }.
baroque-event-hidden-die = Die { $die }, read in a mode that stays hidden.
baroque-event-hidden-tie = One more die decides.
baroque-event-nothing = { $unit } does nothing and is not marked.
baroque-event-nothing-marked = { $unit } does nothing and is marked.
baroque-event-nothing-still-marked = { $unit } does nothing; it is marked already.
baroque-event-judged = { $unit }, your decision: { $reaction }.
baroque-event-evades = { $unit } evades under Baroque’s rule 5.6 and is not marked.
baroque-event-evades-marked = { $unit } evades under Baroque’s rule 5.6 and is marked.
baroque-event-evades-still-marked = { $unit } evades under Baroque’s rule 5.6; it is marked already.
baroque-event-vacated = Die { $die }: { $unit } avoids the reaction and is marked.
baroque-event-not-vacated = Die { $die }: { $unit } does not avoid the reaction.
baroque-event-cannot = { $unit } cannot do this now: { $reaction }.
baroque-event-kept = The reaction is carried out.
baroque-event-test-passed = { $unit } passes its Discipline Test: { $reaction }. It is marked.
baroque-event-test-failed = { $unit } fails its Discipline Test: no { $reaction }. It is marked.
baroque-event-test-die = Die { $die }.
baroque-event-test-disorders = By Baroque’s rules the failed test disorders { $unit }.
baroque-event-test-no-more = The failed test has no other effect on { $unit }.
baroque-event-pursuit-untested = { $unit } needs no test to pursue.
baroque-event-pursuit-passed = { $unit } passes the Discipline Test to pursue.
baroque-event-pursuit-failed = { $unit } fails the Discipline Test to pursue and stays.
baroque-event-lost = { $unit } counts as lost.
baroque-event-not-lost = { $unit } does not count as lost.
baroque-event-officer-lost = { $command } has lost its officer; its mode stays.
baroque-event-officer-another = Another officer takes over { $command }.
baroque-event-officer-none = No officer takes over { $command }.
baroque-event-officer-back = { $command } has an officer again.
baroque-event-pursuit-die = Die { $die } in { $mode }.
baroque-event-pursues = { $unit } pursues, as far as Baroque lets it.
baroque-event-stays = { $unit } stays.
baroque-event-must-pursue = { $unit } must pursue, as far as Baroque’s rule 7.1.4 lets it.
baroque-event-no-impetus = { $unit } has no impetus and cannot pursue.
baroque-event-mode-forbids = { $unit } does not pursue: its mode forbids it.
baroque-event-mark = { $unit }: { $mark }.
baroque-event-able = Abilities of { $unit }: { $abilities }.
baroque-event-able-nothing = { $unit } has none of these abilities.
baroque-event-enlisted = { $command } has another unit: { $unit }.
baroque-event-amended = { $unit } is from now on: { $entry }.
baroque-event-remarked = { $unit }: { $text }
baroque-event-unremarked = { $unit }: note removed.
baroque-event-skipped = Advice for { $unit }: { $advice }.
baroque-event-done = { $command } has finished; its token is flipped.
baroque-event-note = Note: { $text }
