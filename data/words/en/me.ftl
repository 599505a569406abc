# What a person asked for, and their data.

somebody = Somebody

me-title = Your settings
me-yes = Yes
me-no = No

me-delivery = Notices
me-delivery-help = How I tell you that a table waits for you.
me-delivery-channel = In the channel
me-delivery-channel-help = I mention you where the table is played.
me-delivery-direct = By direct message
me-delivery-direct-help = I write to you, with your hand and a link to the board.
me-delivery-both = Both
me-delivery-both-help = A mention in the channel and a direct message.
me-delivery-digest = Once a day
me-delivery-digest-help = One direct message with all that waits for you, if something does.
me-delivery-none = Not at all
me-delivery-none-help = You look for yourself; your tables are under /tables.
me-digest-hour = Hour of the daily message
me-digest-hour-help = In your time zone, { $zone }.
me-reminder-hours = Reminders
me-reminder-hours-help = While a table still waits for you, at most { $most } times a turn; never in quiet hours or on your days off.
me-reminder =
    { $hours ->
        [0] None
        [one] Every hour
       *[other] Every { $hours } hours
    }
me-early = Tell me when the player before me begins
me-early-help = So that you can get ready.
me-language = Language
me-language-help = Of everything that only you read. The tables speak the language of the server.
me-language-none = That of my Discord
me-timezone = Time zone
me-timezone-help = For the daily message and your days off.
me-timezone-hint = A city or country, or the zone’s name
me-weekend = Free days of the week
me-weekend-help = Your clocks stand still on them, and I do not remind you. Choose none, one or several.
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
me-holidays = Holidays
me-holidays-none = none
me-holidays-left = { $left } of { $most } days left in { $year }. Every day from the first to the last counts.
me-holidays-free = As many days as you like, at most a year ahead.
me-days-later =
    { $count ->
        [one] ⏱️ You are being asked at table { $tables } now. New days off count there from your next turn on; this turn’s clock runs on.
       *[other] ⏱️ You are being asked at tables { $tables } now. New days off count there from your next turns on; the clocks of these turns run on.
    }
me-holiday-title = A holiday
me-holiday-remove = Remove a holiday
me-first-day = First day
me-last-day = Last day
me-day-hint = Year, month, day
me-confirm = Ask me before each move
me-confirm-help = A second press makes the move.
me-rated = Rate my games
me-rated-help = Otherwise you stay out of the ratings of your servers.
me-hand = In my hand: nothing but the table
me-hand-coach = Coach me
me-hand-coach-help = In your first three games of a kind: a sentence on each thing that’s new
me-hand-aim = Show the aim
me-hand-aim-help = On top of your hand: how you win, and how close you are
me-picture = { $shape ->
    [tall] Pictures: for a phone
   *[other] Pictures: for a computer
}
me-picture-tall = Phone
me-picture-wide = Computer
me-open-title = Open tables
me-open-help = When somebody opens a table and seats are free, I tell you once, in your own way, with *Join* beside it; never in quiet hours or on your days off. Not of tables where somebody sits whom you have blocked.
me-open-here = Tell me of open tables on this server
me-open-elsewhere = To hear of the open tables of a server, call `/me open-tables` there.
me-open-games = Of these games:
me-open-all-games = all games
me-open-others = You also hear of those of:
me-open-unknown = A server where I am not any more
me-blocked-title = Blocked people
me-blocked-help = You do not come to a table with them unasked, on any server: no invitation, offer or notice brings you together, they cannot sit down where you sit, and before you sit down with one of them I ask you. They do not learn of it.
me-blocked-none = You have blocked nobody.
me-blocked-since = { $person }, since { $time }
me-block-choose = Block somebody …
me-block-done = { $person } is blocked, and does not learn of it. At a table where both of you sit already nothing changes.
me-unblock-done = { $person } is not blocked any more.

button-me-zone = Change
button-me-away = Add
button-me-open = Open tables
button-me-blocked = Blocked people
button-me-unblock = Unblock
button-me-export = Export my data
button-me-delete = Delete my data
button-me-delete-yes = Delete everything

me-trial-letter = ✉️ This is how I write to you. `/me settings` changes it, here, too.
me-letter-sent = ✉️ I have written to you, and it arrived.
me-export-done = Everything that I keep about you. Times are seconds since 1970, ids are those of Discord. Of your moves it holds what you chose; the records of finished games are under `/table export`.
me-delete-question =
    ## Delete my data
    This cannot be taken back.
    { $open ->
        [0] · You sit at no open table.
        [one] · You leave the open table at which you sit; where the game has begun, a computer player plays on, and others may take the seat.
       *[other] · You leave the { $open } open tables at which you sit; where a game has begun, a computer player plays on, and others may take the seat.
    }
    { $finished ->
        [0] · You have finished no game.
        [one] · The finished game in which you played stays, but your seat is anonymous: “Somebody”.
       *[other] · The { $finished } finished games in which you played stay, but your seat is anonymous: “Somebody”.
    }
    · Your settings, ratings, presets, notes, whom you have blocked, of which open tables you hear, and what you follow, have read or muted are deleted. Lines of the log that name you say “Somebody” instead.
    · The numbers of the presses by which you took seats stay: the shuffle follows from them.
    · As long as a game goes on, I remember who has seen what is hidden in it, because they may not take another seat there.
    · What other people have noted for themselves, such as whom they have blocked, is theirs and stays.
    · Messages that already stand in channels stay as they are, and files that somebody saved are out of my reach.
me-delete-done = Done: I do not know you any more. Whatever you press from now on begins anew.

sure-question = **{ $choice }**?
sure-nothing = Nothing
button-sure = Yes
button-not-sure = No

refused-block-self = You cannot block yourself.
refused-too-many-blocked = You have blocked as many people as I keep. Unblock somebody first.
refused-no-such-wish = There is no such setting or value; nothing was changed.
refused-no-day-left = At least one day of the week has to be left on which your clocks run.
refused-no-such-day = I do not understand this day. Write it like 2026-12-24 or 24.12.2026. Nothing was changed.
refused-holiday-backwards = The last day is before the first one. Nothing was changed.
refused-holiday-past = This holiday is over already. Nothing was changed.
refused-holiday-too-far = I note holidays at most a year ahead. Nothing was changed.
refused-holiday-too-long =
    { $left ->
        [0] You have no days off left in { $year }: you have taken all { $most } that the servers where you play allow in a year. Nothing was changed.
        [one] That would take { $days } days off in { $year }, but you have one day left of the { $most } that the servers where you play allow in a year. Nothing was changed.
       *[other] That would take { $days } days off in { $year }, but you have { $left } left of the { $most } that the servers where you play allow in a year. Nothing was changed.
    }
refused-too-many-holidays = I keep at most { $most } holidays of yours; remove one first.

command-me-name = me
command-me-description = Your own settings, and your data
command-me-settings-name = settings
command-me-settings-description = Language, notices, reminders, time zone, days off, confirmations, rating
command-me-open-name = open-tables
command-me-open-description = Hear of open tables on this server
command-me-blocked-name = blocked
command-me-blocked-description = Whom you have blocked; block and unblock people
command-me-export-name = export
command-me-export-description = Everything that I keep about you, as one file
command-me-delete-name = delete
command-me-delete-description = Forget you; says first what it will do
