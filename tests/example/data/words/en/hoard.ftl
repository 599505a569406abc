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
hoard-event-right = { $player } was right: { $count } coins more.
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
