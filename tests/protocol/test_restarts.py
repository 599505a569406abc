"""The bot is restarted in the middle of everything, and nobody notices."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.discord.commands.common import Tree
from bot.features.board.delivery.publisher import Publisher
from playground import Message
from tests.protocol.agreeing import agree_on
from tests.protocol.course import live
from tests.protocol.evening import Evening, choices, verb
from tests.support.phrases import phrase

pytestmark = pytest.mark.both_databases


async def test_every_old_button_works_after_a_restart(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.restart_bot()
    await evening.press("Dev", board, "Join")
    options = await evening.slash("Ada", "table options")
    await evening.restart_bot()
    await agree_on(evening, "Ada", options, easy_order=phrase("abraca-option-easy_order-true"))
    assert "Free order" in board.text
    await evening.press("Ada", board, "Start")
    asked = await evening.asked()
    panel = await evening.hand(asked)
    await evening.restart_bot()
    await evening.pick(asked, panel, "cast 8")
    await evening.calm()
    for wanted in ("hand", "text", "hand", "log"):
        await evening.restart_bot()
        assert (await evening.turn(asked, panel, wanted)).text
    rules = await evening.slash("Ada", "rules", game="abraca")
    question = await evening.slash("Ada", "table end")
    await evening.restart_bot()
    await evening.press("Ada", rules, phrase("button-on"))
    assert "Page 1 of" in rules.text
    await evening.press("Ada", question, phrase("button-end-yes"))
    assert (await evening.table()).status == "ended"


async def test_a_game_with_a_restart_every_few_moves(evening: Evening) -> None:
    board = await evening.begin("Dev", "Mira")
    chance = random.Random(11)
    panels: dict[str, Message] = {}
    for moves in range(400):
        if (await evening.table()).status == "over":
            break
        if moves % 9 == 8:
            await evening.restart_bot()
        asked = await evening.asked()
        panel = panels.get(asked) or await evening.hand(asked)
        if not choices(panel):
            panel = await evening.turn(asked, panel, "hand")
        panels[asked] = await evening.pick(asked, panel, chance.choice(list(choices(panel))))
    await evening.calm()
    assert board.text.startswith("# Game over")
    assert evening.boards() == [board], "one board from beginning to end"
    assert not evening.notices()
    assert "✅" in (await evening.slash("Ada", "table verify")).text


async def test_what_happened_while_the_bot_was_away_is_shown_when_it_is_back(evening: Evening) -> None:
    board = await evening.begin("Dev")
    evening.playground.faults.fail_next(100, status=503, match="PATCH /api/v10/channels")
    asked, state = await evening.asked(), (await live(evening)).state
    told = "8 ✓" if 8 in state.hands[state.active] else "8 ✗"
    await evening.pick(asked, await evening.hand(asked), "cast 8")
    await evening.stop_bot()
    evening.playground.faults.clear()
    old = verb(board, "hand")
    await evening.start_bot()
    await evening.calm()
    assert verb(board, "hand") != old
    assert told in board.text


def registrations(evening: Evening) -> int:
    """Return how often commands were registered."""
    return sum(
        request.method == "PUT" and request.path.endswith("/commands")
        for request in evening.playground.requests.entries
    )


async def test_commands_are_registered_only_when_they_changed(evening: Evening) -> None:
    assert registrations(evening) == 1
    await evening.restart_bot()
    assert registrations(evening) == 1
    evening.playground.commands.overwrite(None, [])
    await evening.restart_bot()
    assert registrations(evening) == 2
    assert "What Tavolata" in str(evening.playground.commands.all(None))


async def test_a_start_without_changes_translates_no_command(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    translated, payload = [], Tree.payload

    async def watched(tree: Tree) -> list[dict[str, Any]]:
        translated.append(tree)
        return await payload(tree)

    monkeypatch.setattr(Tree, "payload", watched)
    await evening.restart_bot()
    assert not translated
    monkeypatch.setattr(Tree, "_source", lambda _: "changed")
    await evening.restart_bot()
    assert len(translated) == 1


async def test_a_changed_sentence_that_no_command_says_registers_nothing(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tree, "_source", lambda _: "changed")
    await evening.restart_bot()
    assert registrations(evening) == 1


async def test_commands_that_cannot_be_registered_change_nothing_else(evening: Evening) -> None:
    board = await evening.begin("Dev")
    await evening.stop_bot()
    evening.playground.commands.overwrite(None, evening.playground.commands.all(None)[:3])
    evening.playground.faults.fail_next(50, status=400, match="/commands")
    await evening.start_bot()
    await evening.calm()
    assert "table 1" in (await evening.hand("Ada", board)).text


async def test_many_servers_that_are_there_at_once_are_one_reason_to_look(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    catch_up = Publisher.catch_up

    async def counted(self: Publisher) -> None:
        looks.append(1)
        await catch_up(self)

    await evening.begin("Dev")
    await evening.stop_bot()
    evening.playground.admin.open_servers(200)
    monkeypatch.setattr(Publisher, "catch_up", counted)
    await evening.start_bot()
    await evening.calm()
    assert 1 <= len(looks) <= 5
