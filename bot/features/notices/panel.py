"""Notices in words: the mention in the channel, the direct message, the daily digest."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import channel_text, spoken_names, title
from bot.discord.panels.panel import Button, Line, Panel, Part, Row
from bot.discord.panels.scene import scene
from bot.discord.panels.verbs import board_links, verb_button
from bot.features.absence.rules.timeout_votes import next_policy
from bot.features.actions import ACTIONS
from bot.features.clocks.panel import away_line, deadline_at
from bot.features.clocks.rules.extensions import can_extend
from bot.features.coach.rules import Coached
from bot.features.lifecycle.panel import matter
from bot.features.notices.rules.notice import ASKING, OF_A_QUESTION, UNASKED, Notice, NoticeKind, Removal
from bot.features.notices.rules.notice_moments import moment_named
from bot.features.plans.panel import planned_news
from bot.features.play.panel.hand import NO_COACH, hand
from bot.features.queue.rules.lobbies import strangers_at
from bot.features.seats.panel.seats import take_seat_buttons
from bot.features.thanks.rules import has_company
from bot.table.perspective import Perspective
from bot.table.table import NOWHERE
from games.engine.text import NOTHING_TYPED, Seat, Typed
from render.picture import AnyPainter
from render.shape import Shape
from render.words import Words, told_together

_LISTED = 12
"""Maximum number of tables in a digest: each takes 3 of the 40 components that a message may have."""


@dataclass(frozen=True, slots=True)
class NoticeLayout:
    """The layout of a kind of notice: its buttons, and whether its direct message is the private panel."""

    verbs: tuple[str, ...]
    has_hand: bool = True


_LAYOUTS: Mapping[NoticeKind, NoticeLayout] = {
    "turn": NoticeLayout(("hand", "mute")),
    "last": NoticeLayout(("hand", "mute")),
    "secret": NoticeLayout(("hand",)),
    "soon": NoticeLayout(("hand",)),
    "time": NoticeLayout(("hand",)),
    "silent": NoticeLayout(("hand",)),
    "vote": NoticeLayout(("hand",)),
    "proposal": NoticeLayout(("agree", "decline", "hand")),
    "hostless": NoticeLayout(("claim-host",), has_hand=False),
    "offer": NoticeLayout(("seat-accept", "seat-decline"), has_hand=False),
    "invited": NoticeLayout(("invite-accept", "invite-decline"), has_hand=False),
    "matched": NoticeLayout(("invite-accept", "invite-decline"), has_hand=False),
    "full": NoticeLayout(("start",), has_hand=False),
    "missed": NoticeLayout((), has_hand=False),
    "open": NoticeLayout(("join",), has_hand=False),
    "call": NoticeLayout(("join",), has_hand=False),
    "seat": NoticeLayout(("take-seat",), has_hand=False),
    "closing": NoticeLayout(("keep",), has_hand=False),
    "result": NoticeLayout(("replay", "thank")),
    "short": NoticeLayout(("hand", "extend")),
    "third": NoticeLayout(("hand", "mute")),
    "thirds": NoticeLayout(("hand", "mute")),
    "halted": NoticeLayout(("release", "end"), has_hand=False),
    "unreleased": NoticeLayout(("release", "end"), has_hand=False),
    "closed": NoticeLayout((), has_hand=False),
    "removed": NoticeLayout(("removal-reason",), has_hand=False),
    "ended": NoticeLayout(("removal-reason",), has_hand=False),
    "blocked": NoticeLayout(("leave", "give-up"), has_hand=False),
    "planned": NoticeLayout(("hand",)),
    "challenged": NoticeLayout(("hand",)),
}
"""The words ``notice-<kind>`` are for the channel, ``letter-<kind>`` for direct messages."""


def mention(
    table: Perspective,
    notice: Notice,
    people: Sequence[int],
    painter: AnyPainter,
    words: Words,
    *,
    roles: Sequence[int] = (),
    shut_out: bool = False,
    news: str = "",
) -> Panel:
    """Return the short message in the channel that mentions ``people`` and ``roles``.

    ``shut_out``: they asked for direct messages but don't accept any, so it explains how to allow them.
    ``news`` is the line about what the game brought people. A result comes with its picture, because the
    board may be far up the channel.
    """
    key = "again" if notice.told and notice.kind in ASKING - {"secret"} else notice.kind
    named = words.in_row([*(f"<@{person}>" for person in people), *(f"<@&{role}>" for role in roles)])
    what = table.proposal.kind if table.proposal else "nothing"
    by = _inviter(table, notice)
    text = words(
        f"notice-{key}",
        person=named,
        table=title(table, words),
        what=what,
        by=by,
        time=_kept_until(table, notice),
        made="queue" if table.matched else "host",
        reference=table.reference or "",
        matter=matter(table),
        role=notice.removal.by if notice.removal else "nobody",
        result=_result(table, words),
    )
    said = [text, _time(table, notice, words, people), _then(table, notice, words, people)]
    text = told_together(list(filter(None, said)), words)
    if news:
        text += f"\n{news}"
    if shut_out:
        text += "\n" + words("notice-door-closed")
    seats = _seats_of(table, people)
    can_take_time = any(can_extend(table, seat) for seat in seats)
    has_reason = notice.removal is not None and bool(notice.removal.reason)
    hidden = {
        "extend": not can_take_time,
        "removal-reason": not has_reason,
        "thank": not has_company(table),
    }
    verbs = [verb for verb in _LAYOUTS[notice.kind].verbs if not hidden.get(verb)]
    result: list[Part] = []
    if notice.kind == "result" and table.view is not None:
        result = [scene(table, table.view, painter.public, painter, words)]
    return Panel([text, *result, *_buttons(table, verbs, words)])


def _result(table: Perspective, words: Words) -> str:
    """Return the sentence that says who won and why; empty before the end."""
    return words.say(table.outcome.reason, spoken_names(table, words)) if table.outcome else ""


def letter(
    table: Perspective,
    notice: Notice,
    painter: AnyPainter,
    words: Words,
    *,
    own_note: Typed = NOTHING_TYPED,
    shape: Shape | None = "wide",
    coached: Coached = NO_COACH,
    afterwards: Sequence[str] = (),
) -> Panel:
    """Return a notice as a direct message: the person's private panel, if they have one.

    ``own_note`` is their own note about the table. ``shape`` is the shape of their picture; ``None`` asks
    which they prefer. ``coached`` is what the coach says, ``afterwards`` what a finished game brought them.
    """
    text = _told(table, notice, words)
    look = _LAYOUTS[notice.kind]
    if look.has_hand and table.is_seated and table.view is not None:
        return hand(
            table,
            painter,
            words,
            note=text,
            own_note=own_note,
            in_direct_message=True,
            shape=shape,
            coached=coached,
            afterwards=afterwards,
        )
    # A spectator sees the table in its channel.
    verbs = [] if look.has_hand else [verb for verb in look.verbs if _is_at_hand(table, notice, verb)]
    if table.closed is not None and table.is_seated and table.view is not None:
        # The board may be out of sight, but the hand works here.
        verbs.append("hand")
    return Panel([f"### {title(table, words)}\n{text}", *_buttons(table, verbs, words)])


def digest(waiting: Sequence[tuple[Perspective, Notice]], words: Words) -> Panel:
    """Return the direct message that lists everything that waits for a person, oldest first."""
    parts: list[Part] = [f"### {words('digest-title')}"]
    for table, notice in waiting[:_LISTED]:
        since = f"<t:{int(notice.due_at)}:R>"
        told = words("digest-line", told=_told(table, notice, words, closes=True), time=since)
        text = f"**{title(table, words)}** · {channel_text(table, words)}\n{told}"
        ways = board_links(table, words)
        if table.is_seated and table.view is not None:
            ways = [Button(words("button-open"), CustomId(table.id, table.own_revision, "open"), "primary")]
        parts.append(Line(text, ways[0]) if ways else text)
    if len(waiting) > _LISTED:
        parts.append(words("digest-more", count=len(waiting) - _LISTED))
    parts.append(words("digest-settings"))
    return Panel(parts)


def _is_at_hand(table: Perspective, notice: Notice, verb: str) -> bool:
    """Return whether the notice's reader can do ``verb`` now from a direct message.

    Open tables are announced only to people who may see their channel. In a direct message Discord doesn't
    say who is a moderator.
    """
    action = ACTIONS.get(verb)
    if action is None or table.status not in action.when:
        return False
    if notice.kind in {"halted", "unreleased"}:
        is_in_charge = table.guild == NOWHERE or notice.person == table.host
        return is_in_charge and (table.is_seated or table.closed is None)
    return table.is_seated or notice.kind in UNASKED or action.who.unseen


def _told(table: Perspective, notice: Notice, words: Words, *, closes: bool = False) -> str:
    """Return the sentences of ``notice``; ``closes`` adds the deadline, which private panels show anyway."""
    key = "again" if notice.told and notice.kind in ASKING else notice.kind
    people = [notice.person]
    is_said = notice.kind in OF_A_QUESTION and not closes
    time = "" if is_said else _time(table, notice, words, people)
    told = words(
        f"letter-{key}",
        by=_inviter(table, notice),
        time=_kept_until(table, notice),
        made="queue" if table.matched else "host",
        reference=table.reference or "",
        matter=matter(table),
        gone="yes" if table.closed and table.closed.is_gone else "no",
        channel=f"<#{table.channel}>",
        role=notice.removal.by if notice.removal else "nobody",
        result=_result(table, words),
        plan=planned_news(table, words) or words("plan-is-over"),
    )
    reason = removal_reason(notice.removal, words) if notice.removal and notice.removal.reason else ""
    return told_together(list(filter(None, [told, time, reason, _then(table, notice, words, people)])), words)


def removal_reason(removal: Removal | None, words: Words) -> str:
    """Return the reason given for ``removal``, as typed."""
    if removal is None or not removal.reason:
        return words("removal-no-reason", role=removal.by if removal else "moderator")
    return words("removal-reason", reason=removal.reason)


def _inviter(table: Perspective, notice: Notice) -> str:
    """Return a mention of the person who invited the recipient, or of the host if nobody did."""
    [invited_by] = [one.invited_by for one in table.invited if one.person == notice.person] or [table.host]
    return f"<@{invited_by}>"


def _kept_until(table: Perspective, notice: Notice) -> str:
    """Return until when a seat in the lobby is kept for the recipient; empty if none is."""
    [due_at] = [one.due_at for one in table.invited if one.person == notice.person] or [None]
    return "" if due_at is None else f"<t:{int(due_at)}:f>"


def _time(table: Perspective, notice: Notice, words: Words, people: Sequence[int]) -> str:
    """Return the deadline of ``people``; in a vote, the seats in question that are away."""
    if notice.kind in OF_A_QUESTION:
        at = moment_named(table, notice.kind, people)
        return "" if at is None else deadline_at(table, words, at, _seats_of(table, people))
    if notice.kind == "vote":
        return away_line(table, words, [seat for seat, row in enumerate(table.seats) if row.vote is not None])
    return ""


def _then(table: Perspective, notice: Notice, words: Words, people: Sequence[int]) -> str:
    """Return the sentence about the consequence if the time of ``people`` runs out, for a warning.

    For a seat offered by the queue, that's where they would play, unless it's in the channel; for its lobby
    that a moderator has ended, what becomes of their wish.
    """
    if notice.kind == "matched" and table.guild == NOWHERE:
        return words("queue-offered-across", count=strangers_at(table, notice.person))
    if notice.kind == "ended" and table.matched and table.view is None:
        return words("ended-in-queue")
    if notice.kind != "short" or not (seats := _seats_of(table, people)):
        return ""
    return words("short-then", policy=next_policy(table, seats[0]))


def _seats_of(table: Perspective, people: Collection[int]) -> list[Seat]:
    return [seat for seat, row in enumerate(table.seats) if row.person in people]


def _buttons(table: Perspective, verbs: Sequence[str], words: Words) -> list[Part]:
    buttons = []
    for place, verb in enumerate(verbs):
        if verb == "take-seat":
            buttons += take_seat_buttons(table, words)
        else:
            buttons.append(verb_button(table, words, verb, "secondary" if place else "primary"))
    buttons += board_links(table, words)
    return [Row(buttons)] if buttons else []
