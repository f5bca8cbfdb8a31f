# Messages to players who are not there, and the page on which they are confirmed or stopped.

notice-confirm-subject = Acies: shall we write to this address?
notice-confirm = This address was given for messages about a battle over the server ({ $armies }).
    If that was you, open this page and confirm it:
notice-confirm-not = If it was not you, do nothing: nothing more is sent.
notice-turn-subject = Acies: your turn ({ $armies })
notice-turn = The battle { $armies } waits for you.
notice-quarter-subject = Acies: a quarter of your time is left ({ $armies })
notice-quarter = The battle { $armies } still waits for you, and a quarter of your time for this turn is left.
notice-hours-subject = Acies: six hours are left ({ $armies })
notice-hours = The battle { $armies } still waits for you. When your six hours are over, your opponent may claim the win.
notice-claim-subject = Acies: your opponent’s time is out ({ $armies })
notice-claim = Your opponent’s time in the battle { $armies } is out. You may claim the win, give more time, or wait.
notice-over-subject = Acies: the battle is over ({ $armies })
notice-over = The battle { $armies } is over.
notice-several-subject = Acies: news of { $count } battles
notice-armies = { $red } against { $blue }
notice-open = Open it in the browser in which you play, or by your way back:
notice-open-several = Open them in the browser in which you play, or by your way back.
notice-stop = To stop these messages:
notice-why = You get this message because you gave this address and confirmed it. There is one message for each turn, and reminders before your time runs out.
notice-check-subject = Acies: a test
notice-check = This message was sent by acies admin mail-check. Messages about battles come the same way.

notice-page-asked = Messages about your battle
notice-page-asked-text = Shall Acies write to { $address } when the battle waits for you?
notice-page-confirmed = Messages about your battle
notice-page-confirmed-text = Acies writes to { $address } when the battle waits for you.
notice-page-gone = No messages
notice-page-gone-text = No more messages are sent about this battle by this link.
notice-page-confirm = Send messages
notice-page-stop = Stop messages
