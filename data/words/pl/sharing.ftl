# Udostępnianie skończonej gry: film z najważniejszych chwil i strona, na której można ją obejrzeć wszędzie.

button-share = Udostępnij
button-share-page = Udostępnij jako stronę

share-by = { $person } udostępnia tę grę. Obraz poniżej pokazuje, jak się skończyła.
share-alone = Oto twoja gra. Zachowaj film albo podaj go dalej.
share-done = Film z gry ({ $table }) jest teraz na tym kanale.

film-opening = { $game }: { $players }
film-alt = Film z gry: { $game }. Grają: { $players }.

## Dlaczego nie

refused-sharing-not-played = Udostępnić tę grę może tylko ktoś, kto w nią grał.
refused-sharing-may-not-post = Nie możesz wysyłać obrazów na tym kanale. Brakuje ci: { $permissions }.
refused-sharing-again = Tę grę dopiero co tu udostępniono. Znowu będzie można { $time }.
refused-sharing-not-sent = Nie udało się tu napisać. `/konfiguracja uprawnienia` pokazuje, czego mi brakuje.

## Strona

share-page-done = Oto strona gry: { $table }. Otwórz plik w dowolnej przeglądarce, zachowaj go albo wstaw na stronę. Wszystko jest w środku.
page-title = { $game }: { $players }
page-first = Pierwsza tura
page-back = Poprzednia tura
page-on = Następna tura
page-last = Ostatnia tura
page-steps = Wszystkie tury
page-story = Gra, tura po turze
page-noscript = Przewiń w dół, żeby przeczytać całą grę.
