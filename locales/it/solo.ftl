# Solo DBA: come si chiamano le sue tabelle, che cosa chiedono e a che cosa portano.
# «L’NPG» è il generale che la procedura guida, con il suo esercito; «tu» sei l’altra parte.

# Titoli delle tabelle.
solo-table-composition = Un’opzione dell’esercito dell’NPG
solo-table-general = L’elemento dell’NPG
solo-table-alternative = Quale tra più possibilità prende l’NPG
solo-table-arable = Che cosa è obbligatorio in terra arabile
solo-table-second-piece = Un secondo elemento di terreno obbligatorio
solo-table-optional-count = Quanti elementi di terreno facoltativi
solo-table-littoral-pair = Colline ripide o palude, boschi o dune su un tavolo litoraneo
solo-table-optional-features = Quali elementi di terreno facoltativi
solo-table-waterway = Dove sta la via d’acqua
solo-table-built-up-area = Dove sta il centro abitato
solo-table-river = Dove scorre il fiume
solo-table-area-across = Dove sta un elemento di terreno, da sinistra a destra
solo-table-area-away = Dove sta un elemento di terreno, da vicino a lontano
solo-table-road = Dove passa una strada
solo-table-edge = Il bordo che l’NPG preferisce
solo-table-camp-garrison = Presidio dell’accampamento dell’NPG
solo-table-town-garrison = Se l’NPG presidia il suo centro abitato
solo-table-landing = Se l’NPG può sbarcare truppe
solo-table-position = Dove si schiera un gruppo
solo-table-who-lands = Quale gruppo sbarca
solo-table-warband-depth = Quanto profonde stanno le bande tribali
solo-table-spear-depth = Quanto profonde stanno le lance
solo-table-aggression = Come l’NPG gioca questa battaglia
solo-table-stance = Lo scopo dell’NPG in questo turno
solo-table-override = Se in questo turno l’NPG lascia la sua lista

# Fatti.
solo-fact-blade-npg = lame dell’NPG
solo-fact-spear-npg = lance dell’NPG
solo-fact-pike-npg = picche dell’NPG
solo-fact-auxilia-npg = ausiliari dell’NPG
solo-fact-warband-npg = bande tribali dell’NPG
solo-fact-bow-npg = archi dell’NPG
solo-fact-psiloi-npg = psiloi dell’NPG
solo-fact-horde-npg = orde dell’NPG
solo-fact-artillery-npg = artiglieria dell’NPG
solo-fact-war-wagon-npg = carri da guerra dell’NPG
solo-fact-elephant-npg = elefanti dell’NPG
solo-fact-camelry-npg = cammellieri dell’NPG
solo-fact-infantry-npg = elementi di fanteria dell’NPG
solo-fact-mounted-npg = elementi montati dell’NPG, anche elefanti
solo-fact-bad-going-troops-npg = psiloi, ausiliari, bande tribali e archi dell’NPG
solo-fact-fast-npg = elementi dell’NPG che muovono 300 passi o più in terreno buono
solo-fact-blade-you = tue lame
solo-fact-spear-you = tue lance
solo-fact-pike-you = tue picche
solo-fact-auxilia-you = tuoi ausiliari
solo-fact-bow-you = tuoi archi
solo-fact-psiloi-you = tuoi psiloi
solo-fact-artillery-you = tua artiglieria
solo-fact-elephant-you = tuoi elefanti
solo-fact-knight-you = tuoi cavalieri
solo-fact-cavalry-you = tua cavalleria
solo-fact-light-horse-you = tua cavalleria leggera
solo-fact-camelry-you = tuoi cammellieri
solo-fact-infantry-you = tuoi elementi di fanteria
solo-fact-mounted-you = tuoi elementi montati, anche elefanti
solo-fact-bad-going-troops-you = tuoi psiloi, ausiliari, bande tribali e archi
solo-fact-slow-you = tuoi elementi che muovono 300 passi o meno in terreno buono
solo-fact-odd-pikes = l’esercito avrebbe un numero dispari di picche
solo-fact-mounted = il generale è montato
solo-fact-elephant = il generale è su un elefante
solo-fact-infantry = il generale è fanteria
solo-fact-psiloi = il generale è psiloi
solo-fact-slowest = il generale è più lento di ogni altro elemento dell’esercito
solo-fact-type-present = l’esercito ha già il tipo del generale
solo-fact-rough-feature = l’elemento di terreno è un bosco, una collina ripida o accidentato
solo-fact-bad-pieces = elementi obbligatori di terreno cattivo
solo-fact-waterway = l’elemento di terreno è una via d’acqua
solo-fact-littoral-you = la tua terra è litoranea
solo-fact-zone-clear = la zona non ha fiumi né terreno cattivo
solo-fact-zone-gentle-hill = la zona ha una collina dolce
solo-fact-zone-bad-in-front = terreno cattivo entro 6 pollici davanti alla zona
solo-fact-zone-bad-in-the-middle = molto terreno cattivo vicino al centro della zona
solo-fact-opposite-bad-in-the-middle = molto terreno cattivo vicino al centro della zona opposta
solo-fact-opposite-bad-in-front = terreno cattivo entro 6 pollici davanti alla zona opposta
solo-fact-water-on-a-flank = una via d’acqua su un fianco della zona
solo-fact-water-behind = una via d’acqua dietro la zona
solo-fact-town-on-npg-side = il centro abitato è dalla parte dell’NPG
solo-fact-npg-attacks = l’NPG attacca
solo-fact-camp-near-water-you = il tuo accampamento è entro 6 pollici dalla via d’acqua
solo-fact-bad-by-the-water = terreno cattivo presso la via d’acqua e la linea di mezzo
solo-fact-dunes-by-the-water = dune presso la via d’acqua e la linea di mezzo
solo-fact-slow-general-npg = l’NPG muove 200 passi in terreno buono
solo-fact-water-behind-you = la via d’acqua è dietro le tue truppe
solo-fact-troops-near-camp-you = tue truppe stanno entro 3 pollici dal tuo accampamento
solo-fact-reserved-you = tuoi elementi tenuti indietro per sbarcare
solo-fact-main = di che cosa è fatto per lo più il gruppo
solo-fact-has-elephant-or-knight = il gruppo ha un elefante o un cavaliere
solo-fact-general-alone-mounted = il gruppo ha il generale, unico elemento montato dell’esercito
solo-fact-faces-good-going = davanti al gruppo c’è terreno buono
solo-fact-flanks-bad = entrambi i fianchi sono terreno cattivo
solo-fact-lost-npg = elementi che l’NPG ha perso
solo-fact-lost-you = elementi che tu hai perso
solo-fact-pips = PIP dell’NPG in questo turno
solo-fact-aggression = come l’NPG gioca questa battaglia

# Risultati.
solo-result-arable-built-up-area = un centro abitato
solo-result-arable-road = una strada
solo-result-second-piece-one = ne basta uno
solo-result-second-piece-two = un secondo elemento
solo-result-optional-count-two = due
solo-result-optional-count-three = tre
solo-result-waterway-right = lungo il bordo destro, da dove siedi
solo-result-waterway-left = lungo il bordo sinistro, da dove siedi
solo-result-waterway-far = lungo il bordo lontano
solo-result-waterway-near = lungo il bordo vicino
solo-result-built-up-area-near-right = nell’angolo vicino a destra
solo-result-built-up-area-near-left = nell’angolo vicino a sinistra
solo-result-built-up-area-far-right = nell’angolo lontano a destra
solo-result-built-up-area-far-left = nell’angolo lontano a sinistra
solo-result-river-across-beyond-the-middle = da sinistra a destra, da 12 a 18 pollici dal bordo vicino
solo-result-river-across-this-side = da sinistra a destra, da 6 a 12 pollici dal bordo vicino
solo-result-river-along-left = da vicino a lontano, da 6 a 12 pollici dal bordo sinistro
solo-result-river-along-right = da vicino a lontano, da 12 a 18 pollici dal bordo sinistro
solo-result-area-across-left = a sinistra
solo-result-area-across-centre = al centro
solo-result-area-across-right = a destra
solo-result-area-away-near = vicino
solo-result-area-away-middle = nel mezzo
solo-result-area-away-far = lontano
solo-result-road-across-near = da sinistra a destra, presso il bordo vicino
solo-result-road-across-middle = da sinistra a destra, presso il centro
solo-result-road-across-far = da sinistra a destra, presso il bordo lontano
solo-result-road-along-left = da vicino a lontano, a sinistra
solo-result-road-along-middle = da vicino a lontano, nel mezzo
solo-result-road-along-right = da vicino a lontano, a destra
solo-result-camp-garrison-followers = il seguito
solo-result-camp-garrison-spear = lance
solo-result-town-garrison-no = nessuno
solo-result-town-garrison-yes = un presidio
solo-result-landing-no = no
solo-result-landing-may = sì
solo-result-position-reserve = in riserva, 200 passi dietro il centro
solo-result-position-centre = al centro
solo-result-position-left = sul fianco sinistro
solo-result-position-right = sul fianco destro
solo-result-position-landing = per sbarcare, altrimenti sul fianco destro
solo-result-warband-depth-two-ranks = su due ranghi
solo-result-warband-depth-one-rank-at-the-ends = su due ranghi, tranne uno a ciascuna estremità
solo-result-spear-depth-two-ranks = su due ranghi
solo-result-spear-depth-one-rank-at-the-ends = su due ranghi, tranne uno a ciascuna estremità
solo-result-aggression-defensive = difensivo
solo-result-aggression-neutral = neutrale
solo-result-aggression-aggressive = aggressivo
solo-result-stance-defensive = difensivo
solo-result-stance-cautious = cauto
solo-result-stance-aggressive = aggressivo
solo-result-override-follow = segue le tabelle
solo-result-override-override = sceglie liberamente

# Tipi di truppe.
solo-troops-blade = lame
solo-troops-spear = lance
solo-troops-pike = picche
solo-troops-artillery = artiglieria
solo-troops-horde = orde
solo-troops-auxilia = ausiliari
solo-troops-warband = bande tribali

# Azioni.
solo-action-aggressive-attack = attacco aggressivo
solo-action-aggressive-manoeuvre = manovra aggressiva
solo-action-calculated-attack = attacco calcolato
solo-action-defensive-manoeuvre = manovra difensiva
solo-action-form-column = formare una colonna
solo-action-form-line = formare una linea
solo-action-occupy-terrain = occupare terreno
solo-action-re-arrange-line = riordinare la linea
solo-action-reckless-attack = attacco temerario
solo-action-re-enforce = rinforzare
solo-action-repair-line = riparare la linea
solo-action-safe-attack = attacco sicuro
solo-action-support-attack = attacco di sostegno

# Che cosa si dice intorno a essi.
solo-head = { $section } { $title } ({ $name })
solo-dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, il più alto vince
solo-dice-rows = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
solo-asks = chiede { $facts }
solo-thrown = tirato: { $dice }
solo-modifier = { $value } (riga { $row }): { $facts }
solo-fact = { $title }: { $value }
solo-total = totale: { $total }
solo-comes-to = totale: { $total }, { $result }
solo-not-said = non indicato, preso come nessuno o no: { $facts }
solo-permitted = azioni permesse, in ordine: { $actions }
solo-garrison = presidio: { $troops } (riga { $row } della lista)
solo-no-garrison = nessuna truppa della lista da mettere a presidio
solo-option = { $name }
solo-chosen = scelto: { $names }
solo-rulings = interpretazioni: { $rulings }
