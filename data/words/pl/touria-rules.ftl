# Rozdziały `/zasady` dla Tourii, w kolejności, w jakiej się uczymy.

touria-rules-1 =
    ### Jedna drużyna bohaterów
    Wszyscy przy stole prowadzą przez Tourię **tę samą drużynę bohaterów**. Zbierz **7 serc i 7 monet**, pozbądź się każdego **czarnego klejnotu** i wejdź do zamku. Za jednymi z dziewięciorga drzwi czekają księżniczka Tara i książę Talan: otwórz je, a wygrasz.

    Twoja zasłonka kryje, co masz, nawet ile tego jest.

touria-rules-2 =
    ### Przed pierwszą turą
    1. Los decyduje, kto siedzi po której stronie planszy i kto zaczyna. Tury idą zgodnie z ruchem wskazówek zegara.
    2. Kopalnie, drzwi, przedmioty i zamówienia zostają wymieszane. Trzy zamówienia i dwa przedmioty leżą odkryte, a na kości wypada pierwszy kolor.
    3. Każdy dostaje **3 monety i 1 eliksir**.
    4. Wszyscy oprócz osoby, która zaczyna, wybierają bonus, najpierw ta po jej prawej: klejnot w wybranym kolorze, monetę albo miecz. Fioletowego wybrać nie można.

touria-rules-3 =
    ### Twoja tura
    1. W rogach stoją cztery wieże. Możesz skorzystać z **boku każdej wieży, który jest zwrócony do ciebie**. Przed wyborem każdy **miecz**, którym płacisz, obraca dowolną wieżę o ćwierć obrotu w lewo.
    2. **Wybierz wieżę**. Obraca się o ćwierć obrotu w lewo, więc wszyscy widzą na niej coś nowego. W twojej instrukcji może być w prawo: decyduje opcja *Obrót wież*.
    3. **Prowadź bohaterów** do miejsca, które wieża pokazywała. 3 kroki są za darmo, każdy następny kosztuje 1 monetę, płatną z góry. Żadną drogą nie idź dwa razy w turze.
    4. W każdej **kopalni** po drodze musisz wziąć klejnot.
    5. **Skorzystaj z miejsca** raz, jeśli chcesz.
    6. Potem **inni mogą dołączyć**.

    Jeśli nie dotrzesz do żadnego z czterech miejsc, obróć wieżę i spasuj. Inaczej tury pominąć nie można.

touria-rules-4 =
    ### Miejsca
    • **{ touria-space-sword_master }**: weź 2 miecze.
    • **{ touria-space-trader }**: zrealizuj jedno z trzech odkrytych zamówień: oddaj klejnoty, weź monety. Dwa klejnoty dają 3, trzy dają 6, cztery dają 8.
    • **{ touria-space-forest_fairy }**: weź jeden z dwóch magicznych przedmiotów.
    • **{ touria-space-fountain_fairy }**: usuń z gry jeden ze swoich czarnych klejnotów.
    • **{ touria-space-thief }**: wyciągnij w tajemnicy 3 klejnoty, jeden zatrzymaj. Same czarne? Ciągnij dalej, aż trafi się inny, i ten zatrzymaj.
    • **{ touria-space-dragon }**: rzuć kością. Oddaj klejnot w tym kolorze (czarny też!) i zdobądź serce albo rzuć jeszcze raz za miecz.
    • **{ touria-space-goldsmith }**: 1 klejnot za monetę, 2 jednakowe za serce, 3 jednakowe za 2 serca albo za 3, jeśli kość pokazuje ich kolor. Czarnych nie przyjmuje.
    • **{ touria-space-wizard }**: zapłać 1 monetę i leć w dowolne miejsce. Bez kopalni po drodze.
    • **{ touria-space-tournament }**, dokąd można tylko dolecieć: miecz za serce albo za 3 monety.

    Jeśli w banku czegoś brakuje, dostajesz tylko to, co zostało.

touria-rules-5 =
    ### Kopalnie
    W każdej są najwyżej dwa klejnoty, nigdy dwa czarne. Gdy przechodzą bohaterowie:
    • **Jeśli jest tam czarny klejnot**, weź wszystko.
    • **Z dwóch kolorowych** wybierasz jeden; pojedynczy bierzesz.
    • Fioletowy to kolor jak każdy inny.

    Kopalnia, która jest pusta, gdy z niej wychodzisz, znów się zapełnia. Taka, w której został klejnot, nie.

touria-rules-6 =
    ### Dwa razy i dołączanie
    { "" }**Dwa razy:** po akcji osoba, której jest tura, może oddać fioletowy klejnot albo użyć Ptaka i zrobić tę samą akcję drugi raz. Tylko raz w turze.

    { "" }**Dołączanie:** potem wszyscy inni mogą raz zrobić tę samą akcję, płacąc własnymi rzeczami. Każdy daje za to **eliksir osobie, której jest tura**, albo używa Flakonu. Dołączając, nie można działać dwa razy. Do pominiętej akcji nikt nie dołącza.

    Dołączacie po kolei, zgodnie z ruchem wskazówek zegara. To, co zmieniają pierwsi, widzą już następni: kość, zamówienia, bank.

touria-rules-7 =
    ### 16 przedmiotów
    Każdy działa raz, a potem trafia na wierzch stosu zużytych. W jednej turze możesz użyć kilku.

    { "" }**W spokojnej chwili swojej tury**: na początku, po dotarciu na miejsce, po akcji albo na końcu
    • **{ touria-item-frog }**: { touria-effect-frog }
    • **{ touria-item-knapsack }**: { touria-effect-knapsack }
    • **{ touria-item-chest }**: { touria-effect-chest }
    • **{ touria-item-crystal_ball }**: { touria-effect-crystal_ball }

    { "" }**W drodze**, gdy wybierasz trasę
    • **{ touria-item-boots }**: { touria-effect-boots }
    • **{ touria-item-compass }**: { touria-effect-compass }
    • **{ touria-item-lantern }**: { touria-effect-lantern }

    { "" }**Zamiast wieży**
    • **{ touria-item-broom }**: { touria-effect-broom }

    { "" }**W miejscu**, także gdy dołączasz
    • **{ touria-item-paintbrush }**: { touria-effect-paintbrush }
    • **{ touria-item-scale }**: { touria-effect-scale }
    • **{ touria-item-helmet }**: { touria-effect-helmet }

    { "" }**Po akcji**
    • **{ touria-item-bird }**: { touria-effect-bird }
    • **{ touria-item-flagon }**, gdy działa ktoś inny: { touria-effect-flagon }

    { "" }**Na końcu swojej tury**
    • **{ touria-item-hourglass }**: { touria-effect-hourglass }

    { "" }**Przy zamku**
    • **{ touria-item-rose }**: { touria-effect-rose }

    { "" }**Kiedy wolno użyć tamtego przedmiotu, w swojej turze**
    • **{ touria-item-mirror }**: { touria-effect-mirror } Nigdy Róży ani Flakonu.

touria-rules-8 =
    ### Zamek
    Na początku tury, z 7 sercami, 7 monetami i bez czarnych klejnotów, możesz **wejść**. Podnosisz zasłonkę i płacisz serca i monety. Odtąd w swoich turach otwierasz drzwi, co najmniej jedne.

    Za większością drzwi ktoś oczekuje prezentu: zielarka eliksiru, marszałek dworu miecza, błazen przedmiotu, skarbnik monety, dwórka żółtego klejnotu, podczaszy zielonego, bard czerwonego, strażnik niebieskiego. Jeśli masz, musisz dać i możesz otworzyć kolejne drzwi. Jeśli nie, twoja tura się kończy i nic nie musisz oddawać. Otwarte drzwi zostają otwarte.

    W zamku nie korzystasz z wież i nie możesz dołączać. Z przedmiotów pomagają tam tylko Kryształowa Kula, Skrzynia, Pędzel, Lustro i Klepsydra.

touria-rules-9 =
    ### Kto co widzi
    To, co masz za zasłonką, znasz tylko ty, nawet ile tego jest, aż wejdziesz do zamku. Wieże, kopalnie, odkryte zamówienia, wystawione przedmioty, otwarte drzwi i wszystko, co dzieje się przy stole, jest jawne. Kryształowa Kula pokazuje drzwi tylko tobie i nikt się nie dowie, który klejnot zatrzymujesz w Jaskini Zbójców.

touria-rules-10 =
    ### Odpowiedzi na odległość
    Po akcji pytam wszystkich innych naraz, czy dołączają, i przechowuję odpowiedzi, aż przyjdzie ich kolej. Jeśli do wzięcia jest wtedy mniej niż w chwili twojej odpowiedzi, pytam jeszcze raz, zanim zapłacisz. Nikt nie widzi, kto już odpowiedział. Możesz wybrać z góry, czy mam pytać zawsze, nigdy, czy tylko w niektórych miejscach, albo odpowiedzieć z góry na jedną turę. Kto nie odpowie na czas, nie dołącza.

touria-rules-11 =
    ### Opcje stołu
    • **Długość**: 5 serc i 5 monet na pierwszą grę.
    • **Szybki ślub**: bez drzwi; gdy spełniasz warunki zamku, od razu wygrywasz, nawet dołączając.
    • Pozostałe opcje ustalają, w którą stronę obracają się wieże, czy za wejście się płaci i czy trzeba wejść, jak działają Smok, Hełm i Latarnia, czy bank może się skończyć, co widzą wszyscy, jak długo może trwać gra i jak długo stół czeka na dołączenie.

touria-rules-12 =
    ### Szczegóły
    • Z monetą nigdy nie utkniesz: żadna najkrótsza trasa nie kosztuje więcej niż 1. Bez niej czasem trzeba spasować, a wieża i tak się wtedy obraca.
    • Jeśli trasę opłacisz tylko z Butami albo Kompasem, musisz ich użyć, gdy wybierasz tę wieżę.
    • Przez dziedziniec możesz przechodzić z czarnymi klejnotami; nie wolno z nimi tylko wejść.
    • Ostatnia moneta wystarczy na Czarodzieja; Miotła nie kosztuje nic.
    • Liczy się tylko to, co masz w chwili wejścia.
    • Przy limicie rund najpierw porównuje się herby w kaplicy, potem serca i monety, potem czarne klejnoty, potem drzwi.

touria-rules-13 =
    ### Jak przebiegają gry
    Gdy grały ze sobą komputery, gra we dwoje trwała około 16 rund, we troje około 14, we czworo około 13. Do zamku ktoś wchodził dwie rundy przed końcem, a otwartych było około pięciorga z dziewięciorga drzwi. Planowanie się opłaca: kto myśli o turę naprzód, wygrywa z kimś, kto tego nie robi, w 94 grach na 100.
