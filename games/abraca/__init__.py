"""Abraca...what?: spells you cast without seeing your own stones.

Read ``model`` (the data), ``components`` (the numbers), ``rules`` (what may be done and what it does),
``scoring`` (how rounds and games end), ``view`` (who sees what), ``worlds`` (what a viewer holds possible),
``belief`` (what is likely), ``game_events`` (what the log says), ``check`` and ``player``; ``game`` puts them
together.

rules/abraca#15 lists how the bot reads what the rulebook leaves open.
"""
