"""Look up messages of the catalogue by key, so that tests needn't quote sentences."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.engine.text import Typed
from render.catalogue import entries_of
from render.words import files_of, locales, words_for

_MISTAKES = ("refused-error", "refused-error-later", "refused-halted", "board-halted")


@cache
def _sources(locale: str) -> dict[str, str]:
    texts = [file.read_text(encoding="utf-8") for file in files_of(locale)]
    return {name: source for text in texts for name, source in entries_of(text)}


@cache
def message(locale: str, key: str) -> ast.Message:
    """Return the message ``key``, parsed on its own.

    :raises KeyError: there is no such message.
    """
    [entry] = (
        entry for entry in FluentParser().parse(_sources(locale)[key]).body if isinstance(entry, ast.Message)
    )
    return entry


class _Stretches(Visitor):
    """Collects the literal text between a message's placeables, of all its variants or of one."""

    def __init__(self, variant: str | None) -> None:
        self.variant = variant
        self.found: list[str] = []

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        name = node.key.name if isinstance(node.key, ast.Identifier) else node.key.value
        if self.variant in {None, name}:
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found += node.value.split("\n")


@cache
def phrase(key: str, locale: str = "en", *, variant: str | None = None) -> str:
    """Return the longest literal text of ``key``, without its full stop: it appears whatever the arguments
    are.

    ``variant`` chooses one if the message has several (``one``, ``other``).
    """
    stretches = _Stretches(variant)
    stretches.visit(message(locale, key))
    return max(stretches.found, key=len).strip(" .:,")


def spoken(key: str, locale: str = "en", **args: str | float | Typed) -> str:
    """Return the whole sentence of ``key`` with ``args`` filled in."""
    return words_for(locale)(key, **args)


@cache
def mistakes() -> tuple[str, ...]:
    """Return the messages, in every language, that a person reads after an internal error."""
    return tuple(phrase(key, locale) for key in _MISTAKES for locale in locales())
