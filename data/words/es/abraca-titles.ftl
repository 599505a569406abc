# Los títulos de Abracada.

abraca-title-unerring = Varita firme
abraca-title-unerring-why = Ganó una partida con diez hechizos o más, y acertó al menos cuatro de cada cinco.
abraca-title-to-the-last-stone = Hasta la última piedra
abraca-title-to-the-last-stone-why = Ganó una ronda usando todas sus piedras, en tres partidas.
abraca-title-unfallen = Siempre en pie
abraca-title-unfallen-why = Ganó cinco partidas sin quedarse nunca en 0 vidas.
