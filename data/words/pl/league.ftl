# Ligi: sezony z dywizjami, tabele i to, co robi moderacja.

command-league-name = liga
command-league-description = Ligi tego serwera: zgłoszenia, tabele, sezony

leagues-title = Ligi
leagues-none = Na tym serwerze nie ma jeszcze ligi.
leagues-line = **{ $name }** · { $games } · { $channel }
button-league-show = Pokaż
button-league-new = Nowa liga

league-title = { $name } · sezon { $season }
league-terms = { $games } · miejsca przy stole: { $size } · { $weeks } · { $clock } · { $channel }
league-weeks =
    { $count ->
        [one] 1 tydzień
        [few] { $count } tygodnie
       *[many] { $count } tygodni
    }
league-starts = Początek { $time } ({ $relative }).
league-forecast =
    Jeśli sezon zacznie się teraz, { $games ->
        [one] czeka cię 1 gra
        [few] czekają cię { $games } gry
       *[many] czeka cię { $games } gier
    }, naraz najwyżej { $at_once }. { $divisions ->
        [1] Grają z tobą: { $people }.
       *[other] Dywizja { $division } z { $divisions }, grają z tobą: { $people }.
    } Wszyscy siedzą na każdym miejscu równie często.
league-forecast-few =
    { $games ->
        [one] Czeka cię co najmniej 1 gra
        [few] Czekają cię co najmniej { $games } gry
       *[many] Czeka cię co najmniej { $games } gier
    }, naraz najwyżej { $at_once }. Z kim, jeszcze nie wiem: potrzeba { $fewest } osób, a na razie { $count ->
        [0] nikt się nie zgłosił
        [one] zgłosiła się 1
        [few] zgłosiły się { $count }
       *[many] zgłosiło się { $count }
    }.
league-forecast-time =
    W tutejszym tempie twoje gry zajmą łącznie mniej więcej tyle: { $time }.{ $long ->
        [yes] { " " }To dłużej niż sezon; na jego końcu niektóre będą jeszcze otwarte.
       *[no] { "" }
    }
league-forecast-unknown = Ile to potrwa, nie wiem: na tym serwerze skończyło się za mało takich gier.
league-entered =
    { $count ->
        [one] Na razie zgłasza się { $people }.
        [few] Zgłoszone są { $count } osoby: { $people }.
       *[many] Zgłoszonych jest { $count } osób: { $people }.
    }
league-more-people =
    { $count ->
        [one] jeszcze 1 osoba
        [few] jeszcze { $count } osoby
       *[many] jeszcze { $count } osób
    }
league-nobody = Nie ma jeszcze zgłoszeń.
button-league-enter = Zgłoś się
button-league-leave = Nie gram
button-league-quit = Opuść sezon
league-done-entered = Grasz. Gdy zacznie się sezon, twoje gry otworzą się same, a ja powiem, kiedy twoja tura.
league-done-left = Nie grasz. Możesz zgłosić się znowu, póki sezon się nie zacznie.
league-done-quit = Nie grasz już w tym sezonie. Twoje otwarte gry toczą się dalej, a nowe się dla ciebie nie zaczną.

league-division = Dywizja { $division }
league-divisions = Inna dywizja …
league-people =
    { $count ->
        [one] 1 osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
league-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

league-week = **{ $name }, tydzień { $week }**
league-week-played = Gry skończone: { $played } z { $games }.
league-week-leaders = Na czele: { $leaders }.
league-week-leader =
    { $several ->
        [yes] { $leaders } w dywizji { $division } ({ $points })
       *[no] { $leaders } ({ $points })
    }
league-week-nobody = Nikt nie ma jeszcze punktów.
league-week-hope =
    { $hopeful ->
        [one] Tytuł jest rozstrzygnięty, a sezon kończy się { $time }.
        [few] O tytuł walczą jeszcze { $hopeful } osoby, a sezon kończy się { $time }.
       *[many] O tytuł walczy jeszcze { $hopeful } osób, a sezon kończy się { $time }.
    }
league-ends = Sezon kończy się { $time }.
league-ended = Ten sezon jest skończony.
league-more-divisions =
    { $count ->
        [one] -# Jeszcze jedna dywizja: naciśnij **{ button-league-show }**.
        [few] -# Jeszcze { $count } dywizje: naciśnij **{ button-league-show }**.
       *[many] -# Jeszcze { $count } dywizji: naciśnij **{ button-league-show }**.
    }
league-over =
    🏆 **{ $name }, sezon { $season }** dobiega końca. { $count ->
        [0] Tym razem nikt nie zdobywa tytułu.
        [one] Tytuł zdobywa { $champions }!
        [few] Tytuł zdobywają ex aequo { $champions }!
       *[many] Tytuł zdobywają ex aequo { $champions }!
    }
league-thread = { $league } · { $game } · dywizja { $division }, gra { $number }
log-season-over = Sezon się skończył. Komputery wiele razy dograły tę grę i każdy dostaje tyle punktów, ilu można się było spodziewać.

league-form-title = Nowa liga
league-form-name = Nazwa
league-form-name-example = Liga zimowa
league-form-games = Gry
league-form-weeks = Długość sezonu
league-form-clock = Zegar
league-form-starts = Początek pierwszego sezonu
league-form-starts-example = poniedziałek 20:00

button-league-extend = Tydzień dłużej
button-league-close = Ostatni sezon
button-league-reopen = Graj dalej
button-league-here = Graj tutaj
league-next-starts = Następny krok: sezon zaczyna się { $time }, jeśli zgłosi się co najmniej tyle osób: { $fewest }.
league-next-weekly = Następny krok: podsumowanie tygodnia, { $time }.
league-next-ends = Następny krok: sezon kończy się { $time } albo wcześniej, z ostatnią grą.
league-next-games = Otwarte gry: { $open }. Gry, które czekają, aż wszyscy będą mieli miejsce: { $waiting }.
league-next-start = Następny krok: sezon zaraz się zacznie.
league-next-postpone = Za mało zgłoszeń. Sezon zacznie się tydzień później.
league-next-open = Następny krok: otwiera się gra.
league-next-blocked =
    Następny krok: otwiera się gra. { $why ->
        [gone] Kanału już nie ma: naciśnij **{ button-league-here }** na innym.
        [denied] Nie mogę pisać na kanale: sprawdź tam moje uprawnienia i naciśnij **{ button-repair-retry }**. Albo naciśnij **{ button-league-here }** na innym.
       *[unreachable] Discord nie pokazuje mi teraz tego serwera. Spróbuję znowu bez przypominania.
    }
league-next-adjudicate = Następny krok: komputery dogrywają otwarte gry.
league-next-close = Następny krok: otwarte gry się kończą.
league-next-summarize = Następny krok: podsumowanie tygodnia.
league-next-end = Następny krok: koniec sezonu.

refused-no-such-league = Nie mogę znaleźć tej ligi. Może jest z innego serwera.
refused-entry-closed = Ten sezon już się zaczął. Możesz zgłosić się do następnego.
refused-not-in-season = Nie grasz w tym sezonie.
refused-nameless-league = Nadaj lidze nazwę.
refused-no-common-size = Te gry nie mają wspólnej liczby grających. Wybierz inne albo otwórz po jednej lidze dla każdej.

log-league-opened = Gra ligi { $league }, sezon { $season }, dywizja { $division }. Nie można zrobić przerwy ani skończyć jej wcześniej. Jej karty i kości są ustalone od początku sezonu; do sprawdzenia na koniec: `{ $commitment }`
league-deals-file = rozdania
button-league-deals = Uczciwe rozdania
league-deals = Karty i kości wszystkich gier są ustalone od początku sezonu. W pliku jest SHA-256 sekretu każdego rozdania. Gdy gra się skończy, jest tam też jej sekret, a `/stół sprawdź` mówi, jak to sprawdzić.
league-deal = dywizja { $division }, gra { $number }: SHA-256 { $commitment }
league-deal-revealed = dywizja { $division }, gra { $number }: SHA-256 { $commitment }, sekret { $secret }
league-next-reveal = Następny krok: ujawniają się rozdania skończonych gier.
refused-in-competition = Ta gra należy do zawodów, więc nie można zrobić przerwy ani skończyć jej wcześniej. Jeśli jest powód, może to zrobić moderacja.
button-league-options = Opcje
league-options-title = Opcje ligi
league-options-at-once = Gry naraz
league-options-division = Osoby w dywizji, około
league-options-preset = Zasady
league-options-adjudicate = Komputery dogrywają otwarte gry
league-options-adjudicate-hint = Na koniec sezonu każdy dostaje oczekiwane punkty. Jeśli wyłączone, otwarte gry się nie liczą.
league-options-role = Rola za tytuł
league-options-role-hint = Potrzebuję „Zarządzania rolami”, a moja rola musi być wyżej.
league-done-options = Gotowe. Od teraz, a zasady i dywizje od następnego sezonu.
league-role-missing = Nie mogę nadać roli { $role }: potrzebuję *Zarządzania rolami*, a moja rola musi być wyżej.
league-picture-alt =
    { $people ->
        [one] Tabela dywizji { $division }: 1 osoba.
        [few] Tabela dywizji { $division }: { $people } osoby.
       *[many] Tabela dywizji { $division }: { $people } osób.
    }
league-picture-line =
    { $rank }. { $name }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, gry { $games } z { $total }{ $state ->
        [left] { "" }, już nie gra
        [settled] { "" }
       *[open] { "" }, możliwe miejsca od { $best } do { $worst }
    }{ $came ->
        [up] { "" }, ostatnio awans
        [down] { "" }, ostatnio spadek
        [new] { "" }, debiut
        [back] { "" }, powrót
       *[stayed] { "" }
    }.
league-picture-goes =
    { $way ->
        [up] Awans.
       *[down] Spadek.
    }
league-picture-form = Ostatnio
league-picture-games = Gry
league-picture-ranks = Możliwe
league-picture-points = Punkty
league-picture-band =
    { $way ->
        [up] awans do dywizji { $division }
       *[down] spadek do dywizji { $division }
    }
league-picture-left = nie gra
league-picture-number = { $number }
league-picture-of = { $games }/{ $total }
league-picture-range =
    { $settled ->
        [yes] { $best }
       *[no] { $best }–{ $worst }
    }
league-picture-came =
    { $way ->
        [up] awans
        [down] spadek
        [new] debiut
       *[back] powrót
    }
button-league-luck = Szczęście i umiejętności
league-luck-title = { $name }, dywizja { $division }: szczęście i umiejętności
league-luck-line = { $name }: umiejętności { $play }, szczęście { $luck } · gry: { $told } z { $games }
league-luck-none = { $name }: jeszcze bez analizy
league-luck-help = Liczone w wygranych ponad równy udział, jako przedziały, które trafiają w około 95 przypadkach na 100. Liczą się tylko gry po analizie: zrobi ją *Jak poszło*, gdy gra się skończy.
league-replace = Kto gra dalej?
refused-not-running = To działa tylko w trakcie sezonu.
refused-in-season-already = Ta osoba ma już zgłoszenie w tym sezonie.
league-people-help = Wybierz, kogo wycofać, zdyskwalifikować, zastąpić albo przywrócić. W grach, które się jeszcze nie zaczęły, za osoby, które odchodzą, grają komputery, a ich miejsca liczą się jako ostatnie. Kto kogoś zastępuje, rozgrywa te gry i zaczyna bez punktów. Po dyskwalifikacji zajmuje się ostatnie miejsce we wszystkich swoich grach.
league-results-help = Wybierz grę, żeby ją rozstrzygnąć. Tabela zmieni się od razu.
league-game = Dywizja { $division }, { $table ->
        [0] gra { $number }
       *[other] stół { NUMBER($table, useGrouping: 0) }
    }
button-league-before = Poprzedni sezon
log-game-ruled = Moderacja zdecydowała, jak liczy się ta gra, więc jest skończona.
refused-disqualified = Po dyskwalifikacji nie możesz znów zgłosić się do tego sezonu. Zapytaj moderację.
