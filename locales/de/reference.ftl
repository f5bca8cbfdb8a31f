# Die Kurzregeln einer Ausgabe: was neben den Zahlen ihrer Datei steht. Geladen, wenn sie geöffnet werden.

reference-title = Kurzregeln
reference-about = DBA { $edition }, wie gedruckt · Längen in Basisbreiten (BW)
reference-search = In den Kurzregeln suchen
reference-search-example = Bedrohungszone, Plänkler, Wald …
reference-found = { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
}
reference-none = Nichts gefunden zu „{ $sought }“.
reference-said = Was die Regeln von DBA { $edition } sagen
reference-refusals = Warum ein Befehl abgelehnt wird

# Geläufige Namen für das, was hier anders heißt: Wer eines sucht, findet die anderen. Gruppen enden mit einem Strichpunkt.
reference-synonyms =
    Bedrohungszone, Kontrollbereich, threat zone, zone of control, ZOC;
    Nahkampf, Handgemenge, Kampf, close combat;
    Beschuss, Schießen, Pfeile, shooting;
    Bewegung, Marsch, bewegen, move;
    PIP, Befehlspunkte;
    fliehen, Flucht, flee;
    zurückweichen, Rückzug, recoil;
    verfolgen, Verfolgung, pursue;
    vernichtet, getötet, destroyed;
    schlechtes Gelände, schwieriges Gelände, bad going;
    gutes Gelände, offenes Gelände, good going;
    Wald, Gehölz, wood;
    Sumpf, Moor, marsh;
    Hügel, Anhöhe, hill;
    Fluss, Bach, river;
    Gewässer, Meer, See, waterway;
    General, Anführer, Feldherr;
    Lager, Tross, camp;
    Ortschaft, Stadt, Dorf, built-up area;
    Unterstützung, zweite Reihe, support;
    Überlappung, Flanke, overlap;
    Kontakt, Angriff, contact;
    ausrichten, anpassen, conform;
    lösen, Lösen vom Gegner, break off;
    Befehlsreichweite, Befehl, command;
    Gruppe, Linie, group;
    Schwenk, drehen, wheel;
    Sieg, gewinnen, Niederlage, victory;
    Würfel, würfeln, dice;
    Landung, landen, landing;
    Aufstellung, aufstellen, deployment;
    absitzen, zu Fuß, dismount;
    Plänkler, Psiloi, Schleuderer, Speerwerfer;
    Bogen, Bogenschützen, Langbogen, Armbrust;
    Klinge, Schwertkämpfer, Legionäre;
    Speer, Hopliten, Speerträger;
    Pike, Phalanx, Pikeniere;
    Stammeskrieger, Krieger, Barbaren;
    Auxilia, Peltasten;
    Horde, Aufgebot;
    Artillerie, Katapult, Kanone;
    Elefant, Elefanten;
    Ritter, Kataphrakten, schwerer Streitwagen;
    Reiterei, Kavallerie, leichter Streitwagen;
    leichte Reiterei, leichte Kavallerie, Bogenreiter;
    Kamelreiter, Kamele;
    Kriegswagen, Wagen
reference-print = Drucken
reference-editions = Ausgabe

## Der Ablauf eines Zuges

reference-bound = Ein Zug
reference-bound-pips = PIPs würfeln
    .text = Ein Würfel: so viele Bewegungen.
reference-bound-move = Bewegen
    .text = Elemente und Gruppen, je 1 PIP.
reference-bound-shoot = Schießen
    .text = Beide Seiten, jeder Schütze einmal.
reference-bound-fight = Nahkampf
    .text = Die Seite am Zug wählt die Folge.
reference-bound-victory = Sieg?
    .text = { $losses } verloren, und mehr als der Gegner.

## Truppen

reference-troops = Truppen
    .text = Nahkampffaktor · Bewegung in BW
reference-mounted = Beritten
reference-foot = Fuß
reference-v-foot = g. Fuß
reference-v-mounted = g. ber.
reference-good = gut
reference-rough = rau
reference-bad = schl.
reference-note = Anm.
reference-range = schießt { $range } BW
reference-shot-at = { $factor } unter Beschuss
reference-shooting = { $factor } beim Schießen

## Wörter für Truppen

reference-set-any = alle
reference-set-mounted = Berittene
reference-set-foot = Fuß
reference-set-fast = schnelle Fußtruppen
reference-set-solid = feste Fußtruppen
reference-set-double = Doppelelemente
reference-set-mounted-infantry = berittene Infanterie
reference-set-close-foot = Sp Pk Bd Wb Hd
reference-set-skittish = Cv LH Cm
reference-but = { $troops } außer { $not }
reference-of = { $troops }: { $what }

## Faktoren

reference-factors = Zum Würfel gezählt
reference-supports = Unterstützung
    .text = durch ein eigenes Element, das selbst nicht in Kontakt ist
reference-behind = { $troops } dahinter
reference-behind-or-beside-behind = { $troops } dahinter, oder neben dem dahinter
reference-beside = { $troops } daneben
reference-each = { $what }, jeweils
reference-against = gegen { $troops }
reference-unless = nicht { $what }
reference-mode-close = im Nahkampf
reference-mode-shooting = beim Schießen

## Bedingungen

reference-when-general = General
reference-when-unanswered-shooter = auf Ziele, die nicht zurückschießen können
reference-when-uphill = höher
reference-when-defends-bank = an einem verteidigten Ufer
reference-when-in-own-camp = im eigenen Lager
reference-when-bad-going = in schlechtem Gelände
reference-when-enemy-bad-going = Gegner in schlechtem Gelände
reference-when-good-going = in gutem Gelände
reference-when-supporter-good-going = Unterstützung in gutem Gelände
reference-when-good-for-enemy = Gegner in Gelände, das gut für ihn ist
reference-when-in-camp = in einem Lager
reference-when-inside = in einem Lager oder einer Ortschaft
reference-when-shot-on-rear = in den Rücken beschossen
reference-when-garrison = als Garnison
reference-when-enemy-inside = Gegner in einem Lager oder einer Ortschaft
reference-when-unfaced = berührt an einer Kante, zu der es sich nicht drehen kann
reference-when-pressed = mit einem Gegner vor der Front
reference-when-enemy-in-city = Gegner in einer Stadt
reference-when-shot-partly-on-rear = zum Teil in den Rücken beschossen
reference-when-sacking = beim Plündern

## PIPs

reference-pips = PIPs
reference-pip-each = jede Bewegung eines Elements oder einer Gruppe
reference-pip-road = eine volle Bewegung auf einer Straße, als Element oder Kolonne
reference-pip-waived = nicht in deinem ersten Zug
reference-pip-not-into-contact = { $troops }, außer in Kontakt
reference-pip-command = mehr als { $far } BW vom General, oder { $near } BW hinter etwas, das die Sicht verstellt
reference-pip-command-of = { $far } BW für { $troops }
reference-pip-out-of-command = außer Befehlsreichweite
reference-pip-general-lost = General verloren
reference-pip-general-hampered = General im Gelände verborgen
reference-pip-dismounts = absitzen
reference-pip-built-up = in eine Ortschaft, aus ihr oder in ihr
reference-pip-leaves-garrison = die Garnison verlassen
reference-pip-through = eine Kolonne durch dieses Gelände, je Element: { $terrain }

## Weitere Bewegungen und Beschuss

reference-further = Weitere Bewegungen
reference-further-road = auf der Straße
reference-further-times = { $times ->
    [one] eine weitere
   *[other] { $times } weitere
}
reference-further-clear = { $far } BW Abstand vom Gegner
reference-further-first = im ersten Zug
reference-further-into = in Kontakt
reference-further-not = nicht in Kontakt
reference-further-all-good = ganz in gutem Gelände
reference-further-good-to-rough-or-bad = von gutem in raues oder schlechtes Gelände
reference-shooters = Beschuss
reference-shooter-range = { $range } BW
reference-shooter-own = im eigenen Zug
reference-shooter-replies = als Antwort auf { $troops }
reference-shooter-both = in beiden Zügen
reference-shooter-still = ohne Bewegung
reference-shooter-moved = nach höchstens { $far } BW Bewegung

## Zonen

reference-zones = Bedrohungszonen
    .text = in 2.2 Kontrollbereiche
reference-zone-lies = Wo sie liegt
reference-zone-where = { $depth } BW gerade vor der Vorderkante
reference-zone-edges = vor jeder Kante: { $troops }
reference-zone-camps = rings um ein besetztes Lager oder eine besetzte Ortschaft
reference-zone-may = In der Zone eines Gegners
reference-zone-contact = in Kontakt gehen
reference-zone-lined-up = ihm gerade gegenüber, nicht weiter weg
reference-zone-partly-ahead = ihm zugewandt, mindestens zum Teil vor ihm
reference-zone-nearer = näher heran, ihm zugewandt
reference-zone-back = gerade zurück

## Ergebnisse

reference-equal = Gleichstand
reference-beaten = Geschlagen, aber nicht verdoppelt
reference-doubled = Verdoppelt
    .text = die Hälfte oder weniger
reference-first-line = die erste passende
reference-others = andere
reference-all-others = alle anderen
reference-outcome-moves = Bewegungen nach dem Kampf
reference-recoil = Zurückweichen
reference-recoil-foot = Fuß höchstens { $far } BW
reference-recoil-mounted = Berittene höchstens { $far } BW
reference-recoil-depth = gerade zurück um die eigene Tiefe
reference-recoil-never = nie zurückgedrängt: { $troops }
reference-recoil-tramples = zertrampeln eigene Elemente: { $troops }
reference-recoil-through = { $troops } durch { $friends }
reference-flee = Fliehen
reference-flee-turn = macht kehrt und bewegt sich voll weg
reference-flee-river = ein Fluss vernichtet
reference-flee-stops = { $troops } halten an: { $terrain }
reference-pursue = Verfolgen
reference-pursue-far = { $troops } { $far } BW
reference-pursue-depth = { $troops } um die Tiefe des Gegners

## Gelände und Sieg

reference-terrain = Gelände
reference-good-for = gutes Gelände für { $troops }
reference-hampers = verbirgt den General
reference-shot-crest = keine Schüsse über den Kamm
reference-shot-blocks = verstellt Schüsse
reference-shot-blocks-but-within = verstellt Schüsse, außer darin
reference-shot-depth = verstellt Schüsse nach Tiefe
reference-shot-not-at-or-partly-in = darin nicht zu beschießen
reference-victory = Sieg
reference-victory-losses = Die Schlacht ist verloren mit { $losses } Verlusten, und mehr als beim Gegner, am Ende eines Zuges.
reference-victory-general = Auch der Verlust des Generals verliert sie, außer der Gegner verliert mehr.
reference-victory-more = Ein verlorener General zählt { $count }.
reference-victory-camp = Ein verlorenes Lager zählt { $count }.
reference-victory-uncounted = Nicht gezählt: { $troops }.
reference-rulings = Auslegungen
    .text = wo die Regeln unklar sind
reference-agreed = Die Zahlen sind die der Ausgabe, wie gedruckt. In dieser Schlacht gilt außerdem:
reference-of-battle = wie in dieser Schlacht

# Die Regeln zum Nachschlagen: eine Regel mit dem, was die Ausgabe dazu sagt, und alle.
rule-title = Regeln zum Nachschlagen
rule-editions = Ausgaben
rule-editions-none = keine gedruckte Ausgabe
rule-depends = Hängt ab von
rule-rest = Der Rest von §{ $number }
rule-says = Was { $edition } sagt
rule-id = Kurzname
rule-scenarios = Beispiele
rule-paces = Eine Basisbreite (BW) sind 160 Schritt (150 bei 25 mm).
rule-more = Ausgaben und Beispiele
rule-all = Alle Regeln
rule-missing = Die Einzelheiten dieser Regel konnten nicht geladen werden.
rule-topic-move = Bewegen
rule-topic-break-off = Sich lösen
rule-topic-shoot = Beschuss
rule-topic-fight = Nahkampf
rule-topic-dismount = Absitzen
rule-topic-land = Landen
rule-topic-recall = Einwohner zurückrufen
rule-topic-deploy = Aufstellen
rule-topic-setup = Armeen, Gelände, Kanten und Lager
rule-topic-choose = Andere Entscheidungen
rule-topic-order = Befehle allgemein
