# Titel, die es in Abraca zu holen gibt.
abraca-title-unerring = Sichere Hand
abraca-title-unerring-why = Gewann eine Partie mit mindestens zehn Zaubern, von denen mindestens vier von fünf gelangen.
abraca-title-to-the-last-stone = Bis zum letzten Stein
abraca-title-to-the-last-stone-why = Gewann in drei Partien eine Runde, ohne einen Stein übrig zu lassen.
abraca-title-unfallen = Nie gefallen
abraca-title-unfallen-why = Gewann fünf Partien, ohne je auf 0 Leben zu fallen.
