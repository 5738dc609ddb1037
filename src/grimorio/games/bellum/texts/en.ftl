bellum-title = Bellum Magica
bellum-pitch = Grow a horde on both sides of your castle and be the richest of evil lords.

## Castles
bellum-raven-tower = Tower of the One-Eyed Raven
    .article = the
bellum-bone-keep = Keep of a Thousand Bones
    .article = the
bellum-crooked-manor = Crooked Manor
    .article = the
bellum-sunken-citadel = Sunken Citadel
    .article = the
bellum-thorn-fortress = Castle of Thorns
    .article = the

## Goblins
bellum-snot-the-cook = Snot the Cook
    .article = none
bellum-grub-the-digger = Grub the Digger
    .article = none
bellum-nib-the-nosy = Nib the Nosy
    .article = none
bellum-boil-the-brave = Boil the Brave
    .article = none
bellum-twig-the-tiny = Twig the Tiny
    .article = none
bellum-mop-the-maid = Mop the Maid
    .article = none
bellum-fib-the-liar = Fib the Liar
    .article = none
bellum-lump-the-lazy = Lump the Lazy
    .article = none
bellum-squint-the-lookout = Squint the Lookout
    .article = none
bellum-tick-the-tax-dodger = Tick the Tax Dodger
    .article = none

## Evil creatures
bellum-orc-cook = Orc of the Ninth Helping
    .article = the
bellum-orc-farmhand = Orc with a Pitchfork
    .article = the
bellum-kobold-miner = Kobold Rock-Gnawer
    .article = the
bellum-bog-fisher = Fisher of the Mire
    .article = the
bellum-mushroom-man = Grumpy Mushroom Man
    .article = the
bellum-gnoll-shepherd = Gnoll, Shepherd of Wolves
    .article = the
bellum-slime = Sentimental Slime
    .article = the
bellum-scarecrow = Sleepless Scarecrow
    .article = the
bellum-ghoul-gravedigger = Ghoul Gravedigger
    .article = the
bellum-swamp-hag = Auntie Toad of the Swamp
    .article = none
bellum-kobold-scout = Kobold Runabout
    .article = the
bellum-bat-rider = Bat Rider
    .article = the
bellum-rat-pack = Brotherhood of Rats
    .article = the
bellum-cutpurse = Left-Handed Cutpurse
    .article = the
bellum-crow-swarm = Flock of Ill Omen
    .article = the
bellum-gremlin = Screw-Loosening Gremlin
    .article = the
bellum-imp = Pocket Imp
    .article = the
bellum-gargoyle = Gargoyle on Duty
    .article = the
bellum-grave-robber = Lady Tomb Thief
    .article = the
bellum-spiderling = Little Web-Weaver
    .article = the
bellum-doppelganger = Nobody’s Double
    .article = none
bellum-wererat = Midnight Wererat
    .article = the
bellum-orc-brawler = Chair-Breaking Orc
    .article = the
bellum-orc-archer = Orc Bell-Shooter
    .article = the
bellum-hobgoblin-sergeant = Bellowing Hobgoblin Sergeant
    .article = the
bellum-gnoll-raider = Gnoll Marauder
    .article = the
bellum-ogre = Ogre with a Hangover
    .article = the
bellum-bugbear = Bugbear from Under the Bed
    .article = the
bellum-wolf-rider = Lady of the Wolves
    .article = the
bellum-skeleton-guard = Skeleton Sentry
    .article = the
bellum-zombie = Very Patient Zombie
    .article = the
bellum-minotaur = Lost Minotaur
    .article = the
bellum-lizard-knight = Lizard Knight
    .article = the
bellum-cave-troll = Troll of the Caverns
    .article = the
bellum-harpy = Harpy Out of Tune
    .article = the
bellum-centaur-outlaw = Centaur Outlaw
    .article = the
bellum-cyclops = Short-Sighted Cyclops
    .article = the
bellum-mummy = Shivering Mummy
    .article = the
bellum-apprentice-witch = Witch’s Apprentice
    .article = the
bellum-kobold-shaman = Kobold Shaman
    .article = the
bellum-bog-witch = Witch of the Cold Cauldron
    .article = the
bellum-hedge-warlock = Hedge Warlock
    .article = the
bellum-dark-fairy = Fairy with Dark Circles
    .article = the
bellum-cursed-knight = Cursed Knight
    .article = the
bellum-will-o-the-wisp = Will-o’-the-Wisp
    .article = the
bellum-ghost-of-the-tower = Ghost of the Tower
    .article = the

## Most evil creatures
bellum-red-dragon = Ignea, the Red Dragon
    .article = none
bellum-bone-dragon = Ossuary, the Bone Dragon
    .article = none
bellum-swamp-hydra = Hydra of Nine Opinions
    .article = the
bellum-mountain-giant = Giant Mistaken for a Mountain
    .article = the
bellum-lich-queen = Crownless Lich Queen
    .article = the
bellum-vampire-count = Count von Fang, Vampire
    .article = none
bellum-balrog-of-the-stove = Demon of the Kitchen Fire
    .article = the
bellum-medusa = Medusa, Freshly Combed
    .article = none
bellum-kraken = Freshwater Kraken
    .article = the
bellum-sphinx-of-riddles = Sphinx of Unfair Questions
    .article = the
bellum-master-thief = Grand Mistress of Theft
    .article = the
bellum-dark-archmage = Archmage of Shadows
    .article = the
bellum-cerberus = Cerberus, a Very Good Boy
    .article = none
bellum-manticore = Long-Tailed Manticore
    .article = the
bellum-black-knight = Black Knight
    .article = the
bellum-pit-fiend = Lord of the Abyss
    .article = the
bellum-shadow-assassin = Shadow Who Is Paid in Advance
    .article = the
bellum-basilisk = Sad-Eyed Basilisk
    .article = the
bellum-siege-troll = Siege Troll
    .article = the
bellum-demon-prince = Prince of Demons
    .article = the

## Places
bellum-the-tipsy-unicorn = Tipsy Unicorn Tavern
    .article = the
bellum-the-henhouse = Aunt Petra’s Henhouse
    .article = none
bellum-the-cabbage-patch = Cabbage Patch
    .article = the
bellum-the-old-mill = Old Mill
    .article = the
bellum-the-apple-orchard = Orchard of Dawn
    .article = the
bellum-the-bee-garden = Garden of Strong Mead
    .article = the
bellum-the-sheepfold = Fold of a Hundred Bleats
    .article = the
bellum-the-hermits-field = Hermit’s Field
    .article = the
bellum-muddy-ford = Muddy Ford
    .article = none
bellum-pumpkin-hollow = Pumpkin Hollow
    .article = none
bellum-three-oaks = Three Oaks
    .article = none
bellum-bellringers-green = Bellringer’s Green
    .article = none
bellum-old-bridge = Old Bridge
    .article = none
bellum-fishermens-cove = Fishermen’s Cove
    .article = none
bellum-candlewick = Candlewick
    .article = none
bellum-port-royal-fountain = Port Royal Fountain
    .article = none
bellum-goldmarket = Goldmarket
    .article = none
bellum-saint-aldric = Saint Aldric
    .article = none
bellum-high-abbey = High Abbey
    .article = the
bellum-knights-cross = Knight’s Cross
    .article = none
bellum-university-of-lumen = University of Lumen
    .article = the
bellum-ironbridge = Ironbridge
    .article = none
bellum-the-walled-city = Walled City
    .article = the
bellum-silverspire = Silverspire
    .article = none
bellum-the-royal-capital = Royal Capital
    .article = the

## Names within a sentence: with an article or, if proper, without. Of one that an owner has typed
## in we cannot know, so it stands in quotation marks.

bellum-the-castle = { $castle_article ->
    [the] the { $castle }
    [none] { $castle }
   *[other] “{ $castle }”
}
bellum-the-place = { $place_article ->
    [the] the { $place }
    [none] { $place }
   *[other] “{ $place }”
}
bellum-the-thing = { $thing_article ->
    [the] the { $thing }
    [none] { $thing }
   *[other] “{ $thing }”
}
bellum-the-card = { $card_article ->
    [the] the { $card }
    [none] { $card }
   *[other] “{ $card }”
}
bellum-whom = { $card_article ->
    [the] the { $card }
    [none] { $card }
   *[other] “{ $card }”
}

## Things and words
bellum-chest = { $kind } chest { $number }
bellum-some-food = { $food } food
bellum-some-glyphs = { $glyphs ->
    [one] 1 glyph
   *[other] { $glyphs } glyphs
}
bellum-some-barrels = { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
}
bellum-amount-food = { $count } food
bellum-amount-glyph = { $count ->
    [one] 1 glyph
   *[other] { $count } glyphs
}
bellum-amount-barrel = { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
}
bellum-amount-map = { $count ->
    [one] 1 treasure map
   *[other] { $count } treasure maps
}
bellum-amount-sword = { $count ->
    [one] 1 sword
   *[other] { $count } swords
}
bellum-amount-magic-sword = { $count ->
    [one] 1 magic sword
   *[other] { $count } magic swords
}
bellum-amount-thief = { $count ->
    [one] 1 thief
   *[other] { $count } thieves
}
bellum-amount-wood = { $count ->
    [one] 1 wooden chest
   *[other] { $count } wooden chests
}
bellum-amount-metal = { $count ->
    [one] 1 metal chest
   *[other] { $count } metal chests
}
bellum-amount-gold = { $count ->
    [one] 1 gold chest
   *[other] { $count } gold chests
}
bellum-wood = wooden
    .title = Wooden
bellum-metal = metal
    .title = Metal
bellum-gold = gold
    .title = Gold
bellum-left = left
bellum-right = right
bellum-mixed = glyphs and food
bellum-glyphs = glyphs
bellum-food = food
bellum-barrel = barrel
bellum-confusion = Hex of Confusion
bellum-shield = shield
bellum-magic-shield = magic shield
bellum-goblin = goblin
bellum-evil = evil creature
bellum-most-evil = most evil creature
bellum-tavern = tavern
bellum-farm = farm
bellum-village = village
bellum-town = town
bellum-ten-chests = somebody has ten chests
bellum-last-day = day 60 is over

bellum-ability-confusion = When recruited, brings a Hex of Confusion: one more roll on every day on which you are captain.
bellum-ability-shield = When recruited, brings a shield for your castle.
bellum-ability-magic-shield = When recruited, brings a magic shield: only magic swords beat it.
bellum-ability-none = Brings no bonus token.

bellum-option-castles = Castles
bellum-option-castles-random = dealt at random
bellum-option-castles-chosen = chosen in seat order

bellum-prompt-castle = Choose your castle.
bellum-prompt-goblin = Place your goblin: on the left it works and explores; on the right it fights and steals.
bellum-prompt-reroll = Accept the active horde, or have the die rolled again.
bellum-prompt-attack = Act of attack: { $offers }.
bellum-prompt-steal = Choose a chest to steal.
bellum-prompt-recruit = Recruit a creature, or finish.
bellum-prompt-place = Place the creature: on the left it works and explores; on the right it fights and steals.
bellum-prompt-over = The game is over.
bellum-offer-raid = raid a place
bellum-offer-attack = attack a castle
bellum-offer-rest = do not attack today

bellum-action-castle = Take { bellum-the-castle }
bellum-action-place = Place on the { $side }
bellum-action-accept = Accept the active horde
bellum-action-barrel = Pay for a round: one barrel, and the die is rolled again
bellum-action-confuse = Cast a Hex of Confusion, and the die is rolled again
bellum-action-raid = Raid { bellum-the-place }
bellum-action-attack = Attack { $seat }’s castle
bellum-action-rest = Do not attack today
bellum-action-steal = Steal { $chest }
bellum-action-stop = Steal no more
bellum-action-recruit = Recruit { bellum-whom } (paying with { $price })
bellum-action-finish = Finish recruiting

bellum-some-goods = { $food ->
    [0] { bellum-some-glyphs }
   *[other] { bellum-some-food }{ $glyphs ->
        [0] {""}
       *[other] {" "}and { bellum-some-glyphs }
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
           *[other] {" "}and { bellum-some-barrels }
        }
    }
   *[other] {": "}{ bellum-some-food }{ $glyphs ->
        [0] { $barrels ->
            [0] {""}
           *[other] {" "}and { bellum-some-barrels }
        }
       *[other] { $barrels ->
            [0] {" "}and { bellum-some-glyphs }
           *[other] , { bellum-some-glyphs } and { bellum-some-barrels }
        }
    }
}
bellum-log-castle-chosen = { $seat } takes { bellum-the-castle }.
    .seat = You take { bellum-the-castle }.
bellum-log-goblins-dealt = { $seat } is dealt { $cards }.
    .seat = You are dealt { $cards }.
bellum-log-creature-placed = On the { $side }, { $seat } places { bellum-whom }.
    .seat = On the { $side }, you place { bellum-whom }.
bellum-log-day-began = Day { $day }. Captain: { $seat }.
    .seat = Day { $day }. You are the captain today.
bellum-log-die-rolled = { $seat } rolls the die: horde { $row } is active.
    .seat = You roll the die: horde { $row } is active.
bellum-log-round-paid = { $seat } pays for a round with a barrel.
    .seat = You pay for a round with a barrel.
bellum-log-confusion-cast = { $seat } casts a Hex of Confusion.
    .seat = You cast a Hex of Confusion.
bellum-log-resources-gathered = { $seat } gathers { bellum-some-goods }.
    .seat = You gather { bellum-some-goods }.
bellum-log-scouts-returned = { $maps ->
    [one] { $seat }’s scouts return with 1 treasure map.
   *[other] { $seat }’s scouts return with { $maps } treasure maps.
}
    .seat = { $maps ->
        [one] Your scouts return with 1 treasure map.
       *[other] Your scouts return with { $maps } treasure maps.
    }
bellum-log-chest-gained = { $seat } gains { $chest }.
    .seat = You gain { $chest }.
bellum-log-chest-gained-seen = { $seat } gains { $chest }, worth { $value }.
    .seat = You gain { $chest }, worth { $value }.
bellum-log-no-chests-left = There is no chest left for { $seat }.
    .seat = There is no chest left for you.
bellum-log-place-raided = { $seat } raids { bellum-the-place }{ bellum-loot-of }.
    .seat = You raid { bellum-the-place }{ bellum-loot-of }.
bellum-log-attack-skipped = { $seat } does not attack today.
    .seat = You do not attack today.
bellum-log-castle-attacked = { $seat } attacks { $victim_seat }’s castle.
    .seat = You attack { $victim_seat }’s castle.
    .victim_seat = { $seat } attacks your castle.
bellum-log-chest-picked = { $seat } grabs { $victim_seat }’s { $chest }.
    .seat = You grab { $victim_seat }’s { $chest }.
    .victim_seat = { $seat } grabs your { $chest }.
bellum-log-chests-stolen = { $seat } steals from { $victim_seat }: { $chests }. { $victim_seat } gains a shield.
    .seat = You steal from { $victim_seat }: { $chests }. { $victim_seat } gains a shield.
    .victim_seat = { $seat } steals from you: { $chests }. You gain a shield.
bellum-log-chests-stolen-seen = { $seat } steals from { $victim_seat }: { $chests } (worth { $values }). { $victim_seat } gains a shield.
    .seat = You steal from { $victim_seat }: { $chests } (worth { $values }). { $victim_seat } gains a shield.
    .victim_seat = { $seat } steals from you: { $chests } (worth { $values }). You gain a shield.
bellum-log-creature-recruited = { $seat } pays { bellum-some-goods } and recruits { bellum-whom }.
    .seat = You pay { bellum-some-goods } and recruit { bellum-whom }.
bellum-log-bonus-gained = { $seat } gains a { $bonus } token.
    .seat = You gain a { $bonus } token.
bellum-log-creature-appeared = Now in sight: { bellum-the-card }.
bellum-log-places-found = Now in sight: { $places }.
bellum-log-game-ended = The game ends: { $cause }.
bellum-log-chests-opened = { $seat } opens all their chests: they are worth { $total } in all.
    .seat = You open all your chests: they are worth { $total } in all.

## How it stands, for the terminal.

bellum-standing-chests = { $seat }{ $captain ->
    [1] {" "}(captain)
   *[other] {""}
}: { $have }/{ $enough } chests, { $unseen ->
    [0] worth { $seen }
   *[other] worth { $seen } + { $unseen } unseen
}{ $close ->
    [1] {" "}({ $more ->
        [0] enough to end the game
        [one] 1 more ends the game
       *[other] { $more } more end the game
    })
   *[other] {""}
}; defence { $shield }{ $magic ->
    [0] {""}
   *[other] {" "}and magic { $magic }
}
bellum-standing-before = { bellum-standing-chests }.
bellum-standing-today = { bellum-standing-chests }; today { $today }.
bellum-amount-none = nothing

## What happened since one's last turn, in a few words.

bellum-recap-day-began = day { $day }, { $seat } is captain
    .seat = day { $day }, you are captain
bellum-recap-die-rolled = { $before ->
    [0] rolled { $row }
   *[other] rerolled { $before } → { $row } ({ $paid })
}
bellum-recap-scouts-returned = most maps
bellum-recap-chest-gained = +1 { $kind } chest
bellum-recap-place-raided = raided { bellum-the-place }
bellum-recap-chests-stolen = stole { $chests } from { $victim_seat }
    .victim_seat = stole { $chests } from you, and you gained a shield
bellum-recap-attack-skipped = rests
    .seat = rest
bellum-recap-creature-placed = { $kind ->
    [goblin] placed { bellum-whom }, { $side }
   *[recruit] hired { bellum-whom }, { $side }
}

## What a choice would do, before it is made.

bellum-preview-yours = Yours: { $row }.
bellum-preview-lost = Yours now, which the new roll takes away: { $row }.
bellum-preview-theirs = { $seat }: { $row }.
bellum-preview-barrel = One barrel, and the die is rolled again; { $barrels ->
    [0] it is your last
    [one] 1 is left
   *[other] { $barrels } are left
}.
bellum-preview-confuse = One Hex of Confusion, and the die is rolled again; { $ready ->
    [0] no other is ready today
    [one] 1 more is ready today
   *[other] { $ready } more are ready today
}.
bellum-preview-beats = { $swords ->
    [one] Your 1 sword beats
   *[other] Your { $swords } swords beat
} { bellum-the-thing }: it takes { $needed }{ $magic ->
    [0] {""}
   *[other] , { $magic } of them magic
}.
bellum-preview-loot = You gain { $loot }.
bellum-preview-chests = Your chests: { $before } → { $after } of { $enough }.
bellum-preview-chests-of = { $seat }’s chests: { $before } → { $after } of { $enough }.
bellum-preview-one-attack = This is your one attack today.
bellum-preview-takes = { $takes ->
    [one] One thief takes one chest from { $seat }: you choose it.
   *[other] Your thieves take up to { $takes } chests from { $seat }: you choose them.
}
bellum-preview-shield = { $seat } gains a shield: defence { $before } → { $after }.
bellum-preview-rest = You attack nothing today.
bellum-preview-short = Out of reach: { bellum-the-thing }, { bellum-swords-short }.
bellum-preview-short-castle = Out of reach: { $seat }’s castle, { bellum-swords-short }.
bellum-swords-short = { $plain ->
    [0] { $magic ->
        [one] 1 magic sword short
       *[other] { $magic } magic swords short
    }
   *[other] { $short ->
        [one] 1 sword short
       *[other] { $short } swords short
    }{ $magic ->
        [0] {""}
       *[other] , { $magic } of them magic
    }
}
bellum-preview-no-thief = Out of reach: { $seat }’s castle; you have no thief today.
bellum-preview-no-chest = { $seat } has no chest to steal.
bellum-preview-steal = You have never seen { $chest }: its value is unknown.
bellum-preview-steal-known = You know { $chest }: it is worth { $value }.
bellum-preview-more = { $more ->
    [one] You may take one more.
   *[other] You may take { $more } more.
}
bellum-preview-pays = You pay { $food ->
    [0] { bellum-some-glyphs }
   *[other] { bellum-some-food }{ $glyphs ->
        [0] {""}
       *[other] {" "}and { bellum-some-glyphs }
    }
}; { $left } left.
bellum-preview-keep = You keep { $left }.
bellum-preview-unpaid = Too dear: { bellum-whom }; { $short } short.
bellum-preview-bonus = Either way you gain: { $bonus }.
bellum-preview-side-left = Left: { $count ->
    [0] nothing
    [one] { $gain } in row { $rows }
   *[other] { $gain } in rows { $rows }
}.
bellum-preview-side-right = Right: { $count ->
    [0] nothing
    [one] { $gain } in row { $rows }
   *[other] { $gain } in rows { $rows }
}.
bellum-reason-raid = Your { $swords ->
    [one] 1 sword is
   *[other] { $swords } swords are
} enough, and it brings { $gained ->
    [one] a chest
   *[other] { $gained } chests
}.
bellum-reason-attack = It takes { $takes ->
    [one] a chest
   *[other] up to { $takes } chests
} away from { $seat }.
bellum-reason-recruit = It strengthens your castle: on the left { $left }, or on the right { $right }.

bellum-no-over = The game is over.
bellum-no-over-last-day = Day 60 is over, and the game with it.
bellum-no-turn = It is { $seat }’s turn.
bellum-no-time-castle = Castles are chosen only at the start.
bellum-no-time-place = There is no creature to place now.
bellum-no-time-accept = The horde is accepted right after a roll of the die.
bellum-no-time-barrel = Rounds are paid for right after a roll of the die.
bellum-no-time-confuse = A Hex of Confusion is cast right after a roll of the die.
bellum-no-time-raid = Places are raided in the act of attack.
bellum-no-time-attack = Castles are attacked in the act of attack.
bellum-no-time-rest = Only in the act of attack do you decide whether to attack.
bellum-no-time-steal = To steal a chest, first attack a castle.
bellum-no-time-stop = You are not stealing anything now.
bellum-no-time-recruit = Recruiting comes after the attacks.
bellum-no-time-finish = You are not recruiting now.
bellum-no-time-goblin = The goblins are dealt once everybody has a castle.
bellum-no-rest-inside = You have attacked the castle: steal at least one chest, and then you may stop.
bellum-no-second-attack = One attack a day: you have already attacked { $seat }’s castle.
bellum-no-place-first = First place the creature that you have just recruited.
bellum-no-castle = Somebody already has { bellum-the-thing }; choose another castle.
bellum-no-barrel = You have no barrel.
bellum-no-captain = Only the captain can cast a Hex of Confusion, and today that is { $seat }.
bellum-no-confusion = You have no Hex of Confusion.
bellum-no-confusion-ready = All your Hexes of Confusion are used for today; they are ready again when you are captain the next time.
bellum-no-place-gone = Somebody has already raided { bellum-the-thing }; nothing is left.
bellum-no-place-here = You cannot raid { bellum-the-thing }, which is not in sight.
bellum-no-swords = It takes { $needed ->
    [one] 1 sword
   *[other] { $needed } swords
} to beat { bellum-the-thing }, and your horde { $row } has { $have ->
    [0] none
   *[other] { $have }
}.
bellum-no-magic-swords = It takes { $needed ->
    [one] 1 magic sword
   *[other] { $needed } magic swords
} to beat { bellum-the-thing }, and your horde { $row } has { $have ->
    [0] none
   *[other] { $have }
}.
bellum-no-such-seat = Nobody sits there.
bellum-no-attack-self = You cannot attack your own castle.
bellum-no-thief = Your horde { $row } has no thief; without one no castle can be attacked.
bellum-no-chest = { $seat } has no chest to steal.
bellum-no-steal = { $seat } does not have { $thing }.
bellum-no-steal-twice = You already have { $thing } in your sack.
bellum-no-stop = At least one chest must be stolen.
bellum-no-creature = You cannot recruit { bellum-the-thing }, which is not in sight; recruit one of the creatures that are.
bellum-no-pay-food = It costs { bellum-some-food }, and you have { $have_food }.
bellum-no-pay-mixed = It costs { bellum-some-glyphs } and { bellum-some-food }; you have { $have_glyphs } and { $have_food }.
bellum-no-pay-glyphs = It costs { bellum-some-glyphs }, and you have { $have_glyphs }.

bellum-won-richest = The richest lord wins.
bellum-won-chests = Equally rich: most chests win.
bellum-won-shared = Equally rich, and equally many chests: the victory is shared.
bellum-row-kind = Value of { $kind } chests
bellum-row-wealth = Value of the treasure
bellum-row-chests = Number of chests

bellum-board-day = Day { $day } · Captain: { $seat } · Active horde: { $die }
    .seat = Day { $day } · Captain: you · Active horde: { $die }
bellum-board-lord = Evil lord
bellum-board-castle = { $seat }’s castle: { $castle }
    .seat = Your castle: { $castle }
bellum-board-left = Left
bellum-board-right = Right
bellum-board-row = Die
bellum-board-shield = Defence
bellum-board-place = Place
bellum-board-loot = Loot
bellum-board-creatures = Creatures in sight
bellum-board-kingdom = Human Kingdom (in the deck, { $farms ->
    [one] 1 farm
   *[other] { $farms } farms
}, { $villages ->
    [one] 1 village
   *[other] { $villages } villages
} and { $towns ->
    [one] 1 town
   *[other] { $towns } towns
})
bellum-board-decks = Decks: evil { $evil }, most evil { $most } · Chests in the supply: wooden { $wood }, metal { $metal }, gold { $gold }
bellum-board-chests = Chests
bellum-board-kind = { $count ->
    [one] 1 { $kind }
   *[other] { $count } { $kind }
}
bellum-board-hoard = Your chests
bellum-board-seen = Chests of others that you know
bellum-board-placing = To place
bellum-board-confusion = Hexes
bellum-board-resources = Resources
bellum-board-legend = f food · g glyph · m map · s sword · M magic sword · t thief · b barrel
bellum-board-letter-food = f
bellum-board-letter-glyph = g
bellum-board-letter-map = m
bellum-board-letter-sword = s
bellum-board-letter-magic-sword = M
bellum-board-letter-thief = t
bellum-board-letter-barrel = b
bellum-printed-row = { $row }: { $icons }
bellum-printed-creature = { $thing }: { $kind }. Left: { $left_apart }. Right: { $right_apart }. { $ability }
bellum-printed-place = { $thing }: { $kind }, shield { $shield }{ $magic ->
    [0] {""}
   *[other] , magic shield { $magic }
}. Loot: { $loot }.
bellum-printed-castle = { $thing }: shield { $shield }. Left: { $left_apart }. Right: { $right_apart }.

bellum-fact-evil = An evil creature costs { bellum-web-price-evil }.
bellum-fact-most-evil = A most evil creature costs { bellum-web-price-most }.
bellum-fact-shield = Every castle has a printed shield of { $shield }.
bellum-fact-chests = { $kind_title } chests: { $tokens }.
bellum-fact-tokens = { $tokens } worth { $value }

# On top of the file that an owner starts from.
bellum-start =
    Castles and creatures: each side has six cells, for 1 to 6 of the die.
    left: f food, g glyph, m treasure map.
    right: s sword, x magic sword, t thief. A dash is nothing.
    bonus, what a creature brings when it is recruited: confusion, shield, magic-shield, or no bonus.
    Places: shield, magic (its magic shield), loot (food, glyph, barrel, wood, metal, gold).
    prices: food for an evil one; glyphs and food for a most evil one, or glyphs alone.
    evil_source and most_evil_source, if those prices come from elsewhere than source.
    chests: values are what they are worth; tokens, how many there are of each.
    A new card instead of another: a new id (small letters, digits and dashes) and a name.
bellum-edition-free = { $file }, line { $line }: at this price creatures would cost nothing; make it 1 at least.
bellum-edition-count = { $file }, line { $line }: “{ $section }” ({ $section ->
    [castles] castles
    [goblins] goblins
    [evil] evil creatures
    [most-evil] most evil creatures
    [wood] wooden chests
    [metal] metal chests
    [gold] golden chests
   *[other] places
}) has { $count } and needs { $wanted }.{ $more ->
    [0] {""}
    [one] {" "}“{ $new }” is not in the base game: take out the card that it replaces.
   *[other] {" "}{ $new } are not in the base game: take out the cards that they replace.
}
bellum-edition-rows = { $file }, line { $line }: { $card }, { $side }: { $count ->
    [one] there is 1 cell
   *[other] there are { $count } cells
} and there must be { $wanted }, one for each number of the die.
bellum-edition-cell = { $file }, line { $line }: { $card }, { $side }: “{ $value }” cannot stand in a cell; write { $allowed_or } (at most three of a kind) or a dash.
bellum-edition-loot = { $file }, line { $line }: there is no loot “{ $value }” ({ $card }); it can be { $allowed_or }.
bellum-edition-loot-count = { $file }, line { $line }: the loot of { $card } must be something, and at most { $most } of a kind.
bellum-edition-chests = { $file }, line { $line }: “{ $section }” must have as many values as numbers of tokens.
bellum-edition-id = { $file }, line { $line }: “{ $card }” is no good as an id; use small letters, digits and dashes.
bellum-edition-duplicate = { $file }, line { $line }: { $card } is there twice.

## On the page.

bellum-web-goal = Gather chests: when somebody has ten it ends, and whoever’s are worth most wins.
bellum-web-score = a treasure of { $score }
bellum-web-food = food
bellum-web-glyph = glyphs
bellum-web-map = treasure maps
bellum-web-sword = swords
bellum-web-magic-sword = magic swords
bellum-web-thief = thieves
bellum-web-barrel = barrels
bellum-web-shield = defence
bellum-web-magic-shield = magic shields
bellum-web-confusion = Hexes of Confusion ready
bellum-web-side-left = On the left: it works and explores
bellum-web-side-right = On the right: it fights and steals
bellum-web-chests = Chests: { $count }
bellum-web-chest = { $chest }, { $value ->
    [0] value unknown
   *[other] value { $value }
}
bellum-web-captain = Captain of the day
bellum-web-castle-of = { $name }’s castle
bellum-web-castles = Free castles
bellum-web-day = Day { $day }
bellum-web-die = Die: { $die }
bellum-web-kingdom = The Human Kingdom
bellum-web-goblins-left = You have { $count ->
    [one] one goblin
   *[other] { $count } goblins
} to place.
bellum-hears-defence = defence { $defence }{ $magic ->
    [0] {""}
   *[other] {" "}and magic { $magic }
}
bellum-hears-no-goods = no goods
bellum-hears-today = today { $amounts }
bellum-hears-left = Left: { $rows }
bellum-hears-number = { $today ->
    [yes] row { $row }, today
   *[no] row { $row }
}
bellum-hears-place = { $place }, shield { $shield }{ $magic ->
    [0] {""}
   *[other] {" "}and magic shield { $magic }
}: { $loot }
bellum-hears-right = Right: { $rows }
bellum-web-kingdom-left = { $count ->
    [one] 1 place left in the deck
   *[other] { $count } places left in the deck
}
bellum-web-market = Creatures in sight
bellum-web-placing = On which side?
bellum-web-price-evil = { $food } food
bellum-web-price-most = { bellum-some-glyphs } and { $food } food, or { $alone ->
    [one] 1 glyph
   *[other] { $alone } glyphs
}
bellum-web-kind-goblin = Goblin
bellum-web-kind-evil = Evil creature: costs { bellum-web-price-evil }.
bellum-web-kind-most-evil = Most evil creature: costs { bellum-web-price-most }.
bellum-web-rows = On the left, what it adds to each row of the die when it works and explores; on the right, when it fights and steals.
bellum-web-defence = Shield { $shield }{ $magic ->
    [0] {""}
   *[other] {" "}and magic shield { $magic }
}.
bellum-when-round = Day { $round }
bellum-web-works = Row { $row } works
bellum-web-phase-roll = Roll
bellum-web-phase-harvest = Harvest
bellum-web-phase-attack = Attack
bellum-web-phase-recruit = Recruit
bellum-web-show-market = Creatures
bellum-web-show-kingdom = Places
bellum-web-enough = { $swords } ≥ { $needed }
bellum-web-short = { $magic ->
    [0] { $count } short
   *[other] { $count } short, { $magic } magic
}
bellum-web-unpaid = { $glyphs ->
    [0] { bellum-some-food } short
   *[other] { $food ->
        [0] { bellum-some-glyphs } short
       *[other] { bellum-some-food }, { bellum-some-glyphs } short
    }
}
bellum-web-later = after the attacks
bellum-web-steal = { $count ->
    [one] steal 1 chest
   *[other] steal { $count } chests
}
bellum-web-no-thief = no thief
bellum-web-no-chest = no chest
bellum-web-your-row = Your row { $row }
bellum-web-only-look = Only look
bellum-web-worth = worth { $value }
bellum-web-unseen = unseen
bellum-web-seen = { $unseen ->
    [0] worth { $value }
   *[other] { $value ->
        [0] { $unseen } unseen
       *[other] worth { $value } + { $unseen } unseen
    }
}
bellum-web-ending = { $ending ->
    [0] ends the game
    [one] 1 more ends it
   *[other] { $ending } more end it
}
bellum-web-taken = { $place }, taken today
bellum-web-lacks = { $count } short
bellum-web-reroll-accept = Accept
bellum-web-reroll-barrel = Pay a barrel
bellum-web-reroll-confuse = Cast a Hex
bellum-web-reroll-again = roll again
bellum-web-row-brings = yours: { $amounts }
bellum-web-attack-take = Attack, take { $chest }
bellum-web-creatures = { $count ->
    [one] 1 creature
   *[other] { $count } creatures
}
bellum-web-hoard = Chests: { $count } of { $enough }{ $ending ->
    [-1] {""}
    [0] , enough to end the game
    [one] , 1 more ends the game
   *[other] , { $ending } more end the game
}
bellum-web-brings = brings: { $bonus }
bellum-web-no-castle = Your castle
bellum-web-evil-left = { $count ->
    [one] 1 evil creature left in the deck
   *[other] { $count } evil creatures left in the deck
}
bellum-web-most-evil-left = { $count ->
    [one] 1 most evil creature left in the deck
   *[other] { $count } most evil creatures left in the deck
}
bellum-web-recruit-left = ◀ Recruit left
bellum-web-recruit-right = Recruit right ▶
bellum-web-recruit-first = Recruit, then choose
bellum-web-recruit-later = Choose later
bellum-web-place-left = ◀ Place left
bellum-web-place-right = Place right ▶
bellum-web-pay = Pay with { $price }
