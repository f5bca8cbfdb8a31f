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
help-why = Ogni «Perché?» spiega l’ordine che segue.
help-look-fingers = Allarga due dita per ingrandire, e trascina il terreno libero per spostare la vista.
help-keys = Tasti
key-arrows = muovono la selezione (Maiusc: passi più piccoli); senza selezione, o con Ctrl, passano da un elemento all’altro
key-ahead = dritto avanti, fin dove possono
key-turn = girano (Maiusc: passi più piccoli)
key-line = seleziona tutta la linea
key-next = il prossimo elemento che può ancora muovere, da sinistra a destra (Maiusc: indietro)
key-contact = il prossimo contatto possibile della selezione; Spazio lo esegue
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

# What a refused mover lacks for a contact.
meant-ahead = { $far } BW più avanti
meant-back = { $far } BW più indietro
meant-left = { $far } BW più alla sua sinistra
meant-right = { $far } BW più alla sua destra
meant-turn-left = girato di { $degrees }° in più verso sinistra
meant-turn-right = girato di { $degrees }° in più verso destra

# Why a move costs more.
surcharge-unwieldy = Più caro: elefanti, orde, carri, artiglieria, smontare o un’area edificata.
surcharge-unwieldy-named = Muovere { $who } costa { $pips } PIP in più.
surcharge-command = Più caro: fuori dal comando del generale.
surcharge-command-named = Fuori dal comando del generale, muovere { $who } costa { $pips } PIP in più.
surcharge-general-hampered = Più caro: il generale è ostacolato dove si trova.
surcharge-city = Più caro: una colonna attraverso una città.
surcharge-other = Più caro per un’altra regola di questa edizione ({ $id }).

# Why an element cannot shoot.
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
