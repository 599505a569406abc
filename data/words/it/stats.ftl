# Come è andata: i propri risultati, punteggi, classifiche.

stats-title = Come è andata qui a { $person }
stats-none = Ancora nessuna partita finita. `/tavoli` mostra dove puoi unirti.
stats-game =
    { "" }**{ $game }** · { $played ->
        [one] una partita
       *[other] { $played } partite
    }, { $won ->
        [0] nessuna vinta
        [one] una vinta
       *[other] { $won } vinte
    } · posto medio { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-game-best = { $summary } · miglior punteggio { $best }
stats-rating = Valutazione **{ NUMBER($points, useGrouping: 0) }**
stats-rating-settling = Valutazione { NUMBER($points, useGrouping: 0) }, ancora incerta
stats-not-rated = -# Resti fuori dalle classifiche; cambialo con `/io impostazioni`.
stats-reliability = ⏳ Ultimi turni con l’orologio: { $said }
reliability-in-time = { $in_time }/{ $turns } in tempo
reliability-new = volto nuovo
reliability-unknown = troppo pochi per dirlo
reliability-left =
    { $count ->
        [one] ha lasciato una partita
       *[other] ha lasciato { $count } partite
    }
stats-past = Ultime partite
stats-result = { $game } · { $rank }º posto su { $seats }, punteggio { $score } · { $time }
stats-result-unscored = { $game } · { $rank }º posto su { $seats } · { $time }
ranking-title = I migliori: { $game }
ranking-none = Nessuno ha ancora una valutazione: serve una partita fra almeno due persone.
ranking-line =
    { $mark } { $person } · **{ NUMBER($points, useGrouping: 0) }** · { $games ->
        [one] una partita
       *[other] { $games } partite
    }
ranking-line-settling =
    { $mark } { $person } · { NUMBER($points, useGrouping: 0) } · { $games ->
        [one] una partita
       *[other] { $games } partite
    }, ancora incerta
ranking-note = -# Contano le partite fra almeno due persone, e c’è chi ne ha finita una negli ultimi 60 giorni. Una valutazione è sicura dopo { $games } partite; comincia da 1000 e sale man mano che diventa certa. Per restarne fuori: `/io impostazioni`.
ranking-shown = Ora la classifica è nel canale.
button-ranking = I migliori: { $game }
# Differs: a ranking (feminine); elsewhere a review's picture.
button-ranking-show = Mostrala nel canale
refused-keeps-to-themselves = Tiene per sé i propri risultati.
refused-closed-channel = In questo canale non posso scrivere.
command-stats-name = statistiche
command-stats-description = Come va a te, come va a qualcun altro, o chi è più bravo in un gioco
parameter-person-name = persona
parameter-stats-person-description = Di chi; altrimenti le tue
parameter-ranking-description = Di quale gioco vuoi la classifica
