# Una frase per ogni cosa che succede in una battaglia. Le variabili sono le parole e i numeri della riga dell’evento;
# le lunghezze sono in larghezze di base, gli orientamenti in gradi.

event-army = { $side } ha scelto il suo esercito.
event-aggression = { $side } tira per l’aggressività: { $total } in tutto.
event-attacks = { $side } attacca.
event-topography = Si combatte su questa terra: { $topography }.
event-features = Terreno scelto: { $kinds }.
event-quarter = L’elemento di terreno { $number } sta nel { $quarter ->
    [1] quarto vicino a sinistra.
    [near-left] quarto vicino a sinistra.
    [2] quarto vicino a destra.
    [near-right] quarto vicino a destra.
    [3] quarto lontano a sinistra.
    [far-left] quarto lontano a sinistra.
   *[other] quarto lontano a destra.
}
event-shore = L’elemento di terreno { $number } corre lungo il bordo { $edge }.
event-discarded = L’elemento di terreno { $number } non ha posto e viene scartato: { $kind }.
event-feature-lifted = L’elemento di terreno { $number } viene tolto.
event-feature = L’elemento di terreno { $number } è disposto: { $kind }.
event-edge = L’attaccante viene dal bordo che era { $edge }; il tavolo viene girato di { $quarters ->
    [one] un quarto
   *[other] { $quarters } quarti
}.
event-camp-none = { $side } non ha un accampamento.
event-camp = { $side } ha disposto il suo accampamento.
event-deployed-in-camp = { $element } si schiera nell’accampamento.
event-deployed-in-bua = { $element } si schiera nel centro abitato.
event-deployed = { $element } si schiera in { $x } { $y }, orientamento { $facing }.
event-deployed-as = { $element } si schiererà come { $troop }.
event-taken-back = { $element } torna in riserva.
event-swapped = { $element } e { $other } si scambiano di posto.
event-bound = Turno { $number } di { $side }
event-pips-spent = { $spent ->
    [one] 1 PIP è speso, ne restano { $left }.
   *[other] { $spent } PIP sono spesi, ne restano { $left }.
}
event-pips = { $pips } PIP.
event-ground = { $state ->
    [soft] Il suolo è molle: i campi arati sono terreno accidentato.
   *[firm] Il suolo è solido: i campi arati sono terreno buono.
}
event-moved = { $element } muove di { $distance } fino a { $x } { $y }, orientamento { $facing }.
event-dismounted = { $element } smonta come { $troop }.
event-landed = { $element } sbarca in { $x } { $y }, orientamento { $facing }.
event-as-if = { $element } incontra { $enemy }; nessuno dei due può conformarsi, e combattono come se l’avessero fatto.
event-conformed = { $element } si conforma in { $x } { $y }, orientamento { $facing }.
event-turned = { $element } si volta verso il suo nemico, in { $x } { $y }, orientamento { $facing }.
event-made-room = { $element } fa spazio, fino a { $x } { $y }, orientamento { $facing }.
event-river = { $state ->
    [paltry] Il fiume è poca cosa.
    [slow] Il fiume è lento da guadare.
    [column] Il fiume è lento da guadare, e i gruppi lo guadano solo in colonna.
   *[unknown] La profondità del fiume non è ancora stata saggiata.
}
event-phase = { $phase ->
    [shooting] Comincia il tiro.
    [combat] Comincia il corpo a corpo.
   *[other] Comincia { $phase }.
}
event-fought = { $one } contro { $other }: { $factor } e dado { $die }, { $against } e dado { $other-die }. { $margin ->
    [doubled] { $one } è raddoppiato.
    [beaten] { $one } perde.
    [equal] I punteggi sono pari.
   *[ahead] { $one } vince.
}
event-suffered = { $fate ->
    [stands] { $party } tiene.
    [recoils] { $party } deve arretrare.
    [flees] { $party } deve fuggire.
   *[destroyed] { $party } è distrutto.
} ({ $row })
event-recoiled = { $element } arretra fino a { $x } { $y }, orientamento { $facing }.
event-pushed-back = { $element } è spinto indietro fino a { $x } { $y }, orientamento { $facing }.
event-fled = { $element } fugge fino a { $x } { $y }, orientamento { $facing }.
event-pursued = { $element } insegue fino a { $x } { $y }, orientamento { $facing }.
event-lost = { $cause ->
    [surrounded] { $element } è distrutto: un nemico era sul suo fianco o alle sue spalle.
    [blocked] { $element } è distrutto: non poteva arretrare.
    [shot-in-rear] { $element } è distrutto: colpito alle spalle.
    [trampled] { $element } è distrutto: calpestato.
    [crushed] { $element } è distrutto: un nemico gli è arretrato addosso.
    [supporting] { $element } è distrutto con l’elemento che sosteneva.
    [driven-from-camp] { $element } è distrutto: cacciato dal suo accampamento.
    [driven-from-bua] { $element } è distrutto: cacciato dal centro abitato.
    [left-table] { $element } è perso: è uscito dal tavolo.
    [river] { $element } è perso nel fiume.
   *[score] { $element } è distrutto.
}
event-followers-lost = Il seguito dell’accampamento di { $side } è distrutto.
event-camp-taken = { $element } conquista l’accampamento di { $side }.
event-camp-entered = { $element } entra nell’accampamento di { $side }.
event-camp-left = { $element } esce dall’accampamento di { $side }.
event-camp-regained = { $side } riprende il suo accampamento.
event-denizens-lost = Gli abitanti del centro abitato di { $side } sono distrutti.
event-denizens-back = Gli abitanti del centro abitato di { $side } ritornano.
event-denizens-turned = Gli abitanti del centro abitato di { $side } passano a { $to }.
event-bua-taken = { $element } conquista il centro abitato di { $side }.
event-sacking-begins = Chi ha preso il centro abitato di { $side } vi resta.
event-sacking-ends = Chi ha preso il centro abitato di { $side } può lasciarlo.
event-bua-yields = La città di { $side } si arrende.
event-bua-entered = { $element } entra nel centro abitato di { $side }.
event-bua-left = { $element } esce dal centro abitato di { $side }.
event-bua-regained = { $side } riprende il suo centro abitato.
event-standing = { $side } cambia una risposta permanente.
event-bound-ends = Il turno finisce. Perdite finora: rosso { $red }, blu { $blue }.
event-ended-won = Vince { $side }.
event-ended-conceded = Vince { $side }: l’avversario si arrende.
event-ended-drawn = La battaglia finisce in pareggio.
