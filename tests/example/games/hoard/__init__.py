"""Let It Sleep: thieves reach into a dragon's hoard in secret, and brag until somebody doubts them.

Read ``model`` (the data), ``rules`` (what may be done and what it does), ``view`` (who sees what), ``mind``
(``worlds``: what a viewer holds possible; ``player``) and ``invariants``; ``game`` puts them together.
``mind.policy`` and everything in ``telling`` are optional.

rules/hoard#7 lists how the bot reads what the rulebook leaves open.
"""
