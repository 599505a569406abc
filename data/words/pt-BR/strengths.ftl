# A força dos computadores: um aprendiz, um companheiro, um mestre.

strength-apprentice = Aprendiz
strength-companion = Companheiro
strength-master = Mestre
strength-apprentice-help = Erra como as pessoas erram. Bom para aprender.
strength-companion-help = Joga com bom senso e rápido. A escolha de sempre.
strength-master-help = Pensa um instante antes de cada jogada. Difícil de vencer.
strength-named = { $name }: { $strength }

lobby-add-computer = Pôr um à sua escolha…
lobby-stand-ins = 🤖 Os substitutos jogam como: { $strength }.
board-computers = -# 🤖 { $computers }

log-computer-seated = Um computador pega um lugar: { $strength }.
