"""The outline of a game for its replay: the turns and rounds of its story."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

from msgspec import Struct

from games.engine.event import Event
from games.engine.steps import Step
from games.engine.storyline import Storyline, folded, player_of
from games.engine.text import Seat

_SET_UP = -1


class Turn(Struct, frozen=True):
    """The steps ``first`` to ``last`` of a game, which belong together; the first turn is the set-up.

    ``told`` contains the events of its lines, each with its step. A line may begin while another turn ends,
    as *Ada's turn* does: then its first events are from the step before. ``chapter`` is the number of its
    round, or the game's equivalent. ``is_moment``: something was decided in it.
    """

    first: int
    last: int
    chapter: int = 1
    is_moment: bool = False
    told: tuple[tuple[int, Event], ...] = ()

    def readable(self, step: int, eyes: Seat | None) -> tuple[Event, ...]:
        """Return the events of the turn up to ``step`` that ``eyes`` could read."""
        return tuple(event for at, event in self.told if at <= step and event.visible_to(eyes))


class Outline(Struct, frozen=True):
    """The ``turns`` of a game in their order; every step is part of exactly one.

    A replay stops at the last step of each turn, with the position that the turn led to.
    """

    turns: tuple[Turn, ...]

    def at(self, step: int) -> int:
        """Return the place of the turn that ``step`` is part of."""
        return bisect_right(self.turns, step, key=lambda turn: turn.first) - 1

    def turn_back(self, step: int) -> int:
        """Return the last step of the previous turn, or of the set-up."""
        return self.turns[max(self.at(step) - 1, 0)].last

    def turn_on(self, step: int) -> int:
        """Return the next stop: the last step of this turn, or of the next one if ``step`` is there."""
        after = bisect_right(self.turns, step, key=lambda turn: turn.last)
        return self.turns[min(after, len(self.turns) - 1)].last

    def chapter_back(self, step: int) -> int:
        """Return the first stop of this chapter, or of the previous one if ``step`` isn't past it."""
        begun = self._begins(self.turns[self.at(step)].chapter)
        if begun and step <= self.turns[begun].last:
            begun = self._begins(self.turns[begun - 1].chapter)
        return self.turns[begun].last

    def chapter_on(self, step: int) -> int:
        """Return the first stop of the next chapter, or the end."""
        after = bisect_right(self.turns, self.turns[self.at(step)].chapter, key=lambda turn: turn.chapter)
        return self.turns[min(after, len(self.turns) - 1)].last

    def _begins(self, chapter: int) -> int:
        return bisect_left(self.turns, chapter, key=lambda turn: turn.chapter)


def outline(steps: Sequence[Step], storyline: Storyline) -> Outline:
    """Return the outline of ``steps``, of which the first is the set-up.

    A turn is one line of the log with its moments. Turns depend only on public events, so all viewers get the
    same pages. A step without a public line belongs to the next one, and a step that only ended a turn
    belongs to that turn.
    """
    public = [event for step in steps for event in step.events if event.audience is None]
    lines = folded(public, storyline)
    numbers = [number for number, line in enumerate(lines) for _ in line.events]
    numbered = list(chapters(public, storyline))
    runs = [(0, 0, _SET_UP)]
    for at, line in _heads(steps, numbers, storyline):
        first, last, current = runs[-1]
        if line in (None, current):
            runs[-1] = first, at, current
        else:
            assert line is not None
            runs.append((last + 1, at, line))
    first, _, current = runs[-1]
    runs[-1] = first, len(steps) - 1, current
    told = list(_told(steps, numbers))
    begins = [bisect_left(told, line, key=lambda one: one[0]) for _, _, line in runs]
    turns = []
    for (first, last, line), begin, end in zip(runs, begins, [*begins[1:], len(told)], strict=True):
        turns.append(
            Turn(
                first,
                last,
                1 if line == _SET_UP else numbered[bisect_left(numbers, line)],
                any(lines[number].is_moment for number, _, _ in told[begin:end] if number != _SET_UP),
                tuple((at, event) for _, at, event in told[begin:end]),
            )
        )
    return Outline(tuple(turns))


def _heads(
    steps: Sequence[Step], numbers: Sequence[int], storyline: Storyline
) -> Iterator[tuple[int, int | None]]:
    """Yield each public step with its line, or ``None`` if it only ended a turn."""
    done = 0
    for at, step in enumerate(steps):
        public = [event for event in step.events if event.audience is None]
        if public and at:
            yield at, None if public[0].text.key in storyline.breaks else numbers[done]
        done += len(public)


def _told(steps: Sequence[Step], numbers: Sequence[int]) -> Iterator[tuple[int, int, Event]]:
    """Yield every event with its line and step; a private event belongs to a public line of its step."""
    done = 0
    for at, step in enumerate(steps):
        begun = done
        for event in step.events:
            done += event.audience is None
            beside = done - 1 if done > begun else done
            yield numbers[min(beside, len(numbers) - 1)] if numbers else _SET_UP, at, event


def chapters(events: Sequence[Event], storyline: Storyline) -> Iterator[int]:
    """Yield the chapter number of each of ``events``.

    An event may state the number itself; otherwise a chapter begins with the turn of the seat that started
    the game.
    """
    number = 1
    first: Seat | None = None
    last: Seat | None = None
    for event in events:
        if storyline.chapter and event.text.key in storyline.breaks:
            told, seat = event.text.args.get(storyline.chapter), player_of(event)
            if isinstance(told, int):
                number = told
            elif seat is not None:
                number += seat == first != last
                first, last = seat if first is None else first, seat
        yield number
