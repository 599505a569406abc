"""Stand-ins, and what happens if somebody runs out of time or is silent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec.structs import replace

from bot.features.absence.rules.timeout_votes import (
    answer_decided,
    answers_about,
    decider_of,
    late_seats,
    next_policy,
    voters,
)
from bot.features.clocks.rules.clocks import extended
from bot.features.notices.rules.notice import NewNotice, Removal
from bot.table.action import RUNNING, Action, TableChange, action
from bot.table.actor import (
    HOST_AND_MODERATORS,
    OTHERS_AT_THE_TABLE,
    Actor,
)
from bot.table.alone import clock_at
from bot.table.refusals import refused
from bot.table.rows import SeatClock
from bot.table.seat_assignment import (
    SeatAssignment,
    changed,
    read_seat_assignment,
    require_assignment,
)
from bot.table.situation import Situation, TableStep, line
from bot.table.table import SeatRow, TimeoutAnswer, Vote
from games.engine.event import Event
from games.engine.text import Seat, SeatName, Text

# Late seats


def _decided(at: Situation, actor: Actor, assignment: SeatAssignment, answer: TimeoutAnswer) -> TableStep:
    """Return the step of ``actor``, who decides alone or votes with the others.

    A moderator who doesn't play there decides alone. If nobody else is present, the host without a seat or a
    player who is late also decides alone.
    """
    table, late = at.table, assignment.seat
    row = require_assignment(table, assignment)
    if row.person == actor.person:
        raise refused("own-time")
    if row.vote is None:
        raise refused("time-not-up")
    if answer not in answers_about(table, late):
        raise refused("no-such-option")
    seat, decider = table.seat_of(actor.person), decider_of(table, late)
    others = [voter for voter in voters(table, late) if voter != seat]
    is_alone = {
        "anybody": answer != "end",
        "host": actor.person == table.host,
        "majority": False,
    }[decider]
    if is_alone or not others or (actor.moderates and seat is None):
        return _carried_out(at, late, answer, [_tells(actor, late, answer)])
    if decider == "host":
        raise refused("host-decides")
    if seat is None:
        raise refused("players-decide")
    if row.answers.get(seat) == answer:
        return TableStep(table, at.state)
    answered = replace(row, vote=replace(row.vote, answers={**row.answers, seat: answer}))
    heard = replace(at, table=replace(table, seats=at.with_seat(late, answered)))
    return _voted(heard, late) or TableStep(at.after(seats=heard.table.seats), at.state)


def voted(at: Situation) -> TableStep | None:
    """Return the step for a decision that became final because people without an answer have left.

    ``None`` if nothing is decided.
    """
    if at.table.status != "playing":
        return None
    late = [seat for seat in late_seats(at.table) if at.table.seats[seat].answers]
    return next((step for seat in late if (step := _voted(at, seat))), None)


def _voted(at: Situation, late: Seat) -> TableStep | None:
    answer = answer_decided(at.table, late)
    if answer is None:
        return None
    told = line("log-decided-together", seat=SeatName(late), verdict=_worded(answer))
    return _carried_out(at, late, answer, [told])


def _answer_about_seat(name: str) -> Callable[[TableChange[SeatAssignment]], Action[SeatAssignment]]:
    """Declare one of the answers that others may give about a late seat."""
    return action(
        name,
        OTHERS_AT_THE_TABLE,
        RUNNING,
        read=read_seat_assignment,
        place="board",
        reply="hand",
        done="done-voted",
    )


@_answer_about_seat("out-wait")
def give_time(at: Situation, actor: Actor, assignment: SeatAssignment) -> TableStep:
    """Wait longer for someone who is late."""
    return _decided(at, actor, assignment, "wait")


@_answer_about_seat("out-turn")
def stand_in_once(at: Situation, actor: Actor, assignment: SeatAssignment) -> TableStep:
    """Put in a stand-in for this turn for someone who ran out of time."""
    return _decided(at, actor, assignment, "turn")


@_answer_about_seat("out-absence")
def stand_in_until_back(at: Situation, actor: Actor, assignment: SeatAssignment) -> TableStep:
    """Put in a stand-in for someone who is late, until they return."""
    return _decided(at, actor, assignment, "absence")


@_answer_about_seat("out-wanted")
def replace_late(at: Situation, actor: Actor, assignment: SeatAssignment) -> TableStep:
    """Let anyone take the seat of someone who is late."""
    return _decided(at, actor, assignment, "wanted")


@_answer_about_seat("out-end")
def end_for_late(at: Situation, actor: Actor, assignment: SeatAssignment) -> TableStep:
    """End the game because someone is late."""
    return _decided(at, actor, assignment, "end")


@_answer_about_seat("out-host")
def replace_host(at: Situation, actor: Actor, assignment: SeatAssignment) -> TableStep:
    """Make somebody else the host in place of a host who is late."""
    return _decided(at, actor, assignment, "host")


def time_is_up(at: Situation, clock: SeatClock) -> TableStep | None:
    """Return the step for a seat that is out of time, by the table's policy; ``None`` if it isn't."""
    row = at.table.seats[clock.seat] if clock.seat < len(at.table.seats) else None
    if at.table.status != "playing" or row is None or row.due_at != clock.due_at or row.person is None:
        return None
    told = line("log-time-up", seat=SeatName(clock.seat))
    policy = next_policy(at.table, clock.seat)
    if policy == "end":
        news = tuple(
            NewNotice(seat, one.person, at.now, "ended", removal=Removal("time"))
            for seat, one in enumerate(at.table.seats)
            if one.person is not None
        )
        return replace(_carried_out(at, clock.seat, policy, [told]), news=news)
    if policy != "ask":
        agreed = line("log-decided", seat=SeatName(clock.seat), verdict=Text(f"when-out-{policy}"))
        return _carried_out(at, clock.seat, policy, [told, agreed])
    vote = Vote("time", at.now) if row.vote is None else replace(row.vote, reason="time")
    return changed(at, clock.seat, [told], vote=vote, due_at=None)


# People known to be away


def _is_played(row: SeatRow) -> bool:
    """Return whether the person at the seat plays it themself."""
    return row.person is not None and row.stand_in is None


def _stood_in(
    at: Situation, actor: Actor, assignment: SeatAssignment, length: Literal["turn", "absence"]
) -> TableStep:
    row = require_assignment(at.table, assignment)
    if row.person is None:
        raise refused("no-person-there")
    if length == "turn" and assignment.seat not in at.decisions:
        raise refused("not-asked")
    return _carried_out(at, assignment.seat, length, [_tells(actor, assignment.seat, length)])


@action(
    "seat-turn", HOST_AND_MODERATORS, RUNNING,
    read=read_seat_assignment, place="seat", reply="seat", done="done-stand-in-turn",
    fits=lambda row, asked: asked and _is_played(row), is_uneven=True,
)  # fmt: skip
def let_play_turn(at: Situation, actor: Actor, assignment: SeatAssignment) -> TableStep:
    """Put in a stand-in for this turn for somebody known to be away."""
    return _stood_in(at, actor, assignment, "turn")


@action(
    "seat-absence", HOST_AND_MODERATORS, RUNNING,
    read=read_seat_assignment, place="seat", reply="seat", done="done-stand-in-absence", command="replace",
    fits=lambda row, _: _is_played(row), is_uneven=True,
)  # fmt: skip
def let_play_absence(at: Situation, actor: Actor, assignment: SeatAssignment) -> TableStep:
    """Put in a stand-in for somebody known to be away, until they return."""
    return _stood_in(at, actor, assignment, "absence")


def _tells(actor: Actor, seat: Seat, answer: TimeoutAnswer) -> Event:
    return line("log-decided-by", player=actor.named, seat=SeatName(seat), verdict=_worded(answer))


def _worded(answer: TimeoutAnswer) -> Text:
    return Text(f"when-out-{answer}")


def _carried_out(at: Situation, seat: Seat, answer: TimeoutAnswer, events: Sequence[Event]) -> TableStep:
    if answer == "end":
        return TableStep(at.after(status="ended"), at.state, tuple(events), leavers=frozenset({seat}))
    row = at.table.seats[seat]
    if answer == "host":
        return _hosted_anew(at, seat, events)
    preset = clock_at(at.table)
    is_out = row.timed_out or (row.due_at is not None and row.due_at <= at.now)
    if preset is not None and is_out:
        # When they return from a stand-in, they have as much time as *wait* would have given them.
        row = extended(row, at.now, at.calendar(row.person), preset)
        if answer != "wait":
            row = replace(row, late="unnoted")
    row = replace(row, vote=None)
    match answer:
        case "wait":
            row = replace(row, seen_at=at.now)
        case "turn" | "absence":
            row = replace(row, stand_in=answer)
        case "wanted":
            row = replace(row, stand_in="absence", wanted=True)
    return TableStep(at.after(seats=at.with_seat(seat, row)), at.state, tuple(events))


def _hosted_anew(at: Situation, late: Seat, events: Sequence[Event]) -> TableStep:
    """Return the step that makes somebody else the host: preferably the first present voter for that.

    The vote about the late seat then starts again.
    """
    row, present = at.table.seats[late], voters(at.table, late)
    heir = min(present, key=lambda seat: (row.answers.get(seat) != "host", seat), default=None)
    if heir is None:
        raise refused("nobody-else")
    asked = replace(row, vote=None if row.vote is None else replace(row.vote, answers={}))
    hosting = at.table.seats[heir]
    after = at.after(seats=at.with_seat(late, asked), host=hosting.person)
    return TableStep(after, at.state, (*events, line("log-host", player=hosting.occupant)))
