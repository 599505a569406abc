"""Parses what people type into forms, or refuses it, and says how it was understood."""

from __future__ import annotations

from datetime import date, datetime, tzinfo

from msgspec import Struct

from bot.discord.responder import Responder
from bot.features.clocks.rules.calendar import zone as zone_of
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.days import Today, days_meant, find_timestamp, spoken_day
from bot.typed.durations import find_duration
from bot.typed.moments import is_day_alone, moments_meant, timezone_for
from bot.typed.offsets import is_fixed, is_like_offset, zone_name
from bot.typed.times_of_day import minute_of_day
from bot.typed.zones import find_zone, is_spelled_out, similar_zones
from games.engine.text import Typed, in_row
from render.words import Words, shortened

_QUOTED = 60
"""Maximum characters of a typed text quoted in a refusal."""


class Reading(Struct, frozen=True):
    """The context for reading typed days and moments: words, time zone, and current time (Unix seconds).

    ``since``: the first day that a date without a year, or a day of the week, can mean, if it's after today.
    """

    words: Words
    timezone: str
    now: float
    since: date | None = None

    @property
    def zone(self) -> tzinfo:
        """The time zone as a ``tzinfo``."""
        return zone_of(self.timezone)


async def reading_for(services: Services, responder: Responder, guild: int) -> Reading:
    """Return the context for what the presser types on ``guild``: their time zone, or else the server's."""
    settings = await services.stores.guilds.settings(guild)
    person = await services.stores.people.person(responder.interaction.user.id)
    return Reading(responder.words, timezone_for(person.preferences, settings), services.tables.now())


def read_zone(typed: str) -> str:
    """Return the time zone that was typed.

    :raises Refused: it isn't a zone, or is ambiguous; the refusal then offers similar zones.
    """
    if zone := find_zone(typed):
        return zone
    if is_like_offset(typed):
        raise refused("no-such-offset", zone=_quoted(typed))
    if near := similar_zones(typed):
        names = in_row([f"`{zone_name(one)}`" for one in near])
        raise refused("unknown-zone-near", zone=_quoted(typed), zones=names)
    raise refused("unknown-zone", zone=_quoted(typed))


def zone_taken(typed: str, words: Words, now: float) -> str:
    """Return the sentence with the zone that was understood and its time ``now`` (Unix seconds).

    :raises Refused: the text isn't a zone.
    """
    zone = read_zone(typed)
    shown, time = zone_name(zone), f"{datetime.fromtimestamp(now, zone_of(zone)):%H:%M}"
    if is_spelled_out(typed, zone):
        said = words("zone-set", zone=shown, time=time)
    else:
        said = words("zone-taken", typed=_quoted(typed), zone=shown, time=time)
    return f"{said}\n{words('zone-fixed', zone=shown)}" if is_fixed(zone) else said


def read_time(typed: str, reading: Reading) -> int:
    """Return the time of day that was typed, in minutes since midnight; a timestamp's is in its zone.

    :raises Refused: it isn't a time of day.
    """
    if (moment := find_timestamp(typed)) is not None:
        then = datetime.fromtimestamp(moment, reading.zone)
        return 60 * then.hour + then.minute
    minute = minute_of_day(typed, reading.words.locale)
    if minute is None:
        raise refused("no-such-time", time=_quoted(typed))
    return minute


def read_duration(typed: str, words: Words) -> int:
    """Return the duration that was typed, in seconds.

    :raises Refused: it isn't a duration, or is ambiguous.
    """
    seconds = find_duration(typed, words.locale)
    if seconds is None:
        raise refused("no-such-duration", typed=_quoted(typed))
    return seconds


def read_day(typed: str, reading: Reading) -> date:
    """Return the day that was typed.

    :raises Refused: it isn't a day, or is ambiguous.
    """
    locale, here = reading.words.locale, reading.zone
    today = datetime.fromtimestamp(reading.now, here).date()
    since = max(today, reading.since or today)
    match days_meant(typed, Today(today, here, locale, since)):
        case ():
            raise refused("no-such-day", day=_quoted(typed))
        case (day,):
            return day
        case (one, *_, other):
            raise refused(
                "unclear-day",
                day=_quoted(typed),
                one=spoken_day(one, locale),
                other=spoken_day(other, locale),
                example=one.isoformat(),
            )
    raise AssertionError


def read_moment(day: str, time: str, reading: Reading) -> float:
    """Return the moment that was typed, in Unix seconds.

    :raises Refused: it isn't a moment, is ambiguous, or is in the past.
    """
    typed = _quoted(f"{day} {time}".strip())
    timezone, now, locale = reading.timezone, reading.now, reading.words.locale
    match moments_meant(day, time, timezone, now, locale):
        case ():
            if is_day_alone(time, timezone, now, locale):
                raise refused("time-missing", typed=typed)
            raise refused("no-such-moment", typed=typed)
        case (moment,) if moment <= now:
            raise refused("start-past")
        case (moment,):
            return moment
        case (one, *_, other):
            raise refused(
                "unclear-moment",
                typed=typed,
                one=f"<t:{int(one)}:F>",
                other=f"<t:{int(other)}:F>",
                example=f"{datetime.fromtimestamp(one, reading.zone):%Y-%m-%d %H:%M}",
            )
    raise AssertionError


def _quoted(typed: str) -> Typed:
    """Return the beginning of a typed text, on one line."""
    return shortened(Typed(typed), _QUOTED)
