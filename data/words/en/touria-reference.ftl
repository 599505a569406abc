# Touria — what can be looked up: kinds, things that have no words elsewhere, worked examples.

touria-kind-item = Magical items
touria-kind-place = Places
touria-kind-mine = Mines
touria-kind-tower = Towers
touria-kind-gem = Gems
touria-kind-order = Orders of the trader
touria-kind-person = Behind the doors
touria-kind-thing = Hearts, coins and the rest

touria-lookup-when-entry = When: on entering the castle.
touria-lookup-when-action = When: while you use the place in your turn.
touria-lookup-when-copied_action = When: while you copy.
touria-lookup-when-doors = When: in the castle, before you open a door.
touria-lookup-when-route = When: on your way.
touria-lookup-when-own_free = When: in a quiet moment of your turn (at its start, on arrival, after the action or at the end).
touria-lookup-when-copied = When: whenever you could use the item that it copies, in your own turn.
touria-lookup-when-end = When: at the end of your turn.
touria-lookup-when-copy = When: to copy somebody else’s action.
touria-lookup-when-start = When: at the start of your turn, instead of choosing a tower.
touria-lookup-when-double = When: after the action, to do it again.

touria-lookup-wizard = Pay 1 coin and fly to any place, the tournament too. You pass no mine. It is an action of the towers, not a place on the board.
touria-lookup-bridge = A space on the way between dragon and sword master. Nothing happens here. Leaving the tournament for it costs no step.
touria-lookup-castle = At the start of your turn you may enter with { $target } hearts, { $target } coins and no black gem; in the shorter game with { $short } of each. You pay them, and from then on you open doors.
touria-lookup-mine = It holds up to two gems. Whenever the heroes enter it you must take one; of two coloured gems you choose. An empty mine is filled again when you leave it.
touria-lookup-mine-black = If a black gem lies there, you take everything. Two black gems never lie in the same mine.
touria-lookup-tower = At the start it shows { $north } to the north, { $east } to the east, { $south } to the south and { $west } to the west.
touria-lookup-tower-turns = You may use the side that faces you. A tower that is chosen turns a quarter, and a sword turns it, too.
touria-lookup-gem-name = { $gem-title } gem
touria-lookup-gem-regular = There are { $count }. The trader and the goldsmith want it, and so does the dragon when the die shows its colour.
touria-lookup-gem-black = There are { $count }. As long as you have one, the castle stays closed to you. The fountain fairy and the frog put it out of the game, the dragon takes it when the die shows black.
touria-lookup-gem-purple = There are { $count }. Give it after an action to do the same once more. The trader does not want it; the goldsmith does.
touria-lookup-order-name =
    { $coins ->
        [one] Order: { $gems } (1 coin)
       *[other] Order: { $gems } ({ $coins } coins)
    }
touria-lookup-order =
    { $coins ->
        [one] Give the trader exactly these gems and take 1 coin. The order then goes under its stack.
       *[other] Give the trader exactly these gems and take { $coins } coins. The order then goes under its stack.
    }
touria-lookup-siblings = Open their door, and you win the game at once.
touria-lookup-dweller =
    Expects a gift: { $gift ->
        [elixir] an elixir
        [sword] a sword
        [item] a magical item of your choice
        [coin] a coin
        [yellow] a yellow gem
        [green] a green gem
        [red] a red gem
       *[blue] a blue gem
    }. If you can give it, you must, and you may open another door. If not, your turn ends, and you owe nothing later.

touria-lookup-heart-name = Heart
touria-lookup-heart = You need hearts to enter the castle. The dragon, the goldsmith and the tournament give them. The bank has { $count }; if it runs out, nobody gets any.
touria-lookup-coin-name = Coin
touria-lookup-coin = You need coins to enter the castle, for long ways and for the wizard. You begin with { $coins }. In all they are worth { $count }.
touria-lookup-sword-name = Sword
touria-lookup-sword = At the start of your turn a sword turns any tower. It also rolls the dragon’s die again, and at the tournament it buys a heart or coins. There are { $count }.
touria-lookup-elixir-name = Elixir
touria-lookup-elixir = Give it to the active player, and do the same action with your own things. Everybody starts with one.
touria-lookup-die-name = Colour die
touria-lookup-die = One face for each colour, black and purple too. It is rolled against the dragon. In between it lies at the goldsmith and says which three gems bring one heart more.
touria-lookup-steps-name = Steps
touria-lookup-steps = { $free } steps are free, each further one costs a coin. You may use each road only once in a turn.
touria-lookup-copying-name = Copying
touria-lookup-copying = After the action everybody else may do the same, for an elixir or with the flagon. A copy is never doubled. Nobody sees who has answered.
touria-lookup-doubling-name = Doing it twice
touria-lookup-doubling = After the action you may do the same once more, for a purple gem or with the bird. Only once in a turn, and not in a copy.
touria-lookup-doors-name = Doors
touria-lookup-doors = There are { $count } doors in the castle. In each of your turns there you open at least one. Doors that are open stay open.
touria-lookup-bonus-name = Gift for the road
touria-lookup-bonus = Everybody but the start player begins with a gift of their choice: a gem that isn’t purple, a coin or a sword.
touria-lookup-screen-name = Screen
touria-lookup-screen = What you own lies behind your screen, and even the amount stays hidden. The screen is lifted when you enter the castle.
touria-lookup-pass-name = Passing a turn
touria-lookup-pass = Only if none of your four actions is possible: then you turn a tower, and it’s the next player’s turn.
touria-lookup-sudden-marriage-name = Sudden marriage
touria-lookup-sudden-marriage = A table option: there are no doors. If you meet the castle’s conditions, you win at once, even when copying.

## Worked examples; the numbers are those of the rules page

touria-example-1 = Three players: the one to the right of the start player chooses first and takes a blue gem, the next takes a coin. The start player gets nothing.
touria-example-3 = You choose the north-west tower for the forest fairy. It turns a quarter, and from where you sit it now shows the sword master.
touria-example-5 = You have 2 swords and want the wizard. One sword turns a tower until it shows him to you; then you choose it as usual.
touria-example-7 = You go 6 steps. Without the boots that costs 3 coins, with them nothing.
touria-example-8 = From the tournament by bridge, dragon and fountain fairy to the forest fairy: the way to the bridge counts nothing, so it is 3 steps and free.
touria-example-9 = The heroes stand at the goldsmith, and a tower shows him to you. You stay, give two red gems and win a heart.
touria-example-10 = Goldsmith, south mine, south-east mine, goldsmith: 3 steps, free, past two mines. Going to a mine and back on the same road is not allowed.
touria-example-11 = A mine is filled, and two black gems are drawn. They are put aside, and black and red are drawn: those go into the mine, the first two back into the bag.
touria-example-12 = The die shows blue. Three blue gems bring 3 hearts, three green ones 2. Two of a colour bring 1 heart, a single gem a coin.
touria-example-13 = You give red, green and yellow for 6 coins. Then you give a purple gem and fulfil a second order, even the one that has just come up.
touria-example-14 = You roll red, have no red gem and give a sword. You roll purple and give another. You roll black and give a black gem: a heart for you.
touria-example-15 = Somebody takes 2 swords. You give them your elixir and take 2 swords as well. With the flagon you would keep the elixir.
touria-example-16 = Somebody copies the dragon and rolls red. From now on three red gems bring 3 hearts at the goldsmith.
touria-example-17 = You draw three black gems. You draw on, one at a time, until a coloured one comes, and keep it. The black ones go back.
touria-example-18 = You pay 1 coin and fly to the tournament. With the helmet you give one sword for a heart and one for 3 coins.
touria-example-19 = You have two blue gems and a green one. You paint the green one blue and give three blue gems.
touria-example-20 = A way of 8 steps: the boots make 3 more free, then the mirror copies the boots and makes another 3 free. It costs nothing.
touria-example-21 = The item pile is empty. You put the chest down and take the broom; then the used items are shuffled, and one fills the gap.
touria-example-22 = You pass a mine with black and yellow. With the lantern the black gem goes back to the bag, and you take only the yellow one.
touria-example-23 = The knapsack brings you black and red from a mine. Then the frog puts the black one out of the game.
touria-example-24 = East mine, jump to the south-west mine, thieves’ den: 3 steps, free. Both mines are passed.
touria-example-25 = You have 6 hearts and the rose: you enter. You open the bursar’s door and give a coin, then the lady’s maid’s and give a yellow gem. The herbalist wants an elixir; you have none, and your turn ends.
touria-example-26 = You have 6 hearts, 7 coins and one black gem, and copy the dragon. You roll black, give the gem and win a heart: you win at once.
touria-example-27 = You end your turn and use the hourglass. You play another whole turn, with the towers as they stand now.
touria-example-28 = Both places that you see are 4 steps away and you have no coin, no sword and no item. You turn a tower, and it’s the next player’s turn.
