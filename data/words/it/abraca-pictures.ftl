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
abraca-picture-turn-first = { $player }: dichiara una magia
abraca-picture-turn-more = { $player }: { $spells }, o basta
abraca-picture-your-turn-first = Tocca a te: dichiara una magia
abraca-picture-your-turn-more = Tocca a te: { $spells }, o basta
abraca-picture-calls-first = { $player }: { $spells }
abraca-picture-calls-more = { $player }: { $spells } o basta
abraca-picture-calls-two = { $from }, { $to }
abraca-picture-no-turn = La partita è finita
abraca-picture-cast-hit = { $player } lancia { $number } { $spell }
abraca-picture-cast-miss = { $player } non ha { $number } { $spell }
abraca-picture-cast-lower = { $player } ha dichiarato { $number }: troppo bassa
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
abraca-picture-unseen = Quante copie non vedi
abraca-picture-used = Quante copie sono sul tabellone
abraca-picture-lobby-invite = Magie che tutti vedono, tranne te
abraca-picture-reveal-won = { $player } vince il round
abraca-picture-reveal-lost = { $player } resta senza vite
abraca-picture-end-all_used = { $player } ha usato tutte le pietre
abraca-picture-end-attack = { $player } ha eliminato un rivale
abraca-picture-end-own_fault = { $player } resta senza vite
abraca-picture-end-survivor = { $player } resta in piedi da solo

# Testi alternativi e la posizione come testo: per chi non vede le immagini.

abraca-alt-lobby = Abraca, prima della partita: una torre maledetta di notte. Posti per { $least }-{ $most } giocatori.
abraca-alt-board = Abraca, round { $round }.
abraca-alt-turn-first = Tocca a { $player }: una magia da 1 a 8.
abraca-alt-turn-more = Tocca a { $player }: { $spells }, o fermarsi.
abraca-alt-over = La partita è finita.
abraca-alt-last = Appena successo: { $what }.
abraca-alt-seat = { $player } ({ $crest }): { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, vite { $life }, { $stones ->
    [one] 1 pietra
   *[other] { $stones } pietre
}{ $secrets ->
    [0] .
    [one] , 1 pietra segreta.
   *[other] , { $secrets } pietre segrete.
}
abraca-alt-seat-out = { $player } è fuori dal round.
abraca-alt-used = Pietre fuori gioco: { $list }.
abraca-alt-used-number = { $number }: { $used } su { $copies }
abraca-alt-used-aside = { $number }: { $used } su { $copies }, { $aside } messe da parte
abraca-alt-table = Riserva { $pool }, pietre segrete rimaste { $secrets }.
abraca-alt-hand = La tua immagine.
abraca-alt-watch = Il tavolo come lo vede chi guarda.
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
abraca-alt-own-stone = ignota
abraca-alt-own-denied = non { $numbers }
abraca-alt-own-fresh = nuova
abraca-alt-own-secrets = Le tue pietre segrete: { $list }.
abraca-alt-unseen = Copie che non vedi: { $list }.
abraca-alt-unseen-number = { $number }: { $count }
abraca-alt-declared = Dichiarate in questo round: { $list }.
abraca-alt-reveal = Fine del round { $round }: { $end }.
abraca-alt-reveal-seat = { $player }: pietre { $hand }; segrete { $secrets }; vite { $life }; ottiene { $points }, ora { $total }.
abraca-alt-reveal-rest = Riserva: { $pool }. Pietre segrete non prese: { $secrets }.
abraca-alt-none = nessuna
abraca-alt-result = Abraca, fine della partita: { $winner }.
abraca-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
