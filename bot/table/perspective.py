"""A table as one viewer may see it: the source of all panels and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from bot.features.agreements.rules import moves_back_to, voters
from bot.features.archive.rules import commitment
from bot.features.clocks.rules.due import answers_due
from bot.features.clocks.rules.reserve import is_short
from bot.features.computers.rules.strengths import strength_at
from bot.features.lobby.rules.pace import Usual
from bot.features.lobby.rules.rhythm import Rhythm, rhythm_at
from bot.features.people.rules.people import Delivery
from bot.features.plans.rules.planning import Planning, planning_of
from bot.features.reliability.rules.record import Reliability
from bot.features.reliability.rules.reliability import asked_of
from bot.table.action import RUNNING
from bot.table.asks import Ask, asks_of
from bot.table.situation import Decided, Situation
from bot.table.table import ClosedChannel, Invitation, Practice, Proposal, SeatRow, Status, Table
from bot.table.table_terms import Terms, terms_of
from games.engine.decision import AnswerForm, Decision
from games.engine.event import Event, Outcome
from games.engine.game import SPECTATOR, AnyGame
from games.engine.highlights import Highlights
from games.engine.play import seen_waiting, waiting_for
from games.engine.storyline import Storyline
from games.engine.text import NOTHING_TYPED, Seat, Typed
from render.seats import SeatOccupant

Watch = Literal["public", "more", "offered"]
"""The view for spectators: the channel's; one that shows more than a seat may know, which is recorded; or the
channel's, although there's more, because a seat is offered to them."""


class Perspective(Terms, frozen=True):
    """Everything one viewer may know of a table.

    ``viewer`` is a seat, ``SPECTATOR``, or ``None`` for the channel; ``view`` is ``None`` before the start.
    ``watch`` is what a ``SPECTATOR`` sees. ``decision`` is the viewer's open question, ``form`` the form to
    give several answers at once, and ``asks`` everything they are asked, oldest first. ``waiting`` are the
    seats that still owe an answer, as far as the viewer may know, ``waiting_since`` when the first of their
    open questions began; ``asked_discreetly`` are the seats whose answers are secret. ``undoable`` are the
    seats of the latest moves that can be taken back, ``proposal`` is an open proposal to all others.
    ``invited`` are people invited to the lobby who haven't answered yet. ``own_revision`` is the revision in
    their buttons, see ``Table.own_revision``. ``recent`` are the last log lines they may read. ``secret`` is
    set only when the game is over, and not if it shares its ``deal`` with other tables. ``imported``: it was
    played elsewhere; ``practice``: the origin of a practice table. ``names`` has the server's members by
    number; forgotten people have no name. ``closed``: the bot can't post in the channel. ``due`` has the
    seats' deadlines, and ``is_short_of_time`` says whether the viewer has used most of their time; ``away``
    says when people on holiday are back, by seat, and ``stands_until`` when that changes by itself. In the
    lobby, ``reliability`` has the reliability of the people seated, ``asked_in_time`` the turns in time out
    of a hundred that the table or its server demands, ``rhythms`` how often people are notified whose turns
    can end before they hear of them, and ``usual`` the typical values of such games. ``explains``: the game
    has things to look up; ``planning`` is what the viewer sees of their plan; ``hides_choices``: the game can
    hide whether a seat has a choice; ``storyline`` turns its log into a story. ``highlights`` are those of a
    finished game, added by ``Replays.recalled``.
    """

    id: int
    guild: int
    channel: int
    message: int | None
    game: str
    locale: str
    host: int
    status: Status
    revision: int
    own_revision: int
    changed_at: float
    reference: str | None
    starts_at: float | None
    starts_filled: bool
    missed_start: float | None
    changed_parts: frozenset[str]
    paused_by: int | None
    paused_at: float | None
    warned_at: float | None
    imported: bool
    practice: Practice | None
    is_private: bool
    host_silent_since: float | None
    proposal: Proposal | None
    undoable: tuple[Seat, ...]
    seats: tuple[SeatRow, ...]
    invited: tuple[Invitation, ...]
    player_counts: range
    matched: int
    commitment: str
    secret: bytes | None
    deal: str | None
    started_by: int | None
    viewer: Seat | None
    watch: Watch
    view: Any | None
    decision: Decision | None
    form: AnswerForm | None
    asks: tuple[Ask, ...]
    waiting: tuple[Seat, ...]
    waiting_since: float
    asked_discreetly: tuple[Seat, ...]
    outcome: Outcome | None
    recent: tuple[Event, ...]
    names: Mapping[int, Typed]
    closed: ClosedChannel | None = None
    due: Mapping[Seat, float] = {}
    is_short_of_time: bool = False
    away: Mapping[Seat, float] = {}
    stands_until: float | None = None
    asked_in_time: int = 0
    reliability: Mapping[int, Reliability] = {}
    rhythms: Mapping[int, Rhythm] = {}
    usual: Usual | None = None
    explains: bool = False
    planning: Planning | None = None
    hides_choices: bool = False
    storyline: Storyline = Storyline()
    highlights: Highlights | None = None

    @property
    def occupants(self) -> tuple[SeatOccupant, ...]:
        """Return the occupant of each seat, for pictures."""
        return tuple(
            SeatOccupant(None, strength_at(self, seat)) if row.member is None else self.occupant(row.member)
            for seat, row in enumerate(self.seats)
        )

    def occupant(self, member: int | None) -> SeatOccupant:
        """Return a member of the server as the occupant of a seat; ``None``: a computer player."""
        return SeatOccupant(None if member is None else self.names.get(member, NOTHING_TYPED))

    @property
    def is_seated(self) -> bool:
        """Whether the viewer sits at the table."""
        return self.viewer is not None and self.viewer >= 0

    @property
    def is_asked_to_move(self) -> bool:
        """Whether the game waits for an answer of the viewer; it never waits for preferences alone."""
        return self.decision is not None and self.decision.awaits_move

    @property
    def asked_since(self) -> float | None:
        """Return since when the viewer has been asked something; ``None`` if they aren't asked."""
        return self.asks[0].since if self.asks else None

    @property
    def can_take_back(self) -> bool:
        """Whether the viewer made the last move and may take it back."""
        return bool(self.undoable) and self.undoable[-1] == self.viewer

    @property
    def moves_to_propose(self) -> int:
        """Return how many moves all must agree to take back to undo the viewer's last one, or 0."""
        return 0 if self.viewer is None else moves_back_to(self.undoable, self.viewer)

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Return the seats whose people have not yet agreed to the proposal."""
        if self.proposal is None:
            return ()
        return tuple(seat for seat in voters(self.seats) if seat not in self.proposal.agreed)

    @property
    def can_start(self) -> bool:
        """Whether enough seats are taken to start."""
        return self.status == "lobby" and len(self.seats) in self.player_counts


def with_times(seen: Perspective, at: Situation) -> Perspective:
    """Return ``seen``, a perspective of the table of ``at``, with the times that follow from calendars."""
    calendars = {
        seat: at.calendar(row.person) for seat, row in enumerate(at.table.seats) if row.person is not None
    }
    away = {
        seat: back
        for seat, calendar in calendars.items()
        if (back := calendar.away_until(at.now)) is not None
    }
    changes = [calendar.away_changes_at(at.now) for calendar in calendars.values()]
    until = min((change for change in changes if change is not None), default=None)
    return replace(
        seen,
        due=answers_due(at, seen.viewer),
        is_short_of_time=any(is_short(at.table.seats[seat], at.now) for seat in _own_seats(seen)),
        away=away,
        stands_until=until if seen.status in RUNNING else None,
    )


def _own_seats(seen: Perspective) -> tuple[Seat, ...]:
    return (seen.viewer,) if seen.viewer is not None and seen.is_seated else ()


def with_prospects(
    seen: Perspective, at: Situation, usual: Usual | None, deliveries: Mapping[int, Delivery]
) -> Perspective:
    """Return ``seen``, the lobby of ``at``, with what to know before sitting down.

    That's how reliable people are, how reliable they must be, whether they hear of their turns in time given
    their ``deliveries``, and the ``usual`` values of such games.
    """
    rhythms = {person: rhythm_at(delivery, at.table.clock) for person, delivery in deliveries.items()}
    return replace(
        seen,
        asked_in_time=asked_of(at),
        reliability=at.reliability,
        rhythms={person: rhythm for person, rhythm in rhythms.items() if rhythm},
        usual=usual,
    )


def kind_of(table: Table, game: AnyGame) -> tuple[int, str, int, str]:
    """Return the kind of game that a lobby will have: server, game, seats and clock.

    The seats are the ones taken, but at least the number that the game needs to start.
    """
    return table.guild, table.game, max(len(table.seats), game.seats.start), table.clock


def spectators_see_more(table: Table, game: AnyGame) -> bool:
    """Return whether watching ``table`` shows more than people who may still take a seat may know."""
    if table.status in {"lobby", "over", "ended"}:
        return False
    return game.spectators_see_more(msgspec.convert(table.options, game.options_type))


def perspective(
    table: Table,
    game: AnyGame,
    state: Any | None,
    recent: Sequence[Event],
    viewer: Seat | None,
    watch: Watch = "public",
    names: Mapping[int, Typed] = MappingProxyType({}),
    *,
    decided: Decided | None = None,
) -> Perspective:
    """Return the perspective of ``viewer`` on ``table``, whose game is in ``state`` after ``recent`` events.

    If watching shows more than the channel, a ``SPECTATOR`` sees that only with ``watch`` set to ``more``.
    Only ``Watching.shown`` may pass it, because that also records it. ``decided`` has the decisions in
    ``state``, ``None`` if nobody has derived them yet.
    """
    decisions: Mapping[Seat, Decision] = {}
    if state is not None and table.status == "playing":
        decisions = (decided or Decided(game, state)).decisions
    decision = None if viewer is None else decisions.get(viewer)
    seen = set(seen_waiting(decisions)) | {viewer}
    is_public = viewer == SPECTATOR and watch != "more" and spectators_see_more(table, game)
    view = None if state is None else game.view(state, None if is_public else viewer)
    # A table opened before its game got some option has that option's default.
    options = {**msgspec.to_builtins(game.options_type()), **table.options}
    return Perspective(
        **(terms_of(table) | {"options": options}),
        id=table.id,
        guild=table.guild,
        channel=table.channel,
        message=table.message,
        game=table.game,
        locale=table.locale,
        host=table.host,
        status=table.status,
        revision=table.revision,
        own_revision=table.own_revision(viewer),
        changed_at=table.changed_at,
        reference=table.reference,
        starts_at=table.starts_at,
        starts_filled=table.starts_filled,
        missed_start=table.missed_start,
        changed_parts=table.shown_parts.changed if table.board_marks and table.shown_parts else frozenset(),
        paused_by=table.paused_by,
        paused_at=table.paused_at,
        warned_at=table.warned_at,
        imported=table.imported,
        practice=table.practice,
        is_private=table.is_private,
        host_silent_since=table.host_silent_since,
        proposal=table.proposal,
        undoable=table.undoable if table.status == "playing" and table.rules_version == game.version else (),
        seats=tuple(
            row if seat == viewer else replace(row, when_forced="auto", plan=None)
            for seat, row in enumerate(table.seats)
        ),
        invited=tuple(table.invited),
        player_counts=table.player_counts(game),
        matched=table.matched,
        commitment=commitment(table.secret),
        secret=table.secret if table.status == "over" and (table.deal is None or table.imported) else None,
        deal=table.deal,
        started_by=table.started_by,
        viewer=viewer,
        watch=watch,
        view=view,
        decision=decision,
        form=None if viewer is None or not decision or not decision.awaits_move else game.form(state, viewer),
        asks=asks_of(table, viewer),
        waiting=tuple(seat for seat in waiting_for(decisions) if seat in seen),
        waiting_since=min(
            (table.asked[seat].at for seat in seen_waiting(decisions) if seat in table.asked),
            default=table.changed_at,
        ),
        asked_discreetly=tuple(seat for seat, decision in decisions.items() if decision.discreet),
        outcome=None if state is None else game.outcome(state),
        recent=tuple(event for event in recent if event.visible_to(viewer)),
        names=names,
        closed=table.closed,
        explains=bool(game.entries),
        planning=_planning(table, game, viewer, view, decisions),
        hides_choices=game.hides_choices,
        storyline=game.storyline,
    )


def _planning(
    table: Table, game: AnyGame, viewer: Seat | None, view: Any, decisions: Mapping[Seat, Decision]
) -> Planning | None:
    """Return the plan of ``viewer`` as they see it; ``None`` if nobody plans in their place."""
    if view is None or table.status != "playing" or viewer is None or viewer not in range(len(table.seats)):
        return None
    return planning_of(game, table, viewer, view, decisions.get(viewer))
