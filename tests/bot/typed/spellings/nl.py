"""How people spell times in Dutch."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from tests.bot.typed.spellings.language import DAY, HOUR, MINUTE, NOW, WEEK, Days, Language, Starts, at


def _times() -> Iterator[tuple[str, int]]:
    for hour in (7, 8, 9, 10, 14, 20, 21, 22):
        for before in ("om ", "vanaf ", "rond ", ""):
            yield f"{before}{hour} uur", hour * 60
            yield f"{before}{hour}u", hour * 60
        yield f"{hour}u30", hour * 60 + 30
        yield f"{hour} uur 30", hour * 60 + 30
        yield f"{hour}.30 uur", hour * 60 + 30
        yield f"{hour}:30 uur", hour * 60 + 30
        yield f"om half {hour}", hour * 60 - 30
        yield f"kwart over {hour}", hour * 60 + 15
        yield f"om kwart voor {hour}", hour * 60 - 15
        yield f"tien voor {hour}", hour * 60 - 10
        yield f"20 over {hour}", hour * 60 + 20
        yield f"tien voor half {hour}", hour * 60 - 40
        yield f"om vijf over half {hour}", hour * 60 - 25
    for hour, name in {8: "acht", 9: "negen", 10: "tien"}.items():
        yield f"{name} uur", hour * 60
        yield f"om {name} uur 's avonds", (hour + 12) * 60
        yield f"{hour} uur ’s avonds", (hour + 12) * 60
        yield f"{hour} uur 's ochtends", hour * 60
        yield f"{hour} uur 's morgens", hour * 60
        yield f"half {name}", hour * 60 - 30
        yield f"half {name} 's avonds", (hour + 12) * 60 - 30
        yield f"{name} uur dertig", hour * 60 + 30
    yield from (("middernacht", 0), ("12 uur 's middags", 720), ("12 uur 's nachts", 0))
    yield from (("3 uur 's middags", 900), ("2 uur 's nachts", 120), ("twintig uur dertig", 1230))


def _days(today: date) -> Days:
    ahead = {"vandaag": 0, "morgen": 1, "overmorgen": 2, "over 3 dagen": 3, "over een week": 7}
    ahead |= {"over twee weken": 14, "volgende maandag": 5, "deze vrijdag": 2, "op vrijdag": 2}
    ahead |= {"aanstaande vrijdag": 2, "a.s. vrijdag": 2, "komende dinsdag": 6, "vrijdag de 5e": 2}
    ahead |= {"de 5e": 2, "op de 24ste": 21, "vrijdag 5": 2}
    ahead |= {"vrijdag volgende week": 9, "volgende week vrijdag": 9}
    yield from ((said, today + timedelta(days)) for said, days in ahead.items())
    for said in (
        "24 december",
        "op 24 december",
        "24 dec.",
        "24-12-2026",
        "24 december 2026",
        "24e december",
    ):
        yield said, date(2026, 12, 24)
    for said in ("1 juli", "1e juli", "eerste juli", "de eerste juli"):
        yield said, date(2026, 7, 1)
    yield from (("3/4", date(2027, 4, 3)), ("03/04/2027", date(2027, 4, 3)), ("7/6", date(2026, 6, 7)))


def _starts() -> Starts:
    today = NOW.date()
    for said, ahead, hour in (
        ("vanavond om 8", 0, 20), ("vanavond om negen uur", 0, 21), ("vandaag om 20 uur", 0, 20),
        ("morgen om 8", 1, 8), ("morgenavond om 9", 1, 21), ("morgenochtend om 10", 1, 10),
        ("morgenmiddag om 3 uur", 1, 15), ("overmorgen 20 uur", 2, 20), ("vanmiddag om 4 uur", 0, 16),
        ("vrijdagavond 8 uur", 2, 20), ("op vrijdag om 20 uur", 2, 20), ("20 uur vrijdag", 2, 20),
        ("zaterdagmorgen om 10", 3, 10), ("zaterdagmiddag 4 uur", 3, 16), ("om 9 uur morgenavond", 1, 21),
        ("over twee dagen om 20 uur", 2, 20), ("zaterdag 20 uur", 3, 20),
        ("volgende maandag om 21 uur", 5, 21), ("volgende week vrijdag 20 uur", 9, 20),
        ("woensdag 14 uur", 7, 14), ("woensdag 16 uur", 0, 16), ("20 uur", 0, 20), ("2 uur", 1, 2),
        ("vrijdag 's avonds om 8", 2, 20),
    ):  # fmt: skip
        yield said, at(today + timedelta(ahead), hour, 0)
    yield "morgenavond om half negen", at(date(2026, 6, 4), 20, 30)
    yield "vanavond half 9", at(date(2026, 6, 3), 20, 30)
    yield "1u30", NOW + timedelta(minutes=90)
    yield "2 u", NOW + timedelta(hours=2)


LANGUAGE = Language(
    locale="nl",
    units={
        MINUTE: ("m", "min", "minuten"),
        HOUR: ("u", "uren", "uur"),
        DAY: ("d", "dagen"),
        WEEK: ("w", "wk", "weken"),
    },
    numbers={
        2: "twee", 3: "drie", 5: "vijf", 8: "acht", 10: "tien", 12: "twaalf", 45: "vijfenveertig",
        48: "achtenveertig", 90: "negentig",
    },
    ones={
        MINUTE: ("een minuut", "één minuut", "1 minuut"),
        HOUR: ("een uur", "één uur", "1 uur", "een uurtje"),
        DAY: ("een dag", "één dag", "1 dag"),
        WEEK: ("een week", "1 week"),
        2 * WEEK: ("veertien dagen", "14 dagen"),
    },
    halves={
        HOUR // 2: ("een half uur", "half uur", "een halfuur", "½ uur", "1/2 uur"),
        DAY // 2: ("een halve dag", "halve dag", "½ dag"),
        HOUR // 4: ("een kwartier", "een kwartiertje", "1/4 uur"),
        3 * HOUR // 4: ("drie kwartier", "¾ uur", "3/4 uur"),
    },
    half_more={
        HOUR: ("{} en een half uur",),
        DAY: ("{} en een halve dag",),
        WEEK: ("{} en een halve week",),
    },
    conjunction="en",
    from_now=("over {}", "Over {}", "{} vanaf nu"),
    weekdays=("maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"),
    months=(
        "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober",
        "november", "december",
    ),
    group=".",
    lengths={
        "anderhalf uur": 90 * MINUTE, "anderhalve dag": 36 * HOUR, "tweeënhalf uur": 150 * MINUTE,
        "drieënhalve week": 24 * DAY + 12 * HOUR, "vijf kwartier": 75 * MINUTE,
        "twee uur en twintig minuten": 140 * MINUTE, "een uur en een kwartier": 75 * MINUTE,
        "2 u 30 min": 150 * MINUTE, "3 d 12 u": 3 * DAY + 12 * HOUR, "een dag en 12 uur": 36 * HOUR,
        "1,25 uur": 75 * MINUTE, "over een uur": HOUR, "over drie dagen": 3 * DAY,
    },
    times=_times,
    days=_days,
    clocks={
        "20 uur": (20, 0), "om 8 uur 's avonds": (20, 0), "om 7.30": (7, 30),
        "half negen 's avonds": (20, 30),
    },
    ahead={"morgen": 4, "overmorgen": 5, "op 24 juni": 24},
    starts=_starts,
    places={"Amsterdam": 2, "Brussel": 2, "Antwerpen": 2, "Nederland": 2, "Londen": 1, "Parijs": 2},
)  # fmt: skip
