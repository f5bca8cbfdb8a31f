# Was das Programm auf der Kommandozeile sagt.

check-count = { $expectations } Erwartungen in { $files } Dateien geprüft: { $differing } weichen ab, { $unusable } Dateien sind nicht zu gebrauchen.

list-none = Keine Armeeliste passt zu „{ $words }“.
list-group = Gruppe
list-home = Heimat
list-home-note = Anmerkung zur Heimat
list-aggression = Aggression
list-variant = Variante
list-variant-text = { $name }, { $dates }: { $home }, Aggression { $aggression }
list-enemies = Gegner
list-allies = Verbündete
list-note = Anmerkung
list-relations = Gegner und Verbündete kommen aus den Listen von { $edition }.

odds-row = { $troop } mit { $factor }: hält stand { $stands }/36, weicht zurück { $recoils }/36, flieht { $flees }/36, vernichtet { $destroyed }/36.

report-head = { $red } (Rot) gegen { $blue } (Blau), Regeln { $edition }.
report-tries = { $count ->
    [one] Ein erwürfelter Ort kam nicht in Frage
   *[other] { $count } erwürfelte Orte kamen nicht in Frage
}: { $reasons }.
report-tried = { $reason } ({ $count ->
    [one] einmal
   *[other] { $count }-mal
})
report-house = Mit Hausregeln aus einer Datei.
report-conventions = Vereinbarungen: { $ids }.
report-rulings = Auslegungen: { $ids }.
report-order = { $side }: { $order }
report-throw = Würfel für { $purpose }: { $dice }
report-won = { $side } gewinnt.
report-conceded = { $side } gewinnt: Der Gegner hat aufgegeben.
report-drawn = Die Schlacht endet unentschieden.
report-losses = Verluste: Rot { $red }, Blau { $blue }.
report-seed = Startwert der Würfel: { $seed }

sim-begun = { $all } Schlachten, { $jobs } zugleich. Strg-C hält an und zeigt die Ergebnisse bis dahin.
sim-progress = { $done } von { $all } Schlachten, { $rate }/s, noch { $left }; { $one } { $wins }, { $other } { $other-wins }
sim-stopping = Es endet nach den laufenden Schlachten; noch einmal Strg-C hält sofort an.
sim-partial = Angehalten: Ergebnisse der ersten { $n } von { $all } Schlachten.
sim-general = { $general } gewann { $wins } von { $of }: { $share } %, mit 95 % Sicherheit zwischen { $low } % und { $high } %.
sim-sides = Rot gewann { $red }, Blau { $blue }. Unentschieden: { $draws } ({ $draw-share } %), davon { $capped } an der Grenze von { $limit } Zügen je Seite.
sim-bounds = Die Hälfte endete bis Zug { $bounds } und erreichte den Nahkampf bis Zug { $contact }.
sim-seed = Startwert der Würfel: { $seed }
sim-refused = { $refused } Befehle wurden abgelehnt und durch den Standard des Schiedsrichters ersetzt.
sim-red = Rot ({ $general })
sim-blue = Blau ({ $general })
sim-one = Eine Armee
sim-other = Die andere
sim-book = Buch { $book }
sim-army = Armee
sim-battles = Schlachten
sim-won = Gewonnen
sim-won-by = { $who } gewann
sim-lost = Verloren
sim-drawn = Unentschieden
sim-column-bounds = Züge
sim-column-contact = Kontakt
sim-plot-title = { $one } gegen { $other }
sim-plot-title-armies = { $n } Armeen, jede gegen jede andere
sim-plot-about = { $n } Schlachten, Regeln { $edition }, unentschieden nach { $limit } Zügen je Seite. Startwert der Würfel: { $seed }
sim-plot-generals = Roter General: { $red }; blauer General: { $blue }. Jede Armee spielt beide Seiten gleich oft.
sim-plot-rows = Marken: Anteil gewonnener Schlachten. Linien: 95-%-Intervall nach Wilson. Der Rest bis 100 % endete unentschieden.
sim-plot-matrix = Jedes Feld: gewonnene Prozent der Armee der Zeile gegen die der Spalte, und das 95-%-Intervall nach Wilson.
sim-plot-colours = gewonnen weniger verloren, in Prozent
sim-plot-all = Alle

replay-cut = Die Datei ist abgeschnitten: Zeile { $line } und alles danach ist verloren.
replay-broken = Die laufende Prüfsumme von Zeile { $line } stimmt nicht: Diese oder eine frühere Zeile wurde verändert.
replay-wrong-hash = Die Prüfsumme der ganzen Aufzeichnung stimmt nicht: Etwas darin wurde verändert, vielleicht an ihrem Ende ab Zeile { $line }.
replay-edition = Die Aufzeichnung entstand mit einer anderen Version der Ausgabe: { $record }, jetzt { $now }.
replay-same = Der Schiedsrichter stimmt allen { $steps } Befehlen und Würfen zu, und dem Ergebnis.
replay-same-so-far = Der Schiedsrichter stimmt bis hier allen { $steps } Befehlen und Würfen zu.
replay-other-version = Mit einer anderen Version gespielt: { $record }; dies ist { $now }. Ab Zeile { $line } verläuft die Schlacht hier anders: { $why }. `acies replay { $file }` zeigt sie, wie sie gespielt wurde.
replay-unnamed = einer, die sich nicht nennt
replay-dice-none = Würfel: Es wurde nicht gewürfelt.
replay-dice-checked = Würfel: gegen den Startwert geprüft: alle { $checked }.
replay-dice-typed-in = Würfel: eingegeben: { $typed } (der erste in Zeile { $line }); gegen den Startwert geprüft: { $checked }.
replay-dice-not-checkable = Würfel: nicht prüfbar: { $unchecked }; eingegeben: { $typed }; gegen den Startwert geprüft: { $checked }. Der erste nicht geprüfte steht in Zeile { $line }.
replay-dice-under-way = Die Schlacht läuft noch, und ihr Startwert ist noch geheim.
replay-dice-no-seed = Die Schlacht ist vorbei, aber der Aufzeichnung fehlt der Startwert der Würfel.
replay-dice-not-promised = Der Kopf verspricht keinen Startwert.
replay-dice-earlier = Sie fielen, bevor die Schlacht auf einen Server ging.
replay-dice-other-source = Sie kommen weder von einem Startwert noch von einem Spieler.
replay-dice-shared = Würfel: mit den Werten aller drei geprüft: { $checked } von { $all } Würfen. { $visits } Besuche: { $known } von allen dreien.
replay-dice-shared-under-way = Die Schlacht läuft noch, und die Werte des Hauses sind noch geheim.
replay-dice-shared-missing = Einigen Besuchen fehlt ein Wert, und ihre Würfe lassen sich nicht prüfen.
replay-orders = Woher die Befehle kamen, lässt sich nicht prüfen. Kopien einer Schlacht haben dieselbe Prüfsumme: { $hash }

baroque-unknown = Das Verfahren nennt den Code { $code } nicht, also gilt er als Name. Angenommene Fähigkeiten der Einheit: { $can }. Mit --can lässt sich anderes angeben.
baroque-may-not = Die Einheit darf nicht prüfen: { $why }.
baroque-die = Der Würfel zeigt { $die }.
baroque-die-plus = Der Würfel zeigt { $die }, und eine ungestüme Einheit zählt eins dazu.
baroque-cell = Spalte { $column } von { $mode }: { $reaction }.
baroque-nearest = Die Einheit kann das nicht: Die nächste Spalte, die sie kann, ist { $column }.
baroque-tie = Die Einheit kann das nicht: Spalten { $lower } und { $higher } sind gleich nah, und ein zweiter Würfel zeigt { $die }: Spalte { $column }.
baroque-nowhere = In dieser Zeile kann die Einheit nichts tun.
baroque-reacts = Ihre Reaktion: { $reaction }.
baroque-evades = Sie weicht aus, ohne Disziplintest.
baroque-does-nothing = Sie tut nichts, und eine andere Einheit darf prüfen.
baroque-does-nothing-marked = Sie tut nichts, und das gilt als ihre Antwort: Keine andere Einheit darf prüfen.
baroque-may-vacate = Um diese Reaktion zu vermeiden, muss eine Einheit der Klasse { $class } { $least } oder mehr würfeln.
baroque-vacated = Sie vermeidet die Reaktion.
baroque-not-vacated = Sie vermeidet die Reaktion nicht.
baroque-test-due = Jetzt macht sie ihren Disziplintest.
baroque-passes-test = Sie hat ihren Disziplintest bestanden und tut dies: { $reaction }.
baroque-fails-test = Sie hat ihren Disziplintest nicht bestanden und tut nichts.
baroque-marked = Sie ist markiert: Sie hat in dieser Runde reagiert.
baroque-not-marked = Sie ist nicht markiert und darf in dieser Runde noch reagieren.
baroque-marked-before = Sie ist schon markiert und darf in dieser Runde nur noch ausweichen.
baroque-not-marked-unsteady = Sie ist nicht markiert und darf nur ausweichen, solange sie ungeordnet oder im Nahkampf ist.
baroque-must-pursue = Sie muss verfolgen, so weit die Regel 7.1.4 von Baroque es zulässt.
baroque-no-impetus = Sie hat keinen Impetus und kann nicht verfolgen.
baroque-mode-forbids = Ihr Modus, { $mode }, verbietet ihr zu verfolgen.
baroque-pursues = Der Würfel zeigt { $die }: Im Modus { $mode } verfolgt sie.
baroque-stays = Der Würfel zeigt { $die }: Im Modus { $mode } bleibt sie stehen.
baroque-placing-dice = Rot würfelt { $red }, Blau { $blue }: { $first ->
        [red] Rot legt zuerst
        [blue] Blau legt zuerst
       *[tie] beide würfeln noch einmal
    }.
baroque-token = { $side ->
        [red] Rot
       *[blue] Blau
    } legt { $number }: { $command }, { $mode }.
baroque-token-die = Ein Würfel hat den Modus bestimmt, { $die }: unser Zusatz, kein Teil des Verfahrens.
baroque-order-initiative = Die Initiative von Baroque entscheidet, welche Seite handelt; jede Seite handelt in der Folge ihrer Nummern.
baroque-order-placed = Die Kommandos handeln in der Folge, in der ihre Marker gelegt wurden.
