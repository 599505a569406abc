# Los títulos de Touria.

touria-title-wedding = Y comieron perdices
touria-title-wedding-why = Ganó una partida con una boda.
touria-title-seer = Segunda vista
touria-title-seer-why = Miró detrás de dos puertas y abrió la correcta a la primera.
touria-title-shortcut = Atajo
touria-title-shortcut-why = Ganó una partida en diez turnos o menos.
