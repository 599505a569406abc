# Trovare tavoli: elenchi per gioco e canale, e portare qui una partita finita.

parameter-place-name = canale
parameter-place-description = Solo i tavoli in questo canale
tables-sought = -# Solo { $what } · con `/tavoli` da solo li vedi tutti
tables-none-sought = Non vedi nessun tavolo aperto così. Con `/tavoli` da solo li vedi tutti.
button-import = Porta qui una partita finita
import-title = Porta qui una partita finita
import-file = Il file dato da /tavolo esporta
import-hint = Qui puoi rivederla, analizzarla e controllarla. Non cambia le statistiche.
