"""The planning player: single answers, and its wins on a small sample."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.chance import RandomStream
from games.engine.game import Player
from games.engine.play import play_out
from games.engine.player import RandomPlayer
from games.towers.model import Options
from tests.games.towers.table import TOWERS, Table

PLANNING, APPRENTICE = TOWERS.computer_player, TOWERS.apprentice
RANDOM = RandomPlayer()


def answer(table: Table, seat: int = 0) -> str:
    decision = TOWERS.decisions(table.state)[seat]
    return PLANNING.choose(table.view(seat), decision, RandomStream(bytes(32)))[0]


def top_floor(monster: str, treasure: str, *won: tuple[str, ...]) -> Table:
    """Return a table where seat 0 chooses a strong or a weak team for the third floor."""
    table = Table("wizard_5_wand warrior_6_axe dwarf_5_axe", "wizard_4_wand").go_to(3)
    table.state.hands[0] = ("wizard_5_wand", "warrior_1_sword", "warrior_6_axe", "dwarf_5_axe")
    table.state.floors = (*table.state.floors[:2], (monster, treasure))
    table.state.won = list(won) or [(), ()]
    return table


def test_it_sends_its_best_where_much_is_at_stake() -> None:
    table = top_floor("red_dragon", "chest_5")
    assert answer(table) == "play wizard_5_wand warrior_6_axe dwarf_5_axe"


def test_it_spares_its_best_where_the_treasure_is_a_curse() -> None:
    table = top_floor("troglodyte_1", "cursed_2")
    assert answer(table) == "play wizard_5_wand warrior_1_sword dwarf_5_axe"


def second_team(won: tuple[str, ...], second: tuple[str, str], third: tuple[str, str]) -> int:
    """Return the value of the team that seat 0, who has ``won`` some cards, sends to the second floor."""
    table = Table("wizard_5_wand wizard_2_none warrior_6_axe warrior_1_sword dwarf_5_axe dwarf_2_bare", "")
    state = table.go_to(2).state
    state.floors = (state.floors[0], second, third)
    state.won = [won, ()]
    while state.floor == 2:
        # This bypasses the checks: these cards weren't removed from the decks.
        TOWERS.apply(state, 0, (answer(table),), table.chance)
        TOWERS.apply(state, 1, (f"play {table.offered(1)[0]}",), table.chance)
    return table.floor.teams[0].value


@pytest.mark.parametrize(
    ("won", "second"),
    [
        (("ring_1", "ring_2", "ring_3"), ("ghost", "ring_6")),
        (("troglodyte_1", "troglodyte_2", "troglodyte_3", "troglodyte_4"), ("troglodyte_6", "chest_2")),
    ],
)
def test_rings_and_troglodytes_weigh_more_with_every_one(
    won: tuple[str, ...], second: tuple[str, str]
) -> None:
    third = ("golem", "chest_4")
    assert second_team((), second, third) < second_team(won, second, third)


def test_it_answers_again_when_it_has_chosen_already() -> None:
    table = Table("", "")
    first = answer(table)
    table.choose(0, first.removeprefix("play "))
    assert answer(table) == first


def test_it_plays_with_closed_piles() -> None:
    table = Table("", "", "", open_piles=False).play_on(until_tower=3)
    assert answer(table, 2).removeprefix("play ") in table.offered(2)


def test_an_apprentice_loses_to_a_companion_and_beats_chance() -> None:
    lost = sum(won(APPRENTICE, PLANNING, number) for number in range(40))
    assert lost / 40 <= 0.4
    beaten = sum(won(APPRENTICE, RANDOM, number) for number in range(200))
    assert beaten / 200 > 0.5


def won(one: Player[Any], other: Player[Any], number: int) -> float:
    """Return ``one``'s share of the victory in a game of two."""
    chance = RandomStream(number.to_bytes(32, "big"))
    state = TOWERS.setup(2, Options(), chance)
    mine = number % 2
    play_out(TOWERS, state, {mine: one, 1 - mine: other}, chance)
    outcome = TOWERS.outcome(state)
    assert outcome is not None
    return (mine in outcome.winners) / len(outcome.winners)


def test_it_needs_a_seat() -> None:
    table = Table("", "")
    with pytest.raises(ValueError, match="only a seat"):
        PLANNING.choose(table.view(None), TOWERS.decisions(table.state)[0], RandomStream(bytes(32)))


@pytest.mark.parametrize(("seats", "least"), [(2, 0.75), (3, 0.65), (4, 0.55)])
def test_one_planning_player_beats_random_ones(seats: int, least: float) -> None:
    wins = 0.0
    games = 40
    for number in range(games):
        chance = RandomStream(number.to_bytes(32, "big"))
        state = TOWERS.setup(seats, Options(), chance)
        planner = number % seats
        play_out(TOWERS, state, {**dict.fromkeys(range(seats), RANDOM), planner: PLANNING}, chance)
        outcome = TOWERS.outcome(state)
        assert outcome is not None
        wins += (planner in outcome.winners) / len(outcome.winners)
    assert wins / games > least
