# The lesson of Saga: what each step says. data/saga/lesson.toml has its moves.

saga-lesson-aim = **You are Fairies, and you all spin the life of one Hero.** Whatever happens to Ivanhoe counts for everyone. But each of you has a secret Objective. Yours is the **Great Lover**: Wealth 4, Courage 4 and 2 Love stories. Ivanhoe has just passed his trial, so the Adventures can begin. Press **Next**.

saga-lesson-adventure = **Play an Adventure that carries the story on.** Ivanhoe is a Journey, so the next card must be able to follow a Journey. Of your cards only **Isolde** is. It’s a Love story, and it brings Courage and Wealth: just what your Objective wants. Press **Isolde**.
saga-lesson-adventure-done = **The challenge is on.** The die plus the Hero’s Courage must beat 4.
saga-lesson-adventure-wrong = You won’t need that today. Press **Isolde**.
saga-lesson-adventure-wrong-end = You play at most one Adventure a turn, so don’t let it pass. Press **Isolde**.
saga-lesson-adventure-wrong-retrieve = That brings back a discarded Adventure and costs you cards. You have a good one already: press **Isolde**.

saga-lesson-blade = **Help before the die is rolled.** Courage is 1, so you need a 4 or more: 50%. Interferences change that, and everyone may play them. The **Fairy Blade** takes 3 off the Difficulty. Play it.
saga-lesson-blade-done = **Now any roll will do**, unless somebody interferes.
saga-lesson-blade-wrong = Keep that for later. Play the **Fairy Blade**.
saga-lesson-blade-wrong-star = The Star takes off 2 and helps in every Test. The Fairy Blade takes off 3, but only where Might or Courage counts, so use it here. Play the **Fairy Blade**.
saga-lesson-blade-wrong-cunning = Wisdom is 1, just like Courage, which changes nothing. Play the **Fairy Blade**.
saga-lesson-blade-wrong-pass = Not yet: you can make this safe first. Play the **Fairy Blade**.

saga-lesson-talisman = **Heron has other plans.** The Mist adds 2 to the Difficulty, and a Talisman cancels your Fairy Blade: now only a 6 helps. But you hold a **Talisman**, too. Play it on **Heron’s Talisman**, and your Fairy Blade counts again.
saga-lesson-talisman-done = **Cancelled!** Your Fairy Blade is back: a 3 or more is enough.
saga-lesson-talisman-wrong = That isn’t enough. Play your **Talisman** on **Heron’s Talisman**.
saga-lesson-talisman-wrong-mist = Without the Mist you’d need a 4. Play it on **Heron’s Talisman** instead, and a 3 is enough.
saga-lesson-talisman-wrong-pass = Then only a 6 helps. Play your **Talisman** on **Heron’s Talisman**.

saga-lesson-roll = **Enough cards: let the die roll.** It’s rolled once everyone has passed, and Heron has. Press **Pass for this whole challenge**.
saga-lesson-roll-done = **A 4! Isolde is won.** 4 + 1 beats 3; without your cards it would have been 5 against 6. Courage and Wealth are 2 now.
saga-lesson-roll-wrong = Press **Pass for this whole challenge**.
saga-lesson-roll-wrong-once = That’s right, too, but after the roll you’d be asked once more. Press **Pass for this whole challenge**.
saga-lesson-roll-wrong-keep = 67% is good. Keep that card and press **Pass for this whole challenge**.

saga-lesson-turn = **Wealth 2, Courage 2, one Love story.** Your Objective shows what’s missing. You’ve played your Adventure, so press **End my turn**.
saga-lesson-turn-done = **It’s Heron’s turn.** In Heron’s challenges you may interfere, just as Heron did in yours.
saga-lesson-turn-wrong = Press **End my turn**.
saga-lesson-turn-wrong-retrieve = That would cost more than it brings. Press **End my turn**.

saga-lesson-end = **As soon as everything on your Objective is reached, you win**, on anyone’s turn. Failed Adventures stay in the story, too, but they cost the Hero something. So help what suits you, spoil what doesn’t, and don’t show too early what you’re after.

# What is lit up in the pictures, for those who can’t see them.

saga-mark-cards = your cards
saga-mark-challenge = how the challenge stands
saga-mark-characteristics = the Hero’s characteristics
saga-mark-objective = your Objective
