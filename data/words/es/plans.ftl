# Planes: jugadas elegidas por adelantado.

button-plan = Planear
button-plan-drop = Borrar el plan
plan-now = Tu plan: **{ $plan }**.
plan-answers = Lo sigo en un momento. Aún puedes cambiarlo o elegir tú.
plan-help = Tu plan solo lo ves tú. Cuando te toca, lo sigo tras un momento, como si hubieras pulsado. Hasta entonces puedes cambiarlo. Si ya no encaja, lo dejo y te digo por qué.
plan-hand = Tu plan: { $plan }.
plan-hand-answers = En un momento sigo tu plan: { $plan }.
plan-hand-long = Tienes un plan.
plan-hand-long-answers = En un momento sigo tu plan.
plan-done = Tu plan se cumplió: { $answers }.
plan-done-dropped = Tu plan hizo esto: { $answers }. Dejé el resto. { $why }
plan-dropped = Dejé tu plan. { $why }
plan-is-over = Tu plan se acabó.
plan-over-stand-in = Ahora juega por ti un suplente, que no lo conoce.
plan-over-taken-back = Se deshizo tu jugada.
plan-over-answered = Se eligió otra cosa.
done-plan-drop = Tu plan ya no está. Te pregunto como siempre.

plans-all = Todo
plans-all-help = También en turnos ajenos, como copiar o interferir.
plans-turns = Solo en su turno
plans-turns-help = No en turnos ajenos.
plans-none = Nada
plans-none-help = Cada quien elige cuando se le pregunta.

refused-no-plans = En esta mesa no se puede planear.
refused-nothing-to-plan = Ahora no hay nada que planear.
refused-no-plan = No tienes ningún plan.
refused-no-longer-planned = Eso ya no se puede planear. Los menús muestran ahora lo que sí.
refused-not-while-stood-in = Un suplente juega por ti. Abre tu mano para recuperar tu asiento y luego planea.
