magia-title = Magia Cum Laude
magia-pitch = Ayuda a dos aprendices secretos a aprobar y reúne tú cinco cristales.

magia-red = rojo
    .feminine = roja
    .title = Rojo
magia-black = negro
    .feminine = negra
    .title = Negro
magia-yellow = amarillo
    .feminine = amarilla
    .title = Amarillo
magia-green = verde
    .feminine = verde
    .title = Verde
magia-blue = azul
    .feminine = azul
    .title = Azul
magia-brown = marrón
    .feminine = marrón
    .title = Marrón
magia-examiner = examinador
    .role = examiner
magia-desk = el escritorio
magia-lookout-red = el mirador rojo
magia-lookout-black = el mirador negro
magia-lookout-yellow = el mirador amarillo
magia-lookout-green = el mirador verde
magia-lookout-blue = el mirador azul
magia-lookout-brown = el mirador marrón
magia-cell = { $cell }
magia-air = blanco (aire)
    .short = aire
magia-water = azul (agua)
    .short = agua
magia-fire = rojo (fuego)
    .short = fuego
magia-yes = Sí, terminar la partida
magia-no = No, seguir jugando
magia-card = carta { $colour_feminine }{ $symbol }
magia-symbol-plain = { "" }
magia-symbol-step = { " con paso" }
magia-symbol-crystal = { " con cristal" }
magia-symbol-turn = { " con segundo turno" }
magia-symbol-swap = { " con intercambio" }
magia-ability-plain = Mueve una casilla al aprendiz de su color, o a cualquiera hacia el mirador de su color.
magia-ability-step = Además, después del movimiento, el examinador da un paso: se mueve una casilla.
magia-ability-crystal = Además, después del movimiento, roba un cristal de la reserva de otro maestro o dale uno de la tuya.
magia-ability-turn = Además, después del movimiento, juegas un segundo turno con otra figura, sin robar cartas.
magia-ability-swap = Además, después del movimiento, intercambias dos aprendices.
magia-kind-white = búho blanco: roba dos cartas del mazo
magia-kind-grey = armiño gris: toma los dos descartes de arriba
magia-kind-black = dragón negro: roba una carta al azar a otro maestro
magia-examiner-ability = Quien llega hasta él, o a quien él alcanza, se examina: con el conjuro completo aprueba; si no, pierde un cristal o recibe uno de tu reserva.
magia-desk-ability = Portal y escritorio: si llega aquí un aprendiz de tu misión y todos los de tu misión están completos, puedes terminar la partida.
magia-lookout-ability = Portal: de aquí se pasa sin carta a cualquier otro portal.

magia-option-swaps = Con las cartas de intercambio (y sin seis cartas sin símbolo)

magia-prompt-declare = Elige a quién mueves: a un aprendiz o al examinador.
magia-prompt-victim = El aprendiz está sobre un dragón: elige a qué maestro le robas una carta.
magia-prompt-move = Mueve al aprendiz: { $offers }.
magia-prompt-examine = Elige adónde va el examinador.
magia-prompt-pay = Elige las cartas con las que pagas el movimiento del examinador.
magia-prompt-meet = Encuentro: puedes tomar un cristal de cada aprendiz de la casilla.
magia-prompt-exam = Examen suspendido: { $offers }.
magia-prompt-place = Coloca el cristal en una casilla vacía.
magia-prompt-action = Elige la acción adicional: { $offers }.
magia-prompt-discard = Descarta hasta quedarte con siete cartas.
magia-prompt-end = Ya has movido: { $offers }.
magia-prompt-answer = Ha llegado un aprendiz con su conjuro completo: ¿terminas la partida? Solo puede decir que sí quien tenga completa su misión.
magia-settle = Cuando se pregunte si termina la partida
magia-settle-ask = preguntarme (si callo, es que no)
magia-settle-yes = terminar la partida en cuanto pueda
magia-settle-no = no terminarla nunca
magia-prompt-over = La partida ha terminado.
magia-offer-move = juega una carta
magia-offer-cross = cruza un portal
magia-offer-stop = detente aquí
magia-offer-pass = pasa, porque no hay movimiento posible
magia-offer-return = quita un cristal a su conjuro
magia-offer-grant = dale uno de tu reserva
magia-offer-step = da un paso con el examinador
magia-offer-swap = intercambia dos aprendices
magia-offer-steal = roba un cristal
magia-offer-give = da un cristal
magia-offer-again = juega un segundo turno
magia-offer-finish = termina tu orden
magia-offer-end = acaba tu turno

magia-action-declare = Mover al { magia-the-figure }
magia-action-draw = Robar una carta a { $from_seat }
magia-action-move = Jugar una { $card } y mover hasta { $cell }
magia-action-cross = Cruzar el portal hasta { $cell }
magia-action-stop = Detenerse aquí
magia-action-pass = Pasar: no hay movimiento posible
magia-action-line = Llevar al examinador en línea recta hasta { $cell }
magia-action-visit = Llevar al examinador hasta el aprendiz { $apprentice }
magia-action-pay = Pagar con una { $card }
magia-action-take = Tomar del aprendiz { $apprentice } un cristal { $crystal }
magia-action-leave = No tomar más cristales
magia-action-return = Quitar al aprendiz { $apprentice } un cristal { $crystal }
magia-action-place = Colocar el cristal en { $cell }
magia-action-grant = Dar al aprendiz { $apprentice } un cristal { $crystal } de tu reserva
magia-action-step = Mover al examinador hasta { $cell }
magia-action-swap = Intercambiar a los aprendices { $apprentice } y { $other }
magia-action-steal = Robar a { $from_seat } un cristal { $crystal }
magia-action-give = Dar a { $to_seat } un cristal { $crystal }
magia-action-again = Jugar el segundo turno
magia-action-discard = Descartar una { $card }
magia-action-finish = Terminar tu orden
magia-action-end = Acabar el turno
magia-action-answer = { $answer }

magia-the-figure = { $figure_role ->
    [examiner] examinador
   *[apprentice] aprendiz { $figure }
}
magia-order-of = { $air ->
    [one] 1 cristal blanco
   *[other] { $air } cristales blancos
}, { $water ->
    [one] 1 azul
   *[other] { $water } azules
} y { $fire ->
    [one] 1 rojo
   *[other] { $fire } rojos
}
magia-log-figure-declared = { $seat } va a mover al { magia-the-figure }.
    .seat = Vas a mover al { magia-the-figure }.
magia-log-deck-drawn = { $number ->
    [one] { $seat } roba 1 carta del mazo.
   *[other] { $seat } roba { $number } cartas del mazo.
}
    .seat = { $number ->
        [one] Robas 1 carta del mazo.
       *[other] Robas { $number } cartas del mazo.
    }
magia-log-deck-drawn-seen = { $seat } roba del mazo: { $cards }.
    .seat = Robas del mazo: { $cards }.
magia-log-discards-taken = { $seat } toma de los descartes: { $cards }.
    .seat = Tomas de los descartes: { $cards }.
magia-log-card-robbed = { $seat } roba una carta a { $from_seat }.
    .seat = Robas una carta a { $from_seat }.
    .from_seat = { $seat } te roba una carta.
magia-log-card-robbed-seen = { $seat } roba una { $card } a { $from_seat }.
    .seat = Robas una { $card } a { $from_seat }.
    .from_seat = { $seat } te roba una { $card }.
magia-log-nothing-drawn = { $seat } no encuentra nada que robar.
    .seat = No encuentras nada que robar.
magia-log-apprentice-moved = { $seat } juega una { $card }: el aprendiz { $apprentice } va hasta { $cell }.
    .seat = Juegas una { $card }: el aprendiz { $apprentice } va hasta { $cell }.
magia-log-portal-crossed = El aprendiz { $apprentice } cruza el portal hasta { $cell }.
magia-log-turn-passed = { $seat } no puede mover al { magia-the-figure } y pasa.
    .seat = No puedes mover al { magia-the-figure } y pasas.
magia-log-card-paid = { $seat } paga con una { $card }.
    .seat = Pagas con una { $card }.
magia-log-examiner-moved = { $seat } lleva al examinador hasta { $cell }.
    .seat = Llevas al examinador hasta { $cell }.
magia-log-examiner-stepped = { $seat } mueve al examinador hasta { $cell }.
    .seat = Mueves al examinador hasta { $cell }.
magia-log-crystal-collected = El aprendiz { $apprentice } recoge un cristal { $crystal }.
magia-log-crystal-kept = { $seat } guarda en su reserva un cristal { $crystal }.
    .seat = Guardas en tu reserva un cristal { $crystal }.
magia-log-crystal-taken = El aprendiz { $apprentice } toma del { $other } un cristal { $crystal }.
magia-log-exam-passed = ¡El aprendiz { $apprentice } aprueba su examen!
magia-log-crystal-lost = El aprendiz { $apprentice } suspende y pierde un cristal { $crystal }.
magia-log-crystal-placed = { $seat } coloca el cristal { $crystal } en { $cell }.
    .seat = Colocas el cristal { $crystal } en { $cell }.
magia-log-crystal-granted = El aprendiz { $apprentice } suspende y { $seat } le da un cristal { $crystal }.
    .seat = El aprendiz { $apprentice } suspende y le das un cristal { $crystal }.
magia-log-apprentices-swapped = { $seat } intercambia a los aprendices { $apprentice } y { $other }.
    .seat = Intercambias a los aprendices { $apprentice } y { $other }.
magia-log-crystal-stolen = { $seat } roba a { $from_seat } un cristal { $crystal }.
    .seat = Robas a { $from_seat } un cristal { $crystal }.
    .from_seat = { $seat } te roba un cristal { $crystal }.
magia-log-crystal-given = { $seat } da a { $to_seat } un cristal { $crystal }.
    .seat = Das a { $to_seat } un cristal { $crystal }.
    .to_seat = { $seat } te da un cristal { $crystal }.
magia-log-second-turn = { $seat } juega un segundo turno.
    .seat = Juegas un segundo turno.
magia-log-order-finished = { $seat } termina su orden: { magia-order-of }.
    .seat = Terminas tu orden: { magia-order-of }.
magia-log-card-discarded = { $seat } descarta una { $card }.
    .seat = Descartas una { $card }.
magia-log-end-asked = Conjuro completo ({ $apprentices }): todos responden en secreto si la partida termina.
magia-log-end-declined = Nadie termina la partida.
magia-log-end-declared = { $seat } ha completado su misión: ¡fin de la partida!
    .seat = Has completado tu misión: ¡fin de la partida!
magia-log-end-of-deck = El mazo se ha agotado: fin de la partida.
magia-log-end-stalled = En los diez últimos turnos de cada maestro nadie ha robado del mazo: fin de la partida.

## Cómo va la partida, en el terminal.

magia-spell = { $apprentice_title } { $held }/{ $size }
magia-standing-own = { $seat }: { $mission }; orden { $right }/5, +{ $worth } si es exacta; { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} si acabara ahora.
magia-standing-finished = { $seat }: { $mission }; orden terminada, +{ $worth }; { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} si acabara ahora.
magia-standing-other = { $seat }: { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}, reserva { $air } de aire, { $water } de agua y { $fire } de fuego, { $done ->
    [1] orden terminada
   *[other] orden por terminar
}.
magia-standing-open = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

## Lo que ha pasado desde tu último turno, en pocas palabras.

magia-recap-card-robbed = robó 1 carta a { $from_seat }
    .seat = robaste 1 carta a { $from_seat }
    .from_seat = te robó 1 carta
magia-recap-apprentice-moved = { $apprentice_title } → { $cell }
magia-recap-portal-crossed = { $apprentice_title }, por el portal hasta { $cell }
magia-recap-turn-passed = no pudo mover al { $figure_role ->
    [examiner] examinador
   *[apprentice] { $figure }
}
    .seat = no pudiste mover al { $figure_role ->
        [examiner] examinador
       *[apprentice] { $figure }
    }
magia-recap-examiner-moved = examinador → { $cell }
magia-recap-examiner-stepped = examinador → { $cell }
magia-recap-crystal-collected = { $apprentice_title } +{ $crystal_short }
magia-recap-crystal-kept = +{ $crystal_short }
magia-recap-crystal-taken = { $apprentice_title } tomó { $crystal_short } del { $other }
magia-recap-exam-passed = ¡{ $apprentice_title } aprobó!
magia-recap-crystal-lost = { $apprentice_title } suspendió y perdió { $crystal_short }
magia-recap-crystal-placed = { $crystal_short } a { $cell }
magia-recap-crystal-granted = { $apprentice_title } suspendió y recibió { $crystal_short }
magia-recap-apprentices-swapped = intercambió al { $apprentice } y al { $other }
    .seat = intercambiaste al { $apprentice } y al { $other }
magia-recap-crystal-stolen = robó { $crystal_short } a { $from_seat }
    .seat = robaste { $crystal_short } a { $from_seat }
    .from_seat = te robó { $crystal_short }
magia-recap-crystal-given = dio { $crystal_short } a { $to_seat }
    .seat = diste { $crystal_short } a { $to_seat }
    .to_seat = te dio { $crystal_short }
magia-recap-second-turn = segundo turno
magia-recap-order-finished = terminó la orden
    .seat = terminaste la orden
magia-recap-end-declined = nadie termina la partida

## Lo que haría una decisión, antes de tomarla.

magia-preview-owl = { $number ->
    [0] Un búho: primero robarías dos cartas, pero el mazo está vacío.
    [one] Un búho: primero robas la última carta del mazo.
   *[other] Un búho: primero robas { $number } cartas.
}
magia-preview-ermine = Un armiño: primero tomas de los descartes: { $cards }.
magia-preview-dragon = Un dragón: primero robas una carta al azar a { $seats_or }.
magia-preview-nothing = Allí no hay nada que tomar.
magia-preview-no-draw = En el segundo turno no se roban cartas.
magia-preview-now = { $number ->
    [0] Ahora no alcanza ninguna casilla.
    [one] Ahora alcanza 1 casilla.
   *[other] Ahora alcanza { $number } casillas.
}
magia-preview-with-them = { $number ->
    [0] Con esas cartas, ninguna.
    [one] Con esas cartas, 1.
   *[other] Con esas cartas, { $number }.
}
magia-preview-goals = Por { $price } cartas, el examinador va en línea recta hasta { $cells_or }.
magia-preview-visits = Por tres cartas de su color, visita a { $apprentices_or }.
magia-preview-way = { $number ->
    [0] { $apprentice_title }, hasta { $cell }.
    [one] { $apprentice_title }, hasta { $cell } con 1 carta.
   *[other] { $apprentice_title }, hasta { $cell } con { $number } cartas.
}
magia-preview-on = { $number ->
    [0] Desde allí no puede seguir.
    [one] Desde allí puede seguir hasta otra casilla.
   *[other] Desde allí puede seguir hasta otras { $number } casillas.
}
magia-preview-no-stop = El movimiento no puede acabar allí.
magia-preview-collects = Recoge { $crystal_short }.
magia-preview-keeps = A tu reserva: { $crystal_short }.
magia-named = { $apprentice_title }
magia-preview-meets = Se encuentra con { $apprentices }: puedes tomar un cristal{ $number ->
    [one] {""}
   *[other] {" "}de cada uno
}.
magia-preview-passes = { $apprentice_title } aprueba el examen.
magia-preview-fails = { $apprentice_title } suspende: pierde un cristal o recibe uno de tu reserva.
magia-preview-asked = Se pregunta a todos si termina la partida.
magia-preview-examiner = El examinador va hasta { $cell }.
magia-preview-price = Pagas { $price } cartas de cualquier color.
magia-preview-price-colour = Pagas { $price } cartas de color { $colour }.
magia-preview-paid = Carta { $number } de { $price }.
magia-preview-spell = { $apprentice_title }: { $before } → { $after } de { $size }.
magia-preview-reserve = Tu reserva, { $crystal_short }: { $before } → { $after }.
magia-preview-reserve-of = Reserva de { $seat }, { $crystal_short }: { $before } → { $after }.
magia-preview-order = Tu orden: { $before } → { $after } de 5.
magia-preview-points = Tus puntos si acabara entonces: { $before } → { $after }.
magia-preview-draw = { $number ->
    [one] La única carta que tiene { $seat }.
   *[other] Una de las { $number } cartas de { $seat }, al azar.
}
magia-preview-place = En { $cell } habrá { $crystal_short }.
magia-preview-discard = Tu mano: { $before } → { $after } cartas.
magia-preview-swap = { $apprentice_title }, hasta { $cell }; allí no se recoge nada.
magia-preview-pass = Tu turno acaba sin mover.
magia-preview-leave = Los demás conservan sus cristales.
magia-preview-again = Juegas otra vez con otra figura, sin robar cartas.
magia-preview-finish = Desde entonces no ganas ni pierdes más cristales y no tienes acciones adicionales.
magia-preview-end = Tu turno acaba; tu orden sigue siendo secreta.
magia-preview-ready-yes = Estás listo: termina la partida, con 2 puntos para ti, o 1 si otros también lo están.
magia-preview-ready-no = Estás listo, pero la partida sigue si nadie más la termina.
magia-preview-not-ready = No estás listo: { $spells }.
magia-preview-not-arrived = No estás listo: no acaba de llegar ninguno de tus aprendices.
magia-reason-mission = Ayuda al { $apprentice }, de tu misión: { $held }/{ $size }.
magia-reason-order = Te da un cristal que pide tu orden: { $right }/5.
magia-reason-points = { $more ->
    [one] Te da 1 punto.
   *[other] Te da { $more } puntos.
}

magia-no-over = La partida ha terminado.
magia-no-turn = Es el turno de { $seat }.
magia-no-answer-first = Antes hay que responder si la partida termina.
magia-no-answered = Ya has respondido; las respuestas se abren todas a la vez.
magia-no-not-ready = Aún no puedes terminar la partida: todos los aprendices de tu misión deben tener su conjuro completo, y uno de ellos debe ser el que acaba de llegar.
magia-no-third-apprentice = Con dos maestros, también el aprendiz { $apprentice } es de tu misión, y su conjuro no está completo.
magia-no-finished-already = Tu orden ya está terminada.
magia-no-finish-turn = La orden se termina en el turno propio, y este es el de { $seat }.
magia-no-finish-moving = La orden no se termina en mitad de un movimiento.
magia-no-finish-crystals = Para terminar la orden tu reserva debe tener exactamente sus cinco cristales.
magia-no-pass = Hay un movimiento posible, así que debes hacerlo.
magia-no-declare-first = Primero elige a quién mueves.
magia-no-draw-first = Primero elige a qué maestro le robas una carta.
magia-no-action-first = Hay una acción adicional posible, así que debes hacerla.
magia-no-exam-first = Examen suspendido: el aprendiz tiene que perder un cristal o recibir uno de tu reserva.
magia-no-meet-at-end = Solo hay encuentro donde acaba el movimiento: detente antes.
magia-no-exam-ends-move = El aprendiz ha llegado hasta el examinador, y con eso acaba el movimiento.
magia-no-take-exam = Donde está el examinador no se quitan cristales a otro aprendiz: solo hay examen.
magia-no-now-declare = Ya has elegido a quién mueves.
magia-no-now-draw = Ahora no se roba ninguna carta a nadie.
magia-no-now-move = Ahora no se mueve a ningún aprendiz.
magia-no-now-cross = Ahora no se cruza ningún portal.
magia-no-now-pass = Ahora no se puede pasar.
magia-no-now-line = Ahora no se elige adónde va el examinador.
magia-no-now-pay = Ahora no hay nada que pagar.
magia-no-now-take = Ahora no hay ningún encuentro.
magia-no-now-exam = Ahora no hay ningún examen suspendido.
magia-no-now-place = Ahora no hay ningún cristal que colocar.
magia-no-now-action = Ahora no toca ninguna acción adicional.
magia-no-now-discard = Solo se descarta al final del turno y con más de siete cartas.
magia-no-now-end = El turno aún no puede acabar.
magia-no-now-answer = Nadie ha preguntado si la partida termina.
magia-no-same-apprentice = El aprendiz { $apprentice } ya se movió; en el segundo turno se mueve otra figura.
magia-no-three-cards = { $cards ->
    [one] Mover al examinador cuesta tres cartas, y solo tienes 1.
   *[other] Mover al examinador cuesta tres cartas, y solo tienes { $cards }.
}
magia-no-examiner-nowhere = Con la orden terminada no hay ningún sitio adonde puedas llevar al examinador.
magia-no-victim = Se roba a otro maestro que tenga cartas.
magia-no-card = No tienes ninguna { $card } en la mano.
magia-no-adjacent = Con una sola carta el aprendiz no llega hasta { $cell }: cada carta lo mueve una casilla.
magia-no-lookout-way = A un mirador se entra, y de él se sale, solo por la esquina que tiene delante o por un portal.
magia-no-direction = Una carta { $colour_feminine } mueve al aprendiz { $apprentice } solo hacia el mirador de ese color.
magia-no-mixing = No se mezcla: se mueve o por color o por dirección, y las cartas jugadas ya lo han decidido.
magia-no-reenter = El aprendiz empezó en la casilla del examinador y no puede volver a entrar en ella en este movimiento.
magia-no-way-back = El movimiento no puede acabar en { $cell }, donde empezó, y desde allí no podrías seguir.
magia-no-crystal = Tu orden está terminada: al acabar en { $cell }, el cristal sería para ti, y ya no puedes recibir ninguno.
magia-no-crystal-way = Tu orden está terminada: desde { $cell } el movimiento solo podría acabar donde un cristal sería para ti.
magia-no-stop-unmoved = Hay que jugar al menos una carta.
magia-no-stop-start = Un movimiento no puede acabar donde empezó.
magia-no-stop-crystal = Tu orden está terminada: este cristal sería para ti, y ya no puedes recibir ninguno.
magia-no-portal = Los portales unen el escritorio y los seis miradores, y nada más.
magia-no-portal-same = El aprendiz ya está en { $cell }.
magia-no-two-portals = No se cruzan dos portales seguidos: entre ambos hay que jugar una carta.
magia-no-portal-examiner = Antes de jugar una carta no se cruza hasta el examinador.
magia-no-portal-end = Si cruzas hasta { $cell }, el movimiento no podría acabar en ninguna casilla permitida.
magia-no-pay-colour = Esta visita se paga con cartas de color { $colour }.
magia-no-visit-here = El examinador ya está con el aprendiz { $apprentice }.
magia-no-visit-cards = Visitar al aprendiz { $apprentice } cuesta tres cartas de su color.
magia-no-examiner-lookout = El examinador nunca pisa un mirador.
magia-no-line = El examinador no llega hasta { $cell }: va en línea recta hasta el primer aprendiz o hasta la pared.
magia-no-place = El cristal no puede ir en { $cell }: hace falta una casilla sin cristal, sin figura y sin portal.
magia-no-not-there = Con el aprendiz { $apprentice } no hay aquí ni encuentro ni examen.
magia-no-take-passed = El aprendiz { $apprentice } ha aprobado: ya nadie le quita cristales.
magia-no-held = El aprendiz { $apprentice } no tiene ningún cristal { $crystal }.
magia-no-needless = El aprendiz { $apprentice } ya no necesita otro cristal { $crystal }.
magia-no-return = No queda ninguna casilla vacía donde dejar el cristal.
magia-no-grant-finished = Tu orden está terminada: ya no das cristales a nadie.
magia-no-symbol-step = No has jugado ninguna carta con el símbolo de paso.
magia-no-symbol-swap = No has jugado ninguna carta con el símbolo de intercambio.
magia-no-symbol-crystal = No has jugado ninguna carta con el símbolo de cristal.
magia-no-symbol-turn = No has jugado ninguna carta con el símbolo de segundo turno.
magia-no-third-turn = No hay tercer turno.
magia-no-step = El examinador no llega en un paso hasta { $cell }.
magia-no-swap = Solo se intercambian dos aprendices que estén en casillas distintas.
magia-no-other-master = Tiene que ser otro maestro de la mesa.
magia-no-finished-master = { $seat } ha terminado su orden: ni da ni recibe cristales.
magia-no-no-crystal = En la reserva de { $seat } no hay ningún cristal { $crystal }.
    .seat = No tienes ningún cristal { $crystal } en tu reserva.

magia-won-points = Gana quien tiene más puntos.
magia-won-matching = Igual puntuación: gana quien tiene más cristales que coinciden con su orden.
magia-won-shared = Igual puntuación e igual número de cristales que coinciden: victoria compartida.
magia-row-spells = Puntos por los conjuros de la misión
magia-row-order = Puntos por terminar la orden
magia-row-right = Puntos por cristales que coinciden con la orden
magia-row-wrong = Puntos por otros cristales
magia-row-ender = Puntos por terminar la partida
magia-row-total = Puntos en total
magia-row-matching = Desempate: número de cristales que coinciden

magia-board-apprentice = Aprendiz
magia-board-spell = Conjuro
magia-board-place = Casilla
magia-board-passed = aprobado
magia-board-complete = completo
magia-board-master = Maestro
magia-board-cards = Cartas
magia-board-reserve = Reserva
magia-board-order = Orden
magia-board-mission = Misión
magia-board-finished = terminada
magia-board-hidden = ?
magia-board-deck = Mazo: { $deck } · Descartes (el de arriba, a la derecha): { $discard }
magia-board-known = Cartas que conoces: { $cards }
magia-board-card = { $colour }{ $symbol }
magia-board-known-card = { $card } ({ $holders })
magia-board-lacks = { $most ->
    [one] { $seat } tiene como mucho 1 carta de estos colores: { $colours }
   *[other] { $seat } tiene como mucho { $most } cartas de estos colores: { $colours }
}
magia-board-legend = Cristales: o aire, ~ agua, ^ fuego. Casillas: ' búho, - armiño, , dragón. Aprendices R N A V Z M, examinador X, + varios. # portal. Filas A-I de norte a sur, contadas desde el oeste.
magia-board-letters = RNAVZMX
magia-printed-card = Una { $card }. { $ability }
magia-printed-symbol = Una { $card }. { $ability } { $more }
magia-printed-mission = Misión: aprendices { $apprentices }; esquinas 1 a 4: { $corners }.
magia-printed-cell = En { $cell }, { $kind }.
magia-printed-portal = En { $cell }, { $kind }. { $ability }

magia-fact-crystals = Cristales: { $air ->
    [one] 1 blanco
   *[other] { $air } blancos
}, { $water ->
    [one] 1 azul
   *[other] { $water } azules
} y { $fire ->
    [one] 1 rojo
   *[other] { $fire } rojos
}.
magia-fact-lookouts = Miradores, en el sentido del reloj desde el noroeste: { $colours }.
magia-fact-cards = Cartas de movimiento de color { $colour }: { $plain } sin símbolo, { $step } con paso, { $crystal } con cristal, { $turn } con segundo turno y { $swap } con intercambio.
magia-fact-spells = Conjuros (blanco-azul-rojo): { $cards }.
magia-fact-orders = Órdenes (blanco-azul-rojo, y su número): { $cards }.

# On top of the file that an owner starts from.
magia-start =
    board: los miradores en el sentido del reloj desde el noroeste.
    cards: cuántas cartas de movimiento hay de cada color y símbolo; once por color.
    spells, conjuros: cristales blancos, azules y rojos; seis en total.
    orders, órdenes: cristales blancos, azules y rojos, cinco en total, y su número del 1 al 4.
    missions: los dos aprendices y los de las esquinas 1 a 4.
    Estas cartas no tienen nombres.
magia-edition-words = { $file }, línea { $line }: en «{ $field }» debe estar cada una de estas palabras, y ninguna otra: { $allowed }.
magia-edition-sum = { $file }, línea { $line }: hay { $found } y debe haber { $wanted }.
magia-edition-swap = { $file }, línea { $line }: cada color tiene exactamente una carta de intercambio y al menos una sin símbolo.
magia-edition-number = { $file }, línea { $line }: una orden tiene tres cantidades y un número del 1 al 4.
magia-edition-double = { $file }, línea { $line }: en «{ $field }» hay dos cartas iguales.
magia-edition-mixture = { $file }, línea { $line }: hacen falta tres cantidades que sumen { $wanted }.

## En la página.

magia-web-goal = Completa los hechizos de tu misión y reúne tu orden: gana quien suma más puntos.
magia-web-tower = La torre, vista desde arriba
magia-hears-rows = { $turned ->
    [true] Las filas de la A a la I bajan hacia la derecha, numeradas desde la izquierda; la E, en el centro, es la más larga.
   *[other] Filas de la A a la I, de arriba abajo, numeradas de izquierda a derecha; la E, en el centro, es la más larga.
}
magia-web-nobody = Ahí no hay nadie: elige una casilla con un aprendiz o el examinador.
magia-hears-spell = { $count } de 6
magia-hears-crystals = Cristales que quedan en la torre: { $count }.
magia-hears-reach = Puedes ir a
magia-hears-portal = portal
magia-hears-card = { $card }: un paso al { $compass } para cualquiera, o uno adonde sea para el { $colour }
magia-hears-cards = { $cards ->
    [0] sin carta
    [one] 1 carta
   *[other] { $cards } cartas
}
magia-compass-n = norte
magia-compass-ne = nordeste
magia-compass-e = este
magia-compass-se = sudeste
magia-compass-s = sur
magia-compass-sw = sudoeste
magia-compass-w = oeste
magia-compass-nw = noroeste
magia-web-cell = { $crystal ->
    [none] { $cell }, { $kind }, sin cristal
   *[other] { $cell }, { $kind }, cristal { $crystal }
}
magia-web-kind-white = blanca (búho)
magia-web-kind-grey = gris (armiño)
magia-web-kind-black = negra (dragón)
magia-web-passed = Aprobado
magia-web-figure = { $figure_role ->
    [examiner] Examinador
   *[apprentice] Aprendiz { $figure }
}
magia-web-loose = Vuelve a la torre un cristal { $crystal }
magia-web-deck = { $count ->
    [one] Mazo: 1 carta
   *[other] Mazo: { $count } cartas
}
magia-web-discard = { $count ->
    [one] Descartes: solo una { $card }
   *[other] Descartes: { $count } cartas; arriba, una { $card }
}
magia-web-discard-second = Descartes, la segunda desde arriba: una { $card }
magia-web-hand = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
magia-web-reserve = Reserva de cristales
magia-web-mission = Misión: estos aprendices deben completar su conjuro
magia-web-order = Orden del maestro
magia-web-order-done = Orden del maestro terminada
magia-web-move-colour = Mueve al aprendiz { $colour } una casilla en cualquier dirección…
magia-web-move-way = …o a cualquier aprendiz una casilla hacia el mirador { $colour }.
magia-web-crystal = { $crystal_short }
magia-web-here = Aquí: { $figures }
magia-web-one-step = Un paso
magia-web-used = Se usa: número { $number }
magia-web-deed-way = Mover hasta { $cell }
magia-web-deed-declare = { $figure_role ->
    [examiner] Mover al examinador
   *[apprentice] Mover al { $figure }
}
magia-web-deed-take = Tomar { $crystal_short } del { $apprentice }
magia-web-deed-examiner = Examinador hasta { $cell }
magia-web-deed-return = { $apprentice_title } pierde { $crystal_short }
magia-web-deed-grant = Dar { $crystal_short } al { $apprentice }
magia-web-deed-steal = Robar { $crystal_short } a { $seat }
magia-web-deed-give = Dar { $crystal_short } a { $seat }
magia-web-mission-title = Misión
magia-web-order-title = Orden
magia-web-only-you = solo la ves tú
magia-web-sealed = Sellada hasta el final
magia-web-per-spell = { $points } puntos por conjuro completo
magia-web-order-state = Orden del maestro: { $right } de 5
magia-web-order-worth = +{ $points } si es exacta; ahora { $now ->
    [one] 1 punto
   *[other] { $now } puntos
}.
magia-web-order-lacks = Falta: { $crystals }.
magia-web-done = terminada
magia-web-stray = { $count ->
    [one] sobra 1
   *[other] sobran { $count }
}
magia-web-order-done-short = orden
magia-web-order-open = orden por terminar
magia-web-reserve-short = Reserva
magia-web-points-now = { $points ->
    [one] Si acabara ahora: 1 punto
   *[other] Si acabara ahora: { $points } puntos
}
magia-web-grounds = Según dónde esté
magia-web-owl = búho blanco:
magia-web-ermine = armiño gris:
magia-web-dragon = dragón negro:
magia-web-ground-white = dos cartas del mazo
magia-web-ground-grey = los dos descartes
magia-web-ground-black = una carta de otro
magia-web-sheet-who = { $cell }: ¿a quién te refieres?
magia-web-sheet-cell = En línea recta hasta { $cell }
magia-web-sheet-other = Otra casilla
magia-web-sheet-down = Ver la mesa
magia-web-sheet-up = Elegir
magia-web-yours = tu misión
magia-web-cells-now = { $count ->
    [0] ninguna casilla ahora
    [one] 1 casilla ahora
   *[other] { $count } casillas ahora
}
magia-web-deal-take = De { $apprentice_title }, uno de estos:
magia-web-deal-return = { $apprentice_title } pierde uno de estos:
magia-web-deal-grant = { $apprentice_title } recibe uno de tu reserva:
magia-web-deal-steal = Robar a { $seat }:
magia-web-deal-give = Dar a { $seat }:
