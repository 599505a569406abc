# Wie Computer heißen, wo wenig Platz ist, neben ihrem Wappen.
computer-fox-short = Fuchs
computer-heron-short = Reiher
computer-frog-short = Frosch
computer-bee-short = Biene
computer-owl-short = Eule
computer-hare-short = Hase
