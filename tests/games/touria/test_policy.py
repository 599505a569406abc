"""Touria's policy: its answers are allowed, follow from what the seat knows, and find the best move."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.engine.chance import RandomStream
from games.engine.search import search
from games.engine.walks import Walk
from games.touria.mind.policy import POLICY
from tests.games.touria.table import TOURIA, Table

WALKS = range(4)


def found(table: Table, side: str = "south", playouts: int = 200) -> str:
    """Return the result of a search for ``side``."""
    findings = search(
        TOURIA, POLICY, table.state, table.seat(side), RandomStream(b"thinking"), playouts=playouts
    )
    return findings[0].choice[0]


@pytest.mark.parametrize("number", WALKS)
def test_what_is_made_without_a_word_is_the_same_move(number: int) -> None:
    walk = Walk.begin(TOURIA, number)
    told, silent = TOURIA.copy(walk.state), TOURIA.copy(walk.state)
    for made in walk.go_on():
        TOURIA.apply(told, made.move.seat, made.move.choice, RandomStream(b"luck"))
        POLICY.make(silent, made.move.seat, made.move.choice, RandomStream(b"luck"))
        assert replace(silent, story=[], last_story=[]) == replace(told, story=[], last_story=[])
        if len(walk.moves) > 300:
            break
        told, silent = TOURIA.copy(walk.state), TOURIA.copy(walk.state)


def test_it_enters_the_castle_when_that_wins() -> None:
    """rules/touria#10.2: a player who can give everybody their gift can't be stopped there."""
    assert found(Table().own("south", "h7 c9 s1 1b1r1g1y boots")) == "enter"


def test_it_opens_no_door_that_it_knows() -> None:
    table = Table().own("south", "h7 c8 s1 crystal_ball").do("crystal_ball", "look d1 + look d2")
    if "siblings" in table.state.doors[:2]:
        return
    table.do("enter")
    assert found(table) not in ("open d1", "open d2")


def test_it_makes_three_hearts_of_three_gems_where_the_die_shows_their_colour() -> None:
    """rules/touria#7.7."""
    table = Table().own("south", "h3 3b2r").tower("sw", "south", "wizard").do("tower sw", "fly goldsmith")
    table.state.die = 1
    assert found(table) == "triple blue"
