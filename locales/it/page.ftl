# Ciò che dice la pagina, tranne le regole.

# Come si chiama questa lingua.
language = Italiano

## Nomi

side-red = Rosso
side-blue = Blu
side-civil = { $army } ({ $side })
phase-setup = Prima della battaglia
phase-movement = Movimento
phase-shooting = Tiro
phase-combat = Corpo a corpo
phase-over = Battaglia conclusa
place-reserve = non schierato
place-camp = nel suo accampamento
place-bua = in un centro abitato
place-lost = perso
place-table = sul tavolo
player-online = Il tuo avversario
player-you = Tu
player-solo-dba = Solo DBA
player-solo-dba-help = Solo DBA è una procedura pubblicata per giocare da soli. Dadi e tabelle decidono per il tuo avversario: il suo esercito, il suo terreno, il suo schieramento e il suo scopo in ogni turno; poi fa la mossa migliore del primo tipo della sua lista di azioni. Nel diario della battaglia, sotto ogni suo ordine, c’è un «Perché?»: aprilo per vedere i suoi dadi, i modificatori e le mosse che ha considerato e scartato.
player-veteran = Solo DBA – Veterano
player-veteran-help = Il Veterano tira gli stessi dadi e segue le stesse liste, ma valuta ogni mossa che esse permettono: sceglie quella che lo lascia messo meglio, e rinuncia a quelle che costerebbero troppo.
player-greedy = Computer – Aggressivo (facile)
player-random = Computer – Casuale (molto facile)
player-dull = Computer – Passivo
player-hot-seat = Un altro giocatore a questo schermo
edge-near = bordo vicino
edge-far = bordo lontano
edge-left = bordo sinistro
edge-right = bordo destro
quarter-1 = quarto vicino a sinistra
quarter-2 = quarto vicino a destra
quarter-3 = quarto lontano a sinistra
quarter-4 = quarto lontano a destra
going-good = terreno buono
going-good-or-rough = terreno buono o accidentato
going-rough = terreno accidentato
going-bad = terreno cattivo
going-impassable = impraticabile
holder-empty = vuoto
holder-followers = tenuto dal seguito
holder-denizens = tenuto dai suoi abitanti
holder-garrison = presidiato da un elemento
holder-turned = tenuto dai suoi abitanti, passati al nemico
holder-captured = conquistato
holder-razed = distrutto
home-Any = Qualsiasi
home-Arable = Arabile
home-Dry = Arida
home-Forest = Foresta
home-Hilly = Collinare
home-Littoral = Litoranea
home-Steppe = Steppa
home-Tropical = Tropicale
terrain-gentle-hill = Collina dolce
terrain-steep-hill = Collina ripida
terrain-difficult-hill = Collina difficile
terrain-wood = Bosco
terrain-oasis = Oasi
terrain-dunes = Dune
terrain-marsh = Palude
terrain-rough = Terreno accidentato
terrain-gully = Canalone
terrain-rocky = Terreno roccioso
terrain-scrub = Sterpaglia
terrain-boggy = Terreno acquitrinoso
terrain-enclosure = Campi recintati
terrain-plough = Campi arati
terrain-hamlet = Borgo
terrain-edifice = Edificio
terrain-bua = Centro abitato
terrain-city = Città
terrain-fort = Forte
terrain-road = Strada
terrain-river = Fiume
terrain-waterway = Via d’acqua
terrain-camp = Accampamento
troop-El = Elefanti
troop-Kn = Cavalieri
troop-Cv = Cavalleria
troop-LH = Cavalleria leggera
troop-Cm = Cammellieri
troop-SCh = Carri falcati
troop-Sp = Lance
troop-Pk = Picche
troop-Bd = Lame
troop-Ax = Ausiliari
troop-Bw = Archi
troop-Ps = Psiloi
troop-Wb = Bande tribali
troop-Hd = Orde
troop-Art = Artiglieria
troop-WWg = Carri da guerra
troop-CP = Posto di comando
troop-CF = Seguito
troop-Den = Abitanti
kind-LCh = Carri leggeri
kind-HCh = Carri pesanti
kind-LCm = Cammellieri leggeri
kind-Lb = Archi lunghi
kind-Cb = Balestre
kind-Lit = Lettiga
kind-CWg = Carroccio
fate-stands = tiene
fate-recoils = arretra
fate-flees = fugge
fate-destroyed = distrutto
fate-changes-sides = passa al nemico
cause-score = raddoppiato o ucciso sul colpo
cause-doubled = raddoppiato
cause-quick-kill = ucciso sul colpo – a questo nemico basta vincere, senza raddoppiare
cause-tie = un pareggio lo distrugge
cause-surrounded = nemico sul fianco o alle spalle
cause-blocked = senza spazio per arretrare
cause-shot-in-rear = colpito alle spalle
cause-trampled = calpestato
cause-crushed = un nemico gli è arretrato addosso
cause-supporting = con l’elemento che sosteneva
cause-driven-from-camp = cacciato dall’accampamento
cause-driven-from-bua = cacciato dal centro abitato
cause-left-table = uscito dal tavolo
cause-river = nel fiume
contact-front = di fronte
contact-left-flank = sul fianco sinistro
contact-left-flank-rear = sulla metà posteriore del fianco sinistro
contact-right-flank-rear = sulla metà posteriore del fianco destro
contact-right-flank = sul fianco destro
contact-rear = alle spalle
contact-assault = assalto
contact-enter = entrando
contact-overlap-left = in sovrapposizione sulla sua sinistra
contact-overlap-right = in sovrapposizione sulla sua destra
river-unknown = ancora da saggiare
river-paltry = poca cosa
river-slow = lento da guadare
river-column = lento da guadare, e i gruppi lo guadano solo in colonna
choice-stay-at-bank = Resta sulla riva
choice-move-in = Entra
choice-stay-out = Resta fuori
choice-flee-left = Fuggi a sinistra
choice-flee-right = Fuggi a destra

party = { $troop } { $number }
party-general = { $troop } del generale { $number }
party-of = { $party } ({ $side })
party-enemy = { $party } (nemico)
party-group = { $first } e altri { $more }
party-camp = accampamento di { $side }
party-bua = centro abitato di { $side }
party-city = città di { $side }
party-fort = forte di { $side }
label-element = { $code } { $number }, { $side }, { $troop }
label-general = il generale
label-uncommanded = fuori comando
label-place = in { $x } / { $y }, orientamento { $facing }°
label-terrain = { $what } intorno a { $x } / { $y } BW

## Prima di una battaglia

start-corner = La tua partita
start-continue = Continua
start-night = Notte
start-battle = La tua battaglia
start-versus = vs
start-led = contro: { $who }
start-another = Un’altra coppia
start-swap = Scambia i lati
start-steps = Prepara passo per passo
start-steps-help = Scegli regole e avversario, poi disponi tu il terreno, l’accampamento e l’esercito.
start-more = Altro
friend = Gioca con un amico
friend-help = Due giocatori a turno su questo schermo. Ognuno prepara un esercito.
friend-do = Gioca su questo schermo
relation-enemies = nemici storici
relation-civil = una guerra civile: i due eserciti sono della stessa lista
relation-contemporary = un “se”: vissero nello stesso tempo
relation-apart = un “se”: { $years } anni di distanza
start-tagline = Battaglie antiche e medievali, con le regole di DBA.
start-opponent = Avversario
start-attacker = Attaccante
attacker-dice = Decidono i dadi
attacker-agreed = { $side } (per accordo)
start-dice = Dadi
start-seed = Seme dei dadi (stesso seme, stessi dadi)
start-begin = Comincia la battaglia
fight-now = Combatti subito
fight-now-help = Terreno ed eserciti sono già disposti: si va subito al primo turno.
fight-now-do = { $many ->
    [one] Affronta { $army }
   *[other] Affronta i { $army }
}
fight-now-none = Le liste di questa edizione non contengono una coppia di nemici storici. Scegli due eserciti qui sotto.
missing-engine = Non è stato possibile caricare il motore di gioco, e senza non si può giocare. Controlla la connessione e che `acies play` sia ancora in esecuzione, poi riprova. Se non basta, ricarica la pagina. Il browser deve permettere WebAssembly.
missing-lists = Non è stato possibile caricare le liste degli eserciti. Controlla la connessione e che `acies play` sia ancora in esecuzione, poi riprova. Una volta caricate, ci sono anche senza connessione.
missing-table = Non è stato possibile caricare il tavolo. Controlla la connessione e che `acies play` sia ancora in esecuzione, poi riprova. La tua battaglia è salva.
missing-reload = Ricarica la pagina
baroque-card = Baroque, su un tavolo vero
baroque-card-help = Impetus: Baroque in solitario, con le tue miniature: segnalini, reazioni e inseguimenti dei due eserciti.
baroque-card-back = Torna alla pagina iniziale
start-load = Carica una battaglia
start-foot = Tutto avviene su questo dispositivo. Le battaglie si salvano mentre giochi.
start-army-renamed = In DBA { $edition } la lista { $key } è: { $army }.
start-armies-drawn = DBA { $edition } non ha la lista di { $armies }: { $count ->
    [one] è stato sorteggiato un altro esercito.
   *[other] sono stati sorteggiati altri due eserciti.
}
about = Informazioni su Acies
about-licence = Acies è software libero, con licenza MIT oppure Apache-2.0 a scelta. Le regole del gioco sono dei loro autori.
about-figures = Le figure a piedi sono disegnate per Acies. Quelle a cavallo e le macchine sono composte con sagome scomposte e modificate, tratte da
about-author = { $drawings }: di { $author }
about-fonts = I testi sono composti in questi caratteri, i cui file non sono modificati, con la
dice-program = Li tira il programma
dice-typed = Tiro dadi veri e li inserisco
search-near = Forse cercavi:
army-change = Cambia…
army-unknown = Questa edizione non ha la lista { $key }. Scegline un’altra.
army-general = Generale
army-composed = Solo DBA sceglie gli elementi opzionali con i dadi.
army-choose = Elemento a scelta
army-troop = { $troop } ({ $code })

## La barra

bar-bound = { $side }, turno { $number }
bar-pips = { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIP
}
bar-losses = Perdite: { $one } { $red }, { $other } { $blue }
bar-lost = perdite
bar-number = Turno { $number }
bar-own = tu
bar-lost-count = { $limit ->
    [0] { $lost } perdite
   *[other] { $lost } perdite su { $limit }
}
bar-ways = Strumenti della battaglia
bar-attacker = { $many ->
    [one] attacca il { $side }
   *[other] { $side }: all’attacco
}
menu = Menu
view-language = Lingua
view-theme = Tema
theme-auto = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
view-hints = Consigli
hints = Consigli
hint-pips = { $pips ->
    [one] Resta 1 PIP: si perde alla fine del movimento.
   *[other] Restano { $pips } PIP: si perdono alla fine del movimento.
}
hint-general = { $count ->
    [one] Il tuo generale è in pericolo: { $who } può raggiungerlo nel prossimo turno.
   *[other] Il tuo generale è in pericolo: { $who } possono raggiungerlo nel prossimo turno.
}
view-pale = Basi del difensore sempre chiare
view-pace = Velocità
view-sound = Suoni
view-auto-roll = Tira i PIP automaticamente
pace-step = Passo per passo
pace-calm = Lenta
pace-quick = Veloce
pace-at-once = Immediata
save = Salva in un file
concede = Concedi la battaglia
concede-sure = Concedi? La vittoria andrà a { $other }.
concede-final = Non si può annullare.
concede-yes = Concedi
concede-no = Continua a combattere
leave = Torna al menu (salvato)
again = Nuova battaglia
board-label = Tavolo
side-label = Azioni e diario della battaglia
log = Diario della battaglia
dead = Caduti: { $army }
dead-uncounted = non contano per la vittoria
dead-general = Il generale vale { $times }
dead-double = un elemento su base doppia conta due
dead-stronghold = l’accampamento o l’area edificata è presa
dead-some-uncounted = alcuni non contano per la vittoria
rail = Caduti e livelli
command = Scrivi un ordine
command-example = move r1 forward 1.25
command-do = Invia
command-lines = Suggerimenti
ruler = Misura
abbreviation-BW = larghezze di base
ruler-length = { $length } BW
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
handle-turn = Gira
handle-wheel-left = Conversione a sinistra
handle-wheel-right = Conversione a destra
thinking = { $who } sta pensando per { $side }…
waiting = In attesa di { $side }…
thinking-help = Intanto puoi esplorare il tavolo.
pace-next = Prossimo passo
pace-skip = Salta al mio turno
pace-skip-answer = Vai avanti

## Preparazione

features-more = Aggiungi: { $what }
features-fewer = Togli: { $what }
features-take = Conferma il terreno
next-feature = Ora: { $what }.
next-feature-at = Ora: { $what }, { $where }.
later-features = Poi: { $kinds }.
several = { $count ->
    [one] { $what }
   *[other] { $what } × { $count }
}
reserve = Ancora da schierare
deed-deploy-camp = Metti { $who } nell’accampamento
deed-deploy-bua = Presidia il centro abitato con { $who }
deed-deploy-as = Schiera { $who } come { $troop }
deed-lift = Riprendi { $who }
deed-followers-in = Metti il seguito nell’accampamento
deed-followers-out = Togli il seguito dall’accampamento
swap = Scambiali
swap-with = Scambia { $who } con
swap-none = { $who }: nessuno con cui scambiarsi di posto.
lay-by-hand = Disponi a mano
lay-lift-help = Trascina un elemento di terreno sul tavolo per riprenderlo.
lay-label = In mano: { $what } intorno a { $x } / { $y }
lay-take-up = Riprendi: { $what } intorno a { $x } / { $y }
lay-held = { $what }: trascinalo al suo posto.
lay-legal = { $what }: qui può stare.
lay-do = Metti qui
lay-smaller = Più piccolo
lay-larger = Più grande
lay-left = Gira a sinistra
lay-right = Gira a destra
lay-keys = Le frecce lo muovono, Q/E lo girano, +/- ne cambiano la misura, Invio lo mette giù, Esc annulla; con Maiusc a passi più piccoli. Puoi anche trascinare un solo punto del contorno.
offers = Suggerimenti dell’arbitro
offer-place = { $what } { $at }
offer-at = intorno a { $x } / { $y }
offer-lift = Togli: { $what }
offer-camp = Accampamento { $at }
offer-no-camp = Nessun accampamento
offer-edge = Scegli: { $edge }
offer-edge-number = Bordo { $number }: { $edge }
templates = Schieramenti salvati
template-use = Schiera come in “{ $name }”
template-forget = Elimina “{ $name }”
template-name = Nome dello schieramento
template-save = Salva questo schieramento
offer-discard = Scartalo (non c’è posto)
offer-end-terrain = Fatto
offer-end-deployment = Fatto
offer-end-camp = Fatto
offer-end-army = Fatto
offer-end-topography = Fatto
offer-end-edges = Fatto
offer-end-garrison = Fatto
offer-end-prefer = Fatto

## Dadi

throw = { $dice ->
    [one] Tira il dado
   *[other] Tira i { $dice } dadi
}
throw-typed = Inserisci il dado { $at } di { $dice }
throw-aggression = Tiro per l’aggressività: { $side }
throw-quarter = { $many ->
    [one] Dove va il prossimo elemento: tira il { $side }
   *[other] Dove va il prossimo elemento: tirano { $side }
}
throw-edge = { $many ->
    [one] Il bordo dell’attaccante: tira il { $side }
   *[other] Il bordo dell’attaccante: tirano { $side }
}
throw-pips = Tiro per i PIP: { $side }
throw-pips-do = Tira per i PIP
throw-pips-help = Il dado dà i PIP di questo turno: ogni mossa ne costa uno o più.
throw-denizens = { $many ->
    [one] Gli abitanti ritornano? Tira il { $side }
   *[other] Gli abitanti ritornano? Tirano { $side }
}
throw-river = { $many ->
    [one] Profondità del fiume: tira il { $side }
   *[other] Profondità del fiume: tirano { $side }
}
throw-shooting = { $one } tira su { $other }
throw-combat = { $one } combatte { $other }
die = un dado che mostra { $face }
summary-pips = { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIP
}
summary-moved = { $count ->
    [0] Nessun movimento.
    [one] Ha mosso 1 elemento.
   *[other] Hanno mosso { $count } elementi.
}
summary-moved-quiet = { $count ->
    [0] Nessun movimento, nessun tiro e nessun combattimento.
    [one] Ha mosso 1 elemento; nessun tiro e nessun combattimento.
   *[other] Hanno mosso { $count } elementi; nessun tiro e nessun combattimento.
}
summary-level = Entrambi hanno perso { $lost }. La battaglia continua finché uno dei due ha perso più dell’altro.
last-fight = Ultimo combattimento

# What becomes of a party in a combat; in capitals on the ribbon, and in lists.
word-destroyed = distrutto
word-lost = perso
word-changes-sides = passa al nemico
word-flees = fugge
word-recoils = arretra
word-pushed-back = spinto indietro
word-holds = tiene
word-pursues = insegue
word-to-recoil = arretra – di quanto?
word-beaten = sotto
word-level = pari
word-ahead = vince
word-both-destroyed = entrambi distrutti
word-both-lost = entrambi persi
word-both-changes-sides = entrambi cambiano parte
word-both-flees = entrambi fuggono
word-general-lost = cade il generale
word-also-lost = { $word }, { $count } persi
word-both-recoils = entrambi arretrano
word-both-pushed-back = entrambi spinti indietro
word-both-holds = nessun effetto
word-both-level = pari
# The same as the title of the result.
result-destroyed = { $count ->
    [one] { $who }: distrutto
   *[other] { $who }: distrutti
}
result-lost = { $count ->
    [one] { $who }: perso
   *[other] { $who }: persi
}
result-changes-sides = { $count ->
    [one] { $who } passa al nemico
   *[other] { $who } passano al nemico
}
result-flees = { $count ->
    [one] { $who } fugge
   *[other] { $who } fuggono
}
result-recoils = { $count ->
    [one] { $who } arretra
   *[other] { $who } arretrano
}
result-pushed-back = { $count ->
    [one] { $who }: spinto indietro
   *[other] { $who }: spinti indietro
}
result-holds = Nessun effetto: { $one } contro { $other }
result-to-recoil = { $who } arretra – di quanto?
result-beaten = { $count ->
    [one] { $who }: punteggio più basso
   *[other] { $who }: punteggi più bassi
}
result-level = Pari: { $one } contro { $other }
result-cause = { $word }: { $why }
result-also-lost = { $result }; persi inoltre: { $who }
result-tie-both = Totali pari: in parità nessuna di queste truppe cede.
result-tie = Totali pari: in parità tra queste truppe, { $who } non tiene.
result-chance = Aveva { $throws } probabilità su 36.
share-die = { $who } distrutto
share-recoil = { $who } arretra
share-flee = { $who } fugge
share-give-way = { $who } arretra o fugge
share-level = nessun effetto
replay-bound = Rivedi: { $side }, turno { $number }
replay-stop = Ferma
moment-aggression = { $die } + { $aggression } aggressività = { $total }
moment-skip = un clic, un tocco o Spazio per saltare

## Un turno

setting-up = Preparazione della battaglia…
moving-title = Muovi l’esercito
moving-pips = { $pips ->
    [0] PIP finiti: concludi il movimento quando vuoi.
    [one] 1 PIP rimasto · { $ready ->
        [0] tutti gli elementi hanno mosso
        [one] 1 elemento da muovere
       *[other] { $ready } elementi da muovere
    }
   *[other] { $pips } PIP rimasti · { $ready ->
        [0] tutti gli elementi hanno mosso
        [one] 1 elemento da muovere
       *[other] { $ready } elementi da muovere
    }
}
moving-help = Fai clic su un elemento per vedere i suoi movimenti, poi trascinalo; Maiusc e clic ne aggiunge altri. Da tastiera: N prende il prossimo che può muovere, C il suo contatto migliore.
moving-help-fingers = Tocca un elemento per vedere i suoi movimenti, poi trascinalo. Tocca i vicini per portarli con sé.
moving-chosen = Selezione
moving-selected = Trascina per muovere.
moving-stuck = { $count ->
    [one] Così com’è non può muovere:
   *[other] Così come sono non possono muovere:
}
moving-selected-moved = { $count ->
    [one] Ha già mosso in questo turno.
   *[other] Hanno già mosso in questo turno.
}
moving-selected-partly = Alcuni di questi hanno già mosso in questo turno.
moving-selected-keys = Oppure usa le frecce, e Q ed E per girare.
moving-go-on = Prosegui con gli stessi elementi, o fermati al fiume.
moving-river = Il fiume è { $river }
moving-column = in colonna
moving-on-foot = smonta e muovi a piedi
deed-dismount = Smonta qui
deed-recall = Richiama gli abitanti
deed-break-off = Disimpegno di { $distance } BW · { $pips } PIP
deed-land = Sbarca { $at } · { $pips } PIP
aboard = Ancora in mare
aboard-help = Seleziona gli elementi che sbarcano insieme, poi premi presso la riva e trascina lungo di essa, o prendi uno dei posti suggeriti.
indoors = Elementi in un accampamento o centro abitato
moving-line = Intera linea
facing-left = Ruotato di { $degrees }° a sinistra
facing-right = Ruotato di { $degrees }° a destra
facing-about = Fronte invertito
moving-end = Fine del movimento
moving-end-sure = { $pips ->
    [one] 1 PIP non speso: premi di nuovo per finire.
   *[other] { $pips } PIP non spesi: premi di nuovo per finire.
}
moving-end-anyway = Finisci lo stesso
moving-next = Elemento successivo
undo = Annulla
redo = Ripeti
contacts = Contatti possibili
contact = Contro { $enemy }, { $how } · { $pips } PIP
contact-fight = combattono { $fight } su { $movers }
contact-odds = vinci in { $better } lanci su 36, il nemico in { $worse }
keys-select-first = Non è selezionato nulla che possa muovere. N prende il prossimo.
keys-refused = Non può andare lì. Portalo altrove, o lascialo con Esc.
contacts-looking = Ricerca dei contatti…
contact-do = Va’ a contatto
combats-to-come = Combattimenti in arrivo
overlays = Mostra sul tavolo
overlays-show = Mostra
overlays-more = Altro
show-reach = Movimenti
show-zones = Zone di controllo
show-zones-3_0 = Zone di minaccia
show-arcs = Tiro
show-ids = Sigle degli elementi
show-grid = Griglia
show-good = Aggancia solo in terreno buono
threat-sign = { $who }: prossimo turno, { $edition }
piece-going = { $what }: { $going }
piece-river = { $what }: { $river }
piece-slows = { $who }: al massimo { $allowance } di { $good } BW
piece-frees = { $who }: veloci come in terreno buono
piece-bars = { $who }: non possono entrare
wish-good-going = Uscirebbe dal terreno buono, e hai chiesto agganci solo lì.
named = Mosse tipiche
named-far = Distanza (BW)
named-angle = Angolo (gradi)
named-ahead = Dritto avanti
named-back = Dritto indietro
named-left = Di lato a sinistra
named-right = Di lato a destra
named-wheel-left = Conversione a sinistra
named-wheel-right = Conversione a destra
named-about = Dietro front
named-column = In colonna dietro { $who }
named-match = Di fronte a { $who }
named-road = Sulla strada
named-door = Chiudi la porta su { $who }
outcomes = Risultati possibili
outcome-throws = { $throws }/36 ({ $percent } %):
outcome = { $who }: { $fate }
outcome-nothing = Nessun effetto.
fight-all-combat = Combatti tutti
fight-all-shooting = Tira tutti
fight-order = dall’alto in basso (trascina, o usa le frecce)
fight-factors = { $own } contro { $other }: probabilità ed esiti
fight-earlier = Prima: { $fight }
fight-later = Dopo: { $fight }
sheet = Scheda
sheet-title = DBA { $edition }: scheda delle regole
sheet-missing = Questa pagina non ha la scheda del DBA { $edition }: la stampa `acies rules --edition { $edition }`.
close = Chiudi
draft-measure = { $distance } di { $allowance } BW · { $pips } PIP
draft-measure-door = { $distance } BW, chiude la porta (qualsiasi distanza) · { $pips } PIP
draft-fine = regolare
draft-contact = regolare · contatto
draft-lands = sbarca · { $pips } PIP
draft-landing = { $who }: sbarco per { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIP
}.
draft-no = non permesso
draft-deploys = { $who }: qui si può schierare.
draft-release = Lascia per muovere qui.
draft-release-holds = Lascia per tenerlo qui; nulla si spende finché non confermi.
draft-meets = Contro { $enemy }, { $how }
draft-as-if = Nessuno può conformarsi: combatteranno come se lo fossero.
draft-aside = Quel posto non è raggiungibile: questo è il più vicino permesso.
draft-commit = Conferma
draft-commit-deploys = Metti qui
draft-cancel = Annulla
reasons = Non permesso
reasons-who = Quali elementi
reasons-unread = Non capisco quest’ordine
reasons-also = { $count ->
    [one] C’è 1 altro motivo
   *[other] Ci sono altri { $count } motivi
}
reason-bare = Viola la regola { $rule }.
reason-unread = Al carattere { $column }: trovato { $found }, atteso { $expected }.
reason-unread-now = Trovato { $found }. Ora un ordine comincia con: { $words }.
rule-read = Leggi la regola

offer-fight = { $one } contro { $other }
offer-shoot = { $who } su { $target }
offer-shoot-helped = { $who }, con l’aiuto di { $others }
offer-target-helped = { $target }, con l’aiuto di { $others }
shooter-one-of = { $who } può tirare su uno di questi:
shoot-one-of = Su { $target }, uno di questi:
shots-other = { $count ->
    [one] un altro tiro
   *[other] { $count } altri tiri
}
offer-call = Fai tirare { $who }
offer-recoil = Arretra di { $distance } BW
offer-end = Fatto
offer-end-shooting = { $shooters ->
    [one] Fine del tiro (1 può ancora tirare)
   *[other] Fine del tiro ({ $shooters } possono ancora tirare)
}
do-fight = Combatti
do-attack = Attacca con questo
do-shoot = Tira
do-next-shooting = Tira: { $who } su { $target }
do-next-combat = Combatti: { $one } contro { $other }
odds-of = su 36 lanci
odds-part = { $what }: { $throws }/36 ({ $percent } %)
odds-other = { $recoils ->
    [0] { $who } distrutto { $destroyed }/36
   *[other] { $who } arretra { $recoils }/36{ $destroyed ->
        [0] {""}
       *[other] , distrutto { $destroyed }/36
    }
}

## La fine

over-won = Vittoria di { $side }!
over-lost = Sconfitta contro { $side }
over-conceded = { $many ->
    [one] Vince il { $side }: resa di { $other }
   *[other] Vincono { $side }: resa di { $other }
}
over-drawn = Pareggio
result-general-goes-on = La battaglia continua: con il generale la perde solo chi ha perso più elementi.
over-general = { $many ->
    [one] Il { $side } ha perso il suo generale.
   *[other] { $side } hanno perso il loro generale.
}
over-camp = { $many ->
    [one] Il { $side } ha perso il suo accampamento.
   *[other] { $side } hanno perso il loro accampamento.
}
over-losses = Perdite: { $one } { $red }, { $other } { $blue }, dopo { $bounds ->
    [one] 1 turno
   *[other] { $bounds } turni
} ciascuno.

## Come decidono i generali

# Ciò che un generale dice delle sue decisioni, in breve.
log-earlier = Voci precedenti ({ $count })
spoken-move = { $who }: { $way }

## Le battaglie conservate

keep-title = Le tue battaglie
keep-who = { $red } contro { $blue }
keep-players = { $one }: { $red }, { $other }: { $blue }
keep-both = Entrambe le parti: { $who }
keep-played = DBA { $edition }, giocata: { $when }
keep-stands = { $bound } · perdite { $red }–{ $blue }
keep-over = { $how } · perdite { $red }–{ $blue }
keep-go-on = Continua
keep-export = Salva in un file
keep-remove = Elimina
keep-label = { $what }: { $who }
keep-all = Mostra tutte ({ $count })
keep-save-all = Salva tutto in un file
keep-save-all-help = Con le partite dell’assistente per Baroque. Carica il file in un altro browser, o a un altro indirizzo.
keep-brought = { $fresh ->
        [0] Niente di nuovo
        [one] 1 battaglia o partita caricata
       *[other] { $fresh } battaglie e partite caricate
    }{ $known ->
        [0] {""}
       *[other] , { $known } già qui
    }{ $unread ->
        [0] {""}
       *[other] , { $unread } illeggibili o non salvate
    }.
keep-removed = Eliminata: { $who }.
keep-restore = Annulla
keep-elsewhere = Aperta in un’altra scheda
watch-elsewhere = Questa battaglia si sta giocando in un’altra scheda
watch-elsewhere-help = Qui vedi le sue mosse man mano. Se giochi qui, l’altra scheda la mostra soltanto.
watch-look = Da spettatore
watch-look-help = Nulla di ciò che fai qui cambia la battaglia.
watch-take-over = Gioca qui
watch-leave = Torna alla lista

## Che cosa il browser non può tenere, e che cosa è guasto

rules-house = File di regole della casa
rules-house-choose = Scegli un file…
rules-house-help = Un file che cambia parti di un’edizione, o un’intera edizione tua. Le convenzioni e le interpretazioni dell’edizione si possono scegliere lo stesso.
lens = Che direbbe un’altra edizione?
lens-own = No
lens-legal = { $edition }: permesso, per { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIP
}.
lens-illegal = { $edition }: non permesso. { $reasons }
keep-nowhere = Questo browser non può salvare battaglie: il suo archivio non si apre, come in certe finestre private o quando i dati dei siti sono bloccati. Puoi giocare; salva la battaglia in un file prima di chiudere la pagina.
keep-unread = Battaglia illeggibile
keep-unread-help = La sua voce nell’elenco è guasta, ma il salvataggio può essere intero. Aprilo, o salvalo in un file.
keep-look = Rivedi
keep-open = Apri
unkept-title = La battaglia non è salvata
unkept-full = La memoria di questo browser è piena: le ultime mosse esistono solo in questa scheda. Salva ora la battaglia in un file. Poi, in un’altra scheda, elimina battaglie dall’elenco per fare posto, e riprova qui.
unkept-nowhere = Questo browser non conserva la battaglia: le ultime mosse esistono solo in questa scheda. Salvala in un file prima di chiudere la scheda; da quel file puoi continuare.
unkept-again = Riprova
damage-title = Questa battaglia è guasta
damage-unplayable = Il file salvato è guasto alla riga { $line }.
damage-head = Il file salvato è guasto fin dall’inizio.
damage-differs = Dalla riga { $line } in poi il file salvato non corrisponde a ciò che l’arbitro ricava dai suoi ordini e dadi: è stato modificato, troncato, o scritto da un’altra versione.
damage-nothing = Il file salvato non c’è più.
damage-what-to-do = Tutto ciò che precede la riga { $line } è intero. Da lì puoi continuare con una copia; la battaglia guasta resta nell’elenco finché non la elimini. Salvala prima in un file, se forse si può riparare.
damage-nothing-sound = Non se ne può giocare nulla. Se vuoi tenere ciò che resta, salvalo in un file; poi eliminala.
damage-go-on = Continua da prima della riga { $line }
damage-go-on-all = Continua con tutto, come lo legge l’arbitro
damage-save = Salva in un file ciò che resta
damage-file = guasta.acies
damage-remove = Eliminala
damage-leave = Lasciala per ora
damage-file-title = { $file } non si può aprire
damage-file-head = Non è una battaglia salvata, o il suo inizio è guasto.
damage-file-nothing = Il file è vuoto.
damage-file-what-to-do = Tutto ciò che precede la riga { $line } è intero, e da lì puoi continuare. Il file non viene cambiato.
damage-file-nothing-sound = Non se ne può giocare nulla. Il file non viene cambiato.
damage-other-title = Questa battaglia è stata giocata con un’altra versione
damage-other-version = È stata giocata con la versione { $record }; questa è { $now }. Dalla riga { $line } in poi le regole di questa versione portano ad altro. La battaglia non ha nulla di guasto.
damage-other-help = Puoi guardarla com’è stata giocata, o continuarne una copia da prima della riga { $line } con le regole di questa versione.
damage-other-watch = Puoi guardarla com’è stata giocata.
damage-other-unshown = Non si può mostrare: questa versione non conosce la sua edizione o i suoi eserciti.
damage-watch = Guardala com’è stata giocata
damage-unnamed = una che non dice il suo nome
brought-none = Aperta da un file. L’arbitro concorda su ogni passo; non sono stati tirati dadi.
brought-checked = Aperta da un file. L’arbitro concorda su ogni passo, e tutti i { $checked } tiri corrispondono al seme.
brought-typed-in = Aperta da un file. L’arbitro concorda. Dadi inseriti a mano: { $typed }, il primo alla riga { $line }; verificati con il seme: { $checked }.
brought-shared = Aperta da un file. L’arbitro concorda. I dadi sono stati tirati in tre: { $known } visite su { $visits } hanno i valori di tutti e tre, e { $checked } tiri sono verificati con quelli.
brought-not-checkable = Aperta da un file. L’arbitro concorda. Dadi non verificabili: { $unchecked }, inseriti a mano: { $typed }, verificati con il seme: { $checked }.
brought-under-way = La battaglia è in corso e il suo seme è ancora segreto.
brought-no-seed = La battaglia è finita, ma nel verbale manca il seme dei dadi.
brought-not-promised = Il file non promette alcun seme.
brought-earlier = Sono stati tirati prima che la battaglia passasse a un server.
brought-other-source = Non vengono né da un seme né da un giocatore.
brought-engine = È stata giocata con la versione { $record }; questa è { $now }.
cut = Il file si interrompe a metà della riga { $line }. Tutto ciò che la precede è stato caricato.

## Guardare indietro

past-look = Rivedi
past-back = Torna alla battaglia
past-title = La battaglia rivista
past-label = Diario della battaglia fin qui
past-beginning = Prima della battaglia
past-now = Ora
past-end = La fine
past-moment = { $bound }, { $phase }, perdite: { $one } { $red }, { $other } { $blue }
past-at = Passo { $at } di { $last }.
past-first = Inizio
past-bound-back = Turno precedente
past-step-back = Ordine precedente
past-step-on = Ordine successivo
past-bound-on = Turno successivo
past-newest = Più recente
past-play = Riproduci
past-pause = Pausa
past-keys = Tasti: , e . vanno di un ordine, < e > di un turno, Home e Fine saltano, P riproduce, T ruota il tavolo, Esc torna alla battaglia. Nulla qui la cambia.
past-turn = Ruota il tavolo
past-turned = Il bordo di { $side } è in basso; le posizioni si misurano da lì.
past-waits = La battaglia è in pausa: l’avversario riprende quando torni.
past-row = Turni
past-lost = Perdite: { $one } { $red }, { $other } { $blue }
past-slider = Punto della battaglia
past-print = Stampa
past-take = Salva o stampa
past-save-replay = La battaglia come pagina web (HTML)
past-save-picture = Questa posizione (SVG)
past-save-pictures = La posizione di ogni turno (SVG in uno zip)
past-file-title = Il tavolo: { $moment }
past-replay-about = DBA { $edition }. Una battaglia di Acies; questo file la rivede da solo.
past-replay-keys = Tasti: , e . vanno di un ordine, < e > di un turno, Home e Fine saltano, T ruota il tavolo.

# The part of the table to which an order leads, as one would point at it.
spoken-to = verso { $area }
spoken-at = ({ $area })
spoken-into = contro { $enemy }
spoken-column = in colonna
spoken-wheel-left = conversione di { $degrees }° a sinistra
spoken-wheel-right = conversione di { $degrees }° a destra
spoken-land = sbarco
spoken-dismount = { $who }, a piedi
area-near-left = il lato vicino, a sinistra
area-near-centre = il lato vicino, al centro
area-near-right = il lato vicino, a destra
area-middle-left = la sinistra
area-middle-centre = il centro
area-middle-right = la destra
area-far-left = il lato lontano, a sinistra
area-far-centre = il lato lontano, al centro
area-far-right = il lato lontano, a destra
