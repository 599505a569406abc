"""Sampled worlds are possible, and all possible ones come up."""

from __future__ import annotations

from games.engine.believing import Belief
from games.engine.chance import QuickChance, RandomStream
from games.engine.game import SPECTATOR
from games.towers.mind.policy import ExploringPolicy
from games.towers.model import State
from games.towers.rules.choices import cards_of
from tests.games.towers.table import TOWERS, Table


def worlds(table: Table, viewer: int | None, count: int = 60) -> list[State]:
    chance = RandomStream(b"worlds")
    return [TOWERS.determinize(table.state, viewer, chance) for _ in range(count)]


def test_what_a_seat_holds_stays_and_the_rest_is_drawn_anew() -> None:
    table = Table("", "", "")
    found = worlds(table, 0)
    assert all(world.dealt[0] == table.state.dealt[0] for world in found)
    for hand in (1, 2, 3):
        assert len({world.dealt[hand] for world in found}) > 50
    assert len({world.monsters for world in found}) == len({world.treasures for world in found}) == 60


def test_cards_that_were_shown_stay_where_they_are() -> None:
    table = Table("", "wizard_5_wand", "").play("artifact_1", "wizard_5_wand", "artifact_3")
    for world in worlds(table, 0):
        assert "wizard_5_wand" in world.dealt[1]
        assert "wizard_5_wand" not in world.hands[1]
        TOWERS.check(world)


def test_hands_that_were_played_are_known_to_everybody() -> None:
    table = Table("", "", "").play_on(until_tower=2)
    for viewer in (0, 1, 2, SPECTATOR, None):
        for world in worlds(table, viewer, 10):
            assert world.dealt[:3] == table.state.dealt[:3]
    assert len({world.dealt[3] for world in worlds(table, 1)}) == 1
    assert worlds(table, 1)[0].hands == table.state.hands


def test_with_two_players_the_boards_keep_their_secret_for_a_tower() -> None:
    table = Table("", "").play_on(until_tower=2)
    found = worlds(table, 0)
    assert all(world.hands[0] == table.state.hands[0] for world in found)
    assert len({world.hands[1] for world in found}) == 1, "two unknown hands, and one of them is the viewer's"
    assert len({world.hands[0] for world in worlds(table, None)}) > 50


def test_choices_of_others_are_drawn_and_the_own_stays() -> None:
    table = Table("", "", "")
    table.choose(0, table.offered(0)[0])
    table.choose(1, table.offered(1)[0])
    found = worlds(table, 0)
    assert {world.commits[0] for world in found} == {table.state.commits[0]}
    assert len({world.commits[1] for world in found}) > 10
    assert {world.commits[2] for world in found} == {None}


def test_who_has_chosen_is_expected_to_have_chosen_sensibly() -> None:
    """Others' choices follow the policy, given the hand they have in that world."""
    policy, table = ExploringPolicy(), Table("", "", "")
    table.choose(1, table.offered(1)[0])
    belief = Belief(TOWERS, policy, table.state, 0, QuickChance(1))
    for _ in range(10):
        world = belief.world()
        sensible = {cards_of(policy.answer(world, 1, QuickChance(n))) for n in range(60)}
        assert world.commits[1] in sensible
        assert world.commits[2] is None
