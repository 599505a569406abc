# Touria — names, options, choices, log, refusals and rules.

touria-name = Touria
touria-tagline = One band of heroes, four turning towers, and nine doors with a wedding behind one of them.
touria-players = 2–4 players, about an hour

## Names

touria-space-castle = Castle
touria-space-dragon = Dragon
touria-space-sword_master = Sword Master
touria-space-trader = Trader
touria-space-goldsmith = Goldsmith
touria-space-thief = Thieves’ Den
touria-space-forest_fairy = Forest Fairy
touria-space-fountain_fairy = Fountain Fairy
touria-space-tournament = Tournament
touria-space-wizard = Wizard
touria-space-bridge = Bridge
touria-space-mine_1 = North Mine
touria-space-mine_2 = East Mine
touria-space-mine_3 = South-east Mine
touria-space-mine_4 = South Mine
touria-space-mine_5 = South-west Mine
touria-space-mine_6 = West Mine

touria-about-dragon = Roll the die and give a gem of that color to win a heart. A sword rolls again.
touria-about-sword_master = Take up to 2 swords.
touria-about-trader = Fill one of three orders: give gems, get coins.
touria-about-goldsmith = Trade 1 gem for a coin, 2 alike for a heart, 3 alike for 2 hearts (3 in the die’s color).
touria-about-thief = Draw 3 gems from the bag in secret and keep one.
touria-about-forest_fairy = Take one of the two magical items on display.
touria-about-fountain_fairy = Remove one of your black gems from the game.
touria-about-tournament = Trade a sword for a heart, or for up to 3 coins.

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
touria-item-crystal_ball = Crystal Ball
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
touria-the-crystal_ball = the Crystal Ball
touria-to-castle = the Castle
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
touria-to-sword_master = the Sword Master
touria-to-trader = the Trader
touria-to-goldsmith = the Goldsmith
touria-to-thief = the Thieves’ Den
touria-to-forest_fairy = the Forest Fairy
touria-to-fountain_fairy = the Fountain Fairy
touria-to-tournament = the Tournament
touria-to-wizard = the Wizard
touria-to-bridge = the Bridge
touria-to-mine_1 = the North Mine
touria-to-mine_2 = the East Mine
touria-to-mine_3 = the South-east Mine
touria-to-mine_4 = the South Mine
touria-to-mine_5 = the South-west Mine
touria-to-mine_6 = the West Mine

touria-effect-rose = Counts as one heart when you enter the castle.
touria-effect-paintbrush = One gem you pay counts as blue, red, green or yellow. You can’t paint a black one.
touria-effect-compass = Once per move, jump from one mine to any other. It counts as one step.
touria-effect-scale = Take 3 coins at the Trader, with or without an order.
touria-effect-crystal_ball = Look behind two closed doors. Only you see them.
touria-effect-helmet = Make two trades at the Tournament instead of one.
touria-effect-frog = Remove one of your black gems from the game.
touria-effect-chest = Take one of the items on display at the Forest Fairy.
touria-effect-mirror = Copies the item on top of the used ones.
touria-effect-hourglass = Play another turn right after this one.
touria-effect-knapsack = Take all the gems in one mine, black ones too.
touria-effect-flagon = Copy another player’s action without giving an elixir.
touria-effect-boots = Walk up to 3 more steps for free.
touria-effect-broom = Fly to any place for free. No tower turns.
touria-effect-lantern = On this route, black gems go back to the bag instead of to you.
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
touria-option-ending-help = Do you look for the wedding behind nine doors, or win as soon as you’re ready?
touria-option-ending-doors = Nine doors
touria-option-ending-sudden_marriage = Sudden marriage
touria-option-turn_rotation = Towers turn
touria-option-turn_rotation-help = Which way does a chosen tower turn?
touria-option-turn_rotation-ccw = Counter-clockwise
touria-option-turn_rotation-cw = Clockwise
touria-option-entry_payment = Paying to enter
touria-option-entry_payment-help = Do you give up your hearts and coins when you enter the castle?
touria-option-entry_payment-true = Given up
touria-option-entry_payment-false = Kept
touria-option-castle_entry = Entering
touria-option-castle_entry-help = If you can enter the castle, may you wait?
touria-option-castle_entry-optional = May wait
touria-option-castle_entry-forced = Must enter
touria-option-black_redraw = Two black gems
touria-option-black_redraw-help = When a mine would get two black gems, do you draw again before or after putting them back?
touria-option-black_redraw-draw_first = Draw, then put back
touria-option-black_redraw-return_first = Put back, then draw
touria-option-dragon_reroll = Rolling again
touria-option-dragon_reroll-help = When can a sword roll the Dragon’s die again?
touria-option-dragon_reroll-any_failure = Whenever you win no heart
touria-option-dragon_reroll-only_without_match = Only if you can’t pay
touria-option-helmet = Helmet
touria-option-helmet-help = Does the Helmet allow two trades for swords, or does it replace both swords?
touria-option-helmet-two_swaps = Two trades
touria-option-helmet-as_swords = Instead of two swords
touria-option-lantern = Lantern
touria-option-lantern-help = With the Lantern, does a black gem just go back in the bag, or do you get another instead?
touria-option-lantern-take_other = It just goes back
touria-option-lantern-swap_black = You get another
touria-option-supply = The bank
touria-option-supply-help = Can hearts, coins and swords run out?
touria-option-supply-limited = They can
touria-option-supply-unlimited = They can’t
touria-option-items_visible = Items
touria-option-items_visible-help = Can everyone see who has which magical item?
touria-option-items_visible-true = Seen by everyone
touria-option-items_visible-false = Behind the screens
touria-option-log = The log
touria-option-log-help = Does the log list every gem, heart and coin, or only where people went?
touria-option-log-table = Everything
touria-option-log-discreet = Only the moves
touria-option-round_limit = Round limit
touria-option-round_limit-help = After how many rounds does the game end if nobody has won? Most games take fewer than 20.
touria-option-round_limit-none = 200 rounds
touria-option-round_limit-15 = 15 rounds
touria-option-round_limit-20 = 20 rounds
touria-option-round_limit-30 = 30 rounds
touria-option-silence = Waiting for copies
touria-option-silence-help = How long do you have to answer whether you copy? After that, it means no.
touria-option-silence-two_hours = Two hours
touria-option-silence-eight_hours = Eight hours
touria-option-silence-one_day = A day
touria-option-silence-wait = Up to three days

## What you are asked

touria-prompt-bonus = You don’t start, so choose a small bonus.
touria-prompt-start = Your turn! Where do the heroes go?
touria-prompt-fly = Where do you fly?
touria-prompt-route = Which way do you go to { $place }? The { $tower } has turned and now leads to { $seen }.
touria-form = Whole turn
touria-form-way = Which way?
touria-form-decide-there = You decide there: something else comes first on this way.
touria-form-there = And at { $place }?
touria-form-later = Decide there
touria-form-later-hint = You’re asked once the heroes have arrived.
touria-form-some-ways = Not possible after every way.
touria-form-then = And after that?
touria-form-ask-then = Decide then
touria-form-finish-hint = The others can copy you first, if you did something.
touria-prompt-route-on =
    You’re going to { $place }. So far that’s { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }; you can take { $left } more.
touria-prompt-mine = There are two gems at { $place }.{ $so_far } Which one do you take?
touria-prompt-arrival = You’re at { $place }.{ $so_far } What do you do?
touria-prompt-execute = You’re at { $place }.{ $so_far } What do you do now?
touria-prompt-copied = Your copy at { $place }: what do you do?
touria-prompt-dragon = The die shows { $gem }. What now?
touria-prompt-thief = You’ve reached into the bag. Which gem do you keep?
touria-prompt-after = Done!{ $so_far } { $lacking } Anything else before the others copy?
touria-prompt-copy = Do you copy this at { $place }? Your best choice now is “{ $best }”.
touria-prompt-copy-without = You have no elixir, so you can’t copy this at { $place }.
touria-prompt-copy-idle = There’s nothing you could do at { $place } now.
touria-prompt-copy-again = There’s less left at { $place } than when you answered. Do you still copy? Your best choice now is “{ $best }”.
touria-prompt-copy-gone = Others were faster at { $place }, and there’s nothing left for you.
touria-prompt-end = Your turn is over.{ $so_far } { $lacking } Anything else?
touria-prompt-end-castle = Anything else before your turn ends?
touria-aim =
    The castle needs { $target } hearts, { $target } coins and no black gem. { $black ->
        [0] You have { $hearts } and { $coins }.
        [one] You have { $hearts }, { $coins } and 1 black gem.
       *[other] You have { $hearts }, { $coins } and { $black } black gems.
    }
touria-aim-wedding =
    { $target } hearts, { $target } coins and no black gem win. { $black ->
        [0] You have { $hearts } and { $coins }.
        [one] You have { $hearts }, { $coins } and 1 black gem.
       *[other] You have { $hearts }, { $coins } and { $black } black gems.
    }
touria-aim-doors =
    { $closed ->
        [one] You’re in the castle. Tara and Talan are behind the last closed door!
       *[other] You’re in the castle. The right door wins, and { $closed } are still closed.
    }
touria-prompt-doors = You’re in the castle. Which door do you open?
touria-prompt-gift = You’re expected to bring a small gift. What do you give?
touria-prompt-knapsack = Which mine do you empty?
touria-prompt-chest = Which item do you take?
touria-prompt-crystal_ball = Which doors do you look behind?
touria-prompt-paintbrush = Which gem do you paint, and what color?
touria-prompt-wish-open = When should I ask you about copying?
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

touria-lacking = You still need { $list }.
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
    [one] a way to lose { $count } black gem
   *[other] a way to lose { $count } black gems
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
        [0] You can pay what the die shows { $works }, which wins a heart.
        [one] You can pay what the die shows { $works }, or { $more } with your sword to roll again. That wins a heart.
       *[other] You can pay what the die shows { $works }, or { $more } with your { $swords } swords to roll again. That wins a heart.
    }
touria-advice-thief = You see three gems and keep one. As long as there’s a colored gem in the bag, you get one.
touria-advice-door-elsewhere = You’ve seen Tara and Talan behind another door.
touria-advice-door-known = You know who’s waiting behind this door.
touria-advice-door =
    { $doors ->
        [one] Tara and Talan are behind this door!
       *[other] Tara and Talan are behind this door { $works }. { $stops ->
            [0] You have a gift for anyone else you could meet.
            [one] 1 other person wants a gift you don’t have, which would end your turn.
           *[other] { $stops } others want gifts you don’t have, which would end your turn.
        }
    }
touria-advice-there-luck = You’d try your luck at { $place }. { $best }
touria-advice-flight-luck = The best place to fly to is { $place }. { $best }
touria-advice-bonus-gem = Two gems alike make a heart and three make two, so a gem is a good start. The color makes no difference.
touria-advice-bonus-coin = You need coins for the castle, and a coin now pays for a long route or for the Wizard.
touria-advice-bonus-sword = At the Tournament a sword is worth a heart or 3 coins. Until then, it can turn a tower if you like none of them.
touria-advice-bonus-black = Every black gem keeps you out of the castle until you lose it.
touria-advice-equal = It makes no difference.
touria-advice-there = Your best choice at { $place } is “{ $best }”.
touria-advice-flight = Fly to { $place } and choose “{ $best }”.
touria-advice-nothing-there = There’s nothing you could do at { $place } now. What counts are the gems on the way, or your next turn.
touria-advice-nothing-else = Nothing else here brings more than it costs.

## What you may choose

touria-do-bonus-gem = A { $gem } gem
touria-hint-gem = Gems buy hearts and coins.
touria-hint-bonus-black = Only the Dragon takes it, on a black roll. With it, you can’t enter the castle.
touria-do-bonus-coin = A coin
touria-hint-bonus-coin = Pays for long routes and the Wizard, and you need coins for the castle.
touria-do-bonus-sword = A sword
touria-hint-bonus-sword = Buys hearts or coins at the Tournament, rolls again at the Dragon, or turns a tower.
touria-do-tower =
    { $cost ->
        [0] { $action } · { $tower }
        [one] { $action } · { $tower } · 1 coin
       *[other] { $action } · { $tower } · { $cost } coins
    }
touria-hint-walk =
    { $steps ->
        [0] You’re already there
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
touria-hint-forced = You can’t reach any place that your towers show.
touria-do-enter = Enter the castle!
touria-hint-enter = You lift your screen and open doors from now on.
touria-do-route =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }: { $gems } · route { $number }
touria-do-route-direct =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }, no mines · route { $number }
touria-hint-mines = You pass: { $mines }
touria-hint-no-mines = You won’t pick up any gems.
touria-hint-gems = In the mine: { $gems }
touria-way =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
touria-do-stepwise = Another route
touria-hint-stepwise = Choose your route space by space.
touria-hint-stepwise-idle = No other route brings more.
touria-hint-step = You pay once your whole route is chosen.
touria-do-step = On to { $space }
touria-do-step-mine = On to { $space } ({ $gems })
touria-do-stay = Stay at { $place }
touria-hint-stay = No steps, no coins, no gems.
touria-do-arrive =
    { $cost ->
        [0] Go to { $place } for free
        [one] Go to { $place } for 1 coin
       *[other] Go to { $place } for { $cost } coins
    }
touria-hint-arrive = You set out now, past the mines you chose.
touria-do-jump = Use { $item } to jump to { $mine }
touria-do-pick = Take the { $gem } gem
touria-hint-pick = The other gem stays in the mine.
touria-do-fly = { $place }
touria-do-item = { $item }
touria-do-mirror = Use the Mirror as { $item }
touria-do-empty = { $mine }: { $gems }
touria-hint-empty = You take it all, and the mine is filled again.
touria-do-door = Door { $door }
touria-hint-look = Only you learn who’s waiting there.
touria-hint-open = You win if Tara and Talan are there. Anyone else wants a gift.
touria-do-take = Take { $item }
touria-do-skip = Do nothing here
touria-hint-skip = Then nobody can copy you.
touria-do-sword_master =
    { $count ->
        [one] Take 1 sword
       *[other] Take { $count } swords
    }
touria-do-thief = Reach into the bag
touria-do-dragon = Fight the Dragon
touria-hint-dragon = You can pay { $works } of the { $of } colors on the die. A match wins a heart.
touria-do-fountain_fairy = Give up a black gem
touria-do-keep = Keep the { $gem } gem
touria-hint-keep = The others go back into the bag. Nobody sees which one you keep.
touria-do-keep-nothing = They’re all black: keep nothing
touria-hint-keep-nothing = The black gems go back into the bag.
touria-do-pay = Give the { $gem } gem
touria-hint-gift = Then you can open another door.
touria-do-reroll = Roll again for a sword
touria-hint-reroll = Costs 1 sword. You can pay { $works } of the { $of } colors.
touria-do-retreat = Retreat
touria-hint-retreat = You keep your gems but win nothing.
touria-do-sell = { $gems } for a coin
touria-do-pair = { $gems } for a heart
touria-do-triple =
    { $hearts ->
        [one] { $gems } for a heart
       *[other] { $gems } for { $hearts } hearts
    }
touria-do-order =
    { $count ->
        [one] { $gems } for 1 coin
       *[other] { $gems } for { $count } coins
    }
touria-hint-then-hearts =
    { $have ->
        [one] Then you have 1 heart and need { $target }.
       *[other] Then you have { $have } hearts and need { $target }.
    }
touria-hint-then-coins =
    { $have ->
        [one] Then you have 1 coin and need { $target }.
       *[other] Then you have { $have } coins and need { $target }.
    }
touria-do-stop = That’s enough
touria-hint-stop = This ends your action here.
touria-do-swap-hearts =
    { $swords ->
        [0] A heart, with the Helmet
       *[other] 1 sword for a heart
    }
touria-do-swap-coins =
    { $swords ->
        [0] { $count ->
            [one] 1 coin, with the Helmet
           *[other] { $count } coins, with the Helmet
        }
       *[other] { $count ->
            [one] 1 sword for 1 coin
           *[other] 1 sword for { $count } coins
        }
    }
touria-hint-helmet-two_swaps = Two trades instead of one, each for a sword.
touria-hint-helmet-as_swords = Two trades, and the Helmet pays for both.
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
touria-do-paint = Paint a { $gem } gem { $target }
touria-hint-paint = Only for this payment.
touria-do-twice-purple = Take swords twice, for a purple gem
touria-do-twice-bird = Take swords twice, with the Bird
touria-do-twice-mirror = Mirror as the Bird: take swords twice
touria-hint-twice =
    { $count ->
        [one] 1 sword in all.
       *[other] { $count } swords in all.
    }
touria-do-double-purple = Again, for a purple gem
touria-do-double-bird = Again, with the Bird
touria-do-double-mirror = Again, with the Mirror as the Bird
touria-hint-double = You use this place a second time.
touria-do-done = Done: end my turn
touria-hint-done = The others can copy you, then it’s the next player’s turn.
touria-hint-done-hourglass = The others can copy you, then you can use the Hourglass.
touria-do-linger = Let others copy, then continue my turn
touria-hint-linger = You can still use items after the copies.
touria-hint-linger-idle = You have no other item to use then.
touria-do-end = End my turn
touria-hint-end = It’s the next player’s turn.
touria-do-stop-opening = Stop for now
touria-hint-stop-opening = You open another door on your next turn.
touria-do-give = Give { $gift }
touria-do-give-nothing = Give nothing and end my turn
touria-hint-give-nothing = You try another door on your next turn.
touria-do-copy-elixir = Copy for an elixir
touria-hint-copy-elixir = Your elixir goes to the player whose turn it is.
touria-do-copy-flagon = Copy with { $item }
touria-do-copy-elixir-take = Give an elixir, take { $item }
touria-do-copy-flagon-take = Use { $flagon }, take { $item }
touria-do-pass = Not this time
touria-hint-pass = You give nothing and do nothing here.
touria-do-ask-all = Always ask me
touria-hint-ask-all = I ask wherever you could copy something.
touria-do-ask-some = Ask me at these places
touria-hint-ask-some = Check the places below. Elsewhere, you pass.
touria-do-ask-none = Never ask me
touria-hint-ask-none = You always pass and needn’t press anything.
touria-do-wish-on = ✓ { $place }
touria-do-wish-off = ✗ { $place }
touria-do-advance-yes = Copy this turn
touria-hint-advance-yes = Wherever the heroes go this turn, if you can.
touria-do-advance-no = Don’t copy this turn
touria-hint-advance-no = You pass this turn without pressing anything.
touria-do-advance-open = Do ask me this turn
touria-hint-advance-open = This forgets what you said for this turn.

## What happened

touria-chapter = Round { $number }
touria-chapter-name = Round
touria-event-turn = { $player }’s turn.
touria-event-bonus-gem = { $player } takes a { $gem } gem as a bonus.
touria-event-bonus-coin = { $player } takes a coin as a bonus.
touria-event-bonus-sword = { $player } takes a sword as a bonus.
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
touria-event-tower = { $player } follows the { $tower } to { $action }.
touria-event-sword = { $player } turns the { $tower }.
touria-event-forced = { $player } can’t go anywhere, turns the { $tower } and passes.
touria-event-walk =
    { $steps ->
        [one] { $player } leads the heroes 1 step to { $place }.
       *[other] { $player } leads the heroes { $steps } steps to { $place }.
    }
touria-event-stay = { $player } stays at { $place }.
touria-event-fly = { $player } flies to { $place }.
touria-event-mine = { $player } takes a { $gem } gem from the { $mine }.
touria-event-lantern-light = The Lantern sends a black gem from the { $mine } back to the bag.
touria-event-use = { $player } uses { $item }.
touria-event-mirror = { $player } uses the Mirror as { $item }.
touria-event-display = New at the Forest Fairy: { $item }.
touria-event-take = { $player } takes { $item }.
touria-event-banish = { $player } removes a black gem from the game.
touria-event-look = { $player } looks behind door { $door }.
touria-event-saw = Behind door { $door } you see { $dweller }.
touria-event-place = { $player } visits { $place }.
touria-event-fight = { $player } fights the Dragon.
touria-event-reach = { $player } reaches into the bag.
touria-event-keep = { $player } keeps a gem and puts the others back.
touria-event-keep-nothing = { $player } keeps no gem.
touria-event-roll = { $player } rolls { $gem }.
touria-event-retreat = { $player } retreats from the Dragon.
touria-event-order =
    { $count ->
        [one] { $player } fills an order ({ $gems }) for { $count } coin.
       *[other] { $player } fills an order ({ $gems }) for { $count } coins.
    }
touria-event-new-order =
    { $count ->
        [one] A new order pays { $count } coin for { $gems }.
       *[other] A new order pays { $count } coins for { $gems }.
    }
touria-event-paint = { $player } paints a { $gem } gem { $target }.
touria-event-double = { $player } does it again.
touria-event-skip = { $player } does nothing here.
touria-event-window = { $player } is done at { $place }, and the others can copy.
touria-event-joins = { $player } copies the action.
touria-event-copy-elixir = { $player } gives { $owner } an elixir and copies the action.
touria-event-copy-flagon = { $player } uses { $item } and copies the action.
touria-event-copied = Everyone has copied or passed, and { $player } goes on.
touria-event-enter = { $player } enters the castle and lifts the screen!
touria-event-door = { $player } opens door { $door } and finds { $dweller }.
touria-event-race = Now { $count } players are in the castle, racing for the right door!
touria-event-last-door = Only door { $door } is still closed: Tara and Talan are behind it!
touria-event-last-round = The last round starts.
touria-event-gift = { $player } gives { $gift }.
touria-event-no-gift = { $player } doesn’t have the right gift and waits.
touria-some-elixirs =
    { $count ->
        [one] { $count } elixir
       *[other] { $count } elixirs
    }

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
touria-told-and = { $list }, and { $item }
touria-told-walks = goes to { $place } ({ $way })
touria-told-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
touria-told-stays = stays at { $place }
touria-told-flies = flies to { $place }
touria-told-flies-paid = flies to { $place } for { $price }
touria-told-turns = turns the { $tower }
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
touria-told-retreats = retreats from the Dragon
touria-told-order = fills an order ({ $gems }) for { $coins }
touria-told-again = does it again
touria-told-again-paid = does it again for { $price }
touria-told-skips = does nothing there
touria-told-copies = copies this
touria-told-copies-elixir = gives { $owner } 1 elixir to copy this
touria-told-copies-flagon = uses { $item } to copy this
touria-told-lifts = lifts the screen
touria-told-enters = enters the castle
touria-told-opens = opens door { $door }
touria-told-finds = finds { $dweller }
touria-told-no-gift = doesn’t have the right gift
touria-told-looks = looks behind { $doors }
touria-told-door = door { $door }

touria-score =
    { $score ->
        [one] { $score } heart or coin
       *[other] { $score } hearts and coins
    }
touria-reason-siblings = { $player } is the first to find Tara and Talan and wins.
touria-reason-marriage = { $player } has everything for the wedding and wins at once.
touria-reason-rounds = The last round is over. { $player } has come furthest and wins.
touria-reason-shared =
    { $count ->
        [2] The last round is over. Two players are tied and share the victory.
       *[other] The last round is over. { $count } players are tied and share the victory.
    }

## Why not

touria-refused-over = This game is over.
touria-refused-not-seated = You don’t have a seat at this table, so you can’t lead the heroes.
touria-refused-turn = { $player } is choosing now. Your turn will come!
touria-refused-copy-chapel = You’re in the castle: nobody copies from there, and nobody needs to.
touria-refused-copy-own = It’s your own turn. The others are deciding whether to copy you.
touria-refused-copy-elixir = You have no elixir to give.
touria-refused-copy-idle = There’s nothing you could do here now.
touria-refused-copy-over = It’s too late to copy this turn.
touria-refused-not-owned = You don’t have { $item }.
touria-refused-mirror = The Mirror has nothing to copy.
touria-refused-window = You can’t use { $item } now.
touria-refused-fly = Nobody can land there. Fly to a place, not to a mine, the Bridge or the courtyard.
touria-refused-action = You can’t do that here now.
touria-refused-double = You can’t do this a second time now.
touria-refused-pay = You can’t pay that now.
touria-refused-door = You can’t open this door now.
touria-refused-enter = You need { $target } hearts, { $target } coins and no black gem to enter the castle.
touria-refused-enter-later = You can enter the castle at the start of your own turn.
touria-refused-tower-later = Too late: you choose a tower at the start of your turn.
touria-refused-sword = You have no sword to turn a tower with.
touria-refused-tower = You can’t get to { $place } with what you have.
touria-refused-stepwise = That message is out of date. Choose one of the routes offered now, or choose another route space by space.
touria-refused-route-later = First choose a tower, then the route.
touria-refused-form-asked = After that you’re asked something else first: choose “Decide then”. Nothing was done.
touria-refused-form-then = Choose what to do at the place before you end your turn, or end it later. Nothing was done.
touria-refused-form-way = On that way something else comes first: choose “Decide there”. Nothing was done.
touria-refused-route = This route doesn’t lead where the heroes are going.
touria-refused-road = There’s no road from where you are to { $space }.
touria-refused-road-twice = You can use each road only once a turn.
touria-refused-coins =
    Too far: { $free } steps are free, each further one costs a coin, and you have { $coins ->
        [0] none
       *[other] { $coins }
    }.
touria-refused-unknown = You can’t choose that here. The buttons show what you can.

## The drawn page of the rules: short sentences in large letters
touria-page-aim = Collect 7 hearts and 7 coins and get rid of black gems. Then enter the castle.
touria-page-turn = Pick a tower and lead the heroes to the place it shows. Take gems from mines, then use the place.
touria-page-end = In the castle, open doors and give gifts. Find Tara and Talan, and you win.
touria-page-shown = Drawn beside the text: a heart, coins and gems; the Dragon and the heroes; nine closed castle doors.

## Plans

touria-plan = copy { $where } if it brings { $gain }, { $way }; { $rest }
touria-plan-anywhere = anywhere
touria-plan-at = at { $place }
touria-plan-anything = anything at all
touria-plan-hearts =
    { $count ->
        [one] at least 1 heart
       *[other] at least { $count } hearts
    }
touria-plan-coins =
    { $count ->
        [one] at least 1 coin
       *[other] at least { $count } coins
    }
touria-plan-swords =
    { $count ->
        [one] at least 1 sword
       *[other] at least { $count } swords
    }
touria-plan-gems =
    { $count ->
        [one] at least 1 gem
       *[other] at least { $count } gems
    }
touria-plan-items = an item
touria-plan-way-either = with an elixir, or else the flagon
touria-plan-way-elixir = with an elixir
touria-plan-way-flagon = with the flagon
touria-plan-rest-ask = otherwise, ask me
touria-plan-rest-pass = otherwise, don’t copy
touria-plan-slot-gain = Copy if it brings …
touria-plan-slot-place = Where?
touria-plan-slot-way = How do you pay?
touria-plan-slot-rest = If it doesn’t bring that …
touria-plan-over-means = You can’t pay for a copy that way anymore.
