"""The questions of the game, one module each: its answers, what they do, their words, and refusals.

``course`` lists them by the phase or the pending item of the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from games.engine.decision import Decision
from games.engine.text import Seat, Text
from games.touria.model import State
from games.touria.rules.act import Act

UNKNOWN = Text("touria-refused-unknown")


@dataclass(frozen=True, slots=True)
class Phase:
    """Everything about one question.

    ``ids`` returns the answers of the seat that is asked, ``count`` how many of them it picks, ``decision``
    the question in words. ``apply`` changes the state by an answer (``a, b`` if several are picked).
    ``refused`` returns why an answer that begins with one of ``verbs`` isn't offered now, in any phase.
    """

    ids: Callable[[State, Seat], Iterable[str]]
    decision: Callable[[State, Seat], Decision]
    apply: Callable[[Act, Seat, str], None]
    count: Callable[[State], int] = lambda state: 1
    verbs: tuple[str, ...] = ()
    refused: Callable[[State, Seat, str], Text] = lambda state, seat, answer: UNKNOWN


def always(key: str) -> Callable[[State, Seat, str], Text]:
    """Return a ``refused`` that gives the same reason for every answer."""
    return lambda state, seat, answer: Text(key)
