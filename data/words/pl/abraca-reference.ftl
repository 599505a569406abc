# Abraca…what? – co można sprawdzić: rodzaje, rzeczy bez słów gdzie indziej, przykłady.

abraca-kind-spell = Zaklęcia
abraca-kind-thing = Kamienie, życia i punkty

abraca-lookup-copies =
    { $count ->
        [one] W grze jest tylko 1 taki kamień.
        [few] W grze są { $count } takie kamienie.
       *[many] W grze jest { $count } takich kamieni.
    }
abraca-lookup-left = Osoba po twojej lewej, która gra po tobie, traci 1 życie.
abraca-lookup-right = Osoba po twojej prawej, która gra przed tobą, traci 1 życie.
abraca-lookup-left_and_right = Osoby po twojej lewej i prawej tracą po 1 życiu. Gdy gracie we dwoje, druga osoba traci tylko 1.

abraca-lookup-hand-name = Twoje kamienie
abraca-lookup-hand = Twoja ręka to { $count } kamieni. Odczytać je mogą wszyscy oprócz ciebie. Na koniec tury dobierasz do { $count }, póki starczy puli.
abraca-lookup-life-name = Życia
abraca-lookup-life = Każdą rundę zaczynasz z kompletem żyć: { $start }. Nikt nigdy nie ma więcej niż { $most } ani mniej niż 0.
abraca-lookup-die-name = Kość
abraca-lookup-die = Ma na ściankach liczby od { $least } do { $most }, każdą dwa razy. Rzucasz nią przy zaklęciach 1 i 3 oraz po pudle z jedynką.
abraca-lookup-pool-name = Pula
abraca-lookup-pool = Zakryte kamienie, z których dobieracie. Gdy się skończą, nikt już nie dobiera.
abraca-lookup-aside-name = Odłożone kamienie
abraca-lookup-aside = Gdy gracie we dwoje lub troje, część kamieni od początku leży odkryta. Nikt ich nie ma, więc możesz je wykluczyć.
abraca-lookup-secret-name = Tajne kamienie
abraca-lookup-secret =
    { $count ->
        [one] W każdej rundzie jest { $count } zakryty tajny kamień. Dostajesz go od Nocnego Śpiewaka i tylko ty możesz go obejrzeć. Jeśli dożyjesz końca rundy, daje 1 punkt.
        [few] W każdej rundzie są { $count } zakryte tajne kamienie. Nocny Śpiewak daje ci jeden z nich i tylko ty możesz go obejrzeć. Jeśli dożyjesz końca rundy, każdy z twoich daje 1 punkt.
       *[many] W każdej rundzie jest { $count } zakrytych tajnych kamieni. Nocny Śpiewak daje ci jeden z nich i tylko ty możesz go obejrzeć. Jeśli dożyjesz końca rundy, każdy z twoich daje 1 punkt.
    }
abraca-lookup-neighbours-name = Lewa i prawa
abraca-lookup-neighbours = Osoba po twojej lewej gra po tobie, po prawej – przed tobą. Gdy gracie we dwoje, to ta sama osoba.
abraca-lookup-failure-name = Pudło
abraca-lookup-failure = Jeśli nie masz tego kamienia, tracisz 1 życie (przy jedynce – rzut kością) i twoja tura się kończy. Kamienie i tak dobierasz.
abraca-lookup-order-name = Jaki numer może być następny
abraca-lookup-order = Po udanym numerze możesz wypowiedzieć ten sam lub wyższy. Opcje stołu mogą dopuścić każdy numer albo niższe jako pułapkę: zawsze są pudłem i kosztują 1 życie.
abraca-lookup-last-stone-name = Ostatni kamień
abraca-lookup-last-stone = Gdy zużyjesz wszystkie kamienie, od razu wygrywasz rundę. Pozostali spadają do 0 żyć.
abraca-lookup-knock-out-name = Nokaut
abraca-lookup-knock-out = Gdy przez twoje zaklęcie ktoś inny spada do 0 żyć, runda się kończy, a ty ją wygrywasz.
abraca-lookup-points-name = Punkty
abraca-lookup-points = Punkty za wygraną rundę: { $winner }. Za przetrwanie czyjegoś nokautu: { $survivor }. Grę wygrywa, kto pierwszy ma { $target }.

## Przykłady; mają numery ze strony zasad

abraca-example-1 = Masz 4 życia, wypowiadasz 3 i na kości wypada 3. Teraz masz 6, więcej mieć nie można.
abraca-example-2 = Masz 6 żyć i wypowiadasz jedynkę, której nie masz. Na kości wypada 2, więc zostają ci 4 życia, a tura się kończy.
abraca-example-3 = Pozostała trójka ma 6, 3 i 5 żyć. Twój smok działa, na kości wypada 3: zostaje im 3, 0 i 2. Wygrywasz rundę przez nokaut.
abraca-example-4 = Ktoś traci ostatnie życie przez własne pudło. Ty żyjesz i masz jeden tajny kamień: 1 punkt za przetrwanie i 1 za kamień.
abraca-example-5 = Pula jest pusta, a tobie został jeden kamień, szóstka. Wypowiadasz ją i wygrywasz rundę: 3 punkty dla ciebie, 0 żyć dla pozostałych.
abraca-example-6 = Twój ostatni kamień to siódemka i osoba po twojej prawej spada przez nią do 0 żyć. Wszystkie kamienie są zużyte, więc zdobywasz 3 punkty, a pozostali nic.
abraca-example-7 = Twój ostatni kamień to czwórka, a jeden tajny kamień już masz. Bierzesz drugi i wygrywasz rundę: 3 punkty i jeszcze 2 za tajne kamienie.
abraca-example-8 = Gracie we dwoje: twoja piątka działa i druga osoba spada z 3 żyć do 2, nie do 1.
abraca-example-9 = Masz 5 żyć i dwa razy wypowiadasz 8. Za pierwszym razem masz 6; za drugim też się udaje, ale nic nie zyskujesz.
abraca-example-10 = Pozostałe dwie osoby mają 3 życia i 1. Twoja dwójka działa: zostaje im 2 i 0, więc wygrywasz rundę przez nokaut.
abraca-example-11 = Twoja szóstka zabiera 1 życie osobie, która gra po tobie. Siódemka – tej, która gra przed tobą. Potem dobierasz dwa kamienie.
abraca-example-12 = Szóstka się udała, więc możesz wypowiedzieć 6, 7 lub 8 albo zakończyć turę. Zacząć możesz od dowolnego numeru, ale pominąć tury nie wolno.
abraca-example-13 = Ada ma 7 punktów, Bruno 6. Bruno wygrywa rundę i zdobywa 3; Ada ją przeżywa i zdobywa 1. Oboje mają co najmniej 8, ale Bruno zdobywa w tej rundzie więcej i wygrywa.
abraca-example-21 = Wypowiadasz 3: pudło. Wszyscy widzą, że spadasz z 6 żyć do 5, ale nikt się nie dowiaduje, jakie masz kamienie.
