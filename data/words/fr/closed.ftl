# Les salons où le bot ne peut pas écrire, et les tables arrêtées par une erreur : qui l’apprend, et que faire.

log-channel-closed = Je ne peux plus écrire dans ce salon, donc je préviens les gens par message privé.
log-channel-gone = Le salon de cette table a été supprimé, donc je préviens les gens par message privé.
log-channel-opened = Je peux à nouveau écrire ici.
board-closed = ⚠️ Je ne peux pas écrire dans ce salon en ce moment, donc je préviens les gens par message privé. La pendule s’arrête pour les gens que je ne peux pas joindre.
hand-channel-gone = ⚠️ Le salon de cette table a été supprimé. Tu peux continuer ici même, et tes coups comptent. Va dans un autre salon du serveur, ouvre-y cette table avec `/table voir` et appuie sur *Déplacer le plateau ici*. D’ici là, la pendule s’arrête pour les gens que je ne peux pas joindre.
tables-closed = ⚠️ Je ne peux pas écrire dans son salon. La pendule s’arrête pour les gens que je ne peux pas joindre.
notice-closed = { $person }, je ne peux pas écrire dans le salon de { $table }.
letter-closed =
    { $gone ->
        [yes] Le salon de ta table a été supprimé, donc personne ne voit le plateau.
       *[no] Je ne peux pas écrire dans { $channel }, où est ta table : je n’en ai plus le droit, ou le fil est verrouillé.
    } Je préviens les joueurs par message privé jusqu’à ce que ce soit réglé. La pendule s’arrête pour les gens que je ne peux pas joindre.
    { $gone ->
        [yes] **Ce que tu peux faire** : va dans un autre salon du serveur, ouvre-y la table avec `/table voir`, appuie sur *Plus*, puis sur *Déplacer le plateau ici*.
       *[no] **Ce que tu peux faire** : demande à la modération de me laisser voir le salon, y envoyer des messages et joindre des fichiers. Ou va dans un autre salon du serveur, ouvre-y la table avec `/table voir`, appuie sur *Plus*, puis sur *Déplacer le plateau ici*.
    }
notice-halted = { $person }, une erreur dans les règles a arrêté { $table }. Rien n’est perdu. Appuie sur *Réessayer* ; si elle s’arrête encore, montre cette référence à l’hébergeur du bot : **{ $reference }**
letter-halted = Une erreur dans les règles a arrêté cette table. Rien n’est perdu. Tu peux appuyer sur *Réessayer* sur le plateau ; si elle s’arrête encore, montre cette référence à l’hébergeur du bot : **{ $reference }**
notice-unreleased = { $person }, { $table } est arrêtée depuis trois jours, et il faut décider. Appuie sur *Réessayer*, ou termine la table. Référence : **{ $reference }**
letter-unreleased = Une erreur a arrêté cette table il y a trois jours, et il faut décider : appuie sur *Réessayer* sur le plateau, ou termine la table. Référence : **{ $reference }**
done-released = La table continue.
setup-check-tables = ⚠️ **Tables dans un salon où je ne peux pas écrire**. Je préviens leurs joueurs par message privé ; la pendule s’arrête pour les gens que je ne peux pas joindre :
setup-check-gone = son salon a été supprimé
setup-check-locked = le fil est verrouillé, ou Discord ne me laisse pas écrire
setup-check-more-tables =
    { $count ->
        [one] • et une table de plus
       *[other] • et { $count } tables de plus
    }
setup-check-move = Autorise ce qui manque ou déverrouille le fil, et j’écrirai à nouveau. Ou déplace la table : ouvre-la avec `/table voir` dans un autre salon, appuie sur *Plus*, puis sur *Déplacer le plateau ici*. Ses joueurs le peuvent aussi.
