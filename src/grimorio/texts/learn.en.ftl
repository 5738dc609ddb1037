## Learning: the pages around lessons, the coach, the rules panel. Travels when one of them opens.

learn-title = Learn by playing
learn-hint = A minute a lesson, on the real board. Nothing is scored, and any order will do.
learn-subtitle = Learn by playing · { $minutes } min
learn-all-games = All games
learn-goal = The goal.
learn-progress = { $done } of { $count }
learn-learnt = Learnt
learn-done = done
learn-begin = Begin
learn-rulebooks-example = rulebook’s example
learn-from-rulebook = From the rulebook
learn-example = An example of the rulebook
learn-lesson-of = Lesson { $number } of { $count }
learn-step-of = Step { $step } of { $count }

learn-show-me = Show me
learn-take-back = Take it back
learn-try-again = Try again
learn-read-rule = Read the rule
learn-do-it = Let me do it
learn-next = Next
learn-no-answer = That is not one of the answers. What answers is: { $known_apart }.
learn-picked = right, chosen already
learn-no-score = Nothing is lost: a lesson has no score.
learn-look-on = Look at the table, then go on.
learn-well-done = Well done.
learn-can = Now you can { $what }.
learn-all-lessons = All lessons
learn-next-lesson = Next: { $title }
learn-all-done = You have learnt them all

learn-finished = You know { $game }.
learn-finished-count = { $count ->
    [one] One lesson
   *[other] { $count } lessons
}. You can:
learn-first-game = Your first game, with a coach
learn-first-short = Two novices · open any time
learn-first-long = Now a whole game, and I stay beside you. I speak before your move if it would hurt, never for you. Turn me off whenever you like.
learn-first-game-go = First game with the coach
learn-without-coach = Without the coach
learn-again = Play a lesson again
learn-forget = Forget my progress
learn-forget-hint = All lessons count as not played then. Sure?
learn-forget-yes = Yes, forget it

learn-try-it = Try it
learn-search = Search the rules
learn-search-cards = Search the cards
learn-found = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
}
learn-also = also found for: { $words }
learn-turn = Your turn at a glance
learn-here = you are here
learn-detail = In detail
learn-cards = All cards, and where they are known from
learn-print = One sheet to print
learn-jump-goal = Goal
learn-jump-turn = The turn
learn-jump-all = All sections
learn-back = Back
learn-send-anyway = Do it anyway
learn-go-on = Go on
learn-let-me-look = Let me look
learn-coach = Coach
learn-coach-on = Coach on
learn-coach-off = Coach off
learn-turning = The turning point
learn-turning-see = See it in the replay
