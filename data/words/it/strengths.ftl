# Quanto sono forti i giocatori automatici: un apprendista, un compagno, un maestro.

strength-apprentice = Apprendista
strength-companion = Compagno
strength-master = Maestro
strength-apprentice-help = Fa gli errori che fanno tutti. Per imparare il gioco.
strength-companion-help = Gioca con buon senso e in fretta. È quello solito.
strength-master-help = Prima di ogni mossa ci pensa un momento. Difficile da battere.
strength-named = { $name }: { $strength }

lobby-add-computer = Aggiungine uno a scelta…
lobby-stand-ins = 🤖 I sostituti giocano come: { $strength }.
board-computers = -# 🤖 { $computers }

log-computer-seated = Un giocatore automatico prende posto: { $strength }.
