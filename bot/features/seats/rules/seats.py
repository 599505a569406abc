"""Actions on seats: giving up your own, taking a free one, opening, closing, removing."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from bot.features.blocks.rules import asks_to_sit_with
from bot.features.seats.rules.removals import news_of_removal, read_reason
from bot.table.action import OFFERS, PLAYING, RUNNING, SEATING, Request, action, nothing
from bot.table.actor import (
    ANYBODY,
    MODERATORS,
    PLAYERS,
    Actor,
    Facts,
    seat_of,
)
from bot.table.alone import is_alone
from bot.table.refusals import refused
from bot.table.seat_assignment import (
    SeatAssignment,
    changed,
    emptied,
    others_at,
    read_seat_assignment,
    require_assignment,
    seated,
    vacated,
)
from bot.table.situation import Situation, TableStep, line
from bot.table.table import SeatRow
from bot.table.table_terms import WhenForced
from games.engine.text import NOTHING_TYPED, FormerOccupant, Seat, SeatName, Text, Typed

# The actor's own seat


def _asks_to_leave(table: Facts, actor: Actor, _: None) -> Text:
    others = [row for row in table.seats if row.person not in {None, actor.person}]
    return Text("ask-leave" if others else "ask-leave-last")


@action(
    "give-up", PLAYERS, RUNNING,
    read=nothing, place="own seat", reply="sentence", done="done-left", command="leave",
    question=_asks_to_leave, style="danger",
)  # fmt: skip
def give_up(at: Situation, actor: Actor, _: None) -> TableStep:
    """Give up your seat: a computer plays on, and others may take it.

    When the last person leaves, the table is ended.
    """
    seat = at.seat_of(actor.person)
    row = at.table.seats[seat]
    left = line("log-left-game", seat=FormerOccupant(seat, row.member))
    if not others_at(at.table, seat):
        after = at.after(status="ended", seats=at.with_seat(seat, emptied(row)))
        return TableStep(after, at.state, (left, line("log-ended")))
    return vacated(at, seat, left, wanted=True)


def _is_wanted(table: Facts, actor: Actor) -> bool:
    seat = seat_of(table, actor.person)
    return seat is not None and table.seats[seat].wanted


@action(
    "want", PLAYERS, RUNNING,
    read=nothing, place="own seat", reply="menu", done="done-want",
    sensible=lambda table, actor: not _is_wanted(table, actor), is_shared=True,
)  # fmt: skip
def want_substitute(at: Situation, actor: Actor, _: None) -> TableStep:
    """Play on until someone takes your seat."""
    return _wanted(at, actor, "log-wanted", wanted=True)


@action(
    "stay", PLAYERS, RUNNING, read=nothing, place="own seat", reply="menu", done="done-stay",
    sensible=_is_wanted,
)  # fmt: skip
def stay(at: Situation, actor: Actor, _: None) -> TableStep:
    """Keep your seat after asking for a substitute."""
    return _wanted(at, actor, "log-not-wanted", wanted=False)


def _wanted(at: Situation, actor: Actor, key: str, *, wanted: bool) -> TableStep:
    seat = at.seat_of(actor.person)
    if at.table.seats[seat].wanted == wanted:
        return TableStep(at.table, at.state)
    return changed(at, seat, [line(key, seat=SeatName(seat))], wanted=wanted)


_NEXT_WHEN_FORCED: Mapping[WhenForced, WhenForced] = {"auto": "ask", "ask": "bluff", "bluff": "auto"}


def _when_forced(table: Facts, actor: Actor) -> WhenForced:
    seat = seat_of(table, actor.person)
    return "auto" if seat is None else table.seats[seat].when_forced


def _has_company(table: Facts, _: Actor) -> bool:
    """Return whether others at ``table`` could infer somebody's cards from the time of an answer."""
    return not is_alone(table)


@action(
    "when-forced", PLAYERS, PLAYING, read=nothing, place="own seat", reply="menu",
    done=lambda table, actor: f"done-when-forced-{_NEXT_WHEN_FORCED[_when_forced(table, actor)]}",
    sensible=_has_company,
)  # fmt: skip
def switch_when_forced(at: Situation, actor: Actor, _: None) -> TableStep:
    """Switch what happens when you have no choice: answered at once, asked all the same, or answered late."""
    seat = at.seat_of(actor.person)
    row = at.table.seats[seat]
    after = at.after_unseen(at.with_seat(seat, replace(row, when_forced=_NEXT_WHEN_FORCED[row.when_forced])))
    return TableStep(after, at.state, is_secret=True)


# Taking a seat


def _read_seat(request: Request) -> Seat:
    if not request.argument.isdecimal() or len(request.argument) > 2:
        raise refused("unknown-button")
    return int(request.argument)


@action(
    "take-seat", ANYBODY, RUNNING,
    read=_read_seat, place="board", needs=SEATING, reply="hand", done="done-seat-taken",
    question=asks_to_sit_with, style="success",
)  # fmt: skip
def take_seat(at: Situation, actor: Actor, seat: Seat) -> TableStep:
    """Take a free seat, with everything that belongs to it."""
    if not 0 <= seat < len(at.table.seats):
        raise refused("no-such-seat")
    if at.table.seat_of(actor.person) is not None:
        raise refused("already-seated")
    if not at.table.seats[seat].wanted:
        raise refused("seat-not-free")
    return seated(at, seat, actor)


# Moderators


def _opened(at: Situation, actor: Actor, assignment: SeatAssignment, key: str, *, is_open: bool) -> TableStep:
    row = require_assignment(at.table, assignment)
    if row.wanted == is_open:
        return TableStep(at.table, at.state)
    told = line(key, moderator=actor.named, seat=SeatName(assignment.seat))
    stand_in = "absence" if is_open and row.person is not None else row.stand_in
    return changed(at, assignment.seat, [told], wanted=is_open, stand_in=stand_in)


@action(
    "seat-open", MODERATORS, RUNNING,
    read=read_seat_assignment, place="seat", reply="seat", done="done-seat-opened",
    fits=lambda row, _: not row.wanted, is_shared=True,
)  # fmt: skip
def open_seat(at: Situation, actor: Actor, assignment: SeatAssignment) -> TableStep:
    """Let anyone take a seat; a computer plays until then."""
    return _opened(at, actor, assignment, "log-opened-seat", is_open=True)


@action(
    "seat-close", MODERATORS, RUNNING,
    read=read_seat_assignment, place="seat", reply="seat", done="done-seat-closed",
    fits=lambda row, _: row.wanted,
)  # fmt: skip
def close_seat(at: Situation, actor: Actor, assignment: SeatAssignment) -> TableStep:
    """Stop offering a seat to everybody."""
    return _opened(at, actor, assignment, "log-closed-seat", is_open=False)


def _require_removable(table: Facts, assignment: SeatAssignment) -> SeatRow:
    """Return the row of a seat from which its person can be removed.

    :raises Refused: nobody sits there, or nobody else would be left.
    """
    row = require_assignment(table, assignment)
    if row.person is None:
        raise refused("no-person-there")
    if not others_at(table, assignment.seat):
        raise refused("last-person")
    return row


class Removing(Struct, frozen=True):
    """The seat from which to remove its person, and the reason that they read."""

    assignment: SeatAssignment
    reason: Typed = NOTHING_TYPED


def _read_removing(request: Request) -> Removing:
    return Removing(read_seat_assignment(request), read_reason(request))


@action(
    "seat-remove", MODERATORS, RUNNING,
    read=_read_removing, needs=OFFERS, place="seat", reply="seat", done="done-seat-removed",
    command="remove",
    takes_reason=True, fits=lambda row, _: row.person is not None, style="danger",
)  # fmt: skip
def remove(at: Situation, actor: Actor, removing: Removing) -> TableStep:
    """Remove a player from their seat; a computer plays until somebody takes it."""
    assignment = removing.assignment
    row = _require_removable(at.table, assignment)
    told = line("log-removed", moderator=actor.named, seat=FormerOccupant(assignment.seat, row.member))
    own = [offer for offer in at.offers if offer.seat == assignment.seat and offer.offered_by == row.person]
    # The seat isn't open to all, or the removed person could take it again.
    step = vacated(at, assignment.seat, told, wanted=False, withdrawn=own)
    if row.person is None or row.person == actor.person:
        return step
    return replace(step, news=(news_of_removal(at.table, actor, row.person, removing.reason, at.now),))
