# Saga — what can be looked up: kinds, things that have no words elsewhere, worked examples.

saga-kind-hero = Heroes
saga-kind-journey = Adventures: Journeys
saga-kind-conquest = Adventures: Conquests
saga-kind-fight = Adventures: Fights
saga-kind-wonder = Adventures: Wonders
saga-kind-vow = Adventures: Vows
saga-kind-love = Adventures: Loves
saga-kind-friendship = Adventures: Friendships
saga-kind-interference = Interferences
saga-kind-objective = Objectives
saga-kind-characteristic = Characteristics
saga-kind-type = Types of Adventures
saga-kind-rule = How it works

saga-lookup-hero = The Test is the Hero’s trial. The type decides which Adventures can follow, and the Hero’s goal.
saga-lookup-copies =
    { $count ->
        [one] There’s 1 of this card.
       *[other] There are { $count } of this card.
    }
saga-lookup-needs =
    { $plus ->
        [0] With { $players } players: the same two values, and at least { $n }.
       *[other] With { $players } players: both values are { $plus } higher, and at least { $n }.
    }
saga-lookup-characteristic = One of the Hero’s five characteristics, a die from 1 to 6. It starts at 1 and never goes below 1 or above 6.
saga-lookup-type = One of the seven types of Adventures, with { $count } cards. Each Adventure says which types it follows.

saga-lookup-story-name = The story, and what can follow
saga-lookup-story = An Adventure follows the last one that was won, or the Hero if none was. Failed Adventures stay in the story, but nothing follows them.
saga-lookup-trial-name = The Hero’s trial
saga-lookup-trial = First, the Hero must pass a Test. On your turn you must attempt it, and then you can’t play an Adventure.
saga-lookup-test-name = Test
saga-lookup-test = One die plus what the card names must beat the Difficulty; equal isn’t enough. If a card has several Tests, they must all work.
saga-lookup-difficulty-name = Difficulty
saga-lookup-difficulty = What a Test must beat. Interferences can change it only before the Test’s die is rolled.
saga-lookup-interfering-name = Interfering
saga-lookup-interfering = In every Test, each Fairy in turn plays one card or passes. Once everyone passes in a row, roll the dice or settle the Test.
saga-lookup-intent-name = Answering ahead
saga-lookup-intent = You can answer ahead of time. If someone plays a card first, you can answer again.
saga-lookup-previous-name = The previous card
saga-lookup-previous = The card that an Adventure followed when it was played.
saga-lookup-hand-name = Your hand
saga-lookup-hand = You draw { $draw } cards at the start of your turn. At its end, you discard down to { $count }.
saga-lookup-retrieve-name = Taking a card back
saga-lookup-retrieve = Once per turn, you may take back the top Adventure of the discards. It costs another Adventure or two Interferences from your hand.
saga-lookup-deck-name = When the deck runs out
saga-lookup-deck = Both discard piles are shuffled into a new deck. If there’s still nothing to draw, you don’t draw.
saga-lookup-objectives-name = Objectives
saga-lookup-objectives = Each Fairy has one. It needs two high characteristics and something in the story. Reach it and you win. It’s checked after each Adventure, each Interference you play on your turn, and each turn.
saga-lookup-goal-name = The Hero’s goal
saga-lookup-goal = If you win an Adventure of the Hero’s type, and at least { $count } of that type are won, you win too, whatever your Objective says.
saga-lookup-epilogue-name = Epilogue
saga-lookup-epilogue = If nobody has won after the last round, the Fairy closest to their Objective wins.

## Worked examples; the numbers are those of the rules page

saga-example-1 = Courage 2, Difficulty 7. Roll a 5: 5 + 2 = 7 doesn’t beat 7, so it fails. Roll a 6: 8 beats 7. It’s won, and Wealth goes up by 3.
saga-example-2 = Two Adventures in play have failed and the die shows 3, so the Difficulty is 5. Fame 2 and a roll of 4 make 6: won. Exile itself doesn’t count as failed yet.
saga-example-3 = Might 2, Courage 1, Wisdom 3. You roll 3, 4 and 1: the third Test fails, and so does the Adventure. With 3, 4 and 2, it’s won.
saga-example-4 = You hold three Interferences. Roll a 2: you discard any two, and it’s won. Roll a 5: you discard all three, and it fails.
saga-example-5 = You hold 6 cards and your right neighbor 5, so the Difficulty is 5 + 5 = 10. A 4 makes 10 and fails; a 5 makes 11 and wins.
saga-example-6 = An Adventure after a Journey fails. The next one must follow the Journey too, because nothing follows a failed card.
saga-example-7 = Ivanhoe is a Journey, so the first card must be able to follow a Journey. But he doesn’t count as a Journey in play.
saga-example-8 = Ivanhoe has Courage 1, and his Difficulty is 3. The first Fairy rolls a 2 and fails. The next must try on their turn and rolls a 3: 4 beats 3, so he passes.
saga-example-9 = Courage 3, Difficulty 5. Bruno plays Mist, then everyone passes: the Difficulty is 7. A 4 makes 7, and that’s not enough.
saga-example-10 = The Difficulty is a die plus 2. Mist adds 2 and the die shows 4: that’s 8. Star takes off 2: 6. Courage 3 and a 4 make 7, so it’s won.
saga-example-11 = Bruno plays Mist. Ada cancels it with a Talisman, and the Difficulty is 5 again. A second Talisman, played on Ada’s, would bring Mist back.
saga-example-12 = The die shows 2, and Clover makes it 5. Black Cat rolls a 3, and the lower one counts. Courage 3 and 3 make 6, which beats 5: won.
saga-example-13 = The Test uses Might 1. With Cunning, Wisdom 4 counts instead. You can still play Fairy Blade, because Might is printed. Difficulty 2, die 1: 5 beats 2, so it’s won.
saga-example-14 = Don Juan follows Guinevere and is won. You get its own Reward and Guinevere’s.
saga-example-15 = Treasure is won, and with Minstrel its Reward happens twice: Wealth goes from 2 to 5 to 6. If someone adds Ingratitude, there’s no Reward, but it’s still won.
saga-example-16 = Wisdom 4, Wealth 4 and three failed Adventures. A fourth one fails and takes nothing you need: you win. If it takes 1 Wealth, you don’t.
saga-example-17 = Wealth 4, Courage 4 and two Loves in play, both failed. With 2 or 3 players, you win. With 4, you need three Loves.
saga-example-18 = Ivanhoe’s story has five won Journeys. You win Pilgrimage, the sixth, and the game by the Hero’s goal. Fairies who reach their Objective at that moment win with you.
saga-example-19 = Fame and Wealth are tied for lowest at 1. You win Phoenix and choose which of them goes up by 2.
saga-example-20 = Courage 2 and one won Friendship make a score of 3. A 5 makes 8, which beats 6: won. Now two Friendships are won, so you draw a card, too.
saga-example-21 = Circe is on top of the discards. You take her back and discard two Interferences or another Adventure, but not her. You can’t do it again this turn.
saga-example-22 = Nobody has won after the last round. One Fairy is 1 short, another 2, the third 5: the first one wins.
saga-example-23 = Bruno answers “pass” ahead of time, Chloé “play Mist”. Then Ada, who comes before them, plays Star. Bruno and Chloé can answer again.
saga-example-24 = You draw two cards, but the deck has only one. You take it, the discards become the new deck, and you draw the second card from that.
