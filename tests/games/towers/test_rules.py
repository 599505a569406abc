"""The course of the game, choices and refusals, edge cases: rules/towers#3, #4, #7, #11 and #12."""

from __future__ import annotations

from collections import Counter

import pytest

from games.engine.chance import RandomStream
from games.engine.game import InvalidState
from games.engine.play import waiting_for
from games.engine.record import begin, replay_moves, state_at, undoable_moves
from games.engine.walks import Walk
from games.towers.components import CARDS, MONSTERS, TREASURES
from games.towers.model import Options
from games.towers.rules.scoring import sheet
from games.towers.rules.teams import decided_by, strength, value
from tests.games.towers.table import PER_HAND, TOWERS, Table, meet


@pytest.mark.parametrize("players", TOWERS.seats)
def test_the_deal_gives_every_place_of_the_ring_an_equal_hand(players: int) -> None:
    state = TOWERS.setup(players, Options(), RandomStream(bytes(32)))
    for hand in state.dealt:
        assert Counter(CARDS[card].type for card in hand) == PER_HAND
    assert len(state.monsters) == len(state.treasures) == 11
    assert len({*state.monsters} & MONSTERS.keys()) == len({*state.treasures} & TREASURES.keys()) == 11


def test_the_cards_are_those_of_the_game() -> None:
    """rules/towers#2."""
    assert Counter(card.type for card in CARDS.values()) == {
        "wizard": 12,
        "warrior": 12,
        "dwarf": 12,
        "artifact": 4,
    }
    printed = [(card.type, card.value, card.weapon) for card in CARDS.values() if card.value]
    assert len(printed) == len(set(printed)) == 32
    assert sorted(monster.skulls for monster in MONSTERS.values()) == [0] * 6 + [2, 2, 3, 3, 4, 4, 5, 5]
    assert MONSTERS["golem"].skulls == 3
    assert Counter(treasure.kind for treasure in TREASURES.values()) == {
        "chest": 4,
        "cursed": 2,
        "ring": 6,
        "trophy": 1,
        "elixir": 1,
    }


def test_the_steps_of_the_floors() -> None:
    """rules/towers#4: 1 + 1 + 1, then 1 + 2, then 3 cards."""
    table = Table("", "")
    wanted = []
    while table.state.tower == 1:
        wanted.append((table.state.floor, len(table.offered(0)[0].split())))
        table.play(table.offered(0)[0], table.offered(1)[0])
    assert wanted == [(1, 1), (1, 1), (1, 1), (2, 1), (2, 2), (3, 3)]
    assert table.said()[-5:] == ["pass", "tower", "floor", "floor", "floor"]


def test_what_is_offered_never_repeats_a_type() -> None:
    table = Table("wizard_2_wand warrior_3_axe", "dwarf_5_axe").play("wizard_2_wand", "dwarf_5_axe")
    assert not [name for name in table.offered(0) if CARDS[name].type == "wizard"]
    assert len(table.offered(0)) == 7


def test_a_choice_may_be_changed_and_withdrawn_until_the_last_one_is_in() -> None:
    """rules/towers#4, COMMIT."""
    table = Table("wizard_2_wand warrior_3_axe", "dwarf_5_axe", "dwarf_4_axe")
    table.choose(0, "wizard_2_wand")
    assert TOWERS.decisions(table.state)[0].given == ("play wizard_2_wand",)
    assert table.offered(0)[-1] == "withdraw"
    assert "withdraw" not in table.offered(1)
    table.choose(0, "warrior_3_axe")
    table.choose(1, "dwarf_5_axe")
    table.withdraw(0)
    assert table.events == []
    assert waiting_for(TOWERS.decisions(table.state)) == [0, 2]
    table.choose(2, "dwarf_4_axe")
    assert [place.team.cards for place in table.view(None).places] == [(), (), ()]
    table.choose(0, "warrior_3_axe")
    assert [place.team.cards for place in table.view(None).places] == [
        ("warrior_3_axe",),
        ("dwarf_5_axe",),
        ("dwarf_4_axe",),
    ]


def test_a_choice_may_also_be_undone_until_another_seat_acts() -> None:
    record, state, stream = begin(TOWERS, 2, Options(), bytes(32))
    card = TOWERS.decisions(state)[0].options[0].id
    record, _ = replay_moves(TOWERS, record, state, 0, (card,), stream)
    assert undoable_moves(TOWERS, record, 0) == 1
    before = state_at(TOWERS, record, 0)
    assert before.commits == [None, None]
    other = TOWERS.decisions(state)[1].options[0].id
    record, _ = replay_moves(TOWERS, record, state, 1, (other,), stream)
    assert undoable_moves(TOWERS, record, 0) == undoable_moves(TOWERS, record, 1) == 0


HAND = "wizard_2_wand wizard_3_none warrior_3_axe warrior_4_axe dwarf_2_bare artifact_1"


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        (("play warrior_3_axe dwarf_2_bare",), "count"),
        (("play ",), "no-card"),
        (("play dwarf_5_axe",), "not-in-hand"),
        (("play wizard_2_wand",), "played"),
        (("play wizard_9_wand",), "no-card"),
        (("play wizard_3_none",), "type-shown"),
        (("withdraw",), "nothing-to-withdraw"),
        (("end",), "refused-not-offered"),
        ((), "refused-not-offered"),
        (("play warrior_3_axe", "play dwarf_2_bare"), "refused-not-offered"),
        (("play warrior_3_axe", "withdraw"), "refused-not-offered"),
    ],
)
def test_illegal_choices_of_one_card(choice: tuple[str, ...], why: str) -> None:
    """rules/towers#11, after a wizard was shown on the first floor."""
    table = Table(HAND, "dwarf_5_axe").play("wizard_2_wand", "dwarf_5_axe")
    assert table.refused(0, *choice) == why


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("warrior_3_axe dwarf_2_bare", "count"),
        ("warrior_3_axe warrior_3_axe dwarf_2_bare", "same-card"),
        ("warrior_3_axe warrior_4_axe dwarf_2_bare", "type-twice"),
        ("wizard_2_wand warrior_3_axe dwarf_5_axe", "not-in-hand"),
        ("wizard_2_wand warrior_3_axe unicorn", "no-card"),
        ("dwarf_2_bare warrior_3_axe wizard_2_wand", "refused-not-offered"),
    ],
)
def test_illegal_choices_of_a_whole_team(cards: str, why: str) -> None:
    """rules/towers#11. Choices name their cards in the order of a hand."""
    table = Table(HAND, "dwarf_5_axe").go_to(3)
    table.state.hands[0] = ("wizard_2_wand", "warrior_3_axe", "warrior_4_axe", "dwarf_2_bare")
    assert table.refused(0, f"play {cards}") == why


def test_nobody_chooses_from_outside_or_after_the_end() -> None:
    table = Table(HAND, "dwarf_5_axe")
    for stranger in (-1, 2):
        assert table.refused(stranger, "play dwarf_5_axe") == "refused-not-seated"
    table.play_on()
    assert table.refused(0, "play dwarf_5_axe") == table.refused(2, "withdraw") == "refused-game-over"


def test_a_choice_for_an_earlier_step_is_refused() -> None:
    """rules/towers#11: after the reveal of the step."""
    table = Table(HAND, "dwarf_5_axe").play("wizard_2_wand", "dwarf_5_axe")
    assert table.refused(0, "play wizard_2_wand") == "played"
    assert table.refused(0, "withdraw") == "nothing-to-withdraw"


def test_chameleons_copy_neither_their_own_team_nor_each_other_nor_earlier_floors() -> None:
    """rules/towers#12.1 and #12.2."""
    three = meet(
        "chameleon_1 warrior_2_axe dwarf_4_hammer",
        "chameleon_2 warrior_1_axe dwarf_3_axe",
        "chameleon_3 warrior_6_axe dwarf_5_bare",
    )
    assert [team.value for team in three.teams] == [6, 4, 11]
    two = meet(
        "chameleon_1 warrior_2_axe dwarf_4_hammer",
        "chameleon_2 warrior_1_axe dwarf_3_axe",
        "wizard_4_none warrior_6_axe dwarf_5_bare",
    )
    assert [team.value for team in two.teams] == [10, 8, 15]


def test_a_copied_value_is_not_the_weaker_card() -> None:
    """rules/towers#12.4: 5 + 2 + 2."""
    result = meet("chameleon_1 dwarf_2_axe artifact_1", "wizard_5_wand warrior_1_axe dwarf_3_axe")
    assert result.teams[0].value == 9


def test_trophy_and_elixir_without_monsters() -> None:
    """rules/towers#12.8."""
    assert sheet(0, ("trophy", "elixir"), 4).total == 0


def test_the_strongest_takes_a_cursed_chest_too() -> None:
    """rules/towers#12.9."""
    table = Table("wizard_5_wand", "wizard_2_wand").go_to(3)
    floors = list(table.state.floors)
    cursed = next(card for card in (*table.state.treasures, *(row[1] for row in floors)) if "cursed" in card)
    here = floors[2][1]
    table.state.treasures = tuple(here if card == cursed else card for card in table.state.treasures)
    table.state.won = [tuple(here if card == cursed else card for card in won) for won in table.state.won]
    floors[2] = (floors[2][0], cursed)
    table.state.floors = tuple(floors)
    table.play(table.offered(0)[0], table.offered(1)[0])
    assert cursed in table.state.won[table.floor.strongest]


def test_no_two_teams_are_completely_level() -> None:
    """rules/towers#6.8: proven for every pair of teams without a warrior that could be tied, and by
    sampling.
    """
    teams = [
        (wizard, dwarf, "artifact_1")
        for wizard in (f"chameleon_{number}" for number in range(1, 5))
        for dwarf in CARDS
        if CARDS[dwarf].type == "dwarf"
    ]
    for one in teams:
        for other in teams:
            if not {one[0], one[1]} & {other[0], other[1]}:
                decided_by(strength(one, value(one, 0)), strength(other, value(other, 0)))
    with pytest.raises(ValueError, match="completely equal"):
        decided_by(strength(teams[0], 1), strength(teams[0], 1))


@pytest.mark.parametrize("number", range(30))
def test_every_tower_shares_out_three_floors_and_no_more_gold_than_there_is(number: int) -> None:
    walk = Walk.begin(TOWERS, number)
    piles = sum(walk.state.setting.loot)
    for _ in walk.go_on():
        done = 3 * (walk.state.tower - 1) + (3 if walk.state.is_played_out else walk.state.floor - 1)
        assert sum(map(len, walk.state.won)) == 2 * done
        assert sum(walk.state.gold) <= piles * done // 3
    assert sum(map(len, walk.state.won)) == 24


@pytest.mark.parametrize("number", range(30))
def test_every_seat_plays_each_of_the_four_hands_once(number: int) -> None:
    """rules/towers#4, PASS, for any number of players."""
    walk = Walk.begin(TOWERS, number)
    seen = {(seat, 1, hand) for seat, hand in enumerate(walk.state.hands)}
    for _ in walk.go_on():
        if walk.state.floor == 1 and walk.state.step == 0:
            seen |= {(seat, walk.state.tower, hand) for seat, hand in enumerate(walk.state.hands)}
    for seat in range(walk.seats):
        played = [hand for who, tower, hand in sorted(seen) if who == seat and hand and len(hand) == 10]
        assert sorted(played) == sorted(walk.state.dealt)


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda state: setattr(state, "gold", [-1, 0]), "gold"),
        (lambda state: setattr(state, "monsters", state.monsters[1:]), "monster"),
        (lambda state: setattr(state, "dealt", state.dealt[:3] + state.dealt[:1]), "hands"),
        (lambda state: setattr(state, "tower", 5), "tower 5"),
        (lambda state: setattr(state, "step", 3), "step 3"),
        (lambda state: setattr(state, "floor", 4), "floor 4"),
        (lambda state: state.hands.__setitem__(0, state.hands[1]), "not of its ten"),
        (lambda state: state.hands.__setitem__(0, state.hands[0][1:]), "9 cards"),
        (lambda state: state.teams.__setitem__(0, state.hands[0][:1]), "has shown"),
        (lambda state: state.commits.__setitem__(0, state.hands[0][:2]), "types twice"),
        (lambda state: state.commits.__setitem__(0, state.hands[1][:1]), "has chosen"),
        (lambda state: setattr(state, "commits", [(), ()]), "nothing was shown"),
    ],
)
def test_the_check_names_what_is_broken(spoil: object, why: str) -> None:
    state = Table("", "").state
    assert callable(spoil)
    spoil(state)
    with pytest.raises(InvalidState, match=why):
        TOWERS.check(state)
