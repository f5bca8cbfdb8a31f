# Parole brevi per ciò che l’arbitro conta e misura: accanto ai fattori e accanto al motivo di un rifiuto.

# Di che cosa è fatto un fattore.
factor-basic = base
factor-general = generale
factor-uphill = più in alto
factor-river-bank = difende la riva
factor-own-camp = nel suo accampamento
factor-garrison = presidio
factor-denizens = abitanti
factor-contact = sovrapposizione o contatto sul fianco
factor-extra-shooter = altro tiratore
factor-extra-attacker = altro attaccante
factor-bad-going = terreno cattivo
factor-enemy-bad-going = nemico in terreno cattivo
factor-art-inside = artiglieria all’interno
factor-double = elemento doppio
factor-pikes = picche di sostegno
factor-pikes-mounted = picche di sostegno
factor-spears = lance di sostegno
factor-spears-beside = lance a fianco
factor-solid-bows-beside = archi solidi a fianco
factor-light-horse = cavalleria leggera di sostegno
factor-warband = bande tribali di sostegno
factor-psiloi = psiloi di sostegno

# Parole fisse tra di esse.
word-red = Rosso
word-blue = Blu
word-near = vicino
word-far = lontano
word-left = sinistro
word-right = destro
word-good = buono
word-rough = accidentato
word-bad = cattivo
word-impassable = impraticabile
word-corners = gli angoli
word-depth = la profondità
word-lie = la sua posizione
word-line = la linea
word-outline = il contorno
word-generals = il numero di generali
word-not-general = questo non può essere il generale
word-size = il numero di elementi
word-text = come è scritto
word-unknown-troop = un tipo di truppa sconosciuto
word-not-in-list = la lista non ha un elemento così
word-no-place = la lista ha elementi così, ma meno

# Parole di ordini e procedure, una per una, come le ha il resoconto di un generale.

# Che cosa sta sul tavolo.
said-gentle-hill = collina dolce
said-steep-hill = collina ripida
said-difficult-hill = collina difficile
said-wood = bosco
said-oasis = oasi
said-dunes = dune
said-marsh = palude
said-rough = terreno accidentato
said-gully = canalone
said-rocky = terreno roccioso
said-scrub = sterpaglia
said-boggy = terreno acquitrinoso
said-enclosure = campi recintati
said-plough = campi arati
said-hamlet = borgo
said-edifice = edificio
said-bua = centro abitato
said-city = città
said-fort = forte
said-road = strada
said-river = fiume
said-waterway = via d’acqua

# Che cosa fa un ordine.
said-place = disponi
said-discard = tralascia
said-lift = togli
said-deploy = schiera
said-followers = seguito
said-swap = scambia
said-move = muovi
said-column = colonna
said-narrow = restringi
said-dismount = smonta
said-land = sbarca
said-break-off = disimpegno
said-shoot = tira
said-call = chiama
said-fight = combatti
said-choose = scegli
said-standing = permanente
said-end = fine
said-concede = arrenditi

# Per quale via.
said-forward = avanti
said-wheel = conversione
said-shift = di lato
said-left = a sinistra
said-right = a destra
said-near = vicino
said-far = lontano
said-centre = centro
said-reserve = riserva
said-to = in
said-at = in
said-in = in
said-out = fuori
said-via = passando per
said-along = lungo
said-facing = orientamento
said-into = contro
said-and = e
said-as = come
said-or = o
said-with = con

# Dove incontra un nemico.
said-front = di fronte
said-left-flank = sul fianco sinistro
said-right-flank = sul fianco destro
said-left-flank-rear = sul retro del fianco sinistro
said-right-flank-rear = sul retro del fianco destro
said-rear = alle spalle
said-overlap-left = in sovrapposizione a sinistra
said-overlap-right = in sovrapposizione a destra
said-red-camp = l’accampamento del Rosso
said-blue-camp = l’accampamento del Blu
said-red-bua = il centro abitato del Rosso
said-blue-bua = il centro abitato del Blu
said-camp = accampamento

# Parole di Solo DBA.
said-yes = sì
said-no = no
said-none = nessuno
said-general = generale
said-try = tentativo
said-again = di nuovo
said-picked = scelto
said-nobody = nessuno
said-blade = lame
said-spear = lance
said-pike = picche
said-auxilia = ausiliari
said-warband = bande tribali
said-bow = archi
said-psiloi = psiloi
said-horde = orde
said-artillery = artiglieria
said-war-wagon = carri da guerra
said-elephant = elefanti
said-knight = cavalieri
said-cavalry = cavalleria
said-light-horse = cavalleria leggera
said-camelry = cammellieri
said-scythed-chariot = carri falcati
said-defensive = difensivo
said-neutral = neutrale
said-aggressive = aggressivo
said-cautious = cauto
