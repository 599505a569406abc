"""Let It Sleep: thieves reach into a dragon's hoard in secret, and brag until somebody does not believe it.

Read ``model`` (the data), ``rules`` (what may be done and what it does), ``view`` (who sees what), ``worlds``
(what a viewer holds possible), ``invariants`` and ``player``; ``game`` puts them together. ``storyline``,
``policy``, ``reference`` and ``coach`` are optional.

How the bot reads what the rules leave open is listed in rules/hoard#7.
"""
