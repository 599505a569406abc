"""Nobody can tell apart two worlds that they may not: by views, questions, events, refusals or pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.fault import name_of
from games.engine.game import SPECTATOR, AnyGame
from games.engine.play import seen_waiting
from games.engine.record import state_at
from games.engine.text import Seat, Typed
from games.engine.walks import any_choice
from render.registry import PAINTERS
from render.seats import SeatOccupant
from render.words import locales, words_for
from tests.games.properties.corpus import Corpus, Moment, frozen
from tests.games.properties.leaves import differing, general, leaves, plain
from tests.games.properties.openly import lines_of, sights_of

WORLDS = 16
"""Number of worlds in which a viewer sees the same move."""

PICTURES = 3
"""Number of positions of each game at which pictures are drawn in two worlds: for the channel, for spectators
and for one seat, because all seats share a painter.
"""


def seen_of_decisions(
    game: AnyGame, state: Any, viewer: Seat | None
) -> tuple[list[Seat], list[Seat], Decision | None]:
    """Return ``viewer``'s knowledge of the open questions: who has one, who still has to answer, and their
    own.
    """
    decisions = game.decisions(state)
    return sorted(decisions), seen_waiting(decisions), None if viewer is None else decisions.get(viewer)


def seen_of_events(events: Sequence[Event], viewer: Seat | None) -> list[Event]:
    return [event for event in events if event.visible_to(viewer)]


def test_views_and_questions_are_the_same_in_every_world(corpus: Corpus) -> None:
    game = corpus.game
    for moment in corpus.moments:
        state = moment.state
        for viewer in moment.walk.viewers:
            with moment.told():
                world = game.determinize(state, viewer, moment.chance("world", viewer))
                game.check(world)
                assert game.view(world, viewer) == game.view(state, viewer), (
                    f"{name_of(viewer)} sees something that determinize varied: hide it, or keep it"
                )
                asked = [seen_of_decisions(game, one, viewer) for one in (world, state)]
                assert asked[0] == asked[1], f"{name_of(viewer)} can tell a world by who is asked what"
                assert game.outcome(world) == game.outcome(state)
        assert frozen(state) == frozen(moment.state), "the real state stays as it is"


def without_viewer(view: Any) -> Any:
    """Return ``view`` as data without the viewer's number, which says nothing about the game."""
    return {key: value for key, value in msgspec.to_builtins(view).items() if key != "viewer"}


def test_a_game_says_whether_watching_shows_more_than_the_channel(corpus: Corpus) -> None:
    """Games in which it does keep spectators from taking a seat (rules/abraca#9.5)."""
    game = corpus.game
    for moment in corpus.moments:
        state = moment.state
        public, watched = (without_viewer(game.view(state, viewer)) for viewer in (None, SPECTATOR))
        with moment.told():
            if not game.spectators_see_more(moment.walk.options):
                assert watched == public
            elif moment.asked:
                assert watched != public, "or nobody need be kept from a seat"


def test_a_move_tells_and_shows_the_same_in_every_world(corpus: Corpus) -> None:
    """The same move in many worlds that its viewer can't tell apart, each with its own randomness.

    If the views after it are the same, so are the events: no log line says more than the view. If the events
    are the same, and everything the viewer witnesses, so is the view: no fact in it comes from nowhere.
    """
    met = 0
    for moment in corpus.moves:
        if moment.asked:
            for viewer in viewers_of_the_move(moment):
                with moment.told():
                    met += look_at_the_move(moment, viewer)
    assert met > len(corpus.moves), "hardly two worlds looked the same"


def viewers_of_the_move(moment: Moment) -> list[Seat | None]:
    """Return the seat that moved, those that got private events, and a random viewer."""
    assert moment.last is not None
    told = {seat for event in moment.last.events for seat in event.audience or ()}
    anybody = moment.chance("viewer").pick(moment.walk.viewers)
    return list(dict.fromkeys([moment.last.move.seat, *sorted(told), anybody]))


def look_at_the_move(moment: Moment, viewer: Seat | None) -> int:
    """Repeat the last move in many worlds; return how many of them looked the same to ``viewer`` as another
    one.

    A viewer can't tell which secret move was made, so in some worlds it is a different one.
    """
    assert moment.last is not None
    game, seat, made = moment.game, moment.last.move.seat, moment.last.move.choice
    kept = seat != viewer and is_kept(game, moment.state, seat, made)
    told_by_view: dict[bytes, list[Event]] = {}
    seen_by_told: dict[bytes, Any] = {}
    for number in range(WORLDS):
        draw, luck = moment.quick_chance("world", viewer, number), moment.chance("luck", viewer, number)
        world = game.determinize(moment.before, viewer, draw) if number else moment.before
        decision = game.decisions(world).get(seat)
        if decision is None or not (kept or decision.allows(made) or decision.lifts(made)):
            assert seat != viewer
            continue
        choice = any_choice(decision, draw) if kept and number else made
        told = seen_of_events(game.apply(world, seat, choice, luck), viewer)
        if choice != made and not is_kept(game, world, seat, choice):
            continue  # everybody can tell that it wasn't the same move
        seen = game.view(world, viewer), seen_of_decisions(game, world, viewer)
        lines = [event for event in told if event.text.key not in lines_of(game)]
        first = told_by_view.setdefault(frozen(seen), lines)
        assert lines == first, f"{viewer} sees the same and is told something else"
        if game.outcome(world) is not None:
            continue  # at the end everything is revealed
        asked = seen[1][-1]
        other = seen_by_told.setdefault(frozen((told, asked, sight(game, seen[0]))), seen)
        assert seen == other, (
            f"{name_of(viewer)} is told the same and sees another {differing(seen, other)}. Tell it in"
            f" an event, or list it in SIGHTS of tests/games/{game.id}/openly.py if it's seen as it happens"
        )
    return WORLDS - len(told_by_view)


def is_kept(game: AnyGame, state: Any, seat: Seat, choice: Choice) -> bool:
    """Return whether ``choice`` is an answer kept secret until others have answered."""
    decision = game.decisions(state).get(seat)
    return decision is not None and decision.given == choice


def sight(game: AnyGame, view: Any) -> list[Any]:
    """Return the parts of ``view`` that a viewer witnesses, so that no log line needs to state them."""
    sights = sights_of(game)
    fields = dict.fromkeys(beginning.split(".")[0] for beginning in sights)
    seen = leaves({name: plain(getattr(view, name)) for name in fields})
    return [[path, leaf] for path, leaf in seen.items() if general(path).startswith(sights)]


def test_a_refusal_tells_nothing(corpus: Corpus) -> None:
    game = corpus.game
    for moment in corpus.moments:
        asked = moment.asked
        offered_first = game.decisions(state_at(game, moment.record, 0)).values()
        offered = sorted({option.id for one in (*asked.values(), *offered_first) for option in one.options})
        made = {move.choice for move in moment.record.moves}
        choices = [(), ("nonsense",), *((name,) for name in offered), *sorted(made)]
        state = moment.state
        for seat in range(-1, moment.walk.seats + 1):
            viewer = seat if seat < moment.walk.seats else None
            world = game.determinize(state, viewer, moment.chance("world", viewer))
            with moment.told():
                for choice in choices:
                    if seat not in asked or not asked[seat].allows(choice):
                        assert game.refusal(state, seat, choice) == game.refusal(world, seat, choice)


def test_who_may_take_back_a_move_has_learned_nothing_from_it(corpus: Corpus) -> None:
    game, met = corpus.game, 0
    for moment in (*corpus.moments, *corpus.moves):
        if not moment.free or moment.last is None:
            continue
        move, after = moment.last.move, moment.state
        assert not move.chance
        for viewer in moment.walk.viewers:
            whim = moment.chance("back", viewer)
            world = game.determinize(moment.before, viewer, whim)
            # A different question means that the mover had a different plan. Showing a plan to others and
            # then changing it harms nobody.
            if game.decisions(world).get(move.seat) == game.decisions(moment.before)[move.seat]:
                met += 1
                with moment.told():
                    game.apply(world, move.seat, move.choice, whim)
                    assert game.view(world, viewer) == game.view(after, viewer), (
                        f"{move} shows {name_of(viewer)} something hidden and can be taken back: mark"
                        " the event that shows it with reveals=True"
                    )
    corpus.met("free", met)


def test_pictures_are_the_same_in_every_world(house_corpus: Corpus) -> None:
    game = house_corpus.game
    painter = PAINTERS[game.id]
    moments = house_corpus.moments
    for number, moment in enumerate(moments[len(moments) // PICTURES - 1 :: len(moments) // PICTURES]):
        words = words_for(locales()[number % len(locales())])
        seats, state = moment.walk.seats, moment.state
        occupants = [
            SeatOccupant(Typed("Ada")),
            SeatOccupant(Typed("Βασίλης")),
            *[SeatOccupant(None)] * (seats - 2),
        ][:seats]
        drawn_for = {None, SPECTATOR, moment.chance("viewer").below(seats)}
        for viewer in moment.walk.viewers:
            real = game.view(state, viewer)
            world = game.view(game.determinize(state, viewer, moment.chance("world", viewer)), viewer)
            paint = painter.public if viewer is None else painter.private
            with moment.told():
                assert painter.describe(real, occupants, words) == painter.describe(world, occupants, words)
                pages = zip(paint(real, occupants, words), paint(world, occupants, words), strict=True)
                for one, other in pages:
                    assert (one.name, one.alt) == (other.name, other.alt)
                    if viewer not in drawn_for:
                        continue
                    first, second = one.draw(), other.draw()
                    assert (first.mode, first.size, first.tobytes()) == (
                        second.mode,
                        second.size,
                        second.tobytes(),
                    )
