"""At a strict table the channel looks the same, at the same times, whether or not a person had a choice.

Two tables are alike except for one person's holdings: at the first they have no choice and press nothing, at
the second they have a choice and press when the bot answered at the first.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.features.clocks.rules.due import by_itself, deadlines_due
from bot.features.lobby.rules.terms import set_terms
from bot.table.seat_assignment import emptied
from bot.table.situation import Situation, TableStep
from playground.changes import MessageCreated, MessageDeleted, MessageUpdated
from playground.model import Message
from tests.bot.features.clocks.test_silent_answers import NAMED, Pair
from tests.protocol.evening import Evening, verb
from tests.protocol.test_secrecy import shown
from tests.support.acting import act
from tests.support.phrases import phrase

PEOPLE = ("Ada", "Dev", "Mira")
TICK = 300.0
"""Seconds between two looks at the channel."""
DAY, MORNING = 86_400.0, 10 * 3_600.0
"""Both tables are watched from the same hour of the day, on consecutive days."""
MOST = 120
"""Most looks at the channel; by then everybody has answered."""
ANSWERS = {
    "touria-prompt-copy": "pass",
    "touria-prompt-after": "done",
    "saga-prompt-discard-effect": "discard circe",
}
"""The answers of people with a choice, by question: the same that the bot gives for people without one."""
CHANGES = {MessageCreated: "posted", MessageUpdated: "edited", MessageDeleted: "deleted"}


class Channel:
    """What everybody sees in a channel: each change of its messages, its time, and the text."""

    def __init__(self, evening: Evening, name: str) -> None:
        self._evening, self._room = evening, evening.playground.channel(name).id
        self.begins_at = evening.playground.clock.now()
        self.seen: list[tuple[float, str, str]] = []
        self.close = evening.playground.world.listen(self._hear)

    def _hear(self, change: Any) -> None:
        message = getattr(change, "message", None)
        if not isinstance(message, Message) or message.ephemeral or message.channel_id != self._room:
            return
        now = self._evening.playground.clock.now() - self.begins_at
        self.seen.append((now, CHANGES[type(change)], self._told(message)))

    def _told(self, message: Message) -> str:
        """Return the text of a message, with times relative to the start and without the table's name."""
        since = round(self.begins_at)
        text = re.sub(r"<t:(\d+)", lambda moment: f"<t:{int(moment[1]) - since}", repr(shown(message)))
        return re.sub(r"test:\d+:|discord.com/\S+|<#\d+>|table \d", "", text)


async def begin(evening: Evening, pair: Pair, channel: str, table: int) -> None:
    """Start a strict game of ``pair`` in ``channel``."""
    people = PEOPLE[: pair.seats]
    board = await evening.open_table(people[0], channel, game=pair.game)
    for name in people[1:]:
        await evening.press(name, board, verb(board, "join"))
    ada = evening.person(people[0]).id
    await act(evening.bot.services.tables, set_terms, table, ada, {"pace": "strict"})
    await evening.calm()
    await evening.press(people[0], board, verb(board, "start"))


async def lay_out(evening: Evening, table: int, state: Any) -> None:
    """Put the game of ``table`` into ``state``; every table set up this way has the same randomness."""

    def laid_out(at: Situation) -> TableStep:
        seats = [
            replace(emptied(row), person=row.person, member=row.member, interaction=seat)
            for seat, row in enumerate(at.table.seats)
        ]
        after = at.after(seats=seats, started_by=1, revision=100, public_revision=100)
        asked = frozenset(at.game.decisions(state))
        return TableStep(after, at.game.copy(state), kept_moves=0, asked_anew=asked)

    await evening.bot.services.tables.change(table, laid_out)
    await evening.calm()


async def watched(
    evening: Evening, pair: Pair, table: int, channel: str, presses_at: int | None
) -> tuple[list[tuple[float, str, str]], int]:
    """Return the changes that the channel shows of ``table``, and at which look the seat had answered.

    ``presses_at``: the look at which its person presses; ``None`` if they have no choice and press nothing.
    """
    service, name, forced = evening.bot.services.tables, PEOPLE[pair.seat], presses_at is None
    await lay_out(evening, table, pair.states[forced])
    at, found = await service.situation(table), Channel(evening, channel)
    decision, answered, over = at.decisions[pair.seat], presses_at, None
    assert (by_itself(at.table, pair.seat, decision) is not None) == forced
    due = {one.seat: one.due_at for one in deadlines_due(at)} if forced else {}
    for look in range(MOST):
        await evening.pass_time(TICK)
        if look == presses_at:
            await evening.pick(name, await evening.hand(name, evening.board(channel)), ANSWERS[pair.prompt])
            await evening.calm()
        if answered is None and evening.playground.clock.now() >= due[pair.seat]:
            answered = look
        if over is None and (await service.row(table)).public_revision != at.table.public_revision:
            over = look
        if over is not None and look > over + 2:
            break
    found.close()
    assert answered is not None
    return sorted(found.seen), answered


@pytest.mark.parametrize("name", ["goldsmith", "trader", "thief", "lady of the lake"])
async def test_the_channel_of_a_strict_table_never_shows_who_had_a_choice(
    evening: Evening, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.opening.service.openings.new_secret", lambda: bytes(32))
    pair = NAMED[name]()
    evening.playground.clock.hold()
    await evening.pass_time(DAY + MORNING - evening.playground.clock.now() % DAY)
    await begin(evening, pair, "tables", 1)
    without, look = await watched(evening, pair, 1, "tables", None)
    await evening.pass_time(DAY + MORNING - evening.playground.clock.now() % DAY)
    await begin(evening, pair, "lounge", 2)
    chosen, _ = await watched(evening, pair, 2, "lounge", look)
    assert without == chosen
    assert {"posted", "deleted"} <= {kind for _, kind, _ in without}, "mentions come and go with the answer"


async def test_a_seat_can_hide_at_a_quick_table_that_it_has_no_choice(evening: Evening) -> None:
    """rules/touria#8.2.switch: one switch under More, which nobody else can see."""
    await evening.begin("Dev", game="touria")
    public, edited = shown(evening.board()), evening.board().edited_at
    hand = await evening.hand("Ada")
    said = []
    for _ in range(3):
        panel = await evening.turn("Ada", hand, "when-forced")
        said.append(panel.text)
    for text, wish in zip(said, ("ask", "bluff", "auto"), strict=True):
        assert phrase(f"done-when-forced-{wish}") in text
    await evening.turn("Ada", hand, "when-forced")
    more = await evening.turn("Ada", await evening.hand("Ada"), "more")
    assert phrase("done-when-forced-ask") in more.text, "the menu says what is set"
    assert (shown(evening.board()), evening.board().edited_at) == (public, edited)
    assert "no choice" not in (await evening.slash("Dev", "table log")).text


async def test_a_game_without_hidden_choices_offers_no_such_switch(evening: Evening) -> None:
    await evening.begin("Dev")
    more = await evening.turn("Ada", await evening.hand("Ada"), "more")
    assert phrase("button-when-forced") not in [button.label for button in more.buttons]
