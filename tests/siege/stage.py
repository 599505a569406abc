"""The tables that forged presses aim at: every game, in every state, each in its own channel."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from games.registry import GAMES
from playground import Channel, Message, Permission
from tests.siege.besieged import Besieged, table_of
from tests.siege.foreign import Own
from tests.siege.players import Players, verbs

SEATED = ("Ada", "Dev", "Mira")
"""The people with seats at the staged tables; Mira is also a moderator."""
FINISHERS = SEATED[:2]
"""The people who play a game to its end: as few as possible, because each move updates every hand."""
HIDDEN = "hidden"
"""The channel that strangers can't see."""
STRANGERS = ("Bruno", "Chloé")
"""The people without a seat; Bruno speaks Italian."""


@dataclass
class Stage:
    """Tables that only the people seated there may change; strangers can't even see those in ``hidden``."""

    here: Besieged
    rooms: list[Channel] = field(default_factory=list)
    tables: list[int] = field(default_factory=list)
    hidden: set[int] = field(default_factory=set)
    own: dict[tuple[str, ...], Own] = field(default_factory=dict)
    """Everything that is owned by people who forge presses, by their names."""

    def boards(self) -> list[Message]:
        """Return the board of every table."""
        found = [self.here.boards(room.id) for room in self.rooms]
        return [messages[-1] for tables in found for messages in tables.values()]

    def is_open(self, board: Message) -> bool:
        """Return whether strangers can see the channel of ``board``."""
        return self.here.playground.world.channels[board.channel_id].name != HIDDEN

    async def set_up(self) -> None:
        """Open the tables and bring each into its state."""
        for number, game in enumerate(GAMES):
            await self._playing(f"playing-{number}", game, moves=4)
        games = list(GAMES)
        hidden = await self._playing(HIDDEN, games[0], moves=2, is_hidden=True)
        self.hidden.add(table_of(hidden))
        await self._lobby("lobby", games[1])
        paused = await self._playing("paused", games[2 % len(games)], moves=2)
        await self._manage(paused, "pause")
        ended = await self._playing("ended", games[3 % len(games)], moves=2)
        await self._manage(ended, "end")
        await self._finished("over", games[0])
        await self.here.right_again()
        self.tables = [table_of(board) for board in self.boards()]

    async def _open(self, name: str, game: str, *, is_hidden: bool = False) -> Message:
        playground = self.here.playground
        room = playground.admin.create_channel(name)
        self.rooms.append(room)
        if is_hidden:
            for stranger in STRANGERS:
                playground.admin.permit(room, playground.person(stranger), deny=Permission.VIEW_CHANNEL)
        await (await playground.person(SEATED[0]).slash(room, "table new", game=game)).result()
        return await playground.until(lambda: next(iter(self.here.boards(room.id).values()), [None])[-1])

    async def _press(self, name: str, board: Message, verb: str) -> None:
        """Let a person press a button, and wait until the board shows the result."""
        before = [button.custom_id for button in board.buttons]
        await self.here.playground.person(name).press(board, verbs(board)[verb])
        await self.here.playground.until(lambda: [button.custom_id for button in board.buttons] != before)

    async def _playing(
        self,
        name: str,
        game: str,
        *,
        moves: int,
        is_hidden: bool = False,
        seated: tuple[str, ...] = SEATED,
    ) -> Message:
        board = await self._open(name, game, is_hidden=is_hidden)
        for other in seated[1:]:
            await self._press(other, board, "join")
        await self._press(seated[0], board, "start")
        await self._play(board, lambda players: len(players.done.moves) >= moves, seated=seated)
        return board

    async def _finished(self, name: str, game: str) -> None:
        board = await self._playing(name, game, moves=0, seated=FINISHERS)
        await self._play(board, lambda _: board.text.startswith("# "), give_up=90, seated=FINISHERS)

    async def _lobby(self, name: str, game: str) -> None:
        """Open a table with every seat taken, so that nobody else can join."""
        board = await self._open(name, game)
        for other in SEATED[1:]:
            await self._press(other, board, "join")
        while "add-computer" in verbs(board) and "join" in verbs(board):
            await self._press(SEATED[0], board, "add-computer")

    async def _manage(self, board: Message, command: str) -> None:
        person = self.here.playground.person(SEATED[0])
        room = self.here.playground.world.channels[board.channel_id]
        reply = await person.slash(room, f"table {command}")
        asked = await reply.result()
        for offered, custom_id in verbs(asked).items():
            if offered == f"{command}-yes":
                await (await person.press(asked, custom_id)).result()

    async def _play(  # type: ignore[no-untyped-def]
        self, board: Message, wanted, *, give_up: float = 30.0, seated: tuple[str, ...] = SEATED
    ) -> None:
        players = Players(self.here, games=())
        until = asyncio.get_running_loop().time() + give_up
        turns = 0
        while not wanted(players) and "hand" in verbs(board) and not board.text.startswith("# "):
            await players.take_turn(board, seated[turns % len(seated)])
            turns += 1
            if asyncio.get_running_loop().time() > until:
                return
