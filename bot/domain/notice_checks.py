"""Whether what a notice tells still holds: one check for each kind of notice."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.domain.due import next_person
from bot.domain.notice import Notice, NoticeKind
from bot.domain.situation import Situation
from bot.domain.table import Table
from games.engine.play import waiting_for
from games.engine.text import Seat

QUESTIONS: frozenset[NoticeKind] = frozenset({"turn", "last"})
"""The kinds that put a question of the game to somebody; the newer of them takes the place of the older."""


NEWS: frozenset[NoticeKind] = frozenset({"result"})
"""The kinds that tell of something that has happened: what was told of it stays where it stands."""


def holds(at: Situation, notice: Notice) -> bool:
    """Return whether what ``notice`` tells is still so; ``at`` has the offers of the table."""
    return _CHECKS[notice.kind](at, notice)


def is_muted(table: Table, notice: Notice) -> bool:
    """Return whether the person wants to hear no more of the question that ``notice`` tells of."""
    if notice.muted is None or notice.kind not in QUESTIONS:
        return False
    return table.asked.get(notice.seat) == notice.muted


def question_to(at: Situation, person: int) -> int | None:
    """Return the revision at which the question was put that ``person`` owes the answer to, if any."""
    seat = at.table.seat_of(person)
    return at.table.asked.get(seat) if seat is not None and seat in _waiting(at) else None


def _owes_answer(at: Situation, notice: Notice) -> bool:
    """At a table that is halted they do: it goes on from there."""
    asked = at.table.asked.get(notice.seat)
    return (
        _sits(at.table, notice)
        and notice.seat in _waiting(at)
        and asked is not None
        and asked <= notice.revision
    )


def _comes_after(at: Situation, notice: Notice) -> bool:
    """The one before is still at it."""
    waiting = _waiting(at)
    if not _sits(at.table, notice) or len(waiting) != 1:
        return False
    return next_person(at.game, at.table, at.state, waiting[0]) == notice.seat


def _timed_out(at: Situation, notice: Notice) -> bool:
    return _sits(at.table, notice) and at.table.seats[notice.seat].timed_out and notice.seat in _waiting(at)


def _is_to_agree(at: Situation, notice: Notice) -> bool:
    proposal = at.table.proposal
    return (
        at.table.status == "playing"
        and proposal is not None
        and proposal.since <= notice.revision
        and notice.seat not in proposal.agreed
        and _sits(at.table, notice)
    )


def _is_offered_seat(at: Situation, notice: Notice) -> bool:
    is_running = at.table.status in {"playing", "paused", "halted"}
    return is_running and any(
        offer.seat == notice.seat and offer.person == notice.person for offer in at.offers
    )


def _is_closing(at: Situation, notice: Notice) -> bool:
    return at.table.warned_at is not None and _sits(at.table, notice)


def _is_over(at: Situation, _: Notice) -> bool:
    return at.table.status == "over"


_CHECKS: Mapping[NoticeKind, Callable[[Situation, Notice], bool]] = {
    "turn": _owes_answer,
    "last": _owes_answer,
    "soon": _comes_after,
    "time": _timed_out,
    "proposal": _is_to_agree,
    "offer": _is_offered_seat,
    "closing": _is_closing,
    "result": _is_over,
}


def _sits(table: Table, notice: Notice) -> bool:
    """Return whether the person still sits where the notice says, and answers for the seat themself."""
    return table.seat_of(notice.person) == notice.seat and not table.seats[notice.seat].by_computer


def _waiting(at: Situation) -> list[Seat]:
    """Return the seats that owe an answer at a table that is being played, or halted until it goes on."""
    if at.table.status not in {"playing", "halted"} or at.state is None:
        return []
    return waiting_for(at.decisions)
