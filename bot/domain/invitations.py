"""Invitations to a lobby: who is asked to come, says yes or no, and for how long a seat is kept for them."""

from __future__ import annotations

from msgspec.structs import replace

from bot.domain.action import LOBBY, action, nothing
from bot.domain.actor import WHOEVER_IS_INVITED, Actor
from bot.domain.lobby import sat_down
from bot.domain.refusals import refused
from bot.domain.situation import Situation, TableStep, line
from bot.domain.table import Invitation, Table


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


def _open_invitation(table: Table, actor: Actor) -> Invitation:
    mine = table.invitation_of(actor.person)
    if mine is None or mine.declined:
        raise refused("already-seated" if table.seat_of(actor.person) is not None else "not-invited")
    return mine
