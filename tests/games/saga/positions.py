"""Ten positions of Saga that people who have read the chapters can play correctly."""

from __future__ import annotations

from games.engine.chance import RandomStream
from games.saga.model import Options
from tests.games.reading import Needed, Position
from tests.games.saga.table import SAGA, A, B, C, Table


def set_up() -> tuple[set[int], set[int], int, int]:
    """Return the sizes of hands, the characteristics, the number of cards, and the Objectives."""
    state = SAGA.setup(4, Options(), RandomStream(bytes(32)))
    hands = {len(hand) for hand in state.hands}
    return hands, set(state.characteristics), len(state.deck) + 4 * 5, len(state.objectives)


def links(card: str, story: str, hero: str = "ivanhoe") -> bool:
    return f"adventure {card}" in Table(hero, story, [card]).offered(A)


def trial(*dice: int) -> Table:
    """Return a table where this many Fairies attempt the trial, one after another."""
    table = Table(hands=["odyssey", "moor", "isolde"], trial_done=False)
    for seat, die in enumerate(dice):
        table.do(seat, "trial").go_through(die).do(seat, "end")
    return table


def moor(*hands: str) -> Table:
    """Return THE MOOR in window B: Courage 3, Difficulty 5."""
    table = Table(story="odyssey+", hands=[f"moor {hands[0]}", *hands[1:]], courage=3, fame=2)
    return table.do(A, "adventure moor")


def talismans(*answered: str) -> tuple[int | None, int | None]:
    table = moor("talisman", "mist", "talisman").do(A, "pass").do(B, "interfere mist")
    for seat, play in zip((A, C), answered, strict=False):
        table.do(seat, play)
    return table.sum


def clover_and_cat() -> int | None:
    table = moor("clover", "black_cat").passes(2)
    return table.do(A, "interfere clover", 6).do(B, "interfere black_cat", 4).challenge.die


def undoing_after_the_roll() -> str:
    table = moor("", "mist", "talisman").do(A, "pass").do(B, "interfere mist").passes(4)
    return table.refused(C, "interfere talisman 0")


def minstrel_and_ingratitude() -> tuple[int, str]:
    hands = ["treasure minstrel", "ingratitude"]
    table = Table(story="odyssey+", hands=hands, courage=4, wealth=2).do(A, "adventure treasure").passes(6)
    table.do(A, "interfere minstrel").do(B, "interfere ingratitude").go_through()
    return table.wealth, table.story


def lover(players: int) -> bool:
    table = Table(
        story="odyssey+ isolde-",
        hands=["guinevere"],
        players=players,
        objectives=["great_lover"],
        wealth=4,
        courage=4,
    )
    return A in table.adventure("guinevere", 1).state.winners


def sixth_journey() -> tuple[int, ...]:
    table = Table(
        story="odyssey+ exile+ silk_road+ sinbad+ moon_flight+",
        hands=["pilgrimage"],
        objectives=["invincible", "tyrant"],
        wisdom=4,
    )
    return table.adventure("pilgrimage", 5).state.winners


HELD = "star mist enkidu clover clover clover black_cat"


def taken_back(*paid: str) -> list[str]:
    """Return the payments still possible after these ones for the top Adventure of the discards."""
    table = Table(hands=[HELD], discards="medusa circe").do(A, "retrieve")
    for card in paid:
        table.do(A, f"pay {card}")
    return sorted(name for name in table.offered(A) if name.startswith("pay"))


POSITIONS = (
    Position(
        "what everyone has before the first turn",
        set_up,
        ({5}, {1}, 63 + 44, 4),
        (
            Needed(2, "Everyone | Objective | face", "riceve | Obiettivo | coperto"),
            Needed(2, "characteristics | at 1", "caratteristiche | da 1"),
            Needed(2, "one deck | 5 cards", "solo mazzo | 5 carte"),
        ),
    ),
    Position(
        "what follows a failed Fight: what followed the Journey before it",
        lambda: (links("moor", "odyssey+ grendel-"), links("isolde", "odyssey+ grendel+")),
        (True, False),
        (
            Needed(3, "links | Adventure | that", "all’ultima | Avventura | riuscita"),
            Needed(3, "nothing | links | them", "loro | non | collega | nulla"),
        ),
    ),
    Position(
        "the first card after Ivanhoe, a Journey",
        lambda: (links("odyssey", ""), links("camelot", "")),
        (True, False),
        (Needed(3, "Adventures | link | Hero’s", "Avventure | collegano | dell’Eroe"),),
    ),
    Position(
        "a turn before the trial is passed",
        lambda: (trial().offered(A), trial().refused(A, "end")),
        (["trial"], "end-before-trial"),
        (Needed(5, "attempt | then | play | no", "turno | deve | tentarla"),),
    ),
    Position(
        "three Fairies fail the trial",
        lambda: trial(1, 1, 1).state.trial_done,
        True,
        (Needed(5, "failed | there | Fairies", "fallita | volte | quante"),),
    ),
    Position(
        "a 4 with Courage 3 against Difficulty 7",
        lambda: Table(story="odyssey+", hands=["treasure"], courage=3).adventure("treasure", 4).story,
        "odyssey+ treasure-",
        (Needed(6, "greater | than | Difficulty", "essere | maggiore | Difficoltà"),),
    ),
    Position(
        "the first of three Tests fails",
        lambda: Table(hands=["odyssey"], might=2).adventure("odyssey", 2).story,
        "odyssey-",
        (Needed(6, "first | failure | ends", "prima | fallisce | chiude"),),
    ),
    Position(
        "a characteristic of 5 with a Reward of 3",
        lambda: (
            Table(story="odyssey+", hands=["treasure"], courage=4, wealth=5).adventure("treasure", 6).wealth
        ),
        6,
        (Needed(6, "below 1 | above {}", "sotto 1 | sopra {}"),),
    ),
    Position(
        "a Star after the roll",
        lambda: moor("star").passes(2).refused(A, "interfere star"),
        "frozen",
        (Needed(7, "score | Difficulty | fixed", "punteggio | Difficoltà | fissati"),),
    ),
    Position(
        "a Talisman on Mist, and a second one on the first",
        lambda: (
            talismans("interfere talisman 0"),
            talismans("interfere talisman 0", "interfere talisman 1"),
        ),
        ((3, 5), (3, 7)),
        (
            Needed(7, "Talisman | played | moment", "Talismano | qualsiasi | momento"),
            Needed(7, "second | Talisman | undoes", "secondo | Talismano | annulla"),
        ),
    ),
    Position(
        "a Talisman after the roll on a Mist before it",
        undoing_after_the_roll,
        "no-target",
        (Needed(7, "can’t | undo | played | before", "non | annullare | giocato"),),
    ),
    Position(
        "a Clover that rolls 6, then a Black Cat that rolls 4",
        clover_and_cat,
        4,
        (Needed(7, "order | cards; | Miracle", "nell’ordine | carte; | Miracolo"),),
    ),
    Position(
        "paying for a card taken back: two Interferences, or another Adventure",
        lambda: (taken_back("enkidu"), taken_back("star")),
        ([], ["pay black_cat", "pay clover", "pay mist"]),
        (
            Needed(4, "turn | back | Adventure", "volta | turno | riprendere"),
            Needed(4, "another | Adventure | Interferences", "Costa | un’altra | Avventura"),
        ),
    ),
    Position(
        "ending the turn with seven cards",
        lambda: len(
            Table(hands=[HELD]).do(A, "end").do(A, "discard clover").do(A, "discard star").state.hands[A]
        ),
        5,
        (Needed(4, "discard | {} cards", "scarti | {} carte"),),
    ),
    Position(
        "Great Lover with two Loves that failed, three and four players",
        lambda: (lover(3), lover(4)),
        (True, False),
        (
            Needed(1, "card | means | failed", "gioco | carta | riuscita"),
            Needed(8, "more | players | they", "quattro | chiedono"),
        ),
    ),
    Position(
        "the sixth Journey of Ivanhoe",
        sixth_journey,
        (A,),
        (Needed(8, "least | sixth | that", "almeno | sesta | riuscita"),),
    ),
    Position(
        "a Reward twice and not at all",
        minstrel_and_ingratitude,
        (2, "odyssey+ treasure+"),
        (Needed(9, "twice | not | doesn’t | happen", "volte | nessuna | non | avviene"),),
    ),
)
