"""A person who has seen more of a game than a seat may know can't take that seat (rules/abraca#9.5)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.features.lobby.rules.terms import set_terms
from bot.table.rows import Disclosure
from games.engine.game import SPECTATOR
from tests.protocol.course import play_out
from tests.protocol.evening import Evening, verb
from tests.protocol.test_care import do, labels, more, offer, seat_panel
from tests.support.acting import act
from tests.support.phrases import phrase

REFUSED = phrase("refused-have-seen-more")
THEY = phrase("refused-they-have-seen-more")
HANDS = phrase("abraca-alt-stones")
"""Occurs in the alternative text for people who see other players' stones."""


async def begin(evening: Evening, *others: str, spectators: str = "all") -> None:
    """Start a game of Abraca where spectators see all hands, or only what the channel sees."""
    board = await evening.open_table()
    for name in others:
        await evening.press(name, board, verb(board, "join"))
    ada = evening.person("Ada").id
    await act(evening.bot.services.tables, set_terms, 1, ada, {"spectators": spectators})
    await evening.calm()
    await evening.press("Ada", board, verb(board, "start"))


async def leave(evening: Evening, name: str) -> None:
    """Let a person give up their seat."""
    await do(evening, name, await evening.turn(name, await more(evening, name), "give-up"), "give-up-yes")


async def take(evening: Evening, name: str, seat: int) -> str:
    """Let a person press to take a seat; return the answer."""
    text = await evening.forge(name, evening.board(), f"test:1:1:take-seat:{seat}")
    await evening.calm()
    return text


async def by_hand(evening: Evening) -> str:
    panel = await evening.hand("Mira")
    return panel.text + str(panel.alt_texts)


async def by_text(evening: Evening) -> str:
    return await evening.forge("Mira", evening.board(), "test:1:1:text:")


async def by_command(evening: Evening) -> str:
    return (await evening.slash("Mira", "table show", table=1, text=True)).text


async def by_following(evening: Evening) -> str:
    return await evening.forge("Mira", evening.board(), "test:1:1:follow:")


async def by_a_vain_move(evening: Evening) -> str:
    return await evening.forge("Mira", evening.board(), "test:1:1:pick:cast 8")


@pytest.mark.parametrize("look", [by_hand, by_text, by_command, by_following, by_a_vain_move])
async def test_whoever_watched_all_hands_takes_no_free_seat(
    evening: Evening, look: Callable[[Evening], Awaitable[str]]
) -> None:
    await begin(evening, "Dev", "Chloé")
    assert phrase("hand-watching-more") in await look(evening)
    await leave(evening, "Dev")
    await evening.restart_bot()
    assert REFUSED in await take(evening, "Mira", 1)
    assert await evening.seats() == ["Ada", "", "Chloé"]
    assert phrase("done-seat-taken", "it") in await take(evening, "Bruno", 1), "who has not watched may"


async def test_whoever_watched_all_hands_is_offered_no_seat(evening: Evening) -> None:
    await begin(evening, "Dev")
    assert HANDS in await by_hand(evening)
    await evening.restart_bot()
    mira, dev = evening.person("Mira"), evening.person("Dev")
    panel = await seat_panel(evening, "Mira", "Dev")
    assert THEY in await offer(evening, "Mira", panel, "Mira"), "a moderator's hand"
    assert THEY in (await evening.slash("Dev", "table replace", player=dev, by=mira)).text
    assert not [notice for notice in evening.notices() if phrase("notice-offer") in notice.text]
    assert phrase("refused-no-offer") in await evening.forge("Mira", evening.board(), "test:1:1:seat-accept:")
    assert await evening.seats() == ["Ada", "Dev"]


async def test_whoever_is_offered_a_seat_sees_no_hands_until_they_decline(evening: Evening) -> None:
    await begin(evening, "Dev", "Bruno")
    for whose in ("Dev", "Bruno"):
        await offer(evening, "Mira", await seat_panel(evening, "Mira", whose), "Chloé")
    await evening.restart_bot()
    panel = await evening.hand("Chloé")
    assert phrase("hand-watching-offered") in panel.text
    assert HANDS not in panel.text + str(panel.alt_texts)
    text = await evening.turn("Chloé", panel, "text")
    assert phrase("hand-watching-offered") in text.text
    notice = next(n for n in evening.notices() if evening.person("Chloé").id in n.notified)
    await do(evening, "Chloé", notice, "seat-accept")
    assert await evening.seats() == ["Ada", "Chloé", "Bruno"]

    await offer(evening, "Mira", await seat_panel(evening, "Mira", "Bruno"), "Olga")
    notice = next(n for n in evening.notices() if evening.person("Olga").id in n.notified)
    await do(evening, "Olga", notice, "seat-decline")
    assert HANDS in str((await evening.hand("Olga")).alt_texts)
    assert THEY in await offer(evening, "Mira", await seat_panel(evening, "Mira", "Bruno"), "Olga")


async def test_whoever_looks_and_sits_down_at_once_gets_one_of_both(evening: Evening) -> None:
    await begin(evening, "Dev", "Chloé")
    await leave(evening, "Dev")
    board = evening.board()
    panel, _ = await asyncio.gather(
        evening.hand("Mira"), evening.forge("Mira", board, "test:1:1:take-seat:1")
    )
    await evening.calm()
    sits = "Mira" in await evening.seats()
    assert sits != (phrase("hand-watching-more") in panel.text)


async def test_whoever_left_and_watched_does_not_come_back(evening: Evening) -> None:
    await begin(evening, "Dev", "Chloé")
    await leave(evening, "Dev")
    assert phrase("done-seat-taken") in await take(evening, "Dev", 1), "at once they may"
    assert await evening.seats() == ["Ada", "Dev", "Chloé"]
    await leave(evening, "Dev")
    assert HANDS in str((await evening.hand("Dev")).alt_texts), "their own stones are there, too"
    await evening.restart_bot()
    assert REFUSED in await take(evening, "Dev", 1)
    assert await evening.seats() == ["Ada", "", "Chloé"]


async def test_whoever_was_replaced_and_watched_does_not_come_back(evening: Evening) -> None:
    await begin(evening, "Dev", "Chloé")
    await do(evening, "Dev", await more(evening, "Dev"), "want")
    await take(evening, "Olga", 1)
    assert await evening.seats() == ["Ada", "Olga", "Chloé"]
    await evening.hand("Dev")
    await leave(evening, "Olga")
    await evening.restart_bot()
    assert REFUSED in await take(evening, "Dev", 1)
    assert THEY in await offer(evening, "Mira", await seat_panel(evening, "Mira", ""), "Dev")


async def test_nobody_takes_a_seat_whose_stones_they_saw_from_their_own(evening: Evening) -> None:
    await begin(evening, "Dev", "Chloé", spectators="public")
    await leave(evening, "Chloé")
    await leave(evening, "Dev")
    assert HANDS not in str((await evening.hand("Dev")).alt_texts)
    await evening.restart_bot()
    assert REFUSED in await take(evening, "Dev", 2)
    panel = await evening.slash("Mira", "table replace", table=1)
    [menu] = panel.selects
    reply = await evening.person("Mira").select(panel, menu.custom_id, "2=")
    assert THEY in await offer(evening, "Mira", await reply.result(), "Dev")
    assert await evening.seats() == ["Ada", "", ""]
    await take(evening, "Dev", 1)
    assert await evening.seats() == ["Ada", "Dev", ""], "one's own seat one may take again"


async def test_whoever_took_over_a_seat_has_seen_what_it_sees(evening: Evening) -> None:
    await begin(evening, "Dev", "Chloé", spectators="public")
    await leave(evening, "Dev")
    await leave(evening, "Chloé")
    await take(evening, "Olga", 1)
    await leave(evening, "Olga")
    await evening.restart_bot()
    assert REFUSED in await take(evening, "Olga", 2)
    await take(evening, "Olga", 1)
    assert await evening.seats() == ["Ada", "Olga", ""]


async def test_watching_the_table_only_keeps_nobody_from_a_seat(evening: Evening) -> None:
    await begin(evening, "Dev", "Chloé", spectators="public")
    panel = await evening.hand("Mira")
    assert phrase("hand-watching-more") not in panel.text
    await leave(evening, "Dev")
    await take(evening, "Mira", 1)
    assert await evening.seats() == ["Ada", "Mira", "Chloé"]


async def test_what_everybody_may_read_keeps_nobody_from_a_seat(evening: Evening) -> None:
    await begin(evening, "Dev", "Chloé")
    asked = await evening.asked()
    await evening.move(asked)
    for command in ("table log", "table replay", "table show"):
        shown = await evening.slash("Mira", command, table=1)
        assert HANDS not in shown.text + str(shown.alt_texts)
    await evening.slash("Mira", "tables")
    assert "More" in labels(evening.board())
    await more(evening, "Mira")
    await leave(evening, "Dev")
    await take(evening, "Mira", 1)
    assert await evening.seats() == ["Ada", "Mira", "Chloé"]


async def test_a_stand_in_gives_the_seat_back_to_whom_it_belongs(evening: Evening) -> None:
    await begin(evening, "Dev", "Chloé")
    await do(evening, "Mira", await seat_panel(evening, "Mira", "Dev"), "seat-absence")
    await evening.restart_bot()
    panel = await evening.hand("Dev")
    assert phrase("hand-watching-more") not in panel.text
    assert (await evening.table()).seats[1].stand_in is None


async def test_who_had_their_data_deleted_is_still_known_to_have_watched(evening: Evening) -> None:
    await begin(evening, "Dev", "Chloé")
    await evening.hand("Mira")
    await do(evening, "Mira", await evening.slash("Mira", "me delete"), "me-delete-yes")
    await leave(evening, "Dev")
    await evening.restart_bot()
    assert REFUSED in await take(evening, "Mira", 1)


async def test_a_new_game_starts_afresh(evening: Evening) -> None:
    await begin(evening, "Dev")
    await evening.hand("Mira")
    tables = evening.bot.services.stores.tables
    assert Disclosure(evening.person("Mira").id, SPECTATOR) in await tables.sights(1)
    await play_out(evening)
    assert not await tables.sights(1), "it is over, and everything is open"
    await evening.press("Mira", evening.board(), "Play again")
    await evening.calm()
    assert "Mira" in await evening.seats(2)
