# Touria — what can be looked up: kinds, things that have no words elsewhere, worked examples.

touria-kind-item = Magical items
touria-kind-place = Places
touria-kind-mine = Mines
touria-kind-tower = Towers
touria-kind-gem = Gems
touria-kind-order = The Trader’s orders
touria-kind-person = Behind the doors
touria-kind-thing = Hearts, coins and the rest

touria-lookup-when-entry = Use it when you enter the castle.
touria-lookup-when-action = Use it at a place on your turn.
touria-lookup-when-copied_action = Use it while you copy.
touria-lookup-when-doors = Use it in the castle before you open a door.
touria-lookup-when-route = Use it on your way.
touria-lookup-when-own_free = Use it on your turn: at its start, on arrival, after the action or at the end.
touria-lookup-when-copied = Use it on your turn, whenever you could use the item it copies.
touria-lookup-when-end = Use it at the end of your turn.
touria-lookup-when-copy = Use it to copy someone else’s action.
touria-lookup-when-start = Use it at the start of your turn, instead of choosing a tower.
touria-lookup-when-double = Use it after the action to do it again.

touria-lookup-wizard = Pay 1 coin and fly to any place, even the Tournament. You pass no mines. The Wizard is only on the towers, not on the board.
touria-lookup-bridge = A space between the Dragon and the Sword Master. Nothing happens here. The step here from the Tournament doesn’t count.
touria-lookup-castle = At the start of your turn, you can enter with { $target } hearts, { $target } coins and no black gem ({ $short } of each in the shorter game). You pay them, and from then on you open doors.
touria-lookup-mine = A mine holds up to two gems. When the heroes come through, you must take one, and you choose if they differ. An empty mine is filled again when you leave it.
touria-lookup-mine-black = If one of them is black, you take both. There are never two black gems in one mine.
touria-lookup-tower = At the start it shows { $north } to the north, { $east } to the east, { $south } to the south and { $west } to the west.
touria-lookup-tower-turns = You can use the side that faces you. A tower makes a quarter turn when it’s chosen or when you spend a sword on it.
touria-lookup-gem-name = { $gem-title } gem
touria-lookup-gem-regular = There are { $count }. The Trader and the Goldsmith take it, and so does the Dragon when the die shows its color.
touria-lookup-gem-black = There are { $count }. As long as you have one, you can’t enter the castle. The Fountain Fairy and the Frog remove one from the game, and the Dragon takes one when the die shows black.
touria-lookup-gem-purple = There are { $count }. Spend it after an action to do that action again. The Goldsmith takes it, too, but the Trader doesn’t.
touria-lookup-order-name =
    { $coins ->
        [one] Order: { $gems } (1 coin)
       *[other] Order: { $gems } ({ $coins } coins)
    }
touria-lookup-order =
    { $coins ->
        [one] Give the Trader exactly these gems and take 1 coin. The order then goes under its stack.
       *[other] Give the Trader exactly these gems and take { $coins } coins. The order then goes under its stack.
    }
touria-lookup-siblings = Open their door, and you win the game at once.
touria-lookup-dweller =
    Expects { $gift ->
        [elixir] an elixir
        [sword] a sword
        [item] any magical item
        [coin] a coin
        [yellow] a yellow gem
        [green] a green gem
        [red] a red gem
       *[blue] a blue gem
    } from you. If you have it, you must give it, and you may open another door. If not, your turn ends, and you owe nothing later.

touria-lookup-heart-name = Heart
touria-lookup-heart = You need hearts to enter the castle. The Dragon, the Goldsmith and the Tournament give them. The bank has { $count }. Once they’re gone, nobody gets any.
touria-lookup-coin-name = Coin
touria-lookup-coin = You need coins to enter the castle, for long routes and for the Wizard. You start with { $coins }. In all, there are coins worth { $count }.
touria-lookup-sword-name = Sword
touria-lookup-sword = At the start of your turn, a sword turns any tower. It also rolls the Dragon’s die again, and at the Tournament it buys a heart or coins. There are { $count }.
touria-lookup-elixir-name = Elixir
touria-lookup-elixir = Give it to the player whose turn it is to do the same action yourself. Everyone starts with one.
touria-lookup-die-name = Color die
touria-lookup-die = It has one side for each color, black and purple too. You roll it against the Dragon. Until the next roll, three gems of its color are worth one more heart at the Goldsmith.
touria-lookup-steps-name = Steps
touria-lookup-steps = { $free } steps are free, and each further one costs a coin. You can use each road only once a turn.
touria-lookup-copying-name = Copying
touria-lookup-copying = After the action, everyone else can do the same with their own things, for an elixir or with the Flagon. A copy can’t be done twice. Nobody sees who has answered.
touria-lookup-doubling-name = Doing it twice
touria-lookup-doubling = After the action, you can do it once more for a purple gem or with the Bird. You can do this once a turn, but not when you copy.
touria-lookup-doors-name = Doors
touria-lookup-doors = There are { $count } doors in the castle. On each of your turns there, you open at least one. Open doors stay open.
touria-lookup-bonus-name = Bonus
touria-lookup-bonus = Everyone but the start player begins with a bonus of their choice: a coin, a sword or a gem that isn’t purple.
touria-lookup-screen-name = Screen
touria-lookup-screen = What you have is hidden behind your screen, even how much it is. You lift the screen when you enter the castle.
touria-lookup-pass-name = Passing a turn
touria-lookup-pass = You can pass only if you can’t reach any of your four actions. You turn a tower, and it’s the next player’s turn.
touria-lookup-sudden-marriage-name = Sudden marriage
touria-lookup-sudden-marriage = This table option leaves out the doors. As soon as you have what the castle needs, you win, even by copying.

## Worked examples; the numbers are those of the rules page

touria-example-1 = There are three players. The one to the right of the start player chooses first and takes a blue gem, then the next takes a coin. The start player gets nothing.
touria-example-3 = You choose the north-west tower for the Forest Fairy. It makes a quarter turn, and now it shows you the Sword Master.
touria-example-5 = You have 2 swords and want the Wizard. One sword turns a tower so it shows you the Wizard. Then you choose that tower as usual.
touria-example-7 = You go 6 steps. Without the Boots that costs 3 coins, with them nothing.
touria-example-8 = You go from the Tournament to the Forest Fairy by the Bridge, the Dragon and the Fountain Fairy. The step to the Bridge doesn’t count, so it’s 3 steps and free.
touria-example-9 = The heroes are at the Goldsmith, and a tower shows you the Goldsmith. You stay, give two red gems and win a heart.
touria-example-10 = You walk from the Goldsmith through the South Mine and the South-east Mine back to the Goldsmith: 3 steps, free. You couldn’t walk to a mine and straight back on the same road.
touria-example-11 = A mine is filled, and you draw two black gems. You set them aside and draw a black one and a red one. Those go into the mine, and the first two go back in the bag.
touria-example-12 = The die shows blue. Three blue gems are worth 3 hearts, three green ones only 2. Two of a color are worth 1 heart, a single gem a coin.
touria-example-13 = You give red, green and yellow for 6 coins. Then you spend a purple gem and fill a second order. It can even be the one that was just turned up.
touria-example-14 = You roll red, have no red gem and spend a sword. You roll purple and spend another. You roll black and give a black gem, so you win a heart.
touria-example-15 = Someone takes 2 swords. You give them your elixir and take 2 swords, too. With the Flagon, you’d keep the elixir.
touria-example-16 = Someone copies the Dragon and rolls red. From now on, three red gems are worth 3 hearts at the Goldsmith.
touria-example-17 = You draw three black gems. Keep drawing one at a time until you get a colored one, and keep that. The black ones go back.
touria-example-18 = You pay 1 coin and fly to the Tournament. With the Helmet, you trade one sword for a heart and one for 3 coins.
touria-example-19 = You have two blue gems and a green one. You paint the green one blue and give three blue gems.
touria-example-20 = You go 8 steps. The Boots make 3 more steps free, then the Mirror copies the Boots and makes another 3 free. It costs nothing.
touria-example-21 = The item pile is empty. You use the Chest and take the Broom. Then the used items are shuffled, and one of them fills the gap.
touria-example-22 = You pass a mine with a black and a yellow gem. With the Lantern, the black one goes back to the bag, and you take only the yellow one.
touria-example-23 = The Knapsack gets you a black and a red gem from a mine. Then the Frog removes the black one from the game.
touria-example-24 = You jump from the East Mine to the South-west Mine and go on to the Thieves’ Den: 3 steps, free. You pass both mines.
touria-example-25 = You enter with 6 hearts and the Rose. You give the bursar a coin, then the lady’s maid a yellow gem. At the third door, the herbalist wants an elixir. You have none, so your turn ends.
touria-example-26 = You have 6 hearts, 7 coins and one black gem, and you copy the Dragon. You roll black, give the gem and win a heart. That wins the game at once.
touria-example-27 = You end your turn and use the Hourglass. You play another whole turn, with the towers as they are now.
touria-example-28 = All you see is 4 steps away or costs a coin, and you have no coin, no sword and no item. You turn a tower, and it’s the next player’s turn.
