"""Presses in lessons, and ``/learn``. The argument of a press says at which step it was made."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from bot.discord.message_sender import ClosedDoor
from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import link
from bot.discord.panels.panel import Panel
from bot.discord.presses.handler import Handlers
from bot.discord.responder import Responder
from bot.discord.whereabouts import home_of, place_of
from bot.features.lessons.panel import finished, left, lesson_panel, lessons, playing_table, which_shape
from bot.features.lessons.rules import (
    Resumption,
    Stop,
    lesson_perspective,
    progress,
    resumption,
    stop_in,
    verdict,
)
from bot.features.lobby.rules.beginning import start
from bot.features.lobby.rules.lobby import NewTable, usual_opponents
from bot.features.opening.presses.opening import open_table
from bot.features.play.presses.playing import choose_shape, show_private
from bot.services import Services
from bot.table.action import Request
from bot.table.refusals import refused
from games.engine.decision import Choice
from games.engine.lesson import Lesson, corrected, lesson_of, position
from games.engine.strength import Strength
from render.words import Words, words_for

_WEAKEST: Strength = "apprentice"


async def learn(services: Services, responder: Responder, press: CustomId) -> None:
    """Begin the lesson of a game, or resume it."""
    await show_learn(services, responder, press.argument)


async def show_learn(services: Services, responder: Responder, game: str | None) -> None:
    """Begin or resume the lesson of ``game``; without a game, show all lessons.

    :raises Refused: there is no such lesson.
    """
    if not game:
        await show_lessons(services, responder, CustomId(0, 0, "lessons"))
        return
    await _resume(services, responder, game)


async def show_lessons(services: Services, responder: Responder, press: CustomId) -> None:
    """Show all lessons."""
    await responder.show(lessons([game for game in services.games if lesson_of(game)], responder.words))


async def turn(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the step named by the press."""
    await _show(services, responder, _stop(press.argument))


async def picture(services: Services, responder: Responder, press: CustomId) -> None:
    """Set the shape of the presser's private pictures, and show the step in it."""
    shape, _, stop = press.argument.partition("=")
    await choose_shape(services, responder, shape)
    await _show(services, responder, _stop(stop))


async def pick(services: Services, responder: Responder, press: CustomId) -> None:
    """Answer the question of a step with a button."""
    game, _, rest = press.argument.partition("=")
    step, _, option = rest.partition("=")
    await _answer(services, responder, _stop(f"{game}={step}"), (option,))


async def choose(services: Services, responder: Responder, press: CustomId) -> None:
    """Answer the question of a step with the options picked in the menu."""
    await _answer(services, responder, _stop(press.argument), tuple(responder.picked))


async def end(services: Services, responder: Responder, press: CustomId) -> None:
    """Mark a lesson as finished, and show what to do next."""
    _lesson(services, press.argument)
    await services.stores.lessons.finish(responder.interaction.user.id, press.argument)
    panel = finished(press.argument, responder.words, in_direct_message=responder.in_direct_message)
    await responder.show(panel)


async def leave(services: Services, responder: Responder, press: CustomId) -> None:
    """Close a lesson, which can be resumed later."""
    _lesson(services, press.argument)
    await responder.show(left(press.argument, responder.words))


async def direct(services: Services, responder: Responder, press: CustomId) -> None:
    """Send the step named by the press as a direct message.

    :raises Refused: the presser doesn't accept direct messages.
    """
    stop = _stop(press.argument)
    panel = await _panel(services, responder, stop, in_direct_message=True)
    person = responder.interaction.user.id
    try:
        drawn = await services.panel_renderer.ready(panel, responder.words)
        await services.publisher.message_sender.write_to(person, drawn, f"l{responder.interaction.id}")
    except ClosedDoor:
        raise refused("door-closed") from None
    await _show(services, responder, stop, note=responder.words("lesson-sent"))


async def play(
    services: Services, responder: Responder, press: CustomId, *, is_private: bool = False
) -> None:
    """Open a table against apprentices in the presser's channel, or a private one, and start the game.

    :raises Refused: no table can be opened there.
    """
    game, interaction = press.argument, responder.interaction
    _lesson(services, game)
    server, channel = home_of(interaction) if is_private else place_of(interaction)
    await services.admission.require_computers(server)
    settings = await services.stores.guilds.settings(server)
    servers = interaction.guild_locale.value if interaction.guild_locale else None
    wanted = NewTable(
        guild=server,
        channel=channel,
        game=game,
        locale=words_for(settings.locale or servers).locale,
        host=interaction.user.id,
        host_name=interaction.user.display_name,
        origin=interaction.id,
        clock=settings.clock,
        pace=settings.pace,
        computers=(_WEAKEST,) * usual_opponents(services.games[game]),
        stand_ins=_WEAKEST,
        is_private=is_private,
    )
    opened = await open_table(services, interaction, wanted, responder.words)
    table = await services.tables.look(opened.table, interaction.user.id)
    if table.status == "lobby":
        actor = await services.actor(interaction, table)
        await services.tables.act(start, table.id, actor, start.read(Request(table.own_revision)))
    if is_private:
        table = await services.tables.look(opened.table, interaction.user.id)
        await show_private(services, responder, table)
        return
    where = link(table) or f"<#{opened.channel}>"
    await responder.show(playing_table(opened.table, where, responder.words))


async def _answer(services: Services, responder: Responder, stop: Stop, choice: Choice) -> None:
    """Show the effect of ``choice``, or why it isn't the answer that the lesson expects."""
    lesson = _lesson(services, stop.game)
    number = lesson.step_called(stop.step or "")
    if number is None:
        await _resume(services, responder, stop.game)
        return
    step, game = lesson.steps[number], services.games[stop.game]
    decision = game.decisions(position(game, lesson, number, is_answered=False).state).get(0)
    worth = "unknown" if decision is None or not step.answer else verdict(step, decision, choice)
    if worth == "unknown":
        raise refused("unknown-button")
    if worth == "right":
        await _show(services, responder, Stop(stop.game, stop.step, done=True))
        return
    await _show(services, responder, stop, note=responder.words.say(corrected(game.id, step, choice)))


async def _show(services: Services, responder: Responder, stop: Stop, *, note: str = "") -> None:
    """Show ``stop`` and save the presser's progress; if its step no longer exists, resume the lesson."""
    lesson = _lesson(services, stop.game)
    number = 0 if stop.step is None else lesson.step_called(stop.step)
    if number is None:
        await _resume(services, responder, stop.game)
        return
    stop = replace(stop, step=lesson.steps[number].name)
    panel = await _panel(services, responder, stop, note=note, in_direct_message=responder.in_direct_message)
    await services.stores.lessons.note(progress(responder.interaction.user.id, stop.game, lesson, number))
    await responder.show(panel)


async def _resume(services: Services, responder: Responder, game: str) -> None:
    """Show the last step that the presser saw in the lesson of ``game``, and whether an update changed it."""
    lesson = _lesson(services, game)
    known = await services.stores.lessons.left(responder.interaction.user.id, game)
    number, how = resumption(lesson, known)
    note = _welcome(how, responder.words) if how else ""
    await _show(services, responder, Stop(game, lesson.steps[number].name), note=note)


def _welcome(how: Resumption, words: Words) -> str:
    return words(f"lesson-{how}")


async def _panel(
    services: Services, responder: Responder, stop: Stop, *, note: str = "", in_direct_message: bool
) -> Panel:
    lesson, game, words = _lesson(services, stop.game), services.games[stop.game], responder.words
    person = await services.stores.people.person(responder.interaction.user.id)
    if person.preferences.picture is None:
        return which_shape(stop, words)
    number = lesson.step_called(stop.step or "") or 0
    there = position(game, lesson, number, is_answered=stop.done)
    table = lesson_perspective(game, lesson, there, words.locale, responder.interaction.user.display_name)
    return lesson_panel(
        stop, lesson, there, table, game, services.painters[stop.game], words,
        person.preferences.picture, note=note, in_direct_message=in_direct_message,
    )  # fmt: skip


def _lesson(services: Services, game: str) -> Lesson:
    """Return the lesson of ``game``.

    :raises Refused: the game has none.
    """
    lesson = lesson_of(game) if game in services.games else None
    if lesson is None:
        raise refused("no-lesson")
    return lesson


def _stop(argument: str) -> Stop:
    stop = stop_in(argument)
    if stop is None:
        raise refused("unknown-button")
    return stop


HANDLERS: Handlers = {
    "learn": (learn, "new"),
    "lessons": (show_lessons, "new"),
    "lesson": (turn, "new"),
    "lesson-picture": (picture, "new"),
    "lesson-pick": (pick, "new"),
    "lesson-choose": (choose, "new"),
    "lesson-end": (end, "new"),
    "lesson-leave": (leave, "new"),
    "lesson-direct": (direct, "new"),
    "lesson-play": (play, "new"),
    "lesson-private": (partial(play, is_private=True), "new"),
}
