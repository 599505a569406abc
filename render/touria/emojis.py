"""The emojis of Touria: gems, goods, magical items, the spaces of the board and the die."""

from __future__ import annotations

from functools import partial

from games.touria.components import COMPONENTS, Space
from render.emojis import SIDE, EmojiSet, sign
from render.kit.theme import BRONZE_DARK, LAPIS, SOOT
from render.touria import emblems, gems, goods

_GOODS = {"heart": "hearts", "coins": "coins", "sword": "swords", "elixir": "elixirs"}

_COUNTED = {"hearts": "heart", "coins": "coins", "swords": "sword", "elixirs": "elixir"}
"""The thing whose emoji goes with a number, by the last part of the message's key."""

_SIGNS = {
    "mine": ("cave-entrance", SOOT),
    "bridge": ("stone-bridge", BRONZE_DARK),
    "castle": ("castle-ruins", LAPIS),
}
"""The spaces without an action."""


def _thing(space: Space) -> str:
    """Return the thing shown for ``space``: all mines look alike."""
    return "mine" if space.kind == "mine" else space.id


_SPACES = {place: place for place in emblems.EMBLEMS} | {
    space.id: thing for space in COMPONENTS.spaces if (thing := _thing(space)) in _SIGNS
}
"""The thing shown for each space, and for the wizard's action."""

EMOJIS = EmojiSet(
    "touria",
    {
        **{f"gem_{colour}": partial(gems.gem, colour, SIDE - 8) for colour in gems.COLOURS},
        **{thing: partial(goods.good, kind, SIDE) for thing, kind in _GOODS.items()},
        **{name: partial(goods.item, name, SIDE) for name in goods.ITEMS},
        **{place: partial(emblems.token, place, SIDE) for place in emblems.EMBLEMS},
        **{thing: partial(sign, icon, colour) for thing, (icon, colour) in _SIGNS.items()},
        **{f"die_{colour}": partial(goods.die, colour, SIDE - 12) for colour in gems.COLOURS},
    },
    {
        **{f"touria-gem-{colour}": f"gem_{colour}" for colour in gems.COLOURS},
        **{f"touria-item-{name}": name for name in goods.ITEMS},
        "touria-thing-coin": "coins",
        "touria-thing-sword": "sword",
        "touria-thing-elixir": "elixir",
        **{f"touria-space-{name}": thing for name, thing in _SPACES.items()},
        **{f"touria-do-{place}": place for place in ("sword_master", "thief", "dragon", "fountain_fairy")},
        "touria-do-bonus-coin": "coins",
        "touria-do-bonus-sword": "sword",
        "touria-do-swap-coins": "coins",
        "touria-do-swap-hearts": "heart",
        "touria-do-copy-elixir": "elixir",
        "touria-do-double-purple": "gem_purple",
        "touria-do-double-bird": "bird",
        "touria-do-double-mirror": "mirror",
        # The message names several gems, and the emoji of the first alone would mislead.
        "touria-do-order": "trader",
    },
    {
        **{
            (f"touria-event-{change}-{what}", "count"): _COUNTED[what]
            for what in ("hearts", "coins", "swords")
            for change in ("gain", "pay")
        },
        **{
            (f"touria-{change}-{what}", "count"): thing
            for what, thing in _COUNTED.items()
            for change in ("more", "less")
        },
        **{(f"touria-some-{what}", "count"): _COUNTED[what] for what in ("hearts", "coins", "swords")},
        ("touria-some-gems", "count"): "gem_{colour}",
        ("touria-event-order", "count"): "coins",
        ("touria-event-new-order", "count"): "coins",
        ("touria-lacking-hearts", "count"): "heart",
        ("touria-lacking-coins", "count"): "coins",
        ("touria-lacking-black", "count"): "gem_black",
        ("touria-gems", "count"): "gem_{colour}",
        ("touria-event-roll", "gem"): "die_{}",
        # All mines look alike, and their gems are named before them.
        ("touria-event-mine", "mine"): "",
        ("touria-event-lantern-light", "mine"): "",
    },
    {
        **{f"touria-the-{name}": f"touria-item-{name}" for name in goods.ITEMS},
        **{f"touria-to-{name}": f"touria-space-{name}" for name in _SPACES},
        "touria-event-bonus-coin": "touria-thing-coin",
        "touria-event-bonus-sword": "touria-thing-sword",
        "touria-event-copy-elixir": "touria-thing-elixir",
        "touria-event-banish": "touria-gem-black",
        "touria-event-lantern-light": "touria-gem-black",
    },
)
