## Lo que comparten todos los juegos y todas las superficies.

player = Jugador { $number }
bot-name = { $kind } { $number }
list-last = { $rest } y { $last }
list-empty = nadie
yes = sí
no = no

## Errores: una frase, qué estaba mal y qué se permite.

error-unknown-game = No hay ningún juego llamado «{ $game }»; elige uno de { $known }.
error-seats = { $seats ->
    [one] A { $game } no puede jugar una sola persona; admite de { $least } a { $most }.
   *[other] A { $game } no pueden jugar { $seats }; admite de { $least } a { $most }.
}
error-option-unknown = { $game } no tiene la opción «{ $option }»; tiene { $known }.
error-option-bool = La opción «{ $option }» vale «{ $value }», pero admite yes o no.
error-option-int = La opción «{ $option }» vale «{ $value }», pero admite un número entero de { $least } a { $most }.
error-option-range = La opción «{ $option }» vale { $value }, pero va de { $least } a { $most }.
error-option-choice = La opción «{ $option }» vale «{ $value }», pero es una de { $choices }.
error-option-form = «{ $text }» no es una opción; escríbela como nombre=valor.
error-unknown-action = «{ $text }» no es una acción que conozca; empiezan por { $verbs }.
error-not-offered = «{ $text }» no es ninguna de las opciones numeradas; toma un número del 1 al { $most }.
error-unknown-bot = No hay ningún bot llamado «{ $bot }»; elige uno de { $known }.
error-language = No tenemos el idioma «{ $language }»; elige uno de { $known }.
error-damaged = Está dañado: «{ $field }» debería ser { $expected }.
error-damaged-pieces = Está dañado: sus componentes no son los del juego, falta alguno o está repetido.
error-damaged-json = Está dañado: no es JSON válido (línea { $line }).
error-damaged-ply = Está dañado: la jugada { $ply } no pudo ocurrir.
error-commitment = Está dañado: el secreto no corresponde al compromiso publicado al principio.
error-other-rules = Pertenece a otras reglas: { $field } es «{ $found }» y debería ser «{ $wanted }».
error-file = No se puede leer el archivo «{ $file }» ({ $problem }).
error-count = { $name } vale { $value }, pero debe ser al menos { $least }.
error-edition-toml = { $file } no es un archivo TOML: { $problem }.
error-edition-game = { $file } es una edición de «{ $game }», no de «{ $wanted }».
error-edition-missing = A { $file } le falta «{ $field }».
error-edition-source = { $file }, línea { $line }: la fuente es «{ $value }», pero es una de { $allowed }.
error-edition-unreadable = No se puede leer la edición { $file } ({ $problem }).

## La terminal.

cli-your-turn = { $player }, te toca.
cli-pass-screen = Pasa la pantalla a { $player } y pulsa Intro cuando nadie más mire.
cli-choices = Puedes
cli-choose = Número o palabras (? para ayuda)
cli-help = Escribe un número o las palabras de una opción. «? palabras» explica una carta o por qué algo no se permite; «undo» deshace tu última elección; «log» muestra lo ocurrido; «quit» sale.
cli-refused = No se permite ({ $section }): { $why }
cli-allowed = Eso se permite.
cli-undone = Deshecho: { $action }.
cli-no-undo = No hay nada que deshacer: se reveló algo u otra persona ha jugado después.
cli-bye = La partida queda sin terminar. Hasta pronto.
cli-over = La partida ha terminado.
cli-winners = { $count ->
    [one] Gana { $names }.
   *[other] Comparten la victoria { $names }.
}
cli-log = Lo ocurrido
cli-score = Hoja de puntuación
cli-you = (tú)
cli-bot-plays = { $player } elige: { $action }
cli-unknown-thing = No conozco nada llamado «{ $thing }».
cli-hand = Tu mano
cli-more = … y { $count } más
cli-version = Grimorio { $version }, { $form }
cli-compiled = compilado
cli-interpreted = interpretado
