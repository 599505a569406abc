"""What follows from a step of a table: notices, clocks, deadlines, results, all that is written with it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.change import TableChange
from bot.domain.clocks import PRESETS, run_clocks
from bot.domain.due import clocked, deadlines_due, next_in_turn, notices_due
from bot.domain.notice import NewNotice
from bot.domain.situation import Situation, TableStep
from bot.domain.table import Disclosure, Result, SeatRow, Table
from games.engine.decision import Decision
from games.engine.game import AnyGame
from games.engine.snapshot import snapshot_of
from games.engine.text import Seat


class Listeners(Struct, frozen=True):
    """Who hears of a table besides those who are asked: its followers, and who wants to be told early.

    ``delay`` is how many seconds those who are there have to move before anybody is told.
    """

    followers: Collection[int] = ()
    early: Collection[int] = ()
    delay: float = 0


def consequences(before: Situation, step: TableStep, listeners: Listeners) -> TableChange:
    """Return everything that ``step``, taken in the situation ``before``, writes in one transaction."""
    table, state = _closed(step.table), step.state
    notices = step.notices
    if state is None:
        return _change(before, step, table, notices)
    game = before.game
    decisions = game.decisions(state)
    if not table.asked and table.status == "playing":
        table = replace(table, asked=dict.fromkeys(decisions, table.revision))
    movers = step.movers
    due = notices_due(game, table, state, before.state, movers | step.informed, listeners.delay)
    early = _early_notice(game, table, state, movers, listeners)
    table = replace(
        table,
        snapshot=snapshot_of(game, state),
        seats=_clocks(before, table, decisions, movers),
    )
    notices = (*due, *early, *notices)
    results: tuple[Result, ...] = ()
    if table.status == "over" and before.table.status != "over":
        results = _results(game, table, state)
        notices = (*notices, *_news(table, movers, listeners))
    deadlines = deadlines_due(game, table, state)
    return replace(_change(before, step, table, notices), deadlines=deadlines, results=results)


def _change(before: Situation, step: TableStep, table: Table, notices: tuple[NewNotice, ...]) -> TableChange:
    seats_changed = table.seats != before.table.seats
    sits_down = step.state is not None and (seats_changed or before.state is None)
    return TableChange(
        table,
        moves=step.moves,
        events=step.events,
        notices=notices,
        offered=step.offered,
        withdrawn=step.withdrawn,
        sights=_sights(table) if sits_down else (),
        kept_moves=step.kept_moves,
        seats_changed=seats_changed,
        outdated=step.outdated,
    )


def _sights(table: Table) -> tuple[Disclosure, ...]:
    """Return what the people at the seats may see from now on, and so have seen."""
    return tuple(
        Disclosure(row.person, seat) for seat, row in enumerate(table.seats) if row.person is not None
    )


def _closed(table: Table) -> Table:
    """Return ``table`` without what a table that is over or at rest has no more."""
    if table.status in {"over", "ended"}:
        # From now on its own table may be played again, and so may the one it was the rematch of.
        return replace(table, rematch_of=None, proposal=None)
    if table.status == "paused" and table.proposal and table.proposal.kind == "pause":
        return replace(table, proposal=None)
    return table


def _news(table: Table, movers: Collection[Seat], listeners: Listeners) -> list[NewNotice]:
    """Return the notices of the result: to those at the table who did not end it, and to followers."""
    due = table.changed_at + listeners.delay
    seated = {row.person: seat for seat, row in enumerate(table.seats) if row.person is not None}
    followers = dict.fromkeys(listeners.followers, -1)
    return [
        NewNotice(seat, person, due, "result")
        for person, seat in (followers | seated).items()
        if seat not in movers
    ]


def _early_notice(
    game: AnyGame, table: Table, state: Any, movers: Collection[Seat], listeners: Listeners
) -> tuple[NewNotice, ...]:
    """Return the notice to the person who comes next, if they asked to be told early."""
    seat = next_in_turn(game, table, state, movers)
    person = None if seat is None else table.seats[seat].person
    if seat is None or person is None or person not in listeners.early:
        return ()
    return (NewNotice(seat, person, table.changed_at + listeners.delay, "soon"),)


def _clocks(
    before: Situation, table: Table, decisions: Mapping[Seat, Decision], movers: Collection[Seat]
) -> list[SeatRow]:
    """Return the seats with the clocks of those who are asked running, and of all others standing still."""
    asked: Mapping[Seat, Decision] = decisions if table.status == "playing" else {}
    seats = table.seats
    if table.status == "playing" and any(row.stand_in == "turn" for row in seats):
        # A stand-in for one turn has done its work when the seat is not asked any more.
        seats = [
            replace(row, stand_in=None) if row.stand_in == "turn" and seat not in asked else row
            for seat, row in enumerate(seats)
        ]
    # Whoever is stopped by a pause or by the end has not answered and gets no refill.
    preset = PRESETS.get(table.clock) if table.status == "playing" else None
    if preset is None and not any(row.since for row in seats):
        return seats
    calendars = {seat: before.calendar(row.person) for seat, row in enumerate(seats)}
    mover = next(iter(movers), None)
    return run_clocks(seats, clocked(asked), mover, preset, table.changed_at, calendars)


def _results(game: AnyGame, table: Table, state: Any) -> tuple[Result, ...]:
    outcome = game.outcome(state)
    assert outcome is not None, "a game that is over has an outcome"
    return tuple(
        Result(seat, row.person, outcome.ranks[seat], outcome.scores[seat], row.member)
        for seat, row in enumerate(table.seats)
    )
