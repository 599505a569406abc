# Lessons: what is the same in every game. What each step says is in the file of its game.

command-learn-name = learn
command-learn-description = Learn a game in three minutes, by playing it
lesson-shape-title = A lesson in { $game }
button-learn = First time?

lessons-title = Learn by playing
lessons-choose = Pick a game. A lesson takes about three minutes, and only you can see it.
lesson-title = { $game } · lesson, step { $step } of { $steps }
lesson-resumed = Welcome back! Here’s where you left off.
lesson-changed = Welcome back! This step has changed since you left, so take another look.
lesson-gone = Welcome back! This lesson has been updated, and the step you’d reached is gone. Carry on from here, or press **{ button-back }** to see what’s new.
lesson-sent = I’ve sent you this step as a direct message. You can carry on there or here.
lesson-left = Your place is saved. Come back any time with `/learn`.
lesson-finished-title = { $game } · you’re ready!
lesson-finished = Try a real game now: two gentle computer players will join you, and nobody is waiting for you.
lesson-finished-direct = Try a real game now: go to a channel of your server and use `/table new`. Computer players can take every empty seat.
lesson-table = Your game is ready at table { NUMBER($table, useGrouping: 0) }: { $link }
button-lesson-next = Next
button-lesson-again = Start again
button-lesson-leave = Leave
button-lesson-direct = Send it to my DMs
button-lesson-play = Play against Apprentices
button-lesson-others = Learn another game
button-lesson-resume = Continue the lesson
refused-no-lesson = There’s no lesson for that game yet. Try `/rules` instead.
