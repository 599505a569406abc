# The options of a table: what a lobby agrees on, and the forms for it.

options-page-rules = Rules
options-page-time = Time
options-page-who = Who plays
options-page-computers = Computers
options-form =
    { $count ->
        [one] { $page }
       *[other] { $page } { $number }
    }
options-form-title = Options · { $form }

options-board-marks = Marks on the board
options-board-marks-help = A ❗ in the picture shows everyone what changed last.
options-clock = Clock
options-clock-help = How much time each player has to think.
options-clock-own = Another clock
options-clock-own-help = Fill in the three lines below.
options-own-clock = Another clock
options-own-clock-help = A clock of your own.
options-own-clock-reserve = Another clock: time to start with
options-own-clock-refill = Another clock: more each turn
options-own-clock-cap = Another clock: at most
options-extensions = Extending a turn
options-extensions-help = How often can a player take more time without asking?
options-extensions-count =
    { $count ->
        [0] Never
        [one] Once
       *[other] Up to { $count } times
    }
options-timeout-policy = If someone runs out of time
options-timeout-policy-help = What happens to their turn?
options-decider = When players vote
options-decider-help = They vote if someone runs out of time or doesn’t answer.
options-silent-days = If someone doesn’t answer
options-silent-days-help = Days off don’t count.
options-silent-days-count =
    { $count ->
        [0] The game waits
       *[other] After { $count } silent days, the others decide
    }
options-pace = Silent answers
options-pace-help = If you have nothing to decide, I answer for you. How soon?
options-plans = Planning ahead
options-plans-help = What may people choose before they’re asked? No one else sees it.
options-least-in-time = To join
options-least-in-time-help = How many of their last turns must people have answered in time?
options-least-in-time-percent =
    { $percent ->
        [0] Anyone can
       *[other] At least { $percent }% of turns in time
    }
options-starts-full = Start when every seat is taken
options-starts-full-help = Without anyone pressing Start.
options-starts-at = Start at a set time
options-starts-at-help = Everyone who has joined by then plays.
options-starts-at-time = Start at a set time
options-starts-set = { $time }
options-starts-none = no
options-starts-filled = If players are missing then
options-starts-filled-help = When the set time comes.
options-starts-wait = I tell the host
options-starts-fill = Computers take the seats
options-hints = Hints
options-hints-help = Press “What would you do?” in your hand, and a Master tells you what it would choose.
options-stand-ins = Stand-ins
options-stand-ins-help = A stand-in plays for someone who’s away or has left.
options-strength = { $seat }
options-strength-help = How well does this computer player play?

field-moment-hint = { $zone }: 20:30, Friday 8 pm, or in 2 h. Empty: no set time
field-duration-hint = Like 3 d, 12 h, 1h30, 90 min or 2 weeks
refused-own-clock-empty = For a clock of your own, fill in the three lines: how much time everyone starts with, how much comes back each turn, and the most they can have. Nothing changed.
