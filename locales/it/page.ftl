# Ciò che dice la pagina, tranne le regole.

# Come si chiama questa lingua.
language = Italiano

## Nomi

side-red = Rosso
side-blue = Blu
phase-setup = Prima della battaglia
phase-movement = Movimento
phase-shooting = Tiro
phase-combat = Corpo a corpo
phase-over = Conclusa
place-reserve = non schierato
place-camp = nel suo accampamento
place-bua = in un centro abitato
place-lost = perso
place-table = sul tavolo
player-you = tu
player-solo-dba = Solo DBA, secondo i dadi
player-solo-dba-help = Solo DBA è una procedura pubblicata per giocare da soli. Dadi e tabelle decidono per il tuo avversario: il suo esercito, il suo terreno, dove stanno le sue truppe e che cosa vuole in ogni turno; poi fa la mossa migliore del primo tipo della sua lista. Prima dei suoi ordini il diario ha un «Perché»: aprilo per leggere i suoi dadi, che cosa è stato aggiunto e per quale motivo, e le mosse che ha giudicato peggiori.
player-veteran = Solo DBA, con giudizio
player-veteran-help = Con giudizio tira gli stessi dadi e segue le stesse liste, ma valuta tutto ciò che esse permettono: fa la mossa che lo lascia nella posizione migliore e rinuncia a ciò che gli costerebbe troppo.
player-greedy = il computer, aggressivo
player-random = il computer, a caso
player-dull = il computer, immobile
player-hot-seat = un’altra persona a questo schermo
edge-near = bordo vicino
edge-far = bordo lontano
edge-left = bordo sinistro
edge-right = bordo destro
quarter-1 = quarto vicino a sinistra
quarter-2 = quarto vicino a destra
quarter-3 = quarto lontano a sinistra
quarter-4 = quarto lontano a destra
going-good = terreno buono
going-rough = terreno accidentato
going-bad = terreno cattivo
going-impassable = impraticabile
holder-empty = vuoto
holder-followers = tenuto dal suo seguito
holder-denizens = tenuto dai suoi abitanti
holder-garrison = tenuto da un elemento
holder-captured = preso
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
fate-stands = resiste
fate-recoils = arretra
fate-flees = fugge
fate-destroyed = distrutto
cause-score = sconfitta
cause-surrounded = accerchiamento
cause-blocked = non c’era dove arretrare
cause-shot-in-rear = tiro alle spalle
cause-trampled = calpestamento
cause-crushed = urto alle spalle
cause-supporting = insieme a chi sosteneva
cause-driven-from-camp = cacciata dall’accampamento
cause-driven-from-bua = cacciata dal centro abitato
cause-left-table = uscita dal tavolo
cause-river = nel fiume
contact-front = fronte contro fronte
contact-left-flank = sul fianco sinistro
contact-left-flank-rear = sulla metà posteriore del fianco sinistro
contact-right-flank-rear = sulla metà posteriore del fianco destro
contact-right-flank = sul fianco destro
contact-rear = alle spalle
contact-assault = un assalto
contact-enter = entrando
contact-overlap-left = in sovrapposizione a sinistra
contact-overlap-right = in sovrapposizione a destra
river-unknown = di profondità ignota
river-paltry = poca cosa
river-slow = lento da guadare
river-column = da guadare solo con elementi singoli e colonne
choice-stay-at-bank = Resta sulla riva
choice-move-in = Entra
choice-stay-out = Resta fuori
choice-flee-left = Fuggi a sinistra
choice-flee-right = Fuggi a destra

party = { $troop } { $id }
party-general = { $troop } del generale { $id }
party-group = { $first } e { $more ->
    [one] un altro
   *[other] altri { $more }
}
party-camp = accampamento del { $side }
party-bua = centro abitato del { $side }
party-city = città del { $side }
party-fort = forte del { $side }
label-element = { $code }, { $side }, { $troop } { $id }
label-general = il generale
label-uncommanded = fuori comando
label-place = in { $x } / { $y }, orientamento { $facing }°
label-terrain = { $what } intorno a { $x } / { $y }

## Prima di una battaglia

start-tagline = Un arbitro, un avversario e un tavolo per il DBA.
start-opponent = Il Blu è guidato da
start-attacker = Chi attacca
attacker-dice = decidono i dadi
attacker-agreed = { $side }, per accordo
start-dice = Dadi
start-seed = Seme dei dadi
start-begin = Comincia la battaglia
fight-now = Combatti subito
fight-now-help = Due nemici storici, schierati dall’arbitro: dritto al tuo primo turno.
fight-now-none = Tra le liste di questa edizione non si sono trovati due nemici storici. Scegli due eserciti qui sotto.
missing-engine = Non è stato possibile caricare il motore della pagina, e senza non si può giocare. Controlla di essere in rete e che `acies play` sia ancora in esecuzione, poi riprova. Se non basta, ricarica la pagina. Il browser deve permettere WebAssembly.
missing-lists = Non è stato possibile scaricare le liste degli eserciti. Controlla di essere in rete e che `acies play` sia ancora in esecuzione, poi riprova. Una volta caricate, ci sono anche senza rete.
missing-table = Non è stato possibile caricare il tavolo. Controlla di essere in rete e che `acies play` sia ancora in esecuzione, poi riprova. Quello che hai giocato è conservato.
missing-reload = Ricarica la pagina
baroque-card = Baroque, a un tavolo vero
baroque-card-help = Per Impetus: Baroque con le proprie figurine: segnalini, reazioni e inseguimenti dei due eserciti, tenuti a mente mentre si gioca da soli.
baroque-card-open = Apri l’assistente
baroque-card-back = Alla pagina iniziale
start-load = Continua da un file
start-foot = Tutto avviene su questo dispositivo. Le battaglie si conservano mentre le giochi.
dice-program = tirati dal programma
dice-typed = tirati a un vero tavolo e inseriti a mano
army-search = Trova un esercito per numero, nome o anno
army-search-example = II/12, Roman, 217 BC (in inglese)
army-found = { $count ->
    [one] Un esercito trovato
   *[other] { $count } eserciti trovati
}
army-none = Nessun esercito è così.
army-more = E altri { $count }: precisa meglio che cosa cerchi.
army-book = Libro
army-century = Anni
army-home = Patria
army-every = tutti
army-years-bc = { $from }–{ $to } a.C.
army-years-ad = { $from }–{ $to } d.C.
army-by-lot = A sorte:
army-lot-enemy = un nemico di { $key }
army-lot-composed = Solo DBA: un nemico di { $key }
army-lot-any = un esercito qualsiasi
army-no-enemy = Le liste non danno nemici a { $key }.
army-unknown = Questa edizione non ha la lista { $key }: scegline un’altra.
army-general = Il generale
army-composed = Ciò che la lista lascia aperto lo sceglie il generale con i suoi dadi.
army-choose = Scegli
army-historical = nemico storico
army-enemies-help = Premine uno per darlo al { $side }.
army-enemies = { $count ->
    [one] Un nemico storico
   *[other] { $count } nemici storici
}
aggression = aggressività { $n }

## La barra

bar-bound = Turno { $number } del { $side }
bar-pips = { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIP
}
bar-losses = Il Rosso ha perso { $red }, il Blu { $blue }
bar-lost = persi
bar-attacker = attacca il { $side }
menu = Menu
view-language = Lingua
view-theme = Colori
theme-auto = come il dispositivo
theme-light = chiari
theme-dark = scuri
view-pace = Ritmo dell’avversario
pace-step = passo per passo
pace-calm = calmo
pace-quick = veloce
pace-at-once = immediato
save = Salva la battaglia
concede = Concedi la vittoria
concede-sure = Il { $side } si arrende e il { $other } ha vinto.
concede-final = Non si può annullare.
concede-yes = Arrenditi
concede-no = Continua a combattere
leave = Lascia la battaglia; resta conservata
again = Un’altra battaglia
board-label = Il tavolo
side-label = Che cosa fare e che cosa è successo
log = Che cosa è successo
lost = Persi
command = Un ordine
command-example = move r1 forward 1.25
command-do = Ordina
command-lines = Che cosa può seguire
ruler = Misura (R)
ruler-length = { $length } BW
zoom-in = Più vicino
zoom-out = Più lontano
handle-turn = Gira
handle-wheel-left = Conversione a sinistra
handle-wheel-right = Conversione a destra
thinking = Tocca al { $side }: { $who }
thinking-help = Intanto puoi guardarti intorno.
pace-next = Prossimo passo
pace-skip = Fino al mio turno

## Preparazione

before-army = Scegli il tuo esercito
before-army-help = La lista lascia aperti alcuni elementi.
before-army-for-me = Scegli per me
before-topography = Scegli la tua terra
before-topography-help = Difendi: si combatte sulla tua terra.
before-topography-for-me = Scegli per me
before-terrain = Disponi il terreno
before-terrain-help = Difendi. Disponilo a mano, scegli tra ciò che offre l’arbitro, o scrivi sotto un ordine.
before-terrain-for-me = Lo disponga l’arbitro
before-features = Scegli il terreno
before-features-help = Difendi. Scegli quali elementi di terreno ci sono; per ciascuno un dado dice poi in quale quarto del tavolo sta, e lì lo disponi.
before-features-for-me = Scegli per me
features-more = Uno in più: { $what }
features-fewer = Uno in meno: { $what }
features-take = Il terreno è questo
before-quarter = Scegli dove sta
before-quarter-help = Il dado lascia a te la scelta.
before-quarter-for-me = Scegli per me
before-edge = Scegli il tuo bordo
before-edge-help = Attacchi: scegli il bordo del tavolo che sarà tuo. Il difensore ha quello opposto.
before-edge-for-me = Scegli per me
before-garrison = Presidia il centro abitato
before-garrison-help = Scegli chi lo tiene all’inizio della battaglia, o lascialo alla sua gente.
before-garrison-for-me = Scegli per me
next-feature = Ora: { $what }.
next-feature-at = Ora: { $what }, { $where }.
later-features = Poi: { $kinds }.
several = { $count ->
    [one] { $what }
   *[other] { $what } × { $count }
}
before-edges = Numera i bordi
before-edges-help = Il dado dell’attaccante decide tra di essi. Se attacchi, con 1, 2 o 3 hai il primo, il secondo o il terzo bordo, con un numero più alto l’ultimo.
before-edges-for-me = Scegli per me
before-prefer = Preferisci due bordi vicini
before-prefer-help = Attacchi. Con 5 hai il primo di essi, con 6 il secondo; con ogni altro numero il bordo a cui il tuo avversario lo ha dato.
before-prefer-for-me = Scegli per me
before-camp = Disponi il tuo accampamento
before-camp-help = Sul tuo bordo di base o sulla riva, in terreno buono.
before-camp-for-me = Disponilo per me
before-deployment = Schiera il tuo esercito
before-deployment-help = Scegli un elemento e mettilo nella zona segnata; trascina quelli che ci sono già.
before-deployment-for-me = Schiera per me
before-swap = Scambia elementi
before-swap-help = Difendi: ora che i due eserciti sono schierati, alcuni tuoi elementi possono scambiarsi di posto. Selezionane due, o uno e scegli l’altro dall’elenco.
before-swap-for-me = Nessuno scambio
before-all-for-me = Prepara tutto per me
reserve = Ancora da schierare
keep-back = { $count ->
    [one] L’ultimo può essere tenuto indietro, per sbarcare nel tuo primo turno.
   *[other] Questi { $count } possono essere tenuti indietro, per sbarcare nel tuo primo turno.
}
deed-deploy-camp = { $who } nell’accampamento
deed-deploy-bua = { $who } a presidio del centro abitato
deed-deploy-as = Schiera { $who } come { $troop }
deed-lift = Riprendi { $who }
deed-followers-in = Il seguito è nell’accampamento
deed-followers-out = Nessuno è nell’accampamento
swap = Scambia i due
swap-with = { $who } cambia posto con
lay-by-hand = Disponi a mano
lay-lift-help = Ciò che sta sul tavolo si può riprendere: trascinalo.
lay-label = In mano: { $what } intorno a { $x } / { $y }
lay-take-up = Riprendi: { $what } intorno a { $x } / { $y }
lay-held = { $what } intorno a { $x } / { $y }: trascinalo al suo posto.
lay-legal = { $what } intorno a { $x } / { $y }: qui può stare.
lay-do = Disponilo qui
lay-smaller = Più piccolo
lay-larger = Più grande
lay-left = Gira a sinistra
lay-right = Gira a destra
lay-keys = Le frecce lo muovono, Q ed E lo girano, + e - ne cambiano la misura, Invio lo dispone, Esc lo lascia; con Maiusc a passi più piccoli. Un punto del contorno si può trascinare da solo.
offers = Che cosa offre l’arbitro
offer-place = { $what } { $at }
offer-at = intorno a { $x } / { $y }
offer-lift = Togli l’elemento di terreno { $number }
offer-camp = Accampamento con un angolo in { $x } / { $y }
offer-no-camp = Nessun accampamento
offer-discard = Non c’è posto
offer-end-terrain = Il terreno è completo
offer-end-deployment = L’esercito è schierato
offer-end-swap = È tutto
offer-end-camp = Fatto
offer-end-army = Fatto
offer-end-topography = Fatto
offer-end-edges = Fatto
offer-end-garrison = È tutto
offer-end-prefer = Fatto

## Dadi

throw = Tira { $dice ->
    [one] il dado
   *[other] i { $dice } dadi
}
throw-typed = Dado { $at } di { $dice }: che cosa mostra?
throw-aggression = Chi attacca? Tira il { $side }
throw-tie = { $times ->
    [one] Tutti e due arrivano a { $total }, con la loro aggressività: tirate di nuovo.
   *[other] Tutti e due arrivano questa volta a { $total }, con la loro aggressività: tirate di nuovo.
}
throw-to-beat = Il { $side } è arrivato a { $total }, con la sua aggressività.
throw-quarter = Dove sta il prossimo elemento di terreno? Tira il { $side }
throw-edge = Quale bordo? Tira il { $side }
throw-pips = Il { $side } tira per i PIP
throw-denizens = Gli abitanti ritornano? Tira il { $side }
throw-river = Quanto è profondo il fiume? Tira il { $side }
throw-shooting = I dadi del tiro
throw-combat = I dadi del combattimento
die = un dado che mostra { $face }
last-fight = L’ultimo combattimento

## Un turno

moving-title = Muovi
moving-pips = { $pips ->
    [0] Non restano PIP.
    [one] Resta 1 PIP; { $ready ->
        [one] 1 elemento non ha mosso.
       *[other] { $ready } elementi non hanno mosso.
    }
   *[other] Restano { $pips } PIP; { $ready ->
        [one] 1 elemento non ha mosso.
       *[other] { $ready } elementi non hanno mosso.
    }
}
moving-help = Tocca un elemento per vedere dove può andare, e trascinalo là. Con Maiusc ne aggiungi un altro; trascina sul terreno libero per prenderne diversi.
moving-selected = { $who }: trascina, o usa i tasti.
moving-go-on = La profondità del fiume è nota. Prosegui con gli stessi elementi, o resta sulla riva.
moving-column = in colonna
moving-on-foot = smonta e va a piedi
deed-dismount = Smonta qui
deed-break-off = Disimpegno di { $distance } BW · { $pips } PIP
deed-land = Sbarca intorno a { $x } / { $y } · { $pips } PIP
aboard = Ancora in mare
aboard-help = Scegli chi sbarca insieme, poi premi sul tavolo presso la riva e trascina lungo di essa; o prendi uno dei posti offerti.
indoors = All’interno
moving-line = Intera linea
moving-end = Fine del movimento
undo = Annulla
redo = Ripeti
contacts = Può entrare in contatto
contact = { $enemy }, { $how } · { $pips } PIP
contact-do = Vai
keys = Le frecce muovono la selezione, Q ed E la girano, Invio ordina, Esc lascia; con Maiusc a passi più piccoli. Alt durante il trascinamento evita gli scatti. R misura: Invio su un elemento e su un altro, o le frecce. + e - avvicinano e allontanano, le frecce senza selezione spostano la vista. ? mostra le regole.
overlays = Sul tavolo
overlays-help = Tocca un nemico per vedere dove potrebbe andare nel suo prossimo turno. Verde costa un PIP, oro di più; il punteggiato passa per terreno non buono. Un contorno spezzato è fuori comando.
overlays-ids-help = Il testo chiama gli elementi r4 o b8: quelli di cui parla hanno un contorno finché il puntatore o il fuoco è su di esso.
show-reach = dove può andare
show-zones = zone di controllo
show-arcs = dove le truppe possono tirare
show-ids = nomi sulle basi
show-good = trascina solo in terreno buono
wish-good-going = Uscirebbe dal terreno buono, e volevi restarci.
named = Mosse per nome
named-far = Di (BW)
named-angle = Di (gradi)
named-ahead = Dritto avanti
named-back = Dritto indietro
named-left = A sinistra
named-right = A destra
named-wheel-left = Conversione a sinistra
named-wheel-right = Conversione a destra
named-about = Dietro front
named-column = In colonna dietro { $who }
named-match = Di fronte a { $who }
named-road = Sulla strada
named-door = Chiudi la porta su { $who }
outcomes = Che cosa farebbe sul tavolo
outcome-throws = { $throws } su 36:
outcome-nothing = Non succede nulla.
fight-all = Tutti in quest’ordine
fight-order = Trascinali, o usa le frecce.
fight-earlier = Prima: { $fight }
fight-later = Dopo: { $fight }
sheet = Regole
sheet-title = La scheda del DBA { $edition }
sheet-agreed = Questa è l’edizione come è stampata; la scheda è in inglese. In questa battaglia la cambiano queste convenzioni; le interpretazioni stanno nella barra.
sheet-english = La scheda è quella che il programma stampa, in inglese.
sheet-missing = La scheda del DBA { $edition } non fa parte di questa pagina: la stampa `acies rules --edition { $edition }`.
close = Chiudi
draft-measure = { $distance } di { $allowance } BW · { $pips } PIP
draft-lands = sbarca · { $pips } PIP
draft-landing = { $who }: uno sbarco per { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIP
}.
draft-no = non permesso
draft-legal = { $who }: { $distance } di { $allowance } BW per { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIP
}.
draft-deploys = { $who }: qui.
corners = I suoi angoli: { $corners }.
corners-even = Ogni angolo: { $distance }.
corner-front-left = anteriore sinistro
corner-front-right = anteriore destro
corner-rear-right = posteriore destro
corner-rear-left = posteriore sinistro
through = Attraverso: { $what }.
through-zone = zona di { $who }
draft-commit = Muovi
draft-commit-deploys = Schiera qui
draft-cancel = Lascia
reasons = Non è permesso
reasons-unread = Questo non è un ordine
measured = { $name } { $value }
reason-bare = Viola la regola { $rule }.
reason-unread = Alla lettera { $column }: trovato { $found }, atteso { $expected }.
rule-title = Perché un ordine è rifiutato
rule-read = leggi la regola
rule-editions = Edizioni
rule-editions-none = nessuna da sola
rule-depends = Dipende da
rule-sections = Da
rule-scenarios = Come la mostrano gli scenari (in inglese)
rule-scenarios-more = Altri { $count }
rule-all = Tutte le regole
rule-missing = Non è stato possibile recuperare ciò che si sa di questa regola.
rule-topic-move = Movimento
rule-topic-break-off = Sganciamento
rule-topic-shoot = Tiro
rule-topic-fight = Corpo a corpo
rule-topic-dismount = Smontare
rule-topic-land = Sbarco
rule-topic-deploy = Schieramento
rule-topic-setup = Eserciti, terreno, bordi e campi
rule-topic-choose = Piccole scelte
rule-topic-order = Gli ordini in sé

bound-shooting = Tiro
bound-shooting-help = Scegli quale tiro viene ora.
bound-target = Scegli un bersaglio
bound-target-help = L’avversario chiama a tirare un tuo tiratore.
bound-combat = Corpo a corpo
bound-combat-help = Scegli quale combattimento viene ora.
bound-main-attacker = Scegli l’attaccante principale
bound-main-attacker-help = Diversi tuoi elementi sono a contatto con { $who }: uno di essi combatte, gli altri contano contro.
bound-entry = Il vincitore entra?
bound-entry-help = Il posto che ha conquistato è vuoto.
bound-recoil = Di quanto arretra?
bound-recoil-help = { $who } può scegliere tra una larghezza di base e la profondità della propria base.
bound-flight = Da che parte fugge?
bound-flight-help = Le due vie si equivalgono.
offer-fight = { $one } contro { $other }
offer-shoot = { $who } su { $target }
offer-call = Chiama { $who } a tirare
offer-recoil = { $distance } BW indietro
offer-end = Fatto
offer-end-shooting = { $shooters ->
    [one] Fatto, anche se uno può ancora tirare
   *[other] Fatto, anche se { $shooters } possono ancora tirare
}
do = Fallo
do-fight = Combatti
do-attack = Attacca con questo
do-shoot = Tira
odds-part = { $throws } su 36 { $fate }
odds-other = { $who }: arretra in { $recoils } su 36, distrutto in { $destroyed }
odds-chart = su 36
odds-chart-title = raddoppia, vince, pareggia, perde, è raddoppiato

## La fine

over-won = Ha vinto il { $side }
over-conceded = Ha vinto il { $side }: l’avversario si è arreso
over-drawn = Nessuno ha vinto
over-general = Il { $side } ha perso il suo generale.
over-camp = Il { $side } ha perso il suo accampamento.
over-losses = Il Rosso ha perso { $red }, il Blu { $blue }, in { $bounds ->
    [one] un turno
   *[other] { $bounds } turni
}.

## Che cosa è successo

log-army = Il { $side } ha scelto il suo esercito.
log-aggression = Il { $side } ottiene { $total } con la sua aggressività.
log-aggression-die = Il { $side } tira { $die }: { $total } con la sua aggressività.
log-attacks = Attacca il { $side }.
log-topography = Il campo di battaglia: { $name }.
log-feature = Disposto: { $what }.
log-lifted = L’elemento di terreno { $number } viene tolto.
log-features = Il terreno sarà: { $kinds }.
log-quarter = L’elemento di terreno { $number } sta qui: { $quarter }.
log-quarter-die = Il dado dà { $die }: l’elemento di terreno { $number } sta qui: { $quarter }.
log-shore = L’elemento di terreno { $number } corre lungo il { $edge }.
log-discarded = Tralasciato per mancanza di posto: { $what }.
log-ground-soft = Il suolo è molle: i campi arati sono terreno accidentato.
log-ground-firm = Il suolo è solido: i campi arati sono terreno buono.
log-edge = L’attaccante viene dal { $edge }.
log-edge-die = Il dado dà { $die }: l’attaccante viene dal { $edge }.
log-camp = Il { $side } pianta il suo accampamento.
log-camp-none = Il { $side } non ha un accampamento.
log-deployed = { $who } si schiera in { $x } / { $y }.
log-deployed-camp = { $who } si schiera nell’accampamento.
log-deployed-bua = { $who } si schiera nel centro abitato.
log-deployed-as = { $who } si schiererà come { $troop }.
log-taken-back = { $who } torna in riserva.
log-swapped = { $one } e { $other } si scambiano di posto.
log-bound = Turno { $number } del { $side }
log-pips = PIP: { $pips }.
log-moved = { $distance ->
    [0] { $count ->
        [one] { $who } gira sul posto.
       *[other] { $who } girano sul posto.
    }
   *[other] { $count ->
        [one] { $who } muove di { $distance } BW.
       *[other] { $who } muovono di { $distance } BW.
    }
}
log-dismounted = { $who } smonta.
log-landed = { $who } sbarca.
log-as-if = { $who } incontra { $enemy }; nessuno dei due può allinearsi, e combattono come se lo fossero.
log-conformed = { $who } si allinea.
log-turned = { $who } si volta a fare fronte.
log-made-room = { $who } fa spazio.
log-recoiled = { $who } arretra.
log-pushed-back = { $who } subisce una spinta indietro.
log-fled = { $who } fugge.
log-pursued = { $who } insegue.
log-shifted = { $who } cambia posto.
log-river = Il fiume è { $state }.
log-fought = { $one } { $own } + { $die } = { $score } contro { $other } { $against } + { $otherDie } = { $otherScore }.
log-lost = Perdita: { $who } ({ $why }).
log-followers-lost = Il seguito dell’accampamento del { $side } è perso.
log-denizens-lost = Gli abitanti del centro abitato del { $side } sono persi.
log-denizens-back = Gli abitanti del centro abitato del { $side } sono di nuovo lì.
log-bua-taken = { $who } prende il centro abitato del { $side }.
log-bua-entered = { $who } entra nel centro abitato del { $side }.
log-bua-left = { $who } esce dal centro abitato del { $side }.
log-bua-regained = Il centro abitato del { $side } è di nuovo suo.
log-sacking-begins = La città del { $side } viene saccheggiata.
log-sacking-ends = Il saccheggio della città del { $side } è finito.
log-bua-yields = La città del { $side } si arrende al nemico.
log-camp-taken = { $who } prende l’accampamento del { $side }.
log-camp-entered = { $who } entra nell’accampamento del { $side }.
log-camp-left = { $who } esce dall’accampamento del { $side }.
log-camp-regained = L’accampamento del { $side } è di nuovo suo.
log-bound-ends = Perdite: Rosso { $red }, Blu { $blue }.
log-ended-won = Ha vinto il { $side }.
log-ended-conceded = Ha vinto il { $side }: l’avversario si è arreso.
log-ended-drawn = Nessuno ha vinto.
log-concede = Il { $side } si arrende.

# Ciò che un generale dice delle sue decisioni, in breve.
account-short = { $title }: { $result }
account-short-action = { $action }, rango { $rank } della sua lista
account-short-freely = come vuole, senza la sua lista
account-short-end = { $left ->
    [0] non restano PIP
    [one] non c’è altro da guadagnare, resta 1 PIP
   *[other] non c’è altro da guadagnare, restano { $left } PIP
}
account-why = Perché: { $short }
account-part-2-2 = il suo esercito, { $count ->
    [one] in una decisione
   *[other] in { $count } decisioni
}
account-part-4-7 = come si schiera, { $count ->
    [one] in una decisione
   *[other] in { $count } decisioni
}
account-length-x = dal bordo sinistro
account-length-y = dal bordo vicino
account-length-right = a destra del centro
account-length-ahead = davanti alla linea di base
account-length-way = più vicino al nemico
account-refused = rifiutato ({ $reason })
log-earlier = Che cosa è successo prima ({ $count })
log-help = Ogni «Perché» racconta come Solo DBA è arrivato all’ordine che segue. NPG, il generale senza giocatore, è lui; tu sei il suo nemico.
spoken-move = { $who }: { $way }

## Le battaglie conservate

keep-title = Le tue battaglie
keep-who = { $red } contro { $blue }
keep-players = Rosso: { $red }, Blu: { $blue }
keep-both = Entrambe le parti: { $who }
keep-played = DBA { $edition }, giocata: { $when }
keep-stands = { $bound }. Perdite: Rosso { $red }, Blu { $blue }
keep-over = { $how }. Perdite: Rosso { $red }, Blu { $blue }
keep-go-on = Continua
keep-export = Salva come file
keep-remove = Elimina
keep-label = { $what }: { $who }
keep-all = Mostra tutte ({ $count })
keep-removed = Eliminata: { $who }.
keep-restore = Riprendila
keep-elsewhere = Aperta in un’altra scheda
watch-elsewhere = Questa battaglia si gioca in un’altra scheda
watch-elsewhere-help = Qui vedi che cosa vi succede. Per giocarla qui, continua qui: l’altra scheda allora la mostra soltanto.
watch-look = Stai solo guardando
watch-look-help = Nulla di ciò che fai qui cambia la battaglia.
watch-take-over = Continua qui
watch-leave = Alla lista

## Che cosa il browser non può tenere, e che cosa è guasto

rules-house = Regole della casa, da un file
rules-house-help = Un file che cambia righe di un’edizione, o un’edizione intera (docs/reference/editions.md). Le convenzioni e le interpretazioni dell’edizione si possono scegliere accanto.
lens = Vedi secondo
lens-own = le regole di questa battaglia
lens-legal = { $edition } lo permette, per { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIP
}.
lens-illegal = { $edition } lo vieta: { $reasons }
keep-nowhere = Questo browser qui non tiene battaglie: il suo archivio non si apre, come in certe finestre private o quando i dati delle pagine sono vietati. Puoi giocare; salva il resoconto in un file prima di chiudere la pagina.
keep-unread = Una battaglia che non si può leggere
keep-unread-help = Ciò che l’elenco ne sa è guasto. Il suo resoconto può essere intero: aprilo, o salvalo in un file.
keep-look = Sfoglia
keep-open = Apri
unkept-title = La battaglia non è conservata
unkept-full = La memoria di questo browser è piena: ciò che è successo per ultimo sta solo in questa scheda. Salva ora il resoconto in un file. Poi fa’ posto, in un’altra scheda, eliminando battaglie dall’elenco, e riprova qui.
unkept-nowhere = Questo browser non la conserva: ciò che è successo per ultimo sta solo in questa scheda. Salva il resoconto in un file prima di chiuderla; con quel file puoi continuare.
unkept-again = Riprova
damage-title = Questa battaglia è guasta
damage-unplayable = La riga { $line } del suo resoconto non si può giocare.
damage-head = Il suo resoconto non si può leggere dall’inizio.
damage-differs = Dalla riga { $line } in poi il resoconto non dice ciò che l’arbitro ricava dai suoi ordini e dadi: è stato cambiato, tagliato, o scritto da un’altra versione.
damage-nothing = Il suo resoconto non c’è più.
damage-what-to-do = Tutto ciò che precede la riga { $line } è sano. Da lì puoi continuare con una copia; la battaglia guasta resta nell’elenco finché non la elimini. Salvala prima in un file, se qualcuno potrebbe ripararla.
damage-nothing-sound = Non se ne può giocare nulla. Se c’è qualcosa da salvare, salvalo in un file; poi eliminala.
damage-go-on = Continua da prima della riga { $line }
damage-go-on-all = Continua con tutto, come lo vede l’arbitro
damage-save = Salva in un file ciò che c’è
damage-file = guasta.acies
damage-remove = Eliminala
damage-leave = Lasciala per ora
damage-file-title = { $file } non si può aprire
damage-file-head = Non è il resoconto di una battaglia, o il suo inizio è guasto.
damage-file-nothing = Il file è vuoto.
damage-file-what-to-do = Tutto ciò che precede la riga { $line } è sano, e da lì puoi continuare. Il file resta com’è.
damage-file-nothing-sound = Non se ne può giocare nulla. Il file resta com’è.
cut = Il file finisce a metà della riga { $line }. Tutto ciò che la precede è qui.

## Guardare indietro

past-look = Rivedi
past-back = Alla battaglia
past-title = Uno sguardo indietro
past-label = Che cosa era successo fin lì
past-beginning = Prima della battaglia
past-now = Ora
past-end = La fine
past-moment = { $bound }, { $phase }, persi: Rosso { $red }, Blu { $blue }
past-at = Momento { $at } di { $last }.
past-first = All’inizio
past-bound-back = Un turno indietro
past-step-back = Un ordine indietro
past-step-on = Un ordine avanti
past-bound-on = Un turno avanti
past-newest = Al più recente
past-keys = Tasti: , e . di un ordine, < e > di un turno, Home e Fine, T gira il tavolo, Esc torna alla battaglia. Nulla qui la cambia.
past-turn = Gira il tavolo
past-turned = Il bordo del Blu è in basso, e le posizioni si contano da lì.
past-waits = La battaglia aspetta: l’avversario riprende a giocare quando torni.
past-row = I turni
past-lost = persi { $red }–{ $blue }
past-slider = Momento della battaglia
past-print = Stampa
past-take = Salva o stampa
past-save-replay = La battaglia come pagina (HTML)
past-save-picture = Questo tavolo (SVG)
past-save-pictures = Il tavolo di ogni turno (SVG, in uno zip)
past-file-title = Il tavolo: { $moment }
past-replay-about = DBA { $edition }. Una battaglia di Acies, che in questo file si svolge da sé.
past-replay-keys = Tasti: , e . di un ordine, < e > di un turno, Home e Fine, T gira il tavolo.
