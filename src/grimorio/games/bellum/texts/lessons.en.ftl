# The lessons: docs/guides/lessons.md. The first line of what the coach says stands out.

bellum-goal = Raid, steal and recruit: when somebody has ten chests, the lord with the richest treasure wins.
bellum-glance-roll = *The die* says which row works today; a barrel pays for another roll
bellum-glance-harvest = *Harvest* the food and the glyphs of the row
bellum-glance-scouts = *The scouts*: most maps, a metal chest; a tie, a wooden one each
bellum-glance-attack = *Attack* a place or a castle: as many swords as shields
bellum-glance-recruit = *Recruit* creatures that you can pay for, to the left or to the right
bellum-glance-day = *End of the day*: new places, and the die goes to the left
bellum-first-barrel = A barrel pays for another roll, and changes the row for everybody.
bellum-first-raid = A place that was raided is gone; only the tavern stays. One attack a day.
bellum-first-theft = For each thief at most one chest. The victim gains a shield token.
bellum-first-recruit = The creature is placed now, on the left or on the right, and stays there.
bellum-first-side = On the left it works and explores; on the right it fights and steals. For good.
bellum-turning-won = { $what } From then on your chests were worth more than { $other }’s: { $more } to { $less }, and { $end_more } to { $end_less } at the end.
bellum-turning-lost = { $what } From then on { $other }’s chests were worth more than yours: { $more } to { $less }, and { $end_more } to { $end_less } at the end.

bellum-lesson-one-row = One row works
bellum-lesson-one-row-can = read what your castle does today
bellum-lesson-one-row-1 =
    Not everybody works every day.
    The captain rolls the die. Its number is the row that works today, on both sides of the castle, for every lord.
bellum-lesson-one-row-1-task = Which row works today?
bellum-lesson-one-row-1-done =
    Row { $die }.
    Every lord looks at it now; the other five rest.
bellum-lesson-one-row-1-asleep =
    Row { $thing } sleeps today.
    The die shows { $die }, and only that row works.
bellum-lesson-one-row-2 =
    Left they work, right they fight.
    Look at your row { $die }, on the left and on the right of the tower, with the goblins under it.
bellum-lesson-one-row-2-task = Choose what your row brings today.
bellum-lesson-one-row-2-answer-food = Food
bellum-lesson-one-row-2-answer-maps = Treasure maps
bellum-lesson-one-row-2-answer-swords = Swords
bellum-lesson-one-row-2-done =
    { $food } food and { $swords } swords.
    The food came by itself; the swords wait for your attack.
bellum-lesson-one-row-2-maps =
    The maps sleep today.
    They are in other rows; the die shows { $die }.

bellum-lesson-left-or-right = Left or right
bellum-lesson-left-or-right-can = choose the side of a creature
bellum-lesson-left-or-right-1 =
    Left they work and scout, right they fight and steal. For good.
    First comes { $right_creature }. You want food from row 1.
bellum-lesson-left-or-right-1-task = Place the goblin where it brings food.
bellum-lesson-left-or-right-1-done =
    A cook in the kitchen.
    Food in rows { $food_rows }, whenever the die shows one of them.
bellum-lesson-left-or-right-1-right =
    There it fights.
    A sword in rows { $sword_rows }, and no food.
bellum-lesson-left-or-right-2 =
    Next, { $right_creature }.
    Row 2 of your tower has two swords. With a third you could raid the Fold.
bellum-lesson-left-or-right-2-task = Place the goblin where it brings a sword.
bellum-lesson-left-or-right-2-done =
    Three swords in row { $sword_rows }.
    A card stays where it is put.
bellum-lesson-left-or-right-2-left =
    There it works.
    Food in row { $food_rows } and a map in row { $map_rows }, but no sword.

bellum-lesson-scouts = Scouts
bellum-lesson-scouts-can = tell who finds a chest
bellum-lesson-scouts-1 =
    Maps lead to treasure.
    Most maps in today’s row: a metal chest. If several have most, a wooden one for each. The die shows { $die }.
bellum-lesson-scouts-1-task = Who gets the metal chest?
bellum-lesson-scouts-1-answer-nobody = Nobody
bellum-lesson-scouts-1-done =
    You do.
    { $map } maps, and nobody has as many. You may look inside; the others may not.
bellum-lesson-scouts-1-nobody =
    Somebody has maps.
    Look again: row { $die } of your tower shows { $map }.
bellum-lesson-scouts-1-fewer =
    Fewer than you.
    { $seat } has { $their_map } in row { $die }, and you have { $map }.
bellum-lesson-scouts-2 =
    Some days later.
    Leo has a gargoyle on his left side now, and row { $die } works again.
bellum-lesson-scouts-2-task = What do the scouts bring you today?
bellum-lesson-scouts-2-answer-metal = Metal, for me alone
bellum-lesson-scouts-2-answer-wood = Wood for both of us
bellum-lesson-scouts-2-answer-nothing = Nothing
bellum-lesson-scouts-2-done =
    Wood for each.
    Wood holds { $wood_least } to { $wood_most }, metal { $metal_least } to { $metal_most }.
bellum-lesson-scouts-2-metal =
    Not alone this time.
    Leo has { $map } maps as well.
bellum-lesson-scouts-2-nothing =
    A tie is not nothing.
    Both of you have { $map } maps.

bellum-lesson-raid = Raid
bellum-lesson-raid-can = raid a place that you can beat
bellum-lesson-raid-1 =
    As many swords as the shield, and the loot is yours.
    Row { $die }: you have { $swords } swords today. One attack for each lord.
bellum-lesson-raid-1-task = Win a chest.
bellum-lesson-raid-1-done =
    Shield { $needs }, beaten.
    A wooden chest and two food: chests decide the game, food feeds a larger horde.
bellum-lesson-raid-1-strong =
    Too strong today.
    Shield { $needs }, and you have { $swords } swords.
bellum-lesson-raid-1-patch =
    Allowed, but no chest.
    Three food. Chests decide the game.
bellum-lesson-raid-1-tavern =
    Allowed, but no chest.
    A barrel, which buys another roll some day.
bellum-lesson-raid-1-rest =
    Allowed, and a pity.
    { $swords } swords are enough for a place with a chest.

bellum-lesson-magic-shields = Magic shields
bellum-lesson-magic-shields-can = beat a magic shield
bellum-lesson-magic-shields-1 =
    { $right_needs } and magic { $right_needs_magic }: { $right_needs_all } swords, one of them magic.
    Horde A has seven swords; B five, and two magic ones; C five, and one magic one.
bellum-lesson-magic-shields-1-task = Which horde takes the High Abbey?
bellum-lesson-magic-shields-1-answer-a = A: 7 swords
bellum-lesson-magic-shields-1-answer-b = B: 5 swords, 2 magic
bellum-lesson-magic-shields-1-answer-c = C: 5 swords, 1 magic
bellum-lesson-magic-shields-1-done =
    B: { $right_needs_all } in all.
    One magic sword for the magic shield; the other one counts like any sword.
bellum-lesson-magic-shields-1-no-magic =
    No magic sword.
    Only magic beats a magic shield, however many swords there are.
bellum-lesson-magic-shields-1-one-short =
    Six in all.
    The magic shield takes one, five are left for a shield of { $right_needs }.
bellum-lesson-magic-shields-2 =
    This is your horde today.
    { $sword } swords and { $magic_sword } magic ones.
bellum-lesson-magic-shields-2-task = Raid the High Abbey.
bellum-lesson-magic-shields-2-done =
    Gold and a glyph.
    Gold holds { $gold_least } to { $gold_most }.
bellum-lesson-magic-shields-2-smaller =
    Allowed, but the Abbey has gold.
    { $swords } swords, { $magic_sword } of them magic: you can have more today.
bellum-lesson-magic-shields-2-rest =
    Allowed, and a pity.
    { $swords } swords, { $magic_sword } of them magic, are enough for gold.

bellum-lesson-theft = Theft
bellum-lesson-theft-can = steal a chest, and know its price
bellum-lesson-theft-1 =
    Why not another lord’s chest?
    It takes a thief, and as many swords as the castle’s shield. Today you have { $swords } swords and { $thief } thief.
bellum-lesson-theft-1-task = Attack the castle that you can beat.
bellum-lesson-theft-1-done =
    Through the gate.
    Shield { $their_shield }, { $swords } swords.
bellum-lesson-theft-1-shield =
    A shield token more.
    Their shield is { $their_shield }, and you have { $swords } swords today.
bellum-lesson-theft-1-tavern =
    Allowed, but only a barrel.
    Leo has { $right_their_chests } chests, and you have a thief.
bellum-lesson-theft-1-rest =
    Allowed, and a pity.
    Swords and a thief, and Leo’s shield is { $right_their_shield }.
bellum-lesson-theft-2 =
    One thief, one chest.
    You see the outside only: wood holds { $wood_least } to { $wood_most }, metal { $metal_least } to { $metal_most }, gold { $gold_least } to { $gold_most }.
bellum-lesson-theft-2-task = Take the best chest.
bellum-lesson-theft-2-done =
    Gold.
    Leo gains a shield token for his loss: next time his castle is stronger.
bellum-lesson-theft-2-wood =
    Allowed, but poor.
    Wood holds { $wood_least } to { $wood_most }, gold { $gold_least } to { $gold_most }.
bellum-lesson-theft-2-metal =
    Allowed, but there is better.
    Metal holds { $metal_least } to { $metal_most }, gold { $gold_least } to { $gold_most }.
bellum-lesson-theft-2-stop = The thief is inside: choose a chest first.

bellum-lesson-recruit = Recruit
bellum-lesson-recruit-can = pay for a creature and place it
bellum-lesson-recruit-1 =
    A horde grows by food and glyphs.
    Evil: { $evil_food } food. Most evil: { $most_evil_glyphs } glyph and { $most_evil_food } food, or { $most_evil_glyphs_alone } glyphs. You have { $has_food } food and { $has_glyphs } glyph.
bellum-lesson-recruit-1-task = Recruit the dragon.
bellum-lesson-recruit-1-done =
    Ignea serves you.
    Food left: { $food_left }. A new creature lies open in her place.
bellum-lesson-recruit-1-small =
    Allowed, but then the dragon is too dear.
    { $food_left } food would be left, and she takes { $most_evil_food }.
bellum-lesson-recruit-1-glyphs =
    Not with glyphs alone.
    That takes { $most_evil_glyphs_alone }; you have { $has_glyphs }.
bellum-lesson-recruit-1-queen =
    Most evil as well, at the same price.
    But this lesson is about the dragon.
bellum-lesson-recruit-1-save =
    Saving is allowed.
    But food does not win games, and next day she may be somebody else’s.
bellum-lesson-recruit-2 =
    Which side?
    Look at the columns on both sides of your castle: what she would bring, row by row.
bellum-lesson-recruit-2-task = Place the dragon, left or right.
bellum-lesson-recruit-2-done =
    She works in rows { $rows }.
    Each creature makes your rows stronger, for the rest of the game.

bellum-lesson-ten-chests = Barrels, and ten chests
bellum-lesson-ten-chests-can = buy another roll, and win at the end
bellum-lesson-ten-chests-1 =
    A bad roll?
    Row { $die } brings you no food, no map, and { $swords } sword. A barrel buys another roll.
bellum-lesson-ten-chests-1-task = Do not accept this day.
bellum-lesson-ten-chests-1-done =
    Row 1!
    Two maps, the most of all: a metal chest for a barrel.
bellum-lesson-ten-chests-1-accept =
    A barrel is for days like this.
    No food, no map, { $swords } sword, and no shield that it beats.
bellum-lesson-ten-chests-2 =
    { $enough } chests end the game, after the attacks.
    Leo has them. But the *richest* lord wins, and now all chests are open.
bellum-lesson-ten-chests-2-task = Who wins?
bellum-lesson-ten-chests-2-done =
    You, with { $worth }.
    Nine good chests are more than ten poor ones.
bellum-lesson-ten-chests-2-most-chests =
    { $their_chests } chests end it; their worth decides.
    Leo’s are worth { $their_worth }.
bellum-lesson-ten-chests-2-poor =
    { $their_chests } chests.
    They are worth { $their_worth }.
