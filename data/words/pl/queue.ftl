# Kolejka: każdy mówi, w co chce zagrać, a bot znajduje stół.

command-play-name = graj
command-play-description = Czekaj na grę: szukam osób, które chcą zagrać w to samo

queue-title = Znajdź grę
queue-wish = **{ $games }** · liczba osób: { $sizes } · { $clock }
queue-hours-on = Tylko z osobami, które grają o tych samych porach co ty.
queue-across-on = Także z osobami z innych serwerów, w wiadomościach prywatnych.
queue-others =
    { $count ->
        [0] Nikt jeszcze nie czeka na taką grę.
        [one] Na taką grę czeka jeszcze 1 osoba.
        [few] Na taką grę czekają jeszcze { $count } osoby.
       *[many] Na taką grę czeka jeszcze { $count } osób.
    }
queue-usually = Zwykle trwa to mniej więcej { $time }.
queue-off = Naciśnij *Czekaj*, a powiem, gdy będę mieć dla ciebie stół. Nie musisz tu zostawać.
queue-waiting = Szukam dla ciebie stołu, początek: { $time }. Powiem, gdy go znajdę; nie musisz tu zostawać. Jeśli nic się nie trafi, skończę szukać { $end }.
queue-offered = Mam dla ciebie stół: { $table }. Miejsce czeka na ciebie do { $time }.
queue-offered-across =
    { $count ->
        [0] Gra się w wiadomościach prywatnych.
        [one] Gra się w wiadomościach prywatnych. Jedna z pozostałych osób jest z innego serwera.
        [few] Gra się w wiadomościach prywatnych. Z innych serwerów są { $count } z pozostałych osób.
       *[many] Gra się w wiadomościach prywatnych. Z innych serwerów jest { $count } z pozostałych osób.
    }
queue-accepted = Dołączasz: { $table }. Gra zacznie się, gdy dołączą też pozostali. Jeśli ktoś nie dołączy, zachowujesz swoje miejsce w kolejce.
queue-found = Twoja gra już się zaczęła: pokażą ją `/stoły`. Jeśli chcesz jeszcze jedną, naciśnij *Czekaj*.
queue-declined = Ostatni stół ci nie pasował, więc już nie szukam. Naciśnij *Czekaj*, gdy znów będziesz mieć ochotę na grę.
queue-lapsed = Był dla ciebie stół, ale nie mam od ciebie odpowiedzi, więc już nie szukam. Naciśnij *Czekaj*, gdy znów będziesz mieć czas.
queue-called-off = Ostatni stół zamknęła moderacja, więc już nie szukam. Naciśnij *Czekaj*, żeby szukać dalej.
queue-ended = Dwa tygodnie szukania i nikogo, przepraszam! Naciśnij *Zmień* i dodaj gry, inne liczby osób albo weź inny zegar.
queue-table = { $table }, kanał { $channel }
# Differs: here one person waits, elsewhere a whole table.
button-queue-wait = Czekaj
button-queue-stop = Przestań czekać
button-queue-keep = Jeszcze dwa tygodnie
button-queue-change = Zmień

queue-done-wait = Jesteś w kolejce.
queue-done-together = Czekacie razem: ty i { $person }. Powiem wam, gdy znajdę stół.
queue-done-stop = Już nie czekasz.
queue-done-keep = Dobrze, szukam dalej.
queue-done-change = Zmienione.
queue-across-letter = Szukasz teraz także gier z osobami z innych serwerów. Gdy jakąś znajdę, napiszę tutaj i tutaj będziesz grać. Inni widzą twoją nazwę na Discordzie, ale nie twoje serwery. Wyłączysz to w `/graj`, przycisk *Zmień*.
queue-done-refused = W porządku. { $person } może grać z innymi.

queue-form-title = W co chcesz zagrać?
queue-form-games = Gry (możesz wybrać kilka)
queue-form-sizes = Liczba osób (możesz wybrać kilka)
queue-form-clock = Jak szybko?
queue-form-hours = Porównuj pory, o których gram
queue-form-hours-hint = Patrzę na pory twoich kliknięć z ostatnich czterech tygodni. Nikt ich nie widzi.
queue-form-across = Także z osobami z innych serwerów
queue-form-across-hint = Gracie w wiadomościach prywatnych, pod nazwami z Discorda i poza rankingiem.

queue-with = Gracie tylko razem: ty i { $person }.
queue-with-asked = Gracie tylko razem: ty i { $person }. Ta osoba musi się jeszcze zgodzić.
queue-with-apart = Ty i twoi znajomi nie chcecie tego samego: potrzebuję gry, liczby osób i zegara, które pasują wam wszystkim.
queue-asked = { $person } chce z tobą zagrać.
queue-choose = Tylko razem z …
button-queue-join = Czekajmy razem
button-queue-refuse = Nie, dziękuję
button-queue-without = Bez tej osoby
queue-friend = { $friend }, { $person } chce poszukać gry razem z tobą: { $games }.
queue-friend-letter = { $person } chce poszukać gry razem z tobą: { $games }.

queue-thread = { $game } z kolejki

notice-matched =
    { $made ->
        [host] { $person }, mam dla ciebie miejsce: { $table }. Zaprasza { $by }, a miejsce czeka na ciebie do { $time }.
       *[queue] { $person }, mam dla ciebie stół: { $table }. Gra zacznie się, gdy wszyscy dołączą; czas na to mija { $time }.
    }
letter-matched =
    { $made ->
        [host] Mam dla ciebie miejsce przy stole. Zaprasza { $by }, a miejsce czeka na ciebie do { $time }.
       *[queue] Mam dla ciebie stół. Gra zacznie się, gdy wszyscy dołączą; czas na to mija { $time }. Jeśli nie masz już ochoty, po prostu odmów: nikt się nie obrazi.
    }
lobby-matched = Te osoby połączyła kolejka. Gra zacznie się, gdy wszyscy dołączą.
lobby-matched-across = Kolejka połączyła was z różnych serwerów. Gracie w wiadomościach prywatnych; gra zacznie się, gdy wszyscy dołączą.
lobby-seat-kept-somebody = { $crest } czeka na kogoś · wygasa { $time }
joined-across = Masz miejsce przy stole { NUMBER($table, useGrouping: 0) }. Gra zacznie się, gdy wszyscy dołączą: w twoich wiadomościach prywatnych i w `/stoły`.
ended-in-queue = Nie szukam już dla ciebie stołu; żeby szukać dalej, naciśnij *Czekaj* w `/graj`.
private-across-over = -# Gry między serwerami są poza rankingiem. Następną znajdzie ci `/graj`.
more-block-choose = Zablokuj kogoś przy tym stole
log-matched = Kolejka otwiera stół. SHA-256 sekretu tasowania to { $commitment }.
log-fell-apart = Nie wszyscy chcą grać, więc gry nie będzie. Pozostali zachowują miejsce w kolejce.
log-queue-offers = Jedno miejsce czeka na kogoś z kolejki.

setup-from-queue = Miejsca dla kolejki
setup-from-queue-help = Czy nowe stoły oddają wolne miejsca osobom z `/graj`? Każdy host może to zmienić.
setup-across = Gry z innymi serwerami
setup-across-help = Czy osoby, które czekają przez `/graj`, mogą grać z osobami z innych serwerów, jeśli chcą? Grają w wiadomościach prywatnych, a moderacja tego nie widzi.
options-from-queue = Kolejka
options-from-queue-help = Czy wolne miejsca mogą dostać osoby, które czekają przez `/graj`?

refused-no-size-fits = W żadną z tych gier nie gra się w tyle osób. Nic się nie zmienia.
refused-not-for-you = To nie dla ciebie albo już nieaktualne.
refused-not-yourself = To ty! Wybierz kogoś innego.
refused-too-many-friends = Możesz wskazać najwyżej { $most } znajomych.
refused-sharing-across = To gra z osobami z innych serwerów, więc zostaje między wami.
refused-across-closed = Nie mogę wysyłać ci wiadomości prywatnych, a z osobami z innych serwerów gra się właśnie tam. Zezwól na wiadomości prywatne od członków tego serwera (*Ustawienia prywatności* serwera) i zaznacz to pole jeszcze raz.
