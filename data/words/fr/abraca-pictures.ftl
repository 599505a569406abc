# Les mots dessinés sur les images d’Abracada : courts, ils doivent tenir à leur place.

abraca-picture-title = Abracada… quoi ?
abraca-picture-points = { $points ->
    [one] point
   *[other] points
}
abraca-picture-out = K.-O.
abraca-picture-spells-one = { $from }
abraca-picture-spells-two = { $from } ou { $to }
abraca-picture-spells-range = de { $from } à { $to }
abraca-picture-turn-first = { $player } : annonce un sort
abraca-picture-turn-more = { $player } : { $spells }, ou stop
abraca-picture-your-turn-first = À toi : annonce un sort
abraca-picture-your-turn-more = À toi : { $spells }, ou stop
abraca-picture-calls-first = { $player } : { $spells }
abraca-picture-calls-more = { $player } : { $spells } ou stop
abraca-picture-calls-two = { $from }, { $to }
abraca-picture-no-turn = La partie est finie
abraca-picture-cast-hit = { $player } annonce { $number } { $spell }
abraca-picture-cast-miss = { $player } n’a pas { $number } { $spell }
abraca-picture-cast-lower = { $player } annonce { $number }, trop bas
abraca-picture-rolled = dé { $roll }
abraca-picture-took-secret = prend une pierre secrète
abraca-picture-change = { $player } { $change }
abraca-picture-new-round = La manche { $round } commence
abraca-picture-left = à ta gauche
abraca-picture-right = à ta droite
abraca-picture-left-and-right = des deux côtés
abraca-picture-fresh = neuve
abraca-picture-own-stones = Tes pierres, par ancienneté
abraca-picture-own-secrets = Tes secrètes
abraca-picture-unseen = Cachées pour toi
abraca-picture-used = Sur le plateau
abraca-picture-lobby-invite = Des sorts que tout le monde voit, sauf toi
abraca-picture-reveal-won = { $player } gagne la manche
abraca-picture-reveal-lost = { $player } n’a plus de vie
abraca-picture-end-all_used = { $player } a utilisé toutes ses pierres
abraca-picture-end-attack = { $player } met K.-O. un rival
abraca-picture-end-own_fault = { $player } n’a plus de vie
abraca-picture-end-survivor = { $player }, dernier mage debout

# Les textes de remplacement et la position en mots, pour qui ne voit pas les images.

abraca-alt-lobby = Une table d’Abracada attend { $least } à { $most } personnes dans une tour maudite, la nuit.
abraca-alt-board = Abracada, manche { $round }.
abraca-alt-turn-first = { $player } peut annoncer n’importe quel sort de 1 à 8.
abraca-alt-turn-more = { $player } peut annoncer { $spells }, ou s’arrêter.
abraca-alt-over = La partie est finie.
abraca-alt-last = { $what }.
abraca-alt-seat = { $player } ({ $crest }) a { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $life ->
    [one] { $life } vie
   *[other] { $life } vies
}{ $secrets ->
    [0] { " " }et { $stones ->
        [one] { $stones } pierre.
       *[other] { $stones } pierres.
    }
   *[other] , { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } et { $secrets ->
        [one] { $secrets } pierre secrète.
       *[other] { $secrets } pierres secrètes.
    }
}
abraca-alt-seat-out = { $player } est hors jeu pour cette manche.
abraca-alt-used = Pierres hors jeu : { $list }.
abraca-alt-used-number = { $number ->
    [1] le seul 1
   *[other] { $used } fois le { $number }
}
abraca-alt-used-aside = { $number ->
    [1] le seul 1 (mis de côté)
   *[other] { $used } fois le { $number } (dont { $aside } de côté)
}
abraca-alt-table = { $pool ->
    [one] La pioche a { $pool } pierre
   *[other] La pioche a { $pool } pierres
}, et il reste { $secrets ->
    [one] { $secrets } pierre secrète.
   *[other] { $secrets } pierres secrètes.
}
abraca-alt-hand = Voici ta main.
abraca-alt-watch = Voici la table comme la voit le public.
abraca-alt-stones = { $player } a les pierres { $list }.
abraca-alt-stones-hidden = { $player } a { $count ->
    [one] { $count } pierre cachée
   *[other] { $count } pierres cachées
}.
abraca-alt-own-stones = Tu as { $count ->
    [one] { $count } pierre que tu ne vois pas
   *[other] { $count } pierres que tu ne vois pas
}, de la plus ancienne à la plus récente : { $list }.
abraca-alt-own-shown = Tes pierres, de la plus ancienne à la plus récente : { $list }.
abraca-alt-own-none = Tu n’as plus de pierre.
abraca-alt-own-stone = inconnue
abraca-alt-own-denied = pas { $numbers }
abraca-alt-own-fresh = neuve
abraca-alt-own-secrets = Tes pierres secrètes : { $list }.
abraca-alt-unseen = Exemplaires que tu ne vois pas : { $list }.
abraca-alt-unseen-number = { $count ->
    [0] { $number ->
        [1] pas le 1
       *[other] aucun { $number }
    }
   *[other] { $number ->
        [1] le 1
       *[other] { $count } fois le { $number }
    }
}
abraca-alt-declared = Annoncés dans cette manche : { $list }.
abraca-alt-reveal = Fin de la manche { $round } : { $end }.
abraca-alt-reveal-seat = { $player } finit avec { $life ->
    [one] { $life } vie
   *[other] { $life } vies
} (pierres : { $hand } ; secrètes : { $secrets }), marque { $points } et en a { $total }.
abraca-alt-reveal-rest = Restent dans la pioche : { $pool }. Pierres secrètes restantes : { $secrets }.
abraca-alt-none = aucune
abraca-alt-result = La partie d’Abracada est finie. { $winner }.
abraca-alt-rank = { $rank }. { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
