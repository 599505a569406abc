"""The consequences of a step: notices, clocks, deadlines, results, and everything else written with it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec.structs import replace

from bot.features.absence.rules.silence import next_silence, votes_that_go_on, with_presence_noted
from bot.features.clocks.rules.clocks import held, run_clocks
from bot.features.clocks.rules.due import clocked, deadlines_due, is_strict
from bot.features.lobby.rules.pace import pace_of
from bot.features.notices.rules.news import news_of
from bot.features.notices.rules.reach import counted_from_release, untold
from bot.features.notices.rules.standing_notices import Listeners, appearing, counted
from bot.features.plans.rules.after import news_of_plans, plans_after
from bot.features.reliability.rules.reliability import with_turns_noted
from bot.table.alone import clock_at, is_alone
from bot.table.change import TableChange
from bot.table.questions import answer_times_after, questions_after, secret_question_after, with_wait_noted
from bot.table.rows import Deadline, DealResult, Departure, Disclosure, Pace, Result
from bot.table.situation import Decided, Situation, TableStep
from bot.table.table import Invitation, SeatRow, Table
from games.engine.decision import Decision
from games.engine.game import AnyGame
from games.engine.snapshot import snapshot_of
from games.engine.text import Seat


def consequences(before: Situation, step: TableStep, listeners: Listeners) -> TableChange:
    """Return everything to write in one transaction for ``step``, taken in the situation ``before``."""
    table, state = _closed(step.table, step.state), step.state
    results: tuple[Result, ...] = ()
    deal_results: tuple[DealResult, ...] = ()
    deadlines: tuple[Deadline, ...] = ()
    moves = step.moves
    pace: Pace | None = None
    decided: Decided | None = None
    if state is not None:
        game = before.game
        decided = step.decided or before.decided_in(state)
        decisions = decided.decisions
        table.seats = plans_after(before, step, table)
        planned = replace(before, table=table, state=state, decided=decided).planned
        asked, secretly = counted_from_release(
            before.table,
            table,
            # At a strict table, others could tell from a missing notice that a plan answers.
            questions_after(before, step, decisions, () if is_strict(table) else planned),
            secret_question_after(before, step, decisions),
        )
        table = replace(
            table,
            asked=asked,
            asked_secretly=secretly,
            answer_times=answer_times_after(before, step),
            snapshot=snapshot_of(game, state),
        )
        table.seats = _clocks(before, table, decisions, step.movers)
        table.seats = votes_that_go_on(before.table, table)
        step = replace(step, moves=with_wait_noted(before, step))
        moves, table.seats = with_turns_noted(before.table.seats, table.seats, step)
        is_over = table.status == "over" and before.table.status != "over"
        if is_over and table.deal is not None:
            deal_results = _deal_results(game, table, state, table.deal)
        if is_over and table.practice is None and not table.is_private:
            results = _results(game, table, state)
            pace = pace_of(table)
        deadlines = deadlines_due(replace(before, table=table, state=state, decided=decided))
    table = with_presence_noted(before.table, table, before.now)
    table.silent_at = next_silence(replace(before, table=table, state=state, decided=decided))
    offers = tuple(offer for offer in before.offers if offer not in step.withdrawn)
    after = replace(before, table=table, state=state, decided=decided, offers=(*offers, *step.offered))
    news = [*news_of(before, step, table, listeners), *news_of_plans(before, step, table)]
    notices = [counted(notice, table) for notice in (*appearing(before, after, listeners), *news)]
    seats_changed = table.seats != before.table.seats
    sits_down = state is not None and (seats_changed or before.state is None)
    return TableChange(
        table,
        before.table,
        moves=moves,
        events=step.events,
        notices=tuple(notices),
        deadlines=deadlines,
        results=results,
        deal_results=deal_results,
        offered=step.offered,
        withdrawn=step.withdrawn,
        sights=_sights(table) if sits_down else (),
        pace=pace,
        departures=_departures(before, step),
        returned=_returned(before, table) if state is not None else (),
        kept_moves=step.kept_moves,
        seats_changed=seats_changed,
        guests_changed=_guests(table) != _guests(before.table),
        outdated=step.outdated,
        decided=decided,
    )


def _sights(table: Table) -> tuple[Disclosure, ...]:
    """Return which seats' views the people at the table have seen from now on."""
    return tuple(
        Disclosure(row.person, seat) for seat, row in enumerate(table.seats) if row.person is not None
    )


def _departures(before: Situation, step: TableStep) -> tuple[Departure, ...]:
    """Return the people who abandon the game to others; leaving only computers behind doesn't count."""
    rows = before.table.seats
    counts = before.table.practice is None and not is_alone(before.table)
    leaving = [rows[seat].member for seat in sorted(step.leavers) if counts]
    return tuple(Departure(member, before.now) for member in leaving if member is not None)


def _returned(before: Situation, table: Table) -> tuple[int, ...]:
    """Return the members who have newly sat down; they may have left the game before."""
    known = {row.member for row in before.table.seats}
    return tuple(row.member for row in table.seats if row.member is not None and row.member not in known)


def _guests(table: Table) -> tuple[list[Invitation], list[int]]:
    return table.invitations, table.sent_away


def _closed(table: Table, state: Any) -> Table:
    """Return ``table`` without data that no longer applies once it has begun, is over or is paused."""
    if state is not None or table.status == "ended":
        # These tell the queue who didn't want to play.
        invitations = table.invitations if table.matched and table.status == "ended" else []
        table = replace(table, invitations=invitations, sent_away=[])
    if table.status in {"over", "ended"}:
        # From now on the table itself can have a rematch, and so can the table that it was the rematch of.
        return replace(table, rematch_of=None, proposal=None)
    if table.status == "paused" and table.proposal and table.proposal.kind == "pause":
        return replace(table, proposal=None)
    return table


def _clocks(
    before: Situation, table: Table, decisions: Mapping[Seat, Decision], movers: Collection[Seat]
) -> list[SeatRow]:
    """Return the seats with clocks running for those with a question, and stopped for all others.

    A question that hasn't reached anybody takes no time.
    """
    asked: Mapping[Seat, Decision] = decisions if table.status == "playing" else {}
    seats = table.seats
    if table.status == "playing" and any(row.stand_in == "turn" for row in seats):
        # A stand-in for one turn is done when the seat has no question left.
        seats = [
            replace(row, stand_in=None) if row.stand_in == "turn" and seat not in asked else row
            for seat, row in enumerate(seats)
        ]
    # A clock stopped by a pause or the end gets no refill, because its seat hasn't answered.
    preset = clock_at(table) if table.status == "playing" else None
    if preset is not None or any(row.since is not None for row in seats):
        calendars = {seat: before.calendar(row.person) for seat, row in enumerate(seats)}
        mover = next(iter(movers), None)
        runs, stands = clocked(asked), untold(table)
        seats = [
            held(row, table.asked[seat].at) if seat in runs & stands else row
            for seat, row in enumerate(seats)
        ]
        seats = run_clocks(seats, runs - stands, mover, preset, table.changed_at, calendars)
    if clock_at(table) is None:
        # People who play on with nobody waiting get a full reserve once somebody waits again.
        seats = [row if row.stand_in else replace(row, reserve=None) for row in seats]
    return seats


def _results(game: AnyGame, table: Table, state: Any) -> tuple[Result, ...]:
    outcome = game.outcome(state)
    assert outcome is not None, "a game that is over has an outcome"
    return tuple(
        Result(seat, row.person, outcome.ranks[seat], outcome.score(seat), row.member)
        for seat, row in enumerate(table.seats)
    )


def _deal_results(game: AnyGame, table: Table, state: Any, deal: str) -> tuple[DealResult, ...]:
    outcome = game.outcome(state)
    assert outcome is not None, "a game that is over has an outcome"
    found = []
    for seat, row in enumerate(table.seats):
        score = game.score(state, seat)
        rank, version = outcome.ranks[seat], table.rules_version
        found.append(
            DealResult(deal, seat, row.member, score.points, score.lead, rank, version, table.changed_at)
        )
    return tuple(found)
