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
report-order = { $side }: { $order }
report-throw = Dice for { $purpose }: { $dice }
report-won = { $side } has won.
report-conceded = { $side } has won: the enemy gave up.
report-drawn = Nobody has won.
report-losses = Lost: red { $red }, blue { $blue }.
report-seed = Seed: { $seed }

sim-general = { $general } won { $wins } of { $of }: { $share } %, between { $low } % and { $high } % with 95 % confidence.
sim-sides = Red won { $red }, blue { $blue }; { $draws } were drawn ({ $draw-share } %).
sim-bounds = Half of them were over by bound { $bounds }, and had come to close combat by bound { $contact }.
sim-seed = { $rate } battles a second. Seed: { $seed }
sim-refused = { $refused } orders were refused, and the referee's default was taken instead.

replay-cut = The file was cut: line { $line } and what may have followed is lost.
replay-broken = The running hash of line { $line } does not fit: something there or above was changed.
replay-edition = The record was made with another state of the edition: { $record }, now { $now }.
replay-same = The referee agrees with all { $steps } orders and throws, and with the end.
replay-same-so-far = The referee agrees with all { $steps } orders and throws so far.
