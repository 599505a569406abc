# The titles of Saga.

saga-title-storyteller = Storyteller
saga-title-storyteller-why = Won three games with at least three Adventures, more than everyone else together.
saga-title-unfailing = Unfailing
saga-title-unfailing-why = Played four Adventures or more in a game, and won them all.
saga-title-spell-breaker = Spell Breaker
saga-title-spell-breaker-why = Cancelled another player’s card in three won games.
