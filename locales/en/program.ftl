# What the program says on the command line.

check-count = { $expectations } expectations of { $files } files judged: { $differing } differ, { $unusable } files cannot be used.

army-none = No army list answers to “{ $words }”.
army-group = Group
army-home = Home
army-home-note = About its home
army-aggression = Aggression
army-variant = Variant
army-variant-text = { $name }, { $dates }: { $home }, aggression { $aggression }
army-enemies = Enemies
army-allies = Allies
army-note = Note
army-relations = Enemies and allies come from the lists of { $edition }.

odds-row = { $troop } at { $factor }: of 36 throws { $stands } leave it standing, { $recoils } make it recoil, { $flees } make it flee, { $destroyed } destroy it.

report-head = { $red } (red) against { $blue } (blue), by the rules of { $edition }.
report-house = House rules from a file change them.
report-conventions = Conventions: { $ids }.
report-rulings = Rulings: { $ids }.
report-order = { $side }: { $order }
report-throw = Dice for { $purpose }: { $dice }
report-won = { $side } has won.
report-conceded = { $side } has won: the enemy gave up.
report-drawn = Nobody has won.
report-losses = Lost: red { $red }, blue { $blue }.
report-seed = Seed: { $seed }

sim-begun = { $all } battles, { $jobs } at a time. Ctrl-C stops and shows what is known by then.
sim-progress = { $done } of { $all } battles, { $rate }/s, { $left } left; { $one } { $wins }, { $other } { $other-wins }
sim-stopping = Stopping when the battles under way are over; Ctrl-C again ends at once.
sim-partial = Stopped: this is what came of the first { $n } of { $all } battles.
sim-general = { $general } won { $wins } of { $of }: { $share } %, between { $low } % and { $high } % with 95 % confidence.
sim-sides = Red won { $red }, blue { $blue }. Drawn: { $draws } ({ $draw-share } %), by the limit of { $limit } bounds a side: { $capped }.
sim-bounds = Half of them were over by bound { $bounds }, and had come to close combat by bound { $contact }.
sim-seed = Seed: { $seed }
sim-refused = { $refused } orders were refused, and the referee's default was taken instead.
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
sim-plot-title = { $one } against { $other }
sim-plot-title-armies = { $n } armies, each against each
sim-plot-about = { $n } battles by the rules of { $edition }, drawn after { $limit } bounds a side. Seed: { $seed }
sim-plot-generals = Red is led by { $red }, blue by { $blue }; each army has both sides equally often.
sim-plot-rows = Marks: the share of battles won. Lines: its interval of 95 % by Wilson. What is missing to 100 % was drawn.
sim-plot-matrix = In each cell what the army of the row won against that of the column, in per cent, and its interval of 95 % by Wilson.
sim-plot-colours = won less lost, in per cent
sim-plot-all = All

replay-cut = The file was cut: line { $line } and what may have followed is lost.
replay-broken = The running hash of line { $line } does not fit: something there or above was changed.
replay-edition = The record was made with another state of the edition: { $record }, now { $now }.
replay-same = The referee agrees with all { $steps } orders and throws, and with the end.
replay-same-so-far = The referee agrees with all { $steps } orders and throws so far.

baroque-unknown = { $code } is no code that the procedure names: taken as a name. What the unit can do is taken to be: { $can }. Say it with --can.
baroque-may-not = The unit may not check: { $why }.
baroque-die = The die shows { $die }.
baroque-die-plus = The die shows { $die }, and a headlong unit adds one.
baroque-cell = Column { $column } of { $mode }: { $reaction }.
baroque-nearest = The unit cannot do that: the nearest column with something that it can do is { $column }.
baroque-tie = The unit cannot do that: the columns { $lower } and { $higher } are equally near, and one more die shows { $die }: column { $column }.
baroque-nowhere = The unit cannot do that, nor anything else in the row.
baroque-reacts = It is to do this: { $reaction }.
baroque-evades = It evades, without a Discipline Test.
baroque-does-nothing = It does nothing, and another unit may check.
baroque-does-nothing-marked = It does nothing, and that is its answer: no other unit may check.
baroque-may-vacate = If that is not wanted: a unit of class { $class } gets out of it on { $least } or more.
baroque-vacated = It gets out of it.
baroque-not-vacated = It does not get out of it.
baroque-test-due = Now it makes its Discipline Test.
baroque-passes-test = It has passed its Discipline Test, and does this: { $reaction }.
baroque-fails-test = It has failed its Discipline Test, and does nothing.
baroque-marked = It is marked as having reacted in this turn.
baroque-not-marked = It is not marked, and may still react in this turn.
baroque-marked-before = It has been marked before, and may do no more than evade in this turn.
baroque-not-marked-unsteady = It is not marked, and may do no more than evade while it is disordered or in melee.
baroque-must-pursue = It must pursue, as far as Baroque's rule 7.1.4 lets it.
baroque-no-impetus = It has no impetus, and cannot pursue.
baroque-mode-forbids = Its mode, { $mode }, forbids it to pursue.
baroque-pursues = The die shows { $die }: in { $mode } it pursues.
baroque-stays = The die shows { $die }: in { $mode } it stays.
baroque-placing-dice = Red throws { $red }, blue { $blue }: { $first ->
        [red] red places first
        [blue] blue places first
       *[tie] both throw again
    }.
baroque-token = { $side ->
        [red] Red
       *[blue] Blue
    } places { $number }: { $command }, { $mode }.
baroque-token-die = A die chose the mode, { $die }: our addition, not part of the procedure.
baroque-order-initiative = Baroque's initiative decides which side acts; each side acts in the order of its numbers.
baroque-order-placed = The commands act in the order in which their tokens were placed.
