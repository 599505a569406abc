"""The keys that Abraca composes, and the possible values of their placeholders (``tests/words/keys.py``)."""

from __future__ import annotations

from typing import get_args, get_type_hints

from games.abraca.components import NUMBERS, SPELLS
from games.abraca.model import Declaration, RoundEnd
from tests.words.keys import Row

_ENDS = get_args(RoundEnd)
_BOTH_SIDES = [spell for spell in NUMBERS if SPELLS[spell].damage == "left_and_right"]
_RESULTS = get_args(get_type_hints(Declaration)["result"])

COMPOSED: list[Row] = [
    ("abraca-climax-{kind}", "all-used attack survivor"),
    ("abraca-effect-{number}", NUMBERS),
    ("abraca-spell-{number} abraca-spell-{secret} abraca-spell-{spell}", NUMBERS),
    ("abraca-event-secret-own-{worth}", "living winner"),
    ("abraca-event-{change}", "gain loss"),
    ("abraca-event-{end}", [end.replace("_", "-") for end in _ENDS]),
    ("abraca-event-{result} abraca-told-{result}", _RESULTS),
    ("abraca-picture-cast-{result}", _RESULTS),
    ("abraca-picture-end-{end}", _ENDS),
    ("abraca-picture-calls-{step} abraca-picture-turn-{step} abraca-picture-your-turn-{step}", "first more"),
    (
        "{key}-one",
        [f"abraca-effect-{spell}" for spell in _BOTH_SIDES],
    ),
]
