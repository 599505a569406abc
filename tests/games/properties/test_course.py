"""What holds of the course of any game: it ends, it replays, it is checked, only listed moves are made."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.chance import RandomStream
from games.engine.game import AnyGame, Refused
from games.engine.play import play
from games.engine.player import RandomPlayer
from games.engine.record import fixture_at, verify
from tests.games.properties.walks import MOST_MOVES, Walk, frozen, random_move, walks


@given(data=st.data())
def test_a_game_ends_with_an_outcome_and_not_before(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game, most=0))
    for _ in walk.go_on():
        game.check(walk.state)
        assert len(walk.record.moves) <= MOST_MOVES
        assert (game.outcome(walk.state) is None) == bool(game.decisions(walk.state))
    outcome = game.outcome(walk.state)
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.ranks) == walk.seats
    assert outcome.winners == tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1)
    better = Counter(outcome.ranks)
    for rank in outcome.ranks:
        assert rank == 1 + sum(count for other, count in better.items() if other < rank)


@given(data=st.data())
def test_a_record_makes_the_same_game_again(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    assert frozen(fixture_at(game, walk.record)) == frozen(walk.state)
    assert frozen(verify(game, walk.record)) == frozen(walk.state)


@given(data=st.data())
def test_a_fixture_is_the_state_that_was_there(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game, most=40))
    then, moves = frozen(walk.state), len(walk.record.moves)
    for _ in walk.go_on():
        pass
    assert frozen(fixture_at(game, walk.record, moves)) == then


@given(data=st.data())
def test_states_and_views_survive_json(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    again = msgspec.json.decode(frozen(walk.state), type=game.state_type)
    assert again == walk.state
    assert frozen(again) == frozen(walk.state)
    assert game.decisions(again) == game.decisions(walk.state)
    for viewer in walk.viewers:
        view = game.view(walk.state, viewer)
        assert msgspec.json.decode(frozen(view), type=game.view_type) == view


@given(data=st.data())
def test_every_listed_pick_can_be_carried_out(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    for seat, decision in game.decisions(walk.state).items():
        ids = [option.id for option in decision.options]
        assert len(set(ids)) == len(ids)
        assert 0 <= decision.minimum <= decision.maximum
        assert decision.minimum <= len(ids)
        for promised in (decision.on_silence, decision.given):
            assert promised is None or decision.allows(promised)
        single = decision.minimum <= 1 <= decision.maximum
        choices = [(name,) for name in ids] if single else []
        choices += [RandomPlayer().choose(walk.state, decision, walk.rest) for _ in range(3)]
        for choice in choices:
            assert decision.allows(choice)
            play(game, game.copy(walk.state), seat, choice, walk.rest)


@given(data=st.data())
def test_an_unlisted_move_is_refused_and_changes_nothing(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    before, counter = frozen(walk.state), walk.rest.counter
    for seat, choice in unlisted_moves(walk, data):
        with pytest.raises(Refused):
            play(game, walk.state, seat, choice, walk.rest)
        assert frozen(walk.state) == before
    assert walk.rest.counter == counter


def unlisted_moves(walk: Walk, data: st.DataObject) -> list[tuple[int, tuple[str, ...]]]:
    """Return moves near and far from what is offered, none of which is."""
    decisions = walk.game.decisions(walk.state)
    known = sorted({option.id for decision in decisions.values() for option in decision.options} | {"end"})
    near = st.sampled_from(known).flatmap(
        lambda name: st.sampled_from([name, name + "0", name[:-1], name.upper(), f" {name}", f"{name} 1"])
    )
    choices = st.lists(st.one_of(near, st.text(max_size=12)), max_size=3).map(tuple)
    moves = data.draw(st.lists(st.tuples(st.integers(-2, walk.seats + 1), choices), max_size=8))
    outsiders = [seat for seat in range(-2, walk.seats + 2) if seat not in decisions]
    moves += [(seat, (name,)) for seat in outsiders for name in known]
    return [
        (seat, choice)
        for seat, choice in moves
        if seat not in decisions or not decisions[seat].allows(choice)
    ]


@given(data=st.data())
def test_copies_are_independent(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    before = frozen(walk.state)
    copy = game.copy(walk.state)
    assert frozen(copy) == before
    for _ in range(12):
        if (move := random_move(game, copy, walk.rest)) is not None:
            game.apply(copy, *move, walk.rest)
    assert frozen(walk.state) == before


_PLAY_ONE = """
import sys, msgspec
from tests.games.properties.walks import ALL_GAMES, Walk
from games.engine.chance import RandomStream
from games.engine.record import begin
game = next(game for game in ALL_GAMES if game.id == sys.argv[1])
seats = max(game.seats)
walk = Walk(game, seats, *begin(game, seats, game.options_type(), bytes(32)), RandomStream(b"rest"))
for _ in walk.go_on():
    print(msgspec.json.encode([game.view(walk.state, viewer) for viewer in walk.viewers]).decode())
print(msgspec.json.encode(walk.record).decode())
"""


def test_nothing_depends_on_the_order_of_hashes(game: AnyGame) -> None:
    runs = [
        subprocess.run(
            [sys.executable, "-c", _PLAY_ONE, game.id],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1]
    assert len(runs[0]) > 500


@given(data=st.data())
def test_the_fallback_player_answers_from_its_view_alone(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    for seat, decision in game.decisions(walk.state).items():
        view = game.view(walk.state, seat)
        answer = game.fallback.choose(view, decision, RandomStream(b"same"))
        assert decision.allows(answer)
        read_again = msgspec.json.decode(frozen(view), type=game.view_type)
        for other in walk.viewers[: walk.seats]:
            game.view(walk.state, other)
        assert game.fallback.choose(read_again, decision, RandomStream(b"same")) == answer
