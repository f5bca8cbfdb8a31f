# Le lezioni: che cosa fare, perché, e come si fa con il mouse, con il tocco e con i tasti.

## L’elenco e la scheda

learn = Impara
learn-help = Muovere, combattere e tirare: { $count } lezioni di circa 3 minuti.
learn-first = Prima lezione
learn-all = Tutte le lezioni
learn-on = La prossima: { $title }
learn-done = fatta
learn-step = Passo { $at } di { $of }
learn-ways = Come si fa
learn-by-pointer = Mouse
learn-by-touch = Tocco
learn-by-keys = Tasti
learn-stray = Permesso, ma questo passo chiede altro. Annulla, o prosegui da qui.
learn-back = Torna all’inizio di questo passo
learn-bound-back = Torna all’inizio del mio turno
learn-again = Ricomincia
learn-leave = Esci dalla lezione
learn-out = Esci
learn-go-on = Avanti
learn-finished = Ben fatto!
learn-finished-all = Ben fatto! Sai tutto ciò che serve per giocare.
learn-next = Poi: { $title }
learn-play = Gioca ora

## Muovere

lesson-moving = Muovere
lesson-moving-about = I PIP, la mossa di un elemento, e fin dove arriva.
lesson-moving-throw = Comandi i Romani, sul bordo vicino. Ogni turno comincia con un dado: dice quanti PIP hai, e ogni mossa ne costa almeno uno.
    .pointer = Clicca «Tira per i PIP» qui sotto.
    .touch = Tocca «Tira per i PIP».
    .keys = Premi Spazio.
lesson-moving-take = Hai quattro PIP. Seleziona la tua cavalleria, l’elemento segnato a destra. Il verde mostra tutti i posti che può raggiungere per un PIP.
    .pointer = Clicca l’elemento.
    .touch = Tocca l’elemento.
    .keys = Con Tab fino all’elemento sul tavolo, poi Invio.
lesson-moving-ahead = La cavalleria muove fino a { $far } larghezze di base (BW). Portala avanti fino al contorno tratteggiato. Intanto vedi quanto ha percorso, quanto può percorrere e che cosa costa.
    .pointer = Trascinala sul contorno e rilascia.
    .touch = Trascinala sul contorno, poi tocca «Conferma».
    .keys = Freccia su finché è lì, poi Invio.
lesson-moving-too-far = Ora prova ad andare troppo lontano. Le lame muovono solo di { $far } BW, e il contorno è 3 BW davanti a quelle segnate. Trascinale verso di esso: si fermano a fine movimento, dove una barra sta davanti a loro.
    .pointer = Trascina le lame verso il contorno e rilascia.
    .touch = Trascina le lame verso il contorno, poi tocca «Conferma».
    .keys = Seleziona r5 con Invio, freccia su finché si ferma, poi Invio.
lesson-moving-undo = Le lame hanno fatto un movimento intero, ed è costato un PIP. Niente è definitivo: finché non si tira un altro dado puoi annullare le tue mosse. Annulla questa.
    .pointer = Clicca la freccia a sinistra di «Fine del movimento» (Annulla).
    .touch = Tocca la freccia a sinistra di «Fine del movimento» (Annulla).
    .keys = Premi U.
lesson-moving-end = Il PIP è di nuovo tuo. Muovi quello che vuoi con i PIP che restano, poi concludi il movimento. I PIP non usati sono persi.
    .pointer = Clicca «Fine del movimento».
    .touch = Tocca «Fine del movimento».
    .keys = Premi Spazio, o con Tab fino a «Fine del movimento», poi Invio.

## Gruppi e conversioni

lesson-groups = Gruppi e conversioni
lesson-groups-about = Muovere una linea per un PIP, la conversione, la colonna.
lesson-groups-line = Gli elementi fianco a fianco possono muovere come gruppo, e tutto il gruppo costa un PIP. Seleziona la linea segnata.
    .pointer = Clicca uno di essi, poi «Intera linea».
    .touch = Tocca uno di essi, poi «Intera linea».
    .keys = Con Tab fino a uno di essi, Invio, poi L.
lesson-groups-ahead = Sei elementi selezionati, e sempre un solo PIP. Porta avanti la linea di circa 1 BW.
    .pointer = Trascinane avanti uno qualsiasi e rilascia.
    .touch = Trascinane avanti uno qualsiasi, poi tocca «Conferma».
    .keys = Freccia su quattro volte, poi Invio.
lesson-groups-wheel = Un gruppo va dritto avanti, o fa una conversione: gira in avanti su uno dei suoi angoli frontali. Falla fare alle due lance a sinistra; di quanto, lo decidi tu.
    .pointer = Cliccane una, «Intera linea», trascina in avanti una delle due maniglie dorate, poi «Conferma».
    .touch = Toccane una, «Intera linea», trascina in avanti una maniglia dorata, poi «Conferma».
    .keys = Invio su una, L, poi Q o E per la conversione, e Invio. Le conversioni sono anche in «Mosse tipiche».
lesson-groups-column = In colonna gli elementi muovono uno dietro l’altro: così un gruppo passa per boschi e varchi. Manda avanti in colonna i due psiloi a destra.
    .pointer = Cliccane uno, «Intera linea», spunta «in colonna», poi trascinalo avanti.
    .touch = Toccane uno, «Intera linea», spunta «in colonna», trascinalo avanti, poi «Conferma».
    .keys = Invio su uno, L, poi apri «Mosse tipiche» e scegli «In colonna dietro».
lesson-groups-end = Dieci elementi hanno mosso per tre PIP. Tieni unita la tua linea: se si spezza, ogni parte costa un PIP per sé. Ora concludi il movimento.
    .pointer = Clicca «Fine del movimento».
    .touch = Tocca «Fine del movimento».
    .keys = Con Tab fino a «Fine del movimento», poi Invio.

## Zone di controllo

lesson-zones = Zone di controllo
lesson-zones-about = Che cosa puoi fare nella zona di un nemico.
lesson-zones-show = Ora le linee sono vicine. Davanti a ogni elemento c’è la sua zona di controllo (nella 3.0: zona di minaccia), profonda una larghezza di base. Mostra «Zone di controllo» («Zone di minaccia»).
    .pointer = Clicca «Zone di controllo» o «Zone di minaccia» accanto al tavolo.
    .touch = Tocca il pulsante con i livelli sul tavolo, poi «Zone di controllo» o «Zone di minaccia».
    .keys = Premi Z.
lesson-zones-refused = Le tue r8 sono in una di queste zone. Prova a lasciarla di sbieco, indietro e di lato, fino al posto segnato. L’arbitro rifiuta.
    .pointer = Trascina r8 fino al posto segnato.
    .touch = Trascina r8 fino al posto segnato.
    .keys = Invio su r8, poi freccia giù e freccia destra tre volte ciascuna.
lesson-zones-answer = In una zona puoi fare tre cose: andare a contatto con il nemico che la esercita, avvicinarti di fronte a esso, o andare dritto indietro. Fanne una con r8.
    .pointer = Trascina r8 dritto avanti, o dritto indietro, e rilascia.
    .touch = Trascina r8 dritto avanti o indietro, poi tocca «Conferma».
    .keys = Freccia su o giù, poi Invio.
lesson-zones-around = Fuori dalle zone muovi liberamente. Aggirale con il tuo elemento r2, fino al posto segnato.
    .pointer = Trascina r2 fino al posto segnato e rilascia.
    .touch = Trascina r2 fino al posto segnato, poi tocca «Conferma».
    .keys = Invio su r2, freccia su fino al posto, poi Invio.

## Contatto e sovrapposizione

lesson-contact = Contatto e sovrapposizione
lesson-contact-about = Andare a contatto, sovrapporsi e chiudere la porta.
lesson-contact-front = Le tue r5 sono di fronte a b4. Portale a contatto frontale: lato contro lato, angolo contro angolo. Vicino a un nemico un elemento si aggancia da solo.
    .pointer = Trascina r5 fino a b4 e lascia. O clicca r5, poi due volte b4.
    .touch = Tocca r5, tocca b4, poi «Conferma».
    .keys = Invio su r5, poi «Va’ a contatto» in «Contatti possibili».
lesson-contact-overlap = Un elemento con un nemico accanto, allineato alla sua fronte, è sovrapposto e combatte a −1. Porta r6 accanto a r5, così che si sovrapponga a b4.
    .pointer = Trascina r6 sul contorno e lascia. O clicca r6, poi due volte b4.
    .touch = Tocca r6, tocca b4, poi «Conferma».
    .keys = Invio su r6, poi «Va’ a contatto» in «Contatti possibili».
lesson-contact-door = A sinistra r4 e b3 combattono dal turno scorso, e il tuo r3 è accanto a r4. Chiudi la porta: fa’ girare r3 sul fianco di b3. Con un nemico sul fianco b3 non può arretrare, e se è battuto è distrutto.
    .pointer = Clicca r3, poi due volte b3. È anche in «Mosse tipiche».
    .touch = Tocca r3, tocca b3, poi «Conferma».
    .keys = Invio su r3, poi «Va’ a contatto» in «Contatti possibili».
lesson-contact-end = Tre mosse, tre PIP, e due nemici nei guai. Si combatte quando il movimento è finito. Concludilo.
    .pointer = Clicca «Fine del movimento».
    .touch = Tocca «Fine del movimento».
    .keys = Con Tab fino a «Fine del movimento», poi Invio.
lesson-contact-fight = Guarda i fattori: le tue mosse costano 1 a ognuna delle lance. Sotto la barra leggi che cosa farebbero 36 tiri. Combatti entrambi i combattimenti.
    .pointer = Clicca «Combatti» per uno, poi per l’altro.
    .touch = Tocca «Combatti» per uno, poi per l’altro.
    .keys = Premi Spazio per ognuno.

## Corpo a corpo

lesson-combat = Corpo a corpo
lesson-combat-about = Fattori, probabilità, e l’ordine dei combattimenti.
lesson-combat-end = Tre delle tue lame sono a contatto con tre lance, e r6 si sovrappone all’ultima. Si combatte quando finisce il movimento.
    .pointer = Clicca «Fine del movimento».
    .touch = Tocca «Fine del movimento».
    .keys = Con Tab fino a «Fine del movimento», poi Invio.
lesson-combat-odds = Ogni parte tira un dado e aggiunge il suo fattore. Il totale più basso arretra; se è la metà o meno, di solito è distrutto. Le barre contano i risultati su 36 tiri. Guardali sul tavolo per r5 contro b5.
    .pointer = Apri «Risultati possibili», e punta un risultato.
    .touch = Apri «Risultati possibili», e tocca un risultato.
    .keys = Con Tab fino a «Risultati possibili», Invio, poi con Tab fino a un risultato.
lesson-combat-first = L’ordine dei combattimenti lo scegli tu. Comincia dove sei più forte: r5 contro b5, che è sovrapposto. Se b5 arretra o è distrutto, r5 è libero e si sovrappone al prossimo nemico.
    .pointer = Clicca «Combatti» per r5.
    .touch = Tocca «Combatti» per r5.
    .keys = Con Tab fino a «Combatti» per r5, poi Invio.
lesson-combat-rest = Le lance arretrano: la freccia mostra dove. Il tuo r5 ora sta accanto a b4, e così b4 perde un punto dal suo fattore. Combatti gli altri.
    .pointer = Clicca «Combatti» per r4, poi per l’ultimo.
    .touch = Tocca «Combatti» per r4, poi per l’ultimo.
    .keys = Con Tab fino a «Combatti», poi Invio.
lesson-combat-rest-lost = Raddoppiate – distrutte! L’elemento accanto ora è scoperto. Guarda di nuovo i fattori, e combatti gli altri.
    .pointer = Clicca «Combatti» per uno, poi per l’altro.
    .touch = Tocca «Combatti» per uno, poi per l’altro.
    .keys = Con Tab fino a «Combatti», poi Invio.
lesson-combat-rest-beaten = Questa volta i dadi ti sono stati contrari. I fattori sono cambiati: guardali di nuovo, e combatti gli altri.
    .pointer = Clicca «Combatti» per uno, poi per l’altro.
    .touch = Tocca «Combatti» per uno, poi per l’altro.
    .keys = Con Tab fino a «Combatti», poi Invio.
lesson-combat-rest-equal = Punteggi pari: entrambi tengono, e combattono ancora nel prossimo turno. Combatti gli altri.
    .pointer = Clicca «Combatti» per uno, poi per l’altro.
    .touch = Tocca «Combatti» per uno, poi per l’altro.
    .keys = Con Tab fino a «Combatti», poi Invio.
lesson-combat-won = Questo è un turno. Si vince alla fine di un turno, quando il nemico ha perso quattro elementi e più di te. Un generale o un accampamento perso pesa di più: quanto, lo dice il riepilogo.

## Terreno, accampamento e tiro

lesson-shooting = Tiro, terreno e accampamento
lesson-shooting-about = Boschi, un accampamento scoperto, e archi a tiro.
lesson-shooting-wood = I boschi sono terreno cattivo: quasi tutti vi sono lenti, i fanti veloci e leggeri no. Porta i tuoi fanti veloci, r9, nel bosco, al posto segnato.
    .pointer = Trascina r9 fino al posto segnato e rilascia.
    .touch = Trascina r9 fino al posto segnato, poi «Conferma».
    .keys = Invio su r9, freccia su fino al posto, poi Invio.
lesson-shooting-slow = La cavalleria muove di { $far } BW su terreno buono, ma non attraverso un bosco. Prova a passarlo con r2, fino al posto segnato. L’arbitro dice di quanto può muovere.
    .pointer = Trascina r2 fino al posto segnato.
    .touch = Trascina r2 fino al posto segnato.
    .keys = Invio su r2, poi freccia su fino al posto.
lesson-shooting-camp = La via per l’accampamento nemico è libera. Un accampamento si prende con il contatto o in mischia, e conta per la vittoria. Porta r3 contro il suo bordo.
    .pointer = Trascina r3 fino all’accampamento: scatta a contatto.
    .touch = Trascina r3 fino all’accampamento, poi «Conferma».
    .keys = Invio su r3, poi «Va’ a contatto» con l’accampamento in «Contatti possibili».
lesson-shooting-range = Gli archi tirano dopo il movimento, ai nemici a tiro davanti a loro. Mostra se vuoi gli archi di tiro, e porta avanti r4 finché le lance sono a tiro.
    .pointer = Trascina r4 avanti di circa 0,75 BW e rilascia.
    .touch = Trascina r4 avanti di circa 0,75 BW, poi «Conferma».
    .keys = Invio su r4, freccia su tre volte, poi Invio.
lesson-shooting-end = Il movimento è fatto. Chiudilo: segue il tiro.
    .pointer = Clicca «Fine del movimento».
    .touch = Tocca «Fine del movimento».
    .keys = Con Tab fino a «Fine del movimento», poi Invio.
lesson-shooting-shoot = Anche il bersaglio tira il dado, ma solo il bersaglio può subire. Guarda le probabilità, poi tira.
    .pointer = Clicca «Tira».
    .touch = Tocca «Tira».
    .keys = Con Tab fino a «Tira», poi Invio.
lesson-shooting-done = Gli archi che tirano allo stesso bersaglio si aiutano. Chi è colpito arretra, fugge o è distrutto come in mischia; poi si combattono le mischie, e con esse quella per l’accampamento.

## Una battaglia intera

lesson-whole = Una prima battaglia
lesson-whole-about = Una battaglia intera con consigli, in circa 15 minuti.
lesson-whole-pips = Tira per i PIP. Con molti puoi fare molto; con uno muovi solo la tua linea.
    .pointer = Clicca «Tira per i PIP».
    .touch = Tocca «Tira per i PIP».
    .keys = Premi Spazio.
lesson-whole-march = Il nemico è lontano. Muovi prima la linea, come un solo gruppo, per un PIP: una linea unita non ha fianchi scoperti. Tieni il generale subito dietro, così che la comandi tutta.
    .pointer = Clicca un elemento, «Intera linea», e trascinala avanti.
    .touch = Tocca un elemento, «Intera linea», trascinala avanti, «Conferma».
    .keys = Invio su un elemento, L, frecce, Invio.
lesson-whole-meet = Le linee sono vicine. Va’ a contatto dove puoi anche sovrapporti: un elemento di fronte, uno accanto. Le lame vanno bene contro la fanteria. Tieni il generale fuori dai combattimenti che può perdere.
    .pointer = Clicca un elemento, poi un nemico dal contorno spezzato: appaiono le probabilità. Cliccalo di nuovo per andare a contatto.
    .touch = Tocca un elemento, poi un nemico dal contorno spezzato: appaiono le probabilità. Poi «Conferma».
    .keys = Invio su un elemento, poi «Va’ a contatto» in «Contatti possibili».
lesson-whole-spent = Hai speso i tuoi PIP. Concludi il movimento; poi ogni elemento a contatto combatte.
    .pointer = Clicca «Fine del movimento».
    .touch = Tocca «Fine del movimento».
    .keys = Con Tab fino a «Fine del movimento», poi Invio.
lesson-whole-shoot = Puoi tirare. Gli elementi che tirano sullo stesso bersaglio si aiutano.
lesson-whole-fight = Combatti prima dove sei più forte: chi vince può poi sovrapporsi al nemico seguente. Guarda la barra prima di ogni combattimento.
lesson-whole-dice = Tira, e guarda il risultato.
lesson-whole-choose = Hai una scelta. Ogni pulsante è permesso; il tavolo mostra che cosa fa.
lesson-whole-wait = Il nemico muove. Cerca i punti deboli della sua linea.
lesson-whole-over = La battaglia è finita. Vinta o persa, ne hai combattuta una intera.
lesson-whole-given-up = Ti sei arreso. Vuoi tornare indietro di un turno e riprovare?
