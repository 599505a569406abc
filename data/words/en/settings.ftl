# What the settings of people and servers have in common.

settings-yes = yes
settings-no = no
settings-lost =
    { $count ->
        [one] ⚠️ One of them was deleted; press *Check permissions* to forget it.
       *[other] ⚠️ { $count } of them were deleted; press *Check permissions* to forget them.
    }
button-settings-on = Turn on
button-settings-off = Turn off
settings-remove = Remove one
button-settings-remove = Remove { $what }
settings-previous = Previous settings
settings-more = More settings
settings-form =
    { $count ->
        [one] All in one form
       *[other] Form { $number } of { $count }
    }

refused-no-such-setting = There’s no such setting or value; nothing changed.
