"""Answers that are held back for a while, so that the time when they take effect reveals nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.engine.chance import RandomStream
from games.engine.decision import Decision, StandingAnswer
from games.engine.game import Refused
from games.engine.play import held_back, next_move, play, play_out, waiting_for
from games.engine.player import RandomPlayer
from games.engine.text import Text
from tests.games.engine.duel import Options, State
from tests.games.engine.veiled import VEIL, Veiled

VEILED = Veiled()


def answered(*hands: str) -> State:
    state = VEILED.setup(len(hands), Options(), RandomStream(bytes(32)))
    for seat, hand in enumerate(hands):
        play(VEILED, state, seat, (hand,), RandomStream(bytes(32)))
    return state


def test_what_all_have_answered_waits_for_the_veil() -> None:
    state = answered("rock", "paper")
    assert state.played == 0
    assert waiting_for(VEILED.decisions(state)) == []
    assert held_back(VEILED.decisions(state)) == [(0, ("lift",))]
    assert play(VEILED, state, 0, ("lift",), RandomStream(bytes(32)))
    assert (state.played, state.wins) == (1, [0, 1])


def test_a_veil_is_over_an_answer_and_lifted_once() -> None:
    state = VEILED.setup(2, Options(), RandomStream(bytes(32)))
    for moves in (["lift"], ["rock", "lift", "lift"]):
        for move in moves[:-1]:
            play(VEILED, state, 0, (move,), RandomStream(bytes(32)))
        with pytest.raises(Refused):
            play(VEILED, state, 0, ("lift",), RandomStream(bytes(32)))
    with pytest.raises(Refused):
        play(VEILED, answered("rock", "paper"), 1, ("lift",), RandomStream(bytes(32)))


def test_what_lifts_a_veil_is_no_option() -> None:
    decision = VEILED.decisions(answered("rock", "paper"))[0]
    assert decision.lifts(("lift",))
    assert not decision.allows(("lift",))


def test_where_nobody_has_a_clock_veils_are_lifted_when_all_have_answered() -> None:
    asked = VEILED.decisions(answered("rock", "paper"))
    assert next_move(asked, lambda *_: pytest.fail("nobody is asked")) == (0, ("lift",))
    chance = RandomStream(bytes(32))
    state = VEILED.setup(3, Options(), chance)
    assert play_out(VEILED, state, dict.fromkeys(range(3), RandomPlayer()), chance) == 3 * 4


def test_whoever_has_a_clock_gives_a_wish_or_what_silence_means_until_there_is_an_answer() -> None:
    question = Decision(Text("duel-prompt"), (), on_silence=("scissors",))
    assert question.by_clock == ("scissors",)
    assert replace(question, standing=StandingAnswer(("paper",))).by_clock == ("paper",)
    assert replace(question, given=("rock",)).by_clock is None
    assert replace(question, given=("rock",), veil=VEIL).by_clock == ("lift",)


def test_a_veil_makes_no_other_question() -> None:
    question = Decision(Text("duel-prompt"), (), given=("rock",))
    assert question.asks_the_same(replace(question, veil=VEIL))
    assert not question.asks_the_same(replace(question, given=("paper",)))
    assert not question.asks_the_same(None)
