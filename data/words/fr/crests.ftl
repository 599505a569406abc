# Les animaux sur les blasons des six places.

crest-fox = renard roux
crest-heron = héron bleu
crest-frog = rainette verte
crest-bee = abeille ambrée
crest-owl = hibou violet
crest-hare = lièvre blanc
