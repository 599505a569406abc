# Abraca...what? — names, options, choices, log, refusals and rules.

abraca-name = Abraca…what?
abraca-tagline = Cast the spells in front of you. Everyone can see them, except you.
abraca-players = 2–5 players, about 30 minutes

## Spells

abraca-spell-1 = Ancient Dragon
abraca-spell-2 = Dark Wanderer
abraca-spell-3 = Sweet Dream
abraca-spell-4 = Night Singer
abraca-spell-5 = Lightning Tempest
abraca-spell-6 = Blizzard
abraca-spell-7 = Fireball
abraca-spell-8 = Magic Drink

abraca-effect-1 = Roll the die: everyone else loses that many lives. If it fails, you do.
abraca-effect-2 = Everyone else loses 1 life, and you gain 1.
abraca-effect-3 = Roll the die: you gain that many lives.
abraca-effect-4 = Take a secret stone that only you can see.
abraca-effect-5 = { $left } on your left and { $right } on your right lose 1 life each.
abraca-effect-5-one = { $player }, your only neighbor, loses 1 life.
abraca-effect-6 = { $player }, on your left, loses 1 life.
abraca-effect-7 = { $player }, on your right, loses 1 life.
abraca-effect-8 = You gain 1 life.
abraca-effect-full = You have all your lives, so this only uses up the stone.

## Table options

abraca-option-easy_order = Free order
abraca-option-easy_order-help = After a number works, can you declare any other, or only the same or higher?
abraca-option-easy_order-true = Any number
abraca-option-easy_order-false = Same or higher
abraca-option-last_standing = Last wizard standing
abraca-option-last_standing-help = Does a round go on until one wizard is left? Then only the winner scores.
abraca-option-last_standing-true = Until one is left
abraca-option-last_standing-false = Until the first falls
abraca-option-lower_spell = Lower numbers
abraca-option-lower_spell-help = A number below the last that worked: not offered, or a trap that costs 1 life?
abraca-option-lower_spell-reject = Not offered
abraca-option-lower_spell-penalty = A trap: 1 life
abraca-option-counter_aid = Stone counter
abraca-option-counter_aid-help = Should your hand count the stones you can’t see, and rule out numbers for you?
abraca-option-counter_aid-true = Count for me
abraca-option-counter_aid-false = Count for yourself
abraca-option-spectators = Spectators
abraca-option-spectators-help = What do spectators see: only the table, or all hands (and then they can’t take a seat)?
abraca-option-spectators-public = The table only
abraca-option-spectators-all = All hands
abraca-option-first_player = Who goes first
abraca-option-first_player-help = Who goes first in round 1? If that seat is empty, it’s random.
abraca-option-first_player-random = Random
abraca-option-first_player-seat0 = Seat 1
abraca-option-first_player-seat1 = Seat 2
abraca-option-first_player-seat2 = Seat 3
abraca-option-first_player-seat3 = Seat 4
abraca-option-first_player-seat4 = Seat 5
abraca-option-first_player-printed = the oldest person’s seat

## What you are asked

abraca-aim =
    { $stones ->
        [one] First to { $target } points wins; you have { $points }. To win the round, use up your last stone or knock someone out.
        [2] First to { $target } points wins; you have { $points }. To win the round, use up both stones or knock someone out.
       *[other] First to { $target } points wins; you have { $points }. To win the round, use up all { $stones } stones or knock someone out.
    }
abraca-aim-standing =
    { $stones ->
        [one] First to { $target } points wins; you have { $points }. To win the round, use up your last stone or be the last one alive.
        [2] First to { $target } points wins; you have { $points }. To win the round, use up both stones or be the last one alive.
       *[other] First to { $target } points wins; you have { $points }. To win the round, use up all { $stones } stones or be the last one alive.
    }
abraca-prompt-first = Declare a spell.
abraca-prompt-next =
    { $last ->
        [8] It worked! Try another 8, or end your turn.
       *[other] It worked! Go on with { $last } or higher, or end your turn.
    }
abraca-prompt-easy = It worked! Declare another spell, or end your turn.
abraca-option-cast = { $number } · { $spell }
abraca-option-lower-hint =
    { $loss ->
        [one] Too low: it fails, costs you { $loss } life and ends your turn.
       *[other] Too low: it fails, costs you { $loss } lives and ends your turn.
    }
abraca-hint-cast = { $count } you can’t see · { $effect }
abraca-hint-hopeless =
    { $loss ->
        [0] You can’t have one. It fails and costs you a roll of the die.
        [one] You can’t have one. It fails and costs you { $loss } life.
       *[other] You can’t have one. It fails and costs you { $loss } lives.
    }
abraca-option-end = End my turn
abraca-option-end-hint = Stop here. You draw back up to five stones.

## Plans

abraca-plan = { $steps }
abraca-plan-stop = then stop
abraca-plan-slot =
    { $place ->
        [1] First …
       *[other] Then, if that works …
    }
abraca-plan-over-round = A new round has started.
abraca-plan-over-failed = Your turn is over.
abraca-plan-over-lower = { $number } is lower than { $last }, the number that worked last.
abraca-plan-over-hopeless = You can’t have number { $number } anymore.

abraca-advice-cast =
    { $copies ->
        [one] Only 1 of the { $unseen } stones you can’t see has number { $number }
       *[other] { $copies } of the { $unseen } stones you can’t see have number { $number }
    }, and { $stones ->
        [one] just 1 of those { $unseen } is yours
       *[other] { $stones } of those { $unseen } are yours
    }. It works { $works }; a miss costs you { $number ->
        [1] a roll of the die.
       *[other] 1 life.
    }
abraca-advice-sure = Of the { $unseen } stones you can’t see, { $copies } have number { $number }, so at least one must be yours.
abraca-advice-hopeless = You can’t have number { $number }, so it fails and costs you { $number ->
        [1] a roll of the die.
       *[other] 1 life.
    }
abraca-advice-end = Your likeliest number now, { $number }, works { $works }. If you stop, you risk nothing.
abraca-advice-uncounted =
    { $number ->
        [0] If you stop, you risk nothing. Here you work out the odds yourself.
        [1] A miss costs you a roll of the die. Here you work out the odds yourself.
       *[other] A miss costs you 1 life. Here you work out the odds yourself.
    }

## What happened

abraca-chapter = Round { $number }
abraca-chapter-name = Round
abraca-event-hit = { $player } declares { $number }, { $spell }: it works!
abraca-event-miss = { $player } declares { $number }, { $spell }: it fails.
abraca-event-lower = { $player } declares { $number }, { $spell }: too low. Nobody finds out whether the stone is there.
abraca-event-roll = The die shows { $roll }.
abraca-event-loss =
    { $amount ->
        [one] { $player } loses { $amount } life: { $before } → { $after }.
       *[other] { $player } loses { $amount } lives: { $before } → { $after }.
    }
abraca-event-gain =
    { $amount ->
        [one] { $player } gains { $amount } life: { $before } → { $after }.
       *[other] { $player } gains { $amount } lives: { $before } → { $after }.
    }
abraca-event-full = { $player } already has all { $after } lives.
abraca-event-secret =
    { $count ->
        [one] { $player } takes a secret stone.
       *[other] { $player } takes { $count } secret stones.
    }
abraca-event-secret-own-living = Your secret stone is { $number }, { $spell }. It’s worth 1 point if you’re still alive when the round ends.
abraca-event-secret-own-winner = Your secret stone is { $number }, { $spell }. It’s worth 1 point if you win the round.
abraca-event-eliminated = { $player } is out until the round ends and shows all stones.
abraca-event-end = { $player } ends the turn.
abraca-event-refill =
    { $count ->
        [one] { $player } draws 1 stone.
       *[other] { $player } draws { $count } stones.
    }
abraca-event-all-used = Round { $round } is over: { $player } has used every stone and wins. Everyone else drops to 0 lives.
abraca-event-attack = Round { $round } is over: { $player } wins by a knockout.
abraca-event-own-fault = Round { $round } is over: { $player } has no lives left.
abraca-event-survivor = Round { $round } is over: { $player } is the last wizard standing.
abraca-event-points =
    { $points ->
        [one] { $player } scores 1 point and now has { $total }.
       *[other] { $player } scores { $points } points and now has { $total }.
    }
abraca-event-near =
    { $count ->
        [one] { $players } needs just 1 more point to win the game.
       *[other] { $players } need just 1 more point to win the game.
    }
abraca-event-round = Round { $round }: everyone has { $lives } lives and { $stones } stones. { $player } goes first.

abraca-told-casts =
    { $player }: { $casts }{ $secrets ->
        [0] { "" }
        [one] , takes a secret stone
       *[other] , takes { $secrets } secret stones
    }{ $drawn ->
        [0] .
        [one] , then draws 1 stone.
       *[other] , then draws { $drawn } stones.
    }
abraca-told-hit = { $number } ✓
abraca-told-miss = { $number } ✗
abraca-told-lower = { $number } ✗ (too low)
abraca-told-lives = Lives: { $changes }.
abraca-told-life = { $player } { $path }
abraca-told-points = Points: { $scores }.
abraca-told-score = { $player } +{ $points } = { $total }
abraca-told-round = Round { $round }: everyone has { $lives } lives and { $stones } stones.

abraca-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
abraca-reason-points = { $player } reaches { $points } points and wins.
abraca-reason-last-round = Several reached the top; { $player } scored the most in the last round and wins.
abraca-reason-life = Several reached the top, tied in the last round; { $player } has more lives left and wins.
abraca-reason-shared =
    { $count ->
        [2] Two players are tied in everything and share the victory.
       *[other] { $count } players are tied in everything and share the victory.
    }

## Why not

abraca-refused-declare-first = Declare at least one spell before you end your turn.
abraca-refused-number = Spells are numbered 1 to 8.
abraca-refused-lower = Your last spell was { $last }. Declare { $last } or higher, or end your turn.

## The drawn page of the rules: short sentences in large letters
abraca-page-aim = Work out the spells you can’t see and cast them. The first to reach 8 points wins.
abraca-page-turn = Say a number. If you have it, its spell happens and you may go on. If not, you lose a life.
abraca-page-end = Use up your stones or knock someone out to win a round. Play rounds until someone has 8 points.
abraca-page-shown = Drawn beside the text: a hidden stone between an 8 and a 5; a 7 that works, with an 8 after it; an empty heart and 8 points.

# The lesson

abraca-lesson-backs = **You’re a wizard with five spell stones, but you only see their backs.** Everyone else can read them. Name a number you hold, and its spell happens. Name one you don’t hold, and you lose a life. Press **Next**.
abraca-lesson-unseen = **So how do you guess?** You can read everyone else’s stones. The row in the light counts the copies you can’t see: they’re in your hand, or out of play. Eight 8s exist and you can’t see six of them, so one is probably yours. All four 4s are in sight, so you can’t have a 4.
abraca-lesson-first = **Your turn: choose 6 · Blizzard.** You can’t see four of the six 6s, so you have one 72% of the time. If it works, you may go on, but never with a lower number. Starting with 6 leaves 7 and 8 open.
abraca-lesson-first-done = **It worked!** Blizzard takes a life from Heron on your left, and your 6 is used up. One stone fewer is good, too: use up all five in one turn and you win the round.
abraca-lesson-first-wrong = You could, but fewer of those are hidden from you, so you’d probably miss and lose a life. Choose **6 · Blizzard**.
abraca-lesson-first-wrong-high = That would probably work, but you couldn’t go lower afterwards. Start with **6 · Blizzard** and save 7 and 8 for later.
abraca-lesson-higher = **You may go on with 6 or higher.** You can’t see four of the seven 7s. Press **7 · Fireball**: it hits the neighbor on your right.
abraca-lesson-higher-done = **Two in a row!** Frog loses a life. You have three stones left.
abraca-lesson-higher-wrong = That could work, too, but a 7 would hit someone new. Press **7 · Fireball**.
abraca-lesson-higher-wrong-early = You can stop whenever a number works. But you probably have a 7, and a miss costs only one life, so press **7 · Fireball** first.
abraca-lesson-stop = **Now stop while you’re ahead.** 8 would only heal you, and you still have all six lives. Press **End my turn**: you draw back up to five stones.
abraca-lesson-stop-done = **Well played.** Two numbers, no misses. Your new stones are on the right, and everyone can see them but you.
abraca-lesson-stop-wrong = Two is plenty. A miss now would cost you a life for very little. Press **End my turn**.
abraca-lesson-stop-wrong-high = 8 heals one life, and you haven’t lost any. Press **End my turn** and keep that 8 for later.
abraca-lesson-others = **Then the others play.** Heron’s 4, the Night Singer, took one of the four **secret stones**. Only Heron can look at it, and it’s worth 1 point if Heron survives the round. Heron’s 7 hit you, the neighbor on Heron’s right. Frog tried the only 1 and missed: that costs a roll of the die, here three lives. Watch what works and what fails.
abraca-lesson-end = **A round ends when someone loses their last life or uses up all their stones.** Use up yours, or knock someone out, and you score 3 points, plus 1 for each secret stone. Lose your last life to your own miss, and the others score 1 each. The first to 8 points wins.
abraca-mark-own = your stones
abraca-mark-rivals = the other players’ stones
abraca-mark-unseen = the row of stones you can’t see
