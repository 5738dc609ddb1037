magia-title = Magia Cum Laude
magia-pitch = Help two secret apprentices pass, and gather five crystals yourself.

magia-red = red
    .title = Red
magia-black = black
    .title = Black
magia-yellow = yellow
    .title = Yellow
magia-green = green
    .title = Green
magia-blue = blue
    .title = Blue
magia-brown = brown
    .title = Brown
magia-examiner = examiner
    .role = examiner
magia-desk = the desk
magia-lookout-red = the red lookout
magia-lookout-black = the black lookout
magia-lookout-yellow = the yellow lookout
magia-lookout-green = the green lookout
magia-lookout-blue = the blue lookout
magia-lookout-brown = the brown lookout
magia-cell = { $cell }
magia-air = white (air)
    .short = air
magia-water = blue (water)
    .short = water
magia-fire = red (fire)
    .short = fire
magia-yes = Yes, end the game
magia-no = No, play on
magia-card = { $colour } card{ $symbol }
magia-symbol-plain = { "" }
magia-symbol-step = { " with a step" }
magia-symbol-crystal = { " with a crystal" }
magia-symbol-turn = { " with a second turn" }
magia-symbol-swap = { " with a swap" }
magia-ability-plain = Moves the apprentice of its colour one cell, or any apprentice towards the lookout of its colour.
magia-ability-step = Also, after the move, the examiner takes a step: he moves one cell.
magia-ability-crystal = Also, after the move, steal a crystal from another master’s reserve, or give one from yours.
magia-ability-turn = Also, after the move, you have a second turn with another figure, without drawing cards.
magia-ability-swap = Also, after the move, you swap two apprentices.
magia-kind-white = white owl: draw two cards from the deck
magia-kind-grey = grey ermine: take the two discards on top
magia-kind-black = black dragon: take a card at random from another master
magia-examiner-ability = Whoever comes to him, or to whom he comes, is examined: a complete spell passes; otherwise the apprentice loses a crystal, or gets one from your reserve.
magia-desk-ability = Portal and desk: if an apprentice of your mission arrives here, and all of your mission are complete, you may end the game.
magia-lookout-ability = Portal: leads to any other portal without a card.

magia-option-swaps = With the swap cards (and without six cards that have no symbol)

magia-prompt-declare = Choose whom to move: an apprentice or the examiner.
magia-prompt-victim = The apprentice stands on a dragon: choose which master to take a card from.
magia-prompt-move = Move the apprentice: { $offers }.
magia-prompt-examine = Choose where the examiner goes.
magia-prompt-pay = Choose the cards that pay for the examiner’s move.
magia-prompt-meet = A meeting: you may take a crystal from each apprentice in the cell.
magia-prompt-exam = The exam is failed: { $offers }.
magia-prompt-place = Put the crystal on an empty cell.
magia-prompt-action = Choose the additional action: { $offers }.
magia-prompt-discard = Discard until you have seven cards.
magia-prompt-end = You have moved: { $offers }.
magia-prompt-answer = An apprentice with a complete spell has arrived: do you end the game? Only a master whose mission is complete can say yes.
magia-settle = When asked whether to end the game
magia-settle-ask = ask me (silence means no)
magia-settle-yes = end the game as soon as I can
magia-settle-no = never end the game
magia-prompt-over = The game is over.
magia-offer-move = play a card
magia-offer-cross = cross a portal
magia-offer-stop = stop here
magia-offer-pass = pass, since no move is possible
magia-offer-return = take a crystal off its spell
magia-offer-grant = give it one from your reserve
magia-offer-step = take a step with the examiner
magia-offer-swap = swap two apprentices
magia-offer-steal = steal a crystal
magia-offer-give = give a crystal
magia-offer-again = play a second turn
magia-offer-finish = finish your order
magia-offer-end = end your turn

magia-action-declare = Move the { magia-the-figure }
magia-action-draw = Take a card from { $from_seat }
magia-action-move = Play a { $card } and move to { $cell }
magia-action-cross = Cross the portal to { $cell }
magia-action-stop = Stop here
magia-action-pass = Pass: no move is possible
magia-action-line = Send the examiner straight to { $cell }
magia-action-visit = Send the examiner to the { $apprentice } apprentice
magia-action-pay = Pay with a { $card }
magia-action-take = Take a { $crystal } crystal from the { $apprentice } apprentice
magia-action-leave = Take no more crystals
magia-action-return = Take a { $crystal } crystal off the { $apprentice } apprentice’s spell
magia-action-place = Put the crystal on { $cell }
magia-action-grant = Give the { $apprentice } apprentice a { $crystal } crystal from your reserve
magia-action-step = Move the examiner to { $cell }
magia-action-swap = Swap the { $apprentice } and { $other } apprentices
magia-action-steal = Steal a { $crystal } crystal from { $from_seat }
magia-action-give = Give { $to_seat } a { $crystal } crystal
magia-action-again = Play the second turn
magia-action-discard = Discard a { $card }
magia-action-finish = Finish your order
magia-action-end = End the turn
magia-action-answer = { $answer }

magia-the-figure = { $figure_role ->
    [examiner] examiner
   *[apprentice] { $figure } apprentice
}
magia-order-of = { $air ->
    [one] 1 white crystal
   *[other] { $air } white crystals
}, { $water } blue and { $fire } red
magia-log-figure-declared = { $seat } will move the { magia-the-figure }.
    .seat = You will move the { magia-the-figure }.
magia-log-deck-drawn = { $number ->
    [one] { $seat } draws 1 card from the deck.
   *[other] { $seat } draws { $number } cards from the deck.
}
    .seat = { $number ->
        [one] You draw 1 card from the deck.
       *[other] You draw { $number } cards from the deck.
    }
magia-log-deck-drawn-seen = { $seat } draws from the deck: { $cards }.
    .seat = You draw from the deck: { $cards }.
magia-log-discards-taken = { $seat } takes from the discards: { $cards }.
    .seat = You take from the discards: { $cards }.
magia-log-card-robbed = { $seat } takes a card from { $from_seat }.
    .seat = You take a card from { $from_seat }.
    .from_seat = { $seat } takes a card from you.
magia-log-card-robbed-seen = { $seat } takes a { $card } from { $from_seat }.
    .seat = You take a { $card } from { $from_seat }.
    .from_seat = { $seat } takes a { $card } from you.
magia-log-nothing-drawn = { $seat } finds nothing to draw.
    .seat = You find nothing to draw.
magia-log-apprentice-moved = { $seat } plays a { $card }: the { $apprentice } apprentice goes to { $cell }.
    .seat = You play a { $card }: the { $apprentice } apprentice goes to { $cell }.
magia-log-portal-crossed = The { $apprentice } apprentice crosses the portal to { $cell }.
magia-log-turn-passed = { $seat } cannot move the { magia-the-figure }, and passes.
    .seat = You cannot move the { magia-the-figure }, and pass.
magia-log-card-paid = { $seat } pays with a { $card }.
    .seat = You pay with a { $card }.
magia-log-examiner-moved = { $seat } sends the examiner to { $cell }.
    .seat = You send the examiner to { $cell }.
magia-log-examiner-stepped = { $seat } moves the examiner to { $cell }.
    .seat = You move the examiner to { $cell }.
magia-log-crystal-collected = The { $apprentice } apprentice collects a { $crystal } crystal.
magia-log-crystal-kept = { $seat } adds a { $crystal } crystal to their reserve.
    .seat = You add a { $crystal } crystal to your reserve.
magia-log-crystal-taken = The { $apprentice } apprentice takes a { $crystal } crystal from the { $other } one.
magia-log-exam-passed = The { $apprentice } apprentice passes the exam!
magia-log-crystal-lost = The { $apprentice } apprentice fails, and loses a { $crystal } crystal.
magia-log-crystal-placed = { $seat } puts the { $crystal } crystal on { $cell }.
    .seat = You put the { $crystal } crystal on { $cell }.
magia-log-crystal-granted = The { $apprentice } apprentice fails, and gets a { $crystal } crystal from { $seat }.
    .seat = The { $apprentice } apprentice fails, and gets a { $crystal } crystal from you.
magia-log-apprentices-swapped = { $seat } swaps the { $apprentice } and { $other } apprentices.
    .seat = You swap the { $apprentice } and { $other } apprentices.
magia-log-crystal-stolen = { $seat } steals a { $crystal } crystal from { $from_seat }.
    .seat = You steal a { $crystal } crystal from { $from_seat }.
    .from_seat = { $seat } steals a { $crystal } crystal from you.
magia-log-crystal-given = { $seat } gives { $to_seat } a { $crystal } crystal.
    .seat = You give { $to_seat } a { $crystal } crystal.
    .to_seat = { $seat } gives you a { $crystal } crystal.
magia-log-second-turn = { $seat } has a second turn.
    .seat = You have a second turn.
magia-log-order-finished = { $seat } finishes their order: { magia-order-of }.
    .seat = You finish your order: { magia-order-of }.
magia-log-card-discarded = { $seat } discards a { $card }.
    .seat = You discard a { $card }.
magia-log-end-asked = A complete spell ({ $apprentices }): everybody answers in secret whether the game ends.
magia-log-end-declined = Nobody ends the game.
magia-log-end-declared = { $seat } has completed their mission: the game is over!
    .seat = You have completed your mission: the game is over!
magia-log-end-of-deck = The deck is empty: the game is over.
magia-log-end-stalled = In the last ten turns of each master nobody has drawn from the deck: the game is over.

## How it stands, for the terminal.

magia-spell = { $apprentice_title } { $held }/{ $size }
magia-standing-own = { $seat }: { $mission }; order { $right }/5, +{ $worth } if exact; { $points ->
    [one] 1 point
   *[other] { $points } points
} if it ended now.
magia-standing-finished = { $seat }: { $mission }; order finished, +{ $worth }; { $points ->
    [one] 1 point
   *[other] { $points } points
} if it ended now.
magia-standing-other = { $seat }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}, reserve { $air } air, { $water } water, { $fire } fire, { $done ->
    [1] order finished
   *[other] order not finished
}.
magia-standing-open = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## What happened since one's last turn, in a few words.

magia-recap-card-robbed = took 1 card from { $from_seat }
    .from_seat = took 1 card from you
magia-recap-apprentice-moved = { $apprentice_title } → { $cell }
magia-recap-portal-crossed = { $apprentice_title } through the portal to { $cell }
magia-recap-turn-passed = { $figure_role ->
    [examiner] could not move the examiner
   *[apprentice] could not move { $figure_title }
}
magia-recap-examiner-moved = examiner → { $cell }
magia-recap-examiner-stepped = examiner → { $cell }
magia-recap-crystal-collected = { $apprentice_title } +{ $crystal_short }
magia-recap-crystal-kept = +{ $crystal_short }
magia-recap-crystal-taken = { $apprentice_title } took { $crystal_short } from { $other_title }
magia-recap-exam-passed = { $apprentice_title } passed!
magia-recap-crystal-lost = { $apprentice_title } failed, lost { $crystal_short }
magia-recap-crystal-placed = { $crystal_short } to { $cell }
magia-recap-crystal-granted = { $apprentice_title } failed, got { $crystal_short }
magia-recap-apprentices-swapped = swapped { $apprentice_title } and { $other_title }
magia-recap-crystal-stolen = stole { $crystal_short } from { $from_seat }
    .from_seat = stole { $crystal_short } from you
magia-recap-crystal-given = gave { $to_seat } { $crystal_short }
    .to_seat = gave you { $crystal_short }
magia-recap-second-turn = second turn
magia-recap-order-finished = finished the order
magia-recap-end-declined = nobody ends it

## What a choice would do, before it is made.

magia-preview-owl = { $number ->
    [0] An owl: first you would draw two cards, and the deck is empty.
    [one] An owl: first you draw the last card of the deck.
   *[other] An owl: first you draw { $number } cards.
}
magia-preview-ermine = An ermine: first you take from the discards: { $cards }.
magia-preview-dragon = A dragon: first you take a card at random from { $seats_or }.
magia-preview-nothing = There is nothing to take there.
magia-preview-no-draw = In the second turn no cards are drawn.
magia-preview-now = { $number ->
    [0] No cell is in reach now.
    [one] 1 cell is in reach now.
   *[other] { $number } cells are in reach now.
}
magia-preview-with-them = { $number ->
    [0] With these cards there is none.
    [one] With these cards there is 1.
   *[other] With these cards there are { $number }.
}
magia-preview-goals = For { $price } cards the examiner goes straight to { $cells_or }.
magia-preview-visits = For three cards of its colour he visits { $apprentices_or }.
magia-preview-way = { $number ->
    [0] { $apprentice_title } to { $cell }.
    [one] { $apprentice_title } to { $cell } with 1 card.
   *[other] { $apprentice_title } to { $cell } with { $number } cards.
}
magia-preview-on = { $number ->
    [0] From there it gets no further.
    [one] From there it can go on to 1 other cell.
   *[other] From there it can go on to { $number } other cells.
}
magia-preview-no-stop = The move cannot end there.
magia-preview-collects = Collects { $crystal_short }.
magia-preview-keeps = Into your reserve: { $crystal_short }.
magia-named = { $apprentice_title }
magia-preview-meets = Meets { $apprentices }: you may take a crystal{ $number ->
    [one] {""}
   *[other] {" "}from each
}.
magia-preview-passes = { $apprentice_title } passes the exam.
magia-preview-fails = { $apprentice_title } fails: it loses a crystal, or gets one from your reserve.
magia-preview-asked = Everybody is asked whether the game ends.
magia-preview-examiner = The examiner goes to { $cell }.
magia-preview-price = You pay { $price } cards of any colour.
magia-preview-price-colour = You pay { $price } { $colour } cards.
magia-preview-paid = Card { $number } of { $price }.
magia-preview-spell = { $apprentice_title }: { $before } → { $after } of { $size }.
magia-preview-reserve = Your reserve, { $crystal_short }: { $before } → { $after }.
magia-preview-reserve-of = { $seat }’s reserve, { $crystal_short }: { $before } → { $after }.
magia-preview-order = Your order: { $before } → { $after } of 5.
magia-preview-points = Your points if it ended then: { $before } → { $after }.
magia-preview-draw = { $number ->
    [one] The only card that { $seat } has.
   *[other] One of { $seat }’s { $number } cards, at random.
}
magia-preview-place = On { $cell } there will be { $crystal_short }.
magia-preview-discard = Your hand: { $before } → { $after } cards.
magia-preview-swap = { $apprentice_title } to { $cell }; nothing is collected there.
magia-preview-pass = Your turn ends without a move.
magia-preview-leave = The others keep their crystals.
magia-preview-again = You play again with another figure, without drawing.
magia-preview-finish = From then on no crystal comes to you or leaves you, and you have no additional actions.
magia-preview-end = Your turn ends; your order stays secret.
magia-preview-ready-yes = You are ready: the game ends, with 2 points for you, or 1 if others are ready, too.
magia-preview-ready-no = You are ready, but the game goes on unless somebody else ends it.
magia-preview-not-ready = You are not ready: { $spells }.
magia-preview-not-arrived = You are not ready: none of your apprentices has just arrived.
magia-reason-mission = It helps { $apprentice_title }, of your mission: { $held }/{ $size }.
magia-reason-order = It brings a crystal that your order needs: { $right }/5.
magia-reason-points = { $more ->
    [one] It brings you 1 point.
   *[other] It brings you { $more } points.
}

magia-no-over = The game is over.
magia-no-turn = It is { $seat }’s turn.
magia-no-answer-first = First answer whether the game ends.
magia-no-answered = You have already answered; all answers are opened together.
magia-no-not-ready = You cannot end the game yet: all apprentices of your mission need a complete spell, and one of them must be the one that has just arrived.
magia-no-third-apprentice = With two masters, the { $apprentice } apprentice belongs to your mission too, and its spell is not complete.
magia-no-finished-already = Your order is finished already.
magia-no-finish-turn = You finish your order in your own turn, and it is { $seat }’s.
magia-no-finish-moving = An order is not finished in the middle of a move.
magia-no-finish-crystals = To finish the order your reserve must hold exactly its five crystals.
magia-no-pass = A move is possible, so you must make one.
magia-no-declare-first = First choose whom to move.
magia-no-draw-first = First choose which master to take a card from.
magia-no-action-first = An additional action is possible, so you must do one.
magia-no-exam-first = The exam is failed: the apprentice must lose a crystal, or get one from your reserve.
magia-no-meet-at-end = Others are met only where the move ends: stop first.
magia-no-exam-ends-move = The apprentice has come to the examiner: that ends the move.
magia-no-take-exam = Where the examiner is, nobody takes a crystal from another apprentice: there is only the exam.
magia-no-now-declare = You have already chosen whom to move.
magia-no-now-draw = No card is taken from anybody now.
magia-no-now-move = No apprentice is being moved now.
magia-no-now-cross = No portal is crossed now.
magia-no-now-pass = You cannot pass now.
magia-no-now-line = You are not choosing where the examiner goes now.
magia-no-now-pay = There is nothing to pay now.
magia-no-now-take = There is no meeting now.
magia-no-now-exam = There is no failed exam now.
magia-no-now-place = There is no crystal to put down now.
magia-no-now-action = It is not the moment for an additional action.
magia-no-now-discard = Cards are discarded only at the end of a turn, when you have more than seven.
magia-no-now-end = The turn cannot end yet.
magia-no-now-answer = Nobody has asked whether the game ends.
magia-no-same-apprentice = The { $apprentice } apprentice has moved; the second turn is for another figure.
magia-no-three-cards = Moving the examiner costs three cards, and you have only { $cards }.
magia-no-examiner-nowhere = With a finished order there is nowhere you can send the examiner.
magia-no-victim = Cards are taken from another master who has some.
magia-no-card = You have no { $card } in your hand.
magia-no-adjacent = One card does not take the apprentice to { $cell }: each card moves it one cell.
magia-no-lookout-way = A lookout is entered and left only by the corner in front of it, or through a portal.
magia-no-direction = A { $colour } card moves the { $apprentice } apprentice only towards the lookout of that colour.
magia-no-mixing = No mixing: a move goes either by colour or by direction, and the cards played have settled which.
magia-no-reenter = The apprentice began in the examiner’s cell, and may not come back into it in this move.
magia-no-way-back = The move cannot end on { $cell }, where it began, and you could not go on from there.
magia-no-crystal = Your order is finished: if the move ended on { $cell }, the crystal would be yours, and you may get no more.
magia-no-crystal-way = Your order is finished: from { $cell } the move could end only where a crystal would be yours.
magia-no-stop-unmoved = At least one card must be played.
magia-no-stop-start = A move cannot end where it began.
magia-no-stop-crystal = Your order is finished: this crystal would be yours, and you may get no more.
magia-no-portal = Portals lead between the desk and the six lookouts, and nowhere else.
magia-no-portal-same = The apprentice is already at { $cell }.
magia-no-two-portals = You cannot cross two portals in a row: a card comes between them.
magia-no-portal-examiner = Before a card is played, no portal leads to the examiner.
magia-no-portal-end = If you cross to { $cell }, there is no cell where the move may end.
magia-no-pay-colour = This visit is paid with { $colour } cards.
magia-no-visit-here = The examiner is already with the { $apprentice } apprentice.
magia-no-visit-cards = Visiting the { $apprentice } apprentice costs three cards of that colour.
magia-no-examiner-lookout = The examiner never stands on a lookout.
magia-no-line = The examiner does not get to { $cell }: he goes straight to the first apprentice, or to the wall.
magia-no-place = The crystal cannot go on { $cell }: it takes a cell without a crystal, a figure or a portal.
magia-no-not-there = The { $apprentice } apprentice is neither met nor examined here.
magia-no-take-passed = The { $apprentice } apprentice has passed: nobody takes its crystals any more.
magia-no-held = The { $apprentice } apprentice has no { $crystal } crystal.
magia-no-needless = The { $apprentice } apprentice does not need another { $crystal } crystal.
magia-no-return = There is no empty cell to put the crystal on.
magia-no-grant-finished = Your order is finished: you give no more crystals away.
magia-no-symbol-step = You have played no card with the step symbol.
magia-no-symbol-swap = You have played no card with the swap symbol.
magia-no-symbol-crystal = You have played no card with the crystal symbol.
magia-no-symbol-turn = You have played no card with the second-turn symbol.
magia-no-third-turn = There is no third turn.
magia-no-step = The examiner cannot reach { $cell } in one step.
magia-no-swap = Only two apprentices in different cells can be swapped.
magia-no-other-master = It must be another master at this table.
magia-no-finished-master = { $seat } has finished their order: no crystal comes or goes there any more.
magia-no-no-crystal = There is no { $crystal } crystal in { $seat }’s reserve.
    .seat = There is no { $crystal } crystal in your reserve.

magia-won-points = Most points win.
magia-won-matching = Equal points: most crystals that match the order win.
magia-won-shared = Equal points and equally many matching crystals: the victory is shared.
magia-row-spells = Points for spells of the mission
magia-row-order = Points for finishing the order
magia-row-right = Points for crystals that match the order
magia-row-wrong = Points for other crystals
magia-row-ender = Points for ending the game
magia-row-total = Points in all
magia-row-matching = Tie-break: number of matching crystals

magia-board-apprentice = Apprentice
magia-board-spell = Spell
magia-board-place = Cell
magia-board-passed = passed
magia-board-complete = complete
magia-board-master = Master
magia-board-cards = Cards
magia-board-reserve = Reserve
magia-board-order = Order
magia-board-mission = Mission
magia-board-finished = finished
magia-board-hidden = ?
magia-board-deck = Deck: { $deck } · Discards (top card on the right): { $discard }
magia-board-known = Cards that you know: { $cards }
magia-board-card = { $colour }{ $symbol }
magia-board-known-card = { $card } ({ $holders })
magia-board-lacks = { $most ->
    [one] { $seat } has at most 1 card of these colours: { $colours }
   *[other] { $seat } has at most { $most } cards of these colours: { $colours }
}
magia-board-legend = Crystals: o air, ~ water, ^ fire. Cells: ' owl, - ermine, , dragon. Apprentices R K Y G B N, examiner X, + several. # portal. Rows A-I from north to south, counted from the west.
magia-board-letters = RKYGBNX
magia-printed-card = A { $card }. { $ability }
magia-printed-symbol = A { $card }. { $ability } { $more }
magia-printed-mission = Mission: apprentices { $apprentices }; corners 1 to 4: { $corners }.
magia-printed-cell = At { $cell }, { $kind }.
magia-printed-portal = At { $cell }, { $kind }. { $ability }

magia-fact-crystals = Crystals: { $air } white, { $water } blue and { $fire } red.
magia-fact-lookouts = Lookouts, clockwise from the north-west: { $colours }.
magia-fact-cards = Movement cards, { $colour }: { $plain } without a symbol, { $step } with a step, { $crystal } with a crystal, { $turn } with a second turn and { $swap } with a swap.
magia-fact-spells = Spells (white-blue-red): { $cards }.
magia-fact-orders = Orders (white-blue-red, and their number): { $cards }.

# On top of the file that an owner starts from.
magia-start =
    board: the lookouts, clockwise from the north-west.
    cards: how many movement cards there are of each colour and symbol; eleven a colour.
    spells: white, blue and red crystals; six in all.
    orders: white, blue and red crystals, five in all, and their number from 1 to 4.
    missions: the two apprentices, and those at the corners 1 to 4.
    These cards have no names.
magia-edition-words = { $file }, line { $line }: “{ $field }” must have each of these words, and no other: { $allowed }.
magia-edition-sum = { $file }, line { $line }: this makes { $found }, and it must make { $wanted }.
magia-edition-swap = { $file }, line { $line }: every colour has exactly one swap card, and at least one without a symbol.
magia-edition-number = { $file }, line { $line }: an order has three amounts and a number from 1 to 4.
magia-edition-double = { $file }, line { $line }: two cards of “{ $field }” are the same.
magia-edition-mixture = { $file }, line { $line }: it takes three amounts that make { $wanted }.

## On the page.

magia-web-goal = Complete the spells of your mission and gather your order: most points win.
magia-web-tower = The tower, seen from above
magia-hears-rows = { $turned ->
    [true] Rows A to I slope down to the right, each numbered from its left; E, in the middle, is the longest.
   *[other] Rows A to I from top to bottom, each numbered from left to right; E, in the middle, is the longest.
}
magia-web-nobody = Nobody stands there: choose a cell with an apprentice or the examiner.
magia-hears-spell = { $count } of 6
magia-hears-crystals = Crystals left in the tower: { $count }.
magia-hears-reach = You can go to
magia-hears-portal = portal
magia-hears-card = { $card }: a step to the { $compass } for any apprentice, or one anywhere for { $colour_title }
magia-hears-cards = { $cards ->
    [0] without a card
    [one] 1 card
   *[other] { $cards } cards
}
magia-compass-n = north
magia-compass-ne = north-east
magia-compass-e = east
magia-compass-se = south-east
magia-compass-s = south
magia-compass-sw = south-west
magia-compass-w = west
magia-compass-nw = north-west
magia-web-cell = { $crystal ->
    [none] { $cell }, { $kind }, no crystal
   *[other] { $cell }, { $kind }, { $crystal } crystal
}
magia-web-kind-white = white (owl)
magia-web-kind-grey = grey (ermine)
magia-web-kind-black = black (dragon)
magia-web-passed = Passed
magia-web-figure = { $figure_role ->
    [examiner] The examiner
   *[apprentice] The { $figure } apprentice
}
magia-web-loose = A { $crystal } crystal goes back to the tower
magia-web-deck = { $count ->
    [one] Deck: 1 card
   *[other] Deck: { $count } cards
}
magia-web-discard = { $count ->
    [one] Discards: only a { $card }
   *[other] Discards: { $count } cards; on top, a { $card }
}
magia-web-discard-second = Discards, second from the top: a { $card }
magia-web-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
magia-web-reserve = Reserve of crystals
magia-web-mission = Mission: these apprentices must complete their spells
magia-web-order = Master’s order
magia-web-order-done = Master’s order finished
magia-web-move-colour = Moves the { $colour } apprentice one cell in any direction…
magia-web-move-way = …or any apprentice one cell towards the { $colour } lookout.
magia-web-crystal = { $crystal_short }
magia-web-here = Here: { $figures }
magia-web-one-step = One step
magia-web-used = Used: number { $number }
magia-web-deed-way = Move to { $cell }
magia-web-deed-declare = { $figure_role ->
    [examiner] Move the examiner
   *[apprentice] Move { $figure_title }
}
magia-web-deed-take = Take { $crystal_short } from { $apprentice_title }
magia-web-deed-examiner = Examiner to { $cell }
magia-web-deed-return = { $apprentice_title } loses { $crystal_short }
magia-web-deed-grant = Give { $crystal_short } to { $apprentice_title }
magia-web-deed-steal = Steal { $crystal_short } from { $seat }
magia-web-deed-give = Give { $crystal_short } to { $seat }
magia-web-mission-title = Mission
magia-web-order-title = Order
magia-web-only-you = only you see it
magia-web-sealed = Sealed to the end
magia-web-per-spell = { $points } points for each complete spell
magia-web-order-state = Master’s order: { $right } of 5
magia-web-order-worth = +{ $points } if exact; now { $now ->
    [one] 1 point
   *[other] { $now } points
}.
magia-web-order-lacks = Lacks { $crystals }.
magia-web-done = finished
magia-web-stray = { $count ->
    [one] 1 too many
   *[other] { $count } too many
}
magia-web-order-done-short = order
magia-web-order-open = order open
magia-web-reserve-short = Reserve
magia-web-points-now = { $points ->
    [one] If it ended now: 1 point
   *[other] If it ended now: { $points } points
}
magia-web-grounds = Where it stands gives
magia-web-owl = white owl:
magia-web-ermine = grey ermine:
magia-web-dragon = black dragon:
magia-web-ground-white = two cards of the deck
magia-web-ground-grey = the two top discards
magia-web-ground-black = another’s card
magia-web-sheet-who = { $cell }: whom do you mean?
magia-web-sheet-cell = Straight to { $cell }
magia-web-sheet-other = Another cell
magia-web-sheet-down = See the table
magia-web-sheet-up = Choose
magia-web-yours = your mission
magia-web-cells-now = { $count ->
    [0] no cell now
    [one] 1 cell now
   *[other] { $count } cells now
}
magia-web-deal-take = From { $apprentice_title }, one of these:
magia-web-deal-return = { $apprentice_title } loses one of these:
magia-web-deal-grant = { $apprentice_title } gets one of your reserve:
magia-web-deal-steal = Steal from { $seat }:
magia-web-deal-give = Give to { $seat }:
