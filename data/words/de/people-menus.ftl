# Langes Drücken auf eine Person: einladen, gemeinsame Spiele ansehen, blockieren.

menu-invite = An meinen Tisch einladen
menu-our-games = Unsere Spiele
menu-block = Blockieren
invite-no-lobby = Du hast keinen Tisch, an dem { $person } mitspielen könnte. Öffne erst einen, dann lad ein.
invite-which-lobby = An welchen Tisch möchtest du { $person } einladen?
button-invite = Einladen
our-games-title = Du und { $person }
our-games-none = Ihr habt hier noch kein Spiel zusammen beendet.
our-games-game =
    { "" }**{ $game }** · { $played ->
        [one] ein Spiel
       *[other] { $played } Spiele
    } · du warst { $ahead }-mal vorn, die andere Person { $behind }-mal{ $tied ->
        [0] { "" }
       *[other] , gleichauf { $tied }-mal
    } · Siege: du { $won }, die andere Person { $lost }
our-games-ahead = { $game } · du warst vorn, Platz { $own } zu { $other } · { $time }
our-games-behind = { $game } · die andere Person war vorn, Platz { $other } zu { $own } · { $time }
our-games-tied = { $game } · gleichauf auf Platz { $own } · { $time }
refused-not-a-person = Das ist eine App, keine Person.
refused-games-with-yourself = Das bist du! `/statistik` zeigt deine eigenen Spiele.
