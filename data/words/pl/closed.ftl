# Kanały, na których bot nie może pisać, i stoły zatrzymane przez błąd: kto się o tym dowiaduje i co może zrobić.

log-channel-closed = Nie mogę już pisać na tym kanale, więc piszę w wiadomościach prywatnych.
log-channel-gone = Kanału tego stołu już nie ma, więc piszę w wiadomościach prywatnych.
log-channel-opened = Znów mogę tu pisać.
board-closed = ⚠️ Nie mogę teraz pisać na tym kanale, więc piszę w wiadomościach prywatnych. Zegar stoi dla wszystkich, do których nie mogę dotrzeć.
hand-channel-gone = ⚠️ Kanału tego stołu już nie ma. Możesz grać dalej tutaj, a twoje ruchy się liczą. Wejdź na inny kanał serwera, otwórz tam ten stół (`/stół pokaż`) i naciśnij *Przenieś tu planszę*. Do tego czasu zegar stoi dla wszystkich, do których nie mogę dotrzeć.
tables-closed = ⚠️ Nie mogę pisać na kanale tego stołu. Zegar stoi dla wszystkich, do których nie mogę dotrzeć.
notice-closed = { $person }, nie mogę pisać na kanale stołu: { $table }.
letter-closed =
    { $gone ->
        [yes] Kanału twojego stołu już nie ma, więc nikt nie widzi planszy.
       *[no] Nie mogę pisać na kanale { $channel }, gdzie jest twój stół: nie wolno mi albo wątek jest zablokowany.
    } Do czasu naprawy piszę do grających w wiadomościach prywatnych. Zegar stoi dla wszystkich, do których nie mogę dotrzeć.
    { $gone ->
        [yes] **Co możesz zrobić**: wejdź na inny kanał serwera, otwórz tam stół (`/stół pokaż`), naciśnij *Więcej*, a potem *Przenieś tu planszę*.
       *[no] **Co możesz zrobić**: poproś moderację, żeby pozwoliła mi widzieć ten kanał, wysyłać wiadomości i załączać pliki. Albo wejdź na inny kanał serwera, otwórz tam stół (`/stół pokaż`), naciśnij *Więcej*, a potem *Przenieś tu planszę*.
    }
notice-halted = { $person }, błąd w zasadach zatrzymał stół: { $table }. Nic nie przepada. Naciśnij *Spróbuj ponownie*; jeśli to nie pomoże, podaj hostowi bota ten numer: **{ $reference }**
letter-halted = Błąd w zasadach zatrzymał ten stół. Nic nie przepada. Możesz nacisnąć *Spróbuj ponownie* na planszy; jeśli to nie pomoże, podaj hostowi bota ten numer: **{ $reference }**
notice-unreleased = { $person }, ten stół stoi od trzech dni i ktoś musi zdecydować: { $table }. Naciśnij *Spróbuj ponownie* albo zakończ stół. Numer: **{ $reference }**
letter-unreleased = Ten stół stoi przez błąd od trzech dni i ktoś musi zdecydować: naciśnij *Spróbuj ponownie* na planszy albo zakończ stół. Numer: **{ $reference }**
done-released = Stół rusza dalej.
setup-check-tables = ⚠️ **Stoły, na których kanale nie mogę pisać**. Do grających piszę prywatnie; zegar stoi dla wszystkich, do których nie mogę dotrzeć:
setup-check-gone = nie ma już kanału
setup-check-locked = wątek jest zablokowany albo Discord nie pozwala mi pisać
setup-check-more-tables =
    { $count ->
        [one] • i jeszcze jeden stół
        [few] • i jeszcze { $count } stoły
       *[many] • i jeszcze { $count } stołów
    }
setup-check-move = Daj mi brakujące uprawnienia albo odblokuj wątek, a znów będę pisać. Albo przenieś stół: otwórz go na innym kanale (`/stół pokaż`), naciśnij *Więcej*, a potem *Przenieś tu planszę*. Mogą to zrobić też grający.
