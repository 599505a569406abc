# Rozdziały `/zasady` dla Tschak!, w kolejności, w jakiej się uczymy.

towers-rules-1 =
    ### Cztery wieże, w każdej trzy piętra
    Na każdym piętrze jest **potwór** i **skarb**, które widzą wszyscy. Każdy wysyła tam drużynę z trzech kart. **Najsilniejsza** drużyna bierze skarb, **najsłabsza** potwora, pozostałe nic. Skarby i złoto dają punkty, potwory je zabierają; po czterech wieżach wygrywa, kto ma najwięcej.

    Masz na ręce dziesięć kart. Na trzy piętra idzie dziewięć, a dziesiąta może zdobyć trochę złota. Potem każda ręka wędruje w **lewo** i zaczyna się kolejna wieża. Na koniec wszyscy mają za sobą te same cztery ręce. To, co inni grają teraz, zaraz może trafić do ciebie!

towers-rules-2 =
    ### Przed grą
    1. Wszystkie 40 kart zostaje rozdanych na cztery miejsca. Na każde trafiają trzej **czarodzieje**, trzej **wojownicy**, trzy **krasnoludy** i jeden **artefakt**. Rąk już nigdy nie tasujecie.
    2. Z 14 potworów i z 14 skarbów **po dwa** wracają do pudełka. Nikt nie wie które.
    3. Każda wieża zaczyna się z trzema potworami i trzema skarbami, po jednym na piętro, odkrytymi.

towers-rules-3 =
    ### We dwoje lub we troje
    Ręce zawsze krążą między czterema miejscami. Puste to **wędrowne plansze**: trzymają rękę przez jedną wieżę i oddają ją dalej, ale nigdy nie grają. We dwoje masz planszę po obu stronach; we troje jest ona za ostatnią osobą. Ręka na planszy nie gra więc w tej wieży, a w następnej trafia do kogoś.

towers-rules-4 =
    ### Wybór
    Nikt nie czeka na swoją turę. Wszyscy wybierają w tajemnicy i w tym samym czasie; po ostatnim wyborze odkrywacie wszystkie karty. Do tej chwili możesz zmienić wybór albo go cofnąć.
    • **Piętro 1**: jedna karta, potem druga, potem trzecia.
    • **Piętro 2**: jedna karta, potem dwie razem.
    • **Piętro 3**: wszystkie trzy naraz.

    W drużynie są trzy **różne** typy: czarodziej, wojownik i krasnolud albo artefakt z dwoma z nich.

towers-rules-5 =
    ### Siła drużyny
    Zsumuj wartości jej kart.
    • **Kameleon** to czarodziej bez wartości. Kopiuje najwyższego czarodzieja, od 2 do 5, którego na tym piętrze pokazują **inne** drużyny. Jeśli nie pokazują żadnego, ma 0. Kameleona nie kopiuje nikt.
    • **Artefakt** nie ma wartości. Podwaja **słabszą** z dwóch pozostałych kart. Podwoić można też skopiowaną wartość, ale kameleon kopiuje tylko to, co na karcie, nigdy wartość podwojoną.

    Przykład: kameleon (kopiuje 4), artefakt i wojownik 6 mają siłę 4 + 4 + 6 = **14**.

towers-rules-6 =
    ### Remisy
    Gdy dwie drużyny są równie silne albo równie słabe, liczy się tylko to, co na kartach, w tej kolejności:
    1. Wyższy **czarodziej**. Kameleon jest niżej niż każdy czarodziej z liczbą, a drużyna bez czarodzieja jeszcze niżej.
    2. Przy równych czarodziejach: ten z **różdżką**.
    3. Wyższy **wojownik**; brak wojownika jest najniżej. Przy równych **topór** bije miecz.
    4. Wyższy **krasnolud**; brak krasnoluda jest najniżej. Przy równych **topór** bije młot, a młot bije gołe ręce.

    Dwie drużyny nigdy nie remisują w tym wszystkim.

towers-rules-7 =
    ### Ostatnia karta
    Po trzech piętrach wszyscy pokazują kartę, która została. Najwyższa zdobywa **3 złote monety**, druga **2**, trzecia **1**; we dwoje wyższa zdobywa **2**. Przy równych wartościach czarodziej bije wojownika, a wojownik krasnoluda; potem decyduje broń. Artefakty i kameleony nie zdobywają nic, a złoto, którego nikt nie zdobywa, zostaje na miejscu.

    Potem każda ręka, także ta z wędrownej planszy, wędruje w **lewo**, ale po czwartej wieży już nie.

towers-rules-8 =
    ### Punkty
    Po czterech wieżach wszyscy liczą punkty:
    • **Złoto**: 1 punkt za monetę.
    • **Skrzynie**: od 2 do 5 punktów. **Przeklęte skrzynie**: −1 i −2. Je też musi wziąć najsilniejsza drużyna.
    • **Pierścienie Mocy**: ich liczba do kwadratu. Jeden daje 1 punkt, dwa 4, trzy 9, cztery 16.
    • **Stwory**: minus tyle, ile mają czaszek.
    • **Troglodyci**: minus ich liczba do kwadratu.
    • **Trofeum**: 2 punkty za każdego z twoich potworów, także za troglodytów; we dwoje po 1 punkcie.
    • **Eliksir**: przed liczeniem punktów usuwa jednego z twoich potworów. Stół wybiera to, co dla ciebie najlepsze, czasem więc żadnego, chyba że ustalicie, że wybiera osoba z eliksirem.

    Jest 8 stworów z 2, 2, 3, 3, 4, 4, 5 i 5 czaszkami, 6 troglodytów, 4 skrzynie, 2 przeklęte skrzynie, 6 pierścieni, jedno trofeum i jeden eliksir. Dwóch potworów i dwóch skarbów nie ma w grze; nikt nie wie których.

    Wygrywa, kto ma **najwięcej punktów**. Przy remisie wygrywa, kto ma mniej potworów; jeśli i tu jest remis, dzielicie się zwycięstwem.

towers-rules-9 =
    ### Karty
    Czarodzieje od 2 do 5, każdy z różdżką i bez niej, oraz cztery kameleony. Wojownicy od 1 do 6, każdy z toporem i z mieczem. Krasnoludy od 2 do 5, każdy z toporem, z młotem i z gołymi rękami. Cztery artefakty. Wszystkie 40 kart jest zawsze w grze.

towers-rules-10 =
    ### Kto co widzi
    Swoją rękę widzisz tylko ty. Twój wybór jest tajny, aż wszyscy wybiorą; widać tylko, że już jest. Drużyny, ich siła i to, skąd się bierze, są jawne, tak jak złoto i ostatnie karty. Nikt nie widzi kolejnych wież, kart odłożonych do pudełka ani ręki na wędrownej planszy.

towers-rules-11 =
    ### Opcje stołu
    • **Zdobyte karty**: jawne albo inni widzą tylko, ile ich masz. Złoto jest zawsze jawne.
    • **Zagrane ręce**: po ostatniej karcie stół może pokazywać każdą rękę. Jeśli nie, zapamiętujcie!
    • **Zakazane drużyny**: bot nie przyjmuje dwóch kart jednego typu. Z karą możesz je pokazać; wtedy wymieniasz karty, aż drużyna będzie w porządku, i bierzesz to, co na tym piętrze kosztuje więcej, bez względu na siłę.
    • **Eliksir**: stół usuwa potwora, którego najlepiej się pozbyć, albo po ostatniej wieży wybiera osoba z eliksirem.

towers-rules-12 =
    ### Szczegóły
    • Kameleon kopiuje tylko z innych drużyn na tym piętrze, nigdy z własnej ani z wędrownej planszy. Jeśli nikt nie pokazuje czarodzieja z liczbą, każdy kameleon ma 0.
    • Artefakt obok kameleona z 0 podwaja 0.
    • Żadnej karty nie można odmówić, nawet przeklętej skrzyni.
    • Trofeum bez potworów nie daje nic, a złota nie może zabraknąć.

towers-rules-13 =
    ### Jak przebiegają gry
    Gdy grały ze sobą komputery, większość wyników mieściła się między −5 a 18, średnio 2 we dwoje, 6 we troje i 5 we czworo. Remis drużyn był na jednym piętrze na pięć lub sześć (we dwoje na jednym na osiem); prawie zawsze decydował czarodziej.
