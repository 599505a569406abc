# Gra dnia: codziennie jedno rozdanie dla wszystkich.

command-daily-name = gra-dnia
command-daily-description = Dzisiejsza gra: te same karty i kości dla wszystkich i jedna próba

daily-title = Gra dnia · { $game } · { $day }
daily-about =
    { $count ->
        [one] Wszyscy mają dziś te same karty i kości, przeciw temu samemu komputerowi.
        [few] Wszyscy mają dziś te same karty i kości, przeciw tym samym { $count } komputerom.
       *[many] Wszyscy mają dziś te same karty i kości, przeciw tym samym { $count } komputerom.
    } Zobacz, jak daleko zajdziesz.
daily-new = Masz jedną próbę, bez podpowiedzi. Zacznij przed { $ends }, skończ przed { $closes }; możesz przerwać i wrócić, kiedy chcesz.
daily-begun = Twoja gra na ciebie czeka. Skończ ją przed { $closes }.
daily-ended = Na tę grę zabrakło czasu, więc się nie liczy. Jutro będzie nowa.
daily-done = Dzisiejszą grę masz już za sobą. Jutro będzie nowa.
daily-streak =
    { $now ->
        [0] Twoja najdłuższa seria: { $longest }.
        [one] 🔥 Pierwszy dzień nowej serii. Twoja najdłuższa: { $longest }.
        [few] 🔥 { $now } dni z rzędu. Twoja najdłuższa seria: { $longest }.
       *[many] 🔥 { $now } dni z rzędu. Twoja najdłuższa seria: { $longest }.
    }
daily-coming = -# W planie: { $days }
daily-coming-day = { $day } { $game }
daily-opened = Jedna próba: skończ przed { $closes }. Jeśli ten panel przestanie odpowiadać, przywróci go `/gra-dnia`.
daily-playing = -# 📅 Gra dnia, { $day } · widzisz ją tylko ty. Bez podpowiedzi i bez cofania, gdy ktoś już odpowie.
daily-next-day = Jest nowy dzień i nowa gra dnia.

button-daily = Gra dnia
button-daily-play = Zagraj
button-daily-go-on = Wróć do mojej gry
button-daily-result = Mój wynik
button-daily-share = Udostępnij
button-daily-yesterday = Wczoraj
button-daily-ranking = Tabela
button-daily-old = Dawniejsze
button-daily-check = Sprawdź to rozdanie
button-daily-best = Najlepsza gra, krok po kroku
button-daily-old-play = Zagraj dla siebie
button-daily-day-back = Dzień wcześniej
button-daily-week-back = Tydzień wcześniej
button-daily-week-on = Tydzień później
button-daily-here = Ten serwer
button-daily-all = Wszyscy
button-daily-list = Pokazuj mój nick
button-daily-unlist = Ukryj mój nick

daily-score =
    { $points ->
        [one] **Wynik { $score }**: 1 punkt
        [few] **Wynik { $score }**: { $points } punkty
       *[many] **Wynik { $score }**: { $points } punktów
    }, { $lead ->
        [ahead] o { $by } przed najlepszym komputerem.
        [level] na równi z najlepszym komputerem.
       *[behind] o { $by } za najlepszym komputerem.
    }
daily-share =
    { $people ->
        [one] Przed tobą nikt nie skończył tego rozdania: **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%**.
        [few] To **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%** wśród { $people } osób z tym rozdaniem.
       *[many] To **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%** wśród { $people } osób z tym rozdaniem.
    }
daily-so-far = Ostatecznie będzie wiadomo { $time }.
daily-unranked = Ta gra jest tylko dla ciebie; nie liczy się na żadnej liście.
daily-reviewing = ⏳ Szukam, gdzie ta gra się rozstrzygnęła…
daily-lost =
    Najwięcej ucieka tu: { $place }. Twój wybór: { $made }. Lepszy: { $better }, wygrywa o { $more ->
        [one] 1 grę
        [few] { $more } gry
       *[many] { $more } gier
    } na 100 więcej.
daily-lost-nothing = Nie ma odpowiedzi, która na pewno kosztowała cię wiele.
daily-won =
    Najlepszy wybór jest tu: { $place }. { $made } wygrywa o { $more ->
        [one] 1 grę
        [few] { $more } gry
       *[many] { $more } gier
    } na 100 więcej niż następny w kolejności.
daily-won-nothing = Żadna odpowiedź wyraźnie nie przewyższa innych.
daily-kept = Twoje odpowiedzi zachowują średnio { $kept }% szans; reszta zależy od rozdania.
daily-kept-few = Za mało było do wyboru, żeby odróżnić umiejętności od szczęścia.

daily-card = **{ $name }** · Gra dnia, { $day } · { $game }
daily-card-share =
    { $people ->
        [one] Wynik { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, pierwszy z tym rozdaniem · `/gra-dnia`
        [few] Wynik { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% wśród { $people } osób · `/gra-dnia`
       *[many] Wynik { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% wśród { $people } osób · `/gra-dnia`
    }
daily-card-copy = Nie mogę tu pisać, ale możesz to skopiować:
daily-shared = ✅ Udostępnione na tym kanale.

daily-ranking-here = Gra dnia · ten serwer
daily-ranking-all = Gra dnia · wszyscy
daily-week = { $first } – { $last }
daily-ranking-help = -# Liczy się pięć twoich najlepszych dni tygodnia. Procent dnia mówi, ilu z tych, którzy mają to samo rozdanie, zostaje za tobą.
daily-week-line =
    { $days ->
        [one] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · 1 dzień
        [few] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · { $days } dni
       *[many] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · { $days } dni
    }
daily-day-line = { $place }. { $name } · **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%** · wynik { $score }
daily-nobody = Jeszcze nikogo.
daily-you = ty
daily-somebody = ktoś
daily-listed = -# Inni widzą na tych listach twój nick.
daily-unlisted = -# Inni nie widzą na tych listach twojego nicku.

daily-turning =
    { $people ->
        [one] **Zwrot w rozdaniu { $number }**, z którym mierzy się 1 osoba: { $prompt }
        [few] **Zwrot w rozdaniu { $number }**, z którym mierzą się { $people } osoby: { $prompt }
       *[many] **Zwrot w rozdaniu { $number }**, z którym mierzy się { $people } osób: { $prompt }
    }
daily-brought = • { $made }: { $people }× · średni wynik { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }

daily-check-title = Sprawdź rozdania
daily-check-help = Każde rozdanie wynika z sekretu. Jego SHA-256 widać tu dzień wcześniej, a sam sekret dzień później, więc w międzyczasie nikt nie może zmienić rozdania. *Sprawdź tasowanie* odtwarza z niego twoją grę.
daily-promised = Zapowiedziane: `{ $hash }`
daily-secret = Sekret: `{ $secret }`

daily-old-title = Dawniejsze gry dnia
daily-old-help = Zobacz, jak poszło danego dnia, albo zagraj dla siebie.
daily-old-choose = Który dzień?
daily-none-old = Żadna gra dnia jeszcze się nie skończyła.

log-daily-over = Dzień się skończył, a ta gra jeszcze nie.

refused-told-daily = Dzisiejsze rozdania są już ujawnione, więc nie można nimi grać. Jutro będzie nowa gra dnia.
refused-changed-daily = Dziś mnie zaktualizowano i zasady tej gry są już inne niż na początku dnia. Jutro będzie nowa gra dnia.
refused-failed-daily = Nie wyszło. Spróbuj proszę ponownie.
refused-open-daily = Ta gra dnia jeszcze trwa.
refused-uncounted-daily = Ta gra była tylko dla ciebie, więc nie ma wyniku do pokazania.
