# Hoe computerspelers heten waar weinig ruimte is, naast hun wapen.
computer-fox-short = Vos
computer-heron-short = Reiger
computer-frog-short = Kikker
computer-bee-short = Bij
computer-owl-short = Uil
computer-hare-short = Haas
