"""A decisive moment stays as a banner on the board and the hand until everybody concerned has moved."""

from __future__ import annotations

from playground import Message
from tests.protocol.course import play_until
from tests.protocol.evening import Evening
from tests.support.phrases import phrase

_BEFORE = 40
"""Maximum letters before the common text of a round's end: its number and a name."""
ENDS = ("all-used", "attack", "own-fault")


def banner(panel: Message) -> bool:
    """Return whether the first picture of ``panel`` shows the end of a round; Bruno reads Italian."""
    ends = [phrase(f"abraca-event-{how}", locale) for how in ENDS for locale in ("en", "it")]
    return any(0 <= panel.alt_texts[0].find(end) <= _BEFORE for end in ends)


async def test_the_end_of_a_round_stands_until_all_have_moved(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="abraca")
    assert not banner(evening.board())
    await play_until(evening, lambda table: table.state is not None and table.state.round == 2)
    names = await evening.seats()
    for name in names:
        hand = await evening.hand(name)
        assert banner(hand), (name, hand.text, hand.alt_texts)
    assert banner(evening.board())
    ended = evening.board().text
    assert "📣" in ended
    moved: set[str] = set()
    while moved != set(names):
        mover, before = await evening.asked(), (await evening.table()).revision
        here = await play_until(evening, lambda table, before=before: table.table.revision > before)  # type: ignore[misc]
        if here.state is None or here.state.round != 2:
            break
        moved.add(mover)
        assert [name for name in names if banner(await evening.hand(name))] == [
            name for name in names if name not in moved
        ]
        assert banner(evening.board()) == (moved != set(names))
    assert moved
