# La vue d’ensemble des tables d’un serveur, dans un salon choisi par la modération.

overview-title = Nos tables
overview-free = Places libres
overview-played = Tables complètes
overview-none = Aucune table n’est ouverte en ce moment. Ouvres-en une : un appui suffit.
overview-more =
    { $count ->
        [one] -# Une table de plus : appuie sur **{ button-overview-tables }**.
       *[other] -# { $count } tables de plus : appuie sur **{ button-overview-tables }**.
    }
overview-starts = La partie commence { $time }.
overview-results = Résultats de la semaine
overview-won =
    { $game } · { $count ->
        [one] victoire : { $names }
       *[other] victoire partagée : { $names }
    } · { $time }
overview-computer = un ordinateur
overview-in-lobby = Cette partie n’a pas commencé. Son lobby est dans { $channel }.
button-overview-tables = Mes tables
setup-overview = Vue d’ensemble des tables
setup-overview-help = Un message dans ce salon montre qui attend qui, les places libres et les résultats de la semaine, avec *Rejoindre* et *Regarder*. Je le tiens à jour, au plus une fois par minute. Il ne montre que les tables visibles de tous ceux qui voient ce salon.
setup-overview-none = Pas de vue d’ensemble
setup-overview-closed = ⚠️ Je ne peux pas écrire dans ce salon. *Vérifier les permissions* dit ce qui manque.
refused-text-channel-only = Choisis un salon textuel pour la vue d’ensemble.
