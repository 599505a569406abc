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

saga-lookup-hero = The Test is the Hero’s trial. The type counts for what may follow and for the Hero’s goal.
saga-lookup-copies =
    { $count ->
        [one] There’s 1 of this card.
       *[other] There are { $count } of this card.
    }
saga-lookup-needs =
    { $plus ->
        [0] With { $players } players: the same two values, and at least { $n }.
       *[other] With { $players } players: both values { $plus } higher, and at least { $n }.
    }
saga-lookup-characteristic = One of the five characteristics of the Hero, a die from 1 to 6. It begins at 1 and never falls below 1 nor rises above 6.
saga-lookup-type = One of the seven types of Adventures. { $count } cards are of this type. Each Adventure says which types it may follow.

saga-lookup-story-name = The story, and what links to it
saga-lookup-story = An Adventure links to the last one that was won, or to the Hero if there is none. Failed Adventures stay in the story, but nothing links to them.
saga-lookup-trial-name = The Hero’s trial
saga-lookup-trial = First the Hero must pass a Test. On your turn you must attempt it, and then play no Adventure.
saga-lookup-test-name = Test
saga-lookup-test = One die plus what the card names must be greater than the Difficulty. If a card has several Tests, all must succeed.
saga-lookup-difficulty-name = Difficulty
saga-lookup-difficulty = What a Test must beat. Interferences may change it before the roll; with the roll it is fixed.
saga-lookup-interfering-name = Interfering
saga-lookup-interfering = In every Test, each Fairy in turn plays one card or passes. When all pass in a row, the dice are rolled or the Test is decided.
saga-lookup-intent-name = An answer kept for later
saga-lookup-intent = You can answer before your chance comes. If somebody plays a card first, you get to answer again.
saga-lookup-previous-name = The previous card
saga-lookup-previous = The card that an Adventure was linked to when it was played.
saga-lookup-hand-name = Your hand
saga-lookup-hand = You draw { $draw } cards at the start of your turn and discard down to { $count } at its end.
saga-lookup-retrieve-name = Taking a card back
saga-lookup-retrieve = Once per turn you may take the top Adventure of the discards. It costs another Adventure or two Interferences from your hand.
saga-lookup-deck-name = When the deck runs out
saga-lookup-deck = Both discard piles are shuffled together into a new deck. If there is still nothing to draw, nothing is drawn.
saga-lookup-objectives-name = Objectives
saga-lookup-objectives = Each Fairy has one: two characteristics that must be high enough, and something that the story must have. As soon as it is true, she wins. It is checked after each Adventure, each Interference of a turn and each turn.
saga-lookup-goal-name = The Hero’s goal
saga-lookup-goal = If you win an Adventure of the Hero’s type, and at least { $count } of that type are won, you win too, whatever your Objective says.
saga-lookup-epilogue-name = Epilogue
saga-lookup-epilogue = If nobody has won after the last round, the Fairy with the least missing to her Objective wins.

## Worked examples; the numbers are those of the rules page

saga-example-1 = Courage 2, Difficulty 7. Die 5: 7 is not greater than 7, lost. Die 6: 8 is, won, and Wealth rises by 3.
saga-example-2 = Two Adventures in play have failed, and the Difficulty die shows 3: the Difficulty is 5. Fame 2 and a 4 make 6: won. Exile itself does not count as failed.
saga-example-3 = Might 2, Courage 1, Wisdom 3. Dice 3, 4 and 1: the third Test fails, and all is lost. Dice 3, 4 and 2: won.
saga-example-4 = You hold three Interferences. Die 2: you discard two of your choice, won. Die 5: you discard all three, and it is lost.
saga-example-5 = You hold 6 cards, the player on your right 5: the Difficulty is 5 + 5 = 10. A 4 makes 10 and loses, a 5 makes 11 and wins.
saga-example-6 = An Adventure after a Journey is lost. The next one must again be one “after a Journey”, because nothing links to the lost card.
saga-example-7 = Ivanhoe is of the type Journey, so the first card must be one “after a Journey”. He does not count as a Journey in play.
saga-example-8 = Ivanhoe: Courage 1, Difficulty 3. The first Fairy rolls 2 and fails. The next one must try in her turn and rolls 3: 4 is greater, passed.
saga-example-9 = Courage 3, Difficulty 5. Bruno plays Mist, and then all pass: the Difficulty is 7. A 4 makes 7 and is not enough.
saga-example-10 = The Difficulty is a die plus 2. Mist adds 2, the die shows 4: 8. Star takes 2 away: 6. Courage 3 and a 4 make 7: won.
saga-example-11 = Bruno plays Mist. Ada plays the Talisman on it: the Difficulty is 5 again. With a second Talisman on Ada’s, Mist would count again.
saga-example-12 = The die shows 2, Clover makes it 5. Black Cat rolls 3, and the lower one counts: 3. Courage 3 and 3 make 6, more than 5: won.
saga-example-13 = The Test is of Might 1. With Cunning, Wisdom 4 counts instead. Fairy Blade may still be played: the printed Test is of Might. Difficulty 2, die 1: 5, won.
saga-example-14 = Don Juan is won and was linked to Guinevere: besides its own Reward, that of Guinevere happens.
saga-example-15 = The Treasure is won. With the Minstrel its Reward happens twice: Wealth 2, 5, 6. If Ingratitude is played, too, there is no Reward, but it is won all the same.
saga-example-16 = Wisdom 4, Wealth 4 and three failures. A fourth Adventure fails and takes nothing that you need: you win. If it takes a Wealth, you do not.
saga-example-17 = Wealth 4, Courage 4, and two Loves in play, both failed. With 2 or 3 players you win; with 4 three Loves are needed.
saga-example-18 = Ivanhoe, and five Journeys are won. You win Pilgrimage, the sixth: you win by the Hero’s goal. Fairies with a true Objective at that moment win with you.
saga-example-19 = Fame and Wealth are both lowest at 1. The Phoenix is won, and you choose which of them rises by 2.
saga-example-20 = Courage 2 and one won Friendship: the score is 3. A 5 makes 8, more than 6: won. Now two Friendships are won, so you draw, too.
saga-example-21 = Circe lies on top of the discards. You take her and discard two Interferences or another Adventure, but not her. You can’t do it again this turn.
saga-example-22 = Nobody has won after the last round. One Fairy lacks 1, another 2, the third 5: the first one wins.
saga-example-23 = Bruno answers “pass” ahead of time, Chloé “play Mist”. Ada, before them, plays Star: both get to answer again.
saga-example-24 = The deck holds one card, and you draw two: first that one; then the discards become the new deck, and you draw from it.
