"""The data a playground keeps between runs: people, channels, messages, their files, commands."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import msgspec

from playground.changes import Change, InteractionChanged, TypingStarted
from playground.channels import Channels
from playground.commands import Commands
from playground.components import Json
from playground.model import Channel, Emoji, Guild, Message, User
from playground.world import World

SAVE_AFTER = 1.0
"""The real seconds from a change to its being saved, together with all changes in between."""
KEPT_PER_CHANNEL = 300
_UNSAVED = (InteractionChanged, TypingStarted)


class Saved(msgspec.Struct):
    """The file's content."""

    bot_id: int
    offset: float
    users: list[User]
    guilds: list[Guild]
    channels: list[Channel]
    messages: list[Message]
    read: list[tuple[int, int, int]]
    commands: dict[str, list[Json]]
    emojis: list[Emoji] = []
    installed: list[int] = []


class History:
    """Saves a world in a file, and its attachments in a folder beside it."""

    def __init__(self, file: Path, world: World, commands: Commands) -> None:
        self._file = file
        self._folder = file.with_name(f"{file.name}.files")
        self._world = world
        self._commands = commands
        self._due: asyncio.TimerHandle | None = None
        self._writing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def restore(self) -> bool:
        """Fill the empty world from the file; return whether there was one."""
        try:
            saved = msgspec.json.decode(self._file.read_bytes(), type=Saved)
        except FileNotFoundError:
            return False
        world = self._world
        world.bot_id = world.application_id = saved.bot_id
        world.clock.offset = saved.offset
        world.users = {user.id: user for user in saved.users}
        world.guilds = {guild.id: guild for guild in saved.guilds}
        world.channels = Channels(saved.channels)
        for message in saved.messages:
            world.messages.setdefault(message.channel_id, {})[message.id] = message
            for file in message.attachments:
                with contextlib.suppress(FileNotFoundError):
                    world.files[file.key] = (self._folder / file.key).read_bytes()
        for emoji in saved.emojis:
            with contextlib.suppress(FileNotFoundError):
                world.files[emoji.key] = (self._folder / emoji.key).read_bytes()
                world.emojis[emoji.id] = emoji
        world.installed = set(saved.installed)
        world.read = {(user, channel): message for user, channel, message in saved.read}
        self._commands.restore(saved.commands)
        posted = (message.id for message in saved.messages)
        world.ids.not_before(max([*world.users, *world.channels, *world.emojis, *posted]))
        world.ids.not_after(min(world.guilds))
        return True

    def watch(self) -> None:
        """Save soon after every change from now on."""
        self._world.listen(self._heard)

    async def save(self) -> None:
        """Save everything now, each file atomically."""
        if self._due:
            self._due.cancel()
            self._due = None
        async with self._writing:
            saved = self._snapshot()
            files = {
                file.key: self._world.files[file.key]
                for message in saved.messages
                for file in message.attachments
                if file.key in self._world.files
            }
            files |= {emoji.key: self._world.files[emoji.key] for emoji in saved.emojis}
            await asyncio.to_thread(self._write, msgspec.json.encode(saved), files)

    def _heard(self, change: Change) -> None:
        if self._due is None and not isinstance(change, _UNSAVED):
            self._due = asyncio.get_running_loop().call_later(SAVE_AFTER, self._start_saving)

    def _start_saving(self) -> None:
        task = asyncio.get_running_loop().create_task(self.save())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _snapshot(self) -> Saved:
        world = self._world
        return Saved(
            bot_id=world.bot_id,
            offset=world.clock.offset,
            users=list(world.users.values()),
            guilds=list(world.guilds.values()),
            channels=list(world.channels.values()),
            messages=[
                message
                for channel in world.messages
                for message in world.history(channel)[-KEPT_PER_CHANNEL:]
                if not (message.ephemeral or message.loading)
            ],
            read=[(user, channel, message) for (user, channel), message in world.read.items()],
            commands=self._commands.saved(),
            emojis=list(world.emojis.values()),
            installed=sorted(world.installed),
        )

    def _write(self, content: bytes, files: dict[str, bytes]) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        stored = {path.name for path in self._folder.iterdir()}
        for key in files.keys() - stored:
            _write_whole(self._folder / key, files[key])
        _write_whole(self._file, content)
        for key in stored - files.keys():
            (self._folder / key).unlink()


def _write_whole(file: Path, content: bytes) -> None:
    part = file.with_name(f"{file.name}.part")
    part.write_bytes(content)
    part.replace(file)
