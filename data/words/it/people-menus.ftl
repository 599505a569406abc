# Una pressione lunga su una persona: invitarla, guardare le partite insieme, bloccarla.

menu-invite = Invita al mio tavolo
menu-our-games = Le nostre partite
menu-block = Blocca
invite-no-lobby = Non hai nessun tavolo a cui { $person } possa unirsi. Prima aprine uno, poi fai l’invito.
invite-which-lobby = A quale tavolo vuoi invitare { $person }?
button-invite = Invita
our-games-title = Tu e { $person }
our-games-none = Qui non avete ancora finito una partita insieme.
our-games-game =
    { "" }**{ $game }** · { $played ->
        [one] una partita
       *[other] { $played } partite
    } · davanti tu { $ahead ->
        [one] una volta
       *[other] { $ahead } volte
    }, l’altra persona { $behind ->
        [one] una volta
       *[other] { $behind } volte
    }{ $tied ->
        [0] { "" }
        [one] , alla pari una volta
       *[other] , alla pari { $tied } volte
    } · vinte: tu { $won }, l’altra persona { $lost }
our-games-ahead = { $game } · davanti tu, { $own }º posto contro { $other }º · { $time }
our-games-behind = { $game } · davanti l’altra persona, { $other }º posto contro { $own }º · { $time }
our-games-tied = { $game } · alla pari al { $own }º posto · { $time }
refused-not-a-person = È un’app, non una persona.
refused-games-with-yourself = Sei tu! `/statistiche` mostra le tue partite.
