# The lessons: docs/guides/lessons.md. The first line of what the coach says stands out.

conclave-goal = Win followers, control at least one magic, and end with the least resentment.
conclave-glance-give = *Give* one whole pile to somebody without that magic, if you like
conclave-glance-send = *Send* a mage to an empty space beside another
conclave-glance-gain = *Gain*: from a line of 10 or more, take who shares magic or brotherhood
conclave-glance-draw = *Draw* the top of either deck; its back shows the magic
conclave-glance-refill = *Refill* from the starting corner until four spaces are empty
conclave-first-gift = A pile that you give does not come back. It can only go to somebody without that magic, who cannot refuse it.
conclave-first-crisis = It is the last space, and nobody is convinced: a magic crisis. You take everybody of other brotherhoods from row and column.
conclave-first-end = This empties both decks: everybody has one last turn, and yours is the very last.
conclave-first-taken = A line of ten or more binds you: you take all who share magic or brotherhood, those that will resent you, too.
conclave-first-draw = Everybody sees the back of what you draw, and what comes next.
conclave-turning-won = { $what } From then on you had less resentment than { $other }: { $more } to { $less }, and { $end_more } to { $end_less } at the end.
conclave-turning-lost = { $what } From then on { $other } had less resentment than you: { $more } to { $less }, and { $end_more } to { $end_less } at the end.

conclave-lesson-three-marks = Three marks
conclave-lesson-three-marks-can = tell who listens to whom
conclave-lesson-three-marks-1 =
    Everybody has three marks.
    A magic, a brotherhood, an influence. A mage listens to one of its own magic *or* brotherhood. Who listens to the green gazelle in your hand?
conclave-lesson-three-marks-1-task = Choose the three who share its magic or its brotherhood.
conclave-lesson-three-marks-1-done =
    Those three.
    One shares the magic, two the brotherhood. One mark is enough.
conclave-lesson-three-marks-1-nothing-shared =
    The { $mage } does not listen.
    { $brotherhood } and { $magic }: it shares nothing with a green gazelle. Strength alone convinces nobody.

conclave-lesson-ten-convinces = Ten convinces
conclave-lesson-ten-convinces-can = count a line and win followers
conclave-lesson-ten-convinces-1 =
    Look before you let go.
    With your gazelle on { $right_cell }, column { $right_column_sum } makes { $right_column }: too few. Row { $right_row_sum } makes { $right_row }: it listens. Who would follow you?
conclave-lesson-ten-convinces-1-task = Choose all who would follow the green gazelle on B2.
conclave-lesson-ten-convinces-1-done =
    { $right_won }.
    One by magic, one by brotherhood. The beige one only helps you to reach { $ten }.
conclave-lesson-ten-convinces-1-stays =
    The { $mage } counts, but stays.
    Its { $influence } is part of the { $right_row }; but it shares neither magic nor brotherhood with your gazelle.
conclave-lesson-ten-convinces-1-column =
    The column is too weak.
    { $right_column_sum } = { $right_column }. In a line under { $ten } nobody follows, whatever they share.
conclave-lesson-ten-convinces-2 =
    Now let go.
    The column is asked first, then the row. You take all who follow, and the emissary stays.
conclave-lesson-ten-convinces-2-task = Send the green gazelle to the space where { $right_count } mages follow it.
conclave-lesson-ten-convinces-2-done =
    They follow you.
    Row { $row_sum } = { $row }: you win { $won }. Nobody else has these magics, so you lead both.
conclave-lesson-ten-convinces-2-cut =
    Nobody listens on { $cell }.
    C3 cuts the row, B2 the column: { $row } and { $column }. You need { $ten } in one unbroken line.

conclave-lesson-send = Send an emissary
conclave-lesson-send-can = place an emissary
conclave-lesson-send-1 =
    An emissary needs a neighbour.
    Put a card of your hand on an empty space that touches a mage by a side.
conclave-lesson-send-1-task = Send any of your cards beside a mage.
conclave-lesson-send-1-done =
    Somebody is there to listen.
    { $cell } touches a mage. The emissary stays there, whatever happens.
conclave-lesson-send-1-corner =
    Nobody is near.
    A1 touches only empty spaces. Corners do not count, sides do.
conclave-lesson-send-1-taken =
    That space is taken.
    { $cell } has a mage already. An emissary goes to an empty space.

conclave-lesson-column-then-row = Column, then row
conclave-lesson-column-then-row-can = use both lines at once
conclave-lesson-column-then-row-1 =
    Both lines are asked.
    The column first, then the row. Find the space where both say yes to your orange boar.
conclave-lesson-column-then-row-1-task = Send the orange boar where column and row both reach { $ten }.
conclave-lesson-column-then-row-1-done =
    Twice heard.
    Column { $column_sum } = { $column }, row { $row_sum } = { $row }. You win { $won }.
conclave-lesson-column-then-row-1-cut =
    A gap ends the line.
    The row is { $row_sum } = { $row }: the empty C2 cuts the rest off. The column has { $column }.
conclave-lesson-column-then-row-1-weak =
    Too quiet on { $cell }.
    Column { $column_sum } = { $column }, row { $row_sum } = { $row }. Each has to reach { $ten } by itself.

conclave-lesson-control-or-resentment = Control or resentment
conclave-lesson-control-or-resentment-can = see who would win
conclave-lesson-control-or-resentment-1 =
    The most in a magic controls it.
    Whoever ties for the most controls it, too. Which of your piles are on your side?
conclave-lesson-control-or-resentment-1-task = Choose every pile of yours that controls its magic.
conclave-lesson-control-or-resentment-1-done =
    Those two.
    Nobody has more in them. Sharing the lead is as good as leading alone.
conclave-lesson-control-or-resentment-1-behind =
    Not this one.
    Your { $magic } counts { $total }; { $holders } has { $most }. These followers resent you.
conclave-lesson-control-or-resentment-2 =
    All other followers resent you.
    The influence of every pile that does not control its magic is resentment. Bruno has a lot. Which pile resents him?
conclave-lesson-control-or-resentment-2-task = Choose Bruno’s pile that does not control its magic.
conclave-lesson-control-or-resentment-2-done =
    His only one.
    Your { $most } in { $magic } beat his { $total }, so { $total } is his resentment.
conclave-lesson-control-or-resentment-2-led =
    That one is happy.
    { $total } in { $magic }: nobody has more, so it counts against nobody.
conclave-lesson-control-or-resentment-3 =
    Least resentment wins.
    But whoever controls no magic at all is out. Who would win now?
conclave-lesson-control-or-resentment-3-task = Choose who would win.
conclave-lesson-control-or-resentment-3-done =
    You, with the least influence of all.
    Your resentment is { $resentment }. Followers help only where you control their magic.
conclave-lesson-control-or-resentment-3-powerless =
    { $seat } is out.
    { $resentment } resentment, and not one magic controlled: eliminated.
conclave-lesson-control-or-resentment-3-more =
    Close, but no.
    { $seat } controls { $led } magics, but { $resenting } is { $resentment } resentment. Somebody has less.

conclave-lesson-poisoned-gift = The poisoned gift
conclave-lesson-poisoned-gift-can = give a pile away
conclave-lesson-poisoned-gift-1 =
    Get rid of it.
    Your beige pile is behind and will resent you. Before sending, you may hand over one whole pile, and nobody may refuse.
conclave-lesson-poisoned-gift-1-task = Give your beige pile to somebody who can get it.
conclave-lesson-poisoned-gift-1-done =
    { $to_seat } has to take it.
    Your resentment: { $before } → { $after }. Now it counts against { $to_seat }.
conclave-lesson-poisoned-gift-1-has-it =
    { $to_seat } has { $magic } already.
    A pile goes only to somebody without a follower of that magic.
conclave-lesson-poisoned-gift-1-led =
    Keep that one.
    You control { $magic }, so it does not resent you. Without it your resentment would still be { $after }.
conclave-lesson-poisoned-gift-1-orange =
    Nobody can get it.
    Both others have { $magic } followers. A pile goes only to somebody without any.

conclave-lesson-backs-tell-tales = Backs tell tales
conclave-lesson-backs-tell-tales-can = read the decks
conclave-lesson-backs-tell-tales-1 =
    Backs show the magic.
    The emissary is sent. You draw, and the same deck fills the grid from the golden corner, row by row, until four spaces are empty. Which spaces?
conclave-lesson-backs-tell-tales-1-task = Choose the two spaces that will be filled.
conclave-lesson-backs-tell-tales-1-done =
    { $right_cells }.
    Left to right, top to bottom, and it stops at four.
conclave-lesson-backs-tell-tales-1-order =
    Not { $cell }.
    From the golden corner, row by row, until four are empty: that is { $right_cells }.
conclave-lesson-backs-tell-tales-2 =
    You want red.
    Everybody sees the backs, in hands and in both decks. Draw the card that you need.
conclave-lesson-backs-tell-tales-2-task = Draw from the deck with a red card on top.
conclave-lesson-backs-tell-tales-2-done =
    A { $back } card.
    { $cells } are filled from the same deck, and the next turn begins.
conclave-lesson-backs-tell-tales-2-purple =
    Look at its back.
    The top card of that deck is { $back }, and { $right_back } is on the other one.

conclave-lesson-magic-crisis = Magic crisis
conclave-lesson-magic-crisis-can = use a magic crisis
conclave-lesson-magic-crisis-1 =
    The last space.
    With the crow there the council would be full and nobody convinced: column { $right_column }, row { $right_row }. In such a crisis the strangers of both lines come to you. Who?
conclave-lesson-magic-crisis-1-task = Choose all who are not of the crow’s brotherhood.
conclave-lesson-magic-crisis-1-done =
    All four of them.
    In a crisis everybody of another brotherhood follows, from the row and from the column.
conclave-lesson-magic-crisis-1-own =
    The { $mage } is a { $brotherhood }.
    In a crisis your own brotherhood stays. The others come.
conclave-lesson-magic-crisis-2 =
    Now let them riot.
    Nobody asks whether you want them: all four come, for better or worse.
conclave-lesson-magic-crisis-2-task = Send the beige crow to B3.
conclave-lesson-magic-crisis-2-done =
    Crisis!
    You take { $won }. It happens only if the council is full and nobody was convinced.

conclave-lesson-last-turn = The last turn
conclave-lesson-last-turn-can = choose what comes home
conclave-lesson-last-turn-1 =
    Both decks are empty.
    Send one card; the other three come home to your zone. Carla has { $right_most_green } in green. Which three do you want at home?
conclave-lesson-last-turn-1-task = Send the card that you do not want in your zone, and win nobody with it.
conclave-lesson-last-turn-1-done =
    Home with the right three.
    Green { $own_green } ties with Carla’s { $most_green }, so you both control it. You end with { $ends }, the least.
conclave-lesson-last-turn-1-green =
    Green falls behind.
    You end with { $own_green } in green, Carla with { $most_green }: she controls it alone, and yours resent you. Resentment { $ends }.
conclave-lesson-last-turn-1-beige =
    Then the orange one comes home.
    Bruno has { $most_orange } in orange, you { $own_orange }: it resents you. Resentment { $ends }.
conclave-lesson-last-turn-1-forced =
    Too loud.
    Column { $column_sum } = { $column }: you must take { $won }, and they resent you. Resentment { $ends }.

conclave-lesson-example-purple-gazelle = One mage
conclave-lesson-example-purple-gazelle-can = read a card
conclave-lesson-example-purple-gazelle-1 =
    Read a card.
    The colour is the magic, the animal the brotherhood, the number the influence. What is the first card of your hand that has a horned head?
conclave-lesson-example-purple-gazelle-1-task = Choose the brotherhood, the magic and the influence of your purple card.
conclave-lesson-example-purple-gazelle-1-done =
    That is all there is on it.
    Purple is the magic of the mind.
conclave-lesson-example-purple-gazelle-1-look =
    Look again.
    It is the only purple card of your hand: its animal, its colour, its number.
conclave-lesson-example-purple-gazelle-1-answer-crow = Crow
conclave-lesson-example-purple-gazelle-1-answer-gazelle = Gazelle
conclave-lesson-example-purple-gazelle-1-answer-boar = Boar
conclave-lesson-example-purple-gazelle-1-answer-blue = Blue
conclave-lesson-example-purple-gazelle-1-answer-purple = Purple
