"""Silence counts only if the person could know that they have a question, and if others could decide."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.features.absence.rules.silence import falls_silent, host_silent_at, seen, silent_seats_at
from bot.features.lifecycle.rules.lifecycle import halted
from bot.features.notices.rules.notice import Notice
from bot.features.notices.rules.reach import channel_closed, channel_opened, reached
from bot.table.alone import is_alone
from bot.table.rows import Silence
from bot.table.situation import TableStep
from bot.table.table import SeatRow
from bot.table.table_terms import USUAL_SILENT_DAYS
from games.registry import GAMES
from tests.support.started import Started, lobby, started

PEOPLE = (10, 11, 12)
HERE = 2
"""The channel of the tables."""
HOUR, DAY = 3_600.0, 86_400.0
SILENT = USUAL_SILENT_DAYS * DAY


def begun() -> Started:
    """Return a table without a clock, at which somebody has a question that they haven't seen yet."""
    table = started(GAMES["abraca"], PEOPLE)
    asked = {seat: replace(one, shown=False) for seat, one in table.at.table.asked.items()}
    table.at.table.asked = asked
    return table


def later(table: Started, seconds: float) -> None:
    table.at = replace(table.at, now=table.at.now + seconds)


def take(table: Started, step: TableStep | None) -> None:
    assert step is not None
    table.take(step)


def told(table: Started, seat: int) -> list[Notice]:
    """Return the notice that told ``seat`` about its question."""
    revision = table.at.table.asked[seat].revision
    return [Notice(1, 1, revision, seat, "turn", PEOPLE[seat], 0.0, "sent", told=1)]


def test_a_question_that_has_reached_nobody_takes_no_days() -> None:
    table = begun()
    [asked] = table.at.table.asked
    take(table, channel_closed(table.at, HERE, [], is_gone=False))
    assert table.at.table.silent_at is None
    later(table, 30 * DAY)
    assert silent_seats_at(table.at) == {}
    take(table, reached(table.at, told(table, asked)))
    assert silent_seats_at(table.at) == {asked: table.at.now + SILENT}
    assert table.at.table.silent_at == table.at.now + SILENT


def test_whoever_was_told_before_the_channel_closed_has_no_more_days() -> None:
    table = begun()
    [asked] = table.at.table.asked
    due = table.at.table.silent_at
    later(table, HOUR)
    take(table, channel_closed(table.at, HERE, told(table, asked), is_gone=True))
    assert table.at.table.silent_at == due


@pytest.mark.parametrize("how", ["opens", "moves"])
def test_silence_begins_anew_when_the_channel_is_open(how: str) -> None:
    table = begun()
    [asked] = table.at.table.asked
    take(table, channel_closed(table.at, HERE, told(table, asked), is_gone=False))
    later(table, SILENT - HOUR)
    if how == "opens":
        take(table, channel_opened(table.at, HERE))
    else:
        table.act("here", (asked + 1) % 3, 99)
    assert table.at.table.silent_at == table.at.now + SILENT


def test_a_host_is_not_silent_while_the_channel_is_closed() -> None:
    table = begun()
    table.act("pause", 0, None)
    assert table.at.table.silent_at == table.at.now + SILENT
    take(table, channel_closed(table.at, HERE, [], is_gone=False))
    later(table, 30 * DAY)
    assert host_silent_at(table.at) is None
    assert table.at.table.silent_at is None
    take(table, channel_opened(table.at, HERE))
    assert table.at.table.silent_at == table.at.now + SILENT


def test_a_vote_outlasts_that_the_channel_is_closed() -> None:
    table = begun()
    [asked] = table.at.table.asked
    later(table, SILENT)
    assert table.at.table.silent_at is not None
    take(table, falls_silent(table.at, Silence(1, table.at.table.silent_at)))
    take(table, channel_closed(table.at, HERE, told(table, asked), is_gone=False))
    assert table.at.table.seats[asked].is_silent
    take(table, channel_opened(table.at, HERE))
    assert table.at.table.seats[asked].is_silent


@pytest.mark.parametrize("is_silent", [False, True])
def test_at_a_halted_table_nobody_is_silent(is_silent: bool) -> None:
    table = begun()
    [asked] = table.at.table.asked
    if is_silent:
        later(table, SILENT)
        assert table.at.table.silent_at is not None
        take(table, falls_silent(table.at, Silence(1, table.at.table.silent_at)))
    table.take(halted(table.at, "R"))
    assert table.at.table.seats[asked].vote is None
    assert table.at.table.silent_at is None
    later(table, 30 * DAY)
    table.act("release", 0, None)
    assert table.at.table.silent_at == table.at.now + SILENT


@pytest.mark.parametrize("is_private", [False, True])
def test_alone_nobody_is_silent_and_no_press_is_noted(is_private: bool) -> None:
    [asked] = begun().at.table.asked
    at = lobby(GAMES["abraca"], PEOPLE[:1])
    rows = [SeatRow(None, None, 1), SeatRow(None, None, 1)]
    rows.insert(asked, at.table.seats[0])
    table = Started(replace(at, table=replace(at.table, seats=rows, is_private=is_private)), begun().record)
    table.act("start", asked, None)
    assert is_alone(table.at.table)
    assert asked in table.at.table.asked
    assert table.at.table.silent_at is None
    later(table, 30 * DAY)
    assert silent_seats_at(table.at) == {}
    assert seen(table.at, PEOPLE[0]) is None


def test_a_vote_ends_when_its_person_is_alone() -> None:
    table = begun()
    [asked] = table.at.table.asked
    later(table, SILENT)
    assert table.at.table.silent_at is not None
    take(table, falls_silent(table.at, Silence(1, table.at.table.silent_at)))
    for seat in {0, 1, 2} - {asked}:
        assert table.at.table.seats[asked].is_silent
        table.act("give-up", seat, None)
    assert table.at.table.seats[asked].vote is None
    assert table.at.table.silent_at is None
