"""People press anything, in any order, with restarts and days in between, and nothing breaks.

Every press gets an answer, Discord would reject no payload, no press causes an internal error, no table is
halted, and at the end every game still replays.
"""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest

from bot.table.table import Status
from games.engine.record import state_at
from games.registry import GAMES
from playground import CannotDoError, Message, Modal, Reply
from playground.components import Kind
from tests.protocol.evening import PEOPLE, Evening
from tests.support.acting import live_table, record_of
from tests.support.phrases import mistakes

_COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("tables", {}),
    ("stats", {}),
    ("help", {}),
    ("me settings", {}),
    ("setup panel", {}),
    ("setup check", {}),
    ("setup history", {}),
    ("table log", {}),
    ("table options", {}),
    ("table undo", {}),
    ("table pause", {}),
    ("table resume", {}),
    ("table leave", {}),
    ("table show", {"text": True}),
    ("table replay", {}),
)
# None of these contains a person's name: what people write may be in the database, but names only in one
# place.
_TEXTS = ("", "1", "8", "22:00", "Europe/Rome", "2026-12-24", "nonsense", "Grandma’s evening", "*" * 20)


class Crowd:
    """People who press whatever they see, without a plan."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self.evening = evening
        self.chance = random.Random(seed)
        self.done: list[str] = []
        self._replies: list[Reply] = []

    async def settle(self) -> None:
        """Wait until everything is answered, and check all answers."""
        await self.evening.calm(60)
        for reply in self._replies:
            assert not reply.failed, self.done[-12:]
            for mistake in mistakes():
                assert mistake not in reply.text, (reply.text, self.done[-30:])
        self._replies.clear()

    async def step(self) -> None:
        """Let a person do something."""
        name = self.chance.choice(PEOPLE)
        roll = self.chance.random()
        try:
            if roll < 0.12:
                command, options = self.chance.choice(_COMMANDS)
                reply = await self.evening.person(name).slash("tables", command, **options)
                self._note(name, f"/{command}", reply)
            elif roll < 0.15:
                game = self.chance.choice(list(GAMES))
                reply = await self.evening.person(name).slash("tables", "table new", game=game)
                self._note(name, f"/table new {game}", reply)
            else:
                await self._press_something(name)
        except CannotDoError as error:
            self.done.append(f"{name} cannot: {error}")

    async def _press_something(self, name: str) -> None:
        person = self.evening.person(name)
        messages = [*person.visible("tables")[-12:], *person.dms()[-4:]]
        offers: list[tuple[Message, str, Any]] = [
            (message, "button", button)
            for message in messages
            for button in message.buttons
            if button.custom_id and not button.disabled
        ]
        offers += [(message, "menu", menu) for message in messages for menu in message.selects]
        if not offers:
            return
        moves = [offer for offer in offers if offer[2].custom_id.split(":")[3] in {"pick", "choose"}]
        message, kind, part = self.chance.choice(moves if moves and self.chance.random() < 0.4 else offers)
        if kind == "button":
            reply = await person.press(message, part.custom_id)
        else:
            reply = await person.select(message, part.custom_id, self._values(part))
        self._note(name, part.custom_id, reply)
        if reply.modal is not None:
            form = await person.submit(reply.modal, self._filled(reply.modal))
            self._note(name, f"form of {part.custom_id}", form)

    def _values(self, menu: Any) -> list[Any]:
        count = self.chance.randint(menu.min_values, max(menu.min_values, min(menu.max_values, 3)))
        if menu.kind is Kind.STRING_SELECT:
            values = [choice.value for choice in menu.options]
            return self.chance.sample(values, min(count, len(values)))
        admin = self.evening.playground.admin
        if menu.kind is Kind.USER_SELECT:
            return self.chance.sample([self.evening.person(name) for name in PEOPLE], count)
        if menu.kind is Kind.ROLE_SELECT:
            return [admin.role("Moderator")][:count]
        return [self.evening.playground.channel("tables")][:count]

    def _filled(self, modal: Modal) -> dict[str, Any]:
        return {
            name: self.chance.choice(_TEXTS)
            for name, part in modal.inputs.items()
            if part["type"] == Kind.TEXT_INPUT and self.chance.random() < 0.8
        }

    def _note(self, name: str, what: str, reply: Reply) -> None:
        self.done.append(f"{name} {what}")
        self._replies.append(reply)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
async def test_nothing_breaks_whatever_people_press(evening: Evening, seed: int) -> None:
    crowd = Crowd(evening, seed)
    await evening.begin("Dev", computers=1, game=list(GAMES)[seed % len(GAMES)])
    for number in range(240):
        await crowd.step()
        if number % 10 == 9:
            await crowd.settle()
        if number % 40 == 39:
            await evening.pass_time(crowd.chance.choice((60, 3_600, 86_400, 4 * 86_400)))
        if number % 60 == 54:
            await evening.stop_bot()
            await evening.start_bot()
    await crowd.settle()
    tables = await evening.bot.services.stores.tables.find(None, statuses=get_args(Status), limit=200)
    assert tables
    for row in tables:
        assert row.status != "halted", crowd.done
        if row.snapshot is not None:
            live = await live_table(evening.bot.services.tables, row.id)
            record = await record_of(evening.bot.services.tables, live.table.id)
            assert state_at(live.game, record) == live.state, "what is in the database replays"
