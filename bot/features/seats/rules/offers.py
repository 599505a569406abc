"""Seats offered to somebody: offering, accepting, declining, withdrawing an offer."""

from __future__ import annotations

from msgspec import Struct

from bot.features.blocks.rules import asks_to_sit_with
from bot.features.watching.rules import may_sit_at
from bot.table.action import OFFERS, RUNNING, SEATING, Request, action, nothing
from bot.table.actor import (
    MODERATORS,
    MODERATORS_AND_OWNER,
    WHOEVER_HOLDS_AN_OFFER,
    Actor,
)
from bot.table.refusals import refused
from bot.table.rows import Offer
from bot.table.seat_assignment import (
    SeatAssignment,
    read_seat_assignment,
    require_assignment,
    seated,
)
from bot.table.situation import Situation, TableStep, line
from bot.typed.ids import number_in
from games.engine.text import PersonName, SeatName


class Invited(Struct, frozen=True):
    """A person to offer a seat to; ``member`` is their number on the server."""

    assignment: SeatAssignment
    person: int
    member: int


def _read_invited(request: Request) -> Invited:
    """Return the person picked in the menu; the interface looks them up and adds the number.

    :raises Refused: the press doesn't name a seat, a person and their number.
    """
    assignment = read_seat_assignment(request)
    person, member = map(number_in, request.picked) if len(request.picked) == 2 else (None, None)
    if person is None or member is None:
        raise refused("unknown-button")
    return Invited(assignment, person, member)


@action(
    "seat-offer", MODERATORS_AND_OWNER, RUNNING,
    read=_read_invited, place="seat", needs=SEATING, reply="seat", done="done-offered", command="replace",
    fits=lambda _, __: False, is_shared=True,
)  # fmt: skip
def offer(at: Situation, actor: Actor, invited: Invited) -> TableStep:
    """Offer a seat to somebody, who can accept or decline."""
    assignment = invited.assignment
    row = require_assignment(at.table, assignment)
    if not actor.moderates and row.person != actor.person:
        raise refused("moderator-only")
    if at.table.seat_of(invited.person) is not None:
        raise refused("sits-already")
    if invited.person in at.blocks.of(actor.person):
        raise refused("blocked-them")
    if any(one.seat == assignment.seat and one.person == invited.person for one in at.offers):
        raise refused("offered-already")
    if not may_sit_at(at, invited.person, assignment.seat):
        raise refused("they-have-seen-more")
    told = line(
        "log-offered", by=actor.named, seat=SeatName(assignment.seat), player=PersonName(invited.member)
    )
    return TableStep(
        at.after(),
        at.state,
        (told,),
        offered=(Offer(assignment.seat, invited.person, actor.person, at.now),),
    )


@action(
    "seat-withdraw", MODERATORS, RUNNING,
    read=read_seat_assignment, place="seat", needs=OFFERS, reply="seat", done="done-withdrawn",
    fits=lambda _, __: False,
)  # fmt: skip
def withdraw_offers(at: Situation, actor: Actor, assignment: SeatAssignment) -> TableStep:
    """Withdraw all offers of a seat."""
    offers = tuple(one for one in at.offers if one.seat == assignment.seat)
    if not offers:
        raise refused("seat-not-offered")
    told = line("log-offer-withdrawn", moderator=actor.named, seat=SeatName(assignment.seat))
    return TableStep(at.after(), at.state, (told,), withdrawn=offers)


@action(
    "seat-accept", WHOEVER_HOLDS_AN_OFFER, RUNNING,
    read=nothing, place="notice", needs=SEATING, reply="hand", done="done-seat-taken",
    question=asks_to_sit_with, style="success",
)  # fmt: skip
def accept_offer(at: Situation, actor: Actor, _: None) -> TableStep:
    """Accept the seat you were offered first."""
    if at.table.seat_of(actor.person) is not None:
        raise refused("already-seated")
    return seated(at, _offers_to(at, actor)[0].seat, actor)


@action(
    "seat-decline", WHOEVER_HOLDS_AN_OFFER, RUNNING,
    read=nothing, place="notice", needs=OFFERS, reply="sentence", done="done-declined",
)  # fmt: skip
def decline_offer(at: Situation, actor: Actor, _: None) -> TableStep:
    """Decline the seat you were offered; the log tells people waiting for it."""
    offers = _offers_to(at, actor)
    declined = line("log-offer-declined", player=actor.named, seat=SeatName(offers[0].seat))
    return TableStep(at.after(), at.state, (declined,), withdrawn=tuple(offers))


def _offers_to(at: Situation, actor: Actor) -> list[Offer]:
    mine = [one for one in at.offers if one.person == actor.person]
    if not mine:
        raise refused("no-offer")
    return mine
