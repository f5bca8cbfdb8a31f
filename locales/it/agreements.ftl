# Ciò su cui i giocatori si accordano prima di una battaglia: edizioni, convenzioni e interpretazioni, in parole.
# `.changes` dice che cosa una convenzione cambia in una battaglia; un’interpretazione è una domanda, e ogni risposta un
# attributo col nome della risposta.

## La scelta

rules = Regole
rules-played = { $edition ->
    [house] Regole della casa
   *[other] DBA { $edition }
}, { $agreed }
rules-as-printed = come stampato
rules-preset = con { $preset }
rules-preset-and = con { $preset } e { $rulings ->
    [one] una tua interpretazione
   *[other] { $rulings } tue interpretazioni
}
rules-own = con { $conventions ->
    [0] { $rulings ->
        [one] una tua interpretazione
       *[other] { $rulings } tue interpretazioni
    }
    [one] una convenzione{ $rulings ->
        [0] {""}
        [one] {" "}e una tua interpretazione
       *[other] {" "}e { $rulings } tue interpretazioni
    }
   *[other] { $conventions } convenzioni{ $rulings ->
        [0] {""}
        [one] {" "}e una tua interpretazione
       *[other] {" "}e { $rulings } tue interpretazioni
    }
}
rules-change = Cambia…
rules-help = Come stampato è un buon inizio. Le convenzioni sono cambiamenti su cui i club si accordano; le interpretazioni rispondono a ciò che le regole lasciano aperto.
rules-edition = Edizione
rules-conventions = Convenzioni
rules-conventions-help = Un insieme per cominciare; poi attiva o disattiva ciascuna come vuoi.
rules-conventions-none = Per questa edizione non se ne conoscono.
rules-set = L’insieme
rules-set-printed = Nessuno: come stampato
rules-set-own = Una tua scelta
rules-set-of = { $set }: { $count ->
    [one] una convenzione
   *[other] { $count } convenzioni
}
rules-chosen = { $chosen ->
    [one] una scelta su { $count }
   *[other] { $chosen } scelte su { $count }
}
rules-rulings = Interpretazioni
rules-rulings-help = Dove le regole non sono chiare vale la risposta consueta, se non ne scegli un’altra.
rules-rulings-changed = { $changed ->
    [0] tutte e { $count } come di consueto
    [one] una su { $count } è diversa
   *[other] { $changed } su { $count } sono diverse
}
rules-usual = { $answer } (consueto)
rules-settled = Decisa dalla convenzione «{ $convention }».
rules-back = Torna a come stampato
rules-conflict = Non va insieme
rules-conflict-needs = «{ $one }» ha senso solo con «{ $other }»: prendile entrambe, o nessuna.
rules-conflict-excludes = «{ $one }» e «{ $other }» si escludono: cambiane una.
rules-conflict-settles = «{ $one }» risponde già alla domanda «{ $other }»: prendi lì la risposta consueta, o togli la convenzione.
rules-in-force = Che cosa si gioca
rules-in-force-conventions = Convenzioni in vigore
rules-in-force-rulings = Interpretazioni diverse dal consueto
rules-in-force-none = Nulla è stato cambiato: a ogni domanda vale la risposta consueta.

edition-2_2 = DBA 2.2
    .changes = La terra del difensore decide il terreno. I centri abitati si tengono e si assaltano; si smonta, si sbarca e l’accampamento ha un seguito.
edition-1_22 = DBA 1.22
    .changes = L’edizione precedente: il terreno si sceglie liberamente, l’attaccante si schiera per primo, e i PIP supplementari sono meno.
edition-house = Regole della casa
    .changes = Il file di regole della casa scelto per ultimo.
edition-3_0 = DBA 3.0
    .changes = La fanteria è veloce o solida, il terreno può essere accidentato, e inseguono anche elefanti, bande tribali e lame. Il generale conta due.

group-table = Tavolo, accampamenti e schieramento
group-movement = Movimento e zone di controllo
group-fighting = Tiro e combattimento
group-outcomes = Esiti
group-war-wagons = Carri da guerra
group-built-up = Centri abitati
group-other = Altro

## Convenzioni

convention-wadbag-24 = le convenzioni di Washington
    .title = Convenzioni di Washington
    .changes = Ciò su cui si accordano i giocatori di Washington e dintorni, tranne ciò che riguarda il loro tavolo più grande.
convention-wadbag-30 = le convenzioni di Washington sul loro tavolo più grande
    .title = Convenzioni di Washington, tavolo più grande
    .changes = Tutto ciò su cui si accordano i giocatori di Washington e dintorni, con un tavolo di 18,75 larghezze di base.

convention-board-30 = Un tavolo più grande
    .changes = Il tavolo è un quadrato di 18,75 larghezze di base invece di 15: 30 pollici invece di 24 per le figure piccole.
convention-board-20 = Un tavolo più grande
    .changes = Il tavolo è un quadrato di 20 larghezze di base invece di 15.
convention-deploy-900 = Schieramento più profondo
    .changes = Gli eserciti si schierano fino a 900 passi dal loro bordo invece di 600, come conviene a un tavolo più grande.
convention-followers-assumed = Il seguito è sottinteso
    .changes = Un accampamento ha il suo seguito, se il suo padrone non dice che è vuoto. È comunque la risposta consueta a una domanda.
convention-camp-6 = Accampamenti più grandi
    .changes = Lunghezza e larghezza di un accampamento possono sommare fino a 6 larghezze di base invece di 4.
convention-no-bua = Niente centri abitati
    .changes = Nessuna topografia ha centri abitati; la terra arabile deve avere invece una strada.
convention-dismount-single = Si smonta uno alla volta
    .changes = Smontano solo elementi singoli, ciascuno con PIP propri, e tutti si schierano a cavallo.
convention-front-corners = Misurato dagli angoli anteriori
    .changes = La lunghezza di una mossa è data dai soli angoli anteriori, non da tutti e quattro.
convention-light-horse-recoil = La cavalleria leggera respinge lance e picche
    .changes = Lance e picche battute dalla cavalleria leggera arretrano invece di essere distrutte. Per il tavolo più grande.
convention-rear-shot-strict = Tiro alle spalle da tutti
    .changes = Il tiro alle spalle uccide solo se ogni tiratore è dietro il lato posteriore del bersaglio.
convention-war-wagon-no-turn = I carri da guerra non si voltano
    .changes = Un carro da guerra raggiunto sul fianco o alle spalle resta come sta. Le regole lo dicono già.
convention-war-wagon-no-zone = I carri da guerra non controllano nulla
    .changes = I carri da guerra non hanno zona di controllo.
convention-war-wagon-pinned = I carri da guerra sono fermati dalle zone
    .changes = Un carro da guerra nella zona di controllo di un elemento nemico non muove affatto.
convention-war-wagon-fixed-front = Una fronte solo per muovere
    .changes = Nel tiro e nel combattimento un carro da guerra non ha fianchi né retro.
convention-war-wagon-shoots-all-round = Tiro tutto intorno
    .changes = Un carro da guerra tira da ciascuno dei suoi quattro lati, e nessuno gli tira alle spalle.
convention-war-wagon-six-slots = Sei posti intorno a un carro da guerra
    .changes = Un elemento lo affronta davanti, uno dietro e due su ogni lato.
convention-war-wagon-main-attacker = Un attaccante principale scelto
    .changes = Chi attacca un carro da guerra dice quale elemento combatte; ciascuno degli altri conta come sovrapposizione.
convention-war-wagon-cascade = Battuti insieme
    .changes = Se l’attaccante principale arretra, fugge o è distrutto, arretrano tutti gli altri a contatto con il carro da guerra.
convention-war-wagon-overlaps = Sovrapposizione con ogni lato
    .changes = Un carro da guerra si sovrappone con ciascuno dei suoi lati, anche verso chi sta ai suoi due fianchi mentre combatte.
convention-zone-carpet = Le zone si srotolano come un tappeto
    .changes = Una zona di controllo finisce al primo elemento, o a un accampamento anche se nessuno lo tiene.
convention-zone-camp = Gli accampamenti hanno zone
    .changes = Un accampamento tenuto ha una zona di controllo tutto intorno. È comunque la risposta consueta a una domanda.
convention-zone-options = Che cosa si può fare in una zona
    .changes = Contatto, più vicino al contatto, o dritto indietro. Le regole lo dicono già.
convention-zone-not-in-outcomes = Gli esiti ignorano le zone
    .changes = Chi arretra, fugge o insegue attraversa le zone di controllo. Le regole lo dicono già.

## Interpretazioni

ruling-supporters-die = Chi sostiene da dietro muore con l’elemento davanti?
    .yes = sì, se ha aggiunto al suo fattore
    .no = no, sopravvive
ruling-sch-on-equal = Che cosa fa un pareggio ai carri falcati?
    .destroyed = sono distrutti
    .none = nulla
ruling-kn-beaten-by-bw = Che ne è dei cavalieri battuti dagli archi nel corpo a corpo?
    .recoil = arretrano
    .destroyed = sono distrutti
ruling-kn-in-bad-going = Che ne è dei cavalieri battuti in terreno cattivo?
    .destroyed = sono distrutti
    .recoil = arretrano
ruling-sp-pk-beaten-by-lh = Che ne è di lance e picche battute dalla cavalleria leggera?
    .destroyed = sono distrutte in terreno buono
    .destroyed-anywhere = sono distrutte in ogni terreno
    .recoil = arretrano
ruling-sp-pk-beaten-by-el = Che ne è di lance e picche battute dagli elefanti?
    .destroyed = sono distrutte
    .recoil = arretrano
ruling-ps-beaten-by-foot = Che ne è degli psiloi battuti dalla fanteria?
    .recoil = arretrano
    .flee = fuggono
ruling-lh-doubled-by-wwg = Che ne è della cavalleria leggera raddoppiata dai carri da guerra?
    .flee = fugge
    .destroyed = è distrutta
ruling-doubled-by-art = Che ne è di chi è raddoppiato dall’artiglieria nel corpo a corpo?
    .recoil = arretra
    .destroyed = è distrutto
ruling-art-shot-at = Con quale fattore resiste l’artiglieria sotto tiro?
    .shooting = quello del tiro, 4
    .close = quello del corpo a corpo, 2
ruling-built-up-bonus = Che cosa aggiungono le mura a chi è in un centro abitato?
    .four-two = 4 a un presidio, 2 agli abitanti
    .two-two = 2 a entrambi
ruling-camp-attackers = In quanti si può attaccare un accampamento nello stesso momento?
    .three = in tre: uno combatte, gli altri due tolgono uno ciascuno
    .one = uno solo
ruling-road-to-built-up = Quando un centro abitato ha bisogno di una strada?
    .offered = ovunque siano offerte strade
    .laid = solo se lì c’è una strada
ruling-river-through-built-up = Un fiume può attraversare un centro abitato?
    .no = no
    .yes = sì
ruling-edges-with-built-up = Quando l’attaccante a cui restano due bordi ha quello preferito?
    .three-to-six = con un numero da 3 a 6
    .four-to-six = con un numero da 4 a 6
ruling-mounted-in-built-up = Le truppe montate possono conquistare un centro abitato?
    .captors = sì, possono entrare
    .nobody = no, non vi stanno mai dentro
ruling-denizens-return = Gli abitanti insorgono di nuovo quando chi li ha presi se ne va?
    .five-or-six = con 5 o 6 all’inizio di un turno
    .never = mai
ruling-recoil-into-own-camp = Che ne è di un elemento che arretra sul proprio accampamento o centro abitato vuoto?
    .destroyed = è distrutto
    .enters = vi entra
ruling-blocked-turn = Degli amici ostacolano un elemento che dovrebbe voltarsi. Che succede?
    .friends-move = fanno spazio
    .friends-turn = si voltano anch’essi e gli si mettono dietro
    .stays = non si volta
ruling-flight-into-river = Che ne è di chi fugge in un fiume che rallenta?
    .destroyed = è distrutto
    .crosses = lo attraversa
ruling-camp-followers = C’è un seguito in un accampamento di cui nessuno dice nulla?
    .there = sì
    .placed = no, va messo lì
ruling-zone-carpet = Qualcosa ferma una zona di controllo nella sua avanzata?
    .stopped = il primo elemento incontrato, in tutta la sua larghezza
    .goes-on = nulla
    .goes-on-beside = un elemento, ma solo proprio dietro di sé
ruling-zone-camp = Un accampamento tenuto ha una zona di controllo?
    .yes = sì, tutto intorno
    .no = no
ruling-neither-lines-up = Che succede quando nessuno dei due che si incontrano ha posto per allinearsi?
    .as-if = combattono come se si fossero allineati
    .refused = la mossa non si fa
ruling-flank-start = Da dove parte una mossa sul fianco o alle spalle di un nemico?
    .anywhere = da qualunque parte
    .behind-front-line = tutta da dietro la linea della fronte di quel nemico
ruling-followers-lost = Il seguito di un accampamento che viene ucciso conta tra le perdite?
    .uncounted = no
    .counted = sì, come un elemento
ruling-command-and-woods = Oltre la distanza minore, chi nasconde un bosco al generale?
    .beyond = chi sta dall’altra parte
    .in-or-beyond = anche chi sta dentro
ruling-command-and-hills = Oltre la distanza minore, chi nasconde una collina al generale?
    .beyond-hill = chi sta dall’altra parte
    .beyond-crest = chi sta dietro la cresta, sulla collina o fuori
ruling-shooting-in-woods = Chi sta nello stesso bosco può tirare l’uno sull’altro?
    .allowed = sì
    .never = no
ruling-first-bound-waiver = I PIP supplementari si condonano nel primo turno di una parte?
    .no = no
    .yes = sì
ruling-litter-factors = Con quali fattori combattono posti di comando e lettighe?
    .own = con quelli dei carri da guerra
    .as-blades = come lame solide
ruling-mounted-infantry-speed = Quanto va la fanteria montata in terreno accidentato e cattivo?
    .own = tre larghezze di base, tutta
    .as-weapon = quanto andrebbe la sua fanteria a piedi
ruling-war-wagons-in-bad-going = Dove vanno i carri da guerra in terreno cattivo?
    .by-road = solo lungo le strade
    .slowly = ovunque, lentamente
ruling-how-moves-are-measured = Quali angoli misurano una mossa?
    .front-corners = gli angoli anteriori
    .all-corners = tutti e quattro
ruling-groups-in-command = Quando un gruppo è in comando?
    .any-one = quando lo è uno qualsiasi
    .all = quando lo è tutto
ruling-hidden-from-the-general = Chi è nascosto al generale in un bosco, tra le dune, in un’oasi o su una collina difficile?
    .entirely = chi vi sta per intero
    .partly = chi vi sta anche solo in parte
ruling-least-break-off = Quanto va almeno chi si disimpegna?
    .base-width = una larghezza di base
    .any = poco quanto vuole
ruling-threat-zones-blocked = Chi sta in mezzo ferma una zona di minaccia?
    .no = no
    .yes = sì, il primo elemento incontrato
ruling-threat-zones-in-combat = Chi, nel corpo a corpo, ha una zona di minaccia?
    .none = nessuno che vi sia impegnato di fronte
    .all = tutti
ruling-threat-zone-moves = Come finisce una mossa in una zona di minaccia, se non a contatto?
    .lined-up = esattamente di fronte al suo padrone
    .partly-ahead = rivolta al suo padrone, in parte davanti a lui
    .nearer = più vicina al suo padrone, per tutto il percorso
ruling-quick-kills-going = La fanteria è travolta «in terreno buono»: chi deve esservi?
    .loser = chi è battuto
    .both = anche il vincitore
ruling-knights-pursue = Quali cavalieri inseguono?
    .all-but-4kn = tutti tranne i catafratti
    .only-3kn = solo quelli di tre figure
ruling-factors-at-walls = Con quali fattori si combatte per accampamenti, città e forti?
    .as-foot = con quelli contro la fanteria
    .by-kind = con quelli contro ciò che l’altro è
ruling-hill-and-bank = Che cosa ha chi sta più in alto e difende anche una riva?
    .one = un punto
    .both = un punto per ciascuno
ruling-elephants-at-walls = Che ne è degli elefanti battuti dai difensori di una città o di un forte?
    .destroyed = sono distrutti
    .recoil = arretrano
ruling-shoot-side-edge = Un lato di appena mezza larghezza di base basta per tirarvi?
    .counts = sì
    .too-short = no
ruling-shooting-range = Quanto di un bersaglio deve essere a portata?
    .nearest-point = il punto più vicino di ciò che è nell’arco
    .least-part = mezza larghezza di base
ruling-shooting-at-it = Quando un nemico conta come uno che tira?
    .who-can = appena può, e dovrebbe rispondere
    .when-shot-at = solo dopo che ha tirato
ruling-wagon-overlaps = Con quale dei suoi lati un carro da guerra si sovrappone?
    .any-edge = con uno qualsiasi
    .front = solo con la fronte
ruling-board-edge-overlap = Quando il bordo del tavolo si sovrappone a un fianco?
    .room-for-one = quando nessuno potrebbe starvi accanto
    .touching = quando tocca l’angolo
ruling-side-support-going = Il sostegno di lato richiede terreno buono?
    .both-good = sì, per entrambi
    .any = no
ruling-pursuit-into-cover = Che ne è di un inseguimento che porterebbe al coperto?
    .stays = non si fa
    .to-its-edge = finisce al margine
ruling-flight-stopped-by-enemies = Che ne è di chi è fermato da nemici mentre fugge?
    .destroyed = è distrutto
    .halts = si ferma
ruling-double-elements = Quanto conta un elemento doppio perso?
    .first = due il primo, uno ogni altro
    .each = due ciascuno
ruling-recoil-through-hordes = Le truppe montate arretrano attraverso le orde?
    .no = no
    .yes = sì
ruling-attackers-edge = Come ottiene l’attaccante il suo bordo?
    .chosen = prende quello che gli piace
    .diced = un dado decide tra quelli che nomina
ruling-swaps = Quante coppie può scambiare il difensore?
    .two = due
    .one = una
    .none = nessuna
ruling-landing-size = Quanti elementi possono venire dal mare?
    .three = tre
    .two = due
    .four = quattro
ruling-landing-in-zones = Dove possono sbarcare nella zona di minaccia di un nemico?
    .answered = di fronte al suo padrone o a contatto con lui
    .free = ovunque, con qualsiasi orientamento
ruling-landed-move-on = Chi è sbarcato può muovere di nuovo in quel turno?
    .no = no
    .yes = sì, se può fare altre mosse
ruling-hamlet-going = Che terreno è un borgo?
    .rough = accidentato
    .bad = cattivo
    .good = buono
ruling-waterway-edge = Lungo quale bordo sta una via d’acqua?
    .die = lo dice un dado
    .defender = lo sceglie il difensore
ruling-waterway-depth = Di quanto può entrare una via d’acqua?
    .four = 4 larghezze di base
    .two = 2 larghezze di base
ruling-walls-size = Quanto piccoli possono essere una città o un forte?
    .two = 2 larghezze di base per lato
    .one = 1 larghezza di base per lato
ruling-engines-are-solid = Truppe montate e fanteria veloce arretrano davanti a macchine e carri in caso di pareggio?
    .yes = sì, come davanti alla fanteria solida
    .no = no
ruling-captured-camp = Che ne è di un accampamento preso dal nemico?
    .removed = non ne resta nulla
    .stays = resta, come terreno per tutti
ruling-city-surrenders = Una città si arrende all’artiglieria che uccide i suoi abitanti?
    .no = no
    .to-artillery = sì
ruling-gates = Come si entra in una città o in un forte, e come se ne esce?
    .needed = dalle porte
    .anywhere = da ogni lato
ruling-sacking-doubled = Che ne è di un elemento raddoppiato mentre saccheggia una città?
    .row = ciò che ne sarebbe altrove, secondo il suo tipo
    .destroyed = è distrutto
ruling-denizens-go-in-again = Gli abitanti usciti possono rientrare nella loro città?
    .no = no
    .yes = sì
