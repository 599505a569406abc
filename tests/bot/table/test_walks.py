"""Tables through random lives, with pure functions only: people press anything, in any state, at any time."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.features.absence.rules.silence import falls_silent, seen
from bot.features.absence.rules.stand_ins import time_is_up, voted
from bot.features.actions import ACTIONS
from bot.features.agreements.rules import moves_back_to, settled
from bot.features.archive.rules import seed_of_table
from bot.features.clocks.rules.clocks import own_clock
from bot.features.lifecycle.rules.idle import rested
from bot.features.lobby.rules.beginning import begins_when_set, begun
from bot.features.lobby.rules.declared import Lobby, terms
from bot.features.lobby.rules.lobby import NewTable, opened
from bot.features.plans.rules.planning import planner_at
from bot.features.play.rules import answer_due, computer_moved
from bot.table.action import Action, Request
from bot.table.actor import Actor
from bot.table.change import TableChange
from bot.table.consequences import Listeners, consequences
from bot.table.rows import Deadline, SeatClock, SetStart, Silence
from bot.table.seat_assignment import SeatAssignment
from bot.table.setting import Menu, Switch
from bot.table.situation import Situation, TableStep
from bot.table.table import Table
from games.engine.chance import NamedStreams, RandomStream
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame, Refused
from games.engine.plans import Plan
from games.engine.play import waiting_for
from games.engine.player import RandomPlayer
from games.engine.record import Move, Record
from games.engine.text import Seat
from games.registry import GAMES

PEOPLE = range(3, 9)
STEPS = 400
LIVES, MOST_LIVES, OFTEN = 40, 2_000, 200
"""Minimum number of lives; for short games, whose tables don't live long, up to ``MOST_LIVES``."""
NEW = 8
"""How many times as often to press something that was never done before."""
UNDO = {"take-back", "propose-undo"}
"""Impossible in a game whose every move reveals or draws something."""
MOVES = {"pick", "fill-in"}
"""Done by ``play_on`` instead."""
NEVER = MOVES | {"release"}
"""Only failing rules halt a table, so there is nothing to release."""


CLOSING = {"end", "propose-end", "give-up", "leave", "send-away", "seat-remove", "out-end"}
"""Actions that end or empty a table; done rarely, so that tables live long enough for everything else."""


class Walk(Struct):
    """A table with everything the database would hold about it."""

    at: Situation
    chance: random.Random
    record: Record | None = None
    deadlines: tuple[Deadline, ...] = ()

    def take(self, step: TableStep) -> TableChange:
        """Apply ``step`` as the service would, and check the invariants on the result."""
        before = self.at
        change = consequences(before, step, Listeners(early=PEOPLE))
        table = change.table
        assert table.revision == before.table.revision + 1
        people = [row.person for row in table.seats if row.person is not None]
        assert len(set(people)) == len(people), "somebody sits twice"
        assert table.status in {"over", "ended"} or people, "a table goes on without anybody"
        withdrawn = {(offer.seat, offer.person) for offer in change.withdrawn}
        offers = (*(o for o in before.offers if (o.seat, o.person) not in withdrawn), *change.offered)
        if table.status in {"over", "ended"}:
            offers = ()
        for notice in change.notices:
            told = {*people, table.host, *(one.person for one in (*offers, *table.invitations))}
            told |= {one.person for one in step.news}
            assert notice.person in told, f"{notice.kind} is told to somebody who has nothing to do with it"
        for seat, row in enumerate(table.seats):
            assert row.since is None or table.status == "playing", "a clock runs at a table that rests"
            assert row.since is None or seat in table.asked, "a clock runs of somebody who is not asked"
        if step.state is not None and table.status == "playing":
            assert set(table.asked) == set(before.game.decisions(step.state))
        self.deadlines = change.deadlines
        self._remember(before, change)
        sights = tuple({*before.sights, *change.sights})
        self.at = replace(before, table=table, state=step.state, offers=offers, sights=sights)
        return change

    def _remember(self, before: Situation, change: TableChange) -> None:
        if change.table.status == "playing" and before.table.status == "lobby":
            stream = NamedStreams(seed_of_table(change.table))
            before.game.setup(
                len(change.table.seats), before.game.options_type(**change.table.options), stream
            )
            self.record = begun(change.table, stream)
        if self.record is None:
            return
        moves = self.record.moves if change.kept_moves is None else self.record.moves[: change.kept_moves]
        added = (Move(move.seat, move.choice, move.chance) for move in change.moves)
        self.record = replace(self.record, moves=(*moves, *added))


def terms_for(walk: Walk) -> Mapping[str, Any]:
    """Return new values for some terms, sometimes an invalid one."""
    chance, at = walk.chance, Lobby(walk.at.table, walk.at.game, now=walk.at.now)
    if chance.random() < 0.1:
        return {chance.choice(("clock", "none", "strength_9")): "sundial"}
    values: dict[str, Any] = {}
    for term in chance.sample(terms(at), 3):
        match term.kind:
            case Menu() as menu:
                values[term.name] = chance.choice([option.value for option in menu.options()])
            case Switch():
                values[term.name] = chance.random() < 0.5
            case _ if term.name == "starts_at":
                values[term.name] = chance.choice((None, 2e9, walk.at.now + 900))
            case _:
                values[term.name] = own_clock(3600, 600, 7200)
    return values


def request_for(action: Action[Any], walk: Walk, presser: int) -> Request:
    """Return a press that a person could send: usually of something that exists, sometimes not."""
    chance, table = walk.chance, walk.at.table
    late = [seat for seat, row in enumerate(table.seats) if row.vote is not None]
    seat = late[0] if late and chance.random() < 0.5 else chance.randrange(len(table.seats) + 1)
    person = table.seats[seat].person if seat < len(table.seats) else chance.choice(PEOPLE)
    revision = table.own_revision(table.seat_of(presser)) - chance.choice((0, 0, 0, 1, 50_000))
    picked = {
        "seat-offer": (str(chance.choice(PEOPLE)), "7"),
        "add-computer": chance.choice(((), ("apprentice",))),
        "invite": (str(chance.choice(PEOPLE)), "7"),
    }.get(action.name, ())
    slot, planned = plan_for(walk, presser) if action.name == "plan-set" else ("", ())
    argument = {
        "take-seat": str(seat), "here": "77", "send-away": str(person or ""), "propose-undo": "",
        "invite-withdraw": str(chance.choice(PEOPLE)), "plan-set": slot,
    }.get(action.name, str(SeatAssignment(seat, person)))  # fmt: skip
    values = terms_for(walk) if action.name == "set" else {}
    return Request(revision, argument, planned or picked, values=values)


def plan_for(walk: Walk, person: int) -> tuple[str, tuple[str, ...]]:
    """Return a slot that ``person`` may plan now and a pick for it; both empty if they can't plan."""
    table, game, chance = walk.at.table, walk.at.game, walk.chance
    seat, planner = table.seat_of(person), planner_at(game, table.plans)
    if seat is None or planner is None or walk.at.state is None:
        return "", ()
    view = game.view(walk.at.state, seat)
    slots = planner.slots(view, table.seats[seat].plan or Plan(about=planner.about(view)))
    if not slots:
        return "", ()
    slot = chance.choice(slots)
    return slot.id, tuple(option.id for option in chance.sample(slot.options, slot.count))


def press(walk: Walk, done: Counter[str | None]) -> str | None:
    """Let a person do something, preferably what was never ``done``; return its name, ``None`` if it was
    refused.
    """
    chance = walk.chance
    person = chance.choice(PEOPLE)
    actor = Actor(person, f"P{person}", moderates=chance.random() < 0.3, interaction=chance.getrandbits(40))
    actions = [one for one in ACTIONS.values() if one.name not in MOVES]
    weights = [(0.1 if one.name in CLOSING else 1) * (1 if done[one.name] else NEW) for one in actions]
    [action] = chance.choices(actions, weights)
    if step := seen(walk.at, person):
        before = walk.at.table
        walk.take(step)
        assert not silent(walk.at.table, person), "whoever presses anything is there"
        assert walk.at.table.public_revision == before.public_revision or silent(before, person)
    at = walk.at
    if "record" in action.needs:
        at = replace(at, record=walk.record)
    try:
        action.expect(at.table, actor)
        step = action.change(at, actor, action.read(request_for(action, walk, person)))
    except Refused:
        return None
    if step.table.revision != at.table.revision:
        walk.take(step)
        proposal = walk.at.table.proposal
        looks_back = proposal is not None and proposal.kind == "undo"
        if more := settled(replace(walk.at, record=walk.record if looks_back else None)):
            walk.take(more)
        if more := voted(walk.at):
            walk.take(more)
    return action.name


def silent(table: Table, person: int) -> bool:
    """Return whether others may decide because ``person`` is silent."""
    seat = table.seat_of(person)
    is_silent_host = table.host == person and table.host_silent_since is not None
    return is_silent_host or (seat is not None and table.seats[seat].is_silent)


def wait_in_silence(walk: Walk) -> bool:
    """Let time pass until somebody counts as silent; return False if nobody ever will."""
    due = walk.at.table.silent_at
    if due is None:
        return False
    walk.at = replace(walk.at, now=max(walk.at.now, due))
    step = falls_silent(walk.at, Silence(1, due))
    assert step is not None
    change = walk.take(step)
    table = change.table
    assert table.silent_at is None or table.silent_at > walk.at.now, "it falls due once"
    late = [seat for seat, row in enumerate(table.seats) if row.is_silent]
    assert late or table.host_silent_since is not None
    for seat in late:
        told = {notice.kind for notice in change.notices if notice.seat == seat}
        assert "silent" in told or change.before.seats[seat].is_silent
        assert not any(row.answers for row in change.table.seats if not row.vote)
    return True


def play_on(walk: Walk) -> None:
    """Let the next answer be given: by a computer, a clock, silence, or at random by a person."""
    at, chance = walk.at, walk.chance
    step = computer_moved(at)
    if step is None and walk.deadlines and chance.random() < 0.5:
        step = answer_due(at, chance.choice(walk.deadlines))
    clocks = [(seat, row.due_at) for seat, row in enumerate(at.table.seats) if row.due_at is not None]
    if step is None and clocks and chance.random() < 0.4:
        seat, due = chance.choice(clocks)
        step = time_is_up(at, SeatClock(1, seat, due))
    if at.table.starts_at is not None and chance.random() < 0.4:
        step = begins_when_set(at, SetStart(1, at.table.starts_at))
    if step is None and at.table.status == "playing" and (waiting := waiting_for(at.decisions)):
        seat = waiting[0]
        person = at.table.seats[seat].person
        assert person is not None
        stream = RandomStream(chance.randbytes(32))
        step = fill_in(at, seat, Actor(person, "P"), stream)
        if step is None:
            choice = RandomPlayer().choose(at.game.view(at.state, seat), at.decisions[seat], stream)
            pick = ACTIONS["pick"]
            argument = pick.read(Request(at.table.own_revision(seat), ""))
            step = pick.change(at, Actor(person, "P"), replace(argument, choice=choice))
    if step is not None:
        walk.take(step)


def fill_in(at: Situation, seat: Seat, actor: Actor, stream: RandomStream) -> TableStep | None:
    """Return the step for a randomly filled form of ``seat``; None if it has no form, or the form is
    refused.
    """
    form = at.game.form(at.state, seat)
    if form is None:
        return None
    picked = {name: RandomPlayer().choose(None, part, stream) for name, part in form.parts.items()}
    action = ACTIONS["fill-in"]
    try:
        return action.change(at, actor, action.read(Request(at.table.own_revision(seat), values=picked)))
    except Refused:
        return None


def at_random(_: object, view: object, decision: Decision, chance: RandomStream) -> Choice:
    """Choose anything, in place of a computer player."""
    return RandomPlayer().choose(view, decision, chance)


def life(game: AnyGame, seed: int, done: Counter[str | None]) -> None:
    """Let one table live, and count in ``done`` how often each thing was done."""
    chance = random.Random(f"{game.id} {seed}")
    new = NewTable(1, 2, game.id, "en", 3, "P3", 10, clock="live", computers=("companion",), invited=(4, 5))
    table, _ = opened(new, game, bytes(32), 0.0)
    walk = Walk(Situation(replace(table, id=1), game, None, 0.0), chance)
    for _ in range(STEPS):
        walk.at = replace(walk.at, now=walk.at.now + chance.choice((1.0, 60.0, 4_000.0)))
        if chance.random() < 0.01 and (step := rested(replace(walk.at, now=walk.at.now + 30 * 86_400))):
            done["idle"] += 1
            walk.take(step)
        elif chance.random() < 0.03 and wait_in_silence(walk):
            done["silence"] += 1
        elif walk.at.table.status == "playing" and chance.random() < 0.4:
            play_on(walk)
        else:
            done[press(walk, done)] += 1
        done["free"] += sum(
            moves_back_to(walk.at.table.undoable, seat) > 0
            for seat, row in enumerate(walk.at.table.seats)
            if row.person is not None and walk.at.table.status == "playing"
        )
        if walk.at.table.status in {"over", "ended"}:
            break


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_whatever_people_press_a_table_stays_whole(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    # The strength of computer players doesn't matter here, and thinking takes them most of the time.
    monkeypatch.setattr(type(game.computer_player), "choose", at_random)
    done: Counter[str | None] = Counter()
    for seed in range(MOST_LIVES):
        life(game, seed, done)
        never = NEVER if done["free"] > OFTEN else NEVER | UNDO
        never |= set() if game.planner else {"plan-set", "plan-drop"}
        if seed >= LIVES and set(ACTIONS) - set(done) <= never:
            break
    assert set(ACTIONS) - set(done) <= never, "of what was never done nothing is proven"
