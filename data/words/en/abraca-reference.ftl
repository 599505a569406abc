# Abraca...what? — what can be looked up: kinds, things that have no words elsewhere, worked examples.

abraca-kind-spell = Spells
abraca-kind-thing = Stones, lives and points

abraca-lookup-copies =
    { $count ->
        [one] There’s only 1 in the game.
       *[other] There are { $count } in the game.
    }
abraca-lookup-left = Your left neighbor, who plays after you, loses 1 life.
abraca-lookup-right = Your right neighbor, who plays before you, loses 1 life.
abraca-lookup-left_and_right = Your left and right neighbors lose 1 life each. With two players, your opponent loses only 1.

abraca-lookup-hand-name = Your stones
abraca-lookup-hand = You have { $count } stones. Everyone can read them but you. At the end of your turn, you draw back up to { $count } while the pool lasts.
abraca-lookup-life-name = Lives
abraca-lookup-life = You start each round with { $start } lives. Nobody ever has more than { $most } or fewer than 0.
abraca-lookup-die-name = Die
abraca-lookup-die = It shows { $least } to { $most }, each number twice. You roll it for spells 1 and 3, and when a 1 fails.
abraca-lookup-pool-name = Pool
abraca-lookup-pool = The face-down stones you draw from. Once it’s empty, nobody draws.
abraca-lookup-aside-name = Stones set aside
abraca-lookup-aside = With two or three players, some stones are face up from the start. Nobody has them, so you can rule them out.
abraca-lookup-secret-name = Secret stones
abraca-lookup-secret = There are { $count } face-down stones each round. Night Singer gives you one, and only you can look at it. If you’re still alive when the round ends, you score 1 point for each of yours.
abraca-lookup-neighbours-name = Left and right
abraca-lookup-neighbours = Your left neighbor plays after you, your right neighbor before you. With two players, they’re the same person.
abraca-lookup-failure-name = When a number fails
abraca-lookup-failure = If you don’t have the stone, you lose 1 life (for a 1, a roll of the die) and your turn ends. You still draw back up.
abraca-lookup-order-name = Which number may follow
abraca-lookup-order = After a number works, you can declare it again or go higher. The table’s options may allow any number, or offer lower ones as a trap: they always fail and cost 1 life.
abraca-lookup-last-stone-name = Your last stone
abraca-lookup-last-stone = If you use up all your stones, you win the round at once. Everyone else drops to 0 lives.
abraca-lookup-knock-out-name = Knockout
abraca-lookup-knock-out = If your spell brings someone else to 0 lives, the round ends and you win it.
abraca-lookup-points-name = Points
abraca-lookup-points = Winning a round scores { $winner } points, surviving a knockout { $survivor }. The first to { $target } points wins the game.

## Worked examples; the numbers are those of the rules page

abraca-example-1 = You have 4 lives, declare 3 and roll a 3. Now you have 6, the most anyone can have.
abraca-example-2 = You have 6 lives and declare a 1 you don’t have. The die shows 2, so you’re down to 4 lives and your turn ends.
abraca-example-3 = The other three have 6, 3 and 5 lives. Your dragon works and you roll a 3: they’re down to 3, 0 and 2. You win the round by a knockout.
abraca-example-4 = Someone loses their own last life. You’re still alive and hold one secret stone: 1 point for surviving and 1 for the stone.
abraca-example-5 = The pool is empty and you have one stone left, a 6. You declare it and win the round: 3 points for you, 0 lives for everyone else.
abraca-example-6 = Your last stone is a 7, and it brings your right neighbor to 0 lives. You’ve used up all your stones, so you score 3 and nobody else scores.
abraca-example-7 = Your last stone is a 4, and you already have one secret stone. You take another and win the round: 3 points, plus 2 for the secret stones.
abraca-example-8 = Two players: your 5 works, and your opponent drops from 3 lives to 2, not to 1.
abraca-example-9 = You have 5 lives and declare 8 twice. The first takes you to 6; the second works but gains nothing.
abraca-example-10 = The other two have 3 lives and 1. Your 2 works: they’re down to 2 and 0, so you win the round by a knockout.
abraca-example-11 = Your 6 takes 1 life from the player after you. Your 7 takes 1 from the player before you. Then you draw two stones.
abraca-example-12 = Your 6 worked, so you can declare 6, 7 or 8, or end your turn. You can start a turn with any number, but you can’t skip it.
abraca-example-13 = Ada has 7 points, Bruno 6. Bruno wins the round and scores 3; Ada survives and scores 1. Both have 8 or more, but Bruno scored more this round and wins.
abraca-example-21 = You declare 3, and it fails. Everyone sees you drop from 6 lives to 5, but nobody learns what your stones are.
