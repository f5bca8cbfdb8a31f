# Ciò che il programma dice sulla riga di comando.

check-count = Controllate { $expectations } attese in { $files } file: { $differing } diverse, { $unusable } file inutilizzabili.

list-none = Nessuna lista d’esercito corrisponde a «{ $words }».
list-group = Gruppo
list-home = Terra
list-home-note = Nota sulla terra
list-aggression = Aggressività
list-variant = Variante
list-variant-text = { $name }, { $dates }: { $home }, aggressività { $aggression }
list-enemies = Nemici
list-allies = Alleati
list-note = Nota
list-relations = Nemici e alleati vengono dalle liste di { $edition }.

odds-row = { $troop } a { $factor }: tiene { $stands }/36, arretra { $recoils }/36, fugge { $flees }/36, distrutto { $destroyed }/36.

report-head = { $red } (rosso) contro { $blue } (blu), regole { $edition }.
report-tries = { $count ->
    [one] Un posto estratto non andava bene
   *[other] { $count } posti estratti non andavano bene
}: { $reasons }.
report-tried = { $reason } ({ $count ->
    [one] una volta
   *[other] { $count } volte
})
report-house = Con regole della casa da un file.
report-conventions = Convenzioni: { $ids }.
report-rulings = Interpretazioni: { $ids }.
report-order = { $side }: { $order }
report-throw = Dadi per { $purpose }: { $dice }
report-won = Vince { $side }.
report-conceded = Vince { $side }: l’avversario si è arreso.
report-drawn = La battaglia finisce in pareggio.
report-losses = Perdite: rosso { $red }, blu { $blue }.
report-seed = Seme dei dadi: { $seed }

sim-begun = { $all } battaglie, { $jobs } alla volta. Ctrl-C ferma e mostra i risultati fin lì.
sim-progress = { $done } battaglie su { $all }, { $rate }/s, ancora { $left }; { $one } { $wins }, { $other } { $other-wins }
sim-stopping = Mi fermo quando finiscono le battaglie in corso; Ctrl-C un’altra volta chiude subito.
sim-partial = Interrotto: risultati delle prime { $n } battaglie su { $all }.
sim-general = { $general } ha vinto { $wins } su { $of }: { $share } %, tra { $low } % e { $high } % con il 95 % di confidenza.
sim-sides = Il rosso ha vinto { $red }, il blu { $blue }. Pari: { $draws } ({ $draw-share } %), di cui { $capped } al limite di { $limit } turni per parte.
sim-bounds = Metà erano finite al turno { $bounds }, ed erano arrivate al corpo a corpo al turno { $contact }.
sim-seed = Seme dei dadi: { $seed }
sim-refused = { $refused } ordini sono stati rifiutati e sostituiti da quello predefinito dell’arbitro.
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
sim-plot-about = { $n } battaglie, regole { $edition }, pari dopo { $limit } turni per parte. Seme dei dadi: { $seed }
sim-plot-generals = Generale rosso: { $red }; generale blu: { $blue }. Ogni esercito gioca le due parti altrettanto spesso.
sim-plot-rows = Segni: quota di battaglie vinte. Linee: intervallo di Wilson al 95 %. Il resto fino al 100 % è finito pari.
sim-plot-matrix = Ogni casella: percentuale vinta dall’esercito della riga contro quello della colonna, e intervallo di Wilson al 95 %.
sim-plot-colours = vinte meno perse, in per cento
sim-plot-all = Tutte

replay-cut = Il file è troncato: la riga { $line } e ciò che seguiva sono persi.
replay-broken = L’impronta progressiva della riga { $line } non corrisponde: quella riga o una precedente è stata cambiata.
replay-wrong-hash = L’impronta dell’intero verbale non corrisponde: qualcosa vi è stato cambiato, forse nella fine dalla riga { $line }.
replay-edition = Il verbale è stato fatto con un’altra versione dell’edizione: { $record }, ora { $now }.
replay-same = L’arbitro concorda con tutti i { $steps } ordini e tiri, e con il risultato.
replay-same-so-far = L’arbitro concorda con tutti i { $steps } ordini e tiri finora.
replay-other-version = Giocata con un’altra versione: { $record }; questa è { $now }. Dalla riga { $line } in poi qui la battaglia va diversamente: { $why }. `acies replay { $file }` la mostra come è stata giocata.
replay-unnamed = una che non dice il suo nome
replay-dice-none = Dadi: nessun tiro.
replay-dice-checked = Dadi: verificati con il seme: tutti i { $checked }.
replay-dice-typed-in = Dadi: inseriti a mano: { $typed } (il primo alla riga { $line }); verificati con il seme: { $checked }.
replay-dice-not-checkable = Dadi: non verificabili: { $unchecked }; inseriti a mano: { $typed }; verificati con il seme: { $checked }. Il primo non verificato è alla riga { $line }.
replay-dice-under-way = La battaglia è in corso e il suo seme è ancora segreto.
replay-dice-no-seed = La battaglia è finita, ma nel verbale manca il seme dei dadi.
replay-dice-not-promised = L’intestazione non promette alcun seme.
replay-dice-earlier = Sono stati tirati prima che la battaglia passasse a un server.
replay-dice-other-source = Non vengono né da un seme né da un giocatore.
replay-dice-shared = Dadi: controllati con i valori di tutti e tre: { $checked } tiri su { $all }. { $visits } visite: { $known } da tutti e tre.
replay-dice-shared-under-way = La battaglia è in corso, e i valori della casa sono ancora segreti.
replay-dice-shared-missing = Ad alcune visite manca un valore, e i loro tiri non sono controllabili.
replay-orders = Chi abbia dato gli ordini non è verificabile. Le copie di una stessa battaglia hanno la stessa impronta: { $hash }

baroque-unknown = La procedura non nomina il codice { $code }: è preso come nome. Si suppone che l’unità possa: { $can }. Usa --can per dire altrimenti.
baroque-may-not = L’unità non può verificare: { $why }.
baroque-die = Il dado mostra { $die }.
baroque-die-plus = Il dado mostra { $die }, e un’unità impetuosa aggiunge uno.
baroque-cell = Colonna { $column } di { $mode }: { $reaction }.
baroque-nearest = L’unità non può farlo: la colonna più vicina che può fare è la { $column }.
baroque-tie = L’unità non può farlo: le colonne { $lower } e { $higher } sono ugualmente vicine, e un secondo dado mostra { $die }: colonna { $column }.
baroque-nowhere = L’unità non può fare nulla di quella riga.
baroque-reacts = La sua reazione: { $reaction }.
baroque-evades = Evade, senza test di disciplina.
baroque-does-nothing = Non fa nulla, e un’altra unità può verificare.
baroque-does-nothing-marked = Non fa nulla, e questa è la sua risposta: nessun’altra unità può verificare.
baroque-may-vacate = Per evitare quella reazione, un’unità di classe { $class } deve fare { $least } o più.
baroque-vacated = Evita la reazione.
baroque-not-vacated = Non evita la reazione.
baroque-test-due = Ora fa il suo test di disciplina.
baroque-passes-test = Ha superato il test di disciplina, e fa questo: { $reaction }.
baroque-fails-test = Ha fallito il test di disciplina, e non fa nulla.
baroque-marked = È segnata: ha reagito in questo turno.
baroque-not-marked = Non è segnata, e può ancora reagire in questo turno.
baroque-marked-before = È già segnata, e in questo turno può solo evadere.
baroque-not-marked-unsteady = Non è segnata, e può solo evadere finché è disordinata o in mischia.
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
