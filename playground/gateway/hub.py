"""The entry point of the gateway: accepts connections that identify or resume, and sends them their
events.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import web

from playground.changes import BotConnected
from playground.components import Json
from playground.gateway.connection import Connection
from playground.gateway.dispatches import Dispatches
from playground.gateway.protocol import Close, Intent, Op
from playground.gateway.sessions import Session, Sessions
from playground.gateway.starts import SessionStarts, Start
from playground.model import Guild
from playground.payloads import Payloads
from playground.tokens import Tokens
from playground.world import World

HEARTBEAT_MS = 41_250
_ACKNOWLEDGED_AFTER = 0.05
"""The delay in seconds before a heartbeat is acknowledged. discord.py records a heartbeat in another thread,
only after sending it: from the same process, an immediate acknowledgement would arrive before that and seem
one interval late.
"""
GUILDS_PER_SHARD = 2500
"""The number of servers per shard above which Discord requires more shards."""
_ADVISED_SHARE = 0.4
"""The share of that maximum that each shard has if there are as many shards as Discord advises."""


class Gateway:
    """Accepts the bot's shards and sends each the events it asked for.

    :param shards: the advised number of shards; by default as many as the servers need.
    :param guilds_per_shard: the maximum; a shard that would have more servers is refused.
    """

    def __init__(
        self,
        world: World,
        payloads: Payloads,
        tokens: Tokens,
        starts: SessionStarts,
        *,
        shards: int | None = None,
        guilds_per_shard: int = GUILDS_PER_SHARD,
    ) -> None:
        self.url = ""
        self.starts = starts
        self._world = world
        self._payloads = payloads
        self._tokens = tokens
        self._shards = shards
        self._guilds_per_shard = guilds_per_shard
        self._sessions = Sessions(world.clock)
        self._connections: set[Connection] = set()
        self._dispatches = Dispatches(world, payloads, self._sessions)
        self._on_traffic: Callable[[], None] = lambda: None

    def listen_to_traffic(self, listener: Callable[[], None]) -> None:
        """Call `listener` for everything sent or received."""
        self._on_traffic = self._dispatches.on_traffic = listener

    @property
    def connected(self) -> bool:
        """Whether at least one shard of the bot is connected."""
        return bool(self.shards)

    @property
    def shards(self) -> set[int]:
        """The shards of the bot that are connected."""
        return {session.shard for session in self._sessions if session.connection}

    @property
    def advised_shards(self) -> int:
        """The number of shards that the bot should start."""
        if self._shards is not None:
            return self._shards
        comfortable = max(1, int(self._guilds_per_shard * _ADVISED_SHARE))
        return max(1, -(-sum(1 for _ in self._guilds()) // comfortable))

    def deliver_interaction(self, guild_id: int | None, payload: Json) -> None:
        """Dispatch an interaction to the shard of its server, or to that of direct messages.

        The bot gets none from a place where neither the server nor the person has installed it.
        """
        place = guild_id if self._world.has_bot(guild_id) else None
        if payload["authorizing_integration_owners"]:
            self._dispatches.tell("INTERACTION_CREATE", payload, place)

    async def drop_connections(self, code: int = Close.UNKNOWN_ERROR, *, shard: int | None = None) -> None:
        """Close every connection, or those of one shard; sessions stay resumable."""
        dropped = [
            connection
            for connection in self._connections
            if shard is None
            or ((session := self._sessions.of_connection(connection)) and session.shard == shard)
        ]
        for connection in dropped:
            connection.close(code)
        await asyncio.gather(*(connection.gone.wait() for connection in dropped))

    async def ask_to_reconnect(self) -> None:
        """Send every connection the RECONNECT opcode, as Discord does before maintenance."""
        for connection in tuple(self._connections):
            connection.send(Op.RECONNECT)

    def told(self, session_id: str) -> int:
        """Return the sequence number of the last event sent to a session, or 0 for an unknown session."""
        session = self._sessions.find(session_id)
        return session.sequence if session else 0

    async def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Send every connection INVALID_SESSION; unless resumable, clients must identify again."""
        for connection in tuple(self._connections):
            session = self._sessions.of_connection(connection)
            if session and not resumable:
                self._sessions.end(session)
            connection.send(Op.INVALID_SESSION, resumable)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket of the bot until it closes.

        :raises aiohttp.web.HTTPForbidden: if a page opened it: browsers say whose it is, bots don't.
        """
        if "Origin" in request.headers:
            raise web.HTTPForbidden(text="Only a bot may connect to the gateway, no page.")
        socket = web.WebSocketResponse(max_msg_size=4096 * 4, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request.query.get("compress"))
        self._connections.add(connection)
        connection.send(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": ["playground"]})
        try:
            while (text := await connection.receive()) is not None:
                self._receive(connection, text)
        finally:
            self._connections.discard(connection)
            self._detach(connection, socket.close_code)
            await connection.leave()
        return socket

    async def close(self) -> None:
        """Close all connections for good."""
        await self.drop_connections(1001)

    def _guilds(self) -> list[Guild]:
        """Return the servers that the bot is in."""
        world = self._world
        return [guild for guild in world.guilds.values() if world.bot_id in guild.members]

    def _attach(self, connection: Connection, session: Session) -> None:
        was_online = self.connected
        session.connection, session.left_at = connection, None
        if not was_online:
            self._world.tell(BotConnected(online=True))

    def _detach(self, connection: Connection, close_code: int | None) -> None:
        session = self._sessions.of_connection(connection)
        if session is None:
            return
        self._sessions.left(session)
        if close_code in (1000, 1001) and not connection.dropped:
            self._sessions.end(session)
        if not self.connected:
            self._world.tell(BotConnected(online=False))

    def _receive(self, connection: Connection, text: str) -> None:
        self._on_traffic()
        try:
            frame = msgspec.json.decode(text)
            op, data = Op(frame["op"]), frame.get("d")
        except (msgspec.DecodeError, KeyError, TypeError):
            connection.close(Close.DECODE_ERROR)
            return
        except ValueError:
            connection.close(Close.UNKNOWN_OPCODE)
            return
        match op:
            case Op.HEARTBEAT:
                loop = asyncio.get_running_loop()
                loop.call_later(_ACKNOWLEDGED_AFTER, connection.send, Op.HEARTBEAT_ACK)
                return
            case Op.IDENTIFY:
                self._identify(connection, data)
                return
            case Op.RESUME:
                self._resume(connection, data)
                return
        session = self._sessions.of_connection(connection)
        if session is None:
            connection.close(Close.NOT_AUTHENTICATED)
        elif op is Op.REQUEST_MEMBERS:
            self._send_members(session, data)
        elif op is not Op.PRESENCE:
            connection.close(Close.UNKNOWN_OPCODE)

    def _identify(self, connection: Connection, data: Json) -> None:
        if self._sessions.of_connection(connection):
            connection.close(Close.ALREADY_AUTHENTICATED)
            return
        token = str(data.get("token") or "")
        if not self._tokens.accepts(token):
            connection.close(Close.AUTHENTICATION_FAILED)
            return
        shard = _shard(data.get("shard"))
        if shard is None:
            connection.close(Close.INVALID_SHARD)
            return
        session = Session(token, *shard, int(data.get("intents") or 0))
        guilds = [guild for guild in self._guilds() if session.serves(guild.id)]
        if len(guilds) > self._guilds_per_shard:
            connection.close(Close.SHARDING_REQUIRED)
            return
        match self.starts.start(token, session.shard):
            case Start.TOO_SOON:
                connection.send(Op.INVALID_SESSION, False)
            case Start.USED_UP:
                self._reset(token, connection)
            case Start.GRANTED:
                self._sessions.begin(session)
                self._attach(connection, session)
                self._welcome(session, guilds)

    def _welcome(self, session: Session, guilds: list[Guild]) -> None:
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": self._payloads.own_user(),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "shard": [session.shard, session.shards],
                "application": {"id": str(self._world.application_id), "flags": 0},
                "private_channels": [],
                "relationships": [],
                "_trace": ["playground"],
            },
        )
        if session.wants(Intent.GUILDS):
            for guild in guilds:
                session.dispatch("GUILD_CREATE", self._payloads.guild(guild, complete=True))

    def _reset(self, token: str, connection: Connection) -> None:
        """End all sessions of a token that started too many."""
        self._tokens.reset(token)
        ended = [connection]
        for session in self._sessions:
            if session.token == token:
                ended += [session.connection] if session.connection else []
                self._sessions.end(session)
        self._world.tell(BotConnected(online=self.connected))
        for one in ended:
            one.close(Close.AUTHENTICATION_FAILED)

    def _resume(self, connection: Connection, data: Json) -> None:
        token = str(data.get("token") or "")
        if not self._tokens.accepts(token):
            connection.close(Close.AUTHENTICATION_FAILED)
            return
        session = self._sessions.find(str(data.get("session_id")))
        if session is None or session.token != token:
            connection.send(Op.INVALID_SESSION, False)
            return
        sequence = int(data.get("seq") or 0)
        if sequence > session.sequence:
            self._sessions.end(session)
            connection.close(Close.INVALID_SEQUENCE)
            return
        missed = session.missed(sequence)
        if missed is None:
            self._sessions.end(session)
            connection.send(Op.INVALID_SESSION, False)
            return
        self._attach(connection, session)
        for frame in missed:
            connection.send_frame(frame)
        session.dispatch("RESUMED", {"_trace": ["playground"]})

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self._world.guilds.get(int(data["guild_id"]))
        if guild is None or not session.serves(guild.id):
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


def _shard(wanted: Any) -> tuple[int, int] | None:
    """Return the shard and the shard count, by default 0 of 1, or `None` if they are invalid."""
    if wanted is None:
        return 0, 1
    match wanted:
        case [int(shard), int(shards)] if 0 <= shard < shards:
            return shard, shards
    return None
