# Parole disegnate sulle immagini di Tschak!: brevi, devono stare al loro posto.

towers-picture-title = Tschak!
towers-picture-where = Torre { $tower } di { $towers } · piano { $floor } di { $floors }
towers-picture-where-step = Torre { $tower } di { $towers } · piano { $floor } di { $floors } · passo { $step } di { $steps }
towers-picture-artifact-1 = Lanterna
towers-picture-artifact-2 = Corno
towers-picture-artifact-3 = Corona
towers-picture-artifact-4 = Amuleto
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
towers-picture-cleared = Torre { $tower } completata
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

towers-alt-none = nulla
towers-alt-lobby = Tschak!: è aperto un tavolo da { $least } a { $most } giocatori.
towers-alt-board = Tschak!: { $where }.
towers-alt-hand = La tua mano a Tschak!: { $where }.
towers-alt-watch = Tschak! come lo vede chi guarda: { $where }.
towers-alt-turn = { $what }.
towers-alt-last = { $what }.
towers-alt-over = La partita è finita.
towers-alt-floor = Piano { $floor }: { $monster } e { $treasure }.
towers-alt-floor-taken = Piano { $floor }, deciso: { $monster } e { $treasure }.
towers-alt-floor-taken-by = Piano { $floor }, deciso: { $monster } a { $weakest }, { $treasure } a { $strongest }.
towers-alt-seat = { $player } ({ $crest }):
towers-alt-seat-team = mostra { $cards }, valore { $value }.
towers-alt-seat-chose = Ha scelto.
towers-alt-seat-chooses = Non ha ancora scelto.
towers-alt-seat-won = Oro { $gold }, tesori { $treasures }, mostri { $monsters }.
towers-alt-seat-piles = Vinti: { $list }.
towers-alt-seat-points = { $points ->
    [one] Finora 1 punto.
   *[other] Finora { $points } punti.
}
towers-alt-ring = Dove sono le mani; dopo la torre ognuna avanza di un posto: { $list }.
towers-alt-ring-place = mano { $hand } da { $place }
towers-alt-own-commit = Hai scelto { $cards }.
towers-alt-own-can = Puoi giocare { $cards }.
towers-alt-own-cannot = In mano ma non ora: { $cards }.
towers-alt-own-played = Giocate in questa torre: { $cards }.
towers-alt-own-worth = La tua squadra finora vale { $least }.
towers-alt-own-worth-range = La tua squadra finora vale da { $least } a { $most }.
towers-alt-reveal = Torre { $tower }: il piano { $floor } è deciso.
towers-alt-reveal-team = { $player }: { $cards }; { $sum } = { $value }.
towers-alt-reveal-reason = A parità di valore { $reason }.
towers-alt-reveal-fined = All’inizio la squadra era vietata: prende ciò che costa di più.
towers-alt-passing = Torre { $tower } completata.
towers-alt-passed = Ogni mano è passata a sinistra.
towers-alt-played-hand = Mano { $hand }, giocata da { $player } nella torre { $tower }: { $cards }.
towers-alt-result = Tschak! è finita: { $winner }.
towers-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
towers-alt-sheet = { $player }: { $list }.
towers-alt-item = { $item } { $count }, punti { $points }
