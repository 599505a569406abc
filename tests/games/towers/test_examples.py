"""The worked examples of the rules page, one test each (rules/towers#15)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.engine.text import Text
from games.towers.components import MONSTERS, TREASURES, in_order
from games.towers.model import Cards, FloorResult, Options, State
from games.towers.rules.scoring import outcome, sheet, sheet_without
from tests.games.towers.table import TOWERS, Table, last_cards, meet


def values(result: FloorResult) -> list[int]:
    return [team.value for team in result.teams]


def takers(result: FloorResult) -> tuple[int, int]:
    """Return who took the treasure and who took the monster."""
    return result.strongest, result.weakest


def terms(result: FloorResult, seat: int) -> list[tuple[int, int]]:
    """Return the values and multipliers of ``seat``'s cards, without artifacts."""
    return [(line.value, line.times) for line in result.teams[seat].lines if line.times]


def test_example_01_plain_sum() -> None:
    """rules/towers#example-1, #5.3."""
    result = meet("wizard_4_none warrior_3_sword dwarf_2_bare", "wizard_5_none warrior_4_axe dwarf_3_axe")
    assert values(result) == [9, 12]
    assert takers(result) == (1, 0)
    assert result.strongest_by == result.weakest_by == "value"


def test_example_02_four_players() -> None:
    """rules/towers#example-2, #5: chameleons first, then artifacts, then the sum."""
    result = meet(
        "wizard_4_wand warrior_3_axe dwarf_2_hammer",
        "chameleon_1 warrior_5_sword dwarf_4_bare",
        "artifact_1 warrior_5_axe dwarf_3_axe",
        "chameleon_2 artifact_2 warrior_6_axe",
    )
    assert values(result) == [9, 13, 11, 14]
    assert takers(result) == (3, 0)
    assert terms(result, 2) == [(5, 1), (3, 2)]
    assert terms(result, 3) == [(4, 2), (6, 1)]
    assert [line.copied_from for line in result.teams[3].lines] == [0, None, None]


def test_example_03_artifact_worth_10() -> None:
    """rules/towers#example-3, #5.2: it doubles the weaker of the two others."""
    result = meet("artifact_1 warrior_4_axe dwarf_3_axe", "wizard_5_none warrior_4_sword dwarf_3_bare")
    assert values(result)[0] == 10


def test_example_04_chameleon_worth_nothing() -> None:
    """rules/towers#example-4, #5.1: without an opponent's wizard it has no value."""
    result = meet("chameleon_1 warrior_6_sword dwarf_3_axe", "artifact_1 warrior_4_axe dwarf_2_bare")
    assert values(result) == [9, 8]
    assert takers(result) == (0, 1)


def test_example_05_wasted_artifact() -> None:
    """rules/towers#example-5, #5.2: a chameleon worth 0 is the weaker card."""
    result = meet("chameleon_1 artifact_1 warrior_6_axe", "chameleon_2 warrior_2_axe dwarf_3_bare")
    assert values(result) == [6, 5]
    assert terms(result, 0) == [(0, 2), (6, 1)]


def test_example_06_doubling_is_not_copied_and_the_chameleon_loses_the_tie() -> None:
    """rules/towers#example-6, #5.1 and #6.2."""
    result = meet("wizard_2_wand artifact_1 warrior_5_axe", "chameleon_3 warrior_4_sword dwarf_3_bare")
    assert values(result) == [9, 9]
    assert takers(result) == (0, 1)
    assert result.strongest_by == "wizard"


def test_example_07_highest_opponent_is_copied() -> None:
    """rules/towers#example-7, #4 and #5.1: the team in the middle takes nothing."""
    result = meet(
        "chameleon_1 warrior_2_axe dwarf_4_hammer",
        "wizard_5_none warrior_1_axe dwarf_3_axe",
        "wizard_3_wand warrior_6_axe dwarf_5_bare",
    )
    assert values(result) == [11, 9, 14]
    assert takers(result) == (2, 1)
    assert result.teams[0].lines[0].copied_from == 1


def test_example_08_tie_by_wizard_value() -> None:
    """rules/towers#example-8, #6.2."""
    result = meet("wizard_4_none warrior_5_axe dwarf_3_hammer", "wizard_3_wand warrior_6_sword dwarf_3_axe")
    assert values(result) == [12, 12]
    assert takers(result) == (0, 1)
    assert result.strongest_by == "wizard"


def test_example_09_tie_by_wand() -> None:
    """rules/towers#example-9, #6.3."""
    result = meet("wizard_4_none warrior_3_axe dwarf_5_axe", "wizard_4_wand warrior_6_axe dwarf_2_bare")
    assert values(result) == [12, 12]
    assert takers(result) == (1, 0)
    assert result.strongest_by == "wizard_weapon"


def test_example_10_tie_of_two_chameleons_decided_by_the_axe() -> None:
    """rules/towers#example-10, #6.3 and #6.5."""
    result = meet(
        "chameleon_1 warrior_4_axe dwarf_3_bare",
        "chameleon_2 warrior_4_sword dwarf_3_axe",
        "wizard_5_wand warrior_1_axe dwarf_2_axe",
    )
    assert values(result) == [12, 12, 8]
    assert takers(result) == (0, 2)
    assert (result.strongest_by, result.weakest_by) == ("warrior_weapon", "value")


def test_example_11_missing_wizard_ranks_lowest() -> None:
    """rules/towers#example-11, #6.2: below a chameleon."""
    result = meet(
        "warrior_5_axe dwarf_3_axe artifact_1",
        "chameleon_1 warrior_4_axe dwarf_3_bare",
        "wizard_4_none warrior_2_sword dwarf_4_hammer",
    )
    assert values(result) == [11, 11, 10]
    assert takers(result) == (1, 2)


def test_example_12_dwarf_weapon_decides() -> None:
    """rules/towers#example-12, #6.7, the only case in which it can."""
    result = meet("chameleon_1 dwarf_4_axe artifact_1", "chameleon_2 dwarf_4_bare artifact_2")
    assert values(result) == [4, 4]
    assert takers(result) == (0, 1)
    assert result.strongest_by == "dwarf_weapon"


def test_example_13_loot_of_four() -> None:
    """rules/towers#example-13, #7.2: equal values, wizard before warrior before dwarf."""
    assert last_cards("warrior_5_sword", "wizard_5_none", "artifact_3", "dwarf_5_axe").coins == (2, 3, 0, 1)


def test_example_14_loot_with_worthless_cards() -> None:
    """rules/towers#example-14, #7.4: the smallest pile stays where it is."""
    assert last_cards("chameleon_4", "dwarf_2_bare", "artifact_1", "warrior_2_axe").coins == (0, 2, 0, 3)


def test_example_15_loot_of_two() -> None:
    """rules/towers#example-15, #7.3."""
    assert last_cards("artifact_1", "chameleon_2").coins == (0, 0)
    assert last_cards("artifact_1", "warrior_1_sword").coins == (0, 2)


def hands_played(players: int) -> list[str]:
    """Return, by seat, which of the hands A, B, C, D, dealt in ring order, it plays in the four towers."""
    table = Table(*[""] * players)
    names = dict(zip(table.state.dealt, "ABCD", strict=True))
    played = [""] * players
    for tower in range(1, 5):
        table.play_on(until_tower=tower)
        for seat in range(players):
            played[seat] += names[table.state.hands[seat]]
    return played


def test_example_16_passing_with_two() -> None:
    """rules/towers#example-16, #3.1 and #4, PASS."""
    assert hands_played(2) == ["ADCB", "CBAD"]


def test_example_17_passing_with_three() -> None:
    """rules/towers#example-17, #3.1 and #4, PASS."""
    assert hands_played(3) == ["ADCB", "BADC", "CBAD"]


def test_example_18_score() -> None:
    """rules/towers#example-18, #8."""
    won = ("ring_1", "ring_4", "chest_5", "cursed_2", "golem", "troglodyte_1", "troglodyte_2", "troglodyte_6")
    found = sheet(4, won, 4)
    assert found.total == -1
    assert {item.kind: item.points for item in found.items} == {
        "gold": 4,
        "chests": 5,
        "cursed": -2,
        "rings": 4,
        "creatures": -3,
        "troglodytes": -9,
        "trophy": 0,
        "elixir": 0,
    }


@pytest.mark.parametrize("players", [3, 4])
def test_example_19_elixir_with_trophy(players: int) -> None:
    """rules/towers#example-19, #8: the best removal is found."""
    found = sheet(3, ("trophy", "elixir", "slime", "troglodyte_2", "troglodyte_5"), players)
    assert found.total == 4
    assert found.monsters == 2
    assert found.items[-1].cards == ("troglodyte_2",)


def test_example_20_elixir_not_used() -> None:
    """rules/towers#example-20, #8: keeping can be best; with equal totals, fewer monsters."""
    kept = sheet(0, ("trophy", "elixir", "troglodyte_1"), 4)
    assert (kept.total, kept.monsters, kept.items[-1].cards) == (1, 1, ())
    removed = sheet(0, ("trophy", "elixir", "troglodyte_1"), 2)
    assert (removed.total, removed.monsters, removed.items[-1].cards) == (0, 0, ("troglodyte_1",))


def finished(*piles: tuple[int, tuple[str, ...]]) -> State:
    """Return a finished game in which every seat has gold and cards."""
    state = TOWERS.setup(len(piles), Options(), Table(*[""] * len(piles)).chance)
    state.gold = [gold for gold, _ in piles]
    state.won = [won for _, won in piles]
    state.over = True
    return state


def test_example_21_final_tie() -> None:
    """rules/towers#example-21, #8, winner."""
    over = outcome(finished((11, ("slime",)), (12, ("troglodyte_1", "skeleton")), (7, ())))
    assert over is not None
    assert over.scores == (9, 9, 7)
    assert (over.winners, over.ranks) == ((0,), (1, 2, 3))
    assert over.reason.key == "towers-reason-monsters"

    over = outcome(finished((11, ("slime",)), (11, ("skeleton",)), (7, ())))
    assert over is not None
    assert (over.winners, over.ranks) == ((0, 1), (1, 1, 3))
    assert over.reason.key == "towers-reason-shared"


def test_example_22_commit_check() -> None:
    """rules/towers#example-22, #4 and #11."""
    table = Table("wizard_3_wand wizard_4_wand warrior_1_axe warrior_2_sword dwarf_4_axe artifact_2", "")
    table.go_to(2).play("wizard_3_wand", table.offered(1)[0])
    assert table.refused(0, "play wizard_4_wand dwarf_4_axe") == "type-shown"
    assert table.refused(0, "play warrior_1_axe warrior_2_sword") == "type-twice"
    assert table.refused(0, "play warrior_1_axe") == "count"
    table.choose(0, "warrior_1_axe artifact_2")
    table.choose(0, "warrior_1_axe dwarf_4_axe")
    table.choose(1, table.offered(1)[0])
    assert table.floor.teams[0].cards == ("wizard_3_wand", "warrior_1_axe", "dwarf_4_axe")


def test_example_23_last_reveal_changes_a_chameleon() -> None:
    """rules/towers#example-23, #5 and #6.2: only complete teams count."""
    table = Table(
        "chameleon_1 warrior_3_axe dwarf_4_axe",
        "warrior_5_axe dwarf_2_axe wizard_5_wand",
    )
    table.play("chameleon_1", "warrior_5_axe").play("warrior_3_axe", "dwarf_2_axe")
    assert [place.team.value for place in table.view(None).places] == [3, 7]
    result = table.play("dwarf_4_axe", "wizard_5_wand").floor
    assert values(result) == [12, 12]
    assert takers(result) == (1, 0)
    assert result.strongest_by == "wizard"


def arrange(table: Table, *prizes: str, won: Sequence[Cards]) -> None:
    """Give the seats these ``won`` cards, with ``prizes`` on the top floor and the rest in the decks."""
    state = table.state
    state.won = list(won)
    if prizes:
        monster, treasure = prizes
        state.floors = (*state.floors[:2], (monster, treasure))
    gone = {*prizes, *(card for cards in won for card in cards)}
    state.monsters = tuple(card for card in MONSTERS if card not in gone)
    state.treasures = tuple(card for card in TREASURES if card not in gone)


def penalty(*teams: str, monster: str, treasure: str, won: Cards = ()) -> Table:
    """Return a third floor with these cards at a table with the penalty; the first seat has ``won`` some
    cards.
    """
    table = Table(*teams, forbidden_teams="penalty").go_to(3)
    for seat, names in enumerate(teams):
        spare = [card for card in table.state.ten(seat) if card not in names.split()]
        hand = names.split()
        table.state.hands[seat] = in_order([*hand, *spare[: 4 - len(hand)]])
    arrange(table, monster, treasure, won=[won, *[()] * (len(teams) - 1)])
    return table


_THREE = (
    "wizard_2_none warrior_6_axe warrior_5_axe dwarf_5_axe",
    "wizard_4_wand warrior_4_axe dwarf_4_axe",
    "wizard_3_none warrior_3_axe dwarf_3_axe",
)
_FORBIDDEN = "warrior_5_axe warrior_6_axe dwarf_5_axe"


def test_example_24_the_penalty() -> None:
    """rules/towers#example-24, #11.penalty.2, #11.penalty.3 and #11.penalty.4."""
    table = penalty(*_THREE, monster="golem", treasure="chest_4")
    table.play(_FORBIDDEN, _THREE[1], _THREE[2])
    assert table.said() == ["shows"] * 3
    assert list(TOWERS.decisions(table.state)) == [0]
    assert table.offered(0) == ["swap warrior_5_axe wizard_2_none", "swap warrior_6_axe wizard_2_none"]
    hints = [option.hint for option in TOWERS.decisions(table.state)[0].options]
    assert hints == [Text("towers-hint-whole", {"least": 13}), Text("towers-hint-whole", {"least": 12})]
    assert table.refused(1, f"play {_THREE[1]}") == "refused-turn"
    TOWERS.check(table.state)
    table.act(0, "swap warrior_5_axe wizard_2_none")
    assert values(table.floor) == [13, 12, 9]
    assert takers(table.floor) == (1, 0)
    assert table.floor.fined == 0
    assert table.said()[0] == "swaps"
    assert table.state.won == [("golem",), ("chest_4",), ()]


def test_example_25_the_cursed_chest_costs_more() -> None:
    """rules/towers#example-25, #11.penalty.3 and #11.penalty.4."""
    pack: Cards
    for pack, expected in (((), (0, 2)), (("troglodyte_1",), (1, 0))):
        table = penalty(*_THREE, monster="troglodyte_2", treasure="cursed_2", won=pack)
        table.play(_FORBIDDEN, _THREE[1], _THREE[2]).act(0, "swap warrior_5_axe wizard_2_none")
        assert takers(table.floor) == expected


def test_example_26_both_broke_the_rule() -> None:
    """rules/towers#example-26, #11.penalty.2 and #11.penalty.5: in seat order."""
    table = penalty(
        "wizard_2_none warrior_3_axe warrior_2_axe dwarf_3_axe",
        "wizard_3_none warrior_4_axe warrior_1_axe dwarf_4_axe",
        monster="golem",
        treasure="ring_1",
    )
    table.play("warrior_2_axe warrior_3_axe dwarf_3_axe", "warrior_1_axe warrior_4_axe dwarf_4_axe")
    assert list(TOWERS.decisions(table.state)) == [0]
    table.act(0, "swap warrior_2_axe wizard_2_none")
    assert list(TOWERS.decisions(table.state)) == [1]
    table.act(1, "swap warrior_1_axe wizard_3_none")
    assert values(table.floor) == [8, 11]
    assert takers(table.floor) == (1, 0)
    assert (table.floor.fined, table.floor.strongest_by) == (0, None)


def test_example_27_an_elixir_of_ones_own_choice() -> None:
    """rules/towers#example-27, #8.elixir."""
    for choice, total in (("keep", 3), ("remove slime", 3), ("remove troglodyte_1", 4)):
        table = Table("", "", "", elixir_use="chosen")
        arrange(table, won=[("trophy", "elixir", "slime", "troglodyte_1", "troglodyte_2"), (), ()])
        table.state.gold, table.state.hands = [3, 0, 0], [()] * 3
        assert list(TOWERS.decisions(table.state)) == [0]
        assert table.offered(0) == ["keep", "remove slime", "remove troglodyte_1"]
        table.act(0, choice)
        over = outcome(table.state)
        assert over is not None
        assert over.scores[0] == total
        assert table.view(None).places[0].sheet == sheet_without(
            3, table.state.won[0], 3, None if choice == "keep" else choice.removeprefix("remove ")
        )
