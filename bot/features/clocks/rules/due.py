"""Answers that fall due without a press, and clocks that run."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from bot.features.archive.rules import seed_of_table
from bot.features.computers.rules.answer_times import time_in_window, time_to_answer, time_within
from bot.features.notices.rules.reach import untold
from bot.table.alone import Seated, is_alone
from bot.table.rows import Deadline
from bot.table.situation import Situation
from bot.table.table import Question, SecretQuestion, Table
from bot.table.table_terms import AnswerPace
from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.order import turn_order
from games.engine.play import waiting_for
from games.engine.text import Seat

_PAUSES = {"short": (5, 40), "long": (90, 1800)}
"""The least and most seconds before a standing answer is given, by the length that the game asks for."""
_ONLY = (3, 12)
"""The same for a question with only one answer: as quick as somebody who is present, so nobody can tell."""
_PLANNED = (15, 90)
"""The same for a planned answer, whatever it says: as quick as somebody who has just heard of it."""
_OFFER = (60, 120)
"""The same for an offer: enough time to take it for somebody who has just pressed."""


def next_person(game: AnyGame, table: Table, state: Any, seat: Seat) -> Seat | None:
    """Return the person's seat whose turn comes next after ``seat``; ``None`` if there's none."""
    following = turn_order(game, state, len(table.seats), seat)[1:]
    return next((other for other in following if not table.seats[other].by_computer), None)


def deadlines_due(at: Situation) -> tuple[Deadline, ...]:
    """Return when open questions to people are answered without a press, and when veils are lifted.

    A question that stays open keeps its time: the store knows it by seat and revision. The minutes to answer
    don't run while the person's clocks stand still, or while the question hasn't reached anybody. Silence
    gives no answer for somebody who plays alone, because nobody waits for them.
    """
    table, alone = at.table, is_alone(at.table)
    if table.status not in {"playing", "halted"}:
        return ()
    found, stands, planned = list[Deadline](), untold(table), at.planned
    for seat, decision in at.decisions.items():
        if decision.given is not None:
            if decision.veil is None:
                continue
            due = table.changed_at + _pause(table, seat, 0, decision.veil.seconds)
        elif table.seats[seat].by_computer or (seat in stands and waits_for_people(table, decision)):
            continue
        elif seat in planned:
            revision = table.asked[seat].revision
            found.append(Deadline(table.id, seat, revision, _as_planned(at, seat, decision), is_planned=True))
            if decision.on_silence is None or decision.minutes is None or alone:
                continue
            due = _window_end(at, seat, table.changed_at, decision.minutes)
        elif itself := by_itself(table, seat, decision):
            if is_strict(table):
                due = _as_by_person(at, seat, decision)
            else:
                due = table.changed_at + _pause(table, seat, *itself.seconds)
        elif alone:
            continue
        elif decision.on_silence is not None and decision.minutes is not None:
            due = _window_end(at, seat, table.changed_at, decision.minutes)
        else:
            continue
        found.append(Deadline(table.id, seat, table.asked[seat].revision, due))
    return tuple(found)


class Paced(Seated, Protocol):
    """The seats of a table and its pace; rows and perspectives both have them."""

    @property
    def pace(self) -> AnswerPace:
        """The speed of the bot's answers for seats that have no choice."""
        ...


class ByItself(Struct, frozen=True):
    """An answer that the bot gives for a seat.

    It comes between the least and most ``seconds`` after the table has changed, unless the table is strict.
    ``is_offer``: until then the seat can choose something else. ``is_hidden``: its time doesn't show others
    that the bot gave it.
    """

    choice: Choice
    seconds: tuple[int, int]
    is_offer: bool = False
    is_hidden: bool = False


def by_itself(table: Paced, seat: Seat, decision: Decision) -> ByItself | None:
    """Return the bot's own answer to ``decision`` for ``seat``; ``None`` if it waits for a press.

    For a seat without a choice, it waits only if the seat asked for that and its answers aren't hidden.
    """
    standing, alone = decision.standing, is_alone(table)
    if standing is not None:
        found = ByItself(standing.choice, _PAUSES[standing.pause])
    elif decision.only_answer is not None:
        found = ByItself(decision.only_answer, _ONLY)
    elif decision.lapses and decision.on_silence is not None and not alone:
        found = ByItself(decision.on_silence, _OFFER, is_offer=True)
    else:
        return None
    if alone:
        return found
    if table.pace == "strict":
        return replace(found, is_hidden=True)
    match table.seats[seat].when_forced:
        case "bluff":
            return replace(found, seconds=_PAUSES["long"], is_hidden=True)
        case "ask" if standing is None or not standing.is_chosen:
            return None
        case _:
            return found


def is_strict(table: Paced) -> bool:
    """Return whether others at ``table`` must not be able to tell the bot's answers from a person's."""
    return table.pace == "strict" and not is_alone(table)


def waits_for_people(table: Table, decision: Decision) -> bool:
    """Return whether ``decision`` gets no automatic answer before it has reached its person.

    At a strict table all questions wait, because others can see that a real one does.
    """
    return decision.minutes is not None or is_strict(table)


def answers_due(at: Situation, viewer: Seat | None) -> dict[Seat, float]:
    """Return the seats' deadlines that ``viewer`` may know.

    For a secret question, everybody else reads the same whether or not it's been answered. Times that have
    passed are left out: after an outage of the bot, the answer may still be open.
    """
    table = at.table
    if table.status != "playing":
        return {}
    found, stands = {}, untold(table)
    for seat, decision in at.decisions.items():
        if table.seats[seat].by_computer or seat in stands:
            continue
        question: Question | SecretQuestion | None = table.asked.get(seat)
        if decision.discreet and seat != viewer:
            question = table.asked_secretly
        elif decision.given is not None or decision.standing is not None:
            continue
        due = table.seats[seat].due_at
        if decision.minutes is not None and decision.on_silence is not None:
            due = None
            if question is not None and not is_alone(table):
                due = _window_end(at, seat, question.at, decision.minutes)
        if due is not None and due > at.now:
            found[seat] = due
    return found


def _window_end(at: Situation, seat: Seat, since: float, minutes: int) -> float:
    """Return when the ``minutes`` to answer for ``seat``, counted from ``since``, are over."""
    return at.calendar(at.table.seats[seat].person).end(since, minutes * 60)


def _as_by_person(at: Situation, seat: Seat, decision: Decision) -> float:
    """Return when the bot answers for ``seat`` at a strict table: when a person with a choice might.

    The calendar, the clock and the window of the question are the person's. An offer also stays open as long
    as a choice, because others may not know which of the two it is.
    """
    table, row = at.table, at.table.seats[seat]
    question: Question | SecretQuestion = table.asked[seat]
    if decision.discreet and table.asked_secretly is not None:
        question = table.asked_secretly
    since, stream = question.at, _stream(table, seat)
    # Only the end of secret questions is public, and that waits for the last of several answers.
    is_further = not decision.discreet and table.asked[seat].follows
    pattern = table.answer_times.pattern(is_further=is_further)
    if decision.minutes is not None:
        return at.calendar(row.person).end(since, time_in_window(stream, pattern, decision.minutes * 60))
    if row.since is None or row.calendar is None or row.reserve is None:
        return at.calendar(row.person).end(since, time_to_answer(stream, pattern))
    since = max(since, row.since)
    left = row.reserve - row.calendar.elapsed(row.since, since)
    return row.calendar.end(since, time_within(stream, pattern, left))


def _as_planned(at: Situation, seat: Seat, decision: Decision) -> float:
    """Return when the plan of ``seat`` answers, which doesn't depend on what it says.

    At a strict table, that's when a person with a choice might answer.
    """
    is_slow = at.table.seats[seat].when_forced == "bluff"
    soon = at.now + _pause(at.table, seat, *(_PAUSES["long"] if is_slow else _PLANNED))
    return max(soon, _as_by_person(at, seat, decision)) if is_strict(at.table) else soon


def clocked(decisions: Mapping[Seat, Decision]) -> set[Seat]:
    """Return the seats whose clocks run: they openly owe an answer that silence doesn't give.

    Clocks stop during a secret question, because they would show whether the seat has answered.
    """
    return {
        seat
        for seat in waiting_for(decisions)
        if not decisions[seat].discreet
        and decisions[seat].standing is None
        and decisions[seat].minutes is None
    }


def _pause(table: Table, seat: Seat, least: int, most: int) -> int:
    """Return the random seconds until an answer is given for ``seat``.

    It's short if somebody plays alone, because nobody could learn anything from it.
    """
    if is_alone(table):
        least, most = min(least, _ONLY[0]), min(most, _ONLY[1])
    return least + _stream(table, seat).below(most - least + 1)


def _stream(table: Table, seat: Seat) -> RandomStream:
    """Return the random stream for the time of the answer for ``seat``; nobody can predict it."""
    name = b"pause %d %d" % (table.asked[seat].revision, seat)
    return RandomStream(sha256(seed_of_table(table) + name).digest())
