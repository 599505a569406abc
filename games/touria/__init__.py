"""Touria: one band of heroes, four turning towers, and a wedding behind one of nine doors.

Read ``model`` (the data), ``components`` (the numbers) and ``board`` (roads and towers); then ``rules``
(setup, and the dispatch of answers) and ``turns`` (the course of a turn), with ``towers`` (the actions they
show), ``reach`` (the range and cost of a route), ``suggestions`` (of routes), ``journey`` and ``mines`` (the
way), ``places`` (the actions), ``items``, ``copying`` with the ``promises`` it keeps, and ``castle``.
``questions`` makes the decisions of each seat; ``turn_words``, ``journey_words`` and ``place_words`` have the
words of most answers. ``act`` is one move in progress.

``view`` decides who sees what, ``balance`` sums up a turn, ``forecast`` the result of an answer; ``worlds``
draws states that a viewer can't tell apart, and ``refusals`` explains why something is not allowed.

How to play well: ``judging`` values holdings, ``plays`` lists everything a seat can do at a place with every
tool, ``estimates`` (with ``gear``) adds the value of ways, ``openings`` values the options at the start of a
turn, ``deeds`` those on the way and at its end, ``answering`` chooses an answer. ``policy`` combines them for
a search, ``player`` for the computer players, who answer in a state that ``imagining`` makes from their view.

rules/touria#13 lists how the bot reads what the rulebook leaves open.
"""
