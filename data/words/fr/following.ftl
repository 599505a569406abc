# Suivre ce qui se passe : nouvelles, listes de tables, résultats.

hand-news = **Depuis ta dernière visite**
hand-news-marked = { hand-news } · ❗ dans l’image
hand-news-more =
    { $news } · { $count ->
        [one] { $count } tour plus ancien sous *Plus*
       *[other] { $count } tours plus anciens sous *Plus*
    }

tables-joinable = Tables à rejoindre
tables-watchable = Parties à regarder
button-watch = Regarder
button-follow = Suivre
button-unfollow = Ne plus suivre
button-next =
    { $count ->
        [one] Suivante : une table attend
       *[other] Suivante : { $count } tables attendent
    }
follow-on = 🔔 Tu suis cette partie : je te dirai comment elle finit. Appuie encore pour ne plus la suivre.
follow-off = Tu ne suis plus cette partie.
joined = Tu as une place à la table { NUMBER($table, useGrouping: 0) } : { $link }
refused-nothing-waits = Aucune table ne t’attend en ce moment. `/tables` les montre toutes.
notice-result = { $person }, { $table }, c’est fini. { $result }
letter-result = Cette partie est finie. { $result }

button-note = Ma note
hand-picture = Sur quoi lis-tu ceci ? Tu peux le changer sous `/moi réglages`.
hand-own-note = 📝 **Ma note** · personne d’autre ne peut la lire
note-label = Pour toi seulement
note-hint = Tu la verras dans ta main à cette table. Laisse vide pour l’effacer.
note-saved = Ta note est enregistrée.
note-deleted = Ta note est effacée.
refused-too-long-note = Une note a { $most } caractères au plus. La tienne n’a pas changé.
