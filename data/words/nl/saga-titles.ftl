# De titels van Saga.

saga-title-storyteller = Verhalenverteller
saga-title-storyteller-why = Won drie potjes met minstens drie Avonturen, meer dan alle anderen samen.
saga-title-unfailing = Feilloos
saga-title-unfailing-why = Speelde in één potje vier of meer Avonturen en haalde ze allemaal.
saga-title-spell-breaker = Bezweringsbreker
saga-title-spell-breaker-why = Hief in drie gewonnen potjes een kaart van een ander op.
