"""Who sits in a lobby: opening a table, joining and leaving, computer players."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.features.archive.rules import commitment
from bot.features.blocks.rules import asks_to_sit_with
from bot.features.computers.rules.strengths import read_strength_to_seat, strength_text
from bot.features.lobby.rules.beginning import filled
from bot.features.open_tables.rules import require_room, require_seat
from bot.features.queue.rules.lobbies import fallen_apart
from bot.features.seats.rules.removals import news_of_removal, read_reason
from bot.table.action import LOBBY, RELIABILITY, Request, action, nothing
from bot.table.actor import ANYBODY, HOST_AND_MODERATORS, PLAYERS_AND_HOST, SEATED, Actor, Facts
from bot.table.refusals import refused
from bot.table.situation import Situation, TableStep, line
from bot.table.table import Invitation, Practice, SeatRow, Table
from bot.table.table_terms import Terms, terms_of
from bot.typed.ids import number_in
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.strength import Strength
from games.engine.text import NOTHING_TYPED, Seat, Typed


class NewTable(Terms, frozen=True):
    """A request to open a table. ``origin`` is the interaction that asked for it.

    ``member`` is the host's number on the server, once their name is stored. ``invited`` are people to
    invite; no seat is kept for them. ``computers`` are computer players, each with its strength. ``practice``
    is the origin of a practice table. The host sits at ``seat``. ``is_private``: nobody else sees the table.
    ``deal`` names a deal that it shares with other tables. ``share``: see ``Table``.
    """

    guild: int
    channel: int
    game: str
    locale: str
    host: int
    host_name: str
    origin: int
    rematch_of: int | None = None
    computers: tuple[Strength, ...] = ()
    invited: tuple[int, ...] = ()
    member: int = 0
    practice: Practice | None = None
    is_private: bool = False
    seat: Seat = 0
    deal: str | None = None
    share: float | None = None


def usual_opponents(game: AnyGame) -> int:
    """Return the default number of computers to play alone against: two, if the game allows it."""
    return min(max(2, game.seats[0] - 1), game.seats[-1] - 1)


def opened(new: NewTable, game: AnyGame, secret: bytes, now: float) -> tuple[Table, Event]:
    """Return the table that ``new`` asks for, with its host seated, and the first line of its log.

    ``secret`` is that of its deal, if it shares one.
    """
    host = SeatRow(new.host, new.member, new.origin)
    seats = [SeatRow(None, None, new.origin, strength=one) for one in new.computers]
    seats.insert(new.seat, host)
    options = {**msgspec.to_builtins(game.options_type()), **new.options}
    table = Table(
        **(terms_of(new) | {"options": options}),
        id=0,
        guild=new.guild,
        channel=new.channel,
        game=new.game,
        locale=new.locale,
        host=new.host,
        status="lobby",
        secret=secret,
        rules_version=game.version,
        created_at=now,
        changed_at=now,
        origin=new.origin,
        rematch_of=new.rematch_of,
        seats=seats,
        practice=new.practice,
        is_private=new.is_private,
        deal=new.deal,
        share=new.share,
        published_revision=int(new.is_private),
        invitations=[Invitation(person, new.host, now) for person in new.invited if person != new.host],
    )
    return table, line("log-opened", player=host.occupant, commitment=commitment(secret))


@action(
    "join", ANYBODY, LOBBY,
    read=nothing, place="lobby", needs=RELIABILITY, reply="board", done="joined",
    question=asks_to_sit_with, style="success",
)  # fmt: skip
def join(at: Situation, actor: Actor, _: None) -> TableStep:
    """Take a seat in the lobby."""
    return sat_down(at, actor)


@action(
    "leave", SEATED, LOBBY,
    read=nothing, place="lobby", reply="board", done="done-left-lobby", command="leave",
)  # fmt: skip
def leave(at: Situation, actor: Actor, _: None) -> TableStep:
    """Leave the lobby; the table closes when the last person leaves."""
    left = at.table.seats[at.seat_of(actor.person)]
    seats = [row for row in at.table.seats if row.person != actor.person]
    return _reseated(at, seats, line("log-left", player=left.occupant))


def read_person(request: Request) -> int | None:
    """Return the person named by a press; ``None`` if it names none."""
    return number_in(request.argument)


def _seat_to_empty(table: Facts, person: int | None) -> Seat:
    for seat, row in enumerate(table.seats):
        if row.person is not None and row.person == person:
            return seat
    raise refused("not-there")


class SendingAway(Struct, frozen=True):
    """The person to send away from a lobby (``None``: nobody was named), and the reason that they read."""

    person: int | None
    reason: Typed = NOTHING_TYPED


def _read_sending_away(request: Request) -> SendingAway:
    return SendingAway(read_person(request), read_reason(request))


@action(
    "send-away", HOST_AND_MODERATORS, LOBBY,
    read=_read_sending_away, place="lobby", reply="invitations", done="done-sent-away", command="remove",
    takes_reason=True,
)  # fmt: skip
def send_away(at: Situation, actor: Actor, away: SendingAway) -> TableStep:
    """Send somebody away from a lobby; they need an invitation to come back."""
    person, gone = away.person, at.table.seats[_seat_to_empty(at.table, away.person)]
    if person is None or person == actor.person:
        raise refused("send-away-self")
    seats = [row for row in at.table.seats if row is not gone]
    step = _reseated(at, seats, line("log-sent-away", moderator=actor.named, player=gone.occupant))
    step.table.sent_away = [*at.table.sent_away, person]
    return replace(step, news=(news_of_removal(at.table, actor, person, away.reason, at.now),))


@action("add-computer", PLAYERS_AND_HOST, LOBBY, read=read_strength_to_seat, place="lobby", reply="board")
def add_computer(at: Situation, actor: Actor, strength: Strength) -> TableStep:
    """Add a computer player."""
    if not at.settings.computers:
        raise refused("computers-not-allowed")
    require_room(at)
    seats = [*at.table.seats, SeatRow(None, None, actor.interaction, strength=strength)]
    told = line("log-computer-seated", strength=strength_text(strength))
    return filled(at, _reseated(at, seats, told), actor)


@action("remove-computer", PLAYERS_AND_HOST, LOBBY, read=nothing, place="lobby", reply="board")
def remove_computer(at: Situation, _: Actor, __: None) -> TableStep:
    """Remove the computer player added last."""
    computers = [seat for seat, row in enumerate(at.table.seats) if row.person is None]
    if not computers:
        raise refused("no-computer")
    seats = list(at.table.seats)
    del seats[computers[-1]]
    return _reseated(at, seats, line("log-computer-removed"))


def sat_down(at: Situation, actor: Actor) -> TableStep:
    """Return the step that seats ``actor`` in the lobby and removes their invitation.

    :raises Refused: there's no seat for them.
    """
    require_seat(at, actor.person)
    seats = [*at.table.seats, SeatRow(actor.person, actor.member, actor.interaction, seen_at=at.now)]
    step = _reseated(at, seats, line("log-joined", player=actor.named))
    step.table.invitations = [one for one in at.table.invitations if one.person != actor.person]
    return filled(at, step, actor)


def _reseated(at: Situation, seats: list[SeatRow], entry: Event) -> TableStep:
    people = [row.person for row in seats if row.person is not None]
    left = [row.person for row in at.table.seats if row.person is not None and row.person not in people]
    if at.table.matched and left:
        return fallen_apart(at, at.after(seats=seats), (entry,), left)
    if not people:
        return TableStep(at.after(status="ended", seats=seats), None, (entry, line("log-ended")))
    # A moderator may host without a seat, and stays host when somebody else comes or leaves.
    has_left = at.table.seat_of(at.table.host) is not None and at.table.host not in people
    host = people[0] if has_left else at.table.host
    return TableStep(at.after(seats=seats, host=host), None, (entry,))
