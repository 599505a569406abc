"""A real Chromium, driven from a thread so that the local Discord and the bot keep running in the test's
loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

T = TypeVar("T")
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The first keeps a process for the previous page, the second starts one for the next page.
    "--disable-features=BackForwardCache,SpareRendererForSitePerProcess",
    "--hide-scrollbars",
    "--lang=en-GB",
)

ANSWERS_WITHIN = 120.0
"""Seconds after which an unanswered command to Chromium is an error."""


def find_chromium() -> tuple[str, str] | None:
    """Return the paths of Chromium and its driver, or ``None`` if either is missing."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    driver = shutil.which("chromedriver")
    return (browser, driver) if browser and driver else None


class Browser:
    """A running Chromium."""

    def __init__(self, driver: webdriver.Chrome) -> None:
        self.driver = driver

    @classmethod
    def start(cls, profile: Path) -> Browser:
        """Start one with an empty profile.

        :raises RuntimeError: there is no Chromium on this machine.
        """
        found = find_chromium()
        if found is None:
            raise RuntimeError("There is no Chromium with its driver on this machine.")
        options = webdriver.ChromeOptions()
        options.binary_location = found[0]
        for flag in (*FLAGS, f"--user-data-dir={profile}"):
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        with _answering_within(ANSWERS_WITHIN):
            return cls(webdriver.Chrome(options=options, service=Service(found[1])))

    async def do(self, work: Callable[[webdriver.Chrome], T]) -> T:
        """Run ``work`` with the driver in the browser's thread; return its result."""
        return await asyncio.to_thread(work, self.driver)

    async def size(self, width: int, height: int, *, scale: float = 1.0, touch: bool = False) -> None:
        """Set the page's size to ``width`` by ``height`` CSS pixels, at ``scale`` device pixels per CSS
        pixel.
        """
        metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch}
        await self.command("Emulation.setDeviceMetricsOverride", metrics)
        await self.command("Emulation.setTouchEmulationEnabled", {"enabled": touch})

    async def theme(self, name: str) -> None:
        """Prefer the ``dark`` or the ``light`` theme."""
        features = [{"name": "prefers-color-scheme", "value": name}]
        await self.command("Emulation.setEmulatedMedia", {"features": features})

    async def scripts(self, run: bool) -> None:
        """Enable or disable scripts on pages."""
        await self.command("Emulation.setScriptExecutionDisabled", {"value": not run})

    async def command(self, name: str, arguments: dict[str, Any]) -> Any:
        """Return the answer to a command of Chromium's developer tools."""
        return await self.do(lambda driver: driver.execute_cdp_cmd(name, arguments))

    async def complaints(self) -> list[str]:
        """Return the errors on the console since the last call."""
        log: list[dict[str, str]] = await self.do(_log)
        return [entry["message"] for entry in log if entry["level"] == "SEVERE"]

    async def one_window(self) -> None:
        """Close all windows but one, which is then empty and of the usual size."""

        def tidy(driver: webdriver.Chrome) -> None:
            first, *others = driver.window_handles
            for handle in others:
                driver.switch_to.window(handle)
                driver.close()
            driver.switch_to.window(first)
            driver.get("about:blank")

        await self.do(tidy)
        await self.size(1280, 860)
        await self.theme("dark")
        await self.scripts(True)

    def stop(self) -> None:
        """Close the browser."""
        self.driver.quit()


@contextlib.contextmanager
def _answering_within(seconds: float) -> Iterator[None]:
    """Limit how long drivers created during the context wait for an answer.

    Selenium waits forever unless sockets have a default timeout, which it reads only when it creates a
    driver.
    """
    before = socket.getdefaulttimeout()
    socket.setdefaulttimeout(seconds)
    try:
        yield
    finally:
        socket.setdefaulttimeout(before)


def _log(driver: Any) -> list[dict[str, str]]:
    entries: list[dict[str, str]] = driver.get_log("browser")
    return entries
