"""The private panel: the reader's own picture and the choices they have now."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import get_args

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import title
from bot.discord.panels.pages import pages_of
from bot.discord.panels.panel import Button, Panel, Part, Row, Select, Style
from bot.discord.panels.scene import described, private_paint, scene, under_banner
from bot.discord.panels.verbs import action_button, board_links, verb_button
from bot.features.agreements.panel import proposal_parts
from bot.features.agreements.rules import propose_undo
from bot.features.board.panel import stopped_line, waiting_line
from bot.features.clocks.panel import is_pressing, time_left
from bot.features.clocks.rules.extensions import can_extend, extend
from bot.features.coach.panel import aim_line, new_lines
from bot.features.coach.rules import Coached
from bot.features.finding.panel import next_button
from bot.features.hints import panel as hints
from bot.features.plans.panel import hand_line, is_offered
from bot.features.play.panel import asked
from bot.features.play.panel.form import form_button
from bot.features.play.panel.private import in_place_of_board
from bot.features.play.rules import take_back
from bot.features.reading.panel.lines import news_story, recent_lines, with_moments
from bot.features.seats.panel.seats import vote_parts
from bot.features.sharing.panel import share_buttons
from bot.features.table_notes.panel import note_part
from bot.features.thanks.panel import thank_buttons
from bot.table.perspective import Perspective
from games.engine.decision import Choice, Decision, Option
from games.engine.event import Event
from games.engine.text import NOTHING_TYPED, Typed
from render.picture import AnyPainter
from render.shape import Shape
from render.words import Words

POSITION_LETTERS = 2000
"""Maximum characters per page of a position as text, which leaves room for the question and its choices."""
_LAMP = "💡"
"""The mark before a choice that a hint recommends."""
NO_COACH = Coached()
"""A coach that says nothing."""
MENU = 25
"""Maximum number of choices in a menu; more are split into pages."""


def hand(
    table: Perspective,
    painter: AnyPainter,
    words: Words,
    *,
    note: str | None = None,
    news: Sequence[Event] = (),
    new_parts: Collection[str] = (),
    page: int = 0,
    hint: str | None = None,
    hinted: Choice = (),
    waiting_elsewhere: int = 0,
    own_note: Typed = NOTHING_TYPED,
    in_direct_message: bool = False,
    shape: Shape | None = "wide",
    coached: Coached = NO_COACH,
    afterwards: Sequence[str] = (),
) -> Panel:
    """Return the private panel of ``table.viewer``: what's new, the picture, the question and its choices.

    It fits a phone's screen; everything else is behind *More*. ``note`` comes first, then ``news`` since they
    last looked. ``new_parts`` of their picture are marked. ``hint`` is the text of the hint they asked for,
    ``hinted`` the choice it recommends. ``waiting_elsewhere`` is how many other tables wait for them.
    ``own_note`` is their own note about the table. ``shape`` is the shape of their picture; ``None`` asks
    which they prefer. ``coached`` is what the coach says. ``afterwards`` are lines about what a finished game
    brought the reader. If the bot can't use the table's channel, the panel
    says so and offers to move the board.
    """
    parts: list[Part] = [f"### {title(table, words)}"]
    if note:
        parts.append(note)
    if table.closed is not None:
        parts.append(words("hand-channel-gone" if table.closed.is_gone else "hand-channel-denied"))
    parts += _watching(table, words)
    parts += _happened(table, news, words, coached, is_marked=bool(new_parts))
    if table.status == "over":
        parts.append("\n".join([f"**{words('board-over')}**", *afterwards]))
    elif table.status != "playing":
        parts.append(stopped_line(table, words))
    elif not table.is_asked_to_move:
        parts.append(waiting_line(table, words))
    parts += proposal_parts(table, words)
    parts += vote_parts(table, words)
    paint = under_banner(table, private_paint(painter, shape, new_parts, hinted))
    parts.append(scene(table, table.view, paint, painter, words))
    if table.decision is not None and table.decision.asks_for_move and table.status == "playing":
        if in_direct_message or is_pressing(table):
            parts += time_left(table, words)
        if hint:
            parts.append(hint)
        parts += _question(table, table.decision, painter, words, page, hinted, on_phone=shape == "tall")
        # Choices come before the coach, so that phones show them without scrolling.
        parts += new_lines(coached, words)
    parts += hand_line(table, words)
    if own_note:
        parts.append(note_part(own_note, words))
    if shape is None and table.is_seated:
        parts += _which_shape(table, words)
    parts += in_place_of_board(table, words)
    buttons = _beside_answers(table, words, in_direct_message)
    if waiting_elsewhere:
        buttons.insert(0, next_button(waiting_elsewhere, words))
    if table.closed is not None and table.is_seated and not in_direct_message:
        buttons.append(verb_button(table, words, "here"))
    parts.append(Row(buttons))
    return Panel(parts, about=table)


def _happened(
    table: Perspective, news: Sequence[Event], words: Words, coached: Coached, *, is_marked: bool
) -> list[Part]:
    """Return the news since the reader last looked; otherwise the latest moment, the aim or a line."""
    if news:
        return [news_story(table, news, words, is_marked=is_marked)]
    if moment := with_moments(table, "", words).strip():
        return [moment]
    if aim := aim_line(table, coached, words):
        return aim
    return [line] if (line := recent_lines(table, words, most=1)) else []


def _which_shape(table: Perspective, words: Words) -> list[Part]:
    """Return the question “phone or computer?”, shown until it's answered."""
    answers = [
        Button(words(f"me-picture-{shape}"), CustomId(table.id, table.own_revision, "picture", shape))
        for shape in get_args(Shape)
    ]
    return [f"-# {words('hand-picture')}", Row(answers)]


def position(table: Perspective, painter: AnyPainter, words: Words, page: int = 0) -> Panel:
    """Return a page of the position as text, for people who can't see pictures."""
    lines = described(table, table.view, painter, words).splitlines()
    pages = pages_of(lines, letters=POSITION_LETTERS)
    page %= len(pages)
    parts: list[Part] = [f"### {title(table, words)}", *_watching(table, words), "\n".join(pages[page])]
    if len(pages) > 1:
        label = words("hand-page", page=page + 1, pages=len(pages))
        turn = CustomId(table.id, table.own_revision, "text", str((page + 1) % len(pages)))
        parts.append(Row([Button(label, turn)]))
    if table.status == "playing":
        parts.append(waiting_line(table, words))
    elif table.status != "over":
        parts.append(stopped_line(table, words))
    if table.decision is not None and table.status == "playing":
        parts += _question(table, table.decision, painter, words, 0)
    parts.append(Row([verb_button(table, words, "hand")]))
    return Panel(parts, about=table)


def _watching(table: Perspective, words: Words) -> list[Part]:
    """Return the note for a spectator about what they see and which seats that rules out for them."""
    if table.is_seated:
        return []
    return [words("hand-watching" if table.watch == "public" else f"hand-watching-{table.watch}")]


def _question(
    table: Perspective,
    decision: Decision,
    painter: AnyPainter,
    words: Words,
    page: int,
    hinted: Choice = (),
    *,
    on_phone: bool = False,
) -> list[Part]:
    parts: list[Part] = [f"**{asked.prompt(table, decision, words)}**"]
    if decision.given is not None:
        parts.append(words("hand-given"))
    if itself := asked.by_itself(table, decision, words):
        parts.append(f"-# {itself}")
    options = asked.answers(decision)
    if asked.fit_buttons(table, decision, words):
        buttons = Row([_choice(table, option, decision, painter, words, hinted) for option in options])
        told = asked.all_told(table, decision, options, words)
        return parts + asked.in_reach(buttons, told, on_phone=on_phone)
    pages = range(0, len(options), MENU)
    page %= len(pages)
    shown = options[pages[page] :][:MENU]
    parts.append(
        Select(
            CustomId(table.id, table.own_revision, "choose", str(page)),
            words("hand-choose", least=decision.minimum, most=decision.maximum),
            [_entry(table, option, decision, words, hinted) for option in shown],
            min(decision.minimum, len(shown)),
            min(decision.maximum, len(shown)),
            decision.given or (),
            {option.id: painter.emojis.symbol_of(option.label) for option in shown},
        )
    )
    if len(pages) > 1:
        label = words("hand-page", page=page + 1, pages=len(pages))
        turn = CustomId(table.id, table.own_revision, "hand", str((page + 1) % len(pages)))
        parts.append(Row([Button(label, turn)]))
    return parts


def _choice(
    table: Perspective,
    option: Option,
    decision: Decision,
    painter: AnyPainter,
    words: Words,
    hinted: Choice,
) -> Button:
    press = CustomId(table.id, table.own_revision, "pick", option.id)
    chosen = decision.given is not None and option.id in decision.given
    label = _label(table, option, decision, words, hinted)
    usual: Style = "secondary" if option.is_idle or option.is_hopeless else "primary"
    style = "success" if chosen or option.id in hinted else usual
    return Button(label, press, style, painter.emojis.symbol_of(option.label))


def _entry(
    table: Perspective, option: Option, decision: Decision, words: Words, hinted: Choice
) -> tuple[str, str, str]:
    return option.id, _label(table, option, decision, words, hinted), asked.hint(table, option, words)


def _label(table: Perspective, option: Option, decision: Decision, words: Words, hinted: Choice) -> str:
    """Return the label of a choice, with a lamp in front if a hint recommends it."""
    label = asked.label(table, decision, option, words)
    return f"{_LAMP} {label}" if option.id in hinted else label


def _beside_answers(table: Perspective, words: Words, in_direct_message: bool) -> list[Button]:
    """Return the buttons besides the answers: what's urgent or undoes something, and *More*."""
    buttons = []
    if table.form is not None:
        buttons.append(form_button(table, table.form, words))
    withdrawals = [option for option in table.decision.options if option.withdraws] if table.decision else []
    if withdrawals and table.decision is not None and not table.can_take_back:
        press = CustomId(table.id, table.own_revision, "pick", withdrawals[0].id)
        buttons.append(Button(asked.label(table, table.decision, withdrawals[0], words), press))
    if table.can_take_back:
        buttons.append(action_button(table, words, take_back))
    elif table.moves_to_propose and table.proposal is None:
        buttons.append(action_button(table, words, propose_undo, str(table.moves_to_propose)))
    if table.is_short_of_time and table.viewer is not None and can_extend(table, table.viewer):
        buttons.append(action_button(table, words, extend))
    if hints.is_offered(table):
        buttons.append(verb_button(table, words, "hint"))
    buttons += thank_buttons(table, words)
    if is_offered(table):
        buttons.append(verb_button(table, words, "plan"))
    buttons += share_buttons(table, words)
    buttons.append(verb_button(table, words, "more"))
    if in_direct_message:
        buttons += board_links(table, words)
    return buttons
