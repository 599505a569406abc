"""The last step before a panel is sent: errors in words or pictures never keep it from its reader."""

from __future__ import annotations

import logging
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any, TypeAlias

from bot import metrics
from bot.database.errors import StoreError
from bot.discord.panels.emojis import Emojis
from bot.discord.panels.panel import Panel, RenderedPanel, draw, in_words, scenes_of
from bot.table.change import Incident
from bot.table.store import TableStore
from games.engine.text import Seat
from render.render_pool import RenderPool
from render.words import ForgivingWords

_log = logging.getLogger(__name__)

_REMEMBERED = 1024
"""The number of recent incidents that aren't recorded again if the same panel is drawn again."""

_LONG = 2.0
"""Seconds that pictures may wait before their readers get words first."""

_Key: TypeAlias = tuple[int, int, Seat | None, tuple[str, ...]]


class PanelRenderer:
    """Draws panels. If words or pictures fail, plainer words replace them and an incident is recorded.

    Only the reference of a failure is cached: the next request, and the next revision of a board, get the
    picture as soon as it can be drawn. ``identity`` is that of the database, ``emojis`` are the ones known to
    Discord.
    """

    def __init__(
        self,
        render_pool: RenderPool,
        tables: TableStore,
        identity: str,
        *,
        emojis: Emojis,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._render_pool = render_pool
        self._identity = identity
        self._emojis = emojis
        self._tables = tables
        self._now = now
        self._references: OrderedDict[_Key, str] = OrderedDict()

    def has_to_wait(self, panel: Panel) -> bool:
        """Return whether the pictures of ``panel`` would be drawn so late that words should go first."""
        return self._render_pool.wait > _LONG and bool(scenes_of(panel))

    def in_words(self, panel: Panel, words: ForgivingWords) -> RenderedPanel:
        """Return ``panel``, made with ``words``, with text in place of the pictures until they are drawn."""
        return in_words(panel, words("picture-follows"), self._identity, self._emojis)

    async def ready(self, panel: Panel, words: ForgivingWords) -> RenderedPanel:
        """Draw ``panel``, which was made with ``words``, and record everything that went wrong with it."""
        table = panel.about
        unsaid = tuple(str(fault) for fault in words.faults)
        key = (table.id, table.revision, table.viewer, unsaid) if table else (0, 0, None, unsaid)
        reference = self._references.get(key) or token_hex(4).upper()
        failed = words("picture-failed", reference=reference)
        drawn = await draw(panel, self._render_pool, failed, self._identity, self._emojis)
        faults = [*words.faults, *(fault for fault, _ in drawn.faults)]
        words.faults.clear()
        if faults and key not in self._references:
            self._references[key] = reference
            if len(self._references) > _REMEMBERED:
                self._references.popitem(last=False)
            await self._note(reference, panel, faults, [view for _, view in drawn.faults], words.locale)
        return drawn

    async def _note(
        self, reference: str, panel: Panel, faults: Sequence[Exception], views: Sequence[Any], locale: str
    ) -> None:
        table = panel.about
        number, shown = (table.id, {"revision": table.revision, "viewer": table.viewer}) if table else (0, {})
        trace = "\n".join("".join(traceback.format_exception(fault)) for fault in faults)
        record = {**shown, "locale": locale, "views": views}
        kinds = ", ".join(sorted({type(fault).__name__ for fault in faults}))
        metrics.incident("pictures")
        # The trace may quote hidden things, so it goes to the database and not into the log.
        _log.error("table %d was not shown as it should: %s; see incident %s", number, kinds, reference)
        try:
            await self._tables.note(Incident(reference, number, trace, record, self._now()))
        except StoreError as error:
            _log.error("incident %s was not noted: %s", reference, error)
