"""Tournaments played from start to end with the pure rules alone, at every size and in every format."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from fractions import Fraction
from itertools import count
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.features.competitions.rules.outcome import Outcome
from bot.features.tournaments.rules.course import (
    Adjudicate,
    Announce,
    Begin,
    CallOff,
    Close,
    End,
    Finish,
    Open,
    Pair,
    Played,
    Postpone,
    Remind,
    Reveal,
    Start,
    Step,
    TellOff,
    TournamentState,
    Uncover,
    next_step,
    played,
    postponed,
)
from bot.features.tournaments.rules.standing import (
    BYE,
    counted,
    drawn_lots,
    next_round,
    places,
    survivors,
)
from bot.features.tournaments.rules.tournament import (
    DAY,
    FORMATS,
    PACES,
    RETURN,
    FormatName,
    Match,
    Participant,
    Tournament,
    TournamentRound,
    deal_of_draw,
    planned_rounds,
    substitutes,
)

SECRET = b"secret"
ids = count(1)


@dataclass
class Hall:
    """A tournament without a database: what its steps write is applied to its state."""

    state: TournamentState
    now: float = 0.0
    done: list[Step] = field(default_factory=list)
    outcomes: dict[int, Outcome] = field(default_factory=dict)
    open_tables: set[int] = field(default_factory=set)
    hidden: set[int] = field(default_factory=set)
    paired: frozenset[int] = frozenset()
    """The people who took part when the current round was paired."""

    def run(self) -> float:
        """Do everything that is due; return when to check again."""
        for _ in range(500):
            step = next_step(self.state, self.now)
            if isinstance(step, float):
                return step
            self.done.append(step)
            self._do(step)
            if isinstance(step, End):
                return self.now
        raise AssertionError("it never rests")

    def change(self, **values: Any) -> None:
        """Set fields of the tournament."""
        self.state = replace(self.state, tournament=replace(self.state.tournament, **values))

    def set_entry(self, member: int, **values: Any) -> None:
        """Set fields of an entry."""
        entries = (replace(one, **values) if one.member == member else one for one in self.state.entries)
        self._set(entries=tuple(entries))

    def finish(self, one: Played, ranks: Iterable[int], stand_ins: Iterable[int] = ()) -> None:
        """End the game of a match, with computers in the seats of ``stand_ins``."""
        ranks, last = tuple(ranks), {*stand_ins}
        members = one.match.members
        self.outcomes[one.match.id] = Outcome(
            members, ranks, tuple(10 - rank for rank in ranks), tuple(one in last for one in members)
        )
        self.open_tables.discard(one.match.id)
        if self.state.tournament.shares_deal:
            self.hidden.add(one.match.id)
        self._set()

    def play(self, chance: Random, share: float = 1.0) -> None:
        """End some of the open games at random."""
        for one in self.state.matches:
            if one.state == "open" and chance.random() < share:
                self.finish(one, [chance.randint(1, len(one.match.members)) for _ in one.match.members])

    def rule(self, one: Played, ranks: tuple[int, ...] | None) -> None:
        """Let a moderator decide a match."""
        self._put(replace(one.match, ruled=ranks))

    def _do(self, step: Step) -> None:
        this = self.state.tournament
        match step:
            case Announce():
                self.change(announced_at=self.now)
            case Remind():
                self.change(reminded_for=this.starts_at)
            case Start():
                lots = drawn_lots(sorted(self.state.active), SECRET)
                self.change(started_at=self.now, rounds=this.rounds or planned_rounds(len(lots), this.size))
                entries = (replace(one, seed=lots.get(one.member)) for one in self.state.entries)
                self._set(entries=tuple(entries))
            case Postpone():
                self.state = replace(self.state, tournament=postponed(this, self.state.pace))
            case CallOff():
                self.change(called_off_at=self.now)
            case TellOff():
                self.change(told_off_at=self.now)
            case Pair(number):
                drawn = next_round(self.state, SECRET, ())
                self.paired = self.state.active
                tables = (*drawn.tables, *((one,) for one in drawn.byes))
                matches = [
                    Match(1, number, place, table, id=next(ids), expected=(BYE,) if len(table) == 1 else None)
                    for place, table in enumerate(tables, 1)
                ]
                row = TournamentRound(1, number, self.now)
                self.state = replace(self.state, rounds=(*self.state.rounds, row))
                for one in matches:
                    self._put(one)
            case Open(one):
                self.open_tables.add(one.id)
                self._put(replace(one, table=one.id, opened_at=self.now))
            case Begin(round_):
                self._set_round(replace(round_, ends_at=self.now + self.state.pace.round))
            case Adjudicate(one):
                points = tuple(BYE if member in self.state.active else 0 for member in one.members)
                self._put(replace(one, expected=points))
            case Close(one):
                self.open_tables.discard(one.id)
                self._set()
            case Uncover(one):
                self.hidden.discard(one.id)
                self._set()
            case Reveal(deals):
                self._set(revealed=self.state.revealed | {*deals})
            case Finish(round_):
                self._set_round(replace(round_, ended_at=self.now))
            case End():
                self.change(ended_at=self.now)

    def _set_round(self, row: TournamentRound) -> None:
        self._set(rounds=tuple(row if one.number == row.number else one for one in self.state.rounds))

    def _put(self, match: Match) -> None:
        known = {one.match.id: one.match for one in self.state.matches} | {match.id: match}
        self._set(matches=tuple(Played(one, "waiting") for one in known.values()))

    def _set(self, **values: Any) -> None:
        state = replace(self.state, **values)
        after = substitutes(state.entries)
        matches = (
            played(
                one.match,
                self.outcomes.get(one.match.id),
                after,
                has_open_table=one.match.id in self.open_tables,
                is_hidden=one.match.id in self.hidden,
            )
            for one in state.matches
        )
        self.state = replace(state, matches=tuple(matches))


def hall(people: int, size: int = 4, kind: FormatName = "swiss", **other: Any) -> Hall:
    """Return a tournament that ``people`` have entered, starting in one second."""
    usual = {"pace": "evening", "starts_at": 1.0, "fewest": 2}
    new = Tournament(1, 2, "saga", size, kind, created_at=0.0, **{**usual, **other}, id=1)
    return Hall(TournamentState(new, tuple(Participant(1, 100 + one, float(one)) for one in range(people))))


def play_through(here: Hall, chance: Random, share: float = 1.0) -> None:
    """Play a tournament to its end; games that outlast their round are cut off."""
    for _ in range(60):
        looks_again = here.run()
        if here.state.tournament.ended_at is not None:
            return
        check_round(here)
        here.play(chance, share)
        if here.run() > here.now:
            here.now = max(here.now, min(looks_again, here.run()))
        if here.state.tournament.ended_at is not None:
            return
    raise AssertionError("it doesn't end")


def check_round(here: Hall) -> None:
    """Check that everybody still taking part has one place in the current round, except losers in a
    knock-out.
    """
    state, now = here.state, here.state.current
    if now is None or now.ended_at is not None:
        return
    there = Counter(member for one in state.in_round(now.number) for member in one.match.members)
    assert {*there.values()} <= {1}
    if not state.tournament.is_knockout:
        assert {*there} == here.paired


@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("people", range(2, 20))
def test_a_tournament_of_any_size_ends_with_a_winner(
    kind: FormatName,
    size: int,
    people: int,
) -> None:
    here = hall(people, size, kind)
    play_through(here, Random(people * size))
    state = here.state
    found = places(state)
    assert len(found) == people
    assert found[0].rank == 1
    assert [one.rank for one in found] == sorted(one.rank for one in found)
    assert deal_of_draw(1) in state.revealed
    if state.tournament.is_knockout:
        assert [one.rank for one in found].count(1) == 1, "chance decides nothing, but somebody wins"
    else:
        assert len(state.rounds) == state.tournament.rounds
        byes = Counter(one.match.members[0] for one in state.matches if len(one.match.members) == 1)
        had = [byes[one.member] for one in state.entries]
        assert max(had) - min(had) <= 1
        # Comparing seats rounds to hundredths.
        assert abs(sum(one.points for one in found) - 5 * people * len(state.rounds)) < 1


@settings(deadline=None, max_examples=60)
@given(st.integers(2, 14), st.integers(2, 6), st.sampled_from([*FORMATS]), st.randoms(use_true_random=False))
def test_people_leave_and_come_back_and_games_are_cut_off(
    people: int,
    size: int,
    kind: FormatName,
    chance: Random,
) -> None:
    here = hall(people, size, kind)
    for _ in range(200):
        looks_again = here.run()
        if here.state.tournament.ended_at is not None:
            break
        check_round(here)
        if chance.random() < 0.3:
            states = ("in", "withdrawn", "disqualified")
            here.set_entry(100 + chance.randrange(people), state=chance.choice(states))
        if chance.random() < 0.1 and here.state.matches:
            one = chance.choice(here.state.matches)
            here.rule(one, chance.choice([None, (), tuple(1 for _ in one.match.members)]))
        here.play(chance, chance.choice([0.0, 0.5, 1.0]))
        if chance.random() < 0.5 and looks_again < float("inf"):
            here.now = max(here.now, looks_again)
    assert here.state.tournament.ended_at is not None
    assert not here.open_tables
    assert not here.hidden
    assert {one.member for one in places(here.state)} == {one.member for one in here.state.entries}


def test_people_are_reminded_once_of_each_start() -> None:
    here = hall(3, fewest=4, starts_at=DAY)
    reminder = PACES["evening"].reminder
    assert here.run() == DAY - reminder
    here.now = DAY - reminder
    for _ in range(2):
        assert here.run() == DAY
    assert here.done.count(Remind()) == 1
    here.now = DAY
    assert here.run() == 2 * DAY - reminder, "it's put off, so that is another start"
    here.now = 2 * DAY - reminder
    assert here.run() == 2 * DAY
    assert here.done.count(Remind()) == 2


def test_nobody_is_reminded_of_a_start_they_have_just_read_of_or_need_not_be_there_for() -> None:
    soon = hall(4, starts_at=PACES["evening"].reminder)
    assert soon.run() == PACES["evening"].reminder
    late = hall(4, starts_at=DAY)
    late.run()
    late.now = DAY
    late.run()
    week = hall(4, starts_at=DAY, pace="week")
    assert week.run() == DAY
    assert Remind() not in [*soon.done, *late.done, *week.done]


def test_a_later_start_has_the_same_time_of_day_also_if_the_clocks_change() -> None:
    rome = ZoneInfo("Europe/Rome")
    evening = datetime(2026, 3, 28, 20, tzinfo=rome)
    here = hall(2, starts_at=evening.timestamp(), timezone="Europe/Rome")
    later = postponed(here.state.tournament, here.state.pace)
    assert datetime.fromtimestamp(later.starts_at, rome) == datetime(2026, 3, 29, 20, tzinfo=rome)
    assert later.starts_at - evening.timestamp() == DAY - 3600


def test_too_few_people_postpone_it_once() -> None:
    here = hall(3, fewest=4)
    here.run()
    here.now = 1.0
    starts_at = 1.0 + DAY * PACES["evening"].postponement
    assert here.run() == starts_at - PACES["evening"].reminder
    assert here.done[-1] == Postpone()
    assert here.state.tournament.starts_at == starts_at
    here.now = starts_at
    assert here.run() == here.now + RETURN
    assert here.done[-2:] == [CallOff(), TellOff()]
    here.change(called_off_at=None, told_off_at=None, fewest=3)
    here.run()
    assert any(one.state == "open" for one in here.state.matches), "moderators let it go on"


def test_the_time_of_a_round_runs_when_all_its_tables_are_open() -> None:
    here = hall(8)
    here.now = 1.0
    end = here.run()
    assert end == 1.0 + PACES["evening"].round
    [begun] = [step for step in here.done if isinstance(step, Begin)]
    assert here.done.index(begun) > max(
        number for number, step in enumerate(here.done) if isinstance(step, Open)
    )
    # The bot was down when time ran out: games are cut off once, and the next round gets its full time.
    here.now = end + 86_400
    here.run()
    assert [one.state for one in here.state.in_round(1)] == ["adjudicated"] * 2
    here.now += PACES["evening"].pause
    assert here.run() == here.now + PACES["evening"].round


def test_a_bye_is_worth_the_mean_of_a_table() -> None:
    here = hall(5, 4)
    here.now = 1.0
    here.run()
    [bye] = [one for one in here.state.matches if len(one.match.members) == 1]
    found = {one.member: one for one in places(here.state)}
    assert found[bye.match.members[0]].points == 5
    table = next(one for one in here.state.matches if one.state == "open")
    here.finish(table, (1, 2, 3, 4))
    points = [one.points for one in places(here.state)]
    assert points == [10, 6, 5, 3, 1]
    assert sum(points) / len(points) == 5


def test_the_people_one_met_decide_between_equal_points() -> None:
    here = hall(8, 4)
    here.now = 1.0
    here.run()
    for one in here.state.matches:
        here.finish(one, (1, 2, 3, 4))
    here.run()
    here.now += PACES["evening"].pause
    here.run()
    first, second = here.state.in_round(2)
    here.finish(first, (1, 1, 1, 1))
    here.finish(second, (1, 1, 1, 1))
    found = {one.member: one for one in places(here.state)}
    for one in found.values():
        met = [
            other
            for played_ in here.state.matches
            if one.member in played_.match.members
            for other in played_.match.members
            if other != one.member
        ]
        assert one.opponents == sum((found[other].points for other in met), Fraction(0)) / len(met)
    keys = [(one.points, one.opponents, one.wins, one.seconds, one.share) for one in places(here.state)]
    assert keys == sorted(keys, reverse=True)


def test_with_one_deal_each_seat_is_compared_with_the_same_seat() -> None:
    here = hall(8, 4, "duplicate")
    here.now = 1.0
    here.run()
    first, second = here.state.matches
    here.finish(first, (1, 2, 3, 4))
    assert not counted(here.state), "no results while the other table plays the same cards"
    assert not any(isinstance(step, Uncover) for step in here.done)
    here.finish(second, (2, 2, 4, 1))
    here.run()
    points = {one.member: one.points for one in places(here.state)}
    assert [points[member] for member in first.match.members] == [10, 5, 10, 0]
    assert [points[member] for member in second.match.members] == [0, 5, 0, 10]
    assert not here.hidden
    here.set_entry(first.match.members[0], state="disqualified")
    assert places(here.state)[-1].points == 0, "they come last with their cards, too"


def test_a_table_without_another_one_of_its_size_counts_by_its_ranks() -> None:
    here = hall(7, 4, "duplicate")
    here.now = 1.0
    here.run()
    for one in here.state.matches:
        here.finish(one, range(1, len(one.match.members) + 1))
    here.run()
    assert sorted(one.points for one in places(here.state)) == [1, 1, 3, 4, 6, 10, 10]


def test_in_a_knock_out_a_time_out_advances_nobody() -> None:
    here = hall(8, 2, "knockout")
    here.now = 1.0
    here.run()
    late, equal, cut, over = here.state.in_round(1)
    here.finish(late, (1, 2), stand_ins=late.match.members[:1])
    here.finish(equal, (1, 1))
    here.finish(over, (2, 1))
    here.now = here.run()
    here.run()
    assert next(one for one in here.state.matches if one.match.id == cut.match.id).state == "adjudicated"
    seeds = {one.member: one.seed or 0 for one in here.state.entries}
    best = {min(one.match.members, key=lambda member: seeds[member]) for one in (equal, cut)}
    assert {*survivors(here.state)} == {late.match.members[1], over.match.members[1], *best}


def test_the_next_one_follows_if_the_winner_of_a_table_leaves() -> None:
    here = hall(4, 2, "knockout")
    here.now = 1.0
    here.run()
    first, second = here.state.in_round(1)
    here.finish(first, (1, 2))
    here.finish(second, (1, 2))
    here.run()
    here.set_entry(first.match.members[0], state="withdrawn")
    here.now += PACES["evening"].pause
    here.run()
    [final] = here.state.in_round(2)
    assert {*final.match.members} == {first.match.members[1], second.match.members[0]}


def test_a_knock_out_whose_winners_all_leave_ends() -> None:
    here = hall(4, 2, "knockout")
    here.now = 1.0
    here.run()
    for one in here.state.in_round(1):
        here.finish(one, (1, 2))
    here.run()
    for one in here.state.in_round(1):
        here.set_entry(one.match.members[0], state="withdrawn")
        here.set_entry(one.match.members[1], state="disqualified")
    here.state = replace(
        here.state, entries=(*here.state.entries, Participant(1, 7, 0.0), Participant(1, 8, 0.0))
    )
    here.now += PACES["evening"].pause
    here.run()
    assert here.state.tournament.ended_at is not None
    assert len(here.state.rounds) == 2


def test_the_winner_keeps_the_title_after_leaving_but_not_when_disqualified() -> None:
    here = hall(2, 2, "knockout")
    here.now = 1.0
    here.run()
    [final] = here.state.matches
    here.finish(final, (1, 2))
    here.run()
    winner, other = final.match.members
    assert here.state.tournament.ended_at is not None
    here.set_entry(winner, state="withdrawn")
    assert [(one.member, one.rank) for one in places(here.state)] == [(winner, 1), (other, 2)]
    here.set_entry(winner, state="disqualified")
    assert [(one.member, one.rank) for one in places(here.state)] == [(other, 1), (winner, 0)]


def test_a_substitute_takes_over_points_and_place_and_gives_them_back() -> None:
    here = hall(4, 4)
    here.now = 1.0
    here.run()
    [first] = here.state.matches
    leaving = first.match.members[0]
    here.finish(first, (1, 2, 3, 4))
    here.run()
    here.set_entry(leaving, state="withdrawn")
    new = Participant(1, 555, 9.0, seed=here.state.entries[0].seed, takes_over=leaving)
    here.state = replace(here.state, entries=(*here.state.entries, new))
    assert places(here.state)[0].member == 555
    assert places(here.state)[0].points == 10
    assert leaving not in {one.member for one in places(here.state)}
    here.now += PACES["evening"].pause
    here.run()
    [second] = here.state.in_round(2)
    assert 555 in second.match.members
    assert second.match.members.index(555) != 0, "they have the seats of the member they replaced, too"
    here.set_entry(555, state="withdrawn", takes_over=None)
    here.set_entry(leaving, state="in")
    assert {one.member: one.points for one in places(here.state)}[leaving] == 10


def test_a_moderator_decides_a_match_and_takes_that_back() -> None:
    here = hall(4, 4)
    here.now = 1.0
    here.run()
    [one] = here.state.matches
    here.rule(one, (2, 1, 2, 2))
    assert places(here.state)[0].member == one.match.members[1]
    here.rule(one, None)
    assert here.state.matches[0].state == "open"
    here.rule(one, ())
    here.run()
    assert here.state.rounds[0].ended_at is not None, "it counts for nobody, and nobody waits for it"
    assert not here.open_tables
