"""If words or pictures fail, nobody loses their game: they get plainer words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.database.errors import StoreError
from bot.features.play.store import HandStore
from bot.table.store import TableStore
from games.engine.text import Seat
from playground import Message
from render.picture import Picture
from render.seats import SeatOccupant
from render.shape import Shape
from render.words import Words
from tests.games.engine.garden import MOVES, Garden, State, View
from tests.protocol.evening import Evening, choices, read
from tests.protocol.strange_games import GARDEN_WORDS, PlainPainter, incidents, known, teach
from tests.support.acting import live_table
from tests.support.phrases import phrase

HIDDEN = "the treasure lies at place 3"
POSITION = "You stand somewhere in the garden."


def missing_words(words: Words) -> None:
    words("garden-space-pond")


def unfilled_place(words: Words) -> None:
    words("garden-sees")


def mistake(words: Words) -> None:
    raise ZeroDivisionError(HIDDEN)


def full_disk(words: Words) -> None:
    raise OSError(HIDDEN)


class ClumsyPainter(PlainPainter):
    """Fails on demand: while planning, while drawing, or when its picture is encoded."""

    def __init__(self) -> None:
        self.plans: Callable[[Words], None] | None = None
        self.draws: Callable[[Words], None] | None = None
        self.describes: Callable[[Words], None] | None = None
        self.image: Any = Image.new("RGB", (1, 1))

    def lobby(self, occupants: Sequence[SeatOccupant], seats: range, words: Words) -> Picture:
        return self._planned("lobby", words)

    def public(self, view: Any, occupants: Sequence[SeatOccupant], words: Words) -> list[Picture]:
        return [self._planned("board", words)]

    def private(
        self, view: Any, occupants: Sequence[SeatOccupant], words: Words, shape: Shape = "wide"
    ) -> list[Picture]:
        return [self._planned("hand", words)]

    def describe(self, view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
        if self.describes:
            self.describes(words)
        return f"{POSITION} {view.moves} moves were made."

    def mend(self) -> None:
        self.plans = self.draws = self.describes = None
        self.image = Image.new("RGB", (1, 1))

    def _planned(self, name: str, words: Words) -> Picture:
        if self.plans:
            self.plans(words)

        def draw() -> Image.Image:
            if self.draws:
                self.draws(words)
            return self.image

        return Picture(name, "A picture.", draw)


class HauntedGarden(Garden):
    """A garden whose view fails on demand."""

    def __init__(self) -> None:
        self.is_haunted = False
        self.computer_player = Garden.computer_player

    def view(self, state: State, viewer: Seat | None) -> View:
        if self.is_haunted and state.moves:
            raise RuntimeError(HIDDEN)
        return super().view(state, viewer)


@pytest.fixture
def painter() -> ClumsyPainter:
    return ClumsyPainter()


@pytest.fixture(autouse=True)
def garden(
    painter: ClumsyPainter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[HauntedGarden]:
    game = HauntedGarden()
    with known(game, GARDEN_WORDS, tmp_path, monkeypatch, painter):
        yield game


def is_picture(message: Message) -> bool:
    return bool(message.attachments) and POSITION not in message.text


def is_in_words(message: Message) -> bool:
    return not message.attachments and POSITION in message.text and phrase("picture-failed") in message.text


FAULTS: dict[str, Callable[[ClumsyPainter], None]] = {
    "a missing key": lambda painter: setattr(painter, "plans", missing_words),
    "a place that is not filled": lambda painter: setattr(painter, "plans", unfilled_place),
    "a mistake while planning": lambda painter: setattr(painter, "plans", mistake),
    "a mistake while drawing": lambda painter: setattr(painter, "draws", mistake),
    "a disk error while drawing": lambda painter: setattr(painter, "draws", full_disk),
    "something that is no picture": lambda painter: setattr(painter, "image", HIDDEN),
}


@pytest.mark.pictures
@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_a_picture_that_fails_stands_there_in_words_until_it_can_be_drawn(
    evening: Evening,
    painter: ClumsyPainter,
    fault: Callable[[ClumsyPainter], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    board = await evening.begin("Dev", game="garden")
    assert is_picture(board)
    fault(painter)
    panel = await evening.hand("Ada")
    assert is_in_words(panel)
    assert set(choices(panel)) == set(MOVES), "the question stands there with its buttons"
    assert "What now?" in panel.text
    panel = await evening.pick("Ada", panel, "step")
    await evening.calm()
    assert is_in_words(panel)
    assert "1 moves were made" in panel.text
    assert "went wrong" not in panel.text
    assert is_in_words(board), "the channel has its board in words"
    assert "1 moves were made" in board.text
    row = await evening.bot.services.tables.row(1)
    assert row.published_revision == row.revision, "it counts as shown, nothing tries for ever"

    found = incidents(evening.settings.database)
    assert [table for _, table, *_ in found] == [1] * 3, "her panel before and after, and the board"
    seen = [(record["revision"], record["viewer"]) for *_, record in found]
    assert seen[0][1] == 0
    assert sorted(map(str, (viewer for _, viewer in seen[1:]))) == ["0", "None"]
    for reference, _, trace, record in found:
        assert reference in caplog.text
        assert "Traceback" in trace
        assert record["views"][0]["moves"] in {0, 1}
    assert any(reference in panel.text for reference, *_ in found)
    assert any(reference in board.text for reference, *_ in found)
    assert HIDDEN not in caplog.text
    assert HIDDEN not in panel.text + board.text
    if painter.plans is mistake or painter.draws:
        assert HIDDEN in found[0][2]

    again = await evening.hand("Ada")
    assert is_in_words(again)
    assert len(incidents(evening.settings.database)) == 3, "the same again is no news"
    painter.mend()
    assert is_picture(await evening.hand("Ada")), "whoever asks again gets the picture"
    await evening.move("Ada", "step")
    assert is_picture(board), "the next revision tries the picture again"
    assert len(incidents(evening.settings.database)) == 3


async def test_where_pictures_and_words_fail_the_choices_are_still_there(
    evening: Evening, painter: ClumsyPainter
) -> None:
    board = await evening.begin("Dev", game="garden")
    painter.plans = painter.describes = mistake
    panel = await evening.pick("Ada", await evening.hand("Ada"), "step")
    await evening.calm()
    for message in (panel, board):
        assert phrase("unworded-position") in message.text
    assert set(choices(panel)) == set(MOVES)
    panel = await evening.turn("Ada", panel, "text")
    assert phrase("unworded-position") in panel.text
    painter.describes = missing_words
    panel = await evening.turn("Ada", await evening.hand("Ada"), "text")
    assert POSITION in panel.text, "one word that is missing takes the others not with it"


async def test_a_lobby_without_its_picture_can_be_joined_and_started(
    evening: Evening, painter: ClumsyPainter
) -> None:
    painter.plans = mistake
    board = await evening.begin("Dev", game="garden")
    assert is_in_words(board)
    await evening.move("Ada", "step")
    assert "1 moves were made" in board.text


async def test_a_finished_game_and_one_that_is_shown_again_have_their_words(
    evening: Evening, painter: ClumsyPainter
) -> None:
    board = await evening.begin(game="garden", computers=1)
    painter.plans = mistake
    for _ in range(4):
        await evening.move("Ada", "step")
    assert (await evening.table()).status == "over"
    assert is_in_words(board)
    again = await evening.slash("Ada", "table replay")
    assert is_in_words(again)
    assert "0 moves were made" in again.text


async def test_a_direct_message_without_its_picture_arrives_in_words(
    evening: Evening, painter: ClumsyPainter
) -> None:
    await evening.begin("Mira", game="garden")
    await evening.wish(evening.person("Mira").id, delivery="direct")
    painter.plans = mistake
    for _ in range(4):
        await evening.move("Ada", "step")
    [letter] = evening.person("Mira").dms()
    assert is_in_words(letter)
    assert set(choices(letter)) == set(MOVES)
    panel = await evening.pick("Mira", letter, "step")
    assert "5 moves were made" in panel.text


LOST = {
    "an option": ("garden-dig", lambda panel: choices(panel)["dig"] == "Choice 3 (dig)"),
    "the question": ("garden-prompt", lambda panel: phrase("unworded-question") in panel.text),
    "a line of the log": ("garden-steps", lambda panel: phrase("unworded") in panel.text),
}


@pytest.mark.parametrize(("key", "is_told"), LOST.values(), ids=LOST)
@pytest.mark.parametrize("how", ["missing", "unfilled"])
async def test_words_that_are_missing_leave_the_rest_as_it_is(
    garden: HauntedGarden,
    evening: Evening,
    key: str,
    how: str,
    is_told: Callable[[Message], bool],
    tmp_path: Path,
) -> None:
    board = await evening.begin("Dev", game="garden")
    sentences = {**GARDEN_WORDS}
    del sentences[key]
    if how == "unfilled":
        sentences[key] = "{ $nowhere }"
    teach(garden, sentences, tmp_path)
    await evening.move("Ada", "step")
    panel = await evening.hand("Ada")
    assert is_picture(panel)
    assert is_told(panel)
    assert set(choices(panel)) == set(MOVES)
    others = {option: label for option, label in choices(panel).items() if f"garden-{option}" != key}
    assert others == {option: GARDEN_WORDS[f"garden-{option}"] for option in others}
    panel = await evening.pick("Ada", panel, "dig")
    await evening.calm()
    assert "Up comes" in board.text
    assert is_picture(board)
    traces = [trace for _, _, trace, _ in incidents(evening.settings.database)]
    assert traces
    assert all(key in trace for trace in traces)


async def test_whoever_wants_to_be_asked_twice_is_asked_with_whatever_words_there_are(
    garden: HauntedGarden, evening: Evening, tmp_path: Path
) -> None:
    await evening.begin("Dev", game="garden")
    await evening.wish(evening.person("Ada").id, confirm=True)
    teach(garden, {key: said for key, said in GARDEN_WORDS.items() if key != "garden-dig"}, tmp_path)
    question = await evening.pick("Ada", await evening.hand("Ada"), "dig")
    assert "Choice 3 (dig)" in question.text
    panel = await evening.turn("Ada", question, "sure")
    assert "Up comes" in panel.text


async def press_choice(evening: Evening, name: str, panel: Message, option: str) -> str:
    """Let a person press a choice; return the answer, which may be a separate message."""
    [button] = [b.custom_id for b in panel.buttons if b.custom_id and b.custom_id.endswith(f":{option}")]
    return await read(await evening.person(name).press(panel, button))


async def test_that_nothing_was_changed_is_said_only_where_that_is_so(
    evening: Evening, garden: HauntedGarden
) -> None:
    await evening.begin("Dev", game="garden")
    panel = await evening.hand("Ada")
    garden.is_haunted = True
    said = await press_choice(evening, "Ada", panel, "step")
    assert phrase("refused-error") not in said
    assert phrase("refused-error-later") in said
    said = await press_choice(evening, "Ada", panel, "dig")
    assert phrase("refused-error") in said
    garden.is_haunted = False
    assert (await live_table(evening.bot.services.tables, 1)).state.moves == 1
    assert choices(await evening.hand("Ada"))


async def test_that_something_was_not_written_down_is_said_only_where_that_is_so(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise StoreError("The disk is full.")

    await evening.begin("Dev", game="garden")
    panel = await evening.hand("Ada")
    with monkeypatch.context() as patch:
        patch.setattr(HandStore, "beside", refuse)
        said = await press_choice(evening, "Ada", panel, "step")
    assert phrase("refused-store-later") in said
    with monkeypatch.context() as patch:
        patch.setattr(TableStore, "write", refuse)
        said = await press_choice(evening, "Ada", await evening.hand("Ada"), "dig")
    assert phrase("refused-store") in said
    assert (await live_table(evening.bot.services.tables, 1)).state.moves == 1
