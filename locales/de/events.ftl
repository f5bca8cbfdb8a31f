# Ein Satz für alles, was in einer Schlacht geschieht. Die Variablen sind die Wörter und Zahlen aus der Zeile des
# Ereignisses; Längen sind in Basisbreiten, Ausrichtungen in Grad.

event-army = { $side } wählte die Armee.
event-aggression = { $side } würfelte für Aggression: zusammen { $total }.
event-attacks = { $side } griff an.
event-topography = Gekämpft wurde in diesem Land: { $topography }.
event-features = Gewählt wurde dieses Gelände: { $kinds }.
event-quarter = Geländestück { $number } kam ins { $quarter ->
    [1] nahe linke Viertel.
    [near-left] nahe linke Viertel.
    [2] nahe rechte Viertel.
    [near-right] nahe rechte Viertel.
    [3] ferne linke Viertel.
    [far-left] ferne linke Viertel.
   *[other] ferne rechte Viertel.
}
event-shore = Geländestück { $number } kam an diese Tischkante: { $edge }.
event-discarded = Geländestück { $number } passte nicht und entfiel: { $kind }.
event-feature-lifted = Geländestück { $number } wurde entfernt.
event-feature = Geländestück { $number } wurde gelegt: { $kind }.
event-edge = Der Angreifer kam von dieser bisherigen Tischkante: { $edge }. Der Tisch wurde um { $quarters ->
    [one] eine Vierteldrehung
   *[other] { $quarters } Vierteldrehungen
} gedreht.
event-camp-none = { $side } hatte kein Lager.
event-camp = { $side } stellte das Lager auf.
event-deployed-in-camp = { $element } wurde im Lager aufgestellt.
event-deployed-in-bua = { $element } wurde in der Ortschaft aufgestellt.
event-deployed = { $element } wurde bei { $x } { $y } aufgestellt, Ausrichtung { $facing }.
event-deployed-as = { $element } sollte als { $troop } aufgestellt werden.
event-taken-back = { $element } wurde zurückgenommen.
event-swapped = { $element } und { $other } tauschten die Plätze.
event-bound = Zug { $number } von { $side }
event-pips-spent = { $spent ->
    [one] 1 PIP wurde ausgegeben, { $left } übrig.
   *[other] { $spent } PIPs wurden ausgegeben, { $left } übrig.
}
event-pips = { $pips } PIPs.
event-ground = { $state ->
    [soft] Der Boden war weich: Äcker waren raues Gelände.
   *[firm] Der Boden war fest: Äcker waren gutes Gelände.
}
event-moved = { $element } bewegte sich um { $distance } nach { $x } { $y }, Ausrichtung { $facing }.
event-dismounted = { $element } saß ab: { $troop }.
event-landed = { $element } landete bei { $x } { $y }, Ausrichtung { $facing }.
event-as-if = { $element } traf auf { $enemy }; keines konnte sich anpassen, also kämpften sie, als hätten sie es getan.
event-conformed = { $element } passte sich an, bei { $x } { $y }, Ausrichtung { $facing }.
event-turned = { $element } drehte sich zum Gegner, bei { $x } { $y }, Ausrichtung { $facing }.
event-made-room = { $element } machte Platz, nach { $x } { $y }, Ausrichtung { $facing }.
event-river = { $state ->
    [paltry] Der Fluss war seicht.
    [slow] Der Fluss verlangsamte beim Durchqueren.
    [column] Der Fluss verlangsamte beim Durchqueren, und Gruppen durchquerten ihn nur in Kolonne.
   *[unknown] Die Tiefe des Flusses war noch nicht ausgewürfelt.
}
event-phase = { $phase ->
    [shooting] Der Beschuss begann.
    [combat] Der Nahkampf begann.
   *[other] Es begann: { $phase }.
}
event-fought = { $one } gegen { $other }: Faktor { $factor } und Würfel { $die } gegen Faktor { $against } und Würfel { $other-die }. { $margin ->
    [doubled] { $one } war verdoppelt.
    [beaten] { $one } verlor.
    [equal] Die Ergebnisse waren gleich.
   *[ahead] { $one } gewann.
}
event-suffered = { $fate ->
    [stands] { $party } hielt stand.
    [recoils] { $party } musste zurückweichen.
    [flees] { $party } musste fliehen.
   *[destroyed] { $party } wurde vernichtet.
} ({ $row })
event-recoiled = { $element } wich zurück nach { $x } { $y }, Ausrichtung { $facing }.
event-pushed-back = { $element } wurde zurückgedrängt nach { $x } { $y }, Ausrichtung { $facing }.
event-fled = { $element } floh nach { $x } { $y }, Ausrichtung { $facing }.
event-pursued = { $element } verfolgte bis { $x } { $y }, Ausrichtung { $facing }.
event-lost = { $cause ->
    [surrounded] { $element } wurde vernichtet: Ein Gegner stand an der Flanke oder im Rücken.
    [blocked] { $element } wurde vernichtet: kein Platz zum Zurückweichen.
    [shot-in-rear] { $element } wurde vernichtet: von hinten beschossen.
    [trampled] { $element } wurde vernichtet: niedergetrampelt.
    [crushed] { $element } wurde vernichtet: Ein Gegner wich in das Element zurück.
    [supporting] { $element } wurde mit dem unterstützten Element vernichtet.
    [driven-from-camp] { $element } wurde vernichtet: aus dem Lager vertrieben.
    [driven-from-bua] { $element } wurde vernichtet: aus der Ortschaft vertrieben.
    [left-table] { $element } ging verloren: hat den Tisch verlassen.
    [river] { $element } ging im Fluss verloren.
   *[score] { $element } wurde vernichtet.
}
event-followers-lost = Der Tross von { $side } wurde vernichtet.
event-camp-taken = { $element } eroberte das Lager von { $side }.
event-camp-entered = { $element } betrat das Lager von { $side }.
event-camp-left = { $element } verließ das Lager von { $side }.
event-camp-regained = { $side } gewann das eigene Lager zurück.
event-denizens-lost = Die Einwohner der Ortschaft von { $side } wurden vernichtet.
event-denizens-back = Die Einwohner der Ortschaft von { $side } kehrten zurück.
event-denizens-turned = Die Einwohner der Ortschaft von { $side } liefen zu { $to } über.
event-bua-taken = { $element } eroberte die Ortschaft von { $side }.
event-sacking-begins = Der Eroberer der Ortschaft von { $side } blieb darin.
event-sacking-ends = Der Eroberer der Ortschaft von { $side } durfte sie verlassen.
event-bua-yields = Die Stadt von { $side } ergab sich.
event-bua-entered = { $element } betrat die Ortschaft von { $side }.
event-bua-left = { $element } verließ die Ortschaft von { $side }.
event-bua-regained = { $side } gewann die eigene Ortschaft zurück.
event-standing = { $side } änderte eine dauerhafte Antwort.
event-bound-ends = Der Zug endete. Verluste bisher: Rot { $red }, Blau { $blue }.
event-ended-won = { $side } gewann.
event-ended-conceded = { $side } gewann: Der Gegner gab auf.
event-ended-drawn = Die Schlacht endete unentschieden.
