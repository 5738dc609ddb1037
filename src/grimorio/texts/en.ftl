## What every game and every surface shares.

player = Player { $number }
bot-name = { $kind } { $number }
list-last = { $rest } and { $last }
list-empty = nobody
yes = yes
no = no

## Errors: one sentence, what was wrong and what is allowed.

error-unknown-game = There is no game called “{ $game }”; choose one of { $known }.
error-seats = { $seats ->
    [one] { $game } cannot be played by one; it takes { $least } to { $most }.
   *[other] { $game } cannot be played by { $seats }; it takes { $least } to { $most }.
}
error-option-unknown = { $game } has no option “{ $option }”; it has { $known }.
error-option-bool = Option “{ $option }” is “{ $value }”, but it takes yes or no.
error-option-int = Option “{ $option }” is “{ $value }”, but it takes a whole number from { $least } to { $most }.
error-option-range = Option “{ $option }” is { $value }, but it goes from { $least } to { $most }.
error-option-choice = Option “{ $option }” is “{ $value }”, but it is one of { $choices }.
error-option-form = “{ $text }” is not an option; write it as name=value.
error-unknown-action = “{ $text }” is not an action I know; they begin with { $verbs }.
error-not-offered = “{ $text }” is not one of the numbered choices; take a number from 1 to { $most }.
error-unknown-bot = There is no bot called “{ $bot }”; choose one of { $known }.
error-language = There is no language “{ $language }” here; choose one of { $known }.
error-damaged = This is damaged: “{ $field }” should be { $expected }.
error-damaged-pieces = This is damaged: its components are not those of the game, one is missing or doubled.
error-damaged-json = This is damaged: it is not valid JSON (line { $line }).
error-damaged-ply = This is damaged: ply { $ply } cannot have happened.
error-commitment = This is damaged: the secret does not match the commitment published at the start.
error-other-rules = This belongs to other rules: { $field } is “{ $found }” and should be “{ $wanted }”.
error-file = The file “{ $file }” cannot be read ({ $problem }).
error-count = { $name } is { $value }, but it must be at least { $least }.
error-edition-toml = { $file } is not a TOML file: { $problem }.
error-edition-game = { $file } is an edition of “{ $game }”, not of “{ $wanted }”.
error-edition-missing = { $file } lacks “{ $field }”.
error-edition-source = { $file }, line { $line }: the source is “{ $value }”, but it is one of { $allowed }.
error-edition-unreadable = The edition { $file } cannot be read ({ $problem }).

## The terminal.

cli-your-turn = { $player }, it is your turn.
cli-pass-screen = Hand the screen to { $player }, and press Enter when nobody else is looking.
cli-choices = You may
cli-choose = Number or words (? for help)
cli-help = Type a number, or the words of a choice. “? words” explains a card, or why a choice is not allowed; “undo” takes your last choice back; “log” shows what happened; “quit” leaves.
cli-refused = Not allowed ({ $section }): { $why }
cli-allowed = That is allowed.
cli-undone = Taken back: { $action }.
cli-no-undo = There is nothing to take back: something was revealed, or somebody else has played since.
cli-bye = The game is not finished. See you.
cli-over = The game is over.
cli-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
cli-log = What happened
cli-score = Score sheet
cli-you = (you)
cli-bot-plays = { $player } chooses: { $action }
cli-unknown-thing = I know nothing called “{ $thing }”.
cli-hand = Your hand
cli-more = … and { $count } more
cli-version = Grimorio { $version }, { $form }
cli-compiled = compiled
cli-interpreted = interpreted
