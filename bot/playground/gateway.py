"""The gateway: websockets over which the bot hears what happens, with shards, sequences and resuming."""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Protocol

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.access import in_channel
from bot.playground.changes import (
    BotConnected,
    Change,
    ChannelChanged,
    MemberChanged,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
    RoleChanged,
    TypingStarted,
)
from bot.playground.components import Json
from bot.playground.model import Channel, Message
from bot.playground.payloads import Payloads
from bot.playground.permissions import Permission
from bot.playground.world import World

HEARTBEAT_MS = 41_250
_ACKNOWLEDGED_AFTER = 0.05
"""Seconds after which a heartbeat is acknowledged. discord.py notes in another thread that one was sent,
after it was: an acknowledgement from the same process comes before that, and seems one interval late."""
_REPLAYED = 1000
_KNOWN_SESSIONS = 50


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    """Gateway close codes."""

    UNKNOWN_ERROR = 4000
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SHARD = 4010


class Intent(IntEnum):
    """The intents on which dispatches depend."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_MESSAGES = 1 << 9
    GUILD_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


class _Compressor(Protocol):
    def __call__(self, data: bytes) -> bytes: ...


class _ZlibStream:
    def __init__(self) -> None:
        self._stream = zlib.compressobj(level=1)

    def __call__(self, data: bytes) -> bytes:
        return self._stream.compress(data) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class _ZstdStream:
    """Needs the `zstandard` package; a client that asks for it usually has it."""

    def __init__(self) -> None:
        import zstandard  # type: ignore[import-not-found,unused-ignore]

        self._stream = zstandard.ZstdCompressor(level=1).compressobj()
        self._end_of_block = zstandard.COMPRESSOBJ_FLUSH_BLOCK

    def __call__(self, data: bytes) -> bytes:
        return bytes(self._stream.compress(data) + self._stream.flush(self._end_of_block))


def _compressor(wanted: str | None) -> _Compressor | None:
    if wanted == "zlib-stream":
        return _ZlibStream()
    if wanted == "zstd-stream":
        try:
            return _ZstdStream()
        except ImportError:
            return None
    return None


class Session:
    """What an identified shard is owed; it outlives its connection so that it can be resumed."""

    def __init__(self, shard: int, shards: int, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.shards = shards
        self.intents = intents
        self.sequence = 0
        self.connection: Connection | None = None
        self._sent: deque[tuple[int, bytes]] = deque(maxlen=_REPLAYED)

    def serves(self, guild_id: int | None) -> bool:
        """Whether events of a server, or for `None` of direct messages, belong to this shard."""
        return self.shard == (0 if guild_id is None else (guild_id >> 22) % self.shards)

    def wants(self, intent: Intent) -> bool:
        """Whether it identified with an intent."""
        return bool(self.intents & intent)

    def dispatch(self, event: str, data: Any) -> None:
        """Send an event, or keep it until the session is resumed."""
        self.sequence += 1
        frame = msgspec.json.encode({"op": Op.DISPATCH, "t": event, "s": self.sequence, "d": data})
        self._sent.append((self.sequence, frame))
        if self.connection:
            self.connection.send_frame(frame)

    def missed(self, sequence: int) -> list[bytes] | None:
        """Return the frames after `sequence`; `None` if they are no longer all kept."""
        if sequence > self.sequence or (self._sent and self._sent[0][0] > sequence + 1):
            return None
        return [frame for number, frame in self._sent if number > sequence]


class Connection:
    """One websocket of the bot."""

    def __init__(self, socket: web.WebSocketResponse, compress: str | None) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.dropped = False
        """Whether this side closed it; only a client's own goodbye ends a session."""
        self._compress = _compressor(compress)
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self._writer = asyncio.get_running_loop().create_task(self._write())

    def send(self, op: Op, data: Any = None) -> None:
        """Send a frame that is no event."""
        self.send_frame(msgspec.json.encode({"op": op, "d": data, "s": None, "t": None}))

    def send_frame(self, frame: bytes) -> None:
        """Queue an encoded frame; frames leave in order."""
        self._outgoing.put_nowait(frame)

    async def close(self, code: int) -> None:
        """Close the websocket after what is queued was sent."""
        self.dropped = True
        await self._outgoing.join()
        await self.socket.close(code=code)

    def stop(self) -> None:
        """End the writing task; the websocket is gone."""
        self._writer.cancel()

    async def _write(self) -> None:
        while True:
            frame = await self._outgoing.get()
            try:
                if self._compress:
                    await self.socket.send_bytes(self._compress(frame))
                else:
                    await self.socket.send_str(frame.decode())
            except (ConnectionError, RuntimeError):
                pass
            finally:
                self._outgoing.task_done()


class Gateway:
    """Accepts the bot's shards and sends each what it asked for."""

    def __init__(
        self, world: World, payloads: Payloads, *, shards: int = 1, token: str | None = None
    ) -> None:
        self.url = ""
        self.shards = shards
        self.on_traffic: Callable[[], None] = lambda: None
        self._world = world
        self._payloads = payloads
        self._token = token
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        world.listen(self._heard)

    @property
    def connected(self) -> bool:
        """Whether some shard of the bot is listening now."""
        return any(connection.session for connection in self._connections)

    def deliver_interaction(self, guild_id: int | None, payload: Json) -> None:
        """Dispatch an interaction to the shard responsible for it."""
        self._dispatch("INTERACTION_CREATE", payload, guild_id)

    async def drop_connections(self, code: int = Close.UNKNOWN_ERROR) -> None:
        """Close every connection; sessions stay resumable."""
        await asyncio.gather(*(connection.close(code) for connection in tuple(self._connections)))

    async def ask_to_reconnect(self) -> None:
        """Send every connection the RECONNECT opcode, as Discord does before maintenance."""
        for connection in tuple(self._connections):
            connection.send(Op.RECONNECT)

    def told(self, session: str) -> int:
        """Return the number of the last event that a session was told; 0 if there is no such session."""
        return self._sessions[session].sequence if session in self._sessions else 0

    async def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Tell every connection that its session is invalid; it must identify anew unless resumable."""
        for connection in tuple(self._connections):
            if connection.session and not resumable:
                self._sessions.pop(connection.session.id, None)
                connection.session.connection = None
                connection.session = None
            connection.send(Op.INVALID_SESSION, resumable)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket of the bot until it closes."""
        socket = web.WebSocketResponse(max_msg_size=4096 * 4, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request.query.get("compress"))
        self._connections.add(connection)
        connection.send(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": ["playground"]})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._receive(connection, frame.data)
        finally:
            self._connections.discard(connection)
            self._detach(connection, socket.close_code)
            connection.stop()
        return socket

    async def close(self) -> None:
        """Close all connections for good."""
        for connection in tuple(self._connections):
            connection.stop()
            await connection.socket.close(code=1001)

    def _attach(self, connection: Connection, session: Session) -> None:
        was_online = self.connected
        session.connection, connection.session = connection, session
        if not was_online:
            self._world.tell(BotConnected(online=True))

    def _detach(self, connection: Connection, close_code: int | None) -> None:
        session = connection.session
        if session and session.connection is connection:
            session.connection = None
            if close_code in (1000, 1001) and not connection.dropped:
                self._sessions.pop(session.id, None)
            if not self.connected:
                self._world.tell(BotConnected(online=False))

    async def _receive(self, connection: Connection, text: str) -> None:
        self.on_traffic()
        try:
            frame = msgspec.json.decode(text)
            op, data = Op(frame["op"]), frame.get("d")
        except (msgspec.DecodeError, KeyError, TypeError):
            await connection.close(Close.DECODE_ERROR)
            return
        except ValueError:
            await connection.close(Close.UNKNOWN_OPCODE)
            return
        match op:
            case Op.HEARTBEAT:
                loop = asyncio.get_running_loop()
                loop.call_later(_ACKNOWLEDGED_AFTER, connection.send, Op.HEARTBEAT_ACK)
            case Op.IDENTIFY:
                await self._identify(connection, data)
            case Op.RESUME:
                self._resume(connection, data)
            case _ if connection.session is None:
                await connection.close(Close.NOT_AUTHENTICATED)
            case Op.REQUEST_MEMBERS:
                self._send_members(connection.session, data)
            case Op.PRESENCE:
                pass
            case _:
                await connection.close(Close.UNKNOWN_OPCODE)

    async def _identify(self, connection: Connection, data: Json) -> None:
        if connection.session:
            await connection.close(Close.ALREADY_AUTHENTICATED)
            return
        if self._token is not None and data.get("token") != self._token:
            await connection.close(Close.AUTHENTICATION_FAILED)
            return
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            await connection.close(Close.INVALID_SHARD)
            return
        session = Session(shard, shards, int(data.get("intents") or 0))
        self._sessions[session.id] = session
        while len(self._sessions) > _KNOWN_SESSIONS:
            del self._sessions[next(iter(self._sessions))]
        self._attach(connection, session)
        world = self._world
        guilds = [
            guild
            for guild in world.guilds.values()
            if session.serves(guild.id) and world.bot_id in guild.members
        ]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": self._payloads.own_user(),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "shard": [shard, shards],
                "application": {"id": str(self._world.application_id), "flags": 0},
                "private_channels": [],
                "relationships": [],
                "_trace": ["playground"],
            },
        )
        if session.wants(Intent.GUILDS):
            for guild in guilds:
                session.dispatch("GUILD_CREATE", self._payloads.guild(guild, complete=True))

    def _resume(self, connection: Connection, data: Json) -> None:
        session = self._sessions.get(str(data.get("session_id")))
        missed = session.missed(int(data.get("seq") or 0)) if session else None
        if session is None or missed is None:
            connection.send(Op.INVALID_SESSION, False)
            return
        if session.connection:
            session.connection.session = None
        self._attach(connection, session)
        for frame in missed:
            connection.send_frame(frame)
        session.dispatch("RESUMED", {"_trace": ["playground"]})

    def _send_members(self, session: Session | None, data: Json) -> None:
        guild = self._world.guilds.get(int(data["guild_id"]))
        if guild is None or session is None:
            return
        wanted = data.get("user_ids")
        wanted = {str(user) for user in (wanted if isinstance(wanted, list) else [wanted] if wanted else [])}
        query = str(data.get("query") or "").casefold()
        members = [
            member
            for member in guild.members.values()
            if (str(member.user_id) in wanted)
            or (not wanted and self._world.users[member.user_id].name.startswith(query))
        ]
        session.dispatch(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": str(guild.id),
                "members": [self._payloads.member(member) for member in members],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [],
                "nonce": data.get("nonce"),
            },
        )

    def _dispatch(self, event: str, data: Any, guild_id: int | None, intent: Intent | None = None) -> None:
        self.on_traffic()
        if event != "GUILD_DELETE" and not self._reaches(guild_id):
            return
        for session in self._sessions.values():
            if session.serves(guild_id) and (intent is None or session.wants(intent)):
                session.dispatch(event, data)

    def _reaches(self, guild_id: int | None) -> bool:
        """Whether the bot may hear of a server, or for `None` of conversations."""
        return guild_id is None or self._world.bot_id in self._world.guilds[guild_id].members

    def _heard(self, change: Change) -> None:
        match change:
            case MessageCreated(message):
                self._dispatch_message("MESSAGE_CREATE", message)
            case MessageUpdated(message):
                self._dispatch_message("MESSAGE_UPDATE", message)
            case MessageDeleted(message) if not message.ephemeral:
                guild_id, intent = self._place(message)
                data = {"id": str(message.id), "channel_id": str(message.channel_id)}
                if guild_id is not None:
                    data["guild_id"] = str(guild_id)
                self._dispatch("MESSAGE_DELETE", data, guild_id, intent)
            case ChannelChanged(channel, how) if channel.is_thread:
                self._dispatch_thread(channel, how)
            case ChannelChanged(channel, how) if not channel.is_dm:
                data = self._payloads.channel(channel)
                self._dispatch(f"CHANNEL_{how.upper()}", data, channel.guild_id, Intent.GUILDS)
            case MemberChanged(guild_id, user_id, how) if user_id == self._world.bot_id:
                self._dispatch_own_membership(guild_id, how)
            case MemberChanged(guild_id, user_id, how):
                self._dispatch_member(guild_id, user_id, how, Intent.GUILD_MEMBERS)
            case RoleChanged(guild_id, role, "delete"):
                data = {"guild_id": str(guild_id), "role_id": str(role.id)}
                self._dispatch("GUILD_ROLE_DELETE", data, guild_id, Intent.GUILDS)
            case RoleChanged(guild_id, role, how):
                known: Json = {"guild_id": str(guild_id), "role": self._payloads.role(role)}
                self._dispatch(f"GUILD_ROLE_{how.upper()}", known, guild_id, Intent.GUILDS)
            case TypingStarted(channel, user_id) if user_id != self._world.bot_id:
                intent = Intent.DIRECT_TYPING if channel.is_dm else Intent.GUILD_TYPING
                typing: Json = {"channel_id": str(channel.id), "user_id": str(user_id), "timestamp": 0}
                self._dispatch("TYPING_START", typing, channel.guild_id, intent)

    def _dispatch_thread(self, thread: Channel, how: str) -> None:
        if thread.parent_id not in self._world.channels:
            # Of a channel's deletion the bot hears once; what becomes of the threads is clear.
            return
        if Permission.VIEW_CHANNEL not in in_channel(self._world, thread, self._world.bot_id):
            return
        data = self._payloads.channel(thread)
        if how == "delete":
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        elif how == "create":
            data["newly_created"] = True
        self._dispatch(f"THREAD_{how.upper()}", data, thread.guild_id, Intent.GUILDS)

    def _dispatch_own_membership(self, guild_id: int, how: str) -> None:
        """Tell the bot of itself, which needs no intent for members."""
        guild = self._world.guilds[guild_id]
        match how:
            case "join":
                full = self._payloads.guild(guild, complete=True)
                self._dispatch("GUILD_CREATE", full, guild_id, Intent.GUILDS)
            case "leave":
                self._dispatch("GUILD_DELETE", {"id": str(guild_id)}, guild_id, Intent.GUILDS)
            case _:
                self._dispatch_member(guild_id, self._world.bot_id, how, Intent.GUILDS)

    def _dispatch_member(self, guild_id: int, user_id: int, how: str, intent: Intent) -> None:
        member = self._world.guilds[guild_id].members.get(user_id)
        data: Json = (
            self._payloads.member(member)
            if member
            else {"user": self._payloads.user(self._world.users[user_id])}
        )
        event = {"join": "ADD", "leave": "REMOVE", "update": "UPDATE"}[how]
        data["guild_id"] = str(guild_id)
        self._dispatch(f"GUILD_MEMBER_{event}", data, guild_id, intent)

    def _place(self, message: Message) -> tuple[int | None, Intent]:
        channel = self._world.channels.get(message.channel_id)
        guild_id = channel.guild_id if channel else None
        return guild_id, Intent.DIRECT_MESSAGES if guild_id is None else Intent.GUILD_MESSAGES

    def _dispatch_message(self, event: str, message: Message) -> None:
        if message.ephemeral:
            return
        guild_id, intent = self._place(message)
        if not (
            self._reaches(guild_id) and any(session.wants(intent) for session in self._sessions.values())
        ):
            return
        full = self._payloads.message(message, with_member=True)
        own = message.author_id == self._world.bot_id or self._world.bot_id in message.mentions
        blank = full | {"content": "", "components": [], "embeds": [], "attachments": []}
        for session in self._sessions.values():
            if session.serves(guild_id) and session.wants(intent):
                readable = own or guild_id is None or session.wants(Intent.MESSAGE_CONTENT)
                session.dispatch(event, full if readable else blank)
