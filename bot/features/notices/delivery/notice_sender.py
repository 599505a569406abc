"""Draws notices and sends them to channels or as direct messages."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from bot.discord.message_sender import MessageSender
from bot.discord.panel_renderer import PanelRenderer
from bot.features.coach.service import Coaching
from bot.features.notices.panel import digest, letter, mention
from bot.features.notices.rules.notice import EVERYBODY, Notice
from bot.features.people.rules.people import Person
from bot.features.table_notes.store import TableNoteStore
from bot.features.titles.panel import own_news, public_news
from bot.features.titles.service import Titles
from bot.table.perspective import Perspective
from bot.table.service import TableService
from render.picture import AnyPainter
from render.words import ForgivingWords, words_for


class NoticeSender:
    """Sends mentions, direct messages and digests. Sending twice with the same nonce delivers only once."""

    def __init__(
        self,
        service: TableService,
        message_sender: MessageSender,
        panel_renderer: PanelRenderer,
        painters: Mapping[str, AnyPainter],
        table_notes: TableNoteStore,
        coaching: Coaching,
        titles: Titles,
    ) -> None:
        self._service = service
        self._message_sender = message_sender
        self._panel_renderer = panel_renderer
        self._painters = painters
        self._table_notes = table_notes
        self._coaching = coaching
        self._titles = titles

    async def mention(
        self,
        notice: Notice,
        people: Sequence[int],
        *,
        unpinged: Collection[int] = (),
        shut_out: bool = False,
    ) -> int:
        """Post ``notice`` to ``people`` in its channel, and ping all but the ``unpinged``.

        Return the message's id; if it was posted before with the same nonce, the id of that message.

        :raises Denied, MessageGone, Unreachable: see their docstrings.
        """
        # Use the public view: the revision in somebody's own buttons counts their secret answers.
        table = await self._service.look(notice.table, None)
        words = ForgivingWords(words_for(table.locale))
        news = ""
        if notice.kind == "result":
            table = await self._service.replays.recalled(table)
            news = public_news(await self._titles.told_at(table), words)
        named = [person for person in people if person != EVERYBODY]
        roles = await self._roles(notice) if EVERYBODY in people else []
        painter = self._painters[table.game]
        panel = mention(table, notice, named, painter, words, roles=roles, shut_out=shut_out, news=news)
        pings = [person for person in named if person not in unpinged]
        called = [] if EVERYBODY in unpinged else roles
        assert notice.channel is not None, "where it is posted is noted before"
        assert notice.nonce is not None, "so is the nonce"
        return await self._message_sender.post(
            notice.channel, await self._panel_renderer.ready(panel, words), notice.nonce, pings, called
        )

    async def edit(self, notice: Notice, people: Sequence[int], *, shut_out: bool = False) -> None:
        """Update the message of ``notice`` to ``people`` to what it would say if it were posted now.

        :raises Asleep, Denied, MessageGone, TooOld, Unreachable: see their docstrings.
        """
        assert notice.channel is not None, "only what was posted can be edited"
        assert notice.message is not None, "what is in doubt is found out first"
        table = await self._service.look(notice.table, None)
        words = ForgivingWords(words_for(table.locale))
        first = replace(notice, told=notice.told - 1)
        panel = mention(table, first, people, self._painters[table.game], words, shut_out=shut_out)
        drawn = await self._panel_renderer.ready(panel, words)
        await self._message_sender.edit(notice.channel, notice.message, drawn)

    async def reaches(self, notice: Notice, table: Perspective) -> bool:
        """Return whether ``notice`` reaches somebody who isn't notified of the same in another way.

        If moderators can be pinged, the owner isn't needed, and a host who is one of them doesn't need a
        second notice. If the host has left the server, the owner is notified instead.

        :raises Unreachable: see its docstring.
        """
        if notice.person == EVERYBODY:
            return bool(await self._roles(notice))
        match notice.kind:
            case "open" | "seat":
                return await self._message_sender.sees(table.guild, table.channel, notice.person)
            case "halted" | "closed":
                hosts = await self._message_sender.roles_of(table.guild, table.host)
                called = [] if table.closed else await self._roles(notice)
                if notice.person == table.host:
                    return hosts is not None and hosts.isdisjoint(called)
                return hosts is None or (notice.kind == "halted" and not called)
            case _:
                return True

    async def _roles(self, notice: Notice) -> list[int]:
        """Return the roles of the server that a notice of this kind mentions.

        A role for open tables only has to exist; a moderators' role must be pingable to be of use.
        """
        at = await self._service.situation(notice.table)
        if notice.kind == "call":
            return [one for one in at.settings.called if self._message_sender.has_role(at.table.guild, one)]
        return [one for one in at.settings.moderators if self._message_sender.may_ping(at.table.guild, one)]

    async def remove(self, notice: Notice) -> None:
        """Remove the message of ``notice`` from its channel.

        :raises Denied, MessageGone, Unreachable: see their docstrings.
        """
        assert notice.channel is not None, "only what was posted can be removed"
        assert notice.message is not None, "what is in doubt is found out first"
        await self._message_sender.remove(notice.channel, notice.message)

    async def write(
        self, notice: Notice, table: Perspective, person: Person, *, silent: bool = False
    ) -> None:
        """Send ``notice`` as a direct message, without a ping if ``silent``.

        :raises ClosedDoor, Unreachable: see their docstrings.
        """
        words = _words(person, table)
        own_note = await self._table_notes.note(table.id, person.person)
        coached = await self._coaching.told(table, person.person)
        shape, painter = person.preferences.picture, self._painters[table.game]
        news: list[str] = []
        if notice.kind == "result" and table.is_seated:
            news = own_news(await self._titles.earned_at(table, person.person), words)
        panel = letter(
            table,
            notice,
            painter,
            words,
            own_note=own_note,
            shape=shape,
            coached=coached,
            afterwards=news,
        )
        nonce = f"l{notice.id}.{notice.told}"
        await self._message_sender.write_to(
            person.person, await self._panel_renderer.ready(panel, words), nonce, silent=silent
        )

    async def write_digest(
        self, person: Person, waiting: Sequence[tuple[Perspective, Notice]], nonce: str
    ) -> None:
        """Send one direct message with all waiting notices of a person.

        :raises ClosedDoor, Unreachable: see their docstrings.
        """
        words = _words(person, waiting[0][0])
        drawn = await self._panel_renderer.ready(digest(waiting, words), words)
        await self._message_sender.write_to(person.person, drawn, nonce)


def _words(person: Person, table: Perspective) -> ForgivingWords:
    """Return the words of ``person``, or of the table if their language isn't known."""
    return ForgivingWords(words_for(person.preferences.language or person.locale or table.locale))
