# Rozdziały `/zasady` dla Abraca…what?, w kolejności, w jakiej się uczymy.

abraca-rules-1 =
    ### Zaklęcia, których nie widzisz
    Przed każdą osobą stoi pięć kamieni zaklęć. Mogą je odczytać wszyscy **oprócz niej**. Z kamieni innych wywnioskuj, co masz, i rzuć to, zanim inni rzucą swoje w ciebie. Za wygrane rundy są punkty: grę wygrywa, kto pierwszy ma **8 punktów**.

    Kamieni jest 36: jedna **1**, dwie **2**, trzy **3** … aż do ośmiu **8**. Wysokie numery są częste i łagodne, niskie – rzadkie i silne.
abraca-rules-2 =
    ### Przed każdą rundą
    1. Wszystkie 36 kamieni zostaje wymieszanych.
    2. Każdy dostaje **pięć kamieni**, tyłem do siebie, i **6 żyć**.
    3. We troje odkładacie 6 odkrytych kamieni, we dwoje 12. Nikt ich nie ma, więc możesz je wykluczyć.
    4. Cztery **tajne kamienie** leżą zakryte z boku. Reszta to pula.

    Kto zaczyna pierwszą rundę, decyduje los, chyba że stół wybrał miejsce.
abraca-rules-3 =
    ### Twoja tura
    1. **Wypowiedz numer** od 1 do 8. Choć raz musisz spróbować.
    2. **Jeśli masz ten kamień**, udało się: kamień trafia na planszę, a zaklęcie działa. Możesz wypowiedzieć **ten sam lub wyższy numer** albo zakończyć turę.
    3. **Jeśli go nie masz**, jest pudło: tracisz 1 życie (przy **1** – rzut kością) i twoja tura się kończy.

    Na koniec tury w obu przypadkach dobierasz do pięciu kamieni, póki starczy puli. Potem gra osoba po twojej **lewej**: po lewej siedzi osoba, która gra po tobie, po prawej ta, która gra przed tobą.

    Jeśli masz dwa kamienie z tym samym numerem, zużywasz starszy. Po pudle wszyscy wiedzą tylko, że tego numeru nie masz. Prosimy, nie podpowiadajcie!
abraca-rules-4 =
    ### Osiem zaklęć
    1 · **Pradawny Smok** (1 kamień): rzuć kością; wszyscy inni tracą po tyle żyć.
    2 · **Mroczny Wędrowiec** (2): wszyscy inni tracą po 1 życiu, a ty zyskujesz 1.
    3 · **Słodki Sen** (3): rzuć kością; tyle żyć zyskujesz.
    4 · **Nocny Śpiewak** (4): weź tajny kamień, tylko ty możesz go obejrzeć. Możesz go wykluczyć gdzie indziej, a może dać też punkt. Nie należy do twojej piątki: nie możesz go rzucić.
    5 · **Burza Piorunów** (5): osoby po twojej lewej i prawej tracą po 1 życiu (we dwoje: razem 1).
    6 · **Śnieżyca** (6): osoba po twojej lewej traci 1 życie.
    7 · **Kula Ognia** (7): osoba po twojej prawej traci 1 życie.
    8 · **Magiczny Napój** (8): zyskujesz 1 życie.

    Kość ma ścianki 1, 1, 2, 2, 3, 3. Nikt nigdy nie ma więcej niż 6 żyć ani mniej niż 0.

    Po 8 możesz wypowiedzieć tylko kolejną 8, więc dobrze nią kończyć, a źle zaczynać. Wolno wypowiedzieć numer, który jest już cały zużyty, ale będzie pudło. Gdy ręka liczy kamienie, uprzedzi cię, że jakiegoś numeru nie masz; bez liczenia nikt nie ostrzega.
abraca-rules-5 =
    ### Koniec rundy
    Runda kończy się od razu, gdy zdarzy się jedna z tych rzeczy:
    • **Zużywasz ostatni kamień.** Wygrywasz rundę i zdobywasz **3 punkty**; pozostali spadają do 0 żyć i nic nie zdobywają.
    • **Przez twoje zaklęcie ktoś spada do 0 żyć.** Zdobywasz **3 punkty**, a każda inna żywa osoba **1 punkt**.
    • **Tracisz ostatnie życie przez własne pudło.** Pozostali zdobywają po **1 punkcie**, a ty nic.

    Kto żyje, dostaje jeszcze **po 1 punkcie za każdy tajny kamień**, który ma z tej rundy. Potem wszystkie kamienie zostają odkryte i rozdane na nowo, a zaczyna osoba, która gra po tej z ostatniej tury.
abraca-rules-6 =
    ### Koniec gry
    Wygrywa, kto pierwszy ma **8 punktów**. Jeśli w tej samej rundzie uda się to kilku osobom, liczą się punkty z tej rundy, potem życia; jeśli i tu jest remis, dzielą się zwycięstwem. W przeciwnym razie punkty zostają i gracie kolejną rundę: każdy dostaje nowe kamienie i 6 żyć, a zaczyna osoba po lewej od tej, która grała ostatnia.
abraca-rules-7 =
    ### Kto co widzi
    Widzisz kamienie wszystkich oprócz swoich. Swoje tajne kamienie widzisz tylko ty; puli i pozostałych tajnych kamieni nie widzi nikt. Życia, punkty, plansza, każdy wypowiedziany numer, każdy rzut i to, ile kto ma kamieni, są jawne.

    Po rundzie wszystkie kamienie zostają odkryte. Jeśli widzisz więcej, niż wolno grającym, nie możesz już usiąść do tej gry.
abraca-rules-8 =
    ### Opcje stołu
    • **Dowolna kolejność**: po udanym numerze możesz wypowiedzieć każdy inny.
    • **Do ostatniego życia**: runda trwa, aż przy życiu zostanie jedna osoba albo ktoś zużyje ostatni kamień. Kto odpada, nie ma już tur i pokazuje kamienie; po lewej i prawej liczą się najbliższe żywe osoby. Punkty dostaje tylko osoba, która wygrywa: 2 i po 1 za każdy swój tajny kamień.
    • **Niższe numery jako pułapka**: możesz też wypowiedzieć numer niższy od ostatniego, ale to zawsze pudło, kosztuje 1 życie i kończy turę.
    • **Liczenie kamieni**: twoja ręka liczy dla każdego numeru kamienie, których nie widzisz, zaznacza, czym twoje nie mogą być, i mówi, których numerów nie masz.
    • **Publiczność**: widzi tylko stół albo, jeśli stół jej ufa, prywatnie wszystkie ręce.
    • **Kto zaczyna**: los albo wybrane miejsce. Według instrukcji zaczyna najstarsza osoba.
abraca-rules-9 =
    ### Szczegóły
    • Ostatni kamień jest ważniejszy od nokautu: zużyj go, a rundę wygrasz tylko ty. Jego zaklęcie i tak działa.
    • Nokaut kilku osób naraz to wciąż tylko 3 punkty.
    • Po pudle też dobierasz, póki jest pula.
    • Z dwóch równych kamieni zużywasz starszy. Bot może oznaczyć, czym twoje kamienie nie mogą być.
    • Wypowiedzianego numeru nie da się cofnąć, bo wszyscy się z niego czegoś dowiadują.
abraca-rules-10 =
    ### Jak przebiegają gry
    Gdy grały ze sobą komputery, gra trwała około 4 rund, a runda około 9 tur. Trzy rundy na cztery kończył nokaut, we dwoje – jedną na dwie. Udawało się około 70% wypowiedzianych numerów.
