"""A picture is drawn once for everybody who sees it, even for people who ask at the same time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from typing import Any, get_args

import pytest
from PIL import Image

from bot.discord.panels.panel import Scene
from bot.features.reading.panel.rules import rules
from games.engine.game import SPECTATOR
from games.engine.text import Text
from games.registry import GAMES
from render import render_pool
from render.bannered import bannered
from render.content import content_of
from render.kit.painter import BasePainter
from render.marked import marked
from render.picture import AnyPainter, Picture
from render.positions import PLAIN_NAMES, occupants, spread, states
from render.registry import PAINTERS
from render.render_pool import RenderPool
from render.resting import at_rest
from render.shape import Shape
from render.spotlight import lit
from render.words import Words, locales, words_for

DRAWN: list[str] = []
"""The pictures drawn, in order."""


@pytest.fixture
def pool() -> Iterator[RenderPool]:
    DRAWN.clear()
    pool = RenderPool()
    yield pool
    pool.close()


def draw(what: str) -> Image.Image:
    DRAWN.append(what)
    return Image.new("RGB", (4, 4))


def draw_badly(what: str) -> Image.Image:
    DRAWN.append(what)
    raise OSError("No space left on device")


def picture(what: str) -> Picture:
    return Picture("board", "", partial(draw, what))


async def test_what_is_the_same_is_drawn_once(pool: RenderPool) -> None:
    shown = await asyncio.gather(*(pool.render(picture("board")) for _ in range(20)))
    assert await pool.render(picture("board")) is shown[0]
    await pool.render(picture("hand"))
    assert DRAWN == ["board", "hand"]


async def test_whatever_cannot_be_told_apart_is_drawn_each_time(pool: RenderPool) -> None:
    same = Picture("board", "", lambda: draw("board"))
    await asyncio.gather(*(pool.render(same) for _ in range(5)))
    assert len(DRAWN) == 5


async def test_what_failed_is_drawn_again(pool: RenderPool) -> None:
    failing = Picture("board", "", partial(draw_badly, "board"))
    for _ in range(2):
        with pytest.raises(OSError, match="No space"):
            await pool.render(failing)
    assert len(DRAWN) == 2


async def test_whoever_waits_no_longer_takes_it_from_nobody(pool: RenderPool) -> None:
    first = asyncio.create_task(pool.render(picture("board")))
    second = asyncio.create_task(pool.render(picture("board")))
    await asyncio.sleep(0)
    first.cancel()
    assert await second
    assert DRAWN == ["board"]


async def test_the_bytes_that_are_kept_are_bounded(pool: RenderPool, monkeypatch: pytest.MonkeyPatch) -> None:
    size = len((await pool.render(picture("0"))).data)
    monkeypatch.setattr(render_pool, "KEPT", 3 * size)
    for what in ("1", "2", "0", "3"):
        await pool.render(picture(what))
    assert pool._size == 3 * size
    DRAWN.clear()
    for what in ("0", "3", "2", "1"):
        await pool.render(picture(what))
    assert DRAWN == ["1"], "the one that nobody asked for the longest"


async def test_the_wait_follows_from_the_pictures_that_are_not_drawn_yet(pool: RenderPool) -> None:
    assert pool.wait == 0
    await pool.render(picture("kept"))
    assert pool.wait == 0
    pool._seconds, may_draw = 1.0, threading.Event()
    readers = [asyncio.create_task(pool.render(waiting(may_draw))) for _ in range(6)]
    readers += [asyncio.create_task(pool.render(picture(what))) for what in ("kept", "same", "same")]
    while pool._unfinished < 7:
        await asyncio.sleep(0)
    assert pool.wait == 3.5, "seven different pictures on two threads"
    may_draw.set()
    await asyncio.gather(*readers)
    assert pool.wait == 0
    assert pool._seconds < 1.0, "they were quick"


def waiting(may_draw: threading.Event) -> Picture:
    def drawn() -> Image.Image:
        may_draw.wait()
        return draw("board")

    return Picture("board", "", drawn)


def lobbies(painter: AnyPainter, words: Words, names: Sequence[str]) -> list[Picture]:
    return [painter.lobby(occupants(names, seats), range(2, 5), words) for seats in (1, 2)]


def test_lobbies_of_games_without_a_painter_are_told_apart() -> None:
    painters = [BasePainter[Any](game) for game in PAINTERS]
    drawn = [
        content_of(lobby.draw)
        for painter in (*painters, *painters)
        for locale in locales()
        for lobby in lobbies(painter, words_for(locale), PLAIN_NAMES)
    ]
    assert None not in drawn
    assert len(set(drawn)) == len(painters) * len(locales()) * 2 == len(drawn) // 2


@pytest.mark.parametrize("game_id", PAINTERS)
def test_pictures_have_the_same_content_only_if_they_show_the_same(game_id: str) -> None:
    game, painter = GAMES[game_id], PAINTERS[game_id]
    several = spread(list(states(game, 4)), 4)[1:3]

    def contents() -> list[bytes | None]:
        pictures: list[Picture] = []
        for state, locale, names in product(several, locales(), (PLAIN_NAMES, PLAIN_NAMES[::-1])):
            around, words = occupants(names, 4), words_for(locale)
            pictures += painter.public(game.view(state, None), around, words)
            pictures += lobbies(painter, words, names) if state is several[0] else []
            for viewer, shape in product((0, 1), get_args(Shape)):
                pictures += painter.private(game.view(state, viewer), around, words, shape)
        return [content_of(each.draw) for each in pictures]

    seen = contents()
    assert None not in seen
    assert len(set(seen)) == len(seen)
    assert contents() == seen


@pytest.mark.parametrize("game_id", ["saga", "touria"])
def test_spectators_see_the_picture_of_the_channel(game_id: str) -> None:
    game, painter = GAMES[game_id], PAINTERS[game_id]
    state, around, words = list(states(game, 4))[5], occupants(PLAIN_NAMES, 4), words_for("en")
    board = painter.public(game.view(state, None), around, words)[0]
    watched = painter.private(game.view(state, SPECTATOR), around, words)[0]
    assert content_of(board.draw) == content_of(watched.draw)


def test_whatever_is_laid_over_a_picture_is_part_of_its_content() -> None:
    words, around = words_for("en"), occupants(PLAIN_NAMES, 2)
    moment = [Text("abraca-name")]
    board = picture("board")
    over = [
        board,
        picture("hand"),
        at_rest(board, words),
        marked(board, ["seat-0"]),
        marked(board, ["seat-1"]),
        marked(board, [], ["seat-0"]),
        marked(at_rest(board, words), ["seat-0"]),
        lit(board, ["seat-0"], "Ada."),
        bannered(board, moment, around, words),
    ]
    contents = {content_of(each.draw) for each in over}
    assert None not in contents
    assert len(contents) == len(over)
    assert content_of(marked(board, ["a", "b"]).draw) == content_of(marked(picture("board"), {"b", "a"}).draw)


def test_the_drawn_rules_of_each_game_and_language_are_told_apart() -> None:
    keys = []
    for game in GAMES.values():
        for locale in locales():
            panel = rules(game, PAINTERS[game.id], words_for(locale))
            keys += [
                content_of(each.draw)
                for part in panel.parts
                if isinstance(part, Scene)
                for each in part.plan()
            ]
    assert all(keys)
    assert len(keys) == len(set(keys)) == len(GAMES) * len(locales())
