"""How long a board may stay behind: several presses of somebody who goes on with their turn are one change.

Whoever presses sees at once in their own panel what has come of it; all others see it on the board.
"""

from __future__ import annotations

from bot.domain.perspective import Perspective
from bot.domain.table import Table
from games.engine.text import Seat

LONGEST_PAUSE = 2
"""After so many pauses the board is shown, although its person still goes on."""


def asked_on(board: Perspective) -> frozenset[Seat]:
    """Return the seats of which ``board``, what the channel is shown, says that they are asked."""
    return frozenset(board.waiting) - frozenset(board.asked_discreetly)


def shown_by(table: Table, asked: frozenset[Seat] | None, behind_since: float, pause: float) -> float:
    """Return when the board of ``table``, behind since ``behind_since``, is to be shown at the latest.

    It waits ``pause`` seconds for another press of whoever has just pressed, as long as those are asked whom
    it names: ``asked``, or ``None`` where that is not known. Nothing that happens in secret makes it wait or
    ends the waiting: when it is shown must not tell of it.
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
