"""How people spell times in Spanish."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from tests.bot.typed.spellings.language import DAY, HOUR, MINUTE, NOW, WEEK, Days, Language, Starts, at


def _times() -> Iterator[tuple[str, int]]:
    for hour in (7, 8, 9, 10, 14, 20, 21, 22):
        for before in ("a las ", "sobre las ", "las ", ""):
            yield f"{before}{hour}h", hour * 60
            yield f"{before}{hour}:30", hour * 60 + 30
        yield f"a las {hour} y media", hour * 60 + 30
        yield f"a las {hour} y cuarto", hour * 60 + 15
        yield f"a las {hour} menos cuarto", hour * 60 - 15
        yield f"a las {hour} menos diez", hour * 60 - 10
        yield f"a las {hour} en punto", hour * 60
    for hour, name in {8: "ocho", 9: "nueve", 10: "diez"}.items():
        yield f"a las {name} de la noche", (hour + 12) * 60
        yield f"{hour} pm", (hour + 12) * 60
        yield f"a las {hour} de la mañana", hour * 60
        yield f"las {name} y media de la noche", (hour + 12) * 60 + 30
    yield from (("mediodía", 720), ("a mediodía", 720), ("medianoche", 0), ("a las 3 de la tarde", 900))


def _days(today: date) -> Days:
    ahead = {"hoy": 0, "mañana": 1, "pasado mañana": 2, "en 3 días": 3, "en una semana": 7}
    ahead |= {"dentro de dos semanas": 14, "próximo lunes": 5, "este viernes": 2, "el 24": 21}
    yield from ((said, today + timedelta(days)) for said, days in ahead.items())
    for said in ("24 de diciembre", "el 24 de diciembre", "24 dic", "24 de diciembre de 2026"):
        yield said, date(2026, 12, 24)
    yield from (("3/4", date(2027, 4, 3)), ("03/04/2027", date(2027, 4, 3)), ("7/6", date(2026, 6, 7)))


def _starts() -> Starts:
    today = NOW.date()
    for said, ahead, hour in (
        ("hoy a las 20h", 0, 20), ("mañana a las 8h", 1, 8), ("mañana a las 9 de la noche", 1, 21),
        ("mañana a las 8 pm", 1, 20), ("pasado mañana 20h", 2, 20), ("viernes a las 20h", 2, 20),
        ("sábado 20h", 3, 20), ("esta noche a las 8", 0, 20), ("mañana a mediodía", 1, 12),
    ):  # fmt: skip
        yield said, at(today + timedelta(ahead), hour, 0)
    yield "1h30", NOW + timedelta(minutes=90)
    yield "en 2 horas", NOW + timedelta(hours=2)


LANGUAGE = Language(
    locale="es",
    units={
        MINUTE: ("m", "min", "minutos"),
        HOUR: ("h", "horas"),
        DAY: ("d", "días"),
        WEEK: ("sem", "semanas"),
    },
    numbers={
        2: "dos", 3: "tres", 5: "cinco", 8: "ocho", 10: "diez", 12: "doce", 45: "cuarenta y cinco",
        48: "cuarenta y ocho", 90: "noventa",
    },
    ones={
        MINUTE: ("un minuto", "1 minuto"),
        HOUR: ("una hora", "1 hora"),
        DAY: ("un día", "1 día"),
        WEEK: ("una semana", "1 semana"),
        2 * WEEK: ("una quincena",),
    },
    halves={
        HOUR // 2: ("media hora", "½ hora", "1/2 hora"),
        DAY // 2: ("medio día", "½ día"),
        HOUR // 4: ("un cuarto de hora", "1/4 de hora"),
        3 * HOUR // 4: ("tres cuartos de hora", "3/4 de hora"),
    },
    half_more={
        HOUR: ("{} horas y media",),
        DAY: ("{} días y medio",),
        WEEK: ("{} semanas y media",),
    },
    conjunction="y",
    from_now=("en {}", "En {}", "dentro de {}"),
    weekdays=("lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"),
    months=(
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
        "noviembre", "diciembre",
    ),
    group=".",
    lengths={
        "una hora y media": 90 * MINUTE, "un día y medio": 36 * HOUR, "una hora y cuarto": 75 * MINUTE,
        "dos horas y veinte minutos": 140 * MINUTE, "un día y 12 horas": 36 * HOUR,
        "1,25 horas": 75 * MINUTE, "en una hora": HOUR, "en 3 días": 3 * DAY,
    },
    times=_times,
    days=_days,
    clocks={"20h": (20, 0), "a las 8 de la noche": (20, 0), "a las 7:30": (7, 30)},
    ahead={"mañana": 4, "pasado mañana": 5, "el 24 de junio": 24},
    starts=_starts,
    places={"Madrid": 2, "Bogotá": -5, "España": 2, "Londres": 1},
)  # fmt: skip
