"""Collects the events of a move, or none where the move is only thought through."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from games.engine.event import Event

Said = ParamSpec("Said")


class Telling:
    """Collects ``events``; each is made by a function of ``game_events``, called only if it is wanted."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(
        self, make: Callable[Said, Event | list[Event]], *args: Said.args, **kwargs: Said.kwargs
    ) -> None:
        """Tell what ``make`` returns."""
        told = make(*args, **kwargs)
        if isinstance(told, Event):
            self.events.append(told)
        else:
            self.events += told


class Silence(Telling):
    """Tells nothing."""

    __slots__ = ()

    def tell(
        self, make: Callable[Said, Event | list[Event]], *args: Said.args, **kwargs: Said.kwargs
    ) -> None:
        """Make and tell nothing."""
