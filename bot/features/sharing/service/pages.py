"""Makes the page of a finished game, from a table of this database or from the file of any game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.database.lane import Lane
from bot.features.archive.service.game_file import proven, read
from bot.features.replay.service import ReplayedGame
from bot.features.sharing.rules import passages
from bot.features.sharing.service.shown import page_steps
from games.engine.game import AnyGame
from games.engine.text import Typed
from render.encode import Encoded
from render.page import as_data, page, page_title
from render.picture import AnyPainter
from render.render_pool import RenderPool
from render.seats import SeatOccupant
from render.words import Words


class MadePage(Struct, frozen=True):
    """A page, and its preview for the places that link to it."""

    html: bytes
    preview: Encoded


async def page_of(
    replayed: ReplayedGame,
    occupants: Sequence[SeatOccupant],
    painter: AnyPainter,
    words: Words,
    render_pool: RenderPool,
    lane: Lane,
    *,
    preview_address: str | None = None,
) -> MadePage:
    """Return the page of a finished game, drawn in slices.

    Its preview will be at ``preview_address``; None: it's embedded in the page, where browsers find it but
    few services do.
    """
    assert replayed.outcome is not None, "only a game that is over has a page"
    told = await asyncio.to_thread(passages, replayed.game, replayed.steps, replayed.outline)
    steps = await lane.drain(page_steps(replayed, occupants, told, painter, words))
    pictures, preview = await render_pool.page([step.picture for step in steps])
    ending = replayed.outcome.reason
    title = page_title(replayed.game.id, occupants, replayed.highlights, ending, words)
    html = page(title, steps, pictures, preview_address or as_data(preview), words)
    return MadePage(html.encode(), preview)


def game_in(data: bytes, games: Mapping[str, AnyGame]) -> tuple[ReplayedGame, list[SeatOccupant]]:
    """Return the game in an exported file, replayed, and its players.

    :raises Refused: it isn't a file of a game, or doesn't prove what it says.
    """
    file = read(data, games)
    game = games[file.record.game]
    proven(game, file)
    replayed = ReplayedGame(game, file.record, everything=True)
    replayed.play_at_once()
    return replayed, [SeatOccupant(None if name is None else Typed(name)) for name in file.players]
