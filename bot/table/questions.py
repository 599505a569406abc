"""When each open question began, derived the same way for every step of a table."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from bot.features.clocks.rules.due import is_strict
from bot.features.computers.rules.answer_times import AnswerTimes
from bot.table.alone import is_alone
from bot.table.rows import MoveRow
from bot.table.situation import Situation, TableStep
from bot.table.table import Question, SecretQuestion
from games.engine.decision import Decision
from games.engine.text import Seat

_INTERRUPTED = 3
"""How many of a seat's earlier matters are remembered: one may be interrupted and continue."""


def questions_after(
    before: Situation,
    step: TableStep,
    decisions: Mapping[Seat, Decision],
    planned: Collection[Seat] = (),
) -> dict[Seat, Question]:
    """Return when each of ``decisions``, open after ``step``, began for its seat.

    Plans answer those of the seats in ``planned``. A plan made later hides no notice that others have seen.

    If somebody else's move leaves a question unchanged, older panels can still answer it. It's new to a
    player who has just answered or just sat down. It's new to everybody after the table was paused or halted,
    or once others wait who didn't before: they are notified of it like of any other question.
    """
    known = before.table.asked if _goes_on(before, step) else {}
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
        own = step.table.own_revision(seat)
        if question is not None and step.is_secret and not decision.discreet:
            # The mention of an open question must not show that its person has set a preference. Only panels
            # from before that are out of date.
            question = question if stands else replace(question, own_revision=own)
        elif question is None or not stands:
            # Nobody else may learn who gave the last of several secret answers.
            follows = seat in step.movers and seat in earlier and not earlier[seat].discreet
            question = Question(
                step.table.revision, before.now, own,
                follows=follows, shown=seat in shown, planned=seat in planned,
            )  # fmt: skip
        if question.planned and seat not in planned:
            question = replace(question, planned=False)
        found[seat] = _about_its_matters(as_decided(question, decision), seat, decision, before, step)
    return found


def _about_its_matters(
    question: Question, seat: Seat, decision: Decision, before: Situation, step: TableStep
) -> Question:
    """Return ``question`` with the times since which its seat has faced each of its matters.

    A matter outlasts answers, pauses and questions in between, but not a change of the person at the seat,
    because the new one has read nothing. After moves are taken back, the same name may mean another matter.
    """
    known = before.table.asked.get(seat)
    if (
        known is None
        or step.table.seats[seat].person != before.table.seats[seat].person
        or step.kept_moves is not None
    ):
        known = Question(0, 0.0, 0)
    matters = sorted(decision.matters)
    others = [matter for matter in known.since if matter not in matters][-_INTERRUPTED:]
    since = {matter: known.since.get(matter, question.own_revision) for matter in (*others, *matters)}
    said, said_at = known.said, known.said_at
    for made in step.moves:
        if made.seat == seat and seat in step.asked_anew:
            said, said_at = made.choice, step.table.own_revision(seat)
    return replace(question, since=since, said=said, said_at=said_at)


def as_decided(question: Question, decision: Decision) -> Question:
    """Return ``question`` with all fields that follow from its decision."""
    return replace(
        question,
        owed=decision.given is None,
        secret=decision.discreet,
        standing=decision.standing is not None,
        is_move=decision.asks_for_move,
    )


def answer_times_after(before: Situation, step: TableStep) -> AnswerTimes:
    """Return the public answer times at a strict table, including the one of the answer in ``step``.

    It makes no difference who gave it: others can't see whether the person or the bot did.
    """
    times = before.table.answer_times
    if step.is_secret or not is_strict(before.table) or before.table.status != "playing":
        return times
    for seat in sorted(step.movers):
        question = before.table.asked.get(seat)
        if question is None or question.secret or before.table.seats[seat].by_computer:
            continue
        times = times.noting(_seconds_open(before, seat, question), is_further=question.follows)
    return times


def with_wait_noted(before: Situation, step: TableStep) -> tuple[MoveRow, ...]:
    """Return the moves of ``step``; ``waited`` is set on the first one if others waited for the answer.

    Nobody waits at a table with one person, for a secret answer, or for somebody who prefers not to be asked.
    An answer right after another by the same person is always quick, so it isn't counted either.
    """
    if step.is_secret or not step.moves or is_alone(before.table) or before.table.status != "playing":
        return step.moves
    made, *further = step.moves
    question = before.table.asked.get(made.seat)
    if made.member is None or made.seat not in step.movers or question is None:
        return step.moves
    if question.secret or question.standing or question.follows or not question.is_move:
        return step.moves
    return replace(made, waited=_seconds_open(before, made.seat, question)), *further


def _seconds_open(before: Situation, seat: Seat, question: Question) -> float:
    """Return how long ``question`` has been open, in seconds in which the clock of ``seat`` could run."""
    return before.calendar(before.table.seats[seat].person).elapsed(question.at, before.now)


def secret_question_after(
    before: Situation, step: TableStep, decisions: Mapping[Seat, Decision]
) -> SecretQuestion | None:
    """Return the secret question of ``decisions``, one for all seats together; ``None`` if there isn't one.

    Nothing invisible changes its time: the time of a notice must not show who has answered or got another
    question.
    """
    asked = [seat for seat, decision in decisions.items() if decision.discreet]
    if not asked:
        return None
    known = before.table.asked_secretly if _goes_on(before, step) else None
    if known is not None and (step.is_secret or not step.changes_game):
        return known
    shown = _shown(before, step)
    return SecretQuestion(step.table.revision, before.now, tuple(seat for seat in asked if seat in shown))


def _goes_on(before: Situation, step: TableStep) -> bool:
    """Return whether open questions continue unchanged through ``step``."""
    has_company = is_alone(before.table) and not is_alone(step.table)
    return before.table.status == "playing" and not has_company


def _shown(before: Situation, step: TableStep) -> set[Seat]:
    """Return the seats whose people see their question in the answer to a public press.

    The player who gives the last of several secret answers sees it, too, but a later notice would reveal who
    that was. At a strict table, nothing may reveal whether somebody has pressed or the bot has answered for
    them.
    """
    if is_strict(step.table):
        return set()
    asked = before.decisions
    return {seat for seat in step.informed if seat not in asked or not asked[seat].discreet}
