## Aprender: las páginas en torno a las lecciones, el maestro, el panel de reglas. Viaja cuando se abre una de ellas.

learn-title = Aprende jugando
learn-hint = Un minuto por lección, en el tablero de verdad. Nada puntúa, y el orden da igual.
learn-subtitle = Aprende jugando · { $minutes } min
learn-all-games = Todos los juegos
learn-goal = El objetivo.
learn-progress = { $done } de { $count }
learn-learnt = Aprendido
learn-done = hecha
learn-begin = Empezar
learn-rulebooks-example = del reglamento
learn-from-rulebook = Del reglamento
learn-example = Un ejemplo del reglamento
learn-lesson-of = Lección { $number } de { $count }
learn-step-of = Paso { $step } de { $count }

learn-show-me = Muéstramelo
learn-take-back = Deshacerlo
learn-try-again = Otra vez
learn-read-rule = Leer la regla
learn-do-it = Déjame a mí
learn-next = Siguiente
learn-no-answer = Eso no es una de las respuestas. Se responde con: { $known_apart }.
learn-picked = bien, ya elegido
learn-no-score = No se pierde nada: una lección no puntúa.
learn-look-on = Mira la mesa y sigue cuando quieras.
learn-well-done = Muy bien.
learn-can = Ahora sabes { $what }.
learn-all-lessons = Todas las lecciones
learn-next-lesson = Sigue: { $title }
learn-all-done = Ya las sabes todas

learn-finished = Ya sabes jugar a { $game }.
learn-finished-count = { $count ->
    [one] Una lección
   *[other] { $count } lecciones
}. Sabes:
learn-first-game = Tu primera partida, con un maestro
learn-first-short = Dos aprendices · cuando quieras
learn-first-long = Ahora una partida entera, y yo a tu lado. Hablo antes de tu jugada si va a doler, nunca juego por ti. Me callo cuando quieras.
learn-first-game-go = Primera partida con el maestro
learn-without-coach = Sin el maestro
learn-again = Repetir una lección
learn-forget = Olvidar mi progreso
learn-forget-hint = Todas las lecciones contarán como no jugadas. ¿Seguro?
learn-forget-yes = Sí, olvidarlo

learn-try-it = Pruébalo
learn-search = Buscar en las reglas
learn-search-cards = Buscar en las cartas
learn-found = { $count ->
    [0] No hay nada
    [one] Un lugar
   *[other] { $count } lugares
}
learn-also = también se encuentra con: { $words }
learn-turn = Tu turno de un vistazo
learn-here = estás aquí
learn-detail = En detalle
learn-cards = Todas las cartas, y de dónde se saben
learn-print = Una hoja para imprimir
learn-jump-goal = Objetivo
learn-jump-turn = El turno
learn-jump-all = Todo
learn-back = Volver
learn-send-anyway = Hacerlo igualmente
learn-go-on = Seguir
learn-let-me-look = Déjame mirar
learn-coach = Maestro
learn-coach-on = Con maestro
learn-coach-off = Sin maestro
learn-turning = El momento decisivo
learn-turning-see = Verlo en la repetición
