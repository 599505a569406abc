"""The reference entries of Abraca; rules/abraca#2 and the sections that each entry names."""

from __future__ import annotations

from functools import partial

from games.abraca.components import COMPONENTS, SPELLS, Spell
from games.engine.reference import Entry, about, called, example
from games.engine.text import Text

_about, _called, _example = partial(about, "abraca"), partial(called, "abraca"), partial(example, "abraca")

_EXAMPLES = {1: 3, 2: 10, 3: 1, 4: 7, 5: 8, 6: 11, 7: 11, 8: 9}
"""The worked example of each spell."""


def _spell(spell: Spell) -> Entry:
    number = spell.number
    is_aimed = spell.damage in ("left_and_right", "left", "right")
    anchor = "6.3" if is_aimed else "6.2" if spell.secret else "6.1" if spell.heal else "2"
    return Entry(
        id=f"spell-{number}",
        kind="spell",
        title=Text("abraca-option-cast", {"number": number, "spell": Text(f"abraca-spell-{number}")}),
        texts=(
            _about(spell.damage) if is_aimed else Text(f"abraca-effect-{number}"),
            _about("copies", count=spell.copies),
        ),
        anchor=anchor,
        chapter=4,
        example=_example(_EXAMPLES.get(number)),
        components=(str(number),),
    )


def _thing(
    name: str,
    anchor: str,
    chapter: int,
    number: int | None,
    *components: str,
    **args: int,
) -> Entry:
    texts = (_about(name, **args),)
    return Entry(name, "thing", _called(name), texts, anchor, chapter, _example(number), components)


_SCORING = COMPONENTS.scoring

ENTRIES = (
    *map(_spell, SPELLS.values()),
    _thing("hand", "5.4", 3, 11, "hand_size", count=COMPONENTS.hand_size),
    _thing(
        "life", "6.1", 4, 9, "start_life", "max_life", start=COMPONENTS.start_life, most=COMPONENTS.max_life
    ),
    _thing("die", "2", 4, 2, "die", least=min(COMPONENTS.die), most=max(COMPONENTS.die)),
    _thing("pool", "4.2.5", 2, None, "deals"),
    _thing("aside", "4.2.3", 2, None, "deals"),
    _thing("secret", "7.award", 5, 4, "secret_stones", count=COMPONENTS.secret_stones),
    _thing("neighbours", "3", 3, None),
    _thing("failure", "5.3", 3, 21),
    _thing("order", "10", 3, 12, "lower_penalty"),
    _thing("last-stone", "7.1", 5, 5),
    _thing("knock-out", "7.2", 5, 6),
    _thing(
        "points",
        "8",
        6,
        13,
        "target_points",
        "scoring",
        target=COMPONENTS.target_points,
        winner=_SCORING.winner,
        survivor=_SCORING.survivor,
    ),
)
"""All entries of the reference."""

CHAPTERS: tuple[tuple[str, ...], ...] = (
    ("1", "2"),
    ("3", "4"),
    ("5", "10"),
    ("6",),
    ("7",),
    ("8",),
    ("9",),
    ("11", "12"),
    ("13", "14", "15", "16"),
    ("18",),
    ("17",),
    ("11",),
)
"""The sections of the rules page that each chapter covers; examples and deviations from print come last."""
