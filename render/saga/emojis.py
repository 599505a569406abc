"""The emojis of Saga: every card's main icon, and the types, characteristics and dice."""

from __future__ import annotations

from functools import partial

from PIL import Image

from games.saga.situation import CHARACTERISTICS
from render.emojis import SIDE, EmojiSet, sign
from render.kit import icons
from render.kit.shapes import lay, lay_centred, rounded, shaded, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, NIGHT, darker, figure_on, lighter
from render.saga import dice, look, scenery

_FACES = range(1, 7)
_RADIUS = 26
_ROLLED = (
    ("saga-throw", "die"),
    ("saga-event-its-dice", "dice"),
    ("saga-event-difficulty", "dice"),
    ("saga-event-rolled", "roll"),
    ("saga-event-payment-dice", "dice"),
    ("saga-told-rolls", "dice"),
    ("saga-told-sum", "die"),
    ("saga-told-die", "die"),
)
"""The messages that report rolled dice, each with the place of the dice."""


def _card(card: str) -> Image.Image:
    """Return the main icon of the scene of ``card``, on a tile in the card's color."""
    colour = look.colour_of(card)
    picture = tinted(rounded(SIDE, SIDE, _RADIUS), INK)
    lay(picture, shaded(rounded(SIDE, SIDE, _RADIUS, 2), GOLD_PALE, darker(GOLD, 0.3)), (0, 0))
    lay(picture, tinted(rounded(SIDE, SIDE, _RADIUS, 8), INK), (0, 0))
    face = rounded(SIDE, SIDE, _RADIUS, 10)
    lay(picture, shaded(face, lighter(colour, 0.16), darker(colour, 0.3)), (0, 0))
    about = scenery.scenes()[card].icons[0]
    sign = icons.icon(about, round(SIDE * 0.72), figure_on(colour), darker(colour, 0.75), 3)
    lay_centred(picture, sign, (SIDE / 2, SIDE / 2))
    return picture


def _die(value: int) -> Image.Image:
    """Return a die showing ``value``."""
    return dice.die(value, SIDE).image


EMOJIS = EmojiSet(
    "saga",
    {
        **{card: partial(_card, card) for card in scenery.scenes()},
        **{
            f"type_{kind}": partial(sign, look.TYPE_ICONS[kind], look.TYPE_COLOURS[kind])
            for kind in look.TYPE_ICONS
        },
        **{name: partial(sign, look.CHARACTERISTIC_ICONS[name], NIGHT) for name in CHARACTERISTICS},
        **{f"die_{value}": partial(_die, value) for value in _FACES},
    },
    {
        **{f"saga-card-{card}": card for card in scenery.scenes()},
        **{f"saga-type-{kind}": f"type_{kind}" for kind in look.TYPE_ICONS},
        **{f"saga-characteristic-{name}": name for name in CHARACTERISTICS},
    },
    dict.fromkeys(_ROLLED, "die_{}"),
)
