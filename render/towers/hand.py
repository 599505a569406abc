"""The private picture: the ten cards, what is fought over, and what the reader's team would be worth."""

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
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Stack,
    Text,
)
from render.kit.names import with_crests
from render.kit.shapes import lay, lay_centred
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
from render.kit.typesetting import Style, draw_fitted
from render.towers import cards, phrases, piles, ring, teams, windows
from render.towers.banner import MARGIN, banner
from render.words import Words

WIDTH, HEIGHT = 1400, 900
_EDGE = 16
_TOP = 92
_OTHERS = 246
"""How high the plates of the others are."""
_LOW = 574
_WATCHED = 764
"""How far down the plates reach: of a player, and of all seats for a watcher."""
_FLOORS = 384
_BESIDE = _EDGE + _FLOORS + 12
_NEWS = (_EDGE + 40, _WATCHED + 20, WIDTH - _EDGE - 40, HEIGHT - 20)
_CARD = 124
_CARD_MIDDLE = 772


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return what the viewer sees, 1400 x 900; watchers see the table without a hand."""
    picture = grounds.painted("guardroom").copy()
    crested = with_crests(names)
    headline = table.headline(phrases.own_turn(view, crested, words), 60)
    layout.draw(picture, headline, (_EDGE, 6, WIDTH - _EDGE, 84))
    seat, count = view.viewer, len(view.places)
    if view.own is None or seat is None:
        _floors(picture, view, _WATCHED, words)
        everybody = _seats(view, range(count), names, 1 if count < 4 else 2, words)
        layout.draw(picture, everybody, (_BESIDE, _TOP, WIDTH - _EDGE, _WATCHED))
        layout.draw(picture, _news(view, crested, words), _NEWS)
        return picture
    _floors(picture, view, _LOW, words)
    beside = Column(
        Sized(_seats(view, _others(count, seat), names, count - 1, words), height=_OTHERS),
        Grow(_own_team(view, view.own, seat, names[seat], words)),
        gap=12,
    )
    layout.draw(picture, beside, (_BESIDE, _TOP, WIDTH - _EDGE, _LOW))
    layout.draw(picture, _legend(view, seat, words), (_EDGE, 586, WIDTH - _EDGE, 630))
    _hand(picture, view.own, words)
    return picture


def _others(seats: int, own: int) -> list[int]:
    """Return the other seats, in turn order from the one on the reader's left."""
    return [(own + step) % seats for step in range(1, seats)]


def _floors(picture: Image.Image, view: View, low: int, words: Words) -> None:
    """Draw the three floors of the tower with what lies there, the top floor above."""
    height = low - _TOP
    at = (_EDGE, _TOP)
    panels.lay_panel(picture, panels.panel(_FLOORS, height, GOLD, "wall"), at)
    caption = Style("caps", 28, GOLD_PALE, 1, NIGHT_DEEP)
    where = words("towers-picture-tower", tower=view.tower, towers=view.towers)
    draw_fitted(picture, where, caption, (at[0] + 12, at[1] + 8, at[0] + _FLOORS - 12, at[1] + 42), "centre")
    step = (height - 56) / len(view.floors)
    for number, lying in enumerate(view.floors, start=1):
        middle = at[1] + 44 + (len(view.floors) - number + 0.5) * step
        light: windows.Light = "over" if lying.resolved else "lit" if number == view.floor else "dark"
        _floor(picture, view, (lying.monster, lying.treasure), number, light, middle)


def _floor(
    picture: Image.Image,
    view: View,
    prizes: tuple[str, str],
    number: int,
    light: windows.Light,
    middle: float,
) -> None:
    size = (112, 126)
    takers = phrases.takers(view, number) if light == "over" else (None, None)
    for prize, x, taker in zip(prizes, (116, 282), takers, strict=True):
        at = (_EDGE + x, middle)
        if light == "lit":
            lay_centred(picture, windows.light(*size), at)
        piece = windows.small(prize, *size, len(view.places))
        lay_centred(picture, piece if light == "lit" else _veiled(prize, size, len(view.places), light), at)
        if taker is not None:
            lay_centred(picture, shields.shield(taker, 64), at)
    colour = GOLD if light == "lit" else NIGHT_DEEP
    text = INK if light == "lit" else LAVENDER
    lay_centred(picture, tokens.badge(str(number), 44, colour, text), (_EDGE + 200, middle))


@cached
def _veiled(prize: str, size: tuple[int, int], players: int, light: windows.Light) -> Image.Image:
    return windows.veiled(windows.small(prize, *size, players), light)


def _seats(view: View, seats: Sequence[int], names: Sequence[str], columns: int, words: Words) -> Element:
    """Return the plates of ``seats`` in so many columns; where there is one, they are broad."""
    plates = (_seat(view, seat, names[seat], columns == 1, words) for seat in seats)
    return Grid(*plates, columns=columns, gap=10, even=True)


def _seat(view: View, seat: int, name: str, is_broad: bool, words: Words) -> Element:
    owner = view.places[seat]
    parts: list[Element] = [Piece(shields.shield(seat, 58))]
    if owner.committed:
        tick = Piece(tokens.result_mark("hit", 30))
        parts.append(Align(Padding(tick, right=-7, bottom=-11), "right", "bottom"))
    crest, called = Align(Stack(*parts)), Text(name, Style("bold", 34), lines=3 if is_broad else 4)
    worth: list[Element] = []
    if owner.sheet is not None:
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
        head = Sized(Row(crest, Spacer(10), Grow(called), Spacer(2), *worth), height=77)
        inside = Padding(Column(head, Grow(_cards(view, seat, words))), 14, 7, 14, 14)
    return Stack(panels.backing(shields.accent(seat)), inside)


def _cards(view: View, seat: int, words: Words) -> Draw:
    """Return the team of a seat, its cards as large as the box has room for."""
    owner = view.places[seat]

    def lay_cards(base: Image.Image, box: Box) -> None:
        room = box.width / COMPONENTS.team_size
        card = round(min(134, box.height / cards.RATIO, room - 6))
        step = min(card * 1.2, room)
        first = box.middle[0] - step * (COMPONENTS.team_size - 1) / 2
        centres = [(first + step * index, box.middle[1]) for index in range(COMPONENTS.team_size)]
        backs = view.wanted if owner.committed else 0
        rooms = 0 if owner.committed else view.wanted
        teams.lay_waiting(base, len(owner.team.lines), backs, rooms, card, centres, words)
        teams.lay_team(base, owner.team, 0, card, centres, words)

    return Draw(lay_cards)


def _own_team(view: View, own: Own, seat: int, name: str, words: Words) -> Element:
    """Return the reader's plate: what was won, the team with the cards chosen, what it is worth."""
    owner, chosen = view.places[seat], own.commit or ()
    coin = [] if owner.sheet is None else [Piece(piles.score(owner.sheet.total, 60), down="top")]
    won = piles.element(piles.piles(owner, SETTINGS[len(view.places)].trophy), 44, 2)
    head = Row(Piece(shields.shield(seat, 74)), Grow(Text(name, Style("bold", 38), lines=2)), gap=12)
    left = Column(Sized(head, 302, 82), Grow(Row(*coin, Grow(won), gap=4)))
    rooms = 0 if chosen else view.wanted
    team = Stack(
        teams.side_by_side(owner.team, 128, words, backs=len(chosen), rooms=rooms),
        Row(*(Grow(_chosen(card, words)) for card in _in_place(len(owner.team.lines), chosen))),
    )
    asked = own.commit is None and not view.over
    return Stack(
        *([panels.glowing()] if asked else ()),
        panels.backing(shields.accent(seat)),
        Padding(
            Row(Sized(left, 302), Spacer(12), Sized(team, 420), Grow(_worth(own, words))), 14, 10, 14, 10
        ),
    )


def _in_place(first: int, chosen: Sequence[str]) -> list[str | None]:
    """Return which chosen card lies in which place of a team, of which ``first`` cards have been shown."""
    rest = COMPONENTS.team_size - first - len(chosen)
    return [*[None] * first, *chosen, *[None] * rest]


def _chosen(card: str | None, words: Words) -> Element:
    if card is None:
        return Spacer()
    light = Draw(lambda base, box: cards.lay_light(base, 128, box.middle))
    return Stack(light, cards.element(card, 128, words))


def _worth(own: Own, words: Words) -> Element:
    """Return what the team is worth with the choice, or what it can be worth with the best one."""
    least, most = own.worth
    label = "towers-picture-worth"
    if own.commit is None and own.prospects:
        least = min(prospect.worth[0] for prospect in own.prospects)
        most = max(prospect.worth[1] for prospect in own.prospects)
        label = "towers-picture-could"
    value = str(least) if least == most else f"{least}–{most}"
    said = Text(words(label), Style("text", 28, INK_SOFT), "centre", 2, language=words.locale)
    number = Text(value, Style("bold", 92), "centre")
    return Padding(Column(Sized(said, height=70), Grow(number)), 8, 2, 0, 32)


def _legend(view: View, seat: int, words: Words) -> Text:
    """Return the name of the hand."""
    hand = next(spot.hand for spot in view.ring if spot.seat == seat)
    text = words("towers-picture-hand", hand=ring.NUMERALS[hand])
    return Text(text, Style("caps", 30, GOLD_PALE, 1, NIGHT_DEEP), "centre")


def _hand(picture: Image.Image, own: Own, words: Words) -> None:
    """Lay out the ten cards of this tower: what can be played now has a gold rim, the rest is dimmed."""
    ten = in_order([*own.hand, *own.played])
    playable = {card for prospect in own.prospects for card in prospect.cards}
    chosen = set(own.commit or ())
    step = (WIDTH - 2 * _EDGE) / max(1, len(ten))
    for index, card in enumerate(ten):
        centre = (_EDGE + step * (index + 0.5), _CARD_MIDDLE - (34 if card in chosen else 0))
        if card in own.played:
            lay_centred(picture, _gone(card, _CARD, words), centre)
            continue
        if card in playable:
            cards.lay_light(picture, _CARD, centre)
            cards.lay_card(picture, card, _CARD, centre, words)
        else:
            lay_centred(picture, _dimmed(card, _CARD, words), centre)
        if card in chosen:
            _tag(picture, words("towers-picture-chosen"), (centre[0], centre[1] + 112))


def _tag(picture: Image.Image, text: str, middle: tuple[float, float]) -> None:
    width = _CARD
    left, top = middle[0] - width / 2, middle[1] - 18
    lay(picture, panels.band(width, 36, VERDIGRIS, 8), (left, top))
    box = (left + 4, top, left + width - 4, top + 36)
    draw_fitted(picture, text, Style("bold", 28, PARCHMENT_LIGHT), box, "centre")


@cached
def _dimmed(card: str, width: int, words: Words) -> Image.Image:
    """Return a card that is in hand but cannot be played now."""
    piece = cards.face(card, width, words)
    veiled = Image.blend(piece.convert("RGB"), Image.new("RGB", piece.size, (30, 22, 24)), 0.42)
    veiled.putalpha(piece.getchannel("A"))
    return veiled


@cached
def _gone(card: str, width: int, words: Words) -> Image.Image:
    """Return a card that has been played in this tower: small and dark."""
    piece = _dimmed(card, width, words)
    small = piece.resize((round(piece.width * 0.8), round(piece.height * 0.8)), Image.Resampling.LANCZOS)
    alpha = small.getchannel("A").point([round(v * 0.5) for v in range(256)])
    small.putalpha(alpha)
    return small


def _news(view: View, names: Sequence[str], words: Words) -> Text:
    style = Style("text", 38, PARCHMENT_LIGHT, 2, INK)
    return Text(phrases.news(view, names, words), style, "centre", 2, language=words.locale)
