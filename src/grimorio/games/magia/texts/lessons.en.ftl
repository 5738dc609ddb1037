# The lessons: docs/guides/lessons.md. The first line of what the coach says stands out.

magia-goal = Help complete the spells of the two apprentices of your mission, and keep the crystals of your order: most points win.
magia-glance-declare = *Choose* which apprentice you move, or the examiner
magia-glance-draw = *Draw* by its cell: owl, two of the deck; ermine, two discards; dragon, one of another master
magia-glance-move = *Move* by cards: all of its colour, any way; or each towards its lookout
magia-glance-arrive = *Arriving*, the crystal goes to the spell or to you; it may take one of each apprentice there
magia-glance-exam = *Exam* with the examiner: complete, it passes; if not, it loses one or you give one
magia-glance-action = *Action* of a symbol on the cards played
magia-glance-end = *The end*: a complete one arrives, and those of your mission were: you may end it
magia-glance-limit = *At the end* of the turn, discard down to seven cards
magia-first-examiner = Moving the examiner costs three cards, and he examines all whom he meets.
magia-first-portal = A portal leads to every other and costs no card, but never two in a row.
magia-first-dragon = On a dragon you take one card at random from another master.
magia-first-stop = Only the cell where you end gives its crystal: to the spell if it needs it, else to you.
magia-first-meeting = Whoever arrives may take from each apprentice one crystal that it lacks.
magia-first-exam = It was not complete: it loses a crystal, or you give it one. That is no pass yet.
magia-first-order = An order finished: 8 points, and from now on no crystal comes to you or leaves you.
magia-first-ending = A yes ends the game. It brings 2 points, or 1 if other masters are ready, too.
magia-turning-won = { $what } From then on you were ahead of { $other }: { $more } to { $less } points, and { $end_more } to { $end_less } at the end.
magia-turning-lost = { $what } From then on { $other } was ahead of you: { $more } to { $less } points, and { $end_more } to { $end_less } at the end.

magia-lesson-your-secrets = Your secrets
magia-lesson-your-secrets-can = tell which apprentices score for you
magia-lesson-your-secrets-1 =
    All masters move everybody.
    Your mission, a secret, names the two apprentices whose complete spells score for you; your order, five crystals for your own reserve.
magia-lesson-your-secrets-1-task = Choose the two apprentices of your mission.
magia-lesson-your-secrets-1-done =
    Black and yellow.
    Each complete spell of theirs brings you { $per_spell } points, and an exact order { $per_order }.
magia-lesson-your-secrets-1-not-yours =
    Not { $thing }.
    Move it as you like; it brings you no points. Your mission shows { $mission }.
magia-lesson-your-secrets-2 =
    With two masters, a third apprentice counts.
    One more order is turned up: its number is { $number }. The corner with that number on your mission names the third.
magia-lesson-your-secrets-2-task = Choose the third apprentice of your mission.
magia-lesson-your-secrets-2-done =
    Blue.
    It stands in corner { $number } of your mission. Now three spells can score for you, and all three are needed to end the game.
magia-lesson-your-secrets-2-own-order =
    That is your own order’s number.
    { $own_number } is { $thing }; but the order that lies open shows { $number }.
magia-lesson-your-secrets-2-other-corner =
    Another corner.
    { $corner } is { $thing }; the open order shows { $number }.

magia-lesson-two-ways = Two ways to walk
magia-lesson-two-ways-can = move by colour or by direction
magia-lesson-two-ways-1 =
    By colour: any way.
    A card moves the apprentice of its own colour one cell, wherever you like. Two green cards, and fire on D4.
magia-lesson-two-ways-1-task = Take the first step of Green’s way to D4.
magia-lesson-two-ways-1-done = Half the way. One more green card.
magia-lesson-two-ways-1-away =
    Allowed, but away from it.
    From { $cell } one card does not reach D4.
magia-lesson-two-ways-2 =
    On to the crystal.
    The spell of Green still wants fire.
magia-lesson-two-ways-2-task = Take the second step, to D4.
magia-lesson-two-ways-2-done =
    Green collects fire.
    By colour, every step may turn.
magia-lesson-two-ways-2-early =
    Not here.
    Fire lies on D4, one card further.
magia-lesson-two-ways-3 =
    By direction: straight.
    A card moves *any* apprentice one cell towards the lookout of its colour. Now it is Red’s turn, with the same two green cards.
magia-lesson-two-ways-3-task = Move Red towards the green lookout.
magia-lesson-two-ways-3-done = That way lies green.
magia-lesson-two-ways-3-straight =
    A green card leads towards green.
    For Red it is a direction, and only F3 lies in it.
magia-lesson-two-ways-4 =
    Straight on.
    The second green card points the same way.
magia-lesson-two-ways-4-task = Move Red on, to G3.
magia-lesson-two-ways-4-done =
    Red collects air.
    Two greens took it straight towards green.
magia-lesson-two-ways-4-straight =
    Two greens take Red straight on.
    Green cards turn for nobody but Green. G3 is next in line.
magia-lesson-two-ways-4-early =
    Not here.
    Air lies on G3, one card further.
magia-lesson-two-ways-5 =
    One move, one way.
    A green and a yellow card, and air on F4. For Green, both must be directions: one step towards green, one towards yellow.
magia-lesson-two-ways-5-task = Take the first of these two steps.
magia-lesson-two-ways-5-done = Now the other card.
magia-lesson-two-ways-5-mixing =
    That is a step by colour.
    Then the yellow card fits no more: one move is all colour or all direction.
magia-lesson-two-ways-6 =
    The second direction.
    The order of the two does not matter: both lead to F4.
magia-lesson-two-ways-6-task = Go on to F4.
magia-lesson-two-ways-6-done =
    Green collects air.
    Different colours are always directions.
magia-lesson-two-ways-6-early =
    Not here.
    Air lies on F4, one card further.

magia-lesson-what-you-draw = What you draw
magia-lesson-what-you-draw-can = choose whom to move by the cards it brings
magia-lesson-what-you-draw-1 =
    Where the apprentice stands decides.
    A white owl: two cards from the deck. A grey ermine: the two discards on top. A black dragon: one card of another master.
magia-lesson-what-you-draw-1-task = Declare an apprentice who lets you draw from the deck.
magia-lesson-what-you-draw-1-done =
    { $draws } cards from the deck.
    The red, yellow and blue lookouts are white.
magia-lesson-what-you-draw-1-dragon =
    A dragon steals.
    The cell of { $figure } is black: one card from a master you choose, none from the deck.
magia-lesson-what-you-draw-1-ermine =
    An ermine looks through the discards.
    You would take { $taken }, the two on top.
magia-lesson-what-you-draw-1-examiner =
    The examiner brings no cards.
    He even costs { $three }.
magia-lesson-what-you-draw-2 =
    Now be a thief.
    From a black cell you take one card of another master, unseen.
magia-lesson-what-you-draw-2-task = Declare an apprentice who stands on a dragon.
magia-lesson-what-you-draw-2-done = A dragon. Now choose a master.
magia-lesson-what-you-draw-2-owl =
    That is an owl.
    { $draws } cards from the deck, and nobody loses one.
magia-lesson-what-you-draw-2-ermine =
    That is an ermine.
    You would take { $taken } from the discards.
magia-lesson-what-you-draw-2-examiner =
    The examiner brings no cards.
    He even costs { $three }.
magia-lesson-what-you-draw-3 =
    Whose card?
    Nobody else sees which one you get.
magia-lesson-what-you-draw-3-task = Take a card from Carolyn or from Daniel.
magia-lesson-what-you-draw-3-done = One card is yours, and only the two of you know which.
magia-lesson-what-you-draw-3-own = You cannot rob yourself. Choose Carolyn or Daniel.
magia-lesson-what-you-draw-4 =
    Discards lie open.
    You know what an ermine brings before you choose it.
magia-lesson-what-you-draw-4-task = Declare the apprentice who brings you the brown and the yellow card.
magia-lesson-what-you-draw-4-done =
    { $taken }.
    Known cards are often worth more than unknown ones.
magia-lesson-what-you-draw-4-owl =
    An owl draws unseen.
    { $draws } cards, and you cannot know which.
magia-lesson-what-you-draw-4-dragon =
    A dragon takes from a hand.
    The brown and the yellow card lie on the discards.
magia-lesson-what-you-draw-4-examiner =
    The examiner brings no cards.
    He even costs { $three }.

magia-lesson-the-last-cell = The last cell
magia-lesson-the-last-cell-can = bring the right crystal to a spell
magia-lesson-the-last-cell-1 =
    Only the last cell gives its crystal.
    To the spell, if it fits; else to you. Red still wants water, and water lies on B4: one yellow and one black card away.
magia-lesson-the-last-cell-1-task = Take a first step towards B4.
magia-lesson-the-last-cell-1-done = Passing by collects nothing. Go on.
magia-lesson-the-last-cell-1-away =
    The wrong way.
    From { $cell } your other cards do not lead to B4.
magia-lesson-the-last-cell-2 =
    One more.
    Here lies fire, and Red has all the fire it needs.
magia-lesson-the-last-cell-2-task = Go on to B4.
magia-lesson-the-last-cell-2-done = On the water. Now let it stay there.
magia-lesson-the-last-cell-2-full =
    It would go to you.
    This crystal is { $crystal_short }; the spell is full of it, so it would come to your own reserve.
magia-lesson-the-last-cell-2-away =
    Back again.
    B4 is one step away, with the card you kept for it.
magia-lesson-the-last-cell-3 =
    You need not play all cards.
    Two more would still move Red.
magia-lesson-the-last-cell-3-task = Stop here.
magia-lesson-the-last-cell-3-done =
    Red collects { $crystal_short }.
    Its spell now holds { $after } of { $six }.
magia-lesson-the-last-cell-3-on =
    Then the water stays behind.
    Only the cell where the move *ends* counts.

magia-lesson-portals = Portals
magia-lesson-portals-can = cross the tower in one leap
magia-lesson-portals-1 =
    Six lookouts and the desk are portals.
    Each leads to every other and costs no card. Fire waits on E9, far away, beside the yellow lookout.
magia-lesson-portals-1-task = Move Blue onto its lookout.
magia-lesson-portals-1-done = On a portal.
magia-lesson-portals-1-on-foot =
    On foot it is too far.
    The blue lookout is next to Blue; from there every portal is one leap away.
magia-lesson-portals-2 =
    Now leap.
    One card is left, a brown one: it will lead towards the brown lookout, straight across the tower.
magia-lesson-portals-2-task = Cross to the portal beside E9.
magia-lesson-portals-2-done = Across the tower, and no card spent.
magia-lesson-portals-2-examiner =
    The examiner sits there.
    An exam, and the end of the move.
magia-lesson-portals-2-elsewhere =
    Not that one.
    From { $cell } your brown card does not lead to E9.
magia-lesson-portals-2-early =
    Lookouts hold no crystal.
    Go on, to the fire.
magia-lesson-portals-3 =
    Down to the floor.
    From a lookout one step leads into the tower.
magia-lesson-portals-3-task = Play the brown card, to E9.
magia-lesson-portals-3-done =
    Blue collects { $crystal_short }.
    Two cards, and the whole tower crossed.
magia-lesson-portals-3-twice =
    Never two crossings in a row.
    A card must come in between.
magia-lesson-portals-3-early =
    Lookouts hold no crystal.
    One step more.

magia-lesson-meeting = Meeting
magia-lesson-meeting-can = take a crystal at a meeting
magia-lesson-meeting-1 =
    Crystals can change owners.
    Whoever ends on another apprentice may take one crystal that its own spell wants. Yellow stands on E4.
magia-lesson-meeting-1-task = Move Green to E4.
magia-lesson-meeting-1-done = They meet.
magia-lesson-meeting-2 =
    What does Green want?
    Its spell has all its air, and lacks water and fire. Yellow holds air and fire.
magia-lesson-meeting-2-task = Take the crystal that Green can use.
magia-lesson-meeting-2-done =
    Green takes { $crystal_short }.
    { $after } of { $six } now. Nobody can take from a spell that is complete.
magia-lesson-meeting-2-full =
    Green has no use for it.
    Its spell has all its air.
magia-lesson-meeting-2-leave =
    Allowed, but a gift to the others.
    Green is of your mission, and Yellow holds what it lacks.

magia-lesson-the-exam = The exam
magia-lesson-the-exam-can = pass an exam, and use one that fails
magia-lesson-the-exam-1 =
    Where the examiner is, there is only the exam.
    He stands on E3 with Yellow. Green lacks one crystal: air. You have one.
magia-lesson-the-exam-1-task = Move Green to the examiner.
magia-lesson-the-exam-1-done = The exam begins, and Green is not ready.
magia-lesson-the-exam-2 =
    Not complete?
    Then the apprentice loses a crystal, back to the tower, or gets one of yours. You choose.
magia-lesson-the-exam-2-task = Make the best of it for Green.
magia-lesson-the-exam-2-done =
    Green has all { $six }.
    A crystal that your order wanted, for { $per_spell } points.
magia-lesson-the-exam-2-nobody-takes =
    No meeting here.
    Where the examiner stands nobody takes from others.
magia-lesson-the-exam-2-return =
    Allowed; then Green lacks { $lacking }.
    It is of your mission, and the missing air lies in your reserve.
magia-lesson-the-exam-3 =
    Complete, or passed?
    The exam came first, your crystal after it.
magia-lesson-the-exam-3-task = What is true of Green now?
magia-lesson-the-exam-3-answer-passed = It has passed the exam
magia-lesson-the-exam-3-answer-complete = It is complete, not passed
magia-lesson-the-exam-3-done =
    Complete.
    It scores already. Passed at the next exam, it is safe for good, and can end the game.
magia-lesson-the-exam-3-too-late =
    Not yet.
    It is complete now; the exam was before.

magia-lesson-the-end = The end
magia-lesson-the-end-can = end the game and count the points
magia-lesson-the-end-1 =
    Daniel brings Blue to the examiner.
    Blue passes, so all are asked. The two of your mission, { $mission }, are complete: you may end it, even out of turn.
magia-lesson-the-end-1-task = Answer: does the game end now?
magia-lesson-the-end-1-done =
    You end it.
    { $alone } points for who ends it alone; one each if several do.
magia-lesson-the-end-1-no =
    You are ready.
    { $alone } points wait for whoever ends it, and the next turn may be somebody else’s.
magia-lesson-the-end-2 =
    Now count.
    Andrea ended it alone; red and black, of her mission, are complete. Her order: three air, two water. Her reserve: two air, one water, two fire.
magia-lesson-the-end-2-task = How many points has Andrea?
magia-lesson-the-end-2-done =
    { $end_total }.
    { $end_spells } for spells, { $end_ender } for the end, { $end_right } for crystals that match, less { $end_wrong } that do not.
magia-lesson-the-end-2-strays =
    Two too many.
    { $end_wrong } fire are not in her order, and each takes a point away.
magia-lesson-the-end-2-order =
    The order is not complete.
    Only the exact five crystals bring { $per_order }; now each that matches brings one.
magia-lesson-the-end-2-more =
    There is more.
    { $end_spells } for the spells alone; then { $end_ender } for the end, and the reserve.
