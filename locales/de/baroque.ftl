# Der Assistent für Impetus: Baroque.

## Wörter des Verfahrens

baroque-reaction-none = nichts
baroque-reaction-opportunity-fire = Gelegenheitsfeuer
baroque-reaction-defensive-fire = Abwehrfeuer
baroque-reaction-opportunity-charge = Gelegenheitsangriff
baroque-reaction-counter-charge = Gegenangriff
baroque-reaction-evade = ausweichen

baroque-barred-gone = sie ist nicht mehr auf dem Tisch
baroque-barred-too-far = der Gegner ist weiter als { $reach } BU entfernt
baroque-barred-unseen = sie sieht den Gegner nicht
baroque-barred-stood-still = der Schütze hat sich nicht bewegt
baroque-barred-reacted = sie hat in dieser Runde schon reagiert
baroque-barred-disordered = sie ist ungeordnet
baroque-barred-engaged = sie ist im Nahkampf
baroque-barred-silent = ihr Modus reagiert darauf nicht
baroque-barred-checked = sie hat dafür schon geprüft
baroque-barred-answered = eine andere Einheit hat darauf schon reagiert
baroque-barred-no-token = ihr Kommando hat noch keinen Marker

baroque-mode-E = Flucht
baroque-mode-W = Zurückziehen
baroque-mode-RO = Neu ordnen
baroque-mode-HD = Halten und verteidigen
baroque-mode-AA = Vorrücken und angreifen
baroque-mode-AAA = Aggressiv vorrücken und angreifen
baroque-mode-help-E = So schnell wie möglich weg vom Gegner, mit dem Rücken zu ihm.
baroque-mode-help-W = Schritt für Schritt zurück, mit der Front zum Gegner, ohne Kontakt; das Kommando schützen, wo es nötig ist. Nicht der gleichnamige Befehl von Baroque.
baroque-mode-help-RO = Am selben Ort Ordnung herstellen; müde Einheiten durch frische ersetzen.
baroque-mode-help-HD = Die Stellung halten, sie verbessern, eine eigene Einheit unterstützen.
baroque-mode-help-AA = Zusammen vorrücken, je eine Bewegung, um den Gegner zu treffen und zu schlagen.
baroque-mode-help-AAA = Den Gegner mit so vielen Bewegungen wie nötig erreichen und angreifen.
baroque-hidden = verdeckt

baroque-trigger-withdraw-action = ein Gegner bewegt sich weg
baroque-trigger-move-action = ein Gegner bewegt sich
baroque-trigger-charge-target = ein Gegner greift sie an
baroque-trigger-charge-action = ein Gegner greift eine andere an
baroque-trigger-shoot-target = ein Gegner schießt auf sie
baroque-trigger-shoot-action = ein Gegner schießt auf eine andere

baroque-short-none = –
baroque-short-opportunity-fire = Gel.-Feuer
baroque-short-defensive-fire = Abwehrfeuer
baroque-short-opportunity-charge = Gel.-Angriff
baroque-short-counter-charge = Gegenangriff
baroque-short-tie = 2. Würfel
baroque-short-evade = ausweichen
baroque-short-pursues = verfolgt

baroque-deed-move = hat sich bewegt
baroque-deed-withdraw = ist zurückgegangen
baroque-deed-charge = hat angegriffen
baroque-deed-shoot = hat geschossen
baroque-deed-about-face = hat kehrtgemacht
baroque-deed-align = hat sich ausgerichtet
baroque-deed-disengage = hat versucht, sich zu lösen
baroque-deed-withdraw-order = hat den Rückzugsbefehl von Baroque erhalten (2.5.1.1)
baroque-deed-rally-failed = hat sich nicht gesammelt
baroque-deed-stop = tut nichts mehr
baroque-did-move = Hat sich bewegt
baroque-did-withdraw = Ist zurückgegangen
baroque-did-charge = Hat angegriffen
baroque-did-shoot = Hat geschossen
baroque-did-shoot-moved = Bewegt und geschossen
baroque-did-about-face = Hat kehrtgemacht
baroque-did-align = Hat sich ausgerichtet
baroque-did-leave = Hat den Tisch verlassen
baroque-did-disengage = Wollte sich lösen
baroque-did-withdraw-order = Rückzugsbefehl (2.5.1.1)
baroque-did-rally-failed = Nicht gesammelt
baroque-outside = Das endet außerhalb des Bereichs ihres Kommandos: { $ground }, als der Marker gelegt wurde
baroque-did-stop = Nichts mehr

baroque-manner-support = Unterstützt eine eigene Einheit
baroque-manner-laggard = Sie ist zurückgeblieben
baroque-manner-forlorn = Als vorausgeschickte Einheit
baroque-manner-outside = Außerhalb des Bereichs ihres Kommandos
baroque-manner-edge = Sie hält an der Tischkante
baroque-manner-spent = Sie kann nicht weiter
baroque-manner-could-charge = Obwohl sie angreifen könnte
baroque-manner-moved = Nach einer Bewegung
baroque-manner-no-charge = Kein Gegner, den sie angreifen kann

baroque-advice-one-move = Ihr Modus erlaubt eine Bewegung
baroque-advice-only-support = Nur eine Einheit, die eine eigene unterstützt, bewegt sich mehr als einmal
baroque-advice-forlorn-used = Eine Einheit ist schon vorausgeschickt
baroque-advice-one-step-back = Nur Plänkler und leichte Reiterei gehen zweimal zurück
baroque-advice-comes-nearer = Sie darf dem Gegner nicht näher kommen
baroque-advice-no-charge = Dieser Modus greift nicht an
baroque-advice-no-shot = Sie flieht und schießt nicht
baroque-advice-turn-first = Sie muss zuerst kehrtmachen
baroque-advice-no-turning = Sie behält die Front zum Gegner
baroque-advice-disengage-due = Sie muss versuchen, sich zu lösen
baroque-advice-charge-due = Sie muss einen Gegner in Reichweite angreifen
baroque-advice-move-due = Sie muss sich bewegen, bis sie nicht weiter kann
baroque-advice-attack-due = Sie muss sich bewegen, bis sie kämpft oder nicht weiter kann
baroque-advice-left-ground = Sie muss im Bereich ihres Kommandos bleiben
baroque-advice-one-alignment = Sie richtet sich einmal aus, neben ihren Bewegungen

baroque-mark-reacted = hat reagiert
baroque-mark-disordered = ungeordnet
baroque-mark-steady = gesammelt
baroque-mark-engaged = im Nahkampf
baroque-mark-free = nicht im Nahkampf
baroque-mark-gone = vom Tisch
baroque-mark-back = doch noch auf dem Tisch

baroque-situation-pressing = gewinnt
baroque-situation-even = ausgeglichen
baroque-situation-pressed = verliert

baroque-ability-fire = schießt
baroque-ability-charge = greift an
baroque-ability-evade = weicht aus
baroque-ability-impetus = Impetus über null
baroque-ability-headlong = gilt als Warband, Galloper oder Lancer
baroque-ability-not-headlong = gilt nicht als Warband, Galloper oder Lancer
baroque-ability-nothing = nichts davon

baroque-weight-must = Muss
baroque-weight-may = Darf
baroque-weight-not = Darf nicht
baroque-duty-turn-away = kehrtmachen
baroque-duty-keep-moving = sich bewegen, bis sie nicht weiter kann
baroque-duty-disengage = versuchen, sich zu lösen
baroque-duty-leave-table = den Tisch verlassen oder an seiner Kante halten
baroque-duty-withdraw-order = den Rückzugsbefehl von Baroque erhalten (2.5.1.1)
baroque-duty-charge = angreifen
baroque-duty-shoot = schießen
baroque-duty-come-nearer = dem Gegner näher kommen
baroque-duty-face-enemy = mit der Front zum Gegner zurückgehen
baroque-duty-protect-command = das Kommando schützen, wo es nötig ist
baroque-duty-second-step-back = ein zweites Mal zurückgehen
baroque-duty-stay-on-ground = im Bereich des Kommandos bleiben
baroque-duty-more-moves = sich mehr als einmal bewegen
baroque-duty-swap-tired = den Platz mit einer müden Einheit tauschen
baroque-duty-attack = kämpfen
baroque-duty-hold = die Stellung halten
baroque-duty-better-place = an einen besseren Platz gehen oder an einen, der den Gegner aufhält
baroque-duty-support = eine eigene Einheit unterstützen, mit zusätzlichen Bewegungen
baroque-duty-keep-together = zusammenbleiben: eine Bewegung
baroque-duty-align = sich einmal ausrichten
baroque-duty-catch-up = mit zusätzlichen Bewegungen aufholen, wenn sie zurückgeblieben ist
baroque-duty-forlorn = die vorausgeschickte Einheit sein, mit zusätzlichen Bewegungen
baroque-duty-keep-attacking = sich bewegen, bis sie kämpft
baroque-duty-act-disordered = handeln, solange sie ungeordnet und nicht gesammelt ist

## Der Bildschirm

baroque-title = Baroque
baroque-turn = Runde { $turn }
baroque-undo = Rückgängig
baroque-save = In Datei speichern
baroque-close = Andere Spiele (dieses ist gespeichert)
baroque-leave = Assistent verlassen
baroque-unkept = Dieser Browser speichert das Spiel nicht. Speichere es in einer Datei, bevor du gehst.
baroque-asked = Nächster Schritt
baroque-armies = Beide Seiten
baroque-throw = Würfeln
baroque-flipped = fertig
baroque-command-gone = keine Einheiten mehr
baroque-unlisted = Die Einheiten sind nicht aufgeführt.
baroque-beaten = Hat ihren Gegner geschlagen
baroque-stopped = fertig
baroque-more = Mehr
baroque-more-units = Mehr
baroque-other-command = Ein anderes Kommando
baroque-cancel = Zurück
baroque-anyway = Trotzdem tun

baroque-turn-next = Runde { $turn }
baroque-turn-first = Stelle zuerst beide Armeen nach den Regeln von Baroque auf.
baroque-turn-over = Alle Kommandos sind fertig. Die nächste Runde entfernt die alten Marker und die Reaktionsmarken.
baroque-turn-begin = Runde { $turn } beginnen
baroque-dice = Welche Seite legt zuerst einen Marker?
baroque-dice-help = Jede Seite wirft einen Würfel, ohne Modifikatoren. Der niedrigere Wurf legt zuerst.
baroque-dice-of = { $side } würfelt
baroque-dice-shows = { $side } hat { $die } gewürfelt.
baroque-dice-both = Für beide würfeln
baroque-place = { $side } legt Marker { $number }
baroque-place-help = Lege die Marker in der Folge, in der die Kommandos handeln sollen.
baroque-place-command = Kommando
baroque-place-mode = Modus
baroque-mode-dice = Oder würfle ihn aus
baroque-mode-dice-help = Unser Zusatz, kein Teil des Verfahrens: Wie steht es um diese Seite?
baroque-mode-die = Würfel für den Modus
baroque-activate = Welches Kommando handelt als Nächstes?
baroque-activate-help = Die Initiative von Baroque entscheidet zwischen ihnen.
baroque-activate-one = Nächstes Kommando
baroque-activate-one-help = Kein anderes Kommando kann vorher handeln.
baroque-acts = { $command } handelt
baroque-acts-unlisted = Die Einheiten sind nicht aufgeführt: Spiele das Kommando nach seinem Modus, dann drehe seinen Marker um.
baroque-done = { $command } ist fertig
baroque-done-skips = Sein Modus verlangt noch
baroque-done-anyway = Trotzdem beenden
baroque-remarked = Rat aus dem Modus

baroque-answers = Welche Einheit reagiert?
baroque-answers-help = { $unit }: { $deed }. Welche Einheit reagiert?
baroque-answers-shot = Wenn sie auch schießt, gib das zuerst an: Eine Bewegung und der Schuss danach bekommen eine Reaktion, als Schuss.
baroque-answers-none = Keine gegnerische Einheit kann reagieren.
baroque-asks-target-charged = { $unit } hat angegriffen. Welche Einheit ist das Ziel?
baroque-asks-target-shot = { $unit } hat geschossen. Welche Einheit ist das Ziel?
baroque-target-other = Keine davon
baroque-target-not = { $unit } reagiert nicht: { $why }.
baroque-another-unit = Eine andere Einheit
baroque-answers-not = { $count ->
        [one] 1 Einheit kann nicht
       *[other] { $count } Einheiten können nicht
    }
baroque-is-target = { $unit } ist das Ziel
baroque-how-far-after = { $unit }: Wie weit ist der Gegner jetzt, nach seiner Bewegung, von nächster zu nächster Kante, und sieht die Einheit wenigstens einen Teil von ihm?
baroque-how-far-before = { $unit }: Wie weit war der Gegner vor seiner Bewegung, von nächster zu nächster Kante, und sieht die Einheit wenigstens einen Teil von ihm?
baroque-how-far-path = { $unit }: Führt der Weg des Angriffs bis auf 2 BU an ihr vorbei, und sieht die Einheit wenigstens einen Teil des Gegners?
baroque-how-far-charged = { $unit }: Ein Gegner greift an. Sieht die Einheit wenigstens einen Teil von ihm?
baroque-far-2 = Bis 2 BU
baroque-far-path = Bis auf 2 BU
baroque-far-sees = Ja
baroque-far-sees-not = Nein
baroque-far-beyond-path = Nie bis auf 2 BU
baroque-far-3 = 2 bis 3 BU
baroque-far-beyond-2 = Mehr als 2 BU
baroque-far-beyond-3 = Mehr als 3 BU
baroque-far-unseen = Nicht zu sehen
baroque-abilities = Was kann { $unit }?
baroque-abilities-known = Das Verfahren nennt den Code { $code }, sagt das aber nicht.
baroque-abilities-unknown = Das Verfahren nennt den Code { $code } nicht: Er gilt als Name, und was du angibst, zählt. Nur S, DR, LC und LCR weichen aus.
baroque-abilities-say = Fähigkeiten bestätigen

baroque-check = { $unit }: { $trigger }
baroque-check-row = Jede Augenzahl zeigt das Ergebnis im Modus { $mode }.
baroque-check-hidden = Der Marker ist verdeckt: Das Ergebnis erscheint nach dem Wurf, und der Modus nur, wenn die Einheit reagiert.
baroque-check-plus = Das +1 zum Würfel ist schon enthalten.
baroque-check-evade = Sie darf nur ausweichen; jedes andere Ergebnis ist nichts.
baroque-check-die = Würfel für die Reaktion
baroque-judged = Deine Entscheidung: { $reaction }
baroque-judge-help = Du entscheidest die Reaktionen dieser Seite. Was tut die Einheit?
baroque-tied = Das kann sie nicht; Spalten { $lower } und { $higher } sind gleich nah
baroque-tied-die = Ungerade für { $lower }, gerade für { $higher }
baroque-tied-hidden = { $unit }: Ein weiterer Würfel entscheidet
baroque-tied-die-hidden = Ungerade oder gerade
baroque-wanted = Reaktion von { $unit }: { $reaction }
baroque-wanted-yes = Ausführen
baroque-wanted-test = Disziplintest machen
baroque-wanted-cannot = Das kann sie jetzt nicht
baroque-wanted-no = Oder sie versucht, es zu vermeiden: Klasse { $class } bei { $least } oder mehr. Markiert wird sie so oder so.
baroque-wanted-die = Würfel zum Vermeiden
baroque-test = { $reaction }. Mach den Disziplintest
baroque-test-help = { $unit }: Die Regeln von Baroque nennen den nötigen Wurf. Hat sie bestanden?
baroque-test-throw = Dafür würfeln
baroque-test-shows = Würfel: { $die }. Noch einmal würfeln
baroque-test-passed = Bestanden
baroque-test-failed = Nicht bestanden
baroque-pursuit = { $unit } hat ihren Gegner geschlagen
baroque-pursuit-row = Jede Augenzahl zeigt das Ergebnis im Modus { $mode }. Dieser Würfel hat keine Modifikatoren.
baroque-pursuit-hidden = Der Marker ist verdeckt, und die Ergebnisse auch. Dieser Würfel hat keine Modifikatoren.
baroque-pursuit-die = Würfel für die Verfolgung
baroque-pursuit-judge = Du entscheidest die Verfolgungen dieser Seite. Verfolgt sie?
baroque-choose-pursue = Sie verfolgt
baroque-choose-stay = Sie verfolgt nicht
baroque-asks-failed = Bewirkt der verfehlte Test noch etwas bei { $name }?
baroque-asks-failed-help = Bei manchen Reaktionen bringen die Regeln von Baroque die Einheit vielleicht in Unordnung. Das Verfahren sagt nichts dazu.
baroque-asks-failed-yes = Sie ist ungeordnet
baroque-asks-failed-no = Keine andere Wirkung
baroque-asks-pursuit-test = Braucht { $name } zum Verfolgen einen Disziplintest?
baroque-asks-pursuit-test-help = Das entscheiden die Regeln von Baroque. Das Verfahren verlangt keinen.
baroque-asks-pursuit-test-no = Kein Test: Sie verfolgt
baroque-asks-pursuit-test-yes = Wenn ja: Hat sie bestanden?
baroque-asks-left = { $name } hat den Tisch verlassen. Zählt das als Verlust?
baroque-asks-left-help = Die Regeln von Baroque entscheiden, ob eine Einheit zählt, die den Tisch verlassen hat.
baroque-asks-left-yes = Sie zählt als verloren
baroque-asks-left-no = Sie zählt nicht
baroque-asks-officer = { $name } hat den Offizier verloren. Übernimmt ein anderer?
baroque-asks-officer-help = Das entscheiden die Regeln von Baroque. So oder so behält das Kommando in dieser Runde seinen Modus und bekommt in der nächsten einen Marker.
baroque-asks-officer-yes = Ein anderer Offizier übernimmt
baroque-asks-officer-no = Kein Offizier übernimmt
baroque-officer-lost = Offizier verloren
baroque-place-officer-lost = hat den Offizier verloren; der Marker gehört dem Kommando
baroque-lost = zählt als verloren
baroque-remark = Verluste, Bruchpunkt
baroque-remark-of = Verluste und Bruchpunkt: { $unit }
baroque-edit = Bearbeiten
baroque-unit-name = Name der Einheit
baroque-edit-do = Einheit speichern
baroque-reference = Tabellen und Auslegungen
baroque-reference-reactions = Reaktionen
baroque-reference-column = Die Zeilen sind Modi des Kommandos, das reagiert, die Spalten Würfe nach dem Modifikator.
baroque-reference-trigger = Wenn { $trigger }, innerhalb von { $reach } BU
baroque-reference-vacating = Klasse { $class } vermeidet eine Reaktion bei { $least } oder mehr.
baroque-reference-pursuit = Verfolgung
baroque-reference-rulings = Auslegungen dieses Spiels

baroque-log = Protokoll
baroque-note = Notiz
baroque-note-keep = Notiz hinzufügen

## Vor einem Spiel

baroque-elsewhere = Dieses Spiel ist in einem anderen Tab offen.
baroque-take-over = Hier spielen
baroque-kept = Deine Spiele
baroque-delete = Löschen
baroque-delete-yes = Endgültig löschen
baroque-new = Neues Spiel
baroque-new-help = Beide Armeen, eine Einheit je Zeile: Name, Truppencode, Disziplinklasse und ihre Fähigkeiten. Ändere das Beispiel, oder ersetze es durch deine Armeen; Zeilen aus einer Tabelle mit diesen Spalten werden auch gelesen.
baroque-uses-tokens = Marker für ihre Kommandos
baroque-uses-reactions = Reaktionen nach den Tabellen
baroque-uses-pursuit = Verfolgung nach der Tabelle
baroque-uses-mode-dice = Modi nach Würfel, auf Wunsch (unser Zusatz)
baroque-lines = Seiten, Kommandos und Einheiten
baroque-read = Rot: { $red ->
        [one] 1 Einheit
       *[other] { $red } Einheiten
    } in { $redCommands ->
        [one] 1 Kommando
       *[other] { $redCommands } Kommandos
    }. Blau: { $blue ->
        [one] 1 Einheit
       *[other] { $blue } Einheiten
    } in { $blueCommands ->
        [one] 1 Kommando
       *[other] { $blueCommands } Kommandos
    }.
baroque-noted = Zeile { $line }, Spalte { $column }: { $note }
baroque-noted-lines = Zeilen { $lines }: { $note }
baroque-note-unknown-code = Das Verfahren nennt den Code { $found } nicht. Er gilt als Name, und was du über die Einheit angibst, zählt, aber sie weicht nicht aus.
baroque-note-asked = Die Fähigkeiten der Einheit sind nicht angegeben: Du wirst gefragt.
baroque-note-may-not-evade = Nur S, DR, LC und LCR dürfen ausweichen; diese Einheit tut es nicht.
baroque-note-not-headlong = Dieser Code gilt nicht als Warband, Galloper oder Lancer; die Einheit auch nicht.
baroque-note-still-headlong = Dieser Code gilt als Warband, Galloper oder Lancer; die Einheit auch.
baroque-begin = Spiel beginnen
baroque-load = Oder ein gespeichertes Spiel laden, oder eine Datei mit solchen Zeilen
baroque-add = Mit einem Formular hinzufügen
baroque-add-side = Seite
baroque-add-command = Kommando
baroque-add-officer = Offizier
baroque-add-command-do = Kommando hinzufügen
baroque-add-unit = Einheit des letzten Kommandos
baroque-add-code = Truppencode
baroque-add-class = Disziplinklasse
baroque-add-can = Fähigkeiten
baroque-add-can-help = Setzt du keinen Haken, wirst du gefragt, wenn es darauf ankommt.
baroque-add-unit-do = Einheit hinzufügen
baroque-example =
    side red tokens reactions pursuit
    command Linker Flügel, Lord Byron
    Ruperts Reiter, GA, A, charge impetus
    Abgestellte Schützen, S, B, fire evade
    command Fußvolk, Sir Jacob Astley
    Leibgarde, HBL, A, charge impetus
    Blaue Hellebardiere, HBL, B, charge impetus
    side blue tokens reactions pursuit
    command Rechter Flügel, Cromwell
    Schottische Lanzenreiter, LCR, B, charge impetus
    Dragoner, DR, B, fire evade
    command Mitte, Crawford
    Rote Hellebardiere, HBL, B, charge impetus
    Leichte Reiter, LC, C, fire evade

baroque-rulings = Auslegungen: { $others ->
        [0] wie üblich
        [one] eine geändert
       *[other] { $others } geändert
    }
baroque-rulings-help = Wo das Verfahren etwas offenlässt, wählst du, wie es gelesen wird.
baroque-ruling-turn-order = Folge der Kommandos
baroque-ruling-turn-order-initiative = nach der Initiative von Baroque
baroque-ruling-turn-order-as-placed = wie ihre Marker gelegt wurden
baroque-ruling-more-than-four = Mehr als vier Kommandos je Seite
baroque-ruling-more-than-four-allowed = erlaubt
baroque-ruling-more-than-four-refused = nicht erlaubt
baroque-ruling-tokens-shown = Marker
baroque-ruling-tokens-shown-face-up = offen
baroque-ruling-tokens-shown-hidden = verdeckt, bis ihr Kommando handelt oder reagiert
baroque-ruling-group = Einheiten zum Unterstützen, und Bereich zum Neuordnen
baroque-ruling-group-command = das Kommando
baroque-ruling-group-touching-units = Einheiten, die sich berühren
baroque-ruling-second-step-back = Zweites Zurückgehen im Modus „Zurückziehen“
baroque-ruling-second-step-back-skirmishers-and-light-horse = Plänkler und leichte Reiterei
baroque-ruling-second-step-back-who-passes = jede Einheit, die ihren Test besteht
baroque-ruling-hold-charges = Einheiten, die halten, greifen in ihrer eigenen Aktivierung an
baroque-ruling-hold-charges-no = nein
baroque-ruling-hold-charges-yes = ja
baroque-ruling-forlorn = Ein vorrückendes Kommando schickt eine Einheit voraus
baroque-ruling-forlorn-each-turn = jede Runde
baroque-ruling-forlorn-each-game = einmal im Spiel
baroque-ruling-ground-of-reorder = Bereich eines Kommandos beim Neuordnen
baroque-ruling-ground-of-reorder-box = ein Rechteck um seine Einheiten
baroque-ruling-ground-of-reorder-circle = ein Kreis um ihre Mitte
baroque-ruling-ground-of-reorder-hull = die konvexe Hülle seiner Einheiten
baroque-ruling-move-and-shot = Eine Bewegung und der Schuss danach
baroque-ruling-move-and-shot-one-action = eine Reaktion
baroque-ruling-move-and-shot-two-actions = eine Reaktion auf jedes
baroque-ruling-standing-shooter = Schießen, ohne sich vorher zu bewegen
baroque-ruling-standing-shooter-triggers = löst eine Reaktion aus
baroque-ruling-standing-shooter-does-not = löst keine aus
baroque-ruling-none-substitutes = „Nichts“ zählt als nächste Spalte, die eine Einheit kann
baroque-ruling-none-substitutes-yes = ja
baroque-ruling-none-substitutes-no = nein
baroque-ruling-substituted-none = „Nichts“ aus einer anderen Spalte
baroque-ruling-substituted-none-not-marked = markiert die Einheit nicht
baroque-ruling-substituted-none-marked = markiert die Einheit
baroque-ruling-substituted-evade = „Ausweichen“ aus einer anderen Spalte
baroque-ruling-substituted-evade-not-marked = markiert die Einheit nicht
baroque-ruling-substituted-evade-marked = markiert die Einheit
baroque-ruling-reacted-evades = Eine Einheit, die reagiert hat, darf noch ausweichen
baroque-ruling-reacted-evades-yes = ja
baroque-ruling-reacted-evades-no = nein
baroque-ruling-vacating-evade = Eine Einheit darf ein Ausweichen vermeiden
baroque-ruling-vacating-evade-yes = ja
baroque-ruling-vacating-evade-no = nein
baroque-ruling-codes = Einheiten, die als Warband, Galloper und Lancer gelten
baroque-ruling-codes-player-decides = nach Code, wenn du nichts anderes angibst
baroque-ruling-codes-decide = nur die Codes, die das Verfahren nennt
baroque-ruling-pursuit-in-retreat = Pflicht zur Verfolgung auch in „Flucht“ und „Zurückziehen“
baroque-ruling-pursuit-in-retreat-must = ja
baroque-ruling-pursuit-in-retreat-mode-forbids = nein
baroque-ruling-disordered-or-engaged = Ungeordnete Einheiten und solche im Nahkampf
baroque-ruling-disordered-or-engaged-only-evades = weichen nur aus
baroque-ruling-disordered-or-engaged-reacts = reagieren wie sonst
baroque-ruling-judged-evade = Ausweichen nach deiner Entscheidung in HD, AA und AAA
baroque-ruling-judged-evade-no = nein
baroque-ruling-judged-evade-yes = ja
baroque-ruling-fruitless-check = Wo eine Einheit nur ausweichen darf und ihr Modus kein Ausweichen hat
baroque-ruling-fruitless-check-not-offered = sie prüft nicht
baroque-ruling-fruitless-check-offered = sie prüft trotzdem

## Was sich nicht lesen oder befehlen lässt

baroque-unreadable = Zeile { $line }, Spalte { $column }: gefunden „{ $found }“, erwartet { $expected }.
baroque-unreadable-missing = Zeile { $line }, Spalte { $column }: erwartet { $expected }.
baroque-unreadable-head = Diese Datei ist kein Spiel des Assistenten.
baroque-unreadable-line = Das Protokoll ist in Zeile { $line } nicht zu lesen: { $why }
baroque-expected-side = red oder blue
baroque-expected-other-side = die andere Seite: Diese steht schon oben
baroque-expected-side-word = tokens, reactions, pursuit oder mode-dice
baroque-expected-tokens = auch tokens: Die Tabellen werden nach dem Modus eines Kommandos gelesen
baroque-expected-side-first = darüber eine Zeile „side red“ oder „side blue“
baroque-expected-command-first = darüber eine Zeile „command NAME, OFFIZIER“
baroque-expected-name-after = ein Name nach diesem Wort
baroque-expected-name = ein Name vor dem ersten Komma
baroque-expected-code = ein Truppencode, ein Wort wie GA, nach dem Namen und einem Komma
baroque-expected-class = die Disziplinklasse A, B oder C nach dem Code und einem Komma
baroque-expected-ability = fire, charge, evade, impetus, headlong, not-headlong, oder nothing allein
baroque-expected-line-end = das Ende der Zeile
baroque-expected-ruling = eine Auslegung, die sich ändern lässt
baroque-expected-ruling-first = Auslegungen über der ersten Seite
baroque-expected-answer = eine Antwort auf diese Auslegung
baroque-expected-fewer-commands = keine weiteren Kommandos auf dieser Seite
baroque-expected-fewer-units = keine weiteren Einheiten in diesem Kommando
baroque-expected-both-sides = eine Zeile „side red“ und eine Zeile „side blue“
baroque-expected-command-of-each = mindestens ein Kommando auf jeder Seite
baroque-expected-tokens-somewhere = „tokens“ in der Zeile einer oder beider Seiten
baroque-refused-line = „{ $about }“ ist kein Befehl.
baroque-refused-not-now = Der Assistent wartet auf etwas anderes.
baroque-refused-no-command = Hier gibt es kein Kommando { $about }.
baroque-refused-no-unit = Hier gibt es keine Einheit { $about }.
baroque-refused-other-side = Jetzt legt die andere Seite.
baroque-refused-has-token = { $about } hat schon einen Marker.
baroque-refused-done = { $about } ist in dieser Runde schon fertig.
baroque-refused-earlier = { $about } handelt zuerst.
baroque-refused-not-active = { $about } gehört nicht zu dem Kommando, das handelt.
baroque-refused-no-action = Es gibt keine Aktion, auf die diese Einheit reagieren könnte.
baroque-refused-ask-abilities = Die Fähigkeiten von { $about } sind noch nicht bekannt.
baroque-refused-barred = { $about } darf nicht prüfen: { $why }.
baroque-refused-withdraw-order = Nur eine Einheit auf der Flucht erhält den Rückzugsbefehl von Baroque (2.5.1.1).
baroque-refused-unable = { $about } kann das nicht.

## Das Protokoll

baroque-event-turn = Runde { $turn } beginnt.
baroque-event-dice = Rot würfelt { $red }, Blau { $blue }: { $side } legt zuerst.
baroque-event-dice-again = Beide würfeln { $die } und würfeln noch einmal.
baroque-event-placed = { $command } bekommt Marker { $number }: { $mode }.
baroque-event-placed-by-die = { $command } bekommt Marker { $number }: { $mode }, durch einen Wurf von { $die } ({ $situation }; unser Zusatz).
baroque-event-placed-hidden = { $command } bekommt Marker { $number }, verdeckt.
baroque-event-placed-hidden-by-die = { $command } bekommt Marker { $number }, verdeckt; ein Würfel hat den Modus bestimmt (unser Zusatz).
baroque-event-tokens-placed = Jedes Kommando hat seinen Marker.
baroque-event-activated = { $command } handelt{ $mode ->
        [none] .
       *[other] , im Modus { $mode }.
    }
baroque-event-did = { $unit }: { $deed }.
baroque-event-did-manner = { $manner }.
baroque-event-shown = { $command } deckt den Marker auf: { $mode }.
baroque-event-advice = Rat: { $advice }.
baroque-event-checks-charged = { $unit } prüft: { $trigger }{ $sight ->
        [part] , zum Teil zu sehen.
       *[other] .
    }
baroque-event-checks = { $unit } prüft: { $trigger }, { $distance } BU entfernt{ $sight ->
        [part] , zum Teil zu sehen.
       *[other] .
    }
baroque-event-rolled = Würfel { $die }, Spalte { $column } von { $mode }: { $reaction }.
baroque-event-rolled-plus = Würfel { $die } + 1, Spalte { $column } von { $mode }: { $reaction }.
baroque-event-substituted = Das kann sie nicht; die nächste Spalte, die sie kann, ist { $column }.
baroque-event-nowhere = In dieser Zeile kann sie nichts tun.
baroque-event-tie-due = Das kann sie nicht; Spalten { $lower } und { $higher } sind gleich nah.
baroque-event-tie = Würfel { $die }: Spalte { $column }.
baroque-event-hidden-die = Würfel { $die }, gelesen in einem Modus, der verdeckt bleibt.
baroque-event-hidden-tie = Ein weiterer Würfel entscheidet.
baroque-event-nothing = { $unit } tut nichts und ist nicht markiert.
baroque-event-nothing-marked = { $unit } tut nichts und ist markiert.
baroque-event-nothing-still-marked = { $unit } tut nichts; sie ist schon markiert.
baroque-event-judged = { $unit }, deine Entscheidung: { $reaction }.
baroque-event-evades = { $unit } weicht nach Regel 5.6 von Baroque aus und ist nicht markiert.
baroque-event-evades-marked = { $unit } weicht nach Regel 5.6 von Baroque aus und ist markiert.
baroque-event-evades-still-marked = { $unit } weicht nach Regel 5.6 von Baroque aus; sie ist schon markiert.
baroque-event-vacated = Würfel { $die }: { $unit } vermeidet die Reaktion und ist markiert.
baroque-event-not-vacated = Würfel { $die }: { $unit } vermeidet die Reaktion nicht.
baroque-event-cannot = { $unit } kann das jetzt nicht: { $reaction }.
baroque-event-kept = Die Reaktion wird ausgeführt.
baroque-event-test-passed = { $unit } besteht den Disziplintest: { $reaction }. Sie ist markiert.
baroque-event-test-failed = { $unit } verfehlt den Disziplintest und reagiert nicht ({ $reaction }). Sie ist markiert.
baroque-event-test-die = Würfel { $die }.
baroque-event-test-disorders = Nach den Regeln von Baroque bringt der verfehlte Test diese Einheit in Unordnung: { $unit }.
baroque-event-test-no-more = Der verfehlte Test hat keine andere Wirkung: { $unit }.
baroque-event-pursuit-untested = { $unit } braucht zum Verfolgen keinen Test.
baroque-event-pursuit-passed = { $unit } besteht den Disziplintest zum Verfolgen.
baroque-event-pursuit-failed = { $unit } verfehlt den Disziplintest zum Verfolgen und bleibt stehen.
baroque-event-lost = { $unit } zählt als verloren.
baroque-event-not-lost = { $unit } zählt nicht als verloren.
baroque-event-officer-lost = { $command } hat den Offizier verloren; der Modus bleibt.
baroque-event-officer-another = Ein anderer Offizier übernimmt { $command }.
baroque-event-officer-none = Kein Offizier übernimmt { $command }.
baroque-event-officer-back = { $command } hat wieder einen Offizier.
baroque-event-pursuit-die = Würfel { $die } im Modus { $mode }.
baroque-event-pursues = { $unit } verfolgt, so weit Baroque es zulässt.
baroque-event-stays = { $unit } bleibt stehen.
baroque-event-must-pursue = { $unit } muss verfolgen, so weit die Regel 7.1.4 von Baroque es zulässt.
baroque-event-no-impetus = { $unit } hat keinen Impetus und kann nicht verfolgen.
baroque-event-mode-forbids = { $unit } verfolgt nicht: Der Modus verbietet es.
baroque-event-mark = { $unit }: { $mark }.
baroque-event-able = Fähigkeiten von { $unit }: { $abilities }.
baroque-event-able-nothing = { $unit } hat keine dieser Fähigkeiten.
baroque-event-enlisted = { $command } hat eine weitere Einheit: { $unit }.
baroque-event-amended = { $unit } ist ab jetzt: { $entry }.
baroque-event-remarked = { $unit }: { $text }
baroque-event-unremarked = { $unit }: Bemerkung entfernt.
baroque-event-skipped = Rat für { $unit }: { $advice }.
baroque-event-done = { $command } ist fertig; der Marker ist umgedreht.
baroque-event-note = Notiz: { $text }
