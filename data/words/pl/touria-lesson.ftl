# Lekcja Tourii: co mówi każdy krok. Ruchy są w data/touria/lesson.toml.

touria-lesson-aim = **Wszyscy prowadzicie po wyspie tę samą drużynę bohaterów.** Aby wejść do zamku, trzeba mieć 7 serc, 7 monet i ani jednego czarnego klejnotu. Na razie masz 3 monety. Plan: zbieraj po drodze klejnoty i wymieniaj je na serca i monety. Naciśnij **Dalej**.

touria-lesson-tower = **Turę zaczynasz od wieży.** W rogach stoją cztery wieże, a każda pokazuje ci jedno miejsce. Złotnik zamienia klejnoty na serca i monety, a po drodze do niego są klejnoty. Naciśnij **Złotnik · wieża południowo-wschodnia**.
touria-lesson-tower-done = **W drogę!** Wieża jest już obrócona. Następnym razem pokaże ci Jaskinię Zbójców.
touria-lesson-tower-wrong = Tak też można, ale w tej turze nie da to serca. Naciśnij **Złotnik · wieża południowo-wschodnia**.

touria-lesson-way = **Wybierz trasę przez kopalnie, bo tam są klejnoty.** Trzy kroki są za darmo, każdy następny kosztuje monetę. Przydadzą się dwa klejnoty w jednym kolorze, więc naciśnij **2 · 3 kroki, za darmo: zielony, zielony**.
touria-lesson-way-done = **Dwa zielone klejnoty, i to za darmo.** Jesteś u Złotnika.
touria-lesson-way-wrong = Można, ale to nie daje za darmo dwóch klejnotów w jednym kolorze. Naciśnij **2 · 3 kroki, za darmo: zielony, zielony**.
touria-lesson-way-wrong-black = Uwaga: na tej trasie jest czarny klejnot, a z czarnym nikt nie wejdzie do zamku. Naciśnij **2 · 3 kroki, za darmo: zielony, zielony**.
touria-lesson-way-wrong-stepwise = Później możesz wybierać trasę pole po polu. Na razie naciśnij **2 · 3 kroki, za darmo: zielony, zielony**.

touria-lesson-act = **Teraz wymiana.** Jeden klejnot daje monetę, a dwa jednakowe dają serce, o które jest trudniej. Naciśnij **2 zielone za serce**.
touria-lesson-act-done = **Twoje pierwsze serce!** Jeszcze sześć.
touria-lesson-act-wrong-coin = Moneta też się przyda, ale szkoda rozbijać parę. Naciśnij **2 zielone za serce**.
touria-lesson-act-wrong-skip = Po to cała ta droga! Naciśnij **2 zielone za serce**.
touria-lesson-act-wrong = Naciśnij **2 zielone za serce**.

touria-lesson-done = **To cała twoja tura.** Teraz inni mogą do ciebie dołączyć: też wymienić u Złotnika swoje klejnoty. Za to muszą ci dać eliksir. Naciśnij **Gotowe: zakończ turę**.
touria-lesson-done-done = **Teraz gra Czapla.** Nie ma żadnych klejnotów na wymianę, więc nikt do ciebie nie dołącza.
touria-lesson-done-wrong = Naciśnij **Gotowe: zakończ turę**.
touria-lesson-done-wrong-linger = To się przydaje tylko, gdy chcesz użyć przedmiotu po tym, jak inni dołączą, a ty przedmiotu nie masz. Naciśnij **Gotowe: zakończ turę**.

touria-lesson-copy = **Teraz ty możesz dołączyć do Czapli.** Czapla poszła do Leśnej Wróżki i wzięła przedmiot. Daj jej swój eliksir, a też weźmiesz tam przedmiot, choć to nie twoja tura. Klepsydra jest mocna: daje ci dwie tury z rzędu. Naciśnij **Daj eliksir, weź Klepsydrę**.
touria-lesson-copy-done = **Klepsydra jest twoja.** Użyj jej, gdy jedna tura nie wystarczy.
touria-lesson-copy-wrong = Wtedy tura Czapli nic ci nie da, a przedmiot jest wart eliksiru. Naciśnij **Daj eliksir, weź Klepsydrę**.
touria-lesson-copy-wrong-elixir = Tak też można: przedmiot wybiera się wtedy za chwilę. Szybciej podać go od razu. Naciśnij **Daj eliksir, weź Klepsydrę**.
touria-lesson-copy-wrong-paintbrush = Pędzel też jest przydatny. Ale dwie tury z rzędu mogą wygrać wyścig do zamku. Naciśnij **Daj eliksir, weź Klepsydrę**.

touria-lesson-castle = **Taki jest plan: zbieraj, wymieniaj i dołączaj, aż zdobędziesz 7 serc i 7 monet i pozbędziesz się czarnych klejnotów.** Potem wejdź do zamku i co turę otwieraj jedne z dziewięciorga drzwi. Za jednymi są księżniczka Tara i książę Talan. Za pozostałymi ktoś chce prezentu.
touria-lesson-end = **Otwórz właściwe drzwi przed innymi, a wygrasz.** Serca dają Smok, Złotnik i Turniej, monety daje Kupiec. Wodna Wróżka uwolni cię od czarnego klejnotu.

# Co świeci na obrazach: dla osób, które ich nie widzą.

touria-mark-chest = to, co masz
touria-mark-choices = twoje wybory
touria-mark-goal = czego jeszcze brakuje ci do zamku
touria-mark-island = wyspa
