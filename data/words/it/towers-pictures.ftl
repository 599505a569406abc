# Parole disegnate sulle immagini di Tschak!: brevi, devono stare al loro posto.

towers-picture-title = Tschak!
towers-picture-where = Torre { $tower } di { $towers } · piano { $floor } di { $floors }
towers-picture-where-step = Torre { $tower } di { $towers } · piano { $floor } di { $floors } · passo { $step } di { $steps }
towers-picture-artifact-1 = Lanterna
towers-picture-artifact-2 = Corno
towers-picture-artifact-3 = Corona
towers-picture-artifact-4 = Amuleto
# Differs: the games print different words.
towers-picture-treasure-chest = Forziere
towers-picture-treasure-cursed = Maledetto
towers-picture-treasure-ring = Anello
towers-picture-treasure-trophy = Trofeo
towers-picture-treasure-elixir = Elisir
towers-picture-over = La partita è finita
towers-picture-everyone = { $count ->
    [one] Tutti scelgono una carta
   *[other] Tutti scelgono { $count } carte
}
towers-picture-choosing = { $count ->
    [one] { $players } sceglie
   *[other] { $players } scelgono
}
towers-picture-swaps-now = { $player } cambia una carta
towers-picture-removes-now = { $player } usa l’elisir
towers-picture-takes = { $player } prende { $treasure ->
    [chest] il forziere
    [cursed] il forziere maledetto
    [ring] l’anello
    [trophy] il trofeo
   *[other] l’elisir
}
towers-picture-waiting = Aspettiamo { $players }
towers-picture-your-choice = { $count ->
    [one] Scegli una carta
   *[other] Scegli { $count } carte
}
towers-picture-you-chose = Hai scelto. { $players }
towers-picture-swaps = { $player } deve cambiare una carta
towers-picture-removes = { $player } sceglie che cosa toglie l’elisir
towers-picture-your-swap = Cambia una carta della tua squadra
towers-picture-your-elixir = Scegli che cosa toglie il tuo elisir
towers-picture-monsters = I tuoi mostri
towers-picture-fined = squadra vietata
towers-picture-taken = { $strongest } prende il tesoro ({ $treasure }), { $weakest } il mostro ({ $monster })
towers-picture-passed = Comincia la torre { $tower }. Ogni mano è passata a sinistra
towers-picture-begins = Comincia la torre { $tower }
towers-picture-chameleon = Camaleonte
towers-picture-decided = decide { $by }
towers-picture-level = Finora tutte le squadre sono pari a { $value }
towers-picture-so-far = Finora in testa { $ahead } con { $most }, in coda { $behind } con { $least }
towers-picture-board = tavola viaggiante
towers-picture-tower = Torre { $tower } di { $towers }
towers-picture-item-gold = Oro
towers-picture-item-chests = Forzieri
towers-picture-item-cursed = Forzieri maledetti
towers-picture-item-rings = Anelli (n²)
towers-picture-item-creatures = Creature
towers-picture-item-troglodytes = Trogloditi (n²)
towers-picture-item-trophy = Trofeo
towers-picture-item-elixir = Elisir
towers-picture-lobby-invite = Tesoro ai più forti, mostro ai più deboli
towers-picture-worth = vale
towers-picture-could = può valere
towers-picture-hand = Le tue dieci carte, mano { $hand }: il bordo d’oro dice che cosa puoi giocare ora
towers-picture-memory = Mani già giocate
towers-picture-chosen = scelta

# Testi alternativi e la posizione a parole.

towers-alt-none = niente
towers-alt-lobby = C’è un tavolo aperto di Tschak! da { $least } a { $most } giocatori.
towers-alt-board = Tschak!: { $where }.
towers-alt-hand = La tua mano a Tschak!: { $where }.
towers-alt-watch = Tschak! come lo vede chi guarda: { $where }.
towers-alt-turn = { $what }.
towers-alt-last = { $what }.
towers-alt-over = La partita è finita.
towers-alt-floor = Al piano { $floor } trovi { $monster } con { $treasure }.
towers-alt-floor-taken = Al piano { $floor } c’era { $monster } con { $treasure }.
towers-alt-floor-taken-by = Al piano { $floor } { $strongest } prende { $treasure } e { $weakest } prende { $monster }.
towers-alt-seat = { $player } ({ $crest }) ha { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
}, { $treasures ->
    [one] 1 tesoro
   *[other] { $treasures } tesori
} e { $monsters ->
    [one] 1 mostro
   *[other] { $monsters } mostri
}.
towers-alt-seat-team = { $player } mostra { $cards }: vale { $value }.
towers-alt-seat-chose = { $player } ha scelto.
towers-alt-seat-chooses = { $player } non ha ancora scelto.
towers-alt-seat-piles = Finora ha vinto { $list }.
towers-alt-seat-points = { $points ->
    [one] Fa 1 punto.
   *[other] Fa { $points } punti.
}
towers-alt-ring = Dopo questa torre ogni mano avanza di un posto. Ora: { $list }.
towers-alt-ring-place = mano { $hand }, { $place }
towers-alt-own-commit = Hai scelto { $cards }.
towers-alt-own-can = Puoi giocare { $cards }.
towers-alt-own-cannot = Ora non puoi giocare { $cards }.
towers-alt-own-played = In questa torre hai giocato { $cards }.
towers-alt-own-worth = La tua squadra finora vale { $least }.
towers-alt-own-worth-range = La tua squadra finora vale da { $least } a { $most }.
towers-alt-reveal = Il piano { $floor } della torre { $tower } è deciso.
towers-alt-reveal-team = { $player } mostra { $cards }: { $sum } = { $value }.
towers-alt-reveal-reason = È un pareggio, { $reason }.
towers-alt-reveal-fined = All’inizio la squadra era vietata, quindi prende ciò che costa di più.
towers-alt-passing = La torre { $tower } è completata.
towers-alt-passed = Ogni mano è passata a sinistra.
towers-alt-played-hand = { $player } ha giocato la mano { $hand } nella torre { $tower }: { $cards }.
towers-alt-result = Tschak! è finita. { $winner }.
towers-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
towers-alt-sheet = { $player } segna { $list }.
towers-alt-item = { $points } per { $item } ({ $count })
towers-picture-tower-hand = { $tower } · mano { $hand }
