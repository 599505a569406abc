"""Proposals by one seat that everybody must agree to: a pause, the end, taking moves back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec.structs import replace

from bot.features.play.rules import rewound
from bot.table.action import ALWAYS, PLAYING, RECORD, Request, action, nothing
from bot.table.actor import PLAYERS, Actor, Facts, seat_of
from bot.table.refusals import OutOfDate, refused
from bot.table.situation import Situation, TableStep, line
from bot.table.table import Proposal, SeatRow, Table, as_own_revision
from games.engine.event import Event
from games.engine.game import Refused
from games.engine.text import Seat, SeatName, Text

Kind: TypeAlias = Literal["end", "undo", "pause"]

_DIGITS = 6


def voters(seats: Sequence[SeatRow]) -> list[Seat]:
    """Return the seats that vote on a proposal: their people are present and not silent."""
    return [seat for seat, row in enumerate(seats) if not row.by_computer and not row.is_silent]


def moves_back_to(undoable: Sequence[Seat], seat: Seat | None) -> int:
    """Return how many moves to take back to undo the last move of ``seat``, or 0.

    ``undoable`` are the seats of the last moves since something was revealed. It's 0 if ``seat`` made none of
    them, or made the last one and so needs nobody's consent.
    """
    if seat is None or seat not in undoable or undoable[-1] == seat:
        return 0
    return undoable[::-1].index(seat) + 1


def _none_open(table: Facts, _: Actor) -> bool:
    return table.proposal is None


def _could_undo(table: Facts, actor: Actor) -> bool:
    return table.proposal is None and moves_back_to(table.undoable, seat_of(table, actor.person)) > 0


def _read_moves(request: Request) -> int | None:
    """Return how many moves the proposer expects to take back; ``None`` if they didn't say.

    :raises Refused: the argument isn't a number.
    """
    if not request.argument:
        return None
    if not request.argument.isdecimal() or len(request.argument) > _DIGITS:
        raise refused("unknown-button")
    return int(request.argument)


def _asks_to_undo(table: Facts, actor: Actor, moves: int | None) -> Text:
    count = moves or moves_back_to(table.undoable, seat_of(table, actor.person))
    return Text("propose-undo-question", {"count": count})


def _asks_to_end(_: Facts, __: Actor, ___: None) -> Text:
    return Text("propose-end-question", {"count": 0})


@action(
    "propose-undo", PLAYERS, PLAYING,
    read=_read_moves, place="hand", reply="hand", done="proposal-you-proposed", command="undo",
    question=_asks_to_undo, sensible=_could_undo, needs=RECORD, is_uneven=True,
)  # fmt: skip
def propose_undo(at: Situation, actor: Actor, moves: int | None) -> TableStep:
    """Propose taking back your last move and everything since."""
    seat = at.seat_of(actor.person)
    if at.table.rules_version != at.game.version:
        raise refused("other-rules")
    possible = moves_back_to(at.table.undoable, seat)
    if not possible:
        raise refused("nothing-to-take-back")
    if moves is not None and possible != moves:
        raise OutOfDate
    return _proposed(at, seat, "undo", possible)


@action(
    "propose-pause", PLAYERS, PLAYING,
    read=nothing, place="own seat", reply="hand", done="proposal-you-proposed", command="propose",
    sensible=_none_open, is_interrupting=True,
)  # fmt: skip
def propose_pause(at: Situation, actor: Actor, _: None) -> TableStep:
    """Propose a pause."""
    return _proposed(at, at.seat_of(actor.person), "pause", 0)


@action(
    "propose-end", PLAYERS, PLAYING,
    read=nothing, place="own seat", reply="hand", done="proposal-you-proposed", command="propose",
    question=_asks_to_end, sensible=_none_open, is_interrupting=True,
)  # fmt: skip
def propose_end(at: Situation, actor: Actor, _: None) -> TableStep:
    """Propose ending the game."""
    return _proposed(at, at.seat_of(actor.person), "end", 0)


def _read_revision(request: Request) -> int:
    return request.revision


@action(
    "agree", PLAYERS, PLAYING,
    read=_read_revision, place="board", reply="hand", done="proposal-you-agreed", style="success",
    needs=RECORD,
)  # fmt: skip
def agree(at: Situation, actor: Actor, revision: int) -> TableStep:
    """Agree to a proposal; it happens once everyone agrees."""
    seat = at.seat_of(actor.person)
    proposal = _seen(at, seat, revision)
    if seat in proposal.agreed and missing(at.table, proposal):
        raise refused("agreed-already")
    agreed = replace(proposal, agreed=(*proposal.agreed, seat))
    told = line("log-agreed", seat=SeatName(seat))
    if missing(at.table, agreed):
        return TableStep(at.after(proposal=agreed), at.state, (told,))
    return _carried_out(at, agreed, [told], informed=seat)


def _declined_or_withdrew(table: Facts, actor: Actor) -> str:
    own = table.proposal is not None and table.proposal.by == seat_of(table, actor.person)
    return "proposal-you-withdrew" if own else "proposal-you-declined"


@action(
    "decline", PLAYERS, ALWAYS,
    read=_read_revision, place="board", reply="hand", done=_declined_or_withdrew,
)  # fmt: skip
def decline(at: Situation, actor: Actor, revision: int) -> TableStep:
    """Decline a proposal, or withdraw your own; either way it's off."""
    seat = at.seat_of(actor.person)
    own = _seen(at, seat, revision).by == seat
    told = line("log-withdrawn" if own else "log-declined", seat=SeatName(seat))
    return TableStep(at.after(proposal=None), at.state, (told,))


def settled(at: Situation) -> TableStep | None:
    """Return the step that puts the open proposal into effect once a changed seat completes the agreement.

    ``None`` if votes are still missing, or if it's impossible: no one pressed, so there's no one to refuse.
    """
    proposal = at.table.proposal
    if at.table.status != "playing" or proposal is None or missing(at.table, proposal):
        return None
    try:
        return _carried_out(at, proposal)
    except Refused:
        return None


def missing(table: Table, proposal: Proposal) -> list[Seat]:
    """Return the seats whose people have not yet agreed to ``proposal``."""
    return [seat for seat in voters(table.seats) if seat not in proposal.agreed]


def without(proposal: Proposal | None, seat: Seat) -> Proposal | None:
    """Return ``proposal`` without the vote of ``seat``, whose person changed; ``None`` if they made it."""
    if proposal is None or proposal.by == seat:
        return None
    return replace(proposal, agreed=tuple(other for other in proposal.agreed if other != seat))


def _proposed(at: Situation, seat: Seat, kind: Kind, moves: int) -> TableStep:
    if at.table.proposal is not None:
        raise refused("already-proposed")
    proposal = Proposal(kind, seat, (seat,), moves, at.table.public_revision + 1, at.now)
    told = line(f"log-proposed-{kind}", seat=SeatName(seat), count=moves)
    if not missing(at.table, proposal):
        return _carried_out(at, proposal, [told], informed=seat)
    return TableStep(at.after(proposal=proposal), at.state, (told,))


def _carried_out(
    at: Situation, proposal: Proposal, told: Sequence[Event] = (), *, informed: Seat | None = None
) -> TableStep:
    match proposal.kind:
        case "undo":
            knowing = () if informed is None else (informed,)
            return rewound(at, proposal.moves, proposal.by, told, informed=knowing)
        case "pause":
            after = at.after(status="paused", proposal=None, paused_at=at.now)
            return TableStep(after, at.state, (*told, line("log-paused-together")))
        case "end":
            return TableStep(at.after(status="ended"), at.state, (*told, line("log-ended-together")))


def _seen(at: Situation, seat: Seat, revision: int) -> Proposal:
    """Return the open proposal.

    :raises Refused: there's none.
    :raises OutOfDate: ``seat`` saw a different proposal at ``revision``.
    """
    proposal = at.table.proposal
    if proposal is None:
        raise refused("no-proposal")
    if not as_own_revision(proposal.since) <= revision <= at.table.own_revision(seat):
        raise OutOfDate
    return proposal
