# The animals on the shields of the six seats.

crest-fox = red fox
crest-heron = blue heron
crest-frog = green frog
crest-bee = amber bee
crest-owl = violet owl
crest-hare = white hare
