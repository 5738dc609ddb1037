## Lecciones: lo que dice el maestro en todos los juegos, y lo que falla en una petición.

lesson-more = Bien. { $count ->
    [one] Queda 1.
   *[other] Quedan { $count }.
}
lesson-number = { $number }
lesson-thing = { $thing }
lesson-seat = { $seat }
lesson-thing-of = { $seat }: { $thing }
lesson-nothing = { "" }
lesson-not-that =
    Eso no.
    { $task }
lesson-instead =
    Se puede, pero mira qué pasa.
    { $what } { $more } Lo que se pide aquí: { $task }
lesson-later =
    Se podría.
    Pero esta lección no va de eso. { $task }
lesson-unknown = { $game } no tiene la lección «{ $lesson }»; tiene { $known }.
lesson-over = Esta lección ha terminado; ya no queda nada que elegir.
lesson-no-answer = «{ $answer }» no es una de las respuestas. Se responde con: { $known_apart }.
lesson-answered = Eso ya estaba elegido.
lesson-not-right = «{ $choice }» no es lo que se pide ahí, así que la lección no puede seguir desde ahí.

rules-ours = criterio nuestro

coach-first = { $rule } *Aquí:* { $here } { $more }
coach-same =
    Un momento.
    { $what } ¿No hay una manera mejor de hacerlo? Con otra ganarías unas { $lost } partidas más de cada 100.
coach-other =
    Un momento.
    { $what } ¿Has pensado en otra cosa? Con ella ganarías unas { $lost } partidas más de cada 100.
table-no-coach = El maestro solo ayuda donde todos los demás son bots.

cli-learn-choose = Número o palabras (muestra: lo hago yo; ? para la ayuda)
cli-learn-help = Escribe un número o las palabras de una opción; lo que no toca se explica y se deshace. «muestra» hace lo que toca, «salir» termina.
cli-learn-done = Hecho. Ya sabes { $can }.
cli-learn-left = Hasta pronto; una lección no lleva puntos.
cli-learn-none = No hay lecciones de este juego.
cli-learn-rulebook = del reglamento
cli-learn-how = Juega una por su número o su nombre: grimorio learn { $game } 1
