"""Saga: the Fairies pull the thread of one Hero's life, each towards a secret Objective.

Read ``cards`` (the vocabulary of the cards), ``expressions`` and ``situation`` (their numbers),
``components`` (the decks), ``model`` (the data); then ``turn``, ``challenge``, ``fold`` and ``effects``
(what happens), ``legality`` (what may be played), ``questions`` and ``refusals`` (what is asked, and why
not), ``scoring``, ``knowledge`` and ``sightings`` (what can be deduced of hidden cards), ``view``,
``worlds``, ``game_events``, ``check``, ``upgrades``, and ``player`` with ``outlook`` and
``interfering``; ``rules`` leads every answer to its place and ``game`` puts all together.

How the bot reads what the rulebook leaves open is listed in rules/saga#15.
"""
