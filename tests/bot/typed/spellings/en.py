"""How people spell times in English."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from tests.bot.typed.spellings.language import DAY, HOUR, MINUTE, NOW, WEEK, Days, Language, Starts, at


def _times() -> Iterator[tuple[str, int]]:
    for hour in range(24):
        half, shown = ("am", "pm")[hour >= 12], (hour - 1) % 12 + 1
        yield f"{shown}{half}", hour * 60
        yield f"{shown}:30 {half[0]}.m.", hour * 60 + 30
        yield f"at {shown} {half.upper()}", hour * 60
    names = {8: "eight", 9: "nine", 10: "ten"}
    for hour, name in names.items():
        yield name, hour * 60
        yield f"{name} o'clock", hour * 60
        yield f"{name} o’clock in the evening", (hour + 12) * 60
        yield f"{hour} at night", (hour + 12) * 60
        yield f"{hour} in the morning", hour * 60
        for said in (str(hour), name):
            yield f"half past {said}", hour * 60 + 30
            yield f"a quarter past {said}", hour * 60 + 15
            yield f"quarter to {said}", hour * 60 - 15
            yield f"ten to {said}", hour * 60 - 10
            yield f"20 past {said}", hour * 60 + 20
            yield f"half past {said} in the evening", (hour + 12) * 60 + 30
            yield f"quarter to {said} pm", (hour + 12) * 60 - 15
        yield f"{name} thirty", hour * 60 + 30
    yield from (
        ("noon", 720),
        ("12 noon", 720),
        ("midday", 720),
        ("midnight", 0),
        ("3 in the afternoon", 900),
    )
    yield from (("quarter to 1 pm", 765), ("2 at night", 120), ("12 am", 0), ("12:15 am", 15), ("12 pm", 720))


def _days(today: date) -> Days:
    ahead = {"today": 0, "tomorrow": 1, "tmrw": 1, "the day after tomorrow": 2, "day after tomorrow": 2}
    ahead |= {"in 3 days": 3, "in a week": 7, "in two weeks": 14, "a week from now": 7, "in a fortnight": 14}
    ahead |= {"next Monday": 5, "next Tuesday": 6, "next wed": 7, "Friday next week": 9, "this Friday": 2}
    ahead |= {"on Friday": 2, "Friday 5": 2, "Friday the 5th": 2, "Friday 5th": 2}
    yield from ((said, today + timedelta(days)) for said, days in ahead.items())
    for said in (
        "Dec 24",
        "December 24th",
        "24th of December",
        "the 24th of December",
        "Dec. 24, 2026",
        "12/24",
    ):
        yield said, date(2026, 12, 24)
    yield from (("the 24th", date(2026, 6, 24)), ("24th", date(2026, 6, 24)), ("the 1st", date(2026, 7, 1)))
    yield from (
        ("first of July", date(2026, 7, 1)),
        ("July 1", date(2026, 7, 1)),
        ("05/05", date(2027, 5, 5)),
    )


def _starts() -> Starts:
    today = NOW.date()
    for said, ahead, hour in (
        ("tonight at 8", 0, 20), ("tonight at nine", 0, 21), ("this evening at 9", 0, 21),
        ("8 tonight", 0, 20),
        ("tomorrow at 8", 1, 8), ("tomorrow evening at 9", 1, 21), ("tomorrow morning at 10", 1, 10),
        ("tomorrow afternoon at 3", 1, 15), ("at 9 tomorrow evening", 1, 21), ("Friday night at 10", 2, 22),
        ("Friday evening 8", 2, 20), ("tomorrow at noon", 1, 12), ("noon tomorrow", 1, 12),
        ("in 2 days at 8 pm", 2, 20), ("next Monday at 9 pm", 5, 21), ("8pm next Monday", 5, 20),
        ("tonight at midnight", 1, 0), ("Wednesday 2pm", 7, 14), ("Wednesday 4pm", 0, 16),
        ("8 pm on Friday", 2, 20), ("at 8 pm on Friday", 2, 20), ("Saturday at 20", 3, 20),
    ):  # fmt: skip
        yield said, at(today + timedelta(ahead), hour, 0)
    yield "Friday 8pm EST", at(date(2026, 6, 6), 2, 0)
    yield "tomorrow evening at half past eight", at(date(2026, 6, 4), 20, 30)
    yield "1h30", NOW + timedelta(minutes=90)
    yield "2 h", NOW + timedelta(hours=2)


LANGUAGE = Language(
    locale="en",
    units={
        MINUTE: ("m", "min", "mins", "minutes"),
        HOUR: ("h", "hr", "hrs", "hours"),
        DAY: ("d", "days"),
        WEEK: ("w", "wks", "weeks"),
    },
    numbers={
        2: "two",
        3: "three",
        5: "five",
        8: "eight",
        10: "ten",
        12: "twelve",
        45: "forty-five",
        90: "ninety",
    },
    ones={
        MINUTE: ("a minute", "one minute"),
        HOUR: ("an hour", "one hour"),
        DAY: ("a day", "one day"),
        WEEK: ("a week", "one week"),
        2 * WEEK: ("a fortnight", "one fortnight"),
    },
    halves={
        HOUR // 2: (
            "half an hour",
            "half hour",
            "a half hour",
            "½ hour",
            "½ an hour",
            "1/2 hour",
            "half-hour",
        ),
        DAY // 2: ("half a day", "half day", "½ day", "a half-day"),
        HOUR // 4: ("a quarter of an hour", "quarter of an hour", "a quarter hour", "1/4 hour"),
        3 * HOUR // 4: ("three quarters of an hour", "¾ hour", "3/4 of an hour"),
    },
    half_more={
        HOUR: ("{} hours and a half", "{} and a half hours", "{}-and-a-half hours"),
        DAY: ("{} days and a half", "{} and a half days"),
        WEEK: ("{} weeks and a half", "{} and a half weeks"),
    },
    conjunction="and",
    from_now=("in {}", "{} from now", "In {}"),
    weekdays=("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    months=(
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ),
    group=",",
    lengths={
        "an hour and a half": 90 * MINUTE, "a day and a half": 36 * HOUR,
        "a week and a half": 10 * DAY + 12 * HOUR, "one and a half hours": 90 * MINUTE,
        "1 and 1/2 hours": 90 * MINUTE, "an hour and a quarter": 75 * MINUTE,
        "a day and half an hour": DAY + 30 * MINUTE, "two hours and twenty minutes": 140 * MINUTE,
        "two hours thirty": 150 * MINUTE, "two fortnights": 4 * WEEK, "2 hrs. 30 min.": 150 * MINUTE,
        "1.25 hours": 75 * MINUTE, "+2h": 2 * HOUR,
    },
    times=_times,
    days=_days,
    clocks={
        "8pm": (20, 0), "at 8 pm": (20, 0), "7:30 a.m.": (7, 30), "half past 8 in the evening": (20, 30),
    },
    ahead={"tomorrow": 4, "June 24": 24},
    starts=_starts,
    places={"Rome": 2, "London": 1, "Italy": 2, "UK": 1, "Boston": -4},
)  # fmt: skip
