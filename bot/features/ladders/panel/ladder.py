"""The list of ladders, the page of one, its history, and what moderators can do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Line, Panel, Part, Row, Rule, Select
from bot.features.clocks.rules.clocks import clock_text
from bot.features.competitions.panel.forms import CHOICES
from bot.features.competitions.panel.names import name_in, plain_name_in
from bot.features.competitions.panel.repairs import RED
from bot.features.deals.rules import Deal
from bot.features.ladders.panel.view import (
    CHOICE,
    LadderView,
    event_text,
    show_button,
)
from bot.features.ladders.rules.course import Step
from bot.features.ladders.rules.ladder import OPEN, REACH, UNDOABLE, Challenge, Event, Ladder
from render.words import Words

_SHOWN = 15
"""Maximum number of places on a page, the highest ones; those around the reader's own follow."""
_AROUND = 3
"""Number of places shown above and below the reader's own one."""
_CHALLENGES = 10
"""Maximum number of open challenges on a page."""
_EVENTS = 15
"""Maximum number of events in a history."""


def ladders_panel(ladders: Sequence[Ladder], words: Words, *, moderates: bool) -> Panel:
    """Return the list of a server's ladders."""
    parts: list[Part] = [f"### {words('ladders-title')}\n{words('ladders-help', reach=REACH)}"]
    if not ladders:
        parts.append(words("ladders-none"))
    for one in ladders:
        text = words("ladders-line", game=words(f"{one.game}-name"), channel=f"<#{one.channel}>")
        parts.append(Line(text if one.closed_at is None else f"~~{text}~~", show_button(one, words)))
    if moderates:
        parts.append(Row([Button(words("button-ladder-new"), CustomId(0, 0, "ladder-new"), "primary")]))
    return Panel(parts)


def ladder_panel(view: LadderView, words: Words, note: str | None = None) -> Panel:
    """Return a ladder for its reader: the places, the open challenges, and what they can do."""
    parts: list[Part] = [note] if note else []
    parts.append(f"## {_title(view, words)}\n{_terms(view, words)}")
    if view.ladder.closed_at is not None:
        parts.append(words("ladder-is-closed"))
    parts.append(_places(view, words))
    if view.state.challenges:
        parts.append(_challenges(view, words))
    parts += _own(view, words)
    if view.moderates:
        parts += _for_moderators(view, words)
    return Panel(parts)


def history_panel(view: LadderView, challenges: Sequence[tuple[Challenge, Deal]], words: Words) -> Panel:
    """Return the latest events of a ladder, with the deals of its ``challenges`` as a file."""
    latest = view.state.events[::-1][:_EVENTS]
    lines = [_event(view, one, words) for one in latest] or [words("ladder-history-empty")]
    parts: list[Part] = [f"### {words('ladder-history-title', ladder=_title(view, words))}", "\n".join(lines)]
    file = None
    if challenges:
        parts.append(words("ladder-deals"))
        told = "\n".join(_deal(view, one, deal, words) for one, deal in challenges)
        file = (f"{words('ladder-deals-file')}-{view.ladder.id}.txt", told.encode())
    return Panel([*parts, _back(view, words)], file=file)


def question_panel(view: LadderView, question: str, yes: Button, words: Words) -> Panel:
    """Return ``question`` with the button that answers it, and one that leads back."""
    back = show_button(view.ladder, words, words("button-ladder-back"))
    return Panel([question, Row([yes, back])])


def repair_panel(view: LadderView, words: Words, note: str | None = None) -> Panel:
    """Return the menus for repairs: removing somebody, undoing an event or redoing it, ending a game."""
    parts: list[Part] = [note] if note else []
    parts.append(f"### {words('ladder-repair-title')}\n{words('ladder-repair-help')}")
    people = [
        (str(member), plain_name_in(view.names, member, words), words("ladder-place", place=place))
        for place, member in enumerate(view.state.places, 1)
    ]
    latest = [one for one in view.state.events[::-1] if one.kind in UNDOABLE]
    done = [(str(one.id), _plain(view, one, words), "") for one in latest if one.undone_at is None]
    undone = [(str(one.id), _plain(view, one, words), "") for one in latest if one.undone_at is not None]
    ends = [(str(one.id), _pair(view, one, words), "") for one in view.state.challenges]
    for verb, placeholder, choices in (
        ("ladder-remove", words("ladder-remove-whom"), people),
        ("ladder-undo", words("ladder-undo-what"), done),
        ("ladder-redo", words("ladder-redo-what"), undone),
        ("ladder-call-off", words("ladder-call-off-what"), ends),
    ):
        if choices:
            shown = [(value, label[:CHOICE], told) for value, label, told in choices[:CHOICES]]
            parts.append(Select(CustomId(0, 0, verb, view.argument), placeholder, shown))
    return Panel([*parts, _back(view, words)], RED)


def _places(view: LadderView, words: Words) -> str:
    """Return the highest places, and those around the reader's own."""
    order = view.state.places
    if not order:
        return words("ladder-empty")
    shown = {*range(_SHOWN)}
    if view.own in order:
        own = order.index(view.own)
        shown |= {*range(own - _AROUND, own + _AROUND + 1)}
    lines, last = [], -1
    for place, member in enumerate(order):
        if place not in shown:
            continue
        lines += ["…"] * (place != last + 1)
        last = place
        name = name_in(view.names, member, words)
        key = "ladder-line-own" if member == view.own else "ladder-line"
        lines.append(words(key, place=place + 1, name=name))
    if left := len(order) - 1 - last:
        lines.append(words("ladder-more-people", count=left))
    return "\n".join(lines)


def _challenges(view: LadderView, words: Words) -> str:
    """Return the open challenges, those of the reader first."""
    ordered = sorted(view.state.challenges, key=lambda one: view.own not in one.people)
    lines = [f"### {words('ladder-challenges')}"]
    for one in ordered[:_CHALLENGES]:
        lines.append(
            words(
                "ladder-challenge-waits" if one.table is None else "ladder-challenge-open",
                challenger=name_in(view.names, one.member, words),
                other=name_in(view.names, one.other, words),
                table=one.table or 0,
                time=f"<t:{int(one.made_at)}:R>",
            )
        )
    if (more := len(ordered) - _CHALLENGES) > 0:
        lines.append(words("ladder-more-challenges", count=more))
    return "\n".join(lines)


def _own(view: LadderView, words: Words) -> list[Part]:
    """Return the reader's choices: join, or challenge somebody, give up and leave."""
    history = Button(words("button-ladder-history"), CustomId(0, 0, "ladder-history", view.argument))
    if view.own is None:
        if view.ladder.closed_at is not None:
            return [Row([history])]
        join = CustomId(0, 0, "ladder-join", view.argument)
        rules = words("ladder-rules", reach=REACH, most=OPEN)
        return [rules, Row([Button(words("button-ladder-join"), join, "success"), history])]
    parts: list[Part] = [words("ladder-own", place=view.state.places.index(view.own) + 1)]
    if view.challengeable:
        choices = [
            (
                f"{view.argument}.{member}",
                plain_name_in(view.names, member, words)[:CHOICE],
                words("ladder-place", place=view.state.places.index(member) + 1),
            )
            for member in view.challengeable
        ]
        parts.append(Select(CustomId(0, 0, "ladder-challenge"), words("ladder-challenge-whom"), choices))
    else:
        parts.append(_why_nobody(view, words))
    mine = [one for one in view.state.challenges if view.own in one.people]
    if mine:
        choices = [(f"{view.argument}.{one.id}", _pair(view, one, words)[:CHOICE], "") for one in mine]
        parts.append(Select(CustomId(0, 0, "ladder-give-up"), words("ladder-give-up-what"), choices))
    leave = CustomId(0, 0, "ladder-leave", view.argument)
    return [*parts, Row([history, Button(words("button-ladder-leave"), leave, "danger")])]


def _why_nobody(view: LadderView, words: Words) -> str:
    """Return why the reader, who is on the ladder, can't challenge anybody now."""
    made = sum(one.member == view.own for one in view.state.challenges)
    if view.ladder.closed_at is not None:
        return words("ladder-nobody-closed")
    if view.state.places[0] == view.own:
        return words("ladder-nobody-above")
    return words("ladder-nobody-more", most=OPEN) if made >= OPEN else words("ladder-nobody-free", most=OPEN)


def _for_moderators(view: LadderView, words: Words) -> list[Part]:
    buttons = [
        Button(words("button-ladder-repair"), CustomId(0, 0, "ladder-repair", view.argument)),
        Button(words("button-ladder-options"), CustomId(0, 0, "ladder-options", view.argument)),
    ]
    if view.ladder.closed_at is None:
        buttons.append(Button(words("button-ladder-close"), CustomId(0, 0, "ladder-close", view.argument)))
    else:
        reopen = CustomId(0, 0, "ladder-reopen", view.argument)
        buttons.append(Button(words("button-ladder-reopen"), reopen))
    parts: list[Part] = [Rule()]
    if view.coming is not None:
        parts.append(_coming(view.coming, words))
    return [*parts, Row(buttons)]


def _coming(step: Step | float, words: Words) -> str:
    """Return the sentence about the next step: what happens, when, and why it waits."""
    if not isinstance(step, float):
        return words(f"ladder-next-{step_name(step)}")
    if step == float("inf"):
        return words("ladder-next-nothing")
    return words("ladder-next-at", time=f"<t:{int(step)}:R>")


def step_name(step: Step) -> str:
    """Return the name of a step in words: *record*, *open* and so on."""
    return type(step).__name__.lower()


def _event(view: LadderView, event: Event, words: Words) -> str:
    """Return the line about ``event`` in a history, with the moderator who did or undid it."""
    text, time = event_text(view.state, event, view.names, words), f"<t:{int(event.at)}:d>"
    if event.undone_at is not None:
        by = name_in(view.names, event.undone_by, words)
        return words("ladder-history-undone", time=time, text=f"~~{text}~~", moderator=by)
    if event.moderator is not None:
        by = name_in(view.names, event.moderator, words)
        return words("ladder-history-by", time=time, text=text, moderator=by)
    return words("ladder-history-line", time=time, text=text)


def _plain(view: LadderView, event: Event, words: Words) -> str:
    return event_text(view.state, event, view.names, words, plain_name_in)


def _deal(view: LadderView, challenge: Challenge, deal: Deal, words: Words) -> str:
    pair = _pair(view, challenge, words)
    if deal.is_revealed:
        return words("ladder-deal-revealed", pair=pair, commitment=deal.commitment, secret=deal.secret.hex())
    return words("ladder-deal", pair=pair, commitment=deal.commitment)


def _pair(view: LadderView, challenge: Challenge, words: Words) -> str:
    challenger, other = (plain_name_in(view.names, one, words) for one in (challenge.member, challenge.other))
    return words("ladder-pair", challenger=challenger, other=other)


def _title(view: LadderView, words: Words) -> str:
    return words("ladder-title", game=words(f"{view.ladder.game}-name"))


def _terms(view: LadderView, words: Words) -> str:
    ladder = view.ladder
    return words(
        "ladder-terms",
        clock=words.say(clock_text(ladder.clock)),
        rules=words("button-as-printed") if ladder.preset is None else ladder.preset,
        channel=f"<#{ladder.channel}>",
    )


def _back(view: LadderView, words: Words) -> Row:
    return Row([show_button(view.ladder, words, words("button-ladder-back"))])
