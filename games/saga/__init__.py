"""Saga: the Fairies pull the thread of one Hero's life, each towards a secret Objective.

Read ``cards`` (the vocabulary of the cards), ``expressions`` and ``situation`` (their numbers),
``components`` (the decks), ``model`` (the data); then ``rules``: ``turn``, ``challenge``, ``fold`` and
``effects`` (what happens), ``legality`` (what may be played), ``questions`` and ``refusals`` (what is asked,
and why not), ``scoring``, ``knowledge`` and ``sightings`` (what can be deduced of hidden cards); ``course``
leads every answer to its place. ``view`` decides who sees what, ``telling`` has the log (``game_events``,
``collecting``), and ``game`` puts all together.

How to play well, in ``mind``: ``worlds`` draws states that a viewer can't tell apart, ``outlook`` says what a
seat may expect, ``interfering`` what to play in a window, ``answering`` what to do otherwise, ``keeping``
quickly what a card is worth, ``suspicion`` what others are after. ``policy`` puts that together for a search,
``player`` for the computer players.

rules/saga#15 lists how the bot reads what the rulebook leaves open.
"""
