"""The catalogue keys that the code uses: written whole in a string, or composed in an f-string."""

from __future__ import annotations

import ast
import importlib
import itertools
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TypeAlias

import bot
import games
import render
from games.registry import GAMES

PACKAGES = [Path(package.__path__[0]) for package in (bot, games, render)]

Places: TypeAlias = str | Iterable[object]
"""The words for one placeholder of a template, as a collection or in one string."""
Row: TypeAlias = tuple[str, *tuple[Places, ...]]
"""Templates as the code writes them, separated by spaces, and the possible values of each placeholder.

A placeholder that lists tuples stands for several placeholders.
"""

NAMING = {"gallery.py", "fonts.py"}
"""Files whose f-strings are file names."""

_WHOLE = re.compile(r"[a-z][a-z0-9_-]*")
_TEMPLATE = re.compile(r"([a-z]+-|\{family\}-|\{\w+\}-[a-z])([a-z0-9_-]|\{\w+\})*")
_PLACE = re.compile(r"\{\w+\}")


class Asked(ast.NodeVisitor):
    """Collects the strings of a module that may be keys, and the templates of its f-strings."""

    def __init__(self) -> None:
        self.whole: set[str] = set()
        self.templates: set[str] = set()

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and _WHOLE.fullmatch(node.value):
            self.whole.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        if _TEMPLATE.fullmatch(template := template_of(node)):
            self.templates.add(template)
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def visit_Call(self, node: ast.Call) -> None:
        match node:
            case ast.Call(func=ast.Attribute(attr="removeprefix" | "removesuffix")):
                return
            case ast.Call(func=ast.Name(id="refused"), args=[key, *_]):
                parts = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
                self.whole.update(f"refused-{part.value}" for part in parts if isinstance(part, ast.Constant))
        self.generic_visit(node)


def template_of(node: ast.JoinedStr) -> str:
    """Return an f-string with expressions named: ``saga-type-{type}`` for ``{card.type}``."""
    return "".join(
        f"{{{_name(part.value)}}}" if isinstance(part, ast.FormattedValue) else ast.literal_eval(part)
        for part in node.values
    )


def _name(node: ast.expr) -> str:
    match node:
        case ast.Call(func=ast.Attribute(value=inner, attr="replace" | "lower" | "strip")):
            return _name(inner)
        case ast.Call(func=ast.Name(id="str"), args=[inner]) | ast.Call(func=inner):
            return _name(inner)
        case ast.Subscript(value=inner) | ast.BoolOp(values=[inner, *_]):
            return _name(inner)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return "_"


@cache
def asked() -> Asked:
    """Return the keys and templates that the code uses."""
    found = Asked()
    for file in (file for package in PACKAGES for file in sorted(package.rglob("*.py"))):
        if file.name not in NAMING:
            found.visit(ast.parse(file.read_text(encoding="utf-8")))
    return found


@cache
def composed() -> dict[str, set[str]]:
    """Return the keys of each template that ``tests/words/composed.py`` or a game's ``words.py`` lists."""
    modules = ("tests.words.composed", *(f"tests.games.{game}.words" for game in GAMES))
    found: dict[str, set[str]] = defaultdict(set)
    for module in filter(find_spec, modules):
        rows: Sequence[Row] = importlib.import_module(module).COMPOSED
        for templates, *places in rows:
            for template in templates.split():
                found[template].update(_filled(template, places))
    return found


def _filled(template: str, places: Sequence[Places]) -> Iterator[str]:
    """Yield ``template`` with every combination of words filled in."""
    shape = _PLACE.sub("{}", template)
    for words in itertools.product(*(place.split() if isinstance(place, str) else place for place in places)):
        flat = itertools.chain.from_iterable(word if isinstance(word, tuple) else (word,) for word in words)
        yield shape.format(*flat)
