"""Faults: everything that networks and Discord do to a bot at times, while people play."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playground import Permission
from tests.bench.report import Row
from tests.siege import checks
from tests.siege.besieged import Besieged, Plan, besieged, table_of
from tests.siege.log import Secrets
from tests.siege.players import MOVES, PAUSE, PEOPLE, WAYS, Players, verbs


@dataclass(frozen=True)
class Pace:
    """Seconds for which a fault lasts, for which people play on after it, and between two turns."""

    lasts: tuple[float, float]
    after: float
    pause: float


USUAL = Pace((0.5, 3.0), 1.0, PAUSE)
QUICK = Pace((0.3, 1.0), 0.5, 0.25)
"""For a small siege, in which a few turns for each fault are enough."""
_CLOSED = Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES

End = Callable[[], Awaitable[None] | None]
"""Ends a fault."""


async def rows(plan: Plan) -> list[Row]:
    """Cause faults of the network and of Discord while people play; return the figures."""
    befell: Counter[str] = Counter()
    found: dict[str, set[str]] = {"lost": set(), "told twice": set(), "out of place": set()}
    longest = 0.0
    pace = QUICK if plan.quick else USUAL
    async with besieged(plan) as here:
        secrets = Secrets(here)
        players = Players(here, pause=pace.pause)
        await players.choose_ways()
        players.start()
        least = MOVES
        kinds: list[str] = []
        while plan.goes_on(befell.total()):
            # Every fault once, in random order, before any is repeated.
            kinds = kinds or here.chance.sample(sorted(FAULTS), len(FAULTS))
            kind = kinds.pop()
            least = min(least, await players.have_moved())
            end = await FAULTS[kind](here, players)
            await asyncio.sleep(here.chance.uniform(*pace.lasts))
            here.playground.faults.clear()
            if (ending := end()) is not None:
                await ending
            ended = time.monotonic()
            await asyncio.sleep(pace.after)
            await players.stop()
            await here.right_again()
            longest = max(longest, time.monotonic() - ended - pace.after)
            befell[kind] += 1
            checks.note_all(here, players, found, f"after {kind}")
            players.start()
        await players.stop()
        leaks = secrets.found_in(here.bot.said)
        return [
            *(Row(f"faults: {kind}", times, "times") for kind, times in sorted(befell.items())),
            Row("faults: moves acknowledged", len(players.done.moves), ""),
            Row("faults: moves acknowledged before each, at least", least, "", at_least=MOVES),
            Row("faults: acknowledged and lost", len(found["lost"]), "", at_most=0),
            Row("faults: told or posted twice", len(found["told twice"]), "", at_most=0),
            Row("faults: boards and notices out of place", len(found["out of place"]), "", at_most=0),
            Row("faults: hidden things and names in the log", len(leaks), "", at_most=0),
            Row("faults: right again after the end of one, at most", longest, "s", at_most=15),
            Row("faults: memory of the bot", here.memory(), "MB", at_most=300),
        ]


def _nothing() -> None:
    """Do nothing: clearing the playground's faults has already ended this one."""


async def _errors(here: Besieged, _: Players) -> End:
    here.playground.faults.error_probability = 0.4
    return _nothing


async def _outage(here: Besieged, _: Players) -> End:
    here.playground.faults.fail_next(100_000, status=here.chance.choice((500, 502, 503)))
    return _nothing


async def _proxy(here: Besieged, _: Players) -> End:
    here.playground.faults.fail_next(100_000, status=here.chance.choice((403, 404)), match="/channels/")
    return _nothing


async def _limits(here: Besieged, _: Players) -> End:
    here.playground.faults.limit_next(60, retry_after=0.3)
    return _nothing


async def _lost_answers(here: Besieged, _: Players) -> End:
    here.playground.faults.lose_next(10, match=here.chance.choice(("/channels/", "/webhooks/", "POST", "")))
    return _nothing


async def _slow(here: Besieged, _: Players) -> End:
    here.playground.faults.latency = 1.2
    return _nothing


async def _twice(here: Besieged, _: Players) -> End:
    here.playground.faults.double_deliveries = 50
    return _nothing


async def _dropped(here: Besieged, _: Players) -> End:
    await here.playground.gateway.drop_connections()
    return _nothing


async def _reconnect(here: Besieged, _: Players) -> End:
    await here.playground.gateway.ask_to_reconnect()
    return _nothing


async def _new_session(here: Besieged, _: Players) -> End:
    await here.playground.gateway.invalidate_sessions(resumable=here.chance.random() < 0.5)
    return _nothing


async def _denied(here: Besieged, players: Players) -> End:
    room = here.chance.choice(players.rooms)
    here.playground.deny_bot(room.name, _CLOSED)
    return lambda: here.playground.deny_bot(room.name, Permission(0))


async def _board_deleted(here: Besieged, players: Players) -> End:
    room = here.chance.choice(players.rooms)
    board = players.board(room)
    if board is None or "hand" not in verbs(board) or board.text.startswith("# "):
        return _nothing
    table = table_of(board)
    here.playground.person("Mira").delete(board)

    async def shown() -> None:
        # Nothing tells the bot; it finds out when the table changes next, and its players may have nothing
        # left to press.
        for command in ("table pause", "table resume"):
            await (await here.playground.person("Mira").slash(room, command, table=table)).result()
        await here.playground.until(lambda: table in here.boards(room.id))

    return shown


async def _closed_letters(here: Besieged, _: Players) -> End:
    # The player who only wants direct messages.
    person = here.playground.person(PEOPLE[WAYS.index("direct")])
    person.close_dms()
    return lambda: person.close_dms(False)


async def _sent_away(here: Besieged, _: Players) -> End:
    here.playground.admin.remove_bot()
    return here.playground.admin.invite_bot


FAULTS: dict[str, Callable[[Besieged, Players], Awaitable[End]]] = {
    "a share of errors": _errors,
    "an outage": _outage,
    "a proxy that fails": _proxy,
    "429": _limits,
    "answers that are lost": _lost_answers,
    "everything is slow": _slow,
    "interactions delivered twice": _twice,
    "connections dropped": _dropped,
    "asked to reconnect": _reconnect,
    "sessions made invalid": _new_session,
    "a channel closed to the bot": _denied,
    "a board deleted": _board_deleted,
    "letters refused": _closed_letters,
    "the bot sent away and invited again": _sent_away,
}
