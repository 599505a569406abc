"""The worked examples of Let It Sleep, one test each, and other promises of its rules."""

from __future__ import annotations

import pytest

from games.engine.chance import RecordedChance
from games.engine.game import SPECTATOR, Refused
from games.hoard.game import GAME
from games.hoard.model import Options
from tests.games.hoard.table import bragging, do, offered


def test_who_named_too_much_is_caught() -> None:
    """As printed (rules/hoard#example-1)."""
    state = bragging(3, 0, 4)
    do(state, 0, "name 5")
    do(state, 1, "name 8")
    do(state, 2, "wake")
    night = GAME.recap(state)
    assert night is not None
    assert (night.total, night.caught) == (7, 1)
    assert state.coins == [3, 0, 7]


def test_who_doubts_wrongly_is_caught_and_speaks_first() -> None:
    """As printed (rules/hoard#example-2)."""
    state = bragging(3, 0, 4)
    do(state, 0, "name 5")
    do(state, 1, "name 7")
    do(state, 2, "wake")
    assert state.coins == [3, 3, 0]
    for seat in range(3):
        do(state, seat, "take 1")
    assert list(GAME.decisions(state)) == [2]


def test_after_the_highest_number_the_dragon_wakes() -> None:
    """As printed (rules/hoard#example-3)."""
    state = bragging(4, 4, 4)
    do(state, 0, "name 12")
    assert offered(state, 1) == ["wake"]


def test_who_speaks_first_has_nobody_to_doubt() -> None:
    """rules/hoard#4.1."""
    assert offered(bragging(0, 0, 0), 0) == [f"name {count}" for count in range(1, 13)]


def test_a_number_that_is_no_higher_is_refused_with_the_reason() -> None:
    """rules/hoard#4.2."""
    state = bragging(3, 0, 4)
    do(state, 0, "name 5")
    with pytest.raises(Refused, match="hoard-refused-higher"):
        do(state, 1, "name 5")


def test_a_card_can_be_replaced_until_the_last_one_lies_there_and_comes_once() -> None:
    """rules/hoard#3.1 and #2."""
    state = GAME.setup(3, Options(), RecordedChance([0]))
    do(state, 0, "take 4")
    assert do(state, 0, "take 2") == [], "nobody learns of it"
    assert GAME.view(state, 0).places[0].hand == (0, 1, 3, 4)


@pytest.mark.parametrize(("options", "nights"), [(Options(), 4), (Options(quick=True), 3)])
def test_the_game_is_over_after_the_last_night(options: Options, nights: int) -> None:
    """rules/hoard#3.3 and #6."""
    state = bragging(0, 0, 0, options=options)
    for night in range(nights):
        assert GAME.outcome(state) is None
        if night:
            for seat in range(3):
                do(state, seat, f"take {night}")
        do(state, state.active, "name 12")
        do(state, state.active, "wake")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == tuple(state.coins)


@pytest.mark.parametrize("viewer", [1, SPECTATOR, None])
def test_what_somebody_has_taken_is_seen_by_nobody_else(viewer: int | None) -> None:
    """rules/hoard#reading-1."""
    place = GAME.view(bragging(3, 0, 4), viewer).places[0]
    assert (place.reached, place.card, place.hand) == (True, None, None)
