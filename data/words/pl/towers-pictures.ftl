# Słowa na obrazach Tschak!: krótkie, muszą się zmieścić.

towers-picture-title = Tschak!
towers-picture-where = Wieża { $tower } z { $towers } · piętro { $floor } z { $floors }
towers-picture-where-step = Wieża { $tower } z { $towers } · piętro { $floor } z { $floors } · krok { $step } z { $steps }
towers-picture-artifact-1 = Latarnia
towers-picture-artifact-2 = Róg
towers-picture-artifact-3 = Korona
towers-picture-artifact-4 = Amulet
towers-picture-treasure-chest = Skrzynia
towers-picture-treasure-cursed = Przeklęta
towers-picture-treasure-ring = Pierścień
towers-picture-treasure-trophy = Trofeum
towers-picture-treasure-elixir = Eliksir
towers-picture-over = Koniec gry
towers-picture-everyone = { $count ->
    [one] Wszyscy wybierają kartę
    [few] Wszyscy wybierają { $count } karty
   *[many] Wszyscy wybierają { $count } kart
}
towers-picture-choosing = { $count ->
    [1] { $players } wybiera
   *[other] { $players } wybierają
}
towers-picture-swaps-now = { $player } wymienia kartę
towers-picture-removes-now = { $player } używa eliksiru
towers-picture-takes = { $player } bierze { $treasure ->
    [chest] skrzynię
    [cursed] przeklętą skrzynię
    [ring] pierścień
    [trophy] trofeum
   *[other] eliksir
}
towers-picture-waiting = Czekamy na: { $players }
towers-picture-your-choice = { $count ->
    [one] Wybierz kartę
    [few] Wybierz { $count } karty
   *[many] Wybierz { $count } kart
}
towers-picture-you-chose = Wybrane. { $players }
towers-picture-swaps = { $player } musi wymienić kartę
towers-picture-removes = { $player } wybiera, co usunie eliksir
towers-picture-your-swap = Wymień kartę w drużynie
towers-picture-your-elixir = Wybierz, co usunie eliksir
towers-picture-monsters = Twoje potwory
towers-picture-fined = zakazana drużyna
towers-picture-taken = { $strongest } bierze skarb ({ $treasure }), a { $weakest } potwora ({ $monster })
towers-picture-passed = Zaczyna się wieża { $tower }. Każda ręka wędruje w lewo
towers-picture-begins = Zaczyna się wieża { $tower }
towers-picture-chameleon = Kameleon
towers-picture-decided = decyduje { $by }
towers-picture-level = Na razie remis wszystkich drużyn: { $value }
towers-picture-so-far = Na prowadzeniu: { $ahead } ({ $most }). Z tyłu: { $behind } ({ $least })
towers-picture-board = wędrowna plansza
towers-picture-tower = Wieża { $tower } z { $towers }
towers-picture-item-gold = Złoto
towers-picture-item-chests = Skrzynie
towers-picture-item-cursed = Przeklęte
towers-picture-item-rings = Pierścienie (n²)
towers-picture-item-creatures = Stwory
towers-picture-item-troglodytes = Troglodyci (n²)
towers-picture-item-trophy = Trofeum
towers-picture-item-elixir = Eliksir
towers-picture-lobby-invite = Skarb dla najsilniejszej drużyny, potwór dla najsłabszej
towers-picture-worth = siła
towers-picture-could = możliwa siła
towers-picture-hand = Twoje dziesięć kart, ręka { $hand }: teraz możesz zagrać te w złotej ramce
towers-picture-memory = Zagrane ręce
towers-picture-chosen = wybrane

# Teksty alternatywne i pozycja w słowach.

towers-alt-none = nic
towers-alt-lobby = Otwarty jest stół Tschak! dla { $least }–{ $most } osób.
towers-alt-board = Tschak!: { $where }.
towers-alt-hand = Twoja ręka w Tschak!: { $where }.
towers-alt-watch = Tschak! oczami publiczności: { $where }.
towers-alt-turn = { $what }.
towers-alt-last = { $what }.
towers-alt-over = Koniec gry.
towers-alt-floor = Na piętrze { $floor }: { $monster } i { $treasure }.
towers-alt-floor-taken = Piętro { $floor }, już rozstrzygnięte: { $monster } i { $treasure }.
towers-alt-floor-taken-by = Piętro { $floor }: skarb bierze { $strongest } ({ $treasure }), a potwora { $weakest } ({ $monster }).
towers-alt-seat = { $player } ({ $crest }) – złoto: { $gold }, skarby: { $treasures }, potwory: { $monsters }.
towers-alt-seat-team = { $player } pokazuje: { $cards }, siła { $value }.
towers-alt-seat-chose = { $player } ma już wybór za sobą.
towers-alt-seat-chooses = { $player } jeszcze wybiera.
towers-alt-seat-piles = Dotychczasowe zdobycze: { $list }.
towers-alt-seat-points = { $points ->
    [one] To daje 1 punkt.
    [few] To daje { $points } punkty.
   *[many] To daje { $points } punktów.
}
towers-alt-ring = Po tej wieży każda ręka wędruje o jedno miejsce. Teraz: { $list }.
towers-alt-ring-place = ręka { $hand } – { $place }
towers-alt-own-commit = Twój wybór: { $cards }.
towers-alt-own-can = Możesz zagrać: { $cards }.
towers-alt-own-cannot = Teraz nie możesz zagrać: { $cards }.
towers-alt-own-played = Zagrane w tej wieży: { $cards }.
towers-alt-own-worth = Siła twojej drużyny na razie: { $least }.
towers-alt-own-worth-range = Siła twojej drużyny na razie: od { $least } do { $most }.
towers-alt-reveal = Piętro { $floor } wieży { $tower } jest rozstrzygnięte.
towers-alt-reveal-team = { $player } pokazuje: { $cards }. { $sum } = { $value }.
towers-alt-reveal-reason = Jest remis, { $reason }.
towers-alt-reveal-fined = Ta drużyna była najpierw zakazana, więc bierze to, co kosztuje więcej.
towers-alt-passing = Wieża { $tower } jest zdobyta.
towers-alt-passed = Każda ręka wędruje w lewo.
towers-alt-played-hand = { $player } – ręka { $hand } w wieży { $tower }: { $cards }.
towers-alt-result = Tschak! – koniec gry. { $winner }.
towers-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
towers-alt-sheet = Punkty, które ma { $player }: { $list }.
towers-alt-item = { $item } ({ $count }): { $points }
towers-picture-tower-hand = { $tower } · ręka { $hand }
