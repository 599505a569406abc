# Partite riviste passo per passo, salvate in file e riprese da file.

button-replay = Rivedi la partita
button-replay-first = ⏮ Inizio
button-replay-chapter-back = ⏪ { $chapter }
button-replay-turn-back = ◀ Turno
button-replay-step-back = ‹ Passo
button-replay-step-on = Passo ›
button-replay-turn-on = Turno ▶
button-replay-chapter-on = { $chapter } ⏩
button-replay-last = Fine ⏭

replay-title = La partita rivista · { $table }
replay-where = { $turn } · passo { NUMBER($step, useGrouping: 0) } di { NUMBER($last, useGrouping: 0) } · con gli occhi di { $eyes }
replay-turn = Turno { NUMBER($turn, useGrouping: 0) } di { NUMBER($turns, useGrouping: 0) }
replay-of-chapter = { $chapter } · { $turn }
replay-public = tutti
replay-begins = -# La partita comincia.
replay-quiet = -# Qualcuno ha scelto in segreto.
replay-more =
    { $count ->
        [one] -# Un altro dettaglio sta sotto *Che cosa è successo*.
       *[other] -# Altri { $count } dettagli stanno sotto *Che cosa è successo*.
    }
replay-jump = Che cosa ha deciso la partita
replay-whose-eyes = Con gli occhi di chi?
replay-public-eyes = Come l’hanno vista tutti
replay-eyes = Come l’ha vista { $name }

export-done = Tutta la partita in un file: ogni mossa, ogni sorteggio e la prova della mescolata. `/tavolo importa` la mostra su ogni server dove ci sono io.
import-done = ✅ Rigiocata dal suo segreto, ed è autentica: { $table } è in questo canale. Puoi rivederla, controllarla ed esportarla; non conta per le statistiche.
board-imported = -# Questa partita è stata giocata altrove e importata da un file. L’ho rigiocata dal suo segreto.

log-imported = { $player } importa questa partita da un file.

refused-no-replay = Questa partita non si può rivedere; quando è finita, chi gestisce il bot può scoprire il perché con `/tavolo verifica`.
refused-file-size = Il file è troppo grande: al massimo { NUMBER($most, useGrouping: 0) } KiB. Una partita ne prende qualche decina.
refused-file-not-there = Non sono riuscito a prendere il file da Discord. Riprova.
refused-file-json = Questo non è un file JSON, o lo è solo in parte.
refused-file-format = Questa non è una partita esportata da me: una parte del file manca o ha un’altra forma.
refused-file-version = Questo file è nel formato { $there }; io leggo il formato { NUMBER($here) }.
refused-file-game = Non conosco il gioco di questo file.
refused-file-rules = Questa partita usava la versione { $there } delle regole; io uso la versione { NUMBER($here) }, e potrebbe andare diversamente.
refused-file-seats = A questo gioco non si può giocare con i giocatori indicati nel file.
refused-file-names = Un nome nel file non può essere di qualcuno su Discord: al massimo { NUMBER($longest) } caratteri su una riga.
refused-file-options = Il file ha un’opzione o un valore che questo gioco non ha.
refused-file-times = I tempi nel file sono sbagliati, o non ce n’è uno per ogni mossa.
refused-file-moves = Questa partita ha troppe mosse: al massimo { NUMBER($most) }.
refused-file-shuffle = Il seme nel file non viene dal suo segreto e dai suoi tocchi, o la promessa non è quella del segreto.
refused-file-replay = Le mosse nel file non sono possibili: la partita non si rigioca dal suo seme.
refused-file-unfinished = La partita nel file non è finita.
refused-file-results = La partita nel file si rigioca, ma con un altro risultato.
refused-file-known = Questa partita c’è già: tavolo { NUMBER($table, useGrouping: 0) }, { $link }.
refused-file-known-elsewhere = Questa partita è già su questo server, dove tu non puoi vederla.

command-table-replay-name = rivedi
command-table-replay-description = Rivedi una partita passo per passo
command-table-import-name = importa
command-table-import-description = Porta una partita esportata altrove, per rivederla e controllarla qui
parameter-file-name = file
parameter-file-description = Il file JSON dato da /tavolo esporta
