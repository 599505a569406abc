"""The public board: the keep with the floor in play, and a row for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.towers.view import View
from render.kit import channel, layout
from render.kit.layout import Text
from render.towers import keep, phrases, plates, teams
from render.towers.banner import Fate
from render.words import Words

HEADLINE = (keep.LEFT, 8, keep.RIGHT, 132)


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the board 1200 x 1350; ``names`` are drawable."""
    board = keep.ground().copy()
    keep.in_play(board, view)
    layout.draw(board, _headline(view, names, words), HEADLINE)
    awaited = phrases.awaited(view)
    values = [owner.team.value for owner in view.places]
    fates = plates.fates(values)
    shown = [_plate(view, seat, name, fates[seat]) for seat, name in enumerate(names)]
    plates.draw(board, shown, awaited if len(awaited) < len(shown) else ())
    return board


def _headline(view: View, names: Sequence[str], words: Words) -> Text:
    """Return whom the table waits for."""
    return channel.headline(
        lambda said: phrases.headline(view, said, words), names, HEADLINE[2] - HEADLINE[0]
    )


def _plate(view: View, seat: int, name: str, fate: Fate) -> plates.Plate:
    owner, seats = view.places[seat], len(view.places)
    cards = teams.side_by_side(
        owner.team,
        plates.CARD[seats],
        None,
        fresh=phrases.shown_last(view),
        backs=view.wanted if owner.committed else 0,
        rooms=0 if owner.committed else view.wanted,
    )
    return plates.Plate(
        seat=seat,
        name=name,
        cards=cards,
        value=owner.team.value if owner.team.lines else None,
        fate=fate,
        mark="hit" if owner.committed else None,
        beside=plates.points(None if owner.sheet is None else owner.sheet.total),
        below=plates.won(owner, seats),
    )
