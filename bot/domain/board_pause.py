"""How long a board may lag: several presses of a player's turn make one change.

The presser sees the result at once in their own panel; all others see it on the board.
"""

from __future__ import annotations

from bot.domain.perspective import Perspective
from bot.domain.table import Table
from games.engine.text import Seat

LONGEST_PAUSE = 2
"""After so many pauses the board is shown, although its person still goes on."""


def asked_on(board: Perspective) -> frozenset[Seat]:
    """Return the seats that ``board``, the channel's view, shows as having a question."""
    return frozenset(board.waiting) - frozenset(board.asked_discreetly)


def shown_by(table: Table, asked: frozenset[Seat] | None, behind_since: float, pause: float) -> float:
    """Return the latest time to show the board of ``table``, which has lagged since ``behind_since``.

    It waits ``pause`` seconds for the presser's next press, as long as the seats it names still have a
    question: ``asked``, or ``None`` if unknown. Nothing secret starts or ends the wait: the time it's shown
    must not give anything away.
    """
    if table.status != "playing" or asked != _openly_asked(table):
        return behind_since
    questions = [table.asked[seat] for seat in asked]
    # Any later step that everybody can see is something else than their press, and is shown at once.
    if not any(question.shown and question.at == table.changed_at for question in questions):
        return behind_since
    return min(table.changed_at + pause, behind_since + LONGEST_PAUSE * pause)


def _openly_asked(table: Table) -> frozenset[Seat]:
    return frozenset(seat for seat, question in table.asked.items() if question.owed and not question.secret)
