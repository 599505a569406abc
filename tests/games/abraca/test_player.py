"""The deducing player: single answers, and the figures of rules/abraca#18 on a small sample."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import comb
from typing import Any

import pytest

from games.abraca.model import Options, RoundResult
from games.abraca.player import owning_chance, recalled
from games.abraca.view import Stone
from games.engine.chance import RandomStream
from games.engine.game import Player
from games.engine.play import play_out
from games.engine.player import RandomPlayer
from games.engine.walks import Walk
from tests.games.abraca.table import ABRACA, Table

DEDUCING = ABRACA.computer_player
RANDOM = RandomPlayer()


def answer(table: Table) -> str:
    ((seat, decision),) = ABRACA.decisions(table.state).items()
    return DEDUCING.choose(table.view(seat), decision, RandomStream(bytes(32)))[0]


def test_the_chance_of_owning_a_number_is_hypergeometric() -> None:
    unseen = (1, 1, 2, 3, 2, 4, 4, 3)
    own = (Stone(None, False, ()),) * 5
    for number, copies in enumerate(unseen, start=1):
        exact = 1 - comb(20 - copies, 5) / comb(20, 5)
        assert owning_chance(number, own, unseen) == pytest.approx(exact)


def test_denied_numbers_are_out_and_the_others_likelier() -> None:
    unseen = (1, 1, 2, 3, 2, 4, 4, 3)
    own = (Stone(None, False, (6,)),) * 5
    assert owning_chance(6, own, unseen) == 0
    assert owning_chance(4, own, unseen) == pytest.approx(1 - comb(13, 5) / comb(16, 5))


def test_certainty_is_seen() -> None:
    assert owning_chance(3, (Stone(None, False, ()),) * 2, (0, 0, 1, 0, 0, 0, 0, 1)) == 1
    assert owning_chance(3, (Stone(None, False, ()),) * 2, (0, 0, 0, 0, 0, 0, 0, 2)) == 0


def test_it_declares_the_lowest_number_that_is_likely_enough() -> None:
    """Unseen are one 2, four 6 and the stones of 8: 6 comes before the likelier 8."""
    table = Table("26688/33344/45555 left 8877 pool 77 aside 677766")
    assert answer(table) == "cast 6"


def test_it_takes_the_likeliest_where_it_must_declare() -> None:
    table = Table("3/12345/?????/?????/????? pool 3678")
    unseen = table.view(0).unseen
    assert unseen is not None
    chances = [owning_chance(number, table.view(0).places[0].stones, unseen) for number in range(1, 9)]
    assert max(chances) < 0.55
    assert answer(table) == f"cast {chances.index(max(chances)) + 1}"


def test_it_stops_when_nothing_is_likely_enough() -> None:
    table = Table("18/?????/????? last 1")
    assert answer(table) == "end"


def test_it_never_walks_into_the_penalty() -> None:
    table = Table("128/?????/????? last 8", lower_spell="penalty")
    assert answer(table) in {"cast 8", "end"}


def test_it_counts_for_itself_where_the_table_does_not() -> None:
    with_aid, without = Table("35488/?????/?????"), Table("35488/?????/?????", counter_aid=False)
    assert answer(with_aid) == answer(without)


def test_it_remembers_its_own_failures_where_nothing_is_marked() -> None:
    """All five stones still stand there, so 7, of which it sees two of seven, is not declared again."""
    table = Table("12345/56767/23344 aside 455566", counter_aid=False)
    assert answer(table) == "cast 7"
    assert answer(table.cast(7).cast(8).cast(8)) != "cast 7"


def test_what_it_remembers_is_true_and_never_more_than_the_marks() -> None:
    met = 0
    for number in range(40):
        walk = Walk.begin(ABRACA, number)
        for made in walk.go_on():
            for seat in made.asked:
                marks = walk.state.denied[seat]
                for stone, mask in zip(recalled(ABRACA.view(walk.state, seat), seat), marks, strict=True):
                    assert all(mask >> number & 1 for number in stone.denied), walk.place()
                    met += len(stone.denied)
    assert met


def test_it_needs_a_seat() -> None:
    table = Table("35488/?????/?????")
    (decision,) = ABRACA.decisions(table.state).values()
    with pytest.raises(ValueError, match="only a seat"):
        DEDUCING.choose(table.view(None), decision, RandomStream(bytes(32)))


@dataclass
class Sample:
    """What a number of seeded games came to."""

    games: int = 0
    wins: list[float] = field(default_factory=lambda: [0.0] * 5)
    rounds: list[RoundResult] = field(default_factory=list)

    def share(self, end: str) -> float:
        return sum(result.end == end for result in self.rounds) / len(self.rounds)


def sample(seats: int, players: Mapping[int, Player[Any]], games: int, **options: Any) -> Sample:
    found = Sample(games)
    for number in range(games):
        chance = RandomStream(number.to_bytes(32, "big"))
        state = ABRACA.setup(seats, Options(**options), chance)
        play_out(ABRACA, state, players, chance)
        for seat in state.winners:
            found.wins[seat] += 1 / len(state.winners)
        found.rounds += state.rounds
    return found


@pytest.mark.parametrize(("seats", "least"), [(2, 0.95), (3, 0.75), (4, 0.62), (5, 0.62)])
def test_one_deducing_player_beats_random_ones(seats: int, least: float) -> None:
    """rules/abraca#18: 99.7 %, 88 %, 77 % and 80 %. A random player in its place wins a half down to a
    fifth."""
    found = sample(seats, {**dict.fromkeys(range(seats), RANDOM), 1: DEDUCING}, games=100)
    assert found.wins[1] / found.games > least


@pytest.mark.parametrize(
    ("seats", "rounds", "attack", "own_fault"),
    [(2, 3.7, 0.53, 0.23), (3, 4.0, 0.74, 0.22), (4, 4.0, 0.78, 0.20), (5, 4.1, 0.79, 0.15)],
)
def test_deducing_players_reproduce_the_figures(
    seats: int, rounds: float, attack: float, own_fault: float
) -> None:
    found = sample(seats, dict.fromkeys(range(seats), DEDUCING), games=100)
    assert len(found.rounds) / found.games == pytest.approx(rounds, abs=0.8)
    assert found.share("attack") == pytest.approx(attack, abs=0.13)
    assert found.share("own_fault") == pytest.approx(own_fault, abs=0.13)


@pytest.mark.parametrize(("seats", "rounds", "own_fault"), [(2, 6.3, 0.66), (5, 5.2, 0.54)])
def test_random_players_reproduce_the_figures(seats: int, rounds: float, own_fault: float) -> None:
    found = sample(seats, dict.fromkeys(range(seats), RANDOM), games=100)
    assert len(found.rounds) / found.games == pytest.approx(rounds, abs=0.8)
    assert found.share("own_fault") == pytest.approx(own_fault, abs=0.12)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4.4), (5, 7.1)])
def test_last_standing_reproduces_the_figures(seats: int, rounds: float) -> None:
    found = sample(seats, dict.fromkeys(range(seats), DEDUCING), games=60, last_standing=True)
    assert len(found.rounds) / found.games == pytest.approx(rounds, abs=1.2)
