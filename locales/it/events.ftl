# Una frase per ogni cosa che succede in una battaglia. Le variabili sono le parole e i numeri della riga dell’evento;
# le lunghezze sono in larghezze di base, gli orientamenti in gradi.

event-army = { $side } ha scelto il suo esercito.
event-aggression = { $side } ha tirato per l’aggressività: { $total } in tutto.
event-attacks = { $side } era l’attaccante.
event-topography = Si è combattuto su questa terra: { $topography }.
event-features = È stato scelto questo terreno: { $kinds }.
event-quarter = L’elemento di terreno { $number } è finito nel { $quarter ->
    [1] quarto vicino a sinistra.
    [near-left] quarto vicino a sinistra.
    [2] quarto vicino a destra.
    [near-right] quarto vicino a destra.
    [3] quarto lontano a sinistra.
    [far-left] quarto lontano a sinistra.
   *[other] quarto lontano a destra.
}
event-shore = L’elemento di terreno { $number } è finito lungo il bordo { $edge }.
event-discarded = L’elemento di terreno { $number } non aveva posto ed è stato scartato: { $kind }.
event-feature-lifted = L’elemento di terreno { $number } è stato tolto.
event-feature = L’elemento di terreno { $number } è stato disposto: { $kind }.
event-edge = L’attaccante è venuto dal bordo che era { $edge }; il tavolo è stato girato di { $quarters ->
    [one] un quarto
   *[other] { $quarters } quarti
}.
event-camp-none = { $side } non aveva un accampamento.
event-camp = { $side } ha disposto il suo accampamento.
event-deployed-in-camp = { $element } si è schierato nell’accampamento.
event-deployed-in-bua = { $element } si è schierato nel centro abitato.
event-deployed = { $element } si è schierato in { $x } { $y }, orientamento { $facing }.
event-deployed-as = { $element } si sarebbe schierato come { $troop }.
event-taken-back = { $element } è tornato in riserva.
event-swapped = { $element } e { $other } si sono scambiati di posto.
event-bound = Turno { $number } di { $side }
event-pips-spent = { $spent ->
    [one] 1 PIP è stato speso, ne restavano { $left }.
   *[other] { $spent } PIP sono stati spesi, ne restavano { $left }.
}
event-pips = { $pips } PIP.
event-ground = { $state ->
    [soft] Il suolo era molle: i campi arati erano terreno accidentato.
   *[firm] Il suolo era solido: i campi arati erano terreno buono.
}
event-moved = { $element } ha mosso di { $distance } fino a { $x } { $y }, orientamento { $facing }.
event-dismounted = { $element } è smontato come { $troop }.
event-landed = { $element } è sbarcato in { $x } { $y }, orientamento { $facing }.
event-as-if = { $element } ha incontrato { $enemy }; nessuno dei due poteva conformarsi, e hanno combattuto come se l’avessero fatto.
event-conformed = { $element } si è conformato in { $x } { $y }, orientamento { $facing }.
event-turned = { $element } si è voltato verso il suo nemico, in { $x } { $y }, orientamento { $facing }.
event-made-room = { $element } ha fatto spazio, fino a { $x } { $y }, orientamento { $facing }.
event-river = { $state ->
    [paltry] Il fiume era poca cosa.
    [slow] Il fiume era lento da guadare.
    [column] Il fiume era lento da guadare, e i gruppi lo guadavano solo in colonna.
   *[unknown] La profondità del fiume non era ancora stata saggiata.
}
event-phase = { $phase ->
    [shooting] È cominciato il tiro.
    [combat] È cominciato il corpo a corpo.
   *[other] È cominciato: { $phase }.
}
event-fought = { $one } contro { $other }: { $factor } e dado { $die }, { $against } e dado { $other-die }. { $margin ->
    [doubled] { $one } è stato raddoppiato.
    [beaten] { $one } ha perso.
    [equal] I punteggi erano pari.
   *[ahead] { $one } ha vinto.
}
event-suffered = { $fate ->
    [stands] { $party } ha tenuto.
    [recoils] { $party } ha dovuto arretrare.
    [flees] { $party } ha dovuto fuggire.
   *[destroyed] { $party } è stato distrutto.
} ({ $row })
event-recoiled = { $element } è arretrato fino a { $x } { $y }, orientamento { $facing }.
event-pushed-back = { $element } è stato spinto indietro fino a { $x } { $y }, orientamento { $facing }.
event-fled = { $element } è fuggito fino a { $x } { $y }, orientamento { $facing }.
event-pursued = { $element } ha inseguito fino a { $x } { $y }, orientamento { $facing }.
event-lost = { $cause ->
    [surrounded] { $element } è stato distrutto: un nemico era sul suo fianco o alle sue spalle.
    [blocked] { $element } è stato distrutto: non poteva arretrare.
    [shot-in-rear] { $element } è stato distrutto: colpito alle spalle.
    [trampled] { $element } è stato distrutto: calpestato.
    [crushed] { $element } è stato distrutto: un nemico gli è arretrato addosso.
    [supporting] { $element } è stato distrutto con l’elemento che sosteneva.
    [driven-from-camp] { $element } è stato distrutto: cacciato dal suo accampamento.
    [driven-from-bua] { $element } è stato distrutto: cacciato dal centro abitato.
    [left-table] { $element } è andato perso: è uscito dal tavolo.
    [river] { $element } è andato perso nel fiume.
   *[score] { $element } è stato distrutto.
}
event-followers-lost = Il seguito dell’accampamento di { $side } è stato distrutto.
event-camp-taken = { $element } ha conquistato l’accampamento di { $side }.
event-camp-entered = { $element } è entrato nell’accampamento di { $side }.
event-camp-left = { $element } è uscito dall’accampamento di { $side }.
event-camp-regained = { $side } ha ripreso il suo accampamento.
event-denizens-lost = Gli abitanti del centro abitato di { $side } sono stati distrutti.
event-denizens-back = Gli abitanti del centro abitato di { $side } sono ritornati.
event-denizens-turned = Gli abitanti del centro abitato di { $side } sono passati a { $to }.
event-bua-taken = { $element } ha conquistato il centro abitato di { $side }.
event-sacking-begins = Chi aveva preso il centro abitato di { $side } vi è rimasto.
event-sacking-ends = Chi aveva preso il centro abitato di { $side } poteva lasciarlo.
event-bua-yields = La città di { $side } si è arresa.
event-bua-entered = { $element } è entrato nel centro abitato di { $side }.
event-bua-left = { $element } è uscito dal centro abitato di { $side }.
event-bua-regained = { $side } ha ripreso il suo centro abitato.
event-standing = { $side } ha cambiato una risposta permanente.
event-bound-ends = Il turno è finito. Perdite finora: rosso { $red }, blu { $blue }.
event-ended-won = Ha vinto { $side }.
event-ended-conceded = Ha vinto { $side }: l’avversario si è arreso.
event-ended-drawn = La battaglia è finita in pareggio.
