"""``make assets``: remakes fonts, icons and painted grounds in ``data``.

It needs npm and the extra ``assets``.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from games.engine.content import data_folder


def main() -> None:
    """Make the parts named on the command line, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m render.assets", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=["fonts", "icons", "grounds"], help="default: all")
    parts = parser.parse_args().parts or ["fonts", "icons", "grounds"]
    data = data_folder()
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        if "fonts" in parts:
            from render.assets import fonts

            fonts.prepare(data / "fonts", scratch)
        if "icons" in parts:
            from render.assets import icons

            icons.prepare(data / "icons", scratch)
        if "grounds" in parts:
            from render.assets import grounds

            grounds.prepare(data / "grounds")


if __name__ == "__main__":
    main()
