"""What can be done before the game begins: joining and leaving, agreeing on options, starting."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.domain.action import LOBBY, RELIABILITY, Request, action, nothing
from bot.domain.actor import ANYBODY, HOST_AND_MODERATORS, PLAYERS_AND_HOST, SEATED, Actor, Facts
from bot.domain.blocks import asks_to_sit_with
from bot.domain.clocks import clock_text, is_clock
from bot.domain.fairness import commitment, seed_of_table
from bot.domain.free_seats import require_room, require_seat
from bot.domain.ids import number_in
from bot.domain.refusals import refused
from bot.domain.situation import STARTED, RulesFailed, Situation, TableStep, line
from bot.domain.table import USUAL_EXTENSIONS, Decider, Invitation, SeatRow, Table, TimeoutPolicy
from bot.domain.table_settings import TableSettings
from games.engine.chance import RandomStream
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.record import Record
from games.engine.text import Seat, SeatName, Text


class NewTable(Struct, frozen=True):
    """What opening a table needs. ``origin`` is the interaction that asked for it.

    ``member`` is the number of the host, once what they are called is noted. ``invited`` are people who are
    asked to come; no seat is kept for them.
    """

    guild: int
    channel: int
    game: str
    locale: str
    host: int
    host_name: str
    origin: int
    options: dict[str, bool | str] = {}
    clock: str = "none"
    timeout_policy: TimeoutPolicy = "ask"
    decider: Decider = "majority"
    starts_full: bool = False
    extensions: int = USUAL_EXTENSIONS
    least_in_time: int = 0
    rematch_of: int | None = None
    computers: int = 0
    invited: tuple[int, ...] = ()
    member: int = 0


def opened(new: NewTable, game: AnyGame, secret: bytes, now: float) -> tuple[Table, Event]:
    """Return the table that ``new`` asks for, with its host seated, and the first line of its log."""
    host = SeatRow(new.host, new.member, new.origin)
    table = Table(
        id=0,
        guild=new.guild,
        channel=new.channel,
        game=new.game,
        options={**msgspec.to_builtins(game.options_type()), **new.options},
        locale=new.locale,
        host=new.host,
        status="lobby",
        secret=secret,
        rules_version=game.version,
        created_at=now,
        changed_at=now,
        origin=new.origin,
        rematch_of=new.rematch_of,
        clock=new.clock,
        timeout_policy=new.timeout_policy,
        decider=new.decider,
        starts_full=new.starts_full,
        extensions=new.extensions,
        least_in_time=new.least_in_time,
        seats=[host, *(SeatRow(None, None, new.origin) for _ in range(new.computers))],
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
    """Leave the lobby; when the last person leaves, the table is closed."""
    left = at.table.seats[at.seat_of(actor.person)]
    seats = [row for row in at.table.seats if row.person != actor.person]
    return _reseated(at, seats, line("log-left", player=left.occupant))


def read_person(request: Request) -> int | None:
    """Return the person whom a press names, ``None`` if it names none."""
    return number_in(request.argument)


def _seat_to_empty(table: Facts, person: int | None) -> Seat:
    for seat, row in enumerate(table.seats):
        if row.person is not None and row.person == person:
            return seat
    raise refused("not-there")


def _asks_to_send_away(table: Facts, _: Actor, person: int | None) -> Text:
    return Text("ask-send-away", {"name": SeatName(_seat_to_empty(table, person))})


@action(
    "send-away", HOST_AND_MODERATORS, LOBBY,
    read=read_person, place="lobby", reply="invitations", done="done-sent-away", command="remove",
    question=_asks_to_send_away,
)  # fmt: skip
def send_away(at: Situation, actor: Actor, person: int | None) -> TableStep:
    """Send somebody away from a table that has not begun; they cannot come back unless they are invited."""
    gone = at.table.seats[_seat_to_empty(at.table, person)]
    if person is None or person == actor.person:
        raise refused("send-away-self")
    seats = [row for row in at.table.seats if row is not gone]
    step = _reseated(at, seats, line("log-sent-away", moderator=actor.named, player=gone.occupant))
    step.table.sent_away = [*at.table.sent_away, person]
    return step


@action("add-computer", PLAYERS_AND_HOST, LOBBY, read=nothing, place="lobby", reply="board")
def add_computer(at: Situation, actor: Actor, _: None) -> TableStep:
    """Seat a computer player."""
    if not at.settings.computers:
        raise refused("computers-not-allowed")
    require_room(at)
    seats = [*at.table.seats, SeatRow(None, None, actor.interaction)]
    return _filled(at, _reseated(at, seats, line("log-computer-added")), actor)


@action("remove-computer", PLAYERS_AND_HOST, LOBBY, read=nothing, place="lobby", reply="board")
def remove_computer(at: Situation, _: Actor, __: None) -> TableStep:
    """Send away the computer player that came last."""
    computers = [seat for seat, row in enumerate(at.table.seats) if row.person is None]
    if not computers:
        raise refused("no-computer")
    seats = list(at.table.seats)
    del seats[computers[-1]]
    return _reseated(at, seats, line("log-computer-removed"))


def _read_option(request: Request) -> tuple[str, bool | str]:
    """Return the option and value in ``name=value``; ``true`` and ``false`` are the two booleans."""
    name, _, value = request.argument.partition("=")
    return name, {"true": True, "false": False}.get(value, value)


@action("set", HOST_AND_MODERATORS, LOBBY, read=_read_option, place="options", reply="options")
def set_option(at: Situation, _: Actor, setting: tuple[str, bool | str]) -> TableStep:
    """Set one option of the game before it starts."""
    name, value = setting
    try:
        options = msgspec.convert({**at.table.options, name: value}, at.game.options_type)
    except msgspec.ValidationError:
        raise refused("no-such-option") from None
    builtins = msgspec.to_builtins(options)
    if name not in builtins:
        raise refused("no-such-option")
    return agreed(at, options=builtins)


def _only(request: Request) -> str:
    return request.picked[0] if len(request.picked) == 1 else ""


@action("clock", HOST_AND_MODERATORS, LOBBY, read=_only, place="options", reply="options")
def set_clock(at: Situation, _: Actor, clock: str) -> TableStep:
    """Agree on the clock of the seats."""
    if not is_clock(clock):
        raise refused("no-such-option")
    return agreed(at, clock=clock)


@action("when-out", HOST_AND_MODERATORS, LOBBY, read=_only, place="options", reply="options")
def set_timeout_policy(at: Situation, _: Actor, picked: str) -> TableStep:
    """Agree on what happens when the time of a seat is up."""
    try:
        policy = msgspec.convert(picked, TimeoutPolicy)
    except msgspec.ValidationError:
        raise refused("no-such-option") from None
    return agreed(at, timeout_policy=policy)


@action("decider", HOST_AND_MODERATORS, LOBBY, read=_only, place="options", reply="options")
def set_decider(at: Situation, _: Actor, picked: str) -> TableStep:
    """Agree on who decides where the table is asked what to do about a seat whose time is up."""
    try:
        decider = msgspec.convert(picked, Decider)
    except msgspec.ValidationError:
        raise refused("no-such-option") from None
    return agreed(at, decider=decider)


def _read_switch(request: Request) -> bool:
    """Return whether a press turns something on.

    :raises Refused: it says neither.
    """
    if request.argument not in {"true", "false"}:
        raise refused("no-such-option")
    return request.argument == "true"


@action("starts-full", HOST_AND_MODERATORS, LOBBY, read=_read_switch, place="options", reply="options")
def set_starts_full(at: Situation, _: Actor, starts_full: bool) -> TableStep:
    """Agree on whether the game begins by itself as soon as every seat is taken."""
    return agreed(at, starts_full=starts_full)


def _asks_to_start(table: Facts, _: Actor, __: None) -> Text | None:
    kept = [f"<@{one.person}>" for one in table.invited if one.keeps_seat]
    return Text("ask-start", {"people": ", ".join(kept), "count": len(kept)}) if kept else None


@action(
    "start", PLAYERS_AND_HOST, LOBBY,
    read=nothing, place="lobby", reply="board", done="done-started", question=_asks_to_start,
    style="primary",
)  # fmt: skip
def start(at: Situation, actor: Actor, _: None) -> TableStep:
    """Start the game with those who sit."""
    if len(at.table.seats) not in at.game.seats:
        raise refused("too-few", least=at.game.seats.start)
    return _started(at, at.after(), actor)


def _started(at: Situation, lobby: Table, actor: Actor, told: tuple[Event, ...] = ()) -> TableStep:
    """Return the step by which the game begins with those who sit in ``lobby``, by a press of ``actor``.

    :raises RulesFailed: the game cannot be set up.
    """
    game = at.game
    # The rules may have changed since the lobby was opened; those of today deal.
    after = replace(
        lobby,
        status="playing",
        started_by=actor.interaction,
        started_at=at.now,
        rules_version=game.version,
    )
    stream = RandomStream(seed_of_table(after))
    try:
        state = game.setup(len(after.seats), msgspec.convert(after.options, game.options_type), stream)
        game.check(state)
    except Exception as error:
        raise RulesFailed(error, begun(after, stream)) from error
    after.counter = stream.counter
    return TableStep(after, state, (*told, STARTED))


def _filled(at: Situation, step: TableStep, actor: Actor) -> TableStep:
    """Return ``step``, by which ``actor`` has filled a seat; with the last one the game begins, if agreed.

    Where it does, their press is the one that starts it.
    """
    table = step.table
    if not table.starts_full or len(table.seats) < at.game.seats[-1]:
        return step
    return _started(at, table, actor, step.events)


def begun(table: Table, stream: RandomStream) -> Record:
    """Return the record of a game that was just set up from ``stream``."""
    return Record(
        game=table.game,
        version=table.rules_version,
        seats=len(table.seats),
        options=table.options,
        seed=stream.seed.hex(),
        setup=tuple(stream.answers),
    )


def agree_on(at: Situation, actor: Actor, terms: TableSettings) -> TableStep:
    """Agree on all options and the clock at once, as a preset has them."""
    set_option.expect(at.table, actor)
    return agreed(
        at,
        options=terms.options,
        clock=terms.clock,
        timeout_policy=terms.timeout_policy,
        decider=terms.decider,
        starts_full=terms.starts_full,
        extensions=terms.extensions,
        least_in_time=terms.least_in_time,
    )


def agreed(at: Situation, **terms: Any) -> TableStep:
    """Return the step by which ``terms`` are agreed, with a line of the log for each difference."""
    before = at.table
    after = at.after(**terms)
    lines = [
        line(
            "log-option",
            option=Text(f"{before.game}-option-{name}"),
            value=Text(f"{before.game}-option-{name}-{str(value).lower()}"),
        )
        for name, value in after.options.items()
        if value != before.options.get(name)
    ]
    if (before.clock, before.timeout_policy) != (after.clock, after.timeout_policy):
        policy = Text(f"when-out-{after.timeout_policy}")
        lines.append(line("log-clock", clock=clock_text(after.clock), verdict=policy))
    if before.decider != after.decider:
        lines.append(line("log-decider", decider=Text(f"decider-{after.decider}")))
    if before.extensions != after.extensions:
        lines.append(line("log-extensions", count=after.extensions))
    if before.least_in_time != after.least_in_time:
        lines.append(line("log-least-in-time", percent=after.least_in_time))
    if before.starts_full != after.starts_full:
        lines.append(line("log-starts-full" if after.starts_full else "log-starts-pressed"))
    return TableStep(after if lines else before, None, tuple(lines))


def sat_down(at: Situation, actor: Actor) -> TableStep:
    """Return the step by which ``actor`` takes a seat in the lobby; they need no invitation any more.

    :raises Refused: there is none for them.
    """
    require_seat(at, actor.person)
    seats = [*at.table.seats, SeatRow(actor.person, actor.member, actor.interaction)]
    step = _reseated(at, seats, line("log-joined", player=actor.named))
    step.table.invitations = [one for one in at.table.invitations if one.person != actor.person]
    return _filled(at, step, actor)


def _reseated(at: Situation, seats: list[SeatRow], entry: Event) -> TableStep:
    people = [row.person for row in seats if row.person is not None]
    if not people:
        return TableStep(at.after(status="ended", seats=seats), None, (entry, line("log-ended")))
    # A moderator may host without a seat, and goes on to when somebody else comes or leaves.
    has_left = at.table.seat_of(at.table.host) is not None and at.table.host not in people
    host = people[0] if has_left else at.table.host
    return TableStep(at.after(seats=seats, host=host), None, (entry,))
