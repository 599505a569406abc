"""What drawing took goes back to the system soon after a picture, once for many."""

from __future__ import annotations

import asyncio

import pytest
from PIL import Image

from render import render_pool
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


def test_a_c_library_that_cannot_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    give_back_memory()
    monkeypatch.setattr(render_pool.ctypes, "CDLL", lambda _: object())
    give_back_memory()
