bellum-title = Bellum Magica

## Castillos
bellum-raven-tower = Torre del Cuervo Tuerto
    .gender = feminine
bellum-bone-keep = Fortaleza de los Mil Huesos
    .gender = feminine
bellum-crooked-manor = Mansión Torcida
    .gender = feminine
bellum-sunken-citadel = Ciudadela Hundida
    .gender = feminine
bellum-thorn-fortress = Castillo de las Espinas
    .gender = masculine

## Duendes
bellum-snot-the-cook = Moquete el Cocinero
bellum-grub-the-digger = Larva la Cavadora
bellum-nib-the-nosy = Pizca la Fisgona
bellum-boil-the-brave = Furúnculo el Valiente
bellum-twig-the-tiny = Palillo el Minúsculo
bellum-mop-the-maid = Fregona la Criada
bellum-fib-the-liar = Trola el Embustero
bellum-lump-the-lazy = Bulto el Gandul
bellum-squint-the-lookout = Bizco el Vigía
bellum-tick-the-tax-dodger = Garrapata el Moroso

## Criaturas maléficas
bellum-orc-cook = Orco de la Novena Ración
bellum-orc-farmhand = Orca con Horca
bellum-kobold-miner = Kóbold Picapiedra
bellum-bog-fisher = Pescador de la Ciénaga
bellum-mushroom-man = Hombre Seta Malhumorado
bellum-gnoll-shepherd = Gnoll, Pastor de Lobos
bellum-slime = Baba Sentimental
bellum-scarecrow = Espantapájaros Insomne
bellum-ghoul-gravedigger = Necrófago Sepulturero
bellum-swamp-hag = Tía Sapa del Pantano
bellum-kobold-scout = Kóbold Correcaminos
bellum-bat-rider = Jinete de Murciélago
bellum-rat-pack = Hermandad de las Ratas
bellum-cutpurse = Cortabolsas Zurdo
bellum-crow-swarm = Bandada de Mal Agüero
bellum-gremlin = Gremlin Aflojatuercas
bellum-imp = Diablillo de Bolsillo
bellum-gargoyle = Gárgola de Guardia
bellum-grave-robber = Ladrona de Tumbas
bellum-spiderling = Arañita Tejemaneje
bellum-doppelganger = Doble de Nadie
bellum-wererat = Hombre Rata de Medianoche
bellum-orc-brawler = Orco Rompesillas
bellum-orc-archer = Orca Matacampanas
bellum-hobgoblin-sergeant = Sargento Hobgoblin Gritón
bellum-gnoll-raider = Gnoll Saqueador
bellum-ogre = Ogro con Resaca
bellum-bugbear = Osgo de Debajo de la Cama
bellum-wolf-rider = Amazona de los Lobos
bellum-skeleton-guard = Centinela Esqueleto
bellum-zombie = Zombi con Mucha Paciencia
bellum-minotaur = Minotauro Perdido
bellum-lizard-knight = Caballero Lagarto
bellum-cave-troll = Trol de las Cavernas
bellum-harpy = Arpía Desafinada
bellum-centaur-outlaw = Centauro Forajido
bellum-cyclops = Cíclope Miope
bellum-mummy = Momia Friolera
bellum-apprentice-witch = Aprendiza de Bruja
bellum-kobold-shaman = Chamán Kóbold
bellum-bog-witch = Bruja del Caldero Frío
bellum-hedge-warlock = Brujo de los Matojos
bellum-dark-fairy = Hada de las Ojeras
bellum-cursed-knight = Caballero Maldito
bellum-will-o-the-wisp = Fuego Fatuo
bellum-ghost-of-the-tower = Fantasma de la Torre

## Criaturas supermaléficas
bellum-red-dragon = Ígnea, Dragona Roja
bellum-bone-dragon = Osario, Dragón de Hueso
bellum-swamp-hydra = Hidra de las Nueve Opiniones
bellum-mountain-giant = Gigante que Confunden con un Monte
bellum-lich-queen = Reina Liche Sin Corona
bellum-vampire-count = Conde Vampiro Von Colmill
bellum-balrog-of-the-stove = Demonio del Fogón
bellum-medusa = Medusa Recién Peinada
bellum-kraken = Kraken de Agua Dulce
bellum-sphinx-of-riddles = Esfinge de las Malas Preguntas
bellum-master-thief = Gran Maestra del Hurto
bellum-dark-archmage = Archimago de las Sombras
bellum-cerberus = Cancerbero, Muy Buen Chico
bellum-manticore = Mantícora de Cola Larga
bellum-black-knight = El Caballero Negro
bellum-pit-fiend = Señor de los Abismos
bellum-shadow-assassin = La Sombra que Cobra por Adelantado
bellum-basilisk = Basilisco de Mirada Triste
bellum-siege-troll = Trol de Asedio
bellum-demon-prince = Príncipe de los Demonios

## Lugares
bellum-the-tipsy-unicorn = Taberna El Unicornio Achispado
    .gender = feminine
bellum-the-henhouse = Gallinero de la Tía Petra
    .gender = masculine
bellum-the-cabbage-patch = Huerto de las Berzas
    .gender = masculine
bellum-the-old-mill = Molino Viejo
    .gender = masculine
bellum-the-apple-orchard = Manzanar del Alba
    .gender = masculine
bellum-the-bee-garden = Colmenar de la Miel Fuerte
    .gender = masculine
bellum-the-sheepfold = Majada de los Cien Balidos
    .gender = feminine
bellum-the-hermits-field = Campo del Ermitaño
    .gender = masculine
bellum-muddy-ford = Vado del Barro
    .gender = masculine
bellum-pumpkin-hollow = Hondonada de las Calabazas
    .gender = feminine
bellum-three-oaks = Tres Robles
bellum-bellringers-green = Prado del Campanero
    .gender = masculine
bellum-old-bridge = Puente Viejo
    .gender = masculine
bellum-fishermens-cove = Cala de los Pescadores
    .gender = feminine
bellum-candlewick = Villa Candela
bellum-port-royal-fountain = Puerto Fuente Real
bellum-goldmarket = Plaza del Oro
    .gender = feminine
bellum-saint-aldric = San Aldrico
bellum-high-abbey = La Alta Abadía
bellum-knights-cross = Cruz de los Caballeros
    .gender = feminine
bellum-university-of-lumen = Universidad de Lumen
    .gender = feminine
bellum-ironbridge = Pontehierro
bellum-the-walled-city = La Ciudad Amurallada
bellum-silverspire = Aguja de Plata
    .gender = feminine
bellum-the-royal-capital = La Capital del Reino

## Cosas y palabras
bellum-chest = cofre { $kind } n.º { $number }
bellum-some-food = { $food } de comida
bellum-some-glyphs = { $glyphs ->
    [one] 1 glifo
   *[other] { $glyphs } glifos
}
bellum-some-barrels = { $barrels ->
    [one] 1 barril
   *[other] { $barrels } barriles
}
bellum-amount-food = { $count } de comida
bellum-amount-glyph = { $count ->
    [one] 1 glifo
   *[other] { $count } glifos
}
bellum-amount-barrel = { $count ->
    [one] 1 barril
   *[other] { $count } barriles
}
bellum-amount-map = { $count ->
    [one] 1 mapa del tesoro
   *[other] { $count } mapas del tesoro
}
bellum-amount-sword = { $count ->
    [one] 1 espada
   *[other] { $count } espadas
}
bellum-amount-magic-sword = { $count ->
    [one] 1 espada mágica
   *[other] { $count } espadas mágicas
}
bellum-amount-thief = { $count ->
    [one] 1 ladrón
   *[other] { $count } ladrones
}
bellum-amount-wood = { $count ->
    [one] 1 cofre de madera
   *[other] { $count } cofres de madera
}
bellum-amount-metal = { $count ->
    [one] 1 cofre metálico
   *[other] { $count } cofres metálicos
}
bellum-amount-gold = { $count ->
    [one] 1 cofre dorado
   *[other] { $count } cofres dorados
}
bellum-wood = de madera
    .plural = de madera
bellum-metal = metálico
    .plural = metálicos
bellum-gold = dorado
    .plural = dorados
bellum-left = izquierda
bellum-right = derecha
bellum-mixed = glifos y comida
bellum-glyphs = glifos
bellum-food = comida
bellum-confusion = Maleficio de Confusión
bellum-shield = escudo
bellum-magic-shield = escudo mágico
bellum-goblin = duende
bellum-evil = criatura maléfica
bellum-most-evil = criatura supermaléfica
bellum-tavern = taberna
bellum-farm = granja
bellum-village = pueblo
bellum-town = ciudad
bellum-ten-chests = alguien tiene diez cofres
bellum-last-day = se acaba el día 60

bellum-ability-confusion = Al reclutarla ganas un Maleficio de Confusión: cada día en que seas Capitán, una tirada más.
bellum-ability-shield = Al reclutarla ganas un escudo para tu castillo.
bellum-ability-magic-shield = Al reclutarla ganas un escudo mágico: solo lo vencen las espadas mágicas.
bellum-ability-none = Sin ficha de bonus.

bellum-option-castles = Castillos
bellum-option-castles-random = al azar
bellum-option-castles-chosen = cada cual elige el suyo, por orden de asiento

bellum-prompt-castle = Elige tu castillo.
bellum-prompt-goblin = Coloca tu duende: a la izquierda trabaja y explora; a la derecha pelea y roba.
bellum-prompt-reroll = Acepta la horda activa o haz que se vuelva a tirar el dado.
bellum-prompt-attack = Acto de ataque: { $offers }.
bellum-prompt-steal = Elige un cofre para robarlo.
bellum-prompt-recruit = Recluta una criatura o termina.
bellum-prompt-place = Coloca la criatura: a la izquierda trabaja y explora; a la derecha pelea y roba.
bellum-prompt-over = La partida ha terminado.
bellum-offer-raid = saquea un lugar
bellum-offer-attack = ataca un castillo
bellum-offer-rest = no ataques hoy

bellum-action-castle = Quedarte con { $castle_gender ->
    [feminine] la { $castle }
    [masculine] el { $castle }
   *[other] { $castle }
}
bellum-action-place = Colocar a la { $side }
bellum-action-accept = Aceptar la horda activa
bellum-action-barrel = Pagar una ronda: un barril, y se vuelve a tirar
bellum-action-confuse = Lanzar un Maleficio de Confusión, y se vuelve a tirar
bellum-action-raid = Saquear { $place_gender ->
    [feminine] la { $place }
    [masculine] el { $place }
   *[other] { $place }
}
bellum-action-attack = Atacar el castillo de { $seat }
bellum-action-rest = No atacar hoy
bellum-action-steal = Robar el { $chest }
bellum-action-stop = No robar más
bellum-action-recruit = Reclutar a { $card } (pagando con { $price })
bellum-action-finish = Terminar de reclutar

bellum-log-castle-chosen = { $seat } se queda con { $castle_gender ->
    [feminine] la { $castle }
    [masculine] el { $castle }
   *[other] { $castle }
}.
bellum-log-goblins-dealt = { $seat } recibe a { $cards }.
bellum-log-creature-placed = { $seat } coloca a la { $side } a { $card }.
bellum-log-day-began = Día { $day }. Capitán: { $seat }.
bellum-log-die-rolled = { $seat } tira el dado: la horda activa es la { $row }.
bellum-log-round-paid = { $seat } paga una ronda con un barril.
bellum-log-confusion-cast = { $seat } lanza un Maleficio de Confusión.
bellum-log-resources-gathered = { $seat } recolecta { $food ->
    [0] { bellum-some-glyphs }
   *[other] { bellum-some-food }{ $glyphs ->
        [0] {""}
       *[other] {" "}y { bellum-some-glyphs }
    }
}.
bellum-log-scouts-returned = { $maps ->
    [one] Vuelven los exploradores de { $seat } con 1 mapa del tesoro.
   *[other] Vuelven los exploradores de { $seat } con { $maps } mapas del tesoro.
}
bellum-log-chest-gained = { $seat } gana el { $chest }.
bellum-log-chest-gained-seen = { $seat } gana el { $chest }, que vale { $value }.
bellum-log-no-chests-left = No queda ningún cofre para { $seat }.
bellum-log-place-raided = { $seat } saquea { $place_gender ->
    [feminine] la { $place }
    [masculine] el { $place }
   *[other] { $place }
}{ $food ->
    [0] { $glyphs ->
        [0] { $barrels ->
            [0] {""}
           *[other] {": "}{ bellum-some-barrels }
        }
       *[other] {": "}{ bellum-some-glyphs }{ $barrels ->
            [0] {""}
           *[other] {" "}y { bellum-some-barrels }
        }
    }
   *[other] {": "}{ bellum-some-food }{ $glyphs ->
        [0] { $barrels ->
            [0] {""}
           *[other] {" "}y { bellum-some-barrels }
        }
       *[other] { $barrels ->
            [0] {" "}y { bellum-some-glyphs }
           *[other] , { bellum-some-glyphs } y { bellum-some-barrels }
        }
    }
}.
bellum-log-castle-attacked = { $seat } ataca el castillo de { $victim_seat }.
bellum-log-chest-picked = { $seat } le echa mano al { $chest } de { $victim_seat }.
bellum-log-chests-stolen = { $seat } roba a { $victim_seat }: { $chests }. { $victim_seat } gana un escudo.
bellum-log-chests-stolen-seen = { $seat } roba a { $victim_seat }: { $chests } (valor: { $values }). { $victim_seat } gana un escudo.
bellum-log-creature-recruited = { $seat } paga { $food ->
    [0] { bellum-some-glyphs }
   *[other] { bellum-some-food }{ $glyphs ->
        [0] {""}
       *[other] {" "}y { bellum-some-glyphs }
    }
} y recluta a { $card }.
bellum-log-bonus-gained = { $seat } gana una ficha de { $bonus }.
bellum-log-creature-appeared = Aparece { $card }.
bellum-log-places-found = Nuevos lugares a la vista: { $places }.
bellum-log-game-ended = Fin de la partida: { $cause }.
bellum-log-chests-opened = { $seat } abre sus cofres: valen { $total } en total.

bellum-no-over = La partida ha terminado.
bellum-no-over-last-day = Ha acabado el día 60 y, con él, la partida.
bellum-no-turn = Es el turno de { $seat }.
bellum-no-time-castle = Los castillos se eligen solo al principio.
bellum-no-time-place = Ahora no hay ninguna criatura que colocar.
bellum-no-time-accept = Solo se acepta la horda justo después de tirar el dado.
bellum-no-time-barrel = Las rondas se pagan justo después de tirar el dado.
bellum-no-time-confuse = Un Maleficio de Confusión se lanza justo después de tirar el dado.
bellum-no-time-raid = Los lugares se atacan en el acto de ataque.
bellum-no-time-attack = Los castillos se atacan en el acto de ataque.
bellum-no-time-rest = Solo en el acto de ataque se decide si se ataca o no.
bellum-no-time-steal = Para robar un cofre, antes hay que atacar un castillo.
bellum-no-time-stop = Ahora no estás robando nada.
bellum-no-time-recruit = Se recluta después de los ataques.
bellum-no-time-finish = Ahora no estás reclutando.
bellum-no-time-goblin = Los duendes se reparten cuando todos tienen castillo.
bellum-no-rest-inside = Ya has atacado el castillo: róbale al menos un cofre y después podrás parar.
bellum-no-second-attack = Solo se ataca una vez al día, y ya has atacado el castillo de { $seat }.
bellum-no-place-first = Primero coloca la criatura que acabas de reclutar.
bellum-no-castle = { $thing } ya tiene dueño; elige otro castillo.
bellum-no-barrel = No tienes ningún barril.
bellum-no-captain = Solo el Capitán puede lanzar un Maleficio de Confusión, y hoy lo es { $seat }.
bellum-no-confusion = No tienes ningún Maleficio de Confusión.
bellum-no-confusion-ready = Ya has usado hoy todos tus Maleficios de Confusión; volverán cuando seas Capitán otra vez.
bellum-no-place-gone = Ya se ha saqueado { $thing_gender ->
    [feminine] la { $thing }
    [masculine] el { $thing }
   *[other] { $thing }
}; no queda nada.
bellum-no-place-here = { $thing } no está a la vista.
bellum-no-swords = { $needed ->
    [one] Hace falta 1 espada
   *[other] Hacen falta { $needed } espadas
} contra { $thing_gender ->
    [feminine] la { $thing }
    [masculine] el { $thing }
   *[other] { $thing }
}, y tu horda { $row } tiene { $have }.
bellum-no-magic-swords = { $needed ->
    [one] Hace falta 1 espada mágica
   *[other] Hacen falta { $needed } espadas mágicas
} contra { $thing_gender ->
    [feminine] la { $thing }
    [masculine] el { $thing }
   *[other] { $thing }
}, y tu horda { $row } tiene { $have }.
bellum-no-such-seat = Ahí no se sienta nadie.
bellum-no-attack-self = No puedes atacar tu propio castillo.
bellum-no-thief = Tu horda { $row } no tiene ningún ladrón; sin ladrón no se ataca un castillo.
bellum-no-chest = { $seat } no tiene ningún cofre que robar.
bellum-no-steal = El { $thing } no está entre los cofres de { $seat }.
bellum-no-steal-twice = El { $thing } ya está en tu saco.
bellum-no-stop = Hay que robar al menos un cofre.
bellum-no-creature = { $thing } no está a la vista; recluta una de las criaturas que lo están.
bellum-no-pay-food = Cuesta { bellum-some-food }, y tienes { $have_food }.
bellum-no-pay-mixed = Cuesta { bellum-some-glyphs } y { bellum-some-food }; tienes { $have_glyphs } y { $have_food }.
bellum-no-pay-glyphs = Cuesta { bellum-some-glyphs }, y tienes { $have_glyphs }.

bellum-won-richest = Gana el señor más rico.
bellum-won-chests = Igual de ricos: gana quien tiene más cofres.
bellum-won-shared = Igual de ricos y con los mismos cofres: la victoria se comparte.
bellum-row-kind = Cofres { $kind_plural }
bellum-row-wealth = Tesoro
bellum-row-chests = Número de cofres

bellum-board-day = Día { $day } · Capitán: { $seat } · Horda activa: { $die }
bellum-board-lord = Señor maléfico
bellum-board-castle = { $castle } de { $seat }
bellum-board-left = Izquierda
bellum-board-right = Derecha
bellum-board-row = Dado
bellum-board-shield = Defensa
bellum-board-place = Lugar
bellum-board-loot = Botín
bellum-board-creatures = Criaturas a la vista
bellum-board-kingdom = Reino de los Humanos (en el mazo, { $farms ->
    [one] 1 granja
   *[other] { $farms } granjas
}, { $villages ->
    [one] 1 pueblo
   *[other] { $villages } pueblos
} y { $towns ->
    [one] 1 ciudad
   *[other] { $towns } ciudades
})
bellum-board-decks = Mazos: maléficas, { $evil }; supermaléficas, { $most } · Cofres en la reserva: de madera, { $wood }; metálicos, { $metal }; dorados, { $gold }
bellum-board-chests = Cofres
bellum-board-kind = { $count ->
    [one] 1 { $kind }
   *[other] { $count } { $kind_plural }
}
bellum-board-hoard = Tus cofres
bellum-board-seen = Cofres de los demás que conoces
bellum-board-placing = Por colocar
bellum-board-confusion = Maleficios
bellum-board-resources = Recursos
bellum-board-legend = c comida · g glifo · m mapa · e espada · M espada mágica · l ladrón · b barril
bellum-board-letter-food = c
bellum-board-letter-glyph = g
bellum-board-letter-map = m
bellum-board-letter-sword = e
bellum-board-letter-magic-sword = M
bellum-board-letter-thief = l
bellum-board-letter-barrel = b
bellum-board-explain-creature = { $card }: { $kind }. Izquierda: { $left }. Derecha: { $right }. { $ability }
bellum-board-explain-place = { $place }: { $kind }, escudo { $shield }{ $magic ->
    [0] {""}
   *[other] , escudo mágico { $magic }
}. Botín: { $loot }.
bellum-board-explain-castle = { $castle }: escudo { $shield }. Izquierda: { $left }. Derecha: { $right }.

bellum-fact-evil = Una criatura maléfica cuesta { bellum-web-price-evil }.
bellum-fact-most-evil = Una criatura supermaléfica cuesta { bellum-web-price-most }.
bellum-fact-shield = Cada castillo lleva impreso un escudo de { $shield }.
bellum-fact-chests = Cofres { $kind_plural }: { $tokens }.
bellum-fact-tokens = { $tokens } que { $tokens ->
    [one] vale
   *[other] valen
} { $value }

bellum-edition-free = { $file }, línea { $line }: con este precio las criaturas no costarían nada; ponle al menos 1.
bellum-edition-count = { $file }, línea { $line }: en «{ $section }» ({ $section ->
    [castles] castillos
    [goblins] goblins
    [evil] criaturas maléficas
    [most-evil] criaturas supermaléficas
    [wood] cofres de madera
    [metal] cofres metálicos
    [gold] cofres dorados
   *[other] lugares
}) hay { $count } y debe haber { $wanted }.{ $more ->
    [0] {""}
    [one] {" "}«{ $new }» no está en el juego base: quita la carta a la que sustituye.
   *[other] {" "}{ $new } no están en el juego base: quita las cartas a las que sustituyen.
}
bellum-edition-rows = { $file }, línea { $line }: { $card }, { $side }: { $count ->
    [one] hay 1 casilla
   *[other] hay { $count } casillas
} y deben ser { $wanted }, una por cada número del dado.
bellum-edition-cell = { $file }, línea { $line }: { $card }, { $side }: «{ $value }» no vale; escribe { $allowed_or } (como mucho tres iguales) o un guion.
bellum-edition-loot = { $file }, línea { $line }: el botín «{ $value }» de { $card } no existe; puede ser { $allowed_or }.
bellum-edition-loot-count = { $file }, línea { $line }: el botín de { $card } debe ser algo, y como mucho { $most } de cada clase.
bellum-edition-chests = { $file }, línea { $line }: «{ $section }» debe tener tantos valores como cantidades de fichas.
bellum-edition-id = { $file }, línea { $line }: «{ $card }» no sirve de id; usa minúsculas, cifras y guiones.
bellum-edition-duplicate = { $file }, línea { $line }: { $card } está dos veces.

## En la página.

bellum-web-food = comida
bellum-web-glyph = glifos
bellum-web-map = mapas del tesoro
bellum-web-sword = espadas
bellum-web-magic-sword = espadas mágicas
bellum-web-thief = ladrones
bellum-web-barrel = barriles
bellum-web-shield = defensa
bellum-web-magic-shield = escudos mágicos
bellum-web-confusion = Maleficios de Confusión listos
bellum-web-side-left = A la izquierda: trabaja y explora
bellum-web-side-right = A la derecha: pelea y roba
bellum-web-chests = Cofres: { $count }
bellum-web-chest = { $chest }, { $value ->
    [0] valor desconocido
   *[other] valor { $value }
}
bellum-web-captain = Capitán del día
bellum-web-castle-of = Castillo de { $name }
bellum-web-castles = Castillos libres
bellum-web-day = Día { $day }
bellum-web-die = Dado: { $die }
bellum-web-kingdom = El Reino de los Humanos
bellum-web-kingdom-left = { $count ->
    [one] Queda 1 lugar en el mazo
   *[other] Quedan { $count } lugares en el mazo
}
bellum-web-market = Criaturas a la vista
bellum-web-placing = ¿A qué lado?
bellum-web-price-evil = { $food } de comida
bellum-web-price-most = { bellum-some-glyphs } y { $food } de comida, o { $alone ->
    [one] 1 glifo
   *[other] { $alone } glifos
}
bellum-web-kind-goblin = Duende
bellum-web-kind-evil = Criatura maléfica: cuesta { bellum-web-price-evil }.
bellum-web-kind-most-evil = Criatura supermaléfica: cuesta { bellum-web-price-most }.
bellum-web-rows = A la izquierda, lo que aporta en cada fila del dado si trabaja y explora; a la derecha, si pelea y roba.
bellum-web-defence = Escudo { $shield }{ $magic ->
    [0] {""}
   *[other] {" "}y escudo mágico { $magic }
}.
