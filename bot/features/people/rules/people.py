"""The stored data of people and servers: preferences and settings. Times are Unix seconds."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from bot.features.clocks.rules.calendar import QuietHours, Span
from bot.table.table_terms import AnswerPace, Terms
from games.engine.text import Typed
from render.shape import Shape

_FIRST_POINTS = 1000
_POINTS = 40

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
    their end, clocks run on. ``warnings`` is how often they are warned before their time runs out.
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


class Person(Struct, frozen=True):
    """A person: the language in which their Discord was last seen, and their preferences.

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


class GuildSettings(Struct, frozen=True):
    """The settings that the moderators of a server chose. Empty lists mean no restriction, 0 means no limit.

    ``channels`` are where tables may be opened, ``openers`` the roles that may open them, ``moderators`` the
    roles that moderate besides people who may manage the server, its channels or its messages. ``grows`` lets
    the limit of a person grow with the games they finished. ``days_off`` is how many days of holidays each
    person has in a calendar year. ``called`` is the role, at most one, that's notified of open tables.
    ``least_in_time`` is how many of a hundred turns people must have answered in time to sit down at a table;
    ``newcomers`` lets people with too short a record sit down, even if a table demands more. ``clock`` and
    ``pace`` are those of new tables.
    """

    channels: tuple[int, ...] = ()
    games: tuple[str, ...] = ()
    openers: tuple[int, ...] = ()
    moderators: tuple[int, ...] = ()
    threads: bool = False
    per_channel: int = 0
    per_person: int = 0
    grows: bool = False
    clock: str = "relaxed"
    locale: str | None = None
    quiet: QuietHours | None = None
    days_off: int = 30
    called: tuple[int, ...] = ()
    computers: bool = True
    least_in_time: int = 0
    newcomers: bool = True
    pace: AnswerPace = "quick"


class Reliability(Struct, frozen=True):
    """The recent reliability of a person on one server.

    ``turns``: recent turns with a clock; ``in_time``: how many of them were answered in time; ``left``: games
    recently abandoned; ``finished``: games ever completed on this server.
    """

    turns: int = 0
    in_time: int = 0
    left: int = 0
    finished: int = 0

    @property
    def percent(self) -> int:
        """Return how many of a hundred turns they answered in time, rounded down; 100 if they had none."""
        return 100 * self.in_time // self.turns if self.turns else 100


class Preset(Terms, frozen=True):
    """Saved options of a table: of a person (``guild`` is 0) or of a whole server (``person`` is 0)."""

    guild: int
    person: int
    game: str
    name: Typed

    @property
    def is_shared(self) -> bool:
        """Whether it is the server's."""
        return self.person == 0


class SettingChange(Struct, frozen=True):
    """One change of a server's setting: who made it, when, and its values before and after.

    ``person`` is 0 for somebody who had their data deleted.
    """

    person: int
    at: float
    setting: str
    before: Any
    after: Any


class Rating(Struct, frozen=True):
    """A person's rating in a game on a server: an estimate, its uncertainty, and the number of games."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def points(self) -> int:
        """Return the rating as people read it: 1000 for a new player, and never below 0."""
        return max(0, round(_FIRST_POINTS + _POINTS * self.cautious))

    @property
    def cautious(self) -> float:
        """Return a conservative estimate: low while it's uncertain, and 0 for a new player."""
        return self.mu - 3 * self.sigma
