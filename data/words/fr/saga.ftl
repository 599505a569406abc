# Saga — noms, options, choix, journal, refus et règles. Les cartes sont dans saga-cards.ftl.

saga-name = Saga : le Fil des Fées
saga-tagline = Un Héros, plusieurs Fées : tire le fil d’une vie vers ta fin secrète.
saga-players = 2 à 6 joueurs, environ 60 minutes

## Caractéristiques et types

saga-characteristic-fame = Gloire
saga-characteristic-courage = Courage
saga-characteristic-wealth = Richesse
saga-characteristic-wisdom = Sagesse
saga-characteristic-might = Force

saga-type-journey = Voyage
    .one = un Voyage
    .won = Voyage réussi
    .lost = Voyage raté
saga-type-conquest = Conquête
    .one = une Conquête
    .won = Conquête réussie
    .lost = Conquête ratée
saga-type-fight = Combat
    .one = un Combat
    .won = Combat réussi
    .lost = Combat raté
saga-type-wonder = Prodige
    .one = un Prodige
    .won = Prodige réussi
    .lost = Prodige raté
saga-type-vow = Vœu
    .one = un Vœu
    .won = Vœu réussi
    .lost = Vœu raté
saga-type-love = Amour
    .one = un Amour
    .won = Amour réussi
    .lost = Amour raté
saga-type-friendship = Amitié
    .one = une Amitié
    .won = Amitié réussie
    .lost = Amitié ratée

## De quoi se compose un score

saga-terms = { $first } + { $second }
saga-term-0 = rien d’autre
saga-term-highest = plus haute valeur
saga-term-lowest = plus basse valeur
saga-term-hand-you = cartes en main
saga-term-won-friendship = Amitiés réussies
saga-term-max-wealth-wisdom = Richesse ou Sagesse

saga-adventure-hint = { $odds } { $stakes }
saga-adventure-named = { $card } · { $type }

## Options de la table

saga-option-requirements = Objectifs
saga-option-requirements-help = À 4 ou plus, les Objectifs demandent-ils davantage, ou ce qui est imprimé ?
saga-option-requirements-scaled = Selon le nombre de joueurs
saga-option-requirements-printed = Comme imprimés (parties courtes)
saga-option-trial = L’épreuve du Héros
saga-option-trial-help = L’épreuve compte-t-elle comme réussie quand toutes les Fées l’ont ratée, ou faut-il la réussir ?
saga-option-trial-until_all_tried = Un essai chacun
saga-option-trial-until_passed = Une fois réussie
saga-option-rounds = Durée
saga-option-rounds-help = Combien de tours de table dure l’histoire ? La Fée la plus proche de son Objectif gagne alors.
saga-option-rounds-10 = 10 tours de table
saga-option-rounds-15 = 15 tours de table
saga-option-rounds-20 = 20 tours de table
saga-option-rounds-30 = 30 tours de table
saga-option-rounds-45 = 45 tours de table
saga-option-rounds-60 = 60 tours de table
saga-option-window_silence = Délai pour interférer
saga-option-window_silence-help = Si quelqu’un ne répond pas dans un défi, au bout de combien de temps passe-t-on pour lui ?
saga-option-window_silence-15 = 15 minutes
saga-option-window_silence-60 = 1 heure
saga-option-window_silence-240 = 4 heures
saga-option-window_silence-720 = 12 heures
saga-option-window_silence-1440 = 1 jour
saga-option-veil = Masquer qui passe vite
saga-option-veil-help = Quand tous ont passé, combien de temps un défi peut-il encore attendre, au hasard, pour le cacher ?
saga-option-veil-0 = Non, on continue aussitôt
saga-option-veil-10 = Jusqu’à 10 secondes
saga-option-veil-20 = Jusqu’à 20 secondes
saga-option-veil-40 = Jusqu’à 40 secondes
saga-option-veil-60 = Jusqu’à 1 minute
saga-option-retrieving = Cartes récupérées
saga-option-retrieving-help = Combien de fois par tour peut-on récupérer la dernière Aventure défaussée ?
saga-option-retrieving-once = Une fois par tour
saga-option-retrieving-any_number = Autant qu’on peut payer
saga-option-links = Liens
saga-option-links-help = 29 Aventures peuvent suivre deux types. Les deux comptent-ils, ou seulement le premier ?
saga-option-links-two_types = Les deux comptent
saga-option-links-one_type = Le premier
saga-option-objectives_open = Objectifs ouverts
saga-option-objectives_open-help = Tous les Objectifs sont-ils visibles ? C’est sympa pour une première partie.
saga-option-objectives_open-true = Visibles
saga-option-objectives_open-false = Secrets

## Ce qu’on te demande

saga-aim = Ton Objectif, { $objective } : { $first } · { $second } · { $count }. Atteins les trois pour gagner.
saga-aim-need = { $what } { $present }/{ $required }
saga-prompt-mulligan = Ta première main a peu d’Aventures. Tu la gardes ou tu la changes ?
saga-prompt-hand = Voici ta première main. L’histoire commence dès que tout le monde a répondu.
saga-option-keep-hand = Garder cette main
saga-option-redraw = Changer de main
saga-option-redraw-hint = Défausse les cinq cartes face visible et pioches-en cinq nouvelles.

saga-prompt-trial = D’abord, l’épreuve { $hero-initial ->
    [vowel] d’{ $hero }
   *[consonant] de { $hero }
}. Tente-la ce tour-ci.
saga-prompt-adventure = À toi. Qu’arrive-t-il maintenant à { $hero } ?
saga-prompt-main = À toi. Autre chose avant la fin de ton tour ?
saga-option-attempt = Tenter l’épreuve { $hero-initial ->
    [vowel] d’{ $hero }
   *[consonant] de { $hero }
}
saga-option-attempt-hint = { $odds } Dans tous les cas, pas d’Aventure ce tour-ci.
saga-option-adventure = { $card }
saga-option-play = Jouer { $card }
saga-option-retrieve = Récupérer { $card } dans la défausse
saga-option-retrieve-hint-any_number = Coûte une autre Aventure ou deux Interférences de ta main.
saga-option-retrieve-hint-once = Une fois par tour. Coûte une autre Aventure ou deux Interférences de ta main.
saga-option-end = Terminer mon tour
saga-option-end-hint = Tu gardes au plus { $limit } cartes.

saga-prompt-pay = Tu as récupéré la carte. Défausse maintenant une autre Aventure ou deux Interférences.
saga-prompt-pay-second = Choisis la seconde Interférence à défausser.
saga-option-pay = Défausser { $card }

saga-prompt-discard-limit =
    { $count ->
        [one] Tu as trop de cartes. Défausses-en { $count }.
       *[other] Tu as trop de cartes. Défausses-en { $count }, ensemble ou une à une. La dernière va sur le dessus.
    }
saga-prompt-discard-pay =
    { $count ->
        [one] Le défi te coûte une carte. Défausses-en { $count }.
       *[other] Le défi te coûte des cartes. Défausses-en { $count }, ensemble ou une à une. La dernière va sur le dessus.
    }
saga-prompt-discard-effect =
    { $count ->
        [one] Défausse { $count } carte.
       *[other] Défausse { $count } cartes, ensemble ou une à une. La dernière va sur le dessus.
    }
saga-option-discard = Défausser { $card }

saga-form-discard = Défausser { $count } cartes
saga-form-top = Laquelle va sur le dessus ?
saga-form-top-listed = Dans l’ordre ci-dessus
saga-form-top-listed-hint = La dernière Aventure de la liste va sur le dessus.
saga-refused-top = { $card } n’est pas parmi les cartes que tu défausses, donc elle ne peut pas aller sur le dessus. Rien n’a été fait.

saga-prompt-mod = Quelle caractéristique change ?
saga-prompt-swap = Quelle caractéristique échanges-tu ?
saga-prompt-swap-second = Avec laquelle ?
saga-prompt-draw = Qui pioche ?
saga-prompt-discard = Qui défausse ?
saga-prompt-take = À qui prends-tu une carte ?
saga-prompt-search = Quelle carte prends-tu ?
saga-prompt-story = Quelle Aventure choisis-tu ?
saga-prompt-peek = De qui regardes-tu l’Objectif ?
saga-prompt-newobjective = Quel Objectif gardes-tu ? L’autre va sous la pile.
saga-option-choose = { $card }
saga-option-player = { $player }
saga-option-entry = { $card }
saga-option-characteristic = { $characteristic } (à { $value })
saga-option-objective-keep = Garder le mien : { $objective }
saga-option-objective-change = Prendre le nouveau : { $objective }

saga-prompt-window-difficulty = On va lancer les dés de Difficulté pour { $card }. { $odds } { $stakes } Tu joues une carte ?
saga-prompt-window-score = On va lancer le dé pour { $card }. { $odds } { $stakes } Tu joues une carte ?
saga-prompt-window-die = Le dé pour { $card } est lancé. { $odds } { $stakes } Tu joues une carte ?
saga-option-interfere = Jouer { $card }
saga-option-cancel = Jouer { $card } contre { $target } ({ $player })
saga-option-aid = Défausser { $card } pour changer la Difficulté
saga-option-pass = Passer
saga-option-pass-hint = Si quelqu’un joue une carte, tu pourras répondre à nouveau.
saga-option-rest = Passer pour tout ce défi
saga-option-rest-hint = Tu peux encore changer d’avis.

saga-advice-left =
    { $count ->
        [0] atteint
       *[other] encore { $count }
    }
saga-advice-left-between =
    { $least ->
        [0] encore { $most } au plus
       *[other] encore { $least } à { $most }
    }
saga-advice-adventure = Ça réussit { $works } si personne ne joue de carte. Ton Objectif : { $now } pour l’instant, { $won } si ça réussit, { $lost } si c’est raté.
saga-advice-card = { $card }, jouée maintenant, réussirait { $works } si personne ne joue de carte. Ton Objectif : { $now } pour l’instant, { $won } si ça réussit, { $lost } si c’est raté.
saga-advice-trial = Tu dois tenter l’épreuve ce tour-ci. Elle réussit { $works } si personne ne joue de carte.
saga-advice-end = Aucune des Aventures de ta main ne peut suivre maintenant.
saga-advice-end-though = Ta meilleure chance, { $card }, réussirait { $works } si personne ne joue de carte. Ton Objectif : { $now } pour l’instant, { $won } si ça réussit, { $lost } si c’est raté. Mais cette carte peut mieux servir plus tard.
saga-advice-effect = Ce que ça fait : { $effect }
saga-advice-then = Ton Objectif : { $now } pour l’instant, { $then } ensuite.
saga-advice-objective = Ton Objectif : { $now } avec celui que tu as, { $then } avec le nouveau.
saga-advice-hand =
    { $count ->
        [one] Cette main a { $count } carte.
       *[other] Cette main a { $count } cartes.
    }
saga-advice-window =
    Pour ton Objectif, { $better ->
        [win] mieux vaut réussir ({ $won }) que rater ({ $lost })
        [loss] mieux vaut rater ({ $lost }) que réussir ({ $won })
       *[same] réussir ou rater revient au même ({ $won })
    }. Sans cette carte, le Test réussit { $before } ; avec elle, { $after }.
saga-advice-window-pass =
    Pour ton Objectif, { $better ->
        [win] mieux vaut réussir ({ $won }) que rater ({ $lost })
        [loss] mieux vaut rater ({ $lost }) que réussir ({ $won })
       *[same] réussir ou rater revient au même ({ $won })
    }. En l’état, le Test réussit { $before }.
saga-advice-window-trial = Sans cette carte, l’épreuve réussit { $before } ; avec elle, { $after }. Une fois l’épreuve réussie, les Aventures commencent.
saga-advice-window-trial-pass = En l’état, l’épreuve réussit { $before }. Une fois l’épreuve réussie, les Aventures commencent.
saga-advice-first-hand =
    { $count ->
        [one] { $count } de tes { $of } cartes est une Aventure
       *[other] { $count } de tes { $of } cartes sont des Aventures
    }, et { $fits ->
        [0] aucune ne peut suivre le Héros.
        [one] { $fits } peut suivre le Héros.
       *[other] { $fits } peuvent suivre le Héros.
    }
saga-prompt-wish = Quand dois-je te demander dans les défis ?
saga-option-wish-ask = Toujours me demander
saga-option-wish-ask-hint = Même sans rien à jouer. C’est lent, mais ça ne trahit rien.
saga-option-wish-auto = Me demander quand je peux jouer
saga-option-wish-auto-hint = Sinon, je passe pour toi après un instant.
saga-option-wish-bluff = Quand je peux jouer, avec des pauses au hasard
saga-option-wish-bluff-hint = Sinon, je passe pour toi après un moment : une pause ne dit rien.
saga-option-wish-done = Toujours passer pour moi
saga-option-wish-done-hint = Tu peux quand même intervenir.

## Ce que disent les choix

saga-odds =
    { $works ->
        [0] En l’état, c’est raté.
        [100] En l’état, c’est réussi.
       *[other] Ça réussit dans { $works } % des cas.
    }
saga-odds-need =
    { $works ->
        [0] Il faudrait { $need } : raté.
        [100] C’est réussi.
       *[other] { $need ->
            [6] Il faut un 6 ({ $works } %).
           *[other] Au moins { $need } ({ $works } %).
        }
    }
saga-odds-part = Test { $number } sur { $count }. { $odds } { $whole ->
    [0] En l’état, toute l’Aventure est ratée.
    [100] En l’état, toute l’Aventure est réussie.
   *[other] Toute l’Aventure réussit dans { $whole } % des cas.
}
saga-stakes-trial = Si le Héros réussit, les Aventures commencent.
saga-hint-changing = { $what } { $before } % → { $after } %.
saga-hint-changing-part = { $what } Ce Test : { $before } % → { $after } %.
saga-hint-idle = { $what } Sans effet ici.
saga-hint-aid-up = Difficulté +{ $by }.
saga-hint-aid-down = Difficulté −{ $by }.
saga-hint-player =
    { $count ->
        [0] Aucune carte en main.
        [one] { $count } carte en main.
       *[other] { $count } cartes en main.
    }
saga-hint-entry-won = { $type-won }.
saga-hint-entry-lost = { $type-lost }.
saga-hint-wanted = Ton Objectif demande { $required }.
saga-hint-unwanted = Ton Objectif n’en a pas besoin.
saga-option-keep-hand-hint = Tu commences avec ces cinq cartes.

## Prévoir d’avance

saga-plan = jouer { $card } { $whose } { $when } ; { $rest }
saga-plan-open = jouer { $card } ; choisis quand
saga-plan-when-win = pour transformer un ratage probable en réussite probable
saga-plan-when-win-sure = si c’est la seule façon de faire réussir le Test à coup sûr
saga-plan-when-lose = pour transformer une réussite probable en ratage probable
saga-plan-when-lose-sure = si c’est la seule façon de faire rater le Test à coup sûr
saga-plan-whose-any = dans n’importe quel défi
saga-plan-whose-own = dans mes défis
saga-plan-whose-others = dans les défis des autres
saga-plan-rest-ask = sinon, me demander
saga-plan-rest-pass = sinon, passer
saga-plan-slot-card = Quelle carte ?
saga-plan-slot-when = Quand ?
saga-plan-slot-whose = Dans les défis de qui ?
saga-plan-slot-rest = Tant que ça ne décide rien…
saga-plan-over-card = Tu n’as plus { $card }.

## Ce qui s’est passé

saga-chapter = Tour de table { $number }
saga-chapter-name = Tour de table
saga-event-about-windows = Dans les défis, je ne te demande que si tu peux jouer quelque chose : une pause peut donc le trahir. Pour le garder secret, appuie sur *{ button-more }* dans ta main et choisis *{ saga-option-wish-ask }* ou *{ saga-option-wish-bluff }*.
saga-event-initiative = Dés pour le premier tour : { $rolls }.
saga-event-initiative-again = À égalité, on relance : { $rolls }.
saga-throw = { $player } { $die }
saga-throws = { $first }, { $second }
saga-event-last-round = Le dernier tour de table commence. Si personne n’y gagne, la Fée la plus proche de son Objectif l’emporte.
saga-event-goal-near = Encore 1 { $type-won }, et le but du Héros est atteint !
saga-event-turn = Tour de table { $round } : à { $player } de jouer.
saga-event-drew =
    { $count ->
        [one] { $player } pioche { $count } carte.
       *[other] { $player } pioche { $count } cartes.
    }
saga-event-drew-own = Tu pioches { $card }.
saga-event-reshuffled = On mélange les défausses en une nouvelle pioche de { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
saga-event-mulligan = { $player } change sa première main.
saga-event-discarded = { $player } défausse { $card }.
saga-event-retrieved = { $player } récupère { $card } dans la défausse.
saga-event-adventure = { $player } joue { $card } après { $after }.
saga-event-trial = { $player } met { $hero } à l’épreuve.
saga-event-played = { $player } joue { $card }.
saga-event-interfered = { $player } joue { $card }.
saga-event-cancelled = { $player } joue { $card } et annule { $target }.
saga-event-its-dice = { $card } donne { $dice }.
saga-event-aided = { $player } défausse { $card } pour changer la Difficulté.
saga-event-difficulty = Les dés de Difficulté donnent { $dice } : la Difficulté est { $difficulty }.
saga-event-rolled =
    { $score ->
        [0] Le dé donne { $roll } contre { $difficulty }.
       *[other] Le dé donne { $roll } : { $roll } + { $score } ({ $what }) = { $sum } contre { $difficulty }.
    }
saga-event-test-won =
    { $score ->
        [0] { $die } bat { $difficulty } : c’est réussi !
       *[other] { $die } + { $score } = { $sum } bat { $difficulty } : c’est réussi !
    }
saga-event-test-lost =
    { $score ->
        [0] { $die } ne bat pas { $difficulty } : c’est raté.
       *[other] { $die } + { $score } = { $sum } ne bat pas { $difficulty } : c’est raté.
    }
saga-event-payment-dice = Le dé donne { $dice }.
saga-event-payment-card =
    { $count ->
        [one] { $player } doit défausser { $count } carte.
       *[other] { $player } doit défausser { $count } cartes.
    }
saga-event-payment-adventure =
    { $count ->
        [one] { $player } doit défausser { $count } Aventure.
       *[other] { $player } doit défausser { $count } Aventures.
    }
saga-event-payment-interference =
    { $count ->
        [one] { $player } doit défausser { $count } Interférence.
       *[other] { $player } doit défausser { $count } Interférences.
    }
saga-event-condition-holds = L’histoire a ce que demande le défi.
saga-event-condition-fails = L’histoire n’a pas ce que demande le défi.
saga-event-won = Réussie : { $card } !
saga-event-lost = Ratée : { $card }.
saga-event-won-by-test =
    { $score ->
        [0] { $die } bat { $difficulty }. Réussie : { $card } !
       *[other] { $die } + { $score } = { $sum } bat { $difficulty }. Réussie : { $card } !
    }
saga-event-lost-by-test =
    { $score ->
        [0] { $die } ne bat pas { $difficulty }. Ratée : { $card }.
       *[other] { $die } + { $score } = { $sum } ne bat pas { $difficulty }. Ratée : { $card }.
    }
saga-event-reward-times =
    { $times ->
        [0] Donc pas de Récompense.
        [2] La Récompense a lieu deux fois.
       *[other] La Récompense a lieu { $times } fois.
    }
saga-event-failure-times =
    { $times ->
        [0] Mais pas d’Échec.
        [2] L’Échec a lieu deux fois.
       *[other] L’Échec a lieu { $times } fois.
    }
saga-event-trial-passed = { $hero } réussit l’épreuve. Place aux Aventures !
saga-event-trial-failed = { $hero } rate l’épreuve.
saga-event-trial-deemed = Toutes les Fées ont essayé en vain, mais { $hero } part quand même. Place aux Aventures !
saga-event-raised = { $characteristic } monte : { $before } → { $after }.
saga-event-lowered = { $characteristic } baisse : { $before } → { $after }.
saga-event-same = { $characteristic } reste à { $value }.
saga-event-swapped = { $one } et { $other } échangent leurs valeurs : { $one } est à { $first }, { $other } à { $second }.
saga-event-took =
    { $count ->
        [one] { $player } prend { $count } carte dans la main { $other-initial ->
            [vowel] d’{ $other }
           *[consonant] de { $other }
        }.
       *[other] { $player } prend { $count } cartes dans la main { $other-initial ->
            [vowel] d’{ $other }
           *[consonant] de { $other }
        }.
    }
saga-event-took-own = { $player } a pris { $card } à { $other }.
saga-event-found = { $player } prend { $card }.
saga-event-found-nothing = { $player } cherche et ne trouve rien.
saga-event-entry-discard = { $card } quitte l’histoire.
saga-event-entry-won = { $card } compte désormais comme Aventure réussie.
saga-event-entry-lost = { $card } compte désormais comme Aventure ratée.
saga-event-previous-reward = On rejoue la Récompense de la carte précédente, { $card }.
saga-event-previous-failure = On rejoue l’Échec de la carte précédente, { $card }.
saga-event-previous-none = { $card } n’a pas de carte précédente, donc rien ne se passe.
saga-event-allow-link = La prochaine Aventure de ce tour peut suivre n’importe quelle carte.
saga-event-allow-extra = On peut jouer une Aventure de plus ce tour-ci.
saga-event-peeked = { $player } regarde l’Objectif { $other-initial ->
    [vowel] d’{ $other }
   *[consonant] de { $other }
}.
saga-event-peeked-own = { $other } a pour Objectif { $objective }.
saga-event-objective = { $player } pioche un autre Objectif et garde l’un des deux.
saga-event-objective-own = Tu pioches l’Objectif { $objective }.
saga-event-objective-open = { $player } a maintenant l’Objectif { $objective }.
saga-event-shown = { $player } montre l’Objectif { $objective }.

saga-told = { $player } { $deeds }.
saga-told-turn = Tour de table { $round } : { $player } { $deeds }.
saga-told-draws =
    { $count ->
        [one] pioche { $count } carte
       *[other] pioche { $count } cartes
    }
saga-told-mulligan = change sa première main
saga-told-retrieves = récupère { $card } dans la défausse
saga-told-plays = joue { $cards }
saga-told-cancels = annule { $target } avec { $card }
saga-told-rolls = lance { $dice }
saga-told-trial = met { $hero } à l’épreuve
saga-told-aids = défausse { $card } pour changer la Difficulté
saga-told-takes-from =
    { $count ->
        [one] prend { $count } carte à { $other }
       *[other] prend { $count } cartes à { $other }
    }
saga-told-takes = prend { $card }
saga-told-finds-nothing = cherche et ne trouve rien
saga-told-peeks = regarde l’Objectif { $other-initial ->
    [vowel] d’{ $other }
   *[consonant] de { $other }
}
saga-told-objective = pioche un autre Objectif et en garde un
saga-told-objective-open = a maintenant l’Objectif { $objective }
saga-told-discards = défausse { $cards }
saga-told-sum = { $die } + { $score } ({ $what }) = { $sum } contre { $difficulty }
saga-told-die = { $die } contre { $difficulty }
saga-told-test-won = { $sum } : c’est réussi.
saga-told-test-lost = { $sum } : c’est raté.
saga-told-won = { $sum }. Réussie : { $card } !
saga-told-lost = { $sum }. Ratée : { $card }.
saga-told-changes = { $changes }.
saga-told-change = { $characteristic } { $values }

saga-reason-objective =
    { $count ->
        [one] { $player } atteint l’Objectif { $objective } et gagne.
        [2] Deux Fées atteignent leur Objectif au même moment et gagnent ensemble.
       *[other] { $count } Fées atteignent leur Objectif au même moment et gagnent ensemble.
    }
saga-reason-hero =
    { $count ->
        [one] { $player } mène { $hero } au but du Héros et gagne.
       *[other] { $player } mène { $hero } au but du Héros et gagne, avec d’autres.
    }
saga-reason-epilogue =
    { $count ->
        [one] L’histoire est finie. Au plus près de son Objectif, { $player } gagne.
       *[other] L’histoire est finie. À égale distance de leur Objectif, { $count } Fées gagnent ensemble.
    }

## Pourquoi non

saga-refused-over = Cette partie est finie.
saga-refused-not-seated = Tu n’as pas de place à cette table, donc ce fil n’est pas à toi.
saga-refused-one-answer = Une chose à la fois.
saga-refused-unknown = Tu ne peux pas choisir ça ici. Les boutons montrent ce que tu peux faire.
saga-refused-not-asked = Il n’y a rien à choisir là pour l’instant.
saga-refused-first-hands = D’autres regardent encore leur première main. L’histoire commence dans un instant.
saga-refused-turn = { refused-turn }
saga-refused-wish = Tu l’as déjà choisi.
saga-refused-unfinished = Pas maintenant : il y a d’abord autre chose à finir.
saga-refused-end-before-trial = Tente l’épreuve { $hero-initial ->
    [vowel] d’{ $hero }
   *[consonant] de { $hero }
} avant de terminer ton tour.
saga-refused-trial-done = L’épreuve est finie. Place aux Aventures.
saga-refused-trial-once = Tu ne peux tenter l’épreuve qu’une fois par tour.
saga-refused-trial-first = Le Héros doit d’abord réussir l’épreuve.
saga-refused-trial-turn = Tu as tenté l’épreuve, donc tu ne peux pas jouer d’Aventure ce tour-ci.
saga-refused-one-adventure = Tu as déjà joué ton Aventure de ce tour.
saga-refused-link = Elle ne peut pas suivre { $card }.
saga-refused-already-free = La prochaine Aventure peut déjà suivre n’importe quelle carte.
saga-refused-needs-challenge = Seulement pendant un défi.
saga-refused-own-turn = Seulement à ton propre tour, hors d’un défi.
saga-refused-deck-empty = La pioche est vide.
saga-refused-nothing-fits = Rien dans la défausse ne convient.
saga-refused-no-entry = Aucune Aventure de l’histoire ne convient.
saga-refused-nothing-to-take = Personne d’autre n’a de carte.
saga-refused-no-objective = Il n’y a plus d’Objectif à piocher.
saga-refused-open-objectives = Tous les Objectifs sont déjà visibles.
saga-refused-retrieved = Tu as déjà récupéré une carte ce tour-ci.
saga-refused-paid = Tu as payé avec cette carte ce tour-ci, donc tu ne peux pas la récupérer maintenant.
saga-refused-no-discard = Il n’y a pas d’Aventure dans la défausse.
saga-refused-cannot-pay = Il te faut une autre Aventure ou deux Interférences pour payer.
saga-refused-window-closed = Trop tard : ce moment du défi est passé.
saga-refused-not-in-hand = Tu n’as pas { $card } en main.
saga-refused-adventure-in-challenge = On ne peut pas jouer d’Aventure dans un défi.
saga-refused-frozen = Trop tard : le dé est lancé.
saga-refused-not-rolled = Trop tôt : le dé n’est pas encore lancé.
saga-refused-only = Cette carte ne convient pas à ce Test.
saga-refused-no-difficulty-dice = Ce Test n’a pas de dés de Difficulté.
saga-refused-difficulty-not-rolled = Trop tôt : les dés de Difficulté ne sont pas encore lancés.
saga-refused-trial-outcome = L’épreuve n’a ni Récompense ni Échec.
saga-refused-no-target = Il n’y a rien à annuler.
saga-refused-no-aid = On ne peut pas changer cette Difficulté en défaussant.
saga-refused-aid-kind = Il faut un autre genre de carte ici.

## La page dessinée des règles : des phrases courtes en grandes lettres
saga-page-aim = Vous filez ensemble l’histoire d’un Héros. Accomplis ton Objectif secret.
saga-page-turn = Pioche 2 cartes et joue une Aventure qui suit la dernière. Les autres peuvent changer ses dés.
saga-page-end = Atteins ton Objectif et tu gagnes. Si personne n’y est au dernier tour, la Fée la plus proche gagne.
saga-page-shown = Dessinés à côté du texte : un Héros et le dos d’une carte ; une Aventure et un dé ; un Objectif et un dé.
