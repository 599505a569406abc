# Plannen: zetten die van tevoren gekozen zijn.

button-plan = Vooruitplannen
button-plan-drop = Plan schrappen
plan-now = Je plan: **{ $plan }**.
plan-answers = Ik volg het zo meteen. Je kunt het nog veranderen of zelf kiezen.
plan-help = Alleen jij ziet je plan. Als je iets gevraagd wordt, volg ik het na een moment, alsof je had gedrukt. Tot die tijd kun je het veranderen. Past het niet meer, dan schrap ik het en zeg ik waarom.
plan-hand = Je plan: { $plan }.
plan-hand-answers = Zo meteen volg ik je plan: { $plan }.
plan-hand-long = Je hebt vooruitgepland.
plan-hand-long-answers = Zo meteen volg ik je plan.
plan-done = Je plan is uitgevoerd: { $answers }.
plan-done-dropped = Je plan deed dit: { $answers }. De rest heb ik geschrapt. { $why }
plan-dropped = Ik heb je plan geschrapt. { $why }
plan-is-over = Je plan is voorbij.
plan-over-stand-in = Er speelt nu een vervanger voor je, en die kent je plan niet.
plan-over-taken-back = Je zet is teruggenomen.
plan-over-answered = Er is iets anders gekozen.
done-plan-drop = Je plan is weg. Ik vraag het je weer gewoon.

plans-all = Alles
plans-all-help = Ook keuzes in beurten van anderen, zoals meedoen of ingrijpen.
plans-turns = Hun eigen beurt
plans-turns-help = Geen keuzes in beurten van anderen.
plans-none = Niets
plans-none-help = Iedereen kiest als het gevraagd wordt.

refused-no-plans = Aan deze tafel kun je niet vooruitplannen.
refused-nothing-to-plan = Er valt nu niets te plannen.
refused-no-plan = Je hebt geen plan.
refused-no-longer-planned = Dat kun je niet meer plannen. De menu’s tonen nu wat wel kan.
refused-not-while-stood-in = Er speelt een vervanger voor je. Open je hand om je plaats terug te nemen, en plan dan.
