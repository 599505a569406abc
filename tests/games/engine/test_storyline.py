"""The lines of a log, read from its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.engine.chance import RandomStream
from games.engine.event import Event
from games.engine.storyline import Storyline, event_keys, folded, folded_back
from games.engine.text import SeatName, Text

STORY = Storyline(
    game="quoits",
    moments=event_keys("quoits", "won", "over"),
    turns=event_keys("quoits", "throw"),
    opens=event_keys("quoits", "draw"),
    breaks=event_keys("quoits", "round", "over"),
)
KEYS = (
    *(f"quoits-event-{name}" for name in ("won", "over", "throw", "throw", "draw", "draw", "round", "hit")),
    "quoits-event-detail",
    "quoits-reason-points",
    "log-joined",
)


def logs() -> Iterator[list[Event]]:
    """Yield logs in which any kind of event can follow any other."""
    chance = RandomStream(b"logs")
    for _ in range(400):
        log = []
        for _ in range(chance.below(16)):
            key, seat = chance.pick(KEYS), chance.below(3)
            log.append(Event(Text(key, {"player": SeatName(seat)} if seat else {})))
        yield log


@pytest.mark.parametrize("storyline", [STORY, Storyline()], ids=["a story", "none"])
def test_from_the_end_the_lines_are_the_same(storyline: Storyline) -> None:
    for log in logs():
        assert list(folded_back(log, storyline)) == folded(log, storyline)[::-1]


def test_from_the_end_no_more_is_read_than_the_lines_that_are_asked_for() -> None:
    class Guarded(list[Event]):
        def __getitem__(self, at: int | slice) -> Event:  # type: ignore[override]
            assert not isinstance(at, int) or at >= 2, "an older line was read"
            return super().__getitem__(at)  # type: ignore[return-value]

    throws = [Event(Text(f"quoits-event-{name}")) for name in ("throw", "hit", "hit", "round", "hit")]
    assert next(folded_back(Guarded(throws), STORY)).events == tuple(throws[3:])
