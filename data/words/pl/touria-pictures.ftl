# Słowa na obrazach Tourii: krótkie, muszą się zmieścić.

touria-picture-title = Touria
touria-picture-more = i jeszcze { $count }

touria-picture-turn = { $player } { $what }
touria-picture-phase-bonus = wybiera bonus
touria-picture-phase-start = wybiera wieżę
touria-picture-phase-fly = wybiera cel lotu
touria-picture-phase-route = wybiera trasę
touria-picture-phase-mine = wybiera klejnot
touria-picture-phase-arrival = jest na miejscu
touria-picture-phase-execute = działa dalej
touria-picture-phase-dragon = walczy ze Smokiem
touria-picture-phase-thief = zatrzymuje klejnot
touria-picture-phase-after = prawie kończy
touria-picture-phase-asking = czeka na innych
touria-picture-phase-copy = dołącza
touria-picture-phase-end = kończy turę
touria-picture-phase-doors = otwiera drzwi
touria-picture-phase-gift = musi dać prezent
touria-picture-phase-over = kończy
touria-picture-your-bonus = Wybierz bonus
touria-picture-your-start = Twoja tura: wybierz wieżę
touria-picture-your-fly = Dokąd lecisz?
touria-picture-your-route = Którędy idziesz?
touria-picture-your-mine = Wybierz klejnot
touria-picture-your-arrival = Jesteś na miejscu
touria-picture-your-execute = Działaj dalej
touria-picture-your-dragon = Walcz ze Smokiem
touria-picture-your-thief = Zatrzymaj klejnot
touria-picture-your-after = Coś jeszcze?
touria-picture-your-asking = Kto dołącza?
touria-picture-your-copy = Możesz dołączyć
touria-picture-your-end = Koniec twojej tury
touria-picture-your-doors = Otwórz drzwi
touria-picture-your-gift = Musisz dać prezent
touria-picture-your-over = Koniec gry

touria-picture-screen = Widzisz to tylko ty · { $side }
touria-picture-side-north = strona północna
touria-picture-side-east = strona wschodnia
touria-picture-side-south = strona południowa
touria-picture-side-west = strona zachodnia
touria-picture-of = z { $target }
# Differs: klejnoty.
touria-picture-black-free = brak
touria-picture-black = zbędne
touria-picture-no-items = Brak przedmiotów
touria-picture-swords = miecze
touria-picture-elixirs = eliksiry
touria-picture-offers = Twoje cztery wieże
touria-picture-steps = { $steps ->
    [0] już tu
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
touria-picture-cost = { $cost ->
    [0] za darmo
    [one] 1 moneta
    [few] { $cost } monety
   *[many] { $cost } monet
}
touria-picture-fly = dokąd chcesz
touria-picture-next = potem: { $action }
touria-picture-course = Dotąd w tej turze
touria-picture-course-copy = Dołączasz
touria-picture-course-may = Jeśli dołączysz
touria-picture-course-none = na razie bez zysków i wydatków
touria-picture-flown = lotem
touria-picture-turned = wieża teraz
touria-picture-answers = Co daje każdy wybór
touria-picture-towers-now = Twoje wieże teraz
touria-picture-nothing-there = Nie ma tam nic dla ciebie
touria-picture-fly-best = W dowolne miejsce
touria-picture-drawn = Z worka
touria-picture-inside = W zamku
touria-picture-found = Otwarte drzwi: { $count }

touria-picture-lobby-invite = Jedna drużyna, cztery tańczące wieże
touria-picture-result-siblings = Tara i Talan są za drzwiami { $door }
touria-picture-result-plain = W krainie brzmią fanfary

# Teksty alternatywne i pozycja w słowach: dla osób, które nie widzą obrazów.

touria-alt-lobby = Lobby Tourii to mapa wyspiarskiej krainy z zamkiem, z miejscami dla { $least }–{ $most } osób.
touria-alt-board = Touria, runda { $round }.
touria-alt-group = Bohaterowie są { $space-at }.
touria-alt-going = Idą { $space-to }.
touria-alt-seat = { $player } ({ $crest }) – { $side }.
touria-alt-seat-items = Przedmioty, które ma { $player }: { $items }.
touria-alt-seat-chapel = { $player } ({ $crest }) jest w zamku i ma { $goods }.
touria-alt-mine = { $mine } ({ $gems })
touria-alt-mines = Klejnoty w kopalniach: { $list }.
touria-alt-tower = { $tower-title }: od północy { $north }, od wschodu { $east }, od południa { $south }, od zachodu { $west }.
touria-alt-facing = Co widzi { $side }: { $list }.
touria-alt-facing-tower = { $action } ({ $tower }, potem { $next })
touria-alt-orders = Kupiec płaci: { $list }.
touria-alt-order = { $coins } za { $gems }
touria-alt-table = U Leśnej Wróżki: { $display }. Na kości: { $die }.
touria-alt-used = Zużyte przedmioty, od najnowszego: { $used }.
touria-alt-doors = Otwarte w zamku: { $list }.
touria-alt-door = drzwi { $door } ({ $dweller })
touria-alt-seen = Wiesz, co jest za drzwiami: { $list }.
touria-alt-own = Masz { $goods }.
touria-alt-drawn = Wyciągnięte z worka: { $gems }.
touria-alt-prospect = { $choice } ({ $brings })
touria-alt-route = trasa { $number }, { $way }
touria-alt-prospects = Co dają twoje wybory: { $list }.
touria-alt-offers = Twoje wieże pokazują: { $list }.
touria-alt-offer = { $action } ({ $steps }, { $cost })
touria-alt-offer-fly = { $action } ({ $cost })
touria-alt-offer-closed = { $action } (poza zasięgiem)
touria-alt-screen = To twój własny obraz.
touria-alt-watch = To stół, tak jak widzi go publiczność.
touria-alt-no-items = brak
touria-alt-bag-empty = Worek jest pusty.
touria-alt-story = Co się działo: { $story }
touria-alt-result = Koniec gry w Tourię. { $winner }.
touria-alt-rank = { $player } ma { $goods }.
