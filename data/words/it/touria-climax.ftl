touria-climax-dragon-told = { $player } non molla: dopo { $count } tiri il drago cede un cuore.
