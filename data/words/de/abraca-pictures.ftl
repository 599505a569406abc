# Wörter auf den Bildern von Abraca: kurz, sie müssen passen.

abraca-picture-title = Abraca… was?
abraca-picture-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
abraca-picture-out = raus
abraca-picture-spells-one = { $from }
abraca-picture-spells-two = { $from } oder { $to }
abraca-picture-spells-range = { $from } bis { $to }
abraca-picture-turn-first = { $player }: Sag einen Zauber an
abraca-picture-turn-more = { $player }: { $spells }, oder Schluss
abraca-picture-your-turn-first = Du bist dran: Sag einen Zauber an
abraca-picture-your-turn-more = Du bist dran: { $spells }, oder Schluss
abraca-picture-calls-first = { $player }: { $spells }
abraca-picture-calls-more = { $player }: { $spells } oder Schluss
abraca-picture-calls-two = { $from }, { $to }
abraca-picture-no-turn = Das Spiel ist aus
abraca-picture-cast-hit = { $player } sagt { $number } an: { $spell }
abraca-picture-cast-miss = { $player } hat keine { $number }: { $spell }
abraca-picture-cast-lower = { $player } sagt { $number } an: zu niedrig
abraca-picture-rolled = Wurf { $roll }
abraca-picture-took-secret = nimmt einen Geheimstein
abraca-picture-change = { $player } { $change }
abraca-picture-new-round = Runde { $round } beginnt
abraca-picture-left = links von dir
abraca-picture-right = rechts von dir
abraca-picture-left-and-right = neben dir
abraca-picture-fresh = neu
abraca-picture-own-stones = Deine Steine, älteste zuerst
abraca-picture-own-secrets = Geheimsteine
abraca-picture-unseen = Steine, die du nicht siehst
abraca-picture-used = Steine auf dem Plan
abraca-picture-lobby-invite = Zauber, die alle sehen, nur du nicht
abraca-picture-reveal-won = { $player } gewinnt die Runde
abraca-picture-reveal-lost = { $player } hat kein Leben mehr
abraca-picture-end-all_used = { $player } hat alle Steine verbraucht
abraca-picture-end-attack = { $player } schaltet jemanden aus
abraca-picture-end-own_fault = { $player } hat kein Leben mehr
abraca-picture-end-survivor = Nur { $player } steht noch

# Alternativtexte und die Stellung in Worten: für Menschen, die die Bilder nicht sehen.

abraca-alt-lobby = Die Lobby von Abraca ist ein verwunschener Turm bei Nacht, mit Plätzen für { $least } bis { $most } Personen.
abraca-alt-board = Abraca, Runde { $round }.
abraca-alt-turn-first = { $player } darf jeden Zauber von 1 bis 8 ansagen.
abraca-alt-turn-more = { $player } darf { $spells } ansagen oder aufhören.
abraca-alt-over = Das Spiel ist aus.
abraca-alt-last = { $what }.
abraca-alt-seat = { $player } ({ $crest }) hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $life ->
    [one] 1 Leben
   *[other] { $life } Leben
}{ $secrets ->
    [0] { " " }und { $stones ->
        [one] 1 Stein.
       *[other] { $stones } Steine.
    }
   *[other] , { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    } und { $secrets ->
        [one] 1 Geheimstein.
       *[other] { $secrets } Geheimsteine.
    }
}
abraca-alt-seat-out = { $player } ist in dieser Runde raus.
abraca-alt-used = Steine aus dem Spiel: { $list }.
abraca-alt-used-number = { $number ->
    [1] die einzige 1
   *[other] { $used } der { $number }er
}
abraca-alt-used-aside = { $number ->
    [1] die einzige 1 (beiseitegelegt)
   *[other] { $used } der { $number }er ({ $aside } beiseitegelegt)
}
abraca-alt-table = { $pool ->
    [one] Im Vorrat liegt 1 Stein
   *[other] Im Vorrat liegen { $pool } Steine
}, und { $secrets ->
    [one] 1 Geheimstein ist übrig.
   *[other] { $secrets } Geheimsteine sind übrig.
}
abraca-alt-hand = Das ist deine Hand.
abraca-alt-watch = Das ist der Tisch, wie ihn das Publikum sieht.
abraca-alt-stones = { $player } hat die Steine { $list }.
abraca-alt-stones-hidden = { $player } hat { $count ->
    [one] 1 verdeckten Stein
   *[other] { $count } verdeckte Steine
}.
abraca-alt-own-stones = Du hast { $count ->
    [one] 1 Stein, den du nicht siehst
   *[other] { $count } Steine, die du nicht siehst
}, älteste zuerst: { $list }.
abraca-alt-own-shown = Deine Steine, älteste zuerst: { $list }.
abraca-alt-own-none = Du hast keine Steine mehr.
abraca-alt-own-stone = unbekannt
abraca-alt-own-denied = nicht { $numbers }
abraca-alt-own-fresh = neu
abraca-alt-own-secrets = Deine Geheimsteine: { $list }.
abraca-alt-unseen = Steine, die du nicht siehst: { $list }.
abraca-alt-unseen-number = { $count ->
    [0] { $number ->
        [1] nicht die 1
       *[other] keine { $number }er
    }
   *[other] { $number ->
        [1] die 1
       *[other] { $count } der { $number }er
    }
}
abraca-alt-declared = In dieser Runde angesagt: { $list }.
abraca-alt-reveal = Runde { $round } ist vorbei: { $end }.
abraca-alt-reveal-seat = { $player } hat am Ende { $life ->
    [one] 1 Leben
   *[other] { $life } Leben
} (Steine: { $hand }; geheim: { $secrets }), bekommt { $points } und hat jetzt { $total }.
abraca-alt-reveal-rest = Im Vorrat übrig: { $pool }. Geheimsteine übrig: { $secrets }.
abraca-alt-none = keine
abraca-alt-result = Abraca ist vorbei. { $winner }.
abraca-alt-rank = { $rank }. { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
