"""``python -m tests.browser.screenshots``: create the pictures in ``docs/screenshots`` from real games."""

from __future__ import annotations

import asyncio
import base64
import io
import sys
import tempfile
from pathlib import Path

from PIL import Image

from bot.config import load_config
from playground import Playground
from tests.browser.chromium import Browser
from tests.browser.page import Page
from tests.protocol.evening import Evening, choices
from tests.support.phrases import phrase

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
DESK = (1360, 920)
HIGH_DESK = (1360, 1180)
PHONE = (390, 844)
MOVING = 460
"""Width of the animated picture in pixels."""
FRAME = 1800
"""Duration of each of its frames in milliseconds."""
TALL = phrase("me-picture-tall", "en")
LAST = "[...document.querySelectorAll(arguments[0])].at(-1)"
PRIVATE_PICTURES = "document.querySelectorAll('.message.private .picture img').length"


class Album:
    """Takes the pictures one after another, each of the game as it is then."""

    def __init__(self, evening: Evening, page: Page, folder: Path) -> None:
        self._evening = evening
        self._page = page
        self._folder = folder

    async def take_all(self) -> None:
        """Play two games and take all pictures along the way."""
        evening, page = self._evening, self._page
        await evening.bot.emoji_keeper.wake_timer.quiet.wait()
        await self._desk()
        await self._lobby()
        board = evening.board()
        for name in ("Bruno", "Chloé"):
            await evening.press(name, board, "Join")
        await evening.press("Ada", board, "Start")
        for _ in range(7):
            await self._move()
        await self._hand()
        await self._drawer()
        await self._play()
        await self._phone()
        await self._desk()
        while (await evening.table()).status != "over":
            await self._move()
        await page.open("Ada")
        await page.reads("Game over")
        await page.js(f"{LAST}.scrollIntoView()", ".message:has(.heading-1)")
        await self._save("result")
        await self._setup()

    async def _lobby(self) -> None:
        page = self._page
        await page.open("Ada")
        await page.click("#box")
        await page.keys("/table new ", "\ue007", "\ue007")
        await page.reads("Fair shuffle")
        await page.press("Dismiss")
        await page.js(f"{LAST}.scrollIntoView(false)", ".message")
        await self._save("lobby")

    async def _setup(self) -> None:
        evening, page = self._evening, self._page
        mira, playground = evening.person("Mira"), evening.playground
        panel = await evening.slash("Mira", "setup panel")
        chosen = (playground.channel("tables"), playground.admin.create_role("Regulars"))
        for setting, value in zip(("channels", "openers"), chosen, strict=True):
            [menu] = [menu.custom_id for menu in panel.selects if menu.custom_id.endswith(setting)]
            await (await mira.select(panel, menu, [value])).result()
        await page.open("Mira")
        await page.press("Turn on")
        await page.js(f"{LAST}.scrollIntoView(false)", ".message")
        await self._save("setup")

    async def _hand(self) -> None:
        page = self._page
        await page.browser.size(*HIGH_DESK)
        await page.open(await self._english_turn())
        await self._open_hand("en", "me-picture-wide")
        await self._save("hand")
        await self._desk()

    async def _drawer(self) -> None:
        page = self._page
        await page.click("#developer")
        await page.press("Next press arrives twice", within="#drawer")
        await page.reads("1 × delivered twice", within="#drawer")
        await self._save("drawer")
        await page.press("All faults off", within="#drawer")
        await page.click("#drawer header button")

    async def _play(self) -> None:
        """Save an animation of a turn on a phone: the board, the hand, a choice and its result."""
        page = self._page
        name = await self._english_turn()
        await page.browser.size(*PHONE, scale=MOVING / PHONE[0], touch=True)
        await page.open(name)
        frames = [await self._at(".message:has(.picture):not(.private)")]
        await page.press("My hand")
        await page.until(PRIVATE_PICTURES)
        if await page.js("return document.querySelector('#messages').innerText.includes(arguments[0])", TALL):
            await page.press(TALL)
            await page.lacks(TALL, within=".message.private")
        frames.append(await self._at(".message.private .picture"))
        frames.append(await self._at(".message.private", end=True))
        await page.click(".message.private [data-custom-id*=':choose:']")
        await page.until("document.querySelector('.menu-panel .option')")
        frames.append(await self._taken())
        await page.click(".menu-panel .option:nth-last-child(3)")
        await page.until("!document.querySelector('.menu-panel')")
        await self._evening.calm()
        frames.append(await self._at(".message.private .picture"))
        await page.press("Dismiss")
        frames.append(await self._at(".message:has(.picture):not(.private)"))
        while await self._evening.asked() == name:
            await self._move()
        for _ in range(2):
            await self._move()
            frames.append(await self._at(".message:has(.picture):not(.private)"))
        first, *others = frames
        path = self._folder / "play.webp"
        first.save(path, save_all=True, append_images=others, duration=FRAME, loop=0, quality=60, method=6)
        print(path, flush=True)

    async def _at(self, selector: str, *, end: bool = False) -> Image.Image:
        """Return a picture of the page with the last match of ``selector`` at its top, or at its end."""
        await self._page.js(f"{LAST}.scrollIntoView(arguments[1])", selector, not end)
        return await self._taken()

    async def _phone(self) -> None:
        page = self._page
        while await self._evening.asked() != "Bruno":
            await self._move()
        await page.browser.size(*PHONE, scale=2, touch=True)
        await page.open("Bruno")
        await self._open_hand("it", "me-picture-tall")
        await page.js(f"{LAST}.scrollIntoView(true)", ".message.private")
        await self._save("phone-italian")

    async def _open_hand(self, locale: str, shape: str) -> None:
        """Open a person's hand, choose the device it's read on, and dismiss the coach."""
        page = self._page
        await page.press("My hand")
        await page.until(PRIVATE_PICTURES)
        await page.press(phrase(shape, locale))
        await page.lacks(phrase(shape, locale), within=".message.private")
        await page.press(phrase("button-more", locale), within=".message.private")
        await page.press(phrase("button-coach-off", locale))
        await page.until(PRIVATE_PICTURES)

    async def _desk(self) -> None:
        await self._page.browser.size(*DESK)
        await self._page.browser.theme("dark")

    async def _english_turn(self) -> str:
        while (asked := await self._evening.asked()) != "Ada":
            await self._move()
        return asked

    async def _move(self) -> None:
        """Let the person whose turn it is choose one of the most common stones, and close their panel."""
        name = await self._evening.asked()
        panel = await self._evening.hand(name)
        offered = list(choices(panel))
        await self._evening.pick(name, panel, offered[-2] if len(offered) > 1 else offered[0])
        self._evening.person(name).dismiss(panel)
        await self._evening.calm()

    async def _save(self, name: str) -> None:
        picture = await self._taken()
        palette = picture.quantize(256, kmeans=2)
        picture.quantize(palette=palette).save(self._folder / f"{name}.png", optimize=True)
        print(self._folder / f"{name}.png", flush=True)

    async def _taken(self) -> Image.Image:
        """Return a picture of the page once everything is loaded."""
        page = self._page
        loaded = "[...document.images].every((image) => image.complete && image.naturalWidth)"
        await page.until(f"{loaded} && !document.querySelector('[aria-busy=true], .thinking')")
        await page.js("document.activeElement?.blur(); window.scrollTo(0, 0)")
        await page.browser.command("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": 0, "y": 0})
        await asyncio.sleep(0.4)
        taken = await page.browser.command("Page.captureScreenshot", {"format": "png"})
        return Image.open(io.BytesIO(base64.b64decode(taken["data"]))).convert("RGB")


async def take(folder: Path) -> None:
    """Start a local Discord, a bot and a browser; fill a folder with pictures."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        environment = {
            "DATABASE_PATH": str(Path(place) / "games.sqlite3"),
            "COMPUTER_PAUSE": "0",
            "THINKING_TIME": "0",
            "RECAP_PAUSE": "0",
            "NOTICE_DELAY": "0",
            "BOARD_PAUSE": "0",
            "HAND_PAUSE": "0",
            "LOG_LEVEL": "WARNING",
        }
        settings = load_config(environment, Path(place) / "none.env")
        browser = Browser.start(Path(place) / "profile")
        try:
            async with Playground(rate_limits=False) as playground:
                evening = Evening(playground, settings)
                await evening.start_bot()
                try:
                    await Album(evening, Page(browser, playground.url), folder).take_all()
                finally:
                    await evening.stop_bot()
        finally:
            browser.stop()


def main() -> None:
    """Take all pictures, or explain why that isn't possible."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        asyncio.run(take(FOLDER))
    except RuntimeError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
