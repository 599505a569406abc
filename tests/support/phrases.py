"""What a message of the catalogue says, for tests: they name its key and quote no sentence."""

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
    """Return the message ``key``, parsed alone.

    :raises KeyError: there is none.
    """
    [entry] = (
        entry for entry in FluentParser().parse(_sources(locale)[key]).body if isinstance(entry, ast.Message)
    )
    return entry


class _Stretches(Visitor):
    """Collects the text between the places of a message, of all its variants or of one."""

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
    """Return what ``key`` says whatever fills its places: its longest text, without a full stop.

    ``variant`` is the one to look at, where a message has several (``one``, ``other``).
    """
    stretches = _Stretches(variant)
    stretches.visit(message(locale, key))
    return max(stretches.found, key=len).strip(" .:,")


def spoken(key: str, locale: str = "en", **args: str | float | Typed) -> str:
    """Return the whole sentence of ``key`` with ``args`` in its places."""
    return words_for(locale)(key, **args)


@cache
def mistakes() -> tuple[str, ...]:
    """Return what somebody reads, in any language, after a mistake of ours."""
    return tuple(phrase(key, locale) for key in _MISTAKES for locale in locales())
