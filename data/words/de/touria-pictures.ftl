# Wörter auf den Bildern von Touria: kurz, sie müssen passen.

touria-picture-title = Touria
touria-picture-more = und noch { $count }

touria-picture-turn = { $player } { $what }
touria-picture-phase-bonus = wählt einen Bonus
touria-picture-phase-start = wählt einen Turm
touria-picture-phase-fly = wählt das Flugziel
touria-picture-phase-route = wählt den Weg
touria-picture-phase-mine = wählt einen Edelstein
touria-picture-phase-arrival = ist angekommen
touria-picture-phase-execute = macht hier weiter
touria-picture-phase-dragon = kämpft mit dem Drachen
touria-picture-phase-thief = behält einen Edelstein
touria-picture-phase-after = ist fast fertig
touria-picture-phase-asking = wartet auf die anderen
touria-picture-phase-copy = macht mit
touria-picture-phase-end = beendet den Zug
touria-picture-phase-doors = öffnet Türen
touria-picture-phase-gift = schuldet ein Geschenk
touria-picture-phase-over = ist fertig
touria-picture-your-bonus = Wähl deinen Bonus
touria-picture-your-start = Du bist dran: Wähl einen Turm
touria-picture-your-fly = Wohin fliegst du?
touria-picture-your-route = Welchen Weg gehst du?
touria-picture-your-mine = Nimm einen Edelstein
touria-picture-your-arrival = Du bist da
touria-picture-your-execute = Mach hier weiter
touria-picture-your-dragon = Kämpf mit dem Drachen
touria-picture-your-thief = Behalt einen Edelstein
touria-picture-your-after = Noch etwas?
touria-picture-your-asking = Wer macht mit?
touria-picture-your-copy = Du machst mit
touria-picture-your-end = Dein Zug endet
touria-picture-your-doors = Öffne eine Tür
touria-picture-your-gift = Du schuldest noch ein Geschenk
touria-picture-your-over = Das Spiel ist aus

touria-picture-screen = Das siehst nur du · { $side }
touria-picture-side-north = Nordseite
touria-picture-side-east = Ostseite
touria-picture-side-south = Südseite
touria-picture-side-west = Westseite
touria-picture-of = von { $target }
# Differs: der Edelstein.
touria-picture-black-free = keiner
touria-picture-black = muss weg
touria-picture-no-items = Keine Gegenstände
touria-picture-swords = Schwerter
touria-picture-elixirs = Elixiere
touria-picture-offers = Deine vier Türme
touria-picture-steps = { $steps ->
    [0] schon da
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
touria-picture-cost = { $cost ->
    [0] gratis
    [one] 1 Münze
   *[other] { $cost } Münzen
}
touria-picture-fly = überallhin
touria-picture-next = dann: { $action }
touria-picture-course = Dein Zug bisher
touria-picture-course-copy = Du machst mit
touria-picture-course-may = Wenn du mitmachst
touria-picture-course-none = noch nichts bekommen oder bezahlt
touria-picture-flown = im Flug
touria-picture-turned = Turm jetzt
touria-picture-answers = Was jede Wahl bringt
touria-picture-towers-now = Deine Türme jetzt
touria-picture-nothing-there = Dort gibt es nichts für dich
touria-picture-fly-best = Wohin du willst
touria-picture-drawn = Gezogen
touria-picture-inside = Im Schloss
touria-picture-found = { $count ->
    [one] 1 Tür geöffnet
   *[other] { $count } Türen geöffnet
}

touria-picture-lobby-invite = Eine Heldenschar und vier tanzende Türme
touria-picture-result-siblings = Tara und Talan waren hinter Tür { $door }
touria-picture-result-plain = Das Reich feiert den Sieg

# Alternativtexte und die Stellung in Worten, für Menschen, die die Bilder nicht sehen.

touria-alt-lobby = Die Lobby von Touria ist die Karte eines Inselreichs mit Schloss, mit Plätzen für { $least } bis { $most } Personen.
touria-alt-board = Touria, Runde { $round }.
touria-alt-group = Die Helden sind { $space-at }.
touria-alt-going = Sie gehen { $space-to }.
touria-alt-seat = { $player } ({ $crest }) sitzt an der { $side }.
touria-alt-seat-items = { $player } hat { $items-accusative }.
touria-alt-seat-chapel = { $player } ({ $crest }) ist im Schloss und hat { $goods }.
touria-alt-mine = { $mine } ({ $gems })
touria-alt-mines = Edelsteine in den Minen: { $list }.
touria-alt-tower = Der { $tower } zeigt im Norden { $north }, im Osten { $east }, im Süden { $south } und im Westen { $west }.
touria-alt-facing = Die { $side } sieht { $list }.
touria-alt-facing-tower = { $action } ({ $tower }, dann { $next })
touria-alt-orders = Der Händler zahlt { $list }.
touria-alt-order = { $coins } für { $gems }
touria-alt-table = Die Waldfee hat { $display }, und der Würfel zeigt { $die }.
touria-alt-used = Benutzte Gegenstände, neueste zuerst: { $used }.
touria-alt-doors = Im Schloss offen: { $list }.
touria-alt-door = Tür { $door } ({ $dweller })
touria-alt-seen = Du hast gesehen, was dahinter ist: { $list }.
touria-alt-own = Du hast { $goods }.
touria-alt-drawn = Du hast { $gems } gezogen.
touria-alt-prospect = { $choice } ({ $brings })
touria-alt-route = Weg { $number }, { $way }
touria-alt-prospects = Was deine Möglichkeiten bringen: { $list }.
touria-alt-offers = Deine Türme zeigen { $list }.
touria-alt-offer = { $action } ({ $steps }, { $cost })
touria-alt-offer-fly = { $action } ({ $cost })
touria-alt-offer-closed = { $action } (nicht erreichbar)
touria-alt-screen = Das ist dein eigenes Bild.
touria-alt-watch = Das ist der Tisch, wie ihn das Publikum sieht.
touria-alt-no-items = keine Gegenstände
touria-alt-bag-empty = Der Beutel ist leer.
touria-alt-story = Was geschah: { $story }
touria-alt-result = Touria ist vorbei. { $winner }.
touria-alt-rank = { $player } hat { $goods }.
