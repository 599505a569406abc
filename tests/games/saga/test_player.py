"""The computer player: single answers, and the figures of rules/saga#14 on a small sample."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import pytest

from games.engine.chance import RandomStream
from games.engine.game import Player
from games.engine.play import play_out
from games.engine.player import RandomPlayer
from games.saga.model import Options
from tests.games.saga.table import SAGA, A, B, Table

STORYTELLING = SAGA.computer_player
RANDOM = RandomPlayer()


def answer(table: Table, seat: int) -> str:
    decision = SAGA.decisions(table.state)[seat]
    return STORYTELLING.choose(table.view(seat), decision, RandomStream(bytes(32)))[0]


def test_it_plays_the_adventure_that_serves_its_objective() -> None:
    strong = {"fame": 4, "courage": 5, "might": 4, "wisdom": 5}
    table = Table(story="odyssey+", hands=["isolde circe grendel"], objectives=["great_lover"], **strong)
    assert answer(table, A) == "adventure isolde"
    table = Table(story="odyssey+", hands=["isolde circe grendel"], objectives=["champion"], **strong)
    assert answer(table, A) == "adventure grendel"


def test_it_helps_a_challenge_that_it_wants_won_and_hinders_one_that_it_wants_lost() -> None:
    for objective, card in (("good_companion", "star"), ("sly_schemer", "mist")):
        table = Table(
            story="odyssey+", hands=["moor", "star mist"], objectives=["saint", objective], courage=3, fame=3
        )
        table.do(A, "adventure moor")
        assert answer(table, B) == f"interfere {card}"


def test_it_keeps_its_cards_for_what_matters() -> None:
    table = Table(
        story="odyssey+", hands=["moor", "star"], objectives=["saint", "merchant_prince"], courage=6
    )
    table.do(A, "adventure moor")
    assert answer(table, B) == "pass"


def test_it_knows_that_no_reroll_turns_a_miracle() -> None:
    """rules/saga#7.3.5: a BLACK CAT after a MIRACLE would be wasted."""
    for played, wanted in (("clover", "interfere black_cat"), ("miracle", "pass")):
        table = Table(
            story="odyssey+",
            hands=[f"moor {played}", "black_cat"],
            objectives=["saint", "sly_schemer"],
            courage=3,
            fame=3,
        )
        table.do(A, "adventure moor").passes(3).do(A, f"interfere {played}", *([3] * (played == "clover")))
        assert answer(table, B) == wanted


def test_it_chooses_the_characteristic_that_it_lacks() -> None:
    table = Table("beowulf", hands=["phoenix"], objectives=["alchemist"], courage=3, fame=3, might=3)
    table.adventure("phoenix", 6)
    assert answer(table, A) in {"choose wealth", "choose wisdom"}


def test_it_exchanges_a_hand_without_adventures() -> None:
    table = Table(hands=["star mist clover talisman odyssey"])
    table.state.phase = "mulligan"
    assert answer(table, A) == "mulligan"


def test_it_needs_a_seat() -> None:
    table = Table()
    with pytest.raises(ValueError, match="only a seat"):
        STORYTELLING.choose(table.view(None), SAGA.decisions(table.state)[A], RandomStream(bytes(32)))


@dataclass
class Sample:
    """The results of a number of seeded games."""

    games: int
    rounds: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=lambda: [0.0] * 6)
    epilogues: int = 0
    adventures: int = 0


def sample(seats: int, players: Mapping[int, Player[Any]], games: int) -> Sample:
    found = Sample(games)
    for number in range(games):
        chance = RandomStream(number.to_bytes(32, "big"))
        state = SAGA.setup(seats, Options(), chance)
        play_out(SAGA, state, players, chance)
        found.rounds.append(SAGA.view(state, None).round)
        found.epilogues += state.how == "epilogue"
        found.adventures += state.next_entry
        for seat in state.winners:
            found.wins[seat] += 1 / len(state.winners)
    return found


@pytest.mark.parametrize(("seats", "least"), [(2, 0.75), (4, 0.5)])
def test_one_storytelling_player_beats_random_ones(seats: int, least: float) -> None:
    """It wins 92% and 72% of such games."""
    found = sample(seats, {**dict.fromkeys(range(seats), RANDOM), 1: STORYTELLING}, games=25)
    assert found.wins[1] / found.games > least


@pytest.mark.parametrize(("seats", "rounds", "adventures"), [(2, 11, 12.8), (4, 6, 14.4)])
def test_storytelling_players_reproduce_the_figures(seats: int, rounds: int, adventures: float) -> None:
    found = sample(seats, dict.fromkeys(range(seats), STORYTELLING), games=20)
    assert median(found.rounds) == pytest.approx(rounds, abs=3)
    assert found.adventures / found.games == pytest.approx(adventures, abs=4)
    assert found.epilogues <= 2


def test_random_players_come_to_an_end() -> None:
    """rules/saga#14: with two players about half of such games end by the epilogue."""
    found = sample(2, dict.fromkeys(range(2), RANDOM), games=40)
    assert 0.3 < found.epilogues / found.games < 0.85


def test_an_apprentice_beats_random_play_and_loses_to_a_companion() -> None:
    """In larger samples it won 91% of its games against random play, and 20% against a companion."""
    apprentice = SAGA.apprentice
    assert sample(2, {0: RANDOM, 1: apprentice}, games=12).wins[1] >= 7
    assert sample(2, {0: STORYTELLING, 1: apprentice}, games=20).wins[1] <= 9


def test_an_apprentice_spoils_nothing() -> None:
    """It plays no Interference in other players' challenges."""
    table = Table(
        story="odyssey+", hands=["moor", "star mist"], objectives=["saint", "sly_schemer"], courage=3, fame=3
    )
    table.do(A, "adventure moor")
    decision = SAGA.decisions(table.state)[B]
    for number in range(20):
        chance = RandomStream(bytes([number]) * 32)
        assert SAGA.apprentice.choose(table.view(B), decision, chance) == ("pass",)
