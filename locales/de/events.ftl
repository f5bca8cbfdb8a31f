# Ein Satz für alles, was in einer Schlacht geschieht. Die Variablen sind die Wörter und Zahlen aus der Zeile des
# Ereignisses; Längen sind in Basisbreiten, Ausrichtungen in Grad.

event-army = { $side } hat die Armee gewählt.
event-aggression = { $side } würfelt für Aggression: zusammen { $total }.
event-attacks = { $side } greift an.
event-topography = Gekämpft wird in diesem Land: { $topography }.
event-features = Gewähltes Gelände: { $kinds }.
event-quarter = Geländestück { $number } liegt im { $quarter ->
    [1] nahen linken Viertel.
    [near-left] nahen linken Viertel.
    [2] nahen rechten Viertel.
    [near-right] nahen rechten Viertel.
    [3] fernen linken Viertel.
    [far-left] fernen linken Viertel.
   *[other] fernen rechten Viertel.
}
event-shore = Geländestück { $number } liegt an dieser Tischkante: { $edge }.
event-discarded = Geländestück { $number } passt nicht und entfällt: { $kind }.
event-feature-lifted = Geländestück { $number } wird entfernt.
event-feature = Geländestück { $number } liegt: { $kind }.
event-edge = Der Angreifer kommt von dieser bisherigen Tischkante: { $edge }. Der Tisch wird um { $quarters ->
    [one] eine Vierteldrehung
   *[other] { $quarters } Vierteldrehungen
} gedreht.
event-camp-none = { $side } hat kein Lager.
event-camp = { $side } hat das Lager aufgestellt.
event-deployed-in-camp = { $element } wird im Lager aufgestellt.
event-deployed-in-bua = { $element } wird in der Ortschaft aufgestellt.
event-deployed = { $element } wird bei { $x } { $y } aufgestellt, Ausrichtung { $facing }.
event-deployed-as = { $element } wird als { $troop } aufgestellt.
event-taken-back = { $element } wird zurückgenommen.
event-swapped = { $element } und { $other } tauschen die Plätze.
event-bound = Zug { $number } von { $side }
event-pips-spent = { $spent ->
    [one] 1 PIP ausgegeben, { $left } übrig.
   *[other] { $spent } PIPs ausgegeben, { $left } übrig.
}
event-pips = { $pips } PIPs.
event-ground = { $state ->
    [soft] Der Boden ist weich: Äcker sind raues Gelände.
   *[firm] Der Boden ist fest: Äcker sind gutes Gelände.
}
event-moved = { $element } bewegt sich um { $distance } nach { $x } { $y }, Ausrichtung { $facing }.
event-dismounted = { $element } sitzt ab: { $troop }.
event-landed = { $element } landet bei { $x } { $y }, Ausrichtung { $facing }.
event-as-if = { $element } trifft auf { $enemy }; keines kann sich anpassen, also kämpfen sie, als hätten sie es getan.
event-conformed = { $element } passt sich an, bei { $x } { $y }, Ausrichtung { $facing }.
event-turned = { $element } dreht sich zum Gegner, bei { $x } { $y }, Ausrichtung { $facing }.
event-made-room = { $element } macht Platz, nach { $x } { $y }, Ausrichtung { $facing }.
event-river = { $state ->
    [paltry] Der Fluss ist seicht.
    [slow] Der Fluss verlangsamt beim Durchqueren.
    [column] Der Fluss verlangsamt beim Durchqueren, und Gruppen durchqueren ihn nur in Kolonne.
   *[unknown] Die Tiefe des Flusses ist noch nicht ausgewürfelt.
}
event-phase = { $phase ->
    [shooting] Der Beschuss beginnt.
    [combat] Der Nahkampf beginnt.
   *[other] Es beginnt: { $phase }.
}
event-fought = { $one } gegen { $other }: Faktor { $factor } und Würfel { $die } gegen Faktor { $against } und Würfel { $other-die }. { $margin ->
    [doubled] { $one } ist verdoppelt.
    [beaten] { $one } verliert.
    [equal] Die Ergebnisse sind gleich.
   *[ahead] { $one } gewinnt.
}
event-suffered = { $fate ->
    [stands] { $party } hält stand.
    [recoils] { $party } muss zurückweichen.
    [flees] { $party } muss fliehen.
   *[destroyed] { $party } ist vernichtet.
} ({ $row })
event-recoiled = { $element } weicht zurück nach { $x } { $y }, Ausrichtung { $facing }.
event-pushed-back = { $element } wird zurückgedrängt nach { $x } { $y }, Ausrichtung { $facing }.
event-fled = { $element } flieht nach { $x } { $y }, Ausrichtung { $facing }.
event-pursued = { $element } verfolgt bis { $x } { $y }, Ausrichtung { $facing }.
event-lost = { $cause ->
    [surrounded] { $element } ist vernichtet: Ein Gegner stand an der Flanke oder im Rücken.
    [blocked] { $element } ist vernichtet: kein Platz zum Zurückweichen.
    [shot-in-rear] { $element } ist vernichtet: von hinten beschossen.
    [trampled] { $element } ist vernichtet: niedergetrampelt.
    [crushed] { $element } ist vernichtet: Ein Gegner wich in das Element zurück.
    [supporting] { $element } ist mit dem unterstützten Element vernichtet.
    [driven-from-camp] { $element } ist vernichtet: aus dem Lager vertrieben.
    [driven-from-bua] { $element } ist vernichtet: aus der Ortschaft vertrieben.
    [left-table] { $element } ist verloren: hat den Tisch verlassen.
    [river] { $element } geht im Fluss verloren.
   *[score] { $element } ist vernichtet.
}
event-followers-lost = Der Tross von { $side } ist vernichtet.
event-camp-taken = { $element } erobert das Lager von { $side }.
event-camp-entered = { $element } betritt das Lager von { $side }.
event-camp-left = { $element } verlässt das Lager von { $side }.
event-camp-regained = { $side } gewinnt das eigene Lager zurück.
event-denizens-lost = Die Einwohner der Ortschaft von { $side } sind vernichtet.
event-denizens-back = Die Einwohner der Ortschaft von { $side } kehren zurück.
event-denizens-turned = Die Einwohner der Ortschaft von { $side } laufen zu { $to } über.
event-bua-taken = { $element } erobert die Ortschaft von { $side }.
event-sacking-begins = Der Eroberer der Ortschaft von { $side } bleibt darin.
event-sacking-ends = Der Eroberer der Ortschaft von { $side } darf sie verlassen.
event-bua-yields = Die Stadt von { $side } ergibt sich.
event-bua-entered = { $element } betritt die Ortschaft von { $side }.
event-bua-left = { $element } verlässt die Ortschaft von { $side }.
event-bua-regained = { $side } gewinnt die eigene Ortschaft zurück.
event-standing = { $side } ändert eine dauerhafte Antwort.
event-bound-ends = Der Zug endet. Verluste bisher: Rot { $red }, Blau { $blue }.
event-ended-won = { $side } gewinnt.
event-ended-conceded = { $side } gewinnt: Der Gegner gibt auf.
event-ended-drawn = Die Schlacht endet unentschieden.
