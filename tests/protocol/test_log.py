"""*What happened*: one line per turn, with details that can be expanded; and the rules, opened from a
hand.
"""

from __future__ import annotations

import re

import pytest

from games.engine.game import AnyGame
from games.engine.storyline import folded
from games.registry import GAMES
from playground import Message
from render.words import words_for
from tests.protocol.course import play_until
from tests.protocol.evening import Evening, company
from tests.support.features import SUMMARIES
from tests.support.phrases import phrase

WORDS = words_for("en")
_TIME = re.compile(r"<t:\d+:[dt]> ")


def lines(panel: Message) -> list[str]:
    """Return the lines of the log without times."""
    return [_TIME.sub("", line) for line in panel.text.splitlines() if _TIME.match(line)]


async def press(evening: Evening, name: str, panel: Message, label: str) -> Message:
    [found] = [button.custom_id for button in panel.buttons if button.label == label and button.custom_id]
    return await (await evening.person(name).press(panel, found)).result()


@pytest.mark.parametrize("game", [GAMES[name] for name in SUMMARIES], ids=SUMMARIES)
async def test_details_are_unfolded_and_folded_again(evening: Evening, game: AnyGame) -> None:
    people, computers = company(game)
    await evening.begin(*people, computers=computers, game=game.id)
    await play_until(evening, lambda table: table.table.revision > 60 or table.table.status == "over")
    rows = await evening.bot.services.tables.archive.log(1, None)
    events = [row.event for row in rows if row.event.visible_to(None)]
    told = folded(events, game.storyline)
    short = await evening.turn("Dev", evening.board(), "log")
    folded_lines = lines(short)
    counts = [len(line.details) for line in told[-len(folded_lines) :]]
    assert any(counts)
    for line, count in zip(folded_lines, counts, strict=True):
        assert bool(count) == line.endswith(f" · +{count}"), line
    unfolded = await press(evening, "Dev", short, phrase("button-details"))
    single = lines(unfolded)
    assert len(single) > 1
    assert not any(re.search(r" · \+\d+$", line) for line in single)
    newest = told[-1]
    for event, line in zip(reversed(newest.events), reversed(single), strict=False):
        assert event not in newest.told or line in folded_lines[-1], "what is told as it is stands in both"
    again = await press(evening, "Dev", unfolded, phrase("button-short"))
    assert lines(again) == folded_lines
    assert phrase("button-details") in {button.label for button in again.buttons}


async def test_the_rules_are_one_press_away_from_ones_hand(evening: Evening) -> None:
    await evening.begin("Bruno", game="touria")
    more = await evening.turn("Ada", await evening.hand("Ada"), "more")
    rules = await evening.turn("Ada", more, "rules")
    assert rules.ephemeral
    assert rules.alt_texts
    assert rules.alt_texts == (await evening.slash("Chloé", "rules", game="touria")).alt_texts
