# Messages to players who are not there, and the page on which they are confirmed or stopped.

notice-confirm-subject = Acies: Dürfen wir an diese Adresse schreiben?
notice-confirm = Diese Adresse wurde für Nachrichten über eine Schlacht auf dem Server angegeben ({ $armies }).
    Warst du das, öffne diese Seite und bestätige sie:
notice-confirm-not = Warst du es nicht, tu nichts: Es kommt nichts weiter.
notice-turn-subject = Acies: Du bist am Zug ({ $armies })
notice-turn = Die Schlacht { $armies } wartet auf dich.
notice-quarter-subject = Acies: Ein Viertel deiner Zeit bleibt ({ $armies })
notice-quarter = Die Schlacht { $armies } wartet noch auf dich, und ein Viertel deiner Zeit für diesen Zug bleibt.
notice-hours-subject = Acies: Sechs Stunden bleiben ({ $armies })
notice-hours = Die Schlacht { $armies } wartet noch auf dich. Nach den sechs Stunden kann die andere Seite den Sieg beanspruchen.
notice-claim-subject = Acies: Die Zeit der anderen Seite ist um ({ $armies })
notice-claim = Die Zeit der anderen Seite in der Schlacht { $armies } ist um. Du kannst den Sieg beanspruchen, mehr Zeit geben oder warten.
notice-over-subject = Acies: Die Schlacht ist zu Ende ({ $armies })
notice-over = Die Schlacht { $armies } ist zu Ende.
notice-several-subject = Acies: Neues von { $count } Schlachten
notice-armies = { $red } gegen { $blue }
notice-open = Öffne sie in dem Browser, in dem du spielst, oder mit deinem Link zurück:
notice-open-several = Öffne sie in dem Browser, in dem du spielst, oder mit deinem Link zurück.
notice-stop = Um diese Nachrichten zu beenden:
notice-why = Du bekommst diese Nachricht, weil du diese Adresse angegeben und bestätigt hast. Es gibt eine Nachricht je Zug, und Erinnerungen, bevor die Zeit um ist.
notice-check-subject = Acies: ein Test
notice-check = Diese Nachricht wurde von acies admin mail-check geschickt. Nachrichten über Schlachten kommen auf demselben Weg.

notice-page-asked = Nachrichten über deine Schlacht
notice-page-asked-text = Soll Acies an { $address } schreiben, wenn die Schlacht auf dich wartet?
notice-page-confirmed = Nachrichten über deine Schlacht
notice-page-confirmed-text = Acies schreibt an { $address }, wenn die Schlacht auf dich wartet.
notice-page-gone = Keine Nachrichten
notice-page-gone-text = Über diesen Link kommen keine Nachrichten mehr zu dieser Schlacht.
notice-page-confirm = Nachrichten schicken
notice-page-stop = Nachrichten beenden
