# The chapters of `/rules` for Abraca...what?, in the order one learns.

abraca-rules-1 =
    ### Spells you can’t see
    Every wizard has five spell stones. Everyone can read them **except their owner**. Work out what you have from the other players’ stones, and cast it before they cast theirs at you. Win rounds to score points: the first to **8 points** wins the game.

    There are 36 stones: one **1**, two **2**s, three **3**s … up to eight **8**s. High numbers are common and gentle; low ones are rare and strong.
abraca-rules-2 =
    ### Before each round
    1. All 36 stones are shuffled.
    2. Everyone gets **five stones**, their backs to them, and **6 lives**.
    3. With three players 6 stones are set aside face up, with two players 12. Nobody has those, so you can rule them out.
    4. Four **secret stones** are set aside face down. The rest is the pool.

    A random player goes first in the first round, unless the table chose a seat.
abraca-rules-3 =
    ### Your turn
    1. **Declare a number** from 1 to 8. You must try at least once.
    2. **If you have that stone**, it works: the stone goes to the board and its spell happens. You can go on with **the same or a higher number**, or end your turn.
    3. **If you don’t**, it fails: you lose 1 life (for a **1**, a roll of the die) and your turn ends.

    At the end of your turn, either way, you draw back up to five stones while the pool lasts. Then your **left** neighbor plays: left is the next player, right the one before you.

    If you have the same number twice, you use the older stone. When a number fails, everyone learns only that you don’t have it. Please give no hints!
abraca-rules-4 =
    ### The eight spells
    1 · **Ancient Dragon** (1 stone): roll the die; everyone else loses that many lives.
    2 · **Dark Wanderer** (2): everyone else loses 1 life and you gain 1.
    3 · **Sweet Dream** (3): roll the die; you gain that many lives.
    4 · **Night Singer** (4): take a secret stone that only you can look at. You can rule it out elsewhere, and it may be worth a point. It’s not one of your five: you can’t cast it.
    5 · **Lightning Tempest** (5): your left and right neighbors lose 1 life each (with two players: 1 in all).
    6 · **Blizzard** (6): your left neighbor loses 1 life.
    7 · **Fireball** (7): your right neighbor loses 1 life.
    8 · **Magic Drink** (8): you gain 1 life.

    The die shows 1, 1, 2, 2, 3, 3. Nobody ever has more than 6 lives or fewer than 0.

    After an 8 you can only declare another 8, so it’s a good end, not a good start. You can declare a number that’s all used up, but it fails. With the stone counter, your hand tells you beforehand if you can’t have a number; without it, nobody warns you.
abraca-rules-5 =
    ### The end of a round
    A round ends at once when one of these happens:
    • **You use up your last stone.** You win the round and score **3 points**; everyone else drops to 0 lives and scores nothing.
    • **Your spell brings someone to 0 lives.** You score **3 points**, every other survivor **1 point**.
    • **You lose your own last life** when a number fails. Everyone else scores **1 point**, and you score nothing.

    Survivors also score **1 point for each secret stone** they took in this round. Then all stones are shown and dealt anew, and the next player after the last turn begins.
abraca-rules-6 =
    ### The end of the game
    The first to **8 points** wins. If several get there in the same round, the most points in that round win, then the most lives; if that’s tied, too, they share the victory. Otherwise you keep your points and play another round: everyone gets new stones and 6 lives, and the left neighbor of the last player begins.
abraca-rules-7 =
    ### Who sees what
    You see everyone’s stones but your own. Only you see your secret stones; nobody sees the pool and the other secret stones. Lives, points, the board, every number declared, every roll and how many stones each of you has are public.

    When a round is over, all stones are shown. If you’ve seen more than a player may know, you can’t take a seat in this game.
abraca-rules-8 =
    ### Table options
    • **Free order**: after a number works, you can declare any other.
    • **Last wizard standing**: a round goes on until one wizard is left, or someone uses up their last stone. Wizards who are out are skipped and show their stones; neighbors are the nearest survivors. Only the winner scores: 2 points, plus 1 for each of their secret stones.
    • **Lower numbers as a trap**: you’re also offered numbers below your last one, but they always fail, cost 1 life and end your turn.
    • **Stone counter**: your hand counts the stones of each number that you can’t see, marks what your own can’t be, and says which numbers you can’t have.
    • **Spectators**: they see only the table or, if the table trusts them, all hands in private.
    • **Who goes first**: a random player, or a seat you choose. In the printed game, it’s the oldest.
abraca-rules-9 =
    ### Fine points
    • The last stone comes before a knockout: use it, and only you win the round. Its spell still happens.
    • Knocking out several people at once still scores 3 points, once.
    • You also draw when a number fails, as long as there’s a pool.
    • Of two equal stones, the older one goes. The bot may mark your stones with what they can’t be.
    • You can’t take back a number you declared, because everyone learns something from it.
abraca-rules-10 =
    ### How games go
    When computers played each other, a game took about 4 rounds and a round about 9 turns. Three rounds in four ended with a knockout; with two players it was one in two. About 70% of declared numbers worked.
