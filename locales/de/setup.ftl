# What is said before a battle: the choice of armies, the roll for who attacks, and the steps of the setup. Loaded when it is needed.

## Armies

army-of-you = Deine Armee
army-of-other = Die andere Armee
army-chosen = Fertig
army-search = Suche eine Armee
army-search-example = Hannibal, Wikinger, 217 BC, II/12 …
army-found = { $count ->
    [one] 1 Armee gefunden
   *[other] { $count } Armeen gefunden
}
army-none = Keine Armeeliste passt. Versuche ein Volk, einen General, ein Jahr oder eine Nummer wie II/12.
army-more = … und { $count } weitere: Gib einen Namen, ein Volk oder ein Jahr ein.
army-shown = die ersten { $count } darunter
army-show-more = { $count } weitere zeigen
army-book = Zeit
army-book-I = Buch I: 3000–500 v. Chr.
army-book-II = Buch II: 500 v. Chr.–476 n. Chr.
army-book-III = Buch III: 476–1071 n. Chr.
army-book-IV = Buch IV: 1071–1520 n. Chr.
army-home = Heimatland
army-every = alle
army-by-lot = Zufall:
army-lot-enemy = ein historischer Gegner
army-lot-composed = ein historischer Gegner, von Solo DBA zusammengestellt
army-lot-any = irgendeine Armee
army-no-enemy = Die Listen nennen keine Gegner der anderen Armee.
start-previous = Vorige Paarung
army-enemies = { $count ->
    [one] Ein historischer Gegner
   *[other] { $count } historische Gegner
}
army-enemies-help = Wähle die Armee, gegen die sie kämpft.
aggression = Aggression { $n }

## Famous pairs

pair-kadesh = Ramses gegen die Hethiter
    .about = Kadesch, um 1275 v. Chr.: Streitwagen gegen Streitwagen in der größten Schlacht der Bronzezeit.
pair-marathon = Athen gegen Persien
    .about = Marathon, 490 v. Chr.: Eine Linie von Speeren stürmt gegen die Bogenschützen des Großkönigs.
pair-gaugamela = Alexander gegen Dareios
    .about = Gaugamela, 331 v. Chr.: Piken und Gefährtenreiter gegen die Heere Persiens.
pair-hydaspes = Alexander in Indien
    .about = Am Hydaspes, 326 v. Chr.: Piken gegen die Elefanten des Poros.
pair-heraclea = Pyrrhos gegen Rom
    .about = Herakleia, 280 v. Chr.: Piken und Elefanten siegen, zu einem hohen Preis.
pair-cannae = Hannibal gegen Rom
    .about = Cannae, 216 v. Chr.: Ein Heer aus vielen Völkern will die Legionen umfassen.
pair-carrhae = Die Parther gegen Crassus
    .about = Carrhae, 53 v. Chr.: Berittene Bogenschützen und Lanzenreiter umkreisen die Legionen.
pair-alesia = Caesar gegen Vercingetorix
    .about = Alesia, 52 v. Chr.: Wenige Legionen gegen den Ansturm ganz Galliens.
pair-watling-street = Boudicca gegen Rom
    .about = Watling Street, 60 n. Chr.: Streitwagen und Kriegerscharen fallen über die Legionen her.
pair-catalaunian-fields = Attila gegen Rom
    .about = Katalaunische Felder, 451 n. Chr.: Die Hunnen treffen auf das letzte große Heer des Westens.
pair-hastings = Wilhelm gegen Harold
    .about = Hastings, 1066: Normannische Ritter gegen den Schildwall.
pair-legnano = Der Lombardenbund gegen Barbarossa
    .about = Legnano, 1176: Die Speere der Städte stehen um ihren Fahnenwagen.
pair-hattin = Saladin gegen die Kreuzfahrer
    .about = Hattin, 1187: Leichte Reiter, und der Durst, gegen gepanzerte Ritter.
pair-peipus = Newski gegen den Deutschen Orden
    .about = Peipussee, 1242: Der Keil der Ritter kommt über das Eis.
pair-bannockburn = Bruce gegen Eduard
    .about = Bannockburn, 1314: Schottische Piken gegen englische Ritter.
pair-agincourt = Heinrich V. gegen Frankreich
    .about = Azincourt, 1415: Eine dünne Linie von Langbogen gegen die Ritter Frankreichs.
pair-nancy = Die Schweizer gegen Karl den Kühnen
    .about = Nancy, 1477: Gewalthaufen von Piken gegen Ritter, Bogenschützen und Geschütze.

## Who attacks

aggression-adds = Jede Armee zählt zum Würfel ihre Aggression: { $one } +{ $red }, { $other } +{ $blue }.
aggression-adds-1_22 = Zu den Würfeln kommt nichts hinzu.
aggression-decides = Die höhere Summe greift an und zieht zuerst. Die niedrigere verteidigt und legt das Gelände.
aggression-decides-3_0 = Die höhere Summe greift an: Sie wählt ihre Tischkante und zieht zuerst. Die niedrigere verteidigt: Sie wählt das Gelände und stellt zuerst auf.
aggression-decides-2_2 = Die höhere Summe greift an und zieht zuerst. Die niedrigere verteidigt: Sie legt das Gelände und stellt zuerst auf.
aggression-decides-1_22 = Der höhere Würfel greift an: Er stellt zuerst auf und zieht zuerst. Der niedrigere verteidigt und legt das Gelände.
throw-to-beat = Wurf von { $side }: { $sum }. Um anzugreifen, braucht die andere Seite mehr als { $total }.
throw-tie = { $times ->
    [one] Gleichstand bei { $total }: noch einmal würfeln.
   *[other] Wieder Gleichstand, bei { $total }: noch einmal würfeln.
}
aggression-roles = Wurf von { $attacker }: { $sum }, von { $defender }: { $against }. Die höhere Summe greift an: { $attacker }.

## The steps of the setup

before-army = Wähle deine Armee
before-army-help = Deine Liste lässt einige Elemente offen. Wähle, welche du willst.
before-army-for-me = Für mich wählen
before-topography = Wähle das Schlachtfeld
before-topography-help = Du verteidigst: Gekämpft wird in deinem Heimatland. Deine Liste nennt mehrere: Wähle eines.
before-topography-for-me = Für mich wählen
before-terrain = Lege das Gelände
before-terrain-help = Du verteidigst. Ziehe jedes Stück an seinen Platz auf dem Tisch, oder lass es den Schiedsrichter legen.
before-terrain-for-me = Den Schiedsrichter legen lassen
terrain-complete = Das Gelände ist vollständig. Drücke Fertig, um es so zu lassen, oder lege weiter.
terrain-full = Nichts, was dazukäme, macht es vollständig: Entferne ein Stück, oder lass den Schiedsrichter das letzte ersetzen ({ $what }).
terrain-add = Fehlendes ergänzen
terrain-replace = Ersetzen: { $what }
before-features = Wähle das Gelände
before-features-help = Du verteidigst. Wähle die Geländestücke. Ein Würfel weist jedem ein Viertel des Tisches zu, und dort legst du es hin.
before-features-for-me = Für mich wählen
features-compulsory = Pflicht: eine dieser Arten
features-optional = Wählbar: { $least } bis { $most }
before-quarter = Wähle das Viertel: { $what }
before-quarter-help = { $die ->
    [0] Der Würfel überlässt es dir.
   *[other] Dafür wurde eine { $die } gewürfelt: Du wählst.
} Drücke auf ein Viertel des Tisches.
before-quarter-for-me = Für mich wählen
before-edge = Wähle deine Tischkante
before-edge-help = Du greifst an: Drücke auf die Kante, von der deine Armee kommt. Der Verteidiger bekommt die gegenüberliegende.
before-edge-for-me = Für mich wählen
before-garrison = Garnison der Ortschaft
before-garrison-help = Wähle das Element, das zu Beginn darin steht, oder überlass sie ihren Einwohnern.
before-garrison-for-me = Für mich wählen
before-edges = Nummeriere die Tischkanten
before-edges-help = Du greifst an: Drücke auf die Kanten des Tisches, die liebste zuletzt. Dein Würfel bestimmt eine: 1, 2 oder 3 gibt die erste, zweite oder dritte, 4 bis 6 die letzte.
before-edges-two-help = Du greifst an: Drücke auf die Kanten des Tisches, die liebste zuerst. Die Ortschaft lässt zwei übrig. Ein niedriger Würfel gibt dir die erste, ein höherer die zweite.
before-edges-defender-help = Du verteidigst: Drücke auf die Kanten des Tisches, um sie zu nummerieren. Der Angreifer würfelt: 1 bis 4 gibt ihm die Kante mit dieser Nummer. Für 5 und 6 nennt er selbst zwei benachbarte Kanten.
before-edges-for-me = Für mich wählen
before-prefer = Wähle die zwei Kanten, die du lieber hast
before-prefer-help = Du greifst an: Drücke auf zwei benachbarte Kanten des Tisches. Eine 5 gibt dir die erste, eine 6 die zweite. Jede andere Zahl gibt dir die Kante, der der Verteidiger diese Nummer gegeben hat.
before-prefer-for-me = Für mich wählen
before-camp = Stelle dein Lager auf
before-camp-help = Drücke auf seinen Platz: an deiner Grundkante oder am Ufer, in gutem Gelände. Halte es hinter deiner Linie: Der Gegner kann es nehmen.
before-camp-for-me = Für mich aufstellen
before-deployment = Stelle deine Armee auf
before-deployment-help = Ziehe jedes Element in die markierte Zone, oder nimm eines und drücke auf seinen Platz. Du kannst es noch einmal ziehen.
before-deployment-help-keys = Mit Tasten: Pfeile, Q und E, dann Enter.
before-deployment-pick = Nimm hier eines und drücke dann auf seinen Platz.
before-deployment-for-me = Für mich aufstellen
before-deployment-rest-for-me = Die übrigen { $count } aufstellen
before-deployment-rest-sure = Die übrigen { $count } werden für dich aufgestellt: Drücke dazu noch einmal.
before-deployment-rest-anyway = Ja, { $count } aufstellen
keep-back = { $count ->
    [one] Das letzte darfst du zurückhalten; es landet dann in deinem ersten Zug.
   *[other] Diese { $count } darfst du zurückhalten; sie landen dann in deinem ersten Zug.
}
without = { $count ->
    [one] Ein Element findet in deiner Zone keinen Platz und kämpft in dieser Schlacht nicht mit.
   *[other] { $count } Elemente finden in deiner Zone keinen Platz und kämpfen in dieser Schlacht nicht mit.
}
without-some = { $count } Elemente finden in deiner Zone keinen Platz. In dieser Schlacht kämpfen nicht mit: { $absent }; die übrigen dürfen in deinem ersten Zug landen.
without-sure = Ohne { $count ->
    [one] dieses
   *[other] diese
} weiter?
without-do = Ohne { $count } weiter
before-swap = Elemente tauschen?
before-swap-help = { $swaps ->
    [one] Du hast den Gegner aufstellen sehen: Ein Paar deiner Elemente darf die Plätze tauschen.
   *[other] Du hast den Gegner aufstellen sehen: Bis zu { $swaps } Paare deiner Elemente dürfen die Plätze tauschen.
} Wähle eines aus: Die Liste hat die, mit denen es tauschen darf.
before-swap-for-me = So lassen
before-all-for-me = Den Rest für mich aufbauen
pace-skip-setup = Weiter zu meiner nächsten Wahl
