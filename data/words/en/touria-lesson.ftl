# The lesson of Touria: what each step says. data/touria/lesson.toml has its moves.

touria-lesson-aim = **You all lead the same band of heroes around one island.** To enter the castle you need 7 hearts, 7 coins and no black gem. So far you have 3 coins. The plan: pick up gems on the way, and trade them for hearts and coins. Press **Next**.

touria-lesson-tower = **Start your turn with a tower.** There are four towers in the corners, and each shows you one place to go. The Goldsmith turns gems into hearts and coins, and you’ll find gems on the way there. Press **Goldsmith · south-east tower**.
touria-lesson-tower-done = **Off you go!** The tower has turned. Next time it shows you the Thieves’ Den.
touria-lesson-tower-wrong = That works too, but it brings no heart this turn. Press **Goldsmith · south-east tower**.

touria-lesson-way = **Pick a route past mines, because that’s where the gems are.** Three steps are free, and each further one costs a coin. You’ll want two gems of one color, so press **3 steps, free: green, green · route 2**.
touria-lesson-way-done = **Two green gems, and they cost you nothing.** You’re at the Goldsmith.
touria-lesson-way-wrong = You could, but it doesn’t bring two gems of one color for free. Press **3 steps, free: green, green · route 2**.
touria-lesson-way-wrong-black = Careful: that route brings a black gem, and nobody enters the castle with one. Press **3 steps, free: green, green · route 2**.
touria-lesson-way-wrong-stepwise = Later you can plan a route space by space. For now, press **3 steps, free: green, green · route 2**.

touria-lesson-act = **Now trade.** One gem buys a coin, but two alike buy a heart, and hearts are harder to get. Press **2 green for a heart**.
touria-lesson-act-done = **Your first heart!** Six more to go.
touria-lesson-act-wrong-coin = A coin is fine, but you’d break up your pair. Press **2 green for a heart**.
touria-lesson-act-wrong-skip = You came all this way! Press **2 green for a heart**.
touria-lesson-act-wrong = Press **2 green for a heart**.

touria-lesson-done = **That’s your turn.** Now the others may copy you: they’d trade their own gems at the Goldsmith, too. For that they’d have to give you an elixir. Press **Done: end my turn**.
touria-lesson-done-done = **Heron is next.** Heron had no gems to trade, so nobody copied you.
touria-lesson-done-wrong = Press **Done: end my turn**.
touria-lesson-done-wrong-linger = You only need that to use an item after the others have copied you, and you have no item. Press **Done: end my turn**.

touria-lesson-copy = **Now you can copy Heron.** Heron went to the Forest Fairy and took an item. Give Heron your elixir, and you take an item there, too, although it isn’t your turn. The Hourglass is a strong one: it gives you two turns in a row. Press **Give an elixir, take the Hourglass**.
touria-lesson-copy-done = **The Hourglass is yours.** Use it when one turn isn’t enough.
touria-lesson-copy-wrong = Then you’d get nothing from Heron’s turn, and an item is worth your elixir. Press **Give an elixir, take the Hourglass**.
touria-lesson-copy-wrong-elixir = That works, too: you’d choose the item next. It’s quicker to name it now. Press **Give an elixir, take the Hourglass**.
touria-lesson-copy-wrong-paintbrush = The Paintbrush is handy, too. But two turns in a row can win the race to the castle. Press **Give an elixir, take the Hourglass**.

touria-lesson-castle = **That’s the plan: collect, trade and copy until you have 7 hearts, 7 coins and no black gem.** Then enter the castle and open one of nine doors each turn. Princess Tara and Prince Talan are behind one of them. Behind the others, someone wants a gift.
touria-lesson-end = **Open the right door first, and you win.** The Dragon, the Goldsmith and the Tournament give hearts, and the Trader gives coins. The Fountain Fairy takes a black gem off your hands.

# What is lit up in the pictures, for those who can’t see them.

touria-mark-chest = what you have
touria-mark-choices = your choices
touria-mark-goal = what you still need for the castle
touria-mark-island = the island
