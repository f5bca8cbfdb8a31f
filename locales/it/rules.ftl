# Una frase per ogni regola che un ordine può violare. L’id è quello della regola, con trattini al posto dei punti.
# Ciò che è stato misurato si mostra accanto alla frase.

order-not-now = Ora non si può: la battaglia aspetta qualcos’altro.
order-element = Quell’elemento non è sul tavolo.
    .measured = { $element } non è sul tavolo.
order-not-yours = Quell’elemento è dell’avversario.
    .measured = { $element } appartiene all’avversario: puoi dare ordini solo ai tuoi.
order-movers = Nomina almeno un elemento, e ognuno una volta sola.
order-form = L’ordine non muove nulla, o non può essere eseguito come è scritto.

setup-army = L’esercito non corrisponde alla sua lista.
    .measured = L’esercito non corrisponde alla sua lista: { $problem }.
setup-topography = Non è un terreno di casa di questo esercito.
setup-terrain-kind = Il tuo terreno di casa non ammette un elemento di terreno di quel tipo.
setup-terrain-count = Troppi elementi di quel tipo per il tuo terreno di casa.
    .measured = Troppi elementi di terreno di quel tipo: { $count }. Il tuo terreno di casa ne ammette { $limit }.
setup-terrain-next = Prima va disposto un altro elemento di terreno.
setup-terrain-quarter = L’elemento di terreno deve stare nel quarto, o lungo il bordo, assegnato dal dado o scelto.
    .measured = { $extends ->
        [may] Deve stare almeno in parte nel suo quarto, e non in quello diagonalmente opposto.
        [must] Deve stare in parte nel suo quarto e in parte in uno accanto.
        [goes-on] Deve stare in parte nel suo quarto e proseguire in un altro.
       *[no] Deve stare tutto nel suo quarto.
    }
setup-terrain-discard = Non si può scartare: c’è ancora posto.
setup-terrain-form = Un elemento di terreno di quel tipo non può avere questa forma.
    .measured = Un elemento di terreno di quel tipo non si può disporre così: guarda { $what }.
setup-terrain-board = L’elemento di terreno uscirebbe in parte dal tavolo.
setup-terrain-size = L’elemento di terreno è troppo grande.
    .measured = L’elemento di terreno è troppo grande: { $length } × { $width } BW. Lunghezza e larghezza insieme possono fare { $limit } BW, e ne fanno { $sum }.
setup-terrain-thin = L’elemento di terreno è troppo stretto.
    .measured-long = L’elemento di terreno è troppo lungo per la sua larghezza: { $length } BW. Con una larghezza di { $width } BW può essere lungo { $limit } BW.
    .measured = L’elemento di terreno è troppo stretto: { $width } BW, ne servono { $least }.
setup-terrain-short = L’elemento di terreno è troppo corto per la sua larghezza.
    .measured = L’elemento di terreno è troppo corto per la sua larghezza: { $length } BW, ne servono { $least }.
setup-terrain-small = Troppi elementi di terreno piccoli come questo.
    .measured = Troppi elementi di terreno più corti di { $least } BW: { $count } su { $limit }.
setup-terrain-edge = L’elemento di terreno è troppo vicino al bordo del tavolo.
    .measured = Troppo vicino al bordo { $edge } del tavolo: { $distance } BW, ne servono { $least }.
setup-terrain-crest = Una cresta deve stare dentro la sua collina.
setup-terrain-width = Il fiume o la strada è troppo largo.
    .measured = Il fiume o la strada è troppo largo: { $width } su { $limit } BW.
setup-terrain-ends = Il fiume o la strada non può cominciare o finire lì.
setup-terrain-length = Il fiume o la strada fa troppe curve.
    .measured = Il fiume o la strada fa troppe curve: lungo { $length } BW, al massimo { $limit }.
setup-terrain-clear = Il fiume è troppo vicino a un altro bordo.
    .measured = Il fiume è troppo vicino al bordo { $edge }: { $distance } BW, ne servono { $least }.
setup-terrain-quarters = Il fiume o la strada attraversa troppi quarti del tavolo.
    .measured = Il fiume o la strada attraversa troppi quarti del tavolo: { $count } su { $limit }.
setup-terrain-depth = La via d’acqua entra troppo nel tavolo, o troppo poco.
    .measured = La via d’acqua deve entrare di { $least }–{ $limit } BW; questa entra di { $depth } BW.
setup-terrain-apart = Gli elementi di terreno sono troppo vicini.
    .measured = Gli elementi di terreno sono troppo vicini: { $distance } BW, ne servono { $least }.
setup-terrain-corner = Un centro abitato deve stare tutto in un angolo del tavolo.
    .measured = Un centro abitato deve stare tutto entro { $limit } BW da un angolo del tavolo.
setup-terrain-overlap = L’elemento di terreno si sovrappone a un altro.
    .measured = L’elemento di terreno si sovrappone a un altro: { $feature }.
setup-terrain-lift = Non c’è un elemento di terreno con quel numero.
setup-terrain-whole-compulsory = Manca terreno obbligatorio.
    .measured-kinds = Manca terreno obbligatorio ({ $kinds }).
    .measured = Manca del terreno obbligatorio: ce n’è { $count }, ne serve almeno { $least }.
setup-terrain-whole-optional = Manca terreno facoltativo.
    .measured-kinds = Manca terreno facoltativo: { $count } di almeno { $least } ({ $kinds }).
    .measured = Manca del terreno facoltativo: ce n’è { $count }, ne serve almeno { $least }.
setup-terrain-whole-spread = Altri quarti del tavolo hanno bisogno di terreno.
    .measured = Quarti del tavolo con terreno: { $count }; ne servono almeno { $least }.
setup-terrain-whole-difficult = Altri quarti del tavolo hanno bisogno di un fiume, una via d’acqua o terreno cattivo.
    .measured = Quarti del tavolo con un fiume, uno specchio d’acqua o terreno cattivo: { $count }; ne servono almeno { $least }.
setup-terrain-whole-hard = Almeno un elemento di terreno deve essere un fiume, una via d’acqua, o terreno accidentato o cattivo.
setup-terrain-whole-road = Il centro abitato ha bisogno di una strada.
setup-edges = Nomina ciascuno dei quattro bordi una volta, o i due che un centro abitato ti lascia.
setup-edges-neighbours = I due bordi devono incontrarsi in un angolo.
    .measured = I bordi { $edge } e { $other } non si incontrano: scegline due con un angolo in comune.
setup-camp-missing = Questo esercito ha bisogno di un accampamento: prima disponilo.
setup-camp-form = Il contorno di un accampamento non può incrociarsi.
setup-camp-size = L’accampamento è troppo grande o troppo piccolo.
    .measured = L’accampamento è { $length } × { $width } BW: ogni lato almeno { $least } BW, insieme al massimo { $limit } BW.
setup-camp-edge = L’accampamento deve toccare il tuo bordo di base o la riva.
    .measured = L’accampamento deve toccare il tuo bordo base o la riva: ne dista { $distance } BW.
setup-camp-side = L’accampamento è troppo vicino a un bordo laterale.
    .measured = L’accampamento è troppo vicino a un bordo laterale: { $distance } BW, ne servono { $least }.
setup-camp-going = L’accampamento deve stare in terreno buono.
    .measured = L’accampamento deve stare su terreno buono, e qui c’è: { $feature }.
setup-camp-overlap = Gli accampamenti si sovrappongono.

deploy-zone = L’elemento è fuori dalla sua zona di schieramento.
    .measured-fault = { $fault ->
        [edge] Fuori dalla zona di schieramento: { $distance } BW dal tuo bordo base, al massimo { $limit } BW.
        [behind] Fuori dalla zona di schieramento: oltre il tuo bordo base o la riva.
       *[side] Fuori dalla zona di schieramento: { $from-side } BW dal bordo laterale, almeno { $least } BW.
    }
    .measured = Fuori dalla zona di schieramento: { $distance } BW dal tuo bordo base, al massimo { $limit } BW; { $from-side } BW dal bordo laterale, almeno { $least } BW.
deploy-going = L’elemento non può schierarsi in quel terreno.
    .measured = L’elemento non può schierarsi su questo terreno: { $going }.
deploy-overlap = Quel posto è occupato.
    .measured = C’è già { $element }.
    .measured-place = { $place } occupa già quel posto.
deploy-camp = Lì non hai un accampamento o un centro abitato libero in cui schierare.
deploy-garrison = Queste truppe non possono presidiarlo.
    .measured = { $element } non può presidiarlo.
deploy-garrison-missing = Il centro abitato ha bisogno di un presidio: schieraci un elemento.
setup-terrain-gate = Le porte stanno sui lati di un centro abitato, e solo se il suo tipo ha porte.
    .measured = Troppe porte: { $count } su { $limit }.
deploy-lift = Quell’elemento non è ancora stato schierato.
    .measured = { $element } non è ancora schierato.
deploy-all = Alcuni elementi non sono ancora stati schierati.
    .measured = { $element } non è ancora schierato: prima disponilo.
deploy-dismounted = Un elemento comincia appiedato solo dove le regole lo permettono, e va detto prima di schierarlo.
deploy-as = Solo un elemento che la lista dà come un tipo di truppa o un altro può cambiare tipo, e solo prima di essere schierato.
deploy-swap = Questi due non possono scambiarsi di posto.
    .measured = { $element } e { $other } non possono scambiarsi di posto.

move-pinned = Un elemento a contatto frontale con un nemico può solo restare, o disimpegnarsi.
    .measured = { $element } è a contatto frontale con { $enemy }: può solo restare, o disimpegnarsi.
move-group = Questi elementi non possono fare insieme questa mossa. Un gruppo muove dritto avanti, fa una conversione o si mette in colonna; le altre mosse sono per elementi singoli.
    .measured-between = { $between } sta tra { $mover } e { $friend }: selezionalo anche, o muovili uno a uno.
    .measured-apart = { $mover } non tocca gli altri: il più vicino, { $friend }, è a { $apart } BW. Muovi { $mover } da solo.
    .measured-off = { $mover } non è allineato con { $meant }: per muovere insieme dovrebbe stare { $off }. Muovilo da solo.
    .measured-meant = { $mover } non è allineato con { $meant }: muovilo da solo.
    .measured = { $fault ->
        [wheel] Un gruppo converge al massimo di 90° alla volta; questa conversione è di { $leg }°.
       *[back] Un gruppo non può arretrare: muovi i suoi elementi uno a uno.
    }
move-group-going = Un gruppo può attraversare terreno cattivo solo in colonna: formane una, o muovi gli elementi uno a uno.
move-group-column = Una colonna non può muovere così: il primo elemento muove o fa una conversione, e gli altri lo seguono.
move-group-shift = Un gruppo si sposta di lato solo per allinearsi con un nemico vicino di fronte.
    .measured = Un gruppo può spostarsi di lato di { $most } BW al massimo, e solo per allinearsi a un nemico vicino di fronte: qui sono { $shift } BW.
move-second = Ha già mosso in questo turno. Una seconda mossa è solo per certe truppe, o su strada.
    .measured-starts = Fuori strada, { $element } può muovere ancora solo se sta a più di { $least } BW da ogni nemico; { $enemy } è a { $starts } BW.
    .measured-comes = Fuori strada, un’altra mossa deve restare per tutto il tragitto a più di { $least } BW da ogni nemico: { $element } arriverebbe a { $comes } BW da { $enemy }.
    .measured-ends = Fuori strada, un’altra mossa deve finire a più di { $least } BW da ogni nemico: { $element } finirebbe a { $ends } BW da { $enemy }.
    .measured-most = { $element } ha mosso { $moves } volte in questo turno. Fuori strada può muovere al massimo { $most } volte.
    .measured-needs = { $needs ->
        [contact] { $element } ha già mosso. Fuori strada può muovere ancora solo a contatto con un nemico.
        [lined-up] { $element } ha già mosso. Un’altra mossa fino a un nemico deve finire a contatto e allineata; la sola sovrapposizione non è un contatto.
        [no-contact] { $element } ha già mosso: un’altra mossa su strada non può finire a contatto con un nemico.
        [good-going] { $element } ha già mosso. Fuori strada, un’altra mossa deve restare sempre su terreno buono.
        [cover] { $element } ha già mosso. Fuori strada, un’altra mossa deve iniziare su terreno buono e finire su terreno accidentato o cattivo.
        [first-bound] { $element } ha già mosso. Fuori strada può muovere ancora solo nel tuo primo turno.
        [landed] { $element } è sbarcato in questo turno, e non muove più.
        [dismounted] { $element } è smontato in questo turno, e non muove più.
       *[road] { $element } ha già mosso: può muovere ancora solo su strada.
    }
    .measured = { $element } ha già mosso in questo turno. Una seconda mossa è solo per certe truppe, o su strada.
move-pips = PIP insufficienti.
    .measured = PIP insufficienti: costa { $cost }, ne hai { $left }.
move-distance = Troppo lontano per la sua mossa.
    .measured-group = { $held-up } passa in questo terreno: { $terrain }. Tutto il gruppo può muovere di { $allowance } BW, e qui sono { $distance } BW.
    .measured-slow = Troppo lontano: { $distance } BW. In questo terreno ({ $terrain }) può muovere di { $allowance } BW.
    .measured = Troppo lontano: { $distance } BW. Può muovere di { $allowance } BW.
move-going = Queste truppe non possono entrare in quel terreno.
    .measured = { $element } non può entrare in questo terreno: { $terrain }.
move-distance-river = Troppo lontano per una mossa nel fiume.
    .measured = Troppo lontano nel fiume: { $distance } BW. Nel fiume una mossa è di { $allowance } BW al massimo.
move-board = La mossa esce dal tavolo.
    .measured = { $element } uscirebbe dal tavolo.
move-through = C’è di mezzo qualcosa che non può attraversare.
    .measured = { $other } sbarra la strada a { $element }.
    .measured-place = { $place } sbarra la strada a { $element }.
    .measured-terrain = { $element } non può attraversare questo terreno: { $terrain }.
move-gap = Il varco è troppo stretto.
    .measured = Il varco è troppo stretto per { $element }: { $gap } BW, ne servono { $needed }.
move-overlap = Dove finisce la mossa non c’è posto.
    .measured-aside = { $other } ingombra di { $aside } BW { $element }: spostalo prima, almeno di altrettanto alla sua { $hand ->
        [left] sinistra
       *[right] destra
    }.
    .measured = Non c’è posto: { $element } finirebbe sopra { $other }.
    .measured-place = Non c’è posto: { $element } finirebbe sopra { $place }.
move-zone-of-control = La zona di minaccia di un nemico (nella 2.2 zona di controllo) non permette questa mossa.
    .measured-meant = { $mover } non è allineato per attaccare { $meant } { $contact }: deve finire { $off }.
    .measured-first = { $mover } non può raggiungere { $enemy } così: la mossa parte dalla zona di { $first } o vi entra prima, e deve rispondere a { $first }.
    .measured-one-of = { $mover } non può raggiungere { $enemy } così: la mossa parte dalle zone di { $one-of } o vi entra prima, e deve rispondere a uno di questi.
    .measured = { $zones ->
        [1] { $element } non può muovere così nella zona di { $zone }.
        [2] { $element } non può muovere così nelle zone di { $zone }.
       *[other] { $element } non può muovere così nelle zone di { $zones } nemici.
    }
    .measured-place = { $element } non può muovere così nella zona di { $place }.
    .instead-nearer = Lì è permesso: contatto, più vicino rivolto al nemico, o dritto indietro.
    .instead-lined-up = Lì è permesso: contatto, allineato di fronte e non più lontano, o dritto indietro.
    .instead-partly-ahead = Lì è permesso: contatto, rivolto al nemico in parte davanti e non più lontano, o dritto indietro.
move-zone-of-control-pinned = Queste truppe non possono muovere nella zona di controllo di un nemico.
    .measured = { $element } non può muovere nella zona di { $zone }: truppe come queste arrivano solo fino al suo bordo.
move-contact-never = Queste truppe non possono mai muovere a contatto.
    .measured = { $element } non può muovere a contatto con { $enemy }: truppe come queste aspettano di essere attaccate.
    .measured-place = { $element } non può muovere a contatto con { $place }: truppe come queste non attaccano quel luogo.
move-contact-alignment = Gli elementi a contatto devono stare lato contro lato con gli angoli coincidenti.
    .measured-aside = { $friend } ingombra di { $aside } BW { $element }: spostalo prima, almeno di altrettanto alla sua { $hand ->
        [left] sinistra
       *[right] destra
    }.
    .measured-meant = { $mover } non è allineato per attaccare { $meant } { $contact }: deve finire { $off }.
    .measured = { $element } e { $enemy } si toccherebbero senza allinearsi: il contatto è lato contro lato, con gli angoli coincidenti.
move-contact-overlap = Una sovrapposizione richiede un amico che combatta quel nemico di fronte.
    .measured = { $element } può sovrapporsi a { $enemy } solo finché un amico lo combatte di fronte.
move-contact-flank-start = Una mossa sul fianco di un nemico deve partire da dietro la linea della sua fronte, e alle spalle da dietro la linea del suo retro.
    .measured = { $element } parte da troppo avanti per attaccare { $enemy } sul fianco o alle spalle.
    .instead-behind-front-line = Deve partire tutto da dietro la linea della fronte nemica.
    .instead-behind-line-met = Per il fianco deve partire da dietro la linea della fronte nemica e in parte oltre quel lato; per le spalle, tutto da dietro la linea del retro.
move-contact-reach = Quel contatto non si raggiunge con questa mossa.
    .measured = { $element } non può raggiungere { $enemy } e allinearsi con questa mossa.
move-contact-camp = L’accampamento o il centro abitato non può essere attaccato o occupato così.
    .measured = { $element } non può toccare o occupare così { $place }.
    .measured-place = { $place } non si può toccare o occupare così.

move-gate = Le mura si passano solo da una porta, e queste truppe possono attaccarle solo lì.
move-sally = Gli abitanti possono fare una sortita solo se vicino alla loro città ci sono sia amici sia nemici.
move-sally-far = Gli abitanti non possono andare così lontano dalla loro città.
    .measured = Troppo lontano da { $place } per i suoi abitanti: { $distance } su { $limit } BW.
move-sacking = Ha appena preso quel luogo, e vi resta finché il tuo dado dei PIP non è abbastanza alto.
    .measured = { $element } ha appena preso { $place }, e vi resta finché il tuo dado dei PIP non è abbastanza alto.
recall-denizens = Gli abitanti ritornano solo nel tuo centro abitato, quando chi l’ha preso se n’è andato, e se le regole lo consentono.

dismount-troop = Questo elemento non può smontare.
    .measured = { $element } non può smontare.
dismount-contact = Un elemento a contatto con un nemico non può smontare.
    .measured = { $element } è a contatto con un nemico e non può smontare.
dismount-group = Qui può smontare solo un elemento singolo: selezionalo da solo.
dismount-move = Smontare prende una mossa intera: l’elemento non può anche muovere.

land-shore = Per sbarcare devono toccare la riva l’elemento singolo, o due del gruppo.
land-bound = Si può sbarcare solo nel tuo primo turno.
land-once = C’è un solo sbarco, per un numero limitato di elementi.
    .measured = Troppi elementi per lo sbarco: { $count } su { $most }.
land-first = Gli elementi che vengono dal mare sbarcano prima di ogni altra mossa.
land-troop = Queste truppe non possono venire dal mare.
land-reserve = Questo elemento non è stato tenuto in mare per sbarcare.

break-off = Questo elemento non può disimpegnarsi.
    .measured-speed = Non può disimpegnarsi: muove di { $speed } BW e il nemico di { $enemy-speed } BW, e deve essere più veloce.
    .measured = { $element } non può disimpegnarsi.
break-off-held = Un elemento con un nemico sul fianco o alle spalle non può disimpegnarsi.
    .measured = { $element } non può disimpegnarsi: { $enemy } è sul suo fianco o alle sue spalle.
break-off-distance = Il disimpegno non va indietro abbastanza.
    .measured = Disimpegno troppo corto: { $distance } BW, ne servono { $least }.

shoot-shooter = Questo elemento non può tirare.
    .measured = { $element } non può tirare.
shoot-shooter-bound = In questo turno può solo rispondere a un nemico che gli tira.
    .measured = In questo turno { $element } può solo rispondere a un nemico che gli tira.
shoot-shooter-helpers = Troppi elementi tirano insieme.
    .measured = Troppi elementi tirano insieme: { $shooters } su { $most }.
shoot-shooter-main = Il tiratore principale deve essere un altro.
    .measured = Il tiratore principale deve essere { $main }.
shoot-shooter-terrain = Da questo terreno non si può tirare.
    .measured = { $element } non può tirare da questo terreno.
shoot-range = Fuori portata.
    .measured = Fuori portata per { $element }: a { $distance } BW, e tira fino a { $limit } BW.
shoot-arc = Il bersaglio, o troppa parte di esso, non è abbastanza dritto davanti.
    .measured = Il bersaglio, o troppa parte di esso, non è abbastanza dritto davanti a { $element }.
shoot-sight = Qualcosa ostruisce la linea di tiro.
    .measured = Qualcosa ostruisce la linea di tiro di { $element }.
shoot-moved = Ha mosso troppo per poter tirare.
    .measured = { $element } ha mosso troppo per poter tirare: { $distance } BW. Sono permessi al massimo { $limit } BW.
shoot-target = Non può scegliere quel bersaglio, o un altro viene prima.
    .measured = { $target } non si può scegliere, o un altro bersaglio viene prima.
shoot-target-mutual = Deve tirare su un nemico che può tirare su di esso.
    .measured = { $element } deve tirare a un nemico che può tirargli, e { $target } non può.
shoot-target-zone = Deve tirare su un nemico nella sua zona di minaccia.
    .measured = { $element } deve tirare a un nemico nella sua zona di minaccia, dove { $target } non è.
shoot-target-terrain = Il terreno in cui sta il bersaglio lo protegge dal tiro.
    .measured = Il terreno in cui sta { $target } lo protegge dal tiro.
shoot-once = In questo turno ha già tirato, o è già stato bersaglio.
    .measured = Si è già tirato a { $target } in questo turno.
    .measured-element = { $element } ha già tirato in questo turno.
shoot-sacking = Un elemento che ha appena preso una città o un centro abitato non può tirare né essere bersaglio.
    .measured = { $target } è stato appena preso e non si può tirargli.
    .measured-element = { $element } ha appena preso una città o un centro abitato e non può tirare.
shoot-contact = Né il tiratore né il bersaglio possono essere a contatto o in sovrapposizione.
    .measured = { $target } è a contatto o sovrapposto e non si può tirargli.
    .measured-element = { $element } è a contatto o sovrapposto e non può tirare.

fight-none = Non resta un tale combattimento.
choose-none = Ora non c’è una tale scelta da fare.
