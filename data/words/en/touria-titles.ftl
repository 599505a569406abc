# The titles of Touria.

touria-title-wedding = Happily Ever After
touria-title-wedding-why = Won a game with a wedding.
touria-title-seer = Second Sight
touria-title-seer-why = Looked behind two doors, then opened the right one at once.
touria-title-shortcut = Shortcut
touria-title-shortcut-why = Won a game within ten turns.
