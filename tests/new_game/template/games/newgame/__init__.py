"""New Game: a playable stub; say here in one line what the game is.

Read ``model`` (the data), ``rules`` (what may be done and what it does), ``view`` (who sees what), ``mind``
(``worlds``: what a viewer holds possible; ``player``) and ``invariants``; ``game`` puts them together.

rules/newgame#5 lists how the bot reads what the rulebook leaves open.
"""
