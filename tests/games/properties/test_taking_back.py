"""What may be taken back, counted along the way, is what the record says; and steps tell no secrets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, takewhile

from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine.decision import Decision
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.record import fixture_at, is_barrier, retold, set_up, undoable
from games.engine.steps import Step, every_step, public_steps
from games.engine.text import Seat
from tests.games.properties.walks import Walk, frozen, walks


def counted(walk: Walk) -> list[Seat]:
    """Return the seats of the last moves since the barrier, counted move by move as a table counts them."""
    free: list[Seat] = []
    state = set_up(walk.game, walk.record)
    told: Iterator[tuple[Decision, list[Event]]] = retold(walk.game, walk.record, state)
    for move, (decision, events) in zip(walk.record.moves, told, strict=True):
        barrier = is_barrier(decision, events, move.chance, walk.game.decisions(state))
        free = [] if barrier else [*free, move.seat]
    return free


@given(data=st.data())
def test_counting_along_the_way_gives_what_the_record_gives(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game, most=60))
    free = counted(walk)
    for seat in range(walk.seats):
        own = len(list(takewhile(seat.__eq__, reversed(free))))
        assert undoable(game, walk.record, seat) == own


@given(data=st.data())
def test_moves_since_the_barrier_made_again_lead_to_the_same_state(
    game: AnyGame, data: st.DataObject
) -> None:
    walk = data.draw(walks(game, most=60))
    free = len(counted(walk))
    moves = walk.record.moves
    assert not any(move.chance for move in moves[len(moves) - free :])
    before = fixture_at(game, walk.record, len(moves) - free)
    for move in moves[len(moves) - free :]:
        game.apply(before, move.seat, move.choice, walk.rest)
    assert frozen(before) == frozen(walk.state)


@given(data=st.data())
def test_what_can_be_taken_back_tells_of_no_answer_in_secret(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game, most=60))
    before = counted(walk)
    for seat, _ in islice(walk.go_on(), 5):
        asked = game.decisions(fixture_at(game, walk.record, len(walk.record.moves) - 1))[seat]
        after = counted(walk)
        if asked.discreet:
            assert before == after == []
        before = after


@given(data=st.data())
def test_an_answer_in_secret_is_no_step_of_its_own(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game, most=60))
    before = public_steps(game, walk.record)
    for seat, _ in islice(walk.go_on(), 5):
        asked = game.decisions(fixture_at(game, walk.record, len(walk.record.moves) - 1))[seat]
        last = every_step(game, walk.record)[-1]
        now = public_steps(game, walk.record)
        if asked.discreet and not seen_by_all(last):
            assert now == before, "a discreet answer that tells nothing shows nowhere"
        else:
            assert now[:-1] == before
            assert now[-1].moves == len(walk.record.moves)
        before = now


@settings(max_examples=20)
@given(data=st.data())
def test_the_steps_of_everybody_leave_no_event_out(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game, most=60))
    single, public = every_step(game, walk.record), public_steps(game, walk.record)
    assert len(single) == len(walk.record.moves) + 1
    told = [event for step in public for event in step.events]
    assert told == [event for step in single[: public[-1].moves + 1] for event in step.events]


def seen_by_all(step: Step) -> bool:
    return any(event.audience is None for event in step.events)
