# What the moderators of a server agree on: the panel, its history, the check of permissions, and refusals.

setup-title = Settings
setup-page-where = Where and who
setup-page-tables = Tables
setup-page-players = Players
setup-page-time = Time and language
setup-to-panel = Settings
setup-no-limit = no limit

setup-channels = Where tables can be opened
setup-channels-none = all channels
setup-channels-help = A channel includes its threads, a category all its channels. Nothing chosen: everywhere.
setup-openers = Who can open tables
setup-openers-none = everyone
setup-openers-help = Everyone can join; only these roles can open tables. Nothing chosen: everyone. Moderators always can.
setup-moderators = Who moderates
setup-moderators-none = only by permission
setup-moderators-help = Plus anyone with *Manage Server*, *Manage Channels* or *Manage Messages*. People with these roles get here with `/help`; for `/setup`, allow it in *Server Settings → Integrations → Tavolata*.
setup-called = Who hears about open tables
setup-called-none = nobody
setup-called-help = I mention this role when a table opens, at most every half hour and never in quiet hours. People can also sign up themselves: `/me open-tables`.
setup-called-silent = ⚠️ I can’t ping this role: let everyone mention it (*Server Settings → Roles*), or give me *Mention @everyone, @here, and All Roles*.
setup-threads = A thread for each table
setup-threads-help = Threads archive themselves after a week of silence; the next move wakes them up.
setup-games = Games
setup-games-none = all games
setup-games-help = What can be opened here. Nothing chosen: all.
setup-per-channel = Open tables per channel
setup-per-channel-help = Threads count too. Moderators have no limit.
setup-per-person = Open tables per host
setup-per-person-help = Joining doesn’t count. Moderators have no limit.
setup-grows = Limit per host grows
setup-grows-help = One more table for every { $games } games they finish here.
setup-computers = Computer players
setup-computers-help = Whether they can sit at tables. Stand-ins for people who are away always can.
setup-least-in-time = Reliability required to join
setup-least-in-time-help = The share of recent turns with a clock answered in time. You can always sit at a table you open; a table can require more.
setup-percent = at least { $percent }% in time
setup-no-minimum = no requirement
setup-newcomers = Newcomers can join anywhere
setup-newcomers-help = People with fewer than { $turns } turns with a clock. If off, they start at tables that don’t require reliability.
setup-daily-week = Daily: members of a week only
setup-daily-week-help = The server’s list of the daily names people only once they’ve been here for a week.
setup-clock = Clock of new tables
setup-clock-help = Hosts can pick another clock in the lobby. Open tables keep theirs.
setup-pace = Silent answers at new tables
setup-pace-help = When I answer for people who have nothing to decide. Hosts can change it in the lobby.
setup-locale = Language in the channel
setup-locale-none = the server’s
setup-locale-help = What only you see is in your own language.
setup-quiet = Quiet hours
setup-quiet-none = none
setup-quiet-help = Every day during these hours, clocks stop and nobody is pinged.
setup-quiet-hours = from { $start } to { $end } ({ $timezone })
setup-quiet-next = Next, on your own clock: from { $start } to { $end }.
setup-days-off = Days off per person and year
setup-days-off-help = Holidays, when their clocks stop. Up to { $weekdays } free days a week come on top for everyone and don’t count. Changes apply from each person’s next turn.
setup-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
setup-quiet-start = From
setup-quiet-end = To
setup-quiet-timezone = Time zone

setup-reset-question = Really reset everything? All channels, all games, everyone, no limits, no quiet hours. The history keeps the old settings.
setup-reset-done = ✅ Everything is back to its default.

setup-history-title = Changes
setup-history-empty = Nothing yet: everything is at its default.
setup-history-nobody = someone who deleted their data
setup-history-line = { $time } { $person } · **{ $setting }**: { $before } → { $after }

setup-check-title = Permission check
setup-check-well = ✅ Nothing is missing.
setup-check-everywhere =
    ⚠️ **Missing everywhere**: { $permissions }
    { "" }Switch these on in *Server Settings → Roles → { $role } → Permissions*.
setup-check-lacking-chosen = ⚠️ **Missing in channels for tables**:
setup-check-lacking = ⚠️ **Missing in single channels** (fine where nobody should play):
setup-check-mend = Point at the channel and press ⚙️ *Edit Channel → Permissions → Advanced permissions*. Choose the role *{ $role }* (add it if it’s missing) and press ✅ for what’s missing. Then check again.
setup-check-more =
    { $count ->
        [one] • and one more channel
       *[other] • and { $count } more channels
    }
setup-check-fine =
    ✅ { $more ->
        [0] All good in { $channels }.
       *[other] All good in { $channels } and { $more } more.
    }
setup-check-lost =
    ⚠️ The settings still name something deleted: { $channels ->
        [0] { $roles ->
            [one] one role
           *[other] { $roles } roles
        }.
        [one] one channel{ $roles ->
            [0] .
            [one] {" "}and one role.
           *[other] {" "}and { $roles } roles.
        }
       *[other] { $channels } channels{ $roles ->
            [0] .
            [one] {" "}and one role.
           *[other] {" "}and { $roles } roles.
        }
    }
setup-forgotten = ✅ I’ve forgotten what was deleted.

button-setup = Settings
button-setup-quiet = Set quiet hours
button-setup-loud = No quiet hours
button-setup-check = Check permissions
button-setup-history = History
button-setup-reset = Back to defaults
button-setup-reset-yes = Yes, back to defaults
button-setup-forget = Forget what was deleted
button-setup-again = Check again

permission-create_public_threads = *Create Public Threads*

## Opening a table

thread-name = { $game } · { $host }
new-open-thread = Table { NUMBER($table, useGrouping: 0) } is open in its own thread, <#{ $channel }>, and you have a seat. Others press *Join*; then press *Start*. The thread archives itself after a week of silence; the next move wakes it up.
thread-not-here = ⚠️ Tables get their own threads here, but this kind of channel has none, so I opened it in the channel itself.
thread-not-allowed = ⚠️ Tables get their own threads here, but I can’t open one without { $permissions }, so I opened it in the channel itself. `/setup check` shows how to fix that.
thread-none-left = ⚠️ The server has as many active threads as Discord allows, so I opened the table in the channel itself.
thread-not-opened = ⚠️ Discord didn’t let me open a thread, so I opened the table in the channel itself.
opened-without-computers = This server no longer allows computer players; their seats are free.

## Refusals

refused-not-your-settings = You need *Manage Server*, or a role this server chose for moderators.
refused-server-unknown = I’ve only just come online and don’t know this server yet. Please try again in a moment.
refused-no-such-channel = One of these channels isn’t on this server; nothing changed.
refused-no-such-role = One of these roles isn’t on this server; nothing changed.
refused-everybody-called = That would call everyone on the server. Choose a role for people who want to play.
refused-everybody-moderates = With *@everyone*, everyone would be a moderator; nothing changed. Choose a role only moderators have.
refused-no-such-time = I can’t read “{ $time }” as a time of day; nothing changed. Try 22:00, 7:30 or 10 pm.
refused-quiet-all-day = “From” and “To” are the same, so clocks would never run; nothing changed. Choose *No clock* for tables without one.
zone-set = 🕐 Time zone: { $zone }, where it’s { $time } now.
zone-taken = 🕐 I took “{ $typed }” as the time zone { $zone }, where it’s { $time } now.
zone-fixed = { $zone } stays the same all year. If your clocks change in summer, type a city instead, like Rome.
refused-unknown-zone = I don’t know the time zone “{ $zone }”; nothing changed. Try the nearest big city, like Rome or New York.
refused-no-such-offset = I don’t know the time zone “{ $zone }”; nothing changed. Offsets look like UTC+2 or UTC-3:30, from UTC-12 to UTC+14. A city, like Rome, is better still.
refused-unknown-zone-near = I’m not sure which time zone “{ $zone }” is; nothing changed. Did you mean { $zones }?
refused-other-channels = You can’t open tables here. Use `/table new` in { $channels }.
refused-no-channel-left = You can’t see any channel where tables are allowed. Ask a moderator to choose one with `/setup panel`.
refused-other-games = You can’t play { $game } on this server. Try { $games }.
refused-other-roles = Only { $roles } can open tables on this server. You can join open ones; see `/tables`.
refused-no-role-left = The roles that could open tables here were deleted. Ask a moderator to choose new ones with `/setup panel`.
refused-channel-crowded =
    { $count ->
        [one] This channel already has an open table, and the server allows no others there. Open yours in another channel, wait, or ask its host to end it with `/table end`. `/tables` shows it.
       *[other] This channel has { $count } open tables, and the server allows { $limit } there. Open yours in another channel, wait, or ask a host to end one with `/table end`. `/tables` shows them.
    }
refused-too-many-tables =
    { $count ->
        [one] You already host an open table, and this server allows { $limit }. Finish it, or end it with `/table end`. You can always join others.
       *[other] You host { $count } open tables, and this server allows { $limit }. Finish one, or end one with `/table end`. You can always join others.
    }
refused-too-many-tables-yet =
    { $count ->
        [one] You already host an open table, and this server allows you { $limit } so far; you get one more for every { $games } games you finish here. Finish it, or end it with `/table end`. You can always join others.
       *[other] You host { $count } open tables, and this server allows you { $limit } so far; you get one more for every { $games } games you finish here. Finish one, or end one with `/table end`. You can always join others.
    }
refused-computers-not-allowed = This server doesn’t allow computer players. Ask someone to join.

## Commands

command-setup-name = setup
command-setup-description = This server’s settings (moderators)
command-setup-panel-name = panel
command-setup-panel-description = Channels, games, roles, limits, clock, language, quiet hours
command-setup-check-name = check
command-setup-check-description = Which permissions I’m missing, and where to click
command-setup-history-name = history
command-setup-history-description = Who changed which setting, and when
