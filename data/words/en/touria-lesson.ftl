# The lesson of Touria: what each step says. data/touria/lesson.toml has its moves.

touria-lesson-aim = **You all lead the same band of heroes around one island.** To enter the castle you need 7 hearts, 7 coins and no black gem. You have no heart yet, and 3 coins. Press **Next**.

touria-lesson-tower = **Start your turn with a tower.** Four towers stand in the corners, and each shows you one place to go. Follow the south-east one to the **Goldsmith**, who turns gems into hearts and coins. You have no gems yet, but you’ll pick some up on the way. The tower then turns and shows you something else.
touria-lesson-tower-done = **Off you go.** The tower has turned: next time it offers you the Thieves’ den.
touria-lesson-tower-wrong = That works too, but it brings no heart this turn. Press **Goldsmith**.

touria-lesson-way = **Pick the way, and take gems as you pass mines.** Three steps are free, every further one costs a coin. The Goldsmith gives a heart for two gems of one colour, so pick **3 steps, free: green, green**.
touria-lesson-way-done = **Two green gems, and it cost nothing.** You’ve arrived at the Goldsmith.
touria-lesson-way-wrong = You could, but it doesn’t bring two gems of the same colour for free. Pick **3 steps, free: green, green**.
touria-lesson-way-wrong-black = Careful: that way brings a black gem, and nobody enters the castle with one. Pick **3 steps, free: green, green**.
touria-lesson-way-wrong-stepwise = You can plan a way space by space later on. For now pick **3 steps, free: green, green**.

touria-lesson-act = **Now trade.** One gem is worth a coin, but a pair is worth a heart, and hearts are harder to get. Press **2 green: a heart**.
touria-lesson-act-done = **Your first heart!** Six more to go.
touria-lesson-act-wrong-coin = One green for a coin is fine, but you’d lose the pair. Press **2 green: a heart**.
touria-lesson-act-wrong-skip = You came all this way! Press **2 green: a heart**.
touria-lesson-act-wrong = Press **2 green: a heart**.

touria-lesson-done = **That’s your turn.** The others may now copy what you did: it costs an elixir, and the elixir goes to you. Press **Done: end my turn**.
touria-lesson-done-done = **Heron is next.** Heron had no gems for the Goldsmith, so nobody copied you.
touria-lesson-done-wrong = Press **Done: end my turn**.
touria-lesson-done-wrong-linger = You only need that to use an item after the others have copied, and you have no item. Press **Done: end my turn**.

touria-lesson-copy = **You can join in on other players’ turns.** Heron went to the Forest fairy and took an item. You have an elixir: give it to Heron, and you may take an item, too. Items bend the rules: the Hourglass gives you a second turn in a row, and the Paintbrush turns one gem into any regular colour. Press **Give an elixir, take: Hourglass**.
touria-lesson-copy-done = **The Hourglass is yours.** Use it when one turn isn’t enough.
touria-lesson-copy-wrong = Then you’d get nothing from Heron’s turn. An elixir is well spent on an item: press **Give an elixir, take: Hourglass**.
touria-lesson-copy-wrong-elixir = That works, too: you’d choose the item next. It’s quicker to name it now: press **Give an elixir, take: Hourglass**.
touria-lesson-copy-wrong-paintbrush = The Paintbrush is handy, too. This time take the **Hourglass**: two turns in a row can win a race to the castle.

touria-lesson-castle = **So you collect, trade and copy until you have 7 hearts, 7 coins and no black gem.** Then go into the castle and open one of nine doors each turn. Behind one of them wait Princess Tara and Prince Talan. Behind the others, people of the castle ask for a gift.
touria-lesson-end = **Open the right door first, and you win.** The Fountain fairy takes black gems off you. The Dragon and the Sword master lead to hearts, the Trader to coins.

# What is lit up in the pictures, for those who can’t see them.

touria-mark-chest = what you own
touria-mark-choices = your choices
touria-mark-goal = what you still need for the castle
touria-mark-island = the island
