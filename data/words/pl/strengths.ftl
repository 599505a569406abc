# Jak silnie grają komputery: uczeń, kompan, mistrz.

strength-apprentice = Uczeń
strength-companion = Kompan
strength-master = Mistrz
strength-apprentice-help = Robi błędy, jakie robią ludzie. Dobry do nauki.
strength-companion-help = Gra rozsądnie i szybko. Najczęstszy wybór.
strength-master-help = Przed każdym ruchem chwilę myśli naprzód. Trudno z nim wygrać.
strength-named = { $name }: { $strength }

lobby-add-computer = Dodaj wybrany…
lobby-stand-ins = 🤖 Zastępstwa grają jako: { $strength }.
board-computers = -# 🤖 { $computers }

log-computer-seated = Miejsce zajmuje komputer: { $strength }.
