# Les tables que personne ne touche.

log-idle = Personne n’est venu depuis un moment ; la table se terminera si personne ne fait rien.
log-kept = La table reste.
log-ended-idle = Personne n’est venu, donc la table est terminée.
board-idle =
    ⏳ { $matter ->
        [halted] Une erreur a arrêté cette table, et personne n’a appuyé sur *Réessayer*. Fais-le ou appuie sur *La garder*, sinon cette table se termine { $time }.
        [paused] Cette table est en pause depuis un moment. Reprends-la ou appuie sur *La garder*, sinon elle se termine { $time }.
        [closed] Je ne peux pas écrire dans ce salon, et personne n’est venu depuis un moment. Appuie sur *La garder*, ou continue à jouer, sinon cette table se termine { $time }.
       *[nothing] Personne n’est venu depuis un moment. Appuie sur *La garder*, ou continue à jouer, sinon cette table se termine { $time }.
    }
button-keep = La garder
refused-not-idle = Cette table reste de toute façon.
notice-closing =
    { $matter ->
        [halted] { $person }, une erreur a arrêté { $table }, qui se termine dans deux jours. L’hôte ou la modération peut appuyer sur *Réessayer* ; toute personne à la table, sur *La garder*.
        [paused] { $person }, { $table } est en pause depuis un moment et se termine dans deux jours, sauf si quelqu’un la reprend ou appuie sur *La garder*.
       *[nothing] { $person }, { $table } se termine dans deux jours, sauf si quelqu’un continue à jouer ou appuie sur *La garder*.
    }
letter-closing =
    { $matter ->
        [halted] Une erreur a arrêté cette table, et elle se termine dans deux jours. L’hôte ou la modération peut appuyer sur *Réessayer* sur le plateau ; toute personne à la table, sur *La garder*.
        [paused] Cette table est en pause depuis un moment. Elle se termine dans deux jours, sauf si quelqu’un la reprend ou appuie sur *La garder*.
        [closed] Je ne peux pas écrire dans le salon de cette table, et personne n’a joué depuis un moment. Elle se termine dans deux jours, sauf si quelqu’un continue à jouer ou appuie sur *La garder*.
       *[nothing] Personne n’est venu à cette table depuis un moment. Elle se termine dans deux jours, sauf si quelqu’un continue à jouer ou appuie sur *La garder*.
    }
