conclave-title = Cónclave

conclave-crow = Cuervo
conclave-gazelle = Gacela
conclave-boar = Jabalí
conclave-beige = beige
conclave-blue = azul
conclave-purple = morado
conclave-orange = naranja
conclave-red = rojo
conclave-green = verde
conclave-magic-beige = magia de la tierra
conclave-magic-blue = magia del viento
conclave-magic-purple = magia de la mente
conclave-magic-orange = magia de la sabiduría
conclave-magic-red = magia del amor y de la guerra
conclave-magic-green = magia de la naturaleza
conclave-card = { $influence } { $magic } de { $brotherhood }
conclave-ability = Convence a los hechiceros de su magia o de su hermandad en una línea que sume diez o más.
conclave-left = mazo izquierdo
conclave-right = mazo derecho
conclave-column = columna
conclave-cell = { $cell }
conclave-row = fila

conclave-option-removed = Cartas retiradas (menos cartas, partida más corta)
conclave-option-corner = Esquina inicial
conclave-option-corner-north-west = noroeste
conclave-option-corner-north-east = nordeste
conclave-option-corner-south-east = sudeste
conclave-option-corner-south-west = sudoeste

conclave-prompt-turn = Envía un emisario al cónclave; antes puedes ceder una pila.
conclave-prompt-send = Ahora envía un emisario al cónclave.
conclave-prompt-draw = Roba una carta de un mazo; el cónclave se repone del mismo.
conclave-prompt-over = El cónclave ha terminado.

conclave-action-give = Ceder tu pila de { $magic } a { $to_seat }
conclave-action-send = Enviar { $card } a { $cell }
conclave-action-draw = Robar del { $deck }

conclave-log-pile-given = { $seat } cede su pila de { $magic } a { $to_seat }.
conclave-log-mage-sent = { $seat } envía { $card } a { $cell }.
conclave-log-line-counted = La { $line } suma { $total }: { $seat } consigue { $cards }.
conclave-log-line-failed = La { $line } suma { $total }: nadie se deja convencer.
conclave-log-magic-crisis = ¡Crisis mágica! { $seat } se lleva { $cards }.
conclave-log-card-drawn = { $seat } roba una carta de dorso { $magic } del { $deck }.
conclave-log-card-drawn-seen = { $seat } roba { $card } del { $deck }.
conclave-log-conclave-refilled = Se repone el cónclave: { $cards } en { $cells }.
conclave-log-end-began = Se agotaron los dos mazos: queda un último turno para cada cual, y { $seat } cierra.
conclave-log-hand-joined = { $seat } suma su mano a su zona: { $cards }.

conclave-no-over = La partida ha terminado.
conclave-no-turn = Es el turno de { $seat }.
conclave-no-second-gift = Ya has cedido una pila; solo se puede una por turno.
conclave-no-late-gift = Se cede antes de enviar al emisario.
conclave-no-such-seat = Ahí no se sienta nadie.
conclave-no-pile = No tienes ninguna pila de { $magic } que ceder.
conclave-no-gift-to-self = Se cede a otra persona.
conclave-no-gift-there = { $seat } ya tiene seguidores de { $magic }; solo puede recibirlos quien no tenga ninguno.
conclave-no-second-emissary = Tu emisario ya está enviado; ahora roba una carta.
conclave-no-card = { $card } no está en tu mano.
conclave-no-space = { $cell } está ocupada; el emisario va a un espacio vacío.
conclave-no-neighbour = { $cell } no toca a ningún hechicero; el emisario necesita un vecino a un lado.
conclave-no-draw-yet = Primero envía un emisario y después roba.
conclave-no-deck-empty = Ese mazo está vacío; roba del otro.
conclave-no-draw-left = Los dos mazos están vacíos: en los últimos turnos ya no se roba.

conclave-won-resentment = Gana quien tiene menos decepción.
conclave-won-followers = Igual decepción: gana quien tiene más seguidores.
conclave-won-shared = Igual decepción e igual número de seguidores: victoria compartida.
conclave-row-magic = Influencia en { $magic }
conclave-row-controlled = Magias controladas
conclave-row-resentment = Decepción
conclave-row-followers = Seguidores
conclave-row-eliminated = Sin control
conclave-eliminated = fuera

conclave-board-decks = Mazos (la carta superior, al final)
conclave-board-zone = Zona
conclave-board-hand = Mano
conclave-board-legend = Color de la magia, animal de la hermandad, influencia. * = controla esa magia ahora.
conclave-board-seen-card = { $card }: hermandad del { $brotherhood }, { $magic }, influencia { $influence }. { $ability }

conclave-edition-duplicate = { $file }, línea { $line }: { $card } está repetida.
conclave-edition-count = { $file }, línea { $line }: { $magic } tiene { $count } hechiceros y necesita { $wanted }.
