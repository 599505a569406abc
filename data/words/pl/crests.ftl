# Zwierzęta na tarczach sześciu miejsc.

crest-fox = czerwony lis
crest-heron = niebieska czapla
crest-frog = zielona żaba
crest-bee = bursztynowa pszczoła
crest-owl = fioletowa sowa
crest-hare = biały zając
