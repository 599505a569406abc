"""Invariants that must hold once the bot has recovered from whatever was done to it."""

from __future__ import annotations

import re
from collections import Counter

import sqlalchemy as sa

from bot.database import schema
from playground import Message
from tests.siege.besieged import Besieged, table_of
from tests.siege.players import Acknowledged, Players

_LETTER = re.compile(r"(?:^|\.)l(\d+)\.\d+$")
"""Matches the nonce of a direct message that delivers a notice; the group is the notice's number."""
_ADDRESSED, _PERSON = re.compile(r"(?:<@\d+>(?:, )?)+"), re.compile(r"<@(\d+)>")
_OTHER_LETTER = re.compile(r"(?:^|\.)(?:g[0-9a-f]+\.[0-9a-f]+|[dl]\d+)$")
"""Matches the nonce of a digest, or of an answer to a request."""


def note_all(here: Besieged, players: Players, found: dict[str, set[str]], when: str) -> None:
    """Run every check, add the failures to ``found`` by kind, and print the new ones."""
    for kind, now in (
        ("lost", lost(here, players.done)),
        ("told twice", told_twice(here)),
        ("out of place", out_of_place(here, [room.id for room in players.rooms])),
    ):
        for one in sorted(set(now) - found[kind]):
            print(f"{when}: {kind}: {one}", flush=True)
        found[kind].update(now)


def lost(here: Besieged, done: Acknowledged) -> list[str]:
    """Return everything that was acknowledged but is missing from the database."""
    seats, moves = schema.seats.c, schema.moves.c
    sits = {
        (row.table_id, row.person): row.seat
        for row in here.database.rows(
            sa.select(seats.table.label("table_id"), seats.seat, schema.members.c.person).join(
                schema.members, schema.members.c.number == seats.member
            )
        )
    }
    made: dict[tuple[int, int], list[tuple[str, ...]]] = {}
    query = sa.select(moves.table, moves.seat, moves.choice).order_by(moves.table, moves.number)
    for table, seat, choice in here.database.rows(query):
        made.setdefault((table, seat), []).append(tuple(choice))
    missing = [f"seat of {key}" for key in done.seats - sits.keys()]
    for (table, person), chosen in done.of_each().items():
        written = made.get((table, sits.get((table, person), -1)), [])
        after = 0
        for one in chosen:
            if one in written[after:]:
                after = written.index(one, after) + 1
            else:
                missing.append(f"table {table}: {one}")
    return missing


def told_twice(here: Besieged) -> list[str]:
    """Return whatever people were told more than once.

    Posts are identified by their nonce. If one message told several people something, the database rows say
    how often each of them was told; a post that was cut short, for which only the channel was saved, may have
    been seen once. The nonce of a direct message names its notice; without one, nobody can say what the
    message was for.
    """
    nonces = Counter((message.channel_id, message.nonce) for message in here.posted if message.nonce)
    found = [f"posted twice: {nonce}" for nonce, times in nonces.items() if times > 1]
    notices = schema.notices.c
    owed: Counter[tuple[int, int]] = Counter()
    query = sa.select(notices.table, notices.person, notices.told, notices.channel)
    for table, person, told, channel in here.database.rows(query):
        owed[table, person] += max(told, int(channel is not None))
    pings: Counter[tuple[int, int]] = Counter()
    letters: Counter[int] = Counter()
    for message in here.posted:
        if not here.playground.world.channels[message.channel_id].is_dm:
            for person in _addressed(message):
                pings[table_of(message), person] += 1
        elif letter := _LETTER.search(message.nonce or ""):
            letters[int(letter[1])] += 1
        elif not (_OTHER_LETTER.search(message.nonce or "") or message.interaction):
            found.append(f"a direct message of which nothing is known: {message.nonce}")
    times_told = {row.id: row.told for row in here.database.rows(sa.select(notices.id, notices.told))}
    for notice, times in letters.items():
        # The process may have ended after it sent the message and before it recorded that.
        if times > max(1, times_told.get(notice, 0)):
            found.append(f"{times} direct messages for notice {notice}")
    for key, times in pings.items():
        if times > owed[key]:
            found.append(f"pinged {times} times for {owed[key]} notices: {_told(here, *key)}")
    return found


def _addressed(message: Message) -> list[int]:
    """Return the people whom a channel message addresses, including those whom it doesn't ping.

    An invitation also names its sender, who isn't addressed.
    """
    if any((one.custom_id or "").split(":")[3:4] in (["invite-accept"], ["join"]) for one in message.buttons):
        return message.notified
    first = _ADDRESSED.match(message.text)
    return sorted({*message.notified, *map(int, _PERSON.findall(first[0] if first else ""))})


def _told(here: Besieged, table: int, person: int) -> str:
    """Return everything a person was told about a table, according to the posts and to the database."""
    notices = schema.notices.c
    columns = (notices.id, notices.kind, notices.revision, notices.state, notices.told, notices.message)
    query = sa.select(*columns).where(notices.table == table, notices.person == person)
    rows = here.database.rows(query)
    posts = [
        (message.nonce, message.id, "deleted" if message.deleted else "there")
        for message in here.posted
        if person in message.notified and table_of(message) == table
    ]
    return f"table {table}: {posts}; {[tuple(row) for row in rows]}"


def out_of_place(here: Besieged, channels: list[int]) -> list[str]:
    """Return the boards and notices that channels show but shouldn't, or should show but don't."""
    tables, notices = schema.tables.c, schema.notices.c
    found = []
    boards = {
        message.id for channel in channels for there in here.boards(channel).values() for message in there
    }
    query = sa.select(tables.id, tables.message).where(tables.channel.in_(channels))
    shown = {row.message: row.id for row in here.database.rows(query) if row.message is not None}
    found += [f"table {shown[message]} has no board" for message in shown.keys() - boards]
    found += [f"a board too many: {message}" for message in boards - shown.keys()]
    query = sa.select(notices.message).where(notices.message.is_not(None), notices.state == "sent")
    told = {row.message for row in here.database.rows(query)}
    news = sa.select(notices.message).where(notices.message.is_not(None), notices.kind == "result")
    stay = {row.message for row in here.database.rows(news)}
    live = {
        message.id
        for channel in channels
        for message in here.playground.world.history(channel)
        if not message.ephemeral and re.match(r"<@\d+>", message.text)
    }
    found += [f"a notice too many: {message}" for message in live - told - stay]
    there = {message.id for message in here.posted if message.channel_id in channels}
    found += [f"a notice that is not there: {message}" for message in (told & there) - live]
    return found
