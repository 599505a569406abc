# What a person asked for, and their data.

somebody = Somebody

me-title = Your settings
me-yes = Yes
me-no = No
me-page-notices = Notices
me-page-time = Your time
me-page-play = Playing
me-page-you = Language and data

me-delivery = Notices
me-delivery-help = How I tell you that a table is waiting.
me-delivery-channel = In the channel
me-delivery-channel-help = I mention you where the table is played.
me-delivery-direct = By direct message
me-delivery-direct-help = I write to you, with your hand and a link to the board.
me-delivery-both = Both
me-delivery-both-help = I write to you and mention you in the channel, with one ping.
me-delivery-digest = Once a day
me-delivery-digest-help = One message a day; sooner if something ends before it. Lobbies with short clocks show it.
me-delivery-none = Not at all
me-delivery-none-help = You check for yourself, in /tables. Lobbies of tables with a clock say so.
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
me-warnings = Warnings before your time runs out
me-warnings-help = I warn you the way you get notices: never in quiet hours, and never in the channel about a secret question.
me-warnings-off = None
me-warnings-once = One, when a quarter of your time is left
me-warnings-twice = Two: at a quarter, and again at a tenth
me-early = Tell me when the player before me starts
me-early-help = Gives you time to get ready.
me-open-tables-help = Looking for a game? I can tell you when someone opens a table.
me-timezone = Time zone
me-timezone-help = For the daily message, your quiet hours and your days off.
me-timezone-zone = Time zone
me-quiet = Quiet hours
me-quiet-none = none
me-quiet-help = I don’t ping you in these hours of the day ({ $most } at most). Your clocks run on; days off stop them.
me-quiet-start = From
me-quiet-end = To
me-quiet-heard = 🌙 No pings between { $start } and { $end } ({ $zone }).
me-quiet-gone = 🔔 No quiet hours: I ping you at any time.
me-weekend = Free days of the week
me-weekend-help = Your clocks stop on these days, and I don’t send reminders. Choose up to { $most }; they don’t count as holidays.
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
me-holidays = Holidays
me-holidays-none = none
me-holidays-help = Your clocks stop. { $most ->
    [0] As many days as you like, up to a year ahead.
   *[other] { $left } of { $most } days left in { $year }. Every day counts, first to last.
}
me-holidays-first = First day
me-holidays-last = Last day
me-days-later =
    { $count ->
        [one] ⏱️ It’s your turn at table { $tables }. New days off count there from your next turn; this turn’s clock runs on.
       *[other] ⏱️ It’s your turn at tables { $tables }. New days off count there from your next turns; these clocks run on.
    }
me-holiday-noted =
    { $days ->
        [one] 🏝️ You’re off on { $first }.
       *[other] 🏝️ You’re off for { $days } days, from { $first } to { $last }.
    }
me-confirm = Ask me before each move
me-confirm-help = You press a second time to make the move.
me-coach = Coach me
me-coach-help = The first three times you play a game: a sentence on each thing that’s new.
me-aim = Show the aim
me-aim-help = On top of your hand: how you win, and how close you are.
me-picture = Pictures
me-picture-help = For a phone they’re tall, with larger letters.
me-picture-tall = Phone
me-picture-wide = Computer
me-rated = Rate my games
me-rated-help = If off, you don’t appear in your servers’ ratings.
me-daily = Name me on the lists of the daily
me-daily-help = If off, you still see your own place; others don’t see your name.
me-named = Name me outside Discord
me-named-help = Moderators can share public results with other programs, like a website. If off, these don’t get your name.
me-language = Language
me-language-help = For everything only you read. Tables use the server’s language.
me-language-none = Same as my Discord
me-blocked-people-help = People you’d rather not play with: I keep you apart.
me-export-help = Everything I keep about you, as one file.
me-delete-help = I forget you; first I’ll say what that does.
me-open-title = Open tables
me-open-help = When someone opens a table with free seats, or a seat comes free in a running game, I tell you once, the way you like, with a *Join* button; never in quiet hours, on your days off, or about tables with someone you’ve blocked.
me-open-here = Tell me about open tables on this server
me-open-elsewhere = To hear about a server’s open tables, use `/me open-tables` there.
me-open-games = Only these games:
me-open-all-games = all games
me-open-others = You also hear about:
me-open-unknown = A server I’ve left
me-blocked-title = Blocked people
me-blocked-help = On every server, I don’t ping you for invitations, seats or tables that would bring you together, I ask you before you sit down with them, and I write to you if they come to your table, so you can leave. For them everything looks as it always does. They won’t know.
me-blocked-none = You haven’t blocked anyone.
me-blocked-since = { $person }, since { $time }
me-block-choose = Block someone …
me-block-done = You’ve blocked { $person }, who won’t know. Nothing changes at tables you already share.
me-unblock-done = You’ve unblocked { $person }.

button-me-timezone = Change
button-me-quiet = Set
button-me-holidays = Add
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
    · I delete your settings, ratings, presets, notes, bookmarks, thanks and blocks, which open tables you hear about, and what you follow, have read or muted. Lines of the log that name you say “Somebody” instead.
    · The numbers of the presses that seated you stay: the shuffle depends on them.
    · If you’ve seen hidden parts of a game that’s still running, I keep your id there until it ends, because you can’t take another seat there.
    · What others noted for themselves, such as blocks, is theirs and stays.
    · Messages already in channels stay as they are, and I can’t reach files people saved.
me-delete-done = Done: I don’t know you anymore. If you press something, you start afresh.

sure-question = **{ $choice }**?
sure-nothing = Nothing
button-sure = Yes
button-not-sure = No

refused-block-self = You can’t block yourself.
refused-too-many-blocked = You’ve blocked as many people as I can keep. Unblock someone first.
refused-own-quiet-empty = “From” and “To” are the same. Leave both empty for no quiet hours. Nothing changed.
refused-own-quiet-too-long = Quiet hours can be at most { $most } hours a day: I need some to reach you. If you’re away longer, add a holiday. Nothing changed.
refused-no-such-day = I can’t read “{ $day }” as a day; nothing changed. Try 24 December, 2026-12-24, Friday or tomorrow.
refused-unclear-day = “{ $day }” could be { $one } or { $other }; nothing changed. Write it out, like { $example }.
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
command-me-settings-description = Notices, warnings, time zone, quiet hours, days off, your hand, rating, language
command-me-open-name = open-tables
command-me-open-description = Hear about open tables on this server
command-me-blocked-name = blocked
command-me-blocked-description = Block and unblock people
command-me-export-name = export
command-me-export-description = Everything I keep about you, as one file
command-me-delete-name = delete
command-me-delete-description = Forget you; I’ll first say what that does
