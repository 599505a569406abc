# Una pulsación larga sobre alguien: invitar, ver las partidas en común, bloquear.

menu-invite = Invitar a mi mesa
menu-our-games = Nuestras partidas
menu-block = Bloquear
invite-no-lobby = No tienes ninguna mesa a la que { $person } pueda unirse. Abre antes una y luego invita.
invite-which-lobby = ¿A qué mesa quieres invitar a { $person }?
button-invite = Invitar
our-games-title = { $person } y tú
our-games-none = Aún no han acabado aquí ninguna partida en común.
our-games-game =
    { "" }**{ $game }** · { $played ->
        [one] una partida
       *[other] { $played } partidas
    } · ibas por delante en { $ahead }, por detrás en { $behind }{ $tied ->
        [0] { "" }
       *[other] , empate en { $tied }
    } · ganadas: tú { $won }, la otra persona { $lost }
our-games-ahead = { $game } · quedaste por delante, puesto { $own } contra { $other } · { $time }
our-games-behind = { $game } · quedaste por detrás, puesto { $own } contra { $other } · { $time }
our-games-tied = { $game } · empate en el puesto { $own } · { $time }
refused-not-a-person = Eso es una aplicación, no una persona.
refused-games-with-yourself = ¡Eres tú! `/estadísticas` muestra tus propias partidas.
