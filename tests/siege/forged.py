"""Presses, menus and forms that nobody was offered, made from real ones and from hostile values."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.features.registry import PRESSES
from playground.changes import Change, InteractionChanged, MessageCreated, MessageUpdated
from playground.components import Kind
from tests.siege.besieged import Besieged

VERBS = sorted(PRESSES.handlers)
HOSTILE = (
    "", " ", "0", "1", "-1", "2", "²", "٣", "9" * 18, "9" * 19, "9" * 80, "1e9", "0x10", "NaN",
    "None", "true", "%s%n", "%n%n%n%n", "{0}", "{}", "{0.__class__}", "${jndi:ldap://x}",
    "'; DROP TABLE tables; --", "' OR '1'='1", "../../../etc/passwd", "/etc/passwd", "a\x00b",
    "\n\n", "\u202e\u2066x", "﷽", "e\u0301" * 30, "👩‍👩‍👧‍👦" * 8, "@everyone", "<@1>", "<#1>",
    "<script>alert(1)</script>", "[x](http://example.com)", "```", "*" * 60, "a=b=c", "=",
    "=true", "1,2,3", "1.1.1", "0.0", ":", ":::", "[]", '{"a":1}', "x" * 200, "Europe/Rome",
    "UTC+99", "Etc/../Etc/UTC", "Rome", "25:00", "22:00", "0000-00-00", "2026-02-30",
    "9999-12-31", "31.12.2026", "1 d", "99999999999 h", "-5 m", "∞", "early=on",
    "confirm=off", "rated=maybe", "quiet=quiet", "delivery", "language", "digest_hour", "reminder_hours",
    "weekend", "channels", "games", "openers", "moderators", "per_channel", "days_off", "quiet",
    "locale",
)  # fmt: skip
"""Values that a bot may stumble over, and the names of its settings."""
_TABLE = re.compile(r"([0-9a-z]+):(\d+):(\d+):([a-z-]+):(.*)", re.DOTALL)


@dataclass(frozen=True)
class Forged:
    """A forged button, menu (with values) or form (with field contents)."""

    kind: Literal["button", "menu", "form"]
    custom_id: str
    component: Kind = Kind.BUTTON
    values: Sequence[str] = ()
    fields: dict[str, str] = field(default_factory=dict)


class Forger:
    """Makes up presses from everything that anybody was offered, and from ``HOSTILE`` values."""

    def __init__(self, here: Besieged, chance: random.Random) -> None:
        self._here = here
        self._chance = chance
        self._known: list[str] = []
        self._arguments: dict[str, list[str]] = {}
        self._fields: set[str] = {"zone", "first", "last", "start", "end", "timezone", "name"}
        self._values: list[str] = []
        here.playground.world.listen(self._note)

    def forge(self) -> Forged:
        """Return the next forged press."""
        chance = self._chance
        custom_id = self._custom_id()
        kind = chance.choices(("button", "menu", "form"), (55, 28, 17))[0]
        if kind == "button":
            return Forged("button", custom_id)
        if kind == "menu":
            component = chance.choices(
                (Kind.STRING_SELECT, Kind.USER_SELECT, Kind.ROLE_SELECT, Kind.CHANNEL_SELECT), (6, 2, 1, 1)
            )[0]
            values = [self._value() for _ in range(chance.choice((0, 1, 1, 1, 2, 3, 25)))]
            return Forged("menu", custom_id, component, values)
        names = chance.sample(sorted(self._fields), chance.randint(0, min(5, len(self._fields))))
        return Forged("form", custom_id, fields={name: self._value() for name in names})

    def _custom_id(self) -> str:
        chance = self._chance
        roll = chance.random()
        if roll < 0.2 and self._known:
            return chance.choice(self._known)
        if roll < 0.22:
            return chance.choice(HOSTILE)
        verb = (
            chance.choice(VERBS)
            if chance.random() < 0.97
            else chance.choice(("PICK", "pick ", "eval", "", "x" * 30))
        )
        match = _TABLE.fullmatch(chance.choice(self._known)) if self._known else None
        identity, table, revision = match.group(1, 2, 3) if match else ("test", "1", "1")
        argument = self._argument(verb)
        if chance.random() < 0.07:
            identity = chance.choice(("zz9x", "", "T1", "x" * 40, "test:test", identity + identity))
        if chance.random() < 0.12:
            table = chance.choice(("0", "999", "9" * 18, "9" * 19, "-1", "²", "1 OR 1=1", "01"))
        if chance.random() < 0.25:
            revision = chance.choice(
                ("0", "1", str(int(revision) + 1), str(max(0, int(revision) - 1)), "9" * 18, "٣")
            )
        return f"{identity}:{table}:{revision}:{verb}:{argument}"

    def _argument(self, verb: str) -> str:
        chance = self._chance
        roll = chance.random()
        known = self._arguments.get(verb, []) if roll < 0.4 else []
        if roll >= 0.75:
            known = [one for some in self._arguments.values() for one in some]
        if not known:
            return chance.choice(HOSTILE)
        argument = chance.choice(known)
        if chance.random() < 0.3:
            argument = re.sub(r"\d+", lambda found: str(int(found[0]) + chance.choice((-1, 1, 7))), argument)
        return argument

    def _value(self) -> str:
        chance = self._chance
        people = [str(user) for user in self._here.playground.world.users]
        others = [
            str(one) for one in (*self._here.playground.world.channels, *self._here.playground.guild.roles)
        ]
        pool = chance.choice((HOSTILE, HOSTILE, self._values or HOSTILE, people, others))
        return chance.choice(pool)

    def _note(self, change: Change) -> None:
        if isinstance(change, MessageCreated | MessageUpdated):
            message = change.message
            found = [part.custom_id for part in (*message.buttons, *message.selects) if part.custom_id]
            self._learn(found, [option.value for menu in message.selects for option in menu.options])
        elif isinstance(change, InteractionChanged) and change.interaction.modal:
            modal: Any = change.interaction.modal
            self._learn([modal["custom_id"]], [])
            for part in modal["components"]:
                self._fields.add((part.get("component") or part["components"][0])["custom_id"])

    def _learn(self, ids: Sequence[str], values: Sequence[str]) -> None:
        for one in ids:
            match = _TABLE.fullmatch(one)
            if match is None:
                continue
            self._known.append(one)
            arguments = self._arguments.setdefault(match[4], [])
            if match[5] not in arguments:
                arguments.append(match[5])
        self._values += values
        del self._known[:-3000], self._values[:-3000]
