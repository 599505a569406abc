"""Invitations to a lobby: who is invited, who accepts or declines, and how long their seat is kept."""

from __future__ import annotations

from msgspec import Struct

from bot.features.blocks.rules import asks_to_sit_with
from bot.features.lobby.rules.lobby import read_person, sat_down
from bot.features.open_tables.rules import require_room
from bot.features.queue.rules.lobbies import fallen_apart
from bot.table.action import LOBBY, RELIABILITY, Request, action, nothing
from bot.table.actor import HOST_AND_MODERATORS, PLAYERS_AND_HOST, WHOEVER_IS_INVITED, Actor
from bot.table.refusals import refused
from bot.table.rows import KeptSeat
from bot.table.situation import Situation, TableStep, line
from bot.table.table import NOWHERE, Invitation, InvitationState, Table
from bot.typed.ids import number_in
from games.engine.event import Event
from games.engine.text import PersonName

KEPT = 86_400.0
"""Seconds to keep a seat for an invited person."""

MOST_TIMES = 2
"""Maximum number of invitations of a person to the same table without an answer."""


class Guest(Struct, frozen=True):
    """A person to invite; ``member`` is their number on the server."""

    person: int
    member: int


def _read_guest(request: Request) -> Guest:
    """Return the person picked in the menu; the interface looks them up and adds the number.

    :raises Refused: the press doesn't name a person and their number.
    """
    person, member = map(number_in, request.picked) if len(request.picked) == 2 else (None, None)
    if person is None or member is None:
        raise refused("unknown-button")
    return Guest(person, member)


@action(
    "invite", PLAYERS_AND_HOST, LOBBY,
    read=_read_guest, place="lobby", reply="invitations", done="done-invited", command="invite",
    is_shared=True,
)  # fmt: skip
def invite(at: Situation, actor: Actor, guest: Guest) -> TableStep:
    """Invite somebody to a lobby; their seat is kept for a day or until they answer."""
    table = at.table
    known = table.invitation_of(guest.person)
    if table.seat_of(guest.person) is not None:
        raise refused("sits-already")
    if guest.person in at.blocks.of(actor.person):
        raise refused("blocked-them")
    if known is not None:
        _require_askable(known)
    if guest.person in table.sent_away and not HOST_AND_MODERATORS.includes(actor, table):
        raise refused("they-were-sent-away")
    require_room(at, guest.person)
    times = 1 if known is None else known.times + (not known.is_open)
    invitation = Invitation(guest.person, actor.person, at.now, at.now + KEPT, times=times)
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
    """Withdraw an invitation to a lobby and free its seat."""
    theirs = at.table.invitation_of(person or 0)
    if theirs is None or not theirs.is_open:
        raise refused("nobody-invited")
    state: InvitationState = "called-off" if at.table.matched else "withdrawn"
    after = at.after(invitations=_closed(at.table, theirs, state))
    return _without(at, after, line("log-invitation-withdrawn", player=actor.named))


@action(
    "invite-accept", WHOEVER_IS_INVITED, LOBBY,
    read=nothing, place="notice", needs=RELIABILITY, reply="sentence",
    done=lambda table, _: "joined-across" if table.guild == NOWHERE else "joined",
    question=asks_to_sit_with, style="success",
)  # fmt: skip
def accept_invitation(at: Situation, actor: Actor, _: None) -> TableStep:
    """Accept an invitation to a lobby and sit down."""
    _open_invitation(at.table, actor)
    return sat_down(at, actor)


@action(
    "invite-decline", WHOEVER_IS_INVITED, LOBBY,
    read=nothing, place="notice", reply="sentence", done="done-declined",
)  # fmt: skip
def decline_invitation(at: Situation, actor: Actor, _: None) -> TableStep:
    """Decline an invitation to a lobby; you won't be invited to it again."""
    mine = _open_invitation(at.table, actor)
    after = at.after(invitations=_closed(at.table, mine, "declined"))
    return _without(at, after, line("log-invitation-declined", player=actor.named))


def lapsed(at: Situation, seat: KeptSeat) -> TableStep | None:
    """Return the step that stops keeping a seat for somebody who hasn't answered in time.

    ``None`` if it isn't kept for them.
    """
    table = at.table
    theirs = table.invitation_of(seat.person)
    if table.status != "lobby" or theirs is None or theirs.due_at != seat.due_at:
        return None
    invitations = _closed(table, theirs, "lapsed")
    after = at.after_resting(invitations=invitations)
    return _without(at, after, line("log-invitation-lapsed"))


def _without(at: Situation, after: Table, told: Event) -> TableStep:
    """Return the step to ``after``, in which somebody invited doesn't come; it ends a lobby of the queue."""
    return fallen_apart(at, after, (told,)) if at.table.matched else TableStep(after, None, (told,))


def _require_askable(known: Invitation) -> None:
    """Check that the person with the invitation ``known`` may be invited again.

    An invitation without a kept seat doesn't count: it's replaced by one with a seat.

    :raises Refused: a seat is already kept for them, they declined, or were invited often enough.
    """
    if known.keeps_seat:
        raise refused("invited-already")
    if known.state == "declined":
        raise refused("has-declined")
    if not known.is_open and known.times >= MOST_TIMES:
        raise refused("invited-enough")


def _closed(table: Table, gone: Invitation, state: InvitationState) -> list[Invitation]:
    """Return the invitations of ``table`` with ``gone`` closed as ``state``."""
    return [gone.closed(state) if one is gone else one for one in table.invitations]


def _open_invitation(table: Table, actor: Actor) -> Invitation:
    mine = table.invitation_of(actor.person)
    if mine is None or not mine.is_open:
        raise refused("already-seated" if table.seat_of(actor.person) is not None else "not-invited")
    return mine
