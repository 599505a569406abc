"""Collects the events of a move, or discards them in a search."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from games.engine.event import Event

Said = ParamSpec("Said")


class Telling:
    """Collects ``events``; calls functions of ``game_events`` only if their events are needed."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(
        self, make: Callable[Said, Event | list[Event]], *args: Said.args, **kwargs: Said.kwargs
    ) -> None:
        """Add the event or events that ``make`` returns."""
        told = make(*args, **kwargs)
        if isinstance(told, Event):
            self.events.append(told)
        else:
            self.events += told


class Silence(Telling):
    """Discards all events."""

    __slots__ = ()

    def tell(
        self, make: Callable[Said, Event | list[Event]], *args: Said.args, **kwargs: Said.kwargs
    ) -> None:
        """Do nothing; don't even call ``make``."""
