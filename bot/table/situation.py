"""A table at the time of a change, and the result of one step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.features.blocks.rules import Blocks
from bot.features.clocks.rules.calendar import Calendar
from bot.features.lobby.rules.pace import Usual
from bot.features.notices.rules.notice import NewNotice
from bot.features.plans.rules.planning import planned_answers
from bot.features.reliability.rules.record import Reliability
from bot.features.servers.rules.settings import GuildSettings
from bot.table.refusals import refused
from bot.table.rows import Disclosure, MoveRow, Offer, OutdatedMessage
from bot.table.table import SeatRow, Table
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import SPECTATOR, AnyGame
from games.engine.record import Move, Record
from games.engine.text import Argument, Seat, Text


class Decided(Struct, frozen=True, dict=True):
    """The open decisions in one state of a game, derived once, when somebody first needs them."""

    game: AnyGame
    state: Any

    @cached_property
    def decisions(self) -> Mapping[Seat, Decision]:
        """The open decisions by seat."""
        return self.game.decisions(self.state)


class Situation(Struct, frozen=True, dict=True):
    """Everything a change of ``table`` may use. Times are Unix seconds.

    ``state`` is the game's, ``None`` before it begins. ``offers``, ``sights`` (what people have seen of the
    game) and ``record`` are set for changes that declare that they need them. ``calendars`` say by person
    when clocks stop, ``blocks`` who has blocked whom, ``reliability`` how reliable the people concerned are.
    ``owner`` owns the server; ``None`` if the bot isn't there. ``usual`` has the typical values of such
    games, for lobbies of strict tables. ``decided`` has the decisions of this state or of an earlier one.
    """

    table: Table
    game: AnyGame
    state: Any | None
    now: float
    settings: GuildSettings = GuildSettings()
    calendars: Mapping[int | None, Calendar] = {}
    offers: tuple[Offer, ...] = ()
    sights: tuple[Disclosure, ...] = ()
    record: Record | None = None
    blocks: Blocks = Blocks()
    reliability: Mapping[int, Reliability] = {}
    owner: int | None = None
    usual: Usual | None = None
    decided: Decided | None = None

    @cached_property
    def decisions(self) -> Mapping[Seat, Decision]:
        """Return the open decisions by seat; none before the game begins."""
        return {} if self.state is None else self.decided_in(self.state).decisions

    @property
    def player_counts(self) -> range:
        """Return how many people can play at the table: as many as its game allows, or as the queue chose."""
        return self.table.player_counts(self.game)

    @cached_property
    def planned(self) -> Mapping[Seat, Choice]:
        """Return by seat the answers that plans give to open questions."""
        return planned_answers(self.game, self.table, self.state, self.decisions)

    def decided_in(self, state: Any) -> Decided:
        """Return the decisions in ``state``: the known ones, if they are of the very same state."""
        if self.decided is not None and self.decided.state is state:
            return self.decided
        return Decided(self.game, state)

    def seat_of(self, person: int) -> Seat:
        """Return the seat of ``person``.

        :raises Refused: they don't sit at the table.
        """
        seat = self.table.seat_of(person)
        if seat is None:
            raise refused("not-your-table")
        return seat

    def calendar(self, person: int | None) -> Calendar:
        """Return the calendar that says when the clocks of ``person`` stand still."""
        return self.calendars.get(person, Calendar(self.settings.quiet))

    def after(self, **changes: Any) -> Table:
        """Return the table after a public step, with ``changes``; it restarts the table's idle time.

        For a step that nobody took, use ``after_resting``; for one that others can't see, ``after_unseen``.
        """
        step = {
            "revision": self.table.revision + 1,
            "public_revision": self.table.public_revision + 1,
            "changed_at": self.now,
            "warned_at": None,
            "asked": dict(self.table.asked),
        }
        if self.table.is_private:
            # Its channel shows nothing of it, so it's never behind.
            step["published_revision"] = self.table.revision + 1
        return replace(self.table, **(step | changes))

    def after_resting(self, **changes: Any) -> Table:
        """Return the table after a public step that isn't a sign of life, with ``changes``.

        The table's idle time continues, and so does the warning that it will be ended.
        """
        rest = {"changed_at": self.table.changed_at, "warned_at": self.table.warned_at}
        return self.after(**(rest | changes))

    def after_unseen(self, seats: list[SeatRow], drawn: dict[str, int] | None = None) -> Table:
        """Return the table after a step that only the person who took it can notice.

        Everything others can observe stays the same: the time on the board, the public revision, the warning
        that the table will be ended, and whether the board is up to date. Such a step can change the host's
        and ``seats``' data that no panel shows, and how far each stream was drawn from (``drawn``; ``None``:
        unchanged). Through its consequences it can change the snapshot, the questions, and when somebody
        counts as silent; nothing else.
        """
        table = self.table
        is_shown = table.published_revision == table.revision
        return replace(
            table,
            revision=table.revision + 1,
            published_revision=table.published_revision + is_shown,
            asked=dict(table.asked),
            seats=seats,
            drawn=table.drawn if drawn is None else drawn,
        )

    def with_seat(self, seat: Seat, row: SeatRow) -> list[SeatRow]:
        """Return the seats of the table with ``row`` at ``seat``."""
        seats = list(self.table.seats)
        seats[seat] = row
        return seats


class TableStep(Struct, frozen=True):
    """The result of one step at a table; ``bot.table.consequences`` derives everything else that it writes.

    ``kept_moves`` is how many moves stay when some are taken back. The seats in ``movers`` have answered,
    with or without a press; the ones in ``asked_anew`` get their question again even if it's unchanged. The
    people of the seats in ``informed`` pressed themselves, and see their next question in the answer. The
    people of the seats in ``leavers`` leave the game to the others. ``is_secret``: nobody else can see the
    moves. ``is_absent``: a clock answered for a person who had pressed nothing. ``news`` are notices of what
    the step did. ``decided`` has the decisions after it, if known.
    """

    table: Table
    state: Any | None
    events: tuple[Event, ...] = ()
    moves: tuple[MoveRow, ...] = ()
    offered: tuple[Offer, ...] = ()
    withdrawn: tuple[Offer, ...] = ()
    outdated: OutdatedMessage | None = None
    kept_moves: int | None = None
    movers: frozenset[Seat] = frozenset()
    asked_anew: frozenset[Seat] = frozenset()
    informed: frozenset[Seat] = frozenset()
    leavers: frozenset[Seat] = frozenset()
    is_secret: bool = False
    is_absent: bool = False
    news: tuple[NewNotice, ...] = ()
    decided: Decided | None = None

    @property
    def changes_game(self) -> bool:
        """Whether it makes moves or takes them back."""
        return bool(self.moves) or self.kept_moves is not None


class RulesFailed(Exception):
    """The rules of a game failed, for example on an offered move; the table is halted with an incident.

    ``moves`` are the moves of the step, including the failed one.
    """

    def __init__(self, error: Exception, record: Record | None = None, moves: Sequence[Move] = ()) -> None:
        super().__init__(type(error).__name__)
        self.error = error
        self.record = record
        self.moves = moves


def viewer_of(table: Table, person: int | None) -> Seat | None:
    """Return ``person`` as a viewer of ``table``: their seat, a spectator, or the public (``None``)."""
    if person is None:
        return None
    seat = table.seat_of(person)
    return SPECTATOR if seat is None else seat


def line(key: str, **args: Argument) -> Event:
    """Return a public line of the log."""
    return Event(Text(key, args))


STARTED = Event(Text("log-started"), begins=True)
"""The log line for the start of a game."""
