# Titel, die es in Tschak! zu holen gibt.
towers-title-monster-shy = Monsterscheu
towers-title-monster-shy-why = Gewann eine Partie zu dritt oder mehr mit höchstens einem Monster.
towers-title-clean-sweep = Alles abgeräumt
towers-title-clean-sweep-why = Holte in einer Partie zu dritt oder mehr jeden Schatz zweier Türme.
towers-title-landslide = Haushoher Sieg
towers-title-landslide-why = Gewann drei Partien mit mindestens zehn Punkten Vorsprung.
