# La file d’attente : on dit à quoi on aimerait jouer, et le bot trouve une table.

command-play-name = jouer
command-play-description = Attendre une partie : je trouve des gens qui veulent jouer à la même chose

queue-title = Trouver une partie
queue-wish = **{ $games }** · à { $sizes } · { $clock }
queue-hours-on = Seulement avec des gens qui jouent aux mêmes heures que toi.
queue-across-on = Aussi avec des gens d’autres serveurs, en messages privés.
queue-others =
    { $count ->
        [0] Personne n’attend encore une partie comme ça.
        [one] { $count } autre personne attend une partie comme ça.
       *[other] { $count } autres personnes attendent une partie comme ça.
    }
queue-usually = D’habitude, il faut environ { $time }.
queue-off = Appuie sur *Attendre*, et je te préviens quand j’ai trouvé une table. Pas besoin de rester ici.
queue-waiting = Début de l’attente : { $time }. Je te préviens quand j’ai trouvé une table ; pas besoin de rester ici. Si rien ne se présente, j’arrête de chercher { $end }.
queue-offered = Je t’ai trouvé une table : { $table }. Elle est à toi jusqu’à { $time }.
queue-offered-across =
    { $count ->
        [0] Vous joueriez en messages privés.
        [one] Vous joueriez en messages privés. Une des autres personnes vient d’un autre serveur.
       *[other] Vous joueriez en messages privés. { $count } des autres personnes viennent d’autres serveurs.
    }
queue-accepted = Tu as accepté : { $table }. La partie commence dès que les autres ont accepté aussi. Si quelqu’un refuse, tu gardes ta place ici.
queue-found = Ta partie a commencé : tu la trouves dans `/tables`. Appuie sur *Attendre* pour en avoir une autre.
queue-declined = Tu as refusé la dernière table, donc je ne cherche plus. Appuie sur *Attendre* quand tu as à nouveau envie de jouer.
queue-lapsed = J’avais une table pour toi, mais tu n’as pas répondu, donc j’ai arrêté de chercher. Appuie sur *Attendre* quand tu as à nouveau le temps.
queue-called-off = La modération a fermé la dernière table, donc j’ai arrêté de chercher. Appuie sur *Attendre* pour continuer.
queue-ended = Tu as attendu deux semaines et je n’ai trouvé personne, désolé ! Avec *Changer*, essaie d’autres jeux, un autre nombre de joueurs ou une autre pendule.
queue-table = { $table } dans { $channel }
button-queue-wait = Attendre
button-queue-stop = Ne plus attendre
button-queue-keep = Deux semaines de plus
button-queue-change = Changer

queue-done-wait = C’est noté, je cherche.
queue-done-together = Tu attends avec { $person }. Je vous préviens quand j’ai trouvé une table.
queue-done-stop = Tu n’attends plus.
queue-done-keep = D’accord, je continue à chercher.
queue-done-change = C’est changé.
queue-across-letter = Tu cherches aussi des parties avec des gens d’autres serveurs. Dès que j’en trouve une, je t’écris ici, et c’est ici que tu joueras. Les autres voient ton nom Discord, mais pas tes serveurs. Pour arrêter : *Changer* dans `/jouer`.
queue-done-refused = D’accord. { $person } peut jouer avec d’autres.

queue-form-title = À quoi aimerais-tu jouer ?
queue-form-games = L’un de ces jeux
queue-form-sizes = L’un de ces nombres de joueurs
queue-form-clock = À quel rythme ?
queue-form-hours = Comparer mes heures de jeu
queue-form-hours-hint = Je regarde quand tu as appuyé ces quatre dernières semaines. Personne ne le voit.
queue-form-across = Aussi avec des gens d’autres serveurs
queue-form-across-hint = Vous jouez en messages privés, sous vos noms Discord. Les parties ne sont pas cotées.

queue-with = Tu joues seulement avec { $person }.
queue-with-asked = Tu joues seulement avec { $person }, qui doit encore dire oui.
queue-with-apart = Toi et les autres ne voulez pas la même chose : il me faut un jeu, un nombre de joueurs et une pendule qui conviennent à tout le monde.
queue-asked = { $person } veut jouer avec toi.
queue-choose = Seulement avec…
button-queue-join = Attendre ensemble
button-queue-refuse = Non merci
button-queue-without = Sans cette personne
queue-friend = { $friend }, { $person } veut trouver une partie avec toi : { $games }.
queue-friend-letter = { $person } veut trouver une partie avec toi : { $games }.

queue-thread = { $game } par la file d’attente

notice-matched =
    { $made ->
        [host] { $person }, je t’ai trouvé une place à la table de l’hôte { $by } : { $table }. Elle t’est gardée jusqu’à { $time }.
       *[queue] { $person }, je t’ai trouvé une table : { $table }. La partie commence quand tout le monde a accepté, avant { $time }.
    }
letter-matched =
    { $made ->
        [host] Je t’ai trouvé une place à la table de l’hôte { $by }. Elle t’est gardée jusqu’à { $time }.
       *[queue] Je t’ai trouvé une table. La partie commence quand tout le monde a accepté, avant { $time }. Si tu n’as plus envie, dis simplement non : personne ne t’en voudra.
    }
lobby-matched = La file d’attente a réuni ces personnes. La partie commence quand toutes ont accepté.
lobby-matched-across = La file d’attente réunit ici des gens de plusieurs serveurs. Vous jouez en messages privés ; la partie commence quand tout le monde a accepté.
lobby-seat-kept-somebody = { $crest } gardée pour quelqu’un · expire { $time }
joined-across = Tu as une place à la table { NUMBER($table, useGrouping: 0) }. Quand tout le monde a accepté, la partie commence : dans tes messages privés, et sous `/tables`.
ended-in-queue = J’ai arrêté de te chercher une table ; appuie sur *Attendre* dans `/jouer` pour continuer.
private-across-over = -# Les parties entre serveurs ne sont pas cotées. `/jouer` te trouve la prochaine.
more-block-choose = Bloquer quelqu’un à cette table
log-matched = La file d’attente ouvre la table. Le SHA-256 du secret du mélange est { $commitment }.
log-fell-apart = Tout le monde ne veut pas jouer, donc il n’y a pas de partie. Les autres gardent leur place dans la file d’attente.
log-queue-offers = Une place est gardée pour quelqu’un de la file d’attente.

setup-from-queue = Places pour la file d’attente
setup-from-queue-help = Les nouvelles tables proposent-elles leurs places libres aux gens qui attendent avec `/jouer` ? L’hôte peut le changer.
setup-across = Parties avec d’autres serveurs
setup-across-help = Les gens qui attendent avec `/jouer` peuvent-ils avoir des tables avec des gens d’autres serveurs, s’ils le veulent ? Ils jouent en messages privés, que la modération ne voit pas.
options-from-queue = File d’attente
options-from-queue-help = Les gens qui attendent avec `/jouer` peuvent-ils avoir les places libres ?

refused-no-size-fits = Aucun de ces jeux ne se joue à autant. Rien n’a changé.
refused-not-for-you = Ce n’est pas pour toi, ou ce n’est plus d’actualité.
refused-not-yourself = C’est toi ! Choisis quelqu’un d’autre.
refused-too-many-friends = Tu ne peux pas nommer plus de { $most } personnes.
refused-sharing-across = Tu as joué cette partie avec des gens d’autres serveurs, donc elle reste entre vous.
refused-across-closed = Je ne peux pas t’envoyer de messages privés, et c’est là qu’on joue avec des gens d’autres serveurs. Autorise les messages privés des membres de ce serveur (*Paramètres de confidentialité* du serveur), puis coche de nouveau la case.
