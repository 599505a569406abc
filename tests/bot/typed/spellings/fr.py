"""How people spell times in French."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from tests.bot.typed.spellings.language import DAY, HOUR, MINUTE, NOW, WEEK, Days, Language, Starts, at


def _times() -> Iterator[tuple[str, int]]:
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


def _days(today: date) -> Days:
    ahead = {"aujourd'hui": 0, "demain": 1, "après-demain": 2, "dans 3 jours": 3, "dans une semaine": 7}
    ahead |= {"dans deux semaines": 14, "lundi prochain": 5, "mardi prochain": 6, "ce vendredi": 2}
    ahead |= {"vendredi 5": 2, "le 5": 2, "le 24": 21, "vendredi de la semaine prochaine": 9}
    yield from ((said, today + timedelta(days)) for said, days in ahead.items())
    for said in ("24 décembre", "le 24 décembre", "24 déc.", "24 dec", "le 24 décembre 2026"):
        yield said, date(2026, 12, 24)
    for said in ("1er juillet", "le 1er juillet", "premier juillet", "le premier juillet"):
        yield said, date(2026, 7, 1)
    yield from (("3/4", date(2027, 4, 3)), ("03/04/2027", date(2027, 4, 3)), ("7/6", date(2026, 6, 7)))


def _starts() -> Starts:
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
        yield said, at(today + timedelta(ahead), hour, 0)
    yield "demain soir à huit heures et demie", at(date(2026, 6, 4), 20, 30)
    yield "1h30", NOW + timedelta(minutes=90)
    yield "2 h", NOW + timedelta(hours=2)


LANGUAGE = Language(
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
    lengths={
        "une heure et demie": 90 * MINUTE, "un jour et demi": 36 * HOUR,
        "une semaine et demie": 10 * DAY + 12 * HOUR, "une heure et quart": 75 * MINUTE,
        "deux heures trente": 150 * MINUTE, "deux heures et vingt minutes": 140 * MINUTE,
        "1 heure 30": 90 * MINUTE, "un jour et 12 heures": 36 * HOUR, "1,25 heure": 75 * MINUTE,
        "un jour et une demi-heure": DAY + 30 * MINUTE, "dans une heure": HOUR, "dans 3 jours": 3 * DAY,
    },
    times=_times,
    days=_days,
    clocks={"20h": (20, 0), "à 8h du soir": (20, 0), "à 7h30": (7, 30), "8h et demie du soir": (20, 30)},
    ahead={"demain": 4, "après-demain": 5, "le 24 juin": 24},
    starts=_starts,
    places={"Paris": 2, "Bruxelles": 2, "Montréal": -4, "France": 2, "Londres": 1},
)  # fmt: skip
