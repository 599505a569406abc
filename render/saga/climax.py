"""The Hero's trial, or an Adventure that was fought over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PIL import Image

from games.engine.climax import Climax
from render.kit import climax as kit
from render.kit import radiance, tokens
from render.kit.layout import Element, Piece, Row, Text
from render.kit.theme import VERDIGRIS_DARK, VERMILION
from render.kit.typesetting import Style
from render.saga import phrases
from render.saga.dice import die
from render.saga.scenery import scenes
from render.words import Words

_DUSK = radiance.Sky((40, 18, 66), (178, 78, 92), (255, 226, 158), seed=5)
_NIGHT = radiance.Sky((16, 16, 30), (54, 56, 82), (150, 158, 186), seed=5)
_DIE, _MARK = 124, 116


def draw(climax: Climax, names: Sequence[str], words: Words) -> Image.Image:
    """Return the picture of a trial or of an Adventure."""
    (seat,) = climax.seats
    is_won = climax.kind not in ("trial-failed", "fight-lost")
    title = words(f"saga-climax-{climax.kind}")
    card = climax.word("card")
    first, *others = scenes()[card].icons
    scene, called = _scene(tuple(others), is_won), phrases.card_name(card, words)
    foot = kit.by(seat, names, _how(climax, is_won))
    return kit.picture(scene, title, kit.sign(first, lit=is_won), foot, called)


@cache
def _scene(icons: tuple[str, ...], is_won: bool) -> kit.Scene:
    """Return the evening or the night behind a card whose scene has ``icons`` besides the main one."""
    sky = _DUSK if is_won else _NIGHT
    return kit.Scene(sky, kit.hills(sky, *icons[:2]))


def _how(climax: Climax, is_won: bool) -> Element:
    """Return the sum of the Test that decided it, with a tick or a cross."""
    if "die" not in climax.facts:
        return Piece(tokens.result_mark("hit" if is_won else "miss", _MARK), 2)
    score, difficulty = climax.number("score"), climax.number("difficulty")
    total = climax.number("die") + score
    mark = Piece(tokens.result_mark("hit" if total > difficulty else "miss", _MARK), 2)
    sign = ">" if total > difficulty else "=" if total == difficulty else "<"
    parts: list[Element] = [die(climax.number("die"), _DIE)]
    if score:
        parts.append(Text(f"+{score}", kit.NUMBER))
    ink = VERDIGRIS_DARK if sign == ">" else VERMILION
    parts.append(Text(f"{sign} {difficulty}", Style("bold", 110, ink)))
    return Row(*parts, mark, gap=22)
