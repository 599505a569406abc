# Los animales de los escudos de los seis asientos.

crest-fox = zorro rojo
crest-heron = garza azul
crest-frog = rana verde
crest-bee = abeja ámbar
crest-owl = búho violeta
crest-hare = liebre blanca
