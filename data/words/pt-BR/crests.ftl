# Os animais nos escudos dos seis lugares.

crest-fox = raposa vermelha
crest-heron = garça azul
crest-frog = rã verde
crest-bee = abelha âmbar
crest-owl = coruja violeta
crest-hare = lebre branca
