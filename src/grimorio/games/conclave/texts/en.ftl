conclave-title = Cónclave
conclave-pitch = Send emissaries, win followers, and let none of them regret it.

conclave-crow = Crow
conclave-gazelle = Gazelle
conclave-boar = Boar
conclave-beige = beige
conclave-blue = blue
conclave-purple = purple
conclave-orange = orange
conclave-red = red
conclave-green = green
conclave-magic-beige = earth magic
conclave-magic-blue = wind magic
conclave-magic-purple = mind magic
conclave-magic-orange = wisdom magic
conclave-magic-red = love and war magic
conclave-magic-green = nature magic
conclave-card = { $magic } { $influence } of the { $brotherhood }
    .article = the
conclave-the-card = { $card_article ->
    [the] the { $card }
   *[other] { $card }
}
conclave-card-at = { conclave-the-card } at { $cell }
conclave-ability = Convinces mages of its own magic or brotherhood in a line that adds up to 10 or more.
conclave-left = left deck
conclave-right = right deck
conclave-column = column
conclave-cell = { $cell }
conclave-row = row

conclave-option-removed = Cards removed (the more, the shorter the game)
conclave-option-corner = Starting corner
conclave-option-corner-north-west = north-west
conclave-option-corner-north-east = north-east
conclave-option-corner-south-east = south-east
conclave-option-corner-south-west = south-west

conclave-prompt-turn = Send an emissary to the conclave; before that, you may give one pile away.
conclave-prompt-send = Now send an emissary to the conclave.
conclave-prompt-draw = Draw a card from one of the decks; the conclave is refilled from the same deck.
conclave-prompt-over = The conclave is over.

conclave-action-give = Give your { $magic } pile to { $to_seat }
conclave-action-send = Send { conclave-the-card } to { $cell }
conclave-action-draw = Draw from the { $deck }

conclave-log-pile-given = { $seat } gives their { $magic } pile to { $to_seat }.
    .seat = You give your { $magic } pile to { $to_seat }.
    .to_seat = { $seat } gives you their { $magic } pile.
conclave-log-mage-sent = { $seat } sends { conclave-the-card } to { $cell }.
    .seat = You send { conclave-the-card } to { $cell }.
conclave-log-line-counted = The { $line } adds up to { $total }: { $seat } gains { $cards }.
    .seat = The { $line } adds up to { $total }: you gain { $cards }.
conclave-log-line-failed = The { $line } adds up to { $total }, and it takes 10.
conclave-log-line-unmoved = The { $line } adds up to { $total }, but nobody there shares the emissary’s magic or brotherhood.
conclave-log-magic-crisis = Magic crisis! { $seat } takes { $cards }.
    .seat = Magic crisis! You take { $cards }.
conclave-log-card-drawn = { $seat } draws a card from the { $deck }; its back is { $magic }.
    .seat = You draw a card from the { $deck }; its back is { $magic }.
conclave-log-card-drawn-seen = { $seat } draws { conclave-the-card } from the { $deck }.
    .seat = You draw { conclave-the-card } from the { $deck }.
conclave-log-conclave-refilled = The conclave is refilled: { $cards }.
conclave-log-end-began = Both decks are empty: everybody has one last turn, { $seat } the very last.
    .seat = Both decks are empty: everybody has one last turn, you the very last.
conclave-log-hand-joined = { $seat } adds the cards left in hand to their zone: { $cards }.
    .seat = You add the cards left in your hand to your zone: { $cards }.

# In a recap: what somebody did, after their seal.
conclave-mage = { $magic } { $influence }
conclave-recap-mage-sent = { $count ->
    [0] { $mage } → { $cell }, nobody
   *[other] { $mage } → { $cell }, won { $won }
}
conclave-recap-pile-given = gave { $to_seat } { $magic } { $total }
    .to_seat = gave you { $magic } { $total }
conclave-recap-card-drawn = drew a card ({ $magic })
conclave-recap-magic-crisis = crisis: took { $count }
conclave-recap-end-began = both decks empty: one last turn each

conclave-standing = { $seat }: resentment { $resentment }; controls { $magics }
conclave-standing-powerless = { $seat }: resentment { $resentment }; controls nothing: cannot win
conclave-standing-last = { $standing }; last turn to come

# Before a choice is made: what it will do.
conclave-change-you = you { $before } → { $after }
conclave-change = { $seat } { $before } → { $after }
conclave-line-column = Column { $place }
conclave-line-row = Row { $place }
conclave-refilled-cell = { $cell } { $magic }
conclave-preview-wins = You win { $mages }.
conclave-preview-nobody = Wins nobody.
conclave-preview-crisis = The conclave is full: you take { $count } mages.
conclave-preview-crown = You control { $magic }.
conclave-preview-crown-from = Control of { $magic } passes from { $seats } to you.
conclave-preview-crown-shared = You control { $magic } together with { $seats }.
conclave-preview-crown-alone = You control { $magic } alone: { $seats } no longer.
conclave-preview-crown-lost = You lose control of { $magic }.
conclave-preview-resentment = Resentment: { $changes }.
conclave-preview-line-counted = { $line } counts { $total } and moves { $count }.
conclave-preview-line-failed = { $line } counts { $total } and moves nobody: { $short ->
    [one] one short
   *[other] { $short } short
}.
conclave-preview-line-unmoved = { $line } counts { $total }, but nobody there shares the emissary’s magic or brotherhood.
conclave-preview-over = Then the game ends, and the cards in hands join the zones.
conclave-preview-gives = { $seat } gets { $magic } { $total }. Resentment: { $changes }.
conclave-preview-gives-only = { $seat } gets { $magic } { $total }; nobody’s resentment changes.
conclave-preview-controls = { $seat } will control { $magic }.
conclave-preview-against = { $holders } still at { $total } in { $magic }: it counts against { $seat }.
conclave-preview-powerless = You would control nothing, and could not win like that.
conclave-preview-draws = You draw a card whose back is { $magic }; the one under it is { $below }.
conclave-preview-draws-last = You draw a card whose back is { $magic }, the last of this deck.
conclave-preview-refills = The conclave is refilled: { $cells }.
conclave-preview-no-refill = Nothing is refilled.
conclave-preview-ends = Then both decks are empty: everybody has one last turn, you the very last.
conclave-reason-crown = Wins { $count ->
    [one] one mage
   *[other] { $count } mages
} and takes { $magic } from { $seats }.
conclave-reason-changes = Wins { $count ->
    [one] one mage
   *[other] { $count } mages
}; your resentment { $before } → { $after }.
conclave-reason-wins = Wins { $count ->
    [one] one mage
   *[other] { $count } mages
}, and your resentment stays at { $after }.
conclave-reason-nobody = Wins nobody, and your resentment stays at { $after }.
conclave-reason-give = Your resentment { $before } → { $after }.
conclave-reason-burden = { $seat }’s resentment { $before } → { $after }.
conclave-reason-neutral = Nobody’s resentment changes.
conclave-reason-draw = One more card for your hand: { $magic }.

conclave-no-over = The game is over.
conclave-no-turn = It is { $seat }’s turn.
conclave-no-second-gift = You have already given a pile away; one a turn is the limit.
conclave-no-late-gift = Giving comes before sending the emissary.
conclave-no-such-seat = Nobody sits there.
conclave-no-pile = You have no { $magic } pile to give away.
conclave-no-gift-to-self = A pile is always given to another player.
conclave-no-gift-there = { $seat } already has followers of { $magic } magic; only a player without any can receive them.
conclave-no-second-emissary = Your emissary has been sent; now draw a card.
conclave-no-card = You do not have { conclave-the-card } in your hand.
conclave-no-space = Space { $cell } is taken; an emissary goes to an empty space.
conclave-no-neighbour = Space { $cell } touches no mage; an emissary needs one beside it.
conclave-no-draw-yet = First send an emissary, then draw.
conclave-no-deck-empty = That deck is empty; draw from the other one.
conclave-no-draw-left = Both decks are empty: in the last turns nobody draws any more.

conclave-won-resentment = Least resentment wins.
conclave-won-followers = Equal resentment: most followers win.
conclave-won-shared = Equal resentment and equally many followers: the victory is shared.
conclave-row-magic = Influence in { $magic } magic
conclave-row-controlled = Number of magics controlled
conclave-row-resentment = Resentment
conclave-row-followers = Number of followers
conclave-row-eliminated = Without control
conclave-eliminated = eliminated
conclave-out-you = Out: you control no magic

conclave-board-decks = Decks (top card last)
conclave-board-zone = Zone
conclave-board-hand = Hand
conclave-board-legend = Colour of the magic, animal of the brotherhood, influence. * = controls that magic now.
conclave-printed-card = The { $card }: brotherhood of the { $brotherhood }, { $magic }, influence { $influence }. { conclave-ability }

conclave-fact-mages = Influences in { $magic } magic: Crow { $crow }; Gazelle { $gazelle }; Boar { $boar }.

# On top of the file that an owner starts from.
conclave-start =
    One line for each magic and brotherhood: the influences that it has, 1 to 5; twelve a magic.
    Names go to the end of the file, into [names]: crow = "…" or crow-blue-4 = "…".
    In [sources] stands where single cards come from: crow-blue-4 = "owner".
conclave-edition-duplicate = { $file }, line { $line }: { $card } is there twice.
conclave-edition-count = { $file }, line { $line }: { $magic } has { $count ->
    [one] 1 mage
   *[other] { $count } mages
} and needs { $wanted }.

## On the page.

conclave-web-deck = { $count ->
    [0] The { $deck } is empty
    [one] In the { $deck }, 1 card; its back is { $top }
   *[other] In the { $deck }, { $count } cards; the back of the top one is { $top }
}
conclave-web-empty = empty
conclave-web-grid = The conclave
conclave-hears-grid = { $count } mages in the conclave. Empty spaces: { $cells }.
conclave-hears-pile = { $magic } { $sum }{ $leads ->
    [yes] , controls it
   *[no] {""}
}
    .seat = { $magic } { $sum }{ $leads ->
        [yes] , you control it
       *[no] {""}
    }
conclave-hears-seat = resentment { $number }. { $count ->
    [0] No followers
   *[other] { $piles_apart }
}
conclave-hears-backs = Hand: { $magics }
conclave-web-cell = Space { $cell }, empty
conclave-pile-sum = Influence { $sum } in { $magic } magic, with { $count ->
    [one] 1 follower
   *[other] { $count } followers
}
conclave-web-pile = { conclave-pile-sum }{ $leads ->
    [yes] {""}; controls it now
   *[no] {""}
}
    .seat = { conclave-pile-sum }{ $leads ->
        [yes] {""}; you control it now
       *[no] {""}
    }
conclave-web-backs = Backs of the hand
conclave-web-influence = Influence { $influence }
conclave-web-resentment = Resentment { $number }
conclave-web-plate-resentment = Resentment
conclave-web-powerless = controls nothing: cannot win
    .seat = you control nothing: you cannot win
conclave-web-last-turn = last turn
conclave-web-no-followers = No followers yet.
conclave-web-loses = loses
conclave-web-goal = Least resentment wins. Control at least one magic.
conclave-web-score = resentment { $score }
conclave-web-at = { $cell }, { $card }
conclave-web-last-of = { $name }, { $seat }’s last
conclave-web-emptied = emptied by { $seat }
conclave-web-line-wins = wins { $count }
conclave-web-mages = { $count ->
    [one] mage
   *[other] mages
}
conclave-web-line-short = { $short ->
    [one] one short
   *[other] { $short } short
}
conclave-web-line-nobody = nobody alike
conclave-web-crisis = Magic crisis: you take { $count }
conclave-web-card-wins = { $count ->
    [0] { $total }, nobody
   *[other] { $total } wins { $count }
}
conclave-web-give = Give…
conclave-web-give-pile = Give a pile…
conclave-web-give-title = Give a pile, before you send?
conclave-web-give-how = One a turn, whole, to someone with none of that magic.
conclave-web-give-none = Give none
conclave-web-your-pile = your pile
conclave-web-has = has { $magic } { $sum }
conclave-web-lose-crown = you lose the crown
conclave-deed-send = Send { $mage } to { $cell }
conclave-deed-give = Give { $mage } to { $seat }
