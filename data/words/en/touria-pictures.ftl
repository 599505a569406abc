# Words drawn on the pictures of Touria: short, they must fit where they stand.

touria-picture-title = Touria
touria-picture-more = and { $count } more

touria-picture-turn = { $player } { $what }
touria-picture-phase-bonus = chooses a bonus
touria-picture-phase-start = chooses a tower
touria-picture-phase-fly = chooses where to fly
touria-picture-phase-route = chooses the way
touria-picture-phase-mine = picks a gem
touria-picture-phase-arrival = has arrived
touria-picture-phase-execute = keeps going here
touria-picture-phase-dragon = faces the Dragon
touria-picture-phase-thief = picks a gem to keep
touria-picture-phase-after = is nearly done
touria-picture-phase-asking = waits for copies
touria-picture-phase-copy = copies
touria-picture-phase-end = ends the turn
touria-picture-phase-doors = opens doors
touria-picture-phase-gift = owes a gift
touria-picture-phase-over = is done
touria-picture-your-bonus = Choose your bonus
touria-picture-your-start = Your turn: choose a tower
touria-picture-your-fly = Where do you fly?
touria-picture-your-route = Which way do you go?
touria-picture-your-mine = Pick a gem
touria-picture-your-arrival = You’re there
touria-picture-your-execute = Keep going here
touria-picture-your-dragon = Face the Dragon
touria-picture-your-thief = Pick a gem to keep
touria-picture-your-after = Anything else?
touria-picture-your-asking = Who copies you?
touria-picture-your-copy = Your turn to copy
touria-picture-your-end = Your turn ends
touria-picture-your-doors = Open a door
touria-picture-your-gift = You owe a gift
touria-picture-your-over = The game is over

touria-picture-screen = Only you see this · { $side }
touria-picture-side-north = north side
touria-picture-side-east = east side
touria-picture-side-south = south side
touria-picture-side-west = west side
touria-picture-of = of { $target }
touria-picture-black-free = none
touria-picture-black = must go
touria-picture-no-items = No items
touria-picture-swords = swords
touria-picture-elixirs = elixirs
touria-picture-offers = Your four towers
touria-picture-steps = { $steps ->
    [0] already there
    [one] 1 step
   *[other] { $steps } steps
}
touria-picture-cost = { $cost ->
    [0] free
    [one] 1 coin
   *[other] { $cost } coins
}
touria-picture-fly = anywhere
touria-picture-next = next: { $action }
touria-picture-course = Your turn so far
touria-picture-course-copy = You’re copying
touria-picture-course-may = If you copy
touria-picture-course-none = nothing won or spent yet
touria-picture-flown = by air
touria-picture-turned = tower now
touria-picture-answers = What each choice brings
touria-picture-towers-now = Your towers now
touria-picture-nothing-there = Nothing for you there
touria-picture-fly-best = To any place you like
touria-picture-drawn = You drew
touria-picture-inside = In the castle
touria-picture-found = { $count ->
    [one] 1 door opened
   *[other] { $count } doors opened
}

touria-picture-lobby-invite = One band of heroes, and four dancing towers
touria-picture-result-siblings = Tara and Talan were behind door { $door }
touria-picture-result-plain = The realm has its hero

# Alternative texts and the position as text, for people who can’t see the pictures.

touria-alt-lobby = The lobby of Touria is a map of an island realm with a castle, with seats for { $least } to { $most } players.
touria-alt-board = Touria, round { $round }.
touria-alt-group = The heroes are at { $space }.
touria-alt-going = They’re going to { $space }.
touria-alt-seat = { $player } ({ $crest }) sits on the { $side }.
touria-alt-seat-items = { $player } has { $items }.
touria-alt-seat-chapel = { $player } ({ $crest }) is in the castle and has { $goods }.
touria-alt-mine = { $mine } ({ $gems })
touria-alt-mines = Gems in the mines: { $list }.
touria-alt-tower = The { $tower } shows { $north } to the north, { $east } to the east, { $south } to the south and { $west } to the west.
touria-alt-facing = The { $side } sees { $list }.
touria-alt-facing-tower = { $action } ({ $tower }, then { $next })
touria-alt-orders = The Trader pays { $list }.
touria-alt-order = { $coins } for { $gems }
touria-alt-table = The Forest Fairy has { $display }, and the die shows { $die }.
touria-alt-used = Used items, newest first: { $used }.
touria-alt-doors = Open in the castle: { $list }.
touria-alt-door = door { $door } ({ $dweller })
touria-alt-seen = You’ve looked behind { $list }.
touria-alt-own = You have { $goods }.
touria-alt-drawn = You’ve drawn { $gems }.
touria-alt-prospect = { $choice } ({ $brings })
touria-alt-route = route { $number }, { $way }
touria-alt-prospects = What your choices bring: { $list }.
touria-alt-offers = Your towers show { $list }.
touria-alt-offer = { $action } ({ $steps }, { $cost })
touria-alt-offer-fly = { $action } ({ $cost })
touria-alt-offer-closed = { $action } (out of reach)
touria-alt-screen = This is your own picture.
touria-alt-watch = This is the table as spectators see it.
touria-alt-no-items = no items
touria-alt-bag-empty = The bag is empty.
touria-alt-story = What happened: { $story }
touria-alt-result = Touria is over. { $winner }.
touria-alt-rank = { $player } has { $goods }.
