"""Touria: one band of heroes, four turning towers, and a wedding behind one of nine doors.

Read ``model`` (the data) and ``components`` (the numbers); then ``rules``: ``board`` (roads and towers),
``course`` (setup, and the dispatch of answers) and ``turns`` (the course of a turn), with ``towers`` (the
actions they show), ``reach`` (the range and cost of a route), ``journey`` and ``mines`` (the way), ``places``
(the actions), ``items``, ``copying`` with the ``promises`` it keeps, and ``castle``. ``questions`` makes the
decisions of each seat, with the words in ``turn_words``, ``journey_words`` and ``place_words``; ``refusals``
explains why something is not allowed. ``act`` is one move in progress.

``view`` decides who sees what. In ``mind``, ``worlds`` draws states that a viewer can't tell apart;
``judgement`` values holdings, ``balance`` sums up a turn, ``plays`` lists everything a seat can do at a place
with every tool, ``suggestions`` (of routes) and ``estimates`` (with ``gear``) the value of ways,
``openings`` values the options at the start of a turn, ``deeds`` those on the way and at its end,
``forecast`` the result of an answer, ``answering`` chooses one. ``policy`` combines them for a search,
``player`` for the computer players, who answer in a state that ``imagining`` makes from their view.

rules/touria#13 lists how the bot reads what the rulebook leaves open.
"""
