# Woorden op de afbeeldingen van Touria: kort, ze moeten passen.

touria-picture-title = Touria
touria-picture-more = en nog { $count }

touria-picture-turn = { $player } { $what }
touria-picture-phase-bonus = kiest een bonus
touria-picture-phase-start = kiest een toren
touria-picture-phase-fly = kiest waarheen te vliegen
touria-picture-phase-route = kiest de weg
touria-picture-phase-mine = kiest een edelsteen
touria-picture-phase-arrival = is er
touria-picture-phase-execute = gaat hier verder
touria-picture-phase-dragon = staat voor de Draak
touria-picture-phase-thief = kiest een edelsteen om te houden
touria-picture-phase-after = is bijna klaar
touria-picture-phase-asking = wacht af wie meedoet
touria-picture-phase-copy = doet mee
touria-picture-phase-end = beëindigt de beurt
touria-picture-phase-doors = opent deuren
touria-picture-phase-gift = moet een geschenk geven
touria-picture-phase-over = is klaar
touria-picture-your-bonus = Kies je bonus
touria-picture-your-start = Jouw beurt: kies een toren
touria-picture-your-fly = Waar vlieg je heen?
touria-picture-your-route = Langs welke weg ga je?
touria-picture-your-mine = Kies een edelsteen
touria-picture-your-arrival = Je bent er
touria-picture-your-execute = Ga hier verder
touria-picture-your-dragon = Je staat voor de Draak
touria-picture-your-thief = Kies een edelsteen om te houden
touria-picture-your-after = Nog iets?
touria-picture-your-asking = Wie doet er mee?
touria-picture-your-copy = Jij mag meedoen
touria-picture-your-end = Je beurt eindigt
touria-picture-your-doors = Open een deur
touria-picture-your-gift = Geef een geschenk
touria-picture-your-over = Het spel is afgelopen

touria-picture-screen = Alleen jij ziet dit · { $side }
touria-picture-side-north = noordkant
touria-picture-side-east = oostkant
touria-picture-side-south = zuidkant
touria-picture-side-west = westkant
touria-picture-of = van { $target }
touria-picture-black-free = geen
touria-picture-black = moet weg
touria-picture-no-items = Geen voorwerpen
touria-picture-swords = zwaarden
touria-picture-elixirs = elixers
touria-picture-offers = Jouw vier torens
touria-picture-steps = { $steps ->
    [0] al daar
    [one] 1 stap
   *[other] { $steps } stappen
}
touria-picture-cost = { $cost ->
    [0] gratis
    [one] 1 munt
   *[other] { $cost } munten
}
# Differs: waarheen, niet waar.
touria-picture-fly = overal heen
touria-picture-next = dan: { $action }
touria-picture-course = Je beurt tot nu toe
touria-picture-course-copy = Je doet mee
touria-picture-course-may = Als je meedoet
touria-picture-course-none = nog niets gewonnen of betaald
touria-picture-flown = vliegend
touria-picture-turned = toren nu
touria-picture-answers = Wat elke keuze oplevert
touria-picture-towers-now = Jouw torens nu
touria-picture-nothing-there = Daar is niets voor jou
touria-picture-fly-best = Naar een plek die je kiest
touria-picture-drawn = Je trok
touria-picture-inside = In het kasteel
touria-picture-found = { $count ->
    [one] 1 deur open
   *[other] { $count } deuren open
}

touria-picture-lobby-invite = Eén groep helden en vier dansende torens
touria-picture-result-siblings = Tara en Talan waren achter deur { $door }
touria-picture-result-plain = Het rijk heeft een held

# Alternatieve teksten en de stand in woorden, voor wie de afbeeldingen niet kan zien.

touria-alt-lobby = De lobby van Touria is een kaart van een eilandrijk met een kasteel, met plaats voor { $least } tot { $most } spelers.
touria-alt-board = Touria, ronde { $round }.
touria-alt-group = De helden zijn { $space-at }.
touria-alt-going = Ze gaan { $space-to }.
touria-alt-seat = { $player } ({ $crest }) zit aan de { $side }.
touria-alt-seat-items = { $player } heeft { $items }.
touria-alt-seat-chapel = { $player } ({ $crest }) is in het kasteel en heeft { $goods }.
touria-alt-mine = { $mine } ({ $gems })
touria-alt-mines = Edelstenen in de mijnen: { $list }.
touria-alt-tower = De { $tower } toont in het noorden { $north }, in het oosten { $east }, in het zuiden { $south } en in het westen { $west }.
touria-alt-facing = De { $side } ziet { $list }.
touria-alt-facing-tower = { $action } ({ $tower }, daarna { $next })
touria-alt-orders = De Handelaar betaalt { $list }.
touria-alt-order = { $coins } voor { $gems }
touria-alt-table = Bij de Bosfee liggen: { $display }. De dobbelsteen toont { $die }.
touria-alt-used = Gebruikte voorwerpen, nieuwste eerst: { $used }.
touria-alt-doors = Open in het kasteel: { $list }.
touria-alt-door = deur { $door } ({ $dweller })
touria-alt-seen = Je hebt gekeken achter { $list }.
touria-alt-own = Je hebt { $goods }.
touria-alt-drawn = Je hebt { $gems } getrokken.
touria-alt-prospect = { $choice } ({ $brings })
touria-alt-route = route { $number }, { $way }
touria-alt-prospects = Wat je keuzes opleveren: { $list }.
touria-alt-offers = Jouw torens tonen { $list }.
touria-alt-offer = { $action } ({ $steps }, { $cost })
touria-alt-offer-fly = { $action } ({ $cost })
touria-alt-offer-closed = { $action } (buiten bereik)
touria-alt-screen = Dit is jouw eigen afbeelding.
touria-alt-watch = Dit is de tafel zoals toeschouwers hem zien.
touria-alt-no-items = geen voorwerpen
touria-alt-bag-empty = De zak is leeg.
touria-alt-story = Wat er gebeurde: { $story }
touria-alt-result = Touria is afgelopen. { $winner }.
touria-alt-rank = { $player } heeft { $goods }.
