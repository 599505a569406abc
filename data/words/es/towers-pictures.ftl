# Palabras dibujadas en las imágenes de Tschak!: cortas, para que quepan en su sitio.

towers-picture-title = Tschak!
towers-picture-where = Torre { $tower } de { $towers } · piso { $floor } de { $floors }
towers-picture-where-step = Torre { $tower } de { $towers } · piso { $floor } de { $floors } · paso { $step } de { $steps }
towers-picture-artifact-1 = Farol
towers-picture-artifact-2 = Cuerno
towers-picture-artifact-3 = Corona
towers-picture-artifact-4 = Amuleto
towers-picture-treasure-chest = Cofre
towers-picture-treasure-cursed = Cofre maldito
towers-picture-treasure-ring = Anillo
towers-picture-treasure-trophy = Trofeo
towers-picture-treasure-elixir = Elixir
towers-picture-over = La partida ha terminado
towers-picture-everyone = { $count ->
    [one] Todos eligen una carta
   *[other] Todos eligen { $count } cartas
}
towers-picture-choosing = { $count ->
    [one] Elige { $players }
   *[other] Eligen { $players }
}
towers-picture-swaps-now = { $player } tiene que cambiar una carta
towers-picture-removes-now = { $player } usa el elixir
towers-picture-takes = { $player } toma { $treasure ->
    [chest] el cofre
    [cursed] el cofre maldito
    [ring] el anillo
    [trophy] el trofeo
   *[other] el elixir
}
towers-picture-waiting = Se espera a { $players }
towers-picture-your-choice = { $count ->
    [one] Elige una carta
   *[other] Elige { $count } cartas
}
towers-picture-you-chose = Ya elegiste. { $players }
towers-picture-swaps = { $player } tiene que cambiar una carta
towers-picture-removes = { $player } elige qué quita el elixir
towers-picture-your-swap = Cambia una carta de tu equipo
towers-picture-your-elixir = Elige qué quita tu elixir
towers-picture-monsters = Tus monstruos
towers-picture-fined = equipo prohibido
towers-picture-taken = { $strongest } toma el tesoro ({ $treasure }); { $weakest }, el monstruo ({ $monster })
towers-picture-passed = Empieza la torre { $tower }. Cada mano ha pasado a la izquierda
towers-picture-begins = Empieza la torre { $tower }
towers-picture-chameleon = Camaleón
towers-picture-decided = decide { $by }
towers-picture-level = Todos los equipos empatan a { $value } por ahora
towers-picture-so-far = Por delante: { $ahead } con { $most }. Por detrás: { $behind } con { $least }
towers-picture-board = tablero viajero
towers-picture-tower = Torre { $tower } de { $towers }
towers-picture-item-gold = Oro
towers-picture-item-chests = Cofres
towers-picture-item-cursed = Cofres malditos
towers-picture-item-rings = Anillos (n²)
towers-picture-item-creatures = Criaturas
towers-picture-item-troglodytes = Trogloditas (n²)
towers-picture-item-trophy = Trofeo
towers-picture-item-elixir = Elixir
towers-picture-lobby-invite = El tesoro al más fuerte, el monstruo al más débil
towers-picture-worth = vale
towers-picture-could = puede valer
towers-picture-hand = Tus diez cartas, mano { $hand }: lo de borde dorado se puede jugar ahora
towers-picture-memory = Manos ya jugadas
towers-picture-chosen = elegida

# Textos alternativos y la posición en palabras.

towers-alt-none = nada
towers-alt-lobby = Está abierta una mesa de Tschak! para { $least } a { $most } personas.
towers-alt-board = Tschak!: { $where }.
towers-alt-hand = Tu mano en Tschak!: { $where }.
towers-alt-watch = Tschak! como lo ve el público: { $where }.
towers-alt-turn = { $what }.
towers-alt-last = { $what }.
towers-alt-over = La partida ha terminado.
towers-alt-floor = En el piso { $floor } hay { $monster } y { $treasure }.
towers-alt-floor-taken = En el piso { $floor } había { $monster } y { $treasure }.
towers-alt-floor-taken-by = En el piso { $floor }, { $strongest } tomó { $treasure } y { $weakest } tomó { $monster }.
towers-alt-seat = { $player } ({ $crest }) tiene { $gold } de oro, { $treasures ->
    [one] 1 tesoro
   *[other] { $treasures } tesoros
} y { $monsters ->
    [one] 1 monstruo
   *[other] { $monsters } monstruos
}.
towers-alt-seat-team = { $player } muestra { $cards }, que valen { $value }.
towers-alt-seat-chose = { $player } ya eligió.
towers-alt-seat-chooses = { $player } aún no elige.
towers-alt-seat-piles = Ganado hasta ahora: { $list }.
towers-alt-seat-points = { $points ->
    [one] Eso suma 1 punto.
   *[other] Eso suma { $points } puntos.
}
towers-alt-ring = Después de esta torre, cada mano pasa un lugar. Ahora: { $list }.
towers-alt-ring-place = la mano { $hand } con { $place }
towers-alt-own-commit = Elegiste { $cards }.
towers-alt-own-can = Puedes jugar { $cards }.
towers-alt-own-cannot = Ahora no puedes jugar { $cards }.
towers-alt-own-played = En esta torre ya jugaste { $cards }.
towers-alt-own-worth = Tu equipo vale { $least } por ahora.
towers-alt-own-worth-range = Tu equipo vale de { $least } a { $most } por ahora.
towers-alt-reveal = Se decide el piso { $floor } de la torre { $tower }.
towers-alt-reveal-team = { $player } mostró { $cards }: { $sum } = { $value }.
towers-alt-reveal-reason = Hay empate: { $reason }.
towers-alt-reveal-fined = Al principio este equipo estaba prohibido, así que toma lo que más cuesta.
towers-alt-passing = La torre { $tower } está despejada.
towers-alt-passed = Cada mano ha pasado a la izquierda.
towers-alt-played-hand = { $player } jugó la mano { $hand } en la torre { $tower }: { $cards }.
towers-alt-result = La partida de Tschak! ha terminado. { $winner }.
towers-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
towers-alt-sheet = { $player } suma { $list }.
towers-alt-item = { $points } por { $item } ({ $count })
towers-picture-tower-hand = { $tower } · mano { $hand }
