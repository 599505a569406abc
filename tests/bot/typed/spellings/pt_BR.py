"""How people spell times in Brazilian Portuguese."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from tests.bot.typed.spellings.language import DAY, HOUR, MINUTE, NOW, WEEK, Days, Language, Starts, at


def _times() -> Iterator[tuple[str, int]]:
    for hour in (7, 8, 9, 10, 14, 20, 21, 22):
        for before in ("às ", "as ", "lá pelas ", "por volta das ", "a partir das ", ""):
            yield f"{before}{hour}h", hour * 60
            yield f"{before}{hour}:30", hour * 60 + 30
            yield f"{before}{hour}h30", hour * 60 + 30
        yield f"às {hour} horas", hour * 60
        yield f"{hour}hs", hour * 60
        yield f"às {hour} e meia", hour * 60 + 30
        yield f"{hour}h e meia", hour * 60 + 30
        yield f"às {hour} e quinze", hour * 60 + 15
        yield f"quinze para as {hour}", hour * 60 - 15
        yield f"dez pras {hour}", hour * 60 - 10
        yield f"às {hour} em ponto", hour * 60
    for hour, name in {8: "oito", 9: "nove", 10: "dez"}.items():
        yield f"às {name} da noite", (hour + 12) * 60
        yield f"{hour}h da noite", (hour + 12) * 60
        yield f"{hour} da noite", (hour + 12) * 60
        yield f"às {hour} da manhã", hour * 60
        yield f"às {name} e meia da noite", (hour + 12) * 60 + 30
        yield f"{hour} e meia da manhã", hour * 60 + 30
        yield f"às {name} e vinte", hour * 60 + 20
    yield from (("meio-dia", 720), ("ao meio-dia", 720), ("meio dia", 720), ("meio-dia e meia", 750))
    yield from (("meia-noite", 0), ("à meia-noite", 0), ("à uma da tarde", 780))
    yield from (("às 3 da tarde", 900), ("às três da tarde", 900), ("2 da madrugada", 120))


def _days(today: date) -> Days:
    ahead = {"hoje": 0, "amanhã": 1, "amanha": 1, "depois de amanhã": 2, "em 3 dias": 3, "daqui a 3 dias": 3}
    ahead |= {"em uma semana": 7, "daqui a duas semanas": 14, "próxima segunda": 5, "segunda que vem": 5}
    ahead |= {"nesta sexta": 2, "na sexta": 2, "sexta": 2, "sexta-feira": 2, "no sábado": 3, "sabado": 3}
    ahead |= {"sexta da semana que vem": 9, "dia 24": 21, "o dia 24": 21, "no dia 5": 2, "sexta, dia 5": 2}
    yield from ((said, today + timedelta(days)) for said, days in ahead.items())
    for said in ("24 de dezembro", "dia 24 de dezembro", "24 de dez", "24 dez", "24 de dezembro de 2026"):
        yield said, date(2026, 12, 24)
    for said in ("1º de julho", "1° de julho", "primeiro de julho", "dia primeiro de julho"):
        yield said, date(2026, 7, 1)
    yield from (("3/4", date(2027, 4, 3)), ("03/04/2027", date(2027, 4, 3)), ("7/6", date(2026, 6, 7)))


def _starts() -> Starts:
    today = NOW.date()
    for said, ahead, hour in (
        ("hoje às 20h", 0, 20), ("amanhã às 20h", 1, 20), ("amanhã às 8h", 1, 8),
        ("amanhã às 9 da noite", 1, 21), ("amanhã 8 da noite", 1, 20), ("amanhã de manhã às 10h", 1, 10),
        ("amanhã à noite às 9", 1, 21), ("amanhã à tarde às 3", 1, 15), ("amanhã ao meio-dia", 1, 12),
        ("depois de amanhã 20h", 2, 20), ("sexta às 20h", 2, 20), ("sexta-feira 20h", 2, 20),
        ("sexta à noite às 8", 2, 20), ("sábado 20h", 3, 20), ("20h de sábado", 3, 20),
        ("às 20h na sexta", 2, 20), ("hoje à noite às 8", 0, 20), ("segunda que vem às 21h", 5, 21),
        ("dia 5 às 20h", 2, 20),
    ):  # fmt: skip
        yield said, at(today + timedelta(ahead), hour, 0)
    yield "amanhã às oito e meia da noite", at(date(2026, 6, 4), 20, 30)
    yield "1h30", NOW + timedelta(minutes=90)
    yield "em 2 horas", NOW + timedelta(hours=2)


LANGUAGE = Language(
    locale="pt-BR",
    units={
        MINUTE: ("m", "min", "minutos"),
        HOUR: ("h", "hs", "horas"),
        DAY: ("d", "dias"),
        WEEK: ("sem", "semanas"),
    },
    numbers={
        2: "dois", 3: "três", 5: "cinco", 8: "oito", 10: "dez", 12: "doze", 45: "quarenta e cinco",
        48: "quarenta e oito", 90: "noventa",
    },
    ones={
        MINUTE: ("um minuto", "1 minuto"),
        HOUR: ("uma hora", "1 hora"),
        DAY: ("um dia", "1 dia"),
        WEEK: ("uma semana", "1 semana"),
        2 * WEEK: ("uma quinzena",),
    },
    halves={
        HOUR // 2: ("meia hora", "½ hora", "1/2 hora"),
        DAY // 2: ("meio dia", "½ dia"),
        HOUR // 4: ("um quarto de hora", "1/4 de hora"),
        3 * HOUR // 4: ("três quartos de hora", "3/4 de hora"),
    },
    half_more={
        HOUR: ("{} horas e meia", "{} h e meia"),
        DAY: ("{} dias e meio",),
        WEEK: ("{} semanas e meia",),
    },
    conjunction="e",
    from_now=("em {}", "Em {}", "daqui a {}", "dentro de {}"),
    weekdays=(
        "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado", "domingo",
    ),
    months=(
        "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
        "novembro", "dezembro",
    ),
    group=".",
    lengths={
        "uma hora e meia": 90 * MINUTE, "um dia e meio": 36 * HOUR, "duas horas e meia": 150 * MINUTE,
        "uma hora e quinze": 75 * MINUTE, "uma hora e um quarto": 75 * MINUTE,
        "duas horas e vinte minutos": 140 * MINUTE, "um dia e 12 horas": 36 * HOUR,
        "uma semana e meia": 10 * DAY + 12 * HOUR, "1,25 hora": 75 * MINUTE, "em uma hora": HOUR,
        "daqui a 3 dias": 3 * DAY, "duas semanas": 2 * WEEK,
    },
    times=_times,
    days=_days,
    clocks={"20h": (20, 0), "às 8 da noite": (20, 0), "às 7:30": (7, 30), "8 e meia da noite": (20, 30)},
    ahead={"amanhã": 4, "depois de amanhã": 5, "dia 24 de junho": 24, "sexta": 5},
    starts=_starts,
    places={"São Paulo": -3, "Manaus": -4, "Lisboa": 1, "Londres": 1},
)  # fmt: skip
