# O czym piszemy: wzmianki na kanale, wiadomości prywatne, dzienne podsumowanie.

notice-turn = { $person }, twoja tura: { $table }.
notice-last = { $person }, wszyscy już wybrali, czekamy na ciebie: { $table }.
notice-secret = { $person }, czekamy na tajne odpowiedzi: { $table }. Twoja już jest? To nic więcej nie trzeba.
notice-vote = { $person }, ktoś wstrzymuje grę: { $table }. Zagłosuj, jak grać dalej.
notice-again = { $person }, wciąż na ciebie czekamy: { $table }.
notice-soon = { $person }, zaraz twoja kolej: { $table }.
notice-short = { $person }, zostało ci mało czasu: { $table }.
notice-third = { $person }, minęła jedna trzecia czasu na tę grę: { $table }. Twoja tura.
notice-thirds = { $person }, minęły dwie trzecie czasu na tę grę: { $table }. Twoja tura.
notice-time = { $person }, twój czas minął: { $table }. Inni decydują, co dalej; wciąż możesz zagrać.
notice-silent = { $person }, od jakiegoś czasu nie ma od ciebie znaku: { $table }. Inni decydują, jak grać dalej; otwórz swoją rękę, a wrócisz do gry.
notice-hostless = { $person }, przy tym stole potrzebny jest host, a od jakiegoś czasu go nie ma: { $table }. Każdy, kto gra, może przejąć jego rolę.
notice-proposal =
    { $what ->
        [end] { $person }, ktoś proponuje zakończyć tę grę: { $table }. Zgódź się albo odmów.
        [pause] { $person }, ktoś proponuje przerwę: { $table }. Zgódź się albo odmów.
        [undo] { $person }, ktoś proponuje cofnąć ruchy: { $table }. Zgódź się albo odmów.
       *[nothing] { $person }, ktoś coś proponuje: { $table }. Zgódź się albo odmów.
    }
notice-offer = { $person }, czeka na ciebie miejsce: { $table }. Przyjmij je, a zagrasz od tego momentu.
notice-invited = { $person }, zaprasza cię { $by }: { $table }.
notice-open = { $person }, { $by } szuka chętnych do gry: { $table }.
notice-call = { $person }, { $by } szuka chętnych do gry: { $table }.
notice-seat = { $person }, zwolniło się miejsce w trwającej grze: { $table }.
notice-removed =
    { $role ->
        [host] { $person }, host odbiera ci miejsce: { $table }.
       *[moderator] { $person }, moderacja odbiera ci miejsce: { $table }.
    }
notice-ended =
    { $role ->
        [host] { $person }, host kończy ten stół: { $table }.
        [time] { $person }, komuś skończył się czas, więc to koniec gry: { $table }.
        [decided] { $person }, gra kończy się wcześniej, bo wyzwanie jest rozstrzygnięte: { $table }.
       *[moderator] { $person }, moderacja kończy ten stół: { $table }.
    }
notice-planned = { $person }, twój plan się skończył: { $table }.
notice-challenged = { $person }, masz wyzwanie na drabinie: { $table }.
notice-blocked = { $person }, przy tym stole siedzi albo jest do niego zaproszony ktoś z twojej listy blokad: { $table }.
notice-full = { $person }, wszystkie miejsca są zajęte: { $table }. Możesz zaczynać.
notice-missed = { $person }, pora zaczynać, ale brakuje osób: { $table }. Ustaw inną porę albo zacznij, gdy będzie was dość.
notice-door-closed = -# Chcesz wiadomości prywatnych, ale Discord nie pozwala mi do ciebie pisać. Zezwól na wiadomości prywatne od członków tego serwera (*Ustawienia prywatności* serwera); do tego czasu oznaczam cię tutaj.

letter-turn = Twoja tura.
letter-last = Wszyscy już wybrali, czekamy na ciebie.
letter-secret = Stół czeka na tajne odpowiedzi. Nikt nie widzi, kto już odpowiedział.
letter-vote = Ktoś wstrzymuje grę. Zagłosuj, jak grać dalej.
letter-again = Stół wciąż na ciebie czeka.
letter-soon = Gra już osoba przed tobą; zaraz twoja kolej.
letter-short = Zostało ci mało czasu.
letter-third = Minęła jedna trzecia czasu na tę grę ligi. Twoja tura.
letter-thirds = Minęły dwie trzecie czasu na tę grę ligi. Twoja tura.
letter-time = Twój czas minął. Inni decydują, co dalej; wciąż możesz zagrać.
letter-silent = Od jakiegoś czasu nie ma od ciebie znaku i inni decydują, jak grać dalej. Otwórz swoją rękę, a wrócisz do gry.
letter-hostless = Przy tym stole potrzebny jest host, a od jakiegoś czasu go nie ma. Każdy, kto gra, może przejąć jego rolę.
letter-proposal = Ktoś coś proponuje: zgódź się albo odmów.
letter-offer = Czeka na ciebie miejsce. Przyjmij je, a zagrasz od tego momentu.
letter-invited = { $by } zaprasza cię do tego stołu.
letter-open =
    { $by } szuka chętnych do gry. Siadasz?
    -# O jakich stołach chcesz wiedzieć, wybierzesz w `/ja otwarte-stoły`.
letter-seat =
    W tej grze zwolniło się miejsce, a gra już trwa. Bierzesz je?
    -# O jakich stołach chcesz wiedzieć, wybierzesz w `/ja otwarte-stoły`.
letter-removed =
    { $role ->
        [host] Host odbiera ci miejsce przy tym stole.
       *[moderator] Moderacja odbiera ci miejsce przy tym stole.
    }
letter-ended =
    { $role ->
        [host] Host kończy ten stół.
        [time] Komuś skończył się czas, więc to koniec gry.
        [decided] Gra kończy się wcześniej, bo wyzwanie jest rozstrzygnięte.
       *[moderator] Moderacja kończy ten stół.
    }
letter-challenged = Masz wyzwanie na drabinie, a gra już się zaczęła.
letter-blocked =
    Przy tym stole siedzi albo jest do niego zaproszony ktoś z twojej listy blokad. Możesz zostać albo odejść; tak czy inaczej ta osoba nie dowie się o blokadzie.
    -# Jako host lobby możesz też odsyłać ludzi, w *Zaproszeniach*.
letter-planned = { $plan }
letter-call = { $by } szuka chętnych do gry.
letter-full = Wszystkie miejsca przy twoim stole są zajęte; możesz zaczynać.
letter-missed = Pora zaczynać przy twoim stole, ale brakuje osób. Ustaw inną porę albo zacznij, gdy będzie was dość.
short-then =
    { $policy ->
        [ask] Potem inni decydują, co dalej.
        [wait] Potem raz dostajesz więcej czasu.
        [turn] Potem tę turę gra za ciebie zastępstwo.
        [absence] Potem gra za ciebie zastępstwo, aż wrócisz.
        [end] Potem gra się kończy i przegrywasz.
       *[wanted] Potem gra za ciebie zastępstwo, a inni mogą zająć twoje miejsce.
    }

digest-title = Dziś na ciebie czeka
digest-line = { $told } ({ $time })
digest-more =
    { $count ->
        [one] -# I jeszcze jeden stół; pokaże go `/stoły`.
        [few] -# I jeszcze { $count } stoły; pokaże je `/stoły`.
       *[many] -# I jeszcze { $count } stołów; pokaże je `/stoły`.
    }
digest-settings = -# Jak i kiedy do ciebie piszę, zmienisz w `/ja ustawienia`.

button-open = Otwórz
button-mute = Wycisz tę turę
mute-done = 🔕 Ta tura jest wyciszona. Odezwę się znów od następnej; naciśnij jeszcze raz, żeby wyłączyć wyciszenie.
mute-undone = 🔔 Wyciszenie wyłączone: znów przypominam o tej turze.
refused-nothing-to-mute = Ten stół na ciebie nie czeka, więc nie ma czego wyciszać.
