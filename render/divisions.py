"""The standings of a league's division: places, form, points, and who moves up and down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Literal

from msgspec import Struct
from PIL import Image

from games.engine.text import Typed
from render.kit import icons, layout, panels, table, tokens
from render.kit.alt import fit
from render.kit.cache import cached
from render.kit.layout import Column, Element, Grow, Padding, Piece, Row, Sized, Spacer, Stack, Text
from render.kit.names import drawable
from render.kit.shapes import lay_centred, polygon, tinted
from render.kit.theme import (
    BRONZE,
    GOLD,
    GOLD_PALE,
    INK,
    LAPIS,
    LAVENDER,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    SOOT,
    VERDIGRIS,
    VERDIGRIS_DARK,
    VERMILION,
    VERMILION_DARK,
    Colour,
    mix,
)
from render.kit.typesetting import Style
from render.picture import Picture
from render.words import Words, as_plain, isolate

WIDTH = 1000
"""Narrower than the pictures of games: it's read on a phone, and must show whole there."""
FORM = 5
"""Maximum number of last results shown for each person."""
ADJUDICATED = 0
"""The rank of a game in somebody's form that ended with the season, before it was over."""

Way = Literal["up", "stayed", "down", "back", "new"]

_BEGINNING = 10
"""The number of letters shown of a name that is too wide to be drawn."""
_SIDE = 36
_INSET = 18
_MEDAL, _ARROW, _DISC = 84, 46, 52
_POINTS, _GAMES, _RANKS = 150, 120, 150
_NAME, _SECOND = 60, 58
_BAND = 52
_CAPTION = Style("caps", 36, LAVENDER, 1, NIGHT_DEEP)
_FIGURE = Style("text", 42, INK)
_MEDALS: tuple[Colour, ...] = (GOLD, mix(SOOT, PARCHMENT_LIGHT, 0.72), BRONZE)
"""The colors of the first three places in somebody's form; the number in it says the same."""


class DivisionPlace(Struct, frozen=True):
    """One line of the standings.

    ``name`` is None for a person who asked to be forgotten. ``games`` of ``total`` are over. ``best`` and
    ``worst`` are the ranks that are still possible. ``came`` is how they came to the division, ``goes`` where
    their rank leads. ``form`` has their ranks in their last games, the latest last. ``left``: they no longer
    take part.
    """

    rank: int
    name: Typed | None
    points: float
    games: int
    total: int
    best: int
    worst: int
    came: Way = "stayed"
    goes: Way = "stayed"
    form: tuple[int, ...] = ()
    left: bool = False


def division(number: int, places: Sequence[DivisionPlace], words: Words) -> Picture:
    """Return the standings of division ``number``, counted from 1; ``places`` are in their order."""
    alt = fit(_sentences(number, places, words))
    return Picture(f"division-{number}", alt, partial(_draw, number, tuple(places), words))


def place_text(place: DivisionPlace, words: Words) -> str:
    """Return one line of the standings in words, without markup."""
    said = words(
        "league-picture-line",
        rank=place.rank,
        name=isolate(_called(place, words)),
        points=place.points,
        games=place.games,
        total=place.total,
        best=place.best,
        worst=place.worst,
        came=place.came,
        state="left" if place.left else "settled" if place.best == place.worst else "open",
    )
    if place.goes == "stayed":
        return said
    return f"{said} {words('league-picture-goes', way=place.goes)}"


def _sentences(number: int, places: Sequence[DivisionPlace], words: Words) -> Iterator[str]:
    yield words("league-picture-alt", division=number, people=len(places))
    for place in places:
        yield place_text(place, words)


def _called(place: DivisionPlace, words: Words) -> str:
    return words("somebody") if place.name is None else as_plain(place.name)


def _drawable(name: str) -> str:
    """Return the drawable part of ``name``, shortened if it's too wide for any picture."""
    return drawable(name) or drawable(f"{name[:_BEGINNING]}…")


def _draw(number: int, places: Sequence[DivisionPlace], words: Words) -> Image.Image:
    parts: list[Element] = [
        Sized(table.headline(words("league-division", division=number), 72), height=92),
        _captions(words),
    ]
    before: Way | None = None
    for place in places:
        if place.goes == "down" and before != "down":
            parts.append(_band("down", number + 1, words))
        elif place.goes != "up" and before == "up":
            parts.append(_band("up", number - 1, words))
        before = place.goes
        parts.append(_plate(place, words))
    if before == "up":
        parts.append(_band("up", number - 1, words))
    if legend := _legend(places, words):
        parts.append(legend)
    inside = Column(*parts, gap=10)
    whole = Padding(inside, _SIDE, 28, _SIDE, table.FRAME + 18)
    picture = table.table(WIDTH, max(whole.size(WIDTH).height, table.LEAST))
    layout.draw(picture, whole)
    return picture


def _captions(words: Words) -> Element:
    """Return the captions of the columns."""
    columns = Row(
        Spacer(_MEDAL + _ARROW + 16),
        Grow(Text(words("league-picture-form"), _CAPTION)),
        Sized(Text(words("league-picture-games"), _CAPTION, "centre"), width=_GAMES),
        Sized(Text(words("league-picture-ranks"), _CAPTION, "centre"), width=_RANKS),
        Sized(Text(words("league-picture-points"), _CAPTION, "right"), width=_POINTS),
        gap=4,
    )
    return Sized(Padding(columns, _INSET, 0, _INSET, 0), height=48)


def _band(way: Way, other: int, words: Words) -> Element:
    """Return the band that separates people who move from people who stay."""
    colour = mix(VERDIGRIS if way == "up" else VERMILION, PARCHMENT_LIGHT, 0.55)
    said = Text(
        words("league-picture-band", way=way, division=other), Style("bold", 38, colour, 2, NIGHT_DEEP)
    )
    arrow = Piece(_arrow(way, 40, colour))
    return Sized(Row(Spacer(_INSET + 20), arrow, Spacer(16), Grow(said)), height=_BAND)


def _plate(place: DivisionPlace, words: Words) -> Element:
    accent = {"up": VERDIGRIS, "down": VERMILION}.get(place.goes, mix(GOLD, INK, 0.2))
    name = _drawable(_called(place, words)) or words("somebody")
    rank = GOLD if place.rank == 1 and place.goes == "stayed" else accent
    medal = tokens.badge(
        str(place.rank), _MEDAL, LAPIS if place.goes == "stayed" and place.rank > 1 else rank, *_on(rank)
    )
    points = Text(words("league-picture-number", number=place.points), Style("bold", 64), "right")
    if place.left:
        ranks = words("league-picture-left")
    else:
        ranks = words("league-picture-range", best=place.best, worst=place.worst, settled=_settled(place))
    second = Row(
        Grow(_form(place.form)),
        Sized(
            Text(words("league-picture-of", games=place.games, total=place.total), _FIGURE, "centre"),
            width=_GAMES,
        ),
        Sized(Text(ranks, _FIGURE, "centre", smallest=28), width=_RANKS),
        gap=4,
    )
    told = Column(
        Sized(Text(name, Style("bold", 50), smallest=40, cut=True), height=_NAME),
        Sized(second, height=_SECOND),
        gap=2,
    )
    row = Row(
        Piece(medal, tokens.EDGE),
        Spacer(8),
        Sized(_mark(place.came), width=_ARROW),
        Spacer(8),
        Grow(told),
        Sized(points, width=_POINTS),
    )
    inside = Padding(row, _INSET, 10, _INSET + 4, 12)
    shade = (panels.dimmed(0.28),) if place.left else ()
    return Stack(panels.backing(accent), *shade, inside)


def _settled(place: DivisionPlace) -> str:
    return "yes" if place.best == place.worst else "no"


def _on(colour: Colour) -> tuple[Colour, ...]:
    """Return the color of a number on a medallion, if it isn't the usual one."""
    return (INK,) if colour == GOLD else ()


def _form(form: Sequence[int]) -> Element:
    """Return somebody's last results: the place in each game, or a wave for one that was adjudicated."""
    shown = form[-FORM:]
    return Row(*(Piece(_disc(rank), tokens.EDGE) for rank in shown), Grow(Spacer()), gap=5)


@cached
def _disc(rank: int) -> Image.Image:
    colour = _MEDALS[rank - 1] if 0 < rank <= len(_MEDALS) else mix(SOOT, INK, 0.2)
    text = "~" if rank == ADJUDICATED else str(rank)
    return tokens.badge(text, _DISC, colour, INK if rank in (1, 2) else PARCHMENT_LIGHT)


def _mark(came: Way) -> Element:
    """Return the mark for how somebody came to the division; none for people who stayed."""
    if came == "stayed":
        return Spacer()
    return Piece(_came(came))


@cached
def _came(came: Way) -> Image.Image:
    if came in ("up", "down"):
        return _arrow(came, 42, VERDIGRIS_DARK if came == "up" else VERMILION_DARK)
    return icons.icon("polar-star" if came == "new" else "walking-boot", 44, LAPIS)


@cached
def _arrow(way: Way, size: int, colour: Colour) -> Image.Image:
    points = [(0.5, 0.08), (0.95, 0.6), (0.66, 0.6), (0.66, 0.94), (0.34, 0.94), (0.34, 0.6), (0.05, 0.6)]
    turned = [(x * size, (y if way == "up" else 1 - y) * size) for x, y in points]
    picture = Image.new("RGBA", (size, size))
    lay_centred(picture, tinted(polygon((size, size), turned), colour), (size / 2, size / 2))
    return picture


def _legend(places: Sequence[DivisionPlace], words: Words) -> Element | None:
    """Return the meaning of the marks beside the names; None if there are none."""
    ways: tuple[Way, ...] = ("up", "down", "new", "back")
    seen = [way for way in ways if any(place.came == way for place in places)]
    if not seen:
        return None
    style = Style("text", 36, PARCHMENT_LIGHT)
    entries = [
        Row(
            Piece(_light(way)),
            Spacer(10),
            Grow(Text(words("league-picture-came", way=way), style, smallest=26)),
        )
        for way in seen
    ]
    return Sized(Padding(Row(*(Grow(one) for one in entries), gap=10), 20, 6, 20, 0), height=60)


@cached
def _light(came: Way) -> Image.Image:
    """Return the mark for how somebody came, for the dark ground of the legend."""
    if came in ("up", "down"):
        return _arrow(came, 42, mix(VERDIGRIS if came == "up" else VERMILION, PARCHMENT_LIGHT, 0.45))
    return icons.icon("polar-star" if came == "new" else "walking-boot", 44, GOLD_PALE)
