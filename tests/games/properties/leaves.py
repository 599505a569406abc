"""A struct as its leaves: every value in it that has no parts, by the way that leads there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, TypeAlias

import msgspec

Path: TypeAlias = tuple[str | int, ...]
"""Names of fields and places in lists, from the outside in; ``LENGTH`` at the end is how long a list is."""

LENGTH = "#"


def plain(value: Any) -> Any:
    """Return ``value`` as dictionaries, lists and what JSON has else."""
    return msgspec.to_builtins(value, builtin_types=())


def leaves(value: Any) -> dict[Path, Any]:
    """Return what :func:`plain` gave, leaf by leaf."""
    found: dict[Path, Any] = {}
    _gather(value, (), found)
    return found


def _gather(value: Any, path: Path, found: dict[Path, Any]) -> None:
    parts: Iterable[tuple[str | int, Any]]
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, (list, tuple)):
        found[*path, LENGTH] = len(value)
        parts = enumerate(value)
    else:
        found[path] = value
        return
    for step, part in parts:
        _gather(part, (*path, step), found)


@cache
def general(path: Path) -> str:
    """Return ``path`` with a star for every place in a list."""
    return ".".join("*" if isinstance(step, int) else step for step in path)


def with_leaf(value: Any, path: Path, leaf: Any) -> Any:
    """Return a copy of what :func:`plain` gave in which ``leaf`` stands at ``path``.

    A list gets longer by repeating its last part.

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
    """Return the general paths of the leaves in which two structs differ."""
    first, second = leaves(plain(one)), leaves(plain(other))
    return sorted(
        {general(path) for path in first.keys() | second.keys() if first.get(path) != second.get(path)}
    )
