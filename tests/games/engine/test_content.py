"""Component tables are read into types, and errors in them are named."""

from __future__ import annotations

import pytest
from msgspec import Struct

from games.engine.content import ContentError, load_table


class Wrong(Struct):
    hand_size: str


def test_a_table_that_is_not_there_is_named() -> None:
    with pytest.raises(ContentError, match=r"abraca/nothing\.toml"):
        load_table("abraca/nothing.toml", Wrong)


def test_a_value_of_the_wrong_kind_is_named() -> None:
    with pytest.raises(ContentError, match=r"abraca/components\.toml: .*hand_size"):
        load_table("abraca/components.toml", Wrong)
