# Die Überschriften der Kurzregeln einer Ausgabe. Eine Meldung für jeden Abschnitt, benannt wie sein Teil der Datei der
# Ausgabe; ein Attribut für jede Angabe oder Spalte darin. Was keine Überschrift hat, heißt wie in der Datei.

sheet-head = DBA { $edition }: Kurzregeln, im Maßstab { $scale }.
sheet-house = Aus der Datei { $file }.
sheet-lengths = { $unit ->
    [paces] Längen sind in Schritt.
    [mm] Längen sind in Millimetern auf dem Tisch.
   *[bw] Längen sind in Basisbreiten.
}
sheet-units = Eine Basis ist { $wide } mm breit.
sheet-units-paces = Eine Basis ist { $wide } mm breit, und 100 Schritt sind { $paces } mm.
sheet-conventions = Vereinbarungen
sheet-others = (oder { $others })
sheet-rulings = Auslegungen
sheet-ruling = { $answer } (oder { $others })
sheet-none = keine
sheet-yes = ja
sheet-no = nein
sheet-any-number = beliebig
sheet-no-limit = unbegrenzt
sheet-breaches = Gründe, einen Befehl abzulehnen

sheet-troops = Truppen
    .class = Klasse
    .mounted = beritten
    .allowance-good = Gutes Gelände
    .allowance-rough = Raues Gelände
    .allowance-bad = Schlechtes Gelände
    .allowance-road = Auf der Straße
    .close = Nahkampf Fuß/ beritten
    .shooting = Beim Schießen
    .shot-at = Unter Beschuss
    .listed = in den Listen
    .troops = Truppen

sheet-bases = Basen
    .depth = Tiefe
    .troops = Truppen

sheet-terrain = Gelände
    .name = Gelände
    .shape = Form
    .going = Art
    .softens = rau, wenn der erste PIP-Wurf 1 ist
    .good-for = Gutes Gelände für
    .shot = Schusslinie
    .command = Befehlslinie
    .hill = ein Hügel
    .hampers-general = behindert den General
    .limit = Höchstens
    .may-be-thin = darf schmal sein
    .least-ratio = Mindestlänge, in Breiten
    .extends = Über sein Viertel hinaus
    .at-edge = darf die Tischkante berühren
    .bars-rivers = Flüsse dürfen nicht hindurch
    .may-be-camp = darf ein Lager sein
    .serves-as-camp = ersetzt das Lager
    .needs-garrison = braucht eine Garnison
    .gates = hat Tore
    .most-gates = Tore, höchstens
    .near-others = Flächen dürfen näher daran liegen
    .on-hills = darf auf einem Hügel liegen

sheet-setup = Aufbau
    .board = Tisch, Breite/Tiefe
    .aggression = Aggression, zum Würfel gezählt
    .placement = Gelände legen
    .quarter-numbers = Nummern der Viertel
    .edges = Grundkanten
    .order = Stellt zuerst auf

sheet-setup-topographies = Länder
    .name = Land
    .compulsory = Pflicht: eines davon
    .optional = Wählbar: eines aus jeder Menge

sheet-setup-limits = Grenzen für Gelände
    .optional = Wählbare Geländestücke
    .quarters = Viertel des Tisches mit Gelände, mindestens
    .difficult-quarters = Viertel mit schlechtem Gelände, Fluss oder Gewässer, mindestens
    .hard-features = Geländestücke mit rauem oder schlechtem Gelände, Fluss oder Gewässer, mindestens
    .apart = Zwischen zwei Flächen, mindestens
    .edge-gap = Von den Tischkanten, mindestens
    .greatest-sum = Länge und Breite einer Fläche zusammen, höchstens
    .least-width = Breite einer Fläche, mindestens
    .greatest-ratio = Länge einer Fläche zu ihrer Breite, höchstens, in Hundertsteln
    .small-length = Geländestücke gelten als klein unter einer Länge von
    .small-most = Kleine Geländestücke, höchstens
    .band-width = Breite eines Flusses oder einer Straße, höchstens
    .river-length = Länge eines Flusses gegen eine gerade Linie, höchstens, in Hundertsteln
    .road-length = Länge einer Straße gegen eine gerade Linie, höchstens, in Hundertsteln
    .opposite-edges = Flüsse und Straßen führen zur gegenüberliegenden Kante
    .road-ends-at = Straßen dürfen enden an
    .river-clear = Zwischen einem Fluss und anderen Kanten, mindestens
    .band-quarters = Viertel, durch die ein Fluss oder eine Straße führt, höchstens
    .waterway = Tiefe eines Gewässers, mindestens/höchstens
    .waterway-die = Ein Würfel bestimmt seine Kante

sheet-setup-camps = Lager
    .greatest-sum = Länge und Breite zusammen, höchstens
    .least-side = Länge und Breite, mindestens
    .aside = Von den Seitenkanten, mindestens
    .garrison = Mögliche Garnison
    .captors = Truppen, die es leer besetzen dürfen
    .followers = Tross
    .followers-assumed = da, wenn nichts anderes gesagt ist
    .held-unless-empty = auch in beschriebenen Stellungen
    .attackers = Angreifer in einer Phase, höchstens
    .captured = Nach der Eroberung
    .advance = Eroberer rücken ein um, Fuß/beritten

sheet-setup-camps-exempt = Armeen ohne Lager
    .troops = Mit diesen Truppen
    .above = mehr als

sheet-setup-built-up = Ortschaften
    .corner = Ganz innerhalb dieser Entfernung von einer Ecke
    .least-side = Länge und Breite, mindestens
    .road-wanted = Braucht eine Straße, wo das Land eine hat
    .river-may-cross = Ein Fluss darf hindurch
    .preferred-from = Der Angreifer bekommt die gewünschte Kante ab einem Wurf von
    .garrison = Garnison
    .garrison-first = Garnison vor dem Aufstellen des anderen Lagers
    .captors = Eroberer
    .victor-chooses = Ein Sieger darf draußen bleiben
    .denizens = Einwohner
    .denizens-stay = Wohnen dort neben einer Garnison
    .denizens-return-from = Kehren zurück ab einem Wurf von
    .denizens-return-pips = Zurückgerufen für so viele PIPs
    .captors-stay-assumed = Ein beschriebener Eroberer ist eben erst gekommen
    .attackers = Angreifer in einer Phase, höchstens
    .sacking-until = Geplündert bis zu einem PIP-Wurf von mindestens
    .surrenders-to = Ergibt sich dem Beschuss von

sheet-setup-deployment = Aufstellung
    .depth = Von der Grundkante, höchstens
    .from-centre = Von der Mittellinie, mindestens
    .side = Von den Seitenkanten, mindestens
    .flankers = Truppen, die näher stehen dürfen
    .flankers-side = mindestens
    .swaps = Paare, die der Verteidiger tauschen darf
    .dismounted = Von Anfang an abgesessen

sheet-setup-landing = Landung
    .topography = Armeen mit dieser Heimat
    .most = Zurückgehaltene Elemente, höchstens
    .never = Nicht für
    .at-shore = Elemente einer Gruppe, die das Ufer berühren, mindestens
    .before-moves = Vor allen anderen Bewegungen
    .moves-on = Darf sich in diesem Zug weiterbewegen
    .zones = Muss sich nach den Zonen richten, in denen es landet

sheet-movement = Bewegung
    .measure = Bewegungen werden gemessen an
    .corner-cut = Eine Ecklinie darf ein Hindernis schneiden
    .gap = Die schmalste Lücke
    .free-by-road = Eine ganze Bewegung auf der Straße ist frei
    .free-by-road-again = und spätere im selben Zug auch
    .free-if-cut-short = Ebenso eine, die ein Gegner abkürzt
    .road-start = Eine Straßenbewegung beginnt so nah an ihrer Mitte

sheet-movement-passing = Durch eigene Elemente
    .id = Regel
    .movers = Truppen
    .through = Durch
    .needs-room = mit Platz gleich dahinter
    .lined-up = in seiner Rotte

sheet-movement-groups = Gruppen
    .shift = Seitwärts rücken zum Ausrichten, höchstens
    .shift-reach = mit einem Gegner vorn innerhalb von
    .shift-to-fronts = aber nur, um eine Front zu treffen
    .shift-is-free = und zählt nicht zur Weite
    .column-in-bad-going = Schlechtes Gelände nur in Kolonne
    .line-in-bad-going = aber in Linie für
    .column-in-river = Flüsse nur in Kolonne
    .contraction = Elemente, die beim Verengen einrücken
    .narrows = Darf auf schmalerer Front weitergehen
    .columns-retire = Eine Kolonne in einem gegnerischen Bereich darf gerade zurück
    .leg-by-leg = Jeder Abschnitt zählt mit seiner weitesten Ecke

sheet-movement-zones = Kontrollbereiche und Bedrohungszonen
    .policy = Ausdehnung eines Bereichs
    .depth = Tiefe
    .exerted-by = Ausgeübt von
    .camps = Besetzte Lager haben einen
    .built-up = Gehaltene Ortschaften haben einen
    .while-engaged = Auch in Frontkontakt
    .empty-camps-stop = Leere Lager halten ihn auf
    .elements-first = Elemente gehen Lagern und Ortschaften vor
    .pins = Darin festgehalten
    .all-edges = An jeder Kante von
    .entered-by = Betreten durch
    .answer = Erlaubt außer Kontakt und gerade zurück

sheet-movement-contact = Kontakt
    .policy = Passt sich an
    .slide = Verschieben zum Anpassen, höchstens
    .as-if-lined-up = Kämpfen wie angepasst, wo es keines kann
    .side-by-side = Darf neben einem Gegner enden, der nicht kämpft
    .never = Nie in Kontakt bewegen
    .never-at-walls = Nie gegen Lager und Ortschaften
    .only-at-gates = Mauern nur an Toren angreifen
    .never-turns = Drehen sich nie zum Gegner
    .places-all-round = Kontakt rundum
    .flank-start = Eine Bewegung in Flanke oder Rücken beginnt
    .lone-enemy-conforms = Ein einzelner Gegner passt sich einer Gruppe an
    .closing-the-door = Die Tür schließen
    .door-needs-friend = mit einem eigenen Element in Frontkontakt
    .door-from-side = auch von Seite zu Seite
    .friends-in-the-way = Eigene Elemente im Weg, wenn sich ein Element zum Gegner dreht
    .unmatched-fights = Nicht ausgerichtete Fronten kämpfen
    .unturned-fights = Elemente, die sich nicht gedreht haben, kämpfen
    .supporters-turn = Ein zweites Glied dreht sich mit
    .spares-front-rank = Seine Flanke ist nicht die des ersten Glieds

sheet-movement-break-off = Sich lösen
    .least = Weite zurück, mindestens
    .faster = Schneller als der Gegner

sheet-movement-dismounting = Absitzen
    .by-group = In einer bewegten Gruppe
    .whole-move = Braucht die ganze Bewegung
    .in-contact = In Kontakt, aber nicht im Nahkampf

sheet-movement-further = Zweite und spätere Bewegungen
    .id = Regel
    .movers = Truppen
    .times = Anzahl
    .first-bound = im ersten Zug
    .by-road = auf der Straße
    .into-contact = in Kontakt
    .not-into-contact = nicht in Kontakt
    .clear-of-enemy-distance = Abstand vom Gegner
    .clear-of-enemy-whole-move = auf dem ganzen Weg
    .going = Gelände

sheet-movement-sallies = Lager und Ortschaften verlassen
    .id = Regel
    .troops = Truppen
    .near = Mit beiden Seiten innerhalb von
    .farthest = Weiteste Entfernung
    .returns = darf zurückkehren

sheet-movement-surcharges = Zusätzliche PIPs
    .id = Regel
    .pips = PIPs
    .waived-in-first-bound = nicht im ersten Zug
    .for-each = für jedes Element
    .any = Eines davon

sheet-movement-command = Befehlsreichweite
    .far = Mit freier Befehlslinie
    .near = Ohne freie Befehlslinie
    .hampered = In Gelände, das einen General behindert
    .hidden = Vor dem General verborgen in Gelände
    .blocked-by = Die Linie wird verstellt von

sheet-movement-command-ranges = Besondere Befehlsreichweiten
    .troops = Truppen
    .far = Mit freier Linie
    .near = Ohne freie Linie

sheet-movement-rivers = Flüsse
    .states = Fluss nach Wurf, 1 bis 6
    .limit = Bewegung in einem Fluss, höchstens
    .limits-whole-move = Begrenzt die ganze Bewegung
    .slows = Verlangsamt, solange sie darin sind
    .bank = Das Ufer wird verteidigt innerhalb von

sheet-shooting = Beschuss
    .arc-side = Schussfeld zu jeder Seite der Geraden
    .range-to = Die Reichweite wird gemessen bis
    .least-target = Teil einer Kante im Schussfeld, mindestens
    .more-than-least-target = und mehr
    .stopping-depth = Gelände, das nach Tiefe Schüsse aufhält, tut es ab
    .overlap-forbids = Nicht in Überlappung
    .spared = Nicht beschossen
    .supporting = Helfende Schützen, höchstens
    .nearest-leads = Der nächste Schütze ist der Hauptschütze
    .rear-shot-needs-all-behind = Ein Schuss in den Rücken braucht alle Schützen dahinter
    .no-rear = Unter Beschuss ohne Rücken

sheet-shooting-shooters = Schützen
    .id = Regel
    .troops = Truppen
    .range = Reichweite
    .from = Von der Kante
    .in-enemy-bound = auch im Zug des Gegners
    .replies-to = sonst als Antwort auf
    .over = Über die des Gegners
    .priority = Vorrangige Ziele
    .moved-at-most = Bewegt, höchstens
    .at-spared = auch auf sonst verschonte Truppen

sheet-combat = Nahkampf
    .most-contacts = Überlappungen und Flankenkontakte, die zählen, höchstens
    .edgeless = Ohne Front, Flanke und Rücken im Kampf
    .main-attacker-chosen = Der Angreifer wählt den Hauptangreifer bei
    .overlaps-by-any-edge = Überlappen mit jeder Kante
    .overlaps-while-fighting = Überlappen Ecke an Ecke, während sie kämpfen
    .no-corner-overlap = Nicht Ecke an Ecke überlappt
    .board-edge-overlaps = Von der Tischkante überlappt
    .board-edge-room = außer bei einer Lücke von mindestens
    .camps-as-foot = Besatzungen kämpfen, und werden bekämpft, mit Faktoren gegen Fuß
    .uphill-at-the-foot = Eine Vorderkante am Fuß eines Hügels ist auf dem Hügel
    .attackers-in-turn = Alle Angreifer eines Lagers oder einer Ortschaft kämpfen nacheinander
    .never-assaults = Greifen nie Lager oder Ortschaften an

sheet-combat-tactical = Taktische Faktoren
    .id = Regel
    .value = Faktor
    .per = Zählt je
    .modes = In
    .own = Truppen
    .enemy = Gegen
    .all = Wo
    .not = und nicht

sheet-combat-supports = Unterstützung
    .id = Regel
    .front = Truppen
    .supporter = Unterstützt von
    .same-class = derselben Klasse
    .place = Stelle
    .enemy = Gegen
    .value = Faktor
    .all = Wo
    .not = und nicht
    .dies-with-front = mit dem vorderen Element vernichtet

sheet-outcomes = Ergebnisse
    .flankers-recoil = Eigene Elemente an Flanke oder Rücken weichen mit dem Verlierer zurück
    .flankers-recoil-anyway = auch mit einem Verlierer, der standhält
    .standing-flankers-recoil = auch solche, die geschlagen standhielten
    .cascade = Alle anderen in Kontakt weichen zurück vor

sheet-outcomes-rows = Kampfergebnisse: Die erste passende Zeile gilt, sonst keine Wirkung
    .id = Regel
    .margin = Ergebnis
    .modes = In
    .own = Truppen
    .enemy = Gegen
    .all = Wo
    .not = und nicht
    .fate = Folge

sheet-outcomes-pursuit = Verfolgung
    .id = Regel
    .troops = Truppen
    .enemy = Hinter Gegnern
    .at-most = Höchstens
    .by-depth = um die eigene Tiefe
    .supporter-follows = ein unterstützendes Element folgt
    .column-follows = eine Kolonne folgt
    .stops-at = Hält an bei
    .stays-inside = nicht von drinnen
    .stays-outside = nicht hinein
    .on-equal = auch bei Gleichstand
    .after-break-off = auch nach einem Lösen

sheet-outcomes-recoil = Zurückweichen
    .foot-at-most = Fußtruppen weichen zurück, höchstens
    .mounted-at-most = Berittene weichen zurück, höchstens
    .chooses = Darf wählen zwischen diesem und der Basistiefe
    .never-pushed = Nie zurückgedrängt
    .fighters-hold = Elemente im Nahkampf werden auch nicht zurückgedrängt
    .pushes-no-farther = Drängt eigene Elemente nur so weit wie nötig
    .pushed-heed-going = Nicht in Gelände gedrängt, das sie nicht betreten dürfen
    .tramples = Zertrampeln eigene Elemente
    .tramples-enemies = Zertrampeln auch Gegner
    .crushes-enemy-behind = Vernichtet einen Gegner Rücken an Rücken dahinter
    .crushes-squarely = nur Hinterkante an Hinterkante
    .into-own = Betritt das eigene leere Lager oder die eigene leere Ortschaft

sheet-outcomes-recoil-passing = Zurückweichen durch eigene Elemente
    .movers = Truppen
    .through = Durch

sheet-outcomes-flight = Flucht
    .recoils-first = Weicht zurück, bevor es sich dreht
    .river-destroys = Vernichtet durch einen Fluss, der verlangsamt
    .paltry-too = Auch durch einen seichten Fluss
    .rounds-camps = Meidet auch leere Lager
    .enemies-destroy = Vernichtet, wenn Gegner es aufhalten
    .takes-along = Vernichtet mit eigenen Elementen, durch die es nicht kann

sheet-outcomes-flight-avoids = Gelände, das die Flucht meidet
    .troops = Truppen
    .terrain = Gelände

sheet-outcomes-flight-halts-at = Gelände, wo die Flucht endet
    .troops = Truppen
    .terrain = Gelände

sheet-victory = Sieg
    .losses = Verluste, die die Schlacht verlieren, wenn es mehr sind als beim Gegner
    .general = Ebenso der Verlust des Generals
    .general-more = Der General zählt zusätzlich
    .uncounted = Nicht gezählt
    .camp = Ein erobertes Lager zählt
    .built-up = Eine eroberte Ortschaft zählt
    .built-up-as-camp = Eine Ortschaft, die ein Lager ersetzt, zählt

sheet-victory-counts = Verluste, die zusätzlich zählen
    .id = Regel
    .troops = Truppen
    .count = Anzahl
    .first-only = nur der erste
