## Bots and the arena.

error-bot-budget = “{ $bot }” is not a search budget; write search:0.2s (seconds, up to 60) or search:500i (iterations).
error-bot-foreseeing = At { $game } no bot can be told the luck to come; “foreseeing” is for games that try every choice with the same luck.
error-no-bots = Nobody competes; name at least one bot, such as greedy.
error-arena-place = Games cannot be played on “{ $place }”; choose { $known_or }.

arena-playing = Playing
arena-title = { $game }: { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $games ->
    [one] 1 match
   *[other] { $games } matches
}
arena-bot = bot
arena-share = wins [95%]
arena-fair = times its fair share
arena-place = mean place
arena-rating = rating [95%]
arena-time = ms a choice (mean / max)
arena-speed = iter./s
arena-share-cell = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }% [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
arena-fair-cell = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } [{ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }]
arena-place-cell = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-rating-cell = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
arena-time-cell = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } / { NUMBER($slowest, minimumFractionDigits: 0, maximumFractionDigits: 0) }
arena-speed-cell = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }
arena-note = Every deal was played once from every seat; shared wins count in parts; ratings are those of openskill, which begin at 25.
arena-plot = Drawn: { $file }
