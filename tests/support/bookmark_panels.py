"""Every panel and form about bookmarks, with as much on it as possible."""

from __future__ import annotations

from collections.abc import Iterator

from bot.discord.panels.modal import Modal
from bot.discord.panels.panel import Panel
from bot.features.bookmarks.panel import (
    PER_PAGE,
    bookmark_form,
    bookmark_list,
    marks,
    posted,
    saved,
    show_form,
    shown_moment,
)
from bot.features.bookmarks.rules import LONGEST_REMARK, MOST_BOOKMARKS, Kept, Moment, Placed
from bot.features.replay.panel import replay
from bot.features.replay.service import ReplayFrame
from bot.table.perspective import Perspective
from games.engine.text import Typed
from render.picture import AnyPainter
from render.words import Words

REMARK = Typed("*" * LONGEST_REMARK)
_LARGEST = 2**63 - 1
_LATE = Moment(at=9_999_999_999.123456, number=999_999)


def kept(view: Perspective, remark: Typed = REMARK, number: int = 0) -> Kept:
    """Return a bookmark on the table of ``view``."""
    return Kept(_LARGEST - number, view.id, view.guild, view.game, 99_999, 1e9, remark)


def bookmark_panels(
    view: Perspective, frame: ReplayFrame, painter: AnyPainter, words: Words
) -> Iterator[Panel]:
    """Yield the replay of ``view`` with bookmarks, the list of bookmarks, and a bookmarked moment shown in
    the channel.
    """
    for moment in (Moment(step=frame.step), _LATE):
        here = [Placed(kept(view, REMARK, number), frame.step, was_undone=True) for number in range(3)]
        others = [Placed(kept(view, Typed("")), step, was_undone=False) for step in range(MOST_BOOKMARKS - 3)]
        for own in ([], here, [*here, *others]):
            parts = marks(view, frame, own, moment, words, words("bookmark-noted"))
            yield replay(view, frame, painter, words, marks=parts)
        yield shown_moment(view, frame, moment, REMARK, _LARGEST, painter, words)
        yield saved(view, moment, words)
    yield posted(f"https://discord.com/channels/{_LARGEST}/{_LARGEST}/{_LARGEST}", words)
    for page in (0, 1):
        yield bookmark_list(
            [kept(view, REMARK, number) for number in range(PER_PAGE + 1)], words, page, everywhere=True
        )
    yield bookmark_list([], words, everywhere=False)


def bookmark_forms(view: Perspective, words: Words) -> Iterator[Modal]:
    """Yield the forms for bookmarking a moment of ``view``."""
    yield bookmark_form(view, _LATE, words, REMARK, changes=True)
    yield show_form(view, _LATE, words)
