"""The coach in a person's hand explains what is new until they know it or dismiss the coach."""

from __future__ import annotations

import pytest

from games.registry import GAMES
from playground import Message
from tests.protocol.course import play_out
from tests.protocol.evening import Evening, choices
from tests.protocol.test_me import page, switch
from tests.support.features import COACHES
from tests.support.phrases import phrase

LESSON, AIM = "🎓", "🎯"


def lessons(panel: Message) -> list[str]:
    """Return the titles of what the coach explains in ``panel``."""
    return [line.split("**")[1] for line in panel.text.splitlines() if line.startswith(LESSON)]


async def is_coached(evening: Evening, name: str, panel: Message) -> bool:
    """Return whether *More* offers to dismiss the coach."""
    panel = await evening.turn(name, panel, "more")
    return "coach-off" in {(button.custom_id or "").split(":")[3] for button in panel.buttons}


async def turn_over(evening: Evening, wish: str) -> None:
    """Let Ada toggle a part of her hand."""
    panel = await page(evening, "Ada", "play")
    await evening.press("Ada", panel, switch(panel, wish))


@pytest.mark.parametrize("game", COACHES)
async def test_a_first_hand_begins_with_the_aim_and_tells_of_two_things_at_most(
    evening: Evening, game: str
) -> None:
    await evening.begin("Dev", computers=max(0, GAMES[game].seats[0] - 2), game=game)
    panels = [await evening.hand(name) for name in ("Ada", "Dev")]
    for panel in panels:
        assert AIM in panel.text.splitlines()[1]
    assert 1 <= max(len(lessons(panel)) for panel in panels) <= 2


async def test_what_was_told_is_told_until_it_is_answered_and_not_again(evening: Evening) -> None:
    await evening.begin("Dev", "Mira", game="towers")
    panel = await evening.hand("Ada")
    first = lessons(panel)
    assert first == ["Team", "Floor 1"]
    await evening.restart_bot()
    panel = await evening.hand("Ada")
    assert lessons(panel) == first, "until one answers, it may be needed"
    for name in ("Ada", "Dev", "Mira"):
        panel = await evening.hand(name)
        await evening.pick(name, panel, next(iter(choices(panel))))
    await evening.calm()
    second = lessons(await evening.hand("Ada"))
    assert second
    assert not set(second) & set(first)


async def test_another_persons_lessons_are_their_own(evening: Evening) -> None:
    await evening.begin("Dev", "Mira", game="towers")
    await evening.move("Ada", next(iter(choices(await evening.hand("Ada")))))
    assert lessons(await evening.hand("Dev")) == ["Team", "Floor 1"]


async def test_the_coach_is_sent_away_and_comes_back(evening: Evening) -> None:
    await evening.begin("Dev", "Mira", game="towers")
    panel = await evening.turn("Ada", await evening.hand("Ada"), "coach-off")
    assert phrase("coach-off-done") in panel.text
    assert not lessons(panel)
    assert AIM in panel.text, "the aim stays"
    assert not await is_coached(evening, "Ada", panel)
    await turn_over(evening, "coach")
    assert lessons(await evening.hand("Ada"))


async def test_a_hand_without_its_aim_keeps_the_coach(evening: Evening) -> None:
    await evening.begin("Dev", "Mira", game="towers")
    await turn_over(evening, "aim")
    panel = await evening.hand("Ada")
    assert AIM not in panel.text
    assert lessons(panel)
    assert AIM in (await evening.hand("Dev")).text


async def test_nobody_has_a_coach_after_three_games_of_a_kind(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.coach.store.COACHED_GAMES", 0)
    await evening.begin("Dev", "Mira", game="towers")
    panel = await evening.hand("Ada")
    assert AIM in panel.text
    assert not lessons(panel)
    assert not await is_coached(evening, "Ada", panel)


async def test_who_watches_is_told_nothing_and_a_letter_has_both(evening: Evening) -> None:
    await evening.wish(evening.person("Ada").id, delivery="direct")
    await evening.begin("Dev", "Mira", game="towers")
    watching = await evening.hand("Chloé")
    assert AIM not in watching.text
    assert not await is_coached(evening, "Chloé", watching)
    hand = await evening.hand("Ada")
    await evening.turn("Ada", hand, "direct")
    await evening.turn("Ada", hand, "direct")
    letter = evening.person("Ada").dms()[-1]
    assert AIM in letter.text
    assert lessons(letter) == ["Team", "Floor 1"]
    assert await is_coached(evening, "Ada", letter)


async def test_finished_games_of_one_kind_count_for_that_kind_alone(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = evening.bot.services.coaching._explanations
    await evening.begin("Dev", game="abraca")
    await play_out(evening)
    await evening.calm()
    ada = evening.person("Ada").id
    assert await store.explained(ada, "abraca") is not None
    monkeypatch.setattr("bot.features.coach.store.COACHED_GAMES", 1)
    assert await store.explained(ada, "abraca") is None
    assert await store.explained(ada, "towers") is not None
