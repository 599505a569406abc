"""The cache of drawn pieces: bounded, counted, and shared between threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from PIL import Image

from render.kit.cache import IDLE, PIECES, Cache, weight


class Desk:
    """A user of the cache with a clock of its own."""

    def __init__(self) -> None:
        self.now = 0.0
        self.drawn = 0

    def clock(self) -> float:
        return self.now

    def drawing(self, kilobytes: int = 1, seconds: float = 1.0) -> Callable[[], Image.Image]:
        def draw() -> Image.Image:
            self.now += seconds
            self.drawn += 1
            return Image.new("L", (1024, kilobytes))

        return draw


def keeps(cache: Cache, desk: Desk, key: object) -> bool:
    """Return whether ``key`` was in the cache; afterwards it is."""
    before = desk.drawn
    cache.get(key, desk.drawing())
    return desk.drawn == before


def test_a_piece_is_made_once() -> None:
    desk = Desk()
    cache = Cache(10_000, desk.clock)
    assert cache.get("a", desk.drawing()) is cache.get("a", desk.drawing())
    assert desk.drawn == 1


def test_of_equal_pieces_the_one_used_longest_ago_goes_first() -> None:
    desk = Desk()
    cache = Cache(2 * 1024, desk.clock)
    for key in ("a", "b", "c", "c", "d"):
        cache.get(key, desk.drawing())
    assert keeps(cache, desk, "c")
    assert not keeps(cache, desk, "a")


def test_what_is_quickly_drawn_for_its_size_goes_before_what_is_not() -> None:
    desk = Desk()
    cache = Cache(8 * 1024, desk.clock)
    cache.get("letter", desk.drawing(1, seconds=1.0))
    for number in range(4):
        cache.get(f"ground {number}", desk.drawing(7, seconds=1.0))
    assert keeps(cache, desk, "letter")


def test_what_is_never_used_again_goes_in_the_end_however_dear_it_was() -> None:
    desk = Desk()
    cache = Cache(4 * 1024, desk.clock)
    cache.get("dear", desk.drawing(1, seconds=20.0))
    for number in range(100):
        cache.get(number, desk.drawing(1, seconds=1.0))
    assert not keeps(cache, desk, "dear")


def test_the_bytes_never_exceed_the_limit() -> None:
    desk = Desk()
    cache = Cache(5 * 1024, desk.clock)
    for number in range(40):
        cache.get(number, desk.drawing())
        assert cache.size <= cache.limit


def test_a_cache_that_shrinks_keeps_what_is_slowly_drawn_for_its_size() -> None:
    desk = Desk()
    cache = Cache(9 * 1024, desk.clock)
    cache.get("ground", desk.drawing(7, seconds=1.0))
    cache.get("letter", desk.drawing(1, seconds=1.0))
    cache.shrink(2 * 1024)
    assert cache.size == 1024
    assert keeps(cache, desk, "letter")
    assert not keeps(cache, desk, "ground")
    assert cache.limit == 9 * 1024


def test_the_last_piece_stays_however_large() -> None:
    desk = Desk()
    cache = Cache(9 * 1024, desk.clock)
    cache.get("ground", desk.drawing(7))
    cache.shrink(1024)
    assert keeps(cache, desk, "ground")


def test_a_cleared_cache_is_empty() -> None:
    desk = Desk()
    cache = Cache(5 * 1024, desk.clock)
    cache.get("shield", desk.drawing())
    cache.clear()
    assert cache.size == 0
    assert not keeps(cache, desk, "shield")


def test_colour_weighs_four_bytes_a_pixel() -> None:
    assert weight(Image.new("RGB", (10, 10))) == 400
    assert weight(Image.new("L", (10, 10))) == 100


def test_threads_agree_on_the_bytes() -> None:
    cache = Cache(64 * 1024)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda number: cache.get(number % 16, lambda: Image.new("L", (1024, 1))), range(400)))
    assert cache.size == 16 * 1024


def test_all_games_together_keep_little_while_nothing_is_drawn() -> None:
    assert IDLE < PIECES.limit <= 128_000_000
    assert IDLE <= 40_000_000
