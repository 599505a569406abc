# A long press on a person: invite them, look at the games together, block them.

menu-invite = Invite to my table
menu-our-games = Our games
menu-block = Block
invite-no-lobby = You have no table that { $person } could join. Open one first, then invite them.
invite-which-lobby = Which table would you like to invite { $person } to?
button-invite = Invite
our-games-title = You and { $person }
our-games-none = You haven’t finished a game together here.
our-games-game =
    { "" }**{ $game }** · { $played ->
        [one] one game
       *[other] { $played } games
    } · you were ahead in { $ahead }, they in { $behind }{ $tied ->
        [0] { "" }
       *[other] , tied in { $tied }
    } · you won { $won }, they won { $lost }
our-games-ahead = { $game } · you came in ahead, place { $own } to { $other } · { $time }
our-games-behind = { $game } · they came in ahead, place { $other } to { $own } · { $time }
our-games-tied = { $game } · tied at place { $own } · { $time }
refused-not-a-person = That’s an app, not a person.
refused-games-with-yourself = That’s you! `/stats` shows your own games.
