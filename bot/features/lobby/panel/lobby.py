"""The lobby: its players, the agreed terms, and the buttons to join and start."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.discord.panels.names import spoken_names, title
from bot.discord.panels.panel import Panel, Part, Row, Scene
from bot.discord.panels.verbs import show_button, verb_button
from bot.features.clocks.rules.clocks import clock_of, clock_text
from bot.features.computers.panel import add_menu, strength_words
from bot.features.computers.rules.strengths import strength_text
from bot.features.lessons.panel import lesson_button
from bot.features.lobby.rules.declared import asks_table
from bot.features.lobby.rules.pace import Usual, about
from bot.features.reading.panel.lines import recent_lines
from bot.features.reliability.panel import joined, reliability_words, rhythm_words
from bot.table.alone import is_alone
from bot.table.perspective import Perspective
from bot.table.table import NOWHERE
from bot.table.table_terms import USUAL_SILENT_DAYS
from bot.typed.durations import duration_text
from games.engine.game import AnyGame
from games.engine.lesson import lesson_of
from games.engine.strength import USUAL
from render.picture import AnyPainter
from render.seats import CRESTS
from render.words import Words


def lobby(table: Perspective, game: AnyGame, painter: AnyPainter, words: Words) -> Panel:
    """Return the lobby: in the channel with the buttons for everyone, else with those for its reader."""
    most = table.player_counts.stop - 1
    names = spoken_names(table, words)
    seats = [
        joined(
            words("lobby-seat-host", name=name) if row.person == table.host else name,
            *reliability_words(table.reliability.get(row.person or 0), words),
            *rhythm_words(table.rhythms.get(row.person or 0), words),
            *strength_words(table, seat, words),
        )
        for seat, (name, row) in enumerate(zip(names, table.seats, strict=True))
    ]
    kept = [one for one in table.invited if one.keeps_seat][: most - len(seats)]
    # People from other servers learn each other's names once they sit down.
    key = "lobby-seat-kept-somebody" if table.guild == NOWHERE else "lobby-seat-kept"
    seats += [
        words(key, crest=crest.emoji, person=f"<@{one.person}>", time=f"<t:{int(one.due_at or 0)}:R>")
        for crest, one in zip(CRESTS[len(seats) :], kept, strict=False)
    ]
    if free := most - len(seats):
        seats.append(words("lobby-seats-free", count=free))
    if asked := [one for one in table.invited if one not in kept]:
        people = words.in_row(f"<@{one.person}>" for one in asked)
        seats.append(words("lobby-invited", people=people))
    is_full = len(table.seats) == most
    need = table.player_counts.start - len(table.seats)
    parts: list[Part] = [
        f"## {title(table, words)}",
        *([words("private-table-players" if table.matched else "private-table")] if table.is_private else []),
        _picture(table, painter, words),
        "\n".join(seats),
    ]
    if lines := recent_lines(table, words):
        parts.append(lines)
    parts += [
        "\n".join(f"-# {line}" for line in _terms(table, game, words)),
        *([start_line(table, words)] if table.starts_at is not None else []),
        *([_missed_line(table, words)] if table.missed_start is not None and need > 0 else []),
        _next_step(table, need, words),
        *_buttons(table, game, words, is_full=is_full),
    ]
    return Panel(parts)


def _next_step(table: Perspective, need: int, words: Words) -> str:
    """Return the line that says how the game begins; ``need`` is how many players are missing."""
    if table.matched:
        return words("lobby-matched-across" if table.is_private else "lobby-matched")
    return words("lobby-need", count=need) if need > 0 else words("lobby-ready")


def _buttons(table: Perspective, game: AnyGame, words: Words, *, is_full: bool) -> Iterator[Part]:
    """Yield the buttons: first those for newcomers, then those for people who sit there."""
    if table.matched:
        yield from _matched_buttons(table, game, words)
        return
    in_channel = table.viewer is None
    if in_channel or not table.is_seated:
        join = verb_button(table, words, "join", "success", disabled=is_full)
        yield Row([join, *([lesson_button(game.id, words)] if lesson_of(game.id) else [])])
    about = [verb_button(table, words, verb) for verb in ("options", "rules", "shuffle")]
    if not in_channel and not table.is_seated:
        yield Row(about)
        return
    start = verb_button(table, words, "start", "primary", disabled=not table.can_start)
    buttons = [start, verb_button(table, words, "leave")]
    if not table.is_private:
        buttons.append(verb_button(table, words, "invitations"))
    elif table.channel != NOWHERE:
        buttons.append(show_button(table, words))
    yield Row(buttons)
    has_computers = any(row.member is None for row in table.seats)
    yield Row(
        [
            verb_button(table, words, "add-computer", disabled=is_full),
            *([verb_button(table, words, "remove-computer")] if has_computers else []),
        ]
    )
    if not is_full:
        yield add_menu(table, words)
    yield Row(about)


def _matched_buttons(table: Perspective, game: AnyGame, words: Words) -> Iterator[Part]:
    """Yield the buttons of a lobby that the queue made: its people only have to say yes or no."""
    if not table.is_seated:
        answers = [
            verb_button(table, words, "invite-accept", "success"),
            verb_button(table, words, "invite-decline"),
        ]
        yield Row([*answers, *([lesson_button(game.id, words)] if lesson_of(game.id) else [])])
    if table.viewer is None or table.is_seated:
        yield Row([verb_button(table, words, "leave")])
    yield Row([verb_button(table, words, verb) for verb in ("options", "rules", "shuffle")])


def _terms(table: Perspective, game: AnyGame, words: Words) -> Iterator[str]:
    """Yield the clock, the other terms that aren't the usual ones, and how long such games take."""
    if agreed := differences(table, game, words):
        yield words("lobby-options", options=" · ".join(agreed))
    if table.clock != "none" and is_alone(table):
        yield words("lobby-no-clock-alone")
    else:
        yield from clock_lines(table, words)
    if table.asked_in_time:
        yield words("lobby-least-in-time", percent=table.asked_in_time)
    if table.stand_ins != USUAL:
        yield stand_ins_line(table, words)
    if table.hints == "all":
        yield words("board-hints-all")
    if table.silent_days != USUAL_SILENT_DAYS:
        yield words("lobby-silent-days", count=table.silent_days)
    if table.pace == "strict":
        yield words("lobby-pace-strict")
    if table.board_marks:
        yield words("lobby-board-marks")
    if table.starts_full:
        yield words("lobby-starts-full")
    if table.usual:
        yield usual_line(table.usual, words)


def _picture(table: Perspective, painter: AnyPainter, words: Words) -> Scene:
    """Return the picture of the lobby; the words below it say everything that it shows."""
    return Scene(
        None,
        lambda: [painter.lobby(table.occupants, table.player_counts, words.strict)],
        lambda why: why,
    )


def clock_lines(table: Perspective, words: Words) -> list[str]:
    """Return the clock of a table, the verdict when a seat's time is up, and the extensions, if any."""
    if table.clock == "none":
        return [words("lobby-no-clock")]
    policy = words(f"when-out-{table.timeout_policy}")
    if asks_table(table):
        policy = words("when-out-by", verdict=policy, decider=words(f"decider-{table.decider}"))
    line = words("lobby-clock", clock=words.say(clock_text(table.clock)), verdict=policy)
    preset = clock_of(table.clock)
    if preset is None or not table.extensions:
        return [line]
    time = words.say(duration_text(int(preset.extension)))
    return [line, words("lobby-extensions", count=table.extensions, time=time)]


def stand_ins_line(table: Perspective, words: Words) -> str:
    """Return the line about the strength of stand-ins."""
    return words("lobby-stand-ins", strength=words.say(strength_text(table.stand_ins)))


def start_line(table: Perspective, words: Words) -> str:
    """Return when the game starts by itself, and whether computers take the free seats then."""
    at = int(table.starts_at or 0)
    key = "lobby-starts-at-filled" if table.starts_filled else "lobby-starts-at"
    return words(key, time=f"<t:{at}:F>", rest=f"<t:{at}:R>")


def _missed_line(table: Perspective, words: Words) -> str:
    return words("lobby-start-missed", time=f"<t:{int(table.missed_start or 0)}:f>")


def usual_line(usual: Usual, words: Words) -> str:
    """Return how long such games took, and which terms are usual for them."""
    took = words(
        "lobby-took-here" if usual.here else "lobby-took-anywhere",
        time=words.say(about(usual.seconds)),
        presses=usual.presses,
        games=usual.games,
    )
    habits = [
        words("usual-undo" if usual.undo else "usual-no-undo"),
        words("usual-computers" if usual.computers else "usual-no-computers"),
        words("usual-rated" if usual.rated else "usual-unrated"),
    ]
    return words("lobby-usual", took=took, habits=words.in_row(habits))


def differences(table: Perspective, game: AnyGame, words: Words) -> list[str]:
    """Return the options that differ from the game's defaults, each as words."""
    defaults = msgspec.to_builtins(game.options_type())
    return [
        words(
            "option-value",
            option=words(f"{table.game}-option-{name}"),
            value=words(f"{table.game}-option-{name}-{str(value).lower()}"),
        )
        for name, value in table.options.items()
        if value != defaults.get(name)
    ]
