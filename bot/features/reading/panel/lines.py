"""Lines of the log in words: one per turn, and the decisive moments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from bot.discord.panels.names import marked, names_through, spoken_names
from bot.discord.panels.pages import page_of
from bot.features.board.rules.standing_moments import since_begun, standing_moments
from bot.table.perspective import Perspective
from games.engine.event import Event
from games.engine.storyline import Line, folded, folded_back
from render.words import Words, told_together

RECENT_LINES = 4
"""Number of log lines under the board."""
NEWS = 3
"""Maximum number of lines about what happened since the reader last looked."""
_LETTERS = 600
"""Maximum characters of the lines under the board; the first line is shown even if it's longer."""
_NEWS_LETTERS = 180
"""Maximum characters of the lines about what happened since the reader last looked: four lines on a phone."""
_MOMENT_LETTERS = 300
"""Maximum characters of all moments together. The newest is shown even if it's longer."""


def line_text(
    table: Perspective, line: Line, names: Sequence[str], words: Words, letters: int | None = None
) -> str:
    """Return the sentences of ``line``, its details folded; ``names`` are the seats' names at the time.

    If they are longer than ``letters`` characters together, only the first ones are returned.
    """
    sentences = [marked(table, event, names, words) for event in line.told]
    return told_together(sentences if letters is None else page_of(sentences, letters=letters), words)


def moments_of(table: Perspective) -> list[Line]:
    """Return the moments that the reader of ``table`` is still shown, oldest first."""
    return standing_moments(table.recent, table.storyline, len(table.seats), table.viewer)


def with_moments(table: Perspective, heading: str, words: Words) -> str:
    """Return ``heading`` with a banner for each decisive moment still shown."""
    if table.view is None:
        return heading
    names = spoken_names(table, words)
    texts = (line_text(table, line, names, words, _MOMENT_LETTERS) for line in moments_of(table))
    kept = page_of(reversed(list(texts)), letters=_MOMENT_LETTERS)[::-1]
    return "\n".join([heading, *(words("moment-line", line=text) for text in kept)])


def recent_lines(
    table: Perspective, words: Words, *, pictured: bool = False, most: int = RECENT_LINES
) -> str:
    """Return the last lines of the log since the game began, in small type; private ones are marked.

    Before the game begins they are the lobby's lines, except the first, which says that the table was opened.
    If a picture tells the story itself (``pictured``), only the last event is considered, and only if the
    board doesn't tell it.
    """
    events = [event for event in since_begun(table.recent) if event.text.key != "log-opened"]
    if pictured and table.storyline.on_board:
        last = events[-1:]
        events = [event for event in last if not table.storyline.tells(event)]
    lines = list(islice(folded_back(events, table.storyline), most))[::-1]
    kept = page_of(reversed(list(_newest(table, lines, words))), letters=_LETTERS)[::-1]
    return "\n".join(f"-# {text}" for text in kept)


def news_story(table: Perspective, news: Sequence[Event], words: Words, *, is_marked: bool = False) -> str:
    """Return the events since the reader last looked, one line a turn, in small type.

    ``is_marked``: the news is marked in their picture.
    """
    lines = folded(news, table.storyline)
    told = list(_newest(table, lines[-NEWS:], words, _NEWS_LETTERS))
    kept = page_of(reversed(told), letters=_NEWS_LETTERS)[::-1]
    heading = words("hand-news-marked" if is_marked else "hand-news")
    if left_out := len(lines) - len(kept):
        heading = words("hand-news-more", news=heading, count=left_out)
    return "\n".join(f"-# {text}" for text in (heading, *kept))


def _newest(
    table: Perspective, lines: Sequence[Line], words: Words, letters: int = _LETTERS
) -> Iterator[str]:
    names = names_through(table, [event for line in lines for event in line.events], words)
    first = 0
    for line in lines:
        yield line_text(table, line, names[first], words, letters)
        first += len(line.events)
