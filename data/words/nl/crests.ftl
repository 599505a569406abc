# De dieren op de schilden van de zes plaatsen.

crest-fox = rode vos
crest-heron = blauwe reiger
crest-frog = groene kikker
crest-bee = amberkleurige bij
crest-owl = violette uil
crest-hare = witte haas
