"""What a change of a table makes due: notices to people, and answers that are given without a press."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import Any

from bot.domain.fairness import seed_of_table
from bot.domain.notice import NewNotice
from bot.domain.table import Deadline, Table
from games.engine.chance import RandomStream
from games.engine.decision import Decision
from games.engine.game import AnyGame
from games.engine.order import turn_order
from games.engine.play import waiting_for
from games.engine.text import Seat

_PAUSES = {"short": (5, 40), "long": (90, 1800)}
"""The least and the most seconds before a standing wish is given, by the length that the game asks for."""


def questions_after(
    asked: Mapping[Seat, int],
    revision: int,
    before: Mapping[Seat, Decision],
    decisions: Mapping[Seat, Decision],
    mover: Seat | None,
) -> dict[Seat, int]:
    """Return the revision at which each open question was put.

    A question that stands unchanged after somebody else's move stays answerable from older panels. ``mover``
    is ``None`` where only a veil was lifted, which nobody need know of.
    """
    return {
        seat: asked.get(seat, revision)
        if seat != mover and decision.asks_the_same(before.get(seat))
        else revision
        for seat, decision in decisions.items()
    }


def notices_due(
    game: AnyGame, after: Table, state: Any, before: Any | None, movers: Collection[Seat], delay: float
) -> tuple[NewNotice, ...]:
    """Return the notices that a step from the state ``before`` to ``state`` makes due.

    Who is newly asked is told, and who has become the last one missing among several. Who has just moved and
    goes on knows.
    """
    if after.status != "playing":
        return ()
    decisions = game.decisions(state)
    waiting = waiting_for(decisions)
    waited = [] if before is None else waiting_for(game.decisions(before))
    owed = []
    for seat in waiting:
        row, decision = after.seats[seat], decisions[seat]
        if row.person is None or row.by_computer or seat in movers or decision.standing is not None:
            continue
        due = after.changed_at + delay
        if after.asked.get(seat) == after.revision:
            owed.append(NewNotice(seat, row.person, due))
        elif len(waiting) == 1 < len(waited) and not decision.discreet:
            owed.append(NewNotice(seat, row.person, due, "last"))
    return tuple(owed)


def next_in_turn(game: AnyGame, after: Table, state: Any, movers: Collection[Seat]) -> Seat | None:
    """Return the seat that comes after the one whose turn has just begun, or ``None`` if none has.

    There is no order among several who are asked at once, and nobody may know that one is asked in secret.
    """
    decisions = game.decisions(state)
    waiting = waiting_for(decisions)
    if after.status != "playing" or len(waiting) != 1:
        return None
    [seat] = waiting
    begins = after.asked.get(seat) == after.revision and seat not in movers
    if not begins or after.seats[seat].by_computer or decisions[seat].discreet:
        return None
    return next_person(game, after, state, seat)


def next_person(game: AnyGame, table: Table, state: Any, seat: Seat) -> Seat | None:
    """Return the seat of the person whose turn comes after that of ``seat``; ``None`` if there is nobody."""
    following = turn_order(game, state, len(table.seats), seat)[1:]
    return next((other for other in following if not table.seats[other].by_computer), None)


def deadlines_due(game: AnyGame, after: Table, state: Any) -> tuple[Deadline, ...]:
    """Return when the open questions of people are answered without a press, and when veils are lifted.

    A question that stands keeps the time it had: the store knows it by seat and revision.
    """
    if after.status not in {"playing", "halted"}:
        return ()
    found = []
    decisions = game.decisions(state)
    for seat, decision in decisions.items():
        if seat not in after.asked:
            continue
        if decision.given is not None:
            if decision.veil is None:
                continue
            seconds = _pause(after, seat, 0, decision.veil.seconds)
        elif after.seats[seat].by_computer:
            continue
        elif decision.standing is not None:
            seconds = _pause(after, seat, *_PAUSES[decision.standing.pause])
        elif decision.on_silence is not None and decision.minutes is not None:
            seconds = decision.minutes * 60
        else:
            continue
        found.append(Deadline(after.id, seat, after.asked[seat], after.changed_at + seconds))
    return tuple(found)


def clocked(decisions: Mapping[Seat, Decision]) -> set[Seat]:
    """Return the seats whose clocks run: those that openly owe an answer that silence does not give.

    The clock of a seat that is asked in secret stands still, because it would tell whether it has answered.
    """
    return {
        seat
        for seat in waiting_for(decisions)
        if not decisions[seat].discreet
        and decisions[seat].standing is None
        and decisions[seat].minutes is None
    }


def _pause(table: Table, seat: Seat, least: int, most: int) -> int:
    """Return the seconds after which an answer is given for ``seat``: drawn, so that they tell nothing."""
    name = b"pause %d %d" % (table.asked[seat], seat)
    draw = RandomStream(sha256(seed_of_table(table) + name).digest())
    return least + draw.below(most - least + 1)
