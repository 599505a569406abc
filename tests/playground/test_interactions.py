"""One response within three seconds, tokens that last fifteen minutes, and private messages that stay
private.
"""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from playground import Playground, Upload
from playground.components import Kind

Interaction = discord.Interaction[Any]


def code_of(error: pytest.ExceptionInfo[discord.HTTPException]) -> tuple[int, int]:
    return error.value.status, error.value.code


async def test_deferred_answer_with_a_picture(
    playground: Playground, bot: Any, send: Any, make_board: Any, png: bytes
) -> None:
    board = await send("tables", "the board", "slow")
    go_on = asyncio.Event()

    @bot.on_press("slow")
    async def slow(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await go_on.wait()
        await interaction.edit_original_response(
            view=make_board("drawn", picture="hand.png"),
            attachments=[discord.File(io.BytesIO(png), "hand.png")],
        )

    ada = playground.person("Ada")
    reply = await ada.press(board, "Slow")
    assert reply.kind == "deferred"
    assert reply.message is not None
    assert reply.message.loading
    assert reply.visible_ms is None
    go_on.set()
    shown = await reply.result()
    assert (shown.text, shown.loading, shown.ephemeral) == ("drawn", False, True)
    assert playground.files(shown) == {"hand.png": png}
    assert reply.acknowledged_ms < reply.visible_ms
    assert playground.rejected == []


async def test_a_deferral_decides_whether_the_result_is_private(
    playground: Playground, bot: Any, send: Any
) -> None:
    board = await send("tables", "the board", "slow")

    @bot.on_press("slow")
    async def slow(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=False)
        await interaction.followup.send("first", ephemeral=True)
        await interaction.followup.send("second", ephemeral=True)

    reply = await playground.person("Ada").press(board, "Slow")
    await playground.until(lambda: len(reply.messages) == 2)
    assert [(m.text, m.ephemeral) for m in reply.messages] == [("first", False), ("second", True)]


async def test_deferred_update_shows_when_the_message_changes(
    playground: Playground, bot: Any, send: Any, make_board: Any
) -> None:
    board = await send("tables", "the board", "turn")

    @bot.on_press("turn")
    async def turn(interaction: Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=make_board("turned"))

    reply = await playground.person("Ada").press(board, "Turn")
    assert reply.kind == "deferred update"
    assert (await reply.result()) is board
    assert board.text == "turned"


async def test_the_answer_to_one_press_on_a_private_message_is_none_to_another(
    playground: Playground, bot: Any, send: Any, make_board: Any
) -> None:
    board = await send("tables", "the board", "hand")
    waiting: list[Interaction] = []

    @bot.on_press("hand")
    async def hand(interaction: Interaction) -> None:
        await interaction.response.send_message(view=make_board("the hand", "on"), ephemeral=True)

    @bot.on_press("on")
    async def on(interaction: Interaction) -> None:
        await interaction.response.defer()
        waiting.append(interaction)

    ada = playground.person("Ada")
    [panel] = (await ada.press(board, "Hand")).messages
    first, second = [await ada.press(panel, "On") for _ in range(2)]
    await playground.until(lambda: len(waiting) == 2)
    await waiting[0].edit_original_response(view=make_board("after the first", "on"))
    assert (first.visible_ms is None, second.visible_ms is None) == (False, True)
    await waiting[1].edit_original_response(view=make_board("after the second", "on"))
    assert second.visible_ms is not None


async def test_second_answer_is_refused(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "the board", "twice")

    @bot.on_press("twice")
    async def twice(interaction: Interaction) -> None:
        adapter = discord.webhook.async_.async_context.get()
        params = discord.webhook.async_.interaction_response_params(6)
        for _ in range(2):
            await adapter.create_interaction_response(
                interaction.id, interaction.token, session=interaction._session, params=params
            )

    await playground.person("Ada").press(board, "Twice")
    await playground.until(lambda: bot.errors)
    [error] = bot.errors
    assert (error.status, error.code) == (400, 40060)


async def test_late_answer_is_refused(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "the board", "late")
    wait = asyncio.Event()

    @bot.on_press("late")
    async def late(interaction: Interaction) -> None:
        await wait.wait()
        await interaction.response.defer()

    pressing = asyncio.create_task(playground.person("Ada").press(board, "Late"))
    await playground.until(lambda: bot.seen)
    playground.advance(3.1)
    reply = await pressing
    assert (reply.kind, reply.failed) == ("none", True)
    assert playground.failed_interactions == [reply.interaction]
    wait.set()
    await playground.until(lambda: bot.errors)
    assert (bot.errors[0].status, bot.errors[0].code) == (404, 10062)


async def test_token_expires_after_fifteen_minutes(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "the board", "hand")
    await playground.person("Ada").press(board, "Hand")
    [interaction] = bot.seen
    playground.advance(14 * 60)
    await interaction.followup.send("still there", ephemeral=True)
    playground.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as error:
        await interaction.followup.send("too late", ephemeral=True)
    assert code_of(error) == (401, 50027)


async def test_private_messages_are_unknown_to_the_channel(
    playground: Playground, bot: Any, send: Any
) -> None:
    board = await send("tables", "the board", "hand")
    panel = (await playground.person("Ada").press(board, "Hand")).message
    channel = bot.get_channel(board.channel_id)
    for attempt in (
        channel.fetch_message(panel.id),
        channel.get_partial_message(panel.id).edit(content="x"),
        channel.get_partial_message(panel.id).delete(),
    ):
        with pytest.raises(discord.NotFound) as error:
            await attempt
        assert error.value.code == 10008
    assert panel.id not in [message.id async for message in channel.history()]


async def test_interaction_says_all_about_its_person(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "the board", "hand")
    await playground.person("Bruno").press(board, "Hand")
    await playground.person("Mira").press(board, "Hand")
    bruno, mira = bot.seen
    assert (bruno.locale, bruno.guild_locale) == (discord.Locale.italian, discord.Locale.american_english)
    assert bruno.context.guild
    assert bruno.user.display_name == "Bruno"
    assert not bruno.permissions.manage_guild
    assert mira.permissions.manage_guild
    assert bruno.app_permissions.send_messages
    assert not bruno.app_permissions.manage_messages
    assert bruno.filesize_limit == 10 * 1024 * 1024
    assert bruno.is_guild_integration()
    assert bruno.message.id == board.id


async def test_press_in_a_private_panel_carries_its_flag(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "the board", "hand")
    ada = playground.person("Ada")
    panel = (await ada.press(board, "Hand")).message
    await ada.press(panel, "More")
    assert bot.seen[-1].message.flags.ephemeral


async def test_forged_press_arrives(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "the board", "hand")
    reply = await playground.person("Ada").press_forged(board, custom_id="t:more:41")
    assert reply.text == "pressed 42 times"


async def test_double_delivery(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "the board", "more")
    playground.faults.double_deliveries = 1
    await playground.person("Ada").press(board, "More")
    await playground.until(lambda: bot.errors)
    assert len(bot.seen) == 2
    assert bot.errors[0].code == 40060
    assert board.text == "pressed 1 times"


async def test_a_message_cannot_be_updated_by_a_command(playground: Playground, bot: Any) -> None:
    @bot.tree.command(description="Bad manners")
    async def bad(interaction: Interaction) -> None:
        await interaction._session.post(
            f"{playground.url}/api/v10/interactions/{interaction.id}/{interaction.token}/callback",
            json={"type": 7, "data": {"content": "x"}},
        )
        await interaction.response.send_message("ok")

    await bot.tree.sync()
    reply = await playground.person("Ada").slash("tables", "bad")
    assert reply.text == "ok"
    [rejected] = playground.rejected
    assert rejected.body["errors"]["type"]["_errors"][0]["code"] == "BASE_TYPE_CHOICES"


async def test_autocomplete(playground: Playground, bot: Any) -> None:
    @bot.tree.command(description="Show a table")
    async def show(interaction: Interaction, table: str, text: bool = False) -> None:
        await interaction.response.send_message(f"{table} {text}")

    @show.autocomplete("table")
    async def tables(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        names = ["Oak", "Olive", "Ash"]
        return [app_commands.Choice(name=n, value=n.lower()) for n in names if n.lower().startswith(current)]

    await bot.tree.sync()
    ada = playground.person("Ada")
    choices = await ada.autocomplete("tables", "show", focused="table", text="o")
    assert [(choice.name, choice.value) for choice in choices] == [("Oak", "oak"), ("Olive", "olive")]
    assert (await ada.slash("tables", "show", table="oak", text=True)).text == "oak True"


async def test_options_that_name_people_and_channels(playground: Playground, bot: Any) -> None:
    @bot.tree.command(description="Invite")
    async def invite(
        interaction: Interaction, who: discord.Member, where: discord.TextChannel, seats: int
    ) -> None:
        await interaction.response.send_message(f"{who.display_name} {where.name} {seats}")

    await bot.tree.sync()
    bruno, lounge = playground.person("Bruno"), playground.channel("lounge")
    reply = await playground.person("Ada").slash("tables", "invite", who=bruno, where=lounge, seats=3)
    assert reply.text == "Bruno lounge 3"


class Form(ui.Modal, title="A form"):
    """Every kind of input."""

    words: ui.TextDisplay[Form] = ui.TextDisplay("Please")
    name: ui.Label[Form] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=10))
    game: ui.Label[Form] = ui.Label(
        text="Game",
        component=ui.Select(
            custom_id="game",
            options=[discord.SelectOption(label="Abraca", value="a"), discord.SelectOption(label="Towers")],
        ),
    )
    who: ui.Label[Form] = ui.Label(text="Who", component=ui.UserSelect(custom_id="who", required=False))
    level: ui.Label[Form] = ui.Label(
        text="Level",
        component=ui.RadioGroup(
            custom_id="level",
            options=[discord.RadioGroupOption(label="Easy"), discord.RadioGroupOption(label="Hard")],
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        people = [user.display_name for user in self.who.component.values]
        words = [self.name.component.value, *self.game.component.values, *people, self.level.component.value]
        await interaction.response.send_message(" ".join(words), ephemeral=True)


async def test_modal(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "the board", "form")

    @bot.on_press("form")
    async def form(interaction: Interaction) -> None:
        await interaction.response.send_modal(Form(custom_id="f:1"))

    ada, bruno = playground.person("Ada"), playground.person("Bruno")
    reply = await ada.press(board, "Form")
    assert reply.kind == "modal"
    modal = reply.modal
    assert modal is not None
    assert (modal.title, modal.custom_id, list(modal.inputs)) == (
        "A form",
        "f:1",
        ["name", "game", "who", "level"],
    )
    with pytest.raises(ValueError, match="characters"):
        await ada.submit(modal, {"name": "x" * 11, "game": "a", "level": "Hard"})
    with pytest.raises(ValueError, match="does not offer"):
        await ada.submit(modal, {"name": "Ada", "game": "chess", "level": "Hard"})
    done = await ada.submit(modal, {"name": "Ada", "game": "Abraca", "who": bruno, "level": "Hard"})
    assert done.text == "Ada a Bruno Hard"
    assert playground.rejected == []


async def test_no_modal_after_a_modal(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "the board", "form")

    class Chain(ui.Modal, title="First"):
        """A form that answers with a form."""

        name: ui.Label[Chain] = ui.Label(text="Name", component=ui.TextInput(custom_id="name"))

        async def on_submit(self, interaction: Interaction) -> None:
            session = interaction._session
            url = f"{playground.url}/api/v10/interactions/{interaction.id}/{interaction.token}/callback"
            async with session.post(url, json={"type": 9, "data": self.to_dict()}) as answer:
                body = await answer.json()
            await interaction.response.edit_message(view=None)
            bot.seen.append(body)

    @bot.on_press("form")
    async def form(interaction: Interaction) -> None:
        await interaction.response.send_modal(Chain())

    ada = playground.person("Ada")
    opened = await ada.press(board, "Form")
    assert opened.modal is not None
    submitting = asyncio.create_task(ada.submit(opened.modal, {"name": "Ada"}))
    await playground.until(lambda: isinstance(bot.seen[-1], dict) or playground.rejected)
    assert playground.rejected[0].body["code"] == 50035
    submitting.cancel()


async def test_menus_of_every_kind(playground: Playground, bot: Any) -> None:
    class Menus(ui.LayoutView):
        """Every kind of menu."""

        def __init__(self) -> None:
            super().__init__(timeout=None)
            for menu in (
                ui.Select(
                    custom_id="m:words",
                    placeholder="Words",
                    max_values=2,
                    options=[discord.SelectOption(label=word) for word in ("one", "two", "three")],
                ),
                ui.UserSelect(custom_id="m:user"),
                ui.RoleSelect(custom_id="m:role"),
                ui.MentionableSelect(custom_id="m:any"),
                ui.ChannelSelect(custom_id="m:channel"),
            ):
                menu.callback = self.chosen(menu)
                self.add_item(ui.ActionRow(menu))

        def chosen(self, menu: Any) -> Any:
            async def callback(interaction: Interaction) -> None:
                values = [getattr(value, "name", value) for value in menu.values]
                await interaction.response.send_message(" ".join(values))

            return callback

    channel = bot.get_channel(playground.channel("tables").id)
    sent = await channel.send(view=Menus())
    message = playground.world.message(channel.id, sent.id)
    ada = playground.person("Ada")
    moderator = next(role for role in playground.guild.roles.values() if role.name == "Moderator")
    assert [menu.kind for menu in message.selects] == [
        Kind.STRING_SELECT,
        Kind.USER_SELECT,
        Kind.ROLE_SELECT,
        Kind.MENTIONABLE_SELECT,
        Kind.CHANNEL_SELECT,
    ]
    for which, values, said in (
        ("Words", ["one", "three"], "one three"),
        ("m:user", playground.person("Bruno"), "bruno"),
        ("m:role", moderator, "Moderator"),
        ("m:any", [moderator], "Moderator"),
        ("m:channel", playground.channel("lounge"), "lounge"),
    ):
        assert (await ada.select(message, which, values)).text == said
    with pytest.raises(ValueError, match="takes 1 to 2"):
        await ada.select(message, "Words", ["one", "two", "three"])


async def test_menus_with_presets_that_take_nothing(playground: Playground, bot: Any) -> None:
    lounge, moderator = playground.channel("lounge"), playground.admin.role("Moderator")
    ada, bruno = playground.person("Ada"), playground.person("Bruno")
    side = ada.start_thread("tables", "side")
    menus = [
        ui.UserSelect(custom_id="user", default_values=[discord.Object(bruno.id)]),
        ui.RoleSelect(custom_id="role", default_values=[discord.Object(moderator.id)]),
        ui.MentionableSelect(
            custom_id="any",
            default_values=[
                discord.SelectDefaultValue.from_user(discord.Object(ada.id)),
                discord.SelectDefaultValue.from_role(discord.Object(moderator.id)),
            ],
        ),
        ui.ChannelSelect(
            custom_id="channel",
            channel_types=[discord.ChannelType.text],
            default_values=[discord.Object(lounge.id)],
        ),
    ]
    view = ui.LayoutView(timeout=None)
    for menu in menus:
        menu.min_values, menu.max_values = 0, 3
        view.add_item(ui.ActionRow(menu))

    @bot.event
    async def on_interaction(interaction: Interaction) -> None:
        bot.seen.append(interaction)
        await interaction.response.defer()

    sent = await bot.get_channel(playground.channel("tables").id).send(view=view)
    message = playground.world.message(sent.channel.id, sent.id)
    presets = [
        [(value["type"], value["id"]) for value in menu.data["default_values"]] for menu in message.selects
    ]
    assert presets == [
        [("user", str(bruno.id))],
        [("role", str(moderator.id))],
        [("user", str(ada.id)), ("role", str(moderator.id))],
        [("channel", str(lounge.id))],
    ]
    for menu in message.selects:
        assert (menu.min_values, menu.max_values) == (0, 3)
        await ada.select(message, menu.custom_id, [])
        assert bot.seen[-1].data["values"] == []
    await ada.select(message, "any", [bruno, moderator])
    assert set(bot.seen[-1].data["resolved"]) == {"users", "members", "roles"}
    await ada.select(message, "channel", [lounge, str(playground.channel("tables").id)])
    assert set(bot.seen[-1].data["resolved"]["channels"]) == {
        str(lounge.id),
        str(playground.channel("tables").id),
    }
    bruno.leave()
    for which, wrong in (
        ("channel", side),
        ("role", ada),
        ("user", moderator),
        ("user", bruno),
        ("any", lounge),
    ):
        with pytest.raises(ValueError, match="not offered"):
            await ada.select(message, which, wrong)


class Settings(ui.Modal, title="Settings"):
    """Menus of people, roles and channels, checkboxes and a file."""

    hosts: ui.Label[Settings] = ui.Label(
        text="Hosts", component=ui.RoleSelect(custom_id="hosts", required=False, min_values=0, max_values=2)
    )
    where: ui.Label[Settings] = ui.Label(
        text="Where",
        component=ui.ChannelSelect(custom_id="where", channel_types=[discord.ChannelType.text]),
    )
    who: ui.Label[Settings] = ui.Label(
        text="Who", component=ui.MentionableSelect(custom_id="who", required=True, max_values=2)
    )
    games: ui.Label[Settings] = ui.Label(
        text="Games",
        component=ui.CheckboxGroup(
            custom_id="games",
            required=False,
            max_values=2,
            options=[discord.CheckboxGroupOption(label="Abraca"), discord.CheckboxGroupOption(label="Saga")],
        ),
    )
    record: ui.Label[Settings] = ui.Label(
        text="Record", component=ui.FileUpload(custom_id="record", required=False)
    )

    async def on_submit(self, interaction: Interaction) -> None:
        picked = [*self.hosts.component.values, *self.where.component.values, *self.who.component.values]
        files = [(await file.read()).decode() for file in self.record.component.values]
        names = [str(one.name) for one in picked]
        await interaction.response.send_message(" ".join([*names, *self.games.component.values, *files]))


async def test_modal_with_menus_boxes_and_a_file(playground: Playground, bot: Any) -> None:
    lounge, moderator = playground.channel("lounge"), playground.admin.role("Moderator")

    @bot.tree.command(description="Set")
    async def settings(interaction: Interaction) -> None:
        form = Settings()
        form.where.component.default_values = [discord.Object(lounge.id)]
        await interaction.response.send_modal(form)

    await bot.tree.sync()
    ada, bruno = playground.person("Ada"), playground.person("Bruno")
    modal = (await ada.slash("tables", "settings")).modal
    assert list(modal.inputs) == ["hosts", "where", "who", "games", "record"]
    least = await ada.submit(modal, {"who": bruno})
    assert least.text == "lounge bruno"
    full = {
        "hosts": [moderator],
        "where": playground.channel("tables"),
        "who": [ada, moderator],
        "games": ["Abraca", "Saga"],
        "record": Upload("a.txt", b"hello"),
    }
    modal = (await ada.slash("tables", "settings")).modal
    assert (await ada.submit(modal, full)).text == "Moderator tables ada Moderator Abraca Saga hello"
    for wrong in ({"who": []}, {"who": lounge}, {**full, "hosts": [moderator] * 3}, {**full, "record": "1"}):
        with pytest.raises(ValueError, match=r"takes|not offered"):
            await ada.submit(modal, wrong)
    assert playground.rejected == []
    ada.leave()
    with pytest.raises(ValueError, match="sees no channel"):
        await ada.submit(modal, {"who": bruno})


async def test_press_in_a_direct_message(playground: Playground, bot: Any, make_board: Any) -> None:
    ada = playground.person("Ada")
    user = await bot.fetch_user(ada.id)
    await user.send(view=make_board("your turn", "more"))
    [message] = ada.dms()
    assert (await ada.press(message, "More")).text == "pressed 1 times"
    [interaction] = bot.seen
    assert (interaction.guild_id, interaction.user.id) == (None, ada.id)
    assert interaction.context.dm_channel
