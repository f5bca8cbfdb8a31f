# What is said before a battle: the choice of armies, the roll for who attacks, and the steps of the setup. Loaded when it is needed.

## Armies

army-of-you = Il tuo esercito
army-of-other = L’altro esercito
army-chosen = Fatto
army-search = Trova un esercito
army-search-example = Annibale, Vichinghi, 217 BC, II/12 …
army-found = { $count ->
    [one] Un esercito trovato
   *[other] { $count } eserciti trovati
}
army-none = Nessuna lista corrisponde. Prova un popolo, un generale, un anno o un numero come II/12.
army-more = …e altri { $count }: scrivi un nome, un popolo o un anno.
army-shown = qui sotto i primi { $count }
army-show-more = Mostrane altri { $count }
army-book = Periodo
army-book-I = Libro I: 3000–500 a.C.
army-book-II = Libro II: 500 a.C.–476 d.C.
army-book-III = Libro III: 476–1071 d.C.
army-book-IV = Libro IV: 1071–1520 d.C.
army-home = Terreno d’origine
army-every = tutti
army-by-lot = A caso:
army-lot-enemy = un nemico storico
army-lot-composed = un nemico storico, composto da Solo DBA
army-lot-any = un esercito qualsiasi
army-no-enemy = Le liste non danno nemici all’altro esercito.
start-previous = Coppia precedente
army-enemies = { $count ->
    [one] Un nemico storico
   *[other] { $count } nemici storici
}
army-enemies-help = Scegli l’esercito contro cui combatte.
aggression = aggressività { $n }

## Famous pairs

pair-kadesh = Ramesse contro gli Ittiti
    .about = Qadesh, verso il 1275 a.C.: carri contro carri nella più grande battaglia dell’età del bronzo.
pair-marathon = Atene contro la Persia
    .about = Maratona, 490 a.C.: una linea di lance carica gli arcieri del Gran Re.
pair-gaugamela = Alessandro contro Dario
    .about = Gaugamela, 331 a.C.: picche e cavalleria dei Compagni contro le schiere di Persia.
pair-hydaspes = Alessandro in India
    .about = L’Idaspe, 326 a.C.: picche contro gli elefanti di Poro.
pair-heraclea = Pirro contro Roma
    .about = Eraclea, 280 a.C.: picche ed elefanti vincono, a caro prezzo.
pair-cannae = Annibale contro Roma
    .about = Canne, 216 a.C.: un esercito di molte genti vuole accerchiare le legioni.
pair-carrhae = I Parti contro Crasso
    .about = Carre, 53 a.C.: arcieri a cavallo e lancieri girano attorno alle legioni.
pair-alesia = Cesare contro Vercingetorige
    .about = Alesia, 52 a.C.: poche legioni contro la carica di tutta la Gallia.
pair-watling-street = Boudicca contro Roma
    .about = Watling Street, 60 d.C.: carri e bande di guerrieri piombano sulle legioni.
pair-catalaunian-fields = Attila contro Roma
    .about = Campi Catalaunici, 451 d.C.: gli Unni e l’ultimo grande esercito d’Occidente.
pair-hastings = Guglielmo contro Aroldo
    .about = Hastings, 1066: i cavalieri normanni contro il muro di scudi.
pair-legnano = La Lega Lombarda contro il Barbarossa
    .about = Legnano, 1176: le lance dei Comuni attorno al Carroccio.
pair-hattin = Saladino contro i Crociati
    .about = Hattin, 1187: cavalleria leggera, e la sete, contro i cavalieri.
pair-peipus = Nevskij contro i Cavalieri Teutonici
    .about = Lago dei Ciudi, 1242: il cuneo dei cavalieri avanza sul ghiaccio.
pair-bannockburn = Bruce contro Edoardo
    .about = Bannockburn, 1314: picche scozzesi contro cavalieri inglesi.
pair-agincourt = Enrico V contro la Francia
    .about = Azincourt, 1415: una linea sottile di archi lunghi contro i cavalieri di Francia.
pair-nancy = Gli Svizzeri contro Carlo il Temerario
    .about = Nancy, 1477: quadrati di picche contro cavalieri, arcieri e cannoni.

## Who attacks

aggression-adds = Ogni esercito aggiunge al dado la sua aggressività: { $one } +{ $red }, { $other } +{ $blue }.
aggression-adds-1_22 = Ai dadi non si aggiunge nulla.
aggression-decides = Il totale più alto attacca e muove per primo. Il più basso difende e dispone il terreno.
aggression-decides-3_0 = Il totale più alto attacca: sceglie il suo bordo e muove per primo. Il più basso difende: sceglie il terreno e schiera per primo.
aggression-decides-2_2 = Il totale più alto attacca e muove per primo. Il più basso difende: dispone il terreno e schiera per primo.
aggression-decides-1_22 = Il dado più alto attacca: schiera per primo e muove per primo. Il più basso difende e dispone il terreno.
throw-to-beat = Tiro di { $side }: { $sum }. Per attaccare, all’altra parte serve un totale sopra { $total }.
throw-tie = { $times ->
    [one] Pari a { $total }: tirate di nuovo.
   *[other] Ancora pari, a { $total }: tirate di nuovo.
}
aggression-roles = Tiro di { $attacker }: { $sum }; di { $defender }: { $against }. Il totale più alto attacca: { $attacker }.

## The steps of the setup

before-army = Scegli il tuo esercito
before-army-help = La tua lista lascia aperti alcuni elementi. Scegli quelli che vuoi.
before-army-for-me = Scegli per me
before-topography = Scegli il campo di battaglia
before-topography-help = Difendi: si combatte sul tuo terreno d’origine. La tua lista ne nomina più d’uno: scegli.
before-topography-for-me = Scegli per me
before-terrain = Disponi il terreno
before-terrain-help = Difendi. Trascina ogni elemento di terreno al suo posto sul tavolo, o lascialo mettere all’arbitro.
before-terrain-for-me = Lascia fare all’arbitro
terrain-complete = Il terreno è completo. Premi Fatto per lasciarlo così, o continua a disporre.
terrain-full = Nessuna aggiunta lo completerebbe: togli un elemento di terreno, o lascia che l’arbitro sostituisca l’ultimo ({ $what }).
terrain-add = Aggiungi ciò che manca
terrain-replace = Sostituisci: { $what }
before-features = Scegli il terreno
before-features-help = Difendi. Scegli gli elementi di terreno. Un dado assegna ciascuno a un quarto del tavolo, e lì lo disponi.
before-features-for-me = Scegli per me
features-compulsory = Obbligatorio: uno di questi tipi
features-optional = Facoltativo: da { $least } a { $most }
before-quarter = Scegli il quarto: { $what }
before-quarter-help = { $die ->
    [0] Il dado lascia la scelta a te.
   *[other] Il dado ha dato { $die }: la scelta è tua.
} Premi un quarto del tavolo.
before-quarter-for-me = Scegli per me
before-edge = Scegli il tuo bordo del tavolo
before-edge-help = Attacchi: premi il bordo da cui arriva il tuo esercito. Il difensore ha quello opposto.
before-edge-for-me = Scegli per me
before-garrison = Presidia il centro abitato
before-garrison-help = Scegli l’elemento che comincia la battaglia al suo interno, o lascialo ai suoi abitanti.
before-garrison-for-me = Scegli per me
before-edges = Numera i bordi del tavolo
before-edges-help = Attacchi: premi i bordi sul tavolo, per ultimo quello che preferisci. Il tuo dado ne sceglie uno: 1, 2 o 3 dà il primo, il secondo o il terzo; da 4 a 6 l’ultimo.
before-edges-two-help = Attacchi: premi i bordi sul tavolo, prima quello che preferisci. L’abitato ne lascia due. Un dado basso ti dà il primo, uno più alto il secondo.
before-edges-defender-help = Difendi: premi i bordi sul tavolo per numerarli. L’attaccante tira: da 1 a 4 ha il bordo con quel numero. Per il 5 e il 6 nomina da sé due bordi vicini.
before-edges-for-me = Scegli per me
before-prefer = Scegli i due bordi che preferisci
before-prefer-help = Attacchi: premi sul tavolo due bordi vicini. Con 5 hai il primo, con 6 il secondo. Con ogni altro numero hai il bordo che il difensore ha numerato così.
before-prefer-for-me = Scegli per me
before-camp = Disponi il tuo accampamento
before-camp-help = Premi il suo posto sul tavolo: sul tuo bordo di base o sulla riva, in terreno buono. Tienilo dietro la tua linea: il nemico può prenderlo.
before-camp-for-me = Disponilo per me
before-deployment = Schiera il tuo esercito
before-deployment-help = Trascina ogni elemento nella zona segnata, o scegline uno e premi il suo posto. Puoi trascinarlo ancora per spostarlo.
before-deployment-help-keys = Da tastiera: frecce, Q ed E, poi Invio.
before-deployment-pick = Scegline uno qui, poi premi il suo posto sul tavolo.
before-deployment-for-me = Schiera per me
before-deployment-rest-for-me = Schiera gli altri { $count }
before-deployment-rest-sure = Gli altri { $count } vengono schierati per te: premi di nuovo per farlo.
before-deployment-rest-anyway = Sì, schierane { $count }
keep-back = { $count ->
    [one] Puoi tenere indietro l’ultimo, per sbarcarlo nel tuo primo turno.
   *[other] Puoi tenere indietro questi { $count }, per sbarcarli nel tuo primo turno.
}
without = { $count ->
    [one] Un elemento non trova posto nella tua zona e non combatterà in questa battaglia.
   *[other] { $count } elementi non trovano posto nella tua zona e non combatteranno in questa battaglia.
}
without-some = { $count } elementi non trovano posto nella tua zona. Non combatteranno in questa battaglia: { $absent }; gli altri possono sbarcare nel tuo primo turno.
without-sure = Continuare senza { $count ->
    [one] questo
   *[other] questi
}?
without-do = Continua senza { $count }
before-swap = Scambiare elementi?
before-swap-help = { $swaps ->
    [one] Hai visto schierarsi il nemico: una coppia di tuoi elementi può scambiarsi di posto.
   *[other] Hai visto schierarsi il nemico: fino a { $swaps } coppie di tuoi elementi possono scambiarsi di posto.
} Selezionane uno: l’elenco ha quelli con cui può scambiarsi.
before-swap-for-me = Lasciali dove sono
before-all-for-me = Prepara il resto per me
pace-skip-setup = Vai alla mia prossima scelta
