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
rules-help = Comincia da «come stampato». Le convenzioni sono cambiamenti su cui i club si accordano; le interpretazioni rispondono a ciò che le regole lasciano aperto.
rules-edition = Edizione
rules-conventions = Convenzioni
rules-conventions-help = Scegli un insieme, poi attiva o disattiva le singole convenzioni.
rules-conventions-none = Per questa edizione non ce ne sono.
rules-set = Insieme
rules-set-printed = Nessuno: come stampato
rules-set-own = Personalizzato
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
    [0] risposte consuete
    [one] una su { $count } cambiata
   *[other] { $changed } su { $count } cambiate
}
rules-usual = { $answer } (consueto)
rules-settled = Decisa dalla convenzione «{ $convention }».
rules-back = Torna a come stampato
rules-conflict = Queste opzioni sono in conflitto
rules-conflict-needs = «{ $one }» richiede «{ $other }»: prendile entrambe, o nessuna.
rules-conflict-excludes = «{ $one }» e «{ $other }» non si possono combinare: togline una.
rules-conflict-settles = «{ $one }» risponde già a «{ $other }»: scegli lì la risposta consueta, o togli la convenzione.
rules-in-force = Regole di questa battaglia
rules-in-force-conventions = Convenzioni in vigore
rules-in-force-rulings = Interpretazioni cambiate
rules-in-force-none = Come stampato: nessuna convenzione, e la risposta consueta a ogni interpretazione.

edition-2_2 = DBA 2.2
    .changes = La terra del difensore decide il terreno. I centri abitati si presidiano e si assaltano; si smonta, si sbarca, e l’accampamento ha un seguito.
edition-1_22 = DBA 1.22
    .changes = L’edizione precedente: il terreno si sceglie liberamente, l’attaccante si schiera per primo, e ci sono meno motivi per pagare PIP in più.
edition-house = Regole della casa
    .changes = L’ultimo file di regole della casa che hai scelto.
edition-3_0 = DBA 3.0
    .changes = La fanteria è veloce o solida, il terreno può essere accidentato, e inseguono anche elefanti, bande tribali e lame. Perdere il generale conta come due elementi.

group-table = Tavolo, accampamenti e schieramento
group-movement = Movimento e zone di controllo
group-fighting = Tiro e combattimento
group-outcomes = Esiti
group-war-wagons = Carri da guerra
group-built-up = Centri abitati
group-other = Altro

## Convenzioni

convention-wadbag-24 = le convenzioni WADBAG (Washington)
    .title = WADBAG (Washington)
    .changes = Le regole della casa del WADBAG (zona di Washington), tranne quelle per il loro tavolo da 30 pollici.
convention-wadbag-30 = le convenzioni WADBAG (Washington), tavolo più grande
    .title = WADBAG (Washington), tavolo più grande
    .changes = Tutte le regole della casa del WADBAG (zona di Washington), su un tavolo di 18,75 larghezze di base.

convention-board-30 = Tavolo più grande (18,75 BW)
    .changes = Il tavolo è un quadrato di 18,75 larghezze di base invece di 15: 30 pollici invece di 24 in 15 mm.
convention-board-20 = Tavolo più grande (20 BW)
    .changes = Il tavolo è un quadrato di 20 larghezze di base invece di 15.
convention-deploy-900 = Schieramento più profondo
    .changes = Gli eserciti si schierano fino a 900 passi dal loro bordo invece di 600, come conviene a un tavolo più grande.
convention-followers-assumed = Il seguito è sottinteso
    .changes = Un accampamento ha il suo seguito, se il suo giocatore o la descrizione della posizione non dice che è vuoto.
convention-camp-6 = Accampamenti più grandi
    .changes = Lunghezza e larghezza di un accampamento possono sommare 6 larghezze di base invece di 4.
convention-no-bua = Niente centri abitati
    .changes = Nessuna topografia ha centri abitati; la terra arabile deve avere invece una strada.
convention-dismount-single = Smontano elementi singoli
    .changes = Gli elementi smontano uno alla volta, ciascuno con i propri PIP, e tutti si schierano a cavallo.
convention-front-corners = Mosse misurate dagli angoli anteriori
    .changes = Una mossa si misura dai soli angoli anteriori, non da tutti e quattro.
convention-light-horse-recoil = La cavalleria leggera respinge soltanto lance e picche
    .changes = Lance e picche battute dalla cavalleria leggera arretrano invece di essere distrutte. Per il tavolo più grande.
convention-rear-shot-strict = Tiro alle spalle solo se tutti sono dietro
    .changes = Il tiro alle spalle distrugge solo se ogni tiratore è dietro il lato posteriore del bersaglio.
convention-war-wagon-no-turn = I carri da guerra non si voltano
    .changes = Un carro da guerra attaccato sul fianco o alle spalle non si volta. Le regole lo dicono già.
convention-war-wagon-no-zone = I carri da guerra non hanno zona
    .changes = I carri da guerra non hanno zona di controllo.
convention-war-wagon-pinned = I carri da guerra sono bloccati dalle zone
    .changes = Un carro da guerra nella zona di controllo di un elemento nemico non può muovere.
convention-war-wagon-fixed-front = I carri da guerra hanno una fronte solo per muovere
    .changes = Nel tiro e nel combattimento un carro da guerra non ha fianchi né retro.
convention-war-wagon-shoots-all-round = I carri da guerra tirano tutto intorno
    .changes = Un carro da guerra tira da tutti e quattro i lati, e non può essere colpito alle spalle.
convention-war-wagon-six-slots = Contatto tutto intorno ai carri da guerra
    .changes = Sei nemici possono andare a contatto con un carro da guerra: uno davanti, uno dietro e due su ogni lato.
convention-war-wagon-main-attacker = Chi attacca un carro da guerra sceglie l’attaccante principale
    .changes = Chi attacca un carro da guerra sceglie quale elemento lo combatte; ciascuno degli altri conta come sovrapposizione.
convention-war-wagon-cascade = Chi attacca un carro da guerra arretra insieme
    .changes = Se l’attaccante principale arretra, fugge o è distrutto, arretrano tutti gli altri a contatto con il carro da guerra.
convention-war-wagon-overlaps = I carri da guerra si sovrappongono con ogni lato
    .changes = Un carro da guerra si sovrappone con ciascuno dei suoi lati, anche su entrambi i fianchi mentre combatte.
convention-zone-carpet = Le zone si fermano al primo elemento
    .changes = Una zona di controllo finisce al primo elemento che incontra, o a un accampamento, anche vuoto.
convention-zone-camp = Gli accampamenti hanno zone
    .changes = Un accampamento occupato ha una zona di controllo tutto intorno. È già la risposta consueta a un’interpretazione.
convention-zone-options = Mosse permesse in una zona
    .changes = A contatto, più vicino al contatto, o dritto indietro. Nelle zone di un elemento e di un accampamento ci si può avvicinare solo all’elemento.
convention-zone-not-in-outcomes = I movimenti d’esito ignorano le zone
    .changes = Chi arretra, fugge o insegue ignora le zone di controllo. Le regole lo dicono già.

## Interpretazioni

ruling-supporters-die = Chi sostiene da dietro è distrutto con l’elemento davanti?
    .plus-one-only = sì, se ha aggiunto 1: le picche sopravvivono
    .yes = sì, se ha aggiunto al suo fattore
    .no = no, sopravvive
ruling-supporters-turn = Chi sostiene da dietro si volta verso un nemico sul suo fianco o retro?
    .no = no, mantiene il fronte
    .yes = sì
ruling-supporters-flank = Un nemico sul fianco o sul retro di chi sostiene conta contro chi?
    .front-rank = l’elemento davanti
    .own = solo chi sostiene
ruling-pushed-how-far = Di quanto è spinto indietro un amico da chi arretra?
    .as-needed = solo quanto basta
    .whole-recoil = quanto arretra l’altro
ruling-never-pushed = Quali amici non sono mai spinti indietro?
    .elephants-and-wagons = elefanti e carri da guerra
    .none = nessuno
ruling-recoil-into-corners = Un nemico di cui chi arretra incontra un angolo da dietro?
    .destroys = è distrutto anche lui
    .spares = no, se non combaciano i lati posteriori
ruling-hordes-pursue = Le orde inseguono?
    .yes = sì
    .no = no
ruling-pike-support = Contro quali nemici le picche sostengono le picche?
    .shock = fanti tranne psiloi, cavalieri, elefanti e carri falcati
    .all-mounted = fanti tranne psiloi, e tutti i montati
ruling-spear-support = Contro quali nemici le lance sostengono le lance?
    .knights = fanti tranne psiloi e archi, e cavalieri
    .knights-and-elephants = gli stessi, e gli elefanti
    .foot-only = fanti tranne psiloi e archi
ruling-warband-support = Contro quali nemici le bande tribali sostengono le bande tribali?
    .foot = fanti tranne psiloi e archi
    .knights-and-elephants = gli stessi, cavalieri ed elefanti
ruling-pursuit-length = Di quanto inseguono i montati su basi profonde?
    .base-width = al massimo una base
    .own-depth = la propria profondità
ruling-dismounting-in-contact = Può smontare un elemento toccato da un nemico?
    .no = no
    .outside-close-combat = sì, se non è in corpo a corpo
ruling-standing-flankers = Truppe che battute non arretrano mai, sul fianco di chi vince?
    .recoil = arretrano con l’amico battuto
    .stand = restano
ruling-group-wheels = Quanto si è mosso un gruppo che ruota da una parte e poi dall’altra?
    .leg-by-leg = la somma degli angoli più lontani di ogni tratto
    .by-element = quanto l’elemento che si è mosso di più
ruling-corner-lines = Che cosa può stare sul percorso di una mossa?
    .alone = qualunque cosa attraversata al massimo dalla linea di un angolo
    .and-bases = lo stesso, ma nessuna base in mezzo e nessun varco più stretto di una base
ruling-start-on-road = Dove deve iniziare una mossa su strada?
    .precisely = esattamente al centro della strada
    .nearly = a un ventesimo di base dal centro
ruling-road-cut-short = Una mossa su strada interrotta da un nemico contattato è gratuita?
    .free = sì
    .paid = no
ruling-sch-on-equal = Carri falcati in caso di pareggio?
    .destroyed = sono distrutti
    .none = nessun effetto
ruling-kn-beaten-by-bw = Cavalieri battuti dagli archi?
    .recoil = arretrano
    .destroyed = sono distrutti
ruling-kn-in-bad-going = Cavalieri battuti in terreno cattivo?
    .destroyed = sono distrutti
    .recoil = arretrano
ruling-sp-pk-beaten-by-lh = Lance e picche battute dalla cavalleria leggera?
    .destroyed = sono distrutte in terreno buono
    .destroyed-anywhere = sono distrutte in ogni terreno
    .recoil = arretrano
ruling-sp-pk-beaten-by-el = Lance e picche battute dagli elefanti?
    .destroyed = sono distrutte
    .recoil = arretrano
ruling-ps-beaten-by-foot = Psiloi battuti dalla fanteria?
    .recoil = arretrano
    .flee = fuggono
ruling-lh-doubled-by-wwg = Cavalleria leggera raddoppiata dai carri da guerra?
    .flee = fugge
    .destroyed = è distrutta
ruling-doubled-by-art = Elementi raddoppiati dall’artiglieria nel corpo a corpo?
    .recoil = arretrano
    .destroyed = sono distrutti
ruling-art-shot-at = Quale fattore usa l’artiglieria sotto tiro?
    .shooting = quello del tiro, 4
    .close = quello del corpo a corpo, 2
ruling-built-up-bonus = Quanto aggiungono le mura ai difensori di un centro abitato?
    .three-three = 3 a un presidio e agli abitanti
    .four-two = 4 a un presidio, 2 agli abitanti
    .two-two = 2 a entrambi
ruling-camp-attackers = Quanti elementi possono attaccare un accampamento insieme?
    .three = tre: uno combatte, gli altri danno −1 ciascuno
    .one = uno
ruling-road-to-built-up = Quando un centro abitato ha bisogno di una strada?
    .offered = ovunque la topografia abbia strade
    .laid = solo se si dispone una strada
ruling-river-through-built-up = Un fiume può attraversare un centro abitato?
    .no = no
    .yes = sì
ruling-edges-with-built-up = Con due bordi rimasti, quando l’attaccante ha quello preferito?
    .three-to-six = con un numero da 3 a 6
    .four-to-six = con un numero da 4 a 6
ruling-mounted-in-built-up = Quali truppe montate possono stare in un centro abitato?
    .captors = quelle che lo conquistano
    .anyone = quelle che lo conquistano, e un presidio senza vantaggio
    .nobody = nessuna
ruling-denizens-shot-at = Si può tirare sugli abitanti?
    .by-artillery = con l’artiglieria: battuti passano al nemico, doppiati sono distrutti
    .never = no
ruling-captors-stay = Chi ha preso un centro abitato può lasciarlo subito?
    .until-five-or-six = no, non prima di un 5 o 6 al dado dei PIP; fino ad allora non ha vantaggio
    .no = sì
ruling-denizens-stay-behind = Gli abitanti tengono un centro abitato lasciato dal presidio?
    .yes = sì
    .no = no
ruling-denizens-return = Gli abitanti ritornano quando chi li ha conquistati se ne va?
    .six-pips = quando il loro proprietario paga 6 PIP
    .five-or-six = con 5 o 6 all’inizio di un turno
    .never = mai
ruling-recoil-into-own-camp = Un elemento che arretra nel proprio accampamento o centro abitato vuoto?
    .destroyed = è distrutto
    .enters = vi entra
ruling-blocked-turn = Degli amici ostacolano un elemento che deve voltarsi?
    .friends-move = fanno spazio
    .friends-turn = si voltano anch’essi e gli si mettono dietro
    .stays = non si volta
ruling-flight-into-river = Elementi che fuggono in un fiume che rallenta?
    .destroyed = sono distrutti
    .crosses = lo attraversano
ruling-camp-followers = Un accampamento ha un seguito se il suo giocatore non lo dice?
    .there = sì
    .placed = no, va messo lì
ruling-zone-carpet = Che cosa ferma una zona di controllo?
    .stopped = il primo elemento, per tutta la larghezza della zona
    .goes-on = nulla
    .goes-on-beside = un elemento, ma solo proprio dietro di sé
ruling-zone-camp = Un accampamento occupato ha una zona di controllo?
    .yes = sì, tutto intorno
    .no = no
ruling-neither-lines-up = Due elementi si incontrano e nessuno dei due ha posto per conformarsi?
    .as-if = combattono come se fossero conformati
    .refused = la mossa non è permessa
ruling-flank-start = Da dove deve partire una mossa sul fianco o alle spalle di un nemico?
    .anywhere = da qualunque parte
    .behind-front-line = tutta da dietro la linea della sua fronte
ruling-group-shift = Lo spostamento di lato di un gruppo conta nella distanza?
    .free = no
    .counts = sì
ruling-followers-lost = Il seguito distrutto conta tra le perdite?
    .uncounted = no
    .counted = sì, come un elemento
ruling-command-and-woods = Oltre la distanza minore, che cosa mette fuori comando un bosco?
    .beyond = gli elementi dall’altra parte
    .in-or-beyond = anche gli elementi dentro
ruling-command-and-hills = Oltre la distanza minore, che cosa mette fuori comando una collina?
    .beyond-hill = gli elementi dall’altra parte
    .beyond-crest = gli elementi dietro la cresta, sulla collina o fuori
ruling-shooting-in-woods = Elementi nello stesso bosco possono tirarsi?
    .allowed = sì
    .never = no
ruling-first-bound-waiver = I PIP supplementari si condonano nel primo turno di una parte?
    .no = no
    .yes = sì
ruling-litter-factors = Quali fattori usano posti di comando e lettighe?
    .own = quelli dei carri da guerra
    .as-blades = quelli delle lame solide
ruling-mounted-infantry-speed = Quanto muove la fanteria montata in terreno accidentato e cattivo?
    .own = tre larghezze di base, qualunque sia la fanteria
    .as-weapon = quanto andrebbe la sua fanteria a piedi
ruling-war-wagons-in-bad-going = Dove possono muovere i carri da guerra in terreno cattivo?
    .slowly = ovunque, lentamente
    .by-road = solo lungo le strade
ruling-how-moves-are-measured = Quali angoli misurano una mossa?
    .front-corners = gli angoli anteriori
    .all-corners = tutti e quattro
ruling-groups-in-command = Quando un gruppo è in comando?
    .any-one = quando lo è un suo elemento
    .all = quando lo sono tutti i suoi elementi
ruling-hidden-from-the-general = Quali elementi in un bosco, tra le dune, in un’oasi o su una collina difficile sono nascosti al generale?
    .entirely = quelli che vi stanno per intero
    .partly = anche quelli che vi stanno solo in parte
ruling-free-road-moves = Quali mosse intere su strada non costano nulla?
    .each = ognuna del turno
    .first = solo la prima mossa del turno
ruling-least-break-off = Distanza minima di disimpegno?
    .base-width = una larghezza di base
    .any = qualsiasi
ruling-threat-zones-blocked = Un elemento in mezzo blocca una zona di minaccia?
    .no = no
    .yes = sì, il primo elemento incontrato
ruling-threat-zones-in-combat = Gli elementi nel corpo a corpo hanno una zona di minaccia?
    .none = non quelli a contatto frontale
    .all = sì, tutti
ruling-threat-zone-moves = Come deve finire una mossa in una zona di minaccia, se non a contatto?
    .lined-up = esattamente di fronte al nemico
    .partly-ahead = rivolta al nemico, in parte davanti a esso
    .nearer = più vicina al nemico, per tutto il percorso
ruling-quick-kills-going = «In terreno buono» per le uccisioni sul colpo della fanteria: quale elemento deve esservi?
    .loser = lo sconfitto
    .both = entrambi
ruling-knights-pursue = Quali cavalieri inseguono?
    .only-3kn = solo i 3Kn
    .all-but-4kn = tutti tranne i 4Kn (catafratti)
ruling-factors-at-walls = Quali fattori valgono negli attacchi ad accampamenti, città e forti?
    .by-kind = quelli contro l’avversario effettivo
    .as-foot = quelli contro la fanteria
ruling-uphill-at-the-foot = Un elemento sulla collina, con la fronte sul suo piede, è più in alto?
    .uphill = sì
    .level = no
ruling-hill-and-bank = Un elemento che sta più in alto e difende anche una riva ha +1 o +2?
    .one = +1
    .both = +2
ruling-elephants-at-walls = Elefanti battuti dai difensori di una città o di un forte?
    .destroyed = sono distrutti
    .recoil = arretrano
ruling-shoot-side-edge = Un lato di appena mezza larghezza di base basta per tirarvi?
    .counts = sì
    .too-short = no
ruling-shooting-from-marsh-and-river = Un elemento in una palude o in un fiume può tirare?
    .allowed = sì
    .never = no, neppure se vi è solo in parte
ruling-shots-at-and-from-gullies = Quali elementi in un canalone non tirano e non sono bersagliati?
    .partly = quelli che vi sono anche solo in parte
    .entirely = quelli che vi sono del tutto
ruling-shooting-range = Quanto di un bersaglio deve essere a portata?
    .nearest-point = il punto più vicino della parte nell’arco
    .least-part = mezza larghezza di base
ruling-shooting-at-it = Quando un nemico conta come uno che tira su un elemento?
    .who-can = appena può, e dovrebbe rispondere
    .when-shot-at = solo dopo che ha tirato
ruling-wagon-overlaps = Con quale dei suoi lati un carro da guerra si sovrappone?
    .any-edge = con uno qualsiasi
    .front = solo con la fronte
ruling-board-edge-overlap = Quando il bordo del tavolo si sovrappone a un fianco?
    .never = mai
    .room-for-one = quando accanto non c’è posto per un elemento
    .touching = quando tocca l’angolo
ruling-side-support-going = Il sostegno di lato richiede terreno buono?
    .any = no
    .both-good = sì, per entrambi gli elementi
ruling-pursuit-into-cover = Un inseguimento che porterebbe al coperto?
    .anywhere = l’elemento insegue su qualsiasi terreno
    .stays = non si fa
    .to-its-edge = si ferma al margine
ruling-flight-stopped-by-enemies = Elementi in fuga fermati da nemici?
    .destroyed = sono distrutti
    .halts = si fermano
ruling-double-elements = Quanto conta un elemento doppio perso?
    .first = due il primo, uno ogni altro
    .each = due ciascuno
ruling-recoil-through-hordes = Le truppe montate arretrano attraverso le orde?
    .no = no
    .yes = sì
ruling-attackers-edge = Come si decide il bordo dell’attaccante?
    .chosen = lo sceglie l’attaccante
    .diced = un dado decide tra i bordi che l’attaccante nomina
ruling-swaps = Quante coppie può scambiare il difensore?
    .two = due
    .one = una
    .none = nessuna
ruling-landing-size = Quanti elementi possono venire dal mare?
    .three = tre
    .two = due
    .four = quattro
ruling-landing-in-zones = Come si può sbarcare nella zona di minaccia di un nemico?
    .answered = di fronte al nemico o a contatto con esso
    .free = ovunque, con qualsiasi orientamento
ruling-landed-move-on = Gli elementi sbarcati possono muovere di nuovo in quel turno?
    .no = no
    .yes = sì, se può fare altre mosse
ruling-hamlet-going = Che terreno è un borgo?
    .rough = accidentato
    .bad = cattivo
    .good = buono
ruling-quarter-numbers = Come sono numerati i quarti del tavolo?
    .clockwise = in senso orario, da quello vicino a sinistra del difensore
    .near-first = quelli vicini da sinistra a destra, poi quelli lontani
ruling-areas-near-built-up = Altre aree possono stare a meno di una larghezza di base da un centro abitato?
    .nearer = sì
    .apart = no
ruling-walls-on-hills = Una città o un forte può stare su una collina?
    .allowed = sì
    .no = no
ruling-number-of-gates = Quante porte hanno una città e un forte?
    .few = una città una o due, un forte una
    .any = fino a otto
ruling-waterway-edge = Lungo quale bordo sta una via d’acqua?
    .die = lo decide un dado
    .defender = lo sceglie il difensore
ruling-waterway-depth = Di quanto può entrare una via d’acqua?
    .four = 4 larghezze di base
    .two = 2 larghezze di base
ruling-walls-size = Quanto piccoli possono essere una città o un forte?
    .two = 2 larghezze di base per lato
    .one = 1 larghezza di base per lato
ruling-followers-and-denizens-pace = Il seguito e gli abitanti sono fanteria veloce o solida?
    .neither = né l’una né l’altra
    .fast = fanteria veloce
ruling-engines-are-solid = In caso di pareggio, truppe montate e fanteria veloce arretrano davanti ad artiglieria e carri da guerra?
    .yes = sì, come davanti alla fanteria solida
    .no = no
ruling-captured-camp = Che succede a un accampamento conquistato?
    .removed = viene tolto
    .stays = resta, come terreno per entrambe le parti
ruling-city-surrenders = Una città si arrende all’artiglieria che ne distrugge gli abitanti?
    .no = no
    .to-artillery = sì
ruling-gates = Come si entra e si esce da una città o da un forte?
    .needed = dalle porte
    .anywhere = da ogni lato
ruling-sacking-doubled = Un elemento raddoppiato mentre saccheggia una città?
    .row = l’esito consueto per il suo tipo di truppa
    .destroyed = è distrutto
ruling-denizens-go-in-again = Gli abitanti usciti possono rientrare nella loro città?
    .no = no
    .yes = sì
