# What the program says on the command line.

check-count = Checked { $expectations } expectations in { $files } files: { $differing } differ, { $unusable } files cannot be used.

list-none = No army list matches “{ $words }”.
list-group = Group
list-home = Home
list-home-note = Home note
list-aggression = Aggression
list-variant = Variant
list-variant-text = { $name }, { $dates }: { $home }, aggression { $aggression }
list-enemies = Enemies
list-allies = Allies
list-note = Note
list-relations = Enemies and allies come from the lists of { $edition }.

odds-row = { $troop } at { $factor }: holds { $stands }/36, recoils { $recoils }/36, flees { $flees }/36, destroyed { $destroyed }/36.

report-head = { $red } (red) v { $blue } (blue), { $edition } rules.
report-tries = { $count ->
    [one] One place that was rolled would not do
   *[other] { $count } places that were rolled would not do
}: { $reasons }.
report-tried = { $reason } ({ $count ->
    [one] once
   *[other] { $count } times
})
report-house = With house rules from a file.
report-conventions = Conventions: { $ids }.
report-rulings = Rulings: { $ids }.
report-order = { $side }: { $order }
report-throw = Dice for { $purpose }: { $dice }
report-won = { $side } wins.
report-conceded = { $side } wins: the opponent conceded.
report-drawn = The battle is a draw.
report-losses = Losses: red { $red }, blue { $blue }.
report-seed = Dice seed: { $seed }

sim-begun = { $all } battles, { $jobs } at a time. Ctrl-C stops and shows the results so far.
sim-progress = { $done } of { $all } battles, { $rate }/s, { $left } left; { $one } { $wins }, { $other } { $other-wins }
sim-stopping = Stopping when the running battles end; press Ctrl-C again to stop at once.
sim-partial = Stopped: results of the first { $n } of { $all } battles.
sim-general = { $general } won { $wins } of { $of }: { $share } %, between { $low } % and { $high } % with 95 % confidence.
sim-sides = Red won { $red }, blue { $blue }. Drawn: { $draws } ({ $draw-share } %), of which { $capped } at the limit of { $limit } bounds a side.
sim-bounds = Half of them ended by bound { $bounds } and reached close combat by bound { $contact }.
sim-seed = Dice seed: { $seed }
sim-refused = { $refused } orders were refused and replaced by the referee’s default.
sim-red = Red ({ $general })
sim-blue = Blue ({ $general })
sim-one = One army
sim-other = The other
sim-book = Book { $book }
sim-army = Army
sim-battles = Battles
sim-won = Won
sim-won-by = { $who } won
sim-lost = Lost
sim-drawn = Drawn
sim-column-bounds = Bounds
sim-column-contact = Contact
sim-plot-title = { $one } v { $other }
sim-plot-title-armies = { $n } armies, each against every other
sim-plot-about = { $n } battles, { $edition } rules, drawn after { $limit } bounds a side. Dice seed: { $seed }
sim-plot-generals = Red general: { $red }; blue general: { $blue }. Each army plays both sides equally often.
sim-plot-rows = Marks: share of battles won. Lines: 95 % Wilson interval. The rest to 100 % was drawn.
sim-plot-matrix = Each cell: per cent won by the row’s army against the column’s, and the 95 % Wilson interval.
sim-plot-colours = won less lost, in per cent
sim-plot-all = All

replay-cut = The file is cut short: line { $line } and anything after it is lost.
replay-broken = The running hash of line { $line } does not match: this line or an earlier one was changed.
replay-wrong-hash = The hash of the whole record does not match: something in it was changed, perhaps in its end from line { $line } on.
replay-edition = The record was made with another version of the edition: { $record }, now { $now }.
replay-same = The referee agrees with all { $steps } orders and rolls, and with the result.
replay-same-so-far = The referee agrees with all { $steps } orders and rolls so far.
replay-other-version = Played by another version: { $record }; this is { $now }. From line { $line } on, the battle comes out differently here: { $why }. `acies replay { $file }` shows it as it was played.
replay-unnamed = one that does not name itself
replay-dice-none = Dice: none were rolled.
replay-dice-checked = Dice: checked against the seed: all { $checked }.
replay-dice-typed-in = Dice: typed in: { $typed } (the first in line { $line }); checked against the seed: { $checked }.
replay-dice-not-checkable = Dice: not checkable: { $unchecked }; typed in: { $typed }; checked against the seed: { $checked }. The first that was not checked is in line { $line }.
replay-dice-under-way = The battle is in progress, and its seed is still secret.
replay-dice-no-seed = The battle is over, but its record lacks the seed of its dice.
replay-dice-not-promised = The head promises no seed.
replay-dice-earlier = They were rolled before the battle went over to a server.
replay-dice-other-source = They come neither from a seed nor from a player.
replay-dice-shared = Dice: checked with the values of all three: { $checked } of { $all } rolls. { $visits } visits: { $known } by all three.
replay-dice-shared-under-way = The battle is in progress, and the values of the house are still secret.
replay-dice-shared-missing = Some visits lack a value, and their rolls cannot be checked.
replay-orders = Who gave the orders is not checkable. Copies of one battle have the same hash: { $hash }

baroque-unknown = The procedure does not name the code { $code }, so it is taken as a name. The unit is assumed to be able to: { $can }. Use --can to say otherwise.
baroque-may-not = The unit may not check: { $why }.
baroque-die = The die shows { $die }.
baroque-die-plus = The die shows { $die }, and a headlong unit adds one.
baroque-cell = Column { $column } of { $mode }: { $reaction }.
baroque-nearest = The unit cannot do that: the nearest column it can do is { $column }.
baroque-tie = The unit cannot do that: columns { $lower } and { $higher } are equally near, and a second die shows { $die }: column { $column }.
baroque-nowhere = The unit can do nothing in that row.
baroque-reacts = Its reaction: { $reaction }.
baroque-evades = It evades, without a Discipline Test.
baroque-does-nothing = It does nothing, and another unit may check.
baroque-does-nothing-marked = It does nothing, and that counts as its answer: no other unit may check.
baroque-may-vacate = To avoid that reaction, a unit of class { $class } must roll { $least } or more.
baroque-vacated = It avoids the reaction.
baroque-not-vacated = It does not avoid the reaction.
baroque-test-due = Now it takes its Discipline Test.
baroque-passes-test = It passed its Discipline Test and does this: { $reaction }.
baroque-fails-test = It failed its Discipline Test and does nothing.
baroque-marked = It is marked: it has reacted this turn.
baroque-not-marked = It is not marked and may still react this turn.
baroque-marked-before = It is already marked and may only evade this turn.
baroque-not-marked-unsteady = It is not marked, and may only evade while it is disordered or in melee.
baroque-must-pursue = It must pursue, as far as Baroque's rule 7.1.4 lets it.
baroque-no-impetus = It has no impetus and cannot pursue.
baroque-mode-forbids = Its mode, { $mode }, forbids it to pursue.
baroque-pursues = The die shows { $die }: in { $mode } it pursues.
baroque-stays = The die shows { $die }: in { $mode } it stays.
baroque-placing-dice = Red rolls { $red }, blue { $blue }: { $first ->
        [red] red places first
        [blue] blue places first
       *[tie] both roll again
    }.
baroque-token = { $side ->
        [red] Red
       *[blue] Blue
    } places { $number }: { $command }, { $mode }.
baroque-token-die = A die chose the mode, { $die }: our addition, not part of the procedure.
baroque-order-initiative = Baroque's initiative decides which side acts; each side acts in the order of its numbers.
baroque-order-placed = Commands act in the order in which their tokens were placed.
