"""What must never appear in the log: hidden things, secrets, tokens and people's names."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.database import schema
from playground.changes import Change, MessageCreated, MessageUpdated
from tests.siege.besieged import Besieged
from tests.siege.hands import hands_in

_SHORTEST = 8
"""Shortest hidden text, in characters, that can't be confused with other words in a log."""


class Secrets:
    """Collects everything hidden on a local Discord while people play there, and searches a log for it."""

    def __init__(self, here: Besieged) -> None:
        self._here = here
        self._private: set[str] = set()
        self._public: set[str] = set()
        here.playground.world.listen(self._note)

    def found_in(self, log: Sequence[str]) -> list[str]:
        """Return everything in ``log`` that must not be there, each with its kind."""
        text = "\n".join(log)
        found = [f"{kind}: {one!r}" for kind, one in self._hidden() if one in text]
        named = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, self._names()))})(?!\w)")
        found += [f"a name: {match[1]!r}" for match in named.finditer(text)]
        found += [f"a hand: {hand!r}" for line in log for hand in hands_in(line)]
        return sorted(set(found))

    def hidden(self) -> set[str]:
        """Return every hidden text that is searched for, except names."""
        return {one for _, one in self._hidden()}

    def _hidden(self) -> Iterator[tuple[str, str]]:
        yield from (("said in private", one) for one in self._private - self._public)
        for interaction in self._here.playground.world.interactions.values():
            yield "the token of an interaction", interaction.token
        yield "the token of the bot", self._here.token
        yield from (("a secret of the database", one) for one in self._here.database.secrets)
        tables = schema.tables.c
        for secret, snapshot in self._here.database.rows(sa.select(tables.secret, tables.snapshot)):
            yield "the secret of a table", secret.hex()
            yield "the secret of a table", repr(secret)[2:-1]
            yield "the secret of a table", base64.b64encode(secret).decode()
            for value in _texts(msgspec.json.decode(snapshot) if snapshot else None):
                if len(value) >= _SHORTEST:
                    yield "a part of a game's state", value
        for (choice,) in self._here.database.rows(sa.select(schema.moves.c.choice).distinct()):
            for option in choice:
                if len(option) >= _SHORTEST:
                    yield "a choice", option

    def _names(self) -> list[str]:
        users = self._here.playground.world.users.values()
        return [user.global_name for user in users if user.global_name and not user.bot]

    def _note(self, change: Change) -> None:
        if isinstance(change, MessageCreated | MessageUpdated):
            message = change.message
            channel = self._here.playground.world.channels[message.channel_id]
            said = self._private if message.ephemeral or channel.is_dm else self._public
            for text in (*message.alt_texts, message.text):
                said.update(
                    part for part in map(str.strip, re.split(r"[.;\n]", text)) if len(part) >= _SHORTEST
                )


def _texts(value: Any) -> Iterator[str]:
    """Yield every string in a decoded value, at any depth."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from _texts(one)
