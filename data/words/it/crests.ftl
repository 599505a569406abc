# Gli animali sugli scudi dei sei posti.

crest-fox = volpe rossa
crest-heron = airone azzurro
crest-frog = rana verde
crest-bee = ape d’ambra
crest-owl = gufo viola
crest-hare = lepre bianca
