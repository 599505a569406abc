# Las imágenes de una entrada en el castillo y de un corazón ganado al dragón.
touria-climax-castle = ¡Al castillo!
touria-climax-dragon = ¡El corazón del dragón!
touria-climax-dragon-told = { $player } no se rinde: tras { $count } tiradas, el dragón entrega un corazón.
