# Encontrar mesas: listas por juego y canal, e importar una partida acabada de otra parte.

parameter-place-name = canal
parameter-place-description = Solo las mesas de este canal
tables-sought = -# Solo { $what } · `/mesas` a secas las muestra todas
tables-none-sought = No ves mesas abiertas así. `/mesas` a secas las muestra todas.
button-import = Importar una partida acabada
import-title = Importar una partida acabada
import-file = El archivo de /mesa exportar
import-hint = Aquí puedes repetirla, analizarla y comprobarla. No cambia ninguna estadística.
