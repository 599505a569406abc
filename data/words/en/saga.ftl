# Saga — names, options, choices, log, refusals and rules. The cards are in saga-cards.ftl.

saga-name = Saga: the Fairies’ Thread
saga-tagline = One Hero, many Fairies: pull the thread of a life towards your secret ending.
saga-players = 2–6 players, about 60 minutes

## Characteristics and types

saga-characteristic-fame = Fame
saga-characteristic-courage = Courage
saga-characteristic-wealth = Wealth
saga-characteristic-wisdom = Wisdom
saga-characteristic-might = Might

saga-type-journey = Journey
saga-type-conquest = Conquest
saga-type-fight = Fight
saga-type-wonder = Wonder
saga-type-vow = Vow
saga-type-love = Love
saga-type-friendship = Friendship

## What a score is made of

saga-terms = { $first } + { $second }
saga-term-0 = nothing else
saga-term-highest = highest value
saga-term-lowest = lowest value
saga-term-hand-you = cards in hand
saga-term-won-friendship = Friendships won
saga-term-max-wealth-wisdom = Wealth or Wisdom

saga-adventure-hint = { $odds } { $stakes }
saga-adventure-named = { $card } · { $type }

## Table options

saga-option-requirements = Objectives
saga-option-requirements-help = With 4 or more players, do Objectives ask for more, or for what’s printed?
saga-option-requirements-scaled = More with more players
saga-option-requirements-printed = As printed (short games)
saga-option-trial = The Hero’s trial
saga-option-trial-help = Does the trial count as passed once every Fairy has failed it, or must someone pass it?
saga-option-trial-until_all_tried = Once everyone has tried
saga-option-trial-until_passed = Once someone passes it
saga-option-rounds = Rounds
saga-option-rounds-help = How many full rounds until the story ends? Then the Fairy closest to their Objective wins.
saga-option-rounds-10 = 10 rounds
saga-option-rounds-15 = 15 rounds
saga-option-rounds-20 = 20 rounds
saga-option-rounds-30 = 30 rounds
saga-option-rounds-45 = 45 rounds
saga-option-rounds-60 = 60 rounds
saga-option-window_silence = Time to interfere
saga-option-window_silence-help = If someone doesn’t answer in a challenge, how long until they pass?
saga-option-window_silence-15 = 15 minutes
saga-option-window_silence-60 = 1 hour
saga-option-window_silence-240 = 4 hours
saga-option-window_silence-720 = 12 hours
saga-option-window_silence-1440 = 1 day
saga-option-veil = Hide quick passes
saga-option-veil-help = Once everyone has passed, how long may a challenge still wait, at random, to hide that?
saga-option-veil-0 = No, go on at once
saga-option-veil-10 = Up to 10 seconds
saga-option-veil-20 = Up to 20 seconds
saga-option-veil-40 = Up to 40 seconds
saga-option-veil-60 = Up to 1 minute
saga-option-retrieving = Cards taken back
saga-option-retrieving-help = How often can you take back the top Adventure of the discards on your turn?
saga-option-retrieving-once = Once a turn
saga-option-retrieving-any_number = As often as you can pay
saga-option-links = Links
saga-option-links-help = 29 Adventures can follow two types. Do both count, or only the first?
saga-option-links-two_types = Both types count
saga-option-links-one_type = Only the first one
saga-option-objectives_open = Open Objectives
saga-option-objectives_open-help = Are all Objectives face up? It’s a friendly way to play a first game.
saga-option-objectives_open-true = Face up
saga-option-objectives_open-false = Secret

## What you are asked

saga-aim = Your Objective, { $objective }: { $first } · { $second } · { $count }. Reach all three to win.
saga-aim-need = { $what } { $present }/{ $required }
saga-prompt-mulligan = Your first hand has few Adventures. Keep it, or swap it?
saga-prompt-hand = This is your first hand. The story begins as soon as everyone is ready.
saga-option-keep-hand = Keep this hand
saga-option-redraw = Swap this hand
saga-option-redraw-hint = Discard all five cards face up and draw five new ones.

saga-prompt-trial = { $hero }’s trial comes first. Attempt it this turn.
saga-prompt-adventure = Your turn. What happens next to { $hero }?
saga-prompt-main = Your turn. Anything else before you end it?
saga-option-attempt = Attempt { $hero }’s trial
saga-option-attempt-hint = { $odds } Either way, you play no Adventure this turn.
saga-option-adventure = { $card }
saga-option-play = Play { $card }
saga-option-retrieve = Take { $card } back from the discards
saga-option-retrieve-hint-any_number = It costs another Adventure or two Interferences from your hand.
saga-option-retrieve-hint-once = Once per turn. It costs another Adventure or two Interferences from your hand.
saga-option-end = End my turn
saga-option-end-hint = You keep at most { $limit } cards.

saga-prompt-pay = You’ve taken the card back. Now discard another Adventure or two Interferences.
saga-prompt-pay-second = Pick the second Interference to discard.
saga-option-pay = Discard { $card }

saga-prompt-discard-limit =
    { $count ->
        [one] You have too many cards. Discard 1.
       *[other] You have too many cards. Discard { $count }, together or one by one. The last ends up on top.
    }
saga-prompt-discard-pay =
    { $count ->
        [one] The challenge costs you a card. Discard 1.
       *[other] The challenge costs you cards. Discard { $count }, together or one by one. The last ends up on top.
    }
saga-prompt-discard-effect =
    { $count ->
        [one] Discard 1 card.
       *[other] Discard { $count } cards, together or one by one. The last ends up on top.
    }
saga-form-discard = Discard { $count } cards
saga-form-top = Which one ends up on top?
saga-form-top-listed = As listed above
saga-form-top-listed-hint = The last Adventure in the list ends up on top.
saga-option-discard = Discard { $card }

saga-prompt-mod = Which characteristic changes?
saga-prompt-swap = Which characteristic do you swap?
saga-prompt-swap-second = With which one?
saga-prompt-draw = Who draws?
saga-prompt-discard = Who discards?
saga-prompt-take = Whose card do you take?
saga-prompt-search = Which card do you take?
saga-prompt-story = Which Adventure do you choose?
saga-prompt-peek = Whose Objective do you look at?
saga-prompt-newobjective = Which Objective do you keep? The other goes under the deck.
saga-option-choose = { $card }
saga-option-player = { $player }
saga-option-entry = { $card }
saga-option-characteristic = { $characteristic } (now { $value })
saga-option-objective-keep = Keep mine: { $objective }
saga-option-objective-change = Take the new one: { $objective }

saga-prompt-window-difficulty = The Difficulty dice for { $card } come next. { $odds } { $stakes } Play a card?
saga-prompt-window-score = The die for { $card } comes next. { $odds } { $stakes } Play a card?
saga-prompt-window-die = The die for { $card } has been rolled. { $odds } { $stakes } Play a card?
saga-option-interfere = Play { $card }
saga-option-cancel = Play { $card } on { $player }’s { $target }
saga-option-aid = Discard { $card } to change the Difficulty
saga-option-pass = Pass
saga-option-pass-hint = If someone plays a card, you can answer again.
saga-option-rest = Pass for this whole challenge
saga-option-rest-hint = You can still change your mind.

saga-advice-left =
    { $count ->
        [0] reached
       *[other] { $count } to go
    }
saga-advice-left-between =
    { $least ->
        [0] at most { $most } to go
       *[other] { $least } to { $most } to go
    }
saga-advice-adventure = It works { $works } if nobody plays a card. Your Objective: { $now } now, { $won } if it works, { $lost } if it fails.
saga-advice-card = Played now, { $card } would work { $works } if nobody plays a card. Your Objective: { $now } now, { $won } if it works, { $lost } if it fails.
saga-advice-trial = You have to attempt the trial this turn. It works { $works } if nobody plays a card.
saga-advice-end = None of the Adventures in your hand can follow now.
saga-advice-end-though = Your best chance, { $card }, would work { $works } if nobody plays a card. Your Objective: { $now } now, { $won } if it works, { $lost } if it fails. But that card may do more for you later.
saga-advice-effect = What it does: { $effect }
saga-advice-then = Your Objective: { $now } now, { $then } after this.
saga-advice-objective = Your Objective: { $now } with the one you have, { $then } with the new one.
saga-advice-hand =
    { $count ->
        [one] That hand has 1 card.
       *[other] That hand has { $count } cards.
    }
saga-advice-window =
    For your Objective, { $better ->
        [win] it’s better if this works ({ $won }) than if it fails ({ $lost })
        [loss] it’s better if this fails ({ $lost }) than if it works ({ $won })
       *[same] it makes no difference whether this works ({ $won })
    }. With this card, the Test works { $after } instead of { $before }.
saga-advice-window-pass =
    For your Objective, { $better ->
        [win] it’s better if this works ({ $won }) than if it fails ({ $lost })
        [loss] it’s better if this fails ({ $lost }) than if it works ({ $won })
       *[same] it makes no difference whether this works ({ $won })
    }. As it stands, the Test works { $before }.
saga-advice-window-trial = With this card, the trial works { $after } instead of { $before }. Once it’s passed, the Adventures begin.
saga-advice-window-trial-pass = As it stands, the trial works { $before }. Once it’s passed, the Adventures begin.
saga-advice-first-hand =
    { $count ->
        [one] 1 of your { $of } cards is an Adventure
       *[other] { $count } of your { $of } cards are Adventures
    }, and { $fits ->
        [0] none of them can follow the Hero.
        [one] 1 of them can follow the Hero.
       *[other] { $fits } of them can follow the Hero.
    }
saga-prompt-wish = When should I ask you in challenges?
saga-option-wish-ask = Always ask me
saga-option-wish-ask-hint = Even with nothing to play. Slow, but gives nothing away.
saga-option-wish-auto = Ask me when I can play something
saga-option-wish-auto-hint = Otherwise, I pass for you after a moment.
saga-option-wish-bluff = Ask when I can play, with random pauses
saga-option-wish-bluff-hint = Otherwise, I pass for you after a while, so a pause says nothing.
saga-option-wish-done = Always pass for me
saga-option-wish-done-hint = You can still step in.

## What options say of themselves

saga-odds =
    { $works ->
        [0] As it stands, it fails.
        [100] As it stands, it works.
       *[other] As it stands, it works { $works }% of the time.
    }
saga-odds-need =
    { $works ->
        [0] It would take { $need }, so it fails.
        [100] As it stands, it works.
       *[other] { $need ->
            [6] It takes a 6 ({ $works }%).
           *[other] It takes { $need } or more ({ $works }%).
        }
    }
saga-odds-part = Test { $number } of { $count }. { $odds } { $whole ->
        [0] As it stands, the whole Adventure fails.
        [100] As it stands, the whole Adventure works.
       *[other] The whole Adventure works { $whole }% of the time.
    }
saga-stakes-trial = If the Hero passes, the Adventures can begin.
saga-hint-changing = { $what } { $before }% → { $after }%.
saga-hint-changing-part = { $what } This Test: { $before }% → { $after }%.
saga-hint-idle = { $what } Changes nothing now.
saga-hint-aid-up = Difficulty +{ $by }.
saga-hint-aid-down = Difficulty −{ $by }.
saga-hint-player =
    { $count ->
        [0] No cards in hand.
        [one] 1 card in hand.
       *[other] { $count } cards in hand.
    }
saga-hint-entry-won = { $type }, won.
saga-hint-entry-lost = { $type }, failed.
saga-hint-wanted = Your Objective needs { $required }.
saga-hint-unwanted = Your Objective doesn’t need it.
saga-option-keep-hand-hint = You start with these five cards.

## What happened

saga-chapter = Round { $number }
saga-chapter-name = Round
saga-event-about-windows = In challenges, I only ask you when you can play something, so a pause may give that away. To keep it secret, press *{ button-more }* in your hand and choose *{ saga-option-wish-ask }* or *{ saga-option-wish-bluff }*.
saga-event-initiative = Dice for the first turn: { $rolls }.
saga-event-initiative-again = Tied players roll again: { $rolls }.
saga-throw = { $player } { $die }
saga-throws = { $first }, { $second }
saga-event-last-round = The last round starts. If nobody wins in it, the Fairy closest to their Objective wins.
saga-event-goal-near = One more { $type } won, and the Hero’s goal is reached!
saga-event-turn = Round { $round }: { $player }’s turn.
saga-event-drew =
    { $count ->
        [one] { $player } draws 1 card.
       *[other] { $player } draws { $count } cards.
    }
saga-event-drew-own = You draw { $card }.
saga-event-reshuffled = The discards are shuffled into a new deck of { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
saga-event-mulligan = { $player } swaps their first hand.
saga-event-discarded = { $player } discards { $card }.
saga-event-retrieved = { $player } takes { $card } back from the discards.
saga-event-adventure = { $player } plays { $card } after { $after }.
saga-event-trial = { $player } puts { $hero } to the trial.
saga-event-played = { $player } plays { $card }.
saga-event-interfered = { $player } plays { $card }.
saga-event-cancelled = { $player } plays { $card } and cancels { $target }.
saga-event-its-dice = { $card } rolls { $dice }.
saga-event-aided = { $player } discards { $card } to change the Difficulty.
saga-event-difficulty = The Difficulty dice show { $dice }, so the Difficulty is { $difficulty }.
saga-event-rolled =
    { $score ->
        [0] The die shows { $roll } against { $difficulty }.
       *[other] The die shows { $roll }: { $roll } + { $score } ({ $what }) = { $sum } against { $difficulty }.
    }
saga-event-test-won =
    { $score ->
        [0] { $die } beats { $difficulty }: it works!
       *[other] { $die } + { $score } = { $sum } beats { $difficulty }: it works!
    }
saga-event-test-lost =
    { $score ->
        [0] { $die } doesn’t beat { $difficulty }: it fails.
       *[other] { $die } + { $score } = { $sum } doesn’t beat { $difficulty }: it fails.
    }
saga-event-payment-dice = The die shows { $dice }.
saga-event-payment-card =
    { $count ->
        [one] { $player } must discard 1 card.
       *[other] { $player } must discard { $count } cards.
    }
saga-event-payment-adventure =
    { $count ->
        [one] { $player } must discard 1 Adventure.
       *[other] { $player } must discard { $count } Adventures.
    }
saga-event-payment-interference =
    { $count ->
        [one] { $player } must discard 1 Interference.
       *[other] { $player } must discard { $count } Interferences.
    }
saga-event-condition-holds = The story has what the challenge asks for.
saga-event-condition-fails = The story doesn’t have what the challenge asks for.
saga-event-won = { $card } is won!
saga-event-lost = { $card } fails.
saga-event-won-by-test =
    { $score ->
        [0] { $die } beats { $difficulty }: { $card } is won!
       *[other] { $die } + { $score } = { $sum } beats { $difficulty }: { $card } is won!
    }
saga-event-lost-by-test =
    { $score ->
        [0] { $die } doesn’t beat { $difficulty }: { $card } fails.
       *[other] { $die } + { $score } = { $sum } doesn’t beat { $difficulty }: { $card } fails.
    }
saga-event-reward-times =
    { $times ->
        [0] So there’s no Reward.
        [2] The Reward happens twice.
       *[other] The Reward happens { $times } times.
    }
saga-event-failure-times =
    { $times ->
        [0] But there’s no Failure.
        [2] The Failure happens twice.
       *[other] The Failure happens { $times } times.
    }
saga-event-trial-passed = { $hero } passes the trial. Let the Adventures begin!
saga-event-trial-failed = { $hero } fails the trial.
saga-event-trial-deemed = Every Fairy has tried and failed, but { $hero } sets out anyway. Let the Adventures begin!
saga-event-raised = { $characteristic } rises: { $before } → { $after }.
saga-event-lowered = { $characteristic } falls: { $before } → { $after }.
saga-event-same = { $characteristic } stays at { $value }.
saga-event-swapped = { $one } and { $other } swap values: { $one } is now { $first }, { $other } { $second }.
saga-event-took =
    { $count ->
        [one] { $player } takes 1 card from { $other }’s hand.
       *[other] { $player } takes { $count } cards from { $other }’s hand.
    }
saga-event-took-own = { $player } took { $card } from { $other }.
saga-event-found = { $player } takes { $card }.
saga-event-found-nothing = { $player } searches and finds nothing.
saga-event-entry-discard = { $card } leaves the story.
saga-event-entry-won = { $card } now counts as won.
saga-event-entry-lost = { $card } now counts as failed.
saga-event-previous-reward = { $card }’s Reward happens again.
saga-event-previous-failure = { $card }’s Failure happens again.
saga-event-previous-none = { $card } has no previous card, so nothing happens.
saga-event-allow-link = The next Adventure this turn can follow anything.
saga-event-allow-extra = One more Adventure can be played this turn.
saga-event-peeked = { $player } looks at { $other }’s Objective.
saga-event-peeked-own = { $other }’s Objective is { $objective }.
saga-event-objective = { $player } draws another Objective and keeps one of the two.
saga-event-objective-own = You draw the Objective { $objective }.
saga-event-objective-open = { $player } now has the Objective { $objective }.
saga-event-shown = { $player } shows the Objective { $objective }.

saga-told = { $player } { $deeds }.
saga-told-turn = Round { $round }: { $player } { $deeds }.
saga-told-draws =
    { $count ->
        [one] draws 1 card
       *[other] draws { $count } cards
    }
saga-told-mulligan = swaps their first hand
saga-told-retrieves = takes { $card } back from the discards
saga-told-plays = plays { $cards }
saga-told-cancels = cancels { $target } with { $card }
saga-told-rolls = rolls { $dice }
saga-told-trial = puts { $hero } to the trial
saga-told-aids = discards { $card } to change the Difficulty
saga-told-takes-from =
    { $count ->
        [one] takes 1 card from { $other }’s hand
       *[other] takes { $count } cards from { $other }’s hand
    }
saga-told-takes = takes { $card }
saga-told-finds-nothing = searches and finds nothing
saga-told-peeks = looks at { $other }’s Objective
saga-told-objective = draws another Objective and keeps one
saga-told-objective-open = now has the Objective { $objective }
saga-told-discards = discards { $cards }
saga-told-sum = { $die } + { $score } ({ $what }) = { $sum } against { $difficulty }
saga-told-die = { $die } against { $difficulty }
saga-told-test-won = { $sum }: it works.
saga-told-test-lost = { $sum }: it fails.
saga-told-won = { $sum }: { $card } is won!
saga-told-lost = { $sum }: { $card } fails.
saga-told-changes = { $changes }.
saga-told-change = { $characteristic } { $values }

saga-reason-objective =
    { $count ->
        [one] { $player } reaches the Objective { $objective } and wins.
        [2] Two Fairies reach their Objectives at the same moment and win together.
       *[other] { $count } Fairies reach their Objectives at the same moment and win together.
    }
saga-reason-hero =
    { $count ->
        [one] { $player } leads { $hero } to the Hero’s goal and wins.
       *[other] { $player } leads { $hero } to the Hero’s goal and wins, together with others.
    }
saga-reason-epilogue =
    { $count ->
        [one] The story has reached its end. { $player } is closest to their Objective and wins.
       *[other] The story has reached its end. { $count } Fairies are equally close to their Objectives and win together.
    }

## Why not

saga-refused-top = { $card } isn’t among the cards you discard, so it can’t end up on top. Nothing was done.
saga-refused-over = This game is over.
saga-refused-not-seated = You don’t have a seat at this table, so the thread isn’t yours to pull.
saga-refused-one-answer = Choose one thing at a time.
saga-refused-unknown = You can’t choose that here. The buttons show what you can.
saga-refused-not-asked = There’s nothing to choose there right now.
saga-refused-first-hands = Others are still looking at their first hands. The story starts in a moment.
saga-refused-turn = { refused-turn }
saga-refused-wish = You’ve already chosen that.
saga-refused-unfinished = Not now: there’s something else to finish first.
saga-refused-end-before-trial = Attempt { $hero }’s trial before you end your turn.
saga-refused-trial-done = The trial is over. It’s time for Adventures.
saga-refused-trial-once = You can attempt the trial only once per turn.
saga-refused-trial-first = The Hero must pass the trial first.
saga-refused-trial-turn = You’ve attempted the trial, so you can’t play an Adventure this turn.
saga-refused-one-adventure = You’ve played your Adventure for this turn.
saga-refused-link = It can’t follow { $card }.
saga-refused-already-free = The next Adventure can already follow anything.
saga-refused-needs-challenge = Only during a challenge.
saga-refused-own-turn = Only on your own turn, outside a challenge.
saga-refused-deck-empty = The deck is empty.
saga-refused-nothing-fits = Nothing in the discards fits.
saga-refused-no-entry = No Adventure in the story fits.
saga-refused-nothing-to-take = Nobody else holds a card.
saga-refused-no-objective = There are no Objectives left to draw.
saga-refused-open-objectives = All Objectives are already open.
saga-refused-retrieved = You’ve already taken a card back this turn.
saga-refused-paid = You paid with that card this turn, so you can’t take it back now.
saga-refused-no-discard = There’s no Adventure in the discards.
saga-refused-cannot-pay = You need another Adventure or two Interferences to pay.
saga-refused-window-closed = Too late: the challenge has moved on.
saga-refused-not-in-hand = You don’t hold { $card }.
saga-refused-adventure-in-challenge = You can’t play an Adventure in a challenge.
saga-refused-frozen = Too late: the die has been rolled.
saga-refused-not-rolled = Too early: the die hasn’t been rolled.
saga-refused-only = That card doesn’t fit this Test.
saga-refused-no-difficulty-dice = This Test has no Difficulty dice.
saga-refused-difficulty-not-rolled = Too early: the Difficulty dice haven’t been rolled.
saga-refused-trial-outcome = The trial has neither Reward nor Failure.
saga-refused-no-target = There’s nothing to cancel.
saga-refused-no-aid = You can’t change this Difficulty by discarding.
saga-refused-aid-kind = You need another kind of card here.

## The drawn page of the rules: short sentences in large letters
saga-page-aim = Together, you spin one Hero’s story. Make your secret Objective come true.
saga-page-turn = Draw 2 cards and play an Adventure that follows the last one. Others may bend its dice.
saga-page-end = Reach your Objective and you win. If no one has after the last round, the closest wins.
saga-page-shown = Drawn beside the text: a Hero and the back of a card; an Adventure and a die; an Objective and a die.

## Plans

saga-plan = play { $card } { $whose } { $when }; { $rest }
saga-plan-open = play { $card }; choose when
saga-plan-when-win = if the Test would probably fail, and then probably works
saga-plan-when-win-sure = if only that makes the Test sure to work
saga-plan-when-lose = if the Test would probably work, and then probably fails
saga-plan-when-lose-sure = if only that makes the Test sure to fail
saga-plan-whose-any = in any challenge
saga-plan-whose-own = in my challenges
saga-plan-whose-others = in others’ challenges
saga-plan-rest-ask = otherwise, ask me
saga-plan-rest-pass = otherwise, pass
saga-plan-slot-card = Which card?
saga-plan-slot-when = When?
saga-plan-slot-whose = In whose challenges?
saga-plan-slot-rest = As long as it decides nothing …
saga-plan-over-card = You no longer have { $card }.
