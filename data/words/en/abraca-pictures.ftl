# Words drawn on the pictures of Abraca: short, they must fit where they stand.

abraca-picture-title = Abraca… what?
abraca-picture-points = { $points ->
    [one] point
   *[other] points
}
abraca-picture-out = out
abraca-picture-spells-one = { $from }
abraca-picture-spells-two = { $from } or { $to }
abraca-picture-spells-range = { $from } to { $to }
abraca-picture-turn-first = { $player }: declare any spell
abraca-picture-turn-more = { $player }: { $spells }, or stop
abraca-picture-your-turn-first = Your turn: declare any spell
abraca-picture-your-turn-more = Your turn: { $spells }, or stop
abraca-picture-calls-first = { $player }: { $spells }
abraca-picture-calls-more = { $player }: { $spells } or stop
abraca-picture-calls-two = { $from }, { $to }
abraca-picture-no-turn = The game is over
abraca-picture-cast-hit = { $player } cast { $number } { $spell }
abraca-picture-cast-miss = { $player } has no { $number } { $spell }
abraca-picture-cast-lower = { $player } declared { $number }: too low
abraca-picture-rolled = die { $roll }
abraca-picture-took-secret = takes a secret stone
abraca-picture-change = { $player } { $change }
abraca-picture-new-round = Round { $round } begins
abraca-picture-left = on your left
abraca-picture-right = on your right
abraca-picture-left-and-right = on both sides
abraca-picture-fresh = new
abraca-picture-own-stones = Your stones, oldest first
abraca-picture-own-secrets = Your secrets
abraca-picture-unseen = How many copies you do not see
abraca-picture-used = How many copies lie on the board
abraca-picture-lobby-invite = Spells everybody sees but you
abraca-picture-reveal-won = { $player } wins the round
abraca-picture-reveal-lost = { $player } is out of life
abraca-picture-end-all_used = { $player } used up every stone
abraca-picture-end-attack = { $player } knocked out a rival
abraca-picture-end-own_fault = { $player } ran out of life
abraca-picture-end-survivor = { $player } is the last one standing

# Alternative texts and the position as text: for people who cannot see the pictures.

abraca-alt-lobby = Abraca, the lobby: a cursed tower by night. Seats for { $least } to { $most } players.
abraca-alt-board = Abraca, round { $round }.
abraca-alt-turn-first = { $player }’s turn: any spell from 1 to 8.
abraca-alt-turn-more = { $player }’s turn: { $spells }, or stop.
abraca-alt-over = The game is over.
abraca-alt-last = Just now: { $what }.
abraca-alt-seat = { $player } ({ $crest }): { $points ->
    [one] 1 point
   *[other] { $points } points
}, life { $life }, { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}{ $secrets ->
    [0] .
    [one] , 1 secret stone.
   *[other] , { $secrets } secret stones.
}
abraca-alt-seat-out = { $player } is out of the round.
abraca-alt-used = Stones out of play: { $list }.
abraca-alt-used-number = { $number }: { $used } of { $copies }
abraca-alt-used-aside = { $number }: { $used } of { $copies }, { $aside } set aside
abraca-alt-table = Pool { $pool }, secret stones left { $secrets }.
abraca-alt-hand = Your own picture.
abraca-alt-watch = The table as spectators see it.
abraca-alt-stones = { $player } has the stones { $list }.
abraca-alt-stones-hidden = { $player } has { $count ->
    [one] 1 hidden stone
   *[other] { $count } hidden stones
}.
abraca-alt-own-stones = You have { $count ->
    [one] 1 stone you can’t see
   *[other] { $count } stones you can’t see
}, oldest first: { $list }.
abraca-alt-own-shown = Your stones, oldest first: { $list }.
abraca-alt-own-none = You have no stones left.
abraca-alt-own-stone = unknown
abraca-alt-own-denied = not { $numbers }
abraca-alt-own-fresh = new
abraca-alt-own-secrets = Your secret stones: { $list }.
abraca-alt-unseen = Copies you can’t see: { $list }.
abraca-alt-unseen-number = { $number }: { $count }
abraca-alt-declared = Declared in this round: { $list }.
abraca-alt-reveal = End of round { $round }: { $end }.
abraca-alt-reveal-seat = { $player }: stones { $hand }; secrets { $secrets }; life { $life }; scored { $points }, now { $total }.
abraca-alt-reveal-rest = Pool: { $pool }. Secret stones not taken: { $secrets }.
abraca-alt-none = none
abraca-alt-result = Abraca, game over: { $winner }.
abraca-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
