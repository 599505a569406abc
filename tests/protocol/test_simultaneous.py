"""Several people have secret questions at once: menus, several picks, pages, and changing one's mind."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from games.engine.decision import Choice, Decision, Option
from games.engine.event import Event
from games.engine.text import Seat, SeatName, Text
from playground import Message
from tests.games.engine.duel import Duel, State
from tests.protocol.evening import Evening, choices
from tests.protocol.strange_games import known
from tests.support.phrases import phrase

WORDS = {
    "duel-prompt": "Choose your weapon.",
    "duel-rock": "Rock",
    "duel-paper": "Paper",
    "duel-scissors": "Scissors",
    "duel-answered": "{ $player } has chosen.",
    "duel-shows": "{ $player } shows { $hand }.",
    "duel-over": "The duel is over.",
    "duel-thing": "Thing { $number } for { $player }",
    "duel-option-long": "Length",
    "duel-option-long-help": "How long?",
    "duel-option-long-true": "Five",
    "duel-option-long-false": "Three",
}


class Market(Duel):
    """A duel in which players pick two or three of forty things, or one of sixty."""

    id = "duel"

    def __init__(self, things: int, minimum: int, maximum: int) -> None:
        self.things, self.minimum, self.maximum = things, minimum, maximum

    def decisions(self, state: State) -> Mapping[Seat, Decision]:
        options = tuple(
            Option(
                f"thing {number}",
                Text("duel-thing", {"number": number, "player": SeatName(0)}),
                Text("duel-prompt"),
            )
            for number in range(self.things)
        )
        return {
            seat: Decision(
                Text("duel-prompt"),
                options,
                self.minimum,
                self.maximum,
                given=None if state.chosen[seat] is None else tuple((state.chosen[seat] or "").split(",")),
            )
            for seat in super().decisions(state)
        }

    def apply(self, state: State, seat: Seat, choice: Choice, chance: object) -> list[Event]:
        state.chosen[seat] = ",".join(choice)
        if None not in state.chosen:
            state.chosen = [None] * len(state.chosen)
            state.played += 1
        return [Event(Text("duel-answered", {"player": SeatName(seat)}))]


@pytest.fixture
def game() -> Duel:
    return Duel()


@pytest.fixture(autouse=True)
def duel(game: Duel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with known(game, WORDS, tmp_path, monkeypatch):
        yield


async def test_secret_choices_are_shown_when_all_are_in(evening: Evening) -> None:
    board = await evening.begin("Dev", "Mira", game="duel")
    assert phrase("board-waiting", variant="other") in board.text
    [told] = evening.notices()
    assert len(told.notified) == 3
    panels = {name: await evening.hand(name) for name in ("Ada", "Dev", "Mira")}
    given = await evening.pick("Ada", panels["Ada"], "rock")
    await evening.calm()
    assert phrase("hand-given") in given.text
    assert evening.notices() == [told], "it stands as long as it tells somebody something"
    assert "Ada** has chosen" in board.text
    assert "rock" not in (board.text + "".join(board.alt_texts)).lower()
    assert "rock" not in str((await evening.hand("Dev")).alt_texts)
    # Dev's panel is from before Ada's choice; the question hasn't changed, so it counts.
    shown = await evening.pick("Dev", panels["Dev"], "paper")
    assert phrase("refused-out-of-date") not in shown.text
    await evening.pick("Mira", panels["Mira"], "paper")
    await evening.calm()
    assert "shows rock" in board.text
    assert (await evening.table()).revision == 3 + 1 + 3
    [told] = evening.notices()
    assert evening.person("Mira").id not in told.notified, "who moved last knows"
    assert len(told.notified) == 2


async def test_changing_ones_mind(evening: Evening) -> None:
    board = await evening.begin("Dev", game="duel")
    panel = await evening.pick("Ada", await evening.hand("Ada"), "rock")
    assert phrase("hand-given") in panel.text
    chosen = {button.label: button.style for button in panel.buttons}
    assert chosen["Rock"] != chosen["Paper"]
    panel = await evening.pick("Ada", panel, "scissors")
    await evening.calm()
    old = await evening.hand("Ada")
    assert board.text.count("has chosen") == 1
    await evening.move("Dev", "paper")
    assert "shows scissors" in board.text
    late = await evening.pick("Ada", old, "rock")
    assert phrase("refused-out-of-date") in late.text, "a new round is a new question"
    assert set(choices(late)) == {"rock", "paper", "scissors"}
    assert phrase("hand-given") not in late.text


async def test_all_choose_at_the_same_moment(evening: Evening) -> None:
    names = ("Ada", "Dev", "Mira", "Chloé")
    board = await evening.begin(*names[1:], game="duel")
    for _ in range(3):
        panels = [await evening.hand(name) for name in names]
        before = (await evening.table()).revision
        await asyncio.gather(
            *(evening.pick(name, panel, "rock") for name, panel in zip(names, panels, strict=True))
        )
        await evening.calm()
        assert (await evening.table()).revision == before + 4
    assert board.text.startswith("# Game over")
    assert "✅" in (await evening.slash("Ada", "table verify")).text


async def test_restarts_keep_what_was_chosen(evening: Evening) -> None:
    board = await evening.begin("Dev", game="duel")
    panel = await evening.hand("Dev")
    await evening.move("Ada", "rock")
    await evening.restart_bot()
    await evening.pick("Dev", panel, "scissors")
    await evening.calm()
    assert "shows rock" in board.text


@pytest.mark.parametrize("game", [Market(20, 2, 3)])
async def test_several_picks_in_one_menu(evening: Evening) -> None:
    await evening.begin("Dev", game="duel")
    panel = await evening.hand("Ada")
    [menu] = panel.selects
    assert (menu.min_values, menu.max_values, len(menu.options)) == (2, 3, 20)
    assert menu.placeholder == "Choose 2 to 3"
    assert menu.options[0].label == "Thing 0 for 🦊 Ada"
    await choose(evening, "Ada", panel, ["thing 3", "thing 4", "thing 19"])
    assert [option.value for option in panel.selects[0].options if option.default] == [
        "thing 3",
        "thing 4",
        "thing 19",
    ]
    assert phrase("hand-given") in panel.text
    before = (await evening.table()).revision
    for wrong in (["thing 1"], ["thing 1"] * 2, ["thing 1", "thing 20"], [f"thing {n}" for n in range(4)]):
        person = evening.person("Ada")
        data = {"custom_id": panel.selects[0].custom_id, "component_type": 3, "id": 1, "values": wrong}
        reply = await person._reply(person._start(3, panel, data))  # type: ignore[arg-type]
        assert phrase("refused-not-offered") in (await reply.result()).text
    assert (await evening.table()).revision == before


@pytest.mark.parametrize("game", [Market(60, 1, 1)])
async def test_more_choices_than_a_menu_holds(evening: Evening) -> None:
    await evening.begin("Dev", game="duel")
    panel = await evening.hand("Ada")
    offered: list[str] = []
    for page in range(3):
        offered += [option.value for option in panel.selects[0].options]
        assert f"Page {page + 1} of 3" in [button.label.split(" · ")[0] for button in panel.buttons]
        panel = await evening.turn_page("Ada", panel)
    assert offered == [f"thing {number}" for number in range(60)]
    assert panel.selects[0].options[0].value == "thing 0", "after the last page comes the first"
    panel = await evening.turn_page("Ada", await evening.turn_page("Ada", panel))
    await choose(evening, "Ada", panel, ["thing 59"])
    assert phrase("hand-given") in panel.text


async def choose(evening: Evening, name: str, panel: Message, values: list[str]) -> None:
    """Let a person choose in the menu of their panel."""
    reply = await evening.person(name).select(panel, panel.selects[0].custom_id, values)
    await reply.result()
