"""Runs ladders: opens the tables of challenges, writes down how they ended, and challenges idle people."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from typing import Protocol

from msgspec.structs import replace

from bot.features.competitions.service import closing, terms_for
from bot.features.ladders.rules.changes import Change, challenge
from bot.features.ladders.rules.course import (
    Close,
    LadderState,
    Match,
    Open,
    Record,
    Settle,
    deal_of_challenge,
    next_step,
    origin_of_challenge,
)
from bot.features.ladders.rules.ladder import Challenge, Event, winners
from bot.features.lobby.rules.lobby import NewTable
from bot.features.opening.service.seated import open_seated
from bot.features.people.store.personal import NOBODY
from bot.stores import Stores
from bot.table.service import TableService
from bot.table.situation import line
from bot.table.table_terms import terms_of
from bot.table.wake_timer import LONGEST_SLEEP
from games.engine.game import Refused
from games.engine.text import PersonName

_AGAIN = 600.0
"""Seconds until a step is tried again that its channel doesn't allow now."""


class Places(Protocol):
    """The services that ladders use on Discord."""

    async def place_of(self, state: LadderState, challenge: Challenge) -> tuple[int, str] | None:
        """Return the channel or thread for a table and its language; None if there's no place for it now."""
        ...

    async def tell(self, state: LadderState, events: Sequence[Event]) -> None:
        """Post what has just happened on a ladder; ``state`` is the one before."""
        ...


class Ladders:
    """Runs ladders: each step that ``next_step`` returns is done once, by whichever process."""

    def __init__(self, tables: TableService, stores: Stores) -> None:
        self._tables = tables
        self._stores = stores
        self._store = stores.ladders

    async def apart(self, state: LadderState) -> set[frozenset[int]]:
        """Return the pairs of people on a ladder in which one has blocked the other."""
        return (await self._stores.people.blocks.all()).between(state.people)

    async def advance(self, number: int, places: Places) -> float:
        """Do everything that is due for a ladder; return the seconds until it needs another look."""
        while (state := await self._store.state(number)) is not None:
            now = self._tables.now()
            apart = await self.apart(state)
            step = next_step(state, apart, now)
            match step:
                case Record(events):
                    if await self._record(number, step, apart, now):
                        await places.tell(state, events)
                case Match(member, other):
                    await self._match(number, member, other, apart)
                case Close(one):
                    assert one.table is not None, "it has an open table"
                    told = winners(one, state.events)
                    await self._tables.change(one.table, closing(line("log-ladder-decided"), told))
                case Settle(challenges):
                    await self._store.settle(challenges, now)
                case Open(one):
                    place = await places.place_of(state, one)
                    if place is None:
                        return _AGAIN
                    await self.open(state, one, *place)
                case _:
                    return step - now
        return LONGEST_SLEEP

    async def open(self, state: LadderState, challenge: Challenge, channel: int, locale: str) -> int:
        """Open the table of ``challenge`` in ``channel``, start its game, and return its number."""
        ladder = state.ladder
        deal = await self._stores.tables.deal(deal_of_challenge(challenge))
        usual = await terms_for(
            self._tables, self._stores, ladder.guild, ladder.game, ladder.clock, ladder.preset
        )
        wanted = NewTable(
            # Only the clock decides that somebody is away, and nobody else plays for them.
            **terms_of(replace(usual, timeout_policy="end", silent_days=0)),
            guild=ladder.guild,
            channel=channel,
            game=ladder.game,
            locale=locale,
            host=NOBODY,
            host_name="",
            origin=origin_of_challenge(challenge),
            deal=deal.name,
        )
        order = state.places

        opening_line = partial(
            line,
            "log-ladder-opened",
            challenger=PersonName(challenge.member),
            other=PersonName(challenge.other),
            place=order.index(challenge.other) + 1 if challenge.other in order else 0,
        )
        members = seated(challenge, deal.secret)
        people = [(state.people[member], member) for member in members]
        called = challenge.people if challenge.is_automatic else {challenge.other}
        number = await open_seated(
            self._tables, self._stores.tables, wanted, people, opening_line, called=called
        )
        await self._store.opened(challenge.id, number, self._tables.now())
        return number

    async def _record(self, number: int, step: Record, apart: set[frozenset[int]], now: float) -> bool:
        """Write down ``step``, if it's still the next one; return whether it was."""

        def decide(state: LadderState) -> Change | None:
            return Change(step.events) if next_step(state, apart, now) == step else None

        return await self._store.change(number, decide)

    async def _match(self, number: int, member: int, other: int, apart: set[frozenset[int]]) -> None:
        """Let ``member`` challenge ``other``, unless another process has just done so."""
        try:
            await self._store.change(
                number, challenge(member, other, self._tables.now(), apart, is_automatic=True)
            )
        except Refused:
            return


def seated(challenge: Challenge, secret: bytes) -> tuple[int, int]:
    """Return the people of ``challenge`` in the order of their seats, drawn from the secret of its deal."""
    drawn = sha256(secret + b"seats").digest()[0] % 2
    return (challenge.member, challenge.other) if drawn else (challenge.other, challenge.member)
