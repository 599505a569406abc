# What computer players are called where there's little room, beside their crest.
computer-fox-short = Fox
computer-heron-short = Heron
computer-frog-short = Frog
computer-bee-short = Bee
computer-owl-short = Owl
computer-hare-short = Hare
