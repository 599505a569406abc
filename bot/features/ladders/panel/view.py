"""A ladder as one reader sees it, and the texts that several panels share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button
from bot.features.competitions.panel.names import name_in
from bot.features.ladders.rules.course import LadderState, Step
from bot.features.ladders.rules.ladder import Event, Ladder, places
from games.engine.text import Typed
from render.words import Words

Called: TypeAlias = Callable[[Mapping[int, Typed], int | None, Words], str]
"""Returns the name of a member."""

CHOICE = 100
"""Maximum characters of a choice in a menu."""


class LadderView(Struct, frozen=True):
    """A ladder as one reader sees it.

    ``names`` are those of members. ``own`` is the reader's member number if they are on the ladder, and
    ``challengeable`` are the people whom they may challenge. ``coming`` is the next step for moderators:
    what, and when.
    """

    state: LadderState
    names: Mapping[int, Typed]
    own: int | None = None
    challengeable: tuple[int, ...] = ()
    moderates: bool = False
    coming: Step | float | None = None

    @property
    def ladder(self) -> Ladder:
        """The ladder."""
        return self.state.ladder

    @property
    def argument(self) -> str:
        """The ladder's id in the ids of buttons."""
        return str(self.ladder.id)


def show_button(ladder: Ladder, words: Words, label: str = "") -> Button:
    """Return the button that shows a ladder."""
    return Button(label or words("button-ladder-show"), CustomId(0, 0, "ladder", str(ladder.id)))


def event_text(
    state: LadderState,
    event: Event,
    names: Mapping[int, Typed],
    words: Words,
    called: Called = name_in,
) -> str:
    """Return the sentence about ``event``, which may be one that isn't stored yet."""
    name, other = called(names, event.member, words), called(names, event.other, words)
    match event.kind:
        case "won":
            return _won(state, event, name, other, words)
        case "lost":
            return words("ladder-event-lost", name=name, other=other)
        case "drawn":
            return words("ladder-event-drawn", name=name, other=other)
        case "void":
            return words("ladder-event-void", name=name, other=other)
        case "joined":
            return words("ladder-event-joined", name=name)
        case "left":
            return words("ladder-event-left", name=name)
        case "timed_out":
            return words("ladder-event-timed-out", name=name)
        case "removed":
            return words("ladder-event-removed", name=name)


def _won(state: LadderState, event: Event, name: str, other: str, words: Words) -> str:
    """Return the sentence about a challenger's win, with the place if they took one."""
    before = [one for one in state.events if not event.id or one.id < event.id]
    old, new = places(before), places([*before, event])
    if event.member not in new or old == new:
        return words("ladder-event-won", name=name, other=other)
    return words("ladder-event-took", name=name, other=other, place=new.index(event.member) + 1)
