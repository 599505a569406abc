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
stats-resting = -# Per ora non sei nelle classifiche di { $games }: non finisci una partita da 60 giorni. Con la prossima torni.
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
stats-pace = ⌛ Metà delle ultime { $count } risposte è arrivata entro { $time }
stats-streaks = 🔥 Serie più lunga: { $streaks }
stats-streak-wins =
    { $count ->
        [one] una vittoria
       *[other] { $count } vittorie di fila
    }
stats-streak-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni di gioco di fila
    }
button-stats = Torna ai risultati
button-stats-seats = Posti e opzioni
stats-seats-title = { $person }, per posti e opzioni
stats-seats-none = Troppo poche partite per dirlo: ne servono { $games } finite dello stesso gioco.
stats-seats-game = **{ $game }** · { $played } partite
stats-seats-line =
    { $better ->
        [yes] 👍
       *[no] 👎
    } { $what }: { $inside } · altrimenti { $outside }
stats-seats-tally = vinte { $won } su { $games } (alla pari: { $even })
stats-seats-seat = Posto { $number }
stats-seats-players = In { $number } giocatori
stats-seats-computers = Con giocatori automatici
stats-seats-no-computers = Solo fra persone
stats-seats-clock = Orologio: { $clock }
stats-seats-alike = Nessun posto e nessuna opzione fa differenza.
stats-seats-help = -# «Alla pari» sono le vittorie che avresti se tutti al tavolo avessero le stesse probabilità. Qui vedi solo le differenze nette, nei giochi con almeno { $games } partite finite; con poche partite possono comunque essere un caso.
button-stats-luck = Fortuna e abilità
stats-luck-title = Fortuna e abilità di { $person }
stats-luck-none = Troppo poche partite analizzate: ne servono { $games }. Dopo una partita, *Com’è andata* la analizza.
stats-luck-sum =
    { $games ->
        [one] In una partita analizzata
       *[other] In { $games } partite analizzate
    }: vinte { $won }, alla pari sarebbero { $even }. Abilità { $skill }, fortuna { $luck }.
stats-luck-help = -# Parte alla pari, abilità e fortuna danno insieme le partite vinte. Contano solo le partite che qualcuno ha fatto analizzare, al massimo le ultime 60.
luck-picture-title = Vittorie per abilità e fortuna
luck-picture-first = Prima
luck-picture-last =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }
luck-wins =
    { $sign ->
        [plus] +{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [minus] −{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] ±0
    }
luck-skill = Abilità
luck-luck = Fortuna
luck-alt =
    { $games ->
        [one] Vittorie che abilità e fortuna aggiungono alla parte alla pari, in una partita analizzata.
       *[other] Vittorie che abilità e fortuna aggiungono alla parte alla pari, in { $games } partite analizzate.
    }
luck-alt-at = Dopo la partita { $game }: abilità { $skill }, fortuna { $luck }.
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
