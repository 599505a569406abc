# Słowa na obrazach Sagi: krótkie, muszą się zmieścić.

saga-picture-title = Nić wróżek
saga-picture-letter-journey = P
saga-picture-letter-conquest = B
saga-picture-letter-fight = W
saga-picture-letter-wonder = D
saga-picture-letter-vow = S
saga-picture-letter-love = M
saga-picture-letter-friendship = J
saga-picture-round = Runda { $round } · { $follows }
saga-picture-follows = następna karta pasuje po: { $type }
saga-picture-follows-any = następna karta: dowolna
saga-picture-turn-mulligan = Pierwsze ręce: zostaw lub wymień
saga-picture-turn-before = Wróżki mogą się wtrącać
saga-picture-turn-after = Po rzucie: reaguj lub spasuj
saga-picture-turn-main = { $player } snuje opowieść
saga-picture-turn-trial = { $player } musi podjąć próbę
saga-picture-turn-choice = { $player } wybiera: { $card }
saga-picture-turn-choice-plain = { $player } wybiera
saga-picture-turn-discard = { $count ->
    [1] { $player } odrzuca
   *[other] { $player } odrzucają
}
saga-picture-turn-retrieve = { $player } płaci za: { $card }
saga-picture-own-main = Snujesz opowieść
saga-picture-own-trial = Musisz podjąć próbę
saga-picture-own-choice = Wybierasz: { $card }
saga-picture-own-choice-plain = Wybierasz
saga-picture-own-discard = Odrzucasz
saga-picture-own-retrieve = Płacisz za: { $card }
saga-picture-headline-mulligan = Zostawić czy wymienić?
saga-picture-headline-before = Wtrąć się lub spasuj
saga-picture-headline-after = Reaguj lub spasuj
saga-picture-headline-main = { $player } snuje opowieść
saga-picture-headline-trial = { $player } podejmuje próbę
saga-picture-headline-choice = { $player } wybiera
saga-picture-headline-retrieve = { $player } płaci
saga-picture-headline-discard = { $count ->
    [1] { $player } odrzuca
   *[other] { $player } odrzucają
}
saga-picture-next = następna karta po:
saga-picture-next-any = dowolnej karcie
saga-picture-standing = { $card }: { $score ->
    [0] kość
   *[other] kość + { $score }
} musi przebić { $difficulty }
saga-picture-standing-rolled = { $card }: { $score ->
    [0] { $die }
   *[other] { $die } + { $score }
} przeciw { $difficulty }
saga-picture-to-beat = { $dice ->
    [0] { $difficulty }
    [one] { $difficulty ->
        [0] kość
       *[other] { $difficulty } + kość
    }
    [few] { $difficulty ->
        [0] { $dice } kości
       *[other] { $difficulty } + { $dice } kości
    }
   *[many] { $difficulty ->
        [0] { $dice } kości
       *[other] { $difficulty } + { $dice } kości
    }
}
saga-picture-standing-pay = { $card }: { $due ->
    [one] 1 karta do odrzucenia
    [few] { $due } karty do odrzucenia
   *[many] { $due } kart do odrzucenia
}
saga-picture-standing-open = { $card }
saga-picture-gone = karta, której już nie ma
saga-picture-before = Próba: { $hero }
saga-picture-before-caption = przed pierwszą przygodą
saga-picture-attempt = { $player }: { $challenge }
saga-picture-attempt-trial = { $player }: próba ({ $hero })
saga-picture-anchored = po: { $card }
saga-picture-trial-caption = próba bohatera
saga-picture-step = krok { $step } z { $count }
saga-picture-earlier = krok { $step }: { $total } > { $difficulty }
saga-picture-pay = { $due ->
    [one] 1 karta do odrzucenia
    [few] { $due } karty do odrzucenia
   *[many] { $due } kart do odrzucenia
}
saga-picture-paid = odrzucone karty: { $paid } z { $due }
saga-picture-condition-held = Warunek spełniony
saga-picture-condition-failed = Warunek niespełniony
saga-picture-won = wygrana
saga-picture-lost = przegrana
saga-picture-reward-times = { $times ->
    [0] bez nagrody
   *[other] nagroda × { $times }
}
saga-picture-failure-times = { $times ->
    [0] bez porażki
   *[other] porażka × { $times }
}
saga-picture-die = kość
saga-picture-rolled = rzut: { $roll }
saga-picture-works = udane
saga-picture-fails = nieudane
saga-picture-so-far-works = na razie się udaje
saga-picture-so-far-fails = na razie się nie udaje
saga-picture-needs = { $least ->
    [1] wystarczy każdy rzut
    [7] żaden rzut nie wystarczy
    [6] pomoże tylko 6
   *[other] wystarczy co najmniej { $least }
}
saga-picture-difficulty = do przebicia
saga-picture-effect-mist = +2
saga-picture-effect-star = −2
saga-picture-effect-storm = + kość
saga-picture-effect-fairy_blade = −3
saga-picture-effect-cunning = Mądrość
saga-picture-effect-golden_key = Bogactwo
saga-picture-effect-whirlwind = nowy rzut
saga-picture-effect-clover = wyższy
saga-picture-effect-black_cat = niższy
saga-picture-effect-miracle = = 6
saga-picture-effect-mercy = bez porażki
saga-picture-effect-ingratitude = bez nagrody
saga-picture-effect-minstrel = nagroda ×2
saga-picture-effect-talisman = unieważnia
saga-picture-playable = można teraz zagrać
saga-picture-can-aid = może zmienić trudność
saga-picture-idle = teraz nic nie zmienia
saga-picture-may-go = można odrzucić
saga-picture-goes = odrzucasz
saga-picture-missing = { $count ->
    [0] jest!
   *[other] brakuje { $count }
}
saga-picture-count-great_lover = Miłości w grze
saga-picture-count-sly_schemer = przegrane przygody
saga-picture-count-wise_king = Podboje i Przysięgi
saga-picture-count-champion = Walki w grze
saga-picture-count-wanderer = Podróże, Przyjaźnie
saga-picture-count-sorcerer = Dziwy w grze
saga-picture-count-paladin = Przysięgi w grze
saga-picture-count-good_companion = Przyjaźnie w grze
saga-picture-count-merchant_prince = Podróże, Podboje
saga-picture-count-tyrant = Podboje i Walki
saga-picture-count-dragon_slayer = Walki w grze
saga-picture-count-saint = Przysięgi w grze
saga-picture-count-tragic_hero = przegrane przygody
saga-picture-count-court_favourite = Miłości w grze
saga-picture-count-alchemist = Dziwy w grze
saga-picture-count-invincible = wygrane przygody
saga-picture-known-aim = { $player }: { $aim }, { $count ->
    [0] osiągnięty
   *[other] brakuje { $count }
}
saga-picture-known-maybe = { $player } może wciąż mieć cel { $aim }
saga-picture-known-shared = { $count ->
    [1] { $players } ma: { $cards }
   *[other] { $players } mają razem: { $cards }
}
saga-picture-known-least = { $count ->
    [1] { $players } ma co najmniej { $least } z tych: { $cards }
   *[other] { $players } mają razem co najmniej { $least } z tych: { $cards }
}
saga-picture-known-cards = { $player } ma: { $cards }
saga-picture-winners = { $count ->
    [0] Nikt nie wygrywa.
    [1] { $players } wygrywa!
   *[other] { $players } wygrywają!
}
saga-picture-nobody = Nikt nie wygrywa
saga-picture-how-objective = Tajny cel osiągnięty
saga-picture-how-hero = Cel bohatera osiągnięty
saga-picture-how-epilogue = Rozstrzyga epilog
saga-picture-how-none = Gra skończona przed czasem
saga-picture-lobby-invite = Snuj tę opowieść po swojemu

# Teksty alternatywne i pozycja w słowach.

saga-alt-lobby = Otwarty jest stół gry Nić wróżek dla { $least }–{ $most } osób.
saga-alt-board = Nić wróżek. { $turn }.
saga-alt-turn = { $turn }.
saga-alt-next = Runda { $round }. Następna przygoda musi pasować po { $kind ->
    [conquest] Podboju
    [fight] Walce
    [friendship] Przyjaźni
    [journey] Podróży
    [love] Miłości
    [vow] Przysiędze
   *[wonder] Dziwie
}.
saga-alt-next-any = Runda { $round }. Następna przygoda może być dowolna.
saga-alt-hand = Twoja ręka i twój tajny cel.
saga-alt-result = { $winners } { $how }.
saga-alt-hero = Cechy, które ma { $hero }: { $values }.
saga-alt-trial-passed = { $hero } ma próbę za sobą.
saga-alt-trial-due = { $fails ->
    [0] { $hero } ma próbę wciąż przed sobą.
    [one] { $hero } ma próbę wciąż przed sobą, po jednej nieudanej.
    [few] { $hero } ma próbę wciąż przed sobą, po { $fails } nieudanych.
   *[many] { $hero } ma próbę wciąż przed sobą, po { $fails } nieudanych.
}
saga-alt-challenge = { $title } ({ $caption }).
saga-alt-stands = { $what }.
saga-alt-earlier = Przedtem: { $list }.
saga-alt-sum = { $score ->
    [0] Kość
   *[other] Kość + { $score } ({ $what })
} musi przebić { $difficulty }
saga-alt-sum-rolled = { $score ->
    [0] Na kości { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }(rzut: { $rolled })
    } przeciw { $difficulty }
   *[other] Na kości { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }(rzut: { $rolled })
    }: { $die } + { $score } ({ $what }) = { $total } przeciw { $difficulty }
}
saga-alt-initiative = Rzut o pierwszą turę: { $list }.
saga-alt-throw = { $player } { $dice }
saga-alt-plays = Zagrane karty: { $list }.
saga-alt-play = { $card } – { $player } ({ $effect })
saga-alt-play-cancelled = { $card } – { $player } (karta unieważniona)
saga-alt-aid = { $card } – { $player } (karta odrzucona)
saga-alt-story = { $count ->
    [0] W opowieści nie ma jeszcze przygód.
    [one] W opowieści jest 1 przygoda.
    [few] W opowieści są { $count } przygody: wygrane – { $won }, przegrane – { $lost }.
   *[many] W opowieści jest { $count } przygód: wygrane – { $won }, przegrane – { $lost }.
}
saga-alt-newest = Najnowsze: { $list }.
saga-alt-whole-story = Wszystkie: { $list }.
saga-alt-entry-won = { $card } ({ $type }, { $player }, wygrana)
saga-alt-entry-lost = { $card } ({ $type }, { $player }, przegrana)
saga-alt-entry-open = { $card } ({ $type }, { $player }, nierozstrzygnięta)
saga-alt-seat = { $player } ({ $crest }) ma na ręce { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
saga-alt-piles = Karty w talii: { $deck }. Odrzucone przygody: { $adventures }, odrzucone ingerencje: { $interferences }.
saga-alt-top = Wierzchnia odrzucona przygoda: { $card }.
saga-alt-own-aim = Twój cel: { $aim }.
saga-alt-aim = { $name } ({ $needs })
saga-alt-need = { $what } { $present } z { $required }
saga-alt-playable = Możesz zagrać: { $list }.
saga-alt-none-playable = Nie możesz teraz zagrać żadnej karty.
saga-alt-may-go = Możesz odrzucić: { $list }.
saga-alt-goes = Odrzucasz: { $list }.
saga-alt-others = Masz też: { $list }.
saga-alt-card-plain = { $card }: { $text }
saga-alt-card = { $card }: { $text } ({ $why })
saga-alt-known-aim = { $player } – cel: { $aim }.
saga-alt-known-cards = Wiesz, że { $player } ma: { $cards }.
saga-alt-deduced = { $what }.
saga-alt-found-aim = Zamiast swojego możesz zostawić ten cel: { $aim }.
saga-alt-searched = Możesz wziąć jedną z tych: { $list }.
