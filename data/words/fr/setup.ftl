# Ce dont convient la modération d’un serveur : le panneau, son historique, la vérification des permissions, et les refus.

setup-title = Réglages
setup-page-where = Où et qui
setup-page-tables = Tables
setup-page-players = Qui joue
setup-page-time = Temps et langue
setup-to-panel = Réglages
setup-no-limit = sans limite

setup-channels = Où l’on peut ouvrir des tables
setup-channels-none = tous les salons
setup-channels-help = Un salon comprend ses fils, une catégorie tous ses salons. Aucun choix : partout.
setup-openers = Qui peut ouvrir des tables
setup-openers-none = tout le monde
setup-openers-help = Tout le monde peut rejoindre ; seuls ces rôles peuvent ouvrir des tables. Aucun choix : tout le monde. La modération le peut toujours.
setup-moderators = Qui modère
setup-moderators-none = seulement par permission
setup-moderators-help = En plus de ceux qui ont *Gérer le serveur*, *Gérer les salons* ou *Gérer les messages*. Ces rôles arrivent ici avec `/aide` ; pour `/config`, autorise-la dans *Paramètres du serveur → Intégrations → Tavolata*.
setup-called = Qui apprend qu’une table s’ouvre
setup-called-none = personne
setup-called-help = Je mentionne ce rôle quand une table s’ouvre, au plus toutes les demi-heures et jamais aux heures calmes. On peut aussi s’inscrire soi-même : `/moi tables-ouvertes`.
setup-called-silent = ⚠️ Je ne peux pas mentionner ce rôle : laisse tout le monde le mentionner (*Paramètres du serveur → Rôles*), ou donne-moi *Mentionner @everyone, @here et tous les rôles*.
setup-threads = Un fil pour chaque table
setup-threads-help = Les fils s’archivent après une semaine de silence ; le coup suivant les réveille.
setup-games = Jeux
setup-games-none = tous les jeux
setup-games-help = Ce qu’on peut ouvrir ici. Aucun choix : tous.
setup-per-channel = Tables ouvertes par salon
setup-per-channel-help = Les fils comptent aussi. La modération n’a pas de limite.
setup-per-person = Tables ouvertes par hôte
setup-per-person-help = Rejoindre ne compte pas. La modération n’a pas de limite.
setup-grows = La limite par hôte augmente
setup-grows-help = Une table de plus toutes les { $games } parties finies ici.
setup-computers = Ordinateurs
setup-computers-help = S’ils peuvent jouer aux tables. Les remplaçants des gens qui ne sont pas là le peuvent toujours.
setup-least-in-time = Ponctualité exigée pour rejoindre
setup-least-in-time-help = La part des derniers tours avec pendule joués à temps. On peut toujours jouer à une table qu’on ouvre ; une table peut exiger plus.
setup-percent = au moins { $percent } % à temps
setup-no-minimum = aucune exigence
setup-newcomers = Les nouveaux rejoignent partout
setup-newcomers-help = Les gens avec moins de { $turns } tours avec pendule. Sinon, ils commencent aux tables sans ponctualité exigée.
setup-clock = Pendule des nouvelles tables
setup-clock-help = L’hôte peut en choisir une autre dans le lobby. Les tables ouvertes gardent la leur.
setup-pace = Réponses d’office aux nouvelles tables
setup-pace-help = Quand je réponds pour les gens qui n’ont rien à décider. L’hôte peut le changer dans le lobby.
setup-locale = Langue dans le salon
setup-locale-none = celle du serveur
setup-locale-help = Les réponses privées sont dans la langue de chacun.
setup-quiet = Heures calmes
setup-quiet-none = aucune
setup-quiet-help = Chaque jour, à ces heures, les pendules s’arrêtent et personne n’est mentionné.
setup-quiet-hours = de { $start } à { $end } ({ $timezone })
setup-quiet-next = Les prochaines, à ta propre heure : de { $start } à { $end }.
setup-days-off = Jours de congé par personne et par an
setup-days-off-help = Des congés où les pendules s’arrêtent. Jusqu’à { $weekdays } jours libres par semaine s’y ajoutent pour chacun et ne comptent pas. Les changements valent dès le prochain tour de chacun.
setup-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
setup-quiet-start = De
setup-quiet-end = À
setup-quiet-timezone = Fuseau horaire

setup-daily-week = Partie du jour : une semaine d’ancienneté
setup-daily-week-help = La liste du serveur ne nomme les gens qu’après une semaine de présence ici.

setup-reset-question = Vraiment tout réinitialiser ? Tous les salons, tous les jeux, tout le monde, sans limites, sans heures calmes. L’historique garde les anciens réglages.
setup-reset-done = ✅ Tout est revenu aux valeurs par défaut.

setup-history-title = Changements
setup-history-empty = Rien encore : tout est aux valeurs par défaut.
setup-history-nobody = quelqu’un qui a effacé ses données
setup-history-line = { $time } { $person } · **{ $setting }** : { $before } → { $after }

setup-check-title = Vérification des permissions
setup-check-well = ✅ Rien ne manque.
setup-check-everywhere =
    ⚠️ **Manquent partout** : { $permissions }
    { "" }Active-les dans *Paramètres du serveur → Rôles → { $role } → Permissions*.
setup-check-lacking-chosen = ⚠️ **Manquent dans des salons pour les tables** :
setup-check-lacking = ⚠️ **Manquent dans certains salons** (pas grave là où personne ne doit jouer) :
setup-check-mend = Pointe sur le salon et appuie sur ⚙️ *Modifier le salon → Permissions → Permissions avancées*. Choisis le rôle *{ $role }* (ajoute-le s’il manque) et appuie sur ✅ pour ce qui manque. Puis vérifie à nouveau.
setup-check-more =
    { $count ->
        [one] • et un salon de plus
       *[other] • et { $count } salons de plus
    }
setup-check-fine =
    ✅ { $more ->
        [0] Tout va bien dans { $channels }.
       *[other] Tout va bien dans { $channels } et { $more } de plus.
    }
setup-check-lost =
    ⚠️ Les réglages nomment encore quelque chose de supprimé : { $channels ->
        [0] { $roles ->
            [one] un rôle
           *[other] { $roles } rôles
        }.
        [one] un salon{ $roles ->
            [0] .
            [one] {" "}et un rôle.
           *[other] {" "}et { $roles } rôles.
        }
       *[other] { $channels } salons{ $roles ->
            [0] .
            [one] {" "}et un rôle.
           *[other] {" "}et { $roles } rôles.
        }
    }
setup-forgotten = ✅ J’ai oublié ce qui a été supprimé.

button-setup = Réglages
button-setup-quiet = Fixer les heures calmes
button-setup-loud = Pas d’heures calmes
button-setup-check = Vérifier les permissions
button-setup-history = Historique
button-setup-reset = Valeurs par défaut
button-setup-reset-yes = Oui, valeurs par défaut
button-setup-forget = Oublier ce qui a été supprimé
button-setup-again = Vérifier à nouveau

permission-create_public_threads = *Créer des fils publics*

## Ouvrir une table

thread-name = { $game } · { $host }
new-open-thread = La table { NUMBER($table, useGrouping: 0) } est ouverte dans son propre fil, <#{ $channel }>, et tu y as une place. Les autres appuient sur *Rejoindre* ; puis appuie sur *Commencer*. Le fil s’archive après une semaine de silence ; le coup suivant le réveille.
thread-not-here = ⚠️ Ici, les tables ont leur propre fil, mais ce genre de salon n’en a pas, donc je l’ai ouverte dans le salon même.
thread-not-allowed = ⚠️ Ici, les tables ont leur propre fil, mais je ne peux pas en ouvrir sans { $permissions }, donc je l’ai ouverte dans le salon même. `/config vérification` montre comment y remédier.
thread-none-left = ⚠️ Le serveur a autant de fils actifs que Discord le permet, donc j’ai ouvert la table dans le salon même.
thread-not-opened = ⚠️ Discord ne m’a pas laissé ouvrir de fil, donc j’ai ouvert la table dans le salon même.
opened-without-computers = Ce serveur n’autorise plus les ordinateurs ; leurs places sont libres.

## Refus

refused-not-your-settings = Il te faut *Gérer le serveur*, ou un rôle que ce serveur a choisi pour la modération.
refused-server-unknown = Je viens d’arriver en ligne et ne connais pas encore ce serveur. Réessaie dans un instant.
refused-no-such-channel = L’un de ces salons n’est pas sur ce serveur ; rien n’a changé.
refused-no-such-role = L’un de ces rôles n’est pas sur ce serveur ; rien n’a changé.
refused-everybody-called = Ça appellerait tout le serveur. Choisis un rôle pour les gens qui veulent jouer.
refused-everybody-moderates = Avec *@everyone*, tout le monde modérerait ; rien n’a changé. Choisis un rôle réservé à la modération.
refused-no-such-time = Je ne comprends pas l’heure « { $time } » ; rien n’a changé. Essaie 22:00, 7h30 ou 22h.
refused-quiet-all-day = « De » et « À » sont identiques, donc les pendules ne tourneraient jamais ; rien n’a changé. Choisis *Sans pendule* pour des tables sans pendule.
zone-set = 🕐 Fuseau horaire : { $zone }, où il est { $time }.
zone-taken = 🕐 J’ai compris « { $typed } » comme le fuseau horaire { $zone }, où il est { $time }.
zone-fixed = { $zone } reste le même toute l’année. Si ton heure change en été, tape plutôt une ville, comme Paris.
refused-unknown-zone = Je ne connais pas le fuseau horaire « { $zone } » ; rien n’a changé. Essaie la grande ville la plus proche, comme Paris ou Montréal.
refused-no-such-offset = Je ne connais pas le fuseau horaire « { $zone } » ; rien n’a changé. Un décalage s’écrit UTC+2 ou UTC-3:30, de UTC-12 à UTC+14. Une ville, comme Paris, c’est encore mieux.
refused-unknown-zone-near = Je ne suis pas sûr du fuseau horaire « { $zone } » ; rien n’a changé. Voulais-tu dire { $zones } ?
refused-other-channels = On ne peut pas ouvrir de table ici. Tape `/table nouvelle` dans { $channels }.
refused-no-channel-left = Tu ne vois aucun salon où les tables sont permises. Demande à la modération d’en choisir un avec `/config panneau`.
refused-other-games = On ne peut pas jouer à { $game } sur ce serveur. Essaie { $games }.
refused-other-roles = Seuls { $roles } peuvent ouvrir des tables sur ce serveur. Tu peux rejoindre celles qui sont ouvertes ; voir `/tables`.
refused-no-role-left = Les rôles qui pouvaient ouvrir des tables ici ont été supprimés. Demande à la modération d’en choisir d’autres avec `/config panneau`.
refused-channel-crowded =
    { $count ->
        [one] Ce salon a déjà une table ouverte, et le serveur n’en permet pas d’autre ici. Ouvre la tienne dans un autre salon, attends, ou demande à l’hôte de la terminer avec `/table terminer`. `/tables` la montre.
       *[other] Ce salon a { $count } tables ouvertes, et le serveur en permet { $limit } ici. Ouvre la tienne dans un autre salon, attends, ou demande à un hôte d’en terminer une avec `/table terminer`. `/tables` les montre.
    }
refused-too-many-tables =
    { $count ->
        [one] Tu es déjà l’hôte d’une table ouverte, et ce serveur en permet { $limit }. Finis-la, ou termine-la avec `/table terminer`. Tu peux toujours en rejoindre d’autres.
       *[other] Tu es l’hôte de { $count } tables ouvertes, et ce serveur en permet { $limit }. Finis-en une, ou termine-la avec `/table terminer`. Tu peux toujours en rejoindre d’autres.
    }
refused-too-many-tables-yet =
    { $count ->
        [one] Tu es déjà l’hôte d’une table ouverte, et ce serveur t’en permet { $limit } pour l’instant ; une de plus toutes les { $games } parties finies ici. Finis-la, ou termine-la avec `/table terminer`. Tu peux toujours en rejoindre d’autres.
       *[other] Tu es l’hôte de { $count } tables ouvertes, et ce serveur t’en permet { $limit } pour l’instant ; une de plus toutes les { $games } parties finies ici. Finis-en une, ou termine-la avec `/table terminer`. Tu peux toujours en rejoindre d’autres.
    }
refused-computers-not-allowed = Ce serveur n’autorise pas les ordinateurs. Invite quelqu’un.

## Commandes

command-setup-name = config
command-setup-description = Les réglages de ce serveur (modération)
command-setup-panel-name = panneau
command-setup-panel-description = Salons, jeux, rôles, limites, pendule, langue, heures calmes
command-setup-check-name = vérification
command-setup-check-description = Les permissions qui me manquent, et où cliquer
command-setup-history-name = historique
command-setup-history-description = Qui a changé quel réglage, et quand
