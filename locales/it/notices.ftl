# Messages to players who are not there, and the page on which they are confirmed or stopped.

notice-confirm-subject = Acies: possiamo scrivere a questo indirizzo?
notice-confirm = Questo indirizzo è stato indicato per i messaggi su una battaglia sul server ({ $armies }).
    Se sei stato tu, apri questa pagina e confermalo:
notice-confirm-not = Se non sei stato tu, non fare nulla: non arriverà altro.
notice-turn-subject = Acies: tocca a te ({ $armies })
notice-turn = La battaglia { $armies } attende te.
notice-quarter-subject = Acies: resta un quarto del tuo tempo ({ $armies })
notice-quarter = La battaglia { $armies } attende ancora te, e resta un quarto del tempo per questo turno.
notice-hours-subject = Acies: restano sei ore ({ $armies })
notice-hours = La battaglia { $armies } attende ancora te. Passate le sei ore, l’avversario può reclamare la vittoria.
notice-claim-subject = Acies: il tempo dell’avversario è scaduto ({ $armies })
notice-claim = Il tempo dell’avversario nella battaglia { $armies } è scaduto. Puoi reclamare la vittoria, concedere altro tempo o aspettare.
notice-over-subject = Acies: la battaglia è finita ({ $armies })
notice-over = La battaglia { $armies } è finita.
notice-several-subject = Acies: novità da { $count } battaglie
notice-armies = { $red } contro { $blue }
notice-open = Aprila nel browser in cui giochi, o con il tuo link di ritorno:
notice-open-several = Aprile nel browser in cui giochi, o con il tuo link di ritorno.
notice-stop = Per non ricevere più questi messaggi:
notice-why = Ricevi questo messaggio perché hai indicato e confermato questo indirizzo. C’è un messaggio per ogni turno, e promemoria prima che il tempo scada.
notice-check-subject = Acies: una prova
notice-check = Questo messaggio è stato inviato da acies admin mail-check. I messaggi sulle battaglie arrivano allo stesso modo.

notice-page-asked = Messaggi sulla tua battaglia
notice-page-asked-text = Acies può scrivere a { $address } quando la battaglia attende te?
notice-page-confirmed = Messaggi sulla tua battaglia
notice-page-confirmed-text = Acies scrive a { $address } quando la battaglia attende te.
notice-page-gone = Nessun messaggio
notice-page-gone-text = Con questo link non arrivano più messaggi su questa battaglia.
notice-page-confirm = Invia messaggi
notice-page-stop = Ferma i messaggi
