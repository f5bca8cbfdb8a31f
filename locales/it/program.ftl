# Ciò che il programma dice sulla riga di comando.

check-count = { $expectations } attese di { $files } file giudicate: { $differing } diverse, { $unusable } file inutilizzabili.

army-none = Nessuna lista d’esercito risponde a «{ $words }».
army-group = Gruppo
army-home = Terra
army-home-note = Sulla sua terra
army-aggression = Aggressività
army-variant = Variante
army-variant-text = { $name }, { $dates }: { $home }, aggressività { $aggression }
army-enemies = Nemici
army-allies = Alleati
army-note = Nota
army-relations = Nemici e alleati vengono dalle liste di { $edition }.

odds-row = { $troop } a { $factor }: su 36 lanci { $stands } lo lasciano resistere, { $recoils } lo fanno arretrare, { $flees } lo fanno fuggire, { $destroyed } lo distruggono.

report-head = { $red } (rosso) contro { $blue } (blu), con le regole di { $edition }.
report-order = { $side }: { $order }
report-throw = Dadi per { $purpose }: { $dice }
report-won = Ha vinto { $side }.
report-conceded = Ha vinto { $side }: il nemico si è arreso.
report-drawn = Nessuno ha vinto.
report-losses = Perdite: rosso { $red }, blu { $blue }.
report-seed = Seme: { $seed }

sim-general = { $general } ha vinto { $wins } su { $of }: { $share } %, tra { $low } % e { $high } % con il 95 % di confidenza.
sim-sides = Il rosso ha vinto { $red }, il blu { $blue }; { $draws } in parità ({ $draw-share } %).
sim-bounds = Metà erano finite al turno { $bounds }, ed erano arrivate al corpo a corpo al turno { $contact }.
sim-seed = { $rate } battaglie al secondo. Seme: { $seed }
sim-refused = { $refused } ordini sono stati rifiutati, e al loro posto è stato preso quello dell’arbitro.

replay-cut = Il file è troncato: la riga { $line } e ciò che poteva seguire sono persi.
replay-broken = L’impronta progressiva della riga { $line } non corrisponde: lì o prima qualcosa è stato cambiato.
replay-edition = Il verbale è stato fatto con un altro stato dell’edizione: { $record }, ora { $now }.
replay-same = L’arbitro concorda con tutti i { $steps } ordini e lanci, e con la fine.
replay-same-so-far = L’arbitro concorda con tutti i { $steps } ordini e lanci finora.
