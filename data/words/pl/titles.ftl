# Tytuły, które zdobywa się w grach, każdy ze zdaniem, za co.

button-stats-titles = Tytuły
titles-title = Tytuły: { $person }
titles-none = Jeszcze bez tytułów.
titles-missing = **Jeszcze do zdobycia**
titles-latest =
    🏅 { $titles }{ $more ->
        [0] { "" }
        [one] { " " }i jeszcze jeden tytuł
        [few] { " " }i jeszcze { $more } tytuły
       *[many] { " " }i jeszcze { $more } tytułów
    }
titles-earned = 🏅 { $title } · { $time }
titles-explained =
    { $game ->
        [none] { $title }: { $why }
       *[other] { $title } ({ $game }): { $why }
    }
titles-own-news =
    { $count ->
        [one] 🏅 Masz nowy tytuł! { $titles }
        [few] 🏅 Masz { $count } nowe tytuły! { $titles }
       *[many] 🏅 Masz { $count } nowych tytułów! { $titles }
    }
titles-news = 🏅 Nowe tytuły: { $people }
titles-of = { $person } { $titles }
titles-help = -# Tytuły liczą się na tym serwerze. Gry liczą się jak do rankingu: co najmniej dwie osoby, bez podpowiedzi dla wszystkich.
title-well-met = Miło poznać
title-well-met-why = Skończone gry z dziesięcioma różnymi osobami.
title-old-hand = Niejedno za sobą
title-old-hand-why = Pięćdziesiąt skończonych gier.
title-all-year = O każdej porze roku
title-all-year-why = Skończona gra w każdym z sześciu kolejnych miesięcy.
title-on-a-roll = Dobra passa
title-on-a-roll-why = Cztery wygrane gry z rzędu.
title-turned-tables = Odwrócone role
title-turned-tables-why = Lepszy wynik niż u kogoś, kto trzy razy z rzędu kończył wyżej.
title-any-chair = Każde krzesło dobre
title-any-chair-why = Ta sama gra wygrana z trzech różnych miejsc.
title-masterful = Mistrzostwo
title-masterful-why = Pięć gier wygranych z Mistrzem wśród komputerów.
title-all-rounder = Wszechstronność
title-all-rounder-why = Wygrana w każdej grze, jaka tu jest.
