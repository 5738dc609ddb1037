# Las lecciones: docs/guides/lessons.md. La primera línea de lo que dice el maestro destaca.

magia-goal = Completa los conjuros de los dos aprendices de tu misión y guarda los cristales de tu orden: gana quien suma más puntos.
magia-glance-declare = *Elige* qué aprendiz mueves, o el examinador
magia-glance-draw = *Roba* según su casilla: búho, dos del mazo; armiño, dos descartes; dragón, una de otro maestro
magia-glance-move = *Mueve* con cartas: todas de su color, adonde quieras; o cada una hacia su mirador
magia-glance-arrive = *Al llegar* el cristal va al conjuro o a ti, y puede tomar uno de cada aprendiz que haya
magia-glance-exam = *Examen* con el examinador: completo, aprueba; si no, pierde un cristal o se lo das
magia-glance-action = *Acción* de un símbolo de las cartas jugadas
magia-glance-end = *El final*: llega un completo y los de tu misión lo estaban: puedes terminar
magia-glance-limit = *Al acabar* el turno, descarta hasta siete cartas
magia-first-examiner = Mover al examinador cuesta tres cartas, y examina a todos los que encuentra.
magia-first-portal = Un portal lleva a cualquier otro y no cuesta carta, pero nunca dos seguidos.
magia-first-dragon = En un dragón robas una carta al azar a otro maestro.
magia-first-stop = Solo da su cristal la casilla donde acabas: al conjuro si lo necesita; si no, a ti.
magia-first-meeting = Quien llega puede tomar de cada aprendiz un cristal que le falte.
magia-first-exam = No estaba completo: pierde un cristal, o le das uno tuyo. Así no aprueba todavía.
magia-first-order = Orden terminada: 8 puntos, y desde ahora ningún cristal llega a ti ni sale de ti.
magia-first-ending = Un sí termina la partida. Da 2 puntos, o 1 si hay más maestros preparados.
magia-turning-won = { $what } Desde entonces fuiste por delante de { $other }: { $more } a { $less } puntos, y { $end_more } a { $end_less } al final.
magia-turning-lost = { $what } Desde entonces { $other } fue por delante de ti: { $more } a { $less } puntos, y { $end_more } a { $end_less } al final.

magia-lesson-your-secrets = Tus secretos
magia-lesson-your-secrets-can = reconocer qué aprendices puntúan para ti
magia-lesson-your-secrets-1 =
    Todos los maestros mueven a todos.
    Tu misión, secreta, nombra a los dos aprendices cuyos conjuros completos puntúan para ti; tu orden, cinco cristales para tu reserva.
magia-lesson-your-secrets-1-task = Elige a los dos aprendices de tu misión.
magia-lesson-your-secrets-1-done =
    El negro y el amarillo.
    Cada conjuro suyo completo te da { $per_spell } puntos; la orden exacta, { $per_order }.
magia-lesson-your-secrets-1-not-yours =
    El { $thing } no.
    Muévelo cuanto quieras: no te da puntos. Tu misión muestra { $mission }.
magia-lesson-your-secrets-2 =
    Con dos maestros cuenta un tercer aprendiz.
    Se descubre otra orden: su número es el { $number }. La esquina de tu misión con ese número nombra al tercero.
magia-lesson-your-secrets-2-task = Elige al tercer aprendiz de tu misión.
magia-lesson-your-secrets-2-done =
    El azul.
    Está en la esquina { $number } de tu misión. Ahora pueden puntuar tres conjuros, y para terminar la partida hacen falta los tres.
magia-lesson-your-secrets-2-own-order =
    Ese es el número de tu propia orden.
    El { $own_number } es el { $thing }, pero la orden descubierta muestra un { $number }.
magia-lesson-your-secrets-2-other-corner =
    Otra esquina.
    La { $corner } es la del { $thing }; la orden descubierta muestra un { $number }.

magia-lesson-two-ways = Dos maneras de andar
magia-lesson-two-ways-can = mover por color o por dirección
magia-lesson-two-ways-1 =
    Por color: hacia donde quieras.
    Una carta mueve una casilla al aprendiz de su color, en cualquier dirección. Dos cartas verdes, y fuego en D4.
magia-lesson-two-ways-1-task = Da el primer paso del verde hacia D4.
magia-lesson-two-ways-1-done = Medio camino. Otra carta verde.
magia-lesson-two-ways-1-away =
    Se puede, pero te alejas.
    Desde { $cell } no se llega a D4 con una carta.
magia-lesson-two-ways-2 =
    Hasta el cristal.
    Al conjuro del verde todavía le falta fuego.
magia-lesson-two-ways-2-task = Da el segundo paso, hasta D4.
magia-lesson-two-ways-2-done =
    El verde recoge fuego.
    Por color se puede girar en cada paso.
magia-lesson-two-ways-2-early =
    Aquí no.
    El fuego está en D4, a una carta de distancia.
magia-lesson-two-ways-3 =
    Por dirección: recto.
    Una carta mueve a *cualquier* aprendiz una casilla hacia el mirador de su color. Ahora, el rojo, con las mismas dos cartas verdes.
magia-lesson-two-ways-3-task = Mueve al rojo hacia el mirador verde.
magia-lesson-two-ways-3-done = Hacia allí está el verde.
magia-lesson-two-ways-3-straight =
    Una carta verde lleva hacia el verde.
    Para el rojo es una dirección, y en ella solo está F3.
magia-lesson-two-ways-4 =
    Sigue recto.
    La segunda carta verde apunta al mismo lado.
magia-lesson-two-ways-4-task = Sigue con el rojo, hasta G3.
magia-lesson-two-ways-4-done =
    El rojo recoge aire.
    Dos verdes lo han llevado recto hacia el verde.
magia-lesson-two-ways-4-straight =
    Dos verdes llevan al rojo recto.
    Las cartas verdes solo giran con el verde. La siguiente en la línea es G3.
magia-lesson-two-ways-4-early =
    Aquí no.
    El aire está en G3, a una carta de distancia.
magia-lesson-two-ways-5 =
    Un movimiento, una manera.
    Una carta verde y una amarilla, y aire en F4. Para el verde, las dos tienen que ser direcciones: un paso hacia el verde y otro hacia el amarillo.
magia-lesson-two-ways-5-task = Da el primero de esos dos pasos.
magia-lesson-two-ways-5-done = Ahora, la otra carta.
magia-lesson-two-ways-5-mixing =
    Ese es un paso por color.
    Entonces la amarilla ya no vale: un movimiento es todo por color o todo por dirección.
magia-lesson-two-ways-6 =
    La segunda dirección.
    El orden de las dos da igual: ambas llevan a F4.
magia-lesson-two-ways-6-task = Sigue hasta F4.
magia-lesson-two-ways-6-done =
    El verde recoge aire.
    Colores distintos son siempre direcciones.
magia-lesson-two-ways-6-early =
    Aquí no.
    El aire está en F4, a una carta de distancia.

magia-lesson-what-you-draw = Lo que robas
magia-lesson-what-you-draw-can = elegir a quién mueves por las cartas que te da
magia-lesson-what-you-draw-1 =
    Decide dónde está el aprendiz.
    Búho blanco: dos cartas del mazo. Armiño gris: los dos descartes de arriba. Dragón negro: una carta de otro maestro.
magia-lesson-what-you-draw-1-task = Declara a un aprendiz que te deje robar del mazo.
magia-lesson-what-you-draw-1-done =
    { $draws } cartas del mazo.
    Los miradores rojo, amarillo y azul son blancos.
magia-lesson-what-you-draw-1-dragon =
    Un dragón roba a los demás.
    La casilla del { $figure } es negra: una carta de un maestro que elijas, ninguna del mazo.
magia-lesson-what-you-draw-1-ermine =
    Un armiño rebusca en los descartes.
    Tomarías { $taken }, los dos de arriba.
magia-lesson-what-you-draw-1-examiner =
    El examinador no trae cartas.
    Hasta cuesta { $three }.
magia-lesson-what-you-draw-2 =
    Ahora, de ladrón.
    Desde una casilla negra tomas una carta de otro maestro, sin verla antes.
magia-lesson-what-you-draw-2-task = Declara a un aprendiz que esté sobre un dragón.
magia-lesson-what-you-draw-2-done = Un dragón. Ahora elige a un maestro.
magia-lesson-what-you-draw-2-owl =
    Eso es un búho.
    { $draws } cartas del mazo, y nadie pierde ninguna.
magia-lesson-what-you-draw-2-ermine =
    Eso es un armiño.
    Tomarías { $taken } de los descartes.
magia-lesson-what-you-draw-2-examiner =
    El examinador no trae cartas.
    Hasta cuesta { $three }.
magia-lesson-what-you-draw-3 =
    ¿La carta de quién?
    Nadie más ve cuál te toca.
magia-lesson-what-you-draw-3-task = Roba una carta a Carolyn o a Daniel.
magia-lesson-what-you-draw-3-done = Una carta es tuya, y solo vosotros dos sabéis cuál.
magia-lesson-what-you-draw-3-own = No puedes robarte a ti. Elige a Carolyn o a Daniel.
magia-lesson-what-you-draw-4 =
    Los descartes están a la vista.
    Sabes lo que trae un armiño antes de elegirlo.
magia-lesson-what-you-draw-4-task = Declara al aprendiz que te trae la carta marrón y la amarilla.
magia-lesson-what-you-draw-4-done =
    { $taken }.
    Las cartas que se conocen suelen valer más que las desconocidas.
magia-lesson-what-you-draw-4-owl =
    Un búho roba a ciegas.
    { $draws } cartas, y no puedes saber cuáles.
magia-lesson-what-you-draw-4-dragon =
    Un dragón roba de una mano.
    La carta marrón y la amarilla están en los descartes.
magia-lesson-what-you-draw-4-examiner =
    El examinador no trae cartas.
    Hasta cuesta { $three }.

magia-lesson-the-last-cell = La última casilla
magia-lesson-the-last-cell-can = llevar el cristal justo a un conjuro
magia-lesson-the-last-cell-1 =
    Solo la última casilla da su cristal.
    Al conjuro, si encaja; si no, a ti. Al rojo le falta agua, y hay agua en B4: a una carta amarilla y una negra.
magia-lesson-the-last-cell-1-task = Da un primer paso hacia B4.
magia-lesson-the-last-cell-1-done = De paso no se recoge nada. Sigue.
magia-lesson-the-last-cell-1-away =
    Por ahí no.
    Desde { $cell } tus otras cartas no llevan a B4.
magia-lesson-the-last-cell-2 =
    Otro más.
    Aquí hay fuego, y el rojo tiene todo el fuego que necesita.
magia-lesson-the-last-cell-2-task = Sigue hasta B4.
magia-lesson-the-last-cell-2-done = Sobre el agua. Ahora, que se quede ahí.
magia-lesson-the-last-cell-2-full =
    Sería para ti.
    Este cristal es { $crystal }; el conjuro está lleno de ellos, así que iría a tu reserva.
magia-lesson-the-last-cell-2-away =
    Vuelves atrás.
    B4 está a un paso, con la carta que guardabas para eso.
magia-lesson-the-last-cell-3 =
    No hace falta jugarlas todas.
    Dos cartas más todavía moverían al rojo.
magia-lesson-the-last-cell-3-task = Detente aquí.
magia-lesson-the-last-cell-3-done =
    El rojo recoge { $crystal_short }.
    Su conjuro tiene ya { $after } de { $six }.
magia-lesson-the-last-cell-3-on =
    Entonces el agua se queda atrás.
    Solo cuenta la casilla donde *acaba* el movimiento.

magia-lesson-portals = Portales
magia-lesson-portals-can = cruzar la torre de un salto
magia-lesson-portals-1 =
    Los seis miradores y el escritorio son portales.
    De cada uno se pasa a cualquier otro, sin carta. Hay fuego en E9, muy lejos, junto al mirador amarillo.
magia-lesson-portals-1-task = Lleva al azul a su mirador.
magia-lesson-portals-1-done = En un portal.
magia-lesson-portals-1-on-foot =
    A pie está demasiado lejos.
    El mirador azul está al lado; desde allí cualquier portal queda a un salto.
magia-lesson-portals-2 =
    Ahora, salta.
    Te queda una carta marrón: llevará hacia el mirador marrón, en línea recta por la torre.
magia-lesson-portals-2-task = Cruza al portal que está junto a E9.
magia-lesson-portals-2-done = Al otro lado de la torre, sin gastar una carta.
magia-lesson-portals-2-examiner =
    Allí está el examinador.
    Un examen, y se acaba el movimiento.
magia-lesson-portals-2-elsewhere =
    A ese no.
    Desde { $cell } tu carta marrón no lleva a E9.
magia-lesson-portals-2-early =
    En los miradores no hay cristales.
    Sigue, hasta el fuego.
magia-lesson-portals-3 =
    Abajo, a la sala.
    Desde un mirador, un paso lleva a la torre.
magia-lesson-portals-3-task = Juega la carta marrón, hasta E9.
magia-lesson-portals-3-done =
    El azul recoge { $crystal_short }.
    Dos cartas, y toda la torre cruzada.
magia-lesson-portals-3-twice =
    Nunca dos portales seguidos.
    Entre uno y otro tiene que haber una carta.
magia-lesson-portals-3-early =
    En los miradores no hay cristales.
    Un paso más.

magia-lesson-meeting = Encuentro
magia-lesson-meeting-can = tomar un cristal en un encuentro
magia-lesson-meeting-1 =
    Los cristales cambian de dueño.
    Quien acaba sobre otro aprendiz puede tomarle un cristal que necesite su propio conjuro. El amarillo está en E4.
magia-lesson-meeting-1-task = Mueve al verde a E4.
magia-lesson-meeting-1-done = Se encuentran.
magia-lesson-meeting-2 =
    ¿Qué necesita el verde?
    Su conjuro tiene ya todo el aire; le faltan agua y fuego. El amarillo tiene aire y fuego.
magia-lesson-meeting-2-task = Toma el cristal que el verde puede usar.
magia-lesson-meeting-2-done =
    El verde toma { $crystal_short }.
    Ya tiene { $after } de { $six }. A un conjuro completo nadie puede quitarle nada.
magia-lesson-meeting-2-full =
    Al verde no le sirve.
    Su conjuro tiene ya todo el aire.
magia-lesson-meeting-2-leave =
    Se puede, pero es un regalo para los demás.
    El verde es de tu misión, y el amarillo tiene lo que le falta.

magia-lesson-the-exam = El examen
magia-lesson-the-exam-can = aprobar un examen y aprovechar uno suspendido
magia-lesson-the-exam-1 =
    Donde está el examinador solo hay examen.
    Está en E3 con el amarillo. Al verde le falta un cristal: aire. Tú tienes uno.
magia-lesson-the-exam-1-task = Lleva al verde hasta el examinador.
magia-lesson-the-exam-1-done = Empieza el examen, y el verde no está listo.
magia-lesson-the-exam-2 =
    ¿No está completo?
    Entonces el aprendiz pierde un cristal, que vuelve a la torre, o recibe uno tuyo. Tú eliges.
magia-lesson-the-exam-2-task = Haz lo mejor para el verde.
magia-lesson-the-exam-2-done =
    El verde tiene los { $six }.
    Un cristal que quería tu orden, a cambio de { $per_spell } puntos.
magia-lesson-the-exam-2-nobody-takes =
    Aquí no hay encuentro.
    Donde está el examinador nadie toma nada de otros.
magia-lesson-the-exam-2-return =
    Se puede; entonces al verde le faltan { $lacking }.
    Es de tu misión, y el aire que le falta está en tu reserva.
magia-lesson-the-exam-3 =
    ¿Completo o aprobado?
    Primero fue el examen; tu cristal, después.
magia-lesson-the-exam-3-task = ¿Qué es verdad ahora del verde?
magia-lesson-the-exam-3-answer-passed = Ha aprobado el examen
magia-lesson-the-exam-3-answer-complete = Está completo, no aprobado
magia-lesson-the-exam-3-done =
    Completo.
    Ya puntúa. Si aprueba en el próximo examen, está a salvo para siempre y puede terminar la partida.
magia-lesson-the-exam-3-too-late =
    Todavía no.
    Está completo ahora; el examen fue antes.

magia-lesson-the-end = El final
magia-lesson-the-end-can = terminar la partida y contar los puntos
magia-lesson-the-end-1 =
    Daniel lleva al azul hasta el examinador.
    El azul aprueba y se pregunta a todos. Los dos de tu misión ({ $mission }) están completos: puedes terminarla, aunque no sea tu turno.
magia-lesson-the-end-1-task = Responde: ¿termina ahora la partida?
magia-lesson-the-end-1-done =
    La terminas tú.
    { $alone } puntos para quien la termina por sí solo; uno para cada uno si son varios.
magia-lesson-the-end-1-no =
    Estás listo.
    { $alone } puntos esperan a quien la termine, y el próximo turno puede ser de otro.
magia-lesson-the-end-2 =
    Ahora, cuenta.
    Andrea la ha terminado sola; el rojo y el negro, los de su misión, están completos. Su orden: tres de aire, dos de agua. Su reserva: dos de aire, uno de agua, dos de fuego.
magia-lesson-the-end-2-task = ¿Cuántos puntos tiene Andrea?
magia-lesson-the-end-2-done =
    { $end_total }.
    { $end_spells } por los conjuros, { $end_ender } por terminar, { $end_right } por los cristales que encajan, menos { $end_wrong } por los que no.
magia-lesson-the-end-2-strays =
    Sobran dos.
    { $end_wrong } de fuego no están en su orden, y cada uno quita un punto.
magia-lesson-the-end-2-order =
    La orden no está completa.
    Solo los cinco cristales exactos dan { $per_order }; así, cada uno que encaja da uno.
magia-lesson-the-end-2-more =
    Hay más.
    { $end_spells } solo por los conjuros; luego { $end_ender } por terminar, y la reserva.
