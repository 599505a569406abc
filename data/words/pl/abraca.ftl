# Abraca…what? – nazwy, opcje, wybory, przebieg, odmowy i zasady.

abraca-name = Abraka…co?
abraca-tagline = Rzucaj zaklęcia, które stoją przed tobą. Widzą je wszyscy oprócz ciebie.
abraca-players = 2–5 osób, około 30 minut

## Zaklęcia

abraca-spell-1 = Pradawny Smok
abraca-spell-2 = Mroczny Wędrowiec
abraca-spell-3 = Słodki Sen
abraca-spell-4 = Nocny Śpiewak
abraca-spell-5 = Burza Piorunów
abraca-spell-6 = Śnieżyca
abraca-spell-7 = Kula Ognia
abraca-spell-8 = Magiczny Napój

abraca-effect-1 = Rzuć kością: wszyscy inni tracą po tyle żyć. Jeśli pudło, tracisz je ty.
abraca-effect-2 = Wszyscy inni tracą po 1 życiu, a ty zyskujesz 1.
abraca-effect-3 = Rzuć kością: tyle żyć zyskujesz.
abraca-effect-4 = Weź tajny kamień. Zobaczysz go tylko ty.
abraca-effect-5 = { $left } po twojej lewej i { $right } po prawej tracą po 1 życiu.
abraca-effect-5-one = { $player } siedzi po obu twoich stronach i traci 1 życie.
abraca-effect-6 = { $player } po twojej lewej traci 1 życie.
abraca-effect-7 = { $player } po twojej prawej traci 1 życie.
abraca-effect-8 = Zyskujesz 1 życie.
abraca-effect-full = Masz komplet żyć, więc tylko pozbędziesz się kamienia.

## Opcje stołu

abraca-option-easy_order = Dowolna kolejność
abraca-option-easy_order-help = Gdy numer się uda, wolno wypowiedzieć każdy inny czy tylko ten sam lub wyższy?
abraca-option-easy_order-true = Dowolny numer
abraca-option-easy_order-false = Ten sam lub wyższy
abraca-option-last_standing = Do ostatniego życia
abraca-option-last_standing-help = Czy runda trwa, aż przy życiu zostanie jedna osoba? Wtedy tylko ona dostaje punkty.
abraca-option-last_standing-true = Aż zostanie jedna osoba
abraca-option-last_standing-false = Aż ktoś odpadnie
abraca-option-lower_spell = Niższe numery
abraca-option-lower_spell-help = Numery niższe od ostatniego udanego: niedostępne czy jako pułapka za 1 życie?
abraca-option-lower_spell-reject = Niedostępne
abraca-option-lower_spell-penalty = Pułapka: 1 życie
abraca-option-counter_aid = Liczenie kamieni
abraca-option-counter_aid-help = Czy ręka ma liczyć kamienie, których nie widzisz, i wykluczać za ciebie numery?
abraca-option-counter_aid-true = Licz za mnie
abraca-option-counter_aid-false = Każdy liczy w głowie
abraca-option-spectators = Publiczność
abraca-option-spectators-help = Co widzi publiczność: tylko stół czy wszystkie ręce (wtedy nie może już dołączyć do gry)?
abraca-option-spectators-public = Tylko stół
abraca-option-spectators-all = Wszystkie ręce
abraca-option-first_player = Kto zaczyna
abraca-option-first_player-help = Kto zaczyna 1. rundę? Jeśli to miejsce jest puste, decyduje los.
abraca-option-first_player-random = Los
abraca-option-first_player-seat0 = Miejsce 1
abraca-option-first_player-seat1 = Miejsce 2
abraca-option-first_player-seat2 = Miejsce 3
abraca-option-first_player-seat3 = Miejsce 4
abraca-option-first_player-seat4 = Miejsce 5
abraca-option-first_player-printed = miejsce najstarszej osoby

## O co pyta gra

abraca-aim =
    { $stones ->
        [one] Gramy do { $target } punktów, masz { $points }. Aby wygrać rundę, zużyj ostatni kamień albo kogoś znokautuj.
        [2] Gramy do { $target } punktów, masz { $points }. Aby wygrać rundę, zużyj oba kamienie albo kogoś znokautuj.
        [few] Gramy do { $target } punktów, masz { $points }. Aby wygrać rundę, zużyj wszystkie { $stones } kamienie albo kogoś znokautuj.
       *[many] Gramy do { $target } punktów, masz { $points }. Aby wygrać rundę, zużyj wszystkie { $stones } kamieni albo kogoś znokautuj.
    }
abraca-aim-standing =
    { $stones ->
        [one] Gramy do { $target } punktów, masz { $points }. Aby wygrać rundę, zużyj ostatni kamień albo przetrwaj dłużej niż wszyscy inni.
        [2] Gramy do { $target } punktów, masz { $points }. Aby wygrać rundę, zużyj oba kamienie albo przetrwaj dłużej niż wszyscy inni.
        [few] Gramy do { $target } punktów, masz { $points }. Aby wygrać rundę, zużyj wszystkie { $stones } kamienie albo przetrwaj dłużej niż wszyscy inni.
       *[many] Gramy do { $target } punktów, masz { $points }. Aby wygrać rundę, zużyj wszystkie { $stones } kamieni albo przetrwaj dłużej niż wszyscy inni.
    }
abraca-prompt-first = Wypowiedz zaklęcie.
abraca-prompt-next =
    { $last ->
        [8] Udało się! Spróbuj jeszcze raz 8 albo zakończ turę.
       *[other] Udało się! Wypowiedz { $last } lub więcej albo zakończ turę.
    }
abraca-prompt-easy = Udało się! Wypowiedz kolejne zaklęcie albo zakończ turę.
abraca-option-cast = { $number } · { $spell }
abraca-option-lower-hint =
    { $loss ->
        [one] Za nisko: pudło, tracisz { $loss } życie i kończysz turę.
        [few] Za nisko: pudło, tracisz { $loss } życia i kończysz turę.
       *[many] Za nisko: pudło, tracisz { $loss } żyć i kończysz turę.
    }
abraca-hint-cast = Nie widzisz { $count } · { $effect }
abraca-hint-hopeless =
    { $loss ->
        [0] Na pewno go nie masz. Będzie pudło, stracisz tyle, ile pokaże kość.
        [one] Na pewno go nie masz. Będzie pudło, stracisz { $loss } życie.
        [few] Na pewno go nie masz. Będzie pudło, stracisz { $loss } życia.
       *[many] Na pewno go nie masz. Będzie pudło, stracisz { $loss } żyć.
    }
abraca-option-end = Zakończ turę
abraca-option-end-hint = Na tym koniec. Dobierasz do pięciu kamieni.

## Plany

abraca-plan = { $steps }
abraca-plan-stop = potem koniec
abraca-plan-slot =
    { $place ->
        [1] Najpierw…
       *[other] Jeśli się uda, to…
    }
abraca-plan-over-round = Zaczęła się nowa runda.
abraca-plan-over-failed = Twoja tura się skończyła.
abraca-plan-over-lower = { $number } to mniej niż { $last }, ostatni udany numer.
abraca-plan-over-hopeless = Numeru { $number } już na pewno nie masz.

abraca-advice-cast =
    { $copies ->
        [one] Tylko 1 z { $unseen } kamieni, których nie widzisz, ma numer { $number }
        [few] { $copies } z { $unseen } kamieni, których nie widzisz, mają numer { $number }
       *[many] { $copies } z { $unseen } kamieni, których nie widzisz, ma numer { $number }
    }, a { $stones ->
        [one] tylko 1 z tych { $unseen } należy do ciebie
        [few] { $stones } z tych { $unseen } należą do ciebie
       *[many] { $stones } z tych { $unseen } należy do ciebie
    }. Uda się { $works }, a pudło kosztuje { $number ->
        [1] rzut kością.
       *[other] 1 życie.
    }
abraca-advice-sure =
    { $copies ->
        [one] Z { $unseen } kamieni, których nie widzisz, { $copies } ma numer { $number }, więc na pewno jest twój.
        [few] Z { $unseen } kamieni, których nie widzisz, { $copies } mają numer { $number }, więc co najmniej jeden jest twój.
       *[many] Z { $unseen } kamieni, których nie widzisz, { $copies } ma numer { $number }, więc co najmniej jeden jest twój.
    }
abraca-advice-hopeless = Na pewno nie masz numeru { $number }. Będzie pudło, a to kosztuje { $number ->
        [1] rzut kością.
       *[other] 1 życie.
    }
abraca-advice-end = Najpewniejszy jest teraz numer { $number }: uda się { $works }. Jeśli zakończysz turę, nic nie ryzykujesz.
abraca-advice-uncounted =
    { $number ->
        [0] Jeśli zakończysz turę, nic nie ryzykujesz. Szanse liczy się tu w głowie.
        [1] Pudło kosztuje rzut kością. Szanse liczy się tu w głowie.
       *[other] Pudło kosztuje 1 życie. Szanse liczy się tu w głowie.
    }

## Co się działo

abraca-chapter = Runda { $number }
abraca-chapter-name = Runda
abraca-event-hit = { $player } wypowiada { $number }, { $spell }: udało się!
abraca-event-miss = { $player } wypowiada { $number }, { $spell }: pudło.
abraca-event-lower = { $player } wypowiada { $number }, { $spell }: za nisko. Nikt się nie dowie, czy ten kamień tam jest.
abraca-event-roll = Na kości wypada { $roll }.
abraca-event-loss =
    { $amount ->
        [one] { $player } traci { $amount } życie: { $before } → { $after }.
        [few] { $player } traci { $amount } życia: { $before } → { $after }.
       *[many] { $player } traci { $amount } żyć: { $before } → { $after }.
    }
abraca-event-gain =
    { $amount ->
        [one] { $player } zyskuje { $amount } życie: { $before } → { $after }.
        [few] { $player } zyskuje { $amount } życia: { $before } → { $after }.
       *[many] { $player } zyskuje { $amount } żyć: { $before } → { $after }.
    }
abraca-event-full = { $player } ma już komplet żyć: { $after }.
abraca-event-secret =
    { $count ->
        [one] { $player } bierze tajny kamień.
        [few] { $player } bierze { $count } tajne kamienie.
       *[many] { $player } bierze { $count } tajnych kamieni.
    }
abraca-event-secret-own-living = Twój tajny kamień to { $number }, { $spell }. Daje 1 punkt, jeśli dożyjesz końca rundy.
abraca-event-secret-own-winner = Twój tajny kamień to { $number }, { $spell }. Daje 1 punkt, jeśli wygrasz rundę.
abraca-event-eliminated = { $player } odpada do końca rundy i pokazuje wszystkie kamienie.
abraca-event-end = { $player } kończy turę.
abraca-event-refill =
    { $count ->
        [one] { $player } dobiera 1 kamień.
        [few] { $player } dobiera { $count } kamienie.
       *[many] { $player } dobiera { $count } kamieni.
    }
abraca-event-all-used = Koniec rundy { $round }: { $player } zużywa wszystkie kamienie i wygrywa. Pozostali spadają do 0 żyć.
abraca-event-attack = Koniec rundy { $round }: { $player } wygrywa przez nokaut.
abraca-event-own-fault = Koniec rundy { $round }: { $player } nie ma już żyć.
abraca-event-survivor = Koniec rundy { $round }: przy życiu zostaje tylko { $player }.
abraca-event-points =
    { $points ->
        [one] { $player } zdobywa 1 punkt i ma teraz { $total }.
        [few] { $player } zdobywa { $points } punkty i ma teraz { $total }.
       *[many] { $player } zdobywa { $points } punktów i ma teraz { $total }.
    }
abraca-event-near =
    { $count ->
        [1] Do zwycięstwa brakuje już tylko 1 punktu: { $players }.
       *[other] Do zwycięstwa brakuje już tylko po 1 punkcie: { $players }.
    }
abraca-event-round =
    Runda { $round }: wszyscy mają { $lives ->
        [one] { $lives } życie
        [few] { $lives } życia
       *[many] { $lives } żyć
    } i { $stones ->
        [one] { $stones } kamień
        [few] { $stones } kamienie
       *[many] { $stones } kamieni
    }. Zaczyna { $player }.

abraca-told-casts =
    { $player }: { $casts }{ $secrets ->
        [0] { "" }
        [one] , bierze tajny kamień
        [few] , bierze { $secrets } tajne kamienie
       *[many] , bierze { $secrets } tajnych kamieni
    }{ $drawn ->
        [0] .
        [one] , potem dobiera 1 kamień.
        [few] , potem dobiera { $drawn } kamienie.
       *[many] , potem dobiera { $drawn } kamieni.
    }
abraca-told-hit = { $number } ✓
abraca-told-miss = { $number } ✗
abraca-told-lower = { $number } ✗ (za nisko)
abraca-told-lives = Życia: { $changes }.
abraca-told-life = { $player } { $path }
abraca-told-points = Punkty: { $scores }.
abraca-told-score = { $player } +{ $points } = { $total }
abraca-told-round =
    Runda { $round }: wszyscy mają { $lives ->
        [one] { $lives } życie
        [few] { $lives } życia
       *[many] { $lives } żyć
    } i { $stones ->
        [one] { $stones } kamień
        [few] { $stones } kamienie
       *[many] { $stones } kamieni
    }.

abraca-score =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
abraca-reason-points =
    { $points ->
        [one] { $player } ma { $points } punkt i wygrywa.
        [few] { $player } ma { $points } punkty i wygrywa.
       *[many] { $player } ma { $points } punktów i wygrywa.
    }
abraca-reason-last-round = Do mety dociera kilka osób. { $player } ma najlepszą ostatnią rundę i wygrywa.
abraca-reason-life = Do mety dociera kilka osób, ostatnia runda też jest remisowa. { $player } ma więcej żyć i wygrywa.
abraca-reason-shared =
    { $count ->
        [2] Dwie osoby remisują we wszystkim i dzielą się zwycięstwem.
        [one] { $count } osoba wygrywa.
        [few] { $count } osoby remisują we wszystkim i dzielą się zwycięstwem.
       *[many] { $count } osób remisuje we wszystkim i dzieli się zwycięstwem.
    }

## Dlaczego nie

abraca-refused-declare-first = Wypowiedz choć jedno zaklęcie, zanim zakończysz turę.
abraca-refused-number = Zaklęcia mają numery od 1 do 8.
abraca-refused-lower = Twoje ostatnie zaklęcie to { $last }. Wypowiedz { $last } lub więcej albo zakończ turę.

## Narysowana strona zasad: krótkie zdania dużymi literami
abraca-page-aim = Odgadnij zaklęcia, których nie widzisz, i je rzuć. Wygrywa, kto pierwszy ma 8 punktów.
abraca-page-turn = Wypowiedz numer. Masz go? Zaklęcie działa i możesz grać dalej. Nie masz? Tracisz życie.
abraca-page-end = Zużyj kamienie albo kogoś znokautuj, a wygrasz rundę. Gramy, aż ktoś zdobędzie 8 punktów.
abraca-page-shown = Obok tekstu narysowano: zakryty kamień między 8 a 5; udaną 7, a za nią 8; puste serce i 8 punktów.

# Lekcja

abraca-lesson-backs = **Stoi przed tobą pięć kamieni zaklęć, ale widzisz tylko ich tył.** Wszyscy inni mogą je odczytać. Wypowiedz numer, który masz, a jego zaklęcie zadziała. Wypowiedz taki, którego nie masz, a stracisz życie. Naciśnij **Dalej**.
abraca-lesson-unseen = **Jak więc zgadywać?** Widzisz kamienie wszystkich innych. Jasny rząd liczy te, których nie widzisz: są w twojej ręce albo poza grą. Ósemek jest osiem, a sześciu nie widzisz, więc jedna jest pewnie twoja. Czwórki widzisz wszystkie cztery, więc żadnej nie masz.
abraca-lesson-first = **Twoja tura: wybierz 6 · Śnieżyca.** Nie widzisz czterech z sześciu szóstek, więc w 72% przypadków masz którąś. Jeśli się uda, możesz grać dalej, ale nigdy niższym numerem. Zacznij od 6, a 7 i 8 wciąż będą przed tobą.
abraca-lesson-first-done = **Udało się!** Śnieżyca odbiera życie Czapli po twojej lewej, a twoja szóstka jest zużyta. O jeden kamień mniej to też dobrze: zużyj wszystkie pięć w jednej turze, a wygrasz rundę.
abraca-lesson-first-wrong = Można, ale ukrytych jest ich mniej. Pewnie będzie pudło i stracisz życie. Wybierz **6 · Śnieżyca**.
abraca-lesson-first-wrong-high = To by się pewnie udało, ale potem nie wolno już zejść niżej. Zacznij od **6 · Śnieżyca**, a 7 i 8 zostaw na później.
abraca-lesson-higher = **Możesz grać dalej: 6 lub więcej.** Nie widzisz czterech z siedmiu siódemek. Naciśnij **7 · Kula Ognia**: trafia osobę po twojej prawej.
abraca-lesson-higher-done = **Dwa z rzędu!** Żaba traci życie. Zostały ci trzy kamienie.
abraca-lesson-higher-wrong = To też może się udać, ale siódemka trafi kogoś nowego. Naciśnij **7 · Kula Ognia**.
abraca-lesson-higher-wrong-early = Można skończyć po każdym udanym numerze. Ale siódemkę pewnie masz, a pudło kosztuje tylko jedno życie, więc najpierw naciśnij **7 · Kula Ognia**.
abraca-lesson-stop = **Teraz skończ, póki dobrze idzie.** Ósemka tylko leczy, a ty wciąż masz wszystkie sześć żyć. Naciśnij **Zakończ turę**: dobierzesz do pięciu kamieni.
abraca-lesson-stop-done = **Dobra gra.** Dwa numery, ani jednego pudła. Nowe kamienie stoją po prawej. Widzą je wszyscy oprócz ciebie.
abraca-lesson-stop-wrong = Dwa wystarczą. Pudło kosztowałoby teraz życie, a zysk jest niewielki. Naciśnij **Zakończ turę**.
abraca-lesson-stop-wrong-high = Ósemka leczy jedno życie, a tobie żadnego nie brakuje. Naciśnij **Zakończ turę** i zachowaj ją na później.
abraca-lesson-others = **Potem grają inni.** Czwórka Czapli, Nocny Śpiewak, dała jej jeden z czterech **tajnych kamieni**. Tylko Czapla może go obejrzeć, a jeśli przetrwa rundę, dostanie za niego 1 punkt. Jej siódemka trafiła w ciebie, bo siedzisz po jej prawej. Żaba spróbowała jedynej jedynki i było pudło: to kosztuje rzut kością, tutaj trzy życia. Patrz, co się udaje, a co nie.
abraca-lesson-end = **Runda kończy się, gdy ktoś straci ostatnie życie albo zużyje wszystkie swoje kamienie.** Zużyj swoje albo kogoś znokautuj, a zdobędziesz 3 punkty i po 1 za każdy tajny kamień. Jeśli przez własne pudło stracisz ostatnie życie, pozostali dostaną po 1 punkcie. Wygrywa, kto pierwszy ma 8 punktów.
abraca-mark-own = twoje kamienie
abraca-mark-rivals = kamienie innych
abraca-mark-unseen = rząd kamieni, których nie widzisz
