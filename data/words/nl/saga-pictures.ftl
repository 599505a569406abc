# Woorden op de afbeeldingen van Saga: kort, ze moeten passen.

saga-picture-title = De draad van de feeën
# Elke soort een eigen letter: O uit Verovering, E uit Gelofte.
saga-picture-letter-journey = R
saga-picture-letter-conquest = O
saga-picture-letter-fight = G
saga-picture-letter-wonder = W
saga-picture-letter-vow = E
saga-picture-letter-love = L
saga-picture-letter-friendship = V
saga-picture-round = Ronde { $round } · { $follows }
saga-picture-follows = volgende kaart na { $type }
saga-picture-follows-any = volgende kaart na wat dan ook
saga-picture-turn-mulligan = Eerste handen: houden of ruilen
saga-picture-turn-before = De feeën mogen ingrijpen
saga-picture-turn-after = Gegooid: reageer of pas
saga-picture-turn-main = { $player } vertelt het verhaal
saga-picture-turn-trial = { $player } moet de heldenproef doen
saga-picture-turn-choice = { $player } kiest voor { $card }
saga-picture-turn-choice-plain = { $player } kiest
saga-picture-turn-discard = { $count ->
    [one] { $player } legt af
   *[other] { $player } leggen af
}
saga-picture-turn-retrieve = { $player } betaalt voor { $card }
saga-picture-own-main = Jij vertelt het verhaal
saga-picture-own-trial = Jij moet de heldenproef doen
saga-picture-own-choice = Jij kiest voor { $card }
saga-picture-own-choice-plain = Jij kiest
saga-picture-own-discard = Jij legt af
saga-picture-own-retrieve = Jij betaalt voor { $card }
saga-picture-headline-mulligan = Houden of ruilen?
saga-picture-headline-before = Grijp in of pas
saga-picture-headline-after = Reageer of pas
saga-picture-headline-main = { $player } vertelt het verhaal
saga-picture-headline-trial = { $player } doet de heldenproef
saga-picture-headline-choice = { $player } kiest
saga-picture-headline-retrieve = { $player } betaalt
saga-picture-headline-discard = { $count ->
    [one] { $player } legt af
   *[other] { $player } leggen af
}
saga-picture-next = volgende kaart na
saga-picture-next-any = wat dan ook
saga-picture-standing = { $card }: { $score ->
    [0] worp
   *[other] worp + { $score }
} moet boven { $difficulty }
saga-picture-standing-rolled = { $card }: { $score ->
    [0] { $die }
   *[other] { $die } + { $score }
} tegen { $difficulty }
saga-picture-to-beat = { $dice ->
    [0] { $difficulty }
    [one] { $difficulty ->
        [0] een worp
       *[other] { $difficulty } + een worp
    }
   *[other] { $difficulty ->
        [0] { $dice } worpen
       *[other] { $difficulty } + { $dice } worpen
    }
}
saga-picture-standing-pay = { $card }: { $due ->
    [one] 1 kaart afleggen
   *[other] { $due } kaarten afleggen
}
saga-picture-standing-open = { $card }
saga-picture-gone = een verdwenen kaart
saga-picture-before = Heldenproef van { $hero }
saga-picture-before-caption = voor het eerste Avontuur
saga-picture-attempt = { $player }: { $challenge }
saga-picture-attempt-trial = { $player }: heldenproef van { $hero }
saga-picture-anchored = na { $card }
saga-picture-trial-caption = de heldenproef
saga-picture-step = stap { $step } van { $count }
saga-picture-earlier = stap { $step }: { $total } > { $difficulty }
saga-picture-pay = { $due ->
    [one] 1 kaart afleggen
   *[other] { $due } kaarten afleggen
}
saga-picture-paid = { $paid } van { $due ->
    [one] 1 kaart afgelegd
   *[other] { $due } kaarten afgelegd
}
saga-picture-condition-held = De voorwaarde klopt
saga-picture-condition-failed = De voorwaarde klopt niet
saga-picture-won = gehaald
saga-picture-lost = mislukt
saga-picture-reward-times = { $times ->
    [0] geen Beloning
   *[other] Beloning × { $times }
}
saga-picture-failure-times = { $times ->
    [0] geen Tegenslag
   *[other] Tegenslag × { $times }
}
saga-picture-die = worp
saga-picture-rolled = { $roll } gegooid
saga-picture-works = het lukt
saga-picture-fails = het mislukt
saga-picture-so-far-works = tot nu toe lukt het
saga-picture-so-far-fails = tot nu toe mislukt het
saga-picture-needs = { $least ->
    [1] elke worp is goed
    [7] geen worp is genoeg
    [6] alleen een 6 is goed
   *[other] { $least } of meer is goed
}
saga-picture-difficulty = te verslaan
saga-picture-effect-mist = +2
saga-picture-effect-star = −2
saga-picture-effect-storm = + worp
saga-picture-effect-fairy_blade = −3
saga-picture-effect-cunning = Wijsheid
saga-picture-effect-golden_key = Rijkdom
saga-picture-effect-whirlwind = opnieuw
saga-picture-effect-clover = hoogste
saga-picture-effect-black_cat = laagste
saga-picture-effect-miracle = = 6
saga-picture-effect-mercy = geen Tegenslag
saga-picture-effect-ingratitude = geen Beloning
saga-picture-effect-minstrel = Beloning ×2
saga-picture-effect-talisman = heft op
saga-picture-playable = nu te spelen
saga-picture-can-aid = kan de Moeilijkheid veranderen
saga-picture-idle = verandert nu niets
saga-picture-may-go = mag je afleggen
saga-picture-goes = leg je af
saga-picture-missing = { $count ->
    [0] gehaald!
   *[other] nog { $count } te gaan
}
saga-picture-count-great_lover = Liefdes in het spel
saga-picture-count-sly_schemer = mislukte Avonturen
saga-picture-count-wise_king = Verovering, Gelofte
saga-picture-count-champion = Gevechten in het spel
saga-picture-count-wanderer = Reis, Vriendschap
saga-picture-count-sorcerer = Wonderen in het spel
saga-picture-count-paladin = Geloften in het spel
saga-picture-count-good_companion = Vriendschappen
saga-picture-count-merchant_prince = Reis, Verovering
saga-picture-count-tyrant = Verovering, Gevecht
saga-picture-count-dragon_slayer = Gevechten in het spel
saga-picture-count-saint = Geloften in het spel
saga-picture-count-tragic_hero = mislukte Avonturen
saga-picture-count-court_favourite = Liefdes in het spel
saga-picture-count-alchemist = Wonderen in het spel
saga-picture-count-invincible = gehaalde Avonturen
saga-picture-known-aim = { $player }: { $aim }, { $count ->
    [0] gehaald
   *[other] nog { $count } te gaan
}
saga-picture-known-maybe = { $player } heeft misschien nog { $aim }
saga-picture-known-shared = { $count ->
    [one] { $players } heeft { $cards }
   *[other] { $players } hebben samen { $cards }
}
saga-picture-known-least = { $count ->
    [one] { $players } heeft er minstens { $least } van { $cards }
   *[other] { $players } hebben samen minstens { $least } van { $cards }
}
saga-picture-known-cards = { $player } heeft { $cards }
saga-picture-winners = { $count ->
    [0] Niemand wint.
    [one] { $players } wint!
   *[other] { $players } winnen!
}
saga-picture-nobody = Niemand wint
saga-picture-how-objective = Een geheim Doel is bereikt
saga-picture-how-hero = Het heldendoel is bereikt
saga-picture-how-epilogue = De epiloog beslist
saga-picture-how-none = Het spel eindigde eerder
saga-picture-lobby-invite = Spin het heldenverhaal jouw kant op

# Alternatieve teksten en de stand in woorden.

saga-alt-lobby = Een tafel van De draad van de feeën voor { $least } tot { $most } spelers is open.
saga-alt-board = De draad van de feeën. { $turn }.
saga-alt-turn = { $turn }.
saga-alt-next = Ronde { $round }. Het volgende Avontuur moet volgen op { $kind ->
    [conquest] een Verovering
    [fight] een Gevecht
    [friendship] een Vriendschap
    [journey] een Reis
    [love] een Liefde
    [vow] een Gelofte
   *[wonder] een Wonder
}.
saga-alt-next-any = Ronde { $round }. Het volgende Avontuur kan op elke kaart volgen.
saga-alt-hand = Jouw hand en jouw geheime Doel.
saga-alt-result = { $winners } { $how }.
saga-alt-hero = De held, { $hero }, heeft { $values }.
saga-alt-trial-passed = { $hero } heeft de heldenproef doorstaan.
saga-alt-trial-due = { $fails ->
    [0] { $hero } moet de heldenproef nog doorstaan.
    [one] De heldenproef van { $hero } is één keer mislukt.
   *[other] De heldenproef van { $hero } is { $fails } keer mislukt.
}
saga-alt-challenge = { $title } ({ $caption }).
saga-alt-stands = { $what }.
saga-alt-earlier = Daarvoor: { $list }.
saga-alt-sum = { $score ->
    [0] De worp
   *[other] De worp + { $score } ({ $what })
} moet boven { $difficulty }
saga-alt-sum-rolled = { $score ->
    [0] De dobbelsteen toont { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }({ $rolled } gegooid)
    } tegen { $difficulty }
   *[other] De dobbelsteen toont { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }({ $rolled } gegooid)
    }: { $die } + { $score } ({ $what }) = { $total } tegen { $difficulty }
}
saga-alt-initiative = De worpen om de eerste beurt: { $list }.
saga-alt-throw = { $player } { $dice }
saga-alt-plays = Gespeelde kaarten: { $list }.
saga-alt-play = { $card } van { $player } ({ $effect })
saga-alt-play-cancelled = { $card } van { $player } (opgeheven)
saga-alt-aid = { $card } van { $player } (afgelegd)
saga-alt-story = { $count ->
    [0] Het verhaal heeft nog geen Avonturen.
    [one] Het verhaal heeft 1 Avontuur.
   *[other] Het verhaal heeft { $count } Avonturen: { $won } gehaald, { $lost } mislukt.
}
saga-alt-newest = De nieuwste: { $list }.
saga-alt-whole-story = Allemaal: { $list }.
saga-alt-entry-won = { $card } ({ $type } van { $player }, gehaald)
saga-alt-entry-lost = { $card } ({ $type } van { $player }, mislukt)
saga-alt-entry-open = { $card } ({ $type } van { $player }, niet beslist)
saga-alt-seat = { $player } ({ $crest }) heeft { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
saga-alt-piles = De stapel heeft nog { $deck ->
    [one] 1 kaart
   *[other] { $deck } kaarten
}. Afgelegd zijn { $adventures ->
    [one] 1 Avontuur
   *[other] { $adventures } Avonturen
} en { $interferences ->
    [one] 1 Ingreep
   *[other] { $interferences } Ingrepen
}.
saga-alt-top = Het bovenste afgelegde Avontuur is { $card }.
saga-alt-own-aim = Jouw Doel is { $aim }.
saga-alt-aim = { $name } ({ $needs })
saga-alt-need = { $what } { $present } van { $required }
saga-alt-playable = Je kunt { $list } spelen.
saga-alt-none-playable = Je kunt nu geen kaart spelen.
saga-alt-may-go = Je mag afleggen: { $list }.
saga-alt-goes = Je legt af: { $list }.
saga-alt-others = Je hebt ook { $list }.
saga-alt-card-plain = { $card }: { $text }
saga-alt-card = { $card }: { $text } ({ $why })
saga-alt-known-aim = Het Doel van { $player } is { $aim }.
saga-alt-known-cards = Je weet dat { $player } dit in de hand heeft: { $cards }.
saga-alt-deduced = { $what }.
saga-alt-found-aim = Je mag in plaats daarvan dit Doel houden: { $aim }.
saga-alt-searched = Je mag een van deze pakken: { $list }.
