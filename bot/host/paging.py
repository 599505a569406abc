"""``tavolata page TABLE``: a finished game as a page, from the database or from an exported file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import urljoin

from bot.config import ConfigError, load_config
from bot.database.backend import Address
from bot.database.backup import megabytes
from bot.database.database import Database
from bot.database.errors import StoreError
from bot.database.examine import examine
from bot.database.lane import Lane
from bot.features.archive.service.game_file import MOST_BYTES
from bot.features.sharing.service.pages import MadePage, game_in, page_of
from bot.stores import Stores
from bot.table.service import TableService
from games.engine.game import Refused
from games.registry import GAMES
from render.registry import PAINTERS
from render.render_pool import RenderPool
from render.words import locales, words_for


def make_page(given: str, into: Path | None, language: str | None, address: str | None) -> str | None:
    """Write the page of the game ``given`` and print its path and size; return an error, if any."""
    if language is not None and language not in locales():
        return f"There are no words in {language}. These are the languages: {', '.join(locales())}."
    try:
        data, locale = _exported(given)
        target = into or Path(f"table-{given}.html" if given.isdecimal() else Path(given).stem + ".html")
        picture = target.with_suffix(".jpg")
        made = asyncio.run(_made(data, language or locale, address and urljoin(address, picture.name)))
        target.write_bytes(made.html)
        if address:
            picture.write_bytes(made.preview.data)
    except Refused as refusal:
        return f"There is no page. {words_for('en').say(refusal.text)}"
    except (ConfigError, StoreError, OSError) as error:
        return f"There is no page. {error}"
    print(f"{target}, {megabytes(len(made.html))}")
    return None


def _exported(given: str) -> tuple[bytes, str]:
    """Return the file of the game ``given``, and the language of its table.

    :raises Refused: it isn't over, or was played under other rules.
    :raises StoreError: the database can't be read.
    """
    if given.isdecimal():
        return asyncio.run(_from_database(load_config().database, int(given)))
    with Path(given).open("rb") as file:
        return file.read(MOST_BYTES + 1), "en"


async def _from_database(address: Address, table: int) -> tuple[bytes, str]:
    # Opening a database brings it up to date, which only the bot may do.
    if examine(address).state != "current":
        raise StoreError("The database has no tables of this version yet; start the bot once.")
    database = await Database.open(address)
    try:
        stores = Stores.of(database)
        tables = TableService(stores.tables, stores.guilds, stores.people, stores.members, GAMES)
        data = await tables.archive.export(table)
        return data, (await tables.row(table)).locale
    finally:
        await database.close()


async def _made(data: bytes, locale: str, preview_address: str | None) -> MadePage:
    replayed, occupants = game_in(data, GAMES)
    painter, words = PAINTERS[replayed.game.id], words_for(locale)
    render_pool = RenderPool()
    try:
        return await page_of(
            replayed, occupants, painter, words, render_pool, Lane(), preview_address=preview_address
        )
    finally:
        render_pool.close()
