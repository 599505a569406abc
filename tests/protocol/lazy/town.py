"""A server where lazy, late and absent people play for days with the real bot, on a simulated clock."""

from __future__ import annotations

import asyncio
import random
import re
from collections import defaultdict
from typing import Any

from msgspec import Struct

from bot.features.clocks.rules.clocks import own_values
from bot.features.lobby.rules.terms import set_terms
from bot.table.situation import Situation
from games.engine.game import Refused
from playground import Message, Person
from playground.changes import Change, MessageCreated, MessageUpdated
from playground.permissions import Permission
from tests.protocol.evening import Evening, verb
from tests.protocol.lazy.neighbors import DAY, HOUR, Neighbor
from tests.support.acting import act
from tests.support.phrases import phrase

_BOARD = ("## ", "# ")
"""How boards start; other public messages start with a mention."""
_NONCE = re.compile(r"\.?([nl])(\d+)\.(\d+)$")
_INVITED = phrase("notice-invited")
_ADDRESSED = re.compile(r"(<@\d+>(, )?)+")
_PERSON = re.compile(r"<@(\d+)>")
_ANSWERS = 6
"""Most questions of one table that a person answers in one go."""


class Ping(Struct):
    """A message that notified a person of something: a mention, or a direct message.

    ``is_silent``: it didn't ping them.
    """

    person: int
    at: float
    tables: frozenset[int]
    is_direct: bool
    notice: int | None
    told: int
    is_silent: bool


class Opened(Struct):
    """A person opened their hand at a table."""

    person: int
    table: int


class Look(Struct):
    """A person's look at a table: its text in their list, and the verbs in their panel.

    ``truth`` is the table as the panel showed it. ``listed_truth`` is the table as the list showed it:
    opening a panel may change it, because a stand-in leaves. It's ``None`` if they came from another panel.
    """

    person: int
    at: float
    truth: Situation
    listed_truth: Situation | None
    listed: str
    is_marked: bool
    verbs: frozenset[str]
    text: str


class Town:
    """Everything that happens on one server, and a record of it."""

    def __init__(self, evening: Evening, seed: int, step: float = HOUR / 4) -> None:
        self.evening = evening
        self.step = step
        """Seconds between two steps of the simulation."""
        self.chance = random.Random(f"lazy {seed}")
        self.neighbors: dict[int, Neighbor] = {}
        self.tables: list[int] = []
        self.pings: list[Ping] = []
        self.happened: list[Ping | Opened] = []
        """Pings, silent notices and opened hands, in order of time."""
        self.looks: list[Look] = []
        self.heard: dict[tuple[int, int], list[float]] = defaultdict(list)
        """When people learned something about a table, by table and person."""
        self.boards: dict[int, Message] = {}
        self.posts = self.edits = self.moves = 0
        """Counts of the bot's public messages, of board edits, and of people's moves."""
        self._due: dict[int, float] = {}
        """When each notified person looks next."""
        self.closed: set[int] = set()
        """The tables whose channels are closed to the bot."""
        self.alone: set[int] = set()
        """The tables with one person and computers."""
        self._ends = evening.playground.world.listen(self._note)

    @property
    def now(self) -> float:
        """The time of the local Discord, in Unix seconds."""
        return self.evening.playground.clock.now()

    def told(self) -> str:
        """Return figures on what has happened so far."""
        moves = max(1, self.moves)
        rates = f"{self.posts / moves:.2f} posts and {self.edits / moves:.2f} edits a move"
        return f"{self.moves} moves, {rates}, {len(self.pings)} pings"

    # What the bot does

    def _note(self, change: Change) -> None:
        if isinstance(change, MessageUpdated) and self._is_public(change.message):
            self.edits += change.message.text.startswith(_BOARD)
        if not isinstance(change, MessageCreated) or change.message.author_id != self._bot:
            return
        message = change.message
        tables = tables_of(message)
        if self._is_public(message):
            self.posts += 1
            if message.text.startswith(_BOARD):
                for table in tables:
                    self.boards[table] = message
        channel = self.evening.playground.world.channels[message.channel_id]
        found = _NONCE.search(message.nonce or "")
        # An invitation also names its sender.
        is_notice = found is not None and _INVITED not in message.text
        named = _ADDRESSED.match(message.text) if is_notice else None
        addressed = map(int, _PERSON.findall(named[0])) if named else ()
        told = {*message.notified, *(channel.recipients if channel.is_dm else addressed)} - {self._bot}
        for person in sorted(told):
            if person not in self.neighbors:
                continue
            notice, count = (int(found[2]), int(found[3])) if found else (None, 0)
            is_silent = person not in message.notified
            ping = Ping(person, self.now, tables, channel.is_dm, notice, count, is_silent)
            self.happened.append(ping)
            if is_silent:
                continue
            self.pings.append(ping)
            for table in tables:
                self.heard[table, person].append(self.now)
            neighbor = self.neighbors[person]
            if neighbor.reacts is not None:
                at = _awake(self.now + self.chance.uniform(*neighbor.reacts) * HOUR, neighbor)
                self._due[person] = min(self._due.get(person, at), at)

    @property
    def _bot(self) -> int:
        return self.evening.playground.world.bot_id

    def _is_public(self, message: Message) -> bool:
        channel = self.evening.playground.world.channels.get(message.channel_id)
        is_ours = message.author_id == self._bot and message.visible_to is None
        return is_ours and channel is not None and not channel.is_dm

    # Who lives here

    async def settle(self, neighbors: list[Neighbor]) -> None:
        """Add people with habits to the server."""
        if not neighbors:
            return
        guild = self.evening.playground.guild
        [stranger_guild] = self.evening.playground.admin.open_servers(1, people=len(neighbors))
        for person, neighbor in zip(list(stranger_guild.members), neighbors, strict=False):
            if person == self._bot:
                continue
            user = self.evening.playground.world.users[person]
            self.evening.playground.world.add_member(guild, person)
            user.dms_closed = neighbor.dms_closed
            self.neighbors[person] = neighbor
            if neighbor.preferences:
                await self.evening.wish(person, **neighbor.preferences)

    async def open_table(
        self,
        game: str,
        people: list[int],
        *,
        clock: str = "day",
        computers: int = 0,
        channel: str = "tables",
        starts: bool = True,
    ) -> int:
        """Open and start a table for ``people``, with the first of them as host; return its number."""
        host = self.person(people[0])
        await (await host.slash(channel, "table new", game=game)).result()
        await self.calm()
        number = max(self.boards)
        self.tables.append(number)
        term = "clock" if own_values(clock) is None else "own_clock"
        await act(self.evening.bot.services.tables, set_terms, number, people[0], {term: clock})
        await self.calm()
        for person in people[1:]:
            await self.person(person).press(self.boards[number], verb(self.boards[number], "join"))
            await self.calm()
        for _ in range(computers):
            await host.press(self.boards[number], verb(self.boards[number], "add-computer"))
            await self.calm()
        if starts:
            await host.press(self.boards[number], verb(self.boards[number], "start"))
            await self.calm()
            self.heard[number, people[0]].append(self.now)
        return number

    async def invite(self, table: int, host: int, guest: int) -> None:
        """Let ``host`` invite ``guest`` to a lobby."""
        await self.person(host).slash("tables", "table invite", player=self.person(guest), table=table)
        await self.calm()

    async def close(self, channel: str) -> None:
        """Take away the bot's permission to post in ``channel``."""
        await self._note_closed(channel)
        self.evening.playground.deny_bot(channel, Permission.SEND_MESSAGES)

    async def delete(self, channel: str) -> None:
        """Delete ``channel`` with all its messages."""
        await self._note_closed(channel)
        self.evening.playground.admin.delete_channel(channel)

    async def _note_closed(self, channel: str) -> None:
        number = self.evening.playground.channel(channel).id
        for table in self.tables:
            at = await self.situation(table)
            if at is not None and at.table.channel == number:
                self.closed.add(table)

    def person(self, number: int) -> Person:
        """Return a person on the local Discord."""
        return self.evening.playground.person(number)

    async def situation(self, table: int) -> Situation | None:
        """Return a table's real state; None once it is deleted."""
        try:
            return await self.evening.bot.services.tables.situation(table)
        except Refused:
            return None

    async def calm(self) -> None:
        """Wait until the bot has nothing left to do except retry what a closed channel refused."""
        bot = self.evening.bot
        workers = (bot.computers.workers, bot.services.publisher.workers, bot.services.open_hands.workers)
        timers = (bot.catch_up, bot.services.publisher.wake_timer, bot.notices.wake_timer)
        timers += (bot.computers.wake_timer, bot.clock.wake_timer, bot.idle.wake_timer)
        while True:
            await self.evening.answered()
            for timer in timers:
                await timer.quiet.wait()
            await self.evening.answered()
            is_busy = any(not one.tries_again(table) for one in workers for table in one._tasks)
            if not is_busy and all(timer.quiet.is_set() for timer in timers):
                return
            await asyncio.sleep(0)

    async def pass_time(self, seconds: float) -> None:
        """Advance the clock, and wait until everything due has been done."""
        self.evening.playground.advance(seconds)
        self.evening.bot.look_at_clock()
        await self.calm()

    async def restart(self) -> None:
        """Stop the bot and start it again on the same database."""
        await self.evening.stop_bot()
        await self.evening.start_bot()

    # What people do

    async def pass_step(self, began: float) -> None:
        """Let one step pass, and let everybody look whose time has come."""
        before = self.now
        await self.pass_time(self.step)
        for person, neighbor in self.neighbors.items():
            if neighbor.quits is not None and self.now > began + neighbor.quits * DAY:
                continue
            told = self._due.get(person, float("inf")) <= self.now
            if told or any(_next_hour(before, hour) <= self.now for hour in neighbor.looks):
                self._due.pop(person, None)
                await self.look(person)

    async def look(self, person: int) -> None:
        """Let a person open ``/tables`` and handle each table that waits for them according to the list."""
        who = self.person(person)
        for table in [entry.table for entry in entries_of(await self._list(who))]:
            # Opening a hand replaces the list.
            listing = await self._list(who)
            entry = next((one for one in entries_of(listing) if one.table == table), None)
            if entry is None or not entry.is_seated:
                continue
            listed = await self.situation(table)
            panel = await (await who.press(listing, entry.custom_id)).result()
            await self._saw(person, panel, entry, listed)
            await self.calm()
            if self.chance.random() < self.neighbors[person].answers:
                await self._answer(who, panel, entry)

    async def _list(self, who: Person) -> Message:
        return await (await who.slash("lounge", "tables")).result()

    async def _saw(self, person: int, panel: Message, entry: Entry, listed: Situation | None = None) -> None:
        verbs = frozenset(one.custom_id.split(":")[3] for one in panel.buttons if one.custom_id) | frozenset(
            one.custom_id.split(":")[3] for one in panel.selects
        )
        self.heard[entry.table, person].append(self.now)
        self.happened.append(Opened(person, entry.table))
        if (truth := await self.situation(entry.table)) is not None:
            look = Look(person, self.now, truth, listed, entry.text, entry.is_marked, verbs, panel.text)
            self.looks.append(look)

    async def _answer(self, who: Person, panel: Message, entry: Entry) -> None:
        for _ in range(_ANSWERS):
            by_verb: dict[str, list[str]] = defaultdict(list)
            for one in panel.buttons:
                if one.custom_id and not one.disabled:
                    by_verb[one.custom_id.split(":")[3]].append(one.custom_id)
            menus = [one for one in panel.selects if one.custom_id.split(":")[3] == "choose"]
            if self.neighbors[who.id].only_preferences:
                preferences = await self._preferences(who.id, entry.table)
                picks = [one for one in by_verb["pick"] if one.split(":", 4)[4] in preferences]
                if not picks and by_verb["more"]:
                    panel = await (await who.press(panel, by_verb["more"][0])).result()
                    continue
                by_verb = {"pick": picks}
                menus = [one for one in menus if {option.value for option in one.options} <= preferences]
            votes = [press for name, found in by_verb.items() if name.startswith("out-") for press in found]
            if votes or "agree" in by_verb:
                reply = await who.press(panel, self.chance.choice(votes or by_verb["agree"]))
            elif "release" in by_verb:
                reply = await who.press(panel, by_verb["release"][0])
            elif by_verb.get("pick"):
                reply = await who.press(panel, self.chance.choice(by_verb["pick"]))
                self.moves += 1
            elif menus:
                [menu] = menus
                count = max(1, menu.min_values)
                picked = [one.value for one in self.chance.sample(menu.options, count)]
                reply = await who.select(panel, menu.custom_id, picked)
                self.moves += 1
            else:
                return
            panel = await reply.result()
            await self._saw(who.id, panel, entry)
            await self.calm()

    async def _preferences(self, person: int, table: int) -> set[str]:
        """Return the ids of ``person``'s options that answer an open question or change how they want to be
        asked.
        """
        at = await self.situation(table)
        seat = None if at is None else at.table.seat_of(person)
        decision = None if at is None or seat is None else at.decisions.get(seat)
        if decision is None:
            return set()
        return {one.id for one in decision.options if one.is_preference or decision.given is None}


def _next_hour(after: float, hour: int) -> float:
    """Return the next time after ``after`` at which the clock shows ``hour``."""
    moment = after // DAY * DAY + hour * HOUR
    return moment if moment > after else moment + DAY


def _awake(at: float, neighbor: Neighbor) -> float:
    """Return ``at``, or the next morning if ``neighbor`` is asleep then."""
    is_asleep = not neighbor.is_night_owl and at % DAY < 7 * HOUR
    return at // DAY * DAY + 7.5 * HOUR if is_asleep else at


class Entry(Struct):
    """A table in a person's list: its text, and the button beside it."""

    table: int
    text: str
    custom_id: str
    is_seated: bool
    is_marked: bool


_PRIMARY = 1


def entries_of(listing: Message) -> list[Entry]:
    """Return the tables in a list of tables, as its reader sees them."""
    found = []
    for part in _sections(listing.components):
        button = part["accessory"]
        parts = (button.get("custom_id") or "").split(":")
        if len(parts) < 4 or parts[1] == "0":
            continue
        text = "\n".join(one.get("content", "") for one in part["components"])
        is_seated = parts[3] == "hand" and button["label"] == "My hand"
        marked = button["style"] == _PRIMARY
        found.append(Entry(int(parts[1]), text, button["custom_id"], is_seated, marked))
    return found


def _sections(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for part in components:
        if part["type"] == 9:
            found.append(part)
        found += _sections(part.get("components", []))
    return found


def tables_of(message: Message) -> frozenset[int]:
    """Return the tables that the buttons of ``message`` belong to."""
    ids = [one.custom_id.split(":") for one in message.buttons if one.custom_id]
    ids += [one.custom_id.split(":") for one in message.selects]
    return frozenset(int(parts[1]) for parts in ids if len(parts) >= 4 and parts[1] != "0")
