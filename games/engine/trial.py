"""A quick trial of a game: many seeded walks, with invariants checked at every move.

The property suite checks more, in more positions. A trial helps the author of the rules: it stops at the
first fault and says where.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.fault import Fault, expect, name_of
from games.engine.game import AnyGame, Refused
from games.engine.play import play, seen_waiting
from games.engine.record import Move, state_at, verify
from games.engine.text import Seat, Text
from games.engine.trial_hidden import Hidden, follows, reveals
from games.engine.trial_policy import ponder
from games.engine.trial_words import parts_of
from games.engine.walks import MOST_MOVES, Made, Walk, any_choice, any_move

WALKS = 150
_WHOLE, _LONG = 20, 150
"""The number of walks played to their end, and the number of moves after which the others stop."""
_LOOKS = 5
"""The number of positions of a walk checked for all viewers: after 0, 1, 3, 7, 15 … moves, and at the end."""
_FURTHER = 40
"""The number of walks in which the policy, the coach and the source of worlds are checked, too."""
_REPLAYED = 400
"""The longest record to replay, in moves."""


class Trial(Struct):
    """The progress of a trial: the number of walks, of finished walks, and of moves in all.

    ``said`` has every message that was said, one for each set of variables.
    """

    walks: int = 0
    ends: int = 0
    moves: int = 0
    hidden: Hidden = msgspec.field(default_factory=Hidden)
    said: dict[tuple[str, ...], Text] = {}

    def hear(self, text: Text) -> None:
        """Note that ``text`` was said."""
        for part in parts_of(text):
            self.said.setdefault((part.key, *sorted(part.args)), part)


def try_out(game: AnyGame, trial: Trial, walks: int = WALKS) -> None:
    """Walk through ``game`` ``walks`` times with random allowed answers, and count progress in ``trial``.

    :raises Exception: the first fault: a :class:`Fault`, or an error of the game itself. Its last note names
        the walk and the move.
    """
    for number in range(walks):
        walk = Walk.begin(game, number)
        walk.skill = 0
        try:
            for _ in _stops(walk, trial, MOST_MOVES if number < _WHOLE else _LONG):
                _look(walk, walk.whim)
                _look_further(walk, trial, number)
            if game.outcome(walk.state) is not None:
                _end(walk)
                ponder(walk, walk.whim)
                trial.ends += 1
        except Exception as error:
            error.add_note(f"at: {walk.place()}")
            raise
        trial.walks += 1
        trial.moves += len(walk.moves)
    trial.hidden.judge()


def _stops(walk: Walk, trial: Trial, most: int) -> Iterator[None]:
    """Make up to ``most`` moves, and yield at each position to check."""
    game, stops = walk.game, [2**exponent - 1 for exponent in range(_LOOKS)]
    _ask(game, walk.state, game.decisions(walk.state), trial)
    yield
    for made in itertools.islice(walk.go_on(), most):
        _ask(game, walk.state, made.asked, trial)
        _told(walk, made, trial)
        if len(walk.moves) in stops:
            yield
    yield


def _ask(game: AnyGame, state: Any, asked: Mapping[Seat, Decision], trial: Trial) -> None:
    expect((game.outcome(state) is None) == bool(asked), "there is an outcome if and only if nobody is asked")
    for seat, decision in asked.items():
        ids = [option.id for option in decision.options]
        expect(len(set(ids)) == len(ids), f"seat {seat} is offered the same id twice: {ids}")
        trial.hear(decision.prompt)
        for option in decision.options:
            trial.hear(option.label)
            if option.hint is not None:
                trial.hear(option.hint)
        fits = 0 <= decision.minimum <= decision.maximum and decision.minimum <= len(ids)
        expect(fits, f"seat {seat} must pick {decision.minimum} to {decision.maximum} of {ids}")
        for promised in (decision.on_silence, decision.given):
            allowed = promised is None or decision.allows(promised)
            expect(allowed, f"seat {seat} has the answer {promised}, which is not offered")


def _told(walk: Walk, made: Made, trial: Trial) -> None:
    for event in made.events:
        trial.hear(event.text)
        seats = event.audience or ()
        expect(all(0 <= seat < walk.seats for seat in seats), f"{event.text.key} is told to {seats}")


def _look(walk: Walk, whim: RandomStream) -> None:
    """Check the position for every viewer, also in worlds the viewer can't tell from the real one."""
    game, state = walk.game, walk.state
    before = msgspec.json.encode(state)
    again = msgspec.json.decode(before, type=game.state_type)
    expect(again == state, "the state is another one after JSON: a field is not what its hint says")
    copy = game.copy(state)
    for _ in range(3):
        if asked := game.decisions(copy):
            _apply(game, copy, *any_move(asked, whim), whim)
    expect(msgspec.json.encode(state) == before, "a move made in a copy shows in the state")
    for viewer in walk.viewers:
        _look_as(viewer, walk, whim)
    _answer(game, state, whim)
    _move_in_two_worlds(walk, whim)
    expect(msgspec.json.encode(state) == before, "what was done with views or worlds shows in the state")


def _look_further(walk: Walk, trial: Trial, number: int) -> None:
    """Check what is hidden; in the first walks, which take every number of seats, also what is optional."""
    game, whim = walk.game, RandomStream(f"further {number} {len(walk.moves)}".encode())
    trial.hidden.look(walk, whim)
    reveals(walk, whim)
    outcome = game.outcome(walk.state)
    if outcome is not None:
        trial.hear(outcome.reason)
    elif number < _FURTHER:
        follows(walk, whim)
        ponder(walk, whim)
        _coach(walk)


def _coach(walk: Walk) -> None:
    """Check that only players have an aim, and that everything explained can be looked up."""
    game, known = walk.game, {entry.id for entry in walk.game.entries}
    for viewer in walk.viewers:
        view = game.view(walk.state, viewer)
        decision = None if viewer is None else game.decisions(walk.state).get(viewer)
        if decision is None:
            if viewer is None or viewer < 0:
                expect(game.aim(view) is None, f"{name_of(viewer)} has an aim, and doesn't play")
            continue
        for what, ids in (
            ("things", game.things(view, decision)),
            ("explained", game.explained(view, decision)),
        ):
            strange = [name for name in ids if name not in known]
            expect(not strange, f"{what} names {strange}, which no entry of the reference is called")


def _look_as(viewer: Seat | None, walk: Walk, whim: RandomStream) -> None:
    game, state, who = walk.game, walk.state, name_of(viewer)
    view = game.view(state, viewer)
    expect(view.viewer == viewer, f"the view of {who} has the viewer {view.viewer!r}")
    expect(len(view.places) == walk.seats, f"the view of {who} has {len(view.places)} places")
    read = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    expect(read == view, f"the view of {who} is another one after JSON")
    world = game.determinize(state, viewer, whim)
    game.check(world)
    other = game.view(world, viewer)
    fields = [name for name in view.__struct_fields__ if getattr(view, name) != getattr(other, name)]
    expect(not fields, f"{who} can tell a world from the real one: {', '.join(fields)}")
    same = _asked(game, world, viewer) == _asked(game, state, viewer)
    expect(same, f"{who} can tell a world from the real one: by who is asked what")
    _refuse(game, state, world, viewer, walk.seats)


def _apply(game: AnyGame, state: Any, seat: Seat, choice: Choice, chance: RandomStream) -> list[Event]:
    try:
        return game.apply(state, seat, choice, chance)
    except Exception as error:
        error.add_note(f"on: {Move(seat, choice)}")
        raise


def _refuse(game: AnyGame, state: Any, world: Any, viewer: Seat | None, seats: int) -> None:
    seat = seats if viewer is None else viewer
    decision = game.decisions(state).get(seat)
    for choice in ((), ("nonsense",)):
        if decision is not None and decision.allows(choice):
            continue
        try:
            play(game, game.copy(state), seat, choice, RandomStream(b""))
        except Refused as refusal:
            why: Text = refusal.text
            expect(
                game.refusal(world, seat, choice) == why, f"{why.key} tells seat {seat} what it may not know"
            )
        else:
            raise Fault(f"seat {seat} could answer {choice}, which was not offered")


def _answer(game: AnyGame, state: Any, whim: RandomStream) -> None:
    for seat, decision in game.decisions(state).items():
        choice = game.computer_player.choose(game.view(state, seat), decision, whim)
        expect(
            decision.allows(choice),
            f"the computer player answers {choice} at seat {seat}, which is not offered",
        )


def _move_in_two_worlds(walk: Walk, whim: RandomStream) -> None:
    """Make a move in the real state and in a redrawn world, each with its own chance.

    A viewer who sees the same position afterwards must have read the same log lines: no line may reveal more
    than the view. A secret answer is replaced by another one in the redrawn world.
    """
    game = walk.game
    asked = game.decisions(walk.state)
    if not asked:
        return
    seat, choice = any_move(asked, whim)
    for viewer in walk.viewers:
        real, world = game.copy(walk.state), game.determinize(walk.state, viewer, whim)
        decision = game.decisions(world).get(seat)
        if decision is None or not decision.allows(choice):
            continue
        told = [_seen(_apply(game, real, seat, choice, RandomStream(b"one")), viewer)]
        kept = game.decisions(real).get(seat)
        secret = viewer != seat and kept is not None and kept.given == choice
        other = any_choice(decision, whim) if secret else choice
        told.append(_seen(_apply(game, world, seat, other, RandomStream(b"another")), viewer))
        if told[0] != told[1] and game.view(real, viewer) == game.view(world, viewer):
            raise Fault(f"after a move of seat {seat}, {name_of(viewer)} {_told_apart(told)}")


def _told_apart(told: Sequence[Sequence[Event]]) -> str:
    """Return how the log differs between two worlds in which the viewer sees the same."""
    keys = [[event.text.key for event in events] for events in told]
    if keys[0] != keys[1]:
        return f"sees the same and is told {keys[0]} in one world, {keys[1]} in another"
    pairs = zip(*told, strict=True)
    one, other = next((one, other) for one, other in pairs if one != other)
    if one.text == other.text:
        return f"sees the same and is told {one.text.key}, which differs in audience or reveals"
    named = [name for name in one.text.args if one.text.args[name] != other.text.args.get(name)]
    values = [f"{name} is {one.text.args[name]} or {other.text.args.get(name)}" for name in named]
    return f"sees the same and is told {one.text.key} with another value: {'; '.join(values)}"


def _seen(events: list[Event], viewer: Seat | None) -> list[Event]:
    return [event for event in events if event.visible_to(viewer)]


def _end(walk: Walk) -> None:
    game, outcome = walk.game, walk.game.outcome(walk.state)
    assert outcome is not None
    sizes = {len(each) for each in (outcome.scores, outcome.ranks) if each is not None}
    expect(sizes == {walk.seats}, "every seat has a rank, and a score unless there are none")
    best = tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1)
    expect(outcome.winners == best, f"{outcome.winners} win, and {best} have rank 1")
    places = [1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks]
    expect(list(outcome.ranks) == places, f"ranks are {outcome.ranks}; who shares one leaves out the next")
    if len(walk.moves) <= _REPLAYED:
        final = msgspec.json.encode(walk.state)
        expect(
            msgspec.json.encode(state_at(game, walk.record())) == final, "the record replays to another end"
        )
        expect(msgspec.json.encode(verify(game, walk.record())) == final, "the seed gives another end")


def _asked(game: AnyGame, state: Any, viewer: Seat | None) -> tuple[list[Seat], Decision | None]:
    asked = game.decisions(state)
    return seen_waiting(asked), None if viewer is None else asked.get(viewer)
