"""Invitations to a lobby: who is asked to come, says yes or no, and for how long a seat is kept for them."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.action import LOBBY, Request, action, nothing
from bot.domain.actor import HOST_AND_MODERATORS, PLAYERS_AND_HOST, WHOEVER_IS_INVITED, Actor
from bot.domain.lobby import read_person, require_room, sat_down
from bot.domain.refusals import refused
from bot.domain.situation import Situation, TableStep, line
from bot.domain.table import Invitation, KeptSeat, Table
from games.engine.text import PersonName

KEPT = 86_400.0
"""Seconds for which a seat is kept for somebody who is invited."""


class Guest(Struct, frozen=True):
    """Somebody who shall be invited; ``member`` is their number among those of the server."""

    person: int
    member: int


def _read_guest(request: Request) -> Guest:
    """Return whom the menu names; the interface looks the person up and puts the number in."""
    if len(request.picked) != 2 or not all(picked.isdecimal() for picked in request.picked):
        raise refused("unknown-button")
    return Guest(*map(int, request.picked))


@action(
    "invite", PLAYERS_AND_HOST, LOBBY,
    read=_read_guest, place="lobby", reply="invitations", done="done-invited", command="invite",
)  # fmt: skip
def invite(at: Situation, actor: Actor, guest: Guest) -> TableStep:
    """Invite somebody to a lobby; a seat is kept for them for a day, or until they answer."""
    table = at.table
    known = table.invitation_of(guest.person)
    if table.seat_of(guest.person) is not None:
        raise refused("sits-already")
    if known is not None and known.declined:
        raise refused("has-declined")
    if known is not None and known.due_at is not None:
        raise refused("invited-already")
    if guest.person in table.sent_away and not HOST_AND_MODERATORS.includes(actor, table):
        raise refused("they-were-sent-away")
    require_room(at, guest.person)
    invitation = Invitation(guest.person, actor.person, at.now, at.now + KEPT)
    after = at.after(
        invitations=[*(one for one in table.invitations if one is not known), invitation],
        sent_away=[person for person in table.sent_away if person != guest.person],
    )
    return TableStep(after, None, (line("log-invited", by=actor.named, player=PersonName(guest.member)),))


@action(
    "invite-withdraw", HOST_AND_MODERATORS, LOBBY,
    read=read_person, place="lobby", reply="invitations", done="done-invitation-withdrawn",
)  # fmt: skip
def withdraw_invitation(at: Situation, actor: Actor, person: int | None) -> TableStep:
    """Take an invitation to a lobby back; its seat is free again."""
    kept = [one for one in at.table.invitations if one.declined or one.person != person]
    if len(kept) == len(at.table.invitations):
        raise refused("nobody-invited")
    return TableStep(
        at.after(invitations=kept), None, (line("log-invitation-withdrawn", player=actor.named),)
    )


@action(
    "invite-accept", WHOEVER_IS_INVITED, LOBBY,
    read=nothing, place="notice", reply="sentence", done="joined", style="success",
)  # fmt: skip
def accept_invitation(at: Situation, actor: Actor, _: None) -> TableStep:
    """Take a seat in a lobby that one is invited to."""
    _open_invitation(at.table, actor)
    return sat_down(at, actor)


@action(
    "invite-decline", WHOEVER_IS_INVITED, LOBBY,
    read=nothing, place="notice", reply="sentence", done="done-declined",
)  # fmt: skip
def decline_invitation(at: Situation, actor: Actor, _: None) -> TableStep:
    """Decline an invitation to a lobby; one is not invited to it again."""
    mine = _open_invitation(at.table, actor)
    answered = replace(mine, declined=True, due_at=None)
    kept = [answered if one is mine else one for one in at.table.invitations]
    return TableStep(at.after(invitations=kept), None, (line("log-invitation-declined", player=actor.named),))


def lapsed(at: Situation, seat: KeptSeat) -> TableStep | None:
    """Return the step by which a seat is kept no longer for somebody who has not answered in time.

    Nobody has touched the table by that, so it goes on resting.
    """
    table = at.table
    kept = [one for one in table.invitations if (one.person, one.due_at) != (seat.person, seat.due_at)]
    if table.status != "lobby" or len(kept) == len(table.invitations):
        return None
    after = at.after(invitations=kept, changed_at=table.changed_at, warned_at=table.warned_at)
    return TableStep(after, None, (line("log-invitation-lapsed"),))


def _open_invitation(table: Table, actor: Actor) -> Invitation:
    mine = table.invitation_of(actor.person)
    if mine is None or mine.declined:
        raise refused("already-seated" if table.seat_of(actor.person) is not None else "not-invited")
    return mine
