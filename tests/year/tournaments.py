"""The weekly tournaments of a community: people enter, play and drop out; all points are computed again."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from fractions import Fraction

import sqlalchemy as sa

from bot.database.schema import deal_results, seats, tournament_matches, tournaments
from bot.database.statements import add, fields
from bot.features.competitions.rules.repairs import Repair
from bot.features.tournaments.rules.course import Played, TournamentState, next_step
from bot.features.tournaments.rules.standing import places
from bot.features.tournaments.rules.tournament import (
    AT_ONCE,
    FORMATS,
    PACES,
    Match,
    PaceName,
    Participant,
    Tournament,
)
from bot.table.rows import DealResult
from bot.table.table import Table
from tests.year.community import DAY, STEPS, Community, open_seats
from tests.year.points import places_of

TERMS = (("abraca", 4), ("saga", 6), ("towers", 3), ("abraca", 2))
WEEK = 7 * STEPS


class Tournaments:
    """A tournament a week, of each format and of ``paces`` in turn."""

    def __init__(self, community: Community, weeks: int, paces: Sequence[PaceName] = tuple(PACES)) -> None:
        self._paces = paces
        self._community = community
        self._store = community.stores.tournaments
        self._weeks = weeks
        self.finished: set[int] = set()
        """Tables whose game came to its end."""

    async def open(self) -> None:
        """Do nothing: a tournament opens each week."""

    async def states(self) -> list[TournamentState]:
        """Return the tournaments of this community that haven't ended."""
        here = self._community.guild
        found = [await self._store.state(number) for number in await self._store.running()]
        return [one for one in found if one is not None and one.tournament.guild == here]

    async def due(self) -> list[object]:
        """Return the steps that the bot should have done by now."""
        return self._due(await self.states())

    def _due(self, states: Sequence[TournamentState]) -> list[object]:
        now = self._community.now
        steps = [next_step(one, now) for one in states]
        return [step for step in steps if not isinstance(step, float) or step <= now]

    async def step(self) -> None:
        """Open a tournament each week; let people enter, play and leave, and moderators press buttons."""
        here = self._community
        week, is_new = divmod(here.steps, WEEK)
        await self._expect_limits()
        states = await self.states()
        assert not self._due(states)
        if not is_new and week < self._weeks:
            await self._store.create(self._new(week))
            here.note_press()
        for state in states:
            this = state.tournament
            _expect_one_place(state)
            there = {one.member for one in state.entries}
            for member in here.members if this.takes_entries else ():
                if member not in there and here.does(member, lambda habit: habit.enters / STEPS):
                    await self._store.enter(Participant(this.id, member, here.now))
                    here.note_press()
            if this.started_at is not None:
                await self._press(state)
                for one in state.matches:
                    if one.state == "open" and here.play(one.match.members, 0.4):
                        await self._finish(one.match)

    def _new(self, week: int) -> Tournament:
        here, format_, pace = self._community, [*FORMATS][week % 3], self._paces[week % len(self._paces)]
        game, size = TERMS[week % len(TERMS)]
        return Tournament(here.guild, here.channel, game, size, format_, pace, here.now, here.now + DAY)

    async def _press(self, state: TournamentState) -> None:
        """Let somebody drop out, and a moderator disqualify somebody or take them back in."""
        here, number = self._community, state.tournament.id
        leaver = here.leaver(sorted(state.active))
        if leaver is not None:
            await self._store.set_state(number, leaver, "withdrawn")
            here.note_press()
        if here.chance.random() < 0.02:
            one = here.chance.choice(state.entries)
            kind = here.chance.choice(("withdrawn", "disqualified", "in"))
            repair = Repair(number, here.now, here.moderator, kind, member=one.member)
            await self._store.set_state(number, one.member, kind, repair)
            here.note_press()

    async def _finish(self, match: Match) -> None:
        """End the game of ``match`` with a result by chance."""
        here = self._community
        table = await here.load(match.table)
        assert table.id not in self.finished
        self.finished.add(table.id)
        assert table.deal is not None
        deal = table.deal
        scores = [here.chance.randrange(12) for _ in table.seats]
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        rows = [
            DealResult(deal, seat, table.seats[seat].member, score, 0, rank, 1, here.now)
            for seat, (rank, score) in enumerate(zip(ranks, scores, strict=True))
        ]
        await here.end_table(table, lambda connection: add(connection, deal_results, rows, table=table.id))

    async def _expect_limits(self) -> None:
        """Check that nobody sits at more open tables of tournaments than they may."""
        here = self._community
        query = open_seats(tournaments.c.guild)
        query = query.join(tournament_matches, tournament_matches.c.table == seats.c.table)
        query = query.join(tournaments, tournaments.c.id == tournament_matches.c.tournament)
        busy = await here.database.run(
            lambda connection: Counter(row.member for row in connection.execute(query))
        )
        over = {member: games for member, games in busy.items() if games > AT_ONCE}
        assert not over, f"members with too many games: {over}"

    async def check(self) -> set[int]:
        """Compare every tournament with what its people saw; return all tables that were opened."""
        counted: Counter[int] = Counter()
        opened: list[int] = []
        for tournament in await self._store.of_guild(self._community.guild, self._weeks):
            state = await self._store.state(tournament.id)
            assert state is not None
            counted += await self._check_tournament(state)
            opened += [one.match.table for one in state.matches if one.match.table is not None]
        assert counted == Counter(self.finished), "every game counts once"
        assert len(opened) == len({*opened}), "every table is opened for one match"
        return {*opened}

    async def _check_tournament(self, state: TournamentState) -> Counter[int]:
        """Return the tables of a tournament that count."""
        this = state.tournament
        points: dict[int, Fraction] = defaultdict(Fraction)
        rows = {one.match.id: await self._rows(one.match) for one in state.matches if one.match.table}
        going_on = {one.number for one in state.rounds if one.ended_at is None}
        for one in state.matches:
            match = one.match
            if this.shares_deal and match.round in going_on:
                continue  # its results are hidden
            if match.expected is not None:
                for member, some in zip(match.members, match.expected, strict=True):
                    points[member] += Fraction(some, 100)
            elif match.table in self.finished:
                table = await self._community.load(match.table)
                for member, some in self._points(state, one, rows, table):
                    points[member] += some
        for place in places(state):
            assert (place.member, place.points) == (place.member, points[place.member])
        ranked = [one.rank for one in places(state) if one.rank]
        assert ranked == sorted(ranked)
        if this.ended_at is not None and this.started_at is not None and this.called_off_at is None:
            assert not any(one.state in ("waiting", "open") or one.has_open_table for one in state.matches)
            assert not state.rounds or f"tournament {this.id} draw" in state.revealed
            if not this.is_knockout and len(state.active) > 1:
                assert len(state.rounds) == this.rounds
        return Counter(
            one.match.table for one in state.matches if one.match.table and one.match.table in self.finished
        )

    def _points(
        self, state: TournamentState, played: Played, rows: dict[int, list[DealResult]], table: Table
    ) -> list[tuple[int, Fraction]]:
        """Return the points of the members of a finished game."""
        match, mine = played.match, rows[played.match.id]
        out = {one.member for one in state.entries if one.state == "disqualified"}
        last = [
            row.member != member or member in out or seat.stand_in is not None
            for row, member, seat in zip(mine, match.members, table.seats, strict=True)
        ]
        like = [
            rows[other.match.id]
            for other in state.in_round(match.round)
            if len(other.match.members) == len(match.members) and other.state == "over"
        ]
        if not state.tournament.shares_deal or len(like) == 1:
            found = places_of([row.rank for row in mine], last)
            return [(member, place.points) for member, place in zip(match.members, found, strict=True)]
        return [
            (member, Fraction(0) if last[seat] else _matchpoints(seat, mine, like))
            for seat, member in enumerate(match.members)
        ]

    async def _rows(self, match: Match) -> list[DealResult]:
        query = sa.select(*fields(DealResult, deal_results)).where(deal_results.c.table == match.table)
        return await self._community.database.structs(DealResult, query.order_by(deal_results.c.seat))


def _matchpoints(seat: int, mine: Sequence[DealResult], like: Sequence[Sequence[DealResult]]) -> Fraction:
    """Return the points of a seat compared with the same seat of the other tables."""
    totals = [those[seat].points + those[seat].lead for those in like]
    own = mine[seat].points + mine[seat].lead
    below, same = sum(one < own for one in totals), totals.count(own) - 1
    share = Fraction(2 * below + same, 2 * len(totals) - 2)
    return Fraction(round(1000 * share), 100)


def _expect_one_place(state: TournamentState) -> None:
    """Check that nobody has two open games of a tournament, or two places in a round."""
    busy = Counter(member for one in state.matches if one.state == "open" for member in one.match.members)
    assert max(busy.values(), default=0) <= 1
    for round_ in state.rounds:
        there = Counter(member for one in state.in_round(round_.number) for member in one.match.members)
        assert max(there.values(), default=0) <= 1
