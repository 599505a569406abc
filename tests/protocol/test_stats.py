"""``/stats``: results and rankings after real games, opting out, and the ranking in the channel."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.features.reviews.rules import KeptReview
from bot.features.reviews.store import ReviewStore
from bot.features.statistics.rules import FEWEST_REVIEWED
from bot.table.change import TableChange
from bot.table.rows import MoveRow, Result
from bot.table.table import SeatRow
from games.engine.review import Estimate, Review, Share
from playground import Message
from tests.bot.database.test_store import a_table
from tests.protocol.course import play_out
from tests.protocol.evening import Evening, read, verb
from tests.protocol.test_reliability import asked, play_turn
from tests.support.phrases import phrase, spoken

DAY = 86_400.0


async def finish(evening: Evening, number: int) -> None:
    """Play a table to its end, and wait until it is rated."""
    await play_out(evening, table=number)
    await evening.bot.ratings.wake_timer.quiet.wait()


async def test_somebody_new_has_no_results(evening: Evening) -> None:
    assert phrase("stats-none") in (await evening.slash("Ada", "stats")).text


async def test_a_finished_game_counts_for_both(evening: Evening) -> None:
    await evening.begin("Dev")
    await finish(evening, 1)
    ranks = (await evening.table()).outcome
    assert ranks is not None
    seats = await evening.seats()
    for name in ("Ada", "Dev"):
        text = (await evening.slash(name, "stats")).text
        won = name in [seats[seat] for seat in ranks.winners]
        assert "one game, one won" in text if won else "one game, none won" in text
        assert "still settling" in text
        assert "Replay" in [button.label for button in (await evening.slash(name, "stats")).buttons]
    listed = (await evening.slash("Mira", "stats", game="abraca")).text
    winner = seats[ranks.winners[0]]
    first_line = next(line for line in listed.splitlines() if line.startswith("🥇"))
    assert str(evening.person(winner).id) in first_line or winner in first_line


async def test_games_against_computers_are_listed_but_not_rated(evening: Evening) -> None:
    await evening.begin(host="Ada", computers=1)
    await finish(evening, 1)
    text = (await evening.slash("Ada", "stats")).text
    assert "one game" in text
    assert "settling" not in text
    assert phrase("ranking-none") in (await evening.slash("Ada", "stats", game="abraca")).text


async def test_a_game_that_ended_while_the_bot_was_killed_is_rated_later(evening: Evening) -> None:
    await evening.begin("Dev")
    await evening.bot.ratings.wake_timer.close()
    evening.bot.ratings.wake_timer.quiet.set()
    evening.bot.services.tables.signals.ended.remove(evening.bot.ratings.wake_timer.wake)
    await finish(evening, 1)
    assert "settling" not in (await evening.slash("Ada", "stats")).text
    await evening.restart_bot()
    await evening.bot.ratings.wake_timer.quiet.wait()
    assert "settling" in (await evening.slash("Ada", "stats")).text


async def test_who_keeps_out_is_in_no_ranking_and_shows_nothing(evening: Evening) -> None:
    dev = evening.person("Dev").id
    await evening.wish(dev, rated=False)
    await evening.begin("Dev")
    await finish(evening, 1)
    listed = (await evening.slash("Ada", "stats", game="abraca")).text
    assert str(evening.person("Ada").id) in listed
    assert str(dev) not in listed
    assert (
        phrase("refused-keeps-to-themselves")
        in (await evening.slash("Ada", "stats", person=evening.person("Dev"))).text
    )
    assert "one game" in (await evening.slash("Dev", "stats")).text


async def test_the_ranking_can_be_shown_in_the_channel(evening: Evening) -> None:
    await evening.begin("Dev")
    await finish(evening, 1)
    panel = await evening.slash("Ada", "stats", game="abraca")
    reply = await evening.person("Ada").press(panel, verb(panel, "ranking-show"))
    assert phrase("ranking-shown") in await read(reply)
    room = evening.playground.channel("tables")
    history = evening.playground.world.history(room.id)
    assert (
        len(
            [
                message
                for message in history
                if phrase("ranking-title") in message.text and not message.ephemeral
            ]
        )
        == 1
    )


async def test_a_ranking_of_a_game_that_does_not_exist_is_refused(evening: Evening) -> None:
    await evening.begin("Dev")
    await finish(evening, 1)
    panel = await evening.slash("Ada", "stats")
    button = next(b for b in panel.buttons if b.custom_id and b.custom_id.split(":")[3] == "ranking")
    assert button.custom_id is not None
    forged = button.custom_id.rsplit(":", 1)[0] + ":chess"
    assert phrase("refused-unknown-game") in await evening.forge("Ada", panel, forged)


async def test_a_ranking_leaves_out_people_who_have_not_played_for_long(evening: Evening) -> None:
    await evening.begin("Dev")
    await finish(evening, 1)
    ada = str(evening.person("Ada").id)
    evening.playground.advance(59 * 86_400.0)
    assert ada in (await evening.slash("Bruno", "stats", game="abraca")).text
    resting = spoken("stats-resting", games=phrase("abraca-name"))
    assert resting not in (await evening.slash("Ada", "stats")).text
    evening.playground.advance(2 * 86_400.0)
    assert ada not in (await evening.slash("Bruno", "stats", game="abraca")).text
    assert resting in (await evening.slash("Ada", "stats")).text
    assert resting not in (await evening.slash("Dev", "stats", person=evening.person("Ada"))).text
    board = await evening.begin("Dev")
    assert board
    await finish(evening, 2)
    assert ada in (await evening.slash("Bruno", "stats", game="abraca")).text
    assert resting not in (await evening.slash("Ada", "stats")).text


async def pretend_games(evening: Evening, won: Sequence[bool], since: float = 1e9) -> None:
    """Pretend that Ada has finished games against Dev, with an answer after two hours in each.

    She has the first seat in those she won.
    """
    stores, guild = evening.bot.services.stores, evening.playground.guild.id
    people = [evening.person(name) for name in ("Ada", "Dev")]
    ada, dev = [await stores.members.meet(guild, person.id, person.name) for person in people]
    for number, is_won in enumerate(won):
        rows = [SeatRow(people[0].id, ada, 1), SeatRow(people[1].id, dev, 2)]
        if not is_won:
            rows.reverse()
        table = a_table(guild=guild, seats=rows)
        table.id = await stores.tables.insert(table, [])
        ended = msgspec.structs.replace(table, status="over", changed_at=since + number)
        moved = MoveRow(0, ("x",), (), since + number * DAY, ada, waited=7200.0)
        results = tuple(Result(seat, row.person, seat + 1, 5, row.member) for seat, row in enumerate(rows))
        await stores.tables.write(TableChange(ended, table, moves=(moved,), results=results))


async def test_seats_and_options(evening: Evening) -> None:
    await pretend_games(evening, [False] * 4)
    few = await evening.slash("Ada", "stats")
    assert "stats-seats" not in str([button.custom_id for button in few.buttons])
    await pretend_games(evening, [True] * 6, since=2e9)
    own = await evening.slash("Ada", "stats")
    streaks = [spoken("stats-streak-wins", count=6), spoken("stats-streak-days", count=6)]
    assert spoken("stats-streaks", streaks=", ".join(streaks)) in own.text
    assert spoken("stats-pace", time="2 hours", count=10) in own.text
    page = await read_panel(evening, "Ada", own, "stats-seats")
    assert f"{spoken('stats-seats-seat', number=1)}: 6 of 6 won (even share: 3)" in page.text
    assert "otherwise 0 of 4" in page.text
    back = await read_panel(evening, "Ada", page, "stats")
    assert spoken("stats-game", game=phrase("abraca-name"), played=10, won=6, place=1.4) in back.text

    other = await evening.slash("Mira", "stats", person=evening.person("Ada"))
    assert "6 of 6" in (await read_panel(evening, "Mira", other, "stats-seats")).text
    await evening.wish(evening.person("Ada").id, rated=False)
    for wanted in ("stats-seats", "stats"):
        said = await evening.forge("Mira", other, f"test:0:0:{wanted}:{evening.person('Ada').id}")
        assert phrase("refused-keeps-to-themselves") in said
        assert phrase("refused-unknown-button") in await evening.forge(
            "Mira", other, f"test:0:0:{wanted}:Ada"
        )
    assert "6 of 6" in (await read_panel(evening, "Ada", back, "stats-seats")).text, "her own stay hers"
    await evening.wish(evening.person("Ada").id, language="it")
    italian = await evening.slash("Ada", "stats")
    page = await read_panel(evening, "Ada", italian, "stats-seats")
    assert "Posto 1: vinte 6 su 6 (alla pari: 3)" in page.text


async def test_the_time_to_answer_is_noted_in_a_real_game(evening: Evening) -> None:
    await evening.begin("Dev")
    await play_turn(evening)
    late = await asked(evening)
    await evening.pass_time(2 * 3600.0)
    await play_turn(evening)
    store, guild, who = (
        evening.bot.services.stores.statistics,
        evening.playground.guild.id,
        evening.person(late),
    )
    assert await store.waits(guild, who.id) == [], "the game isn't over"
    await finish(evening, 1)
    waits = await store.waits(guild, who.id)
    assert sum(7200 <= wait < 7300 for wait in waits) == 1
    assert await store.quarters(guild, who.id)


async def test_a_title_is_earned_shown_and_told_once(evening: Evening) -> None:
    await pretend_games(evening, [True, False] * 24 + [False], since=1.0)
    for name in ("Ada", "Dev"):
        assert phrase("title-old-hand") not in (await evening.slash(name, "stats")).text
    await evening.begin("Dev", "Bruno")
    await finish(evening, 1 + 49)
    own = await evening.slash("Ada", "stats")
    assert f"**{phrase('title-old-hand')}**" in own.text
    page = await read_panel(evening, "Ada", own, "stats-titles")
    assert phrase("title-old-hand-why") in page.text
    assert phrase("titles-missing") in page.text
    assert phrase("title-all-rounder-why") in page.text

    other = await evening.slash("Mira", "stats", person=evening.person("Ada"))
    page = await read_panel(evening, "Mira", other, "stats-titles")
    assert phrase("title-old-hand-why") in page.text
    assert phrase("titles-missing") not in page.text, "what somebody lacks is their own business"

    hand = (await evening.slash("Ada", "table hand", table=50)).text
    assert f"**{phrase('title-old-hand')}**" in hand
    await evening.pass_time(120.0)
    room = evening.playground.channel("tables")
    history = evening.playground.world.history(room.id)
    news = [one.text for one in history if "🏅" in one.text and not one.ephemeral]
    assert len(news) == 1
    assert evening.person("Ada").mention in news[0]
    assert evening.person("Dev").mention in news[0]
    assert f"{evening.person('Bruno').mention} **" not in news[0], "it was his first game"

    await evening.wish(evening.person("Ada").id, language="it", rated=False)
    italian = await evening.slash("Ada", "stats")
    assert phrase("title-old-hand", "it") in italian.text, "still hers, and for her alone"


async def test_luck_and_skill(evening: Evening) -> None:
    await pretend_games(evening, [True, False, True])
    own = await evening.slash("Ada", "stats")
    page = await read_panel(evening, "Ada", own, "stats-luck")
    assert spoken("stats-luck-none", games=FEWEST_REVIEWED) in page.text
    store = ReviewStore(evening.bot.services.stores.tables._database)
    sure = Estimate(0.75, 0.7, 0.8)
    for table, ended in ((1, 1.0), (2, 0.0), (3, 1.0)):
        shares = Share(None, sure, ended), Share(None, sure, 1 - ended)
        # Ada has the second seat in the game she lost.
        shares = shares if ended else shares[::-1]
        await store.keep(table, KeptReview(Review((), (), (None, None), shares, 9, 9), 0.0))
    page = await read_panel(evening, "Ada", await evening.slash("Ada", "stats"), "stats-luck")
    said = spoken("stats-luck-sum", games=3, won=2, even=1.5, skill="+0.8", luck="−0.2")
    assert said in page.text
    [picture] = page.attachments
    assert "luck" in picture.filename
    other = await evening.slash("Mira", "stats", person=evening.person("Ada"))
    assert said in (await read_panel(evening, "Mira", other, "stats-luck")).text


async def read_panel(evening: Evening, name: str, panel: Message, wanted: str) -> Message:
    """Let a person press a panel's button with this verb; return the answer."""
    return await (await evening.person(name).press(panel, verb(panel, wanted))).result()
