"""How people spell lengths, times, days, starts and time zones, with what each spelling means.

The meanings are computed here, from the parts that a spelling is put together from, and without the bot's
readers. Starts and days are counted from ``NOW``, a Wednesday afternoon in Rome.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import TypeAlias
from zoneinfo import ZoneInfo

ROME = "Europe/Rome"
NOW = datetime(2026, 6, 3, 15, 0, tzinfo=ZoneInfo(ROME))
MINUTE, HOUR, DAY, WEEK = 60, 3_600, 86_400, 604_800

Lengths: TypeAlias = Iterator[tuple[str, int]]
Days: TypeAlias = Iterator[tuple[str, date]]
Starts: TypeAlias = Iterator[tuple[str, datetime]]


@dataclass(frozen=True)
class Language:
    """The words of one language, as its speakers put them together."""

    locale: str
    units: Mapping[int, tuple[str, ...]]
    numbers: Mapping[int, str]
    ones: Mapping[int, tuple[str, ...]]
    halves: Mapping[int, tuple[str, ...]]
    half_more: Mapping[int, tuple[str, ...]]
    conjunction: str
    from_now: tuple[str, ...]
    weekdays: tuple[str, ...]
    months: tuple[str, ...]
    group: str


ENGLISH = Language(
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
)
ITALIAN = Language(
    locale="it",
    units={
        MINUTE: ("m", "min", "minuti"),
        HOUR: ("h", "ore"),
        DAY: ("g", "gg", "giorni"),
        WEEK: ("sett", "settimane"),
    },
    numbers={
        2: "due", 3: "tre", 5: "cinque", 8: "otto", 10: "dieci", 12: "dodici", 45: "quarantacinque",
        48: "quarantotto", 90: "novanta",
    },
    ones={
        MINUTE: ("un minuto", "1 minuto"),
        HOUR: ("un'ora", "un’ora", "1 ora", "una ora"),
        DAY: ("un giorno", "1 giorno"),
        WEEK: ("una settimana", "1 settimana"),
        2 * WEEK: ("una quindicina di giorni",),
    },
    halves={
        HOUR // 2: ("mezz'ora", "mezz’ora", "mezza ora", "½ ora", "1/2 ora"),
        DAY // 2: ("mezza giornata", "mezzo giorno", "½ giorno"),
        HOUR // 4: ("un quarto d'ora", "un quarto d’ora", "1/4 d'ora"),
        3 * HOUR // 4: ("tre quarti d'ora", "¾ d’ora", "3/4 d'ora"),
    },
    half_more={
        HOUR: ("{} ore e mezza", "{} ore e mezzo"),
        DAY: ("{} giorni e mezzo",),
        WEEK: ("{} settimane e mezza",),
    },
    conjunction="e",
    from_now=("fra {}", "tra {}", "Fra {}"),
    weekdays=("lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"),
    months=(
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre",
        "ottobre", "novembre", "dicembre",
    ),
    group=".",
)  # fmt: skip
LANGUAGES = (ENGLISH, ITALIAN)


def lengths(language: Language) -> Lengths:
    """Yield lengths of time with their seconds."""
    minutes, hours, days, weeks = (language.units[unit] for unit in (MINUTE, HOUR, DAY, WEEK))
    for unit, words in language.units.items():
        for word in words:
            for number in (2, 3, 5, 10, 12, 36, 90):
                yield f"{number} {word}", number * unit
            yield f"8{word}", 8 * unit
            if unit != MINUTE:
                yield f"2.5 {word}", 5 * unit // 2
                yield f"2,5 {word}", 5 * unit // 2
                yield f"3½ {word}", 7 * unit // 2
                yield f"4 1/2 {word}", 9 * unit // 2
        for number, name in language.numbers.items():
            yield f"{name} {words[-1]}", number * unit
    for said in (language.ones, language.halves):
        for seconds, spellings in said.items():
            yield from ((spelling, seconds) for spelling in spellings)
    for unit, spellings in language.half_more.items():
        for spelling in spellings:
            for number in (2, 3):
                yield spelling.format(number), number * unit + unit // 2
                yield spelling.format(language.numbers[number]), number * unit + unit // 2
    for hour in (1, 2, 9, 30):
        for minute in (5, 15, 30, 45, 59):
            seconds = hour * HOUR + minute * MINUTE
            yield f"{hour}:{minute:02} {hours[0]}", seconds
            yield f"{hour}{hours[0]}{minute:02}", seconds
            yield f"{hour} {hours[0]} {minute:02}", seconds
            yield f"{hour}{hours[0]} {minute}{minutes[0]}", seconds
            yield f"{hour}{hours[0]}{minute}{minutes[1]}", seconds
            yield f"{hour} {hours[-1]} {language.conjunction} {minute} {minutes[-1]}", seconds
            yield f"{hour} {hours[-1]}, {minute} {minutes[-1]}", seconds
    for day in (1, 2, 10):
        for hour in (6, 12):
            yield f"{day}{days[0]}{hour}{hours[0]}", day * DAY + hour * HOUR
            yield f"{day} {days[-1]} {hour} {hours[-1]}", day * DAY + hour * HOUR
            yield f"{day} {days[0]} {hour} {hours[0]} 30 {minutes[1]}", day * DAY + hour * HOUR + 30 * MINUTE
        yield f"{day} {weeks[-1]} {language.conjunction} 3 {days[-1]}", day * WEEK + 3 * DAY
    yield from _from_now(language)
    yield f"1{language.group}440 {minutes[1]}", DAY
    yield f"90 {minutes[1]}.", 90 * MINUTE
    yield "0", 0
    yield from _other_lengths(language)


def _from_now(language: Language) -> Lengths:
    """Yield lengths that begin now."""
    minutes, hours = language.units[MINUTE], language.units[HOUR]
    for spelling in language.from_now:
        for said, seconds in ((f"2 {hours[-1]}", 2 * HOUR), (f"90 {minutes[1]}", 90 * MINUTE)):
            yield spelling.format(said), seconds


def _other_lengths(language: Language) -> Lengths:
    if language is ENGLISH:
        yield "an hour and a half", 90 * MINUTE
        yield "a day and a half", 36 * HOUR
        yield "a week and a half", 10 * DAY + 12 * HOUR
        yield "one and a half hours", 90 * MINUTE
        yield "1 and 1/2 hours", 90 * MINUTE
        yield "an hour and a quarter", 75 * MINUTE
        yield "a day and half an hour", DAY + 30 * MINUTE
        yield "two hours and twenty minutes", 140 * MINUTE
        yield "two hours thirty", 150 * MINUTE
        yield "two fortnights", 4 * WEEK
        yield "2 hrs. 30 min.", 150 * MINUTE
        yield "1.25 hours", 75 * MINUTE
        yield "+2h", 2 * HOUR
    else:
        yield "un'ora e mezza", 90 * MINUTE
        yield "un’ora e mezzo", 90 * MINUTE
        yield "un giorno e mezzo", 36 * HOUR
        yield "una settimana e mezza", 10 * DAY + 12 * HOUR
        yield "un'ora e un quarto", 75 * MINUTE
        yield "due ore e tre quarti", 165 * MINUTE
        yield "due ore e venti", 140 * MINUTE
        yield "1 ora e 30", 90 * MINUTE
        yield "un giorno e mezz'ora", DAY + 30 * MINUTE
        yield "un giorno e 12 ore", 36 * HOUR
        yield "1,25 ore", 75 * MINUTE
        yield "tra un'ora", HOUR


def times(language: Language) -> Iterator[tuple[str, int]]:
    """Yield times of day with their minutes since midnight."""
    for minute in (0, 5, 8 * 60, 9 * 60 + 30, 12 * 60, 12 * 60 + 45, 20 * 60 + 30, 22 * 60, 23 * 60 + 59):
        hour, past = divmod(minute, 60)
        for shown in (
            f"{hour:02}:{past:02}",
            f"{hour}:{past:02}",
            f"{hour}.{past:02}",
            f"{hour:02}{past:02}",
        ):
            yield shown, minute
        yield f"{hour}h{past:02}", minute
    spoken = _english_times() if language is ENGLISH else _italian_times()
    yield from spoken


def _english_times() -> Iterator[tuple[str, int]]:
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


def _italian_times() -> Iterator[tuple[str, int]]:
    for hour in (8, 9, 10, 14, 20, 21, 22):
        for before in ("alle", "ore", "alle ore", "dalle", "le", "h"):
            yield f"{before} {hour}", hour * 60
        yield f"alle {hour} in punto", hour * 60
        yield f"alle {hour} e mezza", hour * 60 + 30
        yield f"alle {hour} e un quarto", hour * 60 + 15
        yield f"le {hour} meno un quarto", hour * 60 - 15
        yield f"le {hour} meno dieci", hour * 60 - 10
        yield f"le {hour} e 20", hour * 60 + 20
    for hour, name in {8: "otto", 9: "nove", 10: "dieci"}.items():
        yield f"le {name} di sera", (hour + 12) * 60
        yield f"{hour} di sera", (hour + 12) * 60
        yield f"{hour} del mattino", hour * 60
        yield f"le {name} di mattina", hour * 60
        yield f"le {name} e mezza", hour * 60 + 30
        yield f"le {name} e mezza di sera", (hour + 12) * 60 + 30
        yield f"un quarto alle {name}", hour * 60 - 15
        yield f"alle {name} e trenta", hour * 60 + 30
    yield from (("mezzogiorno", 720), ("a mezzogiorno", 720), ("mezzanotte", 0), ("le 3 del pomeriggio", 900))
    yield from (("alle venti", 1200), ("alle ventuno e trenta", 1290), ("l'una di notte", 60), ("all'1", 60))


def days(language: Language) -> Days:
    """Yield days, counted from that of ``NOW``."""
    today = NOW.date()
    for weekday, name in enumerate(language.weekdays):
        coming = today + timedelta((weekday - today.weekday()) % 7)
        for shown in (name, name[:3], name.lower(), name.upper()):
            yield shown, coming
    for month, name in enumerate(language.months, 1):
        number = (month * 7) % 28 + 1
        meant = _next_date(month, number)
        for shown in (name, name[:3], name.lower()):
            yield f"{number} {shown}", meant
            yield f"{number} {shown} {meant.year}", meant
        weekday = language.weekdays[meant.weekday()]
        yield f"{weekday} {number} {name}", meant
        yield f"{weekday[:3]}, {number} {name[:3]}", meant
        yield meant.isoformat(), meant
        yield f"{number}.{month}.", meant
        yield f"{number:02}.{month:02}.{meant.year}", meant
        yield f"{number}.{month}.{meant.year % 100:02}", meant
    for number in (13, 24, 31):
        for month in (1, 7, 12):
            meant = _next_date(month, number)
            yield f"{number}/{month}", meant
            yield f"{number}/{month}/{meant.year}", meant
            yield f"{number}-{month}-{meant.year}", meant
    yield f"<t:{int(NOW.timestamp()) + DAY}:D>", today + timedelta(1)
    yield from _english_days(today) if language is ENGLISH else _italian_days(today)


def _english_days(today: date) -> Days:
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


def _italian_days(today: date) -> Days:
    ahead = {"oggi": 0, "domani": 1, "dopodomani": 2, "fra 3 giorni": 3, "tra una settimana": 7}
    ahead |= {"fra due settimane": 14, "lunedì prossimo": 5, "prossimo martedì": 6, "questo venerdì": 2}
    ahead |= {"venerdì 5": 2, "il 5": 2, "il 24": 21, "venerdì della prossima settimana": 9, "di venerdì": 2}
    yield from ((said, today + timedelta(days)) for said, days in ahead.items())
    yield from (("il 24 dicembre", date(2026, 12, 24)), ("24 di dicembre", date(2026, 12, 24)))
    yield from (
        ("primo luglio", date(2026, 7, 1)),
        ("1º luglio", date(2026, 7, 1)),
        ("1° luglio", date(2026, 7, 1)),
    )
    yield from (("3/4", date(2027, 4, 3)), ("03/04/2027", date(2027, 4, 3)), ("7/6", date(2026, 6, 7)))


def _next_date(month: int, number: int) -> date:
    """Return the next day with this month and number."""
    this_year = date(NOW.year, month, number)
    return this_year if this_year >= NOW.date() else date(NOW.year + 1, month, number)


def starts(language: Language) -> Starts:
    """Yield starts of a game, told at ``NOW``."""
    for said, seconds in _from_now(language):
        yield said, NOW + timedelta(seconds=seconds)
    clocks = {"20:30": (20, 30), "9:05": (9, 5), "21.15": (21, 15), "22h30": (22, 30)}
    if language is ENGLISH:
        clocks |= {"8pm": (20, 0), "at 8 pm": (20, 0), "7:30 a.m.": (7, 30)}
        clocks["half past 8 in the evening"] = (20, 30)
    else:
        clocks |= {"alle 20": (20, 0), "alle 8 di sera": (20, 0), "alle ore 7:30": (7, 30)}
        clocks["alle otto e mezza di sera"] = (20, 30)
    for said, (hour, minute) in clocks.items():
        yield said, _after_now(_at(NOW.date(), hour, minute))
    for day, meant in _starting_days(language):
        for said, (hour, minute) in clocks.items():
            yield f"{day} {said}", _at(meant, hour, minute)
            yield f"{day}, {said}", _at(meant, hour, minute)
        yield f"20:30 {day}", _at(meant, 20, 30)
    yield "2026-06-24 20:00", _at(date(2026, 6, 24), 20, 0)
    yield "2026-06-24T20:00", _at(date(2026, 6, 24), 20, 0)
    yield "2026-06-24T20:00Z", _at(date(2026, 6, 24), 22, 0)
    yield "20:30 UTC+2", _at(NOW.date(), 20, 30)
    for sign in ("", ":t", ":R", ":F"):
        yield f"<t:{int(NOW.timestamp()) + DAY}{sign}>", NOW + timedelta(1)
    yield from _english_starts() if language is ENGLISH else _italian_starts()


def _starting_days(language: Language) -> Days:
    """Yield some days on which no time of the clock has passed, and which need nothing else to be clear."""
    named = {language.weekdays[4]: 5, language.weekdays[5][:3]: 6, f"24 {language.months[5]}": 24}
    named |= {"24/6": 24, "24.6.": 24, "2026-06-24": 24, f"24 {language.months[5][:3]} 2026": 24}
    named |= {"tomorrow": 4, "June 24": 24} if language is ENGLISH else {"domani": 4, "dopodomani": 5}
    yield from ((said, date(2026, 6, number)) for said, number in named.items())


def _english_starts() -> Starts:
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
        yield said, _at(today + timedelta(ahead), hour, 0)
    yield "Friday 8pm EST", _at(date(2026, 6, 6), 2, 0)
    yield "tomorrow evening at half past eight", _at(date(2026, 6, 4), 20, 30)
    yield "1h30", NOW + timedelta(minutes=90)
    yield "2 h", NOW + timedelta(hours=2)


def _italian_starts() -> Starts:
    today = NOW.date()
    for said, ahead, hour in (
        ("stasera alle 8", 0, 20), ("stasera alle nove", 0, 21), ("questa sera alle 21", 0, 21),
        ("domani alle 8", 1, 8), ("domani sera alle 9", 1, 21), ("domattina alle 10", 1, 10),
        ("domani mattina alle 10", 1, 10), ("domani pomeriggio alle 3", 1, 15),
        ("sabato pomeriggio alle 4", 3, 16),
        ("venerdì sera alle 8", 2, 20), ("venerdì alle 20", 2, 20), ("alle 20 di venerdì", 2, 20),
        ("alle 9 di domani sera", 1, 21), ("domani a mezzogiorno", 1, 12), ("fra due giorni alle 20", 2, 20),
        ("lunedì prossimo alle 21", 5, 21), ("stasera a mezzanotte", 1, 0), ("stanotte alle 2", 1, 2),
        ("mercoledì alle 14", 7, 14), ("mercoledì alle 16", 0, 16), ("mar alle 20", 6, 20),
    ):  # fmt: skip
        yield said, _at(today + timedelta(ahead), hour, 0)
    yield "domani sera alle otto e mezza", _at(date(2026, 6, 4), 20, 30)
    yield "1h30", NOW + timedelta(minutes=90)
    yield "2 h", NOW + timedelta(hours=2)


def _at(day: date, hour: int, minute: int) -> datetime:
    return datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(ROME))


def _after_now(moment: datetime) -> datetime:
    return moment if moment > NOW else moment + timedelta(1)


def zones(language: Language) -> Iterator[tuple[str, timedelta]]:
    """Yield time zones with how far they are ahead of UTC at ``NOW``."""
    for hours in (0, 1, 2, 5, 9, 12):
        for sign, ahead in (("+", 1), ("-", -1), ("−", -1), ("–", -1)):
            for minutes in (0, 30, 45) if 0 < hours < 12 else (0,):
                offset = ahead * timedelta(hours=hours, minutes=minutes)
                for name in ("UTC", "GMT", "utc ", "Gmt "):
                    yield f"{name}{sign}{hours}" + (f":{minutes:02}" if minutes else ""), offset
                yield f"{sign}{hours:02}{minutes:02}", offset
                yield f"UTC {sign}{hours:02}:{minutes:02}", offset
                yield f"UTC{sign} {hours}:{minutes:02}", offset
    yield from (
        ("Z", timedelta()),
        ("UTC", timedelta()),
        ("GMT", timedelta()),
        ("UTC+5.5", timedelta(hours=5.5)),
    )
    # The names of the tz database are turned around.
    yield from (("Etc/GMT-5", timedelta(hours=5)), ("etc/gmt+3", timedelta(hours=-3)))
    named = {"CET": 2, "EST": -4, "PST": -7, "JST": 9, "Europe/Rome": 2, "New York": -4, "asia/tokyo": 9}
    places = {"Rome": 2, "London": 1, "Italy": 2, "UK": 1, "Boston": -4} if language is ENGLISH else \
        {"Roma": 2, "Londra": 1, "Italia": 2, "Parigi": 2, "Tokyo": 9}  # fmt: skip
    for name, hours in {**named, **places}.items():
        for shown in (name, name.upper(), f" {name}\N{NO-BREAK SPACE}"):
            yield shown, timedelta(hours=hours)
