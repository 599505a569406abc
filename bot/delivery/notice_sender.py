"""The courier: draws what people are told and brings it to the channel or to their direct messages."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from bot.delivery.message_sender import MessageSender
from bot.delivery.panel_renderer import PanelRenderer
from bot.domain.notice import Notice
from bot.domain.people import Person
from bot.domain.perspective import Perspective
from bot.panels.notices import digest, letter, mention
from bot.service.coaching import Coaching
from bot.service.service import TableService
from bot.store.table_notes import TableNoteStore
from render.picture import AnyPainter
from render.words import ForgivingWords, words_for


class NoticeSender:
    """Sends mentions, letters and digests. What is sent twice under the same nonce arrives once."""

    def __init__(
        self,
        service: TableService,
        message_sender: MessageSender,
        panel_renderer: PanelRenderer,
        painters: Mapping[str, AnyPainter],
        table_notes: TableNoteStore,
        coaching: Coaching,
    ) -> None:
        self._service = service
        self._message_sender = message_sender
        self._panel_renderer = panel_renderer
        self._painters = painters
        self._table_notes = table_notes
        self._coaching = coaching

    async def mention(
        self,
        notice: Notice,
        people: Sequence[int],
        *,
        unpinged: Collection[int] = (),
        shut_out: bool = False,
    ) -> int:
        """Post what ``notice`` says to ``people`` in its channel, and ping all but the ``unpinged``.

        Return the message; if it was posted before, under the same nonce, that one.

        :raises Denied, MessageGone, Unreachable: as their texts say.
        """
        # As anybody sees it: what somebody's own buttons carry counts what they have answered in secret.
        table = await self._service.look(notice.table, None)
        words = ForgivingWords(words_for(table.locale))
        pings = [person for person in people if person not in unpinged]
        roles: Sequence[int] = ()
        if notice.kind == "call":
            people = (await self._service.situation(notice.table)).settings.called
            pings, roles = [], people if pings else ()
        panel = mention(table, notice, people, words, shut_out=shut_out)
        assert notice.channel is not None, "where it is posted is noted before"
        assert notice.nonce is not None, "so is the nonce"
        return await self._message_sender.post(
            notice.channel, await self._panel_renderer.ready(panel, words), notice.nonce, pings, roles
        )

    async def edit(self, notice: Notice, people: Sequence[int], *, shut_out: bool = False) -> None:
        """Let the message of ``notice`` say to ``people`` what it would say if it were posted now.

        :raises Asleep, Denied, MessageGone, TooOld, Unreachable: as their texts say.
        """
        assert notice.channel is not None, "only what was posted can be edited"
        assert notice.message is not None, "what is in doubt is found out first"
        table = await self._service.look(notice.table, None)
        words = ForgivingWords(words_for(table.locale))
        first = replace(notice, told=notice.told - 1)
        panel = mention(table, first, people, words, shut_out=shut_out)
        drawn = await self._panel_renderer.ready(panel, words)
        await self._message_sender.edit(notice.channel, notice.message, drawn)

    async def reaches(self, notice: Notice, table: Perspective) -> bool:
        """Return whether there is anybody whom ``notice`` may reach: nobody asked them to come.

        :raises Unreachable: as its text says.
        """
        match notice.kind:
            case "open":
                return await self._message_sender.sees(table.guild, table.channel, notice.person)
            case "call":
                called = (await self._service.situation(notice.table)).settings.called
                return any(self._message_sender.has_role(table.guild, role) for role in called)
            case _:
                return True

    async def remove(self, notice: Notice) -> None:
        """Remove what ``notice`` says from its channel.

        :raises Denied, MessageGone, Unreachable: as their texts say.
        """
        assert notice.channel is not None, "only what was posted can be removed"
        assert notice.message is not None, "what is in doubt is found out first"
        await self._message_sender.remove(notice.channel, notice.message)

    async def write(self, notice: Notice, table: Perspective, person: Person) -> None:
        """Send what ``notice`` says as a direct message.

        :raises ClosedDoor, Unreachable: as their texts say.
        """
        words = _words(person, table)
        own_note = await self._table_notes.note(table.id, person.person)
        coached = await self._coaching.told(table, person.person)
        shape, painter = person.preferences.picture, self._painters[table.game]
        panel = letter(table, notice, painter, words, own_note=own_note, shape=shape, coached=coached)
        nonce = f"l{notice.id}.{notice.told}"
        await self._message_sender.write_to(
            person.person, await self._panel_renderer.ready(panel, words), nonce
        )

    async def write_digest(
        self, person: Person, waiting: Sequence[tuple[Perspective, Notice]], nonce: str
    ) -> None:
        """Send one direct message with all that waits for a person.

        :raises ClosedDoor, Unreachable: as their texts say.
        """
        words = _words(person, waiting[0][0])
        drawn = await self._panel_renderer.ready(digest(waiting, words), words)
        await self._message_sender.write_to(person.person, drawn, nonce)


def _words(person: Person, table: Perspective) -> ForgivingWords:
    """Return the words of ``person``; those of the table where nothing is known of their language."""
    return ForgivingWords(words_for(person.preferences.language or person.locale or table.locale))
