# Was die Seite sagt, bis auf die Regeln.

# Wie sich diese Sprache nennt.
language = Deutsch

## Namen

side-red = Rot
side-blue = Blau
side-civil = { $army } ({ $side })
phase-setup = Vor der Schlacht
phase-movement = Bewegung
phase-shooting = Beschuss
phase-combat = Nahkampf
phase-over = Schlacht beendet
place-reserve = nicht aufgestellt
place-camp = im eigenen Lager
place-bua = in einer Ortschaft
place-lost = verloren
place-table = auf dem Tisch
player-online = Der Gegner
player-you = Du
player-solo-dba = Solo DBA
player-solo-dba-help = Solo DBA ist ein veröffentlichtes Verfahren, um allein zu spielen. Würfel und Tabellen entscheiden für deinen Gegner: Armee, Gelände, Aufstellung und das Ziel in jedem Zug; dann macht er die beste Bewegung der ersten Art auf seiner Liste von Aktionen. Im Protokoll steht unter jedem seiner Befehle ein „Warum?“. Öffne es, und du siehst seine Würfel, die Modifikatoren und die Bewegungen, die er erwogen und verworfen hat.
player-veteran = Solo DBA – Veteran
player-veteran-help = Der Veteran wirft dieselben Würfel und hält sich an dieselben Listen, wägt aber jede erlaubte Bewegung ab: Er nimmt die, nach der er am besten steht, und verzichtet auf jede, die zu viel kostet.
player-greedy = Computer – angriffslustig (leicht)
player-random = Computer – zufällig (sehr leicht)
player-dull = Computer – passiv
player-hot-seat = Ein anderer Spieler an diesem Bildschirm
edge-near = nahe Tischkante
edge-far = ferne Tischkante
edge-left = linke Tischkante
edge-right = rechte Tischkante
quarter-1 = nahes linkes Viertel
quarter-2 = nahes rechtes Viertel
quarter-3 = fernes linkes Viertel
quarter-4 = fernes rechtes Viertel
going-good = gutes Gelände
going-good-or-rough = gutes oder raues Gelände
going-rough = raues Gelände
going-bad = schlechtes Gelände
going-impassable = unpassierbar
holder-empty = leer
holder-followers = vom Tross gehalten
holder-denizens = von den Einwohnern gehalten
holder-garrison = von einem Element als Garnison gehalten
holder-turned = von den Einwohnern gehalten, die zum Gegner übergelaufen sind
holder-captured = erobert
holder-razed = zerstört
home-Any = Beliebig
home-Arable = Ackerland
home-Dry = Trockenland
home-Forest = Waldland
home-Hilly = Hügelland
home-Littoral = Küste
home-Steppe = Steppe
home-Tropical = Tropen
terrain-gentle-hill = Sanfter Hügel
terrain-steep-hill = Steiler Hügel
terrain-difficult-hill = Unwegsamer Hügel
terrain-wood = Wald
terrain-oasis = Oase
terrain-dunes = Dünen
terrain-marsh = Sumpf
terrain-rough = Raues Gelände
terrain-gully = Schlucht
terrain-rocky = Felsiger Boden
terrain-scrub = Gestrüpp
terrain-boggy = Morastiger Boden
terrain-enclosure = Eingehegte Felder
terrain-plough = Äcker
terrain-hamlet = Weiler
terrain-edifice = Bauwerk
terrain-bua = Ortschaft
terrain-city = Stadt
terrain-fort = Festung
terrain-road = Straße
terrain-river = Fluss
terrain-waterway = Gewässer
terrain-camp = Lager
troop-El = Elefant
troop-Kn = Ritter
troop-Cv = Reiterei
troop-LH = Leichte Reiterei
troop-Cm = Kamelreiter
troop-SCh = Sichelstreitwagen
troop-Sp = Speer
troop-Pk = Pike
troop-Bd = Klinge
troop-Ax = Auxilia
troop-Bw = Bogen
troop-Ps = Plänkler
troop-Wb = Stammeskrieger
troop-Hd = Horde
troop-Art = Artillerie
troop-WWg = Kriegswagen
troop-CP = Kommandoposten
troop-CF = Tross
troop-Den = Einwohner
kind-LCh = Leichter Streitwagen
kind-HCh = Schwerer Streitwagen
kind-LCm = Leichte Kamelreiter
kind-Lb = Langbogen
kind-Cb = Armbrust
kind-Lit = Sänfte
kind-CWg = Fahnenwagen
fate-stands = hält stand
fate-recoils = weicht zurück
fate-flees = flieht
fate-destroyed = vernichtet
fate-changes-sides = läuft über
cause-score = verdoppelt oder Quick Kill
cause-doubled = verdoppelt
cause-quick-kill = Quick Kill – diesem Gegner genügt ein Sieg, auch ohne zu verdoppeln
cause-tie = ein Gleichstand zerstört es
cause-surrounded = Gegner an der Flanke oder im Rücken
cause-blocked = kein Platz zum Zurückweichen
cause-shot-in-rear = von hinten beschossen
cause-trampled = niedergetrampelt
cause-crushed = ein Gegner wich in das Element zurück
cause-supporting = zusammen mit dem unterstützten Element
cause-driven-from-camp = aus dem Lager vertrieben
cause-driven-from-bua = aus der Ortschaft vertrieben
cause-left-table = hat den Tisch verlassen
cause-river = im Fluss
contact-front = von vorn
contact-left-flank = an der linken Flanke
contact-left-flank-rear = hinten an der linken Flanke
contact-right-flank-rear = hinten an der rechten Flanke
contact-right-flank = an der rechten Flanke
contact-rear = im Rücken
contact-assault = Sturm
contact-enter = Einrücken
contact-overlap-left = Überlappung links
contact-overlap-right = Überlappung rechts
river-unknown = noch nicht ausgewürfelt
river-paltry = seicht
river-slow = langsam zu durchqueren
river-column = langsam zu durchqueren, und Gruppen durchqueren ihn nur in Kolonne
choice-stay-at-bank = Am Ufer bleiben
choice-move-in = Einrücken
choice-stay-out = Draußen bleiben
choice-flee-left = Nach links fliehen
choice-flee-right = Nach rechts fliehen

party = { $troop } { $number }
party-general = { $troop } { $number } (General)
party-of = { $party } ({ $side })
party-enemy = { $party } (Gegner)
party-group = { $first } und { $more } weitere
party-camp = Lager ({ $side })
party-bua = Ortschaft ({ $side })
party-city = Stadt ({ $side })
party-fort = Festung ({ $side })
label-element = { $code } { $number }, { $side }, { $troop }
label-general = der General
label-uncommanded = außer Befehlsreichweite
label-place = bei { $x } / { $y }, Ausrichtung { $facing }°
label-terrain = { $what } um { $x } / { $y } BW

## Vor einer Schlacht

start-corner = Dein Spiel
start-continue = Weiterspielen
start-night = Nacht
start-battle = Deine Schlacht
start-versus = vs.
start-led = gegen: { $who }
start-another = Anderes Paar
start-swap = Seiten tauschen
start-steps = Schritt für Schritt aufbauen
start-steps-help = Wähle Regeln und Gegner; dann legst du selbst das Gelände, stellst das Lager und die Armee auf.
start-more = Mehr
friend = Mit Freunden spielen
friend-help = Zwei Spieler wechseln sich an diesem Bildschirm ab. Jeder baut eine Armee auf.
friend-do = An diesem Bildschirm spielen
relation-enemies = historische Gegner
relation-civil = ein Bürgerkrieg: beide Armeen sind von derselben Liste
relation-contemporary = ein „Was wäre, wenn“: Sie lebten zur selben Zeit
relation-apart = ein „Was wäre, wenn“: { $years } Jahre auseinander
start-tagline = Antike und mittelalterliche Schlachten nach DBA.
start-opponent = Gegner
start-attacker = Angreifer
attacker-dice = Die Würfel entscheiden
attacker-agreed = { $side } (vereinbart)
start-dice = Würfel
start-seed = Startwert der Würfel (gleicher Wert, gleiche Würfe)
start-begin = Schlacht beginnen
fight-now = Gleich kämpfen
fight-now-help = Gelände und Armeen stehen schon: Es geht gleich in den ersten Zug.
fight-now-do = { $many ->
    [one] Gegen { $army } kämpfen
   *[other] Gegen { $army } kämpfen
}
fight-now-none = Die Armeelisten dieser Ausgabe enthalten kein Paar historischer Gegner. Wähle unten zwei Armeen.
missing-engine = Das Spiel konnte nicht geladen werden, und ohne das Programm geht nichts. Prüfe deine Verbindung und ob `acies play` noch läuft, dann versuche es noch einmal. Hilft das nicht, lade die Seite neu. Dein Browser muss WebAssembly erlauben.
missing-lists = Die Armeelisten konnten nicht geladen werden. Prüfe deine Verbindung und ob `acies play` noch läuft, dann versuche es noch einmal. Einmal geladen, sind sie auch ohne Verbindung da.
missing-table = Der Tisch konnte nicht geladen werden. Prüfe deine Verbindung und ob `acies play` noch läuft, dann versuche es noch einmal. Deine Schlacht ist gespeichert.
missing-reload = Seite neu laden
rules-house = Datei mit Hausregeln
rules-house-choose = Datei wählen …
rules-house-help = Eine Datei, die Teile einer Ausgabe ändert, oder eine ganze eigene Ausgabe. Vereinbarungen und Auslegungen der Ausgabe kannst du trotzdem wählen.
baroque-card = Baroque, auf einem echten Tisch
baroque-card-help = Impetus: Baroque, allein mit deinen eigenen Miniaturen: Marker, Reaktionen und Verfolgung beider Armeen.
baroque-card-back = Zurück zur Startseite
start-load = Schlacht laden
start-foot = Alles läuft auf diesem Gerät. Schlachten werden beim Spielen gespeichert.
start-army-renamed = In DBA { $edition } ist die Liste { $key }: { $army }.
start-armies-drawn = DBA { $edition } hat keine Liste für { $armies }: { $count ->
    [one] Eine andere Armee wurde ausgelost.
   *[other] Zwei andere Armeen wurden ausgelost.
}
about = Über Acies
about-licence = Acies ist freie Software, nach Wahl unter der MIT- oder der Apache-2.0-Lizenz. Die Spielregeln gehören ihren Autoren.
about-figures = Die Figuren zu Fuß sind für Acies gezeichnet. Reiter und Maschinen sind aus Silhouetten zusammengesetzt, die zerlegt und verändert wurden, von
about-author = { $drawings }: von { $author }
about-fonts = Die Schrift ist in diesen Schriftarten gesetzt, deren Dateien unverändert sind, unter der
dice-program = Das Programm würfelt für mich
dice-typed = Ich werfe echte Würfel und gebe sie ein
search-near = Meintest du:
army-change = Ändern …
army-unknown = Diese Ausgabe hat keine Armeeliste { $key }. Wähle eine andere.
army-general = General
army-composed = Solo DBA würfelt die wählbaren Elemente aus.
army-choose = Wählbares Element
army-troop = { $troop } ({ $code })

## Die Leiste

bar-bound = { $side }, Zug { $number }
bar-pips = { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}
bar-losses = Verluste: { $one } { $red }, { $other } { $blue }
bar-lost = Verluste
bar-number = Zug { $number }
bar-own = du
bar-lost-count = { $limit ->
    [0] { $lost } verloren
   *[other] { $lost } von { $limit } verloren
}
bar-ways = Werkzeuge der Schlacht
bar-attacker = { $many ->
    [one] { $side } greift an
   *[other] { $side } greifen an
}
menu = Menü
view-language = Sprache
view-theme = Darstellung
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
view-hints = Hinweise
hints = Hinweise
hint-pips = { $pips ->
    [one] 1 PIP ist ungenutzt; er verfällt am Ende der Bewegung.
   *[other] { $pips } PIPs sind ungenutzt; sie verfallen am Ende der Bewegung.
}
hint-general = { $count ->
    [one] Dein General ist in Gefahr: { $who } könnte ihn im nächsten Zug erreichen.
   *[other] Dein General ist in Gefahr: { $who } könnten ihn im nächsten Zug erreichen.
}
view-pale = Basen des Verteidigers blass malen
view-pace = Tempo
view-sound = Ton
view-auto-roll = PIPs von selbst würfeln
pace-step = Schritt für Schritt
pace-calm = Langsam
pace-quick = Schnell
pace-at-once = Sofort
save = In Datei speichern
concede = Schlacht aufgeben
concede-sure = Aufgeben? { $other } gewinnt dann.
concede-final = Das lässt sich nicht zurücknehmen.
concede-yes = Aufgeben
concede-no = Weiterkämpfen
leave = Zum Menü (gespeichert)
again = Neue Schlacht
board-label = Tisch
side-label = Aktionen und Protokoll
log = Protokoll
dead = Gefallene: { $army }
dead-uncounted = zählen nicht für den Sieg
dead-general = Der General zählt { $times }
dead-double = ein Doppelelement zählt zwei
dead-stronghold = das Lager oder die Ortschaft ist genommen
dead-some-uncounted = einige zählen nicht für den Sieg
rail = Gefallene und Ebenen
command = Befehl eingeben
command-example = move r1 forward 1.25
command-do = Senden
command-lines = Vorschläge
ruler = Messen
abbreviation-BW = Basisbreiten
ruler-length = { $length } BW
zoom-in = Vergrößern
zoom-out = Verkleinern
handle-turn = Drehen
handle-wheel-left = Nach links schwenken
handle-wheel-right = Nach rechts schwenken
thinking = { $who } überlegt für { $side } …
waiting = Warten auf { $side } …
thinking-help = Solange du wartest, kannst du dich auf dem Tisch umsehen.
pace-next = Nächster Schritt
pace-skip = Weiter zu meinem Zug
pace-skip-answer = Weiter

## Aufbau

features-more = Hinzufügen: { $what }
features-fewer = Entfernen: { $what }
features-take = Gelände bestätigen
next-feature = Als Nächstes: { $what }.
next-feature-at = Als Nächstes: { $what }, { $where }.
later-features = Danach: { $kinds }.
several = { $count ->
    [one] { $what }
   *[other] { $what } × { $count }
}
reserve = Noch aufzustellen
deed-deploy-camp = Ins Lager stellen: { $who }
deed-deploy-bua = Garnison der Ortschaft: { $who }
deed-deploy-as = { $who } aufstellen als { $troop }
deed-lift = Zurücknehmen: { $who }
deed-followers-in = Tross ins Lager stellen
deed-followers-out = Den Tross aus dem Lager nehmen
swap = Tauschen
swap-with = { $who } tauschen mit
swap-none = { $who } kann mit keinem anderen tauschen.
lay-by-hand = Von Hand legen
lay-lift-help = Ziehe ein Geländestück auf dem Tisch, um es wieder aufzunehmen.
lay-label = Wird gelegt: { $what } um { $x } / { $y }
lay-take-up = Aufnehmen: { $what } um { $x } / { $y }
lay-held = { $what }: Ziehe es an seinen Platz.
lay-legal = { $what }: Hier ist es erlaubt.
lay-do = Hier legen
lay-smaller = Kleiner
lay-larger = Größer
lay-left = Nach links drehen
lay-right = Nach rechts drehen
lay-keys = Die Pfeiltasten bewegen es, Q/E drehen es, +/- ändern die Größe, Enter legt es, Esc bricht ab; mit Umschalt geht es feiner. Du kannst auch einen einzelnen Punkt des Umrisses ziehen.
offers = Vorschläge des Schiedsrichters
offer-place = { $what } { $at }
offer-at = um { $x } / { $y }
offer-lift = Entfernen: { $what }
offer-camp = Lager: { $at }
offer-no-camp = Kein Lager
offer-edge = { $edge } wählen
offer-edge-number = Kante { $number }: { $edge }
templates = Gespeicherte Aufstellungen
template-use = Aufstellen wie in „{ $name }“
template-forget = „{ $name }“ löschen
template-name = Name der Aufstellung
template-save = Diese Aufstellung speichern
offer-discard = Weglassen (passt nicht)
offer-end-terrain = Fertig
offer-end-deployment = Fertig
offer-end-camp = Fertig
offer-end-army = Fertig
offer-end-topography = Fertig
offer-end-edges = Fertig
offer-end-garrison = Fertig
offer-end-prefer = Fertig

## Würfe

throw = { $dice ->
    [one] Würfeln
   *[other] { $dice } Würfel werfen
}
throw-typed = Würfel { $at } von { $dice } eingeben
throw-aggression = Wurf für Aggression: { $side }
throw-quarter = { $many ->
    [one] Wohin das nächste Stück kommt: { $side } würfelt
   *[other] Wohin das nächste Stück kommt: { $side } würfeln
}
throw-edge = { $many ->
    [one] Die Kante des Angreifers: { $side } würfelt
   *[other] Die Kante des Angreifers: { $side } würfeln
}
throw-pips = PIP-Wurf: { $side }
throw-pips-do = PIPs würfeln
throw-pips-help = Der Würfel gibt die PIPs dieses Zugs: Jede Bewegung kostet einen oder mehr.
throw-denizens = { $many ->
    [one] Kehren die Einwohner zurück? { $side } würfelt
   *[other] Kehren die Einwohner zurück? { $side } würfeln
}
throw-river = { $many ->
    [one] Tiefe des Flusses: { $side } würfelt
   *[other] Tiefe des Flusses: { $side } würfeln
}
throw-shooting = { $one } schießt auf { $other }
throw-combat = { $one } kämpft gegen { $other }
die = ein Würfel zeigt { $face }
summary-pips = { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}
summary-moved = { $count ->
    [0] Nichts bewegt.
    [one] 1 Element bewegt.
   *[other] { $count } Elemente bewegt.
}
summary-moved-quiet = { $count ->
    [0] Nichts bewegt, kein Beschuss und kein Nahkampf.
    [one] 1 Element bewegt; kein Beschuss und kein Nahkampf.
   *[other] { $count } Elemente bewegt; kein Beschuss und kein Nahkampf.
}
summary-level = Beide Seiten haben { $lost } verloren. Die Schlacht geht weiter, bis eine mehr verloren hat als die andere.
last-fight = Letzter Kampf

# Was in einem Kampf aus einem Element oder Platz wird; in Großbuchstaben auf dem Band, und in Listen.
word-destroyed = vernichtet
word-lost = verloren
word-changes-sides = läuft über
word-flees = flieht
word-recoils = weicht zurück
word-pushed-back = zurückgedrängt
word-holds = hält stand
word-pursues = verfolgt
word-to-recoil = weicht – wie weit?
word-beaten = unterlegen
word-level = gleich
word-ahead = gewinnt
word-both-destroyed = beide vernichtet
word-both-lost = beide verloren
word-both-changes-sides = beide laufen über
word-both-flees = beide fliehen
word-general-lost = der General fällt
word-also-lost = { $word }, { $count } verloren
word-both-recoils = beide weichen zurück
word-both-pushed-back = beide zurückgedrängt
word-both-holds = keine Wirkung
word-both-level = gleich
# Dasselbe als Titel des Ergebnisses.
result-destroyed = { $count ->
    [one] { $who } ist vernichtet
   *[other] { $who } sind vernichtet
}
result-lost = { $count ->
    [one] { $who } ist verloren
   *[other] { $who } sind verloren
}
result-changes-sides = { $count ->
    [one] { $who } läuft über
   *[other] { $who } laufen über
}
result-flees = { $count ->
    [one] { $who } flieht
   *[other] { $who } fliehen
}
result-recoils = { $count ->
    [one] { $who } weicht zurück
   *[other] { $who } weichen zurück
}
result-pushed-back = { $count ->
    [one] { $who } wird zurückgedrängt
   *[other] { $who } werden zurückgedrängt
}
result-holds = Keine Wirkung: { $one } gegen { $other }
result-to-recoil = { $who } weicht zurück – wie weit?
result-beaten = { $count ->
    [one] { $who } ist unterlegen
   *[other] { $who } sind unterlegen
}
result-level = Gleichstand: { $one } gegen { $other }
result-cause = { $word }: { $why }
result-also-lost = { $result }; außerdem verloren: { $who }
result-tie-both = Gleichstand: Bei Gleichstand weicht keine dieser Truppen.
result-tie = Gleichstand: Zwischen diesen Truppen hält { $who } bei Gleichstand nicht stand.
result-chance = Die Chance war { $throws } von 36.
share-die = { $who } vernichtet
share-recoil = { $who } weicht zurück
share-flee = { $who } flieht
share-give-way = { $who } weicht oder flieht
share-level = keine Wirkung
replay-bound = Ansehen: { $side }, Zug { $number }
replay-stop = Anhalten
moment-aggression = { $die } + { $aggression } Aggression = { $total }
moment-skip = Klicken, Tippen oder Leertaste überspringt

## Ein Zug

setting-up = Die Schlacht wird aufgebaut …
moving-title = Armee bewegen
moving-pips = { $pips ->
    [0] Keine PIPs übrig: Beende die Bewegung, wenn du fertig bist.
    [one] 1 PIP übrig · { $ready ->
        [0] alle Elemente haben sich bewegt
        [one] noch 1 Element
       *[other] noch { $ready } Elemente
    }
   *[other] { $pips } PIPs übrig · { $ready ->
        [0] alle Elemente haben sich bewegt
        [one] noch 1 Element
       *[other] noch { $ready } Elemente
    }
}
moving-help = Klicke ein Element an, um seine Bewegungen zu sehen, und ziehe es dann; ein Klick mit Umschalt nimmt weitere dazu. Mit Tasten: N nimmt das nächste auf, das sich bewegen kann, C seinen besten Kontakt.
moving-help-fingers = Tippe auf ein Element, um seine Bewegungen zu sehen, und ziehe es dann. Tippe auf seine Nachbarn, um sie mitzunehmen.
moving-chosen = Auswahl
moving-selected = Zum Bewegen ziehen.
moving-stuck = { $count ->
    [one] So wie es steht, kann es sich nicht bewegen:
   *[other] So wie sie stehen, können sie sich nicht bewegen:
}
moving-selected-moved = { $count ->
    [one] Es hat sich in diesem Zug schon bewegt.
   *[other] Sie haben sich in diesem Zug schon bewegt.
}
moving-selected-partly = Einige davon haben sich in diesem Zug schon bewegt.
moving-selected-keys = Oder mit den Pfeiltasten, und mit Q und E drehen.
moving-go-on = Ziehe mit denselben Elementen weiter, oder halte am Fluss.
moving-river = Der Fluss ist { $river }
moving-column = in Kolonne
moving-on-foot = absitzen und zu Fuß bewegen
deed-dismount = Hier absitzen
deed-recall = Die Einwohner zurückrufen
deed-break-off = { $distance } BW vom Gegner lösen · { $pips } PIP
deed-land = Landen: { $at } · { $pips } PIP
aboard = Noch auf See
aboard-help = Wähle die Elemente, die zusammen landen. Drücke dann nahe am Ufer und ziehe daran entlang, oder nimm einen der vorgeschlagenen Plätze.
indoors = Elemente in einem Lager oder einer Ortschaft
moving-line = Ganze Linie
facing-left = Um { $degrees }° nach links gedreht
facing-right = Um { $degrees }° nach rechts gedreht
facing-about = Kehrt gemacht
moving-end = Bewegung beenden
moving-end-sure = { $pips ->
    [one] 1 PIP unverbraucht: zum Beenden noch einmal drücken.
   *[other] { $pips } PIPs unverbraucht: zum Beenden noch einmal drücken.
}
moving-end-anyway = Trotzdem beenden
moving-next = Nächstes Element
undo = Rückgängig
redo = Wiederholen
contacts = Mögliche Kontakte
contact = Gegen { $enemy }, { $how } · { $pips } PIP
contact-fight = { $fight } von { $movers } Elementen kämpfen
contact-odds = du siegst in { $better } von 36 Würfen, der Gegner in { $worse }
keys-select-first = Nichts ist ausgewählt, das sich bewegen kann. N nimmt das nächste auf.
keys-refused = Dorthin darf es nicht. Führe es anderswohin oder lass es mit Esc los.
contacts-looking = Kontakte werden gesucht …
contact-do = Kontakt herstellen
combats-to-come = Bevorstehende Nahkämpfe
overlays = Auf dem Tisch zeigen
overlays-show = Zeigen
overlays-more = Mehr
show-reach = Bewegungen
show-zones = Kontrollbereiche
show-zones-3_0 = Bedrohungszonen
show-arcs = Beschuss
show-ids = Kürzel der Elemente
show-grid = Raster
show-good = Nur in gutem Gelände einrasten
threat-sign = { $who }: nächster Zug, { $edition }
piece-going = { $what }: { $going }
piece-river = { $what }: { $river }
piece-slows = { $who }: höchstens { $allowance } von { $good } BW
piece-frees = { $who }: so schnell wie in gutem Gelände
piece-bars = { $who }: darf nicht hinein
lens = Was würde eine andere Ausgabe sagen?
lens-own = Aus
lens-legal = { $edition }: erlaubt, für { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}.
lens-illegal = { $edition }: nicht erlaubt. { $reasons }
wish-good-going = Das würde gutes Gelände verlassen, und du wolltest nur dort einrasten.
named = Übliche Bewegungen
named-far = Weite (BW)
named-angle = Winkel (Grad)
named-ahead = Geradeaus
named-back = Gerade zurück
named-left = Seitwärts nach links
named-right = Seitwärts nach rechts
named-wheel-left = Nach links schwenken
named-wheel-right = Nach rechts schwenken
named-about = Kehrtwende
named-column = Kolonne hinter { $who }
named-match = Gegenüber von { $who } aufstellen
named-road = Auf die Straße
named-door = Die Tür schließen: { $who }
outcomes = Mögliche Ergebnisse
outcome-throws = { $throws }/36 ({ $percent } %):
outcome = { $who }: { $fate }
outcome-nothing = Keine Wirkung.
fight-all-combat = Alle kämpfen
fight-all-shooting = Alle schießen
fight-order = von oben nach unten (ziehen, oder Pfeile)
fight-factors = { $own } gegen { $other }: Chancen und Ergebnisse
fight-earlier = Nach oben: { $fight }
fight-later = Nach unten: { $fight }
sheet = Kurzregeln
sheet-title = Kurzregeln DBA { $edition }
sheet-missing = Diese Seite hat keine Kurzregeln für DBA { $edition }: `acies rules --edition { $edition }` gibt sie aus.
close = Schließen
draft-measure = { $distance } von { $allowance } BW · { $pips } PIP
draft-measure-door = { $distance } BW, schließt die Tür (jede Entfernung) · { $pips } PIP
draft-fine = erlaubt
draft-contact = erlaubt · Kontakt
draft-lands = landet · { $pips } PIP
draft-landing = { $who }: Landung für { $pips ->
    [one] 1 PIP
   *[other] { $pips } PIPs
}.
draft-no = nicht erlaubt
draft-deploys = { $who } darf hier aufgestellt werden.
draft-release = Loslassen, um hierher zu bewegen.
draft-release-holds = Loslassen hält es hier; verbraucht wird erst mit der Bestätigung etwas.
draft-meets = Gegen { $enemy }, { $how }
draft-as-if = Keiner kann sich ausrichten: Sie kämpfen, als wären sie es.
draft-aside = Jener Platz ist nicht zu erreichen: Dies ist der nächste erlaubte.
draft-commit = Bewegung bestätigen
draft-commit-deploys = Hier aufstellen
draft-cancel = Abbrechen
reasons = Nicht erlaubt
reasons-who = Welche Elemente
reasons-unread = Diesen Befehl verstehe ich nicht
reasons-also = { $count ->
    [one] Dazu 1 weiterer Grund
   *[other] Dazu { $count } weitere Gründe
}
reason-bare = Verstößt gegen die Regel { $rule }.
reason-unread = Bei Zeichen { $column }: gefunden { $found }, erwartet { $expected }.
reason-unread-now = Gefunden: { $found }. Jetzt beginnt ein Befehl mit einem von diesen Wörtern: { $words }.
rule-read = Regel lesen

offer-fight = { $one } gegen { $other }
offer-shoot = { $who } auf { $target }
offer-shoot-helped = { $who }, unterstützt von { $others }
offer-target-helped = { $target }, mit Hilfe von { $others }
shooter-one-of = { $who } darf auf eines von diesen schießen:
shoot-one-of = Auf { $target }, eines davon:
shots-other = { $count ->
    [one] ein anderer Schuss
   *[other] { $count } andere Schüsse
}
offer-call = { $who } schießen lassen
offer-recoil = { $distance } BW zurückweichen
offer-end = Fertig
offer-end-shooting = { $shooters ->
    [one] Beschuss beenden (1 Element kann noch schießen)
   *[other] Beschuss beenden ({ $shooters } Elemente können noch schießen)
}
do-fight = Kämpfen
do-attack = Hiermit angreifen
do-shoot = Schießen
do-next-shooting = Schießen: { $who } auf { $target }
do-next-combat = Kämpfen: { $one } gegen { $other }
odds-of = von 36 Würfen
odds-part = { $what }: { $throws }/36 ({ $percent } %)
odds-other = { $recoils ->
    [0] { $who } vernichtet { $destroyed }/36
   *[other] { $who } weicht zurück { $recoils }/36{ $destroyed ->
        [0] {""}
       *[other] , vernichtet { $destroyed }/36
    }
}

## Das Ende

over-won = Sieg für { $side }!
over-lost = Niederlage gegen { $side }
over-conceded = { $many ->
    [one] { $side } gewinnt: { $other } hat aufgegeben
   *[other] { $side } gewinnen: { $other } hat aufgegeben
}
over-drawn = Unentschieden
result-general-goes-on = Die Schlacht geht weiter: Mit dem General verliert sie nur, wer mehr Elemente verloren hat.
over-general = { $many ->
    [one] { $side } hat den General verloren.
   *[other] { $side } haben den General verloren.
}
over-camp = { $many ->
    [one] { $side } hat das Lager verloren.
   *[other] { $side } haben das Lager verloren.
}
over-losses = Verluste: { $one } { $red }, { $other } { $blue }, nach { $bounds ->
    [one] einem Zug
   *[other] { $bounds } Zügen
} auf jeder Seite.

## Wie Generäle entscheiden

# Wie ein General seine Entscheidungen begründet, in Kürze.
log-earlier = Frühere Einträge ({ $count })
spoken-move = { $who }: { $way }

## Gespeicherte Schlachten

keep-title = Deine Schlachten
keep-who = { $red } gegen { $blue }
keep-players = { $one }: { $red }, { $other }: { $blue }
keep-both = Beide Seiten: { $who }
keep-played = DBA { $edition }, gespielt: { $when }
keep-stands = { $bound } · Verluste { $red }–{ $blue }
keep-over = { $how } · Verluste { $red }–{ $blue }
keep-go-on = Weiterspielen
keep-export = In Datei speichern
keep-remove = Löschen
keep-label = { $what }: { $who }
keep-all = Alle { $count } zeigen
keep-save-all = Alle in einer Datei speichern
keep-save-all-help = Mit den Spielen des Baroque-Assistenten. Lade die Datei in einem anderen Browser oder unter einer anderen Adresse.
keep-brought = { $fresh ->
        [0] Nichts Neues
        [one] 1 Schlacht oder Spiel geladen
       *[other] { $fresh } Schlachten und Spiele geladen
    }{ $known ->
        [0] {""}
       *[other] , { $known } schon hier
    }{ $unread ->
        [0] {""}
       *[other] , { $unread } nicht lesbar oder nicht gespeichert
    }.
keep-removed = Gelöscht: { $who }.
keep-restore = Rückgängig
keep-elsewhere = In einem anderen Tab offen
watch-elsewhere = Diese Schlacht wird in einem anderen Tab gespielt
watch-elsewhere-help = Du siehst hier jede Bewegung, sobald sie geschieht. Spielst du hier weiter, schaut der andere Tab nur noch zu.
watch-look = Zuschauen
watch-look-help = Nichts, was du hier tust, ändert die Schlacht.
watch-take-over = Hier weiterspielen
watch-leave = Zurück zur Liste
keep-nowhere = Dieser Browser kann keine Schlachten speichern: Seine Datenbank lässt sich nicht öffnen, wie in manchen privaten Fenstern oder wenn Websitedaten gesperrt sind. Spielen kannst du; speichere die Schlacht in einer Datei, bevor du die Seite schließt.
keep-unread = Unlesbare Schlacht
keep-unread-help = Ihr Eintrag in der Liste ist beschädigt, die Schlacht selbst vielleicht nicht. Öffne sie, oder speichere sie in einer Datei.
unkept-title = Die Schlacht ist nicht gespeichert
unkept-full = Der Speicher dieses Browsers ist voll; die letzten Bewegungen gibt es nur in diesem Tab. Speichere die Schlacht jetzt in einer Datei. Lösche dann in einem anderen Tab Schlachten aus der Liste, um Platz zu schaffen, und versuche es hier noch einmal.
unkept-nowhere = Dieser Browser speichert die Schlacht nicht; die letzten Bewegungen gibt es nur in diesem Tab. Speichere sie in einer Datei, bevor du den Tab schließt; von dort kannst du weiterspielen.
unkept-again = Noch einmal versuchen
damage-title = Diese Schlacht ist beschädigt
damage-unplayable = Die gespeicherte Schlacht ist in Zeile { $line } beschädigt.
damage-head = Die gespeicherte Schlacht ist von Anfang an beschädigt.
damage-differs = Ab Zeile { $line } passt die gespeicherte Schlacht nicht zu dem, was der Schiedsrichter aus ihren Befehlen und Würfeln macht: Sie wurde verändert, abgeschnitten oder von einer anderen Version geschrieben.
damage-nothing = Die gespeicherte Schlacht ist nicht mehr da.
damage-what-to-do = Alles vor Zeile { $line } ist unversehrt. Du kannst von dort in einer Kopie weiterspielen; die beschädigte Schlacht bleibt in der Liste, bis du sie löschst. Speichere sie vorher in einer Datei, wenn sie sich vielleicht reparieren lässt.
damage-nothing-sound = Nichts davon lässt sich spielen. Speichere den Rest in einer Datei, wenn du ihn behalten willst, und lösche ihn dann.
damage-go-on = Von vor Zeile { $line } weiterspielen
damage-go-on-all = Mit allem weiterspielen, wie der Schiedsrichter es liest
damage-save = Den Rest in einer Datei speichern
damage-file = damaged.acies
damage-remove = Löschen
damage-leave = Vorerst so lassen
damage-file-title = { $file } lässt sich nicht öffnen
damage-file-head = Das ist keine gespeicherte Schlacht, oder ihr Anfang ist beschädigt.
damage-file-nothing = Die Datei ist leer.
damage-file-what-to-do = Alles vor Zeile { $line } ist unversehrt, und du kannst von dort weiterspielen. Die Datei selbst bleibt unverändert.
damage-file-nothing-sound = Nichts davon lässt sich spielen. Die Datei selbst bleibt unverändert.
damage-other-title = Diese Schlacht wurde mit einer anderen Version gespielt
damage-other-version = Sie wurde mit Version { $record } gespielt; dies ist { $now }. Ab Zeile { $line } führen die Regeln dieser Version zu etwas anderem. Der Schlacht fehlt nichts.
damage-other-help = Du kannst sie ansehen, wie sie gespielt wurde, oder eine Kopie von vor Zeile { $line } nach den Regeln dieser Version weiterspielen.
damage-other-watch = Du kannst sie ansehen, wie sie gespielt wurde.
damage-other-unshown = Sie lässt sich nicht zeigen: Diese Version kennt ihre Ausgabe oder ihre Armeen nicht.
damage-watch = Ansehen, wie sie gespielt wurde
damage-unnamed = einer, die sich nicht nennt
brought-none = Aus einer Datei geöffnet. Der Schiedsrichter stimmt jedem Schritt zu; es wurde nicht gewürfelt.
brought-checked = Aus einer Datei geöffnet. Der Schiedsrichter stimmt jedem Schritt zu, und alle { $checked } Würfe passen zum Startwert.
brought-typed-in = Aus einer Datei geöffnet. Der Schiedsrichter stimmt zu. Eingegebene Würfel: { $typed }, der erste in Zeile { $line }; gegen den Startwert geprüft: { $checked }.
brought-shared = Aus einer Datei geöffnet. Der Schiedsrichter stimmt zu. Drei haben gemeinsam gewürfelt: { $known } von { $visits } Besuchen haben die Werte aller drei, und { $checked } Würfe sind damit geprüft.
brought-not-checkable = Aus einer Datei geöffnet. Der Schiedsrichter stimmt zu. Nicht prüfbare Würfel: { $unchecked }, eingegeben: { $typed }, gegen den Startwert geprüft: { $checked }.
brought-under-way = Die Schlacht läuft noch, und ihr Startwert ist noch geheim.
brought-no-seed = Die Schlacht ist vorbei, aber der Aufzeichnung fehlt der Startwert der Würfel.
brought-not-promised = Die Datei verspricht keinen Startwert.
brought-earlier = Sie fielen, bevor die Schlacht auf einen Server ging.
brought-other-source = Sie kommen weder von einem Startwert noch von einem Spieler.
brought-engine = Sie wurde mit Version { $record } gespielt; dies ist { $now }.
cut = Die Datei bricht mitten in Zeile { $line } ab. Alles vor dieser Zeile wurde geladen.
keep-look = Ansehen
past-look = Verlauf
past-back = Zurück zur Schlacht
past-title = Verlauf
past-label = Protokoll bis zu diesem Moment
past-beginning = Vor der Schlacht
past-now = Jetzt
past-end = Das Ende
past-moment = { $bound }, { $phase }, Verluste: { $one } { $red }, { $other } { $blue }
past-at = Schritt { $at } von { $last }.
past-first = Anfang
past-bound-back = Voriger Zug
past-step-back = Voriger Befehl
past-step-on = Nächster Befehl
past-bound-on = Nächster Zug
past-newest = Neuestes
past-play = Abspielen
past-pause = Anhalten
past-keys = Tasten: , und . gehen um einen Befehl, < und > um einen Zug, Pos1 und Ende springen, P spielt ab, T dreht den Tisch, Esc führt zurück zur Schlacht. Nichts hier ändert die Schlacht.
past-turn = Tisch drehen
past-turned = Die Kante von { $side } ist unten; von dort werden die Plätze gemessen.
past-waits = Die Schlacht steht still: Dein Gegner macht weiter, wenn du zurückkehrst.
past-row = Züge
past-lost = Verluste: { $one } { $red }, { $other } { $blue }
past-slider = Stelle in der Schlacht
past-print = Drucken
past-take = Speichern oder drucken
past-save-replay = Die Schlacht als Webseite (HTML)
past-save-picture = Diese Stellung (SVG)
past-save-pictures = Die Stellung in jedem Zug (SVG-Dateien in einem ZIP)
past-file-title = Der Tisch: { $moment }
past-replay-about = DBA { $edition }. Eine Schlacht von Acies; diese Datei spielt sie von allein ab.
past-replay-keys = Tasten: , und . gehen um einen Befehl, < und > um einen Zug, Pos1 und Ende springen, T dreht den Tisch.
keep-open = Öffnen

# The part of the table to which an order leads, as one would point at it.
spoken-to = Ziel { $area }
spoken-at = { $area }
spoken-into = gegen { $enemy }
spoken-column = in Kolonne
spoken-wheel-left = Schwenk { $degrees }° links
spoken-wheel-right = Schwenk { $degrees }° rechts
spoken-land = landen
spoken-dismount = { $who }, abgesessen
area-near-left = vorn links
area-near-centre = vorn Mitte
area-near-right = vorn rechts
area-middle-left = links
area-middle-centre = Mitte
area-middle-right = rechts
area-far-left = hinten links
area-far-centre = hinten Mitte
area-far-right = hinten rechts
