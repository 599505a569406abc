"""Tschak!: four towers, three floors each, and every choice made at once and in secret.

Read ``model`` (the data), ``components`` (the cards), ``rules`` (``course``, ``choices``: the legal choices
and their effects; ``teams``: their values and ranking; ``scoring``: points, and the winners) and ``view``
(who sees what); then ``mind`` (``worlds``: states a viewer can't tell apart, ``player``) and ``telling``
(``game_events``: the log). ``game`` puts them together.

rules/towers#13 lists how the bot reads what the rulebook leaves open.
"""
