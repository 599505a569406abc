"""A struct as its leaves: every value in it without parts, by its path."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, TypeAlias

import msgspec

Path: TypeAlias = tuple[str | int, ...]
"""Field names and list indexes from the outside in; ``LENGTH`` at the end stands for a list's length."""

LENGTH = "#"


def plain(value: Any) -> Any:
    """Return ``value`` as dictionaries, lists and other JSON types."""
    return msgspec.to_builtins(value, builtin_types=())


def leaves(value: Any) -> dict[Path, Any]:
    """Return the leaves of a :func:`plain` value by path."""
    found: dict[Path, Any] = {}
    _gather(value, (), found)
    return found


def _gather(value: Any, path: Path, found: dict[Path, Any]) -> None:
    parts: Iterable[tuple[str | int, Any]]
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, list | tuple):
        found[*path, LENGTH] = len(value)
        parts = enumerate(value)
    else:
        found[path] = value
        return
    for step, part in parts:
        _gather(part, (*path, step), found)


def changed(one: Any, other: Any) -> list[Path]:
    """Return the paths of leaves in ``one`` for which ``leaf_at`` finds a different value in ``other``.

    Both are :func:`plain` values. Equal parts are skipped as a whole.
    """
    found: list[Path] = []
    if one != other:
        _gather_changed(one, other, (), found)
    return found


def _gather_changed(one: Any, other: Any, path: Path, found: list[Path]) -> None:
    if isinstance(one, dict):
        parts: Iterable[tuple[str | int, Any]] = one.items()
        others = other.get if isinstance(other, dict) else _nothing
    elif isinstance(one, list | tuple):
        parts = enumerate(one)
        others = dict(enumerate(other)).get if isinstance(other, list | tuple) else _nothing
        if leaf_at(other, (LENGTH,)) != len(one):
            found.append((*path, LENGTH))
    else:
        if leaf_at(other, ()) != one:
            found.append(path)
        return
    for step, part in parts:
        if part != (there := others(step)):
            _gather_changed(part, there, (*path, step), found)


def _nothing(step: str | int) -> None:
    """Return an empty result: there is nothing at ``step``."""


def leaf_at(value: Any, path: Path) -> Any:
    """Return the leaf at ``path`` in a :func:`plain` value; ``None`` if there is no leaf."""
    for step in path:
        if step == LENGTH:
            return len(value) if isinstance(value, list | tuple) else None
        value = _part(value, step)
    return None if isinstance(value, dict | list | tuple) else value


def _part(value: Any, step: str | int) -> Any:
    if isinstance(value, dict):
        return value.get(step)
    is_in = isinstance(value, list | tuple) and isinstance(step, int) and step < len(value)
    return value[step] if is_in else None


@cache
def general(path: Path) -> str:
    """Return ``path`` with a star in place of each list index."""
    return ".".join("*" if isinstance(step, int) else step for step in path)


def with_leaf(value: Any, path: Path, leaf: Any) -> Any:
    """Return a copy of a :func:`plain` value with ``leaf`` at ``path``.

    A list is made longer by repeating its last element.

    :raises LookupError: the list is empty, so nothing can be repeated.
    """
    step, *rest = path
    if step == LENGTH:
        return [*value[:leaf], *[value[-1]] * (leaf - len(value))]
    if isinstance(step, str):
        return {**value, step: with_leaf(value[step], tuple(rest), leaf) if rest else leaf}
    parts = list(value)
    parts[step] = with_leaf(parts[step], tuple(rest), leaf) if rest else leaf
    return parts


def differing(one: Any, other: Any) -> list[str]:
    """Return the general paths of leaves that differ between two structs."""
    first, second = leaves(plain(one)), leaves(plain(other))
    return sorted(
        {general(path) for path in first.keys() | second.keys() if first.get(path) != second.get(path)}
    )
