# Na co umawia się moderacja serwera: panel, jego historia, sprawdzanie uprawnień i odmowy.

setup-title = Ustawienia
setup-page-where = Gdzie i kto
setup-page-tables = Stoły
setup-page-players = Grający
setup-page-time = Czas i język
setup-to-panel = Ustawienia
setup-no-limit = bez limitu

setup-channels = Gdzie można otwierać stoły
setup-channels-none = wszystkie kanały
setup-channels-help = Kanał obejmuje swoje wątki, kategoria wszystkie swoje kanały. Nic nie wybrane: wszędzie.
setup-openers = Kto może otwierać stoły
setup-openers-none = każdy
setup-openers-help = Dołączyć może każdy; otwierać stoły mogą tylko te role. Nic nie wybrane: każdy. Moderacja może zawsze.
setup-moderators = Kto moderuje
setup-moderators-none = tylko z uprawnień
setup-moderators-help = Poza tym każdy, kto ma *Zarządzanie serwerem*, *Zarządzanie kanałami* albo *Zarządzanie wiadomościami*. Osoby z tymi rolami wchodzą tu przez `/pomoc`; na `/konfiguracja` pozwól w *Ustawieniach serwera → Integracje → Tavolata*.
setup-called = Kto dowiaduje się o otwartych stołach
setup-called-none = nikt
setup-called-help = Oznaczam tę rolę, gdy otwiera się stół, najwyżej co pół godziny i nigdy w godzinach ciszy. Każdy może też poprosić o to dla siebie: `/ja otwarte-stoły`.
setup-called-silent = ⚠️ Nie mogę powiadamiać tej roli: pozwól wszystkim ją oznaczać (*Ustawienia serwera → Role*) albo daj mi *Wzmiankowanie @everyone, @here i wszystkich ról*.
setup-threads = Wątek dla każdego stołu
setup-threads-help = Wątki archiwizują się po tygodniu ciszy; budzi je następny ruch.
setup-games = Gry
setup-games-none = wszystkie gry
setup-games-help = Co można tu otworzyć. Nic nie wybrane: wszystko.
setup-per-channel = Otwarte stoły na kanale
setup-per-channel-help = Wątki też się liczą. Moderacja nie ma limitu.
setup-per-person = Otwarte stoły jednego hosta
setup-per-person-help = Dołączanie się nie liczy. Moderacja nie ma limitu.
setup-grows = Limit hosta rośnie
setup-grows-help = O jeden stół za każde { $games } skończonych tu gier.
setup-computers = Komputery
setup-computers-help = Czy mogą siadać do stołów. Zastępstwa za nieobecnych mogą zawsze.
setup-least-in-time = Punktualność, żeby dołączyć
setup-least-in-time-help = Ile ostatnich tur z zegarem trzeba mieć na czas. Przy własnym stole można siedzieć zawsze; stół może wymagać więcej.
setup-percent = co najmniej { $percent }% na czas
setup-no-minimum = bez wymagań
setup-newcomers = Nowi mogą dołączać wszędzie
setup-newcomers-help = Kto ma mniej niż { $turns } tur z zegarem. Jeśli wyłączone, zaczyna przy stołach, które nie wymagają punktualności.
setup-daily-week = Gra dnia: nicki dopiero po tygodniu
setup-daily-week-help = Lista gry dnia na serwerze pokazuje nick dopiero tydzień po przyjściu na serwer.
setup-clock = Zegar nowych stołów
setup-clock-help = Host może wybrać inny w lobby. Otwarte stoły zachowują swój.
setup-pace = Ciche odpowiedzi przy nowych stołach
setup-pace-help = Kiedy odpowiadam za tych, którzy nie mają o czym decydować. Host może to zmienić w lobby.
setup-locale = Język na kanale
setup-locale-none = język serwera
setup-locale-help = Co widzisz tylko ty, jest w twoim języku.
setup-quiet = Godziny ciszy
setup-quiet-none = brak
setup-quiet-help = Codziennie w tych godzinach zegary stoją, a powiadomienia milczą.
setup-quiet-hours = od { $start } do { $end } ({ $timezone })
setup-quiet-next = Następne, według twojego zegara: od { $start } do { $end }.
setup-days-off = Dni wolne na osobę i rok
setup-days-off-help = Urlop, gdy zegary danej osoby stoją. Do tego każdy ma wolne dni tygodnia (najwyżej { $weekdays }); te się nie liczą. Zmiany działają od następnej tury danej osoby.
setup-days =
    { $count ->
        [one] 1 dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
setup-quiet-start = Od
setup-quiet-end = Do
setup-quiet-timezone = Strefa czasowa

setup-reset-question = Na pewno przywrócić ustawienia domyślne? Wszystkie kanały, wszystkie gry, każdy, bez limitów, bez godzin ciszy. Dawne ustawienia zostają w historii.
setup-reset-done = ✅ Wszystko ma znów wartości domyślne.

setup-history-title = Zmiany
setup-history-empty = Jeszcze nic: wszystko ma wartości domyślne.
setup-history-nobody = ktoś, kogo danych już nie ma
setup-history-line = { $time } { $person } · **{ $setting }**: { $before } → { $after }

setup-check-title = Sprawdzanie uprawnień
setup-check-well = ✅ Niczego nie brakuje.
setup-check-everywhere =
    ⚠️ **Brakuje wszędzie**: { $permissions }
    { "" }Włącz to w *Ustawieniach serwera → Role → { $role } → Uprawnienia*.
setup-check-lacking-chosen = ⚠️ **Brakuje na kanałach do gry**:
setup-check-lacking = ⚠️ **Brakuje na niektórych kanałach** (to nic złego, jeśli ma się tam nie grać):
setup-check-mend = Wskaż kanał i naciśnij ⚙️ *Edytuj kanał → Uprawnienia → Zaawansowane uprawnienia*. Wybierz rolę *{ $role }* (dodaj ją, jeśli jej nie ma) i naciśnij ✅ przy tym, czego brakuje. Potem sprawdź jeszcze raz.
setup-check-more =
    { $count ->
        [one] • i jeszcze jeden kanał
        [few] • i jeszcze { $count } kanały
       *[many] • i jeszcze { $count } kanałów
    }
setup-check-fine =
    ✅ { $more ->
        [0] Wszystko w porządku na: { $channels }.
       *[other] Wszystko w porządku na: { $channels } i jeszcze { $more }.
    }
setup-check-lost =
    ⚠️ W ustawieniach jest jeszcze coś, czego nie ma: { $channels ->
        [0] { $roles ->
            [one] jedna rola
            [few] { $roles } role
           *[many] { $roles } ról
        }.
        [one] jeden kanał{ $roles ->
            [0] .
            [one] {" "}i jedna rola.
            [few] {" "}i { $roles } role.
           *[many] {" "}i { $roles } ról.
        }
        [few] { $channels } kanały{ $roles ->
            [0] .
            [one] {" "}i jedna rola.
            [few] {" "}i { $roles } role.
           *[many] {" "}i { $roles } ról.
        }
       *[many] { $channels } kanałów{ $roles ->
            [0] .
            [one] {" "}i jedna rola.
            [few] {" "}i { $roles } role.
           *[many] {" "}i { $roles } ról.
        }
    }
setup-forgotten = ✅ Czego nie ma, tego już nie pamiętam.

button-setup = Ustawienia
button-setup-quiet = Ustaw godziny ciszy
button-setup-loud = Bez godzin ciszy
button-setup-check = Sprawdź uprawnienia
button-setup-history = Historia
button-setup-reset = Przywróć domyślne
button-setup-reset-yes = Tak, przywróć domyślne
button-setup-forget = Zapomnij, czego nie ma
button-setup-again = Sprawdź jeszcze raz

permission-create_public_threads = *Tworzenie publicznych wątków*

## Otwieranie stołu

thread-name = { $game } · { $host }
new-open-thread = Stół { NUMBER($table, useGrouping: 0) } jest otwarty we własnym wątku, <#{ $channel }>, i masz przy nim miejsce. Inni naciskają *Dołącz*, potem naciśnij *Start*. Wątek archiwizuje się po tygodniu ciszy; budzi go następny ruch.
thread-not-here = ⚠️ Stoły mają tu własne wątki, ale taki kanał ich nie ma, więc stół jest na samym kanale.
thread-not-allowed = ⚠️ Stoły mają tu własne wątki, ale żeby otworzyć wątek, potrzebuję: { $permissions }. Stół jest więc na samym kanale. Jak to naprawić, mówi `/konfiguracja uprawnienia`.
thread-none-left = ⚠️ Serwer ma tyle aktywnych wątków, na ile pozwala Discord, więc stół jest na samym kanale.
thread-not-opened = ⚠️ Discord nie pozwala mi otworzyć wątku, więc stół jest na samym kanale.
opened-without-computers = Ten serwer nie pozwala już na komputery; ich miejsca są wolne.

## Odmowy

refused-not-your-settings = Potrzebujesz *Zarządzania serwerem* albo roli, którą serwer wybrał dla moderacji.
refused-server-unknown = Dopiero się łączę i jeszcze nie znam tego serwera. Spróbuj proszę za chwilę.
refused-no-such-channel = Jednego z tych kanałów nie ma na tym serwerze; nic się nie zmienia.
refused-no-such-role = Jednej z tych ról nie ma na tym serwerze; nic się nie zmienia.
refused-everybody-called = To powiadomiłoby każdego na serwerze. Wybierz rolę dla tych, którzy chcą grać.
refused-everybody-moderates = Z *@everyone* każdy należałby do moderacji; nic się nie zmienia. Wybierz rolę, którą ma tylko moderacja.
refused-no-such-time = Nie rozumiem godziny „{ $time }”; nic się nie zmienia. Spróbuj 22:00, 7:30 albo 10 wieczorem.
refused-quiet-all-day = „Od” i „Do” są takie same, więc zegary nigdy by nie szły; nic się nie zmienia. Dla stołów bez zegara wybierz *Bez zegara*.
zone-set = 🕐 Strefa czasowa: { $zone }, gdzie jest teraz { $time }.
zone-taken = 🕐 „{ $typed }” to dla mnie strefa czasowa { $zone }, gdzie jest teraz { $time }.
zone-fixed = { $zone } nie zmienia się przez cały rok. Jeśli latem przestawiacie zegary, wpisz miasto, na przykład Warszawa.
refused-unknown-zone = Nie znam strefy czasowej „{ $zone }”; nic się nie zmienia. Spróbuj najbliższego dużego miasta, na przykład Warszawa albo Nowy Jork.
refused-no-such-offset = Nie znam strefy czasowej „{ $zone }”; nic się nie zmienia. Przesunięcia wyglądają jak UTC+2 albo UTC-3:30, od UTC-12 do UTC+14. Lepsze jest miasto, na przykład Warszawa.
refused-unknown-zone-near = Nie wiem, która to strefa czasowa: „{ $zone }”; nic się nie zmienia. Może chodzi o { $zones }?
refused-other-channels = Tutaj nie można otwierać stołów. Użyj `/stół nowy` na: { $channels }.
refused-no-channel-left = Nie widzisz żadnego kanału, na którym wolno otwierać stoły. Poproś moderację, żeby wybrała jakiś w `/konfiguracja panel`.
refused-other-games = Tej gry nie ma na tym serwerze: { $game }. Spróbuj: { $games }.
refused-other-roles = Na tym serwerze stoły otwierać mogą tylko { $roles }. Do otwartych możesz dołączyć: `/stoły`.
refused-no-role-left = Ról, które mogły tu otwierać stoły, już nie ma. Poproś moderację, żeby wybrała nowe w `/konfiguracja panel`.
refused-channel-crowded =
    { $count ->
        [one] Na tym kanale jest już otwarty stół, a na więcej serwer nie pozwala. Otwórz swój na innym kanale, poczekaj albo poproś hosta, żeby zakończył tamten (`/stół zakończ`). Pokazuje go `/stoły`.
        [few] Na tym kanale są { $count } otwarte stoły, a limit serwera to { $limit }. Otwórz swój na innym kanale, poczekaj albo poproś któregoś hosta, żeby zakończył swój (`/stół zakończ`). Pokazuje je `/stoły`.
       *[many] Na tym kanale jest { $count } otwartych stołów, a limit serwera to { $limit }. Otwórz swój na innym kanale, poczekaj albo poproś któregoś hosta, żeby zakończył swój (`/stół zakończ`). Pokazuje je `/stoły`.
    }
refused-too-many-tables =
    { $count ->
        [one] Masz już otwarty stół jako host, a limit serwera to { $limit }. Skończ go albo zakończ przez `/stół zakończ`. Do innych zawsze możesz dołączyć.
        [few] Masz { $count } otwarte stoły jako host, a limit serwera to { $limit }. Skończ któryś albo zakończ przez `/stół zakończ`. Do innych zawsze możesz dołączyć.
       *[many] Masz { $count } otwartych stołów jako host, a limit serwera to { $limit }. Skończ któryś albo zakończ przez `/stół zakończ`. Do innych zawsze możesz dołączyć.
    }
refused-too-many-tables-yet =
    { $count ->
        [one] Masz już otwarty stół jako host, a twój limit na serwerze to na razie { $limit }; rośnie o jeden za każde { $games } skończonych tu gier. Skończ go albo zakończ przez `/stół zakończ`. Do innych zawsze możesz dołączyć.
        [few] Masz { $count } otwarte stoły jako host, a twój limit na serwerze to na razie { $limit }; rośnie o jeden za każde { $games } skończonych tu gier. Skończ któryś albo zakończ przez `/stół zakończ`. Do innych zawsze możesz dołączyć.
       *[many] Masz { $count } otwartych stołów jako host, a twój limit na serwerze to na razie { $limit }; rośnie o jeden za każde { $games } skończonych tu gier. Skończ któryś albo zakończ przez `/stół zakończ`. Do innych zawsze możesz dołączyć.
    }
refused-computers-not-allowed = Ten serwer nie pozwala na komputery. Zaproś kogoś.

## Komendy

command-setup-name = konfiguracja
command-setup-description = Ustawienia tego serwera (moderacja)
command-setup-panel-name = panel
command-setup-panel-description = Kanały, gry, role, limity, zegar, język, godziny ciszy
command-setup-check-name = uprawnienia
command-setup-check-description = Jakich uprawnień mi brakuje i gdzie je włączyć
command-setup-history-name = historia
command-setup-history-description = Kto zmienił które ustawienie i kiedy
