# Die Lektionen: was zu tun ist, warum, und wie es mit der Maus, mit dem Finger und mit den Tasten geht.

## Die Liste und die Karte

learn = Lernen
learn-help = Bewegen, kämpfen, schießen: { $count } Lektionen von etwa 3 Minuten.
learn-first = Erste Lektion
learn-all = Alle Lektionen
learn-on = Als Nächstes: { $title }
learn-done = fertig
learn-step = Schritt { $at } von { $of }
learn-ways = So geht es
learn-by-pointer = Maus
learn-by-touch = Finger
learn-by-keys = Tasten
learn-stray = Erlaubt, aber dieser Schritt verlangt etwas anderes. Nimm es zurück, oder mach so weiter.
learn-back = Zurück zum Anfang dieses Schritts
learn-bound-back = Zurück zum Anfang meines Zuges
learn-again = Von vorn beginnen
learn-leave = Lektion verlassen
learn-out = Verlassen
learn-go-on = Weiter
learn-finished = Gut gemacht!
learn-finished-all = Gut gemacht! Du weißt alles, was du zum Spielen brauchst.
learn-next = Danach: { $title }
learn-play = Jetzt spielen

## Bewegen

lesson-moving = Bewegen
lesson-moving-about = PIPs, ein Element bewegen, und wie weit es geht.
lesson-moving-throw = Du befehligst die Römer, an der nahen Kante. Jeder Zug beginnt mit einem Würfel: Er zeigt, wie viele PIPs du hast, und jede Bewegung kostet mindestens einen.
    .pointer = Klicke unten „PIPs würfeln“ an.
    .touch = Tippe auf „PIPs würfeln“.
    .keys = Drücke die Leertaste.
lesson-moving-take = Du hast vier PIPs. Wähle deine Reiterei, das markierte Element rechts. Grün zeigt jeden Platz, den sie für einen PIP erreicht.
    .pointer = Klicke das Element an.
    .touch = Tippe auf das Element.
    .keys = Mit Tab bis zum Element auf dem Tisch, dann Enter.
lesson-moving-ahead = Reiterei bewegt sich bis zu { $far } Basisbreiten (BW). Bewege sie vor bis zum gestrichelten Umriss. Unterwegs siehst du, wie weit sie gekommen ist, wie weit sie darf und was es kostet.
    .pointer = Ziehe sie auf den Umriss und lass los.
    .touch = Ziehe sie auf den Umriss, dann tippe auf „Bewegung bestätigen“.
    .keys = Pfeil nach oben, bis sie dort ist, dann Enter.
lesson-moving-too-far = Versuche jetzt, zu weit zu gehen. Klingen bewegen sich nur { $far } BW, und der Umriss liegt 3 BW vor der markierten. Ziehe sie darauf zu: Sie hält nach einer vollen Bewegung, wo ein Balken vor ihrer Front liegt.
    .pointer = Ziehe die Klinge zum Umriss und lass los.
    .touch = Ziehe die Klinge zum Umriss, dann tippe auf „Bewegung bestätigen“.
    .keys = Wähle r5 mit Enter, Pfeil nach oben, bis sie hält, dann Enter.
lesson-moving-undo = Die Klinge hat eine volle Bewegung gemacht, und das kostete einen PIP. Noch ist nichts endgültig: Bis zum nächsten Wurf kannst du deine Bewegungen zurücknehmen. Nimm diese zurück.
    .pointer = Klicke den Pfeil links von „Bewegung beenden“ an (Rückgängig).
    .touch = Tippe auf den Pfeil links von „Bewegung beenden“ (Rückgängig).
    .keys = Drücke U.
lesson-moving-end = Der PIP gehört wieder dir. Bewege mit den übrigen, was du willst, dann beende deine Bewegung. Ungenutzte PIPs verfallen.
    .pointer = Klicke „Bewegung beenden“ an.
    .touch = Tippe auf „Bewegung beenden“.
    .keys = Drücke die Leertaste, oder mit Tab bis „Bewegung beenden“, dann Enter.

## Gruppen und Schwenks

lesson-groups = Gruppen und Schwenks
lesson-groups-about = Eine Linie für einen PIP bewegen, schwenken, Kolonnen.
lesson-groups-line = Elemente, die Seite an Seite stehen, können sich als Gruppe bewegen, und die ganze Gruppe kostet einen PIP. Wähle die markierte Linie.
    .pointer = Klicke eines an, dann „Ganze Linie“.
    .touch = Tippe auf eines, dann auf „Ganze Linie“.
    .keys = Mit Tab zu einem davon, Enter, dann L.
lesson-groups-ahead = Sechs Elemente gewählt, und trotzdem nur ein PIP. Bewege die Linie etwa 1 BW vor.
    .pointer = Ziehe eines davon nach vorn und lass los.
    .touch = Ziehe eines davon nach vorn, dann tippe auf „Bewegung bestätigen“.
    .keys = Viermal Pfeil nach oben, dann Enter.
lesson-groups-wheel = Eine Gruppe geht geradeaus, oder sie schwenkt: Sie dreht sich um eine ihrer vorderen Ecken nach vorn. Lass die zwei Speere links schwenken; wie weit, entscheidest du.
    .pointer = Klicke einen an, „Ganze Linie“, ziehe einen der beiden goldenen Griffe nach vorn, dann „Bewegung bestätigen“.
    .touch = Tippe auf einen, „Ganze Linie“, ziehe einen goldenen Griff nach vorn, dann „Bewegung bestätigen“.
    .keys = Enter auf einem, L, dann Q oder E zum Schwenken, und Enter. Schwenks stehen auch unter „Übliche Bewegungen“.
lesson-groups-column = In Kolonne bewegen sich Elemente hintereinander: So kommt eine Gruppe durch Wälder und Lücken. Schicke die zwei Plänkler rechts in Kolonne vor.
    .pointer = Klicke einen an, „Ganze Linie“, setze den Haken bei „in Kolonne“, dann ziehe ihn nach vorn.
    .touch = Tippe auf einen, „Ganze Linie“, setze den Haken bei „in Kolonne“, ziehe ihn nach vorn, dann „Bewegung bestätigen“.
    .keys = Enter auf einem, L, dann öffne „Übliche Bewegungen“ und wähle „Kolonne hinter“.
lesson-groups-end = Zehn Elemente haben sich für drei PIPs bewegt. Halte deine Linie zusammen: Reißt sie, kostet jeder Teil einen eigenen PIP. Beende jetzt deine Bewegung.
    .pointer = Klicke „Bewegung beenden“ an.
    .touch = Tippe auf „Bewegung beenden“.
    .keys = Mit Tab bis „Bewegung beenden“, dann Enter.

## Kontrollbereiche

lesson-zones = Kontrollbereiche
lesson-zones-about = Was im Kontrollbereich eines Gegners erlaubt ist.
lesson-zones-show = Die Linien sind jetzt nah. Vor jedem Element liegt sein Kontrollbereich (3.0: Bedrohungszone), eine Basisbreite tief. Blende die Kontrollbereiche ein.
    .pointer = Klicke unter „Zeigen“ auf „Kontrollbereiche“ (3.0: „Bedrohungszonen“).
    .touch = Tippe links oben auf die Ebenen, dann auf „Kontrollbereiche“ (3.0: „Bedrohungszonen“).
    .keys = Drücke Z.
lesson-zones-refused = Dein Element r8 steht in einem solchen Bereich. Versuche, ihn schräg zu verlassen, nach hinten und zur Seite, zum markierten Platz. Der Schiedsrichter lehnt ab.
    .pointer = Ziehe r8 zum markierten Platz.
    .touch = Ziehe r8 zum markierten Platz.
    .keys = Enter auf r8, dann je dreimal Pfeil nach unten und nach rechts.
lesson-zones-answer = In einem Kontrollbereich darfst du dreierlei: den Gegner berühren, dem er gehört, ihm mit der Front näher kommen oder gerade zurückgehen. Tu eines davon mit r8.
    .pointer = Ziehe r8 gerade nach vorn oder gerade zurück und lass los.
    .touch = Ziehe r8 gerade nach vorn oder zurück, dann tippe auf „Bewegung bestätigen“.
    .keys = Pfeil nach oben oder unten, dann Enter.
lesson-zones-around = Außerhalb der Kontrollbereiche bewegst du dich frei. Reite mit r2 um sie herum zum markierten Platz.
    .pointer = Ziehe r2 zum markierten Platz und lass los.
    .touch = Ziehe r2 zum markierten Platz, dann tippe auf „Bewegung bestätigen“.
    .keys = Enter auf r2, Pfeil nach oben bis zum Platz, dann Enter.

## Kontakt und Überlappung

lesson-contact = Kontakt und Überlappung
lesson-contact-about = Kontakt herstellen, überlappen und die Tür schließen.
lesson-contact-front = Dein Element r5 steht b4 gegenüber. Bring es in Frontkontakt: Kante an Kante, Ecke an Ecke. Nahe am Gegner rastet ein Element von selbst ein.
    .pointer = Ziehe r5 an b4 heran und lass los. Oder klicke r5 an, dann zweimal b4.
    .touch = Tippe auf r5, auf b4, dann auf „Bewegung bestätigen“.
    .keys = Enter auf r5, dann „Kontakt herstellen“ unter „Mögliche Kontakte“.
lesson-contact-overlap = Ein Element mit einem Gegner neben sich, auf Höhe der Front, ist überlappt und kämpft mit −1. Bring r6 neben r5, sodass es b4 überlappt.
    .pointer = Ziehe r6 auf den Umriss und lass los. Oder klicke r6 an, dann zweimal b4.
    .touch = Tippe auf r6, auf b4, dann auf „Bewegung bestätigen“.
    .keys = Enter auf r6, dann „Kontakt herstellen“ unter „Mögliche Kontakte“.
lesson-contact-door = Links kämpfen r4 und b3 seit dem letzten Zug, und dein r3 steht neben r4. Schließe die Tür: Schwenke r3 an die Flanke von b3. Mit einem Gegner an der Flanke kann b3 nicht zurückweichen, und wenn es verliert, ist es vernichtet.
    .pointer = Klicke r3 an, dann zweimal b3. Es steht auch unter „Übliche Bewegungen“.
    .touch = Tippe auf r3, auf b3, dann auf „Bewegung bestätigen“.
    .keys = Enter auf r3, dann „Kontakt herstellen“ unter „Mögliche Kontakte“.
lesson-contact-end = Drei Bewegungen, drei PIPs, und zwei Gegner in Not. Gekämpft wird, wenn die Bewegung endet. Beende sie.
    .pointer = Klicke „Bewegung beenden“ an.
    .touch = Tippe auf „Bewegung beenden“.
    .keys = Mit Tab bis „Bewegung beenden“, dann Enter.
lesson-contact-fight = Sieh dir die Faktoren an: Deine Bewegungen kosten jeden der Speere 1. Unter dem Balken liest du, was 36 Würfe bewirken würden. Kämpfe beide Kämpfe aus.
    .pointer = Klicke „Kämpfen“ für den einen an, dann für den anderen.
    .touch = Tippe auf „Kämpfen“ für den einen, dann für den anderen.
    .keys = Drücke für jeden die Leertaste.

## Nahkampf

lesson-combat = Nahkampf
lesson-combat-about = Faktoren, Chancen und die Folge der Kämpfe.
lesson-combat-end = Drei deiner Klingen sind in Kontakt mit drei Speeren, und r6 überlappt den letzten. Der Nahkampf beginnt, wenn die Bewegung endet.
    .pointer = Klicke „Bewegung beenden“ an.
    .touch = Tippe auf „Bewegung beenden“.
    .keys = Mit Tab bis „Bewegung beenden“, dann Enter.
lesson-combat-odds = Jede Seite würfelt und zählt ihren Faktor dazu. Das kleinere Ergebnis weicht zurück; ist es die Hälfte oder weniger, ist das Element meist vernichtet. Die Balken zählen die Ergebnisse in 36 Würfen. Sieh sie dir auf dem Tisch an, für r5 gegen b5.
    .pointer = Öffne „Mögliche Ergebnisse“, und zeige auf ein Ergebnis.
    .touch = Öffne „Mögliche Ergebnisse“, und tippe auf ein Ergebnis.
    .keys = Mit Tab bis „Mögliche Ergebnisse“, Enter, dann mit Tab zu einem Ergebnis.
lesson-combat-first = Du bestimmst die Folge der Kämpfe. Beginne, wo du am stärksten bist: r5 gegen b5, das überlappt ist. Weicht b5 zurück oder ist es vernichtet, ist r5 frei und überlappt den nächsten Gegner.
    .pointer = Klicke „Kämpfen“ für r5 an.
    .touch = Tippe auf „Kämpfen“ für r5.
    .keys = Mit Tab bis „Kämpfen“ für r5, dann Enter.
lesson-combat-rest = Der Speer ist zurückgewichen: Der Pfeil zeigt, wohin. Dein r5 steht jetzt neben b4, und b4 verliert einen Punkt vom Faktor. Kämpfe die anderen Kämpfe aus.
    .pointer = Klicke „Kämpfen“ für r4 an, dann für den letzten.
    .touch = Tippe auf „Kämpfen“ für r4, dann für den letzten.
    .keys = Mit Tab bis „Kämpfen“, dann Enter.
lesson-combat-rest-lost = Verdoppelt – vernichtet! Das Element daneben steht jetzt offen. Sieh dir die Faktoren noch einmal an, und kämpfe die anderen Kämpfe aus.
    .pointer = Klicke „Kämpfen“ für den einen an, dann für den anderen.
    .touch = Tippe auf „Kämpfen“ für den einen, dann für den anderen.
    .keys = Mit Tab bis „Kämpfen“, dann Enter.
lesson-combat-rest-beaten = Diesmal waren die Würfel gegen dich. Die Faktoren sind jetzt anders: Sieh sie dir noch einmal an, und kämpfe die anderen Kämpfe aus.
    .pointer = Klicke „Kämpfen“ für den einen an, dann für den anderen.
    .touch = Tippe auf „Kämpfen“ für den einen, dann für den anderen.
    .keys = Mit Tab bis „Kämpfen“, dann Enter.
lesson-combat-rest-equal = Gleichstand: Beide halten stand und kämpfen im nächsten Zug weiter. Kämpfe die anderen Kämpfe aus.
    .pointer = Klicke „Kämpfen“ für den einen an, dann für den anderen.
    .touch = Tippe auf „Kämpfen“ für den einen, dann für den anderen.
    .keys = Mit Tab bis „Kämpfen“, dann Enter.
lesson-combat-won = Das ist ein Zug. Du gewinnst am Ende eines Zuges, wenn der Gegner vier Elemente und mehr als du verloren hat. Ein verlorener General oder ein verlorenes Lager wiegt schwerer; die Kurzregeln sagen, wie schwer.

## Gelände, Lager und Beschuss

lesson-shooting = Beschuss, Gelände und das Lager
lesson-shooting-about = Wälder, ein offenes Lager, und Bogen in Reichweite.
lesson-shooting-wood = Wald ist schlechtes Gelände: Die meisten Truppen sind dort langsam, schnelle und leichte Fußtruppen nicht. Bewege deine schnellen Fußtruppen, r9, in den Wald, zum markierten Platz.
    .pointer = Ziehe r9 zum markierten Platz und lass los.
    .touch = Ziehe r9 zum markierten Platz, dann tippe auf „Bewegung bestätigen“.
    .keys = Enter auf r9, Pfeil nach oben bis zum Platz, dann Enter.
lesson-shooting-slow = Reiterei bewegt sich { $far } BW in gutem Gelände, aber nicht durch einen Wald. Versuche, r2 hindurch zum markierten Platz zu reiten. Der Schiedsrichter sagt, wie weit sie darf.
    .pointer = Ziehe r2 zum markierten Platz.
    .touch = Ziehe r2 zum markierten Platz.
    .keys = Enter auf r2, dann Pfeil nach oben bis zum Platz.
lesson-shooting-camp = Der Weg zum Lager des Gegners ist frei. Ein gegnerisches Lager wird durch Kontakt oder im Kampf erobert und zählt für den Sieg. Reite r3 an seine Kante.
    .pointer = Ziehe r3 zum Lager: Es rastet in Kontakt ein.
    .touch = Ziehe r3 zum Lager, dann tippe auf „Bewegung bestätigen“.
    .keys = Enter auf r3, dann „Kontakt herstellen“ mit dem Lager unter „Mögliche Kontakte“.
lesson-shooting-range = Bogen schießen nach der Bewegung, auf Gegner vor ihnen in Reichweite. Blende die Schussfelder ein, wenn du magst, und bewege r4 vor, bis der Speer in Reichweite ist.
    .pointer = Ziehe r4 etwa 0,75 BW nach vorn und lass los.
    .touch = Ziehe r4 etwa 0,75 BW nach vorn, dann tippe auf „Bewegung bestätigen“.
    .keys = Enter auf r4, dreimal Pfeil nach oben, dann Enter.
lesson-shooting-end = Deine Bewegung ist fertig. Beende sie: Als Nächstes wird geschossen.
    .pointer = Klicke „Bewegung beenden“ an.
    .touch = Tippe auf „Bewegung beenden“.
    .keys = Mit Tab bis „Bewegung beenden“, dann Enter.
lesson-shooting-shoot = Auch das Ziel würfelt, aber nur das Ziel kann leiden. Sieh dir die Chancen an, dann schieße.
    .pointer = Klicke „Schießen“ an.
    .touch = Tippe auf „Schießen“.
    .keys = Mit Tab bis „Schießen“, dann Enter.
lesson-shooting-done = Bogen, die auf dasselbe Ziel schießen, helfen einander. Das beschossene Element weicht zurück, flieht oder wird vernichtet wie im Nahkampf; dann werden die Kämpfe ausgekämpft, und mit ihnen der um das Lager.

## Eine ganze Schlacht

lesson-whole = Eine erste Schlacht
lesson-whole-about = Eine ganze Schlacht mit Tipps, in etwa 15 Minuten.
lesson-whole-pips = Würfle deine PIPs. Mit vielen kannst du viel tun; mit einem bewege nur deine Linie.
    .pointer = Klicke „PIPs würfeln“ an.
    .touch = Tippe auf „PIPs würfeln“.
    .keys = Drücke die Leertaste.
lesson-whole-march = Der Gegner ist weit weg. Bewege zuerst die Linie, als eine Gruppe für einen PIP: Eine Linie, die zusammenbleibt, hat keine offenen Flanken. Halte deinen General dicht dahinter, damit er sie ganz führt.
    .pointer = Klicke ein Element an, „Ganze Linie“, und ziehe es nach vorn.
    .touch = Tippe auf ein Element, „Ganze Linie“, ziehe es nach vorn, „Bewegung bestätigen“.
    .keys = Enter auf einem Element, L, Pfeiltasten, Enter.
lesson-whole-meet = Die Linien sind nah. Stelle dort Kontakt her, wo du auch überlappen kannst: ein Element vor dem Gegner, eines daneben. Klingen sind gut gegen Fußtruppen. Halte den General aus Kämpfen heraus, die er verlieren kann.
    .pointer = Klicke ein Element an, dann einen Gegner mit unterbrochenem Umriss: Die Chancen erscheinen. Klicke ihn noch einmal an, um Kontakt herzustellen.
    .touch = Tippe auf ein Element, dann auf einen Gegner mit unterbrochenem Umriss: Die Chancen erscheinen. Dann „Bewegung bestätigen“.
    .keys = Enter auf einem Element, dann „Kontakt herstellen“ unter „Mögliche Kontakte“.
lesson-whole-spent = Deine PIPs sind ausgegeben. Beende deine Bewegung; dann kämpft jedes Element, das in Kontakt ist.
    .pointer = Klicke „Bewegung beenden“ an.
    .touch = Tippe auf „Bewegung beenden“.
    .keys = Mit Tab bis „Bewegung beenden“, dann Enter.
lesson-whole-shoot = Du kannst schießen. Elemente, die auf dasselbe Ziel schießen, helfen einander.
lesson-whole-fight = Kämpfe zuerst, wo du am stärksten bist: Der Sieger überlappt danach vielleicht den nächsten Gegner. Sieh dir vor jedem Kampf den Balken an.
lesson-whole-dice = Würfle, und sieh dir das Ergebnis an.
lesson-whole-choose = Du hast die Wahl. Jeder Knopf ist erlaubt; der Tisch zeigt, was er bewirkt.
lesson-whole-wait = Der Gegner bewegt sich. Achte auf schwache Stellen in seiner Linie.
lesson-whole-over = Die Schlacht ist vorbei. Ob Sieg oder Niederlage: Du hast eine ganze Schlacht geschlagen.
lesson-whole-given-up = Du hast aufgegeben. Willst du einen Zug zurückgehen und es noch einmal versuchen?
