"""Sets of duplicate tables from the first press to the standings, on the local Discord."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any

import pytest

from bot.features.duplicates.rules.matchpoints import by_person
from bot.features.sharing.rules import require_sharing
from games.engine.game import Refused
from playground import Message
from tests.protocol.course import play_out
from tests.protocol.evening import Evening, verb
from tests.support.phrases import phrase

HOUR = 3600.0
SECRET = re.compile(r"`([0-9a-f]{64})`")


async def _open(evening: Evening, **other: Any) -> Message:
    """Let Mira, a moderator, open a set of Abraca that starts in two hours; return its page."""
    shown = await evening.slash("Mira", "duplicate")
    opening = await evening.person("Mira").press(shown, verb(shown, "duplicate-new"))
    values = {"game": "abraca", "size": "3", "clock": "day", "starts": "in 120 minutes"}
    assert opening.modal is not None
    reply = await evening.person("Mira").submit(opening.modal, {**values, **other})
    page = await reply.result()
    await evening.calm()
    return page


async def _enter(evening: Evening, *names: str) -> None:
    """Let people enter through the button of the announcement."""
    [announced] = [one for one in evening.history() if phrase("duplicate-announced") in one.text]
    for name in names:
        said = await evening.person(name).press(announced, verb(announced, "duplicate-enter"))
        assert verb(await said.result(), "duplicate-leave")


async def test_a_set_from_the_announcement_to_the_standings(evening: Evening) -> None:
    await _open(evening)
    await _enter(evening, "Ada", "Bruno", "Chloé", "Dev")
    await evening.pass_time(2 * HOUR + 1)
    assert evening.boards() == [], "nobody else may see a table of the set"
    first, second = await evening.table(1), await evening.table(2)
    assert (first.deal, first.commitment) == (second.deal, second.commitment) == ("set 1", first.commitment)
    assert [row.strength for row in first.seats] == [None, None, "companion"]
    people = [row.person for table in (first, second) for row in table.seats if row.person]
    assert len({*people}) == 4
    page = await evening.slash("Ada", "duplicate")
    hand = await (await evening.person("Ada").press(page, verb(page, "duplicate-table"))).result()
    assert phrase("private-table-players") in hand.text
    await play_out(evening, table=1)
    first_player = next(row.person for row in first.seats if row.person)
    own = await evening.bot.services.tables.look(1, first_player)
    with pytest.raises(Refused):
        require_sharing(own)
    await evening.restart_bot()
    state = await evening.bot.services.stores.duplicates.state(1)
    assert state is not None
    assert len(state.results) == 3
    running = await evening.slash("Ada", "duplicate")
    assert "1 of 2" in running.text
    assert "%" not in running.text, "no results before all tables are over"
    await play_out(evening, table=2)
    await evening.calm()
    state = await evening.bot.services.stores.duplicates.state(1)
    assert state is not None
    assert state.duplicate.ended_at is not None
    require_sharing(await evening.bot.services.tables.look(1, first_player))
    assert len(by_person(state.results)) == 4
    [told] = [one for one in evening.history() if "%" in one.text]
    shown = await evening.person("Ada").press(told, verb(told, "duplicate"))
    page = await shown.result()
    secret = bytes.fromhex(SECRET.findall(page.text)[0])
    assert sha256(secret).hexdigest() == first.commitment
    log = await evening.slash("Mira", "table log", table=1)
    assert "can’t" not in log.text


async def test_nobody_sees_another_table_of_a_running_set(evening: Evening) -> None:
    await _open(evening)
    await _enter(evening, "Ada", "Bruno")
    await evening.pass_time(2 * HOUR + 1)
    people = {evening.person(name).user.id: name for name in ("Ada", "Bruno")}
    homes = {people[(await evening.table(number)).seats[0].person or 0]: number for number in (1, 2)}
    assert {*homes.values()} == {1, 2}
    await play_out(evening, table=1)
    for name, own in (*homes.items(), ("Mira", 0)):
        hidden = (await evening.slash(name, "table log", table=99)).text
        for other in {1, 2} - {own}:
            for command in ("table log", "table show", "table replay", "table export", "table verify"):
                said = await evening.slash(name, command, table=other)
                assert said.text == hidden.replace("99", str(other)), command
    await play_out(evening, table=2)
    await evening.calm()
    said = await evening.slash("Mira", "table log", table=1)
    assert said.text != hidden.replace("99", "1"), "now everybody may look"


async def test_a_table_ended_by_a_moderator_counts_as_nothing(evening: Evening) -> None:
    await _open(evening)
    await _enter(evening, "Ada", "Bruno")
    await evening.pass_time(2 * HOUR + 1)
    await play_out(evening, table=1)
    listed = await evening.slash("Mira", "tables")
    asked = await (await evening.person("Mira").press(listed, verb(listed, "end"))).result()
    await evening.press("Mira", asked, phrase("button-end-yes"))
    await evening.calm()
    state = await evening.bot.services.stores.duplicates.state(1)
    assert state is not None
    assert [one.state for one in state.tables] == ["over", "void"]
    assert {one.number for one in state.results} == {0}
    assert state.duplicate.ended_at is not None
    assert phrase("duplicate-alone") in evening.history()[-1].text


async def test_a_set_with_one_person_is_called_off(evening: Evening) -> None:
    await _open(evening)
    await _enter(evening, "Ada")
    await evening.pass_time(2 * HOUR + 1)
    assert phrase("duplicate-called-off") in evening.history()[-1].text


async def test_only_moderators_open_sets_and_bad_sizes_are_refused(evening: Evening) -> None:
    await _open(evening, size="6", game="abraca")
    assert phrase("refused-no-such-size") in evening.history()[-1].text
    listed = await evening.slash("Ada", "duplicate")
    assert not any("duplicate-new" in (button.custom_id or "") for button in listed.buttons)
    forged = await evening.slash("Mira", "duplicate")
    assert "moderat" in (await evening.forge("Ada", listed, verb(forged, "duplicate-new"))).lower()
