"""What people may expect of the bot, checked at each step against the real state of the tables."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from itertools import pairwise
from typing import NamedTuple

import sqlalchemy as sa

from bot.database.schema import notices
from bot.features.absence.rules.timeout_votes import is_to_decide
from bot.features.agreements.rules import missing
from bot.features.clocks.rules.calendar import Calendar
from bot.features.lifecycle.rules.idle import GAME_RESTS, LOBBY_RESTS
from bot.features.notices.rules.notice import ASKING, NoticeKind
from bot.table.situation import Situation
from games.engine.play import waiting_for
from tests.protocol.lazy.neighbors import DAY, HOUR
from tests.protocol.lazy.town import Opened, Ping, Town

GRACE = 2 * HOUR
"""Seconds outside quiet hours within which people must hear that a table waits for them."""

COVERS = 6 * HOUR
"""Seconds for which an unread ping also covers the next questions of its table."""
LEADING = ASKING | {"short", "time", "silent"}
"""The kinds of pings that lead to the hand."""


class Owed(NamedTuple):
    """Something that waits for a person: the table, the person, and what it is."""

    table: int
    person: int
    kind: str
    mark: object
    """Identifies it; a new value is a new item: the revision of a question, the seat voted about."""


class Law:
    """Collects each breach of the law once, as text."""

    def __init__(self, town: Town) -> None:
        self._town = town
        self._began = town.now
        self._since: dict[Owed, float] = {}
        self._calendars: dict[Owed, Calendar] = {}
        self._checked_at = town.now
        self._timed_out: set[tuple[int, int]] = set()
        self.breaches: dict[str, list[str]] = defaultdict(list)
        self._unread: dict[tuple[int, int], float] = {}
        """When a person was last pinged about a table, unless they have opened their hand since."""
        self._statuses: dict[int, str] = {}
        self._silent = 0
        self.held = 0
        """How many times an open item was checked."""

    async def check(self) -> None:
        """Check the law at all tables now."""
        town, now = self._town, self._town.now
        situations = {table: await town.situation(table) for table in town.tables}
        await self._listen({number: at.table.status for number, at in situations.items() if at is not None})
        current: dict[Owed, Situation] = {}
        halted: set[int] = set()
        for table, at in situations.items():
            if at is None:
                continue
            self._check_clocks(at)
            self._check_alone(at)
            if at.table.status == "halted":
                halted.add(table)
            for owed in owed_at(at):
                if owed.person in town.neighbors:
                    current[owed] = at
        for gone in self._since.keys() - current.keys():
            since, calendar = self._since.pop(gone), self._calendars.pop(gone)
            if gone.table not in halted:
                self._check_ended(gone, since, calendar.elapsed(since, now))
        for owed, at in current.items():
            since = self._since.setdefault(owed, _began(owed, at, self._checked_at))
            self._calendars[owed] = self._calendar(at)
            self.held += 1
            self._check_told(owed, at, since, now)
        self._check_looks()
        self._checked_at = now

    async def _listen(self, statuses: dict[int, str]) -> None:
        """Check silent and audible notices against the pings that people haven't read.

        When a table's status changes, everybody may be pinged anew.
        """
        begun = {number for number, status in statuses.items() if self._statuses.get(number) != status}
        self._unread = {key: at for key, at in self._unread.items() if key[0] not in begun}
        self._statuses = statuses
        happened, self._town.happened = self._town.happened, []
        query = sa.select(notices.c.id, notices.c.kind)
        numbers = [one.notice for one in happened if isinstance(one, Ping) and one.notice is not None]
        query = query.where(notices.c.id.in_(numbers))
        rows = await self._town.evening.bot.database.run(lambda connection: list(connection.execute(query)))
        kinds = {row.id: row.kind for row in rows}
        for one in happened:
            if isinstance(one, Opened):
                self._unread.pop((one.table, one.person), None)
            elif one.notice in kinds:
                self._hear(one, kinds[one.notice], begun)

    def _hear(self, ping: Ping, kind: NoticeKind, begun: Collection[int]) -> None:
        """Check one ping: a silent notice needs an earlier unread ping that leads to it, or nobody would
        notice it.
        """
        is_open = kind == "secret" and not ping.is_direct
        for table in ping.tables:
            key = table, ping.person
            is_covered = ping.at - self._unread.get(key, -COVERS) < COVERS
            self._silent += ping.is_silent
            if ping.is_silent and is_covered:
                self._town.heard[key].append(ping.at)
            elif ping.is_silent:
                self.breaches["told silently"].append(f"{_clock(ping.at)} {kind}, {ping.person}")
            elif is_covered and kind in ASKING and not ping.told and not is_open and table not in begun:
                self.breaches["pinged again"].append(f"{_clock(ping.at)} {kind}, {ping.person}")
            if not ping.is_silent and is_open:
                self._unread.pop(key, None)
            elif not ping.is_silent and kind in LEADING:
                self._unread[key] = ping.at

    def _check_told(self, owed: Owed, at: Situation, since: float, now: float) -> None:
        neighbor = self._town.neighbors[owed.person]
        if neighbor.delivery == "none" or self._heard(owed, since):
            return
        if self._is_unreachable(owed):
            return
        due = self._calendar(at).end(since, GRACE)
        if neighbor.delivery == "digest":
            due = max(due, _next_hour(since, int(neighbor.preferences["digest_hour"])) + GRACE)
        if now > due:
            self._breach("untold", owed, f"{neighbor.name} waits untold for {(now - since) / HOUR:.0f} h")

    def _check_ended(self, owed: Owed, since: float, stood: float) -> None:
        """Check that a question that ended after it was open for ``stood`` seconds outside quiet hours was
        delivered.
        """
        neighbor = self._town.neighbors[owed.person]
        if owed.kind not in {"question", "secret"} or neighbor.delivery == "none":
            return
        if not self._heard(owed, since) and stood > GRACE + HOUR and not self._is_unreachable(owed):
            self._breach("ended untold", owed, f"{neighbor.name} never heard in {stood / HOUR:.0f} h")

    def _check_clocks(self, at: Situation) -> None:
        for seat, row in enumerate(at.table.seats):
            key = (at.table.id, seat)
            if not row.timed_out:
                self._timed_out.discard(key)
                continue
            if key in self._timed_out or row.person not in self._town.neighbors:
                continue
            self._timed_out.add(key)
            question = at.table.asked.get(seat)
            owed = Owed(at.table.id, row.person, "clock", seat)
            is_deaf = self._town.neighbors[row.person].delivery == "none"
            if question is not None and not is_deaf and not self._heard(owed, question.at - 1):
                self._breach("time up untold", owed, self._town.neighbors[row.person].name)

    def _check_alone(self, at: Situation) -> None:
        """Check that a person who plays alone with computers has no clock, and that nobody votes
        about them.
        """
        if at.table.id in self._town.alone and any(row.timed_out or row.due_at for row in at.table.seats):
            self.breaches["a clock alone"].append(f"table {at.table.id}")

    def _check_looks(self) -> None:
        """Check that whatever waits for a person is in their list and panel when they look."""
        looks, self._town.looks = self._town.looks, []
        for look in looks:
            for owed in _asked_by_others(look.truth, look.person):
                wanted = "out-" if owed.kind == "vote" else "agree"
                if not any(verb.startswith(wanted) for verb in look.verbs):
                    self._breach(f"{owed.kind} not in the hand", owed, "")
            if look.listed_truth is not None and not look.is_marked:
                for owed in _asked_by_others(look.listed_truth, look.person):
                    self._breach(f"{owed.kind} not in the list", owed, look.listed.replace("\n", " "))

    async def finish(self) -> dict[str, float]:
        """Check what only the whole run shows, and return the figures."""
        town = self._town
        await self._listen(self._statuses)
        query = sa.select(notices.c.id, notices.c.kind, notices.c.table, notices.c.revision)
        rows = await town.evening.bot.database.run(lambda connection: list(connection.execute(query)))
        kinds = {row.id: row.kind for row in rows}
        counted: Counter[tuple[int, int, int, bool]] = Counter()
        closing: dict[tuple[int, int], list[float]] = defaultdict(list)
        by_day: Counter[tuple[int, int]] = Counter()
        quiet = 0
        for ping in town.pings:
            by_day[ping.person, int(ping.at // DAY)] += 1
            if await self._is_quiet(ping):
                quiet += 1
                self.breaches["ping in quiet hours"].append(
                    f"{_clock(ping.at)} {kinds.get(ping.notice or 0)}"
                )
            if ping.notice is not None:
                counted[ping.person, ping.notice, ping.told, ping.is_direct] += 1
            if not ping.is_direct and ping.tables & town.alone and kinds.get(ping.notice or 0) != "result":
                self.breaches["a ping alone"].append(f"{_clock(ping.at)} {kinds.get(ping.notice or 0)}")
            for table in ping.tables:
                if kinds.get(ping.notice or 0) == "closing":
                    closing[table, ping.person].append(ping.at)
        twice = [key for key, count in counted.items() if count > 1]
        if twice:
            self.breaches["told twice"] += [
                f"notice {notice}, {kinds.get(notice)}" for _, notice, _, _ in twice
            ]
        for (table, person), times in closing.items():
            at = await town.situation(table)
            rests = LOBBY_RESTS if at is None or at.state is None else GAME_RESTS
            if any(later - earlier < rests for earlier, later in pairwise(times)):
                self.breaches["warned again"].append(f"table {table}, {person}: {len(times)} warnings")
        days = max(1.0, (town.now - self._began) / DAY)
        per_day = sorted(
            by_day[person, day]
            for person in town.neighbors
            for day in range(int(self._began // DAY), int(town.now // DAY) + 1)
        )
        moves = max(1, town.moves)
        return {
            "days": days,
            "moves": town.moves,
            "posts per move": town.posts / moves,
            "edits per move": town.edits / moves,
            "pings": len(town.pings),
            "pings per person and day, 95 %": per_day[int(0.95 * (len(per_day) - 1))] if per_day else 0,
            "pings in quiet hours": quiet,
            "told silently": self._silent,
            "held": self.held,
            **Counter(f"pings: {kinds.get(one.notice or 0, 'digest')}" for one in town.pings),
        }

    # Helpers

    async def _is_quiet(self, ping: Ping) -> bool:
        evening = self._town.evening
        settings = await evening.bot.services.stores.guilds.settings(evening.playground.guild.id)
        minute, own = ping.at % DAY / 60, self._town.neighbors[ping.person].preferences.get("quiet")
        hours = [own] * bool(own) + [(one.start, one.end) for one in [settings.quiet] if one]
        return any(
            start <= minute < end if start < end else not end <= minute < start for start, end in hours
        )

    def _calendar(self, at: Situation) -> Calendar:
        return Calendar(at.settings.quiet)

    def _heard(self, owed: Owed, since: float) -> bool:
        return any(time >= since - 1 for time in self._town.heard[owed.table, owed.person])

    def _is_unreachable(self, owed: Owed) -> bool:
        """Return whether nobody has to be notified: they play alone, or the channel and direct messages are
        closed.
        """
        is_closed = owed.table in self._town.closed and self._town.neighbors[owed.person].dms_closed
        return is_closed or owed.table in self._town.alone

    def _breach(self, law: str, owed: Owed, words: str) -> None:
        sentence = f"table {owed.table}, {owed.kind}, person {owed.person}: {words}"
        known = f"table {owed.table}, {owed.kind}, person {owed.person}"
        if not any(one.startswith(known) for one in self.breaches[law]):
            self.breaches[law].append(sentence)


def owed_at(at: Situation) -> Iterator[Owed]:
    """Yield what waits for each person at the table, computed from the table's real state alone."""
    table = at.table
    if table.status == "halted":
        yield Owed(table.id, table.host, "halted", table.reference)
    if table.status == "lobby":
        for one in table.invited:
            yield Owed(table.id, one.person, "invited", one.at)
    if table.status != "playing":
        return
    waiting = waiting_for(at.decisions)
    for seat in waiting:
        row, decision = table.seats[seat], at.decisions[seat]
        if row.person is None or row.by_computer or decision.standing is not None or decision.lapses:
            continue
        kind = "secret" if decision.discreet else "question"
        yield Owed(table.id, row.person, kind, table.asked[seat].revision)
    for late, row in enumerate(table.seats):
        if not row.timed_out or row.by_computer or late not in waiting:
            continue
        for seat, voter in enumerate(table.seats):
            if voter.person is not None and seat != late and is_to_decide(table, seat, late):
                yield Owed(table.id, voter.person, "vote", late)
    if table.proposal is not None:
        for seat in missing(at, table.proposal):
            person = table.seats[seat].person
            if person is not None and not table.seats[seat].by_computer:
                yield Owed(table.id, person, "proposal", table.proposal.since)


def _asked_by_others(at: Situation, person: int) -> list[Owed]:
    """Return the votes and proposals that wait for ``person``."""
    return [one for one in owed_at(at) if one.person == person and one.kind in {"vote", "proposal"}]


def _began(owed: Owed, at: Situation, checked_at: float) -> float:
    """Return when it started according to the table's rows, or else the time of the last check, which was
    earlier.
    """
    if owed.kind == "question":
        seat = at.table.seat_of(owed.person)
        return at.table.asked[seat].at if seat is not None else checked_at
    if owed.kind == "invited" and isinstance(owed.mark, float):
        return owed.mark
    if owed.kind == "secret" and at.table.asked_secretly is not None:
        return at.table.asked_secretly.at
    return checked_at


def _next_hour(after: float, hour: int) -> float:
    moment = after // DAY * DAY + hour * HOUR
    return moment if moment > after else moment + DAY


def _clock(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%a %H:%M")
