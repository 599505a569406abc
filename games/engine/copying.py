"""Copying states, with code generated once per struct type from the type hints of its fields.

States are copied for every playout and every move, so copying must be fast. Immutable values (numbers, texts,
tuples of them, frozen structs with everything in them) are shared, and the rest is copied as handwritten code
would do it.
"""

from __future__ import annotations

import enum
import inspect
import re
import types
import typing
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

Kind = TypeVar("Kind", bound=Struct)

_UNCHANGING = (int, float, str, bytes, enum.Enum, types.NoneType)


def copied(value: Kind) -> Kind:
    """Return an independent copy of ``value``: changes in one never show in the other.

    Each field must match its hint; a struct in it must have exactly that type, not a subclass.

    :raises TypeError: the hint of a field doesn't determine how to copy the value.
    """
    return copier_of(type(value))(value)


def copier_of(kind: type[Kind]) -> Callable[[Kind], Kind]:
    """Return the function that copies structs of the type ``kind``, as :func:`copied` does.

    :raises TypeError: the hint of a field doesn't determine how to copy the value.
    """
    return _copiers[kind]


class _Copiers(dict[type, Callable[[Any], Any]]):
    """Copy functions by struct type, each generated on first use."""

    def __missing__(self, kind: type[Struct]) -> Callable[[Any], Any]:
        source, parts = copying_code(kind)

        def later(value: Any) -> Any:
            return self[kind](value)

        # A placeholder, for structs that contain others of their own type.
        self[kind] = later
        try:
            names: dict[str, Any] = {"kind": kind, **{name: self[part] for name, part in parts.items()}}
        except TypeError:
            del self[kind]
            raise
        exec(source, names)  # noqa: S102 - the source consists only of field names and fixed text
        copier: Callable[[Any], Any] = names["copy"]
        self[kind] = copier
        return copier


_copiers = _Copiers()


def copying_code(kind: type[Struct]) -> tuple[str, dict[str, type[Struct]]]:
    """Return the source of a function ``copy`` for structs of ``kind``, and the structs it needs copiers for.

    :raises TypeError: the hint of a field does not say how to copy what is in it.

    >>> class Pile(Struct):
    ...     owner: int
    ...     cards: list[str]
    ...     below: list[list[str]] | None = None
    >>> print(copying_code(Pile)[0])
    def copy(old):
        return kind(
            old.owner,
            old.cards[:],
            None if old.below is None else [a[:] for a in old.below],
        )
    """
    hints = typing.get_type_hints(kind)
    lines = ["def copy(old):", "    return kind("]
    parts: dict[str, type[Struct]] = {}
    for name, parameter in inspect.signature(kind).parameters.items():
        value = f"old.{name}"
        try:
            value = _copy_of(value, hints[name], parts) or value
        except TypeError as error:
            raise TypeError(f"{kind.__name__}.{name}: {error}") from None
        keyword = f"{name}=" if parameter.kind is parameter.KEYWORD_ONLY else ""
        lines.append(f"        {keyword}{value},")
    return "\n".join([*lines, "    )"]), parts


def _copy_of(value: str, hint: Any, parts: dict[str, type[Struct]], depth: int = 0) -> str | None:
    """Return the source of a copy of the expression ``value`` of type ``hint``; ``None`` if it's shared."""
    origin, of = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return _copy_of(value, of[0], parts, depth)
    if origin is typing.Literal or _is(hint, _UNCHANGING):
        return None
    if origin in (typing.Union, types.UnionType):
        return _copy_of_union(value, of, parts, depth)
    if _is(hint, Struct):
        if hint.__struct_config__.frozen:
            return None
        name = re.sub(r"\W", "_", f"copy_{hint.__module__}_{hint.__qualname__}")
        parts[name] = hint
        return f"{name}({value})"
    one = chr(ord("a") + depth)
    if origin is tuple:
        if _all_shared([item for item in of if item is not ...], parts, depth):
            return None
        if len(of) == 2 and of[1] is ...:
            return f"tuple([{_copy_of(one, of[0], parts, depth + 1)} for {one} in {value}])"
    if origin is frozenset:
        return None
    if origin is set:
        return f"{value}.copy()"
    if origin is list:
        inner = _copy_of(one, of[0], parts, depth + 1)
        return f"{value}[:]" if inner is None else f"[{inner} for {one} in {value}]"
    if origin is dict and _all_shared(of[:1], parts, depth):
        inner = _copy_of(one, of[1], parts, depth + 1)
        return f"{value}.copy()" if inner is None else f"{{key: {inner} for key, {one} in {value}.items()}}"
    raise TypeError(f"nothing says how to copy {hint}")


def _copy_of_union(value: str, of: tuple[Any, ...], parts: dict[str, type[Struct]], depth: int) -> str | None:
    if _all_shared(of, parts, depth):
        return None
    others = [one for one in of if one is not types.NoneType]
    if len(others) != 1 or len(of) != 2:
        raise TypeError(f"nothing says which of {others} to copy")
    return f"None if {value} is None else {_copy_of(value, others[0], parts, depth)}"


def _all_shared(hints: typing.Iterable[Any], parts: dict[str, type[Struct]], depth: int) -> bool:
    return all(_copy_of("", hint, dict(parts), depth) is None for hint in hints)


def _is(hint: Any, kinds: type | tuple[type, ...]) -> bool:
    return isinstance(hint, type) and issubclass(hint, kinds)
