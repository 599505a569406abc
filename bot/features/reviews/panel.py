"""The review of a finished game: chances over time, turning points, luck and skill, the best moves."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import label_names, spoken_names, title
from bot.discord.panels.panel import Button, Panel, Part, Row, Scene
from bot.discord.panels.scene import private_scene
from bot.features.practice.panel import Wish
from bot.features.replay.panel import place
from bot.features.replay.service import ReplayFrame
from bot.features.reviews.rules import KeptReview
from bot.table.perspective import Perspective
from games.engine.places import Place
from games.engine.review import BestMove, Estimate, Review, Share, TurningPoint
from games.engine.text import Text, Typed
from render.chances import chances
from render.picture import AnyPainter
from render.shape import Shape
from render.words import Words, as_typed, as_typed_lines

_STEP = 5
"""The bounds of a share are widened to multiples of this many percentage points."""
_AS_GOOD = 97
"""Answers that certainly kept more than this, in percent, are described as about as good as the best ones."""
_ANSWER = 160
"""Maximum characters shown of an answer."""


def waiting(table: Perspective, words: Words, page: int, done: float) -> Panel:
    """Return the panel shown while the review is being made; ``done`` is its progress, 0 to 1."""
    again = CustomId(table.id, table.own_revision, "review", str(page))
    heading = f"### {words('review-title', table=title(table, words))}"
    said = f"{words('review-wait')} {words('review-progress', done=_hundredths(done))}"
    return Panel([heading, said, Row([Button(words("button-review-again"), again)])])


def overview(
    table: Perspective, kept: KeptReview, words: Words, *, note: str = "", public: bool = False
) -> Panel:
    """Return the overview of a review; ``public``: for the channel."""
    review = kept.review
    names = spoken_names(table, words)
    parts: list[Part] = [f"### {words('review-title', table=title(table, words))}"]
    if note:
        parts.append(note)
    parts.append(_chart(table, review, words))
    even = 1 / len(review.shares)
    shares = [_share(share, even, names[seat], words) for seat, share in enumerate(review.shares)]
    questions = words("review-shares-help", weighed=review.weighed, questions=review.questions)
    parts.append("\n".join([words("review-shares"), *shares, questions]))
    best = [_best(move, names[seat], table, words) for seat, move in enumerate(review.best_moves)]
    parts.append("\n".join([words("review-best"), *best]))
    if not review.turning_points:
        parts.append(words("review-no-turns"))
    parts.append(_pages(table, review, words, None if public else 0))
    if table.is_seated and not table.is_private and not public and kept.shown_at is None:
        show = CustomId(table.id, table.own_revision, "review-show")
        parts.append(Row([Button(words("button-review-show"), show)]))
    return Panel(parts, about=table)


def turning_point(
    table: Perspective,
    review: Review,
    number: int,
    frame: ReplayFrame,
    painter: AnyPainter,
    words: Words,
    shape: Shape | None = None,
) -> Panel:
    """Return turning point ``number``, from 1; ``frame`` is the position seen by the player who was asked."""
    point = review.turning_points[number - 1]
    heading = words(
        "review-turn-title",
        number=number,
        count=len(review.turning_points),
        place=place_text(point.place, table, spoken_names(table, words), words),
        table=title(table, words),
    )
    name = spoken_names(table, words)[point.seat]
    parts: list[Part] = [
        f"### {heading}\n{_turn(point, name, table, words)}",
        private_scene(table, frame.view, painter, words, shape),
        words("review-turn-where", name=name),
        _pages(table, review, words, number),
        Row([_replay_button(table, point, words), _play_on_button(table, point, words)]),
    ]
    return Panel(parts, about=table)


def _chart(table: Perspective, review: Review, words: Words) -> Scene:
    def instead(why: str) -> str:
        return "\n".join([why, as_typed_lines(Typed(chances(review, table.occupants, words).alt))])

    return Scene(review.marks, lambda: [chances(review, table.occupants, words.strict)], instead)


def _share(share: Share, even: float, name: str, words: Words) -> str:
    """Return how much a seat's answers and luck contributed, in numbers as far as they are known."""
    answers, luck, kept = share.answers, share.luck, share.kept
    if kept is None:
        return words("review-share-few", name=name)
    quality = _quality(kept, words)
    if answers is None or luck is None or not answers.tells(even):
        return words("review-share-vague", name=name, quality=quality)
    if answers.is_close:
        by, rest = words("review-percent", count=_hundredths(answers.value)), _signed(luck.value)
    else:
        low, high = _widened(answers)
        end = _hundredths(share.ended)
        by = words("review-range", low=low, high=high)
        rest = words("review-luck-range", low=_signed((end - high) / 100), high=_signed((end - low) / 100))
    return words("review-share", name=name, answers=by, luck=rest, quality=quality)


def _quality(kept: Estimate, words: Words) -> str:
    """Return how good the answers of a seat were compared with the best ones."""
    low, high = round(100 * kept.low), round(100 * kept.high)
    if low > _AS_GOOD:
        return words("review-kept-all")
    if low == high:
        return words("review-kept", share=words("review-percent", count=low))
    return words("review-kept", share=words("review-range", low=low, high=high))


def _widened(share: Estimate) -> tuple[int, int]:
    """Return the bounds of a share in percent, widened to multiples of five.

    >>> _widened(Estimate(0.5, 0.38, 0.61))
    (35, 65)
    """
    low, high = round(100 * share.low), round(100 * share.high)
    return low // _STEP * _STEP, -(-high // _STEP) * _STEP


def place_text(place: Place, table: Perspective, names: Sequence[str], words: Words) -> str:
    """Return a place in the game in its players' terms."""
    if not table.storyline.chapter:
        return words("review-place-turn", turn=place.turn)
    if place.part and table.storyline.part:
        return words(f"{table.game}-chapter-part", number=place.chapter, part=place.part)
    chapter = words(f"{table.game}-chapter", number=place.chapter)
    if place.owner is None:
        return chapter
    owner = names[place.owner]
    return words("review-place-owner", chapter=chapter, name=owner, number=place.number)


def _best(move: BestMove | None, name: str, table: Perspective, words: Words) -> str:
    if move is None:
        return words("review-best-none", name=name)
    return words(
        "review-best-move",
        name=name,
        place=place_text(move.place, table, spoken_names(table, words), words),
        made=answer_text(move.made, table, words),
        chance=_hundredths(move.chance),
        next=_hundredths(move.next_chance),
    )


def _turn(point: TurningPoint, name: str, table: Perspective, words: Words) -> str:
    return words(
        "review-turn",
        name=name,
        made=answer_text(point.made, table, words),
        chance=_hundredths(point.chance),
        better=answer_text(point.better, table, words),
        best=_hundredths(point.better_chance),
    )


def answer_text(made: Sequence[Text], table: Perspective, words: Words) -> str:
    """Return an answer as its seat read it, in bold."""
    names = label_names(table, words)
    read = words.in_row(words.say(label, names) for label in made)[:_ANSWER]
    return f"**{as_typed(Typed(read))}**"


def _pages(table: Perspective, review: Review, words: Words, shown: int | None) -> Row:
    """Return buttons for the overview and every turning point; the one for the page ``shown`` is disabled."""
    labels = [words("button-review-all")]
    labels += [words("button-review-turn", number=one) for one in range(1, len(review.turning_points) + 1)]
    return Row(
        [
            Button(label, CustomId(table.id, table.own_revision, "review", str(page)), disabled=page == shown)
            for page, label in enumerate(labels)
        ]
    )


def _replay_button(table: Perspective, point: TurningPoint, words: Words) -> Button:
    press = CustomId(table.id, table.own_revision, "replay", place(point.step, point.seat))
    return Button(words("button-review-replay"), press)


def _play_on_button(table: Perspective, point: TurningPoint, words: Words) -> Button:
    wish = Wish(point.step, point.seat)
    return Button(words("button-play-on"), CustomId(table.id, table.own_revision, "play-on", wish.argument))


def _hundredths(chance: float) -> int:
    return round(100 * chance)


def _signed(change: float) -> str:
    """Return a change in percentage points, with its sign.

    >>> _signed(0.124), _signed(-0.3), _signed(-0.001)
    ('+12', '−30', '±0')
    """
    points = round(100 * change)
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"
