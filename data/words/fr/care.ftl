# Ce qui arrive à une table en dehors de ses coups : pauses, pendules, remplaçants, propositions, places qui changent de main.

clock-live = En direct : 10 minutes
clock-day = Un jour
clock-relaxed = Tranquille : 3 jours
clock-none = Sans pendule
clock-own = { $reserve }, plus { $refill } par tour, jusqu’à { $cap }
duration-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
duration-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
duration-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
duration-hours-minutes = { $hours } h { $minutes } min
duration-days-minutes = { $days } j { $minutes } min
duration-days-hours = { $days } j { $hours } h
duration-days-hours-minutes = { $days } j { $hours } h { $minutes } min
refused-no-such-duration = Je ne comprends pas la durée « { $typed } » ; rien n’a changé. Écris un nombre et son unité, comme 90 min, 1h30, 12 h, 3 j ou 2 semaines.
refused-no-such-clock = Cette pendule ne marche pas : il lui faut au moins 5 minutes au départ, un maximum entre cette durée et 60 jours, et pas plus par tour que ce maximum. Rien n’a changé.
clock-live-help = 10 minutes chacun, 1 de plus par tour, jamais plus de 15.
clock-day-help = 1 jour chacun, 8 heures de plus par tour, jamais plus d’un jour et demi.
clock-relaxed-help = 3 jours chacun, une demi-journée de plus par tour, jamais plus de 5 jours.
clock-none-help = Prenez tout votre temps.

when-out-ask = on vote
when-out-wait = plus de temps
when-out-host = quelqu’un d’autre devient l’hôte
when-out-turn = un remplaçant joue ce tour
when-out-absence = un remplaçant joue en attendant son retour
when-out-wanted = un remplaçant joue, et on peut prendre la place
when-out-end = la partie se termine
when-out-by = { $verdict } ({ $decider })
decider-majority = la majorité des autres décide
decider-anybody = n’importe qui d’autre décide
decider-host = l’hôte décide
decider-majority-help = Plus de la moitié des autres présents ; si tous les avis diffèrent, le plus de voix l’emporte.
decider-anybody-help = La première réponse ; seule la fin de la partie demande une majorité.
decider-host-help = La majorité si l’hôte n’est pas là ou n’a plus de temps.

log-silent =
    { $count ->
        [one] { $seat } n’a pas donné signe de vie depuis un jour, et la partie attend : aux autres de décider comment continuer.
       *[other] { $seat } n’a pas donné signe de vie depuis { $count } jours, et la partie attend : aux autres de décider comment continuer.
    }
log-host-silent =
    { $count ->
        [one] L’hôte n’a pas donné signe de vie depuis un jour : n’importe qui à la table peut prendre ce rôle.
       *[other] L’hôte n’a pas donné signe de vie depuis { $count } jours : n’importe qui à la table peut prendre ce rôle.
    }
log-there-again = { $player } est de retour.
log-extended =
    { $left ->
        [0] { $seat } prend plus de temps, pour la dernière fois dans cette partie.
        [one] { $seat } prend plus de temps, et peut le refaire une fois.
       *[other] { $seat } prend plus de temps, et peut le refaire { $left } fois.
    }
log-quiet-hours = Les heures calmes de ce serveur vont maintenant de { $start } à { $end } ({ $timezone }). Les pendules s’arrêtent alors, donc le temps restant a changé.
log-quiet-none = Ce serveur n’a plus d’heures calmes. Les pendules tournent jour et nuit, donc le temps restant a changé.
log-days-off-changed = { $seat } a changé ses jours de congé, et donc son temps restant.
log-time-to-start = C’est l’heure : la partie commence.
log-start-missed =
    { $count ->
        [one] C’était l’heure de commencer, mais il manquait une personne.
       *[other] C’était l’heure de commencer, mais il manquait { $count } personnes.
    }
log-paused = { $player } met la table en pause.
log-paused-together = Tout le monde est d’accord : la table est en pause.
log-resumed = { $player } reprend la table.
log-host = { $player } devient l’hôte.
log-left-game = { $seat } laisse sa place ; un ordinateur prend le relais, et d’autres peuvent prendre la place.
log-removed = { $moderator } retire sa place à { $seat } ; un ordinateur prend le relais.
log-returned = { $player } revient et reprend la main au remplaçant.
log-wanted = { $seat } cherche une relève : n’importe qui peut prendre la place.
log-not-wanted = { $seat } reste finalement.
log-took-seat = { $player } prend le relais à la place { $seat-initial ->
    [vowel] d’{ $seat }
   *[consonant] de { $seat }
}.
log-offered = { $by } propose à { $player } la place { $seat-initial ->
    [vowel] d’{ $seat }
   *[consonant] de { $seat }
}.
log-offer-declined = { $player } décline la place { $seat-initial ->
    [vowel] d’{ $seat }
   *[consonant] de { $seat }
}.
log-invitation-declined = { $player } décline l’invitation.
log-offer-withdrawn = { $moderator } retire l’offre de la place { $seat-initial ->
    [vowel] d’{ $seat }
   *[consonant] de { $seat }
}.
log-invited = { $by } invite { $player }.
log-invitation-withdrawn = { $player } retire une invitation.
log-invitation-lapsed = Une invitation est restée sans réponse ; la place est à nouveau libre.
log-opened-seat = { $moderator } ouvre à tous la place { $seat-initial ->
    [vowel] d’{ $seat }
   *[consonant] de { $seat }
}.
log-closed-seat = { $moderator } referme la place { $seat-initial ->
    [vowel] d’{ $seat }
   *[consonant] de { $seat }
} : personne ne peut plus la prendre.
log-moved = { $player } déplace la table dans un autre salon.
log-ended-by = { $player } termine la table avant la fin de la partie.
log-decided-by = { $player } décide pour { $seat } : { $verdict }.
log-decided-together = La table décide pour { $seat } : { $verdict }.
log-time-up = { $seat } n’a plus de temps.
log-decided = { $seat } : { $verdict }.
log-proposed-end = { $seat } propose de finir la partie ici.
log-proposed-pause = { $seat } propose une pause.
log-proposed-undo =
    { $count ->
        [one] { $seat } propose d’annuler le dernier coup.
       *[other] { $seat } propose d’annuler les { $count } derniers coups.
    }
log-agreed = { $seat } est d’accord.
log-declined = { $seat } refuse.
log-withdrawn = { $seat } retire sa proposition.
log-ended-together = Tout le monde est d’accord : la partie s’arrête ici.
log-taken-back =
    { $count ->
        [one] { $seat } annule un coup.
       *[other] { $count } coups sont annulés pour { $seat }.
    }

refused-paused = La table est en pause ; rien n’a changé. À la reprise, la partie continuera où elle en est.
refused-not-playing = La partie n’est pas en cours.
refused-not-paused = La table n’est pas en pause.
refused-moderator-only = Seule la modération peut faire ça.
refused-host-already = L’hôte, c’est déjà toi.
refused-host-is-there = L’hôte est là ; rien n’a changé.
refused-nobody-else = Personne d’autre ici ne peut devenir l’hôte.
refused-own-time = C’est aux autres d’en décider, pas à toi ; mais tu peux encore jouer. Appuie sur *Ma main* pour voir tes choix.
refused-no-clock-runs = Ta pendule ne tourne pas, tu n’as pas besoin de plus de temps.
refused-no-extension-left =
    { $count ->
        [0] On ne peut pas prolonger de tour à cette table. Tu peux proposer une pause sous *Plus*.
        [one] On peut prolonger un tour à cette table, et tu l’as déjà fait. Tu peux proposer une pause sous *Plus*.
       *[other] On peut prolonger { $count } tours à cette table, et tu l’as déjà fait. Tu peux proposer une pause sous *Plus*.
    }
refused-unreliable = Pour jouer ici, il faut au moins { $least } % de tours à temps. Tu as répondu à { $in_time } de tes { $turns } derniers tours à temps ({ $percent } %). Montre que tu tiens les délais à une table que tu ouvres toi-même, ou qui en demande moins.
refused-newcomer =
    { $turns ->
        [0] Je ne te connais pas assez pour cette table : tu n’as encore eu aucun tour avec pendule ici, et il en faut { $needed }. Commence à une table sans cette condition, ou ouvre la tienne.
        [one] Je ne te connais pas assez pour cette table : tu as eu un tour avec pendule ici, et il en faut { $needed }. Commence à une table sans cette condition, ou ouvre la tienne.
       *[other] Je ne te connais pas assez pour cette table : tu as eu { $turns } tours avec pendule ici, et il en faut { $needed }. Commence à une table sans cette condition, ou ouvre la tienne.
    }
refused-time-not-up = Il n’y a plus rien à décider pour cette place ; rien n’a changé.
refused-host-decides = À cette table, c’est l’hôte qui en décide ; la modération le peut aussi.
refused-players-decide = À cette table, les joueurs en décident ensemble.
refused-seat-changed = Quelqu’un d’autre a cette place maintenant, ou personne ; rien n’a changé.
refused-last-person = Il ne resterait personne à cette table. Propose d’abord la place à quelqu’un, ou termine la table.
refused-sits-already = Cette personne est déjà à cette table.
refused-invited-already = L’invitation est déjà partie, mais il n’y a pas encore de réponse.
refused-has-declined = Cette personne a décliné une invitation à cette table. Elle peut encore appuyer sur *Rejoindre* dans le lobby.
refused-invited-enough = Deux invitations sont restées sans réponse. Cette personne peut encore appuyer sur *Rejoindre* dans le lobby.
refused-blocked-them = Tu bloques cette personne. Pour jouer avec elle, débloque-la d’abord : `/moi blocages`.
refused-nobody-invited = Cette personne n’a pas d’invitation.
refused-sent-away = On t’a fait quitter cette table. Pour y revenir, il te faut une invitation de l’hôte ou de la modération.
refused-they-were-sent-away = On a fait quitter cette table à cette personne ; seuls l’hôte ou la modération peuvent l’inviter.
refused-too-long-reason = C’est trop long : une raison a { $most } caractères au plus.
refused-not-your-removal = C’est pour la personne qui a perdu sa place.
refused-send-away-self = Appuie sur *Quitter* pour quitter toi-même la table.
refused-offered-already = Cette place lui est déjà proposée, mais il n’y a pas encore de réponse.
refused-no-say-in-seat = Les autres en décident quand la place n’a plus de temps ; l’hôte et la modération le peuvent à tout moment.
refused-no-person-there = C’est un ordinateur qui joue là.
refused-no-such-seat = Cette table n’a pas cette place.
refused-seat-not-free = Cette place n’est pas libre.
refused-have-seen-more = Tu as vu plus de cette partie que ne doit en savoir cette place, donc tu ne peux pas la prendre.
refused-they-have-seen-more = Cette personne a vu plus de cette partie que ne doit en savoir cette place, donc elle ne peut pas la prendre.
refused-no-offer = On ne t’a pas proposé cette place.
refused-not-invited = Tu n’as pas d’invitation à cette table. Tant que son lobby est ouvert, tu peux appuyer sur *Rejoindre* si tu vois son salon.
refused-nothing-to-take-back = Il n’y a rien à annuler : quelqu’un d’autre a joué depuis, le hasard a parlé, ou quelque chose a été révélé.
refused-already-proposed = Il y a déjà une proposition ; réponds d’abord à celle-là.
refused-no-proposal = Il n’y a pas de proposition en ce moment.
refused-agreed-already = Tu as déjà donné ton accord ; aux autres de répondre.
