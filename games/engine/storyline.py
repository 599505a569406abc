"""The log as a story: a line for each turn, and the lines that decide something."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from games.engine.event import Event
from games.engine.text import Seat, SeatName

_NONE: frozenset[str] = frozenset()

Summary: TypeAlias = Callable[[Sequence[Event]], Sequence[Event]]
"""Sums up the events of a turn; a sentence from secret events has the same audience as they have.

It gets the events that a reader may see, of a whole turn or a part of it, and returns at least one sentence.
"""


def each(events: Sequence[Event]) -> Sequence[Event]:
    """Return ``events`` as they are: the summary of a game without one."""
    return events


def event_keys(game: str, *names: str) -> frozenset[str]:
    """Return the keys of the events of ``game`` called ``names``.

    >>> event_keys("abraca", "hit")
    frozenset({'abraca-event-hit'})
    """
    return frozenset("-".join((game, "event", name)) for name in names)


class Storyline(Struct, frozen=True):
    """The roles of a game's events in its story, by the keys of their texts.

    All keys begin with ``game``. ``moments`` decide something. ``turns`` are a seat's actions in its turn: an
    action of another seat begins a line. ``opens`` begin a line, but a run of the same key is one line as
    long as no seat occurs twice. ``breaks`` always begin a line, and so does the reason of the game's end. A
    moment right after a break is part of its line, and so is every other event. ``summary`` composes the
    sentences of a line. ``moves`` show that their seat has moved. ``on_board``: the picture of the board
    tells the story, so no lines follow it. ``chapter`` names the argument of ``breaks`` that holds the
    number of the round, or of its equivalent; see ``games.engine.outline``. If turns belong to no seat,
    ``part`` names the argument of questions that holds the number of the part of a chapter.
    """

    game: str = ""
    moments: frozenset[str] = _NONE
    turns: frozenset[str] = _NONE
    opens: frozenset[str] = _NONE
    breaks: frozenset[str] = _NONE
    moves: frozenset[str] = _NONE
    summary: Summary = each
    on_board: bool = False
    chapter: str = ""
    part: str = ""

    def tells(self, event: Event) -> bool:
        """Return whether ``event`` belongs to the game; all others belong to the table."""
        return bool(self.game) and event.text.key.startswith(f"{self.game}-")


class Line(Struct, frozen=True):
    """The ``events`` of one turn or moment, and their sentences while the details are folded."""

    events: tuple[Event, ...]
    is_moment: bool = False
    summary: Summary = each

    @property
    def told(self) -> tuple[Event, ...]:
        """The sentences of the line, one event each."""
        return tuple(self.summary(self.events))

    @property
    def details(self) -> tuple[Event, ...]:
        """The events that the sentences sum up; empty if the sentences are these events."""
        return () if self.told == self.events else self.events


def player_of(event: Event) -> Seat | None:
    """Return the acting seat of ``event``, if it names one."""
    player = event.text.args.get("player")
    return player.seat if isinstance(player, SeatName) else None


def folded(events: Iterable[Event], storyline: Storyline) -> list[Line]:
    """Return ``events`` as lines, oldest first: each is in exactly one of them, in order."""
    lines: list[list[Event]] = []
    told_before = False
    for event in events:
        is_told = storyline.tells(event)
        if told_before and is_told and _goes_on(lines[-1], event, storyline):
            lines[-1].append(event)
        else:
            lines.append([event])
        told_before = is_told
    return [_line(line, storyline) for line in lines]


def folded_back(events: Sequence[Event], storyline: Storyline) -> Iterator[Line]:
    """Yield the lines of ``events``, newest first, without reading events older than needed."""
    end = len(events)
    while end:
        start = end - 1
        while start and not _begins(events[start - 1], events[start], storyline):
            start -= 1
        yield from reversed(folded(events[start:end], storyline))
        end = start


def _begins(before: Event, event: Event, storyline: Storyline) -> bool:
    """Return whether ``event`` begins a line, whichever line ``before``, its predecessor, is in."""
    if not (storyline.tells(event) and storyline.tells(before)):
        return True
    key = event.text.key
    if key in storyline.moments or key in storyline.turns or key in storyline.opens:
        return False
    return _breaks(key, storyline)


def _breaks(key: str, storyline: Storyline) -> bool:
    return key in storyline.breaks or "-reason-" in key


def _goes_on(line: list[Event], event: Event, storyline: Storyline) -> bool:
    """Return whether ``event`` is part of ``line``; both belong to the game."""
    last, key = line[-1], event.text.key
    if key in storyline.moments:
        return _is_moment(line, storyline) or all(one.text.key in storyline.breaks for one in line)
    if key in storyline.turns:
        seats = [player_of(one) for one in line if one.text.key in storyline.turns]
        return not _is_moment(line, storyline) and all(seat == player_of(event) for seat in seats)
    if key in storyline.opens:
        run = {player_of(one) for one in line} - {None}
        return last.text.key == key and player_of(event) not in run
    return not _breaks(key, storyline)


def _is_moment(line: Sequence[Event], storyline: Storyline) -> bool:
    """Return whether the first event of ``line`` decides something, apart from those that only begin it."""
    first = next((event for event in line if event.text.key not in storyline.breaks), None)
    return first is not None and first.text.key in storyline.moments


def _line(events: list[Event], storyline: Storyline) -> Line:
    summary = storyline.summary if storyline.tells(events[0]) else each
    return Line(tuple(events), _is_moment(events, storyline), summary)
