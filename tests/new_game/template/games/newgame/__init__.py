"""New Game: a stub that plays; say here in one line what the game is.

Read ``model`` (the data), ``rules`` (what may be done and what it does), ``view`` (who sees what), ``mind``
(``worlds``: what a viewer holds possible; ``player``) and ``invariants``; ``game`` puts them together.

How the bot reads what the rules leave open is listed in rules/newgame#5.
"""
