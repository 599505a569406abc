"""On Discord itself nobody else can notice a secret answer, whatever they look at or press."""

from __future__ import annotations

from tests.protocol.evening import Evening, choices
from tests.protocol.test_secrecy import shown


async def seen_by_others(evening: Evening) -> list[tuple[object, ...]]:
    """Return everything that the channel, a spectator and the other player see, including buttons."""
    parts = [shown(message) for message in (evening.board(), *evening.notices())]
    for name in ("Mira", "Chloé"):
        for command in ("tables", "table show", "table log", "table replay"):
            parts.append(shown(await evening.slash(name, command)))
        parts.append(shown(await evening.hand(name)))
    return parts


def posted_and_edited(evening: Evening) -> list[tuple[int, float | None]]:
    """Return the public messages in the channel with the time of their last edit."""
    history = evening.playground.world.history(evening.playground.channel("tables").id)
    return [(message.id, message.edited_at) for message in history if not message.ephemeral]


async def test_nobody_else_sees_by_anything_that_somebody_has_answered(evening: Evening) -> None:
    await evening.begin("Chloé", game="saga")
    before, posted = await seen_by_others(evening), posted_and_edited(evening)
    panel = await evening.hand("Ada")
    for _ in range(2):  # and then they change the answer
        panel = await evening.pick("Ada", panel, next(iter(choices(panel))))
        await evening.calm()
        assert await seen_by_others(evening) == before
        assert posted_and_edited(evening) == posted
