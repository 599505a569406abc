# What the moderators of a server agree on: the panel, its history, the check of permissions, and refusals.

setup-title = Settings
setup-page-where = Where and who
setup-page-tables = Tables
setup-page-time = Time and language
setup-to-panel = Settings
setup-yes = yes
setup-no = no
setup-no-limit = no limit
setup-lost =
    { $count ->
        [one] ⚠️ One of them was deleted; *Check permissions* offers to forget it.
       *[other] ⚠️ { $count } of them were deleted; *Check permissions* offers to forget them.
    }

setup-channels = Where tables are opened
setup-channels-none = in all channels
setup-channels-help = A channel stands for its threads, a category for all its channels. Nothing chosen: everywhere.
setup-openers = Who may open tables
setup-openers-none = everybody
setup-openers-help = Everybody may join; only these roles may open. Nothing chosen: everybody. Moderators always may.
setup-moderators = Who moderates
setup-moderators-none = only by permission
setup-moderators-help = Besides those with *Manage Server*, *Manage Channels* or *Manage Messages*. These roles come here by `/help`; to offer them `/setup`, allow it in *Server Settings → Integrations → Tavolata*.
setup-called = Who hears of open tables
setup-called-none = nobody
setup-called-help = A role that is mentioned once when a table is opened, at most every half an hour and not in quiet hours. People can also ask for themselves to be told: `/me open-tables`.
setup-called-silent = ⚠️ I cannot ping this role: let it be mentioned by everybody (*Server Settings → Roles*), or give me *Mention @everyone, @here, and All Roles*.
setup-threads = Each table in a thread of its own
setup-threads-help = A thread falls asleep by itself after a week of silence; the next move wakes it up.
setup-games = Games
setup-games-none = all games
setup-games-help = Those that may be opened here. Nothing chosen: all.
setup-per_channel = Open tables in a channel
setup-per_channel-help = Its threads count with it. Moderators are not limited.
setup-per_person = Open tables that a person hosts
setup-per_person-help = Whoever only joins is not counted. Moderators are not limited.
setup-grows = The limit of a person grows
setup-grows-help = One table more for every { $games } games that they have finished here.
setup-computers = Computer players
setup-computers-help = Whether they may sit at tables. Stand-ins for people who are away always may.
setup-least_in_time = Reliability asked of who sits down
setup-least_in_time-help = How many of their last turns with a clock they answered in time. Whoever opens a table may always sit there; a table may ask for more.
setup-percent = at least { $percent } % in time
setup-no-minimum = nothing is asked
setup-newcomers = Newcomers sit down anywhere
setup-newcomers-help = People with fewer than { $turns } turns with a clock. Turned off, they begin at tables that ask for no reliability of their own.
setup-clock = Clock of new tables
setup-clock-help = The one who opens a table may agree on another one in its lobby. Tables that are open keep theirs.
setup-locale = Language in the channel
setup-locale-none = that of the server
setup-locale-help = What only one person sees is in their own language.
setup-quiet = Quiet hours
setup-quiet-none = none
setup-quiet-help = Clocks stand still in them, every day.
setup-quiet-hours = from { $start } to { $end } ({ $timezone })
setup-quiet-next = Next, as your own clock shows it: from { $start } to { $end }.
setup-days_off = Days off of each person in a year
setup-days_off-help = Holidays; their clocks stand still on them. Free days of the week do not count. A change holds from each one’s next turn on.
setup-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
setup-quiet-title = Quiet hours
setup-quiet-start = From
setup-quiet-end = To
setup-quiet-timezone = Time zone
setup-quiet-timezone-hint = A city or country, or the zone’s name

setup-reset-question = Really set everything back? All channels, all games, everybody, no limits, no quiet hours. The history keeps what was agreed.
setup-reset-done = ✅ Everything is as it was in the beginning.

setup-history-title = What was changed
setup-history-empty = Nothing yet: all is as it was in the beginning.
setup-history-nobody = somebody who had their data deleted
setup-history-line = { $time } { $person } · **{ $setting }**: { $before } → { $after }

setup-check-title = Check of permissions
setup-check-well = ✅ Nothing is missing.
setup-check-everywhere =
    ⚠️ **Missing everywhere**: { $permissions }
    { "" }*Server Settings → Roles → { $role } → Permissions*: switch these on.
setup-check-lacking-chosen = ⚠️ **Missing in channels for tables**:
setup-check-lacking = ⚠️ **Missing in single channels** (leave it so where nobody shall play):
setup-check-mend = Point at the channel and press ⚙️ *Edit Channel → Permissions → Advanced permissions*; choose the role *{ $role }* (add it if it is not there) and press ✅ at what is missing. Then check again.
setup-check-more =
    { $count ->
        [one] • and one more channel
       *[other] • and { $count } more channels
    }
setup-check-fine =
    ✅ { $more ->
        [0] All is well in { $channels }.
       *[other] All is well in { $channels } and { $more } more.
    }
setup-check-lost =
    ⚠️ The settings still name what was deleted: { $channels ->
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
setup-forgotten = ✅ What was deleted is forgotten.

button-setup = Settings
button-setup-on = Turn on
button-setup-off = Turn off
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

list-next = { $list }, { $item }
thread-name = { $game } · { $host }
new-open-thread = Table { NUMBER($table, useGrouping: 0) } is open in a thread of its own, <#{ $channel }>, and you sit at it. Others press *Join*; then press *Start*. The thread falls asleep by itself after a week of silence; the next move wakes it up.
thread-not-here = ⚠️ Tables get threads of their own here, but there are none in this kind of channel; so it stands in the channel itself.
thread-not-allowed = ⚠️ Tables get threads of their own here, but I may not open one: I need { $permissions }. So it stands in the channel itself; `/setup check` says how to mend that.
thread-none-left = ⚠️ The server has as many active threads as Discord allows, so the table stands in the channel itself.
thread-not-opened = ⚠️ Discord did not let me open a thread, so the table stands in the channel itself.
opened-without-computers = Computer players do not sit at the tables of this server any more; their seats are free.

## Refusals

refused-not-your-settings = Only those with the permission *Manage Server*, or with a role that this server chose for moderators, may do that.
refused-server-unknown = I have only just come online and do not know this server yet. Please try again in a moment.
refused-no-such-setting = There is no such setting or value; nothing was changed.
refused-no-such-channel = One of these channels is not on this server, or not any more; nothing was changed.
refused-no-such-role = One of these roles is not on this server, or not any more; nothing was changed.
refused-everybody-called = That would call everybody on the server. Choose a role that people have because they want to play.
refused-everybody-moderates = With *@everyone* everybody would moderate; nothing was changed. Choose a role that only moderators have.
refused-no-such-time = I can’t read “{ $time }” as a time of day; nothing was changed. Write it like 22:00, 7:30 or 10 pm.
refused-quiet-all-day = From and to are the same, so clocks would never run; nothing was changed. For tables without a clock choose *No clock* instead.
zone-taken = For “{ $typed }” I took the time zone { $zone }.
refused-unknown-zone = I don’t know a time zone “{ $zone }”; nothing was changed. Try the nearest large city, like Rome or New York.
refused-unknown-zone-near = I’m not sure which time zone “{ $zone }” is; nothing was changed. Did you mean { $zones }?
refused-other-channels = Tables are not opened here, but in { $channels }. Use `/table new` there.
refused-no-channel-left = There is no channel that you could see in which this server lets tables be opened. Ask a moderator; they choose channels with `/setup panel`.
refused-other-games = { $game } is not played on this server. You may open { $games }.
refused-other-roles = On this server only { $roles } may open tables. You may join those that are open; see `/tables`.
refused-no-role-left = The roles that may open tables on this server were deleted. Ask a moderator; they choose new ones with `/setup panel`.
refused-channel-crowded =
    { $count ->
        [one] A table is open in this channel already, and this server allows no more there. Wait for its end, or ask its host to end it with `/table end`; or open yours in another channel. `/tables` shows it.
       *[other] { $count } tables are open in this channel, and this server allows no more than { $limit } there. Wait until one is over, or ask its host to end it with `/table end`; or open yours in another channel. `/tables` shows them.
    }
refused-too-many-tables =
    { $count ->
        [one] You host an open table already, and this server allows no more than { $limit }. Play it to the end, or end it with `/table end`. Joining others is always possible.
       *[other] You host { $count } open tables, and this server allows no more than { $limit }. Play one to the end, or end one with `/table end`. Joining others is always possible.
    }
refused-too-many-tables-yet =
    { $count ->
        [one] You host an open table already, and this server allows you no more than { $limit } so far; with every { $games } games that you finish here it is one more. Play it to the end, or end it with `/table end`. Joining others is always possible.
       *[other] You host { $count } open tables, and this server allows you no more than { $limit } so far; with every { $games } games that you finish here it is one more. Play one to the end, or end one with `/table end`. Joining others is always possible.
    }
refused-computers-not-allowed = Computer players do not sit at the tables of this server. Ask somebody to join.

## Commands

command-setup-name = setup
command-setup-description = Settings of this server (moderators)
command-setup-panel-name = panel
command-setup-panel-description = Channels, games, roles, limits, clock, language, quiet hours
command-setup-check-name = check
command-setup-check-description = What permission I am missing, and where to click
command-setup-history-name = history
command-setup-history-description = Who changed which setting, and when
