"""The cache of drawn pieces: bounded, counted, and shared between threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from PIL import Image

from render.kit.cache import PIECES, Cache, weight


def piece(kilobytes: int) -> Image.Image:
    return Image.new("L", (1024, kilobytes))


def test_a_piece_is_made_once() -> None:
    cache, made = Cache(10_000), []

    def make() -> Image.Image:
        made.append(1)
        return piece(1)

    assert cache.get("a", make) is cache.get("a", make)
    assert len(made) == 1


def test_the_piece_used_longest_ago_goes_first() -> None:
    cache = Cache(2 * 1024)
    first = cache.get("a", lambda: piece(1))
    second = cache.get("b", lambda: piece(1))
    assert cache.get("a", lambda: piece(1)) is first
    cache.get("c", lambda: piece(1))
    assert cache.get("a", lambda: piece(1)) is first
    assert cache.get("b", lambda: piece(1)) is not second


def test_the_bytes_never_exceed_the_limit() -> None:
    cache = Cache(5 * 1024)
    for number in range(40):
        cache.get(number, lambda: piece(1))
        assert cache.size <= cache.limit


def test_colour_weighs_four_bytes_a_pixel() -> None:
    assert weight(Image.new("RGB", (10, 10))) == 400
    assert weight(Image.new("L", (10, 10))) == 100


def test_threads_agree_on_the_bytes() -> None:
    cache = Cache(64 * 1024)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda number: cache.get(number % 16, lambda: piece(1)), range(400)))
    assert cache.size == 16 * 1024


def test_the_pieces_of_the_house_stay_under_fifty_megabytes() -> None:
    assert PIECES.limit <= 50_000_000
