"""Tschak!: four towers, three floors each, and every choice made at once and in secret.

Read ``model`` (the data), ``components`` (the cards), ``teams`` (what a team is worth and which is
stronger), ``rules`` (what may be chosen and what it does), ``scoring`` (points, and who wins), ``view`` (who
sees what), ``worlds`` (what a viewer holds possible), ``game_events`` (what the log says), ``check`` and
``player``; ``game`` puts them together.

How the bot reads what the rulebook leaves open is listed in rules/towers#13.
"""
