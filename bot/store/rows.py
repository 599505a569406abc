"""What the database holds, as typed rows. Times are Unix seconds; ids are Discord's unless said otherwise."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from games.engine.event import Event
from games.engine.text import Seat

Status = Literal["lobby", "playing", "paused", "held", "over", "ended"]
"""A table waits in its lobby, is played, is paused, is held by an incident, is over, or was ended early."""

Verdict = Literal["ask", "wait", "turn", "absence", "wanted"]
"""What happens when a seat's time is up: the table is asked, it gets more time, a stand-in plays this turn or
until the person is back, or others may take the seat."""

NoticeKind = Literal["turn", "last", "soon", "time", "proposal", "offer", "closing", "result"]
"""Somebody is asked; is the last of several who has not answered yet; comes after the one who has just begun;
has used up the time of their seat; is asked to agree to what another seat proposes; is offered a seat; sits
at a table that is about to be ended; played or followed a game that is over."""


class SeatRow(Struct, frozen=True):
    """Who sits where, and how the clock of the seat stands.

    ``person`` is ``None`` for a computer player, and for somebody who wanted to be forgotten after the game:
    then ``name`` is empty instead of ``None``. ``interaction`` is the press that filled the seat before the
    game began; it is part of the seed and stays when somebody else takes the seat. ``stand_in`` says for how
    long a computer plays in place of the person; ``wanted`` that others may take the seat.

    ``reserve`` is how many seconds the seat had left when its clock last stood still (``None``: a full
    reserve). Its clock runs since ``since`` and runs out at ``due_at``; ``ran_out`` says that it has, and
    that the table has been asked what to do.
    """

    person: int | None
    name: str | None
    interaction: int
    stand_in: Literal["turn", "absence"] | None = None
    wanted: bool = False
    reserve: float | None = None
    since: float | None = None
    due_at: float | None = None
    ran_out: bool = False

    @property
    def by_computer(self) -> bool:
        """Whether a computer answers for this seat now."""
        return self.person is None or self.stand_in is not None


class Proposal(Struct, frozen=True):
    """What one seat proposes to all people at the table, and which seats have agreed so far.

    ``moves`` is how many moves an ``undo`` would take back, ``since`` the revision at which it was proposed.
    """

    kind: Literal["end", "undo", "pause"]
    by: Seat
    agreed: tuple[Seat, ...]
    moves: int = 0
    since: int = 0


class Table(Struct):
    """One table. ``asked`` has, by seat, the revision at which its open decision was put to it.

    ``free`` are the seats of the last moves, oldest first, that drew nothing and showed nothing hidden: only
    they can be taken back. ``clock`` names a preset of seat clocks, ``when_out`` says what happens when one
    runs out. ``warned_at`` is when the channel was told that the table will be ended because nobody comes.
    ``imported``: the game was played elsewhere and came here as a file.
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
    published_revision: int = 0
    message: int | None = None
    message_at: float | None = None
    posts: int = 1
    started_by: int | None = None
    snapshot: bytes | None = None
    counter: int = 0
    asked: dict[Seat, int] = {}
    reference: str | None = None
    origin: int | None = None
    rematch_of: int | None = None
    clock: str = "none"
    when_out: Verdict = "ask"
    paused_by: int | None = None
    paused_at: float | None = None
    proposal: Proposal | None = None
    free: tuple[Seat, ...] = ()
    warned_at: float | None = None
    imported: bool = False
    seats: list[SeatRow] = []

    def seat_of(self, person: int) -> Seat | None:
        """Return the seat of ``person``, or ``None``."""
        for seat, row in enumerate(self.seats):
            if row.person == person:
                return seat
        return None

    def next_person(self, seat: Seat) -> Seat | None:
        """Return the seat of the next person in seat order after ``seat``, ``None`` if there is no other."""
        for step in range(1, len(self.seats)):
            other = (seat + step) % len(self.seats)
            if not self.seats[other].by_computer:
                return other
        return None


class MoveRow(Struct, frozen=True):
    """One move as it was made: the seat, the ids picked, and what chance answered."""

    seat: Seat
    choice: tuple[str, ...]
    chance: tuple[int, ...]
    at: float


class EventRow(Struct, frozen=True):
    """One line of a table's log."""

    number: int
    event: Event
    at: float


class Notice(Struct, frozen=True):
    """A message owed to a person: unique by table, revision, seat, kind and person.

    ``channel`` is written before the message is sent there and ``message`` afterwards, so that a delivery
    which was cut short can be told. ``told`` counts how often the person was told, the first time and
    reminders; ``told_at`` is when it was done last, or, while the notice is due, when a direct message about
    it went out whose mention is still to come. ``muted`` is the revision at which the question was put that
    the person does not want to hear of.
    """

    id: int
    table: int
    revision: int
    seat: Seat
    kind: NoticeKind
    person: int
    due_at: float
    state: Literal["due", "sent", "done"]
    channel: int | None = None
    message: int | None = None
    told: int = 0
    told_at: float | None = None
    muted: int | None = None


class NewNotice(Struct, frozen=True):
    """A notice that a change of a table makes due."""

    seat: Seat
    person: int
    due_at: float
    kind: NoticeKind = "turn"


class SeatClock(Struct, frozen=True):
    """A seat whose clock runs out at ``due_at``."""

    table: int
    seat: Seat
    due_at: float


class Deadline(Struct, frozen=True):
    """The time at which the question put to a seat at ``revision`` is answered without a press."""

    table: int
    seat: Seat
    revision: int
    due_at: float


Delivery = Literal["channel", "direct", "both", "digest", "none"]
"""How a person is told that they are asked: by a mention in the channel, a direct message, both, one direct
message a day, or not at all."""


class Wishes(Struct, frozen=True):
    """What a person asked for.

    ``digest_hour`` is an hour of the day in ``timezone``. ``reminder_hours`` is 0 for no reminders.
    ``early`` asks for a notice when the player before starts. The person's clocks stand still on the weekdays
    in ``weekend`` (0 is Monday) and in ``holidays`` (first and last day, ISO dates). ``confirm`` asks for a
    second press before each move. ``language`` is ``None`` for that of Discord. Whoever is not ``rated``
    stays out of ratings.
    """

    delivery: Delivery = "channel"
    digest_hour: int = 18
    reminder_hours: int = 0
    early: bool = False
    timezone: str = "UTC"
    weekend: tuple[int, ...] = ()
    holidays: tuple[tuple[str, str], ...] = ()
    confirm: bool = False
    language: str | None = None
    rated: bool = True


class Person(Struct, frozen=True):
    """A person: the language that their Discord was last seen in, and what they asked for.

    ``digested_at`` is when they were last sent their digest. ``shut_out`` says that they take no direct
    messages and have been told so in a channel.
    """

    person: int
    locale: str | None = None
    wishes: Wishes = Wishes()
    digested_at: float | None = None
    shut_out: bool = False


class QuietHours(Struct, frozen=True):
    """The hours of each day in which clocks stand still: minutes since midnight in ``timezone``.

    They reach over midnight where ``end`` is before ``start``.
    """

    start: int
    end: int
    timezone: str


class GuildSettings(Struct, frozen=True):
    """What the moderators of a server agreed. Empty lists mean: no restriction; 0 means: no limit.

    ``channels`` are where tables may be opened, ``openers`` the roles that may open them, ``moderators`` the
    roles that look after tables besides those who may manage the server, its channels or its messages.
    ``grows`` lets the limit of a person grow with the games they finished.
    """

    channels: tuple[int, ...] = ()
    games: tuple[str, ...] = ()
    openers: tuple[int, ...] = ()
    moderators: tuple[int, ...] = ()
    threads: bool = False
    per_channel: int = 0
    per_person: int = 0
    grows: bool = False
    clock: str = "relaxed"
    locale: str | None = None
    quiet: QuietHours | None = None
    computers: bool = True


class Preset(Struct, frozen=True):
    """Saved options of a table: of a person (``guild`` is 0) or of a whole server (``person`` is 0)."""

    guild: int
    person: int
    game: str
    name: str
    options: dict[str, bool | str]
    clock: str
    when_out: Verdict

    @property
    def is_shared(self) -> bool:
        """Whether it is the server's."""
        return self.person == 0


class SettingChange(Struct, frozen=True):
    """One change of a server's settings: who changed what, when, from what to what.

    ``person`` is 0 for somebody who had their data deleted.
    """

    person: int
    at: float
    setting: str
    before: Any
    after: Any


class Result(Struct, frozen=True):
    """How one seat ended a finished game. ``person`` is ``None`` for a computer player."""

    seat: Seat
    person: int | None
    rank: int
    score: int


class Offer(Struct, frozen=True):
    """A seat that was offered to a person who has not answered yet."""

    seat: Seat
    person: int
    offered_by: int
    at: float


class Leftover(Struct, frozen=True):
    """A board that another one has taken the place of, still to be removed."""

    channel: int
    message: int


class Change(Struct, frozen=True):
    """All that one step of a table writes at once.

    ``offered`` are new offers of seats and ``withdrawn`` those that do not stand any more.
    ``kept_moves`` is how many moves stay when some are taken back.
    """

    table: Table
    moves: tuple[MoveRow, ...] = ()
    events: tuple[Event, ...] = ()
    notices: tuple[NewNotice, ...] = ()
    deadlines: tuple[Deadline, ...] = ()
    results: tuple[Result, ...] = ()
    offered: tuple[Offer, ...] = ()
    withdrawn: tuple[Offer, ...] = ()
    kept_moves: int | None = None
    seats_changed: bool = False
    leftover: Leftover | None = None


class Incident(Struct, frozen=True):
    """A step that failed inside the rules, kept for the person who runs the bot. ``record`` holds secrets."""

    reference: str
    table: int
    trace: str
    record: Any
    at: float
