## Lo que se dice a las puertas de una mesa, al final y al repasar una partida. Viaja cuando hace falta.

web-cancel = Cancelar
web-open-file-hint = Elige el archivo de una partida: descargado de una mesa, o guardado en la terminal o por un programa.
web-waiting-for-count = { $count ->
    [one] Falta una persona
   *[other] Faltan { $count } personas
}
web-all-here = Ya estáis todos
web-seat-taken = { $name } se ha sentado.
web-seat-left = { $name } se ha levantado.
web-seat-named = { $was } se llama ahora { $name }.
web-remove-bot-name = Quitar a { $name }
web-copy-by-hand = El navegador no deja copiar. El enlace queda marcado: cópialo a mano.
web-send-link = Envía este enlace a tus amigos
web-watch-link = Solo para mirar:
web-copy = Copiar
web-copied = Copiado
web-add-bot = Sentar un bot
web-send-away = Echar
web-send-away-name = Echar a { $name }
web-send-away-hint = El asiento queda libre. Si solo echas a esa persona, puede volver con el mismo enlace; si además le cierras la puerta, no podrá hasta que se la abras.
web-keep-out = Echar y cerrarle la puerta
web-kept-out = No pueden entrar
web-let-in = Dejar entrar
web-let-in-name = Dejar entrar a { $name }
web-new-link = Enlace nuevo
web-new-link-hint = ¿Ha caído el enlace en malas manos? Uno nuevo anula el anterior.
web-new-link-ask = El enlace que has enviado ya no llevará a ninguna parte. Quien se sienta aquí se queda.
web-waiting-seats = { $count ->
    [one] Queda un asiento libre: espera a alguien o sienta un bot.
   *[other] Quedan { $count } asientos libres: espera a tus amigos o sienta bots.
}
web-waiting-host = Esperando a que empiece quien lleva la mesa…
web-sit-down = Sentarme
web-show-score = Hoja de puntuación
web-score-sheet = Hoja de puntuación
web-winners = { $count ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
}
web-marked = cuenta a favor
web-place = Puesto
web-place-number = { $place }.º
web-score = { $score ->
    [one] un punto
   *[other] { $score } puntos
}
web-rematch = Jugar otra
web-replay = Repetición
web-replay-eyes = Punto de vista
web-replay-all = todo al descubierto
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-next = Un paso adelante
web-replay-last = Al final
web-replay-play = Ver desde aquí
web-replay-pause = Pausa
web-replay-step = Paso { $step } de { $count }
web-replay-copy = Copiar la dirección de este momento
web-replay-copy-not = El navegador no deja copiar: la dirección de este momento está en su barra de direcciones.
web-replay-missing = Aquí no hay ninguna repetición
web-replay-missing-hint = La repetición se abre cuando termina la partida. Comprueba el enlace.
web-wrong-link = Este enlace no lleva a ninguna parte
web-wrong-link-hint = Quizá se perdió un trozo por el camino, o quien lleva la mesa ha hecho uno nuevo. Pídelo otra vez.
web-seal = El sello de esta partida. Apúntalo si quieres asegurarte más tarde de que nadie ha cambiado el registro:
web-proof = Descargar la partida, para comprobar que nadie tocó las cartas ni los dados
web-somebody = alguien
web-table-of = mesa de { $host }
web-host = lleva la mesa
web-invites-you = { $host } te invita a
web-invited-to = Te invitan a
web-invites-to = { $host } te invita a { $game }
web-travels = { $count } jugadores
web-players = jugadores
web-minutes = minutos
web-free = { $count ->
    [one] libre
   *[other] libres
}
web-seat-yours = Este asiento es para ti
web-no-account = sin cuenta
web-watching-lobby = Estás mirando. La partida aparece aquí en cuanto { $host } la empiece.
web-one-like-it = Otra igual
web-play-one-too = Jugar una yo también
web-door-waiting = Se reúnen
web-door-waiting-title = { $count ->
    [one] En la mesa de { $host } falta una persona
   *[other] En la mesa de { $host } faltan { $count } personas
}
web-door-waiting-hint = Para sentarte hace falta la invitación: pídele el enlace a { $host }. Sin ella puedes mirar, o abrir otra mesa igual.
web-door-full = Completa
web-door-full-title = La mesa de { $host } está completa
web-door-full-hint = Se sientan { $names }. Mira la partida, o abre otra mesa igual.
web-door-running = En juego
web-door-running-title = Ya se juega en la mesa de { $host }
web-door-running-hint = Juegan { $names }. Mira la partida, o abre otra mesa igual.
web-door-over = Terminada
web-door-over-title = { $won ->
    [0] La partida de { $host } ha terminado
    [one] Ganó { $winners }
   *[other] { $winners } compartieron la victoria
}
web-door-over-hint = Jugaron { $names }. Repásala paso a paso, o juega una tú también.
web-door-asked = Revancha
web-door-asked-title = { $host } pide la revancha
web-door-asked-hint = Tu asiento te espera: empieza cuando todos hayan dicho que sí.
web-door-elsewhere = ¿Uno de los asientos es tuyo? Lo guarda el navegador en el que te sentaste: abre allí esta dirección.
web-replay-not-yet = La repetición se abre cuando termina la partida.
web-lower-end = Bajar la hoja, para ver la mesa
web-raise-end = Subir la hoja
web-ask-rematch = Pedir la revancha
web-rematch-title = Revancha
web-rematch-asks = { $host } pide la revancha. ¿Te apuntas?
web-rematch-you-in = Te has apuntado a la revancha en la mesa de { $host }.
web-rematch-begun = La revancha ya ha empezado.
web-rematch-in = { $name } se apunta
web-rematch-no = { $name }: ahora no
web-rematch-thinks = { $name } lo piensa
web-rematch-bot = { $name }: un bot en su lugar
web-rematch-yes = Me apunto
web-rematch-not-now = Ahora no
web-rematch-said-no = Has dicho que ahora no.
web-rematch-bot-for = Un bot por { $name }
web-rematch-go = Ir a la mesa
web-watch-rematch = Mirar la revancha
web-hand-of = La mano de { $name }
web-replay-turn-back = Al turno anterior
web-replay-turn-next = Al turno siguiente
web-name-or-guest = Sin nombre te sientas como visitante.
web-door-gone = Ya no está
web-door-gone-title = Se han levantado todos; la mesa ya no existe
web-door-gone-hint = Aquí ya no puede sentarse nadie. Abre otra mesa igual, o vuelve al inicio.
web-door-out = Cerrada para ti
web-door-out-title = { $host } no te deja entrar en esta mesa
web-door-out-hint = Ninguna invitación te sirve hasta que { $host } quiera. Puedes mirar, o abrir otra mesa igual.
web-rematch-gone = De la revancha se han levantado todos: ya no la pide nadie. Puedes pedirla tú otra vez.
web-rematch-yours = ¿Revancha? Ahora deciden los demás.
web-rematch-asked-by = { $host } pide la revancha.
web-rematch-over = La revancha ya se ha jugado.
web-rematch-refused = Quienes faltan han dicho que ahora no.
web-rematch-away = { $name } no está en la mesa
web-rematch-withdraw = Mejor no
web-rematch-begin-bot = Empezar con un bot por { $name }
web-host-away = { $host } lleva la mesa y se ha ausentado.
web-take-over = Llevar yo la mesa
web-take-over-in = Llevar yo la mesa (dentro de { $seconds } s)
web-became-host = Ahora la mesa es tuya: tú invitas, sientas bots y empiezas.
web-leave-host = Desde entonces lleva la mesa { $name }.
web-leave-last = Aquí no se sienta nadie más: la mesa dejará de existir.
