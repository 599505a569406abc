# Un appui long sur une personne : l’inviter, voir les parties communes, la bloquer.

menu-invite = Inviter à ma table
menu-our-games = Nos parties
menu-block = Bloquer
invite-no-lobby = Tu n’as pas de table que { $person } pourrait rejoindre. Ouvres-en une d’abord, puis invite.
invite-which-lobby = À quelle table veux-tu inviter { $person } ?
button-invite = Inviter
our-games-title = Toi et { $person }
our-games-none = Vous n’avez pas encore fini de partie ensemble ici.
our-games-game =
    { "" }**{ $game }** · { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } · devant : toi { $ahead }, l’autre { $behind }{ $tied ->
        [0] { "" }
       *[other] , égalité { $tied }
    } · victoires : toi { $won }, l’autre { $lost }
our-games-ahead = { $game } · tu finis devant, place { $own } contre { $other } · { $time }
our-games-behind = { $game } · tu finis derrière, place { $own } contre { $other } · { $time }
our-games-tied = { $game } · égalité à la place { $own } · { $time }
refused-not-a-person = C’est une application, pas une personne.
refused-games-with-yourself = C’est toi ! `/stats` montre tes propres parties.
