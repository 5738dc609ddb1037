## Words of the page alone. Everything that a game says is in the game's own file.

web-tagline = Four tabletop games of magic, at one table
web-home = Home
web-about = About
web-settings = Language and appearance
web-theme = Light or dark
web-sound = Sound
web-motion = Animations
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-off = Off
web-close = Close
web-cancel = Cancel
web-retry = Try again
web-games = The games
web-loading = Lighting the candles…
web-dealing = Dealing…

web-facts-seats = { $least }–{ $most } players
web-facts = { $least }–{ $most } players · { $from }–{ $to } min

web-play-now = Play now
web-with-friends = With friends
web-pass-and-play = Pass and play
web-continue = Continue
web-open-file = Open a saved match
web-open-file-hint = Choose the file of a match: downloaded from a table, or saved in the terminal or by a program.
web-open-file-wrong = That is not the file of a match.
web-finished = Finished
web-leave = Get up from the table
web-leave-hint = A bot plays on for you, so that nobody has to wait. Open the match again from the home page, and the seat is yours at once.
web-stay = Stay
web-watch = Watch
web-watch-empty = Nobody is playing in public right now. Start a match and share its link.
web-your-turn = Your turn
web-open-seat = Free seat
web-phase-lobby = Gathering
web-phase-running = Playing
web-phase-over = Finished

web-setup-friends = { $game } with friends
web-setup-friends-hint = You get a link to send. Free seats can be taken by bots.
web-setup-local = { $game } on one device
web-setup-local-hint = The page hides each hand until the device has been passed on.
web-setup-bots = { $game } against bots
web-setup-bots-hint = The other seats are taken by bots.
web-how-many = How many players?
web-names = Names
web-player = Player { $number }
web-seat = Seat { $number }
web-guest = Guest
web-absent = If somebody goes away
web-absent-0 = wait for them
web-absent-60 = a bot plays after a minute
web-absent-300 = a bot plays after five minutes
web-absent-86400 = a bot plays after a day
web-options = Options
web-options-missing = The options could not be loaded; the usual ones apply.
web-open-table = Open the table
web-start = Start
web-failed = That did not work. Please try again.

web-send-link = Send this link to your friends
web-watch-link = To watch only:
web-copy = Copy
web-copied = Copied
web-seats = Seats
web-you = you
web-add-bot = Seat a bot
web-remove-bot = Remove bot
web-send-away = Send away
web-send-away-name = Send { $name } away
web-send-away-hint = The seat becomes free. Whoever is only sent away can come back with the same link; whoever is kept out cannot, until you let them in again.
web-keep-out = Send away and keep out
web-kept-out = Kept out
web-let-in = Let in again
web-let-in-name = Let { $name } in again
web-new-link = New link
web-new-link-hint = Has the link fallen into the wrong hands? A new one takes its place.
web-waiting-seats = { $count ->
    [one] One seat is still free: wait for a friend, or seat a bot.
   *[other] { $count } seats are still free: wait for friends, or seat bots.
}
web-waiting-host = Waiting for the host to start…
web-invited = You are invited to { $game }
web-invited-hint = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-your-name = Your name
web-sit-down = Sit down

web-prompt = What to do now
web-question = Everybody is asked at the same time.
web-question-seconds = { $seconds } s
web-question-left = { $seconds ->
    [one] One second to answer.
   *[other] { $seconds } seconds to answer.
}
web-question-longer = More time for everybody
web-question-silence = If you say nothing, your answer is: { $answer }.
web-question-sealed = Sealed: { $answer }. You can change your answer while there is time.
web-question-pass = Each of you answers in turn; all answers are opened together.
web-question-together = All answers are opened together.
web-question-settled = At this table the answers that everybody settled beforehand decide.
web-settle-private = Only you see this, and you can change it at any time.
web-waiting-for = Waiting for { $names }…
web-thinking = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
web-spectating = You are watching. { $count ->
    [one] It is { $names }’s turn.
   *[other] { $names } have to choose.
}
web-over = The game is over.
web-show-score = Score sheet
web-seat-acting = { $name }, whose turn it is
web-away = away
web-take-back = Take back
web-all-choices = All choices as a list
web-hint = Hint
web-do-it = Do it
web-join-rematch = Go to the new match
web-rule = Rule { $section }
web-log = Log
web-log-older = Earlier
web-log-empty = Nothing has happened yet.
web-rules = Rules
web-rules-none = Nobody has written down the rules of this game yet.
web-plain-table = What lies on the table
web-rules-missing = The rules could not be loaded.
web-drawer = Log and rules
web-close-drawer = Close log and rules
web-your-hand = Your hand
web-title-turn = ● Your turn – { $game }

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
web-rematch-called = A new match has begun with everybody who was here.
web-rematch = Play again
web-replay = Replay
web-replay-eyes = Point of view
web-replay-all = everything open
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step forward
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Step { $step } of { $count }
web-replay-missing = There is no replay here
web-replay-missing-hint = A replay opens when its match is over. Check the link.

web-pass-title = Hand the device to { $name }
web-pass-hint = Nobody else should look now.
web-pass-ready = I am { $name }: show my hand

web-reconnecting = The connection was lost. Reconnecting…
web-offline = You are offline
web-offline-hint = The table cannot be reached. Your match is safe; it goes on as soon as the connection is back.
web-gone = This table is gone
web-gone-hint = The match no longer exists, or the address has a typo.
web-unopened = This match cannot be opened here
web-got-up = You got up
web-come-back = Sit down again
web-sent-away = You are no longer at this table
web-denied = This seat is not yours
web-denied-hint = Ask the host for an invitation, or watch with the public link.
web-full = The table is full
web-full-hint = All seats are taken. Ask the host for the link to watch.
web-wrong-link = This link leads nowhere
web-wrong-link-hint = Perhaps part of it was lost on the way. Ask for it again.
web-missing = There is no page here
web-missing-hint = Perhaps the address has a typo.
web-call-bot = Let a bot play
web-call-bot-in = Let a bot play (in { $seconds } s)
web-left-bot = { $count ->
    [one] { $names } is away; a bot plays until they come back.
   *[other] { $names } are away; bots play until they come back.
}
web-seal = The seal of this match. Note it if you want to be sure later that nobody changed the record:
web-commitment = Published before the first card was dealt; at the end it proves that nothing was changed:
web-proof = Download the match, to check that nobody touched the cards or the dice
web-left = { $count ->
    [one] { $names } is away. The match waits, and goes on when they come back.
   *[other] { $names } are away. The match waits, and goes on when they come back.
}

web-about-title = About Grimorio
web-about-what = Grimorio lets you play four tabletop games of magic in the browser, in the terminal and from Python: exact rules, cards and dice that anybody can check, and bots that know only what a player in their seat would know.
web-about-games = The games and their authors
web-about-editions = Some printed numbers are not public, and we have reconstructed them. They are marked in the edition file of each game, and the owner of a printed copy can change them.
web-about-art = Pictures and type
web-about-icons = Pictures composed from
web-about-type = Type:
web-keys = Keyboard
web-keys-move = go to a card, cell or button, and choose it
web-keys-inspect = see a card up close
web-keys-buttons = press the buttons of the prompt
web-keys-escape = let go of what is half chosen
web-keys-drawer = open the log, open the rules


# The frame of a table
web-menu = Menu
web-pace = How fast the others play
web-pace-slow = Slow
web-pace-slow-time = 2.4 s
web-pace-normal = Normal
web-pace-normal-time = 1.2 s
web-pace-fast = Fast
web-pace-fast-time = 0.4 s
web-pace-step = Step
web-pace-step-time = you press
web-pace-still = Motion is switched off: nothing flies, the pauses stay.
web-switch-rounds = Stop at every round end
web-switch-marks = Mark the last moves on the board
web-switch-oneTap = One tap plays
web-since-your-turn = Since your turn
web-last-turns = Last turns
web-nothing-yet = Nothing has happened yet.
web-show-on-board = Show it on the board
web-whole-log = Whole log
web-since-then = Since then
web-when-turn = turn { $turn }
web-close-hint = Close hint
web-skip = Skip to now
web-next-step = Next step
web-behind =
    { $count ->
        [one] One step behind.
       *[other] { $count } steps behind.
    }
web-sent = Sent. You can still take it back.
web-put-back = Put back: { $thing }
web-put-down = Put it back
web-trouble = The table is out of reach. Your choice is kept.
web-trouble-kept = Nothing is lost: the game waits on the server, and the page keeps trying.
