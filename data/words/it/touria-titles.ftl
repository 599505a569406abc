# I titoli di Touria.

touria-title-wedding = E vissero felici
touria-title-wedding-why = Una vittoria con le nozze.
touria-title-seer = Seconda vista
touria-title-seer-why = Due porte sbirciate, e poi subito quella giusta.
touria-title-shortcut = Scorciatoia
touria-title-shortcut-why = Una vittoria in dieci turni al massimo.
