# The lessons: docs/guides/lessons.md. The first line of what the coach says stands out.

cronicas-goal = Win encounters to gather the allies that each chronicle pays with fame. When somebody has 3 fame the game ends: most fame wins.
cronicas-glance-page = *The page*: a chronicle says which allies bring fame this round
cronicas-glance-play = *Play* a card: follow the suit, or a wild; if you cannot, another one face down
cronicas-glance-ability = *Ability*: what a card can do when it is played, it must do
cronicas-glance-encounter = *The encounter*: the strongest card takes all of them as allies, and leads next
cronicas-glance-round = *The round* ends when somebody has no cards left; hands join the allies
cronicas-glance-fame = *Fame* for who meets the chronicle, and none for who has an evil ally
cronicas-first-hidden = Face down it does nothing, but whoever wins keeps it as an ally.
cronicas-first-evil = { $dark ->
    [yes] This is an evil ally. In a time of darkness that leaves nobody out: whoever has most of them gains the fame.
   *[no] This is an evil ally: whoever has it at the end of the round gains no fame, unless it is all four.
}
cronicas-first-three = With a 3 lying open, the lowest strength wins when the encounter ends.
cronicas-first-five = A 5 ends the encounter at once: whoever has not played does not play any more.
cronicas-first-seven = A 7 returns another card of the encounter to its player, who does not play again.
cronicas-first-winner = When the encounter ends: Dragon before Demon, Demon before King, King before every strength.
cronicas-first-never = Sage, Fool and Angel never win an encounter; they matter at the end of the round.
cronicas-turning-won = { $what } From then on you were ahead of { $other }: { $more } to { $less } fame, and { $end_more } to { $end_less } at the end.
cronicas-turning-lost = { $what } From then on { $other } was ahead of you: { $more } to { $less } fame, and { $end_more } to { $end_less } at the end.

cronicas-lesson-the-encounter = The encounter
cronicas-lesson-the-encounter-can = win an encounter
cronicas-lesson-the-encounter-1 =
    Follow the suit.
    Everybody plays one card. The strongest takes all of them as allies. Ada led power, and { $best } is the best so far.
cronicas-lesson-the-encounter-1-task = Play a power card that wins.
cronicas-lesson-the-encounter-1-done =
    All three are your allies.
    { $strength } beats everything here: you get { $gets }, and you lead next.
cronicas-lesson-the-encounter-1-weak =
    Too weak.
    { $strength } loses to { $best }: { $winner } would take all { $count } cards.
cronicas-lesson-the-encounter-1-suit =
    Not now.
    Power was led, and you have power. Whoever has the suit follows it, or plays a wild.

cronicas-lesson-what-the-page-wants = What the page wants
cronicas-lesson-what-the-page-wants-can = read a chronicle
cronicas-lesson-what-the-page-wants-1 =
    Read the chronicle first.
    “{ $chronicle }”: this round the *fewest* power allies earn the fame. Winning is not always good.
cronicas-lesson-what-the-page-wants-1-task = Play the card that keeps power away from you.
cronicas-lesson-what-the-page-wants-1-done =
    Well lost.
    { $winner } has to take them, and the { $character } counts as three. You still have { $has } power.
cronicas-lesson-what-the-page-wants-1-wins =
    You would win.
    And with { $gets } you would have { $has } power allies. This page wants few.

cronicas-lesson-face-down = Face down
cronicas-lesson-face-down-can = get rid of a card
cronicas-lesson-face-down-1 =
    You have no love.
    Then play a wild open, or any other card face down. Down, it does nothing, but whoever wins gets it.
cronicas-lesson-face-down-1-task = Leave the winner a card that hurts.
cronicas-lesson-face-down-1-done =
    A poisoned present.
    { $winner } wins, and gets your { $character }: an evil ally.
cronicas-lesson-face-down-1-king =
    Allowed, and he wins.
    But love brings nothing here, and the Usurper stays in your hand.
cronicas-lesson-face-down-1-hermit =
    Keep him.
    The { $character } is { $suit }, which “{ $chronicle }” wants. { $winner } would get him.
cronicas-lesson-face-down-1-open =
    Not open.
    Love was led, and this is { $suit }. What does not follow lies face down.

cronicas-lesson-evil = Evil
cronicas-lesson-evil-can = beware of evil allies
cronicas-lesson-evil-1 =
    One evil ally, and the round forgets you.
    “{ $chronicle }” wants most wisdom. If the round ended now: who would gain the fame?
cronicas-lesson-evil-1-task = Choose who would gain the fame.
cronicas-lesson-evil-1-done =
    Ada, with { $counts }.
    You have more, but your Necromancer is evil.
cronicas-lesson-evil-1-you =
    Most wisdom, but …
    You have { $counts }. Your { $evil } is evil and leaves you out.
cronicas-lesson-evil-1-fewer =
    Too few.
    { $seat } has { $counts }. Somebody without evil allies has more.
cronicas-lesson-evil-2 =
    Now the Angel is with you.
    At the end of the round he sends all of your evil allies away, before anybody counts. Who gains it now?
cronicas-lesson-evil-2-task = Choose who would gain the fame with the Angel there.
cronicas-lesson-evil-2-done =
    You, with { $counts }.
    The Necromancer is gone before it counts.
cronicas-lesson-evil-2-angel =
    Not any more.
    The Angel sends the Necromancer away first, so you are counted: more than { $seat }’s { $counts }.
cronicas-lesson-evil-2-fewer =
    Too few.
    { $seat } has { $counts }, the least of all.

cronicas-lesson-the-seven = The seven
cronicas-lesson-the-seven-can = return a card with a 7
cronicas-lesson-the-seven-1 =
    The King beats every strength.
    But a 7 returns another card of the encounter to its player, who does not play again.
cronicas-lesson-the-seven-1-task = Play the card that can send the King home.
cronicas-lesson-the-seven-1-done =
    The { $character } is there.
    Now she must return one of the other cards.
cronicas-lesson-the-seven-1-king =
    The King is stronger.
    { $strength } loses to him: { $winner } would take everything.
cronicas-lesson-the-seven-2 =
    Who goes home?
    Her own card cannot go back. Whatever the returned card did on play stays done.
cronicas-lesson-the-seven-2-task = Return the card that beats you.
cronicas-lesson-the-seven-2-done =
    The King is gone.
    You win with { $winning } and get { $gets }.
cronicas-lesson-the-seven-2-stays =
    The King stays.
    And he beats every strength: { $winner } would win.

cronicas-lesson-the-three = The three
cronicas-lesson-the-three-can = turn the strengths over
cronicas-lesson-the-three-1 =
    A 3 turns everything over.
    When the encounter ends, the *weakest* card wins. { $best } is the strongest here.
cronicas-lesson-the-three-1-task = Win this encounter.
cronicas-lesson-the-three-1-done =
    Three is enough.
    The lowest strength wins now: { $gets } are yours.
cronicas-lesson-the-three-1-weak =
    Not like that.
    { $strength } loses to { $best }. { $winner } would win.

cronicas-lesson-wilds = Wilds
cronicas-lesson-wilds-can = rank the wilds
cronicas-lesson-wilds-1 =
    Dragon, Demon, King, then strengths.
    “{ $chronicle }” pays everybody without evil allies. The Archmage has set wisdom.
cronicas-lesson-wilds-1-task = Play so that the chronicle pays you.
cronicas-lesson-wilds-1-done =
    Clean hands.
    { $winner } wins with { $winning }. You have nothing evil.
cronicas-lesson-wilds-1-demon =
    He would win.
    The Demon beats the King, and he is evil: you would be left out.
cronicas-lesson-wilds-2 =
    Sage, Fool and Angel never win.
    The Sage was led, the Fool followed. If you play the Angel: who takes the three?
cronicas-lesson-wilds-2-task = Choose who would take these three cards.
cronicas-lesson-wilds-2-done =
    The leader.
    If nothing there can win, { $seat }, who led, takes them.
cronicas-lesson-wilds-2-never =
    Not { $seat }.
    None of the three wins, so the leader takes them.
cronicas-lesson-wilds-3 =
    See it happen.
    A wild may be played whenever you like.
cronicas-lesson-wilds-3-task = Play the Angel.
cronicas-lesson-wilds-3-done =
    As you said.
    { $winner } takes { $gets }.
cronicas-lesson-wilds-3-strength =
    That card has a strength.
    So it would win, against two that never do. Here you want to see the three alone.

cronicas-lesson-all-four-evil = All four evil
cronicas-lesson-all-four-evil-can = win with evil
cronicas-lesson-all-four-evil-1 =
    Three evil allies are a curse.
    Four are a crown: 2 fame, and none for the rest. The Temptress, the fourth, lies there, and this is the last encounter of the round.
cronicas-lesson-all-four-evil-1-task = Win this encounter.
cronicas-lesson-all-four-evil-1-done =
    The crown is yours.
    A 5 ends the encounter at once, and it is the strongest: you take { $gets }. All four evil: your fame goes from { $fame_3 } to { $then_3 }.
cronicas-lesson-all-four-evil-1-fool =
    He never wins.
    { $winner } would take the Temptress with { $winning }.
cronicas-lesson-all-four-evil-2 =
    Fame ends the game.
    It ends after the round in which somebody reaches *{ $enough } fame*; most fame wins. Ada has { $fame_1 }, Bruno { $fame_2 }, and you { $fame_3 }. Who has won?
cronicas-lesson-all-four-evil-2-task = Choose who has won.
cronicas-lesson-all-four-evil-2-answer-on = Nobody yet
cronicas-lesson-all-four-evil-2-done =
    You, with { $fame_3 } fame.
    A round is won by the page, the game by the laurels: { $enough } beside a name, and it is over.
cronicas-lesson-all-four-evil-2-first =
    Ada was ahead, not there.
    She has { $fame_1 }. All four evil allies gave you 2 at once, and nobody else any.
cronicas-lesson-all-four-evil-2-on =
    It is over.
    You have { $fame_3 } fame: no further round is played.

cronicas-lesson-example-three-returned = A 3 that goes home
cronicas-lesson-example-three-returned-can = undo a 3
cronicas-lesson-example-three-returned-1 =
    A 3 lies there.
    It works when the encounter ends, and not if a 7 has returned it.
cronicas-lesson-example-three-returned-1-task = Play the 7.
cronicas-lesson-example-three-returned-1-done =
    Now choose.
    One of the others goes home.
cronicas-lesson-example-three-returned-2 =
    Which one?
    With the 3 the weakest wins, without it the strongest.
cronicas-lesson-example-three-returned-2-task = Return the card that keeps you from winning.
cronicas-lesson-example-three-returned-2-done =
    The 3 has done nothing.
    The strongest wins again: { $winning }. You get { $gets }.
cronicas-lesson-example-three-returned-2-inverted =
    The 3 stays.
    Then the weakest wins, and that is { $winning }.

cronicas-lesson-example-fool-and-two = The Fool and a 2
cronicas-lesson-example-fool-and-two-can = count a 2 beside the Fool
cronicas-lesson-example-fool-and-two-1 =
    A 2 counts as three.
    But not for whoever has the Fool. “{ $chronicle }” wants most love: who would gain it?
cronicas-lesson-example-fool-and-two-1-task = Choose who would gain the fame.
cronicas-lesson-example-fool-and-two-1-done =
    { $seat }, with { $counts }.
    Your Princess counts only once beside the Fool.
cronicas-lesson-example-fool-and-two-1-fool =
    Not with the Fool.
    Beside him your Princess counts as one: you have { $counts }.
cronicas-lesson-example-fool-and-two-1-fewer =
    Too few.
    { $seat } has { $counts } in love.

cronicas-lesson-example-darkness = A time of darkness
cronicas-lesson-example-darkness-can = play in the dark
cronicas-lesson-example-darkness-1 =
    In the dark evil leaves nobody out.
    The most evil allies earn the fame. Who would gain it?
cronicas-lesson-example-darkness-1-task = Choose who has the most evil allies.
cronicas-lesson-example-darkness-1-done =
    You, with { $counts }.
    All four would be 2 fame, even now, and none for the rest.
cronicas-lesson-example-darkness-1-fewer =
    Not { $seat }.
    { $counts } evil there. Evil are the Demon and every 1.

cronicas-lesson-example-prolonged = A tie that goes on
cronicas-lesson-example-prolonged-can = overtake in a prolonged game
cronicas-lesson-example-prolonged-1 =
    Ada and Bruno are tied.
    You agreed to play on until somebody leads alone. You are one behind, and three evil allies are yours.
cronicas-lesson-example-prolonged-1-task = Win the game with this card.
cronicas-lesson-example-prolonged-1-done =
    2 fame at once.
    All four evil allies are yours: you pass both, and win alone.
cronicas-lesson-example-prolonged-1-fool =
    He never wins.
    { $winner } would take the Temptress, and you stay behind.
