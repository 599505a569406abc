# Turnieje: rundy szwajcarskie i pucharowe, ich strony i wpisy oraz to, co naprawia moderacja.

command-tournament-name = turniej
command-tournament-description = Turnieje tego serwera: zgłoś się, znajdź swój stół, zobacz tabelę

tournaments-title = Turnieje
tournaments-help = Wszyscy grają kilka rund, a na koniec ktoś wygrywa.
tournaments-none = Nie ma tu jeszcze żadnego turnieju.
tournaments-line = { $title } · { $time }{ $state ->
        [over] { " · " }skończony
        [off] { " · " }odwołany
       *[open] { "" }
    }
button-tournament-show = Pokaż
button-tournament-new = Nowy turniej
button-tournament-enter = Zgłoś się
button-tournament-leave = Nie gram
button-tournament-quit = Wycofuję się
button-tournament-table = Mój stół
button-tournament-deals = Uczciwe rozdania

tournament-title = Turniej { NUMBER($number, useGrouping: 0) } · { $game }
tournament-terms = { $format } · stoły do { $size } miejsc · { $clock } · runda najwyżej { $round } · { $channel }
tournament-format-swiss = System szwajcarski
tournament-format-swiss-help = Wszyscy grają w każdej rundzie, z tymi, którzy mają mniej więcej tyle samo punktów.
tournament-format-duplicate = System szwajcarski z równymi kartami
tournament-format-duplicate-help = W rundzie te same karty przy wszystkich stołach; każde miejsce porównuje się z takim samym gdzie indziej.
tournament-format-knockout = System pucharowy
tournament-format-knockout-help = Lepsza połowa każdego stołu gra dalej, aż zostanie jeden stół.
tournament-pace-evening = Jeden wieczór
tournament-pace-weekend = Weekend
tournament-pace-week = Runda na tydzień
tournament-pace-help = { $clock }; runda trwa najwyżej { $round }

tournament-announced =
    🏟️ **{ $title }**: początek { $time } ({ $relative }).
    Naciśnij *Zgłoś się*, żeby zagrać. Dobieram stoły i mówię, kiedy twoja tura.
tournament-starts = Początek { $time } ({ $relative }), jeśli zgłoszeń będzie co najmniej { $fewest }.
tournament-reminder = ⏰ **{ $title }** zaczyna się { $relative }. Twój stół sam otworzy się na { $channel }.
tournament-forecast-swiss =
    Osoby: { $people }, więc { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }. Grasz w każdej, z tymi, którzy mają mniej więcej tyle samo punktów. Następna zaczyna się, gdy skończą wszystkie stoły albo minie czas.
tournament-forecast-duplicate =
    Osoby: { $people }, więc { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, w każdej te same karty przy wszystkich stołach. Widzisz tylko własny stół, a punkty dostajesz za lepszy wynik niż inni z twojego miejsca gdzie indziej.
tournament-forecast-knockout = Lepsza połowa każdego stołu przechodzi do następnej rundy. Ostatni stół rozstrzyga, kto wygrywa.
tournament-entered =
    { $count ->
        [one] Na razie zgłasza się { $people }.
        [few] Zgłoszone są { $count } osoby: { $people }.
       *[many] Zgłoszonych jest { $count } osób: { $people }.
    }
tournament-nobody = Nie ma jeszcze zgłoszeń.
tournament-more-people =
    { $count ->
        [one] jeszcze 1 osoba
        [few] jeszcze { $count } osoby
       *[many] jeszcze { $count } osób
    }
tournament-more-tables =
    { $count ->
        [one] i jeszcze 1 stół
        [few] i jeszcze { $count } stoły
       *[many] i jeszcze { $count } stołów
    }

tournament-pairing = Zaczyna się: dobieram stoły.
tournament-round = Runda { $round } z { $rounds }
tournament-round-of = Runda { $round }
tournament-final = Finał
tournament-round-ends = Czas mija { $relative }.
tournament-round-over = Ta runda jest skończona. Następna zaraz się zacznie.
tournament-shared = Wszystkie stoły mają te same karty. Póki nie skończą wszystkie, stół widzą tylko ci, którzy przy nim grają, a wyników nie widzi nikt.
tournament-table = { $table ->
        [0] { $people }
       *[other] Stół { NUMBER($table, useGrouping: 0) }: { $people }
    }{ $state ->
        [waiting] { " · " }zaraz się otworzy
        [open] { "" }
        [over] { " · " }skończony
        [void] { " · " }nie liczy się
       *[other] { " · " }rozstrzygnięty
    }
tournament-byes =
    { $count ->
        [one] W tej rundzie bez stołu, za to 5 punktów: { $people }
        [few] W tej rundzie bez stołu, za to po 5 punktów: { $people }
       *[many] W tej rundzie bez stołu, za to po 5 punktów: { $people }
    }
tournament-standings = Tabela
tournament-place = { $rank ->
        [0] –
       *[other] **{ $rank }.**
    } { $state ->
        [in] { $name }
       *[other] ~~{ $name }~~
    } · { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $knockout ->
        [yes] { " · " }runda { $reached }
       *[no] { " · " }rywale { $opponents }
    }{ $state ->
        [withdrawn] { " · " }już nie gra
        [disqualified] { " · " }dyskwalifikacja
       *[in] { "" }
    }
tournament-won =
    { $count ->
        [0] Koniec. Nikt nie został.
        [one] 🏆 Wygrywa { $winners }!
        [few] 🏆 Pierwsze miejsce ex aequo: { $winners }.
       *[many] 🏆 Pierwsze miejsce ex aequo: { $winners }.
    }
tournament-called-off = Turniej jest odwołany.
tournament-postponed = **{ $title }**: { $count ->
        [0] nie ma jeszcze zgłoszeń
        [one] jest tylko 1 zgłoszenie
        [few] są tylko { $count } zgłoszenia
       *[many] jest tylko { $count } zgłoszeń
    }, a potrzeba { $fewest }. Nowy termin: { $time }.
tournament-off = **{ $title }**: turniej jest odwołany{ $reason ->
        [few] , bo zgłoszeń jest mniej niż { $fewest }
       *[moderator] { "" }
    }.
tournament-ended-early = Turniej odwołano przed końcem. Tyle udało się rozegrać:
tournament-thread = Turniej { NUMBER($tournament, useGrouping: 0) } · { $game } · runda { $round }, stół { $number }

tournament-done-entered = Grasz. Gdy zacznie się runda, twój stół otworzy się sam, a ja powiem, kiedy twoja tura.
tournament-done-left = Nie grasz. Możesz zgłosić się znowu, póki się nie zacznie.
tournament-done-quit = Nie grasz już w turnieju. Twoja otwarta gra toczy się dalej, a nowa się dla ciebie nie zacznie. Przywrócić cię może moderacja.

tournament-form-title = Nowy turniej
tournament-form-size = Miejsca przy stole
tournament-form-format = Rodzaj
tournament-form-pace = Długość
tournament-form-starts = Początek
tournament-options-title = Opcje turnieju
tournament-options-fewest = Najmniej zgłoszeń
tournament-options-rounds = Liczba rund
tournament-options-proposed = Ile pasuje do liczby osób

tournament-deals = Karty i kości każdej rundy są ustalone od początku. W pliku jest SHA-256 sekretu każdego rozdania. Po rundzie są tam też jej sekrety, a `/stół sprawdź` mówi, jak je sprawdzić.
tournament-deal = { $round ->
        [0] losowanie
       *[other] runda { $round }
    }{ $number ->
        [0] { "" }
       *[other] , stół { $number }
    }: SHA-256 { $commitment }
tournament-deal-revealed = { tournament-deal }, sekret { $secret }

button-tournament-options = Opcje
button-tournament-started = Zacznij teraz
button-tournament-delayed = { $time } później
button-tournament-extended = { $time } dłużej
button-tournament-cut = Zakończ rundę
button-tournament-stop = Odwołaj
button-tournament-resume = Graj dalej
button-tournament-here = Graj tutaj

tournament-people-help = Wybierz, kogo wycofać, zdyskwalifikować, zastąpić albo przywrócić.
tournament-replace = Kto przejmuje punkty …
tournament-results-help = Wybierz grę, żeby ją rozstrzygnąć. Runda z gotowymi stołami zostaje, jaka jest.
tournament-match = Runda { $round }, { $table ->
        [0] gra { $number }
       *[other] stół { NUMBER($table, useGrouping: 0) }
    }
tournament-cut-question = Zakończyć teraz rundę? Komputery wiele razy dograją otwarte gry i każdy dostanie tyle punktów, ilu można się było spodziewać. Tego nie da się cofnąć.

tournament-next-soon = Następny krok: za chwilę.
tournament-next-open = Następny krok: otwiera się stół.
tournament-next-blocked =
    Następny krok: otwiera się stół. { $why ->
        [gone] Kanału już nie ma: naciśnij **{ button-tournament-here }** na innym.
        [denied] Nie mogę pisać na kanale: sprawdź tam moje uprawnienia i naciśnij **{ button-repair-retry }**. Albo naciśnij **{ button-tournament-here }** na innym.
       *[unreachable] Discord nie pokazuje mi teraz tego serwera. Spróbuję znowu bez przypominania.
    }
tournament-next-start = Następny krok: początek { $time }, jeśli zgłoszeń będzie co najmniej { $fewest }. Jeśli nie, raz przesuwam początek, a potem odwołuję turniej.
tournament-next-round = Następny krok: następna runda, { $time }.
tournament-next-cut = Następny krok: następna runda, gdy tylko { $count ->
        [one] skończy się 1 gra
        [few] skończą się { $count } gry
       *[many] skończy się { $count } gier
    }. Najpóźniej { $time }: wtedy otwarte gry dograją komputery.
tournament-next-games =
    { $count ->
        [one] 1 otwarta gra toczy się do końca. Nowe się nie zaczną.
        [few] { $count } otwarte gry toczą się do końca. Nowe się nie zaczną.
       *[many] { $count } otwartych gier toczy się do końca. Nowe się nie zaczną.
    }
tournament-next-gone = Ostatecznie kończy się { $time }. Do tego czasu można grać dalej.

refused-no-such-tournament = Nie mogę znaleźć tego turnieju. Może jest z innego serwera.
refused-closed-tournament = Ten turniej już się zaczął albo jest odwołany. Możesz zgłosić się do następnego.
refused-full-tournament = Ten turniej jest pełny: zgłoszeń jest { $most }.
refused-busy-in-tournaments = Grasz już w tylu turniejach, ile można ({ $most }). Najpierw któryś opuść albo poczekaj, aż się skończy. Opuszczony turniej liczy się, dopóki trwa twoja gra.
refused-busy-person-in-tournaments = Ta osoba gra już w tylu turniejach, ile można ({ $most }), więc w tym już nie zagra. Opuszczony turniej liczy się, dopóki trwa jej gra.
refused-moved-on = Turniej poszedł dalej, więc tego już nie można zrobić.
refused-not-in-tournament = Nie grasz w tym turnieju.
refused-no-substitute = Ta osoba nie może przejąć punktów: już w tym turnieju gra, turniej jest skończony albo punkty ma już kto inny.

log-tournament-opened = Turniej { NUMBER($tournament, useGrouping: 0) }, runda { $round }. Nie można zrobić przerwy ani skończyć tej gry wcześniej. Jej karty i kości są ustalone od początku turnieju; do sprawdzenia na koniec: `{ $commitment }`
log-tournament-cut = Czas tej rundy minął. Komputery wiele razy dograły tę grę i każdy dostaje tyle punktów, ilu można się było spodziewać.
