# Wörter auf den Bildern von Saga: kurz, sie müssen passen.

saga-picture-title = Der Faden der Feen
saga-picture-letter-journey = R
saga-picture-letter-conquest = E
saga-picture-letter-fight = K
saga-picture-letter-wonder = W
saga-picture-letter-vow = S
saga-picture-letter-love = L
saga-picture-letter-friendship = F
saga-picture-round = Runde { $round } · { $follows }
saga-picture-follows = nächste Karte nach { $type }
saga-picture-follows-any = nächste Karte nach Belieben
saga-picture-turn-mulligan = Erste Hand: behalten oder tauschen
saga-picture-turn-before = Die Feen dürfen eingreifen
saga-picture-turn-after = Gewürfelt: reagieren oder passen
saga-picture-turn-main = { $player } erzählt die Geschichte
saga-picture-turn-trial = { $player } muss in die Prüfung
saga-picture-turn-choice = { $player } wählt für „{ $card }“
saga-picture-turn-choice-plain = { $player } wählt
saga-picture-turn-discard = { $count ->
    [one] { $player } wirft ab
   *[other] { $player } werfen ab
}
saga-picture-turn-retrieve = { $player } zahlt für „{ $card }“
saga-picture-own-main = Du erzählst die Geschichte
saga-picture-own-trial = Du musst in die Prüfung
saga-picture-own-choice = Du wählst für „{ $card }“
saga-picture-own-choice-plain = Du wählst
saga-picture-own-discard = Du wirfst ab
saga-picture-own-retrieve = Du zahlst für „{ $card }“
saga-picture-headline-mulligan = Behalten oder tauschen?
saga-picture-headline-before = Eingreifen oder passen
saga-picture-headline-after = Reagieren oder passen
# Differs: the board has little room.
saga-picture-headline-main = { $player } erzählt
saga-picture-headline-trial = { $player } wagt die Prüfung
saga-picture-headline-choice = { $player } wählt
saga-picture-headline-retrieve = { $player } zahlt
saga-picture-headline-discard = { $count ->
    [one] { $player } wirft ab
   *[other] { $player } werfen ab
}
saga-picture-next = nächste Karte nach
saga-picture-next-any = Belieben
saga-picture-standing = { $card }: { $score ->
    [0] Würfel
   *[other] Würfel + { $score }
} muss { $difficulty } schlagen
saga-picture-standing-rolled = { $card }: { $score ->
    [0] { $die }
   *[other] { $die } + { $score }
} gegen { $difficulty }
saga-picture-to-beat = { $dice ->
    [0] { $difficulty }
    [one] { $difficulty ->
        [0] einen Würfel
       *[other] { $difficulty } + einen Würfel
    }
   *[other] { $difficulty ->
        [0] { $dice } Würfel
       *[other] { $difficulty } + { $dice } Würfel
    }
}
saga-picture-standing-pay = { $card }: { $due ->
    [one] 1 Karte abwerfen
   *[other] { $due } Karten abwerfen
}
saga-picture-standing-open = { $card }
saga-picture-gone = eine Karte, die weg ist
saga-picture-before = Prüfung von { $hero }
saga-picture-before-caption = vor dem ersten Abenteuer
saga-picture-attempt = { $player }: { $challenge }
saga-picture-attempt-trial = { $player }: Prüfung von { $hero }
saga-picture-anchored = nach „{ $card }“
saga-picture-trial-caption = die Heldenprüfung
saga-picture-step = Schritt { $step } von { $count }
saga-picture-earlier = Schritt { $step }: { $total } > { $difficulty }
saga-picture-pay = { $due ->
    [one] 1 Karte abwerfen
   *[other] { $due } Karten abwerfen
}
saga-picture-paid = { $paid } von { $due ->
    [one] 1 Karte abgeworfen
   *[other] { $due } Karten abgeworfen
}
saga-picture-condition-held = Bedingung erfüllt
saga-picture-condition-failed = Bedingung nicht erfüllt
saga-picture-won = bestanden
saga-picture-lost = gescheitert
saga-picture-reward-times = { $times ->
    [0] kein Lohn
   *[other] Lohn × { $times }
}
saga-picture-failure-times = { $times ->
    [0] kein Fehlschlag
   *[other] Fehlschlag × { $times }
}
saga-picture-die = Würfel
saga-picture-rolled = Wurf { $roll }
saga-picture-works = gelungen
saga-picture-fails = misslungen
saga-picture-so-far-works = gelingt bisher
saga-picture-so-far-fails = misslingt bisher
saga-picture-needs = { $least ->
    [1] jeder Wurf reicht
    [7] kein Wurf reicht
    [6] nur eine 6 reicht
   *[other] { $least } oder mehr reicht
}
saga-picture-difficulty = zu schlagen
saga-picture-effect-mist = +2
saga-picture-effect-star = −2
saga-picture-effect-storm = + Würfel
saga-picture-effect-fairy_blade = −3
saga-picture-effect-cunning = Weisheit
saga-picture-effect-golden_key = Reichtum
saga-picture-effect-whirlwind = neu
saga-picture-effect-clover = höher
saga-picture-effect-black_cat = niedriger
saga-picture-effect-miracle = = 6
saga-picture-effect-mercy = kein Fehlschlag
saga-picture-effect-ingratitude = kein Lohn
saga-picture-effect-minstrel = Lohn ×2
saga-picture-effect-talisman = hebt auf
saga-picture-playable = jetzt spielbar
saga-picture-can-aid = ändert die Schwierigkeit
saga-picture-missing = { $count ->
    [0] erreicht!
   *[other] noch { $count }
}
saga-picture-count-great_lover = Liebe im Spiel
# Differs: the label has little room.
saga-picture-count-sly_schemer = Gescheitert
saga-picture-count-wise_king = Eroberung, Schwur
saga-picture-count-champion = Kämpfe im Spiel
saga-picture-count-wanderer = Reise, Freunde
saga-picture-count-sorcerer = Wunder im Spiel
saga-picture-count-paladin = Schwüre im Spiel
saga-picture-count-good_companion = Freundschaften
saga-picture-count-merchant_prince = Reise, Eroberung
saga-picture-count-tyrant = Eroberung, Kampf
saga-picture-count-dragon_slayer = Kämpfe im Spiel
saga-picture-count-saint = Schwüre im Spiel
# Differs: the label has little room.
saga-picture-count-tragic_hero = Gescheitert
saga-picture-count-court_favourite = Liebe im Spiel
saga-picture-count-alchemist = Wunder im Spiel
saga-picture-count-invincible = Abenteuer bestanden
saga-picture-known-aim = { $player }: { $aim }, { $count ->
    [0] erreicht
   *[other] noch { $count }
}
saga-picture-known-maybe = { $player } hat vielleicht noch „{ $aim }“
saga-picture-known-shared = { $count ->
    [one] { $players } hat { $cards }
   *[other] { $players } haben zusammen { $cards }
}
saga-picture-known-least = { $count ->
    [one] { $players } hat mindestens { $least } von { $cards }
   *[other] { $players } haben zusammen mindestens { $least } von { $cards }
}
saga-picture-known-cards = { $player } hat { $cards }
saga-picture-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $players } gewinnt!
   *[other] { $players } gewinnen!
}
saga-picture-nobody = Niemand gewinnt
saga-picture-how-objective = Ein geheimes Ziel ist erreicht
saga-picture-how-hero = Das Heldenziel ist erreicht
saga-picture-how-epilogue = Der Epilog entscheidet
saga-picture-how-none = Das Spiel endete vorzeitig
saga-picture-lobby-invite = Spinn die Heldensage nach deinem Sinn

# Alternativtexte und die Stellung in Worten.

saga-alt-lobby = Ein Tisch „Der Faden der Feen“ für { $least } bis { $most } Personen ist offen.
saga-alt-board = Der Faden der Feen. { $turn }.
saga-alt-turn = { $turn }.
saga-alt-next = Runde { $round }. Das nächste Abenteuer muss folgen auf { $kind ->
    [conquest] eine Eroberung
    [fight] einen Kampf
    [friendship] eine Freundschaft
    [journey] eine Reise
    [love] eine Liebe
    [vow] einen Schwur
   *[wonder] ein Wunder
}.
saga-alt-next-any = Runde { $round }. Das nächste Abenteuer darf auf alles folgen.
saga-alt-hand = Deine Hand und dein geheimes Ziel.
saga-alt-result = { $winners } { $how }.
saga-alt-hero = Der Held, { $hero }, hat { $values }.
saga-alt-trial-passed = { $hero } hat die Prüfung bestanden.
saga-alt-trial-due = { $fails ->
    [0] { $hero } muss die Prüfung noch bestehen.
    [one] { $hero } ist einmal an der Prüfung gescheitert.
   *[other] { $hero } ist { $fails }-mal an der Prüfung gescheitert.
}
saga-alt-challenge = { $title } ({ $caption }).
saga-alt-stands = { $what }.
saga-alt-earlier = Davor { $list }.
saga-alt-sum = { $score ->
    [0] Der Würfel
   *[other] Der Würfel + { $score } ({ $what })
} muss { $difficulty } schlagen
saga-alt-sum-rolled = { $score ->
    [0] Der Würfel zeigt { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }(geworfen { $rolled })
    } gegen { $difficulty }
   *[other] Der Würfel zeigt { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }(geworfen { $rolled })
    }: { $die } + { $score } ({ $what }) = { $total } gegen { $difficulty }
}
saga-alt-initiative = Die Würfel um den ersten Zug: { $list }.
saga-alt-throw = { $player } { $dice }
saga-alt-plays = Gespielte Karten: { $list }.
saga-alt-play = „{ $card }“ von { $player } ({ $effect })
saga-alt-play-cancelled = „{ $card }“ von { $player } (aufgehoben)
saga-alt-aid = „{ $card }“ von { $player } (abgeworfen)
saga-alt-story = { $count ->
    [0] Die Geschichte hat noch keine Abenteuer.
    [one] Die Geschichte hat 1 Abenteuer.
   *[other] Die Geschichte hat { $count } Abenteuer: { $won } bestanden, { $lost } gescheitert.
}
saga-alt-newest = Die neuesten: { $list }.
saga-alt-whole-story = Alle: { $list }.
saga-alt-entry-won = „{ $card }“ ({ $type } von { $player }, bestanden)
saga-alt-entry-lost = „{ $card }“ ({ $type } von { $player }, gescheitert)
saga-alt-entry-open = „{ $card }“ ({ $type } von { $player }, noch offen)
saga-alt-seat = { $player } ({ $crest }) hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
saga-alt-piles = Der Stapel hat noch { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
}. In der Ablage liegen { $adventures ->
    [one] 1 Abenteuer
   *[other] { $adventures } Abenteuer
} und { $interferences ->
    [one] 1 Eingriff
   *[other] { $interferences } Eingriffe
}.
saga-alt-top = Das oberste abgelegte Abenteuer ist „{ $card }“.
saga-alt-own-aim = Dein Ziel ist { $aim }.
saga-alt-aim = „{ $name }“ ({ $needs })
saga-alt-need = { $what } { $present } von { $required }
saga-alt-playable = Du kannst spielen: { $list }.
saga-alt-none-playable = Jetzt kannst du keine Karte spielen.
saga-alt-others = Du hast auch: { $list }.
saga-alt-card-plain = „{ $card }“: { $text }
saga-alt-card = „{ $card }“: { $text } ({ $why })
saga-alt-known-aim = Das Ziel von { $player } ist { $aim }.
saga-alt-known-cards = Du weißt, dass { $player } diese Karten hat: { $cards }.
saga-alt-deduced = { $what }.
saga-alt-found-aim = Stattdessen kannst du dieses Ziel behalten: { $aim }.
saga-alt-searched = Du kannst eine davon nehmen: { $list }.
saga-picture-idle = ändert jetzt nichts
saga-picture-may-go = kannst du abwerfen
saga-picture-goes = wirfst du ab
saga-alt-may-go = Du kannst abwerfen: { $list }.
saga-alt-goes = Du wirfst ab: { $list }.
