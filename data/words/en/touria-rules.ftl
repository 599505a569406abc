# The chapters of `/rules` for Touria, in the order one learns.

touria-rules-1 =
    ### One band of heroes
    Everyone at the table leads **the same band of heroes** through Touria. Collect **7 hearts and 7 coins**, get rid of every **black gem**, and enter the castle. Princess Tara and Prince Talan wait behind one of its nine doors: open it, and you win.

    Your screen hides what you own, even how much.

touria-rules-2 =
    ### Before the first turn
    1. Chance decides who sits at which side of the board and who goes first. Turns go clockwise.
    2. Mines, doors, items and orders are shuffled. Three orders and two items are face up, and the die is rolled.
    3. Everyone gets **3 coins and 1 elixir**.
    4. Everyone except the first player chooses a bonus, the player to their right first: a gem in a color they name, a coin or a sword. Purple gems can’t be named.

touria-rules-3 =
    ### Your turn
    1. There are four towers in the corners. You can use **the side of each tower that faces you**. Before you choose, each **sword** you pay turns any tower a quarter counter-clockwise.
    2. **Choose a tower**. It turns a quarter counter-clockwise, so everyone sees something new there. Your printed rules may say clockwise: *Towers turn*, among the options, decides.
    3. **Lead the heroes** to the place it showed. 3 steps are free, each further one costs 1 coin, which you pay before you go. No road twice in a turn.
    4. In every **mine** on the way you must take a gem.
    5. **Use the place** once if you like.
    6. Then **the others may copy** you.

    If you can’t reach any of your four places, turn a tower and pass. That’s the only way to skip a turn.

touria-rules-4 =
    ### The places
    • **{ touria-space-sword_master }**: take 2 swords.
    • **{ touria-space-trader }**: fill one of the three open orders: give gems, get coins. Two gems pay 3, three pay 6, four pay 8.
    • **{ touria-space-forest_fairy }**: take one of two magical items.
    • **{ touria-space-fountain_fairy }**: remove one of your black gems from the game.
    • **{ touria-space-thief }**: draw 3 gems in secret, keep one. All black? Keep drawing until one isn’t, and keep that.
    • **{ touria-space-dragon }**: roll the die. Give a gem of that color (black too!) and win a heart, or roll again for a sword.
    • **{ touria-space-goldsmith }**: 1 gem for a coin, 2 alike for a heart, 3 alike for 2 hearts, or for 3 in the color the die shows. No black gems.
    • **{ touria-space-wizard }**: pay 1 coin and fly to any place. No mines on the way.
    • **{ touria-space-tournament }**, reached only by flying: a sword for a heart or for 3 coins.

    If the bank runs out of something, you get only what’s left.

touria-rules-5 =
    ### Mines
    Each holds up to two gems, never two black ones. When the heroes pass:
    • **If a black gem is there**, take everything.
    • **Of two colored gems** you choose one; a single one you take.
    • Purple counts as a color of its own.

    A mine that’s empty when you leave it is filled again. One with a gem left isn’t.

touria-rules-6 =
    ### Doubling and copying
    { "" }**Doubling:** after the action, the player whose turn it is can give a purple gem or use the Bird, and do the same action a second time. Only once a turn.

    { "" }**Copying:** then everyone else can do the same action once, with their own things. Each gives **an elixir to the player whose turn it is**, or uses the Flagon. A copy is never doubled. If the action was skipped, nobody can copy it.

    Copies happen clockwise, one after another. What earlier ones changed stays changed: the die, the orders, the bank.

touria-rules-7 =
    ### The 16 items
    Each works once, then goes on top of the pile of used items. You can use several in one turn.

    { "" }**In a quiet moment of your turn**: at the start, on arrival, after the action or at the end
    • **{ touria-item-frog }**: { touria-effect-frog }
    • **{ touria-item-knapsack }**: { touria-effect-knapsack }
    • **{ touria-item-chest }**: { touria-effect-chest }
    • **{ touria-item-crystal_ball }**: { touria-effect-crystal_ball }

    { "" }**On the way**, when you say your route
    • **{ touria-item-boots }**: { touria-effect-boots }
    • **{ touria-item-compass }**: { touria-effect-compass }
    • **{ touria-item-lantern }**: { touria-effect-lantern }

    { "" }**Instead of a tower**
    • **{ touria-item-broom }**: { touria-effect-broom }

    { "" }**At a place**, also when you copy
    • **{ touria-item-paintbrush }**: { touria-effect-paintbrush }
    • **{ touria-item-scale }**: { touria-effect-scale }
    • **{ touria-item-helmet }**: { touria-effect-helmet }

    { "" }**After the action**
    • **{ touria-item-bird }**: { touria-effect-bird }
    • **{ touria-item-flagon }**, when someone else acts: { touria-effect-flagon }

    { "" }**At the end of your turn**
    • **{ touria-item-hourglass }**: { touria-effect-hourglass }

    { "" }**At the castle**
    • **{ touria-item-rose }**: { touria-effect-rose }

    { "" }**Whenever that item could be used, on your own turn**
    • **{ touria-item-mirror }**: { touria-effect-mirror } Never the Rose or the Flagon.

touria-rules-8 =
    ### The castle
    At the start of your turn, with 7 hearts, 7 coins and no black gem, you may **enter**. Your screen is lifted and you pay the hearts and coins. From then on you open doors on your turns, at least one each.

    Most doors hide someone who expects a gift: the herbalist an elixir, the court marshal a sword, the court jester an item, the bursar a coin, the lady’s maid a yellow gem, the cupbearer a green one, the bard a red one, the guard a blue one. If you can give it, you must, and may open another door. If not, your turn ends and you owe nothing. Doors that are open stay open.

    In the castle you use no towers and can’t copy. Of the items, only the Crystal Ball, the Chest, the Paintbrush, the Mirror and the Hourglass help there.

touria-rules-9 =
    ### Who sees what
    What’s behind your screen is yours alone, even how much it is, until you enter the castle. Towers, mines, open orders, the items on display, open doors and everything done at the table are public. The Crystal Ball shows doors to you only, and nobody learns which gem you keep at the Thieves’ Den.

touria-rules-10 =
    ### Answering from afar
    After the action I ask everyone else at once whether they copy, and keep their answers until it’s their turn. If less is left than when you answered, I ask you again before you pay. Nobody sees who has answered. You can choose beforehand to be asked always, never, or at some places, or answer for one turn in advance. Someone who doesn’t answer in time doesn’t copy.

touria-rules-11 =
    ### Table options
    • **Length**: 5 hearts and 5 coins for a first game.
    • **Sudden marriage**: no doors; if you meet the castle’s conditions, you win at once, even when copying.
    • The other options settle which way towers turn, whether you pay to enter or have to, how the Dragon, the Helmet and the Lantern work, whether the bank can run out, what everyone sees, how long the game may last and how long the table waits for copies.

touria-rules-12 =
    ### Fine points
    • With a coin you’re never stuck: no shortest route costs more than 1. Without one you may have to pass, and then a tower turns all the same.
    • If only the Boots or the Compass let you pay for the route, you must use them when you choose that tower.
    • You may cross the courtyard with black gems; only entering is forbidden.
    • Your last coin is enough for the Wizard; the Broom needs none.
    • Only what you own when you enter counts.
    • With a round limit, crests in the chapel are compared first, then hearts and coins, then black gems, then doors.

touria-rules-13 =
    ### How games go
    In games that computers played, two players needed about 16 rounds, three about 14, four about 13. The first player entered the castle two rounds before the end, and about five of the nine doors were opened. Planning paid: a player who thinks a turn ahead beat one who doesn’t in 94 of 100 games.
