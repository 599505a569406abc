# Die Tiere auf den Schilden der sechs Plätze.

crest-fox = roter Fuchs
crest-heron = blauer Reiher
crest-frog = grüner Frosch
crest-bee = goldene Biene
crest-owl = lila Eule
crest-hare = weißer Hase
