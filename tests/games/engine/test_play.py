"""The checked way to make a move; decisions, events, and the random player."""

from __future__ import annotations

from collections import Counter

import pytest

from games.engine.chance import RandomStream, RecordedChance
from games.engine.decision import Decision, Option
from games.engine.event import Event
from games.engine.game import SPECTATOR, InvalidState, Refused
from games.engine.play import play, play_out
from games.engine.player import RandomPlayer
from games.engine.refusals import NOT_SEATED, UNKNOWN, not_your_turn
from games.engine.text import Text
from tests.games.engine.garden import Garden, Options, State

GARDEN = Garden()


def garden() -> State:
    return GARDEN.setup(2, Options(), RandomStream(bytes(32)))


def pick(*ids: str, minimum: int = 1, maximum: int = 1) -> Decision:
    return Decision(Text("q"), tuple(Option(name, Text(name)) for name in ids), minimum, maximum)


@pytest.mark.parametrize(
    ("decision", "choice", "allowed"),
    [
        (pick("a", "b"), ("a",), True),
        (pick("a", "b"), ("c",), False),
        (pick("a", "b"), (), False),
        (pick("a", "b"), ("a", "b"), False),
        (pick("a", "b", maximum=2), ("a", "b"), True),
        (pick("a", "b", maximum=2), ("a", "a"), False),
        (pick("a", "b", maximum=2), ("a", "c"), False),
        (pick("a", "b", minimum=2, maximum=2), ("a",), False),
        (pick("a", minimum=0), (), True),
        (pick(minimum=0), (), True),
    ],
)
def test_a_decision_allows_listed_options_once_each(
    decision: Decision, choice: tuple[str, ...], allowed: bool
) -> None:
    assert decision.allows(choice) is allowed


@pytest.mark.parametrize(
    ("seat", "choice", "why"),
    [
        (1, "step", not_your_turn(0)),
        (0, "fly", UNKNOWN),
        (7, "step", NOT_SEATED),
        (-1, "step", NOT_SEATED),
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(seat: int, choice: str, why: Text) -> None:
    state = garden()
    with pytest.raises(Refused) as refused:
        play(GARDEN, state, seat, (choice,), RecordedChance(()))
    assert refused.value.text == why
    assert state == garden()


def test_a_move_that_breaks_the_state_is_not_let_through() -> None:
    state = garden()
    state.buried[0] = state.buried[1]
    with pytest.raises(InvalidState, match="buried twice"):
        play(GARDEN, state, 0, ("step",), RecordedChance(()))


def test_play_out_says_how_many_moves_it_made() -> None:
    players = dict.fromkeys(range(2), RandomPlayer())
    assert play_out(GARDEN, garden(), players, RandomStream(bytes(32))) == 8


def test_play_out_gives_up_at_its_limit() -> None:
    players = dict.fromkeys(range(2), RandomPlayer())
    with pytest.raises(RuntimeError, match="within 5 moves"):
        play_out(GARDEN, garden(), players, RandomStream(bytes(32)), limit=5)


@pytest.mark.parametrize(
    ("audience", "readers"), [(None, {0, 1, SPECTATOR, None}), ((1,), {1}), ((0, 1), {0, 1}), ((), set())]
)
def test_an_event_is_read_by_its_audience(audience: tuple[int, ...] | None, readers: set[int | None]) -> None:
    event = Event(Text("news"), audience)
    assert {viewer for viewer in (0, 1, SPECTATOR, None) if event.visible_to(viewer)} == readers


def test_the_random_player_gives_every_allowed_answer() -> None:
    chance = RandomStream(b"r" * 32)
    decision = pick("a", "b", "c", minimum=0, maximum=2)
    answers = Counter(RandomPlayer().choose(garden(), decision, chance) for _ in range(300))
    assert set(answers) == {(), ("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")}
    assert all(decision.allows(answer) for answer in answers)
