"""Forge: presses, menus, forms and commands that nobody was offered, from people who have no right to
them.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import re
import time
from collections import Counter
from dataclasses import replace
from typing import Any, TypeAlias

import sqlalchemy as sa

from bot.database import schema
from playground import CannotDoError, Message, Person, Reply
from tests.bench.report import Row, percentile
from tests.siege.besieged import Besieged, Plan, besieged
from tests.siege.foreign import Own, changed, foreign, restless
from tests.siege.forged import HOSTILE, Forged, Forger
from tests.siege.hidden import Hidden
from tests.siege.log import Secrets
from tests.siege.stage import HIDDEN, SEATED, STRANGERS, Stage
from tests.support.phrases import mistakes

AT_ONCE = 4
"""Concurrent presses per person; if there are more, the bot asks them to wait."""
BATCH = 200
"""Most presses per person before the database is checked for changes."""
OF_A_STAGE = 6_000
"""Presses after which the tables are set up anew."""
OF_STRANGERS = 0.7
"""Share of the presses that come from people without a seat."""
ANSWERED_WITHIN = 15.0
FORGER = "Dev"
"""Has a seat at the tables and forges presses of the other seats."""
_GOES = re.compile(r":(give-up|leave|want|me-delete-yes|take-back|start:)")
_GO = {"table leave", "table undo", "table replace"}
"""Commands that ``FORGER`` doesn't forge: they would give up their seat, or open a lobby of their own.

Strangers do forge them.
"""
_LETTER = {"flags": 1 << 15, "components": [{"type": 10, "content": "A letter"}]}
_ABOUT = re.compile(r"\b[0-9a-z]{4}:(\d{1,9}):\d")
"""Matches a button's custom_id; the group is the table's number."""
_ECHO = re.compile(r"\S+:(?:again=|page:|entry:|entries:)\S*")
"""Matches custom_ids (forms opened again, pages of the rules) that repeat the table number of the press and
reveal nothing about the table.
"""
_MISTAKES = mistakes()


Sent: TypeAlias = list[tuple[Any, Reply]]
"""What was sent, as it is quoted in findings, with the reply to each."""


class Findings:
    """The findings of a siege so far."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.found: Counter[str] = Counter()
        self.acknowledged: list[float] = []
        """Milliseconds until each press was acknowledged."""
        self.seconds = 0.0

    def note(self, kind: str, what: str) -> None:
        """Count a fault and print it."""
        self.found[kind] += 1
        if self.found[kind] <= 25:
            print(f"forge: {kind}: {what}", flush=True)


async def rows(plan: Plan) -> list[Row]:
    """Send forged presses; return the figures."""
    findings, stages = Findings(), 0
    while plan.goes_on(findings.count.total()):
        stages += 1
        async with besieged(replace(plan, seed=plan.seed * 1000 + stages)) as here:
            await _of_a_stage(here, findings, plan)
    return [
        *(Row(f"forge: {kind}", count, "") for kind, count in sorted(findings.count.items())),
        Row("forge: presses in all", findings.count.total(), ""),
        Row("forge: presses a second", findings.count.total() / max(findings.seconds, 0.001), ""),
        Row("forge: press to acknowledgement, p99", percentile(findings.acknowledged, 0.99), "ms"),
        Row("forge: foreign changes", findings.found["foreign change"], "", at_most=0),
        Row("forge: leaks", findings.found["leak"], "", at_most=0),
        Row("forge: unanswered", findings.found["unanswered"], "", at_most=0),
        Row("forge: mistakes of ours", findings.found["mistake"], "", at_most=0),
        Row("forge: payloads that Discord refuses", findings.found["rejected"], "", at_most=0),
        Row("forge: hidden things and names in the log", findings.found["log"], "", at_most=0),
    ]


async def _of_a_stage(here: Besieged, findings: Findings, plan: Plan) -> None:
    # Latency is measured here. A busy machine may miss Discord's deadline for an acknowledgement, so don't
    # enforce it.
    here.playground.countdown.hold()
    secrets, forger = Secrets(here), Forger(here, here.chance)
    stage = Stage(here)
    await stage.set_up()
    hidden = Hidden(here, stage)
    began, before = time.monotonic(), findings.count.total()
    presses = min(plan.times or OF_A_STAGE, OF_A_STAGE)
    print(f"forge: {before:,} presses", flush=True)
    while plan.goes_on(findings.count.total()) and (sent := findings.count.total() - before) < presses:
        # Giving up a seat frees it for others, so the person with a seat comes last.
        of_strangers = round(presses * OF_STRANGERS)
        names = STRANGERS if sent < of_strangers else (FORGER,)
        until = of_strangers if names is STRANGERS else presses
        each = math.ceil(min(BATCH, (until - sent) / len(names)) / AT_ONCE)
        await _batch(here, stage, hidden, forger, findings, names, each)
    findings.seconds += time.monotonic() - began
    tables = schema.tables.c
    for table, reference in here.database.rows(
        sa.select(tables.id, tables.reference).where(tables.status == "halted")
    ):
        findings.note("mistake", f"table {table} is halted: {reference}")
    for refused in here.playground.rejected:
        findings.note("rejected", str(refused)[:300])
    for leak in secrets.found_in(here.bot.said):
        findings.note("log", leak)
    for line in here.bot.said:
        if "Traceback" in line or "worked on and not answered" in line or "an interaction failed" in line:
            findings.note("mistake", line)


async def _batch(
    here: Besieged,
    stage: Stage,
    hidden: Hidden,
    forger: Forger,
    findings: Findings,
    names: tuple[str, ...],
    each: int,
) -> None:
    """Let ``names`` forge presses, ``AT_ONCE`` times ``each`` per person; check what they changed and
    read.
    """
    people = [here.playground.person(name) for name in names]
    seated = names == (FORGER,)
    await _quiet(here)
    secret, revisions = await hidden.to(people), hidden.revisions()
    standing = _standing(here, people)
    own = stage.own.setdefault(names, Own({person.id for person in people}))
    uneasy = restless(here)
    before = foreign(here, stage.tables, own, seated=seated)
    sent: Sent = []
    await asyncio.gather(
        *(_send(here, stage, forger, person, sent, findings, each) for person in people * AT_ONCE)
    )
    await _answered(here, stage, sent, findings, seated=seated)
    await _quiet(here)
    after = foreign(here, stage.tables, own, seated=seated)
    if found := changed(before, after, uneasy | restless(here)):
        findings.note("foreign change", "\n  ".join([*found[:12], *(str(what)[:200] for what, _ in sent)]))
    # Their own moves reveal more to them.
    later = await hidden.to(people) if seated else secret
    if seated:
        # A table that moved meanwhile may have shown them an intermediate state: skip it.
        now = hidden.revisions()
        still = {number for number, revision in revisions.items() if now.get(number) == revision}
        secret = {number: secret[number] & later.get(number, set()) for number in secret.keys() & still}
    for what, reply in sent:
        read = _read(here, reply)
        about = {int(number) for number in _ABOUT.findall(read)}
        for number in secret.keys() & about if about else secret:
            if leaked := [one for one in secret[number] if one in read and one not in standing]:
                findings.note("leak", f"{what}: of table {number}: {leaked[:3]}")
        if not seated and any(f":{table}:" in _ECHO.sub("", read) for table in stage.hidden):
            findings.note("leak", f"{what}: of a table that they cannot see")
        if any(mistake in read for mistake in _MISTAKES):
            findings.note("mistake", f"{what}: {read[-200:]}")


def _standing(here: Besieged, people: list[Person]) -> str:
    """Return the text of every message that only ``people`` can see; it was checked when it arrived."""
    ids = {person.id for person in people}
    messages = [
        message for of_channel in here.playground.world.messages.values() for message in of_channel.values()
    ]
    return "\n".join("\n".join(_said(message)) for message in messages if message.visible_to in ids)


async def _quiet(here: Besieged) -> None:
    await here.playground.settle(quiet=0.03)
    with contextlib.suppress(TimeoutError):
        await here.right_again()


async def _send(
    here: Besieged,
    stage: Stage,
    forger: Forger,
    person: Person,
    sent: Sent,
    findings: Findings,
    times: int,
) -> None:
    """Forge ``times`` presses of ``person``, one after the other."""
    chance = here.chance
    for _ in range(times):
        if chance.random() < 0.05:
            await _command(here, stage, person, sent, findings)
            continue
        forged = forger.forge()
        while person.name == FORGER and _GOES.search(forged.custom_id):
            forged = forger.forge()
        message = chance.choice(_pressable(here, stage, person))
        reply = await _forge(person, message, forged)
        findings.count[forged.kind + "s"] += 1
        sent.append(((person.name, message.id, forged), reply))


async def _forge(person: Person, message: Message, forged: Forged) -> Reply:
    if forged.kind == "form":
        return await person.submit_forged(message, custom_id=forged.custom_id, values=forged.fields)
    return await person.press_forged(
        message, custom_id=forged.custom_id, kind=forged.component, values=forged.values
    )


async def _command(here: Besieged, stage: Stage, person: Person, sent: Sent, findings: Findings) -> None:
    """Run a command with values that weren't suggested."""
    chance = here.chance
    command, options = chance.choice(_commands(here))
    if person.name == FORGER and command in _GO:
        return
    given: dict[str, Any] = {}
    for option in options:
        if option.get("required") or chance.random() < 0.6:
            given[option["name"]] = _option(here, stage, option)
    rooms = [room for room in stage.rooms if room.name != HIDDEN]
    # What the client refuses to send isn't a press.
    with contextlib.suppress(CannotDoError, KeyError):
        reply = await person.slash(chance.choice(rooms), command, **given)
        findings.count["commands"] += 1
        sent.append(((person.name, command, given), reply))


def _commands(here: Besieged) -> list[tuple[str, list[dict[str, Any]]]]:
    found = []
    for command in here.playground.commands.all(None):
        subcommands = [one for one in command.get("options", ()) if one["type"] == 1]
        for one in subcommands:
            found.append((f"{command['name']} {one['name']}", one.get("options", [])))
        if not subcommands:
            found.append((command["name"], command.get("options", [])))
    return found


def _option(here: Besieged, stage: Stage, option: dict[str, Any]) -> Any:
    chance = here.chance
    match option["type"]:
        case 4:
            return chance.choice((*stage.tables, 0, -1, 999, 2**53 - 1))
        case 5:
            return chance.random() < 0.5
        case 6:
            return here.playground.person(chance.choice((*SEATED, *STRANGERS)))
        case _ if option.get("choices"):
            return chance.choice(option["choices"])["value"]
        case _:
            return chance.choice(HOSTILE)


def _pressable(here: Besieged, stage: Stage, person: Person) -> list[Message]:
    """Return messages that ``person`` can see: boards, their ephemeral messages, and direct messages."""
    boards = [board for board in stage.boards() if person.name not in STRANGERS or stage.is_open(board)]
    rooms = [room for room in stage.rooms if person.name not in STRANGERS or room.name != HIDDEN]
    own = [
        message
        for room in rooms
        for message in list(here.playground.world.messages.get(room.id, {}).values())[-40:]
        if message.visible_to == person.id and not message.loading
    ]
    place = person.open_dm()
    if not here.playground.world.history(place.id):
        here.playground.messages.send(place, here.playground.world.bot_id, _LETTER)
    return [*boards, *own[-12:], *here.playground.world.history(place.id)[-3:]]


async def _answered(here: Besieged, stage: Stage, sent: Sent, findings: Findings, *, seated: bool) -> None:
    """Wait for all replies, and record presses that got none.

    People with a seat, and strangers at tables of their own, may be answered by an update of the board alone.
    Everybody else has to be answered in words.
    """

    def waits(reply: Reply) -> bool:
        if reply.kind in {"modal", "choices", "none"}:
            return False
        message = reply.message
        if message is not None and message.loading:
            return True
        if reply.interaction.visible_ms is not None or reply.followups:
            return False
        if ":again:" in str(reply.interaction.data.get("custom_id")):
            # The answer is the board of the next table, or of an existing one.
            return False
        in_place = message is not None and message.ephemeral
        return _table_in(reply) <= max(stage.tables) and (in_place or not seated)

    with contextlib.suppress(TimeoutError):
        await here.playground.until(lambda: not any(waits(reply) for _, reply in sent), ANSWERED_WITHIN)
    for what, reply in sent:
        if reply.acknowledged_ms is not None:
            findings.acknowledged.append(reply.acknowledged_ms)
        if reply.failed or waits(reply):
            findings.note("unanswered", f"{what}: {reply!r}")


def _table_in(reply: Reply) -> int:
    """Return the number of the table that a press named, or 0."""
    parts = str(reply.interaction.data.get("custom_id", "")).split(":")
    return int(parts[1]) if len(parts) > 4 and parts[1].isdecimal() and len(parts[1]) < 10 else 0


def _read(here: Besieged, reply: Reply) -> str:
    """Return everything a forged press showed its sender: text, buttons, menus and files."""
    parts = []
    for message in reply.messages:
        if message.ephemeral or here.playground.world.channels[message.channel_id].is_dm:
            parts += _said(message)
            files = here.playground.files(message)
            parts += files
            parts += [
                data.decode(errors="replace")
                for name, data in files.items()
                if not name.endswith((".jpg", ".png", ".webp"))
            ]
    if reply.modal is not None:
        parts.append(reply.modal.text)
    return "\n".join(parts)


def _said(message: Message) -> list[str]:
    found = [message.text, *message.alt_texts]
    found += [f"{button.label} {button.custom_id}" for button in message.buttons]
    for menu in message.selects:
        found.append(menu.custom_id or "")
        found += [f"{option.label} {option.description}" for option in menu.options]
    return found
