# Achar mesas: listas por jogo e canal, e trazer de fora uma partida que acabou.

parameter-place-name = canal
parameter-place-description = Só as mesas deste canal
tables-sought = -# Só { $what } · `/mesas` sem mais nada mostra todas
tables-none-sought = Não há mesas abertas assim que você possa ver. `/mesas` sem mais nada mostra todas.
button-import = Importar uma partida
import-title = Importar uma partida
import-file = O arquivo de /mesa exportar
import-hint = Aqui você pode rever, analisar e conferir a partida. Ela não muda estatísticas.
