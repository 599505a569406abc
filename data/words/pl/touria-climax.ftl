# Obrazy wejścia do zamku i serca zdobytego u Smoka.
touria-climax-castle = Do zamku!
touria-climax-dragon = Serce Smoka!
touria-climax-dragon-told = { $player } się nie poddaje: po { $count } rzutach Smok wreszcie oddaje serce.
