# Woorden op de afbeeldingen van Abraca: kort, ze moeten passen.

abraca-picture-title = Abraca… wat?
abraca-picture-points = { $points ->
    [one] punt
   *[other] punten
}
abraca-picture-out = eruit
abraca-picture-spells-one = { $from }
abraca-picture-spells-two = { $from } of { $to }
abraca-picture-spells-range = { $from } tot { $to }
abraca-picture-turn-first = { $player }: noem een spreuk
abraca-picture-turn-more = { $player }: { $spells }, of stop
abraca-picture-your-turn-first = Jouw beurt: noem een spreuk
abraca-picture-your-turn-more = Jouw beurt: { $spells }, of stop
abraca-picture-calls-first = { $player }: { $spells }
abraca-picture-calls-more = { $player }: { $spells } of stop
abraca-picture-calls-two = { $from }, { $to }
abraca-picture-no-turn = Het spel is afgelopen
abraca-picture-cast-hit = { $player } noemt { $number } { $spell }
abraca-picture-cast-miss = { $player } heeft geen { $number } { $spell }
abraca-picture-cast-lower = { $player } noemt { $number }, te laag
abraca-picture-rolled = worp { $roll }
abraca-picture-took-secret = pakt een geheime steen
abraca-picture-change = { $player } { $change }
abraca-picture-new-round = Ronde { $round } begint
abraca-picture-left = links van je
abraca-picture-right = rechts van je
abraca-picture-left-and-right = aan beide kanten
abraca-picture-fresh = nieuw
abraca-picture-own-stones = Jouw stenen, oudste eerst
abraca-picture-own-secrets = Jouw geheimen
abraca-picture-unseen = Stenen die je niet ziet
abraca-picture-used = Stenen op het bord
abraca-picture-lobby-invite = Spreuken die iedereen ziet, behalve jij
abraca-picture-reveal-won = { $player } wint de ronde
abraca-picture-reveal-lost = { $player } heeft geen levens meer
abraca-picture-end-all_used = { $player } heeft alle stenen gebruikt
abraca-picture-end-attack = { $player } schakelt iemand uit
abraca-picture-end-own_fault = { $player } is door de levens heen
abraca-picture-end-survivor = { $player } blijft als laatste over

# Alternatieve teksten en de stand in woorden: voor wie de afbeeldingen niet kan zien.

abraca-alt-lobby = De lobby van Abraca is een vervloekte toren bij nacht, met plaats voor { $least } tot { $most } spelers.
abraca-alt-board = Abraca, ronde { $round }.
abraca-alt-turn-first = { $player } mag elke spreuk van 1 tot 8 noemen.
abraca-alt-turn-more = { $player } mag { $spells } noemen, of stoppen.
abraca-alt-over = Het spel is afgelopen.
abraca-alt-last = { $what }.
abraca-alt-seat = { $player } ({ $crest }) heeft { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $life ->
    [one] 1 leven
   *[other] { $life } levens
}{ $secrets ->
    [0] { " " }en { $stones ->
        [one] 1 steen.
       *[other] { $stones } stenen.
    }
   *[other] , { $stones ->
        [one] 1 steen
       *[other] { $stones } stenen
    } en { $secrets ->
        [one] 1 geheime steen.
       *[other] { $secrets } geheime stenen.
    }
}
abraca-alt-seat-out = { $player } ligt uit de ronde.
abraca-alt-used = Stenen uit het spel: { $list }.
abraca-alt-used-number = { $number ->
    [1] de enige 1
   *[other] { $used } keer de { $number }
}
abraca-alt-used-aside = { $number ->
    [1] de enige 1 (apart gelegd)
   *[other] { $used } keer de { $number } (waarvan { $aside } apart gelegd)
}
abraca-alt-table = { $pool ->
    [one] In de voorraad zit 1 steen
   *[other] In de voorraad zitten { $pool } stenen
}, en er { $secrets ->
    [one] is nog 1 geheime steen.
   *[other] zijn nog { $secrets } geheime stenen.
}
abraca-alt-hand = Dit is jouw hand.
abraca-alt-watch = Dit is de tafel zoals toeschouwers hem zien.
abraca-alt-stones = { $player } heeft de stenen { $list }.
abraca-alt-stones-hidden = { $player } heeft { $count ->
    [one] 1 verborgen steen
   *[other] { $count } verborgen stenen
}.
abraca-alt-own-stones = Je hebt { $count ->
    [one] 1 steen die je niet ziet
   *[other] { $count } stenen die je niet ziet
}, oudste eerst: { $list }.
abraca-alt-own-shown = Jouw stenen, oudste eerst: { $list }.
abraca-alt-own-none = Je hebt geen stenen meer.
abraca-alt-own-stone = onbekend
abraca-alt-own-denied = geen { $numbers }
abraca-alt-own-fresh = nieuw
abraca-alt-own-secrets = Jouw geheime stenen: { $list }.
abraca-alt-unseen = Stenen die je niet ziet: { $list }.
abraca-alt-unseen-number = { $count ->
    [0] { $number ->
        [1] niet de 1
       *[other] geen { $number }
    }
   *[other] { $number ->
        [1] de 1
       *[other] { $count } keer de { $number }
    }
}
abraca-alt-declared = In deze ronde genoemd: { $list }.
abraca-alt-reveal = Ronde { $round } is voorbij: { $end }.
abraca-alt-reveal-seat = { $player } eindigt met { $life ->
    [one] 1 leven
   *[other] { $life } levens
} (stenen: { $hand }; geheim: { $secrets }), krijgt punten: { $points }, en heeft er nu { $total }.
abraca-alt-reveal-rest = Over in de voorraad: { $pool }. Overgebleven geheime stenen: { $secrets }.
abraca-alt-none = geen
abraca-alt-result = Abraca is afgelopen. { $winner }.
abraca-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
