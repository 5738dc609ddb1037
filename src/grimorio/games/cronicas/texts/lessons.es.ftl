# Las lecciones: docs/guides/lessons.md. La primera línea de lo que dice el maestro destaca.

cronicas-goal = Gana encuentros para reunir los aliados que cada crónica paga con fama. Cuando alguien tiene 3 de fama se acaba: gana quien tenga más.
cronicas-glance-page = *La página*: una crónica dice qué aliados dan fama esta ronda
cronicas-glance-play = *Juega* una carta: sigue el palo, o un comodín; si no puedes, otra boca abajo
cronicas-glance-ability = *Habilidad*: lo que la carta puede hacer al jugarse, lo hace
cronicas-glance-encounter = *El encuentro*: la carta más fuerte se lleva todas como aliados y sale
cronicas-glance-round = *La ronda* acaba cuando alguien se queda sin cartas; las manos se unen a los aliados
cronicas-glance-fame = *Fama* para quien cumple la crónica, y nada para quien tiene un malvado
cronicas-first-hidden = Boca abajo no hace nada, pero quien gana se la queda como aliado.
cronicas-first-evil = { $dark ->
    [yes] Es un aliado malvado. En un tiempo de oscuridad no deja fuera a nadie: la fama es de quien tenga más.
   *[no] Es un aliado malvado: quien lo tenga al final de la ronda no gana fama, salvo con los cuatro.
}
cronicas-first-three = Con un 3 boca arriba gana la fuerza más baja al acabar el encuentro.
cronicas-first-five = Un 5 acaba el encuentro en el acto: quien no ha jugado ya no juega.
cronicas-first-seven = Un 7 devuelve otra carta del encuentro a quien la jugó, que ya no vuelve a jugar.
cronicas-first-winner = Al acabar el encuentro: el Dragón vence al Demonio, el Demonio al Rey y el Rey a cualquier fuerza.
cronicas-first-never = Sabio, Loco y Ángel nunca ganan un encuentro; lo suyo es el final de la ronda.
cronicas-turning-won = { $what } Desde entonces fuiste por delante de { $other }: { $more } a { $less } de fama, y { $end_more } a { $end_less } al final.
cronicas-turning-lost = { $what } Desde entonces { $other } fue por delante de ti: { $more } a { $less } de fama, y { $end_more } a { $end_less } al final.

cronicas-lesson-the-encounter = El encuentro
cronicas-lesson-the-encounter-can = ganar un encuentro
cronicas-lesson-the-encounter-1 =
    Sigue el palo.
    Cada cual juega una carta. La más fuerte se lleva todas como aliados. Ada salió de poder, y por ahora la mejor es un { $best }.
cronicas-lesson-the-encounter-1-task = Juega una carta de poder que gane.
cronicas-lesson-the-encounter-1-done =
    Las tres son tus aliados.
    { $strength } gana a todo lo que hay: te llevas { $gets } y sales en el siguiente.
cronicas-lesson-the-encounter-1-weak =
    Demasiado floja.
    { $strength } pierde contra { $best }: { $winner } se llevaría las { $count } cartas.
cronicas-lesson-the-encounter-1-suit =
    Ahora no.
    Se ha salido de poder y tienes poder. Quien tiene el palo lo sigue, o juega un comodín.

cronicas-lesson-what-the-page-wants = Lo que pide la página
cronicas-lesson-what-the-page-wants-can = leer una crónica
cronicas-lesson-what-the-page-wants-1 =
    Lee primero la crónica.
    «{ $chronicle }»: en esta ronda la fama es para quien tenga *menos* poder. Ganar no siempre conviene.
cronicas-lesson-what-the-page-wants-1-task = Juega la carta que te libra del poder.
cronicas-lesson-what-the-page-wants-1-done =
    Bien perdido.
    { $winner } tiene que quedárselas, y el { $character } cuenta por tres. Tú sigues con { $has } de poder.
cronicas-lesson-what-the-page-wants-1-wins =
    Ganarías tú.
    Y con { $gets } tendrías { $has } aliados de poder. Esta página quiere pocos.

cronicas-lesson-face-down = Boca abajo
cronicas-lesson-face-down-can = librarte de una carta
cronicas-lesson-face-down-1 =
    No tienes amor.
    Puedes jugar un comodín boca arriba, o cualquier otra carta boca abajo. Así no hace nada, pero se la lleva quien gane.
cronicas-lesson-face-down-1-task = Déjale al que gana una carta que duela.
cronicas-lesson-face-down-1-done =
    Un regalo envenenado.
    { $winner } gana, y se lleva tu { $character }: un aliado malvado.
cronicas-lesson-face-down-1-king =
    Se puede, y gana.
    Pero aquí el amor no da nada, y el Usurpador se queda en tu mano.
cronicas-lesson-face-down-1-hermit =
    Guárdalo.
    El { $character } es de { $suit }, que es lo que quiere «{ $chronicle }». Se lo llevaría { $winner }.
cronicas-lesson-face-down-1-open =
    Boca arriba no.
    Se ha salido de amor, y esto es { $suit }. Lo que no sigue el palo va boca abajo.

cronicas-lesson-evil = Los malvados
cronicas-lesson-evil-can = cuidarte de los malvados
cronicas-lesson-evil-1 =
    Un aliado malvado, y la ronda se olvida de ti.
    «{ $chronicle }» quiere la mayor sabiduría. Si la ronda acabara ahora, ¿quién ganaría la fama?
cronicas-lesson-evil-1-task = Elige a quien ganaría la fama.
cronicas-lesson-evil-1-done =
    Ada, con { $counts }.
    Tú tienes más, pero tu Nigromante es malvado.
cronicas-lesson-evil-1-you =
    La mayor sabiduría, pero…
    Tienes { $counts }. Tu { $evil } es malvado y te deja fuera.
cronicas-lesson-evil-1-fewer =
    Muy poco.
    { $seat } tiene { $counts }. Alguien sin malvados tiene más.
cronicas-lesson-evil-2 =
    Ahora el Ángel está contigo.
    Al final de la ronda despide a todos tus malvados antes de que se cuente nada. ¿Quién la gana ahora?
cronicas-lesson-evil-2-task = Elige a quien ganaría la fama con el Ángel ahí.
cronicas-lesson-evil-2-done =
    Tú, con { $counts }.
    El Nigromante se va antes de que se cuente.
cronicas-lesson-evil-2-angel =
    Ya no.
    El Ángel despide antes al Nigromante, así que tú cuentas: más que { $seat }, que tiene { $counts }.
cronicas-lesson-evil-2-fewer =
    Muy poco.
    { $seat } tiene { $counts }, menos que nadie.

cronicas-lesson-the-seven = El siete
cronicas-lesson-the-seven-can = devolver una carta con un 7
cronicas-lesson-the-seven-1 =
    El Rey vence a cualquier fuerza.
    Pero un 7 devuelve otra carta del encuentro a la mano de quien la jugó, que ya no vuelve a jugar.
cronicas-lesson-the-seven-1-task = Juega la carta que puede mandar al Rey a casa.
cronicas-lesson-the-seven-1-done =
    Ya está la { $character }.
    Ahora tiene que devolver una de las otras cartas.
cronicas-lesson-the-seven-1-king =
    El Rey es más fuerte.
    { $strength } pierde contra él: { $winner } se lo llevaría todo.
cronicas-lesson-the-seven-2 =
    ¿Quién se va a casa?
    Su propia carta no puede volver. Lo que hizo al jugarse la carta devuelta, hecho está.
cronicas-lesson-the-seven-2-task = Devuelve la carta que te gana.
cronicas-lesson-the-seven-2-done =
    El Rey se ha ido.
    Ganas con { $winning } y te llevas { $gets }.
cronicas-lesson-the-seven-2-stays =
    El Rey se queda.
    Y vence a cualquier fuerza: ganaría { $winner }.

cronicas-lesson-the-three = El tres
cronicas-lesson-the-three-can = dar la vuelta a las fuerzas
cronicas-lesson-the-three-1 =
    Un 3 le da la vuelta a todo.
    Al acabar el encuentro gana la carta *más floja*. La más fuerte aquí es un { $best }.
cronicas-lesson-the-three-1-task = Gana este encuentro.
cronicas-lesson-the-three-1-done =
    Con tres basta.
    Ahora gana la fuerza más baja: { $gets } son tuyos.
cronicas-lesson-the-three-1-weak =
    Así no.
    { $strength } pierde contra { $best }. Ganaría { $winner }.

cronicas-lesson-wilds = Los comodines
cronicas-lesson-wilds-can = ordenar los comodines
cronicas-lesson-wilds-1 =
    Dragón, Demonio, Rey; después, las fuerzas.
    «{ $chronicle }» da fama a quien no tenga malvados. El Archimago ha fijado sabiduría.
cronicas-lesson-wilds-1-task = Juega de modo que la crónica te dé fama.
cronicas-lesson-wilds-1-done =
    Manos limpias.
    { $winner } gana con el { $winning }. Tú no tienes nada malvado.
cronicas-lesson-wilds-1-demon =
    Ganaría.
    El Demonio vence al Rey, y es malvado: te quedarías fuera.
cronicas-lesson-wilds-2 =
    Sabio, Loco y Ángel nunca ganan.
    Se salió con el Sabio y siguió el Loco. Si juegas el Ángel, ¿quién se lleva los tres?
cronicas-lesson-wilds-2-task = Elige a quien se llevaría estas tres cartas.
cronicas-lesson-wilds-2-done =
    Quien salió.
    Si ahí nada puede ganar, se las lleva quien salió: { $seat }.
cronicas-lesson-wilds-2-never =
    { $seat } no.
    Ninguna de las tres gana, así que se las lleva quien salió.
cronicas-lesson-wilds-3 =
    Míralo.
    Un comodín se puede jugar siempre que quieras.
cronicas-lesson-wilds-3-task = Juega el Ángel.
cronicas-lesson-wilds-3-done =
    Como decías.
    { $winner } se lleva { $gets }.
cronicas-lesson-wilds-3-strength =
    Esa carta tiene fuerza.
    Así que ganaría a dos que nunca ganan. Aquí se trata de ver los tres solos.

cronicas-lesson-all-four-evil = Los cuatro malvados
cronicas-lesson-all-four-evil-can = ganar con los malvados
cronicas-lesson-all-four-evil-1 =
    Tres malvados son una maldición.
    Cuatro son una corona: 2 de fama, y nada para los demás. La Seductora, la cuarta, está ahí, y es el último encuentro de la ronda.
cronicas-lesson-all-four-evil-1-task = Gana este encuentro.
cronicas-lesson-all-four-evil-1-done =
    La corona es tuya.
    Un 5 acaba el encuentro en el acto, y es la más fuerte: te llevas { $gets }. Los cuatro malvados: tu fama pasa de { $fame_3 } a { $then_3 }.
cronicas-lesson-all-four-evil-1-fool =
    Nunca gana.
    { $winner } se llevaría a la Seductora con { $winning }.
cronicas-lesson-all-four-evil-2 =
    La fama acaba la partida.
    Termina tras la ronda en la que alguien llega a *{ $enough } de fama*; gana quien tenga más. Ada tiene { $fame_1 }, Bruno { $fame_2 } y tú { $fame_3 }. ¿Quién ha ganado?
cronicas-lesson-all-four-evil-2-task = Elige a quien ha ganado.
cronicas-lesson-all-four-evil-2-answer-on = Nadie todavía
cronicas-lesson-all-four-evil-2-done =
    Tú, con { $fame_3 } de fama.
    La ronda la gana la página; la partida, los laureles: { $enough } junto a un nombre, y se acabó.
cronicas-lesson-all-four-evil-2-first =
    Ada iba por delante, pero no llegó.
    Tiene { $fame_1 }. Los cuatro malvados te dieron 2 de golpe, y a los demás nada.
cronicas-lesson-all-four-evil-2-on =
    Se acabó.
    Tienes { $fame_3 } de fama: no se juega otra ronda.

cronicas-lesson-example-three-returned = Un 3 que vuelve a casa
cronicas-lesson-example-three-returned-can = anular un 3
cronicas-lesson-example-three-returned-1 =
    Ahí hay un 3.
    Actúa al acabar el encuentro, y no si un 7 lo ha devuelto.
cronicas-lesson-example-three-returned-1-task = Juega el 7.
cronicas-lesson-example-three-returned-1-done =
    Ahora elige.
    Una de las otras vuelve a casa.
cronicas-lesson-example-three-returned-2 =
    ¿Cuál?
    Con el 3 gana la más floja; sin él, la más fuerte.
cronicas-lesson-example-three-returned-2-task = Devuelve la carta que te impide ganar.
cronicas-lesson-example-three-returned-2-done =
    El 3 no ha hecho nada.
    Vuelve a ganar la más fuerte: { $winning }. Te llevas { $gets }.
cronicas-lesson-example-three-returned-2-inverted =
    El 3 se queda.
    Entonces gana la más floja, y es { $winning }.

cronicas-lesson-example-fool-and-two = El Loco y un 2
cronicas-lesson-example-fool-and-two-can = contar un 2 junto al Loco
cronicas-lesson-example-fool-and-two-1 =
    Un 2 cuenta por tres.
    Pero no para quien tiene el Loco. «{ $chronicle }» quiere el mayor amor: ¿quién ganaría la fama?
cronicas-lesson-example-fool-and-two-1-task = Elige a quien ganaría la fama.
cronicas-lesson-example-fool-and-two-1-done =
    { $seat }, con { $counts }.
    Tu Princesa solo cuenta una vez junto al Loco.
cronicas-lesson-example-fool-and-two-1-fool =
    Con el Loco, no.
    A su lado tu Princesa cuenta por uno: tienes { $counts }.
cronicas-lesson-example-fool-and-two-1-fewer =
    Muy poco.
    { $seat } tiene { $counts } de amor.

cronicas-lesson-example-darkness = Un tiempo de oscuridad
cronicas-lesson-example-darkness-can = jugar a oscuras
cronicas-lesson-example-darkness-1 =
    A oscuras los malvados no dejan fuera a nadie.
    La fama es para quien tenga más malvados. ¿Quién la ganaría?
cronicas-lesson-example-darkness-1-task = Elige a quien tiene más aliados malvados.
cronicas-lesson-example-darkness-1-done =
    Tú, con { $counts }.
    Los cuatro darían 2 de fama, también ahora, y nada a los demás.
cronicas-lesson-example-darkness-1-fewer =
    { $seat } no.
    Malvados ahí: { $counts }. Malvados son el Demonio y todos los 1.

cronicas-lesson-example-prolonged = Un empate que sigue
cronicas-lesson-example-prolonged-can = adelantar en una partida prolongada
cronicas-lesson-example-prolonged-1 =
    Ada y Bruno empatan.
    Quedasteis en seguir hasta que alguien se destaque. Vas uno por detrás, y tienes tres malvados.
cronicas-lesson-example-prolonged-1-task = Gana la partida con esta carta.
cronicas-lesson-example-prolonged-1-done =
    2 de fama de golpe.
    Los cuatro malvados son tuyos: adelantas a los dos y ganas.
cronicas-lesson-example-prolonged-1-fool =
    Nunca gana.
    { $winner } se llevaría a la Seductora, y tú te quedas atrás.
