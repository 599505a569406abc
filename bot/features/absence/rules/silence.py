"""Silence: somebody is asked something and does nothing at the table for days.

The number of days is a term of the table, counted by the person's own calendar. A question that hasn't
reached anybody takes no time, and while the channel is closed, votes, proposals and hosting take none either.
Then the others decide: by a vote about the seat while the game is played. If only a host can continue, in a
lobby, after a pause, or because a vote is theirs to decide, any player can take over hosting.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.features.notices.rules.reach import untold
from bot.table.action import OPEN, action, nothing
from bot.table.actor import SEATED, Actor, Facts
from bot.table.alone import is_alone
from bot.table.asks import Ask, asks_of, asks_of_host
from bot.table.refusals import refused
from bot.table.rows import Silence
from bot.table.situation import Situation, TableStep, line
from bot.table.table import SeatRow, Table, Vote
from games.engine.text import Seat, SeatName

SILENT_DAYS = (0, 3, 5, 7, 14, 21)
"""The numbers of silent days that a table can agree on; 0: the others never decide."""

NOTED_EVERY = 6 * 3_600.0
"""Seconds between two notes of a person's presence: most presses write nothing besides their step."""

_DAY = 86_400.0


def next_silence(at: Situation) -> float | None:
    """Return when somebody next counts as silent, ``None`` if nobody will under present conditions."""
    host = host_silent_at(at)
    times = [*silent_seats_at(at).values(), *([] if host is None else [host])]
    due = min(times, default=None)
    put_off = at.table.silent_at
    # After an outage, the bot postpones silences that fell due meanwhile, so that people hear of it first.
    return put_off if due is not None and put_off is not None and due <= at.now < put_off else due


def silent_seats_at(at: Situation) -> dict[Seat, float]:
    """Return by seat when its person counts as silent, if somebody who could decide is then present."""
    rows = list(enumerate(at.table.seats))
    times = {seat: time for seat, _ in rows if (time := _silent_at(at, seat)) is not None}
    present = [seat for seat, row in rows if not row.by_computer and row.vote is None]
    return {
        seat: time
        for seat, time in times.items()
        if any(other != seat and times.get(other, time + 1) > time for other in present)
    }


def host_silent_at(at: Situation) -> float | None:
    """Return when the host counts as silent, if the table needs them and somebody else could take over.

    While the table's channel is closed, that's never: maybe nobody knows that the host is needed.
    """
    table = at.table
    since = _host_needed_since(table)
    if since is None or not table.silent_days or table.host_silent_since is not None or table.closed:
        return None
    return _end(at, table.host, max(since, _seen_at(table, table.host)))


def falls_silent(at: Situation, silence: Silence) -> TableStep | None:
    """Return the step that lets the others decide about people who are silent by now, if there are any.

    It isn't a sign of life: the table still counts as idle.
    """
    table = at.table
    if table.silent_at != silence.due_at:
        return None
    fallen = [seat for seat, time in silent_seats_at(at).items() if time <= at.now]
    host_at = host_silent_at(at)
    is_hostless = host_at is not None and host_at <= at.now
    if not fallen and not is_hostless:
        # Days off were added meanwhile; the step recalculates the time.
        return TableStep(at.after_unseen(table.seats), at.state)
    seats = list(table.seats)
    for seat in fallen:
        seats[seat] = replace(seats[seat], vote=Vote("silence", at.now))
    told = [line("log-silent", seat=SeatName(seat), count=table.silent_days) for seat in fallen]
    after = at.after_resting(seats=seats)
    if is_hostless:
        after.host_silent_since = at.now
        told.append(line("log-host-silent", count=table.silent_days))
    return TableStep(after, at.state, tuple(told))


def seen(at: Situation, person: int) -> TableStep | None:
    """Return the step that notes a press of ``person``, ``None`` if there's nothing to note.

    It ends their silence. If they weren't silent, nobody else can see it.
    """
    if not _is_to_note(at, person):
        return None
    table = at.table
    is_back = _is_missed(table, person)
    after, told = at.after() if is_back else at.after_unseen(table.seats), []
    seat = table.seat_of(person)
    if seat is not None:
        row = table.seats[seat]
        vote = None if row.is_silent else row.vote
        after.seats = at.with_seat(seat, replace(row, seen_at=at.now, vote=vote))
        told = [line("log-there-again", player=row.occupant)] if is_back else []
    if table.host == person:
        after.host_seen_at, after.host_silent_since = at.now, None
    return TableStep(after, at.state, tuple(told))


def votes_that_go_on(before: Table, table: Table) -> list[SeatRow]:
    """Return the seats of ``table`` after a step, without votes that are over and answers of people who left.

    A vote about silence is over once the person owes no answer to anything they were asked before it.
    """
    rows = [_without_leavers(before, table.seats, row) for row in table.seats]
    while True:
        now = replace(table, seats=rows)
        kept = [_with_vote(now, seat, row) for seat, row in enumerate(rows)]
        if kept == rows:
            return rows
        rows = kept


def with_presence_noted(before: Table, table: Table, now: float) -> Table:
    """Return ``table`` after a step: a new host counts as present, and a host who isn't needed isn't silent.

    If its channel was closed until then, silence begins anew: people may not have known how to get to it.
    """
    if before.closed is not None and table.closed is None:
        seats = [replace(row, seen_at=now) for row in table.seats]
        table = replace(table, seats=seats, host_seen_at=now)
    if table.host != before.host:
        return replace(table, host_silent_since=None, host_seen_at=now)
    goes_on = table.status == before.status and _host_needed_since(table) is not None
    return table if goes_on or table.host_silent_since is None else replace(table, host_silent_since=None)


def _is_host_silent(table: Facts, actor: Actor) -> bool:
    return table.host_silent_since is not None and table.host != actor.person


@action(
    "claim-host", SEATED, OPEN,
    read=nothing, place="board", reply="sentence", done="done-host", sensible=_is_host_silent,
)  # fmt: skip
def claim_host(at: Situation, actor: Actor, _: None) -> TableStep:
    """Take over hosting from a host who is silent while the table waits for them."""
    if at.table.host == actor.person:
        raise refused("host-already")
    if at.table.host_silent_since is None:
        raise refused("host-is-there")
    return TableStep(at.after(host=actor.person), at.state, (line("log-host", player=actor.named),))


def _is_to_note(at: Situation, person: int) -> bool:
    """Return whether a press of ``person`` changes when they count as silent, or ends their silence."""
    table = at.table
    if _is_missed(table, person):
        return True
    seat = table.seat_of(person)
    asked = [] if seat is None else [ask.since for ask in asks_of(table, seat) if ask.is_urgent]
    needed = _host_needed_since(table) if table.host == person else None
    counts_from = min([*asked, *([] if needed is None else [needed])], default=None)
    if counts_from is None or not table.silent_days or is_alone(table):
        return False
    # A presence must be noted even if this machine's clock was set back.
    return not 0 <= at.now - max(counts_from, _seen_at(table, person)) < NOTED_EVERY


def _seen_at(table: Table, person: int) -> float:
    """Return when ``person`` last did something at ``table``, or became its host; 0 if that isn't known."""
    seat = table.seat_of(person)
    known = [None if seat is None else table.seats[seat].seen_at]
    if person == table.host:
        known.append(table.host_seen_at)
    return max((at for at in known if at is not None), default=0.0)


def _is_missed(table: Table, person: int) -> bool:
    """Return whether others may decide because ``person`` is silent."""
    if table.host == person and table.host_silent_since is not None:
        return True
    seat = table.seat_of(person)
    return seat is not None and table.seats[seat].is_silent


def _silent_at(at: Situation, seat: Seat) -> float | None:
    row = at.table.seats[seat]
    asked = [ask.since for ask in asks_of(at.table, seat) if ask.is_urgent and _is_told(at.table, seat, ask)]
    if not at.table.silent_days or row.vote is not None or not asked:
        return None
    return _end(at, row.person, max(min(asked), row.seen_at or 0.0))


def _is_told(table: Table, seat: Seat, ask: Ask) -> bool:
    """Return whether ``ask`` has reached its person; if the channel is closed, only questions can."""
    return table.closed is None or (ask.kind == "question" and seat not in untold(table))


def _end(at: Situation, person: int | None, since: float) -> float:
    return at.calendar(person).end(since, at.table.silent_days * _DAY)


def _host_needed_since(table: Table) -> float | None:
    """Return since when others at ``table`` have been stuck without the host; ``None`` if they aren't."""
    others = [row for row in table.seats if row.person not in {None, table.host}]
    if not others:
        return None
    match table.status:
        case "lobby":
            return min(row.seen_at or table.created_at for row in others)
        case "paused" if table.paused_by is not None:
            return table.paused_at
        case "playing":
            votes = asks_of_host(replace(table, host_silent_since=None))
            return votes[0].since if votes else None
        case _:
            return None


def _with_vote(table: Table, seat: Seat, row: SeatRow) -> SeatRow:
    vote = row.vote
    if vote is None:
        return row
    over = replace(row, vote=None)
    if table.status != "playing" or row.by_computer or is_alone(table):
        return over
    # A silent person isn't expected to answer while the vote is open, so look at the table without it.
    expected = replace(table, seats=[over if other is row else other for other in table.seats])
    is_asked = any(ask.is_urgent and ask.since <= vote.since for ask in asks_of(expected, seat))
    return row if vote.reason == "time" or is_asked else over


def _without_leavers(before: Table, seats: list[SeatRow], row: SeatRow) -> SeatRow:
    if row.vote is None or not row.vote.answers:
        return row
    answers: Mapping[Seat, object] = row.vote.answers
    stay = {
        voter: answer for voter, answer in answers.items()
        if voter < len(seats) and seats[voter].person == before.seats[voter].person
    }  # fmt: skip
    return replace(row, vote=replace(row.vote, answers=stay))
