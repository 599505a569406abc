# Słowa na obrazach Abraki: krótkie, muszą się zmieścić.

abraca-picture-title = Abraka… co?
abraca-picture-points = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
abraca-picture-out = odpada
abraca-picture-spells-one = { $from }
abraca-picture-spells-two = { $from } lub { $to }
abraca-picture-spells-range = od { $from } do { $to }
abraca-picture-turn-first = { $player }: dowolne zaklęcie
abraca-picture-turn-more = { $player }: { $spells } albo koniec
abraca-picture-your-turn-first = Twoja tura: dowolne zaklęcie
abraca-picture-your-turn-more = Twoja tura: { $spells } albo koniec
abraca-picture-calls-first = { $player }: { $spells }
abraca-picture-calls-more = { $player }: { $spells } albo koniec
abraca-picture-calls-two = { $from }, { $to }
abraca-picture-no-turn = Koniec gry
abraca-picture-cast-hit = { $player } wypowiada { $number }: { $spell }
abraca-picture-cast-miss = { $player } nie ma { $number }: { $spell }
abraca-picture-cast-lower = { $player } wypowiada { $number }: za nisko
abraca-picture-rolled = kość: { $roll }
abraca-picture-took-secret = bierze tajny kamień
abraca-picture-change = { $player } { $change }
abraca-picture-new-round = Zaczyna się runda { $round }
abraca-picture-left = po twojej lewej
abraca-picture-right = po twojej prawej
abraca-picture-left-and-right = po obu stronach
abraca-picture-fresh = nowy
abraca-picture-own-stones = Twoje kamienie, od najstarszego
abraca-picture-own-secrets = Twoje tajne kamienie
abraca-picture-unseen = Ukryte przed tobą
abraca-picture-used = Na planszy
abraca-picture-lobby-invite = Zaklęcia, które widzą wszyscy oprócz ciebie
abraca-picture-reveal-won = { $player } wygrywa rundę
abraca-picture-reveal-lost = { $player } nie ma już żyć
abraca-picture-end-all_used = { $player } zużywa wszystkie kamienie
abraca-picture-end-attack = { $player } kogoś nokautuje
abraca-picture-end-own_fault = { $player } traci ostatnie życie
abraca-picture-end-survivor = Przy życiu zostaje { $player }

# Teksty alternatywne i pozycja w słowach: dla osób, które nie widzą obrazów.

abraca-alt-lobby = Lobby Abraki to przeklęta wieża w nocy z miejscami dla { $least }–{ $most } osób.
abraca-alt-board = Abraka, runda { $round }.
abraca-alt-turn-first = { $player } może wypowiedzieć dowolne zaklęcie od 1 do 8.
abraca-alt-turn-more = { $player } może wypowiedzieć { $spells } albo skończyć.
abraca-alt-over = Koniec gry.
abraca-alt-last = { $what }.
abraca-alt-seat = { $player } ({ $crest }) ma { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $life ->
    [one] 1 życie
    [few] { $life } życia
   *[many] { $life } żyć
}{ $secrets ->
    [0] { " " }i { $stones ->
        [one] 1 kamień.
        [few] { $stones } kamienie.
       *[many] { $stones } kamieni.
    }
    [one] , { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[many] { $stones } kamieni
    } i 1 tajny kamień.
    [few] , { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[many] { $stones } kamieni
    } i { $secrets } tajne kamienie.
   *[many] , { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[many] { $stones } kamieni
    } i { $secrets } tajnych kamieni.
}
abraca-alt-seat-out = { $player } odpada z tej rundy.
abraca-alt-used = Kamienie poza grą: { $list }.
abraca-alt-used-number = { $number ->
    [1] jedyna 1
   *[other] { $used } z numerem { $number }
}
abraca-alt-used-aside = { $number ->
    [1] jedyna 1 (odłożona)
   *[other] { $used } z numerem { $number } (w tym odłożone: { $aside })
}
abraca-alt-table = { $pool ->
    [one] W puli jest 1 kamień
    [few] W puli są { $pool } kamienie
   *[many] W puli jest { $pool } kamieni
}, { $secrets ->
    [one] został 1 tajny kamień.
    [few] zostały { $secrets } tajne kamienie.
   *[many] zostało { $secrets } tajnych kamieni.
}
abraca-alt-hand = To twoja ręka.
abraca-alt-watch = To stół, tak jak widzi go publiczność.
abraca-alt-stones = { $player } ma kamienie { $list }.
abraca-alt-stones-hidden = { $player } ma { $count ->
    [one] 1 zakryty kamień
    [few] { $count } zakryte kamienie
   *[many] { $count } zakrytych kamieni
}.
abraca-alt-own-stones = Masz { $count ->
    [one] 1 kamień, którego nie widzisz
    [few] { $count } kamienie, których nie widzisz
   *[many] { $count } kamieni, których nie widzisz
}, od najstarszego: { $list }.
abraca-alt-own-shown = Twoje kamienie, od najstarszego: { $list }.
abraca-alt-own-none = Nie masz już kamieni.
abraca-alt-own-stone = nieznany
abraca-alt-own-denied = nie { $numbers }
abraca-alt-own-fresh = nowy
abraca-alt-own-secrets = Twoje tajne kamienie: { $list }.
abraca-alt-unseen = Kamienie, których nie widzisz: { $list }.
abraca-alt-unseen-number = { $count ->
    [0] żadnego z numerem { $number }
   *[other] { $number ->
        [1] jedyna 1
       *[other] { $count } z numerem { $number }
    }
}
abraca-alt-declared = Wypowiedziane w tej rundzie: { $list }.
abraca-alt-reveal = Koniec rundy { $round }: { $end }.
abraca-alt-reveal-seat = { $player } ma na koniec { $life ->
    [one] 1 życie
    [few] { $life } życia
   *[many] { $life } żyć
} (kamienie: { $hand }; tajne: { $secrets }), dostaje { $points } i ma teraz { $total }.
abraca-alt-reveal-rest = W puli zostały: { $pool }. Tajne kamienie, które zostały: { $secrets }.
abraca-alt-none = brak
abraca-alt-result = Koniec gry w Abrakę. { $winner }.
abraca-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
