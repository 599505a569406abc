"""The plate below the story: the open challenge, or the last one, with everything that was played on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from games.saga.model import ConditionResult, Finished, PaymentResult, RollResult
from games.saga.view import ChallengeSeen, View
from render.kit import icons, panels, shields, tokens
from render.kit.cache import cached
from render.kit.names import with_crests
from render.kit.setting import Style, draw_fitted, draw_text
from render.kit.shapes import lay, lay_centred
from render.kit.theme import (
    GOLD,
    GOLD_PALE,
    INK,
    LAVENDER,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    VERDIGRIS,
    VERMILION,
    Colour,
    mix,
)
from render.saga import phrases, tiles
from render.saga.dice import MARGIN, die
from render.saga.look import INTERFERENCE_COLOUR, icon_of
from render.saga.place import PANEL
from render.words import Words

_TILE = (196, PANEL - 40)
_TEXT = 380
"""The width of the card's text."""
_CHIPS_TOP = PANEL - 120
_CHIP = 51
AID_ICON = "lotus-flower"
_SALMON: Colour = (255, 158, 134)


@dataclass(frozen=True, slots=True)
class Chip:
    """Something played on a Test: by whom, what, the dice it rolled, and whether it counts."""

    seat: int
    card: str
    roll: tuple[int, ...] = ()
    live: bool = True
    aid: bool = False


@dataclass(frozen=True, slots=True)
class Sum:
    """A Test in numbers. ``die`` is ``None`` before the roll; ``due`` Difficulty dice are still to fall."""

    die: int | None
    rolled: int | None
    score: int
    difficulty: int
    dice: tuple[int, ...] = ()
    due: int = 0
    won: bool | None = None


@dataclass(frozen=True, slots=True)
class Plate:
    """What the plate shows. ``note`` is said where there are no numbers, ``verdict`` how it ended."""

    card: str
    title: str
    caption: str
    sum: Sum | None
    note: str
    chips: tuple[Chip, ...]
    won: bool | None = None


def draw(
    picture: Image.Image, view: View, names: Sequence[str], place: tuple[int, int, int], words: Words
) -> None:
    """Draw the plate at ``place`` (left, top, width)."""
    left, top, width = place
    plate = plate_of(view, with_crests(names), words)
    panels.lay_panel(picture, _face(plate, width, words), (left, top))


def plate_of(view: View, names: Sequence[str], words: Words) -> Plate:
    """Return what the plate shows now."""
    if view.challenge is not None:
        return _open(view, view.challenge, names, words)
    if view.finished is not None:
        return _ended(view, view.finished, names, words)
    return Plate(
        card=view.hero,
        title=words("saga-picture-before", hero=phrases.card_name(view.hero, words)),
        caption=words("saga-picture-before-caption"),
        sum=None,
        note=words("saga-picture-before-note"),
        chips=(),
    )


def _open(view: View, challenge: ChallengeSeen, names: Sequence[str], words: Words) -> Plate:
    numbers = None
    if challenge.score is not None and challenge.difficulty is not None:
        numbers = Sum(
            challenge.die,
            challenge.roll,
            challenge.score,
            challenge.difficulty,
            challenge.difficulty_dice,
            challenge.dice_due,
        )
    note = ""
    if challenge.stage == "pay":
        note = words("saga-picture-pay", due=challenge.due, paid=challenge.paid)
    elif numbers is None:
        note = words(f"saga-picture-{'won' if challenge.won else 'lost'}")
    chips = [Chip(play.seat, play.card, play.roll, play.live) for play in challenge.plays]
    chips += [Chip(aid.seat, aid.card, aid=True) for aid in challenge.aids]
    link = words("saga-picture-anchored", card=phrases.anchor_of(view, challenge.entry, words))
    parts = [words("saga-picture-trial-caption") if challenge.trial else link]
    if challenge.step_count > 1:
        parts.append(words("saga-picture-step", step=challenge.step + 1, count=challenge.step_count))
    return Plate(
        card=challenge.card,
        title=phrases.attempt(challenge.card, names[challenge.seat], words),
        caption=" · ".join(parts),
        sum=numbers,
        note=note,
        chips=tuple(chips),
        won=challenge.won,
    )


def _ended(view: View, finished: Finished, names: Sequence[str], words: Words) -> Plate:
    last = finished.steps[-1]
    verdict = words(f"saga-picture-{'won' if finished.won else 'lost'}")
    parts = [verdict]
    if finished.times != 1:
        part = "reward" if finished.won else "failure"
        parts.append(words(f"saga-picture-{part}-times", times=finished.times))
    note = ""
    numbers: Sum | None = None
    chips: tuple[Chip, ...] = ()
    match last:
        case RollResult():
            numbers = Sum(
                last.die, last.rolled, last.score, last.difficulty, last.difficulty_dice, won=last.won
            )
            chips = (
                *(
                    Chip(play.seat, play.card, play.roll, live)
                    for play, live in zip(last.plays, last.live, strict=True)
                ),
                *(Chip(aid.seat, aid.card, aid=True) for aid in last.aids),
            )
        case PaymentResult():
            note = words("saga-picture-paid", due=last.due, paid=last.paid)
        case ConditionResult():
            note = words(f"saga-picture-condition-{'held' if last.won else 'failed'}")
    return Plate(
        card=finished.card,
        title=phrases.attempt(finished.card, names[finished.seat], words),
        caption=" · ".join(parts),
        sum=numbers,
        note=note,
        chips=chips,
        won=finished.won,
    )


@cached
def _face(plate: Plate, width: int, words: Words) -> Image.Image:
    picture = panels.panel(width, PANEL, GOLD, "wall").copy()
    x = y = panels.SHADOW
    state: tiles.State = "failed" if plate.won is False else "plain"
    at = (x + 20, y + 20)
    panels.lay_panel(picture, panels.shadow(*_TILE), at)
    lay(picture, tiles.face(plate.card, words, state, *_TILE), at)
    if plate.won is not None:
        mark = tokens.result_mark("hit" if plate.won else "miss", 56)
        lay_centred(picture, mark, (at[0] + _TILE[0] - 20, at[1] + 28))
    left, right = x + _TILE[0] + 40, x + width - 20
    text_left = right - _TEXT - (60 if width > 1200 else 0)
    _words(picture, plate, (left, y + 14, text_left - 16, y + PANEL - 20), words)
    _text(picture, plate.card, (text_left, y + 18, right, y + _CHIPS_TOP - 8), words)
    if plate.sum is not None:
        _chips(picture, plate.chips, (left, y + _CHIPS_TOP, right), words)
    return picture


def _words(picture: Image.Image, plate: Plate, box: tuple[int, int, int, int], words: Words) -> None:
    left, top, right, _ = box
    style = Style("display", 40, GOLD_PALE, 2, INK)
    draw_fitted(picture, plate.title, style, (left, top, right, top + 52), lines=2)
    caption = Style("caps", 28, LAVENDER, 1, NIGHT_DEEP)
    if plate.won is not None:
        caption = Style(
            "bold", 28, mix(VERDIGRIS, (190, 255, 210), 0.6) if plate.won else _SALMON, 1, NIGHT_DEEP
        )
    draw_fitted(picture, plate.caption, caption, (left, top + 52, right, top + 84), smallest=22)
    if plate.sum is not None:
        _sum(picture, plate.sum, (left, top + 92, right), words)
    else:
        note = Style("text", 32, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
        draw_fitted(picture, plate.note, note, (left, top + 92, right, top + 176), lines=3, smallest=24)


def _sum(picture: Image.Image, numbers: Sum, place: tuple[int, int, int], words: Words) -> None:
    """Draw ``die + score > difficulty``, each with its name below."""
    left, top, right = place
    size, low = 54, top + 47
    big = Style("bold", 52, GOLD_PALE, 2, NIGHT_DEEP)
    sign = Style("bold", 38, LAVENDER, 1, NIGHT_DEEP)
    label = Style("text", 24, LAVENDER, 1, NIGHT_DEEP)
    total = None if numbers.die is None else numbers.die + numbers.score
    wide = right - left
    cells = [0, wide * 0.27, wide * 0.49, wide * (0.52 if total is None else 0.72)]
    lay(picture, die(numbers.die, size), (left - MARGIN, top - MARGIN))
    turned = numbers.rolled is not None and numbers.rolled != numbers.die
    name = words("saga-picture-rolled", roll=numbers.rolled or 0) if turned else words("saga-picture-die")
    draw_text(picture, name, label, (left, top + 84))
    draw_text(picture, "+", sign, (left + cells[1] - 20, low - 4), "centre")
    draw_text(picture, str(numbers.score), big, (left + cells[1] + 6, low))
    draw_text(picture, words("saga-picture-score"), label, (left + cells[1] + 4, top + 84))
    if total is not None:
        draw_text(picture, "=", sign, (left + cells[2] - 20, low - 4), "centre")
        draw_text(picture, str(total), big, (left + cells[2] + 6, low))
    over = total is None or total > numbers.difficulty
    colour = _SALMON if total is None or not over else (168, 232, 190)
    draw_text(picture, _compared(numbers), sign, (left + cells[3] - 24, low - 4), "centre")
    hard = Style("bold", 52, colour, 2, NIGHT_DEEP)
    x = left + cells[3] + 6
    x += draw_text(picture, str(numbers.difficulty), hard, (x, low)) + 10
    draw_text(picture, words("saga-picture-difficulty"), label, (left + cells[3] + 4, top + 84))
    for _ in range(numbers.due):
        draw_text(picture, "+", sign, (x + 8, low - 4), "centre")
        lay(picture, die(None, 40), (x + 20, top + 6))
        x += 66
    for value in () if numbers.due else numbers.dice:
        lay(picture, die(value, 32), (x, top + 14))
        x += 40


def _compared(numbers: Sum) -> str:
    """Return the sign between the sum and the Difficulty: what is hoped for, or what came of it."""
    if numbers.die is None or numbers.die + numbers.score > numbers.difficulty:
        return ">"
    return "=" if numbers.die + numbers.score == numbers.difficulty else "<"


def _text(picture: Image.Image, card: str, box: tuple[int, int, int, int], words: Words) -> None:
    """Draw what is printed on the card, on a slip of parchment."""
    left, top, right, low = box
    lay(picture, panels.face(right - left, low - top, GOLD, rules=False), (left, top))
    inner = (left + 12, top + 8, right - 12, low - 8)
    draw_fitted(picture, phrases.card_text(card, words), Style("text", 32), inner, lines=9)


def _chips(picture: Image.Image, chips: Sequence[Chip], place: tuple[int, int, int], words: Words) -> None:
    """Draw what was played, oldest first, in up to two rows; of more than fit, the newest."""
    left, top, right = place
    columns = 4 if right - left > 1000 else 3
    gap = 8
    width = (right - left - (columns - 1) * gap) // columns
    if not chips:
        style = Style("caps", 26, LAVENDER, 1, NIGHT_DEEP)
        draw_fitted(picture, words("saga-picture-no-plays"), style, (left, top + 20, right, top + 70))
        return
    shown = chips[-2 * columns :]
    if len(shown) < len(chips):
        shown = shown[1:]
        more = words("saga-picture-more", count=len(chips) - len(shown))
        lay(picture, panels.band(width, _CHIP, NIGHT_DEEP, 9), (left, top))
        style = Style("bold", 26, LAVENDER)
        draw_fitted(picture, more, style, (left + 8, top, left + width - 8, top + _CHIP), "centre")
    first = 1 if len(shown) < len(chips) else 0
    for number, chip in enumerate(shown, first):
        row, column = divmod(number, columns)
        at = (left + column * (width + gap), top + row * (_CHIP + 4))
        lay(picture, _chip(chip, width, words), at)


@cached
def _chip(chip: Chip, width: int, words: Words) -> Image.Image:
    """Return what was played: by whom, what it is and does, and its dice; struck out if it does not count."""
    picture = panels.band(width, _CHIP, INTERFERENCE_COLOUR if chip.live else (64, 62, 74), 9).copy()
    lay(picture, shields.shield(chip.seat, 44), (6, 3))
    left = 54
    if not chip.roll:
        icon = AID_ICON if chip.aid else icon_of(chip.card)
        lay(picture, icons.icon(icon, 30, GOLD_PALE, INK, 1), (46, 10))
        left = 82
    right = width - 8 - len(chip.roll) * 38
    for index, value in enumerate(chip.roll):
        lay(picture, die(value, 32), (right + index * 38 - MARGIN, 9 - MARGIN))
    name = Style("bold", 25, PARCHMENT_LIGHT if chip.live else LAVENDER, 1, NIGHT_DEEP)
    draw_fitted(picture, phrases.card_name(chip.card, words), name, (left, 0, right, 28))
    effect = words("saga-picture-aid") if chip.aid else words(f"saga-picture-effect-{chip.card}")
    style = Style("text", 23, GOLD_PALE if chip.live else LAVENDER, 1, NIGHT_DEEP)
    draw_fitted(picture, effect, style, (left, 23, right, 49))
    if not chip.live:
        ImageDraw.Draw(picture).line((left - 2, 15, right - 4, 15), fill=(*VERMILION, 255), width=4)
    return picture
