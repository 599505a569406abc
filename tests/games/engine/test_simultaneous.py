"""Several seats decide at once, in secret: tested on rock, paper, scissors."""

from __future__ import annotations

import pytest

from games.engine.chance import RecordedChance
from games.engine.decision import Decision, Option, StandingAnswer
from games.engine.event import Event
from games.engine.game import SPECTATOR, Refused
from games.engine.play import play, seen_waiting, waiting_for
from games.engine.record import begin, replay_moves, undoable_moves
from games.engine.text import SeatName, Text
from tests.games.engine.duel import Duel, Options, State

DUEL = Duel()


def duel() -> State:
    return DUEL.setup(3, Options(), RecordedChance(()))


def answer(state: State, seat: int, hand: str) -> list[Event]:
    return play(DUEL, state, seat, (hand,), RecordedChance(()))


def test_everybody_is_asked_at_once_and_in_any_order() -> None:
    state = duel()
    assert waiting_for(DUEL.decisions(state)) == [0, 1, 2]
    answer(state, 2, "rock")
    assert waiting_for(DUEL.decisions(state)) == [0, 1]


def test_an_answer_may_be_changed_until_the_last_one_is_in() -> None:
    state = duel()
    answer(state, 0, "rock")
    answer(state, 0, "paper")
    assert DUEL.decisions(state)[0].given == ("paper",)
    answer(state, 1, "rock")
    answer(state, 2, "rock")
    assert state.wins == [2, 0, 0]


def test_an_answer_is_secret_and_that_it_was_given_is_public() -> None:
    state = duel()
    events = answer(state, 0, "scissors")
    assert events == [Event(Text("duel-answered", {"player": SeatName(0)}))]
    assert DUEL.view(state, 0).mine == "scissors"
    for viewer in (1, 2, SPECTATOR, None):
        view = DUEL.view(state, viewer)
        assert view.mine is None
        assert [place.answered for place in view.places] == [True, False, False]


def test_the_last_answer_reveals_all() -> None:
    state = duel()
    answer(state, 1, "rock")
    answer(state, 0, "paper")
    shown = [event for event in answer(state, 2, "scissors") if event.reveals]
    assert [event.text.args["hand"] for event in shown] == ["paper", "rock", "scissors"]
    assert all(event.visible_to(viewer) for event in shown for viewer in (0, SPECTATOR, None))
    assert waiting_for(DUEL.decisions(state)) == [0, 1, 2]


def test_two_hands_at_once_are_refused() -> None:
    state = duel()
    with pytest.raises(Refused):
        play(DUEL, state, 0, ("rock", "paper"), RecordedChance(()))
    assert state == duel()


def test_a_committed_answer_may_be_taken_back_until_another_seat_acts() -> None:
    record, state, stream = begin(DUEL, 2, Options(), bytes(32))
    record, _ = replay_moves(DUEL, record, state, 0, ("rock",), stream)
    assert undoable_moves(DUEL, record, 0) == 1
    record, _ = replay_moves(DUEL, record, state, 1, ("rock",), stream)
    assert undoable_moves(DUEL, record, 0) == undoable_moves(DUEL, record, 1) == 0


def test_nobody_is_seen_to_owe_an_answer_to_a_discreet_question() -> None:
    options = (Option("pass", Text("pass")),)
    standing = StandingAnswer(("pass",), "long")
    asked = {
        0: Decision(Text("prompt"), options, discreet=True, standing=standing),
        1: Decision(Text("prompt"), options, discreet=True, given=("pass",)),
        2: Decision(Text("prompt"), options),
    }
    assert waiting_for(asked) == [0, 2]
    assert seen_waiting(asked) == [2]
