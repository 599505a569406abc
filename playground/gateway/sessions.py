"""Sessions: the events sent to each shard and still to be sent. They outlive their connections briefly."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec

from playground.clock import Clock
from playground.gateway.connection import Connection
from playground.gateway.protocol import Intent, Op

REPLAYED = 1000
"""The number of events that a session keeps for replay; Discord doesn't publish its own."""
RESUMABLE_FOR = 180.0
"""The seconds without a connection after which a session ends; Discord says "a few minutes"."""


class Session:
    """The state of an identified shard, with its recent events."""

    def __init__(self, token: str, shard: int, shards: int, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.token = token
        self.shard = shard
        self.shards = shards
        self.intents = intents
        self.sequence = 0
        self.connection: Connection | None = None
        self.left_at: float | None = None
        """The time when its connection was lost; `None` while it has one."""
        self._sent: deque[tuple[int, bytes]] = deque(maxlen=REPLAYED)

    def serves(self, guild_id: int | None) -> bool:
        """Whether events of a server or, for `None`, of direct messages belong to this shard."""
        return self.shard == (0 if guild_id is None else (guild_id >> 22) % self.shards)

    def wants(self, intent: Intent | None) -> bool:
        """Whether it identified with this intent; events without an intent go to every session."""
        return intent is None or bool(self.intents & intent)

    def dispatch(self, event: str, data: Any) -> None:
        """Send an event, or keep it until the session is resumed."""
        self.sequence += 1
        frame = msgspec.json.encode({"op": Op.DISPATCH, "t": event, "s": self.sequence, "d": data})
        self._sent.append((self.sequence, frame))
        if self.connection:
            self.connection.send_frame(frame)

    def missed(self, sequence: int) -> list[bytes] | None:
        """Return the frames after `sequence`, or `None` if some of them are no longer kept."""
        if self._sent and self._sent[0][0] > sequence + 1:
            return None
        return [frame for number, frame in self._sent if number > sequence]


class Sessions:
    """All sessions that are connected or can still be resumed.

    Two of them may be the same shard, or use different shard counts; each gets the events for its own number.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: dict[str, Session] = {}

    def __iter__(self) -> Iterator[Session]:
        return iter(tuple(self._known.values()))

    def begin(self, session: Session) -> None:
        """Add a session, which receives events from now on."""
        self._known[session.id] = session

    def end(self, session: Session) -> None:
        """Remove a session, so that it can't be resumed."""
        self._known.pop(session.id, None)

    def left(self, session: Session) -> None:
        """Record that a session has lost its connection."""
        session.connection = None
        session.left_at = self._clock.now()

    def find(self, session_id: str) -> Session | None:
        """Return a session that has not ended, or `None`."""
        self._forget_those_left()
        return self._known.get(session_id)

    def of_connection(self, connection: Connection) -> Session | None:
        """Return the session of a connection, or `None`."""
        return next((one for one in self._known.values() if one.connection is connection), None)

    def listening(self, guild_id: int | None, intent: Intent | None) -> list[Session]:
        """Return the sessions with the intent that serve a server or, for `None`, direct messages."""
        self._forget_those_left()
        return [
            session for session in self._known.values() if session.serves(guild_id) and session.wants(intent)
        ]

    def dispatch(self, event: str, data: Any, guild_id: int | None, intent: Intent | None = None) -> None:
        """Send an event to every session it concerns."""
        told = self.listening(guild_id, intent)
        if told:
            encoded = msgspec.Raw(msgspec.json.encode(data))
            for session in told:
                session.dispatch(event, encoded)

    def _forget_those_left(self) -> None:
        now = self._clock.now()
        for session in self:
            if session.left_at is not None and now - session.left_at > RESUMABLE_FOR:
                self.end(session)
