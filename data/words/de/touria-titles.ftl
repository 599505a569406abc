# Titel, die es in Touria zu holen gibt.
touria-title-wedding = Und wenn sie nicht gestorben sind
touria-title-wedding-why = Eine Partie mit einer Hochzeit gewonnen.
touria-title-seer = Zweites Gesicht
touria-title-seer-why = Hinter zwei Türen gesehen und dann sofort die richtige geöffnet.
touria-title-shortcut = Abkürzung
touria-title-shortcut-why = Eine Partie in höchstens zehn Zügen gewonnen.
