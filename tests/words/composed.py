"""Keys of the catalogue that are put together in code, and everything that they can be.

An f-string such as ``f"touria-gem-{colour}"`` is found by its shape. What ``{colour}`` can be is inferred
where the code tells: by a ``Literal`` in an annotation, by constants that a name stands for, by what a loop
runs over, by what all callers of a function pass. Where it does not, ``declared.py`` says it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from tests.words.code import Code
from tests.words.inference import Inference, Values, shape_of

_SHAPE = re.compile(r"([a-z]+-|\{\}-[a-z])([a-z0-9_-]|\{\})*")


@dataclass(frozen=True)
class Composed:
    """An f-string that makes keys: where it stands, and how it is written.

    ``shape`` has ``{}`` for its places; ``keys`` is ``None`` where it is not known what they can be.
    """

    module: str
    line: int
    source: str
    shape: str
    keys: Values | None

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.source}"


def composed(code: Code, inference: Inference) -> Iterator[Composed]:
    """Yield every f-string of ``code`` that may make keys."""
    for module in code.modules:
        for node in module.nodes:
            if isinstance(node, ast.JoinedStr) and _SHAPE.fullmatch(shape := shape_of(node)):
                keys = inference.values(node, module)
                yield Composed(module.name, node.lineno, ast.unparse(node), shape, keys)
