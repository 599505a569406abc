"""Saga's policy: its answers are allowed, follow from what the seat knows, and find the best move."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.engine.believing import Belief
from games.engine.chance import QuickChance, RandomStream
from games.engine.search import search
from games.engine.walks import Walk
from games.saga.mind.policy import POLICY
from tests.games.saga.table import SAGA, A, B, C, Table

WALKS = range(4)


def found(table: Table, seat: int, playouts: int = 150) -> str:
    """Return the result of a search for ``seat``."""
    findings = search(SAGA, POLICY, table.state, seat, RandomStream(b"thinking"), playouts=playouts)
    return findings[0].choice[0]


@pytest.mark.parametrize("number", WALKS)
def test_what_is_made_without_a_word_is_the_same_move(number: int) -> None:
    walk = Walk.begin(SAGA, number)
    told, silent = SAGA.copy(walk.state), SAGA.copy(walk.state)
    for made in walk.go_on():
        SAGA.apply(told, made.move.seat, made.move.choice, RandomStream(b"luck"))
        POLICY.make(silent, made.move.seat, made.move.choice, RandomStream(b"luck"))
        assert silent == replace(told, facts=None)
        if len(walk.moves) > 300:
            break
        told, silent = SAGA.copy(walk.state), SAGA.copy(walk.state)


def test_it_plays_the_adventure_that_wins() -> None:
    """rules/saga#11: with it the second Love is in play, whether it is won or not."""
    table = Table(
        story="odyssey+ isolde- medusa+",
        hands=["hydra angelica vengeance", ""],
        players=2,
        objectives=["great_lover", "saint"],
        wealth=4,
        courage=6,
        might=6,
    )
    assert found(table, A) == "adventure angelica"


def test_it_wastes_no_card_on_a_challenge_that_is_decided() -> None:
    """rules/saga#7.3.5: a BLACK CAT can't change a MIRACLE."""
    table = Table(
        story="odyssey+",
        hands=["moor miracle", "black_cat"],
        players=2,
        objectives=["saint", "sly_schemer"],
        courage=3,
        fame=3,
    )
    table.do(A, "adventure moor").passes(3).do(A, "interfere miracle")
    assert found(table, B).startswith("pass")


def test_what_somebody_has_played_tells_of_their_objective() -> None:
    """A world counts as more likely if a seat's Objective there asks for what the seat has played."""
    table = Table(
        story="odyssey+ isolde+ cleopatra+ scheherazade+",
        hands=["", "star"],
        players=2,
        objectives=["champion", "saint"],
    )
    belief = Belief(SAGA, POLICY, table.state, B, QuickChance(1))
    believed = [belief.world().objectives[A] for _ in range(200)]
    assert believed.count("great_lover") > 2 * believed.count("champion")
    assert "champion" in believed


def test_who_has_answered_in_secret_is_expected_to_answer_sensibly() -> None:
    """In a randomly drawn world they may have spoiled anything."""
    table = Table(hands=["moor", "miracle star", "star"], objectives=["saint", "sly_schemer", "champion"])
    table.do(A, "adventure moor").passes(1)
    belief = Belief(SAGA, POLICY, table.state, B, QuickChance(1))
    for _ in range(20):
        challenge = belief.world().challenge
        assert challenge is not None
        assert challenge.answers == [None] * 3
        assert not any(challenge.resting[seat] for seat in (A, C))
