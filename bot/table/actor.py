"""The person who acts on a table, and the groups of people who may."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from bot.table.refusals import refused
from bot.table.table import NOWHERE, Invitation, Proposal, SeatRow, Status
from bot.table.table_terms import Hints
from games.engine.game import Refused
from games.engine.strength import Strength
from games.engine.text import PersonName, Seat


class Actor(Struct, frozen=True):
    """The person who acts, made once from their interaction.

    ``name`` is their name where they act, ``member`` their number on the server, once stored. ``moderates``:
    they moderate the server's tables. ``sees``: they may see the table's channel. ``interaction`` is
    Discord's id of their interaction. ``elsewhere``: they act outside the server, where their name may
    differ. ``blocked`` are the people they have blocked.
    """

    person: int
    name: str
    moderates: bool = False
    sees: bool = True
    interaction: int = 0
    member: int = 0
    elsewhere: bool = False
    blocked: frozenset[int] = frozenset()

    @property
    def named(self) -> PersonName:
        """Return the actor's name for use in texts."""
        return PersonName(self.member)


class Facts(Protocol):
    """The public facts of a table: enough to decide who may do what. Rows and perspectives have them."""

    @property
    def id(self) -> int:
        """The number of the table."""
        ...

    @property
    def guild(self) -> int:
        """The server of the table, ``NOWHERE`` if it belongs to none."""
        ...

    @property
    def status(self) -> Status:
        """The status: in the lobby, being played, paused, halted, over or ended early."""
        ...

    @property
    def revision(self) -> int:
        """The number of the last step."""
        ...

    @property
    def host(self) -> int:
        """The person who looks after the table."""
        ...

    @property
    def seats(self) -> Sequence[SeatRow]:
        """The seats, with their people."""
        ...

    @property
    def invited(self) -> Sequence[Invitation]:
        """The invitations to the lobby that haven't been answered."""
        ...

    @property
    def clock(self) -> str:
        """The name of the seats' clock."""
        ...

    @property
    def extensions(self) -> int:
        """Number of times per game that each person may take more time without asking."""
        ...

    @property
    def hints(self) -> Hints:
        """The people who may ask for hints."""
        ...

    @property
    def stand_ins(self) -> Strength:
        """The strength of computers that play for people."""
        ...

    @property
    def paused_by(self) -> int | None:
        """The person who paused the table; ``None`` if its players agreed to pause."""
        ...

    @property
    def warned_at(self) -> float | None:
        """The time at which the channel was warned that the table will be ended."""
        ...

    @property
    def host_silent_since(self) -> float | None:
        """The time since which a host who has to act has been silent."""
        ...

    @property
    def proposal(self) -> Proposal | None:
        """The open proposal."""
        ...

    @property
    def undoable(self) -> Sequence[Seat]:
        """The seats of the last moves that can be taken back, oldest first."""
        ...

    @property
    def reference(self) -> str | None:
        """The reference of the incident that halted the table."""
        ...

    @property
    def deal(self) -> str | None:
        """The name of the deal that the table shares with others."""
        ...

    @property
    def is_private(self) -> bool:
        """Whether only the people who play there see the table."""
        ...


def seat_of(table: Facts, person: int) -> Seat | None:
    """Return the seat of ``person``, or ``None``."""
    for seat, row in enumerate(table.seats):
        if row.person == person:
            return seat
    return None


class Permission(Struct, frozen=True):
    """A group of people: its name on the page about who may do what, a test, and the refusal for all others.

    ``unseen``: they needn't see the table's channel.
    """

    name: str
    includes: Callable[[Actor, Facts], bool]
    refusal: str | Callable[[Facts], str]
    unseen: bool = False

    def refuse(self, table: Facts) -> Refused:
        """Return the refusal for somebody outside this group who acts on ``table``."""
        return refused(self.refusal if isinstance(self.refusal, str) else self.refusal(table))


def _sits(actor: Actor, table: Facts) -> bool:
    return seat_of(table, actor.person) is not None


def _hosts(actor: Actor, table: Facts) -> bool:
    return table.host == actor.person


def _may_rescue(actor: Actor, table: Facts) -> bool:
    if actor.moderates or _hosts(actor, table):
        return True
    is_unattended = table.guild == NOWHERE and seat_of(table, table.host) is None
    return is_unattended and table.status == "halted" and _sits(actor, table)


def _may_resume(actor: Actor, table: Facts) -> bool:
    if actor.moderates or _hosts(actor, table):
        return True
    return table.paused_by is None and _sits(actor, table)


ANYBODY = Permission("Anyone who sees the channel", lambda _, __: True, "no-such-table")
WHOEVER_HOLDS_AN_OFFER = Permission(
    "The person offered the seat", lambda _, __: True, "no-offer", unseen=True
)
"""Offers aren't public, so the change looks them up. They also reach people by direct message."""
WHOEVER_IS_INVITED = Permission("The person invited", lambda _, __: True, "not-invited", unseen=True)
"""Invitations also reach people by direct message; the change checks that there is one."""
PLAYERS = Permission("Players", _sits, "not-your-table")
SEATED = Permission("Players", _sits, "not-seated")
"""Like ``PLAYERS``, but before the game begins, when there's nothing to watch yet."""
PLAYERS_AND_HOST = Permission(
    "Players, and the host", lambda actor, table: _sits(actor, table) or _hosts(actor, table), "not-seated"
)
PLAYERS_AND_MODERATORS = Permission(
    "Players, the host, moderators",
    lambda actor, table: actor.moderates or _sits(actor, table) or _hosts(actor, table),
    "not-seated",
)
OTHERS_AT_THE_TABLE = Permission(
    "The others at the table, the host, moderators", PLAYERS_AND_MODERATORS.includes, "no-say-in-seat"
)
HOST_AND_MODERATORS = Permission(
    "The host, moderators", lambda actor, table: actor.moderates or _hosts(actor, table), "host-only"
)
WHOEVER_MAY_RESCUE = Permission(
    "The host, moderators; players of a stopped table with neither", _may_rescue, "host-only"
)
"""A table with people from several servers has no host, and no moderators look after it."""
WHOEVER_MAY_RESUME = Permission(
    "The host, moderators; any player if the players agreed on the pause",
    _may_resume,
    lambda table: "not-seated" if table.paused_by is None else "host-only",
)
MODERATORS = Permission("Moderators", lambda actor, _: actor.moderates, "moderator-only")
MODERATORS_AND_OWNER = Permission(
    "Moderators; players, their own seat",
    lambda actor, table: actor.moderates or _sits(actor, table),
    "moderator-only",
)
