"""Somebody's wish to play, and the queue's progress in granting it. Times are Unix seconds."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from statistics import median
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.features.clocks.rules.clocks import clock_of
from bot.table.table import InvitationState, Status
from games.engine.game import AnyGame

_HOUR, _DAY = 3_600.0, 86_400.0

LASTS = 14 * _DAY
"""Seconds after which a wish ends, unless its person keeps it."""
MOST_FRIENDS = 3
"""Maximum number of friends that somebody may name."""
SIZES = (2, 3, 4, 5, 6)
"""The numbers of players that somebody can choose."""
FEWEST_WAITS = 3
"""Minimum number of games found by the queue for a statement about the usual wait."""
LAST_WAITS = 20
"""Number of latest games that this statement considers."""
_SHORTEST_ANSWER, _LONGEST_ANSWER = _HOUR / 2, _DAY

Outcome = Literal["found", "declined", "lapsed", "called-off", "ended"]
"""Why somebody waits no longer: a game has begun; they declined a table of the queue, or didn't answer in
time; a moderator ended the table; the wish has run out."""
Stage = Literal["off", "waiting", "offered", "accepted", Outcome]
"""How far a wish has come: its person isn't waiting; they wait; a seat is kept for them; they have accepted
and the others haven't; or they wait no longer."""

LOOKING: frozenset[Stage] = frozenset({"waiting", "offered", "accepted"})
"""The stages in which the queue still looks for a game."""


class Wish(Struct, frozen=True):
    """The wish of ``person`` to play on ``guild``. It stays as their next wish when they stop waiting.

    ``games``, ``sizes`` (numbers of players) and ``clock`` say which tables they want. ``channel`` is where
    they asked, and where a table opens if nothing speaks against it. ``hours``: the hours in which they
    usually play may be compared with those of others. ``across``: they also want tables with people of other
    servers, if their server allows it. They have waited ``since``, ``None`` if they don't
    wait, and wait until ``ends_at``; the last time, that ended with ``outcome``. ``matches`` counts
    the tables that the queue has made for them.
    """

    guild: int
    person: int
    games: tuple[str, ...]
    sizes: tuple[int, ...]
    clock: str
    channel: int
    hours: bool = False
    across: bool = False
    since: float | None = None
    ends_at: float = 0.0
    outcome: Outcome | None = None
    matches: int = 0

    def begun(self, now: float) -> Wish:
        """Return it as waiting from ``now`` on; somebody who waits already keeps their place."""
        since = now if self.since is None else self.since
        return replace(self, since=since, ends_at=now + LASTS, outcome=None)

    def stopped(self) -> Wish:
        """Return it as not waiting."""
        return replace(self, since=None)

    def fits(self, game: str, clock: str) -> bool:
        """Return whether it's about ``game`` with ``clock``."""
        return game in self.games and clock == self.clock


class Friend(Struct, frozen=True):
    """``person`` wants to play only together with ``friend``, which counts once both want it."""

    guild: int
    person: int
    friend: int


class Offered(Struct, frozen=True):
    """A seat that the queue has offered to ``person`` ``at`` a time, at a ``table`` with a ``status``.

    ``matched``: the queue made the table.
    """

    person: int
    table: int
    at: float
    due_at: float | None
    state: InvitationState
    status: Status
    matched: bool


class Sitting(Struct, frozen=True):
    """A seat of ``person`` at a ``table``, which is neither a practice table nor part of a competition.

    ``matched``: the queue made the table. Its game began at ``started_at``, ``None``: not yet.
    """

    person: int
    table: int
    status: Status
    game: str
    clock: str
    started_at: float | None
    matched: bool


class Progress(Struct, frozen=True):
    """The ``stage`` of a wish, and the ``table`` that it's about, ``None`` if there's none.

    ``due_at`` is when the person has to answer, ``None`` if nothing is asked of them.
    """

    stage: Stage
    table: int | None = None
    due_at: float | None = None


class Wait(Struct, frozen=True):
    """How many ``seconds`` somebody waited for a game that began ``at`` a time; nobody is named."""

    guild: int
    at: float
    seconds: float


def usual_sizes(games: Iterable[AnyGame]) -> tuple[int, ...]:
    """Return the sizes that somebody wants by default: all with which at least one of ``games`` is played.

    Two players are left out if there are others, because most games need company.
    """
    known = sorted({size for game in games for size in game.seats})
    return tuple(size for size in known if size in SIZES and (size > 2 or known == [2]))


def first_wish(guild: int, person: int, channel: int, games: Sequence[AnyGame], clock: str) -> Wish:
    """Return the wish of somebody who has never said what they want: any of ``games``."""
    return Wish(guild, person, tuple(game.id for game in games), usual_sizes(games), clock, channel)


def answer_time(clock: str) -> float:
    """Return the seconds in which people accept a table with ``clock``: as long as their clock would last."""
    preset = clock_of(clock)
    reserve = _LONGEST_ANSWER if preset is None else preset.reserve
    return min(max(reserve, _SHORTEST_ANSWER), _LONGEST_ANSWER)


def progress_of(
    wish: Wish, offered: Collection[Offered], sittings: Collection[Sitting], now: float
) -> Progress:
    """Return how far ``wish`` has come, given the seats offered to its person and the seats they have.

    A game counts as found if it fits the wish and began while they waited, whoever opened its table.
    """
    if wish.since is None:
        return Progress(wish.outcome or "off")
    for seat in sittings:
        has_begun = seat.started_at is not None and seat.started_at >= wish.since
        if has_begun and (seat.matched or wish.fits(seat.game, seat.clock)):
            return Progress("found", seat.table)
    for one in offered:
        if one.at >= wish.since and one.state == "lapsed":
            return Progress("lapsed", one.table)
        if one.at >= wish.since and one.state == "declined" and one.matched:
            return Progress("declined", one.table)
        if one.at >= wish.since and one.state == "called-off":
            return Progress("called-off", one.table)
    for one in offered:
        if one.status == "lobby" and one.state == "open" and one.due_at is not None:
            return Progress("offered", one.table, one.due_at)
    for seat in sittings:
        if seat.status == "lobby" and seat.matched:
            return Progress("accepted", seat.table)
    return Progress("ended") if now >= wish.ends_at else Progress("waiting")


def usual_wait(waits: Sequence[float]) -> float | None:
    """Return the usual wait, in seconds; ``None`` if ``waits`` are too few."""
    return median(waits) if len(waits) >= FEWEST_WAITS else None
