"""When the bot answers for people: at a strict table, its timing reveals nobody's holdings.

The tests compare pairs of worlds that others can't tell apart. People with a choice take as long as people
do, the bot answers for those without one, and the times of all public changes are compared over many tables.
At a quick table they differ exactly where the rules page of the game says so.
"""

from __future__ import annotations

import os
import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from hashlib import sha256
from math import log, sqrt
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.features.clocks.rules.calendar import Calendar, QuietHours
from bot.features.clocks.rules.due import answers_due, by_itself, deadlines_due
from bot.features.computers.rules.answer_times import AnswerTimes, time_in_window, time_to_answer, time_within
from bot.features.notices.rules.reach import channel_closed
from bot.features.notices.rules.standing_notices import Listeners, NoticeKey, standing_notices
from bot.features.play.rules import answer_due, moved
from bot.table.consequences import consequences
from bot.table.rows import Deadline
from bot.table.situation import Situation, TableStep
from bot.table.table_terms import AnswerPace, WhenForced
from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.play import next_move, play
from games.engine.text import Seat
from games.engine.walks import any_choice
from games.registry import GAMES
from games.touria.model import Wish
from tests.games.saga.test_rules import failed_lady
from tests.games.touria.test_choices import arrived
from tests.support.started import Started, started

TABLES = int(os.environ.get("TAVOLATA_SILENT_TABLES", "40"))
"""Number of tables to play in each situation and world; thorough runs take 300."""
PEOPLE = (5, 6, 7)
RULES = Path("docs/rules")
NEVER = 1e9
NOT_KNOWN = AnswerTimes()
OWN = AnswerTimes(
    first=tuple(600.0 * number for number in range(1, 11)), further=tuple(map(float, range(20, 40)))
)
"""Answer times of a table whose people look in now and then, and answer further questions at once."""
CALENDAR = Calendar(QuietHours(22 * 60, 8 * 60, "Europe/Rome"))


class Pair(Struct, frozen=True):
    """Two states of a game that only ``seat`` can tell apart, and the key of its question.

    ``is_masked``: the table is also waiting for others, so a quick answer of the seat may not show.
    """

    game: str
    prompt: str
    seat: Seat
    states: tuple[Any, Any]
    seats: int = len(PEOPLE)
    is_masked: bool = False


def of_the_goldsmith() -> Pair:
    """Return west's question about copying a sale, with a red or a black gem."""
    tables = [
        arrived("goldsmith", "1b1r", seats=3).own("west", own).do("sell blue", "done") for own in ("1r", "1B")
    ]
    return _of_copies(tables)


def of_the_trader() -> Pair:
    """Return west's question about copying an order that they can or can't fulfill."""
    tables = [
        arrived("trader", "1b1r", seats=3)
        .own("west", own)
        .orders("a1 a2", "b4", "c1")
        .do("order a1")
        .orders("a1 a2", "b4", "c1")
        .do("done")
        for own in ("1b1r", "2B")
    ]
    return _of_copies(tables)


def _of_copies(tables: Sequence[Any]) -> Pair:
    states = tables[0].state, tables[1].state
    return Pair("touria", "touria-prompt-copy", tables[0].seat("west"), states)


def of_the_thief() -> Pair:
    """Return the question after a theft, put to a thief who keeps a purple or a red gem."""
    tables = [
        arrived("thief", "").script("B", "p", "r").do("execute", keep) for keep in ("keep purple", "keep red")
    ]
    states = tables[0].state, tables[1].state
    return Pair("touria", "touria-prompt-after", states[0].active, states, seats=2)


def of_the_lady() -> Pair:
    """Return the question which Adventure to discard after THE LADY OF THE LAKE: one of two, or the
    only one.
    """
    tables = [failed_lady("circe medusa"), failed_lady("circe star")]
    return Pair("saga", "saga-prompt-discard-effect", 0, (tables[0].state, tables[1].state), seats=2)


NAMED = {
    "goldsmith": of_the_goldsmith,
    "trader": of_the_trader,
    "thief": of_the_thief,
    "lady of the lake": of_the_lady,
}
"""The reported situations in which timing revealed what a seat held."""


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
def met(name: str, games: int = 3 if TABLES < 300 else 30, moves: int = 400) -> tuple[Pair, ...]:
    """Return pairs of worlds from games, in which the bot answers for a seat in one world but not in the same
    way in the other.

    There is one pair for each question, combination of ways, and value of ``is_masked``.
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
                    found.setdefault((pair.prompt, ways, pair.is_masked), pair)
            play(game, state, *next_move(asked, partial(_choice, game, state, chance)), chance)
    return tuple(found.values())


def _choice(game: AnyGame, state: Any, chance: RandomStream, seat: Seat, decision: Decision) -> Choice:
    """Return a choice, usually a sensible one."""
    if chance.below(4):
        return game.computer_player.choose(game.view(state, seat), decision, chance)
    return any_choice(decision, chance)


def _pairs(game: AnyGame, state: Any, seat: Seat, decision: Decision, chance: RandomStream) -> Iterator[Pair]:
    """Yield ``state`` with another state that others can't tell from it, in which the bot treats ``seat``
    differently.

    The other seats' questions and answers so far are the same: a card that somebody intends to play becomes
    visible when it's played.
    """
    others = [None, *(viewer for viewer in range(len(PEOPLE)) if viewer != seat)]
    other = game.determinize(state, chance.pick(others), chance)
    there = game.decisions(other)
    ways = kind_of(decision), kind_of(there.get(seat))
    alike = all(
        kind_of(there.get(one)) == kind_of(asked) and there[one].given == asked.given
        for one, asked in game.decisions(state).items()
        if one != seat
    )
    if "none" not in ways and ways[0] != ways[1] and alike:
        kinds = [kind_of(asked) for one, asked in game.decisions(state).items() if one != seat]
        is_masked = any(kind != "none" for kind in kinds)
        states = (game.copy(state), other)
        yield Pair(game.id, decision.prompt.key, seat, states, len(PEOPLE), is_masked)


def at_table(
    pair: Pair, state: Any, pace: AnswerPace, clock: str, known: AnswerTimes = NOT_KNOWN
) -> Situation:
    """Return a table of people whose game has just reached ``state``, with ``known`` answer times."""
    game = GAMES[pair.game]
    table = started(game, PEOPLE[: pair.seats], clock=clock, calendar=CALENDAR)
    return _moved_to(table, state, pace, known)


def _moved_to(table: Started, state: Any, pace: AnswerPace, known: AnswerTimes) -> Situation:
    row = replace(table.at.table, pace=pace, answer_times=known)
    at = replace(table.at, table=row, now=20 * 3_600.0 + 600.0)
    table.at = at
    table.take(TableStep(at.after(), at.game.copy(state), kept_moves=0, asked_anew=frozenset(at.decisions)))
    return table.at


def time_of_answer(at: Situation, seat: Seat, person: RandomStream) -> float | None:
    """Return when ``seat`` answers: at the bot's time if the bot answers, otherwise at a ``person``'s.

    ``None``: it has already answered, and has no veil to lift.
    """
    decision, row = at.decisions[seat], at.table.seats[seat]
    if kind_of(decision) != "choice":
        return {one.seat: one.due_at for one in deadlines_due(at)}.get(seat)
    is_further = not decision.discreet and at.table.asked[seat].follows
    pattern = at.table.answer_times.pattern(is_further=is_further)
    if decision.minutes is not None:
        takes = time_in_window(person, pattern, decision.minutes * 60)
    elif row.since is not None and row.reserve is not None:
        takes = time_within(person, pattern, row.reserve)
    else:
        takes = time_to_answer(person, pattern)
    return at.calendar(row.person).end(at.now, takes)


def changes_seen(at: Situation, person: RandomStream) -> dict[str, float]:
    """Return the seconds until everybody first sees each kind of change.

    The ``board`` is edited with the first public step; until then, mentions are ``posted`` one after the
    other. With that step the old mentions are ``deleted``, and the ``next`` seats are mentioned.
    """
    start, due, found = at.now, dict[tuple[Seat, int], float | None](), dict[str, float]()
    while True:
        asked = {(seat, question.revision): seat for seat, question in at.table.asked.items()}
        for key, seat in asked.items():
            if due.get(key) is None:
                due[key] = time_of_answer(at, seat, person)
        when, key = min((when, key) for key in asked if (when := due[key]) is not None)
        seat, now = asked[key], max(at.now, when)
        told = mentions(at)
        posted = sorted((moment, name) for name, moment in told.items() if moment <= now)
        for number, (moment, _) in enumerate(posted):
            found.setdefault(f"posted {number}", moment - start)
        at = replace(at, now=now)
        decision = at.decisions[seat]
        if kind_of(decision) == "choice":
            step = moved(at, seat, own_answer(decision), returning=True)
        else:
            made = answer_due(at, Deadline(1, *key, when))
            if made is None:  # a veil that no longer exists
                due[key] = None
                continue
            step = made
        change = consequences(at, step, Listeners())
        after = replace(at, table=change.table, state=step.state)
        if change.table.public_revision != at.table.public_revision:
            later = mentions(after)
            deleted = [name for _, name in posted if name not in later]
            anew = [moment for name, moment in later.items() if name not in told]
            found["board"] = now - start
            found["deleted"] = now - start if deleted else NEVER
            found["next"] = min(anew) - start if anew else NEVER
            return found
        at = after


def mentions(at: Situation) -> dict[NoticeKey, float]:
    """Return when each mention of a question is posted, provided that the question is still open then."""
    listeners = Listeners(early=PEOPLE, delay=15.0)
    return {key: notice.due_at for key, notice in standing_notices(at, listeners).items()}


def own_answer(decision: Decision) -> Choice:
    """Return a person's answer: the one that the rules give after silence, if there is one."""
    moves = tuple(one.id for one in decision.options if not one.is_preference)
    return decision.on_silence or moves[: decision.minimum]


def times(
    pair: Pair, world: int, pace: AnswerPace, clock: str, known: AnswerTimes = NOT_KNOWN
) -> dict[str, list[float]]:
    """Return the times of each public change, over many tables in one of the two worlds."""
    base = at_table(pair, pair.states[world], pace, clock, known)
    found: dict[str, list[float]] = {}
    for number in range(TABLES):
        secret = sha256(b"%d in world %d" % (number, world)).digest()
        at = replace(base, table=replace(base.table, secret=secret))
        for kind, seconds in changes_seen(at, RandomStream(sha256(secret).digest())).items():
            found.setdefault(kind, [NEVER] * TABLES)[number] = seconds
    return found


def differ(one: Mapping[str, Sequence[float]], other: Mapping[str, Sequence[float]]) -> bool:
    """Return whether others can tell two worlds apart by the times of any public change."""
    never = [NEVER] * TABLES
    kinds = one.keys() | other.keys()
    return any(are_apart(one.get(kind, never), other.get(kind, never)) for kind in kinds)


def are_apart(one: Sequence[float], other: Sequence[float], alpha: float = 1e-4) -> bool:
    """Return whether two samples come from different distributions (two-sample Kolmogorov–Smirnov)."""
    first, second = sorted(one), sorted(other)
    apart = max(
        abs(bisect_right(first, value) / len(first) - bisect_right(second, value) / len(second))
        for value in (*first, *second)
    )
    size = len(first) * len(second) / (len(first) + len(second))
    return apart > sqrt(-log(alpha / 2) / 2) / sqrt(size)


def public(at: Situation) -> Mapping[str, Any]:
    """Return everything public while a seat has a question: clocks, pings, warnings, and the seats waited
    for.
    """
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
    asked = [GAMES[pair.game].decisions(state)[pair.seat] for state in pair.states]
    assert pair.prompt in {decision.prompt.key for decision in asked}
    ways = [kind_of(decision) for decision in asked]
    assert ways[0] != ways[1], "a seat is answered for otherwise in each world"
    assert differ(*(times(pair, world, "quick", clock) for world in (0, 1)))
    assert not differ(*(times(pair, world, "strict", clock) for world in (0, 1)))
    assert not differ(*(times(pair, world, "strict", clock, OWN) for world in (0, 1)))
    seen = [public(at_table(pair, state, "strict", clock)) for state in pair.states]
    assert seen[0] == seen[1], "pings, clocks and warnings are the same"


def test_the_bot_takes_the_time_that_people_take_at_the_table() -> None:
    pair, quickly = NAMED["thief"](), AnswerTimes(first=(60.0,) * 10)
    assert max(times(pair, 1, "strict", "none")["board"]) > 600
    assert max(times(pair, 1, "strict", "none", quickly)["board"]) < 180


def tells(game: str) -> set[str]:
    """Return the questions about which the rules page of ``game`` says that a quick table reveals
    something.
    """
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    return set(re.findall(r'<a id="quick-([a-z-]+)">', page))


@pytest.mark.parametrize("name", GAMES)
def test_times_of_a_strict_table_tell_nothing_and_of_a_quick_one_what_the_rules_say(name: str) -> None:
    told, compared = set(), set()
    for pair in met(name):
        asks = pair.prompt.removeprefix(f"{name}-prompt-").removesuffix("-without")
        if not pair.is_masked:
            compared.add(asks)
        if differ(*(times(pair, world, "quick", "day") for world in (0, 1))):
            told.add(asks)
        assert not differ(*(times(pair, world, "strict", "day") for world in (0, 1))), pair.prompt
        seen = [public(at_table(pair, state, "strict", "day")) for state in pair.states]
        assert seen[0] == seen[1], pair.prompt
    assert told <= tells(name), "the rules name what a quick table tells, and nothing else"
    assert compared <= told, "whatever differs can be told there"
    assert bool(told) == bool(tells(name))


def test_games_that_tell_nothing_at_a_quick_table_offer_no_switch() -> None:
    for name, game in GAMES.items():
        assert game.hides_choices == bool(tells(name))


def wished(name: str, wish: WhenForced, pace: AnswerPace = "quick") -> tuple[list[float], Situation, Seat]:
    """Return the seconds until the bot answers for the seat without a choice, which set ``wish``, over many
    tables.
    """
    pair, forced = NAMED[name](), ("standing short", "forced")
    [world] = [one for one in (0, 1) if kind_of(asked_in(pair, one)) in forced]
    at = at_table(pair, pair.states[world], pace, "none")
    seats = at.with_seat(pair.seat, replace(at.table.seats[pair.seat], when_forced=wish))
    found = []
    for number in range(TABLES):
        table = replace(at.table, seats=seats, secret=sha256(b"wished %d" % number).digest())
        at = replace(at, table=table)
        found += [one.due_at - at.now for one in deadlines_due(at) if one.seat == pair.seat]
    return found, at, pair.seat


def asked_in(pair: Pair, world: int) -> Decision:
    return GAMES[pair.game].decisions(pair.states[world])[pair.seat]


@pytest.mark.parametrize("name", NAMED)
def test_a_seat_can_be_asked_although_it_has_no_choice(name: str) -> None:
    """rules/touria#8.2.switch: the table waits for it as for a seat with a choice."""
    usual, _, _ = wished(name, "auto")
    assert max(usual) <= 40
    found, at, seat = wished(name, "ask")
    assert by_itself(at.table, seat, at.decisions[seat]) is None
    minutes = at.decisions[seat].minutes
    assert len(set(found)) == (0 if minutes is None else 1), "silence counts when the window ends, as for all"
    assert min(found, default=NEVER) >= 3_600
    strict, _, _ = wished(name, "ask", "strict")
    assert sorted(strict) == sorted(wished(name, "auto", "strict")[0]), "a strict table tells nothing anyway"


@pytest.mark.parametrize("name", NAMED)
def test_the_bot_can_take_its_time_as_if_the_seat_were_asked(name: str) -> None:
    """rules/touria#8.2.switch: it pauses as long as a person might think, and mentions the seat."""
    found, at, seat = wished(name, "bluff")
    assert len(found) == TABLES
    assert 90 <= min(found) < 600 < max(found) <= 1_800
    told = {(notice.kind, notice.seat) for notice in standing_notices(at, Listeners()).values()}
    assert {("turn", seat), ("secret", seat)} & told, "it's pinged like a seat with a choice"


@pytest.mark.parametrize("own", ["1B", "1r"])
def test_a_seat_that_wants_never_to_be_asked_to_copy_is_not_asked(own: str) -> None:
    table = arrived("goldsmith", "1b1r", seats=3).own("west", own).do("sell blue")
    west = table.seat("west")
    table.state.wishes[west] = Wish("none")
    table.do("done")
    found = at_table(Pair("touria", "", west, (table.state, table.state)), table.state, "quick", "none")
    seats = found.with_seat(west, replace(found.table.seats[west], when_forced="ask"))
    at = replace(found, table=replace(found.table, seats=seats))
    assert by_itself(at.table, west, at.decisions[west]) is not None


def test_the_bot_answers_in_nobodys_quiet_hours() -> None:
    pair = NAMED["thief"]()
    for seconds in times(pair, 1, "strict", "none")["board"]:
        hour = (20 * 3_600.0 + 600.0 + seconds) / 3_600 % 24 + 1  # Rome in winter
        assert 8 <= hour % 24 <= 22


def test_nothing_is_answered_for_a_strict_seat_that_was_not_told() -> None:
    """While the channel is closed, a question without a choice waits just like a real one."""
    pair = NAMED["thief"]()
    at = at_table(pair, pair.states[1], "strict", "none")
    step = channel_closed(at, at.table.channel, (), is_gone=False)
    assert step is not None
    closed = replace(at, table=step.table)
    assert not [one for one in deadlines_due(closed) if one.seat == pair.seat]
    asked = closed.table.asked[pair.seat]
    assert answer_due(closed, Deadline(1, pair.seat, asked.revision, NEVER)) is None


def test_an_answer_for_somebody_looks_like_their_press() -> None:
    """Everything that follows at a strict table, including pings, is independent of who pressed."""
    pair = NAMED["thief"]()
    at = at_table(pair, pair.states[1], "strict", "none")
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
        seen.append(public(table.at))
    assert seen[0] == seen[1]
