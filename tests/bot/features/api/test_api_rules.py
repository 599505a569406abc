"""The API without Discord: its parameters, its rankings and its published description."""

from __future__ import annotations

import json
import os

import pytest

from bot.features.api.rules.description import openapi
from bot.features.api.rules.pages import MOST, USUAL, BadRequest, ranking_page, read_query
from bot.features.ratings.rules import SETTLED, Rating
from games.engine.text import Typed
from games.registry import GAMES
from tests.support.derived import ROOT

PUBLISHED = ROOT / "docs" / "openapi.json"


def test_the_description_is_published() -> None:
    text = json.dumps(openapi(tuple(GAMES)), indent=2, ensure_ascii=False) + "\n"
    if os.environ.get("UPDATE_DOCS"):
        PUBLISHED.write_text(text, encoding="utf-8")
    assert PUBLISHED.read_text(encoding="utf-8") == text, "UPDATE_DOCS=1 writes it anew"


def test_every_reference_of_the_description_leads_somewhere() -> None:
    whole = json.loads(PUBLISHED.read_text(encoding="utf-8"))
    schemas = {f"#/components/schemas/{name}" for name in whole["components"]["schemas"]}
    named = {part.partition('"')[0] for part in json.dumps(whole).split('"$ref": "')[1:]}
    assert named == schemas & named
    assert named
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for path in whole["paths"]:
        assert path.replace("{server}", "SERVER").replace("{game}", "GAME") in page


def test_a_query_has_defaults() -> None:
    assert read_query({}, "before") == (None, USUAL)
    assert read_query({"before": "12", "limit": str(MOST)}, "before") == (12, MOST)


@pytest.mark.parametrize(
    "query",
    [
        {"limit": "0"},
        {"limit": "51"},
        {"limit": "-1"},
        {"limit": "ten"},
        {"limit": ""},
        {"limit": "1e3"},
        {"limit": "٣"},
        {"before": "9" * 400},
        {"before": "0"},
        {"after": "1"},
        {"offset": "1"},
    ],
)
def test_a_bad_query_is_refused(query: dict[str, str]) -> None:
    with pytest.raises(BadRequest):
        read_query(query, "before")


def test_a_ranking_has_its_places_on_every_page() -> None:
    ratings = {person: Rating(25.0 + person, 1.0, person) for person in range(1, 8)}
    names = {person: Typed(f"P{person}") for person in ratings if person != 5}
    whole = ranking_page(ratings, names, {6}, 0, 10)
    assert [one.place for one in whole] == [1, 2, 3, 4, 5, 6, 7]
    assert [one.name for one in whole] == ["P7", None, None, "P4", "P3", "P2", "P1"]
    assert [*ranking_page(ratings, names, {6}, 2, 2)] == [*whole[2:4]]
    assert not ranking_page({1: Rating(25.0, 1.0, SETTLED - 1)}, {}, (), 0, 1)[0].settled
    assert ranking_page({1: Rating(25.0, 1.0, SETTLED)}, {}, (), 0, 1)[0].settled
