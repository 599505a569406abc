"""The overview of a server's tables: posted, edited, moved, deleted, and limited to what its readers
may see.
"""

from __future__ import annotations

import pytest

from bot.features.standing import rules
from bot.features.standing.rules import PAUSE
from playground import Message, Permission
from tests.protocol.course import live, play_out, play_until
from tests.protocol.evening import Evening, read, verb
from tests.support.phrases import phrase, spoken


async def choose(evening: Evening, *channels: str) -> None:
    """Let a moderator choose the overview's channel, or none."""
    guild = evening.playground.guild.id
    chosen = tuple(evening.playground.channel(name).id for name in channels)
    await evening.bot.services.stores.guilds.change(guild, 1, 0.0, overview=chosen)
    await evening.calm()


def overviews(evening: Evening, channel: str = "lounge") -> list[Message]:
    """Return the overviews in ``channel``."""
    room = evening.playground.channel(channel)
    title = phrase("overview-title")
    return [one for one in evening.playground.world.history(room.id) if one.text.startswith(f"## {title}")]


async def later(evening: Evening) -> Message:
    """Return the overview one minute later."""
    await evening.pass_time(PAUSE + 1)
    [shown] = overviews(evening)
    return shown


async def test_it_follows_the_tables(evening: Evening) -> None:
    await choose(evening, "lounge")
    [first] = overviews(evening)
    assert phrase("overview-none") in first.text
    await evening.open_table("Ada")
    assert phrase("overview-none") in overviews(evening)[0].text, "at most one edit a minute"
    shown = await later(evening)
    assert shown.id == first.id
    assert phrase("overview-free") in shown.text
    said = await read(await evening.person("Bruno").press(shown, verb(shown, "overview-join")))
    assert said
    await evening.calm()
    assert await evening.seats() == ["Ada", "Bruno"]
    await evening.press("Ada", evening.board(), verb(evening.board(), "start"))
    shown = await later(evening)
    assert phrase("overview-played") in shown.text
    assert await evening.asked() in shown.text
    watched = await evening.person("Dev").press(shown, verb(shown, "overview-watch"))
    assert (await watched.result()).ephemeral
    await play_out(evening)
    shown = await later(evening)
    assert phrase("overview-results") in shown.text
    outcome, seats = (await evening.table()).outcome, await evening.seats()
    assert outcome is not None
    assert all(seats[seat] in shown.text for seat in outcome.winners)
    await evening.pass_time(8 * 86_400.0)
    await later(evening)
    assert phrase("overview-results") not in overviews(evening)[0].text


async def test_nothing_is_edited_without_a_reason(evening: Evening) -> None:
    await evening.begin("Bruno")
    await choose(evening, "lounge")
    [shown] = overviews(evening)
    edited = shown.edited_at
    await evening.restart_bot()
    await later(evening)
    assert overviews(evening)[0].edited_at == edited
    assert len(overviews(evening)) == 1


async def test_a_deleted_message_comes_back(evening: Evening) -> None:
    await choose(evening, "lounge")
    [first] = overviews(evening)
    evening.person("Mira").delete(first)
    await evening.heard()
    await evening.calm()
    second = await later(evening)
    assert second.id != first.id


async def test_it_moves_and_goes(evening: Evening) -> None:
    await choose(evening, "lounge")
    await choose(evening, "tables")
    assert not overviews(evening)
    assert len(overviews(evening, "tables")) == 1
    await choose(evening)
    assert not overviews(evening, "tables")


async def test_a_closed_channel_is_tried_when_it_opens(evening: Evening) -> None:
    evening.playground.admin.permit_bot("lounge", deny=Permission.SEND_MESSAGES)
    await evening.heard()
    await choose(evening, "lounge")
    assert not overviews(evening)
    evening.playground.admin.permit_bot("lounge")
    await evening.heard()
    await evening.calm()
    await later(evening)


async def test_a_channel_that_is_gone(evening: Evening) -> None:
    await choose(evening, "lounge")
    evening.playground.admin.delete_channel("lounge")
    await evening.heard()
    await evening.open_table("Ada")
    await evening.pass_time(PAUSE + 1)
    check = await evening.slash("Olga", "setup check")
    assert verb(check, "setup-forget")


@pytest.mark.parametrize("name", ["Chloé", None])
async def test_a_table_that_not_all_its_readers_see_is_not_listed(evening: Evening, name: str | None) -> None:
    await evening.open_table("Ada")
    if name:
        evening.permit(name, "tables", Permission.VIEW_CHANNEL, allow=False)
    else:
        everybody = evening.playground.guild.roles[evening.playground.guild.id]
        evening.playground.admin.permit("tables", everybody, deny=Permission.VIEW_CHANNEL)
        evening.playground.admin.permit_bot("tables", allow=Permission.VIEW_CHANNEL)
    await evening.heard()
    await choose(evening, "lounge")
    assert phrase("overview-none") in overviews(evening)[0].text
    assert spoken("table-title", game=phrase("abraca-name"), table=1) not in overviews(evening)[0].text
    await choose(evening, "tables")
    assert phrase("overview-free") in overviews(evening, "tables")[0].text, "in its own channel it is"


async def test_a_private_table_is_never_listed(evening: Evening) -> None:
    await evening.slash("Ada", "table new", "lounge", game="abraca", private=True)
    await evening.calm()
    await choose(evening, "lounge")
    assert phrase("overview-none") in overviews(evening)[0].text


async def test_it_says_no_more_than_the_boards(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit shows who has answered a secret question."""
    monkeypatch.setattr(rules, "PAUSE", 0.0)
    await choose(evening, "lounge")
    await evening.begin("Bruno", "Chloé", game="saga")
    store, guild = evening.bot.services.stores.overviews, evening.playground.guild.id
    silent = 0
    for _ in range(40):
        await evening.calm()
        before, seen = await store.of(guild), (await live(evening)).table
        await play_until(evening, lambda now, seen=seen: now.table.revision > seen.revision)  # type: ignore[misc]
        await evening.calm()
        if (await live(evening)).table.public_revision == seen.public_revision:
            assert await store.of(guild) == before
            silent += 1
    assert silent
