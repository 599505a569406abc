# The pictures of an entry into the castle and of a heart won from the dragon.
touria-climax-castle = Into the castle!
touria-climax-dragon = The dragon’s heart!
touria-climax-dragon-told = { $player } won’t give up: after { $count } rolls the dragon hands over a heart.
