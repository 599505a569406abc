# Titel, die es in Abraca zu holen gibt.
abraca-title-unerring = Sichere Hand
abraca-title-unerring-why = Eine Partie mit mindestens zehn Zaubern gewonnen, von denen mindestens vier von fünf gelangen.
abraca-title-to-the-last-stone = Bis zum letzten Stein
abraca-title-to-the-last-stone-why = In drei Partien eine Runde gewonnen, ohne einen Stein übrig zu lassen.
abraca-title-unfallen = Nie gefallen
abraca-title-unfallen-why = Fünf Partien gewonnen, ohne je auf 0 Leben zu fallen.
