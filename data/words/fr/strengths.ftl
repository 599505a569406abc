# La force des ordinateurs : un apprenti, un compagnon, un maître.

strength-apprentice = Apprenti
strength-companion = Compagnon
strength-master = Maître
strength-apprentice-help = Fait les erreurs que font les gens. Bien pour apprendre.
strength-companion-help = Joue avec bon sens et vite. Le choix habituel.
strength-master-help = Réfléchit un instant avant chaque coup. Dur à battre.
strength-named = { $name } : { $strength }

lobby-add-computer = En ajouter un au choix…
lobby-stand-ins = 🤖 Niveau des remplaçants : { $strength }.
board-computers = -# 🤖 { $computers }

log-computer-seated = Un ordinateur prend une place : { $strength }.
