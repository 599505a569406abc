"""Which tables wait for a person follows from their rows: counting them loads no game."""

from __future__ import annotations

from tests.protocol.evening import Evening, choices, names_at


async def test_counting_waiting_tables_loads_no_game(evening: Evening) -> None:
    for _ in range(3):
        await evening.begin("Bruno")
    ada = evening.person("Ada")
    boards = evening.boards()
    if "Ada" in [names_at(await evening.table(1))[seat] for seat in (await evening.table(1)).waiting]:
        hand = await evening.hand("Ada", boards[0])
        while "Ada" in [names_at(await evening.table(1))[seat] for seat in (await evening.table(1)).waiting]:
            hand = await evening.pick("Ada", hand, next(iter(choices(hand))))
            await evening.calm()
    await evening.restart_bot()
    services = evening.bot.services
    services.tables._tables._cache.clear()
    waiting = await services.waiting_for(ada.id)
    assert not services.tables._tables._cache
    asked = []
    for number in (1, 2, 3):
        seen = await services.tables.look(number, ada.id)
        if seen.asked_since is not None:
            asked.append((seen.asked_since, number))
    assert waiting == [number for _, number in sorted(asked)]
