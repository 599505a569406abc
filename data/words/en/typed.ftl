# What people type, not what they read: the words that may stand in a time or a length of time, with | between them.

typed-noon = noon | midday
typed-midnight = midnight
typed-before = at | about | from | until
typed-after = o'clock | oclock | h | sharp
typed-morning = in the morning | a.m. | am
typed-afternoon = in the afternoon | in the evening | p.m. | pm
typed-minutes = m | min | mins | minute | minutes
typed-hours = h | hr | hrs | hour | hours
typed-days = d | day | days
typed-from-now = in | +
typed-and = and | &
typed-one = one | a | an
