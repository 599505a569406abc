# Premier contact : ce que le bot dit en arrivant sur un serveur, et ce qu’il garde de qui.

button-open-table = Ouvrir une table
button-help = Aide
button-privacy = Vie privée
button-terms = Conditions
greeting-which-game = À quel jeu aimerais-tu jouer ?
greeting =
    ### Bonjour ! Je suis Tavolata.
    J’apporte sur ce serveur des jeux de table fantastiques à mains cachées, à votre rythme : un coup au petit déjeuner, le suivant à midi.

    Vous ne connaissez pas ces jeux ? Appuyez sur *Première fois ?* ou tapez `/apprendre` : chacun s’apprend en trois minutes, en y jouant. Puis ouvrez une table ici même et appuyez sur *Commencer* quand tout le monde est là ; des ordinateurs prennent les places libres. Ça marche sans réglage. Les réglages sont pour la modération.
privacy-text =
    ## Vie privée
    Tavolata garde ce qu’il faut pour faire tourner tes parties, et rien d’autre.

    { "" }**Ce qu’il garde**
    Ton identifiant Discord ; ton nom sur chaque serveur où tu joues ; ta langue ; tes réglages, tes congés et ton fuseau horaire ; les tables où tu joues, avec tes coups, le journal et les résultats ; tes cotes et ta ponctualité ; tes préréglages, notes, marque-pages, suivis et blocages ; tes remerciements pour des parties ; tes parties du jour, et les semaines où tu les as regardées, sur quel serveur ; les tables ouvertes dont tu veux entendre parler ; à quoi tu veux jouer dans la file d’attente, et avec qui ; ce que le guide t’a expliqué ; qui a vu quoi d’une partie en cours ; si on t’a fait quitter une table, ou si quelqu’un l’a terminée, la raison donnée, pendant un mois ; et, pour la modération, quels réglages elle a changés.

    { "" }**Ce qu’il ne garde pas**
    Les messages. Discord dit au bot qu’un message a été écrit ou supprimé, mais pas ce qu’il contient, sauf s’il mentionne le bot. Le bot l’oublie aussitôt ; il cherche seulement les plateaux que quelqu’un a supprimés, pour les publier à nouveau. Il voit les commandes, les boutons et les formulaires que tu utilises avec lui. S’il refuse un formulaire, il retient ce que tu as tapé pendant 15 minutes, pour que tu puisses réessayer.

    { "" }**Qui le voit**
    Les gens de tes tables et de leurs salons voient ce que montre le jeu. Les lobbys montrent ta ponctualité, et préviennent si tu risques d’apprendre tes tours trop tard. Ton serveur voit les résultats et les cotes. Dans les parties avec des gens d’autres serveurs, si tu les actives, ils voient ton nom Discord, mais aucun de tes serveurs. Les listes de la partie du jour montrent ton nom à toutes les personnes qui utilisent le bot, si tu l’actives. L’hébergeur du bot a sa base de données, et tout passe par Discord. La modération peut partager les tables publiques, les résultats et les classements avec d’autres programmes, comme son site, avec ton nom ; pour l’éviter, désactive-le sous `/moi réglages`. Rien n’est vendu ni utilisé pour la publicité, et personne d’autre ne reçoit rien.

    { "" }**Combien de temps**
    Jusqu’à ce que tu l’effaces. Les parties finies restent, car on en a besoin pour les revoir et pour les statistiques. Les sauvegardes de l’hébergeur du bot peuvent le garder plus longtemps.

    { "" }**L’obtenir, l’effacer**
    `/moi exporter` te donne tout ce qui te concerne dans un fichier. `/moi effacer` quitte tes tables ouvertes, efface tes réglages, cotes, préréglages, notes, marque-pages, remerciements, blocages et suivis, et retire ton nom et ton identifiant des parties finies. Là où tu as vu ce qui est caché dans une partie encore en cours, ton identifiant reste jusqu’à la fin, car tu ne peux pas y prendre une autre place. Ce qui a été publié dans les salons y reste jusqu’à ce que quelqu’un le supprime.

    { "" }**Des questions ?**
    Demande aux gens qui font tourner ce bot ; ta modération les connaît.
terms-text =
    ## Conditions d’utilisation
    Tavolata est gratuit. En l’utilisant, tu acceptes cette page et les conditions de Discord.

    { "" }**Joue franc jeu.** Une personne, une place. N’utilise pas le bot pour harceler quelqu’un, contourner un blocage ou le surcharger. La modération peut terminer des tables et retirer des places ; l’hébergeur du bot peut exclure les gens et les serveurs qui en abusent.

    { "" }**Il peut avoir des ratés.** On fait de son mieux, mais sans promettre que le bot soit toujours là ou sans erreur, ni qu’aucune partie ne soit jamais perdue. Il est fourni tel quel, sans garantie, dans les limites de la loi.

    { "" }**Tes mots restent à toi.** Les noms des préréglages, les notes et ce que tu tapes dans les formulaires ne servent qu’à ce pour quoi tu les as tapés.

    { "" }**Les jeux** appartiennent à leurs auteurs et à leurs éditeurs. Ce bot n’est pas d’eux, et suit leurs règles pour ses communautés.

    { "" }**Les changements** de cette page arrivent avec une nouvelle version du bot. Si tu n’es pas d’accord, cesse de l’utiliser ; `/moi effacer` emporte tes données.
