"""Text typed by people never becomes markup in a message, wherever it's shown, and reads as they typed it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import cycle
from pathlib import Path

import pytest

from bot.discord.panels.names import marked
from bot.discord.panels.panel import Line, Panel
from bot.discord.permission_check import PermissionCheck
from bot.discord.presses.typed import Reading, read_day, read_duration, read_moment, read_time, read_zone
from bot.features.lookup.panel import not_found
from bot.features.notices.panel import removal_reason
from bot.features.notices.rules.notice import Removal
from bot.features.open_tables.panel import open_tables_panel
from bot.features.open_tables.rules import OpenTableWish
from bot.features.presets.panel import confirm_replacement
from bot.features.presets.rules import Preset
from bot.features.reading.panel.rules import LONGEST, found_panel
from bot.features.servers.panel.setup_check import check_panel
from bot.features.table_notes.panel import note_part
from bot.features.table_notes.rules import note_text
from games.engine.event import Event
from games.engine.game import Refused
from games.engine.text import Text, Typed
from games.registry import GAMES
from render.tags import untagged
from render.words import as_plain, as_typed, words_for
from tests.bot.discord import test_panels
from tests.bot.discord.test_panels import panels, perspective, table
from tests.support.hostile import hostile_texts
from tests.support.lesson_panels import lesson_panels
from tests.support.markup import INVISIBLE, live, pings, read_by_client, visible

ROOT = Path(__file__).parents[3]
COUNT = 1000
SAMPLE = "Ada_Q_"
"""A harmless name that gets escaped, to find the places where an escaped name is shown."""
WORDS = words_for("en")
AROUND = (
    "{}",
    "🦊 **{}**",
    "### {}: x",
    "-# 🦊 **{}**, 🐝 **{}** and {}",
    "> {}",
    "- {}\n{}",
    "a {}b",
    "{}{}",
)
"""Some texts to put around a name."""


def as_seen(typed: str) -> str:
    """Return ``typed`` as its reader sees it: on one line, without characters that control the text around
    it.
    """
    line = " ".join(typed.split())
    seen = "".join(one for one in line if unicodedata.category(one) not in {"Cc", "Cn"})
    turned = re.sub("[\u202a-\u202e\u2066-\u2069]", "", seen)
    return " ".join(turned.split()).translate(INVISIBLE) or "…"


def texts_of(panels: Iterable[Panel]) -> Iterator[str]:
    """Yield all texts of ``panels`` that may contain markup."""
    for panel in panels:
        for part in panel.parts:
            if isinstance(part, str | Line):
                yield untagged(part if isinstance(part, str) else part.text)


@cache
def places() -> tuple[str, ...]:
    """Return the lines that show a name, one of each shape, with the sample name filled in."""
    sample = as_typed(Typed(SAMPLE))
    known: set[tuple[str, ...]] = set()
    found = []
    patch = pytest.MonkeyPatch()
    with patch.context():
        called(patch, SAMPLE)
        made = [panel for game in GAMES.values() for panel in panels(game, WORDS, SAMPLE)]
        for text in texts_of([*made, *lesson_panels(WORDS, SAMPLE)]):
            assert SAMPLE not in text, f"not escaped: {text}"
            for line in sorted(text.splitlines(), key=len):
                plain = re.sub(r"\w+", "w", line.replace(sample, "\0"))
                found_at = re.finditer("\0", plain)
                around = {(plain[:3], *_beside(plain, *place.span())) for place in found_at}
                if around - known:
                    known |= around
                    found.append(line)
    return tuple(found)


@cache
def usual() -> set[tuple[str, str]]:
    """Return the markup of all panels for people with a plain name."""
    made = (panel for game in GAMES.values() for panel in panels(game, WORDS, "Ada"))
    return {one for text in texts_of(made) for one in live(text)}


def _beside(line: str, start: int, end: int) -> tuple[str, str]:
    """Return some letters before and after a place in ``line``."""
    return line[:start][-5:], line[end:][:3]


def called(patch: pytest.MonkeyPatch, name: str) -> None:
    """Name everybody in panels ``name``."""
    patch.setitem(test_panels.CALLED, 99, Typed(name))
    patch.setitem(test_panels.MEMBERS, name, 99)


@pytest.mark.parametrize("around", AROUND)
def test_a_hostile_text_is_no_markup(around: str) -> None:
    count = around.count("{}")
    plain = around.format(*["Ada"] * count)
    for text in hostile_texts(COUNT):
        shown = around.format(*[as_typed(Typed(text))] * count)
        allowed, seen = read_by_client(plain)
        assert read_by_client(shown) == (allowed, seen.replace("Ada", as_seen(text))), text
        assert not pings(shown), text


def test_the_texts_are_hostile() -> None:
    harmless = [text for text in hostile_texts(COUNT) if not live(text) and visible(text) == as_seen(text)]
    assert len(harmless) < COUNT / 4
    kinds = {kind for text in hostile_texts(COUNT) for kind, _ in live(text)}
    assert kinds >= {"person", "role", "channel", "command", "time", "emoji", "place", "link", "everybody"}
    assert kinds >= {
        "strong",
        "em",
        "underline",
        "strike",
        "spoiler",
        "code",
        "heading",
        "small",
        "quote",
        "list",
    }


def test_usual_names_are_hardly_escaped() -> None:
    for name in (
        "Ada",
        "J. R. R. Tolkien",
        "Dr. No",
        "Anna-Lena",
        "O'Neil",
        "C#",
        "Zoë (she/her)",
        "a, b & c",
        "#1!",
    ):
        assert as_typed(Typed(name)).replace("\\", "") == name
        assert "\\" not in as_typed(Typed(f"x {name}"))


def test_a_hostile_name_is_no_markup_in_any_line_that_shows_one() -> None:
    sample = as_typed(Typed(SAMPLE))
    names = [(as_typed(Typed(name)), as_seen(name), name) for name in hostile_texts(COUNT)]
    assert len(places()) > 50
    for number, line in enumerate(places()):
        allowed, seen = read_by_client(line)
        # Combining all of them everywhere takes seconds and finds nothing more.
        for shown, told, name in names[number % 10 :: 10]:
            message = line.replace(sample, shown)
            assert read_by_client(message) == (allowed, seen.replace(SAMPLE, told)), (line, name)


@pytest.mark.parametrize(
    ("game_id", "name"),
    list(zip(GAMES, cycle(["<@222><t:0:R>[a](https://b.c)", "||**`@here discord.gg/x", "```# x\n> y\\"]))),
)
def test_a_hostile_name_is_no_markup_of_a_whole_panel(
    game_id: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    called(monkeypatch, SAMPLE)
    called(monkeypatch, name)
    for text in texts_of(panels(GAMES[game_id], WORDS, name)):
        assert set(live(text)) <= usual(), text


def refusal(question: Callable[[], object]) -> Text | None:
    """Return the sentence that refuses ``question``; None if it isn't refused."""
    try:
        question()
    except Refused as refused:
        return refused.text
    return None


def test_other_texts_that_people_type_are_no_markup() -> None:
    game = GAMES["abraca"]
    there = perspective(table(game, 2, "Ada", "en"), game, None, (), 0)

    def in_panel(panel: Panel) -> str:
        return "\n".join(texts_of([panel]))

    shown: Mapping[str, Callable[[str], str]] = {
        "note": lambda text: note_part(Typed(note_text(text)), WORDS),
        "reason": lambda text: removal_reason(Removal("host", Typed(text)), WORDS),
        "preset": lambda text: in_panel(
            confirm_replacement(there, Preset(0, 1, "abraca", Typed(text)), WORDS)
        ),
        "saved": lambda text: WORDS("preset-saved", name=Typed(text)),
        "lookup": lambda text: in_panel(not_found(text, [], WORDS)),
        "several": lambda text: in_panel(not_found(text, [], WORDS, is_ambiguous=True)),
        "role": lambda text: in_panel(
            check_panel(PermissionCheck(False, (), (), ("send_messages",), (), (), Typed(text)), WORDS)
        ),
        "server": lambda text: in_panel(
            open_tables_panel([OpenTableWish(1, 2, ())], None, ["abraca"], {1: Typed(text)}, WORDS)
        ),
        "log": lambda text: marked(there, Event(Text("log-halted", {"reference": text})), (), WORDS),
    }
    for place, say in shown.items():
        sample = say(SAMPLE)
        assert sample.count(as_typed(Typed(SAMPLE))) == 1, (place, sample)
        for text in hostile_texts(COUNT):
            said = say(text)
            if not said or (place == "note" and len(text.splitlines()) > 1):
                continue
            told = as_seen(text) if place != "note" or note_text(text) else ""
            allowed, seen = read_by_client(sample)
            assert read_by_client(said) == (allowed, seen.replace(SAMPLE, told)), (place, text)
    for text in hostile_texts(COUNT):
        assert not live(note_part(Typed(note_text(text)), WORDS).partition("\n")[2]), text
    for text in hostile_texts(40):
        heading = in_panel(found_panel(game, text, WORDS)).split("\n", 1)[0]
        assert {kind for kind, _ in live(heading)} <= {"heading", "strong"}
        assert as_seen(text[:LONGEST]) in visible(heading)


def test_a_refusal_repeats_what_was_typed_without_markup() -> None:
    reading = Reading(WORDS, "UTC", 1e9)
    questions: Sequence[Callable[[str], object]] = (
        read_zone,
        lambda text: read_time(text, reading),
        lambda text: read_duration(text, WORDS),
        lambda text: read_day(text, reading),
        lambda text: read_moment(text, "", reading),
        lambda text: read_moment("2026-01-01", text, reading),
    )
    for number, question in enumerate(questions):
        repeated = 0
        for text in hostile_texts(COUNT):
            said = refusal(partial(question, text))
            if said is None or not any(isinstance(value, Typed) for value in said.args.values()):
                continue
            repeated += 1
            typed = {key for key, value in said.args.items() if isinstance(value, Typed)}
            sample = Text(said.key, {**said.args, **dict.fromkeys(typed, Typed(SAMPLE))})
            told = as_seen(" ".join(one.raw for key in typed for one in [said.args[key]]))
            allowed, seen = read_by_client(WORDS.say(sample))
            assert read_by_client(WORDS.say(said)) == (allowed, seen.replace(SAMPLE, told)), (number, text)
        assert repeated, number


def test_labels_show_texts_as_typed() -> None:
    for text in hostile_texts(COUNT):
        assert as_plain(Typed(text)).translate(INVISIBLE) == as_seen(text) or "\ufdd0" in text


def test_a_typed_text_is_no_string() -> None:
    for wrong in (str, "{}".format, lambda text: f"{text}", lambda text: ", ".join([text])):
        with pytest.raises(TypeError):
            wrong(Typed("<@222>"))


PLAIN_IN = {
    "bot/features/opening/commands.py",
    "bot/features/presets/rules.py",
    "bot/features/presets/panel.py",
    "bot/features/bookmarks/panel.py",
    "bot/features/table_notes/panel.py",
    "bot/features/archive/service/archive.py",
    "bot/database/columns.py",
    "bot/features/people/store/members.py",
    "bot/features/people/store/personal.py",
    "bot/features/presets/store.py",
    "bot/features/leagues/presses/moderators.py",
    "bot/features/competitions/panel/names.py",
    "bot/features/competitions/service.py",
    "bot/features/published/rules.py",
    "bot/features/api/rules/pages.py",
}
"""The modules of the bot that use typed text unescaped: for labels, forms, comparing and storing."""


def test_only_these_modules_of_the_bot_take_a_typed_text_as_it_is() -> None:
    found = set()
    for file in (ROOT / "bot").rglob("*.py"):
        code = file.read_text()
        assert "escape_markdown" not in code, file
        if re.search(r"\.raw\b|\bas_plain\(|\bon_one_line\(", code) and "playground" not in file.parts:
            found.add(str(file.relative_to(ROOT)))
    assert found == PLAIN_IN
