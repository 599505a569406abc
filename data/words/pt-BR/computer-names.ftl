# Como se chamam os computadores onde há pouco espaço, ao lado do brasão.
computer-fox-short = Raposa
computer-heron-short = Garça
computer-frog-short = Rã
computer-bee-short = Abelha
computer-owl-short = Coruja
computer-hare-short = Lebre
