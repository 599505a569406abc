"""The reference entries of Touria; rules/touria#2 and the sections that each entry names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.engine.reference import Entry, about, called, example
from games.engine.text import Text
from games.touria.components import BLACK, COLOURS, COMPONENTS, GEMS, ITEMS, ORDERS, PURPLE
from games.touria.rules.board import MINES, PLACES
from games.touria.telling.naming import dweller, effect, gem, gems, item, space, the_item, to_space, tower

_about, _called, _example = partial(about, "touria"), partial(called, "touria"), partial(example, "touria")

_ITEMS = {
    "boots": 7, "helmet": 18, "paintbrush": 19, "mirror": 20, "chest": 21, "lantern": 22, "knapsack": 23,
    "frog": 23, "compass": 24, "rose": 25, "hourglass": 27, "flagon": 15,
}  # fmt: skip
"""The worked example of each item."""

_OWN_PARAGRAPHS = {"mirror": "9.mirror", "chest": "9.pile"}
"""Items with a paragraph of their own, in addition to their row in the table."""

_PLACES = {
    "sword_master": ("7.1", 15),
    "trader": ("7.2", 13),
    "forest_fairy": ("7.3", None),
    "fountain_fairy": ("7.4", None),
    "thief": ("7.5", 17),
    "dragon": ("7.6", 14),
    "goldsmith": ("7.7", 12),
    "tournament": ("7.9", 18),
}
"""The section of each place, and its worked example."""


def _items() -> Iterator[Entry]:
    for name in ITEMS:
        windows = (Text(f"touria-lookup-when-{window}") for window in COMPONENTS.items[name])
        texts = (effect(name), *windows)
        anchor = _OWN_PARAGRAPHS.get(name, "9")
        number, mentions = _ITEMS.get(name), (the_item(name),)
        yield Entry(name, "item", item(name), texts, anchor, 7, _example(number), (name,), mentions)


def _places() -> Iterator[Entry]:
    for place in PLACES:
        anchor, number = _PLACES[place]
        texts = (Text(f"touria-about-{place}"),)
        yield _place(place, texts, anchor, 4, number, place)
    for name, anchor, chapter, number in (
        ("wizard", "7.8", 4, 18),
        ("bridge", "3.2", 3, 8),
        ("castle", "10.1", 8, 25),
    ):
        target = COMPONENTS.targets
        args = {"target": target.standard, "short": target.introductory} if name == "castle" else {}
        components = (name, "targets") if name == "castle" else (name,)
        texts = (_about(name, **args),)
        yield _place(name, texts, anchor, chapter, number, *components)


def _place(
    name: str, texts: tuple[Text, ...], anchor: str, chapter: int, number: int | None, *components: str
) -> Entry:
    shown = _example(number)
    mentions = (to_space(name),)
    return Entry(f"place-{name}", "place", space(name), texts, anchor, chapter, shown, components, mentions)


def _mines() -> Iterator[Entry]:
    texts = (_about("mine"), _about("mine-black"))
    for name in MINES:
        yield Entry(name, "mine", space(name), texts, "6.3", 5, _example(11), (name,), (to_space(name),))


def _towers() -> Iterator[Entry]:
    for one in COMPONENTS.towers:
        sides = dict(zip(("north", "east", "south", "west"), map(space, one.sides), strict=True))
        texts = (_about("tower", **sides), _about("tower-turns"))
        yield Entry(f"tower-{one.id}", "tower", tower(one.id), texts, "3.4", 3, _example(3), (one.id,))


def _gems() -> Iterator[Entry]:
    for colour, name in enumerate(COLOURS):
        sort = "black" if colour == BLACK else "purple" if colour == PURPLE else "regular"
        anchor, number = {"black": ("10.1", 14), "purple": ("8.1", 13), "regular": ("6.3", 12)}[sort]
        texts = (_about(f"gem-{sort}", count=GEMS[colour]),)
        title = _called("gem", gem=gem(colour))
        yield Entry(f"gem-{name}", "gem", title, texts, anchor, 5, _example(number), (name,))


def _orders() -> Iterator[Entry]:
    alike: dict[tuple[tuple[int, ...], int], tuple[str, ...]] = {}
    for name, order in ORDERS.items():
        alike[order] = (*alike.get(order, ()), name)
    for (need, coins), names in alike.items():
        title = _called("order", gems=gems(need), coins=coins)
        texts = (_about("order", coins=coins),)
        yield Entry(f"order-{names[0]}", "order", title, texts, "7.2", 4, _example(13), names)


def _people() -> Iterator[Entry]:
    for name, gift in COMPONENTS.dwellers.items():
        texts = (_about("siblings") if gift == "none" else _about("dweller", gift=gift),)
        anchor = "10.2.3" if gift == "none" else "10.2.4"
        yield Entry(f"person-{name}", "person", dweller(name), texts, anchor, 8, _example(25), (name,))


def _thing(name: str, anchor: str, chapter: int, number: int | None, *components: str, **args: int) -> Entry:
    texts = (_about(name, **args),)
    title = _called(name)
    return Entry(f"thing-{name}", "thing", title, texts, anchor, chapter, _example(number), components)


_MOVEMENT, _SUPPLY = COMPONENTS.movement, COMPONENTS.supply

ENTRIES = (
    *_items(),
    *_places(),
    *_mines(),
    *_towers(),
    *_gems(),
    *_orders(),
    *_people(),
    _thing("heart", "10.1", 1, 9, "supply", "rewards", count=_SUPPLY.hearts),
    _thing("coin", "6.2", 3, 8, "coin", count=_SUPPLY.coins, coins=COMPONENTS.start.coins),
    _thing("sword", "5.1", 3, 5, "sword", count=_SUPPLY.swords),
    _thing("elixir", "8.2", 6, 15, "elixir"),
    _thing("die", "7.6", 4, 16),
    _thing("steps", "6.2", 3, 10, "movement", "roads", "exit_road", free=_MOVEMENT.free_steps),
    _thing("copying", "8.2", 6, 15),
    _thing("doubling", "8.1", 6, 13),
    _thing("doors", "10.2", 8, 25, "door_spaces", count=len(COMPONENTS.door_spaces)),
    _thing("bonus", "4.10", 2, 1, "start"),
    _thing("screen", "11", 9, None, "seats"),
    _thing("pass", "5.1.pass", 3, 28),
    _thing("sudden-marriage", "10.3", 11, 26),
)
"""All entries of the reference."""

CHAPTERS: tuple[tuple[str, ...], ...] = (
    ("1", "18"),
    ("2", "4"),
    ("5", "6"),
    ("7",),
    ("6",),
    ("8",),
    ("9",),
    ("10",),
    ("11",),
    ("8",),
    ("19",),
    ("3", "12", "13", "14", "17"),
    ("15",),
    ("16",),
)
"""The sections of the rules page that each chapter covers, examples last."""
