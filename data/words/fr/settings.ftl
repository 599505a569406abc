# Ce qu’ont en commun les réglages des gens et des serveurs.

settings-yes = oui
settings-no = non
settings-lost =
    { $count ->
        [one] ⚠️ L’un d’eux a été supprimé ; appuie sur *Vérifier les permissions* pour l’oublier.
       *[other] ⚠️ { $count } d’entre eux ont été supprimés ; appuie sur *Vérifier les permissions* pour les oublier.
    }
button-settings-on = Activer
button-settings-off = Désactiver
settings-remove = En retirer un
button-settings-remove = Retirer : { $what }
settings-previous = Réglages précédents
settings-more = Plus de réglages
settings-form =
    { $count ->
        [one] Tout en un formulaire
       *[other] Formulaire { $number } sur { $count }
    }

refused-no-such-setting = Ce réglage ou cette valeur n’existe pas ; rien n’a changé.
