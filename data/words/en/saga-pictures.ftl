# Words drawn on the pictures of Saga: short, they must fit where they stand.

saga-picture-title = The Fairies’ Thread
saga-picture-letter-journey = J
saga-picture-letter-conquest = C
saga-picture-letter-fight = F
saga-picture-letter-wonder = W
saga-picture-letter-vow = V
saga-picture-letter-love = L
saga-picture-letter-friendship = A
saga-picture-trial-passed = trial passed
saga-picture-trial-due = { $fails ->
    [0] the trial is still to come
    [one] trial failed once
   *[other] trial failed { $fails } times
}
saga-picture-round = Round { $round } · { $follows }
saga-picture-follows = next: after { $type }
saga-picture-follows-any = next: after anything
saga-picture-turn-mulligan = First hands: keep or swap
saga-picture-turn-before = The Fairies may interfere
saga-picture-turn-after = Die rolled: react or pass
saga-picture-turn-main = { $player } tells the story
saga-picture-turn-trial = { $player } must face the trial
saga-picture-turn-choice = { $player } chooses: { $card }
saga-picture-turn-choice-plain = { $player } chooses
saga-picture-turn-discard = { $count ->
    [one] { $player } discards
   *[other] { $player } discard
}
saga-picture-turn-retrieve = { $player } pays for { $card }
saga-picture-own-main = You tell the story
saga-picture-own-trial = You must face the trial
saga-picture-own-choice = You choose: { $card }
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
saga-picture-next = next: after
saga-picture-next-any = anything
saga-picture-standing = { $card }: die + { $score } must beat { $difficulty }
saga-picture-standing-rolled = { $card }: { $die } + { $score } against { $difficulty }
saga-picture-standing-dice = { " " }+ { $count ->
    [one] a die
   *[other] { $count } dice
}
saga-picture-standing-pay = { $card }: cards to discard: { $due }
saga-picture-standing-open = { $card }
saga-picture-gone = a card that is gone
saga-picture-before = The trial of { $hero }
saga-picture-before-caption = before the first Adventure
saga-picture-attempt = { $player }: { $challenge }
saga-picture-attempt-trial = { $player }: the trial of { $hero }
saga-picture-anchored = after { $card }
saga-picture-trial-caption = the Hero’s trial
saga-picture-step = step { $step } of { $count }
saga-picture-earlier = step { $step }: { $total } > { $difficulty }
saga-picture-pay = Cards to discard: { $due }
saga-picture-paid = Cards to discard: { $due }, { $paid } discarded
saga-picture-condition-held = The condition holds
saga-picture-condition-failed = The condition doesn’t hold
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
saga-picture-effect-whirlwind = anew
saga-picture-effect-clover = higher
saga-picture-effect-black_cat = lower
saga-picture-effect-miracle = = 6
saga-picture-effect-mercy = no Failure
saga-picture-effect-ingratitude = no Reward
saga-picture-effect-minstrel = Reward ×2
saga-picture-effect-talisman = cancels
saga-picture-playable = can be played now
saga-picture-can-aid = can be discarded as an aid
saga-picture-missing = { $count ->
    [0] reached!
   *[other] { $count } missing
}
saga-picture-count-great_lover = Loves in play
saga-picture-count-sly_schemer = failed Adventures
saga-picture-count-wise_king = Conquests and Vows
saga-picture-count-champion = Fights in play
saga-picture-count-wanderer = Journeys, Friends
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
   *[other] { $count } missing
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
saga-picture-how-objective = the secret Objective is reached
saga-picture-how-hero = the Hero’s own goal is reached
saga-picture-how-epilogue = the epilogue decides
saga-picture-how-none = the tale breaks off
saga-picture-lobby-invite = Every Fairy spins the Hero’s tale her way

# Alternative texts, and the position in words.

saga-alt-lobby = Lobby of The Fairies’ Thread, for { $least } to { $most } players.
saga-alt-board = The Fairies’ Thread. { $turn }.
saga-alt-turn = { $turn }.
saga-alt-waits = { $what }.
saga-alt-hand = Your hand and your secret Objective.
saga-alt-result = { $winners } The reason: { $how }.
saga-alt-hero = Hero { $hero }, { $trial }. { $values }.
saga-alt-challenge = { $title } ({ $caption }): { $stands }.
saga-alt-sum = die + { $score } ({ $what }) must beat { $difficulty }
saga-alt-sum-over = die { $die } + { $score } ({ $what }) = { $total }, more than { $difficulty }
saga-alt-sum-under = die { $die } + { $score } ({ $what }) = { $total }, not more than { $difficulty }
saga-alt-initiative = Dice for the first turn: { $list }.
saga-alt-throw = { $player } { $dice }
saga-alt-plays = Played on it: { $list }.
saga-alt-play = { $card } by { $player } ({ $effect })
saga-alt-play-cancelled = { $card } by { $player } (cancelled)
saga-alt-aid = { $card } discarded as an aid by { $player }
saga-alt-story = { $count ->
    [0] The story has no Adventures yet.
    [one] One Adventure in the story: { $won } won, { $lost } failed.
   *[other] { $count } Adventures in the story: { $won } won, { $lost } failed.
}
saga-alt-newest = The newest: { $list }.
saga-alt-whole-story = The story: { $list }.
saga-alt-entry-won = { $card } ({ $type }, { $player }) won
saga-alt-entry-lost = { $card } ({ $type }, { $player }) failed
saga-alt-entry-open = { $card } ({ $type }, { $player }) open
saga-alt-seat = { $player } ({ $crest }): { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
saga-alt-piles = Deck { $deck }, discarded Adventures { $adventures }, discarded Interferences { $interferences }.
saga-alt-top = On top of the Adventures: { $card }.
saga-alt-own-aim = Your Objective: { $aim }.
saga-alt-aim = { $name } ({ $needs })
saga-alt-need = { $what } { $present } of { $required }
saga-alt-playable = You can play: { $list }.
saga-alt-none-playable = No card of yours can be played now.
saga-alt-others = In your hand too: { $list }.
saga-alt-card-plain = { $card }: { $text }
saga-alt-card = { $card }: { $text } ({ $why })
saga-alt-known-aim = Objective of { $player }: { $aim }.
saga-alt-known-cards = { $player } holds { $cards }.
saga-alt-deduced = { $what }.
saga-alt-found-aim = Objective that you may keep instead: { $aim }.
saga-alt-searched = You can take one of: { $list }.
