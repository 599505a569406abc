"""Let It Sleep: thieves reach into a dragon's hoard in secret, and brag until somebody does not believe it.

Read ``model`` (the data), ``rules`` (what may be done and what it does), ``view`` (who sees what), ``mind``
(``worlds``: what a viewer holds possible; ``player``) and ``invariants``; ``game`` puts them together.
``mind.policy`` and everything in ``telling`` are optional.

How the bot reads what the rules leave open is listed in rules/hoard#7.
"""
