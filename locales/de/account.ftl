# Was ein General über seine Entscheidungen sagt, neben dem Tisch und in Berichten: zuerst ein Satz, dann, wie es dazu kam.

account-decided = { $title }: { $result }.
account-about = , { $subject }
account-table = Dafür { $sum } (Solo DBA { $section }{ $about })
account-contest = Der höchste Wurf entscheidet (Solo DBA { $section }{ $about }):
account-option = { $name }: { $sums }
account-option-ignored = { $name }: { $sums } (nicht gezählt)
account-dice = gewürfelt { $dice }
account-added = { $value } ({ $facts })
account-sum = { $parts }; zusammen { $total }
account-fact = { $title }: { $value }
account-rule-because = { $facts } (Solo DBA { $section }{ $about })
account-action = Der Gegner { $aim }: { $order }, für { $cost } von { $left ->
    [one] 1 PIP
   *[other] { $left } PIPs
} (Solo DBA { $section }, Nr. { $rank } der Aktionsliste).
account-freely = Der Gegner { $aim }: { $order }, für { $cost } von { $left ->
    [one] 1 PIP
   *[other] { $left } PIPs
} (Solo DBA { $section }).
account-next = Die nächstbeste Bewegung war { $order }.
account-next-less = Die nächstbeste Bewegung, { $order }, versprach weniger: { $worth }.
account-next-more = Die nächstbeste Bewegung, { $order }, versprach mehr, aber nicht für die PIPs, die sie kostet.
account-next-equal = Die nächstbeste Bewegung, { $order }, war genauso gut.
account-end = Die Bewegung endet; übrig: { $left ->
    [one] 1 PIP
   *[other] { $left } PIPs
}.
account-higher = Vorher suchte er etwas anderes und fand nichts Nützliches: { $actions }.
account-rejected = Auch erwogen: { $orders }.
account-rulings = Auslegungen: { $rulings }
account-call = { $who } soll zuerst schießen
account-vetoed = Nicht nützlich: { $action }, { $order } ({ $why }).
account-veto-general = der General würde bei gleichen oder schlechteren Chancen angreifen
account-veto-last-loss = es ist gewagt, und ein weiterer Verlust beendet die Schlacht
account-veto-worse = danach stünde es schlechter
account-swap-faced = { $one } und { $other } tauschen die Plätze; vorher stand { $who } gegenüber: { $enemy }.
account-swap-faces = { $one } und { $other } tauschen die Plätze; jetzt steht { $who } gegenüber: { $enemy }.
account-length-x = { $length } BW von der linken Tischkante
account-length-y = { $length } BW von der nahen Tischkante
account-length-right = { $length } BW rechts der Mitte
account-length-ahead = { $length } BW vor der Grundlinie
account-length-left = { $length } BW links der Mitte
account-length-behind = { $length } BW hinter der Grundlinie

# Wozu eine Bewegung diente, als Aussage über den Gegner, und was sie versprach; die nächstbeste wird ebenso gemessen.
account-aim-safe-attack = wollte angreifen, wo er vernichten kann und nichts verliert
account-aim-support-attack = wollte einem anderen Angriff auf dieselben Elemente helfen
account-aim-calculated-attack = wollte angreifen, wo er öfter vernichtet als verliert
account-aim-aggressive-attack = wollte angreifen, auch wo er ebenso oft verliert wie vernichtet
account-aim-reckless-attack = wollte angreifen, auch bei schlechten Chancen
account-aim-aggressive-manoeuvre = wollte deine Truppen bedrohen oder einen Angriff vorbereiten
account-aim-defensive-manoeuvre = wollte einer Bedrohung entgehen
account-aim-occupy-terrain = wollte Gelände, in dem seine Truppen gut kämpfen
account-aim-re-enforce = wollte gefährdeten Freunden helfen
account-aim-re-arrange-line = wollte bessere Truppen vorn in der Linie
account-aim-repair-line = wollte eine Lücke in der Linie schließen
account-aim-form-line = wollte eine breitere Linie für den Kampf
account-aim-form-column = wollte schneller vorankommen oder an schlechtem Gelände vorbei
account-aim-free = folgte hier keiner Liste und nahm, was er für das Beste hielt
account-worth-judged = wert { $other } eines Elements je PIP statt { $own }
account-worth-sum = im Schnitt { $other } Elemente gewonnen statt { $own }
account-worth-gain = im Schnitt { $other } Elemente gewonnen statt { $own }
account-worth-t = vernichtete Gegner: im Schnitt { $other } statt { $own }
account-worth-t-less-u = vernichtete Elemente weniger verlorene: im Schnitt { $other } statt { $own }

# Eine Bewegung: was sich bewegt, was es tut, wohin es geht, und was das ändert. Die Namen wählt der General.
account-who-two = { $one } und { $other }
account-who-many = { $count } Elemente
account-who-unknown = Der Gegner
account-moves = { $does }.
account-moves-because = { $does }: { $why }.
account-goes = { $does } ({ $way })
account-way-ahead = { $length } BW vor
account-way-back = { $length } BW zurück
account-way-right = { $length } BW nach rechts
account-way-left = { $length } BW nach links
account-turn-right = { $degrees }° nach rechts
account-turn-left = { $degrees }° nach links
account-way-into = hinein: { $terrain }
account-does-safe-attack = { $who } { $count ->
    [one] greift
   *[other] greifen
} an, wo nichts zu verlieren ist
account-does-support-attack = { $who } { $count ->
    [one] unterstützt
   *[other] unterstützen
} einen anderen Angriff
account-does-calculated-attack = { $who } { $count ->
    [one] greift an, wo es öfter gewinnt als verliert
   *[other] greifen an, wo sie öfter gewinnen als verlieren
}
account-does-aggressive-attack = { $who } { $count ->
    [one] greift
   *[other] greifen
} bei gleichen Chancen an
account-does-reckless-attack = { $who } { $count ->
    [one] greift
   *[other] greifen
} bei schlechteren Chancen an
account-does-aggressive-manoeuvre = { $who } { $count ->
    [one] rückt vor
   *[other] rücken vor
}
account-does-defensive-manoeuvre = { $who } { $count ->
    [one] weicht
   *[other] weichen
} einer Bedrohung aus
account-does-occupy-terrain = { $who } { $count ->
    [one] besetzt
   *[other] besetzen
} Gelände
account-does-re-enforce = { $who } { $count ->
    [one] kommt
   *[other] kommen
} zu Hilfe
account-does-repair-line = { $who } { $count ->
    [one] kehrt
   *[other] kehren
} in die Linie zurück
account-does-form-line = { $who } { $count ->
    [one] verbreitert
   *[other] verbreitern
} die Linie
account-does-form-column = { $who } { $count ->
    [one] bildet
   *[other] bilden
} eine Kolonne
account-does-free = { $who } { $count ->
    [one] bewegt
   *[other] bewegen
} sich nach freier Wahl

# Wie die Regeln vor der Schlacht heißen, und was sie betrachten.
account-rule-your-army-first = Deine Armee wird vor der des Gegners gewählt
account-rule-enemy-army = Deine Armee, wie der Gegner sie zählt
account-rule-line = Eine Linie, wie sie steht, Rotte für Rotte
account-rule-line-left = Aus der bisherigen Linie herausgeschickt
account-rule-compound = Bewegungen, die dieser als Teil eines Plans folgen
account-count-moves = { $value ->
    [one] eine einzige Bewegung
   *[other] ein Plan aus { $value } Bewegungen
}
account-rule-override-reason = Warum der Gegner frei wählen würde
account-fact-thrown = frühere Würfe dafür
account-fact-free = nach freier Wahl
account-chance-wins = die Liste gewinnt in { $percent } % der Würfe
account-chance-peril = nach der Liste fällt der General in { $percent } %
account-fact-spent = PIPs, die die Liste ausgäbe
account-rule-tie = Gleich gute Bewegungen, die ein Würfel entschied
account-rule-shooting = Schütze und Ziel
account-rule-combat = Der nächste Kampf
account-rule-main-attacker = Der Hauptangreifer
account-rule-recoil = Wie weit ein Element zurückweicht
account-rule-least-lost = Geringster Verlust
account-chance-kills = zu { $percent } % wird ein Gegner vernichtet
account-chance-losses = zu { $percent } % geht ein Element verloren
account-chance-next-kills = im besten davon wird zu { $percent } % ein Gegner vernichtet
account-chance-next-losses = zu { $percent } % geht ein Element verloren
account-fact-others = Kämpfe, die noch bleiben
account-rule-veto = Eine Bewegung, verworfen für das, was sie kosten würde
account-rule-camp = Der Lagerplatz des Gegners
account-rule-camp-holder = Garnison im Lager des Gegners
account-rule-town-holder = Garnison in der Ortschaft des Gegners
account-fact-flank-by-the-water = auf einer Flanke am Wasser
account-fact-road-to-the-camp = an einer Straße von deiner Seite her
account-fact-camp-in-the-open = nicht hinter schlechtem Gelände
account-fact-garrison-wanted = eine Garnison ist nötig
account-fact-garrison-row = Zeile der Liste
account-rule-group = Eine Gruppe
account-rule-deployed-as = Truppentyp, als der ein Element aufgestellt wird
account-rule-other-flank = Auf die andere Flanke, weg von schlechtem Gelände
account-rule-most-land = Kein Platz zum Landen
account-rule-no-place = Kein Platz für eine Gruppe an ihrer Stelle
account-rule-two-ranks = Piken in zwei Gliedern
account-rule-no-room = Eine Linie, die für ihren Platz zu breit ist
account-rule-column-in-bad-going = Eine Kolonne wegen schlechten Geländes
account-rule-placed = Stelle einer Gruppe
account-rule-not-facing = Plänkler gegenüber von Berittenen
account-rule-not-opposite = Elefanten und Kriegswagen gegenüber von Artillerie
account-rule-fastest-outside = Die Schnellsten an den Enden
account-rule-general-in-the-middle = Der General in der Mitte seiner Stelle
account-rule-left-to-the-referee = Nicht genug Platz für jedes Element
account-rule-swap = Elemente, die die Plätze tauschen
account-rule-come-ashore = Wo die zurückgehaltenen Elemente landen
account-fact-first = Gegner, die dem ersten gefährlich sind
account-fact-second = Gegner, die dem zweiten gefährlich sind
account-fact-bad-here = schlechtes Gelände dort
account-fact-bad-there = schlechtes Gelände auf der anderen
account-fact-most = Elemente, die höchstens landen dürfen
account-fact-facing = Plänkler, die Berittenen gegenüberstehen
account-fact-opposite = Elefanten und Kriegswagen gegenüber Artillerie
account-fact-inside = Nachbarn, von denen der schnellere weiter innen steht
account-fact-before-bad-going = berittene Elemente vor schlechtem Gelände
account-fact-half-widths-off = halbe Basisbreiten von der Mitte
account-fact-before = vorher
account-fact-regret = Gewinn durch freie Wahl
account-fact-threshold = kleinster Gewinn, der einen Wurf wert ist
account-fact-after = nachher
account-rule-features = Wahl der Geländestücke
account-rule-place = Platz eines Geländestücks
account-rule-refused = Verworfener Platz, neu gewürfelt
account-rule-quarter = Das Viertel, das der Gegner nimmt
account-rule-more-terrain = Gelände hinzugefügt, weil etwas fehlt
account-fact-tries = Würfe

# Was Regeln ohne Würfel ergeben, während eine Armee aufgestellt wird.
account-result-your-army-first-later = er wartet auf deine
account-result-override-reason-R1 = mehr zu gewinnen
account-result-override-reason-R2 = der General ist in Gefahr
account-result-override-reason-R3 = ein sicherer Angriff, den die Liste auslässt
account-result-override-reason-R4 = die Liste lässt PIPs ungenutzt
account-result-override-reason-regret = die Liste ist zu viel weniger wert
account-result-edge-near = die nahe Tischkante
account-result-edge-far = die ferne Tischkante
account-result-edge-left = die linke Tischkante
account-result-edge-right = die rechte Tischkante
account-result-camp-holder-nobody = Tross
account-result-camp-holder-followers = Tross
account-result-refused-other-quarter = es läge in einem anderen Viertel
account-result-refused-no-room = es ist kein Platz da
account-result-refused-no-quarter = in diesem Viertel ist kein Platz
account-result-refused-unfinished = der Rest ließe sich nicht mehr legen
account-result-place-left-out = weggelassen
account-result-group-alike = von einer Art
account-result-group-psiloi-behind = mit Plänklern hinter der Mitte
account-result-group-bows-between = mit Bogen dazwischen
account-result-group-with-elephants = mit Elefanten
account-result-group-left-over = aus den übrigen Elementen
account-result-group-mounted-apart = aus Berittenen, in zwei Gruppen
account-result-other-flank-left = auf der linken Flanke
account-result-other-flank-right = auf der rechten Flanke
account-result-most-land-right = auf der rechten Flanke
account-result-no-place-reserve = nicht in der Reserve
account-result-no-place-centre = nicht in der Mitte
account-result-no-place-left = nicht auf der linken Flanke
account-result-no-place-right = nicht auf der rechten Flanke
account-result-no-room-two-ranks = in zwei Gliedern
account-result-no-room-column = in Kolonne
account-result-column-in-bad-going-column = in Kolonne
account-result-two-ranks-line = in zwei Gliedern
account-result-two-ranks-two-ranks = in zwei Gliedern
account-result-two-ranks-column = in Kolonne
account-result-placed-reserve = in der Reserve
account-result-placed-centre = in der Mitte
account-result-placed-left = auf der linken Flanke
account-result-placed-right = auf der rechten Flanke
account-result-not-facing-kept = keine
account-result-not-facing-not-possible = einige, mangels eines besseren Platzes
account-result-not-facing-nobody-there = deine Armee steht noch nicht
account-result-not-opposite-kept = keine
account-result-not-opposite-not-possible = einige, mangels eines besseren Platzes
account-result-not-opposite-nobody-there = deine Armee steht noch nicht
account-result-fastest-outside-kept = so stehen sie
account-result-fastest-outside-not-possible = nicht alle stehen so
account-result-general-in-the-middle-reserve = in der Reserve
account-result-general-in-the-middle-centre = in der Mitte
account-result-general-in-the-middle-left = auf der linken Flanke
account-result-general-in-the-middle-right = auf der rechten Flanke
account-result-general-in-the-middle-landing = er soll landen oder hält ein Lager oder eine Ortschaft
account-result-left-to-the-referee-nowhere = der Rest wird aufgestellt, wo es erlaubt ist
account-result-swap-none = keine
account-result-swap-from = von seinem Platz

# Was eine Bewegung ändert, nach dem Vorzeichen einer Zahl; Zahlen ohne Satz ordnen Bewegungen nur. Chancen zählen in 36 Würfen.
account-score-t-plus = { $value } von 36 Würfen vernichten das Ziel
account-score-u-zero = keiner vernichtet den Angreifer
account-score-u-minus = { $value ->
    [one] 1 vernichtet den Angreifer
   *[other] { $value } vernichten den Angreifer
}
account-score-gain-plus = in Nahkampf und Beschuss sollte mehr gewonnen als verloren werden (im Mittel { $average } Elemente)
account-score-gain-minus = in Nahkampf und Beschuss sollte mehr verloren als gewonnen werden (im Mittel { $average } Elemente)
account-score-attack-plus = mehr deiner Elemente sollten vernichtet werden (im Mittel { $average } mehr)
account-score-attack-minus = weniger deiner Elemente sollten vernichtet werden (im Mittel { $average } weniger)
account-score-danger-plus = seine Armee ist weniger in Gefahr (im Mittel { $average } Elemente weniger verloren)
account-score-danger-zero = nicht mehr Gefahr als zuvor
account-score-danger-minus = seine Armee ist mehr in Gefahr (im Mittel { $average } Elemente mehr verloren)
account-score-nearer-plus = { $count ->
    [one] { $value ->
        [one] ein Zug näher an deinen Truppen
       *[other] { $value } Züge näher an deinen Truppen
    }
   *[other] näher an deinen Truppen
}
account-score-nearer-each = jedes einen Zug näher an deinen Truppen
account-score-nearer-minus = { $value ->
    [one] deine Truppen werden einen Zug später erreicht
   *[other] deine Truppen werden später erreicht
}
account-score-edge-minus = am Ende { $length } BW vor der fernen Seite dieses Geländes
account-score-need-plus = Freunde dort sind in Gefahr (im Mittel gingen { $average } davon verloren)
account-score-gained-plus = { $length } BW näher, wo Hilfe gebraucht wird
account-score-places-plus = { $value ->
    [one] eine Lücke der Linie ist gefüllt
   *[other] { $value } Lücken der Linie sind gefüllt
}
account-score-wider-plus = { $value ->
    [one] die Linie ist ein Element breiter
   *[other] die Linie ist { $value } Elemente breiter
}
account-score-risen-plus = die Nahkämpfe dort stehen besser (in { $value } von 36 Würfen)
account-score-narrower-plus = { $value ->
    [one] die Front ist ein Element schmaler
   *[other] die Front ist { $value } Elemente schmaler
}
account-score-v-plus = seine Armee steht danach besser (um { $share } Element)
account-score-v-minus = seine Armee steht danach schlechter (um { $share } Element)
account-score-reply-plus = du kannst in deinem nächsten Zug weniger schaden (um { $share } Element)
account-score-reply-minus = du kannst in deinem nächsten Zug mehr schaden (um { $share } Element)
account-score-inversions-minus = { $value ->
    [one] eine Aktion, die früher auf der Liste steht, wartet
   *[other] { $value } Aktionen, die früher auf der Liste stehen, warten
}
account-score-compound-plus = der nächste Schritt eines Plans, der mit Bewegung { $value } begann
