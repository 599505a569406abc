"""How people spell times in Italian."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from tests.bot.typed.spellings.language import DAY, HOUR, MINUTE, NOW, WEEK, Days, Language, Starts, at


def _times() -> Iterator[tuple[str, int]]:
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


def _days(today: date) -> Days:
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


def _starts() -> Starts:
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
        yield said, at(today + timedelta(ahead), hour, 0)
    yield "domani sera alle otto e mezza", at(date(2026, 6, 4), 20, 30)
    yield "1h30", NOW + timedelta(minutes=90)
    yield "2 h", NOW + timedelta(hours=2)


LANGUAGE = Language(
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
    lengths={
        "un'ora e mezza": 90 * MINUTE, "un’ora e mezzo": 90 * MINUTE, "un giorno e mezzo": 36 * HOUR,
        "una settimana e mezza": 10 * DAY + 12 * HOUR, "un'ora e un quarto": 75 * MINUTE,
        "due ore e tre quarti": 165 * MINUTE, "due ore e venti": 140 * MINUTE, "1 ora e 30": 90 * MINUTE,
        "un giorno e mezz'ora": DAY + 30 * MINUTE, "un giorno e 12 ore": 36 * HOUR,
        "1,25 ore": 75 * MINUTE, "tra un'ora": HOUR,
    },
    times=_times,
    days=_days,
    clocks={
        "alle 20": (20, 0), "alle 8 di sera": (20, 0), "alle ore 7:30": (7, 30),
        "alle otto e mezza di sera": (20, 30),
    },
    ahead={"domani": 4, "dopodomani": 5},
    starts=_starts,
    places={"Roma": 2, "Londra": 1, "Italia": 2, "Parigi": 2, "Tokyo": 9},
)  # fmt: skip
