"""The ladders of a community: people join, challenge, play and leave, and all places are computed again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import sqlalchemy as sa

from bot.database.schema import departures, ladder_challenges, ladder_events, results, seats
from bot.database.statements import add, fields
from bot.features.ladders.rules import changes
from bot.features.ladders.rules.course import Game, LadderState, deal_of_challenge, next_step
from bot.features.ladders.rules.ladder import IDLE, OPEN, Challenge, Event, Ladder, challengeable, idle_from
from bot.table.rows import Departure, Result
from games.engine.game import Refused
from tests.year.community import Community, open_seats

GAMES = ("abraca", "towers", "saga")


class Ended(NamedTuple):
    """The end of a game as the people at its table saw it: the winner, None for a draw; who was late."""

    at: float
    winner: int | None
    late: int | None = None
    counts: bool = True


class Ladders:
    """``count`` ladders of a community."""

    def __init__(self, community: Community, count: int, clock: str = "day") -> None:
        self._community = community
        self._store = community.stores.ladders
        self._count = count
        self._clock = clock
        self._ended: dict[int, Ended] = {}

    async def open(self) -> None:
        """Let a moderator open the ladders."""
        here = self._community
        for game in GAMES[: self._count]:
            ladder = Ladder(here.guild, here.channel, game, here.now, clock=self._clock)
            number, is_new = await self._store.open(ladder)
            assert is_new
            assert await self._store.open(Ladder(here.guild, 9, game, here.now)) == (number, False)

    async def states(self) -> list[LadderState]:
        """Return the ladders of this community."""
        ladders = await self._store.of_guild(self._community.guild)
        found = [await self._store.state(ladder.id) for ladder in ladders]
        return [one for one in found if one is not None]

    async def due(self) -> list[object]:
        """Return the steps that the bot should have done by now."""
        return self._due(await self.states())

    def _due(self, states: Sequence[LadderState]) -> list[object]:
        now = self._community.now
        steps = [next_step(one, (), now) for one in states]
        return [step for step in steps if not isinstance(step, float) or step <= now]

    async def step(self) -> None:
        """Let people join, challenge, play and leave, each morning."""
        if not self._community.is_morning:
            return
        await self._expect_limits()
        states = await self.states()
        assert not self._due(states)
        for state in states:
            self._expect_rules(state)
            for game in state.games:
                if game.state == "open" and self._community.play(game.challenge.people, 0.6):
                    await self._finish(game)
            await self._press(state)

    async def _press(self, state: LadderState) -> None:
        here, ladder, order = self._community, state.ladder.id, state.places
        here.note_press()
        for member in here.members:
            if member not in order and here.does(member, lambda habit: habit.enters):
                await self._store.change(ladder, changes.join(member, here.now))
            elif member in order and here.does(member, lambda habit: habit.leaves):
                await self._store.change(ladder, changes.go(member, "left", here.now))
            elif member in order and here.does(member, lambda habit: habit.challenges):
                above = order[max(0, order.index(member) - 4) : order.index(member)]
                try:
                    other = here.chance.choice(above or order)
                    await self._store.change(ladder, changes.challenge(member, other, here.now, ()))
                except Refused:
                    continue

    async def _finish(self, game: Game) -> None:
        """End a game by chance: mostly with a winner, sometimes too late or for nobody."""
        here, challenge = self._community, game.challenge
        # No two games end at once, because their order matters.
        here.clock.advance(1)
        table = await here.load(challenge.table)
        how = here.chance.choices(["win", "draw", "late", "ended"], [84, 6, 5, 5])[0]
        winner = here.chance.choice(sorted(challenge.people)) if how in ("win", "late") else None
        late = next(iter(challenge.people - {winner})) if how == "late" else None
        assert challenge.id not in self._ended
        self._ended[challenge.id] = Ended(here.now, winner, late, how != "ended")
        rows = [
            Result(seat, None, 1 if winner in (None, row.member) else 2, None, row.member)
            for seat, row in enumerate(table.seats)
        ]
        is_over = how in ("win", "draw")

        def write(connection: sa.Connection) -> None:
            if is_over:
                add(connection, results, rows, table=table.id)
            if late is not None:
                add(connection, departures, [Departure(late, here.now)], table=table.id)

        await here.end_table(table, write, is_over=is_over)

    def _expect_rules(self, state: LadderState) -> None:
        """Check the challenges that are open, and that nobody idle could have been challenged."""
        assert len({one.people for one in state.challenges}) == len(state.challenges)
        idle, now = (
            idle_from(state.ladder, state.places, state.events, state.challenges),
            self._community.began,
        )
        for above, below in pairwise(state.places):
            if idle.get(above, now) < now:
                assert above not in challengeable(state.places, below, state.challenges)

    async def _expect_limits(self) -> None:
        """Check that nobody sits at more open tables of a ladder than their challenges allow."""
        here = self._community
        own = ladder_challenges.c
        query = open_seats(own.ladder).add_columns(own.member.label("challenger"))
        query = query.join(ladder_challenges, own.table == seats.c.table)
        busy = await here.database.run(
            lambda connection: Counter(
                (row.ladder, row.member, row.member == row.challenger) for row in connection.execute(query)
            )
        )
        over = {key: games for key, games in busy.items() if games > OPEN}
        assert not over, f"(ladder, member, whether they challenged) with too many games: {over}"

    async def check(self) -> set[int]:
        """Compare every ladder with what its people saw; return all tables that were opened."""
        opened: list[int] = []
        counted: set[int] = set()
        for state in await self.states():
            counted |= await self._check_ladder(state, opened)
        assert {*self._ended} <= counted, "every game counts once"
        assert len(opened) == len({*opened}), "every table is opened for one challenge"
        return {*opened}

    async def _check_ladder(self, state: LadderState, opened: list[int]) -> set[int]:
        """Return the challenges of a ladder that ended; add its tables to those that were ``opened``."""
        here, number = self._community, state.ladder.id
        query = sa.select(*fields(Challenge, ladder_challenges)).where(ladder_challenges.c.ladder == number)
        challenges = await here.database.structs(Challenge, query)
        log = sa.select(*fields(Event, ladder_events)).where(ladder_events.c.ladder == number)
        events = await here.database.structs(Event, log.order_by(ladder_events.c.id))
        order, counted = self._replayed(events, {one.id: one for one in challenges})
        assert state.places == order
        mine = [self._ended[one.id] for one in challenges if one.id in self._ended]
        late = [one.late for one in mine if one.late is not None]
        assert Counter(late) == Counter(one.member for one in events if one.kind == "timed_out")
        for one in challenges:
            opened += [] if one.table is None else [one.table]
            if one.id in counted:
                assert one.settled_at is not None
                assert (await here.stores.tables.deal(deal_of_challenge(one))).is_revealed
                assert one.table is None or (await here.load(one.table)).status in ("over", "ended")
            if one.is_automatic:
                _expect_idle(one, events)
        return counted

    def _replayed(self, events: Sequence[Event], by_id: dict[int, Challenge]) -> tuple[list[int], set[int]]:
        """Return the places after ``events`` as people saw their games, and the challenges that ended."""
        order: list[int] = []
        counted: set[int] = set()
        for event in events:
            if event.kind == "joined":
                assert event.member not in order
                order.append(event.member)
            elif event.challenge is None:
                order = [one for one in order if one != event.member]
            else:
                assert event.challenge not in counted, "a game counts once"
                counted.add(event.challenge)
                one = by_id[event.challenge]
                winner = self._winner(events, event, one)
                if winner == one.member and order.index(one.member) > order.index(one.other):
                    order.remove(one.member)
                    order.insert(order.index(one.other), one.member)
        return order, counted

    def _winner(self, events: Sequence[Event], event: Event, challenge: Challenge) -> int | None:
        """Return who won ``challenge``, which ``event`` has ended: whoever left has given up."""
        seen = self._ended.get(challenge.id)
        if seen is not None and event.at == seen.at:
            kinds = {
                challenge.member: "won",
                challenge.other: "lost",
                None: "drawn" if seen.counts else "void",
            }
            assert event.kind == kinds[seen.winner]
            return seen.winner
        # One of them was off the ladder before the game ended: they ran out of time in another one, or left.
        assert seen is None or event.at < seen.at
        going = next(one for one in events if one.id > event.id and one.challenge is None)
        assert going.kind in ("left", "timed_out")
        return next(iter(challenge.people - {going.member}))


def _expect_idle(challenge: Challenge, events: Sequence[Event]) -> None:
    """Check that nothing had happened to the challenged person for so long that nobody had to press."""
    played = [
        event.at
        for event in events
        if challenge.other in (event.member, event.other) and event.at < challenge.made_at
    ]
    assert max(played) + IDLE <= challenge.made_at
