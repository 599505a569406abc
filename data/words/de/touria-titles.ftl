# Titel, die es in Touria zu holen gibt.
touria-title-wedding = Und wenn sie nicht gestorben sind
touria-title-wedding-why = Gewann eine Partie mit einer Hochzeit.
touria-title-seer = Zweites Gesicht
touria-title-seer-why = Sah hinter zwei Türen und öffnete dann sofort die richtige.
touria-title-shortcut = Abkürzung
touria-title-shortcut-why = Gewann eine Partie in höchstens zehn Zügen.
