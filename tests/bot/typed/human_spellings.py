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
FRENCH = Language(
    locale="fr",
    units={
        MINUTE: ("m", "min", "mn", "minutes"),
        HOUR: ("h", "heures"),
        DAY: ("j", "jours"),
        WEEK: ("sem", "semaines"),
    },
    numbers={
        2: "deux", 3: "trois", 5: "cinq", 8: "huit", 10: "dix", 12: "douze", 45: "quarante-cinq",
        48: "quarante-huit", 90: "quatre-vingt-dix",
    },
    ones={
        MINUTE: ("une minute", "1 minute"),
        HOUR: ("une heure", "1 heure"),
        DAY: ("un jour", "1 jour", "une journée"),
        WEEK: ("une semaine", "1 semaine"),
        2 * WEEK: ("une quinzaine",),
    },
    halves={
        HOUR // 2: ("une demi-heure", "demi-heure", "½ heure", "1/2 heure"),
        DAY // 2: ("une demi-journée", "½ journée"),
        HOUR // 4: ("un quart d'heure", "un quart d’heure", "1/4 d'heure"),
        3 * HOUR // 4: ("trois quarts d'heure", "¾ d’heure", "3/4 d'heure"),
    },
    half_more={
        HOUR: ("{} heures et demie", "{} h et demie"),
        DAY: ("{} jours et demi",),
        WEEK: ("{} semaines et demie",),
    },
    conjunction="et",
    from_now=("dans {}", "Dans {}", "d'ici {}"),
    weekdays=("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"),
    months=(
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
        "novembre", "décembre",
    ),
    group=" ",
)  # fmt: skip
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
GERMAN = Language(
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
)  # fmt: skip
LANGUAGES = (ENGLISH, GERMAN, FRENCH, ITALIAN)


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
    yield from _OTHER_LENGTHS[language.locale].items()


def _from_now(language: Language) -> Lengths:
    """Yield lengths that begin now."""
    minutes, hours = language.units[MINUTE], language.units[HOUR]
    for spelling in language.from_now:
        for said, seconds in ((f"2 {hours[-1]}", 2 * HOUR), (f"90 {minutes[1]}", 90 * MINUTE)):
            yield spelling.format(said), seconds


_OTHER_LENGTHS: Mapping[str, Mapping[str, int]] = {
    "en": {
        "an hour and a half": 90 * MINUTE, "a day and a half": 36 * HOUR,
        "a week and a half": 10 * DAY + 12 * HOUR, "one and a half hours": 90 * MINUTE,
        "1 and 1/2 hours": 90 * MINUTE, "an hour and a quarter": 75 * MINUTE,
        "a day and half an hour": DAY + 30 * MINUTE, "two hours and twenty minutes": 140 * MINUTE,
        "two hours thirty": 150 * MINUTE, "two fortnights": 4 * WEEK, "2 hrs. 30 min.": 150 * MINUTE,
        "1.25 hours": 75 * MINUTE, "+2h": 2 * HOUR,
    },
    "de": {
        "anderthalb Stunden": 90 * MINUTE, "eineinhalb Stunden": 90 * MINUTE, "anderthalb Tage": 36 * HOUR,
        "zweieinhalb Stunden": 150 * MINUTE, "dreieinhalb Wochen": 24 * DAY + 12 * HOUR,
        "zwei Stunden und zwanzig Minuten": 140 * MINUTE, "zwei Stunden dreißig": 150 * MINUTE,
        "eine Stunde und eine Viertelstunde": 75 * MINUTE, "2 Std. 30 Min.": 150 * MINUTE,
        "3 T. 12 Std.": 3 * DAY + 12 * HOUR, "ein Tag und 12 Stunden": 36 * HOUR,
        "1,25 Stunden": 75 * MINUTE, "in einer Stunde": HOUR, "in drei Tagen": 3 * DAY,
    },
    "fr": {
        "une heure et demie": 90 * MINUTE, "un jour et demi": 36 * HOUR,
        "une semaine et demie": 10 * DAY + 12 * HOUR, "une heure et quart": 75 * MINUTE,
        "deux heures trente": 150 * MINUTE, "deux heures et vingt minutes": 140 * MINUTE,
        "1 heure 30": 90 * MINUTE, "un jour et 12 heures": 36 * HOUR, "1,25 heure": 75 * MINUTE,
        "un jour et une demi-heure": DAY + 30 * MINUTE, "dans une heure": HOUR, "dans 3 jours": 3 * DAY,
    },
    "it": {
        "un'ora e mezza": 90 * MINUTE, "un’ora e mezzo": 90 * MINUTE, "un giorno e mezzo": 36 * HOUR,
        "una settimana e mezza": 10 * DAY + 12 * HOUR, "un'ora e un quarto": 75 * MINUTE,
        "due ore e tre quarti": 165 * MINUTE, "due ore e venti": 140 * MINUTE, "1 ora e 30": 90 * MINUTE,
        "un giorno e mezz'ora": DAY + 30 * MINUTE, "un giorno e 12 ore": 36 * HOUR,
        "1,25 ore": 75 * MINUTE, "tra un'ora": HOUR,
    },
}  # fmt: skip


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
    spoken = {"en": _english_times, "de": _german_times, "fr": _french_times, "it": _italian_times}
    yield from spoken[language.locale]()


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


def _german_times() -> Iterator[tuple[str, int]]:
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


def _french_times() -> Iterator[tuple[str, int]]:
    for hour in (7, 8, 9, 10, 14, 20, 21, 22):
        for before in ("à ", "vers ", "dès ", ""):
            yield f"{before}{hour}h", hour * 60
            yield f"{before}{hour} heures", hour * 60
        yield f"à {hour} h 30", hour * 60 + 30
        yield f"{hour} heures 30", hour * 60 + 30
        yield f"à {hour} heures et demie", hour * 60 + 30
        yield f"{hour}h et quart", hour * 60 + 15
        yield f"{hour} heures moins le quart", hour * 60 - 15
        yield f"{hour}h moins dix", hour * 60 - 10
        yield f"à {hour} heures pile", hour * 60
    for hour, name in {8: "huit", 9: "neuf", 10: "dix"}.items():
        yield f"{name} heures", hour * 60
        yield f"à {name} heures du soir", (hour + 12) * 60
        yield f"{hour}h du soir", (hour + 12) * 60
        yield f"{hour}h du matin", hour * 60
        yield f"{name} heures et demie", hour * 60 + 30
        yield f"{name} heures et demie du soir", (hour + 12) * 60 + 30
        yield f"{name} heures trente", hour * 60 + 30
    yield from (("midi", 720), ("à midi", 720), ("minuit", 0), ("à minuit", 0), ("3h de l'après-midi", 900))
    yield from (("vingt heures trente", 1230), ("vingt et une heures", 1260), ("2h de la nuit", 120))


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
        for shown in (name, _short(name), name.lower()):
            yield f"{number} {shown}", meant
            yield f"{number} {shown} {meant.year}", meant
        weekday = language.weekdays[meant.weekday()]
        yield f"{weekday} {number} {name}", meant
        yield f"{weekday[:3]}, {number} {_short(name)}", meant
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
    spoken = {"en": _english_days, "de": _german_days, "fr": _french_days, "it": _italian_days}
    yield from spoken[language.locale](today)


def _short(month: str) -> str:
    """Return the usual abbreviation of a month: *juin* and *juillet* share three letters."""
    return month[:4] if month.startswith("jui") else month[:3]


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


def _german_days(today: date) -> Days:
    ahead = {"heute": 0, "morgen": 1, "übermorgen": 2, "in 3 Tagen": 3, "in einer Woche": 7}
    ahead |= {"in zwei Wochen": 14, "nächsten Montag": 5, "am nächsten Dienstag": 6, "diesen Freitag": 2}
    ahead |= {"am Freitag": 2, "kommenden Freitag": 2, "Freitag, den 5.": 2, "am 5.": 2, "der 24.": 21}
    ahead |= {"Freitag nächster Woche": 9}
    yield from ((said, today + timedelta(days)) for said, days in ahead.items())
    for said in ("24. Dezember", "am 24. Dezember", "den 24. Dez.", "24.12.", "24. Dezember 2026"):
        yield said, date(2026, 12, 24)
    for said in ("1. Juli", "erster Juli", "am ersten Juli"):
        yield said, date(2026, 7, 1)
    yield from (("3/4", date(2027, 4, 3)), ("3.4.", date(2027, 4, 3)), ("7.6.", date(2026, 6, 7)))


def _french_days(today: date) -> Days:
    ahead = {"aujourd'hui": 0, "demain": 1, "après-demain": 2, "dans 3 jours": 3, "dans une semaine": 7}
    ahead |= {"dans deux semaines": 14, "lundi prochain": 5, "mardi prochain": 6, "ce vendredi": 2}
    ahead |= {"vendredi 5": 2, "le 5": 2, "le 24": 21, "vendredi de la semaine prochaine": 9}
    yield from ((said, today + timedelta(days)) for said, days in ahead.items())
    for said in ("24 décembre", "le 24 décembre", "24 déc.", "24 dec", "le 24 décembre 2026"):
        yield said, date(2026, 12, 24)
    for said in ("1er juillet", "le 1er juillet", "premier juillet", "le premier juillet"):
        yield said, date(2026, 7, 1)
    yield from (("3/4", date(2027, 4, 3)), ("03/04/2027", date(2027, 4, 3)), ("7/6", date(2026, 6, 7)))


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


_CLOCKS: Mapping[str, Mapping[str, tuple[int, int]]] = {
    "en": {
        "8pm": (20, 0), "at 8 pm": (20, 0), "7:30 a.m.": (7, 30), "half past 8 in the evening": (20, 30),
    },
    "de": {"20 Uhr": (20, 0), "um 8 Uhr abends": (20, 0), "um 7:30": (7, 30), "halb neun abends": (20, 30)},
    "fr": {"20h": (20, 0), "à 8h du soir": (20, 0), "à 7h30": (7, 30), "8h et demie du soir": (20, 30)},
    "it": {
        "alle 20": (20, 0), "alle 8 di sera": (20, 0), "alle ore 7:30": (7, 30),
        "alle otto e mezza di sera": (20, 30),
    },
}  # fmt: skip
_AHEAD: Mapping[str, Mapping[str, int]] = {
    "en": {"tomorrow": 4, "June 24": 24},
    "de": {"morgen": 4, "übermorgen": 5, "am 24. Juni": 24},
    "fr": {"demain": 4, "après-demain": 5, "le 24 juin": 24},
    "it": {"domani": 4, "dopodomani": 5},
}


def starts(language: Language) -> Starts:
    """Yield starts of a game, told at ``NOW``."""
    for said, seconds in _from_now(language):
        yield said, NOW + timedelta(seconds=seconds)
    clocks = {"20:30": (20, 30), "9:05": (9, 5), "21.15": (21, 15), "22h30": (22, 30)}
    clocks |= _CLOCKS[language.locale]
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
    spoken = {"en": _english_starts, "de": _german_starts, "fr": _french_starts, "it": _italian_starts}
    yield from spoken[language.locale]()


def _starting_days(language: Language) -> Days:
    """Yield some days on which no time of the clock has passed, and which need nothing else to be clear."""
    named = {language.weekdays[4]: 5, language.weekdays[5][:3]: 6, f"24 {language.months[5]}": 24}
    named |= {"24/6": 24, "24.6.": 24, "2026-06-24": 24, f"24 {_short(language.months[5])} 2026": 24}
    named |= _AHEAD[language.locale]
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


def _german_starts() -> Starts:
    today = NOW.date()
    for said, ahead, hour in (
        ("heute Abend um 8", 0, 20), ("heute Abend um neun", 0, 21), ("heute um 20 Uhr", 0, 20),
        ("morgen um 8", 1, 8), ("morgen Abend um 9", 1, 21), ("morgen früh um 10", 1, 10),
        ("morgen Nachmittag um 3", 1, 15), ("morgen Mittag", 1, 12), ("übermorgen 20 Uhr", 2, 20),
        ("Freitag Abend 8 Uhr", 2, 20), ("am Freitag um 20 Uhr", 2, 20), ("20 Uhr am Freitag", 2, 20),
        ("um 9 morgen Abend", 1, 21), ("in zwei Tagen um 20 Uhr", 2, 20), ("Samstag 20 Uhr", 3, 20),
        ("nächsten Montag um 21 Uhr", 5, 21), ("Mittwoch 14 Uhr", 7, 14), ("Mittwoch 16 Uhr", 0, 16),
    ):  # fmt: skip
        yield said, _at(today + timedelta(ahead), hour, 0)
    yield "morgen Abend um halb neun", _at(date(2026, 6, 4), 20, 30)
    yield "1h30", NOW + timedelta(minutes=90)
    yield "2 h", NOW + timedelta(hours=2)


def _french_starts() -> Starts:
    today = NOW.date()
    for said, ahead, hour in (
        ("ce soir à 8h", 0, 20), ("ce soir à neuf heures", 0, 21), ("aujourd'hui à 20h", 0, 20),
        ("demain à 8h", 1, 8), ("demain soir à 9h", 1, 21), ("demain matin à 10h", 1, 10),
        ("demain après-midi à 3h", 1, 15), ("demain à midi", 1, 12), ("demain midi", 1, 12),
        ("après-demain 20h", 2, 20), ("vendredi soir à 8h", 2, 20), ("vendredi à 20h", 2, 20),
        ("à 20h vendredi", 2, 20), ("dans deux jours à 20h", 2, 20), ("samedi 20h", 3, 20),
        ("lundi prochain à 21h", 5, 21), ("mercredi à 14h", 7, 14), ("mercredi à 16h", 0, 16),
        ("ce soir à minuit", 1, 0), ("samedi après-midi à 4h", 3, 16),
    ):  # fmt: skip
        yield said, _at(today + timedelta(ahead), hour, 0)
    yield "demain soir à huit heures et demie", _at(date(2026, 6, 4), 20, 30)
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


_PLACES: Mapping[str, Mapping[str, int]] = {
    "en": {"Rome": 2, "London": 1, "Italy": 2, "UK": 1, "Boston": -4},
    "de": {"Berlin": 2, "Wien": 2, "Zürich": 2, "Deutschland": 2, "London": 1},
    "fr": {"Paris": 2, "Bruxelles": 2, "Montréal": -4, "France": 2, "Londres": 1},
    "it": {"Roma": 2, "Londra": 1, "Italia": 2, "Parigi": 2, "Tokyo": 9},
}


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
    for name, hours in {**named, **_PLACES[language.locale]}.items():
        for shown in (name, name.upper(), f" {name}\N{NO-BREAK SPACE}"):
            yield shown, timedelta(hours=hours)
