"""When each open question was put: worked out for every step of a table, whatever the step is."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.domain.situation import Situation, TableStep
from bot.domain.table import Question, SecretQuestion
from games.engine.decision import Decision
from games.engine.text import Seat

_OPEN = {"playing", "halted"}
"""The statuses in which questions stay open; after a pause everybody is asked anew."""

_INTERRUPTED = 3
"""How many matters a seat is remembered to have been asked about before: one may be interrupted and go on."""


def questions_after(
    before: Situation, step: TableStep, decisions: Mapping[Seat, Decision]
) -> dict[Seat, Question]:
    """Return when each of ``decisions``, which are open after ``step``, was put to its seat.

    A question that stands unchanged after somebody else's move stays answerable from older panels. It is new
    to whoever has just answered, to whoever has just sat down, and to everybody after a pause.
    """
    known = before.table.asked if before.table.status in _OPEN else {}
    earlier, shown = before.decisions, _shown(before, step)
    found = {}
    for seat, decision in decisions.items():
        question = known.get(seat)
        stands = (
            question is not None
            and seat not in step.asked_anew
            and step.table.seats[seat].person == before.table.seats[seat].person
            and decision.asks_the_same(earlier.get(seat))
        )
        if question is None or not stands:
            own = step.table.own_revision(seat)
            question = Question(step.table.revision, before.now, own, shown=seat in shown)
        found[seat] = _about_its_matters(_as_it_stands(question, decision), seat, decision, before, step)
    return found


def _about_its_matters(
    question: Question, seat: Seat, decision: Decision, before: Situation, step: TableStep
) -> Question:
    """Return ``question`` with since when its seat has been asked about each of its matters.

    A matter outlasts answers, pauses and what is asked between, but not the person at the seat: somebody else
    has read nothing. Where moves are taken back it may be another one under the same name.
    """
    known = before.table.asked.get(seat)
    if (
        known is None
        or step.table.seats[seat].person != before.table.seats[seat].person
        or step.kept_moves is not None
    ):
        known = Question(0, 0.0)
    matters = sorted(decision.matters)
    others = [matter for matter in known.since if matter not in matters][-_INTERRUPTED:]
    since = {matter: known.since.get(matter, question.put_at) for matter in (*others, *matters)}
    said, said_at = known.said, known.said_at
    for made in step.moves:
        if made.seat == seat and seat in step.asked_anew:
            said, said_at = made.choice, step.table.own_revision(seat)
    return replace(question, since=since, said=said, said_at=said_at)


def known_questions(
    asked: Mapping[Seat, Question], decisions: Mapping[Seat, Decision]
) -> dict[Seat, Question]:
    """Return ``asked``, of which an older version may have kept less, as its ``decisions`` say it stands."""
    return {
        seat: _with_matters(_as_it_stands(question, decisions[seat]), decisions[seat])
        for seat, question in asked.items()
        if seat in decisions
    }


def _with_matters(question: Question, decision: Decision) -> Question:
    matters = sorted(decision.matters)
    return replace(question, since=question.since or dict.fromkeys(matters, question.put_at))


def _as_it_stands(question: Question, decision: Decision) -> Question:
    return replace(
        question,
        owed=decision.given is None,
        secret=decision.discreet,
        standing=decision.standing is not None,
        is_move=decision.asks_for_move,
    )


def secret_question_after(
    before: Situation, step: TableStep, decisions: Mapping[Seat, Decision]
) -> SecretQuestion | None:
    """Return when those of ``decisions`` were put, together, that are asked in secret; ``None`` if none is.

    Whatever nobody can see changes nothing of it: who has answered, or is asked something else for that, must
    not show by when people are told.
    """
    asked = [seat for seat, decision in decisions.items() if decision.discreet]
    if not asked:
        return None
    known = before.table.asked_secretly if before.table.status in _OPEN else None
    if known is not None and (step.is_unseen or not step.changes_game):
        return known
    shown = _shown(before, step)
    return SecretQuestion(step.table.revision, before.now, tuple(seat for seat in asked if seat in shown))


def _shown(before: Situation, step: TableStep) -> set[Seat]:
    """Return the seats whose people see what they are asked in the answer to a press that all could see.

    Who gave the last of several secret answers sees it, too; but that they are told later than the others
    would tell that it was them.
    """
    asked = before.decisions
    return {seat for seat in step.informed if seat not in asked or not asked[seat].discreet}
