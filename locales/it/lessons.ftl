# Le lezioni: che cosa fare, perché, e come si fa con il mouse, con il tocco e con i tasti.

## L’elenco e la scheda

learn = Impara
learn-help = Sei brevi lezioni sul tavolo: tu agisci, l’arbitro risponde.
learn-done = fatta
learn-step = Passo { $at } di { $of }
learn-ways = Come si fa
learn-by-pointer = Mouse
learn-by-touch = Tocco
learn-by-keys = Tasti
learn-stray = Era permesso, e va bene. Solo che questo passo chiede altro: annullalo, o prosegui da qui.
learn-back = Torna all’inizio di questo passo
learn-bound-back = Torna all’inizio del mio turno
learn-again = Ricomincia
learn-leave = Lascia la lezione
learn-out = Lascia
learn-go-on = Avanti
learn-finished = Ben fatto!
learn-finished-all = Ben fatto! Sai tutto ciò che serve per giocare.
learn-next = Poi: { $title }
learn-play = Gioca ora

## Muovere

lesson-moving = Muovere
lesson-moving-about = Il dado, una mossa, il suo prezzo, perché no.
lesson-moving-throw = Guidi il Rosso. Ogni turno comincia con un dado: ti dà altrettanti PIP, e ogni mossa ne costa uno.
    .pointer = Premi «Tira il dado» qui sotto.
    .touch = Tocca «Tira il dado».
    .keys = Con Tab fino a «Tira il dado», poi Invio.
lesson-moving-take = Ora hai qualche mossa. Prendi la tua cavalleria, l’elemento segnato a destra. Il verde mostra tutti i posti dove può andare per un PIP.
    .pointer = Clicca l’elemento.
    .touch = Tocca l’elemento.
    .keys = Con Tab fino all’elemento sul tavolo, poi Invio.
lesson-moving-ahead = La cavalleria è veloce: 2,5 larghezze di base, in breve BW. Portala avanti fino al posto segnato. Intanto leggi quanto è lontano, quanto può muovere e che cosa costa.
    .pointer = Trascinala fino al posto segnato e rilascia.
    .touch = Trascinala fino al posto segnato, poi tocca «Muovi».
    .keys = Freccia su finché è lì, poi Invio.
lesson-moving-too-far = Ora chiedi troppo. Le lame muovono di 1,25 BW. Manda quelle segnate 3 BW avanti, e l’arbitro ti dice perché no.
    .pointer = Trascina le lame fino al posto segnato.
    .touch = Trascina le lame fino al posto segnato.
    .keys = Prendi r5 con Invio, poi freccia su dodici volte.
lesson-moving-undo = Nulla si è mosso: un rifiuto non costa niente. E finché non si tira un dado, puoi riprendere ciò che hai fatto. Annulla la mossa della cavalleria.
    .pointer = Premi «Annulla».
    .touch = Tocca «Annulla».
    .keys = Premi U.
lesson-moving-end = Con ciò che resta muovi chi vuoi. Poi concludi il movimento; i PIP non si mettono da parte.
    .pointer = Premi «Fine del movimento».
    .touch = Tocca «Fine del movimento».
    .keys = Con Tab fino a «Fine del movimento», poi Invio.

## Gruppi e conversioni

lesson-groups = Gruppi e conversioni
lesson-groups-about = Una linea per un PIP, una conversione, una colonna.
lesson-groups-line = Gli elementi che stanno fianco a fianco muovono come gruppo, tutti per un PIP. Prendi la linea segnata.
    .pointer = Clicca uno di essi, poi premi «Intera linea».
    .touch = Tocca uno di essi, poi «Intera linea».
    .keys = Con Tab fino a uno di essi, Invio, poi L.
lesson-groups-ahead = Sei elementi in mano, e sempre un solo PIP. Porta avanti la linea, di circa 1 BW.
    .pointer = Trascinane avanti uno qualsiasi e rilascia.
    .touch = Trascinane avanti uno qualsiasi, poi tocca «Muovi».
    .keys = Freccia su quattro volte, poi Invio.
lesson-groups-wheel = Un gruppo va dritto avanti o fa una conversione: ruota intorno a uno dei suoi angoli frontali. Falla fare alle due lance a sinistra; di quanto, lo decidi tu.
    .pointer = Cliccane una, «Intera linea», poi trascina in avanti una delle due maniglie dorate.
    .touch = Toccane una, «Intera linea», trascina in avanti una maniglia dorata, poi «Muovi».
    .keys = Invio su una, L, poi Q o E per la conversione, e Invio. Le conversioni sono anche in «Mosse per nome».
lesson-groups-column = In colonna stanno uno dietro l’altro: così un gruppo passa per boschi e varchi. Manda avanti in colonna i due psiloi a destra.
    .pointer = Cliccane uno, «Intera linea», spunta «in colonna», poi trascinalo avanti.
    .touch = Toccane uno, «Intera linea», spunta «in colonna», trascinalo avanti, poi «Muovi».
    .keys = Invio su uno, L, poi apri «Mosse per nome» e scegli «In colonna dietro».
lesson-groups-end = Dieci elementi hanno mosso per tre PIP. Tieni unita la tua linea: se si spezza, ogni pezzo vuole un PIP. Ora concludi il movimento.
    .pointer = Premi «Fine del movimento».
    .touch = Tocca «Fine del movimento».
    .keys = Con Tab fino a «Fine del movimento», poi Invio.

## Zone di controllo

lesson-zones = Zone di controllo
lesson-zones-about = Vicino a un nemico, rispondigli.
lesson-zones-show = Ora le linee sono vicine. Davanti a ogni elemento c’è la sua zona di controllo, un quadrato di una larghezza di base. Fatti mostrare le zone che ti vincolano.
    .pointer = Spunta «zone di controllo» in «Sul tavolo».
    .touch = Spunta «zone di controllo» in «Sul tavolo», più in basso.
    .keys = Con Tab fino a «zone di controllo», poi la barra spaziatrice.
lesson-zones-refused = Le tue lame r8 stanno in una di queste zone. Prova a passarle accanto: di lato, fino al posto segnato. L’arbitro non lo permette.
    .pointer = Trascina r8 fino al posto segnato.
    .touch = Trascina r8 fino al posto segnato.
    .keys = Invio su r8, poi freccia destra quattro volte.
lesson-zones-answer = In una zona puoi fare tre cose: andare a contatto con il nemico che la tiene, avvicinarti di fronte a lui, o andare dritto indietro. Fanne una con r8.
    .pointer = Trascina r8 dritto avanti, o dritto indietro, e rilascia.
    .touch = Trascina r8 dritto avanti o indietro, poi tocca «Muovi».
    .keys = Freccia su o giù, poi Invio.
lesson-zones-around = Chi resta fuori dalle zone va dove vuole. Aggirale con la tua cavalleria r2, fino al posto segnato.
    .pointer = Trascina r2 fino al posto segnato e rilascia.
    .touch = Trascina r2 fino al posto segnato, poi tocca «Muovi».
    .keys = Invio su r2, freccia su fino al posto, poi Invio.

## Contatto e sovrapposizione

lesson-contact = Contatto e sovrapposizione
lesson-contact-about = Incontra, sovrapponiti e chiudi la porta.
lesson-contact-front = Le tue lame r5 sono di fronte alle lance b4. Incontrale fronte contro fronte: lati che combaciano, angoli che coincidono. La pagina trova il posto da sola.
    .pointer = Trascina r5 vicino a b4: scatta al suo posto. O clicca r5, poi b4.
    .touch = Tocca r5, tocca b4, poi «Muovi».
    .keys = Invio su r5, poi «Vai» in «Può entrare in contatto».
lesson-contact-overlap = Chi combatte con un nemico accanto, allineato al suo fronte, combatte a −1: è sovrapposto. Porta r6 accanto a r5.
    .pointer = Trascina r6 fino al posto segnato, o clicca r6, poi b4.
    .touch = Tocca r6, tocca b4, poi «Muovi».
    .keys = Invio su r6, poi «Vai» in «Può entrare in contatto».
lesson-contact-door = A sinistra b3 combatte con r4 dal turno scorso, e il tuo r3 gli sta accanto. Chiudi la porta: fai girare r3 sul suo fianco. Un nemico preso sul fianco non può arretrare: se è battuto, è perso.
    .pointer = Clicca r3, poi b3. È anche in «Mosse per nome».
    .touch = Tocca r3, tocca b3, poi «Muovi».
    .keys = Invio su r3, poi «Vai» in «Può entrare in contatto».
lesson-contact-end = Tre mosse, tre PIP, due nemici nei guai. Concludi il movimento.
    .pointer = Premi «Fine del movimento».
    .touch = Tocca «Fine del movimento».
    .keys = Con Tab fino a «Fine del movimento», poi Invio.
lesson-contact-fight = Guarda i fattori: per ciò che hai fatto, ognuna delle lance ha −1. Combatti entrambi i combattimenti.
    .pointer = Premi «Combatti» per uno, poi per l’altro.
    .touch = Tocca «Combatti» per uno, poi per l’altro.
    .keys = Con Tab fino a «Combatti», poi Invio.

## Corpo a corpo

lesson-combat = Corpo a corpo
lesson-combat-about = Fattori, probabilità, e chi combatte prima.
lesson-combat-end = Tre delle tue lame hanno incontrato tre lance, e r6 si sovrappone all’ultima. Si combatte quando finisce il movimento.
    .pointer = Premi «Fine del movimento».
    .touch = Tocca «Fine del movimento».
    .keys = Con Tab fino a «Fine del movimento», poi Invio.
lesson-combat-odds = Entrambi tirano un dado e aggiungono il loro fattore: chi ha di meno arretra, chi ha la metà o meno di solito è distrutto. Le barre dicono quanti tiri su 36 fanno che cosa. Guardalo sul tavolo per r5 contro b5.
    .pointer = Apri «Che cosa farebbe sul tavolo», e vai col mouse su un esito.
    .touch = Apri «Che cosa farebbe sul tavolo», e tocca un esito.
    .keys = Con Tab fino a «Che cosa farebbe sul tavolo», Invio, poi con Tab fino a un esito.
lesson-combat-first = Scegli tu quale combattimento viene prima. Comincia dove sei più forte: r5 contro b5, che è sovrapposto. Se b5 cede, r5 è libero, e si sovrappone al prossimo.
    .pointer = Premi «Combatti» per r5.
    .touch = Tocca «Combatti» per r5.
    .keys = Con Tab fino a «Combatti» per r5, poi Invio.
lesson-combat-rest = Le lance arretrano: la freccia mostra dove. Il tuo r5 ora sta accanto a b4, e così b4 ha un fattore in meno. Combatti gli altri.
    .pointer = Premi «Combatti» per r4, poi per l’ultimo.
    .touch = Tocca «Combatti» per r4, poi per l’ultimo.
    .keys = Con Tab fino a «Combatti», poi Invio.
lesson-combat-rest-lost = La metà o meno: le lance sono distrutte, e non ci sono più. Chi stava accanto ha perso il suo vicino. Guarda di nuovo i fattori, e combatti gli altri.
    .pointer = Premi «Combatti» per uno, poi per l’altro.
    .touch = Tocca «Combatti» per uno, poi per l’altro.
    .keys = Con Tab fino a «Combatti», poi Invio.
lesson-combat-rest-beaten = Questa volta hai ceduto tu: i dadi fanno così. Guarda di nuovo i fattori, sono cambiati, e combatti gli altri.
    .pointer = Premi «Combatti» per uno, poi per l’altro.
    .touch = Tocca «Combatti» per uno, poi per l’altro.
    .keys = Con Tab fino a «Combatti», poi Invio.
lesson-combat-rest-equal = Pari: entrambi resistono, e combattono ancora nel prossimo turno. Combatti gli altri.
    .pointer = Premi «Combatti» per uno, poi per l’altro.
    .touch = Tocca «Combatti» per uno, poi per l’altro.
    .keys = Con Tab fino a «Combatti», poi Invio.
lesson-combat-won = Questo è un turno. Una battaglia si vince alla fine di un turno: quando il nemico ha perso quattro elementi o il suo generale, e tu hai perso di meno. Un accampamento preso conta per due.

## Una battaglia intera

lesson-whole = Una prima battaglia
lesson-whole-about = Dal primo dado all’ultimo, con consigli.
lesson-whole-pips = Tira per i PIP. Con molti puoi fare molto; con uno va solo la tua linea.
    .pointer = Premi «Tira il dado».
    .touch = Tocca «Tira il dado».
    .keys = Con Tab fino a «Tira il dado», poi Invio.
lesson-whole-march = Il nemico è lontano. Muovi prima la linea, come un solo gruppo, per un PIP: una linea unita non ha lati scoperti. Tieni il tuo generale dietro di essa, a portata di voce.
    .pointer = Clicca un elemento, «Intera linea», e trascinala avanti.
    .touch = Tocca un elemento, «Intera linea», trascinala avanti, «Muovi».
    .keys = Invio su un elemento, L, frecce, Invio.
lesson-whole-meet = Le linee sono vicine. Incontra il nemico dove puoi sovrapporti: uno di fronte, uno accanto. Le lame vanno bene contro la fanteria; tieni il generale lontano dai rischi.
    .pointer = Clicca un elemento, poi un nemico dal contorno spezzato; le probabilità sono in «Può entrare in contatto».
    .touch = Tocca un elemento, poi un nemico dal contorno spezzato, poi «Muovi».
    .keys = Invio su un elemento, poi «Vai» in «Può entrare in contatto».
lesson-whole-spent = Hai speso i tuoi PIP. Concludi il movimento; chi è a contatto combatte.
    .pointer = Premi «Fine del movimento».
    .touch = Tocca «Fine del movimento».
    .keys = Con Tab fino a «Fine del movimento», poi Invio.
lesson-whole-shoot = Qualcuno può tirare. Se diversi tirano sullo stesso bersaglio, si aiutano.
lesson-whole-fight = Combatti prima dove sei più forte: chi vince può sovrapporsi al prossimo. Guarda ogni volta le probabilità.
lesson-whole-dice = Tira, e guarda che cosa succede.
lesson-whole-choose = L’arbitro ti chiede una scelta. Ognuna è permessa; le probabilità e il tavolo dicono che cosa fa.
lesson-whole-wait = Il nemico muove. Guarda dove è debole.
lesson-whole-over = La battaglia è finita. Vinta o persa, ne hai combattuta una dal primo dado all’ultimo.
lesson-whole-given-up = Hai ceduto. Così non s’impara: torna indietro di un turno e combatti ancora, o ricomincia da capo.
