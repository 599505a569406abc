# Plans: moves chosen in advance.

button-plan = Plan ahead
button-plan-drop = Drop the plan
plan-now = Your plan: **{ $plan }**.
plan-answers = I follow it in a moment. You can still change it or choose for yourself.
plan-help = Only you see your plan. When you’re asked, I follow it after a moment, as if you had pressed. Until then you can change it. If it no longer fits, I drop it and tell you why.
plan-hand = Your plan: { $plan }.
plan-hand-answers = In a moment I follow your plan: { $plan }.
plan-hand-long = You’ve planned ahead.
plan-hand-long-answers = In a moment I follow your plan.
plan-done = Your plan is done: { $answers }.
plan-done-dropped = Your plan did this: { $answers }. I dropped the rest. { $why }
plan-dropped = I dropped your plan. { $why }
plan-is-over = Your plan is over.
plan-over-stand-in = A stand-in plays for you now, and doesn’t know it.
plan-over-taken-back = Your move was taken back.
plan-over-answered = Something else was chosen.
done-plan-drop = Your plan is gone. I’ll ask you as usual.

plans-all = Anything
plans-all-help = Also choices in other people’s turns, like copying or interfering.
plans-turns = Their own turn
plans-turns-help = Not choices in other people’s turns.
plans-none = Nothing
plans-none-help = Everyone chooses when they’re asked.

refused-no-plans = At this table you can’t plan ahead.
refused-nothing-to-plan = There’s nothing to plan right now.
refused-no-plan = You have no plan.
refused-no-longer-planned = That can’t be planned anymore. The menus now show what can.
refused-not-while-stood-in = A stand-in plays for you. Open your hand to take your seat back, then plan.
