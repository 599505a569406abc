"""Extensions: more time for a turn, taken without asking, a limited number of times per game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec.structs import replace

from bot.features.clocks.rules.clocks import prolonged
from bot.table.action import PLAYING, action, nothing
from bot.table.actor import PLAYERS, Actor, Facts, seat_of
from bot.table.alone import clock_at
from bot.table.refusals import refused
from bot.table.situation import Situation, TableStep, line
from bot.table.table import SeatRow
from games.engine.text import Seat, SeatName

MOST_EXTENSIONS = 5
"""The most extensions per person that a table may agree on."""


class Extending(Protocol):
    """The facts about a table that extensions depend on; rows and perspectives both have them."""

    @property
    def clock(self) -> str:
        """The name of the seats' clock."""
        ...

    @property
    def extensions(self) -> int:
        """Number of extensions per person and game."""
        ...

    @property
    def seats(self) -> Sequence[SeatRow]:
        """The seats, with their people."""
        ...


def extensions_left(table: Extending, seat: Seat) -> int:
    """Return how many extensions the person at ``seat`` has left; 0 for a computer or without a clock."""
    row = table.seats[seat]
    if row.person is None or clock_at(table) is None:
        return 0
    return max(0, table.extensions - row.extended)


def can_extend(table: Extending, seat: Seat) -> bool:
    """Return whether ``seat`` has a running or expired clock and an extension left."""
    return table.seats[seat].since is not None and extensions_left(table, seat) > 0


def _is_short(table: Facts, actor: Actor) -> bool:
    seat = seat_of(table, actor.person)
    return seat is not None and can_extend(table, seat)


@action(
    "extend", PLAYERS, PLAYING,
    read=nothing, place="own seat", reply="hand", done="done-extended", command="extend", sensible=_is_short,
)  # fmt: skip
def extend(at: Situation, actor: Actor, _: None) -> TableStep:
    """Take more time for your turn without asking, as often as the options allow."""
    table, seat = at.table, at.seat_of(actor.person)
    row, preset = table.seats[seat], clock_at(table)
    if preset is None or row.since is None:
        raise refused("no-clock-runs")
    if not extensions_left(table, seat):
        raise refused("no-extension-left", count=table.extensions)
    longer = prolonged(row, at.now, at.calendar(row.person), preset)
    after = at.after(seats=at.with_seat(seat, replace(longer, extended=row.extended + 1)))
    told = line("log-extended", seat=SeatName(seat), left=extensions_left(after, seat))
    return TableStep(after, at.state, (told,))
