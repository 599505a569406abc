# Let It Sleep — names, options, choices, log and rules.

hoard-name = Let It Sleep
hoard-tagline = Steal from a sleeping dragon, and brag with it, until somebody does not believe you.
hoard-players = 3–6 players, about 15 minutes

## Table options

hoard-option-quick = Length
hoard-option-quick-help = How many nights do the thieves come?
hoard-option-quick-true = Three nights
hoard-option-quick-false = Four nights

## What is asked

hoard-prompt-take = How many coins do you take tonight? Nobody sees it.
hoard-prompt-first = At least how many coins have all of you taken together?
hoard-prompt-next = { $player } says that all of you have taken at least { $count }. Do you say more, or wake the dragon?
hoard-option-take = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
hoard-option-name = At least { $count }
hoard-option-wake = Wake the dragon
hoard-option-wake-hint = You do not believe { $player } that it is at least { $count }.
hoard-refused-higher = You have to name more than { $count }.

## What happened

hoard-event-takes = { $player } reaches into the hoard.
hoard-event-names = { $player } says: at least { $count }.
hoard-event-wakes = { $player } wakes the dragon.
hoard-event-shows = { $count ->
    [one] { $player } took 1 coin.
   *[other] { $player } took { $count } coins.
}
hoard-event-caught = { $player } is caught and loses it again: { $total } together, and { $count } were named.
hoard-event-right = { $count ->
    [one] { $player } was right: 1 coin more.
   *[other] { $player } was right: { $count } coins more.
}
hoard-over = The last night is over, and the dragon counts what is left.

## What a picture calls it

hoard-view-night = Night
hoard-view-number = What ended: night
hoard-view-cards = Taken, seat by seat
hoard-view-total = Together
hoard-view-first = Speaks first
hoard-view-named = Named
hoard-view-thief = Named by
hoard-view-doubter = Doubted by
hoard-view-caught = Caught
hoard-view-score = Coins
hoard-view-reached = Has reached in
hoard-view-card = Tonight
hoard-view-hand = Still to take
hoard-view-open = Nights before

## Optional: the aim, what can be looked up, the drawn page of the rules

hoard-aim = Have the most coins after night { $nights }. It is night { $night }, and you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
hoard-chapter = Night { $number }
hoard-chapter-name = Night
hoard-event-night = Night { $night } begins.
hoard-kind-thing = Cards and coins
hoard-lookup-card-name = Your cards
hoard-lookup-card = You have the numbers from 0 to { $most }. Each is good for one night, and each only once in the game.
hoard-lookup-brag-name = Bragging
hoard-lookup-brag = You name a number: at least this many coins have all of you taken together. It must be higher than the last one.
hoard-lookup-dragon-name = The dragon
hoard-lookup-dragon = Wake it if you do not believe the last number. All cards are shown, and one of you two keeps nothing.
hoard-lookup-reward-name = The reward
hoard-lookup-reward = The player who was right, the doubter or the doubted, gets { $count ->
    [one] 1 coin
   *[other] { $count } coins
} more.
hoard-example-1 = Ada took 3 coins, Bruno none and Chloé 4. Bruno says at least 8 and is caught: there are only 7.
hoard-example-2 = With the same cards Bruno says at least 7. Chloé wakes the dragon and is caught herself.
hoard-example-3 = Three thieves can take 12 coins at most. If Ada names 12, Bruno has to wake the dragon.
hoard-page-aim = Steal from a sleeping dragon. The thief with the most coins wins.
hoard-page-turn = Everybody takes coins in secret. Then name a higher number, or wake the dragon.
hoard-page-end = The one of two who was wrong keeps nothing. The game ends after four nights.

## Optional: the lesson

hoard-lesson-hand = **You are a thief with five cards.** Each is a number of coins, and you lay one every night. Nobody else sees which. Press **Next**.
hoard-lesson-take = **Take 3 coins.** That leaves you the 4 for a night in which you are sure.
hoard-lesson-take-done = **There it lies, face down.** Heron and Frog have laid a card, too.
hoard-lesson-take-wrong = You could. For this lesson, take **3 coins**.
hoard-lesson-brag = **You speak first.** You have taken 3, so at least 3 is true whatever the others did. Say **4**: they will have taken something.
hoard-lesson-brag-done = **Nobody can be sure that it is wrong.** So Heron has to say more, or wake the dragon.
hoard-lesson-brag-wrong = Too low tells them what you have, too high gets you caught. Say **4**.
hoard-lesson-doubt = **Frog says at least 9.** You took 3, so the two others would need 6 of 8 together. Wake the dragon!
hoard-lesson-doubt-done = **You were right.** There were only 6 coins. Frog keeps nothing, and you get 3 coins more.
hoard-lesson-doubt-wrong = Then the next one would doubt you, and rightly. **Wake the dragon.**
hoard-lesson-after = **Now all cards lie open.** Everybody can see what you can still take: not the 3. Count what the others have left.
hoard-lesson-end = **That was a night.** After four of them the most coins win. Name what the others believe, and doubt what they cannot have.
hoard-mark-facts = what everybody knows
hoard-mark-seat-0 = your own place

## The rules

hoard-rules-1 =
    ### What it is about
    A dragon sleeps on its gold, and you are thieves. You have five cards, **0 to 4**: so many coins you can take in one night, and each number only once in the game. You come for four nights, so one card stays with you in the end.

    ### A night
    1. **Reach in.** Everybody lays a card face down, all at once.
    2. **Brag.** In turn, you say how many coins all of you have taken together, *at least*. Each must name more than the one before.
    3. **Or wake the dragon**, if you do not believe what the one before you has named.
hoard-rules-2 =
    ### The dragon wakes
    All cards are turned over. If there are **at least as many** coins as were named, the doubter is caught; if there are fewer, the player who named them is.
    • The player who is caught keeps nothing they took tonight.
    • Everyone else keeps theirs.
    • The one of the two who was right gets **3 coins** more.

    The cards stay open, so everybody can see what you can still take. The player who was caught speaks first the next night.

    ### The end
    The player with the most coins after the last night wins; thieves with as many share the victory.
