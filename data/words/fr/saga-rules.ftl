# Les chapitres de `/règles` pour Saga, dans l’ordre où l’on apprend.

saga-rules-1 =
    ### Un Héros, plusieurs Fées
    Vous êtes des **Fées** et filez la vie d’un seul Héros, que vous partagez. Le Héros a cinq caractéristiques, chacune un dé de 1 à 6 : **Gloire, Courage, Richesse, Sagesse, Force**.

    Chaque Fée a un **Objectif** secret : deux caractéristiques assez hautes, et quelque chose que l’histoire doit contenir, comme trois Amours ou six ratages. Dès que c’est vrai, **tu gagnes** ; si plusieurs Objectifs s’accomplissent au même moment, vous gagnez ensemble.

    Une Aventure dont le défi tourne bien est **réussie**, sinon elle est **ratée**. « En jeu », sur une carte, veut dire réussie ou ratée.

saga-rules-2 =
    ### Avant le premier tour
    1. Chaque Fée reçoit un Objectif, face cachée.
    2. On retourne un Héros. Les cinq caractéristiques commencent à **1**.
    3. Chaque Fée lance un dé à la vue de toutes. Le plus haut commence, puis on joue dans le sens des aiguilles d’une montre.
    4. On mélange les 63 Aventures et les 44 Interférences en **une seule pioche**. Chaque Fée reçoit **5 cartes**.
    5. Avec moins de deux Aventures, tu peux défausser toute ta main et piocher 5 nouvelles cartes, une fois.

    Il y a **deux défausses**, une pour les Aventures et une pour les Interférences. Quand la pioche est vide, elles en forment une nouvelle.

saga-rules-3 =
    ### L’histoire
    L’histoire est une suite d’**Aventures** de sept types : Voyage, Conquête, Combat, Prodige, Vœu, Amour, Amitié. Chaque carte dit quels types elle suit. Elle se lie à la **dernière Aventure réussie** ; les ratées restent dans l’histoire, mais rien ne s’y lie. Tant qu’aucune n’est réussie, les Aventures se lient au type du Héros.

    Le type du Héros compte pour les liens et pour le but du Héros, jamais comme une carte de ce type.

saga-rules-4 =
    ### Ton tour
    1. Tu pioches 2 cartes.
    2. Autant que tu veux, joue des **Interférences pour ton tour**.
    3. Joue au plus **une Aventure** qui se lie à l’histoire.
    4. Une fois par tour, tu peux récupérer la dernière Aventure défaussée. Elle coûte une autre Aventure ou deux Interférences.
    5. Termine ton tour ; tu défausses pour n’en garder que 5. Entre tes tours, tu peux avoir plus de cartes.

saga-rules-5 =
    ### L’épreuve
    D’abord, le Héros doit réussir une épreuve, un Test avec le score et la Difficulté de sa carte. À ton tour, tu dois la tenter, et alors tu ne joues pas d’Aventure. Quand elle est ratée autant de fois qu’il y a de Fées, le Héros part quand même. Les autres Fées peuvent interférer comme dans tout Test, pour ou contre le Héros.

saga-rules-6 =
    ### Défis
    La plupart des Aventures sont des **Tests** : un dé plus ce que nomme la carte doit être **plus grand** que la Difficulté. Si la carte a plusieurs Tests, tous doivent réussir ; le premier raté y met fin. Certaines demandent plutôt de défausser des cartes, ou une condition ; là, personne ne peut interférer.

    Si l’Aventure est réussie, sa **Récompense** suit, sinon son **Échec**. Une caractéristique ne descend jamais sous 1 ni ne dépasse 6.

saga-rules-7 =
    ### Interférer
    Dans chaque Test, toutes les Fées peuvent interférer : avant les dés de Difficulté, avant le dé du Test, et encore une fois après. L’occasion fait le tour de la table, en commençant par la Fée dont c’est le tour. Quand vient la sienne, une Fée joue **une carte ou passe** ; quand toutes ont passé de suite, on lance les dés ou on tranche le Test.

    Les cartes qui changent la Difficulté viennent avant le lancer : le lancer fixe le score et la Difficulté. Celles qui changent le dé ou l’issue viennent après. D’abord on relance les dés, dans l’ordre des cartes ; puis un Miracle compte.

    Un **Talisman** se joue à tout moment, même hors de son tour. Il annule une autre Interférence ; un second Talisman annule le premier, et ce qui était annulé compte à nouveau. Après le lancer, il ne peut plus annuler ce qui a été joué avant.

saga-rules-8 =
    ### Comment ça finit
    On vérifie les Objectifs après chaque Aventure, après chaque Interférence de ton tour et à la fin de chaque tour ; jamais au milieu d’un défi. À quatre ou plus, ils demandent davantage : ta main montre ce qu’il faut au tien à cette table et ce qui manque encore.

    • **Le but du Héros :** si tu réussis une Aventure du type du Héros, et que c’est au moins la **sixième** réussie de ce type, tu gagnes aussi, quel que soit ton Objectif.

    • **Épilogue :** si personne n’a gagné après le dernier tour de table, la Fée à qui il manque le moins pour son Objectif gagne : on additionne ce qui manque à ses trois nombres.

saga-rules-9 =
    ### Bon à savoir
    • « La carte précédente » est celle à laquelle une Aventure s’est liée.
    • « Tu », sur une Aventure, c’est la Fée dont c’est le tour ; sur une Interférence, celle qui l’a jouée.
    • À gauche, la Fée qui joue après toi ; à droite, celle qui a joué avant toi.
    • Quand une carte compte les Aventures, celle qu’on joue n’est pas comptée.
    • Si une carte double la Récompense et qu’une autre l’annule, elle n’a pas lieu. L’Aventure est quand même réussie.

saga-rules-10 =
    ### Répondre à distance
    Pas besoin d’attendre que l’occasion vienne à toi : réponds plus tôt, et je garde ta réponse jusque-là. Si quelqu’un joue d’abord une carte, tu peux répondre à nouveau. Personne ne voit qui a répondu ou passé. Choisis quand je te demande : toujours, seulement quand tu peux jouer, ou jamais. Si je prends mon temps quand je passe pour toi, une pause ne trahit rien. Une Fée silencieuse passe quand le temps est écoulé.

saga-rules-11 =
    ### Qui voit quoi
    Ta main et ton Objectif ne sont qu’à toi. L’histoire, les caractéristiques, chaque dé, les deux défausses et la taille de chaque main sont publics. Personne ne voit qui a passé, ni quelle carte a été prise au hasard, sauf les deux personnes concernées. Le bot ne te rappelle une carte cachée que si tu peux vraiment la connaître.

saga-rules-12 =
    ### Options de la table
    • **Objectifs** : plus exigeants à quatre ou plus, ou comme imprimés.
    • **L’épreuve du Héros** : réussie une fois que toutes l’ont tentée ou, comme imprimé, seulement par un succès.
    • **Durée** : quand vient l’épilogue.
    • **Délai pour interférer** : combien de temps un défi attend les Fées silencieuses.
    • **Masquer qui passe vite** : combien de temps un défi peut encore attendre, au hasard, quand toutes les Fées ont passé. Ainsi, une fin rapide ne trahit rien.
    • **Cartes récupérées** : une fois par tour, ou autant que tu peux payer ; mais jamais une carte avec laquelle tu as payé au même tour.
    • **Liens** : quand une carte dit deux types, les deux comptent, ou seulement le premier.
    • **Objectifs ouverts** : tous face visible, pour une première partie entre amis.

saga-rules-13 =
    ### Comment le bot lit les règles
    • Les cartes imprimées disent ce qu’elles font ; le bot joue exactement cela, et *Expliquer* le montre pour chaque carte.
    • Un défi n’attend les Fées silencieuses que le temps convenu par ta table. Ensuite, elles passent.
    • Ce que le bot refuse ne change rien.

saga-rules-14 =
    ### Comment se passent les parties
    Entre ordinateurs, la plupart des parties ont duré 6 tours de table, 11 à deux. Presque aucune n’est allée jusqu’à l’épilogue. Six Aventures sur dix ont été réussies, et chaque Objectif a gagné à peu près aussi souvent que les autres.
