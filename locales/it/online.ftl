# Battaglie attraverso un server.

player-watched = Un giocatore sul server
online-invite = Invita con un link
online-pace = Ritmo
online-pace-days = { $count ->
    [one] 1 giorno ogni volta che tocca a te
   *[other] { $count } giorni ogni volta che tocca a te
}
online-pace-live = { $count } min a testa, +30 s a turno
online-pace-untimed = Senza orologio
online-go-on = Continua su un server…
online-go-on-help = Un amico riceve un collegamento e guida l’altro esercito da qui in poi. I tiri già fatti restano; i prossimi li fate voi due e il server.
online-go-on-lead = Io guido
online-go-on-later = Si può quando è atteso un ordine, con i due eserciti scelti e regole che ha anche l’amico.
online-go-on-refused = Il server non può continuare questa battaglia: ha altre regole, o è stata giocata con un’altra versione.
online-watched = Altri possono assistere con un link
online-desk = Le tue battaglie sul server
online-desk-offered = In attesa che l’avversario accetti
online-desk-asked = Tocca a te
online-desk-waits = Tocca all’avversario
online-desk-over = Finita

online-title-loading = Cerco la battaglia…
online-title-trouble = Questa battaglia non si può aprire
online-title-broken = Questa battaglia qui non può continuare
online-title-invited = Sei invitato a una battaglia
online-title-offered = Manda questo link al tuo avversario
online-title-army = Scegli il tuo esercito
online-title-sealed = In attesa dell’avversario
online-title-over = La battaglia è finita
online-terms = Che cosa si gioca
online-code = Battaglia { $code }
online-terms-days = { $count ->
    [one] Ogni giocatore ha 1 giorno ogni volta che tocca a lui.
   *[other] Ogni giocatore ha { $count } giorni ogni volta che tocca a lui.
}
online-terms-live = Ogni giocatore ha { $count } minuti, e 30 secondi in più dopo ogni turno.
online-terms-untimed = Non c’è orologio.
online-earlier = Riprende dal turno { $number } di { $army }.
online-earlier-setup = Riprende dallo schieramento.
online-earlier-lost = Perdite finora: { $one } { $lost }, { $other } { $others }.
online-earlier-dice = I tiri fatti finora sono avvenuti altrove, e nessuno può controllarli. I prossimi li fate tu, il tuo avversario e il server, e ognuno si può controllare.
online-terms-unwatched = Possono vederla solo i due giocatori.
online-you-lead = Guidi: { $army }.
online-accept = Accetta e gioca
online-dice-help = Tre catene di numeri tirano i dadi: la tua, quella dell’avversario e quella del server, tutte fissate prima della battaglia. Nessuno può cambiare un dado, e alla fine chiunque può controllarli tutti.
online-link = Invito
online-copy = Copia il link
online-not-copied = Questo browser non lascia copiare una pagina: seleziona il link e copialo tu.
online-copied = Copiato. La battaglia comincia quando l’avversario accetta.
online-share = Condividi…
online-offered-help = Puoi chiudere questa pagina: la battaglia resta nella pagina iniziale di questo browser.
online-seal = Scegli questo esercito
online-sealed-help = Il tuo esercito è scelto. Si vedranno entrambi quando anche l’avversario avrà scelto.
online-abort = Annulla la battaglia
online-leave = Torna alla pagina iniziale

online-trouble-unreachable = Il server non risponde. Controlla la connessione e riapri il link.
online-trouble-unknown = Questa battaglia non esiste. Controlla il link.
online-trouble-wrong-secret = Questo link non apre nessun posto nella battaglia. Controlla che sia completo.
online-trouble-taken = Un altro giocatore ha già preso questo posto.
online-trouble-too-many = Troppe richieste. Aspetta un poco e riprova.
online-trouble-too-long = Questa battaglia è troppo lunga per il server.
online-trouble-not-watched = Solo i suoi due giocatori possono vedere questa battaglia. Se sei uno di loro, apri il tuo link.
online-trouble-refused = Il server ha rifiutato. Riprova più tardi.

online-panel = Avversario e orologi
online-connection-connecting = Mi collego…
online-connection-open = Collegato
online-connection-trying = Connessione persa. Riprovo da
online-order-here = Il tuo ordine è salvato su questo dispositivo e non ancora inviato:
online-order-sent = Il tuo ordine è inviato, non ancora confermato:
online-order-withdrawing = Ritiro il tuo ordine:
online-withdraw = Ritira
online-day = g
online-hour = h
online-presence-never = non è ancora arrivato
online-presence-here = è presente
online-presence-gone = è assente
online-paused = La battaglia è in pausa.
online-resume = Riprendi
online-notice-stale = La battaglia è andata avanti prima che arrivasse il tuo ordine, che quindi non è stato giocato.
online-notice-refused = Il server ha rifiutato:
online-notice-withdrawn = Il tuo ordine è stato ritirato.
online-notice-lost = Il server è stato ripristinato da una copia e ha perso { $count ->
    [one] un passo
   *[other] alcuni dei { $count } passi
} che avevi visto. La battaglia continua da dove si trova il server.
online-notice-resumed = { $by ->
    [own] Hai ripreso a giocare: la pausa è finita.
    [other] L’avversario ha ripreso a giocare: la pausa è finita.
   *[watched] La pausa è finita.
}
online-give-again = Ripeti l’ordine
online-dismiss = OK
online-offer-draw = la patta
online-offer-back = di annullare ordini
online-offer-pause = una pausa
online-offer-pace = un altro ritmo: { $pace }
online-offer-rematch = la rivincita a lati scambiati
online-offer-own = Hai proposto { $offer }.
online-offer-other = L’avversario propone { $offer }.
online-offer-accept = Accetta
online-offer-decline = Rifiuta
online-offer-withdraw = Ritira la proposta
online-dice = { $checked ->
    [one] 1 tiro controllato: nessuno poteva cambiarlo.
   *[other] { $checked } tiri controllati: nessuno poteva cambiarli.
}
online-broken-dice = I dadi non sono quelli fissati prima della battaglia. Salva la registrazione: mostra dove.
online-broken-head = Questa non è la battaglia in cui hai preso posto: i suoi dadi sono stati fissati altrimenti.
online-broken-engine = Questa pagina non riesce a seguire la battaglia. Ricaricala; se non basta, salva la registrazione.
online-broken-refused = Il server non conosce questa battaglia o il tuo posto.
online-closed-won = La battaglia è finita secondo le regole.
online-closed-conceded = La battaglia è finita: una parte si è arresa.
online-closed-drawn = La battaglia è patta.
online-closed-resigned = La battaglia è finita: un giocatore ha abbandonato.
online-closed-late = La battaglia è finita: il tempo è scaduto.
online-closed-gone = La battaglia è finita: un giocatore non è più tornato.
online-closed-agreed = I giocatori si sono accordati per la patta.
online-closed-claimed = La battaglia è patta: un giocatore l’ha chiesta.
online-closed-abandoned = La battaglia è patta: nessuno ha continuato.
online-closed-aborted = La battaglia è stata annullata prima di cominciare.
online-rematch = Proponi la rivincita, a lati scambiati
online-rematch-wanted = L’avversario vuole la rivincita a lati scambiati.
online-rematch-accept = Accetta la rivincita
online-rematch-agreed = Volete entrambi la rivincita: si apre a lati ed eserciti scambiati.
online-claim-win = Chiedi la vittoria
online-claim-draw = Chiedi la patta
online-more = Altro
online-offer-draw-do = Proponi la patta
online-offer-pause-do = Proponi una pausa
online-pace-other = Un altro ritmo
online-pace-offer = Proponi questo ritmo
online-pace-help = Quando l’avversario accetta, entrambi gli orologi ripartono da capo.
online-pace-away = Un orologio a minuti parte solo quando siete qui entrambi.
online-resign = Abbandona
online-way-back = Continua su un altro dispositivo
online-way-back-copied = Copiato. Tienilo per te: apre il tuo posto su qualsiasi dispositivo.
online-record = Scarica la registrazione
online-sure-resign = Abbandonare? Vincerà { $other }.
online-sure-claim-win = Chiedere la vittoria contro { $other }?
online-sure-claim-draw = Chiedere la patta?
online-sure-yes = Sì
online-sure-no = No

online-desk-watched = Assisti
online-title-waits = In attesa dell’avversario
online-waits-help = L’avversario non ha ancora preso l’altro posto. Puoi chiudere questa pagina: la battaglia resta nella pagina iniziale di questo browser.
online-watch-waits = La battaglia si vedrà qui quando entrambi gli eserciti saranno scelti.
online-watching = Stai assistendo. Solo i due giocatori possono dare ordini.
online-watch-link = Copia un link per assistere
online-watch-copied = Copiato. Chi ha questo link può assistere, ma non giocare.
online-rematch-open = Apri la rivincita
online-talk = Messaggi
online-talk-unread = { $count ->
    [one] 1 nuovo
   *[other] { $count } nuovi
}
online-talk-says = { $name }: { $text }
online-talk-text = Messaggio all’avversario
online-talk-say = Invia
online-talk-waiting = (non ancora inviato)
online-talk-mute = Silenzia l’avversario
online-greeting-hello = Ciao!
online-greeting-luck = Buona fortuna!
online-greeting-well = Ben giocato!
online-greeting-moment = Un momento, per favore.
online-greeting-thanks = Grazie per la battaglia!
online-standing = Risposte pronte
online-standing-help = Che cosa risponde la tua parte nel turno dell’avversario. La battaglia ti aspetta solo dove scegli «Chiedi a me».
online-standing-recoil = Di quanto rinculano i tuoi montati
online-standing-flight = Da che parte si girano i tuoi elementi in fuga
online-standing-entry = Se i tuoi vincitori entrano
online-standing-target = A che cosa tirano i tuoi tiratori chiamati in causa
online-standing-main-attacker = Quale tuo elemento è l’attaccante principale
online-standing-kept = Salvato.
online-reply-default = La risposta abituale dell’arbitro
online-reply-ask = Chiedi a me: la battaglia aspetta
online-reply-recoil-own-depth = Della propria profondità di base
online-reply-recoil-farthest = Il più possibile
online-reply-flee-left = A sinistra
online-reply-flee-right = A destra
online-reply-move-in = Entrano
online-reply-stay-out = Restano fuori
online-way-back-code = Codice da inquadrare con il telefono: lo stesso link qui sotto
online-way-back-help = Inquadra il codice con il tuo telefono, o apri lì il link. Tienili per te: aprono il tuo posto.
online-way-back-link = Il tuo link di ritorno
online-notices = Promemoria
online-notices-none = Questo server non manda messaggi.
online-push-on = Questo dispositivo riceve i messaggi su questa battaglia.
online-push-want = Manda messaggi a questo dispositivo
online-push-stop = Basta su questo dispositivo
online-push-refused = Questo browser non mostra i messaggi di questa pagina. Consentili nelle sue impostazioni per la pagina e riapri qui.
online-push-unable = Questo browser non riceve messaggi. Su iPhone o iPad aggiungi prima la pagina alla schermata Home e aprila da lì.
online-push-help = Un messaggio per turno, e un promemoria prima che il tempo scada.
online-push-trouble = Non è riuscito. Riprova più tardi.
online-mail-help = Un messaggio per turno, e un promemoria prima che il tempo scada. Nessuna e-mail parte prima che tu abbia confermato l’indirizzo.
online-mail-address = Il tuo indirizzo e-mail
online-mail-want = Mandami e-mail
online-mail-asked = È partito un messaggio per { $address }. Apri il suo link per confermare l’indirizzo.
online-mail-confirmed = I messaggi vanno a { $address }.
online-mail-stop = Basta
online-mail-trouble = Non è riuscito. Controlla l’indirizzo o riprova più tardi.
