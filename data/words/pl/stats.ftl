# Jak komu idzie: własne gry, rankingi, tabele.

stats-title = Wyniki tutaj: { $person }
stats-none = Jeszcze bez skończonych gier. `/stoły` pokazuje, gdzie możesz dołączyć.
stats-game =
    { "" }**{ $game }** · { $played ->
        [one] jedna gra
        [few] { $played } gry
       *[many] { $played } gier
    }, { $won ->
        [0] bez wygranej
        [one] jedna wygrana
        [few] { $won } wygrane
       *[many] { $won } wygranych
    } · średnie miejsce { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-game-best = { $summary } · najlepszy wynik { $best }
stats-rating = Ranking **{ NUMBER($points, useGrouping: 0) }**
stats-rating-settling = Ranking { NUMBER($points, useGrouping: 0) }, jeszcze się ustala
stats-resting = -# Chwilowo poza tabelą ({ $games }): od 60 dni bez skończonej gry. Następna cię przywróci.
stats-not-rated = -# Nie ma cię w rankingach; zmienisz to w `/ja ustawienia`.
stats-reliability = ⏳ Ostatnie tury z zegarem: { $said }
reliability-in-time = { $in_time }/{ $turns } na czas
reliability-new = tu od niedawna
reliability-unknown = za mało, żeby ocenić
reliability-left =
    { $count ->
        [one] jedna porzucona gra
        [few] { $count } porzucone gry
       *[many] { $count } porzuconych gier
    }
stats-pace = ⌛ Połowa ostatnich odpowiedzi ({ $count }): najwyżej { $time }
stats-streaks = 🔥 Najdłuższa seria: { $streaks }
stats-streak-wins =
    { $count ->
        [one] jedna wygrana
        [few] { $count } wygrane z rzędu
       *[many] { $count } wygranych z rzędu
    }
stats-streak-days =
    { $count ->
        [one] jeden dzień
        [few] { $count } dni gry z rzędu
       *[many] { $count } dni gry z rzędu
    }
button-stats = Wróć do wyników
button-stats-seats = Miejsca i opcje
stats-seats-title = Według miejsc i opcji: { $person }
stats-seats-none = Za mało gier, żeby coś powiedzieć. Potrzeba { $games } skończonych partii jednej gry.
stats-seats-game = **{ $game }** · gry: { $played }
stats-seats-line =
    { $better ->
        [yes] 👍
       *[no] 👎
    } { $what }: { $inside } · poza tym { $outside }
stats-seats-tally = wygrane { $won } z { $games } (równy udział: { $even })
stats-seats-seat = Miejsce { $number }
stats-seats-players =
    { $number ->
        [one] Gry na { $number } osobę
        [few] Gry na { $number } osoby
       *[many] Gry na { $number } osób
    }
stats-seats-computers = Z komputerami
stats-seats-no-computers = Tylko z ludźmi
stats-seats-clock = Zegar: { $clock }
stats-seats-alike = Żadne miejsce i żadna opcja się nie wyróżnia.
stats-seats-help = -# Równy udział to tyle wygranych, ile byłoby, gdyby wszyscy przy stole mieli równe szanse. Są tu tylko wyraźne różnice, od { $games } gier wzwyż; przy niewielu grach nawet one mogą być przypadkiem.
button-stats-luck = Umiejętności i szczęście
stats-luck-title = Umiejętności i szczęście: { $person }
stats-luck-none = Za mało gier z analizą: potrzeba { $games }. Robi ją *Jak poszło* po grze.
stats-luck-sum =
    { $games ->
        [one] Z jednej gry z analizą
        [few] Z { $games } gier z analizą
       *[many] Z { $games } gier z analizą
    } wygrane: { $won }, gdzie równy udział to { $even }. Umiejętności { $skill }, szczęście { $luck }.
stats-luck-help = -# Równy udział, umiejętności i szczęście dają razem liczbę wygranych. Liczą się tylko gry, którym ktoś zrobił analizę, najwyżej 60 ostatnich.
luck-picture-title = Wygrane z umiejętności i ze szczęścia
luck-picture-first = Pierwsza
luck-picture-last =
    { $games ->
        [one] Jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    }
luck-wins =
    { $sign ->
        [plus] +{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [minus] −{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] ±0
    }
luck-skill = Umiejętności
luck-luck = Szczęście
luck-alt =
    { $games ->
        [one] Wygrane ponad równy udział, z umiejętności i ze szczęścia, w jednej grze z analizą.
        [few] Wygrane ponad równy udział, z umiejętności i ze szczęścia, w { $games } grach z analizą.
       *[many] Wygrane ponad równy udział, z umiejętności i ze szczęścia, w { $games } grach z analizą.
    }
luck-alt-at = Po grze { $game }: umiejętności { $skill }, szczęście { $luck }.
stats-past = Ostatnie gry
stats-result = { $game } · miejsce { $rank } z { $seats }, wynik { $score } · { $time }
stats-result-unscored = { $game } · miejsce { $rank } z { $seats } · { $time }
ranking-title = Najlepsi: { $game }
ranking-none = Nikt nie ma jeszcze rankingu: potrzeba do tego gry co najmniej dwóch osób.
ranking-line =
    { $mark } { $person } · **{ NUMBER($points, useGrouping: 0) }** · { $games ->
        [one] jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    }
ranking-line-settling =
    { $mark } { $person } · { NUMBER($points, useGrouping: 0) } · { $games ->
        [one] jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    }, jeszcze się ustala
ranking-note = -# Liczą się gry co najmniej dwóch osób, a na liście jest każdy, kto w ciągu ostatnich 60 dni skończył choć jedną. Ranking ustala się po { $games } grach; zaczyna od 1000 i rośnie, gdy staje się pewniejszy. Kto nie chce się tu pojawiać, ma `/ja ustawienia`.
ranking-shown = Tabela jest teraz na tym kanale.
button-ranking = Najlepsi: { $game }
button-ranking-show = Pokaż na kanale
refused-keeps-to-themselves = Ta osoba nie pokazuje swoich wyników.
refused-closed-channel = Nie mogę pisać na tym kanale.
command-stats-name = statystyki
command-stats-description = Jak ci idzie, jak idzie komuś innemu albo kto jest najlepszy w danej grze
parameter-person-name = osoba
parameter-stats-person-description = Czyje gry; w innym razie twoje
parameter-ranking-description = Tabelę której gry pokazać
