"""The worked examples of the rules page, one test each (rules/abraca#17)."""

from __future__ import annotations

import msgspec

from games.abraca.model import Options
from games.engine.chance import RandomStream
from games.engine.game import SPECTATOR
from games.engine.text import SeatName
from tests.games.abraca.table import ABRACA, Table, hand, seen


def test_example_01_the_printed_example_with_the_lower_number_refused() -> None:
    """rules/abraca#example-1, #6.1, #6.3, #10: the cap at 6, both neighbours, and option ``reject``."""
    table = Table("35488/?????/????? life 4,6,6").cast(3, roll=3)
    assert table.life == [6, 6, 6]
    table.cast(5)
    assert table.life == [6, 5, 5]
    assert table.refused("cast 4") == "abraca-refused-lower"
    assert table.life == [6, 5, 5]
    assert table.state.active == 0


def test_example_01_the_printed_example_with_the_penalty() -> None:
    """rules/abraca#example-1, #10: option ``penalty`` costs 1 life, keeps the stone, and ends the turn with a
    refill."""
    table = Table("35488/?????/????? life 4,6,6", lower_spell="penalty").cast(3, roll=3).cast(5).cast(4)
    assert table.life == [5, 5, 5]
    assert hand(table, 0).startswith("488")
    assert len(hand(table, 0)) == 5
    assert table.state.active == 1


def test_example_02_failing_dragon() -> None:
    """rules/abraca#example-2, #5.3: a failed 1 costs as much life as the die shows."""
    table = Table("?????/66782/????? active 1").cast(1, roll=2)
    assert table.life == [6, 4, 6]
    assert hand(table, 1) == "66782"
    assert table.state.active == 2


def test_example_03_dragon_ends_the_round() -> None:
    """rules/abraca#example-3, #7.2: knock-out by an attack, with secret awards."""
    table = Table("18/?????/?????/????? life 4,6,3,5 secrets -/-/8/7").cast(1, roll=3)
    assert table.result.life == (4, 3, 0, 2)
    assert table.result.points == (3, 1, 0, 2)
    assert table.state.active == 1


def test_example_04_own_fault() -> None:
    """rules/abraca#example-4, #7.3: the active player is the only loser."""
    table = Table("?????/?????/77 life 2,5,1 secrets 8/-/8 active 2").cast(8)
    assert table.result.end == "own_fault"
    assert table.result.winner is None
    assert table.result.points == (2, 1, 0)
    assert table.state.active == 0


def test_example_05_all_stones_used() -> None:
    """rules/abraca#example-5, #7.1: everybody else's life drops to 0."""
    table = Table("6/?????/????? life 1,4,6 secrets -/8/- pool -").cast(6)
    assert table.result.end == "all_used"
    assert table.result.life == (1, 0, 0)
    assert table.result.points == (3, 0, 0)
    changes = table.result and table.events[1].text
    assert changes.key == "abraca-event-loss"
    assert changes.args["after"] == 3


def test_example_06_last_stone_also_knocks_out() -> None:
    """rules/abraca#example-6, #7: rule 1 comes before rule 2, so seat 1 scores nothing."""
    table = Table("7/?????/????? life 1,4,1 secrets -/8/- pool -").cast(7)
    assert table.result.end == "all_used"
    assert table.result.points == (3, 0, 0)


def test_example_07_night_singer_as_the_last_stone() -> None:
    """rules/abraca#example-7, #6.2 and #7: the secret stone is taken first and counts; the check comes before
    the refill."""
    table = Table("4/????? secrets 8/-").cast(4)
    assert table.result.points == (5, 0)
    assert len(table.result.secrets[0]) == 2
    assert table.result.pool


def test_example_08_lightning_with_two_players() -> None:
    """rules/abraca#example-8, #6.3: the same person is never hit twice."""
    assert Table("58/????? life 6,3").cast(5).life == [6, 2]


def test_example_09_cap() -> None:
    """rules/abraca#example-9, #6.1: gains stop at 6."""
    table = Table("888/????? life 5,6").cast(8)
    assert table.life == [6, 6]
    table = Table("8886/????? life 5,6").cast(8).cast(8)
    assert table.life == [6, 6]
    assert table.said() == ["hit", "full"]


def test_example_10_dark_wanderer() -> None:
    """rules/abraca#example-10, #6.1 and #7.2: everybody else loses life, the caster gains, one is knocked
    out.
    """
    table = Table("28/?????/????? life 6,3,1").cast(2)
    assert table.result.life == (6, 2, 0)
    assert table.result.points == (3, 1, 0)


def test_example_11_direction_and_partial_refill() -> None:
    """rules/abraca#example-11, #3 and #5.4: left plays next, and the pool runs dry."""
    table = Table("?????/678/?????/????? active 1 pool 37").cast(6)
    assert table.life == [6, 6, 5, 6]
    table.cast(7)
    assert table.life == [5, 6, 5, 6]
    table.end()
    assert hand(table, 1) == "837"
    assert table.state.pool == []
    assert table.state.active == 2


def test_example_12_chain() -> None:
    """rules/abraca#example-12, #5.1 and #14.2: the options at the start of a turn and after a success."""
    table = Table("6688/?????/?????")
    assert table.offered() == "12345678"
    assert table.cast(6).offered() == "678end"
    assert table.cast(8).offered() == "8end"


def test_example_13_game_end_by_points_of_the_last_round() -> None:
    """rules/abraca#example-13, #8.2: A 8, B 9; B scored 3, A 1."""
    table = Table("?????/68/????? points 7,6,2 life 6,6,1 active 1").cast(6)
    outcome = ABRACA.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.scores == (8, 9, 2)
    assert outcome.ranks == (2, 1, 3)
    assert outcome.reason.key == "abraca-reason-last-round"


def test_example_14_game_end_by_life() -> None:
    """rules/abraca#example-14, #8.3 and #8.4: life decides, and if that is tied too, the victory is
    shared.
    """
    table = Table("?????/?????/77 points 7,7,5 life 4,2,1 active 2").cast(8)
    outcome = ABRACA.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.reason.key == "abraca-reason-life"

    table = Table("?????/?????/77 points 7,7,5 life 3,3,1 active 2").cast(8)
    outcome = ABRACA.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.ranks == (1, 1, 3)
    assert outcome.reason.key == "abraca-reason-shared"


def test_example_15_total_beyond_8_does_not_count() -> None:
    """rules/abraca#example-15, #8.2: both scored 3, so life decides, not 10 against 8."""
    table = Table("?????/?????/77 points 5,7,0 life 5,4,1 secrets 88/87/- active 2").cast(8)
    outcome = ABRACA.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (8, 10, 0)
    assert outcome.winners == (0,)
    assert outcome.reason.key == "abraca-reason-life"


def test_example_16_last_standing_skips_the_eliminated() -> None:
    """rules/abraca#example-16, #12: neighbours are the nearest living players."""
    table = Table("?????/68/?????/????? life 6,6,0,6 active 1", last_standing=True).cast(6)
    assert table.life == [6, 6, 0, 5]
    assert table.end().state.active == 3


def test_example_17_last_standing_with_two_left() -> None:
    """rules/abraca#example-17, #12: lightning hits the only other living player once."""
    table = Table("?????/58/?????/????? life 0,6,0,6 active 1", last_standing=True).cast(5)
    assert table.life == [0, 6, 0, 5]


def test_example_18_last_standing_the_turn_goes_on() -> None:
    """rules/abraca#example-18, #12: with two eliminated and two alive, the round goes on."""
    table = Table("28/?????/?????/????? life 3,1,1,4", last_standing=True).cast(2)
    assert table.life == [4, 0, 0, 3]
    assert table.goes_on
    assert table.state.active == 0
    assert table.offered() == "2345678end"
    assert table.said().count("eliminated") == 2


def test_example_19_counter() -> None:
    """rules/abraca#example-19, #9: copies minus board minus other hands minus own secret stones."""
    table = Table("?????/87643/88752 aside 887655")
    assert table.view(0).unseen == (1, 1, 2, 3, 2, 4, 4, 3)
    assert sum(table.view(0).unseen or ()) == 5 + 4 + 11


def test_example_20_views() -> None:
    """rules/abraca#example-20, #9: people get their own view, whoever's button they press."""
    table = Table("?????/87643/88752 aside 887655")
    assert [seen(place) for place in table.view(0).places] == ["-----", "87643", "88752"]
    assert [seen(place) for place in table.view(1).places] == [hand(table, 0), "-----", "88752"]
    for stranger in (SPECTATOR, None):
        assert [seen(place) for place in table.view(stranger).places] == ["-----"] * 3


def test_example_21_failure_teaches_only_one_thing() -> None:
    """rules/abraca#example-21, #5.3: the declaration and the life are public, and nobody learns what the
    stones are.
    """
    table = Table("44488/?????/?????").cast(3)
    declared, life = (event.text for event in table.events)
    assert declared.key == "abraca-event-miss"
    assert declared.args["player"] == SeatName(0)
    assert declared.args["number"] == 3
    assert life.args == {"player": SeatName(0), "amount": 1, "before": 6, "after": 5}
    own = table.view(0).places[0]
    assert seen(own) == "-----"
    assert {stone.denied for stone in own.stones} == {(3,)}


def test_example_22_a_named_seat_begins() -> None:
    """rules/abraca#example-22, #4.1."""

    def begins(seat: str) -> set[int]:
        seeds = (bytes([number]) * 32 for number in range(40))
        options = msgspec.convert({"first_player": seat}, Options)
        return {ABRACA.setup(3, options, RandomStream(seed)).active for seed in seeds}

    assert begins("seat2") == {2}
    assert begins("seat3") == {0, 1, 2}
