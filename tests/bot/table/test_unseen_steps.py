"""A secret step changes nothing that others can observe, at any moment of any game.

This includes everything they see of the table, the time of board updates, their notices, and when the table
ends.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from bot.features.actions import ACTIONS
from bot.features.board.rules.board_pause import asked_on, shown_by
from bot.features.clocks.rules.calendar import Calendar
from bot.features.clocks.rules.days_off import recounted
from bot.features.lifecycle.rules.idle import GAME_RESTS, NOTICE, rested
from bot.features.lobby.rules.declared import option_values
from bot.features.notices.rules.standing_notices import Listeners, standing_notices
from bot.features.plans.rules.plans import set_plan
from bot.features.play.rules import Pick, answer_due, move
from bot.features.seats.rules.seats import switch_when_forced
from bot.table.actor import Actor
from bot.table.consequences import consequences
from bot.table.perspective import perspective, with_times
from bot.table.rows import Deadline
from bot.table.situation import Situation, TableStep
from games.engine.chance import RandomStream
from games.engine.game import SPECTATOR, AnyGame, Refused
from games.engine.text import Seat
from games.engine.walks import any_choice
from games.registry import GAMES
from tests.support.planning import any_pick
from tests.support.started import Started, started

PEOPLE = (5, 6, 7, 8)
TABLES, MOVES = 3, 30
HOUR, DAY = 3_600.0, 86_400.0
AWAY = Calendar(holidays=(("2031-01-01", "2031-01-05"),))
"""Days off so far in the future that no clock depends on them."""
HIDES = ("saga", "touria")
"""The games in which a player can do something that nobody else sees."""


def observed(at: Situation, viewer: Seat | None) -> dict[str, Any]:
    """Return everything ``viewer`` can observe about a table; buttons carry their own viewer's revision."""
    seen = with_times(perspective(at.table, at.game, at.state, (), viewer), at)
    shown = {name: value for name, value in asdict(seen).items() if name not in {"revision", "seats"}}
    shown["seats"] = [replace(row, secret_steps=0, calendar=None) for row in seen.seats]
    # Everybody sees mentions in the channel.
    shown["told"] = standing_notices(at, Listeners(early=PEOPLE, delay=15.0))
    is_behind = at.table.published_revision < at.table.revision
    asked = asked_on(with_times(perspective(at.table, at.game, at.state, (), None), at))
    shown["board"] = shown_by(at.table, asked, at.table.changed_at, 5.0) if is_behind else "stands"
    for later in (0.0, HOUR, NOTICE, GAME_RESTS - HOUR, GAME_RESTS, GAME_RESTS + NOTICE):
        step = rested(replace(at, now=at.table.changed_at + later))
        shown[f"rest {later}"] = step and (step.events, step.table.status, step.table.warned_at)
    return shown


def unseen_steps(table: Started, chance: random.Random) -> Iterator[tuple[Seat, TableStep]]:
    """Yield what can be done now without anybody else seeing it: by a press, the clock or a calendar."""
    at, stream = table.at, RandomStream(chance.randbytes(8))
    for seat, decision in chance.sample(sorted(at.decisions.items()), min(2, len(at.decisions))):
        actor = Actor(at.table.seats[seat].person or 0, "P", member=1)
        preferences = [(one.id,) for one in decision.options if one.is_preference]
        for choice in (any_choice(decision, stream), *chance.sample(preferences, min(2, len(preferences)))):
            yield seat, move.change(at, actor, Pick(at.table.own_revision(seat), choice))
        if decision.by_clock is not None:
            due = Deadline(1, seat, at.table.asked[seat].revision, at.now)
            if step := answer_due(at, due):
                yield seat, step
    for seat, row in enumerate(at.table.seats):
        if at.game.planner is not None:
            pick = any_pick(at.game.planner, at.game.view(at.state, seat), row.plan, chance)
            with suppress(Refused):
                if pick is not None:
                    yield seat, set_plan.change(at, Actor(row.person or 0, "P"), pick)
        yield seat, switch_when_forced.change(at, Actor(row.person or 0, "P"), None)
        calendars = {**at.calendars, row.person: Calendar()}
        if step := recounted(replace(at, calendars=calendars), row.person):
            yield seat, step


def compare(table: Started, chance: random.Random, met: Counter[str]) -> None:
    """Compare what everybody else observes before and after each secret step that is possible now."""
    at = table.at
    before = {viewer: observed(at, viewer) for viewer in (None, SPECTATOR, *range(len(at.table.seats)))}
    for seat, step in unseen_steps(table, chance):
        after = replace(at, table=consequences(at, step, Listeners()).table, state=step.state)
        if step.events or (step.moves and not step.is_secret):
            continue
        met["preferences" if not step.movers else "answers"] += bool(step.moves)
        met["wishes"] += not step.moves and step.is_secret
        met["calendars"] += not step.moves and not step.is_secret
        for viewer in before.keys() - {seat}:
            for part, shown in observed(after, viewer).items():
                assert shown == before[viewer][part], f"{viewer} can tell by: {part}"


def walk(game: AnyGame, seed: int, met: Counter[str]) -> None:
    """Play a table of ``game`` for a while, comparing at each moment."""
    chance = random.Random(f"unseen {game.id} {seed}")
    options = {name: chance.choice(values) for name, values in option_values(game).items()}
    people = PEOPLE[: chance.randint(max(2, game.seats.start), game.seats.stop - 1)]
    clock = chance.choice(("none", "relaxed"))
    table = started(game, people, clock=clock, options=options, secret=chance.randbytes(32), calendar=AWAY)
    for _ in range(MOVES):
        at, changed = table.at, table.at.table.changed_at
        warned = chance.choice((None, changed + GAME_RESTS))
        shown = at.table.revision - chance.choice((0, 1))
        now = chance.choice((changed, changed + GAME_RESTS + HOUR))
        row = replace(at.table, warned_at=warned, published_revision=shown)
        table.at = replace(at, now=now, table=row)
        compare(table, chance, met)
        waiting = [seat for seat, decision in at.decisions.items() if decision.given is None]
        if not waiting:
            return
        seat = chance.choice(waiting)
        stream = RandomStream(chance.randbytes(8))
        view = game.view(at.state, seat)
        table.pick(seat, *game.computer_player.choose(view, at.decisions[seat], stream))


def look(game: AnyGame) -> Counter[str]:
    """Compare at the moments of several tables of ``game``; return the number of steps of each kind."""
    met: Counter[str] = Counter()
    for seed in range(TABLES):
        walk(game, seed, met)
    return met


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_nobody_else_can_tell_by_anything_that_it_was_taken(game: AnyGame) -> None:
    met = look(game)
    assert met["calendars"]
    assert met["wishes"]
    if game.id in HIDES:
        assert met["preferences"] > 20
        assert met["answers"] > 20


KEPT = {
    "changed_at": 1.0, "warned_at": None, "public_revision": 99, "published_revision": 0, "undoable": (0,),
    "status": "paused", "host": 8,
}  # fmt: skip


@pytest.mark.parametrize(("field", "value"), KEPT.items(), ids=KEPT.keys())
def test_what_gives_a_step_away_is_caught(field: str, value: object, monkeypatch: pytest.MonkeyPatch) -> None:
    after_unseen = Situation.after_unseen

    def leaking(*args: Any) -> Any:
        return replace(after_unseen(*args), **{field: value})

    monkeypatch.setattr(Situation, "after_unseen", leaking)
    with pytest.raises(AssertionError, match="can tell by"):
        look(GAMES["touria"])


def preferring(table: Started) -> Seat:
    """Play until a seat can set how it prefers to be asked; return the seat."""
    stream = RandomStream(bytes(32))
    while not (found := [seat for seat, one in table.at.decisions.items() if one.given is not None]):
        [seat, *_] = table.at.decisions
        table.pick(seat, *any_choice(table.at.decisions[seat], stream))
    return found[0]


def test_a_table_at_which_only_unseen_steps_are_taken_is_warned_once_and_ends_on_time() -> None:
    table = started(GAMES["touria"], PEOPLE[:3])
    chooser, warnings = preferring(table), 0
    began = table.at.table.changed_at
    for hour in range(24 * 30):
        table.at = replace(table.at, now=began + hour * HOUR)
        if step := rested(table.at):
            warnings += step.table.warned_at is not None
            table.take(step)
        if table.at.table.status == "ended":
            break
        table.pick(chooser, "ask none" if hour % 2 else "ask all")
    assert (warnings, table.at.now) == (1, began + GAME_RESTS + NOTICE)


def test_who_comes_back_from_a_stand_in_with_a_preference_is_seen_to_come_back() -> None:
    """The board and the log show the return, so the step is public, but not which preference was set."""
    table = started(GAMES["touria"], PEOPLE[:3])
    chooser = preferring(table)
    away = replace(table.at.table.seats[chooser], stand_in="absence")
    row = replace(table.at.table, seats=table.at.with_seat(chooser, away))
    table.at = replace(table.at, now=DAY, table=row)
    before = table.at.table.public_revision
    change = table.pick(chooser, "ask none")
    assert [event.text.key for event in change.events] == ["log-returned"]
    assert (change.table.public_revision, change.table.changed_at) == (before + 1, DAY)


def test_keeping_a_table_restarts_its_rest() -> None:
    table = started(GAMES["touria"], PEOPLE[:3])
    table.at = replace(table.at, now=table.at.table.changed_at + GAME_RESTS)
    step = rested(table.at)
    assert step is not None
    table.take(step)
    assert table.at.table.warned_at == table.at.now
    table.take(ACTIONS["keep"].change(table.at, Actor(PEOPLE[0], "P"), None))
    assert (table.at.table.warned_at, table.at.table.changed_at) == (None, table.at.now)
