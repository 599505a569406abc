"""Pictures that are the same for everybody are drawn once, also for people who come at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from PIL import Image

from bot.discord.panels.panel import Scene
from bot.features.reading.panel.rules import rules
from games.registry import GAMES
from render.picture import Picture
from render.registry import PAINTERS
from render.render_pool import KEPT, RenderPool
from render.words import locales, words_for


@pytest.fixture
def pool() -> Iterator[RenderPool]:
    pool = RenderPool()
    yield pool
    pool.close()


class Easel:
    """Counts what is drawn; the first ``failures`` times fail."""

    def __init__(self, failures: int = 0) -> None:
        self.drawn = 0
        self._failures = failures

    def picture(self, key: str = "") -> Picture:
        return Picture("rules", "", self._draw, key)

    def _draw(self) -> Image.Image:
        self.drawn += 1
        if self.drawn <= self._failures:
            raise OSError("No space left on device")
        return Image.new("RGB", (4, 4))


async def test_what_is_the_same_for_everybody_is_drawn_once(pool: RenderPool) -> None:
    easel = Easel()
    shown = await asyncio.gather(*(pool.render(easel.picture("rules")) for _ in range(20)))
    assert await pool.render(easel.picture("rules")) is shown[0]
    assert easel.drawn == 1
    await pool.render(easel.picture("others"))
    assert easel.drawn == 2


async def test_everything_else_is_drawn_each_time(pool: RenderPool) -> None:
    easel = Easel()
    await asyncio.gather(*(pool.render(easel.picture()) for _ in range(5)))
    assert easel.drawn == 5


async def test_what_failed_is_drawn_again(pool: RenderPool) -> None:
    easel = Easel(failures=1)
    with pytest.raises(OSError, match="No space"):
        await pool.render(easel.picture("rules"))
    await pool.render(easel.picture("rules"))
    assert easel.drawn == 2


async def test_whoever_waits_no_longer_takes_it_from_nobody(pool: RenderPool) -> None:
    easel = Easel()
    first = asyncio.create_task(pool.render(easel.picture("rules")))
    second = asyncio.create_task(pool.render(easel.picture("rules")))
    await asyncio.sleep(0)
    first.cancel()
    assert await second
    assert easel.drawn == 1


async def test_only_so_many_are_kept(pool: RenderPool) -> None:
    easel = Easel()
    for number in range(KEPT + 1):
        await pool.render(easel.picture(f"{number}"))
    await pool.render(easel.picture(f"{KEPT}"))
    assert easel.drawn == KEPT + 1
    await pool.render(easel.picture("0"))
    assert easel.drawn == KEPT + 2


def test_the_drawn_rules_of_each_game_and_language_are_told_apart() -> None:
    keys = []
    for game in GAMES.values():
        for locale in locales():
            panel = rules(game, PAINTERS[game.id], words_for(locale))
            keys += [
                picture.key for part in panel.parts if isinstance(part, Scene) for picture in part.plan()
            ]
    assert all(keys)
    assert len(keys) == len(set(keys)) == len(GAMES) * len(locales())
