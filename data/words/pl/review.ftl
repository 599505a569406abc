# Skończona gra, obejrzana jeszcze raz: szanse, zwroty, szczęście i umiejętności.

button-review = Jak poszło
button-review-all = Całość
button-review-turn = Zwrot { NUMBER($number) }
button-review-show = Pokaż na kanale
button-review-replay = Zobacz w powtórce
button-review-again = Zobacz jeszcze raz

review-title = Jak poszło · { $table }
review-percent = { NUMBER($count) }%
review-picture-title = Szanse na wygraną
review-picture-begin = Początek
review-picture-end = Koniec
review-picture-from-to = { NUMBER($first) }% → { NUMBER($last) }%

review-wait = 🔎 Dogrywam tę grę z wielu pozycji, żeby zobaczyć, ile warta jest każda odpowiedź.
review-progress =
    { $done ->
        [0] Chwilka; ta wiadomość pokaże wynik.
       *[other] Gotowe w { NUMBER($done) }%; ta wiadomość pokaże wynik.
    }
review-alt = Szanse wszystkich na wygraną, od początku do końca.
review-alt-seat = { $player }: na początku, po każdej ćwiartce i na końcu: { $chances }.
review-alt-turn = Zwrot { NUMBER($number) }: { $player }.
review-share = { $name }: z samych odpowiedzi { $answers }, szczęście { $luck } · { $quality }
review-share-vague = { $name }: zbyt równo, żeby odróżnić umiejętności od szczęścia · { $quality }
review-share-few = { $name }: za mało pytań, żeby odróżnić umiejętności od szczęścia
review-kept-all = średnio odpowiedzi mniej więcej tak dobre jak najlepsze
review-kept = średnio odpowiedź zachowuje { $share } szans najlepszej
review-range = { NUMBER($low) }–{ NUMBER($high) }%
review-luck-range = od { $low } do { $high }
review-shares = **Umiejętności i szczęście**
review-shares-help =
    -# *Z samych odpowiedzi*: szansa na wygraną, gdyby liczyły się tylko odpowiedzi wszystkich, według tego, co każdy może wiedzieć. *Szczęście*, w punktach procentowych, to reszta: los, rozdanie, to, kto zaczyna, i to, co ukryte. To szacunki; gdzie nie ma pewności, podaję przedział. { $weighed ->
        [0] W tej grze nie było nic do wyboru.
       *[other] Sprawdzone pytania: { NUMBER($weighed, useGrouping: 0) } z { NUMBER($questions, useGrouping: 0) }.
    }
review-place-turn = Tura { NUMBER($turn, useGrouping: 0) }
review-place-owner =
    { $chapter }, { $number ->
        [0] tura: { $name }
       *[other] tura { NUMBER($number) }: { $name }
    }
review-best = **Najlepsze ruchy**
review-best-move = { $name } – { $place } – { $made } · około { NUMBER($chance) }%, a { NUMBER($next) }% z najlepszą inną odpowiedzią
review-best-none = { $name }: żadna odpowiedź się nie wyróżnia
review-no-turns = Nie widać odpowiedzi, która na pewno odwróciła tę grę.
review-turn-title = Zwrot { NUMBER($number) } z { NUMBER($count) } · { $place } · { $table }
review-turn =
    { $name } wybiera: { $made }. To wygrywa około { $chance ->
        [one] { NUMBER($chance) } raz
        [few] { NUMBER($chance) } razy
       *[many] { NUMBER($chance) } razy
    } na 100.
    Lepiej: { $better }. To wygrywa około { $best ->
        [one] { NUMBER($best) } raz
        [few] { NUMBER($best) } razy
       *[many] { NUMBER($best) } razy
    } na 100.
review-turn-where = -# Co widzi w tej chwili { $name }.
review-shown = Jest teraz na kanale, dla wszystkich.

refused-not-reviewed = Analiza tej gry się nie udała. Host bota znajdzie powód pod numerem **{ $reference }**.
refused-shown-already = Na kanale już to było.
refused-not-sent-there = Nie udało się napisać na kanale tego stołu. `/konfiguracja uprawnienia` pokazuje, czego mi brakuje.

command-table-review-name = analiza
command-table-review-description = Jak poszła skończona gra: szanse, zwroty, szczęście i umiejętności
