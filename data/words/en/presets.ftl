# Presets of options, and the clock in the lobby.

lobby-clock = 🕰️ Clock: { $clock }. When the time of a seat is up: { $verdict }.
lobby-no-clock = 🕰️ No clock.
options-clock = The clock of each seat
options-when-out = When the time of a seat is up
options-decider = Who decides when the table is asked
lobby-extensions =
    { $count ->
        [one] Once in the game everybody may take { $time } more without asking.
       *[other] Up to { $count } times in the game everybody may take { $time } more without asking.
    }
lobby-least-in-time = 🤝 Asked of whoever sits down: at least { $percent } % of their last turns in time. Newcomers may, too, unless the server says otherwise.
options-least-in-time =
    { $percent ->
        [0] Anybody may sit down, however reliable
       *[other] At least { $percent } % of turns in time
    }
lobby-usual = -# ⌛ { $took } Usual: { $habits }.
lobby-took-here =
    Such games took about { $time } here, { $presses ->
        [one] one press each
       *[other] { $presses } presses each
    } (median of { $games }).
lobby-took-anywhere =
    On all servers such games took about { $time }, { $presses ->
        [one] one press each
       *[other] { $presses } presses each
    } (median of { $games }).
usual-undo = taking back
usual-no-undo = no taking back
usual-computers = computer players
usual-no-computers = no computer players
usual-rated = rated
usual-unrated = not rated
options-extensions = More time without asking
options-extension-count =
    { $count ->
        [0] Nobody takes more time without asking
        [one] Everybody may take more time once
       *[other] Everybody may take more time { $count } times
    }

presets-title = Presets · { $table }
presets-help = A preset is everything that is agreed at a table, under a name: the options of the game and the clock. Choose one to use it here; `/table new` takes one, too.
presets-none = A preset is everything that is agreed at a table, under a name: the options of the game and the clock. There is none for this game yet.
presets-mine = Use one of mine
presets-server = Use one of this server
presets-delete-title = Which preset shall go?
presets-delete-none = There is none that you could delete.
preset-form-title = Save as preset
preset-name = Name
preset-name-hint = The game keeps it with all options and the clock
preset-for = For whom
preset-for-mine = For me, on every server
preset-for-server = For everybody on this server
preset-of-server = { $name } (of this server)
preset-used = ✅ The table is played by “{ $name }” now.
preset-incomplete = ⚠️ Some of what the preset had is not there any more; that is at its default.
preset-saved = ✅ “{ $name }” is saved.
preset-deleted = ✅ “{ $name }” is deleted.
preset-taken = There is a preset called “{ $name }” already. Shall what is agreed at this table take its place?

button-presets = Presets
button-preset-new = Save as preset
button-preset-drop = Delete a preset
button-preset-replace = Yes, replace it

refused-preset-name = A preset has a name of 1 to { $most } letters; nothing was saved.
refused-too-many-presets = There are 25 presets for this game already, which is all that a menu holds. Delete one first.
refused-no-such-preset = There is no such preset for this game, or not any more. Leave the preset out, or choose one that is offered.

parameter-preset-name = preset
parameter-preset-description = Saved options, your own or those of this server
