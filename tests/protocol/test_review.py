"""Reviews of finished games: made once in the background, stored, shown to anybody who asks, and once to the
channel.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from bot.features.reviews import service as reviews
from bot.features.reviews.rules import KeptReview
from bot.thinking.question import PartOfReview
from bot.thinking.thinkers import ThinkingFailed
from bot.thinking.worker import answered
from games.engine.game import AnyGame
from games.engine.places import Place
from games.engine.review import Mark, Review, Share, TurningPoint
from games.engine.reviewing import Extent, Part
from games.engine.text import Text
from games.registry import GAMES
from playground import Message, Permission
from render.words import words_for
from tests.protocol.course import live, play_out, play_until
from tests.protocol.evening import Evening, company, read, verb
from tests.protocol.test_practice import way
from tests.support.phrases import phrase


@pytest.fixture(autouse=True)
def small_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Review only a few positions, but take as long as they need."""
    monkeypatch.setattr(reviews, "EXTENT", Extent(positions=6, rounds=2, parts=2))
    monkeypatch.setattr(reviews, "_BESIDE", 1e9)


class Gate:
    """A reviewer that waits from part ``first_held`` on until it's opened; it counts the parts."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.asked: list[int] = []
        self.first_held = 0
        self.fails = False

    async def review(self, wanted: PartOfReview) -> Part:
        self.asked.append(wanted.part)
        if wanted.part >= self.first_held:
            await self.open.wait()
        if self.fails:
            raise ThinkingFailed("on purpose")
        part = answered(wanted).part
        assert part is not None
        return part


def hold(evening: Evening) -> Gate:
    """Use a gate for all reviews from now on."""
    gate = Gate()
    evening.bot.services.reviews._reviewer = gate
    return gate


async def asked(evening: Evening, name: str = "Ada") -> Message:
    """Let a person press *How it went* under the result; return the answer when it is complete."""
    board = evening.board()
    reply = await evening.person(name).press(board, verb(board, "review"))
    await finished(evening)
    return await reply.result()


async def finished(evening: Evening) -> None:
    await evening.answered()
    await evening.bot.services.reviews.idle()
    await evening.answered()


async def kept(evening: Evening) -> Any:
    found = await evening.bot.services.reviews.known(1)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_how_a_game_went(evening: Evening, game: AnyGame) -> None:
    people, computers = company(game)
    await evening.begin(*people, computers=computers, game=game.id)
    await play_out(evening)
    panel = await asked(evening)
    assert panel.ephemeral
    assert phrase("button-review") in panel.text
    assert phrase("review-shares") in panel.text
    [alt] = panel.alt_texts
    assert "Ada" in alt
    review = (await kept(evening)).review
    assert len(review.shares) == len((await evening.table()).seats)
    for number, point in enumerate(review.turning_points, start=1):
        panel = await page(evening, "Ada", panel, number)
        assert f"Turning point {number} of {len(review.turning_points)} · " in panel.text
        assert f"step {point.step}" not in panel.text
        assert panel.alt_texts
    panel = await page(evening, "Ada", panel, 0) if review.turning_points else panel
    assert "Best moves" in panel.text


async def page(evening: Evening, name: str, panel: Message, number: int) -> Message:
    [button] = [
        b.custom_id for b in panel.buttons if b.custom_id and b.custom_id.endswith(f":review:{number}")
    ]
    return await (await evening.person(name).press(panel, button)).result()


async def test_it_is_made_once_and_kept(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="abraca")
    await play_out(evening)
    gate = hold(evening)
    board = evening.board()
    replies = [
        await evening.person(name).press(board, verb(board, "review")) for name in ("Ada", "Chloé", "Dev")
    ]
    for reply in replies:
        assert phrase("review-wait") in (await reply.result()).text
    first = await replies[0].result()
    await evening.person("Ada").press(first, verb(first, "review"))
    gate.open.set()
    await finished(evening)
    assert gate.asked == [0, 1], "each part once, whoever asks and however often"
    texts = {(await reply.result()).text for reply in replies}
    assert all(phrase("review-shares") in text for text in texts)
    await evening.restart_bot()
    gate = hold(evening)
    assert phrase("review-shares") in (await asked(evening)).text
    assert not gate.asked
    assert (
        "Fortuna" in (await asked(evening, "Bruno")).text or "fortuna" in (await asked(evening, "Bruno")).text
    )


async def test_whoever_waits_sees_how_much_is_done(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_out(evening)
    gate = hold(evening)
    gate.first_held = 1
    board = evening.board()
    first = await evening.person("Ada").press(board, verb(board, "review"))
    await evening.answered()
    half = words_for("en-US")("review-progress", done=50)
    assert half in (await first.result()).text
    second = await evening.slash("Bruno", "table review", table=1)
    assert words_for("it")("review-progress", done=50) in second.text
    gate.open.set()
    await finished(evening)
    assert phrase("review-shares") in (await first.result()).text


async def test_a_restart_in_the_middle(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_out(evening)
    gate = hold(evening)
    board = evening.board()
    reply = await evening.person("Ada").press(board, verb(board, "review"))
    await evening.answered()
    assert gate.asked == [0]
    await evening.restart_bot()
    panel = await reply.result()
    again = await evening.person("Ada").press(panel, verb(panel, "review"))
    await finished(evening)
    assert phrase("review-shares") in (await again.result()).text


async def test_shown_to_the_channel_once_and_by_players(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_out(evening)
    panel = await asked(evening)
    stranger = await asked(evening, "Dev")
    assert not [b for b in stranger.buttons if b.custom_id and ":review-show:" in b.custom_id]
    forged = "test:1:1:review-show:"
    assert phrase("refused-not-your-table") in await evening.forge("Dev", evening.board(), forged)
    await evening.turn("Ada", panel, "review-show")
    await evening.answered()
    assert len(shown(evening)) == 1
    assert "already" in await evening.forge("Ada", evening.board(), forged)
    await evening.restart_bot()
    assert "already" in await evening.forge("Ada", evening.board(), forged)
    assert len(shown(evening)) == 1
    public = shown(evening)[0]
    assert phrase("review-shown") not in public.text
    after = await asked(evening)
    assert not [b for b in after.buttons if b.custom_id and ":review-show:" in b.custom_id]


def shown(evening: Evening) -> list[Message]:
    room = evening.playground.channel("tables")
    return [
        message
        for message in evening.playground.world.history(room.id)
        if not message.ephemeral and phrase("review-shares") in message.text
    ]


async def test_where_the_bot_may_not_write(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_out(evening)
    panel = await asked(evening)
    evening.playground.deny_bot("tables", Permission.SEND_MESSAGES)
    reply = await evening.person("Ada").press(panel, verb(panel, "review-show"))
    assert phrase("refused-not-sent-there") in await read(reply)
    assert not shown(evening)
    assert (await kept(evening)).shown_at is None


async def test_nothing_is_told_of_a_game_that_goes_on(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_until(evening, lambda here: here.table.revision > 8)
    for forged in ("review:", "review:1", "review-show:"):
        assert phrase("refused-not-over-yet") in await evening.forge(
            "Ada", evening.board(), f"test:1:1:{forged}"
        )
    assert phrase("refused-not-over-yet") in (await evening.slash("Ada", "table review", table=1)).text
    assert await evening.bot.database.scalar(sa.text("SELECT count(*) FROM reviews")) == 0
    assert (await live(evening)).table.status == "playing"


async def test_what_fails_is_said_and_can_be_tried_again(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_out(evening)
    gate = hold(evening)
    gate.fails = True
    gate.open.set()
    assert phrase("refused-not-reviewed") in (await asked(evening)).text
    assert await evening.bot.database.scalar(sa.text("SELECT count(*) FROM incidents")) == 1
    gate.fails = False
    assert phrase("review-shares") in (await asked(evening)).text


async def test_from_a_turning_point_into_the_replay_and_on(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="abraca")
    await play_out(evening)
    made = (Text("review-best"),)
    points = (TurningPoint(4, 1, Place(4), made, 0.1, made, 0.4),)
    marks = (Mark(0, (0.3, 0.3, 0.4)), Mark(9, (1.0, 0.0, 0.0)))
    share = Share(None, None, 1)
    known = Review(marks, points, (None,) * 3, (share,) * 3, 1, 1)
    await evening.bot.services.reviews._store.keep(1, KeptReview(known, 0))
    panel = await asked(evening, "Dev")
    panel = await page(evening, "Dev", panel, 1)
    there = await evening.turn("Dev", panel, "replay")
    assert f"step {points[0].step} of" in there.text
    panel = await page(evening, "Dev", await asked(evening, "Dev"), 1)
    how = await evening.turn("Dev", panel, "play-on")
    assert [o.value for o in how.selects[0].options if o.default] == [
        f"{points[0].step}.{points[0].seat}.companion"
    ]
    await evening.press("Dev", how, way(how, "same"))
    assert (await evening.table(2)).practice is not None
