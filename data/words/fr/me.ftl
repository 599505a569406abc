# Ce qu’une personne a demandé, et ses données.

somebody = Quelqu’un

me-title = Tes réglages
me-yes = Oui
me-no = Non
me-page-notices = Notifications
me-page-time = Ton temps
me-page-play = Jouer
me-page-you = Langue et données

me-delivery = Notifications
me-delivery-help = Comment je te dis qu’une table t’attend.
me-delivery-channel = Dans le salon
me-delivery-channel-help = Je te mentionne là où la table se joue.
me-delivery-direct = Par message privé
me-delivery-direct-help = Je t’écris, avec ta main et un lien vers le plateau.
me-delivery-both = Les deux
me-delivery-both-help = Je t’écris et te mentionne dans le salon, avec une seule alerte.
me-delivery-digest = Une fois par jour
me-delivery-digest-help = Un message par jour ; plus tôt si un délai finit avant. Les lobbys à pendule courte le montrent.
me-delivery-none = Pas du tout
me-delivery-none-help = Tu regardes toi-même, dans /tables. Les lobbys des tables à pendule le disent.
me-digest-hour = Heure du message quotidien
me-digest-hour-help = Dans ton fuseau horaire, { $zone }.
me-reminder-hours = Rappels
me-reminder-hours-help = Tant qu’une table t’attend, { $most } par tour au plus ; jamais aux heures calmes ni en congé.
me-reminder =
    { $hours ->
        [0] Aucun
        [one] Toutes les heures
       *[other] Toutes les { $hours } heures
    }
me-warnings = Alertes avant la fin de ton temps
me-warnings-help = Je t’alerte comme pour les notifications : jamais aux heures calmes, ni dans le salon pour une question secrète.
me-warnings-off = Aucune
me-warnings-once = Une, au dernier quart de ton temps
me-warnings-twice = Deux : au dernier quart, puis au dernier dixième
me-early = Me prévenir au début du tour d’avant
me-early-help = Quand la personne avant toi commence, le temps de te préparer.
me-open-tables-help = Envie d’une partie ? Je peux te dire quand quelqu’un ouvre une table.
me-timezone = Fuseau horaire
me-timezone-help = Pour le message quotidien, tes heures calmes et tes jours de congé.
me-timezone-zone = Fuseau horaire
me-quiet = Heures calmes
me-quiet-none = aucune
me-quiet-help = Je ne te mentionne pas à ces heures du jour ({ $most } au plus). Tes pendules tournent ; seuls les congés les arrêtent.
me-quiet-start = De
me-quiet-end = À
me-quiet-heard = 🌙 Pas de mention entre { $start } et { $end } ({ $zone }).
me-quiet-gone = 🔔 Pas d’heures calmes : je te mentionne à toute heure.
me-weekend = Jours libres de la semaine
me-weekend-help = Ces jours-là, tes pendules s’arrêtent et je ne te rappelle rien. { $most } jours au plus ; ce ne sont pas des congés.
weekday-0 = lundi
weekday-1 = mardi
weekday-2 = mercredi
weekday-3 = jeudi
weekday-4 = vendredi
weekday-5 = samedi
weekday-6 = dimanche
me-holidays = Congés
# Differs: days off are masculine.
me-holidays-none = aucun
me-holidays-help = Tes pendules s’arrêtent. { $most ->
    [0] Autant de jours que tu veux, jusqu’à un an à l’avance.
   *[other] { $left } jours restants sur { $most } en { $year }. Chaque jour compte, du premier au dernier.
}
me-holidays-first = Premier jour
me-holidays-last = Dernier jour
me-days-later =
    { $count ->
        [one] ⏱️ C’est ton tour à la table { $tables }. Les nouveaux congés y comptent dès ton prochain tour ; la pendule de celui-ci tourne encore.
       *[other] ⏱️ C’est ton tour aux tables { $tables }. Les nouveaux congés y comptent dès tes prochains tours ; ces pendules tournent encore.
    }
me-holiday-noted =
    { $days ->
        [one] 🏝️ Tu es en congé le { $first }.
       *[other] 🏝️ Tu es en congé { $days } jours, du { $first } au { $last }.
    }
me-confirm = Confirmer chaque coup
me-confirm-help = Tu appuies une seconde fois pour jouer le coup.
me-coach = Me guider
me-coach-help = Tes trois premières parties d’un jeu : une phrase sur chaque chose nouvelle.
me-aim = Montrer le but
me-aim-help = En haut de ta main : comment gagner, et où tu en es.
me-picture = Images
me-picture-help = Pour un téléphone, elles sont hautes, avec de plus grandes lettres.
me-picture-tall = Téléphone
me-picture-wide = Ordinateur
me-rated = Coter mes parties
me-rated-help = Sinon, tu n’apparais pas dans les classements de tes serveurs.
me-named = Donner mon nom hors de Discord
me-named-help = Si la modération partage des résultats publics avec un site, par exemple, ton nom y figure.
me-daily = Mon nom sur les listes de la partie du jour
me-daily-help = Sinon, tu vois quand même ta propre place ; les autres ne voient pas ton nom.
me-language = Langue
me-language-help = Pour tout ce que personne d’autre ne lit. Les tables parlent la langue du serveur.
me-language-none = Comme mon Discord
me-blocked-people-help = Les gens avec qui tu préfères ne pas jouer : je vous tiens à distance.
me-export-help = Tout ce que je garde sur toi, en un fichier.
me-delete-help = Je t’oublie ; je dis d’abord ce que ça change.
me-open-title = Tables ouvertes
me-open-help = Quand quelqu’un ouvre une table avec des places libres, ou qu’une place se libère dans une partie en cours, je te le dis une fois, comme tu préfères, avec un bouton *Rejoindre* ; jamais aux heures calmes, en congé, ni pour des tables avec quelqu’un que tu bloques.
me-open-here = Me dire quand une table s’ouvre sur ce serveur
me-open-elsewhere = Pour les tables ouvertes d’un serveur, tape `/moi tables-ouvertes` là-bas.
me-open-games = Seulement ces jeux :
me-open-all-games = tous les jeux
me-open-others = Tu suis aussi :
me-open-unknown = Un serveur que j’ai quitté
me-blocked-title = Personnes bloquées
me-blocked-help = Sur tous les serveurs, je ne te signale ni invitations, ni places, ni tables qui vous réuniraient, je te demande avant que tu t’installes avec ces personnes, et je t’écris si elles viennent à ta table, pour que tu puisses partir. Pour elles, tout est comme toujours. Elles n’en savent rien.
me-blocked-none = Tu ne bloques personne.
me-blocked-since = { $person }, depuis { $time }
me-block-choose = Bloquer quelqu’un…
me-block-done = Tu bloques { $person }, qui n’en saura rien. Rien ne change aux tables que vous partagez déjà.
me-unblock-done = Tu ne bloques plus { $person }.

button-me-timezone = Changer
button-me-quiet = Fixer
button-me-holidays = Ajouter
button-me-open = Tables ouvertes
button-me-blocked = Personnes bloquées
button-me-unblock = Débloquer
button-me-export = Exporter mes données
button-me-delete = Effacer mes données
button-me-delete-yes = Tout effacer

me-trial-letter = ✉️ Voici comment je t’écris. Change-le avec `/moi réglages`, ici aussi.
me-letter-sent = ✉️ Je t’ai envoyé un message, et il est arrivé.
me-export-done = Tout ce que je garde sur toi. Les heures sont en secondes depuis 1970, les identifiants sont ceux de Discord. Tes choix y sont ; les parties finies s’obtiennent avec `/table exporter`.
me-delete-question =
    ## Effacer mes données
    C’est irréversible.
    { $open ->
        [0] · Tu n’es à aucune table ouverte.
        [one] · Tu quittes ta table ouverte ; si la partie a commencé, un ordinateur prend le relais, et d’autres peuvent prendre la place.
       *[other] · Tu quittes tes { $open } tables ouvertes ; là où une partie a commencé, un ordinateur prend le relais, et d’autres peuvent prendre la place.
    }
    { $finished ->
        [0] · Tu n’as fini aucune partie.
        [one] · La partie finie que tu as jouée reste, mais ta place devient anonyme : « Quelqu’un ».
       *[other] · Les { $finished } parties finies que tu as jouées restent, mais ta place devient anonyme : « Quelqu’un ».
    }
    · J’efface tes réglages, cotes, préréglages, notes, marque-pages, remerciements et blocages, les tables ouvertes que tu suis, et ce que tu as suivi, lu ou mis en sourdine. Les lignes du journal qui te nomment disent « Quelqu’un ».
    · Les nombres des appuis qui t’ont donné une place restent : le mélange en dépend.
    · Si tu as vu ce qui est caché dans une partie encore en cours, j’y garde ton identifiant jusqu’à la fin, car tu ne peux pas y prendre une autre place.
    · Ce que d’autres ont noté pour eux-mêmes, comme des blocages, est à eux et reste.
    · Les messages déjà dans les salons restent tels quels, et je n’ai pas la main sur les fichiers enregistrés.
me-delete-done = C’est fait : je ne te connais plus. Si tu appuies sur quelque chose, tu repars de zéro.

sure-question = **{ $choice }** ?
sure-nothing = Rien
button-sure = Oui
button-not-sure = Non

refused-block-self = Tu ne peux pas te bloquer toi-même.
refused-too-many-blocked = Tu bloques autant de personnes que je peux en garder. Débloque d’abord quelqu’un.
refused-own-quiet-empty = « De » et « À » sont identiques. Laisse les deux vides pour ne pas avoir d’heures calmes. Rien n’a changé.
refused-own-quiet-too-long = Les heures calmes durent { $most } heures par jour au plus : il m’en faut pour te joindre. Pour une absence plus longue, ajoute un congé. Rien n’a changé.
refused-no-such-day = Je ne comprends pas le jour « { $day } » ; rien n’a changé. Essaie 24 décembre, 2026-12-24, vendredi ou demain.
refused-unclear-day = « { $day } » peut vouloir dire { $one } ou { $other } ; rien n’a changé. Écris-le en entier, comme { $example }.
refused-holiday-backwards = Le dernier jour vient avant le premier. Rien n’a changé.
refused-holiday-past = Ce congé est déjà passé. Rien n’a changé.
refused-holiday-too-far = Un congé peut aller jusqu’à un an à l’avance. Rien n’a changé.
refused-holiday-too-long =
    { $left ->
        [0] Il ne te reste aucun jour de congé en { $year } : tu as pris les { $most } que tes serveurs permettent par an. Rien n’a changé.
        [one] Ça prend { $days } jours de congé en { $year }, mais il t’en reste un des { $most } que tes serveurs permettent par an. Rien n’a changé.
       *[other] Ça prend { $days } jours de congé en { $year }, mais il t’en reste { $left } des { $most } que tes serveurs permettent par an. Rien n’a changé.
    }
refused-too-many-holidays = Tu peux avoir { $most } congés au plus ; retires-en un d’abord.

command-me-name = moi
command-me-description = Tes propres réglages, et tes données
command-me-settings-name = réglages
command-me-settings-description = Notifications, alertes, fuseau, heures calmes, congés, ta main, cote, langue
command-me-open-name = tables-ouvertes
command-me-open-description = Apprendre qu’une table s’ouvre sur ce serveur
command-me-blocked-name = blocages
command-me-blocked-description = Bloquer et débloquer des gens
command-me-export-name = exporter
command-me-export-description = Tout ce que je garde sur toi, en un fichier
command-me-delete-name = effacer
command-me-delete-description = T’oublier ; je dirai d’abord ce que ça change
