"""The news that a person reads after being away."""

from __future__ import annotations

from bot.features.lifecycle.rules.lifecycle import pause, resume
from bot.table.situation import TableStep
from games.engine.event import Event
from games.engine.text import Text
from tests.protocol.course import play_out
from tests.protocol.evening import Evening
from tests.support.acting import act
from tests.support.phrases import phrase, spoken

NEWS = phrase("hand-news")
MARKED = phrase("hand-news-marked")


async def test_the_first_look_has_no_news(evening: Evening) -> None:
    await evening.begin("Dev")
    assert NEWS not in (await evening.hand("Ada")).text


async def test_what_others_did_is_news_once(evening: Evening) -> None:
    await evening.begin("Dev")
    first = await evening.asked()
    other = "Dev" if first == "Ada" else "Ada"
    await evening.hand(other)
    panel = await evening.move(first)
    assert NEWS not in panel.text, "their own move is no news to them"
    await evening.restart_bot()
    panel = await evening.hand(other)
    lines = panel.text[panel.text.index(NEWS) :]
    assert first in lines
    assert NEWS not in (await evening.hand(other)).text


async def test_what_others_changed_is_marked_in_the_picture_once(evening: Evening) -> None:
    await evening.begin("Dev")
    first = await evening.asked()
    other = "Dev" if first == "Ada" else "Ada"
    assert MARKED not in (await evening.hand(other)).text, "the first look knows of nothing older"
    for _ in range(2):
        if await evening.asked() == first:
            await evening.move(first)
    await evening.restart_bot()
    assert MARKED in (await evening.hand(other)).text
    assert MARKED not in (await evening.hand(other)).text


async def test_of_long_news_the_last_lines_stand_there_and_the_others_are_counted(evening: Evening) -> None:
    await evening.begin("Dev")
    await evening.hand("Ada")
    service, ada = evening.bot.services.tables, evening.person("Ada").id
    for _ in range(6):
        await act(service, pause, 1, ada, name="Ada")
        await act(service, resume, 1, ada, name="Ada")
    text = (await evening.hand("Ada")).text
    news = text[text.index(NEWS) :]
    assert spoken("hand-news-more", news=NEWS, count=9) in news
    assert (news.count(phrase("log-paused")), news.count(phrase("log-resumed"))) == (1, 2)


async def test_what_only_another_may_read_is_no_news(evening: Evening) -> None:
    await evening.begin("Dev")
    for name in ("Ada", "Dev"):
        await evening.hand(name)
    seat = (await evening.bot.services.tables.row(1)).seat_of(evening.person("Dev").id)
    assert seat is not None
    whisper = Event(Text("log-kept"), audience=(seat,))
    await evening.bot.services.tables.change(1, lambda at: TableStep(at.after(), at.state, (whisper,)))
    assert NEWS not in (await evening.hand("Ada")).text
    assert NEWS in (await evening.hand("Dev")).text


def told(evening: Evening) -> dict[str, str]:
    """Return who was pinged about a result in the channel, and the text."""
    world = evening.playground.world
    room = evening.playground.channel("tables")
    return {
        world.users[who].global_name or "": message.text
        for message in world.history(room.id)
        if not message.ephemeral and "is over" in message.text
        for who in message.notified
    }


async def test_players_and_followers_hear_of_the_result_once(evening: Evening) -> None:
    await evening.begin("Dev")
    await evening.turn("Mira", await evening.hand("Mira"), "follow")
    await play_out(evening, table=1)
    last = (await evening.bot.services.stores.tables.moves(1))[-1].seat
    seats = await evening.seats()
    assert set(told(evening)) == {"Mira", seats[1 - last]}, "whoever ended the game knows"
    assert len(set(told(evening).values())) == 1, "one message for all"
    before = len(evening.playground.world.history(evening.playground.channel("tables").id))
    await evening.restart_bot()
    after = evening.playground.world.history(evening.playground.channel("tables").id)
    assert len(after) == before, "what was told stays, and is not told again"


async def test_who_follows_by_direct_message_hears_of_it_there(evening: Evening) -> None:
    await evening.begin("Dev")
    chloe = evening.person("Chloé")
    await evening.wish(chloe.id, delivery="direct")
    await evening.turn("Chloé", await evening.hand("Chloé"), "follow")
    await play_out(evening, table=1)
    assert "Chloé" not in told(evening)
    assert any(phrase("letter-result") in message.text for message in chloe.dms())


async def test_who_follows_no_more_hears_nothing(evening: Evening) -> None:
    await evening.begin("Dev")
    panel = await evening.turn("Mira", await evening.hand("Mira"), "follow")
    await evening.turn("Mira", panel, "follow")
    await play_out(evening, table=1)
    assert "Mira" not in told(evening)
