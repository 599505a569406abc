"""Pictures as files: both formats are readable, and encoding doesn't block other threads."""

from __future__ import annotations

import io
import sys
import threading

import pytest
from PIL import Image, ImageChops, ImageStat

from games.registry import GAMES
from playground.images import size_of
from render.encode import encode
from render.picture import Picture
from render.picture_format import PictureFormat
from render.positions import PLAIN_NAMES, occupants, states
from render.registry import PAINTERS
from render.render_pool import RenderPool
from render.words import words_for

FORMATS: dict[PictureFormat, str] = {"jpeg": "jpg", "webp": "webp"}


@pytest.fixture(scope="module")
def board() -> Image.Image:
    game = GAMES["abraca"]
    view = game.view(next(states(game, 4)), None)
    return PAINTERS["abraca"].public(view, occupants(PLAIN_NAMES, 4), words_for("en"))[0].draw()


@pytest.mark.parametrize(("picture_format", "extension"), FORMATS.items())
def test_a_file_is_what_its_name_says(
    board: Image.Image, picture_format: PictureFormat, extension: str
) -> None:
    file = encode(board, picture_format)
    assert file.extension == extension
    assert size_of(file.data) == board.size, "the local Discord reads it"
    with Image.open(io.BytesIO(file.data)) as read:
        assert read.format == picture_format.upper()
        difference = ImageStat.Stat(ImageChops.difference(read.convert("RGB"), board)).mean
    assert max(difference) < 5


def test_a_small_colored_stroke_keeps_its_color() -> None:
    """Strokes of letters are 2 pixels wide; a format with subsampled color blurs them."""
    drawn = Image.new("RGB", (64, 64), (20, 20, 60))
    drawn.paste((230, 60, 40), (31, 0, 33, 64))
    with Image.open(io.BytesIO(encode(drawn).data)) as read:
        red, _, blue = read.getpixel((31, 30))  # type: ignore[misc]
    assert red > 200
    assert blue < 70


def test_a_picture_with_transparency_is_encoded_without() -> None:
    for mode in ("RGBA", "L", "P"):
        with Image.open(io.BytesIO(encode(Image.new(mode, (8, 8))).data)) as read:
            assert read.mode == "RGB"


def test_an_opaque_picture_is_not_converted(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Image.new("RGB", (8, 8))
    monkeypatch.delattr(Image.Image, "convert")
    assert encode(drawn).data


async def test_a_host_chooses_the_format(board: Image.Image) -> None:
    for picture_format, extension in FORMATS.items():
        pool = RenderPool(1, picture_format)
        shown = await pool.render(Picture("board", "", lambda: board))
        pool.close()
        assert shown.extension == extension


def test_others_run_while_a_picture_is_encoded() -> None:
    """Nobody preempts the interpreter's lock here, so other threads run only if the encoder releases it."""
    large = Image.new("RGB", (2000, 2000))
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        assert any(_lets_others_run(large) for _ in range(50))
    finally:
        sys.setswitchinterval(usual)


def _lets_others_run(image: Image.Image) -> bool:
    gate, has_run = threading.Lock(), threading.Event()

    def run() -> None:
        with gate:
            has_run.set()

    other = threading.Thread(target=run)
    with gate:
        other.start()
    encode(image)
    was_run = has_run.is_set()
    other.join()
    return was_run
