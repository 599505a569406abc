# Les mots que tous les jeux partagent : tables, panneaux, commandes, refus.

language-in-progress = Traduction en cours. Dis-nous si quelque chose sonne faux.
button-language-feedback = Nous le dire
list-apart = { $list } ; { $item }
list-led = { $what } : { $list }
list-arrow = { $before } → { $after }

computer-fox = Renard mécanique
computer-heron = Héron mécanique
computer-frog = Rainette mécanique
computer-bee = Abeille mécanique
computer-owl = Hibou mécanique
computer-hare = Lièvre mécanique

table-title = { $game } · table { NUMBER($table, useGrouping: 0) }

## Lobby

lobby-seat-host = { $name } · hôte
lobby-told-daily = 📬 lit une fois par jour
lobby-told-never = 🔕 vient voir sans notifications
lobby-seats-free =
    { $count ->
        [one] *{ $count } place est libre*
       *[other] *{ $count } places sont libres*
    }
lobby-seat-kept = { $crest } gardée pour { $person } · expire { $time }
lobby-invited = Invitations : { $people }
lobby-options = Options : { $options }
lobby-need =
    { $count ->
        [one] Il manque une personne pour commencer.
       *[other] Il manque { $count } personnes pour commencer.
    }
lobby-ready = C’est prêt ! Toute personne à la table peut appuyer sur *Commencer*.
lobby-board-marks = ❗ sur le plateau marque ce qui vient de changer.
lobby-starts-full = La partie commence toute seule dès que toutes les places sont prises.
lobby-starts-at = ⏰ Commence toute seule : { $time } ({ $rest }).
lobby-starts-at-filled = ⏰ Commence toute seule : { $time } ({ $rest }). Des ordinateurs prennent les places vides.
lobby-start-missed = ⏰ La partie devait commencer { $time }, mais il manquait du monde. Fixe une autre heure dans *Options*, ou appuie sur *Commencer* dès que vous êtes assez.
lobby-shuffle =
    🔒 Personne ne peut changer le mélange de cette partie. Il vient d’un secret créé avant la première arrivée, et des appuis de chacun. Son empreinte en ce moment (SHA-256) :
    `{ $hash }`
    À la fin, tu vois le secret, et *Vérifier le mélange* rejoue la partie à partir de lui.
option-value = { $option } : { $value }

## Plateau et résultat

board-waiting =
    { $count ->
        [one] On attend { $names } (demandé { $time }).
       *[other] Doivent encore choisir (demandé { $time }) : { $names }.
    }
board-waiting-discreet = On attend des réponses secrètes (demandé { $time }) : { $names }. Personne ne voit qui a répondu.
board-over = Partie finie
board-ended = Cette table a été terminée avant la fin de la partie.
board-halted = Il y a eu un problème dans les règles, donc j’ai arrêté cette table juste avant le dernier appui. Rien n’est perdu. L’hôte ou la modération peut appuyer sur *Réessayer* ; l’hébergeur du bot trouvera les détails sous **{ $reference }**.
board-rank = { NUMBER($rank) }. { $name } : { $score }
board-rank-unscored = { NUMBER($rank) }. { $name }
board-secret = -# Secret du mélange : `{ $secret }`. *Vérifier le mélange* rejoue toute la partie à partir de lui.

## Panneau privé

hand-watching = Tu regardes : voici ce que tu as le droit de voir.
hand-watching-more = Tu regardes, et tu en vois plus que les joueurs : tu ne peux plus prendre de place dans cette partie.
hand-watching-offered = On t’a proposé une place ici. Tant que tu ne la refuses pas, tu ne vois que ce que tout le monde voit.
hand-aim = -# 🎯 { $aim }
coach-new = 🎓 **{ $title }** · { $said }
coach-off-done = Le guide se tait. `/moi réglages` le ramène.
button-coach-off = Sans guide
hand-given = Tu as choisi. Tu peux changer d’avis jusqu’à ce que tout le monde ait répondu.
hand-does = { $option } — { $does }
hand-by-itself = Rien à décider : « { $option } » se fait tout seul.
hand-by-itself-later = Rien à décider : « { $option } » se fait tout seul après un moment, pour ne rien trahir. Tu peux aussi appuyer maintenant.
hand-by-itself-soon = « { $option } » se fait tout seul dans une minute ou deux, sauf si tu appuies sur autre chose.
hand-by-itself-unless = « { $option } » se fait tout seul après un moment, sauf si tu appuies sur autre chose.
hand-choose =
    { $least ->
        [0] Choisis-en jusqu’à { $most }
        [one] { $most ->
            [one] Fais un choix
           *[other] Choisis-en 1 à { $most }
        }
       *[other] Choisis-en { $least } à { $most }
    }
hand-page = Page { $page } sur { $pages } · page suivante
hand-channel-denied = ⚠️ Je ne peux pas écrire dans le salon de cette table en ce moment. Tes coups comptent quand même. Demande à la modération de me laisser voir le salon, y envoyer des messages et joindre des fichiers, ou appuie sur *Déplacer le plateau ici* là où je peux écrire. D’ici là, je préviens les gens par message privé, et la pendule s’arrête pour les gens que je ne peux pas joindre.
direct-on = ✉️ Je t’ai envoyé un message, et je t’écrirai à chacun de tes tours. Appuie encore pour arrêter.
direct-off = Je ne t’écrirai plus ; je te mentionnerai dans le salon à chacun de tes tours.

## Boutons

button-join = Rejoindre
button-leave = Quitter
button-add-computer = Ajouter un ordinateur
button-remove-computer = Retirer un ordinateur
button-shuffle = Mélange honnête
button-options = Options
button-start = Commencer
button-start-yes = Commencer quand même
button-rules = Règles
button-invitations = Inviter
button-hand = Ma main
button-log = Ce qui s’est passé
button-explain = Expliquer
button-no = Non
button-more = Plus
button-text = En texte
button-direct = Par message privé
button-board = Aller au plateau
button-older = Plus ancien
button-newer = Plus récent
button-back = Retour
button-on = Suivant
button-again = Rejouer
button-verify = Vérifier le mélange
button-release = Réessayer
button-here = Déplacer le plateau ici
button-end = Terminer cette table
button-end-why = Oui, et dire pourquoi…
button-end-yes = Oui, terminer

## Journal

log-title = Ce qui s’est passé · { $table }
log-empty = Rien encore.
log-page = -# Page { $page } sur { $pages }
log-lines = -# Lignes { $first }–{ $last } sur { $count }
log-private = 🔒
line-and = { $told } { $more }
line-details = { $line } · +{ $count }
moment-line = ### 📣 { $line }
button-details = Détails
button-short = En bref
log-opened = { $player } ouvre la table. Le SHA-256 du secret du mélange est { $commitment }.
log-joined = { $player } prend une place.
log-left = { $player } quitte la table.
log-computer-added = Un ordinateur prend une place.
log-computer-removed = Un ordinateur quitte la table.
log-option = { $option } : { $value }.
log-started = La partie commence.
log-ended = La table a été terminée avant la fin de la partie.
log-halted = La table a été arrêtée (référence { $reference }).
log-released = { $player } relance la table.

## Options

options-title = Options · { $table }
options-change = Tu peux les changer jusqu’au début de la partie.
options-read = L’hôte et la modération peuvent les changer avant le début. Les boutons les expliquent.
board-marked = -# ❗ dans l’image : ce qui vient de changer
field-zone-hint = Une ville ou un pays, comme Paris, ou le nom du fuseau
field-time-hint = Comme 22:00 ou 22h
field-day-hint = Comme 24 décembre, 2026-12-24, vendredi ou demain
button-form-again = Réessayer
refused-no-such-moment = Je ne comprends pas l’heure de début « { $typed } » ; rien n’a changé. Essaie 20:30, demain à 20h, vendredi 20h30, 24 décembre 20h30, ou dans 2 heures.
refused-time-missing = « { $typed } » ne dit pas à quelle heure ; rien n’a changé. Ajoute-la, comme 20h30.
refused-unclear-moment = « { $typed } » peut vouloir dire { $one } ou { $other } ; rien n’a changé. Écris-le en entier, comme { $example }.
refused-start-past = Cette heure est déjà passée.
refused-start-too-far = Choisis un début dans les 30 jours.

## Listes et réponses courtes

tables-mine = Tes tables
tables-none = Tu ne vois aucune table ouverte ici. Ouvres-en une avec `/table nouvelle`.
tables-none-yours = Tu n’es à aucune table ouverte. Sur un serveur, `/tables` montre celles que tu peux rejoindre.
tables-you = **C’est ton tour** (demandé { $time }).
tables-vote = **Il manque ta voix** : comment continuer sans { $name } ? Demandé { $time }.
tables-proposal =
    { $what ->
        [end] **{ $name } propose de finir la partie** ; accepte ou refuse. Demandé { $time }.
        [pause] **{ $name } propose une pause** ; accepte ou refuse. Demandé { $time }.
       *[undo] **{ $name } propose d’annuler des coups** ; accepte ou refuse. Demandé { $time }.
    }
tables-late-time = ⏳ **Ton temps s’est écoulé** { $time } ; les autres décident de la suite. Tu peux encore jouer.
tables-late-silence = 💤 **Les autres décident comment continuer sans toi.** Le vote s’est ouvert { $time }. Ouvre ta main et te revoilà.
tables-playing =
    { $count ->
        [one] On attend quelqu’un d’autre (demandé { $time }).
       *[other] On attend { $count } autres personnes (demandé { $time }).
    }
tables-lobby = Dans le lobby, { $taken } places prises sur { $seats }.
tables-halted = Arrêtée par une erreur ; l’hôte ou la modération peut réessayer.
tables-paused = En pause.
tables-over = La partie est finie.
tables-ended = Terminée avant la fin.
status-lobby = dans le lobby
status-playing = en cours
status-halted = arrêtée
status-paused = en pause
status-over = partie finie
status-ended = terminée
suggestion = { $table } ({ $state })
new-open = La table { NUMBER($table, useGrouping: 0) } est ouverte dans ce salon, et tu y as une place. Les autres appuient sur *Rejoindre*, ou tu ajoutes des ordinateurs. Puis appuie sur *Commencer*.
again-open = Quelqu’un a été plus rapide : la table { NUMBER($table, useGrouping: 0) } est ouverte, { $link }.
end-question = Vraiment terminer { $table } ? La partie ne pourra pas reprendre, et ce qui est caché le restera.
end-done = Tu as terminé la table.
here-done = Le plateau est maintenant dans ce salon.
verify-good =
    ✅ { $moves ->
        [one] J’ai rejoué le seul coup
       *[other] J’ai rejoué les { $moves } coups
    } à partir du secret, avec le même résultat. Le mélange était fixé avant le début de la partie.
verify-data =
    Pour le vérifier toi-même : le SHA-256 du secret est celui que montrait le lobby. La graine est le SHA-256 du secret suivi de ces nombres, chacun sur huit octets, gros-boutistes.
    Promis : `{ $hash }`
    Secret : `{ $secret }`
    Places, puis début : `{ $presses }`
rules-page = -# Page { $page } sur { $pages }
rules-entry = Retour à ma recherche

## Aide

help-anywhere =
    { "" }**Partout** : [installe Tavolata pour toi]({ $link }), et tes tables, mains, leçons, règles et recherches te suivent sur tous les serveurs et en message privé. Tu peux aussi y jouer contre des ordinateurs. Personne d’autre ne voit tout ça. Pour jouer avec d’autres, il faut un serveur qui a Tavolata.
help-text =
    ## Tavolata
    Des jeux de table fantastiques à mains cachées, joués ici même, dans le salon : un coup au petit déjeuner, le suivant à midi.

    { "" }**Première fois ?** `/apprendre` t’apprend un jeu en trois minutes, en y jouant.

    { "" }**Pour jouer** : `/table nouvelle`, puis choisis un jeu. Pour participer, on appuie sur *Rejoindre* ; des ordinateurs peuvent prendre les places vides ; *Commencer* lance la partie. Ensuite, appuie sur *Ma main* : elle te montre, et à personne d’autre, ce que tu as et ce que tu peux faire.

    { "" }**Commandes**
    `/table nouvelle` · ouvrir une table dans ce salon
    `/table voir` · voir une table, aussi en texte
    `/table main` · ta vue privée et tes choix
    `/table journal` · ce qui s’est passé
    `/table options` · les options de cette table
    `/table prolonger` · prendre plus de temps pour ton tour
    `/table annuler`, `/table proposer` · annuler ton coup ; proposer une pause ou la fin
    `/table revoir` · revoir une partie pas à pas
    `/table bilan` · comment s’est passée une partie finie
    `/table vérifier`, `/table exporter`, `/table importer` · vérifier une partie finie, l’enregistrer, en charger une
    `/table quitter` · laisser ta place ; d’autres peuvent la prendre
    `/table pause`, `/table reprendre` · mettre une table en pause, et continuer
    `/table inviter`, `/table retirer` · inviter quelqu’un dans un lobby, ou l’en faire partir (hôte)
    `/table remplacer`, `/table retirer`, `/table hôte` · qui a quelle place, et qui est l’hôte (modération)
    `/table terminer` · terminer une table (hôte et modération)
    `/tables` · tes tables, d’abord celles qui t’attendent
    `/stats` · tes résultats, et le classement d’un jeu
    `/règles` · comment on joue ; `/chercher` · ce que fait une carte, un objet ou un lieu
    `/moi réglages` · langue, notifications, rappels, congés ; `/moi tables-ouvertes` · apprendre qu’une table s’ouvre ; `/moi blocages` · les gens que tu préfères éviter ; `/moi exporter`, `/moi effacer` · tes données
    `/config panneau`, `/config vérification` · les réglages de ce serveur, et ce qui me manque (modération)

    Rien ne presse. Je te mentionne à chacun de tes tours ; si tu préfères, appuie sur *Par message privé*, et je t’écrirai.

welcome =
    ## Bienvenue sur Tavolata
    Première visite ? Tape `/apprendre` : tu apprends un jeu en trois minutes.
    Pour jouer, il y a une table ouverte ci-dessus. Dans la peau de **{ $host }**, appuie sur *Ajouter un ordinateur*, puis *Commencer*, puis *Ma main*. Tu peux aussi être plusieurs personnes ici : appuie sur l’image de quelqu’un pour prendre sa place, puis sur *Rejoindre*, et joue contre toi-même. `/` montre toutes les commandes.

## Refus

refused-out-of-date = ↻ La partie a avancé depuis ce bouton. Voici où elle en est.
refused-unknown-button = Je ne connais pas ce bouton. Il vient peut-être d’une ancienne version de moi ; `/table voir` te donne l’actuel.
refused-other-database = Je ne me souviens plus de la table de ce bouton : ma base de données a été remplacée depuis. `/tables` montre ce qu’il y a maintenant.
refused-old-command = Cette commande a changé. Redémarre Discord pour avoir la nouvelle, ou réessaie dans une minute.
refused-no-such-table = Il n’y a pas de table { NUMBER($table, useGrouping: 0) } ici, ou tu ne peux pas la voir.
refused-no-table-here = Je ne sais pas de quelle table tu parles. Ouvres-en une avec `/table nouvelle`, ou regarde `/tables`.
refused-unknown-game = Je ne connais pas ce jeu. `/table nouvelle` montre ceux que je connais.
refused-server-only = Ça marche dans un salon d’un serveur qui a Tavolata.
refused-already-seated = Tu as déjà une place à cette table.
refused-not-seated = Tu n’as pas de place à cette table.
refused-not-your-table = Tu ne joues pas à cette table. Tu peux regarder, ou ouvrir la tienne avec `/table nouvelle`.
refused-full = Toutes les places sont prises.
refused-seats-kept = Les places libres sont gardées pour des personnes invitées.
refused-no-computer = Il n’y a pas d’ordinateur à cette table.
refused-too-few = Il faut au moins { $least } joueurs. Invite quelqu’un, ou ajoute un ordinateur.
refused-started = La partie a déjà commencé.
refused-not-started = La partie n’a pas encore commencé.
refused-ended = Cette table est terminée.
refused-not-over-yet = Tu verras ça quand la partie sera finie ; ça trahirait ce qui est caché.
refused-game-over = Cette partie est finie.
refused-turn = C’est le tour { $player-initial ->
    [vowel] d’{ $player }
   *[consonant] de { $player }
}. Le tien viendra !
refused-not-asked-now = Tu n’as rien à choisir en ce moment.
refused-not-offered = Tu ne peux pas choisir ça ici. Les boutons montrent ce que tu peux faire.
refused-not-verified = L’enregistrement ne donne pas la même partie : { $reason }. Préviens l’hébergeur du bot, s’il te plaît.
refused-no-such-option = Ce jeu n’a pas cette option ou cette valeur ; rien n’a changé.
refused-host-only = Seuls l’hôte de la table et la modération peuvent faire ça.
refused-halted = Il y a eu un problème dans les règles. Rien n’a changé ; la table est arrêtée jusqu’à ce que l’hôte ou la modération appuie sur *Réessayer*. Référence : **{ $reference }**
refused-permission = Je ne peux pas jouer dans ce salon sans { $permissions }. Demande à la modération de l’autoriser, ou choisis un autre salon.
refused-door-closed = Discord ne me laisse pas t’écrire. Autorise les messages privés des membres de ce serveur (*Paramètres de confidentialité* du serveur), puis appuie à nouveau.
refused-store = Je n’ai pas pu l’enregistrer, donc ça ne compte pas ; rien d’autre n’est perdu. Réessaie dans un instant. L’hébergeur du bot trouvera la raison dans le journal.
refused-silent = Ma base de données ne répond pas. Réessaie dans une minute, mais vérifie d’abord si cet appui a déjà compté.
refused-error = Il y a eu un problème de mon côté ; tu n’as rien perdu. Référence : **{ $reference }**
refused-store-later = J’ai enregistré ton appui, mais la base de données a ensuite lâché. Vérifie s’il compte avant d’appuyer à nouveau. L’hébergeur du bot trouvera la raison dans le journal.
refused-error-later = Il y a eu un problème de mon côté après l’enregistrement de ton appui. Vérifie s’il compte avant d’appuyer à nouveau. Référence : **{ $reference }**
refused-form-not-opened = Je n’ai pas pu ouvrir le formulaire. Appuie à nouveau.
refused-form-gone = Il n’y a plus rien à remplir d’un coup. Ouvre ta main pour voir ce qu’on te demande maintenant.
refused-form-out-of-date = Quelque chose a changé pendant que tu remplissais, donc rien n’a été fait. Tes choix sont gardés : regarde la table, puis réessaie.
refused-form-part = Le formulaire n’offre plus tout cela, donc rien n’a été fait. Réessaie : il montre ce que tu peux choisir maintenant.
refused-form-reveals = Quelque chose se dévoile en chemin : choisis le reste quand tu l’auras vu. Rien n’a encore été fait.
refused-not-shown = Je n’ai pas pu te montrer la réponse, mais ce que tu as fait compte si c’était possible. Regarde avant de recommencer.
refused-too-late = Ça a mis trop de temps à m’arriver, donc rien n’a changé. Appuie à nouveau.
refused-one-moment = Un instant, s’il te plaît : je m’occupe encore de ton dernier appui.
refused-busy-server = Un instant, s’il te plaît : ce serveur m’occupe beaucoup. Réessaie dans quelques secondes.
still-working = ⏳ Ça prend plus de temps que prévu. Je m’en occupe ; inutile d’appuyer à nouveau.

## Quand les mots ou les images manquent

picture-follows = ⏳ Il y a beaucoup à dessiner en ce moment. Voici déjà le texte ; l’image suit.
picture-failed = ⚠️ Je n’ai pas pu dessiner l’image, donc voici le texte. La partie continue comme d’habitude. Référence : **{ $reference }**
unworded = (il manque des mots ici)
unworded-question = Que choisis-tu ?
unworded-choice = Choix { $number } ({ $option })
unworded-position = Je ne peux pas décrire la position en ce moment. Tes choix comptent quand même.

permission-view_channel = *Voir le salon*
permission-send_messages = *Envoyer des messages*
permission-send_messages_in_threads = *Envoyer des messages dans les fils*
permission-attach_files = *Joindre des fichiers*

## Commandes : descriptions de 100 caractères au plus, noms en minuscules sans espaces

command-table-name = table
command-table-description = Tables : ouvrir, regarder, jouer
# Differs: the name of a command.
command-table-new-name = nouvelle
command-table-new-description = Ouvrir une table dans ce salon
command-table-show-name = voir
command-table-show-description = Voir une table, pour toi seulement
command-table-hand-name = main
command-table-hand-description = Ta vue privée d’une table, avec tes choix
command-table-log-name = journal
command-table-log-description = Ce qui s’est passé à une table
command-table-options-name = options
command-table-options-description = Voir les options d’une table
command-table-end-name = terminer
command-table-end-description = Terminer une table (l’hôte et la modération)
command-table-verify-name = vérifier
command-table-verify-description = Vérifier qu’une partie finie a été mélangée honnêtement
command-table-export-name = exporter
command-table-export-description = Enregistrer une partie finie dans un fichier
command-tables-name = tables
command-tables-description = Tes tables, d’abord celles qui t’attendent
command-rules-name = règles
command-rules-description = Comment jouer à un jeu
command-lookup-name = chercher
command-lookup-description = Ce que fait une carte, un objet, un sort ou un lieu
command-help-name = aide
command-help-description = Ce que fait Tavolata, et comment commencer
parameter-lookup-name = quoi
parameter-lookup-description = Son nom, ou le début de son nom
parameter-game-name = jeu
parameter-game-description = Quel jeu
parameter-language-name = langue
parameter-language-description = La langue de la table ; sinon celle du serveur
parameter-table-name = table
parameter-table-description = Quelle table ; sinon la plus probable
parameter-text-name = texte
parameter-text-description = Toute la position en texte, sans image
