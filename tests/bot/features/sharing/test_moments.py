"""The moments of a film: the start, the end, every climax, and turns spread evenly between them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from bot.features.replay.service import ReplayedGame
from bot.features.sharing.rules import SHOTS, key_moments, passages
from games.engine.chance import Chance
from games.engine.climax import Climax
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.record import Record, begin, replay_moves
from games.engine.storyline import folded
from games.registry import GAMES
from tests.bot.features.sharing.played import played
from tests.games.engine import duel
from tests.games.engine.duel import HANDS, Duel


class Match(Duel):
    """A duel of several rounds in which every ``apart``-th reveal is a climax."""

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


def replayed_from(game: AnyGame, record: Record) -> ReplayedGame:
    replayed = ReplayedGame(game, record, everything=True)
    replayed.play_at_once()
    return replayed


def match(rounds: int, apart: int = 10**9) -> ReplayedGame:
    """Return a played match, with two moves per round."""
    game = Match(rounds, apart)
    record, state, stream = begin(game, 2, duel.Options(), bytes(32))
    moves: Any = []
    for number in range(rounds):
        for seat in range(2):
            one, _ = replay_moves(game, record, state, seat, (HANDS[(number + seat) % 3],), stream)
            moves += one.moves
    game.asked = 0
    return replayed_from(game, replaced(record, moves))


def replaced(record: Record, moves: Any) -> Record:
    return Record(
        **{**{name: getattr(record, name) for name in record.__struct_fields__}, "moves": tuple(moves)}
    )


def steps_of(replayed: ReplayedGame, most: int = SHOTS) -> list[int]:
    return [moment.step for moment in key_moments(replayed.game, replayed.steps, replayed.outline, most)]


def test_a_short_game_is_shown_move_by_move() -> None:
    assert steps_of(match(2)) == [0, 1, 2, 3, 4]
    assert steps_of(match(1)) == [0, 1, 2]


def test_a_game_of_five_thousand_moves_takes_bounded_time() -> None:
    replayed = match(2500, apart=100)
    began = time.process_time()
    moments = key_moments(replayed.game, replayed.steps, replayed.outline)
    assert time.process_time() - began < 2
    assert len(moments) == SHOTS
    assert (moments[0].step, moments[-1].step) == (0, 5000)
    gaps = [moment.step - before.step for before, moment in pairwise(moments)]
    assert max(gaps) < 400


@pytest.mark.parametrize("most", [2, 3, 8, SHOTS])
def test_climaxes_come_first(most: int) -> None:
    replayed = match(60, apart=10)
    moments = key_moments(replayed.game, replayed.steps, replayed.outline, most)
    assert len(moments) == most
    climaxes = [moment.step for moment in moments if moment.is_climax]
    # The last of the six is the end of the game, which is shown in any case.
    assert climaxes == [[], [60], [20, 40, 60, 80, 100], [20, 40, 60, 80, 100]][[2, 3, 8, SHOTS].index(most)]


@pytest.mark.parametrize("game_id", ["abraca", "saga", "touria", "towers"])
def test_every_picture_of_a_film_has_something_to_tell(game_id: str) -> None:
    game = GAMES[game_id]
    replayed = replayed_from(game, played(game, game.seats[-1], 5))
    moments = key_moments(game, replayed.steps, replayed.outline)
    assert 10 < len(moments) <= SHOTS
    assert any(moment.is_climax for moment in moments)
    assert all(moment.told for moment in moments[1:])
    steps = [moment.step for moment in moments]
    assert steps == sorted(set(steps))


@pytest.mark.parametrize("most", [5, 40])
@pytest.mark.parametrize("game_id", ["abraca", "saga", "touria", "towers"])
def test_all_passages_together_tell_the_whole_public_log(game_id: str, most: int) -> None:
    game = GAMES[game_id]
    replayed = replayed_from(game, played(game, game.seats[0], 6))
    found = passages(game, replayed.steps, replayed.outline, most)
    assert len(found) <= most
    assert (found[0].step, found[-1].step) == (0, len(replayed.steps) - 1)
    assert len({passage.step for passage in found}) == len(found)
    public = [event for step in replayed.steps for event in step.events if event.audience is None]
    whole = [event.text for line in folded(public, game.storyline) for event in line.told]
    assert sorted(map(str, whole)) == sorted(str(text) for passage in found for text in passage.told)
