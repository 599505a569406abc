# The overview of a server's tables, in a channel that moderators choose.

overview-title = Our tables
overview-free = Free seats
overview-played = All seats taken
overview-none = No table is open right now. Open one: it takes one press.
overview-more =
    { $count ->
        [one] -# One more table: press **{ button-overview-tables }**.
       *[other] -# { $count } more tables: press **{ button-overview-tables }**.
    }
overview-starts = The game starts { $time }.
overview-results = Results this week
overview-won =
    { $game } · { $count ->
        [one] { $names } won
       *[other] { $names } shared the win
    } · { $time }
overview-computer = a computer player
overview-in-lobby = This game hasn’t started. Its lobby is in { $channel }.
button-overview-tables = My tables
setup-overview = Overview of tables
setup-overview-help = One message in this channel shows who waits for whom, free seats and the week’s results, with *Join* and *Watch*. I keep it up to date, at most once a minute. It lists only tables that everyone who sees this channel can see.
setup-overview-none = No overview
setup-overview-closed = ⚠️ I can’t post in this channel. *Check permissions* says what’s missing.
refused-text-channel-only = Choose a text channel for the overview.
