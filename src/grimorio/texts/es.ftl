## Lo que comparten todos los juegos y todas las superficies.

player = Jugador { $number }
you = tú
list-and = { $rest } { $sound ->
    [i] e
   *[other] y
} { $last }
list-or = { $rest } { $sound ->
    [o] u
   *[other] o
} { $last }
list-nor = { $rest } ni { $last }
list-empty = nada

# Qué significa el final para quien lo lee.
verdict-won = Ganas
verdict-won-by = Ganas por { $by ->
    [one] uno
   *[other] { $by }
}
verdict-won-tie = Ganas en el desempate
verdict-shared = Compartes la victoria con { $seats }
verdict-placed = { $place ->
    [2] Segundo puesto
    [3] Tercer puesto
    [4] Cuarto puesto
    [5] Quinto puesto
   *[other] Puesto { $place }
}
verdict-behind = { $place ->
    [2] Segundo puesto
    [3] Tercer puesto
    [4] Cuarto puesto
    [5] Quinto puesto
   *[other] Puesto { $place }
}, a { $by ->
    [one] uno
   *[other] { $by }
} de { $seat }
verdict-level = { $place ->
    [2] Segundo puesto
    [3] Tercer puesto
    [4] Cuarto puesto
    [5] Quinto puesto
   *[other] Puesto { $place }
}: igual que { $seat }, pero el desempate es suyo

## Se dice una vez, donde los motores no están compilados.

form-slow = Los motores de Grimorio funcionan aquí interpretados, unas { $times } veces más lentos que compilados: { $checkout ->
    [yes] ejecuta «make compiled» y pon build/compiled en PYTHONPATH
   *[no] instala un compilador de C y las cabeceras de Python, y luego Grimorio otra vez desde donde lo tenías, con --force-reinstall y --no-cache-dir de pip
} (GRIMORIO_QUIET=1 calla este aviso).

recap-line = { $seat }: { $words }
    .seat = Tú: { $words }

## Errores: una frase, qué estaba mal y qué se permite.

error-unknown-game = No hay ningún juego llamado «{ $game }»; elige { $known_or }.
error-seats = { $seats ->
    [1] A { $game } no puede jugar una sola persona; admite de { $least } a { $most }.
   *[other] A { $game } no pueden jugar { $seats }; admite de { $least } a { $most }.
}
error-option-unknown = { $game } no tiene la opción «{ $option }»; tiene { $known }.
error-option-bool = La opción «{ $option }» vale «{ $value }», pero admite yes o no.
error-option-int = La opción «{ $option }» vale «{ $value }», pero admite un número entero de { $least } a { $most }.
error-option-range = La opción «{ $option }» vale { $value }, pero va de { $least } a { $most }.
error-option-choice = La opción «{ $option }» vale «{ $value }», pero debe ser { $choices_or }.
error-option-form = «{ $text }» no es una opción; escríbela como nombre=valor.
error-unknown-action = «{ $text }» no es una elección que conozca; empiezan por { $verbs }.
error-action-rest = «{ $text }» no es una elección que conozca; «{ $good }» sigue como en «{ $example }».
error-action-more = «{ $text }» no es una elección que conozca; «{ $good }» lo es, sin lo que sigue.
error-choice-kind = { $value } no es una elección; da una sola acción, su texto o su número.
error-other-action = «{ $text }» es una acción de otro juego.
error-whole = { $name } vale { $value }, pero debe ser un número entero.
error-players = { $count ->
    [one] Hay un nombre
   *[other] Hay { $count } nombres
} para { $seats } jugadores; da una lista con uno para cada uno, o con menos.
error-nothing-chosen = No hay nada que deshacer: aún no se ha elegido nada.
error-unwritable = No se puede escribir «{ $file }»: mira si existe su carpeta y si puedes escribir en ella.
error-number-first = «{ $text }» no puede ir tras una coma: solo la primera elección puede ser un número; escribe las demás con palabras.
error-load-other = La partida guardada sigue como empezó, con { $seats } asientos y sus propias opciones; deja fuera --seats y --option.
error-humans = --humans vale { $humans }, pero la mesa tiene { $seats } asientos.
error-not-offered = «{ $text }» no es ninguna de las elecciones numeradas; toma un número del 1 al { $most }.
error-not-measured = No hay medida de equilibrio para «{ $game }»; la hay para { $known }.
error-many-bots = { $most ->
    [one] Además del tuyo hay un asiento en esta mesa, y se han nombrado más bots.
   *[other] Además del tuyo hay { $most } asientos en esta mesa, y se han nombrado más bots.
}
error-unknown-bot = No hay ningún bot llamado «{ $bot }»; elige { $known_or }.
error-language = No tenemos el idioma «{ $language }»; elige { $known_or }.
error-damaged = Está dañado: { $expected ->
    [int] en «{ $field }» debería haber un número
    [str] en «{ $field }» debería haber un texto
    [bool] en «{ $field }» debería haber un sí o un no
    [list] en «{ $field }» debería haber una lista
    [object] no es una partida ni parte de ella
    [nothing] «{ $field }» no debería estar ahí
   *[other] «{ $field }» falta o no es lo que debería ser
}.
error-damaged-pieces = Está dañado: sus componentes no son los del juego; falta alguno o está repetido.
error-match-over = La partida ha terminado.
error-bots-count = Hay { $count ->
    [one] un bot
   *[other] { $count } bots
} para { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}; da uno para todos o uno para cada asiento.
error-choices = Una jugada tiene de 1 a { $most } elecciones; eso eran { $count }.
error-ply = No hay ninguna jugada { $value }; esta partida va de la 0 a la { $most }.
error-action-id = No hay ninguna elección con el número { $value }; van del 0 al { $most }.
error-package-name = «{ $name }», del paquete { $package }, queda fuera: un nombre solo lleva letras minúsculas y cifras.
error-package-taken = «{ $name }», del paquete { $package }, queda fuera: { $other } tiene otro con el mismo nombre.
error-package-failed = «{ $name }», del paquete { $package }, queda fuera porque aquí no funciona ({ $problem }).
error-package-contract = «{ $name }», del paquete { $package }, queda fuera: se escribió para el contrato { $found } de Grimorio, y este es el { $wanted }.
error-own-bot = No hay ningún bot «{ $bot }»: { $why ->
    [module] no hay ningún módulo «{ $module }» en esta carpeta ni entre lo instalado
    [name] el módulo «{ $module }» no tiene «{ $name }»
   *[callable] «{ $name }», del módulo «{ $module }», no se puede llamar con el juego
}.
error-own-bot-failed = El bot «{ $bot }» no funciona ({ $problem }).
error-no-bot = { $bot } no es un bot; da un nombre, un Bot o una función de una vista y de las acciones legales.
error-bot-choice = El bot «{ $bot }» eligió «{ $choice }», que ahora no puede elegir.
error-illegal = { $action }: { $sentence } ({ $section })
error-extra = Para esto hace falta el paquete «{ $package }», que no está instalado: instala grimorio[{ $extra }].
error-damaged-json = Está dañado: no es JSON válido (línea { $line }).
error-damaged-ply = Está dañado: la jugada { $ply } no pudo ocurrir.
error-match-damaged = Esta partida está dañada en la base de datos y no se puede abrir; las demás no están afectadas.
error-other-rules = Esta partida sigue la versión { $rules } de las reglas, y este programa las conoce hasta la { $newest }: ábrela con un Grimorio más reciente.
error-other-saved = Ahí hay guardada una partida de «{ $found }», no de «{ $wanted }».
error-file = No se puede leer el archivo «{ $file }»: { $problem ->
    [FileNotFoundError] no existe
    [PermissionError] no tienes permiso
    [IsADirectoryError] es una carpeta
    [UnicodeDecodeError] no es texto
   *[other] { $problem }
}.
error-count = { $name } vale { $value }, pero debe ser al menos { $least }.
# Lo que TOML no entiende, dicho para quien copia sus cartas.
error-toml-curly = { $file }, línea { $line }: las comillas deben ser rectas, como en "texto".
error-toml-quote = { $file }, línea { $line }: falta una comilla. Un texto va entre dos: "texto".
error-toml-id = { $file }, línea { $line }: lo que va antes del signo = se escribe con letras de la a a la z, cifras y guiones, sin acentos, eñes ni espacios. El nombre con acentos va en name.
error-toml-equals = { $file }, línea { $line }: aquí falta un signo =, como en evil_food = 2.
error-toml-decimal = { $file }, línea { $line }: solo valen números enteros, sin coma.
error-toml-brace = { $file }, línea { $line }: falta una coma entre dos datos, o la llave que cierra la carta: {"{"} …, … {"}"}.
error-toml-bracket = { $file }, línea { $line }: falta una coma en una lista, o el corchete que la cierra: [1, 2, 3].
error-toml-heading = { $file }, línea { $line }: falta el corchete que cierra el título: [prices].
error-toml-value = { $file }, línea { $line }: esto no se entiende. Un texto va entre comillas, un número sin ellas, una lista entre corchetes.
error-toml-rest = { $file }, línea { $line }: sobra algo al final; cada dato va en su propia línea.
error-toml-statement = { $file }, línea { $line }: aquí se espera un dato, como evil_food = 2, o un título, como [prices].
error-toml-pair = { $file }, línea { $line }: «{ $thing }» está dos veces en esta línea.
error-toml-twice = { $file }, línea { $line }: «{ $thing }» ya está en la línea { $first }. Deja una de las dos.
error-toml-section = { $file }, línea { $line }: el apartado [{ $thing }] ya está en la línea { $first }. Deja uno de los dos; si es una carta más de una lista, va entre dobles corchetes: [[{ $thing }]].
error-toml-array = { $file }, línea { $line }: una carta más de esta lista va entre dobles corchetes: [[{ $thing }]].
error-toml-other = { $file }, línea { $line }: esto no se entiende ({ $thing }).
error-toml-beyond = { $file }: hay demasiadas listas unas dentro de otras, o un número con demasiadas cifras.
error-edition-game = { $file }, línea { $line }: esta es una edición de «{ $game }», no de «{ $wanted }».
error-edition-missing = { $file }, línea { $line }: aquí falta «{ $field }».
error-edition-word = { $file }, línea { $line }: «{ $value }» no se conoce aquí; se conocen { $allowed }.
error-edition-table = { $file }, línea { $line }: «{ $field }» debe ser una tabla propia, con nombres y valores.
error-edition-list = { $file }, línea { $line }: «{ $field }» debe ser una lista entre corchetes.
error-edition-text = { $file }, línea { $line }: «{ $field }» debe ser un texto entre comillas.
error-edition-number = { $file }, línea { $line }: «{ $field }» es «{ $value }» y debe ser un número entero del { $least } al { $most }.
error-edition-exact = { $file }, línea { $line }: «{ $field }» es «{ $value }» y debe ser { $wanted }.
error-edition-choice = { $file }, línea { $line }: «{ $field }» es «{ $value }», pero debe ser { $allowed_or }.
error-edition-source = { $file }, línea { $line }: la fuente es «{ $value }», pero debe ser { $allowed_or }.
error-edition-unknown = { $file }, línea { $line }: no hay ningún juego llamado «{ $game }»; escribe { $known_or }.
error-edition-looks = { $file }, línea { $line }: dice que es de «{ $game }», pero lo que sigue es de «{ $other }».
error-edition-quoted = { $file }, línea { $line }: «{ $field }» es un número y va sin comillas: { $value }.
error-edition-name = { $file }, línea { $line }: «{ $thing }» se llama con un texto entre comillas, o con uno para cada idioma: {"{"} es = "…", en = "…" {"}"}.
error-edition-name-empty = { $file }, línea { $line }: el nombre de «{ $thing }» está vacío.
error-edition-name-long = { $file }, línea { $line }: el nombre de «{ $thing }» tiene { $count } letras y puede tener { $most }.
error-edition-name-sign = { $file }, línea { $line }: en el nombre de «{ $thing }» hay un signo que no se puede mostrar: ni < ni > ni &, ni signos invisibles.
error-edition-languages = { $file }, línea { $line }: el nombre de «{ $thing }» está en { $found }; tiene que estar en es y en en, y en ninguno más, o ser un solo texto para los dos.
error-edition-nameless = { $file }, línea { $line }: «{ $thing }» es una carta nueva y necesita un nombre: name = "…", o name = {"{"} es = "…", en = "…" {"}"}.
error-edition-unreadable = No se puede leer la edición «{ $file }»: { $problem ->
    [FileNotFoundError] no existe
    [PermissionError] no tienes permiso
    [IsADirectoryError] es una carpeta
    [UnicodeDecodeError] guárdala como texto en UTF-8
   *[other] { $problem }
}.
error-edition-two = { $file } y { $other } son dos ediciones de «{ $game }»; da un solo archivo por juego.
error-edition-usage = Escribe «new» y un juego, «check» y un archivo, o «show» y un juego.
edition-good = Se puede jugar con «{ $title }», una edición de { $game }.
edition-served = { $game }: las mesas nuevas juegan con «{ $title }» ({ $count ->
    [one] cambia una cosa
   *[other] cambian { $count } cosas
}).
edition-start-title = { $game } (mis cartas)
edition-start-what = Este archivo es tuyo: cambia lo que en tus cartas sea distinto y deja lo demás.
edition-start-how = Compruébalo con: grimorio edition check ARCHIVO. Juega con: grimorio serve --edition ARCHIVO, o grimorio play { $game } --edition ARCHIVO.
edition-start-name = El nombre de una carta va en name: name = "Ogro", o uno por idioma: name = {"{"} es = "Ogro", en = "Ogre" {"}"}.
edition-start-source = De dónde sale cada dato (lo que hayas leído en tus propias cartas lleva source = "owner"):
error-other-edition = No se jugó con las cartas de «{ $edition }», sino con otras. Indica el archivo de su edición con --edition.
named-card = { $name } ({ $card })
source-rulebook = Está en el reglamento.
source-public = Lo cuentan reseñas y páginas de la editorial.
source-reconstructed = Es una reconstrucción nuestra; nadie ha publicado el dato.
source-owner = De las cartas de alguien que tiene el juego.
# Lo que se dice de una carta, y de dónde sale: «habilidad y nombre: está en el reglamento».
fact-ability = habilidad
fact-detail = cómo funciona en detalle
fact-name = nombre
fact-condition = condición
fact-main = carta principal
fact-card = carta
fact-price = precio
fact-shield = escudo
fact-loot = botín
facts-source = { $facts }: { $source }
edition-changes = Frente a las cartas que vienen con Grimorio cambia esto:
edition-same = Ninguna carta es distinta de las que vienen con Grimorio.
edition-gone = Ya no están: { $things }.
edition-rest = Lo demás que no está en ninguna carta:
edition-in-play = Cartas en juego: { $title }
edition-own = En esta mesa se juega con cartas que alguien ha copiado de su propio ejemplar. Si las reglas de abajo, o el texto de una habilidad, dan otros nombres, habilidades o números, valen los de estas cartas.
edition-base = Estas son las cartas que vienen con Grimorio. Mira cualquier carta para saber de dónde salen sus datos.
-language = español
    .code = es
# The owner of an edition may call a card otherwise in each language.
own-name = { -language.code ->
    [es] { $es }
   *[en] { $en }
}

## La terminal.

cli-your-turn = { $player }, te toca.
cli-pass-screen = Pasa la pantalla a { $player } y pulsa Intro cuando nadie más mire.
cli-choose = Número o palabras (? para ayuda)
cli-help = Escribe un número o las palabras de una elección; varias, separadas por comas, se hacen como una sola (tras la primera, con palabras). «? número» o «? palabras» dice qué pasaría con una elección o por qué no se permite, y explica una carta, por su nombre o su id; «resumen» cuenta qué ha pasado desde tu turno; «consejo» pregunta a un buen bot; «deshacer» quita tu última elección; «cartas» dice con qué cartas se juega; «historial» muestra lo que ha pasado; «guardar ARCHIVO» guarda la partida en un archivo, y desde entonces tras cada elección; «salir» deja la partida.
cli-refused = No se permite ({ $section }): { $why }
cli-allowed = Eso se permite.
cli-unknown-rest = Lo que venga después no lo puedes ver o depende del azar.
cli-standing = Cómo va la partida
cli-standing-after = Después
cli-nothing-since = Desde tu turno no ha pasado nada que merezca contarse.
cli-undone = Deshecho: { $action }.
cli-no-undo = No hay nada que deshacer: se ha revelado algo o alguien ha jugado después.
cli-hint = { $action }: puesto esperado, { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $visits ->
    [one] probado 1 vez
   *[other] probado { $visits } veces
}
cli-kept = La partida se guarda en { $file } tras cada elección.
cli-save-where = ¿En qué archivo? Escríbelo tras la palabra: guardar partida.json
cli-keep = Esta partida no se guarda en ningún sitio; escribe un archivo para guardarla, o solo Intro para dejarla
cli-go-on = Sigue con: grimorio play { $game } --load { $file }
cli-bye = La partida queda sin terminar. Hasta pronto.
cli-over = La partida ha terminado.
cli-winners = { $count ->
    [one] Gana { $names }.
   *[other] Comparten la victoria { $names }.
}
cli-score = Hoja de puntuación
plain-yes = sí
plain-no = no
cli-you = (tú)
cli-unknown-thing = No conozco nada llamado «{ $thing }».
cli-hand = Tu mano
cli-more = … y { $count } más

## La mesa en red.

error-name-long = Ese nombre es demasiado largo; puede tener { $most ->
    [one] 1 letra
   *[other] { $most } letras
} como mucho.
error-name-signs = Ese nombre tiene algún signo que no podemos mostrar, como <, > o &, o un dibujo hecho de varios unidos. Quítalo.
error-name-unseen = Ese nombre no se ve; usa al menos una letra o un número.
error-address = En esta máquina no existe la dirección { $host }; elige otra con --host.
error-port-taken = El puerto { $port } está ocupado; para lo que lo usa o elige otro con --port.
error-port-forbidden = Para el puerto { $port } hacen falta más permisos; elige uno por encima de 1023.
error-no-network = Este ordenador no está en ninguna red; conéctalo o arranca sin --lan.
error-setting = { $where }: «{ $value }» no vale; { $kind ->
    [port] un puerto es un número entero de 0 a 65535
    [workers] es un número entero de 1 a 64
    [network] se espera una dirección o una red, como 10.0.0.7 o 10.0.0.0/24
    [switch] es true o false
    [level] los que hay son { $known }
   *[word] se espera una palabra o un archivo, y no nada
}.
error-unknown-setting = { $file }: no hay ningún ajuste que se llame «{ $name }»; los que hay son { $known }.
error-unknown-variable = El entorno pone { $name }, que aquí no significa nada; hay { $known }, GRIMORIO_CONFIG y GRIMORIO_LIMIT_ con el nombre de un límite.
error-config = { $file } no es TOML válido: { $problem }.
serve-lan = En tu red, los demás abren { $address } o escanean esto:
serve-lan-mind = Puede entrar cualquiera que esté en tu red, y la conexión no va cifrada. Con amigos de fuera necesitas un proxy o un túnel tuyo con HTTPS: docs/guides/operating.md.
serve-proxy-all = Ojo: con --proxy { $network } se cree a cualquiera lo que diga de su dirección, y los límites no valen para nadie. Nombra solo el proxy, salvo que nadie más pueda llegar a este puerto.
error-lan-https = --lan habla HTTP sin cifrar, y con --https los navegadores guardan quiénes son solo para HTTPS: nadie podría sentarse. Quita una de las dos.
error-lan-host = --lan es para los demás de la red, y a { $host } solo llega este ordenador; quita --host o nombra una dirección de este ordenador en la red.
error-https-public = --https dice que la página va por HTTPS, y --public { $address } que no; corrige una de las dos.
error-limits-section = { $file }: limits es una sección: una línea [limits] y debajo líneas como sockets = 500.
error-log-file = No se puede escribir en { $file }: elige otro archivo para el registro, o ninguno.
error-file-taken = { $where }: { $file } es de { $other ->
    [database] la base de datos
    [control] la conexión con `grimorio admin`
    [edition] las cartas de una edición
   *[config] los ajustes
}; no se ha cambiado nada. Elige otro nombre.
error-control-file = control: { $file } { $problem ->
    [folder] es una carpeta
    [missing] está en una carpeta que no existe
    [forbidden] está en una carpeta donde no puedes escribir
    [used] es de otro servidor, que contesta ahí
   *[file] ya existe y no es un socket
}; no se ha cambiado nada. Elige otro nombre.
table-closed = Quien lleva este servidor ha cerrado esta mesa; lo que se jugó en ella se conserva.
table-deleted = Quien lleva este servidor ha borrado esta mesa.
table-read-anew = Se ha cambiado algo de esta mesa; se carga de nuevo.
error-no-match = En esta base de datos no hay ninguna partida { $match }; `grimorio admin list` muestra las que hay.
error-no-guest = En esta base de datos no hay nadie que sea { $guest }; `grimorio admin guests` muestra quién hay.
error-too-busy = Ahí pasan demasiadas cosas para cambiar algo; no se ha cambiado nada. Inténtalo otra vez.
error-control = El servidor que usa { $file } no contesta en { $socket }; no se ha cambiado nada. Páralo o arráncalo de nuevo.
error-backup-there = { $file } ya existe y se ha dejado como está; elige otro nombre.
error-backup-full = No se ha podido escribir { $file }: mira si la carpeta existe y si el disco está lleno.
error-backup-foreign = { $file } no es una copia de Grimorio, o está dañada; no se ha cambiado nada.
error-backup-apart = En { $file } no están los secretos ni las claves; da con --apart el archivo que los tiene.
error-backup-both = { $file } no es de esta copia: sus secretos son de otras partidas.
error-backup-same = { $file } y la copia misma serían un solo archivo; da a cada uno su nombre.
error-backup-newer = { $file } es una copia de una versión más nueva de Grimorio; no se ha cambiado nada. Actualiza Grimorio primero.
error-backup-secrets = En { $file } no hay secretos ni claves; no se ha cambiado nada. Da el archivo que escribió --apart.
error-backup-whole = En { $file } están también los secretos y las claves; no se ha cambiado nada. Quita --apart.
error-restore-there = En { $place } ya hay partidas, y una copia solo se restaura en una base de datos vacía; no se ha cambiado nada.
error-admin-not-stored = La base de datos no lo ha aceptado y no se ha cambiado nada: mira si el disco está lleno y qué dice el registro.
error-admin-not-read = La base de datos no se puede leer ahora mismo; no se ha cambiado nada.
error-admin-unsure = La línea con la base de datos se cortó antes de la respuesta: mira si se hizo e inténtalo otra vez.
admin-none = No hay nada.
admin-list = { $id }  { $game }  { $phase }  { $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
}  última { $last }  { $players }
admin-guest = { $guest }  { $name }  { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}  última { $last }
admin-seat =   asiento { $seat }: { $kind } { $name }, invitado { $guest }
admin-closed = { $count ->
    [one] Se ha cerrado 1 partida; no se ha borrado nada de ella.
   *[other] Se han cerrado { $count } partidas; no se ha borrado nada de ellas.
}
admin-reopened = { $count ->
    [one] Se ha abierto de nuevo 1 partida.
   *[other] Se han abierto de nuevo { $count } partidas.
}
admin-deleted = { $count ->
    [one] Se ha borrado 1 partida.
   *[other] Se han borrado { $count } partidas.
}
admin-forgotten = Ese invitado se ha olvidado. Borradas, porque no se sentó nadie más: { $deleted }. Conservadas para los demás, como si no hubiera sido nadie: { $kept }.
admin-pruned = { $dry ->
    [yes] Se borrarían:
   *[no] Borrado:
} mesas que nunca empezaron, { $lobby }; partidas terminadas, { $over }; sin terminar, { $running }; invitados, { $guests }.
admin-sound = { $matches ->
    [one] 1 partida, y está en buen estado
   *[other] { $matches } partidas, todas en buen estado
}; la base de datos misma: { $engine }.
admin-unsound = De { $matches } partidas están dañadas: { $damaged }; sin resultado: { $ends }; filas de ninguna partida: { $orphans }; la base de datos misma: { $engine }.
admin-repaired = Resultados añadidos: { $results }. Partidas dañadas cortadas tras su última jugada buena: { $cut }.
admin-limit = { $name } = { $value }
admin-limits-running = Valen en el servidor que está en marcha:
admin-limits-here = No contesta ningún servidor; con los ajustes dados aquí valdrían:
admin-backed-up = En { $file } hay { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}.
admin-apart = Los secretos y las claves están en { $file }; no lo debe tener nadie más.
admin-restored = En { $place } hay de nuevo { $matches ->
    [one] 1 partida, y está comprobada
   *[other] { $matches } partidas; se han comprobado todas
}.
admin-sure = Esto no se puede deshacer. Añade --yes para hacerlo.
error-proxy = { $address } no es la dirección ni la red de ningún proxy.
error-unknown-limit = { $where }: no hay ningún límite que se llame «{ $name }»; { $count ->
    [0] `grimorio serve --help` los enumera
   *[other] quizá { $known_or }; `grimorio serve --help` los enumera todos
}.
error-limit-form = { $where }: «{ $wish }» no vale: este límite es { $form ->
    [rate] un ritmo, { $name }=POR_SEGUNDO:A_LA_VEZ, con los dos números
    [whole] un número entero, { $name }=NÚMERO,
   *[number] un número, { $name }=NÚMERO,
} de 0 a { $most }.
error-limit-none = { $where }: «{ $wish }» es demasiado poco para que algo funcione; { $form ->
    [rate] el segundo número debe ser al menos { $least }
   *[number] debe ser { $least ->
        [0] más de 0
       *[other] al menos { $least }
    }
}.
error-limit-name = { $where }: «{ $wish }» no nombra ningún límite: escribe NOMBRE=NÚMERO, por ejemplo sockets=500.
error-origin = «{ $origin }» no es la dirección de una página: escríbela como https://servidor o https://servidor:puerto, sin nada detrás.
error-store-busy = Otro servidor ya está usando { $file }; páralo o elige otro archivo.
error-store-unwritable = No se puede escribir en { $file }: mira si la carpeta existe, si tienes permiso para escribir en ella y si el disco está lleno.
error-store-foreign = { $file } no es una base de datos de Grimorio; no se ha cambiado nada en él. Elige otro archivo.
error-store-folder = { $file } es una carpeta; no se ha cambiado nada en ella. Nombra un archivo que esté dentro, como grimorio.db.
error-store-newer = { $file } es de una versión más nueva de Grimorio; no se ha cambiado nada en él. Actualiza Grimorio o elige otro archivo.
error-store-damaged = { $file } está dañado o incompleto; no se ha cambiado nada en él. Pon una copia de seguridad en su lugar o elige otro archivo.
error-store-owner = { $file } es de otro usuario de este ordenador; arranca como ese usuario o elige otro archivo.
error-store-names = { $file } tiene un segundo nombre en el disco (un enlace duro) y entre los dos podrían perderse jugadas; quita uno o elige otro archivo.
db-copied = Está todo, tal como estaba: coinciden el número de filas y lo que hay en ellas.
error-copy-source = No hay ninguna base de datos { $file } de la que copiar.
error-copy-same = Es dos veces la misma base de datos; no se ha cambiado nada. Nombra otra a la que copiar.
error-copy-room = No se ha podido copiar { $file } para leerlo: mira si tienes permiso para leerlo y si cabe en la carpeta de archivos temporales (TMPDIR).
error-copy-full = La base de datos de destino no está vacía; no se ha cambiado nada. Elige una vacía.
error-copy-differs = Lo que ha llegado no es lo que se envió, así que no se ha guardado nada; para todos los servidores que usen alguna de las dos y prueba de nuevo.
error-database-address = Eso no es la dirección de una base de datos: tiene la forma postgresql://usuario@equipo:puerto/nombre, y en una contraseña / @ : ? # % se escriben %2F %40 %3A %3F %23 %25. O da la ruta de un archivo.
error-database-silent = En { $place } no responde ningún PostgreSQL; mira si está en marcha y si este equipo puede llegar hasta él.
error-database-password = PostgreSQL en { $place } no acepta este usuario o contraseña; no se ha cambiado nada.
error-database-missing = En { $place } no hay ninguna base de datos con ese nombre; créala primero o elige otra.
error-database-read-only = Este usuario solo puede leer la base de datos de { $place }; no se ha cambiado nada en ella. Dale permiso para escribir o elige otra.
error-database-foreign = La base de datos de { $place } es de otro programa, no de Grimorio; no se ha cambiado nada en ella. Elige una vacía.
error-database-newer = La base de datos de { $place } es de una versión más nueva de Grimorio; no se ha cambiado nada en ella. Actualiza Grimorio o elige otra.
error-database-old = PostgreSQL en { $place } es demasiado antiguo; hace falta la versión { $least } o una más nueva. No se ha cambiado nada.
table-log-taken-back = { $seat } deshace su última elección.
    .seat = Deshaces tu última elección.
table-too-full = El servidor está lleno ahora mismo; prueba de nuevo en un momento.
table-too-slow = La petición ha tardado demasiado en llegar; prueba de nuevo.
table-undo-limit = { $most ->
    [one] Ya has deshecho una elección; ahora sigue con la partida.
   *[other] Has deshecho { $most } elecciones seguidas; ahora sigue con la partida.
}
table-too-many-tables = { $most ->
    [one] Tienes una mesa de hoy sin terminar; acábala antes.
   *[other] Tienes { $most } mesas de hoy sin terminar; acaba antes alguna.
}
table-too-long = Esta partida es demasiado larga para verla paso a paso; descárgala para tenerla entera.
table-file-too-much = Leer este archivo da demasiado trabajo; no parece una partida de verdad.
table-too-much = Hay demasiado movimiento en esta mesa; prueba de nuevo en un momento.
table-too-fast = Vas demasiado deprisa; espera un momento y prueba de nuevo.
table-too-many-sockets = Hay demasiadas ventanas abiertas; cierra alguna y vuelve.
table-too-large = Eso es demasiado grande; { $most ->
    [one] 1 byte
   *[other] { $most } bytes
} como mucho.
table-fault = Algo ha fallado aquí; no ha cambiado nada.
table-not-stored = La elección no se ha podido guardar, así que no cuenta; prueba de nuevo en un momento.
table-unsure = La base de datos ha dejado de responder; cuando vuelva se verá si tu elección quedó guardada.
table-not-read = Ahora mismo no se pueden leer las partidas guardadas; prueba de nuevo en un momento.
table-key-reused = Esa clave ya se usó para otra elección; no ha cambiado nada.
table-not-running = La partida no está en marcha.
table-not-over = La partida aún no ha terminado.
table-no-undo = No hay nada que deshacer: se ha revelado algo o alguien ha jugado después.
table-not-seen = La elección { $choice } tiene que esperar a que veas lo que traen las anteriores. No se ha jugado nada.
table-stale = La mesa ha cambiado entretanto; vuelve a mirar y elige.
table-no-question = Ahora no hay ninguna pregunta para todos.
table-no-longer = Esta pregunta ya no admite más tiempo.
table-no-settling = Eso no se puede dejar decidido de antemano en esta mesa.
table-settled-before = En esta mesa valen las respuestas que cada cual dejó decididas de antemano.
table-no-hint-sealed = No hay pistas mientras se pregunta a todos en secreto.
table-no-such-action = En este juego no existe esa elección.
table-not-on-offer = Eso no está entre lo que puedes elegir.
table-seats-open = Aún falta alguien: ocupa cada asiento con un amigo o un bot.
table-started = La partida ya ha empezado.
table-left-by-all = De esta mesa se han levantado todos; ya no existe.
table-host-here = Quien lleva la mesa está presente; solo se puede tomar la mesa de alguien que se ha ido.
table-host-grace = Puede que quien lleva la mesa solo esté recargando la página; podrás tomarla dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
table-full = Todos los asientos están ocupados; puedes mirar.
table-no-such-seat = No existe ese asiento; esta mesa tiene { $most }.
table-own-seat = El asiento de quien lleva la mesa no se puede ceder.
table-seat-fixed = Ese asiento ya no puede cambiar.
table-seat-here = Esa persona está presente; un bot solo puede sustituir a quien se ha ido.
table-no-such-match = No existe esa partida; quizá el enlace esté incompleto.
table-no-such-invitation = Esta invitación no lleva a ninguna parte; quizá el enlace esté incompleto.
table-not-yours = No tienes asiento en esta mesa; abre la invitación o mira la partida.
table-sent-away = Ya no tienes asiento en esta mesa.
table-got-up = Te has levantado de esta mesa. Mientras dure la partida, el asiento sigue siendo tuyo: vuelve cuando quieras.
table-kept-out = Quien lleva esta mesa no te deja entrar.
table-rematch-invitation = Ahora necesitas una invitación para esta revancha; pide el enlace a quien lleva la mesa.
table-no-rematch = Nadie ha pedido la revancha todavía.
table-nobody-there = Ahí ya no hay nadie; no ha cambiado nada.
table-seat-grace = Puede que quien se sienta ahí solo esté recargando la página; se podrá llamar a un bot dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
table-own-bot = Con la partida en marcha, la propia mesa elige qué bot juega por quien falta.
table-not-owner = Solo quien lleva la mesa puede hacer eso.
table-only-watching = Quien mira no puede elegir.
table-malformed = No se ha entendido el mensaje: { $problem }.
table-other-origin = No se aceptan peticiones de otra página.
table-not-json = La petición debe ser JSON (content-type application/json).
table-no-rules = Aquí no hay reglas de ese juego.
table-eyes = Una partida se puede ver con los ojos de: { $known }.
table-no-such-address = En esta dirección no hay nada.
table-no-such-method = Esta dirección no admite ese tipo de petición.
table-stopping = El servidor se está reiniciando; la partida sigue en un momento.

## Verificar una partida.

verify-ok = La partida es correcta: { $game }, { $plies ->
    [one] 1 jugada
   *[other] { $plies } jugadas
} y { $drawn ->
    [one] 1 número al azar
   *[other] { $drawn } números al azar
}, todo comprobado; { $count ->
    [one] gana { $winners }
   *[other] comparten la victoria { $winners }
}. Sello { $seal }.
verify-not-over = Esta partida no ha terminado: su secreto aún no se ha revelado y no hay nada que comprobar.
verify-goes-on = { $plies ->
    [one] Esta partida no ha terminado: su única jugada es correcta y aún no hay resultado que comprobar.
   *[other] Esta partida no ha terminado: sus { $plies } jugadas son correctas y aún no hay resultado que comprobar.
}
verify-edition = El texto de la edición no es el de la partida.
verify-commitment = El secreto no es el que se prometió al principio.
verify-options = Las opciones no están completas.
verify-chance = Jugada { $ply }: las cartas barajadas, los dados o los componentes no son los que da el secreto.
verify-illegal = Jugada { $ply }: «{ $action }» no estaba permitida ahí.
verify-undo = Jugada { $ply }: ahí no se podía deshacer nada.
verify-unfinished = { $plies ->
    [one] La partida no termina tras su única jugada.
   *[other] La partida no termina tras sus { $plies } jugadas.
}
verify-outcome = El resultado no es el que dan las jugadas.
verify-seal = El sello no encaja: se ha cambiado algo en el archivo.
verify-other-seal = El sello del archivo es { $seal }, no el que anotaste.
