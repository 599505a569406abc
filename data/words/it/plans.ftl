# Mosse scelte in anticipo.

button-plan = Scegli in anticipo
button-plan-drop = Cancella le scelte
plan-now = Hai scelto in anticipo: **{ $plan }**.
plan-answers = Fra un attimo lo gioco. Puoi ancora cambiarlo o scegliere da te.
plan-help = Quel che scegli qui lo vedi solo tu. Quando tocca a te, dopo un attimo lo gioco, come se avessi premuto tu. Fino ad allora puoi cambiarlo. Se non va più bene, lo cancello e ti dico perché.
plan-hand = Hai scelto in anticipo: { $plan }.
plan-hand-answers = Fra un attimo gioco quel che hai scelto in anticipo: { $plan }.
plan-hand-long = Hai già scelto in anticipo.
plan-hand-long-answers = Fra un attimo gioco quel che hai scelto in anticipo.
plan-done = Ho giocato quel che avevi scelto in anticipo: { $answers }.
plan-done-dropped = Di quel che avevi scelto in anticipo ho giocato: { $answers }. Il resto l’ho cancellato. { $why }
plan-dropped = Ho cancellato quel che avevi scelto in anticipo. { $why }
plan-is-over = Quel che avevi scelto in anticipo non vale più.
plan-over-stand-in = Ora al posto tuo gioca un sostituto, che non lo conosce.
plan-over-taken-back = La tua mossa è stata annullata.
plan-over-answered = La scelta è stata un’altra.
done-plan-drop = Fatto: ti chiedo io, come sempre.

plans-all = Tutto
plans-all-help = Anche nei turni degli altri, per esempio copiare o interferire.
plans-turns = Il proprio turno
plans-turns-help = Non le scelte nei turni degli altri.
plans-none = Niente
plans-none-help = Si sceglie quando tocca a te.

refused-no-plans = A questo tavolo non si sceglie in anticipo.
refused-nothing-to-plan = Ora non c’è niente da scegliere in anticipo.
refused-no-plan = Non hai scelto niente in anticipo.
refused-no-longer-planned = Questo non si può più scegliere in anticipo. I menu ora mostrano che cosa si può.
refused-not-while-stood-in = Al posto tuo gioca un sostituto. Apri la tua mano per riprenderti il posto, poi scegli.
