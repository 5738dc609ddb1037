## Lessons: what the coach says in all games, and what is wrong with a request.

lesson-more = Right. { $count ->
    [one] One more.
   *[other] { $count } more.
}
lesson-number = { $number }
lesson-thing = { $thing }
lesson-seat = { $seat }
lesson-thing-of = { $seat }: { $thing }
lesson-nothing = { "" }
lesson-not-that =
    Not that.
    { $task }
lesson-instead =
    Allowed, but look what it does.
    { $what } { $more } What is wanted here: { $task }
lesson-later =
    That would be allowed.
    It is not what this lesson is about. { $task }
lesson-unknown = { $game } has no lesson “{ $lesson }”; it has { $known }.
lesson-over = This lesson is over; there is nothing left to choose.
lesson-no-answer = “{ $answer }” is not one of the answers. What answers is: { $known_apart }.
lesson-answered = That was picked already.
lesson-not-right = “{ $choice }” is not right in that place, so the lesson cannot go on from it.

rules-ours = our ruling

coach-first = { $rule } *Here:* { $here } { $more }
coach-same =
    Wait a breath.
    { $what } Is there a better way to do that? Another one would win about { $lost } games more in 100.
coach-other =
    Wait a breath.
    { $what } Have you thought of something else? It would win about { $lost } games more in 100.
table-no-coach = The coach only helps where everybody else is a bot.

cli-learn-choose = Number or words (show: I do it for you; ? for help)
cli-learn-help = Type a number or the words of a choice; a wrong one is explained and taken back. “show” does the right thing, “quit” leaves.
cli-learn-done = Done. You can now { $can }.
cli-learn-left = See you soon; a lesson has no score.
cli-learn-none = There are no lessons for this game.
cli-learn-rulebook = from the rulebook
cli-learn-how = Play one by its number or name: grimorio learn { $game } 1
