"""One law for every game and moment: an open question has been delivered to its person, or ends by itself.

Tables of people with habits are played with a simulated clock: some people look only when notified, some once
a day, and some stop answering. The law is checked at each moment, and no table may stop while a person who
could continue it was never notified.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Literal

import pytest
from msgspec import Struct, field
from msgspec.structs import replace

from bot.features.absence.rules.stand_ins import time_is_up
from bot.features.actions import ACTIONS
from bot.features.clocks.rules.calendar import Calendar, QuietHours
from bot.features.lobby.rules.declared import option_values
from bot.features.notices.rules.notice import NewNotice, Notice
from bot.features.notices.rules.ping_hours import PingHours, quiet_end
from bot.features.notices.rules.standing_notices import LEFT_OPEN, Listeners, NoticeKey, holds
from bot.features.play.rules import Pick, answer_due, computer_moved
from bot.table.actor import Actor
from bot.table.consequences import consequences
from bot.table.rows import Deadline, SeatClock
from bot.table.situation import Situation, TableStep
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.play import waiting_for
from games.engine.text import Seat
from games.registry import GAMES
from tests.support.started import lobby

Habit = Literal["told", "daily", "absent"]
"""Looks only when notified; looks once a day; has lost interest and never answers."""

HOUR, DAY = 3_600.0, 86_400.0
DELAY = 15.0
NEVER = float("-inf")
TABLES, MOVES = 12, 250
NIGHTS = QuietHours(start=22 * 60, end=8 * 60, timezone="UTC")
QUIET = Calendar(NIGHTS)


class Owed(Struct, frozen=True):
    """An open notice, and the revision it was written with."""

    notice: NewNotice
    revision: int


class Life(Struct):
    """A table with everything the database would hold about it, and the habits of its people."""

    at: Situation
    chance: random.Random
    habits: dict[int, Habit]
    owed: dict[NoticeKey, Owed] = field(default_factory=dict)
    deadlines: dict[tuple[Seat, int], Deadline] = field(default_factory=dict)
    told: Counter[str] = field(default_factory=Counter)

    def take(self, step: TableStep) -> None:
        """Apply ``step``, as the service would."""
        change = consequences(self.at, step, Listeners(delay=DELAY))
        self.at = replace(self.at, table=change.table, state=step.state)
        for notice in change.notices:
            key = NoticeKey(notice.kind, notice.seat, notice.person, notice.revision)
            assert notice.revision is not None
            self.owed[key] = Owed(notice, notice.revision)
            self.told[notice.kind] += 1
        self.owed = {key: owed for key, owed in self.owed.items() if holds(self.at, _row(owed))}
        fresh = {(one.seat, one.revision): one for one in change.deadlines}
        self.deadlines = {key: self.deadlines.get(key, one) for key, one in fresh.items()}

    def told_at(self, seat: Seat) -> float | None:
        """Return when the person in ``seat`` was or will be notified of the open question; None if never."""
        due = [
            PingHours(QUIET, (NIGHTS,)).ping_at(owed.notice.due_at, NEVER)
            for owed in self.owed.values()
            if owed.notice.seat == seat and owed.notice.kind in {"turn", "last", "secret"}
        ]
        return min(due, default=None)


def _row(owed: Owed) -> Notice:
    notice = owed.notice
    return Notice(0, 1, owed.revision, notice.seat, notice.kind, notice.person, notice.due_at, "due")


def asked(life: Life) -> Iterator[tuple[Seat, Decision]]:
    """Yield the seats of people who have to answer, with their questions."""
    at = life.at
    for seat in waiting_for(at.decisions):
        if not at.table.seats[seat].by_computer:
            yield seat, at.decisions[seat]


def hold_law(life: Life) -> None:
    """Fail if a question is open whose person isn't notified, or a secret one that never ends."""
    table = life.at.table
    for seat, decision in asked(life):
        question = table.asked[seat]
        told = life.told_at(seat)
        ends = life.deadlines.get((seat, question.revision))
        if decision.standing is not None:
            assert ends is not None, "a standing answer is given by nobody"
        else:
            assert told is not None, f"{life.at.game.id}: {decision.prompt.key} is open and its person untold"
            latest = quiet_end(max(question.at, table.changed_at) + LEFT_OPEN, [NIGHTS])
            assert told <= latest, "somebody is told too late"
        if decision.discreet:
            assert ends is not None, f"{life.at.game.id}: {decision.prompt.key} has no time and no clock runs"


def answer_of(life: Life, decision: Decision) -> Choice:
    """Return a random answer: any of the options, including preferences."""
    chance = life.chance
    count = chance.randint(decision.minimum, min(decision.maximum, len(decision.options)))
    options = [option for option in decision.options if count == 1 or not option.is_preference]
    return decision.in_order({option.id for option in chance.sample(options, min(count, len(options)))})


def acts_at(life: Life, seat: Seat) -> float | None:
    """Return when the person in ``seat`` answers by their habits; ``None`` if they don't as things are."""
    person = life.at.table.seats[seat].person
    assert person is not None
    told = life.told_at(seat)
    match life.habits[person]:
        case "told":
            return None if told is None else max(told, life.at.now) + life.chance.uniform(60, 6 * HOUR)
        case "daily":
            return (life.at.now // DAY + 1) * DAY + (person % 24) * HOUR
        case "absent":
            return None


def happenings(life: Life) -> Iterator[tuple[float, Seat, TableStep | None]]:
    """Yield what may happen next: the time, the seat, and the step (``None`` for a person's move)."""
    for due in life.deadlines.values():
        at = max(due.due_at, life.at.now)
        yield at, due.seat, answer_due(replace(life.at, now=at), due)
    for seat, row in enumerate(life.at.table.seats):
        if row.due_at is not None:
            at = max(row.due_at, life.at.now)
            yield at, seat, time_is_up(replace(life.at, now=at), SeatClock(1, seat, row.due_at))
    for seat, _ in asked(life):
        if (time := acts_at(life, seat)) is not None:
            yield time, seat, None


def live(game: AnyGame, seed: int) -> Life:
    """Let one table be played, and check the law at each moment."""
    chance = random.Random(f"untold {game.id} {seed}")
    people = range(10, 10 + chance.randint(max(2, game.seats.start), game.seats.stop - 1))
    habits: list[Habit] = ["told", "daily", "absent"]
    options = {name: chance.choice(values) for name, values in option_values(game).items()}
    clock = chance.choice(("relaxed", "day", "none"))
    at = lobby(game, people, clock=clock, options=options, secret=chance.randbytes(32), calendar=QUIET)
    life = Life(at, chance, dict(zip(people, chance.choices(habits, [6, 3, seed % 3], k=9), strict=False)))
    life.take(ACTIONS["start"].change(life.at, Actor(people[0], "P", interaction=seed), None))
    for _ in range(MOVES):
        if life.at.table.status != "playing":
            break
        hold_law(life)
        if step := computer_moved(life.at):
            life.take(step)
            continue
        coming = list(happenings(life))
        if not coming:
            missing = {life.habits[life.at.table.seats[seat].person or 0] for seat, _ in asked(life)}
            assert "absent" in missing, "everybody would answer, and nothing happens"
            break
        now, seat, step = min(coming, key=lambda one: one[:2])
        life.at = replace(life.at, now=now)
        if step is None:
            decision = life.at.decisions[seat]
            pick = Pick(life.at.table.own_revision(seat), answer_of(life, decision))
            actor = Actor(life.at.table.seats[seat].person or 0, "P")
            step = ACTIONS["pick"].change(life.at, actor, pick)
        life.take(step)
    return life


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_open_question_was_brought_to_its_person_or_ends_by_itself(game: AnyGame) -> None:
    told: Counter[str] = Counter()
    for seed in range(TABLES):
        told += live(game, seed).told
    assert told["turn"] + told["secret"] > TABLES, "the law was held to nothing"
