# Palabras dibujadas en las imágenes de Touria: cortas, para que quepan en su sitio.

touria-picture-title = Touria
touria-picture-more = y { $count } más

touria-picture-turn = { $player } { $what }
touria-picture-phase-bonus = elige una ventaja
touria-picture-phase-start = elige una torre
touria-picture-phase-fly = elige adónde volar
touria-picture-phase-route = elige la ruta
touria-picture-phase-mine = toma una gema
touria-picture-phase-arrival = ya llegó
touria-picture-phase-execute = sigue aquí
touria-picture-phase-dragon = se mide al Dragón
touria-picture-phase-thief = elige una gema
touria-picture-phase-after = casi termina
touria-picture-phase-asking = espera copias
touria-picture-phase-copy = copia
touria-picture-phase-end = termina su turno
touria-picture-phase-doors = abre puertas
touria-picture-phase-gift = debe un regalo
touria-picture-phase-over = ya terminó
touria-picture-your-bonus = Elige tu ventaja
touria-picture-your-start = Tu turno: elige una torre
touria-picture-your-fly = ¿Adónde vuelas?
touria-picture-your-route = ¿Por dónde vas?
touria-picture-your-mine = Toma una gema
touria-picture-your-arrival = Ya llegaste
touria-picture-your-execute = Sigue aquí
touria-picture-your-dragon = Mídete al Dragón
touria-picture-your-thief = Elige una gema
touria-picture-your-after = ¿Algo más?
touria-picture-your-asking = ¿Quién te copia?
touria-picture-your-copy = Te toca copiar
touria-picture-your-end = Termina tu turno
touria-picture-your-doors = Abre una puerta
touria-picture-your-gift = Debes un regalo
touria-picture-your-over = La partida ha terminado

touria-picture-screen = Solo lo ves tú · { $side }
touria-picture-side-north = lado norte
touria-picture-side-east = lado este
touria-picture-side-south = lado sur
touria-picture-side-west = lado oeste
touria-picture-of = de { $target }
touria-picture-black-free = ninguna
touria-picture-black = sobra
touria-picture-no-items = Sin objetos
touria-picture-swords = espadas
touria-picture-elixirs = elixires
touria-picture-offers = Tus cuatro torres
touria-picture-steps = { $steps ->
    [0] ya ahí
    [one] 1 paso
   *[other] { $steps } pasos
}
touria-picture-cost = { $cost ->
    [0] gratis
    [one] 1 moneda
   *[other] { $cost } monedas
}
# Differs: aquí se vuela adonde sea, allá se copia donde sea.
touria-picture-fly = adonde sea
touria-picture-next = luego: { $action }
touria-picture-course = Tu turno hasta ahora
touria-picture-course-copy = Estás copiando
touria-picture-course-may = Si copias
touria-picture-course-none = aún nada ganado ni gastado
touria-picture-flown = por aire
touria-picture-turned = torre ahora
touria-picture-answers = Lo que da cada opción
touria-picture-towers-now = Tus torres ahora
touria-picture-nothing-there = Nada para ti ahí
touria-picture-fly-best = Adonde quieras
touria-picture-drawn = Sacaste
touria-picture-inside = En el castillo
touria-picture-found = { $count ->
    [one] 1 puerta abierta
   *[other] { $count } puertas abiertas
}

touria-picture-lobby-invite = Una banda de héroes y cuatro torres que bailan
touria-picture-result-siblings = Tara y Talan estaban tras la puerta { $door }
touria-picture-result-plain = El reino ya tiene su héroe

# Textos alternativos y la posición en palabras, para quien no ve las imágenes.

touria-alt-lobby = La sala de Touria es el mapa de una isla, un reino con un castillo, con asientos para { $least } a { $most } personas.
touria-alt-board = Touria, ronda { $round }.
touria-alt-group = Los héroes están en { $space }.
touria-alt-going = Van { $space-to }.
touria-alt-seat = { $player } ({ $crest }) está en el { $side }.
touria-alt-seat-items = { $player } tiene { $items }.
touria-alt-seat-chapel = { $player } ({ $crest }) está en el castillo y tiene { $goods }.
touria-alt-mine = { $mine } ({ $gems })
touria-alt-mines = Gemas en las minas: { $list }.
touria-alt-tower = La { $tower } muestra { $north } al norte, { $east } al este, { $south } al sur y { $west } al oeste.
touria-alt-facing = El { $side } ve { $list }.
touria-alt-facing-tower = { $action } ({ $tower }, luego { $next })
touria-alt-orders = El Mercader paga { $list }.
touria-alt-order = { $coins } por { $gems }
touria-alt-table = El Hada del bosque tiene { $display }, y el dado muestra { $die-colour }.
touria-alt-used = Objetos usados, del más reciente al más antiguo: { $used }.
touria-alt-doors = Abiertas en el castillo: { $list }.
touria-alt-door = puerta { $door } ({ $dweller })
touria-alt-seen = Miraste detrás de { $list }.
touria-alt-own = Tienes { $goods }.
touria-alt-drawn = Sacaste { $gems }.
touria-alt-prospect = { $choice } ({ $brings })
touria-alt-route = ruta { $number }, { $way }
touria-alt-prospects = Lo que dan tus opciones: { $list }.
touria-alt-offers = Tus torres muestran { $list }.
touria-alt-offer = { $action } ({ $steps }, { $cost })
touria-alt-offer-fly = { $action } ({ $cost })
touria-alt-offer-closed = { $action } (fuera de alcance)
touria-alt-screen = Esta es tu propia imagen.
touria-alt-watch = Esta es la mesa como la ve el público.
touria-alt-no-items = ningún objeto
touria-alt-bag-empty = La bolsa está vacía.
touria-alt-story = Lo que pasó: { $story }
touria-alt-result = La partida de Touria ha terminado. { $winner }.
touria-alt-rank = { $player } tiene { $goods }.
