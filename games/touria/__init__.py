"""Touria: one band of heroes, four turning towers, and a wedding behind one of nine doors.

Read ``model`` (the data), ``components`` (the numbers) and ``board`` (roads and towers); then ``rules``
(set-up, and where each answer leads) and ``turns`` (the course of a turn), with ``towers`` (what they show),
``reach`` (how far one can go, and the cost), ``suggestions`` (of routes), ``journey`` and ``mines`` (the
way), ``places`` (what can be done there), ``items``, ``copying`` with the ``promises`` that it keeps, and
``castle``. ``questions`` says who is asked what, ``turn_words``, ``journey_words`` and ``place_words`` have
the words of most answers. ``act`` is one move being carried out.

``view`` says who sees what, ``balance`` what a turn has brought, ``forecast`` what an answer would;
``worlds`` what a viewer holds possible, and ``refusals`` why something is not allowed.

How to play well: ``judging`` says how good it is to own something, ``plays`` lists all that can be done at a
place with every tool, ``estimates`` (with ``gear``) what ways bring besides, ``openings`` what a turn may
bring, ``deeds`` what can be done on the way and where it leads, ``answering`` what to answer. ``policy`` puts
that together for a search, ``player`` for the computer players, who answer in a state that ``imagining``
makes from their view.

How the bot reads what the rulebook leaves open is listed in rules/touria#13.
"""
