# Come si chiamano i giocatori del computer dove c’è poco spazio, accanto al loro stemma.
computer-fox-short = Volpe
computer-heron-short = Airone
computer-frog-short = Rana
computer-bee-short = Ape
computer-owl-short = Gufo
computer-hare-short = Lepre
