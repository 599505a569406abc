# Duplicate: sets of tables with the same deal, in which each seat is compared with the same seat elsewhere.

command-duplicate-name = duplicate
command-duplicate-description = The same cards at every table: enter, find your table, compare

duplicates-title = Duplicate
duplicates-help = Several tables get the same cards and dice. At the end you see how you did against everybody who sat in your seat.
duplicates-none = There’s no set of tables here yet.
duplicates-line = { $game } · { $time }
button-duplicate-show = Show
button-duplicate-new = New set
button-duplicate-enter = Enter
button-duplicate-leave = Don’t play
button-duplicate-table = My table
button-duplicate-start = Start now
button-duplicate-cancel = Call off

duplicate-title = Duplicate { NUMBER($number, useGrouping: 0) } · { $game }
duplicate-terms = tables of { $size } · { $clock }
duplicate-announced =
    🃏 **{ $game }: the same cards at every table.** It starts { $time } ({ $relative }).
    Press *Enter* to play. I draw the tables, and you see how you did in your seat compared with the others.
duplicate-starts = Starts { $time } ({ $relative }).
duplicate-forecast = I draw as few tables as there’s room at, but at least two. Computers fill empty seats.
duplicate-entered =
    { $count ->
        [one] Entered so far: { $people }.
       *[other] { $count } have entered: { $people }.
    }
duplicate-more-people =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
duplicate-nobody = Nobody has entered yet.
duplicate-running =
    Tables that are over: { $over } of { $tables }.
    Until all of them are, you see only your own table, and nobody sees any results.
duplicate-called-off = It was called off, or fewer than two people entered.
duplicate-nothing = No person finished a game, so there’s nothing to compare.
duplicate-alone = Only one table was finished, so nobody can be compared: everybody gets 50%.
duplicate-place = **{ $rank }.** { $name } · { $percent }% · seat { $seat }, score { $total }, table { NUMBER($table, useGrouping: 0) }
duplicate-seats = Best and worst of each seat
duplicate-seat = Seat { $seat }: { $best } with { $most } (table { NUMBER($first, useGrouping: 0) }), { $worst } with { $least } (table { NUMBER($last, useGrouping: 0) })
duplicate-seat-even = Seat { $seat }: everybody reached { $total }
duplicate-computer = a computer
duplicate-replay = Replay a table …
duplicate-table = Table { NUMBER($table, useGrouping: 0) }
duplicate-file = standings
duplicate-deal = -# The cards and dice are fixed. To check that at the end, keep this SHA-256: `{ $commitment }`
duplicate-deal-revealed = -# The secret of the deal is `{ $secret }`. Its SHA-256, known since the start, is `{ $commitment }`.

duplicate-form-title = New set of duplicate tables
duplicate-form-game = Game
duplicate-form-size = Seats at each table
duplicate-form-clock = Clock
duplicate-form-starts = The tables start
duplicate-form-starts-example = today 20:00

duplicate-done-opened = Done. I’m posting it in this channel.
duplicate-done-entered = You’re in. When it starts, your table opens by itself and I tell you when it’s your turn.
duplicate-done-left = You’re out. You can enter again until it starts.
duplicate-done-started = Done. The tables are opening.

refused-no-such-set = I can’t find this set. It may be from another server.
refused-set-closed = You can’t change this anymore: it has started, it was called off, or it’s full.
refused-set-too-few = At least two people must enter before it can start.
refused-no-own-table = You have no open table in this set. If it just started, try again in a moment.
refused-no-such-size = For this game, choose { $fewest } to { $most }.

log-duplicate-opened = Table { $number } of { $tables } with the same cards. Nobody can pause it or end it early. To check the deal at the end: `{ $commitment }`
log-duplicate-over = All tables with these cards are over, so everybody can look at this game.
