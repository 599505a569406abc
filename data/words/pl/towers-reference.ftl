# Tschak! – co można sprawdzić: rodzaje, rzeczy bez słów gdzie indziej, przykłady.

towers-kind-wizard = Czarodzieje i kameleony
towers-kind-warrior = Wojownicy
towers-kind-dwarf = Krasnoludy
towers-kind-artifact = Artefakty
towers-kind-monster = Potwory
towers-kind-treasure = Skarby
towers-kind-board = Wieże, piętra i złoto

towers-lookup-card = Daje drużynie siłę { $value }.
towers-lookup-wizard = Przy remisie wygrywa wyższy czarodziej. Jeśli są równi, wygrywa ten z różdżką.
towers-lookup-warrior = U czarodziejów też remis? Wygrywa wyższy wojownik. Jeśli są równi, topór bije miecz.
towers-lookup-dwarf = U czarodziejów i wojowników też remis? Wygrywa wyższy krasnolud. Jeśli są równi, topór bije młot, a młot bije gołe ręce.
towers-lookup-chameleon = Czarodziej bez wartości. Kopiuje najwyższego czarodzieja z liczbą, od 2 do 5, którego pokazują na tym piętrze inne drużyny. Jeśli nie pokazują żadnego, ma 0.
towers-lookup-artifact = Nie ma wartości. Podwaja słabszą z dwóch pozostałych kart drużyny. Wszystkie artefakty działają tak samo.
towers-lookup-worthless = Jako ostatnia karta w wieży nie zdobywa złota.

towers-lookup-creature =
    { $skulls ->
        [one] Na koniec kosztuje 1 punkt.
        [few] Na koniec kosztuje { $skulls } punkty.
       *[many] Na koniec kosztuje { $skulls } punktów.
    }
towers-lookup-troglodyte = Na koniec troglodyci kosztują tyle, ile ich liczba do kwadratu: jeden 1 punkt, dwóch 4, trzech 9. Liczba troglodytów w grze: { $count }.
towers-lookup-chest =
    { $points ->
        [one] Na koniec daje { $points } punkt.
        [few] Na koniec daje { $points } punkty.
       *[many] Na koniec daje { $points } punktów.
    }
towers-lookup-cursed =
    { $points ->
        [-1] Na koniec daje { $points } punkt. Najsilniejsza drużyna musi ją wziąć.
       *[other] Na koniec daje { $points } punkty. Najsilniejsza drużyna musi ją wziąć.
    }
towers-lookup-ring = Na koniec pierścienie dają tyle, ile ich liczba do kwadratu: jeden 1 punkt, dwa 4, trzy 9. Liczba pierścieni w grze: { $count }.
towers-lookup-trophy = Na koniec daje 2 punkty za każdego z twoich potworów, także za troglodytów. We dwoje: po 1 punkcie.
towers-lookup-elixir = Przed liczeniem punktów usuwa jednego z twoich potworów. Stół wybiera to, co dla ciebie najlepsze, czasem więc żadnego.

towers-lookup-tower-name = Wieża
towers-lookup-tower = Wieże zdobywacie jedna po drugiej, razem { $count }. Każda ma trzy piętra z potworem i skarbem. Po każdej wieży każda ręka wędruje w lewo.
towers-lookup-floor-name = Piętro { $floor }
towers-lookup-floor =
    { $steps ->
        [3] Wybierasz jedną kartę, potem drugą, potem trzecią. Za każdym razem wszyscy odkrywają karty naraz.
        [2] Wybierasz jedną kartę, potem dwie razem. Za każdym razem wszyscy odkrywają karty naraz.
       *[other] Wybierasz wszystkie trzy karty naraz.
    }
towers-lookup-team-name = Drużyna
towers-lookup-team = Trzy karty trzech różnych typów. Ich wartości się sumują. Najsilniejsza drużyna bierze skarb, najsłabsza potwora.
towers-lookup-ties-name = Remisy
towers-lookup-ties = Wygrywa wyższy czarodziej, potem różdżka, wyższy wojownik, topór wojownika, wyższy krasnolud, broń krasnoluda. Liczy się tylko to, co na karcie. Kameleon jest niżej niż każdy czarodziej z liczbą, a brak czarodzieja jest niżej niż kameleon.
towers-lookup-last-card-name = Ostatnia karta
towers-lookup-last-card = Po trzech piętrach wszyscy pokazują ostatnią kartę. Najwyższe zdobywają złoto. Przy równych wartościach czarodziej bije wojownika, a wojownik krasnoluda; potem decyduje broń.
towers-lookup-gold-name = Złoto
towers-lookup-gold = Każda moneta daje na koniec 1 punkt. Najlepsze ostatnie karty w wieży zdobywają 3, 2 i 1 monetę; we dwoje najlepsza zdobywa 2. Liczba monet w grze: { $count }.
towers-lookup-passing-name = Wędrówka rąk
towers-lookup-passing = Po każdej wieży każda ręka wędruje w lewo. Na koniec wszyscy mają za sobą te same cztery ręce.
towers-lookup-travelling-board-name = Wędrowna plansza
towers-lookup-travelling-board = Zajmuje puste miejsce: trzyma rękę przez jedną wieżę i oddaje ją dalej, ale nigdy nie gra.
towers-lookup-put-back-name = Odłożone do pudełka
towers-lookup-put-back = Przed grą część kart wraca do pudełka: potwory – { $monsters }, skarby – { $treasures }. Nikt nie wie które.

## Przykłady; mają numery ze strony zasad

towers-example-1 = Czarodziej 4, wojownik 3 i krasnolud 2 dają 4 + 3 + 2 = 9. Drużyna z siłą 12 bierze skarb, a ta z 9 potwora.
towers-example-3 = Gdy masz artefakt, wojownika 4 i krasnoluda 3, trójka jest słabsza i liczy się dwa razy: 4 + 3 + 3 = 10.
towers-example-7 = Inni pokazują czarodzieja 5 i czarodzieja 3, więc twój kameleon ma 5. Do tego wojownik 2 i krasnolud 4: razem 11.
towers-example-8 = Czarodziej 4, wojownik 5 i krasnolud 3 dają 12. Czarodziej 3, wojownik 6 i krasnolud 3 też. Decyduje wyższy czarodziej, więc remis wygrywa pierwsza drużyna.
towers-example-9 = Obie drużyny mają siłę 12 i czarodzieja 4. Remis wygrywa ta, której czarodziej ma różdżkę.
towers-example-10 = Dwie drużyny mają siłę 12, obie z kameleonem i wojownikiem 4. Wojownik z toporem bije tego z mieczem.
towers-example-11 = Dwie drużyny mają siłę 11. Jedna ma kameleona, druga nie ma żadnego czarodzieja, więc remis wygrywa kameleon.
towers-example-12 = Dwie drużyny remisują, obie z kameleonem, artefaktem i krasnoludem 4. Krasnolud z toporem bije tego z gołymi rękami.
towers-example-13 = Ostatnie karty to wojownik 5, czarodziej 5, artefakt i krasnolud 5. Czarodziej zdobywa 3 złote monety, wojownik 2, krasnolud 1, a artefakt nic.
towers-example-15 = We dwoje wojownik 1 bije artefakt i zdobywa 2 złote monety. Artefakt przeciw kameleonowi: nikt nic nie zdobywa.
towers-example-16 = We dwoje masz po obu stronach planszę. Zagraną rękę odkładasz na jedną, a z drugiej bierzesz nową.
towers-example-17 = We troje grasz kolejno czterema rękami: swoją, tą z wędrownej planszy i rękami obu pozostałych osób.
towers-example-18 = Masz 4 złote monety, dwa pierścienie (4), skrzynię (5), przeklętą skrzynię (−2), Golema (−3) i trzech troglodytów (−9): razem −1.
towers-example-19 = Masz trofeum, Szlam (2 czaszki) i dwóch troglodytów. Eliksir usuwa troglodytę: −2 − 1 + 4 to więcej niż −2 − 4 + 6.
towers-example-20 = Masz trofeum i jednego troglodytę. −1 + 2 to więcej niż nic, więc eliksir go zostawia.
towers-example-22 = Na piętrze 2 pokazujesz czarodzieja. Teraz możesz dołożyć wojownika i artefakt, ale nie drugiego czarodzieja, nie dwóch wojowników i nie jedną kartę.
towers-example-23 = Po dwóch kartach twój kameleon ma 0. Potem ktoś inny jako trzecią kartę pokazuje czarodzieja 5, więc twój kameleon ma teraz 5.
