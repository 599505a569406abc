"""Removing people from tables by command, with a reason or without one."""

from __future__ import annotations

from typing import Any

from playground.replies import Modal
from tests.protocol.evening import Evening, read


async def removal_form(evening: Evening, name: str, **who: Any) -> Modal:
    """Let a person call ``/table remove``; return the form that opens."""
    form = (await evening.person(name).slash("tables", "table remove", **who)).modal
    assert form is not None
    return form


async def remove(evening: Evening, name: str, other: str, reason: str = "", table: int = 1) -> str:
    """Let a person remove ``other`` from a table; return the answer."""
    form = await removal_form(evening, name, player=evening.person(other), table=table)
    reply = await evening.person(name).submit(form, {"reason": reason})
    await evening.calm()
    return await read(reply)
