# Words drawn on the pictures of Saga: short, they must fit where they stand.

saga-picture-title = The Fairies’ Thread
saga-picture-letter-journey = J
saga-picture-letter-conquest = C
saga-picture-letter-fight = F
saga-picture-letter-wonder = W
saga-picture-letter-vow = V
saga-picture-letter-love = L
saga-picture-letter-friendship = A
saga-picture-round = Round { $round } · { $follows }
saga-picture-follows = next card follows { $type }
saga-picture-follows-any = next card follows anything
saga-picture-turn-mulligan = First hands: keep or swap
saga-picture-turn-before = The Fairies may interfere
saga-picture-turn-after = Die rolled: react or pass
saga-picture-turn-main = { $player } tells the story
saga-picture-turn-trial = { $player } must face the trial
saga-picture-turn-choice = { $player } chooses for { $card }
saga-picture-turn-choice-plain = { $player } chooses
saga-picture-turn-discard = { $count ->
    [one] { $player } discards
   *[other] { $player } discard
}
saga-picture-turn-retrieve = { $player } pays for { $card }
saga-picture-own-main = You tell the story
saga-picture-own-trial = You must face the trial
saga-picture-own-choice = You choose for { $card }
saga-picture-own-choice-plain = You choose
saga-picture-own-discard = You discard
saga-picture-own-retrieve = You pay for { $card }
saga-picture-headline-mulligan = Keep or swap?
saga-picture-headline-before = Interfere or pass
saga-picture-headline-after = React or pass
saga-picture-headline-main = { $player } tells the story
saga-picture-headline-trial = { $player } faces the trial
saga-picture-headline-choice = { $player } chooses
saga-picture-headline-retrieve = { $player } pays
saga-picture-headline-discard = { $count ->
    [one] { $player } discards
   *[other] { $player } discard
}
saga-picture-next = next card follows
saga-picture-next-any = anything
saga-picture-standing = { $card }: { $score ->
    [0] die
   *[other] die + { $score }
} must beat { $difficulty }
saga-picture-standing-rolled = { $card }: { $score ->
    [0] { $die }
   *[other] { $die } + { $score }
} against { $difficulty }
saga-picture-to-beat = { $dice ->
    [0] { $difficulty }
    [one] { $difficulty ->
        [0] a die
       *[other] { $difficulty } + a die
    }
   *[other] { $difficulty ->
        [0] { $dice } dice
       *[other] { $difficulty } + { $dice } dice
    }
}
saga-picture-standing-pay = { $card }: { $due ->
    [one] 1 card to discard
   *[other] { $due } cards to discard
}
saga-picture-standing-open = { $card }
saga-picture-gone = a card that’s gone
saga-picture-before = { $hero }’s trial
saga-picture-before-caption = before the first Adventure
saga-picture-attempt = { $player }: { $challenge }
saga-picture-attempt-trial = { $player }: { $hero }’s trial
saga-picture-anchored = after { $card }
saga-picture-trial-caption = the Hero’s trial
saga-picture-step = step { $step } of { $count }
saga-picture-earlier = step { $step }: { $total } > { $difficulty }
saga-picture-pay = { $due ->
    [one] 1 card to discard
   *[other] { $due } cards to discard
}
saga-picture-paid = { $paid } of { $due ->
    [one] 1 card discarded
   *[other] { $due } cards discarded
}
saga-picture-condition-held = The condition is met
saga-picture-condition-failed = The condition isn’t met
saga-picture-won = won
saga-picture-lost = failed
saga-picture-reward-times = { $times ->
    [0] no Reward
   *[other] Reward × { $times }
}
saga-picture-failure-times = { $times ->
    [0] no Failure
   *[other] Failure × { $times }
}
saga-picture-die = die
saga-picture-rolled = rolled { $roll }
saga-picture-works = it works
saga-picture-fails = it fails
saga-picture-so-far-works = so far it works
saga-picture-so-far-fails = so far it fails
saga-picture-needs = { $least ->
    [1] any roll will do
    [7] no roll is enough
    [6] only a 6 will do
   *[other] { $least } or more will do
}
saga-picture-difficulty = to beat
saga-picture-effect-mist = +2
saga-picture-effect-star = −2
saga-picture-effect-storm = + die
saga-picture-effect-fairy_blade = −3
saga-picture-effect-cunning = Wisdom
saga-picture-effect-golden_key = Wealth
saga-picture-effect-whirlwind = re-roll
saga-picture-effect-clover = higher
saga-picture-effect-black_cat = lower
saga-picture-effect-miracle = = 6
saga-picture-effect-mercy = no Failure
saga-picture-effect-ingratitude = no Reward
saga-picture-effect-minstrel = Reward ×2
saga-picture-effect-talisman = cancels
saga-picture-playable = can be played now
saga-picture-can-aid = can change the Difficulty
saga-picture-idle = changes nothing now
saga-picture-may-go = can be discarded
saga-picture-goes = you discard it
saga-picture-missing = { $count ->
    [0] reached!
   *[other] { $count } to go
}
saga-picture-count-great_lover = Loves in play
saga-picture-count-sly_schemer = failed Adventures
saga-picture-count-wise_king = Conquests and Vows
saga-picture-count-champion = Fights in play
saga-picture-count-wanderer = Journeys, Friendships
saga-picture-count-sorcerer = Wonders in play
saga-picture-count-paladin = Vows in play
saga-picture-count-good_companion = Friendships in play
saga-picture-count-merchant_prince = Journeys, Conquests
saga-picture-count-tyrant = Conquests and Fights
saga-picture-count-dragon_slayer = Fights in play
saga-picture-count-saint = Vows in play
saga-picture-count-tragic_hero = failed Adventures
saga-picture-count-court_favourite = Loves in play
saga-picture-count-alchemist = Wonders in play
saga-picture-count-invincible = Adventures won
saga-picture-known-aim = { $player }: { $aim }, { $count ->
    [0] reached
   *[other] { $count } to go
}
saga-picture-known-maybe = { $player } may still have { $aim }
saga-picture-known-shared = { $count ->
    [one] { $players } holds { $cards }
   *[other] { $players } together hold { $cards }
}
saga-picture-known-least = { $count ->
    [one] { $players } holds at least { $least } of { $cards }
   *[other] { $players } together hold at least { $least } of { $cards }
}
saga-picture-known-cards = { $player } holds { $cards }
saga-picture-winners = { $count ->
    [0] Nobody wins.
    [one] { $players } wins!
   *[other] { $players } win!
}
saga-picture-nobody = Nobody wins
saga-picture-how-objective = A secret Objective is reached
saga-picture-how-hero = The Hero’s goal is reached
saga-picture-how-epilogue = The epilogue decides
saga-picture-how-none = The game ended early
saga-picture-lobby-invite = Spin the Hero’s tale your way

# Alternative texts, and the position in words.

saga-alt-lobby = A table of The Fairies’ Thread for { $least } to { $most } players is open.
saga-alt-board = The Fairies’ Thread. { $turn }.
saga-alt-turn = { $turn }.
saga-alt-next = Round { $round }. The next Adventure must follow { $kind ->
    [conquest] a Conquest
    [fight] a Fight
    [friendship] a Friendship
    [journey] a Journey
    [love] a Love
    [vow] a Vow
   *[wonder] a Wonder
}.
saga-alt-next-any = Round { $round }. The next Adventure can follow anything.
saga-alt-hand = Your hand and your secret Objective.
saga-alt-result = { $winners } { $how }.
saga-alt-hero = The Hero, { $hero }, has { $values }.
saga-alt-trial-passed = { $hero } has passed the trial.
saga-alt-trial-due = { $fails ->
    [0] { $hero } still has to pass the trial.
    [one] { $hero } has failed the trial once.
   *[other] { $hero } has failed the trial { $fails } times.
}
saga-alt-challenge = { $title } ({ $caption }).
saga-alt-stands = { $what }.
saga-alt-earlier = Before that, { $list }.
saga-alt-sum = { $score ->
    [0] The die
   *[other] The die + { $score } ({ $what })
} must beat { $difficulty }
saga-alt-sum-rolled = { $score ->
    [0] The die shows { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }(rolled { $rolled })
    } against { $difficulty }
   *[other] The die shows { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }(rolled { $rolled })
    }: { $die } + { $score } ({ $what }) = { $total } against { $difficulty }
}
saga-alt-initiative = The dice for the first turn: { $list }.
saga-alt-throw = { $player } { $dice }
saga-alt-plays = Cards played: { $list }.
saga-alt-play = { $player }’s { $card } ({ $effect })
saga-alt-play-cancelled = { $player }’s { $card } (canceled)
saga-alt-aid = { $player }’s { $card } (discarded)
saga-alt-story = { $count ->
    [0] The story has no Adventures yet.
    [one] The story has 1 Adventure.
   *[other] The story has { $count } Adventures: { $won } won, { $lost } failed.
}
saga-alt-newest = The newest: { $list }.
saga-alt-whole-story = All of them: { $list }.
saga-alt-entry-won = { $card } ({ $player }’s { $type }, won)
saga-alt-entry-lost = { $card } ({ $player }’s { $type }, failed)
saga-alt-entry-open = { $card } ({ $player }’s { $type }, not decided)
saga-alt-seat = { $player } ({ $crest }) holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
saga-alt-piles = The deck has { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} left. The discards have { $adventures ->
    [one] 1 Adventure
   *[other] { $adventures } Adventures
} and { $interferences ->
    [one] 1 Interference
   *[other] { $interferences } Interferences
}.
saga-alt-top = The top discarded Adventure is { $card }.
saga-alt-own-aim = Your Objective is { $aim }.
saga-alt-aim = { $name } ({ $needs })
saga-alt-need = { $what } { $present } of { $required }
saga-alt-playable = You can play { $list }.
saga-alt-none-playable = You can’t play any card now.
saga-alt-may-go = You can discard { $list }.
saga-alt-goes = You discard { $list }.
saga-alt-others = You also hold { $list }.
saga-alt-card-plain = { $card }: { $text }
saga-alt-card = { $card }: { $text } ({ $why })
saga-alt-known-aim = { $player }’s Objective is { $aim }.
saga-alt-known-cards = You know that { $player } holds { $cards }.
saga-alt-deduced = { $what }.
saga-alt-found-aim = You may keep this Objective instead: { $aim }.
saga-alt-searched = You can take one of these: { $list }.
