"""Properties of the course of any game: it ends, replays and is checked, and only listed moves are made."""

from __future__ import annotations

import os
import subprocess
import sys
import typing
from collections import Counter
from itertools import islice

import msgspec
import pytest

from games.engine.chance import Chance, RandomStream
from games.engine.decision import Choice
from games.engine.game import AnyGame, Refused
from games.engine.play import play
from games.engine.record import given_after, position_of, state_at, verify
from games.engine.text import Seat
from games.engine.walks import any_choice, any_move, values_of
from tests.games.properties.corpus import WALKS, Corpus, Moment, frozen


def test_the_corpus_has_every_number_of_seats_and_every_option(corpus: Corpus) -> None:
    assert len(corpus.walks) == WALKS
    assert {walk.seats for walk in corpus.walks} == set(corpus.game.seats)
    for name, hint in typing.get_type_hints(corpus.game.options_type).items():
        assert {getattr(walk.options, name) for walk in corpus.walks} == set(values_of(hint)), name


def test_a_game_ends_with_an_outcome_and_not_before(corpus: Corpus) -> None:
    for fault in corpus.faults:
        raise fault
    assert not corpus.unended
    for walk in corpus.walks:
        outcome = corpus.game.outcome(walk.state)
        assert outcome is not None, walk.place()
        assert len(outcome.ranks) == walk.seats
        assert outcome.scores is None or len(outcome.scores) == walk.seats
        assert outcome.winners == tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1)
        better = Counter(outcome.ranks)
        for rank in outcome.ranks:
            assert rank == 1 + sum(count for other, count in better.items() if other < rank)


def test_a_record_makes_the_same_game_again(corpus: Corpus) -> None:
    for moment in shorter(corpus, WALKS):
        with moment.told():
            assert frozen(state_at(corpus.game, moment.record)) == frozen(moment.state)
    for moment in shorter(corpus, WALKS // 2):
        with moment.told():
            assert frozen(verify(corpus.game, moment.walk.record())) == frozen(moment.walk.state)


def test_a_fixture_is_the_state_that_was_there(corpus: Corpus) -> None:
    for moment in shorter(corpus, WALKS):
        with moment.told():
            again = state_at(corpus.game, moment.walk.record(), moment.made)
            assert frozen(again) == frozen(moment.state)


def shorter(corpus: Corpus, most: int) -> list[Moment]:
    """Return one early moment, but not among the first moves, of up to ``most`` walks."""
    first = {}
    for moment in sorted(corpus.moments, key=lambda moment: moment.made):
        if moment.made >= 10 or moment.made == len(moment.walk.moves):
            first.setdefault(moment.walk.number, moment)
    return list(islice(first.values(), most))


def test_states_and_views_survive_json(corpus: Corpus) -> None:
    game = corpus.game
    for moment in corpus.moments:
        with moment.told():
            state = moment.state
            again = msgspec.json.decode(frozen(state), type=game.state_type)
            assert again == state
            assert frozen(again) == frozen(state)
            assert game.decisions(again) == game.decisions(state)
            for viewer in moment.walk.viewers:
                view = game.view(state, viewer)
                assert msgspec.json.decode(frozen(view), type=game.view_type) == view


def test_a_seat_is_asked_the_same_whether_alone_or_with_all(corpus: Corpus) -> None:
    game = corpus.game
    for moment in corpus.moments:
        with moment.told():
            asked = {seat: game.decision(moment.state, seat) for seat in range(moment.walk.seats)}
            assert {seat: found for seat, found in asked.items() if found is not None} == moment.asked


def test_every_listed_pick_can_be_carried_out(corpus: Corpus) -> None:
    game = corpus.game
    for moment in corpus.moments:
        whim = moment.chance("picks")
        for seat, decision in moment.asked.items():
            with moment.told():
                ids = [option.id for option in decision.options]
                assert len(set(ids)) == len(ids)
                assert 0 <= decision.minimum <= decision.maximum
                assert decision.minimum <= len(ids)
                for promised in (decision.on_silence, decision.given):
                    assert promised is None or decision.allows(promised)
                single = decision.minimum <= 1 <= decision.maximum
                choices = [(name,) for name in ids] if single else []
                choices += [any_choice(decision, whim) for _ in range(3)]
                for choice in choices:
                    assert decision.allows(choice)
                    play(game, moment.state, seat, choice, whim)


def test_an_unlisted_move_is_refused_and_changes_nothing(corpus: Corpus) -> None:
    for moment in corpus.moments:
        state, whim = moment.state, moment.chance("refused")
        before = frozen(state)
        for seat, choice in unlisted_moves(moment, moment.chance("unlisted")):
            with moment.told():
                with pytest.raises(Refused):
                    play(corpus.game, state, seat, choice, whim)
                assert frozen(state) == before
                assert not whim.counter


def unlisted_moves(moment: Moment, whim: Chance) -> list[tuple[Seat, Choice]]:
    """Return moves similar to and different from those offered, none of which is offered."""
    asked, seats = moment.asked, moment.walk.seats
    known = sorted({option.id for decision in asked.values() for option in decision.options} | {"end"})
    names = [whim.pick(known) for _ in range(6)]
    near = [*names, *(change(name) for name in names for change in _CHANGES), *_FAR]
    lists: list[Choice] = [(), *((name,) for name in near)]
    lists += [tuple(whim.pick(near) for _ in range(count)) for count in (2, 2, 3, 3)]
    moves = [(seat, choice) for choice in lists for seat in range(-2, seats + 2) if whim.below(2)]
    outsiders = [seat for seat in range(-2, seats + 2) if seat not in asked]
    moves += [(seat, (name,)) for seat in outsiders for name in known]
    return [(seat, choice) for seat, choice in moves if seat not in asked or not asked[seat].allows(choice)]


_CHANGES = (
    lambda name: name + "0",
    lambda name: name[:-1],
    lambda name: name.upper(),
    lambda name: f" {name}",
    lambda name: f"{name} 1",
    lambda name: f"{name} {name}",
)
_FAR = ("", " ", "0", "-1", "None", "\x00", "🜁", "ß" * 12, "cast ٣", "a b c d", "é\u0301", "{seat}")


def test_copies_are_independent(corpus: Corpus) -> None:
    game = corpus.game
    for moment in corpus.moments:
        with moment.told():
            state, whim = moment.state, moment.chance("copy")
            before = frozen(state)
            copy = game.copy(state)
            assert frozen(copy) == before
            for _ in range(12):
                if asked := game.decisions(copy):
                    game.apply(copy, *any_move(asked, whim), whim)
            assert frozen(state) == before


_PLAY_ONE = """
import sys, msgspec
from tests.games.properties.corpus import ALL_GAMES
from games.engine.walks import Walk
game = next(game for game in ALL_GAMES if game.id == sys.argv[1])
for number in (0, 6):
    walk = Walk.begin(game, number)
    for _ in walk.go_on():
        if len(walk.moves) % 4 == 0:
            print(msgspec.json.encode([game.view(walk.state, viewer) for viewer in walk.viewers]).decode())
    print(msgspec.json.encode(walk.record()).decode())
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


def test_the_fallback_player_answers_from_its_view_alone(corpus: Corpus) -> None:
    game = corpus.game
    for moment in corpus.moments:
        for seat, decision in moment.asked.items():
            with moment.told():
                state = moment.state
                view = game.view(state, seat)
                answer = game.computer_player.choose(view, decision, RandomStream(b"same"))
                assert decision.allows(answer)
                read_again = msgspec.json.decode(frozen(view), type=game.view_type)
                for other in range(moment.walk.seats):
                    game.view(state, other)
                assert game.computer_player.choose(read_again, decision, RandomStream(b"same")) == answer


def test_a_game_can_be_taken_up_with_what_a_seat_cannot_know_drawn_anew(corpus: Corpus) -> None:
    for moment in shorter(corpus, WALKS):
        if not moment.asked:
            continue
        with moment.told():
            for seat in range(moment.walk.seats):
                given = given_after(corpus.game, moment.record, moment.made, seat, moment.chance(seat))
                drawn = position_of(corpus.game, given)
                assert frozen(corpus.game.view(drawn, seat)) == frozen(corpus.game.view(moment.state, seat))
