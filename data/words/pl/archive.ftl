# Gry pokazywane jeszcze raz krok po kroku, zapisywane do pliku i wczytywane z pliku.

button-replay = Powtórka
button-replay-first = ⏮ Początek
button-replay-chapter-back = ⏪ { $chapter }
button-replay-turn-back = ◀ Tura
button-replay-step-back = ‹ Krok
button-replay-step-on = Krok ›
button-replay-turn-on = Tura ▶
button-replay-chapter-on = { $chapter } ⏩
button-replay-last = Koniec ⏭

replay-title = Powtórka · { $table }
replay-where = { $turn } · krok { NUMBER($step, useGrouping: 0) } z { NUMBER($last, useGrouping: 0) } · co widzi: { $eyes }
replay-turn = Tura { NUMBER($turn, useGrouping: 0) } z { NUMBER($turns, useGrouping: 0) }
replay-of-chapter = { $chapter } · { $turn }
replay-public = każdy
replay-begins = -# Gra się zaczyna.
replay-quiet = -# Ktoś wybiera w tajemnicy.
replay-more =
    { $count ->
        [one] -# Jeszcze 1 szczegół jest w *Co się działo*.
        [few] -# Jeszcze { $count } szczegóły są w *Co się działo*.
       *[many] -# Jeszcze { $count } szczegółów jest w *Co się działo*.
    }
replay-jump = Co rozstrzyga tę grę
replay-whose-eyes = Czyimi oczami?
replay-public-eyes = Co widzą wszyscy
replay-eyes = Co widzi { $name }

export-done = Cała gra w jednym pliku: każdy ruch, każdy wynik losowy i dowód uczciwego tasowania. `/stół import` pokaże ją na każdym serwerze, na którym jestem.
import-done = ✅ Gra odtwarza się ze swojego sekretu, więc jest autentyczna: { $table } jest na tym kanale. Można ją obejrzeć w powtórce, sprawdzić i zapisać; do statystyk się nie liczy.
board-imported = -# Ta gra odbyła się gdzie indziej i pochodzi z pliku. Odtwarzam ją z jej sekretu.

log-imported = { $player } wczytuje tę grę z pliku.

refused-no-replay = Tej gry nie da się odtworzyć; po jej końcu host bota pozna powód przez `/stół sprawdź`.
refused-file-size = Plik jest za duży: najwyżej { NUMBER($most, useGrouping: 0) } KiB. Gry mają zwykle kilkadziesiąt.
refused-file-not-there = Nie udało się pobrać pliku z Discorda. Spróbuj proszę ponownie.
refused-file-json = To nie jest plik JSON albo brakuje jego części.
refused-file-format = To nie jest gra zapisana przeze mnie: brakuje części pliku albo ma inną postać.
refused-file-version = Ten plik ma format { $there }; czytam format { NUMBER($here) }.
refused-file-game = Nie znam gry z tego pliku.
refused-file-rules = Ta gra toczyła się według wersji { $there } zasad; znam wersję { NUMBER($here) }, więc mogłaby pójść inaczej.
refused-file-seats = W tę grę nie może grać tyle osób, ile jest w pliku.
refused-file-names = W pliku jest nick, jakiego Discord nie dopuszcza: najwyżej { NUMBER($longest) } znaków w jednym wierszu.
refused-file-options = W pliku jest opcja albo wartość, której ta gra nie ma.
refused-file-times = Czasy w pliku są błędne albo nie ma po jednym na każdy ruch.
refused-file-moves = Ta gra ma za dużo ruchów: najwyżej { NUMBER($most) }.
refused-file-shuffle = Ziarno w pliku nie wynika z sekretu i naciśnięć albo zapowiedź nie pasuje do sekretu.
refused-file-replay = Ruchy w pliku są niemożliwe: z tego ziarna gra tak się nie toczy.
refused-file-unfinished = Gra w pliku nie jest skończona.
refused-file-results = Gra w pliku daje się odtworzyć, ale z innym wynikiem.
refused-file-known = Ta gra już tu jest: stół { NUMBER($table, useGrouping: 0) }, { $link }.
refused-file-known-elsewhere = Ta gra już jest na tym serwerze, ale tam, gdzie jej nie widzisz.

command-table-replay-name = powtórka
command-table-replay-description = Obejrzyj grę jeszcze raz, krok po kroku
command-table-import-name = import
command-table-import-description = Wczytaj zapisaną grę, żeby ją obejrzeć i sprawdzić
parameter-file-name = plik
parameter-file-description = Plik JSON z /stół eksport
