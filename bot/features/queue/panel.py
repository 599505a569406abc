"""The page of the queue for one reader, its form, and the question to a friend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import BoxInput, ChoiceInput, Modal
from bot.discord.panels.names import link, title
from bot.discord.panels.panel import Button, Line, Panel, Part, Picker, Row
from bot.discord.panels.verbs import action_button
from bot.features.clocks.rules.clocks import PRESETS, clock_text
from bot.features.invitations.rules import accept_invitation, decline_invitation
from bot.features.lobby.rules.pace import about
from bot.features.queue.rules.lobbies import strangers_at
from bot.features.queue.rules.wish import LASTS, LOOKING, SIZES, Progress, Wish
from bot.table.perspective import Perspective
from bot.table.table import NOWHERE
from render.words import Words, told_together

_SOONEST = 86_400.0
"""Seconds after which somebody can let a wish last longer."""
_ASKING = 1
"""Maximum number of people shown who want to play with the reader; others follow once these are answered."""


class QueueView(Struct, frozen=True):
    """The queue as one reader sees it.

    ``others`` is how many other people wait for something the reader wants, too; ``usual`` how long it
    usually takes, in seconds, ``None`` if it's unknown. ``friends`` are the people named by the reader, and
    whether they agree; ``asking`` are people who have named the reader. ``apart``: the reader and their
    friends want nothing in common. ``table`` is the table that was found. ``is_across``: their server takes
    part in tables with people from other servers.
    """

    wish: Wish
    progress: Progress
    others: int
    now: float
    usual: float | None = None
    friends: Mapping[int, bool] = {}
    asking: Sequence[int] = ()
    apart: bool = False
    table: Perspective | None = None
    is_across: bool = False


def queue_panel(view: QueueView, words: Words, note: str | None = None) -> Panel:
    """Return the wish of the reader, its progress, and the buttons; ``note`` says what was just done.

    While the reader has an offer, the page leaves out the queue's length and the choice of friends.
    """
    wish = view.wish
    parts: list[Part] = [f"## {words('queue-title')}\n{_wish(view, words)}"]
    parts.append(f"{note} {_state(view, words)}" if note else _state(view, words))
    is_offered = view.progress.stage == "offered"
    if not is_offered:
        others = words("queue-others", count=view.others)
        usually = [] if view.usual is None else [words("queue-usually", time=words.say(about(view.usual)))]
        parts.append("-# " + " ".join([others, *usually]))
    parts += _buttons(view, words)
    for person in view.asking[:_ASKING]:
        argument = f"{wish.guild}.{person}"
        button = Button(words("button-queue-join"), CustomId(0, 0, "queue-join", argument), "success")
        parts.append(Line(words("queue-asked", person=f"<@{person}>"), button))
    for person, agrees in view.friends.items():
        key = "queue-with" if agrees else "queue-with-asked"
        button = Button(words("button-queue-without"), CustomId(0, 0, "queue-without", str(person)))
        parts.append(Line(words(key, person=f"<@{person}>"), button))
    if view.apart:
        parts.append(words("queue-with-apart"))
    if not is_offered:
        parts.append(Picker(CustomId(0, 0, "queue-with"), "person", words("queue-choose")))
    return Panel(parts)


def wish_form(wish: Wish, games: Sequence[str], words: Words, *, is_across: bool) -> Modal:
    """Return the form that changes what somebody wants to play.

    ``is_across``: their server takes part in tables with people from other servers.
    """
    across = BoxInput("across", words("queue-form-across"), wish.across, words("queue-form-across-hint"))
    return Modal(
        CustomId(0, 0, "queue-set"),
        words("queue-form-title"),
        [
            ChoiceInput(
                "games",
                words("queue-form-games"),
                [(game, words(f"{game}-name"), "") for game in games],
                chosen=wish.games,
                maximum=len(games),
            ),
            ChoiceInput(
                "sizes",
                words("queue-form-sizes"),
                [(str(size), str(size), "") for size in SIZES],
                chosen=[str(size) for size in wish.sizes],
                maximum=len(SIZES),
            ),
            ChoiceInput(
                "clock",
                words("queue-form-clock"),
                [(name, words(f"clock-{name}"), words(f"clock-{name}-help")) for name in PRESETS],
                chosen=(wish.clock,),
            ),
            BoxInput("hours", words("queue-form-hours"), wish.hours, words("queue-form-hours-hint")),
            *([across] if is_across else []),
        ],
    )


def friend_panel(wish: Wish, words: Words, friend: int | None = None) -> Panel:
    """Return the question of whether to wait together with the person of ``wish``.

    It mentions ``friend`` in a channel; in a direct message, nobody.
    """
    key = "queue-friend-letter" if friend is None else "queue-friend"
    text = words(key, friend=f"<@{friend}>", person=f"<@{wish.person}>", games=_games(wish, words))
    argument = f"{wish.guild}.{wish.person}"
    buttons = [
        Button(words("button-queue-join"), CustomId(0, 0, "queue-join", argument), "success"),
        Button(words("button-queue-refuse"), CustomId(0, 0, "queue-refuse", argument)),
    ]
    return Panel([text, Row(buttons)])


def across_panel(words: Words) -> Panel:
    """Return the direct message to somebody who agrees to play with people from other servers."""
    return Panel([words("queue-across-letter")])


def _wish(view: QueueView, words: Words) -> str:
    wish = view.wish
    sizes = words.either([str(size) for size in wish.sizes])
    text = words(
        "queue-wish", games=_games(wish, words), sizes=sizes, clock=words.say(clock_text(wish.clock))
    )
    small = [words("queue-hours-on")] if wish.hours else []
    small += [words("queue-across-on")] if wish.across and view.is_across else []
    return "\n-# ".join([text, *small])


def _games(wish: Wish, words: Words) -> str:
    return words.either([words(f"{game}-name") for game in wish.games])


def _state(view: QueueView, words: Words) -> str:
    progress, wish = view.progress, view.wish
    if progress.stage == "waiting":
        return words("queue-waiting", time=f"<t:{int(wish.since or 0)}:R>", end=f"<t:{int(wish.ends_at)}:R>")
    table = "" if view.table is None else _place(view.table, words)
    if progress.stage == "offered":
        offered = words("queue-offered", table=table, time=f"<t:{int(progress.due_at or 0)}:f>")
        if view.table is None or view.table.guild != NOWHERE:
            return offered
        strangers = strangers_at(view.table, wish.person)
        return told_together([offered, words("queue-offered-across", count=strangers)], words)
    if progress.stage == "accepted":
        return words("queue-accepted", table=table)
    stage = progress.stage
    return words(f"queue-{stage}")


def _place(table: Perspective, words: Words) -> str:
    named = f"**{title(table, words)}**"
    if table.guild == NOWHERE:
        return named
    return words("queue-table", table=named, channel=link(table) or f"<#{table.channel}>")


def _buttons(view: QueueView, words: Words) -> list[Part]:
    rows: list[Part] = []
    wish, table = view.wish, view.table
    if table is not None and view.progress.stage == "offered":
        answers = (accept_invitation, decline_invitation)
        rows.append(Row([action_button(table, words, answer) for answer in answers]))
    if view.progress.stage in LOOKING:
        buttons = [Button(words("button-queue-stop"), CustomId(0, 0, "queue-stop"))]
        if wish.ends_at - view.now < LASTS - _SOONEST:
            buttons.append(Button(words("button-queue-keep"), CustomId(0, 0, "queue-keep")))
    else:
        buttons = [Button(words("button-queue-wait"), CustomId(0, 0, "queue-wait"), "success")]
    buttons.append(Button(words("button-queue-change"), CustomId(0, 0, "queue-change")))
    return [*rows, Row(buttons)]
