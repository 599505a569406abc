# How strong computer players are: an apprentice, a companion, a master.

strength-apprentice = Apprentice
strength-companion = Companion
strength-master = Master
strength-apprentice-help = Makes the mistakes people make. Good for learning.
strength-companion-help = Plays sensibly and quickly. The usual choice.
strength-master-help = Thinks ahead for a moment before each move. Hard to beat.
strength-named = { $name }: { $strength }

lobby-add-computer = Add one of your choice…
lobby-stand-ins = 🤖 Stand-ins play as: { $strength }.
board-computers = -# 🤖 { $computers }

log-computer-seated = A computer player takes a seat: { $strength }.
