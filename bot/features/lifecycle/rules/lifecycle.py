"""Actions on a table as a whole: pausing, resuming, releasing, moving, ending and hosting it."""

from __future__ import annotations

from bot.features.queue.rules.lobbies import called_off
from bot.features.seats.rules.removals import news_of_end, read_reason
from bot.table.action import ALWAYS, HALTED, OPEN, PAUSED, PLAYING, Request, action, nothing
from bot.table.actor import (
    HOST_AND_MODERATORS,
    MODERATORS,
    PLAYERS_AND_MODERATORS,
    WHOEVER_MAY_RESCUE,
    WHOEVER_MAY_RESUME,
    Actor,
    Facts,
    seat_of,
)
from bot.table.refusals import refused
from bot.table.rows import OutdatedMessage
from bot.table.situation import Situation, TableStep, line
from bot.table.table import NOWHERE, Status, Table
from bot.typed.ids import number_in
from games.engine.text import Text, Typed


@action(
    "pause", HOST_AND_MODERATORS, PLAYING,
    read=nothing, place="table", reply="menu", done="done-paused", command="pause", not_now="not-playing",
)  # fmt: skip
def pause(at: Situation, actor: Actor, _: None) -> TableStep:
    """Pause the table and its clocks."""
    after = at.after(status="paused", paused_by=actor.person, paused_at=at.now)
    return TableStep(after, at.state, (line("log-paused", player=actor.named),))


@action(
    "resume", WHOEVER_MAY_RESUME, PAUSED,
    read=nothing, place="table", reply="menu", done="done-resumed", command="resume", not_now="not-paused",
)  # fmt: skip
def resume(at: Situation, actor: Actor, _: None) -> TableStep:
    """Continue a paused table."""
    after = at.after(status="playing", paused_by=None, paused_at=None)
    return TableStep(after, at.state, (line("log-resumed", player=actor.named),))


def _asks_to_end(_: Facts, __: Actor, ___: Typed) -> Text:
    return Text("end-question")


@action(
    "end", WHOEVER_MAY_RESCUE, OPEN,
    read=read_reason, place="table", reply="sentence", done="end-done", command="end", question=_asks_to_end,
    not_now="ended", style="danger", is_rescue=True, takes_reason=True,
)  # fmt: skip
def end(at: Situation, actor: Actor, reason: Typed) -> TableStep:
    """End the table early; hidden cards stay hidden."""
    told, guests = line("log-ended-by", player=actor.named), []
    after = at.after(status="ended")
    if at.table.matched and at.state is None:
        # Everybody stops waiting, so the people without a seat must hear of it, too.
        guests = [one.person for one in at.table.invited]
        after.invitations = called_off(at)
    news = news_of_end(at.table, actor, reason, at.now, guests)
    return TableStep(after, at.state, (told,), news=news)


@action(
    "release", WHOEVER_MAY_RESCUE, HALTED,
    read=nothing, place="board", reply="board", done="done-released", not_now="out-of-date",
)  # fmt: skip
def release(at: Situation, actor: Actor, _: None) -> TableStep:
    """Try again after a table stopped on a fault.

    Seats that owe an answer are asked again, so their people hear that the game goes on.
    """
    status: Status = "lobby" if at.state is None else "playing"
    after = at.after(status=status, reference=None)
    return TableStep(after, at.state, (line("log-released", player=actor.named),))


def _read_channel(request: Request) -> int:
    """Return the channel of the press; the interface puts it in place of the argument."""
    return number_in(request.argument) or 0


def _asks_to_show(table: Facts, _: Actor, __: int) -> Text | None:
    return Text("ask-show") if table.is_private else None


@action(
    "here", PLAYERS_AND_MODERATORS, ALWAYS,
    read=_read_channel, place="table", reply="sentence",
    done=lambda table, _: "here-shown" if table.is_private else "here-done", question=_asks_to_show,
    sensible=lambda table, _: table.status in OPEN, is_uneven=True,
)  # fmt: skip
def move_here(at: Situation, actor: Actor, channel: int) -> TableStep:
    """Move the board to this channel; a private table is shown there from now on.

    One that belongs to no server stays private.
    """
    table = at.table
    if table.channel == NOWHERE:
        raise refused("own-table")
    after = at.after(
        channel=channel,
        is_private=False,
        published_revision=table.published_revision,
        message=None,
        message_at=None,
        posts=table.posts + 1,
        closed=None,
    )
    moved = line("log-shown" if table.is_private else "log-moved", player=actor.named)
    return TableStep(after, at.state, (moved,), outdated=board_of(at.table))


@action(
    "host", MODERATORS, OPEN,
    read=nothing, place="table", reply="menu", done="done-host", command="host",
    sensible=lambda table, actor: table.host != actor.person,
)  # fmt: skip
def take_over(at: Situation, actor: Actor, _: None) -> TableStep:
    """Become the host of the table."""
    if at.table.host == actor.person:
        raise refused("host-already")
    return TableStep(at.after(host=actor.person), at.state, (line("log-host", player=actor.named),))


@action("keep", PLAYERS_AND_MODERATORS, OPEN, read=nothing, place="board", reply="board")
def keep(at: Situation, _: Actor, __: None) -> TableStep:
    """Keep an abandoned table from being ended."""
    if at.table.warned_at is None:
        raise refused("not-idle")
    return TableStep(at.after(), at.state, (line("log-kept"),))


def board_of(table: Table) -> OutdatedMessage | None:
    """Return the current board in the channel of ``table``."""
    return None if table.message is None else OutdatedMessage(table.channel, table.message)


def handed_over(at: Situation, person: int) -> TableStep | None:
    """Return the step that replaces ``person`` as host; None if they sit at the table or don't host it.

    The first person seated there becomes its host; if there's none, the table ends.
    """
    if at.table.host != person or at.table.status not in OPEN or seat_of(at.table, person) is not None:
        return None
    heir = next((row for row in at.table.seats if row.person is not None), None)
    if heir is None:
        return TableStep(at.after(status="ended"), at.state, (line("log-ended"),))
    return TableStep(at.after(host=heir.person), at.state, (line("log-host", player=heir.occupant),))


def halted(at: Situation, reference: str) -> TableStep:
    """Return the step that halts a table in its state from before the error in the rules."""
    after = at.after(status="halted", reference=reference)
    return TableStep(after, at.state, (line("log-halted", reference=reference),))


def shown_anew(at: Situation) -> TableStep | None:
    """Return the step that shows an open table again although nothing happened there."""
    if at.table.status not in OPEN:
        return None
    return TableStep(at.after_resting(), at.state)
