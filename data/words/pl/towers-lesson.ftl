# Lekcja Tschak!: co mówi każdy krok. Ruchy są w data/towers/lesson.toml.

towers-lesson-tower = **Przed wami cztery wieże, każda ma trzy piętra.** Na każdym piętrze jest potwór i skarb. Wysyłasz tam trzy karty jako swoją drużynę. Najsilniejsza drużyna bierze skarb, najsłabsza potwora. Na piętrze 1 jest skrzynia za 5 punktów i Wytrzeszcz, który kosztuje 4. Naciśnij **Dalej**.

towers-lesson-first = **Wszyscy w tajemnicy wybierają po karcie i odkrywają je naraz.** W drużynie muszą być trzy różne typy: niebieski czarodziej, zielony wojownik, czerwony krasnolud albo fioletowy artefakt. Ich wartości się sumują. O tę skrzynię warto walczyć, więc weź swoją najlepszą kartę: **Wojownik 6 (topór)**.
towers-lesson-first-done = **Mocny początek!** Wyższej karty nie ma. Inni pokazują po piątce.
towers-lesson-first-wrong = Można, ale ta karta jest niższa, a to najlepsza skrzynia w grze. Weź kartę **Wojownik 6 (topór)**.
towers-lesson-first-wrong-artifact = Artefakt nie ma własnej wartości. Podwaja jedną z twoich pozostałych kart, więc może poczekać. Weź kartę **Wojownik 6 (topór)**.
towers-lesson-first-wrong-chameleon = Kameleon kopiuje czarodzieja, którego pokazuje ktoś inny. Na razie nie widać żadnego, więc może poczekać. Weź kartę **Wojownik 6 (topór)**.

towers-lesson-chameleon = **Dokładasz Krasnoluda 5 i masz już 11.** Brakuje jednej karty, a musi to być czarodziej albo artefakt. **Kameleon** to czarodziej, który kopiuje najwyższego czarodzieja z innych drużyn. Żaba pokazuje Czarodzieja 5, więc naciśnij **Kameleon II**.
towers-lesson-chameleon-done = **Skrzynia jest twoja!** Twoje 6 + 5 + 5 daje 16. Czapla i Żaba remisują: mają po 15. Przy remisie decydują czarodzieje, a Czapla żadnego nie ma, więc bierze Wytrzeszcza.
towers-lesson-chameleon-wrong = To da najwyżej 14. Kameleon skopiuje piątkę Żaby i da ci 16. Naciśnij **Kameleon II**.
towers-lesson-chameleon-wrong-artifact = To też daje 16, bo podwaja twojego Krasnoluda 5. Ale artefakt masz tylko jeden i przyda się wyżej. Naciśnij **Kameleon II**.

towers-lesson-cheap = **Piętro 2: pierścień za 1 punkt i Troglodyta, który kosztuje 1.** Pokazujesz Krasnoluda 4. Czapla ma Czarodzieja 4, a kameleon Żaby go kopiuje: chcą wygrać. Niech wygrywają! Teraz wybierasz dwie karty naraz. Weź najsłabszą parę: **Czarodziej 2, Wojownik 3 (topór)**.
towers-lesson-cheap-done = **Niewielka cena.** Twoja drużyna z 9 jest najsłabsza, więc Troglodyta kosztuje cię 1 punkt. Ale najlepsze karty wciąż masz na ręce.
towers-lesson-cheap-wrong = Te karty przydadzą się na piętrze 3, gdzie jest więcej do zdobycia. Weź **Czarodziej 2, Wojownik 3 (topór)**.

towers-lesson-artifact = **Piętro 3: skrzynia za 4 i Golem, który kosztuje 3.** Tu wybierasz całą drużynę naraz. Twój **artefakt** podwaja słabszą z dwóch pozostałych kart: Wojownik 4 i Krasnolud 5 dają 4 + 4 + 5 = 13. Karta, która ci zostanie, może zdobyć złoto. Naciśnij **Wojownik 4 (miecz), Krasnolud 5 (gołe ręce), Artefakt (amulet)**.
towers-lesson-artifact-done = **Znowu wygrywasz!** Twoje 13 bije 9 i 8. Potem wszyscy pokazują ostatnią kartę. Twój Czarodziej 3 jest najwyższy i zdobywa 3 złote monety. To 3 punkty.
towers-lesson-artifact-wrong = Tu artefakt podwoi tylko Czarodzieja 3, więc będzie najwyżej 11. Weź Wojownika 4, Krasnoluda 5 i artefakt.
towers-lesson-artifact-wrong-unused = To 12, o jeden mniej, a artefakt jako ostatnia karta nie zdobywa złota. Weź Wojownika 4, Krasnoluda 5 i artefakt.

towers-lesson-pass = **Teraz każda ręka wędruje o jedno miejsce w lewo.** Czapla dostaje dziesięć kart z twojej ręki. Twoje nowe pochodzą z pustego czwartego miejsca, więc nikt ich jeszcze nie zna. Po czterech wieżach wszyscy mają za sobą te same cztery ręce. Zapamiętuj, co widzisz: może zaraz będzie twoje!
towers-lesson-end = **Wygrywa, kto po czterech wieżach ma najwięcej punktów.** Skrzynie i złoto dają tyle, ile pokazują. Potwory kosztują tyle, ile mają czaszek. Pierścienie rosną: jeden daje 1 punkt, dwa 4, trzy 9. Troglodyci rosną tak samo, tyle że kosztują.

# Co świeci na obrazach: dla osób, które ich nie widzą.

towers-mark-floor-1 = piętro 1
towers-mark-floor-2 = piętro 2
towers-mark-floor-3 = piętro 3
towers-mark-others = inne drużyny
towers-mark-hand = twoja ręka
towers-mark-warrior_6_axe = twój Wojownik 6
towers-mark-chameleon_2 = twój Kameleon
towers-mark-wizard_2_none = twój Czarodziej 2
towers-mark-warrior_3_axe = twój Wojownik 3
towers-mark-warrior_4_sword = twój Wojownik 4
towers-mark-dwarf_5_bare = twój Krasnolud 5
towers-mark-artifact_4 = twój artefakt
