# Touria – co można sprawdzić: rodzaje, rzeczy bez słów gdzie indziej, przykłady.

touria-kind-item = Magiczne przedmioty
touria-kind-place = Miejsca
touria-kind-mine = Kopalnie
touria-kind-tower = Wieże
touria-kind-gem = Klejnoty
touria-kind-order = Zamówienia Kupca
touria-kind-person = Za drzwiami
touria-kind-thing = Serca, monety i reszta

touria-lookup-when-entry = Użyj przy wejściu do zamku.
touria-lookup-when-action = Użyj w jakimś miejscu w swojej turze.
touria-lookup-when-copied_action = Użyj, gdy dołączasz.
touria-lookup-when-doors = Użyj w zamku, zanim otworzysz drzwi.
touria-lookup-when-route = Użyj w drodze.
touria-lookup-when-own_free = Użyj w swojej turze: na początku, po dotarciu na miejsce, po akcji albo na końcu.
touria-lookup-when-copied = Użyj w swojej turze, kiedy wolno użyć przedmiotu, który kopiuje.
touria-lookup-when-end = Użyj na końcu swojej tury.
touria-lookup-when-copy = Użyj, aby dołączyć do czyjejś akcji.
touria-lookup-when-start = Użyj na początku tury, zamiast wybierać wieżę.
touria-lookup-when-double = Użyj po akcji, aby zrobić to jeszcze raz.

touria-lookup-wizard = Zapłać 1 monetę i leć w dowolne miejsce, nawet na Turniej. Nie mijasz kopalni. Czarodziej jest tylko na wieżach, nie na planszy.
touria-lookup-bridge = Pole między Smokiem a Mistrzem Miecza. Nic się tu nie dzieje. Krok tutaj z Turnieju się nie liczy.
touria-lookup-castle = Na początku tury możesz wejść, jeśli masz { $target } serc, { $target } monet i ani jednego czarnego klejnotu (w krótszej grze po { $short }). Płacisz je i odtąd otwierasz drzwi.
touria-lookup-mine = W kopalni są najwyżej dwa klejnoty. Gdy przechodzą bohaterowie, musisz wziąć jeden, a jeśli są różne, wybierasz. Pusta kopalnia znów się zapełnia, gdy z niej wychodzisz.
touria-lookup-mine-black = Jeśli jeden z nich jest czarny, bierzesz oba. Dwóch czarnych klejnotów w jednej kopalni nigdy nie ma.
touria-lookup-tower = Na początku pokazuje od północy: { $north }, od wschodu: { $east }, od południa: { $south }, od zachodu: { $west }.
touria-lookup-tower-turns = Możesz skorzystać z boku zwróconego do ciebie. Wieża obraca się o ćwierć obrotu, gdy ktoś ją wybiera albo płaci za to mieczem.
touria-lookup-gem-name = { $gem-title } klejnot
touria-lookup-gem-regular = Liczba w grze: { $count }. Przyjmuje go Kupiec i Złotnik, a także Smok, gdy kość pokazuje ten kolor.
touria-lookup-gem-black = Liczba w grze: { $count }. Póki masz choć jeden, nie wejdziesz do zamku. Wodna Wróżka i Żaba usuwają jeden z gry, a Smok przyjmuje jeden, gdy kość pokazuje czarny.
touria-lookup-gem-purple = Liczba w grze: { $count }. Oddaj go po akcji, aby zrobić ją jeszcze raz. Złotnik też go przyjmuje, ale Kupiec nie.
touria-lookup-order-name =
    { $coins ->
        [one] Zamówienie: { $gems } (1 moneta)
        [few] Zamówienie: { $gems } ({ $coins } monety)
       *[many] Zamówienie: { $gems } ({ $coins } monet)
    }
touria-lookup-order =
    { $coins ->
        [one] Oddaj Kupcowi dokładnie te klejnoty i weź 1 monetę. Potem zamówienie wraca pod stos.
        [few] Oddaj Kupcowi dokładnie te klejnoty i weź { $coins } monety. Potem zamówienie wraca pod stos.
       *[many] Oddaj Kupcowi dokładnie te klejnoty i weź { $coins } monet. Potem zamówienie wraca pod stos.
    }
touria-lookup-siblings = Otwórz ich drzwi, a od razu wygrasz grę.
touria-lookup-dweller =
    Chce od ciebie { $gift ->
        [elixir] eliksir
        [sword] miecz
        [item] dowolny magiczny przedmiot
        [coin] monetę
        [yellow] żółty klejnot
        [green] zielony klejnot
        [red] czerwony klejnot
       *[blue] niebieski klejnot
    }. Jeśli masz, musisz to dać i możesz otworzyć kolejne drzwi. Jeśli nie, twoja tura się kończy, a później niczego nie trzeba oddawać.

touria-lookup-heart-name = Serce
touria-lookup-heart = Serca są potrzebne, aby wejść do zamku. Dają je Smok, Złotnik i Turniej. Liczba serc w banku: { $count }. Gdy się skończą, nikt już żadnego nie dostanie.
touria-lookup-coin-name = Moneta
touria-lookup-coin = Monety są potrzebne do zamku, na długie trasy i na Czarodzieja. Na początku masz ich { $coins }. Łączna wartość monet w grze: { $count }.
touria-lookup-sword-name = Miecz
touria-lookup-sword = Na początku tury miecz obraca dowolną wieżę. Pozwala też jeszcze raz rzucić u Smoka, a na Turnieju daje serce albo monety. Liczba mieczy w grze: { $count }.
touria-lookup-elixir-name = Eliksir
touria-lookup-elixir = Daj go osobie, której jest tura, a też zrobisz tę samą akcję. Każdy zaczyna z jednym.
touria-lookup-die-name = Kość kolorów
touria-lookup-die = Ma po jednej ściance na każdy kolor, także czarny i fioletowy. Rzucasz nią u Smoka. Aż do następnego rzutu trzy klejnoty w jej kolorze dają u Złotnika o jedno serce więcej.
touria-lookup-steps-name = Kroki
touria-lookup-steps = Kroki za darmo: { $free }. Każdy następny kosztuje monetę. Każdą drogą możesz iść tylko raz w turze.
touria-lookup-copying-name = Dołączanie
touria-lookup-copying = Po akcji wszyscy inni mogą za eliksir albo z Flakonem zrobić to samo, płacąc własnymi rzeczami. Dołączając, nie można działać dwa razy. Nikt nie widzi, kto już odpowiedział.
touria-lookup-doubling-name = Dwa razy
touria-lookup-doubling = Po akcji możesz zrobić ją jeszcze raz za fioletowy klejnot albo z Ptakiem. Tylko raz w turze i nie wtedy, gdy dołączasz.
touria-lookup-doors-name = Drzwi
touria-lookup-doors = Liczba drzwi w zamku: { $count }. W każdej swojej turze otwierasz tam co najmniej jedne. Otwarte drzwi zostają otwarte.
touria-lookup-bonus-name = Bonus
touria-lookup-bonus = Wszyscy oprócz osoby, która zaczyna, wybierają na start bonus: monetę, miecz albo klejnot, byle nie fioletowy.
touria-lookup-screen-name = Zasłonka
touria-lookup-screen = To, co masz, kryje twoja zasłonka, nawet ile tego jest. Podnosisz ją przy wejściu do zamku.
touria-lookup-pass-name = Pas
touria-lookup-pass = Pasować możesz tylko, gdy nie dotrzesz do żadnego z czterech miejsc. Obracasz wieżę, a potem gra następna osoba.
touria-lookup-sudden-marriage-name = Szybki ślub
touria-lookup-sudden-marriage = Ta opcja stołu pomija drzwi. Gdy tylko masz wszystko, czego trzeba do zamku, wygrywasz, nawet dołączając.

## Przykłady; mają numery ze strony zasad

touria-example-1 = Gracie we troje. Najpierw wybiera osoba po prawej od tej, która zaczyna, i bierze niebieski klejnot; następna bierze monetę. Osoba, która zaczyna, nie dostaje nic.
touria-example-3 = Wybierasz wieżę północno-zachodnią, aby iść do Leśnej Wróżki. Wieża obraca się o ćwierć obrotu i pokazuje ci teraz Mistrza Miecza.
touria-example-5 = Masz 2 miecze i chcesz do Czarodzieja. Jeden miecz obraca wieżę tak, że pokazuje ci Czarodzieja. Potem wybierasz ją jak zwykle.
touria-example-7 = Robisz 6 kroków. Bez Butów kosztuje to 3 monety, z nimi nic.
touria-example-8 = Idziesz z Turnieju do Leśnej Wróżki przez Most, Smoka i Wodną Wróżkę. Krok na Most się nie liczy, więc to 3 kroki, za darmo.
touria-example-9 = Bohaterowie są u Złotnika, a wieża pokazuje ci Złotnika. Zostajesz, oddajesz dwa czerwone klejnoty i zdobywasz serce.
touria-example-10 = Idziesz od Złotnika przez Kopalnię Południową i Kopalnię Południowo-Wschodnią z powrotem do Złotnika: 3 kroki, za darmo. Do kopalni i prosto z powrotem tą samą drogą się nie da.
touria-example-11 = Kopalnia się zapełnia, a ty wyciągasz dwa czarne klejnoty. Odkładasz je i wyciągasz czarny i czerwony. Te trafiają do kopalni, a pierwsze dwa wracają do worka.
touria-example-12 = Kość pokazuje niebieski. Trzy niebieskie klejnoty dają 3 serca, trzy zielone tylko 2. Dwa w jednym kolorze dają 1 serce, jeden klejnot monetę.
touria-example-13 = Oddajesz czerwony, zielony i żółty za 6 monet. Potem oddajesz fioletowy klejnot i realizujesz drugie zamówienie. Może to być nawet to, które się dopiero pojawia.
touria-example-14 = Wypada czerwony, nie masz czerwonego klejnotu i oddajesz miecz. Wypada fioletowy, oddajesz kolejny. Wypada czarny, oddajesz czarny klejnot i zdobywasz serce.
touria-example-15 = Ktoś bierze 2 miecze. Dajesz tej osobie eliksir i też bierzesz 2 miecze. Z Flakonem eliksir zostaje u ciebie.
touria-example-16 = Ktoś dołącza u Smoka i wypada czerwony. Od teraz trzy czerwone klejnoty dają u Złotnika 3 serca.
touria-example-17 = Wyciągasz trzy czarne klejnoty. Ciągnij dalej po jednym, aż trafi się kolorowy, i ten zatrzymaj. Czarne wracają do worka.
touria-example-18 = Płacisz 1 monetę i lecisz na Turniej. Z Hełmem wymieniasz jeden miecz na serce, a drugi na 3 monety.
touria-example-19 = Masz dwa niebieskie klejnoty i zielony. Przemalowujesz zielony na niebieski i oddajesz trzy niebieskie.
touria-example-20 = Robisz 8 kroków. Buty dają 3 kroki za darmo, potem Lustro kopiuje Buty i daje kolejne 3. Nie kosztuje to nic.
touria-example-21 = Stos przedmiotów jest pusty. Używasz Skrzyni i bierzesz Miotłę. Potem zużyte przedmioty zostają potasowane i jeden z nich zajmuje puste miejsce.
touria-example-22 = Mijasz kopalnię z czarnym i żółtym klejnotem. Z Latarnią czarny wraca do worka, a ty bierzesz tylko żółty.
touria-example-23 = Z Plecakiem bierzesz z kopalni czarny i czerwony klejnot. Potem Żaba usuwa czarny z gry.
touria-example-24 = Skaczesz z Kopalni Wschodniej do Południowo-Zachodniej i idziesz do Jaskini Zbójców: 3 kroki, za darmo. Mijasz obie kopalnie.
touria-example-25 = Wchodzisz z 6 sercami i Różą. Dajesz skarbnikowi monetę, potem dwórce żółty klejnot. Za trzecimi drzwiami zielarka chce eliksiru. Nie masz żadnego, więc twoja tura się kończy.
touria-example-26 = Masz 6 serc, 7 monet i jeden czarny klejnot i dołączasz u Smoka. Wypada czarny, oddajesz klejnot i zdobywasz serce. Od razu wygrywasz grę.
touria-example-27 = Kończysz turę i używasz Klepsydry. Grasz jeszcze jedną całą turę, z wieżami tak, jak stoją teraz.
touria-example-28 = Wszystko, co widzisz, jest o 4 kroki stąd albo kosztuje monetę, a ty nie masz monety, miecza ani przedmiotu. Obracasz wieżę, a potem gra następna osoba.
