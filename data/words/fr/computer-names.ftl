# Comment s’appellent les ordinateurs là où il y a peu de place, à côté de leur blason.
computer-fox-short = Renard
computer-heron-short = Héron
computer-frog-short = Rainette
computer-bee-short = Abeille
computer-owl-short = Hibou
computer-hare-short = Lièvre
