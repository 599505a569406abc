# Rozdziały `/zasady` dla Sagi, w kolejności, w jakiej się uczymy.

saga-rules-1 =
    ### Jeden bohater, wiele wróżek
    Jesteście **wróżkami** i snujecie życie jednego bohatera, wspólnego dla wszystkich. Ma pięć cech, każda to kość od 1 do 6: **Sława, Odwaga, Bogactwo, Mądrość, Siła**.

    Każda wróżka ma tajny **cel**: dwie cechy, które muszą być dość wysokie, i coś, co musi być w opowieści, na przykład trzy Miłości albo sześć porażek. Gdy tylko cel się spełni, **wygrywasz**; jeśli w tej samej chwili spełni się kilka celów, wygrywacie razem.

    Przygoda, której wyzwanie się uda, jest **wygrana**, w przeciwnym razie **przegrana**. „W grze” na karcie znaczy: wygrana lub przegrana.

saga-rules-2 =
    ### Przed pierwszą turą
    1. Każdy dostaje jeden zakryty cel.
    2. Odkrywacie bohatera. Wszystkie pięć cech zaczyna od **1**.
    3. Wszyscy rzucają jawnie kością. Zaczyna osoba z najwyższym wynikiem, potem gracie zgodnie z ruchem wskazówek zegara.
    4. 63 przygody i 44 ingerencje zostają potasowane w **jedną talię**. Każdy dostaje **5 kart**.
    5. Jeśli masz mniej niż dwie przygody, możesz raz odrzucić całą rękę i dobrać 5 nowych kart.

    Są **dwa stosy odrzuconych**, jeden na przygody i jeden na ingerencje. Gdy talia się skończy, z obu powstaje nowa.

saga-rules-3 =
    ### Opowieść
    Opowieść to rząd **przygód** siedmiu typów: Podróż, Podbój, Walka, Dziw, Przysięga, Miłość, Przyjaźń. Każda karta mówi, po jakim typie lub typach pasuje. Łączy się z **ostatnią wygraną przygodą**; przegrane zostają w opowieści, ale nic się z nimi nie łączy. Póki żadna nie jest wygrana, przygody łączą się z typem bohatera.

    Typ bohatera liczy się do łączenia i do celu bohatera, ale nigdy jako karta tego typu.

saga-rules-4 =
    ### Twoja tura
    1. Dobierasz 2 karty.
    2. Zagrywasz dowolnie wiele **ingerencji na swoją turę**.
    3. Zagrywasz najwyżej **jedną przygodę**, która pasuje do opowieści.
    4. Raz w turze możesz odzyskać wierzchnią przygodę ze stosu odrzuconych. Kosztuje to inną przygodę albo dwie ingerencje.
    5. Kończysz turę i odrzucasz karty, aż zostanie ich 5. Między swoimi turami możesz mieć więcej.

saga-rules-5 =
    ### Próba
    Najpierw bohater musi przejść próbę, czyli test z wynikiem i trudnością ze swojej karty. W swojej turze musisz ją podjąć i nie zagrywasz wtedy przygody. Gdy nie uda się tyle razy, ile jest wróżek, bohater i tak rusza w drogę. Inne wróżki mogą się w nią wtrącać jak w każdy test, za bohaterem lub przeciw niemu.

saga-rules-6 =
    ### Wyzwania
    Większość przygód to **testy**: jedna kość i to, co wymienia karta, muszą razem być **większe** niż trudność. Jeśli karta ma kilka testów, wszystkie muszą się udać; pierwsza porażka kończy wyzwanie. Niektóre każą zamiast tego odrzucić karty albo stawiają warunek; w te nikt nie może się wtrącać.

    Wygrana przygoda przynosi swoją **nagrodę**, przegrana swoją **porażkę**. Cecha nigdy nie spada poniżej 1 ani nie rośnie powyżej 6.

saga-rules-7 =
    ### Ingerencje
    W każdy test mogą się wtrącać wszystkie wróżki: przed rzutem na trudność, przed rzutem w teście i jeszcze raz po nim. Kolejka zaczyna się od osoby, której jest tura. Gdy przyjdzie twoja kolej, zagrywasz **jedną kartę albo pasujesz**; gdy wszyscy po kolei spasują, następuje rzut albo rozstrzygnięcie testu.

    Karty, które zmieniają trudność, zagrywa się przed rzutem: po nim wynik i trudność są ustalone. Karty, które zmieniają wynik na kości albo skutek testu, zagrywa się po nim. Najpierw są powtórne rzuty, w kolejności kart; potem liczy się Cud.

    Kartę **Talizman** można zagrać w każdej chwili, nawet poza kolejnością. Cofa inną ingerencję; drugi Talizman cofa pierwszy, a to, co było cofnięte, znów się liczy. Po rzucie nie cofnie już tego, co jest zagrane przed nim.

saga-rules-8 =
    ### Jak to się kończy
    Cele sprawdzamy po każdej przygodzie, po każdej ingerencji twojej tury i na koniec każdej tury; nigdy w środku wyzwania. Od czterech osób wymagają więcej: twoja ręka pokazuje, czego wymaga twój przy tym stole i czego jeszcze brakuje.

    • **Cel bohatera:** jeśli wygrasz przygodę w typie bohatera, co najmniej **szóstą** wygraną tego typu, też wygrywasz, bez względu na swój cel.

    • **Epilog:** jeśli po ostatniej rundzie nikt nie wygra, wygrywa wróżka, której najmniej brakuje do celu: zsumuj, ile brakuje jej trzem liczbom.

saga-rules-9 =
    ### Warto wiedzieć
    • „Poprzednia karta” to ta, z którą przygoda się łączy.
    • „Ty” na przygodzie to osoba, której jest tura; na ingerencji – ta, która ją zagrywa.
    • Po lewej jest osoba, która gra po tobie, po prawej ta, która gra przed tobą.
    • Gdy karta liczy przygody, tej zagrywanej nie liczymy.
    • Nagroda podwójna i pominięta zarazem jest pominięta. Przygoda i tak jest wygrana.

saga-rules-10 =
    ### Odpowiedzi na odległość
    Nie musisz czekać na swoją kolej: odpowiedz wcześniej, a przechowam odpowiedź do tego czasu. Jeśli ktoś najpierw zagra kartę, możesz odpowiedzieć jeszcze raz. Nikt nie widzi, kto odpowiedział, a kto spasował. Wybierz, jak często mam pytać: zawsze, tylko gdy możesz coś zagrać, albo wcale. Jeśli twoje automatyczne pasy trwają chwilę, przerwa nic nie zdradza. Wróżka, która milczy, pasuje, gdy minie czas.

saga-rules-11 =
    ### Kto co widzi
    Swoją rękę i swój cel znasz tylko ty. Opowieść, cechy, każdy rzut, oba stosy odrzuconych i liczba kart na rękach są jawne. Nikt nie widzi, kto pasuje ani jaką kartę ktoś losowo zabiera, oprócz tych dwóch osób. Bot przypomina ci o ukrytej karcie tylko wtedy, gdy naprawdę możesz ją znać.

saga-rules-12 =
    ### Opcje stołu
    • **Cele**: od czterech osób większe wymagania albo jak na kartach.
    • **Próba bohatera**: zaliczona, gdy wszyscy spróbują, albo, jak w instrukcji, tylko gdy się uda.
    • **Rundy**: kiedy jest epilog.
    • **Czas na ingerencję**: jak długo wyzwanie czeka na wróżki, które milczą.
    • **Ukrywanie szybkich pasów**: jak długo wyzwanie może losowo poczekać, gdy wszystkie wróżki już pasują. Szybki koniec niczego wtedy nie zdradza.
    • **Odzyskiwanie kart**: raz w turze albo ile razy da się zapłacić; ale nigdy karta, którą płacisz w tej samej turze.
    • **Łączenie**: gdy karta wymienia dwa typy, liczą się oba albo tylko pierwszy.
    • **Jawne cele**: wszystkie odkryte, na miłą pierwszą grę.

saga-rules-13 =
    ### Jak bot czyta zasady
    • Drukowane karty mówią, co robią; bot gra dokładnie tak, a *Wyjaśnij* pokazuje to dla każdej karty.
    • Wyzwanie czeka na wróżki, które milczą, tylko tyle, ile ustalił stół. Potem pasują.
    • To, czego bot odmawia, niczego nie zmienia.

saga-rules-14 =
    ### Jak przebiegają gry
    Gdy grały ze sobą komputery, większość gier trwała 6 rund, we dwoje 11. Prawie żadna nie doszła do epilogu. Sześć przygód na dziesięć było wygranych, a każdy cel wygrywał mniej więcej tak samo często.
