# I titoli della scheda di un’edizione. Un messaggio per ogni sezione, col nome della sua parte nel file dell’edizione; un
# attributo per ogni suo fatto o colonna. Una sezione o chiave senza titolo porta il nome che ha nel file dell’edizione.

sheet-head = DBA { $edition }: scheda delle regole, alla scala { $scale }.
sheet-house = Dal file { $file }.
sheet-lengths = { $unit ->
    [paces] Le lunghezze sono in passi.
    [mm] Le lunghezze sono in millimetri sul tavolo.
   *[bw] Le lunghezze sono in larghezze di base.
}
sheet-units = Una base è larga { $wide } mm.
sheet-units-paces = Una base è larga { $wide } mm, e 100 passi sono { $paces } mm.
sheet-conventions = Convenzioni
sheet-others = (o { $others })
sheet-rulings = Interpretazioni
sheet-ruling = { $answer } (o { $others })
sheet-none = nessuno
sheet-yes = sì
sheet-no = no
sheet-any-number = qualsiasi
sheet-no-limit = nessun limite
sheet-breaches = Motivi per rifiutare un ordine

sheet-troops = Truppe
    .class = Classe
    .mounted = montate
    .allowance-good = Terreno buono
    .allowance-rough = Terreno accidentato
    .allowance-bad = Terreno cattivo
    .allowance-road = Su strada
    .close = Corpo a corpo, fanteria/ montati
    .shooting = Tirando
    .shot-at = Sotto tiro
    .listed = nelle liste
    .troops = Truppe

sheet-bases = Basi
    .depth = Profondità
    .troops = Truppe

sheet-terrain = Terreno
    .name = Terreno
    .shape = Forma
    .going = Percorribilità
    .softens = accidentato se il primo dado dei PIP è 1
    .good-for = Terreno buono per
    .shot = Linea di tiro
    .command = Linea di comando
    .hill = una collina
    .hampers-general = ostacola un generale
    .limit = Al massimo
    .may-be-thin = può essere stretto
    .least-ratio = Lunghezza in larghezze, minimo
    .extends = Oltre il suo quarto
    .at-edge = può toccare il bordo
    .bars-rivers = nessun fiume lo attraversa
    .may-be-camp = può essere un accampamento
    .serves-as-camp = il suo padrone non ha bisogno di accampamento
    .needs-garrison = vuole un presidio
    .gates = ha porte
    .most-gates = porte, al massimo
    .near-others = altre aree possono esserle più vicine
    .on-hills = può stare su una collina

sheet-setup = Preparazione
    .board = Tavolo, larghezza/profondità
    .aggression = L’aggressività si somma al dado
    .placement = Il terreno si dispone
    .quarter-numbers = Numerazione dei quarti
    .edges = Bordi di base
    .order = Chi si schiera per primo

sheet-setup-topographies = Topografie
    .name = Topografia
    .compulsory = Uno di questi è obbligatorio
    .optional = Facoltativi, uno di ogni gruppo

sheet-setup-limits = Quanto terreno, e dove
    .optional = Elementi di terreno facoltativi
    .quarters = Quarti del tavolo con terreno, almeno
    .difficult-quarters = Quarti con terreno cattivo, un fiume o una via d’acqua, almeno
    .hard-features = Elementi di terreno accidentato o cattivo, fiumi o vie d’acqua, almeno
    .apart = Tra due aree, almeno
    .edge-gap = Dai bordi del tavolo, almeno
    .greatest-sum = Lunghezza e larghezza di un’area insieme, al massimo
    .least-width = Larghezza di un’area, almeno
    .greatest-ratio = Lunghezza di un’area rispetto alla larghezza, al massimo, in centesimi
    .small-length = Piccolo è ciò che è più corto di
    .small-most = Elementi di terreno piccoli, al massimo
    .band-width = Larghezza di un fiume o di una strada, al massimo
    .river-length = Lunghezza di un fiume rispetto alla linea retta, al massimo, in centesimi
    .road-length = Lo stesso per una strada
    .opposite-edges = Fiumi e strade vanno al bordo opposto
    .road-ends-at = Le strade possono finire a
    .river-clear = Un fiume sta lontano dagli altri bordi
    .band-quarters = Quarti per cui passa un fiume o una strada, al massimo
    .waterway = Una via d’acqua entra, almeno/al massimo
    .waterway-die = Un dado decide il suo bordo

sheet-setup-camps = Accampamenti
    .greatest-sum = Lunghezza e larghezza insieme, al massimo
    .least-side = Lunghezza e larghezza, almeno
    .aside = Dai bordi laterali, almeno
    .garrison = Chi può starvi
    .captors = Chi può prenderlo quando è vuoto
    .followers = Seguito
    .followers-assumed = è nell’accampamento se non si dice altro
    .held-unless-empty = anche nelle posizioni descritte
    .attackers = Attaccanti in una fase, al massimo
    .captured = Un accampamento preso
    .advance = Di quanto vi entra chi lo prende, a piedi/montato

sheet-setup-camps-exempt = Eserciti senza accampamento
    .troops = Quelli con queste truppe
    .above = e più di esse di

sheet-setup-built-up = Centri abitati
    .corner = Tutto entro questa parte di un angolo
    .least-side = Lunghezza e larghezza, almeno
    .road-wanted = Vuole una strada dove la terra ne ha
    .river-may-cross = Un fiume può attraversarlo
    .preferred-from = Il bordo che l’attaccante preferisce con un dado di almeno
    .garrison = Presidio
    .garrison-first = Presidiato prima dell’altro accampamento
    .captors = Chi lo prende
    .victor-chooses = Un vincitore può restare fuori
    .denizens = Abitanti
    .denizens-stay = Vi vivono accanto a un presidio
    .denizens-return-from = Ritornano con un dado di almeno
    .denizens-return-pips = Richiamati per tanti PIP
    .captors-stay-assumed = Chi vi è descritto dentro l’ha appena preso
    .attackers = Attaccanti in una fase, al massimo
    .sacking-until = Saccheggiato finché il dado dei PIP mostra almeno
    .surrenders-to = Si arrende ai tiri di

sheet-setup-deployment = Schieramento
    .depth = Dal proprio bordo di base, al massimo
    .from-centre = Dal centro del tavolo, almeno
    .side = Dai bordi laterali, almeno
    .flankers = Questi possono essere più vicini
    .flankers-side = almeno
    .swaps = Coppie che il difensore può scambiare
    .dismounted = Appiedati dall’inizio

sheet-setup-landing = Sbarco
    .topography = Eserciti la cui terra è
    .most = Elementi tenuti indietro, al massimo
    .never = Nessuno di
    .at-shore = Di un gruppo toccano la riva, almeno
    .before-moves = Prima di ogni altra mossa
    .moves-on = Possono muovere di nuovo in quel turno
    .zones = Rispondono alle zone in cui sbarcano

sheet-movement = Movimento
    .measure = Le mosse si misurano da
    .corner-cut = Una linea dagli angoli può tagliare
    .gap = Il varco più stretto
    .free-by-road = Una mossa tutta su strada non costa nulla
    .free-by-road-again = e così le successive del turno
    .free-if-cut-short = Anche quella interrotta da un nemico
    .road-start = Una mossa su strada inizia entro

sheet-movement-passing = Passare attraverso amici
    .id = Regola
    .movers = Chi
    .through = Attraverso
    .needs-room = con spazio subito oltre
    .lined-up = nella sua fila

sheet-movement-groups = Gruppi
    .shift = Spostamento di lato per allinearsi, al massimo
    .shift-reach = con un nemico davanti entro
    .shift-to-fronts = ma solo per incontrare una fronte
    .shift-is-free = e non conta nella distanza
    .column-in-bad-going = Terreno cattivo solo in colonna
    .line-in-bad-going = ma in linea per
    .column-in-river = Fiumi solo in colonna
    .contraction = Chi rientra quando si restringe
    .narrows = Può proseguire con una fronte più stretta
    .columns-retire = Una colonna nella zona di un nemico può arretrare dritta
    .leg-by-leg = I tratti contano per l’angolo più lontano

sheet-movement-zones = Zone di controllo
    .policy = Come sta una zona
    .depth = Profondità
    .exerted-by = Esercitata da
    .camps = Gli accampamenti occupati ne hanno una
    .built-up = I centri abitati tenuti ne hanno una
    .while-engaged = Anche a contatto di fronte
    .empty-camps-stop = Gli accampamenti vuoti la fermano
    .elements-first = Gli elementi vengono prima dei luoghi
    .pins = Fermati in essa
    .all-edges = Davanti a ogni lato di
    .entered-by = Vi entra
    .answer = Lascia aperto oltre al contatto e al dritto indietro

sheet-movement-contact = Contatto
    .policy = Chi si allinea
    .slide = Scivolare per allinearsi, al massimo
    .as-if-lined-up = Combattono come allineati dove nessuno può
    .side-by-side = Può finire fianco a fianco con chi non combatte
    .never = Mai a contatto
    .never-at-walls = Mai contro accampamenti e centri abitati
    .only-at-gates = Contro mura solo alle porte
    .never-turns = Non si voltano mai a fare fronte
    .places-all-round = Affrontati in ogni posto tutto intorno
    .flank-start = Una mossa sul fianco o alle spalle parte
    .lone-enemy-conforms = Un nemico singolo si allinea con un gruppo
    .closing-the-door = Chiudere la porta
    .door-needs-friend = con un amico a contatto di fronte
    .door-from-side = anche da fianco a fianco
    .friends-in-the-way = Amici che ostacolano chi si volta
    .unmatched-fights = Fronti fuori linea combattono
    .unturned-fights = Chi non si è voltato combatte
    .supporters-turn = Si volta anche un secondo rango
    .spares-front-rank = Il suo fianco non è quello del primo rango

sheet-movement-break-off = Disimpegno
    .least = Indietro di almeno
    .faster = Più veloce del nemico

sheet-movement-dismounting = Smontare
    .by-group = In un gruppo che muove
    .whole-move = È l’intera mossa
    .in-contact = A contatto, ma non in mischia

sheet-movement-further = Seconde mosse e seguenti
    .id = Regola
    .movers = Chi
    .times = Volte
    .first-bound = nel primo turno
    .by-road = su strada
    .into-contact = a contatto
    .not-into-contact = non a contatto
    .clear-of-enemy-distance = Lontano dal nemico di
    .clear-of-enemy-whole-move = per tutto il percorso
    .going = Terreno

sheet-movement-sallies = Chi esce da accampamenti e centri abitati
    .id = Questi
    .troops = Truppe
    .near = Se entrambe le parti sono entro
    .farthest = Non più lontano di
    .returns = può rientrare

sheet-movement-surcharges = PIP in più
    .id = Regola
    .pips = PIP
    .waived-in-first-bound = non nel primo turno
    .for-each = per ogni elemento
    .any = Uno di questi

sheet-movement-command = Comando
    .far = Con una linea libera
    .near = Senza
    .hampered = In terreno che ostacola un generale
    .hidden = In terreno che nasconde a lui
    .blocked-by = La linea è ostruita da

sheet-movement-command-ranges = Comando di alcuni
    .troops = Truppe
    .far = Con una linea libera
    .near = Senza

sheet-movement-rivers = Fiumi
    .states = Un dado da 1 a 6 lo rende
    .limit = Mossa in esso, al massimo
    .limits-whole-move = È limitata l’intera mossa
    .slows = Rallentato mentre vi è
    .bank = La riva si difende entro

sheet-shooting = Tiro
    .arc-side = Ai due lati del dritto avanti
    .range-to = La portata si misura fino a
    .least-target = Tanto di un lato deve essere visibile
    .more-than-least-target = e di più
    .stopping-depth = Il terreno che ferma i tiri con la sua profondità lo fa con
    .overlap-forbids = Le sovrapposizioni lo vietano
    .spared = Nessuno tira su
    .supporting = Tiratori di sostegno, al massimo
    .nearest-leads = Il tiratore più vicino è il principale
    .rear-shot-needs-all-behind = Un tiro alle spalle li vuole tutti dietro
    .no-rear = Senza un retro su cui tirare

sheet-shooting-shooters = Tiratori
    .id = Regola
    .troops = Chi
    .range = Portata
    .from = Dal lato
    .in-enemy-bound = anche nel turno del nemico
    .replies-to = altrimenti in risposta a
    .over = Sopra i nemici
    .priority = Prima su
    .moved-at-most = Mosso al massimo di
    .at-spared = anche contro truppe risparmiate

sheet-combat = Combattimento
    .most-contacts = Sovrapposizioni e contatti sul fianco che contano, al massimo
    .edgeless = Senza fronte, fianchi e retro nel combattimento
    .main-attacker-chosen = Combattono chi sceglie il nemico
    .overlaps-by-any-edge = Si sovrappongono con ogni lato
    .overlaps-while-fighting = Si sovrappongono angolo contro angolo mentre combattono
    .no-corner-overlap = Non sovrapposti angolo contro angolo
    .board-edge-overlaps = Sovrapposti dal bordo del tavolo
    .board-edge-room = se non c’è tanto spazio
    .camps-as-foot = Fattori contro la fanteria per e contro chi è dentro
    .uphill-at-the-foot = Una fronte sul piede di una collina è sulla collina
    .attackers-in-turn = Tutti gli attaccanti di un accampamento o di una città combattono a turno
    .never-assaults = Non attaccano accampamenti né città

sheet-combat-tactical = Fattori tattici
    .id = Regola
    .value = Fattore
    .per = Conta per
    .modes = In
    .own = Chi
    .enemy = Contro
    .all = Dove
    .not = e non

sheet-combat-supports = Sostegni
    .id = Regola
    .front = Chi
    .supporter = Sostenuto da
    .same-class = della stessa classe
    .place = Che sta
    .enemy = Contro
    .value = Fattore
    .all = Dove
    .not = e non
    .dies-with-front = muore con chi è davanti

sheet-outcomes = Esiti
    .flankers-recoil = Gli amici a contatto sul fianco o alle spalle arretrano con chi perde
    .flankers-recoil-anyway = e con chi perde ma resiste
    .standing-flankers-recoil = e quelli che, battuti, resterebbero
    .cascade = Chiunque è a contatto arretra da

sheet-outcomes-rows = Esiti: vale la prima riga che si adatta, altrimenti non succede nulla
    .id = Regola
    .margin = Punteggio
    .modes = In
    .own = Chi
    .enemy = Da chi
    .all = Dove
    .not = e non
    .fate = Esito

sheet-outcomes-pursuit = Inseguimento
    .id = Regola
    .troops = Chi
    .enemy = Dietro a chi
    .at-most = Al massimo
    .by-depth = della propria profondità
    .supporter-follows = segue chi sostiene
    .column-follows = segue una colonna
    .stops-at = Si ferma a
    .stays-inside = non da dentro
    .stays-outside = né dove vi porterebbe dentro
    .on-equal = anche dopo un pareggio
    .after-break-off = anche dopo un disimpegno

sheet-outcomes-recoil = Arretramento
    .foot-at-most = Fanteria, al massimo
    .mounted-at-most = Montati, al massimo
    .chooses = Scelgono tra questo e la loro profondità
    .never-pushed = Mai spinti indietro
    .fighters-hold = E nemmeno chi è nel corpo a corpo
    .pushes-no-farther = Spinge indietro gli amici quanto basta
    .pushed-heed-going = Nessuno è spinto dove non può andare
    .tramples = Calpestano amici
    .tramples-enemies = Calpestano anche nemici
    .crushes-enemy-behind = Porta con sé un nemico spalle a spalle
    .crushes-squarely = solo lato posteriore contro lato posteriore
    .into-own = Entra nel proprio accampamento o centro abitato vuoto

sheet-outcomes-recoil-passing = Arretrare attraverso amici
    .movers = Chi
    .through = Attraverso

sheet-outcomes-flight = Fuga
    .recoils-first = Arretra prima di voltarsi
    .river-destroys = Un fiume che rallenta lo distrugge
    .paltry-too = Anche un fiume da poco
    .rounds-camps = Aggira anche gli accampamenti vuoti
    .enemies-destroy = È distrutto dove lo fermano i nemici
    .takes-along = Distrutti con chi non riescono a superare

sheet-outcomes-flight-avoids = Terreno che la fuga aggira
    .troops = Chi
    .terrain = Terreno

sheet-outcomes-flight-halts-at = Terreno a cui la fuga si ferma
    .troops = Chi
    .terrain = Terreno

sheet-victory = Vittoria
    .losses = Perdite che fanno perdere, se più di quelle del nemico
    .general = Anche la perdita del generale
    .general-more = Il generale conta di più di
    .uncounted = Non contati
    .camp = Un accampamento preso conta
    .built-up = Un centro abitato preso conta
    .built-up-as-camp = Uno che fa da accampamento conta

sheet-victory-counts = Perdite che contano di più
    .id = Regola
    .troops = Di chi
    .count = Conta
    .first-only = solo il primo
