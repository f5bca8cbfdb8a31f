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
baroque-barred-silent = il suo modo non reagisce a questo
baroque-barred-checked = ha già verificato per questo
baroque-barred-answered = un’altra unità ha già reagito a questo
baroque-barred-no-token = il suo comando non ha ancora un segnalino

baroque-mode-E = Fuga
baroque-mode-W = Ripiegare
baroque-mode-RO = Riordinare
baroque-mode-HD = Tenere e difendere
baroque-mode-AA = Avanzare e attaccare
baroque-mode-AAA = Avanzare e attaccare con aggressività
baroque-mode-help-E = Via dal nemico il più in fretta possibile, volgendo le spalle.
baroque-mode-help-W = Indietro passo dopo passo, di fronte al nemico, senza contatto, proteggendo il comando quando serve. Non è l’ordine di Baroque con quel nome.
baroque-mode-help-RO = Ritrovare l’ordine sullo stesso terreno; sostituire le unità stanche con le fresche.
baroque-mode-help-HD = Tenere la posizione, migliorarla, aiutare un’unità amica.
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
baroque-short-tie = 2º dado
baroque-short-evade = evade
baroque-short-pursues = insegue

baroque-deed-move = si è mossa
baroque-deed-withdraw = è arretrata
baroque-deed-charge = ha caricato
baroque-deed-shoot = ha tirato
baroque-deed-about-face = ha fatto dietrofront
baroque-deed-align = si è allineata
baroque-deed-disengage = ha tentato di sganciarsi
baroque-deed-withdraw-order = ha avuto l’ordine di ritirata di Baroque (2.5.1.1)
baroque-deed-rally-failed = non si è riordinata
baroque-deed-stop = non fa altro
baroque-did-move = Si è mossa
baroque-did-withdraw = È arretrata
baroque-did-charge = Ha caricato
baroque-did-shoot = Ha tirato
baroque-did-shoot-moved = Si è mossa e ha tirato
baroque-did-about-face = Ha fatto dietrofront
baroque-did-align = Si è allineata
baroque-did-leave = Ha lasciato il tavolo
baroque-did-disengage = Ha tentato di sganciarsi
baroque-did-withdraw-order = Ordine di ritirata (2.5.1.1)
baroque-did-rally-failed = Non si è riordinata
baroque-outside = Così finisce oltre il terreno del suo comando: { $ground }, quando il segnalino fu messo
baroque-did-stop = Nient’altro

baroque-manner-support = In aiuto di un’unità amica
baroque-manner-laggard = È rimasta indietro
baroque-manner-forlorn = Come unità mandata avanti
baroque-manner-outside = Oltre il terreno del suo comando
baroque-manner-edge = Si ferma al bordo del tavolo
baroque-manner-spent = Non può andare oltre
baroque-manner-could-charge = Benché potesse caricare
baroque-manner-moved = Dopo un movimento
baroque-manner-no-charge = Nessun nemico che possa caricare

baroque-advice-one-move = Il suo modo le dà un solo movimento
baroque-advice-only-support = Solo un’unità che ne aiuta un’altra si muove più di una volta
baroque-advice-forlorn-used = Un’unità è già stata mandata avanti
baroque-advice-one-step-back = Solo schermagliatori e cavalleria leggera arretrano due volte
baroque-advice-comes-nearer = Non deve avvicinarsi al nemico
baroque-advice-no-charge = Questo modo non carica
baroque-advice-no-shot = Fugge, e non tira
baroque-advice-turn-first = Prima deve fare dietrofront
baroque-advice-no-turning = Resta di fronte al nemico
baroque-advice-disengage-due = Deve tentare di sganciarsi
baroque-advice-charge-due = Deve caricare un nemico a portata
baroque-advice-move-due = Deve muoversi finché non può andare oltre
baroque-advice-attack-due = Deve muoversi finché combatte o non può andare oltre
baroque-advice-left-ground = Deve restare sul terreno del suo comando
baroque-advice-one-alignment = Si allinea una volta, oltre ai suoi movimenti

baroque-mark-reacted = ha reagito
baroque-mark-disordered = disordinata
baroque-mark-steady = riordinata
baroque-mark-engaged = in mischia
baroque-mark-free = fuori dalla mischia
baroque-mark-gone = perduta
baroque-mark-back = ancora sul tavolo

baroque-situation-pressing = vince
baroque-situation-even = pari
baroque-situation-pressed = perde

baroque-ability-fire = tira
baroque-ability-charge = carica
baroque-ability-evade = evade
baroque-ability-impetus = impeto sopra zero
baroque-ability-headlong = conta come warband, galloper o lanciere
baroque-ability-not-headlong = non conta come warband, galloper o lanciere
baroque-ability-nothing = nulla di questo

baroque-weight-must = Deve
baroque-weight-may = Può
baroque-weight-not = Non deve
baroque-duty-turn-away = fare dietrofront
baroque-duty-keep-moving = muoversi finché non può andare oltre
baroque-duty-disengage = tentare di sganciarsi
baroque-duty-leave-table = lasciare il tavolo, o fermarsi al bordo
baroque-duty-withdraw-order = avere l’ordine di ritirata di Baroque (2.5.1.1)
baroque-duty-charge = caricare
baroque-duty-shoot = tirare
baroque-duty-come-nearer = avvicinarsi al nemico
baroque-duty-face-enemy = arretrare di fronte al nemico
baroque-duty-protect-command = proteggere il comando quando serve
baroque-duty-second-step-back = arretrare una seconda volta
baroque-duty-stay-on-ground = restare sul terreno del comando
baroque-duty-more-moves = muoversi più di una volta
baroque-duty-swap-tired = scambiarsi con un’unità stanca
baroque-duty-attack = attaccare
baroque-duty-hold = tenere la posizione
baroque-duty-better-place = andare in una posizione migliore, o che blocca il nemico
baroque-duty-support = aiutare un’unità amica, con più movimenti
baroque-duty-keep-together = restare insieme: un movimento
baroque-duty-align = allinearsi una volta
baroque-duty-catch-up = raggiungere le altre con più movimenti, se è rimasta indietro
baroque-duty-forlorn = essere l’unità mandata avanti, con più movimenti
baroque-duty-keep-attacking = muoversi finché non combatte
baroque-duty-act-disordered = agire benché disordinata e non riordinata

## Lo schermo

baroque-title = Baroque
baroque-turn = Turno { $turn }
baroque-undo = Annulla
baroque-save = Salva in un file
baroque-close = Altre partite (questa è salvata)
baroque-leave = Esci dall’assistente
baroque-unkept = Questo browser non salva la partita. Salvala in un file prima di uscire.
baroque-asked = Prossimo passo
baroque-armies = Le due parti
baroque-throw = Tira
baroque-flipped = ha finito
baroque-command-gone = nessuna unità rimasta
baroque-unlisted = Le sue unità non sono elencate.
baroque-beaten = Ha battuto il nemico
baroque-stopped = ha finito
baroque-more = Altro
baroque-more-units = Altre
baroque-other-command = Un altro comando
baroque-cancel = Indietro
baroque-anyway = Fallo lo stesso

baroque-turn-next = Turno { $turn }
baroque-turn-first = Prima si schierano i due eserciti con le regole di Baroque.
baroque-turn-over = Tutti i comandi hanno finito. Il prossimo turno toglie i vecchi segnalini e i segni di reazione.
baroque-turn-begin = Comincia il turno { $turn }
baroque-dice = Quale parte piazza per prima un segnalino?
baroque-dice-help = Ogni parte tira un dado, senza modificatori. Il più basso piazza per primo.
baroque-dice-of = Tira: { $side }
baroque-dice-shows = { $side } ha tirato { $die }.
baroque-dice-both = Tira entrambi
baroque-place = { $side } piazza il suo segnalino { $number }
baroque-place-help = I segnalini si piazzano nell’ordine in cui i comandi dovranno agire.
baroque-place-command = Comando
baroque-place-mode = Modo
baroque-mode-dice = O sceglilo con un dado
baroque-mode-dice-help = Una nostra aggiunta, non parte della procedura: come sta andando questa parte?
baroque-mode-die = Dado del modo
baroque-activate = Quale comando agisce ora?
baroque-activate-help = Tra loro decide l’iniziativa di Baroque.
baroque-activate-one = Prossimo comando
baroque-activate-one-help = Nessun altro comando può agire prima.
baroque-acts = Agisce { $command }
baroque-acts-unlisted = Le sue unità non sono elencate: giocalo secondo il suo modo, poi gira il segnalino.
baroque-done = { $command } ha finito
baroque-done-skips = Il suo modo chiede ancora
baroque-done-anyway = Finisci lo stesso
baroque-remarked = Consiglio del suo modo

baroque-answers = Quale unità reagisce?
baroque-answers-help = { $unit }: { $deed }. Quale unità reagisce?
baroque-answers-shot = Se tira anche, dillo prima: un movimento e il tiro che segue hanno una sola reazione, come un tiro.
baroque-answers-none = Nessuna unità nemica può reagire.
baroque-asks-target-charged = { $unit } ha caricato. Quale unità è il bersaglio?
baroque-asks-target-shot = { $unit } ha tirato. Quale unità è il bersaglio?
baroque-target-other = Nessuna di queste
baroque-target-not = { $unit } non reagisce: { $why }.
baroque-another-unit = Un’altra unità
baroque-answers-not = { $count ->
        [one] 1 unità non può
       *[other] { $count } unità non possono
    }
baroque-is-target = { $unit } è il bersaglio
baroque-how-far-after = { $unit }: quanto è lontano il nemico ora, dopo il suo movimento, da bordo a bordo nel punto più vicino, e l’unità lo vede almeno in parte?
baroque-how-far-before = { $unit }: quanto era lontano il nemico prima di muoversi, da bordo a bordo nel punto più vicino, e l’unità lo vede almeno in parte?
baroque-how-far-path = { $unit }: il percorso della carica le passa entro 2 BU, e l’unità vede il nemico almeno in parte?
baroque-how-far-charged = { $unit }: caricata. Vede almeno una parte del nemico?
baroque-far-2 = Fino a 2 BU
baroque-far-path = Entro 2 BU
baroque-far-sees = Sì
baroque-far-sees-not = No
baroque-far-beyond-path = Mai entro 2 BU
baroque-far-3 = Da 2 a 3 BU
baroque-far-beyond-2 = Oltre 2 BU
baroque-far-beyond-3 = Oltre 3 BU
baroque-far-unseen = Non visto
baroque-abilities = Che cosa può fare { $unit }?
baroque-abilities-known = La procedura nomina il codice { $code }, ma non dice questo.
baroque-abilities-unknown = La procedura non nomina il codice { $code }: è preso come nome, e conta ciò che dici. Evadono solo S, DR, LC e LCR.
baroque-abilities-say = Conferma le capacità

baroque-check = { $unit }: { $trigger }
baroque-check-row = Ogni faccia mostra il risultato in { $mode }.
baroque-check-hidden = Il suo segnalino è nascosto: il risultato si vede dopo il tiro, e il modo solo se l’unità reagisce.
baroque-check-plus = Il suo +1 al dado è già contato.
baroque-check-evade = Può solo evadere; ogni altra cosa è nulla.
baroque-check-die = Dado della reazione
baroque-judged = La tua decisione: { $reaction }
baroque-judge-help = Le reazioni di questa parte le decidi tu. Che cosa fa l’unità?
baroque-tied = Non può farlo; le colonne { $lower } e { $higher } sono ugualmente vicine
baroque-tied-die = Dispari per la { $lower }, pari per la { $higher }
baroque-tied-hidden = { $unit }: decide un altro dado
baroque-tied-die-hidden = Dispari o pari
baroque-wanted = Reazione di { $unit }: { $reaction }
baroque-wanted-yes = Eseguila
baroque-wanted-test = Fai il test di disciplina
baroque-wanted-cannot = Ora non può farlo
baroque-wanted-no = O tenta di evitarla: classe { $class } con { $least } o più. È segnata in ogni caso.
baroque-wanted-die = Dado per evitarla
baroque-test = { $reaction }. Fai il test di disciplina
baroque-test-help = { $unit }: Le regole di Baroque dicono quanto serve. L’ha superato?
baroque-test-throw = Tira un dado per il test
baroque-test-shows = Dado: { $die }. Tira di nuovo
baroque-test-passed = Superato
baroque-test-failed = Fallito
baroque-pursuit = { $unit } ha battuto il nemico
baroque-pursuit-row = Ogni faccia mostra il risultato in { $mode }. Questo dado non ha modificatori.
baroque-pursuit-hidden = Il suo segnalino è nascosto, e così i risultati. Questo dado non ha modificatori.
baroque-pursuit-die = Dado dell’inseguimento
baroque-pursuit-judge = Gli inseguimenti di questa parte li decidi tu. Insegue?
baroque-choose-pursue = Insegue
baroque-choose-stay = Non insegue
baroque-asks-failed = Il test fallito ha altri effetti su { $name }?
baroque-asks-failed-help = Per certe reazioni le regole di Baroque possono disordinare l’unità. La procedura non lo dice.
baroque-asks-failed-yes = È disordinata
baroque-asks-failed-no = Nessun altro effetto
baroque-asks-pursuit-test = { $name } ha bisogno di un test di disciplina per inseguire?
baroque-asks-pursuit-test-help = Lo dicono le regole di Baroque. La procedura non ne chiede.
baroque-asks-pursuit-test-no = Nessun test: insegue
baroque-asks-pursuit-test-yes = Se sì, l’ha superato?
baroque-asks-left = { $name } ha lasciato il tavolo. Conta come perduta?
baroque-asks-left-help = Le regole di Baroque dicono se un’unità che ha lasciato il tavolo conta.
baroque-asks-left-yes = Conta come perduta
baroque-asks-left-no = Non conta
baroque-asks-officer = { $name } ha perso il suo ufficiale. Un altro prende il comando?
baroque-asks-officer-help = Lo dicono le regole di Baroque. In ogni caso il comando tiene il suo modo in questo turno, e nel prossimo ha un segnalino.
baroque-asks-officer-yes = Prende il comando un altro ufficiale
baroque-asks-officer-no = Nessun ufficiale prende il comando
baroque-officer-lost = Ufficiale perso
baroque-place-officer-lost = ha perso il suo ufficiale; il segnalino è del comando
baroque-lost = conta come perduta
baroque-remark = Perdite, punto di rottura
baroque-remark-of = Perdite e punto di rottura di { $unit }
baroque-edit = Modifica
baroque-unit-name = Nome dell’unità
baroque-edit-do = Salva l’unità
baroque-reference = Tabelle e interpretazioni
baroque-reference-reactions = Reazioni
baroque-reference-column = Le righe sono i modi del comando che reagisce, le colonne i tiri dopo il modificatore.
baroque-reference-trigger = Quando { $trigger }, entro { $reach } BU
baroque-reference-vacating = La classe { $class } evita una reazione con { $least } o più.
baroque-reference-pursuit = Inseguimento
baroque-reference-rulings = Interpretazioni di questa partita

baroque-log = Diario della partita
baroque-note = Nota
baroque-note-keep = Aggiungi nota

## Prima di una partita

baroque-elsewhere = Questa partita è aperta in un’altra scheda.
baroque-take-over = Continua qui
baroque-kept = Le tue partite
baroque-delete = Elimina
baroque-delete-yes = Elimina per sempre
baroque-new = Nuova partita
baroque-new-help = I due eserciti, un’unità per riga: nome, codice di truppa, classe di disciplina, e capacità. Modifica l’esempio, o sostituiscilo col tuo. Si leggono anche righe incollate da un foglio di calcolo, con questi dati nelle colonne.
baroque-uses-tokens = Segnalini per i suoi comandi
baroque-uses-reactions = Reazioni con le tabelle
baroque-uses-pursuit = Inseguimento con la tabella
baroque-uses-mode-dice = Modi con un dado, a scelta (nostra aggiunta)
baroque-lines = Parti, comandi e unità
baroque-read = Rosso: { $red ->
        [one] 1 unità
       *[other] { $red } unità
    } in { $redCommands ->
        [one] 1 comando
       *[other] { $redCommands } comandi
    }. Blu: { $blue ->
        [one] 1 unità
       *[other] { $blue } unità
    } in { $blueCommands ->
        [one] 1 comando
       *[other] { $blueCommands } comandi
    }.
baroque-noted = Riga { $line }, colonna { $column }: { $note }
baroque-noted-lines = Righe { $lines }: { $note }
baroque-note-unknown-code = la procedura non nomina il codice { $found }. È preso come nome, e conta ciò che dici dell’unità, ma non evade.
baroque-note-asked = le capacità dell’unità non sono indicate: ti saranno chieste.
baroque-note-may-not-evade = solo S, DR, LC e LCR possono evadere: l’unità non lo farà.
baroque-note-not-headlong = questo codice non conta come warband, galloper o lanciere; nemmeno l’unità.
baroque-note-still-headlong = questo codice conta come warband, galloper o lanciere; anche l’unità.
baroque-begin = Comincia la partita
baroque-load = O carica una partita salvata, o un file di tali righe
baroque-add = Aggiungi con un modulo
baroque-add-side = Parte
baroque-add-command = Comando
baroque-add-officer = Ufficiale
baroque-add-command-do = Aggiungi il comando
baroque-add-unit = Unità dell’ultimo comando
baroque-add-code = Codice di truppa
baroque-add-class = Classe di disciplina
baroque-add-can = Capacità
baroque-add-can-help = Senza segnare nulla, lo si chiede quando conta.
baroque-add-unit-do = Aggiungi l’unità
baroque-example =
    side red tokens reactions pursuit
    command Ala sinistra, Lord Byron
    Cavalli di Rupert, GA, A, charge impetus
    Tiratori, S, B, fire evade
    command Fanteria, Sir Jacob Astley
    Guardie, HBL, A, charge impetus
    Alabardieri blu, HBL, B, charge impetus
    side blue tokens reactions pursuit
    command Ala destra, Cromwell
    Lancieri scozzesi, LCR, B, charge impetus
    Dragoni, DR, B, fire evade
    command Centro, Crawford
    Alabardieri rossi, HBL, B, charge impetus
    Cavalleria leggera, LC, C, fire evade

baroque-rulings = Interpretazioni: { $others ->
        [0] consuete
        [one] una cambiata
       *[other] { $others } cambiate
    }
baroque-rulings-help = Dove la procedura lascia qualcosa di aperto scegli tu come leggerla.
baroque-ruling-turn-order = Ordine dei comandi
baroque-ruling-turn-order-initiative = secondo l’iniziativa di Baroque
baroque-ruling-turn-order-as-placed = come sono stati piazzati i segnalini
baroque-ruling-more-than-four = Più di quattro comandi per parte
baroque-ruling-more-than-four-allowed = permessi
baroque-ruling-more-than-four-refused = non permessi
baroque-ruling-tokens-shown = I segnalini
baroque-ruling-tokens-shown-face-up = scoperti
baroque-ruling-tokens-shown-hidden = nascosti finché il comando non agisce o reagisce
baroque-ruling-group = Unità da aiutare e da riordinare
baroque-ruling-group-command = il comando
baroque-ruling-group-touching-units = unità che si toccano
baroque-ruling-second-step-back = Secondo passo indietro nel ripiegare
baroque-ruling-second-step-back-skirmishers-and-light-horse = schermagliatori e cavalleria leggera
baroque-ruling-second-step-back-who-passes = ogni unità che supera il test
baroque-ruling-hold-charges = Un’unità che tiene carica nella propria attivazione
baroque-ruling-hold-charges-no = no
baroque-ruling-hold-charges-yes = sì
baroque-ruling-forlorn = Un comando che avanza manda avanti un’unità
baroque-ruling-forlorn-each-turn = ogni turno
baroque-ruling-forlorn-each-game = una volta a partita
baroque-ruling-ground-of-reorder = Il terreno di un comando che si riordina
baroque-ruling-ground-of-reorder-box = un rettangolo attorno alle sue unità
baroque-ruling-ground-of-reorder-circle = un cerchio attorno al loro centro
baroque-ruling-ground-of-reorder-hull = l’involucro convesso delle sue unità
baroque-ruling-move-and-shot = Un movimento e il tiro che segue
baroque-ruling-move-and-shot-one-action = una sola reazione
baroque-ruling-move-and-shot-two-actions = una reazione ciascuno
baroque-ruling-standing-shooter = Tiro senza movimento prima
baroque-ruling-standing-shooter-triggers = provoca una reazione
baroque-ruling-standing-shooter-does-not = non ne provoca
baroque-ruling-none-substitutes = «Nulla» conta come la colonna più vicina che un’unità può fare
baroque-ruling-none-substitutes-yes = sì
baroque-ruling-none-substitutes-no = no
baroque-ruling-substituted-none = «Nulla» preso da un’altra colonna
baroque-ruling-substituted-none-not-marked = non segna l’unità
baroque-ruling-substituted-none-marked = segna l’unità
baroque-ruling-substituted-evade = «Evade» preso da un’altra colonna
baroque-ruling-substituted-evade-not-marked = non segna l’unità
baroque-ruling-substituted-evade-marked = segna l’unità
baroque-ruling-reacted-evades = Un’unità che ha reagito può ancora evadere
baroque-ruling-reacted-evades-yes = sì
baroque-ruling-reacted-evades-no = no
baroque-ruling-vacating-evade = Un’unità può evitare un’evasione
baroque-ruling-vacating-evade-yes = sì
baroque-ruling-vacating-evade-no = no
baroque-ruling-codes = Unità che contano come warband, galloper e lancieri
baroque-ruling-codes-player-decides = secondo il codice, se non dici altrimenti
baroque-ruling-codes-decide = solo i codici nominati dalla procedura
baroque-ruling-pursuit-in-retreat = Inseguimento obbligatorio anche in fuga e nel ripiegare
baroque-ruling-pursuit-in-retreat-must = sì
baroque-ruling-pursuit-in-retreat-mode-forbids = no
baroque-ruling-disordered-or-engaged = Le unità disordinate e quelle in mischia
baroque-ruling-disordered-or-engaged-only-evades = evadono soltanto
baroque-ruling-disordered-or-engaged-reacts = reagiscono normalmente
baroque-ruling-judged-evade = Evadere per tua decisione in HD, AA e AAA
baroque-ruling-judged-evade-no = no
baroque-ruling-judged-evade-yes = sì
baroque-ruling-fruitless-check = Dove un’unità può solo evadere e il suo modo non ha evasioni
baroque-ruling-fruitless-check-not-offered = non verifica
baroque-ruling-fruitless-check-offered = verifica lo stesso

## Che cosa non si legge o non si può ordinare

baroque-unreadable = Riga { $line }, colonna { $column }: trovato «{ $found }», atteso: { $expected }.
baroque-unreadable-missing = Riga { $line }, colonna { $column }: atteso: { $expected }.
baroque-unreadable-head = Questo file non è una partita dell’assistente.
baroque-unreadable-line = Il registro non si può leggere alla riga { $line }: { $why }
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
baroque-refused-not-now = L’assistente aspetta qualcos’altro.
baroque-refused-no-command = Qui non c’è un comando { $about }.
baroque-refused-no-unit = Qui non c’è un’unità { $about }.
baroque-refused-other-side = Tocca all’altra parte piazzare.
baroque-refused-has-token = { $about } ha già il suo segnalino.
baroque-refused-done = { $about } ha finito in questo turno.
baroque-refused-earlier = { $about } agisce prima.
baroque-refused-not-active = { $about } non è nel comando che agisce.
baroque-refused-no-action = Non c’è un’azione a cui questa unità possa reagire.
baroque-refused-ask-abilities = Le capacità di { $about } non sono ancora note.
baroque-refused-barred = { $about } non può verificare: { $why }.
baroque-refused-withdraw-order = Solo un’unità in fuga ha l’ordine di ritirata di Baroque (2.5.1.1).
baroque-refused-unable = { $about } non può farlo.

## Il registro

baroque-event-turn = Comincia il turno { $turn }.
baroque-event-dice = Rosso tira { $red }, Blu { $blue }: piazza per primo { $side }.
baroque-event-dice-again = Entrambi tirano { $die }, e tirano di nuovo.
baroque-event-placed = { $command } ha il segnalino { $number }: { $mode }.
baroque-event-placed-by-die = { $command } ha il segnalino { $number }: { $mode }, con un dado di { $die } ({ $situation }; nostra aggiunta).
baroque-event-placed-hidden = { $command } ha il segnalino { $number }, nascosto.
baroque-event-placed-hidden-by-die = { $command } ha il segnalino { $number }, nascosto; il modo l’ha scelto un dado (nostra aggiunta).
baroque-event-tokens-placed = Ogni comando ha il suo segnalino.
baroque-event-activated = { $command } agisce{ $mode ->
        [none] .
       *[other] , in { $mode }.
    }
baroque-event-did = { $unit }: { $deed }.
baroque-event-did-manner = { $manner }.
baroque-event-shown = { $command } scopre il suo segnalino: { $mode }.
baroque-event-advice = Consiglio: { $advice }.
baroque-event-checks-charged = { $unit } verifica: { $trigger }{ $sight ->
        [part] , visto in parte.
       *[other] .
    }
baroque-event-checks = { $unit } verifica: { $trigger }, a { $distance } BU{ $sight ->
        [part] , visto in parte.
       *[other] .
    }
baroque-event-rolled = Dado { $die }, colonna { $column } di { $mode }: { $reaction }.
baroque-event-rolled-plus = Dado { $die } + 1, colonna { $column } di { $mode }: { $reaction }.
baroque-event-substituted = Non può farlo; la colonna più vicina che può fare è la { $column }.
baroque-event-nowhere = Non può fare nulla di quella riga.
baroque-event-tie-due = Non può farlo; le colonne { $lower } e { $higher } sono ugualmente vicine.
baroque-event-tie = Dado { $die }: colonna { $column }.
baroque-event-hidden-die = Dado { $die }, letto in un modo che resta nascosto.
baroque-event-hidden-tie = Decide un altro dado.
baroque-event-nothing = { $unit } non fa nulla, e non è segnata.
baroque-event-nothing-marked = { $unit } non fa nulla, ed è segnata.
baroque-event-nothing-still-marked = { $unit } non fa nulla; è già segnata.
baroque-event-judged = { $unit }, la tua decisione: { $reaction }.
baroque-event-evades = { $unit } evade con la regola 5.6 di Baroque, e non è segnata.
baroque-event-evades-marked = { $unit } evade con la regola 5.6 di Baroque, ed è segnata.
baroque-event-evades-still-marked = { $unit } evade con la regola 5.6 di Baroque; è già segnata.
baroque-event-vacated = Dado { $die }: { $unit } evita la reazione, ed è segnata.
baroque-event-not-vacated = Dado { $die }: { $unit } non evita la reazione.
baroque-event-cannot = Ora come ora { $unit } non può fare questo: { $reaction }.
baroque-event-kept = La reazione viene eseguita.
baroque-event-test-passed = { $unit } supera il test di disciplina: { $reaction }. È segnata.
baroque-event-test-failed = { $unit } fallisce il test di disciplina: niente { $reaction }. È segnata.
baroque-event-test-die = Dado { $die }.
baroque-event-test-disorders = Per le regole di Baroque il test fallito disordina { $unit }.
baroque-event-test-no-more = Il test fallito non ha altri effetti su { $unit }.
baroque-event-pursuit-untested = { $unit } non ha bisogno di un test per inseguire.
baroque-event-pursuit-passed = { $unit } supera il test di disciplina per l’inseguimento.
baroque-event-pursuit-failed = { $unit } fallisce il test di disciplina per l’inseguimento, e resta.
baroque-event-lost = { $unit } conta come perduta.
baroque-event-not-lost = { $unit } non conta come perduta.
baroque-event-officer-lost = { $command } ha perso il suo ufficiale; il suo modo resta.
baroque-event-officer-another = Un altro ufficiale prende { $command }.
baroque-event-officer-none = Nessun ufficiale prende { $command }.
baroque-event-officer-back = { $command } ha di nuovo un ufficiale.
baroque-event-pursuit-die = Dado { $die } in { $mode }.
baroque-event-pursues = { $unit } insegue, per quanto Baroque lo permette.
baroque-event-stays = { $unit } resta.
baroque-event-must-pursue = { $unit } deve inseguire, per quanto lo permette la regola 7.1.4 di Baroque.
baroque-event-no-impetus = { $unit } non ha impeto, e non può inseguire.
baroque-event-mode-forbids = { $unit } non insegue: il suo modo lo vieta.
baroque-event-mark = { $unit }: { $mark }.
baroque-event-able = Capacità di { $unit }: { $abilities }.
baroque-event-able-nothing = { $unit } non ha nessuna di queste capacità.
baroque-event-enlisted = { $command } ha un’altra unità: { $unit }.
baroque-event-amended = { $unit } d’ora in poi è: { $entry }.
baroque-event-remarked = { $unit }: { $text }
baroque-event-unremarked = { $unit }: nota tolta.
baroque-event-skipped = Consiglio per { $unit }: { $advice }.
baroque-event-done = { $command } ha finito; il suo segnalino è girato.
baroque-event-note = Nota: { $text }
