"""The lobby: who may join, leave, change the terms and start."""

from __future__ import annotations

import pytest

from playground import CannotDoError, Message
from tests.protocol.agreeing import agree_on
from tests.protocol.evening import PEOPLE, Evening, read, revision_of, verb
from tests.support import markup
from tests.support.acting import move
from tests.support.phrases import phrase


async def test_join_and_leave(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Bruno", board, "Join")
    assert await evening.seats() == ["Ada", "Bruno"]
    assert "**Bruno**" in board.text
    assert "Ready" in board.text
    twice = await evening.press("Bruno", board, "Join")
    assert "Siedi già" in twice.text or "già" in twice.text
    assert await evening.seats() == ["Ada", "Bruno"]
    await evening.press("Bruno", board, "Leave")
    assert await evening.seats() == ["Ada"]
    stranger = await evening.press("Chloé", board, "Leave")
    assert phrase("refused-not-seated") in stranger.text


async def test_the_host_passes_the_table_on_by_leaving(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Bruno", board, "Join")
    await evening.press("Ada", board, "Leave")
    assert "**Bruno** · host" in board.text
    for name, opens in (("Bruno", "change"), ("Ada", "agreed")):
        panel = await evening.slash(name, "table options")
        verbs = {str(button.custom_id).split(":")[3] for button in panel.buttons}
        assert verbs & {"change", "agreed"} == {opens}


async def test_the_last_person_closes_the_table_by_leaving(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Ada", board, phrase("button-add-computer"))
    await evening.press("Ada", board, "Leave")
    assert "was ended" in board.text
    assert not board.buttons
    assert (await evening.table()).status == "ended"


async def test_a_full_table(evening: Evening) -> None:
    board = await evening.open_table()
    join = verb(board, "join")
    for name in PEOPLE[1:5]:
        await evening.press(name, board, "Join")
    [button] = [button for button in board.buttons if button.label == "Join"]
    assert button.disabled
    with pytest.raises(CannotDoError):
        await evening.person("Olga").press(board, "Join")
    assert phrase("refused-full") in await evening.forge("Olga", board, join)
    assert phrase("refused-full") in await evening.forge("Ada", board, join.replace("join", "add-computer"))


async def test_computer_players_come_and_go(evening: Evening) -> None:
    board = await evening.open_table()
    for _ in range(4):
        await evening.press("Ada", board, phrase("button-add-computer"))
    assert await evening.seats() == ["Ada", "", "", "", ""]
    assert "Clockwork Hare" not in board.text, "there are five seats"
    assert "Clockwork Owl" in board.text
    for _ in range(4):
        await evening.press("Ada", board, phrase("button-remove-computer"))
    assert await evening.seats() == ["Ada"]
    assert phrase("refused-no-computer") in await evening.forge(
        "Ada", board, f"test:1:{revision_of(board)}:remove-computer:"
    )
    stranger = await evening.press("Chloé", board, phrase("button-add-computer"))
    assert phrase("refused-not-seated") in stranger.text


async def test_too_few_to_start(evening: Evening) -> None:
    board = await evening.open_table()
    assert [button.disabled for button in board.buttons if button.label == "Start"] == [True]
    assert "at least 2 players" in await evening.forge("Ada", board, verb(board, "start"))
    await evening.press("Ada", board, phrase("button-add-computer"))
    stranger = await evening.press("Chloé", board, "Start")
    assert phrase("refused-not-seated") in stranger.text
    assert (await evening.table()).status == "lobby"


async def test_started_twice(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Bruno", board, "Join")
    start, join, leave = verb(board, "start"), verb(board, "join"), verb(board, "leave")
    await evening.press("Ada", board, start)
    revision = (await evening.table()).revision
    for name, late in (("Ada", start), ("Chloé", join), ("Ada", leave)):
        assert phrase("refused-started") in await evening.forge(name, board, late)
    assert "cominciata" in await evening.forge("Bruno", board, start)
    assert (await evening.table()).revision == revision


async def test_only_host_and_moderators_change_options(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Dev", board, "Join")
    await agree_on(evening, "Mira", spectators="all")
    assert (await evening.table()).options["spectators"] == "all"
    assert phrase("refused-host-only") in await forged(evening, "Dev", board, spectators="public")
    assert (await evening.table()).options["spectators"] == "all"
    await evening.press("Ada", board, "Start")
    assert phrase("refused-started") in await forged(evening, "Ada", board, spectators="public")


async def forged(evening: Evening, name: str, board: Message, form: str = "rules=0", **values: str) -> str:
    """Let a person send an options form that they never opened; return the answer."""
    person = evening.person(name)
    return await read(await person.submit_forged(board, custom_id=f"test:1:1:set:{form}", values=values))


async def test_options_that_do_not_exist(evening: Evening) -> None:
    board = await evening.open_table()
    before = await evening.table()
    for absurd in ("x" * 80, "rules=9", "rules", "=", "luck=0"):
        assert phrase("refused-no-such-option") in await forged(evening, "Ada", board, absurd)
    for name, value in (("spectators", "everybody"), ("easy_order", "1"), ("easy_order", "TRUE")):
        said = await forged(evening, "Ada", board, **{name: value})
        assert phrase("refused-no-such-setting") in said
    await forged(evening, "Ada", board, luck="true")
    assert (await evening.table()) == before


async def test_names_are_shown_as_they_are_written(evening: Evening) -> None:
    evening.person("Ada").user.global_name = "**A_d*a** [x](https://example.org) `#"
    await evening.person("**A_d*a** [x](https://example.org) `#").slash("tables", "table new", game="abraca")
    await evening.calm()
    log = (await evening.slash("Dev", "table log")).text
    for text in (log, evening.board().text):
        assert "**A_d*a** [x](https://example.org) `#" in markup.visible(text)


async def test_play_again_after_the_rematch_was_given_up(evening: Evening) -> None:
    board = await evening.begin("Bruno")
    service = evening.bot.services.tables
    await finish(evening)
    await evening.press("Ada", board, "Play again")
    rematch = evening.board()
    assert rematch is not board
    await evening.press("Ada", rematch, "Leave")
    reply = await evening.press("Bruno", board, "Play again")
    assert "✅" not in reply.text
    assert (await service.look(3, None)).status == "lobby", "a table that was ended is in nobody's way"
    assert await evening.seats(3) == ["Bruno"]


async def finish(evening: Evening) -> None:
    """Let everybody play as computer players would, through the service, until the game is over."""
    service = evening.bot.services.tables
    game = evening.bot.services.games["abraca"]
    for _ in range(500):
        table = await service.look(1, None)
        if table.status == "over":
            break
        person = table.seats[table.waiting[0]].person
        seen = await service.look(1, person)
        assert seen.decision is not None
        assert person is not None
        choice = game.computer_player.choose(seen.view, seen.decision, None)  # type: ignore[arg-type]
        await move(service, 1, person, seen.own_revision, choice)
    await evening.calm()
