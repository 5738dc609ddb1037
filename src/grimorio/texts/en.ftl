## What every game and every surface shares.

player = Player { $number }
you = you
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
list-nor = { $rest } or { $last }
list-empty = nothing

# What the end means to who reads it.
verdict-won = You win
verdict-won-by = You win, by { $by ->
    [one] one
   *[other] { $by }
}
verdict-won-tie = You win on the tie-break
verdict-shared = You share the victory with { $seats }
verdict-placed = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Place { $place }
}
verdict-behind = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Place { $place }
}, { $by ->
    [one] one
   *[other] { $by }
} behind { $seat }
verdict-level = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Place { $place }
}: level with { $seat }, who has the tie-break

## Said once, where the engines are not compiled.

form-slow = Grimorio's engines run interpreted here, about { $times } times slower than compiled: { $checkout ->
    [yes] run “make compiled” and put build/compiled on PYTHONPATH
   *[no] install a C compiler and Python's headers, then Grimorio once more from where you had it, with pip's --force-reinstall and --no-cache-dir
} (GRIMORIO_QUIET=1 silences this).

recap-line = { $seat }: { $words }
    .seat = You: { $words }

## Errors: one sentence, what was wrong and what is allowed.

error-unknown-game = There is no game called “{ $game }”; choose { $known_or }.
error-seats = { $seats ->
    [1] { $game } cannot be played by one; it takes { $least } to { $most }.
   *[other] { $game } cannot be played by { $seats }; it takes { $least } to { $most }.
}
error-option-unknown = { $game } has no option “{ $option }”; it has { $known }.
error-option-bool = Option “{ $option }” is “{ $value }”, but it takes yes or no.
error-option-int = Option “{ $option }” is “{ $value }”, but it takes a whole number from { $least } to { $most }.
error-option-range = Option “{ $option }” is { $value }, but it goes from { $least } to { $most }.
error-option-choice = Option “{ $option }” is “{ $value }”, but it must be { $choices_or }.
error-option-form = “{ $text }” is not an option; write it as name=value.
error-unknown-action = “{ $text }” is not a choice I know; they begin with { $verbs }.
error-action-rest = “{ $text }” is not a choice I know; “{ $good }” goes on as in “{ $example }”.
error-action-more = “{ $text }” is not a choice I know; “{ $good }” is one, without the rest.
error-choice-kind = { $value } is not a choice; give one action, its text or its number.
error-other-action = “{ $text }” is an action of another game.
error-whole = { $name } is { $value }, but it must be a whole number.
error-players = { $count ->
    [one] One name was given
   *[other] { $count } names were given
} for { $seats } players; give a list with one for each, or fewer.
error-nothing-chosen = There is nothing to take back: nothing has been chosen yet.
error-unwritable = “{ $file }” cannot be written: look whether its folder is there and you may write in it.
error-number-first = “{ $text }” cannot stand after a comma: only the first choice may be a number; write the others in words.
error-load-other = The saved game goes on as it began, with { $seats } seats and its own options; leave --seats and --option out.
error-humans = --humans is { $humans }, but the table has { $seats } seats.
error-not-offered = “{ $text }” is not one of the numbered choices; take a number from 1 to { $most }.
error-not-measured = There is no balance measure for “{ $game }”; there is one for { $known }.
error-many-bots = { $most ->
    [one] Besides yours there is one seat at this table; more bots were named.
   *[other] Besides yours there are { $most } seats at this table; more bots were named.
}
error-unknown-bot = There is no bot called “{ $bot }”; choose { $known_or }.
error-language = There is no language “{ $language }” here; choose { $known_or }.
error-damaged = This is damaged: { $expected ->
    [int] “{ $field }” should be a number
    [str] “{ $field }” should be a text
    [bool] “{ $field }” should be a yes or a no
    [list] “{ $field }” should be a list
    [object] it is neither a match nor a part of one
    [nothing] “{ $field }” should not be there
   *[other] “{ $field }” is missing, or not what it should be
}.
error-damaged-pieces = This is damaged: its components are not those of the game; one is missing or there twice.
error-match-over = The match is over.
error-bots-count = { $count ->
    [one] One bot was given
   *[other] { $count } bots were given
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; give one for all, or one for each.
error-choices = One act has 1 to { $most } choices; that was { $count }.
error-ply = There is no move { $value }; this match goes from move 0 to { $most }.
error-action-id = There is no choice number { $value }; they go from 0 to { $most }.
error-package-name = “{ $name }” of the package { $package } is left out: a name is made of small letters and digits.
error-package-taken = “{ $name }” of the package { $package } is left out: { $other } has one of the same name.
error-package-failed = “{ $name }” of the package { $package } is left out, because it does not work here ({ $problem }).
error-package-contract = “{ $name }” of the package { $package } is left out: it was written for contract { $found } of Grimorio, and this is { $wanted }.
error-own-bot = There is no bot “{ $bot }”: { $why ->
    [module] there is no module “{ $module }” in this folder or among what is installed
    [name] the module “{ $module }” has no “{ $name }”
   *[callable] “{ $name }” of the module “{ $module }” cannot be called with the game
}.
error-own-bot-failed = The bot “{ $bot }” does not work ({ $problem }).
error-no-bot = { $bot } is no bot; give a name, a Bot, or a function of a view and the legal actions.
error-bot-choice = The bot “{ $bot }” chose “{ $choice }”, which it may not choose now.
error-illegal = { $action }: { $sentence } ({ $section })
error-extra = This needs the package “{ $package }”, which is not installed: install grimorio[{ $extra }].
error-damaged-json = This is damaged: it is not valid JSON (line { $line }).
error-damaged-ply = This is damaged: move { $ply } cannot have happened.
error-match-damaged = This match is damaged in the database and cannot be opened; the others are not affected.
error-other-rules = This match follows version { $rules } of the rules, and this program knows them up to version { $newest }: open it with a newer Grimorio.
error-other-saved = A game of “{ $found }” is saved there, not one of “{ $wanted }”.
error-file = The file “{ $file }” cannot be read: { $problem ->
    [FileNotFoundError] it does not exist
    [PermissionError] you may not read it
    [IsADirectoryError] it is a folder
    [UnicodeDecodeError] it is not text
   *[other] { $problem }
}.
error-count = { $name } is { $value }, but it must be at least { $least }.
# What TOML does not understand, told to somebody who types in cards.
error-toml-curly = { $file }, line { $line }: quotation marks must be straight ones, as in "text".
error-toml-quote = { $file }, line { $line }: a quotation mark is missing. A text stands between two: "text".
error-toml-id = { $file }, line { $line }: what stands before the sign = is written with the letters a to z, digits and dashes, without accents or blanks. A name with accents goes into name.
error-toml-equals = { $file }, line { $line }: a sign = is missing here, as in evil_food = 2.
error-toml-decimal = { $file }, line { $line }: only whole numbers will do, without a comma.
error-toml-brace = { $file }, line { $line }: a comma is missing between two facts, or the brace that closes the card: {"{"} …, … {"}"}.
error-toml-bracket = { $file }, line { $line }: a comma is missing in a list, or the bracket that closes it: [1, 2, 3].
error-toml-heading = { $file }, line { $line }: the bracket is missing that closes the heading: [prices].
error-toml-value = { $file }, line { $line }: this is not understood. A text stands in quotation marks, a number without them, a list in square brackets.
error-toml-rest = { $file }, line { $line }: there is something too much at the end; each fact has a line of its own.
error-toml-statement = { $file }, line { $line }: here a fact is expected, such as evil_food = 2, or a heading, such as [prices].
error-toml-pair = { $file }, line { $line }: “{ $thing }” is there twice in this line.
error-toml-twice = { $file }, line { $line }: “{ $thing }” is already in line { $first }. Leave one of them.
error-toml-section = { $file }, line { $line }: the section [{ $thing }] is already in line { $first }. Leave one of them; if it is another card of a list, it has double brackets: [[{ $thing }]].
error-toml-array = { $file }, line { $line }: another card of this list has double brackets: [[{ $thing }]].
error-toml-other = { $file }, line { $line }: this is not understood ({ $thing }).
error-toml-beyond = { $file }: there are too many lists inside each other, or a number has too many digits.
error-edition-game = { $file }, line { $line }: this is an edition of “{ $game }”, not of “{ $wanted }”.
error-edition-missing = { $file }, line { $line }: “{ $field }” is missing here.
error-edition-word = { $file }, line { $line }: “{ $value }” is not known here; known are { $allowed }.
error-edition-table = { $file }, line { $line }: “{ $field }” must be a table of its own, with names and values.
error-edition-list = { $file }, line { $line }: “{ $field }” must be a list in square brackets.
error-edition-text = { $file }, line { $line }: “{ $field }” must be a text in quotation marks.
error-edition-number = { $file }, line { $line }: “{ $field }” is “{ $value }” and must be a whole number from { $least } to { $most }.
error-edition-exact = { $file }, line { $line }: “{ $field }” is “{ $value }” and must be { $wanted }.
error-edition-choice = { $file }, line { $line }: “{ $field }” is “{ $value }”, but it must be { $allowed_or }.
error-edition-source = { $file }, line { $line }: the source is “{ $value }”, but it must be { $allowed_or }.
error-edition-unknown = { $file }, line { $line }: there is no game called “{ $game }”; write { $known_or }.
error-edition-looks = { $file }, line { $line }: it says that it is for “{ $game }”, but what follows is for “{ $other }”.
error-edition-quoted = { $file }, line { $line }: “{ $field }” is a number and has no quotation marks: { $value }.
error-edition-name = { $file }, line { $line }: “{ $thing }” is called by a text in quotation marks, or by one for each language: {"{"} es = "…", en = "…" {"}"}.
error-edition-name-empty = { $file }, line { $line }: the name of “{ $thing }” is empty.
error-edition-name-long = { $file }, line { $line }: the name of “{ $thing }” has { $count } letters and may have { $most }.
error-edition-name-sign = { $file }, line { $line }: the name of “{ $thing }” has a sign that cannot be shown: no <, > or &, and nothing invisible.
error-edition-languages = { $file }, line { $line }: the name of “{ $thing }” is in { $found }; it must be in es and en and in no other, or be one text for both.
error-edition-nameless = { $file }, line { $line }: “{ $thing }” is a new card and needs a name: name = "…", or name = {"{"} es = "…", en = "…" {"}"}.
error-edition-unreadable = The edition “{ $file }” cannot be read: { $problem ->
    [FileNotFoundError] it does not exist
    [PermissionError] you may not read it
    [IsADirectoryError] it is a folder
    [UnicodeDecodeError] save it as UTF-8 text
   *[other] { $problem }
}.
error-edition-two = { $file } and { $other } are both editions of “{ $game }”; give one file for each game.
error-edition-usage = Write “new” and a game, “check” and a file, or “show” and a game.
edition-good = “{ $title }” can be played, an edition of { $game }.
edition-served = { $game }: new tables play with “{ $title }” ({ $count ->
    [one] one thing is other than ours
   *[other] { $count } things are other than ours
}).
edition-start-title = { $game } (my cards)
edition-start-what = This file is yours: change what is printed differently on your cards, and leave the rest.
edition-start-how = Check it with: grimorio edition check FILE. Play with: grimorio serve --edition FILE, or grimorio play { $game } --edition FILE.
edition-start-name = The name of a card goes into name: name = "Ogre", or one for each language: name = {"{"} es = "Ogro", en = "Ogre" {"}"}.
edition-start-source = Where each fact comes from (what you have read from your own cards gets source = "owner"):
error-other-edition = This was not played with the cards of “{ $edition }” but with others. Give the file of its edition with --edition.
named-card = { $name } ({ $card })
source-rulebook = It is in the rulebook.
source-public = Reviews and publishers’ pages say so.
source-reconstructed = It is our own reconstruction; nobody has published it.
source-owner = From the cards of somebody who owns the game.
# What is said of a card, and where it comes from: “ability and name: it is in the rulebook”.
fact-ability = ability
fact-detail = how it works in detail
fact-name = name
fact-condition = condition
fact-main = main card
fact-card = card
fact-price = price
fact-shield = shield
fact-loot = loot
facts-source = { $facts }: { $source }
edition-changes = This is not as on the cards that come with Grimorio:
edition-same = No card is other than those that come with Grimorio.
edition-gone = No longer there: { $things }.
edition-rest = What else is on no card:
edition-in-play = Cards in play: { $title }
edition-own = This table plays with cards that somebody has typed in from their own copy. If the rules below, or the text of an ability, give other names, abilities or numbers, those of these cards hold.
edition-base = These are the cards that come with Grimorio. Look at any card to see where its facts come from.
-language = English
    .code = en
# The owner of an edition may call a card otherwise in each language.
own-name = { -language.code ->
    [es] { $es }
   *[en] { $en }
}

## The terminal.

cli-your-turn = { $player }, it is your turn.
cli-pass-screen = Hand the screen to { $player }, and press Enter when nobody else is looking.
cli-choose = Number or words (? for help)
cli-help = Type a number, or the words of a choice; several, with commas between them, are made as one (after the first, in words). “? number” or “? words” tells what a choice would do, or why it is not allowed, and explains a card by its name or id; “recap” tells what happened since your turn; “hint” asks a strong bot; “undo” takes your last choice back; “cards” tells which cards are in play; “log” shows the log; “save FILE” keeps the game in a file, from then on after every choice; “quit” leaves.
cli-refused = Not allowed ({ $section }): { $why }
cli-allowed = That is allowed.
cli-unknown-rest = What comes after that is hidden from you, or left to chance.
cli-standing = How it stands
cli-standing-after = Afterwards
cli-nothing-since = Nothing worth telling has happened since your turn.
cli-undone = Taken back: { $action }.
cli-no-undo = There is nothing to take back: something was revealed, or somebody else has played since.
cli-hint = { $action }: expected place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $visits ->
    [one] tried once
   *[other] tried { $visits } times
}
cli-kept = The game is kept in { $file } after every choice.
cli-save-where = In which file? Write it after the word: save game.json
cli-keep = This game is kept nowhere; type a file to keep it in, or only Enter to let it go
cli-go-on = Go on with: grimorio play { $game } --load { $file }
cli-bye = The game is not finished. See you soon.
cli-over = The game is over.
cli-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
cli-score = Score sheet
plain-yes = yes
plain-no = no
cli-you = (you)
cli-unknown-thing = I know nothing called “{ $thing }”.
cli-hand = Your hand
cli-more = … and { $count } more

## The table over the net.

error-name-long = That name is too long; it may have { $most ->
    [one] 1 letter
   *[other] { $most } letters
} at most.
error-name-signs = That name has a sign that we cannot show, such as <, > or &, or a picture made of several joined ones. Leave it out.
error-name-unseen = That name shows nothing; use at least one letter or number.
error-address = There is no address { $host } on this machine; choose another with --host.
error-port-taken = Port { $port } is taken; stop what uses it, or choose another with --port.
error-port-forbidden = Port { $port } needs more rights than you have; choose one above 1023.
error-no-network = This computer is in no network; connect it, or start without --lan.
error-setting = { $where }: “{ $value }” does not fit; { $kind ->
    [port] a port is a whole number from 0 to 65535
    [workers] this is a whole number from 1 to 64
    [network] an address or a network is expected, such as 10.0.0.7 or 10.0.0.0/24
    [switch] this is true or false
    [level] there are { $known }
   *[word] a word or a file is expected, and not nothing
}.
error-unknown-setting = { $file }: there is no setting named “{ $name }”; there are { $known }.
error-unknown-variable = The environment sets { $name }, which means nothing here; there are { $known }, GRIMORIO_CONFIG and GRIMORIO_LIMIT_ with the name of a limit.
error-config = { $file } is not valid TOML: { $problem }.
serve-lan = The others on your network open { $address } or scan this:
serve-lan-mind = Whoever is in your network can come in, and the line is not encrypted. Friends elsewhere need a proxy or a tunnel of your own with HTTPS: docs/guides/operating.md.
serve-proxy-all = Mind: --proxy { $network } believes everybody what they say about their address, so that limits hold for nobody. Name the proxy alone, unless nobody else can reach this port.
error-lan-https = --lan speaks plain HTTP, and with --https browsers keep who they are for HTTPS alone: nobody could sit down. Leave one of them out.
error-lan-host = --lan is for the others on the network, and nobody but this computer can reach { $host }; leave --host out, or name an address of this computer on the network.
error-https-public = --https says that the page is served over HTTPS, and --public { $address } that it is not; correct one of them.
error-limits-section = { $file }: limits is a section: a line [limits], and below it lines such as sockets = 500.
error-log-file = { $file } cannot be written: choose another file for the log, or none.
error-file-taken = { $where }: { $file } belongs to { $other ->
    [database] the database
    [control] the socket of `grimorio admin`
    [edition] the cards of an edition
   *[config] the settings
}; nothing was changed. Choose another name.
error-control-file = control: { $file } { $problem ->
    [folder] is a folder
    [missing] lies in a folder that does not exist
    [forbidden] lies in a folder where you may not write
    [used] belongs to another server, which answers there
   *[file] is already there, and is no socket
}; nothing was changed. Choose another name.
table-closed = Whoever runs this server has closed this table; what was played there is kept.
table-deleted = Whoever runs this server has deleted this table.
table-read-anew = Something about this table was changed; it is loaded again.
error-no-match = There is no match { $match } in this database; `grimorio admin list` shows those that there are.
error-no-guest = There is nobody called { $guest } in this database; `grimorio admin guests` shows who there is.
error-too-busy = Too much is going on there to change anything; nothing was changed. Try again.
error-control = The server that uses { $file } does not answer at { $socket }; nothing was changed. Stop it, or restart it.
error-backup-there = { $file } is already there and was left as it is; choose another name.
error-backup-full = { $file } could not be written: look whether the folder is there, and whether the disk is full.
error-backup-foreign = { $file } is not a backup of Grimorio, or it is damaged; nothing was changed.
error-backup-apart = { $file } has no secrets and keys; give the file that has them with --apart.
error-backup-both = { $file } does not belong to this backup: the secrets in it are of other matches.
error-backup-same = { $file } and the backup itself would be one file; give each a name of its own.
error-backup-newer = { $file } is a backup of a newer version of Grimorio; nothing was changed. Update Grimorio first.
error-backup-secrets = { $file } has no secrets and keys in it; nothing was changed. Give the file that --apart wrote.
error-backup-whole = { $file } has its secrets and keys in it; nothing was changed. Leave --apart out.
error-restore-there = { $place } has matches already, and a backup is restored into an empty database only; nothing was changed.
error-admin-not-stored = The database did not take it, and nothing was changed: look whether the disk is full, and what the log says.
error-admin-not-read = The database cannot be read just now; nothing was changed.
error-admin-unsure = The line to the database broke before the answer came: look whether it was done, and try again.
admin-none = There is nothing.
admin-list = { $id }  { $game }  { $phase }  { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}  last { $last }  { $players }
admin-guest = { $guest }  { $name }  { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}  last { $last }
admin-seat =   seat { $seat }: { $kind } { $name }, guest { $guest }
admin-closed = { $count ->
    [one] 1 match is closed; nothing of it was deleted.
   *[other] { $count } matches are closed; nothing of them was deleted.
}
admin-reopened = { $count ->
    [one] 1 match is open again.
   *[other] { $count } matches are open again.
}
admin-deleted = { $count ->
    [one] 1 match is deleted.
   *[other] { $count } matches are deleted.
}
admin-forgotten = That guest is forgotten. Deleted, because nobody else sat there: { $deleted }. Kept for the others, as if it had been nobody: { $kept }.
admin-pruned = { $dry ->
    [yes] Would be deleted:
   *[no] Deleted:
} tables that were never started, { $lobby }; finished matches, { $over }; unfinished ones, { $running }; guests, { $guests }.
admin-sound = { $matches ->
    [one] 1 match, and it is sound
   *[other] { $matches } matches, all sound
}; the database itself: { $engine }.
admin-unsound = Of { $matches } matches are damaged: { $damaged }; without their result: { $ends }; rows of no match: { $orphans }; the database itself: { $engine }.
admin-repaired = Results added: { $results }. Damaged matches cut back to their last sound move: { $cut }.
admin-limit = { $name } = { $value }
admin-limits-running = In force in the running server:
admin-limits-here = No server answers; with the settings given here these would be in force:
admin-backed-up = { $matches ->
    [one] 1 match is
   *[other] { $matches } matches are
} in { $file }.
admin-apart = Secrets and keys are in { $file }; nobody else may have it.
admin-restored = { $matches ->
    [one] 1 match is
   *[other] { $matches } matches are
} in { $place } again; every one was checked.
admin-sure = This cannot be undone. Add --yes to do it.
error-proxy = { $address } is neither an address nor a network of a proxy.
error-unknown-limit = { $where }: there is no limit named “{ $name }”; { $count ->
    [0] `grimorio serve --help` lists them
   *[other] perhaps { $known_or }; `grimorio serve --help` lists them all
}.
error-limit-form = { $where }: “{ $wish }” does not fit: this limit is { $form ->
    [rate] a rate, { $name }=A_SECOND:AT_ONCE, with both numbers
    [whole] a whole number, { $name }=NUMBER,
   *[number] a number, { $name }=NUMBER,
} from 0 to { $most }.
error-limit-none = { $where }: “{ $wish }” is too little for anything to work; { $form ->
    [rate] the second number must be at least { $least }
   *[number] it must be { $least ->
        [0] more than 0
       *[other] at least { $least }
    }
}.
error-limit-name = { $where }: “{ $wish }” names no limit: give NAME=NUMBER, for example sockets=500.
error-origin = “{ $origin }” is not the address of a page: give it as https://host or https://host:port, without anything after it.
error-store-busy = Another server is already using { $file }; stop it, or choose another file.
error-store-unwritable = { $file } cannot be written: look whether the folder is there, whether you may write in it, and whether the disk is full.
error-store-foreign = { $file } is not a database of Grimorio; nothing in it was changed. Choose another file.
error-store-folder = { $file } is a folder; nothing in it was changed. Name a file in it, such as grimorio.db.
error-store-newer = { $file } was written by a newer version of Grimorio; nothing in it was changed. Update Grimorio, or choose another file.
error-store-damaged = { $file } is damaged or incomplete; nothing in it was changed. Put a backup in its place, or choose another file.
error-store-owner = { $file } belongs to another user of this machine; start as that user, or choose another file.
error-store-names = { $file } has a second name on the disk (a hard link), and moves could be lost between the two; remove one, or choose another file.
db-copied = Everything is there, as it was: the numbers of rows and what is in them agree.
error-copy-source = There is no database { $file } to copy from.
error-copy-same = That is the same database twice; nothing was changed. Name another one to copy to.
error-copy-room = { $file } could not be copied to be read: look whether you may read it, and whether there is room for it in the folder for temporary files (TMPDIR).
error-copy-full = There is something in the database to copy to; nothing was changed. Choose an empty one.
error-copy-differs = What arrived is not what was sent, so nothing was kept; stop every server that uses either database, and try again.
error-database-address = That is no address of a database: it looks like postgresql://user@host:port/name, and in a password / @ : ? # % are written %2F %40 %3A %3F %23 %25. Or give the path of a file.
error-database-silent = No PostgreSQL answers at { $place }; look whether it runs there, and whether this machine may reach it.
error-database-password = PostgreSQL at { $place } does not accept this user or password; nothing was changed.
error-database-missing = There is no database called so at { $place }; create it first, or choose another one.
error-database-read-only = The database at { $place } can only be read by this user; nothing in it was changed. Give the right to write, or choose another one.
error-database-foreign = The database at { $place } is somebody else's, not one of Grimorio; nothing in it was changed. Choose an empty one.
error-database-newer = The database at { $place } was written by a newer version of Grimorio; nothing in it was changed. Update Grimorio, or choose another one.
error-database-old = PostgreSQL at { $place } is too old; version { $least } or newer is needed. Nothing was changed.
table-log-taken-back = { $seat } takes their last choice back.
    .seat = You take your last choice back.
table-too-full = The server is full just now; try again in a moment.
table-too-slow = The request took too long to arrive; try again.
table-undo-limit = { $most ->
    [one] You have already taken a choice back; now go on with the game.
   *[other] You have taken back { $most } choices in a row; now go on with the game.
}
table-too-many-tables = { $most ->
    [one] You have an unfinished table from today; finish it first.
   *[other] You have { $most } unfinished tables from today; finish some of them first.
}
table-too-long = This match is too long to be shown step by step; download it to have all of it.
table-file-too-much = Reading this file is too much work; it does not look like a real match.
table-too-much = Too much is going on at this table; try again in a moment.
table-too-fast = That was too fast; wait a moment and try again.
table-too-many-sockets = Too many windows are open; close some and come back.
table-too-large = That is too large; { $most ->
    [one] 1 byte
   *[other] { $most } bytes
} at most.
table-fault = Something went wrong here; nothing has changed.
table-not-stored = The choice could not be stored, so it does not count; try again in a moment.
table-unsure = The database has stopped answering; whether your choice was stored will show when it is back.
table-not-read = The stored matches cannot be read just now; try again in a moment.
table-key-reused = This key was already used for another choice; nothing has changed.
table-not-running = The match is not running.
table-not-over = The match is not over yet.
table-no-undo = There is nothing to take back: something was revealed, or somebody else has played since.
table-not-seen = Choice { $choice } has to wait until you see what the ones before it bring. Nothing was played.
table-stale = The table has changed since; look again and choose.
table-no-question = There is no question for everybody now.
table-no-longer = This question has been given all the time there is.
table-no-settling = That cannot be settled beforehand at this table.
table-settled-before = At this table the answers that everybody settled beforehand decide.
table-no-hint-sealed = There are no hints while everybody is asked in secret.
table-no-such-action = There is no such choice in this game.
table-not-on-offer = That is not among the choices on offer.
table-seats-open = Somebody is still missing: fill every seat with a friend or a bot.
table-started = The match has already started.
table-left-by-all = Everybody got up from this table; it is gone.
table-host-here = The host is here; you can only take over the table of somebody who is away.
table-host-grace = The host may only be reloading the page; the table can be taken over in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-full = Every seat is taken; you can watch.
table-no-such-seat = There is no such seat; this table has { $most }.
table-own-seat = The host’s seat cannot be given away.
table-seat-fixed = That seat can no longer change.
table-seat-here = That player is here; a bot can only stand in for somebody who is away.
table-no-such-match = There is no such match; perhaps the link is incomplete.
table-no-such-invitation = This invitation leads nowhere; perhaps the link is incomplete.
table-not-yours = You have no seat at this table; open the invitation, or watch.
table-sent-away = Your seat at this table is no longer yours.
table-got-up = You got up from this table. While the match runs, the seat stays yours: come back whenever you like.
table-kept-out = The host of this table does not let you in.
table-rematch-invitation = You need an invitation to this rematch now; ask its host for the link.
table-no-rematch = Nobody has asked for a rematch yet.
table-nobody-there = Nobody sits there any more; nothing has changed.
table-seat-grace = Whoever sits there may only be reloading the page; a bot can be called in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-own-bot = In a running match the table itself chooses which bot stands in.
table-not-owner = Only the host of this table may do that.
table-only-watching = Whoever watches cannot choose.
table-malformed = The message could not be understood: { $problem }.
table-other-origin = Requests from another page are not accepted.
table-not-json = The request must be JSON (content-type application/json).
table-no-rules = There are no rules for that game here.
table-eyes = A match can be seen through the eyes of: { $known }.
table-no-such-address = There is nothing at this address.
table-no-such-method = This address does not take that kind of request.
table-stopping = The server is restarting; the match goes on in a moment.

## Verifying a match.

verify-ok = The match holds: { $game }, { $plies ->
    [one] 1 move
   *[other] { $plies } moves
} and { $drawn ->
    [one] 1 random number
   *[other] { $drawn } random numbers
}, all checked; { $count ->
    [one] won by { $winners }
   *[other] shared by { $winners }
}. Seal { $seal }.
verify-not-over = This match is not over: its secret is not revealed yet, so there is nothing to check.
verify-goes-on = { $plies ->
    [one] This match is not over: its only move is right, and there is no outcome to check yet.
   *[other] This match is not over: its { $plies } moves are right, and there is no outcome to check yet.
}
verify-edition = The edition’s text is not the one that the match was played with.
verify-commitment = The secret is not the one that was promised at the start.
verify-options = The options are not complete.
verify-chance = Move { $ply }: the shuffles, dice or components are not what the secret gives.
verify-illegal = Move { $ply }: “{ $action }” was not allowed there.
verify-undo = Move { $ply }: nothing could be taken back there.
verify-unfinished = { $plies ->
    [one] The match does not end after its only move.
   *[other] The match does not end after its { $plies } moves.
}
verify-outcome = The outcome is not what the moves lead to.
verify-seal = The seal does not fit: something in the file was changed.
verify-other-seal = The file’s seal is { $seal }, not the one you noted.
