## Palabras propias de la página. Lo que dice cada juego está en su propio archivo.

web-tagline = Cuatro juegos de mesa de magia, en una misma mesa
web-home = Inicio
web-about = Acerca de
web-theme = Claro u oscuro
web-sound = Sonido
web-motion = Animaciones
web-motion-normal = Normales
web-motion-fast = Rápidas
web-motion-off = Ninguna
web-close = Cerrar
web-retry = Reintentar
web-games = Los juegos
web-loading = Encendiendo las velas…
web-dealing = Repartiendo…

web-facts-seats = { $least }–{ $most } jugadores
web-facts = { $least }–{ $most } jugadores · { $from }–{ $to } min

web-play-now = Jugar ya
web-with-friends = Con amigos
web-pass-and-play = En un dispositivo
web-game-with-friends = { $game } con amigos
web-game-pass-and-play = { $game } en un dispositivo
web-continue = Continuar
web-open-file = Abrir una partida guardada
web-open-file-wrong = Eso no es el archivo de una partida.
web-finished = Terminadas
web-leave = Levantarme de la mesa
web-leave-hint = Un bot juega por ti, para que nadie tenga que esperar. La partida queda en Mesas: ábrela otra vez y el asiento vuelve a ser tuyo al momento.
web-stay = Quedarme
web-watch = Mirar
web-watch-empty = Ahora mismo nadie juega en público. Empieza una partida y comparte su enlace.
web-your-turn = Te toca
web-open-seat = Asiento libre
web-phase-lobby = Reuniéndose
web-phase-running = En juego
web-phase-over = Terminada

web-setup-friends-hint = Recibirás un enlace para enviar. Los asientos libres los pueden ocupar bots.
web-setup-local-hint = La página oculta cada mano hasta que el dispositivo cambia de manos.
web-setup-bots-hint = Los demás asientos los ocupan bots.
web-how-many = ¿Cuántos jugáis?
web-player = Jugador { $number }
web-guest = Visitante
web-absent = Si alguien se ausenta
web-absent-0 = se le espera
web-absent-60 = juega un bot tras un minuto
web-absent-300 = juega un bot tras cinco minutos
web-absent-86400 = juega un bot tras un día
web-options-missing = No se han podido cargar las opciones; valen las habituales.
web-open-table = Abrir la mesa e invitar
web-start = Empezar
web-failed = No ha funcionado. Inténtalo de nuevo.

web-learn = Aprender
web-learnt = Aprendido
web-lessons-done = { $done } de { $count } lecciones hechas
web-code = ¿Te han mandado un código?
web-code-hint = Código o enlace
web-code-empty = Escribe el código o el enlace que te han mandado.
web-code-foreign = Eso no es un enlace ni un código nuestro. Cópialo entero, tal como te lo mandaron.
web-code-nowhere = Ese enlace no lleva a ninguna parte. Quizá se perdió un trozo por el camino, o la mesa ya no está: pídelo otra vez.
web-rematch-at = Te piden la revancha: { $game }
web-rematch-waits = Revancha: preguntan si te apuntas
web-name-full = { $most } letras como mucho: en un nombre no caben más.
web-join = Entrar
web-more-ways = Más formas de jugar
web-start-here = empieza aquí
web-hello = Juega contra bots o con amigos, aquí y ahora: sin cuenta, sin instalar nada, sin pagar nada.
web-pages = Páginas
web-play = Jugar
web-tables = Mesas
web-tables-waiting = { $count ->
    [one] Te toca en una de ellas.
   *[other] Te toca en { $count } de ellas.
}
web-my-tables = Mis mesas
web-my-tables-empty = Todavía no hay ninguna mesa.
web-my-tables-open = Abre una
web-your-turn-at = Te toca: { $game }
web-with = con { $names }
web-and-table = y { $game } { $company }
web-you-title = Tú
web-you-are = Tú: { $name }
web-you-hint = Los demás lo ven en la mesa. Lo guarda este navegador.
web-done = Listo
web-play-with = { $seats } asientos · { $level ->
    [novice] { $bots ->
        [one] novato
       *[other] novatos
    }
    [adept] { $bots ->
        [one] adepto
       *[other] adeptos
    }
    [master] { $bots ->
        [one] maestro
       *[other] maestros
    }
    [mixed] bots variados
   *[other] { $level }
}
web-cover-facts = { $least }–{ $most } · { $from }–{ $to }′
web-change-bots = { $game }: asientos y nivel de los bots
web-level = Nivel de los bots
web-level-novice = Novato
web-level-adept = Adepto
web-level-master = Maestro
web-level-at = Nivel del bot en el asiento { $number }
web-level-of = Nivel de { $name }
web-each-bot = Cada bot, reglas de la casa…
web-set-table = Preparar una mesa: { $game }
web-as-last-time = Como la última vez
web-where = Dónde juegan los demás
web-where-friends = Con el enlace
web-where-local = En este dispositivo
web-bot = Bot
web-a-friend = Un amigo
web-gets-the-link = recibe el enlace
web-bot-instead = Mejor un bot
web-friend-instead = Mejor un amigo
web-player-instead = Mejor una persona
web-person-instead-at = Asiento { $number }: { $who }
web-seat-now = Asiento { $number }: { $who }.
web-seat-removed = Se ha quitado el asiento { $number }.
web-seats-now = En total, { $count } asientos.
web-add-seat = Añadir un asiento: { $who }
web-remove-seat = Quitar el asiento { $number }
web-add-friend = Amigo
web-add-player = Jugador
web-house-rules = Reglas de la casa
web-as-printed = como en el reglamento
web-own-rules = cambiadas
web-seats = Asientos
web-you = tú
web-your-name = Tu nombre
web-prompt = Qué hacer ahora
web-actions = Acciones
web-part-seats = Los demás
web-part-board = El tablero
web-part-own = Lo tuyo
web-skips = Saltar
web-keys-how = El tabulador va de una parte de la mesa a otra, las flechas se mueven dentro de cada una, Intro levanta y otra vez Intro lo hace, Escape lo devuelve.
web-skip-prompt = A lo que se pregunta
web-skip-board = Al tablero
web-skip-hand = A tu mano
web-can = { $count ->
    [0] se puede elegir
    [one] se puede elegir
   *[other] se puede elegir, de { $count } maneras
}
web-cannot = ahora no se puede elegir
web-cannot-lifted = «{ $thing }» ya está en marcha: elige lo que falta, o déjalo.
web-cannot-for = No se puede elegir: { $reason }
web-picked = en alto
web-picked-do = en alto, Intro lo hace
web-would = Si lo eliges: { $what }
web-lifted-would = En alto: { $thing }. { $what }
web-question = Se pregunta a todos a la vez.
web-question-seconds = { $seconds } s
web-question-left = { $seconds ->
    [one] Queda un segundo para responder.
   *[other] Quedan { $seconds } segundos para responder.
}
web-question-longer = Más tiempo para todos
web-question-silence = Si no dices nada, tu respuesta es: { $answer }.
web-question-sealed = En el sobre: { $answer }. Puedes cambiar tu respuesta mientras quede tiempo.
web-question-pass = Cada cual responde por turno; las respuestas se abren todas a la vez.
web-question-together = Las respuestas se abren todas a la vez.
web-question-settled = En esta mesa valen las respuestas que cada cual dejó decididas de antemano.
web-settle-private = Solo lo ves tú, y puedes cambiarlo en cualquier momento.
web-waiting-for = Esperando a { $names }…
web-thinking = { $count ->
    [one] { $names } está pensando…
   *[other] { $names } están pensando…
}
web-spectating = Estás mirando. { $count ->
    [one] Le toca a { $names }.
   *[other] Les toca a { $names }.
}
web-over = La partida ha terminado.
web-seat-acting = { $name }, a quien le toca
web-seat-acting-you = { $name }, te toca
web-away = ausente
web-take-back = Deshacer
web-take-back-not = Ahora no: solo hasta que alguien juegue o se descubra algo.
web-take-back-nothing = Todavía no has hecho nada que deshacer.
web-take-back-acted = Ya no: { $name } ha jugado.
web-take-back-seen = Ya no se puede deshacer, porque ya se ha visto: { $what }
web-all-choices = Todas las elecciones en una lista
web-hint = Pista
web-do-it = Hacerlo
web-rule = Regla { $section }
web-rule-read = Leer la regla { $section }
web-log = Historial
web-log-older = Lo anterior
web-log-empty = Aún no ha ocurrido nada.
web-rules = Reglas
web-rules-none = Nadie ha escrito todavía las reglas de este juego.
web-plain-table = Lo que hay en la mesa
web-rules-missing = No se han podido cargar las reglas.
web-drawer = Historial y reglas
web-close-drawer = Cerrar historial y reglas
web-your-hand = Tu mano
web-title-turn = ● Te toca – { $game }
web-title-over = La partida ha terminado – { $game }

web-pass-title = Pásale el dispositivo a { $name }
web-pass-hint = Nadie más debería mirar ahora.
web-pass-ready = Soy { $name }: mostrar mi mano

web-reconnecting = Se ha cortado la conexión. Reconectando…
web-offline = Sin conexión
web-offline-hint = No se puede llegar a la mesa. Tu partida está a salvo; sigue en cuanto vuelva la conexión.
web-gone = Esta mesa ya no está
web-gone-hint = La partida ya no existe, o la dirección tiene una errata.
web-unopened = Esta partida no se puede abrir aquí
web-got-up = Te has levantado
web-come-back = Volver a sentarme
web-back-to-seat = Volver a mi asiento
web-seated-here = Tienes un asiento en esta mesa.
web-sent-away = Ya no estás en esta mesa
web-missing = Aquí no hay ninguna página
web-missing-hint = Quizá la dirección tenga una errata.
web-call-bot = Que juegue un bot
web-call-bot-in = Que juegue un bot (dentro de { $seconds } s)
web-left-bot = { $count ->
    [one] { $names } se ha ausentado; un bot elige en su lugar hasta que vuelva.
   *[other] { $names } se han ausentado; unos bots eligen en su lugar hasta que vuelvan.
}
web-commitment = Se publicó antes de repartir la primera carta; al final demuestra que no se ha cambiado nada:
web-left = { $count ->
    [one] { $names } se ha ausentado. La partida espera cuando le toca.
   *[other] { $names } se han ausentado. La partida espera cuando les toca.
}

web-about-title = Acerca de Grimorio
web-about-what = Con Grimorio se juegan cuatro juegos de mesa de magia en el navegador, en la terminal y desde Python: reglas exactas, cartas y dados que cualquiera puede comprobar y bots que solo saben lo que sabría quien ocupa su asiento.
web-about-games = Los juegos y sus autores
web-about-editions = Algunos números impresos no son públicos y los hemos reconstruido. En el archivo de la edición de cada juego están marcados, y quien tenga el juego impreso puede cambiarlos.
web-about-art = Dibujos y tipografía
web-about-icons = Dibujos compuestos a partir de
web-about-type = Tipografía:
web-keys = Teclado
web-keys-move = ir a una carta, casilla o botón y elegirlo
web-keys-inspect = ver una carta en grande
web-keys-buttons = pulsar los botones de la indicación
web-keys-escape = soltar lo elegido a medias
web-keys-drawer = abrir el historial, abrir las reglas

# The frame of a table
web-menu = Menú
web-pace = Ritmo, toques y teclas
web-pace-others = A qué ritmo juegan los demás
web-pace-slow = Lento
web-pace-slow-time = 2,4 s
web-pace-normal = Normal
web-pace-normal-time = 1,2 s
web-pace-fast = Rápido
web-pace-fast-time = 0,4 s
web-pace-step = Paso a paso
web-pace-step-time = tú avanzas
web-pace-still = El movimiento está quitado: nada vuela, pero las pausas siguen.
web-switch-rounds = Parar al final de cada ronda
web-switch-marks = Marcar las últimas jugadas en el tablero
web-switch-oneTap = Jugar con un solo toque
web-switch-keys = Teclas sueltas como atajos
web-key-H = una pista
web-key-U = deshacer
web-key-R = lo ocurrido desde tu turno
web-key-L = el historial
web-key-rules = las reglas
web-key-P = esta hoja
web-key-I = ver una carta en grande
web-key-numbers = ir a un botón de la indicación, por su número
web-key-space = el paso siguiente, o saltar hasta ahora
web-space = Espacio
web-since-your-turn = Desde tu turno
web-last-turns = Últimos turnos
web-nothing-yet = Todavía no ha pasado nada.
web-nobody-since = Todavía no ha jugado nadie más.
web-recap-more = { $count ->
    [one] Y una cosa más.
   *[other] Y { $count } cosas más.
}
web-aim = Objetivo
web-show-on-board = Ver en el tablero: { $what }
web-lit = Se ilumina en el tablero: { $things }.
web-lit-nothing = Ahora no hay nada de eso en el tablero.
web-hands-dealt = { $count ->
    [0] Se reparten las manos.
   *[other] Cada cual recibe { $count } cartas.
}
web-hint-later = Las pistas son para tu turno.
web-hint-only = Solo se puede hacer una cosa: { $choice }.
web-read-first = Ve primero a una carta: la I muestra lo que dice.
web-no-button = Ahora no hay ningún botón con ese número.
web-nothing-waits = No hay nada pendiente de mostrar.
web-step-how = La barra espaciadora pasa al siguiente paso.
web-show-again = Verlo otra vez
web-again-left = { $count ->
    [0] Otra vez: lo último.
    [one] Otra vez: queda un paso.
   *[other] Otra vez: quedan { $count } pasos.
}
web-cover-table = Tapar la mesa
web-whole-log = Todo el historial
web-your-last-turn = Tu último turno
web-since-then = Desde entonces
web-when-turn = turno { $turn }
web-close-hint = Cerrar la pista
web-skip = Saltar hasta ahora
web-catch-up = Ponerse al día
web-then = Luego
web-live = en directo
web-following = sigues a
web-followed = sigues a este jugador
web-following-whom = A quien sigues: { $name }
web-next-step = Siguiente
web-behind =
    { $count ->
        [one] Vas un paso por detrás.
       *[other] Vas { $count } pasos por detrás.
    }
web-tip = Elegir explica; elegir otra vez lo hace.
web-read = Leerla
web-sent = Enviado. Aún puedes deshacerlo.
web-put-back = Devolver: { $thing }
web-put-down = Devolverlo
web-put-back-done = Devuelto: no se ha hecho nada.
web-trouble = No se llega a la mesa. Tu jugada se guarda.
web-trouble-kept = No se pierde nada: la partida espera en el servidor y la página sigue intentándolo.

web-guest-number = Visitante { $number }
