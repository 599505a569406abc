# The chapters of `/rules` for Touria, in the order one learns.

touria-rules-1 =
    ### One band of heroes
    Everybody at the table leads **the same band of heroes** through Touria. Collect **7 hearts and 7 coins**, get rid of every **black gem**, and enter the castle. Princess Tara and Prince Talan wait behind one of its nine doors: open it, and you win.

    Your screen hides what you own, even how much.

    ### Your turn
    1. Four towers stand in the corners. You may use **the side of each tower that faces you**.
    2. Choose one. It **turns a quarter** counter-clockwise, so everybody sees something new there.
    3. **Lead the heroes** to the place it showed. 3 steps are free, each further one costs 1 coin. No road twice in a turn.
    4. In every **mine** on the way you must take a gem. If a black one lies there, take everything.
    5. **Use the place** once if you like. A purple gem or the bird lets you use it a second time.
    6. Then **the others may copy** you: for an elixir, which goes to you.

    Before you choose, each **sword** turns a tower of your choice. If you cannot go anywhere, turn a tower and pass.

touria-rules-2 =
    ### The places
    • **Sword master**: take 2 swords.
    • **Trader**: fulfil one open order, gems for coins.
    • **Forest fairy**: take one of two magical items.
    • **Fountain fairy**: one of your black gems leaves the game.
    • **Thieves’ den**: draw 3 gems in secret, keep one.
    • **Dragon**: roll the die. Give a gem of that colour (black too!) and win a heart, or roll again for a sword.
    • **Goldsmith**: 1 gem for a coin, 2 equal ones for a heart, 3 equal ones for 2 hearts, or for 3 in the colour that the die shows. No black gems.
    • **Wizard**: pay 1 coin and fly to any place. No mines on the way.
    • **Tournament**, reached only by flying: a sword for a heart or for 3 coins.

    ### Mines
    Each holds up to two gems, never two black ones. Of two coloured gems you take one. An empty mine is filled again when you leave it.

    If the bank runs out of something, nobody gets any.

touria-rules-3 =
    ### Copying
    After the action I ask everybody else at once. Answers are carried out clockwise, one after another; if less is left than when you answered, I ask you again before you pay. To copy, you give the active player an elixir, or use the flagon, and do the same with your own things. A copy is never doubled. Nobody sees who has answered. You can choose beforehand to be asked always, never, or at some places, or answer for one turn in advance.

    ### Items
    Each works once and then lies on the pile of used items. In a quiet moment of your turn you may use **frog**, **knapsack**, **chest** and **crystal ball**. On the way help **boots**, **compass** and **lantern**. The **broom** flies instead of a tower. **Paintbrush**, **scale** and **helmet** help at a place, also when you copy. The **bird** doubles, the **hourglass** gives another turn, the **rose** counts as a heart at the castle. The **mirror** copies the item on top of the pile, in your own turn only, never rose or flagon.

touria-rules-4 =
    ### The castle
    At the start of your turn, with 7 hearts, 7 coins and no black gem, you may **enter**. Your screen is lifted and you pay the hearts and coins. From then on you open doors in your turns, at least one each.

    Most doors hide somebody who expects a gift: the herbalist an elixir, the court marshal a sword, the court jester an item, the bursar a coin, the lady’s maid a yellow gem, the cupbearer a green one, the bard a red one, the guard a blue one. If you can give it, you must, and may open another door. If not, your turn ends and you owe nothing. Doors that are open stay open.

    ### Table options
    • **Length**: 5 hearts and 5 coins for a first game. **Sudden marriage**: no doors; if you meet the castle’s conditions, you win at once, even when copying. The others settle which way towers turn, whether entering is paid or compulsory, how dragon, helmet and lantern work, whether the bank can run out, what all may see, how long the game may last and how long the table waits for copies.

touria-rules-5 =
    ### Before the first turn
    Chance decides who sits at which side of the board and who starts. Towers, mines, doors, items and orders are shuffled, and everybody gets 3 coins and 1 elixir. Then all but the start player choose a bonus, the player to their right first: a gem in a colour they name, a coin or a sword.

    ### Who sees what
    What’s behind your screen is yours alone, even how much it is, until you enter the castle. Towers, mines, open orders, the items on display, open doors and everything done at the table are public. A crystal ball shows a door to you only, and a thief’s gem stays secret.

    ### Fine points
    • With a coin you’re never stuck: no shortest way costs more than 1. Without one you may have to pass, and then a tower turns all the same.
    • If only boots or the compass let you pay for the way, you must use them when you choose that tower.
    • You may cross the courtyard with black gems; only entering is forbidden.
    • The wizard needs exactly the coin that you have left; the broom needs none.
    • Only what you own when you enter counts.
    • With a round limit, crests in the chapel are compared first, then hearts and coins, then black gems, then doors.

    ### How games go
    In games that computers played, two players needed about 16 rounds, three about 14, four about 13. The first band entered the castle two rounds before the end. Planning paid: a player who thinks a turn ahead beat one who doesn’t in 94 of 100 games.
