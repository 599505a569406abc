# Abraca...what? — what can be looked up: kinds, things that have no words elsewhere, worked examples.

abraca-kind-spell = Spells
abraca-kind-thing = Stones, life and points

abraca-lookup-copies =
    { $count ->
        [one] There is 1 such stone.
       *[other] There are { $count } such stones.
    }
abraca-lookup-left = Your left neighbour, who plays after you, loses 1 life.
abraca-lookup-right = Your right neighbour, who plays before you, loses 1 life.
abraca-lookup-left_and_right = Your left and your right neighbour lose 1 life each. With two players it is 1 in all.

abraca-lookup-hand-name = Your stones
abraca-lookup-hand = You have { $count } stones. Everybody can read them but you. At the end of your turn you draw back up to { $count } while the pool lasts.
abraca-lookup-life-name = Life
abraca-lookup-life = You start each round with { $start } life. Nobody ever has more than { $most } or less than 0.
abraca-lookup-die-name = Die
abraca-lookup-die = It shows { $least } to { $most }, each number twice. You roll it for spells 1 and 3, and when a declared 1 fails.
abraca-lookup-pool-name = Pool
abraca-lookup-pool = The stones left to draw from, face down. When it’s empty, nobody draws.
abraca-lookup-aside-name = Stones set aside
abraca-lookup-aside = With two or three players some stones lie face up from the start. Nobody has them, so you can rule them out.
abraca-lookup-secret-name = Secret stones
abraca-lookup-secret = { $count } stones lie face down in each round. The Night Singer takes one; only its owner can look at it. If you still have life at the end of the round, you score 1 point for each of yours.
abraca-lookup-neighbours-name = Left and right
abraca-lookup-neighbours = Your left neighbour plays after you, your right neighbour plays before you. With two players both are the same person.
abraca-lookup-failure-name = A failed declaration
abraca-lookup-failure = If you don’t have the stone, you lose 1 life (for a 1: one roll of the die) and your turn ends. You still draw back up.
abraca-lookup-order-name = Which number may follow
abraca-lookup-order = After a success you can declare the same number or a higher one. The table’s options may allow any number, or offer lower ones that always fail and cost 1 life.
abraca-lookup-last-stone-name = Your last stone
abraca-lookup-last-stone = If you use up all your stones, you win the round at once. Everybody else drops to 0 life.
abraca-lookup-knock-out-name = Knock-out
abraca-lookup-knock-out = If your spell brings somebody else to 0 life, the round ends and you win it.
abraca-lookup-points-name = Points
abraca-lookup-points = Winning a round scores { $winner } points, surviving a knock-out { $survivor }. The first to { $target } points wins the game.

## Worked examples; the numbers are those of the rules page

abraca-example-1 = You have 4 life, declare 3 and roll a 3. You now have 6: life stops there.
abraca-example-2 = You have 6 life and declare a 1 you don’t have. The die shows 2: you have 4 life, and your turn ends.
abraca-example-3 = Three others have 6, 3 and 5 life. You cast the dragon and roll a 3: they have 3, 0 and 2. That is a knock-out, and you win the round.
abraca-example-4 = Somebody loses their own last life. You still live and own one secret stone: 1 point for surviving and 1 for the stone.
abraca-example-5 = The pool is empty and you have one stone left, a 6. You cast it: you win the round with 3 points, all others drop to 0 life.
abraca-example-6 = Your last stone is a 7, and it brings your right neighbour to 0 life. Using up all stones counts: you score 3, nobody else scores.
abraca-example-7 = Your last stone is a 4 and you already own one secret stone. You take another and win the round: 3 points and 2 for the stones.
abraca-example-8 = Two players: you cast 5, and the other one falls from 3 life to 2, not to 1.
abraca-example-9 = You have 5 life and cast 8 twice. The first gives you 6, the second works but gives nothing.
abraca-example-10 = Two others have 3 and 1 life. You cast 2: they have 2 and 0, and you win the round by knock-out.
abraca-example-11 = You cast 6: the player after you loses 1 life. You cast 7: the player before you loses 1. Then you draw two stones.
abraca-example-12 = After a success with 6 you may declare 6, 7 or 8, or end your turn. At the start of a turn you may declare anything, but not end it.
abraca-example-13 = Ada has 7 points, Bruno 6. Bruno wins the round with 3 points, Ada survives with 1. Both have 8 or more; Bruno scored more in this round and wins.
abraca-example-21 = You declare 3 and fail. Everybody reads that your life went from 6 to 5, and nobody learns what your stones are.
