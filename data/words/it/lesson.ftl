# Lezioni: ciò che è uguale in ogni gioco. Quello che dice ogni passo sta nel file del suo gioco.

command-learn-name = impara
command-learn-description = Impara un gioco in tre minuti, giocandolo
lesson-shape-title = Una lezione di { $game }
button-learn = Prima volta?

lessons-title = Impara giocando
lessons-choose = Scegli un gioco. Una lezione dura circa tre minuti, e la vedi solo tu.
lesson-title = { $game } · lezione, passo { $step } di { $steps }
lesson-resumed = Eccoti di nuovo! Riprendi da qui.
lesson-changed = Eccoti di nuovo! Questo passo è cambiato da quando l’hai lasciato: dagli un’altra occhiata.
lesson-gone = Eccoti di nuovo! La lezione è stata aggiornata e il passo dove avevi lasciato non c’è più. Continua da qui, o premi **{ button-back }** per vedere le novità.
lesson-sent = Ti ho mandato questo passo in un messaggio privato. Puoi continuare lì o qui.
lesson-left = Il tuo posto è salvato. Torna quando vuoi con `/impara`.
lesson-finished-title = { $game } · ora tocca a te!
lesson-finished = Prova una partita vera: giocano con te due computer alle prime armi, e nessuno ti aspetta.
lesson-finished-direct = Prova una partita vera: vai in un canale del tuo server e scrivi `/tavolo nuovo`. I posti vuoti li possono prendere i computer.
lesson-table = La tua partita è pronta al tavolo { NUMBER($table, useGrouping: 0) }: { $link }
button-lesson-next = Avanti
button-lesson-again = Ricomincia
# Differs: one leaves a lesson (esce) and gives up a seat (lascia).
button-lesson-leave = Esci
button-lesson-direct = Mandamela in privato
button-lesson-play = Gioca contro gli Apprendisti
button-lesson-others = Impara un altro gioco
button-lesson-resume = Continua la lezione
refused-no-lesson = Per questo gioco non c’è ancora una lezione. Prova con `/regole`.
