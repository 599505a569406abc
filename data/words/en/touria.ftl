# Touria — names, options, choices, log, refusals and rules.

touria-name = Touria
touria-tagline = One band of heroes, four turning towers, and nine doors with a wedding behind one of them.
touria-players = 2–4 players, about an hour

## Names

touria-space-castle = Castle
touria-space-dragon = Dragon
touria-space-sword_master = Sword master
touria-space-trader = Trader
touria-space-goldsmith = Goldsmith
touria-space-thief = Thieves’ den
touria-space-forest_fairy = Forest fairy
touria-space-fountain_fairy = Fountain fairy
touria-space-tournament = Tournament
touria-space-wizard = Wizard
touria-space-bridge = Bridge
touria-space-mine_1 = North mine
touria-space-mine_2 = East mine
touria-space-mine_3 = South-east mine
touria-space-mine_4 = South mine
touria-space-mine_5 = South-west mine
touria-space-mine_6 = West mine

touria-about-dragon = Roll the die, give a gem of that colour, win a heart. A sword rolls again.
touria-about-sword_master = Take up to 2 swords.
touria-about-trader = Fulfil one of three orders: gems for coins.
touria-about-goldsmith = 1 gem: a coin. 2 equal: a heart. 3 equal: 2 hearts, or 3 in the colour of the die.
touria-about-thief = Draw 3 gems from the bag in secret and keep one.
touria-about-forest_fairy = Take one of the two magical items on show.
touria-about-fountain_fairy = Put one of your black gems out of the game.
touria-about-tournament = Give a sword for a heart, or for up to 3 coins.

touria-tower-nw = north-west tower
    .title = North-west tower
touria-tower-ne = north-east tower
    .title = North-east tower
touria-tower-se = south-east tower
    .title = South-east tower
touria-tower-sw = south-west tower
    .title = South-west tower

touria-gem-black = black
    .title = Black
touria-gem-blue = blue
    .title = Blue
touria-gem-red = red
    .title = Red
touria-gem-green = green
    .title = Green
touria-gem-yellow = yellow
    .title = Yellow
touria-gem-purple = purple
    .title = Purple
touria-gems = { $count } { $colour ->
    [black] black
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[purple] purple
}

touria-item-rose = Rose
touria-item-paintbrush = Paintbrush
touria-item-compass = Compass
touria-item-scale = Scale
touria-item-crystal_ball = Crystal ball
touria-item-helmet = Helmet
touria-item-frog = Frog
touria-item-chest = Chest
touria-item-mirror = Mirror
touria-item-hourglass = Hourglass
touria-item-knapsack = Knapsack
touria-item-flagon = Flagon
touria-item-boots = Boots
touria-item-broom = Broom
touria-item-lantern = Lantern
touria-item-bird = Bird

touria-the-rose = the Rose
touria-the-paintbrush = the Paintbrush
touria-the-compass = the Compass
touria-the-scale = the Scale
touria-the-crystal_ball = the Crystal ball
touria-the-helmet = the Helmet
touria-the-frog = the Frog
touria-the-chest = the Chest
touria-the-mirror = the Mirror
touria-the-hourglass = the Hourglass
touria-the-knapsack = the Knapsack
touria-the-flagon = the Flagon
touria-the-boots = the Boots
touria-the-broom = the Broom
touria-the-lantern = the Lantern
touria-the-bird = the Bird

touria-to-dragon = the Dragon
touria-to-sword_master = the Sword master
touria-to-trader = the Trader
touria-to-goldsmith = the Goldsmith
touria-to-thief = the Thieves’ den
touria-to-forest_fairy = the Forest fairy
touria-to-fountain_fairy = the Fountain fairy
touria-to-tournament = the Tournament

touria-effect-rose = Counts as one heart when you enter the castle.
touria-effect-paintbrush = One gem you pay counts as blue, red, green or yellow. You can’t paint a black one.
touria-effect-compass = Once on your way, jump from a mine to any other mine: one step.
touria-effect-scale = 3 coins at the trader, with or without an order.
touria-effect-crystal_ball = Look behind two closed doors, you alone.
touria-effect-helmet = Two swaps at the tournament instead of one.
touria-effect-frog = One of your black gems leaves the game.
touria-effect-chest = Take one of the items on show at the forest fairy.
touria-effect-mirror = Copies the item on top of the used ones.
touria-effect-hourglass = After this turn you play another one.
touria-effect-knapsack = Take all gems of one mine, black ones too.
touria-effect-flagon = Copy another player’s action without giving an elixir.
touria-effect-boots = Up to 3 more steps for free.
touria-effect-broom = Fly to any place for free; no tower turns.
touria-effect-lantern = On this way black gems go back to the bag instead of to you.
touria-effect-bird = Use the place a second time, as with a purple gem.

touria-dweller-siblings = Princess Tara and Prince Talan
    .title = Princess Tara and Prince Talan
touria-dweller-herbalist = the herbalist
    .title = The herbalist
touria-dweller-court_marshal = the court marshal
    .title = The court marshal
touria-dweller-court_jester = the court jester
    .title = The court jester
touria-dweller-bursar = the bursar
    .title = The bursar
touria-dweller-ladys_maid = the lady’s maid
    .title = The lady’s maid
touria-dweller-cupbearer = the cupbearer
    .title = The cupbearer
touria-dweller-bard = the bard
    .title = The bard
touria-dweller-guard = the guard
    .title = The guard

touria-thing-elixir = an elixir
touria-thing-sword = a sword
touria-thing-coin = a coin

touria-list-nothing = nothing
touria-yield-nothing = empty
touria-yield-both = { $first } + { $second }
touria-yield-times = { $what } ({ $count }×)
touria-yield-either = { $first } or { $second }

## Table options

touria-option-target = Length
touria-option-target-help = How many hearts and coins open the castle: 7 of each, or 5 for a first game?
touria-option-target-standard = 7 hearts, 7 coins
touria-option-target-introductory = 5 hearts, 5 coins
touria-option-ending = The wedding
touria-option-ending-help = Find the siblings behind nine doors, or win as soon as you are ready?
touria-option-ending-doors = Nine doors
touria-option-ending-sudden_marriage = Sudden marriage
touria-option-turn_rotation = Towers turn
touria-option-turn_rotation-help = Which way does a chosen tower turn?
touria-option-turn_rotation-ccw = Counter-clockwise
touria-option-turn_rotation-cw = Clockwise
touria-option-entry_payment = Paying to enter
touria-option-entry_payment-help = Are the hearts and coins given up on entering the castle?
touria-option-entry_payment-true = Given up
touria-option-entry_payment-false = Kept
touria-option-castle_entry = Entering
touria-option-castle_entry-help = May a player who could enter the castle wait?
touria-option-castle_entry-optional = May wait
touria-option-castle_entry-forced = Must enter
touria-option-black_redraw = Two black gems
touria-option-black_redraw-help = When a mine would get two black gems: draw again before or after putting them back?
touria-option-black_redraw-draw_first = Draw, then put back
touria-option-black_redraw-return_first = Put back, then draw
touria-option-dragon_reroll = Rolling again
touria-option-dragon_reroll-help = When may a sword roll the dragon’s die again?
touria-option-dragon_reroll-any_failure = Whenever no heart is won
touria-option-dragon_reroll-only_without_match = Only without a match
touria-option-helmet = Helmet
touria-option-helmet-help = Does the helmet allow two swaps for swords, or replace both swords?
touria-option-helmet-two_swaps = Two swaps
touria-option-helmet-as_swords = Instead of two swords
touria-option-lantern = Lantern
touria-option-lantern-help = By lantern light, is a black gem only put back, or replaced by another?
touria-option-lantern-take_other = Only put back
touria-option-lantern-swap_black = Replaced
touria-option-supply = The bank
touria-option-supply-help = Can hearts, coins and swords run out?
touria-option-supply-limited = They can
touria-option-supply-unlimited = They can’t
touria-option-items_visible = Items
touria-option-items_visible-help = Does everybody see who owns which magical item?
touria-option-items_visible-true = Seen by all
touria-option-items_visible-false = Behind the screens
touria-option-log = The log
touria-option-log-help = Does the log list every gem, heart and coin, or only where people went?
touria-option-log-table = Everything
touria-option-log-discreet = In short
touria-option-round_limit = Round limit
touria-option-round_limit-help = After how many rounds does the game end if nobody has won? Most games take fewer than 20.
touria-option-round_limit-none = 200 rounds
touria-option-round_limit-15 = 15 rounds
touria-option-round_limit-20 = 20 rounds
touria-option-round_limit-30 = 30 rounds
touria-option-silence = Waiting for copies
touria-option-silence-help = How long does the table wait for an answer about copying before it means no?
touria-option-silence-two_hours = Two hours
touria-option-silence-eight_hours = Eight hours
touria-option-silence-one_day = A day
touria-option-silence-wait = Up to three days

## What you are asked

touria-prompt-bonus = You don’t start, so choose a small gift for the road.
touria-prompt-start = Your turn! Choose a destination.
touria-prompt-fly = Where do you fly?
touria-prompt-route = On the way to: { $place }. The { $tower } has turned and now shows you: { $seen }. Which way?
touria-prompt-route-on =
    Towards: { $place }. { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } so far, { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }; { $left ->
        [one] 1 more is in reach.
       *[other] { $left } more are in reach.
    }
touria-prompt-mine = { $place }: two gems glitter here.{ $so_far } Which one do you take?
touria-prompt-arrival = You have arrived: { $place }.{ $so_far } What do you do?
touria-prompt-execute = { $place }: what do you do?{ $so_far }
touria-prompt-copied = { $place }: your turn to copy. What do you do?
touria-prompt-dragon = The die shows { $gem }. What now?
touria-prompt-thief = You reach into the bag. Which gem do you keep?
touria-prompt-after = Done!{ $so_far } { $lacking } Anything else before the others can copy you?
touria-prompt-copy = { $place }: do you want to do the same? Your best choice now: “{ $best }”.
touria-prompt-copy-without = { $place }: you have no elixir, so you can’t copy this.
touria-prompt-copy-idle = { $place }: there’s nothing you could do here now.
touria-prompt-copy-again = { $place }: there’s less left than when you answered. Your best choice now: “{ $best }”. Still want to copy?
touria-prompt-copy-gone = { $place }: others were faster, and there’s nothing left for you.
touria-prompt-end = Your turn is over.{ $so_far } { $lacking } Anything else?
touria-prompt-end-castle = Anything else before your turn ends?
touria-aim =
    { $black ->
        [0] { $target } hearts and { $target } coins open the castle: you have { $hearts } and { $coins }.
        [one] { $target } hearts and { $target } coins open the castle: you have { $hearts } and { $coins }, and a black gem to get rid of.
       *[other] { $target } hearts and { $target } coins open the castle: you have { $hearts } and { $coins }, and { $black } black gems to get rid of.
    }
touria-aim-wedding =
    { $black ->
        [0] { $target } hearts and { $target } coins win: you have { $hearts } and { $coins }.
        [one] { $target } hearts and { $target } coins win: you have { $hearts } and { $coins }, and a black gem to get rid of.
       *[other] { $target } hearts and { $target } coins win: you have { $hearts } and { $coins }, and { $black } black gems to get rid of.
    }
touria-aim-doors =
    { $closed ->
        [one] You’re in the castle: the last closed door hides your love.
       *[other] You’re in the castle: the right door wins, and { $closed } are still closed.
    }
touria-prompt-doors = You stand in the castle. Which door do you open?
touria-prompt-gift = You’re expected to bring a small gift. What do you give?
touria-prompt-knapsack = Which mine do you empty?
touria-prompt-chest = Which item do you take?
touria-prompt-crystal_ball = Which doors do you look behind?
touria-prompt-paintbrush = Which gem do you paint, and in which colour?
touria-prompt-wish-open = Copying: where do you want to be asked?
touria-prompt-wish-yes = You copy this turn if you can. When else should I ask you?
touria-prompt-wish-no = You don’t copy this turn. When else should I ask you?

touria-so-far = { "" } So far: { $list }.
touria-so-far-nothing = { "" }
touria-more-hearts = { $count ->
    [one] +{ $count } heart
   *[other] +{ $count } hearts
}
touria-less-hearts = { $count ->
    [one] −{ $count } heart
   *[other] −{ $count } hearts
}
touria-more-coins = { $count ->
    [one] +{ $count } coin
   *[other] +{ $count } coins
}
touria-less-coins = { $count ->
    [one] −{ $count } coin
   *[other] −{ $count } coins
}
touria-more-swords = { $count ->
    [one] +{ $count } sword
   *[other] +{ $count } swords
}
touria-less-swords = { $count ->
    [one] −{ $count } sword
   *[other] −{ $count } swords
}
touria-more-elixirs = { $count ->
    [one] +{ $count } elixir
   *[other] +{ $count } elixirs
}
touria-less-elixirs = { $count ->
    [one] −{ $count } elixir
   *[other] −{ $count } elixirs
}
touria-more-gems = +{ $gems }
touria-less-gems = −{ $gems }

touria-lacking = To the castle: { $list }.
touria-lacking-nothing = The castle is open to you!
touria-lacking-hearts = { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
}
touria-lacking-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
touria-lacking-black = { $count ->
    [one] a black gem to lose
   *[other] { $count } black gems to lose
}

## What a hint says of an answer

touria-advice-brings = { $list }. { $lacking }{ $turns }
touria-advice-turns-none = { "" }
touria-advice-turns =
    { $whole ->
        [0] { " " }That saves you about half a turn.
        [one] { $half ->
            [0] { " " }That saves you about one turn.
           *[other] { " " }That saves you about a turn and a half.
        }
       *[other] { " " }That saves you about { $whole } turns.
    }
touria-advice-dragon =
    { $swords ->
        [0] The die shows a gem you can pay { $works } times in 100; then you win a heart.
        [one] The die shows a gem you can pay { $works } times in 100; with your sword to roll again, { $more } times. Then you win a heart.
       *[other] The die shows a gem you can pay { $works } times in 100; with your { $swords } swords to roll again, { $more } times. Then you win a heart.
    }
touria-advice-thief = You see three gems and choose one. As long as the bag holds a coloured gem, you get a coloured one.
touria-advice-door-elsewhere = You’ve seen the siblings behind another door.
touria-advice-door-known = You know what waits behind this door.
touria-advice-door =
    { $doors ->
        [one] The siblings are behind this door!
       *[other] You don’t know { $doors } of the doors: the siblings are behind this one { $works } times in 100.
    } { $stops ->
        [0] Nobody behind the others can stop you.
        [one] 1 dweller asks for a gift you can’t give, which would end your turn.
       *[other] { $stops } dwellers ask for gifts you can’t give, which would end your turn.
    }
touria-advice-there-luck = { $place }: { $best }
touria-advice-flight-luck = The best place to fly to is { $place }: { $best }
touria-advice-bonus-gem = Two equal gems make a heart and three make two, so a gem is the start of a heart. It makes no difference which colour.
touria-advice-bonus-coin = You need coins at the castle, and a coin now pays for a long way or for the wizard.
touria-advice-bonus-sword = At the tournament a sword is worth a heart or 3 coins, and until then it turns a tower when none suits you.
touria-advice-bonus-black = Every black gem keeps you out of the castle until you lose it.
touria-advice-equal = It makes no difference.
touria-advice-there = { $place }: { $best }.
touria-advice-flight = The best place to fly to is { $place }: { $best }.
touria-advice-nothing-there = { $place }: there’s nothing you could do there now. It’s the way, or the next turn, that counts.
touria-advice-item = What it does: { $effect }
touria-advice-nothing-else = Nothing else here brings more than it costs.

## What you may choose

touria-do-bonus-gem = A gem: { $gem }
touria-hint-gem = Pays for hearts and coins, in the right colour.
touria-hint-bonus-black = Only the dragon takes it, on a black roll. With it you can’t enter the castle.
touria-do-bonus-coin = A coin
touria-hint-bonus-coin = Pays for long ways and for the wizard, and you need coins at the castle.
touria-do-bonus-sword = A sword
touria-hint-bonus-sword = Wins at the tournament, rolls again at the dragon, or turns a tower.
touria-do-tower =
    { $cost ->
        [0] { $action } · { $tower }
        [one] { $action } · { $tower } · 1 coin
       *[other] { $action } · { $tower } · { $cost } coins
    }
touria-hint-walk =
    { $steps ->
        [0] You are there
        [one] 1 step
       *[other] { $steps } steps
    }, { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }. Next on this tower: { $next }
touria-hint-wizard = Pay 1 coin and fly to any place. Next on this tower: { $next }
touria-do-sword = Sword: turn the { $tower } to { $action }
touria-hint-sword = Costs 1 sword. You still choose a tower afterwards.
touria-do-forced = Turn the { $tower } and pass
touria-hint-forced = You can’t reach any of the places your towers show.
touria-do-enter = Enter the castle!
touria-hint-enter = You lift your screen, and open doors from now on.
touria-do-route =
    { $number } · { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }: { $gems }
touria-do-route-direct =
    { $number } · { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }, past no mine
touria-hint-mines = Past: { $mines }
touria-hint-no-mines = You get there without a gem.
touria-hint-gems = In the mine: { $gems }
touria-way =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
touria-do-stepwise = Another way
touria-hint-stepwise = Choose your way space by space.
touria-hint-stepwise-idle = No other way brings more.
touria-hint-step = You pay once your whole way is chosen.
touria-do-step = On to: { $space }
touria-do-step-mine = On to: { $space } ({ $gems })
touria-do-stay = Stay here: { $place }
touria-hint-stay = No step, no coin, no gem.
touria-do-arrive =
    { $cost ->
        [0] Arrive, free: { $place }
        [one] Arrive for 1 coin: { $place }
       *[other] Arrive for { $cost } coins: { $place }
    }
touria-hint-arrive = You set out now, past the mines you chose.
touria-do-jump = { $item }: jump to the { $mine }
touria-do-pick = Take { $gem }
touria-hint-pick = The other gem stays in the mine.
touria-do-fly = { $place }
touria-do-item = { $item }
touria-do-mirror = Mirror as { $item }
touria-do-empty = { $mine }: { $gems }
touria-hint-empty = All of it is yours, and the mine is filled again.
touria-do-door = Door { $door }
touria-hint-look = Only you learn who waits there.
touria-hint-open = The siblings win you the game. Anyone else wants a gift.
touria-do-take = Take: { $item }
touria-do-skip = Do nothing here
touria-hint-skip = Nobody can copy then.
touria-do-sword_master =
    { $count ->
        [one] Take 1 sword
       *[other] Take { $count } swords
    }
touria-do-thief = Reach into the bag
touria-do-dragon = Roll against the dragon
touria-hint-dragon = You can pay { $works } of the { $of } colours on the die. A match wins a heart.
touria-do-fountain_fairy = Give up a black gem
touria-do-keep = Keep { $gem }
touria-hint-keep = The others go back into the bag. Nobody sees which you keep.
touria-do-keep-nothing = All black: keep nothing
touria-hint-keep-nothing = The black gems go back into the bag.
touria-do-pay = Give { $gem }
touria-hint-gift = With that you can go on to the next door.
touria-do-reroll = Roll again for a sword
touria-hint-reroll = Costs 1 sword. You can pay { $works } of the { $of } colours.
touria-do-retreat = Retreat
touria-hint-retreat = You keep your gems and win nothing.
touria-do-sell = 1 { $gem }: a coin
touria-do-pair = 2 { $gem }: a heart
touria-do-triple =
    { $hearts ->
        [one] 3 { $gem }: a heart
       *[other] 3 { $gem }: { $hearts } hearts
    }
touria-do-order =
    { $count ->
        [one] { $gems }: 1 coin
       *[other] { $gems }: { $count } coins
    }
touria-hint-then-hearts = Then you have { $have } of { $target } hearts.
touria-hint-then-coins = Then you have { $have } of { $target } coins.
touria-do-stop = That’s enough
touria-hint-stop = Ends your action here.
touria-do-swap-hearts =
    { $swords ->
        [0] With the helmet: a heart
       *[other] A sword for a heart
    }
touria-do-swap-coins =
    { $swords ->
        [0] With the helmet:
       *[other] A sword for
    } { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
touria-hint-helmet-two_swaps = Two swaps instead of one, each for a sword.
touria-hint-helmet-as_swords = Two swaps; the helmet pays for both.
touria-hint-short-hearts =
    { $count ->
        [0] The bank has no heart left.
        [one] The bank has only 1 heart left.
       *[other] The bank has only { $count } hearts left.
    }
touria-hint-short-coins =
    { $count ->
        [one] The bank has only 1 coin left.
       *[other] The bank has only { $count } coins left.
    }
touria-hint-short-swords =
    { $count ->
        [one] The bank has only 1 sword left.
       *[other] The bank has only { $count } swords left.
    }
touria-do-paint = { $gem } counts as { $target }
touria-hint-paint = Only for this payment.
touria-do-twice-purple = Take swords twice, for a purple gem
touria-do-twice-bird = Take swords twice, with the bird
touria-do-twice-mirror = Take swords twice, with the mirror as bird
touria-hint-twice =
    { $count ->
        [one] 1 sword in all.
       *[other] { $count } swords in all.
    }
touria-do-double-purple = Again, for a purple gem
touria-do-double-bird = Again, with the bird
touria-do-double-mirror = Again, with the mirror as bird
touria-hint-double = Use this place a second time.
touria-do-done = Done: end my turn
touria-hint-done = The others can copy you, then it’s the next player’s turn.
touria-hint-done-hourglass = The others can copy you, then you can use the hourglass.
touria-do-linger = Let others copy, then continue my turn
touria-hint-linger = You can still use items after the copies.
touria-hint-linger-idle = You have no other item to use then.
touria-do-end = End my turn
touria-hint-end = It’s the next player’s turn.
touria-do-stop-opening = Stop for now
touria-hint-stop-opening = Open the next door on your next turn.
touria-do-give = Give { $gift }
touria-do-give-nothing = Give nothing and end the turn
touria-hint-give-nothing = Try another door on your next turn.
touria-do-copy-elixir = Copy (costs 1 elixir)
touria-hint-copy-elixir = Your elixir goes to the player whose turn it is.
touria-do-copy-flagon = Copy (uses the { $item })
touria-do-copy-elixir-take = Give an elixir, take: { $item }
touria-do-copy-flagon-take = { $flagon }: take { $item }
touria-do-pass = Not this time
touria-hint-pass = You give nothing and do nothing here.
touria-do-ask-all = Always ask me
touria-hint-ask-all = Wherever you could copy something.
touria-do-ask-some = Ask me at these places
touria-hint-ask-some = Tick the places below; elsewhere you pass.
touria-do-ask-none = Never ask me
touria-hint-ask-none = You pass every time, without a press.
touria-do-wish-on = ✓ { $place }
touria-do-wish-off = ✗ { $place }
touria-do-advance-yes = This turn: yes, copy
touria-hint-advance-yes = Wherever the heroes go this turn, if you can.
touria-do-advance-no = This turn: no
touria-hint-advance-no = You pass this turn without pressing anything.
touria-do-advance-open = This turn: ask me after all
touria-hint-advance-open = Forget what I said for this turn.

## What happened

touria-chapter = Round { $number }
touria-chapter-name = Round
touria-event-turn = { $player }’s turn.
touria-event-bonus-gem = { $player } takes a gem for the road: { $gem }.
touria-event-bonus-coin = { $player } takes a coin for the road.
touria-event-bonus-sword = { $player } takes a sword for the road.
touria-event-gain-hearts =
    { $count ->
        [one] { $player } wins { $count } heart.
       *[other] { $player } wins { $count } hearts.
    }
touria-event-gain-coins =
    { $count ->
        [one] { $player } gets { $count } coin.
       *[other] { $player } gets { $count } coins.
    }
touria-event-gain-swords =
    { $count ->
        [one] { $player } gets { $count } sword.
       *[other] { $player } gets { $count } swords.
    }
touria-event-pay-hearts =
    { $count ->
        [one] { $player } gives up { $count } heart.
       *[other] { $player } gives up { $count } hearts.
    }
touria-event-pay-coins =
    { $count ->
        [one] { $player } pays { $count } coin.
       *[other] { $player } pays { $count } coins.
    }
touria-event-pay-swords =
    { $count ->
        [one] { $player } gives { $count } sword.
       *[other] { $player } gives { $count } swords.
    }
touria-event-pay-gems = { $player } gives { $gems }.
touria-event-tower = { $player } follows the { $tower }: { $action }.
touria-event-sword = { $player } turns the { $tower } with a sword.
touria-event-forced = { $player } can’t go anywhere, turns the { $tower } and passes.
touria-event-walk =
    { $steps ->
        [one] { $player } leads the heroes 1 step to the { $place }.
       *[other] { $player } leads the heroes { $steps } steps to the { $place }.
    }
touria-event-stay = { $player } stays at the { $place }.
touria-event-fly = { $player } flies to the { $place }.
touria-event-mine = { $player } takes a { $gem } gem from the { $mine }.
touria-event-lantern-light = By lantern light, a black gem of the { $mine } goes back to the bag.
touria-event-use = { $player } uses the { $item }.
touria-event-mirror = { $player } uses the Mirror as the { $item }.
touria-event-display = New at the Forest fairy: { $item }.
touria-event-take = { $player } takes the { $item }.
touria-event-banish = { $player } removes a black gem from the game.
touria-event-look = { $player } looks behind door { $door }.
touria-event-saw = Behind door { $door } you see { $dweller }.
touria-event-place = { $player } acts at the { $place }.
touria-event-keep = { $player } keeps a gem and puts the others back.
touria-event-keep-nothing = { $player } keeps no gem.
touria-event-roll = { $player } rolls { $gem }.
touria-event-retreat = { $player } retreats from the dragon.
touria-event-order =
    { $count ->
        [one] { $player } fulfils an order ({ $gems }) for { $count } coin.
       *[other] { $player } fulfils an order ({ $gems }) for { $count } coins.
    }
touria-event-new-order =
    { $count ->
        [one] New order: { $gems } for { $count } coin.
       *[other] New order: { $gems } for { $count } coins.
    }
touria-event-paint = { $player } paints a { $gem } gem { $target }.
touria-event-double = { $player } does it again.
touria-event-skip = { $player } does nothing here.
touria-event-window = { $player } is done. The others can copy the { $place }.
touria-event-joins = { $player } copies the action.
touria-event-copy-elixir = { $player } gives { $owner } an elixir and copies the action.
touria-event-copy-flagon = { $player } uses the { $item } and copies the action.
touria-event-copied = Everyone has copied or passed; { $player } goes on.
touria-event-enter = { $player } enters the castle and lifts the screen!
touria-event-door = { $player } opens door { $door } and finds { $dweller }.
touria-event-race = { $count } players are in the castle now and race for the right door.
touria-event-last-door = Only door { $door } is still closed: Tara and Talan are behind it!
touria-event-last-round = The last round starts.
touria-event-gift = { $player } gives { $gift }.
touria-event-no-gift = { $player } doesn’t have the right gift and waits.

touria-some-hearts =
    { $count ->
        [one] { $count } heart
       *[other] { $count } hearts
    }
touria-some-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
touria-some-swords =
    { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
touria-some-gems =
    { $colour ->
        [black] { $count ->
            [one] { $count } black gem
           *[other] { $count } black gems
        }
        [blue] { $count ->
            [one] { $count } blue gem
           *[other] { $count } blue gems
        }
        [red] { $count ->
            [one] { $count } red gem
           *[other] { $count } red gems
        }
        [green] { $count ->
            [one] { $count } green gem
           *[other] { $count } green gems
        }
        [yellow] { $count ->
            [one] { $count } yellow gem
           *[other] { $count } yellow gems
        }
       *[purple] { $count ->
            [one] { $count } purple gem
           *[other] { $count } purple gems
        }
    }

touria-told = { $player } { $deeds }.
touria-told-walks = goes to { $place } ({ $way })
touria-told-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
touria-told-stays = stays at { $place }
touria-told-flies = flies to { $place }
touria-told-flies-paid = flies to { $place } for { $price }
touria-told-turns = turns the { $tower } with a sword
touria-told-turns-paid = turns the { $tower } for 1 sword
touria-told-forced = can’t go anywhere, turns the { $tower } and passes
touria-told-picks = picks up { $gems }
touria-told-uses = uses { $item }
touria-told-mirrors = uses the Mirror as { $item }
touria-told-takes = takes { $item }
touria-told-trades = gives { $paid } for { $got }
touria-told-gives = gives { $paid }
touria-told-gets = gets { $got }
touria-told-removes =
    { $count ->
        [one] removes 1 black gem from the game
       *[other] removes { $count } black gems from the game
    }
touria-told-keeps =
    { $count ->
        [one] keeps 1 gem
       *[other] keeps { $count } gems
    }
touria-told-keeps-nothing = keeps no gem
touria-told-retreats = retreats from the dragon
touria-told-order = fills an order ({ $gems }) for { $coins }
touria-told-skips = does nothing there
touria-told-copies = copies this
touria-told-copies-elixir = gives { $owner } 1 elixir to copy this
touria-told-copies-flagon = uses { $item } to copy this
touria-told-lifts = lifts the screen
touria-told-enters = enters the castle
touria-told-opens = opens door { $door }
touria-told-finds = finds { $dweller }
touria-told-no-gift = lacks the right gift
touria-told-looks = looks behind { $doors }
touria-told-door = door { $door }

touria-score =
    { $score ->
        [one] { $score } heart or coin
       *[other] { $score } hearts and coins
    }
touria-reason-siblings = { $player } has found Tara and Talan and wins.
touria-reason-marriage = { $player } has everything for the wedding and wins at once.
touria-reason-rounds = The last round is over; { $player } has come furthest and wins.
touria-reason-shared =
    { $count ->
        [2] The last round is over; two are tied and share the victory.
       *[other] The last round is over; { $count } are tied and share the victory.
    }

## Why not

touria-refused-over = This game is over.
touria-refused-not-seated = You don’t have a seat at this table, so you can’t lead the heroes.
touria-refused-turn = { $player } is choosing now. Your turn will come!
touria-refused-copy-chapel = You’re in the castle: nobody copies from there, and nobody needs to.
touria-refused-copy-own = It’s your own turn; the others are deciding whether to copy you.
touria-refused-copy-elixir = You have no elixir to give.
touria-refused-copy-idle = There’s nothing you could do here now.
touria-refused-copy-over = Your chance to copy in this turn is over.
touria-refused-not-owned = You don’t have the { $item }.
touria-refused-mirror = The mirror has nothing to copy.
touria-refused-window = You can’t use this item now: { $item }.
touria-refused-fly = Nobody can land there. Fly to a place, not to a mine, the bridge or the courtyard.
touria-refused-action = You can’t do that here now.
touria-refused-double = You can’t do this a second time now.
touria-refused-pay = You can’t pay that now.
touria-refused-door = You can’t open this door now.
touria-refused-enter = You need { $target } hearts, { $target } coins and no black gem to enter the castle.
touria-refused-enter-later = You may enter the castle at the start of your own turn.
touria-refused-tower-later = Too late: you choose a tower at the start of your turn.
touria-refused-sword = You have no sword to turn a tower with.
touria-refused-tower = You can’t get there with what you have: { $place }.
touria-refused-stepwise = That message is out of date. Choose one of the routes offered now, or choose to go step by step first.
touria-refused-route-later = You choose the way after the tower, not now.
touria-refused-route = This is not a way to where the heroes are going.
touria-refused-road = There’s no road from where you are to: { $space }.
touria-refused-road-twice = You can use each road only once a turn.
touria-refused-coins =
    { $coins ->
        [0] Too far: { $free } steps are free, each further one costs a coin, and you have none.
        [one] Too far: { $free } steps are free, each further one costs a coin, and you have 1.
       *[other] Too far: { $free } steps are free, each further one costs a coin, and you have { $coins }.
    }
touria-refused-unknown = You can’t choose that here. The buttons show what you can.

## The drawn page of the rules: short sentences in large letters
touria-page-aim = Collect 7 hearts and 7 coins and get rid of black gems. Then enter the castle.
touria-page-turn = Turn a tower and lead the heroes to the place it showed. Take gems in mines, then use the place.
touria-page-end = In the castle, open doors and give gifts. Find Tara and Talan, and you win.
touria-page-shown = Beside the words: a heart, coins and gems; the sign of the dragon and the heroes; the nine closed doors of the castle.
