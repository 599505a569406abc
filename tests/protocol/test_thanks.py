"""Thanks after a game: who may thank whom, who reads it, taking it back, blocks, and people's data."""

from __future__ import annotations

import asyncio

from playground import Message
from tests.protocol.course import play_out
from tests.protocol.evening import Evening, verb
from tests.protocol.test_me import everything
from tests.support.phrases import phrase, spoken


async def played(evening: Evening, *others: str, computers: int = 0) -> None:
    """Play a game of Ada and ``others`` to its end."""
    await evening.begin(*others, computers=computers)
    await play_out(evening)
    await evening.calm()


async def pressed(evening: Evening, name: str, panel: Message, wanted: str) -> Message:
    """Let a person press the first button of ``panel`` with this verb; return the answer."""
    return await (await evening.person(name).press(panel, verb(panel, wanted))).result()


async def hand(evening: Evening, name: str) -> Message:
    """Return a person's hand in the finished game."""
    return await evening.slash(name, "table hand")


async def thanked(evening: Evening, name: str, whom: str) -> Message:
    """Let a person thank another player; return the answer."""
    panel = await pressed(evening, name, evening.board(), "thank")
    button = next(one for one in panel.buttons if whom in str(one.label))
    return await (await evening.person(name).press(panel, str(button.custom_id))).result()


async def test_who_is_thanked_reads_it(evening: Evening) -> None:
    await played(evening, "Bruno", "Dev", computers=1)
    panel = await pressed(evening, "Ada", evening.board(), "thank")
    offered = [str(one.label) for one in panel.buttons if ":thank-seat:" in str(one.custom_id)]
    assert len(offered) == 2, "two other people, and no computer player"
    assert phrase("thanks-given").split("{")[0] in (await thanked(evening, "Ada", "Bruno")).text

    ada = evening.person("Ada").mention
    assert spoken("thanks-got", people=ada, count=1) not in (await hand(evening, "Dev")).text
    await evening.wish(evening.person("Bruno").id, language="en")
    assert spoken("thanks-got", people=ada, count=1) in (await hand(evening, "Bruno")).text
    assert "Thanked once" in (await evening.slash("Bruno", "stats")).text
    evening.playground.advance(60.0)
    await thanked(evening, "Dev", "Bruno")
    assert "Thanked 2 times" in (await evening.slash("Bruno", "stats")).text
    assert f"last by {evening.person('Dev').mention}" in (await evening.slash("Bruno", "stats")).text
    seen_by_ada = await evening.slash("Ada", "stats", person=evening.person("Bruno"))
    assert "Thanked" not in seen_by_ada.text, "nobody else reads it"
    assert "Thanked" not in (await evening.slash("Ada", "stats")).text


async def test_one_thanks_a_game_which_can_be_taken_back(evening: Evening) -> None:
    await played(evening, "Bruno", "Dev")
    panel = await pressed(evening, "Ada", evening.board(), "thank")
    first, second = [str(one.custom_id) for one in panel.buttons if ":thank-seat:" in str(one.custom_id)]
    replies = await asyncio.gather(*(evening.forge("Ada", panel, one) for one in (first, second)))
    assert sum(phrase("refused-thanked-already") in reply for reply in replies) == 1
    again = await pressed(evening, "Ada", evening.board(), "thank")
    assert ":thank-seat:" not in ids(again)
    back = await pressed(evening, "Ada", again, "thank-back")
    assert phrase("thanks-whom") in back.text
    for name in ("Bruno", "Dev"):
        assert "🙏" not in (await evening.slash(name, "stats")).text
    assert phrase("thanks-given").split("{")[0] in (await thanked(evening, "Ada", "Dev")).text


async def test_people_who_may_not_thank(evening: Evening) -> None:
    await evening.begin("Dev", computers=1)
    running = f"test:1:1:thank-seat:{(await evening.seats()).index('Dev')}"
    assert phrase("refused-not-over-yet") in await evening.forge("Ada", evening.board(), running)
    assert ":thank:" not in ids(evening.board()) + ids(await evening.hand("Ada"))
    await play_out(evening)
    await evening.calm()
    seats = await evening.seats()
    assert phrase("refused-cannot-thank-here") in await evening.forge("Mira", evening.board(), running)
    assert phrase("refused-cannot-thank-here") in await evening.forge(
        "Mira", evening.board(), "test:1:1:thank:"
    )
    robot = next(seat for seat, name in enumerate(seats) if name not in {"Ada", "Dev"})
    for seat in (seats.index("Ada"), robot, 9):
        said = await evening.forge("Ada", evening.board(), f"test:1:1:thank-seat:{seat}")
        assert phrase("refused-cannot-thank-them") in said
    for wrong in ("x", "-1", "9" * 60, ""):
        said = await evening.forge("Ada", evening.board(), f"test:1:1:thank-seat:{wrong}")
        assert phrase("refused-unknown-button") in said
    assert "🙏" not in (await evening.slash("Dev", "stats")).text


async def test_alone_nobody_is_offered_thanks(evening: Evening) -> None:
    await played(evening, computers=1)
    assert ":thank:" not in ids(evening.board()) + ids(await hand(evening, "Ada"))


async def test_a_block_hides_thanks_and_nobody_can_tell(evening: Evening) -> None:
    await played(evening, "Bruno", "Dev")
    ada, dev = evening.person("Ada").id, evening.person("Dev")
    await evening.person("Dev").use_on_person("tables", evening.person("Ada"), phrase("menu-block"))
    assert phrase("thanks-given").split("{")[0] in (await thanked(evening, "Ada", "Dev")).text
    assert "🙏" not in (await evening.slash("Dev", "stats")).text
    assert "🙏" not in (await hand(evening, "Dev")).text
    own = await pressed(evening, "Dev", evening.board(), "thank")
    offered = [str(one.label) for one in own.buttons if ":thank-seat:" in str(one.custom_id)]
    assert len(offered) == 1, "whoever is blocked is not offered"
    await evening.bot.services.stores.people.blocks.unblock(dev.id, ada)
    assert "Thanked once" in (await evening.slash("Dev", "stats")).text


async def test_thanks_are_exported_and_go_with_either_person(evening: Evening) -> None:
    await played(evening, "Bruno", "Dev")
    await thanked(evening, "Ada", "Dev")
    await thanked(evening, "Dev", "Bruno")
    given, got = [await everything(evening, name) for name in ("Ada", "Dev")]
    assert [row["seat"] for row in given["thanks"]] == [(await evening.seats()).index("Dev")]
    assert given["thanked"] == []
    assert len(got["thanks"]) == len(got["thanked"]) == 1
    assert str(evening.person("Ada").id) not in str(got["thanked"])
    store = evening.bot.services.stores.thanks
    await evening.bot.services.privacy.forget(evening.person("Dev").id)
    for name in ("Ada", "Bruno", "Dev"):
        assert await store.given(1, evening.person(name).id) is None
    assert "🙏" not in (await evening.slash("Bruno", "stats")).text


async def test_the_result_offers_it(evening: Evening) -> None:
    await evening.wish(evening.person("Dev").id, delivery="direct")
    await played(evening, "Bruno", "Dev")
    await evening.pass_time(120.0)
    room = evening.playground.channel("tables")
    history = evening.playground.world.history(room.id)
    results = [one for one in history if one.text.startswith("<@") and ":thank:" in ids(one)]
    results += [one for one in evening.person("Dev").dms() if ":thank:" in ids(one)]
    assert results
    for result in results:
        reply = await evening.forge("Mira", result, verb(result, "thank"))
        assert phrase("refused-cannot-thank-here") in reply


def ids(message: Message) -> str:
    """Return the ids of all buttons of ``message``."""
    return str([one.custom_id for one in message.buttons])
