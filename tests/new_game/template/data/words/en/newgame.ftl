# New Game — names, options, choices, log and rules. How long each may be is in docs/adding-a-game.md.

newgame-name = New Game
newgame-tagline = A stub that plays: show your cards, one after the other.
newgame-players = 3–6 players, about 5 minutes

## Table options

newgame-option-one_round = Length
newgame-option-one_round-help = Does everybody show one card, or two?
newgame-option-one_round-true = One card
newgame-option-one_round-false = Two cards

## What is asked, told and seen

newgame-prompt = Which card do you show?
newgame-option-show = Show { $card }
newgame-event-shows = { $player } shows { $card }.
newgame-over = Every card that had to be shown lies open.
newgame-view-shown = shown
newgame-view-score = points
newgame-view-hand = hand

## The rules, in pages of 300 to 1,800 characters

newgame-rules-1 =
    ### What it is about
    Everybody holds three cards from 1 to 18, which nobody else sees. In turn, everybody shows one of them; then, unless the table agreed on one card, a second one. Whose shown cards add up to most wins; with as many, players share the victory.

    These are the rules of a stub, which stands here until the rules of your game do. A page tells a part of the rules to somebody who has never played, with everything that they need on their first turn.
