"""What people typed into forms, read or refused."""

from __future__ import annotations

from datetime import date

import discord

from bot.domain.days import find_day
from bot.domain.refusals import refused
from bot.domain.times_of_day import minute_of_day
from bot.domain.zones import find_zone, is_spelled_out, similar_zones
from render.words import Words


def read_zone(typed: str) -> str:
    """Return the time zone that was typed.

    :raises Refused: it is none, or not clearly one; then the sentence offers some that may be meant.
    """
    if zone := find_zone(typed):
        return zone
    if near := similar_zones(typed):
        raise refused("unknown-zone-near", zone=_quoted(typed), zones=", ".join(f"`{one}`" for one in near))
    raise refused("unknown-zone", zone=_quoted(typed))


def zone_taken(typed: str, words: Words) -> str:
    """Return which zone was taken for what was typed; nothing where it was spelled out."""
    zone = read_zone(typed)
    return "" if is_spelled_out(typed, zone) else words("zone-taken", typed=_quoted(typed), zone=zone)


def read_time(typed: str) -> int:
    """Return the minutes since midnight of the time of day that was typed.

    :raises Refused: it is none.
    """
    minute = minute_of_day(typed)
    if minute is None:
        raise refused("no-such-time", time=_quoted(typed))
    return minute


def read_day(typed: str) -> date:
    """Return the day that was typed.

    :raises Refused: it is none.
    """
    day = find_day(typed)
    if day is None:
        raise refused("no-such-day")
    return day


def _quoted(typed: str) -> str:
    """Return typed text, escaped to appear in a sentence as typed."""
    return discord.utils.escape_markdown(typed) or "…"
