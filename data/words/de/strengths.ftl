# Wie stark Computer sind: Lehrling, Geselle, Meister.

strength-apprentice = Lehrling
strength-companion = Geselle
strength-master = Meister
strength-apprentice-help = Macht Fehler, wie Menschen sie machen. Gut zum Lernen.
strength-companion-help = Spielt vernünftig und schnell. Die übliche Wahl.
strength-master-help = Denkt vor jedem Zug kurz voraus. Schwer zu schlagen.
strength-named = { $name }: { $strength }

lobby-add-computer = Einen nach Wahl hinzufügen …
lobby-stand-ins = 🤖 Vertretungen spielen als: { $strength }.
board-computers = -# 🤖 { $computers }

log-computer-seated = Ein Computer nimmt Platz: { $strength }.
