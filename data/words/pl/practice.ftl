# Skończone gry, w które gra się dalej od któregoś kroku, przeciw komputerom.

button-play-on = Graj dalej od tego miejsca
button-practise-same = Tak, jak było
button-practise-anew = Wylosuj ukryte na nowo
button-practise-back = Wróć do powtórki

practice-title = Gra od kroku { NUMBER($step, useGrouping: 0) } · { $table }
practice-help =
    Zajmujesz jedno miejsce, komputery pozostałe. Gra toczy się od tego kroku przy własnym stole.
    { "" }**Tak, jak było**: wszystko, co ukryte, zostaje na swoim miejscu.
    { "" }**Wylosuj ukryte na nowo**: czego z twojego miejsca nie można wiedzieć, to losuje się jeszcze raz.
    -# To trening: bez statystyk i bez rankingu.
practice-whose-seat = Czyje miejsce zajmujesz?
practice-seat = Gram jako { $name }
practice-how-strong = Jak silne są komputery?
practice-open = Stół treningowy { NUMBER($table, useGrouping: 0) } jest otwarty: { $link }. Gra toczy się stamtąd dalej.
practice-whence =
    { $table ->
        [0] krok { NUMBER($step, useGrouping: 0) } gry rozegranej gdzie indziej
       *[other] krok { NUMBER($step, useGrouping: 0) } stołu { NUMBER($table, useGrouping: 0) }
    }
board-practice = -# Trening od tego miejsca: { $whence }. Wszystko tak, jak było; gra się nie liczy.
board-practice-anew = -# Trening od tego miejsca: { $whence }. Czego { $name } nie ma jak wiedzieć, wylosowano na nowo; gra się nie liczy.
table-title-practice = { $game } · stół treningowy { NUMBER($table, useGrouping: 0) }

log-practice =
    { $table ->
        [0] Gra toczy się dalej od kroku { NUMBER($step, useGrouping: 0) } gry rozegranej gdzie indziej, wszystko tak, jak było.
       *[other] Gra toczy się dalej od kroku { NUMBER($step, useGrouping: 0) } stołu { NUMBER($table, useGrouping: 0) }, wszystko tak, jak było.
    }
log-practice-anew =
    { $table ->
        [0] Gra toczy się dalej od kroku { NUMBER($step, useGrouping: 0) } gry rozegranej gdzie indziej. Czego { $seat } nie ma jak wiedzieć, wylosowano na nowo.
       *[other] Gra toczy się dalej od kroku { NUMBER($step, useGrouping: 0) } stołu { NUMBER($table, useGrouping: 0) }. Czego { $seat } nie ma jak wiedzieć, wylosowano na nowo.
    }

verify-practice =
    ✅ Pierwotna gra jest odtworzona do tego miejsca z jej sekretu, a { $moves ->
        [one] jeden ruch od tego czasu
        [few] wszystkie { $moves } ruchy od tego czasu
       *[many] wszystkie { $moves } ruchów od tego czasu
    } z sekretu tego stołu: wynik jest ten sam. Stół otwiera jedno naciśnięcie, więc zapowiedzi nikt nie mógł zobaczyć wcześniej.
verify-practice-anew =
    ✅ Pierwotna gra jest odtworzona do tego miejsca z jej sekretu, a { $moves ->
        [one] jeden ruch od tego czasu
        [few] wszystkie { $moves } ruchy od tego czasu
       *[many] wszystkie { $moves } ruchów od tego czasu
    } z sekretu tego stołu: wynik jest ten sam. To, co wylosowane na nowo, pasuje do wszystkiego, co wiadomo z tego miejsca; nic nie dowodzi, że to sam los. Stół otwiera jedno naciśnięcie, więc zapowiedzi nikt nie mógł zobaczyć wcześniej.

refused-over-at-step = W tym kroku gra jest skończona; cofnij się o jeden, żeby grać dalej.
refused-taken-up-too-often = Ta gra jest już treningiem z treningu, { NUMBER($most) } razy. Dalej się nie da.
refused-file-given = Ten trening wywodzi się z za wielu innych: najwyżej { NUMBER($most) }.
