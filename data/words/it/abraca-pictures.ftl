# Parole disegnate sulle immagini di Abraca: brevi, devono stare dove stanno.

abraca-picture-title = Abraca… cosa?
abraca-picture-points = { $points ->
    [one] punto
   *[other] punti
}
abraca-picture-out = fuori
abraca-picture-spells-one = { $from }
abraca-picture-spells-two = { $from } o { $to }
abraca-picture-spells-range = da { $from } a { $to }
# Differs: the number says it, in less room.
abraca-picture-turn-first = { $player }: dichiara un numero
abraca-picture-turn-more = { $player }: { $spells }, o basta
# Differs: as abraca-picture-turn-first.
abraca-picture-your-turn-first = Tocca a te: dichiara un numero
abraca-picture-your-turn-more = Tocca a te: { $spells }, o basta
abraca-picture-calls-first = { $player }: { $spells }
abraca-picture-calls-more = { $player }: { $spells } o basta
abraca-picture-calls-two = { $from }, { $to }
abraca-picture-no-turn = La partita è finita
abraca-picture-cast-hit = { $player } dichiara { $number } { $spell }
abraca-picture-cast-miss = { $player } non ha { $number } { $spell }
abraca-picture-cast-lower = { $player } dichiara { $number }, troppo basso
abraca-picture-rolled = dado { $roll }
abraca-picture-took-secret = prende una pietra segreta
abraca-picture-change = { $player } { $change }
abraca-picture-new-round = Comincia il round { $round }
abraca-picture-left = a sinistra
abraca-picture-right = a destra
abraca-picture-left-and-right = ai due lati
abraca-picture-fresh = nuova
abraca-picture-own-stones = Le tue pietre, dalla più vecchia
abraca-picture-own-secrets = Le tue segrete
abraca-picture-unseen = Copie che non vedi
abraca-picture-used = Copie sul tabellone
abraca-picture-lobby-invite = Incantesimi che vedono tutti, tranne te
abraca-picture-reveal-won = { $player } vince il round
abraca-picture-reveal-lost = { $player } resta senza vite
abraca-picture-end-all_used = { $player } ha usato tutte le pietre
abraca-picture-end-attack = { $player } ha eliminato un avversario
abraca-picture-end-own_fault = { $player } ha perso l’ultima vita
abraca-picture-end-survivor = { $player } è l’unico mago ancora in piedi

# Testi alternativi e la posizione come testo: per chi non vede le immagini.

abraca-alt-lobby = Il tavolo di Abraca aspetta da { $least } a { $most } giocatori in una torre maledetta, di notte.
abraca-alt-board = Abraca, round { $round }.
abraca-alt-turn-first = { $player } può dichiarare un incantesimo da 1 a 8.
abraca-alt-turn-more = { $player } può dichiarare { $spells }, oppure fermarsi.
abraca-alt-over = La partita è finita.
abraca-alt-last = { $what }.
abraca-alt-seat = { $player } ({ $crest }) ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $life ->
    [one] 1 vita
   *[other] { $life } vite
}{ $secrets ->
    [0] { " " }e { $stones ->
        [one] 1 pietra.
       *[other] { $stones } pietre.
    }
   *[other] , { $stones ->
        [one] 1 pietra
       *[other] { $stones } pietre
    } e { $secrets ->
        [one] 1 pietra segreta.
       *[other] { $secrets } pietre segrete.
    }
}
abraca-alt-seat-out = { $player } è fuori dal round.
abraca-alt-used = Pietre fuori gioco: { $list }.
abraca-alt-used-number = { $number ->
    [1] l’unico 1
    [8] { $used } degli 8
   *[other] { $used } dei { $number }
}
abraca-alt-used-aside = { $number ->
    [1] l’unico 1 (da parte)
    [8] { $used } degli 8 ({ $aside } da parte)
   *[other] { $used } dei { $number } ({ $aside } da parte)
}
abraca-alt-table = { $pool ->
    [one] Nella riserva c’è 1 pietra
   *[other] Nella riserva ci sono { $pool } pietre
}, { $secrets ->
    [one] e resta 1 pietra segreta.
   *[other] e restano { $secrets } pietre segrete.
}
abraca-alt-hand = Questa è la tua mano.
abraca-alt-watch = Questo è il tavolo come lo vede chi guarda.
abraca-alt-stones = { $player } ha le pietre { $list }.
abraca-alt-stones-hidden = { $player } ha { $count ->
    [one] 1 pietra coperta
   *[other] { $count } pietre coperte
}.
abraca-alt-own-stones = Hai { $count ->
    [one] 1 pietra che non puoi vedere
   *[other] { $count } pietre che non puoi vedere
}, dalla più vecchia: { $list }.
abraca-alt-own-shown = Le tue pietre, dalla più vecchia: { $list }.
abraca-alt-own-none = Non hai più pietre.
abraca-alt-own-stone = sconosciuta
abraca-alt-own-denied = non { $numbers }
abraca-alt-own-fresh = nuova
abraca-alt-own-secrets = Le tue pietre segrete: { $list }.
abraca-alt-unseen = Copie che non vedi: { $list }.
abraca-alt-unseen-number = { $count ->
    [0] { $number ->
        [1] non l’1
       *[other] nessun { $number }
    }
   *[other] { $number ->
        [1] l’1
        [8] { $count } degli 8
       *[other] { $count } dei { $number }
    }
}
abraca-alt-declared = In questo round: { $list }.
abraca-alt-reveal = Fine del round { $round }: { $end }.
abraca-alt-reveal-seat = { $player } finisce con { $life ->
    [one] 1 vita
   *[other] { $life } vite
} (pietre: { $hand }; segrete: { $secrets }), segna { $points } e ora ha { $total }.
# Differs: stones were named before.
abraca-alt-reveal-rest = Nella riserva: { $pool }. Segrete non prese: { $secrets }.
abraca-alt-none = nessuna
abraca-alt-result = Abraca è finita. { $winner }.
abraca-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
