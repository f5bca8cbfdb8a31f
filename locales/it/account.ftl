# Ciò che un generale dice delle sue decisioni, accanto al tavolo e nei resoconti: prima una frase, poi come ci è arrivato.

account-decided = { $title }: { $result }.
account-about = , { $subject }
account-table = Ha { $sum } (Solo DBA { $section }{ $about })
account-contest = Decide il tiro più alto (Solo DBA { $section }{ $about }):
account-option = { $name }: { $sums }
account-option-ignored = { $name }: { $sums } (non contato)
account-dice = tirato { $dice }
account-added = { $value } per { $facts }
account-sum = { $parts }; totale { $total }
account-fact = { $title }: { $value }
account-rule-because = { $facts } (Solo DBA { $section }{ $about })
account-action = { $aim }: { $order }, per { $cost } di { $left ->
    [one] 1 PIP
   *[other] { $left } PIP
} (Solo DBA { $section }, n. { $rank } della sua lista di azioni).
account-freely = { $aim }: { $order }, per { $cost } di { $left ->
    [one] 1 PIP
   *[other] { $left } PIP
} (Solo DBA { $section }).
account-next = La seconda scelta era { $order }.
account-next-less = La seconda scelta, { $order }, prometteva meno: { $worth }.
account-next-more = La seconda scelta, { $order }, prometteva di più, ma non per i PIP che costa.
account-next-equal = La seconda scelta, { $order }, era altrettanto buona.
account-end = Il movimento finisce; { $left ->
    [one] avanza 1 PIP
   *[other] avanzano { $left } PIP
}.
account-higher = Prima ha cercato altro, senza trovare nulla di utile: { $actions }.
account-rejected = Ha considerato anche: { $orders }.
account-rulings = Interpretazioni: { $rulings }
account-call = a { $who } si chiede di tirare per primo
account-vetoed = Non utile: { $action }, { $order } ({ $why }).
account-veto-general = il generale attaccherebbe alla pari o peggio
account-veto-last-loss = è un azzardo, e un’altra perdita finisce la battaglia
account-veto-worse = starebbe peggio
account-swap-faced = { $one } e { $other } si scambiano di posto: { $who } aveva di fronte { $enemy }.
account-swap-faces = { $one } e { $other } si scambiano di posto: { $who } ha ora di fronte { $enemy }.
account-length-x = { $length } BW dal bordo sinistro
account-length-y = { $length } BW dal bordo vicino
account-length-right = { $length } BW a destra del centro
account-length-ahead = { $length } BW davanti alla linea di base
account-length-left = { $length } BW a sinistra del centro
account-length-behind = { $length } BW dietro la linea di base

# A che cosa serviva una mossa, detto dell’avversario, e che cosa prometteva; la seconda scelta si misura allo stesso modo.
account-aim-safe-attack = voleva attaccare dove può distruggere un nemico senza perdere nulla
account-aim-support-attack = voleva aiutare un altro attacco allo stesso nemico
account-aim-calculated-attack = voleva attaccare dove distrugge più spesso di quanto perda
account-aim-aggressive-attack = voleva attaccare anche dove perde tanto spesso quanto distrugge
account-aim-reckless-attack = voleva attaccare anche con le probabilità contro
account-aim-aggressive-manoeuvre = voleva minacciare le tue truppe, o preparare un attacco
account-aim-defensive-manoeuvre = voleva sottrarsi a una minaccia
account-aim-occupy-terrain = voleva un terreno dove le sue truppe combattono bene
account-aim-re-enforce = voleva aiutare amici in pericolo
account-aim-re-arrange-line = voleva truppe migliori sul fronte della linea
account-aim-repair-line = voleva chiudere un varco nella linea
account-aim-form-line = voleva una linea più larga per combattere
account-aim-form-column = voleva avanzare più in fretta, o passare oltre il terreno cattivo
account-aim-free = qui non ha seguito una lista e ha preso ciò che giudicava meglio
account-worth-judged = vale { $other } di elemento per ogni PIP, contro { $own }
account-worth-sum = { $other } elementi guadagnati in media, contro { $own }
account-worth-gain = { $other } elementi guadagnati in media, contro { $own }
account-worth-t = nemici distrutti: in media { $other }, contro { $own }
account-worth-t-less-u = elementi distrutti meno quelli persi: in media { $other }, contro { $own }

# Una mossa: che cosa muove, che cosa fa, dove va, e che cosa cambia. I nomi li sceglie il generale.
account-who-two = { $one } e { $other }
account-who-many = { $count } elementi
account-who-unknown = L’avversario
account-moves = { $does }.
account-moves-because = { $does }: { $why }.
account-goes = { $does } ({ $way })
account-way-ahead = { $length } BW avanti
account-way-back = { $length } BW indietro
account-way-right = { $length } BW a destra
account-way-left = { $length } BW a sinistra
account-turn-right = { $degrees }° a destra
account-turn-left = { $degrees }° a sinistra
account-way-into = entra in { $terrain }
account-does-safe-attack = { $who } { $count ->
    [one] attacca
   *[other] attaccano
} dove non si perde nulla
account-does-support-attack = { $who } { $count ->
    [one] sostiene
   *[other] sostengono
} un altro attacco
account-does-calculated-attack = { $who } { $count ->
    [one] attacca dove vince più spesso di quanto perda
   *[other] attaccano dove vincono più spesso di quanto perdano
}
account-does-aggressive-attack = { $who } { $count ->
    [one] attacca
   *[other] attaccano
} alla pari
account-does-reckless-attack = { $who } { $count ->
    [one] attacca
   *[other] attaccano
} con le probabilità contro
account-does-aggressive-manoeuvre = { $who } { $count ->
    [one] avanza
   *[other] avanzano
}
account-does-defensive-manoeuvre = { $who } { $count ->
    [one] evita
   *[other] evitano
} una minaccia
account-does-occupy-terrain = { $who } { $count ->
    [one] occupa
   *[other] occupano
} il terreno
account-does-re-enforce = { $who } { $count ->
    [one] viene
   *[other] vengono
} in aiuto
account-does-repair-line = { $who } { $count ->
    [one] torna
   *[other] tornano
} in linea
account-does-form-line = { $who } { $count ->
    [one] allarga
   *[other] allargano
} la linea
account-does-form-column = { $who } { $count ->
    [one] si mette
   *[other] si mettono
} in colonna
account-does-free = { $who } { $count ->
    [one] muove
   *[other] muovono
} per scelta libera

# Come si chiamano le regole prima della battaglia, e che cosa guardano.
account-rule-your-army-first = Il tuo esercito è scelto prima di quello dell’avversario
account-rule-enemy-army = Il tuo esercito, come lo conta l’avversario
account-rule-line = Una linea come sta, fila per fila
account-rule-line-left = Mandato fuori dalla linea in cui era
account-rule-compound = Mosse che seguono questa in un piano
account-count-moves = { $value ->
    [one] una mossa sola
   *[other] un piano di { $value } mosse
}
account-rule-override-reason = Perché l’avversario sceglierebbe liberamente
account-fact-thrown = tiri per questo finora
account-fact-free = con la scelta libera
account-chance-wins = la sua lista vince nel { $percent } % dei tiri
account-chance-peril = la sua lista perde il generale nel { $percent } %
account-fact-spent = PIP che la sua lista spenderebbe
account-rule-tie = Mosse ugualmente buone, scelte dal dado
account-rule-shooting = Tiratore e bersaglio
account-rule-combat = Il prossimo combattimento
account-rule-main-attacker = L’attaccante principale
account-rule-recoil = Di quanto arretra un elemento
account-rule-least-lost = Perdita minore
account-chance-kills = { $percent } % di distruggere un nemico
account-chance-losses = { $percent } % di perdere un elemento
account-chance-next-kills = il migliore di questi: { $percent } % di distruggere un nemico
account-chance-next-losses = { $percent } % di perdere un elemento
account-fact-others = combattimenti lasciati per dopo
account-rule-veto = Una mossa scartata per ciò che costerebbe
account-rule-camp = Il posto dell’accampamento dell’avversario
account-rule-camp-holder = Presidio dell’accampamento dell’avversario
account-rule-town-holder = Presidio del centro abitato dell’avversario
account-fact-flank-by-the-water = su un fianco presso l’acqua
account-fact-road-to-the-camp = presso una strada che viene dalla tua parte
account-fact-camp-in-the-open = non dietro terreno cattivo
account-fact-garrison-wanted = serve un presidio
account-fact-garrison-row = riga della lista
account-rule-group = Un gruppo
account-rule-deployed-as = Tipo di truppa con cui si schiera un elemento
account-rule-other-flank = Sull’altro fianco, lontano dal terreno cattivo
account-rule-most-land = Non c’è posto per sbarcare
account-rule-no-place = Nessun posto per un gruppo nella sua posizione
account-rule-two-ranks = Picche su due ranghi
account-rule-no-room = Una linea troppo larga per il suo posto
account-rule-column-in-bad-going = Una colonna a causa del terreno cattivo
account-rule-placed = Posizione di un gruppo
account-rule-not-facing = Psiloi di fronte a truppe montate
account-rule-not-opposite = Elefanti e carri da guerra di fronte all’artiglieria
account-rule-fastest-outside = I più veloci alle estremità
account-rule-general-in-the-middle = Il generale al centro della sua posizione
account-rule-left-to-the-referee = Non c’è posto per ogni elemento
account-rule-swap = Elementi che si scambiano di posto
account-rule-come-ashore = Dove sbarcano gli elementi tenuti indietro
account-fact-first = nemici pericolosi per il primo
account-fact-second = nemici pericolosi per il secondo
account-fact-bad-here = terreno cattivo lì
account-fact-bad-there = terreno cattivo sull’altro
account-fact-most = elementi che possono sbarcare, al massimo
account-fact-facing = psiloi che stanno di fronte a montati
account-fact-opposite = elefanti e carri da guerra di fronte ad artiglieria
account-fact-inside = vicini di cui il più veloce sta più all’interno
account-fact-before-bad-going = elementi montati davanti a terreno cattivo
account-fact-half-widths-off = mezze larghezze di base dal centro
account-fact-before = prima
account-fact-regret = guadagno della scelta libera
account-fact-threshold = guadagno minimo che vale un tiro
account-fact-after = dopo
account-rule-features = Scelta degli elementi di terreno
account-rule-place = Posto di un elemento di terreno
account-rule-refused = Posto scartato, si tira di nuovo
account-rule-quarter = Il quarto che l’avversario sceglie
account-rule-more-terrain = Terreno aggiunto perché ne manca
account-fact-tries = tiri

# A che cosa portano le regole senza dadi mentre un esercito si schiera.
account-result-your-army-first-later = aspetta il tuo
account-result-override-reason-R1 = c’è di più da vincere
account-result-override-reason-R2 = il generale è in pericolo
account-result-override-reason-R3 = c’è un attacco sicuro che la lista tralascia
account-result-override-reason-R4 = la lista lascia avanzare PIP
account-result-override-reason-regret = la lista vale troppo di meno
account-result-edge-near = il bordo vicino
account-result-edge-far = il bordo lontano
account-result-edge-left = il bordo sinistro
account-result-edge-right = il bordo destro
account-result-camp-holder-nobody = il seguito
account-result-camp-holder-followers = il seguito
account-result-refused-other-quarter = starebbe in un altro quarto
account-result-refused-no-room = non c’è posto
account-result-refused-no-quarter = in quel quarto non c’è posto
account-result-refused-unfinished = ciò che ancora manca non si potrebbe più disporre
account-result-place-left-out = tralasciato
account-result-group-alike = di un solo tipo
account-result-group-psiloi-behind = con psiloi dietro il centro
account-result-group-bows-between = con archi in mezzo
account-result-group-with-elephants = con elefanti
account-result-group-left-over = degli elementi rimasti
account-result-group-mounted-apart = delle truppe montate, in due gruppi
account-result-other-flank-left = sul fianco sinistro
account-result-other-flank-right = sul fianco destro
account-result-most-land-right = sul fianco destro
account-result-no-place-reserve = non in riserva
account-result-no-place-centre = non al centro
account-result-no-place-left = non sul fianco sinistro
account-result-no-place-right = non sul fianco destro
account-result-no-room-two-ranks = su due ranghi
account-result-no-room-column = in colonna
account-result-column-in-bad-going-column = in colonna
account-result-two-ranks-line = su due ranghi
account-result-two-ranks-two-ranks = su due ranghi
account-result-two-ranks-column = in colonna
account-result-placed-reserve = in riserva
account-result-placed-centre = al centro
account-result-placed-left = sul fianco sinistro
account-result-placed-right = sul fianco destro
account-result-not-facing-kept = nessuno
account-result-not-facing-not-possible = alcuni, perché non c’è posto migliore
account-result-not-facing-nobody-there = non ti sei ancora schierato
account-result-not-opposite-kept = nessuno
account-result-not-opposite-not-possible = alcuni, perché non c’è posto migliore
account-result-not-opposite-nobody-there = non ti sei ancora schierato
account-result-fastest-outside-kept = ci sono
account-result-fastest-outside-not-possible = non tutti ci sono
account-result-general-in-the-middle-reserve = in riserva
account-result-general-in-the-middle-centre = al centro
account-result-general-in-the-middle-left = sul fianco sinistro
account-result-general-in-the-middle-right = sul fianco destro
account-result-general-in-the-middle-landing = deve sbarcare, o tiene un accampamento o un centro abitato
account-result-left-to-the-referee-nowhere = gli altri si schierano dove possono
account-result-swap-none = nessuno
account-result-swap-from = dal suo posto

# Che cosa cambia una mossa, secondo il segno di un numero; i numeri senza frase servono solo a ordinare le mosse. Le probabilità si contano su 36 tiri.
account-score-t-plus = { $value } tiri su 36 distruggono il bersaglio
account-score-u-zero = nessuno distrugge l’attaccante
account-score-u-minus = { $value ->
    [one] 1 distrugge l’attaccante
   *[other] { $value } distruggono l’attaccante
}
account-score-gain-plus = dovrebbe vincere più di quanto perde in combattimenti e tiri (in media { $average } elementi)
account-score-gain-minus = dovrebbe perdere più di quanto vince in combattimenti e tiri (in media { $average } elementi)
account-score-attack-plus = dovrebbe distruggere più tuoi elementi (in media { $average } in più)
account-score-attack-minus = dovrebbe distruggere meno tuoi elementi (in media { $average } in meno)
account-score-danger-plus = il suo esercito è meno in pericolo (in media { $average } elementi persi in meno)
account-score-danger-zero = nessun pericolo in più
account-score-danger-minus = il suo esercito è più in pericolo (in media { $average } elementi persi in più)
account-score-nearer-plus = { $count ->
    [one] { $value ->
        [one] più vicino alle tue truppe di un turno di marcia
       *[other] più vicino alle tue truppe di { $value } turni di marcia
    }
   *[other] più vicini al nemico
}
account-score-nearer-each = ognuno è più vicino alle tue truppe di un turno di marcia
account-score-nearer-minus = { $value ->
    [one] raggiunge le tue truppe un turno più tardi
   *[other] raggiunge le tue truppe più tardi
}
account-score-edge-minus = finisce a { $length } BW dal lato lontano di quel terreno
account-score-need-plus = lì ci sono amici in pericolo (in media se ne perderebbero { $average })
account-score-gained-plus = { $length } BW più vicino a chi ha bisogno d’aiuto
account-score-places-plus = { $value ->
    [one] si chiude un vuoto nella linea
   *[other] si chiudono { $value } vuoti nella linea
}
account-score-wider-plus = { $value ->
    [one] la linea è più larga di un elemento
   *[other] la linea è più larga di { $value } elementi
}
account-score-risen-plus = i combattimenti lì vanno meglio (in { $value } tiri su 36)
account-score-narrower-plus = { $value ->
    [one] il fronte è più stretto di un elemento
   *[other] il fronte è più stretto di { $value } elementi
}
account-score-v-plus = dopo, il suo esercito è messo meglio (vale { $share } di elemento)
account-score-v-minus = dopo, il suo esercito è messo peggio (di { $share } di elemento)
account-score-reply-plus = puoi fare meno danni nel tuo prossimo turno ({ $share } di elemento)
account-score-reply-minus = puoi fare più danni nel tuo prossimo turno ({ $share } di elemento)
account-score-inversions-minus = { $value ->
    [one] un’azione che viene prima nella sua lista aspetta
   *[other] { $value } azioni che vengono prima nella sua lista aspettano
}
account-score-compound-plus = il passo seguente di un piano cominciato con la mossa { $value }
