"""All icons are credited, and a game can have icons of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from games.engine.content import data_folder
from render.kit import icons

FOLDERS = sorted(path for path in data_folder().rglob("icons") if path.is_dir())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_every_icon_is_credited(folder: Path) -> None:
    credited = folder / "CREDITS.md"
    assert credited.is_file(), f"say in {credited} who made these icons and under which license"
    named = set(re.findall(r"^\| ([\w-]+) \|", credited.read_text(encoding="utf-8"), re.MULTILINE))
    assert {file.stem for file in folder.glob("*.png")} == named - {"icon"}, (
        f"{credited} has a row `| name | artist |` for each icon"
    )


def test_a_game_has_icons_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "quoits" / "icons").mkdir(parents=True)
    Image.new("L", (64, 64), 200).save(tmp_path / "quoits" / "icons" / "ring.png")
    monkeypatch.setattr(icons, "data_folder", lambda: tmp_path)
    assert icons.mask("quoits/ring", 32).getpixel((16, 16)) == 200
