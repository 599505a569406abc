"""Abraca...what?: spells you cast without seeing your own stones.

Read ``model`` (the data), ``components`` (the numbers), ``rules`` (``course``: what may be done and what it
does; ``scoring``: how rounds and games end) and ``view`` (who sees what); then ``mind`` (``worlds``: what a
viewer holds possible, ``belief``: what is likely, ``player``) and ``telling`` (``game_events``: what the log
says). ``game`` puts them together.

rules/abraca#15 lists how the bot reads what the rulebook leaves open.
"""
