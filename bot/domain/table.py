"""What is kept of a table. Times are Unix seconds; ids are Discord's unless said otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.domain.calendar import Calendar
from games.engine.event import Event
from games.engine.strength import USUAL, Strength
from games.engine.text import PersonName, Seat

Status = Literal["lobby", "playing", "paused", "halted", "over", "ended"]
"""A table waits in its lobby, is played, is paused, is halted by an incident, is over, or was ended early."""


TimeoutPolicy = Literal["ask", "wait", "turn", "absence", "wanted"]
"""What happens when a seat's time is up: the table is asked, it gets more time, a stand-in plays this turn or
until the person is back, or others may take the seat."""


InvitationState = Literal["open", "declined", "lapsed", "withdrawn"]
"""An invitation is still to be answered, was declined, was not answered in time, or was taken back."""


Decider = Literal["majority", "anybody", "host"]
"""Who decides where the table is asked: more than half of the others, any of them, or the host."""

TimeoutAnswer = Literal["wait", "turn", "absence", "wanted", "end"]
"""What the table can decide then: what a ``TimeoutPolicy`` is, or that the game ends."""


Hints = Literal["alone", "all", "none"]
"""Who may ask what a master would do: whoever plays alone against computers; everybody, and then the game is
not rated; nobody."""


_PUBLIC_STEP = 10_000
"""By how much the revision that buttons carry grows with a step that all can see; with a secret one by 1."""


def as_own_revision(public: int) -> int:
    """Return the ``public`` revision as buttons carry it that anybody can see."""
    return public * _PUBLIC_STEP


USUAL_EXTENSIONS = 1
"""How many times each person may take more time in a game, where nothing else was agreed."""


class SeatRow(Struct, frozen=True):
    """Who sits where, and how the clock of the seat stands.

    ``member`` is the number of a ``Member``, ``None`` for a computer player. ``person`` is their id, read
    through that number: ``None`` also for somebody who wanted to be forgotten after the game, and for players
    of a game that came as a file. ``interaction`` is the press that filled the seat before the
    game began; it is part of the seed and stays when somebody else takes the seat. ``stand_in`` says for how
    long a computer plays in place of the person; ``wanted`` that others may take the seat.

    ``reserve`` is how many seconds the seat had left when its clock last stood still (``None``: a full
    reserve). Its clock runs since ``since`` and runs out at ``due_at``; ``timed_out`` says that it has, and
    that the table has been asked what to do; ``answers`` are what the others have said to that, by seat.
    ``extended`` is how many times its person took more time without asking. ``late`` says that the
    time of the person was up in the turn that goes on, or that a computer plays because of that, and whether
    the turn is ``noted`` as missed already with a move. ``secret_steps`` is how many steps of the table were
    answers of this seat of which nobody else may know.
    ``calendar`` is the one by which it was started: what its person takes off later does not stop it.
    ``strength`` is that of a computer player who was seated in the lobby; everybody else who plays for the
    seat is as strong as the table agreed for stand-ins.
    """

    person: int | None
    member: int | None
    interaction: int
    stand_in: Literal["turn", "absence"] | None = None
    wanted: bool = False
    reserve: float | None = None
    since: float | None = None
    due_at: float | None = None
    timed_out: bool = False
    calendar: Calendar | None = None
    answers: dict[Seat, TimeoutAnswer] = {}
    extended: int = 0
    late: Literal["unnoted", "noted"] | None = None
    secret_steps: int = 0
    strength: Strength | None = None

    @property
    def by_computer(self) -> bool:
        """Whether a computer answers for this seat now."""
        return self.person is None or self.stand_in is not None

    @property
    def occupant(self) -> PersonName:
        """Return who sits there, as texts name them."""
        assert self.member is not None, "a computer player is named by its seat"
        return PersonName(self.member)


class Question(Struct, frozen=True, omit_defaults=True):
    """When a question was put to a seat: at which revision, and at what time; and how it stands.

    ``own_revision`` is that revision as its person counts (``None``: it was put by an older version, which
    counted for all alike). ``since`` has, by matter (``Decision.about``), the own revision since which the
    seat has been asked about it, however often it has answered; the last ones are kept for when they go on.
    ``said`` is what the seat answered last, by the step to the own revision ``said_at``.

    ``shown``: its person saw it in the answer to a press of their own. ``owed``: it is not answered yet
    (``None``: not known, because it was put by an older version). ``secret``, ``standing`` and ``is_move``
    say whether nobody may learn that it is answered, whether its seat wishes not to be asked, and whether it
    is about anything but a preference. All of them follow from the decision; they are kept so that what
    people are told follows from the row of the table alone.
    """

    revision: int
    at: float
    own_revision: int | None = None
    since: dict[str, int] = {}
    said: tuple[str, ...] | None = None
    said_at: int = 0
    shown: bool = False
    owed: bool | None = None
    secret: bool = False
    standing: bool = False
    is_move: bool = True

    @property
    def put_at(self) -> int:
        """The revision at which it was put, as buttons carry it."""
        known = self.own_revision
        return as_own_revision(self.revision) if known is None else known


class SecretQuestion(Struct, frozen=True):
    """When several seats were asked something of which nobody may learn whether they have answered.

    It is put again when everybody can see that the game has gone on. ``shown`` are the seats whose people saw
    it in the answer to a press that everybody could see.
    """

    revision: int
    at: float
    shown: tuple[Seat, ...] = ()


class Proposal(Struct, frozen=True):
    """What one seat proposes to all people at the table, and which seats have agreed so far.

    ``moves`` is how many moves an ``undo`` would take back, ``since`` the public revision at which it was
    proposed.
    """

    kind: Literal["end", "undo", "pause"]
    by: Seat
    agreed: tuple[Seat, ...]
    moves: int = 0
    since: int = 0


class Practice(Struct, frozen=True):
    """From where a practice table began: after ``step`` steps of the game of ``table``.

    ``table`` is 0 where that was played elsewhere. What the seat ``drawn_for`` could not know was drawn anew;
    ``None``: all was left as it was.
    """

    table: int
    step: int
    drawn_for: Seat | None = None


class Table(Struct):
    """One table. ``revision`` counts its steps, ``public_revision`` those that anybody can see: what buttons
    carry tells nobody how many have answered in secret. ``asked`` has, by seat, when its open decision was
    put to it, ``asked_secretly`` when those were asked who are asked in secret. ``board_until`` is when what
    the board shows changes by itself.

    ``undoable`` are the seats of the last moves, oldest first, that drew nothing and showed nothing hidden:
    only they can be taken back. ``clock`` names a preset of seat clocks, ``timeout_policy`` says what happens
    when one runs out, ``decider`` who decides where the table is asked, ``extensions`` how many times in
    the game each person may take more time without asking. ``warned_at`` is when the channel was told that
    the table will be ended because nobody comes. ``imported``: the game was played elsewhere and came here as
    a file. ``starts_full``: the game begins as soon as every seat is taken; ``starts_at``: at that time at
    the latest, set by the interaction ``starts_by``; with ``starts_filled`` computer players take the seats
    that are missing then. ``missed_start`` is such a time at which too few sat there. ``invitations`` and
    ``sent_away`` are of a lobby: who was asked to it, and who may not come back. ``least_in_time`` is how
    many of a hundred turns somebody has to have answered in time who sits down; 0: nothing is asked. The game
    began at ``started_at``, and moves were taken back in it so many times as ``undone`` says. ``stand_ins``
    is how strong computers are that play for people, or take seats that are missing at the start; ``hints``
    says who may ask what one of them would do.
    ``practice``: it was taken up from a game that is over, and counts for nothing.
    """

    id: int
    guild: int
    channel: int
    game: str
    options: dict[str, bool | str]
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
    counter: int = 0
    asked: dict[Seat, Question] = {}
    asked_secretly: SecretQuestion | None = None
    reference: str | None = None
    origin: int | None = None
    rematch_of: int | None = None
    clock: str = "none"
    timeout_policy: TimeoutPolicy = "ask"
    decider: Decider = "majority"
    extensions: int = USUAL_EXTENSIONS
    least_in_time: int = 0
    started_at: float | None = None
    undone: int = 0
    stand_ins: Strength = USUAL
    hints: Hints = "alone"
    starts_full: bool = False
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
    seats: list[SeatRow] = []
    invitations: list[Invitation] = []
    sent_away: list[int] = []

    def seat_of(self, person: int) -> Seat | None:
        """Return the seat of ``person``, or ``None``."""
        for seat, row in enumerate(self.seats):
            if row.person == person:
                return seat
        return None

    def own_revision(self, seat: Seat | None) -> int:
        """Return the revision as whoever plays ``seat`` can count it, or, without a seat, anybody.

        Buttons carry it. It grows with every step that they can see, and a public one outweighs all secret
        ones, so that what a board carries and what a hand carries can be compared.
        """
        own = 0 if seat is None or seat not in range(len(self.seats)) else self.seats[seat].secret_steps
        return as_own_revision(self.public_revision) + min(own, _PUBLIC_STEP - 1)

    @property
    def invited(self) -> Sequence[Invitation]:
        """The invitations that are still to be answered."""
        return [one for one in self.invitations if one.is_open]

    def invitation_of(self, person: int) -> Invitation | None:
        """Return the invitation of ``person``, answered or not, or ``None``."""
        return next((one for one in self.invitations if one.person == person), None)


class Version(Struct, frozen=True):
    """What tells one state of a table's row from the next: its revision, and what its channel shows."""

    revision: int
    published_revision: int
    posts: int


def version_of(table: Table) -> Version:
    """Return of which version the row ``table`` is."""
    return Version(table.revision, table.published_revision, table.posts)


class Invitation(Struct, frozen=True):
    """Somebody who was asked into a lobby, and has not sat down there.

    A seat is kept for them until ``due_at``; ``None``: they were asked, and no seat is kept. ``times`` is how
    often they were asked to this table; that is kept when the invitation stands no more.
    """

    person: int
    invited_by: int
    at: float
    due_at: float | None = None
    state: InvitationState = "open"
    times: int = 1

    @property
    def is_open(self) -> bool:
        """Whether it is still to be answered."""
        return self.state == "open"

    @property
    def keeps_seat(self) -> bool:
        """Whether a seat is kept for whom it invites."""
        return self.is_open and self.due_at is not None

    def closed(self, state: InvitationState) -> Invitation:
        """Return it as it is kept when it stands no more."""
        return replace(self, state=state, due_at=None)


class MoveRow(Struct, frozen=True):
    """One move as it was made: the seat, the ids picked, and what chance answered.

    ``member`` is the number of the one who made it by a press of theirs. ``in_time`` is there where it ends a
    turn for which a clock ran, and says whether that was answered in time; the turn is that of ``member``,
    also where a stand-in had to play it.
    """

    seat: Seat
    choice: tuple[str, ...]
    chance: tuple[int, ...]
    at: float
    member: int | None = None
    in_time: bool | None = None


class EventRow(Struct, frozen=True, gc=False):
    """One line of a table's log."""

    number: int
    event: Event
    at: float


class SeatClock(Struct, frozen=True):
    """A seat whose clock runs out at ``due_at``."""

    table: int
    seat: Seat
    due_at: float


class KeptSeat(Struct, frozen=True):
    """A seat of a lobby that is kept for a person who is invited, until ``due_at``."""

    table: int
    person: int
    due_at: float


class SetStart(Struct, frozen=True):
    """A lobby whose game begins by itself at ``due_at``."""

    table: int
    due_at: float


class Deadline(Struct, frozen=True):
    """The time at which the question put to a seat at ``revision`` is answered without a press."""

    table: int
    seat: Seat
    revision: int
    due_at: float


class Pace(Struct, frozen=True):
    """How a finished game went: in how many seconds, with how many ``people``, taken back how many times.

    ``presses`` is how many moves each person made.
    """

    guild: int
    game: str
    seats: int
    clock: str
    seconds: float
    people: int
    undone: int
    presses: int = 0


class Departure(Struct, frozen=True):
    """That somebody, by their number, left a game to the others before it was over."""

    member: int
    at: float


class Result(Struct, frozen=True):
    """How one seat ended a finished game; ``person`` and ``member`` are as in ``SeatRow``."""

    seat: Seat
    person: int | None
    rank: int
    score: int
    member: int | None = None


class Offer(Struct, frozen=True):
    """A seat that was offered to a person who has not answered yet."""

    seat: Seat
    person: int
    offered_by: int
    at: float


class Disclosure(Struct, frozen=True):
    """That a person was shown a running game with the eyes of a seat, or of ``SPECTATOR``."""

    person: int
    eyes: Seat


class OutdatedMessage(Struct, frozen=True):
    """A message that should not stand any more: a board that another one has taken the place of, or a notice
    that does not hold and that the bot could not remove."""

    channel: int
    message: int
