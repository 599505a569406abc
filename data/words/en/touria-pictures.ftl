# Words drawn on the pictures of Touria: short, they must fit where they stand.

touria-picture-title = Touria
touria-picture-more = and { $count } more

touria-picture-turn = { $player } { $what }
touria-picture-phase-bonus = chooses a starting gift
touria-picture-phase-start = chooses a tower
touria-picture-phase-fly = chooses where to fly
touria-picture-phase-route = chooses the way
touria-picture-phase-mine = picks a gem
touria-picture-phase-arrival = has arrived
touria-picture-phase-execute = keeps going here
touria-picture-phase-dragon = faces the dragon
touria-picture-phase-thief = picks the loot
touria-picture-phase-after = is about to finish
touria-picture-phase-asking = asks who joins in
touria-picture-phase-copy = joins in
touria-picture-phase-end = ends the turn
touria-picture-phase-doors = opens doors
touria-picture-phase-gift = owes a gift
touria-picture-phase-over = is done
touria-picture-your-bonus = Choose your starting gift
touria-picture-your-start = Your turn: choose a tower
touria-picture-your-fly = Where do you fly?
touria-picture-your-route = Which way do you go?
touria-picture-your-mine = Pick a gem
touria-picture-your-arrival = You have arrived
touria-picture-your-execute = Keep going here
touria-picture-your-dragon = Face the dragon
touria-picture-your-thief = Pick your loot
touria-picture-your-after = Anything else?
touria-picture-your-asking = Who joins you?
touria-picture-your-copy = Join in
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
touria-picture-black-free = no curse
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
touria-picture-course-copy = You join in
touria-picture-course-may = If you join in
touria-picture-course-none = nothing won or spent yet
touria-picture-flown = by air
touria-picture-turned = tower now
touria-picture-answers = What each choice brings
touria-picture-towers-now = Your towers now
touria-picture-nothing-there = Nothing for you there
touria-picture-fly-best = To any place you like
touria-picture-drawn = The thief drew
touria-picture-inside = In the castle
touria-picture-found = { $count ->
    [one] 1 door opened
   *[other] { $count } doors opened
}

touria-picture-lobby-invite = One band of heroes, and four dancing towers
touria-picture-result-siblings = Tara and Talan were behind door { $door }
touria-picture-result-plain = The realm has its hero

# Alternative texts and the position as text: for people who cannot see the pictures.

touria-alt-lobby = Touria, the lobby: a map of an island realm with a castle. Seats for { $least } to { $most } players.
touria-alt-board = Touria, round { $round }.
touria-alt-group = The heroes are at: { $space }.
touria-alt-going = They’re going to: { $space }.
touria-alt-seat = { $player } ({ $crest }), { $side }.
touria-alt-seat-items = { $player } has the items: { $items }.
touria-alt-seat-chapel = { $player } ({ $crest }), { $side }, in the castle: { $goods }.
touria-alt-goods = hearts { $hearts }, coins { $coins }, swords { $swords }, elixirs { $elixirs }, gems { $gems }, items { $items }
touria-alt-mine = { $mine }: { $gems }
touria-alt-mines = Mines: { $list }.
touria-alt-tower = { $tower }: { $sides }
touria-alt-tower-sides = north { $north }, east { $east }, south { $south }, west { $west }
touria-alt-towers = Towers: { $list }.
touria-alt-facing = Facing { $side }: { $list }.
touria-alt-facing-tower = { $tower } { $action } (next { $next })
touria-alt-orders = Trader: { $list }.
touria-alt-order = { $gems } for { $coins }
touria-alt-table = Fairy: { $display }. Die: { $die }. Used items, newest first: { $used }.
touria-alt-doors = Open doors: { $list }.
touria-alt-door = { $door } { $dweller }
touria-alt-seen = You have looked behind: { $list }.
touria-alt-own = You own { $goods }.
touria-alt-drawn = Gems that you drew: { $gems }.
touria-alt-prospect = { $choice } ({ $brings })
touria-alt-prospects = What your choices bring: { $list }.
touria-alt-offers = You can choose: { $list }.
touria-alt-offer = { $action } ({ $steps }, { $cost })
touria-alt-offer-fly = { $action } ({ $cost })
touria-alt-offer-closed = { $action } (out of reach)
touria-alt-screen = Your own picture.
touria-alt-watch = The table as a watcher sees it.
touria-alt-none = none
touria-alt-bag-empty = The bag is empty.
touria-alt-story = What happened: { $story }
touria-alt-result = Touria, game over: { $winner }.
touria-alt-rank = { $player }: { $goods }.
