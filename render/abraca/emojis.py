"""The emojis of Abraca: the sign of each spell, and a heart."""

from __future__ import annotations

from functools import partial

from render.abraca import stones
from render.emojis import SIDE, EmojiSet
from render.kit import tokens

EMOJIS = EmojiSet(
    "abraca",
    {
        **{f"spell_{number}": partial(stones.medallion, number, SIDE) for number in stones.KINDS},
        "heart": partial(tokens.heart, SIDE, True),
    },
    {f"abraca-spell-{number}": f"spell_{number}" for number in stones.KINDS},
    {
        **{(f"abraca-event-{change}", "amount"): "heart" for change in ("loss", "gain")},
        **{(f"abraca-told-{result}", "number"): "spell_{}" for result in ("hit", "miss", "lower")},
    },
)
