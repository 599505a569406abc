"""Reads time zones as people type them: a name, a city, a country, an abbreviation or an offset."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from difflib import get_close_matches
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from babel.core import get_global
from msgspec import Struct

from bot.typed.offsets import find_offset, is_like_offset, offset_name, zone_name
from bot.typed.words import LONGEST, plain
from games.engine.content import load_table
from render.languages import babel_locale
from render.words import locales

_SHORTEST = 3
"""Minimum number of typed letters before the rest of a name is guessed."""
_OFFERED = 3
_FIXED = ("Etc/", "GMT+", "GMT-", "GMT0")
"""The beginnings of tz database names that are offsets with the opposite sign."""


class Places(Struct, frozen=True):
    """The contents of ``data/zones.toml``: names by zone, abbreviations, and ambiguous names."""

    places: Mapping[str, tuple[str, ...]]
    abbreviations: Mapping[str, str]
    unclear: Mapping[str, tuple[str, ...]]


def find_zone(text: str) -> str | None:
    """Return the name of the time zone that ``text`` means, or ``None`` if it's unclear.

    Capitals and accents don't matter. A city, a country with one zone, or a usual abbreviation is enough, in
    English or in any language of the bot, and so is the beginning of a name that belongs to only one zone.
    Offsets from UTC have the sign that people expect; names of the tz database keep theirs.

    >>> find_zone("europe/rome"), find_zone("New York"), find_zone("Roma"), find_zone("Atlantis")
    ('Europe/Rome', 'America/New_York', 'Europe/Rome', None)
    >>> find_zone("Boston"), find_zone("PST"), find_zone("Los Ang"), find_zone("Italia")
    ('America/New_York', 'America/Los_Angeles', 'America/Los_Angeles', 'Europe/Rome')
    >>> find_zone("GMT-5"), find_zone("Etc/GMT-5"), find_zone("UTC+5:30"), find_zone("UTC+99")
    ('UTC-05:00', 'UTC+05:00', 'UTC+05:30', None)
    """
    if len(text) > LONGEST:
        return None
    if is_like_offset(text) or plain(text) == "z":
        return find_offset(text)
    wanted = _typed(text)
    zones = _zones().get(wanted) or _beginning_with(wanted)
    return zones[0] if len(zones) == 1 else None


def abbreviated_zone(text: str) -> str | None:
    """Return the zone that ``text`` means after a time of day: an abbreviation, or an offset that says UTC.

    >>> abbreviated_zone("EST"), abbreviated_zone("utc+2"), abbreviated_zone("+2"), abbreviated_zone("nice")
    ('America/New_York', 'UTC+02:00', None, None)
    """
    return places().abbreviations.get(plain(text)) or (find_offset(text) if text[:1].isalpha() else None)


def similar_zones(text: str) -> list[str]:
    """Return a few zones that ``text`` may have meant, the likeliest first.

    Zones with the same words come before ones with a similar spelling.

    >>> similar_zones("Europ/Rom")[0], similar_zones("york")[0], similar_zones("IST")
    ('Europe/Rome', 'America/New_York', ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem'])
    """
    if len(text) > LONGEST or is_like_offset(text):
        return []
    known, wanted = _zones(), _typed(text)
    found = [*known.get(wanted, ()), *_beginning_with(wanted)]
    if len(wanted) >= _SHORTEST:
        found += [zone for name in known if f" {wanted}" in name.replace("/", " ") for zone in known[name]]
    for near in get_close_matches(wanted, known, n=2 * _OFFERED, cutoff=0.75):
        found += known[near]
    return list(dict.fromkeys(found))[:_OFFERED]


def is_spelled_out(text: str, zone: str) -> bool:
    """Return whether ``text`` is the exact name of ``zone``."""
    return _typed(text) in {_typed(zone), _typed(zone_name(zone))}


def _typed(text: str) -> str:
    return plain(text.replace("_", " ").replace(".", "").replace(",", " "))


def _beginning_with(wanted: str) -> tuple[str, ...]:
    """Return the zones with a name that begins with ``wanted``; none if too little was typed."""
    if len(wanted) < _SHORTEST:
        return ()
    known = _zones()
    return _alike(zone for name in known if name.startswith(wanted) for zone in known[name])


@cache
def places() -> Places:
    """Return the places and abbreviations that aren't names of time zones."""
    return load_table("zones.toml", Places)


@cache
def _zones() -> dict[str, tuple[str, ...]]:
    """Return the zones that each name may mean, with names in the form of ``_typed``."""
    there = sorted(available_timezones() - {"localtime", "Factory"})
    table = places()
    by_name: dict[str, tuple[str, ...]] = dict(table.unclear)
    by_name |= {name: (zone,) for name, zone in table.abbreviations.items()}
    by_name |= {name: (zone,) for zone, names in table.places.items() for name in names}
    for name in there:
        by_name.setdefault(_typed(name), (_unless_fixed(name),))
    by_city: dict[str, list[str]] = {}
    for name in there:
        if "/" in name and not name.startswith(_FIXED):
            by_city.setdefault(_typed(name.rpartition("/")[2]), []).append(name)
    of_territory: Mapping[str, list[str]] = get_global("territory_zones")
    for locale in map(babel_locale, locales()):
        for name, known in locale.time_zones.items():
            if name in there and "city" in known:
                by_city.setdefault(_typed(known["city"]), []).append(name)
        for territory, called in locale.territories.items():
            zones = of_territory.get(territory, ())
            if len(zones) == 1 and zones[0] in there:
                by_city.setdefault(_typed(called), []).append(zones[0])
    for name, zones in by_city.items():
        by_name.setdefault(name, _alike(zones))
    return by_name


def _unless_fixed(name: str) -> str:
    """Return the offset's name for a zone of the tz database that is only an offset, else ``name``."""
    if not name.startswith(_FIXED):
        return name
    ahead = datetime.now(UTC).astimezone(ZoneInfo(name)).utcoffset() or timedelta()
    return offset_name(round(ahead.total_seconds() / 60))


def _alike(zones: Iterable[str]) -> tuple[str, ...]:
    """Return the distinct ``zones``; among aliases, the name that includes the region."""
    same: Mapping[str, str] = get_global("zone_aliases")
    by_first: dict[str, list[str]] = {}
    for zone in zones:
        by_first.setdefault(same.get(zone, zone), []).append(zone)
    return tuple(max(names, key=lambda name: (name.count("/"), len(name))) for names in by_first.values())
