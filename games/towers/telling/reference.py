"""The reference entries of Tschak!; rules/towers#2 and the sections that each entry names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.engine.reference import Entry, about, called, example
from games.towers.components import CARDS, COMPONENTS, MONSTERS, TREASURES, Card
from games.towers.telling.game_events import card as card_name
from games.towers.telling.game_events import monster as monster_name
from games.towers.telling.game_events import treasure as treasure_name

_about, _called, _example = partial(about, "towers"), partial(called, "towers"), partial(example, "towers")

_TIES = {"wizard": ("6.2", 8), "warrior": ("6.4", 10), "dwarf": ("6.6", 12)}
"""The section about each type's tie-break, and its worked example."""


def _card(card: Card) -> Entry:
    if card.is_artifact or card.is_chameleon:
        name = "artifact" if card.is_artifact else "chameleon"
        texts = (_about(name), _about("worthless"))
        anchor, number = ("5.2", 3) if card.is_artifact else ("5.1", 7)
    else:
        anchor, number = ("6.3", 9) if card.weapon == "wand" else _TIES[card.type]
        texts = (_about("card", value=card.value), _about(card.type))
    return Entry(card.id, card.type, card_name(card.id), texts, anchor, 5, _example(number), (card.id,))


def _monsters() -> Iterator[Entry]:
    for monster in MONSTERS.values():
        if monster.kind == "creature":
            texts = (_about("creature", skulls=monster.skulls),)
            title, example_18 = monster_name(monster.id), _example(18)
            yield Entry(monster.id, "monster", title, texts, "8", 8, example_18, (monster.id,))
    pack = tuple(monster.id for monster in MONSTERS.values() if monster.kind == "troglodyte")
    texts = (_about("troglodyte", count=len(pack)),)
    yield Entry("troglodyte", "monster", monster_name(pack[0]), texts, "8", 8, _example(18), pack)


def _treasures() -> Iterator[Entry]:
    for treasure in TREASURES.values():
        if treasure.kind in ("chest", "cursed"):
            texts = (_about(treasure.kind, points=treasure.points),)
            title = treasure_name(treasure.id)
            yield Entry(treasure.id, "treasure", title, texts, "8", 8, _example(18), (treasure.id,))
    for kind, anchor, number in (("ring", "8", 18), ("trophy", "8", 19), ("elixir", "8.elixir", 20)):
        same = tuple(treasure.id for treasure in TREASURES.values() if treasure.kind == kind)
        texts = (_about(kind, count=len(same)),)
        yield Entry(kind, "treasure", treasure_name(same[0]), texts, anchor, 8, _example(number), same)


def _floors() -> Iterator[Entry]:
    for floor, steps in enumerate(COMPONENTS.floors, start=1):
        texts = (_about("floor", steps=len(steps)),)
        number = 23 if floor == 1 else 22 if floor == 2 else None
        title = _called("floor", floor=floor)
        names = (f"floor_{floor}", "floors")
        yield Entry(f"floor-{floor}", "board", title, texts, "4.commit", 4, _example(number), names)


def _board(name: str, anchor: str, chapter: int, number: int | None, *components: str, **args: int) -> Entry:
    texts = (_about(name, **args),)
    return Entry(name, "board", _called(name), texts, anchor, chapter, _example(number), components)


ENTRIES = (
    *map(_card, CARDS.values()),
    *_monsters(),
    *_treasures(),
    _board("tower", "4.tower", 2, None, "towers", count=COMPONENTS.towers),
    *_floors(),
    _board("team", "5", 5, 1, "team_size"),
    _board("ties", "6", 6, 11),
    _board("last-card", "7", 7, 13),
    _board("gold", "7.3", 7, 15, "gold", count=COMPONENTS.gold),
    _board("passing", "4.pass", 7, 17, "ring_places"),
    _board("travelling-board", "3.3", 3, 16, "tables"),
    _board(
        "put-back",
        "3.2.2",
        2,
        None,
        "removed_monsters",
        "removed_treasures",
        monsters=COMPONENTS.removed_monsters,
        treasures=COMPONENTS.removed_treasures,
    ),
)
"""All entries of the reference."""

CHAPTERS: tuple[tuple[str, ...], ...] = (
    ("1",),
    ("2", "3"),
    ("3",),
    ("4",),
    ("5",),
    ("6",),
    ("7", "4"),
    ("8",),
    ("2",),
    ("10",),
    ("9",),
    ("11", "12", "13", "14"),
    ("16",),
    ("15",),
    ("9",),
)
"""The sections of the rules page that each chapter covers; examples and deviations from print come last."""
