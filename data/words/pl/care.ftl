# Co dzieje się ze stołem poza ruchami: przerwy, zegary, zastępstwa, propozycje, zmiany na miejscach.

clock-live = Na żywo: 10 minut
clock-day = Dzień
clock-relaxed = Bez pośpiechu: 3 dni
clock-none = Bez zegara
clock-own = { $reserve }, plus { $refill } na turę, maksimum { $cap }
duration-minutes =
    { $count ->
        [one] { $count } min
        [few] { $count } min
       *[many] { $count } min
    }
duration-hours =
    { $count ->
        [one] { $count } h
        [few] { $count } h
       *[many] { $count } h
    }
duration-days =
    { $count ->
        [one] 1 dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
duration-hours-minutes = { $hours } h { $minutes } min
duration-days-minutes = { $days } d { $minutes } min
duration-days-hours = { $days } d { $hours } h
duration-days-hours-minutes = { $days } d { $hours } h { $minutes } min
refused-no-such-duration = Nie rozumiem czasu „{ $typed }”; nic się nie zmienia. Podaj liczbę z jednostką, na przykład 90 min, 1h30, 12 h, 3 d albo 2 tygodnie.
refused-no-such-clock = Taki zegar nie zadziała: potrzebuje co najmniej 5 minut na start, maksimum między tym czasem a 60 dniami i nie większego dodatku na turę niż maksimum. Nic się nie zmienia.
clock-live-help = 10 minut na start, 1 więcej z każdą turą, nigdy ponad 15.
clock-day-help = 1 dzień na start, 8 godzin więcej z każdą turą, nigdy ponad półtora dnia.
clock-relaxed-help = 3 dni na start, pół dnia więcej z każdą turą, nigdy ponad 5 dni.
clock-none-help = Każdy myśli, ile chce.

when-out-ask = głosowanie
when-out-wait = więcej czasu
when-out-host = inny host
when-out-turn = zastępstwo na tę turę
when-out-absence = zastępstwo do powrotu
when-out-wanted = zastępstwo, a miejsce mogą zająć inni
when-out-end = koniec gry
when-out-by = { $verdict } ({ $decider })
decider-majority = decyduje większość pozostałych
decider-anybody = decyduje ktokolwiek z pozostałych
decider-host = decyduje host
decider-majority-help = Ponad połowa obecnych; gdy każdy chce czego innego, najwięcej głosów.
decider-anybody-help = Kto pierwszy naciśnie; tylko koniec gry wymaga większości.
decider-host-help = Większość, jeśli hosta nie ma albo to jemu minął czas.

log-silent =
    { $count ->
        [one] { $seat } nie odpowiada od jednego dnia, a gra czeka: jak grać dalej, decydują inni.
        [few] { $seat } nie odpowiada od { $count } dni, a gra czeka: jak grać dalej, decydują inni.
       *[many] { $seat } nie odpowiada od { $count } dni, a gra czeka: jak grać dalej, decydują inni.
    }
log-host-silent =
    { $count ->
        [one] Hosta nie ma od jednego dnia: jego rolę może przejąć każdy, kto gra.
        [few] Hosta nie ma od { $count } dni: jego rolę może przejąć każdy, kto gra.
       *[many] Hosta nie ma od { $count } dni: jego rolę może przejąć każdy, kto gra.
    }
log-there-again = { $player } znów tu jest.
log-extended =
    { $left ->
        [0] { $seat } bierze więcej czasu, ostatni raz w tej grze.
        [one] { $seat } bierze więcej czasu i może to zrobić jeszcze raz.
        [few] { $seat } bierze więcej czasu i może to zrobić jeszcze { $left } razy.
       *[many] { $seat } bierze więcej czasu i może to zrobić jeszcze { $left } razy.
    }
log-quiet-hours = Godziny ciszy na tym serwerze trwają teraz od { $start } do { $end } ({ $timezone }). Zegary wtedy stoją, więc zmienia się pozostały czas.
log-quiet-none = Na tym serwerze nie ma już godzin ciszy. Zegary idą dniem i nocą, więc zmienia się pozostały czas.
log-days-off-changed = { $seat } zmienia dni wolne, a z nimi swój pozostały czas.
log-time-to-start = Już pora: gra się zaczyna.
log-start-missed =
    { $count ->
        [one] Była pora zaczynać, ale brakowało jednej osoby.
        [few] Była pora zaczynać, ale brakowało { $count } osób.
       *[many] Była pora zaczynać, ale brakowało { $count } osób.
    }
log-paused = { $player } robi przerwę.
log-paused-together = Wszyscy się zgadzają: jest przerwa.
log-resumed = { $player } wznawia grę.
log-host = { $player } jest teraz hostem.
log-left-game = { $seat } oddaje miejsce; gra na nim komputer, a zająć może je każdy.
log-removed = { $moderator } odbiera miejsce: { $seat }; gra na nim komputer.
log-returned = { $player } wraca i gra dalej zamiast zastępstwa.
log-wanted = { $seat } szuka kogoś na swoje miejsce: może je zająć każdy.
log-not-wanted = { $seat } jednak zostaje.
log-took-seat = { $player } siada na miejscu: { $seat }.
log-offered = { $by } ma propozycję: miejsce { $seat } zajmie { $player }.
log-offer-declined = { $player } odmawia zajęcia miejsca: { $seat }.
log-invitation-declined = { $player } nie przyjmuje zaproszenia.
log-offer-withdrawn = { $moderator } wycofuje propozycję dla miejsca: { $seat }.
log-invited = Zaprasza { $by }: { $player }.
log-invitation-withdrawn = { $player } wycofuje zaproszenie.
log-invitation-lapsed = Na zaproszenie nie ma odpowiedzi; miejsce znów jest wolne.
log-opened-seat = { $moderator } otwiera dla wszystkich miejsce: { $seat }.
log-closed-seat = { $moderator } zamyka miejsce: { $seat }. Nikt nie może go teraz zająć.
log-moved = { $player } przenosi stół na inny kanał.
log-ended-by = { $player } kończy stół przed końcem gry.
log-decided-by = { $player } decyduje ({ $seat }): { $verdict }.
log-decided-together = Stół decyduje ({ $seat }): { $verdict }.
log-time-up = { $seat }: czas minął.
log-decided = { $seat }: { $verdict }.
log-proposed-end = { $seat } proponuje zakończyć tu grę.
log-proposed-pause = { $seat } proponuje przerwę.
log-proposed-undo =
    { $count ->
        [one] { $seat } proponuje cofnąć ostatni ruch.
        [few] { $seat } proponuje cofnąć { $count } ostatnie ruchy.
       *[many] { $seat } proponuje cofnąć { $count } ostatnich ruchów.
    }
log-agreed = { $seat } się zgadza.
log-declined = { $seat } odmawia.
log-withdrawn = { $seat } wycofuje propozycję.
log-ended-together = Wszyscy się zgadzają: gra się tu kończy.
log-taken-back =
    { $count ->
        [one] { $seat } cofa ruch.
        [few] { $seat }: cofnięte są { $count } ruchy.
       *[many] { $seat }: cofniętych jest { $count } ruchów.
    }

refused-paused = Przy stole jest przerwa; nic się nie zmienia. Po wznowieniu gra ruszy od tego miejsca.
refused-not-playing = Ta gra teraz się nie toczy.
refused-not-paused = Przy tym stole nie ma przerwy.
refused-moderator-only = To może zrobić tylko moderacja.
refused-host-already = Już jesteś hostem.
refused-host-is-there = Host jest na miejscu; nic się nie zmienia.
refused-nobody-else = Nie ma tu nikogo innego, kto mógłby być hostem.
refused-own-time = O tym decydują inni, nie ty; ale wciąż możesz zagrać. Naciśnij *Moja ręka*, żeby zobaczyć swoje wybory.
refused-no-clock-runs = Twój zegar stoi, więc nie potrzebujesz więcej czasu.
refused-no-extension-left =
    { $count ->
        [0] Przy tym stole nie można przedłużać tur. Możesz zaproponować przerwę: jest w *Więcej*.
        [one] Przy tym stole można przedłużyć jedną turę, a to już wykorzystane. Możesz zaproponować przerwę: jest w *Więcej*.
        [few] Przy tym stole można przedłużyć { $count } tury, a to już wykorzystane. Możesz zaproponować przerwę: jest w *Więcej*.
       *[many] Przy tym stole można przedłużyć { $count } tur, a to już wykorzystane. Możesz zaproponować przerwę: jest w *Więcej*.
    }
refused-unreliable = Żeby tu usiąść, trzeba mieć co najmniej { $least }% tur na czas. Masz { $in_time } z ostatnich { $turns } ({ $percent }%). Pokaż, że grasz na czas, przy własnym stole albo przy takim, który wymaga mniej.
refused-newcomer =
    { $turns ->
        [0] Za mało cię znam jak na ten stół: nie masz tu jeszcze żadnej tury z zegarem, a potrzeba { $needed }. Zacznij przy stole bez tego wymagania albo otwórz własny.
        [one] Za mało cię znam jak na ten stół: masz tu jedną turę z zegarem, a potrzeba { $needed }. Zacznij przy stole bez tego wymagania albo otwórz własny.
        [few] Za mało cię znam jak na ten stół: masz tu { $turns } tury z zegarem, a potrzeba { $needed }. Zacznij przy stole bez tego wymagania albo otwórz własny.
       *[many] Za mało cię znam jak na ten stół: masz tu { $turns } tur z zegarem, a potrzeba { $needed }. Zacznij przy stole bez tego wymagania albo otwórz własny.
    }
refused-time-not-up = O tym miejscu nie ma już co decydować; nic się nie zmienia.
refused-host-decides = Przy tym stole decyduje o tym host; może też moderacja.
refused-players-decide = O tym decydują wspólnie grający przy tym stole.
refused-seat-changed = To miejsce ma już kto inny albo nikt; nic się nie zmienia.
refused-last-person = Wtedy przy stole nie byłoby nikogo. Najpierw zaproponuj komuś miejsce albo zakończ stół.
refused-sits-already = Ta osoba już siedzi przy tym stole.
refused-invited-already = Ta osoba ma już zaproszenie, ale jeszcze nie odpowiedziała.
refused-has-declined = Ta osoba odrzuciła już zaproszenie do tego stołu. Wciąż może nacisnąć *Dołącz* w lobby.
refused-invited-enough = Ta osoba ma za sobą dwa zaproszenia bez odpowiedzi. Wciąż może nacisnąć *Dołącz* w lobby.
refused-blocked-them = Blokujesz tę osobę. Żeby z nią zagrać, najpierw ją odblokuj: `/ja blokady`.
refused-nobody-invited = Ta osoba nie ma zaproszenia.
refused-sent-away = Odesłano cię od tego stołu. Żeby znów tu usiąść, potrzebujesz zaproszenia od hosta albo moderacji.
refused-they-were-sent-away = Tę osobę odesłano od tego stołu; zaprosić ją może tylko host albo moderacja.
refused-too-long-reason = Za długie: powód może mieć najwyżej { $most } znaków.
refused-not-your-removal = To jest dla osoby, której zabrano miejsce.
refused-send-away-self = Żeby odejść od stołu, naciśnij *Odejdź*.
refused-offered-already = Ta osoba ma już propozycję tego miejsca, ale jeszcze nie odpowiedziała.
refused-no-say-in-seat = Decydują o tym inni przy stole, gdy na tym miejscu skończy się czas; host i moderacja mogą zawsze.
refused-no-person-there = Siedzi tam komputer.
refused-no-such-seat = Ten stół nie ma takiego miejsca.
refused-seat-not-free = To miejsce nie jest wolne.
refused-have-seen-more = Znasz z tej gry więcej, niż wolno wiedzieć na tym miejscu, więc nie możesz go zająć.
refused-they-have-seen-more = Ta osoba widziała z tej gry więcej, niż wolno wiedzieć na tym miejscu, więc nie może go zająć.
refused-no-offer = Nie masz propozycji tego miejsca.
refused-not-invited = Nie masz zaproszenia do tego stołu. Póki jego lobby jest otwarte, możesz nacisnąć *Dołącz*, jeśli widzisz jego kanał.
refused-nothing-to-take-back = Nie ma czego cofać: od tego czasu zagrał ktoś inny, rozstrzygnął los albo coś się odkryło.
refused-already-proposed = Jest już propozycja; najpierw odpowiedz na nią.
refused-no-proposal = Nie ma teraz żadnej propozycji.
refused-agreed-already = Twoja zgoda już jest; inni muszą jeszcze odpowiedzieć.
