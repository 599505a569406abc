# Um toque longo numa pessoa: convidar, ver as partidas em comum, bloquear.

menu-invite = Convidar para minha mesa
menu-our-games = Nossas partidas
menu-block = Bloquear
invite-no-lobby = Você não tem nenhuma mesa em que { $person } possa entrar. Abra uma primeiro e depois convide.
invite-which-lobby = Para que mesa você quer convidar { $person }?
button-invite = Convidar
our-games-title = Você e { $person }
our-games-none = Vocês ainda não terminaram nenhuma partida em comum aqui.
our-games-game =
    { "" }**{ $game }** · { $played ->
        [one] { $played } partida
       *[other] { $played } partidas
    } · na frente: você { $ahead }, a outra pessoa { $behind }{ $tied ->
        [0] { "" }
       *[other] , empates { $tied }
    } · vitórias: você { $won }, a outra pessoa { $lost }
our-games-ahead = { $game } · você na frente, { $own }º contra { $other }º lugar · { $time }
our-games-behind = { $game } · você atrás, { $own }º contra { $other }º lugar · { $time }
our-games-tied = { $game } · empate em { $own }º lugar · { $time }
refused-not-a-person = Isso é um app, não uma pessoa.
refused-games-with-yourself = É você! `/estatísticas` mostra suas próprias partidas.
