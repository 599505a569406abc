# Ce qu’on dit aux gens : mentions dans le salon, messages privés, le résumé du jour.

notice-turn = { $person }, c’est ton tour : { $table }.
notice-last = { $person }, il ne manque plus que ton choix : { $table }.
notice-secret = { $person }, { $table } attend des réponses secrètes. Tu as déjà répondu ? Alors c’est bon.
notice-vote = { $person }, quelqu’un retarde { $table }. Vote pour dire comment continuer.
notice-again = { $person }, { $table } t’attend toujours.
notice-soon = { $person }, prépare-toi, c’est bientôt à toi : { $table }.
notice-short = { $person }, il te reste peu de temps : { $table }.
notice-third = { $person }, un tiers du temps de cette partie est passé : { $table }. C’est à toi.
notice-thirds = { $person }, deux tiers du temps de cette partie sont passés : { $table }. C’est à toi.
notice-time = { $person }, ton temps est écoulé : { $table }. Les autres décident de la suite ; tu peux encore jouer.
notice-silent = { $person }, on est sans nouvelles de toi depuis un moment : { $table }. Les autres décident comment continuer ; ouvre ta main et te revoilà.
notice-hostless = { $person } : { $table } a besoin de son hôte, qui n’a pas donné signe de vie depuis un moment. N’importe qui à la table peut prendre ce rôle.
notice-proposal =
    { $what ->
        [end] { $person }, quelqu’un propose de finir la partie ici : { $table }. Accepte ou refuse, s’il te plaît.
        [pause] { $person }, quelqu’un propose une pause : { $table }. Accepte ou refuse, s’il te plaît.
        [undo] { $person }, quelqu’un propose d’annuler des coups : { $table }. Accepte ou refuse, s’il te plaît.
       *[nothing] { $person }, quelqu’un propose quelque chose : { $table }. Accepte ou refuse, s’il te plaît.
    }
notice-offer = { $person }, on te propose une place à { $table }. Accepte pour reprendre la partie là où elle en est.
notice-invited = { $person }, { $by } t’invite à { $table }.
notice-open = { $person }, { $by } cherche du monde : { $table }.
notice-call = { $person }, { $by } cherche du monde : { $table }.
notice-seat = { $person }, une place est libre dans une partie en cours : { $table }.
notice-removed =
    { $role ->
        [host] { $person }, l’hôte t’a retiré ta place à { $table }.
       *[moderator] { $person }, la modération t’a retiré ta place à { $table }.
    }
notice-ended =
    { $role ->
        [host] { $person }, l’hôte a terminé { $table }.
        [time] { $person }, le temps de quelqu’un est écoulé : { $table } est finie.
        [decided] { $person }, { $table } se termine plus tôt : le défi est déjà décidé.
       *[moderator] { $person }, la modération a terminé { $table }.
    }
notice-challenged = { $person }, on te défie sur l’échelle : { $table }.
notice-blocked = { $person }, quelqu’un que tu bloques est à { $table } ou y a une invitation.
notice-full = { $person }, toutes les places sont prises : { $table }. Vous pouvez commencer.
notice-missed = { $person }, c’est l’heure de commencer, mais il manque du monde : { $table }. Fixe une autre heure, ou commence dès que vous êtes assez.
notice-planned = { $person }, ton plan à { $table } est terminé.
notice-door-closed = -# Tu as demandé des messages privés, mais Discord ne me laisse pas t’écrire. Autorise les messages privés des membres de ce serveur (*Paramètres de confidentialité* du serveur) ; d’ici là, je te mentionne ici.

letter-turn = C’est ton tour.
letter-last = Il ne manque plus que ton choix.
letter-secret = La table attend des réponses secrètes. Personne ne voit qui a répondu.
letter-vote = Quelqu’un retarde la table. Vote pour dire comment continuer.
letter-again = La table t’attend toujours.
letter-soon = Le tour d’avant a commencé ; c’est bientôt à toi.
letter-short = Il te reste peu de temps.
letter-third = Un tiers du temps de cette partie de ligue est passé. C’est à toi.
letter-thirds = Deux tiers du temps de cette partie de ligue sont passés. C’est à toi.
letter-time = Ton temps est écoulé. Les autres décident de la suite ; tu peux encore jouer.
letter-silent = On est sans nouvelles de toi depuis un moment, et les autres décident comment continuer. Ouvre ta main et te revoilà.
letter-hostless = La table a besoin de son hôte, qui n’a pas donné signe de vie depuis un moment. N’importe qui à la table peut prendre ce rôle.
letter-proposal = Quelqu’un propose quelque chose : accepte ou refuse, s’il te plaît.
letter-offer = On te propose une place. Accepte pour reprendre la partie là où elle en est.
letter-invited = { $by } t’invite à cette table.
letter-open =
    { $by } cherche du monde. Tu veux une place ?
    -# Choisis les tables dont je te parle avec `/moi tables-ouvertes`.
letter-seat =
    Une place est libre dans cette partie, déjà commencée. Tu la veux ?
    -# Choisis les tables dont je te parle avec `/moi tables-ouvertes`.
letter-removed =
    { $role ->
        [host] L’hôte t’a retiré ta place à cette table.
       *[moderator] La modération t’a retiré ta place à cette table.
    }
letter-ended =
    { $role ->
        [host] L’hôte a terminé cette table.
        [time] Le temps de quelqu’un est écoulé : la partie est finie.
        [decided] La partie se termine plus tôt : le défi est déjà décidé.
       *[moderator] La modération a terminé cette table.
    }
letter-challenged = On te défie sur l’échelle, et la partie a commencé.
letter-blocked =
    Quelqu’un que tu bloques s’est installé à cette table ou y a une invitation. Tu peux rester ou partir ; dans les deux cas, cette personne ne saura rien du blocage.
    -# Si tu es l’hôte d’un lobby, tu peux aussi faire partir des gens, sous *Invitations*.
letter-planned = { $plan }
letter-call = { $by } cherche du monde.
letter-full = Toutes les places de ta table sont prises ; vous pouvez commencer.
letter-missed = C’est l’heure de commencer à ta table, mais il manque du monde. Fixe une autre heure, ou commence dès que vous êtes assez.
short-then =
    { $policy ->
        [ask] Ensuite, les autres décident de la suite.
        [wait] Ensuite, tu as plus de temps, une fois.
        [turn] Ensuite, un remplaçant joue ce tour pour toi.
        [absence] Ensuite, un remplaçant joue pour toi jusqu’à ton retour.
        [end] Ensuite, la partie se termine et tu la perds.
       *[wanted] Ensuite, un remplaçant joue pour toi, et on peut prendre ta place.
    }

digest-title = Ce qui t’attend aujourd’hui
digest-line = { $told } ({ $time })
digest-more =
    { $count ->
        [one] -# Et une table de plus ; `/tables` la montre.
       *[other] -# Et { $count } tables de plus ; `/tables` les montre.
    }
digest-settings = -# `/moi réglages` change comment et quand je t’écris.

button-open = Ouvrir
button-mute = Sourdine pour ce tour
mute-done = 🔕 En sourdine pour ce tour. Je te préviendrai à nouveau dès le prochain ; appuie encore pour annuler.
mute-undone = 🔔 Sourdine levée : je te rappellerai ce tour à nouveau.
refused-nothing-to-mute = Cette table ne t’attend pas, donc il n’y a rien à mettre en sourdine.
