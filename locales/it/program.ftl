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
report-house = Regole della casa, da un file, le cambiano.
report-conventions = Convenzioni: { $ids }.
report-rulings = Interpretazioni: { $ids }.
report-order = { $side }: { $order }
report-throw = Dadi per { $purpose }: { $dice }
report-won = Ha vinto { $side }.
report-conceded = Ha vinto { $side }: il nemico si è arreso.
report-drawn = Nessuno ha vinto.
report-losses = Perdite: rosso { $red }, blu { $blue }.
report-seed = Seme: { $seed }

sim-begun = { $all } battaglie, { $jobs } alla volta. Ctrl-C ferma e mostra quel che si sa fino a lì.
sim-progress = { $done } battaglie su { $all }, { $rate }/s, ancora { $left }; { $one } { $wins }, { $other } { $other-wins }
sim-stopping = Mi fermo quando finiscono le battaglie in corso; Ctrl-C un’altra volta chiude subito.
sim-partial = Interrotto: ecco il risultato delle prime { $n } battaglie su { $all }.
sim-general = { $general } ha vinto { $wins } su { $of }: { $share } %, tra { $low } % e { $high } % con il 95 % di confidenza.
sim-sides = Il rosso ha vinto { $red }, il blu { $blue }. In parità: { $draws } ({ $draw-share } %), per il limite di { $limit } turni per parte: { $capped }.
sim-bounds = Metà erano finite al turno { $bounds }, ed erano arrivate al corpo a corpo al turno { $contact }.
sim-seed = Seme: { $seed }
sim-refused = { $refused } ordini sono stati rifiutati, e al loro posto è stato preso quello dell’arbitro.
sim-red = Rosso ({ $general })
sim-blue = Blu ({ $general })
sim-one = Un esercito
sim-other = L’altro
sim-book = Libro { $book }
sim-army = Esercito
sim-battles = Battaglie
sim-won = Vinte
sim-won-by = Vinte da { $who }
sim-lost = Perse
sim-drawn = Pari
sim-column-bounds = Turni
sim-column-contact = Contatto
sim-plot-title = { $one } contro { $other }
sim-plot-title-armies = { $n } eserciti, ognuno contro ognuno
sim-plot-about = { $n } battaglie con le regole { $edition }, pari dopo { $limit } turni per parte. Seme: { $seed }
sim-plot-generals = Il rosso è guidato da { $red }, il blu da { $blue }; ogni esercito ha le due parti altrettanto spesso.
sim-plot-rows = Segni: la quota di battaglie vinte. Linee: il suo intervallo del 95 % secondo Wilson. Quel che manca al 100 % è finito pari.
sim-plot-matrix = In ogni casella quanto ha vinto l’esercito della riga contro quello della colonna, in per cento, e il suo intervallo del 95 % secondo Wilson.
sim-plot-colours = vinte meno perse, in per cento
sim-plot-all = Tutte

replay-cut = Il file è troncato: la riga { $line } e ciò che poteva seguire sono persi.
replay-broken = L’impronta progressiva della riga { $line } non corrisponde: lì o prima qualcosa è stato cambiato.
replay-edition = Il verbale è stato fatto con un altro stato dell’edizione: { $record }, ora { $now }.
replay-same = L’arbitro concorda con tutti i { $steps } ordini e lanci, e con la fine.
replay-same-so-far = L’arbitro concorda con tutti i { $steps } ordini e lanci finora.

baroque-unknown = { $code } non è un codice nominato dalla procedura: è preso come nome. Si ritiene che l’unità possa: { $can }. Si dica con --can.
baroque-may-not = L’unità non può verificare: { $why }.
baroque-die = Il dado mostra { $die }.
baroque-die-plus = Il dado mostra { $die }, e un’unità impetuosa aggiunge uno.
baroque-cell = Colonna { $column } di { $mode }: { $reaction }.
baroque-nearest = L’unità non può farlo: la colonna più vicina con qualcosa che può fare è la { $column }.
baroque-tie = L’unità non può farlo: le colonne { $lower } e { $higher } sono ugualmente vicine, e un altro dado mostra { $die }: colonna { $column }.
baroque-nowhere = L’unità non può farlo, né altro nella riga.
baroque-reacts = Deve fare questo: { $reaction }.
baroque-evades = Evade, senza test di disciplina.
baroque-does-nothing = Non fa nulla, e un’altra unità può verificare.
baroque-does-nothing-marked = Non fa nulla, e questa è la sua risposta: nessun’altra unità può verificare.
baroque-may-vacate = Se non si vuole: un’unità di classe { $class } vi si sottrae con { $least } o più.
baroque-vacated = Vi si sottrae.
baroque-not-vacated = Non vi si sottrae.
baroque-test-due = Ora fa il suo test di disciplina.
baroque-passes-test = Ha superato il test di disciplina, e fa questo: { $reaction }.
baroque-fails-test = Ha fallito il test di disciplina, e non fa nulla.
baroque-marked = È segnata come unità che ha reagito in questo turno.
baroque-not-marked = Non è segnata, e può ancora reagire in questo turno.
baroque-marked-before = È già stata segnata, e in questo turno non può che evadere.
baroque-not-marked-unsteady = Non è segnata, e non può che evadere finché è disordinata o in mischia.
baroque-must-pursue = Deve inseguire, per quanto lo permette la regola 7.1.4 di Baroque.
baroque-no-impetus = Non ha impeto, e non può inseguire.
baroque-mode-forbids = Il suo modo, { $mode }, le vieta di inseguire.
baroque-pursues = Il dado mostra { $die }: in { $mode } insegue.
baroque-stays = Il dado mostra { $die }: in { $mode } resta.
baroque-placing-dice = Il rosso tira { $red }, il blu { $blue }: { $first ->
        [red] il rosso piazza per primo
        [blue] il blu piazza per primo
       *[tie] tirano di nuovo entrambi
    }.
baroque-token = { $side ->
        [red] Il rosso
       *[blue] Il blu
    } piazza il { $number }: { $command }, { $mode }.
baroque-token-die = Un dado ha scelto il modo, { $die }: una nostra aggiunta, non parte della procedura.
baroque-order-initiative = L’iniziativa di Baroque decide quale parte agisce; ogni parte agisce nell’ordine dei suoi numeri.
baroque-order-placed = I comandi agiscono nell’ordine in cui sono stati piazzati i loro segnalini.
