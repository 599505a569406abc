# Śledzenie tego, co się dzieje: nowości, listy stołów, wyniki.

hand-news = **Od ostatniego razu**
hand-news-marked = { hand-news } · ❗ na obrazie
hand-news-more =
    { $news } · { $count ->
        [one] 1 wcześniejsza tura jest w *Więcej*
        [few] { $count } wcześniejsze tury są w *Więcej*
       *[many] { $count } wcześniejszych tur jest w *Więcej*
    }

tables-joinable = Stoły, do których możesz dołączyć
tables-watchable = Gry, które możesz oglądać
button-watch = Oglądaj
button-follow = Obserwuj
button-unfollow = Nie obserwuj
button-next =
    { $count ->
        [one] Dalej: czeka jeden stół
        [few] Dalej: czekają { $count } stoły
       *[many] Dalej: czeka { $count } stołów
    }
follow-on = 🔔 Obserwujesz: powiem ci, jak ta gra się skończy. Naciśnij jeszcze raz, żeby przestać.
follow-off = Nie obserwujesz już tej gry.
joined = Masz miejsce, stół { NUMBER($table, useGrouping: 0) }: { $link }
refused-nothing-waits = Żaden stół teraz na ciebie nie czeka. `/stoły` pokazuje wszystkie.
notice-result = { $person }, gra skończona: { $table }. { $result }
letter-result = Ta gra się skończyła. { $result }

button-note = Moja notatka
hand-picture = Na czym to czytasz? Możesz to zmienić w `/ja ustawienia`.
hand-own-note = 📝 **Moja notatka** · czytasz ją tylko ty
note-label = Tylko dla ciebie
note-hint = Zobaczysz ją w swojej ręce przy tym stole. Puste pole ją usuwa.
note-saved = Notatka zapisana.
note-deleted = Notatka usunięta.
refused-too-long-note = Notatka może mieć najwyżej { $most } znaków. Twoja zostaje, jaka była.
