"""Answers of computer players: one that thinks ahead, and what happens when it can't."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.engine.chance import Chance, RandomStream
from games.engine.decision import Choice
from games.engine.game import AnyGame, InvalidState
from games.engine.strength import STRENGTHS
from games.engine.text import Seat
from games.engine.thinking import Thought, consider, think
from tests.games.engine.duel import HANDS, Duel, Options, State
from tests.games.engine.rock import RockPolicy, ThoughtfulDuel

DUEL = ThoughtfulDuel()


def start(game: AnyGame = DUEL, seats: int = 2) -> Any:
    return game.setup(seats, Options(), RandomStream(b""))


def thought(game: AnyGame = DUEL, playouts: int = 60, seed: bytes = b"one") -> Thought:
    return consider(game, "master", start(game), 0, RandomStream(seed), playouts=playouts)


def test_a_master_finds_what_beats_the_others() -> None:
    found = thought()
    assert found.choice == ("paper",)
    assert found.incident is None


def test_what_was_found_is_told_best_first() -> None:
    found = thought().findings
    assert [finding.choice for finding in found] == [("paper",), ("rock",), ("scissors",)]
    assert [finding.value for finding in found] == [1.0, 0.5, 0.0]
    assert sum(finding.playouts for finding in found) == 60


def test_the_same_chance_gives_the_same_thought() -> None:
    assert thought() == thought()


@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_strength_answers_what_is_offered(strength: Any) -> None:
    for game in (Duel(), DUEL):
        state = start(game)
        choice = think(game, strength, state, 1, RandomStream(b"any"), playouts=10)
        assert game.decisions(state)[1].allows(choice)


def test_only_a_master_thinks_ahead() -> None:
    for strength in ("apprentice", "companion"):
        assert not consider(DUEL, strength, start(), 0, RandomStream(b"")).findings  # type: ignore[arg-type]


def test_without_time_it_answers_as_a_companion() -> None:
    assert thought(playouts=0) == Thought(thought(playouts=0).choice)
    found = consider(DUEL, "master", start(), 0, RandomStream(b""), is_time_up=lambda: True)
    assert found.choice[0] in HANDS


def test_the_time_ends_a_search() -> None:
    asked = iter(range(1_000))
    found = consider(DUEL, "master", start(), 0, RandomStream(b""), is_time_up=lambda: next(asked) > 30)
    assert found.choice == ("paper",)


class Inexplicable(ThoughtfulDuel):
    """Its seats see something impossible."""

    def determinize(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        raise InvalidState("no world")


class Lost(RockPolicy):
    """Answers with something that isn't offered."""

    def candidates(self, world: State, seat: Seat) -> Sequence[Choice]:
        return [("well",), ("fire",)]

    def make(self, world: State, seat: Seat, choice: Choice, chance: Chance) -> None:
        world.played += 1


class LostDuel(Duel):
    policy = Lost()


@pytest.mark.parametrize(("game", "why"), [(Inexplicable(), "no world"), (LostDuel(), "not offered")])
def test_a_search_that_fails_leaves_the_answer_to_the_companion_and_says_so(game: Duel, why: str) -> None:
    found = thought(game)
    assert game.decisions(start(game))[0].allows(found.choice)
    assert found.incident is not None
    assert why in found.incident
    assert not found.findings


class Broad(RockPolicy):
    """Has ten thousand answers, with the best ones among the first."""

    def candidates(self, world: State, seat: Seat) -> Sequence[Choice]:
        return [("paper",), *[("rock",)] * 10_000]


class BroadDuel(Duel):
    policy = Broad()


def test_of_ten_thousand_answers_the_first_are_tried() -> None:
    found = thought(BroadDuel(), playouts=200)
    assert found.choice == ("paper",)
    assert 2 <= len(found.findings) <= 100
    assert sum(finding.playouts for finding in found.findings) == 200
