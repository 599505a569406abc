"""Panels that stay open while others answer: a press there counts as long as it still means the same."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.situation import CHARACTERISTICS
from games.touria.model import State as Touria
from playground import Message
from tests.games.touria.table import Table
from tests.protocol.evening import Evening, choices, revision_of, verb
from tests.protocol.test_saga import _begin as begin_saga
from tests.protocol.test_touria import at, lay_out
from tests.support.acting import live_table
from tests.support.phrases import phrase

EARLIER = phrase("refused-out-of-date")


async def late(evening: Evening, name: str, panel: Message, revision: str, option: str) -> str:
    """Press ``option`` as it was on a panel from ``revision``; return the answer."""
    read = await evening.forge(name, panel, f"test:1:{revision}:pick:{option}")
    await evening.calm()
    return read


async def given(evening: Evening, name: str) -> Any:
    """Return a person's answer to their open question."""
    return (await evening.bot.services.tables.look(1, evening.person(name).id)).decision


async def test_passing_in_the_whole_challenge_counts_from_an_older_panel(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_saga(evening, monkeypatch)
    await evening.move("Ada", "adventure moor")
    panel = await evening.hand("Dev")
    old = revision_of(panel)
    await evening.move("Dev", "pass")
    await evening.move("Ada", "interfere star")
    assert EARLIER in await late(evening, "Dev", panel, old, "pass"), "that would be a double press"
    assert (await given(evening, "Dev")).given is None
    assert EARLIER not in await late(evening, "Dev", panel, old, "pass challenge")
    assert (await given(evening, "Dev")).given == ("pass challenge",)


async def test_a_pass_of_a_former_challenge_is_refused(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_saga(evening, monkeypatch, veil="0")
    live = await live_table(evening.bot.services.tables, 1)
    live.state.characteristics[CHARACTERISTICS.index("courage")] = 6  # THE MOOR is won, whatever is rolled
    await evening.move("Ada", "adventure moor")
    panel = await evening.hand("Dev")
    old = revision_of(panel)
    for name in ("Ada", "Dev", "Mira"):
        await evening.move(name, "pass challenge")
    live = await live_table(evening.bot.services.tables, 1)
    assert live.state.challenge is None
    live.state.adventures_left = 1
    second = next(name for name in choices(await evening.hand("Ada")) if name.startswith("adventure "))
    await evening.move("Ada", second)
    before = (await evening.table()).revision
    for option in ("pass", "pass challenge", "interfere mist"):
        assert EARLIER in await late(evening, "Dev", panel, old, option)
    assert (await evening.table()).revision == before
    assert (await given(evening, "Dev")).given is None


async def test_who_was_asked_whether_they_are_sure_passes_though_a_card_can_be_undone_now(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_saga(evening, monkeypatch)
    await evening.wish(evening.person("Dev").id, confirm=True)
    await evening.move("Ada", "adventure moor")
    question = await evening.pick("Dev", await evening.hand("Dev"), "pass challenge")
    await evening.move("Ada", "interfere star")
    assert "interfere talisman 0" in choices(await evening.hand("Dev")), "other options have come"
    await evening.press("Dev", question, verb(question, "sure"))
    assert (await given(evening, "Dev")).given == ("pass challenge",)


async def test_a_pass_counts_after_another_has_copied(evening: Evening) -> None:
    await evening.begin("Dev", "Mira", game="touria")
    table = Table(3).items("frog broom", "boots lantern", "").tower("sw", "south", "wizard")
    await lay_out(evening, table.do("tower sw", "fly forest_fairy", "take frog", "done"))
    west, north = await at(evening, "west"), await at(evening, "north")
    panel = await evening.hand(north)
    old = revision_of(panel)
    await evening.move(west, "elixir")
    await evening.move(west, "take boots")
    assert EARLIER in await late(evening, north, panel, old, "elixir"), "it would get something else now"
    assert EARLIER not in await late(evening, north, panel, old, "pass")
    state = (await live_table(evening.bot.services.tables, 1)).state
    assert isinstance(state, Touria)
    assert state.active == state.sides.index("west"), "the turn has gone on"


async def test_another_card_of_the_same_step_counts_and_one_of_the_former_step_does_not(
    evening: Evening,
) -> None:
    await evening.begin("Dev", "Mira", game="towers")
    panel = await evening.hand("Ada")
    old, offered = revision_of(panel), list(choices(panel))
    await evening.pick("Ada", panel, offered[0])
    assert EARLIER in await late(evening, "Ada", panel, old, offered[0])
    assert EARLIER not in await late(evening, "Ada", panel, old, offered[1])
    assert (await given(evening, "Ada")).given == (offered[1],)
    for name in ("Dev", "Mira"):
        await evening.move(name, next(iter(choices(await evening.hand(name)))))
    again = set(choices(await evening.hand("Ada"))) & set(offered)
    assert again
    assert EARLIER in await late(evening, "Ada", panel, old, min(again))
    assert (await given(evening, "Ada")).given is None


async def test_a_declaration_counts_after_a_pause_and_no_declaration_twice(evening: Evening) -> None:
    await evening.begin("Dev")
    asked = await evening.asked()
    panel = await evening.hand(asked)
    old = revision_of(panel)
    live = await live_table(evening.bot.services.tables, 1)
    held = f"cast {max(live.state.hands[live.state.active])}"
    for action in ("pause", "resume"):
        await evening.slash("Ada", f"table {action}")
        await evening.calm()
    assert (await evening.table()).status == "playing"
    assert EARLIER not in await late(evening, asked, panel, old, held)
    live = await live_table(evening.bot.services.tables, 1)
    assert len(live.state.declarations) == 1
    assert EARLIER in await late(evening, asked, panel, old, held)
    live = await live_table(evening.bot.services.tables, 1)
    assert len(live.state.declarations) == 1
