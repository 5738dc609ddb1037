cronicas-title = Crónicas
cronicas-pitch = Win the allies that the chronicle wants, and none that are evil.

cronicas-power = power
cronicas-wisdom = wisdom
cronicas-love = love
cronicas-card = { $character } ({ $suit } { $strength })

cronicas-character-power-1 = Usurper
cronicas-character-power-2 = Prince
cronicas-character-power-3 = Royal Guard
cronicas-character-power-4 = Savage
cronicas-character-power-5 = Assassin
cronicas-character-power-6 = Squire
cronicas-character-power-7 = Mercenary
cronicas-character-power-8 = Knight
cronicas-character-power-9 = General
cronicas-character-power-10 = Hero
cronicas-character-wisdom-1 = Necromancer
cronicas-character-wisdom-2 = Queen
cronicas-character-wisdom-3 = Merchant
cronicas-character-wisdom-4 = Fortune-teller
cronicas-character-wisdom-5 = Sorcerer
cronicas-character-wisdom-6 = Librarian
cronicas-character-wisdom-7 = Hermit
cronicas-character-wisdom-8 = Professor
cronicas-character-wisdom-9 = Magus
cronicas-character-wisdom-10 = Archmage
cronicas-character-love-1 = Temptress
cronicas-character-love-2 = Princess
cronicas-character-love-3 = Maiden
cronicas-character-love-4 = Courtesan
cronicas-character-love-5 = Thief
cronicas-character-love-6 = Nurse
cronicas-character-love-7 = Dancer
cronicas-character-love-8 = Cleric
cronicas-character-love-9 = Minstrel
cronicas-character-love-10 = Saint
cronicas-character-king = King
cronicas-character-demon = Demon
cronicas-character-dragon = Dragon
cronicas-character-sage = Sage
cronicas-character-fool = Fool
cronicas-character-angel = Angel
cronicas-king = { cronicas-character-king }
cronicas-demon = { cronicas-character-demon }
cronicas-dragon = { cronicas-character-dragon }
cronicas-sage = { cronicas-character-sage }
cronicas-fool = { cronicas-character-fool }
cronicas-angel = { cronicas-character-angel }

cronicas-ability-none = No ability.
cronicas-ability-evil = Evil ally: whoever has one at the end of the round is left out when fame is given.
cronicas-ability-triple = Counts as three allies of its suit at the end of the round.
cronicas-ability-invert = When the encounter ends, the lowest strength wins instead of the highest.
cronicas-ability-take = On play: choose an opponent’s ally and take it.
cronicas-ability-end = On play: the encounter ends at once and is decided as it stands.
cronicas-ability-recall = On play: take one of your own allies back into your hand.
cronicas-ability-return = On play: return another card of this encounter to its player’s hand.
cronicas-ability-discard = On play: choose an opponent’s ally and discard it.
cronicas-ability-dismiss = On play: discard one of your own allies.
cronicas-ability-steadfast = Steadfast: no ability moves it while it is face up or an ally. Face down it is a card like any other.
cronicas-ability-king = When the encounter ends, beats every strength.
cronicas-ability-demon = Evil ally. When the encounter ends, beats the King and every strength.
cronicas-ability-dragon = When the encounter ends, beats everything; its player takes the Dragon and a face-up 10, and the other cards are discarded.
cronicas-ability-sage = On play: choose an opponent’s ally and take it. Never wins an encounter.
cronicas-ability-fool = Never wins an encounter. At the end of the round its holder’s 2s count as one ally each.
cronicas-ability-angel = Never wins an encounter. At the end of the round its holder discards all of their evil allies.

cronicas-coronation = The coronation of a king
cronicas-conversation = Conversation with a dragon
cronicas-darkness = A time of darkness
cronicas-monsters = Monster attack
cronicas-revolt = The revolt
cronicas-reform = The reform
cronicas-library = The burning of the library
cronicas-wedding = The royal wedding
cronicas-heartbreak = The heartbreak
cronicas-alliance = The great alliance
cronicas-plague = The plague
cronicas-virtue = The age of virtue

cronicas-condition-two-more = Two more chronicles come into play.
cronicas-condition-two-last = The two chronicles played last are in force again.
cronicas-condition-most-evil = Evil allies leave nobody out. Fame for whoever has the most evil allies (at least one).
cronicas-condition-no-evil = Fame for everyone without evil allies.
cronicas-condition-most-power = Fame for whoever has the most power allies.
cronicas-condition-fewest-power = Fame for whoever has the fewest power allies.
cronicas-condition-most-wisdom = Fame for whoever has the most wisdom allies.
cronicas-condition-fewest-wisdom = Fame for whoever has the fewest wisdom allies.
cronicas-condition-most-love = Fame for whoever has the most love allies.
cronicas-condition-fewest-love = Fame for whoever has the fewest love allies.
cronicas-condition-most-allies = Fame for whoever has the most allies in all.
cronicas-condition-fewest-allies = Fame for whoever has the fewest allies in all.

cronicas-feat-sage = The sage
cronicas-feat-hero = The hero
cronicas-feat-demon-king = The demon king
cronicas-feat-fortune-teller = The fortune-teller
cronicas-feat-thief = The thief
cronicas-feat-queen = The queen
cronicas-feat-necromancer = The necromancer

cronicas-option-fame = Fame that ends the game
cronicas-option-two-chronicles = Two chronicles a round
cronicas-option-prolong = After a tie, play on until somebody leads alone

cronicas-prompt-play = Play a card to the encounter.
cronicas-prompt-take = Choose an opponent’s ally and take it.
cronicas-prompt-recall = Choose which of your allies to take back into your hand.
cronicas-prompt-return = Choose which card of the encounter returns to its player’s hand.
cronicas-prompt-discard = Choose an opponent’s ally and discard it.
cronicas-prompt-dismiss = Choose which of your allies to discard.
cronicas-prompt-over = The chronicle is written.

cronicas-action-play = Play { $card }
cronicas-action-hide = Play { $card } face down
cronicas-action-take = Take { $card }
cronicas-action-recall = Take { $card } back into your hand
cronicas-action-return = Return { $from_seat }’s card
cronicas-action-discard = Discard { $card }
cronicas-action-dismiss = Discard your { $card }

cronicas-log-round-began = Round { $round } begins.
cronicas-log-chronicle-turned = A chronicle is turned up: “{ $chronicle }”.
cronicas-log-chronicle-put-back = “{ $chronicle }” comes too early and goes back into the deck.
cronicas-log-chronicles-revived = In force again: { $chronicles }.
cronicas-log-chronicles-shuffled = { $count ->
    [one] The used chronicle makes a new deck.
   *[other] The { $count } used chronicles are shuffled into a new deck.
}
cronicas-log-card-removed = { $card } is turned up, and is out of this round.
cronicas-log-hand-dealt = { $count ->
    [one] { $seat } is dealt 1 card.
   *[other] { $seat } is dealt { $count } cards.
}
    .seat = { $count ->
        [one] You are dealt 1 card.
       *[other] You are dealt { $count } cards.
    }
cronicas-log-hand-dealt-seen = { $seat } is dealt { $cards }.
    .seat = You are dealt { $cards }.
cronicas-log-main-shown = { $seat } shows { $card }, the main card of “{ $chronicle }”.
    .seat = You show { $card }, the main card of “{ $chronicle }”.
cronicas-log-card-played = { $seat } plays { $card }.
    .seat = You play { $card }.
cronicas-log-card-hidden = { $seat } plays a card face down.
    .seat = You play a card face down.
cronicas-log-card-hidden-seen = { $seat } plays { $card } face down.
    .seat = You play { $card } face down.
cronicas-log-encounter-cut = { $card } ends the encounter at once.
cronicas-log-ally-taken = { $seat } takes { $card } from { $from_seat }.
    .seat = You take { $card } from { $from_seat }.
    .from_seat = { $seat } takes { $card } from you.
cronicas-log-ally-recalled = { $seat } takes { $card } back into their hand.
    .seat = You take { $card } back into your hand.
cronicas-log-card-returned = { $seat } returns { $card } to { $to_seat }’s hand.
    .seat = You return { $card } to { $to_seat }’s hand.
    .to_seat = { $seat } returns { $card } to your hand.
cronicas-log-hidden-returned = { $seat } returns the face-down card to { $to_seat }’s hand.
    .seat = You return the face-down card to { $to_seat }’s hand.
    .to_seat = { $seat } returns your face-down card to your hand.
cronicas-log-hidden-returned-seen = { $seat } returns { $card }, face down, to { $to_seat }’s hand.
    .seat = You return { $card }, face down, to { $to_seat }’s hand.
    .to_seat = { $seat } returns { $card }, face down, to your hand.
cronicas-log-ally-discarded = { $seat } discards { $card }, which was { $from_seat }’s ally.
    .seat = You discard { $card }, which was { $from_seat }’s ally.
    .from_seat = { $seat } discards { $card }, which was your ally.
cronicas-log-ally-dismissed = { $seat } discards { $card }, one of their own allies.
    .seat = You discard { $card }, one of your own allies.
cronicas-log-encounter-won = { $seat } wins the encounter: { $cards }.
    .seat = You win the encounter: { $cards }.
cronicas-log-cards-burnt = The Dragon discards { $cards }.
cronicas-log-hand-joined = { $seat } adds the cards left in hand to their allies: { $cards }.
    .seat = You add the cards left in your hand to your allies: { $cards }.
cronicas-log-evil-purged = Thanks to the Angel, { $seat } discards { $cards }.
    .seat = Thanks to the Angel, you discard { $cards }.
cronicas-log-evil-victory = Evil victory! { $seat } has all four evil allies and gains { $fame } fame; nobody else gains fame.
    .seat = Evil victory! You have all four evil allies and gain { $fame } fame; nobody else gains fame.
cronicas-log-seat-excluded = { $seat } has evil allies and is left out when fame is given.
    .seat = You have evil allies and are left out when fame is given.
cronicas-log-fame-gained = { $seat } gains fame for “{ $chronicle }”.
    .seat = You gain fame for “{ $chronicle }”.
cronicas-log-round-ended = Round { $round } ends.
cronicas-log-feat-earned = { $seat } earns an achievement: { $feat }.
    .seat = You earn an achievement: { $feat }.
cronicas-log-feat-happened = Achievement: { $feat }.

# In a recap: what somebody did, after their seal.
cronicas-short = { $character } { $strength }
cronicas-encounter = encounter { $number }
cronicas-won = { $count ->
    [one] 1 ally
   *[other] { $count } allies
}{ $evil ->
    [0] {""}
    [one] , one evil
   *[other] , { $evil } evil
}
cronicas-recap-card-played = { $first ->
    [1] led { $short }
   *[0] { $short }
}
cronicas-recap-card-hidden = a card face down (no { $suit })
cronicas-recap-encounter-cut = { $character } ended it
cronicas-recap-encounter-won = won { cronicas-won }
cronicas-recap-cards-burnt = the Dragon burnt { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cronicas-recap-ally-taken = took { $from_seat }’s { $character }
    .from_seat = took your { $character }
cronicas-recap-ally-discarded = discarded { $from_seat }’s { $character }
    .from_seat = discarded your { $character }
cronicas-recap-ally-recalled = took { $character } back into the hand
    .seat = took { $character } back into your hand
cronicas-recap-ally-dismissed = sent their own { $character } away
    .seat = sent your own { $character } away
cronicas-recap-card-returned = sent { $to_seat }’s { $character } back to the hand
    .to_seat = sent your { $character } back to your hand
cronicas-recap-hidden-returned = sent { $to_seat }’s face-down card back to the hand
    .to_seat = sent your face-down card back to your hand
cronicas-recap-main-shown = { $first ->
    [1] shows { $character }, leads
   *[0] shows { $character }
}
    .seat = { $first ->
        [1] show { $character }, lead
       *[0] show { $character }
    }
cronicas-recap-chronicle-turned = a new page: { $chronicle }
cronicas-recap-evil-purged = the Angel sends { $shorts } away
cronicas-recap-evil-victory = evil victory: +{ $fame } fame
cronicas-recap-seat-excluded = left out by evil allies
    .seat = left out by your evil allies
cronicas-recap-fame-gained = +1 fame for “{ $chronicle }”

cronicas-standing = { $seat }: fame { $fame } of { $goal }; { $now }
cronicas-standing-ended = { $seat }: fame { $fame } of { $goal } at the end
cronicas-standing-count = “{ $chronicle }” { $count }
cronicas-standing-gain = now +{ $gain } ({ $counts })
cronicas-standing-out = left out by { $cards } ({ $counts })
cronicas-standing-beaten = nothing, by an evil victory ({ $counts })
cronicas-standing-near = needs 1 more evil ally for evil victory; has { $cards } ({ $counts })
cronicas-standing-tyrant = evil victory: now +{ $gain }

# Before a choice is made: what it will do.
cronicas-change-you = you { $before } → { $after }
cronicas-change = { $seat } { $before } → { $after }
cronicas-preview-wins = Wins for now.
cronicas-preview-won = Wins it: { $count ->
    [one] 1 ally
   *[other] { $count } allies
} for you.
cronicas-preview-lost = { $seat } wins it with { $card }: { $count ->
    [one] 1 ally
   *[other] { $count } allies
}.
cronicas-preview-lost-bare = { $seat } wins it, who led: { $count ->
    [one] 1 ally
   *[other] { $count } allies
}.
cronicas-preview-burnt-won = Wins it: the Dragon burns { $burnt ->
    [one] 1 card
   *[other] { $burnt } cards
}.
cronicas-preview-burnt-lost = { $seat } wins it: the Dragon burns { $burnt ->
    [one] 1 card
   *[other] { $burnt } cards
}.
cronicas-preview-cut-won = Ends it now: you win { $count ->
    [one] 1 ally
   *[other] { $count } allies
}.
cronicas-preview-cut-lost = Ends it now: { $seat } wins { $count ->
    [one] 1 ally
   *[other] { $count } allies
} with { $card }.
cronicas-preview-cut-burnt-lost = Ends it now: { $seat }’s Dragon burns { $burnt ->
    [one] 1 card
   *[other] { $burnt } cards
}.
cronicas-preview-behind = Does not win: { $seat }’s { $character } is { $strength }.
cronicas-preview-behind-low = Does not win: the lowest wins, and { $seat }’s { $character } is { $strength }.
cronicas-preview-behind-wild = Does not win: { $seat }’s { $character } beats it.
cronicas-preview-behind-leader = Does not win: no card here can, so { $seat } wins, who leads.
cronicas-preview-inverts = Turns it round: { $card } would win.
cronicas-preview-choose-take = Takes an opponent’s ally: choose whom next, of { $count }.
cronicas-preview-choose-recall = Takes one of your allies back into your hand: choose which next, of { $count }.
cronicas-preview-choose-return = Returns a card of the encounter: choose which next, of { $count }.
cronicas-preview-choose-discard = Discards an opponent’s ally: choose whom next, of { $count }.
cronicas-preview-choose-dismiss = Discards one of your allies: choose whom next, of { $count }.
cronicas-preview-nothing-take = No opponent has an ally to take.
cronicas-preview-nothing-recall = You have no ally to take back.
cronicas-preview-nothing-return = There is no card to return.
cronicas-preview-nothing-discard = No opponent has an ally to discard.
cronicas-preview-nothing-dismiss = You have no ally to discard.
cronicas-preview-ally-taken = Takes { $card } from { $from_seat }.
cronicas-preview-ally-recalled = { $card } comes back into your hand.
cronicas-preview-ally-discarded = Discards { $from_seat }’s { $card }.
cronicas-preview-ally-dismissed = Discards your { $card }.
cronicas-preview-card-returned = { $card } goes back to { $to_seat }, who plays no more in this encounter.
cronicas-preview-hidden-returned = The face-down card goes back to { $to_seat }, who plays no more in this encounter.
cronicas-face-down = { $count ->
    [one] a card face down
   *[other] { $count } cards face down
}
cronicas-preview-gets = That would bring you { $cards }.
cronicas-preview-keeps = You would keep { $cards }.
cronicas-preview-burns = You would keep { $cards }; the Dragon burns { $burnt_cards }.
cronicas-preview-hides = Goes face down: you have no { $suit }. No strength, no ability.
cronicas-preview-hidden-now = The winner gets it as an ally of { $own }; now that is { $seat }.
cronicas-preview-hidden-then = { $seat } wins, and gets it as an ally of { $own }.
cronicas-preview-hidden-now-burnt = Now { $seat }’s Dragon would burn it.
cronicas-preview-hidden-then-burnt = { $seat }’s Dragon burns it.
cronicas-preview-counts = { $chronicle }: { $changes }; fame for { $seats }.
cronicas-preview-counts-nobody = { $chronicle }: { $changes }; fame for nobody.
cronicas-preview-pays = { $chronicle }: fame for { $seats }.
cronicas-preview-pays-nobody = { $chronicle }: fame for nobody.
cronicas-preview-unchanged = { $chronicle }: nothing changes; fame for { $seats }.
cronicas-preview-unchanged-nobody = { $chronicle }: nothing changes; fame for nobody.
cronicas-preview-out-you = Evil: you would be left out by { $cards }.
cronicas-preview-out = { $seat } would be left out by { $cards }.
cronicas-preview-in-you = You would be back in.
cronicas-preview-in = { $seat } would be back in.
cronicas-preview-tyrant-you = You would have all evil allies: evil victory.
cronicas-preview-tyrant = { $seat } would have all evil allies: evil victory.
cronicas-preview-near-you = You would need 1 more evil ally for evil victory.
cronicas-preview-near = { $seat } would need 1 more evil ally for evil victory.
cronicas-preview-perhaps-evil = { $seat }’s card may be evil: { $cards_or }.
cronicas-preview-round-ends = The round ends, and the cards in hands join the allies.
cronicas-preview-round-scored = The round ends: { $gain ->
    [0] you gain no fame
   *[other] you gain { $gain } fame
}.
cronicas-reason-wins = Wins { $count ->
    [one] 1 ally
   *[other] { $count } allies
}.
cronicas-reason-wins-fame = Wins { $count ->
    [one] 1 ally
   *[other] { $count } allies
}, and the fame for “{ $chronicle }” would be yours.
cronicas-reason-leads = Wins for now.
cronicas-reason-leads-fame = Wins for now, and would bring you the fame for “{ $chronicle }”.
cronicas-reason-loses = Does not win, so the cards go to { $seat } for now.
cronicas-reason-hides = Cannot win, so { $seat } gets it for now.
cronicas-reason-fame = You would gain fame for “{ $chronicle }”.
cronicas-reason-denies = { $seats } would not gain fame for “{ $chronicle }”.

cronicas-no-over = The game is over.
cronicas-no-turn = It is { $seat }’s turn.
cronicas-no-first-lead = { $seat } has the main card of “{ $chronicle }” and leads the first encounter.
cronicas-no-lead = { $seat } won the last encounter and leads this one.
cronicas-no-face-down = Face down, { $card } has no ability.
cronicas-no-play-again = A 7 returned your card: you do not play again in this encounter.
cronicas-no-card-yet = First choose what your card’s ability is used on.
cronicas-no-card = You do not have { $card } in your hand.
cronicas-no-hide-lead = No suit has been led yet: the card is played face up.
cronicas-no-hide-suit = You have { $suit } cards: play one face up.
cronicas-no-follow = You have { $suit } cards: play one of them, or a wild.
cronicas-no-face-up = You have no { $suit } card: a card of another suit is played face down.
cronicas-no-return-now = Only a 7 just played returns a card.
cronicas-no-return-itself = A 7 returns another card, not itself.
cronicas-no-return-nothing = That player has no card in the encounter.
cronicas-no-steadfast = { $card } is steadfast: no ability moves it.
cronicas-no-ability-now = No ability asks for that now.
cronicas-no-own-ally = { $card } is your own ally; choose an opponent’s.
cronicas-no-ally = { $card } is nobody’s ally.
cronicas-no-other-ally = { $card } is another player’s ally; choose one of your own.

cronicas-won-fame = Most fame wins: { $fame }.
cronicas-won-shared = Equal fame ({ $fame }): the victory is shared.
cronicas-won-evil = Evil victory: { $fame } fame.
cronicas-won-rounds = Fifty rounds have been played: most fame ({ $fame }) wins.
cronicas-row-round = Fame in round { $round }
cronicas-row-fame = Fame in all
cronicas-row-feat = Achievement (times): { $feat }

cronicas-board-round = Round { $round }, encounter { $encounter }
cronicas-board-main = main card: { $card }
cronicas-board-encounter = Encounter
cronicas-board-led = Suit to follow: { $suit }
cronicas-board-free = No suit to follow yet
cronicas-board-hidden = face down
cronicas-board-returned = returned
cronicas-board-winning = winning now
cronicas-board-player = Player
cronicas-board-fame = Fame
cronicas-board-cards = Cards
cronicas-board-allies = Allies
cronicas-board-known = Known
cronicas-board-holds = holds { $cards }
cronicas-board-lacks = no { $suits }
cronicas-board-discards = Discards ({ $count }), on top
cronicas-board-legend = P power, W wisdom, L love with their strength; wilds by name; ! evil.
cronicas-printed-character = { $card }. { $ability }
cronicas-printed-wild = { $card }, wild of rank { $rank }. { $ability }
cronicas-printed-chronicle = { $chronicle }. { $condition } Main card: { $card }.

# On top of the file that an owner starts from.
cronicas-start =
    Each strength exists once in power, wisdom and love; its three cards have the same ability.
    The names of the three go into names: take away the # of its line and leave those you like.
    A wild or a chronicle has its name in name, below its id, which stays.
    rank, that of a wild: it beats lower ranks and every strength; with 0 it never wins.
    main, the main card of a chronicle: power-1 to love-10, or a wild.
    source is that of the ability or condition; detail_source that of its details;
    main_source that of the main card; name_source that of the names that you do not type in.
cronicas-edition-duplicate = { $file }, line { $line }: { $thing } is there twice.
cronicas-edition-endless = { $file }, line { $line }: at most two strengths may recall or return cards, or a round might never end.
cronicas-edition-rank = { $file }, line { $line }: { $wild } has the rank { $value }, which another wild has already.
cronicas-edition-twice = { $file }, line { $line }: only one chronicle may have the condition “{ $value }”.
cronicas-edition-evil = { $file }, line { $line }: exactly one strength has the ability “evil”: its three cards and the Demon are the four evil ones of the rules.
cronicas-edition-chronicle = { $file }, line { $line }: there is no chronicle “{ $value }”; keep the id of the one that it replaces ({ $allowed_or }) and give it its title: name = "…".
cronicas-edition-main = { $file }, line { $line }: the main card “{ $value }” of { $chronicle } does not exist; write power-1 to love-10, or a wild.
cronicas-edition-count = { $file }, line { $line }: “{ $part }” has { $count } and needs { $wanted }.

## On the page.

cronicas-web-goal = Gain fame: the chronicle says which allies bring it. Evil ones mostly keep you out.
cronicas-web-score = { $score } fame
cronicas-web-fame = Fame { $fame } of { $goal }
cronicas-web-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
cronicas-web-evil = Evil ally
cronicas-web-allies = Allies
cronicas-web-known = Cards known to be in hand
cronicas-web-chronicles = Chronicles in force
cronicas-web-encounter = Encounter
cronicas-hears-chronicle = Chronicle: { $chronicle }. { $condition }
cronicas-hears-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $open ->
    [one] one can be played
   *[other] { $open } can be played
}
cronicas-hears-suit = suit { $suit }
cronicas-web-last = The last encounter went to { $name }
cronicas-web-last-you = You won the last encounter
cronicas-web-led = Suit: { $suit }
cronicas-web-leads = { $name } leads
cronicas-web-leads-you = You lead
cronicas-web-face-down = A card face down
cronicas-web-winning = winning now
cronicas-web-won = won
cronicas-web-main = Main card: { $card }
cronicas-when-round = Round { $round }
cronicas-web-out = out
cronicas-web-no-evil = no evil
cronicas-web-no-allies = no allies
cronicas-web-near = { $name } needs 1 more evil ally for evil victory
cronicas-web-near-you = You need 1 more evil ally for evil victory
cronicas-web-now = If the round ended now
cronicas-web-count = { $seat }: { $count }
    .seat = You: { $count }
cronicas-web-count-paid = { $seat }: { $count }, would gain fame
    .seat = You: { $count }, would gain fame
cronicas-web-count-out = { $seat }: { $count }, left out by evil allies
    .seat = You: { $count }, left out by your evil allies
cronicas-hears-scored = { $seat }: { $count }, 1 fame
    .seat = You: { $count }, 1 fame
cronicas-web-brought = brought by { $chronicle }
cronicas-web-your-card = your card
cronicas-web-next = next
cronicas-web-ask-lead = You lead: you can play any of your cards.
cronicas-web-ask-any = No suit has to be followed yet: you can play any of your cards.
cronicas-web-ask-follow = You have to follow suit: you can play { $count } of your { $all } cards.
cronicas-web-ask-down = You have no { $suit }: your cards go face down{ $count ->
    [0] .
    [one] , but for one that can go face up.
   *[other] , but for { $count } that can go face up.
}
cronicas-web-ask-wins = { $name } wins now, with { $card }.
cronicas-web-thrown = back
cronicas-web-back = back in hand
cronicas-web-would-win = would win
cronicas-web-goes-down = goes face down
cronicas-web-deed-play = Play { $card }, face up
cronicas-web-deed-hide = Play { $card } face down
cronicas-web-do-take = Take
cronicas-web-do-recall = Take back
cronicas-web-do-return = Return
cronicas-web-do-discard = Discard
cronicas-web-do-dismiss = Discard
cronicas-web-steadfast = Steadfast: no ability moves it.
cronicas-web-put-back = Put { $card } back
cronicas-web-see-table = See the table
cronicas-web-see-choices = See the choices
cronicas-web-discarded = Discards
cronicas-web-written = Round { $round } is written
cronicas-web-gained = { $fame ->
    [0] You gain no fame.
   *[other] You gain { $fame } fame.
}
cronicas-web-gained-out = You are left out by your evil allies, and gain no fame.
cronicas-web-angel = The Angel
cronicas-web-left-out = Left out
cronicas-web-left-out-by = { $seat }: { $cards }
cronicas-web-track = Fame: { $goal } to win
cronicas-web-coming = Round { $round } is next: a new page, a new hand.
cronicas-web-stay = Stay on this page
cronicas-web-continues = Continue by itself
