"""Touria: one band of heroes, four turning towers, and a wedding behind one of nine doors.

Read ``model`` (the data) and ``components`` (the numbers); then ``rules``. ``course`` has the setup and asks
every question: each is a module in ``phases``, with its answers, their effect, their words, and why an answer
is refused. The action of each place is a module in ``places``. They use ``board`` (roads and towers),
``turns`` (the course of a turn), ``towers`` (the actions they show), ``reach`` (the range and cost of a
route), ``mines``, ``payments``, ``items``, ``copying`` with the ``promises`` it keeps, and ``castle``.
``act`` is one move in progress.

``view`` decides who sees what. In ``mind``, ``worlds`` draws states that a viewer can't tell apart;
``judgement`` values holdings, ``balance`` sums up a turn, ``plays`` lists everything a seat can do at a place
with every tool, ``suggestions`` (of routes) and ``estimates`` (with ``gear``) the value of ways,
``openings`` values the options at the start of a turn, ``deeds`` those on the way and at its end,
``forecast`` the result of an answer; ``best`` names the best play at a place, ``answering`` chooses an
answer. ``policy`` combines them for a search, ``player`` for the computer players, who answer in a state that
``imagining`` makes from their view.

rules/touria#13 lists how the bot reads what the rulebook leaves open.
"""
