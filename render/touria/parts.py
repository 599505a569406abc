"""The content of each part of the private picture, to mark parts that changed since a viewer last looked."""

from __future__ import annotations

from games.touria.view import View
from render.picture import Parts
from render.touria import atlas, phrases


def parts(view: View) -> Parts:
    """Return where the heroes are, the gems in the mines, which doors are open, and the towers' actions.

    For a seated viewer it includes their goods: the chest, each item, and the progress toward the castle.
    """
    found: dict[str, object] = {
        f"place-{view.group}": True,
        "doors": [door.open for door in view.doors],
        **{f"mine-{mine}": sorted(held) for mine, held in zip(atlas.HOLLOWS, view.mines, strict=True)},
        **{f"tower-{offer.tower}": offer.action for offer in view.offers},
    }
    if view.viewer is None:
        found.update({f"tower-{tower.id}": tower.turns for tower in view.towers})
    seat = view.viewer
    own = None if seat is None or seat < 0 else view.places[seat].screen
    if own is None:
        return found
    hearts = phrases.hearts(own.hearts, own.items)
    found["goal"] = (hearts, own.coins, own.gems["black"])
    found["chest"] = (sorted(own.gems.items()), own.swords, own.elixirs)
    found.update({f"item-{item}": own.items.count(item) for item in own.items})
    return found


def parts_of(option: str) -> tuple[str, ...]:
    """Return the parts of the private picture that show what ``option`` is about.

    >>> parts_of("tower north_west"), parts_of("done")
    (('tower-north_west',), ())
    """
    verb, *about = option.split()
    return (f"tower-{about[0]}",) if verb == "tower" else ()
