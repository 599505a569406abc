"""What is kept about one person: all of it in one piece, and how it is forgotten."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from bot.store.database import Database
from games.engine.event import Event
from games.engine.text import Argument, Text

NOBODY = 0
"""Stands where the id of a person stood who was forgotten, and the place has to hold one."""

_JSON = {"wishes", "options", "choice", "before", "after", "event"}
_NAMING = {"player", "moderator", "by", "before"}
"""The arguments of log lines that hold the name of a person as it was typed."""
_FORGOTTEN = Text("somebody")
_OPEN = "status IN ('lobby', 'playing', 'paused', 'held')"
_FINISHED = "status IN ('over', 'ended')"

_KEPT = {
    "settings": "SELECT locale, wishes, digested_at, shut_out FROM people WHERE person = ?",
    "seats": (
        "SELECT seats.*, guild, channel, game, status, created_at FROM seats JOIN tables ON id = table_id "
        "WHERE person = ?"
    ),
    "moves": (
        "SELECT moves.table_id, number, moves.seat, choice, at FROM moves "
        "JOIN seats ON seats.table_id = moves.table_id AND seats.seat = moves.seat WHERE person = ?"
    ),
    "names": "SELECT table_id, name FROM named WHERE person = ?",
    "hosted": "SELECT id AS table_id, guild, channel, game, status, created_at FROM tables WHERE host = ?",
    "paused": "SELECT id AS table_id, paused_at FROM tables WHERE paused_by = ?",
    "results": "SELECT table_id, seat, rank, score FROM results WHERE person = ?",
    "ratings": "SELECT guild, game, mu, sigma, games FROM ratings WHERE person = ?",
    "follows": "SELECT table_id FROM follows WHERE person = ?",
    "looked": "SELECT table_id, event AS line FROM looked WHERE person = ?",
    "mutes": "SELECT table_id, revision FROM mutes WHERE person = ?",
    "presets": "SELECT * FROM presets WHERE person = ?",
    "offers": "SELECT table_id, seat, at FROM offers WHERE person = ?",
    "offered": "SELECT table_id, seat, at FROM offers WHERE offered_by = ?",
    "notices": (
        "SELECT table_id, revision, seat, kind, due_at, state, channel, message, told, told_at FROM notices "
        "WHERE person = ?"
    ),
    "server_settings": "SELECT guild, at, setting, before, after FROM setting_changes WHERE person = ?",
}
"""Every place that holds something about a person."""


class Involved(Struct, frozen=True):
    """The tables that somebody who wants to be forgotten is still part of, and how many are finished."""

    seated: tuple[int, ...]
    hosted: tuple[int, ...]
    finished: int


class PersonalStore:
    """Reads and forgets what is kept about a person; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def everything(self, person: int, names: Collection[str], guild: int | None) -> dict[str, Any]:
        """Return all that is kept about ``person``, by where it is kept; values are what JSON can hold.

        ``names`` are what they are called now, ``guild`` is where they ask. What a game still hides is not
        in it: of the moves, only what was chosen.
        """

        def job(connection: sqlite3.Connection) -> dict[str, Any]:
            found = {
                place: [_plain(row) for row in connection.execute(query, (person,))]
                for place, query in _KEPT.items()
            }
            lines = _lines(connection, person, names, guild)
            found["log"] = [
                {"table_id": table, "number": number, "line": msgspec.to_builtins(event.text)}
                for table, number, event, _ in lines
            ]
            return found

        return await self._database.run(job)

    async def involved(self, person: int) -> Involved:
        """Return the tables of which ``person`` is still part."""

        def job(connection: sqlite3.Connection) -> Involved:
            seated = connection.execute(
                f"SELECT id FROM tables JOIN seats ON table_id = id WHERE person = ? AND {_OPEN}", (person,)
            ).fetchall()
            hosted = connection.execute(
                f"SELECT id FROM tables WHERE host = ? AND {_OPEN}", (person,)
            ).fetchall()
            [finished] = connection.execute(
                f"SELECT count(*) FROM tables JOIN seats ON table_id = id WHERE person = ? AND {_FINISHED}",
                (person,),
            ).fetchone()
            return Involved(tuple(row["id"] for row in seated), tuple(row["id"] for row in hosted), finished)

        return await self._database.run(job)

    async def forget(self, person: int, names: Collection[str], guild: int | None) -> list[int]:
        """Forget ``person``, who sits at no open table any more; return the tables that have changed by it.

        Settings, ratings and the like go. Finished games stay, with an anonymous seat; so do the ids of the
        presses by which seats were taken, because the shuffle follows from them. In the log, their names
        become "somebody".
        """

        def job(connection: sqlite3.Connection) -> list[int]:
            changed = set()
            for table, number, event, scrub in _lines(connection, person, names, guild):
                text = _scrubbed(event.text, scrub)
                connection.execute(
                    "UPDATE events SET event = ? WHERE table_id = ? AND number = ?",
                    (msgspec.json.encode(msgspec.structs.replace(event, text=text)), table, number),
                )
                changed.add(table)
            rows = connection.execute(
                "SELECT table_id FROM seats WHERE person = ?1 UNION SELECT id FROM tables "
                "WHERE host = ?1 OR paused_by = ?1",
                (person,),
            )
            changed |= {row[0] for row in rows}
            for statement in _forgetting():
                connection.execute(statement, {"person": person, "nobody": NOBODY})
            return sorted(changed)

        return await self._database.run(job)


def _forgetting() -> Iterator[str]:
    """Yield the statements that forget ``:person``."""
    yield (
        "UPDATE seats SET person = NULL, name = '' WHERE person = :person "
        f"AND table_id IN (SELECT id FROM tables WHERE {_FINISHED})"
    )
    yield "UPDATE results SET person = NULL WHERE person = :person"
    yield "UPDATE tables SET host = :nobody WHERE host = :person"
    yield "UPDATE tables SET paused_by = :nobody WHERE paused_by = :person"
    yield "UPDATE setting_changes SET person = :nobody WHERE person = :person"
    yield "UPDATE offers SET offered_by = :nobody WHERE offered_by = :person"
    # A notice that stands in a channel is still to be removed from there.
    yield "UPDATE OR IGNORE notices SET person = :nobody WHERE person = :person AND state <> 'done'"
    for table in ("notices", "ratings", "follows", "looked", "mutes", "presets", "offers", "named", "people"):
        yield f"DELETE FROM {table} WHERE person = :person"


def _lines(
    connection: sqlite3.Connection, person: int, names: Collection[str], guild: int | None
) -> list[tuple[int, int, Event, set[str]]]:
    """Return the lines of logs that name ``person``: table, number, the line, and the names that mean them.

    Lines hold names as they were typed. At tables where the person sat, that is the name they had there;
    elsewhere on the same servers, where they may have moderated, it is one of theirs that nobody else had.
    """
    known = {row["name"] for row in connection.execute("SELECT name FROM named WHERE person = ?", (person,))}
    known |= {name for name in names if name}
    guilds = {
        row[0]
        for row in connection.execute(
            "SELECT guild FROM tables JOIN named ON table_id = id WHERE person = ?1 "
            "UNION SELECT guild FROM setting_changes WHERE person = ?1 "
            "UNION SELECT guild FROM tables WHERE host = ?1 OR paused_by = ?1",
            (person,),
        )
    }
    if guild is not None:
        guilds.add(guild)
    if not known:
        return []
    places = ", ".join("?" * len(guilds))
    # One pass over the logs for all names: no index helps to find words in them.
    named = " OR ".join(["instr(CAST(event AS TEXT), ?)"] * len(known))
    rows = connection.execute(
        "SELECT table_id, number, event FROM events JOIN tables ON id = table_id "
        f"WHERE guild IN ({places}) AND ({named}) ORDER BY table_id, number",
        (*guilds, *(msgspec.json.encode(name).decode() for name in sorted(known))),
    ).fetchall()
    found = []
    for row in rows:
        event = msgspec.json.decode(row["event"], type=Event)
        scrub = _meaning(connection, row["table_id"], person, known)
        if _scrubbed(event.text, scrub) != event.text:
            found.append((row["table_id"], row["number"], event, scrub))
    return found


def _meaning(connection: sqlite3.Connection, table: int, person: int, known: set[str]) -> set[str]:
    """Return which of the ``known`` names mean ``person`` at ``table``."""
    rows = connection.execute("SELECT person, name FROM named WHERE table_id = ?", (table,)).fetchall()
    own = {row["name"] for row in rows if row["person"] == person}
    others = {row["name"] for row in rows if row["person"] != person}
    return own | (known - others)


def _scrubbed(text: Text, names: set[str]) -> Text:
    """Return ``text`` with "somebody" where it names a person by one of ``names``."""

    def scrub(key: str, value: Argument) -> Argument:
        if isinstance(value, Text):
            return _scrubbed(value, names)
        return _FORGOTTEN if key in _NAMING and isinstance(value, str) and value in names else value

    return Text(text.key, {key: scrub(key, value) for key, value in text.args.items()})


def _plain(row: sqlite3.Row) -> dict[str, Any]:
    return {
        key: msgspec.json.decode(row[key]) if key in _JSON and isinstance(row[key], bytes) else row[key]
        for key in row.keys()  # noqa: SIM118
        if key != "person"
    }
