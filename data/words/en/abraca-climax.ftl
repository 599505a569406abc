# The pictures of rounds that somebody wins.
abraca-climax-attack = Knockout!
abraca-climax-all-used = All stones used!
abraca-climax-survivor = Last one standing!
