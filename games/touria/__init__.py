"""Touria: one band of heroes, four turning towers, and a wedding behind one of nine doors.

Read ``model`` (the data), ``components`` (the numbers) and ``board`` (roads and towers); then ``rules``
(who is asked what) and ``turns`` (the course of a turn), with ``journey`` and ``mines`` (the way),
``places`` (what can be done there), ``items``, ``copying`` and ``castle``. ``act`` is one move being
carried out. ``view`` says who sees what, ``balance`` what a turn has brought, ``forecast`` what an answer
would; ``worlds`` what a viewer holds possible, ``refusals`` why something is not allowed. ``player`` tries
its answers in a state that ``imagining`` makes from its view.

Where the rules of the game are silent:

- A route is declared in steps that change nothing. Boots, compass and lantern are put down as soon as
  they are chosen; what is chosen leaves a way to arrive that can be paid. A lantern that is lit is not
  lit again. A suggested route past two different gems names the one to take; who would rather see first
  what comes to light on the way goes step by step, and is asked at the mine.
- Everybody who is not in the castle is asked about copying at once, without regard to what they own. An
  answer that cannot be carried out when its turn comes counts as *no*, and costs nothing. Where there is
  something to choose, the copy is paid for with the first choice, and until then it may be given up.
- The questions after an action and at the end of a turn are asked of everybody, whatever they own: who
  has said *done* is not asked again. In the castle, where everything is open, empty questions are left
  out.
- A brush is used before the payment that it helps; a single gem for a coin is not painted. Brush and
  mirror may paint two gems of one payment. A gift that can be made in one way only makes itself.
- The scale is handed in before the order of the same execution; the helmet before the first swap.
- The silence of a copier who has been asked what to do counts as not copying.
- Nobody leaves a table: an empty seat is filled by a stand-in.
"""
