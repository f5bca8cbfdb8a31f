# Il riepilogo di un’edizione: le parole accanto ai numeri del suo file. Si carica quando lo si apre.

reference-title = Riepilogo
reference-about = DBA { $edition }, come stampato · misure in larghezze di base (BW)
reference-search = Cerca nel riepilogo
reference-search-example = Zona di minaccia, psiloi, arcieri, arretra …
reference-found = { $count ->
    [one] 1 riga
   *[other] { $count } righe
}
reference-none = Non c’è nulla per «{ $sought }».
reference-said = Che cosa dicono le regole di DBA { $edition }
reference-refusals = Perché un ordine viene rifiutato

# Nomi comuni di ciò che qui si chiama altrimenti: chi ne cerca uno trova gli altri. I gruppi finiscono con un punto e virgola.
reference-synonyms =
    zona di minaccia, zona di controllo, threat zone, zone of control, ZOC;
    corpo a corpo, mischia, combattimento, close combat;
    tiro, tirare, frecce, shooting;
    movimento, mossa, muovere, move;
    PIP, punti comando;
    fuga, fuggire, rotta, flee;
    arretrare, ritirata, recoil;
    inseguire, inseguimento, pursue;
    distrutto, ucciso, eliminato, destroyed;
    terreno cattivo, terreno difficile, bad going;
    terreno buono, terreno aperto, good going;
    bosco, foresta, wood;
    palude, acquitrino, marsh;
    collina, altura, hill;
    fiume, torrente, river;
    via d’acqua, mare, lago, waterway;
    generale, comandante, general;
    accampamento, campo, bagagli, camp;
    centro abitato, città, villaggio, built-up area;
    sostegno, appoggio, seconda fila, support;
    sovrapposizione, fianco, overlap;
    contatto, carica, attacco, contact;
    allinearsi, conformarsi, conform;
    disimpegno, sganciarsi, break off;
    comando, distanza di comando, command;
    gruppo, linea, group;
    conversione, girare, wheel;
    vittoria, vincere, sconfitta, victory;
    dado, dadi;
    sbarco, sbarcare, landing;
    schieramento, schierare, deployment;
    smontare, appiedato, dismount;
    psiloi, schermagliatori, frombolieri, fanteria leggera;
    archi, arcieri, arco lungo, balestra;
    lame, spadaccini, legionari, fanteria pesante;
    lance, opliti, lancieri;
    picche, picchieri, falange;
    bande tribali, guerrieri, barbari;
    ausiliari, peltasti;
    orde, leva;
    artiglieria, catapulta, balista, cannoni;
    elefanti, elefante;
    cavalieri, catafratti, carri pesanti;
    cavalleria, carri leggeri;
    cavalleria leggera, arcieri a cavallo;
    cammellieri, cammelli;
    carri da guerra, carri
reference-print = Stampa
reference-editions = Edizione

## Il corso di un turno

reference-bound = Un turno
reference-bound-pips = Tira per i PIP
    .text = Un dado: altrettante mosse.
reference-bound-move = Muovi
    .text = Elementi e gruppi, 1 PIP ciascuno.
reference-bound-shoot = Tira
    .text = I due lati, ogni tiratore una volta.
reference-bound-fight = Mischia
    .text = Chi è di turno sceglie l’ordine.
reference-bound-victory = Vittoria?
    .text = { $losses } persi, e più del nemico.

## Truppe

reference-troops = Truppe
    .text = fattore in mischia · movimento in BW
reference-mounted = A cavallo
reference-foot = A piedi
reference-v-foot = v piedi
reference-v-mounted = v cavallo
reference-good = buono
reference-rough = accid.
reference-bad = cattivo
reference-note = note
reference-range = tira a { $range } BW
reference-shot-at = { $factor } sotto tiro
reference-shooting = { $factor } quando tira

## Parole per le truppe

reference-set-any = tutti
reference-set-mounted = a cavallo
reference-set-foot = a piedi
reference-set-fast = fanti veloci
reference-set-solid = fanti serrati
reference-set-double = elementi doppi
reference-set-mounted-infantry = fanti montati
reference-set-close-foot = Sp Pk Bd Wb Hd
reference-set-skittish = Cv LH Cm
reference-but = { $troops } tranne { $not }
reference-of = { $troops }: { $what }

## Fattori

reference-factors = Si aggiunge al dado
reference-supports = Sostegno
    .text = di un amico che non è a contatto
reference-behind = { $troops } dietro
reference-behind-or-beside-behind = { $troops } dietro, o accanto a chi è dietro
reference-beside = { $troops } accanto
reference-each = ogni { $what }
reference-against = contro { $troops }
reference-unless = non { $what }
reference-mode-close = in mischia
reference-mode-shooting = al tiro

## Condizioni

reference-when-general = generale
reference-when-unanswered-shooter = a chi non può rispondere
reference-when-uphill = più in alto
reference-when-defends-bank = difendendo una riva
reference-when-in-own-camp = nel proprio accampamento
reference-when-bad-going = su terreno cattivo
reference-when-enemy-bad-going = nemico su terreno cattivo
reference-when-good-going = su terreno buono
reference-when-supporter-good-going = sostegno su terreno buono
reference-when-good-for-enemy = nemico su terreno buono per lui
reference-when-in-camp = in un accampamento
reference-when-inside = in un accampamento o abitato
reference-when-shot-on-rear = colpito alle spalle
reference-when-garrison = come guarnigione
reference-when-enemy-inside = nemico in un accampamento o abitato
reference-when-unfaced = toccato su un lato verso cui non può girarsi
reference-when-pressed = con un nemico davanti
reference-when-enemy-in-city = nemico in una città
reference-when-shot-partly-on-rear = colpito in parte alle spalle
reference-when-sacking = durante il sacco

## PIP

reference-pips = PIP
reference-pip-each = ogni mossa di un elemento o di un gruppo
reference-pip-road = una mossa intera su strada, di un elemento o di una colonna
reference-pip-waived = non nel primo turno
reference-pip-not-into-contact = { $troops }, se non va a contatto
reference-pip-command = chi muove è a più di { $far } BW dal generale, o di { $near } BW dietro ciò che toglie la vista
reference-pip-command-of = { $far } BW per { $troops }
reference-pip-out-of-command = fuori comando
reference-pip-general-lost = generale perso
reference-pip-general-hampered = generale nascosto nel terreno
reference-pip-dismounts = smontare
reference-pip-built-up = verso, da o dentro un abitato
reference-pip-leaves-garrison = lasciare una guarnigione
reference-pip-through = una colonna attraverso { $terrain }, per ogni elemento

## Altre mosse e tiro

reference-further = Altre mosse
reference-further-road = su strada
reference-further-times = { $times ->
    [one] un’altra
   *[other] altre { $times }
}
reference-further-clear = a { $far } BW dal nemico
reference-further-first = nel primo turno
reference-further-into = a contatto
reference-further-not = non a contatto
reference-further-all-good = sempre su terreno buono
reference-further-good-to-rough-or-bad = da terreno buono ad accidentato o cattivo
reference-shooters = Tiro
reference-shooter-range = { $range } BW
reference-shooter-own = nel proprio turno
reference-shooter-replies = in risposta a { $troops }
reference-shooter-both = nei due turni
reference-shooter-still = se non ha mosso
reference-shooter-moved = se ha mosso al più { $far } BW

## Zone

reference-zones = Zone di minaccia
    .text = nella 2.2 zone di controllo
reference-zone-lies = Dove sta
reference-zone-where = { $depth } BW dritto davanti al fronte
reference-zone-edges = davanti a ogni lato: { $troops }
reference-zone-camps = tutto intorno a un accampamento o centro abitato occupato
reference-zone-may = Nella zona di un nemico
reference-zone-contact = muovere a contatto
reference-zone-lined-up = allinearsi di fronte, senza allontanarsi
reference-zone-partly-ahead = rivolgersi al nemico, almeno in parte davanti
reference-zone-nearer = avvicinarsi, rivolti al nemico
reference-zone-back = andare dritto indietro

## Esiti

reference-equal = Totali pari
reference-beaten = Battuto, non doppiato
reference-doubled = Doppiato
    .text = la metà o meno
reference-first-line = vale la prima riga adatta
reference-others = altri
reference-all-others = tutti gli altri
reference-outcome-moves = Mosse d’esito
reference-recoil = Respinto
reference-recoil-foot = a piedi { $far } BW al più
reference-recoil-mounted = a cavallo { $far } BW al più
reference-recoil-depth = dritto indietro della propria profondità
reference-recoil-never = { $troops } non si fanno spingere
reference-recoil-tramples = { $troops } travolgono gli amici
reference-recoil-through = { $troops } attraverso { $friends }
reference-flee = Fuga
reference-flee-turn = si gira e si allontana di una mossa intera
reference-flee-river = distrutto da un fiume
reference-flee-stops = { $troops } si fermano a { $terrain }
reference-pursue = Inseguimento
reference-pursue-far = { $troops } { $far } BW
reference-pursue-depth = { $troops } della profondità del nemico

## Terreno e vittoria

reference-terrain = Terreno
reference-good-for = terreno buono per { $troops }
reference-hampers = nasconde il generale
reference-shot-crest = niente tiri oltre la cresta
reference-shot-blocks = ferma i tiri
reference-shot-blocks-but-within = ferma i tiri, non all’interno
reference-shot-depth = ferma i tiri secondo la profondità
reference-shot-not-at-or-partly-in = all’interno non si è bersagli
reference-victory = Vittoria
reference-victory-losses = La battaglia è persa con { $losses } perdite, e più del nemico, alla fine di un turno.
reference-victory-general = Anche perdere il generale la perde, se il nemico non perde di più.
reference-victory-more = Un generale perso conta { $count }.
reference-victory-camp = Un accampamento perso conta { $count }.
reference-victory-uncounted = { $troops } non contano.
reference-rulings = Interpretazioni
    .text = dove le regole non sono chiare
reference-agreed = I numeri sono quelli dell’edizione come stampata. Questa battaglia usa anche:
reference-of-battle = come in questa battaglia

# La guida alle regole: una regola con ciò che ne dice l’edizione, e l’elenco di tutte.
rule-title = Guida alle regole
rule-editions = Edizioni
rule-editions-none = nessuna edizione stampata
rule-depends = Dipende da
rule-rest = Il resto del §{ $number }
rule-says = Che cosa dice la { $edition }
rule-id = Nome breve
rule-scenarios = Esempi (in inglese)
rule-paces = Una larghezza di base (BW) è 160 passi (150 a 25 mm).
rule-more = Edizioni ed esempi
rule-all = Tutte le regole
rule-missing = Non è stato possibile caricare i dettagli di questa regola.
rule-topic-move = Movimento
rule-topic-break-off = Disimpegno
rule-topic-shoot = Tiro
rule-topic-fight = Corpo a corpo
rule-topic-dismount = Smontare
rule-topic-land = Sbarco
rule-topic-recall = Il ritorno degli abitanti
rule-topic-deploy = Schieramento
rule-topic-setup = Eserciti, terreno, bordi e accampamenti
rule-topic-choose = Altre scelte
rule-topic-order = Gli ordini in generale
