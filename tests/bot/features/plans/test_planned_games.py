"""Whole games in which people make random plans: what plans do, and that nobody can notice them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain

import pytest
from msgspec.structs import replace

from bot.features.clocks.rules.due import deadlines_due
from bot.features.plans.rules.planning import planned_answers
from bot.features.plans.rules.plans import set_plan
from bot.features.play.rules import answer_due
from bot.table.actor import Actor
from bot.table.rows import Deadline
from games.engine.chance import RandomStream
from games.engine.game import AnyGame, Refused
from games.engine.play import held_back, waiting_for
from games.engine.text import Seat
from games.registry import GAMES
from tests.support.planning import any_pick, planner_of
from tests.support.started import Started, started

PEOPLE = (5, 6, 7)
MOVES = 150
PLANNED = [game for game in GAMES.values() if game.planner is not None]
IDS = [game.id for game in PLANNED]


def plan(table: Started, seat: Seat, chance: random.Random) -> bool:
    """Let the person in ``seat`` make a pick in their plan; return whether they could."""
    at = table.at
    pick = any_pick(planner_of(at.game), at.game.view(at.state, seat), at.table.seats[seat].plan, chance)
    if pick is None:
        return False
    try:
        table.act("plan-set", seat, pick)
    except Refused:
        return False
    return True


def follow(table: Started, seat: Seat) -> None:
    """Let the clock give ``seat``'s planned answer."""
    at = table.at
    [due] = [one for one in deadlines_due(at) if one.seat == seat and one.is_planned]
    choice = at.planned[seat]
    assert at.decisions[seat].allows(choice)
    table.at = replace(at, now=due.due_at)
    step = answer_due(table.at, due)
    assert step is not None
    assert [made.choice for made in step.moves] == [choice]
    assert not step.is_absent, "a plan is an answer of its owner"
    table.take(step)


def let_play(table: Started, seat: Seat, stream: RandomStream) -> None:
    """Let the person in ``seat`` answer by hand."""
    at = table.at
    choice = at.game.computer_player.choose(at.game.view(at.state, seat), at.decisions[seat], stream)
    table.pick(seat, *choice)


def walk(game: AnyGame, seed: int, met: Counter[str], **how: object) -> Iterator[Started]:
    """Play a game in which people make random plans; yield the table at each moment."""
    chance = random.Random(f"planned {game.id} {seed}")
    table = started(game, PEOPLE[: max(2, game.seats.start)], secret=chance.randbytes(32), **how)
    stream = RandomStream(chance.randbytes(8))
    for _ in range(MOVES):
        at = table.at
        if at.table.status != "playing":
            return
        for seat in range(len(at.table.seats)):
            met["plans"] += chance.random() < 0.5 and plan(table, seat, chance)
        yield table
        at = table.at
        if at.planned and chance.random() < 0.8:
            met["planned"] += 1
            follow(table, min(at.planned))
            continue
        waiting = waiting_for(at.decisions)
        if waiting:
            let_play(table, chance.choice(waiting), stream)
            continue
        seat, _ = held_back(at.decisions)[0]
        step = answer_due(at, Deadline(1, seat, at.table.asked[seat].revision, at.now))
        assert step is not None
        table.take(step)


@pytest.mark.parametrize("game", PLANNED, ids=IDS)
def test_plans_give_only_allowed_answers_and_fit_until_they_are_dropped(game: AnyGame) -> None:
    met: Counter[str] = Counter()
    planner = planner_of(game)
    for seed in range(4):
        for table in walk(game, seed, met):
            at = table.at
            for seat, row in enumerate(at.table.seats):
                if row.plan is None or not row.plan.picks:
                    continue
                view = game.view(at.state, seat)
                assert planner.problem(view, row.plan) is None
                assert row.plan.over is None
                planner.said(view, row.plan)
    assert met["planned"] > 10


@pytest.mark.parametrize("game", PLANNED, ids=IDS)
def test_a_plan_does_the_same_in_every_world_that_its_owner_cannot_tell_apart(game: AnyGame) -> None:
    met: Counter[str] = Counter()
    stream = RandomStream(b"worlds")
    for table in walk(game, 7, met):
        at = table.at
        for seat, row in enumerate(at.table.seats):
            if row.plan is None or not row.plan.picks or seat not in at.decisions:
                continue
            other = game.determinize(at.state, seat, stream)
            asked = {seat: at.decisions[seat]}
            answers = [planned_answers(game, at.table, state, asked) for state in (at.state, other)]
            assert answers[0] == answers[1]


@pytest.mark.parametrize("game", PLANNED, ids=IDS)
@pytest.mark.parametrize("pace", ["quick", "strict"])
def test_the_time_of_a_planned_answer_does_not_depend_on_what_it_is(game: AnyGame, pace: str) -> None:
    """A different answer in its place is due at the same time."""
    met: Counter[str] = Counter()
    for table in chain(walk(game, 11, met), walk(game, 12, met)):
        at = replace(table.at, table=replace(table.at.table, pace=pace))
        for seat, choice in at.planned.items():
            decision = at.decisions[seat]
            others = [(one.id,) for one in decision.options if decision.allows((one.id,))]
            times = set()
            for other in [choice, *others[:3]]:
                there = replace(at)
                there.__dict__["planned"] = {seat: other}
                times |= {one.due_at for one in deadlines_due(there) if one.seat == seat and one.is_planned}
            assert len(times) == 1
            met["timed"] += 1
    assert met["timed"] > 5


@pytest.mark.parametrize("game", PLANNED, ids=IDS)
def test_nobody_is_told_of_a_planned_question_until_its_plan_is_dropped(game: AnyGame) -> None:
    met: Counter[str] = Counter()
    for table in chain(walk(game, 3, met), walk(game, 4, met)):
        for seat, question in table.at.table.asked.items():
            if question.planned:
                assert seat in table.at.planned
                met["quiet"] += 1
    assert met["quiet"] > 3


def test_the_table_may_allow_no_plans_or_only_those_of_own_turns() -> None:
    table = started(GAMES["abraca"], PEOPLE)
    view = table.at.game.view(table.at.state, 1)
    pick = any_pick(planner_of(table.at.game), view, None, random.Random(1))
    actor = Actor(PEOPLE[1], "P", member=PEOPLE[1])
    assert pick is not None
    assert set_plan.change(replace(table.at, table=replace(table.at.table, plans="turns")), actor, pick)
    with pytest.raises(Refused, match="refused-no-plans"):
        set_plan.change(replace(table.at, table=replace(table.at.table, plans="none")), actor, pick)
