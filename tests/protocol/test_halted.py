"""A mistake inside the rules holds the table: nothing is lost, and somebody can let it go on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.config import Config
from bot.domain.clocks import PRESETS
from bot.playground import Playground
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import InvalidState
from tests.acting import live_table
from tests.games.engine.garden import Garden, Options, State
from tests.phrases import phrase
from tests.protocol.evening import Evening, an_evening, choices
from tests.protocol.strange_games import GARDEN_WORDS, incidents, known

HIDDEN = "the treasure lies at place 3"


class ThornyGarden(Garden):
    """A garden in which things go wrong on demand."""

    def __init__(self) -> None:
        self.fails: set[str] = set()
        self.computer_player = self

    def setup(self, seats: int, options: Options, chance: Any) -> State:
        state = super().setup(seats, options, chance)
        self._fail("setup")
        return state

    def apply(self, state: State, seat: int, choice: Choice, chance: Any) -> list[Event]:
        events = super().apply(state, seat, choice, chance)
        self._fail("apply")
        return events

    def check(self, state: State) -> None:
        if "check" in self.fails:
            raise InvalidState(HIDDEN)

    def choose(self, view: Any, decision: Decision, chance: Any) -> Choice:
        self._fail("choose")
        return ("fly",) if "cheat" in self.fails else ("step",)

    def _fail(self, where: str) -> None:
        if where in self.fails:
            raise RuntimeError(HIDDEN)


@pytest.fixture
def garden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ThornyGarden]:
    game = ThornyGarden()
    with known(game, GARDEN_WORDS, tmp_path, monkeypatch):
        yield game


@pytest.fixture
async def evening(playground: Playground, settings: Config, garden: ThornyGarden) -> AsyncIterator[Evening]:
    async with an_evening(playground, settings) as here:
        yield here


@pytest.mark.parametrize("where", ["apply", "check"])
async def test_a_move_that_fails_holds_the_table(
    evening: Evening, garden: ThornyGarden, where: str, caplog: pytest.LogCaptureFixture
) -> None:
    board = await evening.begin("Dev", game="garden")
    await evening.move("Ada", "roll")
    snapshot = (await live_table(evening.bot.services.service, 1)).state
    garden.fails = {where}
    panel = await evening.pick("Ada", await evening.hand("Ada"), "dig")
    await evening.calm()
    [(reference, table, trace, record)] = incidents(evening.settings.database)
    assert reference in panel.text
    assert reference in board.text
    assert table == 1
    assert HIDDEN in trace
    assert "Traceback" in trace
    assert [move["choice"] for move in record["record"]["moves"]] == [["roll"]]
    assert record["move"] == {"seat": 0, "choice": ["dig"], "chance": []}
    assert len(record["record"]["seed"]) == 64
    assert HIDDEN not in caplog.text
    assert record["record"]["seed"] not in caplog.text
    assert reference in caplog.text
    assert (await live_table(evening.bot.services.service, 1)).state == snapshot, "nothing was changed"
    assert [button.label for button in board.buttons] == ["Try again", "What happened", phrase("button-end")]

    garden.fails = set()
    again = (
        await evening.pick("Ada", await evening.slash("Ada", "table hand"), "dig")
        if choices(panel)
        else panel
    )
    assert reference in again.text
    assert "stopped" in (await evening.slash("Dev", "tables")).text.lower()
    await evening.restart_bot()
    assert (await evening.table()).status == "halted"
    refused = await evening.press("Dev", board, "Try again")
    assert phrase("refused-host-only") in refused.text
    await evening.press("Mira", board, "Try again")
    assert (await evening.table()).status == "playing"
    await evening.move("Ada", "dig")
    for option in ("step", "look"):
        await evening.move("Ada", option)
    for option in ("step", "look", "dig", "roll"):
        await evening.move("Dev", option)
    assert board.text.startswith("# Game over")
    assert "✅" in (await evening.slash("Ada", "table verify")).text


@pytest.mark.parametrize("where", ["choose", "cheat"])
async def test_a_computer_player_that_errs_holds_the_table(
    evening: Evening, garden: ThornyGarden, where: str
) -> None:
    garden.fails = {where}
    board = await evening.begin(computers=1, game="garden")
    for _ in range(4):
        await evening.move("Ada", "step")
    assert (await evening.table()).status == "halted"
    [(reference, *_)] = incidents(evening.settings.database)
    assert reference in board.text
    garden.fails = set()
    await evening.press("Ada", board, "Try again")
    assert board.text.startswith("# Game over"), "the computer player goes on"


@pytest.mark.parametrize("where", ["setup", "check"])
async def test_a_game_that_cannot_be_set_up_holds_the_lobby(
    evening: Evening, garden: ThornyGarden, where: str, caplog: pytest.LogCaptureFixture
) -> None:
    board = await evening.open_table(game="garden")
    await evening.press("Dev", board, "Join")
    garden.fails = {where}
    reply = await evening.press("Ada", board, "Start")
    [(reference, _, trace, record)] = incidents(evening.settings.database)
    assert reference in reply.text
    assert HIDDEN in trace
    assert HIDDEN not in caplog.text
    assert record["record"]["seats"] == 2
    garden.fails = set()
    await evening.press("Ada", board, "Try again")
    assert (await evening.table()).status == "lobby"
    await evening.press("Ada", board, "Start")
    assert (await evening.table()).status == "playing"


async def test_a_held_table_can_be_ended(evening: Evening, garden: ThornyGarden) -> None:
    board = await evening.begin("Dev", game="garden")
    garden.fails = {"apply"}
    await evening.move("Ada", "dig")
    question = await evening.turn("Ada", board, "end")
    await evening.press("Ada", question, phrase("button-end-yes"))
    assert "was ended" in board.text
    assert "ended" in (await evening.slash("Dev", "table hand", table=1)).text


async def test_whose_turn_it_is_stays_told_while_the_table_is_halted(
    evening: Evening, garden: ThornyGarden
) -> None:
    board = await evening.begin("Dev", game="garden")
    [notice] = evening.notices()
    garden.fails = {"apply"}
    await evening.move("Ada", "dig")
    garden.fails = set()
    await evening.press("Ada", board, "Try again")
    assert evening.notices() == [notice]
    await evening.move("Ada", "dig")
    assert evening.notices() == []


async def test_no_clock_runs_while_a_table_is_halted(evening: Evening, garden: ThornyGarden) -> None:
    await evening.begin("Dev", game="garden")
    garden.fails = {"apply"}
    evening.playground.advance(3600)
    await evening.move("Ada", "dig")
    garden.fails = set()
    evening.playground.advance(30 * 86_400)
    evening.bot.look_at_clock()
    await evening.calm()
    await evening.press("Ada", evening.board(), "Try again")
    ada = (await evening.table()).seats[0]
    relaxed = PRESETS["relaxed"]
    assert relaxed is not None
    assert ada.reserve == pytest.approx(relaxed.reserve - 3600, abs=5)
    assert ada.due_at == pytest.approx(evening.playground.clock.now() + relaxed.reserve - 3600, abs=5)


async def test_private_lines_are_private(evening: Evening) -> None:
    await evening.begin("Dev", game="garden")
    await evening.move("Ada", "look")
    assert "You see" in (await evening.slash("Ada", "table log")).text
    assert "🔒" in (await evening.slash("Ada", "table log")).text
    for name in ("Dev", "Mira"):
        assert "You see" not in (await evening.slash(name, "table log")).text
    assert "You see" not in evening.board().text
