"""What a handler of presses is, and how each place where buttons stand lists its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from bot.answer import Answer, Manner
from bot.house import House
from bot.panels.ids import Press

Handler: TypeAlias = Callable[[House, Answer, Press], Awaitable[None]]

Handlers: TypeAlias = Mapping[str, tuple[Handler, Manner]]
"""What each verb does, and how it is answered on a public message; private messages are replaced."""
