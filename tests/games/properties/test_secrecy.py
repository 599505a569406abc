"""Nobody can tell two worlds apart that they may not: by views, questions, events, refusals or pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine.chance import RandomStream
from games.engine.decision import Decision
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.play import waiting_for
from games.engine.record import fixture_at, undoable
from games.engine.text import Seat
from render.registry import PAINTERS
from render.seats import Sitter
from render.words import locales, words_for
from tests.games.properties.walks import random_move, walks


def seen_of_decisions(
    game: AnyGame, state: Any, viewer: Seat | None
) -> tuple[list[Seat], list[Seat], Decision | None]:
    """Return what ``viewer`` may know of the open questions: who is asked, who owes an answer, their own."""
    decisions = game.decisions(state)
    return sorted(decisions), waiting_for(decisions), None if viewer is None else decisions.get(viewer)


def seen_of_events(events: Sequence[Event], viewer: Seat | None) -> list[Event]:
    return [event for event in events if event.visible_to(viewer)]


@given(data=st.data())
def test_views_and_questions_are_the_same_in_every_world(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    for viewer in walk.viewers:
        world = game.determinize(walk.state, viewer, walk.rest)
        game.check(world)
        assert game.view(world, viewer) == game.view(walk.state, viewer)
        assert seen_of_decisions(game, world, viewer) == seen_of_decisions(game, walk.state, viewer)
        assert game.outcome(world) == game.outcome(walk.state)


@given(data=st.data())
def test_events_tell_no_more_than_the_views_after_them(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    for viewer in walk.viewers:
        world = game.determinize(walk.state, viewer, walk.rest)
        real = game.copy(walk.state)
        move = random_move(game, real, walk.rest)
        if move is None:
            return
        seat, choice = move
        decision = game.decisions(world).get(seat)
        if decision is None or not decision.allows(choice):
            assert seat != viewer
            continue
        counter = walk.rest.counter
        events = game.apply(real, seat, choice, RandomStream(walk.rest.seed, counter))
        others = game.apply(world, seat, choice, RandomStream(walk.rest.seed, counter))
        if game.view(real, viewer) == game.view(world, viewer):
            assert seen_of_events(events, viewer) == seen_of_events(others, viewer)
            assert seen_of_decisions(game, real, viewer) == seen_of_decisions(game, world, viewer)


@given(data=st.data())
def test_a_refusal_tells_nothing(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game))
    asked = game.decisions(walk.state)
    offered_first = game.decisions(fixture_at(game, walk.record, 0)).values()
    offered = sorted({option.id for one in (*asked.values(), *offered_first) for option in one.options})
    made = {move.choice for move in walk.record.moves}
    for seat in range(-1, walk.seats + 1):
        viewer = seat if seat < walk.seats else None
        world = game.determinize(walk.state, viewer, walk.rest)
        for choice in [(), ("nonsense",), *((name,) for name in offered), *sorted(made)]:
            if seat not in asked or not asked[seat].allows(choice):
                assert game.refusal(walk.state, seat, choice) == game.refusal(world, seat, choice)


@given(data=st.data())
def test_who_may_take_back_a_move_has_learned_nothing_from_it(game: AnyGame, data: st.DataObject) -> None:
    walk = data.draw(walks(game, most=30))
    if not walk.record.moves:
        return
    last = walk.record.moves[-1]
    if not undoable(game, walk.record, last.seat):
        return
    assert not last.chance
    before = fixture_at(game, walk.record, len(walk.record.moves) - 1)
    for viewer in walk.viewers:
        world = game.determinize(before, viewer, walk.rest)
        decision = game.decisions(world).get(last.seat)
        if decision is not None and decision.allows(last.choice):
            game.apply(world, last.seat, last.choice, walk.rest)
            assert game.view(world, viewer) == game.view(walk.state, viewer)


@settings(max_examples=3)
@given(data=st.data())
def test_pictures_are_the_same_in_every_world(house_game: AnyGame, data: st.DataObject) -> None:
    game = house_game
    walk = data.draw(walks(game))
    painter = PAINTERS[game.id]
    words = words_for(data.draw(st.sampled_from(locales())))
    sitters = [Sitter("Ada"), Sitter("Βασίλης"), *[Sitter(None)] * (walk.seats - 2)][: walk.seats]
    for viewer in walk.viewers:
        real = game.view(walk.state, viewer)
        world = game.view(game.determinize(walk.state, viewer, walk.rest), viewer)
        paint = painter.public if viewer is None else painter.private
        assert painter.describe(real, sitters, words) == painter.describe(world, sitters, words)
        for one, other in zip(paint(real, sitters, words), paint(world, sitters, words), strict=True):
            assert (one.name, one.alt) == (other.name, other.alt)
            first, second = one.draw(), other.draw()
            assert (first.mode, first.size, first.tobytes()) == (second.mode, second.size, second.tobytes())
