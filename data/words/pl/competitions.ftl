# Co moderacja naprawia w ligach i turniejach i jak zostaje to zapisane.

button-competition-back = Wstecz
button-repair-people = Osoby
button-repair-results = Wyniki
button-repair-notes = Co zrobiła moderacja
button-repair-withdrawn = Wycofaj
button-repair-disqualified = Zdyskwalifikuj
button-repair-in = Przywróć
repair-people-title = Osoby
repair-people-which = Kto …
repair-person = **{ $name }** – { $state }.{ $replaced ->
        [yes] { " " }Z tymi punktami gra teraz ktoś inny; po przywróceniu punkty wracają.
       *[no] { "" }
    }
repair-entry-in = gra
repair-entry-withdrawn = już nie gra
repair-entry-disqualified = dyskwalifikacja
repair-results-title = Wyniki
repair-results-which = Gra …
repair-game-state =
    { $state ->
        [waiting] Jeszcze się nie zaczęła.
        [open] Jeszcze trwa.
        [over] Liczy się jej wynik.
        [adjudicated] Jej czas minął, więc liczą się oczekiwane punkty.
        [ruled] Rozstrzygnęła ją moderacja.
       *[void] Nie liczy się dla nikogo.
    }
repair-rule = Jak się liczy …
repair-rule-win = Wygrywa { $name }
repair-rule-equal = Punkty dla wszystkich po równo
repair-rule-nobody = Nie liczy się dla nikogo
repair-rule-game = Decyduje sama gra
repair-note-withdrawn = { $moderator } wycofuje: { $person }.
repair-note-disqualified = { $moderator } dyskwalifikuje: { $person }.
repair-note-in = { $moderator } przywraca: { $person }.
repair-note-replaced = { $moderator } zmienia grającą osobę: { $person } → { $other }.
repair-note-ruled = { $moderator } rozstrzyga: { $game }.
repair-note-unruled = { $moderator } zostawia decyzję grze: { $game }.
repair-note-extended = { $moderator } daje rundzie więcej czasu.
repair-note-cut = { $moderator } kończy rundę.
repair-note-started = { $moderator } zaczyna turniej.
repair-note-delayed = { $moderator } przesuwa początek.
repair-note-called-off = { $moderator } odwołuje turniej. Przez jeden dzień można go wznowić.
repair-note-resumed = { $moderator } wznawia turniej.
repair-note-moved = { $moderator } przenosi następne gry na inny kanał.
repair-note-options = { $moderator } zmienia opcje.
button-repair-retry = Spróbuj ponownie
repair-note-lengthened = { $moderator } daje sezonowi tydzień więcej.
repair-note-closed = { $moderator } decyduje, że to ostatni sezon.
repair-note-reopened = { $moderator } decyduje, że będą kolejne sezony.
repair-note-retried = { $moderator } każe mi ponowić to, co się nie udało.
repair-note-plays = (Też tu gra.)
repair-owed =
    ⚠️ { $time }: { $post ->
        [summary] na kanale brakuje podsumowania tygodnia.
        [announcement] na kanale brakuje ogłoszenia.
        [postponement] na kanale brakuje nowego terminu.
        [round] na kanale brakuje stołów tej rundy.
        [off] na kanale nie ma wiadomości, że turniej odwołano.
        [role] zwycięzcy nie mają swojej roli.
       *[end] na kanale brakuje wyniku.
    } { $why ->
        [gone] Kanału już nie ma.
        [denied] Nie mogę tam pisać.
        [role] Potrzebuję *Zarządzania rolami*, a moja rola musi być wyżej.
        [unreachable] Discord nie odpowiedział.
       *[unsure] Coś mi przerwało w połowie; być może jednak się udało.
    }
repair-still-missing = Nadal się nie udaje. Powód jest niżej.
repair-nothing-missing = Niczego nie brakuje, więc niczego nie powtarzam. Następny krok przyjdzie sam.
refused-own-game = Grasz w tej grze, więc musi o niej zdecydować ktoś inny z moderacji.
