"""The feats of every game: which logs achieve them, and which don't."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.engine.chance import RandomStream
from games.engine.event import Event
from games.engine.feats import achieved, ending
from games.engine.play import next_move, play
from games.engine.player import RandomPlayer
from games.engine.record import begin
from games.engine.text import Argument, Seat, SeatName, Text
from games.registry import GAMES


def told(
    key: str, seat: Seat | None = None, audience: tuple[Seat, ...] | None = None, **args: Argument
) -> Event:
    """Return an event about ``seat``."""
    named = {} if seat is None else {"player": SeatName(seat)}
    return Event(Text(key, {**named, **args}), audience)


def feats(
    game: str,
    log: Sequence[Event],
    ranks: Sequence[int] = (1, 2, 3),
    scores: Sequence[int | None] = (30, 12, 9),
) -> dict[str, tuple[Seat, ...]]:
    """Return the feats that anybody achieved in a game with this log."""
    found = achieved(GAMES[game].feats, ending(game, log, ranks, scores))
    return {feat: seats for feat, seats in found.items() if seats}


def test_abraca() -> None:
    hits, miss = [told("abraca-event-hit", 0)] * 8, told("abraca-event-miss", 0)
    fall = told("abraca-event-loss", 0, after=0)
    assert feats("abraca", [*hits, miss, miss]) == {"unerring": (0,), "unfallen": (0,)}
    assert feats("abraca", [*hits, miss]) == {"unfallen": (0,)}, "too few spells"
    assert feats("abraca", [*hits, miss, miss, miss, fall]) == {}, "too few are right, and one fall"
    assert feats("abraca", [*hits, miss, told("abraca-event-lower", 0), fall]) == {"unerring": (0,)}
    assert feats("abraca", [told("abraca-event-all-used", 2), fall]) == {"to-the-last-stone": (2,)}
    assert feats("abraca", [*hits, miss, miss], (2, 1, 3)) == {"unfallen": (1,)}


def adventure(seat: Seat, won: bool) -> list[Event]:
    """Return the events of an Adventure of ``seat``."""
    return [told("saga-event-adventure", seat), told("saga-event-won-by-test" if won else "saga-event-lost")]


def test_saga() -> None:
    own, failed, other = (adventure(seat, won=won) for seat, won in ((0, True), (0, False), (1, True)))
    assert feats("saga", own * 3 + failed + other * 2) == {"storyteller": (0,)}
    assert feats("saga", own * 3 + failed + other * 3) == {}, "no more than the others"
    assert feats("saga", own * 2 + failed) == {}
    assert feats("saga", own * 3 + failed, (2, 1, 3)) == {}
    assert feats("saga", own * 4 + other * 4, (2, 1, 3)) == {"unfailing": (0, 1)}
    later = [*own, told("saga-event-won")]
    assert feats("saga", later * 2 + failed) == {}, "a card that is won later belongs to no turn"
    cancelled = [told("saga-event-cancelled", 0), told("saga-event-cancelled", 1)]
    assert feats("saga", cancelled) == {"spell-breaker": (0,)}


def test_touria() -> None:
    look, door = told("touria-event-look", 0), told("touria-event-door", 0)
    slow, found = [told("touria-event-turn", 0)] * 11, told("touria-reason-siblings", 0)
    assert feats("touria", [*slow, look, look, door, found]) == {"seer": (0,)}
    assert feats("touria", [*slow, look, door, found]) == {}
    assert feats("touria", [*slow, look, look, door, door, found]) == {}, "the second door"
    assert feats("touria", [*slow, look, look, door]) == {}, "somebody else was there"
    married = [*slow, told("touria-reason-marriage", 0)]
    assert feats("touria", married) == {"wedding": (0,)}
    assert feats("touria", slow[1:]) == {"shortcut": (0,)}
    assert feats("touria", slow[1:], (2, 1, 3)) == {"shortcut": (1,)}


def test_towers() -> None:
    monster = told("towers-event-monster-tie", 0)
    near = (12, 8, 3)
    assert feats("towers", [monster], scores=near) == {"monster-shy": (0,)}
    assert feats("towers", [monster, told("towers-event-left-monster", 0)], scores=near) == {}
    assert feats("towers", [], (1, 2), (12, 8)) == {}, "two players share all monsters"
    assert feats("towers", [monster, monster], scores=(18, 8, 3)) == {"landslide": (0,)}
    treasures = [told("towers-event-fined-treasure", 1)] * 3
    begun = [told("towers-event-tower", tower=number) for number in (1, 2)]
    once = [begun[0], *treasures, begun[1], *treasures[1:], monster, monster]
    assert feats("towers", once, scores=near) == {}
    twice = [begun[0], *treasures, begun[1], *treasures, monster, monster]
    assert feats("towers", twice, scores=near) == {"clean-sweep": (1,)}


def test_secrets_and_lines_of_the_table_count_for_nothing() -> None:
    secret = told("touria-reason-marriage", 1, audience=(1,))
    slow = [told("touria-event-turn", 0)] * 11
    assert feats("touria", [*slow, secret, told("log-joined", 0), told("abraca-event-hit", 0)]) == {}


@pytest.mark.parametrize("name", GAMES)
def test_a_real_game_can_be_told(name: str) -> None:
    """Random players finish a game without errors and with few feats: luck alone isn't enough."""
    game, whim, log = GAMES[name], RandomStream(bytes(32)), []
    _, state, streams = begin(game, 3, game.options_type(), bytes(32))
    while decisions := game.decisions(state):
        seat, choice = next_move(
            decisions, lambda seat, asked: RandomPlayer().choose(game.view(state, seat), asked, whim)
        )
        log += play(game, state, seat, choice, streams)
    outcome = game.outcome(state)
    assert outcome is not None
    scores = [outcome.score(seat) for seat in range(3)]
    assert len(feats(name, log, outcome.ranks, scores)) <= 1


def test_every_feat_has_its_own_name() -> None:
    for game in GAMES.values():
        assert len({feat.id for feat in game.feats}) == len(game.feats) == 3
