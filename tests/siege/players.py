"""People who play at several tables at once, and remember what the bot told them was done."""

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
"""Seconds that somebody waits for an answer; the bot may have been killed over it."""
PAUSE = 0.01
"""Seconds between a turn at a table and the next."""
MOST_PICKS = 12
"""So many choices somebody makes before they look up: enough for any turn."""

WAYS: tuple[Delivery, ...] = get_args(Delivery)
"""How people want to be told, one after the other."""
MOVES = 5
"""Moves that people are told were done before the bot is dealt a blow: otherwise there's nothing to lose."""
MOVED_WITHIN = 30.0
"""Seconds for them."""

Made = tuple[int, int, tuple[str, ...]]
"""A move that was acknowledged: table, person, what was chosen."""


@dataclass
class Acknowledged:
    """What people were told was done."""

    moves: list[Made] = field(default_factory=list)
    seats: set[tuple[int, int]] = field(default_factory=set)
    """Who sits down at a table: table, person."""

    def of_each(self) -> dict[tuple[int, int], list[tuple[str, ...]]]:
        """Return the moves by table and person, in the order in which they were made."""
        found = defaultdict(list)
        for table, person, chosen in self.moves:
            found[table, person].append(chosen)
        return found


class Players:
    """Three people at each of several tables, each table in a channel of its own; games follow each other."""

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
        """Let those of these ``names`` play ``game`` in ``room``, too."""
        self._rooms.append((room, game, tuple(names)))

    @property
    def rooms(self) -> list[Channel]:
        """The channels that are played in."""
        return [room for room, _, _ in self._rooms]

    def start(self) -> None:
        """Let everybody play until ``stop``."""
        self._playing = [asyncio.create_task(self._play(*room)) for room in self._rooms]

    async def stop(self) -> None:
        """Let everybody stop; what they have just pressed may still be answered.

        What went wrong with a player is raised here.
        """
        for task in self._playing:
            task.cancel()
        found = await asyncio.gather(*self._playing, return_exceptions=True)
        self._playing = []
        for error in found:
            if error is not None and not isinstance(error, asyncio.CancelledError):
                raise error

    async def choose_ways(self) -> None:
        """Let everybody choose how they are told, all ways in turn, while nobody plays yet."""
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
        """Return how many moves people were told of since now, after enough of them or after a while."""
        before = len(self.done.moves)
        with contextlib.suppress(TimeoutError):
            await self.here.playground.until(lambda: len(self.done.moves) >= before + MOVES, MOVED_WITHIN)
        return len(self.done.moves) - before

    def tables(self) -> set[int]:
        """Return the numbers of all tables that were opened."""
        return {table for room in self.rooms for table in self.here.boards(room.id)}

    def board(self, room: Channel) -> Message | None:
        """Return the board of the newest table in a channel."""
        tables = self.here.boards(room.id)
        return tables[max(tables)][-1] if tables else None

    async def _play(self, room: Channel, game: str, names: tuple[str, ...]) -> None:
        while True:
            # Whatever somebody waits for in vain, or what has changed before they press, is tried anew.
            with contextlib.suppress(TimeoutError, CannotDoError, StopAsyncIteration):
                async with asyncio.timeout(PATIENCE):
                    await self._go_on(room, game, names)
            await asyncio.sleep(self._pause)

    async def _go_on(self, room: Channel, game: str, names: tuple[str, ...]) -> None:
        """Do the next thing at the table in ``room``: open it, sit down, start it, or make a turn."""
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
        """Let somebody look at their hand, and choose as long as they are asked."""
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
    """Return the custom ids of the buttons of ``message`` that can be pressed, by what they do."""
    ids = [button.custom_id for button in message.buttons if button.custom_id and not button.disabled]
    return {found.split(":")[3]: found for found in ids}


def is_refused(panel: Message) -> bool:
    """Return whether ``panel`` says that what was pressed was not done, in any language."""
    return any(refusals().fullmatch(line) for line in panel.text.splitlines())


@cache
def refusals() -> re.Pattern[str]:
    """Return what matches every sentence by which the bot refuses something."""
    found = []
    for folder in FOLDERS:
        for file in folder.glob("*/*.ftl"):
            for sentence in re.findall(r"^(?:\w+-)?refused-[\w-]+ = (.+)$", file.read_text("utf-8"), re.M):
                parts = re.split(r"\{[^}]*\}", sentence)
                # A sentence that only repeats another one is found as that one.
                if any(parts):
                    found.append(".*".join(map(re.escape, parts)))
    return re.compile("|".join(found))


def _table(board: Message) -> int:
    return int(next(iter(verbs(board).values())).split(":")[1])
