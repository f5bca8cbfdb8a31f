# Was nur am Tisch einer Schlacht zu lesen ist; es wird mit ihm geladen.

# Wo ein Ort liegt: vom nächsten Element aus, vor oder hinter ihm nach seiner Front.
beside-at = neben { $who }
beside-front = { $along } BW vor { $who }
beside-behind = { $along } BW hinter { $who }
beside-left = { $aside } BW links von { $who }
beside-right = { $aside } BW rechts von { $who }
beside-front-left = { $along } BW vor und { $aside } BW links von { $who }
beside-front-right = { $along } BW vor und { $aside } BW rechts von { $who }
beside-behind-left = { $along } BW hinter und { $aside } BW links von { $who }
beside-behind-right = { $along } BW hinter und { $aside } BW rechts von { $who }
beside-in = { $terrain }, { $lies }

# Was im Nahkampf neben dem Gegner gegen ein Element zählt, und durch welchen Feind.
factor-overlap-left = links überlappt: { $who }
factor-overlap-right = rechts überlappt: { $who }
factor-left = linke Flanke: { $who }
factor-right = rechte Flanke: { $who }
factor-rear = Rücken: { $who }
factor-all-round = auch in Kontakt: { $who }
factor-edge-left = Tischrand links
factor-edge-right = Tischrand rechts

# Eine Auswahl, auf einem Bildschirm für Finger.
moving-selected-fingers = Zum Bewegen ziehen; der goldene Griff dreht es. Beim Ziehen dreht es auch ein zweiter Finger.

# Wie man spielt: mit Zeiger und Tasten, und mit Fingern.
key-space = Leertaste
key-shift-enter = Umschalt Enter
help-title = So wird gespielt
help-moving = Klicke ein Element an, um seine Bewegungen zu sehen, und ziehe es dann. Ein Klick mit Umschalt nimmt weitere dazu; ziehe über freiem Boden einen Rahmen auf, um mehrere zu wählen. Mit Alt rastet beim Ziehen nichts ein, und es gibt keinen Halt nach der vollen Bewegung.
help-moving-fingers = Tippe auf ein Element, um seine Bewegungen zu sehen, und ziehe es dann mit einem Finger. Ein zweiter Finger dreht es beim Ziehen; der goldene Griff dreht es davor und danach. „Bewegung bestätigen“ führt sie aus. Tippe auf seine Nachbarn, um sie mitzunehmen, oder auf „Ganze Linie“ für alle.
help-contact = Gegner in Reichweite haben einen unterbrochenen roten Umriss: Klicke einen an, um den Kontakt mit Kosten und Chancen zu sehen, und noch einmal, um ihn herzustellen.
help-contact-fingers = Gegner in Reichweite haben einen unterbrochenen roten Umriss: Tippe auf einen, um den Kontakt mit Kosten und Chancen zu sehen, und dann auf „Bewegung bestätigen“, um ihn herzustellen.
help-overlays = Klicke einen anderen Gegner an, um zu sehen, wohin er sich in seinem nächsten Zug bewegen könnte. Grün kostet 1 PIP, Gold mehr; gepunktete Linien führen durch raues oder schlechtes Gelände. Ein unterbrochener Umriss zeigt ein Element außer Befehlsreichweite.
help-overlays-fingers = Tippe auf einen anderen Gegner, um zu sehen, wohin er sich in seinem nächsten Zug bewegen könnte. Grün kostet 1 PIP, Gold mehr; gepunktete Linien führen durch raues oder schlechtes Gelände. Ein unterbrochener Umriss zeigt ein Element außer Befehlsreichweite.
help-ids = Elemente heißen nach ihrer Art und der Nummer auf ihrer Base, wie Klinge 4. Zeige auf eine Textzeile, um die genannten zu umranden; „Kürzel der Elemente“ zeigt, wie ein getippter Befehl sie nennt.
help-ids-fingers = Elemente heißen nach ihrer Art und Nummer, wie Klinge 4. Vergrößere, um die Nummern auf den Bases zu lesen; „Kürzel der Elemente“ zeigt, wie ein getippter Befehl sie nennt.
help-why = Jedes „Warum?“ begründet den Befehl darüber.
help-look-fingers = Spreize zwei Finger, um zu vergrößern, und ziehe freien Boden, um dich umzusehen.
help-keys = Tasten
key-arrows = Auswahl bewegen (Umschalt: feiner); ohne Auswahl oder mit Strg von Element zu Element
key-ahead = geradeaus, so weit es geht
key-turn = drehen (Umschalt: feiner)
key-line = die ganze Linie wählen
key-next = das nächste Element, das noch ziehen kann, von links nach rechts (Umschalt: zurück)
key-contact = der nächste mögliche Kontakt der Auswahl, ohne Auswahl der eines jeden Elements; die Leertaste führt ihn aus; vor einem Kampf oder Beschuss ein anderer zuerst
key-add = mit Enter oder Klick: zur Auswahl nehmen oder aus ihr lösen
key-enter = auf das wirken, was den Fokus hat: ein Element wählen, einen Gegner angreifen, die Bewegung bestätigen, einen Knopf drücken
key-escape = abbrechen, dann Auswahl aufheben
key-undo = rückgängig, wiederholen
key-tab = vom Tisch zum Hauptknopf; mit Umschalt zurück zum Tisch
key-zoom = Größe ändern
key-overlays = Bewegungen, Zonen, Beschuss, Raster
key-sounds = Töne
key-ruler = messen: Enter auf einem Element, dann auf einem anderen, oder die Pfeiltasten
key-type = Befehl eingeben
key-help = diese Hilfe
key-sheet = Kurzregeln
key-back = Verlauf
key-do = das Naheliegende, was auch gewählt ist: die vorbereitete Bewegung bestätigen, sonst würfeln, kämpfen oder beenden

# Eine Bewegung, die ohne Bestätigung losgelassen wurde, und eine Linie, von der einige sich schon bewegt haben.
draft-missed = Nicht bestätigt, also nicht bewegt: { $who }.
draft-missed-deploys = Nicht bestätigt, also nicht aufgestellt: { $who }.
draft-again = Wieder aufnehmen
moving-left-out = { $count ->
    [one] Bleibt zurück, weil es sich schon bewegt hat: { $who }.
   *[other] Bleiben zurück, weil sie sich schon bewegt haben: { $who }.
}
moving-keep-able = Nur die anderen

# Was der Gegner zwischen der Aufstellung und dem ersten Zug getan hat.
swapped-by-enemy = { $many ->
    [one] { $side } hat deine Aufstellung gesehen und getauscht:
   *[other] { $side } haben deine Aufstellung gesehen und getauscht:
} { $pairs }.
swapped-pair = { $one } mit { $other }

# Was einer abgewiesenen Bewegung zum Kontakt fehlt.
meant-ahead = { $far } BW weiter vorn
meant-back = { $far } BW weiter hinten
meant-left = von ihm aus { $far } BW weiter links
meant-right = von ihm aus { $far } BW weiter rechts
meant-turn-left = um { $degrees }° weiter nach links gedreht
meant-turn-right = um { $degrees }° weiter nach rechts gedreht

# Wie weit eine Bewegung in der Hand geht, warum nicht weiter, und wodurch.
corners = Die Ecken bewegen sich, in BW: { $corners }.
corners-even = Jede Ecke bewegt sich { $distance } BW.
corner-front-left = vorne links
corner-front-right = vorne rechts
corner-rear-right = hinten rechts
corner-rear-left = hinten links
short-of-contact = kein Kontakt: endet { $gap } BW vor { $who }
short-of-river = Hält am Fluss: Dort wird für ihn gewürfelt, danach darfst du weiterziehen.
stops-at-river = hält am Fluss, um für ihn zu würfeln
slowed = Höchstens { $allowance } von { $good } BW ({ $going }: { $what }).
slowed-stops = Hält nach { $distance } von { $good } BW: höchstens { $allowance } BW ({ $going }: { $what }).
slowed-shortly = { $what }: höchstens { $allowance } BW
slowed-before = Hält nach { $distance } BW. { $why }
through = Führt durch: { $what }.
through-zone = { $count ->
    [1] Bereich von { $who }
    [2] Bereiche von { $who }
   *[other] Bereiche von { $count } Gegnern
}

# Warum eine Bewegung mehr kostet.
surcharge-unwieldy = Teurer: Elefanten, Horden, Wagen, Artillerie, Absitzen oder bebautes Gebiet.
surcharge-unwieldy-named = { $who } zu bewegen kostet { $pips } PIP mehr.
surcharge-command = Teurer: außer Reichweite des Generals.
surcharge-command-named = Außer Reichweite des Generals kostet es { $pips } PIP mehr, { $who } zu bewegen.
surcharge-general-hampered = Teurer: Der General ist behindert ({ $terrain }).
surcharge-general-lost = Teurer: Der General ist verloren.
surcharge-city = Teurer: eine Kolonne durch eine Stadt.
surcharge-other = Teurer nach einer anderen Regel dieser Ausgabe ({ $id }).

# Warum ein Element nicht schießen kann.
no-target = { $who } hat unter den { $count } Gegnern kein Ziel: { $reasons }.
no-target-shoot-range = { $count } außer Reichweite
no-target-shoot-arc = { $count } außerhalb des Schussfelds
no-target-shoot-sight = { $count } außer Sicht
no-target-shoot-contact = { $count } in Kontakt oder Überlappung
no-target-shoot-once = { $count } schon beschossen
no-target-shoot-target-terrain = { $count } durch das Gelände geschützt
no-target-shoot-target = { $count } nicht wählbar

# Der Hauptknopf, während ein Kampf gespielt wird.
moment-go-on = Weiter

# Ein Zug, der dorthin rückt, wo er passt, und ein Gegner, den nichts erreicht.
contacts-none = Kein Kontakt ist möglich. Am nächsten ist { $enemy }. { $why }
contacts-none-at-all = Kein Element kann in Kontakt kommen.
contacts-none-at-all-why = Kein Element kann in Kontakt kommen. Am nächsten sind sich { $mover } und { $enemy }: { $why }
draft-among = { $of ->
    [one] Der einzige Kontakt.
   *[other] Kontakt { $at } von { $of }: C hält den nächsten.
}
draft-nudged = Um { $far } BW versetzt, wo es passt.

## Das Ende, auf dem Tisch

end-victory = Sieg
end-defeat = Niederlage
end-drawn-anew = Revanche und Seiten tauschen: dieselben Armeelisten. Das Gelände und die wählbaren Elemente des Computers werden neu bestimmt.
end-won = { $other } nach { $bounds ->
    [one] einem Zug
   *[other] { $bounds } Zügen
} geschlagen, Verluste { $theirs } zu { $ours }.
end-lost = Geschlagen von { $other } nach { $bounds ->
    [one] einem Zug
   *[other] { $bounds } Zügen
}, Verluste { $theirs } zu { $ours }.
end-conceded = Aufgabe von { $other } nach { $bounds ->
    [one] einem Zug
   *[other] { $bounds } Zügen
}, Verluste { $theirs } zu { $ours }.
end-drawn = Keine Armee ist in { $bounds ->
    [one] einem Zug
   *[other] { $bounds } Zügen
} gebrochen.
end-losses = Verluste: { $army }
end-none = Kein Element ging verloren.
end-went = So verlief es
end-chart = Verluste Zug um Zug, am Ende { $one } { $red }, { $other } { $blue }
end-limit = { $limit } verloren und mehr als der Gegner: gebrochen
end-bound = Zug
end-turning = Der Wendepunkt
end-turned = { $one } gegen { $other }, { $score } zu { $against }: { $what }{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}.
end-turn-end = Das entschied die Schlacht.
end-turn-behind = { $many ->
    [one] Von hier an lag { $side } zurück.
   *[other] Von hier an lagen { $side } zurück.
}
end-again = Noch einmal ansehen
end-dice = Kampfwürfel im Mittel: { $one } { $red }, { $other } { $blue }.
end-rematch = Revanche
end-swap = Seiten tauschen
end-save = Speichern
end-close = Tisch ansehen
end-open = Ergebnis

## Was geschehen ist

log-army = { $many ->
    [one] { $side } hat die Armee gewählt.
   *[other] { $side } haben die Armee gewählt.
}
log-aggression = { $side }: { $total } um den Angriff.
log-aggression-die = { $aggression ->
    [0] { $side }: Würfel { $die } um den Angriff.
   *[other] { $side }: { $die } + { $aggression } Aggression = { $total }.
}
log-attacks = Angreifer: { $side }.
log-topography = Schlachtfeld: { $name }.
log-feature = Gelegt: { $what }.
log-lifted = Vom Tisch genommen: { $what }.
log-features = Gewähltes Gelände: { $kinds }.
log-quarter = { $what }: kam hierhin: { $quarter }.
log-quarter-die = Gewürfelt: { $die }. { $what }: kam hierhin: { $quarter }.
log-shore = { $what }: kam hierhin: { $edge }.
log-discarded = Weggelassen (passt nicht): { $what }.
log-ground-soft = Der Boden ist weich: Äcker sind raues Gelände.
log-ground-firm = Der Boden ist fest: Äcker sind gutes Gelände.
log-edge = Kante des Angreifers: { $edge }.
log-edge-die = Der Angreifer würfelte { $die } und kam von dieser Kante: { $edge }.
log-edge-turned = Kante des Angreifers: { $edge }. Der Tisch wurde gedreht: Jetzt ist es diese: { $now }.
log-edge-turned-die = Der Angreifer würfelte { $die } und kam von dieser Kante: { $edge }. Der Tisch wurde gedreht: Jetzt ist es diese: { $now }.
log-camp = { $many ->
    [one] { $side } stellte das Lager auf.
   *[other] { $side } stellten das Lager auf.
}
log-camp-none = { $many ->
    [one] { $side } stellte kein Lager auf.
   *[other] { $side } stellten kein Lager auf.
}
log-deployed = Aufgestellt: { $who }.
log-deployed-together = { $many ->
    [one] { $side } stellte { $count } Elemente auf.
   *[other] { $side } stellten { $count } Elemente auf.
}
log-deployed-camp = Im Lager aufgestellt: { $who }.
log-deployed-bua = In der Ortschaft aufgestellt: { $who }.
log-deployed-as = { $side }: Element { $number } wird als { $troop } aufgestellt.
log-taken-back = Zurückgenommen: { $who }.
log-swapped = Plätze getauscht: { $one } und { $other }.
log-bound = { $side }, Zug { $number }
log-pips = Gewürfelt: { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}.
log-moved = { $distance ->
    [0] { $count ->
        [one] { $who } drehte sich am Ort.
       *[other] { $who } drehten sich am Ort.
    }
   *[other] { $count ->
        [one] { $who } zog { $distance } BW.
       *[other] { $who } zogen { $distance } BW.
    }
}
log-dismounted = { $who } ist abgesessen.
log-landed = { $who } ist gelandet.
log-as-if = { $who } traf auf { $enemy }; keines konnte sich anpassen, also kämpfen sie, als hätten sie es getan.
log-conformed = { $count ->
    [one] { $who } passte sich an.
   *[other] { $who } passten sich an.
}
log-turned = { $count ->
    [one] { $who } drehte sich zum Gegner.
   *[other] { $who } drehten sich zum Gegner.
}
log-made-room = { $count ->
    [one] { $who } machte Platz.
   *[other] { $who } machten Platz.
}
log-recoiled = { $count ->
    [one] { $who } wich zurück.
   *[other] { $who } wichen zurück.
}
log-recoiled-chosen = { $who } wich { $distance } BW zurück: der Besitzer wählte die größere Strecke.
log-recoiled-through = { $who } wich { $distance } BW zurück: der Weg ging durch { $friends } hindurch und muss dahinter enden.
log-pushed-back = { $count ->
    [one] { $who } wurde zurückgedrängt.
   *[other] { $who } wurden zurückgedrängt.
}
log-fled = { $count ->
    [one] { $who } floh.
   *[other] { $who } flohen.
}
log-pursued = { $count ->
    [one] { $who } verfolgte.
   *[other] { $who } verfolgten.
}
log-river = Der Fluss ist { $state }.
log-river-die = Für den Fluss fiel eine { $die }: Er ist { $state }.
# Was die Zeichen der Kämpfe bedeuten, die bevorstehen.
combats-sign-they-die = Gegner vernichtet
combats-sign-they-give-way = Gegner weicht oder flieht
combats-sign-we-give-way = eigenes weicht oder flieht
combats-sign-we-die = eigenes vernichtet
combats-signs = Gekreuzte Schwerter auf dem Tisch zeigen beide Faktoren vor den Würfeln, { $side } zuerst.
# Warum, in einem Satz; was gewürfelt und gezählt wurde, ist dahinter eingeklappt.
account-gist = Der Gegner { $what }.
account-gist-rolled = Der Gegner würfelte { $dice } ({ $result }) und { $what }.
account-motive = { $aim }: { $best }
account-best-most = diese Bewegung versprach dafür am meisten
account-best-pips = diese Bewegung versprach dafür am meisten für ihre PIPs
account-best-equal = von diesen Bewegungen versprach keine mehr als diese
account-best-die = mehrere versprachen gleich viel, und ein Würfel wählte diese
account-best-only = keine andere Bewegung taugte dafür
account-best-plan = dies ist der nächste Schritt seines Plans
account-gist-end = { $left ->
    [0] hatte keine PIPs mehr
    [one] fand keine Bewegung, die seinen letzten PIP wert war
   *[other] fand keine Bewegung, die einen seiner { $left } PIPs wert war
}
account-gist-deployed = bildete { $groups ->
    [one] eine Gruppe
   *[other] { $groups } Gruppen
} und würfelte, wo jede aufgestellt wird: { $places }
account-gist-group = { $place } ({ $count })
account-gist-dice = würfelte { $dice ->
    [each] für jede Wahl
   *[other] { $dice }
}: { $results }
account-gist-rule = folgte einer Regel ohne Würfel: { $result }
account-gist-camp = stellte sein Lager dorthin, wo seine Regeln es am liebsten haben
account-gist-swap = suchte Elemente, die am Platz des anderen besser stehen: { $result }
account-gist-shooting = wählte den Schuss mit den besten Chancen
account-gist-combat = wählte den Kampf mit den besten Chancen
account-numbers = Würfel und Zahlen
account-short = { $title }: { $result }
account-rule = Ohne Würfel entschieden (Solo DBA { $section }{ $about })
account-tries = { $count ->
    [one] Ein vorher erwürfelter Ort kam nicht in Frage
   *[other] { $count } vorher erwürfelte Orte kamen nicht in Frage
}: { $reasons }.
account-tried = { $reason } ({ $count }×)
account-short-end = { $left ->
    [0] keine PIPs übrig
    [one] nichts mehr zu gewinnen, 1 PIP übrig
   *[other] nichts mehr zu gewinnen, { $left } PIPs übrig
}
account-why = Warum? { $short }
account-part-2-2 = die Armee, in { $count } Entscheidungen
account-part-4-7 = die Aufstellung, in { $count } Entscheidungen
account-refused = abgelehnt ({ $reason })
log-moved-too-far = { $who } { $count ->
    [one] hat sich zu weit bewegt und schießt nicht
   *[other] haben sich zu weit bewegt und schießen nicht
}.
log-shot = { $shooters } ({ $own }+{ $die }={ $score }) schoss auf { $other } ({ $against }+{ $otherDie }={ $otherScore }){ $margin ->
    [doubles] : verdoppelt
    [ahead] : geschlagen
   *[other] : ohne Wirkung
}.
log-shot-back = { $shooters } ({ $own }+{ $die }={ $score }) schoss auf { $other } ({ $against }+{ $otherDie }={ $otherScore }), der Schuss wurde erwidert: { $margin ->
    [doubles] { $other } verdoppelt
    [ahead] { $other } geschlagen
    [beaten] { $one } geschlagen
    [doubled] { $one } verdoppelt
   *[equal] ohne Wirkung
}.
log-helped = { $who } mit { $others }
log-fought = { $one } ({ $own }+{ $die }={ $score }) { $margin ->
    [doubles] verdoppelte
    [ahead] schlug
    [equal] stand gleich mit
    [doubled] wurde verdoppelt von
   *[beaten] verlor gegen
} { $other } ({ $against }+{ $otherDie }={ $otherScore }).
log-lost = { $how ->
    [lost] { $who } verloren: { $why }.
   *[destroyed] { $who } vernichtet: { $why }.
}
log-followers-lost = Der Tross von { $side } wurde vernichtet.
log-denizens-lost = Die Einwohner der Ortschaft von { $side } wurden vernichtet.
log-denizens-back = Die Einwohner der Ortschaft von { $side } kehrten zurück.
log-denizens-turned = Die Einwohner der Ortschaft von { $side } liefen zu { $to } über.
log-bua-taken = { $who } eroberte die Ortschaft von { $side }.
log-bua-entered = { $who } betrat die Ortschaft von { $side }.
log-bua-left = { $who } verließ die Ortschaft von { $side }.
log-bua-regained = { $many ->
    [one] { $side } gewann die eigene Ortschaft zurück.
   *[other] { $side } gewannen die eigene Ortschaft zurück.
}
log-sacking-begins = Der Eroberer der Ortschaft von { $side } blieb darin.
log-sacking-ends = Der Eroberer der Ortschaft von { $side } darf sie jetzt verlassen.
log-bua-yields = Die Stadt von { $side } ergab sich.
log-camp-taken = { $who } eroberte das Lager von { $side }.
log-camp-entered = { $who } betrat das Lager von { $side }.
log-camp-left = { $who } verließ das Lager von { $side }.
log-camp-regained = { $many ->
    [one] { $side } gewann das eigene Lager zurück.
   *[other] { $side } gewannen das eigene Lager zurück.
}
log-bound-ends = Verluste: { $one } { $red }, { $other } { $blue }.
log-ended-won = { $many ->
    [one] { $side } gewann die Schlacht.
   *[other] { $side } gewannen die Schlacht.
}
log-ended-conceded = { $many ->
    [one] Aufgabe von { $other }. { $side } gewann die Schlacht.
   *[other] Aufgabe von { $other }. { $side } gewannen die Schlacht.
}
log-ended-drawn = Die Schlacht endete unentschieden.

# Was in einem Zug nach den Bewegungen gefragt wird.
bound-shooting = Beschuss
bound-shooting-help = Wähle, welches Element als Nächstes schießt.
bound-target = Wähle sein Ziel
bound-target-help = { $who } muss jetzt schießen: Wähle das Ziel.
bound-combat = Nahkampf
bound-combat-help = Wähle den nächsten Kampf.
bound-main-attacker = Wähle den Hauptangreifer
bound-main-attacker-help = Mehrere deiner Elemente sind in Kontakt mit { $who }. Das gewählte kämpft, und die anderen helfen ihm.
bound-entry = Lager oder Ortschaft besetzen?
bound-entry-help = Der Angreifer hat gewonnen, und der Platz ist jetzt leer.
bound-recoil = Wie weit weicht es zurück?
bound-recoil-help = { $who } darf um die eigene Basistiefe oder um eine ganze Basisbreite zurückweichen.
bound-flight = In welche Richtung flieht es?
bound-flight-help = Es kann in beide Richtungen fliehen.

# Eine Entscheidung dem Verein melden.

report-do = Diese Entscheidung melden
report-help = Glaubst du, dass der Schiedsrichter hier falsch liegt? Melde es dem Verein, der diesen Server betreibt. Er bekommt die Aufzeichnung der Schlacht bis hierher und was unten steht, und sonst nichts von dir.
report-refused-order = Befehl
report-rule = Regel
report-step = Nach Schritt
report-words = Was hältst du für falsch? (bis zu 1.000 Zeichen)
report-send = Senden
report-sent = Gesendet. Die Meldung hat die Nummer { $number }.
report-trouble-unreachable = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
report-trouble-busy = Der Server ist gerade beschäftigt. Versuche es in einer Minute noch einmal.
report-trouble-too-many = Zu viele Meldungen nacheinander. Versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
report-trouble-too-long = Diese Schlacht ist zu lang, um gesendet zu werden. Speichere sie in eine Datei und gib sie dem Verein.
report-trouble-no-room = Der Server hat keinen Platz für weitere Meldungen. Speichere die Schlacht in eine Datei und gib sie dem Verein.
report-trouble-refused = Der Server hat die Meldung nicht angenommen. Speichere die Schlacht in eine Datei und gib sie dem Verein.
