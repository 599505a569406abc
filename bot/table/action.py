"""Actions of people on tables: each is declared once, and everything else follows from that.

From the declaration come the button and its handler, the slash command, the refusal for everybody else, the
line on the page about who may do what, and the tests that compare all of these.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from bot.features.deals.rules import is_of_competition
from bot.table.actor import Actor, Facts, Permission, seat_of
from bot.table.refusals import refused
from bot.table.situation import Situation, TableStep
from bot.table.table import SeatRow, Status
from games.engine.game import Refused
from games.engine.text import Text

Argument = TypeVar("Argument")

Reply = Literal["board", "menu", "seat", "hand", "plan", "options", "invitations", "sentence"]
"""The actor's next view: nothing new (the board updates by itself), or a private panel: the *More* menu, the
seat, their hand, their plan, the options, the invitations, or just a sentence."""

Place = Literal["board", "lobby", "own seat", "table", "seat", "options", "form", "hand", "notice", "command"]
"""The place of an action: under the board, in the lobby, in the menu *More* (the actor's own seat, the
table), in the panel of one seat, among the options or in a form of them, in the actor's hand, under a notice,
or only as a command."""

Need = Literal["offers", "sights", "record", "reliability", "usual"]
"""Facts that a change may read besides the table: the offers of its seats; what people have seen of its game;
its record; the actor's reliability; the usual pace of such tables."""

Style = Literal["primary", "secondary", "success", "danger"]


class Request(Struct, frozen=True):
    """The input of a press: its revision and argument, the ids ``picked``, and the text ``typed``.

    ``values`` maps the names of settings to the new values filled in.
    """

    revision: int = 0
    argument: str = ""
    picked: Sequence[str] = ()
    typed: str = ""
    values: Mapping[str, Any] = {}


TableChange: TypeAlias = Callable[[Situation, Actor, Argument], TableStep]
Read: TypeAlias = Callable[[Request], Argument]
Question: TypeAlias = Callable[[Facts, Actor, Any], Text | None]
Sense: TypeAlias = Callable[[Facts, Actor], bool]
Fits: TypeAlias = Callable[[SeatRow, bool], bool]
Done: TypeAlias = "str | Callable[[Facts, Actor], str]"


class Action(Struct, Generic[Argument], frozen=True):
    """One thing that a person can do to a table.

    ``name`` is its verb in a ``custom_id``; its label is ``button-<name>``. ``when`` are the table statuses
    that allow it, ``not_now`` is the refusal in all others, if naming the status doesn't say enough.
    ``change`` makes the step and its log line. ``done`` is the message that answers it, ``question`` the
    confirmation before a second press (it returns ``None`` if none is needed). ``command`` is the ``/table``
    subcommand for it. ``sensible`` says whether it's worth a button when allowed, ``fits`` whether it fits a
    seat with or without an open question. ``needs`` is what its change reads besides the table.
    ``is_shared``: it brings in other people, so a private table must be shown in a channel first;
    ``is_rescue``: moderators may do it to a private table that they can't see. ``takes_reason``: a form for a
    reason, which the people concerned read, opens instead of the question or, if there is one, from its
    panel. ``is_uneven``: it would make a game unlike others with the same deal, so private tables with a
    shared deal refuse it. ``is_interrupting``: it would pause or end a game by agreement, so games of a
    competition refuse it.
    """

    name: str
    who: Permission
    when: frozenset[Status]
    change: TableChange[Argument]
    read: Read[Argument]
    place: Place
    reply: Reply
    done: Done | None = None
    question: Question | None = None
    command: str | None = None
    not_now: str | None = None
    sensible: Sense | None = None
    fits: Fits | None = None
    style: Style = "secondary"
    needs: Collection[Need] = ()
    is_shared: bool = False
    is_rescue: bool = False
    takes_reason: bool = False
    is_uneven: bool = False
    is_interrupting: bool = False

    @property
    def text(self) -> str:
        """The action in one sentence: the first line of its change's docstring."""
        return (self.change.__doc__ or "").strip().splitlines()[0]

    def expect(self, table: Facts, actor: Actor) -> None:
        """Check that ``actor`` may do this to ``table`` now.

        :raises Refused: they may not, or not now; the sentence says which.
        """
        if not self._is_known(table, actor):
            raise refused("no-such-table", table=table.id)
        if not self.who.includes(actor, table):
            raise self.who.refuse(table)
        if self.is_shared and table.is_private:
            raise refused("private-table")
        if self._is_withheld(table):
            raise refused("shared-deal")
        if self.is_interrupting and is_of_competition(table.deal):
            raise refused("in-competition")
        if table.status not in self.when:
            raise self._not_now(table)

    def is_offered(self, table: Facts, actor: Actor) -> bool:
        """Return whether ``actor`` may do this to ``table`` now, and it's worth a button."""
        allowed = self.who.includes(actor, table) and table.status in self.when
        if table.is_private and (self.is_shared or not self._is_known(table, actor)):
            return False
        if self._is_withheld(table) or (self.is_interrupting and is_of_competition(table.deal)):
            return False
        return allowed and (self.sensible is None or self.sensible(table, actor))

    def _is_withheld(self, table: Facts) -> bool:
        """Return whether the shared deal of ``table`` rules this out."""
        return self.is_uneven and table.deal is not None and table.is_private

    def fits_seat(self, row: SeatRow, is_asked: bool) -> bool:
        """Return whether this fits the seat of ``row``, with or without an open question."""
        return self.fits is None or self.fits(row, is_asked)

    def _is_known(self, table: Facts, actor: Actor) -> bool:
        """Return whether ``actor`` may know that ``table`` exists, for the purpose of this action."""
        if not table.is_private:
            return actor.sees or self.who.unseen
        is_invited = self.who.unseen and any(one.person == actor.person for one in table.invited)
        sits = seat_of(table, actor.person) is not None
        return sits or is_invited or (self.is_rescue and actor.moderates)

    def _not_now(self, table: Facts) -> Refused:
        if self.not_now is not None:
            return refused(self.not_now)
        match table.status:
            case "halted" if not self.when <= {"lobby"}:
                return refused("halted", reference=table.reference or "")
            case "over" | "ended":
                return refused("ended")
            case "lobby":
                return refused("not-started")
            case "paused" if "playing" in self.when:
                return refused("paused")
            case _:
                return refused("started" if "lobby" in self.when else "not-paused")


LOBBY: frozenset[Status] = frozenset({"lobby"})
PLAYING: frozenset[Status] = frozenset({"playing"})
PAUSED: frozenset[Status] = frozenset({"paused"})
HALTED: frozenset[Status] = frozenset({"halted"})
RUNNING: frozenset[Status] = frozenset({"playing", "paused", "halted"})
"""The statuses of a table whose game has begun and is not over."""
OPEN: frozenset[Status] = LOBBY | RUNNING
ALWAYS: frozenset[Status] = OPEN | {"over", "ended"}


OFFERS: tuple[Need, ...] = ("offers",)
SEATING: tuple[Need, ...] = ("offers", "sights", "reliability")
RELIABILITY: tuple[Need, ...] = ("reliability",)
RECORD: tuple[Need, ...] = ("record",)


def nothing(_: Request) -> None:
    """Read nothing: the action takes no argument."""


def action(
    name: str,
    who: Permission,
    when: Collection[Status],
    *,
    read: Read[Argument],
    place: Place,
    reply: Reply,
    done: Done | None = None,
    question: Question | None = None,
    command: str | None = None,
    not_now: str | None = None,
    sensible: Sense | None = None,
    fits: Fits | None = None,
    style: Style = "secondary",
    needs: Collection[Need] = (),
    is_shared: bool = False,
    is_rescue: bool = False,
    takes_reason: bool = False,
    is_uneven: bool = False,
    is_interrupting: bool = False,
) -> Callable[[TableChange[Argument]], Action[Argument]]:
    """Declare the decorated change as an action; the arguments are the fields of ``Action``."""

    def declare(change: TableChange[Argument]) -> Action[Argument]:
        return Action(
            name, who, frozenset(when), change, read, place, reply, done, question, command, not_now,
            sensible, fits, style, needs, is_shared, is_rescue, takes_reason,
            is_uneven, is_interrupting,
        )  # fmt: skip

    return declare
