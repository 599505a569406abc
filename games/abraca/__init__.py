"""Abraca...what?: spells you cast without seeing your own stones.

Read ``model`` (the data), ``components`` (the numbers), ``rules`` (what may be done and what it does),
``scoring`` (how rounds and games end), ``view`` (who sees what), ``worlds`` (what a viewer holds possible),
``telling`` (what the log says), ``check`` and ``player``; ``game`` puts them together.

Where the rules of the game are silent:

- The first player is drawn before the first round is shuffled. Hands are dealt seat by seat, five at a time;
  then come the stones set aside, the secret stones, and the pool, which is drawn from its front.
- Everybody sees where in a row of backs a stone was taken, as far as the backs differ: drawn lately or not,
  other numbers denied. As the oldest of equal stones goes first, this can show that older stones are not of
  that number; they are marked so. Where the backs are alike, nothing is marked.
- With the option ``last_standing`` the life of the others stays as it is when a player uses up all stones:
  nothing depends on it.
- Nobody takes back anything, not even the end of a turn in which no stone was drawn.
"""
