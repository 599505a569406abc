"""Ten positions of Tschak! that people who have read the chapters can play correctly."""

from __future__ import annotations

from collections import Counter

from games.engine.chance import RandomStream
from games.towers.components import CARDS
from games.towers.model import FloorResult, Options
from games.towers.rules.scoring import sheet
from tests.games.reading import Needed, Position
from tests.games.towers.table import TOWERS, Table, last_cards, meet


def values(result: FloorResult) -> list[int]:
    return [team.value for team in result.teams]


def takers(result: FloorResult) -> tuple[int, int]:
    """Return who took the treasure and who took the monster."""
    return result.strongest, result.weakest


def dealt() -> dict[str, int]:
    state = TOWERS.setup(2, Options(), RandomStream(bytes(32)))
    return dict(Counter(CARDS[card].type for card in state.hands[0]))


def asked(floor: int) -> int:
    """Return how many cards the first step of ``floor`` asks for."""
    return len(Table("", "", "").go_to(floor).offered(0)[0].split())


def two_warriors() -> str:
    table = Table("wizard_3_wand warrior_1_axe warrior_2_sword", "").go_to(2)
    table.play("wizard_3_wand", table.offered(1)[0])
    return table.refused(0, "play warrior_1_axe warrior_2_sword")


def second_hand(players: int) -> int:
    """Return the place, counted from 0 around the ring, that the first player's second hand comes from."""
    table = Table(*[""] * players).play_on(until_tower=2)
    return table.state.dealt.index(table.state.hands[0])


POSITIONS = (
    Position(
        "what a hand holds",
        dealt,
        {"wizard": 3, "warrior": 3, "dwarf": 3, "artifact": 1},
        (
            Needed(2, "warriors | dwarves | artifact", "maghi | guerrieri"),
            Needed(1, "hold | cards", "mano | dieci | carte"),
        ),
    ),
    Position(
        "how many cards each floor asks for at first",
        lambda: [asked(floor) for floor in (1, 2, 3)],
        [1, 1, 3],
        (
            Needed(4, "Floor 1 | another", "Piano 1 | un’altra"),
            Needed(4, "Floor 2 | together", "Piano 2 | insieme"),
            Needed(4, "Floor 3 | at once", "Piano 3 | insieme"),
        ),
    ),
    Position(
        "two warriors in one team",
        two_warriors,
        "type-twice",
        (Needed(4, "three | different | types", "squadra | tipi | diversi"),),
    ),
    Position(
        "a chameleon among a wizard 3 and a wizard 5",
        lambda: values(
            meet(
                "chameleon_1 warrior_2_axe dwarf_3_hammer",
                "wizard_5_none warrior_1_axe dwarf_3_axe",
                "wizard_3_wand warrior_6_axe dwarf_5_bare",
            )
        )[0],
        10,
        (Needed(5, "highest | wizard | opponents", "mostrato | dagli | avversari"),),
    ),
    Position(
        "a chameleon where nobody shows a wizard",
        lambda: values(
            meet("chameleon_1 warrior_4_sword dwarf_3_axe", "artifact_1 warrior_4_axe dwarf_2_bare")
        ),
        [7, 8],
        (
            Needed(5, "opponents | worth 0", "avversari | vale 0"),
            Needed(5, "doubles | weaker | cards", "Raddoppia | debole | altre"),
        ),
    ),
    Position(
        "a wizard 2 that is doubled isn't copied as 4",
        lambda: values(
            meet("wizard_2_wand artifact_1 warrior_5_axe", "chameleon_3 warrior_4_sword dwarf_2_bare")
        ),
        [9, 8],
        (Needed(5, "never | doubled | value", "non | copia | mai | doppio"),),
    ),
    Position(
        "tied teams, one with the wand",
        lambda: takers(
            meet("wizard_4_none warrior_3_axe dwarf_5_axe", "wizard_4_wand warrior_6_axe dwarf_2_bare")
        ),
        (1, 0),
        (Needed(6, "equal | wizards | with", "uguali | quello | bacchetta"),),
    ),
    Position(
        "tied teams: a chameleon, and no wizard at all",
        lambda: takers(
            meet(
                "warrior_5_axe dwarf_3_axe artifact_1",
                "chameleon_1 warrior_4_axe dwarf_3_bare",
                "wizard_4_none warrior_2_sword dwarf_4_hammer",
            )
        ),
        (1, 2),
        (Needed(6, "without | wizard | below", "non | maghi | viene | dopo"),),
    ),
    Position(
        "the strongest takes even a cursed chest, the weakest the monster",
        lambda: takers(
            meet("wizard_2_none warrior_1_sword dwarf_2_bare", "wizard_5_none warrior_6_axe dwarf_5_axe")
        ),
        (1, 0),
        (
            Needed(1, "strongest | treasure | weakest", "più forte | tesoro | più debole | mostro"),
            Needed(8, "strongest | team | those", "squadra | prendere | anche"),
        ),
    ),
    Position(
        "last cards of equal value, and an artifact",
        lambda: last_cards("warrior_5_sword", "wizard_5_none", "artifact_3", "dwarf_5_axe").coins,
        (2, 3, 0, 1),
        (
            Needed(7, "3 gold | second 2 | third 1", "3 monete | seconda 2 | terza 1"),
            Needed(7, "wizard | beats | warrior", "mago | guerriero | nano"),
            Needed(7, "Artifacts | chameleons | nothing", "Artefatti | camaleonti | non | vincono | nulla"),
        ),
    ),
    Position(
        "the higher last card of two",
        lambda: max(last_cards("dwarf_2_bare", "warrior_1_sword").coins),
        2,
        (Needed(7, "two players | higher | {}", "in due | alta | {}"),),
    ),
    Position(
        "whose hand comes next with three players: that of the board on the right",
        lambda: second_hand(3),
        3,
        (
            Needed(7, "moves | left | neighbor", "passa | sinistra"),
            Needed(3, "three | after | player", "dopo | l’ultimo | posto"),
        ),
    ),
    Position(
        "three rings, two troglodytes and a trophy",
        lambda: sheet(0, ("ring_1", "ring_2", "ring_3", "trophy", "troglodyte_1", "troglodyte_2"), 4).total,
        9,
        (
            Needed(8, "1 point | two 4 | three 9", "1 punto | due 4 | tre 9"),
            Needed(8, "Troglodytes | number | squared", "Trogloditi | numero | quadrato"),
            Needed(8, "Trophy | 2 points", "Trofeo | 2 punti"),
        ),
    ),
)
