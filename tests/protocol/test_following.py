"""What a person reads of what happened while they were away."""

from __future__ import annotations

from games.engine.event import Event
from games.engine.text import Text
from tests.protocol.evening import Evening

NEWS = "Since you last looked"


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


async def test_of_long_news_the_last_lines_stand_there_and_the_others_are_counted(evening: Evening) -> None:
    await evening.begin("Dev")
    await evening.hand("Ada")
    care, ada = evening.bot.house.service.care, evening.person("Ada").id
    for _ in range(6):
        await care.pause(1, ada, "Ada", moderator=False)
        await care.resume(1, ada, "Ada", moderator=False)
    text = (await evening.hand("Ada")).text
    news = text[text.index(NEWS) :]
    assert "4 lines more" in news
    assert news.count("pauses the table") == news.count("lets the table go on") == 4


async def test_what_only_another_may_read_is_no_news(evening: Evening) -> None:
    await evening.begin("Dev")
    for name in ("Ada", "Dev"):
        await evening.hand(name)
    keeper = evening.bot.house.service.keeper
    async with keeper.locked(1) as live:
        seat = live.table.seat_of(evening.person("Dev").id)
        assert seat is not None
        whisper = Event(Text("log-kept"), audience=(seat,))
        await keeper.commit(live, keeper.after(live.table), live.state, [whisper])
    assert NEWS not in (await evening.hand("Ada")).text
    assert NEWS in (await evening.hand("Dev")).text
