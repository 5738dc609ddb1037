# Las lecciones: docs/guides/lessons.md. La primera línea de lo que dice el maestro destaca.

conclave-goal = Gana seguidores, controla al menos una magia y termina con la menor decepción.
conclave-glance-give = *Cede* una pila entera a quien no tenga esa magia, si quieres
conclave-glance-send = *Envía* un hechicero a un hueco, junto a otro
conclave-glance-gain = *Convence*: en una línea de 10 o más, llévate a quien comparta magia o hermandad
conclave-glance-draw = *Roba* la carta superior de un mazo; su dorso muestra la magia
conclave-glance-refill = *Repón* desde la esquina inicial hasta que queden cuatro huecos
conclave-first-gift = Una pila cedida no vuelve. Solo puede ir a quien no tenga esa magia, y no puede rechazarla.
conclave-first-crisis = Es el último hueco y nadie se convence: crisis mágica. Te llevas a todos los de otras hermandades de la fila y la columna.
conclave-first-end = Con esto se vacían los dos mazos: cada cual juega un último turno, y tú el último de todos.
conclave-first-taken = Una línea de diez o más obliga: te llevas a todos los que comparten magia o hermandad, también a los que te decepcionarán.
conclave-first-draw = Todos ven el dorso de lo que robas, y qué vendrá después.
conclave-turning-won = { $what } Desde entonces tuviste menos decepción que { $other }: { $more } a { $less }, y { $end_more } a { $end_less } al final.
conclave-turning-lost = { $what } Desde entonces { $other } tuvo menos decepción que tú: { $more } a { $less }, y { $end_more } a { $end_less } al final.

conclave-lesson-three-marks = Tres marcas
conclave-lesson-three-marks-can = distinguir quién escucha a quién
conclave-lesson-three-marks-1 =
    Cada hechicero tiene tres marcas.
    Una magia, una hermandad y una influencia. Un hechicero escucha a quien es de su magia *o* de su hermandad. ¿Quién escucha a la gacela verde de tu mano?
conclave-lesson-three-marks-1-task = Elige a los tres que comparten su magia o su hermandad.
conclave-lesson-three-marks-1-done =
    Esos tres.
    Uno comparte la magia; dos, la hermandad. Con una marca basta.
conclave-lesson-three-marks-1-nothing-shared =
    El { $mage } no escucha.
    { $brotherhood } y { $magic }: no comparte nada con una gacela verde. La fuerza por sí sola no convence a nadie.

conclave-lesson-ten-convinces = Diez convencen
conclave-lesson-ten-convinces-can = contar una línea y ganar seguidores
conclave-lesson-ten-convinces-1 =
    Mira antes de soltar.
    Con tu gacela en { $right_cell }, la columna { $right_column_sum } suma { $right_column }: no llega. La fila { $right_row_sum } suma { $right_row }: escucha. ¿Quién te seguiría?
conclave-lesson-ten-convinces-1-task = Elige a todos los que seguirían a la gacela verde en B2.
conclave-lesson-ten-convinces-1-done =
    { $right_won }.
    Uno por la magia, otro por la hermandad. El beige solo te ayuda a llegar a { $ten }.
conclave-lesson-ten-convinces-1-stays =
    El { $mage } cuenta, pero se queda.
    Su { $influence } es parte de los { $right_row }, pero no comparte con tu gacela ni la magia ni la hermandad.
conclave-lesson-ten-convinces-1-column =
    La columna no llega.
    { $right_column_sum } = { $right_column }. En una línea de menos de { $ten } nadie te sigue, comparta lo que comparta.
conclave-lesson-ten-convinces-2 =
    Ahora, suéltala.
    Primero se pregunta a la columna y luego a la fila. Te llevas a todos los que te siguen; el emisario se queda.
conclave-lesson-ten-convinces-2-task = Envía la gacela verde al hueco donde la siguen { $right_count } hechiceros.
conclave-lesson-ten-convinces-2-done =
    Te siguen.
    Fila { $row_sum } = { $row }: ganas { $won }. Nadie más tiene esas magias, así que controlas las dos.
conclave-lesson-ten-convinces-2-cut =
    En { $cell } nadie escucha.
    C3 corta la fila y B2 la columna: { $row } y { $column }. Necesitas { $ten } en una línea sin huecos.

conclave-lesson-send = Envía un emisario
conclave-lesson-send-can = colocar un emisario
conclave-lesson-send-1 =
    Un emisario necesita un vecino.
    Pon una carta de tu mano en un hueco que toque a un hechicero por un lado.
conclave-lesson-send-1-task = Envía cualquiera de tus cartas junto a un hechicero.
conclave-lesson-send-1-done =
    Hay quien escuche.
    { $cell } toca a un hechicero. El emisario se queda ahí, pase lo que pase.
conclave-lesson-send-1-corner =
    No hay nadie cerca.
    A1 solo toca huecos vacíos. Las esquinas no cuentan; los lados, sí.
conclave-lesson-send-1-taken =
    Ese sitio está ocupado.
    En { $cell } ya hay un hechicero. Un emisario va a un hueco vacío.

conclave-lesson-column-then-row = Columna y luego fila
conclave-lesson-column-then-row-can = usar las dos líneas a la vez
conclave-lesson-column-then-row-1 =
    Se pregunta a las dos líneas.
    Primero a la columna, luego a la fila. Busca el hueco donde las dos digan que sí a tu jabalí naranja.
conclave-lesson-column-then-row-1-task = Envía el jabalí naranja adonde la columna y la fila lleguen a { $ten }.
conclave-lesson-column-then-row-1-done =
    Te escuchan dos veces.
    Columna { $column_sum } = { $column }, fila { $row_sum } = { $row }. Consigues { $won }.
conclave-lesson-column-then-row-1-cut =
    Un hueco corta la línea.
    La fila es { $row_sum } = { $row }: C2, vacío, deja fuera al resto. La columna suma { $column }.
conclave-lesson-column-then-row-1-weak =
    En { $cell } no te oyen.
    Columna { $column_sum } = { $column }, fila { $row_sum } = { $row }. Cada una tiene que llegar a { $ten } por su cuenta.

conclave-lesson-control-or-resentment = Control o decepción
conclave-lesson-control-or-resentment-can = ver quién ganaría
conclave-lesson-control-or-resentment-1 =
    Quien tiene más de una magia la controla.
    Y si hay empate, todos los empatados. ¿Qué pilas tuyas están de tu lado?
conclave-lesson-control-or-resentment-1-task = Elige todas tus pilas que controlan su magia.
conclave-lesson-control-or-resentment-1-done =
    Esas dos.
    Nadie tiene más. Compartir el control vale lo mismo que tenerlo a solas.
conclave-lesson-control-or-resentment-1-behind =
    Esa no.
    En { $magic } tienes { $total }, y { $holders } tiene { $most }. Esos seguidores están decepcionados.
conclave-lesson-control-or-resentment-2 =
    Los demás están decepcionados.
    La influencia de cada pila que no controla su magia es decepción. Bruno tiene mucho. ¿Qué pila está decepcionada con él?
conclave-lesson-control-or-resentment-2-task = Elige la pila de Bruno que no controla su magia.
conclave-lesson-control-or-resentment-2-done =
    Solo esa.
    Tus { $most } en { $magic } superan sus { $total }, así que su decepción es { $total }.
conclave-lesson-control-or-resentment-2-led =
    Esa está contenta.
    { $total } en { $magic }: nadie tiene más, así que no cuenta contra nadie.
conclave-lesson-control-or-resentment-3 =
    Gana quien menos decepción tenga.
    Pero quien no controla ninguna magia queda fuera. ¿Quién ganaría ahora?
conclave-lesson-control-or-resentment-3-task = Elige a quien ganaría.
conclave-lesson-control-or-resentment-3-done =
    Tú, con menos influencia que nadie.
    Tu decepción es { $resentment }. Los seguidores solo ayudan donde controlas su magia.
conclave-lesson-control-or-resentment-3-powerless =
    { $seat } queda fuera.
    Decepción { $resentment }, y ni una magia bajo control: fuera de la partida.
conclave-lesson-control-or-resentment-3-more =
    Casi, pero no.
    { $seat } controla { $led } magias, pero { $resenting } son { $resentment } de decepción. Hay quien tiene menos.

conclave-lesson-poisoned-gift = El regalo envenenado
conclave-lesson-poisoned-gift-can = ceder una pila
conclave-lesson-poisoned-gift-1 =
    Líbrate de ella.
    Tu pila beige va por detrás y te decepcionará. Antes de enviar puedes ceder una pila entera, y nadie puede negarse.
conclave-lesson-poisoned-gift-1-task = Cede tu pila beige a quien pueda recibirla.
conclave-lesson-poisoned-gift-1-done =
    { $to_seat } tiene que aceptarla.
    Tu decepción: { $before } → { $after }. Ahora cuenta contra { $to_seat }.
conclave-lesson-poisoned-gift-1-has-it =
    { $to_seat } ya tiene { $magic }.
    Una pila solo va a quien no tiene seguidores de esa magia.
conclave-lesson-poisoned-gift-1-led =
    Esa quédatela.
    Controlas { $magic }, así que no te decepciona. Sin ella tu decepción seguiría en { $after }.
conclave-lesson-poisoned-gift-1-orange =
    Nadie puede recibirla.
    Los otros dos tienen seguidores de { $magic }. Una pila solo va a quien no tiene ninguno.

conclave-lesson-backs-tell-tales = Los dorsos hablan
conclave-lesson-backs-tell-tales-can = leer los mazos
conclave-lesson-backs-tell-tales-1 =
    Los dorsos muestran la magia.
    Ya has enviado. Ahora robas, y ese mismo mazo repone el cónclave desde la esquina dorada, fila a fila, hasta dejar cuatro huecos. ¿Cuáles llena?
conclave-lesson-backs-tell-tales-1-task = Elige los dos huecos que se llenarán.
conclave-lesson-backs-tell-tales-1-done =
    { $right_cells }.
    De izquierda a derecha, de arriba abajo, y se para en cuatro.
conclave-lesson-backs-tell-tales-1-order =
    { $cell } no.
    Desde la esquina dorada, fila a fila, hasta que quedan cuatro huecos: { $right_cells }.
conclave-lesson-backs-tell-tales-2 =
    Quieres rojo.
    Todos ven los dorsos, los de las manos y los de los dos mazos. Roba la carta que necesitas.
conclave-lesson-backs-tell-tales-2-task = Roba del mazo que tiene una carta roja encima.
conclave-lesson-backs-tell-tales-2-done =
    Una carta de dorso { $back }.
    { $cells } se llenan con el mismo mazo, y empieza el turno siguiente.
conclave-lesson-backs-tell-tales-2-purple =
    Mira el dorso.
    La carta de encima de ese mazo tiene el dorso { $back }; la de dorso { $right_back } está en el otro.

conclave-lesson-magic-crisis = Crisis mágica
conclave-lesson-magic-crisis-can = aprovechar una crisis mágica
conclave-lesson-magic-crisis-1 =
    El último hueco.
    Con el cuervo ahí el cónclave se llenaría sin convencer a nadie: columna { $right_column }, fila { $right_row }. En una crisis así vienen los extraños de las dos líneas. ¿Quiénes?
conclave-lesson-magic-crisis-1-task = Elige a todos los que no son de la hermandad del cuervo.
conclave-lesson-magic-crisis-1-done =
    Los cuatro.
    En una crisis te siguen los de otras hermandades, de la fila y de la columna.
conclave-lesson-magic-crisis-1-own =
    El { $mage } es { $brotherhood }, como el tuyo.
    En una crisis los de tu hermandad se quedan. Vienen los otros.
conclave-lesson-magic-crisis-2 =
    Que se arme.
    Nadie pregunta si los quieres: vienen los cuatro, para bien o para mal.
conclave-lesson-magic-crisis-2-task = Envía el cuervo beige a B3.
conclave-lesson-magic-crisis-2-done =
    ¡Crisis!
    Te llevas { $won }. Solo pasa si el cónclave se llena y nadie se ha convencido.

conclave-lesson-last-turn = El último turno
conclave-lesson-last-turn-can = elegir qué vuelve a casa
conclave-lesson-last-turn-1 =
    Los dos mazos están vacíos.
    Envía una carta; las otras tres van a tu zona. Carla tiene { $right_most_green } en verde. ¿Qué tres quieres en casa?
conclave-lesson-last-turn-1-task = Envía la carta que no quieres en tu zona, sin convencer a nadie con ella.
conclave-lesson-last-turn-1-done =
    En casa, las tres que tocaba.
    Verde { $own_green } empata con los { $most_green } de Carla: lo controláis a la vez. Acabas con { $ends }, la menor decepción.
conclave-lesson-last-turn-1-green =
    Te quedas atrás en verde.
    Acabas con { $own_green } en verde, y Carla con { $most_green }: lo controla ella sola, y los tuyos te decepcionan. Decepción { $ends }.
conclave-lesson-last-turn-1-beige =
    Entonces vuelve el naranja.
    Bruno tiene { $most_orange } en naranja; tú, { $own_orange }: te decepciona. Decepción { $ends }.
conclave-lesson-last-turn-1-forced =
    Demasiado ruido.
    Columna { $column_sum } = { $column }: tienes que llevarte { $won }, y te decepcionan. Decepción { $ends }.

conclave-lesson-example-purple-gazelle = Un hechicero
conclave-lesson-example-purple-gazelle-can = leer una carta
conclave-lesson-example-purple-gazelle-1 =
    Lee una carta.
    El color es la magia; el animal, la hermandad; el número, la influencia. ¿Qué es la carta de tu mano con cuernos?
conclave-lesson-example-purple-gazelle-1-task = Elige la hermandad, la magia y la influencia de tu carta morada.
conclave-lesson-example-purple-gazelle-1-done =
    No lleva nada más.
    El morado es la magia de la mente.
conclave-lesson-example-purple-gazelle-1-look =
    Mira otra vez.
    Es la única carta morada de tu mano: su animal, su color y su número.
conclave-lesson-example-purple-gazelle-1-answer-crow = Cuervo
conclave-lesson-example-purple-gazelle-1-answer-gazelle = Gacela
conclave-lesson-example-purple-gazelle-1-answer-boar = Jabalí
conclave-lesson-example-purple-gazelle-1-answer-blue = Azul
conclave-lesson-example-purple-gazelle-1-answer-purple = Morado
