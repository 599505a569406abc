# The lesson of Saga: what each step says. data/saga/lesson.toml has its moves.

saga-lesson-aim = **You’re all Fairies, and together you spin one Hero’s life.** Whatever happens to Ivanhoe counts for everyone. But each of you has a secret Objective. Yours is the **Great Lover**: Wealth 4, Courage 4 and two Love stories. Ivanhoe has just passed his trial, so the Adventures can begin. Press **Next**.

saga-lesson-adventure = **Play an Adventure that carries the story on.** Ivanhoe is a Journey, so the next card must be able to follow a Journey. Of your cards, only **Isolde** can. It’s a Love story, and it brings Courage and Wealth: just what your Objective needs. Press **Isolde · Love**.
saga-lesson-adventure-done = **The challenge is on.** The die plus the Hero’s Courage must beat 4.
saga-lesson-adventure-wrong = You won’t need that today. Press **Isolde · Love**.
saga-lesson-adventure-wrong-end = You can play one Adventure a turn, so don’t skip it. Press **Isolde · Love**.
saga-lesson-adventure-wrong-retrieve = That brings back a discarded Adventure but costs you cards. You already have a good one, so press **Isolde · Love**.

saga-lesson-blade = **Help before the die is rolled.** Courage is 1, so you need a 4 or more: 50%. Interferences change that, and everyone can play them. The **Fairy Blade** takes 3 off the Difficulty. Choose **Play Fairy Blade**.
saga-lesson-blade-done = **Now any roll will do**, unless someone interferes.
saga-lesson-blade-wrong = Keep that for later. Choose **Play Fairy Blade**.
saga-lesson-blade-wrong-star = The Star takes off 2 and works in every Test. The Fairy Blade takes off 3, but only if the Test uses Might or Courage. So use it here: choose **Play Fairy Blade**.
saga-lesson-blade-wrong-cunning = Wisdom is 1, just like Courage, and that changes nothing. Choose **Play Fairy Blade**.
saga-lesson-blade-wrong-pass = Not yet: you can make sure of it first. Choose **Play Fairy Blade**.

saga-lesson-talisman = **Heron has other plans.** The Mist adds 2 to the Difficulty, and a Talisman cancels your Fairy Blade. Now only a 6 helps. But you hold a **Talisman**, too. Play it on **Heron’s Talisman**, and your Fairy Blade counts again.
saga-lesson-talisman-done = **Canceled!** Your Fairy Blade is back, so a 3 or more is enough.
saga-lesson-talisman-wrong = That isn’t enough. Play your **Talisman** on **Heron’s Talisman**.
saga-lesson-talisman-wrong-mist = Without the Mist, you’d need a 4. Play it on **Heron’s Talisman** instead, and a 3 is enough.
saga-lesson-talisman-wrong-pass = Then only a 6 helps. Play your **Talisman** on **Heron’s Talisman**.

saga-lesson-roll = **That’s enough cards. Let the die roll.** It’s rolled once everyone has passed, and Heron has. Choose **Pass for this whole challenge**.
saga-lesson-roll-done = **A 4! Isolde is won.** 4 + 1 beats 3; without your cards, it would have been 5 against 6. Courage and Wealth are 2 now.
saga-lesson-roll-wrong = Choose **Pass for this whole challenge**.
saga-lesson-roll-wrong-once = That works, too, but I’d ask you once more after the roll. Choose **Pass for this whole challenge**.
saga-lesson-roll-wrong-keep = 67% is good. Keep that card and choose **Pass for this whole challenge**.

saga-lesson-turn = **Wealth 2, Courage 2, one Love story.** Your Objective shows what’s still missing. You’ve played your Adventure, so press **End my turn**.
saga-lesson-turn-done = **It’s Heron’s turn.** You can interfere in Heron’s challenges, just as Heron did in yours.
saga-lesson-turn-wrong = Press **End my turn**.
saga-lesson-turn-wrong-retrieve = That would cost you more than it brings. Press **End my turn**.

saga-lesson-end = **Once you reach everything on your Objective, you win**, even on someone else’s turn. Failed Adventures stay in the story, too, but they cost the Hero something. So help what suits you, spoil what doesn’t, and don’t show what you’re after too early.

# What is lit up in the pictures, for those who can’t see them.

saga-mark-cards = your cards
saga-mark-challenge = the challenge so far
saga-mark-characteristics = the Hero’s characteristics
saga-mark-objective = your Objective
