# Titel, die es in Tschak! zu holen gibt.
towers-title-monster-shy = Monsterscheu
towers-title-monster-shy-why = Eine Partie zu dritt oder mehr mit höchstens einem Monster gewonnen.
towers-title-clean-sweep = Alles abgeräumt
towers-title-clean-sweep-why = In einer Partie zu dritt oder mehr alle Schätze zweier Türme geholt.
towers-title-landslide = Haushoher Sieg
towers-title-landslide-why = Drei Partien mit mindestens zehn Punkten Vorsprung gewonnen.
