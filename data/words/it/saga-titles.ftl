# I titoli di Saga.

saga-title-storyteller = Cantastorie
saga-title-storyteller-why = Tre vittorie con almeno tre Avventure riuscite, più di tutti gli altri insieme.
saga-title-unfailing = Infallibile
saga-title-unfailing-why = Quattro o più Avventure in una partita, tutte riuscite.
saga-title-spell-breaker = Spezzaincanti
saga-title-spell-breaker-why = Tre vittorie con la carta di un altro annullata.
