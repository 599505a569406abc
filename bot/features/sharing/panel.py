"""The message that shares a game, and the answers to the person who shares it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.names import title
from bot.discord.panels.panel import Button, Panel, RenderedPicture, Row
from bot.discord.panels.scene import scene
from bot.discord.panels.verbs import verb_button
from bot.features.sharing.rules import Moment, may_be_shared
from bot.table.perspective import Perspective
from render.encode import Encoded
from render.film import film_alt
from render.picture import AnyPainter, Picture
from render.seats import SeatOccupant
from render.words import Words


def share_buttons(table: Perspective, words: Words) -> list[Button]:
    """Return the buttons with which the reader shares the finished game of ``table``, if they played."""
    if table.status != "over" or not table.is_seated or (table.deal and table.is_private):
        return []
    if not may_be_shared(table):
        return []
    return [verb_button(table, words, verb) for verb in ("share", "share-page")]


def shared(
    table: Perspective,
    moments: Sequence[Moment],
    film: Encoded,
    painter: AnyPainter,
    words: Words,
    person: int | None = None,
) -> Panel:
    """Return the film of ``table`` with its end card below, shared by ``person`` or only for its reader."""
    heading = f"### {title(table, words)}"
    said = words("share-alone") if person is None else words("share-by", person=f"<@{person}>")

    def end_card(view: object, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        return painter.public(view, occupants, words)[:1]

    return Panel(
        [
            f"{heading}\n{said}",
            RenderedPicture("film", _alt(table, moments, words), film),
            scene(table, table.view, end_card, painter, words),
            Row([verb_button(table, words, "replay")]),
        ],
        about=table,
    )


def _alt(table: Perspective, moments: Sequence[Moment], words: Words) -> str:
    """Return the alternative text of the film; it mentions climaxes rather than other moments."""
    assert table.outcome is not None, "only a game that is over has a film"
    between = sorted(moments[1:-1], key=lambda moment: not moment.is_climax)
    told = [moment.told[0] for moment in between if moment.told]
    return film_alt(table.game, table.occupants, told, table.highlights, table.outcome.reason, words)


def page_done(table: Perspective, page: bytes, words: Words) -> Panel:
    """Return the page of ``table`` as a file, and how to use it."""
    said = words("share-page-done", table=title(table, words))
    return Panel([said], file=(f"table-{table.id}.html", page))


def done(table: Perspective, words: Words) -> Panel:
    """Return the answer to somebody whose film the channel now shows."""
    return Panel([words("share-done", table=title(table, words))])
