"""What must stay hidden from those who forge presses: other people's hands, as their owners see them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache

import sqlalchemy as sa

from bot.database import schema
from playground import Message, Person
from render.words import FOLDERS
from tests.siege.besieged import Besieged, table_of
from tests.siege.players import verbs
from tests.siege.stage import SEATED, STRANGERS, Stage


class Hidden:
    """What people at the tables see in their hands, read again only after the table has changed."""

    def __init__(self, here: Besieged, stage: Stage) -> None:
        self._here = here
        self._stage = stage
        self._read: dict[tuple[str, int], tuple[int, set[str]]] = {}
        self._once: dict[tuple[str, int], set[str]] = {}
        """Everything a person has ever read about a table."""

    def revisions(self) -> dict[int, int]:
        """Return the current revision of every table."""
        tables = schema.tables.c
        rows = self._here.database.rows(sa.select(tables.id, tables.revision))
        return {row.id: row.revision for row in rows}

    async def to(self, people: list[Person]) -> dict[int, set[str]]:
        """Return, by table, what no reply to ``people`` may contain."""
        tables = schema.tables.c
        query = sa.select(tables.id, tables.revision, tables.status).where(tables.id.in_(self._stage.tables))
        standing = {row.id: row for row in self._here.database.rows(query)}
        names = {person.name for person in people}
        found = {}
        for board in self._stage.boards():
            table = standing.get(table_of(board))
            if table is None or table.status not in {"playing", "paused"}:
                continue
            is_open = self._stage.is_open(board)
            secret, allowed = set[str](), set[str]()
            for name in (*SEATED, *STRANGERS) if is_open else SEATED:
                known, parts = self._read.get((name, table.id), (0, set()))
                if known != table.revision:
                    parts = await _position(self._here, name, board)
                    self._read[name, table.id] = table.revision, parts
                    self._once.setdefault((name, table.id), set()).update(parts)
                # Whatever a stranger sees of a table is public.
                is_allowed = name in names or name in STRANGERS
                (allowed if is_allowed else secret).update(parts)
            for name in names:
                # They may have given up their seat and taken it again.
                allowed |= self._once.get((name, table.id), set())
            if is_open or not names & set(STRANGERS):
                allowed |= _parts([board.text, *board.alt_texts])
            found[table.id] = {one for one in secret - allowed if len(one) >= 12 and one not in catalogue()}
        # Text that occurs in the hands of several tables says nothing about one of them.
        every = Counter(one for parts in found.values() for one in parts)
        return {number: {one for one in parts if every[one] == 1} for number, parts in found.items()}


async def _position(here: Besieged, name: str, board: Message) -> set[str]:
    """Return a person's current view of a table: the alternative text of their hand, and the text form."""
    person = here.playground.person(name)
    panel = await (await person.press(board, verbs(board)["hand"])).result()
    found = _parts(panel.alt_texts)
    if "text" in verbs(panel):
        found |= _parts([(await (await person.press(panel, verbs(panel)["text"])).result()).text])
    return found


@cache
def catalogue() -> str:
    """Return all messages of the bot: a sentence that stands there verbatim reveals nothing about a game."""
    return "\n".join(file.read_text("utf-8") for folder in FOLDERS for file in folder.glob("*/*.ftl"))


def _parts(texts: Iterable[str]) -> set[str]:
    parts = (part.strip() for text in texts for part in re.split(r"[.;:\n]", text))
    return {part for part in parts if len(part) >= 6}
