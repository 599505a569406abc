# Comment s’appellent les ordinateurs là où il y a peu de place, à côté de leur blason.
computer-fox-short = Goupil
computer-heron-short = Héron
computer-frog-short = Raine
computer-bee-short = Avette
computer-owl-short = Hibou
computer-hare-short = Lièvre
