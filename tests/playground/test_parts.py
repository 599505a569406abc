"""Small components tested on their own."""

from __future__ import annotations

import asyncio

import pytest

from playground.clock import Clock, iso
from playground.images import size_of
from playground.rest.multipart import read_form
from playground.snowflake import Snowflakes, created_at


async def test_clock_fires_in_order_when_advanced() -> None:
    clock = Clock()
    fired: list[str] = []
    clock.call_at(clock.now() + 20, lambda: fired.append("second"))
    clock.call_at(clock.now() + 10, lambda: fired.append("first"))
    clock.call_at(clock.now() + 15, lambda: fired.append("never")).cancel()
    clock.call_at(clock.now() + 30, lambda: fired.append("later"))
    clock.advance(20.1)
    assert fired == ["first", "second"]
    with pytest.raises(ValueError, match="forward"):
        clock.advance(-1)
    clock.close()


async def test_clock_fires_by_itself() -> None:
    clock, done = Clock(), asyncio.Event()
    clock.call_at(clock.now() + 0.01, done.set)
    await asyncio.wait_for(done.wait(), 1)


def test_snowflakes_rise_and_tell_the_time() -> None:
    clock = Clock()
    ids = Snowflakes(clock)
    made = [ids.new() for _ in range(1000)]
    assert made == sorted(set(made))
    assert abs(created_at(made[0]) - clock.now()) < 1
    clock.advance(3600)
    assert created_at(ids.new()) - created_at(made[-1]) >= 3599
    ids.not_before(made[-1] << 1)
    assert ids.new() > made[-1] << 1


def test_known_snowflake() -> None:
    assert iso(created_at(175928847299117063)) == "2016-04-30T11:18:25.796000+00:00"


@pytest.mark.parametrize(
    ("head", "size"),
    [
        ("89504e470d0a1a0a0000000d494844520000028000000140", (640, 320)),
        ("474946383961800240010000", (640, 320)),
        ("52494646000000005745425056503858 0a000000 00000000 7f0200 3f0100", (640, 320)),
        ("524946460000000057454250565038200a000000 000000 9d012a 8002 4001", (640, 320)),
        ("52494646000000005745425056 50384c 0a000000 2f 7fc24f00", (640, 320)),
        ("ffd8 ffe00004 0000 ffc00011 08 0140 0280 03", (640, 320)),
        ("89504e470d0a1a0a", None),
        ("3c73766720786d6c6e73", None),
    ],
    ids=["png", "gif", "webp extended", "webp lossy", "webp lossless", "jpeg", "cut off", "something else"],
)
def test_size_of_pictures(head: str, size: tuple[int, int] | None) -> None:
    assert size_of(bytes.fromhex(head)) == size


def test_form() -> None:
    body = (
        b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"a": 1}\r\n'
        b'--x\r\nContent-Disposition: form-data; name="files[0]"; filename="a\xc3\xa9.png"\r\n'
        b"Content-Type: application/octet-stream\r\n\r\n\x00\r\n--y\r\n\r\n--x--\r\n"
    )
    assert read_form("multipart/form-data; boundary=x", body) == [
        ("payload_json", None, b'{"a": 1}'),
        ("files[0]", "aé.png", b"\x00\r\n--y\r\n"),
    ]
    for broken in (b"", b"--x\r\nname\r\n--x--", body.removesuffix(b"--\r\n")):
        with pytest.raises(ValueError, match=r"boundary|name"):
            read_form("multipart/form-data; boundary=x", broken)
    with pytest.raises(ValueError, match="no boundary"):
        read_form("multipart/form-data", body)
