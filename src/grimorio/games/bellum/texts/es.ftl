bellum-title = Bellum Magica
bellum-pitch = Haz crecer una horda a ambos lados de tu castillo y sé el señor más rico.

## Castillos
bellum-raven-tower = Torre del Cuervo Tuerto
    .article = la
bellum-bone-keep = Fortaleza de los Mil Huesos
    .article = la
bellum-crooked-manor = Mansión Torcida
    .article = la
bellum-sunken-citadel = Ciudadela Hundida
    .article = la
bellum-thorn-fortress = Castillo de las Espinas
    .article = el

## Duendes
bellum-snot-the-cook = Moquete el Cocinero
    .article = none
bellum-grub-the-digger = Larva la Cavadora
    .article = none
bellum-nib-the-nosy = Pizca la Fisgona
    .article = none
bellum-boil-the-brave = Furúnculo el Valiente
    .article = none
bellum-twig-the-tiny = Palillo el Minúsculo
    .article = none
bellum-mop-the-maid = Fregona la Criada
    .article = none
bellum-fib-the-liar = Trola el Embustero
    .article = none
bellum-lump-the-lazy = Bulto el Gandul
    .article = none
bellum-squint-the-lookout = Bizco el Vigía
    .article = none
bellum-tick-the-tax-dodger = Garrapata el Moroso
    .article = none

## Criaturas maléficas
bellum-orc-cook = Orco de la Novena Ración
    .article = el
bellum-orc-farmhand = Orco con Horca
    .article = el
bellum-kobold-miner = Kóbold Picapiedra
    .article = el
bellum-bog-fisher = Pescador de la Ciénaga
    .article = el
bellum-mushroom-man = Hombre Seta Malhumorado
    .article = el
bellum-gnoll-shepherd = Gnoll, Pastor de Lobos
    .article = el
bellum-slime = Baba Sentimental
    .article = la
bellum-scarecrow = Espantapájaros Insomne
    .article = el
bellum-ghoul-gravedigger = Necrófago Sepulturero
    .article = el
bellum-swamp-hag = Tía Sapa del Pantano
    .article = la
bellum-kobold-scout = Kóbold Correcaminos
    .article = el
bellum-bat-rider = Jinete de Murciélago
    .article = el
bellum-rat-pack = Hermandad de las Ratas
    .article = la
bellum-cutpurse = Cortabolsas Zurdo
    .article = el
bellum-crow-swarm = Bandada de Mal Agüero
    .article = la
bellum-gremlin = Gremlin Aflojatuercas
    .article = el
bellum-imp = Diablillo de Bolsillo
    .article = el
bellum-gargoyle = Gárgola de Guardia
    .article = la
bellum-grave-robber = Ladrona de Tumbas
    .article = la
bellum-spiderling = Arañita Tejemaneje
    .article = la
bellum-doppelganger = Doble de Nadie
    .article = el
bellum-wererat = Hombre Rata de Medianoche
    .article = el
bellum-orc-brawler = Orco Rompesillas
    .article = el
bellum-orc-archer = Orco Matacampanas
    .article = el
bellum-hobgoblin-sergeant = Sargento Hobgoblin Gritón
    .article = el
bellum-gnoll-raider = Gnoll Saqueador
    .article = el
bellum-ogre = Ogro con Resaca
    .article = el
bellum-bugbear = Osgo de Debajo de la Cama
    .article = el
bellum-wolf-rider = Amazona de los Lobos
    .article = la
bellum-skeleton-guard = Centinela Esqueleto
    .article = el
bellum-zombie = Zombi con Mucha Paciencia
    .article = el
bellum-minotaur = Minotauro Perdido
    .article = el
bellum-lizard-knight = Caballero Lagarto
    .article = el
bellum-cave-troll = Trol de las Cavernas
    .article = el
bellum-harpy = Arpía Desafinada
    .article = la
bellum-centaur-outlaw = Centauro Forajido
    .article = el
bellum-cyclops = Cíclope Miope
    .article = el
bellum-mummy = Momia Friolera
    .article = la
bellum-apprentice-witch = Aprendiza de Bruja
    .article = la
bellum-kobold-shaman = Chamán Kóbold
    .article = el
bellum-bog-witch = Bruja del Caldero Frío
    .article = la
bellum-hedge-warlock = Brujo de los Matojos
    .article = el
bellum-dark-fairy = Hada de las Ojeras
    .article = el
bellum-cursed-knight = Caballero Maldito
    .article = el
bellum-will-o-the-wisp = Fuego Fatuo
    .article = el
bellum-ghost-of-the-tower = Fantasma de la Torre
    .article = el

## Criaturas supermaléficas
bellum-red-dragon = Ígnea, Dragona Roja
    .article = none
bellum-bone-dragon = Osario, Dragón de Hueso
    .article = none
bellum-swamp-hydra = Hidra de las Nueve Opiniones
    .article = la
bellum-mountain-giant = Gigante que Confunden con un Monte
    .article = el
bellum-lich-queen = Reina Liche Sin Corona
    .article = la
bellum-vampire-count = Conde Vampiro Von Colmill
    .article = el
bellum-balrog-of-the-stove = Demonio del Fogón
    .article = el
bellum-medusa = Medusa Recién Peinada
    .article = la
bellum-kraken = Kraken de Agua Dulce
    .article = el
bellum-sphinx-of-riddles = Esfinge de las Malas Preguntas
    .article = la
bellum-master-thief = Gran Maestra del Hurto
    .article = la
bellum-dark-archmage = Archimago de las Sombras
    .article = el
bellum-cerberus = Cancerbero, Muy Buen Chico
    .article = none
bellum-manticore = Mantícora de Cola Larga
    .article = la
bellum-black-knight = Caballero Negro
    .article = el
bellum-pit-fiend = Señor de los Abismos
    .article = el
bellum-shadow-assassin = Sombra que Cobra por Adelantado
    .article = la
bellum-basilisk = Basilisco de Mirada Triste
    .article = el
bellum-siege-troll = Trol de Asedio
    .article = el
bellum-demon-prince = Príncipe de los Demonios
    .article = el

## Lugares
bellum-the-tipsy-unicorn = Taberna El Unicornio Achispado
    .article = la
bellum-the-henhouse = Gallinero de la Tía Petra
    .article = el
bellum-the-cabbage-patch = Huerto de las Berzas
    .article = el
bellum-the-old-mill = Molino Viejo
    .article = el
bellum-the-apple-orchard = Manzanar del Alba
    .article = el
bellum-the-bee-garden = Colmenar de la Miel Fuerte
    .article = el
bellum-the-sheepfold = Majada de los Cien Balidos
    .article = la
bellum-the-hermits-field = Campo del Ermitaño
    .article = el
bellum-muddy-ford = Vado del Barro
    .article = el
bellum-pumpkin-hollow = Hondonada de las Calabazas
    .article = la
bellum-three-oaks = Tres Robles
    .article = none
bellum-bellringers-green = Prado del Campanero
    .article = el
bellum-old-bridge = Puente Viejo
    .article = el
bellum-fishermens-cove = Cala de los Pescadores
    .article = la
bellum-candlewick = Villa Candela
    .article = none
bellum-port-royal-fountain = Puerto Fuente Real
    .article = none
bellum-goldmarket = Plaza del Oro
    .article = la
bellum-saint-aldric = San Aldrico
    .article = none
bellum-high-abbey = Alta Abadía
    .article = la
bellum-knights-cross = Cruz del Caballero
    .article = la
bellum-university-of-lumen = Universidad de Lumen
    .article = la
bellum-ironbridge = Pontehierro
    .article = none
bellum-the-walled-city = Ciudad Amurallada
    .article = la
bellum-silverspire = Aguja de Plata
    .article = la
bellum-the-royal-capital = Capital del Reino
    .article = la

## Nombres dentro de una frase: con artículo o, si son propios, sin él. Del que ha escrito quien
## tiene el juego no se sabe, así que va entre comillas. («El Hada» pide «el».)

bellum-the-castle = { $castle_article ->
    [el] el { $castle }
    [la] la { $castle }
    [none] { $castle }
   *[other] «{ $castle }»
}
bellum-the-place = { $place_article ->
    [el] el { $place }
    [la] la { $place }
    [none] { $place }
   *[other] «{ $place }»
}
bellum-the-thing = { $thing_article ->
    [el] el { $thing }
    [la] la { $thing }
    [none] { $thing }
   *[other] «{ $thing }»
}
bellum-the-card = { $card_article ->
    [el] el { $card }
    [la] la { $card }
    [none] { $card }
   *[other] «{ $card }»
}
bellum-whom = { $card_article ->
    [el] al { $card }
    [la] a la { $card }
    [none] a { $card }
   *[other] a «{ $card }»
}

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
bellum-barrel = barril
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

bellum-action-castle = Quedarte con { bellum-the-castle }
bellum-action-place = Colocar a la { $side }
bellum-action-accept = Aceptar la horda activa
bellum-action-barrel = Pagar una ronda: un barril, y se vuelve a tirar
bellum-action-confuse = Lanzar un Maleficio de Confusión, y se vuelve a tirar
bellum-action-raid = Saquear { bellum-the-place }
bellum-action-attack = Atacar el castillo de { $seat }
bellum-action-rest = No atacar hoy
bellum-action-steal = Robar el { $chest }
bellum-action-stop = No robar más
bellum-action-recruit = Reclutar { bellum-whom } (pagando con { $price })
bellum-action-finish = Terminar de reclutar

bellum-some-goods = { $food ->
    [0] { bellum-some-glyphs }
   *[other] { bellum-some-food }{ $glyphs ->
        [0] {""}
       *[other] {" "}y { bellum-some-glyphs }
    }
}
bellum-loot-of = { $food ->
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
}
bellum-log-castle-chosen = { $seat } se queda con { bellum-the-castle }.
    .seat = Te quedas con { bellum-the-castle }.
bellum-log-goblins-dealt = { $seat } recibe { $cards }.
    .seat = Recibes { $cards }.
bellum-log-creature-placed = { $seat } coloca a la { $side } { bellum-whom }.
    .seat = Colocas a la { $side } { bellum-whom }.
bellum-log-day-began = Día { $day }. Capitán: { $seat }.
    .seat = Día { $day }. Hoy eres el Capitán.
bellum-log-die-rolled = { $seat } tira el dado: la horda activa es la { $row }.
    .seat = Tiras el dado: la horda activa es la { $row }.
bellum-log-round-paid = { $seat } paga una ronda con un barril.
    .seat = Pagas una ronda con un barril.
bellum-log-confusion-cast = { $seat } lanza un Maleficio de Confusión.
    .seat = Lanzas un Maleficio de Confusión.
bellum-log-resources-gathered = { $seat } recolecta { bellum-some-goods }.
    .seat = Recolectas { bellum-some-goods }.
bellum-log-scouts-returned = { $maps ->
    [one] Vuelven los exploradores de { $seat } con 1 mapa del tesoro.
   *[other] Vuelven los exploradores de { $seat } con { $maps } mapas del tesoro.
}
    .seat = { $maps ->
        [one] Vuelven tus exploradores con 1 mapa del tesoro.
       *[other] Vuelven tus exploradores con { $maps } mapas del tesoro.
    }
bellum-log-chest-gained = { $seat } gana el { $chest }.
    .seat = Ganas el { $chest }.
bellum-log-chest-gained-seen = { $seat } gana el { $chest }, que vale { $value }.
    .seat = Ganas el { $chest }, que vale { $value }.
bellum-log-no-chests-left = No queda ningún cofre para { $seat }.
    .seat = No queda ningún cofre para ti.
bellum-log-place-raided = { $seat } saquea { bellum-the-place }{ bellum-loot-of }.
    .seat = Saqueas { bellum-the-place }{ bellum-loot-of }.
bellum-log-attack-skipped = { $seat } no ataca hoy.
    .seat = No atacas hoy.
bellum-log-castle-attacked = { $seat } ataca el castillo de { $victim_seat }.
    .seat = Atacas el castillo de { $victim_seat }.
    .victim_seat = { $seat } ataca tu castillo.
bellum-log-chest-picked = { $seat } le echa mano al { $chest } de { $victim_seat }.
    .seat = Le echas mano al { $chest } de { $victim_seat }.
    .victim_seat = { $seat } le echa mano a tu { $chest }.
bellum-log-chests-stolen = { $seat } roba a { $victim_seat }: { $chests }. { $victim_seat } gana un escudo.
    .seat = Robas a { $victim_seat }: { $chests }. { $victim_seat } gana un escudo.
    .victim_seat = { $seat } te roba: { $chests }. Ganas un escudo.
bellum-log-chests-stolen-seen = { $seat } roba a { $victim_seat }: { $chests } (valor: { $values }). { $victim_seat } gana un escudo.
    .seat = Robas a { $victim_seat }: { $chests } (valor: { $values }). { $victim_seat } gana un escudo.
    .victim_seat = { $seat } te roba: { $chests } (valor: { $values }). Ganas un escudo.
bellum-log-creature-recruited = { $seat } paga { bellum-some-goods } y recluta { bellum-whom }.
    .seat = Pagas { bellum-some-goods } y reclutas { bellum-whom }.
bellum-log-bonus-gained = { $seat } gana una ficha de { $bonus }.
    .seat = Ganas una ficha de { $bonus }.
bellum-log-creature-appeared = Aparece { bellum-the-card }.
bellum-log-places-found = Ahora a la vista: { $places }.
bellum-log-game-ended = Fin de la partida: { $cause }.
bellum-log-chests-opened = { $seat } abre sus cofres: valen { $total } en total.
    .seat = Abres tus cofres: valen { $total } en total.

## Cómo va la partida, en el terminal.

bellum-standing-chests = { $seat }{ $captain ->
    [1] {" "}(Capitán)
   *[other] {""}
}: { $have }/{ $enough } cofres, { $unseen ->
    [0] valen { $seen }
   *[other] valen { $seen } + { $unseen } sin ver
}{ $close ->
    [1] {" "}({ $more ->
        [0] bastan para acabar la partida
        [one] 1 más acaba la partida
       *[other] { $more } más acaban la partida
    })
   *[other] {""}
}; defensa { $shield }{ $magic ->
    [0] {""}
   *[other] {" "}y mágica { $magic }
}
bellum-standing-before = { bellum-standing-chests }.
bellum-standing-today = { bellum-standing-chests }; hoy, { $today }.
bellum-amount-none = nada

## Lo que ha pasado desde tu último turno, en pocas palabras.

bellum-recap-day-began = día { $day }: { $seat } es Capitán
    .seat = día { $day }: eres Capitán
bellum-recap-die-rolled = { $before ->
    [0] sacó un { $row }
   *[other] volvió a tirar: { $before } → { $row } ({ $paid })
}
    .seat = { $before ->
        [0] sacaste un { $row }
       *[other] volviste a tirar: { $before } → { $row } ({ $paid })
    }
bellum-recap-scouts-returned = más mapas
bellum-recap-chest-gained = +1 cofre { $kind }
bellum-recap-place-raided = saqueó { bellum-the-place }
    .seat = saqueaste { bellum-the-place }
bellum-recap-chests-stolen = robó a { $victim_seat }: { $chests }
    .seat = robaste a { $victim_seat }: { $chests }
    .victim_seat = te robó: { $chests }; ganaste un escudo
bellum-recap-attack-skipped = no atacó
    .seat = no atacaste
bellum-recap-creature-placed = { $kind ->
    [goblin] colocó { bellum-whom }, a la { $side }
   *[recruit] reclutó { bellum-whom }, a la { $side }
}
    .seat = { $kind ->
        [goblin] colocaste { bellum-whom }, a la { $side }
       *[recruit] reclutaste { bellum-whom }, a la { $side }
    }

## Lo que haría una decisión, antes de tomarla.

bellum-preview-yours = Para ti: { $row }.
bellum-preview-lost = Para ti ahora, y lo pierdes con la nueva tirada: { $row }.
bellum-preview-theirs = { $seat }: { $row }.
bellum-preview-barrel = Un barril, y se vuelve a tirar el dado; { $barrels ->
    [0] es el último que tienes
    [one] te queda 1
   *[other] te quedan { $barrels }
}.
bellum-preview-confuse = Un Maleficio de Confusión, y se vuelve a tirar el dado; { $ready ->
    [0] hoy no te queda ninguno más listo
    [one] hoy te queda 1 listo
   *[other] hoy te quedan { $ready } listos
}.
bellum-preview-beats = { $swords ->
    [one] Tu única espada basta
   *[other] Tus { $swords } espadas bastan
} contra { bellum-the-thing }: { $needed ->
    [one] hace falta 1
   *[other] hacen falta { $needed }
}{ $magic ->
    [0] {""}
    [one] , una de ellas mágica
   *[other] , { $magic } de ellas mágicas
}.
bellum-preview-loot = Ganas { $loot }.
bellum-preview-chests = Tus cofres: { $before } → { $after } de { $enough }.
bellum-preview-chests-of = Cofres de { $seat }: { $before } → { $after } de { $enough }.
bellum-preview-one-attack = Es tu único ataque de hoy.
bellum-preview-takes = { $takes ->
    [one] Un ladrón roba un cofre a { $seat }: lo eliges tú.
   *[other] Tus ladrones roban hasta { $takes } cofres a { $seat }: los eliges tú.
}
bellum-preview-shield = { $seat } gana un escudo: defensa { $before } → { $after }.
bellum-preview-rest = Hoy no atacas nada.
bellum-preview-short = Fuera de tu alcance: { bellum-the-thing }, { bellum-swords-short }.
bellum-preview-short-castle = Fuera de tu alcance: el castillo de { $seat }, { bellum-swords-short }.
bellum-swords-short = { $plain ->
    [0] { $magic ->
        [one] falta 1 espada mágica
       *[other] faltan { $magic } espadas mágicas
    }
   *[other] { $short ->
        [one] falta 1 espada
       *[other] faltan { $short } espadas
    }{ $magic ->
        [0] {""}
        [one] , una de ellas mágica
       *[other] , { $magic } de ellas mágicas
    }
}
bellum-preview-no-thief = Fuera de tu alcance: el castillo de { $seat }; hoy no tienes ningún ladrón.
bellum-preview-no-chest = { $seat } no tiene ningún cofre que robar.
bellum-preview-steal = Nunca has visto el { $chest }: no sabes cuánto vale.
bellum-preview-steal-known = Conoces el { $chest }: vale { $value }.
bellum-preview-more = { $more ->
    [one] Puedes robar uno más.
   *[other] Puedes robar { $more } más.
}
bellum-preview-pays = Pagas { $food ->
    [0] { bellum-some-glyphs }
   *[other] { bellum-some-food }{ $glyphs ->
        [0] {""}
       *[other] {" "}y { bellum-some-glyphs }
    }
}; te quedan { $left }.
bellum-preview-keep = Te quedas con { $left }.
bellum-preview-unpaid = No puedes pagar { bellum-whom } (falta: { $short }).
bellum-preview-bonus = En los dos casos ganas: { $bonus }.
bellum-preview-side-left = Izquierda: { $count ->
    [0] nada
    [one] { $gain } en la fila { $rows }
   *[other] { $gain } en las filas { $rows }
}.
bellum-preview-side-right = Derecha: { $count ->
    [0] nada
    [one] { $gain } en la fila { $rows }
   *[other] { $gain } en las filas { $rows }
}.
bellum-reason-raid = Te basta con { $swords ->
    [one] tu única espada
   *[other] tus { $swords } espadas
}, y ganas { $gained ->
    [one] un cofre
   *[other] { $gained } cofres
}.
bellum-reason-attack = Le quitas { $takes ->
    [one] un cofre
   *[other] hasta { $takes } cofres
} a { $seat }.
bellum-reason-recruit = Refuerza tu castillo: a la izquierda, { $left }; a la derecha, { $right }.

bellum-no-over = La partida ha terminado.
bellum-no-over-last-day = Ha acabado el día 60 y, con él, la partida.
bellum-no-turn = Es el turno de { $seat }.
bellum-no-time-castle = Los castillos se eligen solo al principio.
bellum-no-time-place = Ahora no hay ninguna criatura que colocar.
bellum-no-time-accept = Solo se acepta la horda justo después de tirar el dado.
bellum-no-time-barrel = Las rondas se pagan justo después de tirar el dado.
bellum-no-time-confuse = Un Maleficio de Confusión se lanza justo después de tirar el dado.
bellum-no-time-raid = Los lugares se saquean en el acto de ataque.
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
bellum-no-castle = Ya tiene dueño { bellum-the-thing }; elige otro castillo.
bellum-no-barrel = No tienes ningún barril.
bellum-no-captain = Solo el Capitán puede lanzar un Maleficio de Confusión, y hoy lo es { $seat }.
bellum-no-confusion = No tienes ningún Maleficio de Confusión.
bellum-no-confusion-ready = Ya has usado hoy todos tus Maleficios de Confusión; volverán cuando seas Capitán otra vez.
bellum-no-place-gone = Ya se ha saqueado { bellum-the-thing }; no queda nada.
bellum-no-place-here = No está a la vista { bellum-the-thing }.
bellum-no-swords = { $needed ->
    [one] Hace falta 1 espada
   *[other] Hacen falta { $needed } espadas
} contra { bellum-the-thing }, y tu horda { $row } { $have ->
    [0] no tiene ninguna
   *[other] tiene { $have }
}.
bellum-no-magic-swords = { $needed ->
    [one] Hace falta 1 espada mágica
   *[other] Hacen falta { $needed } espadas mágicas
} contra { bellum-the-thing }, y tu horda { $row } { $have ->
    [0] no tiene ninguna
   *[other] tiene { $have }
}.
bellum-no-such-seat = Ahí no se sienta nadie.
bellum-no-attack-self = No puedes atacar tu propio castillo.
bellum-no-thief = Tu horda { $row } no tiene ningún ladrón; sin ladrón no se ataca un castillo.
bellum-no-chest = { $seat } no tiene ningún cofre que robar.
bellum-no-steal = El { $thing } no está entre los cofres de { $seat }.
bellum-no-steal-twice = El { $thing } ya está en tu saco.
bellum-no-stop = Hay que robar al menos un cofre.
bellum-no-creature = No está a la vista { bellum-the-thing }; recluta una de las criaturas que lo están.
bellum-no-pay-food = Cuesta { bellum-some-food }, y tienes { $have_food }.
bellum-no-pay-mixed = Cuesta { bellum-some-glyphs } y { bellum-some-food }; tienes { $have_glyphs } y { $have_food }.
bellum-no-pay-glyphs = Cuesta { bellum-some-glyphs }, y tienes { $have_glyphs }.

bellum-won-richest = Gana el señor más rico.
bellum-won-chests = Igual de ricos: gana quien tiene más cofres.
bellum-won-shared = Igual de ricos y con los mismos cofres: la victoria se comparte.
bellum-row-kind = Valor de los cofres { $kind_plural }
bellum-row-wealth = Valor del tesoro
bellum-row-chests = Número de cofres

bellum-board-day = Día { $day } · Capitán: { $seat } · Horda activa: { $die }
    .seat = Día { $day } · Capitán: tú · Horda activa: { $die }
bellum-board-lord = Señor maléfico
bellum-board-castle = Castillo de { $seat }: { $castle }
    .seat = Tu castillo: { $castle }
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
bellum-printed-row = { $row }: { $icons }
bellum-printed-creature = { $thing }: { $kind }. Izquierda: { $left_apart }. Derecha: { $right_apart }. { $ability }
bellum-printed-place = { $thing }: { $kind }, escudo { $shield }{ $magic ->
    [0] {""}
   *[other] , escudo mágico { $magic }
}. Botín: { $loot }.
bellum-printed-castle = { $thing }: escudo { $shield }. Izquierda: { $left_apart }. Derecha: { $right_apart }.

bellum-fact-evil = Una criatura maléfica cuesta { bellum-web-price-evil }.
bellum-fact-most-evil = Una criatura supermaléfica cuesta { bellum-web-price-most }.
bellum-fact-shield = Cada castillo lleva impreso un escudo de { $shield }.
bellum-fact-chests = Cofres { $kind_plural }: { $tokens }.
bellum-fact-tokens = { $tokens } que { $tokens ->
    [one] vale
   *[other] valen
} { $value }

# On top of the file that an owner starts from.
bellum-start =
    Castillos y criaturas: cada lado tiene seis casillas, del 1 al 6 del dado.
    left, izquierda: f comida, g glifo, m mapa del tesoro.
    right, derecha: s espada, x espada mágica, t ladrón. Un guion no es nada.
    bonus, lo que da una criatura al reclutarla: confusion, shield, magic-shield, o sin bonus.
    Lugares: shield escudo, magic escudo mágico, loot botín (food, glyph, barrel, wood, metal, gold).
    prices: comida de una maléfica; glifos y comida de una supermaléfica, o solo glifos.
    evil_source y most_evil_source, si esos precios salen de otro sitio que source.
    chests: values son los valores; tokens, cuántas fichas hay de cada uno.
    Una carta nueva en lugar de otra: id nuevo (minúsculas, cifras y guiones) y name.
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

bellum-web-goal = Reúne cofres: cuando alguien tiene diez se acaba, y gana quien tenga más valor en ellos.
bellum-web-score = un tesoro de { $score }
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
bellum-web-goblins-left = Te { $count ->
    [one] queda un duende
   *[other] quedan { $count } duendes
} por colocar.
bellum-hears-defence = defensa { $defence }{ $magic ->
    [0] {""}
   *[other] {" "}y mágica { $magic }
}
bellum-hears-no-goods = sin recursos
bellum-hears-today = hoy { $amounts }
bellum-hears-left = Izquierda: { $rows }
bellum-hears-number = { $today ->
    [yes] fila { $row }, hoy
   *[no] fila { $row }
}
bellum-hears-place = { $place }, escudo { $shield }{ $magic ->
    [0] {""}
   *[other] {" "}y escudo mágico { $magic }
}: { $loot }
bellum-hears-right = Derecha: { $rows }
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
bellum-when-round = Día { $round }
bellum-web-works = Trabaja la fila { $row }
bellum-web-phase-roll = Dado
bellum-web-phase-harvest = Cosecha
bellum-web-phase-attack = Ataque
bellum-web-phase-recruit = Reclutar
bellum-web-show-market = Criaturas
bellum-web-show-kingdom = Lugares
bellum-web-enough = { $swords } ≥ { $needed }
bellum-web-short = { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}{ $magic ->
    [0] {""}
    [one] , { $magic } mágica
   *[other] , { $magic } mágicas
}
bellum-web-unpaid = falta: { $glyphs ->
    [0] { bellum-some-food }
   *[other] { $food ->
        [0] { bellum-some-glyphs }
       *[other] { bellum-some-food }, { bellum-some-glyphs }
    }
}
bellum-web-later = tras los ataques
bellum-web-steal = { $count ->
    [one] roba 1 cofre
   *[other] roba { $count } cofres
}
bellum-web-no-thief = sin ladrón
bellum-web-no-chest = sin cofres
bellum-web-your-row = Tu fila { $row }
bellum-web-only-look = Solo mirar
bellum-web-worth = vale { $value }
bellum-web-unseen = sin ver
bellum-web-seen = { $unseen ->
    [0] vale { $value }
   *[other] { $value ->
        [0] { $unseen } sin ver
       *[other] vale { $value } + { $unseen } sin ver
    }
}
bellum-web-ending = { $ending ->
    [0] acaba la partida
    [one] con 1 más acaba
   *[other] con { $ending } más acaba
}
bellum-web-taken = { $place }: ya saqueado hoy
bellum-web-lacks = { $count ->
    [one] falta 1
   *[other] faltan { $count }
}
bellum-web-reroll-accept = Aceptar
bellum-web-reroll-barrel = Pagar un barril
bellum-web-reroll-confuse = Lanzar un hechizo
bellum-web-reroll-again = otra tirada
bellum-web-row-brings = la tuya: { $amounts }
bellum-web-attack-take = Atacar y llevarte { $chest }
bellum-web-creatures = { $count ->
    [one] 1 criatura
   *[other] { $count } criaturas
}
bellum-web-hoard = Cofres: { $count } de { $enough }{ $ending ->
    [-1] {""}
    [0] , bastan para acabar la partida
    [one] , con 1 más acaba la partida
   *[other] , con { $ending } más acaba la partida
}
bellum-web-brings = trae: { $bonus }
bellum-web-no-castle = Tu castillo
bellum-web-evil-left = { $count ->
    [one] Queda 1 criatura maléfica en el mazo
   *[other] Quedan { $count } criaturas maléficas en el mazo
}
bellum-web-most-evil-left = { $count ->
    [one] Queda 1 criatura supermaléfica en el mazo
   *[other] Quedan { $count } criaturas supermaléficas en el mazo
}
bellum-web-recruit-left = ◀ A la izquierda
bellum-web-recruit-right = A la derecha ▶
bellum-web-recruit-first = Reclutar y elegir luego
bellum-web-recruit-later = Elegir luego
bellum-web-place-left = ◀ A la izquierda
bellum-web-place-right = A la derecha ▶
bellum-web-pay = Pagar con { $price }
