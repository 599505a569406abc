# Tytuły w Tourii.

touria-title-wedding = Żyli długo i szczęśliwie
touria-title-wedding-why = Gra wygrana weselem.
touria-title-seer = Szósty zmysł
touria-title-seer-why = Rzut oka za dwoje drzwi, a potem od razu te właściwe.
touria-title-shortcut = Na skróty
touria-title-shortcut-why = Gra wygrana w najwyżej dziesięciu turach.
