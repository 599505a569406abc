# Plany: ruchy wybrane z góry.

button-plan = Zaplanuj z góry
button-plan-drop = Porzuć plan
plan-now = Twój plan: **{ $plan }**.
plan-answers = Za chwilę zrobię to, co w nim jest. Możesz go jeszcze zmienić albo wybrać coś teraz.
plan-help = Twój plan widzisz tylko ty. Gdy przyjdzie pytanie, po chwili odpowiadam tak, jak jest w planie. Do tego czasu możesz go zmienić. Jeśli już nie pasuje, porzucam go i mówię ci dlaczego.
plan-hand = Twój plan: { $plan }.
plan-hand-answers = Za chwilę zrobię to, co w twoim planie: { $plan }.
plan-hand-long = Masz gotowy plan.
plan-hand-long-answers = Za chwilę zrobię to, co w twoim planie.
plan-done = Twój plan jest wykonany: { $answers }.
plan-done-dropped = Z twojego planu jest wykonane: { $answers }. Resztę porzucam. { $why }
plan-dropped = Porzucam twój plan. { $why }
plan-is-over = Twój plan się skończył.
plan-over-stand-in = Gra teraz za ciebie zastępstwo, a ono go nie zna.
plan-over-taken-back = Twój ruch jest cofnięty.
plan-over-answered = Wybór padł na coś innego.
done-plan-drop = Twojego planu już nie ma. Zapytam cię jak zwykle.

plans-all = Wszystko
plans-all-help = Także wybory w turach innych, jak dołączanie albo wtrącanie się.
plans-turns = Własną turę
plans-turns-help = Bez wyborów w turach innych.
plans-none = Nic
plans-none-help = Każdy wybiera dopiero na pytanie.

refused-no-plans = Przy tym stole nie można planować z góry.
refused-nothing-to-plan = Nie ma teraz czego planować.
refused-no-plan = Nie masz planu.
refused-no-longer-planned = Tego nie można już zaplanować. Menu pokazują teraz, co można.
refused-not-while-stood-in = Gra za ciebie zastępstwo. Otwórz swoją rękę, żeby odzyskać miejsce, a potem planuj.
