"""Recognizes a picture that was already drawn by its content."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from types import FunctionType

import msgspec
from PIL import Image

from render.forms import Thing
from render.words import Words


def content_of(draw: Callable[[], Image.Image]) -> bytes | None:
    """Return a digest of the function and the arguments that ``draw`` binds, or ``None`` if it has none.

    Drawings with the same digest give the same picture. Only a ``partial`` of a module's function has one.
    Its arguments are values that JSON can tell apart (views, names, settings), words, or other drawings.
    """
    if not isinstance(draw, partial):
        return None
    try:
        return blake2b(_ENCODER.encode(draw), digest_size=20).digest()
    except TypeError:
        return None


def _plain(value: object) -> object:
    """Return ``value`` as something that the encoder knows.

    :raises TypeError: two different values of this kind could look the same.
    """
    match value:
        case partial():
            return value.func, value.args, value.keywords
        case type() | FunctionType() if "<" not in value.__qualname__:
            return f"{value.__module__}.{value.__qualname__}"
        case Words():
            return value.locale
        case Thing():
            return str(value), value.identity
        case range():
            return value.start, value.stop, value.step
        case _:
            raise TypeError(f"{type(value).__name__} can't be told apart")


_ENCODER = msgspec.json.Encoder(enc_hook=_plain)
