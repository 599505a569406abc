# Partite riviste passo per passo, salvate in file e riprese da file.

button-replay = Rivedi la partita
button-replay-first = ⏮ Inizio
button-replay-ten-back = ⏪ −10
button-replay-previous = ◀ Indietro
button-replay-next = Avanti ▶
button-replay-ten-on = +10 ⏩
button-replay-last = Fine ⏭

replay-title = La partita rivista · { $table }
replay-where = Passo { NUMBER($step, useGrouping: 0) } di { NUMBER($last, useGrouping: 0) } · con gli occhi di { $eyes }
replay-public = tutti
replay-begins = -# La partita comincia.
replay-quiet = -# Qualcosa è stato scelto in segreto.
replay-step = Passo { NUMBER($step, useGrouping: 0) }
replay-jump = Salta a …
replay-whose-eyes = Con gli occhi di chi?
replay-public-eyes = Come l’hanno vista tutti
replay-eyes = Come l’ha vista { $name }

export-done = Tutta la partita in un file: ogni mossa, ciò che il caso ha risposto, e la prova della mescolata. `/tavolo importa` la mostra su ogni server dove ci sono io.
import-done = ✅ Rigiocata dal suo segreto, e vera: { $table } è in questo canale. Si può rivedere, controllare ed esportare; non conta per nessuna statistica.
board-imported = -# Questa partita è stata giocata altrove e portata qui come file. È stata rigiocata dal suo segreto.

log-imported = { $player } porta qui la partita come file.

refused-no-replay = Questa partita non si rigioca; chi gestisce il bot può scoprire il perché con `/tavolo verifica` quando è finita.
refused-file-size = Il file è troppo grande: al massimo { NUMBER($most, useGrouping: 0) } KiB. Una partita ne ha qualche decina.
refused-file-not-there = Non sono riuscito a prendere il file da Discord. Riprova, per favore.
refused-file-json = Questo non è un file JSON, o lo è solo in parte.
refused-file-format = Questa non è una partita esportata da me: manca qualcosa che in un tale file ci vuole, o ha un’altra forma.
refused-file-version = Questo file è nel formato { $there }; io leggo il formato { NUMBER($here) }.
refused-file-game = È il verbale di un gioco che non conosco.
refused-file-rules = Questa partita è stata giocata con la versione { $there } delle regole; io gioco con la versione { NUMBER($here) }, con cui potrebbe andare diversamente.
refused-file-seats = A questo gioco non si può giocare in quanti dice il file.
refused-file-names = Un nome nel file non può essere di qualcuno su Discord: al massimo { NUMBER($longest) } caratteri su una riga.
refused-file-options = Il file nomina un’opzione o un valore che questo gioco non ha.
refused-file-times = I tempi nel file non sono tali, o non ce n’è uno per ogni mossa.
refused-file-moves = Questa partita ha più mosse di quante ne accetto: al massimo { NUMBER($most) }.
refused-file-shuffle = Il seme nel file non viene dal suo segreto e dalle sue pressioni, o la promessa non è quella del segreto.
refused-file-replay = Le mosse nel file non possono essere state giocate: la partita non si rigioca dal suo seme.
refused-file-unfinished = La partita nel file non è finita.
refused-file-results = La partita nel file si rigioca, ma finisce con un risultato diverso da quello che dice il file.
refused-file-known = Questa partita c’è già: tavolo { NUMBER($table, useGrouping: 0) }, { $link }.
refused-file-known-elsewhere = Questa partita è già su questo server, dove tu non puoi vederla.

command-table-replay-name = rivedi
command-table-replay-description = Rivedi una partita passo per passo
command-table-import-name = importa
command-table-import-description = Porta una partita esportata altrove, per rivederla e controllarla qui
parameter-file-name = file
parameter-file-description = Il file JSON dato da /tavolo esporta
