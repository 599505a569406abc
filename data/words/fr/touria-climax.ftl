# Les images d’une entrée au château et d’un cœur gagné contre le dragon.
touria-climax-castle = Au château !
touria-climax-dragon = Le cœur du dragon !
touria-climax-dragon-told = { $player } ne lâche rien : après { $count } lancers, le dragon cède un cœur.
