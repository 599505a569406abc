"""The moments of a film: beginning and end, every climax, and turns evenly spread between them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from bot.features.replay.service import Film
from bot.features.sharing.rules import SHOTS, every_moment, key_moments
from games.engine.chance import Chance, RandomStream
from games.engine.climax import Climax
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.play import next_move
from games.engine.record import Record, begin, replay_moves
from games.engine.text import Seat
from games.registry import GAMES
from tests.games.engine import duel
from tests.games.engine.duel import HANDS, Duel


class Match(Duel):
    """A duel of so many rounds, in which every ``apart``-th reveal is a climax."""

    def __init__(self, rounds: int, apart: int) -> None:
        self.rounds = rounds
        self.apart = apart
        self.asked = 0

    def setup(self, seats: int, options: duel.Options, chance: Chance) -> duel.State:
        return duel.State(self.rounds, [0] * seats, [None] * seats)

    def climax(self, events: Sequence[Event]) -> Climax | None:
        if events[-1].text.key != "duel-shows":
            return None
        self.asked += 1
        return None if self.asked % self.apart else Climax(str(self.asked), (), (events[-1].text,))


def filmed(game: AnyGame, record: Record) -> Film:
    film = Film(game, record, everything=True)
    film.play_at_once()
    return film


def match(rounds: int, apart: int = 10**9) -> Film:
    """Return a match as it was played, two moves a round."""
    game = Match(rounds, apart)
    record, state, stream = begin(game, 2, duel.Options(), bytes(32))
    moves: Any = []
    for number in range(rounds):
        for seat in range(2):
            one, _ = replay_moves(game, record, state, seat, (HANDS[(number + seat) % 3],), stream)
            moves += one.moves
    game.asked = 0
    return filmed(game, replaced(record, moves))


def replaced(record: Record, moves: Any) -> Record:
    return Record(
        **{**{name: getattr(record, name) for name in record.__struct_fields__}, "moves": tuple(moves)}
    )


def played(game: AnyGame, seats: int, seed: int) -> Record:
    """Return the record of a game between computer players."""
    record, state, stream = begin(game, seats, game.options_type(), bytes([seed]) * 32)
    chance = RandomStream(bytes([seed + 1]) * 32)

    def choose(seat: Seat, decision: Decision) -> Choice:
        return game.computer_player.choose(game.view(state, seat), decision, chance)

    while asked := game.decisions(state):
        record, _ = replay_moves(game, record, state, *next_move(asked, choose), stream)
    return record


def steps_of(film: Film, most: int = SHOTS) -> list[int]:
    return [moment.step for moment in key_moments(film.game, film.steps, film.outline, most)]


def test_a_short_game_is_shown_move_by_move() -> None:
    assert steps_of(match(2)) == [0, 1, 2, 3, 4]
    assert steps_of(match(1)) == [0, 1, 2]


def test_a_game_of_five_thousand_moves_takes_bounded_time() -> None:
    film = match(2500, apart=100)
    began = time.process_time()
    moments = key_moments(film.game, film.steps, film.outline)
    assert time.process_time() - began < 2
    assert len(moments) == SHOTS
    assert (moments[0].step, moments[-1].step) == (0, 5000)
    gaps = [moment.step - before.step for before, moment in pairwise(moments)]
    assert max(gaps) < 400


@pytest.mark.parametrize("most", [2, 3, 8, SHOTS])
def test_climaxes_come_first(most: int) -> None:
    film = match(60, apart=10)
    moments = key_moments(film.game, film.steps, film.outline, most)
    assert len(moments) == most
    climaxes = [moment.step for moment in moments if moment.is_climax]
    # The last of six is the end of the game, which is shown anyway.
    assert climaxes == [[], [60], [20, 40, 60, 80, 100], [20, 40, 60, 80, 100]][[2, 3, 8, SHOTS].index(most)]


@pytest.mark.parametrize("game_id", ["abraca", "saga", "touria", "towers"])
def test_every_picture_of_a_film_has_something_to_tell(game_id: str) -> None:
    game = GAMES[game_id]
    film = filmed(game, played(game, game.seats[-1], 5))
    moments = key_moments(game, film.steps, film.outline)
    assert 10 < len(moments) <= SHOTS
    assert any(moment.is_climax for moment in moments)
    assert all(moment.told for moment in moments[1:])
    steps = [moment.step for moment in moments]
    assert steps == sorted(set(steps))


@pytest.mark.parametrize("game_id", ["abraca", "saga", "touria", "towers"])
def test_all_moments_together_tell_the_whole_public_log(game_id: str) -> None:
    game = GAMES[game_id]
    film = filmed(game, played(game, game.seats[0], 6))
    moments = every_moment(film.outline, game.storyline)
    assert [moment.step for moment in moments] == [turn.last for turn in film.outline.turns]
    assert all(moment.told for moment in moments[1:])
