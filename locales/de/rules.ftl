# Ein Satz für jede Regel, gegen die ein Befehl verstoßen kann. Der Name ist der Name der Regel, mit Bindestrichen statt Punkten.
# Was gemessen wurde, steht neben dem Satz.

order-not-now = Das geht jetzt nicht: Die Schlacht wartet auf etwas anderes.
order-element = Dieses Element ist nicht auf dem Tisch.
    .measured = { $element } ist nicht auf dem Tisch.
order-not-yours = Dieses Element gehört deinem Gegner.
    .measured = { $element } gehört deinem Gegner: Du befiehlst nur deine eigenen.
order-movers = Nenne mindestens ein Element, und jedes nur einmal.
order-form = Der Befehl bewegt nichts, oder er lässt sich so nicht ausführen.

setup-army = Die Armee passt nicht zu ihrer Armeeliste.
    .measured = Die Armee passt nicht zu ihrer Liste: { $problem }.
setup-topography = Das ist kein Heimatgelände dieser Armee.
setup-terrain-kind = Dein Heimatgelände erlaubt kein Geländestück dieser Art.
setup-terrain-count = Zu viele Geländestücke dieser Art für dein Heimatgelände.
    .measured = Zu viele Geländestücke dieser Art: { $count }. Dein Heimatgelände erlaubt { $limit }.
setup-terrain-next = Vorher muss ein anderes Geländestück gelegt werden.
setup-terrain-quarter = Das Geländestück muss in dem Viertel oder an der Kante liegen, die dafür gewürfelt oder gewählt wurde.
    .measured = { $extends ->
        [may] Es muss wenigstens zum Teil in seinem Viertel liegen und darf nicht in das schräg gegenüber reichen.
        [must] Es muss zum Teil in seinem Viertel liegen und zum Teil in einem daneben.
        [goes-on] Es muss zum Teil in seinem Viertel liegen und in ein anderes weiterführen.
       *[no] Es muss ganz in seinem Viertel liegen.
    }
setup-terrain-discard = Es kann nicht abgelegt werden: Es ist noch Platz dafür.
setup-terrain-form = Ein Geländestück dieser Art kann nicht diese Form haben.
    .measured = Ein Geländestück dieser Art kann so nicht liegen. Falsch ist: { $what }.
setup-terrain-board = Das Geländestück läge zum Teil außerhalb des Tisches.
setup-terrain-size = Das Geländestück ist zu groß.
    .measured = Das Geländestück ist zu groß: { $length } × { $width } BW. Länge und Breite dürfen zusammen { $limit } BW sein und sind { $sum } BW.
setup-terrain-thin = Das Geländestück ist zu schmal.
    .measured-long = Das Geländestück ist für seine Breite zu lang: { $length } BW. Bei { $width } BW Breite darf es { $limit } BW lang sein.
    .measured = Das Geländestück ist zu schmal: { $width } BW, nötig sind { $least } BW.
setup-terrain-short = Das Geländestück ist für seine Breite zu kurz.
    .measured = Das Geländestück ist für seine Breite zu kurz: { $length } BW lang, nötig sind { $least } BW.
setup-terrain-small = Zu viele Geländestücke, die so klein sind.
    .measured = Zu viele Geländestücke, die kürzer als { $least } BW sind: { $count } von { $limit }.
setup-terrain-edge = Das Geländestück liegt zu nah an der Tischkante.
    .measured = Zu nah ({ $edge } Tischkante): { $distance } BW, nötig sind { $least } BW.
setup-terrain-crest = Ein Kamm muss innerhalb seines Hügels liegen.
setup-terrain-width = Der Fluss oder die Straße ist zu breit.
    .measured = Der Fluss oder die Straße ist zu breit: { $width } von { $limit } BW.
setup-terrain-ends = Der Fluss oder die Straße darf dort nicht beginnen oder enden.
setup-terrain-length = Der Fluss oder die Straße hat zu viele Windungen.
    .measured = Der Fluss oder die Straße hat zu viele Windungen: { $length } BW lang, höchstens { $limit } BW.
setup-terrain-clear = Der Fluss liegt zu nah an einer anderen Tischkante.
    .measured = Der Fluss liegt zu nah ({ $edge } Tischkante): { $distance } BW, nötig sind { $least } BW.
setup-terrain-quarters = Der Fluss oder die Straße führt durch zu viele Viertel des Tisches.
    .measured = Der Fluss oder die Straße führt durch zu viele Viertel des Tisches: { $count } von { $limit }.
setup-terrain-depth = Das Gewässer reicht zu weit auf den Tisch oder nicht weit genug.
    .measured = Das Gewässer muss { $least }–{ $limit } BW weit hineinreichen; dieses reicht { $depth } BW weit.
setup-terrain-apart = Die Geländestücke liegen zu nah beieinander.
    .measured = Die Geländestücke liegen zu nah beieinander: { $distance } BW, nötig sind { $least } BW.
setup-terrain-corner = Eine Ortschaft muss ganz in einer Ecke des Tisches liegen.
    .measured = Eine Ortschaft muss ganz innerhalb von { $limit } BW um eine Ecke des Tisches liegen.
setup-terrain-overlap = Das Geländestück liegt auf einem anderen.
    .measured = Das Geländestück liegt auf einem anderen: { $feature }.
setup-terrain-lift = Es gibt kein Geländestück mit dieser Nummer.
setup-terrain-whole-compulsory = Es fehlt Pflichtgelände.
    .measured-kinds = Es fehlt Pflichtgelände ({ $kinds }).
    .measured = Es fehlt Pflichtgelände: Du hast { $count } und brauchst mindestens { $least }.
setup-terrain-whole-optional = Es fehlt wählbares Gelände.
    .measured-kinds = Es fehlt wählbares Gelände: { $count } von mindestens { $least } ({ $kinds }).
    .measured = Es fehlt wählbares Gelände: Du hast { $count } und brauchst mindestens { $least }.
setup-terrain-whole-spread = Mehr Viertel des Tisches brauchen Gelände.
    .measured = Gelände liegt in { $count } Vierteln des Tisches; nötig sind mindestens { $least }.
setup-terrain-whole-difficult = Mehr Viertel des Tisches brauchen einen Fluss, ein Gewässer oder schlechtes Gelände.
    .measured = Ein Fluss, ein Gewässer oder schlechtes Gelände liegt in { $count } Vierteln des Tisches; nötig sind mindestens { $least }.
setup-terrain-whole-hard = Mindestens ein Geländestück muss ein Fluss, ein Gewässer oder raues oder schlechtes Gelände sein.
setup-terrain-whole-road = Die Ortschaft braucht eine Straße.
setup-edges = Nenne jede der vier Kanten einmal, oder die zwei, die dir eine Ortschaft lässt.
setup-edges-neighbours = Die zwei Kanten müssen an einer Ecke zusammenstoßen.
    .measured = Die { $edge } und die { $other } Tischkante stoßen nicht zusammen: Wähle zwei mit einer gemeinsamen Ecke.
setup-camp-missing = Diese Armee braucht ein Lager: Lege es zuerst hin.
setup-camp-form = Der Umriss eines Lagers darf sich nicht kreuzen.
setup-camp-size = Das Lager ist zu groß oder zu klein.
    .measured = Das Lager ist { $length } × { $width } BW groß: jede Seite mindestens { $least } BW, zusammen höchstens { $limit } BW.
setup-camp-edge = Das Lager muss deine Grundkante oder das Ufer berühren.
    .measured = Das Lager muss deine Grundkante oder das Ufer berühren; es liegt { $distance } BW davon entfernt.
setup-camp-side = Das Lager liegt zu nah an einer Seitenkante.
    .measured = Das Lager liegt zu nah an einer Seitenkante: { $distance } BW, nötig sind { $least } BW.
setup-camp-going = Das Lager muss in gutem Gelände liegen.
    .measured = Das Lager muss in gutem Gelände liegen, und hier liegt: { $feature }.
setup-camp-overlap = Die Lager überschneiden sich.

deploy-zone = Das Element steht außerhalb seiner Aufstellungszone.
    .measured-fault = { $fault ->
        [edge] Außerhalb der Aufstellungszone: { $distance } BW von deiner Grundkante, höchstens { $limit } BW.
        [behind] Außerhalb der Aufstellungszone: hinter deiner Grundkante oder dem Ufer.
       *[side] Außerhalb der Aufstellungszone: { $from-side } BW von der Seitenkante, mindestens { $least } BW.
    }
    .measured = Außerhalb der Aufstellungszone: { $distance } BW von deiner Grundkante, höchstens { $limit } BW; { $from-side } BW von der Seitenkante, mindestens { $least } BW.
deploy-going = Das Element darf in diesem Gelände nicht aufgestellt werden.
    .measured = Das Element darf hier nicht aufgestellt werden: { $going }.
deploy-overlap = Dieser Platz ist besetzt.
    .measured = Hier steht schon { $element }.
    .measured-place = Hier liegt schon { $place }.
deploy-camp = Du hast dort kein freies Lager und keine freie Ortschaft.
deploy-garrison = Diese Truppen dürfen dort keine Garnison sein.
    .measured = { $element } darf dort nicht Garnison sein.
deploy-garrison-missing = Die Ortschaft braucht eine Garnison: Stelle ein Element darin auf.
setup-terrain-gate = Tore liegen an den Kanten einer Ortschaft, und nur, wo ihre Art Tore hat.
    .measured = Zu viele Tore: { $count } von { $limit }.
deploy-lift = Dieses Element ist noch nicht aufgestellt.
    .measured = { $element } ist noch nicht aufgestellt.
deploy-all = Einige Elemente sind noch nicht aufgestellt.
    .measured = { $element } ist noch nicht aufgestellt: Stelle es zuerst auf.
deploy-dismounted = Ein Element beginnt nur abgesessen, wo die Regeln es erlauben, und das sagst du vor dem Aufstellen an.
deploy-as = Nur ein Element, das die Liste als den einen oder den anderen Truppentyp nennt, kann seinen Typ wechseln, und nur vor dem Aufstellen.
deploy-swap = Diese zwei dürfen die Plätze nicht tauschen.
    .measured = { $element } und { $other } dürfen die Plätze nicht tauschen.

move-pinned = Ein Element in Frontkontakt mit einem Gegner kann nur stehen bleiben oder sich lösen.
    .measured = { $element } steht in Frontkontakt mit { $enemy }: Es kann nur stehen bleiben oder sich lösen.
move-group = Diese Elemente können das nicht zusammen. Eine Gruppe rückt gerade vor, schwenkt oder bildet eine Kolonne; andere Bewegungen macht ein einzelnes Element.
    .measured-between = { $between } steht zwischen { $mover } und { $friend }: Wähle es mit aus, oder bewege sie einzeln.
    .measured-apart = { $mover } berührt die anderen nicht: { $friend } ist am nächsten, { $apart } BW entfernt. Bewege { $mover } für sich.
    .measured-off = { $mover } steht nicht in einer Linie mit { $meant }: Für eine gemeinsame Bewegung müsste es { $off } stehen. Bewege es für sich.
    .measured-meant = { $mover } steht nicht in einer Linie mit { $meant }: Bewege es für sich.
    .measured = { $fault ->
        [wheel] Eine Gruppe schwenkt höchstens 90° auf einmal; dies sind { $leg }°.
       *[back] Eine Gruppe darf nicht zurückgehen: Bewege ihre Elemente einzeln.
    }
move-group-going = Eine Gruppe darf nur in Kolonne durch schlechtes Gelände gehen: Bilde eine Kolonne, oder bewege die Elemente einzeln.
move-group-column = Eine Kolonne kann sich so nicht bewegen: Ihr erstes Element rückt vor oder schwenkt, und die anderen folgen.
move-group-shift = Eine Gruppe darf nur seitwärts rücken, um sich an einem nahen Gegner vor ihr auszurichten.
    .measured = Eine Gruppe darf höchstens { $most } BW seitwärts rücken, und nur, um sich an einem nahen Gegner vor ihr auszurichten; das sind { $shift } BW.
move-second = Es hat sich in diesem Zug schon bewegt. Eine zweite Bewegung haben nur manche Truppen, oder sie führt über eine Straße.
    .measured-starts = Abseits einer Straße darf sich { $element } nur dort noch einmal bewegen, wo es mehr als { $least } BW von jedem Gegner steht; { $enemy } ist { $starts } BW entfernt.
    .measured-comes = Abseits einer Straße muss eine weitere Bewegung auf dem ganzen Weg mehr als { $least } BW von jedem Gegner entfernt bleiben: { $element } käme bis auf { $comes } BW an { $enemy } heran.
    .measured-ends = Abseits einer Straße muss eine weitere Bewegung mehr als { $least } BW von jedem Gegner enden: { $element } stünde am Ende { $ends } BW von { $enemy }.
    .measured-most = { $element } hat sich in diesem Zug schon { $moves }-mal bewegt. Abseits einer Straße ist es höchstens { $most }-mal erlaubt.
    .measured-needs = { $needs ->
        [contact] { $element } hat sich schon bewegt. Abseits einer Straße darf es das noch einmal nur in Kontakt mit einem Gegner.
        [lined-up] { $element } hat sich schon bewegt. Eine weitere Bewegung an einen Gegner heran muss ausgerichtet in Kontakt enden; eine Überlappung allein ist kein Kontakt.
        [no-contact] { $element } hat sich schon bewegt: Eine weitere Bewegung auf der Straße darf nicht in Kontakt mit einem Gegner enden.
        [good-going] { $element } hat sich schon bewegt. Abseits einer Straße muss eine weitere Bewegung ganz in gutem Gelände bleiben.
        [cover] { $element } hat sich schon bewegt. Abseits einer Straße muss eine weitere Bewegung in gutem Gelände beginnen und in rauem oder schlechtem enden.
        [first-bound] { $element } hat sich schon bewegt. Abseits einer Straße darf es das noch einmal nur in deinem ersten Zug.
        [landed] { $element } ist in diesem Zug gelandet und bewegt sich nicht mehr.
        [dismounted] { $element } ist in diesem Zug abgesessen und bewegt sich nicht mehr.
       *[road] { $element } hat sich schon bewegt: Noch einmal darf es das nur auf einer Straße.
    }
    .measured = { $element } hat sich in diesem Zug schon bewegt. Eine zweite Bewegung haben nur manche Truppen, oder sie führt über eine Straße.
move-pips = Nicht genug PIPs.
    .measured = Nicht genug PIPs: Das kostet { $cost }, du hast { $left }.
move-distance = Zu weit für diese Bewegung.
    .measured-group = { $held-up } kommt durch dieses Gelände: { $terrain }. Die ganze Gruppe darf sich { $allowance } BW bewegen, und das sind { $distance } BW.
    .measured-slow = Zu weit: { $distance } BW. In diesem Gelände ({ $terrain }) sind { $allowance } BW erlaubt.
    .measured = Zu weit: { $distance } BW. Erlaubt sind { $allowance } BW.
move-going = Diese Truppen dürfen dieses Gelände nicht betreten.
    .measured = { $element } darf dieses Gelände nicht betreten: { $terrain }.
move-distance-river = Zu weit für eine Bewegung im Fluss.
    .measured = Zu weit im Fluss: { $distance } BW. Dort sind höchstens { $allowance } BW erlaubt.
move-board = Die Bewegung verlässt den Tisch.
    .measured = { $element } würde den Tisch verlassen.
move-through = Es steht etwas im Weg, durch das sie nicht führen darf.
    .measured = { $other } steht { $element } im Weg.
    .measured-place = { $place } liegt { $element } im Weg.
    .measured-terrain = { $element } darf nicht durch dieses Gelände: { $terrain }.
move-gap = Die Lücke ist zu schmal.
    .measured = Die Lücke ist zu schmal für { $element }: { $gap } BW, nötig sind { $needed } BW.
move-overlap = Am Ende der Bewegung ist kein Platz.
    .measured-aside = { $other } steht { $element } um { $aside } BW im Weg: Bewege es zuerst, mindestens so weit nach { $hand ->
        [left] links
       *[right] rechts
    } von ihm aus.
    .measured = Kein Platz: { $element } würde auf { $other } enden.
    .measured-place = Kein Platz: { $element } würde hier enden: { $place }.
move-zone-of-control = Die Bedrohungszone eines Gegners (in 2.2 sein Kontrollbereich) erlaubt diese Bewegung nicht.
    .measured-meant = { $mover } steht nicht richtig, um { $meant } { $contact } anzugreifen: Es muss am Ende { $off } stehen.
    .measured-first = { $mover } kann { $enemy } so nicht erreichen: Die Bewegung beginnt im Bereich von { $first } oder führt vorher hinein und muss sich nach { $first } richten.
    .measured-one-of = { $mover } kann { $enemy } so nicht erreichen: Die Bewegung beginnt in den Bereichen von { $one-of } oder führt vorher hinein und muss sich nach einem davon richten.
    .measured = { $zones ->
        [1] { $element }: Im Bereich von { $zone } ist diese Bewegung nicht erlaubt.
        [2] { $element }: In den Bereichen von { $zone } ist diese Bewegung nicht erlaubt.
       *[other] { $element }: In den Bereichen von { $zones } Gegnern ist diese Bewegung nicht erlaubt.
    }
    .measured-place = { $element } darf sich in diesem Bereich so nicht bewegen: { $place }.
    .instead-nearer = Erlaubt dort: Kontakt, dem Gegner zugewandt näher heran oder gerade zurück.
    .instead-lined-up = Erlaubt dort: Kontakt, gerade gegenüber und nicht weiter weg oder gerade zurück.
    .instead-partly-ahead = Erlaubt dort: Kontakt, dem Gegner zugewandt zum Teil vor ihm und nicht weiter weg oder gerade zurück.
move-zone-of-control-pinned = Diese Truppen können sich in einem gegnerischen Kontrollbereich nicht bewegen.
    .measured = { $element } darf sich im Bereich von { $zone } nicht bewegen: Solche Truppen kommen nur bis an seinen Rand.
move-contact-never = Diese Truppen dürfen sich nie in Kontakt bewegen.
    .measured = { $element } darf sich nicht in Kontakt mit { $enemy } bewegen: Solche Truppen warten, bis sie angegriffen werden.
    .measured-place = { $element } darf sich nicht in Kontakt bewegen: { $place }.
move-contact-alignment = Elemente in Kontakt müssen Kante an Kante und Ecke an Ecke stehen.
    .measured-aside = { $friend } steht { $element } um { $aside } BW im Weg: Bewege es zuerst, mindestens so weit nach { $hand ->
        [left] links
       *[right] rechts
    } von ihm aus.
    .measured-meant = { $mover } steht nicht richtig, um { $meant } { $contact } anzugreifen: Es muss am Ende { $off } stehen.
    .measured = { $element } und { $enemy } würden sich berühren, ohne sich auszurichten: Kontakt ist Kante an Kante und Ecke an Ecke.
move-contact-overlap = Für eine Überlappung muss ein eigenes Element diesen Gegner von vorn bekämpfen.
    .measured = { $element } darf { $enemy } nur überlappen, solange ein eigenes Element von vorn kämpft.
move-contact-flank-start = Eine Bewegung in die Flanke eines Gegners muss hinter der Linie seiner Front beginnen, eine in den Rücken hinter der Linie seiner Hinterkante.
    .measured = { $element } beginnt zu weit vorn für Flanke oder Rücken von { $enemy }.
    .instead-behind-front-line = Es muss ganz hinter der Linie der gegnerischen Front beginnen.
    .instead-behind-line-met = Für die Flanke muss es hinter der Linie der gegnerischen Front und zum Teil jenseits dieser Seite beginnen, für den Rücken ganz hinter der Linie der Hinterkante.
move-contact-reach = Dieser Kontakt ist mit dieser Bewegung nicht zu erreichen.
    .measured = { $element } kann { $enemy } mit dieser Bewegung nicht erreichen und sich ausrichten.
move-contact-camp = Das Lager oder die Ortschaft lässt sich so nicht berühren oder betreten.
    .measured = So kann { $element } diesen Platz nicht berühren oder betreten: { $place }.
    .measured-place = Dieser Platz lässt sich so nicht berühren oder betreten: { $place }.

move-gate = Durch Mauern führt nur ein Tor, und diese Truppen dürfen sie nur dort angreifen.
move-sally = Einwohner dürfen nur einen Ausfall machen, wenn eigene und gegnerische Elemente nahe ihrer Stadt sind.
move-sally-far = So weit dürfen sich Einwohner nicht von ihrer Stadt entfernen.
    .measured = Zu weit für die Einwohner ({ $place }): { $distance } von { $limit } BW.
move-sacking = Es hat diesen Platz eben eingenommen und bleibt darin, bis dein PIP-Würfel hoch genug ist.
    .measured = { $element } hat diesen Platz eben eingenommen und bleibt darin, bis dein PIP-Würfel hoch genug ist: { $place }.
recall-denizens = Einwohner kehren nur in deine eigene Ortschaft zurück, wenn ihr Eroberer sie verlassen hat und die Regeln es zulassen.

dismount-troop = Dieses Element kann nicht absitzen.
    .measured = { $element } kann nicht absitzen.
dismount-contact = Ein Element in Kontakt mit einem Gegner kann nicht absitzen.
    .measured = { $element } ist in Kontakt mit einem Gegner und kann nicht absitzen.
dismount-group = Hier darf nur ein einzelnes Element absitzen: Wähle es allein.
dismount-move = Absitzen braucht eine ganze Bewegung: Das Element darf sich nicht auch noch bewegen.

land-shore = Zum Landen muss ein einzelnes Element, oder zwei einer Gruppe, das Ufer berühren.
land-bound = Landen ist nur in deinem ersten Zug möglich.
land-once = Es gibt nur eine Landung, für eine begrenzte Zahl von Elementen.
    .measured = Zu viele Elemente für die Landung: { $count } von { $most }.
land-first = Elemente, die über See kommen, landen, bevor sich andere bewegen.
land-troop = Diese Truppen können nicht über See kommen.
land-reserve = Dieses Element wurde nicht zum Landen zurückgehalten.

break-off = Dieses Element kann sich nicht lösen.
    .measured-speed = Es kann sich nicht lösen: Es bewegt sich { $speed } BW und sein Gegner { $enemy-speed } BW, und es muss schneller sein.
    .measured = { $element } kann sich nicht lösen.
break-off-held = Ein Element mit einem Gegner an der Flanke oder im Rücken kann sich nicht lösen.
    .measured = { $element } kann sich nicht lösen: { $enemy } steht an der Flanke oder im Rücken.
break-off-distance = Beim Lösen geht es nicht weit genug zurück.
    .measured = Zu kurz gelöst: { $distance } BW, nötig sind { $least } BW.

shoot-shooter = Dieses Element kann nicht schießen.
    .measured = { $element } kann nicht schießen.
shoot-shooter-bound = In diesem Zug darf es nur auf einen Gegner zurückschießen, der es beschießt.
    .measured = In diesem Zug darf { $element } nur auf einen Gegner zurückschießen, der es beschießt.
shoot-shooter-helpers = Zu viele Elemente schießen zusammen.
    .measured = Zu viele Elemente schießen zusammen: { $shooters } von { $most }.
shoot-shooter-main = Ein anderes Element muss der Hauptschütze sein.
    .measured = { $main } muss der Hauptschütze sein.
shoot-shooter-terrain = Aus diesem Gelände können Elemente nicht schießen.
    .measured = { $element } kann aus diesem Gelände nicht schießen.
shoot-range = Außer Reichweite.
    .measured = Außer Reichweite für { $element }: { $distance } BW entfernt, und es schießt { $limit } BW weit.
shoot-arc = Das Ziel, oder zu viel davon, liegt nicht gerade genug voraus.
    .measured = Das Ziel, oder zu viel davon, liegt nicht gerade genug vor { $element }.
shoot-sight = Etwas verstellt die Schusslinie.
    .measured = Etwas verstellt die Schusslinie von { $element }.
shoot-moved = Es hat sich zu weit bewegt, um zu schießen.
    .measured = { $element } hat sich zu weit bewegt, um zu schießen: { $distance } BW. Erlaubt sind höchstens { $limit } BW.
shoot-target = Dieses Ziel darf es nicht wählen, oder ein anderes geht vor.
    .measured = { $target } darf nicht gewählt werden, oder ein anderes Ziel geht vor.
shoot-target-mutual = Es muss auf einen Gegner schießen, der zurückschießen kann.
    .measured = { $element } muss auf einen Gegner schießen, der zurückschießen kann; { $target } kann das nicht.
shoot-target-zone = Es muss auf einen Gegner in seiner Bedrohungszone schießen.
    .measured = { $element } muss auf einen Gegner in seiner Bedrohungszone schießen; { $target } steht nicht darin.
shoot-target-terrain = Das Gelände, in dem das Ziel steht, schützt es vor Beschuss.
    .measured = Das Gelände, in dem { $target } steht, schützt vor Beschuss.
shoot-once = Es hat in diesem Zug schon geschossen oder wurde schon beschossen.
    .measured = { $target } wurde in diesem Zug schon beschossen.
    .measured-element = { $element } hat in diesem Zug schon geschossen.
shoot-sacking = Ein Element, das eben eine Stadt oder Ortschaft eingenommen hat, kann weder schießen noch beschossen werden.
    .measured = { $target } wurde eben eingenommen und kann nicht beschossen werden.
    .measured-element = { $element } hat eben eine Stadt oder Ortschaft eingenommen und kann nicht schießen.
shoot-contact = Weder Schütze noch Ziel dürfen in Kontakt oder Überlappung stehen.
    .measured = { $target } steht in Kontakt oder Überlappung und kann nicht beschossen werden.
    .measured-element = { $element } steht in Kontakt oder Überlappung und kann nicht schießen.

fight-none = Einen solchen Kampf gibt es nicht mehr.
choose-none = Eine solche Wahl gibt es jetzt nicht.
