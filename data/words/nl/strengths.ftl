# Hoe sterk computerspelers zijn: een leerling, een gezel, een meester.

strength-apprentice = Leerling
strength-companion = Gezel
strength-master = Meester
strength-apprentice-help = Maakt de fouten die mensen maken. Goed om te leren.
strength-companion-help = Speelt verstandig en snel. De gewone keuze.
strength-master-help = Denkt voor elke zet even vooruit. Moeilijk te verslaan.
strength-named = { $name }: { $strength }

lobby-add-computer = Kies er een om mee te laten doen…
lobby-stand-ins = 🤖 Vervangers spelen als: { $strength }.
board-computers = -# 🤖 { $computers }

log-computer-seated = Een computerspeler neemt plaats: { $strength }.
