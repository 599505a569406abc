"""When the bot answers for people: at a strict table the clock tells nobody what somebody holds.

In pairs of worlds that others can't tell apart, people who have a choice answer as late as people do, the bot
answers for those who have none, and the times of what everybody can see are compared, over many tables. At a
quick table they differ exactly where the rules of the game say so.
"""

from __future__ import annotations

import os
import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from math import log, sqrt
from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.domain.answer_times import time_in_window, time_to_answer, time_within
from bot.domain.calendar import Calendar, QuietHours
from bot.domain.due import answers_due, deadlines_due
from bot.domain.play import answer_due, moved
from bot.domain.rows import Deadline
from bot.domain.situation import Situation, TableStep
from bot.domain.standing_notices import Listeners, standing_notices
from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.play import next_move, play
from games.engine.text import Seat
from games.engine.walks import any_choice
from games.registry import GAMES
from tests.bot.domain.started import Started, started
from tests.games.saga.test_rules import failed_lady
from tests.games.touria.test_choices import arrived

TABLES = int(os.environ.get("TAVOLATA_SILENT_TABLES", "60"))
"""How many tables are played in each situation and world; thorough runs take 300."""
PEOPLE = (5, 6, 7)
RULES = Path("docs/rules")
NEVER = 1e9
CALENDAR = Calendar(QuietHours(22 * 60, 8 * 60, "Europe/Rome"))
Pace = Literal["quick", "strict"]


class Pair(Struct, frozen=True):
    """Two states of a game that only ``seat`` may tell apart, and the key of what it's asked."""

    game: str
    prompt: str
    seat: Seat
    states: tuple[Any, Any]


def of_touria(place: str, has: str, other: str, *does: str) -> Pair:
    """Return the question to copy at ``place``, in which west has either of two holdings."""
    tables = [arrived(place, "s0", seats=3).own("west", own).do(*does) for own in (has, other)]
    return Pair("touria", "touria-prompt-copy", tables[0].seat("west"), (tables[0].state, tables[1].state))


def of_the_thief() -> Pair:
    """Return the question after the theft, of a thief who keeps a purple or a red gem."""
    tables = [
        arrived("thief", "").script("B", "p", "r").do("execute", keep) for keep in ("keep purple", "keep red")
    ]
    return Pair("touria", "touria-prompt-after", tables[0].state.active, (tables[0].state, tables[1].state))


def of_the_lady() -> Pair:
    """Return which Adventure to discard after THE LADY OF THE LAKE: one of two, or the only one."""
    tables = [failed_lady("circe medusa"), failed_lady("circe star")]
    return Pair("saga", "saga-prompt-adventure", 0, (tables[0].state, tables[1].state))


NAMED = {
    "goldsmith": lambda: of_touria("goldsmith", "1r", "1B", "execute", "done"),
    "trader": lambda: of_touria("trader", "1r1g1b1p1y", "1B", "execute", "done"),
    "thief": of_the_thief,
    "lady of the lake": of_the_lady,
}
"""The situations that were reported, in which the clock told what a seat held."""


def kind_of(decision: Decision | None) -> str:
    """Return whether the bot answers ``decision``, and why."""
    if decision is None or decision.given is not None:
        return "none"
    if decision.standing is not None:
        return f"standing {decision.standing.pause}"
    if decision.only_answer is not None:
        return "forced"
    return "offer" if decision.lapses else "choice"


@cache
def met(name: str, games: int = 6, moves: int = 250) -> tuple[Pair, ...]:
    """Return pairs of worlds met in games, in which a seat is answered for in one way in each; of every
    question and two ways one.
    """
    found: dict[Any, Pair] = {}
    game = GAMES[name]
    for number in range(games):
        chance = RandomStream(sha256(b"silent %s %d" % (name.encode(), number)).digest())
        state = game.setup(len(PEOPLE), game.options_type(), chance)
        for _ in range(moves):
            asked = game.decisions(state)
            if not asked:
                break
            for seat, decision in asked.items():
                for pair in _pairs(game, state, seat, decision, chance):
                    ways = frozenset(kind_of(game.decisions(one).get(seat)) for one in pair.states)
                    found.setdefault((pair.prompt, ways), pair)

            def choose(seat: Seat, decision: Decision) -> Choice:
                if chance.below(4):
                    return game.computer_player.choose(game.view(state, seat), decision, chance)
                return any_choice(decision, chance)

            play(game, state, *next_move(asked, choose), chance)
    return tuple(found.values())


def _pairs(game: AnyGame, state: Any, seat: Seat, decision: Decision, chance: RandomStream) -> Iterator[Pair]:
    """Yield ``state`` with another that the others can't tell from it, in which ``seat`` is asked otherwise."""
    others = [viewer for viewer in range(len(PEOPLE)) if viewer != seat]
    other = game.determinize(state, chance.pick(others), chance)
    there = game.decisions(other)
    ways = kind_of(decision), kind_of(there.get(seat))
    alike = all(
        kind_of(there.get(one)) == kind_of(asked)
        for one, asked in game.decisions(state).items()
        if one != seat
    )
    if "none" not in ways and ways[0] != ways[1] and alike:
        yield Pair(game.id, decision.prompt.key, seat, (game.copy(state), other))


def at_table(pair: Pair, state: Any, number: int, pace: Pace, clock: str) -> Situation:
    """Return a table of people whose game has just come to ``state``; each ``number`` has its own secret."""
    game = GAMES[pair.game]
    secret = sha256(b"table %d" % number).digest()
    seats = len(PEOPLE) if pair.prompt != "saga-prompt-adventure" or len(pair.states[0].hands) > 2 else 2
    table = started(game, PEOPLE[:seats], clock=clock, secret=secret, calendar=CALENDAR)
    return _moved_to(table, state, pace)


def _moved_to(table: Started, state: Any, pace: Pace) -> Situation:
    at = replace(table.at, table=replace(table.at.table, pace=pace), now=20 * 3_600.0 + 600.0)
    table.at = at
    table.take(TableStep(at.after(), at.game.copy(state), kept_moves=0, asked_anew=frozenset(at.decisions)))
    return table.at


def time_of_answer(at: Situation, seat: Seat, person: RandomStream) -> float:
    """Return the seconds until ``seat`` has answered: the bot, or else a ``person`` who takes their time."""
    due = {one.seat: one.due_at for one in deadlines_due(at)}
    decision, row = at.decisions[seat], at.table.seats[seat]
    if kind_of(decision) != "choice":
        return due[seat] - at.now
    if decision.minutes is not None:
        return at.calendar(row.person).end(at.now, time_in_window(person, decision.minutes * 60)) - at.now
    if row.reserve is not None:
        return at.calendar(row.person).end(at.now, time_within(person, row.reserve)) - at.now
    return at.calendar(row.person).end(at.now, time_to_answer(person)) - at.now


def times(pair: Pair, world: int, pace: Pace, clock: str) -> list[float]:
    """Return when ``pair.seat`` has answered, at many tables in one of both worlds."""
    base = at_table(pair, pair.states[world], 0, pace, clock)
    found = []
    for number in range(TABLES):
        secret = sha256(b"%d in world %d" % (number, world)).digest()
        at = replace(base, table=replace(base.table, secret=secret))
        found.append(time_of_answer(at, pair.seat, RandomStream(sha256(secret).digest())))
    return found


def differ(one: Sequence[float], other: Sequence[float], alpha: float = 1e-6) -> bool:
    """Return whether two samples come from different distributions (two-sample Kolmogorov–Smirnov)."""
    first, second = sorted(one), sorted(other)
    apart = max(
        abs(bisect_right(first, value) / len(first) - bisect_right(second, value) / len(second))
        for value in (*first, *second)
    )
    size = len(first) * len(second) / (len(first) + len(second))
    return apart > sqrt(-log(alpha / 2) / 2) / sqrt(size)


def public(at: Situation, seat: Seat) -> Mapping[str, Any]:
    """Return what everybody sees while ``seat`` is asked: clocks, pings, warnings, and whom it waits for."""
    listeners = Listeners(early=PEOPLE, delay=15.0)
    return {
        "clocks": answers_due(at, None),
        "rows": [(row.since, row.due_at, row.reserve) for row in at.table.seats],
        "notices": sorted((key, notice.due_at) for key, notice in standing_notices(at, listeners).items()),
        "silent at": at.table.silent_at,
    }


@pytest.mark.parametrize("clock", ["none", "day"])
@pytest.mark.parametrize("name", NAMED)
def test_what_was_reported_is_told_at_a_quick_table_alone(name: str, clock: str) -> None:
    pair = NAMED[name]()
    ways = [kind_of(GAMES[pair.game].decisions(state)[pair.seat]) for state in pair.states]
    assert ways[0] != ways[1], "a seat is answered for otherwise in each world"
    assert differ(*(times(pair, world, "quick", clock) for world in (0, 1)))
    assert not differ(*(times(pair, world, "strict", clock) for world in (0, 1)))
    seen = [public(at_table(pair, state, 0, "strict", clock), pair.seat) for state in pair.states]
    assert seen[0] == seen[1], "pings, clocks and warnings are the same"


def tells(game: str) -> set[str]:
    """Return the questions of which the rules of ``game`` say that a quick table tells something."""
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    return set(re.findall(r'<a id="quick-([a-z-]+)">', page))


@pytest.mark.parametrize("name", GAMES)
def test_times_of_a_strict_table_tell_nothing_and_of_a_quick_one_what_the_rules_say(name: str) -> None:
    told = set()
    for pair in met(name):
        told.add(pair.prompt.removeprefix(f"{name}-prompt-"))
        assert not differ(*(times(pair, world, "strict", "day") for world in (0, 1))), pair.prompt
        seen = [public(at_table(pair, state, 0, "strict", "day"), pair.seat) for state in pair.states]
        assert seen[0] == seen[1], pair.prompt
    assert told <= tells(name), "the rules name whatever a quick table tells"
    assert bool(told) == bool(tells(name))


def test_the_bot_answers_in_nobodys_quiet_hours() -> None:
    pair = NAMED["thief"]()
    for seconds in times(pair, 1, "strict", "none"):
        hour = (20 * 3_600.0 + 600.0 + seconds) / 3_600 % 24 + 1  # Rome, in winter
        assert not (22 < hour % 24 or hour % 24 < 8)


def test_nothing_is_answered_for_a_strict_seat_that_was_not_told() -> None:
    """As long as the channel is closed a real question waits, and so does one without a choice."""
    pair = NAMED["thief"]()
    at = at_table(pair, pair.states[1], 0, "strict", "none")
    from bot.domain.reach import channel_closed

    step = channel_closed(at, at.table.channel, (), is_gone=False)
    assert step is not None
    closed = replace(at, table=step.table)
    assert not [one for one in deadlines_due(closed) if one.seat == pair.seat]
    asked = closed.table.asked[pair.seat]
    assert answer_due(closed, Deadline(1, pair.seat, asked.revision, NEVER)) is None


def test_an_answer_for_somebody_looks_like_their_press() -> None:
    """What follows at a strict table, pings included, doesn't depend on who pressed."""
    pair = NAMED["thief"]()
    at = at_table(pair, pair.states[1], 0, "strict", "none")
    asked, decision = at.table.asked[pair.seat], at.decisions[pair.seat]
    assert decision.by_clock is not None
    later = replace(at, now=at.now + 900)
    bots = answer_due(later, Deadline(1, pair.seat, asked.revision, later.now))
    own = moved(later, pair.seat, decision.by_clock, returning=True)
    assert bots is not None
    seen = []
    for step in (bots, own):
        table = Started(later, started(later.game, PEOPLE).record)
        table.take(step)
        seen.append(public(table.at, pair.seat))
    assert seen[0] == seen[1]
