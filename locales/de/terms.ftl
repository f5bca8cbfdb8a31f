# Kurze Wörter für das, was der Schiedsrichter zählt und misst: neben den Faktoren und neben dem Grund einer Ablehnung.

# Woraus ein Faktor besteht.
factor-basic = Grundwert
factor-general = General
factor-uphill = höher
factor-river-bank = verteidigt das Ufer
factor-own-camp = im eigenen Lager
factor-garrison = Garnison
factor-denizens = Einwohner
factor-contact = Überlappung oder Flankenkontakt
factor-extra-shooter = weiterer Schütze
factor-extra-attacker = weiterer Angreifer
factor-bad-going = schlechtes Gelände
factor-enemy-bad-going = Gegner in schlechtem Gelände
factor-art-inside = Artillerie darin
factor-double = Doppelelement
factor-pikes = unterstützende Piken
factor-pikes-mounted = unterstützende Piken
factor-spears = unterstützende Speere
factor-spears-beside = Speere daneben
factor-solid-bows-beside = Bogen (fest) daneben
factor-light-horse = unterstützende leichte Reiterei
factor-warband = unterstützende Stammeskrieger
factor-psiloi = unterstützende Plänkler

# Feste Wörter in dem, was gemessen wurde.
word-red = Rot
word-blue = Blau
word-near = nahe
word-far = ferne
word-left = linke
word-right = rechte
word-good = gutes Gelände
word-rough = raues Gelände
word-bad = schlechtes Gelände
word-impassable = unpassierbar
word-corners = die Ecken
word-depth = die Tiefe
word-lie = seine Lage
word-line = die Linie
word-outline = der Umriss
word-generals = die Zahl der Generäle
word-not-general = dieses Element kann nicht der General sein
word-size = die Zahl der Elemente
word-text = die Schreibweise
word-unknown-troop = ein unbekannter Truppentyp
word-not-in-list = die Liste hat kein solches Element
word-no-place = die Liste hat solche Elemente, aber weniger

# Wörter von Befehlen und Abläufen, eines nach dem anderen, wie sie in den Begründungen eines Generals stehen.

# Was auf dem Tisch liegt.
said-gentle-hill = sanfter Hügel
said-steep-hill = steiler Hügel
said-difficult-hill = unwegsamer Hügel
said-wood = Wald
said-oasis = Oase
said-dunes = Dünen
said-marsh = Sumpf
said-rough = raues Gelände
said-gully = Schlucht
said-rocky = felsiger Boden
said-scrub = Gestrüpp
said-boggy = morastiger Boden
said-enclosure = eingehegte Felder
said-plough = Äcker
said-hamlet = Weiler
said-edifice = Bauwerk
said-bua = Ortschaft
said-city = Stadt
said-fort = Festung
said-road = Straße
said-river = Fluss
said-waterway = Gewässer

# Was ein Befehl tut.
said-place = legen
said-discard = weglassen
said-lift = wegnehmen
said-deploy = aufstellen
said-followers = Tross
said-swap = tauschen
said-move = bewegen
said-column = Kolonne
said-narrow = verengen
said-dismount = absitzen
said-land = landen
said-break-off = lösen
said-shoot = schießen
said-call = aufrufen
said-fight = kämpfen
said-choose = wählen
said-standing = dauerhaft
said-end = Ende
said-concede = aufgeben

# Wohin es geht.
said-forward = vorwärts
said-wheel = Schwenk
said-shift = seitwärts
said-left = links
said-right = rechts
said-near = nah
said-far = fern
said-centre = Mitte
said-reserve = Reserve
said-to = nach
said-at = bei
said-in = in
said-out = hinaus
said-via = über
said-along = entlang
said-facing = Ausrichtung
said-into = gegen
said-and = und
said-as = als
said-or = oder
said-with = mit

# Wo es auf einen Gegner trifft.
said-front = an der Front
said-left-flank = an der linken Flanke
said-right-flank = an der rechten Flanke
said-left-flank-rear = hinten an der linken Flanke
said-right-flank-rear = hinten an der rechten Flanke
said-rear = im Rücken
said-overlap-left = Überlappung links
said-overlap-right = Überlappung rechts
said-red-camp = das Lager von Rot
said-blue-camp = das Lager von Blau
said-red-bua = die Ortschaft von Rot
said-blue-bua = die Ortschaft von Blau
said-camp = Lager

# Wörter von Solo DBA.
said-yes = ja
said-no = nein
said-none = keine
said-general = General
said-try = Versuch
said-again = noch einmal
said-picked = gewählt
said-nobody = keine
said-blade = Klingen
said-spear = Speere
said-pike = Piken
said-auxilia = Auxilia
said-warband = Stammeskrieger
said-bow = Bogen
said-psiloi = Plänkler
said-horde = Horden
said-artillery = Artillerie
said-war-wagon = Kriegswagen
said-elephant = Elefanten
said-knight = Ritter
said-cavalry = Reiterei
said-light-horse = leichte Reiterei
said-camelry = Kamelreiter
said-scythed-chariot = Sichelstreitwagen
said-defensive = defensiv
said-neutral = neutral
said-aggressive = aggressiv
said-cautious = vorsichtig
