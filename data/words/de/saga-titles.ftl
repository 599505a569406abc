# Titel, die es in Saga zu holen gibt.
saga-title-storyteller = Erzähltalent
saga-title-storyteller-why = Gewann drei Partien mit mindestens drei Abenteuern, mehr als alle anderen zusammen.
saga-title-unfailing = Unfehlbar
saga-title-unfailing-why = Spielte in einer Partie mindestens vier Abenteuer und bestand sie alle.
saga-title-spell-breaker = Bannbruch
saga-title-spell-breaker-why = Hob in drei gewonnenen Partien die Karte von jemand anderem auf.
