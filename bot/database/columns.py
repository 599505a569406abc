"""Columns derived from the fields of structs, so each stored value is declared only once."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.compiler import compiles

from games.engine.text import Typed


class Json(sa.TypeDecorator[Any]):
    """A value of the type ``hint``, stored as JSON; ``None`` is stored as NULL if ``hint`` allows it."""

    impl = sa.LargeBinary
    cache_ok = True

    def __init__(self, hint: Any) -> None:
        super().__init__()
        self.hint = hint
        self._decoder = msgspec.json.Decoder(hint)

    def process_bind_param(self, value: Any, dialect: sa.Dialect) -> bytes | None:
        """Return ``value`` as JSON."""
        return None if value is None and _is_optional(self.hint) else msgspec.json.encode(value)

    def process_result_value(self, value: Any, dialect: sa.Dialect) -> Any:
        """Return the typed value that was written."""
        return None if value is None else self._decoder.decode(value)


class TypedText(sa.TypeDecorator[Typed]):
    """Text that a person typed, stored as plain text."""

    impl = sa.Text
    cache_ok = True

    @property
    def python_type(self) -> type[Typed]:
        """The type of the values in Python."""
        return Typed

    def process_bind_param(self, value: Typed | None, dialect: sa.Dialect) -> str | None:
        """Return the raw text of ``value``."""
        return None if value is None else value.raw

    def process_result_value(self, value: str | None, dialect: sa.Dialect) -> Typed | None:
        """Return the typed text that was written."""
        return None if value is None else Typed(value)


_PLAIN: dict[Any, type[sa.types.TypeEngine[Any]]] = {
    int: sa.BigInteger,
    float: sa.Double,
    bool: sa.Boolean,
    str: sa.Text,
    Typed: TypedText,
    bytes: sa.LargeBinary,
}
"""Types that need no JSON."""


def column(name: str, hint: Any, *constraints: sa.ForeignKey, **options: Any) -> sa.Column[Any]:
    """Return the column of a field; it's nullable if the field may be ``None``."""
    [kind] = [part for part in get_args(hint) if part is not NoneType] if _is_optional(hint) else [hint]
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) is Literal:
        kind = str
    known = _PLAIN.get(kind)
    return sa.Column(
        name, known() if known else Json(hint), *constraints, nullable=_is_optional(hint), **options
    )


def columns(
    struct: type[Struct], *, key: Collection[str] = (), but: Collection[str] = ()
) -> Iterator[sa.Column[Any]]:
    """Yield a column for each field of ``struct`` except ``but``; keys called ``id`` are generated."""
    for field in msgspec.structs.fields(struct):
        if field.name not in but:
            is_key = field.name in key
            yield column(
                field.name, field.type, primary_key=is_key, autoincrement=is_key and field.name == "id"
            )


def _is_optional(hint: Any) -> bool:
    return get_origin(hint) in {Union, UnionType} and NoneType in get_args(hint)


# SQLite's strict tables accept only these type names.
@compiles(sa.BigInteger, "sqlite")
@compiles(sa.Boolean, "sqlite")
def _integer(*_: Any, **__: Any) -> str:
    return "INTEGER"


@compiles(sa.Double, "sqlite")
def _real(*_: Any, **__: Any) -> str:
    return "REAL"
