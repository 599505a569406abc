"""Veils at a table: who lifts them and when, and that lifting one reveals nothing by itself."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.features.play.rules import Pick, answer_due, move, moved
from bot.table.actor import Actor
from bot.table.change import TableChange
from bot.table.consequences import Listeners, consequences
from bot.table.rows import Deadline
from bot.table.situation import Situation, TableStep
from bot.table.table import Question, SeatRow, Table
from games.engine.chance import RandomStream
from games.engine.game import Refused
from tests.games.engine.duel import Options
from tests.games.engine.veiled import VEIL, Veiled

GAME = Veiled()
BEGAN = 1_000_000.0


def begun(first: int | None = 0, revision: int = 1) -> Situation:
    """Return a table of two at the start of a round; ``first`` is the person in the veiled seat."""
    table = Table(
        id=1,
        guild=2,
        channel=3,
        game=GAME.id,
        options={},
        locale="en",
        host=1,
        status="playing",
        secret=bytes(32),
        rules_version=1,
        created_at=BEGAN,
        changed_at=BEGAN,
        revision=revision,
        started_by=9,
        asked={seat: Question(revision, BEGAN, revision) for seat in (0, 1)},
        seats=[SeatRow(first, first, 1), SeatRow(1, 1, 1)],
    )
    state = GAME.setup(2, Options(), RandomStream(bytes(32)))
    return Situation(table, GAME, state, BEGAN)


def taken(at: Situation, step: TableStep | None) -> tuple[Situation, TableChange]:
    assert step is not None
    change = consequences(at, step, Listeners())
    return replace(at, table=change.table, state=step.state), change


def answered(at: Situation, *, late: float = 0.0) -> tuple[Situation, TableChange]:
    """Let both seats answer ``late`` seconds after the round started."""
    at, _ = taken(at, moved(replace(at, now=BEGAN + late), 0, ("rock",)))
    return taken(at, moved(replace(at, now=BEGAN + late), 1, ("paper",)))


@pytest.mark.parametrize("first", [0, None])
def test_a_veil_is_lifted_within_its_time_whoever_sits_under_it(first: int | None) -> None:
    times = set()
    for revision in range(1, 60):
        _, change = answered(begun(first, revision), late=3.0)
        [deadline] = change.deadlines
        times.add(deadline.due_at - BEGAN)
        assert deadline.seat == 0
    assert min(times) >= 0
    assert max(times) <= VEIL.seconds
    assert len(times) > 10, "it is drawn, so that nothing can be told from it"


def test_the_answer_of_a_person_lifts_no_veil() -> None:
    at, _ = answered(begun())
    with pytest.raises(Refused):
        move.change(at, Actor(0, "A"), Pick(at.table.own_revision(0), VEIL.choice))


def test_lifting_a_veil_is_seen_only_by_what_comes_of_it() -> None:
    at, _ = taken(begun(), moved(begun(), 0, ("rock",)))
    asked = dict(at.table.asked)
    due = Deadline(1, 0, asked[0].revision, BEGAN)
    at, change = taken(at, answer_due(replace(at, now=BEGAN + 9), due))
    assert change.table.changed_at == BEGAN
    assert change.table.asked == asked, "panels that are open can still be used"
    assert not change.events
    assert not change.notices
    at, change = taken(at, moved(replace(at, now=BEGAN + 10), 1, ("paper",)))
    assert [event.text.key for event in change.events] == ["duel-shows"] * 2


def test_whoever_sits_under_a_veil_hears_of_what_comes_after_it() -> None:
    at, change = answered(begun())
    [due] = change.deadlines
    at, change = taken(at, answer_due(replace(at, now=BEGAN + 30), due))
    assert {notice.seat for notice in change.notices} == {0, 1}
    assert not change.deadlines
    assert {question.revision for question in change.table.asked.values()} == {change.table.revision}


def test_a_question_that_is_open_again_has_no_veil_to_lift() -> None:
    at, change = answered(begun())
    [due] = change.deadlines
    at, _ = taken(at, answer_due(at, due))
    assert answer_due(at, due) is None
