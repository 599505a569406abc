# As imagens de uma entrada no castelo e de um coração ganho do dragão.
touria-climax-castle = No castelo!
touria-climax-dragon = O coração do dragão!
touria-climax-dragon-told = { $player } não desiste: depois de { $count } rolagens, o dragão entrega um coração.
