"""Thinking about open questions: once for each, and failures are recorded."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.database.database import Database
from bot.features.archive.rules import commitment
from bot.features.computers.rules.open_questions import OpenQuestion, asked_of_computer, open_question
from bot.features.computers.service.thinking import Thinking
from bot.features.lobby.rules.beginning import start
from bot.features.lobby.rules.lobby import NewTable
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.play.rules import computer_moved
from bot.features.servers.store import GuildStore
from bot.table.change import Incident
from bot.table.service import TableService
from bot.table.situation import Situation
from bot.table.store import TableStore
from games.engine.chance import RandomStream
from games.engine.game import AnyGame
from games.registry import GAMES
from tests.support.acting import act, live_table
from tests.support.thinkers import ThinkerHere

ADA = 3


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(tmp_path / "games.sqlite3")
    yield database
    await database.close()


async def begun(database: Database, game: AnyGame) -> Situation:
    """Return a table with Ada, another computer player, and a master who moves first."""
    service = TableService(
        TableStore(database), GuildStore(database), PeopleStore(database), MemberStore(database), GAMES
    )
    for press in range(100):
        strengths = ("master", "master")[: game.seats[-1] - 1]
        table, _ = await service.openings.open(
            NewTable(1, 2, game.id, "en", ADA, "Ada", 10 * press, computers=("master", *strengths[1:]))
        )
        await act(service, start, table, ADA, interaction=10 * press + 1)
        live = await live_table(service, table)
        at = Situation(live.table, live.game, live.state, 0.0)
        if asked_of_computer(at) is not None:
            return at
    raise AssertionError("no computer player is ever the first one")


def asked(at: Situation) -> OpenQuestion:
    """Return the computer player's question there."""
    question = asked_of_computer(at)
    assert question is not None
    return question


async def test_a_question_is_thought_about_once(database: Database) -> None:
    at, thinker = await begun(database, GAMES["abraca"]), ThinkerHere()
    thinking = Thinking(TableStore(database), thinker, 1.5)
    both = await asyncio.gather(thinking.about(asked(at)), thinking.about(asked(at)))
    assert both[0] == both[1] == await thinking.about(asked(at))
    assert len(thinker.asked) == 1
    await thinking.about(replace(asked(at), asked=99))
    assert len(thinker.asked) == 2, "it was asked anew, as after a move that was taken back"
    await thinking.close()


async def test_who_asked_and_has_gone_does_not_take_the_answer_along(database: Database) -> None:
    at, thinker = await begun(database, GAMES["abraca"]), ThinkerHere()
    thinking = Thinking(TableStore(database), thinker, 1.5)
    thinker.let.clear()
    first, second = (asyncio.create_task(thinking.about(asked(at))) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    thinker.let.set()
    assert await second is not None
    assert len(thinker.asked) == 1
    await thinking.close()


async def test_what_fails_is_noted_and_tried_again_when_it_is_asked_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, thinker = await begun(database, GAMES["abraca"]), ThinkerHere()
    noted: list[Incident] = []

    async def note(_: TableStore, incident: Incident) -> None:
        noted.append(incident)

    monkeypatch.setattr(TableStore, "note", note)
    thinking = Thinking(TableStore(database), thinker, 1.5)
    thinker.fails = True
    assert await thinking.about(asked(at)) is None
    [incident] = noted
    assert (incident.table, incident.trace) == (at.table.id, "on purpose")
    thinker.fails = False
    assert await thinking.about(asked(at)) is not None
    assert len(noted) == 1
    await thinking.close()


async def test_without_a_thinker_nobody_thinks(database: Database) -> None:
    at = await begun(database, GAMES["abraca"])
    thinking = Thinking(TableStore(database), None, 1.5)
    assert await thinking.about(asked(at)) is None
    assert thinking.seconds_of("master") == 0
    await thinking.close()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_an_answer_counts_for_its_own_question_alone(database: Database, game: AnyGame) -> None:
    at = await begun(database, game)
    question = asked(at)
    thinking = Thinking(TableStore(database), ThinkerHere(), 1.5)
    considered = await thinking.about(question)
    assert considered is not None
    step = computer_moved(at, considered)
    assert step is not None
    assert step.moves[0].choice == considered.thought.choice
    others = (
        replace(question, asked=question.asked + 1),
        replace(question, seat=question.seat + 1),
        replace(question, strength="apprentice"),
        replace(question, table=question.table + 1),
    )
    for other in others:
        assert computer_moved(at, replace(considered, question=other)) is None
    strange = replace(considered, thought=replace(considered.thought, choice=("nothing",)))
    assert computer_moved(at, strange) is None
    await thinking.close()


async def test_the_chance_of_a_hint_tells_nothing_and_that_of_a_computer_cannot_be_foreseen(
    database: Database,
) -> None:
    """The first follows from public knowledge alone, whatever is hidden; the second doesn't."""
    at = await begun(database, GAMES["abraca"])
    seat = asked(at).seat
    table = at.table
    other = replace(at, state=at.game.determinize(at.state, seat, RandomStream(bytes(32))))
    for one in (at, other):
        hint = open_question(one, seat, "master", is_hint=True)
        known = f"{commitment(table.secret)}player {seat} {hint.asked}".encode()
        assert hint.seed == sha256(known).digest()
        assert open_question(one, seat, "master").seed != hint.seed
        assert open_question(one, seat, "master").key != hint.key
