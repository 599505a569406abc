# I titoli di Tschak!

towers-title-monster-shy = Allergia ai mostri
towers-title-monster-shy-why = Una partita fra almeno tre giocatori, vinta con un mostro al massimo.
towers-title-clean-sweep = Piazza pulita
towers-title-clean-sweep-why = Tutti i tesori di due torri, in una partita fra almeno tre giocatori.
towers-title-landslide = Vittoria schiacciante
towers-title-landslide-why = Tre partite vinte con almeno dieci punti di distacco.
