"""The part of a trial about hidden information: worlds vary it, and moves that reveal it say so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct, field

from games.engine.chance import RandomStream
from games.engine.fault import Fault, expect, name_of
from games.engine.play import waiting_for
from games.engine.record import blocks_undo
from games.engine.walks import Walk, any_move

_OFTEN = 40
"""Minimum number of worlds in which something hidden must vary."""


class Hidden(Struct):
    """Counts what a viewer didn't see, by its path in another's view, and how often it varied."""

    met: Counter[str] = field(default_factory=Counter)
    varied: Counter[str] = field(default_factory=Counter)

    def look(self, walk: Walk, whim: RandomStream) -> None:
        """Compare what two viewers see here, and in a world drawn for one of them."""
        game, state = walk.game, walk.state
        if game.outcome(state) is not None:
            return
        viewer, other = whim.pick(walk.viewers), whim.below(walk.seats)
        real, mine = (plain(game.view(state, eyes)) for eyes in (other, viewer))
        there = plain(game.view(game.determinize(state, viewer, whim), other))
        differing = dict(differences(real, there))
        for path, _ in differences(real, mine):
            if path != "viewer":
                self.met[general(path)] += 1
                self.varied[general(path)] += any(one.startswith(path) for one in differing)

    def judge(self) -> None:
        """Check that determinize varied anything.

        :raises Fault: nothing that a viewer doesn't see ever varied.
        """
        if self.met.total() >= _OFTEN and not self.varied.total():
            raise Fault(
                f"determinize never varies {', '.join(sorted(self.met))}, which only some viewers see"
                f" ({self.met.total()} worlds). Let it draw anew what its viewer doesn't know"
            )

    def constant(self) -> list[str]:
        """Return the paths that some viewers don't see and that never varied; perhaps they are known."""
        return sorted(path for path, times in self.met.items() if times >= _OFTEN and not self.varied[path])


def follows(walk: Walk, whim: RandomStream) -> None:
    """Check that the same worlds are drawn from all states that a seat can't tell apart."""
    game, state = walk.game, walk.state
    for seat in waiting_for(game.decisions(state)):
        other = game.determinize(state, seat, whim)
        luck = f"{whim.below(1 << 30)}".encode()
        worlds = [game.determinize(one, seat, RandomStream(luck)) for one in (state, other)]
        path = next((path for path, _ in differences(*map(plain, worlds))), None)
        expect(
            path is None,
            f"determinize for seat {seat} follows what that seat doesn't know: with the same chance, {path}"
            " depends on the real state. Sort what you shuffle, and draw in an order the seat can know",
        )


def reveals(walk: Walk, whim: RandomStream) -> None:
    """Check that a move which may be taken back shows nobody anything that was hidden."""
    game = walk.game
    asked = game.decisions(walk.state)
    if not asked:
        return
    seat, choice = any_move(asked, whim)
    after, luck = game.copy(walk.state), RandomStream(b"a move")
    events = game.apply(after, seat, choice, luck)
    again = game.copy(walk.state)
    game.apply(again, seat, choice, RandomStream(b"a move"))
    path = next((path for path, _ in differences(plain(after), plain(again))), None)
    expect(
        path is None,
        f"{' '.join(choice)} of seat {seat}, made twice with the same chance, makes two different states"
        f" ({path}): take chance only from the stream that apply gets",
    )
    if blocks_undo(asked[seat], events, luck.answers, game.decisions(after)):
        return
    for viewer in walk.viewers:
        world = game.determinize(walk.state, viewer, whim)
        if game.decisions(world).get(seat) != asked[seat]:
            continue
        game.apply(world, seat, choice, RandomStream(b"a move"))
        seen = [plain(game.view(one, viewer)) for one in (after, world)]
        path = next((path for path, _ in differences(*seen)), None)
        keys = [event.text.key for event in events]
        expect(
            path is None,
            f"{' '.join(choice)} of seat {seat} shows {name_of(viewer)} {path}, which was hidden, and can be"
            f" taken back: mark the event that shows it with reveals=True (events: {', '.join(keys)})",
        )


def plain(value: Any) -> Any:
    """Return ``value`` as JSON data."""
    return msgspec.json.decode(msgspec.json.encode(value))


def differences(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, tuple[Any, Any]]]:
    """Yield where two values of JSON data differ, and both parts; a part that one lacks isn't entered.

    >>> list(differences({"hand": [1, 2]}, {"hand": [1, None]}))
    [('hand.1', (2, None))]
    """
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from differences(one[key], other[key], f"{path}.{key}" if path else str(key))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from differences(mine, theirs, f"{path}.{at}")
    elif one != other:
        yield path, (one, other)


def general(path: str) -> str:
    """Return ``path`` without the numbers of seats and places.

    >>> general("places.2.hand.0")
    'places.*.hand.*'
    """
    return ".".join("*" if step.isdecimal() else step for step in path.split("."))
