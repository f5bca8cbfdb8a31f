# Una frase per ogni regola che un ordine può violare. L’id è quello della regola, con trattini al posto dei punti.
# Ciò che è stato misurato si mostra accanto alla frase.

order-not-now = Questo ordine non risponde a ciò che la battaglia attende.
order-element = Questo elemento non è sul tavolo.
order-not-yours = Questo elemento è dell’altra parte.
order-movers = Nomina ogni elemento una volta, e almeno uno.
order-form = L’ordine non può essere eseguito come è scritto.

setup-army = La lista non ha un esercito così.
setup-topography = Non è una topografia di casa di questo esercito.
setup-terrain-kind = Questa topografia non ha terreno di quel tipo.
setup-terrain-count = Non c’è posto per altro terreno di quel tipo.
setup-terrain-next = Prima va disposto un altro elemento di terreno.
setup-terrain-quarter = L’elemento di terreno deve stare nel quarto, o lungo il bordo, che gli spetta.
setup-terrain-discard = Per questo elemento di terreno c’è ancora posto.
setup-terrain-form = Questo tipo di terreno si disegna in un’altra forma.
setup-terrain-board = L’elemento di terreno supera il bordo del tavolo.
setup-terrain-size = L’elemento di terreno è più grande del permesso.
setup-terrain-thin = L’elemento di terreno è troppo stretto per la sua lunghezza.
setup-terrain-short = L’elemento di terreno è troppo corto per la sua larghezza.
setup-terrain-small = Nessun altro elemento di terreno può essere piccolo come questo.
setup-terrain-edge = L’elemento di terreno è troppo vicino al bordo del tavolo.
setup-terrain-crest = Una cresta deve stare dentro la sua collina.
setup-terrain-width = Un fiume o una strada non può essere così largo.
setup-terrain-ends = Il fiume o la strada deve cominciare e finire altrove.
setup-terrain-length = Il fiume o la strada fa troppe curve.
setup-terrain-clear = Il fiume si avvicina troppo a un altro bordo.
setup-terrain-quarters = Il fiume o la strada passa per più quarti del tavolo di quanto sia permesso.
setup-terrain-depth = La via d’acqua deve entrare di più, o di meno.
setup-terrain-apart = Gli elementi di terreno hanno bisogno di più spazio tra loro.
setup-terrain-corner = Un centro abitato deve stare tutto in un angolo del tavolo.
setup-terrain-overlap = Questo elemento di terreno non può stare sopra un altro.
setup-terrain-lift = Non c’è un elemento di terreno con quel numero.
setup-terrain-whole-compulsory = Il terreno obbligatorio non è completo.
setup-terrain-whole-optional = Il terreno facoltativo non è completo.
setup-terrain-whole-spread = Altri quarti del tavolo hanno bisogno di terreno.
setup-terrain-whole-difficult = Altri quarti del tavolo hanno bisogno di un fiume, una via d’acqua o terreno cattivo.
setup-terrain-whole-hard = Parte del terreno deve essere un fiume, una via d’acqua, terreno accidentato o cattivo.
setup-terrain-whole-road = Una strada deve condurre al centro abitato.
setup-edges = Nomina ciascuno dei quattro bordi una volta, o i due che un centro abitato ti lascia.
setup-edges-neighbours = I due bordi devono essere vicini.
setup-camp-missing = Questo esercito deve avere un accampamento.
setup-camp-form = Un accampamento ha bisogno di angoli che formino una figura semplice.
setup-camp-size = L’accampamento è troppo grande o troppo piccolo.
setup-camp-edge = L’accampamento deve toccare il proprio bordo di base o la riva.
setup-camp-side = L’accampamento è troppo vicino a un bordo laterale.
setup-camp-going = L’accampamento deve stare in terreno buono.
setup-camp-overlap = Gli accampamenti stanno uno sull’altro.

deploy-zone = L’elemento sta fuori dalla sua zona di schieramento.
deploy-going = L’elemento non può essere messo in quel terreno.
deploy-overlap = In quel posto c’è già qualcosa.
deploy-camp = Questa parte non ha un tale accampamento o centro abitato libero in cui metterlo.
deploy-garrison = Queste truppe non possono esservi messe.
deploy-garrison-missing = Qualcuno deve presidiare il centro abitato.
setup-terrain-gate = Le porte stanno sui lati di un centro abitato, e solo dove il suo tipo ha porte.
deploy-lift = Questo elemento non è stato schierato.
deploy-all = Alcuni elementi attendono ancora di essere schierati.
deploy-dismounted = Un elemento arriva al tavolo a piedi solo se lo si dice prima di schierarlo, dove è permesso.
deploy-as = Si sceglie solo ciò che è scritto come una truppa o un’altra, e prima di schierarlo.
deploy-swap = Questi due non possono scambiarsi di posto.

move-pinned = Un elemento di fronte a un nemico a contatto può solo disimpegnarsi.
move-group = Questi elementi non stanno come un solo gruppo, o un gruppo non può andare così.
move-group-going = In un terreno così un gruppo deve andare in colonna.
move-group-column = Una colonna non può andare così.
move-group-shift = Un gruppo si sposta di lato solo per allinearsi con un nemico vicino di fronte.
move-second = Ha già mosso, e nulla gli permette un’altra mossa.
move-pips = Restano troppo pochi PIP per questa mossa.
move-distance = Non può andare così lontano.
move-going = Queste truppe non possono entrare in quel terreno.
move-distance-river = Il fiume non lo lascia andare così lontano.
move-board = Il percorso esce dal tavolo.
move-through = Sul percorso c’è qualcosa che non può attraversare.
move-gap = Il varco sul percorso è troppo stretto.
move-overlap = Dove finisce la mossa non c’è posto.
move-zone-of-control = Lo vieta la zona di controllo di un nemico.
move-zone-of-control-pinned = Queste truppe non muovono mentre sono nella zona di controllo di un nemico.
move-contact-never = Queste truppe non muovono a contatto.
move-contact-alignment = A contatto i lati devono combaciare e gli angoli coincidere.
move-contact-overlap = Una sola sovrapposizione richiede un amico che combatta quel nemico di fronte.
move-contact-flank-start = Una mossa sul fianco o alle spalle di un nemico parte da dietro la linea della sua fronte; in alcune edizioni in parte da quel lato di essa, e alle spalle da dietro la linea del suo retro.
move-contact-reach = Questo contatto non si raggiunge con questa mossa.
move-contact-camp = L’accampamento o il centro abitato non può essere raggiunto o occupato così.

move-gate = Le mura si passano da una porta, e queste truppe le attaccano solo lì.
move-sally = Gli abitanti escono solo se vicino alla loro città ci sono sia amici sia nemici.
move-sally-far = Gli abitanti non vanno così lontano dalla loro città.
move-sacking = Sta saccheggiando una città, e non muove prima che sia finito.

dismount-troop = Questo elemento non ha truppe appiedate in cui smontare.
dismount-contact = Nessuno smonta a contatto con un nemico.
dismount-group = Qui smontano solo elementi singoli.
dismount-move = Smontare è una mossa intera: smontando nessuno va altrove.

land-shore = Lo sbarco richiede una riva, e due di un gruppo, o chi sbarca da solo, devono toccarla.
land-bound = Si sbarca solo nel primo turno.
land-once = C’è un solo sbarco, e così tanti non possono parteciparvi.
land-first = Chi viene dal mare sbarca prima che chiunque altro della sua parte muova.
land-troop = Queste truppe non vengono dal mare.
land-reserve = Questo elemento non è stato tenuto indietro per sbarcare.

break-off = Questo elemento non può disimpegnarsi.
break-off-held = Con un nemico sul fianco o alle spalle un elemento non può disimpegnarsi.
break-off-distance = Andrebbe troppo indietro, o non abbastanza.

shoot-shooter = Questo elemento non tira.
shoot-shooter-bound = In questo turno può solo rispondere al tiro.
shoot-shooter-helpers = In così tanti non possono tirare insieme.
shoot-shooter-main = Il tiratore principale deve essere un altro.
shoot-shooter-terrain = Da dove sta questo elemento nessuno tira.
shoot-range = Il bersaglio è fuori portata.
shoot-arc = Il bersaglio, o troppa parte di esso, è troppo di lato.
shoot-sight = La linea di tiro è ostruita.
shoot-moved = Dopo quella mossa non può tirare.
shoot-target = Non è un bersaglio, o un altro viene prima.
shoot-target-mutual = Deve tirare su un nemico che può tirare su di esso.
shoot-target-zone = Deve tirare su un nemico nella sua zona di minaccia.
shoot-target-terrain = Nessuno tira su chi sta lì.
shoot-once = In questo turno ha già tirato, o è già stato bersaglio.
shoot-sacking = Chi saccheggia una città non tira e non è bersaglio.
shoot-contact = Né il tiratore né il bersaglio possono essere a contatto o in sovrapposizione.

fight-none = Non resta un tale combattimento.
choose-none = Nessuno chiede questa scelta.
