# Les titres qu’on gagne à Touria.
touria-title-wedding = Ils vécurent heureux
touria-title-wedding-why = Gagner une partie par un mariage.
touria-title-seer = Double vue
touria-title-seer-why = Regarder derrière deux portes, puis ouvrir aussitôt la bonne.
touria-title-shortcut = Raccourci
touria-title-shortcut-why = Gagner une partie en dix tours au plus.
