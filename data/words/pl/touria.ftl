# Touria – nazwy, opcje, wybory, przebieg, odmowy i zasady.

touria-name = Touria
touria-tagline = Jedna drużyna bohaterów, cztery obracające się wieże i dziewięcioro drzwi, a za jednymi z nich wesele.
touria-players = 2–4 osoby, około godziny

## Nazwy

touria-space-castle = Zamek
touria-space-dragon = Smok
touria-space-sword_master = Mistrz Miecza
touria-space-trader = Kupiec
touria-space-goldsmith = Złotnik
touria-space-thief = Jaskinia Zbójców
touria-space-forest_fairy = Leśna Wróżka
touria-space-fountain_fairy = Wodna Wróżka
touria-space-tournament = Turniej
touria-space-wizard = Czarodziej
touria-space-bridge = Most
touria-space-mine_1 = Kopalnia Północna
touria-space-mine_2 = Kopalnia Wschodnia
touria-space-mine_3 = Kopalnia Południowo-Wschodnia
touria-space-mine_4 = Kopalnia Południowa
touria-space-mine_5 = Kopalnia Południowo-Zachodnia
touria-space-mine_6 = Kopalnia Zachodnia

touria-about-dragon = Rzuć kością i oddaj klejnot w tym kolorze, a zdobędziesz serce. Z mieczem rzucasz jeszcze raz.
touria-about-sword_master = Weź do 2 mieczy.
touria-about-trader = Zrealizuj jedno z trzech zamówień: oddaj klejnoty, weź monety.
touria-about-goldsmith = Oddaj 1 klejnot za monetę, 2 jednakowe za serce, 3 jednakowe za 2 serca (w kolorze z kości za 3).
touria-about-thief = Wyciągnij w tajemnicy 3 klejnoty z worka i jeden zatrzymaj.
touria-about-forest_fairy = Weź jeden z dwóch wystawionych magicznych przedmiotów.
touria-about-fountain_fairy = Usuń z gry jeden ze swoich czarnych klejnotów.
touria-about-tournament = Oddaj miecz za serce albo za monety, do 3.

touria-tower-nw = wieża północno-zachodnia
    .title = Wieża północno-zachodnia
    .accusative = wieżę północno-zachodnią
touria-tower-ne = wieża północno-wschodnia
    .title = Wieża północno-wschodnia
    .accusative = wieżę północno-wschodnią
touria-tower-se = wieża południowo-wschodnia
    .title = Wieża południowo-wschodnia
    .accusative = wieżę południowo-wschodnią
touria-tower-sw = wieża południowo-zachodnia
    .title = Wieża południowo-zachodnia
    .accusative = wieżę południowo-zachodnią

touria-gem-black = czarny
    .title = Czarny
touria-gem-blue = niebieski
    .title = Niebieski
touria-gem-red = czerwony
    .title = Czerwony
touria-gem-green = zielony
    .title = Zielony
touria-gem-yellow = żółty
    .title = Żółty
touria-gem-purple = fioletowy
    .title = Fioletowy
touria-gems = { $count } { $colour ->
    [black] { $count ->
        [one] czarny
        [few] czarne
       *[many] czarnych
    }
    [blue] { $count ->
        [one] niebieski
        [few] niebieskie
       *[many] niebieskich
    }
    [red] { $count ->
        [one] czerwony
        [few] czerwone
       *[many] czerwonych
    }
    [green] { $count ->
        [one] zielony
        [few] zielone
       *[many] zielonych
    }
    [yellow] { $count ->
        [one] żółty
        [few] żółte
       *[many] żółtych
    }
   *[purple] { $count ->
        [one] fioletowy
        [few] fioletowe
       *[many] fioletowych
    }
}

touria-item-rose = Róża
touria-item-paintbrush = Pędzel
touria-item-compass = Kompas
touria-item-scale = Waga
touria-item-crystal_ball = Kryształowa Kula
touria-item-helmet = Hełm
touria-item-frog = Żaba
touria-item-chest = Skrzynia
touria-item-mirror = Lustro
touria-item-hourglass = Klepsydra
touria-item-knapsack = Plecak
touria-item-flagon = Flakon
touria-item-boots = Buty
touria-item-broom = Miotła
touria-item-lantern = Latarnia
touria-item-bird = Ptak

touria-the-rose = Róża
    .accusative = Różę
    .genitive = Róży
touria-the-paintbrush = Pędzel
    .accusative = Pędzel
    .genitive = Pędzla
touria-the-compass = Kompas
    .accusative = Kompas
    .genitive = Kompasu
touria-the-scale = Waga
    .accusative = Wagę
    .genitive = Wagi
touria-the-crystal_ball = Kryształowa Kula
    .accusative = Kryształową Kulę
    .genitive = Kryształowej Kuli
touria-to-castle = Zamek
    .to = do zamku
    .at = pod zamkiem
touria-the-helmet = Hełm
    .accusative = Hełm
    .genitive = Hełmu
touria-the-frog = Żaba
    .accusative = Żabę
    .genitive = Żaby
touria-the-chest = Skrzynia
    .accusative = Skrzynię
    .genitive = Skrzyni
touria-the-mirror = Lustro
    .accusative = Lustro
    .genitive = Lustra
touria-the-hourglass = Klepsydra
    .accusative = Klepsydrę
    .genitive = Klepsydry
touria-the-knapsack = Plecak
    .accusative = Plecak
    .genitive = Plecaka
touria-the-flagon = Flakon
    .accusative = Flakon
    .genitive = Flakonu
touria-the-boots = Buty
    .accusative = Buty
    .genitive = Butów
touria-the-broom = Miotła
    .accusative = Miotłę
    .genitive = Miotły
touria-the-lantern = Latarnia
    .accusative = Latarnię
    .genitive = Latarni
touria-the-bird = Ptak
    .accusative = Ptaka
    .genitive = Ptaka

touria-to-dragon = Smok
    .to = do Smoka
    .at = u Smoka
touria-to-sword_master = Mistrz Miecza
    .to = do Mistrza Miecza
    .at = u Mistrza Miecza
touria-to-trader = Kupiec
    .to = do Kupca
    .at = u Kupca
touria-to-goldsmith = Złotnik
    .to = do Złotnika
    .at = u Złotnika
touria-to-thief = Jaskinia Zbójców
    .to = do Jaskini Zbójców
    .at = w Jaskini Zbójców
touria-to-forest_fairy = Leśna Wróżka
    .to = do Leśnej Wróżki
    .at = u Leśnej Wróżki
touria-to-fountain_fairy = Wodna Wróżka
    .to = do Wodnej Wróżki
    .at = u Wodnej Wróżki
touria-to-tournament = Turniej
    .to = na Turniej
    .at = na Turnieju
touria-to-wizard = Czarodziej
    .to = do Czarodzieja
    .at = u Czarodzieja
touria-to-bridge = Most
    .to = na Most
    .at = na Moście
touria-to-mine_1 = Kopalnia Północna
    .to = do Kopalni Północnej
    .at = w Kopalni Północnej
touria-to-mine_2 = Kopalnia Wschodnia
    .to = do Kopalni Wschodniej
    .at = w Kopalni Wschodniej
touria-to-mine_3 = Kopalnia Południowo-Wschodnia
    .to = do Kopalni Południowo-Wschodniej
    .at = w Kopalni Południowo-Wschodniej
touria-to-mine_4 = Kopalnia Południowa
    .to = do Kopalni Południowej
    .at = w Kopalni Południowej
touria-to-mine_5 = Kopalnia Południowo-Zachodnia
    .to = do Kopalni Południowo-Zachodniej
    .at = w Kopalni Południowo-Zachodniej
touria-to-mine_6 = Kopalnia Zachodnia
    .to = do Kopalni Zachodniej
    .at = w Kopalni Zachodniej

touria-effect-rose = Przy wejściu do zamku liczy się jako jedno serce.
touria-effect-paintbrush = Klejnot, którym płacisz, liczy się jako niebieski, czerwony, zielony lub żółty. Tylko nie czarny.
touria-effect-compass = Raz w drodze przeskocz z jednej kopalni do dowolnej innej. To jeden krok.
touria-effect-scale = Weź u Kupca 3 monety, z zamówieniem lub bez.
touria-effect-crystal_ball = Zajrzyj za dwoje zamkniętych drzwi. Zobaczysz to tylko ty.
touria-effect-helmet = Na Turnieju wymieniasz dwa razy zamiast raz.
touria-effect-frog = Usuń z gry jeden ze swoich czarnych klejnotów.
touria-effect-chest = Weź jeden z przedmiotów wystawionych u Leśnej Wróżki.
touria-effect-mirror = Kopiuje przedmiot z wierzchu stosu zużytych.
touria-effect-hourglass = Zaraz po tej turze grasz jeszcze jedną.
touria-effect-knapsack = Weź wszystkie klejnoty z jednej kopalni, czarne też.
touria-effect-flagon = Dołącz do czyjejś akcji bez oddawania eliksiru.
touria-effect-boots = Zrób do 3 dodatkowych kroków za darmo.
touria-effect-broom = Leć za darmo w dowolne miejsce. Żadna wieża się nie obraca.
touria-effect-lantern = Na tej trasie czarne klejnoty wracają do worka, zamiast trafić do ciebie.
touria-effect-bird = Skorzystaj z miejsca drugi raz, jak za fioletowy klejnot.

touria-dweller-siblings = księżniczka Tara i książę Talan
    .title = Księżniczka Tara i książę Talan
    .accusative = księżniczkę Tarę i księcia Talana
touria-dweller-herbalist = zielarka
    .title = Zielarka
    .accusative = zielarkę
touria-dweller-court_marshal = marszałek dworu
    .title = Marszałek dworu
    .accusative = marszałka dworu
touria-dweller-court_jester = błazen
    .title = Błazen
    .accusative = błazna
touria-dweller-bursar = skarbnik
    .title = Skarbnik
    .accusative = skarbnika
touria-dweller-ladys_maid = dwórka
    .title = Dwórka
    .accusative = dwórkę
touria-dweller-cupbearer = podczaszy
    .title = Podczaszy
    .accusative = podczaszego
touria-dweller-bard = bard
    .title = Bard
    .accusative = barda
touria-dweller-guard = strażnik
    .title = Strażnik
    .accusative = strażnika

touria-thing-elixir = eliksir
    .accusative = eliksir
touria-thing-sword = miecz
    .accusative = miecz
touria-thing-coin = moneta
    .accusative = monetę

touria-list-nothing = nic
touria-yield-nothing = pusto
touria-yield-both = { $first } + { $second }
touria-yield-times = { $what } ({ $count }×)
touria-yield-either = { $first }/{ $second }

## Opcje stołu

touria-option-target = Długość
touria-option-target-help = Ile serc i monet otwiera zamek: po 7 czy po 5 na pierwszą grę?
touria-option-target-standard = 7 serc, 7 monet
touria-option-target-introductory = 5 serc, 5 monet
touria-option-ending = Wesele
touria-option-ending-help = Szukacie wesela za dziewięciorgiem drzwi czy wygrywa się od razu po zebraniu wszystkiego?
touria-option-ending-doors = Dziewięcioro drzwi
touria-option-ending-sudden_marriage = Szybki ślub
touria-option-turn_rotation = Obrót wież
touria-option-turn_rotation-help = W którą stronę obraca się wybrana wieża?
touria-option-turn_rotation-ccw = W lewo
touria-option-turn_rotation-cw = W prawo
touria-option-entry_payment = Opłata za wejście
touria-option-entry_payment-help = Czy przy wejściu do zamku oddajecie serca i monety?
touria-option-entry_payment-true = Oddajecie
touria-option-entry_payment-false = Zostają
touria-option-castle_entry = Wejście
touria-option-castle_entry-help = Czy można poczekać, gdy da się już wejść do zamku?
touria-option-castle_entry-optional = Można poczekać
touria-option-castle_entry-forced = Trzeba wejść
touria-option-black_redraw = Dwa czarne klejnoty
touria-option-black_redraw-help = Gdy do kopalni trafiłyby dwa czarne klejnoty: najpierw nowe z worka czy najpierw te z powrotem?
touria-option-black_redraw-draw_first = Najpierw nowe
touria-option-black_redraw-return_first = Najpierw z powrotem
touria-option-dragon_reroll = Powtórny rzut
touria-option-dragon_reroll-help = Kiedy miecz pozwala rzucić u Smoka jeszcze raz?
touria-option-dragon_reroll-any_failure = Zawsze, gdy nie ma serca
touria-option-dragon_reroll-only_without_match = Tylko gdy nie masz koloru
touria-option-helmet = Hełm
touria-option-helmet-help = Czy Hełm pozwala na dwie wymiany mieczy, czy zastępuje oba miecze?
touria-option-helmet-two_swaps = Dwie wymiany
touria-option-helmet-as_swords = Zamiast dwóch mieczy
touria-option-lantern = Latarnia
touria-option-lantern-help = Czy przy Latarni czarny klejnot po prostu wraca do worka, czy dostaje się za niego inny?
touria-option-lantern-take_other = Po prostu wraca
touria-option-lantern-swap_black = Dostajesz inny
touria-option-supply = Bank
touria-option-supply-help = Czy serca, monety i miecze mogą się skończyć?
touria-option-supply-limited = Mogą
touria-option-supply-unlimited = Nie mogą
touria-option-items_visible = Przedmioty
touria-option-items_visible-help = Czy wszyscy widzą, kto ma jaki magiczny przedmiot?
touria-option-items_visible-true = Widzą wszyscy
touria-option-items_visible-false = Za zasłonkami
touria-option-log = Dziennik
touria-option-log-help = Czy dziennik podaje każdy klejnot, serce i monetę, czy tylko kto dokąd idzie?
touria-option-log-table = Wszystko
touria-option-log-discreet = Tylko ruchy
touria-option-round_limit = Limit rund
touria-option-round_limit-help = Po ilu rundach gra się kończy, jeśli nikt nie wygra? Większość gier trwa mniej niż 20.
touria-option-round_limit-none = 200 rund
touria-option-round_limit-15 = 15 rund
touria-option-round_limit-20 = 20 rund
touria-option-round_limit-30 = 30 rund
touria-option-silence = Czekanie na innych
touria-option-silence-help = Ile macie czasu na odpowiedź, czy dołączacie? Potem to znaczy „nie”.
touria-option-silence-two_hours = Dwie godziny
touria-option-silence-eight_hours = Osiem godzin
touria-option-silence-one_day = Dzień
touria-option-silence-wait = Do trzech dni

## O co pyta gra

touria-prompt-bonus = Nie zaczynasz, więc wybierz mały bonus.
touria-prompt-start = Twoja tura! Dokąd idą bohaterowie?
touria-prompt-fly = Dokąd lecisz?
touria-prompt-route = Którędy idziesz { $place-to }? { $tower-title } jest już obrócona i prowadzi teraz { $seen-to }.
touria-form = Cała tura
touria-form-way = Którędy?
touria-form-decide-there = O tym decydujesz na miejscu: na tej trasie najpierw jest coś innego.
touria-form-there = A { $place-at }?
touria-form-later = Zdecyduj na miejscu
touria-form-later-hint = Zapytam, gdy bohaterowie dotrą na miejsce.
touria-form-some-ways = Nie na każdej trasie się da.
touria-form-then = A potem?
touria-form-ask-then = Zdecyduj potem
touria-form-finish-hint = Najpierw inni mogą do ciebie dołączyć, jeśli jest do czego.
touria-prompt-route-on =
    Idziesz { $place-to }. Na razie to { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }, { $cost ->
        [0] za darmo
        [one] 1 moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }; możliwe dalsze kroki: { $left }.
touria-prompt-mine = Dwa klejnoty { $place-at }.{ $so_far } Który bierzesz?
touria-prompt-arrival = Jesteś { $place-at }.{ $so_far } Co robisz?
touria-prompt-execute = Jesteś { $place-at }.{ $so_far } Co robisz teraz?
touria-prompt-copied = Dołączasz { $place-at }: co robisz?
touria-prompt-dragon = Kość pokazuje kolor { $gem }. Co teraz?
touria-prompt-thief = Masz klejnoty z worka. Który zatrzymujesz?
touria-prompt-after = Gotowe!{ $so_far } { $lacking } Coś jeszcze, nim inni dołączą?
touria-prompt-copy = Dołączasz { $place-at }? Najlepszy wybór to teraz „{ $best }”.
touria-prompt-copy-without = Nie masz eliksiru, więc nie możesz dołączyć { $place-at }.
touria-prompt-copy-idle = Nie masz teraz nic do zrobienia { $place-at }.
touria-prompt-copy-again = Od chwili twojej odpowiedzi trochę ubyło { $place-at }. Dołączasz mimo to? Najlepszy wybór to teraz „{ $best }”.
touria-prompt-copy-gone = Inni cię uprzedzili: { $place-at } nic już dla ciebie nie ma.
touria-prompt-end = Koniec tury.{ $so_far } { $lacking } Coś jeszcze?
touria-prompt-end-castle = Coś jeszcze przed końcem tury?
touria-aim =
    Do zamku trzeba mieć { $target } serc, { $target } monet i ani jednego czarnego klejnotu. { $black ->
        [0] Masz { $hearts } i { $coins }.
        [one] Masz { $hearts }, { $coins } i 1 czarny klejnot.
        [few] Masz { $hearts }, { $coins } i { $black } czarne klejnoty.
       *[many] Masz { $hearts }, { $coins } i { $black } czarnych klejnotów.
    }
touria-aim-wedding =
    Aby wygrać, trzeba mieć { $target } serc, { $target } monet i ani jednego czarnego klejnotu. { $black ->
        [0] Masz { $hearts } i { $coins }.
        [one] Masz { $hearts }, { $coins } i 1 czarny klejnot.
        [few] Masz { $hearts }, { $coins } i { $black } czarne klejnoty.
       *[many] Masz { $hearts }, { $coins } i { $black } czarnych klejnotów.
    }
touria-aim-doors =
    { $closed ->
        [1] Jesteś w zamku. Tara i Talan są za ostatnimi zamkniętymi drzwiami!
       *[other] Jesteś w zamku. Właściwe drzwi dają zwycięstwo. Drzwi wciąż zamknięte: { $closed }.
    }
touria-prompt-doors = Jesteś w zamku. Które drzwi otwierasz?
touria-prompt-gift = Tu wypada dać mały prezent. Co dajesz?
touria-prompt-knapsack = Którą kopalnię opróżniasz?
touria-prompt-chest = Który przedmiot bierzesz?
touria-prompt-crystal_ball = Za które drzwi zaglądasz?
touria-prompt-paintbrush = Który klejnot przemalowujesz i na jaki kolor?
touria-prompt-wish-open = Kiedy mam pytać, czy dołączasz?
touria-prompt-wish-yes = W tej turze dołączasz, jeśli się da. Kiedy jeszcze mam pytać?
touria-prompt-wish-no = W tej turze nie dołączasz. Kiedy jeszcze mam pytać?

touria-so-far = { "" } Na razie: { $list }.
touria-so-far-nothing = { "" }
touria-more-hearts = { $count ->
    [one] +{ $count } serce
    [few] +{ $count } serca
   *[many] +{ $count } serc
}
touria-less-hearts = { $count ->
    [one] −{ $count } serce
    [few] −{ $count } serca
   *[many] −{ $count } serc
}
touria-more-coins = { $count ->
    [one] +{ $count } moneta
    [few] +{ $count } monety
   *[many] +{ $count } monet
}
touria-less-coins = { $count ->
    [one] −{ $count } moneta
    [few] −{ $count } monety
   *[many] −{ $count } monet
}
touria-more-swords = { $count ->
    [one] +{ $count } miecz
    [few] +{ $count } miecze
   *[many] +{ $count } mieczy
}
touria-less-swords = { $count ->
    [one] −{ $count } miecz
    [few] −{ $count } miecze
   *[many] −{ $count } mieczy
}
touria-more-elixirs = { $count ->
    [one] +{ $count } eliksir
    [few] +{ $count } eliksiry
   *[many] +{ $count } eliksirów
}
touria-less-elixirs = { $count ->
    [one] −{ $count } eliksir
    [few] −{ $count } eliksiry
   *[many] −{ $count } eliksirów
}
touria-more-gems = +{ $gems }
touria-less-gems = −{ $gems }

touria-lacking = Zdobądź jeszcze { $list }.
touria-lacking-nothing = Zamek stoi przed tobą otworem!
touria-lacking-hearts = { $count ->
    [one] { $count } serce
    [few] { $count } serca
   *[many] { $count } serc
}
touria-lacking-coins = { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
}
# Differs: a black one is a gem, as in what the turn brought so far; with the word, the prompt does not fit.
touria-lacking-black = { $count ->
    [one] sposób na { $count } czarny
    [few] sposób na { $count } czarne
   *[many] sposób na { $count } czarnych
}

## Co podpowiedź mówi o odpowiedzi

touria-advice-brings = { $list }. { $lacking }{ $turns }
touria-advice-turns-none = { "" }
touria-advice-turns =
    { $whole ->
        [0] { " " }Oszczędzasz tak około pół tury.
        [one] { $half ->
            [0] { " " }Oszczędzasz tak około jednej tury.
           *[other] { " " }Oszczędzasz tak około półtorej tury.
        }
        [few] { " " }Oszczędzasz tak około { $whole } tur.
       *[many] { " " }Oszczędzasz tak około { $whole } tur.
    }
touria-advice-dragon =
    { $swords ->
        [0] Kolor z kości masz { $works }, a to daje serce.
        [1] Kolor z kości masz { $works }, a z mieczem na powtórny rzut { $more }. To daje serce.
       *[other] Kolor z kości masz { $works }, a z mieczami na powtórne rzuty ({ $swords }) { $more }. To daje serce.
    }
touria-advice-thief = Widzisz trzy klejnoty i jeden zatrzymujesz. Póki w worku jest kolorowy, na pewno go dostaniesz.
touria-advice-door-elsewhere = Wiesz już, że Tara i Talan są za innymi drzwiami.
touria-advice-door-known = Wiesz, kto czeka za tymi drzwiami.
touria-advice-door =
    { $doors ->
        [1] Tara i Talan są za tymi drzwiami!
       *[other] Tara i Talan są za tymi drzwiami { $works }. { $stops ->
            [0] Na każde inne spotkanie masz prezent.
            [one] 1 osoba z zamku chce prezentu, którego nie masz, a to kończy turę.
            [few] { $stops } osoby z zamku chcą prezentów, których nie masz, a to kończy turę.
           *[many] { $stops } osób z zamku chce prezentów, których nie masz, a to kończy turę.
        }
    }
touria-advice-there-luck = Spróbujesz szczęścia { $place-at }. { $best }
touria-advice-flight-luck = Najlepiej lecieć { $place-to }. { $best }
touria-advice-bonus-gem = Dwa jednakowe klejnoty to serce, a trzy to dwa serca, więc klejnot to dobry początek. Kolor jest bez znaczenia.
touria-advice-bonus-coin = Monety są potrzebne do zamku, a na razie moneta opłaci długą trasę albo Czarodzieja.
touria-advice-bonus-sword = Na Turnieju miecz jest wart serce albo 3 monety. Do tego czasu może obrócić wieżę, gdy żadna ci nie pasuje.
touria-advice-bonus-black = Z czarnym klejnotem nie wejdziesz do zamku, póki się go nie pozbędziesz.
touria-advice-equal = Wszystko jedno.
touria-advice-there = Najlepszy wybór { $place-at } to „{ $best }”.
touria-advice-flight = Leć { $place-to } i wybierz „{ $best }”.
touria-advice-nothing-there = Nie masz teraz nic do zrobienia { $place-at }. Liczą się klejnoty po drodze albo twoja następna tura.
touria-advice-nothing-else = Nic innego nie daje tu więcej, niż kosztuje.

## Co możesz wybrać

touria-do-bonus-gem = { $gem-title } klejnot
touria-hint-gem = Za klejnoty są serca i monety.
touria-hint-bonus-black = Przyjmie go tylko Smok, gdy wypadnie czarny. Z nim nie wejdziesz do zamku.
touria-do-bonus-coin = Moneta
touria-hint-bonus-coin = Opłaca długie trasy i Czarodzieja, a do zamku trzeba monet.
touria-do-bonus-sword = Miecz
touria-hint-bonus-sword = Daje serce lub monety na Turnieju, powtórny rzut u Smoka albo obrót wieży.
touria-do-tower =
    { $cost ->
        [0] { $action } · { $tower }
        [one] { $action } · { $tower } · 1 moneta
        [few] { $action } · { $tower } · { $cost } monety
       *[many] { $action } · { $tower } · { $cost } monet
    }
touria-hint-walk =
    { $steps ->
        [0] Już tu jesteście
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }, { $cost ->
        [0] za darmo
        [one] 1 moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }. Potem na tej wieży: { $next }
touria-hint-wizard = Zapłać 1 monetę i leć w dowolne miejsce. Potem na tej wieży: { $next }
touria-do-sword = Miecz: obróć { $tower-accusative } ({ $action })
touria-hint-sword = Kosztuje 1 miecz. Potem i tak wybierasz wieżę.
touria-do-forced = Obróć { $tower-accusative } i spasuj
touria-hint-forced = Nie dotrzesz do żadnego miejsca z twoich wież.
touria-do-enter = Wejdź do zamku!
touria-hint-enter = Podnosisz zasłonkę i odtąd otwierasz drzwi.
touria-do-route =
    { $number } · { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }, { $cost ->
        [0] za darmo
        [one] 1 moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }: { $gems }
touria-do-route-direct =
    { $number } · { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }, { $cost ->
        [0] za darmo
        [one] 1 moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }, bez kopalni
touria-hint-mines = Po drodze: { $mines }
touria-hint-no-mines = Nie zbierasz żadnych klejnotów.
touria-hint-gems = W kopalni: { $gems }
touria-way =
    { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
touria-do-stepwise = Inna trasa
touria-hint-stepwise = Wybierz trasę pole po polu.
touria-hint-stepwise-idle = Żadna inna trasa nie daje więcej.
touria-hint-step = Płacisz dopiero za całą wybraną trasę.
touria-do-step = Dalej { $space-to }
touria-do-step-mine = Dalej { $space-to } ({ $gems })
touria-do-stay = Zostań { $place-at }
touria-hint-stay = Bez kroków, bez monet, bez klejnotów.
touria-do-arrive =
    { $cost ->
        [0] Idź { $place-to } za darmo
        [one] Idź { $place-to } za 1 monetę
        [few] Idź { $place-to } za { $cost } monety
       *[many] Idź { $place-to } za { $cost } monet
    }
touria-hint-arrive = Wyruszasz teraz, przez wybrane kopalnie.
touria-do-jump = Użyj { $item-genitive } i skocz { $mine-to }
touria-do-pick = Weź { $gem } klejnot
touria-hint-pick = Drugi klejnot zostaje w kopalni.
touria-do-fly = { $place }
touria-do-item = { $item }
touria-do-mirror = Użyj Lustra jako { $item-genitive }
touria-do-empty = { $mine }: { $gems }
touria-hint-empty = Bierzesz wszystko, a kopalnia znów się zapełnia.
touria-do-door = Drzwi { $door }
touria-hint-look = Tylko ty się dowiesz, kto tam czeka.
touria-hint-open = Wygrywasz, jeśli są tam Tara i Talan. Wszyscy inni chcą prezentu.
touria-do-take = Weź { $item-accusative }
touria-do-skip = Nie rób tu nic
touria-hint-skip = Wtedy nikt nie może dołączyć.
touria-do-sword_master =
    { $count ->
        [one] Weź 1 miecz
        [few] Weź { $count } miecze
       *[many] Weź { $count } mieczy
    }
touria-do-thief = Sięgnij do worka
touria-do-dragon = Walcz ze Smokiem
touria-hint-dragon = Masz kolory: { $works } z { $of } na kości. Trafiony kolor daje serce.
touria-do-fountain_fairy = Oddaj czarny klejnot
touria-do-keep = Zatrzymaj { $gem } klejnot
touria-hint-keep = Pozostałe wracają do worka. Nikt nie widzi, który zatrzymujesz.
touria-do-keep-nothing = Same czarne: nie zatrzymuj nic
touria-hint-keep-nothing = Czarne klejnoty wracają do worka.
touria-do-pay = Oddaj { $gem } klejnot
touria-hint-gift = Potem możesz otworzyć kolejne drzwi.
touria-do-reroll = Rzuć jeszcze raz za miecz
touria-hint-reroll = Kosztuje 1 miecz. Masz kolory: { $works } z { $of }.
touria-do-retreat = Wycofaj się
touria-hint-retreat = Klejnoty zostają, ale nic nie zdobywasz.
touria-do-sell = { $gems } za monetę
touria-do-pair = { $gems } za serce
touria-do-triple =
    { $hearts ->
        [one] { $gems } za serce
        [few] { $gems } za { $hearts } serca
       *[many] { $gems } za { $hearts } serc
    }
touria-do-order =
    { $count ->
        [one] { $gems } za 1 monetę
        [few] { $gems } za { $count } monety
       *[many] { $gems } za { $count } monet
    }
touria-hint-then-hearts =
    { $have ->
        [one] Masz wtedy 1 serce, a trzeba { $target }.
        [few] Masz wtedy { $have } serca, a trzeba { $target }.
       *[many] Masz wtedy { $have } serc, a trzeba { $target }.
    }
touria-hint-then-coins =
    { $have ->
        [one] Masz wtedy 1 monetę, a trzeba { $target }.
        [few] Masz wtedy { $have } monety, a trzeba { $target }.
       *[many] Masz wtedy { $have } monet, a trzeba { $target }.
    }
touria-do-stop = Wystarczy
touria-hint-stop = To kończy tu twoją akcję.
touria-do-swap-hearts =
    { $swords ->
        [0] Serce, z Hełmem
       *[other] 1 miecz za serce
    }
touria-do-swap-coins =
    { $swords ->
        [0] { $count ->
            [one] 1 moneta, z Hełmem
            [few] { $count } monety, z Hełmem
           *[many] { $count } monet, z Hełmem
        }
       *[other] { $count ->
            [one] 1 miecz za 1 monetę
            [few] 1 miecz za { $count } monety
           *[many] 1 miecz za { $count } monet
        }
    }
touria-hint-helmet-two_swaps = Dwie wymiany zamiast jednej, każda za miecz.
touria-hint-helmet-as_swords = Dwie wymiany, a za obie płaci Hełm.
touria-hint-short-hearts =
    { $count ->
        [0] W banku nie ma już serc.
        [one] W banku jest już tylko 1 serce.
        [few] W banku są już tylko { $count } serca.
       *[many] W banku jest już tylko { $count } serc.
    }
touria-hint-short-coins =
    { $count ->
        [one] W banku jest już tylko 1 moneta.
        [few] W banku są już tylko { $count } monety.
       *[many] W banku jest już tylko { $count } monet.
    }
touria-hint-short-swords =
    { $count ->
        [one] W banku jest już tylko 1 miecz.
        [few] W banku są już tylko { $count } miecze.
       *[many] W banku jest już tylko { $count } mieczy.
    }
touria-do-paint = Przemaluj { $gem } klejnot na { $target }
touria-hint-paint = Tylko do tej zapłaty.
touria-do-twice-purple = Miecze dwa razy, za fioletowy klejnot
touria-do-twice-bird = Miecze dwa razy, z Ptakiem
touria-do-twice-mirror = Lustro jako Ptak: miecze dwa razy
touria-hint-twice =
    { $count ->
        [one] Razem 1 miecz.
        [few] Razem { $count } miecze.
       *[many] Razem { $count } mieczy.
    }
touria-do-double-purple = Jeszcze raz, za fioletowy klejnot
touria-do-double-bird = Jeszcze raz, z Ptakiem
touria-do-double-mirror = Jeszcze raz, Lustro jako Ptak
touria-hint-double = Korzystasz z tego miejsca drugi raz.
touria-do-done = Gotowe: zakończ turę
touria-hint-done = Inni mogą dołączyć, a potem gra następna osoba.
touria-hint-done-hourglass = Inni mogą dołączyć, a potem możesz użyć Klepsydry.
touria-do-linger = Najpierw inni, potem gram dalej
touria-hint-linger = Gdy inni dołączą, możesz jeszcze używać przedmiotów.
touria-hint-linger-idle = Nie masz przedmiotu, którego można wtedy użyć.
touria-do-end = Zakończ turę
touria-hint-end = Potem gra następna osoba.
touria-do-stop-opening = Na razie dość
touria-hint-stop-opening = Kolejne drzwi otwierasz w następnej turze.
touria-do-give = Daj { $gift-accusative }
touria-do-give-nothing = Nie dawaj nic i zakończ turę
touria-hint-give-nothing = W następnej turze próbujesz innych drzwi.
touria-do-copy-elixir = Dołącz za eliksir
touria-hint-copy-elixir = Eliksir dostaje osoba, której jest tura.
touria-do-copy-flagon = Dołącz, użyj { $item-genitive }
touria-do-copy-elixir-take = Daj eliksir, weź { $item-accusative }
touria-do-copy-flagon-take = Użyj { $flagon-genitive }, weź { $item-accusative }
touria-do-pass = Nie tym razem
touria-hint-pass = Nic nie dajesz i nic tu nie robisz.
touria-do-ask-all = Zawsze mnie pytaj
touria-hint-ask-all = Pytam wszędzie, gdzie da się do czegoś dołączyć.
touria-do-ask-some = Pytaj w tych miejscach
touria-hint-ask-some = Zaznacz miejsca poniżej. W innych nie dołączasz.
touria-do-ask-none = Nigdy mnie nie pytaj
touria-hint-ask-none = Nigdy nie dołączasz i nic nie trzeba naciskać.
touria-do-wish-on = ✓ { $place }
touria-do-wish-off = ✗ { $place }
touria-do-advance-yes = Dołącz w tej turze
touria-hint-advance-yes = Dokądkolwiek pójdą w tej turze bohaterowie, jeśli się da.
touria-do-advance-no = Nie dołączaj w tej turze
touria-hint-advance-no = W tej turze pasujesz i nic nie trzeba naciskać.
touria-do-advance-open = Jednak pytaj mnie w tej turze
touria-hint-advance-open = Zapominam wtedy twoją odpowiedź na tę turę.

## Co się działo

touria-chapter = Runda { $number }
touria-chapter-name = Runda
touria-event-turn = Tura: { $player }.
touria-event-bonus-gem = { $player } bierze jako bonus { $gem } klejnot.
touria-event-bonus-coin = { $player } bierze jako bonus monetę.
touria-event-bonus-sword = { $player } bierze jako bonus miecz.
touria-event-gain-hearts =
    { $count ->
        [one] { $player } zdobywa { $count } serce.
        [few] { $player } zdobywa { $count } serca.
       *[many] { $player } zdobywa { $count } serc.
    }
touria-event-gain-coins =
    { $count ->
        [one] { $player } dostaje { $count } monetę.
        [few] { $player } dostaje { $count } monety.
       *[many] { $player } dostaje { $count } monet.
    }
touria-event-gain-swords =
    { $count ->
        [one] { $player } dostaje { $count } miecz.
        [few] { $player } dostaje { $count } miecze.
       *[many] { $player } dostaje { $count } mieczy.
    }
touria-event-pay-hearts =
    { $count ->
        [one] { $player } oddaje { $count } serce.
        [few] { $player } oddaje { $count } serca.
       *[many] { $player } oddaje { $count } serc.
    }
touria-event-pay-coins =
    { $count ->
        [one] { $player } płaci { $count } monetę.
        [few] { $player } płaci { $count } monety.
       *[many] { $player } płaci { $count } monet.
    }
touria-event-pay-swords =
    { $count ->
        [one] { $player } oddaje { $count } miecz.
        [few] { $player } oddaje { $count } miecze.
       *[many] { $player } oddaje { $count } mieczy.
    }
touria-event-pay-gems = { $player } oddaje { $gems }.
touria-event-tower = { $player } wybiera { $tower-accusative } i rusza { $action-to }.
touria-event-sword = { $player } obraca { $tower-accusative }.
touria-event-forced = { $player } nie ma dokąd iść, obraca { $tower-accusative } i pasuje.
touria-event-walk =
    { $steps ->
        [one] { $player } prowadzi bohaterów { $place-to } (1 krok).
        [few] { $player } prowadzi bohaterów { $place-to } ({ $steps } kroki).
       *[many] { $player } prowadzi bohaterów { $place-to } ({ $steps } kroków).
    }
touria-event-stay = { $player } zostaje { $place-at }.
touria-event-fly = { $player } leci { $place-to }.
touria-event-mine = { $player } bierze { $gem } klejnot ({ $mine }).
touria-event-lantern-light = Latarnia odsyła czarny klejnot do worka ({ $mine }).
touria-event-use = { $player } używa { $item-genitive }.
touria-event-mirror = { $player } używa Lustra jako { $item-genitive }.
touria-event-display = Nowe u Leśnej Wróżki: { $item }.
touria-event-take = { $player } bierze { $item-accusative }.
touria-event-banish = { $player } usuwa z gry czarny klejnot.
touria-event-look = { $player } zagląda za drzwi { $door }.
touria-event-saw = Za drzwiami { $door } widzisz { $dweller-accusative }.
touria-event-place = { $player } jest { $place-at }.
touria-event-fight = { $player } walczy ze Smokiem.
touria-event-reach = { $player } sięga do worka.
touria-event-keep = { $player } zatrzymuje klejnot, a pozostałe odkłada.
touria-event-keep-nothing = { $player } nie zatrzymuje żadnego klejnotu.
touria-event-roll = { $player } rzuca: wypada { $gem }.
touria-event-retreat = { $player } wycofuje się przed Smokiem.
touria-event-order =
    { $count ->
        [one] { $player } realizuje zamówienie ({ $gems }) za { $count } monetę.
        [few] { $player } realizuje zamówienie ({ $gems }) za { $count } monety.
       *[many] { $player } realizuje zamówienie ({ $gems }) za { $count } monet.
    }
touria-event-new-order =
    { $count ->
        [one] Nowe zamówienie daje { $count } monetę za { $gems }.
        [few] Nowe zamówienie daje { $count } monety za { $gems }.
       *[many] Nowe zamówienie daje { $count } monet za { $gems }.
    }
touria-event-paint = { $player } przemalowuje { $gem } klejnot na { $target }.
touria-event-double = { $player } robi to jeszcze raz.
touria-event-skip = { $player } nic tu nie robi.
touria-event-window = { $player } kończy { $place-at }, a inni mogą dołączyć.
touria-event-joins = { $player } dołącza.
touria-event-copy-elixir = { $player } dołącza i daje eliksir. Dostaje go { $owner }.
touria-event-copy-flagon = { $player } używa { $item-genitive } i dołącza.
touria-event-copied = Nikt więcej nie dołącza, { $player } gra dalej.
touria-event-enter = { $player } wchodzi do zamku i podnosi zasłonkę!
touria-event-door = { $player } otwiera drzwi { $door } i znajduje { $dweller-accusative }.
touria-event-race =
    { $count ->
        [one] W zamku jest teraz { $count } osoba i szuka właściwych drzwi!
        [few] W zamku są teraz { $count } osoby i ścigają się do właściwych drzwi!
       *[many] W zamku jest teraz { $count } osób i ściga się do właściwych drzwi!
    }
touria-event-last-door = Zamknięte są już tylko drzwi { $door }: za nimi są Tara i Talan!
touria-event-last-round = Zaczyna się ostatnia runda.
touria-event-gift = { $player } daje { $gift-accusative }.
touria-event-no-gift = { $player } nie ma właściwego prezentu i czeka.
touria-some-elixirs =
    { $count ->
        [one] { $count } eliksir
        [few] { $count } eliksiry
       *[many] { $count } eliksirów
    }

touria-some-hearts =
    { $count ->
        [one] { $count } serce
        [few] { $count } serca
       *[many] { $count } serc
    }
touria-some-coins =
    { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
touria-some-swords =
    { $count ->
        [one] { $count } miecz
        [few] { $count } miecze
       *[many] { $count } mieczy
    }
touria-some-gems =
    { $colour ->
        [black] { $count ->
            [one] { $count } czarny klejnot
            [few] { $count } czarne klejnoty
           *[many] { $count } czarnych klejnotów
        }
        [blue] { $count ->
            [one] { $count } niebieski klejnot
            [few] { $count } niebieskie klejnoty
           *[many] { $count } niebieskich klejnotów
        }
        [red] { $count ->
            [one] { $count } czerwony klejnot
            [few] { $count } czerwone klejnoty
           *[many] { $count } czerwonych klejnotów
        }
        [green] { $count ->
            [one] { $count } zielony klejnot
            [few] { $count } zielone klejnoty
           *[many] { $count } zielonych klejnotów
        }
        [yellow] { $count ->
            [one] { $count } żółty klejnot
            [few] { $count } żółte klejnoty
           *[many] { $count } żółtych klejnotów
        }
       *[purple] { $count ->
            [one] { $count } fioletowy klejnot
            [few] { $count } fioletowe klejnoty
           *[many] { $count } fioletowych klejnotów
        }
    }

touria-told = { $player } { $deeds }.
touria-told-and = { $list } i { $item }
touria-told-walks = idzie { $place-to } ({ $way })
touria-told-steps =
    { $count ->
        [one] 1 krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }
touria-told-stays = zostaje { $place-at }
touria-told-flies = leci { $place-to }
touria-told-flies-paid = leci { $place-to } za { $price }
touria-told-turns = obraca { $tower-accusative }
touria-told-turns-paid = obraca { $tower-accusative } za 1 miecz
touria-told-forced = nie ma dokąd iść, obraca { $tower-accusative } i pasuje
touria-told-picks = zbiera { $gems }
touria-told-uses = używa { $item-genitive }
touria-told-mirrors = używa Lustra jako { $item-genitive }
touria-told-takes = bierze { $item-accusative }
touria-told-trades = oddaje { $paid } za { $got }
touria-told-gives = oddaje { $paid-accusative }
touria-told-gets = dostaje { $got }
touria-told-removes =
    { $count ->
        [one] usuwa z gry 1 czarny klejnot
        [few] usuwa z gry { $count } czarne klejnoty
       *[many] usuwa z gry { $count } czarnych klejnotów
    }
touria-told-keeps =
    { $count ->
        [one] zatrzymuje 1 klejnot
        [few] zatrzymuje { $count } klejnoty
       *[many] zatrzymuje { $count } klejnotów
    }
touria-told-keeps-nothing = nie zatrzymuje żadnego klejnotu
touria-told-retreats = wycofuje się przed Smokiem
touria-told-order = realizuje zamówienie ({ $gems }) za { $coins }
touria-told-again = robi to jeszcze raz
touria-told-again-paid = robi to jeszcze raz za { $price }
touria-told-skips = nic tam nie robi
touria-told-copies = dołącza
touria-told-copies-elixir = dołącza za 1 eliksir (dostaje go { $owner })
touria-told-copies-flagon = używa { $item-genitive }, aby dołączyć
touria-told-lifts = podnosi zasłonkę
touria-told-enters = wchodzi do zamku
touria-told-opens = otwiera drzwi { $door }
touria-told-finds = znajduje { $dweller-accusative }
touria-told-no-gift = nie ma właściwego prezentu
touria-told-looks = zagląda za { $doors }
touria-told-door = drzwi { $door }

touria-score =
    { $score ->
        [one] { $score } serce lub moneta
        [few] { $score } serca i monety
       *[many] { $score } serc i monet
    }
touria-reason-siblings = { $player } najszybciej znajduje Tarę i Talana i wygrywa.
touria-reason-marriage = { $player } ma wszystko, czego trzeba na wesele, i od razu wygrywa.
touria-reason-rounds = Koniec ostatniej rundy. { $player } ma najlepszy wynik i wygrywa.
touria-reason-shared =
    { $count ->
        [2] Koniec ostatniej rundy. Dwie osoby remisują i dzielą się zwycięstwem.
        [one] Koniec ostatniej rundy. Wygrywa { $count } osoba.
        [few] Koniec ostatniej rundy. { $count } osoby remisują i dzielą się zwycięstwem.
       *[many] Koniec ostatniej rundy. { $count } osób remisuje i dzieli się zwycięstwem.
    }

## Dlaczego nie

touria-refused-over = Ta gra już się skończyła.
touria-refused-not-seated = Nie masz miejsca przy tym stole, więc nie poprowadzisz bohaterów.
touria-refused-turn = Teraz wybiera { $player }. Twoja tura jeszcze przyjdzie!
touria-refused-copy-chapel = Jesteś w zamku: stamtąd nikt nie dołącza i nikt nie musi.
touria-refused-copy-own = To twoja tura. Inni decydują, czy dołączają.
touria-refused-copy-elixir = Nie masz eliksiru do oddania.
touria-refused-copy-idle = Nie masz tu teraz nic do zrobienia.
touria-refused-copy-over = W tej turze za późno już na dołączenie.
touria-refused-not-owned = Nie masz { $item-genitive }.
touria-refused-mirror = Lustro nie ma czego kopiować.
touria-refused-window = Nie możesz teraz użyć { $item-genitive }.
touria-refused-fly = Nikt tam nie wyląduje. Leć do jakiegoś miejsca, nie do kopalni, na Most ani na dziedziniec.
touria-refused-action = Tego nie możesz tu teraz zrobić.
touria-refused-double = Nie możesz tego teraz zrobić drugi raz.
touria-refused-pay = Nie możesz tego teraz zapłacić.
touria-refused-door = Nie możesz teraz otworzyć tych drzwi.
touria-refused-enter = Aby wejść do zamku, trzeba mieć { $target } serc, { $target } monet i ani jednego czarnego klejnotu.
touria-refused-enter-later = Do zamku możesz wejść na początku swojej tury.
touria-refused-tower-later = Za późno: wieżę wybierasz na początku tury.
touria-refused-sword = Nie masz miecza, żeby obrócić wieżę.
touria-refused-tower = Z tym, co masz, nie dotrzesz { $place-to }.
touria-refused-stepwise = Ta wiadomość jest nieaktualna. Wybierz jedną z tras, które są teraz, albo inną trasę pole po polu.
touria-refused-route-later = Najpierw wybierz wieżę, potem trasę.
touria-refused-form-asked = Zanim do tego dojdzie, będzie inne pytanie: wybierz „Zdecyduj potem”. Nic się nie stało.
touria-refused-form-then = Wybierz, co robisz na miejscu, zanim zakończysz turę, albo zakończ ją później. Nic się nie stało.
touria-refused-form-way = Na tej trasie najpierw jest coś innego: wybierz „Zdecyduj na miejscu”. Nic się nie stało.
touria-refused-route = Ta trasa nie prowadzi tam, dokąd idą bohaterowie.
touria-refused-road = Z tego miejsca nie ma drogi { $space-to }.
touria-refused-road-twice = Każdą drogą możesz iść tylko raz w turze.
touria-refused-coins =
    Za daleko. Kroki za darmo: { $free }, każdy następny kosztuje monetę. Twoje monety: { $coins ->
        [0] brak
       *[other] { $coins }
    }.
touria-refused-unknown = Tego nie możesz tu wybrać. Przyciski pokazują, co możesz.

## Narysowana strona zasad: krótkie zdania dużymi literami
touria-page-aim = Zbierz 7 serc i 7 monet, pozbądź się czarnych klejnotów. Potem wejdź do zamku.
touria-page-turn = Wybierz wieżę i prowadź bohaterów tam, gdzie pokazuje. Bierz klejnoty z kopalni, a na miejscu działaj.
touria-page-end = W zamku otwieraj drzwi i dawaj prezenty. Znajdź Tarę i Talana, a wygrasz.
touria-page-shown = Obok tekstu narysowano: serce, monety i klejnoty; Smoka i bohaterów; dziewięcioro zamkniętych drzwi zamku.

## Plany

touria-plan = dołącz { $where }, jeśli da to { $gain }, { $way }; { $rest }
# Differs: gdzie, a nie dokąd.
touria-plan-anywhere = wszędzie
touria-plan-at = { $place-at }
touria-plan-anything = cokolwiek
touria-plan-hearts =
    { $count ->
        [one] co najmniej 1 serce
        [few] co najmniej { $count } serca
       *[many] co najmniej { $count } serc
    }
touria-plan-coins =
    { $count ->
        [one] co najmniej 1 monetę
        [few] co najmniej { $count } monety
       *[many] co najmniej { $count } monet
    }
touria-plan-swords =
    { $count ->
        [one] co najmniej 1 miecz
        [few] co najmniej { $count } miecze
       *[many] co najmniej { $count } mieczy
    }
touria-plan-gems =
    { $count ->
        [one] co najmniej 1 klejnot
        [few] co najmniej { $count } klejnoty
       *[many] co najmniej { $count } klejnotów
    }
touria-plan-items = przedmiot
touria-plan-way-either = za eliksir, a jak nie, to z Flakonem
touria-plan-way-elixir = za eliksir
touria-plan-way-flagon = z Flakonem
touria-plan-rest-ask = w innym razie pytaj
touria-plan-rest-pass = w innym razie nie dołączaj
touria-plan-slot-gain = Dołącz, jeśli da to…
touria-plan-slot-place = Gdzie?
touria-plan-slot-way = Jak płacisz?
touria-plan-slot-rest = Jeśli tego nie da…
touria-plan-over-means = W ten sposób nie możesz już zapłacić za dołączenie.
