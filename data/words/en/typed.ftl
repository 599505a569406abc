# What people type, not what they read: the words that may stand in a time, a day or a length of time, with | between
# them. Names of months and days of the week are known already, and so are their beginnings.

## Times of day. In the patterns, # is the hour and @ are the minutes.

typed-noon = noon | midday
typed-midnight = midnight
typed-before = at | about | from | until | at about | starting at
typed-after = o'clock | oclock | h | hrs | hours | sharp
typed-am = am
typed-pm = pm
typed-morning = in the morning | morning
typed-afternoon = in the afternoon | afternoon
typed-evening = in the evening | evening
typed-night = at night | in the night | night
typed-half-past = half past #
typed-half-to = half an hour to #
typed-quarter-past = quarter past # | a quarter past # | quarter after #
typed-quarter-to = quarter to # | a quarter to # | quarter till #
typed-minutes-past = @ past # | @ minutes past # | @ after #
typed-minutes-to = @ to # | @ minutes to #
# Times that mean something else in another language, so they’re read only from people who use yours: the minutes past the
# hour, then the pattern. In Dutch, “half acht” is 7:30 and “20 uur” no length of time.
typed-own-times = 0 # sharp

## Lengths of time

typed-minutes = m | min | mins | minute | minutes
typed-hours = h | hr | hrs | hour | hours
typed-quarter-hours = quarter hour | quarter hours
typed-half-hours = half-hour | half-hours
typed-days = d | day | days
typed-weeks = w | wk | wks | week | weeks
typed-fortnights = fortnight | fortnights
typed-from-now = in | +
typed-hence = from now | from today
typed-and = and | &
typed-of = of
typed-half = half
typed-quarter = quarter | quarters
typed-one = one | a | an
# A number and a half, after the number: some languages have a word for it.
typed-and-half = 1 one and a half | 2 two and a half | 3 three and a half
typed-numbers = 2 two | 3 three | 4 four | 5 five | 6 six | 7 seven | 8 eight | 9 nine | 10 ten | 11 eleven | 12 twelve | 13 thirteen | 14 fourteen | 15 fifteen | 20 twenty | 25 twenty five | 30 thirty | 35 thirty five | 40 forty | 45 forty five | 50 fifty | 55 fifty five | 60 sixty | 90 ninety

## Days. “typed-dates” is “day first” if everyone who reads your language takes 3/4 for the third of April, else “unclear”.

typed-dates = unclear
typed-today = today
typed-tomorrow = tomorrow | tmrw | tmr
typed-day-after-tomorrow = the day after tomorrow | day after tomorrow
typed-this-morning = this morning
typed-tonight = tonight | this evening
typed-tomorrow-morning = tomorrow morning
typed-this = this | this coming | coming
typed-next = next
typed-next-week = next week
typed-on = on | of | from | until | for
typed-the = the | on the
typed-date-of = of
typed-ordinal = st | nd | rd | th
typed-first = first | the first
