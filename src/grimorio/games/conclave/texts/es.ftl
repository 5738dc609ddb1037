conclave-title = Cónclave
conclave-pitch = Envía emisarios, gana seguidores y que ninguno se arrepienta.

conclave-crow = Cuervo
    .gender = masculine
conclave-gazelle = Gacela
    .gender = feminine
conclave-boar = Jabalí
    .gender = masculine
conclave-beige = beige
    .feminine = beige
conclave-blue = azul
    .feminine = azul
conclave-purple = morado
    .feminine = morada
conclave-orange = naranja
    .feminine = naranja
conclave-red = rojo
    .feminine = roja
conclave-green = verde
    .feminine = verde
conclave-magic-beige = magia de la tierra
conclave-magic-blue = magia del viento
conclave-magic-purple = magia de la mente
conclave-magic-orange = magia de la sabiduría
conclave-magic-red = magia del amor y de la guerra
conclave-magic-green = magia de la naturaleza
conclave-card = { $brotherhood } { $brotherhood_gender ->
    [feminine] { $magic_feminine } { $influence }
    [masculine] { $magic } { $influence }
   *[other] { $influence } de magia { $magic_feminine }
}
    .gender = { $brotherhood_gender }
conclave-the-card = { $card_gender ->
    [feminine] la { $card }
    [masculine] el { $card }
   *[other] { $card }
}
conclave-card-at = { conclave-the-card } en { $cell }
conclave-ability = Convence a los hechiceros de su magia o de su hermandad en una línea que sume 10 o más.
conclave-left = mazo izquierdo
conclave-right = mazo derecho
conclave-column = columna
conclave-cell = { $cell }
conclave-row = fila

conclave-option-removed = Cartas que se retiran (cuantas más, más corta es la partida)
conclave-option-corner = Esquina inicial
conclave-option-corner-north-west = noroeste
conclave-option-corner-north-east = nordeste
conclave-option-corner-south-east = sudeste
conclave-option-corner-south-west = sudoeste

conclave-prompt-turn = Envía un emisario al cónclave; antes puedes ceder una pila.
conclave-prompt-send = Ahora envía un emisario al cónclave.
conclave-prompt-draw = Roba una carta de un mazo; con ese mismo mazo se repone el cónclave.
conclave-prompt-over = El cónclave ha terminado.

conclave-action-give = Ceder tu pila { $magic_feminine } a { $to_seat }
conclave-action-send = Enviar { conclave-the-card } a { $cell }
conclave-action-draw = Robar del { $deck }

conclave-log-pile-given = { $seat } cede su pila { $magic_feminine } a { $to_seat }.
    .seat = Cedes tu pila { $magic_feminine } a { $to_seat }.
    .to_seat = { $seat } te cede su pila { $magic_feminine }.
conclave-log-mage-sent = { $seat } envía { conclave-the-card } a { $cell }.
    .seat = Envías { conclave-the-card } a { $cell }.
conclave-log-line-counted = La { $line } suma { $total }: { $seat } consigue { $cards }.
    .seat = La { $line } suma { $total }: consigues { $cards }.
conclave-log-line-failed = La { $line } suma { $total }, y hacen falta 10.
conclave-log-line-unmoved = La { $line } suma { $total }, pero nadie comparte magia ni hermandad con el emisario.
conclave-log-magic-crisis = ¡Crisis mágica! { $seat } se lleva { $cards }.
    .seat = ¡Crisis mágica! Te llevas { $cards }.
conclave-log-card-drawn = { $seat } roba una carta de dorso { $magic } del { $deck }.
    .seat = Robas una carta de dorso { $magic } del { $deck }.
conclave-log-card-drawn-seen = { $seat } roba { conclave-the-card } del { $deck }.
    .seat = Robas { conclave-the-card } del { $deck }.
conclave-log-conclave-refilled = Se repone el cónclave: { $cards }.
conclave-log-end-began = Se han agotado los dos mazos: cada cual juega un último turno, y { $seat } será quien cierre.
    .seat = Se han agotado los dos mazos: cada cual juega un último turno, y serás tú quien cierre.
conclave-log-hand-joined = { $seat } suma su mano a su zona: { $cards }.
    .seat = Sumas tu mano a tu zona: { $cards }.

# En el resumen: lo que alguien hizo, detrás de su sello.
conclave-mage = { $magic } { $influence }
conclave-recap-mage-sent = { $count ->
    [0] { $mage } → { $cell }, nadie
   *[other] { $mage } → { $cell }, consigue { $won }
}
    .seat = { $count ->
        [0] { $mage } → { $cell }, nadie
       *[other] { $mage } → { $cell }, consigues { $won }
    }
conclave-recap-pile-given = cede { $magic } { $total } a { $to_seat }
    .seat = cedes { $magic } { $total } a { $to_seat }
    .to_seat = te cede { $magic } { $total }
conclave-recap-card-drawn = roba un dorso { $magic }
    .seat = robas un dorso { $magic }
conclave-recap-magic-crisis = crisis: se lleva { $count }
    .seat = crisis: te llevas { $count }
conclave-recap-end-began = los dos mazos, vacíos: un último turno cada cual

conclave-standing = { $seat }: decepción { $resentment }; controla { $magics }
conclave-standing-powerless = { $seat }: decepción { $resentment }; no controla nada: así no puede ganar
conclave-standing-last = { $standing }; le queda el último turno

# Antes de elegir: lo que pasará.
conclave-change-you = tú { $before } → { $after }
conclave-change = { $seat } { $before } → { $after }
conclave-line-column = La columna { $place }
conclave-line-row = La fila { $place }
conclave-refilled-cell = { $cell } { $magic }
conclave-preview-wins = Consigues { $mages }.
conclave-preview-nobody = No convence a nadie.
conclave-preview-crisis = El cónclave está lleno: te llevas { $count } hechiceros.
conclave-preview-crown = Controlas la magia { $magic_feminine }.
conclave-preview-crown-from = El control de la magia { $magic_feminine } pasa de { $seats } a ti.
conclave-preview-crown-shared = Compartes con { $seats } el control de la magia { $magic_feminine }.
conclave-preview-crown-alone = La magia { $magic_feminine } ya solo la controlas tú, y no { $seats }.
conclave-preview-crown-lost = Pierdes el control de la magia { $magic_feminine }.
conclave-preview-resentment = Decepción: { $changes }.
conclave-preview-line-counted = { $line } suma { $total } y convence a { $count }.
conclave-preview-line-failed = { $line } suma { $total } y no convence a nadie: { $short ->
    [one] falta 1
   *[other] faltan { $short }
}.
conclave-preview-line-unmoved = { $line } suma { $total }, pero nadie comparte magia ni hermandad con el emisario.
conclave-preview-over = Después acaba la partida, y las cartas de las manos se suman a las zonas.
conclave-preview-gives = { $seat } recibe { $magic } { $total }. Decepción: { $changes }.
conclave-preview-gives-only = { $seat } recibe { $magic } { $total }; no cambia la decepción de nadie.
conclave-preview-controls = { $seat } controlará la magia { $magic_feminine }.
conclave-preview-against = { $holders }: { $total } en la magia { $magic_feminine }, que cuenta contra { $seat }.
conclave-preview-powerless = No controlarías nada, y así no se puede ganar.
conclave-preview-draws = Robas un dorso { $magic }; debajo hay uno { $below }.
conclave-preview-draws-last = Robas un dorso { $magic }, el último de este mazo.
conclave-preview-refills = Se repone el cónclave: { $cells }.
conclave-preview-no-refill = No se repone nada.
conclave-preview-ends = Con eso se agotan los dos mazos: cada cual juega un último turno, y tú serás quien cierre.
conclave-reason-crown = Consigues { $count ->
    [one] un hechicero
   *[other] { $count } hechiceros
} y le quitas la magia { $magic_feminine } a { $seats }.
conclave-reason-changes = Consigues { $count ->
    [one] un hechicero
   *[other] { $count } hechiceros
}; tu decepción, { $before } → { $after }.
conclave-reason-wins = Consigues { $count ->
    [one] un hechicero
   *[other] { $count } hechiceros
}, y tu decepción sigue en { $after }.
conclave-reason-nobody = No convences a nadie, y tu decepción sigue en { $after }.
conclave-reason-give = Tu decepción, { $before } → { $after }.
conclave-reason-burden = La decepción de { $seat }, { $before } → { $after }.
conclave-reason-neutral = No cambia la decepción de nadie.
conclave-reason-draw = Una carta { $magic_feminine } para tu mano.

conclave-no-over = La partida ha terminado.
conclave-no-turn = Es el turno de { $seat }.
conclave-no-second-gift = Ya has cedido una pila; solo se puede una por turno.
conclave-no-late-gift = Se cede antes de enviar al emisario.
conclave-no-such-seat = Ahí no se sienta nadie.
conclave-no-pile = No tienes ninguna pila { $magic_feminine } que ceder.
conclave-no-gift-to-self = Una pila se cede siempre a otra persona.
conclave-no-gift-there = { $seat } ya tiene seguidores de la magia { $magic_feminine }; solo puede recibirlos quien no tenga ninguno.
conclave-no-second-emissary = Tu emisario ya está enviado; ahora roba una carta.
conclave-no-card = No tienes { conclave-the-card } en la mano.
conclave-no-space = El espacio { $cell } está ocupado; el emisario va a un espacio vacío.
conclave-no-neighbour = El espacio { $cell } no toca a ningún hechicero; el emisario necesita tener uno al lado.
conclave-no-draw-yet = Primero envía un emisario y después roba.
conclave-no-deck-empty = Ese mazo está vacío; roba del otro.
conclave-no-draw-left = Los dos mazos están vacíos: en los últimos turnos ya no se roba.

conclave-won-resentment = Gana quien tiene menos decepción.
conclave-won-followers = Igual decepción: gana quien tiene más seguidores.
conclave-won-shared = Igual decepción e igual número de seguidores: victoria compartida.
conclave-row-magic = Influencia en la magia { $magic_feminine }
conclave-row-controlled = Número de magias controladas
conclave-row-resentment = Decepción
conclave-row-followers = Número de seguidores
conclave-row-eliminated = Sin control
conclave-eliminated = fuera
conclave-out-you = Fuera: no controlas ninguna magia

conclave-board-decks = Mazos (la carta superior, al final)
conclave-board-zone = Zona
conclave-board-hand = Mano
conclave-board-legend = Color de la magia, animal de la hermandad, influencia. * = controla esa magia ahora.
conclave-printed-card = { $card }: hermandad { $brotherhood_gender ->
    [feminine] de la { $brotherhood }
    [masculine] del { $brotherhood }
   *[other] de «{ $brotherhood }»
}, { $magic }, influencia { $influence }. { conclave-ability }

conclave-fact-mages = Influencias en la magia { $magic_feminine }: Cuervo { $crow }; Gacela { $gazelle }; Jabalí { $boar }.

# On top of the file that an owner starts from.
conclave-start =
    Una línea para cada magia y hermandad: las influencias que tiene, de 1 a 5; doce por magia.
    Los nombres van al final del archivo, en [names]: crow = "…" o crow-blue-4 = "…".
    En [sources] se dice de dónde salen cartas sueltas: crow-blue-4 = "owner".
conclave-edition-duplicate = { $file }, línea { $line }: { $card } está dos veces.
conclave-edition-count = { $file }, línea { $line }: { $magic } tiene { $count ->
    [one] 1 hechicero
   *[other] { $count } hechiceros
} y necesita { $wanted }.

## En la página.

conclave-web-deck = { $count ->
    [0] El { $deck } está vacío
    [one] En el { $deck }, 1 carta, de dorso { $top }
   *[other] En el { $deck }, { $count } cartas; la de arriba, de dorso { $top }
}
conclave-web-empty = vacío
conclave-web-grid = El cónclave
conclave-hears-grid = { $count } hechiceros en el cónclave. Espacios vacíos: { $cells }.
conclave-hears-pile = { $magic } { $sum }{ $leads ->
    [yes] , la controla
   *[no] {""}
}
    .seat = { $magic } { $sum }{ $leads ->
        [yes] , la controlas
       *[no] {""}
    }
conclave-hears-seat = decepción { $number }. { $count ->
    [0] Sin seguidores
   *[other] { $piles_apart }
}
conclave-hears-backs = Mano: { $magics }
conclave-web-cell = Espacio { $cell }, vacío
conclave-pile-sum = Influencia { $sum } en la magia { $magic_feminine }, con { $count ->
    [one] 1 seguidor
   *[other] { $count } seguidores
}
conclave-web-pile = { conclave-pile-sum }{ $leads ->
    [yes] {""}; ahora la controla
   *[no] {""}
}
    .seat = { conclave-pile-sum }{ $leads ->
        [yes] {""}; ahora la controlas
       *[no] {""}
    }
conclave-web-backs = Dorsos de la mano
conclave-web-influence = Influencia { $influence }
conclave-web-resentment = Decepción { $number }
conclave-web-plate-resentment = Decepción
conclave-web-powerless = no controla nada: así no puede ganar
    .seat = no controlas nada: así no puedes ganar
conclave-web-last-turn = último turno
conclave-web-no-followers = Aún no tiene seguidores.
    .seat = Aún no tienes seguidores.
conclave-web-loses = pierde
conclave-web-goal = Gana quien menos decepción tenga. Controla al menos una magia.
conclave-web-score = decepción { $score }
conclave-web-at = { $cell }, { $card }
conclave-web-last-of = { $name }, lo último de { $seat }
conclave-web-emptied = lo vació { $seat }
conclave-web-line-wins = gana { $count }
conclave-web-mages = { $count ->
    [one] hechicero
   *[other] hechiceros
}
conclave-web-line-short = { $short ->
    [one] falta 1
   *[other] faltan { $short }
}
conclave-web-line-nobody = nadie afín
conclave-web-crisis = Crisis mágica: te llevas { $count }
conclave-web-card-wins = { $count ->
    [0] { $total }, nadie
   *[other] { $total } gana { $count }
}
conclave-web-give = Ceder…
conclave-web-give-pile = Ceder una pila…
conclave-web-give-title = ¿Cedes una pila antes de enviar?
conclave-web-give-how = Una por turno, entera, a quien no tenga nada de esa magia.
conclave-web-give-none = No ceder ninguna
conclave-web-your-pile = tu pila
conclave-web-has = tiene { $magic } { $sum }
conclave-web-lose-crown = pierdes la corona
conclave-deed-send = Enviar { $mage } a { $cell }
conclave-deed-give = Ceder { $mage } a { $seat }
