"""The effects of options are explained above their buttons, or in a menu if that would take too much
space.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.discord.panels.panel import Button, Panel, Row, Select
from bot.features.clocks.rules.due import deadlines_due
from bot.features.play.panel.asked import LETTERS
from bot.features.play.panel.hand import hand
from bot.features.play.rules import answer_due
from bot.table.perspective import perspective
from games.engine.decision import Decision
from games.registry import GAMES
from games.saga.model import State
from render.registry import PAINTERS
from render.shape import Shape
from render.words import locales, words_for
from tests.games.saga.table import Table as SagaTable
from tests.games.touria.test_rules import arrived
from tests.support.phrases import phrase
from tests.support.started import Started, started


def panel(table: Started, seat: int, locale: str = "en", shape: Shape = "wide") -> Panel:
    at = table.at
    seen = perspective(at.table, at.game, at.state, (), seat)
    return hand(seen, PAINTERS[at.game.id], words_for(locale), shape=shape)


def picks(shown: Panel) -> list[Button]:
    rows = [part for part in shown.parts if isinstance(part, Row)]
    return [one for row in rows for one in row.buttons if one.press is not None and one.press.verb == "pick"]


def menus(shown: Panel) -> list[Select]:
    return [part for part in shown.parts if isinstance(part, Select) and part.press.verb == "choose"]


def told(shown: Panel) -> list[str]:
    """Return the small-print lines above the buttons."""
    above = [part for part in shown.parts if isinstance(part, str) and part.startswith("-# ")]
    return [line.removeprefix("-# ") for part in above for line in part.splitlines()]


def saga(state: State) -> Started:
    """Return a table of three whose game is in the state ``state``."""
    table = started(GAMES["saga"], (3, 4, 5))
    table.at = replace(table.at, state=state)
    return table


@pytest.mark.parametrize("locale", locales())
def test_every_button_has_a_line_above_it_that_says_what_it_does(locale: str) -> None:
    table = started(GAMES["saga"], (3, 4))
    shown = panel(table, 0, locale)
    buttons, lines = picks(shown), told(shown)
    assert buttons
    for button in buttons:
        [line] = [one for one in lines if one.startswith(f"{button.label} — ")]
        assert len(line) > len(button.label) + 10
    assert sum(len(line) for line in lines) <= LETTERS
    at = next(number for number, part in enumerate(shown.parts) if isinstance(part, Row))
    assert buttons[0].label in str(shown.parts[at - 1]), "right above them"
    on_phone = panel(table, 0, locale, "tall")
    at = next(number for number, part in enumerate(on_phone.parts) if isinstance(part, Row))
    assert buttons[0].label in str(on_phone.parts[at + 1]), "where the buttons have to be reached first"


def test_where_there_is_too_much_to_say_a_menu_says_it() -> None:
    """The Library offers every Adventure in the deck that links, each with its text."""
    table = SagaTable(hero="ivanhoe", hands=["library"], players=3)
    table.do(0, "play library")
    shown = panel(saga(table.state), 0)
    [menu] = menus(shown)
    assert not picks(shown)
    assert len(menu.choices) > 5
    for name, label, description in menu.choices:
        if name.startswith("wish"):
            continue
        assert " · " in label
        assert "Won: " in description
        assert "Failed: " in description


def test_what_can_change_nothing_is_grey_and_says_so() -> None:
    table = SagaTable(story="odyssey+", hands=["moor", "clover"], courage=3)
    table.do(0, "adventure moor").passes(6)
    shown = panel(saga(table.state), 1)
    styles = {button.label: button.style for button in picks(shown)}
    assert styles["Play Clover"] == "secondary"
    assert styles["Pass"] == "primary"
    [line] = [one for one in told(shown) if one.startswith("Play Clover")]
    assert phrase("saga-hint-idle") in line
    [note] = [one for one in told(shown) if phrase("hand-by-itself") in one]
    assert "Pass" in note


def test_what_has_one_answer_is_answered_soon_without_a_press() -> None:
    """It takes as long as a person who is there would take, so nobody can tell the difference."""
    table = started(GAMES["saga"], (3, 4))
    table.pick(0, "keep")
    table.pick(1, "keep")
    seat = table.at.state.active
    # All other playable cards are at the bottom of the deck.
    offered = {option.id for option in table.at.decisions[seat].options}
    state = table.at.game.copy(table.at.state)
    playable = [card for card in state.hands[seat] if {f"play {card}", f"adventure {card}"} & offered]
    state.hands[seat] = [card for card in state.hands[seat] if card not in playable]
    state.deck = [*playable, *state.deck]
    table.at = replace(table.at, state=state)
    decision: Decision = table.at.decisions[seat]
    assert decision.only_answer == ("trial",)
    [due] = [one for one in deadlines_due(table.at) if one.seat == seat]
    assert 3 <= due.due_at - table.at.table.changed_at <= 12
    step = answer_due(table.at, due)
    assert step is not None
    assert step.state.phase == "window"


def test_an_offer_lapses_after_a_minute_or_two() -> None:
    """Its panel says so; the person has just pressed something, so they can still accept it."""
    table = started(GAMES["touria"], (3, 4))
    state = arrived("goldsmith", "2b frog 1B").do("sell blue").state
    table.at = replace(table.at, state=state)
    seat = state.active
    table.at.table.asked[seat] = replace(next(iter(table.at.table.asked.values())))
    assert table.at.decisions[seat].lapses
    [due] = [one for one in deadlines_due(table.at) if one.seat == seat]
    assert 60 <= due.due_at - table.at.table.changed_at <= 120
    shown = panel(table, seat)
    assert len(picks(shown)) == len(table.at.decisions[seat].options)
    assert any(phrase("hand-by-itself-soon") in line for line in told(shown))
    step = answer_due(table.at, due)
    assert step is not None
    assert step.state.phase == "copy"
