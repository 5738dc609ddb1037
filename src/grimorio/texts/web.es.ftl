## Palabras propias de la página. Lo que dice cada juego está en su propio archivo.

web-tagline = Cuatro juegos de mesa de magia, en una misma mesa
web-home = Inicio
web-about = Acerca de
web-settings = Idioma y aspecto
web-theme = Claro u oscuro
web-sound = Sonido
web-motion = Animaciones
web-motion-normal = Normales
web-motion-fast = Rápidas
web-motion-off = Ninguna
web-close = Cerrar
web-cancel = Cancelar
web-retry = Reintentar
web-games = Los juegos
web-loading = Encendiendo las velas…
web-dealing = Repartiendo…

web-facts-seats = { $least }–{ $most } jugadores
web-facts = { $least }–{ $most } jugadores · { $from }–{ $to } min

web-play-now = Jugar ya
web-with-friends = Con amigos
web-pass-and-play = En un dispositivo
web-continue = Continuar
web-open-file = Abrir una partida guardada
web-open-file-hint = Elige el archivo de una partida: descargado de una mesa, o guardado en la terminal o por un programa.
web-open-file-wrong = Eso no es el archivo de una partida.
web-finished = Terminadas
web-leave = Levantarme de la mesa
web-leave-hint = Un bot juega por ti, para que nadie tenga que esperar. Abre la partida otra vez desde la página de inicio y el asiento vuelve a ser tuyo al momento.
web-stay = Quedarme
web-watch = Mirar
web-watch-empty = Ahora mismo nadie juega en público. Empieza una partida y comparte su enlace.
web-your-turn = Te toca
web-open-seat = Asiento libre
web-phase-lobby = Reuniéndose
web-phase-running = En juego
web-phase-over = Terminada

web-setup-friends = { $game } con amigos
web-setup-friends-hint = Recibirás un enlace para enviar. Los asientos libres los pueden ocupar bots.
web-setup-local = { $game } en un dispositivo
web-setup-local-hint = La página oculta cada mano hasta que el dispositivo cambia de manos.
web-setup-bots = { $game } contra bots
web-setup-bots-hint = Los demás asientos los ocupan bots.
web-how-many = ¿Cuántos jugáis?
web-names = Nombres
web-player = Jugador { $number }
web-seat = Asiento { $number }
web-guest = Visitante
web-absent = Si alguien se ausenta
web-absent-0 = se le espera
web-absent-60 = juega un bot tras un minuto
web-absent-300 = juega un bot tras cinco minutos
web-absent-86400 = juega un bot tras un día
web-options = Opciones
web-options-missing = No se han podido cargar las opciones; valen las habituales.
web-open-table = Abrir la mesa
web-start = Empezar
web-failed = No ha funcionado. Inténtalo de nuevo.

web-send-link = Envía este enlace a tus amigos
web-watch-link = Solo para mirar:
web-copy = Copiar
web-copied = Copiado
web-seats = Asientos
web-you = tú
web-add-bot = Sentar un bot
web-remove-bot = Quitar el bot
web-send-away = Echar
web-send-away-name = Echar a { $name }
web-send-away-hint = El asiento queda libre. Si solo echas a esa persona, puede volver con el mismo enlace; si además le cierras la puerta, no podrá hasta que se la abras.
web-keep-out = Echar y cerrarle la puerta
web-kept-out = No pueden entrar
web-let-in = Dejar entrar
web-let-in-name = Dejar entrar a { $name }
web-new-link = Enlace nuevo
web-new-link-hint = ¿Ha caído el enlace en malas manos? Uno nuevo anula el anterior.
web-waiting-seats = { $count ->
    [one] Queda un asiento libre: espera a alguien o sienta un bot.
   *[other] Quedan { $count } asientos libres: espera a tus amigos o sienta bots.
}
web-waiting-host = Esperando a que empiece quien lleva la mesa…
web-invited = Te invitan a { $game }
web-invited-hint = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
web-your-name = Tu nombre
web-sit-down = Sentarme

web-prompt = Qué hacer ahora
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
web-show-score = Hoja de puntuación
web-seat-acting = { $name }, a quien le toca
web-away = ausente
web-take-back = Deshacer
web-all-choices = Todas las elecciones en una lista
web-hint = Pista
web-do-it = Hacerlo
web-join-rematch = Ir a la nueva partida
web-rule = Regla { $section }
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

web-score-sheet = Hoja de puntuación
web-winners = { $count ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
}
web-marked = cuenta a favor
web-place = Puesto
web-place-number = { $place }.º
web-rematch-called = Ha empezado una partida nueva con todos los que estaban aquí.
web-rematch = Jugar otra
web-replay = Repetición
web-replay-eyes = Punto de vista
web-replay-all = todo al descubierto
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-next = Un paso adelante
web-replay-last = Al final
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-step = Paso { $step } de { $count }
web-replay-missing = Aquí no hay ninguna repetición
web-replay-missing-hint = La repetición se abre cuando termina la partida. Comprueba el enlace.

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
web-sent-away = Ya no estás en esta mesa
web-denied = Este asiento no es el tuyo
web-denied-hint = Pide una invitación a quien lleva la mesa, o mira con el enlace público.
web-full = La mesa está llena
web-full-hint = Todos los asientos están ocupados. Pide el enlace para mirar.
web-wrong-link = Este enlace no lleva a ninguna parte
web-wrong-link-hint = Quizá se perdió un trozo por el camino. Pídelo otra vez.
web-missing = Aquí no hay ninguna página
web-missing-hint = Quizá la dirección tenga una errata.
web-call-bot = Que juegue un bot
web-call-bot-in = Que juegue un bot (dentro de { $seconds } s)
web-left-bot = { $count ->
    [one] { $names } se ha ausentado; un bot elige en su lugar hasta que vuelva.
   *[other] { $names } se han ausentado; unos bots eligen en su lugar hasta que vuelvan.
}
web-seal = El sello de esta partida. Apúntalo si quieres asegurarte más tarde de que nadie ha cambiado el registro:
web-commitment = Se publicó antes de repartir la primera carta; al final demuestra que no se ha cambiado nada:
web-proof = Descargar la partida, para comprobar que nadie tocó las cartas ni los dados
web-left = { $count ->
    [one] { $names } se ha ausentado. La partida espera y sigue cuando vuelva.
   *[other] { $names } se han ausentado. La partida espera y sigue cuando vuelvan.
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
web-pace = A qué ritmo juegan los demás
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
web-since-your-turn = Desde tu turno
web-last-turns = Últimos turnos
web-nothing-yet = Todavía no ha pasado nada.
web-show-on-board = Verlo en el tablero
web-whole-log = Todo el historial
web-since-then = Desde entonces
web-when-turn = turno { $turn }
web-close-hint = Cerrar la pista
web-skip = Saltar hasta ahora
web-next-step = Siguiente
web-behind =
    { $count ->
        [one] Vas un paso por detrás.
       *[other] Vas { $count } pasos por detrás.
    }
web-sent = Enviado. Aún puedes deshacerlo.
web-put-back = Devolver: { $thing }
web-put-down = Devolverlo
web-trouble = No se llega a la mesa. Tu jugada se guarda.
web-trouble-kept = No se pierde nada: la partida espera en el servidor y la página sigue intentándolo.
