# Quel che si legge solo al tavolo di una battaglia; arriva insieme a esso.

# Dov’è un punto: dall’elemento più vicino, davanti o dietro rispetto alla sua fronte.
beside-at = accanto a { $who }
beside-front = { $along } BW davanti a { $who }
beside-behind = { $along } BW dietro { $who }
beside-left = { $aside } BW a sinistra di { $who }
beside-right = { $aside } BW a destra di { $who }
beside-front-left = { $along } BW davanti e { $aside } BW a sinistra di { $who }
beside-front-right = { $along } BW davanti e { $aside } BW a destra di { $who }
beside-behind-left = { $along } BW dietro e { $aside } BW a sinistra di { $who }
beside-behind-right = { $along } BW dietro e { $aside } BW a destra di { $who }
beside-in = in { $terrain }, { $lies }

# Che cosa conta contro un elemento in combattimento oltre al suo avversario, e per quale nemico.
factor-overlap-left = sovrapposto a sinistra: { $who }
factor-overlap-right = sovrapposto a destra: { $who }
factor-left = fianco sinistro: { $who }
factor-right = fianco destro: { $who }
factor-rear = retro: { $who }
factor-all-round = anche a contatto: { $who }
factor-edge-left = bordo del tavolo a sinistra
factor-edge-right = bordo del tavolo a destra

# Una selezione, su uno schermo che si usa con le dita.
moving-selected-fingers = Trascinalo per muoverlo; la maniglia dorata lo gira. Mentre lo trascini, un secondo dito lo gira.

# Come si gioca: con il puntatore e i tasti, e con le dita.
key-space = Spazio
key-shift-enter = Maiusc Invio
help-title = Come si gioca
help-moving = Fai clic su un elemento per vedere i suoi movimenti, poi trascinalo. Maiusc e clic lo aggiunge al gruppo; trascina un riquadro sul terreno libero per selezionarne più d’uno. Tieni premuto Alt mentre trascini per evitare gli agganci e la fermata a fine movimento.
help-moving-fingers = Tocca un elemento per vedere dove può muovere, poi trascinalo con un dito. Un secondo dito lo gira mentre lo trascini; la maniglia dorata lo gira prima e dopo. «Conferma» esegue la mossa. Tocca i vicini per portarli con sé, o «Intera linea» per portarli tutti.
help-contact = I nemici raggiungibili hanno un contorno rosso spezzato: fai clic su uno per vedere il contatto con il suo costo e le probabilità, e di nuovo per entrare in contatto.
help-contact-fingers = I nemici raggiungibili hanno un contorno rosso spezzato: toccane uno per vedere il contatto con il suo costo e le probabilità, poi tocca «Conferma» per farlo.
help-overlays = Fai clic su un altro nemico per vedere dove potrebbe arrivare nel suo prossimo turno. Il verde costa 1 PIP, l’oro di più; le linee punteggiate attraversano terreno accidentato o cattivo. Un contorno spezzato indica un elemento fuori comando.
help-overlays-fingers = Tocca un altro nemico per vedere dove potrebbe arrivare nel suo prossimo turno. Il verde costa 1 PIP, l’oro di più; le linee punteggiate attraversano terreno accidentato o cattivo. Un contorno spezzato indica un elemento fuori comando.
help-ids = Gli elementi si chiamano con il tipo e il numero sulla base, come Lame 4. Indica una riga di testo per evidenziare quelli che nomina; «Sigle degli elementi» mostra come li chiama un ordine scritto.
help-ids-fingers = Gli elementi si chiamano con il tipo e il numero, come Lame 4. Ingrandisci per leggere i numeri sulle basi; «Sigle degli elementi» mostra come li chiama un ordine scritto.
help-why = Ogni «Perché?» spiega l’ordine che lo precede.
help-look-fingers = Allarga due dita per ingrandire, e trascina il terreno libero per spostare la vista.
help-keys = Tasti
key-arrows = muovono la selezione (Maiusc: passi più piccoli); senza selezione, o con Ctrl, passano da un elemento all’altro
key-ahead = dritto avanti, fin dove possono
key-turn = girano (Maiusc: passi più piccoli)
key-line = seleziona tutta la linea
key-next = il prossimo elemento che può ancora muovere, da sinistra a destra (Maiusc: indietro)
key-contact = il prossimo contatto possibile della selezione, o senza selezione di un elemento qualsiasi; Spazio lo esegue; prima di un combattimento o di un tiro, un altro per primo
key-add = con Invio o un clic: lo aggiunge alla selezione, o lo toglie
key-enter = agisce su ciò che ha il fuoco: seleziona un elemento, attacca un nemico, conferma il movimento, preme un pulsante
key-escape = annulla, poi deseleziona
key-undo = annulla, ripeti
key-tab = dal tavolo al pulsante principale; con Maiusc di nuovo al tavolo
key-zoom = ingrandisci, riduci
key-overlays = movimenti, zone, tiro, griglia
key-sounds = suoni
key-ruler = misura: Invio su un elemento, poi su un altro, o le frecce
key-type = scrivi un ordine
key-help = questo aiuto
key-sheet = scheda delle regole
key-back = rivedi
key-do = la cosa più ovvia, qualunque sia la selezione: conferma il movimento preparato, altrimenti tira, combatte o termina

# Una mossa tenuta sul tavolo e lasciata senza conferma, e una linea di cui alcuni hanno già mosso.
draft-missed = Senza conferma, quindi non mosso: { $who }.
draft-missed-deploys = Senza conferma, quindi non schierato: { $who }.
draft-again = Riprendi la mossa
moving-left-out = { $count ->
    [one] Escluso perché ha già mosso: { $who }.
   *[other] Esclusi perché hanno già mosso: { $who }.
}
moving-keep-able = Solo gli altri

# Che cosa ha fatto il nemico tra lo schieramento e il primo turno.
swapped-by-enemy = { $many ->
    [one] { $side } ha visto il tuo schieramento e ha scambiato
   *[other] { $side } hanno visto il tuo schieramento e hanno scambiato
} { $pairs }.
swapped-pair = { $one } con { $other }

# Che cosa manca a una mossa rifiutata per arrivare a contatto.
meant-ahead = { $far } BW più avanti
meant-back = { $far } BW più indietro
meant-left = { $far } BW più alla sua sinistra
meant-right = { $far } BW più alla sua destra
meant-turn-left = girato di { $degrees }° in più verso sinistra
meant-turn-right = girato di { $degrees }° in più verso destra

# Fin dove va una mossa preparata, perché non oltre, e che cosa attraversa.
corners = Gli angoli muovono, in BW: { $corners }.
corners-even = Ogni angolo muove { $distance } BW.
corner-front-left = anteriore sinistro
corner-front-right = anteriore destro
corner-rear-right = posteriore destro
corner-rear-left = posteriore sinistro
short-of-contact = nessun contatto: si ferma a { $gap } BW da { $who }
short-of-river = Si ferma al fiume: lì si tira il suo dado, poi può proseguire.
stops-at-river = si ferma al fiume per tirarne il dado
slowed = Al massimo { $allowance } di { $good } BW in { $going } ({ $what }).
slowed-stops = Si ferma dopo { $distance } di { $good } BW: al massimo { $allowance } BW in { $going } ({ $what }).
slowed-shortly = { $what }: al massimo { $allowance } BW
slowed-before = Si ferma dopo { $distance } BW. { $why }
through = Passa attraverso: { $what }.
through-zone = { $count ->
    [1] zona di { $who }
    [2] zone di { $who }
   *[other] zone di { $count } nemici
}

# Perché una mossa costa di più.
surcharge-unwieldy = Più caro: elefanti, orde, carri, artiglieria, smontare o un’area edificata.
surcharge-unwieldy-named = Muovere { $who } costa { $pips } PIP in più.
surcharge-command = Più caro: fuori dal comando del generale.
surcharge-command-named = Fuori dal comando del generale, muovere { $who } costa { $pips } PIP in più.
surcharge-general-hampered = Più caro: il generale è ostacolato ({ $terrain }).
surcharge-general-lost = Più caro: il generale è perduto.
surcharge-city = Più caro: una colonna attraverso una città.
surcharge-other = Più caro per un’altra regola di questa edizione ({ $id }).

# Perché un elemento non può tirare.
no-target = { $who } non ha bersagli fra i { $count } nemici: { $reasons }.
no-target-shoot-range = { $count } fuori gittata
no-target-shoot-arc = { $count } fuori dall’arco di tiro
no-target-shoot-sight = { $count } fuori vista
no-target-shoot-contact = { $count } in contatto o in sovrapposizione
no-target-shoot-once = { $count } già bersaglio in questo turno
no-target-shoot-target-terrain = { $count } al riparo del terreno
no-target-shoot-target = { $count } che non può scegliere

# Il pulsante principale mentre si mostra un combattimento.
moment-go-on = Continua

# Un movimento spostato dove ci sta, e un nemico che non si può raggiungere.
contacts-none = Nessun contatto possibile. Il più vicino è { $enemy }. { $why }
contacts-none-at-all = Nessun elemento può entrare in contatto.
contacts-none-at-all-why = Nessun elemento può entrare in contatto. I più vicini, { $mover } e { $enemy }: { $why }
draft-among = { $of ->
    [one] L’unico contatto.
   *[other] Contatto { $at } di { $of }: C tiene il prossimo.
}
draft-nudged = Spostato di { $far } BW, dove c’è posto.

## La fine, sul tavolo

end-victory = Vittoria
end-defeat = Sconfitta
end-drawn-anew = Rivincita e Scambia i lati: stesse liste. Il terreno e gli elementi opzionali del computer si scelgono di nuovo.
end-won = ha sconfitto { $other } in { $bounds ->
    [one] un turno
   *[other] { $bounds } turni
}, perdite { $theirs } a { $ours }.
end-lost = Sconfitta contro { $other } in { $bounds ->
    [one] un turno
   *[other] { $bounds } turni
}, perdite { $theirs } a { $ours }.
end-conceded = Resa di { $other } dopo { $bounds ->
    [one] un turno
   *[other] { $bounds } turni
}, perdite { $theirs } a { $ours }.
end-drawn = Nessun esercito ha ceduto in { $bounds ->
    [one] un turno
   *[other] { $bounds } turni
}.
end-losses = Perdite: { $army }
end-none = Nessun elemento perso.
end-went = Com’è andata
end-chart = Perdite turno per turno, alla fine { $one } { $red }, { $other } { $blue }
end-limit = { $limit } persi, e più del nemico: esercito rotto
end-bound = turno
end-turning = La svolta
end-turned = { $one } contro { $other }, { $score } a { $against }: { $what }{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}.
end-turn-end = Ha deciso la battaglia.
end-turn-behind = { $many ->
    [one] Da qui in poi { $side } è rimasto indietro.
   *[other] Da qui in poi { $side } sono rimasti indietro.
}
end-again = Rivedila
end-dice = Media dei dadi di combattimento: { $one } { $red }, { $other } { $blue }.
end-rematch = Rivincita
end-swap = Scambia i lati
end-save = Salva
end-close = Guarda il tavolo
end-open = Risultato

## Che cosa è successo

log-army = { $many ->
    [one] Il { $side } ha scelto il suo esercito.
   *[other] { $side } hanno scelto il loro esercito.
}
log-aggression = { $side }: { $total } per l’attacco.
log-aggression-die = { $aggression ->
    [0] { $side }: { $die } al dado per l’attacco.
   *[other] { $side }: { $die } + { $aggression } aggressività = { $total }.
}
log-attacks = Attaccante: { $side }.
log-topography = Campo di battaglia: { $name }.
log-feature = Disposto: { $what }.
log-lifted = Tolto dal tavolo: { $what }.
log-features = Terreno scelto: { $kinds }.
log-quarter = { $what }: assegnato qui: { $quarter }.
log-quarter-die = È uscito { $die }. { $what }: assegnato qui: { $quarter }.
log-shore = { $what }: assegnato al { $edge }.
log-discarded = Scartato (non c’è posto): { $what }.
log-ground-soft = Il suolo è molle: i campi arati sono terreno accidentato.
log-ground-firm = Il suolo è solido: i campi arati sono terreno buono.
log-edge = L’attaccante è venuto dal { $edge }.
log-edge-die = L’attaccante ha tirato { $die } ed è venuto dal { $edge }.
log-edge-turned = L’attaccante è venuto dal { $edge }. Il tavolo è stato girato: ora è il { $now }.
log-edge-turned-die = L’attaccante ha tirato { $die } ed è venuto dal { $edge }. Il tavolo è stato girato: ora è il { $now }.
log-camp = { $many ->
    [one] Il { $side } ha disposto il suo accampamento.
   *[other] { $side } hanno disposto il loro accampamento.
}
log-camp-none = { $many ->
    [one] Il { $side } non ha disposto un accampamento.
   *[other] { $side } non hanno disposto un accampamento.
}
log-deployed = Schierato: { $who }.
log-deployed-together = { $many ->
    [one] Il { $side } ha schierato { $count } elementi.
   *[other] { $side } hanno schierato { $count } elementi.
}
log-deployed-camp = Schierato nell’accampamento: { $who }.
log-deployed-bua = Schierato nel centro abitato: { $who }.
log-deployed-as = { $side }: l’elemento { $number } si schiererà come { $troop }.
log-taken-back = Tornato in riserva: { $who }.
log-swapped = Scambiati di posto: { $one } e { $other }.
log-bound = { $side }, turno { $number }
log-pips = Dado dei PIP: { $pips }.
log-moved = { $distance ->
    [0] { $count ->
        [one] { $who } ha girato sul posto.
       *[other] { $who } hanno girato sul posto.
    }
   *[other] { $count ->
        [one] { $who } ha mosso di { $distance } BW.
       *[other] { $who } hanno mosso di { $distance } BW.
    }
}
log-dismounted = { $who } ha smontato.
log-landed = { $who } ha preso terra.
log-as-if = { $who } ha incontrato { $enemy }; nessuno dei due poteva conformarsi, e combattono come se l’avessero fatto.
log-conformed = { $count ->
    [one] { $who } si è conformato.
   *[other] { $who } si sono conformati.
}
log-turned = { $count ->
    [one] { $who } ha fatto fronte al nemico.
   *[other] { $who } hanno fatto fronte al nemico.
}
log-made-room = { $count ->
    [one] { $who } ha fatto spazio.
   *[other] { $who } hanno fatto spazio.
}
log-recoiled = { $count ->
    [one] { $who } ha dovuto arretrare.
   *[other] { $who } hanno dovuto arretrare.
}
log-recoiled-chosen = { $who }: arretramento di { $distance } BW, la distanza maggiore, a scelta del giocatore.
log-recoiled-through = { $who }: arretramento di { $distance } BW, attraverso { $friends } fin dietro.
log-pushed-back = { $count ->
    [one] { $who } ha subito una spinta indietro.
   *[other] { $who } hanno subito una spinta indietro.
}
log-fled = { $count ->
    [one] { $who } ha dovuto fuggire.
   *[other] { $who } hanno dovuto fuggire.
}
log-pursued = { $count ->
    [one] { $who } ha inseguito.
   *[other] { $who } hanno inseguito.
}
log-river = Il fiume è { $state }.
log-river-die = È uscito { $die } per il fiume: è { $state }.
# Che cosa significano i segni dei combattimenti in arrivo.
combats-sign-they-die = nemico distrutto
combats-sign-they-give-way = nemico arretra o fugge
combats-sign-we-give-way = il tuo arretra o fugge
combats-sign-we-die = il tuo distrutto
combats-signs = Le spade incrociate sul tavolo mostrano i due fattori prima dei dadi, { $side } per primo.
# Perché, in una frase; ciò che ha tirato e contato è ripiegato dietro.
account-gist = { $what }.
account-gist-rolled = Ha tirato { $dice } ({ $result }) e { $what }.
account-motive = { $aim }: { $best }
account-best-most = di tali mosse questa prometteva di più
account-best-pips = di tali mosse questa prometteva di più per i suoi PIP
account-best-equal = di tali mosse, nessuna prometteva più di questa
account-best-die = diverse promettevano lo stesso, e un dado ha scelto questa
account-best-only = nessun’altra mossa andava bene
account-best-plan = è il passo successivo del suo piano
account-gist-end = { $left ->
    [0] non aveva più PIP
    [one] non ha trovato una mossa degna del suo ultimo PIP
   *[other] non ha trovato una mossa degna di uno dei suoi { $left } PIP
}
account-gist-deployed = ha formato { $groups ->
    [one] un gruppo
   *[other] { $groups } gruppi
} e ha tirato per il posto di ciascuno: { $places }
account-gist-group = { $place } ({ $count })
account-gist-dice = ha tirato { $dice ->
    [each] un dado per ogni scelta
   *[other] { $dice }
}: { $results }
account-gist-rule = ha seguito una regola senza dadi: { $result }
account-gist-camp = ha messo il campo dove le sue regole lo preferiscono
account-gist-swap = ha cercato elementi che stanno meglio l’uno al posto dell’altro: { $result }
account-gist-shooting = ha scelto il tiro con le probabilità migliori
account-gist-combat = ha scelto il combattimento con le probabilità migliori
account-numbers = I dadi e i numeri
account-short = { $title }: { $result }
account-rule = Deciso senza dadi (Solo DBA { $section }{ $about })
account-tries = { $count ->
    [one] Un posto estratto prima non andava bene
   *[other] { $count } posti estratti prima non andavano bene
}: { $reasons }.
account-tried = { $reason } ({ $count }×)
account-short-end = { $left ->
    [0] non restano PIP
    [one] non c’è altro da guadagnare, resta 1 PIP
   *[other] non c’è altro da guadagnare, restano { $left } PIP
}
account-why = Perché? { $short }
account-part-2-2 = il suo esercito, { $count ->
    [one] in una decisione
   *[other] in { $count } decisioni
}
account-part-4-7 = il suo schieramento, { $count ->
    [one] in una decisione
   *[other] in { $count } decisioni
}
account-refused = rifiutato ({ $reason })
log-moved-too-far = { $who } { $count ->
    [one] ha mosso troppo e non tira
   *[other] hanno mosso troppo e non tirano
}.
log-shot = { $shooters } ({ $own }+{ $die }={ $score }) ha tirato su { $other } ({ $against }+{ $otherDie }={ $otherScore }){ $margin ->
    [doubles] : raddoppiato
    [ahead] : battuto
   *[other] : nessun effetto
}.
log-shot-back = { $shooters } ({ $own }+{ $die }={ $score }) ha tirato su { $other } ({ $against }+{ $otherDie }={ $otherScore }), che ha risposto al tiro: { $margin ->
    [doubles] { $other } raddoppiato
    [ahead] { $other } battuto
    [beaten] { $one } battuto
    [doubled] { $one } raddoppiato
   *[equal] nessun effetto
}.
log-helped = { $who } con { $others }
log-fought = { $one } ({ $own }+{ $die }={ $score }) { $margin ->
    [doubles] ha raddoppiato
    [ahead] ha battuto
    [equal] ha pareggiato con
    [doubled] ha fatto meno della metà di
   *[beaten] ha perso contro
} { $other } ({ $against }+{ $otherDie }={ $otherScore }).
log-lost = { $how ->
    [lost] Perso: { $who } ({ $why }).
   *[destroyed] Distrutto: { $who } ({ $why }).
}
log-followers-lost = Il seguito dell’accampamento di { $side } è stato distrutto.
log-denizens-lost = Gli abitanti del centro abitato di { $side } sono stati distrutti.
log-denizens-back = Gli abitanti del centro abitato di { $side } sono ritornati.
log-denizens-turned = Gli abitanti del centro abitato di { $side } sono passati a { $to }.
log-bua-taken = { $who } ha conquistato il centro abitato di { $side }.
log-bua-entered = { $who } ha occupato il centro abitato di { $side }.
log-bua-left = { $who } ha lasciato il centro abitato di { $side }.
log-bua-regained = { $many ->
    [one] Il { $side } ha ripreso il suo centro abitato.
   *[other] { $side } hanno ripreso il loro centro abitato.
}
log-sacking-begins = Chi ha preso il centro abitato di { $side } vi è rimasto.
log-sacking-ends = Chi ha preso il centro abitato di { $side } ora può lasciarlo.
log-bua-yields = La città di { $side } si è arresa.
log-camp-taken = { $who } ha conquistato l’accampamento di { $side }.
log-camp-entered = { $who } ha occupato l’accampamento di { $side }.
log-camp-left = { $who } ha lasciato l’accampamento di { $side }.
log-camp-regained = { $many ->
    [one] Il { $side } ha ripreso il suo accampamento.
   *[other] { $side } hanno ripreso il loro accampamento.
}
log-bound-ends = Perdite: { $one } { $red }, { $other } { $blue }.
log-ended-won = { $many ->
    [one] Ha vinto il { $side }.
   *[other] Hanno vinto { $side }.
}
log-ended-conceded = { $many ->
    [one] Resa di { $other }. Ha vinto il { $side }.
   *[other] Resa di { $other }. Hanno vinto { $side }.
}
log-ended-drawn = La battaglia è finita in pareggio.

# Che cosa si chiede in un turno dopo le mosse.
bound-shooting = Tiro
bound-shooting-help = Scegli chi tira ora.
bound-target = Scegli il suo bersaglio
bound-target-help = { $who } deve tirare adesso: scegli il bersaglio.
bound-combat = Corpo a corpo
bound-combat-help = Scegli il prossimo combattimento.
bound-main-attacker = Scegli l’attaccante principale
bound-main-attacker-help = Diversi tuoi elementi sono a contatto con { $who }. Quello che scegli combatte, e gli altri lo aiutano.
bound-entry = Occupare l’accampamento o il centro abitato?
bound-entry-help = L’attaccante ha vinto, e ora il luogo è vuoto.
bound-recoil = Di quanto arretra?
bound-recoil-help = { $who } può arretrare della profondità della propria base o di una larghezza di base intera.
bound-flight = Da che parte fugge?
bound-flight-help = Può fuggire da entrambe le parti.

# Segnalare una decisione al club.

report-do = Segnala questa decisione
report-help = Pensi che qui l’arbitro sbagli? Segnalalo al club che gestisce questo server. Riceve la registrazione della battaglia fin qui e quello che è scritto sotto, e nient’altro su di te.
report-refused-order = Ordine
report-rule = Regola
report-step = Dopo il passo
report-words = Che cosa ti sembra sbagliato? (fino a 1.000 caratteri)
report-send = Invia
report-sent = Inviata. Ha il numero { $number }.
report-trouble-unreachable = Il server non risponde. Controlla la connessione e riprova.
report-trouble-busy = Il server è occupato. Riprova tra un minuto.
report-trouble-too-many = Troppe segnalazioni di seguito. Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
report-trouble-too-long = Questa battaglia è troppo lunga da inviare. Salvala in un file e portalo al club.
report-trouble-no-room = Il server non ha più posto per le segnalazioni. Salva la battaglia in un file e portalo al club.
report-trouble-refused = Il server non ha accettato la segnalazione. Salva la battaglia in un file e portalo al club.
