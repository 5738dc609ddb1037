## What is said at the door of a table, at the end, and when a match is looked at again. It travels when it is needed.

web-cancel = Cancel
web-open-file-hint = Choose the file of a match: downloaded from a table, or saved in the terminal or by a program.
web-waiting-for-count = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
web-all-here = Everybody is here
web-seat-taken = { $name } has sat down.
web-seat-left = { $name } has got up.
web-seat-named = { $was } is called { $name } now.
web-remove-bot-name = Take { $name } away
web-copy-by-hand = The browser does not let us copy. The link is marked: copy it by hand.
web-send-link = Send this link to your friends
web-watch-link = To watch only:
web-copy = Copy
web-copied = Copied
web-add-bot = Seat a bot
web-send-away = Send away
web-send-away-name = Send { $name } away
web-send-away-hint = The seat becomes free. Whoever is only sent away can come back with the same link; whoever is kept out cannot, until you let them in again.
web-keep-out = Send away and keep out
web-kept-out = Kept out
web-let-in = Let in again
web-let-in-name = Let { $name } in again
web-new-link = New link
web-new-link-hint = Has the link fallen into the wrong hands? A new one takes its place.
web-new-link-ask = The link that you have sent leads nowhere then. Whoever sits here stays.
web-waiting-seats = { $count ->
    [one] One seat is still free: wait for a friend, or seat a bot.
   *[other] { $count } seats are still free: wait for friends, or seat bots.
}
web-waiting-host = Waiting for the host to start…
web-sit-down = Sit down
web-show-score = Score sheet
web-score-sheet = Score sheet
web-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-marked = counts in favour
web-place = Place
web-place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-score = { $score ->
    [one] one point
   *[other] { $score } points
}
web-rematch = Play again
web-replay = Replay
web-replay-eyes = Point of view
web-replay-all = everything open
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step forward
web-replay-last = To the end
web-replay-play = Watch from here
web-replay-pause = Pause
web-replay-step = Step { $step } of { $count }
web-replay-copy = Copy the address of this moment
web-replay-copy-not = The browser does not let us copy: the address of this moment stands in its address bar.
web-replay-missing = There is no replay here
web-replay-missing-hint = A replay opens when its match is over. Check the link.
web-wrong-link = This link leads nowhere
web-wrong-link-hint = Perhaps part of it was lost on the way, or the host has made a new one. Ask for it again.
web-seal = The seal of this match. Note it if you want to be sure later that nobody changed the record:
web-proof = Download the match, to check that nobody touched the cards or the dice
web-somebody = somebody
web-table-of = table of { $host }
web-host = host
web-invites-you = { $host } invites you to
web-invited-to = You are invited to
web-invites-to = { $host } invites you to { $game }
web-travels = { $count } players
web-players = players
web-minutes = minutes
web-free = { $count ->
    [one] free
   *[other] free
}
web-seat-yours = This seat is for you
web-no-account = no account needed
web-watching-lobby = You are watching. The game appears here as soon as { $host } begins.
web-one-like-it = One like it
web-play-one-too = Play one, too
web-door-waiting = Gathering
web-door-waiting-title = { $count ->
    [one] One person is missing at the table of { $host }
   *[other] { $count } people are missing at the table of { $host }
}
web-door-waiting-hint = To sit down you need the invitation: ask { $host } for the link. Without it you can watch, or open a table like it.
web-door-full = Complete
web-door-full-title = The table of { $host } is complete
web-door-full-hint = { $names } sit there. Watch, or open a table like it.
web-door-running = Running
web-door-running-title = The table of { $host } is playing
web-door-running-hint = { $names } play. Watch, or open a table like it.
web-door-over = Over
web-door-over-title = { $won ->
    [0] The game of { $host } is over
    [one] { $winners } won
   *[other] { $winners } share the victory
}
web-door-over-hint = { $names } played. Step through it, or play one, too.
web-door-asked = Rematch
web-door-asked-title = { $host } asks for a rematch
web-door-asked-hint = Your seat waits for you: it begins when everybody has said yes.
web-door-elsewhere = Is one of the seats yours? It is kept by the browser in which you sat down: open this address there.
web-replay-not-yet = The replay opens when the game is over.
web-lower-end = Lower the sheet, to see the table
web-raise-end = Raise the sheet
web-ask-rematch = Ask for a rematch
web-rematch-title = Rematch
web-rematch-asks = { $host } asks for a rematch. Are you in?
web-rematch-you-in = You are in for the rematch at the table of { $host }.
web-rematch-begun = The rematch has begun.
web-rematch-in = { $name } is in
web-rematch-no = { $name }: not now
web-rematch-thinks = { $name } is thinking
web-rematch-bot = { $name }: a bot instead
web-rematch-yes = I am in
web-rematch-not-now = Not now
web-rematch-said-no = You said not now.
web-rematch-bot-for = Bot for { $name }
web-rematch-go = Go to the table
web-watch-rematch = Watch the rematch
web-hand-of = The hand of { $name }
web-replay-turn-back = To the turn before
web-replay-turn-next = To the next turn
web-name-or-guest = Without a name you sit down as a guest.
web-door-gone = Gone
web-door-gone-title = Everybody got up; the table is gone
web-door-gone-hint = Nobody can sit down here any more. Open a table like it, or go home.
web-door-out = Closed to you
web-door-out-title = { $host } keeps you out of this table
web-door-out-hint = No invitation lets you in, until { $host } does. You can watch, or open a table like it.
web-rematch-gone = Everybody got up from the rematch: nobody asks any more. You can ask again.
web-rematch-yours = Rematch? Now the others decide.
web-rematch-asked-by = { $host } asks for a rematch.
web-rematch-over = The rematch is over.
web-rematch-refused = Those who are missing said: not now.
web-rematch-away = { $name } is not at the table
web-rematch-withdraw = Withdraw
web-rematch-begin-bot = Begin with a bot for { $name }
web-host-away = { $host } keeps the table and is away.
web-take-over = Take over the table
web-take-over-in = Take over the table (in { $seconds } s)
web-became-host = The table is yours now: you invite, seat bots and begin.
web-leave-host = { $name } keeps the table from then on.
web-leave-last = Nobody else sits here: the table will be gone.
