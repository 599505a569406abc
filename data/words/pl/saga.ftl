# Saga – nazwy, opcje, wybory, przebieg, odmowy i zasady. Karty są w saga-cards.ftl.

saga-name = Saga: Nić wróżek
saga-tagline = Jedno życie bohatera, wiele wróżek: ciągnij jego nić ku swojemu tajnemu zakończeniu.
saga-players = 2–6 osób, około 60 minut

## Cechy i typy

saga-characteristic-fame = Sława
saga-characteristic-courage = Odwaga
saga-characteristic-wealth = Bogactwo
saga-characteristic-wisdom = Mądrość
saga-characteristic-might = Siła

saga-type-journey = Podróż
saga-type-conquest = Podbój
saga-type-fight = Walka
saga-type-wonder = Dziw
saga-type-vow = Przysięga
saga-type-love = Miłość
saga-type-friendship = Przyjaźń

## Z czego składa się wynik

saga-terms = { $first } + { $second }
saga-term-0 = nic więcej
saga-term-highest = najwyższa wartość
saga-term-lowest = najniższa wartość
saga-term-hand-you = karty na ręce
saga-term-won-friendship = wygrane Przyjaźnie
saga-term-max-wealth-wisdom = Bogactwo lub Mądrość

saga-adventure-hint = { $odds } { $stakes }
saga-adventure-named = { $card } · { $type }

## Opcje stołu

saga-option-requirements = Cele
saga-option-requirements-help = Czy od 4 osób cele wymagają więcej, czy tyle, ile jest na kartach?
saga-option-requirements-scaled = Więcej osób, więcej wymagań
saga-option-requirements-printed = Jak na kartach (krótkie gry)
saga-option-trial = Próba bohatera
saga-option-trial-help = Czy próba jest zaliczona, gdy nie uda się wszystkim wróżkom, czy ktoś musi ją przejść?
saga-option-trial-until_all_tried = Gdy wszyscy spróbują
saga-option-trial-until_passed = Gdy komuś się uda
saga-option-rounds = Rundy
saga-option-rounds-help = Po ilu pełnych rundach kończy się opowieść? Wtedy wygrywa wróżka najbliżej swojego celu.
saga-option-rounds-10 = 10 rund
saga-option-rounds-15 = 15 rund
saga-option-rounds-20 = 20 rund
saga-option-rounds-30 = 30 rund
saga-option-rounds-45 = 45 rund
saga-option-rounds-60 = 60 rund
saga-option-window_silence = Czas na ingerencję
saga-option-window_silence-help = Jeśli ktoś nie odpowiada w czasie wyzwania, po jakim czasie pasuje?
saga-option-window_silence-15 = 15 minut
saga-option-window_silence-60 = 1 godzina
saga-option-window_silence-240 = 4 godziny
saga-option-window_silence-720 = 12 godzin
saga-option-window_silence-1440 = 1 dzień
saga-option-veil = Ukrywanie szybkich pasów
saga-option-veil-help = Gdy wszyscy spasują, jak długo wyzwanie może losowo poczekać, żeby to ukryć?
saga-option-veil-0 = Wcale, gramy od razu dalej
saga-option-veil-10 = Do 10 sekund
saga-option-veil-20 = Do 20 sekund
saga-option-veil-40 = Do 40 sekund
saga-option-veil-60 = Do 1 minuty
saga-option-retrieving = Odzyskiwanie kart
saga-option-retrieving-help = Jak często w swojej turze można odzyskać wierzchnią przygodę ze stosu odrzuconych?
saga-option-retrieving-once = Raz w turze
saga-option-retrieving-any_number = Ile razy da się zapłacić
saga-option-links = Łączenie
saga-option-links-help = 29 przygód pasuje po dwóch typach. Liczą się oba czy tylko pierwszy?
saga-option-links-two_types = Liczą się oba typy
saga-option-links-one_type = Tylko pierwszy
saga-option-objectives_open = Jawne cele
saga-option-objectives_open-help = Czy wszystkie cele są odkryte? To dobry sposób na pierwszą grę.
saga-option-objectives_open-true = Odkryte
saga-option-objectives_open-false = Tajne

## O co pyta gra

saga-aim = Twój cel, { $objective }: { $first } · { $second } · { $count }. Osiągnij wszystkie trzy, a wygrasz.
saga-aim-need = { $what } { $present }/{ $required }
saga-prompt-mulligan = Na pierwszej ręce masz mało przygód. Zostaje czy wymieniasz?
saga-prompt-hand = To twoja pierwsza ręka. Opowieść zacznie się, gdy wszyscy obejrzą swoje.
saga-option-keep-hand = Zostaw tę rękę
saga-option-redraw = Wymień tę rękę
saga-option-redraw-hint = Odrzuć odkryte wszystkie pięć kart i dobierz pięć nowych.

saga-prompt-trial = Najpierw próba: { $hero }. Podejmij ją w tej turze.
saga-prompt-adventure = Twoja tura. Co dzieje się dalej? W drodze: { $hero }.
saga-prompt-main = Twoja tura. Coś jeszcze, zanim ją zakończysz?
saga-option-attempt = Podejmij próbę: { $hero }
saga-option-attempt-hint = { $odds } W tej turze nie zagrasz już przygody.
saga-option-adventure = { $card }
saga-option-play = Zagraj „{ $card }”
saga-option-retrieve = Odzyskaj „{ $card }” ze stosu odrzuconych
saga-option-retrieve-hint-any_number = Kosztuje inną przygodę albo dwie ingerencje z twojej ręki.
saga-option-retrieve-hint-once = Raz w turze. Kosztuje inną przygodę albo dwie ingerencje z twojej ręki.
saga-option-end = Zakończ turę
saga-option-end-hint =
    Zostaje ci najwyżej { $limit ->
        [one] 1 karta
        [few] { $limit } karty
       *[many] { $limit } kart
    }.

saga-prompt-pay = Karta jest znów twoja. Odrzuć teraz inną przygodę albo dwie ingerencje.
saga-prompt-pay-second = Wybierz drugą ingerencję do odrzucenia.
saga-option-pay = Odrzuć „{ $card }”

saga-prompt-discard-limit =
    { $count ->
        [one] Masz za dużo kart. Odrzuć 1.
        [few] Masz za dużo kart. Odrzuć { $count }, razem lub po kolei. Ostatnia będzie na wierzchu.
       *[many] Masz za dużo kart. Odrzuć { $count }, razem lub po kolei. Ostatnia będzie na wierzchu.
    }
saga-prompt-discard-pay =
    { $count ->
        [one] Wyzwanie kosztuje cię kartę. Odrzuć 1.
        [few] Wyzwanie kosztuje cię karty. Odrzuć { $count }, razem lub po kolei. Ostatnia będzie na wierzchu.
       *[many] Wyzwanie kosztuje cię karty. Odrzuć { $count }, razem lub po kolei. Ostatnia będzie na wierzchu.
    }
saga-prompt-discard-effect =
    { $count ->
        [one] Odrzuć 1 kartę.
        [few] Odrzuć { $count } karty, razem lub po kolei. Ostatnia będzie na wierzchu.
       *[many] Odrzuć { $count } kart, razem lub po kolei. Ostatnia będzie na wierzchu.
    }
saga-form-discard =
    { $count ->
        [one] Odrzuć { $count } kartę
        [few] Odrzuć { $count } karty
       *[many] Odrzuć { $count } kart
    }
saga-form-top = Która będzie na wierzchu?
saga-form-top-listed = Tak jak na liście
saga-form-top-listed-hint = Na wierzchu będzie ostatnia przygoda z listy.
saga-option-discard = Odrzuć „{ $card }”

saga-prompt-mod = Która cecha się zmienia?
saga-prompt-swap = Którą cechę zamieniasz?
saga-prompt-swap-second = Z którą?
saga-prompt-draw = Kto dobiera?
saga-prompt-discard = Kto odrzuca?
saga-prompt-take = Komu zabierasz kartę?
saga-prompt-search = Którą kartę bierzesz?
saga-prompt-story = Którą przygodę wybierasz?
saga-prompt-peek = Czyj cel podglądasz?
saga-prompt-newobjective = Który cel zostaje? Drugi trafia pod talię.
saga-option-choose = { $card }
saga-option-player = { $player }
saga-option-entry = { $card }
saga-option-characteristic = { $characteristic } (teraz { $value })
saga-option-objective-keep = Zostaw swój: { $objective }
saga-option-objective-change = Weź nowy: { $objective }

saga-prompt-window-difficulty = „{ $card }”: zaraz rzut na trudność. { $odds } { $stakes } Zagrasz kartę?
saga-prompt-window-score = „{ $card }”: zaraz rzut kością. { $odds } { $stakes } Zagrasz kartę?
saga-prompt-window-die = „{ $card }”: już po rzucie. { $odds } { $stakes } Zagrasz kartę?
saga-option-interfere = Zagraj „{ $card }”
saga-option-cancel = Zagraj „{ $card }” na „{ $target }” ({ $player })
saga-option-aid = Odrzuć „{ $card }”, aby zmienić trudność
saga-option-pass = Spasuj
saga-option-pass-hint = Jeśli ktoś zagra kartę, możesz odpowiedzieć jeszcze raz.
saga-option-rest = Pasuj do końca tego wyzwania
saga-option-rest-hint = Wciąż możesz zmienić zdanie.

saga-advice-left =
    { $count ->
        [0] osiągnięty
       *[other] brakuje { $count }
    }
saga-advice-left-between =
    { $least ->
        [0] brakuje najwyżej { $most }
       *[other] brakuje od { $least } do { $most }
    }
saga-advice-adventure = Uda się { $works }, jeśli nikt nie zagra karty. Twój cel: teraz { $now }, po sukcesie { $won }, po porażce { $lost }.
saga-advice-card = „{ $card }” uda się teraz { $works }, jeśli nikt nie zagra karty. Twój cel: teraz { $now }, po sukcesie { $won }, po porażce { $lost }.
saga-advice-trial = W tej turze trzeba podjąć próbę. Uda się { $works }, jeśli nikt nie zagra karty.
saga-advice-end = Żadna z przygód na twojej ręce teraz nie pasuje.
saga-advice-end-though = Największe szanse ma „{ $card }”: uda się { $works }, jeśli nikt nie zagra karty. Twój cel: teraz { $now }, po sukcesie { $won }, po porażce { $lost }. Ale później ta karta może dać ci więcej.
saga-advice-effect = Działanie: { $effect }
saga-advice-then = Twój cel: teraz { $now }, potem { $then }.
saga-advice-objective = Twój cel: z obecnym { $now }, z nowym { $then }.
saga-advice-hand =
    { $count ->
        [one] Na tej ręce jest 1 karta.
        [few] Na tej ręce są { $count } karty.
       *[many] Na tej ręce jest { $count } kart.
    }
saga-advice-window =
    Dla twojego celu { $better ->
        [win] sukces jest lepszy ({ $won }) niż porażka ({ $lost })
        [loss] porażka jest lepsza ({ $lost }) niż sukces ({ $won })
       *[same] wszystko jedno, czy się uda ({ $won })
    }. Z tą kartą test uda się { $after }, bez niej { $before }.
saga-advice-window-pass =
    Dla twojego celu { $better ->
        [win] sukces jest lepszy ({ $won }) niż porażka ({ $lost })
        [loss] porażka jest lepsza ({ $lost }) niż sukces ({ $won })
       *[same] wszystko jedno, czy się uda ({ $won })
    }. Na razie test uda się { $before }.
saga-advice-window-trial = Z tą kartą próba uda się { $after }, bez niej { $before }. Gdy się uda, zaczną się przygody.
saga-advice-window-trial-pass = Na razie próba uda się { $before }. Gdy się uda, zaczną się przygody.
saga-advice-first-hand = Przygody wśród twoich kart: { $count } z { $of }. { $fits ->
        [0] Żadna z nich nie pasuje po karcie bohatera.
        [one] 1 z nich pasuje po karcie bohatera.
        [few] { $fits } z nich pasują po karcie bohatera.
       *[many] { $fits } z nich pasuje po karcie bohatera.
    }
saga-prompt-wish = Kiedy mam cię pytać podczas wyzwań?
saga-option-wish-ask = Zawsze mnie pytaj
saga-option-wish-ask-hint = Nawet gdy nie możesz niczego zagrać. Wolno, ale nic nie zdradza.
saga-option-wish-auto = Pytaj, gdy mogę coś zagrać
saga-option-wish-auto-hint = W innym razie po chwili pasuję za ciebie.
saga-option-wish-bluff = Pytaj, gdy mogę, z losową przerwą
saga-option-wish-bluff-hint = W innym razie pasuję za ciebie po jakimś czasie, więc przerwa nic nie mówi.
saga-option-wish-done = Zawsze pasuj za mnie
saga-option-wish-done-hint = Wciąż możesz się wtrącić.

## Co mówią o sobie wybory

saga-odds =
    { $works ->
        [0] Na razie się nie uda.
        [100] Na razie się uda.
       *[other] Na razie uda się w { $works }% przypadków.
    }
saga-odds-need =
    { $works ->
        [0] Nie uda się, trzeba { $need }.
        [100] Na razie się uda.
       *[other]
            { $need ->
                [6] Trzeba 6 ({ $works }%).
               *[other] Wystarczy { $need } ({ $works }%).
            }
    }
saga-odds-part = Test { $number } z { $count }. { $odds } { $whole ->
        [0] Na razie cała przygoda się nie uda.
        [100] Na razie cała przygoda na pewno się uda.
       *[other] Cała przygoda uda się w { $whole }% przypadków.
    }
saga-stakes-trial = Jeśli próba się uda, mogą się zacząć przygody.
saga-hint-changing = { $what } { $before }% → { $after }%.
saga-hint-changing-part = { $what } Ten test: { $before }% → { $after }%.
saga-hint-idle = { $what } Teraz nic nie zmienia.
saga-hint-aid-up = Trudność +{ $by }.
saga-hint-aid-down = Trudność −{ $by }.
saga-hint-player =
    { $count ->
        [0] Brak kart na ręce.
        [one] 1 karta na ręce.
        [few] { $count } karty na ręce.
       *[many] { $count } kart na ręce.
    }
saga-hint-entry-won = { $type }, wygrana.
saga-hint-entry-lost = { $type }, przegrana.
saga-hint-wanted = Twój cel wymaga { $required }.
saga-hint-unwanted = Twój cel tego nie wymaga.
saga-option-keep-hand-hint = Zaczynasz z tymi pięcioma kartami.

## Co się działo

saga-chapter = Runda { $number }
saga-chapter-name = Runda
saga-event-about-windows = Podczas wyzwań pytam cię tylko wtedy, gdy możesz coś zagrać, więc przerwa może to zdradzić. Aby zachować to w tajemnicy, naciśnij *{ button-more }* w swojej ręce i wybierz *{ saga-option-wish-ask }* albo *{ saga-option-wish-bluff }*.
saga-event-initiative = Rzut o pierwszą turę: { $rolls }.
saga-event-initiative-again = Remis, więc jeszcze jeden rzut: { $rolls }.
saga-throw = { $player } { $die }
saga-throws = { $first }, { $second }
saga-event-last-round = Zaczyna się ostatnia runda. Jeśli nikt w niej nie wygra, wygrywa wróżka najbliżej swojego celu.
saga-event-goal-near = Jeszcze jedna wygrana tego typu ({ $type }) i cel bohatera jest osiągnięty!
saga-event-turn = Runda { $round }. Tura: { $player }.
saga-event-drew =
    { $count ->
        [one] { $player } dobiera 1 kartę.
        [few] { $player } dobiera { $count } karty.
       *[many] { $player } dobiera { $count } kart.
    }
saga-event-drew-own = Dobierasz „{ $card }”.
saga-event-reshuffled = Odrzucone karty zostają potasowane. Nowa talia: { $count ->
        [one] 1 karta.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
saga-event-mulligan = { $player } wymienia pierwszą rękę.
saga-event-discarded = { $player } odrzuca „{ $card }”.
saga-event-retrieved = { $player } odzyskuje „{ $card }” ze stosu odrzuconych.
saga-event-adventure = { $player } zagrywa „{ $card }” po karcie „{ $after }”.
saga-event-trial = { $player } podejmuje próbę: { $hero }.
saga-event-played = { $player } zagrywa „{ $card }”.
saga-event-interfered = { $player } zagrywa „{ $card }”.
saga-event-cancelled = { $player } zagrywa „{ $card }” i unieważnia „{ $target }”.
saga-event-its-dice = „{ $card }” rzuca: { $dice }.
saga-event-aided = { $player } odrzuca „{ $card }”, aby zmienić trudność.
saga-event-difficulty = Rzut na trudność: { $dice }. Trudność wynosi { $difficulty }.
saga-event-rolled =
    { $score ->
        [0] Na kości wypada { $roll } przeciw { $difficulty }.
       *[other] Na kości wypada { $roll }: { $roll } + { $score } ({ $what }) = { $sum } przeciw { $difficulty }.
    }
saga-event-test-won =
    { $score ->
        [0] { $die } bije { $difficulty }: udało się!
       *[other] { $die } + { $score } = { $sum } bije { $difficulty }: udało się!
    }
saga-event-test-lost =
    { $score ->
        [0] { $die } nie bije { $difficulty }: nie udało się.
       *[other] { $die } + { $score } = { $sum } nie bije { $difficulty }: nie udało się.
    }
saga-event-payment-dice = Na kości wypada { $dice }.
saga-event-payment-card =
    { $count ->
        [one] { $player } musi odrzucić 1 kartę.
        [few] { $player } musi odrzucić { $count } karty.
       *[many] { $player } musi odrzucić { $count } kart.
    }
saga-event-payment-adventure =
    { $count ->
        [one] { $player } musi odrzucić 1 przygodę.
        [few] { $player } musi odrzucić { $count } przygody.
       *[many] { $player } musi odrzucić { $count } przygód.
    }
saga-event-payment-interference =
    { $count ->
        [one] { $player } musi odrzucić 1 ingerencję.
        [few] { $player } musi odrzucić { $count } ingerencje.
       *[many] { $player } musi odrzucić { $count } ingerencji.
    }
saga-event-condition-holds = W opowieści jest to, czego żąda wyzwanie.
saga-event-condition-fails = W opowieści nie ma tego, czego żąda wyzwanie.
saga-event-won = „{ $card }”: wygrana!
saga-event-lost = „{ $card }”: przegrana.
saga-event-won-by-test =
    { $score ->
        [0] { $die } bije { $difficulty }. „{ $card }”: wygrana!
       *[other] { $die } + { $score } = { $sum } bije { $difficulty }. „{ $card }”: wygrana!
    }
saga-event-lost-by-test =
    { $score ->
        [0] { $die } nie bije { $difficulty }. „{ $card }”: przegrana.
       *[other] { $die } + { $score } = { $sum } nie bije { $difficulty }. „{ $card }”: przegrana.
    }
saga-event-reward-times =
    { $times ->
        [0] Nagrody więc nie ma.
        [2] Nagroda jest podwójna.
       *[other] Nagroda liczy się { $times }×.
    }
saga-event-failure-times =
    { $times ->
        [0] Ale porażki nie ma.
        [2] Porażka jest podwójna.
       *[other] Porażka liczy się { $times }×.
    }
saga-event-trial-passed = Próba się udaje: { $hero } rusza w drogę. Czas na przygody!
saga-event-trial-failed = Próba się nie udaje: { $hero } musi poczekać.
saga-event-trial-deemed = Żadnej wróżce się nie udaje, ale { $hero } i tak rusza w drogę. Czas na przygody!
saga-event-raised = { $characteristic } rośnie: { $before } → { $after }.
saga-event-lowered = { $characteristic } spada: { $before } → { $after }.
saga-event-same = { $characteristic } bez zmian: { $value }.
saga-event-swapped = Zamiana wartości: { $one } ma teraz { $first }, { $other } ma { $second }.
saga-event-took =
    { $count ->
        [one] { $player } zabiera 1 kartę. Traci ją { $other }.
        [few] { $player } zabiera { $count } karty. Traci je { $other }.
       *[many] { $player } zabiera { $count } kart. Traci je { $other }.
    }
saga-event-took-own = { $player } zabiera „{ $card }”. Traci { $other }.
saga-event-found = { $player } bierze „{ $card }”.
saga-event-found-nothing = { $player } szuka i nic nie znajduje.
saga-event-entry-discard = „{ $card }” znika z opowieści.
saga-event-entry-won = „{ $card }” liczy się teraz jako wygrana.
saga-event-entry-lost = „{ $card }” liczy się teraz jako przegrana.
saga-event-previous-reward = Jeszcze raz nagroda, którą daje „{ $card }”.
saga-event-previous-failure = Jeszcze raz porażka, którą daje „{ $card }”.
saga-event-previous-none = Przed kartą „{ $card }” nie ma żadnej, więc nic się nie dzieje.
saga-event-allow-link = Następna przygoda w tej turze może być dowolna.
saga-event-allow-extra = W tej turze można zagrać jeszcze jedną przygodę.
saga-event-peeked = { $player } podgląda cel, który ma { $other }.
saga-event-peeked-own = Cel, który ma { $other }: { $objective }.
saga-event-objective = { $player } dobiera nowy cel i zostawia jeden z dwóch.
saga-event-objective-own = Dobierasz cel { $objective }.
saga-event-objective-open = { $player } ma teraz cel { $objective }.
saga-event-shown = { $player } pokazuje cel { $objective }.

saga-told = { $player } { $deeds }.
saga-told-turn = Runda { $round }: { $player } { $deeds }.
saga-told-draws =
    { $count ->
        [one] dobiera 1 kartę
        [few] dobiera { $count } karty
       *[many] dobiera { $count } kart
    }
saga-told-mulligan = wymienia pierwszą rękę
saga-told-retrieves = odzyskuje „{ $card }” ze stosu odrzuconych
saga-told-plays = zagrywa: { $cards }
saga-told-cancels = unieważnia „{ $target }” kartą „{ $card }”
saga-told-rolls = rzuca: { $dice }
saga-told-trial = podejmuje próbę ({ $hero })
saga-told-aids = odrzuca „{ $card }”, aby zmienić trudność
saga-told-takes-from =
    { $count ->
        [one] zabiera 1 kartę (traci ją { $other })
        [few] zabiera { $count } karty (traci je { $other })
       *[many] zabiera { $count } kart (traci je { $other })
    }
saga-told-takes = bierze „{ $card }”
saga-told-finds-nothing = szuka i nic nie znajduje
saga-told-peeks = podgląda cel, który ma { $other }
saga-told-objective = dobiera nowy cel i zostawia jeden
saga-told-objective-open = ma teraz cel { $objective }
saga-told-discards = odrzuca: { $cards }
saga-told-sum = { $die } + { $score } ({ $what }) = { $sum } przeciw { $difficulty }
saga-told-die = { $die } przeciw { $difficulty }
saga-told-test-won = { $sum }: udało się.
saga-told-test-lost = { $sum }: nie udało się.
saga-told-won = { $sum }. „{ $card }”: wygrana!
saga-told-lost = { $sum }. „{ $card }”: przegrana.
saga-told-changes = { $changes }.
saga-told-change = { $characteristic } { $values }

saga-reason-objective =
    { $count ->
        [one] { $player } osiąga cel { $objective } i wygrywa.
        [2] Dwie wróżki osiągają swoje cele w tej samej chwili i wygrywają razem.
        [few] { $count } wróżki osiągają swoje cele w tej samej chwili i wygrywają razem.
       *[many] { $count } wróżek osiąga swoje cele w tej samej chwili i wygrywa razem.
    }
saga-reason-hero =
    { $count ->
        [1] Cel bohatera osiągnięty: { $hero }. Wygrywa { $player }.
       *[other] Cel bohatera osiągnięty: { $hero }. Wygrywa { $player }, a z tą wróżką także inne.
    }
saga-reason-epilogue =
    { $count ->
        [one] Opowieść dobiega końca. { $player } jest najbliżej swojego celu i wygrywa.
        [few] Opowieść dobiega końca. { $count } wróżki są równie blisko swoich celów i wygrywają razem.
       *[many] Opowieść dobiega końca. { $count } wróżek jest równie blisko swoich celów i wygrywa razem.
    }

## Dlaczego nie

saga-refused-top = Karty „{ $card }” nie ma wśród odrzucanych, więc nie może być na wierzchu. Nic się nie stało.
saga-refused-over = Ta gra już się skończyła.
saga-refused-not-seated = Nie masz miejsca przy tym stole, więc ta nić nie jest w twoich rękach.
saga-refused-one-answer = Wybieraj po jednej rzeczy naraz.
saga-refused-unknown = Tego nie możesz tu wybrać. Przyciski pokazują, co możesz.
saga-refused-not-asked = Nie ma tam teraz nic do wyboru.
saga-refused-first-hands = Inni jeszcze oglądają swoje pierwsze ręce. Opowieść zaraz się zacznie.
saga-refused-turn = { refused-turn }
saga-refused-wish = To już jest wybrane.
saga-refused-unfinished = Nie teraz: najpierw trzeba dokończyć coś innego.
saga-refused-end-before-trial = Podejmij próbę, zanim zakończysz turę: { $hero } czeka.
saga-refused-trial-done = Już po próbie. Czas na przygody.
saga-refused-trial-once = Próbę można podjąć tylko raz w turze.
saga-refused-trial-first = Najpierw musi się udać próba bohatera.
saga-refused-trial-turn = W turze, w której podejmujesz próbę, nie zagrasz przygody.
saga-refused-one-adventure = Przygoda na tę turę jest już zagrana.
saga-refused-link = To nie pasuje po karcie „{ $card }”.
saga-refused-already-free = Następna przygoda i tak może już być dowolna.
saga-refused-needs-challenge = Tylko podczas wyzwania.
saga-refused-own-turn = Tylko w swojej turze, poza wyzwaniem.
saga-refused-deck-empty = Talia jest pusta.
saga-refused-nothing-fits = Nic wśród odrzuconych nie pasuje.
saga-refused-no-entry = Żadna przygoda w opowieści nie pasuje.
saga-refused-nothing-to-take = Nikt inny nie ma karty.
saga-refused-no-objective = Nie ma już celów do dobrania.
saga-refused-open-objectives = Wszystkie cele są już odkryte.
saga-refused-retrieved = W tej turze kartę można było odzyskać tylko raz.
saga-refused-paid = Tą kartą płacisz w tej turze, więc nie możesz jej teraz odzyskać.
saga-refused-no-discard = Wśród odrzuconych nie ma przygody.
saga-refused-cannot-pay = Aby zapłacić, trzeba innej przygody albo dwóch ingerencji.
saga-refused-window-closed = Za późno: wyzwanie poszło już dalej.
# Differs: nazwy kart Sagi są w cudzysłowie.
saga-refused-not-in-hand = Nie masz na ręce karty „{ $card }”.
saga-refused-adventure-in-challenge = Podczas wyzwania nie można zagrać przygody.
saga-refused-frozen = Za późno: już po rzucie.
saga-refused-not-rolled = Za wcześnie: jeszcze przed rzutem.
saga-refused-only = Ta karta nie pasuje do tego testu.
saga-refused-no-difficulty-dice = W tym teście nie ma rzutu na trudność.
saga-refused-difficulty-not-rolled = Za wcześnie: jeszcze przed rzutem na trudność.
saga-refused-trial-outcome = W próbie nie ma nagrody ani porażki.
saga-refused-no-target = Nie ma czego unieważnić.
saga-refused-no-aid = Tej trudności nie zmienisz odrzucaniem kart.
saga-refused-aid-kind = Tu trzeba karty innego rodzaju.

## Narysowana strona zasad: krótkie zdania dużymi literami
saga-page-aim = Razem snujecie opowieść o jednym życiu. Spełnij swój tajny cel.
saga-page-turn = Dobierz 2 karty i zagraj przygodę, która pasuje po ostatniej. Inni mogą namieszać w kościach.
saga-page-end = Osiągnij swój cel, a wygrasz. Jeśli po ostatniej rundzie nikomu się nie uda, wygrywa, kto jest najbliżej.
saga-page-shown = Obok tekstu narysowano: bohatera i tył karty; przygodę i kość; cel i kość.

## Plany

saga-plan = zagraj „{ $card }” { $whose } { $when }; { $rest }
saga-plan-open = zagraj „{ $card }”; wybierz kiedy
saga-plan-when-win = jeśli test pewnie by się nie udał, a tak pewnie się uda
saga-plan-when-win-sure = jeśli tylko tak test na pewno się uda
saga-plan-when-lose = jeśli test pewnie by się udał, a tak pewnie się nie uda
saga-plan-when-lose-sure = jeśli tylko tak test na pewno się nie uda
saga-plan-whose-any = w każdym wyzwaniu
saga-plan-whose-own = w moich wyzwaniach
saga-plan-whose-others = w cudzych wyzwaniach
saga-plan-rest-ask = w innym razie pytaj
saga-plan-rest-pass = w innym razie pasuj
saga-plan-slot-card = Która karta?
saga-plan-slot-when = Kiedy?
saga-plan-slot-whose = W czyich wyzwaniach?
saga-plan-slot-rest = Póki to niczego nie rozstrzyga…
saga-plan-over-card = Nie masz już karty „{ $card }”.
