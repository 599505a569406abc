"""Tschak!: four towers, three floors each, and every choice made at once and in secret.

Read ``model`` (the data), ``components`` (the cards), ``teams`` (what a team is worth and which is
stronger), ``rules`` (what may be chosen and what it does), ``scoring`` (points, and who wins), ``view`` (who
sees what), ``worlds`` (what a viewer holds possible), ``telling`` (what the log says), ``check`` and
``player``; ``game`` puts them together.

Where the rules of the game are silent:

- The wizards are shuffled and dealt first, then warriors, dwarves, artifacts, monsters and treasures. Each
  place of the ring, clockwise, gets the next cards in order. The monsters and treasures that are put back
  are the last of their shuffled decks.
- Changing a choice is not announced; that a choice was withdrawn shows in who is still missing.
- A hand lies open in the same order for everybody who ever holds it: by type, then by value.
- The two monsters and the two treasures that were put back stay unseen when the game is over.
- In a team that is not complete an artifact doubles nothing yet.
- Between equal totals the others rank as the winners do: fewer monsters first.
"""
