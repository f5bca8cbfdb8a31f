# L’assistente per Impetus: Baroque.

## Parole della procedura

baroque-reaction-none = nulla
baroque-reaction-opportunity-fire = fuoco di opportunità
baroque-reaction-defensive-fire = fuoco difensivo
baroque-reaction-opportunity-charge = carica di opportunità
baroque-reaction-counter-charge = controcarica
baroque-reaction-evade = evasione

baroque-barred-gone = non è più sul tavolo
baroque-barred-too-far = il nemico è più lontano di { $reach } BU
baroque-barred-unseen = non vede il nemico
baroque-barred-stood-still = chi ha tirato non si è mosso
baroque-barred-reacted = ha già reagito in questo turno
baroque-barred-disordered = è disordinata
baroque-barred-engaged = è in mischia
baroque-barred-silent = nel suo modo nessuno risponde a questo
baroque-barred-checked = ha già verificato per questo
baroque-barred-answered = un’altra unità ha già risposto
baroque-barred-no-token = il suo comando non ha ancora un segnalino

baroque-mode-E = Fuga
baroque-mode-W = Ripiegare
baroque-mode-RO = Riordinare
baroque-mode-HD = Tenere e difendere
baroque-mode-AA = Avanzare e attaccare
baroque-mode-AAA = Avanzare e attaccare con aggressività
baroque-mode-help-E = Via dal nemico il più in fretta possibile, volgendo le spalle.
baroque-mode-help-W = Indietro passo dopo passo, di fronte al nemico, senza contatto. Non è l’ordine di Baroque con quel nome.
baroque-mode-help-RO = Ritrovare l’ordine sullo stesso terreno, scambiare gli stanchi con i freschi.
baroque-mode-help-HD = Tenere la posizione, migliorarla, aiutare un compagno.
baroque-mode-help-AA = Avanzare insieme, un movimento ciascuna, per incontrare e battere il nemico.
baroque-mode-help-AAA = Raggiungere il nemico con tutti i movimenti che servono, e attaccare.
baroque-hidden = nascosto

baroque-trigger-withdraw-action = un nemico si allontana
baroque-trigger-move-action = un nemico si muove
baroque-trigger-charge-target = un nemico la carica
baroque-trigger-charge-action = un nemico carica un’altra
baroque-trigger-shoot-target = un nemico le tira
baroque-trigger-shoot-action = un nemico tira a un’altra

baroque-short-none = –
baroque-short-opportunity-fire = fuoco opp.
baroque-short-defensive-fire = fuoco dif.
baroque-short-opportunity-charge = carica opp.
baroque-short-counter-charge = contro-carica
baroque-short-evade = evade
baroque-short-pursues = insegue

baroque-deed-move = si è mossa
baroque-deed-withdraw = è arretrata
baroque-deed-charge = ha caricato
baroque-deed-shoot = ha tirato
baroque-deed-about-face = ha volto le spalle
baroque-deed-align = si è allineata
baroque-deed-disengage = ha tentato di uscire dalla mischia
baroque-deed-withdraw-order = ha avuto l’ordine di ritirata di Baroque (2.5.1.1)
baroque-deed-rally-failed = non si è riordinata
baroque-deed-stop = non fa altro
baroque-did-move = Si è mossa
baroque-did-withdraw = È arretrata
baroque-did-charge = Ha caricato
baroque-did-shoot = Ha tirato
baroque-did-shoot-moved = Si è mossa e ha tirato
baroque-did-about-face = Ha volto le spalle
baroque-did-align = Si è allineata
baroque-did-leave = Ha lasciato il tavolo
baroque-did-disengage = Ha tentato di sganciarsi
baroque-did-withdraw-order = Ordine 2.5.1.1
baroque-did-rally-failed = Non si è riordinata
baroque-outside = Così finisce oltre il terreno del suo comando: { $ground }, quando il segnalino fu messo
baroque-did-stop = Nient’altro

baroque-manner-support = In aiuto di un compagno
baroque-manner-laggard = È rimasta indietro
baroque-manner-forlorn = È quella mandata avanti
baroque-manner-outside = Oltre il terreno del suo comando
baroque-manner-edge = Si ferma al bordo
baroque-manner-spent = Non può andare oltre
baroque-manner-could-charge = Benché potesse caricare
baroque-manner-moved = Dopo un movimento
baroque-manner-no-charge = Non può caricare nessuno

baroque-advice-one-move = Il suo modo le dà un solo movimento
baroque-advice-only-support = Solo chi aiuta un compagno si muove più di una volta
baroque-advice-forlorn-used = Un’unità è già stata mandata avanti
baroque-advice-one-step-back = Solo schermagliatori e cavalleria leggera arretrano due volte
baroque-advice-comes-nearer = Non deve avvicinarsi al nemico
baroque-advice-no-charge = In questo modo non carica
baroque-advice-no-shot = Fugge, e non tira
baroque-advice-turn-first = Prima deve volgere le spalle
baroque-advice-no-turning = Resta di fronte al nemico
baroque-advice-disengage-due = Deve tentare di uscire dalla mischia
baroque-advice-charge-due = Se un nemico è a portata deve caricare
baroque-advice-move-due = Deve muoversi finché non può andare oltre
baroque-advice-attack-due = Deve proseguire finché non combatte o non può andare oltre
baroque-advice-left-ground = Deve restare sul terreno del suo comando
baroque-advice-one-alignment = Si allinea una volta, oltre ai suoi movimenti

baroque-mark-reacted = ha reagito
baroque-mark-disordered = disordinata
baroque-mark-steady = di nuovo in ordine
baroque-mark-engaged = in mischia
baroque-mark-free = fuori dalla mischia
baroque-mark-gone = perduta
baroque-mark-back = ancora sul tavolo

baroque-situation-pressing = vince
baroque-situation-even = pari
baroque-situation-pressed = sta perdendo

baroque-ability-fire = tira
baroque-ability-charge = carica
baroque-ability-evade = evade
baroque-ability-impetus = impeto sopra zero
baroque-ability-headlong = conta con warband, galloper e lancieri
baroque-ability-not-headlong = non conta con warband, galloper e lancieri
baroque-ability-nothing = nulla di questo

baroque-weight-must = Deve
baroque-weight-may = Può
baroque-weight-not = Non deve
baroque-duty-turn-away = volgere le spalle
baroque-duty-keep-moving = muoversi finché non può andare oltre
baroque-duty-disengage = tentare di uscire dalla mischia
baroque-duty-leave-table = lasciare il tavolo, o fermarsi al bordo
baroque-duty-withdraw-order = avere l’ordine di ritirata di Baroque (2.5.1.1)
baroque-duty-charge = caricare
baroque-duty-shoot = tirare
baroque-duty-come-nearer = avvicinarsi al nemico
baroque-duty-face-enemy = guardare il nemico e arretrare
baroque-duty-second-step-back = arretrare una seconda volta
baroque-duty-stay-on-ground = restare sul terreno del comando
baroque-duty-more-moves = muoversi più di una volta
baroque-duty-swap-tired = scambiarsi con un’unità stanca
baroque-duty-attack = attaccare
baroque-duty-hold = tenere la posizione
baroque-duty-better-place = andare in una posizione migliore, o che blocca il nemico
baroque-duty-support = aiutare un compagno, con più movimenti
baroque-duty-keep-together = restare insieme: un movimento
baroque-duty-align = allinearsi una volta
baroque-duty-catch-up = raggiungere le altre con più movimenti, se è rimasta indietro
baroque-duty-forlorn = essere quella mandata avanti con più movimenti
baroque-duty-keep-attacking = muoversi finché non combatte
baroque-duty-act-disordered = agire benché disordinata e non riordinata

## Lo schermo

baroque-title = Baroque
baroque-turn = Turno { $turn }
baroque-undo = Annulla
baroque-save = Salva in un file
baroque-close = Altre partite; questa è conservata
baroque-leave = Lascia l’assistente
baroque-unkept = Questo browser non conserva la partita. Salvala in un file prima di lasciarla.
baroque-asked = Che cosa si chiede ora
baroque-armies = Le due parti
baroque-throw = Tira
baroque-flipped = ha finito
baroque-command-gone = non resta nessuno
baroque-unlisted = Le sue unità non sono elencate.
baroque-beaten = Ha battuto il nemico
baroque-stopped = ha finito
baroque-more = Altro
baroque-cancel = Indietro
baroque-anyway = Fallo lo stesso

baroque-turn-next = Turno { $turn }
baroque-turn-first = Prima si schierano i due eserciti con le regole di Baroque.
baroque-turn-over = Tutti i comandi hanno finito. Col prossimo turno se ne vanno i vecchi segnalini e i segni di chi ha reagito.
baroque-turn-begin = Comincia il turno { $turn }
baroque-dice = Chi piazza per primo un segnalino?
baroque-dice-help = Ogni parte tira un dado, senza aggiungere nulla. Il più basso piazza per primo.
baroque-dice-of = Tira: { $side }
baroque-dice-shows = { $side } ha tirato { $die }.
baroque-dice-both = Tira entrambi
baroque-place = { $side } piazza il suo segnalino { $number }
baroque-place-help = I segnalini si piazzano nell’ordine in cui i comandi dovranno agire.
baroque-place-command = Il comando
baroque-place-mode = Il suo modo
baroque-mode-dice = O con un dado
baroque-mode-dice-help = Una nostra aggiunta, non parte della procedura: come vanno le cose per questa parte?
baroque-mode-die = Il dado per il modo
baroque-activate = Chi agisce ora?
baroque-activate-help = Tra loro decide l’iniziativa di Baroque. Quale comando agisce?
baroque-activate-one = Il prossimo ad agire
baroque-activate-one-help = Nessun altro comando può agire prima.
baroque-acts = Agisce { $command }
baroque-acts-unlisted = Le sue unità non sono elencate: giocalo secondo il suo modo, poi gira il segnalino.
baroque-done = { $command } ha finito
baroque-done-skips = Ciò che il suo modo chiede ancora
baroque-done-anyway = Ha finito lo stesso
baroque-remarked = Che cosa ne dice il suo modo

baroque-answers = Chi risponde?
baroque-answers-help = { $unit }: { $deed }. Chi risponde?
baroque-answers-shot = Se tira anche, dillo prima: a un movimento e al tiro che segue si risponde una volta, come a un tiro.
baroque-answers-nobody = Nessuno può rispondere.
baroque-answers-not = { $count ->
        [one] 1 unità non può
       *[other] { $count } unità non possono
    }
baroque-is-target = { $unit } è il bersaglio
baroque-is-near = { $unit } è vicina
baroque-how-far-after = quanto è lontano il nemico, ora che si è mosso, da bordo a bordo nel punto più vicino, e lo vede almeno in parte?
baroque-how-far-before = quanto era lontano il nemico prima di muoversi, da bordo a bordo nel punto più vicino, e lo vede almeno in parte?
baroque-how-far-path = il percorso della carica passa in qualche punto entro 2 BU da lei, e vede il nemico almeno in parte?
baroque-how-far-charged = chi la carica è abbastanza vicino. Lo vede almeno in parte?
baroque-far-2 = Fino a 2 BU
baroque-far-path = Entro 2 BU
baroque-far-sees = Lo vede
baroque-far-beyond-path = Mai entro 2 BU
baroque-far-3 = Da 2 a 3 BU
baroque-far-beyond-2 = Oltre 2 BU
baroque-far-beyond-3 = Oltre 3 BU
baroque-far-unseen = Non lo vede
baroque-abilities = Che cosa può fare { $unit }?
baroque-abilities-known = La procedura nomina il codice { $code }, ma non questo.
baroque-abilities-unknown = { $code } non è un codice nominato dalla procedura: è preso come nome, e conta ciò che dici. Evadono solo S, DR, LC e LCR.
baroque-abilities-say = Non può fare altro

baroque-check = { $unit }: { $trigger }
baroque-check-row = Sotto le facce sta che cosa ne fa il suo modo, { $mode }.
baroque-check-hidden = Il suo segnalino è nascosto: che cosa vogliono dire le facce si dice quando il dado è tirato, e il modo solo se reagisce.
baroque-check-plus = Aggiunge uno al dado, già contato.
baroque-check-evade = Può solo evadere; ogni altra cosa è nulla.
baroque-check-die = Il dado della reazione
baroque-judged = A tuo giudizio: { $reaction }
baroque-judge-help = Questa parte reagisce a tuo giudizio. Che cosa fa l’unità?
baroque-tied = Non può farlo; le colonne { $lower } e { $higher } sono ugualmente vicine
baroque-tied-die = Dispari per la { $lower }, pari per la { $higher }
baroque-tied-hidden = { $unit }: decide un altro dado
baroque-tied-die-hidden = Dispari o pari
baroque-wanted = { $unit } deve fare questo: { $reaction }
baroque-wanted-yes = Va bene così
baroque-wanted-cannot = Ora non può farlo
baroque-wanted-no = O tenta di sottrarvisi: classe { $class } con { $least } o più. È segnata in ogni caso.
baroque-wanted-die = Il dado per sottrarvisi
baroque-test = Test di disciplina di { $unit }: { $reaction }
baroque-test-help = Che cosa serve lo dicono le regole di Baroque. L’ha superato?
baroque-test-throw = Tira un dado per il test
baroque-test-shows = Il dado mostra { $die }; tira di nuovo
baroque-test-passed = Superato
baroque-test-failed = Fallito
baroque-pursuit = { $unit } ha battuto il nemico
baroque-pursuit-row = Sotto le facce sta che cosa ne fa il suo modo, { $mode }. A questo dado nessuno aggiunge.
baroque-pursuit-hidden = Il suo segnalino è nascosto, e così che cosa vogliono dire le facce. A questo dado nessuno aggiunge nulla.
baroque-pursuit-die = Il dado dell’inseguimento
baroque-pursuit-judge = Questa parte insegue a tuo giudizio. Insegue?
baroque-choose-pursue = Insegue
baroque-choose-stay = Resta
baroque-asks-failed = Che altro comporta il test fallito per { $name }?
baroque-asks-failed-help = Per certe reazioni le regole di Baroque possono disordinare l’unità. La procedura non lo dice.
baroque-asks-failed-yes = È disordinata
baroque-asks-failed-no = Nient’altro
baroque-asks-pursuit-test = L’inseguimento di { $name } vuole un test di disciplina?
baroque-asks-pursuit-test-help = Lo dicono le regole di Baroque. La procedura non ne chiede.
baroque-asks-pursuit-test-no = Nessuno: insegue
baroque-asks-pursuit-test-yes = Se lo vuole: l’ha superato?
baroque-asks-left = { $name } non c’è più. Conta come perduta?
baroque-asks-left-help = Che cosa conti di un’unità che ha lasciato il tavolo lo dicono le regole di Baroque.
baroque-asks-left-yes = Conta come perduta
baroque-asks-left-no = Non conta
baroque-asks-officer = { $name } ha perso il suo ufficiale. Un altro ne prende il posto?
baroque-asks-officer-help = Lo dicono le regole di Baroque. In ogni caso il comando tiene il suo modo in questo turno, e nel prossimo ha un segnalino.
baroque-asks-officer-yes = Comanda un altro ufficiale
baroque-asks-officer-no = Nessuno
baroque-officer-lost = Ufficiale perso
baroque-place-officer-lost = ha perso il suo ufficiale; il segnalino va con il comando
baroque-lost = conta come perduta

baroque-log = Che cosa è accaduto
baroque-note = Qualcosa da ricordare
baroque-note-keep = Annota

## Prima di una partita

baroque-elsewhere = Questa partita è aperta in un’altra scheda.
baroque-take-over = Continua qui
baroque-kept = Le tue partite
baroque-delete = Elimina
baroque-delete-yes = Elimina per sempre
baroque-new = Una nuova partita
baroque-new-help = I due eserciti, un’unità per riga: nome, codice di truppa, classe di disciplina, e che cosa può fare. Si cambia l’esempio, o vi si mette il proprio.
baroque-uses-tokens = Segnalini per i suoi comandi
baroque-uses-reactions = Reagisce con le tabelle
baroque-uses-pursuit = Insegue con la tabella
baroque-uses-mode-dice = Modi con un dado, se si vuole (nostra aggiunta)
baroque-lines = Parti, comandi e unità
baroque-read = Rosso: { $red } unità in { $redCommands } comandi. Blu: { $blue } unità in { $blueCommands } comandi.
baroque-noted = Riga { $line }, colonna { $column }: { $note }
baroque-noted-lines = Righe { $lines }: { $note }
baroque-note-unknown-code = { $found } non è un codice nominato dalla procedura. È preso come nome, e conta ciò che dici dell’unità, ma non evade.
baroque-note-asked = non è detto che cosa può fare l’unità: sarà chiesto.
baroque-note-may-not-evade = solo S, DR, LC e LCR possono evadere: l’unità non lo farà.
baroque-note-not-headlong = questo codice non conta con warband, galloper e lancieri: l’unità non lo farà.
baroque-note-still-headlong = questo codice conta con warband, galloper e lancieri: lo farà anche l’unità.
baroque-begin = Comincia la partita
baroque-load = O carica una partita salvata, o un file di tali righe
baroque-add = Aggiungi con un modulo
baroque-add-side = Alla parte
baroque-add-command = Un comando
baroque-add-officer = Il suo ufficiale
baroque-add-command-do = Aggiungi il comando
baroque-add-unit = Un’unità del suo ultimo comando
baroque-add-code = Codice di truppa
baroque-add-class = Classe di disciplina
baroque-add-can = Che cosa può fare
baroque-add-can-help = Senza segnare nulla, lo si chiede quando conta.
baroque-add-unit-do = Aggiungi l’unità
baroque-example =
    side red tokens reactions pursuit
    command Ala sinistra, Lord Byron
    Cavalli di Rupert, GA, A, charge impetus
    Tiratori, S, B, fire evade
    command Fanteria, Sir Jacob Astley
    Fanti blu, PM, B, fire charge impetus
    Fanti bianchi, PM, B, fire charge impetus
    side blue tokens reactions pursuit
    command Ala destra, Cromwell
    Ironsides, TR, A, fire charge impetus
    Dragoni, DR, B, fire evade
    command Centro, Crawford
    Fanti rossi, PM, B, fire charge impetus
    Cannoni, ART, C, fire

baroque-rulings = Interpretazioni: { $others ->
        [0] le solite
        [one] una è tua
       *[other] { $others } sono tue
    }
baroque-rulings-help = Dove la procedura lascia qualcosa di aperto scegli tu come leggerla.
baroque-ruling-turn-order = Chi agisce dopo
baroque-ruling-turn-order-initiative = come decide l’iniziativa di Baroque
baroque-ruling-turn-order-as-placed = come sono stati piazzati i segnalini
baroque-ruling-more-than-four = Più di quattro comandi per parte
baroque-ruling-more-than-four-allowed = sono permessi
baroque-ruling-more-than-four-refused = sono rifiutati
baroque-ruling-tokens-shown = I segnalini
baroque-ruling-tokens-shown-face-up = sono scoperti
baroque-ruling-tokens-shown-hidden = sono nascosti finché il comando non agisce o reagisce
baroque-ruling-group = Chi è aiutato e chi si riordina
baroque-ruling-group-command = il comando
baroque-ruling-group-touching-units = le unità che si toccano
baroque-ruling-second-step-back = Chi arretra due volte nel ripiegare
baroque-ruling-second-step-back-skirmishers-and-light-horse = schermagliatori e cavalleria leggera
baroque-ruling-second-step-back-who-passes = chi supera il test
baroque-ruling-hold-charges = Chi tiene carica nella propria attivazione
baroque-ruling-hold-charges-no = no
baroque-ruling-hold-charges-yes = sì
baroque-ruling-forlorn = Un comando che avanza manda avanti un’unità
baroque-ruling-forlorn-each-turn = ogni turno
baroque-ruling-forlorn-each-game = una volta a partita
baroque-ruling-ground-of-reorder = Il terreno di un comando che si riordina
baroque-ruling-ground-of-reorder-box = un rettangolo attorno alle sue unità
baroque-ruling-ground-of-reorder-circle = un cerchio attorno al loro centro
baroque-ruling-ground-of-reorder-hull = l’involucro delle sue unità
baroque-ruling-move-and-shot = Un movimento e il tiro che segue
baroque-ruling-move-and-shot-one-action = hanno una risposta sola
baroque-ruling-move-and-shot-two-actions = hanno una risposta ciascuno
baroque-ruling-standing-shooter = Un tiro senza movimento prima
baroque-ruling-standing-shooter-triggers = ha risposta
baroque-ruling-standing-shooter-does-not = non ha risposta
baroque-ruling-none-substitutes = Il nulla conta come la cosa più vicina che un’unità può fare
baroque-ruling-none-substitutes-yes = sì
baroque-ruling-none-substitutes-no = no
baroque-ruling-substituted-none = Il nulla da un’altra colonna
baroque-ruling-substituted-none-not-marked = non segna nessuno
baroque-ruling-substituted-none-marked = segna l’unità
baroque-ruling-substituted-evade = Un’evasione da un’altra colonna
baroque-ruling-substituted-evade-not-marked = non segna nessuno
baroque-ruling-substituted-evade-marked = segna l’unità
baroque-ruling-reacted-evades = Chi ha reagito può ancora evadere
baroque-ruling-reacted-evades-yes = sì
baroque-ruling-reacted-evades-no = no
baroque-ruling-vacating-evade = Ci si può sottrarre a un’evasione
baroque-ruling-vacating-evade-yes = sì
baroque-ruling-vacating-evade-no = no
baroque-ruling-codes = Chi conta con warband, galloper e lancieri
baroque-ruling-codes-player-decides = lo dicono i codici, e puoi scrivere altrimenti
baroque-ruling-codes-decide = lo decidono i codici nominati dalla procedura
baroque-ruling-pursuit-in-retreat = Chi deve inseguire lo fa anche in fuga e nel ripiegare
baroque-ruling-pursuit-in-retreat-must = sì
baroque-ruling-pursuit-in-retreat-mode-forbids = no
baroque-ruling-disordered-or-engaged = Le unità disordinate e quelle in mischia
baroque-ruling-disordered-or-engaged-only-evades = evadono soltanto
baroque-ruling-disordered-or-engaged-reacts = reagiscono come le altre
baroque-ruling-judged-evade = Evadere a giudizio in HD, AA e AAA
baroque-ruling-judged-evade-no = no
baroque-ruling-judged-evade-yes = sì

## Che cosa non si legge o non si può ordinare

baroque-unreadable = Riga { $line }, colonna { $column }: trovato «{ $found }», atteso: { $expected }.
baroque-unreadable-missing = Riga { $line }, colonna { $column }: atteso: { $expected }.
baroque-unreadable-head = Questo file non è una partita dell’assistente.
baroque-unreadable-line = Il registro non si può seguire alla riga { $line }: { $why }
baroque-expected-side = red o blue
baroque-expected-other-side = l’altra parte: questa sta già sopra
baroque-expected-side-word = tokens, reactions, pursuit o mode-dice
baroque-expected-tokens = accanto anche tokens: le tabelle si leggono col modo di un comando
baroque-expected-side-first = sopra una riga «side red» o «side blue»
baroque-expected-command-first = sopra una riga «command NOME, UFFICIALE»
baroque-expected-name-after = un nome dopo questa parola
baroque-expected-name = un nome prima della prima virgola
baroque-expected-code = un codice di truppa, una parola come GA, dopo il nome e una virgola
baroque-expected-class = la classe di disciplina A, B o C dopo il codice e una virgola
baroque-expected-ability = fire, charge, evade, impetus, headlong, not-headlong, o soltanto nothing
baroque-expected-line-end = la fine della riga
baroque-expected-ruling = un’interpretazione che si può cambiare
baroque-expected-ruling-first = le interpretazioni sopra la prima parte
baroque-expected-answer = una risposta a questa interpretazione
baroque-expected-fewer-commands = non più comandi in questa parte
baroque-expected-fewer-units = non più unità in questo comando
baroque-expected-both-sides = una riga «side red» e una riga «side blue»
baroque-expected-command-of-each = almeno un comando per parte
baroque-expected-tokens-somewhere = «tokens» nella riga di una parte o di entrambe
baroque-refused-line = «{ $about }» non è un ordine.
baroque-refused-not-now = Ora si chiede un’altra cosa.
baroque-refused-no-command = Qui non c’è un comando { $about }.
baroque-refused-no-unit = Qui non c’è un’unità { $about }.
baroque-refused-other-side = Ora piazza l’altra parte.
baroque-refused-has-token = { $about } ha già il suo segnalino.
baroque-refused-done = { $about } ha finito in questo turno.
baroque-refused-earlier = { $about } agisce prima.
baroque-refused-not-active = { $about } non è nel comando che agisce.
baroque-refused-no-action = Non c’è nulla a cui questa unità possa rispondere.
baroque-refused-ask-abilities = Non è ancora detto che cosa può fare { $about }.
baroque-refused-barred = { $about } non può verificare: { $why }.
baroque-refused-withdraw-order = Solo un’unità in fuga ha l’ordine di ritirata di Baroque (2.5.1.1).
baroque-refused-unable = { $about } non può farlo.

## Il registro

baroque-told-turn = Comincia il turno { $turn }.
baroque-told-dice = Rosso tira { $red }, Blu { $blue }: piazza per primo { $side }.
baroque-told-dice-again = Entrambi tirano { $die }, e tirano di nuovo.
baroque-told-placed = { $command } ha il segnalino { $number }: { $mode }.
baroque-told-placed-by-die = { $command } ha il segnalino { $number }: { $mode }, con un dado di { $die } ({ $situation }; nostra aggiunta).
baroque-told-placed-hidden = { $command } ha il segnalino { $number }, nascosto.
baroque-told-placed-hidden-by-die = { $command } ha il segnalino { $number }, nascosto; il modo l’ha scelto un dado (nostra aggiunta).
baroque-told-tokens-placed = Ogni comando ha il suo segnalino.
baroque-told-activated = { $command } agisce{ $mode ->
        [none] .
       *[other] , in { $mode }.
    }
baroque-told-did = { $unit }: { $deed }.
baroque-told-did-manner = { $manner }.
baroque-told-shown = Il segnalino di { $command } viene scoperto: { $mode }.
baroque-told-advice = Osservato: { $advice }.
baroque-told-checks-charged = { $unit } verifica: { $trigger }{ $sight ->
        [part] , visto in parte.
       *[other] .
    }
baroque-told-checks = { $unit } verifica: { $trigger }, a { $distance } BU{ $sight ->
        [part] , visto in parte.
       *[other] .
    }
baroque-told-rolled = Dado { $die }, colonna { $column } di { $mode }: { $reaction }.
baroque-told-rolled-plus = Dado { $die } e uno, colonna { $column } di { $mode }: { $reaction }.
baroque-told-substituted = Non può farlo; la più vicina che può è la colonna { $column }.
baroque-told-nowhere = Non può farlo, né altro nella riga.
baroque-told-tie-due = Non può farlo; le colonne { $lower } e { $higher } sono ugualmente vicine.
baroque-told-tie = Dado { $die }: colonna { $column }.
baroque-told-hidden-die = Dado { $die }, letto in un modo che resta nascosto.
baroque-told-hidden-tie = Decide un altro dado.
baroque-told-nothing = { $unit } non fa nulla, e non è segnata.
baroque-told-nothing-marked = { $unit } non fa nulla, ed è segnata.
baroque-told-judged = { $unit }, a tuo giudizio: { $reaction }.
baroque-told-evades = { $unit } evade con la regola 5.6 di Baroque, e non è segnata.
baroque-told-evades-marked = { $unit } evade con la regola 5.6 di Baroque, ed è segnata.
baroque-told-vacated = Dado { $die }: { $unit } vi si sottrae, ed è segnata.
baroque-told-not-vacated = Dado { $die }: { $unit } non vi si sottrae.
baroque-told-cannot = Ora come ora { $unit } non può fare questo: { $reaction }.
baroque-told-kept = La reazione è voluta.
baroque-told-test-passed = { $unit } supera il test di disciplina: { $reaction }. È segnata.
baroque-told-test-failed = { $unit } fallisce il test di disciplina: niente { $reaction }. È segnata.
baroque-told-test-die = Dado { $die }.
baroque-told-test-disorders = Per le regole di Baroque il test fallito disordina { $unit }.
baroque-told-test-no-more = Il test fallito non comporta altro per { $unit }.
baroque-told-pursuit-untested = Per l’inseguimento di { $unit } non si chiede nessun test.
baroque-told-pursuit-passed = { $unit } supera il test di disciplina per l’inseguimento.
baroque-told-pursuit-failed = { $unit } fallisce il test di disciplina per l’inseguimento, e resta.
baroque-told-lost = { $unit } conta come perduta.
baroque-told-not-lost = { $unit } non conta come perduta.
baroque-told-officer-lost = { $command } ha perso il suo ufficiale; il suo modo resta.
baroque-told-officer-another = Un altro ufficiale prende { $command }.
baroque-told-officer-none = Nessuno prende { $command }.
baroque-told-officer-back = { $command } ha di nuovo un ufficiale.
baroque-told-pursuit-die = Dado { $die } in { $mode }.
baroque-told-pursues = { $unit } insegue, per quanto Baroque lo permette.
baroque-told-stays = { $unit } resta.
baroque-told-must-pursue = { $unit } deve inseguire, per quanto lo permette la regola 7.1.4 di Baroque.
baroque-told-no-impetus = { $unit } non ha impeto, e non può inseguire.
baroque-told-mode-forbids = { $unit } non insegue: il suo modo lo vieta.
baroque-told-mark = { $unit }: { $mark }.
baroque-told-able = Che cosa può fare { $unit }: { $abilities }.
baroque-told-able-nothing = { $unit } non può fare nulla di ciò.
baroque-told-skipped = Osservato di { $unit }: { $advice }.
baroque-told-done = { $command } ha finito; il suo segnalino è girato.
baroque-told-note = Nota: { $text }
