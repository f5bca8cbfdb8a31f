# The assistant for Impetus: Baroque.

## Words of the procedure

baroque-reaction-none = nothing
baroque-reaction-opportunity-fire = opportunity fire
baroque-reaction-defensive-fire = defensive fire
baroque-reaction-opportunity-charge = opportunity charge
baroque-reaction-counter-charge = counter-charge
baroque-reaction-evade = evade

baroque-barred-gone = it is not on the table any more
baroque-barred-too-far = the enemy is farther away than { $reach } BU
baroque-barred-unseen = it does not see the enemy
baroque-barred-stood-still = the shooter has not moved
baroque-barred-reacted = it has reacted in this turn
baroque-barred-disordered = it is disordered
baroque-barred-engaged = it is in melee
baroque-barred-silent = nobody in its mode answers this
baroque-barred-checked = it has checked for this already
baroque-barred-answered = another unit has answered this
baroque-barred-no-token = its command has no token yet

baroque-mode-E = Escape
baroque-mode-W = Withdraw
baroque-mode-RO = Reorder
baroque-mode-HD = Hold and defend
baroque-mode-AA = Advance and attack
baroque-mode-AAA = Advance and attack aggressively
baroque-mode-help-E = Away from the enemy as fast as possible, backs turned.
baroque-mode-help-W = Back step by step, facing the enemy, out of contact. Not Baroque’s order of that name.
baroque-mode-help-RO = Regain order on the same ground, exchange the tired for the fresh.
baroque-mode-help-HD = Keep the position, better it, help a comrade.
baroque-mode-help-AA = Advance together, one move each, to meet and beat the enemy.
baroque-mode-help-AAA = Reach the enemy with as many moves as it takes, and attack.
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
baroque-short-evade = evade
baroque-short-pursues = pursues

baroque-deed-move = moved
baroque-deed-withdraw = drew back
baroque-deed-charge = charged
baroque-deed-shoot = shot
baroque-deed-about-face = turned its back
baroque-deed-align = lined up
baroque-deed-disengage = tried to get out of the melee
baroque-deed-withdraw-order = got Baroque’s order to withdraw (2.5.1.1)
baroque-deed-rally-failed = failed to rally
baroque-deed-stop = does nothing more
baroque-did-move = Moved
baroque-did-withdraw = Drew back
baroque-did-charge = Charged
baroque-did-shoot = Shot
baroque-did-shoot-moved = Moved and shot
baroque-did-about-face = Turned its back
baroque-did-align = Lined up
baroque-did-leave = Left the table
baroque-did-disengage = Tried to disengage
baroque-did-withdraw-order = Order 2.5.1.1
baroque-did-rally-failed = Failed to rally
baroque-outside = This ends beyond the ground of its command: { $ground }, when the token was placed
baroque-did-stop = Nothing more

baroque-manner-support = To the help of a comrade
baroque-manner-laggard = It has fallen behind
baroque-manner-forlorn = It is the one sent ahead
baroque-manner-outside = Beyond the ground of its command
baroque-manner-edge = It stops at the edge
baroque-manner-spent = It can go no further
baroque-manner-could-charge = Though it could charge
baroque-manner-moved = After a move
baroque-manner-no-charge = It cannot charge anybody

baroque-advice-one-move = Its mode has it move once
baroque-advice-only-support = Only who helps a comrade moves more than once
baroque-advice-forlorn-used = One unit has been sent ahead already
baroque-advice-one-step-back = Only skirmishers and light horse step back twice
baroque-advice-comes-nearer = It is not to come nearer to the enemy
baroque-advice-no-charge = It does not charge in this mode
baroque-advice-no-shot = It runs, and does not shoot
baroque-advice-turn-first = It has to turn its back first
baroque-advice-no-turning = It keeps facing the enemy
baroque-advice-disengage-due = It has to try to get out of the melee
baroque-advice-charge-due = If an enemy is in reach it has to charge
baroque-advice-move-due = It has to keep moving until it can go no further
baroque-advice-attack-due = It has to go on until it fights, or can go no further
baroque-advice-left-ground = It is to stay on the ground of its command
baroque-advice-one-alignment = It lines up once, beside its moves

baroque-mark-reacted = has reacted
baroque-mark-disordered = disordered
baroque-mark-steady = in order again
baroque-mark-engaged = in melee
baroque-mark-free = out of melee
baroque-mark-gone = gone
baroque-mark-back = on the table after all

baroque-situation-pressing = winning
baroque-situation-even = even
baroque-situation-pressed = being beaten

baroque-ability-fire = shoots
baroque-ability-charge = charges
baroque-ability-evade = evades
baroque-ability-impetus = impetus above zero
baroque-ability-headlong = counts with warbands, gallopers and lancers
baroque-ability-not-headlong = does not count with warbands, gallopers and lancers
baroque-ability-nothing = none of these

baroque-weight-must = Must
baroque-weight-may = May
baroque-weight-not = Does not
baroque-duty-turn-away = turn its back
baroque-duty-keep-moving = keep moving until it can go no further
baroque-duty-disengage = try to get out of the melee
baroque-duty-leave-table = leave the table, or stop at the edge
baroque-duty-withdraw-order = get Baroque’s order to withdraw (2.5.1.1)
baroque-duty-charge = charge
baroque-duty-shoot = shoot
baroque-duty-come-nearer = come nearer to the enemy
baroque-duty-face-enemy = face the enemy and step backward
baroque-duty-second-step-back = step back a second time
baroque-duty-stay-on-ground = stay on the ground of the command
baroque-duty-more-moves = move more than once
baroque-duty-swap-tired = change places with a tired unit
baroque-duty-attack = attack
baroque-duty-hold = keep its position
baroque-duty-better-place = go to a better position, or one that blocks the enemy
baroque-duty-support = help a comrade, with more moves
baroque-duty-keep-together = keep together: one move
baroque-duty-align = line up once
baroque-duty-catch-up = catch up with more moves, if it has fallen behind
baroque-duty-forlorn = be the one that is sent ahead with more moves
baroque-duty-keep-attacking = keep moving until it fights
baroque-duty-act-disordered = act though it is disordered and has not rallied

## The screen

baroque-title = Baroque
baroque-turn = Turn { $turn }
baroque-undo = Undo
baroque-save = Save as a file
baroque-close = Other games; this one is kept
baroque-leave = Leave the assistant
baroque-unkept = This browser does not keep the game. Save it as a file before you leave.
baroque-asked = What is asked now
baroque-armies = Both sides
baroque-throw = Throw
baroque-flipped = finished
baroque-command-gone = nobody left
baroque-unlisted = Its units are not listed.
baroque-beaten = Beat its enemy
baroque-stopped = finished
baroque-more = More
baroque-cancel = Back
baroque-anyway = Do it all the same

baroque-turn-next = Turn { $turn }
baroque-turn-first = Deploy both armies by the rules of Baroque first.
baroque-turn-over = All commands have finished. With the next turn old tokens and the marks of units that have reacted go.
baroque-turn-begin = Begin turn { $turn }
baroque-dice = Who places a token first?
baroque-dice-help = Each side throws a die, with nothing added. The lower places first.
baroque-dice-of = { $side } throws
baroque-dice-shows = { $side } has thrown { $die }.
baroque-dice-both = Throw both
baroque-place = { $side } places its token { $number }
baroque-place-help = Tokens are placed in the order in which the commands are to act.
baroque-place-command = The command
baroque-place-mode = Its mode
baroque-mode-dice = Or by a die
baroque-mode-dice-help = Our addition, not part of the procedure: how do things stand for this side?
baroque-mode-die = The die for the mode
baroque-activate = Who acts next?
baroque-activate-help = Baroque’s initiative decides between them. Which command acts?
baroque-activate-one = Next to act
baroque-activate-one-help = No other command can act before it.
baroque-acts = { $command } acts
baroque-acts-unlisted = Its units are not listed: play it by its mode, then flip the token.
baroque-done = { $command } has finished
baroque-done-skips = What its mode still asks
baroque-done-anyway = It has finished all the same
baroque-remarked = What its mode says to that

baroque-answers = Who answers?
baroque-answers-help = { $unit }: { $deed }. Who answers?
baroque-answers-shot = If it also shoots, say that first: a move and the shot after it are answered once, as a shot.
baroque-answers-nobody = Nobody can answer this.
baroque-answers-not = { $count ->
        [one] 1 unit cannot
       *[other] { $count } units cannot
    }
baroque-is-target = { $unit } is the target
baroque-is-near = { $unit } is near
baroque-how-far-after = how far away is the enemy now that he has moved, from nearest edge to nearest edge, and does it see him at least in part?
baroque-how-far-before = how far away was the enemy before he moved, from nearest edge to nearest edge, and does it see him at least in part?
baroque-how-far-path = does any part of the path of the charge come within 2 BU of it, and does it see him at least in part?
baroque-how-far-charged = who charges it is near enough. Does it see him at least in part?
baroque-far-2 = Up to 2 BU
baroque-far-path = Within 2 BU
baroque-far-sees = It sees him
baroque-far-beyond-path = Nowhere within 2 BU
baroque-far-3 = 2 to 3 BU
baroque-far-beyond-2 = Farther than 2 BU
baroque-far-beyond-3 = Farther than 3 BU
baroque-far-unseen = Not seen
baroque-abilities = What can { $unit } do?
baroque-abilities-known = The procedure names the code { $code }, but not this.
baroque-abilities-unknown = { $code } is no code that the procedure names: it is taken as a name, and what you say counts. Only S, DR, LC and LCR evade.
baroque-abilities-say = That is all it can do

baroque-check = { $unit }: { $trigger }
baroque-check-row = Under the faces stands what its mode, { $mode }, makes of them.
baroque-check-hidden = Its token is hidden: what the faces come to is said when the die has fallen, and the mode only if it reacts.
baroque-check-plus = It adds one to the die, which is counted in.
baroque-check-evade = It may only evade; anything else is nothing.
baroque-check-die = The reaction die
baroque-judged = As you judge: { $reaction }
baroque-judge-help = This side reacts as you judge. What does the unit do?
baroque-tied = It cannot do that; the columns { $lower } and { $higher } are equally near
baroque-tied-die = Odd for { $lower }, even for { $higher }
baroque-tied-hidden = { $unit }: one more die decides
baroque-tied-die-hidden = Odd or even
baroque-wanted = { $unit } is to do this: { $reaction }
baroque-wanted-yes = Go on with it
baroque-wanted-cannot = It cannot do that now
baroque-wanted-no = Or it tries to get out of it: class { $class } on { $least } or more. It is marked either way.
baroque-wanted-die = The die to get out of it
baroque-test = Discipline Test of { $unit }: { $reaction }
baroque-test-help = What it needs, Baroque’s rules say. Did it pass?
baroque-test-throw = Throw a die for it
baroque-test-shows = The die shows { $die }; throw again
baroque-test-passed = Passed
baroque-test-failed = Failed
baroque-pursuit = { $unit } has beaten its enemy
baroque-pursuit-row = Under the faces stands what its mode, { $mode }, makes of them. Nobody adds to this die.
baroque-pursuit-hidden = Its token is hidden, and so is what the faces come to. Nobody adds to this die.
baroque-pursuit-die = The pursuit die
baroque-pursuit-judge = This side pursues as you judge. Does it?
baroque-choose-pursue = It pursues
baroque-choose-stay = It stays
baroque-asks-failed = What else does the failed test do to { $name }?
baroque-asks-failed-help = For some reactions Baroque’s rules may have the unit disordered. The procedure does not say.
baroque-asks-failed-yes = It is disordered
baroque-asks-failed-no = Nothing else
baroque-asks-pursuit-test = Does the pursuit of { $name } want a Discipline Test?
baroque-asks-pursuit-test-help = That is for Baroque’s rules to say. The procedure asks for none.
baroque-asks-pursuit-test-no = None: it pursues
baroque-asks-pursuit-test-yes = If it does: did it pass?
baroque-asks-left = { $name } is gone. Does it count as lost?
baroque-asks-left-help = What counts of a unit that has left the table is for Baroque’s rules to say.
baroque-asks-left-yes = It counts as lost
baroque-asks-left-no = It does not
baroque-asks-officer = { $name } has lost its officer. Does another take his place?
baroque-asks-officer-help = That is for Baroque’s rules to say. The command keeps its mode in this turn, and gets a token in the next either way.
baroque-asks-officer-yes = Another officer commands
baroque-asks-officer-no = Nobody does
baroque-officer-lost = Officer lost
baroque-place-officer-lost = has lost its officer; the token goes with the command
baroque-lost = counts as lost

baroque-log = What happened
baroque-note = Something to remember
baroque-note-keep = Note

## Before a game

baroque-elsewhere = This game is open in another tab.
baroque-take-over = Go on with it here
baroque-kept = Your games
baroque-delete = Delete
baroque-delete-yes = Delete it for good
baroque-new = A new game
baroque-new-help = Both armies, a unit a line: name, troop code, discipline class, and what it can do. Change the example, or put your own in its place.
baroque-uses-tokens = Tokens for its commands
baroque-uses-reactions = Reacts by the tables
baroque-uses-pursuit = Pursues by the table
baroque-uses-mode-dice = Modes by a die, if you like (our addition)
baroque-lines = Sides, commands and units
baroque-read = Red: { $red } units in { $redCommands } commands. Blue: { $blue } units in { $blueCommands } commands.
baroque-noted = Line { $line }, column { $column }: { $note }
baroque-noted-lines = Lines { $lines }: { $note }
baroque-note-unknown-code = { $found } is no code that the procedure names. It is taken as a name, and what you say of the unit counts, but it does not evade.
baroque-note-asked = it is not said what the unit can do: you will be asked.
baroque-note-may-not-evade = only S, DR, LC and LCR may evade: the unit will not.
baroque-note-not-headlong = this code does not count with warbands, gallopers and lancers: the unit will not.
baroque-note-still-headlong = this code counts with warbands, gallopers and lancers: the unit will, too.
baroque-begin = Begin the game
baroque-load = Or load a saved game, or a file of such lines
baroque-add = Add by form
baroque-add-side = To the side
baroque-add-command = A command
baroque-add-officer = Its officer
baroque-add-command-do = Add the command
baroque-add-unit = A unit of its last command
baroque-add-code = Troop code
baroque-add-class = Discipline class
baroque-add-can = What it can do
baroque-add-can-help = Tick nothing at all, and you are asked when it matters.
baroque-add-unit-do = Add the unit
baroque-example =
    side red tokens reactions pursuit
    command Left wing, Lord Byron
    Rupert's Horse, GA, A, charge impetus
    Commanded Shot, S, B, fire evade
    command Foot, Sir Jacob Astley
    Blue Foot, PM, B, fire charge impetus
    White Foot, PM, B, fire charge impetus
    side blue tokens reactions pursuit
    command Right wing, Cromwell
    Ironsides, TR, A, fire charge impetus
    Dragoons, DR, B, fire evade
    command Centre, Crawford
    Red Foot, PM, B, fire charge impetus
    Guns, ART, C, fire

baroque-rulings = Rulings: { $others ->
        [0] as usual
        [one] one is yours
       *[other] { $others } are yours
    }
baroque-rulings-help = Where the procedure leaves something open you choose how it is read.
baroque-ruling-turn-order = Who acts next
baroque-ruling-turn-order-initiative = as Baroque’s initiative decides
baroque-ruling-turn-order-as-placed = as the tokens were placed
baroque-ruling-more-than-four = More than four commands a side
baroque-ruling-more-than-four-allowed = are allowed
baroque-ruling-more-than-four-refused = are refused
baroque-ruling-tokens-shown = Tokens
baroque-ruling-tokens-shown-face-up = lie open
baroque-ruling-tokens-shown-hidden = are hidden until their command acts or reacts
baroque-ruling-group = Who is supported and reorders
baroque-ruling-group-command = the command
baroque-ruling-group-touching-units = units that touch
baroque-ruling-second-step-back = Who steps back twice in withdraw
baroque-ruling-second-step-back-skirmishers-and-light-horse = skirmishers and light horse
baroque-ruling-second-step-back-who-passes = whoever passes its test
baroque-ruling-hold-charges = Units that hold charge in their own activation
baroque-ruling-hold-charges-no = no
baroque-ruling-hold-charges-yes = yes
baroque-ruling-forlorn = An advancing command sends one unit ahead
baroque-ruling-forlorn-each-turn = each turn
baroque-ruling-forlorn-each-game = once a game
baroque-ruling-ground-of-reorder = The ground of a command in reorder
baroque-ruling-ground-of-reorder-box = a rectangle around its units
baroque-ruling-ground-of-reorder-circle = a circle about their middle
baroque-ruling-ground-of-reorder-hull = the hull of its units
baroque-ruling-move-and-shot = A move and the shot after it
baroque-ruling-move-and-shot-one-action = are answered once
baroque-ruling-move-and-shot-two-actions = are answered one by one
baroque-ruling-standing-shooter = A shot without a move before it
baroque-ruling-standing-shooter-triggers = is answered
baroque-ruling-standing-shooter-does-not = is not answered
baroque-ruling-none-substitutes = Nothing counts as the nearest that a unit can do
baroque-ruling-none-substitutes-yes = yes
baroque-ruling-none-substitutes-no = no
baroque-ruling-substituted-none = Nothing from another column
baroque-ruling-substituted-none-not-marked = marks nobody
baroque-ruling-substituted-none-marked = marks the unit
baroque-ruling-substituted-evade = An evade from another column
baroque-ruling-substituted-evade-not-marked = marks nobody
baroque-ruling-substituted-evade-marked = marks the unit
baroque-ruling-reacted-evades = A unit that has reacted may still evade
baroque-ruling-reacted-evades-yes = yes
baroque-ruling-reacted-evades-no = no
baroque-ruling-vacating-evade = A unit may get out of an evade
baroque-ruling-vacating-evade-yes = yes
baroque-ruling-vacating-evade-no = no
baroque-ruling-codes = Who counts with warbands, gallopers and lancers
baroque-ruling-codes-player-decides = the codes say it, and you may write otherwise
baroque-ruling-codes-decide = the codes that the procedure names decide
baroque-ruling-pursuit-in-retreat = Those who must pursue do so in escape and withdraw
baroque-ruling-pursuit-in-retreat-must = yes
baroque-ruling-pursuit-in-retreat-mode-forbids = no
baroque-ruling-disordered-or-engaged = Disordered units and those in melee
baroque-ruling-disordered-or-engaged-only-evades = only evade
baroque-ruling-disordered-or-engaged-reacts = react like others
baroque-ruling-judged-evade = Evading by judgement in HD, AA and AAA
baroque-ruling-judged-evade-no = no
baroque-ruling-judged-evade-yes = yes

## What cannot be read or given

baroque-unreadable = Line { $line }, column { $column }: found “{ $found }”, expected { $expected }.
baroque-unreadable-missing = Line { $line }, column { $column }: expected { $expected }.
baroque-unreadable-head = This file is no game of the assistant.
baroque-unreadable-line = The log cannot be followed at line { $line }: { $why }
baroque-expected-side = red or blue
baroque-expected-other-side = the other side: this one stands above
baroque-expected-side-word = tokens, reactions, pursuit or mode-dice
baroque-expected-tokens = tokens beside it: tables are read by the mode of a command
baroque-expected-side-first = a line “side red” or “side blue” above it
baroque-expected-command-first = a line “command NAME, OFFICER” above it
baroque-expected-name-after = a name after this word
baroque-expected-name = a name before the first comma
baroque-expected-code = a troop code, one word such as GA, after the name and a comma
baroque-expected-class = the discipline class A, B or C after the code and a comma
baroque-expected-ability = fire, charge, evade, impetus, headlong, not-headlong, or nothing alone
baroque-expected-line-end = the end of the line
baroque-expected-ruling = a ruling that can be switched
baroque-expected-ruling-first = rulings above the first side
baroque-expected-answer = an answer to this ruling
baroque-expected-fewer-commands = no more commands on this side
baroque-expected-fewer-units = no more units in this command
baroque-expected-both-sides = a line “side red” and a line “side blue”
baroque-expected-command-of-each = at least one command on each side
baroque-expected-tokens-somewhere = “tokens” in the line of one side or of both
baroque-refused-line = “{ $about }” is no order.
baroque-refused-not-now = Something else is asked now.
baroque-refused-no-command = There is no command { $about } here.
baroque-refused-no-unit = There is no unit { $about } here.
baroque-refused-other-side = The other side places now.
baroque-refused-has-token = { $about } has its token already.
baroque-refused-done = { $about } has finished in this turn.
baroque-refused-earlier = { $about } acts before it.
baroque-refused-not-active = { $about } is not in the command that acts.
baroque-refused-no-action = There is nothing that this unit could answer.
baroque-refused-ask-abilities = It has not been said yet what { $about } can do.
baroque-refused-barred = { $about } may not check: { $why }.
baroque-refused-withdraw-order = Only a unit in escape gets Baroque’s order to withdraw (2.5.1.1).
baroque-refused-unable = { $about } cannot do that.

## The log

baroque-told-turn = Turn { $turn } begins.
baroque-told-dice = Red throws { $red }, Blue { $blue }: { $side } places first.
baroque-told-dice-again = Both throw { $die }, and throw again.
baroque-told-placed = { $command } gets token { $number }: { $mode }.
baroque-told-placed-by-die = { $command } gets token { $number }: { $mode }, by a die of { $die } ({ $situation }; our addition).
baroque-told-placed-hidden = { $command } gets token { $number }, which lies hidden.
baroque-told-placed-hidden-by-die = { $command } gets token { $number }, which lies hidden; its mode was chosen by a die (our addition).
baroque-told-tokens-placed = Every command has its token.
baroque-told-activated = { $command } acts{ $mode ->
        [none] .
       *[other] , in { $mode }.
    }
baroque-told-did = { $unit }: { $deed }.
baroque-told-did-manner = { $manner }.
baroque-told-shown = The token of { $command } is turned up: { $mode }.
baroque-told-advice = Remarked: { $advice }.
baroque-told-checks-charged = { $unit } checks: { $trigger }{ $sight ->
        [part] , seen in part.
       *[other] .
    }
baroque-told-checks = { $unit } checks: { $trigger }, { $distance } BU away{ $sight ->
        [part] , seen in part.
       *[other] .
    }
baroque-told-rolled = Die { $die }, column { $column } of { $mode }: { $reaction }.
baroque-told-rolled-plus = Die { $die } and one, column { $column } of { $mode }: { $reaction }.
baroque-told-substituted = It cannot do that; the nearest that it can is column { $column }.
baroque-told-nowhere = It cannot do that, nor anything else in the row.
baroque-told-tie-due = It cannot do that; columns { $lower } and { $higher } are equally near.
baroque-told-tie = Die { $die }: column { $column }.
baroque-told-hidden-die = Die { $die }, read in a mode that stays hidden.
baroque-told-hidden-tie = One more die decides.
baroque-told-nothing = { $unit } does nothing, and is not marked.
baroque-told-nothing-marked = { $unit } does nothing, and is marked.
baroque-told-judged = { $unit }, as you judge: { $reaction }.
baroque-told-evades = { $unit } evades by Baroque’s rule 5.6, and is not marked.
baroque-told-evades-marked = { $unit } evades by Baroque’s rule 5.6, and is marked.
baroque-told-vacated = Die { $die }: { $unit } gets out of it, and is marked.
baroque-told-not-vacated = Die { $die }: { $unit } does not get out of it.
baroque-told-cannot = As things stand { $unit } cannot do this: { $reaction }.
baroque-told-kept = The reaction is wanted.
baroque-told-test-passed = { $unit } passes its Discipline Test: { $reaction }. It is marked.
baroque-told-test-failed = { $unit } fails its Discipline Test: no { $reaction }. It is marked.
baroque-told-test-die = Die { $die }.
baroque-told-test-disorders = By Baroque’s rules the failed test has { $unit } disordered.
baroque-told-test-no-more = The failed test does nothing else to { $unit }.
baroque-told-pursuit-untested = No test is asked for the pursuit of { $unit }.
baroque-told-pursuit-passed = { $unit } passes the Discipline Test for its pursuit.
baroque-told-pursuit-failed = { $unit } fails the Discipline Test for its pursuit, and stays.
baroque-told-lost = { $unit } counts as lost.
baroque-told-not-lost = { $unit } does not count as lost.
baroque-told-officer-lost = { $command } has lost its officer; its mode stays.
baroque-told-officer-another = Another officer takes over { $command }.
baroque-told-officer-none = Nobody takes over { $command }.
baroque-told-officer-back = { $command } has an officer again.
baroque-told-pursuit-die = Die { $die } in { $mode }.
baroque-told-pursues = { $unit } pursues, as far as Baroque lets it.
baroque-told-stays = { $unit } stays.
baroque-told-must-pursue = { $unit } must pursue, as far as Baroque’s rule 7.1.4 lets it.
baroque-told-no-impetus = { $unit } has no impetus, and cannot pursue.
baroque-told-mode-forbids = { $unit } does not pursue: its mode forbids it.
baroque-told-mark = { $unit }: { $mark }.
baroque-told-able = What { $unit } can do: { $abilities }.
baroque-told-able-nothing = { $unit } can do none of it.
baroque-told-skipped = Remarked of { $unit }: { $advice }.
baroque-told-done = { $command } has finished; its token is flipped.
baroque-told-note = Note: { $text }
