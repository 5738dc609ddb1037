cronicas-title = Crónicas
cronicas-pitch = Gana los aliados que pide la crónica, y ninguno malvado.

cronicas-power = poder
cronicas-wisdom = sabiduría
cronicas-love = amor
cronicas-card = { $character } ({ $suit } { $strength })

cronicas-character-power-1 = Usurpador
cronicas-character-power-2 = Príncipe
cronicas-character-power-3 = Guardia Real
cronicas-character-power-4 = Salvaje
cronicas-character-power-5 = Asesino
cronicas-character-power-6 = Escudero
cronicas-character-power-7 = Mercenario
cronicas-character-power-8 = Caballero
cronicas-character-power-9 = General
cronicas-character-power-10 = Héroe
cronicas-character-wisdom-1 = Nigromante
cronicas-character-wisdom-2 = Reina
cronicas-character-wisdom-3 = Mercader
cronicas-character-wisdom-4 = Adivina
cronicas-character-wisdom-5 = Hechicero
cronicas-character-wisdom-6 = Bibliotecaria
cronicas-character-wisdom-7 = Ermitaño
cronicas-character-wisdom-8 = Profesor
cronicas-character-wisdom-9 = Mago
cronicas-character-wisdom-10 = Archimago
cronicas-character-love-1 = Seductora
cronicas-character-love-2 = Princesa
cronicas-character-love-3 = Doncella
cronicas-character-love-4 = Meretriz
cronicas-character-love-5 = Ladrona
cronicas-character-love-6 = Enfermera
cronicas-character-love-7 = Bailarina
cronicas-character-love-8 = Clérigo
cronicas-character-love-9 = Juglar
cronicas-character-love-10 = Santa
cronicas-character-king = Rey
cronicas-character-demon = Demonio
cronicas-character-dragon = Dragón
cronicas-character-sage = Sabio
cronicas-character-fool = Loco
cronicas-character-angel = Ángel
cronicas-king = { cronicas-character-king }
cronicas-demon = { cronicas-character-demon }
cronicas-dragon = { cronicas-character-dragon }
cronicas-sage = { cronicas-character-sage }
cronicas-fool = { cronicas-character-fool }
cronicas-angel = { cronicas-character-angel }

cronicas-ability-none = Sin habilidad.
cronicas-ability-evil = Aliado malvado: quien tenga alguno al final de la ronda queda fuera del reparto de fama.
cronicas-ability-triple = Al final de la ronda cuenta como tres aliados de su palo.
cronicas-ability-invert = Al acabar el encuentro gana la fuerza más baja en lugar de la más alta.
cronicas-ability-take = Al jugarla: elige un aliado de un rival y quédatelo.
cronicas-ability-end = Al jugarla: el encuentro acaba en el acto y se resuelve tal como está.
cronicas-ability-recall = Al jugarla: devuelve a tu mano uno de tus aliados.
cronicas-ability-return = Al jugarla: devuelve otra carta de este encuentro a la mano de quien la jugó.
cronicas-ability-discard = Al jugarla: elige un aliado de un rival y descártalo.
cronicas-ability-dismiss = Al jugarla: descarta uno de tus aliados.
cronicas-ability-steadfast = Firme: ninguna habilidad la mueve si está boca arriba o ya es un aliado. Boca abajo es una carta cualquiera.
cronicas-ability-king = Al acabar el encuentro vence a cualquier fuerza.
cronicas-ability-demon = Aliado malvado. Al acabar el encuentro vence al Rey y a cualquier fuerza.
cronicas-ability-dragon = Al acabar el encuentro vence a todo; quien lo jugó se queda con el Dragón y con un 10 que esté boca arriba, y las demás cartas se descartan.
cronicas-ability-sage = Al jugarla: elige un aliado de un rival y quédatelo. Nunca gana un encuentro.
cronicas-ability-fool = Nunca gana un encuentro. Al final de la ronda, los doses de quien lo tenga cuentan cada uno como un solo aliado.
cronicas-ability-angel = Nunca gana un encuentro. Al final de la ronda, quien lo tenga descarta todos sus aliados malvados.

cronicas-coronation = La coronación de un rey
cronicas-conversation = Conversación con un dragón
cronicas-darkness = Un tiempo de oscuridad
cronicas-monsters = El ataque de los monstruos
cronicas-revolt = La revuelta
cronicas-reform = La reforma
cronicas-library = El incendio de la biblioteca
cronicas-wedding = La boda real
cronicas-heartbreak = El desamor
cronicas-alliance = La gran alianza
cronicas-plague = La peste
cronicas-virtue = La era de la virtud

cronicas-condition-two-more = Entran en juego dos crónicas más.
cronicas-condition-two-last = Vuelven a estar en vigor las dos últimas crónicas jugadas.
cronicas-condition-most-evil = Los aliados malvados no dejan fuera a nadie. Fama para quien tenga más aliados malvados (al menos uno).
cronicas-condition-no-evil = Fama para todos los que no tengan aliados malvados.
cronicas-condition-most-power = Fama para quien tenga más aliados de poder.
cronicas-condition-fewest-power = Fama para quien tenga menos aliados de poder.
cronicas-condition-most-wisdom = Fama para quien tenga más aliados de sabiduría.
cronicas-condition-fewest-wisdom = Fama para quien tenga menos aliados de sabiduría.
cronicas-condition-most-love = Fama para quien tenga más aliados de amor.
cronicas-condition-fewest-love = Fama para quien tenga menos aliados de amor.
cronicas-condition-most-allies = Fama para quien tenga más aliados en total.
cronicas-condition-fewest-allies = Fama para quien tenga menos aliados en total.

cronicas-feat-sage = El sabio
cronicas-feat-hero = El héroe
cronicas-feat-demon-king = El rey de los demonios
cronicas-feat-fortune-teller = La adivina
cronicas-feat-thief = El ladrón
cronicas-feat-queen = La reina
cronicas-feat-necromancer = El nigromante

cronicas-option-fame = Fama con la que acaba la partida
cronicas-option-two-chronicles = Dos crónicas por ronda
cronicas-option-prolong = En caso de empate, seguir hasta que alguien se destaque

cronicas-prompt-play = Juega una carta en el encuentro.
cronicas-prompt-take = Elige un aliado de un rival y quédatelo.
cronicas-prompt-recall = Elige cuál de tus aliados vuelve a tu mano.
cronicas-prompt-return = Elige qué carta del encuentro vuelve a la mano de quien la jugó.
cronicas-prompt-discard = Elige un aliado de un rival y descártalo.
cronicas-prompt-dismiss = Elige cuál de tus aliados descartas.
cronicas-prompt-over = La crónica está escrita.

cronicas-action-play = Jugar { $card }
cronicas-action-hide = Jugar { $card } boca abajo
cronicas-action-take = Quedarte con { $card }
cronicas-action-recall = Devolver { $card } a tu mano
cronicas-action-return = Devolver la carta de { $from_seat }
cronicas-action-discard = Descartar { $card }
cronicas-action-dismiss = Descartar tu { $card }

cronicas-log-round-began = Empieza la ronda { $round }.
cronicas-log-chronicle-turned = Se descubre una crónica: «{ $chronicle }».
cronicas-log-chronicle-put-back = «{ $chronicle }» sale demasiado pronto y vuelve al mazo.
cronicas-log-chronicles-revived = De nuevo en vigor: { $chronicles }.
cronicas-log-chronicles-shuffled = { $count ->
    [one] La crónica usada forma un nuevo mazo.
   *[other] Las { $count } crónicas usadas se barajan y forman un nuevo mazo.
}
cronicas-log-card-removed = { $card } se descubre y queda fuera de esta ronda.
cronicas-log-hand-dealt = { $count ->
    [one] { $seat } recibe 1 carta.
   *[other] { $seat } recibe { $count } cartas.
}
    .seat = { $count ->
        [one] Recibes 1 carta.
       *[other] Recibes { $count } cartas.
    }
cronicas-log-hand-dealt-seen = { $seat } recibe { $cards }.
    .seat = Recibes { $cards }.
cronicas-log-main-shown = { $seat } muestra { $card }, la carta principal de «{ $chronicle }».
    .seat = Muestras { $card }, la carta principal de «{ $chronicle }».
cronicas-log-card-played = { $seat } juega { $card }.
    .seat = Juegas { $card }.
cronicas-log-card-hidden = { $seat } juega una carta boca abajo.
    .seat = Juegas una carta boca abajo.
cronicas-log-card-hidden-seen = { $seat } juega { $card } boca abajo.
    .seat = Juegas { $card } boca abajo.
cronicas-log-encounter-cut = { $card } pone fin al encuentro en el acto.
cronicas-log-ally-taken = { $seat } se queda con { $card }, que era de { $from_seat }.
    .seat = Te quedas con { $card }, que era de { $from_seat }.
    .from_seat = { $seat } te quita { $card }.
cronicas-log-ally-recalled = { $seat } devuelve { $card } a su mano.
    .seat = Devuelves { $card } a tu mano.
cronicas-log-card-returned = { $seat } devuelve { $card } a la mano de { $to_seat }.
    .seat = Devuelves { $card } a la mano de { $to_seat }.
    .to_seat = { $seat } te devuelve { $card } a la mano.
cronicas-log-hidden-returned = { $seat } devuelve la carta boca abajo a la mano de { $to_seat }.
    .seat = Devuelves la carta boca abajo a la mano de { $to_seat }.
    .to_seat = { $seat } te devuelve a la mano tu carta boca abajo.
cronicas-log-hidden-returned-seen = { $seat } devuelve { $card }, boca abajo, a la mano de { $to_seat }.
    .seat = Devuelves { $card }, boca abajo, a la mano de { $to_seat }.
    .to_seat = { $seat } te devuelve { $card }, boca abajo, a la mano.
cronicas-log-ally-discarded = { $seat } descarta { $card }, que era de { $from_seat }.
    .seat = Descartas { $card }, que era de { $from_seat }.
    .from_seat = { $seat } te descarta { $card }.
cronicas-log-ally-dismissed = { $seat } descarta { $card }, uno de sus aliados.
    .seat = Descartas { $card }, uno de tus aliados.
cronicas-log-encounter-won = { $seat } gana el encuentro: { $cards }.
    .seat = Ganas el encuentro: { $cards }.
cronicas-log-cards-burnt = El Dragón descarta { $cards }.
cronicas-log-hand-joined = { $seat } añade a sus aliados lo que le queda en la mano: { $cards }.
    .seat = Añades a tus aliados lo que te queda en la mano: { $cards }.
cronicas-log-evil-purged = Gracias al Ángel, { $seat } descarta { $cards }.
    .seat = Gracias al Ángel, descartas { $cards }.
cronicas-log-evil-victory = ¡Victoria malvada! { $seat } tiene los cuatro aliados malvados y gana { $fame } de fama; nadie más gana fama.
    .seat = ¡Victoria malvada! Tienes los cuatro aliados malvados y ganas { $fame } de fama; nadie más gana fama.
cronicas-log-seat-excluded = { $seat } tiene aliados malvados y queda fuera del reparto de fama.
    .seat = Tienes aliados malvados y quedas fuera del reparto de fama.
cronicas-log-fame-gained = { $seat } gana fama por «{ $chronicle }».
    .seat = Ganas fama por «{ $chronicle }».
cronicas-log-round-ended = Termina la ronda { $round }.
cronicas-log-feat-earned = Logro de { $seat }: { $feat }.
    .seat = Consigues un logro: { $feat }.
cronicas-log-feat-happened = Logro: { $feat }.

# En el resumen: lo que alguien hizo, detrás de su sello.
cronicas-short = { $character } { $strength }
cronicas-encounter = encuentro { $number }
cronicas-won = { $count ->
    [one] 1 aliado
   *[other] { $count } aliados
}{ $evil ->
    [0] {""}
    [one] , uno malvado
   *[other] , { $evil } malvados
}
cronicas-recap-card-played = { $first ->
    [1] empieza con { $short }
   *[0] { $short }
}
    .seat = { $first ->
        [1] empiezas con { $short }
       *[0] { $short }
    }
cronicas-recap-card-hidden = una carta boca abajo (sin { $suit })
cronicas-recap-encounter-cut = { $character } le pone fin
cronicas-recap-encounter-won = gana { cronicas-won }
    .seat = ganas { cronicas-won }
cronicas-recap-cards-burnt = el Dragón quema { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
cronicas-recap-ally-taken = se queda con { $character }, de { $from_seat }
    .seat = te quedas con { $character }, de { $from_seat }
    .from_seat = te quita { $character }
cronicas-recap-ally-discarded = descarta { $character }, de { $from_seat }
    .seat = descartas { $character }, de { $from_seat }
    .from_seat = te descarta { $character }
cronicas-recap-ally-recalled = devuelve { $character } a su mano
    .seat = devuelves { $character } a tu mano
cronicas-recap-ally-dismissed = descarta su propio aliado: { $character }
    .seat = descartas tu propio aliado: { $character }
cronicas-recap-card-returned = devuelve { $character } a la mano de { $to_seat }
    .seat = devuelves { $character } a la mano de { $to_seat }
    .to_seat = te devuelve { $character } a la mano
cronicas-recap-hidden-returned = devuelve a { $to_seat } su carta boca abajo
    .seat = devuelves a { $to_seat } su carta boca abajo
    .to_seat = te devuelve tu carta boca abajo
cronicas-recap-main-shown = { $first ->
    [1] muestra { $character } y empieza
   *[0] muestra { $character }
}
    .seat = { $first ->
        [1] muestras { $character } y empiezas
       *[0] muestras { $character }
    }
cronicas-recap-chronicle-turned = nueva página: { $chronicle }
cronicas-recap-evil-purged = el Ángel despide a { $shorts }
cronicas-recap-evil-victory = victoria malvada: +{ $fame } de fama
cronicas-recap-seat-excluded = queda fuera por sus aliados malvados
    .seat = quedas fuera por tus aliados malvados
cronicas-recap-fame-gained = +1 de fama por «{ $chronicle }»

cronicas-standing = { $seat }: fama { $fame } de { $goal }; { $now }
cronicas-standing-ended = { $seat }: fama { $fame } de { $goal } al final
cronicas-standing-count = «{ $chronicle }» { $count }
cronicas-standing-gain = ahora +{ $gain } ({ $counts })
cronicas-standing-out = fuera por { $cards } ({ $counts })
cronicas-standing-beaten = nada, por una victoria malvada ({ $counts })
cronicas-standing-near = le falta 1 aliado malvado para la victoria malvada; tiene { $cards } ({ $counts })
cronicas-standing-tyrant = victoria malvada: ahora +{ $gain }

# Antes de elegir: lo que pasará.
cronicas-change-you = tú { $before } → { $after }
cronicas-change = { $seat } { $before } → { $after }
cronicas-preview-wins = De momento gana.
cronicas-preview-won = Gana el encuentro: { $count ->
    [one] 1 aliado
   *[other] { $count } aliados
} para ti.
cronicas-preview-lost = { $seat } gana el encuentro con { $card }: { $count ->
    [one] 1 aliado
   *[other] { $count } aliados
}.
cronicas-preview-lost-bare = Gana el encuentro { $seat }, que empezó: { $count ->
    [one] 1 aliado
   *[other] { $count } aliados
}.
cronicas-preview-burnt-won = Gana el encuentro: el Dragón quema { $burnt ->
    [one] 1 carta
   *[other] { $burnt } cartas
}.
cronicas-preview-burnt-lost = { $seat } gana el encuentro: el Dragón quema { $burnt ->
    [one] 1 carta
   *[other] { $burnt } cartas
}.
cronicas-preview-cut-won = Acaba ya: ganas { $count ->
    [one] 1 aliado
   *[other] { $count } aliados
}.
cronicas-preview-cut-lost = Acaba ya: { $seat } gana { $count ->
    [one] 1 aliado
   *[other] { $count } aliados
} con { $card }.
cronicas-preview-cut-burnt-lost = Acaba ya: el Dragón de { $seat } quema { $burnt ->
    [one] 1 carta
   *[other] { $burnt } cartas
}.
cronicas-preview-behind = No gana: { $character }, de { $seat }, tiene { $strength }.
cronicas-preview-behind-low = No gana: vale la fuerza más baja, y { $character }, de { $seat }, tiene { $strength }.
cronicas-preview-behind-wild = No gana: { $character }, de { $seat }, la vence.
cronicas-preview-behind-leader = No gana: aquí ninguna carta puede, así que gana { $seat }, que empezó.
cronicas-preview-inverts = Le da la vuelta: ganaría { $card }.
cronicas-preview-choose-take = Se queda con un aliado de un rival: después eliges cuál, de { $count }.
cronicas-preview-choose-recall = Devuelve a tu mano uno de tus aliados: después eliges cuál, de { $count }.
cronicas-preview-choose-return = Devuelve una carta del encuentro: después eliges cuál, de { $count }.
cronicas-preview-choose-discard = Descarta un aliado de un rival: después eliges cuál, de { $count }.
cronicas-preview-choose-dismiss = Descarta uno de tus aliados: después eliges cuál, de { $count }.
cronicas-preview-nothing-take = Ningún rival tiene un aliado que llevarse.
cronicas-preview-nothing-recall = No tienes ningún aliado que devolver a la mano.
cronicas-preview-nothing-return = No hay ninguna carta que devolver.
cronicas-preview-nothing-discard = Ningún rival tiene un aliado que descartar.
cronicas-preview-nothing-dismiss = No tienes ningún aliado que descartar.
cronicas-preview-ally-taken = Se queda con { $card }, de { $from_seat }.
cronicas-preview-ally-recalled = { $card } vuelve a tu mano.
cronicas-preview-ally-discarded = Descarta { $card }, de { $from_seat }.
cronicas-preview-ally-dismissed = Descarta tu { $card }.
cronicas-preview-card-returned = { $card } vuelve a la mano de { $to_seat }, que ya no juega en este encuentro.
cronicas-preview-hidden-returned = La carta boca abajo vuelve a la mano de { $to_seat }, que ya no juega en este encuentro.
cronicas-face-down = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
cronicas-preview-gets = Te llevarías { $cards }.
cronicas-preview-keeps = Te quedarías con { $cards }.
cronicas-preview-burns = Te quedarías con { $cards }; el Dragón quema { $burnt_cards }.
cronicas-preview-hides = Va boca abajo: no tienes { $suit }. Ni fuerza ni habilidad.
cronicas-preview-hidden-now = Quien gane la tendrá como aliado de { $own }; ahora gana { $seat }.
cronicas-preview-hidden-then = Gana { $seat }, que la tendrá como aliado de { $own }.
cronicas-preview-hidden-now-burnt = Ahora la quemaría el Dragón de { $seat }.
cronicas-preview-hidden-then-burnt = La quema el Dragón de { $seat }.
cronicas-preview-counts = { $chronicle }: { $changes }; gana fama: { $seats }.
cronicas-preview-counts-nobody = { $chronicle }: { $changes }; nadie gana fama.
cronicas-preview-pays = { $chronicle }: gana fama: { $seats }.
cronicas-preview-pays-nobody = { $chronicle }: nadie gana fama.
cronicas-preview-unchanged = { $chronicle }: nada cambia; gana fama: { $seats }.
cronicas-preview-unchanged-nobody = { $chronicle }: nada cambia; nadie gana fama.
cronicas-preview-out-you = Malvado: quedarías fuera por { $cards }.
cronicas-preview-out = { $seat } quedaría fuera por { $cards }.
cronicas-preview-in-you = Dejarías de quedar fuera.
cronicas-preview-in = { $seat } dejaría de quedar fuera.
cronicas-preview-tyrant-you = Tendrías todos los aliados malvados: victoria malvada.
cronicas-preview-tyrant = { $seat } tendría todos los aliados malvados: victoria malvada.
cronicas-preview-near-you = Te faltaría 1 aliado malvado para la victoria malvada.
cronicas-preview-near = A { $seat } le faltaría 1 aliado malvado para la victoria malvada.
cronicas-preview-perhaps-evil = La carta de { $seat } puede ser un malvado: { $cards_or }.
cronicas-preview-round-ends = Acaba la ronda, y las cartas de las manos pasan a ser aliados.
cronicas-preview-round-scored = Acaba la ronda: { $gain ->
    [0] no ganas fama
   *[other] ganas { $gain } de fama
}.
cronicas-reason-wins = Gana { $count ->
    [one] 1 aliado
   *[other] { $count } aliados
}.
cronicas-reason-wins-fame = Gana { $count ->
    [one] 1 aliado
   *[other] { $count } aliados
}, y la fama por «{ $chronicle }» sería tuya.
cronicas-reason-leads = De momento gana.
cronicas-reason-leads-fame = De momento gana, y te daría la fama por «{ $chronicle }».
cronicas-reason-loses = No gana: de momento las cartas se las lleva { $seat }.
cronicas-reason-hides = No puede ganar: de momento se la lleva { $seat }.
cronicas-reason-fame = Ganarías fama por «{ $chronicle }».
cronicas-reason-denies = Deja sin fama por «{ $chronicle }» a { $seats }.

cronicas-no-over = La partida ha terminado.
cronicas-no-turn = Es el turno de { $seat }.
cronicas-no-first-lead = { $seat } tiene la carta principal de «{ $chronicle }» y empieza el primer encuentro.
cronicas-no-lead = { $seat } ganó el último encuentro y empieza este.
cronicas-no-face-down = Boca abajo, { $card } no tiene habilidad.
cronicas-no-play-again = Un 7 te devolvió la carta: no vuelves a jugar en este encuentro.
cronicas-no-card-yet = Antes elige a qué se aplica la habilidad de tu carta.
cronicas-no-card = No tienes { $card } en la mano.
cronicas-no-hide-lead = Aún no hay palo al que asistir: la carta se juega boca arriba.
cronicas-no-hide-suit = Tienes cartas de { $suit }: juega una boca arriba.
cronicas-no-follow = Tienes cartas de { $suit }: juega una, o un comodín.
cronicas-no-face-up = No tienes cartas de { $suit }: una carta de otro palo se juega boca abajo.
cronicas-no-return-now = Solo un 7 recién jugado devuelve una carta.
cronicas-no-return-itself = Un 7 devuelve otra carta, no a sí mismo.
cronicas-no-return-nothing = De ese jugador no hay ninguna carta en el encuentro.
cronicas-no-steadfast = { $card } es una carta firme: ninguna habilidad la mueve.
cronicas-no-ability-now = Ninguna habilidad pide eso ahora.
cronicas-no-own-ally = { $card } ya está entre tus aliados; elige un aliado de un rival.
cronicas-no-ally = Nadie tiene { $card } entre sus aliados.
cronicas-no-other-ally = { $card } está entre los aliados de otro jugador; elige uno de los tuyos.

cronicas-won-fame = Gana quien tiene más fama: { $fame }.
cronicas-won-shared = Empate a { $fame } de fama: la victoria se comparte.
cronicas-won-evil = Victoria malvada: { $fame } de fama.
cronicas-won-rounds = Se han jugado 50 rondas: gana quien tiene más fama ({ $fame }).
cronicas-row-round = Fama en la ronda { $round }
cronicas-row-fame = Fama en total
cronicas-row-feat = Logro (veces): { $feat }

cronicas-board-round = Ronda { $round }, encuentro { $encounter }
cronicas-board-main = carta principal: { $card }
cronicas-board-encounter = Encuentro
cronicas-board-led = Palo al que hay que asistir: { $suit }
cronicas-board-free = Aún no hay palo al que asistir
cronicas-board-hidden = boca abajo
cronicas-board-returned = devuelta
cronicas-board-winning = va ganando
cronicas-board-player = Jugador
cronicas-board-fame = Fama
cronicas-board-cards = Cartas
cronicas-board-allies = Aliados
cronicas-board-known = Se sabe
cronicas-board-holds = tiene { $cards }
cronicas-board-lacks = sin { $suits }
cronicas-board-discards = Descartes ({ $count }), encima
cronicas-board-legend = P poder, S sabiduría, A amor, con su fuerza; los comodines por su nombre; ! malvado.
cronicas-printed-character = { $card }. { $ability }
cronicas-printed-wild = { $card }, comodín de rango { $rank }. { $ability }
cronicas-printed-chronicle = { $chronicle }. { $condition } Carta principal: { $card }.

# On top of the file that an owner starts from.
cronicas-start =
    Cada fuerza está una vez en poder, sabiduría y amor; sus tres cartas tienen la misma habilidad.
    Los nombres de las tres van en names: quita el # de su línea y deja las que quieras.
    Un comodín o una crónica lleva su nombre en name, debajo de su id, que no cambia.
    rank, el rango de un comodín: vence a los de menos rango y a cualquier fuerza; con 0 no gana nunca.
    main, la carta principal de una crónica: de power-1 a love-10, o un comodín.
    source es la fuente de la habilidad o de la condición; detail_source, la de sus detalles;
    main_source, la de la carta principal; name_source, la de los nombres que no escribas tú.
cronicas-edition-duplicate = { $file }, línea { $line }: { $thing } está dos veces.
cronicas-edition-endless = { $file }, línea { $line }: como mucho dos fuerzas pueden devolver cartas a la mano, o una ronda podría no acabar nunca.
cronicas-edition-rank = { $file }, línea { $line }: { $wild } tiene el rango { $value }, que ya es de otro comodín.
cronicas-edition-twice = { $file }, línea { $line }: solo una crónica puede tener la condición «{ $value }».
cronicas-edition-evil = { $file }, línea { $line }: exactamente una fuerza tiene la habilidad «evil»: sus tres cartas y el Demonio son los cuatro malvados de las reglas.
cronicas-edition-chronicle = { $file }, línea { $line }: no hay ninguna crónica «{ $value }»; deja el id de la que sustituye ({ $allowed_or }) y ponle su título: name = "…".
cronicas-edition-main = { $file }, línea { $line }: la carta principal «{ $value }» de { $chronicle } no existe; escribe de power-1 a love-10, o un comodín.
cronicas-edition-count = { $file }, línea { $line }: en «{ $part }» hay { $count } y debe haber { $wanted }.

## En la página.

cronicas-web-goal = Consigue fama: la crónica dice qué aliados la dan. Los malvados suelen dejarte fuera.
cronicas-web-score = { $score } de fama
cronicas-web-fame = Fama { $fame } de { $goal }
cronicas-web-hand = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
cronicas-web-evil = Aliado malvado
cronicas-web-allies = Aliados
cronicas-web-known = Cartas que se sabe que tiene
cronicas-web-chronicles = Crónicas en vigor
cronicas-web-encounter = Encuentro
cronicas-hears-chronicle = Crónica: { $chronicle }. { $condition }
cronicas-hears-hand = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}, { $open ->
    [one] una se puede jugar
   *[other] { $open } se pueden jugar
}
cronicas-hears-suit = palo { $suit }
cronicas-web-last = El último encuentro fue para { $name }
cronicas-web-last-you = Ganaste el último encuentro
cronicas-web-led = Palo: { $suit }
cronicas-web-leads = Empieza { $name }
cronicas-web-leads-you = Empiezas tú
cronicas-web-face-down = Carta boca abajo
cronicas-web-winning = va ganando
cronicas-web-won = ganó
cronicas-web-main = Carta principal: { $card }
cronicas-when-round = Ronda { $round }
cronicas-web-out = fuera
cronicas-web-no-evil = sin malvados
cronicas-web-no-allies = sin aliados
cronicas-web-near = A { $name } le falta 1 aliado malvado para la victoria malvada
cronicas-web-near-you = Te falta 1 aliado malvado para la victoria malvada
cronicas-web-now = Si la ronda acabara ahora
cronicas-web-count = { $seat }: { $count }
    .seat = Tú: { $count }
cronicas-web-count-paid = { $seat }: { $count }, ganaría fama
    .seat = Tú: { $count }, ganarías fama
cronicas-web-count-out = { $seat }: { $count }, fuera por sus aliados malvados
    .seat = Tú: { $count }, fuera por tus aliados malvados
cronicas-hears-scored = { $seat }: { $count }, 1 de fama
    .seat = Tú: { $count }, 1 de fama
cronicas-web-brought = por { $chronicle }
cronicas-web-your-card = tu carta
cronicas-web-next = luego
cronicas-web-ask-lead = Empiezas tú: puedes jugar cualquiera de tus cartas.
cronicas-web-ask-any = Aún no manda ningún palo: vale cualquiera de tus cartas.
cronicas-web-ask-follow = Hay que seguir el palo: puedes jugar { $count } de tus { $all } cartas.
cronicas-web-ask-down = No tienes { $suit }: tus cartas van boca abajo{ $count ->
    [0] .
    [one] , menos una, que puede ir boca arriba.
   *[other] , menos { $count }, que pueden ir boca arriba.
}
cronicas-web-ask-wins = Ahora gana { $name }, con { $card }.
cronicas-web-thrown = de vuelta
cronicas-web-back = vuelve a la mano
cronicas-web-would-win = ganaría
cronicas-web-goes-down = va boca abajo
cronicas-web-deed-play = Jugar { $card }, boca arriba
cronicas-web-deed-hide = Jugar { $card } boca abajo
cronicas-web-do-take = Quedármelo
cronicas-web-do-recall = A mi mano
cronicas-web-do-return = Devolver
cronicas-web-do-discard = Descartar
cronicas-web-do-dismiss = Descartar
cronicas-web-steadfast = Firme: ninguna habilidad lo mueve.
cronicas-web-put-back = Guardar { $card }
cronicas-web-see-table = Ver la mesa
cronicas-web-see-choices = Ver las opciones
cronicas-web-discarded = Descartes
cronicas-web-written = Ronda { $round }, escrita
cronicas-web-gained = { $fame ->
    [0] No ganas fama.
   *[other] Ganas { $fame } de fama.
}
cronicas-web-gained-out = Tus aliados malvados te dejan fuera: no ganas fama.
cronicas-web-angel = El Ángel
cronicas-web-left-out = Fuera
cronicas-web-left-out-by = { $seat }: { $cards }
cronicas-web-track = Fama: con { $goal } se gana
cronicas-web-coming = Ahora, la ronda { $round }: otra crónica y otra mano.
cronicas-web-stay = Quedarme aquí
cronicas-web-continues = Seguir sin esperar
