# Porównania: kilka stołów z tym samym rozdaniem, na których każde miejsce porównuje się z tym samym miejscem gdzie indziej.

command-duplicate-name = porównanie
command-duplicate-description = Te same karty przy każdym stole: zgłoś się, znajdź swój stół, porównaj wyniki

duplicates-title = Porównania
duplicates-help = Kilka stołów dostaje te same karty i kości. Na koniec widzisz, jak ci poszło na tle wszystkich z twojego miejsca.
duplicates-none = Nie ma tu jeszcze żadnego porównania.
duplicates-line = { $game } · { $time }
button-duplicate-show = Pokaż
button-duplicate-new = Nowe porównanie
button-duplicate-enter = Zgłoś się
button-duplicate-leave = Nie gram
button-duplicate-table = Mój stół
button-duplicate-start = Zacznij teraz
button-duplicate-cancel = Odwołaj

duplicate-title = Porównanie { NUMBER($number, useGrouping: 0) } · { $game }
duplicate-terms = miejsca przy stole: { $size } · { $clock }
duplicate-announced =
    🃏 **{ $game }: te same karty przy każdym stole.** Początek { $time } ({ $relative }).
    Naciśnij *Zgłoś się*, żeby zagrać. Losuję stoły, a na koniec widzisz, jak ci poszło na twoim miejscu na tle innych.
duplicate-starts = Początek { $time } ({ $relative }).
duplicate-forecast = Losuję tak mało stołów, jak się da, ale co najmniej dwa. Puste miejsca zajmują komputery.
duplicate-entered =
    { $count ->
        [one] Na razie zgłasza się { $people }.
        [few] Zgłoszone są { $count } osoby: { $people }.
       *[many] Zgłoszonych jest { $count } osób: { $people }.
    }
duplicate-more-people =
    { $count ->
        [one] jeszcze 1 osoba
        [few] jeszcze { $count } osoby
       *[many] jeszcze { $count } osób
    }
duplicate-nobody = Nie ma jeszcze zgłoszeń.
duplicate-running =
    Stoły, które już skończyły: { $over } z { $tables }.
    Póki nie skończą wszystkie, widzisz tylko własny stół, a wyników nie widzi nikt.
duplicate-called-off = Odwołane albo zgłosiły się mniej niż dwie osoby.
duplicate-nothing = Żaden człowiek nie skończył gry, więc nie ma czego porównać.
duplicate-alone = Skończył tylko jeden stół, więc nie ma z kim się porównać: wszyscy dostają po 50%.
duplicate-place = **{ $rank }.** { $name } · { $percent }% · miejsce { $seat }, wynik { $total }, stół { NUMBER($table, useGrouping: 0) }
duplicate-seats = Najlepszy i najsłabszy wynik każdego miejsca
duplicate-seat = Miejsce { $seat }: { $best } z wynikiem { $most } (stół { NUMBER($first, useGrouping: 0) }), { $worst } z wynikiem { $least } (stół { NUMBER($last, useGrouping: 0) })
duplicate-seat-even = Miejsce { $seat }: wszyscy z wynikiem { $total }
duplicate-computer = komputer
duplicate-replay = Powtórka stołu …
duplicate-table = Stół { NUMBER($table, useGrouping: 0) }
duplicate-file = tabela
duplicate-deal = -# Karty i kości są już ustalone. Żeby sprawdzić to na koniec, zachowaj ten SHA-256: `{ $commitment }`
duplicate-deal-revealed = -# Sekret rozdania to `{ $secret }`. Jego SHA-256, znany od początku, to `{ $commitment }`.

duplicate-form-title = Nowe porównanie
duplicate-form-game = Gra
duplicate-form-size = Miejsca przy każdym stole
duplicate-form-clock = Zegar
duplicate-form-starts = Początek gry
duplicate-form-starts-example = dziś 20:00

duplicate-done-opened = Gotowe. Ogłaszam to na tym kanale.
duplicate-done-entered = Grasz. Gdy się zacznie, twój stół otworzy się sam, a ja powiem, kiedy twoja tura.
duplicate-done-left = Nie grasz. Możesz zgłosić się znowu, póki się nie zacznie.
duplicate-done-started = Gotowe. Stoły się otwierają.

refused-no-such-set = Nie mogę znaleźć tego porównania. Może jest z innego serwera.
refused-set-closed = Tego nie można już zmienić: porównanie trwa, jest odwołane albo pełne.
refused-set-too-few = Do startu potrzeba co najmniej dwóch zgłoszeń.
refused-no-own-table = Nie masz otwartego stołu w tym porównaniu. Jeśli dopiero się zaczęło, spróbuj za chwilę.
refused-no-such-size = Do tej gry wybierz od { $fewest } do { $most }.

log-duplicate-opened = Stół { $number } z { $tables } z tymi samymi kartami. Nie można zrobić przerwy ani skończyć go wcześniej. Do sprawdzenia rozdania na koniec: `{ $commitment }`
log-duplicate-over = Wszystkie stoły z tymi kartami skończyły, więc tę grę może obejrzeć każdy.
