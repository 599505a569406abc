"""Sampled worlds are possible, and all possible ones come up."""

from __future__ import annotations

from collections import Counter

import pytest

from games.abraca.mind.belief import likelihood
from games.engine.chance import RandomStream
from games.engine.game import SPECTATOR
from games.engine.play import play
from games.engine.walks import Walk
from tests.games.abraca.table import ABRACA, Table


def own_first_stones(position: str, worlds: int = 3000) -> Counter[int]:
    """Return how often each number is seat 0's first stone in the worlds that seat 0 considers possible."""
    state = Table(position).state
    chance = RandomStream(b"worlds")
    return Counter(ABRACA.determinize(state, 0, chance).hands[0][0] for _ in range(worlds))


def test_a_stone_is_each_unseen_number_as_often_as_copies_are_unseen() -> None:
    table = Table("1????/?????/?????")
    unseen = table.view(0).unseen
    assert unseen is not None
    counts = own_first_stones("1????/?????/?????")
    for number, copies in enumerate(unseen, start=1):
        assert counts[number] / 3000 == pytest.approx(copies / sum(unseen), abs=0.035)


def test_a_stone_is_never_a_number_that_was_declared_in_vain() -> None:
    counts = own_first_stones("1(8)2(8)3(8)4(8)5(8)/?????/?????", 500)
    assert counts[8] == 0
    assert len(counts) >= 5


def test_pool_and_secret_stones_are_mixed_too() -> None:
    state = Table("?????/?????/????? secrets -/1/-").state
    chance = RandomStream(b"worlds")
    worlds = [ABRACA.determinize(state, 0, chance) for _ in range(200)]
    assert len({world.secrets[1][0] for world in worlds}) > 3
    assert len({tuple(world.secrets_left) for world in worlds}) > 50
    assert len({tuple(world.pool) for world in worlds}) > 100


def test_what_a_seat_knows_stays() -> None:
    state = Table("?????/87643/88752 secrets 1/-/-").state
    world = ABRACA.determinize(state, 0, RandomStream(b"worlds"))
    assert world.hands[1:] == state.hands[1:]
    assert world.secrets[0] == [1]


def test_open_hands_of_the_eliminated_stay_for_everybody() -> None:
    state = Table("?????/87643/88752 life 6,0,6", last_standing=True).state
    for viewer in (0, 1, 2, SPECTATOR, None):
        assert ABRACA.determinize(state, viewer, RandomStream(b"worlds")).hands[1] == state.hands[1]


@pytest.mark.parametrize("number", range(30))
def test_the_public_can_hold_any_hand_possible(number: int) -> None:
    walk = Walk.begin(ABRACA, number)
    worlds = [ABRACA.determinize(walk.state, None, walk.whim).hands for _ in range(20)]
    assert all(worlds[0] != other for other in worlds[1:])


def test_what_was_declared_tells_of_the_stones_that_others_saw() -> None:
    """Among companions, the true world explains the declarations better than a randomly drawn one."""
    better = positions = 0
    for number in range(12):
        chance = RandomStream(number.to_bytes(32, "big"))
        state = ABRACA.setup(2, ABRACA.options_type(), chance)
        while asked := ABRACA.decisions(state):
            ((seat, decision),) = asked.items()
            if len(state.declarations) > 8:
                positions += 1
                better += likelihood(state, seat) > likelihood(ABRACA.determinize(state, seat, chance), seat)
            view = ABRACA.view(state, seat)
            play(ABRACA, state, seat, ABRACA.computer_player.choose(view, decision, chance), chance)
    assert positions > 200
    assert better / positions > 0.55


def test_every_round_can_be_gone_through_backwards() -> None:
    """However it was played, and whatever the options."""
    for number in range(30):
        walk = Walk.begin(ABRACA, number)
        for _ in walk.go_on():
            for seat in range(walk.seats if not walk.state.winners else 0):
                assert likelihood(walk.state, seat) <= 0
