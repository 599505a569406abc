# I titoli di Abraca.

abraca-title-unerring = Bacchetta ferma
abraca-title-unerring-why = Una vittoria con almeno dieci incantesimi, e almeno quattro su cinque riusciti.
abraca-title-to-the-last-stone = Fino all’ultima pietra
abraca-title-to-the-last-stone-why = Un round vinto usando tutte le pietre, in tre partite.
abraca-title-unfallen = Sempre in piedi
abraca-title-unfallen-why = Cinque vittorie senza mai scendere a 0 vite.
