"""How long answers take: from the table itself, otherwise from its server, otherwise in general."""

from __future__ import annotations

from statistics import median

from msgspec.structs import replace

from bot.features.clocks.rules.calendar import Calendar
from bot.features.computers.rules.answer_times import (
    ENOUGH,
    AnswerTimes,
    Pattern,
    time_in_window,
    time_to_answer,
    time_within,
    usual_median,
)
from bot.features.lobby.rules.pace import Usual, usual_answer
from games.engine.chance import RandomStream
from games.registry import GAMES
from tests.support.started import Started, started

PEOPLE = (5, 6)
MANY = 2_000


def test_the_times_of_a_table_count_once_there_are_enough() -> None:
    times = AnswerTimes(usual=300.0)
    assert AnswerTimes().pattern(is_further=False) == Pattern()
    for number in range(1, 100):
        assert times.pattern(is_further=False) == (
            Pattern(300.0) if number <= ENOUGH else Pattern(times=times.first)
        )
        times = times.noting(float(number), is_further=False)
    assert times.first[-1] == 99.0
    assert len(times.first) == 40, "only the newest are kept"
    assert times.pattern(is_further=True) == Pattern(300.0), "each kind has its own"


def test_drawn_times_are_like_the_known_ones() -> None:
    stream, known = RandomStream(bytes(32)), Pattern(times=tuple(map(float, range(50, 150))))
    drawn = [time_to_answer(stream, known) for _ in range(MANY)]
    assert 90 < median(drawn) < 110
    assert 20 < min(drawn) < max(drawn) < 350
    assert max(time_within(stream, known, 60.0) for _ in range(MANY)) <= 60
    assert max(time_in_window(stream, known, 70.0) for _ in range(MANY)) == 70, "who would be too late, is"


def test_a_median_is_that_of_the_drawn_times() -> None:
    stream = RandomStream(bytes(32))
    assert 270 < median(time_to_answer(stream, Pattern(300.0)) for _ in range(MANY)) < 330
    assert max(time_within(stream, Pattern(300.0), 600.0) for _ in range(MANY)) <= 600
    late = Pattern(times=(900.0,) * ENOUGH)
    assert 0 < time_within(stream, late, 600.0) <= 600, "known times that are too long do not count"
    assert time_within(stream, late, 0.0) == 0


def test_the_pace_of_a_server_gives_a_median() -> None:
    row = started(GAMES["abraca"], PEOPLE).at.table
    usual = Usual(5, True, seconds=100 * 1_648.7, presses=50, undo=False, computers=False, rated=True)
    assert round(usual_answer(usual, row) or 0) == 1_000, "the mean of a log-normal is 1.65 medians"
    assert usual_answer(replace(usual, here=False), row) is None, "other servers do not count"
    assert usual_answer(None, row) is None
    assert usual_median(1e9, 1) == 21_600
    assert usual_median(0, 0) == 60


def strict() -> Started:
    table = started(GAMES["touria"], PEOPLE, calendar=Calendar())
    table.at = replace(table.at, table=replace(table.at.table, pace="strict"))
    return table


def later(table: Started, seconds: float) -> None:
    table.at = replace(table.at, now=table.at.now + seconds)


def first_move(table: Started) -> None:
    """Let the first seat that has to answer take its first option."""
    seat, decision = next((seat, one) for seat, one in table.at.decisions.items() if one.given is None)
    table.pick(seat, decision.options[0].id)


def test_a_strict_table_notes_what_everybody_can_see() -> None:
    table = strict()
    for seconds in (100.0, 200.0, 30.0, 40.0):  # two starting bonuses, then two answers in the first turn
        later(table, seconds)
        first_move(table)
    times = table.at.table.answer_times
    assert sum(times.first) + sum(times.further) == 370
    assert 40.0 in times.further, "the same seat goes on"
    assert times.first[0] == 100.0


def test_a_secret_answer_and_a_quick_table_note_nothing() -> None:
    table = started(GAMES["touria"], PEOPLE)
    first_move(table)
    assert table.at.table.answer_times == AnswerTimes()
    saga = started(GAMES["saga"], PEOPLE)
    saga.at = replace(saga.at, table=replace(saga.at.table, pace="strict"))
    later(saga, 50.0)
    first_move(saga)
    assert saga.at.table.answer_times == AnswerTimes(), "the first hand is kept in secret"
