# O co ktoś prosi i jakie są jego dane.

somebody = Ktoś

me-title = Twoje ustawienia
me-yes = Tak
me-no = Nie
me-page-notices = Powiadomienia
me-page-time = Twój czas
me-page-play = Gra
me-page-you = Język i dane

me-delivery = Powiadomienia
me-delivery-help = Jak mówię ci, że stół na ciebie czeka.
me-delivery-channel = Na kanale
me-delivery-channel-help = Oznaczam cię tam, gdzie toczy się gra.
me-delivery-direct = Wiadomością prywatną
me-delivery-direct-help = Piszę do ciebie, z twoją ręką i linkiem do planszy.
me-delivery-both = I tu, i tu
me-delivery-both-help = Piszę do ciebie i oznaczam cię na kanale, z jednym powiadomieniem.
me-delivery-digest = Raz dziennie
me-delivery-digest-help = Jedna wiadomość dziennie; wcześniej, jeśli coś się kończy. Pokazują to lobby z krótkim zegarem.
me-delivery-none = Wcale
me-delivery-none-help = Zaglądasz do /stoły bez przypominania. Mówią o tym lobby stołów z zegarem.
me-digest-hour = Pora dziennej wiadomości
me-digest-hour-help = W twojej strefie czasowej, { $zone }.
me-reminder-hours = Przypomnienia
me-reminder-hours-help = Gdy stół na ciebie czeka, najwyżej { $most } na turę; nigdy w godzinach ciszy ani w dni wolne.
me-reminder =
    { $hours ->
        [0] Żadne
        [one] Co godzinę
        [few] Co { $hours } godziny
       *[many] Co { $hours } godzin
    }
me-warnings = Ostrzeżenia, zanim minie twój czas
me-warnings-help = Ostrzegam tak, jak dostajesz powiadomienia: nigdy w godzinach ciszy i nigdy na kanale o tajnym pytaniu.
me-warnings-off = Żadne
me-warnings-once = Jedno, gdy zostaje ćwierć czasu
me-warnings-twice = Dwa: gdy zostaje ćwierć i gdy zostaje jedna dziesiąta
me-early = Daj znać, gdy gra osoba przede mną
me-early-help = Masz wtedy czas się przygotować.
me-open-tables-help = Szukasz gry? Mogę mówić ci, gdy ktoś otwiera stół.
me-timezone = Strefa czasowa
me-timezone-help = Dla dziennej wiadomości, godzin ciszy i dni wolnych.
me-timezone-zone = Strefa czasowa
me-quiet = Godziny ciszy
me-quiet-none = brak
me-quiet-help = W tych godzinach nie przysyłam powiadomień (najwyżej { $most } h na dobę). Twoje zegary idą dalej; zatrzymują je dni wolne.
me-quiet-start = Od
me-quiet-end = Do
me-quiet-heard = 🌙 Bez powiadomień od { $start } do { $end } ({ $zone }).
me-quiet-gone = 🔔 Bez godzin ciszy: powiadamiam cię o każdej porze.
me-weekend = Wolne dni tygodnia
me-weekend-help = W te dni twoje zegary stoją, a przypomnienia milczą. Wybierz najwyżej { $most }; nie liczą się jako urlop.
weekday-0 = poniedziałek
weekday-1 = wtorek
weekday-2 = środa
weekday-3 = czwartek
weekday-4 = piątek
weekday-5 = sobota
weekday-6 = niedziela
me-holidays = Urlop
me-holidays-none = brak
me-holidays-help = Twoje zegary stoją. { $most ->
    [0] Tyle dni, ile chcesz, najdalej rok naprzód.
   *[other] Zostało dni w { $year }: { $left } z { $most }. Liczy się każdy dzień, od pierwszego do ostatniego.
}
me-holidays-first = Pierwszy dzień
me-holidays-last = Ostatni dzień
me-days-later =
    { $count ->
        [one] ⏱️ Przy stole { $tables } trwa twoja tura. Nowe dni wolne liczą się tam od następnej; zegar tej tury idzie dalej.
        [few] ⏱️ Przy stołach { $tables } trwają twoje tury. Nowe dni wolne liczą się tam od następnych; zegary tych tur idą dalej.
       *[many] ⏱️ Przy stołach { $tables } trwają twoje tury. Nowe dni wolne liczą się tam od następnych; zegary tych tur idą dalej.
    }
me-holiday-noted =
    { $days ->
        [one] 🏝️ Masz wolne: { $first }.
        [few] 🏝️ Masz { $days } dni wolnego, od { $first } do { $last }.
       *[many] 🏝️ Masz { $days } dni wolnego, od { $first } do { $last }.
    }
me-confirm = Pytaj mnie przed każdym ruchem
me-confirm-help = Naciskasz drugi raz, żeby wykonać ruch.
me-coach = Trener
me-coach-help = Przez pierwsze trzy partie każdej gry: zdanie o każdej nowej rzeczy.
me-aim = Pokazuj cel
me-aim-help = Na górze twojej ręki: jak się wygrywa i ile ci brakuje.
me-picture = Obrazy
me-picture-help = Na telefon są wysokie, z większymi literami.
me-picture-tall = Telefon
me-picture-wide = Komputer
me-rated = Licz moje gry do rankingu
me-rated-help = Jeśli wyłączone, nie ma cię w rankingach twoich serwerów.
me-daily = Mój nick na listach gry dnia
me-daily-help = Jeśli wyłączone, widzisz swoje miejsce, ale inni nie widzą twojego nicku.
me-named = Mój nick poza Discordem
me-named-help = Moderacja może podawać publiczne wyniki innym programom, na przykład stronie w sieci. Jeśli wyłączone, nie dostają twojego nicku.
me-language = Język
me-language-help = Dla wszystkiego, co czytasz tylko ty. Stoły używają języka serwera.
me-language-none = Jak w moim Discordzie
me-blocked-people-help = Ludzie, z którymi wolisz nie grać: trzymam was z dala od siebie.
me-export-help = Wszystko, co o tobie przechowuję, w jednym pliku.
me-delete-help = Zapominam o tobie; najpierw powiem, co to znaczy.
me-open-title = Otwarte stoły
me-open-help = Gdy ktoś otworzy stół z wolnymi miejscami albo w trwającej grze zwolni się miejsce, mówię ci o tym raz, tak jak lubisz, z przyciskiem *Dołącz*; nigdy w godzinach ciszy, w twoje dni wolne ani o stołach z kimś z twojej listy blokad.
me-open-here = Mów mi o otwartych stołach na tym serwerze
me-open-elsewhere = Żeby wiedzieć o otwartych stołach serwera, użyj na nim `/ja otwarte-stoły`.
me-open-games = Tylko te gry:
me-open-all-games = wszystkie gry
me-open-others = Mówię ci też o stołach tu:
me-open-unknown = Serwer, na którym mnie już nie ma
me-blocked-title = Zablokowane osoby
me-blocked-help = Na każdym serwerze: nie powiadamiam cię o zaproszeniach, miejscach i stołach, przy których byście się spotkali; pytam, zanim usiądziesz z kimś takim; piszę do ciebie, gdy ktoś taki przyjdzie do twojego stołu, żeby można było odejść. Dla tych osób wszystko wygląda jak zawsze. Nie dowiedzą się.
me-blocked-none = Nikogo nie blokujesz.
me-blocked-since = { $person }, od { $time }
me-block-choose = Zablokuj kogoś …
me-block-done = Na liście blokad: { $person }. Ta osoba się o tym nie dowie. Przy wspólnych stołach nic się nie zmienia.
me-unblock-done = Już bez blokady: { $person }.

button-me-timezone = Zmień
button-me-quiet = Ustaw
button-me-holidays = Dodaj
button-me-open = Otwarte stoły
button-me-blocked = Zablokowane osoby
button-me-unblock = Odblokuj
button-me-export = Zapisz moje dane
button-me-delete = Usuń moje dane
button-me-delete-yes = Usuń wszystko

me-trial-letter = ✉️ Tak do ciebie piszę. Zmienisz to w `/ja ustawienia`, także tutaj.
me-letter-sent = ✉️ Wiadomość ode mnie już u ciebie jest.
me-export-done = Wszystko, co o tobie przechowuję. Czasy to sekundy od 1970 roku, identyfikatory są z Discorda. Są tu też twoje wybory; zapisy skończonych gier daje `/stół eksport`.
me-delete-question =
    ## Usuń moje dane
    Tego nie da się cofnąć.
    { $open ->
        [0] · Nie siedzisz przy żadnym otwartym stole.
        [one] · Odchodzisz od otwartego stołu; jeśli gra już trwa, gra za ciebie komputer, a miejsce mogą zająć inni.
        [few] · Odchodzisz od { $open } otwartych stołów; gdzie gra już trwa, gra za ciebie komputer, a miejsce mogą zająć inni.
       *[many] · Odchodzisz od { $open } otwartych stołów; gdzie gra już trwa, gra za ciebie komputer, a miejsce mogą zająć inni.
    }
    { $finished ->
        [0] · Nie masz skończonych gier.
        [one] · Twoja skończona gra zostaje, ale miejsce staje się anonimowe: „Ktoś”.
        [few] · Twoje { $finished } skończone gry zostają, ale miejsca stają się anonimowe: „Ktoś”.
       *[many] · Twoich { $finished } skończonych gier zostaje, ale miejsca stają się anonimowe: „Ktoś”.
    }
    · Usuwam twoje ustawienia, rankingi, szablony, notatki, zakładki, podziękowania i blokady, wybór otwartych stołów oraz to, co obserwujesz, masz przeczytane lub wyciszone. W dzienniku zamiast twojego nicku jest „Ktoś”.
    · Zostają numery naciśnięć, które dały ci miejsca: zależy od nich tasowanie.
    · Jeśli znasz ukryte części gry, która jeszcze trwa, do jej końca zachowuję tam twój identyfikator, bo nie możesz zająć w niej innego miejsca.
    · Co inni zapisali dla siebie, na przykład blokady, należy do nich i zostaje.
    · Wiadomości na kanałach zostają, jakie są, a plików zapisanych przez innych nie dosięgnę.
me-delete-done = Gotowe: już cię nie znam. Jeśli coś naciśniesz, zaczynasz od nowa.

sure-question = **{ $choice }**?
sure-nothing = Nic
button-sure = Tak
button-not-sure = Nie

refused-block-self = Nie możesz zablokować siebie.
refused-too-many-blocked = Lista blokad jest pełna. Najpierw kogoś odblokuj.
refused-own-quiet-empty = „Od” i „Do” są takie same. Jeśli nie chcesz godzin ciszy, zostaw oba puste. Nic się nie zmienia.
refused-own-quiet-too-long = Godziny ciszy mogą trwać najwyżej { $most } h na dobę: kiedyś muszę cię powiadomić. Jeśli znikasz na dłużej, dodaj urlop. Nic się nie zmienia.
refused-no-such-day = Nie rozumiem daty „{ $day }”; nic się nie zmienia. Spróbuj 24 grudnia, 2026-12-24, piątek albo jutro.
refused-unclear-day = „{ $day }” może znaczyć { $one } albo { $other }; nic się nie zmienia. Napisz dokładnie, na przykład { $example }.
refused-holiday-backwards = Ostatni dzień jest przed pierwszym. Nic się nie zmienia.
refused-holiday-past = Ten urlop już minął. Nic się nie zmienia.
refused-holiday-too-far = Urlop można wpisać najdalej rok naprzód. Nic się nie zmienia.
refused-holiday-too-long =
    { $left ->
        [0] Nie masz już dni wolnych w { $year }: wykorzystane są wszystkie, na które pozwalają twoje serwery ({ $most } rocznie). Nic się nie zmienia.
        [one] Potrzeba dni wolnych w { $year }: { $days }, a został ci jeden z tych, na które pozwalają twoje serwery ({ $most } rocznie). Nic się nie zmienia.
        [few] Potrzeba dni wolnych w { $year }: { $days }, a zostały ci { $left } z tych, na które pozwalają twoje serwery ({ $most } rocznie). Nic się nie zmienia.
       *[many] Potrzeba dni wolnych w { $year }: { $days }, a zostało ci { $left } z tych, na które pozwalają twoje serwery ({ $most } rocznie). Nic się nie zmienia.
    }
refused-too-many-holidays = Urlopów może być najwyżej { $most }; najpierw któryś usuń.

command-me-name = ja
command-me-description = Twoje ustawienia i twoje dane
command-me-settings-name = ustawienia
command-me-settings-description = Powiadomienia, strefa czasowa, godziny ciszy, dni wolne, ręka, ranking, język
command-me-open-name = otwarte-stoły
command-me-open-description = Wieści o otwartych stołach na tym serwerze
command-me-blocked-name = blokady
command-me-blocked-description = Zablokuj i odblokuj ludzi
command-me-export-name = eksport
command-me-export-description = Wszystko, co o tobie przechowuję, w jednym pliku
command-me-delete-name = usuń
command-me-delete-description = Zapominam o tobie; najpierw powiem, co to znaczy
