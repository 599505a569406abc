"""The plate below the story: the open challenge, or the last one, with everything that was played on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from games.saga.fold import Played, printed_test, score_in_use
from games.saga.game_events import difficulty_sum, score_name
from games.saga.model import ConditionResult, Finished, PaymentResult, RollResult, StepResult
from games.saga.view import ChallengeSeen, View
from render.kit import icons, panels, shields, tokens
from render.kit.cache import cached
from render.kit.shapes import lay, lay_centred
from render.kit.theme import (
    GOLD,
    GOLD_PALE,
    INK,
    LAVENDER,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    SMALLEST,
    VERDIGRIS,
    VERMILION,
    Colour,
    mix,
)
from render.kit.typesetting import Block, Style, draw_block, draw_fitted, draw_text, set_block
from render.saga import phrases, tiles
from render.saga.dice import MARGIN, die
from render.saga.look import INTERFERENCE_COLOUR, icon_of
from render.saga.place import PANEL
from render.words import Words

_SUM_TOP = tiles.HEIGHT + 34
_SUM = 122
"""The height of the row with the Test in numbers, the largest thing on the plate."""
_CHIPS_TOP = _SUM_TOP + _SUM
_CHIP = 51
_ROW = _CHIP + 4
_FEW = 3
"""How many plays fit into one row on any plate."""
_WIDE = 1000
"""From this width on there is room for one more column of what was played, and for a wider text."""
_DIE = 84
_THROWS = 128
"""The height of the dice for the first turn, with their name."""
_SHIELD = 54
"""The width of a shield, with the gap before the dice behind it."""
_APART = 24
"""The least gap between the dice of two seats."""
AID_ICON = "lotus-flower"
_SALMON: Colour = (255, 158, 134)
_MINT: Colour = mix(VERDIGRIS, (190, 255, 210), 0.6)


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
    """A Test in numbers. ``die`` is ``None`` before the roll; ``due`` Difficulty dice are still to fall.

    ``what`` says what the score is computed from, ``parts`` how the Difficulty was changed.
    """

    die: int | None
    rolled: int | None
    score: int
    what: str
    difficulty: int
    parts: str
    dice: tuple[int, ...] = ()
    due: int = 0
    won: bool | None = None

    @property
    def total(self) -> int | None:
        """The die and the score together, once the die is rolled."""
        return None if self.die is None else self.die + self.score


@dataclass(frozen=True, slots=True)
class Plate:
    """What the plate shows. ``note`` is said where there are no numbers, ``earlier`` how the Tests before
    went, ``throws`` are the dice that each seat rolled for the first turn.
    """

    card: str
    title: str
    caption: str
    sum: Sum | None
    note: str
    chips: tuple[Chip, ...]
    won: bool | None = None
    earlier: str = ""
    throws: tuple[tuple[int, tuple[int, ...]], ...] = ()


def height(plate: Plate) -> int:
    """Return how high ``plate`` is: one row more where much was played."""
    return PANEL + (_ROW if len(plate.chips) > _FEW else 0)


def draw(picture: Image.Image, plate: Plate, place: tuple[int, int, int], words: Words) -> None:
    """Draw ``plate`` at ``place`` (left, top, width)."""
    left, top, width = place
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
        throws=_throws(view),
    )


def _throws(view: View) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return what each seat rolled for the first turn, as long as it is that turn."""
    if view.turn or not view.initiative:
        return ()
    thrown = [throw for throws in view.initiative for throw in throws]
    return tuple(
        (seat, tuple(throw.die for throw in thrown if throw.seat == seat)) for seat in range(len(view.places))
    )


def _open(view: View, challenge: ChallengeSeen, names: Sequence[str], words: Words) -> Plate:
    numbers = None
    if challenge.score is not None and challenge.difficulty is not None:
        live = [play.live for play in challenge.plays]
        numbers = Sum(
            challenge.die,
            challenge.roll,
            challenge.score,
            _what(challenge.card, challenge.step, challenge.plays, live, words),
            challenge.difficulty,
            difficulty_sum(challenge.difficulty, challenge.changes),
            challenge.difficulty_dice,
            challenge.dice_due,
        )
    note = ""
    if challenge.stage == "pay":
        note = words("saga-picture-pay", due=challenge.due)
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
        earlier=_earlier(challenge.steps, words),
    )


def _ended(view: View, finished: Finished, names: Sequence[str], words: Words) -> Plate:
    last = finished.steps[-1]
    entry = next((entry for entry in reversed(view.story) if entry.card == finished.card), None)
    told = [words("saga-picture-trial-caption")] if finished.trial else []
    if entry is not None:
        told.append(words("saga-picture-anchored", card=phrases.anchor_of(view, entry.number, words)))
    if finished.times != 1:
        part = "reward" if finished.won else "failure"
        told.append(words(f"saga-picture-{part}-times", times=finished.times))
    note = ""
    numbers: Sum | None = None
    chips: tuple[Chip, ...] = ()
    match last:
        case RollResult():
            numbers = Sum(
                last.die,
                last.rolled,
                last.score,
                _what(finished.card, last.step, last.plays, last.live, words),
                last.difficulty,
                difficulty_sum(last.difficulty, last.changes),
                last.difficulty_dice,
                won=last.won,
            )
            chips = (
                *(
                    Chip(play.seat, play.card, play.roll, live)
                    for play, live in zip(last.plays, last.live, strict=True)
                ),
                *(Chip(aid.seat, aid.card, aid=True) for aid in last.aids),
            )
        case PaymentResult():
            note = f"{words('saga-picture-paid', due=last.due, paid=last.paid)} · {_end(last.won, words)}"
        case ConditionResult():
            note = f"{words(f'saga-picture-condition-{_kept(last.won)}')} · {_end(last.won, words)}"
    return Plate(
        card=finished.card,
        title=phrases.attempt(finished.card, names[finished.seat], words),
        caption=" · ".join(told),
        sum=numbers,
        note=note,
        chips=chips,
        won=finished.won,
        earlier=_earlier(finished.steps[:-1], words),
    )


def _earlier(steps: Sequence[StepResult], words: Words) -> str:
    """Return how the Tests that came before went: with several of them, the last roll is not the only one."""
    return " · ".join(
        words(
            "saga-picture-earlier",
            step=step.step + 1,
            total=step.die + step.score,
            difficulty=step.difficulty,
        )
        for step in steps
        if isinstance(step, RollResult)
    )


def _kept(holds: bool) -> str:
    return "held" if holds else "failed"


def _end(won: bool, words: Words) -> str:
    return words(f"saga-picture-{'works' if won else 'fails'}")


def _what(card: str, step: int, plays: Iterable[Played], live: Iterable[bool], words: Words) -> str:
    """Return what the score of a Test is computed from; empty if the die stands alone."""
    test = printed_test(card, step)
    return "" if test is None else words.say(score_name(score_in_use(test, plays, live)))


@cached
def _face(plate: Plate, width: int, words: Words) -> Image.Image:
    picture = panels.panel(width, height(plate), GOLD, "wall").copy()
    x = y = panels.SHADOW
    state: tiles.State = "failed" if plate.won is False else "plain"
    at = (x + 20, y + 20)
    panels.lay_panel(picture, panels.shadow(tiles.WIDTH, tiles.HEIGHT), at)
    lay(picture, tiles.face(plate.card, words, state), at)
    if plate.won is not None:
        mark = tokens.result_mark("hit" if plate.won else "miss", 48)
        lay_centred(picture, mark, (at[0] + tiles.WIDTH - 18, at[1] + 24))
    left, right = at[0] + tiles.WIDTH + 24, x + width - 20
    text_left = right - (560 if width > _WIDE else 400)
    _heading(picture, plate, (left, y + 20, text_left - 20, y + _SUM_TOP - 10), words)
    _text(picture, plate.card, (text_left, y + 20, right, y + _SUM_TOP - 14), words)
    left = x + 24
    if plate.sum is None:
        note = Style("text", 44, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
        low = y + height(plate) - (_THROWS if plate.throws else 30)
        draw_fitted(
            picture, plate.note, note, (left, y + _SUM_TOP, right, low), "centre", lines=3, smallest=24
        )
        _draw_throws(picture, plate.throws, (left, low, right), words)
        return picture
    end = _sum(picture, plate.sum, (left, y + _SUM_TOP, right), words)
    if plate.earlier:
        style = Style("text", 28, LAVENDER, 1, NIGHT_DEEP)
        box = (end + 24, y + _SUM_TOP + 74, right, y + _SUM_TOP + 122)
        draw_fitted(picture, plate.earlier, style, box, lines=2)
    _chips(picture, plate.chips, (left, y + _CHIPS_TOP, right), words)
    return picture


def _draw_throws(
    picture: Image.Image,
    throws: Sequence[tuple[int, tuple[int, ...]]],
    place: tuple[int, int, int],
    words: Words,
) -> None:
    """Draw the dice for the first turn side by side, each seat's behind its shield, with their name above."""
    if not throws:
        return
    left, top, right = place
    style = Style("caps", 28, LAVENDER, 1, NIGHT_DEEP)
    draw_fitted(picture, words("saga-picture-initiative"), style, (left, top, right, top + 34), "centre")
    count = sum(len(dice) for _, dice in throws)
    least = len(throws) * _SHIELD + (len(throws) - 1) * _APART
    size = min(54, (right - left - least) // count - 6)
    spare = right - left - least - count * (size + 6)
    gap = _APART + min(_APART, spare // len(throws))
    x = left + (right - left - least - count * (size + 6) - (gap - _APART) * (len(throws) - 1)) // 2
    for seat, dice in throws:
        lay(picture, shields.shield(seat, 54), (x, top + 46))
        x += _SHIELD
        for value in dice:
            lay(picture, die(value, size), (x - MARGIN, top + 46 + (54 - size) // 2 - MARGIN))
            x += size + 6
        x += gap


def _heading(picture: Image.Image, plate: Plate, box: tuple[int, int, int, int], words: Words) -> None:
    """Draw who attempts what, and below it what it is linked to or how it ended."""
    left, top, right, low = box
    middle = top + (low - top) * 3 // 5
    style = Style("display", 42, GOLD_PALE, 2, INK)
    draw_fitted(picture, plate.title, style, (left, top, right, middle), lines=3, smallest=38)
    caption = Style("caps", 30, LAVENDER, 1, NIGHT_DEEP)
    draw_fitted(picture, plate.caption, caption, (left, middle, right, low), lines=2, smallest=24)


def _verdict_colour(won: bool) -> Colour:
    return _MINT if won else _SALMON


def _sum(picture: Image.Image, numbers: Sum, place: tuple[int, int, int], words: Words) -> int:
    """Draw ``die + score = total > Difficulty``, each with its name below, and what comes of it.

    Return where the last name ends.
    """
    left, top, right = place
    low = top + 62
    big = Style("bold", 80, GOLD_PALE, 2, NIGHT_DEEP)
    sign = Style("bold", 54, LAVENDER, 1, NIGHT_DEEP)
    total = numbers.total
    lay(picture, die(numbers.die, _DIE), (left - MARGIN, top - 8 - MARGIN))
    turned = numbers.rolled is not None and numbers.rolled != numbers.die
    name = words("saga-picture-rolled", roll=numbers.rolled or 0) if turned else words("saga-picture-die")
    x = left + max(_DIE, _label(picture, name, (left, top)))
    x = _sign(picture, "+", sign, (x, low))
    after = x + _label(picture, numbers.what, (x, top)) + 24
    x += draw_text(picture, str(numbers.score), big, (x, low))
    if total is not None:
        x = _sign(picture, "=", sign, (x, low))
        x += draw_text(picture, str(total), big, (x, low))
    over = total is not None and total > numbers.difficulty
    x = _sign(picture, _compared(numbers), sign, (max(x, after - 60), low))
    hard = Style("bold", 80, _verdict_colour(over), 2, NIGHT_DEEP)
    end = x + _label(picture, numbers.parts or words("saga-picture-difficulty"), (x, top))
    x += draw_text(picture, str(numbers.difficulty), hard, (x, low))
    x += _dice(picture, numbers, (x + 12, low))
    style = Style("bold", 48, LAVENDER if total is None else _verdict_colour(over), 1, NIGHT_DEEP)
    box = (x + 44, top - 16, right, top + 84)
    draw_fitted(picture, verdict(numbers, words), style, box, lines=3, smallest=26, language=words.locale)
    return end


def _sign(picture: Image.Image, sign: str, style: Style, at: tuple[int, int]) -> int:
    """Draw a sign between two numbers and return where the next number begins."""
    return at[0] + 18 + draw_text(picture, sign, style, (at[0] + 18, at[1] - 8)) + 18


def _label(picture: Image.Image, text: str, at: tuple[int, int]) -> int:
    """Draw the name of a number below it and return its width."""
    return draw_text(picture, text, Style("text", 29, LAVENDER, 1, NIGHT_DEEP), (at[0], at[1] + 108))


def _dice(picture: Image.Image, numbers: Sum, at: tuple[int, int]) -> int:
    """Draw the Difficulty dice behind the Difficulty, rolled or to be rolled, and return their width."""
    x, low = at
    size = 50
    for value in (None,) * numbers.due or numbers.dice:
        if value is None:
            x += draw_text(picture, "+", Style("bold", 44, LAVENDER, 1, NIGHT_DEEP), (x, low - 10)) + 6
        lay(picture, die(value, size), (x - MARGIN, low - 54 - MARGIN))
        x += size + 8
    return x - at[0]


def verdict(numbers: Sum, words: Words) -> str:
    """Return what the die must show, how the Test stands, or how it ended."""
    if numbers.won is not None:
        return _end(numbers.won, words)
    if numbers.total is not None:
        return words(f"saga-picture-so-far-{'works' if numbers.total > numbers.difficulty else 'fails'}")
    if numbers.due:
        return ""
    return words("saga-picture-needs", least=max(1, min(7, numbers.difficulty - numbers.score + 1)))


def _compared(numbers: Sum) -> str:
    """Return the sign between the sum and the Difficulty: what is hoped for, or what came of it."""
    if numbers.total is None or numbers.total > numbers.difficulty:
        return ">"
    return "=" if numbers.total == numbers.difficulty else "<"


def _text(picture: Image.Image, card: str, box: tuple[int, int, int, int], words: Words) -> None:
    """Draw what is printed on the card on a slip of parchment, as large as there is room for."""
    left, top, right, low = box
    lay(picture, panels.face(right - left, low - top, GOLD, rules=False), (left, top))
    width, room = right - left - 26, low - top - 16
    for size in range(34, SMALLEST - 1, -1):
        style = Style("text", size)
        text = phrases.printed(card, words)
        block = set_block(
            text, style, width, room // Block(("",), style).leading, size, room, language=words.locale
        )
        if block.style == style:
            break
    draw_block(picture, block, (left + 14, top + 8, right - 12, low - 8))


def _chips(picture: Image.Image, chips: Sequence[Chip], place: tuple[int, int, int], words: Words) -> None:
    """Draw what was played, oldest first, in up to two rows; of more than fit, the newest."""
    left, top, right = place
    columns = 4 if right - left > _WIDE else 3
    gap = 8
    width = (right - left - (columns - 1) * gap) // columns
    if not chips:
        style = Style("caps", 26, LAVENDER, 1, NIGHT_DEEP)
        draw_fitted(picture, words("saga-picture-no-plays"), style, (left, top, right, top + _CHIP))
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
        at = (left + column * (width + gap), top + row * _ROW)
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
