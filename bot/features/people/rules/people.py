"""The stored data of people: preferences, and their names on servers. Times are Unix seconds."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.features.clocks.rules.calendar import Span
from render.shape import Shape

Delivery = Literal["channel", "direct", "both", "digest", "none"]
"""The ways to notify a person: by a mention in the channel, a direct message, both, one direct message a day,
or not at all."""


Warnings = Literal["off", "once", "twice"]
"""Whether a person is warned before their time runs out: never, when a quarter of it is left, or also when a
tenth is left."""

WRITTEN_TO: frozenset[Delivery] = frozenset({"direct", "both", "digest"})
"""The deliveries with direct messages, which need the person's language."""


class Preferences(Struct, frozen=True):
    """The preferences of a person.

    ``digest_hour`` is an hour of the day in ``timezone``. ``reminder_hours`` is 0 for no reminders. ``early``
    asks for a notice when the player before starts. The person's clocks stop on the weekdays in ``weekend``
    (0 is Monday) and in ``holidays``; past ones stay, because they count. ``confirm`` asks for a second press
    before each move. ``language`` is ``None`` for that of Discord. If not ``rated``, they stay out of
    ratings. ``coach`` explains what's new in their first games; ``aim`` puts the aim of the game on top of
    their hands. ``picture`` is the shape of their private pictures, ``None`` until they choose one: Discord
    doesn't tell bots which device somebody uses. ``quiet`` are their own quiet hours: the start and the end,
    in minutes since midnight in ``timezone``, past midnight if the end is before the start. Pings wait for
    their end, clocks run on. ``warnings`` is how often they are warned before their time runs out. If not
    ``named``, webhooks and the API leave out their name. ``daily`` names them on the lists
    of dailies.
    """

    delivery: Delivery = "channel"
    digest_hour: int = 18
    reminder_hours: int = 0
    early: bool = False
    timezone: str = "UTC"
    weekend: tuple[int, ...] = ()
    holidays: tuple[Span, ...] = ()
    confirm: bool = False
    language: str | None = None
    rated: bool = True
    coach: bool = True
    aim: bool = True
    picture: Shape | None = None
    quiet: tuple[int, int] | None = None
    warnings: Warnings = "twice"
    named: bool = True
    daily: bool = False


class Person(Struct, frozen=True):
    """A person: the last known language of their Discord, and their preferences.

    ``digested_at`` is when they were last sent their digest. ``shut_out``: they don't accept direct messages,
    and a channel message has informed them of that.
    """

    person: int
    locale: str | None = None
    preferences: Preferences = Preferences()
    digested_at: float | None = None
    shut_out: bool = False


class Member(Struct, frozen=True):
    """A person as one server knows them; all other stored data refer to them by ``number``.

    ``name`` is their name when they last did something there. ``person`` is their Discord id, ``None`` for a
    player of an imported game. Both are ``None`` for somebody who was forgotten.
    """

    number: int
    guild: int
    person: int | None
    name: str | None
