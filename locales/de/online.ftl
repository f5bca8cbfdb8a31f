# Schlachten über einen Server.

player-watched = Jemand über den Server
online-invite = Per Link einladen
online-pace = Bedenkzeit
online-pace-days = { $count ->
    [one] 1 Tag, wenn du dran bist
   *[other] { $count } Tage, wenn du dran bist
}
online-pace-live = je { $count } min, +30 s je Zug
online-pace-untimed = Ohne Uhr
online-go-on = Auf einem Server weiterspielen …
online-go-on-help = Ein Freund bekommt einen Link und führt von hier an die andere Seite. Die bisherigen Würfe bleiben; die kommenden werfen ihr beide und der Server.
online-go-on-lead = Ich führe
online-go-on-later = Das geht, wenn ein Befehl gefragt ist, beide Armeen gewählt sind und der Freund die Regeln auch hat.
online-go-on-refused = Der Server kann mit dieser Schlacht nicht weitermachen: Sie hat andere Regeln oder wurde mit einer anderen Version gespielt.
online-watched = Andere dürfen per Link zusehen
online-desk = Deine Schlachten über den Server
online-desk-offered = Wartet darauf, dass der Gegner annimmt
online-desk-asked = Du bist dran
online-desk-waits = Der Gegner ist dran
online-desk-over = Beendet

online-title-loading = Die Schlacht wird gesucht …
online-title-trouble = Diese Schlacht lässt sich nicht öffnen
online-title-broken = Diese Schlacht kann hier nicht weitergehen
online-title-invited = Du bist zu einer Schlacht eingeladen
online-title-offered = Schick diesen Link deinem Gegner
online-title-army = Wähle deine Armee
online-title-sealed = Warten auf den Gegner
online-title-over = Die Schlacht ist beendet
online-terms = Was gespielt wird
online-code = Schlacht { $code }
online-terms-days = { $count ->
    [one] Wer dran ist, hat 1 Tag Zeit.
   *[other] Wer dran ist, hat { $count } Tage Zeit.
}
online-terms-live = Jeder Spieler hat { $count } Minuten, und nach jedem Zug 30 Sekunden mehr.
online-terms-untimed = Es läuft keine Uhr.
online-earlier = Sie geht weiter im Zug { $number } der Armee { $army }.
online-earlier-setup = Sie geht weiter in der Aufstellung.
online-earlier-lost = Verloren bisher: { $one } { $lost }, { $other } { $others }.
online-earlier-dice = Die bisherigen Würfe fielen anderswo, und niemand kann sie prüfen. Die kommenden werfen du, dein Gegner und der Server, und jeder davon lässt sich prüfen.
online-terms-unwatched = Nur die beiden Spieler können sie sehen.
online-you-lead = Du führst: { $army }.
online-accept = Annehmen und spielen
online-dice-help = Drei Zahlenketten würfeln: deine, die deines Gegners und die des Servers, alle vor der Schlacht festgelegt. Niemand kann einen Würfel ändern, und danach kann jeder alle Würfel prüfen.
online-link = Einladung
online-copy = Link kopieren
online-not-copied = Dieser Browser lässt eine Seite nichts kopieren: Markiere den Link und kopiere ihn selbst.
online-copied = Kopiert. Die Schlacht beginnt, wenn der Gegner annimmt.
online-share = Teilen …
online-offered-help = Du kannst diese Seite schließen: Die Schlacht bleibt auf der Startseite dieses Browsers.
online-seal = Diese Armee wählen
online-sealed-help = Deine Armee ist gewählt. Beide werden gezeigt, wenn auch der Gegner gewählt hat.
online-abort = Schlacht absagen
online-leave = Zur Startseite

online-trouble-unreachable = Der Server ist nicht erreichbar. Prüfe die Verbindung und öffne den Link noch einmal.
online-trouble-unknown = Diese Schlacht gibt es nicht. Prüfe den Link.
online-trouble-wrong-secret = Dieser Link öffnet keinen Platz in der Schlacht. Prüfe, ob er vollständig ist.
online-trouble-taken = Diesen Platz hat schon ein anderer Spieler.
online-trouble-too-many = Zu viele Anfragen. Warte ein wenig und versuche es noch einmal.
online-trouble-too-long = Diese Schlacht ist zu lang für den Server.
online-trouble-not-watched = Diese Schlacht sehen nur ihre beiden Spieler. Wenn du einer von ihnen bist, öffne deinen eigenen Link.
online-trouble-refused = Der Server hat abgelehnt. Versuche es später noch einmal.

online-panel = Gegner und Uhren
online-connection-connecting = Verbindung wird aufgebaut …
online-connection-open = Verbunden
online-connection-trying = Verbindung verloren. Neuer Versuch läuft seit
online-order-here = Dein Befehl ist auf diesem Gerät gespeichert und noch nicht gesendet:
online-order-sent = Dein Befehl ist gesendet, noch nicht bestätigt:
online-order-withdrawing = Dein Befehl wird zurückgezogen:
online-withdraw = Zurückziehen
online-day = T
online-hour = h
online-presence-never = war noch nicht da
online-presence-here = ist da
online-presence-gone = ist nicht da
online-paused = Die Schlacht ist unterbrochen.
online-resume = Weiterspielen
online-notice-stale = Die Schlacht ging weiter, bevor dein Befehl ankam. Er wurde deshalb nicht gespielt.
online-notice-refused = Der Server hat abgelehnt:
online-notice-withdrawn = Dein Befehl wurde zurückgezogen.
online-notice-lost = Der Server wurde aus einer Sicherung wiederhergestellt und hat { $count ->
    [one] einen Schritt
   *[other] einige von { $count } Schritten
} verloren, die du gesehen hattest. Die Schlacht geht dort weiter, wo der Server steht.
online-notice-resumed = { $by ->
    [own] Du hast weitergespielt: Die Pause ist vorbei.
    [other] Dein Gegner hat weitergespielt: Die Pause ist vorbei.
   *[watched] Die Pause ist vorbei.
}
online-give-again = Befehl noch einmal geben
online-dismiss = OK
online-offer-draw = ein Unentschieden
online-offer-back = die Rücknahme von Befehlen
online-offer-pause = eine Pause
online-offer-pace = eine andere Bedenkzeit: { $pace }
online-offer-rematch = eine Revanche mit vertauschten Seiten
online-offer-own = Du hast angeboten: { $offer }.
online-offer-other = Dein Gegner bietet an: { $offer }.
online-offer-accept = Annehmen
online-offer-decline = Ablehnen
online-offer-withdraw = Angebot zurückziehen
online-dice = { $checked ->
    [one] 1 Wurf geprüft: Niemand konnte ihn ändern.
   *[other] { $checked } Würfe geprüft: Niemand konnte sie ändern.
}
online-broken-dice = Die Würfel sind nicht die, die vor der Schlacht festgelegt wurden. Speichere die Aufzeichnung: Sie zeigt, wo.
online-broken-head = Das ist nicht die Schlacht, in der du deinen Platz hast: Ihre Würfel wurden anders festgelegt.
online-broken-engine = Diese Seite kann der Schlacht nicht folgen. Lade sie neu; wenn das nicht hilft, speichere die Aufzeichnung.
online-broken-refused = Der Server kennt diese Schlacht oder deinen Platz nicht.
online-closed-won = Die Schlacht ist nach den Regeln beendet.
online-closed-conceded = Die Schlacht ist beendet: Eine Seite hat aufgegeben.
online-closed-drawn = Die Schlacht endet unentschieden.
online-closed-resigned = Die Schlacht ist beendet: Ein Spieler hat aufgegeben.
online-closed-late = Die Schlacht ist beendet: Die Zeit ist abgelaufen.
online-closed-gone = Die Schlacht ist beendet: Ein Spieler blieb fort.
online-closed-agreed = Die Spieler haben sich auf Unentschieden geeinigt.
online-closed-claimed = Die Schlacht endet unentschieden: Ein Spieler hat es verlangt.
online-closed-abandoned = Die Schlacht endet unentschieden: Kein Spieler hat weitergespielt.
online-closed-aborted = Die Schlacht wurde abgesagt, bevor sie begann.
online-rematch = Revanche anbieten, Seiten vertauscht
online-rematch-wanted = Dein Gegner möchte eine Revanche mit getauschten Seiten.
online-rematch-accept = Revanche annehmen
online-rematch-agreed = Ihr wollt beide eine Revanche: Sie öffnet sich mit vertauschten Seiten und Armeen.
online-claim-win = Sieg beanspruchen
online-claim-draw = Unentschieden beanspruchen
online-more = Mehr
online-offer-draw-do = Unentschieden anbieten
online-offer-pause-do = Pause anbieten
online-pace-other = Eine andere Bedenkzeit
online-pace-offer = Diese Bedenkzeit anbieten
online-pace-help = Wenn dein Gegner annimmt, beginnen beide Uhren neu.
online-pace-away = Eine Uhr in Minuten läuft erst an, wenn ihr beide da seid.
online-resign = Aufgeben
online-way-back = Auf einem anderen Gerät weiterspielen
online-way-back-copied = Kopiert. Behalte ihn für dich: Er öffnet deinen Platz auf jedem Gerät.
online-record = Aufzeichnung herunterladen
online-sure-resign = Aufgeben? { $other } gewinnt dann.
online-sure-claim-win = Den Sieg gegen { $other } beanspruchen?
online-sure-claim-draw = Ein Unentschieden beanspruchen?
online-sure-yes = Ja
online-sure-no = Nein

online-desk-watched = Du siehst zu
online-title-waits = Warten auf den Gegner
online-waits-help = Der Gegner hat den anderen Platz noch nicht eingenommen. Du kannst diese Seite schließen: Die Schlacht bleibt auf der Startseite dieses Browsers.
online-watch-waits = Die Schlacht ist hier zu sehen, sobald beide Armeen gewählt sind.
online-watching = Du siehst zu. Befehle geben nur die beiden Spieler.
online-watch-link = Link zum Zusehen kopieren
online-watch-copied = Kopiert. Mit diesem Link kann man zusehen, aber nicht spielen.
online-rematch-open = Revanche öffnen
online-talk = Chat
online-talk-unread = { $count } neu
online-talk-says = { $name }: { $text }
online-talk-text = Nachricht an den Gegner
online-talk-say = Senden
online-talk-waiting = (noch nicht gesendet)
online-talk-mute = Gegner stummschalten
online-greeting-hello = Hallo!
online-greeting-luck = Viel Glück!
online-greeting-well = Gut gespielt!
online-greeting-moment = Einen Moment, bitte.
online-greeting-thanks = Danke für die Schlacht!
online-standing = Feste Antworten
online-standing-help = Was deine Seite im Zug des Gegners antwortet. Die Schlacht wartet nur auf dich, wo du „Mich fragen“ wählst.
online-standing-recoil = Wie weit deine Berittenen zurückprallen
online-standing-flight = Wohin sich deine Fliehenden wenden
online-standing-entry = Ob deine Sieger einrücken
online-standing-target = Worauf deine Schützen schießen, wenn sie aufgerufen werden
online-standing-main-attacker = Welches deiner Elemente der Hauptangreifer ist
online-standing-kept = Gespeichert.
online-reply-default = Die übliche Antwort des Schiedsrichters
online-reply-ask = Mich fragen: Die Schlacht wartet
online-reply-recoil-own-depth = Um die eigene Basentiefe
online-reply-recoil-farthest = So weit wie erlaubt
online-reply-flee-left = Nach links
online-reply-flee-right = Nach rechts
online-reply-move-in = Sie rücken ein
online-reply-stay-out = Sie bleiben draußen
online-way-back-code = Code zum Scannen mit dem Telefon: derselbe Link wie unten
online-way-back-help = Scanne den Code mit deinem eigenen Telefon, oder öffne dort den Link. Behalte beide für dich: Sie öffnen deinen Platz.
online-way-back-link = Dein Rückweg
online-notices = Erinnerungen
online-notices-none = Dieser Server sendet keine Nachrichten.
online-push-on = Dieses Gerät bekommt Nachrichten über diese Schlacht.
online-push-want = Nachrichten auf dieses Gerät
online-push-stop = Auf diesem Gerät beenden
online-push-refused = Dieser Browser zeigt keine Nachrichten dieser Seite. Erlaube sie in seinen Einstellungen für die Seite und öffne dies noch einmal.
online-push-unable = Dieser Browser nimmt keine Nachrichten an. Auf iPhone oder iPad füge die Seite zuerst zum Home-Bildschirm hinzu und öffne sie dort.
online-push-help = Eine Nachricht je Zug und eine Erinnerung, bevor deine Zeit abläuft.
online-push-trouble = Das hat nicht geklappt. Versuche es später noch einmal.
online-mail-help = Eine Nachricht je Zug und eine Erinnerung, bevor deine Zeit abläuft. Keine E-Mail wird gesendet, bevor du die Adresse bestätigt hast.
online-mail-address = Deine E-Mail-Adresse
online-mail-want = Schick mir E-Mails
online-mail-asked = Eine Nachricht ging an { $address }. Öffne ihren Link, um die Adresse zu bestätigen.
online-mail-confirmed = Nachrichten gehen an { $address }.
online-mail-stop = Beenden
online-mail-trouble = Das hat nicht geklappt. Prüfe die Adresse oder versuche es später noch einmal.
