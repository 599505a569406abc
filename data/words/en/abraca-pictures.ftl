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
abraca-picture-cast-hit = { $player } declares { $number } { $spell }
abraca-picture-cast-miss = { $player } has no { $number } { $spell }
abraca-picture-cast-lower = { $player } declares { $number }, too low
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
abraca-picture-unseen = Copies you can’t see
abraca-picture-used = Copies on the board
abraca-picture-lobby-invite = Spells everyone can see but you
abraca-picture-reveal-won = { $player } wins the round
abraca-picture-reveal-lost = { $player } is out of lives
abraca-picture-end-all_used = { $player } used up every stone
abraca-picture-end-attack = { $player } knocked out a rival
abraca-picture-end-own_fault = { $player } ran out of lives
abraca-picture-end-survivor = { $player } is the last one standing

# Alternative texts and the position as text: for people who cannot see the pictures.

abraca-alt-lobby = The lobby of Abraca is a cursed tower by night with seats for { $least } to { $most } players.
abraca-alt-board = Abraca, round { $round }.
abraca-alt-turn-first = { $player } can declare any spell from 1 to 8.
abraca-alt-turn-more = { $player } can declare { $spells }, or stop.
abraca-alt-over = The game is over.
abraca-alt-last = { $what }.
abraca-alt-seat = { $player } ({ $crest }) has { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $life ->
    [one] 1 life
   *[other] { $life } lives
}{ $secrets ->
    [0] { " " }and { $stones ->
        [one] 1 stone.
       *[other] { $stones } stones.
    }
   *[other] , { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    } and { $secrets ->
        [one] 1 secret stone.
       *[other] { $secrets } secret stones.
    }
}
abraca-alt-seat-out = { $player } is out of the round.
abraca-alt-used = Stones out of play: { $list }.
abraca-alt-used-number = { $number ->
    [1] the only 1
   *[other] { $used } of the { $number }s
}
abraca-alt-used-aside = { $number ->
    [1] the only 1 (set aside)
   *[other] { $used } of the { $number }s ({ $aside } set aside)
}
abraca-alt-table = { $pool ->
    [one] The pool has 1 stone
   *[other] The pool has { $pool } stones
}, and { $secrets ->
    [one] 1 secret stone is left.
   *[other] { $secrets } secret stones are left.
}
abraca-alt-hand = This is your hand.
abraca-alt-watch = This is the table as spectators see it.
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
abraca-alt-unseen-number = { $count ->
    [0] { $number ->
        [1] not the 1
       *[other] no { $number }s
    }
   *[other] { $number ->
        [1] the 1
       *[other] { $count } of the { $number }s
    }
}
abraca-alt-declared = Declared in this round: { $list }.
abraca-alt-reveal = Round { $round } is over: { $end }.
abraca-alt-reveal-seat = { $player } ends with { $life ->
    [one] 1 life
   *[other] { $life } lives
} (stones: { $hand }; secret: { $secrets }), scores { $points } and has { $total }.
abraca-alt-reveal-rest = Left in the pool: { $pool }. Secret stones left: { $secrets }.
abraca-alt-none = none
abraca-alt-result = Abraca is over. { $winner }.
abraca-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
