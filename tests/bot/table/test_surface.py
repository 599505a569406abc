"""On Discord, nobody can tell two worlds apart unless the game itself tells them apart.

The same presses are made in both, each with its own randomness, and everything a person sees is compared: the
board and when it is updated, mentions and their times, the *Take back* label, proposals, the replay, lists of
tables.
"""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.features.clocks.rules import due
from bot.features.lobby.rules.declared import option_values
from bot.features.notices.rules import standing_notices
from bot.features.notices.rules.notice import NewNotice
from bot.features.notices.rules.standing_notices import Listeners
from bot.features.play import rules as play
from bot.features.replay import service as replays
from bot.table.rows import Deadline
from bot.table.situation import Situation
from bot.table.table import SeatRow, Table
from games.engine.chance import RandomStream
from games.engine.game import AnyGame
from games.engine.record import Record
from games.engine.steps import steps_of
from games.engine.walks import any_choice
from games.registry import GAMES
from tests.support.started import Started, started
from tests.support.two_worlds import PEOPLE, compare, pauses, two_worlds

MOVES = 14
MOMENTS, SECRETS = 40, 10
"""The number of moments in a game at which times are drawn, and of table secrets tried at each."""
TABLES = {"abraca": 40, "saga": 60, "touria": 72, "towers": 12}
USUAL = 75
"""The number of tables of each game to start from, by default this one; some games soon reveal which world it
is.
"""

SECRET = ("saga", "touria")
"""The games with questions about which nobody may learn whether they are answered."""


def somewhere(game: AnyGame, seed: int, *, waits: bool = False) -> tuple[Started, RandomStream]:
    """Return a table in the middle of a game, and randomness to continue with.

    ``waits``: if possible, something waits there for a randomly drawn time.
    """
    chance = random.Random(f"surface {game.id} {seed}")
    stream = RandomStream(chance.randbytes(32))
    people = tuple(PEOPLE)[: chance.randint(max(3, game.seats.start), min(4, game.seats.stop - 1))]
    options = {name: chance.choice(values) for name, values in option_values(game).items()}
    clock = chance.choice(("relaxed", "none"))
    table = started(game, people, clock=clock, options=options, secret=chance.randbytes(32))
    for _ in range(150 if waits else chance.choice((0, 5, 20, 60))):
        decisions = table.at.decisions
        is_waiting = any(one.standing or one.veil for one in decisions.values())
        if waits and is_waiting and chance.random() < 0.5:
            break
        waiting = [seat for seat, one in decisions.items() if one.given is None]
        if not waiting:
            break
        seat = chance.choice(waiting)
        decision = decisions[seat]
        choice = any_choice(decision, stream)
        if chance.random() < 0.8:
            choice = game.computer_player.choose(game.view(table.at.state, seat), decision, stream)
        table.pick(seat, *choice)
    return table, stream


async def look(game: AnyGame, tables: int) -> Counter[str]:
    """Compare pairs of worlds of ``tables`` tables from the view of the channel and of the players.

    Return how often each thing was compared.
    """
    met: Counter[str] = Counter()
    for seed in range(tables):
        table, chance = somewhere(game, seed)
        if table.at.table.status == "playing":
            viewer = chance.pick((None, None, *range(len(table.at.table.seats))))
            await compare(two_worlds(table, viewer, chance), viewer, chance, MOVES, met)
    return met


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_all_that_is_seen_on_discord_is_the_same_in_both(game: AnyGame) -> None:
    met = await look(game, TABLES.get(game.id, USUAL))
    assert met["hidden hands that differ"] > 40
    assert met["pressed"] > 50
    if game.id in SECRET:
        assert met["secret questions that differ"] > 50
        assert met["left out in one world"] > 15


# What would leak


async def look_at_secrets() -> None:
    for game in SECRET:
        await look(GAMES[game], TABLES[game])


def mentions_who_can_play(at: Situation, listeners: Listeners) -> Iterator[NewNotice]:
    """Mention only people who hold something to play."""
    for notice in SECRETLY(at, listeners):
        if at.decisions[notice.seat].standing is None:
            yield notice


def mentions_who_has_not_answered(at: Situation, listeners: Listeners) -> Iterator[NewNotice]:
    """Remove a name from the mention once that person has answered."""
    for notice in SECRETLY(at, listeners):
        if at.table.asked[notice.seat].owed:
            yield notice


def mentions_who_can_play_first(at: Situation, listeners: Listeners) -> Iterator[NewNotice]:
    """Mention everybody, people with something to play first."""
    return iter(sorted(SECRETLY(at, listeners), key=lambda one: at.decisions[one.seat].standing is not None))


def mentions_who_can_play_sooner(at: Situation, listeners: Listeners) -> Iterator[NewNotice]:
    """Mention everybody, people with nothing to play later."""
    for notice in SECRETLY(at, listeners):
        can_play = at.decisions[notice.seat].standing is None
        yield notice if can_play else replace(notice, due_at=notice.due_at + 1)


def takes_back_what_was_kept(
    at: Situation, seats: list[SeatRow], drawn: dict[str, int] | None = None
) -> Table:
    """Let secret answers be taken back."""
    return replace(AFTER_UNSEEN(at, seats, drawn), undoable=(*at.table.undoable, 0))


def kinds_with(leak: Any) -> Any:
    return tuple(leak if kind is SECRETLY else kind for kind in standing_notices._KINDS)


def tells_every_move(record: Record, told: Any, *, everything: bool) -> Any:
    return steps_of(record, told, everything=True)


SECRETLY = standing_notices._asked_secretly
AFTER_UNSEEN = Situation.after_unseen
LEAKS = {
    "who can play is mentioned": (standing_notices, "_KINDS", kinds_with(mentions_who_can_play)),
    "who has not answered is mentioned": (
        standing_notices,
        "_KINDS",
        kinds_with(mentions_who_has_not_answered),
    ),
    "the order of the mention": (standing_notices, "_KINDS", kinds_with(mentions_who_can_play_first)),
    "the time of the mention": (standing_notices, "_KINDS", kinds_with(mentions_who_can_play_sooner)),
    "the board after a secret answer": (play, "is_told", lambda _, __: True),
    "the label of taking back": (Situation, "after_unseen", takes_back_what_was_kept),
    "the steps that buttons count": (Table, "own_revision", lambda table, _: table.revision),
    "the steps of the replay": (replays, "steps_of", tells_every_move),
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS.keys())
async def test_what_leaks_is_caught(leak: tuple[Any, str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*leak)
    with pytest.raises(AssertionError, match="can tell by"):
        await look_at_secrets()


# Randomly drawn times

RANGES = {"short": (5, 40), "long": (90, 1800)}


def drawn(game: AnyGame) -> Iterator[tuple[str, float, float]]:
    """Yield what waits for a randomly drawn time, and how long in each of two worlds with the same secret."""
    for seed in range(MOMENTS):
        table, chance = somewhere(game, seed, waits=True)
        for _ in range(SECRETS):
            secret = bytes(chance.below(256) for _ in range(32))
            table.at = replace(table.at, table=replace(table.at.table, secret=secret))
            real, other = two_worlds(table, None, chance)
            other.table.at = replace(other.table.at, table=replace(other.table.at.table, secret=secret))
            waits, there = pauses(real), pauses(other)
            for seat in waits.keys() & there.keys():
                if waits[seat][0] == there[seat][0]:
                    yield waits[seat][0], waits[seat][1], there[seat][1]


def furthest_from_even(values: Sequence[float]) -> float:
    """Return how far ``values`` are from a uniform distribution over 0 to 1 (Kolmogorov–Smirnov statistic).

    For uniform values it exceeds 2 once in 1,500 times.
    """
    apart = max(abs((place + 1) / len(values) - value) for place, value in enumerate(sorted(values)))
    return apart * math.sqrt(len(values))


@pytest.mark.parametrize("game", [GAMES[game] for game in SECRET], ids=SECRET)
def test_times_that_are_drawn_do_not_depend_on_what_anybody_holds(game: AnyGame) -> None:
    found = defaultdict(list)
    for kind, here, there in drawn(game):
        assert here == there
        found[kind].append(here)
    assert len(found["short"]) > 25
    for kind in found.keys() & RANGES.keys():
        least, most = RANGES[kind]
        even = [(seconds - least + 0.5) / (most - least + 1) for seconds in found[kind]]
        assert furthest_from_even(even) < 2, kind


def test_times_that_depend_on_hands_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    pause = due.deadlines_due

    def telling(at: Situation) -> tuple[Deadline, ...]:
        held = {seat: len(repr(at.game.view(at.state, seat))) % 3 for seat in at.decisions}
        return tuple(replace(one, due_at=one.due_at + held[one.seat]) for one in pause(at))

    monkeypatch.setattr("tests.support.two_worlds.deadlines_due", telling)
    for game in SECRET:
        assert any(here != there for _, here, there in drawn(GAMES[game]))
