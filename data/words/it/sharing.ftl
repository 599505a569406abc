# Condividere una partita finita: un film dei momenti chiave, e una pagina per rivederla dove vuoi.

button-share = Condividi
button-share-page = Condividi come pagina

share-by = { $person } condivide questa partita. L’immagine qui sotto mostra com’è finita.
share-alone = Ecco la tua partita. Tieni il film, o passalo a chi vuoi.
share-done = Il tuo film di { $table } ora è in questo canale.

film-opening = { $game } con { $players }
film-alt = Il film di una partita di { $game } con { $players }.

## Why not

refused-sharing-not-played = Può condividere la partita solo chi ci ha giocato.
refused-sharing-may-not-post = In questo canale non puoi pubblicare immagini. Ti manca: { $permissions }.
refused-sharing-again = Questa partita è appena stata condivisa qui. Potrai farlo di nuovo { $time }.
refused-sharing-not-sent = Non sono riuscito a scrivere qui. `/impostazioni controllo` mostra cosa mi manca.

## The page

share-page-done = Ecco { $table } come pagina. Apri il file in qualsiasi browser, conservalo o mettilo su un sito. C’è dentro tutto.
page-title = { $game } con { $players }
page-first = Primo turno
page-back = Turno precedente
page-on = Turno successivo
page-last = Ultimo turno
page-steps = Tutti i turni
page-story = La partita, turno per turno
page-noscript = Scorri in basso per leggere tutta la partita.
