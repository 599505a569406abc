# La partita del giorno: ogni giorno le stesse carte per tutti.

command-daily-name = oggi
command-daily-description = La partita del giorno: stesse carte e stessi dadi per tutti, un solo tentativo

daily-title = Partita del giorno · { $game } · { $day }
daily-about =
    { $count ->
        [one] Oggi tutti hanno le stesse carte e gli stessi dadi, contro lo stesso giocatore automatico.
       *[other] Oggi tutti hanno le stesse carte e gli stessi dadi, contro gli stessi { $count } giocatori automatici.
    } Vediamo fin dove arrivi.
daily-new = Hai un solo tentativo, senza suggerimenti. Comincia entro le { $ends } e finisci entro le { $closes }; puoi smettere e riprendere quando vuoi.
daily-begun = La tua partita ti aspetta. Finiscila entro le { $closes }.
daily-ended = Questa non l’hai finita, quindi non conta. Domani ce n’è un’altra.
daily-done = Per oggi hai giocato. Domani ce n’è un’altra.
daily-streak =
    { $now ->
        [0] La tua serie più lunga: { $longest }.
        [one] 🔥 Primo giorno di una nuova serie. La più lunga: { $longest }.
       *[other] 🔥 { $now } giorni di fila. La serie più lunga: { $longest }.
    }
daily-coming = -# Prossimamente: { $days }
daily-coming-day = { $day } { $game }
daily-opened = Un solo tentativo: finisci entro le { $closes }. Se questo pannello non risponde più, `/oggi` lo fa ricomparire.
daily-playing = -# 📅 Partita del giorno { $day } · la vedi solo tu. Niente suggerimenti, e non si torna indietro dopo che qualcuno ha risposto.
daily-next-day = È cominciato un nuovo giorno, con una nuova partita.

button-daily = La partita di oggi
button-daily-play = Gioca
button-daily-go-on = Torna alla mia partita
button-daily-result = Il mio risultato
button-daily-share = Condividi
button-daily-yesterday = Ieri
button-daily-ranking = Classifica
button-daily-old = Giorni passati
button-daily-check = Controlla le carte
button-daily-best = La partita migliore, passo per passo
button-daily-old-play = Giocala per conto tuo
button-daily-day-back = Il giorno prima
button-daily-week-back = Settimana prima
button-daily-week-on = Settimana dopo
button-daily-here = Questo server
button-daily-all = Tutti
button-daily-list = Mostra il mio nome
button-daily-unlist = Nascondi il mio nome

daily-score =
    { $points ->
        [one] **Punteggio { $score }**: 1 punto
       *[other] **Punteggio { $score }**: { $points } punti
    }, { $lead ->
        [ahead] { $by } più del miglior giocatore automatico.
        [level] alla pari con il miglior giocatore automatico.
       *[behind] { $by } meno del miglior giocatore automatico.
    }
daily-share =
    { $people ->
        [one] Finora nessun altro ha giocato le tue carte: **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %**.
       *[other] Percentuale: **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %**, fra { $people } che hanno giocato le tue carte.
    }
daily-so-far = Sarà definitivo { $time }.
daily-unranked = Questa partita era per te: non conta per le classifiche.
daily-reviewing = ⏳ Sto cercando dove si è vinto e dove si è perso…
daily-lost = Qui si è perso di più, { $place }: hai scelto { $made }; con { $better } avresti vinto { $more ->
        [one] 1 partita
       *[other] { $more } partite
    } in più su 100.
daily-lost-nothing = Nessuna tua risposta è costata molto, per quel che si può dire.
daily-won = La mossa migliore, { $place }: { $made } vince { $more ->
        [one] 1 partita
       *[other] { $more } partite
    } in più su 100 della seconda scelta.
daily-won-nothing = Nessuna risposta era molto meglio delle altre.
daily-kept = In media, di 100 possibilità di vincere le tue risposte ne hanno conservate { $kept }; il resto dipendeva dalle carte.
daily-kept-few = Le scelte erano troppo poche per distinguere bravura e fortuna.

daily-card = **{ $name }** · Partita del giorno { $day } · { $game }
daily-card-share =
    { $people ->
        [one] Punteggio { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, per ora senza rivali · `/oggi`
       *[other] Punteggio { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % fra { $people } · `/oggi`
    }
daily-card-copy = Qui non posso scrivere, ma puoi copiarlo:
daily-shared = ✅ Condiviso in questo canale.

daily-ranking-here = Partita del giorno · questo server
daily-ranking-all = Partita del giorno · tutti
daily-week = { $first } – { $last }
daily-ranking-help = -# Contano i tuoi cinque giorni migliori della settimana. La percentuale di un giorno dice quanti hai battuto fra chi aveva le tue carte.
daily-week-line =
    { $days ->
        [one] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · 1 giorno
       *[other] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · { $days } giorni
    }
daily-day-line = { $place }. { $name } · **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %** · punteggio { $score }
daily-nobody = Ancora nessuno.
daily-you = tu
daily-somebody = qualcuno
daily-listed = -# In queste classifiche gli altri vedono il tuo nome.
daily-unlisted = -# In queste classifiche gli altri non vedono il tuo nome.

daily-turning =
    { $people ->
        [one] **La svolta del mazzo { $number }**, affrontata da una persona sola: { $prompt }
       *[other] **La svolta del mazzo { $number }**, affrontata da { $people } persone: { $prompt }
    }
daily-brought = • { $made }: { $people }× · punteggio medio { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }

daily-check-title = Controlla le carte
daily-check-help = Carte e dadi vengono da un segreto. Il suo SHA-256 è qui dal giorno prima, il segreto dal giorno dopo: così nel frattempo nessuno può cambiare nulla. *Controlla la mescolata* rigioca da lì la tua partita.
daily-promised = Promesso: `{ $hash }`
daily-secret = Segreto: `{ $secret }`

daily-old-title = Giorni passati
daily-old-help = Guarda com’è andata un giorno, o giocalo per conto tuo.
daily-old-choose = Quale giorno?
daily-none-old = Non è ancora finito nessun giorno.

log-daily-over = Il giorno è finito prima di questa partita.

refused-told-daily = Le carte di oggi sono già state rivelate, quindi non si possono più giocare. Domani ce n’è un’altra.
refused-changed-daily = Oggi mi hanno aggiornato, e da quando è cominciato il giorno le regole di questo gioco sono cambiate. Domani ce n’è un’altra.
refused-failed-daily = Non ha funzionato. Riprova.
refused-open-daily = Questo giorno non è ancora finito.
refused-uncounted-daily = Questa partita era per te: non c’è un risultato da condividere.
