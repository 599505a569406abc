# Prywatne stoły: ktoś gra solo z komputerami i nikt inny tego nie widzi.

private-table = -# 🔒 Ten stół widzisz tylko ty.
private-table-players = -# 🔒 Ten stół widzą tylko ci, którzy przy nim grają.
private-opened = Jeśli ten panel przestanie odpowiadać, twoja gra jest bezpieczna: przywróci ją `/stoły`.
button-show-here = Pokaż na tym kanale
button-here-yes = Tak, pokaż
ask-show = Pokazać tu stół? { $table }. Zobaczą go i jego dziennik wszyscy, którzy widzą ten kanał, i już nie będzie prywatny.
here-shown = Stół jest teraz na tym kanale i wszyscy tutaj go widzą.
log-shown = { $player } pokazuje ten stół na kanale.
refused-private-table = Ten stół widzisz tylko ty. Żeby zagrać przy nim z innymi, najpierw pokaż go na kanale: naciśnij **{ button-show-here }**, w lobby albo w *Więcej*.
lobby-no-clock-alone = 🕰️ Bez zegara, póki grasz solo.
greeting-play-alone = Albo zagraj solo, tylko dla siebie
button-lesson-private = Zagraj tylko dla siebie
practice-here = Stół otworzy się na tym kanale, gdzie każdy może oglądać.
practice-private = 🔒 Stół zobaczysz tylko ty.
button-practise-here = Otwórz na tym kanale
button-practise-private = Otwórz tylko dla mnie
tables-private = Prywatne stoły innych
tables-only-you = widzisz tylko ty
tables-only-players = widzą tylko ci, którzy przy nim grają
parameter-private-name = prywatny
parameter-private-description = Graj solo z komputerami tam, gdzie nikt inny tego nie widzi
private-opened-elsewhere = Ten stół znajdziesz wszędzie przez `/stoły`. Ta wiadomość nadąża za grą przez 15 minut; potem naciśnij na niej jakiś przycisk.
private-elsewhere = Tutaj możesz grać z komputerami. Stół widzisz tylko ty. Żeby zagrać z innymi, użyj `/stół nowy` na serwerze, na którym jest Tavolata.
button-play-alone = Graj solo
refused-own-table = Ten stół powstał poza serwerami, więc zostaje tylko twój. Stół dla innych otworzy tu `/stół nowy`.
refused-too-many-nowhere = Masz za dużo otwartych stołów poza serwerami. Najpierw któryś skończ.
