## Words of the page alone. Everything that a game says is in the game's own file.

web-tagline = Four tabletop games of magic, at one table
web-home = Home
web-about = About
web-theme = Light or dark
web-sound = Sound
web-motion = Animations
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-off = Off
web-close = Close
web-retry = Try again
web-games = The games
web-loading = Lighting the candles…
web-dealing = Dealing…

web-facts-seats = { $least }–{ $most } players
web-facts = { $least }–{ $most } players · { $from }–{ $to } min

web-play-now = Play now
web-with-friends = With friends
web-pass-and-play = Pass and play
web-game-with-friends = { $game } with friends
web-game-pass-and-play = { $game }: pass and play
web-continue = Continue
web-open-file = Open a saved match
web-open-file-wrong = That is not the file of a match.
web-finished = Finished
web-leave = Get up from the table
web-leave-hint = A bot plays on for you, so that nobody has to wait. You find the match under Tables: open it again, and the seat is yours at once.
web-stay = Stay
web-watch = Watch
web-watch-empty = Nobody is playing in public right now. Start a match and share its link.
web-your-turn = Your turn
web-open-seat = Free seat
web-phase-lobby = Gathering
web-phase-running = Playing
web-phase-over = Finished

web-setup-friends-hint = You get a link to send. Free seats can be taken by bots.
web-setup-local-hint = The page hides each hand until the device has been passed on.
web-setup-bots-hint = The other seats are taken by bots.
web-how-many = How many players?
web-player = Player { $number }
web-guest = Guest
web-absent = If somebody goes away
web-absent-0 = wait for them
web-absent-60 = a bot plays after a minute
web-absent-300 = a bot plays after five minutes
web-absent-86400 = a bot plays after a day
web-options-missing = The options could not be loaded; the usual ones apply.
web-open-table = Open the table and invite
web-start = Start
web-failed = That did not work. Please try again.

web-learn = Learn
web-learnt = Learnt
web-lessons-done = { $done } of { $count } lessons done
web-code = Somebody sent you a code?
web-code-hint = Code or link
web-code-empty = Write the code or the link that somebody sent you.
web-code-foreign = That is neither a link nor a code of ours. Copy it whole, as it was sent to you.
web-code-nowhere = That link leads nowhere. Perhaps part of it was lost on the way, or its table is gone: ask for it again.
web-rematch-at = A rematch asks for you: { $game }
web-rematch-waits = A rematch: they ask whether you are in
web-name-full = { $most } letters at most: no more fit in a name.
web-join = Join
web-more-ways = More ways to play
web-start-here = start here
web-hello = Play against bots or with friends, here and now: no account, nothing to install, nothing to pay.
web-pages = Pages
web-play = Play
web-tables = Tables
web-tables-waiting = { $count ->
    [one] It is your turn at one of them.
   *[other] It is your turn at { $count } of them.
}
web-my-tables = My tables
web-my-tables-empty = No table yet.
web-my-tables-open = Open one
web-your-turn-at = Your turn: { $game }
web-with = with { $names }
web-and-table = and { $game } { $company }
web-you-title = You
web-you-are = You: { $name }
web-you-hint = The others see it at the table. This browser keeps it.
web-done = Done
web-play-with = { $seats } seats · { $level ->
    [novice] { $bots ->
        [one] novice
       *[other] novices
    }
    [adept] { $bots ->
        [one] adept
       *[other] adepts
    }
    [master] { $bots ->
        [one] master
       *[other] masters
    }
    [mixed] mixed bots
   *[other] { $level }
}
web-cover-facts = { $least }–{ $most } · { $from }–{ $to }′
web-change-bots = { $game }: seats and level of the bots
web-level = Level of the bots
web-level-novice = Novice
web-level-adept = Adept
web-level-master = Master
web-level-at = Level of the bot at seat { $number }
web-level-of = Level of { $name }
web-each-bot = Each bot, house rules…
web-set-table = Set a table: { $game }
web-as-last-time = As last time
web-where = Where the others play
web-where-friends = With the link
web-where-local = On this device
web-bot = Bot
web-a-friend = A friend
web-gets-the-link = gets the link
web-bot-instead = Bot instead
web-friend-instead = Friend instead
web-player-instead = Person instead
web-person-instead-at = Seat { $number }: { $who }
web-seat-now = Seat { $number }: { $who }.
web-seat-removed = Seat { $number } is gone.
web-seats-now = { $count } seats in all.
web-add-seat = Add a seat: { $who }
web-remove-seat = Take seat { $number } away
web-add-friend = Friend
web-add-player = Player
web-house-rules = House rules
web-as-printed = as printed
web-own-rules = changed
web-seats = Seats
web-you = you
web-your-name = Your name
web-prompt = What to do now
web-actions = Actions
web-part-seats = The others
web-part-board = The board
web-part-own = Yours
web-skips = Skip
web-keys-how = Tab goes from part to part of the table, arrows move inside a part, Enter lifts and Enter again does it, Escape puts it back.
web-skip-prompt = To what is asked
web-skip-board = To the board
web-skip-hand = To your hand
web-can = { $count ->
    [0] can be chosen
    [one] can be chosen
   *[other] can be chosen, { $count } ways
}
web-cannot = cannot be chosen now
web-cannot-lifted = “{ $thing }” is lifted: choose what goes with it, or put it back.
web-cannot-for = Cannot be chosen: { $reason }
web-picked = lifted
web-picked-do = lifted, Enter does it
web-would = If you choose it: { $what }
web-lifted-would = Lifted: { $thing }. { $what }
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
web-seat-acting = { $name }, whose turn it is
web-seat-acting-you = { $name }, it is your turn
web-away = away
web-take-back = Take back
web-take-back-not = Not now: only until somebody acts or something is revealed.
web-take-back-nothing = You have done nothing yet to take back.
web-take-back-acted = No longer: { $name } has acted.
web-take-back-seen = It cannot be taken back, it has been seen: { $what }
web-all-choices = All choices as a list
web-hint = Hint
web-do-it = Do it
web-rule = Rule { $section }
web-rule-read = Read the rule { $section }
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
web-title-over = The game is over – { $game }

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
web-back-to-seat = Back to my seat
web-seated-here = You sit at this table.
web-sent-away = You are no longer at this table
web-missing = There is no page here
web-missing-hint = Perhaps the address has a typo.
web-call-bot = Let a bot play
web-call-bot-in = Let a bot play (in { $seconds } s)
web-left-bot = { $count ->
    [one] { $names } is away; a bot plays until they come back.
   *[other] { $names } are away; bots play until they come back.
}
web-commitment = Published before the first card was dealt; at the end it proves that nothing was changed:
web-left = { $count ->
    [one] { $names } is away. The match waits when it is their turn.
   *[other] { $names } are away. The match waits when it is their turn.
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
web-pace = Pace, taps and keys
web-pace-others = How fast the others play
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
web-switch-keys = Single keys as shortcuts
web-key-H = a hint
web-key-U = take back
web-key-R = what happened since your turn
web-key-L = the log
web-key-rules = the rules
web-key-P = this sheet
web-key-I = see a card up close
web-key-numbers = go to a button of the prompt, by its number
web-key-space = the next step, or skip to now
web-space = Space
web-since-your-turn = Since your turn
web-last-turns = Last turns
web-nothing-yet = Nothing has happened yet.
web-nobody-since = Nobody else has played yet.
web-recap-more = { $count ->
    [one] And one thing more.
   *[other] And { $count } things more.
}
web-aim = Aim
web-show-on-board = Show on the board: { $what }
web-lit = Lit on the board: { $things }.
web-lit-nothing = Nothing of it lies on the board now.
web-hands-dealt = { $count ->
    [0] The hands are dealt.
   *[other] Everybody is dealt { $count } cards.
}
web-hint-later = Hints are for your own turn.
web-hint-only = Only one thing can be done: { $choice }.
web-read-first = Go to a card first: then I shows what it says.
web-no-button = There is no button with this number now.
web-nothing-waits = Nothing waits to be shown.
web-step-how = Space goes on to the next step.
web-show-again = Show it again
web-again-left = { $count ->
    [0] Once more: the last of it.
    [one] Once more: one step to go.
   *[other] Once more: { $count } steps to go.
}
web-cover-table = Cover the table
web-whole-log = Whole log
web-your-last-turn = Your last turn
web-since-then = Since then
web-when-turn = turn { $turn }
web-close-hint = Close hint
web-skip = Skip to now
web-catch-up = Catch up
web-then = Then
web-live = live
web-following = following
web-followed = you follow this seat
web-following-whom = The seat that you follow: { $name }
web-next-step = Next step
web-behind =
    { $count ->
        [one] One step behind.
       *[other] { $count } steps behind.
    }
web-tip = Choosing explains, choosing again does it.
web-read = Read it
web-sent = Sent. You can still take it back.
web-put-back = Put back: { $thing }
web-put-down = Put it back
web-put-back-done = Put back: nothing is done.
web-trouble = The table is out of reach. Your choice is kept.
web-trouble-kept = Nothing is lost: the game waits on the server, and the page keeps trying.

web-guest-number = Guest { $number }
