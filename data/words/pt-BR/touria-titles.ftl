# Os títulos de Touria.

touria-title-wedding = Felizes para Sempre
touria-title-wedding-why = Ganhou uma partida com um casamento.
touria-title-seer = Sexto Sentido
touria-title-seer-why = Olhou atrás de duas portas e logo abriu a certa.
touria-title-shortcut = Atalho
touria-title-shortcut-why = Ganhou uma partida em até dez turnos.
