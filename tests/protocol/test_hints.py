"""Hints: what a master would do, shown only to the person who asks, and only where allowed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import sqlalchemy as sa
from msgspec.structs import replace

from bot.database.schema import unrated
from bot.features.lobby.rules.terms import agreed
from bot.thinking.worker import answered
from games.engine.chance import RandomStream
from games.engine.play import waiting_for
from games.engine.snapshot import snapshot_of
from playground import Message
from tests.protocol.agreeing import agree_on
from tests.protocol.course import is_asked, live, play_out, play_until
from tests.protocol.evening import Evening, choices, names_at, read, seat_of, verb
from tests.protocol.strange_games import incidents
from tests.support.phrases import phrase
from tests.support.thinkers import PLAYOUTS, ThinkerHere


async def asked_hand(evening: Evening, name: str = "Ada") -> Message:
    """Continue the game until ``name`` has the question; return their hand."""
    seat = seat_of(await evening.table(), name)
    await play_until(evening, is_asked(seat))
    await evening.calm()
    return await evening.hand(name)


async def hint(evening: Evening, panel: Message, name: str = "Ada") -> Message:
    """Let a person ask for a hint; return their hand with the answer."""
    shown = await evening.turn(name, panel, "hint")
    await evening.answered()
    return shown


def verbs(message: Message) -> set[str]:
    return {one.custom_id.split(":")[3] for one in message.buttons if one.custom_id}


async def test_what_a_master_would_do(minds: Evening, thinker: Callable[[], ThinkerHere]) -> None:
    await minds.begin(computers=1)
    panel = await asked_hand(minds)
    known = len(thinker().asked)
    before = [message.text for message in minds.boards()], (await minds.table()).revision
    shown = await hint(minds, panel)
    assert phrase("hint-title") in shown.text
    assert phrase("hint-answer") in shown.text
    assert phrase("abraca-alt-own-stones", variant="other") in shown.text
    assert [label for label in choices(shown).values() if label.startswith("💡")]
    assert len(thinker().asked) == known + 1
    await hint(minds, shown)
    assert len(thinker().asked) == known + 1, "it is known by now"
    assert ([message.text for message in minds.boards()], (await minds.table()).revision) == before
    assert "hints" in minds.board().text
    assert incidents(minds.settings.database) == []


async def test_who_presses_twice_gets_one_answer(minds: Evening, thinker: Callable[[], ThinkerHere]) -> None:
    await minds.begin(computers=1)
    panel = await asked_hand(minds)
    known = len(thinker().asked)
    thinker().let.clear()
    button = verb(panel, "hint")
    first = asyncio.create_task(minds.person("Ada").press(panel, button))
    await minds.playground.until(lambda: len(thinker().asked) == known + 1)
    second = await minds.forge("Ada", minds.board(), button)
    assert phrase("refused-one-moment") in second
    thinker().let.set()
    assert phrase("hint-title") in (await (await first).result()).text or "One moment" in panel.text
    await minds.answered()
    assert len(thinker().asked) == known + 1
    assert phrase("hint-title") in await read(await first)


async def test_people_among_themselves_have_hints_only_where_that_was_agreed(
    minds: Evening, thinker: Callable[[], ThinkerHere]
) -> None:
    await minds.begin("Dev")
    panel = await asked_hand(minds)
    assert "hint" not in verbs(panel)
    assert "hints" not in minds.board().text.lower()
    forged = verb(panel, "more").replace(":more", ":hint")
    assert phrase("refused-no-hints") in await minds.forge("Ada", minds.board(), forged)
    assert thinker().asked == []

    await minds.open_table()
    page = await minds.slash("Ada", "table options", table=2)
    await agree_on(minds, "Ada", page, hints=phrase("hints-all"))
    assert phrase("board-hints-all") in minds.board().text
    await minds.press("Dev", minds.board(), "Join")
    await minds.press("Ada", minds.board(), "Start")
    assert phrase("board-hints-all") in minds.board().text
    here = await live(minds, 2)
    [seat] = waiting_for(here.game.decisions(here.state))
    name = names_at(await minds.table(2))[seat]
    assert name is not None
    await hint(minds, await minds.hand(name), name)
    other = next(one for one in ("Ada", "Dev") if one != name)
    forged = verb(await minds.hand(other), "more").replace(":more", ":hint")
    assert phrase("refused-not-asked-now") in await minds.forge(other, minds.board(), forged)
    assert phrase("refused-not-your-table") in await minds.forge("Mira", minds.board(), forged)


async def test_a_game_with_hints_for_everybody_is_not_rated(minds: Evening) -> None:
    for number, hints in ((1, "alone"), (2, "all")):
        await minds.open_table()
        await minds.bot.services.tables.change(
            number, lambda at, agreed_on=hints: agreed(at, hints=agreed_on)
        )
        await minds.press("Dev", minds.board(), "Join")
        await minds.press("Ada", minds.board(), "Start")
        await play_out(minds, table=number)
        await minds.calm()
    await minds.bot.ratings.wake_timer.quiet.wait()
    rated = await minds.bot.services.stores.ratings.ratings(minds.playground.guild.id, "abraca")
    assert {rating.games for rating in rated.values()} == {1}
    assert await minds.bot.database.scalar(sa.select(sa.func.count()).select_from(unrated)) == 0


async def test_where_nobody_thinks_ahead_a_companion_says_what_it_would_do(evening: Evening) -> None:
    await evening.begin(computers=1)
    shown = await hint(evening, await asked_hand(evening))
    assert phrase("hint-title") in shown.text
    assert phrase("hint-answer") not in shown.text


async def test_a_hint_that_fails(minds: Evening, thinker: Callable[[], ThinkerHere]) -> None:
    await minds.begin(computers=1)
    panel = await asked_hand(minds)
    thinker().fails = True
    assert phrase("hint-title") in (await hint(minds, panel)).text, "as a companion would"
    assert [trace for _, _, trace, _ in incidents(minds.settings.database)] == ["on purpose"]


async def test_a_hint_follows_from_what_its_seat_sees(
    minds: Evening, thinker: Callable[[], ThinkerHere]
) -> None:
    """In another world that the seat can't tell from this one, the hint is the same."""
    await minds.begin(computers=2)
    seen = (await hint(minds, await asked_hand(minds))).text
    here = await live(minds)
    seat = seat_of(await minds.table(), "Ada")
    [question] = [one for one in thinker().asked if one.strength == "master"]
    assert question.seat == seat
    for seed in range(5):
        other = here.game.determinize(here.state, seat, RandomStream(bytes([seed]) * 32))
        world = replace(question, snapshot=snapshot_of(here.game, other), playouts=PLAYOUTS, seconds=60.0)
        real = replace(question, playouts=PLAYOUTS, seconds=60.0)
        assert answered(world) == answered(real)
    assert phrase("hint-title") in seen
