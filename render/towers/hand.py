"""The private picture: the ten cards, what is fought over, and what the reader's team would be worth."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.towers.components import COMPONENTS, SETTINGS, in_order
from games.towers.view import Own, View
from render.kit import grounds, panels, shields, tokens
from render.kit.cache import cached
from render.kit.names import with_crests
from render.kit.setting import Style, draw_fitted
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
from render.towers import cards, phrases, piles, ring, teams, windows
from render.towers.banner import banner
from render.words import Words

WIDTH, HEIGHT = 1400, 900
_EDGE = 16
_TOP = 92
_OTHERS = 338
_LOW = 574
_WATCHED = 764
"""How far down the panels reach: of the others and of a player, and of all seats for a watcher."""
_FLOORS = 384
_CARD = 124
_CARD_MIDDLE = 772


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return what the viewer sees, 1400 x 900; watchers see the table without a hand."""
    picture = grounds.painted("guardroom").copy()
    crested = with_crests(names)
    headline = Style("display", 60, GOLD_PALE, 3, INK)
    text = phrases.own_turn(view, crested, words)
    draw_fitted(picture, text, headline, (_EDGE, 6, WIDTH - _EDGE, 84), "centre", smallest=34)
    left, right = _EDGE + _FLOORS + 12, WIDTH - _EDGE
    seat = view.viewer
    if view.own is None or seat is None:
        _floors(picture, view, _WATCHED, words)
        _seats(picture, view, range(len(view.places)), names, (left, _TOP, right, _WATCHED), words)
        _news(picture, view, crested, words)
        return picture
    _floors(picture, view, _LOW, words)
    _seats(picture, view, _others(len(view.places), seat), names, (left, _TOP, right, _OTHERS), words)
    _own_team(picture, view, seat, names[seat], (left, _OTHERS + 12, right, _LOW), words)
    _legend(picture, view, seat, words)
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


def _seats(
    picture: Image.Image,
    view: View,
    seats: Sequence[int],
    names: Sequence[str],
    box: tuple[int, int, int, int],
    words: Words,
) -> None:
    left, top, right, low = box
    gap = 10
    columns = len(seats) if low < _LOW else 1 + (len(seats) > 3)
    rows = -(-len(seats) // columns)
    width = (right - left - (columns - 1) * gap) // columns
    height = (low - top - (rows - 1) * gap) // rows
    for index, seat in enumerate(seats):
        row, column = divmod(index, columns)
        at = (left + column * (width + gap), top + row * (height + gap))
        _seat(picture, view, seat, names[seat], (*at, width, height), words)


def _seat(
    picture: Image.Image, view: View, seat: int, name: str, box: tuple[int, int, int, int], words: Words
) -> None:
    left, top, width, height = box
    owner = view.places[seat]
    panels.lay_panel(picture, panels.panel(width, height, shields.accent(seat)), (left, top))
    crest = shields.shield(seat, 58)
    lay(picture, crest, (left + 14, top + 12))
    if owner.committed:
        tick = tokens.result_mark("hit", 30)
        lay_centred(picture, tick, (left + crest.width + 4, top + 64))
    right = left + width - 10
    if owner.team.lines:
        lay(picture, banner(seat, owner.team.value, 54), (right - 64, top - 10))
        right -= 62
    if owner.sheet is not None:
        coin = piles.score(owner.sheet.total, 50)
        lay(picture, coin, (right - coin.width, top + 10))
        right -= coin.width
    is_broad = width > 600
    start = left + (300 if is_broad else 14)
    name_end = start - 8 if is_broad else right - 2
    name_box = (left + 14 + crest.width + 10, top + 3, name_end, top + (82 if is_broad else 96))
    draw_fitted(picture, name, Style("bold", 34), name_box, lines=3 if is_broad else 4)
    room = (width - 314 - 100) if is_broad else width - 28
    tall = height - 30 if is_broad else height - 98
    card = round(min(134, tall / cards.RATIO, room / COMPONENTS.team_size - 6))
    step = min(card * 1.2, room / COMPONENTS.team_size)
    if not is_broad:
        start += round((room - step * COMPONENTS.team_size) / 2)
    middle = top + height - 14 - cards.height_of(card) / 2
    centres = [(start + step * (index + 0.5), middle) for index in range(COMPONENTS.team_size)]
    backs = view.wanted if owner.committed else 0
    rooms = 0 if owner.committed else view.wanted
    teams.lay_waiting(picture, len(owner.team.lines), backs, rooms, card, centres, words)
    teams.lay_team(picture, owner.team, 0, card, centres, words)
    if is_broad:
        row = piles.row(piles.piles(owner, SETTINGS[len(view.places)].trophy), 44, 240, 2)
        lay(picture, row, (left + 14, top + 88))


def _own_team(
    picture: Image.Image, view: View, seat: int, name: str, box: tuple[int, int, int, int], words: Words
) -> None:
    left, top, right, low = box
    width, height = right - left, low - top
    owner, own = view.places[seat], view.own
    if own is None:
        return
    if own.commit is None and not view.over:
        panels.lay_glow(picture, (width, height), (left, top))
    panels.lay_panel(picture, panels.panel(width, height, shields.accent(seat)), (left, top))
    crest = shields.shield(seat, 74)
    lay(picture, crest, (left + 16, top + 14))
    draw_fitted(picture, name, Style("bold", 38), (left + 92, top + 10, left + 318, top + 92), lines=2)
    if owner.sheet is not None:
        lay(picture, piles.score(owner.sheet.total, 60), (left + 12, top + 92))
    row = piles.row(piles.piles(owner, SETTINGS[len(view.places)].trophy), 44, 236, 2)
    lay(picture, row, (left + 84, top + 94))
    card = 128
    step = card + 12
    centres = [
        (left + 330 + step * (index + 0.5), top + height / 2 + 2) for index in range(COMPONENTS.team_size)
    ]
    chosen = own.commit or ()
    rooms = 0 if chosen else view.wanted
    teams.lay_waiting(picture, len(owner.team.lines), len(chosen), rooms, card, centres, words)
    teams.lay_team(picture, owner.team, 0, card, centres, words)
    for index, chosen_card in enumerate(chosen, start=len(owner.team.lines)):
        cards.lay_light(picture, card, centres[index])
        cards.lay_card(picture, chosen_card, card, centres[index], words)
    _worth(picture, own, (left + 330 + 3 * step + 8, top + 12, right - 14, low - 12), words)


def _worth(picture: Image.Image, own: Own, box: tuple[float, float, float, float], words: Words) -> None:
    """Say what the team is worth with the choice, or what it can be worth with the best one."""
    left, top, right, low = box
    least, most = own.worth
    label = "towers-picture-worth"
    if own.commit is None and own.prospects:
        least = min(prospect.worth[0] for prospect in own.prospects)
        most = max(prospect.worth[1] for prospect in own.prospects)
        label = "towers-picture-could"
    style = Style("text", 28, INK_SOFT)
    draw_fitted(
        picture, words(label), style, (left, top, right, top + 70), "centre", lines=2, language=words.locale
    )
    value = str(least) if least == most else f"{least}–{most}"
    box = (left, top + 70, right, low - 30)
    draw_fitted(picture, value, Style("bold", 92), box, "centre")


def _legend(picture: Image.Image, view: View, seat: int, words: Words) -> None:
    """Name the hand, and say what its gold rims mean."""
    hand = next(spot.hand for spot in view.ring if spot.seat == seat)
    text = words("towers-picture-hand", hand=ring.NUMERALS[hand])
    style = Style("caps", 30, GOLD_PALE, 1, NIGHT_DEEP)
    draw_fitted(picture, text, style, (_EDGE, 586, WIDTH - _EDGE, 630), "centre")


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


def _news(picture: Image.Image, view: View, names: Sequence[str], words: Words) -> None:
    style = Style("text", 38, PARCHMENT_LIGHT, 2, INK)
    box = (_EDGE + 40, _WATCHED + 20, WIDTH - _EDGE - 40, HEIGHT - 20)
    draw_fitted(
        picture, phrases.news(view, names, words), style, box, "centre", lines=2, language=words.locale
    )
