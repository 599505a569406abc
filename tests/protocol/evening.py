"""A real bot on the local Discord, and what people can do there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace

from bot.config import Config
from bot.database.database import Database
from bot.discord.client import Tavolata
from bot.features.people.rules import people
from bot.host.run import assembled
from bot.table.perspective import Perspective
from games.engine.game import AnyGame
from games.engine.text import Seat
from playground import Message, Permission, Person, Playground, Reply
from playground.waiting import GIVE_UP
from tests.support.places_of_names import HOME, places_of_names
from tests.support.ready import ready_at_once
from tests.support.rest import Watch, at_rest

TOKEN = "local"
PEOPLE = ("Ada", "Bruno", "Chloé", "Dev", "Mira")
"""Five people on the local server, in the order in which tests seat them."""


class Evening:
    """A local Discord with a bot that can be stopped and started again."""

    def __init__(self, playground: Playground, settings: Config) -> None:
        self.playground = playground
        self.settings = settings
        self._bot: Tavolata | None = None
        self._running: asyncio.Task[None] | None = None

    # The bot

    @property
    def bot(self) -> Tavolata:
        """The running bot."""
        assert self._bot is not None, "no bot is running"
        return self._bot

    @property
    def is_running(self) -> bool:
        """Whether a bot is running."""
        return self._bot is not None

    async def start_bot(self) -> Tavolata:
        """Start the bot and wait until it is ready."""
        Watch.begin()
        database = await Database.open(self.settings.database)
        address = f"{self.playground.url}/api/v10"
        self._bot = bot = await assembled(
            self.settings, database, TOKEN, address, now=self.playground.clock.now
        )
        ready_at_once(bot)
        bot._connection.guild_ready_timeout = 0.05  # for absent servers
        # Tests press faster than people can.
        bot.services.guards.budgets.quick = 1_000_000
        # They also hold and move the clock that ids are made from, which must not make presses late.
        bot.services.guards.timeliness.clock = lambda: 0.0
        self._running = asyncio.create_task(bot.start(TOKEN))
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait({self._running, ready}, timeout=GIVE_UP, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            await self._running
        await ready
        return bot

    async def stop_bot(self) -> None:
        """Stop the bot gracefully."""
        assert self._running is not None
        await self.bot.close()
        await asyncio.gather(self._running, return_exceptions=True)
        self._bot = None

    async def restart_bot(self) -> None:
        """Stop the bot and start it again on the same database."""
        await self.stop_bot()
        await self.start_bot()
        await self.calm()

    async def answered(self) -> None:
        """Wait until every press has been handled, even if something is still being retried in the
        background.
        """
        await self._rested()
        await _handlers()
        await self._rested()

    async def _rested(self) -> None:
        """Wait until nothing more happens by itself, and no request is in progress in either direction."""
        await at_rest()
        while self.playground.is_busy:
            # Whatever is still unanswered waits for a timer, such as a retry after a fault.
            await self.playground.settle(quiet=0.01)
            await at_rest()

    async def calm(self, timeout: float = GIVE_UP) -> None:  # noqa: ASYNC109
        """Wait until computer players, the publisher and notices have nothing left to do."""
        async with asyncio.timeout(timeout):
            while True:
                await self.answered()
                await self.bot.computers.workers.idle()
                await self.bot.services.publisher.workers.idle()
                await self.bot.services.open_hands.workers.idle()
                wake_timers = (
                    self.bot.catch_up,
                    self.bot.services.publisher.wake_timer,
                    self.bot.notices.wake_timer,
                    self.bot.computers.wake_timer,
                    self.bot.clock.wake_timer,
                    self.bot.idle.wake_timer,
                    self.bot.overviews.wake_timer,
                    *(one.wake_timer for one in self.bot.services.competitions),
                    self.bot.services.dailies.wake_timer,
                    self.bot.services.queue.wake_timer,
                    self.bot.services.webhooks.wake_timer,
                )
                for wake_timer in wake_timers:
                    await wake_timer.quiet.wait()
                await self._rested()
                busy = self.bot.computers.workers.busy or self.bot.services.publisher.workers.busy
                if not busy and all(wake_timer.quiet.is_set() for wake_timer in wake_timers):
                    return

    async def heard(self) -> None:
        """Wait until the bot has received every event of the local Discord so far."""
        socket = self.bot._connection._get_websocket(self.playground.guild.id)
        told = self.playground.gateway.told(socket.session_id or "")
        assert told, "the bot is not connected"
        await self.playground.until(lambda: (socket.sequence or 0) >= told)

    async def pass_time(self, seconds: float) -> None:
        """Advance the local Discord's clock, and wait until everything due is done."""
        self.playground.advance(seconds)
        self.bot.look_at_clock()
        await self.calm()

    # What people see

    def person(self, name: str) -> Person:
        """Return a person on the local server."""
        return self.playground.person(name)

    def history(self, channel: str = "tables") -> list[Message]:
        """Return all messages in ``channel``, including private ones, oldest first."""
        return list(self.playground.world.history(self.playground.channel(channel).id))

    def boards(self, channel: str = "tables") -> list[Message]:
        """Return the public boards in ``channel``, oldest first."""
        return [
            message
            for message in self.history(channel)
            if not message.ephemeral and message.text.startswith(("## ", "# "))
        ]

    def board(self, channel: str = "tables") -> Message:
        """Return the newest board in ``channel``."""
        return self.boards(channel)[-1]

    def notices(self, channel: str = "tables") -> list[Message]:
        """Return the messages in ``channel`` that tell people it is their turn."""
        return [
            message
            for message in self.history(channel)
            if not message.ephemeral and message.text.startswith("<@") and "is over" not in message.text
        ]

    async def table(self, number: int = 1) -> Perspective:
        """Return the channel's view of a table."""
        return await self.bot.services.tables.look(number, None)

    async def seats(self, number: int = 1) -> list[str]:
        """Return the names of the people at a table; a computer player is an empty name."""
        return names_at(await self.table(number))

    async def number_of(self, name: str) -> int:
        """Return the number that stands for a person in logs."""
        members = await self.bot.services.stores.members.names(self.playground.guild.id)
        return next(number for number, called in members.items() if called.raw == name)

    async def asked(self, number: int = 1) -> str:
        """Return the name of the first person whose turn it is."""
        table = await self.table(number)
        return names_at(table)[table.waiting[0]]

    # What people do

    async def press(self, name: str, message: Message, what: str) -> Reply:
        """Let a person press a button, and wait until everything is calm again."""
        reply = await self.person(name).press(message, what)
        await self.calm()
        return reply

    async def forge(self, name: str, message: Message, custom_id: str, **kind: Any) -> str:
        """Let a person send a press that was never offered; return the answer."""
        reply = await self.person(name).press_forged(message, custom_id=custom_id, **kind)
        return await read(reply)

    async def slash(self, name: str, command: str, /, channel: str = "tables", **options: Any) -> Message:
        """Let a person call a command in ``channel``; return the answer."""
        reply = await self.person(name).slash(channel, command, **options)
        return await reply.result()

    async def hand(self, name: str, board: Message | None = None) -> Message:
        """Let a person press *My hand*; return their private panel."""
        board = board or self.board()
        reply = await self.person(name).press(board, verb(board, "hand"))
        return await reply.result()

    async def pick(self, name: str, panel: Message, option: str) -> Message:
        """Let a person choose ``option`` (an id) in their panel; return the updated panel.

        Preferences are behind *More*.
        """
        if option not in choices(panel):
            panel = await (await self.person(name).press(panel, verb(panel, "more"))).result()
        return await (await chosen(self.person(name), panel, option)).result()

    async def turn(self, name: str, panel: Message, wanted: str) -> Message:
        """Press the button with the verb ``wanted`` in a private panel as ``name``; return the answer."""
        panel = await self.offering(name, panel, wanted)
        reply = await self.person(name).press(panel, verb(panel, wanted))
        return await reply.result()

    async def offering(self, name: str, panel: Message, wanted: str) -> Message:
        """Return a private panel that offers ``wanted``: this one, or the one behind *More*."""
        if any(f":{wanted}" in (button.custom_id or "") for button in panel.buttons):
            return panel
        reply = await self.person(name).press(panel, verb(panel, "more"))
        return await reply.result()

    async def turn_page(self, name: str, panel: Message) -> Message:
        """Let a person turn the page of a menu with many choices."""
        [button] = [button.label for button in panel.buttons if button.label.startswith("Page ")]
        reply = await self.person(name).press(panel, button)
        return await reply.result()

    async def move(self, name: str, option: str = "cast 8") -> Message:
        """Let a person open their hand and choose ``option``; wait until everything is calm."""
        panel = await self.pick(name, await self.hand(name), option)
        await self.calm()
        return panel

    async def open_table(self, host: str = "Ada", channel: str = "tables", **options: Any) -> Message:
        """Open a table as ``host`` and return its message."""
        await self.slash(host, "table new", channel, **{"game": "abraca", **options})
        await self.calm()
        return self.board(channel)

    async def begin(self, *others: str, host: str = "Ada", computers: int = 0, **options: Any) -> Message:
        """Open a table, seat people and computer players, start the game, and return the board."""
        board = await self.open_table(host, **options)
        for name in others:
            await self.press(name, board, verb(board, "join"))
        for _ in range(computers):
            await self.press(host, board, verb(board, "add-computer"))
        await self.press(host, board, verb(board, "start"))
        return self.board(options.get("channel", "tables"))

    async def wish(self, person: int, **preferences: Any) -> None:
        """Set a person's ``preferences``."""

        def revision(known: people.Person) -> people.Person:
            return replace(known, preferences=replace(known.preferences, **preferences))

        await self.bot.services.stores.people.revise(person, revision)

    # What moderators do

    def permit(self, person: str, channel: str, permissions: Permission, *, allow: bool) -> None:
        """Allow or deny a person some permissions in one channel."""
        changed = {"allow": permissions} if allow else {"deny": permissions}
        self.playground.admin.permit(channel, self.person(person), **changed)


def company(game: AnyGame) -> tuple[tuple[str, ...], int]:
    """Return who plays ``game`` with Ada, and how many computers: three players in all, or as close as
    possible.
    """
    people = ("Bruno", "Chloé")[: game.seats[-1] - 1]
    return people, max(0, game.seats[0] - 1 - len(people))


async def read(reply: Reply) -> str:
    """Return the text that a person gets after a press: a new private message, or the one they pressed."""
    pressed = await reply.result()
    return reply.followups[-1].text if reply.followups else pressed.text


async def _handlers() -> None:
    """Wait until no press or command is being handled."""
    names = {"discord.py: on_interaction", "CommandTree-invoker"}
    while handlers := [task for task in asyncio.all_tasks() if task.get_name() in names]:
        await asyncio.wait(handlers)


def seat_of(table: Perspective, name: str) -> Seat:
    """Return a person's seat at a table."""
    return names_at(table).index(name)


def names_at(table: Perspective) -> list[str]:
    """Return the names of the people at ``table``; a computer player is an empty name."""
    return [occupant.name.raw if occupant.name else "" for occupant in table.occupants]


def choices(panel: Message) -> dict[str, str]:
    """Return the labels of a private panel's choices, on buttons or in menus, by option id."""
    found = {}
    for button in panel.buttons:
        parts = (button.custom_id or "").split(":", 4)
        if len(parts) == 5 and parts[3] == "pick":
            found[parts[4]] = button.label
    for menu in panel.selects:
        if menu.custom_id.split(":")[3] == "choose" and (menu.min_values, menu.max_values) == (1, 1):
            found |= {option.value: option.label for option in menu.options}
    return found


async def chosen(who: Person, panel: Message, option: str) -> Reply:
    """Let ``who`` press the button of ``option`` in their panel, or pick it in its menu."""
    if buttons := [one.custom_id for one in panel.buttons if (one.custom_id or "").endswith(f":{option}")]:
        return await who.press(panel, buttons[0] or "")
    [menu] = [menu for menu in panel.selects if any(one.value == option for one in menu.options)]
    return await who.select(panel, menu.custom_id, option)


def revision_of(message: Message) -> str:
    """Return the revision in the buttons of ``message``."""
    return next(one.custom_id for one in message.buttons if one.custom_id).split(":")[2]


def verb(message: Message, wanted: str) -> str:
    """Return the custom id of the button with the verb ``wanted``, whatever language its label is in."""
    [found] = [b.custom_id for b in message.buttons if b.custom_id and b.custom_id.split(":")[3] == wanted]
    return found


@asynccontextmanager
async def an_evening(playground: Playground, settings: Config) -> AsyncIterator[Evening]:
    """Run an evening with its bot; at the end, check that every press was answered and names are in one place
    only.
    """
    playground.countdown.hold()
    here = Evening(playground, settings)
    # Tests quote messages in English; only Bruno reads another language.
    here.person("Chloé").user.locale = "en-US"
    await here.start_bot()
    yield here
    if here.is_running:
        await here.stop_bot()
    assert not playground.failed_interactions, "a person saw: This interaction failed"
    assert not playground.rejected, "Discord would have refused a payload"
    private = [message for there in playground.world.messages.values() for message in there.values()]
    assert not [message for message in private if message.loading], "a person still reads: is thinking"
    assert places_of_names(settings.database, (*PEOPLE, "Olga")) <= {HOME}, (
        "a name stands where it is not forgotten"
    )
