"""Memory used for drawing is returned to the system soon after a picture, once for several pictures."""

from __future__ import annotations

import asyncio

import pytest
from PIL import Image

from render import render_pool
from render.kit.cache import Cache
from render.picture import Picture
from render.render_pool import RenderPool, give_back_memory

PICTURE = Picture("nothing", "Nothing.", lambda: Image.new("RGB", (2, 2)))


async def test_memory_is_given_back_after_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, is_given = asyncio.get_running_loop(), asyncio.Event()
    monkeypatch.setattr(render_pool, "give_back_memory", lambda: loop.call_soon_threadsafe(is_given.set))
    monkeypatch.setattr(render_pool, "GIVE_BACK_AFTER", 0.0)
    pool = RenderPool(2)
    for _ in range(2):
        is_given.clear()
        await asyncio.gather(*(pool.render(PICTURE) for _ in range(3)))
        await is_given.wait()
    pool.close()


async def test_it_is_given_back_once_for_many_and_not_after_the_end() -> None:
    pool = RenderPool(1)
    await pool.render(PICTURE)
    planned = pool._giving_back
    await pool.render(PICTURE)
    assert planned is pool._giving_back is not None
    pool.close()
    assert planned.cancelled()


async def test_it_is_given_back_only_when_no_picture_was_drawn_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[bool] = []
    monkeypatch.setattr(render_pool, "GIVE_BACK_AFTER", 1_000_000.0)
    monkeypatch.setattr(render_pool, "give_back_memory", lambda: given.append(True))
    pool = RenderPool(1)
    await pool.render(PICTURE)
    assert pool._giving_back is not None
    first = pool._giving_back.when()
    await pool.render(PICTURE)
    pool._give_back()
    later = pool._giving_back
    assert later.when() > first, "as if the first time had come"
    pool.close()
    assert not given


def test_pieces_that_are_quickly_drawn_again_go_too(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = Cache(4 * 1024)
    monkeypatch.setattr(render_pool, "PIECES", pieces)
    monkeypatch.setattr(render_pool, "IDLE", 2 * 1024)
    for number in range(4):
        pieces.get(number, lambda: Image.new("L", (1024, 1)))
    give_back_memory()
    assert pieces.size == 2 * 1024


def test_a_c_library_that_cannot_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    give_back_memory()
    monkeypatch.setattr(render_pool.ctypes, "CDLL", lambda _: object())
    give_back_memory()
