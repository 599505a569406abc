"""Names of members on the panels of competitions."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine.text import NOTHING_TYPED, Typed
from render.words import Words, as_plain, as_typed


def name_in(names: Mapping[int, Typed], member: int | None, words: Words) -> str:
    """Return the name of a member; somebody who was forgotten has none."""
    name = NOTHING_TYPED if member is None else names.get(member, NOTHING_TYPED)
    return as_typed(name) if name != NOTHING_TYPED else words("somebody")


def plain_name_in(names: Mapping[int, Typed], member: int | None, words: Words) -> str:
    """Return the name of a member for menus, files and the names of threads, which know no markup."""
    name = NOTHING_TYPED if member is None else names.get(member, NOTHING_TYPED)
    return as_plain(name) if name != NOTHING_TYPED else words("somebody")
