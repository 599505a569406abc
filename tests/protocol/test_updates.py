"""A game gets newer rules between two starts of the bot: tables continue where they were."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from games.engine.chance import Chance
from games.engine.event import Outcome, ranked
from games.engine.game import Upgrade
from games.engine.play import waiting_for
from games.engine.text import Text
from games.registry import GAMES
from tests.games.engine.duel import Duel, Options, State
from tests.protocol.course import live, move, play_out
from tests.protocol.evening import Evening, verb
from tests.protocol.strange_games import known
from tests.protocol.test_simultaneous import WORDS
from tests.support.phrases import phrase


class Scored(State, kw_only=True):
    """The state under newer rules, which also have the points of each seat."""

    points: list[int]


def with_points(state: dict[str, Any]) -> dict[str, Any]:
    """Return a state of version 1 in the form that version 2 would have written."""
    return {**state, "points": [10 * wins for wins in state["wins"]]}


class ScoredDuel(Duel):
    """A duel under newer rules, which count points instead of wins."""

    version = 2
    upgrades: Mapping[int, Upgrade] = {1: with_points}
    state_type: Any = Scored

    def setup(self, seats: int, options: Options, chance: Chance) -> Scored:
        return Scored(3, [0] * seats, [None] * seats, points=[0] * seats)

    def outcome(self, state: Any) -> Outcome | None:
        return ranked(state.points, Text("duel-over")) if state.played == state.rounds else None


@pytest.fixture(autouse=True)
def duel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with known(Duel(), WORDS, tmp_path, monkeypatch):
        yield


@pytest.fixture
def newer(duel: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """A function that gives the game its newer rules."""
    with monkeypatch.context() as patch:
        yield lambda: patch.setitem(GAMES, "duel", ScoredDuel())


async def test_a_game_goes_on_from_its_open_question(evening: Evening, newer: Callable[[], None]) -> None:
    await evening.begin("Bruno", game="duel")
    for seat, hand in ((0, "paper"), (1, "rock"), (0, "scissors")):
        await move(evening, seat, (hand,))
    before = await live(evening)
    newer()
    await evening.restart_bot()
    after = await live(evening)
    assert after.state.points == [10, 0]
    assert after.state.chosen == ["scissors", None], "an answer given before still counts"
    assert waiting_for(after.game.decisions(after.state)) == [1]
    assert after.table.asked == before.table.asked
    await move(evening, 1, ("rock",))
    await evening.restart_bot()
    assert (await live(evening)).state.points == [10, 0], "what newer rules wrote is not carried over again"
    over = await play_out(evening)
    assert over.table.rules_version == 1, "it was begun under other rules than it ended"
    [one, _] = over.game.outcome(over.state).scores  # type: ignore[union-attr]
    assert one == 10
    for command in ("replay", "verify", "export"):
        answer = await evening.slash("Ada", f"table {command}", table=1)
        assert phrase("refused-other-rules") in answer.text
    assert (await evening.slash("Ada", "table log", table=1)).text


async def test_a_lobby_begins_under_the_rules_of_today(evening: Evening, newer: Callable[[], None]) -> None:
    board = await evening.open_table("Ada", game="duel")
    await evening.press("Bruno", board, verb(board, "join"))
    newer()
    await evening.restart_bot()
    await evening.press("Ada", board, verb(board, "start"))
    assert (await live(evening)).table.rules_version == 2
    await play_out(evening)
    assert "✅" in (await evening.slash("Ada", "table verify", table=1)).text
