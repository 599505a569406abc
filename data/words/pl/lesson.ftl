# Lekcje: to, co wspólne w każdej grze. Co mówi każdy krok, jest w pliku danej gry.

command-learn-name = nauka
command-learn-description = Naucz się gry w trzy minuty, grając
lesson-shape-title = Lekcja: { $game }
button-learn = Pierwszy raz?

lessons-title = Nauka przez granie
lessons-choose = Wybierz grę. Lekcja trwa około trzech minut i widzisz ją tylko ty.
lesson-title = { $game } · lekcja, krok { $step } z { $steps }
lesson-resumed = Witaj znowu! Jesteś w tym samym miejscu co ostatnio.
lesson-changed = Witaj znowu! Ten krok się w międzyczasie zmienił, więc zajrzyj do niego jeszcze raz.
lesson-gone = Witaj znowu! Ta lekcja jest odświeżona i twojego kroku już w niej nie ma. Idź dalej stąd albo naciśnij **{ button-back }**, żeby zobaczyć, co nowego.
lesson-sent = Ten krok jest już w twoich wiadomościach prywatnych. Możesz iść dalej tam albo tutaj.
lesson-left = Twoje miejsce jest zapisane. Wróć, kiedy chcesz: `/nauka`.
lesson-finished-title = { $game } · możesz grać!
lesson-finished = Spróbuj teraz prawdziwej gry: dołączą dwa łagodne komputery i nikt na ciebie nie czeka.
lesson-finished-direct = Spróbuj teraz prawdziwej gry: wejdź na kanał swojego serwera i użyj `/stół nowy`. Komputery mogą zająć każde puste miejsce.
lesson-table = Twoja gra jest gotowa, stół { NUMBER($table, useGrouping: 0) }: { $link }
button-lesson-next = Dalej
button-lesson-again = Zacznij od nowa
button-lesson-leave = Odejdź
button-lesson-direct = Wyślij mi prywatnie
button-lesson-play = Zagraj z Uczniami
button-lesson-others = Inna gra
button-lesson-resume = Wróć do lekcji
refused-no-lesson = Do tej gry nie ma jeszcze lekcji. Spróbuj `/zasady`.
