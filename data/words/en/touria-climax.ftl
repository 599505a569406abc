touria-climax-dragon-told = { $player } won’t give up: after { $count } rolls the dragon hands over a heart.
