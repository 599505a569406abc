"""Opening a table under a server's settings: channels, games, roles, limits, threads, clocks."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from bot.features.lobby.rules.lobby import join, leave
from bot.features.opening.service.admission import GAMES_PER_TABLE
from playground import Channel, Message, Permission
from tests.protocol.agreeing import agree_on
from tests.protocol.evening import Evening, read, verb
from tests.protocol.test_lobby import finish
from tests.support.acting import act, move
from tests.support.phrases import phrase


async def agree(evening: Evening, **values: Any) -> None:
    """Let a moderator change settings."""
    guild, mira = evening.playground.guild.id, evening.person("Mira").id
    await evening.bot.services.stores.guilds.change(guild, mira, 0.0, **values)


async def open_new(evening: Evening, name: str = "Ada", channel: str = "tables", **options: Any) -> str:
    """Let a person open a table; return the answer."""
    said = await evening.slash(name, "table new", channel, **{"game": "abraca", **options})
    await evening.calm()
    return said.text


def opened(said: str) -> int:
    """Return the number of the table that ``said`` reports as opened, or 0; a lost race uses up a number."""
    found = re.search(r"Table (\d+) is open", said)
    return int(found[1]) if found else 0


async def count(evening: Evening) -> int:
    return await evening.bot.services.stores.openings.count_open(evening.playground.guild.id)


def threads(evening: Evening) -> list[Channel]:
    return [channel for channel in evening.playground.world.channels.values() if channel.is_thread]


async def board_in(evening: Evening, thread: Channel) -> Message:
    return evening.playground.world.history(thread.id)[-1]


async def test_only_in_the_channels_that_were_chosen(evening: Evening) -> None:
    lounge = evening.playground.channel("lounge")
    await agree(evening, channels=(lounge.id,))
    said = await open_new(evening)
    assert phrase("refused-other-channels") in said
    assert f"<#{lounge.id}>" in said
    assert opened(await open_new(evening, channel="lounge"))
    assert await count(evening) == 1
    assert phrase("refused-other-channels", "it") in await open_new(evening, "Bruno")


async def test_a_thread_counts_as_its_channel(evening: Evening) -> None:
    evening.person("Ada").start_thread("lounge", "side")
    await evening.heard()
    await agree(evening, channels=(evening.playground.channel("tables").id,))
    assert phrase("refused-other-channels") in await open_new(evening, channel="side")
    await agree(evening, channels=(evening.playground.channel("lounge").id,))
    assert "is open" in await open_new(evening, channel="side")


async def test_a_board_moves_only_to_the_channels_that_were_chosen(evening: Evening) -> None:
    await evening.begin("Dev")
    tables = evening.playground.channel("tables")
    await agree(evening, channels=(tables.id,))
    panel = await evening.slash("Ada", "table hand", "lounge", table=1)
    said = await evening.forge("Ada", panel, f"test:1:{(await evening.table()).own_revision}:here:")
    assert phrase("refused-other-channels") in said
    assert (await evening.table()).channel == tables.id
    await evening.forge("Mira", await evening.slash("Mira", "tables", "lounge"), "test:1:1:here:")
    await evening.calm()
    assert (await evening.table()).channel == evening.playground.channel("lounge").id


async def test_chosen_channels_that_were_deleted_or_hidden(evening: Evening) -> None:
    arena = evening.playground.admin.create_channel("arena")
    await evening.heard()
    await agree(evening, channels=(arena.id,))
    everyone = evening.playground.admin.role("@everyone")
    evening.playground.admin.permit("arena", everyone, deny=Permission.VIEW_CHANNEL)
    await evening.heard()
    hidden = await open_new(evening)
    assert phrase("refused-no-channel-left") in hidden
    assert str(arena.id) not in hidden, "who does not see a channel is not told of it"
    evening.playground.admin.delete_channel(arena)
    await evening.heard()
    assert phrase("refused-no-channel-left") in await open_new(evening)


async def test_only_the_games_that_were_chosen(evening: Evening) -> None:
    await agree(evening, games=("towers", "touria", "saga"))
    said = await open_new(evening)
    assert phrase("refused-other-games") in said
    assert "Tschak!, Touria and Saga" in said
    assert phrase("refused-other-games") in await open_new(evening, "Mira"), (
        "moderators change the settings instead"
    )
    assert opened(await open_new(evening, game="saga"))


async def test_only_the_roles_that_were_chosen(evening: Evening) -> None:
    admin = evening.playground.admin
    hosts = admin.create_role("Hosts")
    await evening.heard()
    await agree(evening, openers=(hosts.id,))
    assert phrase("refused-other-roles") in await open_new(evening)
    assert opened(await open_new(evening, "Mira")), "moderators always may"
    admin.give_role(evening.person("Ada"), hosts)
    assert opened(await open_new(evening))
    await evening.press("Dev", evening.board(), "Join")
    assert await evening.seats(2) == ["Ada", "Dev"], "everybody may join"
    admin.delete_role(hosts)
    await evening.heard()
    assert phrase("refused-no-role-left") in await open_new(evening)


async def test_so_many_tables_in_a_channel(evening: Evening) -> None:
    await agree(evening, per_channel=1)
    assert opened(await open_new(evening))
    assert phrase("refused-channel-crowded") in await open_new(evening, "Dev")
    evening.person("Dev").start_thread("tables", "side")
    await evening.heard()
    assert phrase("refused-channel-crowded") in await open_new(evening, "Dev", "side"), (
        "threads count with their channel"
    )
    assert opened(await open_new(evening, "Dev", "lounge"))
    third = opened(await open_new(evening, "Mira"))
    assert third, "moderators are not limited"
    await agree(evening, per_channel=2)
    assert phrase("refused-channel-crowded", variant="other") in await open_new(evening, "Dev")
    for name in ("Ada", "Mira"):
        await act(evening.bot.services.tables, leave, 1 if name == "Ada" else third, evening.person(name).id)
    assert opened(await open_new(evening, "Dev")), "those that have ended are not counted"


async def test_so_many_tables_of_a_person(evening: Evening) -> None:
    await agree(evening, per_person=1)
    assert opened(await open_new(evening))
    said = await open_new(evening, channel="lounge")
    assert phrase("refused-too-many-tables", variant="one") in said
    assert "/table end" in said
    assert opened(await open_new(evening, "Dev"))
    await evening.press("Ada", evening.board(), "Join")
    await evening.press("Ada", evening.boards()[0], "Leave")
    assert opened(await open_new(evening)), "only those that one hosts are counted"


async def test_the_limit_of_a_person_grows(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.features.opening.service.admission.GAMES_PER_TABLE", 1)
    await agree(evening, per_person=1, grows=True)
    await evening.begin("Dev")
    assert "so far" in await open_new(evening)
    await finish(evening)
    assert opened(await open_new(evening))
    assert opened(await open_new(evening)), "one game was finished"
    assert "You host 2 open tables" in await open_new(evening)
    await agree(evening, grows=False)
    assert phrase("refused-too-many-tables", variant="other") in await open_new(evening)
    assert GAMES_PER_TABLE == 5


async def test_two_at_once_do_not_pass_a_limit_together(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await agree(evening, per_channel=1)
    said = await asyncio.gather(*(open_new(evening, name) for name in ("Ada", "Bruno", "Dev")))
    assert await count(evening) == 1
    assert sum("1 " in text and ("is open" in text or "è aperto" in text) for text in said) == 1


async def test_no_computer_players(evening: Evening) -> None:
    await agree(evening, computers=False)
    board = await evening.open_table()
    reply = await evening.press("Ada", board, phrase("button-add-computer"))
    assert phrase("refused-computers-not-allowed") in await read(reply)
    assert await evening.seats() == ["Ada"]
    await agree(evening, computers=True)
    await evening.press("Ada", board, phrase("button-add-computer"))
    assert await evening.seats() == ["Ada", ""]


async def test_play_again_obeys_the_settings(evening: Evening) -> None:
    board = await evening.begin("Dev", computers=1)
    await play_out(evening)
    await agree(evening, games=("saga",))
    assert phrase("refused-other-games") in await read(await evening.press("Ada", board, "Play again"))
    await agree(evening, games=(), computers=False, per_channel=1)
    reply = await evening.press("Ada", board, "Play again")
    assert phrase("opened-without-computers") in await read(reply)
    assert await evening.seats(2) == ["Ada"]
    reply = await evening.press("Dev", board, "Play again")
    assert phrase("again-open") in await read(reply), (
        "the table that is there counts as its own, not as one more"
    )


async def test_play_again_when_the_channel_was_deleted(evening: Evening) -> None:
    arena = evening.playground.admin.create_channel("arena")
    await evening.heard()
    await evening.begin("Dev", channel="arena")
    await finish(evening)
    evening.playground.admin.delete_channel(arena)
    await evening.heard()
    result = await evening.slash("Ada", "table show", table=1)
    await evening.press("Ada", result, "Play again")
    assert (await evening.table(2)).channel == evening.playground.channel("tables").id
    assert "table 2" in evening.board().text


async def test_two_who_press_play_again_at_once_meet_at_one_table(evening: Evening) -> None:
    await agree(evening, threads=True, per_channel=1)
    await open_new(evening)
    [thread] = threads(evening)
    board = await board_in(evening, thread)
    await evening.press("Dev", board, verb(board, "join"))
    await evening.press("Ada", board, verb(board, "start"))
    await finish(evening)
    await agree(evening, threads=False)
    board = next(m for m in evening.playground.world.history(thread.id) if "Game over" in m.text)
    replies = await asyncio.gather(
        *(evening.person(name).press(board, verb(board, "again")) for name in ("Ada", "Dev"))
    )
    await evening.calm()
    assert await count(evening) == 1
    assert phrase("again-open") in "".join(reply.text for reply in replies)


async def play_out(evening: Evening) -> None:
    """Let Ada and Dev play a game with a computer player to its end, through the service."""
    service, game = evening.bot.services.tables, evening.bot.services.games["abraca"]
    while (table := await service.look(1, None)).status != "over":
        person = table.seats[table.waiting[0]].person
        if person is None:
            await evening.calm()
            continue
        seen = await service.look(1, person)
        assert seen.decision is not None
        choice = game.computer_player.choose(seen.view, seen.decision, None)  # type: ignore[arg-type]
        await move(service, 1, person, seen.own_revision, choice)
    await evening.calm()


async def test_each_table_in_a_thread_of_its_own(evening: Evening) -> None:
    await agree(evening, threads=True)
    said = await open_new(evening)
    [thread] = threads(evening)
    assert thread.name == "Abraca…what? · Ada"
    assert thread.archive_after == 7 * 24 * 60
    assert f"<#{thread.id}>" in said
    assert phrase("new-open-thread") in said
    assert evening.boards() == [], "the channel itself stays free"
    board = await board_in(evening, thread)
    await evening.press("Dev", board, verb(board, "join"))
    await evening.restart_bot()
    await evening.press("Ada", board, verb(board, "start"))
    assert (await evening.table()).status == "playing"
    assert len(threads(evening)) == 1


async def test_tables_in_threads_count_for_their_channel(evening: Evening) -> None:
    await agree(evening, threads=True, per_channel=1)
    await open_new(evening)
    await evening.restart_bot()
    assert phrase("refused-channel-crowded") in await open_new(evening, "Dev")
    assert len(threads(evening)) == 1, "no thread is opened for a table that is refused"
    assert phrase("new-open-thread") in await open_new(evening, "Dev", "lounge")


async def test_in_a_thread_a_table_stays_there(evening: Evening) -> None:
    side = evening.person("Ada").start_thread("tables", "side")
    await evening.heard()
    await agree(evening, threads=True)
    assert phrase("new-open") in await open_new(evening, channel="side")
    assert threads(evening) == [side]


async def test_without_the_permission_the_table_stands_in_the_channel(evening: Evening) -> None:
    await agree(evening, threads=True)
    evening.playground.deny_bot("tables", Permission.CREATE_PUBLIC_THREADS)
    await evening.heard()
    said = await open_new(evening)
    assert phrase("thread-not-allowed") in said
    assert phrase("new-open") in said
    assert not threads(evening)
    assert len(evening.boards()) == 1


async def test_as_many_threads_as_discord_allows(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playground.threads.MOST_ACTIVE", 0)
    await agree(evening, threads=True)
    assert phrase("thread-none-left") in await open_new(evening)
    assert len(evening.boards()) == 1


async def test_discord_does_not_open_the_thread(evening: Evening) -> None:
    await agree(evening, threads=True)
    evening.playground.faults.fail_next(5, status=503, match="/threads")
    assert phrase("thread-not-opened") in await open_new(evening)
    assert len(evening.boards()) == 1


async def test_a_thread_that_was_archived_wakes_up(evening: Evening) -> None:
    await agree(evening, threads=True)
    await open_new(evening)
    [thread] = threads(evening)
    board = await board_in(evening, thread)
    evening.playground.admin.archive(thread)
    await evening.heard()
    dev = evening.person("Dev")
    await act(evening.bot.services.tables, join, 1, dev.id, name="Dev", interaction=1)
    await evening.calm()
    assert not thread.archived
    assert "Dev" in (await board_in(evening, thread)).text
    assert board.deleted, "the old board was taken away once the thread was awake"


async def test_a_rematch_stays_in_its_thread(evening: Evening) -> None:
    await agree(evening, threads=True)
    await open_new(evening)
    [thread] = threads(evening)
    board = await board_in(evening, thread)
    await evening.press("Dev", board, verb(board, "join"))
    await evening.press("Ada", board, verb(board, "start"))
    await finish(evening)
    board = next(m for m in evening.playground.world.history(thread.id) if "Game over" in m.text)
    await evening.press("Ada", board, "Play again")
    assert (await evening.table(2)).channel == thread.id
    assert threads(evening) == [thread]


async def test_a_new_table_has_the_clock_of_the_server(evening: Evening) -> None:
    board = await evening.open_table()
    assert "Clock: Relaxed: 3 days. If someone runs out of time: players vote (" in board.text
    assert "(the majority of the others decides)." in board.text
    await agree(evening, clock="live")
    board = await evening.open_table()
    assert "Clock: Live: 10 minutes" in board.text
    await agree(evening, clock="none")
    assert "No clock." in (await evening.open_table()).text


async def test_the_host_agrees_on_another_clock(evening: Evening) -> None:
    board = await evening.open_table()
    await agree_on(evening, "Ada", clock=phrase("clock-live"))
    await agree_on(evening, "Ada", timeout_policy=phrase("when-out-turn"))
    table = await evening.table()
    assert (table.clock, table.timeout_policy) == ("live", "turn")
    assert "Live: 10 minutes. If someone runs out of time: a stand-in plays this turn." in board.text
    assert "Clock: Live" in (await evening.slash("Dev", "table log")).text
    await agree_on(evening, "Mira", clock="No clock")
    assert (await evening.table()).clock == "none"
    for_others = await evening.slash("Dev", "table options")
    assert not [one for one in for_others.buttons if ":change:" in str(one.custom_id)]
    assert "No clock" in for_others.text


async def test_forged_clocks(evening: Evening) -> None:
    board = await evening.open_table()
    before = await evening.table()
    for name, values, why in (
        ("Ada", {"clock": "never"}, "no-such-setting"),
        ("Ada", {"clock": ""}, "no-such-setting"),
        ("Ada", {"clock": "own"}, "own-clock-empty"),
        ("Ada", {"extensions": "99"}, "no-such-setting"),
        ("Dev", {"clock": "live"}, "host-only"),
    ):
        reply = await evening.person(name).submit_forged(
            board, custom_id="test:1:1:set:time=0", values=values
        )
        assert phrase(f"refused-{why}") in await read(reply)
    assert await evening.table() == before
    await evening.press("Dev", board, "Join")
    await evening.press("Ada", board, "Start")
    reply = await evening.person("Ada").submit_forged(
        board, custom_id="test:1:1:set:time=0", values={"clock": "live"}
    )
    assert phrase("refused-started") in await read(reply)


async def test_the_language_of_the_server_s_tables(evening: Evening) -> None:
    await agree(evening, locale="it")
    board = await evening.open_table()
    assert "tavolo 1" in board.text
    assert "Orologio: Con calma" in board.text
    assert "table 2" in (await evening.open_table(language="en")).text
