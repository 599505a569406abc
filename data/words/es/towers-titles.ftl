# Los títulos de Tschak!

towers-title-monster-shy = Monstruos, no
towers-title-monster-shy-why = Ganó una partida entre tres o más con un monstruo como mucho.
towers-title-clean-sweep = Barrida completa
towers-title-clean-sweep-why = Tomó todos los tesoros de dos torres en una partida entre tres o más.
towers-title-landslide = Por goleada
towers-title-landslide-why = Ganó tres partidas por diez puntos o más.
