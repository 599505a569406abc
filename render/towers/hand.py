"""The private picture: the ten cards, what is fought over, and the possible value of the reader's team."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.towers.components import COMPONENTS, SETTINGS, in_order
from games.towers.view import Own, View
from render.kit import grounds, layout, panels, shields, table, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Box,
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
    GOLD,
    GOLD_PALE,
    INK,
    INK_SOFT,
    LAVENDER,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    VERDIGRIS,
)
from render.kit.typesetting import Style
from render.towers import cards, choosing, phrases, piles, ring, teams, windows
from render.towers.banner import MARGIN, banner
from render.words import Words

WIDTH, HEIGHT = 1400, 900
_EDGE = 16
_TOP = 92
_OTHERS = 246
"""The height of the others' plates."""
_LOW = 574
_WATCHED = 764
"""The lower edge of the plates: for a player, and for a spectator, who sees all seats."""
_FLOORS = 384
_BESIDE = _EDGE + _FLOORS + 12
_NEWS = (_EDGE + 40, _WATCHED + 20, WIDTH - _EDGE - 40, HEIGHT - 20)
_CARD = 124
_CARDS = 644
"""The top of the area for cards."""
_TEAM_CARD = 128
_HEAD = 77
_PRIZE = (112, 126)


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the viewer's picture, 1400 x 900; spectators see the table without a hand."""
    picture = grounds.painted("guardroom").copy()
    crested = with_crests(names)
    headline = table.headline(phrases.own_turn(view, crested, words), 60)
    layout.draw(picture, headline, (_EDGE, 6, WIDTH - _EDGE, 84))
    seat, count = view.viewer, len(view.places)
    if seat is not None and view.removing == seat:
        layout.draw(picture, _floors(view, words), (_EDGE, _TOP, _EDGE + _FLOORS, _LOW))
        everybody = plates(view, range(count), names, 1 if count < 3 else 2, words)
        layout.draw(picture, everybody, (_BESIDE, _TOP, WIDTH - _EDGE, _LOW))
        layout.draw(picture, choosing.legend(words, 30), (_EDGE, 586, WIDTH - _EDGE, 630))
        shown = choosing.monsters(view, seat, (WIDTH - 2 * _EDGE, HEIGHT - _CARDS), 12, words)
        layout.draw(picture, Named(shown, "hand"), (_EDGE, _CARDS, WIDTH - _EDGE, HEIGHT))
        return picture
    if view.own is None or seat is None:
        layout.draw(picture, _floors(view, words), (_EDGE, _TOP, _EDGE + _FLOORS, _WATCHED))
        everybody = plates(view, range(count), names, 1 if count < 4 else 2, words)
        layout.draw(picture, everybody, (_BESIDE, _TOP, WIDTH - _EDGE, _WATCHED))
        layout.draw(picture, news(view, crested, words), _NEWS)
        return picture
    layout.draw(picture, Named(_floors(view, words), "floors"), (_EDGE, _TOP, _EDGE + _FLOORS, _LOW))
    beside = Column(
        Sized(Named(plates(view, others(count, seat), names, count - 1, words), "others"), height=_OTHERS),
        Grow(Named(own_team(view, view.own, seat, names[seat], words), f"seat-{seat}")),
        gap=12,
    )
    layout.draw(picture, beside, (_BESIDE, _TOP, WIDTH - _EDGE, _LOW))
    layout.draw(picture, legend(view, seat, words), (_EDGE, 586, WIDTH - _EDGE, 630))
    layout.draw(picture, Named(_hand(view.own, words), "hand"), (_EDGE, _CARDS, WIDTH - _EDGE, HEIGHT))
    return picture


def others(seats: int, own: int) -> list[int]:
    """Return the other seats, in turn order from the reader's left."""
    return [(own + step) % seats for step in range(1, seats)]


def _floors(view: View, words: Words) -> Element:
    """Return the three floors of the tower with their prizes, the top floor first."""
    where = words("towers-picture-tower", tower=view.tower, towers=view.towers)
    caption = Text(where, Style("caps", 28, GOLD_PALE, 1, NIGHT_DEEP), "centre")
    numbers = range(len(view.floors), 0, -1)
    floors = [Grow(Named(floor(view, number), f"floor-{number}")) for number in numbers]
    inside = Column(Sized(caption, height=36), *floors)
    return Stack(panels.backing(GOLD, "wall"), Padding(inside, 12, 8, 12, 12))


def floor(view: View, number: int) -> Element:
    """Return the monster and the treasure of a floor, with its number between them."""
    lying = view.floors[number - 1]
    light: windows.Light = "over" if lying.resolved else "lit" if number == view.floor else "dark"
    takers = phrases.takers(view, number) if lying.resolved else (None, None)
    lit = light == "lit"
    sign = tokens.badge(str(number), 44, GOLD if lit else NIGHT_DEEP, INK if lit else LAVENDER)
    monster, treasure = (
        _prize(prize, light, taker, len(view.places))
        for prize, taker in zip((lying.monster, lying.treasure), takers, strict=True)
    )
    return Row(Grow(monster), Piece(sign, tokens.EDGE), Grow(treasure), gap=-8)


def _prize(prize: str, light: windows.Light, taker: int | None, players: int) -> Element:
    """Return a monster or a treasure in its current state, with the shield of the seat that took it."""
    if light == "lit":
        return Stack(windows.lit(*_PRIZE), Piece(windows.small(prize, *_PRIZE, players), windows.MARGIN))
    veiled = Piece(_veiled(prize, _PRIZE, players, light), windows.MARGIN)
    return veiled if taker is None else Stack(veiled, Piece(shields.shield(taker, 64)))


@cached
def _veiled(prize: str, size: tuple[int, int], players: int, light: windows.Light) -> Image.Image:
    return windows.veiled(windows.small(prize, *size, players), light)


def plates(
    view: View, seats: Sequence[int], names: Sequence[str], columns: int, words: Words, head: int = _HEAD
) -> Element:
    """Return the plates of ``seats`` in ``columns`` columns; in a single column they're broad.

    In several columns, plates have a head of height ``head``, which shows points only if it's the default
    height.
    """
    shown = (
        Named(_seat(view, seat, names[seat], columns == 1, head, words), f"seat-{seat}") for seat in seats
    )
    return Grid(*shown, columns=columns, gap=10, even=True)


def _seat(view: View, seat: int, name: str, is_broad: bool, high: int, words: Words) -> Element:
    owner = view.places[seat]
    parts: list[Element] = [Piece(shields.shield(seat, 58))]
    if owner.committed:
        tick = Piece(tokens.result_mark("hit", 30))
        parts.append(Align(Padding(tick, right=-7, bottom=-11), "right", "bottom"))
    crest, called = Align(Stack(*parts)), Text(name, Style("bold", 34), lines=3 if is_broad else 4)
    worth: list[Element] = []
    if owner.sheet is not None and (is_broad or high == _HEAD):
        worth.append(Piece(piles.score(owner.sheet.total, 50), down="top"))
    if owner.team.lines:
        flag = Piece(banner(seat, owner.team.value, 54), MARGIN, down="top")
        worth.append(Padding(flag, top=-7))
    if is_broad:
        head = Sized(Row(crest, Grow(called), gap=10), height=76)
        won = piles.element(piles.piles(owner, SETTINGS[len(view.places)].trophy), 44, 2)
        left = Sized(Column(head, Grow(won)), 278)
        row = Row(left, Grow(Padding(_cards(view, seat, words), top=8, bottom=7)), *worth, gap=8)
        inside: Element = Padding(row, 14, 7, 10, 7)
    else:
        head = Sized(Row(crest, Spacer(10), Grow(called), Spacer(2), *worth), height=high)
        inside = Padding(Column(head, Grow(_cards(view, seat, words)), gap=6), 14, 7, 14, 12)
    return Stack(panels.backing(shields.accent(seat)), inside)


def _cards(view: View, seat: int, words: Words) -> Draw:
    """Return a seat's team, its cards as large as fit in the box."""
    owner = view.places[seat]
    backs, rooms = (view.wanted, 0) if owner.committed else (0, view.wanted)

    def lay_cards(base: Image.Image, box: Box) -> None:
        room = box.width / COMPONENTS.team_size
        card = round(min(134, box.height / cards.RATIO, room - 6))
        team = teams.side_by_side(owner.team, card, words, backs=backs, rooms=rooms)
        width = round(COMPONENTS.team_size * min(card * 1.2, room))
        layout.draw(base, Align(Sized(team, width)), box)

    return Draw(lay_cards)


def own_team(
    view: View, own: Own, seat: int, name: str, words: Words, card: int = _TEAM_CARD, letters: int = 28
) -> Element:
    """Return the reader's plate: winnings, the team with the chosen cards, and its value.

    Its cards are ``card`` pixels wide, and the label of its value has type of size ``letters``.
    """
    owner, chosen = view.places[seat], own.commit or ()
    coin = [] if owner.sheet is None else [Piece(piles.score(owner.sheet.total, 60), down="top")]
    won = piles.element(piles.piles(owner, SETTINGS[len(view.places)].trophy), 44, 2)
    head = Row(Piece(shields.shield(seat, 74)), Grow(Text(name, Style("bold", 38), lines=2)), gap=12)
    left = Column(Sized(head, 302, 82), Grow(Row(*coin, Grow(won), gap=4)))
    rooms = 0 if chosen else view.wanted
    team = Stack(
        teams.side_by_side(owner.team, card, words, backs=len(chosen), rooms=rooms),
        Row(*(Grow(_chosen(name, card, words)) for name in _in_place(len(owner.team.lines), chosen))),
    )
    asked = own.commit is None
    return Stack(
        *([panels.glowing()] if asked else ()),
        panels.backing(shields.accent(seat)),
        Padding(
            Row(Sized(left, 302), Spacer(12), Sized(team, 420), Grow(_worth(own, words, letters))),
            14,
            10,
            14,
            10,
        ),
    )


def _in_place(first: int, chosen: Sequence[str]) -> list[str | None]:
    """Return the chosen card for each place of a team, or ``None``; ``first`` places are already shown."""
    rest = COMPONENTS.team_size - first - len(chosen)
    return [*[None] * first, *chosen, *[None] * rest]


def _chosen(card: str | None, width: int, words: Words) -> Element:
    if card is None:
        return Spacer()
    return Stack(cards.lit(width), cards.element(card, width, words))


def _worth(own: Own, words: Words, letters: int) -> Element:
    """Return the team's value with the current choice, or the range of values it could have."""
    least, most = own.worth
    label = "towers-picture-worth"
    if own.commit is None and own.prospects:
        least = min(prospect.worth[0] for prospect in own.prospects)
        most = max(prospect.worth[1] for prospect in own.prospects)
        label = "towers-picture-could"
    value = str(least) if least == most else f"{least}–{most}"
    said = Text(words(label), Style("text", letters, INK_SOFT), "centre", 2, language=words.locale)
    number = Text(value, Style("bold", 92 if letters < 30 else 72), "centre")
    return Padding(
        Column(Sized(said, height=max(70, round(2.2 * letters))), Grow(number)),
        8,
        2,
        0,
        max(20, 60 - letters),
    )


def numeral(view: View, seat: int) -> str:
    """Return the number of the hand that ``seat`` has, in Roman numerals."""
    return ring.NUMERALS[next(spot.hand for spot in view.ring if spot.seat == seat)]


def legend(view: View, seat: int, words: Words) -> Text:
    """Return the name of the reader's hand."""
    text = words("towers-picture-hand", hand=numeral(view, seat))
    return Text(text, Style("caps", 30, GOLD_PALE, 1, NIGHT_DEEP), "centre")


def _hand(own: Own, words: Words) -> Element:
    """Return the ten cards of this tower side by side."""
    return Row(*(Grow(cell) for cell in cells(own, _CARD, 28, words)))


def cells(own: Own, width: int, letters: int, words: Words) -> list[Element]:
    """Return the ten cards of this tower: playable ones have a gold rim, the rest are dimmed.

    They are ``width`` pixels wide; chosen ones have a tag in type of size ``letters``.
    """
    playable = {card for prospect in own.prospects for card in prospect.cards}
    chosen = own.commit or ()
    found: list[Element] = []
    for card in in_order([*own.hand, *own.played]):
        if card in own.played:
            found.append(Piece(_gone(card, width, words)))
            continue
        piece: Element = Piece(_dimmed(card, width, words), cards.MARGIN)
        if card in playable:
            piece = Stack(cards.lit(width), cards.element(card, width, words))
        outline = Align(Named(Sized(Spacer(), width, cards.height_of(width)), card))
        raised = Named(_raised(piece, width, letters, words), card)
        found.append(raised if card in chosen else Stack(piece, outline))
    return found


def _raised(card: Element, width: int, letters: int, words: Words) -> Element:
    """Return a chosen card: higher than the others, with a tag below it that says so."""
    said = Text(words("towers-picture-chosen"), Style("bold", letters, PARCHMENT_LIGHT), "centre")
    tag = Stack(panels.banded(VERDIGRIS, 8), Padding(said, left=4, right=4))
    height = cards.height_of(width)
    whole = Column(Sized(card, height=height), Align(Sized(tag, width, letters + 8)), gap=7)
    return Padding(Align(Sized(whole, height=height + letters + 15)), bottom=25)


@cached
def _dimmed(card: str, width: int, words: Words) -> Image.Image:
    """Return a card in hand that can't be played now."""
    piece = cards.face(card, width, words)
    veiled = Image.blend(piece.convert("RGB"), Image.new("RGB", piece.size, (30, 22, 24)), 0.42)
    veiled.putalpha(piece.getchannel("A"))
    return veiled


@cached
def _gone(card: str, width: int, words: Words) -> Image.Image:
    """Return a card already played in this tower: small and dark."""
    piece = _dimmed(card, width, words)
    small = piece.resize((round(piece.width * 0.8), round(piece.height * 0.8)), Image.Resampling.LANCZOS)
    alpha = small.getchannel("A").point([round(v * 0.5) for v in range(256)])
    small.putalpha(alpha)
    return small


def news(view: View, names: Sequence[str], words: Words) -> Text:
    """Return the latest news, for spectators."""
    style = Style("text", 38, PARCHMENT_LIGHT, 2, INK)
    return Text(phrases.news(view, names, words), style, "centre", 2, language=words.locale)
