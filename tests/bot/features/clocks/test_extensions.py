"""Extensions: how much time a person may add, how often, and what changes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.features.absence.rules.stand_ins import time_is_up
from bot.features.clocks.rules.calendar import Calendar, QuietHours
from bot.features.clocks.rules.clocks import clock_of
from bot.features.clocks.rules.extensions import extensions_left
from bot.features.notices.rules.standing_notices import Listeners, standing_notices
from bot.table.rows import SeatClock
from bot.table.table import SeatRow
from games.engine.game import Refused
from games.engine.text import Seat
from games.registry import GAMES
from tests.support.started import Started, started

GAME = GAMES["abraca"]
HOUR = 3_600.0
LIVE = clock_of("live")
assert LIVE is not None


def begun(clock: str = "live", extensions: int = 2, calendar: Calendar | None = None) -> tuple[Started, Seat]:
    """Return a table that has just started, and the seat whose clock is running."""
    table = started(GAME, (3, 4, 5), clock=clock, calendar=calendar)
    table.at = replace(table.at, table=replace(table.at.table, extensions=extensions))
    running = [seat for seat, row in enumerate(table.at.table.seats) if row.since is not None]
    return table, running[0] if running else 0


def row_of(table: Started, seat: Seat) -> SeatRow:
    return table.at.table.seats[seat]


def later(table: Started, seconds: float) -> None:
    table.at = replace(table.at, now=table.at.now + seconds)


def test_an_extension_is_added_to_what_is_left() -> None:
    table, seat = begun()
    before = row_of(table, seat)
    later(table, 60)
    table.act("extend", seat, None)
    after = row_of(table, seat)
    assert before.due_at is not None
    assert after.due_at == before.due_at + LIVE.extension
    assert after.since == before.since, "the turn began when it began"
    assert extensions_left(table.at.table, seat) == 1
    later(table, 100)
    table.act("extend", seat, None)
    assert row_of(table, seat).due_at == before.due_at + 2 * LIVE.extension
    with pytest.raises(Refused, match="no-extension-left"):
        table.act("extend", seat, None)


def test_what_is_not_used_up_is_not_kept_beyond_the_most_that_a_clock_holds() -> None:
    table, seat = begun()
    table.act("extend", seat, None)
    table.act("extend", seat, None)
    decision = table.at.decisions[seat]
    while table.at.decisions.get(seat) is not None and row_of(table, seat).since is not None:
        decision = table.at.decisions[seat]
        table.pick(seat, decision.options[-1].id)
    reserve = row_of(table, seat).reserve
    assert reserve is not None
    assert reserve <= LIVE.cap


def test_quiet_hours_do_not_count_as_time_taken() -> None:
    nights = Calendar(QuietHours(0, 60, "UTC"))
    table, seat = begun(clock="relaxed", calendar=nights)
    due = row_of(table, seat).due_at
    assert due is not None
    table.act("extend", seat, None)
    assert row_of(table, seat).due_at == nights.end(due, 24 * HOUR)


def test_whose_time_is_up_may_still_take_it_and_the_table_is_asked_no_more() -> None:
    table, seat = begun()
    due = row_of(table, seat).due_at
    assert due is not None
    table.at = replace(table.at, now=due)
    step = time_is_up(table.at, SeatClock(1, seat, due))
    assert step is not None
    table.take(step)
    assert {notice.kind for notice in standing_notices(table.at, Listeners()).values()} >= {"time", "vote"}
    table.act("extend", seat, None)
    assert not row_of(table, seat).timed_out
    assert row_of(table, seat).due_at == due + LIVE.extension
    assert not {notice.kind for notice in standing_notices(table.at, Listeners()).values()} & {"time", "vote"}


def test_nobody_takes_time_that_was_not_agreed_or_that_does_not_run() -> None:
    table, seat = begun(extensions=0)
    with pytest.raises(Refused, match="no-extension-left"):
        table.act("extend", seat, None)
    table, seat = begun(clock="none")
    with pytest.raises(Refused, match="no-clock-runs"):
        table.act("extend", seat, None)
    table, seat = begun()
    other = next(other for other in range(3) if row_of(table, other).since is None)
    with pytest.raises(Refused, match="no-clock-runs"):
        table.act("extend", other, None)


def test_a_seat_that_changes_hands_has_all_of_them() -> None:
    table, seat = begun()
    table.act("extend", seat, None)
    table.act("give-up", seat, None)
    assert row_of(table, seat).extended == 0
    assert extensions_left(table.at.table, seat) == 0, "a computer takes no time"
