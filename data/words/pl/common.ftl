# Słowa wspólne dla wszystkich gier: stoły, panele, komendy, odmowy.

language-in-progress = Tłumaczenie jeszcze trwa. Daj znać, jeśli coś źle brzmi.
button-language-feedback = Daj znać
list-apart = { $list }; { $item }
list-led = { $what }: { $list }
list-arrow = { $before } → { $after }

computer-fox = Mechaniczny Lis
computer-heron = Mechaniczna Czapla
computer-frog = Mechaniczna Żaba
computer-bee = Mechaniczny Truteń
computer-owl = Mechaniczna Sowa
computer-hare = Mechaniczny Zając

table-title = { $game } · stół { NUMBER($table, useGrouping: 0) }

## Lobby

lobby-seat-host = { $name } · host
lobby-told-daily = 📬 czyta raz dziennie
lobby-told-never = 🔕 zagląda bez powiadomień
lobby-seats-free =
    { $count ->
        [one] *1 wolne miejsce*
        [few] *{ $count } wolne miejsca*
       *[many] *{ $count } wolnych miejsc*
    }
lobby-seat-kept = { $crest } czeka: { $person } · wygasa { $time }
lobby-invited = Zaproszenia: { $people }
lobby-options = Opcje: { $options }
lobby-need =
    { $count ->
        [one] Do startu brakuje jeszcze jednej osoby.
        [few] Do startu brakuje jeszcze { $count } osób.
       *[many] Do startu brakuje jeszcze { $count } osób.
    }
lobby-ready = Wszystko gotowe! *Start* może nacisnąć każdy, kto tu siedzi.
lobby-board-marks = ❗ na planszy zaznacza ostatnie zmiany.
lobby-starts-full = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
lobby-starts-at = ⏰ Początek: { $time } ({ $rest }).
lobby-starts-at-filled = ⏰ Początek: { $time } ({ $rest }). Puste miejsca zajmą komputery.
lobby-start-missed = ⏰ Gra miała się zacząć { $time }, ale brakowało osób. Ustaw inną porę w *Opcjach* albo naciśnij *Start*, gdy będzie was dość.
lobby-shuffle =
    🔒 Nikt nie może zmienić tasowania tej gry. Wynika z sekretu, który istnieje, zanim ktokolwiek dołączy, i ze wszystkich naciśnięć. Jego odcisk (SHA-256):
    `{ $hash }`
    Na koniec zobaczysz sekret, a *Sprawdź tasowanie* odtworzy z niego całą grę.
option-value = { $option }: { $value }

## Plansza i wynik

board-waiting =
    { $count ->
        [1] Czekamy na: { $names }, pytanie { $time }.
       *[other] Wybierają jeszcze, pytanie { $time }: { $names }.
    }
board-waiting-discreet = Czekamy na tajne odpowiedzi, pytanie { $time }: { $names }. Nikt nie widzi, kto już odpowiedział.
board-over = Koniec gry
board-ended = Ten stół zakończono przed końcem gry.
board-halted = Coś się zepsuło w zasadach, więc stół stoi tuż przed ostatnim naciśnięciem. Nic nie przepada. Host lub moderacja może nacisnąć *Spróbuj ponownie*; host bota znajdzie szczegóły pod numerem **{ $reference }**.
board-rank = { NUMBER($rank) }. { $name }: { $score }
board-rank-unscored = { NUMBER($rank) }. { $name }
board-secret = -# Sekret tasowania: `{ $secret }`. *Sprawdź tasowanie* odtwarza z niego całą grę.

## Prywatny panel

hand-watching = Oglądasz: oto, co możesz zobaczyć.
hand-watching-more = Oglądasz i widzisz więcej, niż wolno grającym, więc nie możesz już usiąść do tej gry.
hand-watching-offered = Czeka tu na ciebie miejsce. Póki go nie odrzucisz, widzisz tylko to, co wszyscy.
hand-aim = -# 🎯 { $aim }
coach-new = 🎓 **{ $title }** · { $said }
coach-off-done = Trener jest wyłączony. Przywrócisz go w `/ja ustawienia`.
button-coach-off = Wyłącz trenera
hand-given = Wybrane. Możesz zmienić zdanie, póki wszyscy nie odpowiedzą.
hand-does = { $option } — { $does }
hand-by-itself = Nie ma o czym decydować: „{ $option }” dzieje się samo.
hand-by-itself-later = Nie ma o czym decydować: „{ $option }” stanie się samo po jakimś czasie, więc nikt tego nie pozna. Możesz to też nacisnąć teraz.
hand-by-itself-soon = „{ $option }” stanie się samo za minutę lub dwie, chyba że naciśniesz coś innego.
hand-by-itself-unless = „{ $option }” stanie się samo po jakimś czasie, chyba że naciśniesz coś innego.
hand-choose =
    { $least ->
        [1] { $most ->
            [1] Wybierz jedno
           *[other] Wybierz od 1 do { $most }
        }
       *[other] { $least ->
            [0] Wybierz najwyżej { $most }
           *[other] Wybierz od { $least } do { $most }
        }
    }
hand-page = Strona { $page } z { $pages } · następna strona
hand-channel-denied = ⚠️ Nie mogę teraz pisać na kanale tego stołu. Twoje ruchy i tak się liczą. Poproś moderację, żeby pozwoliła mi widzieć kanał, wysyłać wiadomości i załączać pliki, albo naciśnij *Przenieś tu planszę* tam, gdzie mogę pisać. Do tego czasu piszę prywatnie, a zegar stoi dla wszystkich, do których nie mogę dotrzeć.
direct-on = ✉️ Wiadomość ode mnie już czeka. Odtąd będę pisać, gdy przyjdzie twoja tura. Naciśnij jeszcze raz, żeby to wyłączyć.
direct-off = Już do ciebie nie piszę; oznaczę cię na kanale, gdy przyjdzie twoja tura.

## Przyciski

button-join = Dołącz
button-leave = Odejdź
button-add-computer = Dodaj komputer
button-remove-computer = Usuń komputer
button-shuffle = Uczciwe tasowanie
button-options = Opcje
button-start = Start
button-start-yes = Zacznij bez nich
button-rules = Zasady
button-invitations = Zaproś
button-hand = Moja ręka
button-log = Co się działo
button-explain = Wyjaśnij
button-no = Nie
button-more = Więcej
button-text = Jako tekst
button-direct = Wiadomością prywatną
button-board = Do planszy
button-older = Starsze
button-newer = Nowsze
button-back = Wstecz
button-on = Dalej
button-again = Zagraj jeszcze raz
button-verify = Sprawdź tasowanie
button-release = Spróbuj ponownie
button-here = Przenieś tu planszę
button-end = Zakończ ten stół
button-end-why = Tak, i powiem dlaczego…
button-end-yes = Tak, zakończ

## Dziennik

log-title = Co się działo · { $table }
log-empty = Jeszcze nic.
log-page = -# Strona { $page } z { $pages }
log-lines = -# Wiersze { $first }–{ $last } z { $count }
log-private = 🔒
line-and = { $told } { $more }
line-details = { $line } · +{ $count }
moment-line = ### 📣 { $line }
button-details = Szczegóły
button-short = W skrócie
log-opened = { $player } otwiera stół. SHA-256 sekretu tasowania to { $commitment }.
log-joined = { $player } zajmuje miejsce.
log-left = { $player } odchodzi od stołu.
log-computer-added = Miejsce zajmuje komputer.
log-computer-removed = Komputer odchodzi od stołu.
log-option = { $option }: { $value }.
log-started = Gra się zaczyna.
log-ended = Stół zakończono przed końcem gry.
log-halted = Stół zatrzymano (numer { $reference }).
log-released = { $player } znów uruchamia stół.

## Opcje

options-title = Opcje · { $table }
options-change = Możesz je zmieniać, póki gra się nie zacznie.
options-read = Host i moderacja mogą to zmieniać, póki gra się nie zacznie. Przyciski wyjaśniają, co to znaczy.
board-marked = -# ❗ na obrazie: ostatnie zmiany
field-zone-hint = Miasto lub kraj, jak Kraków, albo nazwa strefy
field-time-hint = Na przykład 22:00 albo 22
field-day-hint = Na przykład 24 grudnia, 2026-12-24, piątek albo jutro
button-form-again = Spróbuj ponownie
refused-no-such-moment = Nie rozumiem pory „{ $typed }”; nic się nie zmienia. Spróbuj 20:30, jutro o 20, piątek 20:30, 24 grudnia 20:30 albo za 2 godziny.
refused-time-missing = W „{ $typed }” brakuje godziny; nic się nie zmienia. Dodaj ją, na przykład 20:30.
refused-unclear-moment = „{ $typed }” może znaczyć { $one } albo { $other }; nic się nie zmienia. Napisz dokładnie, na przykład { $example }.
refused-start-past = Ta pora już minęła.
refused-start-too-far = Wybierz początek w ciągu najbliższych 30 dni.

## Listy i krótkie odpowiedzi

tables-mine = Twoje stoły
tables-none = Nie widać tu żadnych otwartych stołów. Otwórz nowy: `/stół nowy`.
tables-none-yours = Nie siedzisz przy żadnym otwartym stole. Na serwerze `/stoły` pokazuje, gdzie możesz dołączyć.
tables-you = **Twoja tura**, pytanie { $time }.
tables-vote = **Brakuje twojego głosu**: jak grać dalej? Czekamy na: { $name }. Pytanie { $time }.
tables-proposal =
    { $what ->
        [end] **Propozycja: zakończyć grę ({ $name })**; zgódź się albo odmów. Pytanie { $time }.
        [pause] **Propozycja: zrobić przerwę ({ $name })**; zgódź się albo odmów. Pytanie { $time }.
       *[undo] **Propozycja: cofnąć ruchy ({ $name })**; zgódź się albo odmów. Pytanie { $time }.
    }
tables-late-time = ⏳ **Twój czas minął** { $time }; inni decydują, co dalej. Wciąż możesz zagrać.
tables-late-silence = 💤 **Inni decydują, jak grać dalej bez ciebie.** Głosowanie ruszyło { $time }. Otwórz swoją rękę, a wrócisz do gry.
tables-playing =
    { $count ->
        [one] Czekamy na kogoś innego, pytanie { $time }.
        [few] Czekamy na { $count } inne osoby, pytanie { $time }.
       *[many] Czekamy na { $count } innych osób, pytanie { $time }.
    }
tables-lobby = W lobby, zajęte miejsca: { $taken } z { $seats }.
tables-halted = Stół stoi przez błąd; host albo moderacja może spróbować ponownie.
tables-paused = Przerwa.
tables-over = Koniec gry.
tables-ended = Stół zakończony przed czasem.
status-lobby = w lobby
status-playing = w grze
status-halted = zatrzymany
status-paused = przerwa
status-over = po grze
status-ended = zakończony
suggestion = { $table } ({ $state })
new-open = Stół { NUMBER($table, useGrouping: 0) } jest otwarty na tym kanale i masz przy nim miejsce. Inni naciskają *Dołącz*, możesz też dodać komputery. Potem naciśnij *Start*.
again-open = Ktoś ma lepszy refleks: stół { NUMBER($table, useGrouping: 0) } jest otwarty, { $link }.
end-question = Na pewno zakończyć? To { $table }. Tej gry nie da się wznowić, a to, co ukryte, zostaje ukryte.
end-done = Stół jest zakończony.
here-done = Plansza jest teraz na tym kanale.
verify-good =
    ✅ { $moves ->
        [one] Odtworzony jeden ruch
        [few] Odtworzone wszystkie { $moves } ruchy
       *[many] Odtworzone wszystkie { $moves } ruchów
    } z sekretu, wynik jest ten sam. Tasowanie było ustalone przed początkiem gry.
verify-data =
    Aby sprawdzić to samodzielnie: SHA-256 sekretu jest tym, który widać w lobby. Ziarno to SHA-256 sekretu, po którym następują te liczby, każda jako osiem bajtów, big-endian.
    Zapowiedziane: `{ $hash }`
    Sekret: `{ $secret }`
    Miejsca, potem start: `{ $presses }`
rules-page = -# Strona { $page } z { $pages }
rules-entry = Wróć do hasła
help-anywhere =
    { "" }**Wszędzie**: [zainstaluj Tavolatę dla siebie]({ $link }), a twoje stoły, ręce, lekcje, zasady i wyszukiwanie będą z tobą na każdym serwerze i w każdej wiadomości prywatnej. Możesz tam też grać z komputerami. Widzisz to tylko ty. Stoły z innymi wymagają serwera, na którym jest Tavolata.
help-text =
    ## Tavolata
    Gry fantasy z ukrytymi kartami, prosto na kanale: ruch przy śniadaniu, następny przy obiedzie.

    { "" }**Pierwszy raz?** `/nauka` uczy gry w trzy minuty, od razu w praktyce.

    { "" }**Żeby zagrać**: `/stół nowy`, potem wybierz grę. Kto chce grać, naciska *Dołącz*; puste miejsca mogą zająć komputery; *Start* zaczyna grę. Potem naciśnij *Moja ręka*: pokazuje ci, i tylko tobie, co masz i co możesz zrobić.

    { "" }**Komendy**
    `/stół nowy` · otwórz stół na tym kanale
    `/stół pokaż` · zobacz stół, także jako tekst
    `/stół ręka` · twój prywatny widok i twoje wybory
    `/stół dziennik` · co się stało
    `/stół opcje` · opcje tego stołu
    `/stół przedłuż` · weź więcej czasu na swoją turę
    `/stół cofnij`, `/stół zaproponuj` · cofnij swój ruch; zaproponuj przerwę albo koniec
    `/stół powtórka` · obejrzyj grę krok po kroku
    `/stół analiza` · jak poszła skończona gra
    `/stół sprawdź`, `/stół eksport`, `/stół import` · sprawdź skończoną grę, zapisz ją do pliku, wczytaj z pliku
    `/stół odejdź` · oddaj swoje miejsce; mogą je zająć inni
    `/stół pauza`, `/stół wznów` · zrób przerwę i graj dalej
    `/stół zaproś`, `/stół odeślij` · zaproś kogoś do lobby albo odeślij (host)
    `/stół zastąp`, `/stół odeślij`, `/stół host` · kto gdzie siedzi i kto jest hostem (moderacja)
    `/stół zakończ` · zakończ stół (host i moderacja)
    `/stoły` · twoje stoły, najpierw te, które na ciebie czekają
    `/statystyki` · jak ci idzie i kto jest najlepszy w danej grze
    `/zasady` · jak się gra; `/szukaj` · co robi karta, przedmiot lub miejsce
    `/ja ustawienia` · język, powiadomienia, przypomnienia, dni wolne; `/ja otwarte-stoły` · wieści o otwartych stołach; `/ja blokady` · z kim wolisz nie grać; `/ja eksport`, `/ja usuń` · twoje dane
    `/konfiguracja panel`, `/konfiguracja uprawnienia` · ustawienia serwera i czego mi brakuje (moderacja)

    Nie ma pośpiechu. Oznaczę cię, gdy przyjdzie twoja tura; albo naciśnij *Wiadomością prywatną*, a napiszę do ciebie.
welcome =
    ## Tu Tavolata
    Pierwszy raz? Wpisz `/nauka`: uczy gry w trzy minuty.
    Do gry jest powyżej otwarty stół. Jako **{ $host }** naciśnij *Dodaj komputer*, potem *Start*, potem *Moja ręka*. Możesz tu też być kilkoma osobami naraz: naciśnij czyjś obrazek, żeby wcielić się w tę osobę, potem *Dołącz*, i graj ze sobą. `/` pokazuje wszystkie komendy.

## Odmowy

refused-out-of-date = ↻ Ten przycisk jest już nieaktualny. Teraz wygląda to tak.
refused-unknown-button = Nie znam tego przycisku. Może pochodzi z mojej starszej wersji; `/stół pokaż` pokaże aktualny.
refused-other-database = Nie pamiętam stołu, do którego należy ten przycisk: mam teraz inną bazę danych. `/stoły` pokazuje, co jest teraz.
refused-old-command = Ta komenda się zmieniła. Uruchom Discorda ponownie, żeby mieć nową, albo spróbuj za minutę.
refused-no-such-table = Nie ma tu stołu { NUMBER($table, useGrouping: 0) } albo nie możesz go zobaczyć.
refused-no-table-here = Nie wiem, o który stół chodzi. Otwórz nowy (`/stół nowy`) albo zajrzyj do `/stoły`.
refused-unknown-game = Nie znam tej gry. `/stół nowy` pokazuje te, które znam.
refused-server-only = To działa na kanale serwera, na którym jest Tavolata.
refused-already-seated = Masz już miejsce przy tym stole.
refused-not-seated = Nie masz miejsca przy tym stole.
refused-not-your-table = Nie grasz przy tym stole. Możesz oglądać albo otworzyć własny: `/stół nowy`.
refused-full = Wszystkie miejsca są zajęte.
refused-seats-kept = Wolne miejsca czekają na osoby z zaproszeniem.
refused-no-computer = Przy tym stole nie ma komputera.
refused-too-few = Potrzeba co najmniej { $least } osób. Zaproś kogoś albo dodaj komputer.
refused-started = Gra już się zaczęła.
refused-not-started = Gra jeszcze się nie zaczęła.
refused-ended = Ten stół jest już zakończony.
refused-not-over-yet = Zobaczysz to po grze; teraz zdradziłoby to, co ukryte.
refused-game-over = Ta gra już się skończyła.
refused-turn = Teraz tura: { $player }. Twoja też przyjdzie!
refused-not-asked-now = Nie masz teraz nic do wyboru.
refused-not-offered = Tego nie możesz tu wybrać. Przyciski pokazują, co możesz.
refused-not-verified = Zapis nie daje tej samej gry: { $reason }. Daj proszę znać hostowi bota.
refused-no-such-option = Ta gra nie ma takiej opcji lub wartości; nic się nie zmienia.
refused-host-only = To może zrobić tylko host stołu albo moderacja.
refused-halted = Coś się zepsuło w zasadach. Nic się nie zmienia; stół stoi, aż host lub moderacja naciśnie *Spróbuj ponownie*. Numer: **{ $reference }**
refused-permission = Na tym kanale nie mogę grać, bo brakuje uprawnień: { $permissions }. Poproś moderację, żeby na to pozwoliła, albo wybierz inny kanał.
refused-door-closed = Discord nie pozwala mi do ciebie pisać. Zezwól na wiadomości prywatne od członków tego serwera (*Ustawienia prywatności* serwera), a potem naciśnij jeszcze raz.
refused-store = Nie da się tego zapisać, więc nic się nie stało; nic innego nie przepada. Spróbuj proszę za chwilę. Host bota znajdzie powód w dzienniku.
refused-silent = Moja baza danych teraz nie odpowiada. Spróbuj proszę za minutę, ale najpierw sprawdź, czy to naciśnięcie już się liczy.
refused-error = Coś poszło nie tak po mojej stronie; nic nie przepada. Numer: **{ $reference }**
refused-store-later = Twoje naciśnięcie jest zapisane, ale potem zawiodła baza danych. Zanim naciśniesz jeszcze raz, sprawdź, czy się liczy. Host bota znajdzie powód w dzienniku.
refused-error-later = Twoje naciśnięcie jest zapisane, ale potem coś poszło nie tak po mojej stronie. Zanim naciśniesz jeszcze raz, sprawdź, czy się liczy. Numer: **{ $reference }**
refused-form-gone = Nie ma już czego wypełniać razem. Otwórz swoją rękę, a zobaczysz, o co teraz pytam.
refused-form-out-of-date = W trakcie wypełniania coś się zmieniło, więc nic się nie stało. Twoje wybory są zachowane: spójrz na stół i spróbuj ponownie.
refused-form-part = Nie wszystko z tego można jeszcze wybrać, więc nic się nie stało. Spróbuj ponownie: formularz pokaże, co można wybrać teraz.
refused-form-reveals = Po drodze odkrywa się coś nowego, więc resztę wybierz, gdy to zobaczysz. Jeszcze nic się nie stało.
refused-form-not-opened = Formularz się nie otworzył. Naciśnij proszę jeszcze raz.
refused-not-shown = Nie da się pokazać odpowiedzi, ale twoje działanie się liczy, jeśli było możliwe. Zanim je powtórzysz, spójrz proszę jeszcze raz.
refused-too-late = Twoje naciśnięcie szło do mnie za długo, więc nic się nie zmienia. Naciśnij proszę jeszcze raz.
refused-one-moment = Chwileczkę: jeszcze pracuję nad twoim ostatnim naciśnięciem.
refused-busy-server = Chwileczkę: mam na tym serwerze mnóstwo pracy. Spróbuj za kilka sekund.
still-working = ⏳ To trwa dłużej, niż powinno. Pracuję nad tym; nie trzeba naciskać jeszcze raz.

## Co jest tam, gdzie brakuje słów lub obrazów

picture-follows = ⏳ Mam teraz dużo do rysowania. Oto wszystko w słowach; obraz zaraz będzie.
picture-failed = ⚠️ Obraz się nie narysował, więc oto wszystko w słowach. Gra toczy się jak zwykle. Numer: **{ $reference }**
unworded = (tu brakuje słów)
unworded-question = Co wybierasz?
unworded-choice = Wybór { $number } ({ $option })
unworded-position = Nie umiem teraz opisać pozycji. Twoje wybory i tak się liczą.

permission-view_channel = *Wyświetlanie kanału*
permission-send_messages = *Wysyłanie wiadomości*
permission-send_messages_in_threads = *Wysyłanie wiadomości w wątkach*
permission-attach_files = *Załączanie plików*

## Komendy: opisy mają najwyżej 100 znaków, nazwy są małymi literami bez spacji

command-table-name = stół
command-table-description = Stoły: otwieranie, oglądanie, granie
command-table-new-name = nowy
command-table-new-description = Otwórz stół na tym kanale
command-table-show-name = pokaż
command-table-show-description = Zobacz stół, tylko dla ciebie
command-table-hand-name = ręka
command-table-hand-description = Twój prywatny widok stołu i twoje wybory
command-table-log-name = dziennik
command-table-log-description = Co się działo przy stole
command-table-options-name = opcje
command-table-options-description = Zobacz opcje stołu
command-table-end-name = zakończ
command-table-end-description = Zakończ stół (jego host i moderacja)
command-table-verify-name = sprawdź
command-table-verify-description = Sprawdź, czy tasowanie skończonej gry jest uczciwe
command-table-export-name = eksport
command-table-export-description = Zapisz skończoną grę jako plik
command-tables-name = stoły
command-tables-description = Twoje stoły, najpierw te, które na ciebie czekają
command-rules-name = zasady
command-rules-description = Jak się gra
command-lookup-name = szukaj
command-lookup-description = Co robi karta, przedmiot, zaklęcie lub miejsce
command-help-name = pomoc
command-help-description = Co potrafi Tavolata i od czego zacząć
parameter-lookup-name = co
parameter-lookup-description = Nazwa lub jej początek
parameter-game-name = gra
parameter-game-description = Która gra
parameter-language-name = język
parameter-language-description = Język stołu; w innym razie język serwera
parameter-table-name = stół
parameter-table-description = Który stół; w innym razie najbardziej prawdopodobny
parameter-text-name = tekst
parameter-text-description = Cała pozycja jako tekst, bez obrazu
