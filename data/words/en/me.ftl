# What a person asked for, and their data.

somebody = Somebody

me-title = Your settings
me-yes = Yes
me-no = No

me-delivery = Notices
me-delivery-help = How I tell you that a table is waiting.
me-delivery-channel = In the channel
me-delivery-channel-help = I mention you where the table is played.
me-delivery-direct = By direct message
me-delivery-direct-help = I write to you, with your hand and a link to the board.
me-delivery-both = Both
me-delivery-both-help = A mention in the channel and a direct message.
me-delivery-digest = Once a day
me-delivery-digest-help = One direct message with everything waiting for you, if there’s anything.
me-delivery-none = Not at all
me-delivery-none-help = You check for yourself; your tables are in /tables.
me-digest-hour = Hour of the daily message
me-digest-hour-help = In your time zone, { $zone }.
me-reminder-hours = Reminders
me-reminder-hours-help = While a table waits for you, at most { $most } per turn; never in quiet hours or on your days off.
me-reminder =
    { $hours ->
        [0] None
        [one] Every hour
       *[other] Every { $hours } hours
    }
me-early = Tell me when the player before me starts
me-early-help = Gives you time to get ready.
me-language = Language
me-language-help = For everything only you read. Tables use the server’s language.
me-language-none = Same as my Discord
me-timezone = Time zone
me-timezone-help = For the daily message and your days off.
me-timezone-hint = A city or country, or the zone’s name
me-weekend = Free days of the week
me-weekend-help = Your clocks stop and I don’t send reminders. Choose none, one or several.
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
me-holidays = Holidays
me-holidays-none = none
me-holidays-left = { $left } of { $most } days left in { $year }. Every day counts, first to last.
me-holidays-free = As many days as you like, up to a year ahead.
me-days-later =
    { $count ->
        [one] ⏱️ It’s your turn at table { $tables }. New days off count there from your next turn; this turn’s clock runs on.
       *[other] ⏱️ It’s your turn at tables { $tables }. New days off count there from your next turns; these clocks run on.
    }
me-holiday-title = A holiday
me-holiday-remove = Remove a holiday
me-first-day = First day
me-last-day = Last day
me-day-hint = Year, month, day
me-confirm = Ask me before each move
me-confirm-help = You press a second time to make the move.
me-rated = Rate my games
me-rated-help = If off, you don’t appear in your servers’ ratings.
me-hand = In my hand: nothing but the table
me-hand-coach = Coach me
me-hand-coach-help = The first three times you play a game: a sentence on each thing that’s new
me-hand-aim = Show the aim
me-hand-aim-help = On top of your hand: how you win, and how close you are
me-picture = { $shape ->
    [tall] Pictures: for a phone
   *[other] Pictures: for a computer
}
me-picture-tall = Phone
me-picture-wide = Computer
me-open-title = Open tables
me-open-help = When someone opens a table with free seats, I tell you once, the way you like, with a *Join* button; never in quiet hours, on your days off, or about tables with someone you’ve blocked.
me-open-here = Tell me about open tables on this server
me-open-elsewhere = To hear about a server’s open tables, use `/me open-tables` there.
me-open-games = Only these games:
me-open-all-games = all games
me-open-others = You also hear about:
me-open-unknown = A server I’ve left
me-blocked-title = Blocked people
me-blocked-help = I keep you apart on every server: no invitations, offers or notices bring you together, they can’t sit down at your tables, and I ask you before you sit down with them. They won’t know.
me-blocked-none = You haven’t blocked anyone.
me-blocked-since = { $person }, since { $time }
me-block-choose = Block someone …
me-block-done = You’ve blocked { $person }, who won’t know. Nothing changes at tables you already share.
me-unblock-done = You’ve unblocked { $person }.

button-me-zone = Change
button-me-away = Add
button-me-open = Open tables
button-me-blocked = Blocked people
button-me-unblock = Unblock
button-me-export = Export my data
button-me-delete = Delete my data
button-me-delete-yes = Delete everything

me-trial-letter = ✉️ This is how I write to you. Change it with `/me settings`, right here too.
me-letter-sent = ✉️ I’ve sent you a message, and it arrived.
me-export-done = Everything I keep about you. Times are seconds since 1970, ids are Discord’s. It includes the choices you made; get the records of finished games with `/table export`.
me-delete-question =
    ## Delete my data
    You can’t undo this.
    { $open ->
        [0] · You’re not at any open table.
        [one] · You leave your open table; if the game has started, a computer player takes over, and others can take the seat.
       *[other] · You leave your { $open } open tables; where a game has started, a computer player takes over, and others can take the seat.
    }
    { $finished ->
        [0] · You haven’t finished any games.
        [one] · The finished game you played stays, but your seat becomes anonymous: “Somebody”.
       *[other] · The { $finished } finished games you played stay, but your seat becomes anonymous: “Somebody”.
    }
    · I delete your settings, ratings, presets, notes and blocks, which open tables you hear about, and what you follow, have read or muted. Lines of the log that name you say “Somebody” instead.
    · The numbers of the presses that seated you stay: the shuffle depends on them.
    · While a game is running, I remember who has seen its hidden parts, because they can’t take another seat there.
    · What others noted for themselves, such as blocks, is theirs and stays.
    · Messages already in channels stay as they are, and I can’t reach files people saved.
me-delete-done = Done: I don’t know you anymore. If you press something, you start afresh.

sure-question = **{ $choice }**?
sure-nothing = Nothing
button-sure = Yes
button-not-sure = No

refused-block-self = You can’t block yourself.
refused-too-many-blocked = You’ve blocked as many people as I can keep. Unblock someone first.
refused-no-such-wish = There’s no such setting or value; nothing changed.
refused-no-day-left = Leave at least one day of the week for your clocks to run.
refused-no-such-day = I can’t read that day. Write it like 2026-12-24 or 24.12.2026. Nothing changed.
refused-holiday-backwards = The last day is before the first. Nothing changed.
refused-holiday-past = This holiday is already over. Nothing changed.
refused-holiday-too-far = Holidays can be at most a year ahead. Nothing changed.
refused-holiday-too-long =
    { $left ->
        [0] You have no days off left in { $year }: you’ve used all { $most } that your servers allow per year. Nothing changed.
        [one] That takes { $days } days off in { $year }, but you have one left of the { $most } that your servers allow per year. Nothing changed.
       *[other] That takes { $days } days off in { $year }, but you have { $left } left of the { $most } that your servers allow per year. Nothing changed.
    }
refused-too-many-holidays = You can have at most { $most } holidays; remove one first.

command-me-name = me
command-me-description = Your own settings, and your data
command-me-settings-name = settings
command-me-settings-description = Language, notices, reminders, time zone, days off, confirmations, rating
command-me-open-name = open-tables
command-me-open-description = Hear about open tables on this server
command-me-blocked-name = blocked
command-me-blocked-description = Block and unblock people
command-me-export-name = export
command-me-export-description = Everything I keep about you, as one file
command-me-delete-name = delete
command-me-delete-description = Forget you; I’ll first say what that does
