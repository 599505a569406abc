"""How people spell times in Polish."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from tests.bot.typed.spellings.language import DAY, HOUR, MINUTE, NOW, WEEK, Days, Language, Starts, at

_HOURS = {8: ("ósma", "ósmej"), 9: ("dziewiąta", "dziewiątej"), 10: ("dziesiąta", "dziesiątej")}
"""Hours as they are said, and their form after *at*."""


def _times() -> Iterator[tuple[str, int]]:
    for hour in (7, 8, 9, 10, 14, 20, 21, 22):
        for before in ("o ", "o godz. ", "o godzinie ", "godz. ", "godzina ", "ok. ", "około ", "od "):
            yield f"{before}{hour}", hour * 60
            yield f"{before}{hour}:30", hour * 60 + 30
        yield f"na {hour}.00", hour * 60
        yield f"o {hour}-tej", hour * 60
        yield (
            f"{hour} rano" if hour < 12 else f"{hour} {'po południu' if hour < 18 else 'wieczorem'}",
            hour * 60,
        )
    for hour, (told, after) in _HOURS.items():
        yield told, hour * 60
        yield f"o {after}", hour * 60
        yield f"o {after} wieczorem", (hour + 12) * 60
        yield f"{hour} wieczorem", (hour + 12) * 60
        yield f"o {hour} rano", hour * 60
        yield f"o {after} trzydzieści", hour * 60 + 30
        yield f"wpół do {after}", hour * 60 - 30
        yield f"o wpół do {after} wieczorem", (hour + 12) * 60 - 30
        yield f"kwadrans po {after}", hour * 60 + 15
        yield f"za kwadrans {told}", hour * 60 - 15
        yield f"za dziesięć {told}", hour * 60 - 10
        yield f"za 5 {told}", hour * 60 - 5
        yield f"10 po {after}", hour * 60 + 10
        yield f"dwadzieścia po {after}", hour * 60 + 20
    yield from (("południe", 720), ("w południe", 720), ("o 12 w południe", 720), ("o północy", 0))
    yield from (("o trzeciej po południu", 900), ("3 po południu", 900), ("2 w nocy", 120), ("północ", 0))
    yield from (("dwudziesta", 1200), ("o dwudziestej pierwszej", 1260), ("o dwudziestej trzydzieści", 1230))
    yield from (("dwudziesta druga trzydzieści", 1350), ("o osiemnastej", 1080), ("o pierwszej w nocy", 60))


def _days(today: date) -> Days:
    ahead = {"dziś": 0, "dzisiaj": 0, "jutro": 1, "pojutrze": 2, "za 3 dni": 3, "za tydzień": 7}
    ahead |= {"za dwa tygodnie": 14, "w przyszły poniedziałek": 5, "w następny wtorek": 6, "w ten piątek": 2}
    ahead |= {"w piątek": 2, "we wtorek": 6, "w środę": 0, "w sobotę": 3, "do niedzieli": 4, "na czwartek": 1}
    ahead |= {"w najbliższą sobotę": 3, "w piątek 5.": 2, "5.": 2, "24.": 21, "dnia 24.": 21, "5go": 2}
    ahead |= {"w piątek przyszłego tygodnia": 9, "do soboty": 3, "do środy": 0, "od piątku": 2}
    yield from ((said, today + timedelta(days)) for said, days in ahead.items())
    for said in ("24 grudnia", "dnia 24 grudnia", "24. grudnia", "24 gru", "24 grudnia 2026", "24.12."):
        yield said, date(2026, 12, 24)
    for said in ("1 lipca", "pierwszy lipca", "pierwszego lipca", "do 1 lipca"):
        yield said, date(2026, 7, 1)
    yield from (("3/4", date(2027, 4, 3)), ("3.4.", date(2027, 4, 3)), ("7.06", date(2026, 6, 7)))


def _starts() -> Starts:
    today = NOW.date()
    for said, ahead, hour in (
        ("dziś o 20", 0, 20), ("dziś o 20:00", 0, 20), ("dzisiaj o dwudziestej", 0, 20),
        ("dziś wieczorem o 8", 0, 20), ("dziś o 8 wieczorem", 0, 20), ("jutro o 8", 1, 8),
        ("jutro o 20:00", 1, 20), ("jutro wieczorem o 9", 1, 21), ("jutro rano o 10", 1, 10),
        ("jutro po południu o 3", 1, 15), ("jutro o 3 po południu", 1, 15), ("jutro w południe", 1, 12),
        ("pojutrze o 20", 2, 20), ("w piątek o 20", 2, 20), ("piątek 20:00", 2, 20),
        ("piątek wieczorem o 8", 2, 20), ("o 20 w piątek", 2, 20), ("za dwa dni o 20:00", 2, 20),
        ("w sobotę o 16", 3, 16), ("w niedzielę o 14.00", 4, 14), ("w przyszły poniedziałek o 21", 5, 21),
        ("w środę o 14", 7, 14), ("w środę o 16", 0, 16), ("za tydzień o 20", 7, 20),
    ):  # fmt: skip
        yield said, at(today + timedelta(ahead), hour, 0)
    yield "jutro o wpół do dziewiątej wieczorem", at(date(2026, 6, 4), 20, 30)
    yield "24 grudnia o 20:30", at(date(2026, 12, 24), 20, 30)
    yield "1h30", NOW + timedelta(minutes=90)
    yield "2 h", NOW + timedelta(hours=2)
    yield "za godzinę", NOW + timedelta(hours=1)
    yield "za półtorej godziny", NOW + timedelta(minutes=90)


LANGUAGE = Language(
    locale="pl",
    units={
        MINUTE: ("m", "min", "minut"),
        HOUR: ("h", "godz", "godziny"),
        DAY: ("d", "doby", "dni"),
        WEEK: ("tyg", "tygodnie"),
    },
    numbers={
        2: "dwie", 3: "trzy", 5: "pięć", 8: "osiem", 10: "dziesięć", 12: "dwanaście",
        45: "czterdzieści pięć", 48: "czterdzieści osiem", 90: "dziewięćdziesiąt",
    },
    ones={
        MINUTE: ("minuta", "jedna minuta", "1 minuta", "minutę"),
        HOUR: ("godzina", "jedna godzina", "jedną godzinę", "1 godz.", "godzinę"),
        DAY: ("dzień", "jeden dzień", "1 dzień", "doba", "dobę"),
        WEEK: ("tydzień", "jeden tydzień", "1 tydzień"),
        2 * WEEK: ("dwa tygodnie", "czternaście dni"),
    },
    halves={
        HOUR // 2: ("pół godziny", "½ godziny", "1/2 godziny"),
        DAY // 2: ("pół dnia", "pół doby", "½ doby"),
        HOUR // 4: ("kwadrans", "ćwierć godziny", "1/4 godziny"),
        3 * HOUR // 4: ("trzy kwadranse", "¾ godziny", "3/4 godziny"),
    },
    half_more={
        HOUR: ("{} i pół godziny",),
        DAY: ("{} i pół dnia", "{} i pół doby"),
        WEEK: ("{} i pół tygodnia",),
    },
    conjunction="i",
    from_now=("za {}", "Za {}", "{} od teraz"),
    weekdays=("poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"),
    months=(
        "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września",
        "października", "listopada", "grudnia",
    ),
    group=" ",
    lengths={
        "półtorej godziny": 90 * MINUTE, "półtora dnia": 36 * HOUR, "półtorej doby": 36 * HOUR,
        "godzinę i kwadrans": 75 * MINUTE, "godzina i 20 minut": 80 * MINUTE,
        "dwie godziny dwadzieścia minut": 140 * MINUTE, "dwie godziny i 20 minut": 140 * MINUTE,
        "2 godz. 30 min.": 150 * MINUTE, "dzień i 12 godzin": 36 * HOUR, "3 dni 12 h": 3 * DAY + 12 * HOUR,
        "1,25 godziny": 75 * MINUTE, "tydzień i dwa dni": 9 * DAY, "za godzinę": HOUR,
        "za kwadrans": 15 * MINUTE, "za pół godziny": 30 * MINUTE, "za 3 dni": 3 * DAY, "za dobę": DAY,
        "za tydzień": WEEK,
    },
    times=_times,
    days=_days,
    clocks={
        "o 20": (20, 0), "o 8 wieczorem": (20, 0), "o 7:30": (7, 30),
        "wpół do dziewiątej wieczorem": (20, 30),
    },
    ahead={"jutro": 4, "pojutrze": 5, "24 czerwca": 24},
    starts=_starts,
    places={"Warszawa": 2, "Kraków": 2, "Berlin": 2, "Polska": 2, "Londyn": 1},
)  # fmt: skip
