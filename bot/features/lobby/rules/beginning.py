"""How a game begins: by a press, with the last seat filled, or at its set time."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from bot.features.archive.rules import seed_of_table
from bot.features.computers.rules.answer_times import AnswerTimes
from bot.features.lobby.rules.pace import usual_answer
from bot.table.action import LOBBY, action, nothing
from bot.table.actor import PLAYERS_AND_HOST, Actor, Facts
from bot.table.refusals import refused
from bot.table.rows import SetStart
from bot.table.situation import STARTED, RulesFailed, Situation, TableStep, line
from bot.table.table import SeatRow, Table
from games.engine.chance import NamedStreams
from games.engine.event import Event
from games.engine.record import Record
from games.engine.text import Argument, SeatName, Text, in_row


def _asks_to_start(table: Facts, _: Actor, __: None) -> Text | None:
    kept = [f"<@{one.person}>" for one in table.invited if one.keeps_seat]
    return Text("ask-start", {"people": in_row(kept), "count": len(kept)}) if kept else None


@action(
    "start", PLAYERS_AND_HOST, LOBBY,
    read=nothing, place="lobby", reply="board", done="done-started", question=_asks_to_start,
    style="primary",
)  # fmt: skip
def start(at: Situation, actor: Actor, _: None) -> TableStep:
    """Start the game with the people seated."""
    if seats_missing(at):
        raise refused("too-few", least=at.player_counts.start)
    return started(at, at.after(), actor.interaction)


def seats_missing(at: Situation) -> int:
    """Return how many more players the game needs to begin."""
    return max(0, at.player_counts.start - len(at.table.seats))


def started(at: Situation, lobby: Table, press: int, told: tuple[Event, ...] = ()) -> TableStep:
    """Return the step that starts the game with the seats of ``lobby``, by the interaction ``press``.

    :raises RulesFailed: the game can't be set up.
    """
    game = at.game
    # The rules may have changed since the lobby was opened; the current version deals.
    after = replace(
        lobby,
        status="playing",
        started_by=press,
        started_at=at.now,
        rules_version=game.version,
        starts_at=None,
        missed_start=None,
        answer_times=AnswerTimes(usual=usual_answer(at.usual, lobby)),
    )
    streams = NamedStreams(seed_of_table(after))
    try:
        state = game.setup(len(after.seats), msgspec.convert(after.options, game.options_type), streams)
        game.check(state)
    except Exception as error:
        raise RulesFailed(error, begun(after, streams)) from error
    after.drawn = streams.counters
    if game.outcome(state) is not None:
        after.status = "over"
    return TableStep(after, state, (*told, STARTED))


def taken_up(at: Situation, state: Any) -> TableStep:
    """Return the step that starts a practice game in ``state``, by the press that opened its table."""
    table = at.table
    origin = table.practice
    assert origin is not None, "only at practice tables a position is given"
    whence: dict[str, Argument] = {"table": origin.table, "step": origin.step}
    if origin.drawn_for is None:
        told = line("log-practice", **whence)
    else:
        told = line("log-practice-anew", **whence, seat=SeatName(origin.drawn_for))
    after = at.after(status="playing", started_by=table.origin, started_at=at.now)
    return TableStep(after, state, (told, STARTED))


def filled(at: Situation, step: TableStep, actor: Actor) -> TableStep:
    """Return ``step``, which filled a seat; if it was the last, also start the game.

    It starts if the table agreed on that, or the queue made the table. The press of ``actor`` then counts as
    the press of *Start*.
    """
    table = step.table
    if not (table.starts_full or table.matched) or len(table.seats) < at.player_counts[-1]:
        return step
    return started(at, table, actor.interaction, step.events)


def begun(table: Table, streams: NamedStreams) -> Record:
    """Return the record of a game just set up from ``streams``."""
    return Record(
        game=table.game,
        version=table.rules_version,
        seats=len(table.seats),
        options=table.options,
        seed=streams.seed.hex(),
        setup=tuple(streams.answers),
    )


def begins_when_set(at: Situation, due: SetStart) -> TableStep | None:
    """Return the step that starts the game at its set time, or misses it for lack of people.

    Computer players fill free seats if the options say so. The press that set the time counts as the press of
    *Start*. The step stores a missed start, so that the lobby shows it and the host hears of it.

    :raises RulesFailed: the game can't be set up.
    """
    table = at.table
    if table.status != "lobby" or table.starts_at != due.due_at or table.starts_by is None:
        return None
    missing = seats_missing(at)
    told: tuple[Event, ...] = (line("log-time-to-start"),)
    seats = table.seats
    if missing and table.starts_filled and at.settings.computers:
        seats = [*seats, *(SeatRow(None, None, table.starts_by) for _ in range(missing))]
        told += tuple(line("log-computer-added") for _ in range(missing))
    elif missing:
        after = at.after(starts_at=None, starts_by=None, missed_start=table.starts_at)
        return TableStep(after, None, (line("log-start-missed", count=missing),))
    return started(at, at.after(seats=seats), table.starts_by, told)
