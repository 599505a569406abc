# Przytrzymanie osoby: zaproś ją, zobacz wspólne gry, zablokuj.

menu-invite = Zaproś do mojego stołu
menu-our-games = Nasze gry
menu-block = Zablokuj
invite-no-lobby = Nie masz otwartego lobby, do którego można zaprosić: { $person }. Najpierw otwórz stół.
invite-which-lobby = Do którego stołu zapraszasz? ({ $person })
button-invite = Zaproś
our-games-title = Ty i { $person }
our-games-none = Nie macie tu razem skończonej gry.
our-games-game =
    { "" }**{ $game }** · { $played ->
        [one] jedna gra
        [few] { $played } gry
       *[many] { $played } gier
    } · wyższe miejsce: ty { $ahead }, druga osoba { $behind }{ $tied ->
        [0] { "" }
       *[other] , remis { $tied }
    } · wygrane: ty { $won }, druga osoba { $lost }
our-games-ahead = { $game } · wyżej ty, miejsce { $own } wobec { $other } · { $time }
our-games-behind = { $game } · wyżej druga osoba, miejsce { $other } wobec { $own } · { $time }
our-games-tied = { $game } · remis na miejscu { $own } · { $time }
refused-not-a-person = To aplikacja, nie człowiek.
refused-games-with-yourself = To ty! Twoje gry pokazują `/statystyki`.
