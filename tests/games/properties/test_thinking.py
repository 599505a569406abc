"""Thinking ahead uses only what its seat knows, and randomness."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.engine.believing import Belief
from games.engine.game import AnyGame
from games.engine.play import held_back, seen_waiting, waiting_for
from games.engine.text import Seat
from games.engine.thinking import consider
from games.registry import GAMES
from tests.games.engine.rock import ThoughtfulDuel
from tests.games.properties.corpus import Corpus, Moment, corpus_of, frozen

_FEW = 30
"""Positions of a game to think about."""

_SOME = 120
"""Positions at which to weigh worlds."""

_PLAYOUTS = 20
"""In this many playouts, using the real world is detected at as many positions as in fifty."""

THOUGHTFUL: tuple[AnyGame, ...] = (
    *GAMES.values(),
    ThoughtfulDuel(),
)


@pytest.fixture(params=THOUGHTFUL, ids=lambda game: game.id, scope="session")
def thoughtful(request: pytest.FixtureRequest) -> Corpus:
    """The walks through a game that has a policy."""
    return corpus_of(request.param)


def asked_at(corpus: Corpus) -> Iterator[tuple[Moment, Seat]]:
    """Yield each position with each seat that has to answer there."""
    for moment in corpus.moments:
        for seat in waiting_for(moment.asked):
            yield moment, seat


def test_a_world_follows_from_what_its_viewer_knows(game: AnyGame, corpus: Corpus) -> None:
    """In two states that a seat can't tell apart, the same randomness draws the same world."""
    for moment, seat in asked_at(corpus):
        with moment.told():
            state = moment.state
            other = game.determinize(state, seat, moment.chance("other", seat))
            worlds = [game.determinize(one, seat, moment.chance("drawn", seat)) for one in (state, other)]
            assert frozen(worlds[0]) == frozen(worlds[1]), (
                f"determinize follows what seat {seat} doesn't know: sort what you shuffle"
            )


def test_what_is_believed_follows_from_what_the_seat_knows(thoughtful: Corpus) -> None:
    """In two states that a seat can't tell apart, it believes in the same worlds, which look like both."""
    game, policy = thoughtful.game, thoughtful.game.policy
    pairs = list(asked_at(thoughtful))
    for moment, seat in pairs[:: len(pairs) // _SOME + 1]:
        with moment.told():
            state = moment.state
            other = game.determinize(state, seat, moment.chance("other", seat))
            beliefs = [
                Belief(game, policy, one, seat, moment.quick_chance("believed", seat))
                for one in (state, other)
            ]
            for _ in range(2):
                worlds = [belief.world() for belief in beliefs]
                assert frozen(worlds[0]) == frozen(worlds[1])
            world = worlds[0]
            game.check(world)
            assert game.view(world, seat) == game.view(state, seat)
            assert seen_waiting(game.decisions(world)) == seen_waiting(moment.asked)
            assert game.decision(world, seat) == moment.asked[seat]
            assert seat in policy.waiting(world)


def test_the_same_is_thought_in_worlds_that_look_the_same(thoughtful: Corpus) -> None:
    game = thoughtful.game
    pairs = list(asked_at(thoughtful))
    for moment, seat in pairs[:: len(pairs) // _FEW + 1]:
        with moment.told():
            state = moment.state
            world = game.determinize(state, seat, moment.chance("other", seat))
            thoughts = [
                consider(game, "master", one, seat, moment.chance("thought", seat), playouts=_PLAYOUTS)
                for one in (state, world)
            ]
            assert thoughts[0] == thoughts[1]
            assert thoughts[0].incident is None


def test_the_policy_asks_whom_the_rules_ask(thoughtful: Corpus) -> None:
    """When everybody has answered, it asks the seats that can lift a veil, because playouts have no clock."""
    game = thoughtful.game
    for moment in thoughtful.moments:
        with moment.told():
            lifting = [seat for seat, _ in held_back(moment.asked)]
            assert sorted(game.policy.waiting(moment.state)) == (waiting_for(moment.asked) or lifting)


def test_what_a_policy_answers_and_tries_is_allowed(thoughtful: Corpus) -> None:
    game, policy = thoughtful.game, thoughtful.game.policy
    for moment in thoughtful.moments:
        owing = waiting_for(moment.asked)
        for seat in policy.waiting(moment.state):
            with moment.told():
                world = game.determinize(moment.state, seat, moment.chance("world", seat))
                tried = policy.candidates(world, seat)
                answer = policy.answer(world, seat, moment.chance("answer", seat))
                decision = moment.asked[seat]
                may = decision.allows if seat in owing else decision.lifts
                assert tried
                assert all(may(choice) for choice in (*tried, answer))
                assert len(set(tried)) == len(tried)


def test_a_policy_answers_from_what_its_seat_knows(thoughtful: Corpus) -> None:
    game, policy = thoughtful.game, thoughtful.game.policy
    for moment, seat in asked_at(thoughtful):
        with moment.told():
            worlds = [game.determinize(moment.state, seat, moment.chance(one, seat)) for one in "ab"]
            chances = [moment.chance("answer", seat) for _ in worlds]
            answers = [
                policy.answer(world, seat, chance) for world, chance in zip(worlds, chances, strict=True)
            ]
            assert answers[0] == answers[1], f"the policy looks at what seat {seat} can't see"
            assert policy.candidates(worlds[0], seat) == policy.candidates(worlds[1], seat)


def test_a_policy_moves_by_the_rules(thoughtful: Corpus) -> None:
    """A move made without texts leads to the same position as the full move."""
    game, policy = thoughtful.game, thoughtful.game.policy
    for moment, seat in asked_at(thoughtful):
        with moment.told():
            made, applied = moment.state, moment.state
            for choice in policy.candidates(made, seat)[:3]:
                policy.make(made, seat, choice, moment.chance("move"))
                game.apply(applied, seat, choice, moment.chance("move"))
                # Don't compare states: a game needn't record what only matters for events that nobody reads.
                assert game.decisions(made) == game.decisions(applied)
                assert policy.values(made) == policy.values(applied)
                made, applied = moment.state, moment.state


def test_the_chances_of_all_seats_are_one(thoughtful: Corpus) -> None:
    game, policy = thoughtful.game, thoughtful.game.policy
    for moment in thoughtful.moments:
        with moment.told():
            values = policy.values(moment.state)
            assert len(values) == moment.walk.seats
            assert sum(values) == pytest.approx(1)
            assert all(0 <= value <= 1 for value in values)
            if outcome := game.outcome(moment.state):
                share = 1 / len(outcome.winners)
                assert list(values) == pytest.approx(
                    [share if seat in outcome.winners else 0 for seat in range(moment.walk.seats)]
                )
