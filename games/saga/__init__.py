"""Saga: the Fairies pull the thread of one Hero's life, each towards a secret Objective.

Read ``cards`` (the vocabulary of the cards), ``expressions`` and ``situation`` (their numbers),
``components`` (the decks), ``model`` (the data); then ``turn``, ``challenge``, ``fold`` and ``effects``
(what happens), ``legality`` (what may be played), ``questions`` and ``refusals`` (what is asked, and why
not), ``scoring``, ``view``, ``worlds``, ``telling``, ``check``, and ``player`` with ``outlook`` and
``interfering``; ``rules`` leads every answer to its place and ``game`` puts all together.

Where the rules of the game are silent:

- In a window every seat is asked, whatever it holds, so that neither the question nor its silence tells
  anything. An answer is kept until the chance comes to the seat. It may be changed as long as nothing was
  played: a pass, too, is final only then. Whoever has a clock gives the automatic passes of section 10; they
  stand in the question as ``standing``.
- The wishes of section 10 can be changed in every window. The wish ``done`` begins with the open challenge.
- A seat that must give all its cards of a kind is not asked which.
- Several cards to discard are chosen one after the other; the last one ends on top.
- The first Interference that pays for a card taken back is discarded before the second is chosen.
- Nobody leaves: an empty seat is played by somebody else.
"""
