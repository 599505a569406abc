"""People's names are kept in one place, whatever they do: logs, seats and everything else refer to it."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import get_args

from msgspec.structs import replace

from bot.database.database import Database
from bot.features.absence.rules.silence import falls_silent, seen
from bot.features.actions import ACTIONS
from bot.features.archive.service.imports import Arrival
from bot.features.lobby.rules.lobby import NewTable
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.servers.store import GuildStore
from bot.table.actor import Actor
from bot.table.rows import Silence
from bot.table.service import TableService
from bot.table.situation import Situation, TableStep
from bot.table.store import TableStore
from bot.table.table import Status
from games.engine.game import Refused
from games.engine.text import named_in
from games.registry import GAMES
from render.words import FOLDERS
from tests.bot.table.test_walks import CLOSING, PEOPLE, Walk, request_for
from tests.support.acting import computer_move, hold, live_table, move
from tests.support.places_of_names import HOME, places_of_names

GAME = next(iter(GAMES))
NAMES = {person: f"Zóë “{person}” Ünique" for person in PEOPLE}
"""Names that occur nowhere else."""
MOST_LIVES, STEPS = 150, 150


def lines_about_people() -> set[str]:
    """Return the keys of log lines that say what a person did."""
    words = "\n".join(file.read_text(encoding="utf-8") for file in (FOLDERS[0] / "en").glob("*.ftl"))
    return set(re.findall(r"^(log-[a-z-]+) =.*\{ \$(?:player|moderator|by) \}", words, re.MULTILINE))


class Lives:
    """Tables at which people do everything there is to do."""

    def __init__(self, database: Database, seed: int) -> None:
        self.chance = random.Random(seed)
        self.members = MemberStore(database)
        self.store = TableStore(database)
        self.service = TableService(
            self.store, GuildStore(database), PeopleStore(database), self.members, GAMES
        )

    async def press(self, table: int) -> None:
        """Let a person do something to a table, if they may."""
        chance = self.chance
        live = await live_table(self.service, table)
        walk = Walk(Situation(live.table, live.game, live.state, 0.0), chance)
        person = chance.choice(PEOPLE)
        actor = Actor(
            person, NAMES[person], moderates=chance.random() < 0.5, interaction=chance.getrandbits(40)
        )
        actions = [one for one in ACTIONS.values() if one.name != "pick" and live.table.status in one.when]
        [action] = chance.choices(actions, [0.1 if one.name in CLOSING else 1 for one in actions])
        request = request_for(action, walk, actor.person)
        if action.name == "seat-offer":
            invited = int(request.picked[0])
            number = await self.members.meet(1, invited, NAMES[invited])
            request = replace(request, picked=(str(invited), str(number)))
        await self.service.act(action, table, actor, action.read(request))

    async def live(self, number: int) -> None:
        """Let one table be played."""
        new = NewTable(1, 2, GAME, "en", PEOPLE[0], NAMES[PEOPLE[0]], number, computers=("companion",))
        table, _ = await self.service.openings.open(replace(new, is_private=number % 5 == 0))
        await self.go_on(table)

    async def go_on(self, table: int) -> None:
        """Let a table continue."""
        for _ in range(STEPS):
            row = await self.service.row(table)
            if row.status in {"over", "ended"}:
                break
            try:
                if row.status == "playing" and self.chance.random() < 0.03:
                    await hold(self.service, table)
                elif self.chance.random() < 0.05:
                    await self.service.come_back(table, self.chance.choice(PEOPLE))
                elif row.silent_at is not None and self.chance.random() < 0.05:
                    await self.service.change(table, when_it_is_due)
                elif self.chance.random() < 0.1:
                    await self.service.change_for(table, self.chance.choice(PEOPLE), seen)
                else:
                    await self.press(table)
            except Refused:
                continue


def when_it_is_due(at: Situation) -> TableStep | None:
    """Return the step by which a person counts as silent, at the time when that is due."""
    due = at.table.silent_at
    return None if due is None else falls_silent(replace(at, now=max(at.now, due)), Silence(at.table.id, due))


async def bring(lives: Lives) -> int:
    """Import the file of a game between a person and a computer on another server; return its table."""
    person = PEOPLE[0]
    new = NewTable(1, 2, "abraca", "en", person, NAMES[person], 10_000, computers=("companion",))
    table, _ = await lives.service.openings.open(new)
    await lives.service.act(ACTIONS["start"], table, Actor(person, NAMES[person], interaction=5), None)
    while (live := await live_table(lives.service, table)).table.status == "playing":
        if not await computer_move(lives.service, table) and (decisions := live.game.decisions(live.state)):
            seat = live.table.seat_of(person)
            assert seat is not None
            if seat in decisions:
                choice = decisions[seat].options[0].id
                await move(lives.service, table, person, live.table.own_revision(seat), (choice,))
    imports = lives.service.imports
    file = imports.read(await lives.service.archive.export(table))
    arrival = Arrival(1_000, 2, "en", PEOPLE[1], NAMES[PEOPLE[1]], 77)
    return (await imports.take_in(file, arrival))[0]


async def test_whatever_people_do_names_stand_in_one_place(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    database = await Database.open(path)
    told: set[str] = set()
    lives = Lives(database, 4)
    imported = await bring(lives)
    tables = 0
    while not told >= lines_about_people() and tables < MOST_LIVES:
        tables += 1
        await lives.live(tables)
        [newest] = await lives.store.find(None, statuses=get_args(Status), limit=1)
        lines = [*await lives.store.events(newest.id), *await lives.store.events(imported)]
        told |= {line.event.text.key for line in lines if named_in(line.event.text)}
    await database.close()
    assert told >= lines_about_people(), "everything that is told of people was told, and by reference"
    assert places_of_names(path, NAMES.values()) == {HOME}
