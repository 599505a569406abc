# Presets of options, and the clock in the lobby.

lobby-clock = 🕰️ Clock: { $clock }. If someone runs out of time: { $verdict }.
lobby-no-clock = 🕰️ No clock.
lobby-extensions =
    { $count ->
        [one] Everyone can extend a turn once, by { $time }.
       *[other] Everyone can extend up to { $count } turns, by { $time } each.
    }
lobby-least-in-time = 🤝 To join, you need at least { $percent }% of your last turns in time. Newcomers can join, unless the server says otherwise.
lobby-usual = ⌛ { $took } Usual: { $habits }.
lobby-took-here =
    Games like this took about { $time } here, { $presses ->
        [one] one press each
       *[other] { $presses } presses each
    } (median of { $games }).
lobby-took-anywhere =
    Games like this took about { $time } on all servers, { $presses ->
        [one] one press each
       *[other] { $presses } presses each
    } (median of { $games }).
usual-undo = taking back
usual-no-undo = no taking back
usual-computers = computer players
usual-no-computers = no computer players
usual-rated = rated
usual-unrated = not rated
lobby-silent-days =
    { $count ->
        [0] 💤 If someone doesn’t answer, the others can’t decide without them.
       *[other] 💤 If someone doesn’t answer for { $count } days, the others decide.
    }

pace-quick = Quick
pace-strict = Strict
pace-quick-help = Within seconds. The clock can tell who had a choice.
pace-strict-help = As late as a person might. The clock tells nothing.
lobby-pace-strict = ⏳ If someone has nothing to decide, I answer for them as late as a person might, so nobody can tell.

presets-title = Presets · { $table }
presets-help = A preset saves a table’s settings under a name: the options of the game and the clock. Choose one to use it here, or pass it to `/table new`.
presets-none = A preset saves a table’s settings under a name: the options of the game and the clock. This game doesn’t have any yet.
presets-mine = Use one of mine
presets-server = Use one of this server’s
presets-delete-title = Which preset should I delete?
presets-delete-none = You have no presets to delete.
preset-form-title = Save as preset
preset-name = Name
preset-name-hint = It saves all options and the clock
preset-for = For whom
preset-for-mine = For me, on every server
preset-for-server = For everyone on this server
preset-of-server = { $name } (of this server)
preset-used = ✅ This table now uses “{ $name }”.
preset-incomplete = ⚠️ Part of the preset no longer exists; I used the default for it.
preset-saved = ✅ Saved “{ $name }”.
preset-deleted = ✅ Deleted “{ $name }”.
preset-taken = There’s already a preset called “{ $name }”. Replace it with this table’s settings?

option-as-printed = as printed
option-printed = printed: { $value }
as-printed-already = 📖 This table plays by the printed rules.
as-printed-changes = 📖 *As printed* would change: { $changes }
button-as-printed = As printed
button-presets = Presets
button-preset-new = Save as preset
button-preset-drop = Delete a preset
button-preset-replace = Yes, replace it

refused-preset-name = A preset’s name has 1 to { $most } characters; nothing was saved.
refused-too-many-presets = This game already has 25 presets, which is all a menu can hold. Delete one first.
refused-no-such-preset = This game has no such preset. Leave it empty, or choose one from the list.

parameter-preset-name = preset
parameter-preset-description = Saved options, yours or this server’s, or the printed rules
