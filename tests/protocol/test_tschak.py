"""Tschak! on the local Discord: secret teams, forged ones, and two people racing to be the last."""

from __future__ import annotations

import asyncio

import pytest

from tests.protocol.evening import Evening, choices, names_at, revision_of
from tests.support.phrases import phrase

PEOPLE = ("Ada", "Dev", "Mira")


@pytest.fixture
async def table(evening: Evening) -> Evening:
    await evening.begin(*PEOPLE[1:], game="towers")
    return evening


async def test_a_card_that_is_not_in_hand_is_refused(table: Evening) -> None:
    panel = await table.hand("Ada")
    before = await table.table()
    mine = set(choices(panel))
    others = set(choices(await table.hand("Dev"))) - mine
    assert others
    read = await table.forge("Ada", panel, f"test:1:{revision_of(panel)}:pick:{sorted(others)[0]}")
    assert read
    after = await table.table()
    assert after.revision == before.revision
    assert "Ada" in [names_at(after)[seat] for seat in after.waiting]


async def test_two_who_race_to_be_the_last_both_count(table: Evening) -> None:
    panels = {name: await table.hand(name) for name in PEOPLE}
    await table.pick("Ada", panels["Ada"], next(iter(choices(panels["Ada"]))))
    await table.calm()
    before = (await table.table()).revision
    await asyncio.gather(
        *(table.pick(name, panels[name], next(iter(choices(panels[name])))) for name in PEOPLE[1:])
    )
    await table.calm()
    assert (await table.table()).revision == before + 2
    late = await table.pick("Ada", panels["Ada"], next(iter(choices(panels["Ada"]))))
    assert phrase("refused-out-of-date") in late.text
    assert (await table.table()).revision == before + 2


async def test_who_has_chosen_is_seen_and_what_is_not(table: Evening) -> None:
    panel = await table.hand("Ada")
    choice, label = next(iter(choices(panel).items()))
    await table.pick("Ada", panel, choice)
    await table.calm()
    board = table.board()
    assert label not in board.text + "".join(board.alt_texts)
    waiting = (await table.table()).waiting
    assert [names_at(await table.table())[seat] for seat in waiting] == ["Dev", "Mira"]
    [told] = table.notices()
    assert {table.person(name).id for name in ("Dev", "Mira")} <= set(told.notified)


async def test_there_is_one_button_to_take_a_choice_back(table: Evening) -> None:
    """The table's own button, as long as nobody else has chosen since; after that the game's."""
    panel = await table.hand("Ada")
    panel = await table.pick("Ada", panel, next(iter(choices(panel))))
    labels = [button.label for button in panel.buttons]
    assert "Take back" in labels
    assert phrase("towers-option-withdraw") not in labels
    theirs = await table.hand("Dev")
    await table.pick("Dev", theirs, next(iter(choices(theirs))))
    panel = await table.hand("Ada")
    labels = [button.label for button in panel.buttons]
    assert "Take back" not in labels
    assert phrase("towers-option-withdraw") in labels
    await table.pick("Ada", panel, "withdraw")
    after = await table.table()
    assert {names_at(after)[seat] for seat in after.waiting} == {"Ada", "Mira"}
