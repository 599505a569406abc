"""An error in the rules halts the table: nothing is lost, and somebody can let it continue."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.config import Config
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.lifecycle.rules.idle import GAME_RESTS
from bot.features.notices.rules.standing_notices import STILL_HALTED
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import InvalidState
from playground import Message, Playground
from tests.games.engine.garden import Garden, Options, State
from tests.protocol.evening import Evening, an_evening, choices
from tests.protocol.strange_games import GARDEN_WORDS, incidents, known
from tests.protocol.test_admission import agree
from tests.support.acting import hold, live_table
from tests.support.phrases import phrase

DAY = 86_400.0
HIDDEN = "the treasure lies at place 3"


class ThornyGarden(Garden):
    """A garden that fails on demand."""

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

    def decisions(self, state: State) -> Mapping[int, Decision]:
        self._fail("decisions")
        return super().decisions(state)

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
    snapshot = (await live_table(evening.bot.services.tables, 1)).state
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
    assert record["moves"] == [{"seat": 0, "choice": ["dig"], "chance": []}]
    assert len(record["record"]["seed"]) == 64
    assert HIDDEN not in caplog.text
    assert record["record"]["seed"] not in caplog.text
    assert reference in caplog.text
    assert (await live_table(evening.bot.services.tables, 1)).state == snapshot, "nothing was changed"
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


async def test_a_held_table_is_shown_though_its_rules_cannot_tell_who_is_asked(
    evening: Evening, garden: ThornyGarden
) -> None:
    await evening.begin("Dev", game="garden")
    garden.fails = {"apply"}
    await evening.move("Ada", "dig")
    garden.fails = {"decisions"}
    await live_table(evening.bot.services.tables, 1)
    shown = await evening.slash("Mira", "table show", table=1)
    assert phrase("refused-error") not in shown.text
    assert "table 1" in shown.text


async def test_whoever_owes_an_answer_hears_that_the_game_goes_on(
    evening: Evening, garden: ThornyGarden
) -> None:
    board = await evening.begin("Dev", game="garden")
    [notice] = evening.notices()
    garden.fails = {"apply"}
    await evening.move("Ada", "dig")
    assert phrase("notice-turn") not in " ".join(one.text for one in evening.notices()), "nobody can answer"
    garden.fails = set()
    await evening.press("Mira", board, "Try again")
    [anew] = evening.notices()
    assert anew is not notice
    assert (phrase("notice-turn") in anew.text, anew.notified) == (True, [evening.person("Ada").id])
    await evening.move("Ada", "dig")
    assert evening.notices() == []


async def halt(evening: Evening, garden: ThornyGarden, host: str = "Ada") -> Message:
    """Make the rules fail at a table of Ada and Dev; return its board."""
    board = await evening.begin("Dev" if host == "Ada" else "Ada", host=host, game="garden")
    garden.fails = {"apply"}
    await evening.move(await evening.asked(), "dig")
    garden.fails = set()
    return board


def owner(evening: Evening) -> int:
    """Return the owner of the server."""
    return evening.playground.guild.owner_id


async def test_the_host_and_the_moderators_hear_of_a_halt_at_once(
    evening: Evening, garden: ThornyGarden
) -> None:
    role = evening.playground.admin.create_role("Keepers", mentionable=True)
    await agree(evening, moderators=(role.id,))
    await halt(evening, garden)
    [notice] = evening.notices()
    [(reference, *_)] = incidents(evening.settings.database)
    assert reference in notice.text
    assert notice.notified == [evening.person("Ada").id]
    assert f"<@&{role.id}>" in notice.text
    assert [button.label for button in notice.buttons][:2] == ["Try again", phrase("button-end")]
    assert HIDDEN not in notice.text
    await evening.restart_bot()
    await evening.pass_time(DAY)
    assert evening.notices() == [notice], "told once"
    refused = await evening.press("Dev", notice, "Try again")
    assert phrase("refused-host-only") in refused.text
    await evening.press("Mira", notice, "Try again")
    assert (await evening.table()).status == "playing"
    assert notice.deleted
    assert [phrase("notice-turn") in one.text for one in evening.notices()] == [True]


async def test_a_host_who_moderates_is_told_once(evening: Evening, garden: ThornyGarden) -> None:
    admin = evening.playground.admin
    role = admin.create_role("Keepers", mentionable=True)
    admin.give_role(evening.person("Ada"), role)
    await evening.wish(evening.person("Ada").id, delivery="direct")
    await agree(evening, moderators=(role.id,))
    await halt(evening, garden)
    [notice] = evening.notices()
    assert f"<@&{role.id}>" in notice.text
    assert not [one for one in evening.person("Ada").dms() if "stopped" in one.text]


async def test_without_moderators_the_owner_hears(evening: Evening, garden: ThornyGarden) -> None:
    await evening.wish(evening.person("Ada").id, delivery="direct")
    await halt(evening, garden)
    [letter] = [one for one in evening.person("Ada").dms() if phrase("letter-halted") in one.text]
    [notice] = evening.notices()
    assert notice.notified == [owner(evening)]
    await evening.press("Ada", letter, "Try again")
    assert (await evening.table()).status == "playing"
    assert notice.deleted


async def test_a_halt_that_nobody_ends_is_told_once_more(evening: Evening, garden: ThornyGarden) -> None:
    """If the role has no members anymore and the host has left, the owner is notified."""
    role = evening.playground.admin.create_role("Keepers", mentionable=True)
    await agree(evening, moderators=(role.id,))
    board = await halt(evening, garden)
    await evening.pass_time(STILL_HALTED - 60)
    assert len(evening.notices()) == 1
    await evening.pass_time(120)
    [_, reminder] = evening.notices()
    assert phrase("notice-unreleased") in reminder.text
    assert set(reminder.notified) == {evening.person("Ada").id, owner(evening)}
    for _ in range(4):
        await evening.pass_time(STILL_HALTED)
    assert len(evening.notices()) == 2
    await evening.pass_time(GAME_RESTS)
    assert phrase("board-idle", variant="halted") in evening.board().text
    assert [phrase("notice-closing", variant="halted") in one.text for one in evening.notices()][-1]
    assert board


async def test_a_host_who_left_the_server(evening: Evening) -> None:
    role = evening.playground.admin.create_role("Keepers", mentionable=True)
    evening.playground.admin.give_role(evening.person("Bruno"), role)
    await agree(evening, moderators=(role.id,))
    board = await evening.open_table("Bruno", game="garden")
    for name in ("Ada", "Dev"):
        await evening.press(name, board, "Join")
    await evening.press("Bruno", board, "Start")
    evening.person("Bruno").leave()
    await hold(evening.bot.services.tables, 1)
    await evening.calm()
    [notice] = evening.notices()
    assert notice.notified == [owner(evening)], "the only moderator was the host"


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
