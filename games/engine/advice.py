"""Advice: what a game says about a choice, to teach its players."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from games.engine.decision import Choice
from games.engine.text import Text


@runtime_checkable
class Adviser(Protocol):
    """A game that says more of a choice than how often it wins."""

    def advice(self, view: Any, choice: Choice) -> Text | None:
        """Return a sentence about ``choice``, from what the seat sees that looks; ``None``: none."""
        ...
