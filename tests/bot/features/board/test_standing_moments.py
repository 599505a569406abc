"""Decisive moments stay on display until everybody has moved, and only for those who may read them."""

from __future__ import annotations

from bot.features.board.rules.standing_moments import standing_moments
from games.engine.event import Event
from games.engine.storyline import Storyline, event_keys
from games.engine.text import Seat, SeatName, Text

STORY = Storyline(
    game="quoits",
    moments=event_keys("quoits", "won"),
    turns=event_keys("quoits", "throw"),
    moves=event_keys("quoits", "throw"),
)


def told(name: str, seat: Seat, audience: tuple[Seat, ...] | None = None) -> Event:
    return Event(Text(f"quoits-event-{name}", {"player": SeatName(seat)}), audience)


def keys(events: list[Event], viewer: Seat | None) -> list[str]:
    """Return the keys of the moments still shown to ``viewer``, out of those they may read."""
    seen = [event for event in events if event.visible_to(viewer)]
    return [line.told[0].text.key for line in standing_moments(seen, STORY, 3, viewer)]


def test_a_moment_stands_for_a_seat_until_it_has_moved_and_for_all_until_every_seat_has() -> None:
    log = [told("throw", 0), told("won", 0)]
    won = ["quoits-event-won"]
    assert [keys(log, viewer) for viewer in (None, -1, 0, 1, 2)] == [won] * 5
    log.append(told("throw", 1))
    assert [keys(log, viewer) for viewer in (None, 0, 1, 2)] == [won, won, [], won]
    log += [told("throw", 2), told("throw", 1)]
    assert [keys(log, viewer) for viewer in (None, 0, 1, 2)] == [won, won, [], []]
    log.append(told("throw", 0))
    assert [keys(log, viewer) for viewer in (None, 0, 1, 2)] == [[], [], [], []]


def test_a_whispered_moment_stands_for_its_audience_alone() -> None:
    log = [told("throw", 0), told("won", 0, audience=(1,))]
    assert [keys(log, viewer) for viewer in (None, -1, 0, 1, 2)] == [[], [], [], ["quoits-event-won"], []]


def test_only_the_last_moments_stand_and_none_of_a_game_before() -> None:
    log = []
    for seat in range(3):
        log += [told("won", seat), told("note", seat), Event(Text("log-agreed"))]
    assert keys(log, None) == ["quoits-event-won"] * 2
    assert keys([*log, Event(Text("log-started"), begins=True)], None) == []
