# Lang drukken op een persoon: uitnodigen, samen de spellen bekijken, blokkeren.

menu-invite = Uitnodigen voor mijn tafel
menu-our-games = Onze spellen
menu-block = Blokkeren
invite-no-lobby = Je hebt geen tafel waar { $person } aan mee kan doen. Open er eerst een en stuur dan de uitnodiging.
invite-which-lobby = Voor welke tafel wil je { $person } uitnodigen?
button-invite = Uitnodigen
our-games-title = Jij en { $person }
our-games-none = Jullie hebben hier nog geen spel samen afgemaakt.
our-games-game =
    { "" }**{ $game }** · { $played ->
        [one] één potje
       *[other] { $played } potjes
    } · jij eindigde { $ahead } keer hoger, de ander { $behind } keer{ $tied ->
        [0] { "" }
       *[other] , { $tied } keer gelijk
    } · jij won { $won }, de ander { $lost }
our-games-ahead = { $game } · jij eindigde hoger, plek { $own } tegen { $other } · { $time }
our-games-behind = { $game } · de ander eindigde hoger, plek { $other } tegen { $own } · { $time }
our-games-tied = { $game } · gelijk op plek { $own } · { $time }
refused-not-a-person = Dat is een app, geen mens.
refused-games-with-yourself = Dat ben jij zelf! `/statistieken` toont je eigen spellen.
