# Las lecciones: docs/guides/lessons.md. La primera línea de lo que dice el maestro destaca.

bellum-goal = Saquea, roba y recluta: cuando alguien tiene diez cofres, gana el señor con el tesoro más valioso.
bellum-glance-roll = *El dado* dice qué fila trabaja hoy; un barril paga otra tirada
bellum-glance-harvest = *Recolecta* la comida y los glifos de la fila
bellum-glance-scouts = *Los exploradores*: más mapas, un cofre metálico; empate, uno de madera cada cual
bellum-glance-attack = *Ataca* un lugar o un castillo: tantas espadas como escudos
bellum-glance-recruit = *Recluta* las criaturas que puedas pagar, a la izquierda o a la derecha
bellum-glance-day = *Fin del día*: lugares nuevos, y el dado pasa a la izquierda
bellum-first-barrel = Un barril paga otra tirada, y cambia la fila de todos.
bellum-first-raid = Un lugar saqueado desaparece; solo la taberna se queda. Un ataque por día.
bellum-first-theft = Por cada ladrón, un cofre como mucho. La víctima gana una ficha de escudo.
bellum-first-recruit = La criatura se coloca ahora, a la izquierda o a la derecha, y se queda ahí.
bellum-first-side = A la izquierda trabaja y explora; a la derecha pelea y roba. Para siempre.
bellum-turning-won = { $what } Desde entonces tus cofres valieron más que los de { $other }: { $more } a { $less }, y { $end_more } a { $end_less } al final.
bellum-turning-lost = { $what } Desde entonces los cofres de { $other } valieron más que los tuyos: { $more } a { $less }, y { $end_more } a { $end_less } al final.

bellum-lesson-one-row = Trabaja una fila
bellum-lesson-one-row-can = leer lo que hace hoy tu castillo
bellum-lesson-one-row-1 =
    No todos trabajan todos los días.
    El capitán tira el dado. Su número es la fila que trabaja hoy, a ambos lados del castillo y para todos los señores.
bellum-lesson-one-row-1-task = ¿Qué fila trabaja hoy?
bellum-lesson-one-row-1-done =
    La fila { $die }.
    Ahora todos los señores la miran; las otras cinco descansan.
bellum-lesson-one-row-1-asleep =
    La fila { $thing } duerme hoy.
    El dado muestra un { $die }, y solo esa fila trabaja.
bellum-lesson-one-row-2 =
    A la izquierda trabajan, a la derecha luchan.
    Mira tu fila { $die }, a la izquierda y a la derecha de la torre, con los duendes que hay debajo.
bellum-lesson-one-row-2-task = Elige lo que trae hoy tu fila.
bellum-lesson-one-row-2-answer-food = Comida
bellum-lesson-one-row-2-answer-maps = Mapas del tesoro
bellum-lesson-one-row-2-answer-swords = Espadas
bellum-lesson-one-row-2-done =
    { $food } de comida y { $swords } espadas.
    La comida ha llegado sola; las espadas esperan tu ataque.
bellum-lesson-one-row-2-maps =
    Los mapas duermen hoy.
    Están en otras filas; el dado muestra un { $die }.

bellum-lesson-left-or-right = Izquierda o derecha
bellum-lesson-left-or-right-can = elegir el lado de una criatura
bellum-lesson-left-or-right-1 =
    A la izquierda trabajan y exploran; a la derecha luchan y roban. Para siempre.
    Primero llega { $right_creature }. Quieres comida de la fila 1.
bellum-lesson-left-or-right-1-task = Coloca el duende donde dé comida.
bellum-lesson-left-or-right-1-done =
    Un cocinero en la cocina.
    Comida en las filas { $food_rows }, siempre que el dado muestre una de ellas.
bellum-lesson-left-or-right-1-right =
    Ahí lucha.
    Una espada en las filas { $sword_rows }, y nada de comida.
bellum-lesson-left-or-right-2 =
    Ahora, { $right_creature }.
    La fila 2 de tu torre tiene dos espadas. Con una tercera podrías saquear la Majada.
bellum-lesson-left-or-right-2-task = Coloca el duende donde dé una espada.
bellum-lesson-left-or-right-2-done =
    Tres espadas en la fila { $sword_rows }.
    Una carta se queda donde se pone.
bellum-lesson-left-or-right-2-left =
    Ahí trabaja.
    Comida en la fila { $food_rows } y un mapa en la fila { $map_rows }, pero ninguna espada.

bellum-lesson-scouts = Exploradores
bellum-lesson-scouts-can = ver quién encuentra un cofre
bellum-lesson-scouts-1 =
    Los mapas llevan al tesoro.
    Quien más mapas tiene en la fila de hoy gana un cofre metálico. Si empatan varios, uno de madera para cada uno. El dado muestra un { $die }.
bellum-lesson-scouts-1-task = ¿Quién gana el cofre metálico?
bellum-lesson-scouts-1-answer-nobody = Nadie
bellum-lesson-scouts-1-done =
    Tú.
    { $map } mapas, y nadie tiene tantos. Puedes mirar dentro; los demás, no.
bellum-lesson-scouts-1-nobody =
    Alguien tiene mapas.
    Mira otra vez: la fila { $die } de tu torre muestra { $map }.
bellum-lesson-scouts-1-fewer =
    Menos que tú.
    { $seat } tiene { $their_map } en la fila { $die }, y tú tienes { $map }.
bellum-lesson-scouts-2 =
    Unos días después.
    Leo tiene ahora una gárgola a la izquierda, y vuelve a trabajar la fila { $die }.
bellum-lesson-scouts-2-task = ¿Qué te traen hoy los exploradores?
bellum-lesson-scouts-2-answer-metal = Metal, solo para mí
bellum-lesson-scouts-2-answer-wood = Madera para los dos
bellum-lesson-scouts-2-answer-nothing = Nada
bellum-lesson-scouts-2-done =
    Madera para cada uno.
    La madera guarda de { $wood_least } a { $wood_most }; el metal, de { $metal_least } a { $metal_most }.
bellum-lesson-scouts-2-metal =
    Esta vez no estás solo.
    Leo también tiene { $map } mapas.
bellum-lesson-scouts-2-nothing =
    Un empate no es quedarse sin nada.
    Los dos tenéis { $map } mapas.

bellum-lesson-raid = Saqueo
bellum-lesson-raid-can = saquear un lugar al que puedes vencer
bellum-lesson-raid-1 =
    Tantas espadas como el escudo, y el botín es tuyo.
    Fila { $die }: hoy tienes { $swords } espadas. Cada señor ataca una vez.
bellum-lesson-raid-1-task = Gana un cofre.
bellum-lesson-raid-1-done =
    Escudo { $needs }, vencido.
    Un cofre de madera y dos de comida: los cofres deciden la partida; la comida alimenta una horda mayor.
bellum-lesson-raid-1-strong =
    Hoy es demasiado fuerte.
    Escudo { $needs }, y tienes { $swords } espadas.
bellum-lesson-raid-1-patch =
    Se puede, pero no hay cofre.
    Tres de comida. Los cofres deciden la partida.
bellum-lesson-raid-1-tavern =
    Se puede, pero no hay cofre.
    Un barril, que algún día paga otra tirada.
bellum-lesson-raid-1-rest =
    Se puede, y es una pena.
    { $swords } espadas bastan para un lugar con cofre.

bellum-lesson-magic-shields = Escudos mágicos
bellum-lesson-magic-shields-can = vencer a un escudo mágico
bellum-lesson-magic-shields-1 =
    { $right_needs } y mágico { $right_needs_magic }: { $right_needs_all } espadas, una de ellas mágica.
    La horda A tiene siete espadas; la B, cinco y dos mágicas; la C, cinco y una mágica.
bellum-lesson-magic-shields-1-task = ¿Qué horda toma la Alta Abadía?
bellum-lesson-magic-shields-1-answer-a = A: 7 espadas
bellum-lesson-magic-shields-1-answer-b = B: 5 espadas y 2 mágicas
bellum-lesson-magic-shields-1-answer-c = C: 5 espadas y 1 mágica
bellum-lesson-magic-shields-1-done =
    B: { $right_needs_all } en total.
    Una espada mágica para el escudo mágico; la otra cuenta como cualquiera.
bellum-lesson-magic-shields-1-no-magic =
    Ninguna espada mágica.
    Solo la magia vence a un escudo mágico, por muchas espadas que haya.
bellum-lesson-magic-shields-1-one-short =
    Seis en total.
    El escudo mágico se lleva una; quedan cinco para un escudo de { $right_needs }.
bellum-lesson-magic-shields-2 =
    Esta es hoy tu horda.
    { $sword } espadas y { $magic_sword } mágicas.
bellum-lesson-magic-shields-2-task = Saquea la Alta Abadía.
bellum-lesson-magic-shields-2-done =
    Oro y un glifo.
    El oro guarda de { $gold_least } a { $gold_most }.
bellum-lesson-magic-shields-2-smaller =
    Se puede, pero la Abadía tiene oro.
    { $swords } espadas, { $magic_sword } de ellas mágicas: hoy puedes aspirar a más.
bellum-lesson-magic-shields-2-rest =
    Se puede, y es una pena.
    { $swords } espadas, { $magic_sword } de ellas mágicas, bastan para el oro.

bellum-lesson-theft = Robo
bellum-lesson-theft-can = robar un cofre y saber lo que cuesta
bellum-lesson-theft-1 =
    ¿Y un cofre de otro señor?
    Hace falta un ladrón y tantas espadas como el escudo del castillo. Hoy tienes { $swords } espadas y { $thief } ladrón.
bellum-lesson-theft-1-task = Ataca el castillo que puedes vencer.
bellum-lesson-theft-1-done =
    Puerta adentro.
    Escudo { $their_shield }, { $swords } espadas.
bellum-lesson-theft-1-shield =
    Una ficha de escudo más.
    Su escudo es { $their_shield }, y hoy tienes { $swords } espadas.
bellum-lesson-theft-1-tavern =
    Se puede, pero es solo un barril.
    Leo tiene { $right_their_chests } cofres, y tú un ladrón.
bellum-lesson-theft-1-rest =
    Se puede, y es una pena.
    Espadas y un ladrón, y el escudo de Leo es { $right_their_shield }.
bellum-lesson-theft-2 =
    Un ladrón, un cofre.
    Solo ves el exterior: la madera guarda de { $wood_least } a { $wood_most }, el metal de { $metal_least } a { $metal_most }, el oro de { $gold_least } a { $gold_most }.
bellum-lesson-theft-2-task = Llévate el mejor cofre.
bellum-lesson-theft-2-done =
    Oro.
    Por su pérdida, Leo gana una ficha de escudo: la próxima vez su castillo será más fuerte.
bellum-lesson-theft-2-wood =
    Se puede, pero es poco.
    La madera guarda de { $wood_least } a { $wood_most }; el oro, de { $gold_least } a { $gold_most }.
bellum-lesson-theft-2-metal =
    Se puede, pero hay algo mejor.
    El metal guarda de { $metal_least } a { $metal_most }; el oro, de { $gold_least } a { $gold_most }.
bellum-lesson-theft-2-stop = El ladrón está dentro: elige antes un cofre.

bellum-lesson-recruit = Reclutar
bellum-lesson-recruit-can = pagar una criatura y colocarla
bellum-lesson-recruit-1 =
    Una horda crece con comida y glifos.
    Maléfica: { $evil_food } de comida. Supermaléfica: { $most_evil_glyphs } glifo y { $most_evil_food } de comida, o { $most_evil_glyphs_alone } glifos. Tienes { $has_food } de comida y { $has_glyphs } glifo.
bellum-lesson-recruit-1-task = Recluta a la dragona.
bellum-lesson-recruit-1-done =
    Ígnea te sirve.
    Te queda de comida: { $food_left }. En su lugar se descubre otra criatura.
bellum-lesson-recruit-1-small =
    Se puede, pero entonces la dragona es demasiado cara.
    Quedarían { $food_left } de comida, y ella pide { $most_evil_food }.
bellum-lesson-recruit-1-glyphs =
    Solo con glifos, no.
    Harían falta { $most_evil_glyphs_alone }; tienes { $has_glyphs }.
bellum-lesson-recruit-1-queen =
    También es supermaléfica, y al mismo precio.
    Pero esta lección trata de la dragona.
bellum-lesson-recruit-1-save =
    Ahorrar está permitido.
    Pero la comida no gana partidas, y mañana puede ser de otro.
bellum-lesson-recruit-2 =
    ¿Qué lado?
    Mira las columnas a ambos lados de tu castillo: lo que traería, fila por fila.
bellum-lesson-recruit-2-task = Coloca a la dragona, a la izquierda o a la derecha.
bellum-lesson-recruit-2-done =
    Trabaja en las filas { $rows }.
    Cada criatura refuerza tus filas para el resto de la partida.

bellum-lesson-ten-chests = Barriles y diez cofres
bellum-lesson-ten-chests-can = pagar otra tirada y ganar al final
bellum-lesson-ten-chests-1 =
    ¿Una mala tirada?
    La fila { $die } no te da comida ni mapas; espadas: { $swords }. Un barril paga otra tirada.
bellum-lesson-ten-chests-1-task = No aceptes este día.
bellum-lesson-ten-chests-1-done =
    ¡La fila 1!
    Dos mapas, más que nadie: un cofre metálico por un barril.
bellum-lesson-ten-chests-1-accept =
    Un barril es para días así.
    Ni comida ni mapas; espadas: { $swords }, y ningún escudo al que venzan.
bellum-lesson-ten-chests-2 =
    { $enough } cofres terminan la partida, tras los ataques.
    Leo los tiene. Pero gana el señor más *rico*, y ahora todos los cofres están abiertos.
bellum-lesson-ten-chests-2-task = ¿Quién gana?
bellum-lesson-ten-chests-2-done =
    Tú, con { $worth }.
    Nueve cofres buenos valen más que diez pobres.
bellum-lesson-ten-chests-2-most-chests =
    { $their_chests } cofres la terminan; decide lo que valen.
    Los de Leo valen { $their_worth }.
bellum-lesson-ten-chests-2-poor =
    { $their_chests } cofres.
    Valen { $their_worth }.
