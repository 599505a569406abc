"""A database of an older version: its tables go on from where they were, and its finished games are told.

``older/make.py`` made it under the first rules of every game: a table for every question that they ask.
"""

from __future__ import annotations

import contextlib
import gzip
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.config import Config
from bot.playground import Message, Playground
from bot.service.loaded_tables import LoadedTable
from games.engine.chance import RandomStream
from games.engine.game import AnyGame
from games.engine.play import waiting_for
from games.engine.player import any_of
from games.registry import GAMES
from render.words import words_for
from tests.once import made_once, together
from tests.protocol import course
from tests.protocol.evening import PEOPLE, Evening, choices, verb
from tests.render_pools import SketchingRenderPool

OLDER = Path(__file__).parent / "older" / "rules-1.sql.gz"
SCRIPT = gzip.decompress(OLDER.read_bytes()).decode()
HALTED = [game for game in GAMES if f"'{game}'" in SCRIPT]
"""The games that there were then: one that is newer has no older tables."""
GOES_ON = 8
"""So many revisions after the open question, a table is no longer as the older version left it."""
BEGAN = 1_760_000_000.0
"""When ``make.py`` has its first table opened, in seconds since 1970."""
FIRST_PERSON = 11
TIMES = {
    "tables": ("created_at", "changed_at"),
    "moves": ("at",),
    "events": ("at",),
    "notices": ("due_at",),
    "deadlines": ("due_at",),
}
PERSONS = {"tables": "host", "seats": "person", "named": "person", "notices": "person", "results": "person"}


pytestmark = pytest.mark.sqlite  # there were no others then


@pytest.fixture(params=HALTED)
def game(request: pytest.FixtureRequest) -> str:
    """The game whose tables the database holds."""
    return str(request.param)


@pytest.fixture
def older(game: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of the older version with the tables of one game, for tests to copy."""

    def make(file: Path) -> None:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.executescript(SCRIPT)
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("DELETE FROM tables WHERE game <> ?", (game,))
            connection.commit()
            connection.execute("VACUUM")

    return made_once(together(tmp_path_factory) / f"older-{game}.sqlite3", make)


@pytest.fixture
def past(playground: Playground, settings: Config, older: Path) -> None:
    """Bring the tables of one game to the local server, as if they had been played there today."""
    assert isinstance(settings.database, Path)
    shutil.copyfile(older, settings.database)
    with contextlib.closing(sqlite3.connect(settings.database)) as connection:
        channel = playground.channel("tables")
        connection.execute("UPDATE tables SET guild = ?, channel = ?", (playground.guild.id, channel.id))
        for table, column in PERSONS.items():
            for number, name in enumerate(PEOPLE[:4], start=FIRST_PERSON):
                moved = (playground.person(name).id, number)
                connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", moved)
        later = playground.clock.now() - BEGAN - 3600
        for table, columns in TIMES.items():
            for column in columns:
                connection.execute(f"UPDATE {table} SET {column} = {column} + ?", (later,))
        connection.commit()


@pytest.fixture(autouse=True)
def changed_rules(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the rules be newer than the tables, also of a game whose rules are still its first."""
    monkeypatch.setattr(type(GAMES[game]), "version", max(2, GAMES[game].version))


async def tables(evening: Evening, status: str) -> list[int]:
    """Return the tables of the older version that stand at ``status``."""
    rows = await evening.bot.services.tables.find(None, statuses=(status,), limit=100)
    return sorted(row.id for row in rows)


async def boards(evening: Evening) -> dict[int, Message]:
    """Return the board of each table; there are many, and all are posted anew."""
    await evening.calm(60)
    return {number_of(board): board for board in evening.boards()}


def has_gone_on(revision: int) -> Callable[[LoadedTable], bool]:
    """Return whether a table has gone on from ``revision``, as a condition for ``play_until``."""
    return lambda here: here.table.status == "over" or here.table.revision >= revision + GOES_ON


def to_the_end(game: AnyGame, state: object) -> None:
    """Play a copy of ``state`` to its end by chance, as a search does, without words, checking each step."""
    policy, copied, chance = game.policy, game.copy(state), RandomStream(bytes(32))
    assert policy is not None
    while waiting := policy.waiting(copied):
        policy.make(copied, waiting[0], any_of(policy.choices(copied, waiting[0]), chance), chance)
        game.check(copied)
    assert game.outcome(copied) is not None


def number_of(board: Message) -> int:
    """Return the number of the table that ``board`` belongs to."""
    return next(int(button.custom_id.split(":")[1]) for button in board.buttons if button.custom_id)


def refusal(name: str) -> str:
    """Return why moves of older rules are not made again, as ``name`` reads it."""
    return words_for("it" if name == "Bruno" else "en")("refused-other-rules")


def verbs(message: Message) -> set[str]:
    """Return what the buttons of a message do."""
    return {button.custom_id.split(":")[3] for button in message.buttons if button.custom_id}


async def test_every_table_goes_on_from_its_open_question(evening: Evening) -> None:
    """Some moves on the local Discord, over a restart; all that can be different then is in their states."""
    running = await tables(evening, "playing")
    for number in running:
        here = await course.live(evening, number)
        assert here.table.rules_version == 1
        here.game.check(here.state)
        asked = waiting_for(here.game.decisions(here.state))
        assert set(here.table.asked) >= set(asked), "whoever was asked still is"
        await course.play_until(evening, has_gone_on(here.table.revision), table=number)
    await evening.restart_bot()
    for number in running:
        here = await course.live(evening, number)
        assert here.table.status in {"playing", "over"}
        assert here.table.rules_version == 1, "it goes on under the rules under which it began"
        to_the_end(here.game, here.state)


async def test_a_table_ends_under_the_rules_under_which_it_began(evening: Evening) -> None:
    number = (await tables(evening, "playing"))[0]
    here = await course.play_out(evening, table=number)
    assert here.game.outcome(here.state) is not None
    assert here.table.rules_version == 1, "it was begun under other rules than it ended"
    await evening.restart_bot()
    assert number in await tables(evening, "over")
    assert not await tables(evening, "halted")


@pytest.fixture
def sketched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw what there is to see."""
    monkeypatch.setattr("bot.wiring.RenderPool", SketchingRenderPool)


@pytest.mark.slow
@pytest.mark.usefixtures("sketched")
async def test_whoever_was_asked_opens_their_hand_and_can_answer(evening: Evening) -> None:
    posted = await boards(evening)
    for number in await tables(evening, "playing"):
        here = await course.live(evening, number)
        seat = waiting_for(here.game.decisions(here.state))[0]
        panel = await evening.hand((await evening.seats(number))[seat], posted[number])
        assert panel.alt_texts
        assert choices(panel) or panel.selects


async def test_moves_of_older_rules_are_not_taken_back(evening: Evening) -> None:
    posted = await boards(evening)
    for number in await tables(evening, "playing"):
        here = await course.live(evening, number)
        if here.table.undoable:
            name = (await evening.seats(number))[here.table.undoable[-1]]
            panel = await evening.hand(name, posted[number])
            assert not {"take-back", "propose-undo"} & verbs(panel)
            own = here.table.own_revision(here.table.undoable[-1])
            press = f"t1:{number}:{own}:take-back:"
            assert refusal(name) in await evening.forge(name, panel, press)
            assert (await course.live(evening, number)).state == here.state


@pytest.mark.parametrize("game", ["towers"], indirect=True)
async def test_what_was_proposed_to_be_taken_back_stays(evening: Evening) -> None:
    posted = await boards(evening)
    rows = await evening.bot.services.tables.find(None, limit=100)
    [table] = [row for row in rows if row.proposal is not None]
    assert table.proposal is not None
    names = await evening.seats(table.id)
    [other, last] = [name for seat, name in enumerate(names) if seat != table.proposal.by]
    await evening.turn(other, await evening.hand(other, posted[table.id]), "agree")
    panel = await evening.turn(last, await evening.hand(last, posted[table.id]), "agree")
    assert refusal(last) in panel.text
    after = (await course.live(evening, table.id)).table
    assert (after.status, after.undoable) == ("playing", table.undoable)
    await course.play_out(evening, table=table.id)


async def test_a_finished_game_is_told_but_not_replayed(evening: Evening) -> None:
    [number] = await tables(evening, "over")
    before = await course.live(evening, number)
    outcome = before.game.outcome(before.state)
    assert outcome is not None
    board = (await boards(evening))[number]
    assert board.text.startswith("# Game over")
    assert (await evening.seats(number))[outcome.winners[0]] in board.text
    assert all(str(score) in board.text for score in outcome.scores)
    assert board.alt_texts
    assert (await evening.slash("Mira", "table show", table=number, text=True)).text
    log = await evening.slash("Mira", "table log", table=number)
    assert len(log.text.splitlines()) > 10
    for name in ("Mira", "Bruno"):
        for command in ("replay", "verify", "export"):
            assert (await evening.slash(name, f"table {command}", table=number)).text == refusal(name)
        for wanted in ("replay", "verify"):
            assert await evening.forge(name, board, verb(board, wanted)) == refusal(name)
    assert await tables(evening, "over") == [number]


async def test_a_lobby_begins_under_the_rules_of_today(evening: Evening) -> None:
    [number] = await tables(evening, "lobby")
    board = (await boards(evening))[number]
    await evening.press("Ada", board, verb(board, "start"))
    here = await course.live(evening, number)
    assert here.table.rules_version == here.game.version
    await course.play_out(evening, table=number)
    assert "step 0 of" in (await evening.slash("Ada", "table replay", table=number)).text
    assert "✅" in (await evening.slash("Ada", "table verify", table=number)).text
