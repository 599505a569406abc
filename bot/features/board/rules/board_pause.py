"""How long a board may lag, so that several presses of a player's turn need only one edit.

The presser sees the result at once in their own panel; all others see it on the board.
"""

from __future__ import annotations

from bot.table.perspective import Perspective
from bot.table.table import Table
from games.engine.text import Seat

LONGEST_PAUSE = 2
"""After this many pauses the board is shown even if its player is still pressing."""


def asked_on(board: Perspective) -> frozenset[Seat]:
    """Return the seats that ``board``, the channel's view, shows as having a question."""
    return frozenset(board.waiting) - frozenset(board.asked_discreetly)


def shown_by(table: Table, asked: frozenset[Seat] | None, behind_since: float, pause: float) -> float:
    """Return the latest time to show the board of ``table``, which has lagged since ``behind_since``.

    It waits ``pause`` seconds for the presser's next press while the seats on the board (``asked``, or
    ``None`` if unknown) still have a question. Nothing secret starts or ends the wait, because the time of
    the update must not give anything away.
    """
    if table.status != "playing" or asked != _openly_asked(table):
        return behind_since
    questions = [table.asked[seat] for seat in asked]
    # Any later public step isn't their press, and is shown at once.
    if not any(question.shown and question.at == table.changed_at for question in questions):
        return behind_since
    return min(table.changed_at + pause, behind_since + LONGEST_PAUSE * pause)


def _openly_asked(table: Table) -> frozenset[Seat]:
    return frozenset(seat for seat, question in table.asked.items() if question.owed and not question.secret)
