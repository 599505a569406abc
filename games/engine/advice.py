"""Advice: explanations of choices, to teach players."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from games.engine.decision import Choice
from games.engine.text import Text


@runtime_checkable
class Adviser(Protocol):
    """A game that can explain a choice, beyond how often it wins."""

    def advice(self, view: Any, choice: Choice) -> Text | None:
        """Return one sentence on why to answer ``choice``, based on the seat's ``view``.

        None if there is nothing to say.
        """
        ...


def percent(chance: float) -> int:
    """Return ``chance`` (0 to 1) in percent, rounded; it's 0 and 100 only if the result is certain.

    >>> percent(0.999)
    99
    """
    rounded = round(100 * chance)
    return rounded if chance in (0.0, 1.0) else min(99, max(1, rounded))


def times_in_100(chance: float) -> Text:
    """Return how often something with ``chance`` (0 to 1) happens, as part of a sentence."""
    return Text("hint-times", {"times": percent(chance)})
