"""Tschak!: four towers, three floors each, and every choice made at once and in secret.

Read ``model`` (the data), ``components`` (the cards), ``teams`` (their values and ranking), ``rules`` (the
legal choices and their effects), ``scoring`` (points, and the winners), ``view`` (who sees what), ``worlds``
(states a viewer can't tell apart), ``game_events`` (the log), ``invariants`` and ``player``; ``game`` puts
them together.

rules/towers#13 lists how the bot reads what the rulebook leaves open.
"""
