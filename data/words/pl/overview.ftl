# Przegląd stołów serwera na kanale, który wybiera moderacja.

overview-title = Nasze stoły
overview-free = Wolne miejsca
overview-played = Wszystkie miejsca zajęte
overview-none = Żaden stół nie jest teraz otwarty. Otwórz jakiś: wystarczy jedno naciśnięcie.
overview-more =
    { $count ->
        [one] -# Jeszcze jeden stół: naciśnij **{ button-overview-tables }**.
        [few] -# Jeszcze { $count } stoły: naciśnij **{ button-overview-tables }**.
       *[many] -# Jeszcze { $count } stołów: naciśnij **{ button-overview-tables }**.
    }
overview-starts = Gra zaczyna się { $time }.
overview-results = Wyniki tego tygodnia
overview-won =
    { $game } · { $count ->
        [one] wygrywa { $names }
        [few] wygrywają { $names }
       *[many] wygrywają { $names }
    } · { $time }
overview-computer = komputer
overview-in-lobby = Ta gra jeszcze się nie zaczęła. Jej lobby jest na kanale { $channel }.
button-overview-tables = Moje stoły
setup-overview = Przegląd stołów
setup-overview-help = Jedna wiadomość na tym kanale pokazuje, kto na kogo czeka, wolne miejsca i wyniki tygodnia, z przyciskami *Dołącz* i *Oglądaj*. Odświeżam ją najwyżej raz na minutę. Są w niej tylko stoły, które może zobaczyć każdy, kto widzi ten kanał.
setup-overview-none = Bez przeglądu
setup-overview-closed = ⚠️ Nie mogę pisać na tym kanale. *Sprawdź uprawnienia* mówi, czego brakuje.
refused-text-channel-only = Na przegląd wybierz kanał tekstowy.
