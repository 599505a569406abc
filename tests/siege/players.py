"""People who play at several tables at once, and remember which moves the bot acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import get_args

from bot.features.people.rules.people import Delivery
from games.registry import GAMES
from playground import CannotDoError, Channel, Message
from render.words import FOLDERS
from tests.siege.besieged import Besieged

PEOPLE = ("Ada", "Bruno", "Chloé", "Dev", "Mira")
PATIENCE = 2.0
"""Seconds that a person waits for an answer; the bot may have been killed meanwhile."""
PAUSE = 0.01
"""Seconds between two turns at a table."""
MOST_PICKS = 12
"""Most choices a person makes in one go; enough for any turn."""

WAYS: tuple[Delivery, ...] = get_args(Delivery)
"""Ways to be notified; people get them in turn."""
MOVES = 5
"""Moves that have to be acknowledged before the bot is hit; otherwise there would be nothing to lose."""
MOVED_WITHIN = 30.0
"""Seconds to wait for those moves."""

Made = tuple[int, int, tuple[str, ...]]
"""An acknowledged move: table, person, options chosen."""


@dataclass
class Acknowledged:
    """What the bot told people was done."""

    moves: list[Made] = field(default_factory=list)
    seats: set[tuple[int, int]] = field(default_factory=set)
    """Who took a seat where: ``(table, person)``."""

    def of_each(self) -> dict[tuple[int, int], list[tuple[str, ...]]]:
        """Return the moves by table and person, in the order they were made."""
        found = defaultdict(list)
        for table, person, chosen in self.moves:
            found[table, person].append(chosen)
        return found


class Players:
    """Three people at each of several tables, one channel per table; they play one game after another."""

    def __init__(
        self, here: Besieged, games: Sequence[str] = tuple(GAMES), rounds: int = 1, pause: float = PAUSE
    ) -> None:
        self.here = here
        self._pause = pause
        self.done = Acknowledged()
        self._playing: list[asyncio.Task[None]] = []
        self._rooms: list[tuple[Channel, str, tuple[str, ...]]] = []
        for number, game in enumerate(tuple(games) * rounds):
            room = here.playground.admin.create_channel(f"room-{number}")
            start = here.chance.randrange(len(PEOPLE))
            self.seat(room, game, (PEOPLE * 2)[start : start + 3])

    def seat(self, room: Channel, game: str, names: Sequence[str]) -> None:
        """Let ``names`` play ``game`` in ``room`` as well."""
        self._rooms.append((room, game, tuple(names)))

    @property
    def rooms(self) -> list[Channel]:
        """The channels with a table."""
        return [room for room, _, _ in self._rooms]

    def start(self) -> None:
        """Let everybody play until ``stop``."""
        self._playing = [asyncio.create_task(self._play(*room)) for room in self._rooms]

    async def stop(self) -> None:
        """Stop everybody; their last presses may still be answered.

        An error in a player's task is raised here.
        """
        for task in self._playing:
            task.cancel()
        found = await asyncio.gather(*self._playing, return_exceptions=True)
        self._playing = []
        for error in found:
            if error is not None and not isinstance(error, asyncio.CancelledError):
                raise error

    async def choose_ways(self) -> None:
        """Let people choose how they are notified, each way in turn, before anybody plays."""
        people = sorted({name for _, _, names in self._rooms for name in names})
        for number, name in enumerate(people):
            person, way = self.here.playground.person(name), WAYS[number % len(WAYS)]
            room = next(room for room, _, names in self._rooms if name in names)
            person.close_dms(False)
            panel = await (await person.slash(room, "me settings")).result()
            [menu] = [one for one in panel.selects if (one.custom_id or "").endswith(":me-pick:delivery")]
            reply = await person.select(panel, menu.custom_id or "", way)
            await reply.result()
            assert not reply.followups, reply.followups[0].text
            if way in {"digest", "none"}:
                self.here.patient.add(person.id)

    async def have_moved(self) -> int:
        """Wait until enough new moves are acknowledged, or time is up; return how many there are."""
        before = len(self.done.moves)
        with contextlib.suppress(TimeoutError):
            await self.here.playground.until(lambda: len(self.done.moves) >= before + MOVES, MOVED_WITHIN)
        return len(self.done.moves) - before

    def tables(self) -> set[int]:
        """Return the numbers of all tables that were opened."""
        return {table for room in self.rooms for table in self.here.boards(room.id)}

    def board(self, room: Channel) -> Message | None:
        """Return the newest table's board in a channel."""
        tables = self.here.boards(room.id)
        return tables[max(tables)][-1] if tables else None

    async def _play(self, room: Channel, game: str, names: tuple[str, ...]) -> None:
        while True:
            # Retry whenever an answer doesn't come, or the board changed before the press.
            with contextlib.suppress(TimeoutError, CannotDoError, StopAsyncIteration):
                async with asyncio.timeout(PATIENCE):
                    await self._go_on(room, game, names)
            await asyncio.sleep(self._pause)

    async def _go_on(self, room: Channel, game: str, names: tuple[str, ...]) -> None:
        """Take the next step at the table in ``room``: open it, take a seat, start it, or take a turn."""
        board = self.board(room)
        offered = verbs(board) if board else {}
        if board is None or not {"hand", "join"} & offered.keys():
            await self._open(room, game, names[0])
        elif "join" in offered:
            await self._sit_down(board, names)
        else:
            name = self.here.chance.choice(names)
            await self.take_turn(board, name)

    async def _open(self, room: Channel, game: str, host: str) -> None:
        known = set(self.here.boards(room.id))
        reply = await self.here.playground.person(host).slash(room, "table new", game=game)
        await reply.result()
        await self.here.playground.until(lambda: set(self.here.boards(room.id)) - known, PATIENCE)

    async def _sit_down(self, board: Message, names: tuple[str, ...]) -> None:
        missing = [name for name in names if f"**{name}**" not in board.text]
        if missing:
            person = self.here.playground.person(missing[0])
            before = board.text
            reply = await person.press(board, verbs(board)["join"])
            await self.here.playground.until(lambda: board.text != before or bool(reply.followups), PATIENCE)
            if not reply.followups:
                self.done.seats.add((_table(board), person.id))
            return
        host = self.here.playground.person(names[0])
        await host.press(board, verbs(board)["start"])
        await self.here.playground.until(lambda: "join" not in verbs(board), PATIENCE)

    async def take_turn(self, board: Message, name: str) -> None:
        """Let a person look at their hand, and choose for as long as they are asked."""
        person, chance = self.here.playground.person(name), self.here.chance
        reply = await person.press(board, verbs(board)["hand"])
        panel = await reply.result()
        for _ in range(MOST_PICKS):
            picks = [b.custom_id for b in panel.buttons if b.custom_id and ":pick:" in b.custom_id]
            menus = [menu for menu in panel.selects if menu.custom_id and ":choose:" in menu.custom_id]
            if picks:
                pressed = chance.choice(picks)
                chosen: tuple[str, ...] = (pressed.split(":", 4)[4],)
                reply = await person.press(panel, pressed)
            elif menus:
                menu = menus[0]
                pressed = str(menu.custom_id)
                values = [option.value for option in menu.options]
                count = chance.randint(menu.min_values, menu.max_values)
                picked = set(chance.sample(values, count))
                chosen = tuple(value for value in values if value in picked)
                reply = await person.select(panel, pressed, list(chosen))
            else:
                return
            panel = await reply.result()
            if reply.followups or is_refused(panel):
                return
            self.done.moves.append((int(pressed.split(":")[1]), person.id, chosen))


def verbs(message: Message) -> dict[str, str]:
    """Return the custom_ids of the enabled buttons of ``message``, by their verbs."""
    ids = [button.custom_id for button in message.buttons if button.custom_id and not button.disabled]
    return {found.split(":")[3]: found for found in ids}


def is_refused(panel: Message) -> bool:
    """Return whether ``panel`` refuses what was pressed, in any language."""
    return any(refusals().fullmatch(line) for line in panel.text.splitlines())


@cache
def refusals() -> re.Pattern[str]:
    """Return a pattern for every sentence with which the bot refuses something."""
    found = []
    for folder in FOLDERS:
        for file in folder.glob("*/*.ftl"):
            for sentence in re.findall(r"^(?:\w+-)?refused-[\w-]+ = (.+)$", file.read_text("utf-8"), re.M):
                parts = re.split(r"\{[^}]*\}", sentence)
                # A message made only of references to others is covered by those.
                if any(parts):
                    found.append(".*".join(map(re.escape, parts)))
    return re.compile("|".join(found))


def _table(board: Message) -> int:
    return int(next(iter(verbs(board).values())).split(":")[1])
