# Battles over a server.

player-watched = A player over the server
online-invite = Invite by link
online-pace = Pace
online-pace-days = { $count ->
    [one] 1 day for each turn of yours
   *[other] { $count } days for each turn of yours
}
online-pace-live = { $count } min each, +30 s a bound
online-pace-untimed = No clock
online-go-on = Go on over a server…
online-go-on-help = A friend gets a link and leads the other side from here on. The dice so far stay as they fell; those to come are thrown by both of you and the server.
online-go-on-lead = I lead
online-go-on-later = This can be done when an order is asked for, with both armies chosen, by rules that a friend has too.
online-go-on-refused = The server cannot go on with this battle: it has other rules, or was played by another version.
online-watched = Others may watch by link
online-desk = Your battles over the server
online-desk-offered = Waiting for your opponent to accept
online-desk-asked = Your move
online-desk-waits = Your opponent’s move
online-desk-over = Over

online-title-loading = Looking up the battle…
online-title-trouble = This battle cannot be opened
online-title-broken = This battle cannot go on here
online-title-invited = You are invited to a battle
online-title-offered = Send this link to your opponent
online-title-army = Choose your army
online-title-sealed = Waiting for your opponent
online-title-over = The battle is over
online-terms = What is offered
online-code = Battle { $code }
online-terms-days = { $count ->
    [one] Each player has 1 day for each turn.
   *[other] Each player has { $count } days for each turn.
}
online-terms-live = Each player has { $count } minutes, and 30 seconds more after each bound.
online-terms-untimed = There is no clock.
online-earlier = It goes on in bound { $number } of { $the }.
online-earlier-setup = It goes on in the setup.
online-earlier-lost = Lost so far: { $one } { $lost }, { $other } { $others }.
online-earlier-dice = The dice so far were rolled elsewhere, and no one can check them. Those to come are thrown by you, your opponent and the server, and each can be checked.
online-terms-unwatched = Only the two players can see it.
online-you-lead = You lead { $the }.
online-accept = Accept and play
online-dice-help = The dice come from three chains of numbers, yours, your opponent’s and the server’s, all fixed before the battle. No one can change a die, and afterwards anyone can check every one.
online-link = Invitation
online-copy = Copy the link
online-not-copied = This browser does not let a page copy: select the link and copy it yourself.
online-copied = Copied. The battle begins when your opponent accepts.
online-share = Share…
online-offered-help = You may close this page: the battle stays on the start page of this browser.
online-seal = Choose this army
online-sealed-help = Your army is chosen. Both are shown once your opponent has chosen too.
online-abort = Call the battle off
online-leave = Back to the start page

online-trouble-unreachable = The server cannot be reached. Check your connection and open the link again.
online-trouble-unknown = There is no such battle. Check the link.
online-trouble-wrong-secret = This link does not open a seat in the battle. Check that it is complete.
online-trouble-taken = Another player has taken this seat already.
online-trouble-too-many = Too many requests. Wait a little and try again.
online-trouble-too-long = This battle is too long for the server.
online-trouble-not-watched = Only its two players can see this battle. If you are one of them, open your own link.
online-trouble-refused = The server refused. Try again later.

online-panel = Opponent and clocks
online-connection-connecting = Connecting…
online-connection-open = Connected
online-connection-trying = Connection lost. Trying again since
online-order-here = Your order is saved on this device and not sent yet:
online-order-sent = Your order is sent; not yet confirmed:
online-order-withdrawing = Withdrawing your order:
online-withdraw = Withdraw
online-day = d
online-hour = h
online-presence-never = has not been here yet
online-presence-here = is here
online-presence-gone = is away
online-paused = The battle is paused.
online-resume = Resume
online-notice-stale = The battle went on before your order arrived, so it was not played.
online-notice-refused = The server refused:
online-notice-withdrawn = Your order was withdrawn.
online-notice-lost = The server was restored from a backup and lost { $count ->
    [one] a step
   *[other] some of { $count } steps
} that you had seen. The battle goes on from where the server is.
online-notice-resumed = { $by ->
    [own] You have gone on: the pause is over.
    [other] Your opponent has gone on: the pause is over.
   *[watched] The pause is over.
}
online-give-again = Give the order again
online-dismiss = OK
online-offer-draw = a draw
online-offer-back = to take back orders
online-offer-pause = a pause
online-offer-pace = another pace: { $pace }
online-offer-rematch = a rematch with sides swapped
online-offer-own = You have offered { $offer }.
online-offer-other = Your opponent offers { $offer }.
online-offer-accept = Accept
online-offer-decline = Decline
online-offer-withdraw = Withdraw the offer
online-dice = { $checked ->
    [one] 1 roll checked: no one could have changed it.
   *[other] { $checked } rolls checked: no one could have changed them.
}
online-broken-dice = The dice are not those that were fixed before the battle. Save the record: it shows where.
online-broken-head = This is not the battle that you joined: its dice were fixed differently.
online-broken-engine = This page cannot follow the battle. Reload it; if that does not help, save the record.
online-broken-refused = The server does not know this battle or your seat.
online-closed-won = The battle is over by the rules.
online-closed-conceded = The battle is over: one side conceded.
online-closed-drawn = The battle is drawn.
online-closed-resigned = The battle is over: one player resigned.
online-closed-late = The battle is over: time ran out.
online-closed-gone = The battle is over: one player stayed away.
online-closed-agreed = The players agreed on a draw.
online-closed-claimed = The battle is drawn: a player claimed a draw.
online-closed-abandoned = The battle is drawn: neither player went on.
online-closed-aborted = The battle was called off before it began.
online-rematch = Offer a rematch, sides swapped
online-rematch-wanted = Your opponent wants a rematch with sides swapped.
online-rematch-accept = Accept the rematch
online-rematch-agreed = You both want a rematch, and it opens with sides and armies swapped.
online-claim-win = Claim the win
online-claim-draw = Claim a draw
online-more = More
online-offer-draw-do = Offer a draw
online-offer-pause-do = Offer a pause
online-pace-other = Another pace
online-pace-offer = Offer this pace
online-pace-help = When your opponent accepts, both clocks start anew.
online-pace-away = A clock in minutes starts only while both of you are here.
online-resign = Resign
online-way-back = Continue on another device
online-way-back-copied = Copied. Keep it to yourself: it opens your seat on any device.
online-record = Download the record
online-sure-resign = Resign? { $other } will win.
online-sure-claim-win = Claim the win against { $other }?
online-sure-claim-draw = Claim a draw?
online-sure-yes = Yes
online-sure-no = No

online-desk-watched = You watch
online-title-waits = Waiting for your opponent
online-waits-help = Your opponent has not taken the other seat yet. You may close this page: the battle stays on the start page of this browser.
online-watch-waits = The battle is shown here once both armies are chosen.
online-watching = You are watching. Only the two players can give orders.
online-watch-link = Copy a link to watch
online-watch-copied = Copied. Anyone with this link can watch, and no one can play by it.
online-rematch-open = Open the rematch
online-talk = Chat
online-talk-unread = { $count } new
online-talk-says = { $name }: { $text }
online-talk-text = Message to your opponent
online-talk-say = Send
online-talk-waiting = (not sent yet)
online-talk-mute = Mute my opponent
online-greeting-hello = Hello!
online-greeting-luck = Good luck!
online-greeting-well = Well played!
online-greeting-moment = One moment, please.
online-greeting-thanks = Thank you for the battle!
online-standing = Standing answers
online-standing-help = What your side answers in your opponent’s bound. The battle waits for you only where you choose “Ask me”.
online-standing-recoil = How far your mounted recoil
online-standing-flight = Which way your fleeing elements turn
online-standing-entry = Whether your victors move in
online-standing-target = What your shooters shoot at when called on
online-standing-main-attacker = Which of your elements is the main attacker
online-standing-kept = Saved.
online-reply-default = The referee’s usual answer
online-reply-ask = Ask me: the battle waits
online-reply-recoil-own-depth = Their own base depth
online-reply-recoil-farthest = As far as allowed
online-reply-flee-left = To the left
online-reply-flee-right = To the right
online-reply-move-in = They move in
online-reply-stay-out = They stay out
online-way-back-code = Code to scan with your phone: the same link as below
online-way-back-help = Scan the code with your own phone, or open the link there. Keep both to yourself: they open your seat.
online-way-back-link = Your way back in
online-notices = Reminders
online-notices-none = This server sends no messages.
online-push-on = This device is sent messages about this battle.
online-push-want = Send messages to this device
online-push-stop = Stop them on this device
online-push-refused = This browser blocks messages from this page. Allow them in its settings for the page, then open this again.
online-push-unable = This browser takes no messages. On an iPhone or iPad, add the page to the home screen first and open it there.
online-push-help = One message a turn, and a reminder before your time runs out.
online-push-trouble = That did not work. Try again later.
online-mail-help = One message a turn, and a reminder before your time runs out. No e-mail is sent before you have confirmed the address.
online-mail-address = Your e-mail address
online-mail-want = Send me e-mail
online-mail-asked = A message has gone to { $address }. Open its link to confirm the address.
online-mail-confirmed = Messages go to { $address }.
online-mail-stop = Stop
online-mail-trouble = That did not work. Check the address, or try again later.
