"""The tall private picture: progress toward the castle, the current choices, and the viewer's goods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image

from games.touria.view import Screen, View
from render.kit import layout, panels, shields, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Column,
    Draw,
    Element,
    Grid,
    Grow,
    Named,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Stack,
    Text,
)
from render.kit.names import with_crests
from render.kit.theme import (
    BRONZE,
    GOLD,
    GOLD_PALE,
    INK,
    INK_SOFT,
    LAVENDER,
    NIGHT_DEEP,
    VIOLET,
)
from render.kit.typesetting import Style
from render.shape import KEY, LEAST, TALL_WIDTH
from render.touria import belongings, gems, goods, phrases, scene, screen, tall_turn
from render.words import Words

_EDGE, _GAP = 18, 14
_ROOM = TALL_WIDTH - 2 * _EDGE
_MAP = (620, 584)
_NOTE = Style("text", 30, LAVENDER, 1, NIGHT_DEEP)
_NUMBER = Style("bold", 62, GOLD_PALE, 2, NIGHT_DEEP)
_FEW = 4
"""The most items that are shown with their effects, and the most choices beside them."""


def draw(view: View, seat: int, own: Screen, names: tuple[str, ...], words: Words) -> Image.Image:
    """Return the picture for ``seat``, whose goods are ``own``: 1000 wide, as high as necessary."""
    parts = Column(
        _head(view, seat, names, words),
        Named(panels.plate(partial(_goal, *_conditions(view, seat, own), words), height=116), "goal"),
        *_map(view),
        Named(tall_turn.element(view, seat, own, words), "choices"),
        *_loot(view, words),
        Named(panels.plate(partial(_chest, tuple(_owned(own).items()), words), height=206), "chest"),
        *_items(view, own.items, words),
        gap=_GAP,
    )
    whole = Padding(parts, _EDGE, 10, _EDGE, 24)
    picture = scene.sea(TALL_WIDTH, whole.size(TALL_WIDTH).height)
    layout.draw(picture, whole)
    return picture


def _head(view: View, seat: int, names: tuple[str, ...], words: Words) -> Element:
    """Return whose turn it is, and the side where the viewer sits."""
    turn = phrases.turn(view, with_crests(names), words)
    side = words("touria-picture-screen", side=words(f"touria-picture-side-{view.places[seat].side}"))
    told = Column(
        Text(turn, Style("display", 52, GOLD_PALE, 3, INK), lines=3, smallest=40),
        Text(side, Style("caps", 32, LAVENDER, 1, NIGHT_DEEP), smallest=LEAST),
        gap=2,
    )
    return Row(Piece(shields.shield(seat, 96)), Grow(told), gap=16)


def _conditions(view: View, seat: int, own: Screen) -> tuple[tuple[int, int, int], int]:
    """Return the viewer's hearts, coins and black gems, and how many of the first two they need."""
    counted = phrases.hearts(own.hearts, own.items)
    return (counted, own.coins, own.gems["black"]), 0 if view.places[seat].chapel else view.target


@cached
def _goal(owned: tuple[int, int, int], target: int, words: Words, width: int, height: int) -> Image.Image:
    """Return the progress toward the castle; met conditions have a green tick, inside there are none."""
    hearts, coins, black = owned
    note = words("touria-picture-of", target=target) if target else ""
    curse = words("touria-picture-black" if black else "touria-picture-black-free") if target else ""
    conditions = (
        _condition(Piece(tokens.heart(66, True)), hearts, note, done=bool(target) and hearts >= target),
        _condition(Piece(goods.coins(66)), coins, note, done=bool(target) and coins >= target),
        _condition(gems.piece("black", 60), black, curse, done=bool(target) and not black),
    )
    inside = Padding(Row(*map(Grow, conditions)), 22, 10, 14, 12)
    return panels.filled(panels.panel(width, height, GOLD, "wall"), inside)


def _condition(sign: Piece, amount: int, note: str, *, done: bool) -> Element:
    """Return an amount, with a ``note`` beside it if there is one."""
    parts: list[Element] = [sign]
    if done:
        tick = Piece(tokens.result_mark("hit", 32), 2)
        parts.append(Padding(Align(tick, "left", "bottom"), left=-2))
    said = Text(note, Style("text", 34, LAVENDER, 1, NIGHT_DEEP), "left", 2, LEAST)
    return Row(Sized(Stack(*parts), width=76), Text(str(amount), _NUMBER), Grow(said), gap=10)


def _map(view: View) -> Iterator[Element]:
    """Yield the island if the viewer is choosing between ways on it."""
    if tall_turn.chooses_way(view):
        yield Align(Named(Draw(partial(screen.lay_island, view), *_MAP), "island"))


def _loot(view: View, words: Words) -> Iterator[Element]:
    """Yield the gems that the thief drew, while the viewer chooses among them."""
    drawn = tuple(colour for colour in gems.COLOURS for _ in range(view.drawn.get(colour, 0)))
    if drawn:
        said = Text(words("touria-picture-drawn"), Style("bold", 36), smallest=KEY)
        found = Row(said, *(gems.piece(colour, 62) for colour in drawn), gap=26)
        yield Stack(panels.glowing(), panels.backing(BRONZE), Padding(Align(found), 20, 16, 20, 18))


def _owned(own: Screen) -> dict[str, int]:
    return {**own.gems, "swords": own.swords, "elixirs": own.elixirs}


@cached
def _chest(owned: tuple[tuple[str, int], ...], words: Words, width: int, height: int) -> Image.Image:
    """Return the tray of gems, swords and elixirs, four to a row."""
    cells = (_cell(kind, amount, words) for kind, amount in owned)
    inside = Padding(Grid(*cells, columns=4, even=True), 18, 14, 14, 14)
    return panels.filled(panels.panel(width, height, GOLD, "wall"), inside)


def _cell(kind: str, amount: int, words: Words) -> Element:
    """Return the amount of one kind, with its picture and its name."""
    is_gem = kind in gems.COLOURS
    piece = gems.gem(kind, 62) if is_gem else goods.good(kind, 64)
    sign = Sized(Piece(piece if amount else belongings.faded(piece)), 68)
    number = Text(str(amount), _NUMBER if amount else Style("bold", 62, LAVENDER, 2, NIGHT_DEEP))
    name = words(f"touria-gem-{kind}" if is_gem else f"touria-picture-{kind}")
    return Row(sign, number, Grow(Text(name, _NOTE, smallest=LEAST)), Spacer(6), gap=5)


def _items(view: View, owned: Sequence[str], words: Words) -> Iterator[Element]:
    """Yield every item with its effect, or only names if there are many, or the choices need the room."""
    if not owned:
        style = Style("caps", 34, LAVENDER, 1, NIGHT_DEEP)
        yield Text(words("touria-picture-no-items"), style, "centre", smallest=LEAST)
    elif len(owned) > _FEW or len(view.prospects) > _FEW or tall_turn.chooses_way(view):
        yield Grid(*(_tile(name, words) for name in owned), columns=3, gap=_GAP, last="left")
    else:
        columns = min(2, len(owned))
        yield Grid(*(_item(name, words) for name in owned), columns=columns, gap=_GAP, last="left")


def _tile(name: str, words: Words) -> Element:
    """Return an item with its name."""
    called = Text(words(f"touria-item-{name}"), Style("bold", 34, INK), "left", 2, LEAST, words.locale)
    inside = Row(Piece(goods.item(name, 66)), Spacer(12), Grow(called))
    shown = Sized(Stack(panels.backing(VIOLET), Padding(inside, 12, 8, 12, 10)), height=88)
    return Named(shown, f"item-{name}")


def _item(name: str, words: Words) -> Element:
    """Return an item as a card with its effect."""
    called = Text(words(f"touria-item-{name}"), Style("bold", 36, INK), smallest=LEAST, language=words.locale)
    effect = Text(
        words(f"touria-effect-{name}"), Style("text", 30, INK_SOFT), "left", 8, 28, words.locale, "top"
    )
    told = Column(called, effect, gap=2)
    inside = Row(Piece(goods.item(name, 84), down="top"), Spacer(16), Grow(told))
    return Named(Stack(panels.backing(VIOLET), Padding(inside, 16, 14, 18, 16)), f"item-{name}")
