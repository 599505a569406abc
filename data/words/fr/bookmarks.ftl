# Les marque-pages et les moments : un appui long sur un message, la partie revue, la liste des marque-pages.

menu-hand = Ma main
menu-bookmark = Marquer ce moment
menu-moment = Montrer ce moment
bookmark-title = Marquer ce moment
bookmark-remark = Remarque
bookmark-remark-hint = Personne d’autre ne la voit. Tu peux la laisser vide.
bookmark-saved = Marqué dans { $table }. Tu le retrouveras en revoyant la partie et sous `/tables`.
bookmark-noted = 🔖 C’est marqué.
bookmark-dropped = Marque-page retiré.
bookmark-plain = Sans remarque
bookmark-here = 🔖 { $remark }
bookmark-undone = -# Le moment que tu as marqué a été annulé. Voici le dernier avant lui.
bookmark-jump = Tes marque-pages
bookmarks-title = Tes marque-pages
bookmarks-none = Tu n’as encore rien marqué ici. En revoyant une partie, appuie sur **{ button-bookmark }**, ou fais un appui long sur un message d’une partie.
bookmarks-everywhere = -# Ils viennent de tous les serveurs. Une partie s’ouvre sur le serveur où on l’a jouée.
button-bookmark = Marquer
button-bookmark-change = Changer la remarque
button-bookmark-drop = Retirer
button-bookmark-open = Ouvrir
button-bookmarks =
    { $count ->
        [one] Un marque-page
       *[other] { $count } marque-pages
    }
button-back-to-tables = Tables
moment-title = Montrer ce moment
moment-remark-hint = Tout le monde la verra dans le salon de la table. Tu peux la laisser vide.
moment-shown = { $person } montre un moment de { $table } · { $turn }
moment-posted = Tout le monde peut le voir maintenant : { $link }
button-moment = Revoir à partir d’ici
button-moment-show = Montrer au salon
refused-too-long-remark = Une remarque a { $most } caractères au plus.
refused-too-many-bookmarks = Tu as déjà 25 marque-pages dans cette partie. Retires-en un en la revoyant, puis réessaie.
refused-no-such-bookmark = Ce marque-page n’existe plus.
refused-not-my-message = Ce message n’est pas de moi. Essaie sur un message d’une de mes tables.
refused-no-table-message = Ce message ne parle pas d’une seule table. Essaie sur le message d’une table.
refused-many-tables-message = Ce message parle de plusieurs tables. Essaie sur le message de l’une d’elles.
refused-other-database-message = Je ne me souviens plus de la table de ce message : ma base de données a été remplacée depuis. `/tables` montre ce qu’il y a maintenant.
refused-not-for-the-channel = Personne d’autre ne voit cette table, donc je ne la montre pas au salon.
refused-may-not-post = Tu ne peux pas écrire dans le salon de la table, donc tu ne peux rien y montrer.
