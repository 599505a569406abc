"""The pictures of a finished game, as the channel saw it: for a film, and for a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.features.replay.service import ReplayedGame
from bot.features.sharing.rules import Moment, Passage
from render.film import Shot, opening_shot, shot
from render.highlighted import highlighted
from render.page import PageStep, page_step
from render.picture import AnyPainter, Picture
from render.seats import SeatOccupant
from render.words import Words

FIRST, LAST, CLIMAX, TURN = 2.5, 6.0, 2.4, 1.4
"""Seconds for which a film shows its first and last picture, each climax, and each other turn."""


def shots(
    replayed: ReplayedGame,
    occupants: Sequence[SeatOccupant],
    moments: Sequence[Moment],
    painter: AnyPainter,
    words: Words,
) -> Iterator[Shot]:
    """Yield each of ``moments`` with the sentence about it."""
    outcome = replayed.outcome
    for moment in moments:
        picture = picture_at(replayed, moment.step, occupants, painter, words)
        if moment is moments[-1] and outcome is not None:
            yield shot(picture, (outcome.reason,), occupants, words, LAST)
        elif moment is moments[0]:
            yield opening_shot(picture, replayed.game.id, occupants, words, FIRST)
        else:
            yield shot(picture, moment.told, occupants, words, CLIMAX if moment.is_climax else TURN)


def page_steps(
    replayed: ReplayedGame,
    occupants: Sequence[SeatOccupant],
    passages: Sequence[Passage],
    painter: AnyPainter,
    words: Words,
) -> Iterator[PageStep]:
    """Yield each of ``passages`` with its heading, its sentences, and the picture at its end."""
    game, turns = replayed.game.id, len(replayed.outline.turns) - 1
    for passage in passages:
        picture = picture_at(replayed, passage.step, occupants, painter, words)
        heading = words("replay-turn", turn=passage.turn, turns=turns)
        if replayed.game.storyline.chapter:
            chapter = words(f"{game}-chapter", number=passage.chapter)
            heading = words("replay-of-chapter", turn=heading, chapter=chapter)
        yield page_step(picture, heading, passage.told, occupants, words)


def picture_at(
    replayed: ReplayedGame,
    step: int,
    occupants: Sequence[SeatOccupant],
    painter: AnyPainter,
    words: Words,
) -> Picture:
    """Return the main picture that the channel was shown at ``step``; the end card says how it was won."""
    view = replayed.game.view(replayed.state(replayed.steps[step].moves), None)
    picture = painter.public(view, occupants, words)[0]
    return highlighted(picture, replayed.highlights, occupants, words)
