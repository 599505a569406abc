# El nivel de las máquinas: aprendiz, oficial, maestro.

strength-apprentice = Aprendiz
strength-companion = Oficial
strength-master = Maestro
strength-apprentice-help = Comete los errores de la gente. Bueno para aprender.
strength-companion-help = Juega con sentido y rapidez. Lo habitual.
strength-master-help = Piensa un momento antes de cada jugada. Difícil de vencer.
strength-named = { $name }: { $strength }

lobby-add-computer = Añadir una a tu gusto…
lobby-stand-ins = 🤖 Nivel de los suplentes: { $strength }.
board-computers = -# 🤖 { $computers }

log-computer-seated = Una máquina toma asiento: { $strength }.
