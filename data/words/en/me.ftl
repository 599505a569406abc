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
me-delivery-digest-help = One direct message with everything waiting for you, if there's anything.
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
me-language-help = For everything only you read. Tables use the server's language.
me-language-none = Same as my Discord
me-timezone = Time zone
me-timezone-help = For the daily message and your days off.
me-timezone-hint = A city or country, or the zone’s name
me-weekend = Free days of the week
me-weekend-help = Your clocks stop and I don't send reminders. Choose none, one or several.
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
        [one] ⏱️ You are being asked at table { $tables } now. New days off count there from your next turn on; this turn’s clock runs on.
       *[other] ⏱️ You are being asked at tables { $tables } now. New days off count there from your next turns on; the clocks of these turns run on.
    }
me-holiday-title = A holiday
me-holiday-remove = Remove a holiday
me-first-day = First day
me-last-day = Last day
me-day-hint = Year, month, day
me-confirm = Ask me before each move
me-confirm-help = You press a second time to make the move.
me-rated = Rate my games
me-rated-help = If off, you don't appear in your servers' ratings.
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
me-open-here = Tell me about open tables on this server
me-open-elsewhere = To hear about a server's open tables, use `/me open-tables` there.
me-open-games = Only these games:
me-open-all-games = all games
me-open-others = You also hear about:
me-open-unknown = A server I've left
me-blocked-title = Blocked people
me-blocked-help = I keep you apart on every server: no invitations, offers or notices bring you together, they can't sit down at your tables, and I ask you before you sit down with them. They won't know.
me-blocked-none = You have blocked nobody.
me-blocked-since = { $person }, since { $time }
me-block-choose = Block someone …
me-block-done = { $person } is blocked, and does not learn of it. At a table where both of you sit already nothing changes.
me-unblock-done = You've unblocked { $person }.

button-me-zone = Change
button-me-away = Add
button-me-open = Open tables
button-me-blocked = Blocked people
button-me-unblock = Unblock
button-me-export = Export my data
button-me-delete = Delete my data
button-me-delete-yes = Delete everything

me-trial-letter = ✉️ This is how I write to you. `/me settings` changes it, here, too.
me-letter-sent = ✉️ I've sent you a message, and it arrived.
me-export-done = Everything I keep about you. Times are seconds since 1970, ids are Discord's. It includes the choices you made; get the records of finished games with `/table export`.
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

refused-block-self = You can't block yourself.
refused-too-many-blocked = You've blocked as many people as I can keep. Unblock someone first.
refused-no-such-wish = There's no such setting or value; nothing changed.
refused-no-day-left = At least one day of the week has to be left on which your clocks run.
refused-no-such-day = I do not understand this day. Write it like 2026-12-24 or 24.12.2026. Nothing was changed.
refused-holiday-backwards = The last day is before the first. Nothing changed.
refused-holiday-past = This holiday is over already. Nothing was changed.
refused-holiday-too-far = Holidays can be at most a year ahead. Nothing changed.
refused-holiday-too-long =
    { $left ->
        [0] You have no days off left in { $year }: you've used all { $most } that your servers allow per year. Nothing changed.
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
command-me-delete-description = Forget you; I'll first say what that does
