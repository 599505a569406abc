# Saga – co można sprawdzić: rodzaje, rzeczy bez słów gdzie indziej, przykłady.

saga-kind-hero = Bohaterowie
saga-kind-journey = Przygody: Podróże
saga-kind-conquest = Przygody: Podboje
saga-kind-fight = Przygody: Walki
saga-kind-wonder = Przygody: Dziwy
saga-kind-vow = Przygody: Przysięgi
saga-kind-love = Przygody: Miłości
saga-kind-friendship = Przygody: Przyjaźnie
saga-kind-interference = Ingerencje
saga-kind-objective = Cele
saga-kind-characteristic = Cechy
saga-kind-type = Typy przygód
saga-kind-rule = Jak to działa

saga-lookup-hero = Test to próba bohatera. Typ decyduje o tym, jakie przygody pasują, i o celu bohatera.
saga-lookup-copies =
    { $count ->
        [one] Taka karta jest 1.
        [few] Takie karty są { $count }.
       *[many] Takich kart jest { $count }.
    }
saga-lookup-needs =
    { $plus ->
        [0] Przy { $players } osobach: te same dwie wartości i co najmniej { $n }.
       *[other] Przy { $players } osobach: obie wartości wyższe o { $plus } i co najmniej { $n }.
    }
saga-lookup-characteristic = Jedna z pięciu cech bohatera, kość od 1 do 6. Zaczyna od 1 i nigdy nie spada poniżej 1 ani nie rośnie powyżej 6.
saga-lookup-type = Jeden z siedmiu typów przygód. Liczba kart: { $count }. Każda przygoda mówi, po jakich typach pasuje.

saga-lookup-story-name = Opowieść i co do niej pasuje
saga-lookup-story = Przygoda łączy się z ostatnią wygraną, a jeśli żadnej nie ma, z bohaterem. Przegrane przygody zostają w opowieści, ale nic się z nimi nie łączy.
saga-lookup-trial-name = Próba bohatera
saga-lookup-trial = Najpierw bohater musi przejść test. W swojej turze musisz podjąć próbę i nie możesz wtedy zagrać przygody.
saga-lookup-test-name = Test
saga-lookup-test = Jedna kość i to, co wymienia karta, muszą razem przebić trudność; równy wynik nie wystarczy. Jeśli karta ma kilka testów, muszą się udać wszystkie.
saga-lookup-difficulty-name = Trudność
saga-lookup-difficulty = To, co trzeba przebić w teście. Ingerencje mogą ją zmienić tylko przed rzutem w teście.
saga-lookup-interfering-name = Wtrącanie się
saga-lookup-interfering = W każdym teście wróżki po kolei zagrywają jedną kartę albo pasują. Gdy spasują wszystkie z rzędu, następuje rzut albo rozstrzygnięcie testu.
saga-lookup-intent-name = Odpowiedź z góry
saga-lookup-intent = Możesz odpowiedzieć z góry. Jeśli ktoś najpierw zagra kartę, możesz odpowiedzieć jeszcze raz.
saga-lookup-previous-name = Poprzednia karta
saga-lookup-previous = Karta, z którą przygoda łączy się w chwili zagrania.
saga-lookup-hand-name = Twoja ręka
saga-lookup-hand =
    Na początku tury dobierasz { $draw ->
        [one] 1 kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    }. Na końcu odrzucasz tyle, by zostało ich najwyżej { $count }.
saga-lookup-retrieve-name = Odzyskiwanie karty
saga-lookup-retrieve = Raz w turze możesz odzyskać wierzchnią przygodę ze stosu odrzuconych. Kosztuje to inną przygodę albo dwie ingerencje z twojej ręki.
saga-lookup-deck-name = Gdy skończy się talia
saga-lookup-deck = Oba stosy odrzuconych zostają potasowane w nową talię. Jeśli i tak nie ma czego dobrać, nie dobierasz.
saga-lookup-objectives-name = Cele
saga-lookup-objectives = Każda wróżka ma jeden. Wymaga dwóch wysokich cech i czegoś w opowieści. Osiągnij go, a wygrasz. Sprawdzamy to po każdej przygodzie, każdej ingerencji zagranej w swojej turze i każdej turze.
saga-lookup-goal-name = Cel bohatera
saga-lookup-goal = Jeśli wygrasz przygodę w typie bohatera, a wygranych tego typu jest już co najmniej { $count }, też wygrywasz, bez względu na swój cel.
saga-lookup-epilogue-name = Epilog
saga-lookup-epilogue = Jeśli po ostatniej rundzie nikt nie wygra, wygrywa wróżka najbliżej swojego celu.

## Przykłady; mają numery ze strony zasad

saga-example-1 = Odwaga 2, trudność 7. Wypada 5: 5 + 2 = 7 nie bije 7, więc się nie udaje. Wypada 6: 8 bije 7. Przygoda jest wygrana, a Bogactwo rośnie o 3.
saga-example-2 = W grze są dwie przegrane przygody, a na kości wypada 3, więc trudność wynosi 5. Sława 2 i rzut 4 dają 6: wygrana. Samo Wygnanie nie liczy się jeszcze jako przegrane.
saga-example-3 = Siła 2, Odwaga 1, Mądrość 3. Wypada 3, 4 i 1: trzeci test się nie udaje, więc przygoda jest przegrana. Z 3, 4 i 2 jest wygrana.
saga-example-4 = Masz na ręce trzy ingerencje. Wypada 2: odrzucasz dowolne dwie i przygoda jest wygrana. Wypada 5: odrzucasz wszystkie trzy i jest przegrana.
saga-example-5 = Masz na ręce 6 kart, a osoba po twojej prawej 5, więc trudność to 5 + 5 = 10. Rzut 4 daje 10 i nie wystarcza; 5 daje 11 i wygrywa.
saga-example-6 = Przygoda po Podróży jest przegrana. Następna też musi pasować po Podróży, bo z przegraną kartą nic się nie łączy.
saga-example-7 = Ivanhoe to Podróż, więc pierwsza karta musi pasować po Podróży. Ale nie liczy się jako Podróż w grze.
saga-example-8 = Ivanhoe ma Odwagę 1, a trudność jego próby to 3. Pierwszej wróżce wypada 2: nie udaje się. Następna musi spróbować w swojej turze i wypada jej 3: 4 bije 3, więc próba jest udana.
saga-example-9 = Odwaga 3, trudność 5. Bruno zagrywa Mgłę, potem wszyscy pasują: trudność to 7. Rzut 4 daje 7, a to za mało.
saga-example-10 = Trudność to kość i 2. Mgła dodaje 2, a na kości wypada 4: to 8. Gwiazda odejmuje 2: to 6. Odwaga 3 i rzut 4 dają 7: wygrana.
saga-example-11 = Bruno zagrywa Mgłę. Ada unieważnia ją Talizmanem i trudność to znów 5. Drugi Talizman, zagrany na Talizman Ady, przywraca Mgłę.
saga-example-12 = Wypada 2, a Koniczyna zmienia to na 5. Przy Czarnym Kocie wypada 3 i liczy się niższy wynik. Odwaga 3 i 3 dają 6, a to bije 5: wygrana.
saga-example-13 = To test Siły, a Siła to 1. Ze Sprytem liczy się zamiast niej Mądrość 4. Ostrze Wróżek wciąż możesz zagrać, bo na karcie jest Siła. Trudność 2, rzut 1: 5 bije 2, wygrana.
saga-example-14 = Don Juan łączy się z Ginewrą i jest wygrany. Dostajesz jego własną nagrodę i nagrodę Ginewry.
saga-example-15 = Skarb jest wygrany, a z Minstrelem nagroda jest podwójna: Bogactwo rośnie z 2 do 5, potem do 6. Jeśli ktoś doda Niewdzięczność, nagrody nie ma, ale Skarb i tak jest wygrany.
saga-example-16 = Mądrość 4, Bogactwo 4 i trzy przegrane przygody. Czwarta jest przegrana i nie zabiera nic, czego ci trzeba: wygrywasz. Jeśli zabiera 1 Bogactwa, nie wygrywasz.
saga-example-17 = Bogactwo 4, Odwaga 4 i dwie Miłości w grze, obie przegrane. We dwoje lub troje wygrywasz. We czworo trzeba trzech Miłości.
saga-example-18 = W opowieści o Ivanhoe jest pięć wygranych Podróży. Wygrywasz Pielgrzymkę, szóstą, a z nią grę przez cel bohatera. Wróżki, które w tej chwili osiągają swój cel, wygrywają z tobą.
saga-example-19 = Sława i Bogactwo są najniższe, po 1. Wygrywasz Feniksa i wybierasz, które z nich rośnie o 2.
saga-example-20 = Odwaga 2 i jedna wygrana Przyjaźń dają 3. Z rzutem 5 to 8, a 8 bije 6: wygrana. Teraz wygrane są dwie Przyjaźnie, więc dobierasz też kartę.
saga-example-21 = Na wierzchu odrzuconych jest Kirke. Odzyskujesz ją i odrzucasz dwie ingerencje albo inną przygodę, ale nie Kirke. W tej turze nie możesz tego powtórzyć.
saga-example-22 = Po ostatniej rundzie nikt nie wygrywa. Jednej wróżce brakuje 1, drugiej 2, trzeciej 5: wygrywa pierwsza.
saga-example-23 = Bruno odpowiada z góry „pas”, Chloé „zagraj Mgłę”. Wtedy Ada, która jest przed nimi, zagrywa Gwiazdę. Bruno i Chloé mogą odpowiedzieć jeszcze raz.
saga-example-24 = Dobierasz dwie karty, ale w talii jest jedna. Bierzesz ją, odrzucone karty stają się nową talią i z niej dobierasz drugą.
