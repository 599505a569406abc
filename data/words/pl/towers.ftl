# Tschak! – nazwy, opcje, wybory, przebieg, odmowy i zasady.

towers-name = Tschak!
towers-tagline = Wyślij na każde piętro dobrą drużynę: skarb dla najsilniejszej, potwór dla najsłabszej.
towers-players = 2–4 osoby, około 30 minut

## Karty

towers-type-wizard = Czarodziej
towers-type-warrior = Wojownik
towers-type-dwarf = Krasnolud
towers-type-artifact = Artefakt

towers-weapon-wand = różdżka
towers-weapon-axe = topór
towers-weapon-sword = miecz
towers-weapon-hammer = młot
towers-weapon-bare = gołe ręce

towers-card-plain = { $type } { $value }
towers-card-armed = { $type } { $value } ({ $weapon })
towers-card-chameleon_1 = Kameleon I
towers-card-chameleon_2 = Kameleon II
towers-card-chameleon_3 = Kameleon III
towers-card-chameleon_4 = Kameleon IV
towers-card-artifact_1 = Artefakt (latarnia)
towers-card-artifact_2 = Artefakt (róg)
towers-card-artifact_3 = Artefakt (korona)
towers-card-artifact_4 = Artefakt (amulet)
towers-cards = { $first }, { $others }
towers-cards-plus = { $first } + { $others }

## Co leży w wieżach

towers-creature =
    { $skulls ->
        [one] { $name } (1 czaszka)
        [few] { $name } ({ $skulls } czaszki)
       *[many] { $name } ({ $skulls } czaszek)
    }
towers-monster-slime = Szlam
towers-monster-skeleton = Szkielet
towers-monster-golem = Golem
towers-monster-ghost = Duch
towers-monster-gazer = Wytrzeszcz
towers-monster-minotaur = Minotaur
towers-monster-lich = Licz
towers-monster-red_dragon = Smok
towers-monster-troglodyte = Troglodyta

towers-treasure-chest =
    { $points ->
        [one] Skrzynia ({ $points } punkt)
        [few] Skrzynia ({ $points } punkty)
       *[many] Skrzynia ({ $points } punktów)
    }
towers-treasure-cursed =
    { $points ->
        [-1] Przeklęta skrzynia (−1 punkt)
        [-2] Przeklęta skrzynia (−2 punkty)
       *[other] Przeklęta skrzynia (punkty: { $points })
    }
towers-treasure-ring = Pierścień Mocy
towers-treasure-trophy = Trofeum
towers-treasure-elixir = Eliksir

## Opcje stołu

towers-option-open_piles = Zdobyte karty
towers-option-open_piles-help = Czy wszyscy widzą, jakie skarby i potwory zdobyli inni?
towers-option-open_piles-true = Jawne
towers-option-open_piles-false = Tylko liczby
towers-option-hand_memory = Zagrane ręce
towers-option-hand_memory-help = Czy stół ma pokazywać zagrane już ręce, czy trzeba je zapamiętać?
towers-option-hand_memory-true = Pokazuj
towers-option-hand_memory-false = Z pamięci
towers-option-forbidden_teams = Zakazane drużyny
towers-option-forbidden_teams-help = Dwie karty jednego typu w drużynie: niemożliwe czy wymiana z karą?
towers-option-forbidden_teams-refused = Niemożliwe
towers-option-forbidden_teams-penalty = Kara
towers-option-elixir_use = Eliksir
towers-option-elixir_use-help = Kto na koniec wybiera potwora, który znika: stół (najlepiej jak się da) czy osoba z eliksirem?
towers-option-elixir_use-best = Stół, najlepiej jak się da
towers-option-elixir_use-chosen = Osoba z eliksirem

## O co pyta gra

towers-aim = Po { $towers } wieżach wygrywa, kto ma najwięcej punktów; masz { $points }. Najsilniejsza drużyna bierze skarb, najsłabsza potwora.
towers-aim-level = Po { $towers } wieżach wygrywa, kto ma najwięcej punktów; masz { $points }. Remis na piętrze { $floor }: decyduje { $by }, tobie przypada { $what }.
towers-prompt =
    { $count ->
        [one] Piętro { $floor }: wybierz jedną kartę. Wszyscy odkrywają naraz.
        [3] Piętro { $floor }: wybierz całą drużynę. Wszyscy odkrywają naraz.
        [few] Piętro { $floor }: wybierz { $count } karty. Wszyscy odkrywają naraz.
       *[many] Piętro { $floor }: wybierz { $count } kart. Wszyscy odkrywają naraz.
    }
towers-form =
    { $count ->
        [one] Wybierz { $count } kartę
        [few] Wybierz { $count } karty
       *[many] Wybierz { $count } kart
    }
towers-form-prompt =
    { $count ->
        [3] Trzy karty na to piętro
       *[other] Jeszcze dwie karty na to piętro
    }
towers-option-sum = { $cards } = { $least }
towers-option-range = { $cards } = { $least }–{ $most }
towers-hint-chameleon = Kameleon kopiuje najwyższego czarodzieja z innych drużyn.
towers-hint-copied = Razem z czarodziejem, którego kopiuje kameleon.
towers-hint-doubled = Artefakt podwaja słabszą z dwóch pozostałych kart.
towers-hint-artifact = Gdy drużyna będzie pełna, artefakt podwoi jej słabszą kartę.
towers-hint-whole = Twoja drużyna: { $least }.
towers-option-forbidden = Zakaz: { $cards }
towers-hint-forbidden = Dwie karty jednego typu: jedną wymienisz i weźmiesz to, co na tym piętrze kosztuje więcej.
towers-prompt-swap = Masz w drużynie dwie karty jednego typu. Którą cofasz i co pokazujesz zamiast niej?
towers-option-swap = { $out } → { $in }
towers-prompt-elixir = Twój eliksir usuwa przed liczeniem punktów jednego z twoich potworów. Którego?
towers-option-remove = Usuń: { $monster }
towers-option-keep = Nie usuwaj nic
towers-option-remove-hint = Kończysz z wynikiem { $points }.
towers-option-withdraw = Cofnij wybór
towers-option-withdraw-hint = Możesz wybrać jeszcze raz. Inni na ciebie czekają.

## Plany

towers-plan = { $steps }
towers-plan-step =
    { $count ->
        [3] piętro { $floor }: { $cards }
       *[other] piętro { $floor }, krok { $step }: { $cards }
    }
towers-plan-slot =
    { $count ->
        [one] Piętro { $floor }, krok { $step }
        [2] Piętro { $floor }, krok { $step }, 2 karty
        [few] Piętro { $floor }, { $count } karty
       *[many] Piętro { $floor }, { $count } kart
    }
towers-plan-over-tower = Zaczęła się nowa wieża.
towers-plan-over-used = Nie możesz już zagrać karty { $card }.

towers-advice =
    { $aim ->
        [treasure] Tak walczysz o skarb
        [monster] Tak trzymasz się z dala od potwora
       *[later] Tak oszczędzasz lepsze karty na później
    }. Twoja drużyna { $team }{ $shown ->
        [0] { "" }
       *[other] , a { $player } pokazuje { $shown }
    }. Skarb (teraz wart dla ciebie { $treasure }) bierzesz { $strongest }, a potwora ({ $monster }) { $weakest }.
towers-advice-sure = ma siłę { $least }
towers-advice-range = ma siłę od { $least } do { $most }
towers-advice-so-far = pokazuje na razie { $least }

## Co się działo

towers-chapter = Wieża { $number }
towers-chapter-name = Wieża
towers-chapter-part = Wieża { $number }, piętro { $part }
towers-event-tower = Zaczyna się wieża { $tower }.
towers-event-floor = Piętro { $floor }: { $monster } i { $treasure }.
towers-event-shows = { $player } pokazuje: { $cards }.
towers-event-sum-two = { $player }: { $first } + { $second } = { $total }
towers-event-sum-three = { $player }: { $first } + { $second } + { $third } = { $total }
towers-term-doubled = 2 × { $value }
towers-term-copied =
    { $value ->
        [0] 0 (brak wzoru)
       *[other] { $value } (kopia)
    }
towers-term-copied-doubled =
    { $value ->
        [0] 2 × 0 (brak wzoru)
       *[other] 2 × { $value } (kopia)
    }
towers-event-swaps = Dwie karty jednego typu: { $player } cofa kartę { $out } i pokazuje kartę { $in }.
towers-event-fined-treasure = Piętro { $floor }: { $player } płaci za zakazaną drużynę i bierze skarb: { $what }.
towers-event-fined-monster = { $player } płaci za zakazaną drużynę i bierze potwora: { $what }.
towers-event-left-treasure = Piętro { $floor }: { $player } bierze skarb, który został: { $what }.
towers-event-left-monster = { $player } bierze potwora, który został: { $what }.
towers-event-treasure = Piętro { $floor }: { $player } ma najsilniejszą drużynę i bierze skarb: { $what }.
towers-event-treasure-tie = Piętro { $floor }: remis najsilniejszych, decyduje { $by }. { $player } bierze skarb: { $what }.
towers-event-monster = { $player } ma najsłabszą drużynę i bierze potwora: { $what }.
towers-event-monster-tie = Remis najsłabszych, decyduje { $by }. { $player } bierze potwora: { $what }.
towers-by-wizard = czarodziej
towers-by-wizard_weapon = różdżka
towers-by-warrior = wojownik
towers-by-warrior_weapon = topór wojownika
towers-by-dwarf = krasnolud
towers-by-dwarf_weapon = broń krasnoluda
towers-event-loot =
    { $coins ->
        [0] { $player } zostaje z kartą { $card } i nie zdobywa złota.
        [one] { $player } zostaje z kartą { $card } i zdobywa { $coins } złotą monetę.
        [few] { $player } zostaje z kartą { $card } i zdobywa { $coins } złote monety.
       *[many] { $player } zostaje z kartą { $card } i zdobywa { $coins } złotych monet.
    }
towers-event-pass = Każda ręka wędruje w lewo.
towers-event-elixir = { $player } używa eliksiru i usuwa potwora: { $monster }.
towers-event-final = Punkty na koniec: { $points }.

towers-told-shown = Odkryte: { $teams }.
towers-told-team = { $player } { $cards }
towers-told-swaps = Dwie karty jednego typu: { $swaps }.
towers-told-swap = { $player } cofa kartę { $out } i pokazuje kartę { $in }
towers-told-treasure = Piętro { $floor }: { $player } z siłą { $total } bierze skarb: { $what }.
towers-told-treasure-tie = Piętro { $floor }: remis przy { $total }, decyduje { $by }. { $player } bierze skarb: { $what }.
towers-told-monster = { $player } z siłą { $total } bierze potwora: { $what }.
towers-told-monster-tie = Remis przy { $total }, decyduje { $by }. { $player } bierze potwora: { $what }.
towers-told-monster-too = { $player } bierze potwora: { $what }.
towers-told-sums = Inne drużyny: { $sums }.
towers-told-sum = { $player } { $total }
towers-told-loot = Ostatnie karty: { $loot }.
towers-told-loot-won =
    { $coins ->
        [one] { $player } kartą { $card } zdobywa { $coins } złotą monetę
        [few] { $player } kartą { $card } zdobywa { $coins } złote monety
       *[many] { $player } kartą { $card } zdobywa { $coins } złotych monet
    }
towers-told-loot-none = { $player } kartą { $card } nie zdobywa nic

towers-score =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
towers-reason-points = { $player } ma najwięcej punktów ({ $points }) i wygrywa.
towers-reason-monsters = Remis w punktach ({ $points }). { $player } ma mniej potworów i wygrywa.
towers-reason-shared =
    { $count ->
        [2] Dwie osoby remisują w punktach ({ $points }), mają tyle samo potworów i dzielą się zwycięstwem.
        [one] { $count } osoba wygrywa z wynikiem { $points }.
        [few] { $count } osoby remisują w punktach ({ $points }), mają tyle samo potworów i dzielą się zwycięstwem.
       *[many] { $count } osób remisuje w punktach ({ $points }), ma tyle samo potworów i dzieli się zwycięstwem.
    }

## Dlaczego nie

towers-refused-nothing-to-withdraw = Nie ma czego cofać: wybór jeszcze przed tobą albo karty są już odkryte.
towers-refused-count =
    { $count ->
        [one] Wybierz teraz dokładnie jedną kartę.
        [few] Wybierz teraz dokładnie { $count } karty.
       *[many] Wybierz teraz dokładnie { $count } kart.
    }
towers-refused-same-card = Każdą kartę można zagrać tylko raz. Wybierz różne.
towers-refused-no-card = W tej grze nie ma takiej karty.
towers-refused-played = Karta { $card } jest już w tej wieży zagrana.
towers-refused-not-in-hand = Nie masz na ręce karty { $card }.
towers-refused-type-shown = Twoja drużyna na tym piętrze ma już ten typ: { $type }. Wybierz inny.
towers-refused-type-twice = { $type } może być w drużynie tylko raz. Wybierz różne typy.

## Narysowana strona zasad: krótkie zdania dużymi literami
towers-page-aim = Wysyłaj drużyny po trzy karty do czterech wież. Zdobywaj skarby, unikaj potworów.
towers-page-turn = Wszyscy w tajemnicy wybierają karty. Najsilniejsza drużyna bierze skarb, najsłabsza potwora.
towers-page-end = Po każdej wieży ręce wędrują dalej. Po czwartej wygrywa, kto ma najwięcej punktów.
towers-page-shown = Obok tekstu narysowano: skrzynię i potwora; czarodzieja, wojownika i krasnoluda; złoto, pierścienie i stwora.
