"""The channel's boards are readable on a phone, with any number of seats, language and names."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.registry import GAMES
from render.kit import channel
from render.kit.alt import sentences_of
from render.picture import Picture
from render.positions import HARD_NAMES, PLAIN_NAMES
from render.words import locales
from tests.render.reading import texts_without_ink
from tests.render.samples import WIDEST_NAME, Names, climaxes, pictures, samples_of
from tests.support.features import CLIMAXES
from tests.support.languages import sizes

GAMES_ON_PHONES: tuple[str, ...] = ("abraca", "saga", "touria", "towers")
"""The games whose boards are drawn for phones."""


@pytest.mark.parametrize("names", [HARD_NAMES, (WIDEST_NAME,) * 6], ids=["hard", "wide"])
@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game_id", GAMES_ON_PHONES)
def test_every_letter_is_large_enough(game_id: str, locale: str, names: tuple[str, ...]) -> None:
    with texts_without_ink() as drawn:
        for seats in sizes(game_id, locale):
            for shown in public_pictures(game_id, seats, names, locale):
                image, texts = drawn(shown)
                height = channel.WIDTH if shown.name == "result" else channel.HEIGHT
                assert image.size == (channel.WIDTH, height)
                for text in texts:
                    least = channel.NAME_LEAST if is_name(text.text, names) else channel.LEAST
                    assert text.block.style.size >= least, (text.text, seats)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game_id", GAMES_ON_PHONES)
def test_no_name_of_a_computer_player_is_cut(game_id: str, locale: str) -> None:
    with texts_without_ink() as drawn:
        for seats in sizes(game_id, locale):
            for shown in public_pictures(game_id, seats, (None,) * seats, locale):
                _, texts = drawn(shown)
                cut = [text.block.lines for text in texts if "…" in "".join(text.block.lines)]
                assert not cut, (shown.name, seats)


def public_pictures(game_id: str, seats: int, names: Names, locale: str) -> Iterator[Picture]:
    """Yield every kind of picture of a game that a channel shows."""
    for view in samples_of(game_id).moments(seats):
        if view.viewer is None:
            yield from pictures(game_id, view, names, locale)
    yield from climaxes(game_id, seats, names, locale)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game_id", CLIMAXES)
def test_a_climax_is_told_in_one_or_two_sentences(game_id: str, locale: str) -> None:
    for shown in climaxes(game_id, GAMES[game_id].seats[-1], PLAIN_NAMES, locale):
        assert shown.name == "climax"
        assert 1 <= len(sentences_of(shown.alt)) <= 2


def is_name(text: str, names: tuple[str, ...]) -> bool:
    """Return whether ``text`` contains the name or the crest of a seat."""
    return any("\ue000" <= letter <= "\ue0ff" for letter in text) or any(name in text for name in names)
