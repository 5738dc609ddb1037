## Los bots y la arena.

error-bot-budget = «{ $bot }» no es un límite de búsqueda; escribe search:0.2s (segundos, hasta 60) o search:500i (iteraciones).
error-bot-foreseeing = En { $game } no se le puede revelar a un bot la suerte que vendrá; «foreseeing» es para juegos en los que cada elección se prueba con la misma suerte.
error-no-bots = No compite nadie; nombra al menos un bot, por ejemplo greedy.
error-arena-place = No se puede jugar en «{ $place }»; elige { $known_or }.

arena-playing = Jugando
arena-title = { $game }: { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
arena-bot = bot
arena-share = victorias [95 %]
arena-fair = veces lo que le tocaría
arena-place = puesto medio
arena-rating = puntuación [95 %]
arena-time = ms por elección (media / máx.)
arena-speed = iter./s
arena-share-cell = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
arena-fair-cell = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } [{ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }; { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }]
arena-place-cell = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-rating-cell = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
arena-time-cell = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } / { NUMBER($slowest, minimumFractionDigits: 0, maximumFractionDigits: 0) }
arena-speed-cell = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }
arena-note = Cada reparto se jugó una vez desde cada asiento; las victorias compartidas cuentan por partes; la puntuación es la de openskill y empieza en 25.
arena-plot = Dibujado: { $file }
