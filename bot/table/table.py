"""The stored data of a table. Times are Unix seconds; ids are Discord's unless stated otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.features.board.rules.new_parts import ShownParts
from bot.features.clocks.rules.calendar import Calendar
from bot.features.computers.rules.answer_times import AnswerTimes
from bot.table.table_terms import Terms, WhenForced
from games.engine.game import AnyGame
from games.engine.plans import Plan
from games.engine.strength import Strength
from games.engine.text import PersonName, Seat

Status = Literal["lobby", "playing", "paused", "halted", "over", "ended"]
"""A table waits in its lobby, is played, is paused, is halted by an incident, is over, or was ended early."""


InvitationState = Literal["open", "declined", "lapsed", "withdrawn", "called-off"]
"""An invitation is unanswered, was declined, was not answered in time, or was withdrawn; or a moderator ended
the table, which the queue had made."""


TimeoutAnswer = Literal["wait", "host", "turn", "absence", "wanted", "end"]
"""A decision about a late seat: a ``TimeoutPolicy``, that somebody else hosts, or that the game ends."""

VoteReason = Literal["time", "silence"]
"""Why the others decide about a seat: its time is up, or its person owes an answer and has been silent."""


NOWHERE = 0
"""The server and the channel of a private table that its people can play from anywhere."""

_PUBLIC_STEP = 10_000
"""Increment of a button's revision per public step; a secret step adds 1."""


def as_own_revision(public: int) -> int:
    """Return the ``public`` revision as used in buttons that anybody can see."""
    return public * _PUBLIC_STEP


def as_public_revision(own: int) -> int:
    """Return the public part of a revision as used in buttons."""
    return own // _PUBLIC_STEP


class Vote(Struct, frozen=True):
    """A vote of the others about a late seat: its reason and start, and the answers so far, by seat."""

    reason: VoteReason
    since: float
    answers: dict[Seat, TimeoutAnswer] = {}


class SeatRow(Struct, frozen=True):
    """The occupant of a seat, and the state of its clock.

    ``member`` is the number of a ``Member``, ``None`` for a computer player. ``person`` is their id, read
    through that number: ``None`` also for people who were forgotten after the game, and for players of an
    imported game. ``interaction`` is the press that filled the seat before the game began; it's part of the
    seed and stays when somebody else takes the seat. ``stand_in`` says how long a computer plays for the
    person, ``wanted`` that others may take the seat.

    ``reserve`` is the seconds left when the clock last stopped (``None``: a full reserve). The clock has run
    since ``since`` and runs out at ``due_at``. ``vote`` is the others' vote about the seat, ``None`` unless
    it is late. ``seen_at`` is when the person last did something at the table, to within some hours, when the
    others decided to wait for them, or when a closed channel opened again. ``extended`` counts how often the
    person took more time without asking. ``late`` says that they ran out of time in the current turn, or that
    a computer plays because of that, and whether a move has already ``noted`` the turn as missed.
    ``secret_steps`` counts the steps that were secret answers of this seat. ``calendar`` is the one the clock
    started with: later days off don't stop it. ``strength`` is that of a computer player seated in the lobby;
    any other computer that plays for the seat has the strength of the table's stand-ins. ``when_forced`` is
    the bot's treatment of the seat when it has no choice, ``plan`` is what its person has planned or last
    planned; nobody else may know either.
    """

    person: int | None
    member: int | None
    interaction: int
    stand_in: Literal["turn", "absence"] | None = None
    wanted: bool = False
    reserve: float | None = None
    since: float | None = None
    due_at: float | None = None
    vote: Vote | None = None
    seen_at: float | None = None
    calendar: Calendar | None = None
    extended: int = 0
    late: Literal["unnoted", "noted"] | None = None
    secret_steps: int = 0
    strength: Strength | None = None
    when_forced: WhenForced = "auto"
    plan: Plan | None = None

    @property
    def by_computer(self) -> bool:
        """Whether a computer answers for this seat now."""
        return self.person is None or self.stand_in is not None

    @property
    def timed_out(self) -> bool:
        """Whether the seat's time is up."""
        return self.vote is not None and self.vote.reason == "time"

    @property
    def is_silent(self) -> bool:
        """Whether the others decide about the seat because its person is silent."""
        return self.vote is not None and self.vote.reason == "silence"

    @property
    def answers(self) -> Mapping[Seat, TimeoutAnswer]:
        """The others' answers about the seat, by seat."""
        return {} if self.vote is None else self.vote.answers

    @property
    def occupant(self) -> PersonName:
        """Return the person's name for use in texts."""
        assert self.member is not None, "a computer player is named by its seat"
        return PersonName(self.member)


class Question(Struct, frozen=True, omit_defaults=True):
    """A question to a seat: its revision, its time, and its state.

    ``own_revision`` is that revision as its person counts, and as used in buttons. ``since`` has, by matter
    (``Decision.about``), the own revision when the seat first faced it, however often it has answered; the
    latest are kept in case they continue. ``said`` is the seat's last answer, by the step to the own revision
    ``said_at``.

    ``follows``: it began with an answer of the same seat, so its person is usually there.

    ``shown``: its person saw it in the answer to their own press. ``owed``: it's unanswered. ``secret``:
    nobody may learn whether it's answered. ``standing``: the seat prefers not to be asked. ``is_move``: it's
    about more than a preference. These four follow from the decision; they're stored so that notices can be
    derived from the table's row alone. ``planned``: a plan answers it soon, and did from its beginning.
    """

    revision: int
    at: float
    own_revision: int
    since: dict[str, int] = {}
    said: tuple[str, ...] | None = None
    said_at: int = 0
    follows: bool = False
    shown: bool = False
    owed: bool = True
    secret: bool = False
    standing: bool = False
    is_move: bool = True
    planned: bool = False


class SecretQuestion(Struct, frozen=True):
    """A secret question to several seats: its revision and its time.

    It starts again when everybody can see that the game has continued. ``shown`` are the seats whose people
    saw it in the answer to a public press.
    """

    revision: int
    at: float
    shown: tuple[Seat, ...] = ()


class Proposal(Struct, frozen=True):
    """A proposal by one seat to all people at the table, with the seats that have agreed so far.

    ``moves`` is how many moves an ``undo`` would take back, ``since`` the public revision and ``at`` the time
    at which it was proposed.
    """

    kind: Literal["end", "undo", "pause"]
    by: Seat
    agreed: tuple[Seat, ...]
    moves: int = 0
    since: int = 0
    at: float = 0.0


class Practice(Struct, frozen=True):
    """The origin of a practice table: the position after ``step`` steps of the game of ``table``.

    ``table`` is 0 if that game was imported. Everything the seat ``drawn_for`` couldn't know was drawn again;
    ``None``: nothing was.
    """

    table: int
    step: int
    drawn_for: Seat | None = None


class ClosedChannel(Struct, frozen=True):
    """A table's channel that has been closed to the bot since ``at``; ``is_gone``: it was deleted.

    ``told`` has the seats whose question has reached their people by another way, with its revision.
    ``warned`` is when somebody was notified that the abandoned table will end.
    """

    at: float
    is_gone: bool = False
    told: dict[Seat, int] = {}
    warned: float | None = None


class Table(Terms, Struct, frozen=False):  # type: ignore[misc]  # steps build it up
    """One table.

    ``revision`` counts its steps, ``public_revision`` the public ones: buttons don't reveal how many secret
    answers there are. ``asked`` has, by seat, when its open decision began, ``asked_secretly`` when the
    secret question did. ``board_until`` is when the board changes by itself.

    ``undoable`` are the seats of the latest moves, oldest first, that drew nothing and revealed nothing: only
    they can be taken back. ``warned_at`` is when the channel was warned that the abandoned table will end.
    ``imported``: the game was played elsewhere and came as a file. ``starts_at``: the game begins at that
    time at the latest, set by the interaction ``starts_by``; with ``starts_filled``, computer players then
    take the free seats. ``missed_start`` is such a time when too few were seated. In a lobby, ``invitations``
    are the people invited, ``sent_away`` the people who may not come back. The game began at ``started_at``;
    moves were taken back ``undone`` times. The marks on the board follow from its ``shown_parts``.
    ``practice``: it continues a finished game, and counts for nothing. ``closed``: the bot can't post in its
    channel. ``is_private``: only the people who sit there see it, ``channel`` is where they opened it, and
    nothing is posted there. ``deal`` names the deal that it shares with other tables; ``secret`` is then that
    deal's. ``share`` are the seconds that the game may take in the season of its league, None elsewhere.
    ``matched``: the queue made it for this number of people; 0: somebody opened it. If they are of several
    servers, it's private and belongs to none of them.

    ``silent_at`` is when somebody next counts as silent. ``host_silent_since`` is since when a host who has
    to act has been silent, so that players may take over; ``host_seen_at`` is when the host last did
    something, or became the host. ``answer_times`` says how long public answers took at a strict table.
    """

    id: int
    guild: int
    channel: int
    game: str
    locale: str
    host: int
    status: Status
    secret: bytes
    rules_version: int
    created_at: float
    changed_at: float
    revision: int = 1
    public_revision: int = 1
    published_revision: int = 0
    message: int | None = None
    message_at: float | None = None
    board_until: float | None = None
    posts: int = 1
    started_by: int | None = None
    snapshot: bytes | None = None
    drawn: dict[str, int] = {}
    asked: dict[Seat, Question] = {}
    asked_secretly: SecretQuestion | None = None
    reference: str | None = None
    origin: int | None = None
    rematch_of: int | None = None
    started_at: float | None = None
    undone: int = 0
    shown_parts: ShownParts | None = None
    starts_at: float | None = None
    starts_by: int | None = None
    starts_filled: bool = False
    missed_start: float | None = None
    paused_by: int | None = None
    paused_at: float | None = None
    proposal: Proposal | None = None
    undoable: tuple[Seat, ...] = ()
    warned_at: float | None = None
    imported: bool = False
    practice: Practice | None = None
    closed: ClosedChannel | None = None
    is_private: bool = False
    deal: str | None = None
    share: float | None = None
    matched: int = 0
    seats: list[SeatRow] = []
    invitations: list[Invitation] = []
    sent_away: list[int] = []
    silent_at: float | None = None
    host_silent_since: float | None = None
    host_seen_at: float | None = None
    answer_times: AnswerTimes = AnswerTimes()

    def seat_of(self, person: int) -> Seat | None:
        """Return the seat of ``person``, or ``None``."""
        for seat, row in enumerate(self.seats):
            if row.person == person:
                return seat
        return None

    def own_revision(self, seat: Seat | None) -> int:
        """Return the revision for buttons of the player at ``seat``, or the public one without a seat.

        It grows with every step they can see. A public step outweighs all secret ones, which makes the
        numbers on boards and hands comparable.
        """
        own = 0 if seat is None or seat not in range(len(self.seats)) else self.seats[seat].secret_steps
        return as_own_revision(self.public_revision) + min(own, _PUBLIC_STEP - 1)

    def player_counts(self, game: AnyGame) -> range:
        """Return how many people can play: as many as ``game`` allows, or as the queue has chosen."""
        return range(self.matched, self.matched + 1) if self.matched else game.seats

    @property
    def invited(self) -> Sequence[Invitation]:
        """The unanswered invitations."""
        return [one for one in self.invitations if one.is_open]

    def invitation_of(self, person: int) -> Invitation | None:
        """Return the invitation of ``person``, answered or not, or ``None``."""
        return next((one for one in self.invitations if one.person == person), None)


class Version(Struct, frozen=True):
    """The version of a table's row: its revision, and what its channel shows."""

    revision: int
    published_revision: int
    posts: int


def version_of(table: Table) -> Version:
    """Return the version of ``table``."""
    return Version(table.revision, table.published_revision, table.posts)


class Invitation(Struct, frozen=True):
    """An invitation of a person who hasn't sat down in the lobby yet.

    A seat is kept for them until ``due_at``; ``None``: no seat is kept. ``times`` is how often they were
    invited to this table; it's kept after the invitation has ended. ``queued``: it comes from the queue.
    ``strangers`` is how many of the others invited then are from other servers.
    """

    person: int
    invited_by: int
    at: float
    due_at: float | None = None
    state: InvitationState = "open"
    times: int = 1
    queued: bool = False
    strangers: int = 0

    @property
    def is_open(self) -> bool:
        """Whether it's unanswered."""
        return self.state == "open"

    @property
    def keeps_seat(self) -> bool:
        """Whether a seat is kept for the invited person."""
        return self.is_open and self.due_at is not None

    def closed(self, state: InvitationState) -> Invitation:
        """Return the invitation ended with ``state``, so that it keeps no seat."""
        return replace(self, state=state, due_at=None)
