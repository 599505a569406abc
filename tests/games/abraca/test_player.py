"""The computer players: single answers, and the figures of rules/abraca#18 on a small sample."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import comb
from typing import Any

import pytest

from games.abraca.mind import player, policy
from games.abraca.mind.judgement import Position, best_declaration, lacking_chance
from games.abraca.mind.player import DeclaringPlayer, position, recalled
from games.abraca.model import Options, RoundResult
from games.abraca.rules.course import END
from games.abraca.view import View
from games.engine.chance import Chance, RandomStream
from games.engine.decision import Choice, Decision
from games.engine.game import Player
from games.engine.play import play, play_out
from games.engine.player import RandomPlayer
from games.engine.walks import Walk
from tests.games.abraca.table import ABRACA, Table

CONFIDENCE = 0.55
"""The chance of owning a stone from which its number is declared."""


class DeducingPlayer:
    """The player behind the figures in rules/abraca#18, which only considers how likely a number is.

    It declares the lowest number that it owns with a chance of 55% or more; otherwise it stops if it may.

    If it must declare and no number reaches that, it takes the likeliest.
    """

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return a declaration or the end of the turn; ``chance`` isn't used."""
        at = position(view)
        lowest = 1 if view.options.easy_order else max(view.last, 1)
        total = sum(at.unseen)
        lacking = {number: lacking_chance(number, at.masks, at.unseen, total) for number in range(lowest, 9)}
        for number, chance_of_none in lacking.items():
            if chance_of_none <= 1 - CONFIDENCE:
                return (f"cast {number}",)
        return (END,) if view.last else (f"cast {min(lacking, key=lacking.__getitem__)}",)


DEDUCING = DeducingPlayer()
COMPANION, APPRENTICE = DeclaringPlayer(), ABRACA.apprentice
RANDOM = RandomPlayer()


def answer(table: Table) -> str:
    ((seat, decision),) = ABRACA.decisions(table.state).items()
    return COMPANION.choose(table.view(seat), decision, RandomStream(bytes(32)))[0]


UNSEEN = (0, 1, 1, 2, 3, 2, 4, 4, 3)


def owning(number: int, masks: Sequence[int], unseen: Sequence[int] = UNSEEN) -> float:
    return 1 - lacking_chance(number, masks, unseen, sum(unseen))


def test_the_chance_of_owning_a_number_is_hypergeometric() -> None:
    for number, copies in enumerate(UNSEEN[1:], start=1):
        exact = 1 - comb(20 - copies, 5) / comb(20, 5)
        assert owning(number, [0] * 5) == pytest.approx(exact)


def test_denied_numbers_are_out_and_the_others_likelier() -> None:
    assert owning(6, [1 << 6] * 5) == 0
    assert owning(4, [1 << 6] * 5) == pytest.approx(1 - comb(13, 5) / comb(16, 5))


def test_certainty_is_seen() -> None:
    assert owning(3, [0, 0], (0, 0, 0, 1, 0, 0, 0, 0, 1)) == 1
    assert owning(3, [0, 0], (0, 0, 0, 0, 0, 0, 0, 0, 2)) == 0


def test_it_takes_a_likely_number_rather_than_one_that_brings_as_little() -> None:
    """Unseen are one 2, four 6s and the 8s; all that its life allows is to hurt the next player."""
    table = Table("26688/33344/45555 left 8877 pool 77 aside 677766")
    assert answer(table) == "cast 6"


@pytest.mark.parametrize(("left", "best"), [(1, 6), (6, 8)])
def test_it_knocks_out_whom_it_can_and_heals_where_it_cannot(left: int, best: int) -> None:
    """Five stones are unseen, including two of its own: one 6 and four 8s."""
    at = Position(6, [0, 0], (0, 0, 0, 0, 0, 0, 1, 0, 4), 0, 3, left, 5, [left, 5], False, False)
    assert best_declaration(at) == best


def test_it_stops_when_nothing_can_succeed() -> None:
    assert answer(Table("12345/88888/88866 last 8")) == "end"


def test_it_never_walks_into_the_penalty() -> None:
    table = Table("128/?????/????? last 8", lower_spell="penalty")
    assert answer(table) in {"cast 8", "end"}


def test_it_counts_for_itself_where_the_table_does_not() -> None:
    with_aid, without = Table("35488/?????/?????"), Table("35488/?????/?????", counter_aid=False)
    assert answer(with_aid) == answer(without)


def test_it_remembers_its_own_failures_where_nothing_is_marked() -> None:
    """All five stones are still there, so 7, of which it sees two out of seven, isn't declared again."""
    table = Table("12345/56767/23344 aside 455566", counter_aid=False)
    first = answer(table)
    assert first not in {"cast 1", "cast 2"}
    assert answer(table.cast(7).cast(8).cast(8)) != "cast 7"


@pytest.mark.parametrize("options", [{}, {"easy_order": True}, {"last_standing": True}])
def test_it_knows_what_the_search_knows_of_its_seat(options: Any) -> None:
    """The player reads a view and the policy a world; both judge the same position."""
    for number in range(20):
        chance = RandomStream(number.to_bytes(32, "big"))
        state = ABRACA.setup(2 + number % 4, Options(**options), chance)
        while asked := ABRACA.decisions(state):
            ((seat, decision),) = asked.items()
            view = ABRACA.view(state, seat)
            assert player.position(view) == policy.position(state, seat)
            play(ABRACA, state, seat, ABRACA.computer_player.choose(view, decision, chance), chance)


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


def test_it_beats_the_player_that_only_deduces() -> None:
    wins = sum(
        sample(4, {**dict.fromkeys(range(4), DEDUCING), seat: COMPANION}, 25, seat).wins[seat]
        for seat in range(4)
    )
    assert wins / 100 > 0.25


def test_an_apprentice_loses_to_a_companion_and_beats_chance() -> None:
    lost = sample(2, {0: APPRENTICE, 1: COMPANION}, games=60)
    assert lost.wins[1] / 60 >= 0.65
    won = sample(2, {0: APPRENTICE, 1: RANDOM}, games=60)
    assert won.wins[0] / 60 > 0.6


def test_it_needs_a_seat() -> None:
    table = Table("35488/?????/?????")
    (decision,) = ABRACA.decisions(table.state).values()
    with pytest.raises(ValueError, match="only a seat"):
        COMPANION.choose(table.view(None), decision, RandomStream(bytes(32)))


@dataclass
class Sample:
    """The results of a number of seeded games."""

    games: int = 0
    wins: list[float] = field(default_factory=lambda: [0.0] * 5)
    rounds: list[RoundResult] = field(default_factory=list)

    def share(self, end: str) -> float:
        return sum(result.end == end for result in self.rounds) / len(self.rounds)


def sample(
    seats: int, players: Mapping[int, Player[Any]], games: int, first: int = 0, **options: Any
) -> Sample:
    found = Sample(games)
    for number in range(first * games, (first + 1) * games):
        chance = RandomStream(number.to_bytes(32, "big"))
        state = ABRACA.setup(seats, Options(**options), chance)
        play_out(ABRACA, state, players, chance)
        for seat in state.winners:
            found.wins[seat] += 1 / len(state.winners)
        found.rounds += state.rounds
    return found


@pytest.mark.parametrize(("seats", "least"), [(2, 0.95), (3, 0.75), (4, 0.62), (5, 0.62)])
def test_one_deducing_player_beats_random_ones(seats: int, least: float) -> None:
    """rules/abraca#18: 99.7%, 88%, 77% and 80%. A random player in its place wins between a half and
    a fifth.
    """
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
