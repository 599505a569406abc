# Les mots dessinés sur les images de Saga : courts, ils doivent tenir à leur place.

saga-picture-title = Le Fil des Fées
saga-picture-letter-journey = V
saga-picture-letter-conquest = C
saga-picture-letter-fight = B
saga-picture-letter-wonder = P
saga-picture-letter-vow = U
saga-picture-letter-love = A
saga-picture-letter-friendship = T
saga-picture-round = Tour { $round } · { $follows }
saga-picture-follows = la suite : après { $type-one }
saga-picture-follows-any = la suite : libre
saga-picture-turn-mulligan = Premières mains : garder ou changer
saga-picture-turn-before = Les Fées peuvent interférer
saga-picture-turn-after = Dé lancé : réagis ou passe
saga-picture-turn-main = { $player } raconte l’histoire
saga-picture-turn-trial = { $player } doit tenter l’épreuve
saga-picture-turn-choice = { $player } choisit pour { $card }
saga-picture-turn-choice-plain = { $player } choisit
saga-picture-turn-discard = { $count ->
    [one] { $player } défausse
   *[other] { $player } défaussent
}
saga-picture-turn-retrieve = { $player } paie pour { $card }
saga-picture-own-main = Tu racontes l’histoire
saga-picture-own-trial = Tu dois tenter l’épreuve
saga-picture-own-choice = Tu choisis pour { $card }
saga-picture-own-choice-plain = Tu choisis
saga-picture-own-discard = Tu défausses
saga-picture-own-retrieve = Tu paies pour { $card }
saga-picture-headline-mulligan = Garder ou changer ?
saga-picture-headline-before = Interférer ou passer
saga-picture-headline-after = Réagir ou passer
saga-picture-headline-main = { $player } raconte l’histoire
saga-picture-headline-trial = { $player } tente l’épreuve
saga-picture-headline-choice = { $player } choisit
saga-picture-headline-retrieve = { $player } paie
saga-picture-headline-discard = { $count ->
    [one] { $player } défausse
   *[other] { $player } défaussent
}
saga-picture-next = la suite : après
saga-picture-next-any = toute carte
saga-picture-standing = { $card } : { $score ->
    [0] dé
   *[other] dé + { $score }
} doit battre { $difficulty }
saga-picture-standing-rolled = { $card } : { $score ->
    [0] { $die }
   *[other] { $die } + { $score }
} contre { $difficulty }
saga-picture-to-beat = { $dice ->
    [0] { $difficulty }
    [one] { $difficulty ->
        [0] un dé
       *[other] { $difficulty } + un dé
    }
   *[other] { $difficulty ->
        [0] { $dice } dés
       *[other] { $difficulty } + { $dice } dés
    }
}
saga-picture-standing-pay = { $card } : { $due ->
    [one] { $due } carte à défausser
   *[other] { $due } cartes à défausser
}
saga-picture-standing-open = { $card }
saga-picture-gone = une carte disparue
saga-picture-before = L’épreuve { $hero-initial ->
    [vowel] d’{ $hero }
   *[consonant] de { $hero }
}
saga-picture-before-caption = avant la première Aventure
saga-picture-attempt = { $player } : { $challenge }
saga-picture-attempt-trial = { $player } : l’épreuve { $hero-initial ->
    [vowel] d’{ $hero }
   *[consonant] de { $hero }
}
saga-picture-anchored = après { $card }
saga-picture-trial-caption = l’épreuve du Héros
saga-picture-step = étape { $step } sur { $count }
saga-picture-earlier = étape { $step } : { $total } > { $difficulty }
saga-picture-pay = { $due ->
    [one] { $due } carte à défausser
   *[other] { $due } cartes à défausser
}
saga-picture-paid = { $paid } sur { $due ->
    [one] { $due } carte défaussée
   *[other] { $due } cartes défaussées
}
saga-picture-condition-held = Condition remplie
saga-picture-condition-failed = Condition non remplie
saga-picture-won = réussie
saga-picture-lost = ratée
saga-picture-reward-times = { $times ->
    [0] sans Récompense
   *[other] Récompense × { $times }
}
saga-picture-failure-times = { $times ->
    [0] sans Échec
   *[other] Échec × { $times }
}
saga-picture-die = dé
saga-picture-rolled = lancé : { $roll }
saga-picture-works = c’est réussi
saga-picture-fails = c’est raté
saga-picture-so-far-works = réussi pour l’instant
saga-picture-so-far-fails = raté pour l’instant
saga-picture-needs = { $least ->
    [1] tout résultat suffit
    [7] rien ne suffit
    [6] il faut un 6
   *[other] il faut { $least } ou plus
}
saga-picture-difficulty = à battre
saga-picture-effect-mist = +2
saga-picture-effect-star = −2
saga-picture-effect-storm = + dé
saga-picture-effect-fairy_blade = −3
saga-picture-effect-cunning = Sagesse
saga-picture-effect-golden_key = Richesse
saga-picture-effect-whirlwind = relance
saga-picture-effect-clover = plus haut
saga-picture-effect-black_cat = plus bas
saga-picture-effect-miracle = = 6
saga-picture-effect-mercy = sans Échec
saga-picture-effect-ingratitude = 0 Récomp.
saga-picture-effect-minstrel = Récomp. ×2
saga-picture-effect-talisman = annule
saga-picture-playable = jouable maintenant
saga-picture-can-aid = peut changer la Difficulté
saga-picture-idle = ne change rien ici
saga-picture-may-go = défausse possible
saga-picture-goes = tu la défausses
saga-picture-missing = { $count ->
    [0] atteint !
   *[other] encore { $count }
}
saga-picture-count-great_lover = Amours en jeu
saga-picture-count-sly_schemer = Aventures ratées
saga-picture-count-wise_king = Conquêtes et Vœux
saga-picture-count-champion = Combats en jeu
saga-picture-count-wanderer = Voyages, Amitiés
saga-picture-count-sorcerer = Prodiges en jeu
saga-picture-count-paladin = Vœux en jeu
saga-picture-count-good_companion = Amitiés en jeu
saga-picture-count-merchant_prince = Voyages, Conquêtes
saga-picture-count-tyrant = Conquêtes et Combats
saga-picture-count-dragon_slayer = Combats en jeu
saga-picture-count-saint = Vœux en jeu
saga-picture-count-tragic_hero = Aventures ratées
saga-picture-count-court_favourite = Amours en jeu
saga-picture-count-alchemist = Prodiges en jeu
saga-picture-count-invincible = Aventures réussies
saga-picture-known-aim = { $player } : { $aim }, { $count ->
    [0] atteint
   *[other] encore { $count }
}
saga-picture-known-maybe = { $player } a peut-être encore { $aim }
saga-picture-known-shared = { $count ->
    [one] { $players } a { $cards }
   *[other] { $players } ont ensemble { $cards }
}
saga-picture-known-least = { $count ->
    [one] { $players } a au moins { $least } de ces cartes : { $cards }
   *[other] { $players } ont ensemble au moins { $least } de ces cartes : { $cards }
}
saga-picture-known-cards = { $player } a { $cards }
saga-picture-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $players } gagne !
   *[other] { $players } gagnent !
}
saga-picture-nobody = Personne ne gagne
saga-picture-how-objective = Un Objectif secret est atteint
saga-picture-how-hero = Le but du Héros est atteint
saga-picture-how-epilogue = L’épilogue décide
saga-picture-how-none = La partie s’est arrêtée avant la fin
saga-picture-lobby-invite = File le conte du Héros à ta façon

# Les textes de remplacement et la position en mots.

saga-alt-lobby = Une table du Fil des Fées est ouverte, pour { $least } à { $most } personnes.
saga-alt-board = Le Fil des Fées. { $turn }.
saga-alt-turn = { $turn }.
saga-alt-next = Tour de table { $round }. La prochaine Aventure doit suivre { $kind ->
    [conquest] une Conquête
    [fight] un Combat
    [friendship] une Amitié
    [journey] un Voyage
    [love] un Amour
    [vow] un Vœu
   *[wonder] un Prodige
}.
saga-alt-next-any = Tour de table { $round }. La prochaine Aventure peut suivre n’importe quelle carte.
saga-alt-hand = Ta main et ton Objectif secret.
saga-alt-result = { $winners } { $how }.
saga-alt-hero = Le Héros, { $hero }, a { $values }.
saga-alt-trial-passed = { $hero } a réussi l’épreuve.
saga-alt-trial-due = { $fails ->
    [0] { $hero } doit encore réussir l’épreuve.
    [one] { $hero } a raté l’épreuve une fois.
   *[other] { $hero } a raté l’épreuve { $fails } fois.
}
saga-alt-challenge = { $title } ({ $caption }).
saga-alt-stands = { $what }.
saga-alt-earlier = Avant cela, { $list }.
saga-alt-sum = { $score ->
    [0] Le dé
   *[other] Le dé + { $score } ({ $what })
} doit battre { $difficulty }
saga-alt-sum-rolled = { $score ->
    [0] Le dé donne { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }(lancé : { $rolled })
    } contre { $difficulty }
   *[other] Le dé donne { $die }{ $rolled ->
        [0] { "" }
       *[other] { " " }(lancé : { $rolled })
    } : { $die } + { $score } ({ $what }) = { $total } contre { $difficulty }
}
saga-alt-initiative = Les dés pour le premier tour : { $list }.
saga-alt-throw = { $player } { $dice }
saga-alt-plays = Cartes jouées : { $list }.
saga-alt-play = { $card } par { $player } ({ $effect })
saga-alt-play-cancelled = { $card } par { $player } (annulée)
saga-alt-aid = { $card } par { $player } (défaussée)
saga-alt-story = { $count ->
    [0] L’histoire n’a pas encore d’Aventure.
    [one] L’histoire a { $count } Aventure.
   *[other] L’histoire a { $count } Aventures ; réussies : { $won }, ratées : { $lost }.
}
saga-alt-newest = Les dernières : { $list }.
saga-alt-whole-story = Toutes : { $list }.
saga-alt-entry-won = { $card } ({ $type-won }, par { $player })
saga-alt-entry-lost = { $card } ({ $type-lost }, par { $player })
saga-alt-entry-open = { $card } ({ $type } en suspens, par { $player })
saga-alt-seat = { $player } ({ $crest }) a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
saga-alt-piles = Il reste { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche. Les défausses ont { $adventures ->
    [one] { $adventures } Aventure
   *[other] { $adventures } Aventures
} et { $interferences ->
    [one] { $interferences } Interférence
   *[other] { $interferences } Interférences
}.
saga-alt-top = La dernière Aventure défaussée est { $card }.
saga-alt-own-aim = Ton Objectif est { $aim }.
saga-alt-aim = { $name } ({ $needs })
saga-alt-need = { $what } { $present } sur { $required }
saga-alt-playable = Tu peux jouer { $list }.
saga-alt-none-playable = Tu ne peux jouer aucune carte maintenant.
saga-alt-others = Tu as aussi { $list }.
saga-alt-card-plain = { $card } : { $text }
saga-alt-card = { $card } : { $text } ({ $why })
saga-alt-may-go = Tu peux défausser { $list }.
saga-alt-goes = Tu défausses { $list }.
saga-alt-known-aim = { $player } a pour Objectif { $aim }.
saga-alt-known-cards = Tu le sais : { $player } a { $cards }.
saga-alt-deduced = { $what }.
saga-alt-found-aim = Tu peux garder cet Objectif à la place : { $aim }.
saga-alt-searched = Tu peux prendre une de ces cartes : { $list }.
