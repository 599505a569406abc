# Le immagini di chi entra nel castello e di un cuore strappato al drago.
touria-climax-castle = Nel castello!
touria-climax-dragon = Il cuore del drago!
touria-climax-dragon-told = { $player } non molla: dopo { $count } tiri il drago cede un cuore.
