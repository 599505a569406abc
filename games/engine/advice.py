"""Advice: what a game says about a choice, to teach its players."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from games.engine.decision import Choice
from games.engine.text import Text


@runtime_checkable
class Adviser(Protocol):
    """A game that says more of a choice than how often it wins."""

    def advice(self, view: Any, choice: Choice) -> Text | None:
        """Return one sentence on why to answer ``choice``, from what the seat that looks sees.

        None if there is nothing to say.
        """
        ...


def percent(chance: float) -> int:
    """Return ``chance`` (0 to 1) in percent, rounded; it is 0 and 100 only where that is certain.

    >>> percent(0.999)
    99
    """
    rounded = round(100 * chance)
    return rounded if chance in (0.0, 1.0) else min(99, max(1, rounded))


def times_in_100(chance: float) -> Text:
    """Return how often something with ``chance`` (0 to 1) happens, as part of a sentence."""
    return Text("hint-times", {"times": percent(chance)})
