"""How people spell times in German."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from tests.bot.typed.spellings.language import DAY, HOUR, MINUTE, NOW, WEEK, Days, Language, Starts, at


def _times() -> Iterator[tuple[str, int]]:
    for hour in (7, 8, 9, 10, 14, 20, 21, 22):
        for before in ("um ", "ab ", "gegen ", ""):
            yield f"{before}{hour} Uhr", hour * 60
        yield f"{hour} Uhr 30", hour * 60 + 30
        yield f"{hour}:30 Uhr", hour * 60 + 30
        yield f"um halb {hour}", hour * 60 - 30
        yield f"Viertel nach {hour}", hour * 60 + 15
        yield f"um Viertel vor {hour}", hour * 60 - 15
        yield f"dreiviertel {hour}", hour * 60 - 15
        yield f"zehn vor {hour}", hour * 60 - 10
        yield f"20 nach {hour}", hour * 60 + 20
        yield f"um fünf vor halb {hour}", hour * 60 - 35
        yield f"5 nach halb {hour}", hour * 60 - 25
    for hour, name in {8: "acht", 9: "neun", 10: "zehn"}.items():
        yield f"{name} Uhr", hour * 60
        yield f"um {name} Uhr abends", (hour + 12) * 60
        yield f"{hour} Uhr abends", (hour + 12) * 60
        yield f"{hour} Uhr morgens", hour * 60
        yield f"{hour} Uhr früh", hour * 60
        yield f"halb {name}", hour * 60 - 30
        yield f"halb {name} abends", (hour + 12) * 60 - 30
        yield f"{name} Uhr dreißig", hour * 60 + 30
    yield from (("Mittag", 720), ("12 Uhr mittags", 720), ("Mitternacht", 0), ("um Mitternacht", 0))
    yield from (("3 Uhr nachmittags", 900), ("2 Uhr nachts", 120), ("zwanzig Uhr dreißig", 1230))


def _days(today: date) -> Days:
    ahead = {"heute": 0, "morgen": 1, "übermorgen": 2, "in 3 Tagen": 3, "in einer Woche": 7}
    ahead |= {"in zwei Wochen": 14, "nächsten Montag": 5, "am nächsten Dienstag": 6, "diesen Freitag": 2}
    ahead |= {"am Freitag": 2, "kommenden Freitag": 2, "Freitag, den 5.": 2, "am 5.": 2, "der 24.": 21}
    ahead |= {"Freitag nächster Woche": 9, "nächste Woche Freitag": 9}
    yield from ((said, today + timedelta(days)) for said, days in ahead.items())
    for said in ("24. Dezember", "am 24. Dezember", "den 24. Dez.", "24.12.", "24. Dezember 2026"):
        yield said, date(2026, 12, 24)
    for said in ("1. Juli", "erster Juli", "am ersten Juli"):
        yield said, date(2026, 7, 1)
    yield from (("3/4", date(2027, 4, 3)), ("3.4.", date(2027, 4, 3)), ("7.6.", date(2026, 6, 7)))


def _starts() -> Starts:
    today = NOW.date()
    for said, ahead, hour in (
        ("heute Abend um 8", 0, 20), ("heute Abend um neun", 0, 21), ("heute um 20 Uhr", 0, 20),
        ("morgen um 8", 1, 8), ("morgen Abend um 9", 1, 21), ("morgen früh um 10", 1, 10),
        ("morgen Nachmittag um 3", 1, 15), ("morgen Mittag", 1, 12), ("übermorgen 20 Uhr", 2, 20),
        ("Freitag Abend 8 Uhr", 2, 20),
        ("Freitagabend um 8", 2, 20), ("Samstagmorgen um 10", 3, 10),
        ("am Freitag um 20 Uhr", 2, 20), ("20 Uhr am Freitag", 2, 20),
        ("um 9 morgen Abend", 1, 21), ("in zwei Tagen um 20 Uhr", 2, 20), ("Samstag 20 Uhr", 3, 20),
        ("nächsten Montag um 21 Uhr", 5, 21), ("Mittwoch 14 Uhr", 7, 14), ("Mittwoch 16 Uhr", 0, 16),
    ):  # fmt: skip
        yield said, at(today + timedelta(ahead), hour, 0)
    yield "morgen Abend um halb neun", at(date(2026, 6, 4), 20, 30)
    yield "1h30", NOW + timedelta(minutes=90)
    yield "2 h", NOW + timedelta(hours=2)


LANGUAGE = Language(
    locale="de",
    units={
        MINUTE: ("m", "min", "Minuten"),
        HOUR: ("h", "Std", "Stunden"),
        DAY: ("t", "Tage"),
        WEEK: ("w", "Wochen"),
    },
    numbers={
        2: "zwei", 3: "drei", 5: "fünf", 8: "acht", 10: "zehn", 12: "zwölf", 45: "fünfundvierzig",
        48: "achtundvierzig", 90: "neunzig",
    },
    ones={
        MINUTE: ("eine Minute", "1 Minute"),
        HOUR: ("eine Stunde", "1 Stunde", "1 Std."),
        DAY: ("ein Tag", "einen Tag", "1 Tag"),
        WEEK: ("eine Woche", "1 Woche"),
        2 * WEEK: ("vierzehn Tage", "14 Tage"),
    },
    halves={
        HOUR // 2: ("eine halbe Stunde", "halbe Stunde", "½ Stunde", "1/2 Stunde"),
        DAY // 2: ("ein halber Tag", "einen halben Tag", "halber Tag", "½ Tag"),
        HOUR // 4: ("eine Viertelstunde", "eine viertel Stunde", "1/4 Stunde"),
        3 * HOUR // 4: ("drei Viertelstunden", "drei viertel Stunden", "¾ Stunde", "3/4 Stunde"),
    },
    half_more={},
    conjunction="und",
    from_now=("in {}", "In {}", "{} ab jetzt"),
    weekdays=("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"),
    months=(
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
        "November", "Dezember",
    ),
    group=".",
    lengths={
        "anderthalb Stunden": 90 * MINUTE, "eineinhalb Stunden": 90 * MINUTE, "anderthalb Tage": 36 * HOUR,
        "zweieinhalb Stunden": 150 * MINUTE, "dreieinhalb Wochen": 24 * DAY + 12 * HOUR,
        "zwei Stunden und zwanzig Minuten": 140 * MINUTE, "zwei Stunden dreißig": 150 * MINUTE,
        "eine Stunde und eine Viertelstunde": 75 * MINUTE, "2 Std. 30 Min.": 150 * MINUTE,
        "3 T. 12 Std.": 3 * DAY + 12 * HOUR, "ein Tag und 12 Stunden": 36 * HOUR,
        "1,25 Stunden": 75 * MINUTE, "in einer Stunde": HOUR, "in drei Tagen": 3 * DAY,
    },
    times=_times,
    days=_days,
    clocks={"20 Uhr": (20, 0), "um 8 Uhr abends": (20, 0), "um 7:30": (7, 30), "halb neun abends": (20, 30)},
    ahead={"morgen": 4, "übermorgen": 5, "am 24. Juni": 24},
    starts=_starts,
    places={"Berlin": 2, "Wien": 2, "Zürich": 2, "Deutschland": 2, "London": 1},
)  # fmt: skip
