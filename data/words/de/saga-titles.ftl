# Titel, die es in Saga zu holen gibt.
saga-title-storyteller = Erzähltalent
saga-title-storyteller-why = Drei Partien mit mindestens drei Abenteuern gewonnen, mehr als alle anderen zusammen.
saga-title-unfailing = Unfehlbar
saga-title-unfailing-why = In einer Partie mindestens vier Abenteuer gespielt und alle bestanden.
saga-title-spell-breaker = Bannbruch
saga-title-spell-breaker-why = In drei gewonnenen Partien die Karte von jemand anderem aufgehoben.
